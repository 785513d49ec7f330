"""Positions as readable data: dump and load (docs/games/days_of_steam.md shows one).

A position holds what a person would note down: tiles, goods, display, players, and where in the turn the game is. What
follows from that is not in it: both piles, the bag, the markers left, what a move has delivered so far.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import msgspec

from steamshed.games.days_of_steam.audit import find_fault
from steamshed.games.days_of_steam.phase import OVER, PLACE_DRAWN, RUN, TURN, TURN_BURNT
from steamshed.kernel.content import Strict, read_position
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import Count, check_head
from steamshed.rail.squaregrid import EDGES, grid_for
from steamshed.rail.squaretiles import EMPTY, STOP
from steamshed.rail.squaretrack import SquareTrack

if TYPE_CHECKING:
    from steamshed.games.days_of_steam.state import DaysOfSteam

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Goods = dict[str, Count]
PHASE_NAMES = (TURN, TURN_BURNT, PLACE_DRAWN, RUN, OVER)
NOTHING_TO_DO = {
    TURN: ("seats", "nothing can be done, not even an exchange (DS-TURN-06)"),
    TURN_BURNT: ("burnt", "neither a tile nor a move can follow (DS-COAL-02)"),
    PLACE_DRAWN: ("drawn", "there is no cell for a city (DS-CITY-03)"),
    RUN: ("run", "the train can neither go on nor stop (DS-MOVE-10)"),
}
CELL = re.compile(r"(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})")


class GoodPart(Strict):
    """A good aboard a train, with the city in which it was loaded."""

    good: str
    origin: str = msgspec.field(name="from")


class CityPart(Strict):
    """A city of the display with its goods."""

    city: str
    goods: Goods = {}


class SeatPart(Strict):
    """One player. ``train`` is a cell, with the edges of the piece where a tile has several: ``2,0 EW``."""

    hand: list[str] | None = None
    steam: Count = 0
    coal: Count = 0
    train: str | None = None
    cargo: GoodPart | None = None
    markers: Count = 0
    delivered: Goods = {}


class RunPart(Strict):
    """A move under way: where train and cargo were when it began, what was loaded since, how it went."""

    train: str
    cargo: GoodPart | None = None
    loads: list[GoodPart] = []
    entered: str | None = None
    spent: Count = 0
    curve: bool = False
    just_loaded: bool = False


class Position(Strict):
    """A whole position; everything but game, players, phase and board has a default."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    phase: str
    board: dict[str, str]
    rules: int = 1
    options: dict[str, bool | int | str] = {}
    seat: Seat | None = None
    start: Seat = 0
    goods: dict[str, Goods] = {}
    display: list[CityPart | None] | None = None
    seats: list[SeatPart] | None = None
    gone: dict[str, Count] = {}
    burnt: Count = 0
    drawn: str | None = None
    run: RunPart | None = None
    stall: Count = 0


# -- dump ------------------------------------------------------------------------------------------------------------


def dump(state: DaysOfSteam) -> dict[str, object]:
    """The position as JSON data."""
    box, track = state.rules.box, state.track
    names = track.grid.names
    data: dict[str, object] = {
        "game": "days_of_steam",
        "rules": state.rules.version,
        "players": state.rules.players,
        "options": dict(state.rules.options),
        "phase": state.phase,
        "seat": state.seat,
        "start": state.start,
        "board": {names[cell]: label(state, cell) for cell in sorted(track.laid + track.stops)},
        "goods": {names[cell]: goods_at(state, state.goods, state.city_at[cell]) for cell in track.stops},
        "display": [
            {"city": box.colours[colour], "goods": goods_at(state, state.display_goods, slot)} if colour >= 0 else None
            for slot, colour in enumerate(state.display)
        ],
        "seats": [dump_seat(state, seat) for seat in range(state.rules.players)],
        "gone": {name: count for name, count in zip(box.types.names, state.gone, strict=True) if count},
        "stall": state.stall,
    }
    if state.burnt:
        data["burnt"] = state.burnt
    if state.drawn >= 0:
        data["drawn"] = box.colours[state.drawn]
    if state.phase == RUN:
        data["run"] = dump_run(state)
    return data


