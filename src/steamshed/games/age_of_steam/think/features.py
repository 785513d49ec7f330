"""By which numbers a position of Age of Steam is judged. What each is worth is in ``weights.toml``."""

from __future__ import annotations

from typing import Final

from steamshed.games.age_of_steam.rules.scoring import track_points
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.games.age_of_steam.think.heuristics import forecast, turns_to_pay
from steamshed.kernel.heuristics import BUILDING, MONEY, RIVALS

SPENDABLE: Final = 14
"""Dollars beyond which more money is of no more use in a turn."""
MOST_GOODS: Final = 12.0
"""Income to come beyond what can be delivered in time: more than this is of no use."""

FORECAST: Final = 0
TRACK: Final = 1
ENGINE: Final = 2
LINKS: Final = 3
GOODS: Final = 4
INCOME: Final = 5
CASH: Final = 6
SHARES: Final = 7
RIVALS_NOW: Final = 8
RIVALS_LATER: Final = 9
LEADER: Final = 10
RUIN: Final = 11
NETWORK: Final = 12

NAMES: Final = (
    "forecast",
    "track",
    "engine",
    "links",
    "goods",
    "income",
    "cash",
    "shares",
    "rivals",
    "rivals-growth",
    "leader",
    "ruin",
    "network",
)
OF_KIND: Final = {
    "track": BUILDING,
    "links": BUILDING,
    "goods": BUILDING,
    "network": BUILDING,
    "income": MONEY,
    "cash": MONEY,
    "shares": MONEY,
    "rivals": RIVALS,
    "rivals-growth": RIVALS,
    "leader": RIVALS,
}


def features(state: AgeOfSteam, seat: int, deliveries: list[float], network: float) -> list[float]:
    """The numbers by index, given what the seat's deliveries would bring, the best first, and what its network is good
    for.

    * forecast: points if the best deliveries are made two a turn, and money that is short is raised;
    * engine, links, income, shares: what there is, for every turn that is left after this one;
    * network: what a cube of a colour drawn at random would bring, over all cities with own track;
    * goods: income to come that there is no time for in the forecast: choice, and safety from rivals;
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
    found[FORECAST] = forecast(state, seat, deliveries, turns)
    found[TRACK] = float(track_points(state, seat))
    found[ENGINE] = state.engine[seat] * later
    found[LINKS] = links_owned(state, seat) * later
    spare = 0.0
    for at in range(2 * turns, len(deliveries)):
        spare += deliveries[at]
    found[GOODS] = min(spare, MOST_GOODS) if later else 0.0
    found[NETWORK] = network if later else 0.0
    found[INCOME] = state.income[seat] * later
    found[CASH] = float(min(state.cash[seat], SPENDABLE)) if later else 0.0
    found[SHARES] = state.shares[seat] * later
    return found


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


def links_owned(state: AgeOfSteam, seat: int) -> int:
    """The links of a seat: complete sections."""
    network = state.network
    count = 0
    for section in range(1, len(network.length)):
        if network.owner[section] == seat and network.length[section] and network.is_link(section):
            count += 1
    return count
