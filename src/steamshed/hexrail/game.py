"""A game of this family as a whole: its maps, its texts, its pictures."""

from __future__ import annotations

import pathlib
from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import TypeVar

from steamshed.hexrail.canonical import canonical
from steamshed.hexrail.content.maps import Maps
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.scene import Scene, Thing
from steamshed.kernel.setting import Setting
from steamshed.rail.delivery import Deliver

S = TypeVar("S", bound=HexTable, default=HexTable)


class HexGame(Game[S]):
    """Subclasses name their maps, make the empty table, set it up and draw it. Nothing is hidden."""

    seats = range(3, 7)
    longest = 5000
    hidden = False
    maps: Maps[Any, Any]

    def map_sizes(self) -> dict[str, Sequence[int]]:
        return self.maps.sizes()

    def begin(self, setting: Setting, chance: Chance) -> S:
        state = self.table(setting)
        self.set_up(state, chance)
        return state

    def redraw(self, state: S, seat: int, chance: Chance) -> S:
        copy = state.clone()
        assert isinstance(copy, type(state))
        return copy

    def set_up(self, state: S, chance: Chance) -> None:
        """Puts a game on an empty table, up to its first decision."""
        raise NotImplementedError

    def parse(self, text: str, state: S | None = None) -> Action:
        """The action with this text, in the one form in which it is written: fields and cities by their names on the
        map of the state, or without one on the map that a new game is played on."""
        board = self.maps.board(self.maps.first) if state is None else state.rules.board
        return canonical(self.notation.parse(text), board)

    def check_map(self, file: pathlib.Path) -> str:
        summary: str = self.maps.check(file).summary()
        return summary

    # -- drawing -------------------------------------------------------------------------------------------------

    def drawing(self) -> Any:
        """How the table is drawn, a ``hexrail.show.scenes.Drawing``: loaded when it is first asked for."""
        raise NotImplementedError

    def scenes(self, view: Mapping[str, Any], language: str = "en") -> list[Scene]:
        drawn: list[Scene] = self.drawing().scenes(view, language=language)
        return drawn

    def route(self, state: S, seat: int | None, action: Action) -> tuple[Thing, ...]:
        way: tuple[Thing, ...] = self.drawing().route(state.view(seat), action) if isinstance(action, Deliver) else ()
        return way

    def where(self, state: S, seat: int | None, args: Mapping[str, str | int]) -> tuple[str, ...]:
        board = state.rules.board
        if "hex" in args:
            return (f"hex-{args['hex']}",)
        named = [args[name] for name in ("city", "town") if name in args]
        fields = [board.grid.names[field] for field, name in enumerate(board.node_name) if name and name in named]
        return tuple(f"{kind}-{field}" for field in fields for kind in ("city", "newcity", "town", "hex"))
