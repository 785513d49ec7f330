"""OpenSpiel: the games as Python games of pyspiel, registered as ``steamshed_age_of_steam`` and so on.

There are no chance nodes: what dice and bags bring follows from the seed, a parameter of the game, and from the actions
so far, so that a history can be played again, as OpenSpiel wants it. A game with another seed is another deal. Whoever
learns must be given many seeds; algorithms that need the whole tree are not for these games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel

import steamshed
from steamshed.env.choosing import choosing
from steamshed.env.observing import Observer
from steamshed.env.outcome import worth
from steamshed.env.playing import MOST_ROWS
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import OptionError
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.rl.game_rl import rl_of

PREFIX = "steamshed_"


def load(name: str, players: int | None = None, options: Mapping[str, object] | None = None, seed: int = 0) -> Any:
    """The game as OpenSpiel knows it. The same seed and actions always make the same game."""
    given = ";".join(f"{key}={value}" for key, value in (options or {}).items())
    return pyspiel.load_game(
        PREFIX + name, {"players": players or steamshed.game(name).seats[0], "options": given, "seed": seed}
    )


def options_of(text: str) -> dict[str, str]:
    """Options as ``name=value`` with semicolons between them."""
    return dict(part.split("=", 1) for part in text.split(";") if part)


class SpielGame(pyspiel.Game):
    """A game with its players and options. What is registered are classes below this one."""

    name: str
    kind: Any

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        given = given or {}
        self.game: Game = steamshed.game(self.name)
        self.players = int(given.get("players") or self.game.seats[0])
        self.options = self.game.choose(self.players, options_of(str(given.get("options", ""))))
        self.seed = int(given.get("seed", 0))
        first = self.game.new(self.players, self.options, Chance(self.seed))
        self.observer = Observer(rl_of(self.game).senses(first), flat=True)
        fixed = rl_of(self.game).factored(first)
        self.way = choosing("rows" if fixed is None else "factored", self.game, first, MOST_ROWS)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.way.space.n),
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(self.kind, info, dict(given))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.observer)


class Position:
    """What a state of OpenSpiel holds. OpenSpiel clones a state by a deep copy of all that it holds."""

    def __init__(self, game: SpielGame, state: State, moves: int) -> None:
        self.game = game
        self.state = state
        self.moves = moves
        self.offered: dict[int, Action] | None = None

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.game, self.state.clone(), self.moves)

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, Any], int]]:
        return restored, (str(self.game), self.state.dump(), self.moves)

    def numbered(self) -> dict[int, Action]:
        """The legal actions by number."""
        if self.offered is None:
            way = self.game.way
            way.take(self.state.legal())
            self.offered = {}
            for number in np.flatnonzero(way.offer()["action_mask"]).tolist():
                action = way.chosen(number)
                assert action is not None
                self.offered[number] = action
        return self.offered

    def act(self, number: int) -> None:
        action = self.numbered().get(number)
        if action is None:
            raise OptionError(f"action {number!r}: is not legal")
        # what chance brings follows from the seed and the way here, so that a history can be played again
        self.state.apply(action, Chance(f"{self.game.seed}/{self.moves}/{number}"))
        self.moves += 1
        self.offered = None


def restored(text: str, position: dict[str, Any], moves: int) -> Position:
    """What was packed up for another process, or for a file; the game by what OpenSpiel calls it."""
    game = pyspiel.load_game(text)
    return Position(game, game.game.load(position), moves)


class SpielState(pyspiel.State):
    """A position as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = Position(game, game.game.new(game.players, game.options, Chance(game.seed)), 0)

    def current_player(self) -> int:
        seat = self.at.state.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.at.numbered())

    def _apply_action(self, number: int) -> None:
        self.at.act(number)

    def _action_to_string(self, player: int, number: int) -> str:
        action = self.at.numbered().get(number)
        return f"action {number}" if action is None else str(action)

    def is_terminal(self) -> bool:
        return self.at.state.seat is None

    def returns(self) -> list[float]:
        state = self.at.state
        return worth(state) if state.seat is None else [0.0] * state.setting().players

    def __str__(self) -> str:
        state = self.at.state
        return f"{self.at.game.name} {state.phase}, seat {state.seat}, move {self.at.moves}, points {state.scores()}"


class SpielObserver:
    """Observations for OpenSpiel: the flat array of a player, and a line of text."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.observer.see(state.at.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return f"seat {player} sees {state}"


def kind_of(name: str) -> Any:
    """What OpenSpiel is told of a game."""
    game = steamshed.game(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Steamshed {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0], "options": "", "seed": 0},
    )


def register() -> None:
    """Makes every game known to OpenSpiel, each by a class of its own that can be found by its name."""
    known: Sequence[str] = pyspiel.registered_names()
    for name in steamshed.games():
        if PREFIX + name not in known:
            kind = kind_of(name)
            made = type(PREFIX + name, (SpielGame,), {"name": name, "kind": kind, "__module__": __name__})
            globals()[PREFIX + name] = made
            pyspiel.register_game(kind, made)


register()
