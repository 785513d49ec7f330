"""What is printed on the boards and tiles, in the form that the drawing asks for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from steamshed.hexrail.content.tables import Label, MapTable
from steamshed.look import symbols as sym
from steamshed.look.hexboard import DrawnMap, Field, WaterName
from steamshed.rail.hexgrid import HexGrid, column_letters
from steamshed.rail.tiles import TileSet

TERRAIN: Mapping[str, str] = {
    ".": "plain", "~": "river", "^": "mountain", "%": "gorge", "w": "lake", "@": "city", "o": "town",
}  # fmt: skip
"""The marks of map files, as they are called."""
DRAWN = {"gorge": "mountain"}
"""Terrain that is drawn like another; its river is drawn beside."""

River = tuple[int, int | None]


@dataclass(frozen=True, eq=False)
class Printed:
    """The boards and tiles as they lie in the box. A game adds what else is printed."""

    title: str
    board: DrawnMap
    terrain: Mapping[str, str]
    """By field, as it is called."""
    cities: Mapping[str, str]
    """Names by field."""
    city_colours: Mapping[str, str]
    """By field."""
    towns: Mapping[str, str]
    """Names by field."""
    tiles: Mapping[str, tuple[tuple[int, int], ...]]
    """The paths of the tiles that lie on ordinary fields."""
    colours: tuple[str, ...]
    """Of goods, in the order in which cubes are drawn."""
    actions: tuple[str, ...]


def called_terrain(file: MapTable) -> dict[str, str]:
    """What lies on each field, as it is called."""
    grid = HexGrid(file.grid)
    return {name: TERRAIN[kind] for name, kind in zip(grid.names, grid.kinds)}


def drawn_map(
    file: MapTable,
    hills: Iterable[str],
    rivers: Mapping[str, tuple[River, ...]],
    labels: Iterable[Label],
    walls: tuple[tuple[str, int], ...] = (),
) -> DrawnMap:
    """A map as the drawing sees it; ``hills`` are the towns that lie in mountains."""
    grid, high = HexGrid(file.grid), set(hills)
    fields = {}
    for name, (column, row), kind in zip(grid.names, grid.places, grid.kinds):
        terrain = "mountain" if name in high else TERRAIN[kind]
        fields[name] = Field(name, column, row, DRAWN.get(terrain, terrain), rivers.get(name, ()))
    names = tuple(WaterName(label.text, label.x, label.y, label.turn, label.size) for label in labels)
    return DrawnMap(file.name, fields, names, tuple(column_letters(i) for i in range(len(file.grid))), walls)


def paths_of(tiles: TileSet) -> dict[str, tuple[tuple[int, int], ...]]:
    """The tiles for ordinary fields."""
    return {tile.name: tile.segments for tile in tiles.types if not tile.for_towns}


def drawn_colour(colour: str) -> str:
    """The name of a goods colour in the palette."""
    return "grey" if colour == "gray" else colour


def cube_style(colour: str) -> str:
    return sym.goods_style(drawn_colour(colour))


def cube_symbols(printed: Printed) -> dict[str, str]:
    """Cubes of all colours, also for sentences."""
    cubes = {f"cube-{colour}": sym.cube(drawn_colour(colour)) for colour in printed.colours}
    words = {f"word-colour-{colour}": sym.in_words(f"cube-{colour}", cube_style(colour)) for colour in printed.colours}
    return cubes | words
