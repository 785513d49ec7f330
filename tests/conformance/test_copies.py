"""Copies of a state have nothing in common that could change, and what is done to one leaves the other alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NoReturn

import pytest

import steamshed
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.game import Game
from steamshed.kernel.state import Lasting, State
from tests.conformance import cases
from tests.conformance.cases import Case, Step, playout
from tests.conformance.test_conformance import POSITIONS, plain

CASES = [case for case in cases.CASES if hasattr(case.game, "declared")]
NAMES = sorted({case.game.name for case in CASES})
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("name", NAMES)

EACH = 3
"""How many actions of every verb are looked at in one game."""
NOTES = ("cover", "zones", "marks", "links_cache")
"""What is found out and noted, and as true for a copy."""
UNCHANGING = (int, float, str, bytes, type(None), Lasting)


def by_verb(steps: Iterator[Step], each: int, seed: int) -> list[Step]:
    """A few steps of every verb of a game, wherever in it they come: each has the same chance."""
    rng = random.Random(seed)
    found: dict[str, list[Step]] = {}
    seen: dict[str, int] = {}
    for step in steps:
        verb = str(step.action).partition(" ")[0]
        kept, seen[verb] = found.setdefault(verb, []), seen.get(verb, 0) + 1
        if len(kept) < each:
            kept.append(frozen(step))
        elif rng.randrange(seen[verb]) < each:
            kept[rng.randrange(each)] = frozen(step)
    return [step for kept in found.values() for step in kept]


def frozen(step: Step) -> Step:
    """The step with a state of its own after it."""
    return Step(step.number, step.before, step.legal, step.action, step.outcomes, step.events, step.after.clone())


def attributes(thing: object) -> dict[str, object]:
    """What an object holds, compiled or not."""
    names = list(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names += getattr(kind, "__mypyc_attrs__", ())
    return {name: getattr(thing, name) for name in dict.fromkeys(names) if name != "__dict__" and hasattr(thing, name)}


def changeable(thing: object, where: str) -> Iterator[tuple[str, object]]:
    """Everything reachable that could change in place, with the way to it."""
    if isinstance(thing, UNCHANGING):
        return
    if isinstance(thing, tuple):
        for number, item in enumerate(thing):
            yield from changeable(item, f"{where}[{number}]")
        return
    yield where, thing
    if isinstance(thing, list | set):
        for number, item in enumerate(thing):
            yield from changeable(item, f"{where}[{number}]")
    elif isinstance(thing, dict):
        for key, item in thing.items():
            yield from changeable(item, f"{where}[{key!r}]")
    elif not getattr(thing, "lent", False):
        shared = getattr(type(thing), "SHARED", ())
        for name, item in attributes(thing).items():
            if name not in shared:
                yield from changeable(item, f"{where}.{name}")


def own(game: Game, state: State) -> dict[str, object]:
    """Everything of a state that could change in place and that copies do not share, by the way to it."""
    found: dict[str, object] = {}
    for field in game.declared.fields:
        if field.keep not in ("shared", "lent"):
            found.update(changeable(getattr(state, field.name), field.name))
    return found


def check_nothing_in_common(game: Game, state: State, copy: State) -> None:
    theirs = {id(thing): where for where, thing in own(game, copy).items()}
    common = [where for where, thing in own(game, state).items() if id(thing) in theirs]
    assert not common, f"shared with the copy: {', '.join(common[:5])}"


class Sealed(list[Any]):
    """A list that refuses every change in place (of plain Python: compiled code does not ask)."""

    def refuse(self, *arguments: object) -> NoReturn:
        raise AssertionError("changed while a copy shares it: unshare() was not called before")

    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse
    append = extend = insert = remove = pop = sort = reverse = clear = refuse  # type: ignore[assignment]


def sealed(thing: object) -> object:
    return Sealed(sealed(item) for item in thing) if isinstance(thing, list) else thing


def seal(game: Game, state: State) -> None:
    """Seals everything that a state shares with copies until it changes."""
    for field in game.declared.fields:
        part = getattr(state, field.name)
        if field.keep == "lent":
            setattr(state, field.name, sealed(part))
        elif getattr(part, "lent", False):
            for name, inside in attributes(part).items():
                if name not in NOTES:
                    setattr(part, name, sealed(inside) if isinstance(inside, list) else inside)


def check_unshares(game: Game, step: Step) -> None:
    """Nobody changes in place what is lent to a copy."""
    state = step.before.clone()
    kept = state.clone()
    seal(game, state)
    state.apply(step.action, Scripted(step.outcomes))
    assert plain(state.dump()) == plain(step.after.dump())
    assert plain(kept.dump()) == plain(step.before.dump())


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


def check_copies(game: Game, step: Step) -> None:
    """A copy has nothing in common with its original, nor has a state that became another."""
    state = step.before
    check_nothing_in_common(game, state, state.clone())
    other = step.after.clone()
    other.become(state)
    check_nothing_in_common(game, state, other)
    assert plain(other.dump()) == plain(state.dump())


def check_apart(step: Step) -> None:
    """What is done to a copy leaves the original alone, and the other way round."""
    before, after = plain(step.before.dump()), plain(step.after.dump())
    original, copy = step.before, step.before.clone()
    copy.apply(step.action, Scripted(step.outcomes))
    assert plain(original.dump()) == before
    assert plain(copy.dump()) == after
    third = original.clone()
    original.apply(step.action, Scripted(step.outcomes))
    assert plain(third.dump()) == before
    assert plain(original.dump()) == after


@every_case
def test_copies_are_apart(case: Case) -> None:
    """After every kind of action."""
    for steady in (True, False):
        _, steps = playout(case, 11, steady)
        for step in by_verb(steps, EACH, 11):
            check_copies(case.game, step)
            check_unshares(case.game, step)
            check_apart(step)


@every_game
def test_copies_are_apart_in_stored_positions(name: str) -> None:
    for step in stored(name):
        check_copies(steamshed.game(name), step)
        check_unshares(steamshed.game(name), step)
        check_apart(step)


@every_game
def test_every_field_is_declared(name: str) -> None:
    """A state holds nothing but its declared fields."""
    case = next(case for case in CASES if case.game.name == name)
    state = case.game.new(case.players, case.options, Chance(seed=1))
    declared = {field.name for field in case.game.declared.fields} | {"seat", "phase"}
    if case.game.declared.lends:
        declared.add("lent")
    assert set(attributes(state)) == declared


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
