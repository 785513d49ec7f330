"""Setting up an app as the second factor, passkeys, recovery codes, taking them off. Each ends all sessions, and is
mailed."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.accounts import passkeys, second_factor, wire
from steamshed.server.accounts.account_routes import prove
from steamshed.server.accounts.alerts import Event, alert
from steamshed.server.accounts.routes import sign_in, sign_in_here
from steamshed.server.api import context
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.context import User
from steamshed.server.api.endpoint import NoParameters
from steamshed.server.errors import Problem
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict, upsert

handlers = Handlers()


@handlers.answers(wire.OFFER_FACTOR)
async def offer(asked: Asked[NoParameters, wire.FullProof]) -> wire.NewFactor:
    await asked.limit("sign")
    user, store = of_account(asked), asked.server.store
    await prove(asked, user, asked.body.password)
    if await second_factor.secret_of(store, user.id) is not None:
        raise Problem(409, "second-factor-is-on", "This account has a second factor already.")
    await second_factor.check(asked, user.id, counted(user), asked.body)
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
    user = await proved(asked)
    if not await second_factor.is_on(asked.server.store, user.id):
        raise no_factor()
    codes, kept = second_factor.new_codes(user.id)
    return wire.RecoveryCodes(codes, await changed(asked, user, "codes", *kept))


@handlers.answers(wire.END_FACTOR)
async def end(asked: Asked[NoParameters, wire.FullProof]) -> wire.Me:
    user, store = await proved(asked), asked.server.store
    if await second_factor.secret_of(store, user.id) is None:
        raise no_factor()
    if await passkeys.has_any(store, user.id):
        return await changed(asked, user, "factor-off", *second_factor.without_app(user.id))
    return await changed(asked, user, "factor-off", *second_factor.without(user.id))


# -- passkeys ------------------------------------------------------------------------------------------------------


@handlers.answers(wire.SIGN_IN_WAYS)
async def ways(asked: Asked[NoParameters, None]) -> wire.SignInWays:
    settings = asked.server.settings
    here = passkeys.site_of(asked.request) is not None
    return wire.SignInWays(here, settings.registration, settings.oidc_name if settings.oidc_issuer else "")


@handlers.answers(wire.ASK_PASSKEY)
async def ask_passkey(asked: Asked[NoParameters, wire.PasskeyWish]) -> wire.PasskeyQuestion:
    return passkeys.ask(asked, asked.body.alone)


@handlers.answers(wire.LOGIN_PASSKEY)
async def login_passkey(asked: Asked[NoParameters, wire.PasskeyAnswer]) -> wire.Me:
    await asked.limit("sign")
    key = await passkeys.prove(asked, asked.body)
    row = await asked.server.store.row(select(schema.users).where(schema.users.c.id == key.user))
    return await sign_in_here(asked, row)


@handlers.answers(wire.OFFER_PASSKEY)
async def offer_passkey(asked: Asked[NoParameters, wire.FullProof]) -> wire.NewPasskey:
    return await passkeys.offer(asked, await proved(asked))


@handlers.answers(wire.ADD_PASSKEY)
async def add_passkey(asked: Asked[NoParameters, wire.MadePasskey]) -> wire.RecoveryCodes:
    await asked.limit("sign")
    user = of_account(asked)
    changes, codes = await passkeys.made(asked, user, asked.body), list[str]()
    if not await second_factor.is_on(asked.server.store, user.id):
        codes, kept = second_factor.new_codes(user.id)
        changes += kept
    try:
        return wire.RecoveryCodes(codes, await changed(asked, user, "passkey-on", *changes))
    except Conflict:
        raise passkeys.wrong_passkey() from None


@handlers.answers(wire.END_PASSKEY)
async def end_passkey(asked: Asked[NoParameters, wire.EndPasskey]) -> wire.Me:
    user, store, rows = await proved(asked), asked.server.store, schema.passkeys
    kept = [row.id for row in await passkeys.all_of(store, user.id)]
    if asked.body.id not in kept:
        raise Problem(404, "no-such-passkey", "This account has no such passkey.")
    changes: list[UpdateBase] = [rows.delete().where(rows.c.user == user.id, rows.c.id == asked.body.id)]
    if len(kept) == 1 and await second_factor.secret_of(store, user.id) is None:
        changes.append(second_factor.without_codes(user.id))
    return await changed(asked, user, "passkey-off", *changes)


# -- helpers -------------------------------------------------------------------------------------------------------


def of_account(asked: Asked[Any, Any]) -> User:
    user = asked.signed_in()
    if user.guest:
        raise Problem(403, "needs-account", "This needs an account.")
    return user


def counted(user: User) -> str:
    """Under which name the codes are counted that somebody tries who is signed in."""
    return security.digest(f"session {user.id}")


def no_factor() -> Problem:
    return Problem(409, "no-second-factor", "This account has no second factor.")


async def proved(asked: Asked[NoParameters, wire.FullProof] | Asked[NoParameters, wire.EndPasskey]) -> User:
    """Who gives the password of his account and, if it asks for one, a second step."""
    await asked.limit("sign")
    user = of_account(asked)
    await prove(asked, user, asked.body.password)
    await second_factor.check(asked, user.id, counted(user), asked.body)
    return user


async def changed(asked: Asked[Any, Any], user: User, event: Event, *changes: UpdateBase) -> wire.Me:
    """Carries it out, ends all sessions, tells the owner; this browser goes on in a new session."""
    server, users = asked.server, schema.users
    row = await server.store.row(select(users).where(users.c.id == user.id))
    await context.end_sessions(server, user.id, *changes, *alert(server, row, event, asked.request))
    server.due_work.soon()
    return await sign_in(asked, user.id)
