"""Two workers that share PostgreSQL and Redis: everybody sees everything, one of two rivals loses, bots move once."""

from __future__ import annotations

import asyncio
import pathlib
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from steamshed.server.limits import LIMITS
from testbed.services import postgres, redis
from tests.server.harness import Person, Running
from tests.server.robots import TALLY, bot_line, owner_with_bot
from tests.server.services import require
from tests.server.test_storage import check_migrations

Pair = tuple[Running, Running]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    require()
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def workers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two server processes; behind a proxy they would be one address."""
    with redis() as channel:
        folder = tmp_path_factory.mktemp("workers")
        made = [Running(folder, database=database, redis=channel, order_delay=0) for _ in range(2)]
        with ThreadPoolExecutor() as both:
            list(both.map(Running.start, made))
        yield made[0], made[1]
        for running in made:
            running.stop()


async def test_two_workers_share_tables_chat_and_presence(workers: Pair) -> None:
    one, two = workers
    ann, ben = await Person(one.address).be_guest("Ann"), await Person(two.address).be_guest("Ben")
    table = await ann.make("tally", "me", "open")
    await ben.join(table)
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await b.until("state")
        while not a.table["players"][1]["online"]:
            await a.until("table")
        while not b.table["players"][0]["online"]:
            await b.until("table")
        await a.play("add 3")
        await b.until_state(a.state["version"])
        await b.play("add 2")
        await a.until_state(b.state["version"])
        await b.send("chat", text="Hello from over there")
        assert (await a.until("chat"))["entries"][0]["text"] == "Hello from over there"
        await b.send("undo", version=b.state["version"])
        await a.until("state", number=1)
        await a.send("propose", kind="end")
        vote = await b.a_vote()
        await b.send("vote", vote=vote["id"], yes=True)
        await a.until("state", over=True)
        await b.until("state", over=True)
    await ann.close()
    await ben.close()


async def test_a_bot_at_one_worker_plays_who_is_at_the_other(workers: Pair) -> None:
    one, two = workers
    owner, bot, token = await owner_with_bot(lambda: Person(one.address))
    async with bot_line(two, token) as line:
        await line.ready()
        table = await owner.make("tally", {"kind": "network", "bot": bot["id"]}, "me")
        await line.take()
        question = await line.hear("choose")
        async with bot_line(one, token) as newer:
            await newer.hear("hello")
            await newer.send("ready", steamshed=1, games=[TALLY])
            assert (await newer.hear("choose"))["id"] == question["id"]
            assert await line.ended() == (4409, "another-line")
            await newer.send("action", id=question["id"], action="add 2")
            await newer.hear("accepted")
            async with owner.at(table) as seat:
                await seat.until("state", seat=1)
            assert (await owner.post(f"/account/bots/{bot['id']}/revoke")).status_code == 200
            assert await newer.ended() == (4401, "bad-token")
    await owner.close()


async def test_two_workers_count_requests_together(database: str, tmp_path: pathlib.Path) -> None:
    """Thirty new tables are free, at whichever worker; workers that count for themselves would allow sixty."""
    burst, refill, *_ = LIMITS["make"]
    with redis() as channel:
        made = [Running(tmp_path, database=database, redis=channel, rate_limits="true") for _ in range(2)]
        with ThreadPoolExecutor() as both:
            list(both.map(Running.start, made))
        people = [Person(running.address) for running in made]
        for person in people:
            await person.look()
        body, started = {"game": "none", "seats": [{"kind": "me"}]}, time.monotonic()
        answers = [await people[number % 2].post("/tables", body) for number in range(36)]
        spent = time.monotonic() - started
        allowed = [answer.status_code != 429 for answer in answers]
        assert all(allowed[: int(burst)])
        assert sum(allowed) <= burst + spent * refill
        assert not all(allowed), "this took so long that the bucket was full again"
        refused = answers[allowed.index(False)]
        assert refused.json()["error"]["id"] == "too-many-requests"
        assert int(refused.headers["Retry-After"]) > 0
        for person in people:
            await person.close()
        for running in made:
            running.stop()


async def test_one_action_made_at_both_workers_is_played_once(workers: Pair) -> None:
    one, two = workers
    ann = await Person(one.address).be_guest("Ann")
    again = Person(two.address)
    again.http.cookies = ann.http.cookies  # the same browser, through another worker
    table = await ann.make("tally", "me", "me", options={"goal": 1_000_000})
    rounds = 15
    async with ann.at(table) as a, again.at(table) as b:
        await a.until("state")
        await b.until("state")
        for number in range(1, rounds + 1):
            version = a.state["version"]
            answers = await asyncio.gather(a.act("add 1", version), b.act("add 1", version))
            assert sorted(answer["type"] for answer in answers) == ["accepted", "stale"]
            for line in (a, b):
                while line.state["number"] < number:
                    await line.hear()
    log = (await ann.get(f"/tables/{table}/log")).json()["entries"]
    assert len(log) == rounds
    await ann.close()
    await again.close()


async def test_bots_move_once_although_two_workers_watch(workers: Pair) -> None:
    one, two = workers
    ann = await Person(one.address).be_guest("Ann")
    watcher = Person(two.address)
    table = await ann.make("tally", "me", {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    async with ann.at(table) as a, watcher.at(table) as w:
        while not a.state.get("over"):
            if a.state.get("legal"):
                assert (await a.act("add 1"))["type"] == "accepted"
                a.state.pop("legal", None)
            await a.hear()
        await w.until("state", over=True)
        assert w.state["view"] == a.state["view"]
    log = (await ann.get(f"/tables/{table}/log")).json()["entries"]
    assert [entry["seat"] for entry in log] == [number % 3 for number in range(len(log))]
    await ann.close()
    await watcher.close()


async def test_kill_one_worker_and_play_on_at_the_other(workers: Pair) -> None:
    one, two = workers
    ann = await Person(one.address).be_guest("Ann")
    again = Person(two.address)
    again.http.cookies = ann.http.cookies
    table = await ann.make("tally", "me", "me", options={"goal": 1_000_000})
    async with ann.at(table) as a:
        await a.until("state")
        for _ in range(5):
            await a.play("add 1")
        one.kill()
    async with again.at(table) as b:
        await b.until("state")
        assert b.state["number"] == 5
        await b.play("add 1")
    await asyncio.to_thread(one.start)
    async with ann.at(table) as a:
        await a.until("state")
        assert a.state["number"] == 6
    await ann.close()
    await again.close()


async def test_migrations_on_postgresql(database: str) -> None:
    address = database.replace("postgresql://", "postgresql+asyncpg://")
    plain = create_async_engine(address)
    async with plain.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text("CREATE DATABASE migrations"))
    await plain.dispose()
    engine = create_async_engine(address.removesuffix("postgres") + "migrations")
    async with engine.connect() as connection:
        await connection.run_sync(check_migrations)
    await engine.dispose()


async def test_a_started_server_can_run_several_workers(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """``steamshed serve --workers 2``: whichever worker answers, the table is the same."""
    with redis() as channel:
        running = Running(tmp_path_factory.mktemp("both"), database=database, redis=channel, workers=2).start()
        try:
            ann = await Person(running.address).be_guest("Ann")
            table = await ann.make("tally", "me", "me", options={"goal": 1_000_000})
            for number in range(6):
                async with ann.at(table) as a:
                    await a.until("state")
                    assert a.state["number"] == number
                    await a.play("add 1")
            await ann.close()
        finally:
            running.stop()


async def test_an_order_is_carried_out_once_whichever_worker_does_it(workers: Pair) -> None:
    """Both workers look at the same orders, turn after turn: every turn of the seat is answered once."""
    one, two = workers
    ann, ben = await Person(one.address).be_guest("Ann"), await Person(two.address).be_guest("Ben")
    table = await ann.make("tally", "me", "open", options={"goal": 1_000_000})
    await ben.join(table)
    given = await ann.post(f"/tables/{table}/orders", {"kind": "text", "text": 'again play "add 2"'})
    assert given.status_code == 200, given.text
    async with ben.at(table) as b:
        for number in range(1, 8, 2):
            while b.state.get("number") != number:
                await b.hear()
            await b.play("add 1")
        while b.state["number"] != 9:
            await b.hear()
    log = (await ann.get(f"/tables/{table}/log")).json()["entries"]
    assert [entry["action"] for entry in log] == ["add 2", "add 1"] * 4 + ["add 2"]
    assert [entry.get("order", False) for entry in log] == [True, False] * 4 + [True]
    await ann.close()
    await ben.close()
