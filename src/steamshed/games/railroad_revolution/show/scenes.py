"""The table of Railroad Revolution as scenes, and as one picture.

Everything is computed from a view, so a seat is shown only what it may know. Things keep their ids while they move.
"""

from __future__ import annotations

from collections.abc import Mapping

from steamshed.games.railroad_revolution.content import reader as content
from steamshed.games.railroad_revolution.content.box import Box
from steamshed.games.railroad_revolution.show.drawing.board import board
from steamshed.games.railroad_revolution.show.drawing.displays import deals, supply, telegraph, tracks
from steamshed.games.railroad_revolution.show.drawing.mats import mat
from steamshed.games.railroad_revolution.show.drawing.rows import players
from steamshed.games.railroad_revolution.show.drawing.viewed import Table
from steamshed.kernel.decode import typed
from steamshed.look.svg import compose
from steamshed.look.theme import Theme
from steamshed.look.words import speaking
from steamshed.ui.scene import Scene


def scenes(view: Mapping[str, object], box: Box | None = None, language: str = "en") -> list[Scene]:
    """The table of a view, the board first; ``box`` if it is not the one of the content."""
    table = typed(view, Table)
    used = content.box() if box is None else box
    with speaking(language):
        displays = [draw(used, table) for draw in (board, telegraph, tracks, deals, supply)]
        displays.append(players(table))
        return displays + [mat(used, table, seat) for seat in range(table.players)]


def picture(view: Mapping[str, object], theme: Theme = "light", language: str = "en") -> str:
    """The table of a view as one stand-alone SVG."""
    return compose(scenes(view, language=language), theme)
