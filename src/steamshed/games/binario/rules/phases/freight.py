"""Step 5: opening, changing and closing lines on the freight boards (docs/rules/binario.md 5.6)."""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.actions import DONE, Do, do, each
from steamshed.games.binario.content.box import BOARD_OF, MODES
from steamshed.games.binario.rules import effects, lines, reports, rounds
from steamshed.games.binario.rules.phases.phase import BinarioPhase, cell_of
from steamshed.games.binario.rules.phases.trade import row_named
from steamshed.games.binario.rules.ways.network import linked
from steamshed.games.binario.table.pieces import KEEP, NONE, UNSAID, Pending
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

OPEN = each("open", MODES)

# asked for everything whenever the legal actions are listed, so these refusals are made once
NO_LINE: Final = Violation("BI-LINE-01")
UNDER_WAY: Final = Violation("BI-LINE-05")


def check_pair(state: Table, seat: int, start: int, end: int) -> Violation | None:
    """BI-LINE-03, BI-HQ-04, BI-STN-08: whether a line may be opened between two stations."""
    for cell in (start, end):
        if cell < 0 or state.station[cell] < 0:
            return Violation("BI-LINE-03")
        if state.station_owner[cell] != seat:
            return Violation("BI-STN-08")
    if start == end:
        return Violation("BI-LINE-03")
    if lines.busy(state, seat, start) or lines.busy(state, seat, end):
        return Violation("BI-HQ-04")
    return None if linked(state, seat, start, end) else Violation("BI-LINE-03")


def on_board(state: Table, seat: int, board: int) -> list[int]:
    return sorted(cell for cell in state.stations[seat] if BOARD_OF[lines.family_at(state, cell)] == board)


def check_start(state: Table, seat: int, board: int, start: int) -> Violation | None:
    """Why no line can be opened from a station."""
    if start < 0 or state.station[start] < 0 or state.station_owner[start] != seat:
        return Violation("BI-STN-08")
    if BOARD_OF[lines.family_at(state, start)] != board:
        return Violation("BI-LINE-03")
    if lines.busy(state, seat, start):
        return Violation("BI-HQ-04")
    violation: Violation | None = Violation("BI-LINE-03")
    for end in on_board(state, seat, board):
        if end != start:
            violation = check_pair(state, seat, start, end)
            if violation is None:
                return None
    return violation


def check_open(state: Table, seat: int, board: int) -> Violation | None:
    """Why no line can be opened on a board."""
    if lines.free_row(state, seat, board) < 0:
        return Violation("BI-LINE-02")
    violation: Violation | None = Violation("BI-LINE-03")
    for start in on_board(state, seat, board):
        violation = check_start(state, seat, board, start)
        if violation is None:
            return None
    return violation


def can_open(state: Table, seat: int, board: int) -> bool:
    """S5 open: a free row, and a pair of stations that may be opened."""
    if lines.free_row(state, seat, board) < 0:
        return False
    idle: list[int] = []
    for cell in state.stations[seat]:
        if BOARD_OF[lines.family_at(state, cell)] == board and not lines.busy(state, seat, cell):
            for other in idle:
                if linked(state, seat, cell, other):
                    return True
            idle.append(cell)
    return False


