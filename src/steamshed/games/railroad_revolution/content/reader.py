"""Reads the content files of Railroad Revolution and checks them: a mistake is refused naming file, table and field.

A wrong effect is refused naming file, tile and effect. What the tables mean is in docs/games/railroad_revolution.md.
"""

from __future__ import annotations

import functools
import importlib.resources
import pathlib
from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from typing import Annotated

import msgspec

from steamshed.games.railroad_revolution.content.box import (
    ACTIONS,
    CONDITIONS,
    CONNECT,
    DEAL_RAILS,
    GROUPS,
    HALVES,
    SPECS,
    STATIONS,
    TERRAIN_RAILS,
    TOLL_MONEY,
    TOLL_SHARES,
    TOLL_WORKER,
    TRACKS,
    Box,
    CityTile,
    Deal,
    Milestone,
    Spec,
    Train,
)
from steamshed.games.railroad_revolution.content.effects import COLOURS, Effects, WrongEffect, read_effects
from steamshed.games.railroad_revolution.content.effects import read_number as read_count
from steamshed.kernel.content import Strict, read_options, read_struct
from steamshed.kernel.errors import ContentError
from steamshed.kernel.options import Options

FOLDER = importlib.resources.files(__package__)
Positive = Annotated[int, msgspec.Meta(ge=1, le=9999)]
Count = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Folder = Traversable | pathlib.Path

SPEC_ACTIONS = {
    "bonus": 0,
    "no_cost": 0,
    "primary": 0,
    "terrain_money": 1,
    "extra_rail": 1,
    "first_shares": 2,
    "share_money": 2,
    "tile": 2,
    "deal": 3,
    "train_money": 3,
}
"""Colour effects that only make sense with one action."""
SPEC_NUMBERS = {"steps": 1, "shares": 1, "terrain_money": 2, "share_money": 1, "deal": 1, "train_money": 1}


class StartSpace(Strict):
    id: str
    ends: tuple[str, str]


class CityEntry(Strict):
    name: str
    level: Positive
    printed: bool
    at: tuple[float, float]


class SpaceEntry(Strict):
    ends: tuple[str, str]
    terrain: Annotated[int, msgspec.Meta(ge=0, le=3)]
    deal: bool


class MapFile(Strict):
    provenance: str
    start_space: StartSpace
    cities: dict[str, CityEntry]
    spaces: dict[str, SpaceEntry]


class CityTileEntry(Strict):
    level: Positive
    cost: Count
    primary: list[str]
    bonus_cost: Count
    bonus: list[str]


class CityTilesFile(Strict):
    provenance: str
    tiles: dict[str, CityTileEntry]


class SectorEntry(Strict):
    shares: Count
    first: Count
    deal: bool
    link: Count


class EffectsEntry(Strict):
    effects: list[str]


class TelegraphFile(Strict):
    provenance: str
    sectors: list[SectorEntry]
    tiles: dict[str, EffectsEntry]


class TrainEntry(Strict):
    count: Positive
    starting: bool
    cost: Count
    effects: list[str]


class TrainsFile(Strict):
    provenance: str
    trains: dict[str, TrainEntry]


class MilestoneEntry(Strict):
    group: str
    points: Count
    managers: Annotated[list[str], msgspec.Meta(min_length=1, max_length=2)]
    conditions: Annotated[list[str], msgspec.Meta(min_length=1)]


class MilestonesFile(Strict):
    provenance: str
    tiles: dict[str, MilestoneEntry]


class DealEntry(Strict):
    shares: Count
    money: Count
    effects: list[str]


class DealTileEntry(Strict):
    upper: DealEntry
    lower: DealEntry


class DealsFile(Strict):
    provenance: str
    tiles: dict[str, DealTileEntry]


class EndowmentEntry(Strict):
    a: list[str]
    b: list[str]


class EndowmentsFile(Strict):
    provenance: str
    tiles: dict[str, EndowmentEntry]


class TrackEntry(Strict):
    points: list[Count]
    tolls: list[str]


