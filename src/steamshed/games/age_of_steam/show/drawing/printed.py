"""What is printed on the boards and tiles, in the form that the drawing asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from steamshed.games.age_of_steam.actions import SPECIAL_ACTIONS
from steamshed.games.age_of_steam.content.reader import MAPS, components, goods, tile_set
from steamshed.games.age_of_steam.content.reader import NewCity as NewCityEntry
from steamshed.games.age_of_steam.show.drawing.words import say
from steamshed.hexrail.show.drawing.printed import Printed, called_terrain, drawn_map, paths_of
from steamshed.look.symbols import DieSide


@dataclass(frozen=True)
class NewCity:
    """A New City tile and the numbered column under whose dice its own column stands."""

    colour: str
    column: str


@dataclass(frozen=True, eq=False)
class AgePrinted(Printed):
    """The boards and tiles as they lie in the box."""

    fed_by: Mapping[str, tuple[str, ...]]
    """The columns of the display that feed a city, by its field."""
    new_cities: Mapping[str, NewCity]
    columns: tuple[str, ...]
    """The numbered columns of the display: W1..W6 for the white dice, B1..B6 for the black."""
    rows: int
    letter_rows: int
    shares: tuple[int, int]
    engine: tuple[int, int]
    reductions: Mapping[str, tuple[tuple[int, int], ...]]
    """By table: lowest income of a band and what it loses."""

    def fed(self, column: str) -> list[str]:
        """The fields of the cities that a numbered column feeds."""
        return [field for field, columns in self.fed_by.items() if column in columns]


def die_of(column: str) -> tuple[DieSide, int]:
    """The dice that feed a numbered column."""
    return ("white" if column.startswith("W") else "black"), int(column[1:])


def die_words(column: str) -> str:
    """The dice of a numbered column, in words."""
    side, value = die_of(column)
    return say("die", side=say("white" if side == "white" else "black_die"), value=value)


@lru_cache(maxsize=8)
def printed(map_name: str) -> AgePrinted:
    """The boards and tiles for a game on a map."""
    file, parts, board = MAPS.file(map_name), components(), MAPS.board(map_name)
    figures = board.numbers
    letters = {letter: tile for letter, tile in parts.new_cities.items() if isinstance(tile, NewCityEntry)}
    return AgePrinted(
        title=file.title,
        board=drawn_map(file, (), {name: (ends,) for name, ends in file.rivers.items()}, file.labels),
        terrain=called_terrain(file),
        cities={city.hex: city.name for city in file.cities},
        city_colours={city.hex: city.colour for city in file.cities},
        towns={town.hex: town.name for town in file.towns},
        tiles=paths_of(tile_set()),
        colours=tuple(goods().colours),
        actions=SPECIAL_ACTIONS,
        fed_by={city.hex: tuple(city.columns) for city in file.cities},
        new_cities={letter: NewCity(tile.colour, tile.column) for letter, tile in letters.items()},
        columns=tuple(parts.display.numbered_columns),
        rows=parts.display.numbered_rows,
        letter_rows=parts.display.letter_rows,
        shares=(figures.shares, figures.most_shares),
        engine=(figures.engine, figures.most_engine),
        reductions={name: tuple(board.rules.bands or bands) for name, bands in figures.reduction.items()},
    )
