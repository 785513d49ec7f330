"""One thread that writes to SQLite, many changes to a commit.

A change is a list of statements that hold together. Whoever submits one gets a future that is done when the commit
that contains it is on the disk (WAL, synchronous FULL). Changes that come in while a commit runs share the next one,
so that the cost of reaching the disk is divided among them.

Nothing ends the thread but ``close``: a disk that is full, a file that is locked or may not be written costs the
changes that wait for it, each of whose owners is told, and a connection that is no good is opened anew for the next.
"""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import queue
import sqlite3
import threading
from collections.abc import Sequence

from steamshed.server import clock

Statement = tuple[str, Sequence[object]]

MOST_IN_A_COMMIT = 256
OPTIMISED = 6 * 3600.0
"""Seconds between two times at which SQLite is let count what its tables hold, so that it chooses the right index."""
LOCKED = 5.0
"""Seconds to wait for a file that another program has locked."""


class Job:
    """A change on its way: its statements, and the future of whoever waits for it."""

    __slots__ = ("error", "future", "loop", "statements")

    def __init__(self, statements: Sequence[Statement], loop: asyncio.AbstractEventLoop) -> None:
        self.statements = statements
        self.loop = loop
        self.future: asyncio.Future[None] = loop.create_future()
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tells the waiting task; runs in its loop."""
        if not self.future.done():
            if self.error is None:
                self.future.set_result(None)
            else:
                self.future.set_exception(self.error)


class Writer:
    """The writing thread. Call ``close`` when done: what was submitted is written first."""

    def __init__(self, file: pathlib.Path) -> None:
        self.file = file
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.optimised: float | None = None
        """When SQLite has last counted."""
        self.connection: sqlite3.Connection | None = None
        self.thread = threading.Thread(target=self.run, name="sqlite-writer", daemon=True)
        self.thread.start()

    def submit(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        job = Job(statements, asyncio.get_running_loop())
        self.jobs.put(job)
        return job.future

    def close(self) -> None:
        self.jobs.put(None)
        self.thread.join()

    # -- in the thread -------------------------------------------------------------------------------------------

    def run(self) -> None:
        open_ = True
        while open_:
            batch: list[Job] = []
            job = self.jobs.get()
            while True:
                if job is None:
                    open_ = False
                    break
                batch.append(job)
                if len(batch) == MOST_IN_A_COMMIT:
                    break
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self.commit(batch)
        self.disconnect()

    def connect(self) -> sqlite3.Connection:
        """The connection; a new one if there is none that is good."""
        if self.connection is None:
            made = sqlite3.connect(self.file, isolation_level=None, timeout=LOCKED)
            try:
                set_up(made)
            except BaseException:
                made.close()
                raise
            self.connection = made
        return self.connection

    def disconnect(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self.connection.close()
            self.connection = None

    def commit(self, batch: Sequence[Job]) -> None:
        """Writes the changes of a batch, each wholly or not at all, and tells everybody after the commit."""
        try:
            connection = self.connect()
            if self.optimised is None or clock.monotonic() - self.optimised > OPTIMISED:
                self.optimised = clock.monotonic()
                connection.execute("PRAGMA optimize = 0x10002")
            connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                perform(connection, job)
            connection.execute("COMMIT")
        except Exception as error:
            self.disconnect()  # which takes back what was not committed
            for job in batch:
                job.error = job.error or error
        self.commits += 1
        loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in batch:
            loops.setdefault(job.loop, []).append(job)
        for loop, jobs in loops.items():
            with contextlib.suppress(RuntimeError):  # a loop that is closed waits for nothing
                loop.call_soon_threadsafe(settle_all, jobs)


def settle_all(jobs: Sequence[Job]) -> None:
    for job in jobs:
        job.settle()


def perform(connection: sqlite3.Connection, job: Job) -> None:
    """One change inside the batch's transaction. A refused one is undone alone; the others stand."""
    if len(job.statements) > 1:
        connection.execute("SAVEPOINT job")
    try:
        for sql, values in job.statements:
            connection.execute(sql, values)
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError, ValueError, OverflowError) as error:
        job.error = error  # what is wrong is wrong with this change only
        if len(job.statements) > 1:
            connection.execute("ROLLBACK TO job")
    if len(job.statements) > 1:
        connection.execute("RELEASE job")


def set_up(connection: sqlite3.Connection) -> None:
    """Durable, many readers beside one writer."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA analysis_limit = 400")  # a count takes milliseconds, however much there is
