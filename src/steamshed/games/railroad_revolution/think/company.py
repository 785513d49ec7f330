"""What a position holds for a company and its rivals, in named numbers, each in points at the end.

The parts are those of ``judgement``, told apart so that each can have its weight: milestones done and to come, tracks,
links, trains, money, workers, and effects that lie open; and what the rivals may expect.
"""

from __future__ import annotations

from typing import Final

from steamshed.ai.heuristics import BUILDING, MONEY, RIVALS
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.games.railroad_revolution.think.judgement import (
    Judgement,
    links,
    money,
    open_effect,
    points_on_tracks,
    trains,
    turns_left,
)

NAMES: Final = (
    "milestones",
    "goals",
    "next-goals",
    "workers",
    "tracks",
    "links",
    "trains",
    "money",
    "money-early",
    "goals-early",
    "effects",
    "rival",
    "rivals",
)
"""The features, in the order in which they are computed."""
OWN: Final = 11
"""How many of them speak of the company itself."""
OF_KIND: Final = {
    "tracks": BUILDING,
    "links": BUILDING,
    "money": MONEY,
    "money-early": MONEY,
    "trains": MONEY,
    "rival": RIVALS,
    "rivals": RIVALS,
}
LONG: Final = 12.0
"""Turns left that make it early in the game."""


class Company(Judgement):
    """What a position is worth to a seat that minds the others."""

    def __init__(self) -> None:
        super().__init__()
        self.weights = [1.0] * len(NAMES)

    def own(self, state: Table, seat: int) -> list[float]:
        """The features that speak of one company."""
        turns = turns_left(state, seat)
        early = min(1.0, turns / LONG)
        promises = self.milestones(state, seat, turns)
        purse = money(state, seat, turns)
        # at the end a milestone that is not complete is only paper
        goals, later = (promises.goals, promises.later) if turns > 0.0 else (0.0, 0.0)
        found = [promises.done, goals, later, promises.crew.worth(turns)]
        found += [points_on_tracks(state, seat, turns), links(state, seat, turns), trains(state, seat, turns), purse]
        found += [early * purse, early * goals]
        effects = 0.0
        for frame in state.frames:
            effects += open_effect(frame)
        found.append(effects)
        return found

    def value(self, state: Table, seat: int) -> float:
        """The part of the judgement that speaks of the company itself."""
        return self.weighed(self.own(state, seat), 0)

    def weighed(self, features: list[float], first: int) -> float:
        total, weights = 0.0, self.weights
        for at, feature in enumerate(features):
            total += weights[first + at] * feature
        return total

    def of_others(self, state: Table, seat: int) -> list[float]:
        """What the best rival may expect, and all of them on the average."""
        best, total, others = 0.0, 0.0, state.rules.players - 1
        for other in range(state.rules.players):
            if other != seat:
                worth = self.worth(state, other)
                best = max(best, worth)
                total += worth
        return [best, total / others]
