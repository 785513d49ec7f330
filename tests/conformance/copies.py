"""Laws about copies: two states have nothing in common that could change, and play on apart.

They look at a few steps of every verb, because every verb changes other parts of a state.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NoReturn

from steamshed.kernel.chance import Keyed, Scripted
from steamshed.kernel.game import Game
from steamshed.kernel.state import Lasting, State
from tests.conformance.cases import Case, Step, plain

EACH = 3
"""How many actions of every verb are looked at in one game."""
NOTES = ("cover", "zones", "marks", "links_cache")
"""What is found out and noted, and as true for a copy."""
UNCHANGING = (int, float, str, bytes, type(None), Lasting)


class OfEveryVerb:
    """Keeps a few steps of every verb of a game, wherever in it they come: each has the same chance."""

    def __init__(self, case: Case, seed: int) -> None:
        self.rng = random.Random(seed)
        self.found: dict[str, list[Step]] = {}
        self.seen: dict[str, int] = {}
        self.active = hasattr(case.game, "declared")

    def offer(self, step: Step) -> None:
        if not self.active:
            return
        verb = str(step.action).partition(" ")[0]
        kept, self.seen[verb] = self.found.setdefault(verb, []), self.seen.get(verb, 0) + 1
        if len(kept) < EACH:
            kept.append(frozen(step))
        elif self.rng.randrange(self.seen[verb]) < EACH:
            kept[self.rng.randrange(EACH)] = frozen(step)

    def kept(self) -> list[Step]:
        return [step for kept in self.found.values() for step in kept]


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
        if field.keep not in ("shared", "replaced", "lent"):
            found.update(changeable(getattr(state, field.name), field.name))
    return found


def check_nothing_in_common(game: Game, state: State, copy: State) -> None:
    theirs = {id(thing): where for where, thing in own(game, copy).items()}
    common = [where for where, thing in own(game, state).items() if id(thing) in theirs]
    assert not common, f"shared with the copy: {', '.join(common[:5])}"


class Sealed(list[Any]):
    """A list that refuses every change in place (of plain Python: compiled code does not ask). A part of it, also the
    whole (``items[:]``), is an ordinary list."""

    def refuse(self, *arguments: object) -> NoReturn:
        raise AssertionError("changed while a copy shares it: nobody called unshare() or replaced it before")

    __setitem__ = __delitem__ = __iadd__ = __imul__ = refuse
    append = extend = insert = remove = pop = sort = reverse = clear = refuse  # type: ignore[assignment]


class SealedDict(dict[Any, Any]):
    """A dict that refuses every change in place, likewise. A copy of it is an ordinary dict."""

    def refuse(self, *arguments: object, **named: object) -> NoReturn:
        raise AssertionError("changed while a copy shares it: nobody replaced it before")

    __setitem__ = __delitem__ = refuse
    update = setdefault = pop = popitem = clear = refuse

    def copy(self) -> dict[Any, Any]:
        return dict(self)


def sealed(thing: object) -> object:
    if isinstance(thing, dict):
        return SealedDict(thing)
    return Sealed(sealed(item) for item in thing) if isinstance(thing, list) else thing


def seal(game: Game, state: State) -> None:
    """Seals everything that a state shares with copies until it changes."""
    for field in game.declared.fields:
        part = getattr(state, field.name)
        if field.keep in ("lent", "replaced"):
            setattr(state, field.name, sealed(part))
        elif getattr(part, "lent", False):
            for name, inside in attributes(part).items():
                if name not in NOTES:
                    setattr(part, name, sealed(inside) if isinstance(inside, list) else inside)


def lent_lists_are_unshared(case: Case, step: Step) -> None:
    """Nobody changes in place what is lent to a copy."""
    state = step.before.clone()
    kept = state.clone()
    seal(case.game, state)
    state.apply(step.action, Scripted(step.outcomes))
    assert plain(state.dump()) == step.position_after
    assert plain(kept.dump()) == step.position
    thought = step.before.clone()
    seal(case.game, thought)
    seat = 0 if thought.seat is None else thought.seat
    first, second = (case.game.redraw(thought, seat, Keyed(7)) for _ in range(2))
    assert plain(first.dump()) == plain(second.dump())
    assert plain(thought.dump()) == step.position


def copies_share_nothing(case: Case, step: Step) -> None:
    """A copy has nothing in common with its original, nor has a state that became another."""
    state = step.before
    check_nothing_in_common(case.game, state, state.clone())
    other = step.after.clone()
    other.become(state)
    check_nothing_in_common(case.game, state, other)
    assert plain(other.dump()) == step.position


def copies_play_apart(case: Case, step: Step) -> None:
    """What is done to a copy leaves the original alone, and the other way round."""
    original = step.before.clone()
    copy = original.clone()
    copy.apply(step.action, Scripted(step.outcomes))
    assert plain(original.dump()) == step.position
    assert plain(copy.dump()) == step.position_after
    third = original.clone()
    original.apply(step.action, Scripted(step.outcomes))
    assert plain(third.dump()) == step.position
    assert plain(original.dump()) == step.position_after


COPIES = (copies_share_nothing, lent_lists_are_unshared, copies_play_apart)
