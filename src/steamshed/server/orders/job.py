"""Orders given ahead are looked at when their seat is to decide, and carried out at the time that was drawn then."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from steamshed.server import clock
from steamshed.server.jobs.backoff import PATIENCE
from steamshed.server.jobs.due_work import Kind
from steamshed.server.jobs.queue import Job
from steamshed.server.orders import due
from steamshed.server.orders import service as orders
from steamshed.server.tables.live_tables import LoadedTables


class Ordered:
    """Looks at the orders of seats that are to decide."""

    def __init__(self, tables: LoadedTables, changed: Callable[[str, str], None]) -> None:
        self.tables = tables
        self.changed = changed
        """Tells somebody's pages (his id) that his orders at a table (its id) have changed."""

    def kinds(self) -> list[Kind]:
        return [Kind(due.KIND, self.look_at, self.should_be)]

    async def should_be(self) -> Iterable[tuple[str, float]]:
        return await orders.should_be_looked_at(self.tables.store)

    async def look_at(self, job: Job) -> float | None:
        """Looks at the orders of one table; gives when one of them answers."""
        tables = self.tables
        if job.key in tables.in_force.hidden:
            return clock.now() + PATIENCE
        loaded = await tables.get(job.key)
        table, now = loaded.now, clock.now()
        if table.turn is None:
            if table.stage == "finished":
                await tables.store.write(orders.forget(job.key))
            return None
        kept = await orders.of_seat(tables.store, job.key, table.turn)
        found = orders.look(table, kept, now, tables.settings.order_delay)
        if found.changes:
            await tables.store.write(*found.changes)
            for owner in {one.user for one in kept}:
                self.changed(owner, job.key)
        answering = found.answering
        if answering is None or answering.due is None:
            return None
        if answering.due > now:
            return answering.due
        await orders.carry_out(tables, loaded, answering.id, table.version)  # what comes next is written with that
        return None
