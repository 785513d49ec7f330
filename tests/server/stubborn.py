"""As if a library did not end: loaded by a server as one of its modules of games, to see it stop all the same."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading

from steamshed.kernel.game import Game
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.tables.presence_job import Attention

GAMES: list[Game] = []


async def deaf(self: object) -> None:
    """Swallows every cancellation."""
    while True:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)


async def stuck(self: object) -> None:
    """Holds the loop itself, too."""
    threading.Event().wait()


match os.environ.get("STUBBORN"):
    case "task":
        Attention.work = deaf  # type: ignore[method-assign]
    case "close":
        Fanout.close = deaf  # type: ignore[method-assign]
    case "loop":
        Fanout.close = stuck  # type: ignore[method-assign]
    case "thread":
        threading.Thread(target=threading.Event().wait).start()
    case _:
        pass
