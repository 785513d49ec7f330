"""Tournaments: rotated seats, shares of wins, runs that are stopped and resumed."""

from __future__ import annotations

import json
import pathlib

import pytest

from steamshed.arena.match import Result, play
from steamshed.arena.report import as_text, line_for, place_of, summary, wilson
from steamshed.arena.tournament import RESULTS, Tournament, different_rotations, run
from steamshed.games.registry import game
from steamshed.kernel.errors import OptionError

THREE = ("random", "random", "random")


def result(bots: list[str], places: list[list[int]], scores: list[int], seed: int = 0) -> Result:
    return Result(seed, 0, bots, scores, places, [], 10, [[0.001] for _ in bots], [])


def test_every_seat_is_rotated() -> None:
    assert different_rotations(["a", "b", "c"]) == [0, 1, 2]
    assert different_rotations(["a", "b", "a", "b"]) == [0, 1]
    assert different_rotations(["a", "a"]) == [0]
    assert Tournament("age_of_steam", ("a", "b", "c"), 5, {}, 7).schedule() == [(7, 0), (7, 1), (7, 2), (8, 0), (8, 1)]


def test_rotation_moves_the_bots_round_the_table() -> None:
    played, _ = play(game("age_of_steam"), {}, ["greedy", "random", "random"], 1, 1, None)
    assert played.bots == ["random", "greedy", "random"]


def test_shared_wins_and_places() -> None:
    results = [result(["a", "b", "b"], [[0, 1], [2]], [5, 5, 1]), result(["a", "b", "b"], [[2], [0], [1]], [3, 2, 9])]
    first = line_for("a", results)
    assert (first.wins, first.win_share, first.score) == (0.5, 0.25, 4.0)
    assert place_of(results[0], 1) == 1.5
    assert first.place == (1.5 + 2) / 2
    second = line_for("b", results)
    assert second.wins == 1.5
    assert second.seats == 4


def test_nobody_wins_where_all_were_eliminated() -> None:
    lost = result(["a", "b", "b"], [[0], [1, 2]], [0, 0, 0])
    lost.eliminated = [0, 1, 2]
    won = result(["a", "b", "b"], [[0], [1], [2]], [7, 2, 1])
    won.eliminated = [1, 2]
    assert lost.winners == []
    assert (line_for("a", [lost, won]).wins, line_for("b", [lost, won]).wins) == (1.0, 0.0)
    assert "mean score of the winner 7.0" in as_text([lost, won])


def test_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == 0.0
    assert round(wilson(10, 10)[1], 9) == 1.0


def test_a_stopped_run_is_resumed(tmp_path: pathlib.Path) -> None:
    tournament = Tournament("age_of_steam", THREE, 4, {"preset": "official"})
    stopped = run(tournament, 1, tmp_path)
    first = next(stopped)
    stopped.close()
    kept = (tmp_path / RESULTS).read_text(encoding="utf-8").splitlines()
    assert len(kept) >= 1
    with (tmp_path / RESULTS).open("a", encoding="utf-8") as file:
        file.write('{"seed": 2, "rot')
    again = list(run(tournament, 1, tmp_path))
    assert len(again) == 4
    assert again[0].scores == first.scores
    assert [json.loads(line)["seed"] for line in kept] == [first.seed]
    straight = {entry.seed: entry.scores for entry in run(tournament, 1, None)}
    assert {entry.seed: entry.scores for entry in again} == straight
    assert len(list(tmp_path.glob("*.txt"))) == 4


def test_another_tournament_in_the_folder_is_refused(tmp_path: pathlib.Path) -> None:
    list(run(Tournament("age_of_steam", THREE, 1, {}), 1, tmp_path))
    with pytest.raises(OptionError, match="another tournament"):
        list(run(Tournament("age_of_steam", THREE, 1, {}, seed=9), 1, tmp_path))


def test_bad_settings_are_refused_before_anything_is_played() -> None:
    for tournament, reason in (
        (Tournament("age_of_steam", ("random",), 1, {}), "players"),
        (Tournament("age_of_steam", (*THREE[:2], "clever"), 1, {}), "no bot"),
        (Tournament("age_of_steam", THREE, 1, {"map": "moon"}), "moon"),
    ):
        with pytest.raises(OptionError, match=reason):
            list(run(tournament, 1, None))


def test_table_names_bots_and_faults() -> None:
    entry = result(["a", "b"], [[0], [1]], [3, 2])
    entry.faults.append((1, "fell asleep"))
    text = as_text([entry])
    assert "fault of b: fell asleep" in text
    assert [line.bot for line in summary([entry])] == ["a", "b"]
