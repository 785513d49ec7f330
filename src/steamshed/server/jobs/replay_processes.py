"""Processes that replay games for those who look back at them, so that those who play do not wait.

A thread would not do: it takes the interpreter from the event loop again and again. Of one address only a few questions
are answered at the same time and a few more may wait, so that nobody keeps all readers to himself.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from steamshed.games.registry import register_modules
from steamshed.server.errors import Problem
from steamshed.server.limits import COUNTS, counted_as, too_many

logger = logging.getLogger("steamshed.readers")
A = TypeVar("A")

AT_ONCE = 2
"""Of one address; the rest waits, up to ``COUNTS["looking back"]``."""
LONGEST = 60.0
"""Seconds that an answer may take."""


class Readers:
    """The processes, begun when they are woken, or when the first question comes. With ``count`` 0 a thread answers."""

    def __init__(self, count: int, extra_games: str = "") -> None:
        self.count = count
        self.extra_games = extra_games
        self.pool: ProcessPoolExecutor | None = None
        self.queues: dict[str, tuple[asyncio.Semaphore, int]] = {}
        """By address: who may ask now, and how many are there."""

    def close(self) -> None:
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.kill()
            self.pool.shutdown(cancel_futures=True)
            self.pool = None

    def wake(self, prepare: Callable[[], None]) -> None:
        """Begins the processes and lets each prepare itself, so that the first question does not wait for that."""
        if self.count:
            self.pool = self.pool or self.begin()
            for _ in range(self.count):
                self.pool.submit(prepare)

    async def ask(self, address: str, question: Callable[..., A], *about: Any) -> A:
        """The answer to a question; ``question`` is a function of a module, ``about`` plain data. Raises Problem."""
        async with self.turn(address):
            try:
                async with asyncio.timeout(LONGEST):
                    return await self.answer(question, *about)
            except TimeoutError:
                logger.error("%s took too long; the readers are started anew", question.__name__)
                self.close()
                raise too_busy() from None

    async def answer(self, question: Callable[..., A], *about: Any) -> A:
        if not self.count:
            return await asyncio.to_thread(question, *about)
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self.pool = self.pool or self.begin()
            try:
                return await loop.run_in_executor(pool, question, *about)
            except BrokenProcessPool:
                logger.error("a reader has died at %s", question.__name__)
                if self.pool is pool:
                    self.close()
        raise too_busy()

    def begin(self) -> ProcessPoolExecutor:
        fresh = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, fresh, initializer=set_up, initargs=(self.extra_games,))

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        address = counted_as(address)[0][0]
        places, there = self.queues.get(address) or (asyncio.Semaphore(AT_ONCE), 0)
        if there >= COUNTS["looking back"].number:
            raise too_busy()
        self.queues[address] = places, there + 1
        try:
            async with places:
                yield
        finally:
            there = self.queues[address][1] - 1
            if there:
                self.queues[address] = places, there
            else:
                del self.queues[address]


def too_busy() -> Problem:
    problem = too_many("looking back")
    problem.headers["Retry-After"] = "2"
    return problem


# -- in the process ------------------------------------------------------------------------------------------------


def set_up(extra_games: str) -> None:
    """A reader gives way to those who play, and ends with the server, also if that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    register_modules(extra_games)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)
