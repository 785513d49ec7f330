"""A map of hexagons with its cities and towns, the tiles and goods that go with it, and tables computed from them.

Games derive their boards from it and add what else is printed on theirs. Nothing here changes during a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from steamshed.hexrail.actions import Build
from steamshed.hexrail.content.map_rules import MapRules
from steamshed.kernel.violation import Violation
from steamshed.rail.hexgrid import HexGrid
from steamshed.rail.network import CITY, ORDINARY, TOWN, Network, empty_network
from steamshed.rail.placement import Changes, Fits
from steamshed.rail.tiles import TileSet


class Limits:
    """Start values and limits that all games have. A game's own numbers are added to them."""

    def __init__(self) -> None:
        self.cash = 0
        self.income = 0
        self.engine = 0
        self.most_engine = 0
        self.build_limit = 0
        self.engineer_limit = 0
        self.turns: dict[int, int] = {}
        """How long the game is, by the number of players who start it."""


MOST_KNOWN: Final = 100_000
"""Fields whose builds are kept in mind, for all states of money and tiles together: about 20 megabytes."""


class Goods:
    """The colours of cubes, in the order in which they are always named, and how many cubes of each there are."""

    def __init__(self, counts: Mapping[str, int]) -> None:
        self.colours: list[str] = list(counts)
        self.counts: list[int] = list(counts.values())
        self.colour_of: dict[str, int] = {colour: number for number, colour in enumerate(self.colours)}


class Fitting:
    """The builds that fit, for so much money and these tiles left."""

    def __init__(self) -> None:
        self.row: list[Build] = []
        """On all fields, in their order, as if nothing lay on the map but what is printed there. That is so for most
        fields and what is around them: their builds are taken from here, many fields at once."""
        self.begins: list[int] = []
        """Field to where its builds begin in the row; one more entry says where the row ends."""
        self.by_edges: dict[int, list[Build]] = {}
        """Elsewhere, by everything they depend on."""


