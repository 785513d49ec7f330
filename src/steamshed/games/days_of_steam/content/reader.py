"""Reads the content files of Days of Steam and checks them: a mistake is refused naming file, table and field."""

from __future__ import annotations

import functools
import importlib.resources
import pathlib
from collections.abc import Callable
from importlib.resources.abc import Traversable

from steamshed.games.days_of_steam.content.box import Box, Numbers, Types
from steamshed.games.days_of_steam.track.squaregrid import EDGES
from steamshed.games.days_of_steam.track.squaretiles import Piece, SquareTiles
from steamshed.kernel.content import Count, Positive, Strict, read_options, read_struct
from steamshed.kernel.errors import ContentError
from steamshed.kernel.options import Options

FOLDER = importlib.resources.files(__package__)


# -- tiles.toml ------------------------------------------------------------------------------------------------------


class KindTable(Strict):
    pieces: list[str]
    hill: bool = False
    bridge: bool = False
    water: bool = False


class TrackTable(Strict):
    kind: str
    steam: Count
    count: Positive
    over: bool = False


class CityTable(Strict):
    count: Positive
    steam: Count


class TilesFile(Strict):
    provenance: str
    kinds: dict[str, KindTable]
    tracks: list[TrackTable]
    cities: dict[str, CityTable]


# -- numbers.toml, options.toml --------------------------------------------------------------------------------------


class PlayersTable(Strict):
    provenance: str
    colours: list[str]


class SupplyTable(Strict):
    provenance: str
    goods_per_colour: Positive
    circuit_markers: Count
    coal_cubes: Count


class SetupTable(Strict):
    provenance: str
    hand: Positive
    display: Positive
    goods_per_city: Count
    steam: Count


class SteamTable(Strict):
    provenance: str
    maximum: Positive
    water_tower: Count
    coal_per_player: Count


class PlacementTable(Strict):
    provenance: str
    distance: Positive
    between: Count


class MovementTable(Strict):
    """A step costs at least 1, so that a move ends (DS-MOVE-14)."""

    provenance: str
    track: Positive
    hill: Positive
    dead_end: Positive
    city: Positive
    passing: Count
    speed_limit: Count
    die: Positive


class ScoringTable(Strict):
    provenance: str
    good: Count
    circuit_marker: Count
    colours: list[Count]
    win: Positive


class EndTable(Strict):
    provenance: str
    stall_rounds: Positive


class NumbersFile(Strict):
    players: PlayersTable
    supply: SupplyTable
    setup: SetupTable
    steam: SteamTable
    placement: PlacementTable
    movement: MovementTable
    scoring: ScoringTable
    end: EndTable


# -- making ----------------------------------------------------------------------------------------------------------


@functools.cache
def box() -> Box:
    """What is in the box."""
    return make_box(FOLDER)


def make_box(folder: Traversable | pathlib.Path) -> Box:
    """The box that the files of a folder describe. Raises ContentError."""
    tiles = read_struct(folder / "tiles.toml", TilesFile)
    numbers = read_struct(folder / "numbers.toml", NumbersFile)
    types = make_types(tiles)
    pieces = [(name, read_pieces(kind, tiles.kinds[kind])) for name, kind in zip(types.names, types.kind, strict=True)]
    colours = list(tiles.cities)
    check_supply(tiles, numbers)
    return Box(
        types,
        SquareTiles(pieces),
        colours,
        [city.count for city in tiles.cities.values()],
        [city.steam for city in tiles.cities.values()],
        numbers.supply.goods_per_colour,
        make_numbers(numbers),
        numbers.players.colours,
    )


def check_supply(tiles: TilesFile, numbers: NumbersFile) -> None:
    """There must be enough of everything for setup and for every city (DS-CITY-09)."""
    cities = sum(city.count for city in tiles.cities.values())
    if cities < 1 + numbers.setup.display:
        raise ContentError("tiles.toml", "cities", f"{cities} are too few for the start and the display")
    if cities * numbers.setup.goods_per_city > len(tiles.cities) * numbers.supply.goods_per_colour:
        raise ContentError("numbers.toml", "supply.goods_per_colour", "the goods do not suffice for every city")
    players = numbers.players.colours
    if sum(track.count for track in tiles.tracks) <= len(players) * numbers.setup.hand:
        raise ContentError("tiles.toml", "tracks", "too few tiles for the hands")
    if len(players) * numbers.steam.coal_per_player > numbers.supply.coal_cubes:
        raise ContentError("numbers.toml", "supply.coal_cubes", "the coal does not suffice for every player")
    if len(numbers.scoring.colours) != len(tiles.cities) + 1:
        raise ContentError("numbers.toml", "scoring.colours", "needs a number for none and for every colour")
    if numbers.setup.steam > numbers.steam.maximum:
        raise ContentError("numbers.toml", "setup.steam", "is more than the maximum")


