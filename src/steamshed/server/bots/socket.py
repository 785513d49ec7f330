"""The socket of a bot that plays over the network: all of its tables at one line.

At each of its tables the line listens as a player's does, so the bot is there for the others, and what happens at other
workers reaches it. What a bot is asked follows from the table as it stands and from nothing else: a new connection, at
whichever worker, is asked the open questions again, by the same ids.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.violation import IllegalAction
from steamshed.server import clock, security
from steamshed.server.api import context
from steamshed.server.api.context import Server
from steamshed.server.api.shapes import Args, BotSpeed
from steamshed.server.bots import network_bots, wire
from steamshed.server.bots.network_bots import NetworkBot, Offer
from steamshed.server.bots.routes import bearer
from steamshed.server.errors import Problem, Stale, bad_input, not_stored
from steamshed.server.moderation.service import InForce
from steamshed.server.monitoring.metrics import METRICS
from steamshed.server.storage.store import Unavailable
from steamshed.server.tables import commands, timeouts
from steamshed.server.tables.live_tables import LoadedTable, Said
from steamshed.server.tables.watchers import Watcher

logger = logging.getLogger("steamshed.network")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(wire.FromBots).decode

MOST_MESSAGE = 16_384
TO_GREET = 20.0
"""Seconds in which a bot must say what it plays."""
TO_ACCEPT = 30.0
"""Seconds in which it must take a challenge or not."""
TRIES = 3
"""So many answers to a question are listened to."""
MOST_NONSENSE = 20
"""After so many messages that make no sense the line is closed."""
TO_SAY_WHY = 2.0
"""Seconds for telling a bot why its line is closed."""
LOOKS = 5.0
"""Seconds between two looks at what the database says of the bot."""


class AtTable:
    """The bot at one table: a listener there, and what the bot was told of it."""

    def __init__(self, line: Line, loaded: LoadedTable) -> None:
        self.line = line
        self.loaded = loaded
        self.mine = loaded.now.seats_of(line.bot.id)
        self.bot_speed: BotSpeed = "once"
        self.asked = -1
        """The version of the table of the last question."""
        self.challenged = self.lost = False
        self.due: asyncio.TimerHandle | None = None
        """When the last question or challenge is answered for the bot."""

    # -- told of changes -------------------------------------------------------------------------------------------

    def watcher(self) -> Watcher | None:
        return None

    def people_changed(self, loaded: LoadedTable) -> None:
        self.mine = loaded.now.seats_of(self.line.bot.id)
        self.line.changed(self)

    def position_changed(self, loaded: LoadedTable) -> None:
        self.line.changed(self)

    def votes_changed(self, loaded: LoadedTable) -> None:
        """Bots have no say."""

    def said(self, lines: list[Said]) -> None:
        """Bots do not chat."""

    def unsaid(self, ids: list[str]) -> None:
        """Bots do not chat."""

    def moderated(self, loaded: LoadedTable, in_force: InForce) -> None:
        if loaded.now.info.id in in_force.hidden:
            self.line.leave(self)

    def rights_changed(self, loaded: LoadedTable) -> None:
        """A bot is asked for its seat only, and ``people_changed`` says when it has none."""

    def sessions_ended(self, digests: frozenset[str]) -> None:
        """A bot has no session."""

    def set_aside(self, problem: Problem) -> None:
        self.line.send(wire.BotTrouble(problem.body(), self.loaded.now.info.id))
        self.line.leave(self)

    # -- what the bot is told --------------------------------------------------------------------------------------

    def news(self) -> Iterator[wire.ToBots]:
        """What the bot has not been told yet of the table as it stands."""
        table, bot = self.loaded.now, self.line.bot
        id, stage = table.info.id, table.stage
        if not self.mine:
            seat = network_bots.challenged_seat(table, bot.id) if stage == "open" else None
            if seat is None:
                self.line.leave(self)
            elif not self.challenged:
                self.challenged = True
                self.within(TO_ACCEPT, self.declined)
                sitting = ", ".join(there.name for there in table.seats if there.kind != "open")
                facts = (id, table.info.game, len(table.seats), table.info.options, seat, table.info.pace)
                yield wire.BotChallenge(*facts, sitting, TO_ACCEPT)
            return
        seat = self.mine[0]
        if stage == "finished":
            yield wire.BotEnd(id, seat, table.scores(), table.ranking())
            self.line.leave(self)
        elif stage == "running" and not table.seats[seat].decides:
            if not self.lost:
                yield wire.BotLost(id, seat, table.seats[seat].resigned)
            self.lost = True
        elif stage == "running" and table.turn == seat and self.asked != table.version:
            yield self.question(seat)

    def question(self, seat: int) -> wire.BotQuestion:
        table, frames = self.loaded.now, self.loaded.frames
        assert table.play is not None
        self.lost, self.asked = False, table.version
        seconds = self.line.server.settings.network_bot_seconds
        self.within(seconds, self.too_late)
        if (deadline := table.deadline()) is not None:
            seconds = max(0.0, min(seconds, deadline - clock.now()))
        legal = [str(action) for action in table.play.state.legal()]
        place = (question_id(table.info.id, table.version), table.info.id, table.info.game, seat)
        return wire.BotQuestion(*place, frames.sight(seat).sent_view, legal, round(seconds, 1), secrets.randbits(31))

    def within(self, seconds: float, otherwise: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Does something for a bot that has not answered by then."""
        self.answered()
        self.due = asyncio.get_running_loop().call_later(seconds, lambda: self.line.soon(otherwise()))

    def answered(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None

    async def declined(self) -> None:
        await network_bots.decline(self.line.server.tables, self.loaded, self.line.bot.id)

    async def too_late(self) -> None:
        if self.mine:
            await timeouts.take_away(self.line.server.tables, self.loaded, self.mine[0], self.asked)


def understood(data: str) -> wire.FromBots:
    """A message of a bot. Raises DecodeError."""
    if len(data) > MOST_MESSAGE:
        raise msgspec.DecodeError(f"it has more than {MOST_MESSAGE} characters")
    try:
        message: wire.FromBots = decode(data)
    except RecursionError:
        raise msgspec.DecodeError("it is nested too deeply") from None
    return message


def question_id(table: str, version: int) -> str:
    return f"{table}.{version}"


class Line:
    """A bot's socket."""

    def __init__(self, server: Server, socket: WebSocket, bot: NetworkBot) -> None:
        self.server = server
        self.socket = socket
        self.bot = bot
        self.id = security.new_id()
        self.at: dict[str, AtTable] = {}
        self.coming: set[str] = set()
        """Tables that are on their way into memory."""
        self.unseen: dict[AtTable, None] = {}
        """Tables that have changed since the bot was told of them."""
        self.waiting: list[bytes] = []
        self.wake = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.nonsense = 0
        self.code = 0
        """With which the line is closed once what waits is sent; 0 while it stays open."""

    # -- out -----------------------------------------------------------------------------------------------------

    def send(self, message: wire.ToBots) -> None:
        self.waiting.append(encode(message))
        self.wake.set()

    def changed(self, at: AtTable) -> None:
        self.unseen[at] = None
        self.wake.set()

    def cut_off(self, problem: Problem) -> None:
        self.send(wire.BotTrouble(problem.body()))
        self.code = 4000 + problem.status

    async def write(self) -> None:
        """Sends what is due until the line ends. Of a table only what it is now is told, however slow the bot reads."""
        while not self.code:
            await self.wake.wait()
            self.wake.clear()
            await self.flush()
            unseen, self.unseen = self.unseen, {}
            for at in unseen:
                self.waiting += [encode(message) for message in at.news()]
                await self.flush()
        await self.flush()
        await self.socket.close(self.code)

    async def flush(self) -> None:
        waiting, self.waiting = self.waiting, []
        for message in waiting:
            await self.socket.send({"type": "websocket.send", "text": message.decode()})

    # -- at tables -----------------------------------------------------------------------------------------------

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something that nobody waits for."""

        async def do() -> None:
            with contextlib.suppress(Stale, Problem, Unavailable):  # whatever happened there: the next look sees it
                await work

        task = asyncio.create_task(do())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def visit(self, table: str) -> None:
        if table not in self.coming:
            self.coming.add(table)
            self.soon(self.come(table))

    async def come(self, id: str) -> None:
        try:
            if id not in self.at:
                await self.enter(id)
        finally:
            self.coming.discard(id)

    async def enter(self, id: str) -> None:
        """Sits down, or looks at a challenge. A seat that the server plays for the bot is its own again."""
        tables = self.server.tables
        loaded = await tables.get(id)
        mine = loaded.now.seats_of(self.bot.id)
        if loaded.now.stage == "running":
            await commands.returned(tables, loaded, mine)
            seats = [loaded.now.seats[seat] for seat in mine]
            if any(seat.stand_in is not None and not seat.resigned for seat in seats):
                await commands.propose(tables, loaded, mine, "human")
        if self.code or (not mine and network_bots.challenged_seat(loaded.now, self.bot.id) is None):
            return
        at = self.at[id] = AtTable(self, loaded)
        tables.enter(loaded, at)
        tables.note_seen(loaded, at.mine)
        self.changed(at)

    def leave(self, at: AtTable) -> None:
        at.answered()
        if self.at.pop(at.loaded.now.info.id, None) is at:
            self.server.tables.leave(at.loaded, at)

    async def look(self) -> None:
        """Again and again: whether the token still works and no newer line has taken over, whether there are tables of
        which no notice came; and says that the bot is there."""
        while True:
            with contextlib.suppress(Unavailable):
                await self.look_once()
            await asyncio.sleep(LOOKS)

    async def look_once(self) -> None:
        store = self.server.store
        try:
            found = await bearer(self.server, self.socket)
        except Problem as problem:
            return self.cut_off(problem)
        if found.line != self.id:
            return self.cut_off(network_bots.replaced())
        await store.write(network_bots.still_there(self.bot.id, self.id))
        for _, table in await network_bots.tables_of(store, [self.bot.id]):
            if table not in self.at:
                self.visit(table)

    # -- in ------------------------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Deals with what the bot sends, one message after the other. First it says what it plays."""
        self.send(wire.BotHello(wire.VERSION, self.bot.name))
        try:
            async with asyncio.timeout(TO_GREET):
                while not await self.greeted():
                    pass
        except TimeoutError:
            return self.cut_off(Problem(408, "too-slow", f"The bot must say within {TO_GREET:.0f} s what it plays."))
        self.tasks.add(looking := asyncio.create_task(self.look()))
        looking.add_done_callback(self.tasks.discard)
        while True:
            message = await self.hear()
            if message is not None:
                with self.answering(getattr(message, "table", "")):
                    await self.do(message)

    async def hear(self) -> wire.FromBots | None:
        """The next message; None for one that makes no sense. A bot that sends too much waits."""
        data = await self.socket.receive_text()
        for kind, who in (("message", context.address_of(self.socket)), ("person", self.bot.id)):
            while wait := await self.server.limits.wait(kind, who):
                await asyncio.sleep(min(wait, 5.0))
        message: wire.FromBots | None = None
        with self.answering(""):
            message = understood(data)
        return message

    @contextlib.contextmanager
    def answering(self, table: str) -> Iterator[None]:
        """Whatever is wrong with a message is told to the bot."""
        try:
            yield
        except msgspec.DecodeError as error:
            self.trouble(Problem(400, "bad-message", f"This message is not understood: {error}"), table)
            self.nonsense += 1
            if self.nonsense >= MOST_NONSENSE:
                self.cut_off(Problem(400, "bad-message", "Too many messages were not understood."))
        except Stale:
            pass  # the bot is told how it stands now
        except Problem as problem:
            self.trouble(problem, table)
        except SteamshedError as error:
            self.trouble(bad_input(error), table)
        except Unavailable:
            self.trouble(not_stored(), table)

    def trouble(self, problem: Problem, table: str = "") -> None:
        self.send(wire.BotTrouble(problem.body(), table))

    async def greeted(self) -> bool:
        """Whether the bot has said what it plays; then it is there, by this line alone."""
        message = await self.hear()
        if not isinstance(message, wire.BotReady):
            if message is not None:
                self.trouble(Problem(409, "not-ready", "Say first what the bot plays: ready."))
            return False
        if message.steamshed != wire.VERSION:
            words = f"This server speaks version {wire.VERSION} of the protocol."
            self.trouble(Problem(400, "other-version", words, version=wire.VERSION))
            return False
        await self.server.store.write(network_bots.arrived(self.bot.id, self.id, Offer(message.games, message.tables)))
        self.server.lines.only(self.bot.id, self.id)
        self.server.lines.here[self.bot.id] = self
        return True

    async def do(self, message: wire.FromBots) -> None:
        tables = self.server.tables
        match message:
            case wire.AcceptChallenge():
                at = self.place(message.table)
                at.answered()
                await network_bots.accept(tables, at.loaded, self.bot)
            case wire.DeclineChallenge():
                await network_bots.decline(tables, self.place(message.table).loaded, self.bot.id)
            case wire.BotAction():
                await self.act(message)
            case wire.BotResigns():
                at = self.place(message.table)
                await commands.resign(tables, at.loaded, at.mine)
            case wire.BotPing():
                self.send(wire.BotPong())
            case wire.BotReady():
                raise Problem(409, "ready-already", "The bot has said already what it plays.")

    def place(self, table: str) -> AtTable:
        if table not in self.at:
            raise Problem(409, "challenge-is-over", "The bot has nothing to do at this table.")
        return self.at[table]

    async def act(self, message: wire.BotAction) -> None:
        """Plays the answer to a question."""
        at = self.at.get(message.id.partition(".")[0])
        if at is None or not at.mine or message.id != question_id(at.loaded.now.info.id, at.asked):
            return self.send(wire.BotLate(message.id))
        seat, version = at.mine[0], at.asked
        try:
            await commands.act(self.server.tables, at.loaded, [seat], message.action, version)
        except IllegalAction as refused:
            violation = refused.violation
            await self.wrong(at, message.id, str(refused), violation.rule, dict(violation.args))
        except (Stale, Problem):  # something was taken back, or the seat is not the bot's any more
            self.send(wire.BotLate(message.id))
            self.changed(at)
        except SteamshedError as error:
            await self.wrong(at, message.id, str(error))
        else:
            at.answered()
            self.send(wire.BotAccepted(message.id))
            METRICS.count("steamshed_moves_total")
            logger.info("move table=%s seat=%d version=%d", at.loaded.now.info.id, seat, version)

    async def wrong(self, at: AtTable, id: str, reason: str, rule: str | None = None, args: Args | None = None) -> None:
        """Says what is wrong with an answer; after a few of them the seat is taken from the bot."""
        left = max(0, TRIES - self.server.lines.count_wrong(self.bot.id, id))
        self.send(wire.BotWrong(id, reason, left, rule, args or {}))
        if not left:
            logger.info("bot=%s table=%s answers wrongly: %s", self.bot.id, at.loaded.now.info.id, reason)
            await at.too_late()


async def bot_socket(socket: WebSocket) -> None:
    """A bot's line to all of its tables."""
    server = context.server_of(socket)
    await socket.accept()
    try:
        await context.limit(socket, "socket")
        bot = await bearer(server, socket)
        if not server.crowd.enter(context.address_of(socket), bot.id):
            raise Problem(429, "too-many-lines", "Too many lines are open from here at the same time.")
    except (Problem, Unavailable) as error:
        problem = error if isinstance(error, Problem) else not_stored()
        await socket.send_text(encode(wire.BotTrouble(problem.body())).decode())
        await socket.close(4000 + problem.status)
        return
    line = Line(server, socket, bot)
    tasks = {asyncio.create_task(line.read()), asyncio.create_task(line.write())}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if line.code:  # it is told why
            await asyncio.wait(tasks, timeout=TO_SAY_WHY)
    finally:
        await line_ended(line, tasks)


async def line_ended(line: Line, tasks: set[asyncio.Task[None]]) -> None:
    """Leaves all tables: the bot is gone, unless it is there by another line."""
    server, bot = line.server, line.bot
    line.code = line.code or 1000
    if server.lines.here.get(bot.id) is line:
        del server.lines.here[bot.id]
    for at in list(line.at.values()):
        line.leave(at)
    server.crowd.leave(context.address_of(line.socket), bot.id)
    tasks |= line.tasks
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
            logger.error("bot=%s: its line failed", bot.id, exc_info=result)
    with contextlib.suppress(Unavailable):
        await server.store.write(network_bots.still_there(bot.id, line.id, there=False))
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await line.socket.close()


ROUTES = [WebSocketRoute("/ws/bot", bot_socket)]
