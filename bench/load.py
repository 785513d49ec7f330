"""How many tables a server holds: 4 players at each, every player moving every 20 seconds, p99 below 200 ms.

Age of Steam. One process with SQLite, then four workers with PostgreSQL and Redis. The number of tables grows until a
move waits too long; memory is what the server grows by for the tables, and then for sockets that watch. A long run
keeps one number of tables busy (games that end are followed by new ones) and says whether memory grows.

    python -m bench.load [--tables 50,100,200] [--seconds 20] [--only sqlite|postgres]
    python -m bench.load --soak 3600 [--tables 50]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import pathlib
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import httpx
import psutil

from bench.server import ROOT, Driver, People, Socket, percentile, sensible
from testbed.services import NotInstalled, Postgres, Redis, require

PLAYERS = 4
BETWEEN = 20.0
"""Seconds between two moves of a player."""
LIMIT = 200.0
"""Milliseconds that the slowest of a hundred moves may wait."""
WATCHING = 200
"""Sockets to see how much memory one takes."""
GROWTH = 1.05
"""Memory in the second half of a long run may be so much of that in the first."""


@dataclass
class Shed:
    """A running server."""

    title: str
    port: int
    process: psutil.Process
    beside: dict[str, psutil.Process] = field(default_factory=dict)
    """What it needs that runs in processes of its own."""

    def spent(self) -> dict[str, float]:
        """Seconds of processor time so far, by what took them: the server with its workers, what is beside it, and
        who drives it."""
        roots = {"server": self.process, **self.beside}
        found = {name: sum(map(seconds_of, [root, *root.children(recursive=True)])) for name, root in roots.items()}
        return {**found, "driver": seconds_of(psutil.Process())}

    def memory(self) -> int:
        """Bytes of all its processes, but those of bots and readers, which do not grow with the tables."""
        workers = [child for child in self.process.children() if "multiprocessing" in " ".join(child.cmdline())]
        return sum(process.memory_info().rss for process in (self.process, *workers))


def seconds_of(process: psutil.Process) -> float:
    try:
        return float(sum(process.cpu_times()[:2]))
    except psutil.NoSuchProcess:
        return 0.0


@contextlib.contextmanager
def shed(title: str, **settings: object) -> Iterator[Shed]:
    """A server with these settings, in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="steamshed-load-") as folder, socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
        found.close()
        chosen = {"data": pathlib.Path(folder) / "data", "port": port, "rate_limits": "false", "log": "warning"}
        chosen |= {"tables_in_memory": 5000, "sockets_per_address": 0, "sockets_per_person": 0, **settings}
        environment = {**os.environ, **{f"STEAMSHED_{name.upper()}": str(value) for name, value in chosen.items()}}
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))
        command = [sys.executable, "-m", "steamshed.cli", "serve"]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            yield Shed(title, port, psutil.Process(process.pid))
        finally:
            everything = psutil.Process(process.pid).children(recursive=True)
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(30)
            for left in everything:
                with contextlib.suppress(psutil.NoSuchProcess):
                    left.kill()
            process.kill()
            process.wait()


def wait_for(port: int) -> None:
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=5).status_code == 200:
                return
        time.sleep(0.1)
    raise AssertionError("the server did not start")


class Room:
    """Tables that are played at."""

    def __init__(self, server: Shed, between: float = BETWEEN) -> None:
        self.server = server
        self.people = People(f"http://127.0.0.1:{server.port}", PLAYERS)
        self.interval = between / PLAYERS
        self.drivers: list[Driver] = []
        self.finished: list[Driver] = []
        self.numbers = itertools.count()

    async def grow(self, count: int) -> None:
        """Opens tables until there are so many."""
        while len(self.drivers) < count:
            self.drivers.append(await self.open())

    async def open(self) -> Driver:
        id = await asyncio.to_thread(self.people.table, "age_of_steam", {})
        driver = Driver(id, sensible, self.interval, random.Random(next(self.numbers)), wanted=PLAYERS)
        loop = asyncio.get_running_loop()
        for number in range(PLAYERS):
            path, cookie = f"/ws/tables/{id}?changes=1", self.people.cookie(number)

            def make(path: str = path, cookie: str = cookie) -> Socket:
                return Socket(self.server.port, path, cookie, driver.hear)

            _, line = await loop.create_connection(make, "127.0.0.1", self.server.port)
            driver.sockets.append(line)
        return driver

    async def close(self) -> None:
        for driver in self.drivers:
            for line in driver.sockets:
                line.transport.abort()
        for browser in self.people.browsers:
            browser.close()
        await asyncio.sleep(0.1)  # the transports are gone then

    async def watch(self, count: int) -> float:
        """Opens sockets that only watch; kilobytes that the server grows by for each."""
        before, loop, lines = self.server.memory(), asyncio.get_running_loop(), []
        for number in range(count):
            path = f"/ws/tables/{self.drivers[number % len(self.drivers)].id}?changes=1"

            def make(path: str = path) -> Socket:
                return Socket(self.server.port, path, "", lambda payload, line: None)

            lines.append(await loop.create_connection(make, "127.0.0.1", self.server.port))
        await asyncio.sleep(2.0)
        grown = self.server.memory() - before
        for transport, _ in lines:
            transport.abort()
        return grown / count / 1000

    def taken(self) -> int:
        """Bytes that came over all sockets of those who play."""
        return sum(line.taken for driver in self.drivers for line in driver.sockets)

    async def replace_finished(self) -> None:
        """Where a game is over, the next one begins."""
        for at, driver in enumerate(self.drivers):
            if driver.over:
                for line in driver.sockets:
                    line.transport.abort()
                self.finished.append(driver)
                self.drivers[at] = await self.open()

    async def measure(self, seconds: float) -> list[float]:
        """How long moves waited, in order."""
        for driver in (*self.drivers, *self.finished):
            driver.waits = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(min(1.0, seconds))
            await self.replace_finished()
        return sorted(wait for driver in (*self.drivers, *self.finished) for wait in driver.waits)


