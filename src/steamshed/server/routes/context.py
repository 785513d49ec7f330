"""What every request needs: the parts of the running server, and who asks."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec
from sqlalchemy import select
from starlette.requests import HTTPConnection
from starlette.responses import Response

from steamshed.server import security
from steamshed.server.errors import Problem, not_signed_in
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables.loaded import LoadedTables


@dataclass
class Server:
    """The parts of a running server that requests use."""

    settings: Settings
    store: Store
    tables: LoadedTables
    limits: security.Limits
    key: str
    """Signs CSRF tokens."""


@dataclass(frozen=True)
class User:
    id: str
    name: str
    guest: bool
    email: str | None
    settings: dict[str, object]


@dataclass(frozen=True)
class Visitor:
    """Who asks: the secret of his session, if any, and the user that it belongs to."""

    session: str | None
    user: User | None

    @property
    def user_id(self) -> str | None:
        return None if self.user is None else self.user.id

    def signed_in(self) -> User:
        if self.user is None:
            raise not_signed_in()
        return self.user


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def address_of(connection: HTTPConnection) -> str:
    return "unknown" if connection.client is None else connection.client.host


async def find_user(server: Server, session: str | None) -> User | None:
    """The user of a session."""
    if not session:
        return None
    query = (
        select(schema.users)
        .join(schema.sessions, schema.sessions.c.user == schema.users.c.id)
        .where(schema.sessions.c.digest == security.digest(session), schema.sessions.c.expires > time.time())
    )
    row = await server.store.row(query)
    if row is None:
        return None
    settings = msgspec.json.decode(row.settings, type=dict[str, object])
    return User(row.id, row.name, row.key is None, row.email, settings)


async def find_visitor(connection: HTTPConnection, changing: bool) -> Visitor:
    """Who asks. Requests that change something need the CSRF token of the session."""
    server = server_of(connection)
    session, token = connection.cookies.get(security.COOKIE), connection.headers.get("X-CSRF-Token")
    await limit(connection, "write" if changing else "read")
    if changing and (not session or not token or not security.csrf_matches(server.key, session, token)):
        raise Problem(403, "bad-csrf-token", "The request lacks the X-CSRF-Token of this session; ask GET /api/me.")
    user = await find_user(server, session)
    server.tables.in_force.check(None if user is None else user.id, address_of(connection))
    return Visitor(session, user)


async def limit(connection: HTTPConnection, kind: str) -> None:
    """Raises a Problem if this address asks too often."""
    wait = await server_of(connection).limits.wait(kind, address_of(connection))
    if wait > 0:
        seconds = int(wait) + 1
        problem = Problem(429, "too-many-requests", f"Too many requests; try again in {seconds} s.", seconds=seconds)
        problem.headers["Retry-After"] = str(seconds)
        raise problem


async def open_session(server: Server, user: str) -> str:
    """Signs a browser in: gives the new secret for its cookie."""
    secret, now = security.new_secret(), time.time()
    rows = schema.sessions
    await server.store.write(
        rows.insert().values(digest=security.digest(secret), user=user, created=now, expires=now + lasts(server)),
        rows.delete().where(rows.c.expires < now),
    )
    return secret


def lasts(server: Server) -> int:
    """Seconds for which a session is good."""
    return server.settings.session_days * 86400


def set_cookie(server: Server, response: Response, secret: str) -> None:
    response.set_cookie(
        security.COOKIE,
        secret,
        max_age=lasts(server),
        httponly=True,
        samesite="lax",
        secure=server.settings.secure_cookies,
        path="/",
    )
