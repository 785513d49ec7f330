"""The table of Age of Steam as scenes, and as one picture.

Everything is computed from a view, so a seat is shown only what it may know. Backgrounds and symbols depend on the map
alone; things keep their ids while they move.
"""

from __future__ import annotations

from collections.abc import Mapping

from steamshed.games.age_of_steam.show.drawing.board import board, crossed
from steamshed.games.age_of_steam.show.drawing.goods import goods
from steamshed.games.age_of_steam.show.drawing.printed import Printed, printed
from steamshed.games.age_of_steam.show.drawing.rows import actions, players
from steamshed.games.age_of_steam.show.drawing.sections import sections
from steamshed.games.age_of_steam.show.drawing.tracks import order, tracks
from steamshed.games.age_of_steam.show.drawing.viewed import Table
from steamshed.kernel.scene import Scene, Thing
from steamshed.kernel.shapes import shaped
from steamshed.look import symbols as sym
from steamshed.look.hexroute import delivery_route
from steamshed.look.svg import compose
from steamshed.look.theme import Theme
from steamshed.look.words import speaking
from steamshed.rail.delivery import Deliver


def scenes(view: Mapping[str, object], boards: Printed | None = None, language: str = "en") -> list[Scene]:
    """The table of a view, the board first; ``boards`` if they are not those of the view's map."""
    table = shaped(view, Table)
    used = printed(table.map) if boards is None else boards
    with speaking(language):
        return [draw(used, table) for draw in (board, goods, tracks, order, actions, players)]


def route(view: Mapping[str, object], delivery: Deliver) -> tuple[Thing, ...]:
    """The way of a delivery on the map."""
    table = shaped(view, Table)
    boards = printed(table.map)
    places = {city.name: field for field, city in boards.cities.items()}
    places |= {town: field for field, town in boards.towns.items()}
    cube, style = f"cube-{delivery.colour}", sym.goods_style(delivery.colour)
    return delivery_route(boards.board, sections(boards, table), places, crossed(table), delivery, cube, style)


def picture(view: Mapping[str, object], theme: Theme = "light", language: str = "en") -> str:
    """The table of a view as one stand-alone SVG."""
    return compose(scenes(view, language=language), theme)
