"""People who are away: holidays begin and end, seats are handed over, and tables hear of calendars that have changed.

Each is written down when it becomes due, in the transaction that makes it so.
"""

from __future__ import annotations

import logging

from sqlalchemy import select

from steamshed.server import clock
from steamshed.server.away import holidays, seat_transfer, stand_ins
from steamshed.server.jobs.due_work import Kind
from steamshed.server.jobs.queue import Job
from steamshed.server.storage import schema
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.table import Table

logger = logging.getLogger("steamshed.away")


class Away:
    """Does what is due, and tells tables that begin."""

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        tables.after_change.append(self.changed)

    def kinds(self) -> list[Kind]:
        return [
            Kind("calendar", self.tell_tables),
            Kind("holiday", self.holiday, self.holidays_to_come),
            Kind("handing", self.handing, self.handings_to_come),
        ]

    def changed(self, loaded: LoadedTable, before: Table) -> None:
        """A game has begun, or somebody else plays on a seat: the table needs the calendars of its people."""
        table = loaded.now
        new = before is table or before.stage != table.stage
        if table.stage == "running" and (new or hands(before) != hands(table)):
            self.tables.soon(self.tell(loaded))

    async def tell(self, loaded: LoadedTable) -> None:
        try:
            await holidays.tell_table(self.tables, loaded)
        except Exception as error:  # it is told before anybody's time is up there
            logger.warning("table=%s is not told who is away: %s", loaded.now.info.id, type(error).__name__)

    async def tell_tables(self, job: Job) -> None:
        await holidays.tell_tables(self.tables, job.key)

    async def holiday(self, job: Job) -> float | None:
        """A holiday has begun or is over; gives when the next of both is."""
        rows, now = schema.holidays, clock.now()
        row = await self.tables.store.row(select(rows).where(rows.c.id == job.key))
        if row is None:
            return None
        if row.since > now:
            return float(row.since)
        if row.until > now:
            await stand_ins.begin_holiday(self.tables, row.user)
            return float(row.until)
        await stand_ins.end_holiday(self.tables, row.user)
        return None

    async def handing(self, job: Job) -> float | None:
        table, _, seat = job.key.rpartition(" ")
        return await seat_transfer.nobody_objected(self.tables, table, int(seat))

    # -- what should be written down -----------------------------------------------------------------------------

    async def holidays_to_come(self) -> list[tuple[str, float]]:
        rows, now = schema.holidays, clock.now()
        found = await self.tables.store.rows(select(rows.c.id, rows.c.since, rows.c.until).where(rows.c.until > now))
        return [(id, since if since > now else until) for id, since, until in found]

    async def handings_to_come(self) -> list[tuple[str, float]]:
        rows = schema.handings
        found = await self.tables.store.rows(select(rows.c.table, rows.c.seat, rows.c.until).where(rows.c.until > 0))
        return [(f"{table} {seat}", until) for table, seat, until in found]


def hands(table: Table) -> list[str | None]:
    """Who plays on which seat."""
    return [seat.hand for seat in table.seats]
