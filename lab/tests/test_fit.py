"""The fit of a judge's weights: the short form, and that it finds what is there."""

from __future__ import annotations

import random

import pytest

from lab.fit import Sample, as_file, fit, run, solve


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])


def test_weights_are_found_again() -> None:
    rng = random.Random(1)
    samples = []
    for _ in range(800):
        features = {"income": rng.uniform(0, 10), "shares": rng.uniform(0, 10)}
        result = 3 * features["income"] - 2 * features["shares"] + rng.gauss(0, 1)
        samples.append(Sample("build", features, result))
    weights, part = fit(samples, {"income": 0.0, "shares": 0.0}, 0.1)
    assert weights["income"] == pytest.approx(3, abs=0.1)
    assert weights["shares"] == pytest.approx(-2, abs=0.1)
    assert part > 0.9


def test_a_ridge_holds_to_what_was() -> None:
    samples = [Sample("build", {"income": 1.0}, 5.0), Sample("build", {"income": 2.0}, 4.0)]
    weights, _ = fit(samples, {"income": 3.0}, 1e9)
    assert weights["income"] == pytest.approx(3.0)


def test_ruin_stays_as_it_is() -> None:
    samples = [Sample("build", {"income": float(at), "ruin": float(at % 2)}, 2.0 * at) for at in range(20)]
    weights, _ = fit(samples, {"income": 0.0, "ruin": -60.0}, 0.001)
    assert weights["ruin"] == -60.0


def test_the_file_can_be_read_again() -> None:
    text = as_file(2, "python -m lab.fit x", {"rivals-growth": -0.5}, {"bid": 3})
    assert 'fitted = "python -m lab.fit x"' in text
    assert "rivals-growth = -0.5000\n\n[habits]\nbid = 3\n" in text


def test_the_same_command_gives_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["days_of_steam", "--games", "1", "--players", "2", "--seed", "400000"]
    assert run(command) == run(command)
    assert "positions of 1 games" in capsys.readouterr().out
