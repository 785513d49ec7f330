"""The socket of a table: the state as this seat may see it goes out, what the player does comes in.

A connection has a queue of its own, so that a slow one holds up nobody. Of several states that wait for a slow client
only the last is sent. A client that reconnects is sent the whole present state: nothing else is needed to resume.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterator, Sequence
from urllib.parse import urlsplit

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from steamshed.bots.base import BotFault
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.violation import IllegalAction
from steamshed.server import security
from steamshed.server.api import context
from steamshed.server.api.context import Server, Visitor
from steamshed.server.api.shapes import BotSpeed
from steamshed.server.errors import Problem, Stale, bad_input, not_stored, not_your_seat
from steamshed.server.games.routes import known_language
from steamshed.server.moderation.service import InForce
from steamshed.server.monitoring.metrics import METRICS
from steamshed.server.orders.listed import listed, played_by
from steamshed.server.people import blocked
from steamshed.server.storage.store import Unavailable
from steamshed.server.tables import chat, commands, hints, state_messages
from steamshed.server.tables import socket_wire as wire
from steamshed.server.tables.access import check_sight, visible
from steamshed.server.tables.live_tables import LoadedTable, Said
from steamshed.server.tables.state_messages import Frames
from steamshed.server.tables.watchers import Watcher

logger = logging.getLogger("steamshed.socket")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(wire.ToServer).decode

MOST_MESSAGE = 4096
MOST_WAITING = 200
"""Messages that may wait for a slow client; then it is cut off and may reconnect."""


class Connection:
    """One socket at a table."""

    def __init__(
        self,
        server: Server,
        socket: WebSocket,
        loaded: LoadedTable,
        visitor: Visitor,
        mine: list[int],
        token: str | None = None,
    ) -> None:
        self.server = server
        self.socket = socket
        self.loaded = loaded
        self.visitor = visitor
        self.mine = mine
        self.token = token if loaded.now.info.privacy == "private" else None
        """The invitation by which somebody looks on who may not without it."""
        self.doubts, self.sure = 1, 0
        """How often rights may have changed, and up to which of these it is known that I may still look."""
        self.unheard: frozenset[str] = frozenset()
        """Users whose chat is not sent."""
        self.takes_changes = socket.query_params.get("changes") == "1"
        self.language = known_language(socket.query_params.get("language"))
        look = socket.query_params.get("look", "")
        self.looking = int(look) if look in map(str, mine) else None
        """Which of my seats sits before the screen, as far as the client has said it."""
        self.waiting: list[bytes] = []
        self.people = self.position = True
        self.sent: Frames | None = None
        self.wake = asyncio.Event()
        self.wondering: asyncio.Task[None] | None = None
        """What the bots are asked now."""
        self.key = secrets.token_hex(8)
        self.ordering = True
        """Whether my orders are still to be told."""
        self.has_orders = self.shows_orders = False
        """Whether I was told of any, and whether my page shows them even if there are none."""
        self.named = False
        """Whether others may know that I watch."""
        self.bot_speed: BotSpeed = "steps"
        self.closed = False
        self.code = 0
        """With which the line is closed once what waits is sent; 0 while it stays open."""

    # -- told of changes -------------------------------------------------------------------------------------------

    def watcher(self) -> Watcher | None:
        user = self.visitor.user
        shown = self.named and user is not None and not user.guest
        return Watcher(self.visitor.user_id or self.key, user.name if shown and user is not None else "")

    def people_changed(self, loaded: LoadedTable) -> None:
        mine = loaded.now.seats_of(self.visitor.user_id)
        if mine != self.mine:
            self.mine, self.position = mine, True
        self.people = True
        self.wake.set()

    def position_changed(self, loaded: LoadedTable) -> None:
        self.position = True
        if loaded.now.info.series is not None and not self.mine:  # he may have begun to play this start elsewhere
            self.doubts += 1
        self.ordering |= self.has_orders or self.shows_orders
        self.wake.set()

    def orders_changed(self) -> None:
        self.ordering = True
        self.wake.set()

    def rights_changed(self, loaded: LoadedTable) -> None:
        """It is asked again what I may see here before anything else is sent or done."""
        self.doubts += 1
        self.wake.set()

    def votes_changed(self, loaded: LoadedTable) -> None:
        self.send(wire.Votes(state_messages.vote_shapes(loaded.now, loaded.online)))

    def said(self, lines: list[Said]) -> None:
        if heard := [line.entry for line in lines if line.user not in self.unheard]:
            self.send(wire.Chat(heard))

    def unsaid(self, ids: list[str]) -> None:
        self.send(wire.Unsaid(ids))

    def moderated(self, loaded: LoadedTable, in_force: InForce) -> None:
        """Sends whoever is shut out away; what is hidden may not be looked at any more."""
        if in_force.ban_of(self.visitor.user_id, context.address_of(self.socket)) is not None:
            self.closed = True
        self.rights_changed(loaded)

    def sessions_ended(self, digests: frozenset[str]) -> None:
        """Who is signed out is cut off at once; what reconnects is a stranger."""
        if self.visitor.session is not None and security.digest(self.visitor.session) in digests:
            self.closed = True
            self.wake.set()

    def set_aside(self, problem: Problem) -> None:
        self.refuse("", problem)
        self.code = 4000 + problem.status
        self.wake.set()

    def send(self, message: wire.FromServer) -> None:
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        self.waiting.append(message)
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
            await self.may_look()
            waiting, self.waiting = self.waiting, []
            for message in waiting:
                await self.send_bytes(message)
            if self.code:
                await self.socket.close(self.code)
                return
            if self.people:
                self.people = False
                message = self.server.tables.table_message(self.loaded, self.visitor.user_id, self.mine)
                await self.send_bytes(message)
            if self.position and self.loaded.now.play is not None:
                self.position = False
                if self.shown.new_to_draw(self.language):
                    await asyncio.to_thread(self.shown.draw_first, self.eye, self.language)
                if await self.may_look():
                    await self.send_bytes(self.state())
            if self.ordering:
                with contextlib.suppress(Unavailable):  # told with the next change
                    await self.tell_orders()

    async def tell_orders(self) -> None:
        """What I have ordered here, if there is anything to tell."""
        user, self.ordering = self.visitor.user_id, False
        if user is None or not await self.may_look():
            return
        playing = played_by(user, self.loaded, self.mine)
        if playing and self.loaded.now.stage == "running":
            found = await listed(self.server.store, self.loaded, user, playing[0])
            if found.orders or self.has_orders or self.shows_orders:
                self.send(wire.OrdersMessage(found))
            self.has_orders = bool(found.orders)

    async def may_look(self) -> bool:
        """Whether I may still see this table. Who may not any more is told why, nothing else, and the line is
        closed."""
        while self.sure != self.doubts and not self.code:
            doubts = self.doubts
            try:
                mine = await check_sight(self.server.tables, self.loaded, self.visitor.user_id, self.token)
            except (Problem, Unavailable) as error:
                self.waiting.clear()
                self.set_aside(error if isinstance(error, Problem) else not_stored())
                break
            if mine != self.mine:
                self.mine, self.position = mine, True
            self.sure = doubts
        return not self.code

    @property
    def own(self) -> list[int]:
        """My seats without those that I play for others."""
        return self.loaded.now.owned_by(self.visitor.user_id)

    @property
    def shown(self) -> Frames:
        return self.loaded.shown_to(self.mine)

    def state(self) -> bytes:
        now, before = self.shown, self.sent
        if self.takes_changes:
            self.sent = now
        if before is None or before.table.play is None:
            return now.state(self.mine, None, self.language, self.looking)
        return now.state(self.mine, before, self.language, self.looking)

    @property
    def eye(self) -> int | None:
        return self.shown.eye(self.mine, self.looking)

    @property
    def eyes(self) -> Sequence[int]:
        """The seats whose secrets may be told here now."""
        return self.shown.eyes(self.mine, self.looking)

    async def send_bytes(self, data: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": data.decode()})

    # -- in ------------------------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Deals with what the client sends, one message after the other."""
        while True:
            data = await self.socket.receive_text()
            await self.be_patient()
            if await self.may_look():
                await self.deal_with(data)

    async def be_patient(self) -> None:
        """Waits until this address, and this person, may send one more at all of their sockets together. What comes
        meanwhile waits in the network."""
        limits, person = self.server.limits, self.visitor.user_id
        asking = [("message", context.address_of(self.socket))]
        if person is not None:
            asking.append(("person", person))
        for kind, who in asking:
            while wait := await limits.wait(kind, who):
                await asyncio.sleep(min(wait, 5.0))

    async def deal_with(self, data: str) -> None:
        message: wire.ToServer | None = None
        with self.answering(""):
            message = understood(data)
        if message is not None:
            with self.answering(getattr(message, "id", "")):
                await self.do(message)

    @contextlib.contextmanager
    def answering(self, id: str) -> Iterator[None]:
        """Whatever is wrong with a message is told to whoever has sent it."""
        try:
            yield
        except msgspec.DecodeError as error:
            self.refuse(id, Problem(400, "bad-message", f"This message is not understood: {error}"))
        except IllegalAction as refused:
            violation = refused.violation
            self.send(wire.Refused(id, violation.rule, dict(violation.args)))
        except Stale as stale:
            self.send(wire.Late(id, stale.version))
            self.position_changed(self.loaded)
        except Problem as problem:
            self.refuse(id, problem)
        except SteamshedError as error:
            self.refuse(id, bad_input(error))
        except Unavailable:
            self.refuse(id, not_stored())

    def refuse(self, id: str, problem: Problem) -> None:
        self.send(wire.Failed(problem.body(), id))

    def wonder(self, message: wire.AskHint | wire.Weigh) -> None:
        """Asks the bots, one question after the other; it takes a while, and the table goes on meanwhile."""
        if self.wondering is not None and not self.wondering.done():
            raise Problem(409, "hint-underway", "The bots still think about the last question.")
        self.wondering = asyncio.create_task(self.advised(message))

    async def advised(self, message: wire.AskHint | wire.Weigh) -> None:
        loaded, weighs = self.loaded, isinstance(message, wire.Weigh)
        with self.answering(message.id):
            play, seat = commands.to_act(loaded.now, self.eyes, message.version)
            hints.check_allowed(loaded.now, alone=weighs)
            who = self.visitor.user_id or context.address_of(self.socket)
            await self.server.limits.check("weigh" if weighs else "hint", who)
            game, view, table = play.game, loaded.frames.sight(seat).view, loaded.now.info.id
            actions = message.actions if isinstance(message, wire.Weigh) else []
            if weighs:
                commands.parsed(play, actions)
            budget = hints.BUDGET_TO_WEIGH if weighs else hints.BUDGET
            try:
                found = await self.server.bots.advise(game.name, view, actions, table, budget)
            except BotFault as fault:
                logger.warning("hint game=%s failed: %s", game.name, fault)
                raise Problem(503, "no-advice", "The bots have no advice just now.") from None
            tell = hints.cost if weighs else hints.hint
            told = await asyncio.to_thread(tell, game, view, found, message.id, message.version)
            if seat in self.eyes:  # he may have lost the seat meanwhile
                self.send(told)

    async def do(self, message: wire.ToServer) -> None:
        tables, loaded = self.server.tables, self.loaded
        match message:
            case wire.Act():
                started = time.perf_counter()
                version = await commands.act(
                    tables, loaded, self.mine, message.action, message.version, user=self.visitor.user_id
                )
                self.send(wire.Accepted(message.id, version))
                METRICS.count("steamshed_moves_total")
                took = time.perf_counter() - started
                loaded.spent += took
                METRICS.took("steamshed_move_seconds", took)
                logger.info(
                    "move table=%s seat=%s version=%d ms=%.1f",
                    loaded.now.info.id,
                    ",".join(map(str, self.mine)),
                    version,
                    (time.perf_counter() - started) * 1000,
                )
            case wire.Check():
                commands.check(loaded, self.eyes, message.action)
                self.send(wire.Legal(message.id))
            case wire.Preview():
                shown = await commands.preview(loaded, self.eyes, message.actions, message.version, self.language)
                self.send(wire.Previews(message.id, message.version, shown))
            case wire.Why():
                violation = await commands.why(loaded, self.eyes, message.things)
                rule, args = (violation.rule, dict(violation.args)) if violation else (None, {})
                self.send(wire.Refused(message.id, rule, args))
            case wire.AskPanel():
                panel = await commands.panel(loaded, self.eyes, message.things, message.version)
                self.send(wire.PanelMessage(message.id, message.version, panel))
            case wire.Consider():
                asked = (message.actions, message.version, self.language, message.id)
                self.send(await commands.consider(loaded, self.eyes, *asked))
            case wire.PlayPlan():
                await self.play(message)
            case wire.AskHint() | wire.Weigh():
                self.wonder(message)
            case wire.TakeBack():
                await commands.undo(tables, loaded, self.mine, message.version, message.to)
            case wire.Reset():
                await commands.reset(tables, loaded, self.mine, message.version)
            case wire.Cast():
                await commands.cast(tables, loaded, self.mine, message.vote, message.yes, self.own)
            case wire.Propose():
                await commands.propose(tables, loaded, self.mine, message.kind, message.seat, message.bot, self.own)
            case wire.Resign():
                await commands.resign(tables, loaded, self.own)
            case wire.Say():
                await self.chat(message.text)
            case wire.Speak():
                self.speak(message.language)
            case wire.Look():
                self.look(message.seat)
            case wire.ShowName():
                self.named = message.yes
                tables.name_changed(loaded, self)
            case wire.ShowBots():
                self.bot_speed = message.speed
            case wire.ShowOrders():
                self.shows_orders = message.yes
                if message.yes:
                    self.orders_changed()
            case wire.Ping():
                self.send(wire.Pong())

    async def play(self, message: wire.PlayPlan) -> None:
        """Plays a plan as far as it goes."""
        actions = message.actions
        tables, user = self.server.tables, self.visitor.user_id
        version, halt = await commands.play_plan(tables, self.loaded, self.mine, actions, message.version, user)
        if halt is None:
            self.send(wire.Accepted(message.id, version))
            return
        rule, args = (halt.violation.rule, dict(halt.violation.args)) if halt.violation else (None, {})
        self.send(wire.Stopped(message.id, version, halt.step, halt.action, rule, args))

    def speak(self, language: str) -> None:
        """Sends the whole position again, with its words in another language."""
        self.language = known_language(language)
        self.sent = None
        self.position_changed(self.loaded)

    def look(self, seat: int | None) -> None:
        """Sends the whole position again, as the one sees it who sits before the screen now."""
        if seat is not None and seat not in self.mine:
            raise not_your_seat()
        self.looking = seat
        self.sent = None
        self.position_changed(self.loaded)

    async def chat(self, text: str) -> None:
        user = self.visitor.user
        seat = self.mine[0] if self.mine else None
        if seat is None and user is None:
            raise not_your_seat()
        await self.server.limits.check("chat", context.address_of(self.socket))
        words = chat.cut(text)
        if not words:
            return
        table, id = self.loaded.now, self.visitor.user_id
        if id is not None and await blocked.is_blocked(self.server.store, id, blocked.people_of(table)):
            raise Problem(403, "not-welcome", "Somebody at this table has blocked you.")
        own = seat is not None and table.seats[seat].user == id  # who stands in speaks for himself
        name = table.seats[seat].name if own and seat is not None else user.name if user is not None else ""
        await self.server.tables.say(self.loaded, id, seat, name, words, guest=user is None or user.guest)


