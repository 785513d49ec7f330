"""What can be chosen before a game: the options of the content file, with the maps and personalities at hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from steamshed.games.binario.content import map_reader, reader
from steamshed.kernel.content import OptionsFile, read_struct, with_needs
from steamshed.kernel.errors import ContentError, OptionError
from steamshed.kernel.options import Option, Options, OptionValue

SEQUENCE: Final = re.compile("1(-[12]){3}")
"""Who begins each era, as the option era_start says it."""
NAMED: Final = {"cube": "1-1-1-1", "alternate": "1-2-1-2"}
"""Sequences that are known by a name. All eras have an even number of rounds, so the cube alone always comes to P1."""


TEST: Final = "test"
"""Maps whose names begin so are for tests and lessons: they can be played, but nobody is offered them."""


class MapOption(Option):
    """Where the continent comes from: also a map that is not offered."""

    def accept(self, value: object) -> OptionValue:
        name = str(value).removeprefix("fixed:")
        if value == f"fixed:{name}" and name.startswith(TEST) and name in map_reader.map_files():
            return str(value)
        return super().accept(value)


class SizeOption(Option):
    """The map size, also as a pair of numbers: [16, 12]."""

    def accept(self, value: object) -> OptionValue:
        if isinstance(value, list | tuple) and len(value) == 2:
            value = f"{value[0]}x{value[1]}"
        return super().accept(value)


class PersonalityOption(Option):
    """ "all", or at least six ids: a list, or a text with + between them (BI-ADV-06)."""

    def accept(self, value: object) -> OptionValue:
        if value == "all":
            return "all"
        ids = list(value) if isinstance(value, list | tuple) else str(value).split("+")
        known = reader.box().personality_of
        for id in ids:
            if id not in known:
                raise OptionError(f"option {self.name}: {id!r} is not all and not one of " + ", ".join(known))
        if len(set(ids)) != len(ids) or len(ids) < 6:
            raise OptionError(f"option {self.name}: at least six different personalities are needed")
        return "+".join(sorted(map(str, ids), key=lambda id: known[id]))


class EraStartOption(Option):
    """Who holds the start cube in the first round of each era: one of the choices, or a sequence like 1-2-2-1. P1 is
    who has it in the first round of the game (BI-RND-05)."""

    def accept(self, value: object) -> OptionValue:
        if isinstance(value, str) and SEQUENCE.fullmatch(value):
            return next((name for name, sequence in NAMED.items() if sequence == value), value)
        return super().accept(value)


def begun_by(era_start: str) -> list[int]:
    """By era - 1, who holds the start cube in its first round: 0 for P1, 1 for P2."""
    return [int(player) - 1 for player in NAMED.get(era_start, era_start).split("-")]


def make_options(explain: Callable[[str], str]) -> Options:
    """The declared options; ``explain`` finds their one-line help in the locale."""
    file = read_struct(reader.FOLDER / "options.toml", OptionsFile)
    declared: list[Option] = []
    for name, choices in file.options.items():
        if not choices:
            raise ContentError("options.toml", f"options.{name}", "an option needs choices")
        if name == "map_mode":
            choices = [*choices, *(f"fixed:{map}" for map in map_reader.map_files() if not map.startswith(TEST))]
        kind = {
            "map_mode": MapOption,
            "map_size": SizeOption,
            "personality_set": PersonalityOption,
            "era_start": EraStartOption,
        }.get(name, Option)
        option = kind(name, choices, choices[0], explain)
        option.earlier = {int(rules): option.accept(value) for rules, value in file.earlier.get(name, {}).items()}
        declared.append(option)
    for preset, values in file.presets.items():
        for name, value in values.items():
            if name not in file.options or value not in file.options[name]:
                raise ContentError("options.toml", f"presets.{preset}.{name}", f"{value!r} is not declared")
    for size in file.options["map_size"]:
        if size not in reader.box().sizes:
            raise ContentError("options.toml", "options.map_size", f"config.toml has no size {size}")
    return Options(with_needs(declared, file.needs), file.presets)


def check_islands(declared: Options, chosen: Mapping[str, OptionValue]) -> None:
    """Raises OptionError for islands on a map that has no room for them (BI-MAP-14)."""
    size, quick = chosen["map_size"], reader.box().quick
    if chosen["islands"] and size == quick:
        larger = " or ".join(f"map_size={other}" for other in declared["map_size"].choices if other != quick)
        raise OptionError(f"islands: {chosen['islands']} do not fit on map_size={size} (BI-MAP-14); choose {larger}")
