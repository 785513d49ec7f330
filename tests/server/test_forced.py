"""What follows by force: it is said before, it is noted in the log, and an undo goes past it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import steamshed
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.following import carried_out, following, is_harmless, only
from steamshed.kernel.state import State
from steamshed.server.tables import undo
from steamshed.server.tables.play import Play
from tests.e2e.positions import GAMES, SETTINGS


class Table:
    """As much of a table as an undo asks for."""

    def __init__(self, play: Play) -> None:
        self.play = play


def played(game: str, seed: int, most: int) -> tuple[Play, list[bool]]:
    """A game by people, with whether each action was forced, found by counting."""
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
        cut = Play(play.begun, play.state, play.actions[:count], count)
        for seat in {done.seat for done in cut.done()}:
            own = [at for at, done in enumerate(cut.done()) if done.seat == seat and not forced[at]]
            assert undo.target(Table(cut), [seat]) == (own[-1] if own else None)  # type: ignore[arg-type]
            found += bool(own) and forced[count - 1]
    assert found
