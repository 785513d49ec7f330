"""What chance changed: the expected points after what came, less their mean over all that could have come.

Where few things could have come all of them are looked at, each as likely as it is; otherwise a number of them is
drawn. So what luck is worth averages to nothing over what could have come, whoever the players are.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Final

from steamshed.bots.evaluation import Evaluation
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance, Keyed, Outcome, size_of
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.state import State

MOST: Final = 36
"""Outcomes up to which all are looked at."""
DRAWN: Final = 32
"""How many are drawn otherwise."""
SEED: Final = 19640


class Unanswered(SteamshedError):
    """Chance was asked for more than it was told: what could come, each with how likely it is."""

    def __init__(self, ways: list[tuple[Outcome, float]]) -> None:
        super().__init__("chance is asked for more")
        self.ways = ways


class Branching(Chance):
    """Answers from a list, and where it ends tells what could come."""

    def __init__(self, answers: list[Outcome]) -> None:
        super().__init__(0)
        self.rest = list(answers)

    def answer(self, ways: list[tuple[Outcome, float]]) -> Outcome:
        if not self.rest:
            raise Unanswered(ways)
        outcome = self.rest.pop(0)
        self.drawn.append(outcome)
        return outcome

    def draw(self, what: str, multiset: Mapping[str, int]) -> str:
        size = size_of(what, multiset)
        return str(self.answer([(piece, count / size) for piece, count in multiset.items() if count]))

    def roll(self, what: str, sides: int) -> int:
        rolled = self.answer([(side, 1 / sides) for side in range(1, sides + 1)])
        assert isinstance(rolled, int)
        return rolled

    def order(self, what: str, count: int) -> list[int]:
        orders = list(itertools.islice(itertools.permutations(range(count)), MOST + 1))
        found = self.answer([(list(order), 1 / len(orders)) for order in orders])
        assert isinstance(found, list)
        return found


def all_that_could_come(before: State, action: Action) -> list[tuple[State, float]] | None:
    """Every position after an action, with how likely it is; None if there are too many."""
    found: list[tuple[State, float]] = []
    open_ways: list[tuple[list[Outcome], float]] = [([], 1.0)]
    while open_ways:
        script, likely = open_ways.pop()
        after = before.clone()
        try:
            after.apply(action, Branching(script))
        except Unanswered as asked:
            if len(found) + len(open_ways) + len(asked.ways) > MOST:
                return None
            open_ways += [([*script, outcome], likely * part) for outcome, part in asked.ways]
        else:
            found.append((after, likely))
    return found


def some_that_could_come(before: State, action: Action) -> list[tuple[State, float]]:
    found = []
    for draw in range(DRAWN):
        after = before.clone()
        after.apply(action, Keyed(SEED + draw))
        found.append((after, 1 / DRAWN))
    return found


def luck(evaluation: Evaluation, before: State, action: Action, after: State) -> list[float]:
    """What chance brought every seat by what came of an action, in points at the end."""
    ways = all_that_could_come(before, action) or some_that_could_come(before, action)
    mean = [0.0] * len(before.scores())
    for state, likely in ways:
        for seat, points in enumerate(evaluation.points(state)):
            mean[seat] += likely * points
    return [points - usual for points, usual in zip(evaluation.points(after), mean, strict=True)]
