"""Luck and play apart, in games where it is known how much was luck."""

from __future__ import annotations

import random

import pytest

import steamshed
from steamshed.bots.evaluation import Evaluation
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.game import AnyGame
from steamshed.kernel.record import Record
from steamshed.review.builder import review_of
from steamshed.review.game_log import played_of
from steamshed.review.luck import all_that_could_come, luck, some_that_could_come
from tests.review.dice import MEAN, ROLL, RaceGame


def raced(game: AnyGame, choices: list[str], rolls: list[int], players: int = 2) -> Record:
    """A race with these choices in turn, and these rolls."""
    record = Record.start(game, players, {}, Chance(1))
    chance = Scripted(rolls)
    for choice in choices:
        record.apply(game.parse(choice), chance)
    assert record.state.seat is None
    return record


def test_where_only_dice_decide_all_is_luck() -> None:
    rolls = [6, 1, 5, 2, 4, 4, 6, 3, 2, 1]
    review = review_of(played_of(raced(RaceGame(), ["roll"] * 10, rolls)))
    assert [seat.luck for seat in review.seats] == [sum(rolls[0::2]) - 5 * MEAN, sum(rolls[1::2]) - 5 * MEAN]
    assert review.verdict is not None
    assert (review.verdict.margin, review.verdict.play) == (12, 0.0)
    assert [seat.decisions for seat in review.seats] == [0, 0]


def test_where_no_die_is_rolled_nothing_is_luck() -> None:
    choices = ["take 3", "take 1"] * 5
    review = review_of(played_of(raced(RaceGame(rolls=False, takes=True), choices, [])))
    assert review.luck == []
    assert review.verdict is not None
    assert (review.verdict.play, review.verdict.luck) == (10, 0.0)
    first, second = review.seats
    assert (first.accuracy, first.given_away) == (1.0, 0.0)
    assert second.given_away == pytest.approx(10.0)
    assert second.blunders + second.mistakes + second.inaccuracies > 0


def test_with_seats_changed_luck_changes_seats() -> None:
    rolls = [6, 1, 5, 2, 4, 4, 6, 3, 2, 1]
    mirrored = [rolls[at ^ 1] for at in range(10)]
    one, other = (review_of(played_of(raced(RaceGame(), ["roll"] * 10, given))) for given in (rolls, mirrored))
    assert [seat.luck for seat in one.seats] == [seat.luck for seat in reversed(other.seats)]
    assert [step.chances[0] for step in one.steps[::2]] == pytest.approx([step.chances[1] for step in other.steps[::2]])


def test_what_luck_is_worth_averages_to_nothing() -> None:
    game: AnyGame = RaceGame()
    evaluation, before = Evaluation(game), game.new(3)
    total = [0.0, 0.0, 0.0]
    for rolled in range(1, 7):
        after = before.clone()
        after.apply(ROLL, Scripted([rolled]))
        total = [sum(both) for both in zip(total, luck(evaluation, before, ROLL, after), strict=True)]
    assert total == pytest.approx([0.0, 0.0, 0.0])


def test_in_a_real_game_too_whoever_plays() -> None:
    """Days of Steam, players who act at random: each draw, over all that could have been drawn."""
    game = steamshed.game("days_of_steam")
    evaluation, rng, looked = Evaluation(game), random.Random(4), 0
    state, chance = game.new(2, {}, Chance(3)), Chance(8)
    while state.seat is not None and looked < 3:
        action = rng.choice(state.legal())
        ways = all_that_could_come(state, action)
        if ways is not None and len(ways) > 1:
            looked += 1
            assert sum(likely for _, likely in ways) == pytest.approx(1.0)
            for seat in range(2):
                mean = sum(likely * luck(evaluation, state, action, after)[seat] for after, likely in ways)
                assert mean == pytest.approx(0.0, abs=1e-6)
        state.apply(action, chance)
    assert looked == 3


def test_a_few_draws_stand_for_many() -> None:
    game = steamshed.game("age_of_steam")
    state, chance, rng = game.new(4, {}, Chance(3)), Chance(8), random.Random(1)
    while True:
        action = game.steady(state, state.legal(), rng)
        before, seen = state.clone(), len(chance.drawn)
        state.apply(action, chance)
        if len(chance.drawn) > seen:
            break
    assert all_that_could_come(before, action) is None
    some = some_that_could_come(before, action)
    assert sum(likely for _, likely in some) == pytest.approx(1.0)
    assert len(luck(Evaluation(game), before, action, state)) == 4
