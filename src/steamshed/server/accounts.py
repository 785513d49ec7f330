"""Signing in and out, guests, and a user's settings."""

from __future__ import annotations

import re
import time
import unicodedata
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StringConstraints
from sqlalchemy import func, select

from steamshed.server import context, security
from steamshed.server.context import Asker, Parts, Server, User
from steamshed.server.deeds import clean_name
from steamshed.server.errors import Problem
from steamshed.server.replies import ERRORS, Me
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict

router = APIRouter(prefix="/api", tags=["accounts"], responses=ERRORS)

MOST_SETTINGS = 8192
EMAIL = re.compile(r"[^@\s<>,;:\"\\]{1,64}@[^@\s<>,;:\"\\]{1,190}", re.ASCII)
Name = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]


class Credentials(BaseModel):
    name: Name
    password: Password


class GuestName(BaseModel):
    name: Name = "Guest"


class NewSettings(BaseModel):
    """Anything a client wants to keep; ``email`` and ``notify`` are read by the server."""

    model_config = {"extra": "allow"}
    email: str | None = Field(default=None, max_length=254)
    notify: bool | None = None


@router.get("/me", response_model=Me)
async def me(response: Response, asker: Asker, parts: Parts) -> Any:
    """Who I am, and the CSRF token for everything that changes something. Gives a new browser its session cookie."""
    session = asker.session
    if session is None:
        session = security.new_secret()
        context.set_cookie(parts, response, session, parts.settings.session_days * 86400)
    return await about(parts, asker.user, session)


@router.post("/register", response_model=Me)
async def register(request: Request, response: Response, body: Credentials, asker: Asker, parts: Parts) -> Any:
    """Makes an account. A guest who registers keeps his seats."""
    await context.limit(request, "sign")
    if not parts.settings.registration:
        raise Problem(403, "registration-is-closed", "New accounts are not made here.")
    name, key = folded(body.name)
    password = await security.hash_password(body.password)
    users = schema.users
    try:
        if asker.user is not None and asker.user.guest:
            id = asker.user.id
            await parts.store.write(
                users.update().where(users.c.id == id).values(name=name, key=key, password=password)
            )
        else:
            id = security.new_id()
            await parts.store.write(
                users.insert().values(id=id, name=name, key=key, password=password, created=time.time(), settings="{}")
            )
    except Conflict:
        raise Problem(409, "name-is-taken", "This name is taken.") from None
    return await signed_in(parts, response, id)


@router.post("/login", response_model=Me)
async def login(request: Request, response: Response, body: Credentials, asker: Asker, parts: Parts) -> Any:
    """Signs in with name and password."""
    await context.limit(request, "sign")
    key = unicodedata.normalize("NFKC", body.name).strip().casefold()
    row = await parts.store.row(select(schema.users).where(schema.users.c.key == key))
    if not await security.password_matches(None if row is None else row.password, body.password) or row is None:
        raise Problem(401, "wrong-password", "There is no account with this name and password.")
    return await signed_in(parts, response, row.id)


@router.post("/guest", response_model=Me)
async def guest(request: Request, response: Response, body: GuestName, asker: Asker, parts: Parts) -> Any:
    """Plays without an account: gives this browser a guest's session."""
    await context.limit(request, "sign")
    if asker.user is not None:
        assert asker.session is not None
        return await about(parts, asker.user, asker.session)
    return await signed_in(parts, response, await make_guest(parts, body.name))


@router.post("/logout", response_model=Me)
async def logout(response: Response, asker: Asker, parts: Parts) -> Any:
    """Ends the session of this browser."""
    assert asker.session is not None
    rows = schema.sessions
    await parts.store.write(rows.delete().where(rows.c.digest == security.digest(asker.session)))
    session = security.new_secret()
    context.set_cookie(parts, response, session, parts.settings.session_days * 86400)
    return await about(parts, None, session)


@router.put("/settings", response_model=Me)
async def put_settings(body: NewSettings, asker: Asker, parts: Parts) -> Any:
    """Keeps the settings of a user."""
    user = asker.signed_in()
    values = body.model_dump(exclude_unset=True)
    email = values.pop("email", user.email) or None
    if email is not None and not EMAIL.fullmatch(email):
        raise Problem(400, "bad-email", "This is not an e-mail address.")
    merged = {**user.settings, **values}
    try:
        text = msgspec.json.encode(merged).decode()
    except (TypeError, ValueError, RecursionError):
        raise Problem(400, "bad-settings", "These settings cannot be kept.") from None
    if len(text) > MOST_SETTINGS or "\x00" in text or "\\u0000" in text:
        raise Problem(400, "too-long", "These settings cannot be kept: they are too long.")
    users = schema.users
    await parts.store.write(users.update().where(users.c.id == user.id).values(settings=text, email=email))
    assert asker.session is not None
    return await about(parts, User(user.id, user.name, user.guest, email, merged), asker.session)


# -- helpers -------------------------------------------------------------------------------------------------------


def folded(name: str) -> tuple[str, str]:
    """A name as it is shown and as it is compared."""
    clean = clean_name(unicodedata.normalize("NFKC", name))
    if not clean or not clean.isprintable():
        raise Problem(400, "bad-name", "A name needs at least one letter, and no comma or colon.")
    return clean, clean.casefold()


async def make_guest(parts: Server, name: str) -> str:
    id = security.new_id()
    shown = folded(name)[0]
    await parts.store.write(schema.users.insert().values(id=id, name=shown, created=time.time(), settings="{}"))
    return id


async def signed_in(parts: Server, response: Response, id: str) -> dict[str, object]:
    session = await context.open_session(parts, response, id)
    return await about(parts, await context.find_user(parts, session), session)


async def about(parts: Server, user: User | None, session: str) -> dict[str, object]:
    shown = None if user is None else {"id": user.id, "name": user.name, "guest": user.guest}
    settings = {} if user is None else {**user.settings, "email": user.email}
    return {
        "user": shown,
        "csrf": security.csrf_token(parts.key, session),
        "settings": settings,
        "waiting": 0 if user is None else await waiting(parts, user.id),
    }


async def waiting(parts: Server, user: str) -> int:
    """At how many tables it is this user's turn."""
    tables, seats = schema.tables, schema.seats
    query = (
        select(func.count())
        .select_from(tables.join(seats, (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.turn)))
        .where(seats.c.user == user, tables.c.state == "running")
    )
    row = await parts.store.row(query)
    return 0 if row is None else int(row[0])
