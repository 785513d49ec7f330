"""Positions as readable data: dump, load, and the test that nothing is lost (docs/games/steam.md shows one).

A position holds what a person would note down: players, track, cubes on the cities and in the goods supply, and where
in the round the game is. What follows is not in it: the bag, the supply of tiles, markers and New City tiles.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from steamshed.games.steam.actions import ACTION_TILES, CITY_GROWTH, ENGINEER, FIRST_BUILD, FIRST_MOVE, URBANIZATION
from steamshed.games.steam.proof.audit import find_fault, outside
from steamshed.games.steam.rules.stock import choose
from steamshed.kernel.content import Strict, read_position
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import Count, check_head, check_order, check_queue, first_in
from steamshed.rail.network import CITY, TOWN, Network, fresh_ends
from steamshed.rail.position import (
    Seat,
    TilePart,
    TrackReader,
    check_bag,
    counted,
    owners_at,
    put_cubes,
    read_city_cubes,
    read_colour,
    read_extended,
    read_piece,
)

if TYPE_CHECKING:
    from steamshed.games.steam.state import Steam
    from steamshed.games.steam.table.options import Rules

PHASE_NAMES = ("opening_auction", "capital", "auction", "take_action", "build", "goods", "take_points", "over")


class SeatPart(Strict):
    """One player. ``use``: declared use of City Growth or Urbanization; ``out``: 1 for the first bankrupt ..."""

    cash: Count = 0
    income: Annotated[int, msgspec.Meta(ge=-1000, le=1_000_000)] = 0
    vp: Count = 0
    locomotive: Annotated[int, msgspec.Meta(ge=0, le=99)] = 1
    action: str | None = None
    use: bool = False
    out: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None


class FacePart(TilePart):
    """A tile on the map; ``back``: its other face, if it matters."""

    back: str | None = None


class AuctionPart(Strict):
    bids: dict[str, Count] = {}
    high_bidder: Seat | None = None
    dropped: list[Seat] = []
    right: Seat | None = None


class BuildPart(Strict):
    left: Annotated[int, msgspec.Meta(ge=0, le=99)]
    done: bool = False
    extended: list[str] = []


class GoodsPart(Strict):
    round: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    improved: list[Seat] = []


class PointsPart(Strict):
    seat: Seat
    points: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Position(Strict):
    """A whole position; everything but game, players and phase has a default."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=3, le=6)]
    phase: str
    rules: int = 1
    options: dict[str, bool | int | str | list[int]] = {}
    round: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    seat: Seat | None = None
    order: list[Seat] | None = None
    queue: list[Seat] | None = None
    seats: list[SeatPart] | None = None
    track: dict[str, FacePart] = {}
    new_cities: dict[str, str] = {}
    growth: list[str] = []
    cubes: dict[str, dict[str, Count]] = {}
    goods_supply: dict[str, dict[str, Count]] = {}
    auction: AuctionPart | None = None
    build: BuildPart | None = None
    goods: GoodsPart | None = None
    points: list[PointsPart] = []


# -- dump ------------------------------------------------------------------------------------------------------------


def dump(state: Steam) -> dict[str, object]:
    """The position as JSON data."""
    board = state.rules.board
    goods, names = board.goods, board.grid.names
    data: dict[str, object] = {
        "game": "steam",
        "rules": state.rules.version,
        "players": state.rules.players,
        "options": dict(state.rules.options),
        "round": state.round,
        "phase": state.phase,
        "seat": state.seat,
        "order": state.order[:],
        "queue": state.queue[:],
        "seats": [dump_seat(state, seat) for seat in range(state.rules.players)],
        "track": {
            names[field]: dump_tile(state, field) for field in range(board.grid.size) if state.network.piece[field]
        },
        "new_cities": {
            board.node_name[town]: goods.colours[state.new_city[town]]
            for town in board.towns
            if state.new_city[town] >= 0
        },
        "growth": [board.node_name[city] for city in board.cities if state.grown[city]],
        "cubes": {
            board.node_name[city]: counted(state.cubes, city, goods.colours)
            for city in board.nodes
            if state.network.stop[city] == CITY
        },
        "goods_supply": {str(space + 1): counted(state.spaces, space, goods.colours) for space in state.full_spaces()},
    }
    data.update(dump_phase(state))
    return data


