"""Steps 4 and 5 of a bot, vehicles and lines, action by action. Each action is thought out anew from the position."""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.actions import ACCEPT, DECLINE, DONE, Do, do
from steamshed.games.binario.content.box import BOARD_OF, MODES
from steamshed.games.binario.rules import effects, lines
from steamshed.games.binario.rules.phases.freight import check_pair, goods_said
from steamshed.games.binario.rules.phases.trade import row_name, used_price
from steamshed.games.binario.table.table import Table
from steamshed.games.binario.think.deals import Books, Deal
from steamshed.games.binario.think.worth import rounds_left, worth_now

DEALS: Final = 6
"""How many deals are planned one after the other before the next purchase is decided."""
LISTING: Final = 1
"""In so many last rounds empty rows are filled for the points of their stations alone."""


# -- step 4 ----------------------------------------------------------------------------------------------------------


def trade(state: Table, seat: int) -> Do:
    """Buys what the best deals lack; then what scores more than its silver is worth."""
    books = Books(state, seat, state.silver[seat])
    for _ in range(DEALS):
        deal = books.next_deal()
        if deal is None:
            break
        if deal.buys:
            return do("buy", state.rules.box.vehicles[deal.kind].id)
        books.plan(deal)
    kind = points_for_silver(state, seat, books)
    return DONE if kind < 0 else do("buy", state.rules.box.vehicles[kind].id)


def vehicle_worth(state: Table, kind: int) -> float:
    """Points of a parked vehicle at the end (BI-SCORE-02, BI-SCORE-03)."""
    box = state.rules.box
    points = box.vehicle_points[box.vehicles[kind].era - 1]
    return points / 2 if state.rules.half_for_idle else float(points)


def points_for_silver(state: Table, seat: int, books: Books) -> int:
    """The vehicle with most points for its price, if it is worth more than the silver; -1 for none."""
    best, highest = -1, worth_now(state, seat)
    found = [kind for kind, count in enumerate(books.stock) if count > 0 and books.price[kind] <= books.budget]
    for kind in found:
        ratio = vehicle_worth(state, kind) / books.price[kind]
        if ratio > highest:
            best, highest = kind, ratio
    if best >= 0 and rounds_left(state) == 0 and not any(together(books, best, kind) for kind in found):
        # the last purchase of all: whatever scores most
        best = max(found, key=lambda kind: (vehicle_worth(state, kind), -kind))
    return best


def together(books: Books, one: int, other: int) -> bool:
    """Whether both can be paid."""
    return books.price[one] + books.price[other] <= books.budget and (one != other or books.stock[one] > 1)


def answer(state: Table, seat: int) -> Do:
    """Takes a used vehicle when its points are worth the silver."""
    kind = state.decision.vehicle
    return ACCEPT if vehicle_worth(state, kind) > worth_now(state, seat) * used_price(state, kind) else DECLINE


# -- step 5 ----------------------------------------------------------------------------------------------------------


def freight(state: Table, seat: int) -> Do:
    """The best change of the boards with the vehicles in the park."""
    deal = Books(state, seat, 0).next_deal()
    if deal is not None:
        if deal.row >= 0:
            return row_name(state, "edit", deal.row)
        if deal.closes >= 0:
            return row_name(state, "close", deal.closes)
        return do("open", MODES[deal.board])
    if rounds_left(state) <= LISTING:
        return listing(state, seat)
    return DONE


def listing(state: Table, seat: int) -> Do:
    """BI-SCORE-07: a row for stations that no line lists; one that lists nothing of its own makes room."""
    for board in range(3):
        if not unlisted_pair(state, seat, board):
            continue
        if lines.free_row(state, seat, board) >= 0:
            return do("open", MODES[board])
        spare = needless_row(state, seat, board)
        if spare >= 0:
            return row_name(state, "close", spare)
    return DONE


def unlisted_pair(state: Table, seat: int, board: int, start: int = -1) -> list[int]:
    """The two stations of a board, at least one of them unlisted, that gain most by being listed; or nothing."""
    box = state.rules.box
    ends = listed(state, seat, -1)
    mine = [cell for cell in state.stations[seat] if BOARD_OF[lines.family_at(state, cell)] == board]
    best: list[int] = []
    highest = 0
    for one in mine if start < 0 else [start]:
        for other in mine:
            if one == other:
                continue
            gain = sum(box.stations[state.station[cell]].points for cell in (one, other) if cell not in ends)
            if gain > highest and not check_pair(state, seat, one, other):
                best, highest = [one, other], gain
    return best


def listed(state: Table, seat: int, but: int) -> set[int]:
    rows = range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows)
    return {cell for row in rows if row != but for cell in (state.start[row], state.end[row])}


