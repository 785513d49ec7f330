"""OpenSpiel's own tests, and that a history can be played again."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

import steamshed
from steamshed.env.openspiel import load


@pytest.mark.parametrize("name", ["age_of_steam", "steam", "days_of_steam"])
def test_random_games_with_clones_and_histories(name):
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", steamshed.games())
def test_what_is_played_can_be_played_again(name):
    game = load(name, seed=3)
    state, rng = game.new_initial_state(), random.Random(1)
    while not state.is_terminal() and len(state.history()) < 150:
        state.apply_action(rng.choice(state.legal_actions()))
    again = load(name, seed=3).new_initial_state()
    for number in state.history():
        again.apply_action(number)
    assert again.at.state.dump() == state.at.state.dump()
    assert state.clone().at.state.dump() == state.at.state.dump()


def test_a_playthrough_can_be_written():
    told = playthrough("steamshed_age_of_steam(players=3,seed=1)", None)
    assert 'GameType.short_name = "steamshed_age_of_steam"' in told
    assert "issue" in told


def test_the_observer_shows_the_flat_observation():
    game = load("railroad_revolution", 3, {"milestone_draw": "open"}, seed=2)
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor.shape == (game.observer.size,)
    assert np.array_equal(observer.dict["observation"], observer.tensor)
    assert observer.tensor.any()