class TracksFile(Strict):
    provenance: str
    tracks: dict[str, TrackEntry]


class StockEntry(Strict):
    money: Count
    rails: Count
    buildings: Count


class PlayerBoardFile(Strict):
    provenance: str
    logo_after: Count
    sectors: Annotated[list[StockEntry], msgspec.Meta(min_length=1)]


class RailroadTable(Strict):
    rails: Positive
    base: Count
    triangle: Count


class SpecEntry(Strict):
    pay: Count
    effect: str


class ActionsFile(Strict):
    provenance: str
    railroad: RailroadTable
    effects: dict[str, dict[str, SpecEntry]]


class StartTable(Strict):
    money: Count
    shares: Count
    white_workers: Positive


class PricesTable(Strict):
    share: Positive
    hire: Positive


class WorkersTable(Strict):
    minimum: Positive
    purple: Positive
    orange: Positive
    grey: Positive
    turquoise: Positive


class TrainsTable(Strict):
    stack: dict[str, Positive]
    points: Count


class DrawTable(Strict):
    draw: Positive


class NeutralTable(Strict):
    cities: list[str]
    sectors: list[int]


class NumbersFile(Strict):
    provenance: str
    start: StartTable
    prices: PricesTable
    workers: WorkersTable
    trains: TrainsTable
    milestones: DrawTable
    neutral: dict[str, NeutralTable]


# -- reading ---------------------------------------------------------------------------------------------------------


@functools.cache
def box() -> Box:
    """The box of the published game."""
    return read_box(FOLDER)


def read_box(folder: Folder) -> Box:
    """A box from a folder of content files. Raises ContentError."""
    made = Box()
    add_numbers(made, read_struct(folder / "numbers.toml", NumbersFile))
    add_map(made, read_struct(folder / "map.toml", MapFile))
    add_city_tiles(made, read_struct(folder / "city_tiles.toml", CityTilesFile))
    add_telegraph(made, read_struct(folder / "telegraph.toml", TelegraphFile))
    add_trains(made, read_struct(folder / "trains.toml", TrainsFile))
    add_milestones(made, read_struct(folder / "milestones.toml", MilestonesFile))
    add_deals(made, read_struct(folder / "deals.toml", DealsFile))
    add_endowments(made, read_struct(folder / "endowments.toml", EndowmentsFile))
    add_tracks(made, read_struct(folder / "tracks.toml", TracksFile))
    add_player_board(made, read_struct(folder / "player_board.toml", PlayerBoardFile))
    add_actions(made, read_struct(folder / "prices.toml", ActionsFile))
    add_neutral(made, read_struct(folder / "numbers.toml", NumbersFile))
    made.finish()
    return made


def effects_of(texts: Sequence[str], file: str, where: str, setup: bool = False, either: bool = False) -> Effects:
    """A list of effects; a wrong one is refused naming file, tile and effect."""
    try:
        return read_effects(texts, setup, either)
    except WrongEffect as error:
        raise ContentError(file, where, str(error)) from None


def usable(name: str, file: str, where: str) -> str:
    """A name that can stand in the text of an action."""
    if not name or not name.isascii() or not all(letter.isalnum() or letter in "_-" for letter in name):
        raise ContentError(file, where, f"the name {name!r} is not made of letters, digits, _ and -")
    return name


def add_numbers(made: Box, file: NumbersFile) -> None:
    made.start_money, made.start_shares = file.start.money, file.start.shares
    made.start_white = file.start.white_workers
    made.share_price, made.hire_price = file.prices.share, file.prices.hire
    made.minimum = file.workers.minimum
    if made.minimum > made.start_white + 1:
        raise ContentError("numbers.toml", "workers.minimum", "more than a player has at the start")
    made.workers = [0, file.workers.purple, file.workers.orange, file.workers.grey, file.workers.turquoise]
    made.train_points, made.draw_size = file.trains.points, file.milestones.draw
    for players in (2, 3, 4):
        if str(players) not in file.trains.stack:
            raise ContentError("numbers.toml", "trains.stack", f"says nothing for {players} players")
        made.stack_size[players] = file.trains.stack[str(players)]


