"""A random player who gets somewhere: builds routes, buys vehicles, fills his boards. For tests and benchmarks."""

from __future__ import annotations

import random

from steamshed.games.binario.actions import Do
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action
from steamshed.kernel.fast_random import one_of, weighted

BUILD = {"pass": 1.0, "demolish": 0.05, "build": 2.0, "modernise": 2.0, "hq": 1.0, "station": 0.2}
PLANNER = {"auto": 3.0, "manual": 1.0}
LAY = {"stop": 0.2, "go": 1.0, "enter": 4.0, "station": 2.0}
CHANGE = {"whole": 4.0, "done": 1.0}
TRADE = {"done": 3.0, "buy": 0.7, "offer": 0.05, "withdraw": 0.05}
FREIGHT = {"open": 6.0, "edit": 1.0, "close": 0.05, "done": 1.0}


def steady(state: Table, legal: list[Action], rng: random.Random) -> Action:
    """A random one of the sensible actions."""
    phase = state.phase
    if phase == "build":
        return pick(legal, rng, BUILD)
    if phase == "planner":
        return pick(legal, rng, PLANNER)
    if phase == "lay":
        return pick(legal, rng, LAY)
    if phase in ("demolish", "modernise"):
        return pick(legal, rng, CHANGE)
    if phase == "trade":
        return pick(legal, rng, TRADE)
    if phase == "freight":
        return pick(legal, rng, FREIGHT)
    if phase in ("outbound", "return", "vehicle"):
        useful = [action for action in legal if isinstance(action, Do) and action.word not in ("none", "keep")]
        if useful and rng.random() < 0.9:
            return one_of(rng, useful)
    if phase == "number":
        return legal[-1]
    return one_of(rng, legal)


def pick(legal: list[Action], rng: random.Random, weights: dict[str, float]) -> Action:
    """A random action, each verb with its weight."""
    chances: list[float] = []
    for action in legal:
        assert isinstance(action, Do)
        chances.append(weights.get(action.verb, 1.0))
    return weighted(rng, legal, chances)
