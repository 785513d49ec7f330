"""Positions where the right idea is known: the levels that are said to find it do.

The files are described in docs/bots.md; ``python -m lab.ideas`` prints who finds what.
"""

from __future__ import annotations

import pytest

import steamshed
from tests.bots.known_positions import Known, decision, positions

ENOUGH = 20
"""Positions a game at the least."""


@pytest.mark.parametrize("known", positions(), ids=str)
def test_the_idea_is_found(known: Known) -> None:
    game = steamshed.game(known.game)
    legal = [str(action) for action in game.load(known.position).legal()]
    assert any(known.is_right(action) for action in legal)
    assert not all(known.is_right(action) for action in legal)
    for level in known.solved_by:
        chosen = decision(known, level)
        print(f"{known}: {level} {chosen}: {known.idea}")
        assert known.is_right(chosen), f"{level} chooses {chosen}"


def test_every_position_is_named_once() -> None:
    names = [str(known) for known in positions()]
    assert len(names) == len(set(names))


def test_every_game_has_enough_of_them() -> None:
    games = [known.game for known in positions()]
    assert all(games.count(name) >= ENOUGH for name in steamshed.games())
