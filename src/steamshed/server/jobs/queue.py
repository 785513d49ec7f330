"""Due work, written down: one row for each thing that is to be done, and when.

Whoever makes something due writes its row in the transaction that makes it so; ``jobs/due_work.py`` takes what is due
and does it. A worker that takes a row writes a later time into it: if the worker dies, the row is due again then, and
no other worker takes it meanwhile. What is done is deleted, unless it was written anew meanwhile.

What is due at a table because a clock runs out or a bot is to move stands in the table's own row (``tables/due.py``):
that is written with every move anyway.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Select, bindparam, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Bound, Prepared, Store, upsert

rows = schema.jobs
LEASE = 30.0
"""Seconds that a worker has for what it has taken."""
MOST = 50
"""So much is taken at once."""
RESTED, SAID = "rested", "said"
"""What is written down with every change of a table, and with every line of chat: people are to be told of it."""


@dataclass(frozen=True)
class Job:
    """Due work that this worker has taken, and until when."""

    kind: str
    key: str
    body: str
    tries: int
    """How often it was taken, this time counted in."""
    until: float


def written(settings: Settings, kind: str, key: str, due: float, body: str = "") -> UpdateBase:
    """The row change by which something is due at a time; what was written of it before is replaced."""
    values = {"kind": kind, "key": key, "due": due, "tries": 0, "body": body}
    return upsert(settings, rows, ("kind", "key"), values)


@cache
def prepared(is_sqlite: bool) -> Prepared:
    names = ("kind", "key", "due", "body")
    values: dict[str, Any] = {name: bindparam(name, type_=rows.c[name].type) for name in names}
    dialect: Any = sqlite if is_sqlite else postgresql
    made = dialect.insert(rows).values(**values, tries=0)
    again = {"due": made.excluded.due, "tries": 0, "body": made.excluded.body}
    return Prepared(made.on_conflict_do_update(index_elements=["kind", "key"], set_=again))


def written_often(settings: Settings, kind: str, key: str, due: float, body: str = "") -> Bound:
    """The same as ``written``, for what is written with every move."""
    return prepared(settings.is_sqlite).of(kind=kind, key=key, due=due, body=body)


def gone(kind: str, key: str) -> UpdateBase:
    """The row change by which something is not to be done any more."""
    return rows.delete().where(rows.c.kind == kind, rows.c.key == key)


def due_at(now: float) -> Select[tuple[str, str, str, int]]:
    """What is due, the longest overdue first."""
    columns = (rows.c.kind, rows.c.key, rows.c.body, rows.c.tries)
    return select(*columns).where(rows.c.due <= now).order_by(rows.c.due).limit(MOST)


def taking(now: float) -> UpdateBase:
    """Takes it where several workers do so at once: each gets other rows."""
    chosen = due_at(now).with_for_update(skip_locked=True).cte("chosen")
    both = tuple_(rows.c.kind, rows.c.key).in_(select(chosen.c.kind, chosen.c.key))
    change = update(rows).where(both).values(due=now + LEASE, tries=rows.c.tries + 1)
    return change.returning(rows.c.kind, rows.c.key, rows.c.body, rows.c.tries)


async def take(store: Store, now: float) -> list[Job]:
    """Takes what is due."""
    if store.writer is None:
        return [Job(kind, key, body, tries, now + LEASE) for kind, key, body, tries in await store.change(taking(now))]
    found = await store.rows(due_at(now))  # one worker, and nobody else
    if found:
        which = tuple_(rows.c.kind, rows.c.key).in_([(kind, key) for kind, key, _, _ in found])
        change = update(rows).where(which, rows.c.due <= now)
        await store.write(change.values(due=now + LEASE, tries=rows.c.tries + 1))
    return [Job(kind, key, body, tries + 1, now + LEASE) for kind, key, body, tries in found]


async def release(store: Store, now: float) -> None:
    """What was taken by a worker that is gone, or has failed, is due at once: for a worker that is alone and begins."""
    await store.write(update(rows).where(rows.c.tries > 0, rows.c.due > now).values(due=now))


async def done(store: Store, job: Job) -> None:
    """It is done. If it was written anew meanwhile, it stays."""
    await store.write(rows.delete().where(rows.c.kind == job.kind, rows.c.key == job.key, rows.c.due == job.until))


async def again(store: Store, job: Job, due: float, tries: int) -> None:
    """It is due another time. If it was written anew meanwhile, that counts."""
    which = update(rows).where(rows.c.kind == job.kind, rows.c.key == job.key, rows.c.due == job.until)
    await store.write(which.values(due=due, tries=tries))


async def too_late(store: Store, kind: str, latest: float, now: float) -> int:
    """What is due later than it can be, because it was written by a clock that was ahead, is due now; how much."""
    which = (rows.c.kind == kind) & (rows.c.due > latest)
    found = await store.rows(select(rows.c.key).where(which).limit(1))
    if found:
        await store.write(update(rows).where(which).values(due=now, tries=0))
    return len(found)


async def known(store: Store, kind: str) -> set[str]:
    """All that is written down of a kind."""
    return {row[0] for row in await store.rows(select(rows.c.key).where(rows.c.kind == kind))}
