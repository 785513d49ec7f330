"""Puts a read position on the table, refusing what cannot be with the place in the data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.binario import hand, lines
from steamshed.games.binario.continent import MEADOW, SIDES
from steamshed.games.binario.data import BOARD_OF, F_MAGLEV, F_SHIP, MODES
from steamshed.games.binario.network import is_free, side_to
from steamshed.games.binario.phases.round import place_factory
from steamshed.games.binario.position import (
    LinePart,
    PendingPart,
    Position,
    SeatPart,
    StationPart,
    WayPart,
    find,
    goods_left,
    vehicles_left,
)
from steamshed.games.binario.table import Pending, Rest, Route, Tunnel, Way
from steamshed.games.binario.wrecking import station_element
from steamshed.kernel.errors import PositionError

if TYPE_CHECKING:
    from steamshed.games.binario.state import Binario

DECIDED_BY_BOTH = ("draft_return", "draft_pass", "draft_keep", "outline", "continent", "food_factory", "offer")
BEFORE_CARD = (
    "control_card",
    "draft_return",
    "draft_pass",
    "draft_keep",
    "outline",
    "continent",
    "food_factory",
    "over",
)


class Filler:
    """Fills one new state from one position."""

    def __init__(self, state: Binario, part: Position) -> None:
        self.state = state
        self.part = part
        self.catalog = state.rules.catalog

    def run(self) -> None:
        state, part = self.state, self.part
        rules = state.rules
        if part.round > rules.last_round:
            raise PositionError("round", f"{part.round} is after the last round, {rules.last_round}")
        state.round, state.phase, state.first = part.round, part.phase, part.first
        state.era = rules.era(part.round)
        state.ended, state.demolished = part.ended, part.demolished
        self.fill_colours()
        self.fill_cards()
        self.fill_map()
        seats = [SeatPart(), SeatPart()] if part.seats is None else part.seats
        if len(seats) != 2:
            raise PositionError("seats", f"{len(seats)} for 2 players")
        for seat, entry in enumerate(seats):
            self.fill_seat(seat, entry)
        self.fill_ways()
        for seat, entry in enumerate(seats):
            self.fill_routes(seat, entry)
        self.fill_tunnels()
        self.check_sides()
        for seat, entry in enumerate(seats):
            self.fill_lines(seat, entry)
        for name, count in part.extra_goods.items():
            state.extra[find(self.catalog.good_of, name, f"extra_goods.{name}")] = count
        state.declined = [find(self.catalog.vehicle_of, name, "declined") for name in part.declined]
        state.goods = [goods_left(state, good) for good in range(len(self.catalog.goods))]
        state.stock = [vehicles_left(state, kind) for kind in range(len(self.catalog.vehicles))]
        self.fill_draft(seats)
        self.fill_decision()

    # -- the course of the game ----------------------------------------------------------------------------------

    def fill_colours(self) -> None:
        state, part = self.state, self.part
        colours = self.catalog.colours
        if part.price not in colours:
            raise PositionError("price", f"{part.price!r} is not one of {', '.join(colours)}")
        state.price_colour = part.price
        stock = part.stock if part.stock is not None else [state.map.stock or colours[0]] * state.era
        if len(stock) != state.era or any(colour not in colours for colour in stock):
            raise PositionError("stock", f"{stock} is not a colour for each era up to {state.era}")
        state.stock_colours = stock[:]

    def fill_cards(self) -> None:
        state, part = self.state, self.part
        ids = [] if part.drawn is None else part.drawn
        if part.card is not None and part.drawn is None:
            ids = [part.card]
        for id in ids:
            card = find(self.catalog.card_of, id, "drawn")
            if self.catalog.cards[card].era != state.era:
                raise PositionError("drawn", f"{id} is not a card of era {state.era}")
            state.drawn.append(card)
            if state.drawn.count(card) > self.catalog.cards[card].count:
                raise PositionError("drawn", f"there are only {self.catalog.cards[card].count} {id}")
        state.card = -1
        if part.card is not None:
            state.card = find(self.catalog.card_of, part.card, "card")
            if not state.drawn or state.drawn[-1] != state.card:
                raise PositionError("card", f"{part.card} is not the last card drawn")
        if (state.card >= 0) and part.phase in BEFORE_CARD:
            raise PositionError("card", f"no card is in force in the phase {part.phase}")
        each = state.rules.cards_each[state.era - 1]
        if part.piles is not None:
            piles = part.piles
        elif part.drawn is not None:
            first = max(0, each - len(ids))
            piles = [first, max(0, 2 * each - len(ids) - first)]
        else:
            # the rounds of this era that have had their card
            gone = self.rounds_gone()
            first = max(0, each - gone)
            piles = [first, 2 * each - gone - first]
        if len(piles) != 2 or max(piles) > each:
            raise PositionError("piles", f"two piles of at most {each} cards")
        if sum(piles) > 2 * each - len(ids):
            # fewer is possible: a position need not say which cards were drawn in earlier rounds
            raise PositionError("piles", f"{piles} is more than {len(ids)} drawn cards leave of {2 * each}")
        if part.phase == "control_card" and not sum(piles):
            raise PositionError("piles", "nothing is left to draw")
        state.piles = piles[:]

    def rounds_gone(self) -> int:
        state = self.state
        before = sum(state.rules.rounds[: state.era - 1])
        return state.round - before - (1 if self.part.phase in BEFORE_CARD else 0)

    # -- the map -------------------------------------------------------------------------------------------------

    def cell(self, name: str, where: str) -> int:
        cell = self.state.map.index.get(name, -1)
        if cell < 0:
            raise PositionError(where, f"{name!r} is not a cell of the map")
        return cell

    def fill_map(self) -> None:
        state, part = self.state, self.part
        kinds = len(self.catalog.vehicles)
        state.park = [[0] * kinds, [0] * kinds]
        state.extra = [0] * len(self.catalog.goods)
        for name in part.cleared:
            cell = self.cell(name, "cleared")
            if not state.map.is_plain(cell):
                raise PositionError("cleared", f"{name} is no open land")
            state.set_terrain(cell, MEADOW)
        for name in part.factories:
            cell = self.cell(name, "factories")
            if not is_free(state, cell):
                raise PositionError("factories", f"{name} is no open land (BI-ERA-04)")
            place_factory(state, cell)

    def fill_seat(self, seat: int, entry: SeatPart) -> None:
        state, where = self.state, f"seats[{seat}]"
        state.silver[seat], state.central[seat] = entry.silver, entry.central
        if entry.personality is not None:
            state.personality[seat] = find(self.catalog.personality_of, entry.personality, f"{where}.personality")
        state.free[seat] = [find(self.catalog.station_of, name, f"{where}.free") for name in entry.free]
        for label, station in entry.stations.items():
            self.fill_station(seat, label, station, f"{where}.stations.{label}")
        for name, count in entry.park.items():
            state.park[seat][find(self.catalog.vehicle_of, name, f"{where}.park.{name}")] = count
        for number, rest in enumerate(entry.resting):
            place = f"{where}.resting[{number}]"
            kind = find(self.catalog.vehicle_of, rest.vehicle, f"{place}.vehicle")
            at = self.cell(rest.at, f"{place}.at") if rest.at is not None else -1
            if rest.count < 1:
                raise PositionError(f"{place}.count", "nobody rests there")
            lines.add_rest(state, seat, Rest(kind, rest.count, rest.until, at))

    def fill_station(self, seat: int, label: str, entry: StationPart, where: str) -> None:
        state = self.state
        kind = find(self.catalog.station_of, entry.kind, f"{where}.kind")
        station = self.catalog.stations[kind]
        labels = self.catalog.labels[BOARD_OF[station.family]]
        if label not in labels:
            raise PositionError(where, f"{label!r} is not a label for {entry.kind}")
        cell = self.cell(entry.at, f"{where}.at")
        if station.family == F_SHIP:
            if not state.map.port_site[cell] or state.station[cell] >= 0:
                raise PositionError(f"{where}.at", f"{entry.at} is no free port site (BI-STN-06)")
        elif not is_free(state, cell):
            raise PositionError(f"{where}.at", f"{entry.at} is no plain cell (BI-STN-01)")
        state.station[cell], state.station_owner[cell] = kind, seat
        state.label[cell] = labels.index(label)
        state.station_sides[cell] = self.sides(entry.sides, f"{where}.sides")
        if entry.sides and len(entry.sides) > station.exits:
            raise PositionError(f"{where}.sides", f"{entry.kind} has {station.exits} sides for ways (BI-STN-04)")
        state.stations[seat].append(cell)

    def sides(self, text: str, where: str) -> int:
        if any(letter not in SIDES for letter in text) or len(set(text)) != len(text):
            raise PositionError(where, f"{text!r} is not some of N, E, S, W")
        return sum(1 << SIDES.index(letter) for letter in text)

    def fill_ways(self) -> None:
        for name, entries in self.part.ways.items():
            where = f"ways.{name}"
            cell = self.cell(name, where)
            if not 1 <= len(entries) <= 2:
                raise PositionError(where, "a cell holds one or two ways (BI-WAY-07)")
            if not is_free(self.state, cell) and not self.state.map.bridge[cell]:
                raise PositionError(where, "no way can lie there (BI-BLD-09)")
            for at, entry in enumerate(entries):
                self.fill_way(2 * cell + at, entry, where)
            self.check_ways(cell, where)

    def fill_way(self, slot: int, entry: WayPart, where: str) -> None:
        state = self.state
        state.way_type[slot] = find(self.catalog.way_of, entry.type, f"{where}.type")
        if self.catalog.ways[state.way_type[slot]].family == F_MAGLEV:
            raise PositionError(f"{where}.type", "maglev runs only underground (BI-TUN-07)")
        if isinstance(entry.owner, str):
            if entry.owner != "both":
                raise PositionError(f"{where}.owner", f"{entry.owner!r} is not 0, 1 or both")
            state.way_owner[slot] = 2
            if entry.laid is None:
                raise PositionError(f"{where}.laid", "a joint tile says who laid it (BI-SUP-01)")
        else:
            state.way_owner[slot] = entry.owner
        state.way_laid[slot] = entry.laid if entry.laid is not None else state.way_owner[slot]
        state.way_exits[slot] = self.sides(entry.exits, f"{where}.exits")

    def check_ways(self, cell: int, where: str) -> None:
        state = self.state
        bridge = state.map.bridge[cell]
        if state.way_type[2 * cell + 1] >= 0:
            if bridge or state.way_exits[2 * cell] != 5 or state.way_exits[2 * cell + 1] != 10:
                raise PositionError(where, "a level crossing is a way NS and a way EW (BI-JOIN-05)")
            modes = {self.catalog.ways[state.way_type[2 * cell + at]].mode for at in range(2)}
            if modes == {0}:
                raise PositionError(where, "two roads cross in one tile (BI-JOIN-05)")
        elif bridge and state.way_exits[2 * cell] != bridge:
            raise PositionError(where, "a bridge runs straight across the water (BI-WAY-03)")
        exits = state.way_exits[2 * cell]
        rail = self.catalog.ways[state.way_type[2 * cell]].mode == 1
        if not exits or (rail and exits == 15):
            raise PositionError(where, "a way has two to four exits, a rail tile at most three (BI-JOIN-07)")

    def walk(self, start: str, path: str, where: str) -> tuple[tuple[int, ...], tuple[bool, ...]]:
        """The cells of a path in letters."""
        cells = [self.cell(start, where)]
        under = [False]
        for letter in path:
            if letter.upper() not in SIDES:
                raise PositionError(where, f"{path!r} is not a path like WWN")
            cell = self.state.map.near[4 * cells[-1] + SIDES.index(letter.upper())]
            if cell < 0:
                raise PositionError(where, f"{path!r} leaves the map")
            cells.append(cell)
            under.append(letter.islower())
        return tuple(cells), tuple(under)

    def fill_routes(self, seat: int, entry: SeatPart) -> None:
        for number, route in enumerate(entry.routes):
            where = f"seats[{seat}].routes[{number}]"
            cells, under = self.walk(route.start, route.path, where)
            missing = cells[0] not in self.state.stations[seat] or cells[-1] not in self.state.stations[seat]
            if len(cells) < 3 or (missing and not self.part.demolished):
                raise PositionError(where, "a record joins two own stations (BI-ROUTE-01)")
            self.state.routes[seat].append(Route(cells, under))

    def fill_tunnels(self) -> None:
        state = self.state
        for number, entry in enumerate(self.part.tunnels):
            where = f"tunnels[{number}]"
            type = find(self.catalog.way_of, entry.type, f"{where}.type")
            cells, under = self.walk(entry.start, entry.path, where)
            if len(cells) < 3 or under[-1] or not all(under[1:-1]):
                raise PositionError(where, "a tunnel has two ends and cells below between them (BI-TUN-02)")
            maglev = self.catalog.ways[type].family == F_MAGLEV
            for end, towards in ((cells[0], cells[1]), (cells[-1], cells[-2])):
                if maglev:
                    if state.station[end] < 0 or state.station_owner[end] != entry.owner:
                        raise PositionError(where, "a maglev joins two own stations (BI-TUN-07)")
                    continue
                side = side_to(state, end, towards)
                if state.way_type[2 * end] != type or state.way_exits[2 * end] != 1 << (side ^ 2):
                    raise PositionError(where, "a portal has one exit, opposite to the tunnel (BI-TUN-04)")
                if state.portal[end] >= 0:
                    raise PositionError(where, "two tunnels end at one portal")
                state.portal[end] = side
            state.tunnels.append(Tunnel(entry.owner, type, cells))
        for slot in range(0, len(state.way_type), 2):
            exits = state.way_exits[slot]
            if state.way_type[slot] >= 0 and state.portal[slot >> 1] < 0 and exits in (1, 2, 4, 8):
                raise PositionError(f"ways.{state.map.names[slot >> 1]}", "only a portal has a single exit (BI-TUN-04)")

    def check_sides(self) -> None:
        """Every attached side of a station leads to a way, a street or, for maglev, a tunnel."""
        state = self.state
        for seat in range(2):
            for cell in state.stations[seat]:
                if self.catalog.stations[state.station[cell]].family == F_MAGLEV:
                    continue
                for side in range(4):
                    if not state.station_sides[cell] >> side & 1:
                        continue
                    other = state.map.near[4 * cell + side]
                    exits = state.way_exits[2 * other] | state.way_exits[2 * other + 1]
                    if state.facility[other] != 0 and not exits >> (side ^ 2) & 1:
                        name = state.map.names[cell]
                        raise PositionError(f"seats[{seat}].stations", f"{name}: no way leads to side {SIDES[side]}")

    # -- lines ---------------------------------------------------------------------------------------------------

    def row(self, seat: int, name: str, where: str) -> int:
        board, _, number = name.partition(" ")
        if (
            board not in MODES
            or not number.isdigit()
            or not 1 <= int(number) <= self.state.rules.rows[MODES.index(board)]
        ):
            raise PositionError(where, f"{name!r} is no row of a freight board, like 'road 1'")
        return self.state.row_of(seat, MODES.index(board), int(number) - 1)

    def fill_lines(self, seat: int, entry: SeatPart) -> None:
        for name, line in entry.lines.items():
            where = f"seats[{seat}].lines.{name}"
            self.fill_line(seat, self.row(seat, name, where), line, where)

    def fill_line(self, seat: int, row: int, line: LinePart, where: str) -> None:
        state = self.state
        start, end = self.cell(line.start, f"{where}.from"), self.cell(line.end, f"{where}.to")
        board = state.rules.board_of_row[row % state.rules.all_rows]
        families = [lines.family_at(state, cell) for cell in (start, end) if cell in state.stations[seat]]
        if len(families) < 2 and not (self.part.demolished and line.path is not None):
            # a demolished station may still be rebuilt in the same step (BI-DEM-07)
            raise PositionError(where, f"no own stations at {line.start} and {line.end} (BI-LINE-03)")
        if start == end or len(set(families)) > 1 or any(BOARD_OF[family] != board for family in families):
            raise PositionError(where, "a line joins two stations of one family, on their board (BI-LINE-03)")
        state.start[row], state.end[row] = start, end
        for word, goods, place in ((line.out, state.out_good, "out"), (line.back, state.back_good, "back")):
            if word is not None:
                goods[row] = find(self.catalog.good_of, word, f"{where}.{place}")
        if line.heading not in ("out", "back"):
            raise PositionError(f"{where}.heading", f"{line.heading!r} is not out or back")
        if line.vehicle is not None:
            kind = find(self.catalog.vehicle_of, line.vehicle, f"{where}.vehicle")
            if self.catalog.vehicles[kind].mode != board or line.count < 1:
                raise PositionError(f"{where}.vehicle", f"{line.count} {line.vehicle} do not run there (BI-LINE-09)")
            state.vehicle[row], state.count[row] = kind, line.count
            state.heading[row] = 1 if line.heading == "back" else 0
            state.progress[row] = line.progress
        state.mark[row] = line.mark if line.mark is not None else -1
        state.touched[row], state.withdrawn[row] = line.touched, line.withdrawn
        self.fill_way_of(seat, row, line, where)

    def fill_way_of(self, seat: int, row: int, line: LinePart, where: str) -> None:
        """Path and time of a line; computed from the map where they are not given (BI-LINE-10)."""
        state = self.state
        start, end, kind = state.start[row], state.end[row], state.vehicle[row]
        if line.path is not None:
            cells, under = self.walk(line.start, line.path, f"{where}.path")
            if cells[-1] != end:
                raise PositionError(f"{where}.path", f"{line.path!r} does not lead to {line.end}")
            state.way[row] = Way(cells, under, line.toll, line.level)
        else:
            state.way[row] = lines.route_for(state, seat, start, end, kind)
        way = state.way[row]
        if way is None:
            raise PositionError(where, "no path joins the stations for these vehicles (BI-LINE-03)")
        if kind >= 0:
            if line.time:
                state.time[row] = line.time
            else:
                speed = lines.speed_on(state, lines.family_at(state, start), way.level)
                if speed < 0 or not self.catalog.vehicles[kind].base[speed]:
                    raise PositionError(f"{where}.vehicle", f"{line.vehicle} has no speed there (BI-ROUTE-07)")
                state.time[row] = lines.time_for(state, seat, start, kind, way)
            if state.progress[row] >= state.time[row]:
                raise PositionError(f"{where}.progress", "is less than the trip time (BI-MOVE-01)")

    # -- the decision --------------------------------------------------------------------------------------------

    def fill_draft(self, seats: list[SeatPart]) -> None:
        state = self.state
        people = self.catalog.personality_of
        seen: list[int] = []
        for seat, entry in enumerate(seats):
            where = f"seats[{seat}]"
            state.hands[seat] = sorted(find(people, id, f"{where}.hand") for id in entry.hand)
            state.returned[seat] = [find(people, id, f"{where}.returned") for id in entry.returned]
            if entry.chosen is not None:
                state.chosen[seat] = find(people, entry.chosen, f"{where}.chosen")
                if state.chosen[seat] not in state.hands[seat]:
                    raise PositionError(f"{where}.chosen", "is not in hand")
            if entry.passed is not None:
                state.passed[seat] = find(people, entry.passed, f"{where}.passed")
            seen += state.hands[seat] + state.returned[seat]
        sizes = {"draft_return": (3, 0), "draft_pass": (2, 1), "draft_keep": (2, 1)}.get(self.part.phase, (0, 0))
        for seat in range(2):
            if (len(state.hands[seat]), len(state.returned[seat])) != sizes:
                raise PositionError(
                    f"seats[{seat}].hand", f"{sizes[0]} cards in hand and {sizes[1]} returned (BI-ADV-06)"
                )
            if (state.passed[seat] >= 0) != (self.part.phase == "draft_keep"):
                raise PositionError(f"seats[{seat}].passed", "a card is passed before the last choice (BI-ADV-06)")
            if state.passed[seat] >= 0 and state.passed[seat] not in state.hands[1 - seat]:
                raise PositionError(f"seats[{seat}].passed", "is not in the other hand")
        if len(set(seen)) != len(seen) or any(card not in state.rules.personalities for card in seen):
            raise PositionError("seats", "a personality is there twice or not in this game")
        chosen = [state.personality[seat] for seat in range(2)]
        drafting = sizes != (0, 0)
        if state.rules.advanced and not drafting and self.part.hand is None and -1 in chosen:
            raise PositionError("seats", "in the advanced game each player has a personality (BI-ADV-06)")
        if (not state.rules.advanced or drafting) and chosen != [-1, -1]:
            raise PositionError("seats", "nobody has a personality yet")
        if chosen[0] >= 0 and chosen[0] == chosen[1]:
            raise PositionError("seats", "two players have the same personality")

    def fill_decision(self) -> None:
        state, part = self.state, self.part
        if part.hand is not None:
            hand.fill(state, part.hand.seed, part.hand.item, part.hand.outlined, part.hand.widths)
            assert state.making is not None
            state.making.course = [self.cell(name, "hand.course") for name in part.hand.course]
            if part.hand.from_lake:
                state.making.start_side = SIDES.index(part.hand.from_lake) if part.hand.from_lake in SIDES else -1
        if (part.phase in ("outline", "continent")) != (part.hand is not None and state.making is not None):
            raise PositionError("hand", "is there exactly while the continent is built by hand")
        if part.phase == "over":
            if part.seat is not None:
                raise PositionError("seat", "the game is over")
            state.seat = None
            return
        state.seat = part.seat if part.seat is not None else self.usual_seat()
        if part.phase not in DECIDED_BY_BOTH and part.phase == "control_card" and state.seat != state.holder:
            raise PositionError("seat", "only the holder of the start cube draws (BI-RND-03)")
        if part.phase.startswith("draft") and state.chosen[state.seat] >= 0:
            raise PositionError("seat", f"seat {state.seat} has chosen already")
        if part.pending is not None:
            state.pending = self.read_pending(part.pending)
        self.check_pending()

    def usual_seat(self) -> int:
        state = self.state
        if self.part.phase.startswith("draft"):
            return state.first if state.chosen[state.first] < 0 else 1 - state.first
        if self.part.phase == "food_factory":
            return state.first if state.era == 3 else 1 - state.first
        return state.holder

    def read_pending(self, part: PendingPart) -> Pending:
        catalog, seat = self.catalog, self.state.seat
        assert seat is not None
        made = Pending(part.what)
        if part.type is not None:
            made.type = find(catalog.way_of, part.type, "pending.type")
        made.manual, made.begun, made.object = part.manual, part.begun, part.object
        made.ends = [self.cell(name, "pending.ends") for name in part.ends]
        made.moves = part.moves[:]
        made.kinds = [find(catalog.station_of, name, "pending.kinds") for name in part.kinds]
        made.elements = [self.read_element(text) for text in part.elements]
        if part.target is not None:
            if part.target not in ("expanded", "2", "3", "4"):
                raise PositionError("pending.target", f"{part.target!r} is not expanded, 2, 3 or 4")
            made.target = 0 if part.target == "expanded" else int(part.target)
        if part.line is not None:
            made.row = self.row(seat, part.line, "pending.line")
            made.board = self.state.rules.board_of_row[made.row % self.state.rules.all_rows]
            made.start, made.end = self.state.start[made.row], self.state.end[made.row]
            if made.start < 0:
                raise PositionError("pending.line", "there is no such line")
        if part.board is not None:
            if part.board not in MODES:
                raise PositionError("pending.board", f"{part.board!r} is no board")
            made.board = MODES.index(part.board)
        for name, field in ((part.start, "from"), (part.end, "to")):
            if name is not None:
                cell = self.cell(name, f"pending.{field}")
                if cell not in self.state.stations[seat]:
                    raise PositionError(f"pending.{field}", f"no own station at {name}")
                if field == "from":
                    made.start = cell
                else:
                    made.end = cell
        made.out = self.said(part.out, "pending.out", made.row)
        made.back = self.said(part.back, "pending.back", made.row)
        if part.vehicle is not None:
            made.vehicle = find(catalog.vehicle_of, part.vehicle, "pending.vehicle")
        return made

    def said(self, word: str | None, where: str, row: int) -> int:
        if word is None:
            return -2
        if word == "none":
            return -1
        if word == "keep":
            if row < 0:
                raise PositionError(where, "nothing is there to keep")
            return -3
        return find(self.catalog.good_of, word, where)

    def read_element(self, text: str) -> int:
        words = text.split(" ")
        if len(words) not in (2, 3) or words[0] not in ("way", "station", "maglev"):
            raise PositionError("pending.elements", f"{text!r} is not like 'way 4,6'")
        cell = self.cell(words[1], "pending.elements")
        state = self.state
        if words[0] == "way":
            slot = 2 * cell + (1 if words[2:] == ["EW"] else 0)
            if state.way_type[slot] < 0:
                raise PositionError("pending.elements", f"no way at {words[1]}")
            return slot
        if words[0] == "station":
            if state.station[cell] < 0:
                raise PositionError("pending.elements", f"no station at {words[1]}")
            return station_element(state, cell)
        for at, tunnel in enumerate(state.tunnels):
            if tunnel.cells[1] == cell and self.catalog.ways[tunnel.type].family == F_MAGLEV:
                return 3 * state.map.size + at
        raise PositionError("pending.elements", f"no maglev under {words[1]}")

    def check_pending(self) -> None:
        """A phase in the middle of a decision needs what was said before it."""
        state, pending, phase = self.state, self.state.pending, self.part.phase
        needs = NEEDS.get(phase)
        if needs is None:
            if pending is not None:
                raise PositionError("pending", f"nothing is pending in the phase {phase}")
            return
        if pending is None or pending.what not in needs:
            raise PositionError("pending", f"the phase {phase} follows {' or '.join(needs)}")
        fine = True
        if phase in ("planner", "lay_start"):
            fine = pending.type >= 0
        elif phase in ("first_end", "second_end", "proposal", "station_kind", "lay"):
            fine = pending.type >= 0 or pending.what != "build"
        if phase in ("second_end", "proposal", "station_kind", "lay") or (
            phase == "station_kind" and pending.what == "station"
        ):
            fine = fine and len(pending.ends) >= (2 if phase == "proposal" else 1)
        if phase in ("demolish", "modernise_target", "modernise"):
            fine = fine and bool(pending.elements or pending.begun)
        if phase == "withdraw":
            fine = pending.row >= 0 and state.vehicle[pending.row] >= 0
        if phase in ("departure", "destination", "outbound", "return", "vehicle", "number"):
            fine = pending.board >= 0 and (phase == "departure" or pending.start >= 0)
            fine = fine and (phase in ("departure", "destination") or pending.end >= 0)
            fine = fine and (phase not in ("return", "vehicle", "number") or pending.out != -2)
            fine = fine and (phase not in ("vehicle", "number") or pending.back != -2)
            fine = fine and (phase != "number" or pending.vehicle >= 0)
        if phase == "offer":
            fine = pending.vehicle >= 0
        if not fine:
            raise PositionError("pending", f"something is missing before the phase {phase}")
        try:
            if not state.legal():
                raise PositionError("pending", "nothing could follow")
        except (AssertionError, IndexError, ValueError, KeyError):
            raise PositionError("pending", "what was said cannot be followed") from None


NEEDS = {
    "planner": ("build",),
    "first_end": ("build", "ports"),
    "second_end": ("build", "ports"),
    "proposal": ("build",),
    "station_kind": ("build", "ports", "station"),
    "station_cell": ("station",),
    "lay_start": ("build",),
    "lay": ("build",),
    "demolish_object": ("demolish",),
    "demolish": ("demolish",),
    "modernise_object": ("modernise",),
    "modernise_target": ("modernise",),
    "modernise": ("modernise",),
    "withdraw": ("withdraw",),
    "offer": ("offer",),
    "departure": ("open",),
    "destination": ("open",),
    "outbound": ("open", "edit"),
    "return": ("open", "edit"),
    "vehicle": ("open", "edit"),
    "number": ("open", "edit"),
}
