"""What a line earns: which goods and vehicles could run between two stations that stand, and what each load brings.

Silver a round is that of the table of prices and of the path as it is now: marks of cards, stalls and boosts pass.
"""

from __future__ import annotations

from steamshed.games.binario.rules import effects, lines
from steamshed.games.binario.rules.phases.trade import check_buy
from steamshed.games.binario.table.table import Table

TENTHS = 10
"""Silver a round is counted in tenths."""


class Load:
    """Goods and vehicles of a line, and what they bring."""

    def __init__(self, start: int, end: int, kind: int, count: int) -> None:
        self.start = start
        self.end = end
        self.kind = kind
        self.count = count
        self.out = -1
        self.back = -1
        self.time = 0
        self.length = 0
        self.toll = 0
        """What a loaded leg pays to the rival."""
        self.there = 0
        """Silver of an outbound leg, the toll taken off."""
        self.home = 0
        self.buys = 0
        """How many of the vehicles have to be bought first."""
        self.cost = 0

    @property
    def tenths(self) -> int:
        """Tenths of silver a round."""
        return TENTHS * (self.there + self.home) // (2 * self.time)

    def rank(self) -> tuple[int, int, int, int, int, int]:
        """The best first: most silver a round, then what starts loaded, then the cheaper and the fewer."""
        return (-self.tenths, int(self.out < 0), self.cost, self.buys, self.count, self.kind)

    def until(self, rounds: int) -> int:
        """Silver of a line that begins now and moves in so many rounds."""
        legs = rounds // self.time
        return (legs + 1) // 2 * self.there + legs // 2 * self.home


def leg_pay(state: Table, seat: int, load: Load, good: int) -> int:
    """BI-INC-01, 03 and 05: what a leg with a good brings."""
    if good < 0:
        return 0
    priced = good if state.rules.own_price or load.out < 0 else load.out
    amount = load.count * effects.capacity(state, seat, load.kind)
    return amount * effects.table_price(state, seat, priced) + load.length - load.toll


def first_pay(state: Table, seat: int, load: Load) -> int:
    """What the first leg brings if it begins in this round, at the price that this round's card fixes (BI-CARD-06)."""
    good = load.out
    if good < 0:
        return 0
    price = effects.table_price(state, seat, good)
    for kind in ("price_mult", "price_add"):
        effect = effects.in_force(state, seat, kind)
        if effect is not None and effect.goods >> good & 1:
            price = effects.marked_price(effect, price)
    return load.count * effects.capacity(state, seat, load.kind) * price + load.length - load.toll


def at_hand(state: Table, seat: int, kind: int, row: int, place: int) -> int:
    """Vehicles of a kind that may go on a line standing at a place: parked ones, and those on it (BI-LINE-13)."""
    count = lines.available(state, seat, kind, place)
    return count + state.count[row] if row >= 0 and state.vehicle[row] == kind else count


