"""Reads the content files of Steam and checks them: a mistake is refused naming file, table and field.

A map is one file in ``maps``. See docs/maps.md.
"""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Callable, Mapping
from typing import Annotated, Literal

import msgspec

from steamshed.games.steam.actions import ACTION_TILES
from steamshed.games.steam.content.board import (
    CITY_FIELD,
    LAND,
    TOWN_FIELD,
    WATER,
    Board,
    Cardboard,
    Numbers,
)
from steamshed.games.steam.content.map_switches import apply_fields, apply_numbers
from steamshed.hexrail.content.hexmap import Goods
from steamshed.hexrail.content.map_rules import MapRules
from steamshed.hexrail.content.mapcheck import (
    add_node,
    check_colours,
    check_cubes,
    check_named,
    check_players,
    check_terrain,
    field_of,
    reachable,
)
from steamshed.hexrail.content.maps import Maps
from steamshed.hexrail.content.rule_effects import bag, check_bag, ground
from steamshed.hexrail.content.rule_reader import Kind, Reader
from steamshed.hexrail.content.rule_tables import FRAME
from steamshed.hexrail.content.tables import BuildingTable, Edge, EngineTable, Label, MapTable, by_colour, by_players
from steamshed.kernel.content import Count, Positive, Strict, read_options, read_struct
from steamshed.kernel.errors import ContentError
from steamshed.kernel.options import Options, SeatsOption
from steamshed.rail.hexgrid import HexGrid
from steamshed.rail.tiles import TileSet, TileType

FOLDER = importlib.resources.files(__package__)
FIRST_MAP = "us"
GROUND = {".": (False, False), "~": (True, False), "^": (False, True), "%": (True, True)}
"""Mark to river and mountain."""
KINDS = {**dict.fromkeys(GROUND, LAND), "w": WATER, "@": CITY_FIELD, "o": TOWN_FIELD}
NEVER_PRINTED = "gray"
"""ST-SETUP-11."""


# -- tiles.toml ------------------------------------------------------------------------------------------------------


class PieceEntry(Strict):
    faces: Annotated[list[str], msgspec.Meta(min_length=1, max_length=2)]
    count: Count


class TilesFile(Strict):
    provenance: str
    track: dict[str, list[tuple[Edge, Edge]]]
    town: dict[str, list[Edge]]
    pieces: list[PieceEntry]


# -- components.toml, costs.toml, options.toml -----------------------------------------------------------------------


class ColourTable(Strict):
    provenance: str
    red: Count
    blue: Count
    yellow: Count
    purple: Count
    gray: Count


class SupplyTable(Strict):
    provenance: str
    growth_markers: Count
    spaces: Annotated[int, msgspec.Meta(ge=0, le=99)]
    cubes: Count
    cubes_with_three: Count


class StartTable(Strict):
    provenance: str
    cash: Count
    income: int
    vp: Count
    locomotive: Positive
    random_order_cash: list[Count]


class MoneyTable(Strict):
    provenance: str
    lowest_income: Annotated[int, msgspec.Meta(le=0)]
    step: Positive
    vp: Positive
    loss: Positive


class ScoringTable(Strict):
    provenance: str
    income_per_vp: Positive
    debt_vp: Count
    link_vp: Count


class ComponentsFile(Strict):
    goods: ColourTable
    new_cities: ColourTable
    supply: SupplyTable
    start: StartTable
    money: MoneyTable
    locomotive: EngineTable
    rounds: dict[str, int | str]
    building: BuildingTable
    scoring: ScoringTable


class TrackPrices(Strict):
    provenance: str
    per_exit: Count
    town: Count
    river: Count
    mountain: Count


class CostsFile(Strict):
    track: TrackPrices
    actions: dict[str, int | str]


# -- maps/*.toml -----------------------------------------------------------------------------------------------------


class CityEntry(Strict):
    name: str
    hex: str
    cubes: Count
    colour: str = ""


class TownEntry(Strict):
    name: str
    hex: str
    ground: str = "."


class MapFile(MapTable, kw_only=True):
    game: Literal["steam"]
    cities: list[CityEntry]
    towns: list[TownEntry]
    fewer_cubes_with_three: Count = 0
    origin: str | None = None
    black_sides: list[str] = []
    rivers: dict[str, list[Annotated[list[Edge], msgspec.Meta(min_length=1, max_length=2)]]] = {}
    labels: list[Label] = []


# -- reading ---------------------------------------------------------------------------------------------------------


@functools.cache
def components() -> ComponentsFile:
    return read_struct(FOLDER / "components.toml", ComponentsFile)


