"""How results answer to numbers: what helps is found, what is not sure moves little, and the file can be read."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from lab.response import AROUND_ZERO, LONGEST, Row, answers, best_of, moved, played, run, varied_of


def rows_of_chance(games: int) -> list[Row]:
    """Four seats; more of a is better up to one, less of b, c does nothing."""
    rng, found = random.Random(5), []
    for seed in range(games):
        drawn = [{name: rng.gauss(0, 1) for name in ("a", "b", "c")} for _ in range(4)]
        scores = [round(60 + 8 * own["a"] - 4 * own["a"] ** 2 - 5 * own["b"] + rng.gauss(0, 15)) for own in drawn]
        top = max(scores)
        found.append(Row(seed, 4, drawn, scores, [seat for seat, score in enumerate(scores) if score == top]))
    return found


def test_what_helps_is_found_and_how_far_it_helps() -> None:
    found = answers(rows_of_chance(800), 60.0)
    assert found["a"].slope > 5 * found["a"].slope_error
    assert found["a"].curve < -5 * found["a"].curve_error
    assert found["b"].slope < -5 * found["b"].slope_error
    assert abs(found["c"].slope) < 3 * found["c"].slope_error
    best = best_of(found)
    assert best["a"] == pytest.approx(1.0, abs=0.35)
    assert best["b"] < -0.3
    assert abs(best["c"]) < 0.3
    assert all(abs(step) <= LONGEST for step in best.values())


def test_numbers_move_by_factors_and_those_around_zero_by_adding() -> None:
    added = AROUND_ZERO["age_of_steam"]["late-engine"]
    after = moved({"engine": 2.0, "ruin": -60.0}, {"engine": 1.0, "late-engine": -1.0}, "age_of_steam")
    assert after["engine"] == pytest.approx(2.0 * 1.4918, rel=1e-3)
    assert after["ruin"] == -60.0
    assert after["late-engine"] == -added


def test_what_is_played_is_kept_and_read_again(tmp_path: Path) -> None:
    row = played("days_of_steam", 2, 3)
    assert set(row.drawn[0]) == set(varied_of("days_of_steam", 2))
    assert row.drawn[0] != row.drawn[1]
    assert not any(name.startswith("many-") for name in row.drawn[0]), "these count for more than two"
    file = tmp_path / "rows.jsonl"
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in (row, played("days_of_steam", 2, 4))))
    text = run(["days_of_steam", "--players", "2", "--save", str(file), "--step", "0"])
    assert text.startswith("2 games")
    assert "[weights]\npoints = 1.0000\n" in text
