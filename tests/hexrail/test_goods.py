"""Deliveries as answers: those that differ in nothing but the way once, and moves for both rounds that can be kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import steamshed
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.chance import Chance
from steamshed.rail.delivery import Deliver
from steamshed.ui.following import carried_out
from steamshed.ui.panel import Panel, Plan, Rows
from tests.hexrail.played import played

GAMES = {"age_of_steam": ("move_goods", "nothing"), "steam": ("goods", "pass")}


def moves(name: str) -> Iterator[tuple[HexTable, Panel]]:
    """Positions in which goods are moved, with their panels."""
    for state in played(name):
        if state.phase == GAMES[name][0]:
            panel = steamshed.game(name).panel(state, state.seat or 0)
            assert panel is not None
            yield state, panel


@pytest.mark.parametrize("name", GAMES)
def test_deliveries_of_the_list_go_elsewhere_or_lead_to_different_positions(name: str) -> None:
    seen = fewer = 0
    for state, panel in moves(name):
        rows = panel.sections[0]
        if not isinstance(rows, Rows) or not rows.orders:
            continue
        plans = [row.plan for row in rows.rows if row.plan]
        ends = [
            (goal_of(plan), after.dump())
            for plan in plans[:10]
            if (after := carried_out(state, plan.actions)) is not None
        ]
        assert all(one != other for at, one in enumerate(ends) for other in ends[:at])
        journeys = [action for action in state.legal() if isinstance(action, Deliver)]
        assert {plan.actions[0] for plan in plans} <= {*journeys}
        fewer += len({plan.actions[0] for plan in plans}) < len(journeys)
        seen += 1
    assert seen > 10
    assert fewer


@pytest.mark.parametrize("name", GAMES)
def test_a_move_for_the_second_round_can_be_kept_if_the_others_move_nothing(name: str) -> None:
    """And brings what it said; it is no part of what is played at once."""
    phase, skip = GAMES[name]
    seen = raised = 0
    for state, panel in moves(name):
        pairs = [row for section in panel.sections[1:] if isinstance(section, Rows) for row in section.rows]
        assert state.move_round == 1 or not pairs
        assert len({(row.name.id, *row.name.args.values()) for row in pairs}) == len(pairs)
        for row in pairs[:2]:
            assert row.plan is not None
            assert state.seat is not None
            after = state.clone()
            assert isinstance(after, HexTable)
            gained = 0
            for action in row.plan.actions:
                gained += own_links(after, action)
                after.apply(action, Chance(0))
            while (after.seat, after.move_round) != (state.seat, 2) or after.phase != phase:
                idle = [action for action in after.legal() if action.text in (skip, "income")]
                after.apply(idle[0] if idle else after.legal()[0], Chance(0))
            for action in row.plan.later:
                assert action in after.legal()
                gained += own_links(after, action)
                after.apply(action, Chance(0))
            assert gained == sum(int(cell.args["gain"]) for cell in row.cells[0])
            seen += 1
            raised += row.name.id == "panel-raise-then"
    assert seen > 5
    assert raised


def goal_of(plan: Plan) -> str:
    assert isinstance(plan.actions[0], Deliver)
    return plan.actions[0].stops[-1]


def own_links(state: HexTable, action: object) -> int:
    """How many own links a delivery goes over."""
    if not isinstance(action, Deliver):
        return 0
    return int(state.choice(action).effect.args["own"])


@pytest.mark.parametrize("name", GAMES)
def test_nothing_in_either_round_is_one_answer(name: str) -> None:
    for state, panel in moves(name):
        both = [plan for plan in panel.others if plan.later]
        if state.move_round == 2:
            assert both == []
        else:
            (plan,) = both
            assert (*plan.actions, *plan.later) == (steamshed.game(name).parse(GAMES[name][1]),) * 2
