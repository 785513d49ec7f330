"""A server in one process whose time the test moves: tables, the rounds that look after them, people and receivers.

A ``Hall`` has what notices need; a ``Worker`` has everything that happens by itself, and people who come by HTTP.
"""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

import steamshed
from steamshed.games.registry import EXTRA, register_modules
from steamshed.server import clock, limits, security
from steamshed.server.api.context import Server
from steamshed.server.api.shapes import Days, Fallback, Pace
from steamshed.server.app import create_app
from steamshed.server.away.job import Away
from steamshed.server.bots.moves_job import BotMoves
from steamshed.server.bots.processes import BotProcesses
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.groups.standing_job import StandingTables
from steamshed.server.jobs.due_work import DueWork
from steamshed.server.jobs.periodic import Rounds
from steamshed.server.notices.deliver import Sending
from steamshed.server.notices.detect import Noticing
from steamshed.server.notices.mail import Mails
from steamshed.server.notices.web_push import Pusher, decoded, encoded
from steamshed.server.notices.wire import WaysOf, Wishes
from steamshed.server.orders.job import Ordered
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, upsert
from steamshed.server.tables import commands, log, seating
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.presence_job import Attention
from steamshed.server.tables.table import Table, TableInfo
from steamshed.server.tables.timeout_job import OverdueTables
from testbed.services import free_port
from tests.server.harness import TOYS, Person
from tests.server.post import Post

NOON = 1_794_657_600.0
"""Saturday, 14 November 2026, 12:00 UTC."""


class Clock:
    """The time, as the test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, now: float = NOON) -> None:
        self.now = now
        monkeypatch.setattr(time, "time", lambda: self.now)
        monkeypatch.setattr(clock, "now", lambda: self.now)


class ToItsEnd(DueWork):
    """Due work that is done when the look is over."""

    async def look(self) -> None:
        await super().look()
        await self.settle()


class Hall:
    """A worker without its rounds: the test looks when it likes."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings = settings
        self.clock = clock
        self.store = Store(settings)

    async def open(self) -> Hall:
        register_modules(TOYS)
        await self.store.open()
        self.tables = LoadedTables(self.settings, self.store, Fanout())
        key = await self.store.secret()
        self.mails = Mails(self.settings, self.store, limits.Limits(False), key)
        self.pusher = await Pusher.open(self.settings, self.store)
        self.noticing: DueWork = ToItsEnd(self.store, Noticing(self.tables).kinds())
        self.sending = Sending(self.tables, self.mails, self.pusher)
        await self.noticing.look()
        return self

    async def close(self) -> None:
        await self.store.close()
        EXTRA.clear()

    async def user(self, name: str, wishes: Wishes | None = None, language: str = "en", hook: str = "") -> str:
        """Somebody with a confirmed address, who is called by his name."""
        settings = msgspec.json.encode({"language": language}).decode()
        values = {"id": name, "name": name, "key": name.casefold(), "settings": settings, "created": time.time()}
        await self.store.write(
            schema.users.insert().values(**values, email=f"{name.lower()}@example.org", confirmed=time.time())
        )
        await self.wish(name, wishes or Wishes(), hook)
        return name

    async def wish(self, user: str, wishes: Wishes, hook: str = "") -> None:
        values = {"user": user, "body": msgspec.json.encode(wishes).decode(), "hook": hook, "feed": 0}
        zone = schema.users.update().where(schema.users.c.id == user).values(time_zone=wishes.zone)
        await self.store.write(upsert(self.settings, schema.wishes, ("user",), values), zone)

    async def table(
        self,
        users: Sequence[str],
        game: str = "tally",
        pace: Pace | None = None,
        options: Any = None,
        fallback: Fallback = "wait",
    ) -> LoadedTable:
        """A running table of these people, who have not looked at it for a long time."""
        found, now = steamshed.game(game), time.time()
        info = TableInfo(
            security.new_id(),
            "Friday",
            game,
            found.choose(len(users), options or {}),
            pace or Days(days=3),
            fallback,
            "public",
            "en",
            users[0],
            now,
        )
        draft = Table(info)
        draft.add(log.Open([Seat("human", user, user=user) for user in users], found.rules), now)
        seating.begin(draft, now)
        return await self.tables.add(draft, {})

    async def play(self, loaded: LoadedTable, action: str | None = None) -> None:
        state = loaded.now.play
        assert state is not None
        seat = loaded.now.turn
        assert seat is not None
        chosen = str(state.state.legal()[0]) if action is None else action
        await commands.act(self.tables, loaded, [seat], chosen, loaded.now.version)

    async def look(self, seconds: float = 0.0) -> None:
        """Some time goes by, then the worker looks."""
        self.clock.now += seconds
        await self.noticing.look()
        await self.sending.look()

    async def through(self, seconds: float, step: float = 30.0) -> None:
        """Time goes by while the worker looks again and again."""
        until = self.clock.now + seconds
        while self.clock.now < until:
            await self.look(min(step, until - self.clock.now))

    async def states(self, **where: str) -> list[str]:
        rows = await self.store.rows(schema.notices.select().order_by(schema.notices.c.since))
        return [row.state for row in rows if all(getattr(row, name) == value for name, value in where.items())]


