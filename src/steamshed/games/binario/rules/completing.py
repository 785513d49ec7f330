"""What follows from a position that was read: the common stock, and path and time of lines where nothing is said."""

from __future__ import annotations

from steamshed.games.binario.rules import lines
from steamshed.games.binario.table.table import Table


def complete(state: Table, unsaid: list[int]) -> None:
    """Works out what a position does not say. ``unsaid`` are the rows whose path is left out (BI-LINE-10)."""
    for row, start in enumerate(state.start):
        if start < 0 or not lines.joins_own_stations(state, row):
            continue
        seat, kind = row // state.rules.all_rows, state.vehicle[row]
        if row in unsaid:
            state.way[row] = lines.route_for(state, seat, start, state.end[row], kind)
        way = state.way[row]
        if way is not None and kind >= 0 and not state.time[row]:
            speed = state.rules.speeds[lines.family_at(state, start)][way.level]
            if speed >= 0 and state.rules.box.vehicles[kind].base[speed]:
                state.time[row] = lines.time_for(state, seat, start, kind, way)
    state.goods = [goods_left(state, good) for good in range(len(state.goods))]
    state.stock = [vehicles_left(state, kind) for kind in range(len(state.stock))]


def goods_left(state: Table, good: int) -> int:
    """Tokens of the common stock: those of the tables and cards so far, without those on lines."""
    rules = state.rules
    if not rules.good_eras[good] >> state.era:
        return 0
    total = state.extra[good]
    for era, colour in enumerate(state.stock_colours):
        total += rules.box.stock[era][colour].goods[good]
    if good == rules.box.good_of["food"]:
        total += sum(rules.box.food_tokens[: state.era])
    return total - state.out_good.count(good) - state.back_good.count(good)


def vehicles_left(state: Table, kind: int) -> int:
    """Vehicles of the common stock: those of the tables so far, without those that players have bought."""
    box = state.rules.box
    if not box.vehicles[kind].buy >> state.era:
        return 0
    total = 0
    for era, colour in enumerate(state.stock_colours):
        total += state.rules.vehicle_times[era] * box.stock[era][colour].vehicles[kind]
    for seat in range(2):
        total -= lines.owned_parked(state, seat, kind)
        for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
            total -= state.count[row] if state.vehicle[row] == kind else 0
        if state.personality[seat] >= 0:
            for given, count in box.personalities[state.personality[seat]].vehicles:
                total += count if given == kind else 0
    return total
