"""The table of Steam as scenes, and as one picture."""

from __future__ import annotations

from steamshed.games.steam.show.drawing.board import BOARD
from steamshed.games.steam.show.drawing.goods import goods
from steamshed.games.steam.show.drawing.printed import printed
from steamshed.games.steam.show.drawing.rows import actions, players
from steamshed.games.steam.show.drawing.tracks import order, tracks
from steamshed.games.steam.show.drawing.viewed import Table
from steamshed.hexrail.show.scenes import Drawing

DRAWING = Drawing(Table, printed, BOARD, (goods, tracks, order, actions, players))
scenes, picture = DRAWING.scenes, DRAWING.picture
