"""Positions as readable data: dump and load (docs/positions.md shows one).

A position holds what a person would note down: companies, track, goods on the map and on the display, and where in the
turn the game is. What follows from that is not in it: the bag, the supply of tiles and discs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import msgspec

from steamshed.games.age_of_steam.actions import FIRST_BUILD, FIRST_MOVE, SPECIAL_ACTIONS
from steamshed.games.age_of_steam.content.board import CITY_FIELD, LAKE, Board
from steamshed.games.age_of_steam.proof.audit import find_fault
from steamshed.kernel.content import Strict, read_position
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import Count, check_head, check_order, check_queue, first_in
from steamshed.rail.network import CITY, NOBODY, TOWN, Network, fresh_ends
from steamshed.rail.position import (
    Seat,
    TilePart,
    TrackReader,
    check_bag,
    counted,
    owners_at,
    read_city_cubes,
    read_colour,
    read_extended,
    read_piece,
)

if TYPE_CHECKING:
    from steamshed.games.age_of_steam.state import AgeOfSteam
    from steamshed.games.age_of_steam.table.options import Rules

Positive = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
PHASE_NAMES = (
    "issue_shares",
    "determine_player_order",
    "select_actions",
    "build_track",
    "move_goods",
    "goods_growth",
    "over",
)


class SeatPart(Strict):
    """One company; what is left out is as at the start. ``out`` is the turn of its elimination."""

    cash: Count | msgspec.UnsetType = msgspec.UNSET
    income: Count | msgspec.UnsetType = msgspec.UNSET
    shares: Count | msgspec.UnsetType = msgspec.UNSET
    engine: Count | msgspec.UnsetType = msgspec.UNSET
    action: str | None = None
    features: list[str] = []
    out: Positive | None = None


class TownTilePart(TilePart):
    """A tile on the map; ``disc``: it lies on a town, with a town disc."""

    disc: bool = False


class AuctionPart(Strict):
    bids: dict[str, Count] = {}
    high_bidder: Seat | None = None
    dropped: list[Seat] = []
    passes: list[Seat] = []


class BuildPart(Strict):
    left: Positive
    built: list[str] = []
    may_urbanize: bool = False
    extended: list[str] = []


class MovePart(Strict):
    round: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    raised: list[Seat] = []


class Position(Strict):
    """A whole position; everything but game, players and phase has a default."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=3, le=6)]
    phase: str
    rules: int = 1
    options: dict[str, bool | int | str] = {}
    turn: Positive = 1
    seat: Seat | None = None
    order: list[Seat] | None = None
    queue: list[Seat] | None = None
    seats: list[SeatPart] | None = None
    track: dict[str, TownTilePart] = {}
    new_cities: dict[str, str] = {}
    cubes: dict[str, dict[str, Count]] = {}
    display: dict[str, list[str | None]] = {}
    auction: AuctionPart | None = None
    locomotive: bool = False
    build: BuildPart | None = None
    move: MovePart | None = None
    drawn: list[str] = []


# -- dump ------------------------------------------------------------------------------------------------------------


def dump(state: AgeOfSteam) -> dict[str, object]:
    """The position as JSON data."""
    board = state.rules.board
    goods, names = board.goods, board.grid.names
    data: dict[str, object] = {
        "game": "age_of_steam",
        "rules": state.rules.version,
        "players": state.rules.players,
        "options": dict(state.rules.options),
        "turn": state.turn,
        "phase": state.phase,
        "seat": state.seat,
        "order": state.order[:],
        "queue": state.queue[:],
        "seats": [dump_seat(state, seat) for seat in range(state.rules.players)],
        "track": {
            names[field]: dump_tile(state, field) for field in range(board.grid.size) if state.network.piece[field]
        },
        "new_cities": {
            names[town]: goods.letters[state.new_city[town]] for town in board.towns if state.new_city[town] >= 0
        },
        "cubes": {
            board.node_name[city]: counted(state.cubes, city, goods.colours)
            for city in board.nodes
            if state.network.stop[city] == CITY
        },
        "display": {
            column: [goods.colours[state.display[box]] if state.display[box] >= 0 else None for box in boxes]
            for column, boxes in zip(goods.columns, goods.column_boxes, strict=True)
        },
    }
    data.update(dump_phase(state))
    return data


def dump_seat(state: AgeOfSteam, seat: int) -> dict[str, object]:
    special, features = state.special[seat], state.rules.board.features
    return {
        "cash": state.cash[seat],
        "income": state.income[seat],
        "shares": state.shares[seat],
        "engine": state.engine[seat],
        "action": SPECIAL_ACTIONS[special] if special >= 0 else None,
        "features": [name for feature, name in enumerate(features) if state.features[seat] >> feature & 1],
        "out": state.out[seat] or None,
    }


