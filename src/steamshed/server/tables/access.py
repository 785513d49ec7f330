"""Who may look at which table, and which seats are his.

A seat is its player's: it hangs on his session and on nothing else. An open invitation lets one look at a private table
and sit down there, no more; so may the members of the group whose table it is. The owner of a table has no seat but
those that he took. Who plays a start that others play, too, sees their tables when his own game is over.

``check_sight`` is the one answer. A request asks it once; a socket asks it again whenever rights may have changed.
"""

from __future__ import annotations

from sqlalchemy import select

from steamshed.server.errors import Problem, no_start, no_table
from steamshed.server.groups import members
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables import invitations
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.table import TableInfo


async def visible(
    tables: LoadedTables, id: str, user: str | None, token: str | None = None
) -> tuple[LoadedTable, list[int]]:
    """A table that a user, or the bearer of an open invitation, may look at, and the seats that are his. Raises
    Problem."""
    loaded = await tables.get(id)
    return loaded, await check_sight(tables, loaded, user, token)


async def check_sight(tables: LoadedTables, loaded: LoadedTable, user: str | None, token: str | None) -> list[int]:
    """The seats that are a user's at a table that he, or the bearer of an open invitation, may look at now. Raises
    Problem."""
    info, mine = loaded.now.info, loaded.now.seats_of(user)
    if info.id in tables.in_force.hidden:
        raise Problem(410, "table-is-hidden", "The operator has hidden this table.")
    if not mine:
        await check_series(tables.store, info, user)
    if mine or (user is not None and user == info.owner):
        return mine
    invitation = await invitations.find(tables.store, info.id, token)
    if invitation is not None:
        invitation.check(info.privacy)
    elif info.privacy == "private" and not await members.belongs(tables.store, info.group, user):
        raise no_table()
    return mine


async def check_series(store: Store, info: TableInfo, user: str | None) -> None:
    """Raises a Problem if a table has the start that somebody plays elsewhere and has never finished: what he sees here
    would come to him, too."""
    if info.series is not None:
        await check_start(store, info.series.id, user)


async def check_start_sight(store: Store, series: str, user: str | None) -> None:
    """Raises a Problem, as if there were none, for a start that is private and not of a table that somebody may look
    at."""
    rows, tables, seats, inside = schema.series, schema.tables, schema.seats, schema.members
    row = await store.row(select(rows.c.privacy, rows.c.origin).where(rows.c.id == series))
    if row is None:
        raise no_start()
    if row.privacy != "private":
        return
    groups = select(inside.c.group).join(schema.groups, schema.groups.c.id == inside.c.group)
    groups = groups.where(inside.c.user == user, schema.groups.c.hidden == 0)
    mine = (seats.c.user == user) | (seats.c.deputy == user) | (tables.c.owner == user) | tables.c.group.in_(groups)
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .where((tables.c.series == series) | (tables.c.id == row.origin), tables.c.hidden == 0, mine)
        .limit(1)
    )
    if user is None or await store.row(query) is None:
        raise no_start()


async def check_start(store: Store, series: str, user: str | None) -> None:
    """The same for a start itself."""
    if user is None:
        return
    tables, seats = schema.tables, schema.seats
    query = (
        select(tables.c.state)
        .join(seats, seats.c.table == tables.c.id)
        .where(tables.c.series == series, seats.c.user == user)
    )
    stages = {row[0] for row in await store.rows(query)}
    if stages and "finished" not in stages:
        raise Problem(403, "finish-yours-first", "You are playing this start yourself: look when your game is over.")
