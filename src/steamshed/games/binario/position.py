"""Positions as readable data: dump, load, and the test that nothing is lost (docs/games/binario.md shows one).

A position holds what a person would note down: companies, ways, stations, lines, where in the round the game is. What
follows from that is not in it: the common stock of goods and vehicles, the supply of tiles, the unseen cards.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import msgspec

from steamshed.games.binario import content, costs, effects, hand, lines, mapcheck, mapfile, shapes
from steamshed.games.binario.continent import SIDES, Continent
from steamshed.games.binario.data import BOARD_OF, F_MAGLEV, MODES
from steamshed.games.binario.generator import wanted_facilities
from steamshed.games.binario.network import side_to
from steamshed.games.binario.phases import PHASE_OF
from steamshed.games.binario.phases.building import seat_station
from steamshed.games.binario.phases.objects import element_name
from steamshed.games.binario.table import Pending, Tunnel
from steamshed.kernel.content import Strict, read_position
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import Count, check_head
from steamshed.kernel.shapes import shaped

if TYPE_CHECKING:
    from steamshed.games.binario.rules import Rules
    from steamshed.games.binario.state import Binario

Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]


class StationPart(Strict):
    at: str
    kind: str
    sides: str = ""


class RoutePart(Strict, rename={"start": "from"}):
    start: str
    path: str


class RestPart(Strict):
    vehicle: str
    count: Count
    until: Count
    at: str | None = None


class LinePart(Strict, rename={"start": "from", "end": "to"}):
    start: str
    end: str
    out: str | None = None
    back: str | None = None
    vehicle: str | None = None
    count: Count = 1
    heading: str = "out"
    progress: Count = 0
    mark: Count | None = None
    path: str | None = None
    toll: Count = 0
    level: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    time: Count = 0
    touched: bool = False
    withdrawn: bool = False


class SeatPart(Strict):
    """One company. Stations are named by their labels, road stations 0 to 11, rail I to X, ports A to H."""

    silver: Count = 200
    central: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    personality: str | None = None
    free: list[str] = []
    hand: list[str] = []
    chosen: str | None = None
    returned: list[str] = []
    passed: str | None = None
    stations: dict[str, StationPart] = {}
    routes: list[RoutePart] = []
    park: dict[str, Count] = {}
    resting: list[RestPart] = []
    lines: dict[str, LinePart] = {}


class WayPart(Strict):
    """A way tile: its type, who owns it (0, 1 or "both"), who laid it if that is another, its exits."""

    type: str
    owner: Seat | str
    exits: str
    laid: Seat | None = None


class TunnelPart(Strict, rename={"start": "from"}):
    type: str
    owner: Seat
    start: str
    path: str


class PendingPart(Strict, rename={"start": "from", "end": "to"}):
    what: str
    type: str | None = None
    manual: bool = False
    ends: list[str] = []
    moves: list[str] = []
    kinds: list[str] = []
    object: str = ""
    elements: list[str] = []
    target: str | None = None
    begun: bool = False
    line: str | None = None
    board: str | None = None
    start: str | None = None
    end: str | None = None
    out: str | None = None
    back: str | None = None
    vehicle: str | None = None


class HandPart(Strict):
    """A continent that is being built by hand."""

    seed: Annotated[int, msgspec.Meta(ge=0)]
    item: Count = 0
    outlined: bool = False
    course: list[str] = []
    from_lake: str = ""
    widths: str = ""
    left_out: list[str] = []


class Position(Strict):
    """A whole position; everything but game, players and phase has a default."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=2, le=2)]
    phase: str
    rules: int = 1
    options: dict[str, bool | int | str | list[int | str]] = {}
    map: str | shapes.MapForm | None = None
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    seat: Seat | None = None
    first: Seat = 0
    price: str = "white"
    stock: list[str] | None = None
    ended: bool = False
    card: str | None = None
    drawn: list[str] | None = None
    piles: list[Count] | None = None
    seats: list[SeatPart] | None = None
    ways: dict[str, list[WayPart]] = {}
    tunnels: list[TunnelPart] = []
    factories: list[str] = []
    cleared: list[str] = []
    extra_goods: dict[str, Count] = {}
    declined: list[str] = []
    demolished: bool = False
    pending: PendingPart | None = None
    hand: HandPart | None = None


