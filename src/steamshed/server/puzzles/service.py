"""Puzzles as they are kept: a position that somebody could know, what was played there and what would have been best.

A puzzle names nobody: the players of its game are called by their liveries.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import func, select

from steamshed.server import clock, security
from steamshed.server.accounts.wire import KeptPuzzle
from steamshed.server.errors import Problem
from steamshed.server.limits import check_count
from steamshed.server.puzzles.wire import PuzzleRow
from steamshed.server.reviews.wire import Moment
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict, Store
from steamshed.server.tables.access import check_start

rows = schema.puzzles


class Body(msgspec.Struct):
    """What is in a puzzle."""

    game: str
    position: dict[str, Any]
    """As the seat could know it; what it could not is imagined."""
    moment: Moment


decode = msgspec.json.Decoder(Body).decode


class Kept(msgspec.Struct, frozen=True):
    """A puzzle that somebody may try."""

    id: str
    owner: str
    table: str | None
    body: str


async def find(store: Store, id: str, user: str | None) -> Kept:
    """Raises a Problem if there is none, or if it is of a start that the user plays himself just now."""
    tables = schema.tables
    query = select(rows, tables.c.series).outerjoin(tables, tables.c.id == rows.c.table).where(rows.c.id == id)
    row = await store.row(query)
    if row is None:
        raise Problem(404, "no-such-puzzle", "There is no such puzzle.")
    if row.series is not None:
        await check_start(store, row.series, user)
    return Kept(row.id, row.owner, row.table, row.body)


async def made_of(store: Store, owner: str, table: str, number: int) -> str | None:
    """The puzzle that somebody has made of a decision."""
    mine = (rows.c.owner == owner) & (rows.c.table == table) & (rows.c.number == number)
    row = await store.row(select(rows.c.id).where(mine))
    return None if row is None else str(row[0])


async def check_room(store: Store, owner: str) -> None:
    """Raises a Problem if somebody has as many puzzles as he may have."""
    there = await store.row(select(func.count()).select_from(rows).where(rows.c.owner == owner))
    check_count("puzzles", there[0])


async def add(store: Store, owner: str, table: str, body: Body) -> str:
    """Keeps a new puzzle, unless somebody was faster; gives its id."""
    id, number = security.new_id(), body.moment.number
    text = msgspec.json.encode(body).decode()
    values = {"id": id, "owner": owner, "table": table, "number": number, "created": clock.now(), "body": text}
    try:
        await store.write(rows.insert().values(**values))
    except Conflict:
        return await made_of(store, owner, table, number) or id
    return id


async def listed(store: Store, user: str) -> list[PuzzleRow]:
    found = await store.rows(select(rows).where(rows.c.owner == user).order_by(rows.c.created.desc(), rows.c.id))
    bodies = [decode(row.body) for row in found]
    return [
        PuzzleRow(row.id, body.game, row.table, body.moment.turn, body.moment.phase, row.created)
        for row, body in zip(found, bodies, strict=True)
    ]


async def all_of(store: Store, user: str) -> list[KeptPuzzle]:
    """Everything that is kept of a user's puzzles, for himself."""
    found = await store.rows(select(rows).where(rows.c.owner == user).order_by(rows.c.created, rows.c.id))
    return [KeptPuzzle(row.created, msgspec.json.decode(row.body)) for row in found]


async def delete(store: Store, id: str) -> None:
    await store.write(rows.delete().where(rows.c.id == id))
