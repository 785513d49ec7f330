"""Between a declared request and the function that answers it: reads, checks, calls, writes.

What arrives is checked against the declaration before the function sees it; what is wrong is answered with 422 and the
place. The answer has the declared type, and mypy knows it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable
from typing import Any, Generic, NoReturn, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from steamshed.server import security
from steamshed.server.api import context
from steamshed.server.api.context import Server, User, Visitor
from steamshed.server.api.description import in_path
from steamshed.server.api.endpoints import MOST_TEXT, Endpoint, Nothing, PlainText
from steamshed.server.errors import Problem
from steamshed.server.monitoring.metrics import METRICS

P = TypeVar("P")
B = TypeVar("B")
A = TypeVar("A")
T = TypeVar("T")

JSON = "application/json"
NOBODY = Visitor(None, None)
encode = msgspec.json.Encoder().encode


class Asked(Generic[P, B]):
    """A request that has the declared shape."""

    def __init__(self, request: Request, visitor: Visitor, parameters: P, body: B, data: bytes) -> None:
        self.request = request
        self.server: Server = context.server_of(request)
        self.visitor = visitor
        self.parameters = parameters
        self.body = body
        self.data = data
        """The body as it came."""
        self.new_session: str | None = None
        """The secret of a session that the answer gives to the browser."""
        self.known: str | None = None
        """What the answer gives a device by which it is known again at the next sign-in."""

    @property
    def user_id(self) -> str | None:
        return self.visitor.user_id

    def signed_in(self) -> User:
        return self.visitor.signed_in()

    async def limit(self, kind: str) -> None:
        await context.limit(self.request, kind)

    async def ask(self, question: Callable[..., T], *about: Any) -> T:
        """Has a reader answer what takes long."""
        return await self.server.readers.ask(context.address_of(self.request), question, *about)


Handler = Callable[[Asked[P, B]], Awaitable[A | Response]]


class Handlers:
    """The answering functions of a module, by the request that they answer."""

    def __init__(self) -> None:
        self.found: list[tuple[Endpoint[Any, Any, Any], Handler[Any, Any, Any]]] = []

    def answers(self, endpoint: Endpoint[P, B, A]) -> Callable[[Handler[P, B, A]], Handler[P, B, A]]:
        def note(handler: Handler[P, B, A]) -> Handler[P, B, A]:
            self.found.append((endpoint, handler))
            return handler

        return note

    def routes(self) -> list[Route]:
        return [make_route(endpoint, handler) for endpoint, handler in self.found]


def make_route(endpoint: Endpoint[P, B, A], handler: Handler[P, B, A]) -> Route:
    read_body = body_reader(endpoint)
    route = f"{endpoint.method} {endpoint.path}"

    async def answer(request: Request) -> Response:
        visitor = NOBODY
        if endpoint.operator:
            await context.check_operator(request)
        if endpoint.visitors:
            visitor = await context.find_visitor(request, changing=endpoint.method != "GET")
        parameters = read_parameters(endpoint, request)
        most = endpoint.most_body(visitor.user is not None)
        data = b"" if endpoint.body is Nothing else await whole_body(request, most)
        asked = Asked(request, visitor, parameters, read_body(data), data)
        started = time.perf_counter()
        try:
            found = await handler(asked)
        finally:
            METRICS.spent(route, time.perf_counter() - started)
        response = found if isinstance(found, Response) else write(found)
        if visitor.moves and asked.new_session is None:
            asked.new_session = visitor.session
        if asked.new_session is not None:
            context.set_session(asked.server, response, asked.new_session)
        if asked.known is not None:
            context.set_cookie(asked.server, response, asked.known, security.KNOWN, "/api/login")
        return response

    return Route(endpoint.path, answer, methods=[endpoint.method])


def write(answer: object) -> Response:
    if isinstance(answer, PlainText):
        return PlainTextResponse(answer)
    return Response(encode(answer), media_type=JSON)


# -- reading -------------------------------------------------------------------------------------------------------


async def whole_body(request: Request, most: int) -> bytes:
    """The body. One that is too long is refused before more than that is read and kept."""
    said = request.headers.get("Content-Length", "")
    if said.isdecimal() and int(said) > most:
        raise too_long(most)
    parts, size = [], 0
    async for part in request.stream():
        parts.append(part)
        size += len(part)
        if size > most:
            raise too_long(most)
    return b"".join(parts)


def too_long(most: int) -> Problem:
    kilobytes = most // 1000
    return Problem(413, "too-long", f"This is too long: {kilobytes} kB are the most.", kilobytes=kilobytes)


def read_parameters(endpoint: Endpoint[P, Any, Any], request: Request) -> P:
    given = {**request.query_params, **request.path_params}
    try:
        return msgspec.convert(given, endpoint.parameters, strict=False)
    except msgspec.ValidationError as error:
        name, reason = place_and_reason(error)
        wrong_shape(f"{'path' if in_path(endpoint, name) else 'query'}.{name}", reason)


def body_reader(endpoint: Endpoint[Any, B, Any]) -> Callable[[bytes], Any]:
    if endpoint.body is Nothing:
        return lambda data: None
    if endpoint.body is PlainText:
        return read_text
    decode = msgspec.json.Decoder(endpoint.body).decode

    def read(data: bytes) -> B:
        try:
            return decode(data)
        except msgspec.DecodeError as error:
            place, reason = place_and_reason(error)
            wrong_shape(f"body.{place}" if place else "body", reason)
        except RecursionError:
            wrong_shape("body", "JSON that is nested too deeply")

    return read


def read_text(data: bytes) -> PlainText:
    try:
        text = data.decode()
    except UnicodeDecodeError:
        wrong_shape("body", "Text that is not in UTF-8")
    if len(text) > MOST_TEXT:
        wrong_shape("body", f"More than {MOST_TEXT} characters")
    return PlainText(text)


PLACE = re.compile(r"^(.*?) - at `(?:key in )?\$(.*)`$", re.DOTALL)


def place_and_reason(error: msgspec.DecodeError) -> tuple[str, str]:
    """Where in the data something is wrong, as ``seats.0.kind``, and what."""
    text = str(error)
    missing = re.search(r"missing required field `(\w+)`", text)
    found = PLACE.match(text)
    reason, path = (found[1], found[2]) if found else (text, "")
    words = re.findall(r"[^.\[\]]+", path)
    if missing:
        words.append(missing[1])
    return ".".join(words), reason


def wrong_shape(where: str, reason: str) -> NoReturn:
    raise Problem(422, "wrong-shape", f"{where}: {reason}", where=where, reason=reason)