def dump_seat(state: Steam, seat: int) -> dict[str, object]:
    tile = state.tile[seat]
    data: dict[str, object] = {
        "cash": state.cash[seat],
        "income": state.income[seat],
        "vp": state.vp[seat],
        "locomotive": state.locomotive[seat],
        "action": ACTION_TILES[tile] if tile >= 0 else None,
        "out": state.out[seat] or None,
    }
    if state.using[seat]:
        data["use"] = True
    return data


def dump_tile(state: Steam, field: int) -> dict[str, object]:
    board = state.rules.board
    piece = board.tiles.pieces[state.network.piece[field]]
    data: dict[str, object] = {"tile": piece.label, "owners": owners_at(state.network, field)}
    if len(board.cardboard.kinds[piece.type]) > 1:
        back = board.cardboard.other(state.cardboard_at[field], piece.type)
        data["back"] = board.tiles.types[back].name
    return data


def dump_phase(state: Steam) -> dict[str, object]:
    """What only the present phase needs."""
    seats = range(state.rules.players)
    data: dict[str, object] = {}
    if state.phase in ("opening_auction", "auction"):
        data["auction"] = {
            "bids": {str(seat): state.bids[seat] for seat in seats if state.bids[seat] >= 0},
            "high_bidder": state.high_bidder if state.high_bidder >= 0 else None,
            "dropped": state.dropped[:],
            "right": state.right if state.right >= 0 else None,
        }
    elif state.phase == "capital":
        data["auction"] = {"right": state.right if state.right >= 0 else None}
    elif state.phase == "build":
        extended = sorted(fresh_ends(state.network))
        data["build"] = {"left": state.operations, "done": state.special_done, "extended": extended}
    elif state.phase in ("goods", "take_points"):
        improved = [seat for seat in seats if state.improved >> seat & 1]
        data["goods"] = {"round": state.goods_round, "improved": improved}
    if state.phase == "take_points":
        data["points"] = [
            {"seat": seat, "points": points} for seat, points in zip(state.receivers, state.points, strict=True)
        ]
    return data


# -- load ------------------------------------------------------------------------------------------------------------


def read(data: Mapping[str, object]) -> Position:
    """The data as a position of the right shape."""
    part = read_position(data, Position)
    check_head(part, "steam", PHASE_NAMES)
    return part


def fill(state: Steam, part: Position) -> None:
    """Puts everything on the table. ``state`` is new: its network comes from here."""
    rules = state.rules
    state.round, state.phase = part.round, part.phase
    if part.round > rules.rounds:
        raise PositionError("round", f"{part.round} is after the last round, {rules.rounds} (ST-ROUND-03)")
    wrong = ("opening_auction",) if rules.standard else ("capital", "auction")
    if part.phase in wrong:
        raise PositionError("phase", f"{part.phase} does not belong to the {rules.options['rules']} game")
    fill_seats(state, part)
    state.network = read_track(rules, part)
    fill_new_cities(state, part)
    fill_goods(state, part)
    fill_stock(state, part)
    fill_order(state, part)
    fill_phase(state, part)
    fault = find_fault(state)
    if fault:
        raise PositionError("", fault)


