"""A simulator: two workers, a database, Redis, a mail server and people, through faults that a seed decides.

    python -m tests.server.faults --seed 7                  # one run
    python -m tests.server.faults --seconds 600             # one seed after the other, until the time is over

The workers are the real application on the loop of ``testbed/virtual_time.py``; what they reach the world by is
simulated: statements reach one SQLite after a while or not at all, notices between workers are lost and doubled, mails
are taken, refused, or taken without an answer. Workers are killed and frozen, cut off from the database, from Redis or
from people, and their clocks and that of the database jump. At the end everything is well again, nobody acts any more,
and after a quarter of an hour it is compared what people were told with what is stored. docs/self-hosting.md says what
holds, docs/building.md what of it can be played again.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import json
import logging
import os
import pathlib
import random
import secrets
import sys
import tempfile
import time
from collections import Counter, defaultdict, deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

import msgspec
import sqlalchemy
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import StaticPool
from sqlalchemy.sql.dml import UpdateBase

from steamshed.games.registry import register_modules
from steamshed.server import security
from steamshed.server.admin.doctor import fault
from steamshed.server.app import Outside, create_app, running
from steamshed.server.bots.processes import BotProcesses
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.notices.wire import WaysOf, Wishes
from steamshed.server.orders import service as orders_service
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.migrate import migrate
from steamshed.server.storage.store import Bound, Change, Conflict, Store
from steamshed.server.tables.awaited_move import wait_of
from steamshed.server.tables.stored import read_table
from testbed.virtual_time import MACHINE, Machine, VirtualLoop

TOYS = "tests.server.toys"
ADDRESS = "https://shed.example"
HEALED = 900.0
"""Seconds in which everything is well again before it is compared."""
PEOPLE = 12
TABLES = 10
WELL = 12.0
"""Seconds between two faults, on average."""


class Lost(Exception):
    """A line was cut, or no answer came."""


# -- the world -----------------------------------------------------------------------------------------------------


class World:
    """Everything that is simulated, with the faults that are in force."""

    def __init__(self, seed: int, folder: pathlib.Path, loop: VirtualLoop) -> None:
        self.seed = seed
        self.loop = loop
        self.streams: dict[str, random.Random] = {}
        self.engine = sqlalchemy.create_engine(
            f"sqlite:///{folder / 'world.sqlite'}", poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode = OFF")
            connection.exec_driver_sql("PRAGMA synchronous = OFF")
            migrate(connection)
        self.settings = Settings(
            data=folder,
            extra_games=TOYS,
            rate_limits=False,
            readers=0,
            review_seconds=0,
            smtp="smtp://mail.example",
            address=ADDRESS,
            notice_grace=60.0,
            bot_pause=0.1,
        )
        self.nodes: list[Node] = []
        self.claims: dict[str, float] = {}
        self.post = PostOffice(self)
        self.ahead = 0.0
        """Seconds by which the clock of the database is ahead."""
        self.database_away = self.redis_away = self.jumping = self.calm = False
        self.slow_disk = 0.0
        """Seconds that a write may take."""
        self.unanswered = 0.0
        """The share of commits of which nobody hears."""
        self.trace = hashlib.sha256()
        self.events: Counter[str] = Counter()
        self.story: deque[str] = deque(maxlen=400)
        self.wrong: list[str] = []

    def stream(self, name: str) -> random.Random:
        """Chance for one purpose: what one part draws changes nothing for the others."""
        if name not in self.streams:
            self.streams[name] = random.Random(f"{self.seed} {name}")
        return self.streams[name]

    def tell(self, *words: object) -> None:
        line = f"{self.loop.passed:10.3f} " + " ".join(map(str, words))
        self.trace.update(line.encode())
        self.story.append(line)

    def node_of(self) -> Node | None:
        machine = MACHINE.get()
        return next((node for node in self.nodes if node.machine is machine), None)


class SimulatedStore(Store):
    """The statements of a worker on their way to the one database; transactions come one after the other."""

    def __init__(self, world: World, settings: Settings) -> None:
        super().__init__(settings)
        self.world = world
        self.random = world.stream(f"store {name_of_machine()}")

    async def open(self) -> None:
        await self.reach()

    async def close(self) -> None:
        await self.engine.dispose()

    async def reach(self, writes: bool = False) -> None:
        """The way to the database."""
        world, node = self.world, self.world.node_of()
        await asyncio.sleep(self.random.uniform(0.0002, 0.003))
        if writes and world.slow_disk:
            await asyncio.sleep(self.random.uniform(0.0, world.slow_disk))
        if world.database_away or (node is not None and node.no_database):
            await asyncio.sleep(self.random.choice([0.01, 1.0, 5.0]))
            if world.database_away or (node is not None and node.no_database):
                raise self.unwell(OSError("the database is away"))

    async def back(self) -> None:
        """The way back from it: the answer can be lost."""
        lost = self.random.random() < self.world.unanswered
        await asyncio.sleep(self.random.uniform(0.0002, 0.003))
        if lost:
            self.world.events["commits without an answer"] += 1
            raise self.unwell(OSError("the connection broke"))

    async def time(self, here: Any) -> float:
        await self.reach()
        return self.world.loop.now + self.world.ahead

    async def rows(self, query: Any) -> Sequence[Any]:
        await self.reach()
        with self.world.engine.connect() as connection:
            found = connection.execute(query).all()
        await asyncio.sleep(self.random.uniform(0.0002, 0.003))
        return found

    async def row(self, query: Any) -> Any:
        found = await self.rows(query)
        return found[0] if found else None

    async def transact(self, changes: Sequence[Change], rows: Sequence[Mapping[str, object]] = ()) -> None:
        await self.reach(writes=True)
        try:
            with self.world.engine.begin() as connection:
                if rows:
                    connection.execute(schema.entries.insert(), list(rows))
                for change in changes:
                    if isinstance(change, Bound):
                        connection.execute(change.prepared.statement, dict(change.values))
                    else:
                        connection.execute(change)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None
        await self.back()
        self.recovered()

    async def change(self, change: UpdateBase) -> Sequence[Any]:
        await self.reach(writes=True)
        with self.world.engine.begin() as connection:
            found = connection.execute(change).all()
        await self.back()
        self.recovered()
        return found


class Bus(Fanout):
    """Redis, as a worker reaches it: what is told comes to the others late, twice or not at all."""

    alone = False

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world
        self.random = world.stream(f"bus {name_of_machine()}")
        self.came: asyncio.Queue[dict[str, object]] = asyncio.Queue()

    async def open(self, heard: Callable[[dict[str, object]], Awaitable[None]]) -> None:
        async def listen() -> None:
            while True:
                notice = await self.came.get()
                try:
                    await heard(notice)
                except Exception as error:
                    logging.getLogger("steamshed.fanout").error("a notice could not be dealt with: %s", error)

        self.listening = asyncio.create_task(listen())

    async def close(self) -> None:
        self.listening.cancel()

    @property
    def away(self) -> bool:
        node = self.world.node_of()
        return self.world.redis_away or (node is not None and node.no_redis)

    def tell(self, notice: dict[str, object]) -> None:
        if self.away:
            return
        sent = msgspec.json.encode(notice)
        for other in self.world.nodes:
            bus = other.bus
            if bus is None or bus is self or other.no_redis:
                continue
            copies = self.random.choices([0, 1, 2], [2, 94, 4])[0] if not self.world.calm else 1
            for _ in range(copies):
                arrives = self.random.expovariate(200.0) if self.random.random() < 0.95 else self.random.uniform(0, 3)
                self.world.loop.call_later(
                    arrives, bus.came.put_nowait, msgspec.json.decode(sent), context=other.machine.context.copy()
                )

    async def claim(self, what: str, seconds: float) -> bool:
        await asyncio.sleep(self.random.uniform(0.0002, 0.002))
        if self.away:
            return True
        if self.world.claims.get(what, 0.0) > self.world.loop.passed:
            return False
        self.world.claims[what] = self.world.loop.passed + seconds
        await asyncio.sleep(self.random.uniform(0.0002, 0.002))
        return True


class QuickBots(BotProcesses):
    """Bots that play at random, at once."""

    def __init__(self, world: World) -> None:
        super().__init__(1, 20.0)
        self.random = world.stream(f"bots {name_of_machine()}")

    async def choose(self, game: str, bot: str, view: Mapping[str, object], legal: list[str], table: str = "") -> str:
        await asyncio.sleep(self.random.uniform(0.01, 0.5))
        return self.random.choice(legal)


@dataclass
class Mail:
    row: str
    user: str
    table: str | None
    kind: str
    mark: str
    node: Node
    machine: Machine
    when: float


class PostOffice:
    """The mail server: takes mails, refuses them, or takes them without an answer."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.random = world.stream("post")
        self.away = False
        self.unanswered = 0.0
        self.taken: list[Mail] = []
        self.excused: set[str] = set()
        """Notices whose sender was not told that they were taken: these may come twice."""

    def serve(self, node: Node, server: Any) -> None:
        plain, sending, items_of = server.sending.mail, server.sending, {}

        async def mail(person: Any, items: Sequence[Any], digest: bool) -> None:
            task = asyncio.current_task()
            items_of[task] = items
            try:
                await plain(person, items, digest)
            finally:
                del items_of[task]

        async def deliver(letter: Any) -> None:
            items = items_of.get(asyncio.current_task(), [])
            await asyncio.sleep(self.random.uniform(0.01, 1.0))
            if self.away:
                raise OSError("the mail server is away")
            for item in items:
                row, machine = item.row, node.machine
                made = Mail(row.id, row.user, row.table, row.kind, row.mark, node, machine, self.world.loop.passed)
                self.taken.append(made)
                self.world.events["mails"] += 1
                self.world.tell("mail", row.user, row.kind, row.mark, node.name)
            await asyncio.sleep(self.random.uniform(0.01, 1.0))
            if self.random.random() < self.unanswered:
                self.excused |= {item.row.id for item in items}
                raise OSError("no answer")

        noted = sending.note

        async def note(row: Any, **values: object) -> None:
            try:
                await noted(row, **values)
            except Exception:
                self.excused.add(row.id)
                raise

        sending.mail, sending.note, server.mails.deliver = mail, note, deliver


