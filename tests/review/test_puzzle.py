"""A decision as a puzzle: where a try ends, and what it costs against the best plan."""

from __future__ import annotations

import random

import pytest

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.state import State
from steamshed.kernel.violation import IllegalAction
from steamshed.review import puzzle


def position(name: str, phase: str, players: int = 3) -> State:
    """The first position of a phase in a game of steady random play."""
    game, chance, rng = steamshed.game(name), Chance(4), random.Random(4)
    state = game.new(players, {}, chance)
    while state.phase != phase or len(state.legal()) < 3:
        state.apply(game.steady(state, state.legal(), rng), chance)
    return state


def test_a_try_ends_where_others_have_their_say() -> None:
    state = position("age_of_steam", "build_track")
    game, seat = steamshed.game("age_of_steam"), state.seat
    known = puzzle.weighing_for(game).known(state)
    best = puzzle.weighing_for(game).plans(known)[0].actions
    trying = puzzle.begin(game, known, best)
    for action in best:
        assert not trying.complete
        trying.act(action)
    assert trying.complete
    assert known.seat == seat, "the position of the puzzle stays"
    with pytest.raises(SteamshedError, match="nothing more"):
        trying.act(best[0])


def test_a_try_against_the_rules_changes_nothing() -> None:
    state = position("age_of_steam", "build_track")
    game = steamshed.game("age_of_steam")
    trying = puzzle.begin(game, puzzle.weighing_for(game).known(state), state.legal()[:1])
    with pytest.raises(IllegalAction):
        trying.act(game.parse("issue 1"))
    assert (trying.done, trying.complete) == ([], False)


def test_the_same_plan_is_the_same_as_far_as_both_go() -> None:
    one, two, three = position("age_of_steam", "build_track").legal()[:3]
    assert puzzle.is_same([one, two], [one])
    assert puzzle.is_same([one], [one, three])
    assert not puzzle.is_same([one, two], [one, three])


def test_a_plan_costs_nothing_against_itself() -> None:
    state = position("days_of_steam", "turn", 2)
    game = steamshed.game("days_of_steam")
    known = puzzle.weighing_for(game).known(state)
    plans = puzzle.weighing_for(game).plans(known)
    found = puzzle.compared(game, known, plans[0].actions, plans[0].actions, 1.0)
    assert (found.sure, found.points, found.chance, found.reasons) == (False, 0.0, 0.0, ())