def fill_seats(state: Steam, part: Position) -> None:
    players = state.rules.players
    seats = [SeatPart() for _ in range(players)] if part.seats is None else part.seats
    if len(seats) != players:
        raise PositionError("seats", f"{len(seats)} for {players} players")
    for number, seat in enumerate(seats):
        if seat.action is not None and seat.action not in ACTION_TILES:
            raise PositionError(f"seats[{number}].action", f"{seat.action!r} is not one of {', '.join(ACTION_TILES)}")
        tile = ACTION_TILES.index(seat.action) if seat.action is not None else -1
        if seat.use and (tile not in (CITY_GROWTH, URBANIZATION) or state.rules.standard):
            where = f"seats[{number}].use"
            raise PositionError(where, "only City Growth and Urbanization are declared, in the base game (ST-ACT-09)")
        state.cash.append(seat.cash)
        state.income.append(seat.income)
        state.vp.append(seat.vp)
        state.locomotive.append(seat.locomotive)
        state.tile.append(tile)
        state.using.append(seat.use)
        state.out.append(seat.out or 0)
    state.bids = [-1] * players


def read_track(rules: Rules, part: Position) -> Network:
    board = rules.board
    reader = TrackReader(board, rules.players, {name: board.node_at.get(name, -1) for name in part.new_cities})
    for hex, tile in part.track.items():
        where = f"track.{hex}"
        field = board.field_at.get(hex, -1)
        if field < 0 or not board.builds[field] or reader.stop[field] == CITY:
            raise PositionError(where, "no track can lie there (ST-BUILD-04)")
        if reader.piece[field]:
            raise PositionError(where, "two tiles lie there")
        found = read_piece(board.tiles, tile.tile, where, "a face and its turn, like '22 1'")
        piece = board.tiles.pieces[found]
        if piece.tile.for_towns != (reader.stop[field] == TOWN):
            reason = f"{piece.tile.name} cannot lie there: town tiles lie on towns (ST-BUILD-04)"
            raise PositionError(f"{where}.tile", reason)
        if piece.mask & board.closed[field]:
            raise PositionError(where, "an exit faces a black line or the outside of the map (ST-BUILD-05)")
        reader.lay(field, found, tile, where)
    return reader.network()


def fill_new_cities(state: Steam, part: Position) -> None:
    """New City tiles and growth markers."""
    board = state.rules.board
    state.new_city = [-1] * board.grid.size
    state.new_cities_left = board.goods.new_cities[:]
    state.grown = [False] * board.grid.size
    for name, colour in part.new_cities.items():
        number = read_colour(colour, board.goods.colours, f"new_cities.{name}")
        state.new_city[board.node_at[name]] = number
        state.wanted = state.wanted[:]
        state.wanted[board.node_at[name]] = number
        state.new_cities_left[number] -= 1
        if state.new_cities_left[number] < 0:
            raise PositionError(f"new_cities.{name}", f"there are not so many {colour} New City tiles")
    for number, name in enumerate(part.growth):
        field = board.node_at.get(name, -1)
        if field not in board.cities or state.grown[field]:
            raise PositionError(f"growth[{number}]", f"{name!r} is not a printed city, or is named twice (ST-SETUP-11)")
        state.grown[field] = True


def fill_goods(state: Steam, part: Position) -> None:
    """Cubes on the cities and in the goods supply; what is left is in the bag, for good."""
    board, spaces = state.rules.board, state.rules.numbers.spaces
    colours = board.goods.colours
    state.cubes = read_city_cubes(board, state.network.stop, colours, part.cubes)
    state.spaces = [0] * (spaces * len(colours))
    names = [str(space + 1) for space in range(spaces)]
    for name, cubes in part.goods_supply.items():
        if name not in names:
            raise PositionError(f"goods_supply.{name}", f"there is no such space: 1 to {spaces}")
        put_cubes(state.spaces, names.index(name), colours, cubes, f"goods_supply.{name}")
    check_bag(outside(state), colours)


