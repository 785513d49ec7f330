"""What never changes during a game: the map, the tiles, the prices and numbers, and tables computed from them.

Built once from the content files (``reader.py``) and shared by all states. Fields are numbers of the grid; colours and
kinds of cardboard are numbers of the lists here. The rail library calls a face in one position a *piece*; a cardboard
tile with its two faces is called *cardboard* here, and its kinds are numbered in the order of the manifest.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.steam.actions import Grow, Redirect, Urbanize
from steamshed.hexrail.content.hexmap import Goods, HexMap, Limits
from steamshed.kernel.action import Action
from steamshed.rail.hexgrid import HexGrid
from steamshed.rail.tiles import Segment, TileSet

LAND: Final = 0
WATER: Final = 1
CITY_FIELD: Final = 2
TOWN_FIELD: Final = 3


class Numbers(Limits):
    """Start values, limits and prices (components.toml, costs.toml)."""

    def __init__(self) -> None:
        super().__init__()
        self.vp = 0
        self.random_order_cash: list[int] = []
        self.lowest_income = 0
        self.step = 0
        """Dollars for a step back."""
        self.step_vp = 0
        """Victory points for a step at the lowest income."""
        self.loss = 0
        """Dollars for a step back by a shortage in the standard game."""
        self.growth_markers = 0
        self.spaces = 0
        self.space_cubes = 0
        self.space_cubes_with_three = 0
        self.income_per_vp = 0
        self.debt_vp = 0
        self.link_vp = 0
        self.per_exit = 0
        self.town = 0
        self.river = 0
        self.mountain = 0
        self.action_price: list[int] = []


class Cardboard:
    """The tiles as they lie in the box: which faces share a piece, and how many there are (ST-TILE-01)."""

    def __init__(self) -> None:
        self.counts: list[int] = []
        self.faces: list[tuple[int, int]] = []
        """The two faces of a kind as tile types; the second is -1 for a blank back."""
        self.kinds: list[list[int]] = []
        """Tile type to the kinds of cardboard that have this face."""

    def other(self, kind: int, face: int) -> int:
        """The face on the other side, or -1."""
        front, back = self.faces[kind]
        return back if face == front else front


class Board(HexMap):
    """One map with the tiles and goods."""

    def __init__(
        self,
        name: str,
        title: str,
        players: list[int],
        grid: HexGrid,
        tiles: TileSet,
        cardboard: Cardboard,
        goods: Goods,
        new_cities: list[int],
        numbers: Numbers,
    ) -> None:
        super().__init__(name, title, players, grid, tiles, goods)
        self.cardboard = cardboard
        self.new_cities = new_cities
        """How many New City tiles there are, by colour."""
        self.numbers = numbers
        self.fewer_cubes_with_three = 0
        self.kind: list[int] = [LAND] * grid.size
        self.river: list[bool] = [False] * grid.size
        self.mountain: list[bool] = [False] * grid.size
        self.land: list[bool] = [True] * grid.size
        """Fields that are no water, and where something can lie."""
        self.ground: list[str] = grid.kinds[:]
        """Field to the sign of its terrain, also under a town."""
        self.kind_price: dict[str, int] = {}
        """MR-07: sign of a kind of terrain to what it adds to the price of the first tile, where the map says it."""
        # tables, see finish()
        self.terrain_price: list[int] = []
        """What the first tile on a field costs beside its exits."""
        self.exit_price: list[int] = []
        """By piece: what its exits (and its town) cost."""
        self.top_price = 0
        """No operation costs more."""
        self.turns: list[list[list[tuple[int, int]]]] = []
        """Piece, then open edge: the edges it can be redirected to, each with the piece that lies there then."""
        self.redirects: list[list[Redirect]] = []
        """Field, then 6 * side + new side: the action."""
        self.urbanizes: list[list[list[Action]]] = []
        """Town (by its place in ``towns``), then colour: an action for each space, the one without space first."""
        self.grows: list[list[Action]] = []
        """City (by its place in ``cities``): an action for each space."""
        self.from_city: list[list[int]] = []
        """City (by its place in ``cities``), then field: how far apart they are."""
        self.close_cities: list[tuple[int, int]] = []
        """Pairs of printed cities that a build turn can join."""

    def finish(self) -> None:
        """Computes the tables once the map is filled in."""
        grid, tiles, numbers = self.grid, self.tiles, self.numbers
        # ST-BUILD-05
        self.find_stops(self.land)
        self.terrain_price = [self.ground_price(field) + self.extra_price[field] for field in range(grid.size)]
        self.exit_price = [
            numbers.per_exit * len(piece.exits) + (numbers.town if piece.tile.for_towns else 0)
            for piece in tiles.pieces
        ]
        self.top_price = max(self.exit_price) + max(self.terrain_price)
        track = [piece.id for piece in tiles.pieces[1:] if not piece.tile.for_towns]
        town = [piece.id for piece in tiles.pieces[1:] if piece.tile.for_towns]
        self.find_pieces(track, track, town)
        self.turns = [[self.turns_of(piece, edge) for edge in range(6)] for piece in range(len(tiles.pieces))]
        self.redirects = [
            [Redirect(name, side, to) for side in range(6) for to in range(6)] if self.builds[field] else []
            for field, name in enumerate(grid.names)
        ]
        spaces = range(1, numbers.spaces + 1)
        self.urbanizes = [
            [[Urbanize(self.node_name[town], colour, space) for space in (0, *spaces)] for colour in self.goods.colours]
            for town in self.towns
        ]
        self.grows = [[Grow(self.node_name[city], space) for space in spaces] for city in self.cities]
        self.nearest = [
            sorted((self.distance(field, node), node) for node in self.nodes)[:2] for field in range(grid.size)
        ]
        self.from_city = [[self.distance(city, field) for field in range(grid.size)] for city in self.cities]
        self.close_cities = [
            (one, other)
            for one in self.cities
            for other in self.cities
            if one != other and self.distance(one, other) <= numbers.build_limit + 1
        ]

    def ground_price(self, field: int) -> int:
        """ST-BUILD-17, MR-07: what the terrain adds to the price of the first tile."""
        said = self.kind_price.get(self.ground[field], -1)
        if said >= 0:
            return said
        numbers = self.numbers
        return (numbers.river if self.river[field] else 0) + (numbers.mountain if self.mountain[field] else 0)

    def size(self) -> int:
        return len([kind for kind in self.kind if kind != WATER])

    def distance(self, one: int, other: int) -> int:
        """How many fields apart two fields lie, whatever is between."""
        (q, row), (p, other_row) = self.grid.places[one], self.grid.places[other]
        across, down = q - p, (row - q // 2) - (other_row - p // 2)
        return max(abs(across), abs(down), abs(across + down))

    def turns_of(self, piece: int, edge: int) -> list[tuple[int, int]]:
        """ST-REDIR-01, ST-REDIR-03: same entry, another open side, all other paths as they are."""
        old = self.tiles.pieces[piece]
        entry = old.partner[edge]
        if piece == 0 or old.tile.for_towns or entry < 0:
            return []
        found: list[tuple[int, int]] = []
        for to in range(6):
            if old.mask >> to & 1:
                continue
            paths: list[Segment] = [path for path in old.segments if entry not in path]
            paths.append((min(entry, to), max(entry, to)))
            for new in self.tiles.pieces[1:]:
                if not new.tile.for_towns and sorted(new.segments) == sorted(paths):
                    found.append((to, new.id))
        return found
