"""What silver, income and rounds are worth to a bot, in points at the end of the game.

Silver itself scores next to nothing; it is worth what it buys. At the end that is vehicles and raised stations, about
four points for ten silver. Earlier it also buys lines that earn more silver, so a silver in hand is worth more the more
rounds are left, and income is the sum of that over all rounds to come.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.table.table import Table

LAST_SILVER: Final = 0.42
"""Points that a silver buys in the last rounds: an electric van costs 84 and scores 40."""
GROWTH: Final = 0.04
"""How much more (as a part of that) a silver is worth for every round in which it can still work."""
IDLE_SILVER: Final = 0.1
"""Points for a silver that can buy nothing any more."""
FULL_PURSE: Final = 350
"""With so much silver in hand a silver is worth half: there is one build step a round, and vehicles run out."""
ROW: Final = 60
"""So much more may be in hand for every row of the boards that waits for a line."""
INCOME: Final = 0.3
"""Points that a silver of later rounds will buy."""
SMALL_CHANGE: Final = 12.0
"""Silver added to every cost when gains are compared with costs, so that cheap trifles do not come first."""
PURSE_COUNTS: Final = 0.25
"""How much of the silver in hand is added to every cost in the same comparison."""
EARLY_END: Final = 4
"""Rounds of era IV that a careful player counts on in the advanced game, which a central building IV can end."""


def rounds_left(state: Table) -> int:
    """How often lines will still move."""
    if state.seat is None or state.ended:
        return 0
    last = state.rules.last_round
    if state.rules.advanced:
        last = max(state.round + 1, last - state.rules.rounds[3] + EARLY_END)
        last = min(last, state.rules.last_round)
    left = last - state.round
    return left + 1 if state.phase in ("control_card", "food_factory") else left


def silver_worth(left: int, purse: int, rows: int) -> float:
    """Points for one silver with so many rounds left: the fuller the purse, the less the next purchase is worth.

    ``rows``: rows of the boards that are still empty.
    """
    full = FULL_PURSE + ROW * rows
    return LAST_SILVER * (1.0 + GROWTH * left) * full / (full + purse)


def worth_now(state: Table, seat: int) -> float:
    """Points for one silver of a seat; when it can buy nothing later, what it scores itself."""
    left = rounds_left(state)
    if left == 0 and state.phase in ("trade", "offer"):
        return IDLE_SILVER
    every = state.rules.all_rows
    rows = state.start[seat * every : (seat + 1) * every].count(-1)
    return silver_worth(left, state.silver[seat], rows)


def income_worth(left: int) -> float:
    """Points for one silver in each of the rounds left."""
    return INCOME * (left + GROWTH * left * (left - 1) / 2) if left > 0 else 0.0


def preference(gain: float, cost: int, purse: int) -> float:
    """How projects and deals are compared: by gain for silver when silver is short, by gain when it is not."""
    return gain / float((SMALL_CHANGE + cost + PURSE_COUNTS * purse) ** 0.7)
