"""The companion: what a decision is about, what usually matters there and what beginners get wrong, phase by phase.

``learn/companion.json`` of a game says which chapter of the rulebook and which rules belong to a phase, the words are
in ``learn/texts/LANGUAGE/companion.ftl``: a message for each phase with its attributes ``matters`` and ``mistake``.
"""

from __future__ import annotations

import functools
from typing import Final

import msgspec

from steamshed.kernel.game import AnyGame
from steamshed.learn.files import of_game

PART: Final = "companion"
ATTRIBUTES: Final = ("matters", "mistake")


class Phase(msgspec.Struct, forbid_unknown_fields=True):
    """Where one can read on about a phase."""

    chapter: str
    """Of the rulebook."""
    rules: list[str]


class Companion(msgspec.Struct, forbid_unknown_fields=True):
    """``learn/companion.json``."""

    phases: dict[str, Phase]


@functools.cache
def companion(game: AnyGame) -> Companion | None:
    """The companion of a game; None where it has none. Raises ContentError."""
    return of_game(game, "companion.json", Companion)
