"""A game of each of the family, by players who follow advice: played once, looked at by several tests."""

from __future__ import annotations

import random
from functools import cache

import steamshed
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.chance import Chance

MOST = 180
"""How many moves are played."""


@cache
def played(name: str) -> tuple[HexTable, ...]:
    """The positions of a game. They are shared: what changes one works on a copy."""
    game, chance, rng = steamshed.game(name), Chance(2), random.Random(2)
    state = game.new(3, chance=chance)
    found: list[HexTable] = []
    while state.seat is not None and len(found) < MOST:
        copy = state.clone()
        assert isinstance(copy, HexTable)
        found.append(copy)
        legal = state.legal()
        state.apply(game.heuristics().advise(state, legal, rng) or game.steady(state, legal, rng), chance)
    return tuple(found)
