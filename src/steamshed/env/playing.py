"""A game that is played through an environment: the state, chance, what is legal, how it came out."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from gymnasium import spaces

import steamshed
from steamshed.env.choosing import Choosing, choosing
from steamshed.env.observing import Observer
from steamshed.env.outcome import worth
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import OptionError
from steamshed.kernel.state import State
from steamshed.rl.game_rl import rl_of

MOST_ROWS = 2048
"""Legal actions that can be chosen by rows, unless another number is asked for. No game has been seen with more than
1,400 at a time."""
RENDER_MODES = ["human", "ansi", "svg"]

Observation = dict[str, Any]


class Playing:
    """One table at which one game after the other is played."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        actions: str = "rows",
        rows: int = MOST_ROWS,
        flat: bool = False,
    ) -> None:
        self.game = steamshed.game(game)
        self.players = self.game.seats[0] if players is None else players
        self.options = self.game.choose(self.players, options)
        self.rng = random.Random()
        self.chance = Chance(0)
        self.state: State = self.game.new(self.players, self.options, self.chance)
        self.legal: list[Action] = self.state.legal()
        self.last = ""
        self.observer = Observer(rl_of(self.game).senses(self.state), flat)
        self.choosing = choosing(actions, self.game, self.state, rows)
        self.taken = False
        """Whether the way to choose knows the legal actions."""

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict({"observation": self.observer.space(), **self.choosing.spaces()})

    def begin(self, seed: int | None) -> None:
        """A new game. A seed decides it and all games after it."""
        if seed is not None:
            self.rng.seed(seed)
        self.chance = Chance(self.rng.getrandbits(60))
        self.go_on(self.game.new(self.players, self.options, self.chance))
        self.last = ""

    def go_on(self, state: State) -> None:
        """Takes a position as it is."""
        self.state = state
        self.legal = state.legal()
        self.taken = False

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and what it can do if it is to decide."""
        state = self.state
        offered = self.ways().offer() if seat == state.seat else self.choosing.nothing()
        return {"observation": self.observer.see(state, seat), **offered}

    def ways(self) -> Choosing:
        """The way to choose, with what is legal now."""
        if not self.taken:
            self.choosing.take(self.legal)
            self.taken = True
        return self.choosing

    def choose(self, number: int) -> Action:
        """The legal action with this number. Raises OptionError if there is none."""
        action = self.ways().chosen(int(number))
        if action is None:
            raise OptionError(f"action {number!r}: is none of the {len(self.legal)} legal ones; see action_mask")
        return action

    def act(self, action: Action) -> None:
        """Carries a legal action out."""
        state = self.state
        state.apply(action, self.chance)
        self.chance.drawn.clear()
        self.last = action.text
        self.legal = state.legal()
        self.taken = False

    def left_out(self) -> int:
        """How many legal actions cannot be chosen."""
        return self.ways().left_out()

    def rewards(self) -> list[float]:
        """What the game that is over was worth to each seat."""
        return worth(self.state)

    def render(self, mode: str | None) -> str | None:
        """The table as text or picture, as a spectator sees it."""
        if mode == "svg":
            return self.state.svg()
        seat = self.state.seat
        who = "over" if seat is None else f"seat {seat} decides among {len(self.legal)} actions"
        text = f"{self.game.name}, {self.state.phase}: {who}; points {self.state.scores()}"
        if self.last:
            text += f"; last: {self.last}"
        if mode == "ansi":
            return text
        if mode == "human":
            print(text)
        return None


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"render_mode: {mode!r} is not one of {', '.join(RENDER_MODES)}")
