"""How the board, goods, trains and hands of Days of Steam stand in positions (docs/games/days_of_steam.md shows one).

What follows from the rest is not in a position: both piles, the bag, the markers left, what a move has delivered so
far. So reading takes everything that is named out of the box, and what is left there is the rest.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from steamshed.games.days_of_steam.table.phases import OVER, RUN
from steamshed.games.days_of_steam.table.position_shapes import CityPart, GoodPart, Goods
from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.squaregrid import EDGES, grid_for
from steamshed.games.days_of_steam.track.squaretiles import EMPTY, STOP
from steamshed.games.days_of_steam.track.squaretrack import SquareTrack
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import UNSET, Codec, Given, index_of

CELL = re.compile(r"(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})")


def colours(state: Table) -> Sequence[str]:
    return state.rules.box.colours


def edges(state: Table) -> Sequence[str]:
    return EDGES


def start_of_turn(state: Table) -> int | None:
    """Who decides where a position does not say: the start player."""
    return None if state.phase == OVER else state.start


class SeatCodec(Codec[Table]):
    """Whose decision it is; nobody's when the game is over."""

    def write(self, state: Table, seat: int) -> object:
        return state.seat

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        state.seat = start_of_turn(state) if value in (UNSET, None) else value


# -- the board -------------------------------------------------------------------------------------------------------


class BoardCodec(Codec[Table]):
    """Cells with a city's colour or a tile and its turn: ``"1,0": "SWL+/1"``."""

    def write(self, state: Table, seat: int) -> object:
        track = state.track
        return {track.grid.names[cell]: self.label(state, cell) for cell in sorted(track.laid + track.stops)}

    def label(self, state: Table, cell: int) -> str:
        if state.track.tile[cell] == STOP:
            return state.rules.box.colours[state.city_colour[state.city_at[cell]]]
        return state.track.tiles.label(state.track.tile[cell])

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if not value:
            raise PositionError("board", "no tile lies on it")
        box, numbers = state.rules.box, state.rules.numbers
        reach = 0
        for name in value:
            match = CELL.fullmatch(name)
            if match is None:
                raise PositionError(f"board.{name}", f"{name!r} is not a cell like '2,-1'")
            reach = max(reach, abs(int(match.group(1))), abs(int(match.group(2))))
        if reach > box.farthest:
            raise PositionError("board", f"there are not enough tiles to lay one {reach} cells from the start city")
        state.track = SquareTrack(box.tiles, numbers.distance, numbers.between, grid_for(reach))
        for name, tile in value.items():
            self.lay(state, name, tile)

    def lay(self, state: Table, name: str, tile: str) -> None:
        box, cell = state.rules.box, read_cell(state, name, f"board.{name}")
        if tile in box.colour_of:
            colour = box.colour_of[tile]
            state.city_pile[colour] -= 1
            state.add_city(cell, colour)
            state.track.lay(cell, STOP)
            return
        kind, _, turn = tile.rpartition("/")
        if kind not in box.types.number or turn not in ("0", "1", "2", "3"):
            raise PositionError(f"board.{name}", f"{tile!r} is neither a city's colour nor a tile like 'SWL/1'")
        state.pile[kind] -= 1
        state.track.lay(cell, box.tiles.find[4 * box.types.number[kind] + int(turn)])


def read_cell(state: Table, name: str, where: str) -> int:
    """The cell with this name. The grid is wide enough for everything on the board."""
    match = CELL.fullmatch(name)
    if match is None:
        raise PositionError(where, f"{name!r} is not a cell like '2,-1'")
    x, y = int(match.group(1)), int(match.group(2))
    if not state.track.grid.has(x, y):
        raise PositionError(where, f"nothing lies on {name}")
    return state.track.grid.at(x, y)


def read_city(state: Table, name: str, where: str) -> int:
    city = state.city_at.get(read_cell(state, name, where), -1)
    if city < 0:
        raise PositionError(where, f"there is no city on {name}")
    return city


# -- goods -----------------------------------------------------------------------------------------------------------


