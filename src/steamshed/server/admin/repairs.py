"""What ``steamshed admin doctor --repair`` can repair: what follows from something else that is whole.

A log is never changed. The row of a table, and who sits where, follow from its log; where the end of a log is lost,
the row is set back to what is left. Rows that name what is gone, and indexes that disagree with their tables, are
matters of SQLite: PostgreSQL keeps both itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import select, text
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock
from steamshed.server.moderation.service import decision
from steamshed.server.storage import schema
from steamshed.server.storage.store import SUMMARY, Entry, Store
from steamshed.server.storage.writer import Statement
from steamshed.server.tables.log import Seat, Unreadable, reason_of
from steamshed.server.tables.stored import read_table
from steamshed.server.tables.table import Table

COMPARED = ("state", "version", "turn", "result")
"""Columns that every version of the program has written alike."""


@dataclass(frozen=True)
class Repair:
    """Something that can be repaired: what is done, in words, and the changes that do it."""

    words: str
    changes: Sequence[UpdateBase] = ()
    statements: Sequence[Statement] = field(default=())
    """Of SQLite alone."""
    table: str | None = None


async def carry_out(store: Store, repair: Repair, who: str) -> None:
    """Does it, with a line in the audit log."""
    if repair.statements:
        await store.submit(repair.statements)
    await store.write(*repair.changes, *decision(store, who, "repair", repair.table or "database", repair.words))


# -- a table -------------------------------------------------------------------------------------------------------


async def of_table(store: Store, row: Mapping[str, Any]) -> list[Repair]:
    """What can be repaired of a table."""
    entries = await store.entries(row["id"])
    try:
        table = read_table({**row, "serial": min(row["serial"], len(entries))}, entries)
    except Unreadable:
        return []  # its log, its game or its options cannot be read: nothing else says what they were
    return [*row_of(row, table, entries), *await seats_of(store, row["id"], table)]


def row_of(row: Mapping[str, Any], table: Table, entries: Sequence[Entry]) -> list[Repair]:
    id, rows, summary = row["id"], schema.tables, table.summary()
    lost = row["serial"] - table.serial
    if lost < 0 or not entries:  # it was played on meanwhile; or there is no log to go by
        return []
    wrong = unreadable(row) or differing(row, summary)
    if lost:
        words = f"table {id}: the last {lost} entries of its log are lost; its row is set back to entry {table.serial}"
    elif wrong is not None:
        words = f"table {id}: {wrong}"
    else:
        return []
    same = (rows.c.id == id) & (rows.c.serial == row["serial"])  # or it was played on since it was read
    snapshot = schema.snapshots.delete().where(schema.snapshots.c.table == id, schema.snapshots.c.serial > table.serial)
    change = rows.update().where(same).values(**{name: summary[name] for name in SUMMARY})
    return [Repair(words, [change, snapshot], table=id)]


def unreadable(row: Mapping[str, Any]) -> str | None:
    """What of the row that follows from the log cannot be read."""
    try:
        msgspec.json.decode(row["people"], type=list[Seat])
        msgspec.json.decode(row["result"] or "null")
    except (msgspec.DecodeError, TypeError) as error:
        return f"its row: {reason_of(error)}"
    return None


def differing(row: Mapping[str, Any], summary: Mapping[str, object]) -> str | None:
    """Where the row says something else than the log."""
    for name in COMPARED:
        if row[name] != summary[name]:
            return f"its row: {name} is {row[name]!r}, but by its log {summary[name]!r}"
    return None


async def seats_of(store: Store, id: str, table: Table) -> list[Repair]:
    """Who sits where, as lists of tables look it up, made again from the log."""
    seats, repairs = schema.seats, []
    there = {
        row.seat: row.user for row in await store.rows(select(seats.c.seat, seats.c.user).where(seats.c.table == id))
    }
    wanted = [seat.user or seat.challenged for seat in table.seats]
    users = schema.users.c.id
    known = {row[0] for row in await store.rows(select(users).where(users.in_([user for user in wanted if user])))}
    for number, named in enumerate(wanted):
        user = named if named in known else None  # who is gone sits nowhere
        if number not in there:
            words = f"table {id}: the row of seat {number} is missing"
            made = seats.insert().values(table=id, seat=number, user=user, seen=clock.now())
            repairs.append(Repair(words, [made], table=id))
        elif there[number] != user:
            words = f"table {id}: the row of seat {number} names {there[number]!r}, but its log {user!r}"
            change = seats.update().where(seats.c.table == id, seats.c.seat == number)
            repairs.append(Repair(words, [change.values(user=user)], table=id))
    return repairs


# -- the database --------------------------------------------------------------------------------------------------


async def of_database(store: Store) -> list[Repair]:
    """What can be repaired of a file of SQLite."""
    return [] if store.writer is None else [*await indexes(store), *await orphans(store)]


async def indexes(store: Store) -> list[Repair]:
    found = [row[0] for row in await store.rows(text("PRAGMA integrity_check"))]
    if found == ["ok"]:
        return []
    return [
        Repair(
            f"{len(found)} faults of the file, the first: {found[0]}; its indexes are made again",
            statements=[("REINDEX", ())],
        )
    ]


async def orphans(store: Store) -> list[Repair]:
    """Rows that name what is not there: they go as they would have gone with it."""
    statements: dict[tuple[str, str], list[Statement]] = {}
    keys: dict[str, dict[int, tuple[str, str]]] = {}
    for table, rowid, parent, key in await store.rows(text("PRAGMA foreign_key_check")):
        if table not in keys:
            listed = await store.rows(text(f'PRAGMA foreign_key_list("{table}")'))
            keys[table] = {row[0]: (row[3], row[6]) for row in listed}
        column, ending = keys[table][key]
        kept = ending == "SET NULL"
        change = f'UPDATE "{table}" SET "{column}" = NULL' if kept else f'DELETE FROM "{table}"'
        words = f"{table}: rows whose {column} names {parent} that are gone {'forget it' if kept else 'are deleted'}"
        statements.setdefault((table, words), []).append((f"{change} WHERE rowid = ?", (rowid,)))
    return [Repair(f"{words} ({len(some)})", statements=some) for (_, words), some in statements.items()]