def add_neutral(made: Box, file: NumbersFile) -> None:
    for players in (2, 3, 4):
        where = f"neutral.{players}"
        if str(players) not in file.neutral:
            raise ContentError("numbers.toml", where, "is missing")
        table = file.neutral[str(players)]
        made.neutral_cities[players] = [city_of(made, id, "numbers.toml", f"{where}.cities") for id in table.cities]
        for sector in table.sectors:
            if not 1 <= sector <= len(made.sector_shares):
                raise ContentError("numbers.toml", f"{where}.sectors", f"{sector} is not a sector")
        made.neutral_sectors[players] = [sector - 1 for sector in table.sectors]


def city_of(made: Box, id: str, file: str, where: str) -> int:
    if id not in made.city_of:
        raise ContentError(file, where, f"{id!r} is not a city")
    return made.city_of[id]


def add_map(made: Box, file: MapFile) -> None:
    for id, city in file.cities.items():
        made.city_of[usable(id, "map.toml", f"cities.{id}")] = len(made.cities)
        made.cities.append(id)
        made.city_names.append(city.name)
        made.city_level.append(city.level)
        made.city_at.append(city.at)
        made.printed.append(city.printed)
    start = file.start_space
    one, other = (city_of(made, id, "map.toml", "start_space.ends") for id in start.ends)
    made.start_space, made.start_pair, made.start_network = start.id, (one, other), 1 << one | 1 << other
    for id, space in file.spaces.items():
        where = f"spaces.{id}"
        one, other = (city_of(made, end, "map.toml", f"{where}.ends") for end in space.ends)
        if one == other:
            raise ContentError("map.toml", f"{where}.ends", "both ends are the same city")
        made.space_of[usable(id, "map.toml", where)] = len(made.spaces)
        made.spaces.append(id)
        made.space_pair.append((one, other))
        made.space_ends.append(1 << one | 1 << other)
        made.terrain.append(space.terrain)
        made.deal_space.append(space.deal)
    reached = made.start_network
    for _ in made.cities:
        for ends in made.space_ends:
            if ends & reached:
                reached |= ends
    for number, id in enumerate(made.cities):
        if not reached >> number & 1:
            raise ContentError("map.toml", f"cities.{id}", "no rail spaces lead there from the start")


def add_city_tiles(made: Box, file: CityTilesFile) -> None:
    name = "city_tiles.toml"
    for id, tile in file.tiles.items():
        where = f"tiles.{usable(id, name, f'tiles.{id}')}"
        primary = effects_of(tile.primary, name, f"{where}.primary", either=True)
        bonus = effects_of(tile.bonus, name, f"{where}.bonus")
        made.city_tile_of[id] = len(made.city_tiles)
        made.city_tiles.append(CityTile(id, tile.level, tile.cost, primary, tile.bonus_cost, bonus))
    for city, id in enumerate(made.cities):
        if made.printed[city] and id not in made.city_tile_of:
            raise ContentError(name, f"tiles.{id}", "the printed tile of this city is missing")
        made.printed_tile.append(made.city_tile_of[id] if made.printed[city] else -1)
    for level in sorted(set(made.city_level)):
        slots = sum(found == level and not printed for found, printed in zip(made.city_level, made.printed))
        tiles = sum(tile.level == level and tile.name not in made.city_of for tile in made.city_tiles)
        if slots != tiles:
            raise ContentError(name, "tiles", f"{tiles} tiles for {slots} cities of level {level}")


def add_telegraph(made: Box, file: TelegraphFile) -> None:
    name = "telegraph.toml"
    for sector in file.sectors:
        made.sector_shares.append(sector.shares)
        made.sector_first.append(sector.first)
        made.sector_deal.append(sector.deal)
        made.sector_link.append(sector.link)
    for id, tile in file.tiles.items():
        made.telegraph_of[usable(id, name, f"tiles.{id}")] = len(made.telegraph_tiles)
        made.telegraph_names.append(id)
        made.telegraph_tiles.append(effects_of(tile.effects, name, f"tiles.{id}"))
    if len(file.tiles) != made.sector_deal.count(False):
        raise ContentError(name, "tiles", "there must be a tile for every sector without a deal icon")


