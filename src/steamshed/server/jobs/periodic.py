"""Work that goes on beside the requests, from the start of a worker to its end."""

from __future__ import annotations

import asyncio
import logging

from steamshed.server.jobs.stopping import end

logger = logging.getLogger("steamshed.duty")


class Duty:
    """A task of its own for ``work``, which does not come to an end by itself."""

    task: asyncio.Task[None] | None = None

    async def work(self) -> None:
        raise NotImplementedError

    def start(self) -> None:
        self.task = asyncio.create_task(self.work())

    async def stop(self) -> None:
        if self.task is not None:
            await end(self.task)


class Rounds(Duty):
    """The same ``look`` again and again, with a pause after each. What fails is tried again; the log tells it once."""

    pause: float
    """Seconds between two looks."""
    purpose: str
    """What the log says has failed."""
    looks = 0
    """How many have begun."""
    failing = False

    async def look(self) -> None:
        raise NotImplementedError

    async def work(self) -> None:
        while True:
            await self.round()
            await asyncio.sleep(self.pause)

    async def round(self) -> None:
        self.looks += 1
        try:
            await self.look()
            self.failing = False
        except Exception as error:
            if not self.failing:
                logger.error("%s failed: %s: %s", self.purpose, type(error).__name__, error)
            self.failing = True
