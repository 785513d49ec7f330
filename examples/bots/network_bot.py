"""Plays at a Steamshed server over the network, from wherever this runs: with a bot of the house, with any program that
speaks the protocol of bots, or with a Python function.

STEAMSHED_BOT_TOKEN=... python3 examples/bots/network_bot.py http://127.0.0.1:8765 --games days_of_steam
STEAMSHED_BOT_TOKEN=... python3 examples/bots/network_bot.py https://shed.example --program "node my_bot.mjs" --tables 4

The token is that of a bot, which its owner makes on his account page. Lost connections are made again; the server then
asks its open questions again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shlex
import sys
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import websockets
from websockets.asyncio.client import ClientConnection

import steamshed
from steamshed.bots.base import BotFault
from steamshed.bots.program import Program

VERSION = 1
Message = dict[str, Any]
FINAL = {4400: "bad messages", 4401: "the token is not good", 4403: "shut out", 4409: "another connection took over"}
"""Close codes after which trying again would not help."""


class Player(Protocol):
    """Whoever decides at one table."""

    def choose(self, question: Message) -> str:
        """The text of one of the legal actions."""

    def close(self) -> None:
        """The game is over."""


class Function:
    """A Python function that is given the question and returns one of ``question["legal"]``."""

    def __init__(self, choose: Callable[[Message], str]) -> None:
        self.choose = choose

    def close(self) -> None:
        pass


class ByProgram:
    """A program that reads questions and answers them, a line each."""

    def __init__(self, command: Sequence[str], game: str) -> None:
        self.program = Program(command)
        self.program.greet(game, 20.0)

    def choose(self, question: Message) -> str:
        clock = question["clock"]
        return self.program.choose(question["view"], question["legal"], clock, question["seed"], clock)

    def close(self) -> None:
        self.program.close()


class NetworkBot:
    """A bot's line to a server. ``make`` makes a player for a game, one for each table."""

    def __init__(
        self, address: str, token: str, make: Callable[[str], Player], games: Sequence[str], tables: int = 2
    ) -> None:
        self.address = address.rstrip("/").replace("http", "ws", 1) + "/ws/bot"
        self.token = token
        self.make = make
        self.games = games
        self.tables = tables
        self.players: dict[str, Player] = {}
        self.asked: dict[str, Message] = {}
        """The open question of each table."""
        self.busy: dict[str, asyncio.Lock] = {}
        """Held while the player of a table thinks: it is asked one question at a time."""

    async def run(self) -> None:
        """Plays until it makes no sense to go on; waits longer each time that the server is not there."""
        pause = 1.0
        while True:
            try:
                headers = {"Authorization": f"Bearer {self.token}"}
                async with websockets.connect(self.address, additional_headers=headers, max_size=None) as line:
                    pause = 1.0
                    await self.play(line)
            except websockets.ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 0
                if code in FINAL:
                    raise SystemExit(f"the server has closed the line: {FINAL[code]}") from None
                say(f"connection lost ({code})")
            except (OSError, websockets.InvalidHandshake, TimeoutError) as error:
                say(f"no connection: {error}")
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(2 * pause, 60.0)

    async def play(self, line: ClientConnection) -> None:
        """Answers one message after the other; thinking goes on beside it, a thread for each table."""
        thinking: set[asyncio.Task[None]] = set()
        try:
            while True:
                message: Message = json.loads(await line.recv())
                answer = self.deal_with(message)
                if answer is not None:
                    await line.send(json.dumps(answer))
                if message["type"] == "choose":
                    task = asyncio.create_task(self.think(line, message))
                    thinking.add(task)
                    task.add_done_callback(thinking.discard)
        finally:
            await asyncio.gather(*thinking, return_exceptions=True)

    def deal_with(self, message: Message) -> Message | None:
        """What can be answered at once."""
        match message["type"]:
            case "hello":
                say(f"{message['bot']} is there")
                games = [{"game": game} for game in self.games]
                return {"type": "ready", "steamshed": VERSION, "games": games, "tables": self.tables}
            case "challenge":
                say(f"table {message['table']}: challenged to {message['game']} by {message['by']}")
                return {"type": "accept", "table": message["table"]}
            case "choose":
                self.asked[message["table"]] = message
            case "wrong":
                say(f"{message['id']}: {message['reason']}")
                question = self.asked.get(message["id"].partition(".")[0])
                if message["left"] and question is not None and question["id"] == message["id"]:
                    return {"type": "action", "id": message["id"], "action": random.choice(question["legal"])}
            case "lost" | "end":
                say(f"table {message['table']}: {message['type']} {message.get('ranking', '')}")
                self.forget(message["table"])
            case "error":
                say(message["error"]["text"])
        return None

    async def think(self, line: ClientConnection, question: Message) -> None:
        """Lets the player of a table decide; one that fails gets a successor, and the game a random action."""
        table = question["table"]
        async with self.busy.setdefault(table, asyncio.Lock()):
            if self.asked.get(table) is not question:
                return  # it was taken back meanwhile
            try:
                action = await asyncio.to_thread(self.decide, question)
            except Exception as error:
                say(f"{question['id']}: {error}")
                self.forget(table)
                action = random.choice(question["legal"])
        await line.send(json.dumps({"type": "action", "id": question["id"], "action": action}))

    def decide(self, question: Message) -> str:
        table = question["table"]
        if table not in self.players:
            self.players[table] = self.make(question["game"])
        return self.players[table].choose(question)

    def forget(self, table: str) -> None:
        self.asked.pop(table, None)
        player = self.players.pop(table, None)
        if player is not None:
            player.close()

    def close(self) -> None:
        for table in list(self.players):
            self.forget(table)


def say(words: str) -> None:
    print(words, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays over the network with a bot of the house or a program.")
    parser.add_argument("address", help="of the server, as http://127.0.0.1:8765")
    parser.add_argument("--bot", default="medium", help="which bot of the house plays")
    parser.add_argument("--program", default="", help="a program that plays instead of it")
    parser.add_argument("--games", default=",".join(steamshed.games()), help="what it plays, separated by commas")
    parser.add_argument("--tables", type=int, default=2, help="at how many tables at once")
    chosen = parser.parse_args()
    token = os.environ.get("STEAMSHED_BOT_TOKEN", "")
    if not token:
        raise SystemExit("STEAMSHED_BOT_TOKEN is not set: a bot's token, from its owner's account page")
    command = shlex.split(chosen.program) or [sys.executable, "-m", "steamshed.bots", chosen.bot]
    games = chosen.games.split(",")
    bot = NetworkBot(chosen.address, token, lambda game: ByProgram(command, game), games, chosen.tables)
    try:
        asyncio.run(bot.run())
    except KeyboardInterrupt:
        say("stopped")
    except BotFault as fault:
        raise SystemExit(f"the program {fault}") from None
    finally:
        bot.close()


if __name__ == "__main__":
    main()
