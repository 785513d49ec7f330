"""The tool that calibrates reviews, on games whose truth is known, and on a game of quick length."""

from __future__ import annotations

import random
import tomllib

import pytest

from lab.calibrate import Noted, as_file, calibrated, knots_of, noted_of_game
from steamshed.review.outlook import Numbers


def known_games(count: int) -> list[Noted]:
    """Races to forty points: what the judge says is the truth, and noise that grows less towards the end."""
    found = []
    for game in range(count):
        rng = random.Random(game)
        ends = [rng.gauss(40, 10) for _ in range(3)]
        scores = [round(end) for end in ends]
        winners = [seat for seat in range(3) if scores[seat] == max(scores)]
        for tenth in range(1, 10):
            progress = tenth / 10
            heard = [(end + rng.gauss(0, 20 * (1 - progress)), 0.0, round(end * progress)) for end in ends]
            found.append(Noted(game, progress, heard, [], scores, winners))
    return found


@pytest.fixture(scope="module")
def numbers() -> Numbers:
    noted = known_games(40)
    return calibrated(noted, knots_of(noted, 3), Numbers(), "as it was")


def test_it_is_better_than_guessing_and_surer_towards_the_end(numbers: Numbers) -> None:
    assert numbers.guessing == pytest.approx(1.0986, abs=0.001)
    assert numbers.log_loss < 0.8 * numbers.guessing
    assert numbers.temperature[-1] < numbers.temperature[0]


def test_the_file_says_what_was_found(numbers: Numbers) -> None:
    read = tomllib.loads(as_file(numbers))
    assert read["fitted"] == "as it was"
    assert read["games"] == 40
    assert read["knots"] == pytest.approx(numbers.knots)
    assert read["grading"]["blunder"] == 0.2


def test_a_game_is_noted_with_its_end() -> None:
    noted = noted_of_game("days_of_steam", 2, 5)
    assert len({tuple(one.scores) for one in noted}) == 1
    assert all(len(one.heard) == 2 for one in noted)
    assert [one.progress for one in noted] == sorted(one.progress for one in noted)