class Freight(BinarioPhase):
    """S5: open, edit, close, until done."""

    name = "freight"
    verbs: tuple[str, ...] = ("open", "edit", "close", "done")

    def legal(self, state: Table) -> list[Action]:
        seat, rules = state.decider, state.rules
        found: list[Action] = []
        for board, action in enumerate(OPEN):
            if can_open(state, seat, board):
                found.append(action)
        rows: list[int] = []
        for at in range(rules.all_rows):
            if not check_change(state, seat * rules.all_rows + at):
                rows.append(at)
        for at in rows:
            found.append(rules.edit[at])
        for at in rows:
            found.append(rules.close[at])
        found.append(DONE)
        return found

    def check_words(self, state: Table, action: Do) -> Violation | None:
        if action.verb == "done":
            return None
        if action.verb == "open":
            return check_open(state, state.decider, MODES.index(action.word))
        return check_change(state, row_named(state, state.decider, action))

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        seat = state.decider
        if action.verb == "done":
            rounds.end_freight(state, chance, events)
            return events
        if action.verb == "close":
            row = row_named(state, seat, action)
            lines.close(state, row, events)
            state.touched[row] = False
            state.decide(seat, "freight")
            return events
        pending = Pending(action.verb)
        state.pending = pending
        if action.verb == "open":
            pending.board = MODES.index(action.word)
            state.decide(seat, "departure")
        else:
            pending.row = row_named(state, seat, action)
            pending.board = MODES.index(action.words[0])
            pending.start, pending.end = state.start[pending.row], state.end[pending.row]
            state.decide(seat, "outbound")
        return events


def check_change(state: Table, row: int) -> Violation | None:
    """Why a line can be neither changed nor closed."""
    if row < 0 or state.start[row] < 0:
        return NO_LINE
    if state.touched[row] or (state.vehicle[row] >= 0 and state.progress[row]):
        return UNDER_WAY
    return None


class Departure(BinarioPhase):
    """The departure station of a new line."""

    name = "departure"
    verbs: tuple[str, ...] = ("from",)

    def proposed(self, state: Table) -> list[Do]:
        return [do("from", state.map.names[cell]) for cell in on_board(state, state.decider, state.decision.board)]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        return check_start(state, state.decider, state.decision.board, cell_of(state, action))

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        state.decision.start = cell_of(state, action)
        state.decide(state.decider, "destination")
        return events


class Destination(BinarioPhase):
    """The destination station of a new line."""

    name = "destination"
    verbs: tuple[str, ...] = ("to",)

    def proposed(self, state: Table) -> list[Do]:
        return [do("to", state.map.names[cell]) for cell in on_board(state, state.decider, state.decision.board)]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        return check_pair(state, state.decider, state.decision.start, cell_of(state, action))

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        state.decision.end = cell_of(state, action)
        state.decide(state.decider, "outbound")
        return events


def tokens(state: Table, pending: Pending, good: int, back: bool) -> int:
    """Tokens of a good that the direction may take: replaced ones return first (BI-LINE-06)."""
    count = state.goods[good]
    row = pending.row
    if row >= 0:
        if not back and state.out_good[row] == good:
            count += 1
        if back and state.out_good[row] == good and pending.out != KEEP:
            count += 1
        if back and state.back_good[row] == good:
            count += 1
    if back and pending.out == good:
        count -= 1
    return count


def check_good(state: Table, action: Do, back: bool) -> Violation | None:
    pending = state.decision
    row = pending.row
    now = -1 if row < 0 else state.back_good[row] if back else state.out_good[row]
    if action.word == "none":
        return None
    ends = (pending.end, pending.start) if back else (pending.start, pending.end)
    can = lines.carried(state, state.decider, ends[0], ends[1])
    if action.word == "keep":
        if row < 0:
            return Violation("BI-LINE-05")
        return None if now < 0 or can >> now & 1 else good_rule(state, now)
    good = state.rules.box.good_of[action.word]
    if good == now:
        # said by keep
        return Violation("BI-LINE-05")
    if not state.rules.good_eras[good] >> state.era & 1:
        return good_era_rule(state, good)
    if not can >> good & 1:
        return good_rule(state, good)
    return None if tokens(state, pending, good, back) > 0 else Violation("BI-LINE-06")


def good_era_rule(state: Table, good: int) -> Violation:
    id = state.rules.box.goods[good].id
    return Violation({"workers": "BI-GOOD-03", "food": "BI-GOOD-04", "manure": "BI-GOOD-05"}.get(id, "BI-GOOD-01"))


def good_rule(state: Table, good: int) -> Violation:
    id = state.rules.box.goods[good].id
    rules = {"mail": "BI-GOOD-02", "passengers": "BI-GOOD-02", "workers": "BI-GOOD-03", "food": "BI-GOOD-04"}
    return Violation(rules.get(id, "BI-GOOD-06" if state.rules.box.goods[good].to_ports else "BI-GOOD-01"))


