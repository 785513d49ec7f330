"""What is in the box and never changes: tiles, cities, numbers, and tables computed from them.

Built once from the content files (``content.py``) and shared by all states. Track tiles of one kind, number and symbol
are one *type*; types and colours are numbers of the lists here.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.days_of_steam.actions import City, Load, Place, Track
from steamshed.games.days_of_steam.track.squaregrid import SquareGrid
from steamshed.games.days_of_steam.track.squaretiles import SquareTiles
from steamshed.kernel.action import Action


class Numbers:
    """Supplies, limits, costs and points (numbers.toml)."""

    def __init__(self) -> None:
        self.circuit_markers = 0
        self.coal_cubes = 0
        self.hand = 0
        self.display = 0
        self.goods_per_city = 0
        self.start_steam = 0
        self.most_steam = 0
        self.water_tower = 0
        self.coal_per_player = 0
        self.distance = 0
        self.between = 0
        self.cost_track = 0
        self.cost_hill = 0
        self.cost_dead_end = 0
        self.cost_city = 0
        self.passing = 0
        self.speed_limit = 0
        self.die = 0
        self.points_good = 0
        self.points_marker = 0
        self.points_colours: list[int] = []
        self.win = 0
        self.stall_rounds = 0


class Types:
    """The track tiles by type."""

    def __init__(self) -> None:
        self.names: list[str] = []
        """``ST``, ``ST+`` with the symbol."""
        self.number: dict[str, int] = {}
        self.kind: list[str] = []
        self.counts: list[int] = []
        self.steam: list[int] = []
        self.over: list[bool] = []
        """Carries the symbol: may be laid over other track."""
        self.hill: list[bool] = []
        self.bridge: list[bool] = []
        self.water: list[bool] = []


NONE: Final[tuple[Action, ...]] = ()


class Actions:
    """The placements on one grid, made when first needed and then the same objects for ever."""

    def __init__(self, types: Types, tiles: SquareTiles, slots: int, grid: SquareGrid) -> None:
        self.types = types
        self.tiles = tiles
        self.slots = slots
        self.grid = grid
        self.tracks: list[list[tuple[Action, ...]]] = [[] for _ in types.names]
        """Type, then 16 * cell + set of turns, to the placements; empty while not needed."""
        self.single: list[dict[int, Action]] = [{} for _ in types.names]
        """Type, then 4 * cell + turn, to one placement."""
        self.cities: list[dict[int, Action]] = [{} for _ in range(slots)]
        self.places: dict[int, Action] = {}

    def of_type(self, type: int) -> list[tuple[Action, ...]]:
        """16 * cell + set of turns to the placements of a type made so far; empty where ``track`` has to make them."""
        rows = self.tracks[type]
        if not rows:
            rows = [NONE] * (16 * self.grid.size)
            self.tracks[type] = rows
        return rows

    def track(self, type: int, cell: int, turns: int) -> tuple[Action, ...]:
        """A type on a cell in every turn of a set of bits."""
        rows = self.of_type(type)
        found = rows[16 * cell + turns]
        if not found:
            found = tuple([self.one_track(type, cell, turn) for turn in range(4) if turns >> turn & 1])
            rows[16 * cell + turns] = found
        return found

    def one_track(self, type: int, cell: int, turn: int) -> Action:
        made = self.single[type]
        found = made.get(4 * cell + turn)
        if found is None:
            found = Track(self.types.names[type], self.grid.x(cell), self.grid.y(cell), turn)
            made[4 * cell + turn] = found
        return found

    def city(self, slot: int, cell: int) -> Action:
        found = self.cities[slot].get(cell)
        if found is None:
            found = City(slot + 1, self.grid.x(cell), self.grid.y(cell))
            self.cities[slot][cell] = found
        return found

    def place(self, cell: int) -> Action:
        found = self.places.get(cell)
        if found is None:
            found = Place(self.grid.x(cell), self.grid.y(cell))
            self.places[cell] = found
        return found


class Box:
    """Everything in the box."""

    def __init__(
        self,
        types: Types,
        tiles: SquareTiles,
        colours: list[str],
        city_counts: list[int],
        city_steam: list[int],
        goods_per_colour: int,
        numbers: Numbers,
        seat_colours: list[str],
    ) -> None:
        self.types = types
        self.tiles = tiles
        self.colours = colours
        self.colour_of = {colour: number for number, colour in enumerate(colours)}
        self.city_counts = city_counts
        self.city_steam = city_steam
        self.cities = sum(city_counts)
        self.goods_per_colour = goods_per_colour
        self.numbers = numbers
        self.seat_colours = seat_colours
        self.type_of = [laying.tile for laying in tiles.layings]
        """Laying to its type, -1 for a city."""
        self.farthest = self.cities + sum(types.counts)
        """No tile can lie further out than there are tiles."""
        self.coverable = [type >= 0 and not types.hill[type] and not types.bridge[type] for type in self.type_of]
        """Laying to whether it may be covered (DS-OVER-02, DS-OVER-03)."""
        self.loads: list[Action] = [Load(colour) for colour in colours]
        self.actions_on: dict[int, Actions] = {}

    def actions(self, grid: SquareGrid) -> Actions:
        found = self.actions_on.get(grid.reach)
        if found is None:
            found = Actions(self.types, self.tiles, self.numbers.display, grid)
            self.actions_on[grid.reach] = found
        return found