def add_trains(made: Box, file: TrainsFile) -> None:
    name = "trains.toml"
    for id, train in file.trains.items():
        effects = effects_of(train.effects, name, f"trains.{id}")
        if effects.flips or effects.trains:
            raise ContentError(name, f"trains.{id}", "a train that flips or takes trains would never end")
        made.train_of[usable(id, name, f"trains.{id}")] = len(made.trains)
        made.trains.append(Train(id, train.count, train.starting, train.cost, effects))
    starting = [number for number, train in enumerate(made.trains) if train.starting]
    if len(starting) != 1:
        raise ContentError(name, "trains", "exactly one train is the starting train")
    made.starting_train = starting[0]
    for kind in made.trains:
        if not kind.starting and kind.count < max(made.stack_size.values()):
            raise ContentError(name, f"trains.{kind.name}.count", "fewer than the largest stack needs")


def read_condition(text: str, file: str, where: str) -> tuple[int, int, int]:
    words = text.split(" ")
    try:
        numbers = [read_count(word, 0) for word in words[1:]]
    except WrongEffect as error:
        raise ContentError(file, where, f"condition {text!r}: {error}") from None
    match words[0], numbers:
        case "connect", [level, number]:
            return CONNECT, level, number
        case "station", [level, number]:
            return STATIONS, level, number
        case "deal_rails", [number]:
            return DEAL_RAILS, 0, number
        case "terrain_rails", [terrain, number] if terrain <= 3:
            return TERRAIN_RAILS, terrain, number
    raise ContentError(file, where, f"condition {text!r} is none of " + ", ".join(CONDITIONS))


def add_milestones(made: Box, file: MilestonesFile) -> None:
    name = "milestones.toml"
    for id, tile in file.tiles.items():
        where = f"tiles.{usable(id, name, f'tiles.{id}')}"
        if tile.group not in GROUPS:
            raise ContentError(name, f"{where}.group", f"{tile.group!r} is none of " + ", ".join(GROUPS))
        for colour in tile.managers:
            if colour not in (*COLOURS, "any"):
                raise ContentError(name, f"{where}.managers", f"{colour!r} is not a colour of workers")
        managers = [COLOURS.index(colour) if colour in COLOURS else -1 for colour in tile.managers]
        conditions = [read_condition(text, name, f"{where}.conditions") for text in tile.conditions]
        group = GROUPS.index(tile.group)
        made.milestone_of[id] = len(made.milestones)
        made.group_tiles[group].append(len(made.milestones))
        made.milestones.append(Milestone(id, group, tile.points, managers, conditions))
    for group in (0, 1):
        if len(made.group_tiles[group]) < 4:
            raise ContentError(name, "tiles", f"four players need four tiles of group {GROUPS[group]}")


def add_deals(made: Box, file: DealsFile) -> None:
    name = "deals.toml"
    for id, tile in file.tiles.items():
        made.deal_of[usable(id, name, f"tiles.{id}")] = len(made.deals)
        made.deal_names.append(id)
        halves = []
        for half, entry in zip(HALVES, (tile.upper, tile.lower)):
            effects = effects_of(entry.effects, name, f"tiles.{id}.{half}")
            halves.append(Deal(entry.shares, entry.money, effects))
        made.deals.append(halves)
    if not made.deals:
        raise ContentError(name, "tiles", "at least one deal tile is needed")


def add_endowments(made: Box, file: EndowmentsFile) -> None:
    name = "endowments.toml"
    for id, tile in file.tiles.items():
        made.endowment_of[usable(id, name, f"tiles.{id}")] = len(made.endowments)
        made.endowment_names.append(id)
        made.endowments.append(
            [effects_of(side, name, f"tiles.{id}.{letter}", setup=True) for letter, side in zip("ab", (tile.a, tile.b))]
        )
    if not 4 <= len(made.endowments) <= len(COLOURS) - 1:
        raise ContentError(name, "tiles", "four tiles are needed, one for each specialist")