@functools.cache
def tiles_file() -> TilesFile:
    return read_struct(FOLDER / "tiles.toml", TilesFile)


@functools.cache
def tile_set() -> TileSet:
    """The 21 faces."""
    file = tiles_file()
    counts: dict[str, int] = {}
    for piece in file.pieces:
        for face in piece.faces:
            counts[face] = counts.get(face, 0) + piece.count
    types: list[TileType] = []
    for name, paths in file.track.items():
        edges = [edge for path in paths for edge in path]
        if len(set(edges)) != len(edges):
            raise ContentError("tiles.toml", f"track.{name}", "two paths share an edge")
        types.append(TileType(name, "track", paths, (), counts.get(name, 0), False))
    for name, exits in file.town.items():
        if len(set(exits)) != len(exits) or not exits:
            raise ContentError("tiles.toml", f"town.{name}", "an exit is named twice, or there is none")
        types.append(TileType(name, "town", (), exits, counts.get(name, 0), True))
    return TileSet(types)


@functools.cache
def cardboard() -> Cardboard:
    """ST-TILE-01: the pieces with their two faces."""
    tiles, made = tile_set(), Cardboard()
    made.kinds = [[] for _ in tiles.types]
    for number, piece in enumerate(tiles_file().pieces):
        faces: list[int] = []
        for face in piece.faces:
            if face not in tiles.by_name:
                raise ContentError("tiles.toml", f"pieces[{number}].faces", f"there is no face {face!r}")
            faces.append(tiles.by_name[face])
            made.kinds[tiles.by_name[face]].append(number)
        made.faces.append((faces[0], faces[1] if len(faces) > 1 else -1))
        made.counts.append(piece.count)
    return made


@functools.cache
def goods() -> Goods:
    return Goods(by_colour(components().goods))


@functools.cache
def numbers() -> Numbers:
    """Those of the game itself."""
    return fresh_numbers()


def fresh_numbers() -> Numbers:
    """Those of the game, for a map to change."""
    file, costs, made = components(), read_struct(FOLDER / "costs.toml", CostsFile), Numbers()
    made.cash, made.income, made.vp = file.start.cash, file.start.income, file.start.vp
    made.engine, made.most_engine = file.start.locomotive, file.locomotive.maximum
    made.random_order_cash = file.start.random_order_cash
    made.lowest_income, made.step = file.money.lowest_income, file.money.step
    made.step_vp, made.loss = file.money.vp, file.money.loss
    made.turns = by_players(file.rounds)
    made.build_limit, made.engineer_limit = file.building.limit, file.building.engineer_limit
    made.growth_markers, made.spaces = file.supply.growth_markers, file.supply.spaces
    made.space_cubes, made.space_cubes_with_three = file.supply.cubes, file.supply.cubes_with_three
    made.income_per_vp, made.debt_vp = file.scoring.income_per_vp, file.scoring.debt_vp
    made.link_vp = file.scoring.link_vp
    made.per_exit, made.town = costs.track.per_exit, costs.track.town
    made.river, made.mountain = costs.track.river, costs.track.mountain
    for name in ACTION_TILES:
        price = costs.actions.get(name)
        if not isinstance(price, int):
            raise ContentError("costs.toml", f"actions.{name}", "expected a price")
        made.action_price.append(price)
    if len(made.random_order_cash) < max(made.turns):
        raise ContentError("components.toml", "start.random_order_cash", "expected an amount for every position")
    return made


def make_board(file: MapFile, source: str, reader: Reader | None = None) -> Board:
    """A board from a map file; raises ContentError naming the file, the field and the reason. ``reader`` collects what
    is wrong with the rules of the map."""
    reader = reader or Reader({}, {}, 0, file.players)
    figures, rules = fresh_numbers(), MapRules()
    rules.changed = bool(set(file.rules or ()) - {*FRAME})
    kinds = apply_numbers(reader, figures, rules)
    reader.kinds = kinds
    check_terrain(file.grid, [*KINDS, *(sign for sign in kinds if sign not in KINDS)], source)
    grid = HexGrid(file.grid)
    new_cities = list(by_colour(components().new_cities).values())
    cubes = bag(reader, by_colour(components().goods))
    stock = goods() if cubes == by_colour(components().goods) else Goods(cubes)
    made = Board(file.name, file.title, file.players, grid, tile_set(), cardboard(), stock, new_cities, figures)
    made.rules = rules
    made.fewer_cubes_with_three = file.fewer_cubes_with_three
    made.kind = [KINDS.get(mark, LAND) for mark in grid.kinds]
    for field, mark in enumerate(grid.kinds):
        made.river[field], made.mountain[field] = GROUND.get(mark, (False, False))
    made.land = ground(reader, made, kinds, [kind != WATER for kind in made.kind])
    check_players(file.players, numbers().turns, source)
    add_black_sides(made, file, source)
    add_cities(made, file, source)
    add_towns(made, file, source, kinds)
    apply_fields(reader, made, kinds)
    add_coordinates(made, file, source)
    check_land(made, source)
    check_supply(made, source, reader)
    for hex in file.rivers:
        field_of(grid, hex, source, f"rivers, {hex}")
    made.finish()
    return made