def buyable(state: Table, seat: int, kind: int) -> int:
    """How many of a kind could be bought with all the silver there is."""
    if check_buy(state, seat, kind):
        return 0
    return min(state.stock[kind], state.silver[seat] // effects.vehicle_price(state, seat, kind))


class Service:
    """What could run between two stations; ``row``: the line that runs there now, -1 for a new one."""

    def __init__(self, state: Table, seat: int, start: int, end: int, row: int = -1, buying: bool = False) -> None:
        self.state = state
        self.seat = seat
        self.start = start
        self.end = end
        self.row = row
        self.buying = buying
        self.place = lines.stands_at(state, row) if row >= 0 else start
        self.outs = self.goods(start, end, state.out_good[row] if row >= 0 else -1)
        self.backs = self.goods(end, start, state.back_good[row] if row >= 0 else -1)

    def goods(self, start: int, end: int, now: int) -> list[int]:
        """Goods with a token for them, the dearest first; none is -1."""
        state, seat = self.state, self.seat
        can = lines.carried(state, seat, start, end)
        found = [good for good, left in enumerate(state.goods) if can >> good & 1 and (left > 0 or good == now)]
        return [*sorted(found, key=lambda good: -effects.table_price(state, seat, good)), -1]

    def numbers(self, kind: int) -> tuple[int, int]:
        """How many vehicles of a kind are at hand, and how many could run with those that can be bought."""
        state, seat = self.state, self.seat
        own = at_hand(state, seat, kind, self.row, self.place)
        more = buyable(state, seat, kind) if self.buying else 0
        longest = effects.chain(state, seat, kind)
        return min(own, longest), min(own + more, longest)

    def loads(self) -> list[Load]:
        """Every pair of goods with every kind of vehicle, as many as there are, the best first."""
        found: list[Load] = []
        for kind in range(len(self.state.rules.box.vehicles)):
            own, most = self.numbers(kind)
            if most and not lines.check_vehicle(self.state, self.seat, self.start, self.end, kind):
                found += self.loads_of(kind, own, most)
        found.sort(key=self.order)
        return found

    def order(self, load: Load) -> tuple[int, ...]:
        """Of loads that bring the same, those whose return good could earn less elsewhere come first."""
        price = effects.table_price(self.state, self.seat, load.back) if load.back >= 0 else 0
        return (*load.rank(), price)

    def loads_of(self, kind: int, own: int, most: int) -> list[Load]:
        state = self.state
        can = state.rules.box.vehicles[kind].goods
        found: list[Load] = []
        for out in self.outs:
            for back in self.backs:
                if (out >= 0 and not can >> out & 1) or (back >= 0 and not can >> back & 1):
                    continue
                if (out < 0 and back < 0) or (out == back and not self.two_of(out)):
                    continue
                found.append(self.load(kind, most, out, back))
                if own and own < most:
                    found.append(self.load(kind, own, out, back))
        return found

    def two_of(self, good: int) -> bool:
        """Whether there is a token for each direction (BI-LINE-06)."""
        state, row = self.state, self.row
        have = state.goods[good]
        if row >= 0:
            have += (state.out_good[row] == good) + (state.back_good[row] == good)
        return have > 1

    def load(self, kind: int, count: int, out: int, back: int) -> Load:
        """A load of vehicles that may run here."""
        state, seat = self.state, self.seat
        made = Load(self.start, self.end, kind, count)
        way = lines.route_for(state, seat, self.start, self.end, kind)
        assert way is not None
        made.time = lines.time_for(state, seat, self.start, kind, way)
        made.length, made.toll = way.length, way.toll * effects.toll_rate(state, seat)
        made.out, made.back = out, back
        made.there, made.home = leg_pay(state, seat, made, out), leg_pay(state, seat, made, back)
        made.buys = max(0, count - at_hand(state, seat, kind, self.row, self.place))
        made.cost = made.buys * effects.vehicle_price(state, seat, kind) if made.buys else 0
        return made


def best_load(state: Table, seat: int, one: int, other: int) -> Load | None:
    """The best load between two stations, begun at either end, with vehicles that are parked or can be bought."""
    found: list[Load] = []
    for start, end in ((one, other), (other, one)):
        found += Service(state, seat, start, end, buying=True).loads()[:1]
    return min(found, key=Load.rank) if found else None


def row_load(state: Table, row: int) -> Load | None:
    """What a line carries now; None if it earns nothing."""
    way, kind, seat = state.way[row], state.vehicle[row], row // state.rules.all_rows
    if kind < 0 or way is None or not state.time[row]:
        return None
    made = Load(state.start[row], state.end[row], kind, state.count[row])
    made.time, made.length = state.time[row], way.length
    made.toll = way.toll * effects.toll_rate(state, seat)
    made.out, made.back = state.out_good[row], state.back_good[row]
    made.there, made.home = leg_pay(state, seat, made, made.out), leg_pay(state, seat, made, made.back)
    return made


def rows_of(state: Table, seat: int) -> range:
    return range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows)


def income(state: Table, seat: int) -> int:
    """Tenths of silver a round that all lines of a seat bring."""
    return sum(load.tenths for row in rows_of(state, seat) if (load := row_load(state, row)) is not None)


def income_until(state: Table, row: int, rounds: int) -> int:
    """Silver that a line brings in so many rounds if nothing is changed, without cards."""
    load = row_load(state, row)
    left = rounds - (state.time[row] - state.progress[row]) if load is not None else -1
    if load is None or left < 0:
        return 0
    legs, back = 1 + left // state.time[row], state.heading[row]
    first, second = (load.home, load.there) if back else (load.there, load.home)
    return (legs + 1) // 2 * first + legs // 2 * second


def due(state: Table, seat: int) -> int:
    """What arrives in the next round if no card changes it."""
    total = 0
    for row in rows_of(state, seat):
        load = row_load(state, row)
        if load is not None and state.progress[row] + 1 >= state.time[row]:
            marked = state.mark[row]
            good = load.back if state.heading[row] else load.out
            if good >= 0 and marked >= 0:
                total += load.count * effects.capacity(state, seat, load.kind) * marked + load.length - load.toll
            else:
                total += load.home if state.heading[row] else load.there
    return total


def paid_back(price: int, tenths: int) -> int:
    """The rounds in which silver comes back; 0 if it never does."""
    return -(-TENTHS * price // tenths) if tenths > 0 else 0
