"""What a position holds for a company and its rivals, in named numbers, each in points at the end.

The parts are those of ``judgement``, told apart so that each can have its weight: milestones done and to come, tracks,
links, trains, money, workers, and effects that lie open; and what the rivals may expect.
"""

from __future__ import annotations

from typing import Final

from steamshed.ai.heuristics import BUILDING, MONEY, RIVALS
from steamshed.games.railroad_revolution.content.box import LETTERS
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.games.railroad_revolution.think.judgement import (
    BESIDE,
    COLOUR,
    LATE,
    NEW_WORKER,
    NEXT_MANAGERS,
    NEXT_POINTS,
    NO_LETTER,
    PROMOTION,
    SPARE_WORKER,
    SPECIALIST,
    Judgement,
    completed,
    empty_slots,
    links,
    money,
    open_effect,
    points_on_tracks,
    promise,
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
FORESIGHT: Final = 99.0
"""Turns of work ahead in which a company sees its milestones."""
HOPES: Final = 4
"""How many placements of a worker the quick player looks at."""
LONG: Final = 12.0
"""Turns left that make it early in the game."""


class Company(Judgement):
    """What a position is worth to a seat that minds the others."""

    def __init__(self) -> None:
        super().__init__()
        self.weights = [1.0] * len(NAMES)
        self.foresight = FORESIGHT
        """A milestone that is so many turns of work away, or more, is not seen."""
        self.hopes = HOPES
        self.done: dict[int, float] = {}
        """Completed milestones, as bits, to their points."""

    def own(self, state: Table, seat: int) -> list[float]:
        """The features that speak of one company."""
        turns = turns_left(state, seat)
        early = min(1.0, turns / LONG)
        goals, later, done, workers = self.promised(state, seat, turns)
        purse = money(state, seat, turns)
        if turns <= 0.0:
            # at the end a milestone that is not complete is only paper
            goals, later = 0.0, 0.0
        found = [done, goals, later, workers]
        found += [points_on_tracks(state, seat, turns), links(state, seat, turns), trains(state, seat, turns), purse]
        found += [early * purse, early * goals]
        effects = 0.0
        for frame in state.frames:
            effects += open_effect(frame)
        found.append(effects)
        return found

    def value(self, state: Table, seat: int) -> float:
        """The part of the judgement that speaks of the company itself: ``own``, each part times its weight, without a
        list in between. A turn is planned by thousands of these."""
        weights, turns = self.weights, turns_left(state, seat)
        early, purse = min(1.0, turns / LONG), money(state, seat, turns)
        goals, later, done, workers = self.promised(state, seat, turns)
        if turns <= 0.0:
            goals, later = 0.0, 0.0
        total = weights[0] * done + weights[1] * goals + weights[2] * later + weights[3] * workers
        total += weights[4] * points_on_tracks(state, seat, turns)
        total += weights[5] * links(state, seat, turns)
        total += weights[6] * trains(state, seat, turns)
        total += weights[7] * purse
        total += weights[8] * (early * purse)
        total += weights[9] * (early * goals)
        if state.frames:
            effects = 0.0
            for frame in state.frames:
                effects += open_effect(frame)
            total += weights[10] * effects
        return total

    def promised(self, state: Table, seat: int, turns: float) -> tuple[float, float, float, float]:
        """What ``milestones`` says: open ones, those to come, done ones, and the workers who are left."""
        box = state.rules.box
        assert self.prospects is not None
        work = self.prospects.work(state.rails[seat], state.stations[seat])
        goals, later, done = 0.0, 0.0, self.points_done(state, seat)
        held = state.available[seat]
        spare = held - box.minimum
        line, second = 2 * seat, 2 * seat + 1
        one, other = state.goals[line], state.goals[second]
        if one < 0 or (
            other >= 0
            and work[other] + PROMOTION * empty_slots(state, second) < work[one] + PROMOTION * empty_slots(state, line)
        ):
            line, second = second, line
            one, other = other, one
        horizon, time = min(self.foresight, turns + LATE), 0.0
        letter_of_one, letter_of_other = NO_LETTER, NO_LETTER
        free: list[int] = []
        for number in range(2):
            open_one = other if number else one
            if open_one < 0:
                continue
            at = second if number else line
            goal = box.milestones[open_one]
            effort = work[open_one] * (BESIDE if number else 1.0)
            for slot, colour in enumerate(goal.managers):
                if state.managers[2 * at + slot] >= 0:
                    continue
                effort += PROMOTION
                if spare > 0:
                    spare -= 1
                else:
                    effort += NEW_WORKER
                if colour >= 0:
                    if not free:
                        free = [state.hand[5 * seat + each] + state.board[5 * seat + each] for each in range(5)]
                    if free[colour] > 0:
                        free[colour] -= 1
                    else:
                        effort += COLOUR
            if number:
                letter_of_other = goal.letter
            else:
                letter_of_one = goal.letter
            if effort <= 0.0:
                done += goal.points
            else:
                time += effort
                goals += goal.points * promise(time, horizon)
        first = len(box.milestones)
        for letter in range(len(LETTERS)):
            for earlier in range(2):
                if (letter_of_other if earlier else letter_of_one) <= letter:
                    time += work[first + letter] + NEXT_MANAGERS[letter]
                    if time >= horizon:
                        break
                    later += NEXT_POINTS[letter] * promise(time, horizon)
        workers = 0.0
        if turns > 0.0 and held:
            white = state.hand[5 * seat] + state.board[5 * seat]
            workers = SPARE_WORKER * min(1.0, turns / 3.0) * max(0, spare)
            workers += SPECIALIST * turns * (held - white) / held
        return goals, later, done, workers

    def points_done(self, state: Table, seat: int) -> float:
        """``completed``, looked up."""
        done = state.completed[seat]
        if not done:
            return 0.0
        found = self.done.get(done, -1.0)
        if found < 0.0:
            found = self.done[done] = completed(state, seat)
        return found

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
