"""Trains a small network on plain lists: no library is needed, and the same samples give the same numbers.

Steepest descent with the memory of Adam, in small batches; weights that are not needed fade. What is held out decides
when it is enough: the numbers that explained it best are kept.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from steamshed.kernel.network import Layer, Network

BATCH = 32
RATE = 0.004
FADING = 0.0005
"""The part of a weight that fades with every batch, times the rate."""
FAR = 3.0
"""Errors beyond so many spreads count as this: one odd game shall not teach much."""
PATIENCE = 5
"""Rounds without progress after which it ends."""
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8


@dataclass(frozen=True)
class Sample:
    """A position as a seat observed it, and what came of it."""

    given: list[float]
    result: float


def spreads(columns: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
    """Middle and spread of each; a column that is always the same has a spread of 1."""
    middles = [sum(column) / len(column) for column in columns]
    found = []
    for column, middle in zip(columns, middles, strict=True):
        found.append(math.sqrt(sum((value - middle) ** 2 for value in column) / len(column)) or 1.0)
    return middles, found


class Learner:
    """A network on its way."""

    def __init__(self, samples: Sequence[Sample], hidden: Sequence[int], seed: int) -> None:
        columns = [*zip(*(sample.given for sample in samples), strict=True), [sample.result for sample in samples]]
        self.middle, self.spread = spreads(columns)
        self.rng = random.Random(f"learner/{seed}")
        widths = [len(columns) - 1, *hidden, 1]
        self.layers = [self.fresh(widths[at], widths[at + 1]) for at in range(len(widths) - 1)]
        self.steps = 0
        self.means = [[[0.0] * (len(row) + 1) for row in layer.rows] for layer in self.layers]
        self.squares = [[[0.0] * (len(row) + 1) for row in layer.rows] for layer in self.layers]

    def fresh(self, given: int, outputs: int) -> Layer:
        width = 1 / math.sqrt(given)
        return Layer([[self.rng.uniform(-width, width) for _ in range(given)] for _ in range(outputs)], [0.0] * outputs)

    def scaled(self, sample: Sample) -> tuple[list[float], float]:
        values = [*sample.given, sample.result]
        found = [
            (value - middle) / spread for value, middle, spread in zip(values, self.middle, self.spread, strict=True)
        ]
        return found[:-1], found[-1]

    def learn(self, taught: Sequence[Sample], held_out: Sequence[Sample], rounds: int) -> float:
        """Goes over the samples; the part of the variance of the results held out that is explained in the end."""
        lessons = [self.scaled(sample) for sample in taught]
        best, kept, waited = -math.inf, self.copied(), 0
        for _ in range(rounds):
            self.rng.shuffle(lessons)
            for start in range(0, len(lessons), BATCH):
                self.step(lessons[start : start + BATCH])
            part = explained(self.network([]), held_out)
            waited = 0 if part > best else waited + 1
            if part > best:
                best, kept = part, self.copied()
            if waited >= PATIENCE:
                break
        self.layers = kept
        return best

    def copied(self) -> list[Layer]:
        return [Layer([row[:] for row in layer.rows], layer.constants[:]) for layer in self.layers]

    def network(self, features: list[str]) -> Network:
        return Network(features, self.middle, self.spread, self.copied())

    def step(self, batch: Sequence[tuple[list[float], float]]) -> None:
        """One step down the slope of the squared errors of a batch."""
        slopes = [[[0.0] * (len(row) + 1) for row in layer.rows] for layer in self.layers]
        for given, wanted in batch:
            self.add_slopes(given, wanted, slopes)
        self.steps += 1
        rate = RATE * math.sqrt(1 - SECOND**self.steps) / (1 - FIRST**self.steps)
        for number, layer in enumerate(self.layers):
            for at, slope in enumerate(slopes[number]):
                slope = [value / len(batch) for value in slope]
                mean = [FIRST * old + (1 - FIRST) * new for old, new in zip(self.means[number][at], slope, strict=True)]
                square = [
                    SECOND * old + (1 - SECOND) * new * new
                    for old, new in zip(self.squares[number][at], slope, strict=True)
                ]
                self.means[number][at], self.squares[number][at] = mean, square
                moves = [rate * one / (math.sqrt(two) + TINY) for one, two in zip(mean, square, strict=True)]
                layer.constants[at] -= moves[-1]
                fading = 1 - RATE * FADING * len(batch)
                layer.rows[at] = [fading * old - move for old, move in zip(layer.rows[at], moves, strict=False)]

    def add_slopes(self, given: list[float], wanted: float, slopes: list[list[list[float]]]) -> None:
        """Adds those of one sample, from the error back to the inputs. The last of a row is that of its constant."""
        values, last = [given], len(self.layers) - 1
        for number, layer in enumerate(self.layers):
            sums = layer.sums(values[-1])
            values.append(sums if number == last else [math.tanh(value) for value in sums])
        errors = [max(-FAR, min(FAR, values[-1][0] - wanted))]
        for number in range(last, -1, -1):
            before, rows = [*values[number], 1.0], slopes[number]
            for at, error in enumerate(errors):
                rows[at] = [slope + error * value for slope, value in zip(rows[at], before, strict=True)]
            if number:
                columns = zip(*self.layers[number].rows, strict=True)
                back = [sum(map(mul, column, errors)) for column in columns]
                errors = [error * (1 - value * value) for error, value in zip(back, values[number], strict=True)]


def explained(network: Network, samples: Sequence[Sample]) -> float:
    """The part of the variance of the results that a network foresees."""
    return explained_by([network.value(sample.given) for sample in samples], [sample.result for sample in samples])


def explained_by(guesses: Sequence[float], results: Sequence[float]) -> float:
    middle = sum(results) / len(results)
    total = sum((result - middle) ** 2 for result in results)
    rest = sum((result - guess) ** 2 for result, guess in zip(results, guesses, strict=True))
    return 1 - rest / total if total else 0.0
