"""From what decisions cost to marks, accuracy, key moments, and why somebody won."""

from __future__ import annotations

import math
from collections.abc import Sequence

from steamshed.kernel.content import Strict, read_struct
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.review.report import LuckReport, Mark, Verdict


class Grading(Strict):
    """``think/review.toml``: from which loss of chance on a decision is what, and how points lost become accuracy."""

    scale: float = 5.0
    """Points lost that make the accuracy of a decision 1/e: 0.15 of the spread of results."""
    thoughtful: bool = False
    """Whether a seat follows its own best plans in lines: for games whose quick player makes little of what it has."""
    inaccuracy: float = 0.05
    mistake: float = 0.10
    blunder: float = 0.20


def grading_of(game: Game) -> Grading:
    """Raises ContentError for a file that is not as it should be."""
    file = game.folder("think") / "review.toml"
    return read_struct(file, Grading) if file.is_file() else Grading()


def mark_of(grading: Grading, lost: float) -> Mark | None:
    """What a decision is that cost this part of the chance to win.

    >>> [mark_of(Grading(), lost) for lost in (0.04, 0.05, 0.12, 0.3)]
    [None, 'inaccuracy', 'mistake', 'blunder']
    """
    if lost >= grading.blunder:
        return "blunder"
    if lost >= grading.mistake:
        return "mistake"
    return "inaccuracy" if lost >= grading.inaccuracy else None


def accuracy(grading: Grading, losses: Sequence[float]) -> float | None:
    """The mean over decisions of e to the minus points lost; None without decisions.

    >>> round(accuracy(Grading(scale=5.0), [0.0, 0.0, 5.0]), 3)
    0.789
    """
    return sum(math.exp(-loss / grading.scale) for loss in losses) / len(losses) if losses else None


def luck_of(events: Sequence[LuckReport], players: int) -> list[float]:
    return [sum(event.by_seat[seat] for event in events) for seat in range(players)]


def verdict(end: State, luck: Sequence[float]) -> Verdict | None:
    """Why the winner won against the second; None where several won, or nobody, or somebody alone was left over, and
    where the game was given up before its end."""
    if not end.over:
        return None
    winners, scores = end.winners(), end.scores()
    if len(winners) != 1 or len(scores) < 2:
        return None
    winner = winners[0]
    second = next(seat for place in end.ranking() for seat in place if seat != winner)
    margin = scores[winner] - scores[second]
    lucky = luck[winner] - luck[second]
    return Verdict(winner, second, margin, margin - lucky, lucky)
