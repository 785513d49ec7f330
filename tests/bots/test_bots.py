"""Bots get the view of their seat and nothing else, and choose legal actions in every phase of every game."""

from __future__ import annotations

import json
import random

import pytest

import steamshed
from steamshed.bots import bot, check_name
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import OptionError
from tests.conformance.cases import CASES, Case

BY_PLAYERS = [case for case in CASES if "preset" in case.options or not case.options]


def some_positions(case: Case, seed: int, count: int) -> list[steamshed.State]:
    """Positions of a game of steady play, spread over it."""
    chance, rng = Chance(seed=seed), random.Random(seed)
    state = case.game.new(case.players, case.options, chance)
    states = []
    while state.seat is not None:
        states.append(state.clone())
        state.apply(case.game.steady(state, state.legal(), rng), chance)
    return states[:: max(1, len(states) // count)]


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "medium"])
@pytest.mark.parametrize("case", BY_PLAYERS, ids=str)
def test_decides_from_the_view_alone(case: Case, name: str) -> None:
    """Whatever is hidden may be shuffled: the decision stays the same under the same generator."""
    player = bot(name, case.game)
    for state in some_positions(case, 11, 12):
        seat = state.seat
        assert seat is not None
        view = json.loads(json.dumps(state.view(seat)))
        shuffled = case.game.imagine(view, Chance(seed=5))
        first = player.choose(view, state.legal(), None, random.Random(3))
        again = player.choose(shuffled.view(seat), shuffled.legal(), None, random.Random(3))
        assert first in state.legal()
        assert first == again


def test_unknown_bot_is_refused() -> None:
    with pytest.raises(OptionError, match="there is no bot 'clever'"):
        check_name("clever")
