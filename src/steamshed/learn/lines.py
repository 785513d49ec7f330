"""Lines of play as lessons write them: what the learner does in one step.

Actions are joined by ``; ``; where their order is free, by `` & ``. In an action ``*`` stands for anything and
``[ab]`` for one of these letters. A last ``...`` means: whatever follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from itertools import permutations


class Line:
    """One line, or a pattern of lines."""

    def __init__(self, text: str) -> None:
        parts = [part.strip() for part in text.split("; ")]
        self.text = text
        self.goes_on = parts[-1] == "..."
        """Whether anything may follow."""
        self.groups = [group.split(" & ") for group in (parts[:-1] if self.goes_on else parts)]

    @property
    def empty(self) -> bool:
        return not all(all(action.strip() for action in group) for group in self.groups) or not self.groups

    def orders(self) -> list[list[str]]:
        """The patterns of its actions in every order in which they may come."""
        found: list[list[str]] = [[]]
        for group in self.groups:
            found = [[*before, *some] for before in found for some in permutations(group)]
        return found

    def fits(self, tried: Sequence[str]) -> bool:
        """Whether these actions are the whole line."""
        return any(self._agrees(order, tried) and len(tried) >= len(order) for order in self.orders())

    def begins(self, tried: Sequence[str]) -> bool:
        """Whether these actions are a beginning of it."""
        return any(self._agrees(order, tried) and len(tried) < len(order) for order in self.orders())

    def _agrees(self, order: Sequence[str], tried: Sequence[str]) -> bool:
        if len(tried) > len(order) and not self.goes_on:
            return False
        return all(fnmatchcase(action, pattern) for action, pattern in zip(tried, order))


def is_pattern(action: str) -> bool:
    return "*" in action or "[" in action
