"""A random player who does a bit of everything: for tests and benchmarks of whole games.

Plain random play mostly lays track, because there are so many ways to. This one chooses what to do first, runs when it
has steam, and takes goods along.
"""

from __future__ import annotations

import random

from steamshed.games.days_of_steam.actions import (
    Burn,
    City,
    DrawCity,
    Exchange,
    Load,
    MoveStep,
    Place,
    Stop,
    Track,
    Water,
)
from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.action import Action
from steamshed.kernel.picking import one_of, weighted


def steady(state: Table, legal: list[Action], rng: random.Random) -> Action:
    """A random kind of action, then a random one of that kind."""
    assert state.seat is not None
    # most actions lay track, and those come first
    tiles = 0
    while tiles < len(legal) and isinstance(legal[tiles], Track):
        tiles += 1
    kinds: dict[str, list[Action]] = {"tile": legal[:tiles]} if tiles else {}
    for action in legal[tiles:]:
        kinds.setdefault(kind_of(action), []).append(action)
    weights = {
        "tile": 12,
        "city": 5,
        "load": 9 if state.steam[state.seat] > 2 else 2,
        "step": 2 * state.spendable(state.seat),
        "stop": 3,
        "burn": 2,
        "water": 3 if state.steam[state.seat] < 4 else 1,
        "exchange": 1,
    }
    names = sorted(kinds)
    chosen = weighted(rng, names, [weights[name] for name in names])
    return one_of(rng, kinds[chosen])


def kind_of(action: Action) -> str:
    if isinstance(action, Track):
        return "tile"
    if isinstance(action, (City, DrawCity, Place)):
        return "city"
    if isinstance(action, Load):
        return "load"
    if isinstance(action, MoveStep):
        return "step"
    if isinstance(action, Stop):
        return "stop"
    if isinstance(action, Burn):
        return "burn"
    if isinstance(action, Water):
        return "water"
    assert isinstance(action, Exchange)
    return "exchange"
