"""The writer, the migrations, the fold of a log, clocks and two halls over one database, without any HTTP."""

from __future__ import annotations

import asyncio
import pathlib
import sqlite3
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect

from steamshed.games.registry import EXTRA, register
from steamshed.kernel.errors import OptionError
from steamshed.server import deeds, log
from steamshed.server.botpool import BotPool
from steamshed.server.clocks import DAY, Clocks, Days, Live, NoClock, Pace
from steamshed.server.context import Server
from steamshed.server.errors import Problem, Stale
from steamshed.server.fanout import Fanout
from steamshed.server.hall import Desk, Hall
from steamshed.server.lobby import add_table
from steamshed.server.log import Seat
from steamshed.server.notify import Notifier
from steamshed.server.security import Limits
from steamshed.server.settings import Settings, from_environment
from steamshed.server.storage import schema
from steamshed.server.storage.migrate import downgrade, migrate
from steamshed.server.storage.store import Store
from steamshed.server.storage.writer import Writer
from steamshed.server.table import Card, Table
from steamshed.server.watch import Watchman
from tests.server.toys import GAMES


@pytest.fixture(autouse=True)
def toys() -> Any:
    for game in GAMES:
        register(game)
    yield
    EXTRA.clear()


async def make_server(folder: pathlib.Path, **more: Any) -> Server:
    settings = Settings(data=folder, bot_pause=0.0, **more)
    store = Store(settings)
    await store.open()
    hall = Hall(settings, store, Fanout())
    bots = BotPool(1, 5.0, ["tests.server.toys"])
    return Server(settings, store, hall, Limits(False), await store.secret(), bots, Notifier(settings, hall))


@pytest_asyncio.fixture
async def server(tmp_path: pathlib.Path) -> AsyncIterator[Server]:
    made = await make_server(tmp_path)
    yield made
    made.bots.close()
    await made.store.close()


async def make_desk(server: Server, pace: Pace, fallback: Any = "bot", seats: int = 2) -> Desk:
    card = Card("t", "T", "tally", {"goal": 30}, pace, fallback, "public", "en", None, time.time())
    draft = Table(card)
    draft.add(log.Open([Seat("human", f"P{number}") for number in range(seats)]), card.created)
    deeds.begin(draft, card.created)
    return await add_table(server, draft, {})


# -- the writer ----------------------------------------------------------------------------------------------------


async def test_the_writer_groups_commits_and_refuses_one_without_hurting_others(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "x.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE t (n INTEGER PRIMARY KEY)")
    connection.close()
    writer = Writer(file)
    insert = "INSERT INTO t VALUES (?)"
    jobs = [writer.submit([(insert, (number,)), (insert, (number + 1000,))]) for number in range(200)]
    doubled = writer.submit([(insert, (5000,)), (insert, (7,))])
    results = await asyncio.gather(*jobs, doubled, return_exceptions=True)
    assert results[:-1] == [None] * 200
    assert isinstance(results[-1], sqlite3.IntegrityError)
    assert writer.commits < 100
    writer.close()
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT count(*), max(n) FROM t").fetchone() == (400, 1199)
    connection.close()


async def test_a_broken_statement_fails_its_batch_and_the_writer_lives_on(tmp_path: pathlib.Path) -> None:
    writer = Writer(tmp_path / "x.sqlite")
    with pytest.raises(sqlite3.OperationalError):
        await writer.submit([("INSERT INTO nowhere VALUES (1)", ())])
    await writer.submit([("CREATE TABLE t (n)", ())])
    writer.close()


# -- migrations ----------------------------------------------------------------------------------------------------


def check_migrations(connection: Connection) -> None:
    migrate(connection)
    migrate(connection)
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    assert compare_metadata(context, schema.metadata) == []
    downgrade(connection, "base")
    assert set(inspect(connection).get_table_names()) <= {"alembic_version"}
    migrate(connection)
    assert "entries" in inspect(connection).get_table_names()


