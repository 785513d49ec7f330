"""What every game must do, whatever its rules: written once, run for every seat count, preset and option."""

from __future__ import annotations

import copy
import json
import pathlib
import re
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import steamshed
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.errors import ChanceError, ParseError, PositionError
from steamshed.kernel.game import Game
from steamshed.kernel.record import Record
from steamshed.kernel.state import State, undoable
from steamshed.kernel.violation import IllegalAction
from steamshed.kernel.words import bundle
from tests.conformance.cases import CASES, Case, playout, sample

every_case = pytest.mark.parametrize("case", CASES, ids=str)
seeds = st.integers(0, 2**32 - 1)
POSITIONS = pathlib.Path(__file__).resolve().parent.parent / "positions"
FEW = settings(max_examples=2, deadline=None, derandomize=True, database=None)


def plain(data: object) -> Any:
    """What is left of data after a trip through JSON."""
    return json.loads(json.dumps(data))


@every_case
@FEW
@given(seed=seeds, steady=st.booleans())
def test_plays_to_the_end(case: Case, seed: int, steady: bool) -> None:
    """Legal actions are never missing, never doubled, always apply, and the game ends within its bound."""
    record, steps = playout(case, seed, steady, whole=True)
    for step in steps:
        assert step.legal, f"nothing to do for seat {step.before.seat} in {step.before.phase}"
        assert len(set(step.legal)) == len(step.legal)
        assert step.before.seat in range(case.players)
        step.after.audit()
        assert step.number <= case.game.longest
    state = record.state
    if case.size.steps is not None and len(record.entries) == case.size.steps:
        # a long game with one option changed is broken off
        return
    assert state.legal() == []
    assert state.over
    assert len(state.scores()) == case.players
    assert sorted(seat for place in state.ranking() for seat in place) == list(range(case.players))


@every_case
@FEW
@given(seed=seeds)
def test_legal_is_what_check_allows(case: Case, seed: int) -> None:
    """legal() equals brute force over every action the game can express; the rest is refused by a rule."""
    _, steps = playout(case, seed, True)
    for step in sample(steps, case.size.brute, seed):
        compare_with_brute_force(case.game, step.before, step.legal)


