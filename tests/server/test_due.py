"""When something is due at a table: written with what makes it so, and once nothing can be done, not again."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import create_engine, select, text

from steamshed.server.api.shapes import Days
from steamshed.server.away import stand_ins
from steamshed.server.bots.moves_job import BotMoves
from steamshed.server.bots.processes import BotProcesses
from steamshed.server.storage import schema
from steamshed.server.storage.migrate import downgrade, migrate
from steamshed.server.tables import due, timeouts
from steamshed.server.tables.due import Taken
from steamshed.server.tables.live_tables import LoadedTable
from steamshed.server.tables.timeout_job import OverdueTables
from tests.server.hall import Clock, Hall, hall
from tests.server.harness import TOYS

DAY = 86400.0


class Overdue(OverdueTables):
    """Counts what it looks after."""

    def __init__(self, place: Hall, bots: BotMoves) -> None:
        super().__init__(place.tables, bots)
        self.dealt: list[str] = []

    async def deal_with(self, taken: Taken) -> None:
        self.dealt.append(taken.id)
        await super().deal_with(taken)


@pytest_asyncio.fixture
async def place(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    async with hall(tmp_path, Clock(monkeypatch)) as made:
        yield made


@pytest_asyncio.fixture
async def overdue(place: Hall) -> AsyncIterator[Overdue]:
    processes = BotProcesses(1, 5.0, TOYS)
    bots = BotMoves(place.tables, processes)
    yield Overdue(place, bots)
    await bots.stop()
    processes.close()


async def due_of(place: Hall, loaded: LoadedTable) -> float | None:
    rows = schema.tables
    found: float | None = (await place.store.row(select(rows.c.due).where(rows.c.id == loaded.now.info.id)))[0]
    return found


async def a_waiting_table(place: Hall, overdue: Overdue) -> LoadedTable:
    """One at which time is up and everybody waits."""
    table = await place.table([await place.user("Ann"), await place.user("Ben")], pace=Days(days=1))
    assert await due_of(place, table) == place.clock.now + DAY
    place.clock.now += DAY + 1
    for _ in range(2):  # first the table is told of the calendars of its people
        await overdue.look()
    overdue.dealt.clear()
    assert table.now.seats[0].stand_in is None
    return table


async def test_a_table_where_everybody_waits_is_looked_at_once(place: Hall, overdue: Overdue) -> None:
    table = await a_waiting_table(place, overdue)
    assert await due_of(place, table) is None
    for _ in range(5):
        place.clock.now += 700
        await overdue.look()
    assert overdue.dealt == []
    await place.play(table)
    assert await due_of(place, table) == place.clock.now + DAY
    place.clock.now += DAY + 1
    await overdue.look()
    assert overdue.dealt == [table.now.info.id]


async def test_whoever_says_too_late_who_stands_in_is_relieved_at_once(place: Hall, overdue: Overdue) -> None:
    table = await a_waiting_table(place, overdue)
    await stand_ins.set_plan(place.tables, "Ann", "", "random", None, True, True)
    await overdue.look()
    assert table.now.seats[0].stand_in == "random"


async def test_a_deputy_who_accepts_too_late_plays_at_once(place: Hall, overdue: Overdue) -> None:
    table = await a_waiting_table(place, overdue)
    await place.user("Cleo")
    await stand_ins.set_plan(place.tables, "Ann", "", None, "Cleo", True, True)
    await overdue.look()
    assert [seat.deputy for seat in table.now.seats] == [None, None]
    assert await due_of(place, table) == place.clock.now + 600  # perhaps he can later
    await stand_ins.answer(place.tables, "Cleo", "Ann", "", True)
    await overdue.look()
    assert [seat.deputy for seat in table.now.seats] == ["Cleo", None]
    assert await due_of(place, table) == place.clock.now + DAY


async def test_what_happens_while_a_table_is_looked_after_is_not_overwritten(place: Hall) -> None:
    table = await place.table([await place.user("Ann"), await place.user("Ben")], pace=Days(days=1))
    place.clock.now += DAY + 1
    (taken,) = await due.take(place.store, place.clock.now)
    assert await due.take(place.store, place.clock.now) == []
    await place.play(table)
    await due.put_off(place.store, taken, None)
    assert await due_of(place, table) == place.clock.now + DAY


async def test_a_table_whose_worker_died_is_due_again(place: Hall, overdue: Overdue) -> None:
    table = await place.table([await place.user("Ann"), await place.user("Ben")], pace=Days(days=1), fallback="bot")
    place.clock.now += DAY + 1
    await due.take(place.store, place.clock.now)  # and nothing more
    await overdue.look()
    assert overdue.dealt == []
    place.clock.now += due.LEASE + 1
    await overdue.look()
    await asyncio.gather(*overdue.bots.moving.values())
    assert table.now.seats[0].stand_in == "medium"


async def test_many_that_fail_do_not_keep_others_waiting(
    place: Hall, overdue: Overdue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More tables fail than are taken at once; they are the longest overdue."""
    monkeypatch.setattr(due, "MOST", 3)
    people = [await place.user("Ann"), await place.user("Ben")]
    tables = [await place.table(people, pace=Days(days=1), fallback="resign") for _ in range(8)]
    place.clock.now += DAY + 1
    good = tables[-1].now.info.id
    time_is_up = timeouts.time_is_up

    async def up(loaded_tables: Any, loaded: LoadedTable) -> None:
        if loaded.now.info.id != good:
            raise RuntimeError("something is wrong here")
        await time_is_up(loaded_tables, loaded)

    monkeypatch.setattr(timeouts, "time_is_up", up)
    await overdue.look()
    assert tables[-1].now.stage == "finished"
    assert len(overdue.dealt) == 8
    place.clock.now += due.LEASE + 1
    await overdue.look()
    assert len(overdue.dealt) == 8  # those that fail are left alone for ten minutes


def test_old_tables_are_due_when_their_clock_or_their_bot_was(tmp_path: pathlib.Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/x.sqlite")
    columns = "id, name, game, options, pace, fallback, privacy, language, created, serial, version, people, changed"
    rest = "'T', 'tally', '{}', '{}', 'bot', 'public', 'en', 0, 1, 1, '[]', 0"
    with engine.connect() as connection:
        migrate(connection, "0017")
        for id, state, deadline, bot in (
            ("clock", "running", "5", "NULL"),
            ("bot", "running", "NULL", "6"),
            ("both", "running", "8", "7"),
            ("none", "running", "NULL", "NULL"),
            ("over", "finished", "NULL", "NULL"),
        ):
            values = f"'{id}', {rest}, '{state}', {deadline}, {bot}"
            connection.execute(text(f"INSERT INTO tables ({columns}, state, deadline, bot_due) VALUES ({values})"))
        connection.commit()
        migrate(connection)
        found = {row.id: row.due for row in connection.execute(text("SELECT id, due FROM tables"))}
        assert found == {"clock": 5, "bot": 6, "both": 7, "none": None, "over": None}
        downgrade(connection, "0017")
        assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 5
    engine.dispose()
