"""Several workers come together again by themselves, whatever is lost: notices, Redis, the database, one of them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import random
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
import pytest_asyncio
import websockets

from steamshed.games.registry import EXTRA, register
from steamshed.server.api.shapes import BotSpeed, NoClock
from steamshed.server.cluster.fanout import Fanout, RedisFanout
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables import attendance, commands, log, seating
from steamshed.server.tables import live_tables as loading
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table, TableInfo
from testbed.services import Postgres, Redis, free_port
from tests.server.harness import Line, Person, Running, played
from tests.server.services import require
from tests.server.toys import GAMES

SECONDS = float(os.environ.get("STEAMSHED_CHAOS_SECONDS", "12"))
"""How long things are killed; a longer run is started by hand: see docs/bench.md."""

# -- without processes: two servers over one file, no notices at all ------------------------------------------------


@pytest_asyncio.fixture
async def pair(tmp_path: pathlib.Path) -> AsyncIterator[tuple[LoadedTables, LoadedTables]]:
    for game in GAMES:
        register(game)
    stores = [Store(Settings(data=tmp_path)) for _ in range(2)]
    for store in stores:
        await store.open()
    yield LoadedTables(stores[0].settings, stores[0], Fanout()), LoadedTables(stores[1].settings, stores[1], Fanout())
    for store in stores:
        await store.close()
    EXTRA.clear()


async def new_table(tables: LoadedTables) -> LoadedTable:
    info = TableInfo("t", "T", "tally", {"goal": 30}, NoClock(), "bot", "public", "en", None, time.time())
    draft = Table(info)
    draft.add(log.Open([Seat("human", "Ann"), Seat("human", "Ben")]), info.created)
    seating.begin(draft, info.created)
    return await tables.add(draft, {})


class Somebody:
    """Listens at a table."""

    def __init__(self) -> None:
        self.mine = [1]
        self.bot_speed: BotSpeed = "steps"
        self.positions = self.people = 0

    def watcher(self) -> None: ...

    def people_changed(self, loaded: LoadedTable) -> None:
        self.people += 1

    def position_changed(self, loaded: LoadedTable) -> None:
        self.positions += 1

    def votes_changed(self, loaded: LoadedTable) -> None: ...

    def said(self, lines: Any) -> None: ...

    def unsaid(self, ids: Any) -> None: ...

    def moderated(self, loaded: Any, in_force: Any) -> None: ...

    def rights_changed(self, loaded: LoadedTable) -> None: ...

    def sessions_ended(self, digests: frozenset[str]) -> None: ...

    def set_aside(self, problem: Any) -> None: ...


async def test_who_listens_is_told_although_the_notice_was_lost(pair: tuple[LoadedTables, LoadedTables]) -> None:
    one, two = pair
    at_one = await new_table(one)
    at_two, ben = await two.get("t"), Somebody()
    two.enter(at_two, ben)
    await commands.act(one, at_one, [0], "add 1", at_one.now.version)
    await two.look_around()
    assert (played(at_two), ben.positions) == (1, 1)


async def test_two_who_sit_down_at_two_workers_get_a_seat_each(pair: tuple[LoadedTables, LoadedTables]) -> None:
    """The notice of the first has not come yet: the second is not sent away."""
    one, two = pair
    info = TableInfo("t", "T", "tally", {"goal": 30}, NoClock(), "bot", "public", "en", None, time.time())
    draft = Table(info)
    draft.add(log.Open([Seat("human", "Ann"), Seat("open", ""), Seat("open", ""), Seat("open", "")]), info.created)
    at_one = await one.add(draft, {})
    at_two = await two.get("t")
    for name in ("Ben", "Cleo"):
        await one.store.write(schema.users.insert().values(id=name, name=name, settings="{}", created=0.0))
    assert await seating.join(one, at_one, Seat("human", "Ben", user="Ben"), None) == 1
    assert await seating.join(two, at_two, Seat("human", "Cleo", user="Cleo"), None) == 2
    assert [seat.user for seat in at_two.now.seats] == [None, "Ben", "Cleo", None]


async def test_who_connects_sees_the_present_although_the_notice_was_lost(
    pair: tuple[LoadedTables, LoadedTables], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    at_one = await new_table(one)
    await two.get("t")
    await commands.act(one, at_one, [0], "add 1", at_one.now.version)
    monkeypatch.setattr(loading, "FRESH", 0.0)  # as if two seconds had passed
    assert played(await two.get("t")) == 1


async def test_people_at_a_worker_that_died_are_gone_after_a_while(
    pair: tuple[LoadedTables, LoadedTables], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, two = pair
    at_two, ben = await new_table(two), Somebody()
    two.enter(at_two, ben)
    monkeypatch.setattr(attendance, "BELIEVED", 0.05)
    await two.heard({"table": "t", "online": [0], "worker": "another"})
    assert at_two.online == {0, 1}
    people = ben.people
    await asyncio.sleep(0.1)
    await two.look_around()
    assert at_two.online == {1}
    assert ben.people == people + 1


async def test_without_redis_workers_do_for_themselves_what_they_can() -> None:
    fanout = RedisFanout(f"redis://127.0.0.1:{free_port()}/0")
    started = time.monotonic()
    await fanout.open(heard_nothing)
    assert await fanout.claim("something", 10.0)
    assert await fanout.take("bucket", 1, 1) is None
    assert fanout.trouble is not None
    for _ in range(10_000):
        fanout.tell({"table": "t", "serial": 1})
    assert len(fanout.out) <= 2000
    await fanout.close()
    assert time.monotonic() - started < 8


async def heard_nothing(notice: dict[str, object]) -> None:
    raise AssertionError(notice)


# -- with processes -------------------------------------------------------------------------------------------------


@pytest.fixture
def database() -> Iterator[Postgres]:
    require()
    service = Postgres()
    service.start()
    yield service
    service.stop()


@pytest.fixture
def channel() -> Iterator[Redis]:
    service = Redis()
    yield service
    service.stop()


@pytest.fixture
def workers(database: Postgres, channel: Redis, tmp_path: pathlib.Path) -> Iterator[list[Running]]:
    made = [Running(tmp_path, database=database.address, redis=channel.address) for _ in range(2)]
    yield made
    for running in made:
        running.stop()


def start(workers: list[Running]) -> None:
    with ThreadPoolExecutor() as both:
        list(both.map(Running.start, workers))


async def other_browser(person: Person, worker: Running) -> Person:
    """The same person at another worker."""
    made = Person(worker.address)
    made.http.cookies = person.http.cookies
    await made.look()
    return made


async def test_workers_start_and_play_without_redis_and_pick_it_up(workers: list[Running], channel: Redis) -> None:
    await asyncio.to_thread(start, workers)
    ann = await Person(workers[0].address).be_guest("Ann")
    again = await other_browser(ann, workers[1])
    bot = {"kind": "bot", "bot": "random"}
    table = await ann.make("tally", "me", bot, options={"goal": 1_000_000})
    async with ann.at(table) as a, again.at(table) as b:
        await a.until("state")
        await b.until("state")
        await a.play("add 1")
        await a.until("state", number=2)  # the bot has moved
        async with asyncio.timeout(8):
            await b.until("state", number=2)  # the other worker has found out by itself
        await asyncio.to_thread(channel.start)
        await asyncio.sleep(3.0)
        await a.play("add 1")
        async with asyncio.timeout(1.5):  # told at once again
            while b.state["number"] < 3:
                await b.hear()
    log_text = workers[0].log.read_text()
    assert log_text.count("redis is away") == 1
    assert log_text.count("redis is back") == 1
    await ann.close()
    await again.close()


class Player:
    """One seat of a table, at whichever worker answers: acts when it is its turn, and remembers what it saw."""

    def __init__(self, browsers: list[Person], table: str, seat: int, rng: random.Random) -> None:
        self.browsers = browsers
        self.table = table
        self.seat = seat
        self.rng = rng
        self.acknowledged: dict[int, str] = {}
        """By the number of the action."""
        self.saw: dict[int, dict[str, Any]] = {}
        """Views by version."""
        self.last = -1

    async def play(self, done: asyncio.Event) -> None:
        lost = (OSError, websockets.exceptions.WebSocketException, TimeoutError, httpx.HTTPError, KeyError)
        while not done.is_set():
            with contextlib.suppress(*lost):
                async with asyncio.timeout(30), self.rng.choice(self.browsers).at(self.table) as line:
                    while not done.is_set():
                        await self.listen(line)
            await asyncio.sleep(0.1)

    async def listen(self, line: Line) -> None:
        message = await line.hear(20)
        if message["type"] == "error" and not message.get("id"):
            raise OSError  # the server cannot open the table now
        if message["type"] != "state":
            return
        self.saw[message["version"]] = message["view"]
        self.last = message["version"]
        if message.get("legal"):
            await asyncio.sleep(0.01)
            action = self.rng.choice(message["legal"])["action"]
            answer = await line.act(action, message["version"])
            if answer["type"] == "accepted":
                self.acknowledged[message["number"] + 1] = action
            elif answer["type"] == "error":
                assert answer["error"]["id"] == "not-stored", answer
                raise OSError  # look again, as the player is told


async def verify(players: list[Player], judge: Person, table: str) -> int:
    """Everything acknowledged is in the log, everybody saw what the log says, and all see the same in the end."""
    entries = (await judge.get(f"/tables/{table}/log")).json()["entries"]
    assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
    assert [entry["seat"] for entry in entries] == [number % 2 for number in range(len(entries))]
    sums, views = [0, 0], {0: [0, 0]}
    for entry in entries:
        sums[entry["seat"]] += int(entry["action"].split()[1])
        views[entry["number"]] = list(sums)
    first = 3  # the version when the game begins: the table was set, the second player sat down
    for player in players:
        for number, action in player.acknowledged.items():
            assert entries[number - 1]["action"] == action
        for version, view in player.saw.items():
            assert view["sums"] == views[version - first], (version, view)
        assert player.last == first + len(entries)
    return len(entries)


@pytest.mark.nightly
async def test_killing_redis_postgresql_and_workers_at_random_under_load(
    workers: list[Running], database: Postgres, channel: Redis
) -> None:
    rng = random.Random(13)
    await asyncio.to_thread(channel.start)
    await asyncio.to_thread(start, workers)
    ann, ben = [await Person(workers[0].address).be_guest(name) for name in ("Ann", "Ben")]
    people = [[person, await other_browser(person, workers[1])] for person in (ann, ben)]
    tables = []
    for _ in range(4):
        tables.append(await ann.make("tally", "me", "open", options={"goal": 1_000_000}))
        await ben.join(tables[-1])
    players = {table: [Player(people[seat], table, seat, rng) for seat in range(2)] for table in tables}
    everybody = [player for pair in players.values() for player in pair]
    done = asyncio.Event()
    tasks = [asyncio.create_task(player.play(done)) for player in everybody]
    ends, killed = time.monotonic() + SECONDS, 0
    victims: list[Any] = [channel, database, *workers]
    try:
        while killed < len(victims) or time.monotonic() < ends:
            await asyncio.sleep(rng.uniform(0.5, 2.0))
            victim = victims[killed % 4] if killed < 4 else rng.choice(victims)
            victim.kill()
            killed += 1
            await asyncio.sleep(rng.uniform(0.0, 2.0))
            await asyncio.to_thread(victim.start)
        async with asyncio.timeout(40):
            for player in everybody:  # everybody has come back and plays
                known = len(player.acknowledged)
                while len(player.acknowledged) < known + 3:
                    await asyncio.sleep(0.05)
        await stop_acting(everybody)
        found = [await verify(pair, ann, table) for table, pair in players.items()]
        assert killed >= 4
        assert min(found) > 20
    finally:
        done.set()
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        for browser in [browser for pair in people for browser in pair]:
            await browser.close()
    assert not [result for result in results if isinstance(result, AssertionError)]


async def stop_acting(everybody: list[Player]) -> None:
    """Nobody acts any more, and what was lost on the way has seconds to be found."""
    for player in everybody:
        player.rng = Idle()
    await asyncio.sleep(12.0)


class Idle(random.Random):
    """Chooses browsers, but no actions."""

    def choice(self, some: Any) -> Any:
        if some and isinstance(some[0], dict):
            raise OSError("nobody acts any more")
        return super().choice(some)