# -- dump ------------------------------------------------------------------------------------------------------------


def dump(state: Binario) -> dict[str, object]:
    """The position as JSON data."""
    catalog, names = state.rules.catalog, state.map.names
    data: dict[str, object] = {
        "game": "binario",
        "rules": state.rules.version,
        "players": 2,
        "options": dict(state.rules.options),
        "map": state.map.name or mapfile.write_continent(catalog, state.map),
        "round": state.round,
        "phase": state.phase,
        "seat": state.seat,
        "first": state.first,
        "price": state.price_colour,
        "stock": state.stock_colours[:],
        "card": catalog.cards[state.card].id if state.card >= 0 else None,
        "drawn": [catalog.cards[card].id for card in state.drawn],
        "piles": state.piles[:],
        "seats": [dump_seat(state, seat) for seat in range(2)],
        "ways": {
            names[cell]: dump_ways(state, cell) for cell in range(state.map.size) if state.way_type[2 * cell] >= 0
        },
    }
    if state.tunnels:
        data["tunnels"] = [dump_tunnel(state, tunnel) for tunnel in state.tunnels]
    if state.factories:
        data["factories"] = [names[cell] for cell in state.factories]
    cleared = [
        names[cell]
        for cell in range(state.map.size)
        if state.terrain[cell] != state.map.terrain[cell] and cell not in state.factories
    ]
    if cleared:
        data["cleared"] = cleared
    extra = {good.id: state.extra[at] for at, good in enumerate(catalog.goods) if state.extra[at]}
    if extra:
        data["extra_goods"] = extra
    if state.declined:
        data["declined"] = [catalog.vehicles[kind].id for kind in state.declined]
    for name, flag in (("demolished", state.demolished), ("ended", state.ended)):
        if flag:
            data[name] = True
    if state.pending is not None:
        data["pending"] = dump_pending(state, state.pending)
    if state.making is not None:
        data["hand"] = hand.dump(state)
    return data


def dump_seat(state: Binario, seat: int) -> dict[str, object]:
    catalog, names = state.rules.catalog, state.map.names
    people = catalog.personalities
    data: dict[str, object] = {"silver": state.silver[seat], "central": state.central[seat]}
    if state.personality[seat] >= 0:
        data["personality"] = people[state.personality[seat]].id
    if state.free[seat]:
        data["free"] = [catalog.stations[kind].id for kind in state.free[seat]]
    if state.hands[seat]:
        data["hand"] = [people[card].id for card in state.hands[seat]]
    if state.chosen[seat] >= 0:
        data["chosen"] = people[state.chosen[seat]].id
    if state.returned[seat]:
        data["returned"] = [people[card].id for card in state.returned[seat]]
    if state.passed[seat] >= 0:
        data["passed"] = people[state.passed[seat]].id
    data["stations"] = {label_of(state, cell): dump_station(state, cell) for cell in state.stations[seat]}
    data["routes"] = [
        {"from": names[route.cells[0]], "path": course(state, route.cells, route.under)} for route in state.routes[seat]
    ]
    data["park"] = {kind.id: count for kind, count in zip(catalog.vehicles, state.park[seat], strict=True) if count}
    if state.resting[seat]:
        data["resting"] = [
            {
                "vehicle": catalog.vehicles[rest.kind].id,
                "count": rest.count,
                "until": rest.until,
                "at": names[rest.at] if rest.at >= 0 else None,
            }
            for rest in state.resting[seat]
        ]
    first = seat * state.rules.all_rows
    rows = [row for row in range(first, first + state.rules.all_rows) if state.start[row] >= 0]
    data["lines"] = {line_name(state, row): dump_line(state, row) for row in rows}
    return data


def label_of(state: Binario, cell: int) -> str:
    catalog = state.rules.catalog
    return catalog.labels[BOARD_OF[catalog.stations[state.station[cell]].family]][state.label[cell]]


