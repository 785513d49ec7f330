"""By which numbers a position of Age of Steam is judged. What each is worth is in ``weights.toml``."""

from __future__ import annotations

from typing import Final

from steamshed.games.age_of_steam.rules.money import reduction_of
from steamshed.games.age_of_steam.rules.scoring import track_points
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.games.age_of_steam.table.phases import ISSUE_SHARES
from steamshed.games.age_of_steam.think.heuristics import DOUBT, moves_this_turn, turns_to_pay
from steamshed.kernel.heuristics import BUILDING, MONEY, RIVALS

SPENDABLE: Final = 14
"""Dollars beyond which more money is of no more use in a turn."""

FORECAST: Final = 0
DISTANCE: Final = 1
TRACK: Final = 2
ENGINE: Final = 3
NETWORK: Final = 4
INCOME: Final = 5
CASH: Final = 6
SHARES: Final = 7
RIVALS_NOW: Final = 8
RIVALS_LATER: Final = 9
LEADER: Final = 10
RUIN: Final = 11

NAMES: Final = (
    "forecast",
    "distance",
    "track",
    "engine",
    "network",
    "income",
    "cash",
    "shares",
    "rivals",
    "rivals-growth",
    "leader",
    "ruin",
)
OF_KIND: Final = {
    "track": BUILDING,
    "network": BUILDING,
    "engine": BUILDING,
    "income": MONEY,
    "cash": MONEY,
    "shares": MONEY,
    "rivals": RIVALS,
    "rivals-growth": RIVALS,
    "leader": RIVALS,
}


def features(state: AgeOfSteam, seat: int, deliveries: list[float], sure: list[float], network: float) -> list[float]:
    """The numbers by index, given what the seat's deliveries would bring, the best first, and what its network is good
    for.

    * forecast: points if the best deliveries are made two a turn, and money that is short is raised;
    * ruin: whether the company is out, or will be if this turn's deliveries come to less than hoped. Only what the
      engine can pull now is hoped for here;
    * distance: the same, the more the longer the game goes on: how little is certain yet;
    * network: what a cube of a colour drawn at random would bring, over all cities with own track;
    * network, engine, income, shares: for every turn that is left after this one;
    * rivals: the points of an average rival; their growth is their income for every turn left; the leader is by how
      much the best of them is above the average.
    """
    found = [0.0] * len(NAMES)
    turns = turns_to_pay(state)
    later = float(max(0, turns - 1))
    rivals_of(state, seat, later, found)
    if state.out[seat]:
        found[RUIN] = 1.0
        return found
    look_ahead(state, seat, deliveries, turns, found)
    if turns and state.phase != ISSUE_SHARES and threatened(state, seat, sure):
        found[RUIN] = 1.0
    found[DISTANCE] = found[FORECAST] * later / (state.rules.turns - 1)
    found[TRACK] = float(track_points(state, seat))
    found[ENGINE] = state.engine[seat] * later
    found[NETWORK] = network * later
    found[INCOME] = state.income[seat] * later
    found[CASH] = float(min(state.cash[seat], SPENDABLE)) if later else 0.0
    found[SHARES] = state.shares[seat] * later
    return found


def look_ahead(state: AgeOfSteam, seat: int, deliveries: list[float], turns: int, found: list[float]) -> None:
    """Fills in the forecast, and ruin if no shares are left to pay with."""
    numbers = state.rules.numbers
    income, cash = float(state.income[seat]), float(state.cash[seat])
    shares, engine = float(state.shares[seat]), float(state.engine[seat])
    moves, at = moves_this_turn(state, seat), 0
    too_late = state.phase != ISSUE_SHARES
    for _ in range(turns):
        hoped = 0.0
        for _ in range(moves):
            if at < len(deliveries):
                hoped += deliveries[at]
                at += 1
        income += hoped
        moves = 2
        cash += income - shares - engine
        if too_late:
            # this turn's shares are issued: what is missing now costs income
            too_late = False
            if cash < 0:
                income += cash
                cash = 0.0
        if cash < 0:
            shares -= cash / (numbers.share_price - 1)
            cash = 0.0
            if shares > numbers.most_shares:
                found[RUIN] = 1.0
                shares = float(numbers.most_shares)
        income -= reduction_of(state.rules.reduction, int(income))
    found[FORECAST] = 3 * income - 3 * shares


def threatened(state: AgeOfSteam, seat: int, sure: list[float]) -> bool:
    """Whether the company cannot pay at the end of this turn (AS-EXP, AS-ELIM) if most of its hopes come to nothing."""
    hoped = 0.0
    for at in range(min(moves_this_turn(state, seat), len(sure))):
        hoped += (1 - DOUBT) * sure[at]
    income = state.income[seat] + hoped
    short = state.shares[seat] + state.engine[seat] - state.cash[seat] - income
    return short > 0 and income - short < 0


def rivals_of(state: AgeOfSteam, seat: int, later: float, found: list[float]) -> None:
    """Fills in what others have."""
    count, total, growth, best = 0, 0.0, 0.0, 0.0
    for other in range(state.rules.players):
        if other == seat:
            continue
        count += 1
        if state.out[other]:
            continue
        points = 3.0 * (state.income[other] - state.shares[other])
        total += points
        growth += state.income[other] * later
        if points > best:
            best = points
    found[RIVALS_NOW] = total / count
    found[RIVALS_LATER] = growth / count
    found[LEADER] = max(0.0, best - total / count)
