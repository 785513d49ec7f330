"""What every request needs: the parts of the running server, and who asks."""

from __future__ import annotations

import asyncio
import contextlib
import re
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import func, select
from sqlalchemy.sql.dml import UpdateBase
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from steamshed.server import clock, security
from steamshed.server.accounts.devices import place_of
from steamshed.server.accounts.provider import Provider
from steamshed.server.bots.network_bots import BotLines
from steamshed.server.bots.processes import BotProcesses
from steamshed.server.errors import Problem, not_signed_in
from steamshed.server.jobs.due_work import DueWork
from steamshed.server.jobs.replay_processes import Readers
from steamshed.server.limits import Crowd, Limits
from steamshed.server.moderation.operators import is_operator
from steamshed.server.monitoring.health import Health
from steamshed.server.monitoring.metrics import SharedMetrics
from steamshed.server.notices.deliver import Sending
from steamshed.server.notices.mail import Mails
from steamshed.server.notices.web_push import Pusher
from steamshed.server.reviews.job import Reviewing
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, Unavailable
from steamshed.server.tables.live_tables import LoadedTables
from steamshed.server.tables.private_news import PrivateNews
from steamshed.server.watch.showcase import House

SEEN_EVERY = 300.0
"""Seconds after which it is noted again that a session is in use."""
MOST_AGENT = 300
SESSION_ID = 16
"""Characters of a session's digest that name it to its owner."""


@dataclass
class Server:
    """The parts of a running server that requests use."""

    settings: Settings
    store: Store
    tables: LoadedTables
    limits: Limits
    key: str
    """Signs CSRF tokens."""
    readers: Readers = field(default_factory=lambda: Readers(0))
    crowd: Crowd = field(default_factory=Crowd)
    """Who has how many sockets open."""
    house: House = field(init=False)
    """Who has something to watch."""
    bots: BotProcesses = field(default_factory=lambda: BotProcesses(1, 20.0))
    """Who is asked for advice."""
    lines: BotLines = field(init=False)
    """The bots that play over the network from here."""
    due_work: DueWork = field(init=False)
    """What does what is due."""
    news: PrivateNews = field(init=False)
    """Who tells people what is for them alone."""
    reviewing: Reviewing = field(init=False)
    """Who reviews games that are over."""
    mails: Mails = field(init=False)
    pusher: Pusher = field(init=False)
    """Who pushes to browsers."""
    sending: Sending = field(init=False)
    """Who tells them."""
    host_cookies: float | None = None
    """Since when sessions are kept in ``HOST_COOKIE``; None if they are not."""
    counting: asyncio.Lock = field(init=False)
    """Held while a sign-in is counted."""
    provider: Provider | None = field(init=False)
    """With whom a club's members sign in."""
    health: Health = field(init=False)
    metrics: SharedMetrics = field(init=False)

    def __post_init__(self) -> None:
        self.counting = asyncio.Lock()
        self.provider = Provider(self.settings) if self.settings.oidc_issuer else None
        self.house = House(self.tables)
        self.lines = BotLines(self.tables)
        self.news = PrivateNews(self.tables)
        self.reviewing = Reviewing(self.tables)
        self.mails = Mails(self.settings, self.store, self.limits, self.key)
        self.health = Health(self.store, self.tables.fanout)
        self.metrics = SharedMetrics(self.tables.fanout)


@dataclass(frozen=True)
class User:
    id: str
    name: str
    guest: bool
    email: str | None
    settings: dict[str, object]
    confirmed: bool = False
    created: float = 0.0
    password: str | None = field(default=None, repr=False)
    """The hash."""


@dataclass(frozen=True)
class Visitor:
    """Who asks: the secret of his session, if any, and the user that it belongs to."""

    session: str | None
    user: User | None
    moves: bool = False
    """Whether his session is still kept under the name of before, and gets the new one with the answer."""

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


HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
"""What a browser can have called this server: nothing that could stand for more than that in a link or a header."""


def host_of(headers: Headers) -> str | None:
    """The Host of a request; None if it says none, or nonsense."""
    host = headers.get("host", "")
    return host if HOST.fullmatch(host) else None


def address_for(connection: HTTPConnection) -> str:
    """How whoever asks reaches this server: the address that was set, else the one that his browser used."""
    settings, host = server_of(connection).settings, host_of(connection.headers)
    if settings.address or host is None:
        return settings.public_address
    return f"{'https' if connection.url.scheme in ('https', 'wss') else 'http'}://{host}"


async def since_when_host_cookies(settings: Settings, store: Store) -> float | None:
    """Since when this installation keeps sessions in ``HOST_COOKIE``; None if it does not, because it may be asked over
    plain http."""
    return float(await store.fact("host-cookies", lambda: str(clock.now()))) if settings.secure_cookies else None