# -- the workers ---------------------------------------------------------------------------------------------------


class Node:
    """A worker, which is begun again after it was killed."""

    def __init__(self, name: str, world: World) -> None:
        self.name = name
        self.world = world
        self.machine = Machine(name, world.loop)
        self.times = 0
        self.work: asyncio.Task[Any] | None = None
        self.bus: Bus | None = None
        self.app: Any = None
        self.server: Any = None
        self.no_database = self.no_redis = self.no_people = False

    @property
    def up(self) -> bool:
        return self.server is not None and not self.machine.dead

    def start(self) -> None:
        """Begins the worker; it waits for its database."""
        ahead = self.machine.ahead
        self.times += 1
        self.machine = Machine(f"{self.name}.{self.times}", self.world.loop, ahead)
        self.bus = self.server = None
        self.work = self.machine.begin(self.run())

    async def run(self) -> None:
        world, machine = self.world, self.machine

        def bus(_: str) -> Fanout:
            self.bus = Bus(world)
            return self.bus

        outside = Outside(lambda settings: SimulatedStore(world, settings), bus, lambda *_: QuickBots(world))
        app = create_app(world.settings, outside=outside)
        while not machine.dead and not world.loop.is_closed():
            try:
                async with running(app, world.settings, None, outside):
                    world.post.serve(self, app.state.server)
                    self.app, self.server = app, app.state.server
                    world.tell("serves", machine.name)
                    await asyncio.Event().wait()
            except Exception as error:  # as its parent does: it is begun anew
                if world.loop.is_closed():
                    return
                world.tell("cannot start", machine.name, type(error).__name__)
                await asyncio.sleep(1.0)

    def kill(self) -> None:
        self.machine.kill()
        self.server = self.bus = None


