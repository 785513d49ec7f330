"""What is seen: fixed shapes within the declared spaces, from the view alone, and the same for the same view."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import steamshed
from steamshed.env.observing import Observer
from steamshed.kernel.state import State
from steamshed.rl.observation import Sense

CASES = [(name, players) for name in steamshed.games() for players in steamshed.game(name).seats]
STEPS = 160


def positions(name: str, players: int, options: dict[str, object] | None = None) -> Iterator[tuple[State, list[Sense]]]:
    """Positions of a game whose players are steady, now and then careless."""
    game = steamshed.game(name)
    chance, rng = steamshed.Chance(players), random.Random(players)
    state = game.new(players, options, chance)
    senses = game.senses(state)
    for _ in range(STEPS):
        if state.seat is None:
            break
        legal = state.legal()
        state.apply(rng.choice(legal) if rng.random() < 0.1 else game.steady(state, legal, rng), chance)
        yield state, senses


def seen(senses: list[Sense], state: State, viewer: int) -> dict[str, list[int]]:
    return {sense.name: list(map(int, sense.read(state, viewer))) for sense in senses}


@pytest.mark.parametrize(("name", "players"), CASES)
def test_positions_with_the_same_view_look_the_same(name, players):
    game = steamshed.game(name)
    for number, (state, senses) in enumerate(positions(name, players)):
        if number % 8:
            continue
        viewer = number // 8 % players
        here = seen(senses, state, viewer)
        assert seen(senses, game.redraw(state, viewer, steamshed.Chance(number)), viewer) == here
        assert seen(senses, game.imagine(state.view(viewer), steamshed.Chance(number)), viewer) == here


@pytest.mark.parametrize("options", [{"advanced": True}, {"advanced": True, "map_mode": "hand"}])
def test_secret_choices_and_maps_built_by_hand_look_the_same_too(options):
    game = steamshed.game("binario")
    if not game.allows(2, options):
        options = {"advanced": True}
    for number, (state, senses) in enumerate(positions("binario", 2, options)):
        if number % 4 == 0:
            for viewer in range(2):
                other = game.imagine(state.view(viewer), steamshed.Chance(number))
                assert seen(senses, other, viewer) == seen(senses, state, viewer)


def test_a_hand_is_seen_by_its_owner_only():
    game = steamshed.game("days_of_steam")
    state = game.new(2, None, steamshed.Chance(1))
    senses = game.senses(state)
    assert sum(seen(senses, state, 0)["hand"]) == 3
    mine, other = seen(senses, state, 0), seen(senses, state, 1)
    assert np.add(mine["hand"], mine["unseen"]).tolist() == np.add(other["hand"], other["unseen"]).tolist()
    assert mine["hand"] != other["hand"]


@pytest.mark.parametrize(("name", "players"), CASES)
@pytest.mark.parametrize("flat", [False, True])
def test_observations_lie_in_their_declared_space(name, players, flat):
    observer = None
    for number, (state, senses) in enumerate(positions(name, players)):
        observer = observer or Observer(senses, flat)
        if number % 5 == 0:
            view = observer.see(state, number % players)
            assert observer.space().contains(view)
            parts = [view] if flat else [view[sense.name].ravel() for sense in senses]
            read = [value for sense in senses for value in sense.read(state, number % players)]
            assert np.concatenate(parts).tolist() == read
    assert observer is not None
    assert set(observer.meaning()) == {sense.name for sense in observer.senses}
    assert all(observer.meaning().values())


def test_an_observation_is_a_copy():
    game = steamshed.game("age_of_steam")
    state = game.new(3, None, steamshed.Chance(1))
    observer = Observer(game.senses(state))
    first = observer.see(state, 0)
    first["cash"][:] = 77
    assert 77 not in observer.see(state, 0)["cash"]
