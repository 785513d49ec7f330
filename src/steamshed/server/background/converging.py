"""Tables in use are compared with the database at intervals, so that a lost notice costs seconds."""

from __future__ import annotations

import asyncio
import logging

from steamshed.server.tables.loaded import FRESH, PRESENCE, LoadedTables

logger = logging.getLogger("steamshed.converging")


class Converging:
    """Looks around every two seconds, and tells the other workers now and then who is here."""

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        self.task: asyncio.Task[None] | None = None
        self.failing = False

    def start(self) -> None:
        self.task = asyncio.create_task(self.keep_looking())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def keep_looking(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(FRESH)
            rounds += 1
            try:
                await self.tables.look_around()
                if rounds % int(PRESENCE / FRESH / 3) == 0:
                    self.tables.repeat_presence()
                self.failing = False
            except Exception as error:
                if not self.failing:
                    logger.error("tables cannot be compared: %s: %s", type(error).__name__, error)
                self.failing = True
