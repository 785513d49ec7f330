"""Setting up the second factor, renewing its recovery codes, taking it off. Each ends all sessions, and is mailed."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.accounts import second_factor, wire
from steamshed.server.accounts.account_routes import prove
from steamshed.server.accounts.alerts import Event, alert
from steamshed.server.accounts.routes import sign_in
from steamshed.server.api import context
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.context import User
from steamshed.server.api.endpoint import NoParameters
from steamshed.server.errors import Problem
from steamshed.server.storage import schema
from steamshed.server.storage.store import upsert

handlers = Handlers()


@handlers.answers(wire.OFFER_FACTOR)
async def offer(asked: Asked[NoParameters, wire.Proof]) -> wire.NewFactor:
    await asked.limit("sign")
    user, store = of_account(asked), asked.server.store
    await prove(asked, user, asked.body.password)
    if await second_factor.secret_of(store, user.id) is not None:
        raise Problem(409, "second-factor-is-on", "This account has a second factor already.")
    secret = second_factor.new_secret()
    values = {"user": user.id, "secret": secret, "since": None}
    await store.write(upsert(asked.server.settings, schema.second_factors, ("user",), values))
    address = second_factor.address_of(secret, user.name)
    size, path = await asyncio.to_thread(second_factor.drawn, address)
    return wire.NewFactor(secret, address, size, path)


@handlers.answers(wire.CONFIRM_FACTOR)
async def confirm(asked: Asked[NoParameters, wire.CodeGiven]) -> wire.RecoveryCodes:
    await asked.limit("sign")
    user, store, rows = of_account(asked), asked.server.store, schema.second_factors
    row = await second_factor.kept(store, user.id)
    if row is None or row.since is not None:
        raise Problem(409, "no-second-factor", "No second factor is being set up.")
    await second_factor.check_code(asked.server, user.id, counted(user), row.secret, asked.body.code)
    codes, kept = second_factor.new_codes(user.id)
    change = rows.update().where(rows.c.user == user.id, rows.c.secret == row.secret)
    return wire.RecoveryCodes(codes, await changed(asked, user, "factor-on", change.values(since=clock.now()), *kept))


@handlers.answers(wire.NEW_CODES)
async def new_codes(asked: Asked[NoParameters, wire.FullProof]) -> wire.RecoveryCodes:
    user = await fully_proved(asked)
    codes, kept = second_factor.new_codes(user.id)
    return wire.RecoveryCodes(codes, await changed(asked, user, "codes", *kept))


@handlers.answers(wire.END_FACTOR)
async def end(asked: Asked[NoParameters, wire.FullProof]) -> wire.Me:
    user = await fully_proved(asked)
    return await changed(asked, user, "factor-off", *second_factor.without(user.id))


# -- helpers -------------------------------------------------------------------------------------------------------


def of_account(asked: Asked[Any, Any]) -> User:
    user = asked.signed_in()
    if user.guest:
        raise Problem(403, "needs-account", "This needs an account.")
    return user


def counted(user: User) -> str:
    """Under which name the codes are counted that somebody tries who is signed in."""
    return security.digest(f"session {user.id}")


async def fully_proved(asked: Asked[NoParameters, wire.FullProof]) -> User:
    """Who gives both the password and a code. Raises a Problem without a second factor."""
    await asked.limit("sign")
    user = of_account(asked)
    secret = await second_factor.secret_of(asked.server.store, user.id)
    if secret is None:
        raise Problem(409, "no-second-factor", "This account has no second factor.")
    await prove(asked, user, asked.body.password)
    await second_factor.check_code(asked.server, user.id, counted(user), secret, asked.body.code)
    return user


async def changed(asked: Asked[Any, Any], user: User, event: Event, *changes: UpdateBase) -> wire.Me:
    """Carries it out, ends all sessions, tells the owner; this browser goes on in a new session."""
    server, users = asked.server, schema.users
    row = await server.store.row(select(users).where(users.c.id == user.id))
    await context.end_sessions(server, user.id, *changes, *alert(server, row, event, asked.request))
    server.due_work.soon()
    return await sign_in(asked, user.id)
