"""The proof of the ladder can be stopped and goes on where it was; what has a goal comes first."""

from __future__ import annotations

import pathlib

import pytest

from bench import ladder
from bench.ladder import HEADER, SETTINGS, Outcome, Page, line_of, main, rows_of

EVERYBODY = {"easy", "medium", "strong", "master", "greedy", "builder", "banker", "blocker"}


def outcome(win: float) -> Outcome:
    return Outcome(win, 3.0 * win, 100, False, "", 64.0, [0.001, 0.002])


def test_rows_with_a_goal_come_first() -> None:
    rows = [row for game in SETTINGS for row in rows_of(game, EVERYBODY, EVERYBODY, [])]
    goals = [(row.setting, row.one) for row in rows if row.worth == 0]
    assert ("days_of_steam 4p", "strong") in goals
    assert ("age_of_steam 4p", "medium") in goals
    assert len(goals) == 14
    assert {(row.one, row.others) for row in rows if row.worth == 1} == {
        ("medium", "easy"),
        ("strong", "medium"),
        ("master", "strong"),
    }
    assert {row.setting for row in rows} >= {"age_of_steam 3p seed", "steam 6p standard ruhr", "railroad_revolution 3p"}


def test_a_row_is_played_once(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, asked = tmp_path / "proof.md", []

    def played(pool: object, row: ladder.Row, games: int, seed: int) -> list[Outcome]:
        asked.append((row.one, row.others))
        return [outcome(1.0), outcome(0.0)]

    monkeypatch.setattr(ladder, "played", played)
    command = ["binario", "--rows", "medium,strong", "--against", "greedy,medium", "--to", str(file)]
    main(command)
    assert asked == [("medium", "greedy"), ("strong", "greedy"), ("strong", "medium"), ("medium", "medium")]
    lines = file.read_text(encoding="utf-8").splitlines()
    assert "\n".join(lines[:2]) == HEADER
    assert lines[2].startswith("| binario 2p | medium | greedy | 2 | 50 % | 50.0 % |")
    file.write_text("\n".join(lines[:4]) + "\n", encoding="utf-8")
    main(command)
    assert asked[4:] == [("strong", "medium"), ("medium", "medium")]
    assert file.read_text(encoding="utf-8").splitlines() == lines


def test_a_line_has_a_cell_for_every_column() -> None:
    row = rows_of("binario", {"easy"}, {"greedy"}, [])[0]
    assert line_of(row, [outcome(1.0)]).count("|") == HEADER.splitlines()[0].count("|")
    assert not Page(None).has(row)
