"""Does what is due: one loop for everything that is written down in ``jobs/queue.py``.

What one thing keeps waiting, by malice or by chance, must not hold up others: each kind has room for so many at a time.
Now and then what is written down is compared with what should be: a row that is missing is a fault, which the log tells
and which is mended.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from steamshed.server import clock
from steamshed.server.errors import Problem, Stale
from steamshed.server.jobs import queue
from steamshed.server.jobs.backoff import PATIENCE
from steamshed.server.jobs.periodic import Rounds
from steamshed.server.jobs.queue import Job
from steamshed.server.jobs.stopping import end
from steamshed.server.storage.store import Store, Unavailable

logger = logging.getLogger("steamshed.jobs")
AT_ONCE = 8
"""So much of one kind is done at the same time."""
FIRST_RETRY, LAST_RETRY = 5.0, PATIENCE
"""Seconds until something that failed is tried again, at first and at most."""
SOON = 1.0
"""Seconds until something is tried again that failed because another worker was faster."""
COMPARED = 600.0
"""Seconds between two comparisons."""


@dataclass(frozen=True)
class Kind:
    """One kind of due work."""

    name: str
    do: Callable[[Job], Awaitable[float | None]]
    """Does it; gives when it is due again, if ever. What it raises is tried again."""
    should_be: Callable[[], Awaitable[Iterable[tuple[str, float]]]] | None = None
    """What should be written down, by key, with its time."""
    tries: int | None = None
    """After so many tries it is given up."""
    at_once: int = AT_ONCE
    """So much of it is done at the same time."""
    longest: float | None = None
    """So many seconds after it was written, or tried, it is due at the latest. What is due later was written by a clock
    that was ahead, and is done when that is found."""


class DueWork(Rounds):
    """The loop."""

    pause = 1.0
    purpose = "looking for due work"

    def __init__(self, store: Store, kinds: Iterable[Kind]) -> None:
        self.store = store
        self.kinds = {kind.name: kind for kind in kinds}
        self.doing: dict[tuple[str, ...], asyncio.Task[None]] = {}
        self.running: Counter[str] = Counter()
        self.compared: float | None = None
        self.wake = asyncio.Event()

    def soon(self) -> None:
        """Something was written down that is due now: the next look need not wait."""
        self.wake.set()

    async def work(self) -> None:
        while True:
            self.wake.clear()
            await self.round()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.pause):
                    await self.wake.wait()

    async def stop(self) -> None:
        await super().stop()
        for task in list(self.doing.values()):
            await end(task)

    async def look(self) -> None:
        """Begins what is due; it goes on while the next look waits."""
        now = clock.now()
        if self.compared is None:
            self.compared = now
            if self.store.writer is not None:
                await queue.release(self.store, now)
        elif now - self.compared >= COMPARED:
            self.compared = now
            await self.compare()
        while True:
            taken = await queue.take(self.store, now)
            for job in taken:
                self.begin(job)
            if len(taken) < queue.MOST:
                break

    async def settle(self) -> None:
        """Until all that was begun is done."""
        while self.doing:
            await asyncio.gather(*self.doing.values())

    def begin(self, job: Job) -> None:
        place: tuple[str, ...] = (job.kind, job.key)
        busy = place in self.doing
        if busy:  # it was written anew before it was done
            place = (*place, "again")
        self.doing[place] = asyncio.create_task(self.deal_with(job, busy))
        self.doing[place].add_done_callback(lambda _: self.doing.pop(place, None))

    async def deal_with(self, job: Job, busy: bool) -> None:
        try:
            kind = self.kinds.get(job.kind)
            if kind is None:  # of another version of the program
                await queue.again(self.store, job, clock.now() + LAST_RETRY, job.tries)
            elif busy or self.running[job.kind] >= kind.at_once:
                await queue.again(self.store, job, clock.now() + SOON, job.tries - 1)
            else:
                self.running[job.kind] += 1
                try:
                    await self.do(kind, job)
                finally:
                    self.running[job.kind] -= 1
        except Unavailable:
            pass  # it is due again when its time here is over

    async def do(self, kind: Kind, job: Job) -> None:
        """Does one thing. Whatever is wrong with it must not keep the others waiting."""
        try:
            due = await kind.do(job)
        except Unavailable:
            raise  # nothing is wrong with it
        except Stale:
            await queue.again(self.store, job, clock.now() + SOON, 0)
        except Exception as error:
            words = error.text if isinstance(error, Problem) else f"{type(error).__name__}: {error}"
            logger.warning("%s %s failed, try %d: %s", job.kind, job.key, job.tries, words)
            if kind.tries is not None and job.tries >= kind.tries:
                await queue.done(self.store, job)
            else:
                wait = min(LAST_RETRY, FIRST_RETRY * 2.0 ** (job.tries - 1))
                await queue.again(self.store, job, clock.now() + wait, job.tries)
        else:
            await (queue.done(self.store, job) if due is None else queue.again(self.store, job, due, 0))

    async def compare(self) -> None:
        """Writes down what is missing, and says so."""
        now = clock.now()
        for kind in self.kinds.values():
            if kind.longest is not None and await queue.too_late(self.store, kind.name, now + kind.longest, now):
                logger.warning("%s was due later than it can be: a clock was ahead", kind.name)
            if kind.should_be is None:
                continue
            wanted = dict(await kind.should_be())
            known = await queue.known(self.store, kind.name)
            missing = {key: due for key, due in wanted.items() if key not in known}
            for key, due in missing.items():
                logger.error("%s %s was due and not written down", kind.name, key)
                await self.store.write(queue.written(self.store.settings, kind.name, key, due))
