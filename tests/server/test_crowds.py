"""Thousands look on at the same table: what one more of them costs does not depend on how many are there."""

from __future__ import annotations

import asyncio
import pathlib
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st

from steamshed.games.registry import EXTRA, register
from steamshed.server.api.shapes import BotSpeed, NoClock
from steamshed.server.cluster.fanout import Fanout, Notice
from steamshed.server.settings import Settings
from steamshed.server.storage.store import Store
from steamshed.server.tables import attendance, commands, log, seating
from steamshed.server.tables.attendance import AT_ONCE, Attendance, Elsewhere, News
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table, TableInfo
from steamshed.server.tables.watchers import Watcher
from tests.server.toys import GAMES

FEW, MANY = 100, 5000


class Recorded(Fanout):
    """There are other workers; what they are told is written down."""

    alone = False

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Notice] = []

    def tell(self, notice: Notice) -> None:
        self.told.append(notice)


class Onlooker:
    """Somebody who looks on, and counts what he is told."""

    told = 0
    """All of them together."""

    def __init__(self, number: int, mine: list[int] | None = None) -> None:
        self.who = Watcher(f"w{number}")
        self.mine = mine or []
        self.bot_speed: BotSpeed = "steps"
        self.people = self.positions = self.lines = 0

    def watcher(self) -> Watcher:
        return self.who

    def people_changed(self, loaded: Any) -> None:
        self.people += 1
        Onlooker.told += 1

    def position_changed(self, loaded: Any) -> None:
        self.positions += 1
        Onlooker.told += 1

    def votes_changed(self, loaded: Any) -> None: ...

    def rights_changed(self, loaded: Any) -> None: ...

    def said(self, lines: Any) -> None:
        self.lines += 1
        Onlooker.told += 1

    def unsaid(self, ids: Any) -> None: ...

    def moderated(self, loaded: Any, in_force: Any) -> None: ...

    def sessions_ended(self, digests: frozenset[str]) -> None: ...

    def set_aside(self, problem: Any) -> None: ...


@pytest_asyncio.fixture
async def tables(tmp_path: pathlib.Path) -> AsyncIterator[LoadedTables]:
    for game in GAMES:
        register(game)
    store = Store(Settings(data=tmp_path))
    await store.open()
    yield LoadedTables(store.settings, store, Recorded())
    await store.close()
    EXTRA.clear()


async def a_table(tables: LoadedTables, id: str = "t") -> LoadedTable:
    info = TableInfo(id, "T", "tally", {"goal": 30}, NoClock(), "bot", "public", "en", None, time.time())
    draft = Table(info)
    draft.add(log.Open([Seat("human", "Ann"), Seat("human", "Ben")]), info.created)
    seating.begin(draft, info.created)
    return await tables.add(draft, {})


