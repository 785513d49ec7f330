"""A server that is played at does not grow: the short form of an hour (``python -m bench.load --soak 3600``)."""

from __future__ import annotations

import asyncio

from bench.load import grown, shed, soak


def test_a_busy_server_does_not_grow() -> None:
    with shed("short", readers=0) as server:
        found = asyncio.run(soak(server, 4, 24.0, between=0.4))
    assert grown(found) < 1.1, found