def fill_stock(state: Steam, part: Position) -> None:
    """What is not on the map is in the supply. A face that several kinds of cardboard have may name its back."""
    board, network = state.rules.board, state.network
    cardboard = board.cardboard
    state.stock = cardboard.counts[:]
    state.cardboard_at = [-1] * board.grid.size
    backs = {board.field_at[hex]: tile.back for hex, tile in part.track.items()}
    laid = [field for field in range(board.grid.size) if network.piece[field]]
    for field in [field for field in laid if backs[field] is not None]:
        face, hex = board.tiles.pieces[network.piece[field]].type, board.grid.names[field]
        back = board.tiles.by_name.get(str(backs[field]), -1)
        kinds = [kind for kind in cardboard.kinds[face] if back >= 0 and cardboard.other(kind, face) == back]
        if not kinds:
            raise PositionError(
                f"track.{hex}.back", f"no piece has the faces {backs[field]!r} and the one that lies up"
            )
        state.cardboard_at[field] = kinds[0]
        state.stock[kinds[0]] -= 1
    for field in [field for field in laid if backs[field] is None]:
        face = board.tiles.pieces[network.piece[field]].type
        kind = choose(state, face)
        if kind < 0:
            raise PositionError("track", f"more tiles {board.tiles.types[face].name} than there are (ST-TILE-01)")
        state.cardboard_at[field] = kind
        state.stock[kind] -= 1
    if min(state.stock) < 0:
        raise PositionError("track", "more tiles than there are (ST-TILE-01)")


def fill_order(state: Steam, part: Position) -> None:
    """Turn order and who has still to act."""
    inside = [seat for seat in range(state.rules.players) if not state.out[seat]]
    opening = part.phase == "opening_auction"
    default: list[int] = [] if opening else inside
    state.order = default if part.order is None else part.order[:]
    if opening:
        check_queue(state.order, inside, "order")
    else:
        check_order(state.order, inside)
    if part.phase == "over":
        if part.seat is not None:
            raise PositionError("seat", "nobody decides when the game is over")
        state.queue = []
        return
    if len(inside) < 2:
        raise PositionError("seats", "fewer than two players are in the game (ST-BANK-03)")
    state.queue = default_queue(state, part) if part.queue is None else part.queue[:]
    check_queue(state.queue, inside)
    state.seat = first_in(state.queue, None if part.phase == "take_points" else part.seat)


def default_queue(state: Steam, part: Position) -> list[int]:
    """Everybody from the acting seat on."""
    first = {"build": FIRST_BUILD, "goods": FIRST_MOVE, "take_points": FIRST_MOVE}.get(part.phase)
    seats = state.order[:] if first is None else state.priority(first)
    if part.phase == "take_points":
        mover = part.points[0].seat if part.points else part.seat
        return seats[seats.index(mover) :] if mover in seats else seats
    if part.phase in ("opening_auction", "auction"):
        if part.phase == "opening_auction":
            seats = [seat for seat in range(state.rules.players) if seat not in state.order]
        dropped = part.auction.dropped if part.auction is not None else []
        seats = [seat for seat in seats if seat not in dropped]
        at = seats.index(part.seat) if part.seat in seats else 0
        return seats[at:] + seats[:at]
    return seats[seats.index(part.seat) :] if part.seat in seats else seats


def fill_phase(state: Steam, part: Position) -> None:
    """What only the present phase needs."""
    extra: dict[str, tuple[Any, tuple[str, ...]]] = {
        "auction": (part.auction, ("opening_auction", "auction", "capital")),
        "build": (part.build, ("build",)),
        "goods": (part.goods, ("goods", "take_points")),
        "points": (part.points or None, ("take_points",)),
    }
    for name, (value, phases) in extra.items():
        if value is not None and part.phase not in phases:
            raise PositionError(name, f"does not belong to phase {part.phase}")
    if part.phase in ("opening_auction", "auction", "capital"):
        fill_auction(state, AuctionPart() if part.auction is None else part.auction)
    elif part.phase == "take_action":
        check_taken(state)
    elif part.phase == "build":
        fill_build(state, part.build)
    elif part.phase in ("goods", "take_points"):
        goods = GoodsPart() if part.goods is None else part.goods
        state.goods_round = goods.round
        state.improved = sum(1 << seat for seat in set(goods.improved))
    if part.phase == "take_points":
        fill_points(state, part)