def label(state: DaysOfSteam, cell: int) -> str:
    """A city's colour, or a tile and its turn: ``SWL+/1``."""
    if state.track.tile[cell] == STOP:
        return state.rules.box.colours[state.city_colour[state.city_at[cell]]]
    return state.track.tiles.label(state.track.tile[cell])


def goods_at(state: DaysOfSteam, goods: list[int], place: int) -> dict[str, int]:
    """One row of a table of goods, by colour."""
    colours = state.rules.box.colours
    counts = goods[place * len(colours) : (place + 1) * len(colours)]
    return {colour: count for colour, count in zip(colours, counts, strict=True) if count}


def node_name(state: DaysOfSteam, node: int) -> str:
    """A cell, with the edges of the piece where its tile has several: ``2,0 EW``."""
    cell = node // 4
    pieces = state.track.tiles.layings[state.track.tile[cell]].pieces
    return state.track.grid.names[cell] + (f" {pieces[node % 4].name}" if len(pieces) > 1 else "")


def dump_good(state: DaysOfSteam, colour: int, city: int) -> dict[str, str] | None:
    if colour < 0:
        return None
    return {"good": state.rules.box.colours[colour], "from": state.track.grid.names[state.city_cell[city]]}


def dump_seat(state: DaysOfSteam, seat: int) -> dict[str, object]:
    names = state.rules.box.types.names
    return {
        "hand": [names[type] for type in state.hands[seat]],
        "steam": state.steam[seat],
        "coal": state.coal[seat],
        "train": node_name(state, state.node[seat]),
        "cargo": dump_good(state, state.cargo[seat], state.origin[seat]),
        "markers": state.markers[seat],
        "delivered": goods_at(state, state.delivered, seat),
    }


