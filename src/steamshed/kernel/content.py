"""Reading content files: TOML into typed tables, with errors that name file and field."""

from __future__ import annotations

import pathlib
import tomllib
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from steamshed.kernel.errors import ContentError, PositionError

T = TypeVar("T")


def read_struct(file: Traversable | pathlib.Path, shape: type[T]) -> T:
    """The content of a TOML file as the given type. Raises ContentError."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(file.name, "", f"cannot be read ({error})") from None
    except tomllib.TOMLDecodeError as error:
        raise ContentError(file.name, "", f"is not TOML: {error}") from None
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
