"""Bots get the view of their seat and nothing else, and choose legal actions in every phase of every game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import steamshed
from steamshed.bots import bot, check_name
from steamshed.bots.__main__ import Player
from steamshed.bots.protocol import Choose, Chosen, Hello
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import OptionError
from steamshed.ui import assist
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


@pytest.mark.parametrize("name", steamshed.games())
def test_a_view_of_the_program_itself_is_not_audited(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and panels take views that the program has just made; what comes from elsewhere is looked at whole."""
    game = steamshed.game(name)
    state = game.new(game.seats[-1], {}, steamshed.Chance(seed=1))
    assert state.seat is not None
    view, own = state.view(state.seat), game.imagine(state.view(state.seat), steamshed.Chance(seed=2), own=True)
    assert own.dump() == game.imagine(view, steamshed.Chance(seed=2)).dump()
    audits: list[str] = []
    audited = type(game.positions).fill

    def fill(positions: Any, state: Any, given: Any, own: bool = False) -> None:
        audits.extend([] if own else [positions.game])
        audited(positions, state, given, own)

    monkeypatch.setattr(game, "positions", Filling(game.positions, fill))
    bot("medium", game).choose(view, state.legal(), None, random.Random(3))
    bot("greedy", game).choose(view, state.legal(), None, random.Random(3))
    assist.panel(game, view)
    assert audits == []
    game.imagine(view, steamshed.Chance(seed=2))
    game.load(state.dump())
    assert audits == [name, name]


class Filling:
    """The positions of a game, with another way to fill a table."""

    def __init__(self, positions: Any, fill: Any) -> None:
        self.positions = positions
        self.filled = fill

    def fill(self, state: Any, given: Any, own: bool = False) -> None:
        self.filled(self.positions, state, given, own)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.positions, name)


def test_the_program_of_bots_audits_views_from_elsewhere() -> None:
    game = steamshed.game("age_of_steam")
    view: dict[str, Any] = game.new(3, {}, steamshed.Chance(seed=1)).view(0)
    legal = [str(action) for action in game.imagine(view, steamshed.Chance(seed=1)).legal()]
    wrong = {**view, "turn": 90}
    for own in (False, True):
        player = Player("easy", own)
        player.answer(Hello(1, "age_of_steam"))
        assert isinstance(player.answer(Choose(view, legal, None, 1)), Chosen)
        if not own:
            with pytest.raises(steamshed.PositionError, match="90 is after the last turn"):
                player.answer(Choose(wrong, legal, None, 1))
