"""The ladder: levels differ in what they see, plans are kept, a search needs proof and keeps to its time."""

from __future__ import annotations

import itertools
import json
import math
import random
import time
from dataclasses import replace

import pytest

import steamshed
from steamshed.ai.heuristics import NEVER, RIVALS, Plan
from steamshed.bots import bots
from steamshed.bots.advice import Advice, advice
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import BLOCKER, EASY, JUDGE, LEVELS, MASTER, MEDIUM, STRONG
from steamshed.bots.rollout_players import MOODS, moods
from steamshed.bots.search import Search, Trial, difference
from steamshed.bots.thinking import thinking
from steamshed.bots.turn_lines import TurnLines
from steamshed.kernel.chance import Chance
from steamshed.kernel.words import LANGUAGES, find

GAMES = steamshed.games()
THINKING = [name for name in GAMES if steamshed.game(name).weights().version or steamshed.game(name).weights().weights]
QUICK = replace(STRONG, playouts=6, compared=3, seconds=30.0)


def positions(name: str, seed: int, count: int, players: int | None = None) -> list[steamshed.State]:
    """Positions of a game of steady play, spread over it."""
    game = steamshed.game(name)
    chance, rng = Chance(seed), random.Random(seed)
    state = game.new(game.seats[0] if players is None else players, {}, chance)
    found = []
    while state.seat is not None:
        found.append(state.clone())
        state.apply(game.steady(state, state.legal(), rng), chance)
    return found[:: max(1, len(found) // count)]


def test_the_levels_are_bots() -> None:
    assert {"easy", "medium", "strong", "master", "builder", "banker", "blocker"} <= set(bots())


@pytest.mark.parametrize("name", THINKING)
def test_a_search_decides_from_the_view_alone(name: str) -> None:
    game = steamshed.game(name)
    for state in positions(name, 5, 5):
        seat, legal = state.seat, state.legal()
        view = json.loads(json.dumps(state.view(seat)))
        first, second = LadderBot(game, QUICK), LadderBot(game, QUICK)
        chosen = first.choose(view, legal, None, random.Random(3))
        assert chosen in legal
        assert second.choose(view, legal, None, random.Random(3)) == chosen


@pytest.mark.parametrize("name", GAMES)
def test_plans_can_be_carried_out(name: str) -> None:
    """Every step of every plan is legal when its turn comes, and all are the same seat's."""
    game = steamshed.game(name)
    heuristics = thinking(game, MEDIUM)
    for state in positions(name, 8, 16):
        plans = heuristics.plans(state, state.legal(), random.Random(1), 5)
        assert 1 <= len(plans) <= 5
        for plan in plans:
            after = state.clone()
            for action in plan.actions:
                assert after.seat == state.seat
                after.apply(action, Chance(2))


@pytest.mark.parametrize("name", GAMES)
def test_the_judge_is_the_sum_of_its_terms(name: str) -> None:
    game = steamshed.game(name)
    heuristics = thinking(game, MEDIUM)
    for state in positions(name, 9, 12):
        for seat in range(state.setting().players):
            assert heuristics.judge(state, seat) == pytest.approx(sum(heuristics.terms(state, seat).values()))


@pytest.mark.parametrize("name", THINKING)
def test_the_quick_policy_plays_to_the_end(name: str) -> None:
    game = steamshed.game(name)
    heuristics = thinking(game, MEDIUM)
    chance, rng = Chance(4), random.Random(4)
    state = game.new(game.seats[0], {}, chance)
    while state.seat is not None:
        legal = state.legal()
        action = heuristics.policy(state, legal, rng)
        assert action in legal
        state.apply(action, chance)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_redrawn_looks_the_same(name: str) -> None:
    game = steamshed.game(name)
    for state in positions(name, 6, 8):
        assert state.seat is not None
        before = state.dump()
        again = game.redraw(state, state.seat, Chance(12))
        assert again is not state
        assert again.view(state.seat) == state.view(state.seat)
        again.apply(again.legal()[0], Chance(1))
        assert state.dump() == before


@pytest.mark.parametrize("name", THINKING)
def test_easy_does_not_see_rivals(name: str) -> None:
    game = steamshed.game(name)
    kinds = game.heuristics().kinds()
    of_rivals = [term for term, kind in kinds.items() if kind == RIVALS]
    assert of_rivals
    easy, medium, blocker = (thinking(game, level).weights for level in (EASY, MEDIUM, BLOCKER))
    assert all(easy[term] == 0 for term in of_rivals)
    assert any(medium[term] for term in of_rivals)
    assert all(abs(blocker[term]) >= abs(medium[term]) for term in of_rivals)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", THINKING)
def test_every_term_is_a_reason(name: str, language: str) -> None:
    game = steamshed.game(name)
    for term in game.weights().weights:
        said = find(game, language, f"reason-{term}", None, {"points": "+2.5"})
        assert "+2.5" in (said or ""), term


def test_a_plan_is_kept_over_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    game = steamshed.game("age_of_steam")
    state = next(state for state in positions("age_of_steam", 3, 400) if state.phase == "build_track")
    seat = state.seat
    bot = LadderBot(game, MEDIUM)
    first = bot.choose(state.view(seat), state.legal(), None, random.Random(1))
    kept = list(bot.steps)
    assert kept
    state.apply(first, Chance(0))
    expected, view = bot.expected, state.view(seat)
    assert view == expected

    def refuse(*given: object) -> list[Plan]:
        raise AssertionError("thinks again")

    monkeypatch.setattr(bot, "heuristics", type("Refusing", (), {"plans": refuse, "habits": {}})())
    assert bot.choose(view, state.legal(), None, random.Random(2)) == kept[0]
    bot.steps, bot.expected = kept, {**expected, "turn": 99}
    with pytest.raises(AssertionError, match="thinks again"):
        bot.choose(view, state.legal(), None, random.Random(2))


def test_a_hunch_overrules_nothing() -> None:
    """The judge's choice stands unless the paired differences speak clearly for another."""
    game = steamshed.game("age_of_steam")
    state = game.new(3, {}, Chance(1))
    heuristics = thinking(game, MEDIUM)
    heuristics.habits = {"doubt": 0.5}
    search = Search(game, heuristics, state, 1, time.perf_counter() + 60)
    legal = state.legal()
    first, other = Trial(Plan([legal[0]], 1.0, {})), Trial(Plan([legal[1]], 0.5, {}))
    first.values, other.values = [5.0, 9.0, 1.0, 7.0, 3.0, 5.0], [6.0, 4.0, 9.0, 2.0, 8.0, 4.0]
    assert not search.convincing(difference(other, first))
    other.values = [value + 4 for value in first.values]
    assert search.convincing(difference(other, first))
    heuristics.habits["doubt-issue_shares"] = 5.0
    assert not search.convincing(difference(other, first))


def test_in_a_race_whoever_is_clearly_behind_gets_no_more_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge's choice stays in; a plan that is just the same as the leader is no rival of it."""
    game = steamshed.game("days_of_steam")
    state = game.new(2, {}, Chance(1))
    heuristics = thinking(game, STRONG)
    assert heuristics.habits["race"] > 0.0
    search = Search(game, heuristics, state, 0, time.perf_counter() + 60)
    plans = [Plan([action], 0.0, {}) for action in state.legal()[:5]]
    better = dict(zip(map(id, plans), (0.0, 2.0, 2.0, -3.0, 1.9), strict=True))
    monkeypatch.setattr(search, "play_out", lambda plan, seed: better[id(plan)] + random.Random(f"{seed}").random())
    trials = search.compare(plans, 80)
    assert trials[0].plan is plans[1]
    lines = {id(trial.plan): len(trial.values) for trial in trials}
    assert [lines[id(plan)] for plan in plans] == [28, 28, 8, 8, 8]


def test_a_phase_without_search_is_the_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    game = steamshed.game("age_of_steam")
    state = game.new(3, {}, Chance(1))
    bot = LadderBot(game, QUICK)
    bot.heuristics.habits["doubt-issue_shares"] = NEVER
    assert bot.heuristics.doubt(state) >= NEVER
    monkeypatch.setattr(TurnLines, "compare", None)
    plan = bot.heuristics.plans(state, state.legal(), random.Random(1), 3)[0]
    assert bot.choose(state.view(state.seat), state.legal(), None, random.Random(1)) == plan.actions[0]


def test_lines_with_the_same_seed_meet_the_same_chance() -> None:
    game = steamshed.game("age_of_steam")
    state = positions("age_of_steam", 2, 40)[20]
    heuristics = thinking(game, MEDIUM)
    search = Search(game, heuristics, state, 1, time.perf_counter() + 60)
    plan = heuristics.plans(state, state.legal(), random.Random(1), 1)[0]
    assert search.play_out(plan, 5) == search.play_out(plan, 5)


@pytest.mark.parametrize("name", ["age_of_steam", "steam", "days_of_steam", "railroad_revolution"])
def test_players_of_lines_differ_in_taste(name: str) -> None:
    """With one taste all lines would be the same where no chance is drawn, and nobody would know how sure they are."""
    game = steamshed.game(name)
    players = moods(game, thinking(game, MEDIUM))
    again = moods(game, thinking(game, MEDIUM))
    assert len(players) == MOODS
    assert [player.weights for player in players] == [player.weights for player in again]
    assert len({tuple(player.weights.values()) for player in players}) == MOODS
    assert len({player.habits.get("blunder") for player in players}) == 1
    spread = []
    for state in positions(name, 3, 60)[10::16]:
        search = Search(game, players[0], state, 1, math.inf, players)
        plan = players[0].plans(state, state.legal(), random.Random(1), 1)[0]
        spread.append(len({search.play_out(plan, 1 + at) for at in range(MOODS)}))
    assert max(spread) > 2


def test_a_search_keeps_to_the_clock() -> None:
    game = steamshed.game("age_of_steam")
    state = next(state for state in positions("age_of_steam", 3, 400) if state.phase == "move_goods")
    bot = LadderBot(game, replace(MASTER, playouts=1_000_000))
    legal = state.legal()
    bot.heuristics.plans(state, legal, random.Random(1), 3)
    started = time.perf_counter()
    bot.choose(state.view(state.seat), legal, 1.0, random.Random(1))
    assert time.perf_counter() - started < 4.0


def test_advice_says_what_and_why() -> None:
    game = steamshed.game("age_of_steam")
    state = next(state for state in positions("age_of_steam", 3, 400) if state.phase == "move_goods")
    found = advice(game, state.view(state.seat), 0.5)
    assert isinstance(found, Advice)
    assert found.runner_up is not None
    assert found.plan.actions[0] in state.legal()
    assert found.interval[0] <= found.difference <= found.interval[1]
    assert found.about_equal == (found.interval[0] <= 0)
    for reason in found.reasons:
        assert find(game, "en", reason.id, None, dict(reason.args)) is not None


def test_levels_see_more_and_more() -> None:
    ladder = [LEVELS[name] for name in ("easy", "medium", "strong", "master")]
    for below, above in itertools.pairwise(ladder):
        assert (below.plans, below.reach, below.compared) <= (above.plans, above.reach, above.compared)
        assert below.seconds <= above.seconds


@pytest.mark.parametrize("name", ["age_of_steam", "steam"])
def test_openings_vary_among_plans_that_are_about_as_good(name: str) -> None:
    """One set-up, many players: no first build is played always, and none is worse than the best by more than the
    habit says."""
    game = steamshed.game(name)
    state, chance, rng = game.new(4, {}, Chance(910_001)), Chance(1), random.Random(1)
    mind = LadderBot(game, JUDGE)
    while not mind.heuristics.opening(state):
        state.apply(mind.heuristics.plans(state, state.legal(), rng, 1)[0].actions[0], chance)
    legal, seen = state.legal(), set()
    best = mind.heuristics.plans(state, legal, rng, 1)[0].value
    for number in range(25):
        chosen = mind.plans(state, legal, random.Random(number))
        assert len(chosen) == 1
        assert chosen[0].value >= best - mind.heuristics.habits["opening"]
        seen.add(str(chosen[0].actions))
    assert len(seen) >= 2
