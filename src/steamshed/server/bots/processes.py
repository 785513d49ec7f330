"""Bots think in processes of their own: programs that speak the protocol of all bots, ``steamshed.bots.protocol``.

A process that fails or takes too long is ended; another is started when the next question comes. A table asks the
process that it asked last, if it is idle: a bot remembers there what it has planned. The time is shared among the
tables that have asked of late, so that a deep thinker at one of them does not keep people at another waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pathlib
import random
import secrets
import sys
import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from steamshed.bots.base import BotFault
from steamshed.bots.program import Program
from steamshed.bots.protocol import Advise, Advised
from steamshed.server import clock

logger = logging.getLogger("steamshed.bots")
STARTING_TIME = 60.0
"""Seconds that a new process may take to begin."""
PATIENCE = 2.0
"""Seconds that nobody should wait longer for a bot when more tables ask than there are processes."""
OF_LATE = 15.0
"""Seconds after its last question in which a table has a share of the time."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked, and at which table."""

    game: str
    bot: str
    view: Mapping[str, object]
    legal: list[str]
    table: str


@dataclass(frozen=True)
class Wondering:
    """A person asks what to do, or what some actions cost."""

    game: str
    view: Mapping[str, object]
    actions: list[str]
    table: str


class BotProcess:
    """One process that answers one question at a time. It is told anew when another bot or game is wanted."""

    def __init__(self, extra_games: str) -> None:
        folders = [folder or str(pathlib.Path.cwd()) for folder in sys.path]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
        self.program = Program([sys.executable, "-m", "steamshed.bots", "--own", "--games", extra_games], environment)
        self.greeted: tuple[str, str] | None = None
        self.table = ""
        """Which asked last."""

    def choose(self, question: Question, clock: float, seconds: float) -> str:
        game, bot = question.game, question.bot
        self.table = question.table
        if self.greeted != (game, bot):
            self.program.greet(game, STARTING_TIME, bot)
            self.greeted = (game, bot)
        return self.program.choose(question.view, question.legal, clock, secrets.randbits(31), seconds)

    def advise(self, asked: Wondering, budget: float, seconds: float) -> Advised:
        answer = self.program.ask(Advise(asked.game, asked.view, budget, asked.actions), seconds)
        if not isinstance(answer, Advised):
            raise BotFault("answers a question for advice with something else")
        return answer

    def end(self) -> None:
        self.program.process.kill()
        self.program.close()


class BotProcesses:
    """The processes, each begun when there is a question and no other is idle."""

    def __init__(self, count: int, seconds: float, extra_games: str = "") -> None:
        self.seconds = seconds
        self.extra_games = extra_games
        self.count = count
        self.lock = threading.Lock()
        self.idle: list[BotProcess] = []
        self.running: set[BotProcess] = set()
        self.asked: dict[str, float] = {}
        """Table to when it asked last."""
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="bots")
        """As many as there may be processes."""

    async def choose(self, game: str, bot: str, view: Mapping[str, object], legal: list[str], table: str = "") -> str:
        """The text of the action that the bot chooses; a random one, and a line in the log, if it fails."""
        if len(legal) == 1:
            return legal[0]
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.threads, self.ask, Question(game, bot, view, legal, table))
        except BotFault as fault:
            logger.warning("bot=%s game=%s failed, plays at random: %s", bot, game, fault)
            return random.SystemRandom().choice(legal)

    async def advise(
        self, game: str, view: Mapping[str, object], actions: list[str], table: str, budget: float
    ) -> Advised:
        """What the house would do here, compared with the next best or with these actions. Raises BotFault."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.wonder, Wondering(game, view, actions, table), budget)

    def share(self, table: str) -> float:
        """The seconds that a bot should take: all there are if every table that asks has a process, else its part."""
        now = clock.monotonic()
        self.asked[table] = now
        self.asked = {id: at for id, at in self.asked.items() if now - at < OF_LATE}
        if len(self.asked) <= self.count:
            return self.seconds
        return min(self.seconds, PATIENCE * self.count / len(self.asked))

    def take(self, question: Question | Wondering) -> BotProcess:
        """An idle process: the one that knows the table, or the bot, or any; else a new one."""
        with self.lock:
            if self.idle:
                wanted = (question.game, question.bot) if isinstance(question, Question) else None
                best = max(self.idle, key=lambda idle: (idle.table == question.table, idle.greeted == wanted))
                self.idle.remove(best)
                return best
            process = BotProcess(self.extra_games)
            self.running.add(process)
            return process

    def ask(self, question: Question) -> str:
        """In a thread."""
        process = self.take(question)
        with self.lock:
            clock = self.share(question.table)
        with self.given_back(process):
            return process.choose(question, clock, self.seconds)

    def wonder(self, asked: Wondering, budget: float) -> Advised:
        """In a thread. A process that has not been asked anything yet has to begin first."""
        process = self.take(asked)
        with self.lock:
            budget = min(budget, self.share(asked.table))
        begun = process.greeted is not None
        with self.given_back(process):
            return process.advise(asked, budget, self.seconds if begun else STARTING_TIME)

    @contextlib.contextmanager
    def given_back(self, process: BotProcess) -> Iterator[None]:
        """A process while it is asked: idle afterwards, ended if it fails."""
        try:
            yield
        except BotFault:
            self.running.discard(process)
            process.end()
            raise
        with self.lock:
            self.idle.append(process)

    def close(self) -> None:
        for process in list(self.running):
            process.program.process.kill()
        self.threads.shutdown(cancel_futures=True)
        for process in list(self.running):
            process.end()
