"""A disk that is full, a database that is locked or read-only: the player is told, and play goes on when it is over."""

from __future__ import annotations

import asyncio
import logging
import pathlib
import resource
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import pytest_asyncio

from steamshed.server import security
from steamshed.server.api import context
from steamshed.server.settings import Settings
from steamshed.server.storage import schema, writer
from steamshed.server.storage.store import Store, Unavailable
from steamshed.server.storage.writer import Writer
from tests.server.harness import Person, Running


@pytest_asyncio.fixture
async def store(tmp_path: pathlib.Path) -> AsyncIterator[Store]:
    made = Store(Settings(data=tmp_path))
    await made.open()
    yield made
    await made.close()


async def put(store: Store, name: str, value: str = "x") -> None:
    await store.write(schema.facts.insert().values(name=name, value=value))


async def test_a_full_disk_is_told_and_got_over(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    original = writer.set_up

    def small(made: sqlite3.Connection) -> None:
        original(made)
        made.execute("PRAGMA max_page_count = 1")  # no more pages than there are now

    monkeypatch.setattr(writer, "set_up", small)
    with caplog.at_level(logging.WARNING, "steamshed"):
        for number in range(3):
            with pytest.raises(Unavailable, match="full"):
                await put(store, f"big {number}", "x" * 100_000)
    assert "full" in str(store.trouble)
    assert caplog.text.count("the database cannot be used") == 1
    monkeypatch.undo()
    await put(store, "after", "x" * 100_000)
    assert store.trouble is None


async def test_a_locked_database_is_told_and_got_over(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "LOCKED", 0.2)
    with closing(sqlite3.connect(store.settings.sqlite_file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        started = time.monotonic()
        with pytest.raises(Unavailable, match="locked"):
            await put(store, "meanwhile")
        assert time.monotonic() - started < 5
        assert "locked" in str(store.trouble)
        other.execute("ROLLBACK")
    await put(store, "after")
    await store.try_writing()
    assert store.trouble is None


async def test_a_database_that_may_not_be_written_is_told_and_got_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = writer.set_up

    def read_only(made: sqlite3.Connection) -> None:
        original(made)
        made.execute("PRAGMA query_only = ON")

    monkeypatch.setattr(writer, "set_up", read_only)
    for _ in range(2):
        with pytest.raises(Unavailable, match="readonly"):
            await put(store, "meanwhile")
    with pytest.raises(Unavailable, match="readonly"):
        await store.try_writing()
    monkeypatch.undo()
    await put(store, "after")
    await store.try_writing()
    assert store.trouble is None


async def test_who_is_signed_in_may_look_while_nothing_can_be_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That he was here is noted now and then, but need not be."""
    values = {"digest": security.digest("secret"), "user": "ann", "created": 0.0, "seen": 0.0, "expires": 1e12}
    await store.write(
        schema.users.insert().values(id="ann", name="Ann", settings="{}", created=0.0),
        schema.sessions.insert().values(**values),
    )

    async def full(*changes: object) -> None:
        raise Unavailable("the disk is full")

    monkeypatch.setattr(store, "write", full)
    server: Any = SimpleNamespace(store=store)
    found = await context.find_user(server, "secret")
    assert found is not None
    assert found.name == "Ann"


async def test_nothing_ends_the_writer(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Writer(tmp_path / "x.sqlite")
    await made.submit([("CREATE TABLE t (n INTEGER PRIMARY KEY)", ())])
    one = ("INSERT INTO t VALUES (?)", (1,))
    for bad in (2**80, "\ud800", object()):
        results = await asyncio.gather(
            made.submit([("INSERT INTO t VALUES (?)", (bad,))]), made.submit([one]), return_exceptions=True
        )
        assert isinstance(results[0], Exception)
        assert made.thread.is_alive()
        await made.submit([("DELETE FROM t", ())])

    def broken(connection: sqlite3.Connection) -> None:
        raise OSError("no such device")

    made.disconnect()
    monkeypatch.setattr(writer, "set_up", broken)
    with pytest.raises(OSError, match="device"):
        await made.submit([one])
    monkeypatch.undo()
    await made.submit([one])
    made.close()


async def test_a_player_is_told_that_a_move_was_not_stored_and_plays_on_when_there_is_room(
    tmp_path: pathlib.Path,
) -> None:
    """A real process that may not make its files any longer, for a while."""
    server = Running(tmp_path).start()
    ann = await Person(server.address).be_guest("Ann")
    table = await ann.make("tally", "me", "me", options={"goal": 1_000_000})
    assert server.process is not None
    unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    try:
        async with ann.at(table) as line:
            await line.until("state")
            await line.play("add 1")
            version = line.state["version"]
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, unlimited[1]))
            for _ in range(3):
                answer = await line.act("add 2")
                assert (answer["type"], answer["error"]["id"]) == ("error", "not-stored")
            refused = await ann.post("/tables", {"game": "tally", "seats": [{"kind": "me"}, {"kind": "me"}]})
            assert (refused.status_code, refused.json()["error"]["id"]) == (503, "not-stored")
            assert (await ann.get(f"/tables/{table}")).status_code == 200  # what is there can be looked at
            await asyncio.sleep(1.1)  # health is looked at once a second
            unwell = await asyncio.to_thread(httpx.get, f"{server.address}/api/health")
            assert (unwell.status_code, unwell.json()["status"]) == (503, "failing")
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
            assert line.state["version"] == version
            await line.play("add 3")
        log = (await ann.get(f"/tables/{table}/log")).json()["entries"]
        assert [entry["action"] for entry in log] == ["add 1", "add 3"]
        assert (await ann.make("tally", "me", "me")) != table
        await asyncio.sleep(1.1)
        assert (await asyncio.to_thread(httpx.get, f"{server.address}/api/health")).status_code == 200
    finally:
        await ann.close()
        server.stop()
