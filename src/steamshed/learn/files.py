"""Files of data beside a game's lessons."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from steamshed.kernel.errors import ContentError
from steamshed.kernel.game import AnyGame

T = TypeVar("T")


def read(file: Traversable, wanted: type[T]) -> T:
    """What a file holds. Raises ContentError."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=wanted)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise ContentError(file.name, where.strip("`."), reason) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise ContentError(file.name, "", f"is not JSON: {error}") from None


def of_game(game: AnyGame, name: str, wanted: type[T]) -> T | None:
    """What the file of a name in the folder ``learn`` of a game holds; None if there is none. Raises ContentError."""
    file = game.folder("learn") / name
    return read(file, wanted) if file.is_file() else None
