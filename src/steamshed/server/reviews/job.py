"""Reviews of finished games are made beside the play: one at a time, in a process that gives way to everything else.

What is asked for stands in the database, so a server that was stopped goes on with it; every worker takes what no other
has taken. The process tells what it has found as it goes, and that is kept now and then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from steamshed.review.builder import METHOD, Maker
from steamshed.review.report import Review as Made
from steamshed.server import clock
from steamshed.server.errors import Problem
from steamshed.server.jobs.periodic import Duty
from steamshed.server.jobs.replay_processes import set_up
from steamshed.server.reviews import service as reviews
from steamshed.server.reviews.wire import Review
from steamshed.server.settings import Settings
from steamshed.server.storage.store import Unavailable
from steamshed.server.tables import replay_worker
from steamshed.server.tables.live_tables import LoadedTables

logger = logging.getLogger("steamshed.reviewing")
KEPT_EVERY = 1.0
"""Seconds after which what is known is kept again."""
LOOKS_EVERY = 60.0
"""Seconds after which it looks for reviews that others have left behind."""
LOWER = 5
"""How much further a review gives way than those who look back."""
LONGEST = 1800.0
"""Seconds without a word after which the process is ended."""

Told = tuple[int, int, bytes]
"""Parts that are done, of how many, and what is known, as it is sent."""


class Reviewing(Duty):
    """Makes what was asked for."""

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        self.worker = secrets.token_hex(8)
        self.wake = asyncio.Event()

    async def ask(self, table: str, by: str | None) -> None:
        """Puts a game down to be reviewed."""
        await reviews.put_down(self.tables.store, table, by, METHOD)
        self.wake.set()

    async def work(self) -> None:
        while True:
            with contextlib.suppress(Unavailable):
                while (table := await reviews.take(self.tables.store, self.worker)) is not None:
                    await self.make(table)
            self.wake.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOKS_EVERY):
                    await self.wake.wait()

    async def make(self, table: str) -> None:
        """Makes one review. What goes wrong with it is noted, and the next one is made."""
        state = "waiting"
        try:
            await self.made(table)
            state = "done"
        except (Problem, EOFError, OSError, ValueError) as error:
            logger.error("table=%s: no review: %s: %s", table, type(error).__name__, error)
            state = "failed"
        finally:
            if state != "done":
                with contextlib.suppress(Unavailable):
                    await asyncio.shield(reviews.give_back(self.tables.store, table, self.worker, state))

    async def made(self, table: str) -> None:
        loaded = await self.tables.get(table)
        play = loaded.now.play
        if play is None or loaded.now.stage != "finished":
            raise ValueError("the game is not over")
        process, connection = begin(replay_worker.tell(table, play, play.count), self.tables.settings)
        try:
            kept = 0.0
            while True:
                done, of, body = await asyncio.to_thread(hear, connection)
                if done == of or clock.monotonic() - kept > KEPT_EVERY:
                    state = "done" if done == of else "running"
                    await reviews.note(self.tables.store, table, self.worker, state, done, of, body.decode())
                    kept = clock.monotonic()
                if done == of:
                    return
        finally:
            process.kill()
            connection.close()


def begin(told: replay_worker.Told, settings: Settings) -> tuple[BaseProcess, Connection]:
    """Starts a process that reviews a game; what it finds can be heard at the connection."""
    fresh = multiprocessing.get_context("spawn")
    here, there = fresh.Pipe(duplex=False)
    about = (told, there, settings.extra_games, settings.review_seconds)
    process = fresh.Process(target=review, args=about, daemon=True)
    process.start()
    there.close()
    return process, here


def hear(connection: Connection) -> Told:
    """In a thread: the next word of the process. Raises EOFError if it has ended."""
    if not connection.poll(LONGEST):
        raise EOFError("nothing was heard of it for too long")
    done, of, body = connection.recv()
    return int(done), int(of), bytes(body)


# -- in the process ------------------------------------------------------------------------------------------------


def review(told: replay_worker.Told, connection: Connection, extra_games: str, seconds: float) -> None:
    set_up(extra_games)
    os.nice(LOWER)
    sent = 0.0
    for made in Maker(replay_worker.played_of(told)).make(seconds):
        if made.done == made.of or clock.monotonic() - sent > KEPT_EVERY / 2:
            connection.send((made.done, made.of, encoded(made.review)))
            sent = clock.monotonic()


def encoded(review: Made) -> bytes:
    """A review as it is sent."""
    data = msgspec.to_builtins(review)
    if data["verdict"] is None:
        del data["verdict"]
    return msgspec.json.encode(msgspec.convert(data, Review))
