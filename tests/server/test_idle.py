"""A server at which nothing happens asks its database for little, and lets SQLite count what its tables hold."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import sqlite3
import time
from collections import Counter
from typing import Any

import pytest

from steamshed.server.app import create_app, running
from steamshed.server.settings import Settings
from steamshed.server.storage import schema, writer
from steamshed.server.storage.store import Store

MOST = 7.0
"""Questions and changes a second; each takes a fraction of a millisecond."""
SECONDS = 4.0


async def test_an_idle_server_asks_little(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[str] = Counter()

    def counting(name: str) -> Any:
        work = getattr(Store, name)

        async def counted(self: Store, *arguments: Any) -> Any:
            asked[f"{name} {str(arguments[0])[:200]}"] += 1
            return await work(self, *arguments)

        return counted

    settings = Settings(data=tmp_path)
    async with running(create_app(settings), settings):
        await asyncio.sleep(1.0)
        for name in ("rows", "row", "write"):
            monkeypatch.setattr(Store, name, counting(name))
        await asyncio.sleep(SECONDS)
        monkeypatch.undo()
    assert asked.total() / SECONDS <= MOST, asked


async def test_an_idle_server_takes_less_than_a_fiftieth_of_a_core(tmp_path: pathlib.Path) -> None:
    settings = Settings(data=tmp_path)
    async with running(create_app(settings), settings):
        await asyncio.sleep(3.0)  # everything was done once, and statements are known
        began, spent = time.monotonic(), time.process_time()
        await asyncio.sleep(2 * SECONDS)
        share = (time.process_time() - spent) / (time.monotonic() - began)
    assert share < 0.02, share


async def test_sqlite_counts_what_its_tables_hold(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "OPTIMISED", -1.0)
    store = Store(Settings(data=tmp_path))
    await store.open()
    users = schema.users
    for number in range(50):
        values = {"id": f"u{number}", "name": "U", "settings": "{}", "created": 0.0, "email": f"{number}@example.org"}
        await store.write(users.insert().values(**values))
    for number in range(3):
        await store.write(users.update().where(users.c.email == f"{number}@example.org").values(name="V"))
    await store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "steamshed.sqlite")) as stored:
        counted = {row[0] for row in stored.execute("SELECT tbl FROM sqlite_stat1")}
    assert "users" in counted
