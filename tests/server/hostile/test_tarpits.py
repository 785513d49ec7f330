"""Webhooks, browsers and name servers that keep the server waiting: they hold up nobody but who has named them."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
import pytest_asyncio

from steamshed.server.notices import guarded_post, slow_hosts
from steamshed.server.notices.slow_hosts import Hosts, LeftAlone
from steamshed.server.notices.wire import WaysOf, Wishes
from steamshed.server.storage import schema
from steamshed.server.tables.live_tables import LoadedTable
from testbed.services import free_port
from tests.server.hall import Browser, Clock, Hall, Receiver, hall
from tests.server.post import Post

TARPITS = 12
SOON = 5.0
"""Seconds in which news comes to whom it does not concern that others are slow. One tarpit takes 15."""


def told(way: Any) -> Wishes:
    return Wishes(WaysOf([way], [], [], [], []))


class Tarpit:
    """Takes connections and says nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.asked = 0
        self.waiting = self.most = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.asked += 1
        self.waiting += 1
        self.most = max(self.most, self.waiting)
        with contextlib.suppress(OSError):
            while await reader.read(1000):
                pass
        self.waiting -= 1
        writer.close()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Tarpit]:
        async with await asyncio.start_server(self.answer, "127.0.0.1", self.port):
            yield self


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest_asyncio.fixture
async def shed(tmp_path: pathlib.Path, clock: Clock, post: Post) -> AsyncIterator[Hall]:
    async with hall(tmp_path, clock, post) as made:
        yield made


@pytest_asyncio.fixture
async def tarpits() -> AsyncIterator[list[Tarpit]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Tarpit().open()) for _ in range(TARPITS)]


async def until(done: Callable[[], bool], seconds: float = SOON) -> bool:
    """Waits, by a clock that the test does not move."""
    end = time.monotonic() + seconds
    while not done() and time.monotonic() < end:
        await asyncio.sleep(0.02)
    return done()


async def hook_of(shed: Hall, table: LoadedTable, url: str) -> None:
    await shed.store.write(schema.hooks.insert().values(table=table.now.info.id, url=url))


async def test_twelve_tarpits_hold_up_no_mail_push_or_other_hook(shed: Hall, post: Post, tarpits: list[Tarpit]) -> None:
    """Twelve people name webhooks that never answer, for themselves, their tables and their browsers."""
    for number, tarpit in enumerate(tarpits):
        wishes = Wishes(WaysOf(["hook", "push"], [], [], [], []))
        slow = await shed.user(f"A{number:02}", wishes, hook=f"{tarpit.address}/mine")
        await Browser().subscribe(shed, slow, f"{tarpit.address}/browser")
        await hook_of(shed, await shed.table([slow, await shed.user(f"B{number:02}")]), f"{tarpit.address}/club")
    shed.clock.now += 1  # who is good comes last
    async with Receiver().open() as receiver:
        mailed, pushed = await shed.user("Y", told("mail")), await shed.user("Z", told("push"))
        hooked = await shed.user("Zoe", told("hook"), hook=f"{receiver.address}/mine")
        await Browser().subscribe(shed, pushed, f"{receiver.address}/browser")
        for one in (mailed, pushed, hooked):
            table = await shed.table([one, await shed.user(f"Other {one}")])
        await hook_of(shed, table, f"{receiver.address}/club")
        shed.clock.now += 61
        await shed.noticing.look()
        shed.sending.start()
        try:
            came = lambda: {path for path, _, _ in receiver.came}  # noqa: E731
            assert await until(lambda: came() == {"/mine", "/browser", "/club"} and len(post.mails) == 1), came()
            assert sum(tarpit.waiting for tarpit in tarpits) > TARPITS  # they are all still waited for
        finally:
            began = time.monotonic()
            await shed.sending.stop()
        assert time.monotonic() - began < 2


