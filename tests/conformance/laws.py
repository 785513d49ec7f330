"""The laws of every game, each looking at one step of a playout.

A law is a function of the case and the step. It changes neither: where it plays on, it plays on a copy.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Mapping

import pytest

from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.errors import ChanceError
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.kernel.undo import undoable
from steamshed.kernel.violation import IllegalAction
from steamshed.kernel.words import catalogue
from tests.conformance.cases import Case, Step, plain

Law = Callable[[Case, Step], None]


def seed_of(step: Step) -> int:
    """A seed for what a law itself draws: another one at every step, the same in every run."""
    return 1000 + step.number


def legal_actions_are_there(case: Case, step: Step) -> None:
    """Legal actions are never missing, never doubled, and leave a sound position; the game ends within its bound."""
    assert step.legal, f"nothing to do for seat {step.before.seat} in {step.before.phase}"
    assert len(set(step.legal)) == len(step.legal)
    assert step.before.seat in range(case.players)
    step.after.audit()
    assert step.number <= case.game.longest


def legal_is_what_check_allows(case: Case, step: Step) -> None:
    """legal() equals brute force over every action the game can express; the rest is refused by a rule."""
    compare_with_brute_force(case.game, step.before, step.legal)
    assert plain(step.before.dump()) == step.position


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
    """Whether an id is of a rule of the game, or of what a map may change in it (MR)."""
    return bool(re.fullmatch(game.prefix + r"-[A-Z]+-\d+|MR-\d+", rule)) and rule in catalogue(game, "en")


def texts_round_trip(case: Case, step: Step) -> None:
    """str and parse are inverse."""
    for action in step.legal:
        text = str(action)
        parsed = case.game.parse(text)
        assert parsed == action
        assert str(parsed) == text


def positions_round_trip(case: Case, step: Step) -> None:
    """dump and load are inverse; a loaded position has the same legal actions in the same order, and plays on alike."""
    loaded = case.game.load(copy.deepcopy(step.position))
    assert plain(loaded.dump()) == step.position
    loaded.audit()
    assert [str(action) for action in loaded.legal()] == [str(action) for action in step.legal]
    events = loaded.apply(step.action, Scripted(step.outcomes))
    assert plain(loaded.dump()) == step.position_after
    assert [event.to_json() for event in events] == [event.to_json() for event in step.events]


def views_hide_and_imagine_agrees(case: Case, step: Step) -> None:
    """A state imagined from a seat's view gives that seat the same view and the same choices.

    Two imagined states differ only in what the seat cannot know, so this is also the test that a view does not depend
    on anything hidden.
    """
    state, seed = step.before, seed_of(step)
    state.view(None)
    for seat in range(case.players):
        view = plain(state.view(seat))
        for dream in (Chance(seed=seed), Chance(seed=seed + 1)):
            imagined = case.game.imagine(copy.deepcopy(view), dream)
            imagined.audit()
            assert plain(imagined.view(seat)) == view
            assert imagined.seat == state.seat
            if state.seat == seat:
                assert imagined.legal() == step.legal


def undo_takes_back_only_what_showed_nothing(case: Case, step: Step) -> None:
    """What can be taken back showed nobody anything: whatever a seat may have imagined before, it can imagine after.

    In every world that a seat cannot tell from the real one, what it was told of the action could have been done, and
    then the seat would see what it sees.
    """
    actor = step.before.seat
    if not undoable(step.events, len(step.outcomes)):
        return
    for viewer in set(range(case.players)) - {actor}:
        world = case.game.imagine(plain(step.before.view(viewer)), Chance(seed=seed_of(step)))
        heard = tell(case.game, step.action, actor, viewer)
        alike = [action for action in world.legal() if tell(case.game, action, actor, viewer) == heard]
        assert alike, f"seat {viewer} learnt from {step.action} what seat {actor} could do"
        world.apply(alike[0], Scripted([]))
        assert plain(world.view(viewer)) == plain(step.after.view(viewer))


def tell(game: Game, action: Action, actor: int | None, viewer: int) -> str:
    """What a viewer is told of somebody's action."""
    assert actor is not None
    return game.tell(str(action), [], actor, viewer)[0]


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


def lying_chance_is_refused(case: Case, step: Step) -> None:
    """An outcome that cannot be, one that is missing, and a chance that breaks leave the state as it was."""
    state = step.before.clone()
    for lie in (step.outcomes[:-1], [*step.outcomes[:-1], "no such piece"]):
        with pytest.raises(ChanceError):
            state.apply(step.action, Scripted(lie))
        assert plain(state.dump()) == step.position
    with pytest.raises(Broken):
        state.apply(step.action, Breaking(len(step.outcomes)))
    assert plain(state.dump()) == step.position


def choices_can_be_shown(case: Case, step: Step) -> None:
    """Every legal action says what it touches and what it does, by a message that exists."""
    english = catalogue(case.game, "en")
    for action in step.legal:
        choice = step.before.choice(action)
        assert choice.action == action
        assert choice.price is None or choice.price >= 0
        assert choice.effect.id in english, choice.effect.id
    for event in step.events:
        assert event.id in english, event.id


def scenes_are_drawn_from_views(case: Case, step: Step) -> None:
    """Every view can be drawn; ids are unique and every thing has its symbol."""
    for scene in case.game.scenes(step.before.view(step.before.seat)):
        ids = [thing.id for thing in scene.things]
        assert len(set(ids)) == len(ids)
        assert {thing.symbol for thing in scene.things} <= set(scene.symbols)