def name_of_machine() -> str:
    machine = MACHINE.get()
    return "" if machine is None else machine.name


# -- the people ----------------------------------------------------------------------------------------------------


@dataclass
class Attempt:
    user: str
    seat: int
    action: str
    accepted: int | None = None
    """The version that it was acknowledged to have led to."""


@dataclass
class Books:
    """What people know, to be compared with what is stored."""

    attempts: dict[tuple[str, int], list[Attempt]] = field(default_factory=lambda: defaultdict(list))
    """By table and version."""
    seen: dict[tuple[str, int], Any] = field(default_factory=dict)
    """What the table looked like at a version."""
    last: dict[tuple[str, str], int] = field(default_factory=dict)
    """The version that somebody who has stayed was sent last."""
    joined: list[tuple[str, str, int]] = field(default_factory=list)
    given: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Orders by table and seat: so many were given, or perhaps given."""
    tables: dict[str, str] = field(default_factory=dict)
    """The tables, and who made them."""


class Somebody:
    """A person with a browser, at whichever worker answers."""

    def __init__(self, name: str, world: World, books: Books) -> None:
        self.name = name
        self.world = world
        self.books = books
        self.random = world.stream(f"person {name}")
        self.secret = f"secret-of-{name}"
        self.csrf = ""

    async def way(self) -> Node:
        """A worker that can be reached."""
        while True:
            there = [node for node in self.world.nodes if not node.no_people]
            if there:
                node = self.random.choice(there)
                if node.up:
                    return node
            await asyncio.sleep(self.random.uniform(0.2, 1.0))

    def scope(self, kind: str, path: str, query: str = "") -> dict[str, Any]:
        headers = [(b"host", b"shed.example"), (b"cookie", f"{security.COOKIE}={self.secret}".encode())]
        if kind == "http":
            headers += [(b"content-type", b"application/json"), (b"x-csrf-token", self.csrf.encode())]
        else:
            headers.append((b"origin", b"https://shed.example"))
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "https" if kind == "http" else "wss",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("192.0.2.7", 4000),
            "server": ("shed.example", 443),
            "subprotocols": [],
            "state": {},
        }

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """A request; Lost if no answer comes."""
        node = await self.way()
        machine, loop = node.machine, self.world.loop
        self.csrf = security.csrf_token(node.server.key, self.secret)
        scope = {**self.scope("http", f"/api{path}"), "method": method}
        sent = json.dumps({} if body is None else body).encode() if method != "GET" else b""
        answer: asyncio.Future[None] = loop.create_future()
        status, came, asked = 0, bytearray(), False
        await asyncio.sleep(self.random.uniform(0.001, 0.03))

        async def receive() -> dict[str, Any]:
            nonlocal asked
            if asked:
                await loop.create_future()
            asked = True
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                came.extend(message.get("body", b""))
                if not message.get("more_body", False) and not answer.done():
                    answer.set_result(None)

        machine.begin(node.app(scope, receive, send))
        await asyncio.wait([answer, machine.gone], timeout=20.0, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(self.random.uniform(0.001, 0.03))
        if not answer.done() or node.no_people or (not self.world.calm and self.random.random() < 0.01):
            raise Lost
        return status, json.loads(bytes(came) or b"null")

    # -- tables --------------------------------------------------------------------------------------------------

    async def make(self) -> None:
        """A table for two or three, sometimes with a clock or a bot."""
        seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "open"}]
        if self.random.random() < 0.3:
            seats.append(self.random.choice([{"kind": "open"}, {"kind": "bot", "bot": "random"}]))
        more: dict[str, Any] = {"options": {"goal": self.random.choice([30, 1_000_000])}}
        if self.random.random() < 0.25:
            more |= {"pace": {"kind": "live", "bank": 120, "increment": 20}}
            more |= {"fallback": self.random.choice(["bot", "resign", "wait"])}
        status, found = await self.ask("POST", "/tables", {"game": "tally", "seats": seats, **more})
        if status == 200:
            self.books.tables[found["id"]] = self.name
            self.world.tell("made", found["id"], self.name)

    async def sit_down(self) -> None:
        """Tries to get a seat at a table of others, whether one is free or not."""
        others = [id for id, owner in self.books.tables.items() if owner != self.name]
        if others:
            table = self.random.choice(others[-2 * TABLES :])
            status, found = await self.ask("POST", f"/tables/{table}/join")
            if status == 200:
                self.books.joined.append((table, self.name, found["seat"]))
                self.world.tell("joined", table, self.name, found["seat"])

    async def order(self, table: str, seat: int) -> None:
        """Says beforehand what is to be played next."""
        text = f'when phase "add" play "add {self.random.randint(1, 3)}"'
        self.books.given[table, seat] += 1
        status, _ = await self.ask("POST", f"/tables/{table}/orders?seat={seat}", {"kind": "text", "text": text})
        if 400 <= status < 500:
            self.books.given[table, seat] -= 1

    async def live(self) -> None:
        """Comes and goes."""
        while not self.world.calm:
            with contextlib.suppress(Lost):
                if self.random.random() < (0.3 if len(self.books.tables) < TABLES else 0.03):
                    await self.make()
                elif self.random.random() < 0.3:
                    await self.sit_down()
                mine = [table for table, who, _ in self.books.joined if who == self.name]
                mine += [table for table, owner in self.books.tables.items() if owner == self.name]
                if mine:
                    await self.play(self.random.choice(mine[-4:]))
            await asyncio.sleep(self.random.expovariate(2.0))
        if self.random.random() < 0.5:  # some stay until the end
            await self.stay()

    async def stay(self) -> None:
        table = self.random.choice(list(self.books.tables)[-TABLES:])
        while True:
            with contextlib.suppress(Lost):
                async with self.line(table) as line:
                    while True:
                        message = await line.hear()
                        if message["type"] == "state":
                            self.note(table, message)
                            self.books.last[table, self.name] = message["version"]
            await asyncio.sleep(1.0)

    @contextlib.asynccontextmanager
    async def line(self, table: str) -> Any:
        """A socket at a table; a line that is cut off from its worker says nothing of it."""
        node = await self.way()
        line = Line(self, node)
        scope = self.scope("websocket", f"/ws/tables/{table}")
        line.task = node.machine.begin(node.app(scope, line.receive, line.send))
        try:
            yield line
        finally:
            line.cut()

    def note(self, table: str, message: Mapping[str, Any]) -> None:
        """Whoever sees a version sees the same."""
        key, view = (table, message["version"]), message["view"]
        if self.books.seen.setdefault(key, view) != view:
            self.world.wrong.append(f"{table} at {key[1]} looks like {view} and like {self.books.seen[key]}")

    async def play(self, table: str) -> None:
        """Plays for a while."""
        until = self.world.loop.passed + self.random.expovariate(1 / 60)
        async with self.line(table) as line:
            answer = 0
            version = -1
            while self.world.loop.passed < until and not self.world.calm:
                message = await line.hear()
                if message["type"] == "error" and not message.get("id"):
                    return
                if message["type"] != "state":
                    continue
                self.note(table, message)
                if message["version"] < version:
                    self.world.wrong.append(f"{table}: {self.name} saw {message['version']} after {version}")
                version = message["version"]
                if not message.get("legal"):
                    if self.random.random() < 0.05 and (seat := self.seat_at(table)) is not None:
                        await self.order(table, seat)
                    continue
                await asyncio.sleep(self.random.expovariate(1.0))
                action = self.random.choice(message["legal"])["action"]
                seat = message["view"]["seat"]
                attempt = Attempt(self.name, seat, action)
                self.books.attempts[table, version].append(attempt)
                answer += 1
                for _ in range(2 if self.random.random() < 0.05 else 1):  # an impatient finger
                    line.say(type="act", id=f"a{answer}", action=action, version=version)
                if self.random.random() < 0.03:
                    return  # he shuts his window
                told = await line.answer(f"a{answer}")
                self.world.events[told["type"]] += 1
                if told["type"] == "accepted":
                    attempt.accepted = told["version"]
                    self.world.tell("accepted", table, self.name, action, told["version"])
                elif told["type"] == "error":
                    return

    def seat_at(self, table: str) -> int | None:
        return next((seat for at, who, seat in self.books.joined if (at, who) == (table, self.name)), None)


class Line:
    """A socket as a browser has it."""

    def __init__(self, who: Somebody, node: Node) -> None:
        self.who = who
        self.node = node
        self.machine = node.machine
        self.random = who.random
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.to_server.put_nowait({"type": "websocket.connect"})
        self.to_browser: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: deque[dict[str, Any]] = deque()
        self.open = True
        self.task: asyncio.Task[Any] | None = None

    # -- the worker's end ----------------------------------------------------------------------------------------

    async def receive(self) -> dict[str, Any]:
        return await self.to_server.get()

    async def send(self, message: dict[str, Any]) -> None:
        if self.open:
            self.to_browser.put_nowait(message)

    # -- the browser's end ---------------------------------------------------------------------------------------

    async def hear(self) -> dict[str, Any]:
        coming: asyncio.Future[Any] = asyncio.ensure_future(self.to_browser.get())
        await asyncio.wait([coming, self.machine.gone], timeout=60.0, return_when=asyncio.FIRST_COMPLETED)
        if not coming.done() or self.node.no_people or self.machine.dead:
            coming.cancel()
            raise Lost
        await asyncio.sleep(self.random.uniform(0.001, 0.02))
        message = coming.result()
        if message["type"] == "websocket.accept":
            return await self.hear()
        if message["type"] != "websocket.send":
            raise Lost
        if not self.who.world.calm and self.random.random() < 0.003:
            raise Lost
        found: dict[str, Any] = json.loads(message["text"])
        return found

    async def answer(self, id: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message.get("id") == id:
                return message

    def say(self, **message: object) -> None:
        text = json.dumps(message)
        self.who.world.loop.call_later(
            self.random.uniform(0.001, 0.03), self.to_server.put_nowait, {"type": "websocket.receive", "text": text}
        )

    def cut(self) -> None:
        self.open = False
        self.who.world.loop.call_later(1.0, self.to_server.put_nowait, {"type": "websocket.disconnect", "code": 1006})


# -- the faults ----------------------------------------------------------------------------------------------------


class Troubles:
    """What goes wrong, and for how long."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.random = world.stream("troubles")

    async def go_on(self) -> None:
        kinds = [
            *[self.kill] * 3,
            *[self.freeze] * 2,
            *[self.no_database] * 2,
            self.no_redis,
            self.no_people,
            self.database_away,
            self.redis_away,
            self.slow_disk,
            self.unanswered,
            self.mail_away,
            self.mail_unanswered,
        ]
        if self.world.jumping:
            kinds += [*[self.clock_jumps] * 3, self.clock_of_the_database]
        while True:
            await asyncio.sleep(self.random.expovariate(1 / WELL))
            chosen = self.random.choice(kinds)
            self.world.events[chosen.__name__] += 1
            node = self.random.choice(self.world.nodes)
            self.world.tell("trouble:", chosen.__name__, node.name)
            task = asyncio.ensure_future(chosen(node))
            await asyncio.wait([task], timeout=self.random.choice([0.0, 5.0, 1000.0]))  # some come together

    async def kill(self, node: Node) -> None:
        if not node.machine.dead:
            node.kill()
            await asyncio.sleep(self.random.choice([0.5, 5.0, 40.0]))
            node.start()

    async def freeze(self, node: Node) -> None:
        machine = node.machine
        machine.freeze()
        await asyncio.sleep(self.random.choice([0.5, 5.0, 20.0, 60.0]))
        machine.thaw()

    async def no_database(self, node: Node) -> None:
        node.no_database = True
        await asyncio.sleep(self.random.uniform(0.5, 30.0))
        node.no_database = False

    async def no_redis(self, node: Node) -> None:
        node.no_redis = True
        await asyncio.sleep(self.random.uniform(0.5, 60.0))
        node.no_redis = False

    async def no_people(self, node: Node) -> None:
        node.no_people = True
        await asyncio.sleep(self.random.uniform(0.5, 30.0))
        node.no_people = False

    async def database_away(self, node: Node) -> None:
        self.world.database_away = True
        await asyncio.sleep(self.random.uniform(0.5, 20.0))
        self.world.database_away = False

    async def redis_away(self, node: Node) -> None:
        self.world.redis_away = True
        await asyncio.sleep(self.random.uniform(0.5, 60.0))
        self.world.redis_away = False

    async def slow_disk(self, node: Node) -> None:
        self.world.slow_disk = self.random.choice([0.1, 1.0, 4.0])
        await asyncio.sleep(self.random.uniform(5.0, 60.0))
        self.world.slow_disk = 0.0

    async def unanswered(self, node: Node) -> None:
        self.world.unanswered = self.random.choice([0.02, 0.3])
        await asyncio.sleep(self.random.uniform(5.0, 40.0))
        self.world.unanswered = 0.0

    async def mail_away(self, node: Node) -> None:
        self.world.post.away = True
        await asyncio.sleep(self.random.uniform(5.0, 120.0))
        self.world.post.away = False

    async def mail_unanswered(self, node: Node) -> None:
        self.world.post.unanswered = 0.5
        await asyncio.sleep(self.random.uniform(5.0, 60.0))
        self.world.post.unanswered = 0.0

    async def clock_jumps(self, node: Node) -> None:
        node.machine.ahead = self.random.choice([-3600.0, -30.0, 30.0, 3600.0, 86400.0])
        await asyncio.sleep(self.random.uniform(5.0, 300.0))
        node.machine.ahead = 0.0

    async def clock_of_the_database(self, node: Node) -> None:
        self.world.ahead = self.random.choice([-3600.0, 3600.0, 86400.0])
        await asyncio.sleep(self.random.uniform(30.0, 600.0))
        self.world.ahead = 0.0

    def heal(self) -> None:
        world = self.world
        world.ahead = 0.0
        world.database_away = world.redis_away = world.post.away = False
        world.slow_disk = world.unanswered = world.post.unanswered = 0.0
        for node in world.nodes:
            node.no_database = node.no_redis = node.no_people = False
            node.machine.ahead = 0.0
            if node.machine.frozen:
                node.machine.thaw()
            if node.machine.dead:
                node.start()


