"""A game of this family as a whole: its maps, its texts."""

from __future__ import annotations

import pathlib
from typing import Any

from typing_extensions import TypeVar

from steamshed.hexrail.canonical import canonical
from steamshed.hexrail.content.maps import Maps
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.game_config import Setting

S = TypeVar("S", bound=HexTable, default=HexTable)


class HexGame(Game[S]):
    """Subclasses name their maps, make the empty table and set it up. Nothing is hidden."""

    seats = range(3, 7)
    longest = 5000
    hidden = False
    family = "steamshed.hexrail"
    maps: Maps[Any, Any]

    def begin(self, setting: Setting, chance: Chance) -> S:
        state = self.table(setting)
        self.set_up(state, chance)
        return state

    def redraw(self, state: S, seat: int, chance: Chance) -> S:
        copy = state.clone()
        assert isinstance(copy, type(state))
        return copy

    def lay_map(self, file: pathlib.Path) -> str:
        """Makes a map file, wherever it lies, a choice of the option ``map`` for as long as the program runs; gives its
        name. Raises ContentError."""
        name = self.maps.lay(file)
        option = self.options["map"]
        if name not in option.choices:
            option.choices = (*option.choices, name)
        return name

    def set_up(self, state: S, chance: Chance) -> None:
        """Puts a game on an empty table, up to its first decision."""
        raise NotImplementedError

    def parse(self, text: str, state: S | None = None) -> Action:
        """The action with this text, in the one form in which it is written: fields and cities by their names on the
        map of the state, or without one on the map that a new game is played on."""
        board = self.maps.board(self.maps.first) if state is None else state.rules.board
        return canonical(self.notation.parse(text), board)
