"""From what decisions cost to marks, accuracy, key moments, and why somebody won."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from steamshed.kernel.state import State
from steamshed.review.outlook import Grading
from steamshed.review.report import LuckReport, Mark, Moment, Verdict

MOST_KEY: Final = 10
"""Key moments of a game."""


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


def key_moments(moments: Sequence[Moment]) -> list[int]:
    """The places of those that changed most, ten at most, in the order of play: of every seat that has one its largest
    first, so that they are never only one player's where others have some."""
    largest = sorted(range(len(moments)), key=lambda at: (-abs(moments[at].chance_lost), at))
    first_of_each: dict[int, int] = {}
    for at in largest:
        first_of_each.setdefault(moments[at].seat, at)
    chosen = sorted(first_of_each.values(), key=largest.index)
    chosen += [at for at in largest if at not in chosen]
    return sorted(chosen[:MOST_KEY])


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
