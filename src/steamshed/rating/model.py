"""What one game says of the strength of those who played it.

The model is that of Weng and Lin (Bradley-Terry, partial pairing): everybody is compared with those who came in at most
``WINDOW`` places before or behind, each comparison moves the rating by what was not expected, and by more the less
certain the rating is. Shared places are half a win and half a loss. Numbers are on the scale on which 400 points are
odds of ten to one, and are rounded after every game, so that every machine keeps the same ones.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

VERSION = 1
"""Rises when the same results would give other numbers."""
START = 1500.0
UNKNOWN = 250.0
"""The standard deviation of somebody of whom nothing is known."""
LUCK = 122.8
"""The standard deviation of what one seat makes of a game: who is certain to be 400 ahead wins ten to one."""
DRIFT = 4.0
"""People change: so much uncertainty comes back with every game."""
WINDOW = 2
"""Places on either side with which somebody is compared."""
DIGITS = 4
"""Decimals that are kept."""


class Rating(NamedTuple):
    """The strength of somebody, and its standard deviation."""

    mean: float = START
    deviation: float = UNKNOWN

    @property
    def margin(self) -> float:
        """What is shown behind ±: the strength lies so near 19 times of 20."""
        return 2 * self.deviation

    @property
    def certain(self) -> float:
        """What has been shown for certain: the left end of the bar, by which lists are ordered."""
        return self.mean - self.margin


def all_count(one: int, other: int) -> float:
    return 1.0


def rated(
    players: Sequence[Rating],
    places: Sequence[int],
    fixed: Sequence[bool] = (),
    weight: Callable[[int, int], float] = all_count,
) -> list[Rating]:
    """The ratings after a game, by seat; ``places`` begin at 1 and may be shared. Who is ``fixed`` stays as he is, and
    is compared with like the others; ``weight`` says how much the comparison of two seats counts."""
    ranks = {place: rank for rank, place in enumerate(sorted(set(places)))}
    found = []
    for one, player in enumerate(players):
        if fixed and fixed[one]:
            found.append(player)
            continue
        others = [
            other
            for other in range(len(players))
            if other != one and abs(ranks[places[one]] - ranks[places[other]]) <= WINDOW
        ]
        found.append(
            moved(player, [(players[other], score(places[one], places[other]), weight(one, other)) for other in others])
        )
    return found


def moved(player: Rating, compared: Sequence[tuple[Rating, float, float]]) -> Rating:
    """A rating after comparisons: with whom, how it came out (1 before, 0 behind), and how much it counts."""
    variance = player.deviation**2 + DRIFT**2
    gains, known = [], []
    for other, result, weight in compared:
        scale = spread(variance, other.deviation**2 + DRIFT**2)
        chance = ahead(player.mean - other.mean, scale)
        gains.append(weight * variance / scale * (result - chance))
        known.append(weight * variance / scale**2 * chance * (1 - chance))
    # sums that do not depend on the order of the seats
    mean = player.mean + math.fsum(gains)
    left = max(1e-4, 1 - math.fsum(known))
    return Rating(round(mean, DIGITS), round(math.sqrt(min(variance * left, UNKNOWN**2)), DIGITS))


def score(mine: int, theirs: int) -> float:
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def spread(one: float, other: float) -> float:
    """By how much two performances differ by chance, for two variances of ratings."""
    return math.sqrt(one + other + 2 * LUCK**2)


def ahead(difference: float, scale: float) -> float:
    """The chance to be placed before somebody who is weaker by a difference."""
    return 1 / (1 + math.exp(-difference / scale))


def place_chances(players: Sequence[Rating]) -> list[list[float]]:
    """By seat the chance of every place. The next place goes to one of those who are left, in proportion to their
    strength (Plackett and Luce), which agrees with the comparisons of two."""
    count = len(players)
    variance = math.fsum(player.deviation**2 for player in players) / max(1, count)
    scale = spread(variance, variance)
    best = max((player.mean for player in players), default=0.0)
    strength = [math.exp((player.mean - best) / scale) for player in players]
    found = [[0.0] * count for _ in range(count)]
    left = [0.0] * (1 << count)  # how likely just these seats are still to be placed
    left[-1] = 1.0
    for still in range((1 << count) - 1, 0, -1):
        seats = [seat for seat in range(count) if still >> seat & 1]
        whole = math.fsum(strength[seat] for seat in seats)
        for seat in seats:
            chance = left[still] * strength[seat] / whole
            found[seat][count - len(seats)] += chance
            left[still & ~(1 << seat)] += chance
    return found


def expected_place(chances: Sequence[float]) -> float:
    return math.fsum(place * chance for place, chance in enumerate(chances, 1))