def cookie_of(connection: HTTPConnection) -> str | None:
    """The session that a browser shows, under whichever name."""
    cookies, since = connection.cookies, server_of(connection).host_cookies
    return (
        cookies.get(security.COOKIE)
        if since is None
        else cookies.get(security.HOST_COOKIE) or cookies.get(security.COOKIE)
    )


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who asks, by his cookie. Where sessions have moved to ``HOST_COOKIE``, those that were begun before are still
    taken under the name of before, so that nobody is signed out; others could have been planted there."""
    server, session = server_of(connection), cookie_of(connection)
    since = server.host_cookies
    if since is None or security.HOST_COOKIE in connection.cookies:
        return Visitor(session, await find_user(server, session))
    user = await find_user(server, session, since)
    return Visitor(None, None) if user is None else Visitor(session, user, moves=True)


async def find_user(server: Server, session: str | None, before: float | None = None) -> User | None:
    """The user of a session, which was begun ``before`` some time if that is given; notes now and then that he was
    seen."""
    if not session:
        return None
    now, digest = clock.now(), security.digest(session)
    query = (
        select(schema.users, schema.sessions.c.seen)
        .join(schema.sessions, schema.sessions.c.user == schema.users.c.id)
        .where(schema.sessions.c.digest == digest, schema.sessions.c.expires > now)
    )
    if before is not None:
        query = query.where(schema.sessions.c.created < before)
    row = await server.store.row(query)
    if row is None:
        return None
    if now - row.seen > SEEN_EVERY:
        rows = schema.sessions
        with contextlib.suppress(Unavailable):  # who cannot be noted down may still look
            await server.store.write(rows.update().where(rows.c.digest == digest).values(seen=now))
    return user_of_row(row)


async def check_operator(connection: HTTPConnection) -> None:
    """Raises the Problem of an address that is not there for everybody but operators, before anything else is looked
    at."""
    await limit(connection, "read")
    visitor = await visitor_of(connection)
    if visitor.user is None or not await is_operator(server_of(connection).store, visitor.user.id):
        raise Problem(404, "not-found", "There is no such address.")


def user_of_row(row: Any) -> User:
    settings = msgspec.json.decode(row.settings, type=dict[str, object])
    confirmed = row.confirmed is not None
    return User(row.id, row.name, row.key is None, row.email, settings, confirmed, row.created, row.password)


async def find_visitor(connection: HTTPConnection, changing: bool) -> Visitor:
    """Who asks. Requests that change something need the CSRF token of the session."""
    server = server_of(connection)
    token = connection.headers.get("X-CSRF-Token")
    await limit(connection, "write" if changing else "read")
    visitor = await visitor_of(connection)
    session = visitor.session
    if changing and (not session or not token or not security.csrf_matches(server.key, session, token)):
        raise Problem(403, "bad-csrf-token", "The request lacks the X-CSRF-Token of this session; ask GET /api/me.")
    server.tables.in_force.check(visitor.user_id, address_of(connection))
    return visitor


async def limit(connection: HTTPConnection, kind: str) -> None:
    """Raises a Problem if this address asks too often."""
    await server_of(connection).limits.check(kind, address_of(connection))


@dataclass(frozen=True)
class NewSession:
    """A session that is to be stored, with what may come before it, and the end of the one that the browser had."""

    secret: str
    rows: list[UpdateBase]
    before: str


def new_session(connection: HTTPConnection, user: str) -> NewSession:
    server, secret, now = server_of(connection), security.new_secret(), clock.now()
    rows = schema.sessions
    agent = connection.headers.get("User-Agent", "")[:MOST_AGENT].replace("\x00", "")
    before = security.digest(cookie_of(connection) or "")
    changes = [
        rows.insert().values(
            digest=security.digest(secret),
            user=user,
            created=now,
            expires=now + lasts(server),
            agent=agent,
            seen=now,
            place=place_of(address_of(connection)),
        ),
        rows.delete().where((rows.c.expires < now) | (rows.c.digest == before)),
        schema.pushes.delete().where(schema.pushes.c.session == before),
    ]
    return NewSession(secret, changes, before)


async def open_session(connection: HTTPConnection, user: str, *others: UpdateBase) -> str:
    """Signs a browser in, together with other changes: gives the new secret for its cookie. The session that it had
    ends."""
    made = new_session(connection, user)
    await server_of(connection).store.write(*made.rows, *others)
    server_of(connection).tables.end_sessions([made.before])
    return made.secret


async def end_sessions(
    server: Server, user: str, *others: UpdateBase, only: str | None = None, spared: str | None = None
) -> None:
    """Signs a user out, everywhere, in one session (by its id) or in all but one, together with other changes; sockets
    go with their sessions."""
    rows = schema.sessions
    which, id = rows.c.user == user, func.substr(rows.c.digest, 1, SESSION_ID)
    if only is not None:
        which &= id == only
    if spared is not None:
        which &= id != spared
    found = await server.store.rows(select(rows.c.digest).where(which))
    pushes, ended = schema.pushes, [row[0] for row in found]
    deaf = pushes.delete().where(pushes.c.user == user)
    if only is not None or spared is not None:
        deaf = deaf.where(pushes.c.session.in_(ended))
    await server.store.write(rows.delete().where(which), deaf, *others)
    server.tables.end_sessions(ended)


def lasts(server: Server) -> int:
    """Seconds for which a session is good."""
    return server.settings.session_days * 86400


def set_session(server: Server, response: Response, secret: str) -> None:
    """Gives a browser its session."""
    if server.host_cookies is None:
        set_cookie(server, response, secret, security.COOKIE)
    else:
        set_cookie(server, response, secret, security.HOST_COOKIE)
        response.delete_cookie(security.COOKIE, secure=True, httponly=True, samesite="lax")


def set_cookie(server: Server, response: Response, secret: str, name: str, path: str = "/") -> None:
    response.set_cookie(
        name,
        secret,
        max_age=lasts(server),
        httponly=True,
        samesite="lax",
        secure=server.settings.secure_cookies,
        path=path,
    )
