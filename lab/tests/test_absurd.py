"""What is counted as absurd, in positions made for it."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import steamshed
from lab.absurd import COUNTS, Watch, due, first_build, joined, links_in_reach, played
from steamshed.bots.levels import EASY
from steamshed.games.age_of_steam.actions import Done
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.hexrail.think.building import begin_building
from steamshed.kernel.chance import Chance

GAME = steamshed.game("age_of_steam")


def building(cash: int) -> AgeOfSteam:
    """Somebody builds with so much money."""
    state = cast("AgeOfSteam", GAME.new(4, {}, Chance(1)))
    begin_building(state, 0, "build_track", 3)
    state.cash[0] = cash
    return state


def passing(state: AgeOfSteam) -> Counter[str]:
    watch, action = Watch(state), Done()
    watch.before(state, action)
    state.apply(action, Chance(1))
    watch.after(state, 0)
    return +watch.found


def test_who_builds_nothing_is_counted_if_there_was_the_money() -> None:
    assert due(building(0), 0) == 3, "two shares and an engine of one"
    assert passing(building(30)) == Counter({"nothing-built": 1})
    assert passing(building(5)) == Counter()


def test_a_link_in_reach_leaves_the_money_that_is_due() -> None:
    assert links_in_reach(building(30), 0)
    assert all(plan.cost <= 30 - 5 for plan in links_in_reach(building(30), 0))
    assert not links_in_reach(building(5), 0)
    assert joined(building(30), 0) == Counter()


@pytest.mark.parametrize("name", ["age_of_steam", "steam"])
def test_a_game_is_counted_to_its_end(name: str) -> None:
    found, turns = played(steamshed.game(name), EASY, 3, 4)
    assert set(found) <= set(COUNTS)
    assert turns >= 3 * 6


def test_the_first_build_is_named_by_its_link() -> None:
    assert first_build(GAME, EASY, 4, 1, 1)
