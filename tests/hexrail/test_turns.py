"""Whole build turns as plans: legal tile by tile, worth what they say, over when they say so, and each once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import steamshed
from steamshed.hexrail.plan.carrying import promise
from steamshed.hexrail.plan.track import Plan as Track
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.ui.panel import Plan, Rows
from tests.hexrail.played import played

GAMES = {"age_of_steam": ("build_track", "done"), "steam": ("build", "end")}


def build_turns(name: str) -> Iterator[HexTable]:
    """Positions at the beginning of build turns."""
    before = None
    for state in played(name):
        if state.phase == GAMES[name][0] and (state.turn, state.seat) != before:
            before = state.turn, state.seat
            yield state


def rows_of(name: str, state: HexTable) -> tuple[Rows, ...]:
    assert state.seat is not None
    panel = steamshed.game(name).panel(state, state.seat)
    assert panel is not None
    return tuple(section for section in panel.sections if isinstance(section, Rows))


def prices(state: HexTable, actions: tuple[Action, ...]) -> tuple[int, HexTable]:
    """Plays actions by the rules; what they cost together, and the position after them."""
    after = state.clone()
    assert isinstance(after, HexTable)
    total = 0
    for action in actions:
        assert after.seat == state.seat
        assert after.phase == state.phase
        assert action in after.legal()
        total += after.choice(action).price or 0
        after.apply(action, Chance(0))
    return total, after


@pytest.mark.parametrize("name", GAMES)
def test_turns_are_legal_tile_by_tile_and_cost_what_they_say(name: str) -> None:
    end = GAMES[name][1]
    seen = two = 0
    for state in build_turns(name):
        plans = [row.plan for rows in rows_of(name, state) if rows.orders for row in rows.rows if row.plan]
        for plan in plans[:6] + plans[-2:]:
            total, after = prices(state, plan.actions)
            assert total == plan.price
            assert (after.phase, after.seat) != (state.phase, state.seat)
            tiles = [action for action in plan.actions if action.text != end]
            assert len(plan.things) == len(tiles)
            seen += 1
            two += plan.name.id.startswith("panel-two-ways")
    assert seen > 50
    assert two > 5


@pytest.mark.parametrize("name", GAMES)
def test_links_to_begin_with_leave_the_turn_open(name: str) -> None:
    seen = 0
    for state in build_turns(name):
        for row in [row for rows in rows_of(name, state) if not rows.orders for row in rows.rows][:3]:
            assert row.plan is not None
            total, after = prices(state, row.plan.actions)
            assert total == row.plan.price
            assert (after.phase, after.seat) == (state.phase, state.seat)
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("name", GAMES)
def test_no_turn_is_offered_twice_and_every_order_has_them_all(name: str) -> None:
    for state in build_turns(name):
        for rows in [rows for rows in rows_of(name, state) if rows.orders]:
            plans: list[Plan] = [row.plan for row in rows.rows if row.plan]
            assert len({frozenset(plan.actions) for plan in plans}) == len(plans)
            for order in range(len(rows.orders)):
                assert sorted(row.ranks[order] for row in rows.rows) == list(range(len(rows.rows)))
            by_price = sorted(rows.rows, key=lambda row: row.ranks[2])
            found = [row.plan.price or 0 for row in by_price if row.plan]
            assert found == sorted(found)


def test_a_link_promises_what_waits_at_its_ends() -> None:
    state = next(build_turns("age_of_steam")).clone()
    assert isinstance(state, HexTable)
    board = state.rules.board
    assert state.seat is not None
    one, other = board.cities[:2]
    colours = len(board.goods.colours)
    state.cubes = [0] * len(state.cubes)
    state.cubes[one * colours + state.wanted[other]] = 2
    waiting = 2 if state.wanted[one] != state.wanted[other] else 0
    found = promise(state, state.seat, Track([], 0, one, other, -1))
    assert (found.journey, found.cubes, found.later) == (min(waiting, 1), waiting, waiting)
    beyond = promise(state, state.seat, Track([], 0, one, other, board.towns[0]))
    assert (beyond.cubes, beyond.later) == (waiting if state.engine[state.seat] > 1 else 0, waiting)
