"""Tuning by play: the numbers go where the pairs say, and the same command gives the same numbers."""

from __future__ import annotations

import random

import pytest

import steamshed
from lab.tune import (
    LONGEST,
    SPREAD,
    STEP,
    Pair,
    Setting,
    directions,
    factored,
    mean_of,
    moved,
    pairs_of_seed,
    result_of,
    run,
    tuned_of,
)


def test_what_wins_gets_more() -> None:
    rng = random.Random(1)
    pairs = []
    for _ in range(300):
        signs = {name: rng.choice((-1, 1)) for name in ("engine", "shares", "cash")}
        pairs.append(Pair(signs, 5 * signs["engine"] - 5 * signs["shares"] + rng.gauss(0, 10)))
    sure = directions(pairs, ["engine", "shares", "cash"])
    assert sure["engine"] > 3
    assert sure["shares"] < -3
    assert abs(sure["cash"]) < 3


def test_steps_are_longer_the_surer_they_are_up_to_a_limit() -> None:
    after = moved(
        {"engine": 2.0, "shares": -1.0, "cash": 1.0, "track": 1.0}, {"engine": 1.0, "shares": 1.0, "cash": 99}
    )
    assert after["engine"] == pytest.approx(2.0 * 2.718281828 ** (SPREAD * STEP))
    assert after["shares"] < -1.0
    assert after["cash"] == pytest.approx(2.718281828 ** (SPREAD * LONGEST))
    assert after["track"] == 1.0


def test_the_two_of_a_pair_differ_the_other_way_round() -> None:
    up, down = (factored({"engine": 2.0, "ruin": -60.0}, {"engine": 1}, way) for way in (1, -1))
    assert up["engine"] * down["engine"] == pytest.approx(4.0)
    assert up["engine"] > 2.0
    assert up["ruin"] == down["ruin"] == -60.0


def test_a_win_counts_beside_the_points() -> None:
    assert result_of([10, 4, 4], [0], 0, 60.0) == 36.0
    assert result_of([10, 10, 4], [0, 1], 0, 60.0) == 18.0
    assert result_of([500, 0, 0], [0], 1, 60.0) == -60.0
    assert result_of([500, 0, 0], [0], 0, 1000.0) == 1000.0


def test_the_same_command_gives_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["days_of_steam", "--games", "1", "--generations", "1", "--players", "2", "--seed", "400000"]
    first = run(command)
    assert first == run(command)
    assert f'fitted = "python -m lab.tune {" ".join(command)}"' in first
    assert "generation 1: 1 pairs" in capsys.readouterr().out


def test_two_who_are_alone_change_seats() -> None:
    """Nobody is better than himself, whoever begins."""
    numbers = steamshed.game("days_of_steam").weights()
    (pair,) = pairs_of_seed(Setting("days_of_steam", 2, [], 60.0, 3), numbers.weights, numbers.habits, 401)
    assert pair.better == 0.0


def test_the_mean_of_generations_is_one_of_factors() -> None:
    assert mean_of([0.5, 2.0]) == pytest.approx(1.0)
    assert mean_of([-0.1, -0.2, -0.4]) == pytest.approx(-0.2)
    assert mean_of([0.0, 0.0]) == 0.0


def test_factors_of_many_are_not_tuned_among_two() -> None:
    numbers = {"money": 1.0, "money-early": 0.0, "rival": -1.0, "doubt-deal": 2.0, "many-money": 1.0}
    assert tuned_of(numbers, 2, [""], [""]) == ["money", "rival"]
    assert tuned_of(numbers, 4, ["rival"], [""]) == ["money", "many-money"]
    assert tuned_of(numbers, 4, [""], ["many-", "riv"]) == ["rival", "many-money"]
