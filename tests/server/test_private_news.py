"""What a page would have to ask for after a move comes over its socket, to whom it concerns and to nobody else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import pytest_asyncio

from steamshed.server.api.shapes import NoClock
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.settings import Settings
from steamshed.server.storage.store import Store
from steamshed.server.tables import lists, private_news
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.private_news import PrivateNews
from steamshed.server.tables.table import Table, TableInfo
from tests.server.harness import Line, Person, Running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    made = Running(tmp_path_factory.mktemp("news"), order_delay=1000).start()
    yield made
    made.stop()


Two = tuple[Person, Person]


@pytest_asyncio.fixture
async def two(running: Running) -> AsyncIterator[Two]:
    ann, ben = [await Person(running.address).be_guest(name) for name in ("Ann", "Ben")]
    yield ann, ben
    await ann.close()
    await ben.close()


async def table_of(two: Two, game: str = "tally", **more: Any) -> str:
    table = await two[0].make(game, "me", "open", **more)
    await two[1].join(table)
    return table


async def quiet(*lines: Line) -> None:
    """Until all that was sent has been heard."""
    for _ in range(2):  # what is asked for in the first round comes before the answer of the second
        for line in lines:
            await line.send("ping")
            await line.until("pong")


def heard_since(line: Line, number: int) -> Counter[str]:
    return Counter(message["type"] for message in line.heard[number:] if message["type"] != "pong")


async def test_a_move_is_one_message_for_each_who_is_there(two: Two) -> None:
    table = await table_of(two)
    async with two[0].at(table, "?changes=1") as ann, two[1].at(table, "?changes=1") as ben:
        await quiet(ann, ben)
        for turn in range(6):
            mover, other = (ann, ben) if turn % 2 == 0 else (ben, ann)
            before = len(mover.heard), len(other.heard)
            await mover.act("add 1")
            await quiet(ann, ben)
            assert heard_since(mover, before[0]) == {"accepted": 1, "state": 1}
            assert heard_since(other, before[1]) == {"state": 1}


async def test_who_is_at_another_table_is_told_which_ones_wait_for_him(two: Two) -> None:
    here, there = await table_of(two), await table_of(two)
    async with two[0].at(here) as ann, two[0].at(there) as also_ann, two[1].at(there) as ben:
        await quiet(ann, also_ann, ben)
        before = len(ann.heard), len(also_ann.heard), len(ben.heard)
        await also_ann.act("add 1")
        told = await ann.until("waiting")
        assert [row["id"] for row in told["tables"]] == [here]  # it waits for Ben now
        await quiet(also_ann, ben)
        await ben.act("add 1")
        told = await ann.until("waiting")
        assert {row["id"] for row in told["tables"]} == {here, there}
        assert all(row["my_turn"] for row in told["tables"])
        await quiet(ann, also_ann, ben)
        assert heard_since(ann, before[0]) == {"waiting": 2}
        assert heard_since(also_ann, before[1])["waiting"] == 0  # his page sees it
        assert heard_since(ben, before[2])["waiting"] == 0


async def test_orders_are_told_to_all_pages_of_their_owner_and_to_nobody_else(two: Two) -> None:
    table = await table_of(two)
    ben = two[1]
    async with ben.at(table) as one, two[0].at(table) as rival:
        await quiet(one, rival)
        assert heard_since(one, 0)["orders"] == 0  # there are none
        given = (await ben.post(f"/tables/{table}/orders", {"kind": "forced"})).json()
        told = await one.until("orders")
        assert told["orders"] == given
        async with ben.at(table) as another:  # who comes is told of those that there are
            assert (await another.until("orders"))["orders"] == given
        before = len(one.heard)
        await rival.act("add 1")
        await quiet(one, rival)
        found = heard_since(one, before)
        assert (found["state"], found["orders"]) == (1, 1)  # with the position the reasons change
        [order] = given["orders"]
        await ben.post(f"/tables/{table}/orders/withdraw", {"id": order["id"]})
        assert (await one.until("orders"))["orders"]["orders"] == []
        await quiet(one, rival)
        before = len(one.heard)
        await one.act("add 1")
        await quiet(one, rival)
        assert heard_since(one, before)["orders"] == 0
        # a page that shows them is told of the ways to order, too
        before = len(one.heard)
        await one.send("orders", yes=True)
        assert "ways" in (await one.until("orders"))["orders"]
        await rival.act("add 1")
        await quiet(one, rival)
        assert heard_since(one, before)["orders"] == 2
        await one.send("orders", yes=False)
        before = len(one.heard)
        await one.act("add 1")
        await quiet(one, rival)
        assert heard_since(one, before)["orders"] == 0
        assert heard_since(rival, 0)["orders"] == 0


async def test_what_other_workers_are_told_reaches_the_right_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def waiting_for(store: Any, user: str) -> list[Any]:
        asked.append(user)
        return []

    monkeypatch.setattr(lists, "waiting_for", waiting_for)
    monkeypatch.setattr(private_news, "PAUSE", 0.05)

    class Page:
        """A socket at a table."""

        def __init__(self, table: str) -> None:
            info = TableInfo(table, "T", "binario", {}, NoClock(), "bot", "public", "en", None, 0.0)
            self.loaded = LoadedTable(Table(info))
            self.told: list[str] = []

        def send_encoded(self, message: bytes) -> None:
            self.told.append("waiting")

        def orders_changed(self) -> None:
            self.told.append("orders")

    settings = Settings()
    tables = LoadedTables(settings, Store(settings), Fanout())
    news, here, there, other = PrivateNews(tables), Page("here"), Page("there"), Page("there")
    news.enter("ann", here)
    news.enter("ann", there)
    news.enter("ben", other)
    await tables.heard({"waits": ["ann"], "table": "there"})
    await asyncio.gather(*tables.tasks)
    assert (here.told, there.told, other.told) == (["waiting"], [], [])
    await tables.heard({"orders": "ann", "table": "there"})
    assert (here.told, there.told, other.told) == (["waiting"], ["orders"], [])
    # whoever has many pages is asked for once, however much happens
    for _ in range(20):
        await tables.heard({"waits": ["ann", "ben"], "table": "elsewhere"})
    await asyncio.gather(*tables.tasks)
    assert asked == ["ann", "ben", "ann"] or asked == ["ann", "ann", "ben"]
    assert (here.told, there.told, other.told) == (["waiting"] * 2, ["orders", "waiting"], ["waiting"])
    news.leave("ann", here)
    await tables.heard({"waits": ["ann"], "table": "there"})
    assert not tables.tasks  # the page that is there sees it