class Worker(Hall):
    """All that happens by itself, looked after when the test says; people come by HTTP."""

    def staff(self, processes: BotProcesses) -> None:
        """Makes the rounds and the doors. The bots of the tables think where the test says."""
        tables, key = self.tables, self.mails.key
        self.bots = BotMoves(tables, processes)
        self.app = create_app(self.settings)
        server = Server(self.settings, self.store, tables, limits.Limits(False), key, bots=processes)
        server.mails, server.pusher, server.sending = self.mails, self.pusher, self.sending
        self.app.state.server = server
        workers = (
            Away(tables),
            Ordered(tables, lambda user, table: None),
            StandingTables(tables, server.lines),
            self.mails,
            Noticing(tables),
        )
        server.due_work = self.noticing = ToItsEnd(self.store, [kind for worker in workers for kind in worker.kinds()])
        self.rounds: list[Rounds] = [
            Attention(tables),
            server.due_work,
            OverdueTables(tables, self.bots),
            server.due_work,
        ]

    async def settle(self) -> None:
        """Until what was begun is done: bots have moved, tables were told."""
        while waiting := [*self.bots.moving.values(), *self.tables.tasks]:
            await asyncio.gather(*waiting)

    async def look(self, seconds: float = 0.0) -> None:
        self.clock.now += seconds
        for each in self.rounds:
            each.looks += 1
            await each.look()
            await self.settle()
        await self.sending.look()
        await self.settle()

    async def visitor(self, user: str) -> Person:
        """Somebody who is signed in, with his browser."""
        secret, now, rows = security.new_secret(), time.time(), schema.sessions
        values = {"digest": security.digest(secret), "user": user, "created": now, "seen": now}
        await self.store.write(rows.insert().values(**values, expires=now + 400 * 86400.0))
        person = Person("http://hall", httpx.ASGITransport(self.app))
        person.http.cookies.set(security.COOKIE, secret)
        person.csrf = security.csrf_token(self.mails.key, secret)
        return person


@contextlib.asynccontextmanager
async def hall(folder: pathlib.Path, clock: Clock, post: Post | None = None, **more: Any) -> AsyncIterator[Hall]:
    mailing = {} if post is None else post.settings
    chosen = {"private_hooks": True, **mailing, **more}
    settings = Settings(data=folder, rate_limits=False, **chosen)
    made = await Hall(settings, clock).open()
    try:
        yield made
    finally:
        await made.close()


def only(way: str, **more: Any) -> Wishes:
    """To be told of everything, one way."""
    ways: Any = [way]
    return Wishes(WaysOf(ways, ways, ways, ways, ways), **more)


class Receiver:
    """Where pushes and webhooks arrive: answers as it is told, and keeps what came."""

    def __init__(self) -> None:
        self.port = free_port()
        self.status = 201
        self.came: list[tuple[str, dict[str, str], bytes]] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:]) if name}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.came.append((head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Some words\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Receiver]:
        async with await asyncio.start_server(self.answer, "127.0.0.1", self.port):
            yield self


class Browser:
    """The keys of a browser that takes pushes: reads what was encrypted for it (RFC 8291)."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self.point = self.private.public_key().public_bytes(*form)
        self.secret = b"sixteen letters!"
        self.key, self.auth = encoded(self.point), encoded(self.secret)

    def read(self, body: bytes) -> dict[str, Any]:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert size >= len(sealed)
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), public)
        info = b"WebPush: info\0" + self.point + sender
        secret = HKDF(hashes.SHA256(), 32, self.secret, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        message = AESGCM(key).decrypt(nonce, sealed, None)
        assert message[-1:] == b"\x02"
        found: dict[str, Any] = msgspec.json.decode(message[:-1])
        return found

    async def subscribe(self, hall: Hall, user: str, endpoint: str) -> None:
        values: dict[str, Any] = {"id": security.digest(endpoint), "user": user, "session": "", "endpoint": endpoint}
        values |= {"key": self.key, "auth": self.auth, "created": time.time()}
        await hall.store.write(schema.pushes.insert().values(**values))


def check_signature(header: str, public: str, origin: str) -> dict[str, Any]:
    """The claims of a VAPID header, whose signature must be right."""
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == public
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    point.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = msgspec.json.decode(decoded(claims))
    assert found["aud"] == origin
    return found
