"""Reading content files: TOML into typed tables, with errors that name file and field."""

from __future__ import annotations

import pathlib
import re
import tomllib
from collections.abc import Mapping, Sequence
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
        reason, where = split_error(error, data, shape)
        raise ContentError(file.name, where, reason) from None


def read_position(data: object, shape: type[T]) -> T:
    """Dumped data as the given type. Raises PositionError."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        reason, where = split_error(error, data, shape)
        raise PositionError(where, reason) from None


UNNAMED = "[...]"
"""What msgspec writes for a key of a table with free keys."""


def split_error(error: msgspec.ValidationError, data: object, shape: object) -> tuple[str, str]:
    """The reason and the place of an error: ``Expected `int`, got `str` - at `$.cities[0].number```."""
    reason, _, place = str(error).partition(" - at ")
    where = place.replace("`", "").removeprefix("key in ").removeprefix("$")
    keys: list[str] = []
    while where.count(UNNAMED) > len(keys):
        key = wrong_key(data, shape, where, keys)
        if key is None:
            break
        keys.append(key)
    first, *parts = where.split(UNNAMED)
    named = [f".{key}" for key in keys] + [UNNAMED] * (len(parts) - len(keys))
    where = first + "".join(key + part for key, part in zip(named, parts, strict=True))
    return reason.replace("`", ""), where.removeprefix(".")


def wrong_key(data: object, shape: object, where: str, keys: Sequence[str]) -> str | None:
    """The key that msgspec does not name: that of the first entry which is refused also when it is alone.

    ``keys`` are those found so far, for the tables further up.
    """
    steps = path_to(where, keys)
    table = data
    for step in steps:
        entries = table if isinstance(table, Mapping) else dict(enumerate(table)) if isinstance(table, list) else {}
        table = entries.get(step)
    if not isinstance(table, Mapping):
        return None
    for key in table:
        try:
            msgspec.convert(with_only(data, steps, key), shape)
        except msgspec.ValidationError as error:
            if str(error).endswith(f"`${where}`"):
                return str(key)
    return None


def path_to(where: str, keys: Sequence[str]) -> list[str | int]:
    """The steps to the first table whose key is not known: ``.a[0][...].b[...]`` and the key x give a, 0, x, b."""
    steps: list[str | int] = []
    rest = list(keys)
    for name, number in re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", where):
        if name:
            steps.append(name)
        elif number != "...":
            steps.append(int(number))
        elif rest:
            steps.append(rest.pop(0))
        else:
            break
    return steps


def with_only(data: object, steps: Sequence[str | int], key: object) -> object:
    """A copy of the data in which the table at the end of the steps has no entry but one."""
    if isinstance(data, Mapping):
        if not steps:
            return {key: data[key]}
        return {name: with_only(value, steps[1:], key) if name == steps[0] else value for name, value in data.items()}
    if isinstance(data, list):
        return [with_only(value, steps[1:], key) if at == steps[0] else value for at, value in enumerate(data)]
    return data
