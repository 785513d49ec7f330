"""Reading content files: TOML into typed tables, with errors that name file and field; where the maps of a game lie."""

from __future__ import annotations

import os
import pathlib
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Annotated, TypeVar

import msgspec

from steamshed.kernel.action import Event
from steamshed.kernel.decode import typed
from steamshed.kernel.errors import ContentError, PositionError
from steamshed.kernel.options import Option, Options, OptionValue

T = TypeVar("T")

Positive = Annotated[int, msgspec.Meta(ge=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table, or a part of a position, in which every field must be known."""


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
        return typed(data, shape)
    except msgspec.ValidationError as error:
        reason, where = split_error(error, data, shape)
        raise ContentError(file.name, where, reason) from None


def find_maps(game: str, folder: Traversable, first: str = "") -> dict[str, Traversable | pathlib.Path]:
    """The maps at hand, by name: those in ``content/maps`` of the game, the default map first, then people's own.

    These lie in a folder called like the game in the one that the environment variable STEAMSHED_CONTENT names.
    """
    inside = sorted((folder / "maps").iterdir(), key=lambda file: (file.name != f"{first}.toml", file.name))
    more = os.environ.get("STEAMSHED_CONTENT")
    outside = sorted((pathlib.Path(more) / game / "maps").glob("*.toml")) if more else []
    return {file.name.removesuffix(".toml"): file for file in [*inside, *outside] if file.name.endswith(".toml")}


class MapFiles:
    """The maps of a game that has them in files."""

    def sizes(self) -> dict[str, Sequence[int]]:
        """The maps that the option ``map`` chooses from, each with the numbers of players it is for."""
        return {}

    def content(self, name: str) -> str:
        """What a map is called by its content, in records; empty where the name is enough."""
        return ""

    def by_content(self, name: str, content: str) -> str | None:
        """The map at hand with this content, rather that of the name; None if there is none."""
        return None

    def taken(self, name: str) -> dict[str, str]:
        """The options that a map has taken over, each with the id of the rule that says so."""
        return {}

    def findings(self, file: pathlib.Path) -> list[tuple[str, bool]]:
        """All that is wrong with the rules of a map file, as lines; those that are True only warn."""
        return []

    def players_of(self, file: pathlib.Path) -> Sequence[int]:
        """The numbers of players that a map file is for."""
        return ()

    def changes(self, name: str, players: int) -> Sequence[tuple[str, Event]]:
        """What a map changes in the rules for so many players: ids and sentences."""
        return []

    def page(self, file: pathlib.Path, players: int) -> Sequence[tuple[str, Event]]:
        """The same of a map file, wherever it lies."""
        return []

    def summary(self, file: pathlib.Path) -> str:
        """Reads a map file, wherever it lies, and says what is in it. Raises ContentError naming file, place and reason
        (``steamshed map check``)."""
        raise NotImplementedError


class OptionsFile(Strict):
    """options.toml: the choices of every option, the first being the default where no preset says otherwise."""

    options: dict[str, list[bool | int | str]]
    presets: dict[str, dict[str, bool | int | str]] = {}
    needs: dict[str, dict[str, list[bool | int | str]]] = {}
    """Option to what other options must be for it to have an effect."""
    earlier: dict[str, dict[str, bool | int | str]] = {}
    """Option to what its default was until a version of the rules."""


def read_options(
    folder: Traversable, explain: Callable[[str], str], maps: Sequence[str] = (), more: Sequence[Option] = ()
) -> Options:
    """The options of a game: the map where there are several, those of options.toml, those that are ``more``.

    ``explain`` finds their one-line help in the locale.
    """
    file = read_struct(folder / "options.toml", OptionsFile)
    choices: dict[str, Sequence[OptionValue]] = {"map": maps, **file.options} if maps else {**file.options}
    default: dict[str, OptionValue] = next(iter(file.presets.values()), {})
    for preset, values in file.presets.items():
        for name, value in values.items():
            if value not in choices.get(name, ()):
                raise ContentError("options.toml", f"presets.{preset}.{name}", f"{value!r} is not declared")
        if not set(file.options) <= set(values):
            raise ContentError("options.toml", f"presets.{preset}", "a preset fixes every option")
    declared = [Option(name, found, default.get(name, found[0]), explain) for name, found in choices.items()]
    return Options(with_needs([*declared, *more], file.needs), file.presets)


def with_needs(declared: list[Option], needs: Mapping[str, Mapping[str, list[OptionValue]]]) -> list[Option]:
    """The options, each knowing what it needs to have an effect."""
    known = {option.name: option for option in declared}
    for name, others in needs.items():
        for other, values in others.items():
            if name not in known or other not in known or not set(values) <= set(known[other].choices):
                raise ContentError("options.toml", f"needs.{name}.{other}", "there is no such option, or no such value")
        known[name].needs = {other: tuple(values) for other, values in others.items()}
    return declared


def read_position(data: object, shape: type[T]) -> T:
    """Dumped data as the given type. Raises PositionError."""
    try:
        return typed(data, shape)
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