def dump_tile(state: AgeOfSteam, field: int) -> dict[str, object]:
    network = state.network
    piece = state.rules.board.tiles.pieces[network.piece[field]]
    data: dict[str, object] = {"tile": piece.label, "owners": owners_at(network, field)}
    if network.stop[field] == TOWN and not state.rules.board.is_town_tile(piece.id):
        data["disc"] = True
    return data


def dump_phase(state: AgeOfSteam) -> dict[str, object]:
    """What only the present phase needs."""
    seats = range(state.rules.players)
    if state.phase == "determine_player_order":
        return {
            "auction": {
                "bids": {str(seat): state.bids[seat] for seat in seats if state.bids[seat]},
                "high_bidder": state.high_bidder if state.high_bidder >= 0 else None,
                "dropped": state.dropped[:],
                "passes": [seat for seat in seats if state.passes >> seat & 1],
            }
        }
    if state.phase == "select_actions":
        return {"locomotive": True} if state.deciding_locomotive else {}
    if state.phase == "build_track":
        names = state.rules.board.grid.names
        return {
            "build": {
                "left": state.builds_left,
                "built": [name for field, name in enumerate(names) if state.built >> field & 1],
                "may_urbanize": state.may_urbanize,
                "extended": sorted(fresh_ends(state.network)),
            }
        }
    if state.phase == "move_goods":
        return {"move": {"round": state.round, "raised": [seat for seat in seats if state.raised >> seat & 1]}}
    if state.phase == "goods_growth":
        return {"drawn": [state.rules.board.goods.colours[colour] for colour in state.drawn]}
    return {}


# -- load ------------------------------------------------------------------------------------------------------------


def read(data: Mapping[str, object]) -> Position:
    """The data as a position of the right shape."""
    part = read_position(data, Position)
    check_head(part, "age_of_steam", PHASE_NAMES)
    return part


def fill(state: AgeOfSteam, part: Position) -> None:
    """Puts everything on the table. ``state`` is new: its network comes from here."""
    rules = state.rules
    state.turn, state.phase = part.turn, part.phase
    if part.turn > rules.turns:
        raise PositionError("turn", f"{part.turn} is after the last turn, {rules.turns}")
    fill_seats(state, part)
    state.network = read_track(rules, part)
    fill_new_cities(state, part)
    fill_goods(state, part)
    fill_supply(state)
    fill_order(state, part)
    fill_phase(state, part)
    fault = find_fault(state)
    if fault:
        raise PositionError("", fault)


def fill_seats(state: AgeOfSteam, part: Position) -> None:
    board, numbers, players = state.rules.board, state.rules.numbers, state.rules.players
    seats = [SeatPart() for _ in range(players)] if part.seats is None else part.seats
    if len(seats) != players:
        raise PositionError("seats", f"{len(seats)} for {players} players")
    for number, seat in enumerate(seats):
        if seat.action is not None and seat.action not in SPECIAL_ACTIONS:
            raise PositionError(
                f"seats[{number}].action", f"{seat.action!r} is not one of {', '.join(SPECIAL_ACTIONS)}"
            )
        for feature in seat.features:
            if feature not in board.features:
                raise PositionError(f"seats[{number}].features", f"{feature!r} is not a feature of the map")
        state.cash.append(given(seat.cash, numbers.cash if seat.out is None else 0))
        state.income.append(given(seat.income, numbers.income if seat.out is None else 0))
        state.shares.append(given(seat.shares, numbers.shares if seat.out is None else 0))
        state.engine.append(given(seat.engine, numbers.engine if seat.out is None else 0))
        if seat.out is not None and seat.out > part.turn:
            raise PositionError(f"seats[{number}].out", f"turn {seat.out} has not been played")
        for field, value, low, high in (
            ("shares", state.shares[number], numbers.shares, numbers.most_shares),
            ("engine", state.engine[number], numbers.engine, numbers.most_engine),
        ):
            if seat.out is None and not low <= value <= high:
                raise PositionError(f"seats[{number}].{field}", f"{value} is not a number from {low} to {high}")
        state.special.append(SPECIAL_ACTIONS.index(seat.action) if seat.action is not None else -1)
        state.out.append(seat.out or 0)
        state.features.append(sum(1 << board.features.index(name) for name in set(seat.features)))
    state.bids = [0] * players


def given(value: int | msgspec.UnsetType, default: int) -> int:
    return default if isinstance(value, msgspec.UnsetType) else value


