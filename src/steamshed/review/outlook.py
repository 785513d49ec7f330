"""What is to be expected of a position: the points of every seat at the end, and its chance of winning.

The points are a sum of what the game's judges say, with numbers that were fitted to games of bots, by how far the game
is (``think/review.toml``, made by ``lab/calibrate.py``). The chance is the softmax of these points; its temperature
was fitted, too: the less is left to play, the more a point is worth.
"""

from __future__ import annotations

import bisect
import functools
import math
from collections.abc import Sequence

import msgspec

from steamshed.ai.heuristics import Heuristics
from steamshed.bots.ladder import thinking
from steamshed.bots.levels import MASTER
from steamshed.kernel.content import Strict, read_struct
from steamshed.kernel.game import Game
from steamshed.kernel.state import State

SEEN = 5
"""Numbers by which the points of a seat are expected: see ``seen``."""


class Grading(Strict):
    """From which loss of chance on a decision is what, and how points lost become accuracy."""

    inaccuracy: float = 0.05
    mistake: float = 0.10
    blunder: float = 0.20
    scale: float = 5.0
    """Points lost that make the accuracy of a decision 1/e."""
    thoughtful: bool = False
    """Whether a seat follows its own best plans in lines: for games whose quick player makes little of what it has."""


class Numbers(Strict):
    """``think/review.toml``."""

    fitted: str = ""
    """The command that gives these numbers again; empty: there is no file, and the judge is taken at its word."""
    games: int = 0
    log_loss: float = 0.0
    """Of the chances, on games that were held out; ``guessing`` is that of equal chances."""
    guessing: float = 0.0
    error: float = 0.0
    """By how many points the expected ones were off on the average, on the same games."""
    spread: float = 1e9
    """How far the points of two players lie apart at the end, at most, as a rule."""
    knots: list[float] = msgspec.field(default_factory=lambda: [0.0, 1.0])
    """How far the game is where the numbers of a row hold; between two of them they are mixed."""
    points: list[list[float]] = msgspec.field(default_factory=lambda: [[0.0, 1.0, 1.0, 0.0, 0.0]] * 2)
    temperature: list[float] = msgspec.field(default_factory=lambda: [18.0, 2.0])
    settled: bool = False
    """Whether seats can be compared only where a turn is over: see ``foresight``. Fitted to such positions alone."""
    grading: Grading = msgspec.field(default_factory=Grading)

    def at(self, progress: float) -> tuple[list[float], float]:
        """The numbers of a position and its temperature."""
        knots = self.knots
        upper = min(max(bisect.bisect_right(knots, progress), 1), len(knots) - 1)
        part = (progress - knots[upper - 1]) / (knots[upper] - knots[upper - 1])
        part = min(max(part, 0.0), 1.0)
        both = zip(self.points[upper - 1], self.points[upper], strict=True)
        heat = (1 - part) * self.temperature[upper - 1] + part * self.temperature[upper]
        return [(1 - part) * low + part * high for low, high in both], heat


def numbers_of(game: Game) -> Numbers:
    """Raises ContentError for a file that is not as it should be."""
    file = game.folder("think") / "review.toml"
    return read_struct(file, Numbers) if file.is_file() else Numbers()


def heard(heuristics: Heuristics, state: State) -> list[tuple[float, float, int]]:
    """By seat: the beginner's word, the judge's word, and the points so far."""
    scores = state.scores()
    return [
        (heuristics.evaluate(state, seat), heuristics.judge(state, seat), score) for seat, score in enumerate(scores)
    ]


def seen(words: Sequence[tuple[float, float, int]], spread: float) -> list[list[float]]:
    """By seat: one, the mean of what the beginner says of all, and by how much the beginner's word, the judge's word
    and the points are above the mean of all. What is far off (a judge who sees ruin coming) counts as ``spread``."""
    players = len(words)
    middle = [sum(word[part] for word in words) / players for part in range(3)]
    return [
        [1.0, middle[0], *(min(spread, max(-spread, word[part] - middle[part])) for part in range(3))] for word in words
    ]


class Outlook:
    """The expectations of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.numbers = numbers_of(game)
        self.heuristics = thinking(game, MASTER)

    def points(self, state: State) -> list[float]:
        """What every seat is expected to have at the end."""
        if state.seat is None:
            return [float(score) for score in state.scores()]
        rows, _ = self.numbers.at(self.heuristics.progress(state))
        views = seen(heard(self.heuristics, state), self.numbers.spread)
        return [sum(a * b for a, b in zip(rows, row, strict=True)) for row in views]

    def chances(self, state: State, points: Sequence[float] | None = None) -> list[float]:
        """Of winning, by seat; of a game that is over, who has won."""
        if state.seat is None:
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(state.scores()))]
        return self.chances_in_thought(state, self.points(state) if points is None else points)

    def chances_in_thought(self, state: State, points: Sequence[float]) -> list[float]:
        """The same where a line ends. If the game is over there it could have ended otherwise: players in thought are
        not those at the table."""
        numbers = self.numbers
        heat = numbers.temperature[-1] if state.seat is None else numbers.at(self.heuristics.progress(state))[1]
        return shares(points, heat, state.eliminated())


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
def outlook_of(game: Game) -> Outlook:
    return Outlook(game)
