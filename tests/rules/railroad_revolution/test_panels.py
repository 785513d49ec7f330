"""Beside the board: a worker and the beginning of his action as one plan, and what it costs."""

from __future__ import annotations

import json
import pathlib

from steamshed.games.railroad_revolution import GAME, RailroadRevolution
from steamshed.kernel import assist
from steamshed.kernel.chance import Chance
from steamshed.kernel.panel import Forecast, Rows, Tickets

POSITIONS = pathlib.Path(__file__).resolve().parents[2] / "positions" / "railroad_revolution"


def load(name: str) -> RailroadRevolution:
    return GAME.load(json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8")))


def test_every_worker_has_his_actions_and_what_they_cost_at_least():
    state = load("first_turn_two")
    panel = assist.panel(GAME, state.view(state.seat))
    assert panel is not None
    rows = panel.sections[0]
    assert isinstance(rows, Rows)
    assert {str(row.plan.actions[0]) for row in rows.rows if row.plan} == {
        str(action) for action in state.legal() if str(action).startswith("place")
    }
    assert {"city-washington", "sector-1"} <= set(panel.asks)


def test_pointing_at_a_city_offers_the_workers_who_can_build_there():
    state = load("first_turn_two")
    panel = assist.panel(GAME, state.view(state.seat), ["city-washington"])
    assert panel is not None
    (tickets,) = panel.sections
    assert isinstance(tickets, Tickets)
    for ticket in tickets.tickets:
        after = state.clone()
        price = 0
        for action in ticket.plan.actions:
            price += after.choice(action).price or 0
            after.apply(action, Chance(0))
        assert price == ticket.plan.price
        assert str(ticket.plan.actions[-1]).startswith("city washington")
    assert [ticket.plan for ticket in tickets.tickets] == GAME.plans_between(state, 0, ["city-washington"])


def test_what_is_owed_after_a_station_is_what_the_rules_say():
    state = load("first_turn_two")
    seat = state.seat
    assert seat is not None
    plan = GAME.plans_between(state, seat, ["city-washington"])[0]
    after = assist.carried_out(state, plan.actions)
    assert isinstance(after, RailroadRevolution)
    ledger = assist.forecast(GAME, state.view(seat), plan.actions)[0]
    assert isinstance(ledger, Forecast)
    told = {line.name.id: line.cells[1].args["number"] for line in ledger.lines}
    assert told["panel-owed"] == after.owed == plan.price
