"""Who looks on at a table: how many is known to all who are there, a name only of those who want it known."""

from __future__ import annotations

import heapq
from collections import Counter
from dataclasses import dataclass
from typing import TypeVar

K = TypeVar("K")
MOST_NAMES = 50
"""Names that are told; the number says how many there are."""


@dataclass(frozen=True, order=True)
class Watcher:
    """Somebody without a seat."""

    who: str
    """The same person in two windows is one."""
    name: str = ""
    """Empty where it is not to be known."""


class Watchers:
    """Watchers, counted as they come and go: what one of them costs does not depend on how many there are.

    >>> some = Watchers()
    >>> for one in (Watcher("c", "Cleo"), Watcher("a", "Ada"), Watcher("a"), Watcher("b")):
    ...     some.add(one)
    >>> some.count, some.names
    (3, ('Ada', 'Cleo'))
    >>> some.remove(Watcher("a", "Ada"))
    >>> some.count, some.names
    (3, ('Cleo',))
    """

    def __init__(self) -> None:
        self.windows: Counter[Watcher] = Counter()
        self.people: Counter[str] = Counter()
        self.named: Counter[str] = Counter()
        self._names: tuple[str, ...] | None = ()

    def add(self, watcher: Watcher) -> None:
        self.windows[watcher] += 1
        self.people[watcher.who] += 1
        if watcher.name:
            self.named[watcher.name] += 1
            self._names = None

    def remove(self, watcher: Watcher) -> None:
        one_less(self.windows, watcher)
        one_less(self.people, watcher.who)
        if watcher.name:
            one_less(self.named, watcher.name)
            self._names = None

    @property
    def count(self) -> int:
        """How many people they are."""
        return len(self.people)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those who want it known, in order."""
        if self._names is None:
            self._names = tuple(heapq.nsmallest(MOST_NAMES, self.named))
        return self._names


def one_less(counter: Counter[K], key: K) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