# -- what must hold ------------------------------------------------------------------------------------------------


class Verdict:
    """Compares what people were told with what is stored."""

    def __init__(self, world: World, books: Books) -> None:
        self.world = world
        self.books = books
        self.wrong = world.wrong
        self.store = SimulatedStore(world, world.settings)

    async def of_all(self) -> None:
        rows = {row.id: row for row in await self.store.rows(select(schema.tables))}
        for id in self.books.tables:
            if id not in rows:
                self.wrong.append(f"{id} was made and is not there")
        for id, row in rows.items():
            wrong = await fault(self.store, row._mapping)
            self.say(id, wrong)
            if wrong is None:
                await self.of_table(id, read_table(row._mapping, await self.store.entries(id)))
        await self.of_work()
        self.of_mails()
        for id in sorted({table for table, _ in self.books.attempts} - set(rows)):
            self.wrong.append(f"{id} was played at and is not there")

    def say(self, id: str, reason: str | None) -> None:
        if reason is not None:
            self.wrong.append(f"{id}: {reason}")

    async def of_table(self, id: str, table: Any) -> None:
        books, entries = self.books, [msgspec.json.decode(body) for *_, body in await self.store.entries(id)]
        users = [seat.get("user") for seat in entries[0]["seats"]]
        sums = [0] * len(users)
        answered: Counter[int] = Counter()
        places: list[set[str]] = [{user} if user else set() for user in users]
        for serial, entry in enumerate(entries, 1):
            if entry["kind"] == "sit" and entry["who"].get("user"):
                places[entry["seat"]].add(entry["who"]["user"])
            if entry["kind"] == "act":
                sums[entry["seat"]] += int(entry["action"].split()[1])
                by_hand = not entry.get("order") and entry.get("bot") is None
                tried = [one for one in books.attempts[id, serial - 1] if one.action == entry["action"]]
                if by_hand and not tried:
                    self.wrong.append(f"{id}: nobody has played entry {serial}, {entry['action']}")
                answered[entry["seat"]] += bool(entry.get("order"))
            seen = books.seen.get((id, serial))
            if seen is not None and seen["sums"] != sums:
                self.wrong.append(f"{id} looked like {seen['sums']} at {serial} and was {sums}")
        for (at, version), tried in list(books.attempts.items()):
            for one in tried if at == id else ():
                if one.accepted is not None and (
                    one.accepted > len(entries) or entries[one.accepted - 1].get("action") != one.action
                ):
                    self.wrong.append(f"{id}: {one.user}'s {one.action} at {version} was acknowledged and is not there")
        for at, user, seat in books.joined:
            if at == id and user not in places[seat]:
                self.wrong.append(f"{id}: {user} was told that he sits on {seat}, where {places[seat]} sit")
        for seat, count in answered.items():
            if count > books.given[id, seat]:
                self.wrong.append(
                    f"{id}: {count} orders of seat {seat} were carried out, {books.given[id, seat]} given"
                )
        stored = await self.store.rows(
            select(schema.seats.c.seat, schema.seats.c.user).where(schema.seats.c.table == id)
        )
        for seat, user in stored:
            if user != table.seats[seat].user:
                self.wrong.append(f"{id}: seat {seat} is {user}'s by its row and {table.seats[seat].user}'s by the log")
        hand = None if table.turn is None else table.seats[table.turn].player
        for (at, user), version in books.last.items():
            if at == id and version != table.version and hand is None:
                self.wrong.append(f"{id}: {user}, who has stayed, sees version {version} of {table.version}")
        await self.of_waiting(id, table)

    async def of_waiting(self, id: str, table: Any) -> None:
        """Whoever a table waits for, and is not there, has been told, once."""
        wait = wait_of(table)
        if wait is None or (id, wait.user) in self.books.last:
            return
        seat_orders = select(schema.orders.c.id).where(schema.orders.c.table == id, schema.orders.c.seat == wait.seat)
        if await self.store.row(seat_orders) is not None and table.turn == wait.seat:
            self.wrong.append(f"{id}: an order of {wait.user} has not been carried out")
        told = [mail for mail in self.world.post.taken if (mail.table, mail.user) == (id, wait.user)]
        rows = schema.notices
        query = select(rows.c.due).where(rows.c.table == id, rows.c.mark == wait.mark, rows.c.state == "waiting")
        waits = await self.store.row(query)  # to be tried again, or because he was here just now
        if not any((mail.kind, mail.mark) == ("turn", wait.mark) for mail in told) and waits is None:
            self.wrong.append(f"{id}: {wait.user} was not told that it waits for him since {wait.since:.0f}")

    async def of_work(self) -> None:
        """Nothing that is due has been left undone."""
        now = self.world.loop.now
        jobs = schema.jobs
        for row in await self.store.rows(select(jobs).where(jobs.c.due < now - 60.0)):
            self.wrong.append(f"{row.kind} {row.key} is due since {now - row.due:.0f} s")
        for row in await self.store.rows(select(jobs).where(jobs.c.due > now + 3 * 86400.0)):
            self.wrong.append(f"{row.kind} {row.key} is due in {row.due - now:.0f} s only")
        tables = schema.tables
        late = select(tables).where(tables.c.due < now - 60.0)
        for row in await self.store.rows(late):
            self.wrong.append(f"{row.id} is due since {now - row.due:.0f} s")
        bots = select(tables).where(tables.c.state == "running", tables.c.bot_due.is_not(None))
        for row in await self.store.rows(bots.where(tables.c.changed < now - 300.0)):
            self.wrong.append(f"{row.id}: its bot has not moved for {now - row.changed:.0f} s")
        held = select(schema.notices).where(schema.notices.c.state == "waiting", schema.notices.c.due < now - 600.0)
        for row in await self.store.rows(held):
            self.wrong.append(f"notice {row.kind} to {row.user} is due since {now - row.due:.0f} s, tried {row.tries}")

    def of_mails(self) -> None:
        before: dict[str, Mail] = {}
        for mail in self.world.post.taken:
            first = before.setdefault(mail.row, mail)
            if first is not mail and mail.row not in self.world.post.excused and not first.machine.dead:
                self.wrong.append(
                    f"{mail.user} was told twice of {mail.kind} {mail.mark}: {first.when:.0f} by {first.machine.name},"
                    f" {mail.when:.0f} by {mail.machine.name}"
                )