def write_goods(state: Table, goods: list[int], place: int) -> dict[str, int]:
    """One row of a table of goods, by colour."""
    colours = state.rules.box.colours
    counts = goods[place * len(colours) : (place + 1) * len(colours)]
    return {colour: count for colour, count in zip(colours, counts, strict=True) if count}


def read_goods(state: Table, goods: Goods, table: list[int], place: int, where: str) -> None:
    """Takes goods out of the bag and puts them into a row of a table."""
    for name, count in goods.items():
        colour = index_of(state.rules.box.colours, name, where)
        table[place * len(state.bag) + colour] += count
        state.bag[colour] -= count


class GoodsCodec(Codec[Table]):
    """Goods by colour, in the cities of the board or delivered by a seat."""

    def write(self, state: Table, seat: int) -> object:
        if self.part:
            return write_goods(state, state.delivered, seat)
        names = state.track.grid.names
        return {names[cell]: write_goods(state, state.goods, state.city_at[cell]) for cell in state.track.stops}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        value = self.value_of(state, seat, value)
        if self.part:
            read_goods(state, value, state.delivered, seat, self.where(seat))
            return
        for name, goods in value.items():
            city = read_city(state, name, f"goods.{name}")
            read_goods(state, goods, state.goods, city, f"goods.{name}")


class DisplayCodec(Codec[Table]):
    """Cities face up. Without any said, the first ones of the pile lie there, without goods."""

    def __init__(self, place: str) -> None:
        super().__init__(place, list[CityPart | None] | None)

    def write(self, state: Table, seat: int) -> object:
        colours = state.rules.box.colours
        return [
            {"city": colours[colour], "goods": write_goods(state, state.display_goods, slot)} if colour >= 0 else None
            for slot, colour in enumerate(state.display)
        ]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if state.drawn >= 0:
            state.city_pile[state.drawn] -= 1
        if value in (UNSET, None):
            self.turn_up(state)
            return
        if len(value) != len(state.display):
            raise PositionError("display", f"{len(value)} places instead of {len(state.display)}")
        for slot, city in enumerate(value):
            if city is not None:
                where = f"display[{slot}]"
                state.display[slot] = index_of(state.rules.box.colours, city.city, f"{where}.city")
                state.city_pile[state.display[slot]] -= 1
                read_goods(state, city.goods, state.display_goods, slot, f"{where}.goods")

    def turn_up(self, state: Table) -> None:
        for slot in range(len(state.display)):
            for colour, count in enumerate(state.city_pile):
                if count > 0 and state.display[slot] < 0:
                    state.display[slot] = colour
                    state.city_pile[colour] -= 1


# -- trains ----------------------------------------------------------------------------------------------------------


class TrainCodec(Codec[Table]):
    """A cell, with the edges of the piece where its tile has several: ``2,0 EW``."""

    def write(self, state: Table, seat: int) -> object:
        node = self.get(state, seat)
        cell = node // 4
        pieces = state.track.tiles.layings[state.track.tile[cell]].pieces
        return state.track.grid.names[cell] + (f" {pieces[node % 4].name}" if len(pieces) > 1 else "")

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        self.set(state, seat, self.nowhere(state) if value in (UNSET, None) else self.node(state, seat, value))

    def nowhere(self, state: Table) -> int:
        """The start city; on a board without one the first tile."""
        start, track = state.track.grid.at(0, 0), state.track
        return 4 * start if track.tile[start] == STOP else 4 * (track.stops + track.laid)[0]

    def node(self, state: Table, seat: int, name: str) -> int:
        """The node on which a train stands; the first piece of the tile if no edges are named."""
        where = self.where(seat)
        cell_name, _, edges = name.partition(" ")
        cell = read_cell(state, cell_name, where)
        laying = state.track.tile[cell]
        if laying == EMPTY:
            raise PositionError(where, f"nothing lies on {cell_name}")
        pieces = [piece.name for piece in state.track.tiles.layings[laying].pieces]
        if not edges:
            return 4 * cell
        if edges not in pieces:
            raise PositionError(where, f"{edges!r} is not a piece there" + (f": {', '.join(pieces)}" if pieces else ""))
        return 4 * cell + pieces.index(edges)


