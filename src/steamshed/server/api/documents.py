"""Answers that stay the same as long as the program runs: built once, beside the event loop, and sent as bytes."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import threading
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from steamshed.server.api.answering import JSON

LEVEL = 6
PACKED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}


class Document:
    """Something that is built when it is asked for first, and never again."""

    def __init__(self, build: Callable[[], object]) -> None:
        self.build = build
        self.lock = threading.Lock()
        self.made: tuple[bytes, bytes, str] | None = None
        """As it is, compressed, and the tag that says which it is."""

    def content(self) -> tuple[bytes, bytes, str]:
        with self.lock:
            if self.made is None:
                body = msgspec.json.encode(self.build())
                tag = hashlib.sha256(body).hexdigest()[:24]
                self.made = body, gzip.compress(body, LEVEL, mtime=0), f'"{tag}"'
            return self.made

    async def answer(self, request: Request) -> Response:
        body, packed, tag = await asyncio.to_thread(self.content) if self.made is None else self.made
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if is_known(request, tag):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            return Response(packed, media_type=JSON, headers={**headers, **PACKED})
        return Response(body, media_type=JSON, headers=headers)


def is_known(request: Request, tag: str) -> bool:
    """Whether whoever asks has the answer with this tag already."""
    known = [one.strip().removeprefix("W/") for one in request.headers.get("If-None-Match", "").split(",")]
    return tag in known or "*" in known
