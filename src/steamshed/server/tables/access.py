"""Who may look at which table, and which seats are his."""

from __future__ import annotations

from sqlalchemy import select

from steamshed.server import security
from steamshed.server.errors import no_table
from steamshed.server.storage import schema
from steamshed.server.tables.loaded import LoadedTable, LoadedTables


async def seat_of_token(tables: LoadedTables, id: str, token: str | None) -> int | None:
    """The seat that the secret of an invitation opens."""
    if not token:
        return None
    seats = schema.seats
    query = select(seats.c.seat).where(seats.c.table == id, seats.c.token == security.digest(token))
    row = await tables.store.row(query)
    return None if row is None else int(row[0])


async def visible(
    tables: LoadedTables, id: str, user: str | None, token: str | None = None
) -> tuple[LoadedTable, list[int]]:
    """A table that a user, or the bearer of an invitation, may look at, and the seats that are his. Raises Problem."""
    loaded = await tables.get(id)
    table, seat = loaded.now, await seat_of_token(tables, id, token)
    mine = table.seats_of(user)
    if seat is not None and seat not in mine and table.seats[seat].kind == "human":
        mine = sorted([*mine, seat])
    known = mine or seat is not None or (user is not None and user == table.info.owner)
    if table.info.privacy == "private" and not known:
        raise no_table()
    return loaded, mine