def dump_run(state: DaysOfSteam) -> dict[str, object]:
    colours = len(state.rules.box.colours)
    return {
        "train": node_name(state, state.run_node),
        "cargo": dump_good(state, state.run_cargo, state.run_origin),
        "loads": [dump_good(state, good % colours, good // colours) for good in state.loads],
        "entered": EDGES[state.entered] if state.entered >= 0 else None,
        "spent": state.spent,
        "curve": state.curve,
        "just_loaded": state.just_loaded,
    }


# -- load ------------------------------------------------------------------------------------------------------------


def read(data: Mapping[str, object]) -> Position:
    """The data as a position of the right shape."""
    part = read_position(data, Position)
    check_head(part, "days_of_steam", PHASE_NAMES)
    return part


def fill(state: DaysOfSteam, part: Position) -> None:
    """Puts everything on an empty table."""
    players = state.rules.players
    state.phase = part.phase
    if part.start >= players:
        raise PositionError("start", f"there is no seat {part.start}")
    state.start, state.stall = part.start, part.stall
    if part.phase == OVER:
        if part.seat is not None:
            raise PositionError("seat", "nobody decides when the game is over")
    else:
        state.seat = part.start if part.seat is None else part.seat
        if state.seat >= players:
            raise PositionError("seat", f"there is no seat {state.seat}")
    fill_board(state, part)
    fill_goods(state, part)
    fill_display(state, part)
    fill_seats(state, part)
    fill_turn(state, part)
    check_supplies(state)
    fill_hands(state, part)
    where, fault = find_fault(state)
    if fault:
        raise PositionError(where, fault)
    if state.seat is not None and not state.legal():
        raise PositionError(*NOTHING_TO_DO[part.phase])


def read_cell(state: DaysOfSteam, name: str, where: str) -> int:
    """The cell with this name. The grid is wide enough for everything on the board."""
    match = CELL.fullmatch(name)
    if match is None:
        raise PositionError(where, f"{name!r} is not a cell like '2,-1'")
    x, y = int(match.group(1)), int(match.group(2))
    if not state.track.grid.has(x, y):
        raise PositionError(where, f"nothing lies on {name}")
    return state.track.grid.at(x, y)


def fill_board(state: DaysOfSteam, part: Position) -> None:
    box = state.rules.box
    reach = 0
    for name in part.board:
        match = CELL.fullmatch(name)
        if match is None:
            raise PositionError(f"board.{name}", f"{name!r} is not a cell like '2,-1'")
        reach = max(reach, abs(int(match.group(1))), abs(int(match.group(2))))
    if not part.board:
        raise PositionError("board", "no tile lies on it")
    if reach > box.farthest:
        raise PositionError("board", f"there are not enough tiles to lay one {reach} cells from the start city")
    numbers = state.rules.numbers
    state.track = SquareTrack(box.tiles, numbers.distance, numbers.between, grid_for(reach))
    for name, tile in part.board.items():
        cell = read_cell(state, name, f"board.{name}")
        if tile in box.colour_of:
            colour = box.colour_of[tile]
            state.city_pile[colour] -= 1
            state.add_city(cell, colour)
            state.track.lay(cell, STOP)
            continue
        kind, _, turn = tile.rpartition("/")
        if kind not in box.types.number or turn not in ("0", "1", "2", "3"):
            raise PositionError(f"board.{name}", f"{tile!r} is neither a city's colour nor a tile like 'SWL/1'")
        type = box.types.number[kind]
        state.pile[kind] -= 1
        state.track.lay(cell, box.tiles.find[4 * type + int(turn)])
    check_edges(state)


def check_edges(state: DaysOfSteam) -> None:
    """DS-PLACE-02 holds for every border on the board."""
    track = state.track
    for cell in track.laid + track.stops:
        for edge in range(4):
            other = track.tile[cell + track.grid.steps[edge]]
            if other == EMPTY:
                continue
            if track.tiles.mask[track.tile[cell]] >> edge & 1 != track.tiles.mask[other] >> (edge ^ 2) & 1:
                name = track.grid.names[cell]
                raise PositionError(f"board.{name}", f"track meets a side without track at {EDGES[edge]} (DS-PLACE-02)")


def read_colour(state: DaysOfSteam, colour: str, where: str) -> int:
    if colour not in state.rules.box.colour_of:
        raise PositionError(where, f"{colour!r} is not one of {', '.join(state.rules.box.colours)}")
    return state.rules.box.colour_of[colour]


def read_goods(state: DaysOfSteam, goods: Goods, table: list[int], place: int, where: str) -> None:
    """Takes goods out of the bag and puts them into a row of a table."""
    for name, count in goods.items():
        colour = read_colour(state, name, where)
        table[place * len(state.bag) + colour] += count
        state.bag[colour] -= count


def read_city(state: DaysOfSteam, name: str, where: str) -> int:
    city = state.city_at.get(read_cell(state, name, where), -1)
    if city < 0:
        raise PositionError(where, f"there is no city on {name}")
    return city


def fill_goods(state: DaysOfSteam, part: Position) -> None:
    for name, goods in part.goods.items():
        city = read_city(state, name, f"goods.{name}")
        read_goods(state, goods, state.goods, city, f"goods.{name}")


def fill_display(state: DaysOfSteam, part: Position) -> None:
    """Cities face up. Without any said, the first ones of the pile lie there, without goods."""
    size = state.rules.numbers.display
    if part.drawn is not None:
        if part.phase != PLACE_DRAWN:
            raise PositionError("drawn", f"does not belong to phase {part.phase}")
        state.drawn = read_colour(state, part.drawn, "drawn")
        state.city_pile[state.drawn] -= 1
    elif part.phase == PLACE_DRAWN:
        raise PositionError("drawn", "the city drawn from the pile is missing")
    if part.display is None:
        for slot in range(size):
            for colour, count in enumerate(state.city_pile):
                if count > 0 and state.display[slot] < 0:
                    state.display[slot] = colour
                    state.city_pile[colour] -= 1
        return
    if len(part.display) != size:
        raise PositionError("display", f"{len(part.display)} places instead of {size}")
    for slot, city in enumerate(part.display):
        if city is not None:
            state.display[slot] = read_colour(state, city.city, f"display[{slot}].city")
            state.city_pile[state.display[slot]] -= 1
            if sum(city.goods.values()) > state.rules.numbers.goods_per_city:
                raise PositionError(f"display[{slot}].goods", "are more than a city gets (DS-CITY-02)")
            read_goods(state, city.goods, state.display_goods, slot, f"display[{slot}].goods")
    if -1 in state.display and sum(state.city_pile) > 0:
        raise PositionError("display", "a place is empty though there are cities in the pile (DS-CITY-02)")


def read_node(state: DaysOfSteam, name: str, where: str) -> int:
    """The node on which a train stands; the first piece of the tile if no edges are named."""
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


def default_node(state: DaysOfSteam) -> int:
    """The start city; on a board without one the first tile."""
    start, track = state.track.grid.at(0, 0), state.track
    return 4 * start if track.tile[start] == STOP else 4 * (track.stops + track.laid)[0]


def fill_seats(state: DaysOfSteam, part: Position) -> None:
    players = state.rules.players
    seats = [SeatPart() for _ in range(players)] if part.seats is None else part.seats
    if len(seats) != players:
        raise PositionError("seats", f"{len(seats)} for {players} players")
    for number, seat in enumerate(seats):
        where = f"seats[{number}]"
        state.steam[number] = seat.steam
        state.coal[number] = seat.coal
        state.markers[number] = seat.markers
        state.node[number] = (
            default_node(state) if seat.train is None else read_node(state, seat.train, f"{where}.train")
        )
        if seat.cargo is not None:
            state.cargo[number], state.origin[number] = read_good(state, seat.cargo, f"{where}.cargo")
            state.bag[state.cargo[number]] -= 1
            if state.node[number] // 4 in state.city_at and not (part.phase == RUN and state.seat == number):
                raise PositionError(f"{where}.cargo", "a train in a city has been unloaded (DS-GOODS-08)")
        read_goods(state, seat.delivered, state.delivered, number, f"{where}.delivered")


def read_good(state: DaysOfSteam, good: GoodPart, where: str) -> tuple[int, int]:
    return read_colour(state, good.good, f"{where}.good"), read_city(state, good.origin, f"{where}.from")


def fill_turn(state: DaysOfSteam, part: Position) -> None:
    """What only this turn needs: coal burnt, the move under way."""
    state.burnt = part.burnt
    if part.phase == OVER and part.burnt:
        raise PositionError("burnt", "does not belong to phase over")
    if (part.burnt == 0) != (part.phase != TURN_BURNT) and part.phase in (TURN, TURN_BURNT):
        raise PositionError("burnt", f"is {part.burnt} in phase {part.phase}")
    if state.seat is not None and part.burnt > state.steam[state.seat] + (part.run.spent if part.run else 0):
        raise PositionError("burnt", "is more than the steam on the train tile (DS-COAL-03)")
    if (part.run is None) != (part.phase != RUN):
        raise PositionError("run", f"a move is under way in phase run only, and phase is {part.phase}")
    if part.run is not None and state.seat is not None:
        fill_run(state, state.seat, part.run)


def fill_run(state: DaysOfSteam, seat: int, run: RunPart) -> None:
    state.run_node = read_node(state, run.train, "run.train")
    chain: list[tuple[int, int]] = []
    if run.cargo is not None:
        state.run_cargo, state.run_origin = read_good(state, run.cargo, "run.cargo")
        chain.append((state.run_cargo, state.run_origin))
    for number, good in enumerate(run.loads):
        colour, city = read_good(state, good, f"run.loads[{number}]")
        chain.append((colour, city))
        state.loads.append(city * len(state.bag) + colour)
    if state.cargo[seat] >= 0:
        # the last good taken aboard is still there; all before it have been delivered
        if not chain or chain[-1] != (state.cargo[seat], state.origin[seat]):
            raise PositionError("run.loads", "the good aboard is not the last one loaded (DS-GOODS-03)")
        chain.pop()
    for colour, _ in chain:
        state.pending.append(colour)
        state.bag[colour] -= 1
    state.spent, state.curve, state.just_loaded = run.spent, run.curve, run.just_loaded
    if run.spent + state.steam[seat] > state.rules.numbers.most_steam:
        raise PositionError("run.spent", "with what is left it is more steam than a train tile holds (DS-STEAM-01)")
    in_city = state.node[seat] // 4 in state.city_at
    if run.spent == 0 and (state.node[seat] != state.run_node or state.pending or run.curve or not run.just_loaded):
        raise PositionError("run.spent", "nothing can have happened before the first step but loading")
    if run.just_loaded and (
        not in_city or state.cargo[seat] < 0 or state.origin[seat] != state.city_at[state.node[seat] // 4]
    ):
        raise PositionError("run.just_loaded", "no good was loaded where the train is")
    if run.entered is not None:
        if run.entered not in EDGES:
            raise PositionError("run.entered", f"{run.entered!r} is not one of {', '.join(EDGES)}")
        state.entered = EDGES.index(run.entered)
    cell, piece = state.node[seat] // 4, state.node[seat] % 4
    if (state.entered < 0) != (in_city or run.spent == 0):
        raise PositionError("run.entered", "a train on track has come in by an edge, one in a city by any")
    if state.entered >= 0 and state.track.tiles.piece[4 * state.track.tile[cell] + state.entered] != piece:
        raise PositionError("run.entered", f"the piece on which the train is does not meet {run.entered}")


def check_supplies(state: DaysOfSteam) -> None:
    """There must not be more of anything than in the box."""
    box = state.rules.box
    for colour, name in enumerate(box.colours):
        if state.city_pile[colour] < 0:
            raise PositionError("board", f"{-state.city_pile[colour]} {name} cities more than there are")
        if state.bag[colour] < 0:
            raise PositionError("goods", f"{-state.bag[colour]} {name} goods more than there are")
    if state.markers_left() < 0:
        raise PositionError("seats", f"{-state.markers_left()} circuit markers more than there are (DS-CIRC-05)")


def fill_hands(state: DaysOfSteam, part: Position) -> None:
    """Hands and what has left the game; the rest is the pile. A hand not said is the first tiles of the pile."""
    box, size = state.rules.box, state.rules.numbers.hand
    for name, count in part.gone.items():
        if name not in box.types.number:
            raise PositionError(f"gone.{name}", f"is not one of {', '.join(box.types.names)}")
        state.gone[box.types.number[name]] += count
        state.pile[name] -= count
    hands = [None] * state.rules.players if part.seats is None else [seat.hand for seat in part.seats]
    for number, hand in enumerate(hands):
        if hand is None:
            continue
        where = f"seats[{number}].hand"
        if len(hand) > size or (not hand and part.phase != OVER):
            raise PositionError(where, f"{len(hand)} tiles instead of {size} (DS-TURN-08)")
        for name in hand:
            if name not in box.types.number:
                raise PositionError(where, f"{name!r} is not one of {', '.join(box.types.names)}")
            state.pile[name] -= 1
        state.hands[number] = sorted(box.types.number[name] for name in hand)
    for number, hand in enumerate(hands):
        for name in state.pile:
            while hand is None and state.pile[name] > 0 and len(state.hands[number]) < size:
                state.pile[name] -= 1
                state.hands[number].append(box.types.number[name])
    for name, count in state.pile.items():
        if count < 0:
            raise PositionError("board", f"{-count} tiles {name} more than there are")
    state.pile_size = sum(state.pile.values())
