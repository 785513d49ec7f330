"""What a position holds for a company and its rivals, in named numbers, each in points at the end.

The parts are those of ``judgement``, told apart so that each can have its weight: milestones done and to come, tracks,
links, trains, money, workers, and effects that lie open; and what the rivals may expect.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution.content.box import LETTERS
from steamshed.games.railroad_revolution.content.effects import FLIP, PROMOTE, STEPS, first_of, op_of
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.games.railroad_revolution.think.judgement import (
    BESIDE,
    LATE,
    NEXT_MANAGERS,
    NEXT_POINTS,
    NO_LETTER,
    OPEN_EFFECTS,
    Crew,
    Judgement,
    completed,
    links,
    money,
    nearest_first,
    points_on_tracks,
    promise,
    trains,
    turns_left,
)
from steamshed.kernel.heuristics import BUILDING, MONEY, RIVALS

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
        found = self.of_milestones(state, seat, turns)
        purse = money(state, seat, turns)
        goals = found[1]
        found += [points_on_tracks(state, seat, turns), links(state, seat, turns), trains(state, seat, turns), purse]
        found += [early * purse, early * goals]
        effects = 0.0
        for frame in state.frames:
            op = op_of(frame)
            effects += OPEN_EFFECTS.get(op, 0.0) * (first_of(frame) if op in (STEPS, PROMOTE, FLIP) else 1)
        found.append(effects)
        return found

    def of_milestones(self, state: Table, seat: int, turns: float) -> list[float]:
        """Completed ones, what the open ones promise, their successors, and the workers who are left for others."""
        box = state.rules.box
        assert self.prospects is not None
        work = self.prospects.work(state.rails[seat], state.stations[seat])
        done, hoped, later = completed(state, seat), 0.0, 0.0
        horizon = turns + LATE
        crew = Crew(state, seat)
        time, letters = 0.0, [NO_LETTER, NO_LETTER]
        for number, line in enumerate(nearest_first(state, seat, work)):
            goal = box.milestones[state.goals[line]]
            effort = crew.staff(state, line, work[state.goals[line]] * (BESIDE if number else 1.0))
            letters[number] = goal.letter
            if effort <= 0.0:
                # complete: it only waits for the end of the turn
                done += goal.points
            else:
                time += effort
                hoped += goal.points * promise(time, horizon)
        first = len(box.milestones)
        for letter in range(len(LETTERS)):
            for earlier in letters:
                if earlier <= letter:
                    time += work[first + letter] + NEXT_MANAGERS[letter]
                    if time >= horizon:
                        break
                    later += NEXT_POINTS[letter] * promise(time, horizon)
        return [done, hoped, later, crew.worth(turns)]

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
