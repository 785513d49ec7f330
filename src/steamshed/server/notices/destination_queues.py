"""Work that others outside can make slow: every destination has a line of its own, and nobody waits for another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from steamshed.server.jobs.periodic import Rounds

logger = logging.getLogger("steamshed.notices")


class Lane(Rounds):
    """Looks for what is due one way and begins it, without waiting for any of it: one thing at a time for each
    destination, and ``most`` altogether."""

    pause = 2.0

    def __init__(self, purpose: str, most: int, find: Callable[[], Awaitable[None]]) -> None:
        self.purpose = purpose
        self.most = most
        self.find = find
        self.under_way: dict[str, asyncio.Task[None]] = {}
        """What is being done, by destination."""

    async def look(self) -> None:
        await self.find()

    def begin(self, destination: str, work: Callable[[], Awaitable[None]]) -> None:
        """Begins something, unless its destination is busy or too much is under way: then it is found again."""
        if destination not in self.under_way and len(self.under_way) < self.most:
            task = asyncio.create_task(self.carry_out(work))
            self.under_way[destination] = task
            task.add_done_callback(lambda _: self.under_way.pop(destination))

    async def carry_out(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as error:
            logger.error("%s failed: %s: %s", self.purpose, type(error).__name__, error)

    async def settle(self) -> None:
        """Waits until what is under way is done."""
        while self.under_way:
            await asyncio.gather(*self.under_way.values())

    async def stop(self) -> None:
        await super().stop()
        for task in self.under_way.values():
            task.cancel()
        await asyncio.gather(*self.under_way.values(), return_exceptions=True)
