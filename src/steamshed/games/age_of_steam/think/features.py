"""By which numbers a position of Age of Steam is judged. What each is worth is in ``weights.toml``."""

from __future__ import annotations

from typing import Final

from steamshed.games.age_of_steam.rules.money import reduction_of
from steamshed.games.age_of_steam.rules.scoring import track_points
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.games.age_of_steam.table.phases import ISSUE_SHARES
from steamshed.games.age_of_steam.think.heuristics import DOUBT, moves_this_turn, turns_to_pay
from steamshed.hexrail.think import features as shared
from steamshed.hexrail.think.features import OWN, RUIN, note_company, note_rivals
from steamshed.kernel.heuristics import BUILDING, MONEY

SPENDABLE: Final = 14
"""Dollars beyond which more money is of no more use in a turn."""

TRACK: Final = OWN
SHARES: Final = OWN + 1

NAMES: Final = (*shared.NAMES, "track", "shares")
OF_KIND: Final = {**shared.OF_KIND, "track": BUILDING, "shares": MONEY}


def features(state: AgeOfSteam, seat: int, deliveries: list[float], sure: list[float], network: float) -> list[float]:
    """The numbers by index, given what the seat's deliveries would bring, the best first, and what its network is good
    for.

    * forecast: as if the best deliveries are made two a turn, and money that is short is raised;
    * ruin: whether the company is out, or will be if this turn's deliveries come to less than hoped. Only what the
      engine can pull now is hoped for here;
    * track: points for it; shares: for every turn that is left after this one;
    * the others as in ``hexrail.think.features``.
    """
    found = [0.0] * len(NAMES)
    turns = turns_to_pay(state)
    later = float(max(0, turns - 1))
    points = [3.0 * (state.income[other] - state.shares[other]) for other in range(state.rules.players)]
    note_rivals(state, seat, points, later, found)
    if state.out[seat]:
        found[RUIN] = 1.0
        return found
    note_company(state, seat, look_ahead(state, seat, deliveries, turns, found), network, SPENDABLE, later, found)
    if turns and state.phase != ISSUE_SHARES and threatened(state, seat, sure):
        found[RUIN] = 1.0
    found[TRACK] = float(track_points(state, seat))
    found[SHARES] = state.shares[seat] * later
    return found


def look_ahead(state: AgeOfSteam, seat: int, deliveries: list[float], turns: int, found: list[float]) -> float:
    """The forecast; fills in ruin if no shares are left to pay with."""
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
    return 3 * income - 3 * shares


def threatened(state: AgeOfSteam, seat: int, sure: list[float]) -> bool:
    """Whether the company cannot pay at the end of this turn (AS-EXP, AS-ELIM) if most of its hopes come to nothing."""
    hoped = 0.0
    for at in range(min(moves_this_turn(state, seat), len(sure))):
        hoped += (1 - DOUBT) * sure[at]
    income = state.income[seat] + hoped
    short = state.shares[seat] + state.engine[seat] - state.cash[seat] - income
    return short > 0 and income - short < 0
