"""Bots think in processes of their own. A bot is sent what its seat may know, as text, and nothing else.

A request is the game's name, the bot's name, the view of the seat as JSON and the texts of the legal actions; the
answer is the text of one of them. A process that takes too long is ended and replaced.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import multiprocessing
import queue
import random
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection

import msgspec

logger = logging.getLogger("steamshed.bots")
SPAWN = multiprocessing.get_context("spawn")
START = 60.0
"""Seconds that a new process may take to begin."""


class Question(msgspec.Struct):
    """What a bot is told."""

    game: str
    bot: str
    view: dict[str, object]
    legal: list[str]
    clock: float | None
    seed: int


class BotFailed(Exception):
    """A bot that did not answer in time, or not with a legal action."""


class Worker:
    """One process that answers one question at a time."""

    def __init__(self, extra_games: Sequence[str]) -> None:
        self.extra_games = list(extra_games)
        self.start()

    def start(self) -> None:
        self.line, other = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(other, self.extra_games), daemon=True, name="steamshed-bots")
        self.process.start()
        other.close()
        self.fresh = True

    def ask(self, question: bytes, seconds: float) -> str:
        try:
            if self.fresh and (not self.line.poll(START) or self.line.recv_bytes() != b"ready"):
                raise BotFailed("the process did not start")
            self.fresh = False
            self.line.send_bytes(question)
            if not self.line.poll(seconds):
                raise BotFailed(f"no answer within {seconds:g} s")
            answer = self.line.recv_bytes().decode()
        except (OSError, EOFError):
            self.replace()
            raise BotFailed("the process has died") from None
        except BotFailed:
            self.replace()
            raise
        if answer.startswith("!"):
            raise BotFailed(answer[1:])
        return answer

    def replace(self) -> None:
        self.stop()
        self.start()

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class BotPool:
    """The processes, begun when the first bot is asked."""

    def __init__(self, count: int, seconds: float, extra_games: Sequence[str] = ()) -> None:
        self.count = count
        self.seconds = seconds
        self.extra_games = list(extra_games)
        self.idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self.workers: list[Worker] = []
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="bots")
        self.closed = False

    async def choose(self, game: str, bot: str, view: dict[str, object], legal: list[str], clock: float | None) -> str:
        """The text of the action that the bot chooses; a random one, and a line in the log, if it fails."""
        if len(legal) == 1:
            return legal[0]
        question = msgspec.json.encode(Question(game, bot, view, legal, clock, secrets.randbits(63)))
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, question)
            if answer not in legal:
                raise BotFailed(f"{answer!r} is not legal")
            return answer
        except BotFailed as failure:
            logger.warning("bot=%s game=%s failed, plays at random: %s", bot, game, failure)
            return random.SystemRandom().choice(legal)

    def ask(self, question: bytes) -> str:
        """In a thread: there are as many threads as workers."""
        try:
            worker = self.idle.get_nowait()
        except queue.Empty:
            worker = Worker(self.extra_games)
            self.workers.append(worker)
        try:
            return worker.ask(question, self.seconds)
        finally:
            self.idle.put(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.process.kill()
        self.threads.shutdown(cancel_futures=True)
        for worker in self.workers:
            worker.stop()


# -- in the process ------------------------------------------------------------------------------------------------


def work(line: Connection, extra_games: Sequence[str]) -> None:
    """Answers questions until the line is closed."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load_games(extra_games)
    decode = msgspec.json.Decoder(Question).decode
    line.send_bytes(b"ready")
    while True:
        try:
            question = line.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            answer = answer_to(decode(question))
        except Exception as error:
            answer = f"!{type(error).__name__}: {error}"
        line.send_bytes(answer.encode())


def answer_to(question: Question) -> str:
    import steamshed
    from steamshed.bots import bot

    game = steamshed.game(question.game)
    legal = [game.parse(text) for text in question.legal]
    player = bot(question.bot, game)
    try:
        return str(player.choose(question.view, legal, question.clock, random.Random(question.seed)))
    finally:
        player.close()


def load_games(modules: Sequence[str]) -> None:
    """Registers the games of other modules; each has a list GAMES."""
    from steamshed.games.registry import register

    for name in modules:
        for game in importlib.import_module(name).GAMES:
            register(game)
