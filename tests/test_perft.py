"""The perft table of docs/perft.md: how many lines of play there are from given positions.

Perft of depth n counts the sequences of n legal actions. An action that draws chance is followed by what
``Chance(seed=0)`` draws, new for each action.
"""

from __future__ import annotations

import json
import pathlib
import re

import pytest

import steamshed
from steamshed.kernel.state import State

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROW = re.compile(r"^\| (\w+) \| (\w+) \| (\d+) \| (\d+) \|", re.MULTILINE)
ROWS = ROW.findall((ROOT / "docs" / "perft.md").read_text(encoding="utf-8"))


def perft(state: State, depth: int) -> int:
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.clone()
        after.apply(action, steamshed.Chance(seed=0))
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(("game", "position", "depth", "count"), ROWS)
def test_perft(game: str, position: str, depth: str, count: str) -> None:
    file = ROOT / "tests" / "positions" / game / f"{position}.json"
    state = steamshed.game(game).load(json.loads(file.read_text(encoding="utf-8")))
    assert perft(state, int(depth)) == int(count)


@pytest.mark.parametrize("game", steamshed.games())
def test_every_game_is_in_the_table(game: str) -> None:
    assert {int(depth) for name, _, depth, _ in ROWS if name == game} >= {1, 2}
