"""The tool that fits what is expected, on games whose truth is known, and on a game of quick length."""

from __future__ import annotations

import random
import tomllib

import pytest

from lab.calibrate import Noted, as_file, calibrated, held_out, knots_of, noted_of_game, said_of
from lab.reliability import bins_of, plot_of, report_of, row_of
from steamshed.bots.evaluation import Fitted


def known_games(count: int) -> list[Noted]:
    """Races to forty points: a feature says the truth, with noise that grows less towards the end; another says
    nothing."""
    found = []
    for game in range(count):
        rng = random.Random(game)
        ends = [rng.gauss(40, 10) for _ in range(3)]
        scores = [round(end) for end in ends]
        winners = [seat for seat in range(3) if scores[seat] == max(scores)]
        for tenth in range(1, 10):
            progress = tenth / 10
            seen = [
                {"truth": end + rng.gauss(0, 20 * (1 - progress)), "noise": rng.gauss(0, 10), "score": end * progress}
                for end in ends
            ]
            found.append(Noted(game, progress, seen, [], scores, winners))
    return found


@pytest.fixture(scope="module")
def noted() -> list[Noted]:
    return known_games(80)


@pytest.fixture(scope="module")
def fitted(noted: list[Noted]) -> Fitted:
    return calibrated(noted, knots_of(noted, 3), Fitted(), "as it was")


def test_it_is_better_than_guessing_and_surer_towards_the_end(fitted: Fitted) -> None:
    assert fitted.held_out.guessing == pytest.approx(1.0986, abs=0.001)
    assert fitted.held_out.log_loss < 0.6 * fitted.held_out.guessing
    assert fitted.temperature[-1] < fitted.temperature[0]


def test_what_says_nothing_counts_little(fitted: Fitted) -> None:
    assert max(abs(number) for number in fitted.ahead["noise"]) < 0.1
    assert 0.9 < fitted.held_out.slope < 1.1


def test_the_file_says_what_was_found(fitted: Fitted) -> None:
    read = tomllib.loads(as_file(fitted))
    assert read["fitted"] == "as it was"
    assert read["games"] == 80
    assert read["knots"] == pytest.approx(fitted.knots)
    assert set(read["ahead"]) == {"truth", "noise", "score"}


def test_the_report_says_how_often_chances_came_true(noted: list[Noted], fitted: Fitted) -> None:
    said = said_of(fitted, held_out(noted)[1])
    assert sum(one.count for one in bins_of(said)) == 3 * len(said)
    assert row_of(said).log_loss == pytest.approx(fitted.held_out.log_loss)
    assert row_of(said).slope == pytest.approx(fitted.held_out.slope)
    assert report_of("Race", said).count("\n|") > 12
    assert plot_of("Race", said).count("<circle") == len(bins_of(said))


def test_a_game_is_noted_with_its_end() -> None:
    noted = noted_of_game("days_of_steam", 2, 5)
    assert len({tuple(one.scores) for one in noted}) == 1
    assert all(len(one.seen) == 2 for one in noted)
    assert all("rival-points" not in seat and "score" in seat for one in noted for seat in one.seen)