async def capacity(server: Shed, numbers: list[int], seconds: float, anyway: bool = False) -> int:
    """Prints a line for every number of tables; gives the most that were held. Goes on ``anyway`` when a move waits too
    long: cores and bytes can be counted on a busy machine, too."""
    room, held, memory = Room(server), 0, server.memory()
    for count in numbers:
        await room.grow(count)
        await asyncio.sleep(room.interval)  # everybody has begun to move
        before, bytes_before = server.spent(), room.taken()
        waits = await room.measure(seconds)
        spent, taken = server.spent(), room.taken() - bytes_before
        p50, p99 = percentile(waits, 0.5), percentile(waits, 0.99)
        each = (server.memory() - memory) / count / 1000
        print(
            f"{server.title:<28}{count:>8}{len(waits) / seconds:>10.1f}{p50:>10.1f}{p99:>10.1f}{each:>14.0f}",
            flush=True,
        )
        took = {name: spent[name] - before[name] for name in spent}
        cores = ", ".join(f"{name} {each / seconds:.2f}" for name, each in took.items())
        moves = max(1, len(waits))
        all_but = sum(each for name, each in took.items() if name != "driver")
        print(f"  cores: {cores}; a move: {1000 * all_but / moves:.1f} ms, {taken / moves / 1000:.1f} kB", flush=True)
        if not waits or p99 >= LIMIT:
            if anyway:
                continue
            break
        held = count
    print(f"  and {await room.watch(WATCHING):.0f} kB for every socket that watches")
    await room.close()
    return held


async def soak(server: Shed, count: int, seconds: float, between: float = BETWEEN, parts: int = 12) -> list[float]:
    """Keeps tables busy; the memory in megabytes after each part of the time."""
    room, found = Room(server, between), []
    await room.grow(count)
    for _ in range(parts):
        waits = await room.measure(seconds / parts)
        found.append(server.memory() / 1e6)
        ended = len(room.finished)
        print(f"  {found[-1]:.1f} MB, {len(waits)} moves, p99 {percentile(waits, 0.99):.1f} ms, {ended} games over")
    await room.close()
    return found


def grown(found: list[float]) -> float:
    """Memory of the last third in relation to that of the third before: the first is for warming up."""
    third = len(found) // 3
    return statistics.median(found[-third:]) / statistics.median(found[third : 2 * third])


def what_is_missing() -> str:
    """What four workers need and the machine does not have, in one line; empty if all is there."""
    try:
        require()
    except NotInstalled as error:
        return str(error)
    return ""


@contextlib.contextmanager
def with_postgres() -> Iterator[Shed]:
    database, channel = Postgres(), Redis()
    try:
        database.start()
        channel.start()
        with shed("4 workers, PostgreSQL", workers=4, database=database.address, redis=channel.address) as made:
            assert database.process is not None
            assert channel.process is not None
            made.beside = {
                "PostgreSQL": psutil.Process(database.process.pid),
                "Redis": psutil.Process(channel.process.pid),
            }
            yield made
    finally:
        channel.stop()
        database.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", default="", help="numbers of tables, separated by commas")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each number")
    parser.add_argument("--anyway", action="store_true", help="all numbers, however long a move waits")
    parser.add_argument("--only", choices=["sqlite", "postgres"], default=None)
    parser.add_argument("--soak", type=float, default=0.0, metavar="SECONDS", help="a long run instead")
    chosen = parser.parse_args()
    numbers = [int(number) for number in chosen.tables.split(",") if number]
    if chosen.soak:
        with shed("1 process, SQLite") as server:
            found = grown(asyncio.run(soak(server, (numbers or [50])[0], chosen.soak)))
        print(f"memory of the last third to that of the second: {found:.3f}")
        raise SystemExit(found > GROWTH)
    title = f"{'':<28}{'tables':>8}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'kB a table':>14}"
    print(f"Age of Steam, {PLAYERS} players at a table, each moving every {BETWEEN:.0f} s\n{title}")
    numbers = numbers or [50, 100, 200, 300, 400, 600, 800]
    lacking = "" if chosen.only == "sqlite" else what_is_missing()
    if lacking:
        print(f"NOT MEASURED: four workers with PostgreSQL and Redis. {lacking}", flush=True)
    if chosen.only != "postgres":
        with shed("1 process, SQLite") as server:
            held = asyncio.run(capacity(server, numbers, chosen.seconds, chosen.anyway))
            print(f"{server.title}: {held} tables are held")
    if chosen.only != "sqlite" and not lacking:
        with with_postgres() as server:
            held = asyncio.run(capacity(server, numbers, chosen.seconds, chosen.anyway))
            print(f"{server.title}: {held} tables are held")
    raise SystemExit(bool(lacking) and chosen.only == "postgres")


if __name__ == "__main__":
    main()
