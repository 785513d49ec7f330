"""The maps of a game: where their files lie, how they are read, and the boards made from them.

A map is one file in ``content/maps`` of its game; more maps can lie in a folder called like the game in the one that
the environment variable STEAMSHED_CONTENT names. See docs/maps.md.
"""

from __future__ import annotations

import hashlib
import json
import pathlib
from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from typing import Generic, TypeVar

from steamshed.hexrail.content.hexmap import HexMap
from steamshed.hexrail.content.mapcheck import check_map_name
from steamshed.hexrail.content.rule_page import Change, changes
from steamshed.hexrail.content.rule_reader import Reader
from steamshed.hexrail.content.tables import MapTable
from steamshed.kernel.content import MapFiles, find_maps, read_struct, read_toml
from steamshed.kernel.errors import ContentError

F = TypeVar("F", bound=MapTable)
B = TypeVar("B", bound=HexMap)


class Maps(MapFiles, Generic[F, B]):
    """All maps of one game. A file is read, and its board made, when it is first asked for."""

    def __init__(
        self, game: str, folder: Traversable, first: str, shape: type[F], make: Callable[[F, str, Reader], B]
    ) -> None:
        """``first`` is the map that is played on where none is named; ``make`` raises ContentError naming the file,
        the field and the reason."""
        self.game = game
        self.folder = folder
        self.first = first
        self.shape = shape
        self.make = make
        self.known_files: dict[str, F] = {}
        self.known_boards: dict[tuple[str, int], B] = {}
        self.known_contents: dict[str, str] = {}
        self.laid: dict[str, pathlib.Path] = {}
        """Maps from files that lie anywhere, see ``lay``."""
        self.known_sizes: dict[str, Sequence[int]] = {}

    def files(self) -> dict[str, Traversable | pathlib.Path]:
        """The maps at hand, by name; the first one in front."""
        return {**find_maps(self.game, self.folder, self.first), **self.laid}

    def lay(self, file: pathlib.Path) -> str:
        """Makes a map file one of those at hand, for as long as the program runs; gives its name. Raises ContentError
        for a file that cannot be used, or a name that another map has."""
        found = self.read(file)
        if str(self.files().get(found.name, file)) not in (str(file), str(file.resolve())):
            raise ContentError(file.name, "name", f"{found.name!r} is the name of another map")
        for players in found.players or [0]:
            self.made(found, file.name, players)
        self.laid[found.name] = file
        self.known_sizes = {}
        return found.name

    def read(self, file: Traversable | pathlib.Path) -> F:
        """A map file of the right shape."""
        made = read_struct(file, self.shape)
        check_map_name(made.name, file.name)
        return made

    def file(self, name: str) -> F:
        """The checked file of a map."""
        if name not in self.known_files:
            self.known_files[name] = self.read(self.files()[name])
        return self.known_files[name]

    def board(self, name: str, players: int = 0) -> B:
        """The board of a map for so many players, ready for play; for the fewest if it does not matter."""
        file = self.file(name)
        wanted = players if players and file.rules else first_of(file.players)
        if (name, wanted) not in self.known_boards:
            self.known_boards[(name, wanted)] = self.made(file, self.files()[name].name, wanted)
        return self.known_boards[(name, wanted)]

    def made(self, file: F, source: str, players: int) -> B:
        """A board for so many players. Raises ContentError."""
        board, reader = self.tried(file, source, players)
        reader.settle(source)
        return board

    def tried(self, file: F, source: str, players: int) -> tuple[B, Reader]:
        """A board for so many players, and what is wrong with the rules of the map. Raises ContentError where the map
        itself cannot be used."""
        reader = Reader(file.rules or {}, file.tags, players, file.players)
        board = self.make(file, source, reader)
        reader.check_tags(board)
        return board, reader

    def changes(self, name: str, players: int) -> list[Change]:
        """What a map changes in the rules for so many players, as its page says it."""
        reader = self.tried(self.file(name), self.files()[name].name, players)[1]
        return changes(reader.tables, reader.kinds, reader.tags)

    def taken(self, name: str) -> dict[str, str]:
        """MR-00c: an income reduction of the map's own."""
        table = (self.file(name).rules or {}).get("reduction", {})
        own = isinstance(table, dict) and {"table", "every"} & {*table}
        return {"income_reduction_table": "MR-05"} if own and self.game == "age_of_steam" else {}

    def content(self, name: str) -> str:
        """MR-00d: what a map is called by its content; empty for a map of the box that brings no rules."""
        if name not in self.known_contents:
            self.known_contents[name] = self.content_of(self.files()[name])
        return self.known_contents[name]

    def content_of(self, file: Traversable | pathlib.Path) -> str:
        data = read_toml(file)
        boxed = any(str(file) == str(other) for other in (self.folder / "maps").iterdir())
        return "" if boxed and not data.get("rules") else fingerprint(data)

    def by_content(self, name: str, content: str) -> str | None:
        """The map at hand with this content, rather that of the name; None if there is none."""
        files = self.files()
        for other in [name, *files] if name in files else files:
            if fingerprint(read_toml(files[other])) == content:
                return other
        return None

    def sizes(self) -> dict[str, Sequence[int]]:
        """For how many players each map is."""
        if not self.known_sizes:
            self.known_sizes = {name: self.file(name).players for name in self.files()}
        return self.known_sizes

    def summary(self, file: pathlib.Path) -> str:
        found = self.read(file)
        boards = [self.made(found, file.name, players) for players in found.players or [0]]
        return boards[0].summary()

    def players_of(self, file: pathlib.Path) -> Sequence[int]:
        return self.read(file).players

    def findings(self, file: pathlib.Path) -> list[tuple[str, bool]]:
        """All that is wrong or doubtful in the rules of a map file, for any number of its players."""
        found, said = self.read(file), dict[tuple[str, bool], None]()
        for players in found.players or [0]:
            reader = self.tried(found, file.name, players)[1]
            said.update(((str(one), one.warns), None) for one in [*reader.errors(), *reader.warnings()])
        return list(said)

    def page(self, file: pathlib.Path, players: int) -> Sequence[Change]:
        reader = self.tried(self.read(file), file.name, players)[1]
        return changes(reader.tables, reader.kinds, reader.tags)


def fingerprint(data: dict[str, object]) -> str:
    """MR-00d: the beginning of a hash of what play depends on. Names for people and the drawing are left out, and so
    are rules that say nothing."""
    left_out = ("name", "title", "provenance", "character", "labels", "rivers", "game")
    kept = {key: value for key, value in data.items() if key not in left_out and value not in ({}, [])}
    text = json.dumps(kept, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def first_of(players: Sequence[int]) -> int:
    """The fewest players that a map is for; 0 if it names none, which is refused."""
    return min(players, default=0)
