"""Orders given ahead are looked at and carried out: every second the database is asked which are due, so that neither a
restart nor a lost worker forgets one."""

from __future__ import annotations

import logging
import time

from steamshed.server.errors import Problem, Stale
from steamshed.server.jobs.backoff import Patience
from steamshed.server.jobs.periodic import Rounds
from steamshed.server.orders import service as orders
from steamshed.server.storage.store import Unavailable
from steamshed.server.tables.live_tables import LoadedTables

logger = logging.getLogger("steamshed.orders")
TIDY = 60
"""Looks between two at which orders of finished games are forgotten."""


class Ordered(Rounds):
    """Looks at the orders of seats that are to decide."""

    pause = 1.0
    purpose = "carrying out orders"

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        self.failed = Patience()

    async def look(self) -> None:
        for id in await orders.due_at(self.tables.store, time.time()):
            if not self.failed.alone(id):
                await self.deal_with(id)
        if self.looks % TIDY == 1:
            await orders.forget_finished(self.tables.store)

    async def deal_with(self, id: str) -> None:
        """Looks at the orders of one table. Whatever is wrong with it must not keep the others waiting."""
        try:
            await self.look_at(id)
        except Stale:
            pass  # another worker was faster
        except Unavailable:
            raise  # nothing is wrong with the table
        except Problem:
            self.failed.leave_alone(id)  # it is set aside, and the log says why
        except Exception as error:
            logger.error("table=%s: its orders fail: %s: %s", id, type(error).__name__, error)
            self.failed.leave_alone(id)

    async def look_at(self, id: str) -> None:
        tables = self.tables
        loaded = await tables.get(id)
        table = loaded.now
        if table.turn is None:
            return
        kept = await orders.of_seat(tables.store, id, table.turn)
        found = orders.look(table, kept, time.time(), tables.settings.order_delay)
        if found.changes:
            await tables.store.write(*found.changes)
        if found.due is not None:
            await orders.carry_out(tables, loaded, found.due.id, table.version)
