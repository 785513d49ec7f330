"""The writer, the migrations, the fold of a log, clocks and two servers over one database, without any HTTP."""

from __future__ import annotations

import asyncio
import pathlib
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from steamshed.games.registry import EXTRA, register
from steamshed.kernel.errors import OptionError
from steamshed.server.api.context import Server
from steamshed.server.api.shapes import Days, Live, NoClock, Pace
from steamshed.server.bots.moves_job import BotMoves
from steamshed.server.bots.processes import BotProcesses
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.errors import Problem, Stale
from steamshed.server.limits import Limits
from steamshed.server.serve import serve
from steamshed.server.settings import Settings, from_environment
from steamshed.server.storage import schema
from steamshed.server.storage.migrate import downgrade, migrate
from steamshed.server.storage.store import Store
from steamshed.server.storage.writer import Writer
from steamshed.server.tables import commands, log, seating
from steamshed.server.tables.calendars import DAY
from steamshed.server.tables.clocks import Clocks
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table, TableInfo
from steamshed.server.tables.timeout_job import OverdueTables
from tests.server.harness import played
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
    tables = LoadedTables(settings, store, Fanout())
    return Server(settings, store, tables, Limits(False), await store.secret())


@pytest_asyncio.fixture
async def server(tmp_path: pathlib.Path) -> AsyncIterator[Server]:
    made = await make_server(tmp_path)
    yield made
    await made.store.close()


@pytest.fixture
def processes() -> Iterator[BotProcesses]:
    made = BotProcesses(1, 5.0, "tests.server.toys")
    yield made
    made.close()


async def make_table(server: Server, pace: Pace, fallback: Any = "bot", seats: int = 2) -> LoadedTable:
    info = TableInfo("t", "T", "tally", {"goal": 30}, pace, fallback, "public", "en", None, time.time())
    draft = Table(info)
    draft.add(log.Open([Seat("human", f"P{number}") for number in range(seats)]), info.created)
    seating.begin(draft, info.created)
    return await server.tables.add(draft, {})


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


