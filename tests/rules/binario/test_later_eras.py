"""Whole games of steady play, looked at in every kind of decision and era: the conformance suite stops early."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import steamshed
from steamshed.games.binario import GAME, Binario
from steamshed.kernel.chance import Chance, Scripted


def plain(data: object) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize(("advanced", "seed"), [(False, 11), (True, 12)])
def test_positions_copies_and_views_in_every_era(advanced: bool, seed: int) -> None:
    chance, rng = Chance(seed=seed), random.Random(seed)
    state = GAME.new(2, {"advanced": advanced}, chance)
    assert isinstance(state, Binario)
    seen: set[tuple[str, str, int]] = set()
    while state.seat is not None:
        legal = state.legal()
        action = GAME.steady(state, legal, rng)
        key = (state.phase, state.pending.what if state.pending else "", state.era)
        new = key not in seen
        seen.add(key)
        if new:
            look_at(state, legal)
            before, loaded = state.clone(), GAME.load(plain(state.dump()))
            data = plain(before.dump())
        drawn = len(chance.drawn)
        events = state.apply(action, chance)
        if new:
            again = loaded.apply(action, Scripted(chance.drawn[drawn:]))
            assert plain(loaded.dump()) == plain(state.dump())
            assert [event.to_json() for event in again] == [event.to_json() for event in events]
            assert plain(before.dump()) == data
            state.audit()
    assert {era for _, _, era in seen} == {1, 2, 3, 4}
    assert len(seen) > 60


def look_at(state: Binario, legal: list[steamshed.Action]) -> None:
    data = plain(state.dump())
    loaded = GAME.load(data)
    assert plain(loaded.dump()) == data
    assert [str(action) for action in loaded.legal()] == [str(action) for action in legal]
    for seat in range(2):
        view = plain(state.view(seat))
        imagined = GAME.imagine(copy.deepcopy(view), Chance(seed=1))
        imagined.audit()
        assert plain(imagined.view(seat)) == view
    for scene in GAME.scenes(state.view(None)):
        assert len({thing.id for thing in scene.things}) == len(scene.things)
