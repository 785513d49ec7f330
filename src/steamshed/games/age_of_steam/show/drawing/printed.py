"""What is printed on the boards and tiles, in the form that the drawing asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from steamshed.games.age_of_steam.actions import SPECIAL_ACTIONS
from steamshed.games.age_of_steam.content.reader import MapFile, components, map_file, numbers, tile_set
from steamshed.games.age_of_steam.content.reader import NewCity as NewCityEntry
from steamshed.look.hexboard import Field, HexMap, WaterName
from steamshed.look.symbols import DieSide
from steamshed.rail.hexgrid import HexGrid, column_letters

TERRAIN = {".": "plain", "~": "river", "^": "mountain", "w": "lake", "@": "city", "o": "town"}


@dataclass(frozen=True)
class City:
    """A city of the map; ``columns`` are the columns of the display that feed it."""

    name: str
    colour: str
    columns: tuple[str, ...]


@dataclass(frozen=True)
class NewCity:
    """A New City tile and the numbered column under whose dice its own column stands."""

    colour: str
    column: str


@dataclass(frozen=True)
class Printed:
    """The boards and tiles as they lie in the box."""

    title: str
    board: HexMap
    cities: Mapping[str, City]
    """By field."""
    towns: Mapping[str, str]
    """Names by field."""
    tiles: Mapping[str, tuple[tuple[int, int], ...]]
    """The segments of the tiles that lie on ordinary fields."""
    new_cities: Mapping[str, NewCity]
    columns: tuple[str, ...]
    """The numbered columns of the display: W1..W6 for the white dice, B1..B6 for the black."""
    rows: int
    letter_rows: int
    actions: tuple[str, ...]
    shares: tuple[int, int]
    engine: tuple[int, int]
    reductions: Mapping[str, tuple[tuple[int, int], ...]]
    """By table: lowest income of a band and what it loses."""

    def __hash__(self) -> int:
        return hash(self.title)


def die_of(column: str) -> tuple[DieSide, int]:
    """The dice that feed a numbered column."""
    return ("white" if column.startswith("W") else "black"), int(column[1:])


# -- from the content files -------------------------------------------------------------------------------------------


def hex_map(file: MapFile) -> HexMap:
    """A map as the drawing sees it."""
    grid = HexGrid(file.grid)
    fields = {}
    for name, (column, row), kind in zip(grid.names, grid.places, grid.kinds):
        rivers = (file.rivers[name],) if name in file.rivers else ()
        fields[name] = Field(name, column, row, TERRAIN[kind], rivers)
    names = tuple(WaterName(label.text, label.x, label.y, label.turn, label.size) for label in file.labels)
    return HexMap(file.name, fields, names, tuple(column_letters(i) for i in range(len(file.grid))))


@lru_cache(maxsize=8)
def printed(map_name: str) -> Printed:
    """The boards and tiles for a game on a map."""
    file, parts, figures = map_file(map_name), components(), numbers()
    tiles = {tile.name: tile.segments for tile in tile_set().types if not tile.for_towns}
    letters = {letter: tile for letter, tile in parts.new_cities.items() if isinstance(tile, NewCityEntry)}
    return Printed(
        title=file.title,
        board=hex_map(file),
        cities={city.hex: City(city.name, city.colour, tuple(city.columns)) for city in file.cities},
        towns={town.hex: town.name for town in file.towns},
        tiles=tiles,
        new_cities={letter: NewCity(tile.colour, tile.column) for letter, tile in letters.items()},
        columns=tuple(parts.display.numbered_columns),
        rows=parts.display.numbered_rows,
        letter_rows=parts.display.letter_rows,
        actions=SPECIAL_ACTIONS,
        shares=(figures.shares, figures.most_shares),
        engine=(figures.engine, figures.most_engine),
        reductions={name: tuple(bands) for name, bands in figures.reduction.items()},
    )
