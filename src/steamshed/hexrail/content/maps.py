"""The maps of a game: where their files lie, how they are read, and the boards made from them.

A map is one file in ``content/maps`` of its game; more maps can lie in a folder called like the game in the one that
the environment variable STEAMSHED_CONTENT names. See docs/maps.md.
"""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from typing import Generic, TypeVar

from steamshed.hexrail.content.hexmap import HexMap
from steamshed.hexrail.content.mapcheck import check_map_name
from steamshed.hexrail.content.tables import MapTable
from steamshed.kernel.content import MapFiles, find_maps, read_struct

F = TypeVar("F", bound=MapTable)
B = TypeVar("B", bound=HexMap)


class Maps(MapFiles, Generic[F, B]):
    """All maps of one game. A file is read, and its board made, when it is first asked for."""

    def __init__(self, game: str, folder: Traversable, first: str, shape: type[F], make: Callable[[F, str], B]) -> None:
        """``first`` is the map that is played on where none is named; ``make`` raises ContentError naming the file,
        the field and the reason."""
        self.game = game
        self.folder = folder
        self.first = first
        self.shape = shape
        self.make = make
        self.known_files: dict[str, F] = {}
        self.known_boards: dict[str, B] = {}
        self.known_sizes: dict[str, Sequence[int]] = {}

    def files(self) -> dict[str, Traversable | pathlib.Path]:
        """The maps at hand, by name; the first one in front."""
        return find_maps(self.game, self.folder, self.first)

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

    def board(self, name: str) -> B:
        """The board of a map, ready for play."""
        if name not in self.known_boards:
            self.known_boards[name] = self.make(self.file(name), self.files()[name].name)
        return self.known_boards[name]

    def sizes(self) -> dict[str, Sequence[int]]:
        """For how many players each map is."""
        if not self.known_sizes:
            self.known_sizes = {name: self.file(name).players for name in self.files()}
        return self.known_sizes

    def summary(self, file: pathlib.Path) -> str:
        return self.make(self.read(file), file.name).summary()
