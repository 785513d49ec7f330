"""The reviews that are kept with finished games, and those that are asked for: a queue in the database."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec
from sqlalchemy import func, select

from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, upsert
from steamshed.server.wire.review import Review, ReviewState

LOST = 120.0
"""Seconds without news after which a running review has lost its worker."""
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

    def sent(self) -> ReviewState:
        found = ReviewState(self.state, self.done, self.of)  # type: ignore[arg-type]
        if self.body:
            found.review = read_review(self.body)
        return found


async def find(store: Store, table: str) -> Kept | None:
    columns = (rows.c.table, rows.c.state, rows.c.method, rows.c.done, rows.c.of, rows.c.body)
    row = await store.row(select(*columns).where(rows.c.table == table))
    return None if row is None else Kept(*row)


async def put_down(store: Store, table: str, by: str | None, method: int) -> None:
    """Asks for a review; one that is there already is made again."""
    now = time.time()
    values = {"table": table, "state": "waiting", "method": method, "asked": now, "by": by, "changed": now}
    await store.write(upsert(store.settings, rows, ("table",), {**values, "done": 0, "of": 0, "body": ""}))


async def waiting_of(store: Store, user: str) -> int:
    """How many reviews somebody waits for."""
    mine = (rows.c.by == user) & rows.c.state.in_(["waiting", "running"])
    row = await store.row(select(func.count()).select_from(rows).where(mine))
    return int(row[0])


async def next_one(store: Store) -> str | None:
    """The table whose review is to be made next: the first that waits, or one whose worker was lost."""
    lost = (rows.c.state == "running") & (rows.c.changed < time.time() - LOST)
    query = select(rows.c.table).where((rows.c.state == "waiting") | lost).order_by(rows.c.asked, rows.c.table)
    row = await store.row(query.limit(1))
    return None if row is None else str(row[0])


async def note(store: Store, table: str, state: str, done: int, of: int, body: str | None = None) -> None:
    """Keeps how far a review is, and what is known; without a body what was known stays."""
    values: dict[str, object] = {"state": state, "changed": time.time(), "done": done, "of": of}
    if body is not None:
        values["body"] = body
    await store.write(rows.update().where(rows.c.table == table).values(**values))
