"""Experience: a network is one more term of the judge where lines end, and a file that does not fit is named."""

from __future__ import annotations

import json
import pathlib
import random

import pytest

import steamshed
from steamshed.bots import experience
from steamshed.bots.advice import reasons
from steamshed.bots.experience import EXPERIENCE, Experience, seen
from steamshed.bots.ladder import LadderBot, thinking
from steamshed.bots.levels import MASTER, MEDIUM
from steamshed.bots.search import Search
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import ContentError
from steamshed.kernel.heuristics import Plan
from steamshed.kernel.network import Layer, Network
from steamshed.kernel.weights import read_network


def constant(features: list[str], value: float) -> Network:
    """A network that expects the same everywhere."""
    width = 3 * len(features) + 2
    return Network(features, [0.0] * (width + 1), [1.0] * (width + 1), [Layer([[0.0] * width], [value])])


def position(name: str, players: int, steps: int) -> steamshed.State:
    game = steamshed.game(name)
    chance, rng = Chance(3), random.Random(3)
    state = game.new(players, {}, chance)
    for _ in range(steps):
        state.apply(game.steady(state, state.legal(), rng), chance)
    return state


@pytest.mark.parametrize("name", steamshed.games())
def test_experience_goes_a_part_of_the_way(name: str) -> None:
    game = steamshed.game(name)
    heuristics = thinking(game, MEDIUM)
    state = position(name, game.seats[-1], 60)
    features = list(game.weights().weights)
    for seat in range(game.seats[-1]):
        judged = heuristics.judge(state, seat)
        found = Experience(heuristics, constant(features, judged + 10.0), 0.4)
        assert found.term(state, seat, judged) == pytest.approx(4.0)
        assert found.estimate(state, seat) == pytest.approx(judged + 4.0)


@pytest.mark.parametrize("name", steamshed.games())
def test_a_network_sees_all_seats(name: str) -> None:
    game = steamshed.game(name)
    heuristics = thinking(game, MEDIUM)
    state = position(name, game.seats[-1], 60)
    features = list(game.weights().weights)
    given = seen(heuristics, state, 0, features)
    assert len(given) == 3 * len(features) + 2
    assert given[: len(features)] == [heuristics.features(state, 0).get(term, 0.0) for term in features]
    assert 0.0 <= given[-2] <= 1.0
    assert given[-1] == (state.seat == 0)
    later = position(name, game.seats[-1], 120)
    assert heuristics.progress(later) >= heuristics.progress(state)
    assert heuristics.progress(later) > heuristics.progress(game.new(game.seats[-1], {}, Chance(3)))


def test_lines_are_judged_with_experience() -> None:
    game = steamshed.game("age_of_steam")
    heuristics = thinking(game, MEDIUM)
    state = position("age_of_steam", 3, 40)
    plans = heuristics.plans(state, state.legal(), random.Random(1), 2)
    learned = Experience(heuristics, constant(list(game.weights().weights), 500.0), 1.0)
    plain, taught = (Search(game, heuristics, state, 5, 1e12, each) for each in (None, learned))
    assert plain.play_out(plans[0], 5) < 400.0
    assert taught.play_out(plans[0], 5) == pytest.approx(500.0)


def test_experience_is_a_reason() -> None:
    game = steamshed.game("age_of_steam")
    heuristics = thinking(game, MEDIUM)
    state = position("age_of_steam", 3, 40)
    plan = heuristics.explained(state, heuristics.plans(state, state.legal(), random.Random(1), 2)[0], 0, 1)
    learned = Experience(heuristics, constant(list(game.weights().weights), 500.0), 0.5)
    found = learned.explained(state, plan, 0, 1)
    assert set(found.terms) == {*plan.terms, EXPERIENCE}
    assert "reason-experience" in {reason.id for reason in reasons(found, plan, {})}


def test_what_belongs_together_is_one_reason() -> None:
    one, other = Plan([], 0.0, {"forecast": 9.0, "distance": -8.0, "cash": 2.0}), Plan([], 0.0, {"forecast": 1.0})
    told = {reason.id: reason.args["points"] for reason in reasons(one, other, {"distance": "forecast"})}
    assert told == {"reason-cash": "+2.0"}, "eight more and eight less is nothing"


def test_only_who_has_learnt_asks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = steamshed.game("days_of_steam")
    weights = game.weights()
    weights.weights[EXPERIENCE] = 0.5
    monkeypatch.setattr(type(game), "weights", lambda self: weights)
    monkeypatch.setattr(type(game), "network", lambda self: constant(["points"], 1.0))
    assert LadderBot(game, MASTER).experience is not None
    assert LadderBot(game, MEDIUM).experience is None
    weights.weights[EXPERIENCE] = 0.0
    assert experience.experience(game, thinking(game, MASTER), MASTER) is None


GOOD = {
    "trained": "by hand",
    "games": 1,
    "features": ["points"],
    "middle": [0, 0, 0, 0, 0, 1],
    "spread": [1, 1, 1, 1, 1, 2],
    "rows": [[[1, 0, 0, 0, 0], [0, 1, 0, 0, 0]], [[1, -1]]],
    "constants": [[0, 0], [0.5]],
}


def test_a_network_computes_what_its_file_says(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "network.json"
    assert read_network(file) is None
    file.write_text(json.dumps(GOOD), encoding="utf-8")
    network = read_network(file)
    assert network is not None
    assert network.value([0.3, 0.0, 9.0, 9.0, 9.0]) == pytest.approx(1 + 2 * (0.2913126 + 0.5))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"middle": [0]}, "middle, spread"),
        ({"spread": [1, 1, 1, 1, 1, 0]}, "no spread of 0"),
        ({"rows": [[[1, 0, 0, 0], [0, 1, 0, 0]], [[1, -1]]]}, "as wide as the layer before"),
        ({"constants": [[0], [0.5]]}, "a constant for each"),
        ({"constants": [[0, 0]]}, "as many layers"),
        ({"games": "many"}, "games"),
        ({"more": 1}, "more"),
    ],
)
def test_a_file_that_does_not_fit_is_named(tmp_path: pathlib.Path, change: dict[str, object], said: str) -> None:
    file = tmp_path / "network.json"
    file.write_text(json.dumps({**GOOD, **change}), encoding="utf-8")
    with pytest.raises(ContentError, match=rf"network\.json.*{said}"):
        read_network(file)
