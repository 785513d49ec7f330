"""How companies, track and cubes on a map of hexagons stand in positions.

What follows from the rest is not in a position: the bag, the supply of tiles. A game works that out when everything
else is on its table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from steamshed.hexrail.content.hexmap import HexMap
from steamshed.hexrail.table.position_shapes import TilePart
from steamshed.hexrail.table.table import OVER, HexTable, T
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import UNSET, Codec, Count, Given, InPhases, SeatNumber, index_of
from steamshed.kernel.state import State
from steamshed.rail.network import CITY, NOBODY, TOWN, Network, Untraceable, fresh_ends, segment_names, slot_name, trace
from steamshed.rail.tiles import TileSet


def special_names(state: HexTable) -> Sequence[str]:
    return state.rules.specials.names


def likely_turn(state: HexTable) -> int:
    """The turn, where a position does not say: the last one when the game is over."""
    return state.rules.turns if state.phase == OVER else 1


class Bidding(InPhases):
    """Whether an auction is under way: in which phases one is follows from the rules."""

    def __init__(self) -> None:
        super().__init__(())

    def __call__(self, state: State) -> bool:
        assert isinstance(state, HexTable)
        return state.phase in state.rules.auctions


bidding: Final = Bidding()


# -- who acts --------------------------------------------------------------------------------------------------------


class SeatsCodec(Codec[HexTable]):
    """A list of seats. A game says what leaving it out, or null, means."""

    def __init__(
        self,
        place: str,
        default: Callable[[HexTable, Given], list[int]] | None = None,
        when: Callable[[HexTable], bool] | None = None,
    ) -> None:
        super().__init__(place, list[SeatNumber] | None, when=when)
        self.left_out = default

    def write(self, state: HexTable, seat: int) -> object:
        return self.get(state, seat)[:]

    def read(self, state: HexTable, seat: int, value: Any, given: Given) -> None:
        if value in (UNSET, None):
            self.set(state, seat, [] if self.left_out is None else self.left_out(state, given))
            return
        for named in value:
            if named >= state.rules.players:
                raise PositionError(self.place, f"there is no seat {named}")
        self.set(state, seat, value[:])


def queue_from(seats: list[int], given: Given) -> list[int]:
    """Everybody from the acting seat on: whom a queue has that is not said."""
    acting = given.get("seat")
    return seats[seats.index(acting) :] if acting in seats else seats


def bidders_from(seats: list[int], given: Given) -> list[int]:
    """Everybody who has not dropped out, the acting seat first."""
    dropped = given.get("auction.dropped")
    left = [seat for seat in seats if dropped in (UNSET, None) or seat not in dropped]
    acting = given.get("seat")
    at = left.index(acting) if acting in left else 0
    return left[at:] + left[:at]


class SeatCodec(Codec[HexTable]):
    """Whose decision it is: the first in the queue, unless a game says otherwise; nobody's when the game is over."""

    def __init__(self, acting: Callable[[HexTable, Any], int | None] | None = None) -> None:
        super().__init__("seat", SeatNumber | None)
        self.acting = acting
        """Who decides in phases without a queue, of the state and what was said; None in the others."""

    def write(self, state: HexTable, seat: int) -> object:
        return state.seat

    def read(self, state: HexTable, seat: int, value: Any, given: Given) -> None:
        said = None if value is UNSET else value
        if state.phase == OVER:
            if said is not None:
                raise PositionError("seat", "nobody decides when the game is over")
            return
        found = None if self.acting is None else self.acting(state, said)
        if found is None:
            if not state.queue:
                raise PositionError("queue", "nobody is left to act")
            found = state.queue[0]
        if said not in (None, found):
            raise PositionError("seat", f"seat {found} is the first in the queue, not {said}")
        if found >= state.rules.players:
            raise PositionError("seat", f"there is no seat {found}")
        state.seat = found


class BidsCodec(Codec[HexTable]):
    """Bids by seat."""

    def __init__(self) -> None:
        super().__init__("auction.bids", dict[str, Count], {}, when=bidding)

    def write(self, state: HexTable, seat: int) -> object:
        return {str(bidder): bid for bidder, bid in enumerate(state.bids) if bid >= 0}

    def read(self, state: HexTable, seat: int, value: Any, given: Given) -> None:
        for name, bid in self.value_of(state, seat, value).items():
            state.bids[index_of([str(bidder) for bidder in range(state.rules.players)], name, self.place)] = bid


# -- track -----------------------------------------------------------------------------------------------------------


