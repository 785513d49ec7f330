"""What is to be expected of a position: the points of every seat at the end, and its chance of winning.

Both are a sum of named terms: the features of the game's judge (``think/features.py``), each by how much a seat has
more of it than the mean of all. What a feature is worth changes with how far the game is. The numbers were fitted to
how games really ended (``think/evaluation.toml``, made by ``python -m lab.calibrate``, which also says how far they
can be believed). The chance is the softmax of the points: the less is left to play, the more a point is worth.
"""

from __future__ import annotations

import bisect
import functools
import math
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from steamshed.ai.heuristics import RIVALS, Heuristics
from steamshed.bots.levels import MASTER
from steamshed.bots.thinking import thinking
from steamshed.kernel.content import Strict, read_struct
from steamshed.kernel.game import Game
from steamshed.kernel.state import State

ALWAYS: Final = "always"
"""What all seats have alike: the constant of the level."""
SCORE: Final = "score"
"""Points so far."""
TO_ACT: Final = "to-act"
"""Whose decision it is."""


class HeldOut(Strict):
    """How good the numbers are in games that were not used to find them."""

    games: int = 0
    log_loss: float = 0.0
    """The mean of minus the logarithm of the chance that was given to the winner."""
    guessing: float = 0.0
    """The same where all seats have the same chance."""
    error: float = 0.0
    """By how many points the expected ones were off, on the average."""
    slope: float = 0.0
    """By how many points a seat ends further ahead for every point it was expected to be ahead; 1 is true."""


class Fitted(Strict):
    """``think/evaluation.toml``."""

    fitted: str = ""
    """The command that gives these numbers again; empty: there is no file, and the judge is taken at its word."""
    games: int = 0
    held_out: HeldOut = msgspec.field(default_factory=HeldOut)
    settled: bool = False
    """Whether seats can be compared only where a turn is over. Fitted to such positions alone."""
    spread: float = 20.0
    """The standard deviation of results."""
    knots: list[float] = msgspec.field(default_factory=lambda: [0.0, 1.0])
    """How far the game is where the numbers hold that follow; between two of them they are mixed."""
    temperature: list[float] = msgspec.field(default_factory=lambda: [18.0, 2.0])
    level: dict[str, list[float]] = msgspec.field(default_factory=dict)
    """Feature to what the mean of all seats says about the mean of their points at the end."""
    ahead: dict[str, list[float]] = msgspec.field(default_factory=dict)
    """Feature to what a seat gains by having one more of it than the mean of all."""


def fitted_of(game: Game) -> Fitted:
    """Raises ContentError for a file that is not as it should be."""
    file = game.folder("think") / "evaluation.toml"
    return read_struct(file, Fitted) if file.is_file() else Fitted()


def mixing(knots: Sequence[float], progress: float) -> list[float]:
    """How much each knot has to say at this point of the game.

    >>> mixing([0.0, 0.5, 1.0], 0.75)
    [0.0, 0.5, 0.5]
    """
    upper = min(max(bisect.bisect_right(knots, progress), 1), len(knots) - 1)
    part = (progress - knots[upper - 1]) / (knots[upper] - knots[upper - 1])
    part = min(max(part, 0.0), 1.0)
    parts = [0.0] * len(knots)
    parts[upper - 1], parts[upper] = 1.0 - part, part
    return parts


def seen_of(heuristics: Heuristics, state: State) -> list[dict[str, float]]:
    """What counts for every seat. What rivals have is left out: all seats are compared."""
    kinds, scores = heuristics.kinds(), state.scores()
    found = []
    for seat, score in enumerate(scores):
        features = heuristics.features(state, seat)
        own = {name: value for name, value in features.items() if kinds.get(name) != RIVALS}
        own[SCORE], own[TO_ACT] = float(score), float(state.seat == seat)
        found.append(own)
    return found


def compared(seen: Sequence[Mapping[str, float]]) -> tuple[dict[str, float], list[dict[str, float]]]:
    """The mean of all seats, with ALWAYS, and by how much each seat has more than it."""
    middle = {name: sum(one[name] for one in seen) / len(seen) for name in seen[0]}
    ahead = [{name: value - middle[name] for name, value in one.items()} for one in seen]
    return {ALWAYS: 1.0, **middle}, ahead


def total(numbers: Mapping[str, Sequence[float]], parts: Sequence[float], seen: Mapping[str, float]) -> float:
    """The sum of terms."""
    return sum(
        seen[name] * sum(part * number for part, number in zip(parts, row, strict=True))
        for name, row in numbers.items()
        if name in seen
    )


class Evaluation:
    """Of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fitted = fitted_of(game)
        self.heuristics = thinking(game, MASTER)

    def points(self, state: State) -> list[float]:
        """What every seat is expected to have at the end."""
        if state.seat is None:
            return [float(score) for score in state.scores()]
        if not self.fitted.ahead:
            return [self.heuristics.judge(state, seat) for seat in range(len(state.scores()))]
        return expected_points(self.fitted, self.heuristics.progress(state), seen_of(self.heuristics, state))

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Why a seat is expected to be ahead of the mean of all, or behind: what each term adds."""
        parts = mixing(self.fitted.knots, self.heuristics.progress(state))
        ahead = compared(seen_of(self.heuristics, state))[1][seat]
        return {name: total({name: row}, parts, ahead) for name, row in self.fitted.ahead.items() if name in ahead}

    def chances(self, state: State, points: Sequence[float] | None = None) -> list[float]:
        """Of winning, by seat; of a game that is over, who has won."""
        if state.seat is None:
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(state.scores()))]
        return self.chances_in_thought(state, self.points(state) if points is None else points)

    def chances_in_thought(self, state: State, points: Sequence[float]) -> list[float]:
        """The same where a line ends. If the game is over there it could have ended otherwise: players in thought are
        not those at the table."""
        fitted = self.fitted
        progress = 1.0 if state.seat is None else self.heuristics.progress(state)
        return shares(points, heat_at(fitted, fitted.knots[-1] if state.seat is None else progress), state.eliminated())


def expected_points(fitted: Fitted, progress: float, seen: Sequence[Mapping[str, float]]) -> list[float]:
    """The points at the end by what is seen of all seats."""
    parts = mixing(fitted.knots, progress)
    middle, ahead = compared(seen)
    level = total(fitted.level, parts, middle)
    return [level + total(fitted.ahead, parts, one) for one in ahead]


def heat_at(fitted: Fitted, progress: float) -> float:
    """The temperature."""
    return sum(part * heat for part, heat in zip(mixing(fitted.knots, progress), fitted.temperature, strict=True))


def shares(points: Sequence[float], heat: float, gone: Sequence[int] = ()) -> list[float]:
    """The softmax of points; who is gone has no chance.

    >>> [round(share, 2) for share in shares([60, 50, 40], 10)]
    [0.67, 0.24, 0.09]
    """
    there = [point for seat, point in enumerate(points) if seat not in gone]
    if not there:
        return [0.0] * len(points)
    top = max(there)
    worth = [0.0 if seat in gone else math.exp((point - top) / heat) for seat, point in enumerate(points)]
    return [one / sum(worth) for one in worth]


@functools.cache
def evaluation_of(game: Game) -> Evaluation:
    return Evaluation(game)