class Goods(BinarioPhase):
    """The good of a direction."""

    back = False

    def named(self, state: Table) -> list[Do]:
        """The actions that name a good, by good."""
        raise NotImplementedError

    def legal(self, state: Table) -> list[Action]:
        pending = state.decision
        verb, row = self.verbs[0], pending.row
        found: list[Action] = []
        start, end = (pending.end, pending.start) if self.back else (pending.start, pending.end)
        can, now = lines.carried(state, state.decider, start, end), -1
        if row >= 0:
            now = state.back_good[row] if self.back else state.out_good[row]
            if now < 0 or can >> now & 1:
                found.append(do(verb, "keep"))
        found.append(do(verb, "none"))
        for good, action in enumerate(self.named(state)):
            # what may be carried belongs to the era
            if can >> good & 1 and good != now and tokens(state, pending, good, self.back) > 0:
                found.append(action)
        return found

    def check_words(self, state: Table, action: Do) -> Violation | None:
        return check_good(state, action, self.back)

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        pending = state.decision
        said = NONE if action.word == "none" else KEEP
        if action.word not in ("none", "keep"):
            said = state.rules.box.good_of[action.word]
        if self.back:
            pending.back = said
            state.decide(state.decider, "vehicle")
        else:
            pending.out = said
            state.decide(state.decider, "return")
        return events


class Outbound(Goods):
    """The outbound good, or none."""

    name = "outbound"
    verbs: tuple[str, ...] = ("out",)
    back = False

    def named(self, state: Table) -> list[Do]:
        return state.rules.out_goods


class Return(Goods):
    """The return good, or none."""

    name = "return"
    verbs: tuple[str, ...] = ("back",)
    back = True

    def named(self, state: Table) -> list[Do]:
        return state.rules.back_goods


def goods_said(state: Table, pending: Pending) -> list[int]:
    """The goods of the line after the decision so far: outbound and return."""
    row = pending.row
    out, back = pending.out, pending.back
    if out == KEEP:
        out = state.out_good[row]
    if back == KEEP:
        back = state.back_good[row]
    return [out, back]


def standing_place(state: Table, pending: Pending) -> int:
    return lines.stands_at(state, pending.row) if pending.row >= 0 else pending.start


def at_hand(state: Table, pending: Pending, kind: int) -> int:
    """Vehicles of a kind that may go on the line: parked ones, and those on it."""
    count = lines.available(state, state.decider, kind, standing_place(state, pending))
    if pending.row >= 0 and state.vehicle[pending.row] == kind:
        count += state.count[pending.row]
    return count


class VehicleKind(BinarioPhase):
    """Which vehicles run on the line."""

    name = "vehicle"
    verbs: tuple[str, ...] = ("vehicle",)

    def legal(self, state: Table) -> list[Action]:
        pending = state.decision
        found: list[Action] = []
        if pending.row >= 0 and not check_use(state, pending, state.vehicle[pending.row]):
            found.append(KEEP_VEHICLES)
        found.append(NO_VEHICLES)
        for kind, action in enumerate(state.rules.put):
            if at_hand(state, pending, kind) > 0 and not check_use(state, pending, kind):
                found.append(action)
        return found

    def check_words(self, state: Table, action: Do) -> Violation | None:
        pending = state.decision
        if action.word == "none":
            return None
        if action.word == "keep":
            return Violation("BI-LINE-05") if pending.row < 0 else check_use(state, pending, state.vehicle[pending.row])
        kind = state.rules.box.vehicle_of[action.word]
        if at_hand(state, pending, kind) < 1:
            return Violation("BI-LINE-13" if lines.owned_parked(state, state.decider, kind) else "BI-VEH-10")
        return check_use(state, pending, kind)

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        pending = state.decision
        if action.word == "keep":
            pending.vehicle = KEEP
        elif action.word == "none":
            pending.vehicle = NONE
        else:
            pending.vehicle = state.rules.box.vehicle_of[action.word]
            state.decide(state.decider, "number")
            return events
        finish(state, 0, events)
        return events


