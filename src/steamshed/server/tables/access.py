"""Who may look at which table, and which seats are his.

A seat is its player's: it hangs on his session and on nothing else. An open invitation lets one look at a private table
and sit down there, no more; the owner of a table has no seat but those that he took.
"""

from __future__ import annotations

from steamshed.server.errors import Problem, no_table
from steamshed.server.tables import invitations
from steamshed.server.tables.loaded import LoadedTable, LoadedTables


async def visible(
    tables: LoadedTables, id: str, user: str | None, token: str | None = None
) -> tuple[LoadedTable, list[int]]:
    """A table that a user, or the bearer of an open invitation, may look at, and the seats that are his. Raises
    Problem."""
    loaded = await tables.get(id)
    if id in tables.in_force.hidden:
        raise Problem(410, "table-is-hidden", "The operator has taken this table out of sight.")
    info, mine = loaded.now.info, loaded.now.seats_of(user)
    if mine or (user is not None and user == info.owner):
        return loaded, mine
    invitation = await invitations.find(tables.store, id, token)
    if invitation is not None:
        invitation.check(info.privacy)
    elif info.privacy == "private":
        raise no_table()
    return loaded, mine
