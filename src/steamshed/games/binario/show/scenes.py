"""The table of Binario Duel as scenes, and as one picture.

Everything is computed from a view, so a seat is shown only what it may know. The background depends on the continent
alone; things keep their ids while they move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from steamshed.games.binario.show.drawing.board import board
from steamshed.games.binario.show.drawing.card import card
from steamshed.games.binario.show.drawing.freight import freight
from steamshed.games.binario.show.drawing.legend import legend
from steamshed.games.binario.show.drawing.rows import players
from steamshed.games.binario.show.drawing.stock import stock
from steamshed.games.binario.show.drawing.viewed import Viewed
from steamshed.look.svg import compose
from steamshed.look.theme import Theme
from steamshed.look.words import speaking
from steamshed.ui.scene import Scene


def scenes(view: Mapping[str, Any], language: str = "en") -> list[Scene]:
    """The table of a view, the board first."""
    table = Viewed(view)
    with speaking(language):
        boards = [freight(table, seat) for seat in range(len(view["seats"]))]
        return [board(table), card(table), *boards, stock(table), legend(), players(table)]


def picture(view: Mapping[str, Any], theme: Theme = "light", language: str = "en") -> str:
    """The table of a view as one stand-alone SVG."""
    return compose(scenes(view, language=language), theme)
