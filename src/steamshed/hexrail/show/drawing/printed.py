"""What is printed on the boards and tiles, in the form that the drawing asks for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

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
    grid, marks = HexGrid(file.grid), marks_of(file)
    return {name: marks[kind] for name, kind in zip(grid.names, grid.kinds)}


def marks_of(file: MapTable) -> dict[str, str]:
    """The marks of a map file, as they are called: a kind of the map's own like the one that it is drawn as (MR-07)."""
    own = {table["sign"]: TERRAIN[table.get("like", ".")] for table in terrain_of(file).values() if table.get("sign")}
    return {**TERRAIN, **own}


def terrain_of(file: MapTable) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = (file.rules or {}).get("terrain", {})
    return found


def price_marks(file: MapTable) -> list[WaterName]:
    """What the map's own terrain and single fields cost more, written on them: +3, and a cross where nobody builds."""
    grid = HexGrid(file.grid)
    signs = {table["sign"]: table for table in terrain_of(file).values() if table.get("sign")}
    extra: dict[str, int] = (file.rules or {}).get("fields", {}).get("extra", {})
    found: list[WaterName] = []
    for name, (column, row), kind in zip(grid.names, grid.places, grid.kinds):
        table = signs.get(kind, {})
        price = int(table.get("surcharge", 0)) + int(extra.get(name, 0))
        text = "\N{MULTIPLICATION SIGN}" if table.get("tiles") == "none" else f"+{price}" if price else ""
        if text:
            found.append(WaterName(text, column, row + 0.5 * (column % 2) + 0.3, 0.0, 20))
    return found


def drawn_map(
    file: MapTable,
    hills: Iterable[str],
    rivers: Mapping[str, tuple[River, ...]],
    labels: Iterable[Label],
    walls: tuple[tuple[str, int], ...] = (),
) -> DrawnMap:
    """A map as the drawing sees it; ``hills`` are the towns that lie in mountains."""
    grid, high, marks = HexGrid(file.grid), set(hills), marks_of(file)
    fields = {}
    for name, (column, row), kind in zip(grid.names, grid.places, grid.kinds):
        terrain = "mountain" if name in high else marks[kind]
        fields[name] = Field(name, column, row, DRAWN.get(terrain, terrain), rivers.get(name, ()))
    names = (
        *(WaterName(label.text, label.x, label.y, label.turn, label.size) for label in labels),
        *price_marks(file),
    )
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