def line_name(state: Binario, row: int) -> str:
    _, board, number = effects.place(state, row)
    return f"{board} {number}"


def dump_station(state: Binario, cell: int) -> dict[str, object]:
    data: dict[str, object] = {
        "at": state.map.names[cell],
        "kind": state.rules.catalog.stations[state.station[cell]].id,
    }
    if state.station_sides[cell]:
        data["sides"] = sides_text(state.station_sides[cell])
    return data


def sides_text(mask: int) -> str:
    return "".join(letter for side, letter in enumerate(SIDES) if mask >> side & 1)


def course(state: Binario, cells: tuple[int, ...], under: tuple[bool, ...]) -> str:
    """A path as letters from its first cell, small ones underground."""
    letters: list[str] = []
    for at in range(1, len(cells)):
        letter = SIDES[side_to(state, cells[at - 1], cells[at])]
        letters.append(letter.lower() if under[at] else letter)
    return "".join(letters)


def dump_line(state: Binario, row: int) -> dict[str, object]:
    catalog, names = state.rules.catalog, state.map.names
    goods = catalog.goods
    data: dict[str, object] = {
        "from": names[state.start[row]],
        "to": names[state.end[row]],
        "out": goods[state.out_good[row]].id if state.out_good[row] >= 0 else None,
        "back": goods[state.back_good[row]].id if state.back_good[row] >= 0 else None,
    }
    if state.vehicle[row] >= 0:
        data["vehicle"] = catalog.vehicles[state.vehicle[row]].id
        data["count"] = state.count[row]
        data["heading"] = "back" if state.heading[row] else "out"
        data["progress"] = state.progress[row]
        data["time"] = state.time[row]
    if state.mark[row] >= 0:
        data["mark"] = state.mark[row]
    way = state.way[row]
    if way is not None:
        data["path"] = course(state, way.cells, way.under)
        data["toll"] = way.toll
        data["level"] = way.level
    for name, flag in (("touched", state.touched[row]), ("withdrawn", state.withdrawn[row])):
        if flag:
            data[name] = True
    return data


