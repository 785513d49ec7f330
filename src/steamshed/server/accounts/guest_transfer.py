"""A guest takes his seats along to another browser: a link that works once, for a quarter of an hour.

A guest is known by the session of his browser alone. The link moves him: the browser that opens it becomes the guest,
and his former session ends, so that he notices if somebody else had the link.
"""

from __future__ import annotations

from sqlalchemy import select

from steamshed.server import clock, security
from steamshed.server.accounts.routes import sign_in
from steamshed.server.accounts.wire import Me
from steamshed.server.api import context, endpoints
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.errors import Problem
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict

handlers = Handlers()
GOOD_FOR = 900.0
"""Seconds."""


@handlers.answers(endpoints.TAKE_ALONG)
async def take_along(asked: Asked[endpoints.NoParameters, None]) -> endpoints.Along:
    await asked.limit("sign")
    user = asked.signed_in()
    if not user.guest:
        raise Problem(409, "has-an-account", "You have an account: sign in on the other device.")
    code, now, rows = security.new_secret(), clock.now(), schema.handovers
    await asked.server.store.write(
        rows.delete().where((rows.c.user == user.id) | (rows.c.expires < now)),
        rows.insert().values(digest=security.digest(code), user=user.id, expires=now + GOOD_FOR),
    )
    return endpoints.Along(f"{context.address_for(asked.request)}/along?code={code}", now + GOOD_FOR)


@handlers.answers(endpoints.ARRIVE)
async def arrive(asked: Asked[endpoints.NoParameters, endpoints.Arrival]) -> Me:
    await asked.limit("sign")
    store, rows, users = asked.server.store, schema.handovers, schema.users
    digest, now = security.digest(asked.body.code), clock.now()
    found = await store.row(
        select(rows.c.user)
        .join(users, users.c.id == rows.c.user)
        .where(rows.c.digest == digest, rows.c.expires > now, users.c.key.is_(None))
    )
    gone = Problem(410, "handover-gone", "This link no longer works.")
    if found is None:
        raise gone
    await check_nobody_is_lost(asked, found.user)
    try:
        # the row that says so can be written once only, whoever else tries the same at another worker
        await context.end_sessions(
            asked.server,
            found.user,
            rows.insert().values(digest=f"used:{digest}", user=found.user, expires=now + GOOD_FOR),
            rows.delete().where(rows.c.digest == digest),
        )
    except Conflict:
        raise gone from None
    return await sign_in(asked, found.user)


async def check_nobody_is_lost(asked: Asked[endpoints.NoParameters, endpoints.Arrival], guest: str) -> None:
    """Raises a Problem if this browser is somebody already who would lose his seats."""
    user = asked.visitor.user
    if user is None or user.id == guest:
        return
    seats = schema.seats
    sits = await asked.server.store.row(select(seats.c.seat).where(seats.c.user == user.id).limit(1))
    if not user.guest or sits is not None:
        raise Problem(409, "somebody-already", "You play in this browser as somebody else. Sign out first.")
