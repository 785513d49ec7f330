"""The server: durable moves a second, the time until they are acknowledged and seen, memory of an idle table.

One process with SQLite, 20 tables with 5 sockets each, driven from another process: once at a fixed rate (so that the
times mean something) and once as fast as answers come. References of the same run: a loop of plain Python, and how many
single durable commits a second SQLite does here.

    python -m bench.server [--seconds N] [--only TEXT]
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import pathlib
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx
import msgspec
import psutil

from bench.engine import reference

ROOT = pathlib.Path(__file__).parents[1]
TABLES, SOCKETS = 20, 5


class Choice(msgspec.Struct):
    action: str


class Heard(msgspec.Struct):
    """What the driver reads of a message."""

    type: str
    version: int = 0
    seat: int | None = None
    phase: str = ""
    over: bool = False
    legal: list[Choice] = []


class Socket(asyncio.Protocol):
    """A bare WebSocket client: the driver must cost less than what it measures."""

    def __init__(self, port: int, path: str, cookie: str, hear: Callable[[bytes, Socket], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self.hear = hear
        self.buffer = bytearray()
        self.open = False
        self.taken = 0
        """Bytes that came."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        self.taken += len(data)
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.open = True
        while (frame := self.frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self.hear(payload, self)
            elif opcode == 9:
                self.send(payload, 10)

    def frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        found = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return found

    def send(self, payload: bytes, opcode: int = 1) -> None:
        assert len(payload) < 65536
        size = bytes([128 | len(payload)]) if len(payload) < 126 else bytes([254]) + len(payload).to_bytes(2, "big")
        self.transport.write(bytes([128 | opcode]) + size + bytes(4) + payload)  # masked with zeros


@dataclass
class Driver:
    """One table: five sockets, an action at a time."""

    id: str
    pick: Callable[[str, list[Choice], random.Random], str]
    interval: float
    rng: random.Random
    sockets: list[Socket] = field(default_factory=list)
    sent: dict[int, float] = field(default_factory=dict)
    due: float = 0.0
    waits: list[float] = field(default_factory=list)
    sights: list[float] = field(default_factory=list)
    seen: dict[int, int] = field(default_factory=dict)
    moves: int = 0
    over: bool = False
    wanted: int = SOCKETS
    """Sockets that must have seen a move until it is seen by all."""
    decode: msgspec.json.Decoder[Heard] = field(default_factory=lambda: msgspec.json.Decoder(Heard))

    def hear(self, payload: bytes, socket: Socket) -> None:
        if payload.startswith(b'{"type":"accepted"'):
            version = self.decode.decode(payload).version
            self.waits.append(time.perf_counter() - self.sent[version])
            self.moves += 1
        elif payload.startswith(b'{"type":"state"'):
            heard = self.decode.decode(payload)
            count = self.seen[heard.version] = self.seen.get(heard.version, 0) + 1
            if count == self.wanted and heard.version in self.sent:
                self.sights.append(time.perf_counter() - self.sent.pop(heard.version))
                del self.seen[heard.version]
            self.over = heard.over
            if heard.legal and not heard.over:
                self.act_later(heard, socket)
        elif payload.startswith((b'{"type":"error"', b'{"type":"refused"', b'{"type":"stale"')):
            raise AssertionError(payload)

    def act_later(self, heard: Heard, socket: Socket) -> None:
        now = time.perf_counter()
        self.due = max(self.due + self.interval, now) if self.due else now + self.rng.random() * self.interval
        loop = asyncio.get_running_loop()
        if self.due <= now:
            self.act(heard, socket)
        else:
            loop.call_later(self.due - now, self.act, heard, socket)

    def act(self, heard: Heard, socket: Socket) -> None:
        action = self.pick(heard.phase, heard.legal, self.rng)
        self.sent[heard.version + 1] = time.perf_counter()
        socket.send(msgspec.json.encode({"type": "act", "id": "x", "action": action, "version": heard.version}))


def any_legal(phase: str, legal: list[Choice], rng: random.Random) -> str:
    return rng.choice(legal).action


def sensible(phase: str, legal: list[Choice], rng: random.Random) -> str:
    """Age of Steam without ruin at once: a few shares, no bidding, building and delivering."""
    actions = [choice.action for choice in legal]
    if phase == "issue_shares":
        return actions[min(3, len(actions) - 1)]
    quiet = [action for action in actions if action in ("drop", "pass")]
    if phase == "determine_player_order" and quiet:
        return quiet[0]
    loud = [action for action in actions if action.startswith(("build", "deliver"))]
    return rng.choice(loud or actions)


def start_server(folder: pathlib.Path, port: int, pythonpath: str) -> subprocess.Popen[bytes]:
    settings = {
        "data": folder / "data",
        "port": port,
        "rate_limits": "false",
        "extra_games": "tests.server.toys",
        "log": "warning",
        "tables_in_memory": 2000,
    }
    environment = {**os.environ, **{f"STEAMSHED_{name.upper()}": str(value) for name, value in settings.items()}}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [pythonpath, str(ROOT)]))
    process = subprocess.Popen(
        [sys.executable, "-m", "steamshed.cli", "serve"], env=environment, stdout=subprocess.DEVNULL
    )
    for _ in range(600):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200:
                return process
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError("the server did not start")


