"""Holds what the server really sends to what the wire declares: no field too many, none too few, all of their types."""

from __future__ import annotations

import re
from typing import Any

import httpx
import msgspec

from steamshed.server.api.endpoints import ENDPOINTS, Endpoint, Picture, PlainText, Refusal
from steamshed.server.tables.socket_wire import FromServer

read_message = msgspec.json.Decoder(FromServer).decode


def pattern(endpoint: Endpoint[Any, Any, Any]) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{\w+\}", "[^/]+", endpoint.path.replace(".", r"\.")))


PATTERNS = [(endpoint, pattern(endpoint)) for endpoint in ENDPOINTS]


def check_message(text: str | bytes) -> None:
    """A message that came through a socket."""
    read_message(text)


async def check_response(response: httpx.Response) -> None:
    """An answer to a request; hooks of httpx call this."""
    path = response.request.url.path
    if path in ("/api/docs", "/api/openapi.json") or not path.startswith("/api/") or response.status_code == 304:
        return
    await response.aread()
    if response.status_code >= 400:
        msgspec.json.decode(response.content, type=Refusal)
        return
    found = [one for one, matches in PATTERNS if one.method == response.request.method and matches.fullmatch(path)]
    assert len(found) == 1, f"{response.request.method} {path} is not declared once"
    if found[0].answer not in (PlainText, Picture):
        msgspec.json.decode(response.content, type=found[0].answer)
