"""Whom somebody does not want to hear or to meet: kept with his user, and asked where people would come together."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select

from steamshed.server.errors import Problem
from steamshed.server.groups import members
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables.table import Table


async def unheard(store: Store, user: str | None) -> frozenset[str]:
    """The users whose chat somebody does not see: those he has muted or blocked."""
    if user is None:
        return frozenset()
    rows = schema.blocks
    return frozenset(row[0] for row in await store.rows(select(rows.c.other).where(rows.c.user == user)))


async def is_blocked(store: Store, user: str, by: Iterable[str | None]) -> bool:
    """Whether one of some users has blocked somebody."""
    others = [one for one in by if one is not None and one != user]
    if not others:
        return False
    rows = schema.blocks
    query = select(rows.c.id).where(rows.c.other == user, rows.c.user.in_(others), rows.c.kind == "block").limit(1)
    return await store.row(query) is not None


def people_of(table: Table) -> list[str | None]:
    """Whose table it is: the owner's, and of those who sit there."""
    return [table.info.owner, *(seat.user for seat in table.seats)]


def members_only() -> Problem:
    return Problem(403, "members-only", "This table is for the members of a group.")


async def check_welcome(store: Store, table: Table, user: str) -> None:
    """Raises a Problem if somebody may not sit down at a table, or does not want to meet the owner of it."""
    if table.info.group is not None and not await members.belongs(store, table.info.group, user):
        raise members_only()
    if await is_blocked(store, user, people_of(table)):
        raise Problem(403, "not-welcome", "Somebody at this table has blocked you.")
    if table.info.owner is not None and await is_blocked(store, table.info.owner, [user]):
        raise Problem(409, "you-block-the-owner", "You have blocked the player who opened this table.")
