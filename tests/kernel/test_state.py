"""What all states do alike: an action is checked by ``check`` itself, and ``apply_legal`` asks nobody."""

import random

import pytest

import steamshed
from steamshed.kernel.action import Action
from steamshed.kernel.state import State
from steamshed.kernel.violation import IllegalAction

CACHED = {"binario": "options_now", "railroad_revolution": "known_legal"}
"""The games whose states keep the answer of ``legal``, and where."""


def positions(name: str, count: int = 40) -> list[State]:
    """Positions of a game, each with its legal actions listed once."""
    game, chance, rng, found = steamshed.game(name), steamshed.Chance(5), random.Random(5), list[State]()
    state = game.new(game.seats[0], None, chance)
    while len(found) < count and not state.over:
        legal = state.legal()
        found.append(state.clone())
        found[-1].legal()
        state.apply(game.steady(state, legal, rng), chance)
    return found


def verb(action: Action) -> str:
    return action.text.partition(" ")[0]


def forbidden(state: State, actions: list[Action]) -> Action | None:
    """One of the actions that is of the kind decided now, but against the rules."""
    fresh, verbs = state.clone(), {verb(action) for action in state.legal()}
    return next((action for action in actions if verb(action) in verbs and fresh.check(action) is not None), None)


@pytest.mark.parametrize("name", CACHED)
def test_check_does_not_believe_what_legal_has_answered(name: str) -> None:
    """Where the list is wrong, ``check`` still says what the rules say: of what is too much in it and of what lacks."""
    seen = positions(name)
    everything = list({action.text: action for state in seen for action in state.legal()}.values())
    tried = 0
    for state in seen:
        wrong, legal = forbidden(state, everything), state.legal()
        if wrong is None:
            continue
        violation = state.check(wrong)
        setattr(state, CACHED[name], [wrong])
        assert state.check(wrong) == violation is not None
        with pytest.raises(IllegalAction):
            state.apply(wrong, steamshed.Chance(0))
        assert [action for action in legal if state.check(action) is not None] == []
        tried += 1
    assert tried > 10


@pytest.mark.parametrize("name", steamshed.games())
def test_a_legal_action_does_the_same_without_being_checked(name: str) -> None:
    for state in positions(name, 15):
        for action in state.legal()[:3]:
            one, other = state.clone(), state.clone()
            said = [str(event) for event in one.apply(action, steamshed.Chance(1))]
            assert [str(event) for event in other.apply_legal(action, steamshed.Chance(1))] == said
            assert other.dump() == one.dump()


def test_nobody_decides_once_the_game_is_over() -> None:
    game = steamshed.game("steam")
    state = game.new(3, None, steamshed.Chance(1))
    assert state.decider == state.seat
    state.seat = None
    with pytest.raises(steamshed.SteamshedError, match="nobody decides"):
        assert state.decider