def read_track(rules: Rules, part: Position) -> Network:
    board = rules.board
    reader = TrackReader(board, rules.players, {hex: board.grid.index.get(hex, -1) for hex in part.new_cities})
    for hex, tile in part.track.items():
        read_tile(reader, board, hex, tile)
    network = reader.network()
    for section in network.sections():
        node = network.start[section]
        if network.end[section] == node and not (part.new_cities.get(board.grid.names[node])):
            raise PositionError("track", f"a section has both ends at {board.node_name[node]} (AS-PLACE-06)")
        if network.end[section] == node and network.owner[section] != NOBODY:
            raise PositionError("track", f"a dead section at {board.node_name[node]} has an owner (AS-URB-06)")
    return network


def read_tile(reader: TrackReader, board: Board, hex: str, tile: TownTilePart) -> None:
    """Puts one tile on the map."""
    where = f"track.{hex}"
    field = board.grid.index.get(hex, -1)
    if field < 0 or board.terrain[field] in (LAKE, CITY_FIELD) or reader.stop[field] == CITY:
        raise PositionError(where, "no track can lie there (AS-MAP-01)")
    found = read_piece(board.tiles, tile.tile, where, "a tile and its turn, like 'gentle 2'")
    piece, town = board.tiles.pieces[found], reader.stop[field] == TOWN
    if board.is_town_tile(found) and not town:
        raise PositionError(f"{where}.tile", f"{piece.tile.name} lies on towns only")
    if tile.disc != (town and not board.is_town_tile(found)):
        raise PositionError(
            f"{where}.disc", "a town disc lies on every town with another tile than a town tile, and only there"
        )
    if piece.mask & board.closed[field]:
        raise PositionError(where, "an exit faces a lake or the outside of the map (AS-PLACE-03)")
    reader.lay(field, found, tile, where)


def fill_new_cities(state: AgeOfSteam, part: Position) -> None:
    board = state.rules.board
    state.new_city = [-1] * board.grid.size
    state.wanted = board.colour[:]
    state.letter_at = [-1] * len(board.goods.letters)
    for hex, letter in part.new_cities.items():
        if letter not in board.goods.letters:
            raise PositionError(f"new_cities.{hex}", f"{letter!r} is not one of {', '.join(board.goods.letters)}")
        number = board.goods.letters.index(letter)
        if state.letter_at[number] >= 0:
            raise PositionError(f"new_cities.{hex}", f"tile {letter} lies on two towns")
        state.place_new_city(board.grid.index[hex], number)


def fill_goods(state: AgeOfSteam, part: Position) -> None:
    """Cubes on the map and on the display; what is left is in the bag."""
    board = state.rules.board
    goods = board.goods
    state.cubes = read_city_cubes(board, state.network.stop, goods.colours, part.cubes)
    state.display = [-1] * len(goods.boxes)
    for column, boxes in part.display.items():
        if column not in goods.columns:
            raise PositionError(f"display.{column}", f"there is no such column: {', '.join(goods.columns)}")
        places = goods.column_boxes[goods.columns.index(column)]
        if len(boxes) != len(places):
            raise PositionError(f"display.{column}", f"{len(boxes)} boxes instead of {len(places)}")
        for box, cube in zip(places, boxes, strict=True):
            if cube is not None:
                state.display[box] = read_colour(cube, goods.colours, f"display.{column}")
    state.drawn = [read_colour(cube, goods.colours, "drawn") for cube in part.drawn]
    state.bag = [
        count - sum(state.cubes[colour :: len(goods.colours)]) - (state.display + state.drawn).count(colour)
        for colour, count in enumerate(goods.counts)
    ]
    check_bag(state.bag, goods.colours)


def fill_supply(state: AgeOfSteam) -> None:
    """What is not on the map is in the supply."""
    board, network = state.rules.board, state.network
    state.supply = [tile.count for tile in board.tiles.types]
    state.discs = state.rules.numbers.town_discs
    for field, piece in enumerate(network.piece):
        if piece:
            state.supply[board.tiles.pieces[piece].type] -= 1
            if network.stop[field] == TOWN and not board.is_town_tile(piece):
                state.discs -= 1
    for type, count in enumerate(state.supply):
        if count < 0:
            raise PositionError("track", f"{-count} tiles {board.tiles.types[type].name} more than there are")
    if state.discs < 0:
        raise PositionError("track", f"{-state.discs} town discs more than there are")


def fill_order(state: AgeOfSteam, part: Position) -> None:
    """Player order and who has still to act."""
    inside = [seat for seat in range(state.rules.players) if not state.out[seat]]
    state.order = inside if part.order is None else part.order[:]
    check_order(state.order, inside)
    if part.phase == "over":
        if part.seat is not None:
            raise PositionError("seat", "nobody decides when the game is over")
        state.queue = part.queue[:] if part.queue else []
        return
    if len(inside) < 2:
        raise PositionError("seats", "fewer than two companies are in the game (AS-ELIM-03)")
    state.queue = default_queue(state, part) if part.queue is None else part.queue[:]
    check_queue(state.queue, inside)
    # the holder of Production decides while nobody is in the queue
    state.seat = part.seat if part.phase == "goods_growth" else first_in(state.queue, part.seat)


