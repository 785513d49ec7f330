"""A random player who does a bit of everything: for tests and benchmarks of whole games.

Plain random play mostly lays track, because there are so many ways to. This one chooses what to do first, runs when it
has steam, and takes goods along.
"""

from __future__ import annotations

import random
from typing import Final

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
from steamshed.kernel.fast_random import below, weighted

BURN: Final = 0
CITY: Final = 1
EXCHANGE: Final = 2
LOAD: Final = 3
STEP: Final = 4
STOP: Final = 5
TILE: Final = 6
WATER: Final = 7
"""Kinds of actions, in the order in which the generator is asked for one."""


def steady(state: Table, legal: list[Action], rng: random.Random) -> Action:
    """A random kind of action, then a random one of that kind. Actions of a kind stand together."""
    assert state.seat is not None
    steam = state.steam[state.seat]
    first, count = [0] * 8, [0] * 8
    # most actions lay track, and those come first
    at = 0
    while at < len(legal) and isinstance(legal[at], Track):
        at += 1
    count[TILE] = at
    while at < len(legal):
        kind = kind_of(legal[at])
        if count[kind] == 0:
            first[kind] = at
        count[kind] += 1
        at += 1
    weights = [2, 5, 1, 9 if steam > 2 else 2, 2 * state.spendable(state.seat), 3, 12, 3 if steam < 4 else 1]
    kinds = [kind for kind in range(8) if count[kind]]
    chosen = weighted(rng, kinds, [weights[kind] for kind in kinds])
    return legal[first[chosen] + below(rng, count[chosen])]


def kind_of(action: Action) -> int:
    if isinstance(action, MoveStep):
        return STEP
    if isinstance(action, (City, DrawCity, Place)):
        return CITY
    if isinstance(action, Stop):
        return STOP
    if isinstance(action, Load):
        return LOAD
    if isinstance(action, Burn):
        return BURN
    if isinstance(action, Water):
        return WATER
    if isinstance(action, Track):
        return TILE
    assert isinstance(action, Exchange)
    return EXCHANGE
