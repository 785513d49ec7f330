"""The table as scenes, and as one picture.

Everything is computed from a view, so a seat is shown only what it may know. Backgrounds and symbols depend on the map
alone; things keep their ids while they move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from steamshed.hexrail.show.drawing.board import BoardDrawing, P, V
from steamshed.kernel.decode import typed
from steamshed.look.svg import compose
from steamshed.look.theme import Theme
from steamshed.look.words import speaking
from steamshed.rail.delivery import Deliver
from steamshed.ui.scene import Scene, Thing


class Drawing(Generic[P, V]):
    """How a game draws its table: from what is printed on its boards and from what lies there, scene by scene."""

    def __init__(
        self,
        shape: type[V],
        printed: Callable[[str], P],
        board: BoardDrawing[P, V],
        panels: Sequence[Callable[[P, V], Scene]],
    ) -> None:
        self.shape = shape
        """The part of a view that is drawn."""
        self.printed = printed
        """The boards of a map."""
        self.board = board
        self.panels = tuple(panels)
        """The scenes beside the board."""

    def scenes(self, view: Mapping[str, object], boards: P | None = None, language: str = "en") -> list[Scene]:
        """The table of a view, the board first; ``boards`` if they are not those of the view's map."""
        table = typed(view, self.shape)
        used = self.printed(table.map) if boards is None else boards
        with speaking(language):
            return [self.board.scene(used, table), *[draw(used, table) for draw in self.panels]]

    def route(self, view: Mapping[str, object], delivery: Deliver) -> tuple[Thing, ...]:
        """The way of a delivery on the map."""
        table = typed(view, self.shape)
        return self.board.route(self.printed(table.map), table, delivery)

    def picture(self, view: Mapping[str, object], theme: Theme = "light", language: str = "en") -> str:
        """The table of a view as one stand-alone SVG."""
        return compose(self.scenes(view, language=language), theme)
