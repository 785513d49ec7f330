"""Chance keyed by question: two lines of thought with the same seed meet the same dice."""

from __future__ import annotations

import pytest

from steamshed.kernel.chance import Keyed, Scripted
from steamshed.kernel.errors import ChanceError


def test_other_questions_change_nothing() -> None:
    plain, curious = Keyed(7), Keyed(7)
    first = [plain.roll("white die", 6) for _ in range(20)]
    second = []
    for _ in range(20):
        second.append(curious.roll("white die", 6))
        curious.draw("bag", {"red": 3, "blue": 2})
        curious.order("deck", 5)
    assert first == second
    assert len(set(first)) > 3


def test_seeds_and_repetitions_differ() -> None:
    rolls = {tuple(Keyed(seed).roll("die", 6) for _ in range(1)) for seed in range(50)}
    assert rolls == {(side,) for side in range(1, 7)}
    chance = Keyed(1)
    assert len({tuple(chance.order("deck", 6)) for _ in range(20)}) > 15
    assert sorted(chance.order("deck", 6)) == list(range(6))


def test_draws_each_piece_about_equally() -> None:
    chance = Keyed(3)
    drawn = [chance.draw("bag", {"red": 3, "blue": 1}) for _ in range(4000)]
    assert 0.70 < drawn.count("red") / 4000 < 0.80
    assert chance.drawn == drawn


def test_what_it_drew_can_be_replayed() -> None:
    chance = Keyed(9)
    outcomes = [chance.roll("die", 6), chance.draw("bag", {"red": 1, "blue": 4}), chance.order("deck", 3)]
    script = Scripted(chance.drawn)
    assert [script.roll("die", 6), script.draw("bag", {"red": 1, "blue": 4}), script.order("deck", 3)] == outcomes


def test_an_empty_bag_is_refused() -> None:
    with pytest.raises(ChanceError, match="nothing is left"):
        Keyed(1).draw("bag", {"red": 0})
