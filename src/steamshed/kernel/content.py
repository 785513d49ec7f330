"""Reading content files: TOML into typed tables, with errors that name file and field."""

from __future__ import annotations

import pathlib
import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from steamshed.kernel.errors import ContentError, PositionError

T = TypeVar("T")


def read_toml(file: Traversable | pathlib.Path) -> dict[str, object]:
    """The content of a TOML file. Raises ContentError."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(file.name, "", f"cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise ContentError(file.name, "", "is not text in UTF-8") from None
    except RecursionError:
        raise ContentError(file.name, "", "is not TOML: nested too deeply") from None
    except ValueError as error:
        raise ContentError(file.name, "", f"is not TOML: {error}") from None


def game_of_file(file: pathlib.Path, names: Sequence[str]) -> str:
    """The game that a content file says it is for."""
    game = read_toml(file).get("game")
    if not isinstance(game, str) or game not in names:
        raise ContentError(file.name, "game", f"expected one of {', '.join(names)}, got {game!r}")
    return game


def read_struct(file: Traversable | pathlib.Path, shape: type[T]) -> T:
    """The content of a TOML file as the given type. Raises ContentError."""
    data = read_toml(file)
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        reason, where = split_error(error)
        raise ContentError(file.name, where, reason) from None


def read_position(data: object, shape: type[T]) -> T:
    """Dumped data as the given type. Raises PositionError."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        reason, where = split_error(error)
        raise PositionError(where, reason) from None


def split_error(error: msgspec.ValidationError) -> tuple[str, str]:
    """The reason and the place of an error: ``Expected `int`, got `str` - at `$.cities[0].number```."""
    reason, _, place = str(error).partition(" - at ")
    return reason.replace("`", ""), place.strip("`").removeprefix("$").removeprefix(".")
