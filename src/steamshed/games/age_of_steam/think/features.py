"""By which numbers a position of Age of Steam is judged. What each is worth is in ``weights.toml``."""

from __future__ import annotations

from typing import Final

from steamshed.ai.heuristics import BUILDING, MONEY
from steamshed.games.age_of_steam.rules.scoring import track_points
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.games.age_of_steam.table.phases import GOODS_GROWTH, ISSUE_SHARES
from steamshed.games.age_of_steam.think.heuristics import DOUBT, moves_this_turn, turns_to_pay
from steamshed.hexrail.content.map_rules import reduction_of
from steamshed.hexrail.rules.points import extra_points
from steamshed.hexrail.think import features as shared
from steamshed.hexrail.think.features import CASH, OWN, RUIN, note_company, note_rivals

SPENDABLE: Final = 14.0
"""Dollars beyond which more money is of no more use in a turn."""
FORESEEN: Final = 2
"""In how many turns ruin can be seen coming. What is further off can still be avoided."""

TRACK: Final = OWN
SHARES: Final = OWN + 1
LINKS: Final = OWN + 2
SHORTAGE: Final = OWN + 3

NAMES: Final = (*shared.NAMES, "track", "shares", "links", "shortage")
OF_KIND: Final = {**shared.OF_KIND, "track": BUILDING, "links": BUILDING, "shares": MONEY, "shortage": MONEY}


def features(
    state: AgeOfSteam,
    seat: int,
    deliveries: list[float],
    sure: list[float],
    network: float,
    hope: float,
    horizon: int,
) -> list[float]:
    """The numbers by index, given what the seat's deliveries would bring, the best first, what its network is good
    for, and the part of the engine's length that a delivery will bring for which there is no cube or track yet.
    No more turns are thought of than lie before the horizon.

    * forecast: as if the best deliveries are made two a turn, and money that is short is raised;
    * ruin: whether the company is out, or will be if this turn's deliveries come to less than hoped. Only what the
      engine can pull now is hoped for here;
    * shortage: dollars that will be missing at the end of this turn, and cost income, if hopes come to less;
    * track: points for it; shares, links: for every turn that is left after this one;
    * the others as in ``hexrail.think.features``.
    """
    found = [0.0] * len(NAMES)
    turns = turns_to_pay(state)
    later = float(max(0, min(turns - 1, horizon)))
    map = state.rules.map
    points = [
        float(map.income_points * state.income[other] - map.share_points * state.shares[other])
        for other in range(state.rules.players)
    ]
    note_rivals(state, seat, points, later, found)
    if state.out[seat]:
        found[RUIN] = 1.0
        return found
    forecast = look_ahead(state, seat, deliveries, turns, hope, found)
    note_company(state, seat, forecast, network, found[CASH], later, found)
    if turns and state.phase != ISSUE_SHARES:
        careful(state, seat, sure, found)
    found[TRACK] = float(state.rules.map.track_points * track_points(state, seat) + extra_points(state, seat))
    found[SHARES] = state.shares[seat] * later
    found[LINKS] = len(state.network.links_of(seat)) * later if later else 0.0
    return found


def look_ahead(
    state: AgeOfSteam, seat: int, deliveries: list[float], turns: int, hope: float, found: list[float]
) -> float:
    """The forecast; fills in money that there will be for the next turn, and ruin if no shares are left to pay with."""
    numbers = state.rules.numbers
    income, cash = float(state.income[seat]), float(state.cash[seat])
    shares, engine = float(state.shares[seat]), float(state.engine[seat])
    moves, at = moves_this_turn(state, seat), 0
    before_this_turn = state.phase == GOODS_GROWTH
    too_late = state.phase != ISSUE_SHARES
    found[CASH] = min(cash, SPENDABLE)
    for turn in range(turns):
        hoped = 0.0
        for _ in range(moves):
            if at < len(deliveries):
                hoped += deliveries[at]
                at += 1
            elif turn > 0:
                hoped += hope * engine
        income += hoped
        moves = 2
        cash += income - shares - engine
        if too_late:
            # this turn's shares are issued: what is missing now costs income
            too_late = False
            if cash < 0:
                income += cash
                cash = 0.0
        if turn == 0 and not before_this_turn:
            found[CASH] = min(max(cash, 0.0), SPENDABLE)
        if cash < 0:
            shares -= cash / (numbers.share_price - 1)
            cash = 0.0
            if shares > numbers.most_shares:
                if turn < FORESEEN:
                    found[RUIN] = 1.0
                shares = float(numbers.most_shares)
        income -= reduction_of(state.rules.reductions[min(state.turn + turn, state.rules.turns)], int(income))
    return state.rules.map.income_points * income - state.rules.map.share_points * shares


def careful(state: AgeOfSteam, seat: int, sure: list[float], found: list[float]) -> None:
    """Fills in what cannot be paid at the end of this turn (AS-EXP) if most of its hopes come to nothing, and whether
    that is more than there is (AS-ELIM)."""
    hoped = 0.0
    for at in range(min(moves_this_turn(state, seat), len(sure))):
        hoped += (1 - DOUBT) * sure[at]
    income = state.income[seat] + hoped
    short = state.shares[seat] + state.engine[seat] - state.cash[seat] - income
    if short > 0:
        found[SHORTAGE] = short
        if income - short < 0:
            found[RUIN] = 1.0
