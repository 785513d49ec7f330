"""How what is Age of Steam's own stands in positions (docs/positions.md shows one).

What follows from the rest is not in a position: the bag, the supply of tiles and discs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from steamshed.games.age_of_steam.actions import PRODUCTION
from steamshed.games.age_of_steam.table.phases import BUILD_TRACK, GOODS_GROWTH, MOVE_GOODS, OVER, PLAYER_ORDER
from steamshed.games.age_of_steam.table.position_shapes import TownTilePart
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.table.codecs import NewCitiesCodec, TrackCodec, bidders_from, queue_from
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import Codec, Given, index_of
from steamshed.rail.network import TOWN


def features(state: Table) -> Sequence[str]:
    return state.rules.board.features


def fields(state: Table) -> Sequence[str]:
    return state.rules.board.grid.names


# -- companies -------------------------------------------------------------------------------------------------------


def start_cash(state: Table, seat: int) -> int:
    return 0 if state.out[seat] else state.rules.numbers.cash


def start_income(state: Table, seat: int) -> int:
    return 0 if state.out[seat] else state.rules.numbers.income


def start_shares(state: Table, seat: int) -> int:
    return 0 if state.out[seat] else state.rules.numbers.shares


def start_engine(state: Table, seat: int) -> int:
    return 0 if state.out[seat] else state.rules.numbers.engine


# -- who acts --------------------------------------------------------------------------------------------------------


def everybody(state: HexTable, given: Given) -> list[int]:
    """The order, where a position does not say."""
    return state.inside()


def left_to_act(state: HexTable, given: Given) -> list[int]:
    """The queue, where a position does not say."""
    specials = state.rules.specials
    if state.phase in (OVER, GOODS_GROWTH):
        return []
    if state.phase == PLAYER_ORDER:
        return bidders_from(state.order, given)
    if state.phase == BUILD_TRACK:
        return queue_from(state.priority(specials.first_build), given)
    if state.phase == MOVE_GOODS:
        return queue_from(state.priority(specials.first_move), given)
    return queue_from(state.order[:], given)


def producer(state: HexTable, said: int | None) -> int | None:
    """The holder of Production decides in goods growth, while nobody is in the queue."""
    if state.phase != GOODS_GROWTH:
        return None
    if said is None or state.holder(PRODUCTION) != said:
        raise PositionError("seat", "only the holder of Production decides in goods_growth")
    return said


def limit_now(state: Table) -> int:
    """Tiles left at the beginning of a build turn."""
    return 0 if state.seat is None else state.build_limit(state.seat)


def urbanizes_now(state: Table) -> bool:
    """Whether a build turn that has just begun can begin with Urbanization."""
    return state.seat is not None and state.builds_left == state.build_limit(state.seat) and state.urbanizes(state.seat)


# -- the map ---------------------------------------------------------------------------------------------------------


class AgeTrackCodec(TrackCodec[Table]):
    """Tiles; ``disc`` where a town has another one than a town tile."""

    nowhere = "AS-MAP-01"
    into_nothing = "AS-PLACE-03"

    def __init__(self) -> None:
        super().__init__(TownTilePart)

    def tile(self, state: Table, field: int) -> dict[str, object]:
        data = super().tile(state, field)
        if (
            state.network.stop[field] == TOWN
            and not state.network.tiles.pieces[state.network.piece[field]].tile.for_towns
        ):
            data["disc"] = True
        return data

    def check_place(self, state: Table, piece: int, tile: Any, town: bool, where: str) -> None:
        type = state.network.tiles.pieces[piece].tile
        if type.for_towns and not town:
            raise PositionError(f"{where}.tile", f"{type.name} lies on towns only")
        if tile.disc != (town and not type.for_towns):
            raise PositionError(
                f"{where}.disc", "a town disc lies on every town with another tile than a town tile, and only there"
            )


class LettersCodec(NewCitiesCodec[Table]):
    """New Cities by field, with their letters."""

    def town(self, state: Table, town: int) -> str:
        return state.rules.board.grid.names[town]

    def tile(self, state: Table, number: int) -> str:
        return state.rules.board.display.letters[number]

    def put(self, state: Table, town: int, tile: str, where: str) -> None:
        letter = index_of(state.rules.board.display.letters, tile, where)
        if state.letter_at[letter] >= 0:
            raise PositionError(where, f"tile {tile} lies on two towns")
        state.place_new_city(town, letter)


# -- goods -----------------------------------------------------------------------------------------------------------


class DisplayCodec(Codec[Table]):
    """The goods display by column, from the top; null is an empty box. A column that is left out is empty."""

    def __init__(self) -> None:
        super().__init__("display", dict[str, list[str | None]], {})

    def write(self, state: Table, seat: int) -> object:
        display, colours = state.rules.board.display, state.rules.board.goods.colours
        return {
            column: [colours[state.display[box]] if state.display[box] >= 0 else None for box in boxes]
            for column, boxes in zip(display.columns, display.column_boxes, strict=True)
        }

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        display, colours = state.rules.board.display, state.rules.board.goods.colours
        for column, boxes in self.value_of(state, seat, value).items():
            if column not in display.columns:
                raise PositionError(f"display.{column}", f"there is no such column: {', '.join(display.columns)}")
            places = display.column_boxes[display.columns.index(column)]
            if len(boxes) != len(places):
                raise PositionError(f"display.{column}", f"{len(boxes)} boxes instead of {len(places)}")
            for box, cube in zip(places, boxes, strict=True):
                if cube is not None:
                    state.display[box] = index_of(colours, cube, f"display.{column}")


class DrawnCodec(Codec[Table]):
    """Cubes that Production has drawn and not yet placed."""

    def write(self, state: Table, seat: int) -> object:
        return [state.rules.board.goods.colours[colour] for colour in state.drawn]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        colours = state.rules.board.goods.colours
        state.drawn = [index_of(colours, cube, "drawn") for cube in self.value_of(state, seat, value)]


def settle(state: Table, given: Given) -> None:
    """What is not on the map or the display is in the bag and in the supply."""
    board, network = state.rules.board, state.network
    colours = len(board.goods.colours)
    state.bag = [
        count - sum(state.cubes[colour::colours]) - state.display.count(colour) - state.drawn.count(colour)
        for colour, count in enumerate(board.goods.counts)
    ]
    for field, piece in enumerate(network.piece):
        if piece:
            state.supply[board.tiles.pieces[piece].type] -= 1
            if network.stop[field] == TOWN and not board.is_town_tile(piece):
                state.discs -= 1
