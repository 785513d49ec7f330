"""The application: its parts put together, its routes, its answers to what goes wrong."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import steamshed
from steamshed.kernel.errors import SteamshedError
from steamshed.server import accounts, lobby, security, sockets
from steamshed.server.botpool import BotPool, load_games
from steamshed.server.context import Server, server_of
from steamshed.server.errors import Problem, Stale, bad_input
from steamshed.server.fanout import make_fanout
from steamshed.server.hall import Hall
from steamshed.server.notify import Notifier
from steamshed.server.settings import Settings, from_environment
from steamshed.server.storage.store import Store
from steamshed.server.watch import Watchman

logger = logging.getLogger("steamshed.request")
MOST_BODY = 2_000_000

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'"
    ),
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application for these settings; without any, for those of the environment."""
    chosen = from_environment() if settings is None else settings
    app = FastAPI(
        title="Steamshed",
        version=steamshed.__version__,
        description="Railway board games: tables, records, bots. See also the socket at /ws/tables/{id}.",
        lifespan=lambda app: running(app, chosen),
        docs_url="/api/docs",
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(accounts.router)
    app.include_router(lobby.router)
    app.include_router(sockets.router)
    app.add_api_route("/{path:path}", client, methods=["GET"], include_in_schema=False)
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(Stale, on_stale)
    app.add_exception_handler(SteamshedError, on_bad_input)
    app.add_exception_handler(RequestValidationError, on_wrong_shape)
    app.add_exception_handler(HTTPException, on_http)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Edge)
    return app


@asynccontextmanager
async def running(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """Opens the parts, in the order in which they need one another, and closes them again."""
    extra = [name for name in settings.extra_games.split(",") if name]
    load_games(extra)
    store = Store(settings)
    await store.open()
    fanout = make_fanout(settings.redis)
    hall = Hall(settings, store, fanout)
    await fanout.open(hall.heard)
    bots = BotPool(settings.bot_workers, settings.bot_seconds, extra)
    watchman, notifier = Watchman(hall, bots), Notifier(settings, hall)
    limits = security.Limits(settings.rate_limits, fanout.take)
    app.state.server = Server(settings, store, hall, limits, await store.secret(), bots, notifier)
    await watchman.look(everything=True)
    watchman.start()
    notifier.start()
    try:
        yield
    finally:
        await watchman.stop()
        await notifier.stop()
        bots.close()
        await fanout.close()
        await store.close()


# -- what goes wrong -----------------------------------------------------------------------------------------------


def answer(problem: Problem) -> JSONResponse:
    return JSONResponse({"error": problem.to_json()}, problem.status, problem.headers)


async def on_problem(request: Request, error: Any) -> Response:
    return answer(error)


async def on_stale(request: Request, error: Any) -> Response:
    return answer(Problem(409, "stale", "The table has changed meanwhile.", version=error.version))


async def on_bad_input(request: Request, error: Any) -> Response:
    return answer(bad_input(error))


async def on_wrong_shape(request: Request, error: Any) -> Response:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return answer(Problem(422, "wrong-shape", f"{where}: {first['msg']}", where=where, reason=first["msg"]))


async def on_http(request: Request, error: Any) -> Response:
    names = {404: "not-found", 405: "wrong-method"}
    problem = Problem(error.status_code, names.get(error.status_code, "bad-request"), f"{error.detail}.")
    problem.headers.update(error.headers or {})
    return answer(problem)


# -- the browser client --------------------------------------------------------------------------------------------


async def client(request: Request, path: str) -> Response:
    """The built browser client; addresses inside it are its own business."""
    if path.startswith(("api/", "ws/")):
        raise Problem(404, "not-found", "There is no such address.")
    folder = server_of(request).settings.client.resolve()
    file = (folder / path).resolve() if "\x00" not in path else folder
    if file.is_relative_to(folder) and file.is_file():
        lasting = "/assets/" in f"/{path}"
        age = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return FileResponse(file, headers={"Cache-Control": age})
    index = folder / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    words = "The browser client is not built; `make play` builds it. The API is described at /api/docs.\n"
    return Response(words, 503, media_type="text/plain")


# -- at the edge ---------------------------------------------------------------------------------------------------


class Edge:
    """Around every request: one line in the log, a limit on its size, headers that keep browsers careful."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status, taken = time.perf_counter(), 500, 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                docs = scope["path"] == "/api/docs"
                for name, value in HEADERS.items():
                    if not (docs and name == "Content-Security-Policy"):
                        message["headers"].append((name.lower().encode(), value.encode()))
            await send(message)

        async def receiving() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > MOST_BODY:
                raise Problem(413, "too-long", "The request is too long.")
            return message

        try:
            await self.app(scope, receiving, sending)
        except Exception:
            logger.exception("%s %s failed", scope["method"], scope["path"])
            if status == 500:
                problem = Problem(500, "failure", "Something went wrong in the server.")
                await answer(problem)(scope, receive, send)
        finally:
            spent = (time.perf_counter() - started) * 1000
            logger.info("%s %s status=%d ms=%.1f", scope["method"], scope["path"], status, spent)
