"""How long bots wait for those who look on: once before each step of their turn, unless somebody wants it otherwise."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from steamshed.games.binario import GAME
from steamshed.server.bots.moves_job import SLOW, times_longer
from steamshed.ui.game_ui import ui_of


def loaded(*speeds: str) -> Any:
    return SimpleNamespace(listeners=[SimpleNamespace(bot_speed=speed) for speed in speeds])


@pytest.mark.parametrize(
    ("speeds", "goes_on", "times"),
    [
        ([], False, 0.0),
        (["steps"], False, 1.0),
        (["steps"], True, 0.0),
        (["once"], False, 0.0),
        (["once", "steps"], False, 1.0),
        (["once", "slow"], True, SLOW),
    ],
)
def test_the_slowest_wish_counts_and_a_step_is_played_in_one_go(speeds: list[str], goes_on: bool, times: float) -> None:
    assert times_longer(loaded(*speeds), goes_on) == times


def test_the_parts_of_a_build_are_one_step() -> None:
    steps = ui_of(GAME).steps
    assert {steps[phase] for phase in ("build", "planner", "first_end", "second_end", "proposal", "station_kind")} == {
        "build"
    }
    assert (steps["offer"], steps["number"]) == ("trade", "freight")
    assert "control_card" not in steps
