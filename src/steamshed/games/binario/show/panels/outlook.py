"""What follows from a plan, by the rules themselves: silver, silver a round and points now and then, when it is paid
back, and what the rival could do with it."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.binario.plan.changes import settled
from steamshed.games.binario.plan.income import Load, best_load, income, paid_back
from steamshed.games.binario.plan.worth import Worth
from steamshed.games.binario.rules import effects
from steamshed.games.binario.rules.ways.network import BOTH
from steamshed.games.binario.show.panels.naming import goods_of, rate, vehicle_of
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.ui.following import carried_out
from steamshed.ui.panel import Forecast, Line, Note, Section, say


def forecast(state: Table, actions: Sequence[Action]) -> list[Section]:
    """What becomes of the figures of the seat that decides; nothing where a decision is only begun."""
    seat = state.decider
    after = carried_out(state, actions)
    if not isinstance(after, Table) or after.pending is not None or not actions:
        return []
    now, then = income(state, seat), income(settled(after), seat)
    points = (state.scores()[seat], after.scores()[seat])
    if (state.silver[seat], now, points[0]) == (after.silver[seat], then, points[1]):
        return []
    load = new_load(state, after, seat)
    more = Worth(state, seat).added(after, load) - (then - income(settled(state), seat)) if load is not None else 0
    lines = [
        Line(say("silver-name"), tuple(say("silver", silver=one.silver[seat]) for one in (state, after))),
        Line(say("income"), (rate(now), rate(then + more))),
        Line(say("points-name"), tuple(say("number", number=number) for number in points)),
    ]
    if load is not None:
        lines += investment(state, after, seat, load, more)
    ledger = Forecast(say("outlook"), (say("now"), say("then")), tuple(lines))
    return [ledger, *(Note(told) for told in remarks(state, after, seat, load))]


def new_load(state: Table, after: Table, seat: int) -> Load | None:
    """The best that could run on what was built, with vehicles that would be bought for it."""
    new = [cell for cell in after.stations[seat] if cell not in state.stations[seat]]
    routes = [route for route in after.routes[seat] if route not in state.routes[seat]]
    ends = [routes[-1].cells[0], routes[-1].cells[-1]] if routes else new
    return best_load(after, seat, ends[0], ends[1]) if len(ends) == 2 and ends[0] != ends[1] else None


def investment(state: Table, after: Table, seat: int, load: Load, more: int) -> list[Line]:
    """The trip, and when everything is paid back by what is added, vehicles included."""
    price = state.silver[seat] - after.silver[seat] + load.cost
    rounds = paid_back(price, more)
    none = say("none")
    back = say("rounds", rounds=rounds) if rounds else say("never")
    return [
        Line(say("trip"), (none, say("rounds", rounds=load.time))),
        Line(say("back-with", silver=price), (none, back)),
    ]


def remarks(state: Table, after: Table, seat: int, load: Load | None) -> list[Event]:
    """What the figures suppose, what the rival could do, when lines pay."""
    found = (
        [say("supposed", vehicle=vehicle_of(state, load), count=load.count, goods=goods_of(state, load))]
        if load is not None
        else []
    )
    if load is not None and load.toll:
        found.append(say("toll", 1 - seat, silver=load.toll))
    laid = [slot for slot, owner in enumerate(after.way_owner) if owner >= 0 and owner != state.way_owner[slot]]
    mine = [slot for slot in laid if after.way_owner[slot] == seat]
    joint = [slot for slot in laid if after.way_owner[slot] == BOTH]
    if joint:
        found.append(say("joint", 1 - seat, tiles=len(joint)))
    if mine:
        found += rival(after, seat, mine)
    return [*found, *first_pay(state, after, seat)]


def rival(after: Table, seat: int, mine: Sequence[int]) -> list[Event]:
    """BI-INC-05, BI-JOIN: the rival may run over my tiles and pays for it; where he is next to them."""
    toll = effects.toll_rate(after, 1 - seat)
    modes = {after.rules.box.ways[after.way_type[slot]].mode for slot in mine if after.way_type[slot] >= 0}
    for slot in mine:
        for side in range(4):
            cell = after.map.near[4 * (slot >> 1) + side]
            if cell >= 0 and is_rivals(after, seat, cell, modes):
                return [say("rival-joins", 1 - seat, cell=after.map.names[cell], silver=toll)]
    return [say("rival-far", 1 - seat, silver=toll)]


def is_rivals(after: Table, seat: int, cell: int, modes: set[int]) -> bool:
    """Whether the rival has a station or a way of these modes on a cell."""
    if after.station_owner[cell] == 1 - seat:
        return True
    ways = after.rules.box.ways
    return any(
        after.way_owner[slot] == 1 - seat and ways[after.way_type[slot]].mode in modes
        for slot in (2 * cell, 2 * cell + 1)
    )


def first_pay(state: Table, after: Table, seat: int) -> list[Event]:
    """For lines that were opened or changed: when they pay for the first time, and the tokens that are left."""
    from_row, to_row = seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows
    found: list[Event] = []
    for row in range(from_row, to_row):
        if after.vehicle[row] < 0 or not after.touched[row] or state.touched[row]:
            continue
        good = after.back_good[row] if after.heading[row] else after.out_good[row]
        rounds = after.time[row] - after.progress[row]
        found.append(say("arrives" if good >= 0 else "arrives-empty", rounds=rounds))
        for name in dict.fromkeys((after.out_good[row], after.back_good[row])):
            if name >= 0 and state.goods[name] != after.goods[name]:
                found.append(say("tokens", good=state.rules.box.goods[name].id, count=after.goods[name]))
    return found
