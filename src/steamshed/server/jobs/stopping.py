"""Stopping in time: whatever a library does, a server that is told to stop has ended ten seconds later.

Everything is asked to end, and has time for it. What does not end is left behind, and a thread ends the process if it
is still there when the time is over. Nothing that was acknowledged is lost with it: that is in the database.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from types import FrameType

from steamshed.server import clock

logger = logging.getLogger("steamshed.stopping")
LONGEST = 8.5
"""Seconds that a worker has for stopping."""
LONGEST_OF_ALL = 9.5
"""Seconds that the parent of several workers has."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)
AGAIN = 0.1
"""Seconds after which a task that was cancelled and goes on is cancelled again."""
PATIENCE = 2.0
"""Seconds until it is left behind."""


async def end(*tasks: asyncio.Task[None]) -> None:
    """Cancels tasks and waits until they have ended. A library may swallow a cancellation: Python 3.11 does so in
    ``wait_for`` where an answer comes at the same moment."""
    going, until = {task for task in tasks if not task.done()}, clock.monotonic() + PATIENCE
    turns = 0
    while going and clock.monotonic() < until:
        for _ in range(turns % 8):  # at another moment each time: it may be swallowed at the same one again
            await asyncio.sleep(0)
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=AGAIN)
        turns += 1
    for task in going:
        logger.error("%s does not end", task.get_coro())


async def in_time(*work: Awaitable[object]) -> None:
    """Does several things at the same time that may fail or take too long: then they are left behind."""
    tasks = [asyncio.ensure_future(one) for one in work]
    _, late = await asyncio.wait(tasks, timeout=2 * PATIENCE)
    for task in tasks:
        if task in late:
            logger.error("%s does not end", task)
        elif not task.cancelled() and (error := task.exception()) is not None:
            logger.error("something fails while the server stops: %s: %s", type(error).__name__, error)


def end_later(seconds: float, before: Callable[[], None] = lambda: None) -> None:
    """Ends this process after that time, if it has not ended by then."""

    def wait() -> None:
        time.sleep(seconds)
        logger.error("the server has not stopped in %.1f s and is ended", seconds)
        before()
        os._exit(0)

    threading.Thread(target=wait, name="stopping", daemon=True).start()


class Told:
    """Whether the process was told to stop; from then on its time runs. Only the main thread hears signals."""

    def __init__(self) -> None:
        self.to_stop = asyncio.Event()
        self.before = {which: signal.getsignal(which) for which in SIGNALS}
        self.loop = asyncio.get_running_loop()
        self.heard = False
        for which in SIGNALS:
            signal.signal(which, self.hear)

    def hear(self, which: int, frame: FrameType | None) -> None:
        if not self.heard:
            self.heard = True
            end_later(LONGEST)
            self.loop.call_soon_threadsafe(self.to_stop.set)
        before = self.before[signal.Signals(which)]
        if callable(before):
            before(which, frame)
