"""What follows by force: it is said before it is played, and an undo goes past it."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import cast

import pytest

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.server.tables import undo
from steamshed.server.tables.play import Play
from steamshed.server.tables.table import Table
from steamshed.ui.following import carried_out, following, is_harmless, is_step, only
from steamshed.ui.panel import Plan
from testbed.decision_positions import GAMES, SETTINGS


def played(game: str, seed: int, most: int) -> tuple[Play, list[bool]]:
    """A game of people, with whether each action was forced, found by counting."""
    engine = steamshed.game(game)
    players, options = SETTINGS[game][seed % len(SETTINGS[game])]
    rng = random.Random(seed)
    play = Play.begin(engine, engine.choose(players, options), list("abcd")[:players], engine.rules)
    forced: list[bool] = []
    while play.state.seat is not None and len(forced) < most:
        legal = play.state.legal()
        forced.append(len(legal) == 1)
        play = play.advance(rng.choice(legal), 0.0, None, forced=only(play.state) is not None)
    return play, forced


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_goes_to_the_last_decision_with_more_than_one_answer(game: str) -> None:
    play, forced = played(game, 3, 160)
    found = 0
    for count in range(1, play.count + 1):
        table = cast(Table, SimpleNamespace(play=Play(play.begun, play.state, play.actions[:count], count)))
        for seat in {done.seat for done in play.actions[:count]}:
            own = [at for at in range(count) if play.actions[at].seat == seat and not forced[at]]
            assert undo.target(table, [seat]) == (own[-1] if own else None)
            found += bool(own) and forced[count - 1]
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_what_follows_by_force_is_played_as_it_was_said_and_ends_nothing_unsaid(game: str) -> None:
    engine = steamshed.game(game)
    said = 0
    for seed in range(3):
        players, options = SETTINGS[game][seed % len(SETTINGS[game])]
        chance, rng = Chance(seed), random.Random(seed)
        state = engine.new(players, options, chance=chance)
        for _ in range(150):
            if state.seat is None:
                break
            legal = state.legal()
            action = rng.choice(legal)
            if len(legal) == 1 and is_harmless(engine, state, action):
                after = carried_out(state, [action])
                assert after is not None
                assert after.seat == state.seat
            elif len(legal) > 1:
                found = following(engine, state, [action])
                choice = state.choice(action)
                if found.choices:
                    said += 1
                    assert not is_step(engine, state, Plan(choice.effect, (action,), choice.effect))
                at = carried_out(state, [action])
                for each in found.choices:
                    assert at is not None
                    assert at.legal() == [each.action]
                    at = carried_out(at, [each.action])
                if found.choices:
                    assert found.ends == (at is None or at.seat != state.seat)
            state.apply(action, chance)
    assert said or game == "age_of_steam"
