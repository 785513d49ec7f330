"""The board: cities with their dice, New Cities with their letters. The rest is drawn as in all games of the family."""

from __future__ import annotations

from collections.abc import Iterator

from steamshed.games.age_of_steam.show.drawing.printed import AgePrinted, die_of, die_words
from steamshed.games.age_of_steam.show.drawing.viewed import Table
from steamshed.games.age_of_steam.show.drawing.words import say
from steamshed.hexrail.show.drawing.board import BoardDrawing, city_sign
from steamshed.hexrail.show.drawing.printed import cube_style
from steamshed.look import hexplaces
from steamshed.look import symbols as sym
from steamshed.ui.scene import Thing


class AgeBoard(BoardDrawing[AgePrinted, Table]):
    """The map of Age of Steam."""

    def city_symbols(self, printed: AgePrinted) -> dict[str, str]:
        found: dict[str, str] = {}
        for field, name in printed.cities.items():
            side = die_of(printed.fed_by[field][0]) if printed.fed_by[field] else None
            head = sym.die(side[1], side[0]) if side else ""
            found[f"city-{field}"] = city_sign(printed.city_colours[field], head, name)
        for letter, new in printed.new_cities.items():
            found[f"newcity-{letter}"] = city_sign(new.colour, hexplaces.letter_plate(letter))
        return found

    def printed_cities(self, printed: AgePrinted, table: Table) -> Iterator[Thing]:
        for field, name in printed.cities.items():
            colour = printed.city_colours[field]
            dice = ", ".join(die_words(column) for column in printed.fed_by[field])
            words = {"name": name, "colour": say(f"good_{colour}")}
            title = say("city", dice=dice, **words) if dice else say("city_plain", **words)
            at = printed.board.at(field)
            yield Thing(f"city-{field}", f"city-{field}", at, style=cube_style(colour), title=title, kind="city")

    def new_cities(self, printed: AgePrinted, table: Table) -> dict[str, str]:
        return table.new_cities

    def new_city(self, printed: AgePrinted, tile: str) -> tuple[str, dict[str, str]]:
        return printed.new_cities[tile].colour, {"letter": tile}

    def tile_name(self, name: str) -> str:
        return say("tile_name", tile=name)


BOARD = AgeBoard(say)
