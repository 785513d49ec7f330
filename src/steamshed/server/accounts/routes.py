"""Signing in and out, guests, and a user's settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.accounts import second_factor, sign_in_attempts, wire
from steamshed.server.accounts.alerts import alert
from steamshed.server.accounts.lookalikes import normal, skeleton
from steamshed.server.accounts.passwords import weakness
from steamshed.server.api import context
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.context import Server, User
from steamshed.server.api.endpoint import NoParameters
from steamshed.server.errors import Problem
from steamshed.server.people.names import GUESTS, RESERVED, name_is_taken, named, proper_name
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict
from steamshed.server.tables.lists import count_waiting

handlers = Handlers()

MOST_SETTINGS = 8192


@handlers.answers(wire.ME)
async def me(asked: Asked[NoParameters, None]) -> wire.Me:
    session = asked.visitor.session
    if session is None:
        session = asked.new_session = security.new_secret()
    return await about(asked.server, asked.visitor.user, session)


@handlers.answers(wire.REGISTER)
async def register(asked: Asked[NoParameters, wire.Credentials]) -> wire.Me:
    await asked.limit("sign")
    server, user = asked.server, asked.visitor.user
    if not server.settings.registration:
        raise Problem(403, "registration-is-closed", "This server does not accept new accounts.")
    name = proper_name(asked.body.name)
    look = skeleton(name)
    if look in RESERVED:
        raise name_is_taken()
    password = await new_password(asked.body.password, name)
    values = {"name": name, "key": name.casefold(), "skeleton": look, "password": password}
    users = schema.users
    try:
        if user is not None and user.guest:
            id = user.id
            change = users.update().where(users.c.id == id).values(**values)
            await context.end_sessions(server, id, change)  # whoever had the guest's cookie has nothing now
        else:
            id = security.new_id()
            await server.store.write(users.insert().values(id=id, created=clock.now(), settings="{}", **values))
    except Conflict:
        raise name_is_taken() from None
    asked.known = sign_in_attempts.mark_of_device(server, id, password)
    return await sign_in(asked, id)


@handlers.answers(wire.LOGIN)
async def login(asked: Asked[NoParameters, wire.SignIn]) -> wire.Me:
    await asked.limit("sign")
    server, key = asked.server, normal(asked.body.name).casefold()
    row = await server.store.row(select(schema.users).where(schema.users.c.key == key))
    id, hashed = (None, None) if row is None else (row.id, row.password)
    mark = asked.request.cookies.get(security.KNOWN)
    who = sign_in_attempts.counted_as(server, key, id, hashed, mark)
    await sign_in_attempts.count(server, who)
    if not await security.password_matches(hashed, asked.body.password) or row is None:
        raise wrong_password()
    await sign_in_attempts.succeeded(server, who)
    await second_factor.check(asked, row.id, who, asked.body)
    return await sign_in_here(asked, row)


@handlers.answers(wire.GUEST)
async def guest(asked: Asked[NoParameters, wire.GuestName]) -> wire.Me:
    await asked.limit("sign")
    if asked.visitor.user is not None:
        return await about(asked.server, asked.visitor.user, session_of(asked))
    return await sign_in(asked, await make_guest(asked.server, asked.body.name))


@handlers.answers(wire.LOGOUT)
async def logout(asked: Asked[NoParameters, None]) -> wire.Me:
    if asked.visitor.user is not None:
        session = security.digest(session_of(asked))[: context.SESSION_ID]
        await context.end_sessions(asked.server, asked.visitor.user.id, only=session)
    return await signed_out(asked)


@handlers.answers(wire.SETTINGS)
async def put_settings(asked: Asked[NoParameters, wire.NewSettings]) -> wire.Me:
    user = asked.signed_in()
    values = msgspec.json.decode(asked.data, type=dict[str, object])
    if "email" in values:
        raise Problem(400, "bad-input", "email: an address is given at POST /api/account/email.")
    merged = {**user.settings, **values}
    text = msgspec.json.encode(merged).decode()
    if len(text) > MOST_SETTINGS or "\x00" in text or "\\u0000" in text:
        raise Problem(400, "too-long", "These settings cannot be kept: they are too long.")
    users = schema.users
    await asked.server.store.write(users.update().where(users.c.id == user.id).values(settings=text))
    return await about(asked.server, replace(user, settings=merged), session_of(asked))


# -- names and passwords -------------------------------------------------------------------------------------------


async def free_name(server: Server, name: str, user: User | None = None) -> str:
    """A name for somebody who plays. Raises Problem if it is, or looks like, that of an account other than his."""
    look = skeleton(name)
    if user is not None and not user.guest and look == skeleton(user.name):
        return name
    if look in RESERVED and name not in GUESTS:
        raise name_is_taken()
    users = schema.users
    if await server.store.row(select(users.c.id).where(users.c.skeleton == look)) is not None:
        raise name_is_taken()
    return name


async def names_of_others(server: Server, names: Sequence[str], user: User | None) -> set[str]:
    """Those of some names that nobody but another may bear: they are, or look like, that of his account."""
    own = None if user is None or user.guest else skeleton(user.name)
    looks = {name: skeleton(name) for name in names}
    users = schema.users
    rows = await server.store.rows(select(users.c.skeleton).where(users.c.skeleton.in_(list(looks.values()))))
    taken = RESERVED | {row[0] for row in rows}
    return {name for name, look in looks.items() if look in taken and look != own and name not in GUESTS}


async def seat_name(server: Server, wanted: str | None, user: User) -> str:
    """The name that a user wants to bear at a table, or his own."""
    name = named(wanted)
    return await free_name(server, name, user) if name else user.name


async def new_password(password: str, name: str) -> str:
    """The hash of a password. Raises Problem if anybody would guess it."""
    reason = weakness(password, name)
    if reason is not None:
        raise Problem(400, "weak-password", f"This password is easy to guess: {WEAK[reason]}.", reason=reason)
    return await security.hash_password(password)


WEAK = {
    "short": "it is too short",
    "repeated": "it is the same again and again",
    "row": "it is a row of keys",
    "common": "many people use it",
    "name": "it is hardly more than the name",
}


def wrong_password() -> Problem:
    return Problem(401, "wrong-password", "There is no account with this name and password.")


# -- helpers -------------------------------------------------------------------------------------------------------


def session_of(asked: Asked[Any, Any]) -> str:
    """The session of somebody who has shown its CSRF token."""
    assert asked.visitor.session is not None
    return asked.visitor.session


async def new_guest(server: Server, name: str) -> tuple[User, UpdateBase]:
    """A guest, and the row that is still to be stored."""
    guest = User(security.new_id(), await free_name(server, proper_name(name)), True, None, {}, created=clock.now())
    row = schema.users.insert().values(id=guest.id, name=guest.name, created=guest.created, settings="{}")
    return guest, row


async def make_guest(server: Server, name: str) -> str:
    guest, row = await new_guest(server, name)
    await server.store.write(row)
    return guest.id


class Arriving:
    """Whoever asks, or a guest with his session who is stored together with what he came for, or not at all."""

    def __init__(self, asked: Asked[Any, Any], user: User, new: context.NewSession | None, rows: list[UpdateBase]):
        self.asked = asked
        self.user = user
        self.new = new
        self.rows = rows

    async def answer(self) -> wire.Me:
        """Once all of it is stored: who he is now."""
        if self.new is None:
            session = session_of(self.asked)
        else:
            session = self.asked.new_session = self.new.secret
            self.asked.server.tables.end_sessions([self.new.before])
        return await about(self.asked.server, self.user, session)


async def arriving(asked: Asked[Any, Any], name: str | None) -> Arriving:
    """Whoever asks; without a session a new guest of this name."""
    if asked.visitor.user is not None:
        return Arriving(asked, asked.visitor.user, None, [])
    guest, row = await new_guest(asked.server, name or "Guest")
    new = context.new_session(asked.request, guest.id)
    return Arriving(asked, guest, new, [row, *new.rows])


async def sign_in(asked: Asked[Any, Any], id: str, *others: UpdateBase) -> wire.Me:
    """Gives the browser a new session of this user, together with other changes; the one it had is over."""
    session = asked.new_session = await context.open_session(asked.request, id, *others)
    return await about(asked.server, await context.find_user(asked.server, session), session)


async def sign_in_here(asked: Asked[Any, Any], row: Any) -> wire.Me:
    """The same for the row of an account whose owner has just proved who he is: its owner is told if the device is new,
    and the device is known from now on."""
    server, password = asked.server, row.password or ""
    mark = asked.request.cookies.get(security.KNOWN)
    new = sign_in_attempts.known_device(server, row.id, password, mark) is None
    asked.known = sign_in_attempts.mark_of_device(server, row.id, password)
    return await sign_in(asked, row.id, *(alert(server, row, "signed-in", asked.request) if new else []))


async def signed_out(asked: Asked[Any, Any]) -> wire.Me:
    """Gives the browser a new session of nobody."""
    session = asked.new_session = security.new_secret()
    return await about(asked.server, None, session)


async def about(server: Server, user: User | None, session: str) -> wire.Me:
    return wire.Me(
        user=None if user is None else wire.User(user.id, user.name, user.guest),
        csrf=security.csrf_token(server.key, session),
        settings={} if user is None else user.settings,
        waiting=0 if user is None else await count_waiting(server.store, user.id),
    )