def test_invitations_of_before_stay_open_if_their_seat_is(tmp_path: pathlib.Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/x.sqlite")
    with engine.connect() as connection:
        migrate(connection, "0002")
        users = "INSERT INTO users (id, name, settings, created) VALUES ('u', 'Ann', '{}', 0)"
        columns = "id, name, game, options, pace, fallback, privacy, language, created, state, serial, version, people"
        rest = "'T', 'tally', '{}', '{}', 'bot', 'public', 'en', 0"
        for statement in (
            users,
            f"INSERT INTO tables ({columns}, changed) VALUES ('t', {rest}, 'open', 1, 0, '[]', 0)",
            """INSERT INTO seats ("table", seat, "user", token) VALUES ('t', 0, 'u', 'a'), ('t', 1, NULL, 'b')""",
        ):
            connection.execute(text(statement))
        connection.commit()
        migrate(connection)
        found = connection.execute(text("SELECT digest, seat, ended FROM invitations ORDER BY digest")).all()
        assert [tuple(row) for row in found] == [("a", 0, "taken"), ("b", 1, None)]
        downgrade(connection, "0002")
        assert connection.execute(text("SELECT token FROM seats ORDER BY seat")).all() == [(None,), ("b",)]
    engine.dispose()


# -- folding -------------------------------------------------------------------------------------------------------


async def test_a_table_is_the_fold_of_its_log(server: Server) -> None:
    loaded = await make_table(server, Live(100.0, 5.0))
    tables = server.tables
    for action in ("add 1", "add 2", "add 3"):
        await commands.act(tables, loaded, [0, 1], action, loaded.now.version)
    await commands.undo(tables, loaded, [1], loaded.now.version)
    (vote,) = loaded.now.votes
    await commands.cast(tables, loaded, [0], vote, True)
    await commands.act(tables, loaded, [1], "add 1", loaded.now.version)
    await server.store.write(schema.seats.update().values(seen=0.0))
    await commands.propose(tables, loaded, [1], "bot", 0, "random")
    assert loaded.now.seats[0].stand_in == "random"
    await commands.propose(tables, loaded, [1], "end")
    now = loaded.now
    tables.by_id.clear()
    again = (await tables.get("t")).now
    assert again is not now
    assert now.play is not None
    assert again.play is not None
    assert again.play.state.view(None) == now.play.state.view(None)
    assert [(done.seat, done.action) for done in again.play.done()] == [(0, "add 1"), (1, "add 1")]
    for name in ("serial", "version", "turn", "seats", "votes", "changed", "taken_back"):
        assert getattr(again, name) == getattr(now, name)
    assert again.clocks.left == now.clocks.left
    assert again.summary() == now.summary()


async def test_undo_beyond_the_kept_positions_replays(server: Server) -> None:
    loaded = await make_table(server, NoClock())
    for _ in range(10):
        await commands.act(server.tables, loaded, [0, 1], "add 1", loaded.now.version)
    assert loaded.now.play is not None
    loaded.now.play.forget()
    await commands.undo(server.tables, loaded, [0, 1], loaded.now.version)
    assert played(loaded) == 9
    await commands.reset(server.tables, loaded, [0, 1], loaded.now.version)
    assert played(loaded) == 8
    assert loaded.now.play.state.view(None)["total"] == 8


async def test_idle_tables_are_forgotten_and_come_back(tmp_path: pathlib.Path) -> None:
    server = await make_server(tmp_path, tables_in_memory=1)
    loaded = await make_table(server, NoClock())
    await commands.act(server.tables, loaded, [0], "add 3", loaded.now.version)
    info = TableInfo("u", "U", "tally", {"goal": 30}, NoClock(), "bot", "public", "en", None, time.time())
    other = Table(info)
    other.add(log.Open([Seat("open", "")] * 2), info.created)
    await server.tables.add(other, {})
    assert list(server.tables.by_id) == ["u"]
    assert played(await server.tables.get("t")) == 1
    with pytest.raises(Problem):
        await server.tables.get("nowhere")
    await server.store.close()


async def test_a_forgotten_desk_in_use_tells_its_twin(server: Server) -> None:
    old = await make_table(server, NoClock())
    server.tables.by_id.clear()
    new = await server.tables.get("t")
    await commands.act(server.tables, old, [0], "add 3", old.now.version)
    await asyncio.gather(*server.tables.tasks)
    assert played(new) == 1
    assert server.tables.by_id["t"] is new


async def test_two_workers_collide_and_one_is_told_so(server: Server, tmp_path: pathlib.Path) -> None:
    other = await make_server(tmp_path)
    one = await make_table(server, NoClock())
    two = await other.tables.get("t")
    version = one.now.version
    results = await asyncio.gather(
        commands.act(server.tables, one, [0], "add 1", version),
        commands.act(other.tables, two, [0], "add 2", version),
        return_exceptions=True,
    )
    assert [type(result) for result in results if isinstance(result, Exception)] == [Stale]
    assert played(one) == played(two) == 1 or await caught_up(server.tables, one) == await caught_up(other.tables, two)
    await other.store.close()


async def caught_up(tables: LoadedTables, loaded: LoadedTable) -> object:
    async with loaded.lock:
        await tables.catch_up(loaded)
    assert loaded.now.play is not None
    return loaded.now.play.state.view(None)


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
async def test_the_fallback_applies_when_time_is_up(server: Server, processes: BotProcesses, fallback: str) -> None:
    loaded = await make_table(server, Live(0.05, 0.0), fallback, seats=3)
    bots = BotMoves(server.tables, processes)
    await asyncio.sleep(0.1)
    await OverdueTables(server.tables, bots).look()
    await asyncio.gather(*bots.moving.values())
    seat = loaded.now.seats[0]
    assert seat.stand_in == (None if fallback == "wait" else "medium")
    assert seat.resigned == (fallback == "resign")
    assert played(loaded) == (0 if fallback == "wait" else 1)
    await bots.stop()


async def test_bots_left_alone_by_a_dead_worker_are_taken_over(server: Server, processes: BotProcesses) -> None:
    loaded = await make_table(server, NoClock())
    draft = loaded.now.draft()
    commands.stand_in(draft, 0, "random", time.time())
    await server.tables.store_change(loaded, draft)
    bots = BotMoves(server.tables, processes)
    overdue = OverdueTables(server.tables, bots)
    await overdue.look()
    assert not bots.moving
    overdue.everything = True
    await overdue.look()
    await asyncio.gather(*bots.moving.values())
    assert played(loaded) == 1


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


@pytest.mark.parametrize(
    ("modules", "reason"),
    [
        ("no.such.module", "extra-games: no.such.module: No module named 'no'"),
        ("tests.server.toys, tests.server.harness", "extra-games: tests.server.harness: the module has no list GAMES"),
    ],
)
def test_extra_games_that_are_not_there_are_refused(modules: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        serve(Settings(extra_games=modules))