def test_migrations_lead_to_the_schema_and_back(tmp_path: pathlib.Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/x.sqlite")
    with engine.connect() as connection:
        check_migrations(connection)
    engine.dispose()


# -- folding -------------------------------------------------------------------------------------------------------


async def test_a_table_is_the_fold_of_its_log(server: Server) -> None:
    desk = await make_desk(server, Live(100.0, 5.0))
    hall = server.hall
    for action in ("add 1", "add 2", "add 3"):
        await deeds.act(hall, desk, [0, 1], action, desk.now.version)
    await deeds.undo(hall, desk, [1], desk.now.version)
    (vote,) = desk.now.votes
    await deeds.cast(hall, desk, [0], vote, True)
    await deeds.act(hall, desk, [1], "add 1", desk.now.version)
    await deeds.propose(hall, desk, [1], "bot", 0, "random")
    assert desk.now.seats[0].stand_in == "random"
    await deeds.propose(hall, desk, [1], "end")
    now = desk.now
    hall.desks.clear()
    again = (await hall.desk("t")).now
    assert again is not now
    assert now.play is not None
    assert again.play is not None
    assert again.play.state.view(None) == now.play.state.view(None)
    assert [(done.seat, done.action) for done in again.play.done()] == [(0, "add 1"), (1, "add 1")]
    for name in ("serial", "version", "turn", "seats", "votes", "changed"):
        assert getattr(again, name) == getattr(now, name)
    assert again.clocks.left == now.clocks.left
    assert again.summary() == now.summary()


async def test_undo_beyond_the_kept_positions_replays(server: Server) -> None:
    desk = await make_desk(server, NoClock())
    for _ in range(10):
        await deeds.act(server.hall, desk, [0, 1], "add 1", desk.now.version)
    assert desk.now.play is not None
    desk.now.play.forget()
    await deeds.undo(server.hall, desk, [0, 1], desk.now.version)
    assert desk.now.number == 9
    await deeds.reset(server.hall, desk, [0, 1], desk.now.version)
    assert desk.now.number == 8
    assert desk.now.play.state.view(None)["total"] == 8


async def test_idle_tables_are_forgotten_and_come_back(tmp_path: pathlib.Path) -> None:
    server = await make_server(tmp_path, tables_in_memory=1)
    desk = await make_desk(server, NoClock())
    await deeds.act(server.hall, desk, [0], "add 3", desk.now.version)
    card = Card("u", "U", "tally", {"goal": 30}, NoClock(), "bot", "public", "en", None, time.time())
    other = Table(card)
    other.add(log.Open([Seat("open", "")] * 2), card.created)
    await add_table(server, other, {})
    assert list(server.hall.desks) == ["u"]
    assert (await server.hall.desk("t")).now.number == 1
    with pytest.raises(Problem):
        await server.hall.desk("nowhere")
    server.bots.close()
    await server.store.close()


async def test_a_forgotten_desk_in_use_tells_its_twin(server: Server) -> None:
    old = await make_desk(server, NoClock())
    server.hall.desks.clear()
    new = await server.hall.desk("t")
    await deeds.act(server.hall, old, [0], "add 3", old.now.version)
    await asyncio.gather(*server.hall.tasks)
    assert new.now.number == 1
    assert server.hall.desks["t"] is new


async def test_two_workers_collide_and_one_is_told_so(server: Server, tmp_path: pathlib.Path) -> None:
    other = await make_server(tmp_path)
    one = await make_desk(server, NoClock())
    two = await other.hall.desk("t")
    version = one.now.version
    results = await asyncio.gather(
        deeds.act(server.hall, one, [0], "add 1", version),
        deeds.act(other.hall, two, [0], "add 2", version),
        return_exceptions=True,
    )
    assert [type(result) for result in results if isinstance(result, Exception)] == [Stale]
    assert one.now.number == two.now.number == 1 or await caught_up(server.hall, one) == await caught_up(
        other.hall, two
    )
    other.bots.close()
    await other.store.close()


async def caught_up(hall: Hall, desk: Desk) -> object:
    async with desk.lock:
        await hall.catch_up(desk)
    assert desk.now.play is not None
    return desk.now.play.state.view(None)


# -- clocks --------------------------------------------------------------------------------------------------------


def test_a_live_clock_is_charged_and_refilled() -> None:
    clocks = Clocks(Live(100.0, 10.0), 2)
    clocks.turn_to(0, 1000.0)
    assert clocks.deadline() == 1100.0
    clocks.turn_to(0, 1030.0)
    assert clocks.remaining(0, 1040.0) == 60.0
    clocks.turn_to(1, 1050.0)
    assert clocks.shown(1055.0) == [60.0, 95.0]
    clocks.turn_to(None, 1060.0)
    assert clocks.deadline() is None


def test_days_begin_anew_with_every_action() -> None:
    clocks = Clocks(Days(2.0), 2)
    clocks.turn_to(0, 0.0)
    clocks.turn_to(0, DAY)
    assert clocks.deadline() == 3 * DAY
    assert Clocks(NoClock(), 2).shown(5.0) == [None, None]


@pytest.mark.parametrize("fallback", ["bot", "resign", "wait"])
async def test_the_fallback_applies_when_time_is_up(server: Server, fallback: str) -> None:
    desk = await make_desk(server, Live(0.05, 0.0), fallback, seats=3)
    watchman = Watchman(server.hall, server.bots)
    await asyncio.sleep(0.1)
    await watchman.look()
    await asyncio.gather(*watchman.moving.values())
    seat = desk.now.seats[0]
    assert seat.stand_in == (None if fallback == "wait" else "greedy")
    assert seat.resigned == (fallback == "resign")
    assert desk.now.number == (0 if fallback == "wait" else 1)
    await watchman.stop()


async def test_bots_left_alone_by_a_dead_worker_are_taken_over(server: Server) -> None:
    desk = await make_desk(server, NoClock())
    draft = desk.now.draft()
    deeds.stand_in(draft, 0, "random", time.time())
    await server.hall.store_change(desk, draft)
    watchman = Watchman(server.hall, server.bots)
    await watchman.look()
    assert not watchman.moving
    await watchman.look(everything=True)
    await asyncio.gather(*watchman.moving.values())
    assert desk.now.number == 1


# -- settings ------------------------------------------------------------------------------------------------------


def test_settings_come_from_options_then_environment() -> None:
    settings = from_environment({"port": 1}, {"STEAMSHED_PORT": "2", "STEAMSHED_REGISTRATION": "no"})
    assert (settings.port, settings.registration) == (1, False)


@pytest.mark.parametrize(
    "environment",
    [
        {"STEAMSHED_PORT": "x"},
        {"STEAMSHED_WORKERS": "2"},
        {"STEAMSHED_DATABASE": "mysql://x/y"},
        {"STEAMSHED_LOG": "loud"},
        {"STEAMSHED_REGISTRATION": "perhaps"},
    ],
)
def test_settings_that_cannot_be_are_refused(environment: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        from_environment({}, environment)
