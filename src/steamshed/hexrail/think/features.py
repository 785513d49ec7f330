"""The features by which positions of all games of this family are judged. Each game adds its own behind them."""

from __future__ import annotations

from typing import Final

from steamshed.ai.heuristics import BUILDING, MONEY, RIVALS
from steamshed.hexrail.table.table import HexTable

FORECAST: Final = 0
DISTANCE: Final = 1
ENGINE: Final = 2
NETWORK: Final = 3
INCOME: Final = 4
CASH: Final = 5
RIVALS_NOW: Final = 6
RIVALS_LATER: Final = 7
LEADER: Final = 8
RUIN: Final = 9
UNCERTAIN: Final = 0.3
"""How much of the uncertainty at the beginning is left before the last turn."""
OWN: Final = 10
"""The first one that a game has for itself."""

NAMES: Final = (
    "forecast",
    "distance",
    "engine",
    "network",
    "income",
    "cash",
    "rivals",
    "rivals-growth",
    "leader",
    "ruin",
)
OF_KIND: Final = {
    "network": BUILDING,
    "engine": BUILDING,
    "income": MONEY,
    "cash": MONEY,
    "rivals": RIVALS,
    "rivals-growth": RIVALS,
    "leader": RIVALS,
}
TOLD_WITH: Final = {"distance": "forecast"}
"""How little is certain of the forecast takes back most of what it promises: nobody wants to hear both."""


def note_company(
    state: HexTable, seat: int, forecast: float, network: float, money: float, later: float, found: list[float]
) -> None:
    """Fills in what a company in the game has.

    * forecast: points if the rest of the game is played through in thought;
    * distance: the same, the more the longer the game goes on: how little is certain yet. In the last turn all is;
    * network: what a cube of a colour drawn at random would bring, over all cities with own track;
    * network, engine, income: for every turn that is ``later`` than this one;
    * cash: ``money`` for the next turn, which is of the more use the longer the game goes on.
    """
    found[FORECAST] = forecast
    found[DISTANCE] = forecast * (UNCERTAIN + (1 - UNCERTAIN) * later / (state.rules.turns - 1)) if later else 0.0
    found[ENGINE] = state.engine[seat] * later
    found[NETWORK] = network * later
    found[INCOME] = state.income[seat] * later
    found[CASH] = money * later / (state.rules.turns - 1)


def note_rivals(state: HexTable, seat: int, points: list[float], later: float, found: list[float]) -> None:
    """Fills in what others have, given the ``points`` of each seat as if the game ended now: those of an average rival;
    their growth, which is their income for every turn left; and by how much the best of them is above the average."""
    count, total, growth, best = 0, 0.0, 0.0, 0.0
    for other in range(state.rules.players):
        if other == seat:
            continue
        count += 1
        if state.out[other]:
            continue
        total += points[other]
        growth += state.income[other] * later
        if points[other] > best:
            best = points[other]
    found[RIVALS_NOW] = total / count
    found[RIVALS_LATER] = growth / count
    found[LEADER] = max(0.0, best - total / count)
