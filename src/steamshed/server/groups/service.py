"""Groups: founding, joining by one link, leaving, roles, closing, and what is said on their page.

A group has always a founder: the last one hands over before he leaves, and where he goes without a word (his account is
deleted) whoever has been there longest follows him. With its last member a group is closed.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import func, select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.accounts.wire import KeptGroup, KeptGroupLine
from steamshed.server.errors import Problem, Stale
from steamshed.server.groups import members, wire
from steamshed.server.groups.members import no_group
from steamshed.server.limits import check_count
from steamshed.server.people import blocked
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict, Store
from steamshed.server.tables import invitations, seating
from steamshed.server.tables.live_tables import LoadedTables

LONGEST = 60
"""Characters of a name."""
MOST_LINES = 200
"""Of so many lines of chat the last are told."""


async def found(store: Store, name: str, user: str) -> str:
    """A new group with its founder; gives its id."""
    await check_few(store, user)
    id, now = security.new_id(), clock.now()
    await store.write(
        schema.groups.insert().values(id=id, name=name, created=now),
        schema.members.insert().values(group=id, user=user, role="founder", joined=now),
    )
    return id


async def check_few(store: Store, user: str) -> None:
    """Raises Problem for who is in many groups already."""
    row = await store.row(members.count(schema.members.c.user == user))
    if row is not None:
        check_count("groups", row[0])


async def rename(store: Store, group: str, name: str) -> None:
    rows = schema.groups
    await store.write(rows.update().where(rows.c.id == group).values(name=name))


# -- the link ------------------------------------------------------------------------------------------------------


async def set_link(store: Store, group: str, token: str | None, expires: float | None = None) -> None:
    """The link by which one joins; the one of before is void. Without a secret there is none."""
    rows, digest = schema.groups, None if token is None else security.digest(token)
    await store.write(rows.update().where(rows.c.id == group).values(link=digest, expires=expires))


async def at_door(store: Store, group: str, token: str, user: str | None) -> wire.Door:
    """The group that a link leads into. Raises Problem if it leads nowhere, or does not any more."""
    rows = schema.groups
    row = await store.row(select(rows).where(rows.c.id == group, rows.c.hidden == 0, rows.c.closed.is_(None)))
    if row is None:
        raise no_group()
    inside = await members.belongs(store, group, user)
    if not inside:
        if row.link is None or row.link != security.digest(token):
            raise Problem(403, "bad-invitation", "This invitation is not valid.")
        if row.expires is not None and row.expires < clock.now():
            raise Problem(410, "invitation-expired", invitations.WORDS["expired"])
    found = await store.row(members.count(schema.members.c.group == group))
    return wire.Door(group, row.name, 0 if found is None else found[0], inside)


async def join(store: Store, group: str, user: str, others: Sequence[UpdateBase] = ()) -> None:
    """Takes somebody in who has shown the link; ``others`` are rows that belong with it."""
    if await members.belongs(store, group, user):
        return
    if await blocked.is_blocked(store, user, await members.founders_of(store, group)):
        raise Problem(403, "not-welcome", "A founder of this group has blocked you.")
    await check_few(store, user)
    row = await store.row(members.count(schema.members.c.group == group))
    if row is not None:
        check_count("members", row[0])
    with contextlib.suppress(Conflict):  # he has clicked twice
        await store.write(
            *others, schema.members.insert().values(group=group, user=user, role="member", joined=clock.now())
        )


# -- roles and going -----------------------------------------------------------------------------------------------


async def leave(tables: LoadedTables, group: str, user: str) -> None:
    """Goes; the last founder only with the last member, and then the group is closed."""
    store = tables.store
    inside = await members.users_of(store, group)
    if await members.founders_of(store, group) == [user] and inside != [user]:
        raise Problem(409, "last-founder", "Make somebody else founder before you leave, or close the group.")
    await take_out(tables, group, user)


async def take_out(tables: LoadedTables, group: str, user: str) -> None:
    """Somebody is no member any more: he gets up from tables of the group that have not begun."""
    rows, wishes, standings = schema.members, schema.standing_wishes, schema.standings
    ours = select(standings.c.id).where(standings.c.group == group)
    await tables.store.write(
        rows.delete().where(rows.c.group == group, rows.c.user == user),
        wishes.delete().where(wishes.c.user == user, wishes.c.standing.in_(ours.scalar_subquery())),
        heir(group),
        *closing(group, only_empty=True),
    )
    tables.members_changed(group)
    await get_up(tables, group, user)


async def get_up(tables: LoadedTables, group: str, user: str) -> None:
    rows, seats = schema.tables, schema.seats
    query = (
        select(rows.c.id)
        .join(seats, seats.c.table == rows.c.id)
        .where(rows.c.group == group, rows.c.state == "open", seats.c.user == user)
        .distinct()
    )
    for (id,) in await tables.store.rows(query):
        with contextlib.suppress(Stale, Problem):  # it has begun meanwhile
            await seating.leave(tables, await tables.get(id), user)


def heir(group: str) -> UpdateBase:
    """Where no founder is left, whoever has been there longest is one: people with an account before guests."""
    rows, others, users = schema.members, schema.members.alias("others"), schema.users
    founders = select(others.c.user).where(others.c.group == group, others.c.role == "founder")
    eldest = (
        select(others.c.user)
        .join(users, users.c.id == others.c.user)
        .where(others.c.group == group)
        .order_by(users.c.key.is_(None), others.c.joined, others.c.user)
        .limit(1)
    )
    return (
        rows.update()
        .where(rows.c.group == group, ~founders.exists(), rows.c.user == eldest.scalar_subquery())
        .values(role="founder")
    )


def closing(group: str, only_empty: bool = False) -> list[UpdateBase]:
    """Closes a group: nobody is in it, its link leads nowhere, no table of it begins again."""
    groups, rows, standings = schema.groups, schema.members, schema.standings
    closed = groups.update().where(groups.c.id == group).values(closed=clock.now(), link=None)
    ended = standings.update().where(standings.c.group == group).values(state="ended")
    if only_empty:
        inside = select(rows.c.user).where(rows.c.group == group).exists()
        return [closed.where(~inside), ended.where(~inside)]
    return [rows.delete().where(rows.c.group == group), closed, ended]


async def close(tables: LoadedTables, group: str) -> None:
    await tables.store.write(*closing(group))
    tables.members_changed(group)


async def set_role(tables: LoadedTables, group: str, user: str, role: Literal["founder", "member", "out"]) -> None:
    """What a founder makes of a member."""
    store = tables.store
    if await members.role_in(store, group, user) is None:
        raise Problem(404, "no-such-member", "There is no such member.")
    if role != "founder" and await members.founders_of(store, group) == [user]:
        raise Problem(409, "last-founder", "A group has at least one founder.")
    if role == "out":
        await take_out(tables, group, user)
        return
    users, rows = schema.users, schema.members
    account = await store.row(select(users.c.key).where(users.c.id == user))
    if role == "founder" and (account is None or account[0] is None):
        raise Problem(409, "founder-needs-account", "You need an account to be a founder.")
    change = rows.update().where(rows.c.group == group, rows.c.user == user).values(role=role)
    await store.write(change, heir(group))


async def forget_member(tables: LoadedTables, user: str) -> None:
    """Takes somebody who deletes himself out of all groups, and his name from what he has said there."""
    rows, said = schema.members, schema.group_chat
    for (group,) in await tables.store.rows(select(rows.c.group).where(rows.c.user == user)):
        await take_out(tables, group, user)
    await tables.store.write(said.update().where(said.c.user == user).values(name="", user=None))


async def kept(store: Store, user: str) -> list[KeptGroup]:
    """The groups of somebody, for the copy of his data."""
    groups, rows = schema.groups, schema.members
    query = select(groups.c.name, rows.c.role, rows.c.joined).join(rows, rows.c.group == groups.c.id)
    return [KeptGroup(*row) for row in await store.rows(query.where(rows.c.user == user).order_by(rows.c.joined))]


async def kept_lines(store: Store, user: str) -> list[KeptGroupLine]:
    said = schema.group_chat
    query = select(said.c.group, said.c.text, said.c.time).where(said.c.user == user).order_by(said.c.time)
    return [KeptGroupLine(*row) for row in await store.rows(query)]


# -- lists ---------------------------------------------------------------------------------------------------------


async def mine(store: Store, user: str) -> list[wire.GroupRow]:
    """The groups of somebody, by name."""
    rows, groups = schema.members, schema.groups
    query = (
        select(groups.c.id, groups.c.name, rows.c.role)
        .join(groups, groups.c.id == rows.c.group)
        .where(rows.c.user == user, groups.c.hidden == 0)
        .order_by(groups.c.name, groups.c.id)
    )
    found = await store.rows(query)
    ids = [row.id for row in found]
    counted = select(rows.c.group, func.count()).where(rows.c.group.in_(ids)).group_by(rows.c.group)
    inside = await numbers(store, counted)
    tables, seats = schema.tables, schema.seats
    under_way = select(tables.c.group, func.count()).where(
        tables.c.group.in_(ids), tables.c.state == "running", tables.c.hidden == 0
    )
    running = await numbers(store, under_way.group_by(tables.c.group))
    waiting = under_way.join(seats, (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.turn))
    own = await numbers(store, waiting.where(seats.c.user == user).group_by(tables.c.group))
    return [
        wire.GroupRow(row.id, row.name, row.role, inside.get(row.id, 0), running.get(row.id, 0), own.get(row.id, 0))
        for row in found
    ]


async def numbers(store: Store, query: Any) -> dict[str, int]:
    return {row[0]: row[1] for row in await store.rows(query)}


async def inside(store: Store, group: str, user: str) -> list[wire.Member]:
    """The members of a group: founders first, then who came first."""
    rows, users = schema.members, schema.users
    query = (
        select(users.c.id, users.c.name, users.c.key, rows.c.role, rows.c.joined)
        .join(users, users.c.id == rows.c.user)
        .where(rows.c.group == group)
        .order_by(rows.c.role, rows.c.joined, users.c.id)
    )
    return [
        wire.Member(row.id, row.name, row.role, row.joined, row.id == user, row.key is None)
        for row in await store.rows(query)
    ]


# -- chat ----------------------------------------------------------------------------------------------------------


async def say(store: Store, group: str, user: str, name: str, text: str, guest: bool) -> wire.GroupSaid:
    """Somebody says something to his group. Who is blocked by a founder is not heard there, as at a table."""
    words = text.replace("\x00", "").strip()[:1000]
    if not words:
        raise Problem(400, "nothing-said", "The message is empty.")
    if await blocked.is_blocked(store, user, await members.founders_of(store, group)):
        raise Problem(403, "not-welcome", "A founder of this group has blocked you.")
    line = wire.GroupSaid(secrets.token_urlsafe(12), name, words, clock.now(), True, guest)
    values = {"name": name, "text": words, "time": line.time, "guest": int(guest)}
    await store.write(schema.group_chat.insert().values(id=line.id, group=group, user=user, **values))
    return line


async def heard(store: Store, group: str, user: str, after: float) -> list[wire.GroupSaid]:
    """The last things said, oldest first: nothing that is hidden, nor what somebody does not want to hear."""
    said, unheard = schema.group_chat, await blocked.unheard(store, user)
    query = select(said).where(said.c.group == group, said.c.hidden == 0, said.c.time > after)
    rows: Sequence[Any] = await store.rows(query.order_by(said.c.time.desc()).limit(MOST_LINES))
    return [
        wire.GroupSaid(row.id, row.name, row.text, row.time, row.user == user, bool(row.guest))
        for row in reversed(rows)
        if row.user not in unheard
    ]


async def speaker(store: Store, group: str, line: str) -> Any:
    """A line of the chat: text, user and name. Raises Problem."""
    said = schema.group_chat
    query = select(said.c.text, said.c.user, said.c.name).where(said.c.id == line, said.c.group == group)
    row = await store.row(query)
    if row is None:
        raise Problem(404, "no-such-line", "Nothing like that was said here.")
    return row
