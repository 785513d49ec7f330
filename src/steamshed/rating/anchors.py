"""Bots of the house on the scale of ratings: measured once, they do not move, and so they hold the scale.

``anchors.toml`` has what was measured (``python -m lab.anchors``). A level that was not measured in a game or class of
seats is guessed from one that was, with a wide ±, so that a game with it says little.
"""

from __future__ import annotations

import pathlib
import tomllib
from functools import cache

from steamshed.rating.model import START, Rating

OF_THE_HOUSE = "bot:"
"""What the name of such a bot begins with in the log of results."""
GUESS = 200.0
"""The ± of a level that was not measured."""
LIKE: dict[str, tuple[tuple[str, float], ...]] = {
    "master": (("strong", 0.0), ("medium", 50.0)),
    "strong": (("medium", 50.0),),
    "easy": (("greedy", 0.0),),
    "random": (("greedy", -600.0),),
}
"""By level what it is guessed from, and how far from that."""


@cache
def measured() -> dict[str, dict[str, dict[str, tuple[float, float]]]]:
    """By game, class of seats and level: rating and ±."""
    file = pathlib.Path(__file__).with_name("anchors.toml")
    found: dict[str, dict[str, dict[str, tuple[float, float]]]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return found


def levels(game: str, size: str) -> dict[str, Rating]:
    """What was measured in a game with so many players."""
    found = measured().get(game, {}).get(size, {})
    return {level: Rating(float(mean), margin / 2) for level, (mean, margin) in found.items()}


@cache
def rating(game: str, size: str, who: str) -> Rating:
    """The rating of a bot of the house."""
    level = who.removeprefix(OF_THE_HOUSE)
    for place in (size, *sorted(measured().get(game, {}))):
        known = levels(game, place)
        if level in known:
            return known[level] if place == size else Rating(known[level].mean, GUESS / 2)
    for place in (size, *sorted(measured().get(game, {}))):
        known = levels(game, place)
        for other, difference in LIKE.get(level, ()):
            if other in known:
                return Rating(known[other].mean + difference, GUESS / 2)
    return Rating(START, GUESS / 2)