class TrackCodec(Codec[T]):
    """Fields with their tiles and owners. A game says what else belongs to a tile, and what may lie where."""

    like = "a tile and its turn, like 'gentle 2'"
    nowhere = ""
    """The rule by which no track can lie on some fields."""
    into_nothing = ""
    """The rule by which no track may lead off the land."""

    def __init__(self, part: Any) -> None:
        super().__init__("track", dict[str, part], {})

    def write(self, state: T, seat: int) -> object:
        names, network = state.rules.board.grid.names, state.network
        return {names[field]: self.tile(state, field) for field in range(len(names)) if network.piece[field]}

    def tile(self, state: T, field: int) -> dict[str, object]:
        """A tile as it stands in positions."""
        label = state.rules.board.tiles.pieces[state.network.piece[field]].label
        return {"tile": label, "owners": owners_at(state.network, field)}

    def read(self, state: T, seat: int, value: Any, given: Given) -> None:
        board, cities = state.rules.board, given.get("new_cities")
        named: Iterable[str] = () if cities in (UNSET, None) else cities
        reader = TrackReader(board, state.rules.players, {name: board.node_at.get(name, -1) for name in named})
        for hex, tile in self.value_of(state, seat, value).items():
            self.lay(state, reader, board.field_at.get(hex, -1), tile, f"track.{hex}")
        state.network = reader.network()

    def lay(self, state: T, reader: TrackReader, field: int, tile: Any, where: str) -> None:
        board = state.rules.board
        if field < 0 or not board.builds[field] or reader.stop[field] == CITY:
            raise PositionError(where, f"no track can lie there ({self.nowhere})")
        if reader.piece[field]:
            raise PositionError(where, "two tiles lie there")
        piece = read_piece(board.tiles, tile.tile, where, self.like)
        self.check_place(state, piece, tile, reader.stop[field] == TOWN, where)
        if board.tiles.pieces[piece].mask & board.closed[field]:
            raise PositionError(where, f"an exit faces water, a wall or the outside of the map ({self.into_nothing})")
        reader.lay(field, piece, tile, where)

    def check_place(self, state: T, piece: int, tile: Any, town: bool, where: str) -> None:
        """Raises PositionError for a tile that does not lie on towns, or lies only there."""
        raise NotImplementedError


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
                raise PositionError(f"new_cities.{name}", "is not a town of the map, or is named twice")
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


class ExtendedCodec(Codec[HexTable]):
    """The unfinished sections that have grown in this build turn, named by the slots of their open ends."""

    def __init__(self) -> None:
        super().__init__("build.extended", list[str], [])

    def write(self, state: HexTable, seat: int) -> object:
        return sorted(fresh_ends(state.network))

    def read(self, state: HexTable, seat: int, value: Any, given: Given) -> None:
        network = state.network
        open_ends = {slot_name(network, network.open_slot[section]): section for section in network.unfinished()}
        for name in self.value_of(state, seat, value):
            if name not in open_ends:
                raise PositionError("build.extended", f"{name!r} is not a field and edge at which track is open")
            network.unshare()
            network.fresh[open_ends[name]] = True


class NewCitiesCodec(Codec[T]):
    """Towns that have become cities, each with its New City tile. Read after the track, which knows them already."""

    def __init__(self) -> None:
        super().__init__("new_cities", dict[str, str], {})

    def write(self, state: T, seat: int) -> object:
        towns = [town for town in state.rules.board.towns if state.new_city[town] >= 0]
        return {self.town(state, town): self.tile(state, state.new_city[town]) for town in towns}

    def read(self, state: T, seat: int, value: Any, given: Given) -> None:
        for name, tile in self.value_of(state, seat, value).items():
            self.put(state, state.rules.board.node_at[name], tile, f"new_cities.{name}")

    def town(self, state: T, town: int) -> str:
        """How a town is called here."""
        raise NotImplementedError

    def tile(self, state: T, number: int) -> str:
        """How a New City tile is called."""
        raise NotImplementedError

    def put(self, state: T, town: int, tile: str, where: str) -> None:
        """Puts a New City tile on a town."""
        raise NotImplementedError


# -- cubes -----------------------------------------------------------------------------------------------------------


class CubesCodec(Codec[HexTable]):
    """Cubes on the cities."""

    def __init__(self) -> None:
        super().__init__("cubes", dict[str, dict[str, Count]], {})

    def write(self, state: HexTable, seat: int) -> object:
        board = state.rules.board
        return {
            board.node_name[city]: counted(state.cubes, city, board.goods.colours)
            for city in board.nodes
            if state.network.stop[city] == CITY
        }

    def read(self, state: HexTable, seat: int, value: Any, given: Given) -> None:
        board = state.rules.board
        for name, held in self.value_of(state, seat, value).items():
            field = board.node_at.get(name, -1)
            if field < 0 or state.network.stop[field] != CITY:
                raise PositionError(f"cubes.{name}", "is not a city")
            put_cubes(state.cubes, field, board.goods.colours, held, f"cubes.{name}")


def counted(cubes: Sequence[int], place: int, colours: Sequence[str]) -> dict[str, int]:
    """The cubes at a place: a city, a space."""
    counts = cubes[place * len(colours) : (place + 1) * len(colours)]
    return {colour: count for colour, count in zip(colours, counts, strict=True) if count}


def put_cubes(cubes: list[int], place: int, colours: Sequence[str], part: Mapping[str, int], where: str) -> None:
    """Puts cubes on a place."""
    for colour, count in part.items():
        cubes[place * len(colours) + index_of(colours, colour, where)] += count
