"""Who is away, and since when: a bot may take the seat of somebody who has been away for the table's stated time.

Whoever has a line to the table, at any worker, is there. When he was last there is kept with his seat; it is written
when he comes and goes, and now and then while he stays, so that a worker that dies costs him nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from sqlalchemy import or_, select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock
from steamshed.server.api.shapes import Pace
from steamshed.server.errors import Problem
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables.clocks import over_days, start_of


def stated_absence(settings: Settings, pace: Pace) -> float:
    """Seconds after which the others may let a bot play for somebody who is away: his time where that is days, else the
    setting."""
    return start_of(pace) if over_days(pace) else settings.absence_minutes * 60


async def last_seen(store: Store, table: str) -> dict[int, float]:
    """When the people of a table were last there, by seat."""
    rows = schema.seats
    query = select(rows.c.seat, rows.c.seen).where(rows.c.table == table, rows.c.seen.is_not(None))
    return {row.seat: row.seen for row in await store.rows(query)}


def seen_now(table: str, seats: Iterable[int]) -> UpdateBase:
    """The row change that says that these seats are there now."""
    rows = schema.seats
    there = or_(*(rows.c.seat == seat for seat in sorted(seats)))
    return rows.update().where(rows.c.table == table, there).values(seen=clock.now())


def check_away(name: str, seen: float, stated: float) -> None:
    """Raises a Problem if somebody has not been away for long enough."""
    left = seen + stated - clock.now()
    if left > 0:
        minutes = math.ceil(left / 60)
        text = f"{name} may be away for {minutes} more minutes before a bot can play for him."
        raise Problem(409, "not-away-long-enough", text, name=name, minutes=minutes)
