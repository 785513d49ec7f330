"""Gymnasium: one seat learns, bots have the others.

The environment is registered for every game, as ``steamshed/age_of_steam-v0`` and so on, so that
``gymnasium.make_vec("steamshed/age_of_steam-v0", 8, vectorization_mode="async")`` plays eight games in processes.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

import steamshed
from steamshed.bots import bot, check_name
from steamshed.bots.base import Bot
from steamshed.bots.random import RandomBot
from steamshed.env.playing import MOST_ROWS, RENDER_MODES, Observation, Playing, check_render_mode
from steamshed.kernel.errors import OptionError

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SingleEnv(gymnasium.Env):
    """A seat against bots. The reward comes at the end: 1 for the first place to -1 for the last.

    :param game: its name, as ``steamshed.games()`` lists them.
    :param seat: which seat learns.
    :param rivals: a bot for all other seats, or one for each of them in their order.
    :param players, options, actions, rows, flat, most_steps: as for ``env.multi.SeatsEnv``.
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        rivals: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        actions: str = "rows",
        rows: int = MOST_ROWS,
        flat: bool = False,
        most_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.playing = Playing(game, players, options, actions, rows, flat)
        if not 0 <= seat < self.playing.players:
            raise OptionError(f"seat: {seat!r} is not a number from 0 to {self.playing.players - 1}")
        self.seat = seat
        self.names = names_of(rivals, self.playing.players - 1)
        self.rivals: dict[int, Bot] = {}
        self.rngs: dict[int, random.Random] = {}
        self.most_steps = most_steps
        self.steps = 0
        self.observation_space = self.playing.observation_space()
        self.action_space = spaces.Discrete(int(self.playing.choosing.space.n))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.playing.begin(int(self.np_random.integers(2**60)) if seed is None else seed)
        self.steps = 0
        self.close()
        others = [seat for seat in range(self.playing.players) if seat != self.seat]
        for seat, name in zip(others, self.names, strict=True):
            self.rivals[seat] = bot(name, self.playing.game)
            self.rngs[seat] = random.Random(self.playing.rng.getrandbits(60))
        self.others_play()
        return self.playing.observe(self.seat), self.info()

    def step(self, action: int) -> Step:
        """Carries out the action with this number, then those of the bots up to the seat's next decision.

        Raises OptionError for an action that is not legal.
        """
        playing = self.playing
        if playing.state.seat is None:
            raise OptionError("the game is over: reset begins a new one")
        playing.act(playing.choose(action))
        self.steps += 1
        self.others_play()
        over = playing.state.seat is None
        reward = playing.rewards()[self.seat] if over else 0.0
        broken = not over and self.steps == self.most_steps
        if self.render_mode == "human":
            self.render()
        return playing.observe(self.seat), reward, over, broken, self.info()

    def others_play(self) -> None:
        """The bots act until it is the seat's decision, or the game is over."""
        playing = self.playing
        while (seat := playing.state.seat) is not None and seat != self.seat:
            rival = self.rivals[seat]
            view = {} if isinstance(rival, RandomBot) else playing.state.view(seat)
            playing.act(rival.choose(view, playing.legal, None, self.rngs[seat]))

    def info(self) -> dict[str, Any]:
        """What is no part of the observation: legal actions that cannot be chosen, the points."""
        return {"left_out": self.playing.left_out(), "points": self.playing.state.scores()[self.seat]}

    def render(self) -> str | None:
        return self.playing.render(self.render_mode)

    def close(self) -> None:
        for rival in self.rivals.values():
            rival.close()
        self.rivals.clear()


def names_of(rivals: str | Sequence[str], count: int) -> list[str]:
    """A bot for each of the other seats."""
    names = [rivals] * count if isinstance(rivals, str) else list(rivals)
    if len(names) != count:
        raise OptionError(f"rivals: {len(names)} bots for {count} other seats")
    for name in names:
        check_name(name)
    return names


def register() -> None:
    """Makes every game known to Gymnasium."""
    for name in steamshed.games():
        id = f"steamshed/{name}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:SingleEnv", kwargs={"game": name})


register()
