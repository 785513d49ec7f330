"""PettingZoo: every seat is an agent, ``seat_0`` on, and the one whose decision it is acts (agent environment cycle).

Rewards come at the end of a game: 1 for the first place to -1 for the last. A seat that has dropped out of a game
simply is not asked any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from steamshed.env.playing import MOST_ROWS, RENDER_MODES, Observation, Playing, check_render_mode
from steamshed.kernel.errors import OptionError


def env(game: str, players: int | None = None, **given: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: who chooses what is not legal loses, wrong use is refused."""
    table: Any = SeatsEnv(game, players, **given)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class SeatsEnv(AECEnv):
    """The bare environment.

    :param game: its name, as ``steamshed.games()`` lists them.
    :param players: how many; the fewest that the game is for, if not given.
    :param options: the game's options and presets.
    :param actions: ``rows`` or ``factored``, see ``env/choosing.py``.
    :param rows: how many legal actions there can be with ``rows``; those beyond cannot be chosen.
    :param flat: all arrays of an observation as one.
    :param most_steps: after so many actions a game is broken off (truncated).
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        actions: str = "rows",
        rows: int = MOST_ROWS,
        flat: bool = False,
        most_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.metadata = {"render_modes": RENDER_MODES, "name": f"steamshed_{game}_v0", "is_parallelizable": False}
        self.render_mode = render_mode
        self.playing = Playing(game, players, options, actions, rows, flat)
        self.most_steps = most_steps
        self.steps = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(self.playing.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = self.playing.observation_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(int(self.playing.choosing.space.n)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """A new game; a seed decides it and all games after it. ``options`` is of no use here."""
        self.playing.begin(seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"left_out": 0} for agent in self.agents}
        self.decides(self.playing.state.seat)
        if self.render_mode == "human":
            self.render()

    def decides(self, seat: int | None) -> None:
        """It is the decision of a seat, whose info says how many legal actions it cannot choose."""
        assert seat is not None
        agent = self.agent_selection = self.possible_agents[seat]
        self.infos[agent]["left_out"] = self.playing.left_out()

    def observe(self, agent: str) -> Observation:
        return self.playing.observe(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Carries out the action with this number. Raises OptionError for one that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise OptionError(f"action: {agent} is to decide, so None is no action")
        playing = self.playing
        playing.act(playing.choose(action))
        self.infos[agent]["left_out"] = 0
        self.steps += 1
        seat = playing.state.seat
        if seat is None:
            for other, reward in zip(self.possible_agents, playing.rewards(), strict=True):
                self.rewards[other] = self._cumulative_rewards[other] = reward
                self.terminations[other] = True
            self._deads_step_first()
        else:
            self.decides(seat)
            if self.steps == self.most_steps:
                self.truncations = dict.fromkeys(self.agents, True)
                self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return self.playing.render(self.render_mode)

    def close(self) -> None:
        """Holds nothing."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