def dump_ways(state: Binario, cell: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for slot in (2 * cell, 2 * cell + 1):
        if state.way_type[slot] < 0:
            continue
        owner = state.way_owner[slot]
        data: dict[str, object] = {
            "type": state.rules.catalog.ways[state.way_type[slot]].id,
            "owner": "both" if owner == 2 else owner,
            "exits": sides_text(state.way_exits[slot]),
        }
        if state.way_laid[slot] != owner:
            data["laid"] = state.way_laid[slot]
        found.append(data)
    return found


def dump_tunnel(state: Binario, tunnel: Tunnel) -> dict[str, object]:
    under = (False, *([True] * (len(tunnel.cells) - 2)), False)
    return {
        "type": state.rules.catalog.ways[tunnel.type].id,
        "owner": tunnel.owner,
        "from": state.map.names[tunnel.cells[0]],
        "path": course(state, tunnel.cells, under),
    }


def dump_pending(state: Binario, pending: Pending) -> dict[str, object]:
    catalog, names = state.rules.catalog, state.map.names
    data: dict[str, object] = {"what": pending.what}
    if pending.type >= 0:
        data["type"] = catalog.ways[pending.type].id
    if pending.manual:
        data["manual"] = True
    for name, cells in (("ends", pending.ends),):
        if cells:
            data[name] = [names[cell] for cell in cells]
    if pending.moves:
        data["moves"] = pending.moves[:]
    if pending.kinds:
        data["kinds"] = [catalog.stations[kind].id for kind in pending.kinds]
    if pending.object:
        data["object"] = pending.object
    if pending.elements:
        data["elements"] = [element_text(state, element) for element in pending.elements]
    if state.phase == "modernise":
        data["target"] = str(pending.target) if pending.target else "expanded"
    if pending.begun:
        data["begun"] = True
    if pending.row >= 0:
        data["line"] = line_name(state, pending.row)
    elif pending.board >= 0:
        data["board"] = MODES[pending.board]
    if pending.row < 0:
        for name, cell in (("from", pending.start), ("to", pending.end)):
            if cell >= 0:
                data[name] = names[cell]
    for name, said in (("out", pending.out), ("back", pending.back)):
        if said != -2:
            data[name] = {-1: "none", -3: "keep"}.get(said) or catalog.goods[said].id
    if pending.vehicle >= 0:
        data["vehicle"] = catalog.vehicles[pending.vehicle].id
    return data


def element_text(state: Binario, element: int) -> str:
    words = element_name(state, "tile", element).words
    size = state.map.size
    kind = "maglev" if element >= 3 * size else "station" if element >= 2 * size else "way"
    return " ".join((kind, *words))


# -- load ------------------------------------------------------------------------------------------------------------


def read(data: Mapping[str, object]) -> Position:
    """The data as a position of the right shape."""
    part = read_position(data, Position)
    check_head(part, "binario", [*PHASE_OF, "over"])
    return part


def read_map(rules: Rules, part: Position) -> Continent:
    """The continent of a position: a shipped one by its name, or written out."""
    if rules.map_mode.startswith("fixed:") and part.map in (None, rules.map_mode.removeprefix("fixed:")):
        return content.fixed_map(rules.map_mode.removeprefix("fixed:"))
    if not isinstance(part.map, shapes.MapForm):
        raise PositionError("map", "the continent must be written out, as in a map file")
    text = json.dumps(msgspec.to_builtins(part.map))
    stock = part.stock[0] if part.stock else rules.catalog.colours[0]
    left_out = tuple(part.hand.left_out) if part.hand else ()
    return written_map(text, rules.map_size, stock, part.hand is not None, left_out)


def written_map_of(form: Mapping[str, object]) -> Continent:
    """The continent that a view writes out, for its drawing."""
    return drawn_map(json.dumps(form))


@functools.lru_cache(32)
def drawn_map(text: str) -> Continent:
    return content.read_map(shaped(json.loads(text), shapes.MapForm), "")


@functools.lru_cache(64)
def written_map(text: str, size: str, stock: str, unfinished: bool, left_out: tuple[str, ...]) -> Continent:
    form = shaped(json.loads(text), shapes.MapForm)
    catalog = content.catalog()
    try:
        made = content.read_map(form, "")
    except mapfile.MapFault as fault:
        raise PositionError(f"map.{fault.where}", fault.reason) from None
    if f"{made.width}x{made.height}" != size:
        raise PositionError("map.width", f"{made.width}x{made.height} is not the map size {size}")
    for name in left_out:
        if name not in catalog.facility_of:
            raise PositionError("hand.left_out", f"{name!r} is no facility")
        made.left_out.append(catalog.facility_of[name])
    if stock not in catalog.colours:
        raise PositionError("stock", f"{stock!r} is not one of {', '.join(catalog.colours)}")
    if not unfinished:
        for broken in mapcheck.check(catalog, made, wanted_facilities(catalog, size, stock)):
            where = f"map.rows, {made.names[broken.cell]}" if broken.cell >= 0 else "map.rows"
            raise PositionError(where, f"{broken.reason} ({broken.rule})")
    return made


def find(names: Mapping[str, int], name: str, where: str) -> int:
    if name not in names:
        raise PositionError(where, f"{name!r} is not known here")
    return names[name]


def fill(state: Binario, part: Position) -> None:
    """Puts everything on the table."""
    from steamshed.games.binario.filling import Filler

    Filler(state, part).run()
    fault = find_fault(state)
    if fault:
        raise PositionError("", fault)


# -- the test --------------------------------------------------------------------------------------------------------


def find_fault(state: Binario) -> str:
    """What cannot be in this position, or nothing."""
    catalog = state.rules.catalog
    for good, kind in enumerate(catalog.goods):
        if state.goods[good] < 0:
            return f"there are not enough {kind.id} tokens for the lines"
        if state.goods[good] != goods_left(state, good):
            return f"{kind.id} tokens are not conserved: {state.goods[good]}, not {goods_left(state, good)}"
    for number, vehicle in enumerate(catalog.vehicles):
        if state.stock[number] < 0:
            return f"there are not enough {vehicle.id} in the box"
        if state.stock[number] != vehicles_left(state, number):
            return f"{vehicle.id} are not conserved: {state.stock[number]}, not {vehicles_left(state, number)}"
    for seat in range(2):
        if state.silver[seat] < 0:
            return f"seats[{seat}].silver: silver can never be negative (BI-RND-06)"
        fault = seat_fault(state, seat)
        if fault:
            return f"seats[{seat}]: {fault}"
    return way_fault(state)


def goods_left(state: Binario, good: int) -> int:
    """Tokens of the common stock: those of the tables and cards so far, without those on lines."""
    rules = state.rules
    if not rules.good_eras[good] >> state.era:
        return 0
    total = state.extra[good]
    for era, colour in enumerate(state.stock_colours):
        total += rules.catalog.stock[era][colour].goods[good]
    if good == rules.catalog.good_of["food"]:
        total += sum(rules.catalog.food_tokens[: state.era])
    return total - state.out_good.count(good) - state.back_good.count(good)


def vehicles_left(state: Binario, kind: int) -> int:
    """Vehicles of the common stock: those of the tables so far, without those that players have bought."""
    catalog = state.rules.catalog
    if not catalog.vehicles[kind].buy >> state.era:
        return 0
    total = sum(catalog.stock[era][colour].vehicles[kind] for era, colour in enumerate(state.stock_colours))
    for seat in range(2):
        total -= lines.owned_parked(state, seat, kind)
        for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
            total -= state.count[row] if state.vehicle[row] == kind else 0
        if state.personality[seat] >= 0:
            for given, count in catalog.personalities[state.personality[seat]].vehicles:
                total += count if given == kind else 0
    return total


def seat_fault(state: Binario, seat: int) -> str:
    catalog = state.rules.catalog
    for kind, station in enumerate(catalog.stations):
        if costs.stations_left(state, seat, kind) < 0:
            return f"more stations {station.id} than the box holds (BI-SUP-01)"
    for type, way in enumerate(catalog.ways):
        if way.family != F_MAGLEV and costs.tiles_left(state, seat, type) < 0 and way.eras >> state.era:
            return f"more tiles {way.id} than the box holds (BI-SUP-01)"
    if costs.portals_left(state, seat) < 0:
        return "more portals than the box holds (BI-SUP-01)"
    if state.central[seat] and seat_station(state, seat) < 0:
        return "a central building without road station 0 (BI-HQ-01)"
    for cell in state.stations[seat]:
        if state.station_owner[cell] != seat or state.station[cell] < 0:
            return f"the station at {state.map.names[cell]} is not where it should be"
    first = seat * state.rules.all_rows
    used: dict[int, int] = {}
    for row in range(first, first + state.rules.all_rows):
        if state.start[row] < 0:
            continue
        if state.vehicle[row] >= 0 and state.count[row] < 1:
            return f"{line_name(state, row)} has vehicles but none"
        if state.vehicle[row] >= 0 and state.time[row] and state.progress[row] >= state.time[row]:
            return f"{line_name(state, row)}: progress is less than the trip time (BI-MOVE-01)"
        for cell in (state.start[row], state.end[row]):
            # until the end of the step a demolished station may still be rebuilt (BI-DEM-07)
            if cell not in state.stations[seat] and not state.demolished:
                return f"{line_name(state, row)}: no own station at {state.map.names[cell]} (BI-LINE-03)"
            used[cell] = used.get(cell, 0) + 1
            if used[cell] > 1 and not state.central[seat]:
                return f"{line_name(state, row)}: {state.map.names[cell]} serves two lines (BI-HQ-04)"
    return ""


def way_fault(state: Binario) -> str:
    for cell in range(state.map.size):
        if state.way_type[2 * cell] < 0:
            if state.way_type[2 * cell + 1] >= 0:
                return f"{state.map.names[cell]}: a second way without a first"
            continue
        if state.station[cell] >= 0:
            return f"{state.map.names[cell]}: a way and a station (BI-WAY-07)"
    return ""
