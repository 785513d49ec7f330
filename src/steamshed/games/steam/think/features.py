"""By which numbers a position of Steam is judged. What each is worth is in ``weights.toml``."""

from __future__ import annotations

from typing import Final

from steamshed.games.steam.rules.scoring import complete_links
from steamshed.games.steam.state import Steam
from steamshed.games.steam.think.forecast import Forecast, worth_of_income
from steamshed.kernel.heuristics import BUILDING, MONEY, RIVALS
from steamshed.rail.network import CITY

SPENDABLE: Final = 15
"""Dollars beyond which more money is of no more use in a round."""
AHEAD: Final = 2
"""The network is judged as it will be of use with a locomotive better by so many levels."""

FORECAST: Final = 0
DISTANCE: Final = 1
LINKS: Final = 2
ENGINE: Final = 3
NETWORK: Final = 4
INCOME: Final = 5
CASH: Final = 6
RIVALS_NOW: Final = 7
RIVALS_LATER: Final = 8
LEADER: Final = 9
RUIN: Final = 10

NAMES: Final = (
    "forecast",
    "distance",
    "links",
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
    "links": BUILDING,
    "network": BUILDING,
    "engine": BUILDING,
    "income": MONEY,
    "cash": MONEY,
    "rivals": RIVALS,
    "rivals-growth": RIVALS,
    "leader": RIVALS,
}


def features(state: Steam, seat: int, forecast: Forecast) -> list[float]:
    """The numbers by index.

    * forecast: points if the rest of the game is played through in thought; the distance is the same, the more the
      longer the game goes on;
    * network: what a cube of a colour drawn at random would bring, over all cities with own track;
    * links, network, engine, income: for every round that is left after this one;
    * rivals: the points of an average rival as if the game ended now; their growth is their income for every round
      left; the leader is by how much the best of them is above the average.
    """
    found = [0.0] * len(NAMES)
    later = float(max(0, state.rules.turns - state.turn))
    rivals_of(state, seat, later, found)
    if state.out[seat]:
        found[RUIN] = 1.0
        return found
    found[FORECAST] = forecast.value(state, seat)
    found[DISTANCE] = found[FORECAST] * later / (state.rules.turns - 1)
    found[LINKS] = complete_links(state, seat) * later
    found[ENGINE] = state.engine[seat] * later
    found[NETWORK] = network_of(state, seat, forecast) * later if later else 0.0
    found[INCOME] = state.income[seat] * later
    found[CASH] = float(min(state.cash[seat], SPENDABLE)) if later else 0.0
    return found


def network_of(state: Steam, seat: int, forecast: Forecast) -> float:
    """What cubes of all colours would bring from every city with track, as a mean over the colours."""
    prospects = forecast.outlook.of(state, seat)
    kinds, longest, stop = prospects.kinds, prospects.longest, state.network.stop
    reach = min(longest, state.engine[seat] + AHEAD)
    every = (1 << kinds) - 1
    total = 0.0
    for city in state.rules.board.nodes:
        if stop[city] != CITY or not prospects.links[city]:
            continue
        gains = prospects.of(city, every)
        for kind in range(kinds):
            first, best = kind * (longest + 1), 0.0
            for length in range(1, reach + 1):
                if gains[first + length] > best:
                    best = gains[first + length]
            total += best
    return total / kinds


def rivals_of(state: Steam, seat: int, later: float, found: list[float]) -> None:
    """Fills in what others have, with the points of a delivery that they have still to take."""
    count, total, growth, best = 0, 0.0, 0.0, 0.0
    for other in range(state.rules.players):
        if other == seat:
            continue
        count += 1
        if state.out[other]:
            continue
        points = state.vp[other] + worth_of_income(state, float(state.income[other])) + complete_links(state, other)
        for at, receiver in enumerate(state.receivers):
            if receiver == other:
                points += state.points[at]
        total += points
        growth += state.income[other] * later
        if points > best:
            best = points
    found[RIVALS_NOW] = total / count
    found[RIVALS_LATER] = growth / count
    found[LEADER] = max(0.0, best - total / count)
