"""The reviews that are kept with finished games, and those that are asked for: a queue in the database."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import func, select

from steamshed.server import clock
from steamshed.server.reviews.wire import Review, ReviewState
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, upsert

LOST = 120.0
"""Seconds without news after which a running review has lost its worker."""
TRIED_AGAIN = 86400.0
"""Seconds after which one that has failed may be asked for again."""
rows = schema.reviews
read_review = msgspec.json.Decoder(Review).decode


@dataclass(frozen=True)
class Kept:
    """A review as it is kept."""

    table: str
    state: str
    method: int
    done: int
    of: int
    body: str
    changed: float

    @property
    def given_up(self) -> bool:
        """Whether it has failed and is not tried again yet: what fails once fails again, at the cost of all."""
        return self.state == "failed" and clock.now() < self.changed + TRIED_AGAIN

    def sent(self) -> ReviewState:
        found = msgspec.convert({"state": self.state, "done": self.done, "of": self.of}, ReviewState)
        if self.body:
            found.review = read_review(self.body)
        return found


async def find(store: Store, table: str) -> Kept | None:
    columns = (rows.c.table, rows.c.state, rows.c.method, rows.c.done, rows.c.of, rows.c.body, rows.c.changed)
    row = await store.row(select(*columns).where(rows.c.table == table))
    return None if row is None else Kept(*row)


async def put_down(store: Store, table: str, by: str | None, method: int) -> None:
    """Asks for a review; one that is there already is made again."""
    now = clock.now()
    values = {"table": table, "state": "waiting", "method": method, "asked": now, "by": by, "changed": now}
    values |= {"done": 0, "of": 0, "worker": "", "body": ""}
    await store.write(upsert(store.settings, rows, ("table",), values))


async def waiting_of(store: Store, user: str) -> int:
    """How many reviews somebody waits for."""
    mine = (rows.c.by == user) & rows.c.state.in_(["waiting", "running"])
    row = await store.row(select(func.count()).select_from(rows).where(mine))
    return int(row[0])


async def take(store: Store, worker: str) -> str | None:
    """The table whose review this worker is to make now: the first that waits, or one whose worker was lost. None if
    there is none, or another worker was faster."""
    free = (rows.c.state == "waiting") | ((rows.c.state == "running") & (rows.c.changed < clock.now() - LOST))
    row = await store.row(select(rows.c.table).where(free).order_by(rows.c.asked, rows.c.table).limit(1))
    if row is None:
        return None
    mine = rows.c.table == row[0]
    await store.write(rows.update().where(mine & free).values(state="running", worker=worker, changed=clock.now()))
    taken = await store.row(select(rows.c.worker).where(mine & (rows.c.state == "running")))
    return str(row[0]) if taken is not None and taken[0] == worker else None


async def note(store: Store, table: str, worker: str, state: str, done: int, of: int, body: str) -> None:
    """Keeps how far a review is, and what is known, unless it is another worker's by now."""
    values = {"state": state, "changed": clock.now(), "done": done, "of": of, "body": body}
    await store.write(rows.update().where((rows.c.table == table) & (rows.c.worker == worker)).values(**values))


async def give_back(store: Store, table: str, worker: str, state: str) -> None:
    """A review that was not made: to be begun again (``waiting``), or ``failed``."""
    mine = (rows.c.table == table) & (rows.c.worker == worker)
    await store.write(rows.update().where(mine).values(state=state, worker="", changed=clock.now()))
