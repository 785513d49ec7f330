"""The table of Days of Steam as scenes, and as one picture.

Everything is computed from a view, so a seat is shown only what it may know. Symbols depend on the content alone;
things keep their ids while they move. The board grows with what is laid.
"""

from __future__ import annotations

from collections.abc import Mapping

from steamshed.games.days_of_steam.show.drawing.board import board
from steamshed.games.days_of_steam.show.drawing.panels import hand, players, supply
from steamshed.games.days_of_steam.show.drawing.viewed import Viewed
from steamshed.kernel.decode import typed
from steamshed.look.svg import compose
from steamshed.look.theme import Theme
from steamshed.look.words import speaking
from steamshed.ui.scene import Scene


def scenes(view: Mapping[str, object], language: str = "en") -> list[Scene]:
    """The table of a view, the board first."""
    table = typed(view, Viewed)
    with speaking(language):
        return [draw(table) for draw in (board, supply, hand, players)]


def picture(view: Mapping[str, object], theme: Theme = "light", language: str = "en") -> str:
    """The table of a view as one stand-alone SVG."""
    return compose(scenes(view, language=language), theme)
