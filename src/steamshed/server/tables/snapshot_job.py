"""Snapshots of long games are made now and then, beside the play."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from steamshed.server.jobs.periodic import Duty
from steamshed.server.storage import schema
from steamshed.server.storage.store import Unavailable, upsert
from steamshed.server.tables import snapshots
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.table import Table

logger = logging.getLogger("steamshed.keeping")
MOST_WAITING = 200


class Keeping(Duty):
    """Makes one snapshot after the other; what is not made now is made after the next actions."""

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        self.waiting: dict[str, Table] = {}
        self.wake = asyncio.Event()
        tables.after_change.append(self.changed)
        tables.after_load.append(self.opened)

    def changed(self, loaded: LoadedTable, before: Table) -> None:
        """After a change: every so many actions, and at the end."""
        play = loaded.now.play
        if play is None or play.count < snapshots.LONG:
            return
        if play.count % snapshots.LONG == 0 or loaded.now.stage == "finished":
            self.want(loaded.now)

    def opened(self, loaded: LoadedTable) -> None:
        """A table was loaded: the next time it will be quicker, unless a snapshot has helped now. One that could not is
        replaced."""
        play = loaded.now.play
        if play is not None and play.count >= snapshots.LONG and not loaded.now.restored:
            self.want(loaded.now)

    def want(self, table: Table) -> None:
        if len(self.waiting) < MOST_WAITING or table.info.id in self.waiting:
            self.waiting[table.info.id] = table
            self.wake.set()

    async def work(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                id = next(iter(self.waiting))
                await self.keep(self.waiting.pop(id))

    async def keep(self, table: Table) -> None:
        try:
            made = await asyncio.to_thread(snapshots.make, table)
            if made is not None:
                values = msgspec.structs.asdict(made)
                await self.tables.store.write(upsert(self.tables.settings, schema.snapshots, ("table",), values))
        except Unavailable:
            await asyncio.sleep(1.0)  # it is only for speed
        except Exception as error:
            logger.error("table=%s: no snapshot: %s: %s", table.info.id, type(error).__name__, error)
