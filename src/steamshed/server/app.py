"""The application: its parts put together, its routes, its answers to what goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from steamshed.games.registry import register_modules
from steamshed.kernel.errors import SteamshedError
from steamshed.server import clock, limits
from steamshed.server.accounts import account_routes, email_links, factor_routes, guest_transfer, provider_routes
from steamshed.server.accounts import routes as accounts
from steamshed.server.accounts.alerts import Alerts
from steamshed.server.api import client_files, context
from steamshed.server.api.answering import JSON, encode, too_long
from steamshed.server.api.context import Server
from steamshed.server.api.endpoint import MOST_BODY
from steamshed.server.api.endpoints import Refusal
from steamshed.server.api.header_timeout import PatientProtocol
from steamshed.server.api.security_headers import security_headers
from steamshed.server.away import routes as away
from steamshed.server.away.job import Away
from steamshed.server.bots import routes as my_bots
from steamshed.server.bots import socket as bot_socket
from steamshed.server.bots.moves_job import BotMoves
from steamshed.server.bots.processes import BotProcesses
from steamshed.server.cluster.fanout import Fanout, make_fanout
from steamshed.server.cluster.reconcile_job import Converging
from steamshed.server.errors import Problem, Stale, bad_input, not_stored
from steamshed.server.games import routes as games
from steamshed.server.groups import routes as groups
from steamshed.server.groups.standing_job import StandingTables
from steamshed.server.jobs.collecting import Collecting
from steamshed.server.jobs.due_work import DueWork
from steamshed.server.jobs.periodic import Duty
from steamshed.server.jobs.replay_processes import Readers
from steamshed.server.jobs.stopping import Told, in_time
from steamshed.server.lessons import progress_routes
from steamshed.server.lessons import routes as learning
from steamshed.server.lessons import worker as teaching
from steamshed.server.moderation import routes as moderation
from steamshed.server.monitoring import routes as operating
from steamshed.server.monitoring.clock_job import ClockCheck
from steamshed.server.monitoring.metrics import METRICS
from steamshed.server.notices import routes as notices
from steamshed.server.notices.deliver import Sending
from steamshed.server.notices.detect import Noticing
from steamshed.server.notices.web_push import Pusher
from steamshed.server.offline import routes as back
from steamshed.server.orders import routes as orders
from steamshed.server.orders.job import Ordered
from steamshed.server.people import profile_routes
from steamshed.server.people import routes as people
from steamshed.server.puzzles import routes as puzzles
from steamshed.server.ratings import routes as ratings
from steamshed.server.ratings.job import Counting
from steamshed.server.rematch import routes as again
from steamshed.server.reviews import routes as review
from steamshed.server.reviews.job import Reviewing
from steamshed.server.settings import Settings, from_environment
from steamshed.server.storage.store import Store, Unavailable
from steamshed.server.storage.waiting import when_there
from steamshed.server.studies import routes as studies
from steamshed.server.tables import history_routes, socket
from steamshed.server.tables import routes as tables
from steamshed.server.tables.live_tables import LoadedTables
from steamshed.server.tables.presence_job import Attention
from steamshed.server.tables.snapshot_job import Keeping
from steamshed.server.tables.timeout_job import OverdueTables

logger = logging.getLogger("steamshed.request")
LARGE = 16_384
"""Answers of so many bytes are compressed in a thread: the loop does something else meanwhile."""
WAKES_AFTER = 5.0
"""Seconds after which the readers begin: first the server itself answers."""
SLOWEST = 20_000
"""Bytes of a body that must come in a second."""
HANDLERS = [
    accounts.handlers,
    account_routes.handlers,
    factor_routes.handlers,
    provider_routes.handlers,
    my_bots.handlers,
    email_links.handlers,
    notices.handlers,
    guest_transfer.handlers,
    people.handlers,
    profile_routes.handlers,
    games.handlers,
    tables.handlers,
    again.handlers,
    groups.handlers,
    ratings.handlers,
    away.handlers,
    back.handlers,
    history_routes.handlers,
    review.handlers,
    puzzles.handlers,
    learning.handlers,
    studies.handlers,
    orders.handlers,
    progress_routes.handlers,
    moderation.handlers,
    operating.handlers,
]


@dataclass(frozen=True)
class Outside:
    """What a server reaches the world by. A simulation has its own."""

    store: Callable[[Settings], Store] = Store
    fanout: Callable[[str], Fanout] = make_fanout
    bots: Callable[[int, float, str], BotProcesses] = BotProcesses


WORLD = Outside()


def create_app(settings: Settings | None = None, served: bool = False, outside: Outside = WORLD) -> Starlette:
    """The application for these settings; without any, for those of the environment. Where it is ``served`` by a
    process of its own, that ends in time when it is told to stop."""
    chosen = from_environment() if settings is None else settings
    answered = [route for handlers in HANDLERS for route in handlers.routes()]
    return Starlette(
        routes=[*answered, *socket.ROUTES, *bot_socket.ROUTES, *operating.ROUTES, *client_files.ROUTES],
        middleware=[
            Middleware(Edge, address=chosen.address, secure=chosen.secure_cookies),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6, thread_minimum_size=LARGE),
        ],
        exception_handlers={
            Problem: on_problem,
            Stale: on_stale,
            SteamshedError: on_bad_input,
            Unavailable: on_unavailable,
            HTTPException: on_http,
        },
        lifespan=lambda app: running(app, chosen, Told() if served else None, outside),
    )


@asynccontextmanager
async def running(
    app: Starlette, settings: Settings, told: Told | None = None, outside: Outside = WORLD
) -> AsyncIterator[None]:
    """Opens the parts, in the order in which they need one another, and closes them again. A database that is away is
    waited for, until the process is ``told`` to stop."""
    register_modules(settings.extra_games)
    store = outside.store(settings)
    await when_there(store, store.open, told)
    fanout = outside.fanout(settings.redis)
    loaded = LoadedTables(settings, store, fanout)
    await fanout.open(loaded.heard)
    processes = outside.bots(settings.bot_workers, settings.bot_seconds, settings.extra_games)
    bots = BotMoves(loaded, processes)
    rate_limits = limits.Limits(settings.rate_limits, fanout.take)
    readers = Readers(settings.readers, settings.extra_games)
    crowd = limits.Crowd(settings.sockets_per_person, settings.sockets_per_address)
    key = await when_there(store, store.secret, told)
    server = app.state.server = Server(settings, store, loaded, rate_limits, key, readers, crowd, processes)
    server.host_cookies = await when_there(store, lambda: context.since_when_host_cookies(settings, store), told)
    server.pusher = await when_there(store, lambda: Pusher.open(settings, store), told)
    server.sending = Sending(loaded, server.mails, server.pusher)
    server.reviewing = Reviewing(loaded)
    noticing = Noticing(loaded)
    await when_there(store, noticing.take_over, told)
    workers = (
        Away(loaded),
        Ordered(loaded, server.news.orders_changed),
        StandingTables(loaded, server.lines),
        Counting(store),
        server.mails,
        noticing,
        Alerts(server.mails, loaded),
    )
    server.due_work = DueWork(store, [kind for worker in workers for kind in worker.kinds()])
    checking = ClockCheck(store, server.due_work)
    await when_there(store, checking.begin, told)
    duties: list[Duty] = [checking, Attention(loaded), OverdueTables(loaded, bots), server.due_work, Converging(loaded)]
    duties += [Keeping(loaded), server.reviewing]
    duties += [*server.sending.lanes, server.metrics]
    waking: asyncio.TimerHandle | None = None
    if told is not None:
        duties.append(Collecting())
        waking = asyncio.get_running_loop().call_later(WAKES_AFTER, readers.wake, teaching.prepare)
    await when_there(store, loaded.moderate, told)
    for duty in duties:
        duty.start()
    METRICS.gauges.update(gauges(server))
    try:
        yield
    finally:
        if waking is not None:
            waking.cancel()
        await in_time(*(duty.stop() for duty in duties), bots.stop())
        processes.close()
        readers.close()
        await in_time(fanout.close())
        await in_time(store.close())


def gauges(server: Server) -> dict[str, Callable[[], float]]:
    """What is counted when somebody asks for the numbers."""
    tables, store = server.tables.by_id, server.store
    return {
        "steamshed_sockets": lambda: sum(len(loaded.listeners) for loaded in list(tables.values())),
        "steamshed_tables_in_memory": lambda: len(tables),
        "steamshed_writer_queue": lambda: 0 if store.writer is None else store.writer.jobs.qsize(),
        "steamshed_due_work": lambda: len(server.due_work.doing),
    }


# -- what goes wrong -----------------------------------------------------------------------------------------------


def answer(problem: Problem) -> Response:
    return Response(encode(Refusal(problem.body())), problem.status, problem.headers, media_type=JSON)


async def on_problem(request: Request, error: Any) -> Response:
    return answer(error)


async def on_stale(request: Request, error: Any) -> Response:
    return answer(Problem(409, "stale", "The table has changed meanwhile.", version=error.version))


async def on_bad_input(request: Request, error: Any) -> Response:
    return answer(bad_input(error))


async def on_unavailable(request: Request, error: Any) -> Response:
    return answer(not_stored())


HTTP_NAMES = {404: "not-found", 405: "wrong-method"}


async def on_http(request: Request, error: Any) -> Response:
    problem = Problem(error.status_code, HTTP_NAMES.get(error.status_code, "bad-request"), f"{error.detail}.")
    problem.headers.update(error.headers or {})
    return answer(problem)


# -- at the edge ---------------------------------------------------------------------------------------------------


class Edge:
    """Around every request: one line in the log, a limit on its size, headers that keep browsers careful. A request
    whose Host is nonsense goes no further."""

    def __init__(self, app: ASGIApp, address: str = "", secure: bool = False) -> None:
        self.app = app
        self.address = address
        self.secure = secure
        """Whether the site is served over https, whatever a proxy says of a request."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status, taken, whole = clock.monotonic(), 500, 0, False
        patience: float = PatientProtocol.seconds

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                sent = security_headers(scope, self.address, self.secure)
                message["headers"] += [(name.lower().encode(), value.encode()) for name, value in sent.items()]
            await send(message)

        async def receiving() -> Message:
            nonlocal taken, whole
            if whole:  # it only waits for the client to go
                return await receive()
            try:
                async with asyncio.timeout(started + patience + taken / SLOWEST - clock.monotonic()):
                    message = await receive()
            except TimeoutError:
                raise Problem(408, "too-slow", "The request took too long to come.") from None
            whole = not message.get("more_body", False)
            taken += len(message.get("body", b""))
            if taken > MOST_BODY:
                raise too_long(MOST_BODY)
            return message

        headers = Headers(scope=scope)
        try:
            if "host" in headers and context.host_of(headers) is None:
                await answer(Problem(400, "bad-host", "The Host of this request is not one."))(scope, receive, sending)
                return
            await self.app(scope, receiving, sending)
        except Exception:
            logger.exception("%s %s failed", scope["method"], scope["path"])
            if status == 500:
                problem = Problem(500, "failure", "Something went wrong in the server.")
                await answer(problem)(scope, receive, send)
        finally:
            spent = (clock.monotonic() - started) * 1000
            METRICS.count("steamshed_requests_total", method=method_of(scope), status=str(status))
            METRICS.took("steamshed_request_seconds", spent / 1000)
            logger.info("%s %s status=%d ms=%.1f", scope["method"], scope["path"], status, spent)


def method_of(scope: Scope) -> str:
    """The method as a label: only those that are known, or a stranger could make as many numbers as he likes."""
    return scope["method"] if scope["method"] in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS") else "other"
