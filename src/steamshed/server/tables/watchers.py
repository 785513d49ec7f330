"""Who looks on at a table: how many is known to all who are there, a name only of those who want it known."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

MOST_NAMES = 50
"""Names that are told; the number says how many there are."""


@dataclass(frozen=True, order=True)
class Watcher:
    """Somebody without a seat."""

    who: str
    """The same person in two windows is one."""
    name: str = ""
    """Empty where it is not to be known."""


@dataclass(frozen=True)
class Elsewhere:
    """Who is at a table by another worker, and until when that is believed."""

    seats: frozenset[int]
    watchers: frozenset[Watcher]
    until: float


def count_of(watchers: Iterable[Watcher]) -> int:
    """
    >>> count_of([Watcher("a"), Watcher("a", "Ada"), Watcher("b")])
    2
    """
    return len({watcher.who for watcher in watchers})


def names_of(watchers: Iterable[Watcher]) -> tuple[str, ...]:
    """
    >>> names_of([Watcher("c", "Cleo"), Watcher("a", "Ada"), Watcher("a"), Watcher("b")])
    ('Ada', 'Cleo')
    """
    return tuple(sorted({watcher.name for watcher in watchers if watcher.name})[:MOST_NAMES])