def understood(data: str) -> wire.ToServer:
    """A message of a client. Raises Problem or DecodeError."""
    if len(data) > MOST_MESSAGE:
        raise Problem(413, "too-long", "This message is too long.")
    message: wire.ToServer = decode(data)
    return message


def same_origin(socket: WebSocket, settings_address: str) -> bool:
    """Whether the page that opens the socket is ours: other sites must not use a visitor's cookie."""
    origin = socket.headers.get("origin")
    if not origin:
        return True  # not a browser
    host = urlsplit(origin).netloc
    return host == socket.headers.get("host") or origin == settings_address


async def table_socket(socket: WebSocket) -> None:
    """A seat's, or a spectator's, line to a table."""
    id: str = socket.path_params["id"]
    server = context.server_of(socket)
    if not same_origin(socket, server.settings.public_address):
        await socket.close(4403)
        return
    await socket.accept()
    try:
        await context.limit(socket, "socket")
        visitor = await context.visitor_of(socket)
        server.tables.in_force.check(visitor.user_id, context.address_of(socket))
        token = socket.query_params.get("token")
        loaded, mine = await visible(server.tables, id, visitor.user_id, token)
    except (Problem, Unavailable) as error:
        problem = error if isinstance(error, Problem) else not_stored()
        await socket.send_text(encode(wire.Failed(problem.body())).decode())
        await socket.close(4000 + problem.status)
        return
    if not server.crowd.enter(context.address_of(socket), visitor.user_id):
        problem = Problem(429, "too-many-lines", "Too many tables are open from here at the same time.")
        await socket.send_text(encode(wire.Failed(problem.body())).decode())
        await socket.close(4429)
        return
    connection = Connection(server, socket, loaded, visitor, mine, token)
    connection.unheard = await blocked.unheard(server.store, visitor.user_id)
    server.tables.enter(loaded, connection)  # at once: a table that somebody uses is not forgotten
    server.news.enter(visitor.user_id, connection)
    server.tables.note_seen(loaded, mine)
    with contextlib.suppress(Stale, Unavailable):  # a table that changes elsewhere meanwhile asks again when he acts
        await commands.returned(server.tables, loaded, mine)
    with contextlib.suppress(Unavailable):
        if said := await server.tables.chat(id):
            connection.said(said)
    tasks = {asyncio.create_task(connection.read()), asyncio.create_task(connection.write())}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        server.tables.leave(loaded, connection)
        server.news.leave(visitor.user_id, connection)
        server.crowd.leave(context.address_of(socket), visitor.user_id)
        if connection.wondering is not None:
            tasks.add(connection.wondering)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
                logger.error("socket table=%s failed", id, exc_info=result)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()


ROUTES = [WebSocketRoute("/ws/tables/{id}", table_socket)]
