"""Reads the content files of Age of Steam and checks them: a mistake is refused naming file, table and field.

A map is one file in ``maps``. See docs/maps.md.
"""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Callable, Mapping
from typing import Literal

from steamshed.games.age_of_steam.content.board import (
    CITY_FIELD,
    GROUPS,
    LAKE,
    MOUNTAIN,
    PLAIN,
    RIVER,
    TOWN_FIELD,
    Board,
    Display,
    Numbers,
)
from steamshed.games.age_of_steam.content.map_switches import apply_fields, apply_numbers
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
from steamshed.hexrail.content.rule_effects import bag, ground
from steamshed.hexrail.content.rule_reader import Kind, Reader
from steamshed.hexrail.content.rule_tables import FRAME
from steamshed.hexrail.content.tables import BuildingTable, Edge, EngineTable, Label, MapTable, by_colour, by_players
from steamshed.kernel.content import Count, Positive, Strict, read_options, read_struct
from steamshed.kernel.errors import ContentError
from steamshed.kernel.options import Options
from steamshed.rail.hexgrid import HexGrid
from steamshed.rail.tiles import TileSet, TileType

FOLDER = importlib.resources.files(__package__)
FIRST_MAP = "rust_belt"
TERRAIN = {".": PLAIN, "~": RIVER, "^": MOUNTAIN, "w": LAKE, "@": CITY_FIELD, "o": TOWN_FIELD}


# -- tiles.toml ------------------------------------------------------------------------------------------------------


class TrackTile(Strict):
    segments: list[tuple[Edge, Edge]]
    count: Count


class TownTile(Strict):
    exits: list[Edge]
    count: Count


class TilesFile(Strict):
    provenance: str
    simple: dict[str, TrackTile]
    crossing: dict[str, TrackTile]
    coexisting: dict[str, TrackTile]
    town: dict[str, TownTile]


# -- components.toml, costs.toml, options.toml -----------------------------------------------------------------------


class GoodsTable(Strict):
    provenance: str
    red: Count
    blue: Count
    purple: Count
    yellow: Count
    black: Count


class DisplayTable(Strict):
    provenance: str
    numbered_columns: list[str]
    numbered_rows: Positive
    letter_rows: Positive


class NewCity(Strict):
    colour: str
    column: str


class SupplyTable(Strict):
    provenance: str
    town_discs: Count


class StartTable(Strict):
    provenance: str
    cash: Count
    shares: Count
    engine: Positive
    income: Count
    order_dice: Positive


class SharesTable(Strict):
    provenance: str
    price: Positive
    maximum: Positive


class ComponentsFile(Strict):
    goods: GoodsTable
    display: DisplayTable
    new_cities: dict[str, NewCity | str]
    supply: SupplyTable
    start: StartTable
    shares: SharesTable
    engine: EngineTable
    turns: dict[str, int | str]
    income_reduction: dict[str, list[tuple[Count, Count]] | str]
    building: BuildingTable


class PlaceTable(Strict):
    provenance: str
    simple: Positive
    coexisting: Positive
    crossing: Positive


class SurchargeTable(Strict):
    provenance: str
    river: Count
    mountain: Count


class TownPriceTable(Strict):
    provenance: str
    base: Count
    per_exit: Count


class ReplaceTable(Strict):
    provenance: str
    simple_to_crossing: Positive
    on_town: Positive
    other: Positive


class CostsFile(Strict):
    place: PlaceTable
    terrain_surcharge: SurchargeTable
    place_on_town: TownPriceTable
    replace: ReplaceTable


# -- maps/*.toml -----------------------------------------------------------------------------------------------------


class CityEntry(Strict):
    name: str
    hex: str
    colour: str
    columns: list[str]
    start_cubes: Count


class TownEntry(Strict):
    name: str
    hex: str


class FeatureEntry(Strict):
    id: str
    kind: str
    label: str
    hexes: list[str]


class MapFile(MapTable, kw_only=True):
    game: Literal["age_of_steam"]
    cities: list[CityEntry]
    towns: list[TownEntry]
    features: list[FeatureEntry] = []
    rivers: dict[str, tuple[Edge, Edge]] = {}
    labels: list[Label] = []


# -- reading ---------------------------------------------------------------------------------------------------------


@functools.cache
def components() -> ComponentsFile:
    return read_struct(FOLDER / "components.toml", ComponentsFile)


