"""Services: which goods and vehicles earn most between two stations, and which change of the boards is best now.

A bot thinks of steps 4 and 5 together. A deal says what a line should carry and with which vehicles, how many of them
have to be bought for it, and what the company gains by it in points at the end of the game.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.content.box import BOARD_OF, F_SHIP
from steamshed.games.binario.rules import effects, lines
from steamshed.games.binario.rules.phases.freight import check_pair
from steamshed.games.binario.rules.phases.trade import check_buy
from steamshed.games.binario.table.table import Table
from steamshed.games.binario.think.worth import income_worth, preference, rounds_left, worth_now

LEAST_GAIN: Final = 1.5
"""A deal that gains less points than this is not worth the trouble."""
BETTER: Final = 1.25
"""How much better the new line must be when another one is closed for it."""


class Deal:
    """What one line should be: stations, goods, vehicles."""

    def __init__(self, row: int, board: int, start: int, end: int) -> None:
        self.row = row
        """The row that is changed, -1 for a new line."""
        self.board = board
        self.start = start
        self.end = end
        self.out = -1
        self.back = -1
        self.kind = -1
        self.count = 0
        self.buys = 0
        """How many of the vehicles have to be bought."""
        self.cost = 0
        self.income = 0.0
        """Silver a round."""
        self.value = 0.0
        """Points: income to come and points of new vehicles, less what the silver for them is worth."""
        self.gain = 0.0
        """Points more than now."""
        self.closes = -1
        """A row that has to be closed first."""


class Course:
    """A path as a service sees it: length, speed and toll, no matter whether it is built yet."""

    def __init__(self, length: int, level: int, toll: int, era: int) -> None:
        self.length = length
        self.level = level
        self.toll = toll
        self.era = era
        """The lower era of the two end stations (BI-LINE-08)."""


class Books:
    """The books of a company: prices, tokens, vehicles and silver at hand, and what is planned with them so far."""

    def __init__(self, state: Table, seat: int, budget: int) -> None:
        self.state = state
        self.seat = seat
        self.budget = budget
        box = state.rules.box
        self.left = rounds_left(state)
        self.purse = state.silver[seat]
        self.silver = worth_now(state, seat)
        self.income = income_worth(self.left)
        self.fame = 1.0
        """What a point of a new vehicle counts: more for who minds that the other could have bought it."""
        self.central = state.central[seat]
        self.prices = [effects.table_price(state, seat, good) for good in range(len(box.goods))]
        self.tokens = state.goods[:]
        self.dear_first = sorted(range(len(self.prices)), key=lambda good: (-self.prices[good], good))
        self.cheap_first = sorted(range(len(self.prices)), key=lambda good: (self.prices[good], good))
        self.used_rows: set[int] = set()
        self.used_cells: set[int] = set()
        self.taken: dict[int, int] = {}
        """Parked vehicles that are planned for, by kind."""
        self.kinds: list[list[int]] = [[], [], []]
        """By board: the kinds that could run on a line."""
        self.load: list[int] = []
        self.price: list[int] = []
        self.stock: list[int] = []
        """By kind: how many could be bought."""
        self.toll = effects.toll_rate(state, seat)
        self.gives: dict[int, int] = {}
        self.takes: dict[int, int] = {}
        self.pairs: dict[int, int] = {}
        on_lines = state.vehicle[seat * state.rules.all_rows : (seat + 1) * state.rules.all_rows]
        for kind, vehicle in enumerate(box.vehicles):
            self.load.append(effects.capacity(state, seat, kind))
            price = effects.vehicle_price(state, seat, kind)
            self.price.append(price)
            violation = check_buy(state, seat, kind)
            on_sale = violation is None or violation.rule == "BI-RND-06"
            buyable = state.stock[kind] if on_sale and price <= budget else 0
            self.stock.append(buyable)
            if state.rules.advanced and not vehicle.use >> state.era & 1:
                continue
            if buyable or lines.owned_parked(state, seat, kind) or kind in on_lines:
                self.kinds[vehicle.mode].append(kind)

    # -- goods ---------------------------------------------------------------------------------------------------

    def goods(self, start: int, end: int, family: int) -> int:
        """The goods that could go from one cell to another, as bits, if stations of the family stood there."""
        key = start * self.state.map.size + end
        known = self.pairs.get(key)
        if known is None:
            known = self.find_goods(start, end, family)
            self.pairs[key] = known
        return known

    def find_goods(self, start: int, end: int, family: int) -> int:
        state = self.state
        found = self.given(start) & self.taken_at(end, family)
        if not found:
            return 0
        givers, takers = state.served(start), state.served(end)
        shared = any(giver in takers for giver in givers)
        for good, kind in enumerate(state.rules.box.goods):
            if not found >> good & 1 or not (shared or kind.between_kinds):
                continue
            if kind.to_ports and self.at_port(end, family):
                continue
            some = False
            for giver in givers:
                if kind.producers >> state.facility[giver] & 1 and lines.taken(state, good, giver, takers):
                    some = True
            if not some:
                found &= ~(1 << good)
        return found

    def given(self, cell: int) -> int:
        known = self.gives.get(cell)
        if known is None:
            known = 0
            for giver in self.state.served(cell):
                for good, kind in enumerate(self.state.rules.box.goods):
                    if kind.producers >> self.state.facility[giver] & 1 and self.in_time(good):
                        known |= 1 << good
            self.gives[cell] = known
        return known

    def taken_at(self, cell: int, family: int) -> int:
        key = 2 * cell + (1 if family == F_SHIP else 0)
        known = self.takes.get(key)
        if known is None:
            known = 0
            takers = self.state.served(cell)
            for good, kind in enumerate(self.state.rules.box.goods):
                if not self.in_time(good):
                    continue
                if kind.to_ports and self.at_port(cell, family):
                    known |= 1 << good
                for taker in takers:
                    if kind.consumers >> self.state.facility[taker] & 1:
                        known |= 1 << good
            self.takes[key] = known
        return known

    def in_time(self, good: int) -> bool:
        return bool(self.state.rules.good_eras[good] >> self.state.era & 1)

    def at_port(self, cell: int, family: int) -> bool:
        """BI-GOOD-06."""
        state = self.state
        if family == F_SHIP:
            return True
        for side in range(4):
            other = state.map.near[4 * cell + side]
            if other >= 0 and state.station[other] >= 0 and lines.family_at(state, other) == F_SHIP:
                return True
        return False

    def at_hand(self, goods: int, now: int) -> int:
        """The goods among these of which there is a token, and the one that the direction carries now."""
        found = 0
        for good, count in enumerate(self.tokens):
            if goods >> good & 1 and (count > 0 or good == now):
                found |= 1 << good
        return found

    def on_row(self, row: int) -> tuple[int, int]:
        return self.state.out_good[row], self.state.back_good[row]

    def count_of(self, good: int, row: int) -> int:
        return self.tokens[good] + (self.on_row(row).count(good) if row >= 0 else 0)

    def first_of(self, order: list[int], goods: int) -> int:
        for good in order:
            if goods >> good & 1:
                return good
        return -1

    # -- deals ---------------------------------------------------------------------------------------------------

    def parked(self, kind: int, place: int) -> int:
        """Vehicles of a kind that may go on a line standing at a place, those planned for elsewhere left out."""
        state = self.state
        total = state.park[self.seat][kind]
        for rest in state.resting[self.seat]:
            if rest.kind == kind and (rest.at == place or rest.until <= state.round):
                total += rest.count
        return max(0, total - self.taken.get(kind, 0))

    def suits(self, kind: int, family: int, era: int) -> bool:
        """BI-LINE-08."""
        vehicle = self.state.rules.box.vehicles[kind]
        if family == F_SHIP and vehicle.era == 4 and era < 4:
            return False
        if self.central == 0:
            return vehicle.era <= era
        return not self.state.rules.hq_era_cap or vehicle.era <= max(era, self.central)

    def best(self, deal: Deal, family: int, course: Course, turnable: bool) -> bool:
        """Fills in the best goods and vehicles for the stations of a deal; False if nothing can run there.

        ``turnable``: a new line may begin at either end; its price is that of the outbound good (BI-INC-03).
        """
        state, row = self.state, deal.row
        there = self.at_hand(self.goods(deal.start, deal.end, family), state.out_good[row] if row >= 0 else -1)
        back = self.at_hand(self.goods(deal.end, deal.start, family), state.back_good[row] if row >= 0 else -1)
        if not there and not back:
            return False
        place = lines.stands_at(state, row) if row >= 0 else deal.start
        turned = False
        found = False
        start, end = deal.start, deal.end
        for kind in self.kinds[BOARD_OF[family]]:
            if not self.suits(kind, family, course.era):
                continue
            vehicle = state.rules.box.vehicles[kind]
            speed = state.rules.speeds[family][course.level]
            if speed < 0 or not vehicle.base[speed]:
                continue
            time = effects.trip_time(state, self.seat, kind, speed, course.length)
            if time > state.rules.box.ovals[BOARD_OF[family]]:
                continue
            for turn in (False, True) if turnable else (False,):
                one, other = (back, there) if turn else (there, back)
                one, other = one & vehicle.goods, other & vehicle.goods
                if turn and not one:
                    continue
                out = self.first_of(self.dear_first, one)
                order = self.dear_first if state.rules.own_price else self.cheap_first
                home = self.first_of(order, other)
                if home >= 0 and home == out and self.count_of(out, row) < 2:
                    home = self.first_of(order, other & ~(1 << out))
                if out < 0 and home < 0:
                    continue
                if self.fill(deal, kind, time, course, out, home, place):
                    found, turned = True, turn
        if turned:
            deal.start, deal.end = end, start
        return found

    def fill(self, deal: Deal, kind: int, time: int, course: Course, out: int, home: int, place: int) -> bool:
        """Takes over vehicles of a kind and goods if they are better than what the deal has so far."""
        state = self.state
        box = state.rules.box
        own = self.parked(kind, place)
        if deal.row >= 0 and state.vehicle[deal.row] == kind:
            own += state.count[deal.row]
        longest = effects.chain(state, self.seat, kind)
        price_out = self.prices[out] if out >= 0 else 0
        price_home = self.prices[home] if home >= 0 else 0
        if not state.rules.own_price and out >= 0 and home >= 0:
            price_home = price_out
        legs = (1 if out >= 0 else 0) + (1 if home >= 0 else 0)
        points = box.vehicle_points[box.vehicles[kind].era - 1]
        better = False
        for count in range(1, min(longest, own + self.stock[kind]) + 1):
            buys = max(0, count - own)
            cost = buys * self.price[kind]
            if cost > self.budget:
                break
            pay = count * self.load[kind] * (price_out + price_home) + legs * (course.length - course.toll * self.toll)
            income = pay / (2.0 * time)
            value = income * self.income + self.fame * (buys * points) - cost * self.silver
            if value > deal.value + 0.001 or deal.kind < 0:
                better = True
                deal.kind, deal.count, deal.buys, deal.cost = kind, count, buys, cost
                deal.out, deal.back, deal.income, deal.value = out, home, income, value
        return better

    def income_now(self, row: int) -> float:
        """What a line earns a round as it is."""
        state = self.state
        way = state.way[row]
        if state.vehicle[row] < 0 or way is None or not state.time[row]:
            return 0.0
        out, home = self.on_row(row)
        load = state.count[row] * self.load[state.vehicle[row]]
        pay = 0.0
        for good in (out, home):
            if good >= 0:
                price = self.prices[good if state.rules.own_price or out < 0 else out]
                pay += load * price + way.length - way.toll * self.toll
        return pay / (2.0 * state.time[row])

    def course_of(self, start: int, end: int) -> Course | None:
        """The course of a line between two stations that stand."""
        state = self.state
        way = lines.route_for(state, self.seat, start, end, -1)
        if way is None:
            return None
        stations = state.rules.box.stations
        era = min(stations[state.station[start]].era, stations[state.station[end]].era)
        return Course(way.length, way.level, way.toll, era)

    # -- the boards ----------------------------------------------------------------------------------------------

    def rows(self) -> range:
        every = self.state.rules.all_rows
        return range(self.seat * every, (self.seat + 1) * every)

    def changes(self) -> list[Deal]:
        """What could be done with lines that stand now (BI-LINE-05)."""
        state = self.state
        found: list[Deal] = []
        for row in self.rows():
            start, end = state.start[row], state.end[row]
            if start < 0 or state.touched[row] or row in self.used_rows:
                continue
            if state.vehicle[row] >= 0 and state.progress[row]:
                continue
            deal = self.change_of(row, start, end)
            if deal is not None:
                found.append(deal)
        return found

    def change_of(self, row: int, start: int, end: int) -> Deal | None:
        state = self.state
        course = self.course_of(start, end)
        if course is None:
            return None
        family = lines.family_at(state, start)
        deal = Deal(row, BOARD_OF[family], start, end)
        if not self.best(deal, family, course, False):
            return None
        deal.gain = deal.value - self.income_now(row) * self.income
        return deal if deal.gain > LEAST_GAIN else None

    def openings(self) -> list[Deal]:
        """New lines between stations that stand; where a board is full, in place of its poorest line."""
        state = self.state
        found: list[Deal] = []
        for board in range(3):
            closes, lost = -1, 0.0
            free = [row for row in self.board_rows(board) if state.start[row] < 0 and row not in self.used_rows]
            if not free:
                closes, lost = self.poorest(board)
                if closes < 0:
                    continue
            best: Deal | None = None
            for deal in self.new_lines(board):
                deal.gain = deal.value - BETTER * lost
                deal.closes = closes
                if deal.gain > LEAST_GAIN and (best is None or self.rank(deal) > self.rank(best)):
                    best = deal
            if best is not None:
                found.append(best)
        return found

    def board_rows(self, board: int) -> range:
        first = self.state.row_of(self.seat, board, 0)
        return range(first, first + self.state.rules.rows[board])

    def poorest(self, board: int) -> tuple[int, float]:
        """The standing line of a board that is worth least, and its worth."""
        state = self.state
        chosen, least = -1, 0.0
        for row in self.board_rows(board):
            if state.touched[row] or row in self.used_rows or (state.vehicle[row] >= 0 and state.progress[row]):
                continue
            worth = self.income_now(row) * self.income
            if chosen < 0 or worth < least:
                chosen, least = row, worth
        return chosen, least

    def new_lines(self, board: int) -> list[Deal]:
        state = self.state
        cells = [cell for cell in state.stations[self.seat] if BOARD_OF[lines.family_at(state, cell)] == board]
        cells = [cell for cell in sorted(cells) if self.central or cell not in self.used_cells]
        found: list[Deal] = []
        for at, start in enumerate(cells):
            for end in cells[at + 1 :]:
                family = lines.family_at(state, start)
                if not self.goods(start, end, family) | self.goods(end, start, family):
                    continue
                if check_pair(state, self.seat, start, end):
                    continue
                course = self.course_of(start, end)
                deal = Deal(-1, board, start, end)
                if course is not None and self.best(deal, family, course, True):
                    found.append(deal)
        return found

    def rank(self, deal: Deal) -> float:
        return preference(deal.gain, deal.cost, self.purse)

    def next_deal(self) -> Deal | None:
        """The deal that brings most for its silver."""
        best: Deal | None = None
        for deal in [*self.changes(), *self.openings()]:
            if best is None or self.rank(deal) > self.rank(best):
                best = deal
        return best

    def plan(self, deal: Deal) -> None:
        """Sets aside what a deal needs, before the next one is thought of."""
        state = self.state
        own = deal.count - deal.buys
        if deal.row >= 0 and state.vehicle[deal.row] == deal.kind:
            own = max(0, own - state.count[deal.row])
        self.taken[deal.kind] = self.taken.get(deal.kind, 0) + own
        self.stock[deal.kind] -= deal.buys
        self.budget -= deal.cost
        if deal.row >= 0:
            self.used_rows.add(deal.row)
            for good in self.on_row(deal.row):
                if good >= 0:
                    self.tokens[good] += 1
        else:
            self.used_cells |= {deal.start, deal.end}
            free = [row for row in self.board_rows(deal.board) if state.start[row] < 0 and row not in self.used_rows]
            self.used_rows.add(free[0] if free else deal.closes)
        for good in (deal.out, deal.back):
            if good >= 0:
                self.tokens[good] -= 1
