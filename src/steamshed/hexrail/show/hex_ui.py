"""What a game of this family offers to clients: the way of a delivery, and where on the map things happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from typing_extensions import TypeVar

from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.rail.delivery import Deliver
from steamshed.ui.game_ui import Drawings, Figure, GameUi, Panels
from steamshed.ui.scene import Thing
from steamshed.ui.turn_summary import Part

S_contra = TypeVar("S_contra", bound=HexTable, default=Any, contravariant=True)


class HexDrawings(Drawings, Protocol):
    """The drawings of a game of this family: a ``hexrail.show.scenes.Drawing``."""

    def route(self, view: Mapping[str, object], delivery: Deliver) -> tuple[Thing, ...]:
        """The way of a delivery on the map."""


class HexUi(GameUi[S_contra]):
    """Made from the modules of a game."""

    def __init__(
        self,
        drawings: Callable[[], HexDrawings],
        panels: Panels[S_contra],
        figures: Callable[[S_contra, int], dict[str, Figure]],
        endings: tuple[Part, ...],
    ) -> None:
        super().__init__(drawings, panels, figures, endings)
        self.hex_drawings = drawings

    def route(self, state: S_contra, seat: int | None, action: Action) -> tuple[Thing, ...]:
        return self.hex_drawings().route(state.view(seat), action) if isinstance(action, Deliver) else ()

    def where(self, state: S_contra, seat: int | None, args: Mapping[str, str | int]) -> tuple[str, ...]:
        board = state.rules.board
        if "hex" in args:
            return (f"hex-{args['hex']}",)
        named = [args[name] for name in ("city", "town") if name in args]
        fields = [board.grid.names[field] for field, name in enumerate(board.node_name) if name and name in named]
        return tuple(f"{kind}-{field}" for field in fields for kind in ("city", "newcity", "town", "hex"))
