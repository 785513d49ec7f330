"""By which numbers a position of Steam is judged. What each is worth is in ``weights.toml``."""

from __future__ import annotations

from typing import Final

from steamshed.ai.heuristics import BUILDING
from steamshed.games.steam.rules.scoring import complete_links
from steamshed.games.steam.state import Steam
from steamshed.games.steam.think.forecast import Forecast, worth_of_income
from steamshed.hexrail.think import features as shared
from steamshed.hexrail.think.features import OWN, RUIN, note_company, note_rivals
from steamshed.rail.network import CITY

SPENDABLE: Final = 15
"""Dollars beyond which more money is of no more use in a round."""
AHEAD: Final = 2
"""The network is judged as it will be of use with a locomotive better by so many levels."""

LINKS: Final = OWN

NAMES: Final = (*shared.NAMES, "links")
OF_KIND: Final = {**shared.OF_KIND, "links": BUILDING}


def features(state: Steam, seat: int, forecast: Forecast, horizon: int) -> list[float]:
    """The numbers by index; links are those completed, for every round that is left after this one, as far as the
    horizon. The others are as in ``hexrail.think.features``."""
    found = [0.0] * len(NAMES)
    later = float(max(0, min(state.rules.turns - state.turn, horizon)))
    note_rivals(state, seat, points_now(state), later, found)
    if state.out[seat]:
        found[RUIN] = 1.0
        return found
    network = network_of(state, seat, forecast) if later else 0.0
    money = float(min(state.cash[seat], SPENDABLE))
    note_company(state, seat, forecast.value(state, seat), network, money, later, found)
    found[LINKS] = complete_links(state, seat) * later
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


def points_now(state: Steam) -> list[float]:
    """What each seat would have if the game ended now, with the points of a delivery that it has still to take."""
    points = [
        state.vp[seat] + worth_of_income(state, float(state.income[seat])) + complete_links(state, seat)
        for seat in range(state.rules.players)
    ]
    for at, receiver in enumerate(state.receivers):
        points[receiver] += state.points[at]
    return points