def fill_auction(state: Steam, auction: AuctionPart) -> None:
    for name, bid in auction.bids.items():
        if name not in map(str, state.queue + auction.dropped):
            raise PositionError("auction.bids", f"seat {name!r} takes no part")
        state.bids[int(name)] = bid
    state.high_bidder = -1 if auction.high_bidder is None else auction.high_bidder
    state.dropped = auction.dropped[:]
    state.right = -1 if auction.right is None else auction.right
    if state.right >= 0 and (state.phase == "opening_auction" or state.right not in state.queue + state.order):
        raise PositionError("auction.right", "nobody in the game has this right now (ST-STD-10)")
    if state.phase == "capital":
        if auction.bids or auction.dropped or state.high_bidder >= 0:
            raise PositionError("auction", "only the right of the Turn Order tile belongs to phase capital")
        return
    if state.phase == "auction" and sorted(state.queue + state.dropped) != sorted(state.order):
        raise PositionError("auction.dropped", "with the queue it must name every seat in the game once")
    if state.phase == "opening_auction" and (state.dropped or set(state.queue) & set(state.order)):
        raise PositionError("auction.dropped", "winners and those who passed take no part (ST-ORDER-05)")
    if state.phase == "opening_auction" and len(state.order) > state.rules.players - 2:
        raise PositionError("order", "the last position is not auctioned (ST-ORDER-01)")
    highest = max(state.bids)
    if (state.high_bidder >= 0) != (highest >= 0) or (
        state.high_bidder >= 0 and state.bids[state.high_bidder] != highest
    ):
        raise PositionError("auction.high_bidder", "is not the seat with the highest bid")
    waiting = state.queue[1:]
    if not waiting or (state.high_bidder >= 0 and state.high_bidder not in waiting):
        raise PositionError("auction", "the acting seat has nothing to decide")
    for name, bid in auction.bids.items():
        if state.phase == "auction" and bid > state.cash[int(name)]:
            raise PositionError("auction.bids", f"seat {name} has bid more than its cash (ST-STD-07)")


def check_taken(state: Steam) -> None:
    """Who has still to act holds no tile."""
    for seat in state.queue:
        if state.tile[seat] >= 0:
            raise PositionError(f"seats[{seat}].action", "is in the queue and holds a tile already (ST-ACT-01)")


def fill_build(state: Steam, build: BuildPart | None) -> None:
    assert state.seat is not None
    numbers, tile = state.rules.numbers, state.tile[state.seat]
    limit = numbers.engineer_limit if tile == ENGINEER else numbers.build_limit
    if build is None:
        build = BuildPart(left=limit)
    if build.left > limit:
        raise PositionError("build.left", f"{build.left} is more than {limit} (ST-BUILD-02)")
    if build.done and tile not in (CITY_GROWTH, URBANIZATION):
        raise PositionError("build.done", "only City Growth and Urbanization are used in a build turn")
    state.operations, state.special_done = build.left, build.done
    read_extended(state.network, build.extended)


def fill_points(state: Steam, part: Position) -> None:
    """ST-SCORE-03: who has still to take points, and how many."""
    for entry in part.points:
        if entry.seat not in state.order or entry.seat in state.receivers:
            raise PositionError("points", f"seat {entry.seat} is not in the game, or is named twice")
        state.receivers.append(entry.seat)
        state.points.append(entry.points)
    if not state.receivers:
        raise PositionError("points", "nobody has points to take")
    state.seat = state.receivers[0]
    if part.seat not in (None, state.seat):
        raise PositionError("seat", f"seat {state.seat} takes points first, not {part.seat}")
