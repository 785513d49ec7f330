"""What is printed on the boards and tiles, in the form that the drawing asks for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from steamshed.games.steam.actions import ACTION_TILES
from steamshed.games.steam.content.reader import MAPS, goods, tile_set
from steamshed.hexrail.show.drawing.printed import Printed, called_terrain, drawn_map, paths_of

MOUNTAINS = ("^", "%")
"""The ground of towns in mountains."""


@dataclass(frozen=True, eq=False)
class SteamPrinted(Printed):
    """The boards and tiles as they lie in the box."""

    spaces: int
    prices: tuple[int, ...]
    income: tuple[int, int]
    locomotive: tuple[int, int]


@lru_cache(maxsize=8)
def printed(map_name: str) -> SteamPrinted:
    """The boards and tiles for a game on a map."""
    file, figures = MAPS.file(map_name), MAPS.board(map_name).numbers
    rivers = {
        name: tuple((way[0], way[1] if len(way) > 1 else None) for way in ways) for name, ways in file.rivers.items()
    }
    hills = [town.hex for town in file.towns if town.ground in MOUNTAINS]
    walls = tuple((text.partition(" ")[0], int(text.partition(" ")[2])) for text in file.black_sides)
    return SteamPrinted(
        title=file.title,
        board=drawn_map(file, hills, rivers, file.labels, walls),
        terrain=called_terrain(file),
        cities={city.hex: city.name for city in file.cities},
        city_colours={city.hex: city.colour for city in file.cities},
        towns={town.hex: town.name for town in file.towns},
        tiles=paths_of(tile_set()),
        colours=tuple(goods().colours),
        actions=ACTION_TILES,
        spaces=figures.spaces,
        prices=tuple(figures.action_price),
        income=(figures.lowest_income, -figures.lowest_income),
        locomotive=(figures.engine, figures.most_engine),
    )
