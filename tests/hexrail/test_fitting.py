"""Builds that were found are kept, but not for ever."""

from __future__ import annotations

import random

import pytest

import steamshed
from steamshed.hexrail.content.hexmap import MOST_KNOWN
from steamshed.hexrail.table.table import HexTable


def building(name: str) -> HexTable:
    """A position in the middle of a game in which somebody may build."""
    game, chance, rng = steamshed.game(name), steamshed.Chance(seed=3), random.Random(3)
    state = game.new(3, {}, chance)
    assert isinstance(state, HexTable)
    while state.turn < 4 or not any(action.text.startswith("build ") for action in state.legal()):
        state.apply(game.steady(state, state.legal(), rng), chance)
    return state


@pytest.mark.parametrize("name", ["age_of_steam", "steam"])
def test_what_is_too_much_is_forgotten_and_found_again(name: str) -> None:
    state = building(name)
    board = state.rules.board
    before = [action.text for action in state.legal()]
    old = list(board.fitting.values())
    board.known = MOST_KNOWN
    for fitting in old:
        fitting.by_edges.clear()
    assert [action.text for action in state.legal()] == before
    assert board.known < MOST_KNOWN
    assert [action.text for action in state.legal()] == before
    assert not any(fitting in old for fitting in board.fitting.values())
    kept = board.known
    assert [action.text for action in state.legal()] == before
    assert board.known == kept
