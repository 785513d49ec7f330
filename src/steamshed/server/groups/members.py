"""Who is in a group: asked wherever something is for its members."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, func, select

from steamshed.server.errors import Problem
from steamshed.server.groups.wire import Role
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store


def no_group() -> Problem:
    """Also for whoever is no member: a group tells strangers nothing, not even that it is there."""
    return Problem(404, "no-such-group", "There is no such group, or you are not in it.")


def founders_only() -> Problem:
    return Problem(403, "founders-only", "Only a founder of the group may do this.")


async def role_in(store: Store, group: str | None, user: str | None) -> Role | None:
    """What somebody is in a group; None if he is not in it, or it is out of sight."""
    if group is None or user is None:
        return None
    rows, groups = schema.members, schema.groups
    query = (
        select(rows.c.role)
        .join(groups, groups.c.id == rows.c.group)
        .where(rows.c.group == group, rows.c.user == user, groups.c.hidden == 0)
    )
    row = await store.row(query)
    return None if row is None else row.role


async def belongs(store: Store, group: str | None, user: str | None) -> bool:
    return await role_in(store, group, user) is not None


async def check_member(store: Store, group: str, user: str) -> Role:
    """What a member is. Raises Problem for everybody else."""
    role = await role_in(store, group, user)
    if role is None:
        raise no_group()
    return role


async def check_founder(store: Store, group: str, user: str) -> None:
    if await check_member(store, group, user) != "founder":
        raise founders_only()


async def users_of(store: Store, group: str) -> list[str]:
    """All members, who came first first."""
    rows = schema.members
    query = select(rows.c.user).where(rows.c.group == group).order_by(rows.c.joined, rows.c.user)
    return [row[0] for row in await store.rows(query)]


async def founders_of(store: Store, group: str) -> list[str]:
    rows = schema.members
    query = select(rows.c.user).where(rows.c.group == group, rows.c.role == "founder").order_by(rows.c.joined)
    return [row[0] for row in await store.rows(query)]


def count(where: Any) -> Select[Any]:
    """How many memberships there are of a kind."""
    return select(func.count()).select_from(schema.members).where(where)
