"""How actions are chosen: by rows of features, or by their number in a fixed space."""

from __future__ import annotations

import random

import numpy as np
import pytest

import steamshed
from steamshed.env.choosing import COLUMNS, ByNumber, ByRows, choosing, features
from steamshed.kernel.errors import OptionError

FACTORED = ("age_of_steam", "days_of_steam", "railroad_revolution")


@pytest.mark.parametrize("name", FACTORED)
def test_every_legal_action_has_a_number_of_its_own_that_means_it(name):
    game = steamshed.game(name)
    for seed, players in enumerate(game.seats):
        chance, rng = steamshed.Chance(seed), random.Random(seed)
        state = game.new(players, None, chance)
        way = choosing("factored", game, state, 0)
        assert isinstance(way, ByNumber)
        for _ in range(200):
            if state.seat is None:
                break
            legal = state.legal()
            way.take(legal)
            mask = way.offer()["action_mask"]
            assert mask.sum() == len(legal) - way.left_out()
            assert way.left_out() == 0
            number = int(rng.choice(np.flatnonzero(mask)))
            action = way.chosen(number)
            assert action in legal
            assert way.factored.told(number)[0] == str(action).partition(" ")[0]
            state.apply(game.steady(state, legal, rng), chance)


def test_a_number_keeps_its_meaning():
    game = steamshed.game("age_of_steam")
    state = game.new(3, None, steamshed.Chance(1))
    space = game.factored(state)
    assert space is not None
    build, deliver = game.parse("build K10 gentle 2", state), game.parse("deliver red Chicago-Toledo-Detroit", state)
    assert space.told(space.code(build)) == ("build", "K10", "gentle", "2")
    assert space.told(space.code(deliver)) == ("deliver", "Chicago", "Detroit", "0")
    assert space.codes([deliver] * 10)[6:] == [space.code(deliver) + 6, space.code(deliver) + 7, -1, -1]


def test_rows_say_what_an_action_says():
    game = steamshed.game("age_of_steam")
    verbs = {verb: at + 1 for at, verb in enumerate(game.notation.verbs)}
    row = dict(zip(COLUMNS, features(game.parse("build K10 gentle 2"), verbs), strict=True))
    assert row["verb"] == verbs["build"]
    assert row["words"] == 3
    assert (row["number 1"], row["second number 1"], row["number 3"]) == (11, 10, 2)
    other = dict(zip(COLUMNS, features(game.parse("build K10 gentle 3"), verbs), strict=True))
    assert {name for name in COLUMNS if row[name] != other[name]} == {"name 3", "number 3"}
    journey = dict(zip(COLUMNS, features(game.parse("deliver red Kansas City-St. Louis-Chicago"), verbs), strict=True))
    assert (journey["words"], journey["number 4"]) == (4, 2)


@pytest.mark.parametrize("name", steamshed.games())
def test_different_actions_have_different_rows(name):
    game = steamshed.game(name)
    chance, rng = steamshed.Chance(1), random.Random(1)
    state = game.new(game.seats[0], None, chance)
    way = ByRows(game, 2048)
    for _ in range(120):
        legal = state.legal()
        way.take(legal)
        offered = way.offer()
        rows = offered["actions"][: len(legal)]
        same = len(legal) - len(np.unique(rows, axis=0))
        # two journeys between the same cities may look alike
        assert same == 0 or str(legal[0]).startswith("deliver")
        assert not offered["actions"][len(legal) :].any()
        assert offered["action_mask"].sum() == len(legal)
        state.apply(game.steady(state, legal, rng), chance)
        if state.seat is None:
            break


def test_what_is_beyond_the_rows_is_counted():
    game = steamshed.game("age_of_steam")
    state = game.new(3, None, steamshed.Chance(1))
    legal = state.legal()
    way = ByRows(game, 5)
    way.take(legal)
    assert way.offer()["action_mask"].tolist() == [1] * 5
    assert way.left_out() == len(legal) - 5
    assert way.chosen(5) is None


def test_rows_stay_the_same_however_many_were_met(monkeypatch):
    """The table of rows grows, and is begun anew when it has become too long."""
    game = steamshed.game("days_of_steam")
    monkeypatch.setattr("steamshed.env.choosing.KNOWN", 260)
    way, chance, rng = ByRows(game, 2048), steamshed.Chance(1), random.Random(1)
    state = game.new(2, None, chance)
    lengths = []
    for _ in range(60):
        legal = state.legal()
        way.take(legal)
        rows = way.offer()["actions"][: len(legal)].tolist()
        assert rows == [features(action, way.verbs) for action in legal]
        lengths.append(len(way.met.known))
        state.apply(game.steady(state, legal, rng), chance)
    assert max(lengths) > 256
    assert lengths != sorted(lengths)


def test_wrong_ways_to_choose_are_refused():
    game = steamshed.game("binario")
    state = game.new(2, None, steamshed.Chance(1))
    with pytest.raises(OptionError, match="binario has no fixed space of actions"):
        choosing("factored", game, state, 10)
    with pytest.raises(OptionError, match="'wish' is not one of rows, factored"):
        choosing("wish", game, state, 10)
