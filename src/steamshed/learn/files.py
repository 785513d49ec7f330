"""Files of data beside a game's lessons."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import AnyGame

T = TypeVar("T")


class LessonError(SteamshedError):
    """A lesson that cannot be used: file and place, then the reason."""

    def __init__(self, file: str, where: str, reason: str) -> None:
        super().__init__(f"{file}, {where}: {reason}" if where else f"{file}: {reason}")
        self.file, self.where, self.reason = file, where, reason

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.file, self.where, self.reason)


def read(file: Traversable, wanted: type[T]) -> T:
    """What a file holds. Raises LessonError."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=wanted)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise LessonError(file.name, where.strip("`."), reason) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise LessonError(file.name, "", f"is not JSON: {error}") from None


def of_game(game: AnyGame, name: str, wanted: type[T]) -> T | None:
    """What the file of a name in the folder ``learn`` of a game holds; None where there is none. Raises LessonError."""
    file = game.folder("learn") / name
    return read(file, wanted) if file.is_file() else None