def write_good(state: Table, colour: int, city: int) -> dict[str, str] | None:
    if colour < 0:
        return None
    return {"good": state.rules.box.colours[colour], "from": state.track.grid.names[state.city_cell[city]]}


def read_good(state: Table, good: GoodPart, where: str) -> tuple[int, int]:
    """Colour and city."""
    return index_of(state.rules.box.colours, good.good, f"{where}.good"), read_city(state, good.origin, f"{where}.from")


class CargoCodec(Codec[Table]):
    """The good aboard a train, now or when the move began."""

    def __init__(self, place: str) -> None:
        super().__init__(place, GoodPart | None)

    def write(self, state: Table, seat: int) -> object:
        if self.part == RUN:
            return write_good(state, state.run_cargo, state.run_origin)
        return write_good(state, state.cargo[seat], state.origin[seat])

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value in (UNSET, None):
            return
        colour, city = read_good(state, value, self.where(seat))
        if self.part == RUN:
            state.run_cargo, state.run_origin = colour, city
        else:
            state.cargo[seat], state.origin[seat] = colour, city
            state.bag[colour] -= 1


class LoadsCodec(Codec[Table]):
    """What was loaded in a move. All of it but what is still aboard has been delivered."""

    def __init__(self, place: str) -> None:
        super().__init__(place, list[GoodPart], [])

    def write(self, state: Table, seat: int) -> object:
        colours = len(state.rules.box.colours)
        return [write_good(state, good % colours, good // colours) for good in state.loads]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        chain = [(state.run_cargo, state.run_origin)] if state.run_cargo >= 0 else []
        for number, good in enumerate(self.value_of(state, seat, value)):
            colour, city = read_good(state, good, f"run.loads[{number}]")
            chain.append((colour, city))
            state.loads.append(city * len(state.bag) + colour)
        if state.seat is not None and state.cargo[state.seat] >= 0:
            if not chain or chain[-1] != (state.cargo[state.seat], state.origin[state.seat]):
                raise PositionError("run.loads", "the good aboard is not the last one loaded (DS-GOODS-03)")
            chain.pop()
        for colour, _ in chain:
            state.pending.append(colour)
            state.bag[colour] -= 1


# -- tiles -----------------------------------------------------------------------------------------------------------


class GoneCodec(Codec[Table]):
    """Tiles that have left the game, by type."""

    def write(self, state: Table, seat: int) -> object:
        names = state.rules.box.types.names
        return {name: count for name, count in zip(names, state.gone, strict=True) if count}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for name, count in self.value_of(state, seat, value).items():
            state.gone[index_of(state.rules.box.types.names, name, f"gone.{name}")] += count
            state.pile[name] -= count


class HandCodec(Codec[Table]):
    """The tiles of a hand, of which only the seat itself knows more than the number (DS-INFO-01).

    A hand that is not said is filled from the pile when everything else is on the table.
    """

    def write(self, state: Table, seat: int) -> object:
        names = state.rules.box.types.names
        return [names[type] for type in state.hands[seat]]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value not in (UNSET, None):
            types = [index_of(state.rules.box.types.names, name, self.where(seat)) for name in value]
            for name in value:
                state.pile[name] -= 1
            state.hands[seat] = sorted(types)
        if seat == state.rules.players - 1:
            self.fill_up(state, given)

    def fill_up(self, state: Table, given: Given) -> None:
        for seat in range(state.rules.players):
            if given.get(self.place, seat) not in (UNSET, None):
                continue
            for type, name in enumerate(state.rules.box.types.names):
                while state.pile[name] > 0 and len(state.hands[seat]) < state.rules.numbers.hand:
                    state.pile[name] -= 1
                    state.hands[seat].append(type)
        state.pile_size = sum(state.pile.values())
