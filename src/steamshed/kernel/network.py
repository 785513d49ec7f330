"""A small network that has seen many games: named numbers of a position in, points of difference at the end out.

It runs in process, on plain lists: a few thousand multiplications for a position. ``tools/train.py`` makes it.
"""

from __future__ import annotations

from math import tanh
from operator import mul


class Layer:
    """A row of weights and a constant for each of its outputs."""

    def __init__(self, rows: list[list[float]], constants: list[float]) -> None:
        self.rows = rows
        self.constants = constants

    def sums(self, given: list[float]) -> list[float]:
        found: list[float] = []
        for at, row in enumerate(self.rows):
            found.append(self.constants[at] + sum(map(mul, row, given)))
        return found


class Network:
    """Inputs are scaled, all layers but the last bend their sums by tanh, and the last has one output."""

    def __init__(self, features: list[str], middle: list[float], spread: list[float], layers: list[Layer]) -> None:
        self.features = features
        """The features that it is given of the seat, of its best rival, and of its rivals on the average."""
        self.middle = middle
        self.spread = spread
        """What is subtracted from each input, and by what it is divided then; the last are those of the output."""
        self.layers = layers

    def value(self, given: list[float]) -> float:
        middle, spread, layers = self.middle, self.spread, self.layers
        values = [(value - middle[at]) / spread[at] for at, value in enumerate(given)]
        last = len(layers) - 1
        for number in range(last):
            values = [tanh(value) for value in layers[number].sums(values)]
        return middle[-1] + spread[-1] * layers[last].sums(values)[0]


def observed(
    features: list[str], own: dict[str, float], rivals: list[dict[str, float]], best: int, progress: float, acts: bool
) -> list[float]:
    """What a network is given of a position: the same numbers for any number of players."""
    found = [own.get(name, 0.0) for name in features]
    found += [rivals[best].get(name, 0.0) for name in features]
    for name in features:
        total = 0.0
        for rival in rivals:
            total += rival.get(name, 0.0)
        found.append(total / len(rivals))
    return [*found, progress, 1.0 if acts else 0.0]