class People:
    """Players with sessions."""

    def __init__(self, address: str, count: int = SOCKETS) -> None:
        self.browsers = [httpx.Client(base_url=address, timeout=60) for _ in range(count)]
        for number, browser in enumerate(self.browsers):
            browser.headers["X-CSRF-Token"] = browser.get("/api/me").json()["csrf"]
            me = browser.post("/api/guest", json={"name": f"Player {number + 1}"}).json()
            browser.headers["X-CSRF-Token"] = me["csrf"]

    def table(self, game: str, options: dict[str, object]) -> str:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(self.browsers) - 1)]
        made = self.browsers[0].post("/api/tables", json={"game": game, "seats": seats, "options": options})
        made.raise_for_status()
        id: str = made.json()["id"]
        for browser in self.browsers[1:]:
            browser.post(f"/api/tables/{id}/join", json={}).raise_for_status()
        return id

    def cookie(self, number: int) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.browsers[number].cookies.items())


@dataclass
class Result:
    moves: float
    """A second."""
    accepted: list[float]
    seen: list[float]
    processor: float
    """Milliseconds of processor time of the server for one move."""


async def drive(
    port: int, drivers: list[Driver], people: People, seconds: float, query: str, server: psutil.Process
) -> Result:
    loop = asyncio.get_running_loop()
    for driver in drivers:
        for number in range(SOCKETS):
            path, cookie = f"/ws/tables/{driver.id}{query}", people.cookie(number)

            def make(path: str = path, cookie: str = cookie, driver: Driver = driver) -> Socket:
                return Socket(port, path, cookie, driver.hear)

            _, socket = await loop.create_connection(make, "127.0.0.1", port)
            driver.sockets.append(socket)
    await asyncio.sleep(1.0)  # everybody has warmed up
    for driver in drivers:
        driver.moves, driver.waits, driver.sights = 0, [], []
    started, used = time.perf_counter(), sum(server.cpu_times()[:2])
    await asyncio.sleep(seconds)
    spent, used = time.perf_counter() - started, sum(server.cpu_times()[:2]) - used
    moves = sum(driver.moves for driver in drivers)
    for driver in drivers:
        for one in driver.sockets:
            one.transport.abort()
    accepted = sorted(wait for driver in drivers for wait in driver.waits)
    seen = sorted(sight for driver in drivers for sight in driver.sights)
    return Result(moves / spent, accepted, seen, used * 1000 / max(1, moves))


def percentile(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(len(values) * part))] * 1000 if values else float("nan")