KEEP_VEHICLES = do("vehicle", "keep")
NO_VEHICLES = do("vehicle", "none")


def check_use(state: Table, pending: Pending, kind: int) -> Violation | None:
    """Why vehicles of a kind (-1: none) may not run on the line that is being changed."""
    if kind < 0:
        return None
    carries = state.rules.box.vehicles[kind].goods
    for good in goods_said(state, pending):
        if good >= 0 and not carries >> good & 1:
            return Violation("BI-LINE-09")
    return lines.check_vehicle(state, state.decider, pending.start, pending.end, kind)


class Number(BinarioPhase):
    """How many vehicles are coupled (BI-LINE-09, BI-VEH-07)."""

    name = "number"
    verbs: tuple[str, ...] = ("number",)

    def most(self, state: Table) -> int:
        pending = state.decision
        longest = effects.chain(state, state.decider, pending.vehicle)
        return min(longest, at_hand(state, pending, pending.vehicle))

    def proposed(self, state: Table) -> list[Do]:
        return [do("number", str(number)) for number in range(1, self.most(state) + 1)]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        return None if 1 <= int(action.word) <= self.most(state) else Violation("BI-LINE-09")

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        finish(state, int(action.word), events)
        return events


def finish(state: Table, number: int, events: list[Event]) -> None:
    """Everything is said: the row is filled or changed."""
    pending = state.decision
    seat, row = state.decider, pending.row
    opened = row < 0
    if opened:
        row = lines.free_row(state, seat, pending.board)
        state.start[row], state.end[row] = pending.start, pending.end
        state.heading[row] = state.progress[row] = 0
    place = lines.stands_at(state, row)
    before = effects.leg_good(state, row)
    set_goods(state, row, pending)
    fresh = set_vehicles(state, seat, row, pending.vehicle, number, place)
    if fresh or (state.vehicle[row] >= 0 and effects.leg_good(state, row) != before):
        # BI-CARD-06, BI-LINE-07
        effects.begin_leg(state, row, events)
    state.touched[row] = True
    lines.compute_row(state, seat, row, events)
    events.append(Event("line-opened" if opened else "line-changed", seat, reports.line(state, row)))
    state.pending = None
    state.decide(seat, "freight")


def set_goods(state: Table, row: int, pending: Pending) -> None:
    """BI-LINE-06: replaced tokens return first."""
    for said, goods in ((pending.out, state.out_good), (pending.back, state.back_good)):
        if said != KEEP and goods[row] >= 0:
            state.goods[goods[row]] += 1
            goods[row] = -1
    for said, goods in ((pending.out, state.out_good), (pending.back, state.back_good)):
        if said >= 0:
            state.goods[said] -= 1
            goods[row] = said


def set_vehicles(state: Table, seat: int, row: int, kind: int, number: int, place: int) -> bool:
    """BI-LINE-12: couples, uncouples or exchanges; True if vehicles were put on an empty row or exchanged."""
    if kind in (KEEP, UNSAID):
        return False
    now = state.vehicle[row]
    if kind == now:
        more = number - state.count[row]
        if more > 0:
            lines.fetch(state, seat, kind, more, place)
            state.count[row] = number
        elif more < 0:
            lines.take_off(state, row, -more)
        return False
    heading = state.heading[row]
    if now >= 0:
        lines.take_off(state, row, state.count[row])
    if kind < 0:
        return False
    if now >= 0:
        # the line keeps its heading when vehicles are exchanged
        state.heading[row] = heading
    lines.fetch(state, seat, kind, number, place)
    state.vehicle[row], state.count[row] = kind, number
    return True


PHASES: list[BinarioPhase] = [Freight(), Departure(), Destination(), Outbound(), Return(), VehicleKind(), Number()]
