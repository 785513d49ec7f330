"""How track and cubes on a hexagon map stand in positions, written and read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated

import msgspec

from steamshed.kernel.content import Strict
from steamshed.kernel.errors import PositionError
from steamshed.rail.hexmap import HexMap
from steamshed.rail.network import CITY, NOBODY, TOWN, Network, Untraceable, segment_names, slot_name, trace
from steamshed.rail.tiles import TileSet

Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]


class TilePart(Strict):
    """A tile on the map, ``gentle 2``, and who owns each segment (``2-4``), or on a town each spur (``1``)."""

    tile: str
    owners: dict[str, Seat | None] = {}


# -- track -----------------------------------------------------------------------------------------------------------


def owners_at(network: Network, field: int) -> dict[str, int | None]:
    """Who owns each segment of a tile."""
    owners: dict[str, int | None] = {}
    for name, edge in segment_names(network, field):
        owner = network.owner[network.section_at[6 * field + edge]]
        owners[name] = owner if owner >= 0 else None
    return owners


class TrackReader:
    """Takes the tiles of a position one by one, then follows the track."""

    def __init__(self, map: HexMap, players: int, new_cities: Mapping[str, int]) -> None:
        """``new_cities`` has the names by which the towns that became cities are called, with their fields, -1 for
        none."""
        self.map = map
        self.players = players
        self.stop = map.stop[:]
        self.piece = [0] * map.grid.size
        self.owner_at = [NOBODY] * (6 * map.grid.size)
        for name, field in new_cities.items():
            if field < 0 or self.stop[field] != TOWN:
                raise PositionError(f"new_cities.{name}", "is not a town of the map")
            self.stop[field] = CITY

    def lay(self, field: int, found: int, part: TilePart, where: str) -> None:
        """Puts a piece on a field on which it may lie."""
        self.piece[field] = found
        piece = self.map.tiles.pieces[found]
        segments: dict[str, tuple[int, ...]] = {f"{a}-{b}": (a, b) for a, b in piece.segments}
        if self.stop[field] == TOWN:
            segments = {str(edge): (edge,) for edge in piece.exits}
        for name, owner in part.owners.items():
            if name not in segments:
                raise PositionError(f"{where}.owners", f"{name!r} is not one of {', '.join(segments)}")
            if owner is not None and owner >= self.players:
                raise PositionError(f"{where}.owners", f"there is no seat {owner}")
            for edge in segments[name]:
                self.owner_at[6 * field + edge] = NOBODY if owner is None else owner

    def network(self) -> Network:
        try:
            return trace(self.map.grid, self.map.tiles, self.stop, self.piece, self.owner_at)
        except Untraceable as error:
            raise PositionError(f"track.{error.field}", error.reason) from None


def read_piece(tiles: TileSet, text: str, where: str, like: str) -> int:
    """The piece of a tile and its turn; ``like`` says what one looks like."""
    name, _, turn = text.partition(" ")
    if turn not in ("0", "1", "2", "3", "4", "5") or name not in tiles.by_name:
        raise PositionError(f"{where}.tile", f"{text!r} is not {like}")
    return tiles.find[(name, int(turn))]


def read_extended(network: Network, names: Iterable[str]) -> None:
    """Marks the unfinished sections that have grown in this build turn, named by the slots of their open ends."""
    open_ends = {slot_name(network, network.open_slot[section]): section for section in network.unfinished()}
    for name in names:
        if name not in open_ends:
            raise PositionError("build.extended", f"{name!r} is not a field and edge at which track is open")
        network.fresh[open_ends[name]] = True


# -- cubes -----------------------------------------------------------------------------------------------------------


def counted(cubes: Sequence[int], place: int, colours: Sequence[str]) -> dict[str, int]:
    """The cubes at a place: a city, a space."""
    counts = cubes[place * len(colours) : (place + 1) * len(colours)]
    return {colour: count for colour, count in zip(colours, counts, strict=True) if count}


def read_colour(colour: str, colours: Sequence[str], where: str) -> int:
    if colour not in colours:
        raise PositionError(where, f"{colour!r} is not one of {', '.join(colours)}")
    return colours.index(colour)


def put_cubes(cubes: list[int], place: int, colours: Sequence[str], part: Mapping[str, int], where: str) -> None:
    """Puts cubes on a place."""
    for colour, count in part.items():
        cubes[place * len(colours) + read_colour(colour, colours, where)] += count


def read_city_cubes(
    map: HexMap, stop: Sequence[int], colours: Sequence[str], part: Mapping[str, Mapping[str, int]]
) -> list[int]:
    """By field and colour: the cubes on the cities."""
    cubes = [0] * (map.grid.size * len(colours))
    for name, held in part.items():
        field = map.node_at.get(name, -1)
        if field < 0 or stop[field] != CITY:
            raise PositionError(f"cubes.{name}", "is not a city")
        put_cubes(cubes, field, colours, held, f"cubes.{name}")
    return cubes


def check_bag(bag: Sequence[int], colours: Sequence[str]) -> None:
    """No more cubes are on the table than there are."""
    for colour, count in zip(colours, bag, strict=True):
        if count < 0:
            raise PositionError("cubes", f"{-count} {colour} cubes more than there are")