def commits_a_second(folder: pathlib.Path, count: int = 200) -> float:
    """Single durable commits, one after the other."""
    connection = sqlite3.connect(folder / "reference.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE t (n INTEGER, text TEXT)")
    started = time.perf_counter()
    for number in range(count):
        connection.execute("INSERT INTO t VALUES (?, ?)", (number, "x" * 150))
    spent = time.perf_counter() - started
    connection.close()
    return count / spent


def idle_memory(process: psutil.Process, people: People, count: int) -> float:
    """Kilobytes that the server grows by for each loaded table with a whole game of Age of Steam."""
    record = (ROOT / "tests/records/age_of_steam/4_players_official.txt").read_text()
    headers = {"Content-Type": "text/plain"}
    before = 0
    for number in range(count + 10):
        if number == 10:
            before = process.memory_info().rss
        people.browsers[0].post("/api/records", content=record, headers=headers).raise_for_status()
    return (process.memory_info().rss - before) / count / 1000


def run(seconds: float, only: str, pythonpath: str) -> None:
    import socket

    with tempfile.TemporaryDirectory(prefix="steamshed-bench-", dir=os.environ.get("BENCH_DIR")) as name:
        folder = pathlib.Path(name)
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        print(
            f"reference: plain loop {reference() * 1e6:.0f} us, SQLite {commits_a_second(folder):.0f} single commits/s"
        )
        process = start_server(folder, port, pythonpath)
        try:
            measure(port, seconds, only, psutil.Process(process.pid))
        finally:
            process.terminate()
            process.wait(20)


def measure(port: int, seconds: float, only: str, process: psutil.Process) -> None:
    people = People(f"http://127.0.0.1:{port}")
    print(f"{TABLES} tables x {SOCKETS} sockets, one process, SQLite")
    cases: list[tuple[str, str, dict[str, object], float | None, str]] = [
        ("tally, 1,000 moves/s asked for", "tally", {"goal": 1_000_000}, 1000, ""),
        ("tally, as fast as it goes", "tally", {"goal": 1_000_000}, None, ""),
        ("Age of Steam, 150 moves/s asked for", "age_of_steam", {}, 150, ""),
        ("Age of Steam, same, changes only", "age_of_steam", {}, 150, "?changes=1"),
        ("Age of Steam, as fast as it goes", "age_of_steam", {}, None, "?changes=1"),
    ]
    seen = f"{'seen by all p50':>17}{'p99 ms':>8}"
    print(f"{'':<38}{'moves/s':>9}{'accepted p50':>14}{'p99 ms':>8}{seen}{'cpu ms/move':>13}")
    for title, game, options, rate, query in cases:
        if only not in title:
            continue
        pick = any_legal if game == "tally" else sensible
        interval = TABLES / rate if rate else 0.0
        drivers = [
            Driver(people.table(game, options), pick, interval, random.Random(number)) for number in range(TABLES)
        ]
        found = asyncio.run(drive(port, drivers, people, seconds, query, process))
        print(
            f"{title:<38}{found.moves:>9.0f}{percentile(found.accepted, 0.5):>14.1f}"
            f"{percentile(found.accepted, 0.99):>8.1f}{percentile(found.seen, 0.5):>17.1f}"
            f"{percentile(found.seen, 0.99):>8.1f}{found.processor:>13.2f}"
        )
        over = sum(driver.over for driver in drivers)
        if over:
            print(f"  ({over} of {TABLES} games were over before the end)")
    print(f"memory of an idle table (Age of Steam, whole game): {idle_memory(process, people, 100):.0f} kB")
    print(f"memory of the server: {process.memory_info().rss / 1e6:.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--only", default="", help="only the lines that contain this text")
    chosen = parser.parse_args()
    run(chosen.seconds, chosen.only, os.environ.get("PYTHONPATH", ""))


if __name__ == "__main__":
    main()
