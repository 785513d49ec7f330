"""Lines in which everybody thinks, and numbers that change in the course of a game."""

from __future__ import annotations

import random
import time
from dataclasses import replace

import pytest

import steamshed
from steamshed.ai.heuristics import Heuristics, Plan
from steamshed.bots.levels import JUDGE, MASTER, STRONG
from steamshed.bots.rollout_players import moods
from steamshed.bots.search import Search, Trial
from steamshed.bots.thinking import thinking
from steamshed.bots.turn_lines import LOST, TurnLines, mean_difference, search_of
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.kernel.chance import Chance
from steamshed.kernel.state import State


def search(state: State, heuristics: Heuristics, seconds: float = 600.0) -> TurnLines:
    game = steamshed.game("age_of_steam")
    return TurnLines(game, heuristics, state, 7, time.perf_counter() + seconds, [heuristics], STRONG)


def auction() -> tuple[State, Heuristics]:
    """The first decision of the first auction of three."""
    game = steamshed.game("age_of_steam")
    state, heuristics = game.new(3, {}, Chance(3)), thinking(game, STRONG)
    while state.phase == "issue_shares":
        state.apply(heuristics.plans(state, state.legal(), random.Random(1), 1)[0].actions[0], Chance(0))
    return state, heuristics


def test_a_line_goes_on_to_the_next_turn_and_everybody_thinks_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state, heuristics = auction()
    monkeypatch.setattr(type(heuristics), "policy", None)
    monkeypatch.setattr(type(heuristics), "carry_on", None)
    lines = search(state, heuristics)
    plan = heuristics.plans(state, state.legal(), random.Random(1), 1)[0]
    end = lines.line(plan.actions, 7)
    assert end.view(None)["turn"] == 2
    assert heuristics.settled(state, end)
    assert lines.play_out(plan, 7) == lines.play_out(plan, 7)


def test_a_line_is_worth_what_the_seat_is_expected_to_be_ahead() -> None:
    state, heuristics = auction()
    lines = search(state, heuristics)
    assert state.seat is not None
    points = lines.evaluation.points(state)
    others = [point for seat, point in enumerate(points) if seat != state.seat]
    assert lines.worth(state, state.seat) == pytest.approx(points[state.seat] - sum(others) / 2)


def test_nothing_is_worse_than_to_be_out(monkeypatch: pytest.MonkeyPatch) -> None:
    state, heuristics = auction()
    lines, end = search(state, heuristics), state.clone()
    assert state.seat is not None
    assert isinstance(end, AgeOfSteam)
    end.out = [seat == state.seat for seat in range(3)]
    monkeypatch.setattr(lines, "line", lambda actions, seed: end)
    assert lines.play_out(Plan(state.legal()[:1], 0.0, {}), 7) == LOST


def test_lines_overrule_the_judge_only_beyond_its_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    state, heuristics = auction()
    heuristics.habits["doubt"] = 1.0
    plans = [Plan([action], 0.0, {}) for action in state.legal()[:4]]
    lines = search(state, heuristics)
    lines.level = replace(STRONG, turn_plans=3)
    better = dict(zip(map(id, plans), (0.0, 0.9, 0.5, 50.0), strict=True))
    monkeypatch.setattr(lines, "play_out", lambda plan, seed: better[id(plan)])
    assert [len(trial.values) for trial in lines.compare(plans, 200)] == [1, 1, 1, 0], "only the best plans get lines"
    assert lines.compare(plans, 200)[0].plan is plans[0]
    better[id(plans[2])] = 1.1
    assert lines.compare(plans, 200)[0].plan is plans[2]


def test_without_time_the_judge_has_the_word() -> None:
    state, heuristics = auction()
    plans = heuristics.plans(state, state.legal(), random.Random(1), 3)
    trials = search(state, heuristics, seconds=-1.0).compare(plans, 200)
    assert trials[0].plan is plans[0]
    assert not any(trial.values for trial in trials)
    assert mean_difference(Trial(plans[0]), Trial(plans[1])) == 0.0


def test_a_game_says_how_its_plans_are_compared() -> None:
    for name, kind in (("age_of_steam", TurnLines), ("days_of_steam", Search)):
        game = steamshed.game(name)
        heuristics = thinking(game, STRONG)
        state = game.new(2 if name == "days_of_steam" else 3, {}, Chance(1))
        found = search_of(game, heuristics, state, 1, 0.0, moods(game, heuristics), MASTER)
        assert type(found) is kind


@pytest.mark.parametrize("name", ["age_of_steam", "steam"])
def test_weights_change_in_the_course_of_a_game_and_the_judge_is_still_the_sum_of_its_terms(name: str) -> None:
    game = steamshed.game(name)
    heuristics, state = thinking(game, JUDGE), game.new(3, {}, Chance(1))
    weights = {"forecast": 1.0, "engine": 2.0}
    late = {**heuristics.habits, "late-engine": 0.5}
    heuristics.see(weights, late, JUDGE.sight({}))
    features, terms = heuristics.features(state, 0), heuristics.terms(state, 0)
    assert terms["engine"] == pytest.approx(1.0 * features["engine"]), "half as much less in the first turn"
    assert sum(terms.values()) == pytest.approx(heuristics.judge(state, 0))
    heuristics.see(weights, {**late, "late-engine": 0.0}, JUDGE.sight({}))
    assert heuristics.terms(state, 0)["engine"] == pytest.approx(2.0 * features["engine"])
