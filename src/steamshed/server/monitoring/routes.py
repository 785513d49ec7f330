"""For whoever runs the server: whether it is well, and its numbers."""

from __future__ import annotations

import ipaddress
import secrets

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import steamshed
from steamshed.server.api import endpoints
from steamshed.server.api.answering import JSON, Asked, Handlers, encode
from steamshed.server.api.context import address_of, server_of
from steamshed.server.errors import Problem
from steamshed.server.monitoring.metrics import CONTENT_TYPE

handlers = Handlers()
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers of what a proxy has passed on: such a request did not begin on this machine."""


@handlers.answers(endpoints.HEALTH)
async def health(asked: Asked[endpoints.NoParameters, None]) -> Response:
    found = await asked.server.health.look()
    shown = endpoints.Health(found.status, steamshed.__version__, steamshed.games(), found.checks)
    return Response(encode(shown), 503 if found.status == "failing" else 200, media_type=JSON)


async def metrics(request: Request) -> Response:
    """The numbers, for this machine or whoever has the token."""
    if not (on_this_machine(request) or has_token(request)):
        raise Problem(404, "not-found", "There is no such address.")
    return Response(await server_of(request).metrics.text(), media_type=CONTENT_TYPE)


def on_this_machine(request: Request) -> bool:
    try:
        near = ipaddress.ip_address(address_of(request)).is_loopback
    except ValueError:
        near = False
    return near and not any(name in request.headers for name in FORWARDED)


def has_token(request: Request) -> bool:
    wanted = server_of(request).settings.metrics_token
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    return bool(wanted) and scheme == "Bearer" and secrets.compare_digest(given.encode(), wanted.encode())


ROUTES = [Route("/metrics", metrics, methods=["GET"])]