async def test_a_slow_browser_does_not_hold_up_the_others_of_the_same_person(shed: Hall, tarpits: list[Tarpit]) -> None:
    pushed = await shed.user("Ann", told("push"))
    await shed.table([pushed, await shed.user("Ben")])
    async with Receiver().open() as receiver:
        await Browser().subscribe(shed, pushed, f"{tarpits[0].address}/a")
        await Browser().subscribe(shed, pushed, f"{receiver.address}/b")
        shed.clock.now += 61
        await shed.noticing.look()
        shed.sending.start()
        try:
            assert await until(lambda: len(receiver.came) == 1)
        finally:
            await shed.sending.stop()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tarpit takes a fifth of a second."""
    monkeypatch.setattr(guarded_post, "SECONDS", 0.2)


async def fails(made: Hosts, url: str, account: str = "ann") -> str:
    """How posting fails."""
    try:
        await made.post(account, url, b"", {})
    except LeftAlone:
        return "left alone"
    except OSError:
        return "failed"
    return "taken"


async def test_a_host_that_does_not_answer_is_left_alone_for_longer_and_longer(
    clock: Clock, tarpits: list[Tarpit], short: None
) -> None:
    made, tarpit = Hosts(private=True), tarpits[0]
    for _ in range(slow_hosts.FAILURES):
        assert await fails(made, tarpit.address) == "failed"
    for pause in (60, 120, 240):
        assert await fails(made, tarpit.address) == "left alone"
        clock.now += pause - 1
        assert await fails(made, tarpit.address) == "left alone"
        clock.now += 2
        before = tarpit.asked
        found = await asyncio.gather(*(fails(made, tarpit.address, f"user {number}") for number in range(5)))
        assert sorted(found) == ["failed"] + ["left alone"] * 4  # one tries it for all
        assert tarpit.asked == before + 1
    assert await fails(made, tarpits[1].address) == "failed"  # others are asked


async def test_a_host_that_answers_again_is_trusted_again(clock: Clock, short: None) -> None:
    made, receiver = Hosts(private=True), Receiver()
    for _ in range(slow_hosts.FAILURES):
        assert await fails(made, receiver.address) == "failed"  # nobody is there
    async with receiver.open():
        assert await fails(made, receiver.address) == "left alone"
        clock.now += 61
        for _ in range(3):
            assert await made.post("ann", receiver.address, b"", {}) == 201
        clock.now -= 86400  # a clock that is put back keeps nobody out
        assert await made.post("ann", receiver.address, b"", {}) == 201


async def test_an_account_that_names_many_slow_hosts_holds_up_itself(
    clock: Clock, tarpits: list[Tarpit], short: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them under another name, so that none is known to be slow."""
    monkeypatch.setattr(slow_hosts, "BUDGET", 0.9)
    made = Hosts(private=True)
    found = await asyncio.gather(*(fails(made, tarpit.address, "eve") for tarpit in tarpits))
    assert sorted(found) == ["failed"] * 4 + ["left alone"] * (TARPITS - 4)
    async with Receiver().open() as receiver:
        with pytest.raises(LeftAlone) as caught:
            await made.post("eve", receiver.address, b"", {})
        assert await made.post("ann", receiver.address, b"", {}) == 201
        clock.now += caught.value.seconds + 0.01
        assert await made.post("eve", receiver.address, b"", {}) == 201


async def test_few_wait_for_one_host_at_the_same_time(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = most = 0

    async def never(*about: object) -> int:
        nonlocal waiting, most
        waiting += 1
        most = max(most, waiting)
        await asyncio.sleep(0.05)
        waiting -= 1
        raise OSError("no answer")

    monkeypatch.setattr(guarded_post, "post", never)
    made = Hosts(private=True)
    found = await asyncio.gather(*(fails(made, "https://slow.example", f"user {number}") for number in range(40)))
    assert most == slow_hosts.AT_ONCE
    # until the third has failed others take the places of the first two
    assert slow_hosts.AT_ONCE <= found.count("failed") < slow_hosts.AT_ONCE + slow_hosts.FAILURES
    assert found.count("failed") + found.count("left alone") == 40


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A name server that does not answer for one zone."""
    asked, over = socket.getaddrinfo, threading.Event()

    def ask(host: Any, *rest: Any, **more: Any) -> Any:
        if str(host).endswith(".silent.example"):
            over.wait(30)
            raise socket.gaierror("no answer")
        return asked(host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", ask)
    yield
    over.set()


async def test_a_name_server_that_does_not_answer_takes_no_thread_that_others_need(silent: None, short: None) -> None:
    names = (f"https://host{number}.silent.example/" for number in range(40))
    slow = [asyncio.create_task(guarded_post.post(name, b"", {})) for name in names]
    await asyncio.sleep(0.05)
    await asyncio.wait_for(asyncio.to_thread(lambda: None), 2)
    async with Receiver().open() as receiver:
        assert await guarded_post.post(receiver.address, b"", {}, private=True) == 201
    assert {type(error) for error in await asyncio.gather(*slow, return_exceptions=True)} == {OSError}
