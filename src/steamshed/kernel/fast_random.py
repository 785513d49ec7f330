"""Random choices as ``random.Random`` makes them, but quicker: the same answers from the same generator.

The functions of the standard library are general and written in Python; a random player calls them more often than
anything else.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def below(rng: random.Random, count: int) -> int:
    """A number from 0 to count - 1: ``rng.randrange(count)``."""
    bits = count.bit_length()
    found = rng.getrandbits(bits)
    while found >= count:
        found = rng.getrandbits(bits)
    return found


def one_of(rng: random.Random, items: list[T]) -> T:
    """``rng.choice(items)``."""
    return items[below(rng, len(items))]


def weighted(rng: random.Random, items: list[T], weights: Sequence[float]) -> T:
    """``rng.choices(items, weights)[0]``."""
    sums: list[float] = []
    total = 0.0
    for weight in weights:
        total += weight
        sums.append(total)
    mark = rng.random() * total
    for at in range(len(items) - 1):
        if mark < sums[at]:
            return items[at]
    return items[-1]
