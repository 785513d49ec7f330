"""Results are counted, one after the other, as soon as they are written down."""

from __future__ import annotations

from sqlalchemy import func, select

from steamshed.server import clock
from steamshed.server.errors import Stale
from steamshed.server.jobs.due_work import Kind
from steamshed.server.jobs.queue import Job
from steamshed.server.ratings import results, service, suspicion
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict, Store


class Counting:
    """Counts them: one worker at a time, and the log refuses whoever comes second."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def kinds(self) -> list[Kind]:
        return [Kind(results.KIND, self.count, self.should_be, at_once=1)]

    async def should_be(self) -> list[tuple[str, float]]:
        rows = schema.results
        row = await self.store.row(select(func.min(rows.c.ended)).where(rows.c.number.is_(None)))
        return [] if row is None or row[0] is None else [(results.KEY, row[0])]

    async def count(self, job: Job) -> float | None:
        """Counts some; gives when there are more."""
        try:
            some = await service.count_next(self.store, suspicion.reports)
        except Conflict:
            raise Stale(0) from None
        return clock.now() if some == service.AT_ONCE else None
