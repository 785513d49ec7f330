"""Tables at which something is due: a clock has run out, or a bot has not moved.

When that is stands in the row of each table (``due``), written in the transaction that makes it so; an index holds only
those that have such a time, so that looking costs what is due and not what is stored. A worker that takes one writes a
later time instead: if the worker dies, the table is due again then, and no other worker takes it meanwhile. Where
nothing will happen until somebody acts there is no such time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Select, literal_column, select, update
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server.storage import schema
from steamshed.server.storage.store import Store

tables = schema.tables
LEASE = 10.0
"""Seconds that a worker has for what is due at a table."""
MOST = 50
"""So many tables are taken at once."""
SHOWN = tables.c.hidden == literal_column("0")
"""Said as in the index: with a value that is filled in no database would use it."""


@dataclass(frozen=True)
class Taken:
    """A table that this worker has taken, and until when."""

    id: str
    until: float


def due_at(now: float) -> Select[tuple[str]]:
    """The tables at which something is due, the longest overdue first."""
    return select(tables.c.id).where(tables.c.due <= now, SHOWN).order_by(tables.c.due).limit(MOST)


def taking(now: float) -> UpdateBase:
    """Takes them where several workers do so at once: each gets others."""
    chosen = due_at(now).with_for_update(skip_locked=True).cte("chosen")
    until = update(tables).where(tables.c.id.in_(select(chosen.c.id))).values(due=now + LEASE)
    return until.returning(tables.c.id)


async def take(store: Store, now: float) -> Sequence[Taken]:
    """Takes tables at which something is due."""
    if store.writer is None:
        ids = [row[0] for row in await store.change(taking(now))]
    else:  # one worker, and nobody else
        ids = [row[0] for row in await store.rows(due_at(now))]
        if ids:
            await store.write(update(tables).where(tables.c.id.in_(ids), tables.c.due <= now).values(due=now + LEASE))
    return [Taken(id, now + LEASE) for id in ids]


async def put_off(store: Store, taken: Taken, until: float | None) -> None:
    """Nothing could be done at a table: it is due at another time, or when somebody acts. If something has happened
    there meanwhile, that counts."""
    await store.write(update(tables).where(tables.c.id == taken.id, tables.c.due == taken.until).values(due=until))


def bots_at_once(now: float) -> UpdateBase:
    """The row change by which all bots that are to move are looked after now: a worker has begun."""
    return update(tables).where(tables.c.bot_due.is_not(None), SHOWN).values(due=now)


def overdue_of(user: str, now: float) -> UpdateBase:
    """The row change by which somebody's tables at which time is up are looked at again."""
    seats = schema.seats
    his = select(seats.c.table).where(seats.c.user == user)
    return update(tables).where(tables.c.id.in_(his), tables.c.deadline <= now).values(due=now)
