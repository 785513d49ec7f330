"""The board: cities with growth markers, New Cities by colour. The rest is drawn as in all games of the family."""

from __future__ import annotations

from collections.abc import Iterator

from steamshed.games.steam.show.drawing.printed import SteamPrinted
from steamshed.games.steam.show.drawing.viewed import Table
from steamshed.games.steam.show.drawing.words import say
from steamshed.hexrail.show.drawing.board import BoardDrawing, Laid, city_sign
from steamshed.hexrail.show.drawing.printed import cube_style
from steamshed.look import hexplaces
from steamshed.ui.scene import Thing


class SteamBoard(BoardDrawing[SteamPrinted, Table]):
    """The map of Steam."""

    unfinished = "incomplete"

    def city_symbols(self, printed: SteamPrinted) -> dict[str, str]:
        found = {
            f"city-{field}": city_sign(printed.city_colours[field], "", name) for field, name in printed.cities.items()
        }
        found |= {f"newcity-{colour}": city_sign(colour, "") for colour in printed.colours}
        return found | {"growth": hexplaces.letter_plate("+")}

    def printed_cities(self, printed: SteamPrinted, table: Table) -> Iterator[Thing]:
        for field, name in printed.cities.items():
            at, colour = printed.board.at(field), printed.city_colours[field]
            title = say("city", name=name, colour=say(f"good_{colour}"))
            yield Thing(f"city-{field}", f"city-{field}", at, style=cube_style(colour), title=title, kind="city")
            if name in table.growth:
                place = at[0] - 17, at[1] - 30.5
                yield Thing(f"growth-{field}", "growth", place, title=say("grown", name=name), kind="growth")

    def new_cities(self, printed: SteamPrinted, table: Table) -> dict[str, str]:
        fields = {name: field for field, name in printed.towns.items()}
        return {fields[name]: colour for name, colour in table.new_cities.items()}

    def new_city(self, printed: SteamPrinted, tile: str) -> tuple[str, dict[str, str]]:
        return tile, {}

    def tile_name(self, name: str) -> str:
        return say.name("tile", name)

    def laid(self, table: Table) -> Laid[Table]:
        return Laid(table, table.growth)


BOARD = SteamBoard(say)
