"""The socket of a table: the state as this seat may see it goes out, what the player does comes in.

A connection has a queue of its own, so that a slow one holds up nobody. Of several states that wait for a slow client
only the last is sent. A client that reconnects is sent the whole present state: nothing else is needed to resume.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.violation import IllegalAction
from steamshed.server import context, deeds, frames, security
from steamshed.server.context import Server, Visitor
from steamshed.server.errors import Problem, Stale, bad_input, not_your_seat
from steamshed.server.frames import Frames
from steamshed.server.hall import Desk
from steamshed.server.lobby import known_language, visible_desk

router = APIRouter()
logger = logging.getLogger("steamshed.socket")
encode = msgspec.json.Encoder().encode

MOST_MESSAGE = 4096
MOST_WAITING = 200
"""Messages that may wait for a slow client; then it is cut off and may reconnect."""


class Message(msgspec.Struct, tag_field="type", tag=str.lower, gc=False):
    """Something that a client sends."""


class Act(Message):
    action: str
    version: int
    id: str = ""


class Check(Message):
    action: str
    id: str = ""


class Preview(Message):
    version: int
    actions: list[str]
    id: str = ""


class Why(Message):
    things: list[str]
    id: str = ""


class Undo(Message):
    version: int
    id: str = ""


class Reset(Message):
    version: int
    id: str = ""


class Vote(Message):
    vote: int
    yes: bool


class Propose(Message):
    kind: str
    seat: int | None = None
    bot: str | None = None


class Resign(Message):
    pass


class Chat(Message):
    text: str


class Speak(Message):
    language: str


class Ping(Message):
    pass


Incoming = Act | Check | Preview | Why | Undo | Reset | Vote | Propose | Resign | Chat | Speak | Ping
decode = msgspec.json.Decoder(Incoming).decode


class Connection:
    """One socket at a table."""

    def __init__(self, server: Server, socket: WebSocket, desk: Desk, visitor: Visitor, mine: list[int]) -> None:
        self.server = server
        self.socket = socket
        self.desk = desk
        self.visitor = visitor
        self.mine = mine
        self.by_token = [seat for seat in mine if seat not in desk.now.seats_of(visitor.user_id)]
        self.takes_changes = socket.query_params.get("changes") == "1"
        self.language = known_language(socket.query_params.get("language"))
        self.waiting: list[bytes] = []
        self.people = self.position = True
        self.sent: Frames | None = None
        self.wake = asyncio.Event()
        self.closed = False

    # -- told by the hall ----------------------------------------------------------------------------------------

    def people_changed(self, desk: Desk) -> None:
        own = desk.now.seats_of(self.visitor.user_id)
        mine = sorted({*own, *self.by_token})
        if mine != self.mine:
            self.mine, self.position = mine, True
        self.people = True
        self.wake.set()

    def position_changed(self, desk: Desk) -> None:
        self.position = True
        self.wake.set()

    def votes_changed(self, desk: Desk) -> None:
        self.send({"type": "votes", "votes": frames.votes_json(desk.now)})

    def said(self, entries: list[dict[str, object]]) -> None:
        self.send({"type": "chat", "entries": entries})

    def send(self, message: dict[str, object]) -> None:
        self.waiting.append(encode(message))
        if len(self.waiting) > MOST_WAITING:
            self.closed = True
        self.wake.set()

    # -- out -----------------------------------------------------------------------------------------------------

    async def write(self) -> None:
        """Sends what is due, in order, until the connection ends."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.closed:
                await self.socket.close(1013)
                return
            waiting, self.waiting = self.waiting, []
            for message in waiting:
                await self.send_bytes(message)
            if self.people:
                self.people = False
                table = frames.table_json(self.desk.now, self.mine, self.desk.online)
                await self.send_bytes(encode({"type": "table", "table": table}))
            if self.position and self.desk.now.play is not None:
                self.position = False
                if self.desk.frames.new_to_draw(self.language):
                    await asyncio.to_thread(self.desk.frames.draw_first, self.mine, self.language)
                await self.send_bytes(self.state())

    def state(self) -> bytes:
        now, before = self.desk.frames, self.sent
        if self.takes_changes:
            self.sent = now
        if before is None or before.table.play is None:
            return now.state(self.mine, None, self.language)
        return now.state(self.mine, before, self.language)

    async def send_bytes(self, data: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": data.decode()})

    # -- in ------------------------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Deals with what the client sends, one message after the other."""
        while True:
            data = await self.socket.receive_text()
            wait = await self.server.limits.wait("message", context.address_of(self.socket))
            if wait:
                await asyncio.sleep(min(wait, 5.0))
            await self.deal_with(data)

    async def deal_with(self, data: str) -> None:
        id = ""
        try:
            if len(data) > MOST_MESSAGE:
                raise Problem(413, "too-long", "This message is too long.")
            message = decode(data)
            id = getattr(message, "id", "")
            await self.do(message)
        except msgspec.DecodeError as error:
            self.refuse(id, Problem(400, "bad-message", f"This message is not understood: {error}"))
        except IllegalAction as refused:
            violation = refused.violation
            self.send({"type": "refused", "id": id, "rule": violation.rule, "args": dict(violation.args)})
        except Stale as stale:
            self.send({"type": "stale", "id": id, "version": stale.version})
            self.position_changed(self.desk)
        except Problem as problem:
            self.refuse(id, problem)
        except SteamshedError as error:
            self.refuse(id, bad_input(error))

    def refuse(self, id: str, problem: Problem) -> None:
        self.send({"type": "error", "id": id, "error": problem.to_json()})

    async def do(self, message: Incoming) -> None:
        hall, desk = self.server.hall, self.desk
        match message:
            case Act():
                started = time.perf_counter()
                version = await deeds.act(hall, desk, self.mine, message.action, message.version)
                self.send({"type": "accepted", "id": message.id, "version": version})
                logger.info(
                    "move table=%s seat=%s version=%d ms=%.1f",
                    desk.now.card.id,
                    ",".join(map(str, self.mine)),
                    version,
                    (time.perf_counter() - started) * 1000,
                )
            case Check():
                deeds.check(desk, self.mine, message.action)
                self.send({"type": "legal", "id": message.id})
            case Preview():
                shown = await deeds.preview(desk, self.mine, message.actions, message.version, self.language)
                self.send({"type": "preview", "id": message.id, "version": message.version, "previews": shown})
            case Why():
                violation = await deeds.why(desk, self.mine, message.things)
                rule, args = (violation.rule, dict(violation.args)) if violation else (None, {})
                self.send({"type": "refused", "id": message.id, "rule": rule, "args": args})
            case Undo():
                await deeds.undo(hall, desk, self.mine, message.version)
            case Reset():
                await deeds.reset(hall, desk, self.mine, message.version)
            case Vote():
                await deeds.cast(hall, desk, self.mine, message.vote, message.yes)
            case Propose():
                await deeds.propose(hall, desk, self.mine, message.kind, message.seat, message.bot)
            case Resign():
                await deeds.resign(hall, desk, self.mine)
            case Chat():
                await self.chat(message.text)
            case Speak():
                self.speak(message.language)
            case Ping():
                self.send({"type": "pong"})

    def speak(self, language: str) -> None:
        """Sends the whole position again, with its words in another language."""
        self.language = known_language(language)
        self.sent = None
        self.position_changed(self.desk)

    async def chat(self, text: str) -> None:
        user = self.visitor.user
        seat = self.mine[0] if self.mine else None
        if seat is None and user is None:
            raise not_your_seat()
        wait = await self.server.limits.wait("chat", context.address_of(self.socket))
        if wait:
            raise Problem(429, "too-many-requests", "Not so fast.", seconds=int(wait) + 1)
        words = text.replace("\x00", "").strip()[:1000]
        if not words:
            return
        name = self.desk.now.seats[seat].name if seat is not None else user.name if user is not None else ""
        await self.server.hall.say(self.desk, seat, name, words)


def same_origin(socket: WebSocket, settings_address: str) -> bool:
    """Whether the page that opens the socket is ours: other sites must not use a visitor's cookie."""
    origin = socket.headers.get("origin")
    if not origin:
        return True  # not a browser
    host = urlsplit(origin).netloc
    return host == socket.headers.get("host") or origin == settings_address


@router.websocket("/ws/tables/{id}")
async def table_socket(socket: WebSocket, id: str) -> None:
    """A seat's, or a spectator's, line to a table."""
    server = context.server_of(socket)
    if not same_origin(socket, server.settings.public_address):
        await socket.close(4403)
        return
    await socket.accept()
    try:
        await context.limit(socket, "socket")
        session = socket.cookies.get(security.COOKIE)
        visitor = Visitor(session, await context.find_user(server, session))
        desk, mine = await visible_desk(server, id, visitor, socket.query_params.get("token"))
    except Problem as problem:
        await socket.send_text(encode({"type": "error", "error": problem.to_json()}).decode())
        await socket.close(4000 + problem.status)
        return
    connection = Connection(server, socket, desk, visitor, mine)
    server.hall.enter(desk, connection)  # at once: a desk that somebody uses is not forgotten
    if said := await server.hall.chat(id):
        connection.said(said)
    tasks = {asyncio.create_task(connection.read()), asyncio.create_task(connection.write())}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        server.hall.leave(desk, connection)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
                logger.error("socket table=%s failed", id, exc_info=result)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()
