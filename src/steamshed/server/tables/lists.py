"""Lists of tables, the last changed first, a page at a time. Every query follows an index to the page that is wanted.

What is public and what is one's own is asked for apart and put together here: a condition that says "or" follows none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, func, select, tuple_

from steamshed.server.api import shapes
from steamshed.server.away import holidays
from steamshed.server.errors import Problem
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables.live_tables import LoadedTables
from steamshed.server.tables.log import Seat, reason_of

PAGE = 50


async def page_of(
    store: Store, filter: str, user: str | None, after: str, group: str = ""
) -> tuple[Sequence[Any], str | None]:
    """The rows of a page, and what the next one is asked for with; None if this is the last. Of a group its members may
    see all tables: whoever calls has made sure that it is one."""
    found: dict[str, Any] = {}
    for query in of_group(filter, user, group) if group else queries(filter, user):
        for row in await store.rows(page(query, after)):
            found[row.id] = row
    rows = sorted(found.values(), key=lambda row: (row.changed, row.id), reverse=True)
    if len(rows) <= PAGE:
        return rows, None
    last = rows[PAGE - 1]
    return rows[:PAGE], f"{last.changed!r},{last.id}"


async def waiting_for(store: Store, user: str | None, most: int = PAGE) -> Sequence[Any]:
    """The tables that wait for this user, the one that has waited longest first."""
    tables = schema.tables
    since = func.coalesce(tables.c.moved, tables.c.changed)
    query = select(tables).where(awaiting(user)).order_by(since, tables.c.id).limit(most)
    return [] if user is None else await store.rows(query)


async def count_waiting(store: Store, user: str) -> int:
    """How many tables wait for this user."""
    row = await store.row(select(func.count()).select_from(schema.tables).where(awaiting(user)))
    return int(row[0])


def awaiting(user: str | None) -> ColumnElement[bool]:
    """Whether a table waits for a user, as far as it is shown to anybody."""
    return (schema.tables.c.awaits == user) & (schema.tables.c.hidden == 0)


def queries(filter: str, user: str | None) -> list[Select[Any]]:
    """The ids of the tables that are wanted."""
    tables, seats = schema.tables, schema.seats
    at = select(tables.c.id).join(seats, seats.c.table == tables.c.id)
    sitting, standing_in = at.where(seats.c.user == user), at.where(seats.c.deputy == user)
    if filter == "mine":
        return [] if user is None else [sitting, standing_in, select(tables.c.id).where(tables.c.owner == user)]
    public = select(tables.c.id).where(tables.c.state == filter, tables.c.privacy == "public")
    if filter == "open":  # who is no member cannot sit down at the table of a group
        public = public.where(tables.c.group.is_(None))
    if user is None:
        return [public]
    ours = select(schema.members.c.group).where(schema.members.c.user == user)
    of_groups = select(tables.c.id).where(tables.c.group.in_(ours.scalar_subquery()), tables.c.state == filter)
    private = (tables.c.state == filter) & (tables.c.privacy == "private")
    return [public, sitting.where(private), standing_in.where(private), of_groups]


def of_group(filter: str, user: str | None, group: str) -> list[Select[Any]]:
    """The ids of the tables of a group."""
    tables, seats = schema.tables, schema.seats
    ours = select(tables.c.id).where(tables.c.group == group)
    if filter == "mine":
        return [ours.join(seats, seats.c.table == tables.c.id).where(seats.c.user == user)]
    return [ours.where(tables.c.state == filter)]


def page(query: Select[Any], after: str) -> Select[Any]:
    """The rows of a page: only its own are read whole. What the operator has hidden is on none, nor is what
    the house plays for those who watch."""
    tables = schema.tables
    query = query.where(tables.c.hidden == 0, tables.c.house == 0)
    if after:
        query = query.where(older(after))
    ids = query.order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(PAGE + 1)
    return select(tables).where(tables.c.id.in_(ids.scalar_subquery()))


def older(after: str) -> ColumnElement[bool]:
    changed, comma, id = after.partition(",")
    try:
        when = float(changed)
    except ValueError:
        comma = ""
    if not comma:
        raise Problem(
            422, "wrong-shape", "query.after: not what a list gave", where="query.after", reason="not a place"
        )
    return tuple_(schema.tables.c.changed, schema.tables.c.id) < tuple_(when, id)


# -- as they are told --------------------------------------------------------------------------------------------------


async def told_rows(tables: LoadedTables, rows: Sequence[Any], user: str | None) -> list[shapes.TableRow]:
    """The tables of these rows as they are listed for a user; one that cannot be read is left out, and the log says
    so."""
    away = await holidays.away_at(tables.store, [row.id for row in rows if row.state == "running"])
    found = []
    for row in rows:
        try:
            found.append(table_row(row._mapping, user, tables.online(row.id), away))
        except Exception as error:
            tables.note(row.id, f"its row: {reason_of(error)}")
    return found


def table_row(row: Any, user: str | None, online: frozenset[int], away: Mapping[str, float]) -> shapes.TableRow:
    seats = msgspec.json.decode(row["people"], type=list[Seat])
    mine = [number for number, seat in enumerate(seats) if user is not None and user in (seat.user, seat.deputy)]
    turn = row["turn"]
    return shapes.TableRow(
        id=row["id"],
        name=row["name"],
        game=row["game"],
        players=[row_player(number, seat, number in online, away) for number, seat in enumerate(seats)],
        state=row["state"],
        turn_of=[] if turn is None else [turn],
        my_seat=mine[0] if mine else None,
        my_turn=user is not None and row["awaits"] == user,
        version=row["version"],
        phase=row["phase"],
        pace=msgspec.json.decode(row["pace"]),
        created=row["created"],
        changed=row["changed"],
        result=None if row["result"] is None else msgspec.json.decode(row["result"], type=shapes.Result),
        group=msgspec.UNSET if row["group"] is None else row["group"],
        since=None if turn is None else row["moved"] or row["changed"],
        rated=bool(row["rated"]),
        deadline=msgspec.UNSET if turn is None or row["deadline"] is None else row["deadline"],
    )


def row_player(number: int, seat: Seat, online: bool, away: Mapping[str, float]) -> shapes.RowPlayer:
    kept = seat.invited and seat.kind == "open"
    there = (seat.name, seat.kind, seat.player, online, kept, seat.guest, seat.deleted, seat.network)
    return shapes.RowPlayer(number, *there, away.get(seat.user or "", msgspec.UNSET), seat.deputy_name)