def calls_of(work: Callable[[], object]) -> int:
    """How many functions are called by something, those that are written in C among them."""
    count = 0

    def note(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


async def quiet(tables: LoadedTables) -> None:
    """Until all are told what there is to tell."""
    await asyncio.sleep(0)
    while tables.tasks:
        await asyncio.gather(*tables.tasks)


# -- what one costs ------------------------------------------------------------------------------------------------


async def test_an_arrival_and_a_departure_cost_the_same_whoever_is_there(tables: LoadedTables) -> None:
    assert await costs_among(tables, FEW) == await costs_among(tables, MANY)


async def costs_among(tables: LoadedTables, crowd: int) -> list[int]:
    loaded = await a_table(tables, f"t{crowd}")
    for number in range(crowd):
        tables.enter(loaded, Onlooker(number))
    await quiet(tables)
    one, seated = Onlooker(crowd), Onlooker(crowd + 1, [1])
    return [
        calls_of(lambda: tables.enter(loaded, one)),
        calls_of(lambda: tables.name_changed(loaded, one)),
        calls_of(lambda: tables.enter(loaded, seated)),
        calls_of(lambda: tables.table_message(loaded, "w", [])),
        calls_of(lambda: tables.table_message(loaded, "another", [])),
        calls_of(lambda: tables.leave(loaded, one)),
    ]


async def test_what_other_workers_are_told_of_an_arrival_does_not_grow(
    tables: LoadedTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "PAUSE", 0.0)
    monkeypatch.setattr(attendance, "PAUSE_PER_WATCHER", 0.0)
    fanout, loaded = tables.fanout, await a_table(tables)
    assert isinstance(fanout, Recorded)
    for number in range(300):
        tables.enter(loaded, Onlooker(number))
    assert sum("asks" in notice for notice in fanout.told) == 1  # who is there already knows who is at other workers
    presence = [notice for notice in fanout.told if "online" in notice]
    assert len(presence) == 300
    assert all(len(str(notice)) < 200 for notice in presence)
    await quiet(tables)


# -- how often and in which portions they are told -------------------------------------------------------------------


async def test_all_are_told_of_all_who_come_together(tables: LoadedTables) -> None:
    loaded, people = await a_table(tables), [Onlooker(number) for number in range(400)]
    for one in people:
        tables.enter(loaded, one)
    assert loaded.attendance.soon
    await asyncio.sleep(attendance.PAUSE + 0.1)
    await quiet(tables)
    assert all(1 <= one.people <= 2 for one in people)
    assert tables.presence(loaded).watching == 400
    assert isinstance(tables.fanout, Recorded)
    came = [notice["came"] for notice in tables.fanout.told if "online" in notice]
    assert len(came) == 2
    assert sum(len(some) for some in came if isinstance(some, list)) == 400


async def test_many_are_told_some_at_a_time_and_seats_at_once(tables: LoadedTables) -> None:
    loaded, people, ann = await a_table(tables), [Onlooker(number) for number in range(500)], Onlooker(999, [0])
    for one in [*people, ann]:
        tables.enter(loaded, one)
    await quiet(tables)
    most, going = 0, True

    async def others() -> None:
        nonlocal most
        before = Onlooker.told
        while going:
            await asyncio.sleep(0)
            most, before = max(most, Onlooker.told - before), Onlooker.told

    beside = asyncio.create_task(others())
    await asyncio.sleep(0)
    before = ann.positions
    await commands.act(tables, loaded, [0], "add 1", loaded.now.version)
    assert ann.positions == before + 1
    await tables.say(loaded, None, 0, "Ann", "Hello")
    assert ann.lines == 1
    await quiet(tables)
    going = False
    await beside
    assert all((one.positions, one.lines) == (1, 1) for one in people)
    assert most <= 2 * AT_ONCE + 2  # a position and a line of chat may be told side by side


async def test_what_changes_while_many_are_told_reaches_all_of_them(tables: LoadedTables) -> None:
    loaded, people = await a_table(tables), [Onlooker(number) for number in range(200)]
    for one in people:
        tables.enter(loaded, one)
    await quiet(tables)
    latest: dict[Onlooker, int] = {}

    def note(one: Any, news: News) -> None:
        latest[one] = loaded.now.version

    loaded.attendance.inform = note
    for turn in range(6):
        await commands.act(tables, loaded, [turn % 2], "add 1", loaded.now.version)
    await quiet(tables)
    assert set(latest.values()) == {loaded.now.version}
    assert len(latest) == len(people)


# -- the count is right ----------------------------------------------------------------------------------------------

STEPS = st.lists(
    st.tuples(
        st.sampled_from(["enter", "leave", "name", "seat", "there", "change", "silent"]),
        st.integers(0, 7),
        st.sets(st.integers(0, 7)),
    ),
    max_size=40,
)


@given(STEPS)
def test_the_count_is_that_of_counting_all_anew(steps: list[tuple[str, int, set[int]]]) -> None:
    at = Attendance[Onlooker]("t", lambda one, news: None)
    people = [Onlooker(number // 2) for number in range(8)]  # everybody has two windows
    for step, number, some in steps:
        one, worker = people[number], f"worker{number % 2}"
        others = frozenset(Watcher(f"w{n}", "Eve" if n == 3 else "") for n in some)
        match step:
            case "enter":
                at.enter(one)
            case "leave":
                at.leave(one)
            case "name":
                one.who = Watcher(one.who.who, "" if one.who.name else f"N{number}")
                at.regard(one)
            case "seat":
                one.mine = [] if one.mine else [number % 3]
                at.regard(one)
            case "there":
                at.is_there(worker, frozenset(some), others)
            case "change":
                at.has_changed(worker, frozenset(some), others, frozenset({Watcher("w1")}))
            case "silent" if worker in at.elsewhere:
                before = at.elsewhere[worker]
                at.elsewhere[worker] = Elsewhere(before.seats, before.watchers, 0.0)
                assert at.expire()
        here = [one.watcher() for one in at.listeners if not one.mine]
        there = [watcher for other in at.elsewhere.values() for watcher in other.watchers]
        assert at.all.count == len({watcher.who for watcher in [*here, *there]})
        assert at.all.names == tuple(sorted({watcher.name for watcher in [*here, *there] if watcher.name}))
        assert at.here.windows == Counter(here)
        assert at.seats_here == {seat for one in at.listeners for seat in one.mine}
        assert at.seated == {one for one in at.listeners if one.mine}
        assert at.watching == at.listeners - at.seated


async def test_two_workers_agree_also_after_a_lost_notice(
    tables: LoadedTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "PAUSE", 0.0)
    monkeypatch.setattr(attendance, "PAUSE_PER_WATCHER", 0.0)
    there = LoadedTables(tables.settings, tables.store, Recorded())
    mine, other = await a_table(tables), await there.get("t")
    assert isinstance(tables.fanout, Recorded)
    people = [Onlooker(number) for number in range(30)]
    for one in people:
        tables.enter(mine, one)
        for notice in tables.fanout.told:
            await there.heard(notice)
        tables.fanout.told.clear()
    assert there.presence(other).watching == 30
    for one in people[:10]:
        tables.leave(mine, one)
    tables.fanout.told.clear()  # nobody hears that
    tables.repeat_presence()
    for notice in tables.fanout.told:
        await there.heard(notice)
    assert there.presence(other).watching == 20
    await quiet(tables)
