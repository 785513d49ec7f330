"""One game between bots. A bot that fails loses its seat to a random one; the reason is kept."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field

import steamshed
from steamshed.bots import bot
from steamshed.bots.base import Bot, BotFault
from steamshed.bots.random import RandomBot
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.record import Record
from steamshed.kernel.state import State


@dataclass
class Result:
    """What came of a match, by seat."""

    seed: int
    rotation: int
    bots: list[str]
    scores: list[int]
    places: list[list[int]]
    eliminated: list[int]
    actions: int
    times: list[list[float]] = field(default_factory=list)
    """Seconds of every decision, by seat."""
    faults: list[tuple[int, str]] = field(default_factory=list)
    """Seats that were taken from their bots, with the reason."""

    @property
    def winners(self) -> list[int]:
        """The first place; nobody if all have been eliminated."""
        return [seat for seat in self.places[0] if seat not in self.eliminated]

    def to_json(self) -> dict[str, object]:
        return asdict(self)


class Seats:
    """The bots of a match, with stand-ins for those that fail."""

    def __init__(self, game: Game, names: Sequence[str], seed: int) -> None:
        self.game = game
        self.bots: list[Bot] = []
        self.rngs = [random.Random(f"{seed}/{seat}") for seat in range(len(names))]
        self.times: list[list[float]] = [[] for _ in names]
        self.faults: list[tuple[int, str]] = []
        for seat, name in enumerate(names):
            try:
                self.bots.append(bot(name, game))
            except BotFault as fault:
                self.bots.append(RandomBot(game))
                self.faults.append((seat, str(fault)))

    def choose(self, seat: int, view: Mapping[str, object], legal: list[Action], clock: float | None) -> Action:
        """The choice of the seat's bot, or of a stand-in from the moment it fails."""
        started = time.perf_counter()
        try:
            action = self.bots[seat].choose(view, legal, clock, self.rngs[seat])
            if action not in legal:
                raise BotFault(f"chooses {action}, which is not legal")
        except BotFault as fault:
            self.replace(seat, str(fault))
            action = self.rngs[seat].choice(legal)
        except Exception as error:
            # whatever a bot raises is its own fault, and must not end the game of the others
            self.replace(seat, f"{type(error).__name__}: {error}")
            action = self.rngs[seat].choice(legal)
        self.times[seat].append(time.perf_counter() - started)
        return action

    def replace(self, seat: int, reason: str) -> None:
        self.faults.append((seat, reason))
        self.bots[seat].close()
        self.bots[seat] = RandomBot(self.game)

    def close(self) -> None:
        for player in self.bots:
            player.close()


Watch = Callable[[State, list[Action], Action], None]
"""Is shown each decision before it is carried out: the state, what is legal, what was chosen."""


def play(
    game: Game,
    options: Mapping[str, object],
    names: Sequence[str],
    seed: int,
    rotation: int,
    clock: float | None,
    watch: Watch | None = None,
) -> tuple[Result, Record]:
    """Plays one game. The bots of the list sit down ``rotation`` seats further round the table."""
    count = len(names)
    seated = [names[(seat - rotation) % count] for seat in range(count)]
    chance = Chance(seed)
    record = Record.start(game, count, options, chance, seat_labels(seated))
    seats = Seats(game, seated, seed)
    try:
        state = record.state
        while (seat := state.seat) is not None:
            legal = state.legal()
            action = seats.choose(seat, state.view(seat), legal, clock)
            if watch is not None:
                watch(state, legal, action)
            record.apply(action, chance)
    finally:
        seats.close()
    result = Result(
        seed=seed,
        rotation=rotation,
        bots=seated,
        scores=state.scores(),
        places=state.ranking(),
        eliminated=state.eliminated(),
        actions=len(record.entries),
        times=seats.times,
        faults=seats.faults,
    )
    return result, record


def seat_labels(names: Sequence[str]) -> list[str]:
    """Names for the record: the bot and its seat."""
    return [
        f"{name.removeprefix('cmd:').replace(',', ' ').replace(':', ' ')} {seat + 1}" for seat, name in enumerate(names)
    ]


def play_by_name(
    game: str, options: Mapping[str, object], names: Sequence[str], seed: int, rotation: int, clock: float | None
) -> tuple[Result, str]:
    """A match for a worker process: everything goes in and comes out as plain data."""
    result, record = play(steamshed.game(game), options, names, seed, rotation, clock)
    return result, str(record)
