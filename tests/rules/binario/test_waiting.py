"""Nothing until something new: what a company that waits answers, and what it is asked again for."""

from __future__ import annotations

import pytest

from steamshed.games.binario import GAME, Binario
from steamshed.kernel.words import sentence
from steamshed.ui.panel import Panel, Plan
from tests.rules.binario.table import act, finish_round, road_table, skip_to, table


def panel_of(state: Binario) -> Panel:
    assert state.seat is not None
    panel = GAME.panel(state, state.seat, [])
    assert panel is not None
    return panel


def wait(state: Binario, name: str) -> Plan:
    return next(one for one in panel_of(state).others if one.name.id == f"panel-{name}")


def seen(state: Binario) -> set[str]:
    return {one.id for one in panel_of(state).possible}


def ends(plan: Plan, before: set[str], state: Binario) -> list[str]:
    """What ends a wait, as a client works it out."""
    new = sorted(seen(state) - before)
    return [one for one in new if one in plan.until or one.split(" ")[0] in plan.until]


@pytest.mark.parametrize("step", ["build", "trade", "freight"])
def test_who_waits_passes_every_step_by_single_actions(step: str) -> None:
    state = road_table(step)
    plan = wait(state, "wait-new")
    assert plan.at_once
    assert plan.actions == panel_of(state).idle
    assert len(plan.actions) == 1
    act(state, *(str(action) for action in plan.actions))
    assert (state.seat, state.phase) != (0, step)


def test_a_quiet_round_goes_by() -> None:
    state = road_table()
    plan, before = wait(state, "wait-new"), seen(state)
    finish_round(state)
    skip_to(state, "build", 0)
    assert ends(plan, before, state) == []


def test_silver_for_something_new_ends_the_wait() -> None:
    state = road_table("trade", seat={"silver": 9})
    plan, before = wait(state, "wait-silver"), seen(state)
    dear = plan.until[-1]
    assert dear.startswith("buy ")
    assert dear not in before
    state.silver[0] = 500
    assert ends(plan, before, state) == [dear]
    assert len(ends(wait(state, "wait-new"), before, state)) > 1


def test_an_era_ends_every_wait() -> None:
    state = road_table()
    before = seen(state)
    later = road_table(era=2)
    for plan in panel_of(state).others:
        if plan.until:
            assert "era 2" in ends(plan, before, later)


def test_the_rival_who_builds_ends_only_the_wait_for_him() -> None:
    state, after = table(), table()
    before = seen(state)
    after.central[1] = 1
    assert ends(wait(state, "wait-rival"), before, after) == ["rival 1"]
    assert ends(wait(state, "wait-new"), before, after) == []


def test_a_line_that_could_run_ends_the_wait() -> None:
    state = road_table("trade")
    before, plan = seen(state), wait(state, "wait-era")
    act(state, "buy cart")
    assert any(one.startswith("line ") for one in ends(wait(state, "wait-new"), before, state))
    assert ends(plan, before, state) == []


def test_the_last_rounds_are_told_even_to_who_waits_for_the_end_of_the_era() -> None:
    early, late = road_table(era=4, round=74, first=1), road_table(era=4, round=76, first=1)
    plan = wait(early, "wait-era")
    assert ends(plan, seen(early), late) == ["end"]
    (said,) = [one.said for one in panel_of(late).possible if one.id == "end"]
    assert sentence(GAME, "en", said, {}) == "The last rounds: points count now."


def test_who_has_taken_something_up_must_build() -> None:
    """BI-BLD-02: what was demolished is followed by a build or a pass of one's own."""
    state = road_table()
    state.demolished = True
    assert panel_of(state).idle == ()
    assert not [one for one in panel_of(state).others if one.until]
