"""Many games at once: what is seen, what can be done and what came of it in arrays of NumPy, one call a step.

The arrays have a line for every game and stay the same objects; each step writes into them what has changed. A game
that is over is followed by the next one at once. Nothing is copied and nothing is looked up by name, so this is faster
than many environments of one game each (``bench/environments.py`` measures both).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from steamshed.env.choosing import COLUMNS, ByNumber, ByRows
from steamshed.env.outcome import margins, worth
from steamshed.env.playing import MOST_ROWS, Playing
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import OptionError
from steamshed.kernel.state import State
from steamshed.rl.game_rl import rl_of
from steamshed.rl.observation import Sense
from steamshed.rl.tables import Tables
from steamshed.rl.watching import Watcher

Numbers: TypeAlias = NDArray[np.int64]
Make: TypeAlias = Callable[[tuple[int, ...], Any], NDArray[Any]]
REWARDS = {"margins": margins, "places": worth}


class ManyGames:
    """So many games, of which each waits for a decision of the seat that ``seat`` names.

    :param game: its name, as ``steamshed.games()`` lists them.
    :param count: how many games.
    :param players, options, actions, rows: as for ``env.multi.SeatsEnv``.
    :param rewards: ``margins`` (points ahead of the best of the others) or ``places`` (1 for the first to -1 for the
        last), of games that are over.
    :param most_steps: after so many actions a game is broken off.
    :param make: makes an array of a shape and a type, full of noughts: ``np.zeros``, or something that puts them where
        another process sees them.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        actions: str = "rows",
        rows: int = MOST_ROWS,
        rewards: str = "margins",
        most_steps: int | None = None,
        make: Make = np.zeros,
    ) -> None:
        if count < 1:
            raise OptionError(f"count: {count!r} is not a number of games from 1 on")
        if rewards not in REWARDS:
            raise OptionError(f"rewards: {rewards!r} is not one of {', '.join(REWARDS)}")
        first = Playing(game, players, options, actions, rows, flat=True)
        self.game, self.count, self.players, self.options = first.game, count, first.players, first.options
        self.choosing = first.choosing
        self.single_observation_space = first.observation_space()
        self.single_action_space = first.choosing.space
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.worth = REWARDS[rewards]
        self.most_steps = most_steps
        self.senses: list[Sense] = first.observer.senses
        size, width = first.observer.size, int(first.choosing.space.n)

        self.observation: NDArray[np.int32] = make((count, size), np.int32)
        """What the seat that decides sees."""
        self.mask: NDArray[np.int8] = make((count, width), np.int8)
        """1 for every action that can be chosen."""
        self.seen: dict[str, NDArray[Any]] = {"observation": self.observation, "action_mask": self.mask}
        """Both, as other environments name them, and with ``rows`` the ``actions``: what each action says."""
        if isinstance(self.choosing, ByRows):
            self.seen["actions"] = make((count, width, len(COLUMNS)), np.int16)
        self.seat: NDArray[np.int32] = make((count,), np.int32)
        """Whose decision it is."""
        self.reward: NDArray[np.float32] = make((count, self.players), np.float32)
        """What the last step was worth to each seat: noughts unless it ended the game."""
        self.over: NDArray[np.bool_] = make((count,), np.bool_)
        """Whether the last step ended the game, so that this is the beginning of the next."""
        self.broken: NDArray[np.bool_] = make((count,), np.bool_)
        """Whether a game was broken off after the last step, so that this is the beginning of the next."""
        self.points: NDArray[np.int32] = make((count, self.players), np.int32)
        """The points at the end of the game before this one."""
        self.steps: NDArray[np.int32] = make((count,), np.int32)
        """Actions in this game so far."""
        self.left_out: NDArray[np.int32] = make((count,), np.int32)
        """Legal actions that cannot be chosen."""
        self.seed: NDArray[np.int64] = make((count,), np.int64)
        """What decides all chance in this game."""

        self.parts = self.parts_of(self.observation)
        block = memoryview(self.observation).cast("B").cast("i")
        watchers = [self.watcher(first.state, block, at * size) for at in range(count)]
        self.tables = Tables(watchers, [first.state] * count)
        self.seeds = [random.Random() for _ in range(count)]
        self.marks: NDArray[np.int8] = self.mask.reshape(-1)
        self.lines: Numbers = np.arange(count, dtype=np.int64) * width
        self.lit: Numbers = np.zeros(0, np.int64)
        """Where in ``marks`` there is a 1."""
        self.offered: Numbers = np.zeros(0, np.int64)
        """The actions that can be chosen, by their numbers, those of the first game first."""
        self.starts: Numbers = np.zeros(count + 1, np.int64)
        """Where in ``offered`` those of each game begin, and where the last ones end."""

    def watcher(self, state: State, block: memoryview[int], start: int) -> Watcher:
        return Watcher(rl_of(self.game).senses(state), block, start)

    def parts_of(self, observation: NDArray[np.int32]) -> dict[str, NDArray[np.int32]]:
        """The named parts of observations, which are no copies: ``parts["cash"]`` has a line for every game."""
        found, start = {}, 0
        for sense in self.senses:
            found[sense.name] = observation[:, start : start + sense.size].reshape(-1, *sense.shape)
            start += sense.size
        return found

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Begins all games. A number decides all of them and those that follow; with one for each game, these are the
        games that a single environment plays after the same ``reset``."""
        if seed is None or isinstance(seed, int):
            maker = random.Random(seed)
            given = [maker.getrandbits(60) for _ in self.seeds]
        else:
            given = list(seed)
        if len(given) != self.count:
            raise OptionError(f"seed: {len(given)} for {self.count} games")
        for rng, each in zip(self.seeds, given, strict=True):
            rng.seed(each)
        for array in (self.reward, self.over, self.broken, self.points):
            array[:] = 0
        for at in range(self.count):
            self.begin(at)
        self.look()

    def begin(self, at: int) -> None:
        """The next game at a place."""
        seed = self.seeds[at].getrandbits(60)
        chance = Chance(seed)
        self.tables.put(at, self.game.new(self.players, self.options, chance), chance)
        self.seed[at], self.steps[at] = seed, 0

    def step(self, actions: Sequence[int] | Numbers) -> None:
        """Carries out an action in every game, by their numbers, and begins anew where a game is over.

        Raises OptionError for a number that is not legal; nothing is carried out then.
        """
        tables = self.tables
        numbers = [int(number) for number in actions]
        if len(numbers) != self.count:
            raise OptionError(f"actions: {len(numbers)} for {self.count} games")
        places = tables.places(numbers)
        if -1 in places:
            at = places.index(-1)
            if not tables.legal[at]:
                raise OptionError("reset begins the games")
            raise OptionError(f"game {at}, action {numbers[at]}: is none of the legal ones; see mask")
        if self.over.any():
            self.reward[self.over] = 0
            self.over[:] = False
        self.broken[:] = False
        ended = tables.act(places)
        self.steps += 1
        for at in ended:
            state = tables.states[at]
            self.over[at] = True
            self.reward[at], self.points[at] = self.worth(state), state.scores()
            self.begin(at)
        if self.most_steps is not None:
            self.broken[:] = self.steps >= self.most_steps
            for at in np.flatnonzero(self.broken).tolist():
                self.points[at] = tables.states[at].scores()
                self.begin(at)
        self.look()

    def look(self) -> None:
        """Brings up to date what is seen and what can be chosen."""
        tables, choosing = self.tables, self.choosing
        tables.observe()
        self.seat[:] = tables.seats
        self.marks[self.lit] = 0
        if isinstance(choosing, ByNumber):
            self.offered = np.array(tables.numbered(choosing.factored), np.int64)
        else:
            assert isinstance(choosing, ByRows)
            before, counts = tables.counts, tables.listed(choosing.most)
            self.offered = np.concatenate([np.arange(count) for count in counts])
            for at, count in enumerate(counts):
                rows = self.seen["actions"][at]
                choosing.fill(rows, tables.legal[at][:count])
                rows[count : before[at]] = 0
        counts = tables.counts
        self.left_out[:] = tables.left_out
        self.starts[1:] = np.cumsum(counts)
        self.lit = self.offered + np.repeat(self.lines, counts)
        self.marks[self.lit] = 1

    def sample(self, rng: np.random.Generator) -> Numbers:
        """A legal action of every game, each equally likely."""
        counts = np.diff(self.starts)
        if not counts.all():
            at = int(np.flatnonzero(counts == 0)[0])
            raise OptionError(f"game {at}: has no action that can be chosen")
        found: Numbers = self.offered[self.starts[:-1] + (rng.random(self.count) * counts).astype(np.int64)]
        return found

    def state(self, at: int) -> State:
        """A copy of the position of a game, to look ahead in."""
        return self.tables.states[at].clone()
