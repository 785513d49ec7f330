"""What a server keeps an eye on: new decisions of the operator, and who is still at his table."""

from __future__ import annotations

import asyncio
import logging

from steamshed.server.tables import absence
from steamshed.server.tables.loaded import LoadedTables

logger = logging.getLogger("steamshed.attention")
EVERY = 2.0
"""Seconds between two looks for decisions."""
PRESENCE = 15
"""After so many looks, people who stay at their tables are noted anew."""


class Attention:
    """Looks again and again."""

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.keep_looking())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def keep_looking(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(EVERY)
            looks += 1
            try:
                await self.tables.moderate()
                if looks % PRESENCE == 0:
                    await self.note_presence()
            except Exception as error:
                logger.warning("looking around failed: %s", type(error).__name__)

    async def note_presence(self) -> None:
        """Keeps who is here."""
        present = {id: loaded for id, loaded in self.tables.by_id.items() if loaded.here}
        if present:
            changes = [absence.seen_now(id, loaded.here) for id, loaded in present.items()]
            await self.tables.store.write(*changes)