class HexMap:
    """The fields of a map, what is called how, and where track can lie."""

    def __init__(self, name: str, title: str, players: list[int], grid: HexGrid, tiles: TileSet, goods: Goods) -> None:
        self.name = name
        self.title = title
        self.players = players
        self.grid = grid
        self.tiles = tiles
        self.goods = goods
        self.field_at: dict[str, int] = dict(grid.index)
        """Fields by all their names."""
        self.node_name: list[str] = [""] * grid.size
        self.node_at: dict[str, int] = {}
        """The field of a city or town by its name, or by a name of its field."""
        self.cities: list[int] = []
        self.towns: list[int] = []
        self.colour: list[int] = [-1] * grid.size
        """Colour of a printed city."""
        self.start_cubes: list[int] = [0] * grid.size
        self.rules = MapRules()
        """What the map changes in the rules."""
        self.simple_only = [False] * grid.size
        """MR-07: fields that carry nothing but simple tiles."""
        self.fixed = [False] * grid.size
        """MR-07: fields where track is never redirected."""
        self.span = [False] * grid.size
        """MR-07: fields where track leads to fields of another kind only."""
        self.barred = [False] * grid.size
        """MR-07: land that nobody builds on."""
        self.extra_price = [0] * grid.size
        """MR-08: what the first tile on a field costs beside everything else."""
        self.walls: list[tuple[int, int]] = []
        """MR-08: edges that no track crosses, from both sides."""
        self.blank: Network | None = None
        # tables, see find_stops() and find_pieces()
        self.stop: list[int] = []
        self.nodes: list[int] = []
        self.closed: list[int] = []
        """Edges, as bits, at which no track may end: the border of the map, water and walls."""
        self.city_edges: list[int] = []
        """Edges, as bits, behind which a city is printed."""
        self.buildable: list[int] = []
        """Fields that can carry track, as long as they are no city."""
        self.around: list[list[int]] = []
        """Field to itself and its neighbours."""
        self.builds: list[list[Build]] = []
        """Field, then piece: the action; nothing for fields that can carry no track."""
        self.nearest: list[list[tuple[int, int]]] = []
        """Field to its two nearest cities or towns, each with the distance before it."""
        self.fitting: dict[tuple[int, ...], Fitting] = {}
        """Builds found so far, by what is the same on the whole map: money, tiles left."""
        self.known = 0
        """How many fields are in them."""

    def size(self) -> int:
        """How many fields the map has."""
        return self.grid.size

    def summary(self) -> str:
        """What is on the map, in a line."""
        counts = f"{self.size()} fields, {len(self.cities)} cities, {len(self.towns)} towns"
        return f"{self.title}: {counts}, for {', '.join(map(str, self.players))} players"

    def keep(self, fitting: Fitting, key: int, builds: list[Build]) -> None:
        """Keeps the builds that were found for a field. If that is too much all is forgotten, to be found again."""
        if self.known >= MOST_KNOWN:
            self.fitting.clear()
            self.known = 0
        fitting.by_edges[key] = builds
        self.known += 1

    def field_of(self, build: Build) -> int:
        """The field that a build names, or -1."""
        return build.field if self.has_made(build) else self.field_at.get(build.hex, -1)

    def piece_of(self, build: Build) -> int:
        """The piece that a build names, or 0."""
        return build.piece if self.has_made(build) else self.tiles.find.get((build.tile, build.turn), 0)

    def has_made(self, build: Build) -> bool:
        """Whether a build is one of ``builds``, so that its numbers are those of this map."""
        if build.field < 0 or build.field >= self.grid.size:
            return False
        made = self.builds[build.field]
        return build.piece < len(made) and made[build.piece] is build

    def empty_network(self) -> Network:
        """The map without track: a copy of one that is kept."""
        if self.blank is None:
            self.blank = empty_network(self.grid, self.tiles, self.stop)
        return self.blank.clone()

    # -- tables --------------------------------------------------------------------------------------------------

    def find_stops(self, land: Sequence[bool]) -> None:
        """Computes the tables once all cities and towns are there; ``land`` says which fields are no water."""
        size = self.grid.size
        self.stop = [ORDINARY] * size
        for city in self.cities:
            self.stop[city] = CITY
        for town in self.towns:
            self.stop[town] = TOWN
        self.nodes = self.cities + self.towns
        self.closed = [self.closed_edges(field, land) for field in range(size)]
        self.city_edges = [0] * size
        for city in self.cities:
            for slot in range(6 * city, 6 * city + 6):
                other = self.grid.across[slot]
                if other >= 0:
                    self.city_edges[other // 6] |= 1 << other % 6
        across = self.grid.across
        self.around = [
            [field] + [other // 6 for other in across[6 * field : 6 * field + 6] if other >= 0] for field in range(size)
        ]
        self.buildable = [field for field in range(size) if land[field] and self.stop[field] != CITY]

    def find_pieces(self, single: Sequence[int], track: Sequence[int], town: Sequence[int]) -> None:
        """Computes which pieces fit where: those first laid on ordinary fields, all that may lie there, those that may
        lie on towns."""
        self.fits = Fits(self.tiles, single, False)
        self.town_fits = Fits(self.tiles, town, True)
        self.changes = Changes(self.tiles, track, False)
        self.town_changes = Changes(self.tiles, town, True)
        self.builds = [[] for _ in range(self.grid.size)]
        for field in self.buildable:
            name = self.grid.names[field]
            self.builds[field] = [
                Build(name, piece.tile.name, piece.turn, field, piece.id) for piece in self.tiles.pieces
            ]

    def closed_edges(self, field: int, land: Sequence[bool]) -> int:
        if not land[field]:
            return 63
        mask = 0
        for edge in range(6):
            other = self.grid.neighbour(field, edge)
            if other < 0 or not land[other] or self.keeps_apart(field, other):
                mask |= 1 << edge
        return mask

    def keeps_apart(self, field: int, other: int) -> bool:
        """MR-07: whether two neighbours are spans of one kind, so that no track leads from one to the other."""
        return self.span[field] and self.grid.kinds[field] == self.grid.kinds[other]

    def barrier(self, field: int, edges: int) -> Violation | None:
        """Which rule of the map itself closes the first of some edges, given as bits; None if it is none of them."""
        edge = (edges & -edges).bit_length() - 1
        args: dict[str, str | int] = {"hex": self.grid.names[field], "edge": edge}
        if (field, edge) in self.walls:
            return Violation("MR-08", {**args, "why": "wall"})
        other = self.grid.neighbour(field, edge)
        if other < 0:
            return None
        if self.barred[other]:
            return Violation("MR-07", {**args, "hex": self.grid.names[other], "why": "barred"})
        return Violation("MR-07", {**args, "why": "span"}) if self.keeps_apart(field, other) else None
