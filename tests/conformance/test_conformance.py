"""What every game must do, whatever its rules: written once, run for every seat count, preset and option.

Every case is played twice, once by a cautious and once by a reckless random player; each playout is shown to all laws.
"""

from __future__ import annotations

import json
import pathlib
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import steamshed
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.errors import ChanceError, ParseError, PositionError
from steamshed.kernel.record import Record
from steamshed.kernel.state import State
from tests.conformance import laws
from tests.conformance.cases import CASES, Case, Sampler, Step, plain, playout
from tests.conformance.copies import COPIES, OfEveryVerb

POSITIONS = pathlib.Path(__file__).resolve().parent.parent / "positions"
PICTURES = 3
"""Positions a game that are drawn."""
REPLAYS = 3
"""Places of a game up to which its record is replayed."""


def sampled(case: Case, seed: int) -> list[tuple[Sampler, list[laws.Law]]]:
    """The laws with the steps that each looks at. Laws that look at the same steps share what is dumped there."""
    size = case.size
    return [
        (Sampler(size.brute, seed), [laws.legal_is_what_check_allows, laws.choices_can_be_shown]),
        (
            Sampler(size.checks, seed),
            [
                laws.texts_round_trip,
                laws.positions_round_trip,
                laws.views_hide_and_imagine_agrees,
                laws.undo_takes_back_only_what_showed_nothing,
            ],
        ),
        (Sampler(PICTURES, seed), [laws.scenes_are_drawn_from_views]),
    ]


def look(law: laws.Law, case: Case, step: Step) -> None:
    """Holds the step against the law; a failure says which law and which step."""
    try:
        law(case, step)
    except Exception as error:
        error.add_note(f"law {law.__name__}, step {step.number}: {step.action} in {step.before.phase}")
        raise


@pytest.mark.parametrize("cautious", [True, False], ids=["cautious", "reckless"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_laws(case: Case, cautious: bool) -> None:
    seed = random.Random(f"{case} {cautious}").randrange(2**32)
    record, steps = playout(case, seed, cautious, whole=True)
    often = sampled(case, seed)
    verbs = OfEveryVerb(case, seed)
    positions: dict[int, Any] = {}
    lies = 0
    for step in steps:
        look(laws.legal_actions_are_there, case, step)
        for sampler, some in often:
            if sampler.takes(step.number):
                positions[step.number] = step.position_after
                for law in some:
                    look(law, case, step)
        if step.outcomes and lies < case.size.checks:
            lies += 1
            look(laws.lying_chance_is_refused, case, step)
        verbs.offer(step)
    for step in verbs.kept():
        for law in COPIES:
            look(law, case, step)
    check_end(case, record)
    check_replay(record, positions)


def check_end(case: Case, record: Record) -> None:
    """The game is over, with scores and a ranking; a long game with one option changed is broken off before."""
    state = record.state
    if case.size.steps is not None and len(record.entries) == case.size.steps:
        return
    assert state.legal() == []
    assert state.over
    assert len(state.scores()) == case.players
    assert sorted(seat for place in state.ranking() for seat in place) == list(range(case.players))


def check_replay(record: Record, positions: dict[int, Any]) -> None:
    """The text of a record replays to the same positions and the same result."""
    text = str(record)
    again = Record.parse(text, steamshed.game)
    assert str(again) == text
    assert plain(again.state.dump()) == plain(record.state.dump())
    for number in list(positions)[:: max(1, len(positions) // REPLAYS)]:
        assert plain(Record.parse(text, steamshed.game, to=number).state.dump()) == positions[number]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_set_up_that_cannot_be_is_refused(case: Case) -> None:
    with pytest.raises(ChanceError):
        case.game.new(case.players, case.options, Scripted(["no such piece"]))


@pytest.mark.parametrize("file", sorted(POSITIONS.glob("*/*.json")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_legal_is_what_check_allows_in_stored_positions(file: pathlib.Path) -> None:
    """The same in positions that random play seldom comes to: long deliveries, redirections, tunnels."""
    game = steamshed.game(file.parent.name)
    state = game.load(json.loads(file.read_text(encoding="utf-8")))
    laws.compare_with_brute_force(game, state, state.legal())


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