def needless_row(state: Table, seat: int, board: int) -> int:
    """A standing line, in the last round, whose stations other lines list as well; -1 if there is none."""
    if rounds_left(state) > 0:
        return -1
    first = state.row_of(seat, board, 0)
    for row in range(first, first + state.rules.rows[board]):
        if state.touched[row] or (state.vehicle[row] >= 0 and state.progress[row]):
            continue
        if {state.start[row], state.end[row]} <= listed(state, seat, row):
            return row
    return -1


def new_line(state: Table, seat: int) -> Deal | None:
    """The line that is being opened: the best one on the board, with the ends said so far."""
    pending = state.decision
    books = Books(state, seat, 0)
    best: Deal | None = None
    for deal in books.new_lines(pending.board):
        if pending.start >= 0 and pending.start not in (deal.start, deal.end):
            continue
        if pending.start >= 0 and deal.start != pending.start:
            turned = oriented(books, pending.start, deal.start)
            if turned is None:
                continue
            deal = turned
        deal.gain = deal.value
        if best is None or books.rank(deal) > books.rank(best):
            best = deal
    return best


def oriented(books: Books, start: int, end: int) -> Deal | None:
    """The best line that begins at a given end."""
    family = lines.family_at(books.state, start)
    course = books.course_of(start, end)
    deal = Deal(-1, BOARD_OF[family], start, end)
    return deal if course is not None and books.best(deal, family, course, False) else None


def departure(state: Table, seat: int) -> int:
    deal = new_line(state, seat)
    if deal is not None:
        return deal.start
    pair = unlisted_pair(state, seat, state.decision.board)
    return pair[0] if pair else -1


def destination(state: Table, seat: int) -> int:
    deal = new_line(state, seat)
    if deal is not None and deal.start == state.decision.start:
        return deal.end
    pair = unlisted_pair(state, seat, state.decision.board, state.decision.start)
    return pair[1] if pair else -1


def line_deal(state: Table, seat: int) -> Deal | None:
    """The best goods and vehicles for the line whose stations are said."""
    pending = state.decision
    books = Books(state, seat, 0)
    family = lines.family_at(state, pending.start)
    course = books.course_of(pending.start, pending.end)
    deal = Deal(pending.row, BOARD_OF[family], pending.start, pending.end)
    return deal if course is not None and books.best(deal, family, course, False) else None


def good(state: Table, seat: int, back: bool) -> Do:
    """The good of a direction; what is on the line is kept when nothing can run."""
    pending = state.decision
    verb = "back" if back else "out"
    deal = line_deal(state, seat)
    row = pending.row
    now = -1 if row < 0 else state.back_good[row] if back else state.out_good[row]
    wanted = now
    if deal is not None:
        wanted = deal.back if back else deal.out
    if row >= 0 and wanted == now:
        return do(verb, "keep")
    return do(verb, state.rules.box.goods[wanted].id if wanted >= 0 else "none")


def vehicle(state: Table, seat: int, legal: list[Do]) -> Do:
    """The kind at hand that earns most with the goods said."""
    pending = state.decision
    best, highest = do("vehicle", "none"), 0.0
    out, home = goods_said(state, pending)
    for action in legal:
        kind = pending_kind(state, action)
        if kind < 0:
            continue
        earned = earning(state, seat, kind, most(state, seat, action, kind), out, home)
        if earned > highest:
            best, highest = action, earned
    return best


def pending_kind(state: Table, action: Do) -> int:
    if action.word == "none":
        return -1
    if action.word == "keep":
        return state.vehicle[state.decision.row]
    return state.rules.box.vehicle_of[action.word]


def most(state: Table, seat: int, action: Do, kind: int) -> int:
    """How many vehicles a choice would put on the line."""
    pending = state.decision
    row = pending.row
    if action.word == "keep":
        return state.count[row]
    place = lines.stands_at(state, row) if row >= 0 else pending.start
    own = lines.available(state, seat, kind, place)
    if row >= 0 and state.vehicle[row] == kind:
        own += state.count[row]
    return min(own, effects.chain(state, seat, kind))


def earning(state: Table, seat: int, kind: int, count: int, out: int, home: int) -> float:
    """Silver a round with vehicles of a kind; a little for standing on a line at all."""
    pending = state.decision
    way = lines.route_for(state, seat, pending.start, pending.end, kind)
    if way is None:
        return 0.0
    time = lines.time_for(state, seat, pending.start, kind, way)
    load = count * effects.capacity(state, seat, kind)
    total = 0.01 * load
    for number in (out, home):
        if number >= 0:
            priced = number if state.rules.own_price or out < 0 else out
            total += load * effects.table_price(state, seat, priced) + way.length - way.toll
    return total / time