def add_black_sides(made: Board, file: MapFile, source: str) -> None:
    """ST-BUILD-05: a thick black line lies between two fields of the map."""
    for number, text in enumerate(file.black_sides):
        where = f"black_sides[{number}], {text}"
        hex, _, edge = text.partition(" ")
        if edge not in ("0", "1", "2", "3", "4", "5"):
            raise ContentError(source, where, "expected a field and an edge from 0 to 5, like 'K10 2'")
        field = field_of(made.grid, hex, source, where)
        other = made.grid.neighbour(field, int(edge))
        if made.kind[field] == WATER or other < 0 or made.kind[other] == WATER:
            raise ContentError(source, where, f"edge {edge} of {hex} does not lie between two fields of the map")
        made.grid.wall(field, int(edge))


def add_cities(made: Board, file: MapFile, source: str) -> None:
    for city in file.cities:
        field = add_node(made, city.name, city.hex, source, "cities", "@")
        where = f"cities, {city.hex}"
        if not city.colour:
            raise ContentError(source, where, f"{city.name} has no colour")
        if city.colour not in made.goods.colour_of or city.colour == NEVER_PRINTED:
            printed = ", ".join(colour for colour in made.goods.colours if colour != NEVER_PRINTED)
            raise ContentError(source, where, f"{city.colour!r} is not a colour of cities: {printed}")
        made.cities.append(field)
        made.colour[field] = made.goods.colour_of[city.colour]
        made.start_cubes[field] = city.cubes
    check_colours(made, source)


def add_towns(made: Board, file: MapFile, source: str, kinds: Mapping[str, Kind]) -> None:
    for town in file.towns:
        field = add_node(made, town.name, town.hex, source, "towns", "o")
        if town.ground not in GROUND and town.ground not in kinds:
            where = f"towns, {town.hex}"
            raise ContentError(source, where, f"{town.ground!r} is no ground; there are {' '.join(GROUND)}")
        made.towns.append(field)
        made.river[field], made.mountain[field] = GROUND.get(town.ground, (False, False))
        made.ground[field] = town.ground
    check_named(made, "@o", source)


def add_coordinates(made: Board, file: MapFile, source: str) -> None:
    """Fields can also be named by axial coordinates, counted from the field ``origin``: column, then down."""
    if file.origin is None:
        return
    column, row = made.grid.places[field_of(made.grid, file.origin, source, "origin")]
    zero = row - column // 2
    for field, (q, down) in enumerate(made.grid.places):
        made.field_at[f"{q - column},{down - q // 2 - zero}"] = field
    for node, name in enumerate(made.node_name):
        if name:
            q, down = made.grid.places[node]
            made.node_at[f"{q - column},{down - q // 2 - zero}"] = node


def check_land(made: Board, source: str) -> None:
    """All land hangs together, black lines being no way."""
    if not made.cities:
        raise ContentError(source, "cities", "a map needs cities")
    land = made.land
    reached = reachable(made.grid, made.cities[0], land)
    for field, name in enumerate(made.grid.names):
        if land[field] and field not in reached:
            first = made.node_name[made.cities[0]]
            raise ContentError(source, f"grid, {name}", f"no way over land leads there from {first}")


def check_supply(made: Board, source: str, reader: Reader) -> None:
    """There are cubes enough for the cities and the goods supply spaces."""
    drawn = sum(made.start_cubes) + made.numbers.spaces * made.numbers.space_cubes
    if made.rules.changed:
        check_bag(reader, made, range(len(made.goods.colours)), drawn)
    else:
        check_cubes(drawn, made.goods.counts, source)
    for city in made.cities:
        if made.start_cubes[city] < made.fewer_cubes_with_three:
            where = f"cities, {made.grid.names[city]}"
            raise ContentError(source, where, "fewer cubes than fewer_cubes_with_three takes away")


MAPS = Maps("steam", FOLDER, FIRST_MAP, MapFile, make_board)


def make_options(explain: Callable[[str], str]) -> Options:
    """The declared options; ``explain`` finds their one-line help in the locale."""
    return read_options(FOLDER, explain, list(MAPS.files()), [SeatsOption("lenient_seats", explain)])
