"""Steam's forecasts: what the rules make of a round if nobody does anything else."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import steamshed
from steamshed.games.steam import GAME, Steam
from steamshed.games.steam.actions import Deliver, Grow, Urbanize
from steamshed.games.steam.plan.forecast import future, idle
from steamshed.kernel.chance import Chance
from steamshed.ui import assist
from steamshed.ui.assist import preview
from steamshed.ui.following import carried_out, is_step
from steamshed.ui.panel import Caution, Counters, Forecast, Panel, Pictures, Rows, Tickets


@pytest.mark.parametrize("rules", ["base", "standard"])
@pytest.mark.parametrize("seed", range(4))
def test_a_forecast_is_what_happens_when_nobody_does_anything_else(rules, seed):
    """Played with other dice, at random positions of whole games."""
    chance, rng = Chance(seed), random.Random(seed)
    state = GAME.new(3 + seed % 2, {"rules": rules}, chance=chance)
    tried = 0
    while not state.over and tried < 30:
        legal = state.legal()
        action = GAME.steady(state, legal, rng) if rng.random() < 0.9 else rng.choice(legal)
        seat = state.seat
        assert seat is not None
        if rng.random() < 0.2:
            tried += 1
            told = future(state, seat, [action], False)
            after, turn = state.clone(), state.turn
            after.apply(action, Chance(seed + 100))
            while not after.over and after.turn == turn:
                after.apply(idle(after), Chance(seed + 100))
            assert (told.cash, told.income, told.vp) == (after.cash[seat], after.income[seat], after.vp[seat])
            assert (told.bankrupt > 0) == bool(after.out[seat])
        state.apply(action, chance)
    assert tried > 5


def reached(phase: str, rules: str) -> Panel:
    chance, rng = Chance(3), random.Random(3)
    state = GAME.new(4, {"rules": rules}, chance=chance)
    while state.phase != phase:
        state.apply(GAME.steady(state, state.legal(), rng), chance)
    panel = GAME.panel(state, state.seat or 0)
    assert panel is not None
    sections = GAME.forecast(state, state.seat or 0, state.legal()[-1:])
    assert isinstance(sections[0], Forecast)
    assert all(isinstance(section, Caution) for section in sections[1:])
    return panel


@pytest.mark.parametrize("rules", ["base", "standard"])
def test_every_phase_has_its_sections(rules):
    assert isinstance(reached("take_action", rules).sections[0], Pictures)
    assert isinstance(reached("build", rules).sections[0], Rows)
    assert reached("build", rules).asks
    assert isinstance(reached("take_points", rules).sections[0], Tickets)
    auction = reached("auction" if rules == "standard" else "opening_auction", rules)
    counters = auction.sections[1]
    assert isinstance(counters, Counters)
    # a limit holds for one auction; the opening is one for each place
    assert (counters.limit is not None) == (rules == "standard")
    assert isinstance(auction.sections[0], Rows)


def positions(phase: str, rules: str = "base") -> Iterator[Steam]:
    """Positions of one phase in a game at random."""
    chance, rng = Chance(4), random.Random(4)
    state = GAME.new(4, {"rules": rules}, chance=chance)
    while state.seat is not None:
        if state.phase == phase:
            yield state.clone()
        state.apply(GAME.steady(state, state.legal(), rng), chance)


@pytest.mark.parametrize("rules", ["base", "standard"])
def test_a_delivery_and_how_its_points_are_taken_are_one_answer(rules):
    ways = set[str]()
    for state in positions("goods", rules):
        seat = state.seat
        assert seat is not None
        panel = GAME.panel(state, seat)
        assert panel is not None
        rows = panel.sections[0].rows if isinstance(panel.sections[0], Rows) else ()
        for row in (*rows[:12], *rows[-4:]):
            assert row.plan is not None
            gain = int(row.cells[0][0].args["gain"])
            after = carried_out(state, row.plan.actions)
            if after is None:
                continue  # the round ends with it, and chance goes on
            assert isinstance(after, Steam)
            income, points = after.income[seat] - state.income[seat], after.vp[seat] - state.vp[seat]
            taken = row.plan.actions[-1].text
            ways.add(taken)
            if taken == "vp":
                assert points == gain
            else:
                assert income == min(gain, state.rules.income_max - state.income[seat])
    assert ways == {"income", "vp"}


def test_city_growth_is_offered_for_the_city_that_was_pointed_at():
    tried = 0
    for state in positions("build"):
        grows = [action for action in state.legal() if isinstance(action, Grow)]
        if not grows:
            continue
        city = state.choice(grows[0]).things[0]
        panel = assist.panel(GAME, state.view(state.seat), [city])
        assert panel is not None
        pictures = next(section for section in panel.sections if isinstance(section, Pictures))
        assert [one.plan.actions[0] for one in pictures.pictures] == [
            action for action in grows if action.node == grows[0].node
        ]
        for one in pictures.pictures:
            assert one.plan.at_once == is_step(GAME, state, one.plan)
        tried += 1
    assert tried


def test_a_new_city_is_offered_with_the_cubes_that_come_with_it():
    tried = 0
    for state in positions("build"):
        found = [action for action in state.legal() if isinstance(action, Urbanize)]
        if not found:
            continue
        seat, town = state.seat or 0, state.choice(found[0]).things[0]
        panel = GAME.panel(state, seat, [town])
        assert panel is not None
        rows = panel.sections[0]
        assert isinstance(rows, Rows)
        assert [row.plan.actions[0] for row in rows.rows if row.plan] == [
            action for action in found if action.node == found[0].node
        ]
        row = rows.rows[0]
        assert row.plan is not None
        after = carried_out(state, row.plan.actions)
        assert isinstance(after, Steam)
        colours = state.rules.board.goods.colours
        at = state.rules.board.node_at[found[0].node] * len(colours)
        told = {str(event.args["colour"]): event.args["count"] for event in row.cells[0] if event.args}
        assert told == {
            colour: after.cubes[at + number] - state.cubes[at + number]
            for number, colour in enumerate(colours)
            if after.cubes[at + number] > state.cubes[at + number]
        }
        tried += 1
    assert tried


def test_a_delivery_with_its_points_is_drawn_as_the_delivery_alone():
    state = next(state for state in positions("goods") if isinstance(state.legal()[0], Deliver))
    panel = GAME.panel(state, state.seat or 0)
    assert panel is not None
    assert isinstance(panel.sections[0], Rows)
    plan = panel.sections[0].rows[0].plan
    assert plan is not None
    ways = [
        preview(steamshed.game("steam"), state, state.seat, actions)[0].get("route")
        for actions in (plan.actions, plan.actions[:1])
    ]
    assert len(plan.actions) == 2
    assert ways[0] == ways[1] != []
