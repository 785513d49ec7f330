"""People who are away: holidays begin and end, seats are handed over, and tables hear of calendars that have changed.

What is due is asked from the database; where several workers see the same, one claims it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Select, or_, select

from steamshed.server.api.shapes import Hours
from steamshed.server.away import holidays, seat_transfer, stand_ins
from steamshed.server.errors import Problem
from steamshed.server.jobs.periodic import Rounds
from steamshed.server.storage import schema
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.table import Table

logger = logging.getLogger("steamshed.away")
MOST_AT_ONCE = 200
"""In one look; the next takes the others."""


class Away(Rounds):
    """Looks for what is due, and tells tables that begin."""

    pause = 2.0
    purpose = "looking after people who are away"

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        tables.after_change.append(self.changed)

    def changed(self, loaded: LoadedTable, before: Table) -> None:
        """A game has begun, or somebody else plays on a seat: the table needs the calendars of its people."""
        table = loaded.now
        new = before is table or before.stage != table.stage
        if table.stage == "running" and (new or hands(before) != hands(table)):
            self.tables.soon(self.tell(loaded))

    async def tell(self, loaded: LoadedTable) -> None:
        try:
            await holidays.tell_table(self.tables, loaded)
            if isinstance(loaded.now.info.pace, Hours):
                await holidays.watch_zones(self.tables.store, [user for user in hands(loaded.now) if user])
        except Exception as error:  # it is told before anybody's time is up there
            logger.warning("table=%s is not told who is away: %s", loaded.now.info.id, type(error).__name__)

    async def look(self) -> None:
        now, rows = time.time(), schema.holidays
        users, hours, seats = schema.users, schema.calendars, schema.handings
        zones = select(hours.c.user).join(users, users.c.id == hours.c.user)
        untold = zones.where(or_(hours.c.due.is_not(None), hours.c.told_zone != users.c.time_zone))
        await self.each("told", untold, lambda row: holidays.tell_tables(self.tables, row.user))
        over = select(rows).where(rows.c.stage != "over", rows.c.until <= now)
        await self.each("over", over, self.end)
        begun = select(rows).where(rows.c.stage == "stated", rows.c.since <= now, rows.c.until > now)
        await self.each("begun", begun, self.begin)
        lapsed = select(seats).where(seats.c.until <= now)
        await self.each("handed", lapsed, lambda row: seat_transfer.nobody_objected(self.tables, row))

    async def each(self, what: str, query: Select[Any], do: Callable[[Any], Awaitable[None]]) -> None:
        """Does something for every row that no other worker has claimed. What fails for one waits for the next look."""
        for row in await self.tables.store.rows(query.limit(MOST_AT_ONCE)):
            if not await self.tables.fanout.claim(f"{what}:{':'.join(map(str, row[:2]))}", 10.0):
                continue
            try:
                await do(row)
            except Problem as problem:
                logger.warning("%s is not done: %s", what, problem.text)

    async def begin(self, row: Any) -> None:
        await stand_ins.begin_holiday(self.tables, row.user)
        await self.now_at(row, "begun")

    async def end(self, row: Any) -> None:
        await stand_ins.end_holiday(self.tables, row.user)
        await self.now_at(row, "over")

    async def now_at(self, row: Any, stage: str) -> None:
        rows = schema.holidays
        await self.tables.store.write(rows.update().where(rows.c.id == row.id).values(stage=stage))


def hands(table: Table) -> list[str | None]:
    """Who plays on which seat."""
    return [seat.hand for seat in table.seats]
