"""Killing a real server process while people play: nothing acknowledged is lost, nothing is played twice."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import random

import httpx
import websockets

from tests.server.harness import Line, Person, Running

TABLES = 5


class Player:
    """Plays both seats of a table as fast as it is answered, through kills and restarts."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person = person
        self.table = table
        self.rng = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        """By the version after the action."""
        self.asked: list[str] = []

    async def play(self, done: asyncio.Event) -> None:
        """Until it is told to stop: a lost connection is opened again, and play goes on from the present state."""
        while not done.is_set():
            with contextlib.suppress(OSError, websockets.exceptions.WebSocketException, asyncio.TimeoutError):
                async with self.person.at(self.table) as line:
                    await line.until("state")
                    while not done.is_set():
                        await self.act(line)
            await asyncio.sleep(0.05)

    async def act(self, line: Line) -> None:
        action = self.rng.choice(line.state["legal"])["action"]
        self.asked.append(action)
        answer = await line.act(action)
        assert answer["type"] == "accepted", answer
        self.acknowledged[answer["version"]] = action
        await line.until_state(answer["version"])


async def verify(player: Player) -> int:
    """Every acknowledged action is in the log at its place; at most the last one asked for is there unacknowledged."""
    log = (await player.person.get(f"/tables/{player.table}/log")).json()["entries"]
    first = min(player.acknowledged) - 1  # version before the first action
    stored = {first + entry["number"]: entry["action"] for entry in log}
    for version, action in player.acknowledged.items():
        assert stored[version] == action
    assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
    assert [entry["seat"] for entry in log] == [number % 2 for number in range(len(log))]
    return len(log) - len(player.acknowledged)


async def test_kill_during_load_loses_nothing_acknowledged_and_repeats_nothing(tmp_path: pathlib.Path) -> None:
    server = Running(tmp_path, log="warning").start()
    ann = await Person(server.address).be_guest("Ann")
    players = []
    for number in range(TABLES):
        table = await ann.make("tally", "me", "me", options={"goal": 1_000_000})
        players.append(Player(ann, table, number))
    done = asyncio.Event()
    tasks = [asyncio.create_task(player.play(done)) for player in players]
    kills = 2
    try:
        for number in range(kills):
            before = sum(len(player.acknowledged) for player in players)
            while sum(len(player.acknowledged) for player in players) < before + 60:
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.011 * number)
            server.kill()
            await asyncio.to_thread(server.start)
        counts = [len(player.acknowledged) for player in players]
        while any(len(player.acknowledged) < count + 3 for player, count in zip(players, counts)):
            await asyncio.sleep(0.02)  # everybody has resumed after the last restart
        done.set()
        await asyncio.gather(*tasks)
        unacknowledged = [await verify(player) for player in players]
        assert all(0 <= extra <= kills for extra in unacknowledged)
        assert sum(len(player.acknowledged) for player in players) >= 60 * kills
    finally:
        done.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await ann.close()
        server.stop()


async def test_everything_is_there_after_a_restart(tmp_path: pathlib.Path) -> None:
    server = Running(tmp_path).start()
    try:
        ann = await Person(server.address).register("Ann")
        ben = await Person(server.address).be_guest("Ben")
        table = await ann.make("tally", "me", "open", {"kind": "bot", "bot": "random"})
        await ben.join(table)
        async with ann.at(table) as a, ben.at(table) as b:
            await a.until("state")
            await b.until("state")
            await a.play("add 1")
            await a.send("chat", text="Tea?")
            await a.until("chat")
            await b.send("propose", kind="end")
            vote = await a.a_vote()
            await ann.put(f"/tables/{table}/notes", {"text": "mine"})
            server.kill()
            with contextlib.suppress(websockets.exceptions.ConnectionClosed, httpx.HTTPError):
                await a.hear()
        server.start()
        async with ann.at(table) as a, ben.at(table) as b:
            await a.until("state", number=1)
            await b.until("state", number=1)
            assert a.table["votes"] == [vote]
            assert any(m["type"] == "chat" for m in a.heard) or (await a.until("chat"))
            await b.play("add 2")
            await a.until("state", number=3)  # the bot goes on as well
            await a.send("vote", vote=vote["id"], yes=True)
            await a.until("state", over=True)
        assert (await ann.get(f"/tables/{table}/notes")).json() == {"text": "mine"}
        await ann.close()
        await ben.close()
    finally:
        server.stop()
