"""The companion: what a decision is about, what usually matters there and what beginners get wrong, phase by phase.

``learn/companion.json`` of a game says which chapter of the rulebook and which rules belong to a phase, the words are
in ``learn/texts/LANGUAGE/companion.ftl``: a message for each phase with its attributes ``matters`` and ``mistake``.
"""

from __future__ import annotations

import functools
from typing import Final

import msgspec

from steamshed.kernel.game import AnyGame
from steamshed.learn.lesson import LessonError

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
    """The companion of a game; None where it has none. Raises LessonError."""
    file = game.folder("learn") / "companion.json"
    if not file.is_file():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Companion)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise LessonError(file.name, where.strip("`."), reason) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise LessonError(file.name, "", f"is not JSON: {error}") from None
