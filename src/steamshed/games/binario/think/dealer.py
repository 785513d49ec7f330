"""Steps 4 and 5 of a company that thinks: purchases and changes of the boards, each step planned as a whole."""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.actions import DONE, Do, do
from steamshed.games.binario.content.box import MODES
from steamshed.games.binario.rules import effects, lines
from steamshed.games.binario.rules.phases.trade import row_name
from steamshed.games.binario.table.table import Table
from steamshed.games.binario.think.deals import Books, Deal
from steamshed.games.binario.think.economy import Economy
from steamshed.games.binario.think.freight import listed, together, unlisted_pair, vehicle_worth

DEALS: Final = 10
"""How many deals of one step are planned."""
LAST_CHANCE: Final = 3
"""The last rounds of an era, in which vehicles that will not be sold again are bought for lines under way."""
SOON: Final = 40
"""Silver that may be reckoned with for the vehicles of a line whose goods are set aside."""
LISTING: Final = 3
"""Rounds before the end from which rows are filled, and cleared, for the points of stations (BI-SCORE-07)."""


# -- step 4 ----------------------------------------------------------------------------------------------------------


def purchases(economy: Economy, bargains: bool) -> list[Do]:
    """What the best deals lack; then, if wanted, what scores more than its silver is worth."""
    state = economy.state
    vehicles = state.rules.box.vehicles
    books = economy.books(state.silver[economy.seat])
    found: list[Do] = []
    for _ in range(DEALS):
        deal = books.next_deal()
        if deal is None:
            break
        found += [do("buy", vehicles[deal.kind].id)] * deal.buys
        books.plan(deal)
    for kind in last_chances(economy, books):
        found.append(do("buy", vehicles[kind].id))
        books.stock[kind] -= 1
        books.budget -= books.price[kind]
    while bargains:
        kind = bargain(economy, books)
        if kind < 0:
            break
        found.append(do("buy", vehicles[kind].id))
        books.stock[kind] -= 1
        books.budget -= books.price[kind]
    return [*found, DONE]


def last_chances(economy: Economy, books: Books) -> list[int]:
    """Vehicles that are sold in this era only, for lines under way that could do with more of them."""
    state = economy.state
    box = state.rules.box
    if state.era == 4 or state.round + LAST_CHANCE <= sum(state.rules.rounds[: state.era]):
        return []
    found: list[int] = []
    left, budget = books.stock[:], books.budget
    for row in books.rows():
        kind = state.vehicle[row]
        if kind < 0 or not state.progress[row] or box.vehicles[kind].buy >> (state.era + 1) & 1:
            continue
        more = effects.chain(state, economy.seat, kind) - state.count[row] - books.parked(kind, -1)
        earned = books.income_now(row) / (state.count[row] + 1.0)
        gain = earned * economy.income + economy.fame * vehicle_worth(state, kind)
        while more > 0 and left[kind] > 0 and books.price[kind] <= budget and gain > economy.silver * books.price[kind]:
            found.append(kind)
            more -= 1
            left[kind] -= 1
            budget -= books.price[kind]
    return found


def bargain(economy: Economy, books: Books) -> int:
    """The vehicle with most points for its price, if that is more than the silver is worth; -1 for none."""
    state = economy.state
    best, highest = -1, economy.silver
    found = [kind for kind, count in enumerate(books.stock) if count > 0 and books.price[kind] <= books.budget]
    for kind in found:
        ratio = economy.fame * vehicle_worth(state, kind) / books.price[kind]
        if ratio > highest:
            best, highest = kind, ratio
    if best >= 0 and economy.left == 0 and not any(together(books, best, kind) for kind in found):
        # the last purchase of all: whatever scores most
        best = max(found, key=lambda kind: (vehicle_worth(state, kind), -kind))
    return best


# -- step 5 ----------------------------------------------------------------------------------------------------------


def boards(economy: Economy) -> list[Do]:
    """All changes of the boards with the vehicles in the park."""
    books = economy.books(0)
    found: list[Do] = []
    for _ in range(DEALS):
        deal = books.next_deal()
        if deal is None:
            break
        found += said(economy.state, deal)
        books.plan(deal)
        if deal.closes >= 0:
            # what the closed line gives back is not in the books
            return found
    if not found:
        found = for_points(economy) if economy.left <= LISTING else reserved(economy)
    return found or [DONE]


def reserved(economy: Economy) -> list[Do]:
    """BI-LINE-06: a row without vehicles for the last tokens of goods that a line will soon want."""
    state, seat = economy.state, economy.seat
    books = economy.books(state.silver[seat] + SOON)
    best: Deal | None = None
    for deal in books.openings():
        scarce = [good for good in (deal.out, deal.back) if good >= 0 and state.goods[good] == 1]
        if deal.closes < 0 and scarce and (best is None or books.rank(deal) > books.rank(best)):
            best = deal
    return [] if best is None else [*said(state, best)[:-2], do("vehicle", "none")]


def said(state: Table, deal: Deal) -> list[Do]:
    """A deal in actions."""
    goods, vehicles, names = state.rules.box.goods, state.rules.box.vehicles, state.map.names
    out = goods[deal.out].id if deal.out >= 0 else "none"
    back = goods[deal.back].id if deal.back >= 0 else "none"
    row = deal.row
    if row < 0:
        first = [row_name(state, "close", deal.closes)] if deal.closes >= 0 else []
        first += [do("open", MODES[deal.board]), do("from", names[deal.start]), do("to", names[deal.end])]
    else:
        first = [row_name(state, "edit", row)]
        out = "keep" if deal.out == state.out_good[row] else out
        back = "keep" if deal.back == state.back_good[row] else back
    first += [do("out", out), do("back", back)]
    if row >= 0 and deal.kind == state.vehicle[row] and deal.count == state.count[row]:
        return [*first, do("vehicle", "keep")]
    return [*first, do("vehicle", vehicles[deal.kind].id), do("number", str(deal.count))]


def for_points(economy: Economy) -> list[Do]:
    """BI-SCORE-07: one more row for stations that no line lists; a row that lists little of its own makes room."""
    state, seat = economy.state, economy.seat
    for board in range(3):
        pair = unlisted_pair(state, seat, board)
        if not pair:
            continue
        first: list[Do] = []
        if lines.free_row(state, seat, board) < 0:
            row = spare_row(economy, board, pair)
            if row < 0:
                continue
            first = [row_name(state, "close", row)]
        names = state.map.names
        ends = [do("open", MODES[board]), do("from", names[pair[0]]), do("to", names[pair[1]])]
        return [*first, *ends, do("out", "none"), do("back", "none"), do("vehicle", "none")]
    return []


def spare_row(economy: Economy, board: int, pair: list[int]) -> int:
    """A standing line that is worth less than the stations which its row could list; -1 if there is none."""
    state, seat = economy.state, economy.seat
    stations = state.rules.box.stations
    books = Books(state, seat, 0)
    now = listed(state, seat, -1)
    gain = sum(stations[state.station[cell]].points for cell in pair if cell not in now) / 2
    best = -1
    for row in books.board_rows(board):
        if state.touched[row] or (state.vehicle[row] >= 0 and state.progress[row]):
            continue
        others = listed(state, seat, row)
        own = {state.start[row], state.end[row]} - others
        lost = sum(stations[state.station[cell]].points for cell in own) / 2
        lost += books.income_now(row) * economy.income
        if lost < gain:
            best, gain = row, lost
    return best