def default_queue(state: AgeOfSteam, part: Position) -> list[int]:
    """Everybody from the acting seat on."""
    first = {"build_track": FIRST_BUILD, "move_goods": FIRST_MOVE}.get(part.phase)
    seats = state.order[:] if first is None else state.priority(first)
    if part.phase == "goods_growth":
        return []
    if part.phase == "determine_player_order" and part.auction is not None:
        seats = [seat for seat in seats if seat not in part.auction.dropped]
        at = seats.index(part.seat) if part.seat in seats else 0
        return seats[at:] + seats[:at]
    return seats[seats.index(part.seat) :] if part.seat in seats else seats


def fill_phase(state: AgeOfSteam, part: Position) -> None:
    """What only the present phase needs."""
    extra: tuple[tuple[str, str, object], ...] = (
        ("auction", "determine_player_order", part.auction),
        ("build", "build_track", part.build),
        ("move", "move_goods", part.move),
    )
    for field, phase, value in extra:
        if value is not None and phase != part.phase:
            raise PositionError(field, f"does not belong to phase {part.phase}")
    if part.phase == "determine_player_order":
        fill_auction(state, AuctionPart() if part.auction is None else part.auction)
    elif part.phase == "build_track":
        fill_build(state, part.build)
    elif part.phase == "move_goods":
        move = MovePart() if part.move is None else part.move
        state.round = move.round
        state.raised = sum(1 << seat for seat in set(move.raised))
    elif part.phase == "goods_growth":
        if state.seat is None or state.special[state.seat] != SPECIAL_ACTIONS.index("production"):
            raise PositionError("seat", "only the holder of Production decides in goods_growth")
        if len(part.drawn) > 2:
            raise PositionError("drawn", "Production draws two cubes at the most (AS-GROW-03)")
    if part.drawn and part.phase != "goods_growth":
        raise PositionError("drawn", f"does not belong to phase {part.phase}")
    if part.locomotive:
        holds = part.phase == "select_actions" and state.seat is not None
        if not holds or state.special[state.queue[0]] != SPECIAL_ACTIONS.index("locomotive"):
            raise PositionError("locomotive", "the acting seat has not just taken the Locomotive action")
        state.deciding_locomotive = True


def fill_auction(state: AgeOfSteam, auction: AuctionPart) -> None:
    for name, bid in auction.bids.items():
        if name not in map(str, range(state.rules.players)):
            raise PositionError("auction.bids", f"there is no seat {name!r}")
        state.bids[int(name)] = bid
    state.high_bidder = -1 if auction.high_bidder is None else auction.high_bidder
    state.dropped = auction.dropped[:]
    state.passes = sum(1 << seat for seat in set(auction.passes))
    if sorted(state.queue + state.dropped) != sorted(state.order):
        raise PositionError("auction.dropped", "with the queue it must name every seat in the game once")
    highest = max(state.bids)
    if (state.high_bidder >= 0) != (highest > 0) or (
        state.high_bidder >= 0 and state.bids[state.high_bidder] != highest
    ):
        raise PositionError("auction.high_bidder", "is not the seat with the highest bid")
    if state.high_bidder in state.dropped or state.high_bidder == state.queue[0] or len(state.queue) < 2:
        raise PositionError("auction", "the acting seat has nothing to decide")


def fill_build(state: AgeOfSteam, build: BuildPart | None) -> None:
    assert state.seat is not None
    board, numbers, special = state.rules.board, state.rules.numbers, state.special[state.seat]
    limit = numbers.engineer_limit if special == SPECIAL_ACTIONS.index("engineer") else numbers.build_limit
    urbanizes = state.urbanizes(state.seat)
    if build is None:
        build = BuildPart(left=limit, may_urbanize=urbanizes)
    if build.left > limit:
        raise PositionError("build.left", f"{build.left} is more than {limit} (AS-BUILD-02)")
    if build.may_urbanize and not (urbanizes and build.left == limit):
        raise PositionError(
            "build.may_urbanize", "only before the first tile, with the action and a tile left (AS-BUILD-04)"
        )
    state.builds_left, state.may_urbanize = build.left, build.may_urbanize
    for hex in build.built:
        if hex not in board.grid.index:
            raise PositionError("build.built", f"{hex!r} is not a field of the map")
        state.built |= 1 << board.grid.index[hex]
    read_extended(state.network, build.extended)
