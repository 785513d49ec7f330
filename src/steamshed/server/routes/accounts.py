"""Signing in and out, guests, and a user's settings."""

from __future__ import annotations

import re
import time
import unicodedata
from typing import Any

import msgspec
from sqlalchemy import func, select

from steamshed.server import security
from steamshed.server.errors import Problem
from steamshed.server.routes import context
from steamshed.server.routes.answering import Asked, Handlers
from steamshed.server.routes.context import Server, User
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict
from steamshed.server.tables.names import clean_name
from steamshed.server.wire import http

handlers = Handlers()

MOST_SETTINGS = 8192
EMAIL = re.compile(r"[^@\s<>,;:\"\\]{1,64}@[^@\s<>,;:\"\\]{1,190}", re.ASCII)


@handlers.answers(http.ME)
async def me(asked: Asked[http.NoParameters, None]) -> http.Me:
    session = asked.visitor.session
    if session is None:
        session = asked.new_session = security.new_secret()
    return await about(asked.server, asked.visitor.user, session)


@handlers.answers(http.REGISTER)
async def register(asked: Asked[http.NoParameters, http.Credentials]) -> http.Me:
    await asked.limit("sign")
    store, user = asked.server.store, asked.visitor.user
    if not asked.server.settings.registration:
        raise Problem(403, "registration-is-closed", "New accounts are not made here.")
    name, key = folded(asked.body.name)
    password = await security.hash_password(asked.body.password)
    users = schema.users
    try:
        if user is not None and user.guest:
            id = user.id
            await store.write(users.update().where(users.c.id == id).values(name=name, key=key, password=password))
        else:
            id = security.new_id()
            await store.write(
                users.insert().values(id=id, name=name, key=key, password=password, created=time.time(), settings="{}")
            )
    except Conflict:
        raise Problem(409, "name-is-taken", "This name is taken.") from None
    return await sign_in(asked, id)


@handlers.answers(http.LOGIN)
async def login(asked: Asked[http.NoParameters, http.Credentials]) -> http.Me:
    await asked.limit("sign")
    key = unicodedata.normalize("NFKC", asked.body.name).strip().casefold()
    row = await asked.server.store.row(select(schema.users).where(schema.users.c.key == key))
    matches = await security.password_matches(None if row is None else row.password, asked.body.password)
    if not matches or row is None:
        raise Problem(401, "wrong-password", "There is no account with this name and password.")
    return await sign_in(asked, row.id)


@handlers.answers(http.GUEST)
async def guest(asked: Asked[http.NoParameters, http.GuestName]) -> http.Me:
    await asked.limit("sign")
    if asked.visitor.user is not None:
        return await about(asked.server, asked.visitor.user, session_of(asked))
    return await sign_in(asked, await make_guest(asked.server, asked.body.name))


@handlers.answers(http.LOGOUT)
async def logout(asked: Asked[http.NoParameters, None]) -> http.Me:
    rows = schema.sessions
    await asked.server.store.write(rows.delete().where(rows.c.digest == security.digest(session_of(asked))))
    session = asked.new_session = security.new_secret()
    return await about(asked.server, None, session)


@handlers.answers(http.SETTINGS)
async def put_settings(asked: Asked[http.NoParameters, http.NewSettings]) -> http.Me:
    user = asked.signed_in()
    values = msgspec.json.decode(asked.data, type=dict[str, object])
    email = asked.body.email
    values.pop("email", None)
    if isinstance(email, msgspec.UnsetType):
        email = user.email
    if email and not EMAIL.fullmatch(email):
        raise Problem(400, "bad-email", "This is not an e-mail address.")
    merged = {**user.settings, **values}
    text = msgspec.json.encode(merged).decode()
    if len(text) > MOST_SETTINGS or "\x00" in text or "\\u0000" in text:
        raise Problem(400, "too-long", "These settings cannot be kept: they are too long.")
    users = schema.users
    await asked.server.store.write(
        users.update().where(users.c.id == user.id).values(settings=text, email=email or None)
    )
    return await about(asked.server, User(user.id, user.name, user.guest, email or None, merged), session_of(asked))


# -- helpers -------------------------------------------------------------------------------------------------------


def session_of(asked: Asked[Any, Any]) -> str:
    """The session of somebody who has shown its CSRF token."""
    assert asked.visitor.session is not None
    return asked.visitor.session


def folded(name: str) -> tuple[str, str]:
    """A name as it is shown and as it is compared."""
    clean = clean_name(unicodedata.normalize("NFKC", name))
    if not clean or not clean.isprintable():
        raise Problem(400, "bad-name", "A name needs at least one letter, and no comma or colon.")
    return clean, clean.casefold()


async def make_guest(server: Server, name: str) -> str:
    id = security.new_id()
    shown = folded(name)[0]
    await server.store.write(schema.users.insert().values(id=id, name=shown, created=time.time(), settings="{}"))
    return id


async def sign_in(asked: Asked[Any, Any], id: str) -> http.Me:
    """Gives the browser a session of this user."""
    session = asked.new_session = await context.open_session(asked.server, id)
    return await about(asked.server, await context.find_user(asked.server, session), session)


async def about(server: Server, user: User | None, session: str) -> http.Me:
    return http.Me(
        user=None if user is None else http.User(user.id, user.name, user.guest),
        csrf=security.csrf_token(server.key, session),
        settings={} if user is None else {**user.settings, "email": user.email},
        waiting=0 if user is None else await waiting(server, user.id),
    )


async def waiting(server: Server, user: str) -> int:
    """At how many tables it is this user's turn."""
    tables, seats = schema.tables, schema.seats
    query = (
        select(func.count())
        .select_from(tables.join(seats, (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.turn)))
        .where(seats.c.user == user, tables.c.state == "running")
    )
    row = await server.store.row(query)
    return 0 if row is None else int(row[0])
