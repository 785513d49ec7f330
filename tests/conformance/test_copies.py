"""Copies of a state in stored positions, and what the laws about copies rest on: see `copies.py`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import steamshed
from steamshed.kernel.chance import Chance
from tests.conformance import cases
from tests.conformance.cases import Case, Step, playout
from tests.conformance.copies import COPIES, attributes
from tests.conformance.test_conformance import POSITIONS

CASES = [case for case in cases.CASES if hasattr(case.game, "declared")]
NAMES = sorted({case.game.name for case in CASES})
every_game = pytest.mark.parametrize("name", NAMES)


def stored(name: str) -> Iterator[Step]:
    """In the positions that are kept because play seldom comes to them: one action of every verb."""
    game = steamshed.game(name)
    for file in sorted((POSITIONS / name).glob("*.json")):
        before = game.load(json.loads(file.read_text(encoding="utf-8")))
        legal = before.legal()
        for action in {str(action).partition(" ")[0]: action for action in legal}.values():
            after, chance = before.clone(), Chance(seed=3)
            events = after.apply(action, chance)
            yield Step(1, before.clone(), legal, action, chance.drawn, events, after)


@every_game
def test_copies_are_apart_in_stored_positions(name: str) -> None:
    game = steamshed.game(name)
    for step in stored(name):
        for law in COPIES:
            law(Case(game, game.seats[0]), step)


@every_game
def test_every_field_is_declared(name: str) -> None:
    """A state holds nothing but its declared fields and the phases of its game, which a copy has too."""
    case = next(case for case in CASES if case.game.name == name)
    state = case.game.new(case.players, case.options, Chance(seed=1))
    declared = {field.name for field in case.game.declared.fields} | {"seat", "phase", "phases"}
    if case.game.declared.lends:
        declared.add("lent")
    assert set(attributes(state)) == declared
    game: Any = case.game
    for held in (state, state.clone()):
        assert attributes(held)["phases"] is game.phases


@every_game
def test_play_uses_every_verb(name: str) -> None:
    """So that the laws above speak of all of them."""
    missing = set(steamshed.game(name).notation.verbs) - {str(step.action).partition(" ")[0] for step in stored(name)}
    for case in [case for case in cases.ALL_CASES if case.game.name == name]:
        for steady in (True, False):
            for step in playout(case, 11, steady)[1]:
                missing.discard(str(step.action).partition(" ")[0])
            if not missing:
                return
    assert not missing