def make_types(file: TilesFile) -> Types:
    """Tiles of one kind, number and symbol are a type: ``ST``, ``ST+``; with the number where that is not enough."""
    types = Types()
    for at, track in enumerate(file.tracks):
        where = f"tracks[{at}]"
        kind = file.kinds.get(track.kind)
        if kind is None:
            raise ContentError("tiles.toml", f"{where}.kind", f"there is no kind {track.kind!r}")
        if not track.kind.isascii() or not track.kind.isalnum() or not track.kind[0].isalpha():
            raise ContentError("tiles.toml", f"kinds.{track.kind}", "a kind is named by letters and digits")
        alike = [other for other in file.tracks if other.kind == track.kind and other.over == track.over]
        name = track.kind + (f":{track.steam}" if len(alike) > 1 else "") + ("+" if track.over else "")
        if name in types.number:
            raise ContentError("tiles.toml", where, "is the same as another: kind, steam and symbol")
        types.number[name] = len(types.names)
        types.names.append(name)
        types.kind.append(track.kind)
        types.counts.append(track.count)
        types.steam.append(track.steam)
        types.over.append(track.over)
        types.hill.append(kind.hill)
        types.bridge.append(kind.bridge)
        types.water.append(kind.water)
    return types


def read_pieces(name: str, kind: KindTable) -> list[Piece]:
    """The pieces of a kind: segments of two edges, or a dead end of one."""
    where = f"kinds.{name}.pieces"
    pieces: list[Piece] = []
    met: list[int] = []
    for text in kind.pieces:
        words = text.split()
        for word in words:
            if not 1 <= len(word) <= 2 or any(letter not in EDGES for letter in word) or len(set(word)) != len(word):
                raise ContentError("tiles.toml", where, f"{word!r} is neither two edges nor one")
        segments = [(EDGES.index(word[0]), EDGES.index(word[1])) for word in words if len(word) == 2]
        if not words or (len(segments) != len(words) and len(words) > 1):
            raise ContentError("tiles.toml", where, f"{text!r}: a dead end is a piece of its own")
        piece = Piece(segments, -1 if segments else EDGES.index(words[0]))
        met += piece.edges
        pieces.append(piece)
    if len(set(met)) != len(met):
        raise ContentError("tiles.toml", where, "two pieces meet the same edge")
    if not any(piece.segments for piece in pieces):
        raise ContentError("tiles.toml", where, "without a segment it could never be laid (DS-PLACE-03)")
    return pieces


def make_numbers(file: NumbersFile) -> Numbers:
    numbers = Numbers()
    numbers.circuit_markers = file.supply.circuit_markers
    numbers.coal_cubes = file.supply.coal_cubes
    numbers.hand = file.setup.hand
    numbers.display = file.setup.display
    numbers.goods_per_city = file.setup.goods_per_city
    numbers.start_steam = file.setup.steam
    numbers.most_steam = file.steam.maximum
    numbers.water_tower = file.steam.water_tower
    numbers.coal_per_player = file.steam.coal_per_player
    numbers.distance = file.placement.distance
    numbers.between = file.placement.between
    numbers.cost_track = file.movement.track
    numbers.cost_hill = file.movement.hill
    numbers.cost_dead_end = file.movement.dead_end
    numbers.cost_city = file.movement.city
    numbers.passing = file.movement.passing
    numbers.speed_limit = file.movement.speed_limit
    numbers.die = file.movement.die
    numbers.points_good = file.scoring.good
    numbers.points_marker = file.scoring.circuit_marker
    numbers.points_colours = file.scoring.colours
    numbers.win = file.scoring.win
    numbers.stall_rounds = file.end.stall_rounds
    return numbers


def make_options(explain: Callable[[str], str]) -> Options:
    """The declared options; ``explain`` finds their one-line help in the locale."""
    return read_options(FOLDER, explain)