@functools.cache
def tile_set() -> TileSet:
    file = read_struct(FOLDER / "tiles.toml", TilesFile)
    types: list[TileType] = []
    for group in GROUPS:
        for name, tile in getattr(file, group).items():
            if isinstance(tile, TownTile):
                types.append(TileType(name, group, (), tile.exits, tile.count, True))
            else:
                edges = [edge for segment in tile.segments for edge in segment]
                if len(set(edges)) != len(edges):
                    raise ContentError("tiles.toml", f"{group}.{name}.segments", "two segments share an edge")
                types.append(TileType(name, group, tile.segments, (), tile.count, False))
    return TileSet(types)


@functools.cache
def goods() -> Goods:
    return Goods(by_colour(components().goods))


@functools.cache
def display() -> Display:
    file, made, colours = components(), Display(), goods().colour_of
    dice = {f"{side}{number}" for side in "WB" for number in range(1, 7)}
    if set(file.display.numbered_columns) != dice or len(file.display.numbered_columns) != len(dice):
        raise ContentError(
            "components.toml",
            "display.numbered_columns",
            "expected W1 to W6 and B1 to B6, one for each face of the dice",
        )
    letters = {name: tile for name, tile in file.new_cities.items() if isinstance(tile, NewCity)}
    made.columns = [*file.display.numbered_columns, *letters]
    made.column_boxes = [[] for _ in made.columns]
    for names, rows in (
        (file.display.numbered_columns, file.display.numbered_rows),
        (letters, file.display.letter_rows),
    ):
        for row in range(rows):
            for name in names:
                made.column_boxes[made.columns.index(name)].append(len(made.boxes))
                made.box_of[f"{name}/{row + 1}"] = len(made.boxes)
                made.boxes.append(f"{name}/{row + 1}")
    for letter, tile in letters.items():
        where = f"new_cities.{letter}"
        if tile.colour not in colours:
            raise ContentError("components.toml", f"{where}.colour", f"{tile.colour!r} is not a colour of goods")
        if tile.column not in file.display.numbered_columns or tile.column in made.lettered:
            raise ContentError("components.toml", f"{where}.column", f"{tile.column!r} is not a free numbered column")
        made.lettered[tile.column] = len(made.letters)
        made.letters.append(letter)
        made.letter_colour.append(colours[tile.colour])
        made.letter_column.append(made.columns.index(letter))
    made.numbered = {name: at for at, name in enumerate(file.display.numbered_columns)}
    return made


@functools.cache
def numbers() -> Numbers:
    """Those of the game itself."""
    return fresh_numbers()


def fresh_numbers() -> Numbers:
    """Those of the game, for a map to change."""
    file, costs, made = components(), read_struct(FOLDER / "costs.toml", CostsFile), Numbers()
    made.cash, made.shares = file.start.cash, file.start.shares
    made.engine, made.income = file.start.engine, file.start.income
    made.order_dice = file.start.order_dice
    made.share_price, made.most_shares = file.shares.price, file.shares.maximum
    made.most_engine = file.engine.maximum
    made.town_discs = file.supply.town_discs
    made.build_limit, made.engineer_limit = file.building.limit, file.building.engineer_limit
    made.turns = by_players(file.turns)
    made.reduction = {name: table for name, table in file.income_reduction.items() if isinstance(table, list)}
    made.place_price = [costs.place.simple, costs.place.coexisting, costs.place.crossing]
    made.surcharge = [0, costs.terrain_surcharge.river, costs.terrain_surcharge.mountain, 0, 0, 0]
    made.town_base, made.town_per_exit = costs.place_on_town.base, costs.place_on_town.per_exit
    made.simple_to_crossing = costs.replace.simple_to_crossing
    made.replace_on_town, made.replace_other = costs.replace.on_town, costs.replace.other
    return made


def make_board(file: MapFile, source: str, reader: Reader | None = None) -> Board:
    """A board from a map file; raises ContentError naming the file, the field and the reason. ``reader`` collects what
    is wrong with the rules of the map."""
    reader = reader or Reader({}, {}, 0, file.players)
    figures, rules = fresh_numbers(), MapRules()
    rules.changed = bool(set(file.rules or ()) - {*FRAME})
    kinds = apply_numbers(reader, figures, rules)
    reader.kinds = kinds
    check_terrain(file.grid, [*TERRAIN, *(sign for sign in kinds if sign not in TERRAIN)], source)
    grid = HexGrid(file.grid)
    cubes = bag(reader, by_colour(components().goods))
    stock = goods() if cubes == by_colour(components().goods) else Goods(cubes)
    made = Board(file.name, file.title, file.players, grid, tile_set(), stock, display(), figures)
    made.rules = rules
    own = {sign: TOWN_FIELD + 1 + number for number, sign in enumerate(kinds) if sign not in TERRAIN}
    made.terrain = [TERRAIN[kind] if kind in TERRAIN else own[kind] for kind in grid.kinds]
    check_players(file.players, numbers().turns, source)
    made.land = [terrain != LAKE for terrain in made.terrain]
    made.land = ground(reader, made, kinds, made.land)
    add_cities(made, file, source)
    add_towns(made, file, source)
    add_features(made, file, source, kinds)
    apply_fields(reader, made, kinds)
    check_land(made, source)
    made.finish()
    return made


