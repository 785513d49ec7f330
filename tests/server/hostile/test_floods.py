"""Floods: many messages, many sockets, slow headers, expensive reads. None of them may be felt by the others."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import socket
import statistics
import time
from collections.abc import AsyncIterator, Iterator

import httpx
import psutil
import pytest
import websockets

from steamshed.server.errors import Problem
from steamshed.server.jobs.replay_processes import Readers
from steamshed.server.limits import COUNTS, LIMITS, Crowd
from tests.server.harness import Line, Person, Running

RECORD = pathlib.Path(__file__).parents[2] / "records" / "railroad_revolution" / "4_players_standard.txt"


@pytest.fixture
def limited(tmp_path: pathlib.Path) -> Iterator[Running]:
    """A server that limits what one may do; one for each test, so that the sockets of another do not count."""
    settings = {"rate_limits": "true", "sockets_per_person": 6, "sockets_per_address": 9, "header_seconds": 1.5}
    running = Running(tmp_path, **settings).start()
    yield running
    running.stop()


@contextlib.asynccontextmanager
async def lines(person: Person, table: str, count: int) -> AsyncIterator[list[Line]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(person.at(table)) for _ in range(count)]


async def test_messages_of_a_person_count_together_at_all_sockets(limited: Running) -> None:
    ann = await Person(limited.address).be_guest("Ann")
    table = await ann.make("tally", "me", "me")
    burst, refill, *_ = LIMITS["person"]
    async with lines(ann, table, 5) as sockets:
        started = time.monotonic()
        answers = await asyncio.gather(*(pongs(line, started + 3.0) for line in sockets))
        spent = time.monotonic() - started
        assert burst < sum(answers) <= burst + refill * spent + 5
        for line in sockets:
            line.connection.transport.abort()  # much still waits to be read; nobody waits for that
    await ann.close()


async def pongs(line: Line, until: float) -> int:
    """Sends pings without waiting for the answers; how many answers come."""

    async def flood() -> None:
        while time.monotonic() < until:
            await line.send("ping")
            await asyncio.sleep(0.001)

    sending, count = asyncio.create_task(flood()), 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(until - time.monotonic()):
            while True:
                count += (await line.hear())["type"] == "pong"
    sending.cancel()
    return count


async def test_sockets_of_a_person_and_of_an_address_are_capped(limited: Running) -> None:
    ann, ben = [await Person(limited.address).be_guest(name) for name in ("Ann", "Ben")]
    table = await ann.make("tally", "me", "me")
    async with lines(ann, table, 6) as sockets:
        for line in sockets:
            await line.until("state")
        assert await refusal(ann, table) == ("too-many-lines", 4429)
        async with lines(ben, table, 3) as others:  # another person, but from the same address
            for line in others:
                await line.until("state")
            assert await refusal(ben, table) == ("too-many-lines", 4429)
    async with asyncio.timeout(10):
        while await opens(ann, table) != "state":  # those that are closed do not count, once the server has noticed
            await asyncio.sleep(0.05)
    await ann.close()
    await ben.close()


async def opens(person: Person, table: str) -> str:
    """What comes first that says whether somebody may watch: the state, or an error."""
    async with person.at(table) as line:
        while (heard := (await line.hear())["type"]) not in ("state", "error"):
            pass
        return str(heard)


async def refusal(person: Person, table: str) -> tuple[str, int]:
    async with person.at(table) as line:
        error = (await line.until("error"))["error"]["id"]
        with contextlib.suppress(websockets.exceptions.ConnectionClosed):
            await line.hear()
        return error, line.connection.close_code or 0


def test_a_crowd_without_limits_has_room_for_all() -> None:
    crowd = Crowd()
    assert all(crowd.enter("1.2.3.4", "ann") for _ in range(1000))
    for _ in range(1000):
        crowd.leave("1.2.3.4", "ann")
    assert not crowd.open


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /api/health HT", b"GET /api/health HTTP/1.1\r\nHost: x\r\nA: b\r\n"],
    ids=["nothing", "half a line", "half the headers"],
)
def test_headers_that_do_not_come_close_the_connection(limited: Running, said: bytes) -> None:
    assert closed_after(limited, said) < 6


def test_headers_of_a_second_request_that_do_not_come_close_the_connection(limited: Running) -> None:
    whole = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    assert closed_after(limited, whole + b"GET /api/he") < 8


def test_headers_that_come_a_letter_at_a_time_close_the_connection(limited: Running) -> None:
    with socket.create_connection(("127.0.0.1", limited.port), 10) as slow:
        started = time.monotonic()
        slow.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        with contextlib.suppress(OSError):
            while time.monotonic() - started < 8:
                slow.sendall(b"a")
                time.sleep(0.1)
        assert time.monotonic() - started < 6


async def test_a_body_that_does_not_come_is_refused(limited: Running) -> None:
    ann = await Person(limited.address).be_guest("Ann")
    cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    known = f"Cookie: {cookies}\r\nX-CSRF-Token: {ann.csrf}\r\nContent-Length: 100\r\n\r\n{{"
    with socket.create_connection(("127.0.0.1", limited.port), 10) as slow:
        slow.sendall(f"POST /api/tables HTTP/1.1\r\nHost: x\r\n{known}".encode())
        started = time.monotonic()
        assert (await asyncio.to_thread(slow.recv, 4096)).startswith(b"HTTP/1.1 408")
        assert time.monotonic() - started < 6
    await ann.close()


def closed_after(server: Running, said: bytes) -> float:
    """Seconds until the server closes a connection on which nothing more is said."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as slow:
        started = time.monotonic()
        slow.sendall(said)
        with contextlib.suppress(ConnectionResetError):
            while slow.recv(65536):
                pass
        return time.monotonic() - started


