"""The yardstick stays what it is: ``greedy`` plays the stored games move by move as on the day they were written.

Every file is a game of greedy bots alone, NAME-PLAYERS-SEED, as the arena plays it.
"""

from __future__ import annotations

import pathlib
import random

import pytest

import steamshed
from steamshed.bots.greedy import GreedyBot
from steamshed.kernel.record import Record, begin_again, play_again

GAMES = sorted((pathlib.Path(__file__).parent / "greedy").glob("*.txt"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_greedy_plays_as_ever(file: pathlib.Path) -> None:
    record = Record.parse(file.read_text(encoding="utf-8"), steamshed.game)
    seed = file.stem.rsplit("-", 1)[1]
    players = len(record.names)
    bots = [GreedyBot(record.game) for _ in range(players)]
    rngs = [random.Random(f"{seed}/{seat}") for seat in range(players)]
    state = begin_again(record.game, players, record.options, record.setup, record.rules)
    for number, entry in enumerate(record.entries, 1):
        chosen = bots[entry.seat].choose(state.view(entry.seat), state.legal(), None, rngs[entry.seat])
        assert str(chosen) == entry.action, f"action {number} of {file.stem}"
        play_again(state, chosen, entry.outcomes)


def test_every_game_has_a_stored_one() -> None:
    assert {file.stem.rsplit("-", 2)[0] for file in GAMES} == set(steamshed.games())
