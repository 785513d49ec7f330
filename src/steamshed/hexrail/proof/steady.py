"""What the steady random players of this family have alike: finding builds in a long list of legal actions.

Such a player decides in less time than it takes to look at every build, so it relies on their order: they stand
together, by field.
"""

from __future__ import annotations

import random

from steamshed.hexrail.actions import Build
from steamshed.kernel.action import Action
from steamshed.kernel.fast_random import below


class Builds:
    """The builds in a list of legal actions."""

    def __init__(self, legal: list[Action]) -> None:
        first, end = 0, len(legal)
        while first < end and not isinstance(legal[first], Build):
            first += 1
        while first < end and not isinstance(legal[end - 1], Build):
            end -= 1
        self.legal = legal
        self.first = first
        """Where they begin in the list."""
        self.end = end
        """Where they end."""

    def some(self, rng: random.Random) -> Build:
        """A random one; there must be one."""
        return self.at(self.first + below(rng, self.end - self.first))

    def at(self, place: int) -> Build:
        build = self.legal[place]
        assert isinstance(build, Build)
        return build

    def on(self, fields: set[int]) -> list[Build]:
        """Those on some fields, in their order."""
        found: list[Build] = []
        for field in sorted(fields):
            place = self.first_from(field)
            while place < self.end and self.at(place).field == field:
                found.append(self.at(place))
                place += 1
        return found

    def first_from(self, field: int) -> int:
        """The place of the first build on a field or one behind it."""
        low, high = self.first, self.end
        while low < high:
            middle = (low + high) // 2
            if self.at(middle).field < field:
                low = middle + 1
            else:
                high = middle
        return low