# -- expensive reads -----------------------------------------------------------------------------------------------


async def test_parallel_histories_leave_a_bystander_in_peace(tmp_path: pathlib.Path) -> None:
    """Eight who leap about in a long game, and somebody who plays at another table: his answers take at most twice as
    long (but a few milliseconds are never felt), and the process that serves him does little of the work."""
    server = Running(tmp_path, log="warning").start()
    try:
        ann = await Person(server.address).be_guest("Ann")
        answer = await ann.http.post("/api/records", content=RECORD.read_bytes(), headers=ann.plain())
        record, last = answer.json()["id"], len((await ann.get(f"/tables/{answer.json()['id']}/log")).json()["entries"])
        table = await ann.make("tally", "me", "me", options={"goal": 1_000_000})
        async with ann.at(table) as line:
            await line.until("state")
            alone = await answers(line, 1.5)
            assert server.process is not None
            serving = psutil.Process(server.process.pid)
            used = sum(serving.cpu_times()[:2])
            done = asyncio.Event()
            async with httpx.AsyncClient(base_url=server.address, timeout=60) as crowd:
                leaping = [asyncio.create_task(leap(crowd, record, last, at, done)) for at in range(8)]
                await asyncio.sleep(2.5)  # the reader has started
                crowded = await answers(line, 3.0)
                done.set()
                looked = sum(await asyncio.gather(*leaping))
            used = (sum(serving.cpu_times()[:2]) - used) / looked
        assert looked > 8
        assert used < 0.015, f"{used * 1000:.1f} ms of processor time for every look"
        assert crowded < max(2 * alone, 0.05), f"{alone * 1000:.1f} ms alone, {crowded * 1000:.1f} ms among many"
        await ann.close()
    finally:
        server.stop()


async def answers(line: Line, seconds: float) -> float:
    """The median time until a move is accepted."""
    found, until = [], time.monotonic() + seconds
    while time.monotonic() < until:
        started = time.monotonic()
        assert (await line.act("add 1"))["type"] == "accepted"
        found.append(time.monotonic() - started)
        await line.until("state")
        await asyncio.sleep(0.02)
    return statistics.median(found)


async def leap(crowd: httpx.AsyncClient, table: str, last: int, at: int, done: asyncio.Event) -> int:
    count = 0
    while not done.is_set():
        path = "analysis" if count % 10 == 9 else f"at/{(last * (at + 1) * 7 + 131 * count) % last}"
        answer = await crowd.get(f"/api/tables/{table}/{path}")
        assert answer.status_code == 200, answer.text
        count += 1
    return count


async def test_one_address_cannot_keep_all_readers_to_itself() -> None:
    readers = Readers(0)
    done = [asyncio.create_task(readers.ask("1.1.1.1", time.sleep, 0.3)) for _ in range(COUNTS["looking back"].number)]
    await asyncio.sleep(0.05)
    with pytest.raises(Problem, match="Too much"):
        await readers.ask("1.1.1.1", time.sleep, 0.3)
    started = time.monotonic()
    await readers.ask("2.2.2.2", time.sleep, 0.01)
    assert time.monotonic() - started < 0.25
    for task in done:
        task.cancel()
    await asyncio.gather(*done, return_exceptions=True)
    assert not readers.queues


async def test_a_reader_that_dies_is_replaced() -> None:
    import os

    readers = Readers(1)
    with pytest.raises(Problem):
        await readers.ask("1.1.1.1", os._exit, 3)
    assert await readers.ask("1.1.1.1", len, "abc") == 3
    readers.close()
