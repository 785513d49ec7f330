"""What is printed on the boards and tiles, in the form that the drawing asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from steamshed.games.steam.actions import ACTION_TILES
from steamshed.games.steam.content.reader import MapFile, goods, map_file, numbers, tile_set
from steamshed.look.hexboard import Field, HexMap, WaterName
from steamshed.rail.hexgrid import HexGrid, column_letters

TERRAIN = {".": "plain", "~": "river", "^": "mountain", "%": "gorge", "w": "lake", "@": "city", "o": "town"}
DRAWN = {"gorge": "mountain"}
"""Terrain that is drawn like another; its river is drawn beside."""


@dataclass(frozen=True)
class Printed:
    """The boards and tiles as they lie in the box."""

    title: str
    board: HexMap
    terrain: Mapping[str, str]
    """By field, as it is called."""
    cities: Mapping[str, tuple[str, str]]
    """Name and colour by field."""
    towns: Mapping[str, str]
    """Names by field."""
    tiles: Mapping[str, tuple[tuple[int, int], ...]]
    """The paths of the faces that lie on ordinary fields."""
    colours: tuple[str, ...]
    spaces: int
    actions: tuple[str, ...]
    prices: tuple[int, ...]
    income: tuple[int, int]
    locomotive: tuple[int, int]

    def __hash__(self) -> int:
        return hash((self.title, self.board))


def drawn_colour(colour: str) -> str:
    """The name of a goods colour in the palette."""
    return "grey" if colour == "gray" else colour


def hex_map(file: MapFile) -> HexMap:
    """A map as the drawing sees it."""
    grid = HexGrid(file.grid)
    ground = {town.hex: town.ground for town in file.towns}
    fields = {}
    for name, (column, row), kind in zip(grid.names, grid.places, grid.kinds):
        rivers = tuple((way[0], way[1] if len(way) > 1 else None) for way in file.rivers.get(name, []))
        terrain = TERRAIN[kind]
        if ground.get(name) in ("^", "%"):
            terrain = "mountain"
        fields[name] = Field(name, column, row, DRAWN.get(terrain, terrain), rivers)
    names = tuple(WaterName(label.text, label.x, label.y, label.turn, label.size) for label in file.labels)
    walls = tuple((text.partition(" ")[0], int(text.partition(" ")[2])) for text in file.black_sides)
    return HexMap(file.name, fields, names, tuple(column_letters(i) for i in range(len(file.grid))), walls)


@lru_cache(maxsize=8)
def printed(map_name: str) -> Printed:
    """The boards and tiles for a game on a map."""
    file, figures = map_file(map_name), numbers()
    grid = HexGrid(file.grid)
    return Printed(
        title=file.title,
        board=hex_map(file),
        terrain={name: TERRAIN[kind] for name, kind in zip(grid.names, grid.kinds)},
        cities={city.hex: (city.name, city.colour) for city in file.cities},
        towns={town.hex: town.name for town in file.towns},
        tiles={tile.name: tile.segments for tile in tile_set().types if not tile.for_towns},
        colours=tuple(goods().colours),
        spaces=figures.spaces,
        actions=ACTION_TILES,
        prices=tuple(figures.action_price),
        income=(figures.lowest_income, -figures.lowest_income),
        locomotive=(figures.locomotive, figures.most_locomotive),
    )
