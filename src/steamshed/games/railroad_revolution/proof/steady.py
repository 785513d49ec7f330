"""Random play that goes on with the turn: shares are sold and workers hired only now and then."""

from __future__ import annotations

import random

from steamshed.games.railroad_revolution.actions import DONE, HIRE, PASS, SELL, STOP, Move
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Action
from steamshed.kernel.fast_random import one_of


def steady(state: Table, legal: list[Action], rng: random.Random) -> Action:
    """Any action with equal chance, but what ends something or sells something mostly when nothing else is left."""
    going = [move for move in legal if isinstance(move, Move) and move.verb not in (SELL, HIRE, STOP, PASS, DONE)]
    if going and rng.random() < 0.85:
        return one_of(rng, going)
    return one_of(rng, legal)
