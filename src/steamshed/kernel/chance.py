"""Dice, bags and shuffles. A state holds no random generator: whoever applies an action passes the chance along.

``Chance`` draws for real and remembers what it drew; ``Scripted`` answers from a list (replays, tests, "what if") and
refuses an answer that cannot be; ``Keyed`` gives two lines of thought the same answer to the same question; ``Extreme``
shows what depends on chance: it always gives the first or the last answer that could be.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from steamshed.kernel.errors import ChanceError
from steamshed.kernel.fast_random import below

Outcome = str | int | list[int]
MASK: Final = (1 << 60) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Draws for real. The same seed gives the same outcomes to the same questions."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed_given = seed
        self.generator: random.Random | None = None
        self.drawn: list[Outcome] = []
        """Every outcome so far, in order."""
        self.sure = type(self) is Chance or type(self) is Keyed
        """Whether it fails at nothing but an empty bag."""

    @property
    def rng(self) -> random.Random:
        """What it draws with, made when it is first needed: to seed it takes longer than most actions, and a chance
        that answers otherwise never needs it."""
        made = self.generator
        if made is None:
            made = self.generator = random.Random(self.seed_given)
        return made

    def draw(self, what: str, multiset: Mapping[str, int]) -> str:
        """One of a multiset, each piece equally likely."""
        piece = piece_at(multiset, below(self.rng, size_of(what, multiset)))
        self.drawn.append(piece)
        return piece

    def roll(self, what: str, sides: int) -> int:
        """A die: 1 to sides."""
        value = below(self.rng, sides) + 1
        self.drawn.append(value)
        return value

    def order(self, what: str, count: int) -> list[int]:
        """A random order of 0 to count - 1."""
        value = list(range(count))
        self.rng.shuffle(value)
        self.drawn.append(list(value))
        return value


class Keyed(Chance):
    """Every answer follows from the seed, the question and how often it was asked before, not from other questions.

    So two lines that are compared with the same seed meet the same dice, even if one of them asks for more in between.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        self.seed = seed
        self.asked: dict[str, int] = {}

    def key(self, what: str) -> int:
        """A number for this question, this time."""
        times = self.asked.get(what, 0)
        self.asked[what] = times + 1
        return mixed(mixed(self.seed + zlib.crc32(what.encode()) * 0x10001) + times)

    def draw(self, what: str, multiset: Mapping[str, int]) -> str:
        piece = piece_at(multiset, self.key(what) % size_of(what, multiset))
        self.drawn.append(piece)
        return piece

    def roll(self, what: str, sides: int) -> int:
        value = self.key(what) % sides + 1
        self.drawn.append(value)
        return value

    def order(self, what: str, count: int) -> list[int]:
        key = self.key(what)
        value = sorted(range(count), key=lambda at: (mixed(key + at), at))
        self.drawn.append(list(value))
        return value


class Scripted(Chance):
    """Answers from a list, in order. A lie (a colour not in the bag, a 7 on a die) and a missing answer are errors."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        super().__init__(0)
        self.rest: list[Outcome] = list(outcomes)

    def take(self, what: str) -> Outcome:
        if not self.rest:
            raise ChanceError(f"{what}: no scripted outcome is left")
        return self.rest.pop(0)

    def draw(self, what: str, multiset: Mapping[str, int]) -> str:
        size_of(what, multiset)
        piece = self.take(what)
        if not isinstance(piece, str) or multiset.get(piece, 0) < 1:
            there = ", ".join(f"{count} {name}" for name, count in multiset.items() if count)
            raise ChanceError(f"{what}: {piece!r} cannot be drawn from {there}")
        self.drawn.append(piece)
        return piece

    def roll(self, what: str, sides: int) -> int:
        value = self.take(what)
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= sides:
            raise ChanceError(f"{what}: {value!r} is not on a die with {sides} sides")
        self.drawn.append(value)
        return value

    def order(self, what: str, count: int) -> list[int]:
        value = self.take(what)
        if not isinstance(value, list) or sorted(value) != list(range(count)):
            raise ChanceError(f"{what}: {value!r} is not an order of 0 to {count - 1}")
        self.drawn.append(list(value))
        return list(value)


class Extreme(Chance):
    """Always the first of all answers that could be, or always the last: what comes out alike with both is certain."""

    def __init__(self, last: bool) -> None:
        super().__init__(0)
        self.last = last

    def draw(self, what: str, multiset: Mapping[str, int]) -> str:
        size_of(what, multiset)
        there = [piece for piece, count in multiset.items() if count]
        piece = there[-1] if self.last else there[0]
        self.drawn.append(piece)
        return piece

    def roll(self, what: str, sides: int) -> int:
        value = sides if self.last else 1
        self.drawn.append(value)
        return value

    def order(self, what: str, count: int) -> list[int]:
        value = list(range(count))
        if self.last:
            value.reverse()
        self.drawn.append(list(value))
        return value


def mixed(number: int) -> int:
    """A number of 60 bits that looks as if it had nothing to do with the given one."""
    number = (number ^ number >> 29) * 0x1CE4E5B9 + 0x9E3779B97F4A7C1 & MASK
    number = (number ^ number >> 31) * 0x133111EB & MASK
    return number ^ number >> 28


def size_of(what: str, multiset: Mapping[str, int]) -> int:
    size = 0
    if isinstance(multiset, dict):
        # the usual case, which compiled code goes through much faster
        for count in multiset.values():
            if count < 0:
                break
            size += count
        else:
            if size:
                return size
    size = 0
    for piece, count in multiset.items():
        if count < 0:
            raise ChanceError(f"{what}: {count} pieces of {piece}")
        size += count
    if size == 0:
        raise ChanceError(f"{what}: nothing is left to draw")
    return size


def piece_at(multiset: Mapping[str, int], at: int) -> str:
    """The piece at a place below the size of a multiset, all pieces in a row."""
    # as a dict compiled code goes through it much faster
    pieces: dict[str, int] = multiset if isinstance(multiset, dict) else dict(multiset)
    for piece, count in pieces.items():
        at -= count
        if at < 0:
            return piece
    raise ChanceError("drawn from beyond the end")
