"""Bots that play over the network, and their owners, for the tests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import websockets

from steamshed.server.bots.wire import ToBots
from tests.server.harness import Person, Running

Make = Callable[[], Person]
TALLY = {"game": "tally"}
read_message = msgspec.json.Decoder(ToBots).decode


class BotLine:
    """The socket of a bot, as an author of one would use it."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    async def hear(self, type: str, seconds: float = 15) -> dict[str, Any]:
        """The next message; it must be of this type."""
        text = await asyncio.wait_for(self.connection.recv(), seconds)
        read_message(text)
        message: dict[str, Any] = json.loads(text)
        assert message["type"] == type, message
        return message

    async def send(self, type: str, **facts: Any) -> None:
        await self.connection.send(json.dumps({"type": type, **facts}))

    async def ready(self, *games: dict[str, Any], tables: int = 3) -> BotLine:
        await self.hear("hello")
        await self.send("ready", steamshed=1, games=list(games) or [TALLY], tables=tables)
        await self.send("ping")  # what was sent before is done when this is answered
        await self.hear("pong")
        return self

    async def take(self) -> dict[str, Any]:
        """Accepts the challenge that comes."""
        challenge = await self.hear("challenge")
        await self.send("accept", table=challenge["table"])
        return challenge

    async def ended(self) -> tuple[int, str]:
        """How the line is closed, and the reason that was told before."""
        reason = ""
        try:
            while True:
                message = json.loads(await asyncio.wait_for(self.connection.recv(), 15))
                reason = message["error"]["id"] if message["type"] == "error" else reason
        except websockets.ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code, reason


@contextlib.asynccontextmanager
async def bot_line(server: Running, token: str) -> AsyncIterator[BotLine]:
    address = server.address.replace("http", "ws", 1) + "/ws/bot"
    async with websockets.connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as connection:
        yield BotLine(connection)


made = 0


async def owner_with_bot(person: Make) -> tuple[Person, dict[str, Any], str]:
    """Somebody with an account, his bot and its token."""
    global made
    made += 1
    owner = await person().register(f"Owner {made} of {os.getpid()}")
    answer = await owner.post("/account/bots", {"name": f"Robot {made} of {os.getpid()}"})
    assert answer.status_code == 200, answer.text
    return owner, answer.json()["bot"], answer.json()["token"]
