"""Something to watch: people first, else bots of the house, who play only while somebody looks."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Iterator

import pytest

from tests.server.harness import Person, Running


@pytest.fixture
def own(tmp_path: pathlib.Path) -> Iterator[Running]:
    made = Running(tmp_path).start()
    yield made
    made.stop()


async def to_watch(person: Person) -> str:
    answer = await person.http.post("/api/watch")
    assert answer.status_code == 200, answer.text
    id: str = answer.json()["id"]
    return id


async def count(person: Person, table: str) -> int:
    return len((await person.get(f"/tables/{table}/log")).json()["entries"])


async def test_bots_play_while_somebody_watches_and_rest_when_nobody_does(own: Running) -> None:
    eve = Person(own.address)
    table = await to_watch(eve)
    assert await to_watch(eve) == table
    await asyncio.sleep(0.5)
    assert await count(eve, table) == 0
    async with eve.at(table) as line:
        await line.until("state")
        assert line.table["mine"] == []
        assert {player["bot"] for player in line.table["players"]} == {"strong"}
        while line.state["number"] < 3:
            await line.until("state")
    await asyncio.sleep(1.5)  # what a bot was thinking about is played
    rested = await count(eve, table)
    await asyncio.sleep(1.5)
    assert await count(eve, table) == rested
    rows = (await eve.get("/tables", filter="running")).json()["tables"]
    assert rows == []
    await eve.close()


async def test_people_are_more_worth_watching(own: Running) -> None:
    ann = await Person(own.address).be_guest("Ann")
    table = await ann.make("tally", "me", "me")
    assert await to_watch(ann) == table
    private = await ann.make("tally", "me", "me", privacy="private")
    assert await to_watch(ann) == table != private
    await ann.close()
