"""How what is Steam's own stands in positions (docs/games/steam.md shows one).

What follows from the rest is not in a position: the bag, the supply of tiles, markers and New City tiles.
"""

from __future__ import annotations

from typing import Any

from steamshed.games.steam.table.phases import AUCTION, BUILD, GOODS, OPENING, OVER, TAKE_POINTS
from steamshed.games.steam.table.position_shapes import FacePart, PointsPart
from steamshed.games.steam.table.stock import choose
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.table.codecs import (
    NewCitiesCodec,
    TrackCodec,
    bidders_from,
    counted,
    put_cubes,
    queue_from,
)
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import UNSET, Codec, Count, Given, index_of

# -- who acts --------------------------------------------------------------------------------------------------------


def everybody(state: HexTable, given: Given) -> list[int]:
    """The order, where a position does not say; in the opening auction it has those who have won a position."""
    return [] if state.phase == OPENING else state.inside()


def left_to_act(state: HexTable, given: Given) -> list[int]:
    """The queue, where a position does not say."""
    specials, points = state.rules.specials, given.get("points")
    if state.phase == OVER:
        return []
    if state.phase == OPENING:
        return bidders_from([seat for seat in range(state.rules.players) if seat not in state.order], given)
    if state.phase == AUCTION:
        return bidders_from(state.order, given)
    if state.phase == TAKE_POINTS:
        # the mover takes his points first
        seats = state.priority(specials.first_move)
        mover = points[0].seat if points not in (UNSET, None) and points else given.get("seat")
        return seats[seats.index(mover) :] if mover in seats else seats
    if state.phase == BUILD:
        return queue_from(state.priority(specials.first_build), given)
    if state.phase == GOODS:
        return queue_from(state.priority(specials.first_move), given)
    return queue_from(state.order[:], given)


class PointsCodec(Codec[Table]):
    """ST-SCORE-03: who has still to take points, and how many; the first of them decides."""

    def __init__(self) -> None:
        super().__init__("points", list[PointsPart], [], when=lambda state: state.phase == TAKE_POINTS)

    def write(self, state: Table, seat: int) -> object:
        return [{"seat": who, "points": points} for who, points in zip(state.receivers, state.points, strict=True)]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for entry in self.value_of(state, seat, value):
            if entry.seat not in state.order:
                raise PositionError("points", f"seat {entry.seat} is not in the game")
            state.receivers.append(entry.seat)
            state.points.append(entry.points)
        if not state.receivers:
            raise PositionError("points", "nobody has points to take")


def receiver(state: HexTable, said: int | None) -> int | None:
    """Who takes points decides, whoever is in the queue."""
    return state.receivers[0] if isinstance(state, Table) and state.phase == TAKE_POINTS else None


def limit_now(state: Table) -> int:
    """Tile operations left at the beginning of a build turn."""
    return 0 if state.seat is None else state.build_limit(state.seat)


# -- the map ---------------------------------------------------------------------------------------------------------


class FacesCodec(TrackCodec[Table]):
    """Faces; ``back`` where several kinds of cardboard have the face."""

    like = "a face and its turn, like '22 1'"
    nowhere = "ST-BUILD-04"
    into_nothing = "ST-BUILD-05"

    def __init__(self) -> None:
        super().__init__(FacePart)

    def tile(self, state: Table, field: int) -> dict[str, object]:
        data, board = super().tile(state, field), state.rules.board
        face = board.tiles.pieces[state.network.piece[field]].type
        if len(board.cardboard.kinds[face]) > 1:
            data["back"] = board.tiles.types[board.cardboard.other(state.cardboard_at[field], face)].name
        return data

    def check_place(self, state: Table, piece: int, tile: Any, town: bool, where: str) -> None:
        face = state.rules.board.tiles.pieces[piece].tile
        if face.for_towns != town:
            raise PositionError(f"{where}.tile", f"{face.name} cannot lie there: town tiles lie on towns (ST-BUILD-04)")

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        """What is not on the map is in the supply. A face that several kinds of cardboard have may name its back."""
        super().read(state, seat, value, given)
        board = state.rules.board
        laid = {board.field_at[hex]: tile.back for hex, tile in self.value_of(state, seat, value).items()}
        for field, back in sorted(laid.items()):
            if back is not None:
                self.lay_cardboard(state, field, self.kind_with(state, field, back))
        for field, back in sorted(laid.items()):
            if back is None:
                face = board.tiles.pieces[state.network.piece[field]].type
                self.lay_cardboard(state, field, choose(state, face))

    def kind_with(self, state: Table, field: int, name: str) -> int:
        """The kind of cardboard with the face that lies up and another one."""
        board = state.rules.board
        face, back = board.tiles.pieces[state.network.piece[field]].type, board.tiles.by_name.get(name, -1)
        for kind in board.cardboard.kinds[face]:
            if back >= 0 and board.cardboard.other(kind, face) == back:
                return kind
        where = f"track.{board.grid.names[field]}.back"
        raise PositionError(where, f"no piece has the faces {name!r} and the one that lies up")

    def lay_cardboard(self, state: Table, field: int, kind: int) -> None:
        if kind < 0 or state.stock[kind] == 0:
            face = state.rules.board.tiles.pieces[state.network.piece[field]].tile.name
            raise PositionError("track", f"more tiles {face} than there are (ST-TILE-01)")
        state.stock[kind] -= 1
        state.cardboard_at[field] = kind


class ColoursCodec(NewCitiesCodec[Table]):
    """New Cities by the names of their towns, with their colours."""

    def town(self, state: Table, town: int) -> str:
        return state.rules.board.node_name[town]

    def tile(self, state: Table, number: int) -> str:
        return state.rules.board.goods.colours[number]

    def put(self, state: Table, town: int, tile: str, where: str) -> None:
        colour = index_of(state.rules.board.goods.colours, tile, where)
        state.make_new_city(town, colour, colour)
        state.new_cities_left[colour] -= 1
        if state.new_cities_left[colour] < 0:
            raise PositionError(where, f"there are not so many {tile} New City tiles")


class GrowthCodec(Codec[Table]):
    """Cities with a growth marker."""

    def __init__(self) -> None:
        super().__init__("growth", list[str], [])

    def write(self, state: Table, seat: int) -> object:
        board = state.rules.board
        return [board.node_name[city] for city in board.cities if state.grown[city]]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        board = state.rules.board
        for number, name in enumerate(self.value_of(state, seat, value)):
            field = board.node_at.get(name, -1)
            if field not in board.cities or state.grown[field]:
                raise PositionError(
                    f"growth[{number}]", f"{name!r} is not a printed city, or is named twice (ST-SETUP-11)"
                )
            state.grown[field] = True


class SpacesCodec(Codec[Table]):
    """The cubes of the goods supply by space, from 1. A space that is left out is empty."""

    def __init__(self) -> None:
        super().__init__("goods_supply", dict[str, dict[str, Count]], {})

    def write(self, state: Table, seat: int) -> object:
        colours = state.rules.board.goods.colours
        return {str(space + 1): counted(state.spaces, space, colours) for space in state.full_spaces()}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        names = [str(space + 1) for space in range(state.rules.numbers.spaces)]
        for name, cubes in self.value_of(state, seat, value).items():
            if name not in names:
                raise PositionError(f"goods_supply.{name}", f"there is no such space: 1 to {len(names)}")
            colours = state.rules.board.goods.colours
            put_cubes(state.spaces, names.index(name), colours, cubes, f"goods_supply.{name}")