@pytest.mark.parametrize("file", sorted(POSITIONS.glob("*/*.json")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_legal_is_what_check_allows_in_stored_positions(file: pathlib.Path) -> None:
    """The same in positions that random play seldom comes to: long deliveries, redirections, tunnels."""
    game = steamshed.game(file.parent.name)
    state = game.load(json.loads(file.read_text(encoding="utf-8")))
    compare_with_brute_force(game, state, state.legal())


def compare_with_brute_force(game: Game, state: State, actions: list[Action]) -> None:
    before, legal, candidates = plain(state.dump()), set(actions), game.candidates(state)
    refused = []
    for action in candidates:
        violation = state.check(action)
        assert (violation is None) == (action in legal), f"{action}: {violation}"
        if violation is not None:
            assert is_rule(game, violation.rule), f"{action} is refused by {violation.rule!r}"
            refused.append(action)
    assert legal <= set(candidates)
    for action in refused[:: max(1, len(refused) // 50)]:
        with pytest.raises(IllegalAction):
            state.apply(action, Chance(seed=1))
    assert plain(state.dump()) == before


def is_rule(game: Game, rule: str) -> bool:
    return bool(re.fullmatch(game.prefix + r"-[A-Z]+-\d+", rule)) and bundle(game, "en").has_message(rule)


@every_case
@FEW
@given(seed=seeds)
def test_texts_round_trip(case: Case, seed: int) -> None:
    """str and parse are inverse; legal() comes in the same order from a loaded position."""
    _, steps = playout(case, seed, True)
    for step in sample(steps, case.size.checks, seed):
        for action in step.legal:
            assert case.game.parse(str(action)) == action
            assert str(case.game.parse(str(action))) == str(action)
        loaded = case.game.load(plain(step.before.dump()))
        assert [str(action) for action in loaded.legal()] == [str(action) for action in step.legal]


@every_case
@FEW
@given(seed=seeds)
def test_positions_round_trip(case: Case, seed: int) -> None:
    """dump and load are inverse, and a loaded position plays on in the same way."""
    _, steps = playout(case, seed, True)
    for step in sample(steps, case.size.checks, seed):
        data = plain(step.before.dump())
        loaded = case.game.load(data)
        assert plain(loaded.dump()) == data
        loaded.audit()
        events = loaded.apply(step.action, Scripted(step.outcomes))
        assert plain(loaded.dump()) == plain(step.after.dump())
        assert [event.to_json() for event in events] == [event.to_json() for event in step.events]


@every_case
@FEW
@given(seed=seeds)
def test_clones_are_independent(case: Case, seed: int) -> None:
    """Playing on in a copy leaves the original alone, and the other way round."""
    _, steps = playout(case, seed, True)
    for step in sample(steps, case.size.checks, seed):
        original = step.before
        before = plain(original.dump())
        clone = original.clone()
        clone.apply(step.action, Scripted(step.outcomes))
        after = plain(clone.dump())
        assert plain(original.dump()) == before
        assert original.legal() == step.legal
        original.apply(step.legal[-1], Chance(seed=seed))
        assert plain(clone.dump()) == after


@every_case
@FEW
@given(seed=seeds)
def test_records_replay(case: Case, seed: int) -> None:
    """The text of a record replays to the same states and the same result."""
    record, steps = playout(case, seed, True)
    dumps = {step.number: plain(step.after.dump()) for step in sample(steps, case.size.checks, seed)}
    text = str(record)
    again = Record.parse(text, steamshed.game)
    assert str(again) == text
    assert plain(again.state.dump()) == plain(record.state.dump())
    for number in list(dumps)[::4]:
        assert plain(Record.parse(text, steamshed.game, to=number).state.dump()) == dumps[number]


@every_case
@FEW
@given(seed=seeds)
def test_views_hide_and_imagine_agrees(case: Case, seed: int) -> None:
    """A state imagined from a seat's view gives that seat the same view and the same choices.

    Two imagined states differ only in what the seat cannot know, so this is also the test that a view does not depend
    on anything hidden.
    """
    _, steps = playout(case, seed, True)
    for step in sample(steps, case.size.checks, seed):
        state = step.before
        for seat in [*range(case.players), None]:
            view = plain(state.view(seat))
            if seat is None:
                continue
            for dream in (Chance(seed=seed), Chance(seed=seed + 1)):
                imagined = case.game.imagine(copy.deepcopy(view), dream)
                imagined.audit()
                assert plain(imagined.view(seat)) == view
                assert imagined.seat == state.seat
                if state.seat == seat:
                    assert imagined.legal() == step.legal


class Broken(Exception):
    """Something that nobody has thought of."""


class Breaking(Chance):
    """Draws for real, and breaks at one of its draws."""

    def __init__(self, at: int) -> None:
        super().__init__(seed=5)
        self.left = at

    def count(self) -> None:
        self.left -= 1
        if self.left <= 0:
            raise Broken

    def draw(self, what: str, multiset: Mapping[str, int]) -> str:
        self.count()
        return super().draw(what, multiset)

    def roll(self, what: str, sides: int) -> int:
        self.count()
        return super().roll(what, sides)

    def order(self, what: str, count: int) -> list[int]:
        self.count()
        return super().order(what, count)


@every_case
@FEW
@given(seed=seeds)
def test_lying_chance_is_refused(case: Case, seed: int) -> None:
    """An outcome that cannot be, and one that is missing, are errors that leave the state as it was."""
    _, steps = playout(case, seed, True)
    tried = 0
    for step in steps:
        if not step.outcomes:
            continue
        tried += 1
        if tried > case.size.checks:
            break
        before = plain(step.before.dump())
        for lie in (step.outcomes[:-1], [*step.outcomes[:-1], "no such piece"]):
            with pytest.raises(ChanceError):
                step.before.apply(step.action, Scripted(lie))
            assert plain(step.before.dump()) == before
        with pytest.raises(Broken):
            step.before.apply(step.action, Breaking(len(step.outcomes)))
        assert plain(step.before.dump()) == before
    with pytest.raises(ChanceError):
        case.game.new(case.players, case.options, Scripted(["no such piece"]))


@every_case
@FEW
@given(seed=seeds)
def test_undo_takes_back_only_what_showed_nothing(case: Case, seed: int) -> None:
    """What can be taken back showed nobody anything: whatever a seat may have imagined before, it can imagine after.

    In every world that a seat cannot tell from the real one, what it was told of the action could have been done, and
    then the seat would see what it sees.
    """
    _, steps = playout(case, seed, True)
    for step in sample(steps, 2 * case.size.checks, seed):
        actor = step.before.seat
        if not undoable(step.events, len(step.outcomes)):
            continue
        for viewer in set(range(case.players)) - {actor}:
            world = case.game.imagine(plain(step.before.view(viewer)), Chance(seed=seed))
            heard = tell(case.game, step.action, actor, viewer)
            alike = [action for action in world.legal() if tell(case.game, action, actor, viewer) == heard]
            assert alike, f"seat {viewer} learnt from {step.action} what seat {actor} could do"
            world.apply(alike[0], Scripted([]))
            assert plain(world.view(viewer)) == plain(step.after.view(viewer))


def tell(game: Game, action: Action, actor: int | None, viewer: int) -> str:
    """What a viewer is told of somebody's action."""
    assert actor is not None
    return game.tell(str(action), [], actor, viewer)[0]


@every_case
@FEW
@given(seed=seeds)
def test_choices_can_be_shown(case: Case, seed: int) -> None:
    """Every legal action says what it touches and what it does, by a message that exists."""
    _, steps = playout(case, seed, True)
    english = bundle(case.game, "en")
    for step in sample(steps, case.size.brute, seed):
        for action in step.legal:
            choice = step.before.choice(action)
            assert choice.action == action
            assert choice.price is None or choice.price >= 0
            assert english.has_message(choice.effect.id), choice.effect.id
        for event in step.events:
            assert english.has_message(event.id), event.id


@every_case
@FEW
@given(seed=seeds)
def test_scenes_are_drawn_from_views(case: Case, seed: int) -> None:
    """Every view can be drawn; ids are unique and every thing has its symbol."""
    _, steps = playout(case, seed, True)
    for step in sample(steps, 3, seed):
        drawn = step.before.seat
        for scene in case.game.scenes(step.before.view(drawn)):
            ids = [thing.id for thing in scene.things]
            assert len(set(ids)) == len(ids)
            assert {thing.symbol for thing in scene.things} <= set(scene.symbols)


@pytest.mark.parametrize("name", steamshed.games())
@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_parser_survives_anything(name: str, data: st.DataObject) -> None:
    """Any text is an action with canonical text, or a ParseError."""
    game = steamshed.game(name)
    words = st.one_of(st.sampled_from(sorted(game.notation.verbs)), st.text(max_size=8), st.integers().map(str))
    text = data.draw(st.one_of(st.text(max_size=40), st.lists(words, max_size=6).map(" ".join)))
    try:
        action = game.parse(text)
    except ParseError as error:
        assert error.expected
        return
    assert game.parse(str(action)) == action


@pytest.mark.parametrize("name", steamshed.games())
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_load_survives_anything(name: str, data: st.DataObject) -> None:
    """A position with one part replaced by junk loads to a sound state or is refused naming the place."""
    game = steamshed.game(name)
    state = game.new(game.seats[0], None, Chance(seed=5))
    position = json.loads(json.dumps(state.dump()))
    junk = st.one_of(st.none(), st.booleans(), st.integers(-3, 99), st.text(max_size=5), st.just([]), st.just({}))
    node: Any = position
    while isinstance(node, dict | list) and node:
        keys = sorted(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        child = node[key]
        if not isinstance(child, dict | list) or not child or data.draw(st.booleans()):
            node[key] = data.draw(junk)
            break
        node = child
    try:
        loaded = game.load(position)
    except PositionError:
        return
    loaded.audit()
    assert isinstance(loaded, State)


@pytest.mark.parametrize("name", steamshed.games())
@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_record_reader_survives_anything(name: str, data: st.DataObject) -> None:
    """A record with one line changed replays or is refused naming a line."""
    game = steamshed.game(name)
    chance = Chance(seed=3)
    record = Record.start(game, game.seats[0], None, chance)
    for _ in range(12):
        record.apply(record.state.legal()[0], chance)
        if record.state.over:
            break
    lines = str(record).splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = data.draw(st.one_of(st.text(max_size=30), st.sampled_from(lines), st.just(lines[at] + " x")))
    try:
        Record.parse("\n".join(lines), steamshed.game)
    except steamshed.RecordError as error:
        assert str(error).startswith("record")
