"""Trade beside the map: how many of each vehicle are bought, what is withdrawn and offered."""

from __future__ import annotations

from steamshed.games.binario.actions import DONE, Do, do
from steamshed.games.binario.plan.income import Load, Service, best_load, buyable
from steamshed.games.binario.plan.ways import new_way
from steamshed.games.binario.plan.worth import safe_load
from steamshed.games.binario.rules import effects, lines
from steamshed.games.binario.rules.phases import freight
from steamshed.games.binario.rules.reports import places
from steamshed.games.binario.show.panels.naming import cells_named, load_words, plan_of, speeds, thing_of, tokens_left
from steamshed.games.binario.show.panels.stages import leave, nothing_more, round_sections
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action
from steamshed.ui.panel import Amount, Amounts, Note, Panel, Plan, Row, Rows, Section, Ticket, Tickets, say

MOST_BOUGHT = 50
"""So many of a kind are bought at once, at most."""


def trade_panel(state: Table) -> Panel:
    """How many of each are bought; what can be withdrawn or offered."""
    inner: list[Section] = []
    load = planned(state)
    goods = amounts(state, load)
    if goods is not None:
        if load is not None and load.buys:
            items = places(state, (load.start, load.end))
            inner.append(Note(say("planned", items=items)))
            inner += [Note(one) for one in (load_words(state, load), *tokens_left(state, load))]
        inner.append(goods)
    inner += [*withdrawals(state), *offers(state)]
    if not inner:
        inner.append(Note(say("nothing-on-sale")))
    others = (nothing_more(state, "trade"), leave(state, "trade"))
    return Panel(say("trade"), round_sections(state, "trade", inner), others)


def planned(state: Table) -> Load | None:
    """The best that could run on what was built last, with vehicles that are bought for it."""
    ends = new_way(state, state.decider)
    if ends is None or freight.check_pair(state, state.decider, ends[0], ends[1]):
        return None
    load = best_load(state, state.decider, ends[0], ends[1])
    return safe_load(state, state.decider, ends, load)


def amounts(state: Table, load: Load | None) -> Amounts | None:
    """Everything on sale that can be paid; what a load lacks is proposed."""
    seat, box = state.decider, state.rules.box
    suits = suiting(state, seat)
    found: list[Amount] = []
    for kind, vehicle in enumerate(box.vehicles):
        most = buyable(state, seat, kind)
        if not most:
            continue
        words = [say("loads", load=effects.capacity(state, seat, kind), chain=effects.chain(state, seat, kind))]
        words += speeds(state, kind)
        words.append(say("worth", points=box.vehicle_points[vehicle.era - 1]))
        parked = lines.owned_parked(state, seat, kind)
        if parked:
            words.append(say("parked", count=parked))
        if suits.get(kind):
            words.append(say("suits", count=suits[kind]))
        price = effects.vehicle_price(state, seat, kind)
        action = do("buy", vehicle.id)
        name = say("vehicle", vehicle=vehicle.id)
        start = load.buys if load is not None and load.kind == kind else 0
        most = min(most, MOST_BOUGHT)
        found.append(Amount(name, action, most, price, tuple(words), min(start, most), f"vehicle-{vehicle.id}"))
    if not found:
        return None
    return Amounts(say("how-many"), tuple(found), state.silver[seat], say("buy", seat, count=0, price=0), (DONE,))


def suiting(state: Table, seat: int) -> dict[int, int]:
    """By kind of vehicle, for how many pairs of stations it could carry something."""
    found: dict[int, int] = {}
    for board in range(3):
        stations = freight.on_board(state, seat, board)
        for at, one in enumerate(stations):
            for other in stations[at + 1 :]:
                if lines.route_for(state, seat, one, other, -1) is None:
                    continue
                service = Service(state, seat, one, other, buying=True)
                for kind in {load.kind for load in service.loads()}:
                    found[kind] = found.get(kind, 0) + 1
    return found


def withdrawals(state: Table) -> list[Section]:
    """Vehicles of lines that stand, all of a line together (BI-VEH-11)."""
    rows: list[Row] = []
    for action in state.legal():
        if not isinstance(action, Do) or action.verb != "withdraw":
            continue
        row = state.row_of(state.seat or 0, ("road", "rail", "ship").index(action.words[0]), int(action.words[1]) - 1)
        actions: tuple[Action, ...] = (action, do("number", str(state.count[row])))
        vehicle = state.rules.box.vehicles[state.vehicle[row]].id
        told = say(
            "withdraw", state.seat, vehicle=vehicle, count=state.count[row], board=action.words[0], row=action.words[1]
        )
        ends = (state.start[row], state.end[row])
        plan = Plan(told, actions, told, None, tuple(thing_of(state, cell) for cell in ends))
        rows.append(Row(told, (), plan, (say("cells", cell=cells_named(state, ends)),)))
    return [Rows(say("withdrawals"), (), tuple(rows))] if rows else []


def offers(state: Table) -> list[Section]:
    """Used vehicles that the rival could pay."""
    found = [plan_of(state, one) for one in state.legal() if isinstance(one, Do) and one.verb == "offer"]
    if not found:
        return []
    return [Tickets(say("offers", 1 - (state.seat or 0)), tuple(Ticket(plan) for plan in found))]
