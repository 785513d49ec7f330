"""A state has its phases from its game: a variant is a game with another phase in the place of one."""

from typing import Any

import pytest

import steamshed
from steamshed.games.age_of_steam import AgeOfSteamGame
from steamshed.games.binario import BinarioGame
from steamshed.games.days_of_steam import DaysOfSteamGame
from steamshed.games.railroad_revolution import RailroadRevolutionGame
from steamshed.games.railroad_revolution.table.table import Table, TurnPhase
from steamshed.games.steam import SteamGame
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.phase import Phase
from steamshed.kernel.state import State
from steamshed.kernel.violation import Violation

REPLACED: dict[type[Game[Any]], str] = {
    AgeOfSteamGame: "select_actions",
    SteamGame: "take_action",
    DaysOfSteamGame: "turn",
    RailroadRevolutionGame: "place",
    BinarioGame: "freight",
}
RULE = "HOUSE-01"


def last_of(phase: Phase[Any, Any], state: State) -> list[Action]:
    """The rule of the house: only the last answer that the game would allow."""
    return phase.legal(state)[-1:]


def check_last(phase: Phase[Any, Any], state: State, action: Action) -> Violation | None:
    return phase.check(state, action) or (None if action in last_of(phase, state) else Violation(RULE))


class LastAnswer(Phase[Any, Any]):
    """A phase by the rule of the house."""

    def __init__(self, phase: Phase[Any, Any]) -> None:
        self.name = phase.name
        self.phase = phase

    def begin(self, state: State, chance: Chance, events: list[Event]) -> None:
        self.phase.begin(state, chance, events)

    def legal(self, state: State) -> list[Action]:
        return last_of(self.phase, state)

    def check(self, state: State, action: Action) -> Violation | None:
        return check_last(self.phase, state, action)

    def perform(self, state: State, action: Action, chance: Chance) -> list[Event]:
        return self.phase.perform(state, action, chance)


class LastPlacement(TurnPhase):
    """The same in Railroad Revolution, where phases are asked for their options by one another."""

    def __init__(self, phase: TurnPhase) -> None:
        self.name = phase.name
        self.phase = phase

    def legal(self, state: Table) -> list[Action]:
        return last_of(self.phase, state)

    def check(self, state: Table, action: Any) -> Violation | None:
        return check_last(self.phase, state, action)

    def perform(self, state: Table, action: Any, chance: Chance) -> list[Event]:
        return self.phase.perform(state, action, chance)

    def check_option(self, state: Table, seat: int, move: Any) -> Violation | None:
        return self.phase.check_option(state, seat, move)

    def perform_option(self, state: Table, seat: int, move: Any) -> None:
        self.phase.perform_option(state, seat, move)


def variant(kind: type[Game[Any]]) -> Any:
    """A game of the kind, with one phase of the house."""
    game: Any = kind()
    name = REPLACED[kind]
    other = game.phases[name]
    game.phases = {**game.phases, name: LastPlacement(other) if isinstance(other, TurnPhase) else LastAnswer(other)}
    return game


@pytest.mark.parametrize("kind", REPLACED, ids=lambda kind: str(kind.name))
def test_a_variant_replaces_one_phase(kind: type[Game[Any]]) -> None:
    plain: Any = steamshed.game(kind.name)
    game, name = variant(kind), REPLACED[kind]
    chance, met = steamshed.Chance(3), 0
    state: State = game.new(game.seats[0], None, chance)
    while not state.over and met < 12:
        known = plain.load(state.dump())
        legal = state.legal()
        if state.phase == name:
            met += 1
            assert legal == known.legal()[-1:]
            for action in known.legal()[:-1]:
                violation = state.check(action)
                assert violation is not None
                assert violation.rule == RULE
            copy = game.load(state.dump()).clone()
            assert [str(action) for action in copy.legal()] == [str(action) for action in legal]
        else:
            assert legal == known.legal()
        assert all(state.check(action) is None for action in legal)
        state.apply(legal[0], chance)
    assert met >= 3
    assert plain.phases[name] is not game.phases[name], "the game itself is what it was"


@pytest.mark.parametrize("name", steamshed.games())
def test_every_phase_of_a_game_speaks_the_same_dialect(name: str) -> None:
    """It answers for the phase whose name it has, and every phase in which a position can be is there."""
    game: Any = steamshed.game(name)
    assert all(isinstance(phase, Phase) and phase.name == key for key, phase in game.phases.items())
    assert set(game.positions.phases) - set(game.phases) <= {"over"}