def add_tracks(made: Box, file: TracksFile) -> None:
    name = "tracks.toml"
    if sorted(file.tracks) != sorted(TRACKS):
        raise ContentError(name, "tracks", "there must be exactly " + ", ".join(TRACKS))
    for id in TRACKS:
        track = file.tracks[id]
        if len(track.points) != len(track.tolls) or not track.points:
            raise ContentError(name, f"tracks.{id}", "as many tolls as positions are needed")
        kinds, sizes = [], []
        for position, text in enumerate(track.tolls):
            kind, size = read_toll(text, name, f"tracks.{id}.tolls[{position}]")
            kinds.append(kind)
            sizes.append(size)
        made.track_points.append(track.points)
        made.toll_kind.append(kinds)
        made.toll_size.append(sizes)


def read_toll(text: str, file: str, where: str) -> tuple[int, int]:
    words = text.split(" ")
    try:
        match words:
            case [""]:
                return 0, 0
            case ["worker"]:
                return TOLL_WORKER, 1
            case ["money", number]:
                return TOLL_MONEY, read_count(number, 1)
            case ["shares", number]:
                return TOLL_SHARES, read_count(number, 1)
            case _:
                pass
    except WrongEffect as error:
        raise ContentError(file, where, f"toll {text!r}: {error}") from None
    raise ContentError(file, where, f"toll {text!r} is not money N, shares N, worker or empty")


def add_player_board(made: Box, file: PlayerBoardFile) -> None:
    if file.logo_after > len(file.sectors):
        raise ContentError("player_board.toml", "logo_after", "there are not so many sectors")
    made.logo_after = file.logo_after
    made.sector_money = [sector.money for sector in file.sectors]
    made.sector_pieces = [(sector.rails, sector.buildings) for sector in file.sectors]
    if len(made.spaces) < sum(sector.rails for sector in file.sectors) + 1:
        raise ContentError("map.toml", "spaces", "there are fewer rail spaces than rails (RR-RAIL-12)")


def add_actions(made: Box, file: ActionsFile) -> None:
    name = "prices.toml"
    made.rails_per_action = file.railroad.rails
    made.railroad_base, made.triangle = file.railroad.base, file.railroad.triangle
    for action, title in enumerate(ACTIONS):
        row = [Spec(-1, 0, 0, 0)]
        for colour in COLOURS[1:]:
            where = f"effects.{title}.{colour}"
            if colour not in file.effects.get(title, {}):
                raise ContentError(name, where, "is missing")
            entry = file.effects[title][colour]
            row.append(read_spec(entry, action, name, where))
        made.specs.append(row)


def read_spec(entry: SpecEntry, action: int, file: str, where: str) -> Spec:
    words = entry.effect.split(" ")
    kind = words[0]
    if kind not in SPECS:
        raise ContentError(file, where, f"effect {entry.effect!r} is none of " + ", ".join(SPECS))
    if SPEC_ACTIONS.get(kind, action) != action:
        raise ContentError(file, where, f"effect {kind!r} belongs to {ACTIONS[SPEC_ACTIONS[kind]]}")
    if len(words) - 1 != SPEC_NUMBERS.get(kind, 0):
        raise ContentError(file, where, f"effect {entry.effect!r}: {SPEC_NUMBERS.get(kind, 0)} numbers follow {kind}")
    try:
        numbers = [read_count(word, 0) for word in words[1:]]
    except WrongEffect as error:
        raise ContentError(file, where, f"effect {entry.effect!r}: {error}") from None
    return Spec(SPECS.index(kind), entry.pay, *([*numbers, 0, 0])[:2])


def make_options(explain: Callable[[str], str]) -> Options:
    """The declared options; ``explain`` finds their one-line help in the locale."""
    return read_options(FOLDER, explain)
