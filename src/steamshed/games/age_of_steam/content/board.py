"""What never changes during a game: the map, the tiles, the prices and numbers, and tables computed from them.

Built once from the content files (``reader.py``) and shared by all states. Fields are numbers of the grid; colours,
columns, boxes and letters are numbers of the lists here.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.age_of_steam.actions import Urbanize
from steamshed.hexrail.content.hexmap import Goods, HexMap, Limits
from steamshed.rail.hexgrid import HexGrid
from steamshed.rail.placement import Fits
from steamshed.rail.tiles import TileSet

PLAIN: Final = 0
RIVER: Final = 1
MOUNTAIN: Final = 2
LAKE: Final = 3
CITY_FIELD: Final = 4
TOWN_FIELD: Final = 5

SIMPLE: Final = 0
COEXISTING: Final = 1
CROSSING: Final = 2
TOWN_TILE: Final = 3
GROUPS: Final = ("simple", "coexisting", "crossing", "town")


class Numbers(Limits):
    """Start values, limits and prices (components.toml, costs.toml)."""

    def __init__(self) -> None:
        super().__init__()
        self.shares = 0
        self.order_dice = 0
        self.share_price = 0
        self.most_shares = 0
        self.town_discs = 0
        self.reduction: dict[str, list[tuple[int, int]]] = {}
        self.place_price: list[int] = []
        """By tile group."""
        self.surcharge: list[int] = []
        """By terrain."""
        self.town_base = 0
        self.town_per_exit = 0
        self.simple_to_crossing = 0
        self.replace_on_town = 0
        self.replace_other = 0


class Display:
    """The goods display with its boxes, and the New City tiles with their columns."""

    def __init__(self) -> None:
        self.columns: list[str] = []
        """Numbered columns, then letter columns."""
        self.column_boxes: list[list[int]] = []
        """The boxes of each column from the top."""
        self.boxes: list[str] = []
        """Box names, in the order in which the display is filled."""
        self.box_of: dict[str, int] = {}
        self.letters: list[str] = []
        self.letter_colour: list[int] = []
        self.letter_column: list[int] = []
        self.numbered: dict[str, int] = {}
        """W1 to its column."""
        self.lettered: dict[str, int] = {}
        """W3 to the letter whose own column stands under it."""


class Board(HexMap):
    """One map with the tiles and goods."""

    def __init__(
        self,
        name: str,
        title: str,
        players: list[int],
        grid: HexGrid,
        tiles: TileSet,
        goods: Goods,
        display: Display,
        numbers: Numbers,
    ) -> None:
        super().__init__(name, title, players, grid, tiles, goods)
        self.display = display
        self.numbers = numbers
        self.terrain: list[int] = [PLAIN] * grid.size
        self.land: list[bool] = [True] * grid.size
        """Fields that are no water, and where something can lie."""
        self.terrain_price: list[int] = [0] * grid.size
        """What the terrain adds to the price of the first tile (AS-COST-02)."""
        self.first_price: list[int] = [0] * grid.size
        """The same with the extra price of the field (MR-08)."""
        self.feature: list[int] = [-1] * grid.size
        self.features: list[str] = []
        self.column_city: list[int] = [-1] * len(display.columns)
        """The printed city that a numbered column feeds."""
        # tables, see finish()
        self.urbanizes: list[list[Urbanize]] = []
        """Town (by its place in ``towns``): an action for each letter."""
        self.group: list[int] = []
        """Tile type to its group."""

    def finish(self) -> None:
        """Computes the tables once the map is filled in."""
        tiles = self.tiles
        self.find_stops(self.land)
        self.nearest = self.find_nearest()
        letters = self.display.letters
        self.urbanizes = [[Urbanize(self.node_name[town], letter) for letter in letters] for town in self.towns]
        self.group = [GROUPS.index(tile.group) for tile in tiles.types]
        everywhere = [piece.id for piece in tiles.pieces[1:] if not piece.tile.for_towns]
        simple = [piece for piece in everywhere if self.group_of(piece) == SIMPLE]
        everything = [piece.id for piece in tiles.pieces[1:]]
        self.find_pieces(simple, everywhere, everything)
        self.direct_fits = Fits(tiles, everywhere, False)

    def find_nearest(self) -> list[list[tuple[int, int]]]:
        """Over land."""
        found: list[list[tuple[int, int]]] = [[] for _ in range(self.grid.size)]
        for node in self.nodes:
            for field, distance in self.distances_from(node).items():
                found[field].append((distance, node))
        return [sorted(near)[:2] for near in found]

    def distances_from(self, start: int) -> dict[int, int]:
        """How many fields of land it is from a field to every other."""
        distance = {start: 0}
        rest = [start]
        for field in rest:
            for edge in range(6):
                other = self.grid.neighbour(field, edge)
                if other >= 0 and other not in distance and self.land[other]:
                    distance[other] = distance[field] + 1
                    rest.append(other)
        return distance

    def settle_prices(self) -> None:
        """Computes what the first tile on each field costs beside its own price."""
        self.first_price = [price + extra for price, extra in zip(self.terrain_price, self.extra_price, strict=True)]

    def group_of(self, piece: int) -> int:
        return self.group[self.tiles.pieces[piece].type]

    def is_town_tile(self, piece: int) -> bool:
        return self.group_of(piece) == TOWN_TILE
