"""Which decisions of a game are its key moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steamshed.review.report import Moment

MOST_KEY: Final = 10
"""Key moments of a game."""


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
