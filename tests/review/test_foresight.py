"""In the middle of a turn: who has acted is not ahead of those who are yet to come; what was foreseen is kept to."""

from __future__ import annotations

import pytest

import steamshed
from steamshed.bots.evaluation import Evaluation, fitted_of
from steamshed.kernel.chance import Chance, Keyed
from steamshed.kernel.game import AnyGame
from steamshed.kernel.state import State
from steamshed.review.turn_end import SEED, Foresight, expected
from tests.review.dice import RaceGame


@pytest.fixture(scope="module")
def game() -> AnyGame:
    return steamshed.game("age_of_steam")


@pytest.fixture(scope="module")
def evaluation(game: AnyGame) -> Evaluation:
    return Evaluation(game)


@pytest.mark.parametrize("name", ["age_of_steam", "steam"])
def test_games_with_phases_are_asked_at_the_end_of_turns(name: str) -> None:
    assert fitted_of(steamshed.game(name)).settled


def test_what_comes_as_foreseen_changes_nothing(game: AnyGame, evaluation: Evaluation) -> None:
    state = game.new(3, {}, Chance(5))
    foresight = Foresight(evaluation, state)
    assert foresight.asks_at_once(state)
    said = foresight.ahead(state)
    line, chance, looked = list(foresight.line), Keyed(SEED), 0
    for action in line:
        drawn = len(chance.drawn)
        state.apply(action, chance)
        foresight.follow(action, len(chance.drawn) > drawn, state)
        if foresight.asks_at_once(state):
            break
        looked += 1
        assert foresight.expected(state) == said
    assert looked > 12
    assert foresight.here
    assert foresight.expected(state)[0] == pytest.approx(said[0])


def test_what_comes_otherwise_is_thought_about_anew(game: AnyGame, evaluation: Evaluation) -> None:
    state = game.new(3, {}, Chance(5))
    foresight = Foresight(evaluation, state)
    foresight.ahead(state)
    other = next(action for action in state.legal() if action != foresight.line[0])
    state.apply(other, Chance(0))
    foresight.follow(other, False, state)
    assert foresight.end is None
    assert sum(foresight.expected(state)[1]) == pytest.approx(1.0)
    assert foresight.line


def test_a_position_alone(game: AnyGame, evaluation: Evaluation) -> None:
    state: State = game.new(3, {}, Chance(5))
    before = state.dump()
    points, chances = expected(evaluation, state)
    assert len(points) == 3
    assert sum(chances) == pytest.approx(1.0)
    assert state.dump() == before
    race: AnyGame = RaceGame()
    plain = Evaluation(race)
    assert expected(plain, race.new(2))[0] == plain.points(race.new(2))