# -- a run ---------------------------------------------------------------------------------------------------------


@dataclass
class Found:
    """What came of a run."""

    seed: int
    wrong: list[str]
    trace: str
    events: Counter[str]
    passed: float
    story: list[str]


class Heard(logging.Handler):
    """Faults of the program that it only tells its log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.lines.append(logging.Formatter().format(record))


@contextlib.contextmanager
def drawn_from(world: World) -> Iterator[None]:
    """All that is random comes from the seed, for every machine of its own."""

    def stream() -> random.Random:
        return world.stream(f"secrets {name_of_machine()}")

    class Stream(random.Random):
        def random(self) -> float:
            return stream().random()

        def getrandbits(self, k: int) -> int:
            return stream().getrandbits(k)

    with contextlib.ExitStack() as stack:
        replace: dict[str, Any] = {
            "token_hex": lambda count=32: stream().randbytes(count).hex(),
            "token_urlsafe": lambda count=32: stream().randbytes(count).hex()[: count + count // 3],
            "token_bytes": lambda count=32: stream().randbytes(count),
            "randbits": lambda bits: stream().getrandbits(bits),
        }
        for name, value in replace.items():
            stack.enter_context(mock.patch.object(secrets, name, value))
        stack.enter_context(mock.patch.object(orders_service, "drawing", Stream()))
        yield


async def play_out(world: World, minutes: float, healed: float) -> None:
    books = Books()
    names = [f"p{number}" for number in range(PEOPLE)]
    await introduce(world, names)
    world.nodes = [Node(name, world) for name in ("one", "two")]
    for node in world.nodes:
        node.start()
    people = [Somebody(name, world, books) for name in names]
    tasks = [asyncio.create_task(person.live()) for person in people]
    troubles = Troubles(world)
    trouble = asyncio.create_task(troubles.go_on())
    await asyncio.sleep(minutes * 60.0)
    trouble.cancel()
    world.calm = True
    for task in asyncio.all_tasks():
        if task.get_coro().__qualname__.startswith("Troubles."):  # type: ignore[union-attr]
            task.cancel()
    await asyncio.sleep(0)
    troubles.heal()
    world.tell("all is well again")
    await asyncio.sleep(healed)
    for task in tasks:
        if task.done() and task.exception() is not None:
            raise task.exception() or AssertionError
        task.cancel()
    await Verdict(world, books).of_all()
    for about in world.loop.faults:
        world.wrong.append(f"{about.get('message')}: {about.get('exception')!r}")


async def introduce(world: World, names: Sequence[str]) -> None:
    """People with confirmed addresses who want to be told when it is their turn."""
    now, wishes = world.loop.now, Wishes(WaysOf(["mail"], [], ["mail"], [], []))
    with world.engine.begin() as connection:
        for name in names:
            values = {"id": name, "name": name, "key": name, "created": now, "email": f"{name}@example.org"}
            connection.execute(schema.users.insert().values(**values, settings="{}", confirmed=now))
            body = msgspec.json.encode(wishes).decode()
            connection.execute(schema.wishes.insert().values(user=name, body=body, hook="", feed=0))
            digest = security.digest(f"secret-of-{name}")
            values = {"digest": digest, "user": name, "created": now, "seen": now, "expires": now + 9e7}
            connection.execute(schema.sessions.insert().values(**values))


def simulate(seed: int, minutes: float = 10.0, healed: float = HEALED) -> Found:
    """One run: so many minutes with faults, and so many seconds in which all is well."""
    register_modules(TOYS)
    loop, heard = VirtualLoop(), Heard()
    logging.getLogger("steamshed").addHandler(heard)
    asyncio.set_event_loop(loop)
    try:
        with tempfile.TemporaryDirectory() as folder:
            world = World(seed, pathlib.Path(folder), loop)
            world.jumping = seed % 2 == 1
            with drawn_from(world):
                loop.run_until_complete(play_out(world, minutes, healed))
            world.engine.dispose()
    finally:
        loop.end()
        logging.getLogger("steamshed").removeHandler(heard)
        asyncio.set_event_loop(None)
    wrong = [*world.wrong, *heard.lines]
    return Found(seed, wrong, world.trace.hexdigest(), world.events, loop.passed, list(world.story))


def with_fixed_hashes() -> dict[str, str]:
    return {**os.environ, "PYTHONHASHSEED": "0"}


def main() -> None:
    parser = argparse.ArgumentParser(description="Drives two workers through faults that a seed decides.")
    parser.add_argument("--seed", type=int, default=1, help="which run; with --seconds the first one")
    parser.add_argument("--minutes", type=float, default=10.0, help="simulated minutes of a run")
    parser.add_argument("--seconds", type=float, help="run one seed after the other for so long")
    parser.add_argument("--story", action="store_true", help="print the last lines of what happened")
    asked = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0":  # sets of texts have the same order in every run then
        os.execve(sys.executable, [sys.executable, "-m", "tests.server.faults", *sys.argv[1:]], with_fixed_hashes())
    logging.getLogger("steamshed").propagate = False
    begun, seed, bad = time.monotonic(), asked.seed, 0
    while True:
        started = time.process_time()
        found = simulate(seed, asked.minutes)
        facts = ", ".join(f"{name} {count}" for name, count in sorted(found.events.items()))
        print(
            f"seed {seed}: {found.passed:.0f} s in {time.process_time() - started:.1f} s, {found.trace[:12]}; {facts}"
        )
        if asked.story:
            print("\n".join(found.story))
        for line in found.wrong:
            print(f"  {line}")
        bad += bool(found.wrong)
        seed += 1
        if asked.seconds is None or time.monotonic() - begun > asked.seconds:
            break
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
