"""A fixed space of numbered actions: every verb with all words that can follow it, for those who choose by number.

An action's number follows from its words alone, whatever the position. Where several legal actions have the same words
(two journeys between the same cities), they are told apart by their rank in the list of legal actions, and there are
only so many ranks: what is beyond them has no number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steamshed.kernel.action import Action

NO_NUMBER: Final = -1
UNKNOWN: Final = -2


class Verb:
    """A verb, for each word after it the list of words that can stand there, and how many ranks it has."""

    def __init__(
        self, name: str, slots: Sequence[Sequence[str]] = (), ranks: int = 1, takes: Sequence[int] | None = None
    ) -> None:
        self.name = name
        self.slots = [list(words) for words in slots]
        self.ranks = ranks
        self.takes = list(range(len(self.slots)) if takes is None else takes)
        """Which words of the action (``Action.said``) the slots are for."""
        self.number = [{word: at for at, word in enumerate(words)} for words in self.slots]
        self.size = ranks
        for words in self.slots:
            self.size *= len(words)
        self.first = 0
        """The number of its first action."""


class Factored:
    """The space of one game, on one map, for so many players."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = sorted(verbs, key=lambda verb: verb.ranks > 1)
        self.by_name = {verb.name: verb for verb in self.verbs}
        self.size = 0
        for verb in self.verbs:
            verb.first = self.size
            self.size += verb.size
        self.ranked = min([verb.first for verb in self.verbs if verb.ranks > 1], default=self.size)
        """From this number on there are ranks."""
        self.known: dict[str, int] = {}

    def codes(self, legal: list[Action]) -> list[int]:
        """The number of every action, NO_NUMBER for those that have none. No number comes twice."""
        ranked = self.ranked
        found: list[int] = []
        taken: dict[int, int] = {}
        for action in legal:
            if action.numbering is self:
                code = action.number
            else:
                code = self.learn(action)
            if code >= ranked:
                rank = taken.get(code, 0)
                taken[code] = rank + 1
                code = code + rank if rank < self.verb_of(code).ranks else NO_NUMBER
            found.append(code)
        return found

    def learn(self, action: Action) -> int:
        """The number of an action at rank 0, noted in it."""
        code = self.known.get(action.text, UNKNOWN)
        if code == UNKNOWN:
            code = self.known[action.text] = self.code(action)
        action.numbering, action.number = self, code
        return code

    def code(self, action: Action) -> int:
        """The number of an action at rank 0."""
        verb = self.by_name.get(action.text.partition(" ")[0])
        if verb is None:
            return NO_NUMBER
        said = action.said()
        code = 0
        for slot, at in enumerate(verb.takes):
            number = verb.number[slot].get(said[at], -1)
            if number < 0:
                return NO_NUMBER
            code = code * len(verb.slots[slot]) + number
        return verb.first + code * verb.ranks

    def verb_of(self, code: int) -> Verb:
        """The verb that a number belongs to."""
        for verb in self.verbs:
            if verb.first <= code < verb.first + verb.size:
                return verb
        raise ValueError(f"{code} is not a number from 0 to {self.size - 1}")

    def told(self, code: int) -> tuple[str, ...]:
        """What a number means: the verb, its words, and the rank where there are ranks."""
        verb = self.verb_of(code)
        rest, rank = divmod(code - verb.first, verb.ranks)
        words: list[str] = []
        for slot in reversed(verb.slots):
            rest, at = divmod(rest, len(slot))
            words.insert(0, slot[at])
        return (verb.name, *words, str(rank)) if verb.ranks > 1 else (verb.name, *words)


class Met:
    """Numbers for the actions that were met so far, in the order in which they came."""

    def __init__(self) -> None:
        self.known: dict[str, int] = {}

    def numbers(self, legal: list[Action], new: list[Action]) -> list[int]:
        """The number of every action. Those that are met for the first time are added to a list of such actions."""
        found: list[int] = []
        for action in legal:
            if action.numbering is self:
                found.append(action.number)
                continue
            number = self.known.get(action.text, UNKNOWN)
            if number == UNKNOWN:
                number = self.known[action.text] = len(self.known)
                new.append(action)
            action.numbering, action.number = self, number
            found.append(number)
        return found


def marked(codes: list[int], size: int) -> bytearray:
    """A byte for every number of a space, 1 for those of a list."""
    found = bytearray(size)
    for code in codes:
        if code >= 0:
            found[code] = 1
    return found


def without_number(codes: list[int]) -> int:
    """How many of a list have no number."""
    count = 0
    for code in codes:
        if code == NO_NUMBER:
            count += 1
    return count


def numerals(most: int) -> list[str]:
    """The words for the numbers from 0 on."""
    return [str(number) for number in range(most + 1)]


def listed(actions: Sequence[Action]) -> Factored:
    """The space of a game that can list all its actions: each is a verb with the rest of its text as its only word."""
    words: dict[str, list[str]] = {}
    for action in actions:
        verb, _, rest = action.text.partition(" ")
        words.setdefault(verb, []).append(rest)
    return Whole([Verb(verb, [rests]) for verb, rests in words.items()])


class Whole(Factored):
    """A space in which all that follows a verb is one word."""

    def code(self, action: Action) -> int:
        name, _, rest = action.text.partition(" ")
        verb = self.by_name.get(name)
        number = -1 if verb is None else verb.number[0].get(rest, -1)
        return NO_NUMBER if verb is None or number < 0 else verb.first + number
