"""Lists of tables: who sees what in which order, page after page, and quickly among a hundred thousand."""

from __future__ import annotations

import pathlib
import statistics
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bench.crowd import ME, fill
from steamshed.server.errors import Problem
from steamshed.server.settings import Settings
from steamshed.server.storage.store import Store
from steamshed.server.tables.lists import PAGE, page_of, queries

MANY = 100_000
SOON = 0.02


async def opened(folder: pathlib.Path, count: int) -> Store:
    store = Store(Settings(data=folder))
    await store.open()
    await fill(store, count)
    return store


@pytest_asyncio.fixture
async def few(tmp_path: pathlib.Path) -> AsyncIterator[Store]:
    store = await opened(tmp_path, 600)
    yield store
    await store.close()


@pytest.mark.parametrize("user", [None, "user7", ME])
@pytest.mark.parametrize("filter", ["mine", "open", "running", "finished"])
async def test_pages_have_all_that_one_may_see_once_and_in_order(few: Store, filter: str, user: str | None) -> None:
    seen: list[Any] = []
    after = ""
    while True:
        rows, rest = await page_of(few, filter, user, after)
        seen += rows
        assert len(rows) == PAGE or rest is None
        if rest is None:
            break
        after = rest
    expected = {row.id for query in queries(filter, user) for row in await few.rows(query)}
    assert len(seen) == len(expected)
    assert {row.id for row in seen} == expected
    assert [row.changed for row in seen] == sorted((row.changed for row in seen), reverse=True)
    for row in seen:
        if filter == "mine":
            assert user is not None
            assert user in row.people
        else:
            assert row.state == filter
            assert row.privacy == "public" or (user is not None and user in row.people)


@pytest.mark.parametrize("after", ["x", "1.0", ",", "a,b"])
async def test_a_place_that_no_list_gave_is_refused(few: Store, after: str) -> None:
    with pytest.raises(Problem, match="after"):
        await page_of(few, "open", None, after)


async def test_every_list_is_quick_among_a_hundred_thousand_tables(tmp_path: pathlib.Path) -> None:
    store = await opened(tmp_path, MANY)
    slow = {}
    for filter in ("mine", "open", "running", "finished"):
        for user in (None, "user7", ME):
            for after in ("", f"{1e9 + 5_000_000!r},table"):
                spent = []
                for _ in range(5):
                    started = time.process_time()  # of all threads: others on this machine are not counted
                    await page_of(store, filter, user, after)
                    spent.append(time.process_time() - started)
                slow[filter, user, after] = statistics.median(spent)
    await store.close()
    assert max(slow.values()) < SOON, slow