def add_cities(made: Board, file: MapFile, source: str) -> None:
    for city in file.cities:
        field = add_node(made, city.name, city.hex, source, "cities", "@")
        if city.colour not in made.goods.colour_of:
            raise ContentError(source, f"cities, {city.hex}", f"{city.colour!r} is not a colour of goods")
        made.cities.append(field)
        made.colour[field] = made.goods.colour_of[city.colour]
        made.start_cubes[field] = city.start_cubes
        for name in city.columns:
            if name not in made.display.numbered:
                raise ContentError(source, f"cities, {city.hex}", f"{name!r} is not a numbered column of the display")
            column = made.display.numbered[name]
            if made.column_city[column] >= 0:
                raise ContentError(source, f"cities, {city.hex}", f"column {name} feeds two cities")
            made.column_city[column] = field
    empty = [made.display.columns[at] for at in made.display.numbered.values() if made.column_city[at] < 0]
    if empty:
        raise ContentError(source, "cities", f"no city is fed by {', '.join(empty)}")
    if not made.rules.changed:
        check_cubes(len(made.display.boxes) + sum(made.start_cubes), made.goods.counts, source)
    check_colours(made, source)


def add_towns(made: Board, file: MapFile, source: str) -> None:
    for town in file.towns:
        made.towns.append(add_node(made, town.name, town.hex, source, "towns", "o"))
    check_named(made, "@o", source)


def add_features(made: Board, file: MapFile, source: str, own: Mapping[str, Kind]) -> None:
    kinds = {"river": RIVER, "mountain": MOUNTAIN}
    for sign, kind in own.items():
        if kind.table.per_feature and sign not in TERRAIN:
            kinds[kind.name] = made.terrain[made.grid.kinds.index(sign)] if sign in made.grid.kinds else LAKE
    for feature in file.features:
        where = f"features, {feature.id}"
        if feature.kind not in kinds:
            raise ContentError(source, where, f"kind {feature.kind!r} is not {' or '.join(kinds)}")
        if feature.id in made.features:
            raise ContentError(source, where, "two features have this id")
        made.features.append(feature.id)
        for hex in feature.hexes:
            field = field_of(made.grid, hex, source, f"{where}, {hex}")
            if made.terrain[field] != kinds[feature.kind]:
                raise ContentError(source, f"{where}, {hex}", f"the grid has no {feature.kind} there")
            if made.feature[field] >= 0:
                raise ContentError(source, f"{where}, {hex}", "the field belongs to two features")
            made.feature[field] = len(made.features) - 1
    for field, terrain in enumerate(made.terrain):
        if terrain in kinds.values() and made.feature[field] < 0 and terrain not in (LAKE, PLAIN):
            named = "river or mountain" if terrain in (RIVER, MOUNTAIN) else own[made.grid.kinds[field]].name
            raise ContentError(source, f"grid, {made.grid.names[field]}", f"a {named} field of no feature")
    for hex in file.rivers:
        field_of(made.grid, hex, source, f"rivers, {hex}")


def check_land(made: Board, source: str) -> None:
    """Every city and town can be reached over land from the first, and no two of them are neighbours."""
    if not made.cities:
        raise ContentError(source, "cities", "a map needs cities")
    reached = reachable(made.grid, made.cities[0], made.land)
    for field, name in enumerate(made.node_name):
        for edge in range(6):
            other = made.grid.neighbour(field, edge)
            if name and other >= 0 and made.node_name[other]:
                names = f"{name} and {made.node_name[other]}"
                raise ContentError(source, f"grid, {made.grid.names[field]}", f"{names} are neighbours")
    for field, name in enumerate(made.node_name):
        if name and field not in reached:
            raise ContentError(source, f"grid, {made.grid.names[field]}", f"no land way leads to {name}")


MAPS = Maps("age_of_steam", FOLDER, FIRST_MAP, MapFile, make_board)


def make_options(explain: Callable[[str], str]) -> Options:
    """The declared options; ``explain`` finds their one-line help in the locale."""
    return read_options(FOLDER, explain, list(MAPS.files()))
