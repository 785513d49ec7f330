"""Bots think in processes of their own: programs that speak the protocol of all bots, ``steamshed.bots.protocol``.

A process that fails or takes too long is ended; another is started when the next question comes.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pathlib
import queue
import random
import secrets
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from steamshed.bots.base import BotFault
from steamshed.bots.program import Program

logger = logging.getLogger("steamshed.bots")
STARTING_TIME = 60.0
"""Seconds that a new process may take to begin."""


class BotProcess:
    """One process that answers one question at a time. It is told anew when another bot or game is wanted."""

    def __init__(self, extra_games: str) -> None:
        folders = [folder or str(pathlib.Path.cwd()) for folder in sys.path]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
        self.program = Program([sys.executable, "-m", "steamshed.bots", "--games", extra_games], environment)
        self.greeted: tuple[str, str] | None = None

    def choose(self, game: str, bot: str, view: Mapping[str, object], legal: list[str], seconds: float) -> str:
        if self.greeted != (game, bot):
            self.program.greet(game, STARTING_TIME, bot)
            self.greeted = (game, bot)
        return self.program.choose(view, legal, seconds, secrets.randbits(31), seconds)

    def end(self) -> None:
        self.program.process.kill()
        self.program.close()


class BotProcesses:
    """The processes, each begun when there is a question and no other is idle."""

    def __init__(self, count: int, seconds: float, extra_games: str = "") -> None:
        self.seconds = seconds
        self.extra_games = extra_games
        self.idle: queue.SimpleQueue[BotProcess] = queue.SimpleQueue()
        self.running: set[BotProcess] = set()
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="bots")
        """As many as there may be processes."""

    async def choose(self, game: str, bot: str, view: Mapping[str, object], legal: list[str]) -> str:
        """The text of the action that the bot chooses; a random one, and a line in the log, if it fails."""
        if len(legal) == 1:
            return legal[0]
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.threads, self.ask, game, bot, view, legal)
        except BotFault as fault:
            logger.warning("bot=%s game=%s failed, plays at random: %s", bot, game, fault)
            return random.SystemRandom().choice(legal)

    def ask(self, game: str, bot: str, view: Mapping[str, object], legal: list[str]) -> str:
        """In a thread."""
        try:
            process = self.idle.get_nowait()
        except queue.Empty:
            process = BotProcess(self.extra_games)
            self.running.add(process)
        try:
            answer = process.choose(game, bot, view, legal, self.seconds)
        except BotFault:
            self.running.discard(process)
            process.end()
            raise
        self.idle.put(process)
        return answer

    def close(self) -> None:
        for process in list(self.running):
            process.program.process.kill()
        self.threads.shutdown(cancel_futures=True)
        for process in list(self.running):
            process.end()
