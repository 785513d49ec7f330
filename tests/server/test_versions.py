"""A table is played by the version of the rules that it began with; one that names an unknown version is left alone."""

from __future__ import annotations

import asyncio
import pathlib
import time
from collections.abc import AsyncIterator, Iterator

import httpx
import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import select

import steamshed
from steamshed.games.registry import EXTRA, register
from steamshed.kernel.record import Record
from steamshed.kernel.violation import IllegalAction
from steamshed.server.api.shapes import Live, NoClock, Pace
from steamshed.server.app import create_app
from steamshed.server.bots.moves_job import BotMoves
from steamshed.server.bots.processes import BotProcesses
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.errors import Problem
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables import commands, log, seating
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.records import finished_table_of_record, record_of_table
from steamshed.server.tables.table import Table, TableInfo
from steamshed.server.tables.timeout_job import OverdueTables
from tests.server.harness import played
from tests.server.toys import GAMES


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    for game in GAMES:
        register(game)
    yield
    EXTRA.clear()


@pytest_asyncio.fixture
async def tables(tmp_path: pathlib.Path) -> AsyncIterator[LoadedTables]:
    settings = Settings(data=tmp_path, bot_pause=0.0)
    store = Store(settings)
    await store.open()
    yield LoadedTables(settings, store, Fanout())
    await store.close()


def about(id: str, pace: Pace | None = None) -> TableInfo:
    return TableInfo(id, "T", "revised", {"goal": 30}, pace or NoClock(), "bot", "public", "en", None, time.time())


async def new_table(tables: LoadedTables, rules: int, id: str = "t", pace: Pace | None = None) -> LoadedTable:
    draft = Table(about(id, pace))
    draft.add(log.Open([Seat("human", "Ann"), Seat("human", "Ben")], rules), time.time())
    seating.begin(draft, time.time())
    return await tables.add(draft, {})


async def stored(tables: LoadedTables, id: str) -> list[str]:
    return [body for _, _, body in await tables.store.entries(id)]


async def rewrite(tables: LoadedTables, id: str, serial: int, body: str) -> None:
    """As if another program had written this entry; the table is loaded anew."""
    rows = schema.entries
    await tables.store.write(rows.update().where(rows.c.table == id, rows.c.serial == serial).values(body=body))
    tables.by_id.clear()


@pytest.mark.parametrize("rules", [1, 2])
async def test_the_first_entry_names_the_version_and_the_table_is_played_by_it(
    tables: LoadedTables, rules: int
) -> None:
    loaded = await new_table(tables, rules)
    assert msgspec.json.decode((await stored(tables, "t"))[0])["rules"] == rules
    await commands.act(tables, loaded, [0], "add 3", loaded.now.version)
    tables.by_id.clear()
    loaded = await tables.get("t")
    assert loaded.now.rules == rules
    assert played(loaded) == 1
    play = loaded.now.play
    assert play is not None
    assert f"rules: {rules}\n" in str(record_of_table(loaded.now, play))
    assert play.replay(0).state.legal()[-1] == play.game.parse(f"add {rules + 2}")
    if rules == 1:
        with pytest.raises(IllegalAction):
            await commands.act(tables, loaded, [1], "add 4", loaded.now.version)
    else:
        await commands.act(tables, loaded, [1], "add 4", loaded.now.version)
        assert played(loaded) == 2


async def test_a_log_without_a_version_is_of_the_first(tables: LoadedTables) -> None:
    loaded = await new_table(tables, 2)
    await commands.act(tables, loaded, [0], "add 3", loaded.now.version)
    seats = '[{"kind":"human","name":"Ann"},{"kind":"human","name":"Ben"}]'
    await rewrite(tables, "t", 1, f'{{"kind":"open","seats":{seats}}}')
    await rewrite(tables, "t", 2, '{"kind":"start","names":["Ann","Ben"],"setup":[],"rules":1,"turn":0}')
    loaded = await tables.get("t")
    assert loaded.now.rules == 1
    assert played(loaded) == 1
    with pytest.raises(IllegalAction):
        await commands.act(tables, loaded, [1], "add 4", loaded.now.version)


async def test_a_table_made_before_a_new_version_begins_by_the_old_one(tables: LoadedTables) -> None:
    await tables.store.write(schema.users.insert().values(id="ann", name="Ann", created=0.0, settings="{}"))
    draft = Table(about("t"))
    draft.add(log.Open([Seat("human", "Ann", user="ann"), Seat("open", "")], 1), time.time())
    await tables.add(draft, {})
    tables.by_id.clear()
    loaded = await tables.get("t")
    await seating.start(tables, loaded, "ann", "random")
    assert loaded.now.play is not None
    assert loaded.now.play.begun.rules == 1


async def test_an_unknown_version_is_refused_and_other_tables_go_on(tables: LoadedTables) -> None:
    for id in ("t", "u"):
        await new_table(tables, 2, id, Live(0.05, 0.0))
    body = (await stored(tables, "t"))[0]
    await rewrite(tables, "t", 1, body.replace('"rules":2', '"rules":9'))
    before = await stored(tables, "t")
    with pytest.raises(Problem, match="rules: version 9 of revised is not known; there are 1, 2") as refused:
        await tables.get("t")
    assert (refused.value.status, refused.value.id) == (409, "cannot-be-opened")
    await rewrite(tables, "u", 1, body)
    rows = schema.tables
    processes = BotProcesses(1, 5.0, "tests.server.toys")
    bots = BotMoves(tables, processes)
    overdue = OverdueTables(tables, bots)
    await asyncio.sleep(0.1)
    await overdue.look()
    left = await tables.store.rows(select(rows.c.id).where(rows.c.due > time.time() + 500))
    assert [row[0] for row in left] == ["t"]
    other = (await tables.get("u")).now
    assert (other.rules, other.seats[0].stand_in) == (2, "medium")
    await overdue.look()
    await bots.stop()
    processes.close()
    assert await stored(tables, "t") == before
    assert (await tables.store.row(select(rows.c.state).where(rows.c.id == "t")))[0] == "running"


async def test_over_http_only_that_table_is_refused(tmp_path: pathlib.Path) -> None:
    app = create_app(Settings(data=tmp_path, extra_games="tests.server.toys", rate_limits=False))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as ann,
    ):
        tables: LoadedTables = app.state.server.tables
        await new_table(tables, 2, "t")
        await new_table(tables, 2, "u")
        body = (await stored(tables, "t"))[0]
        await rewrite(tables, "t", 1, body.replace('"rules":2', '"rules":9'))
        answer = await ann.get("/api/tables/t")
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "cannot-be-opened")
        assert "version 9" in answer.json()["error"]["text"]
        assert (await ann.get("/api/tables/u")).status_code == 200
        assert len((await ann.get("/api/tables?filter=running")).json()["tables"]) == 2


async def test_a_record_of_an_older_version_becomes_a_table_of_that_version(tables: LoadedTables) -> None:
    game = steamshed.game("revised")
    record = Record.start(game, 2, {"goal": 6}, steamshed.Chance(1), ["Ann", "Ben"], rules=1)
    for text in ("add 3", "add 1"):
        record.apply(game.parse(text), steamshed.Chance(1))
    loaded = await tables.add(finished_table_of_record(record, about("t")), {})
    assert loaded.now.rules == 1
    tables.by_id.clear()
    table = (await tables.get("t")).now
    assert table.play is not None
    assert str(record_of_table(table, table.play).back_to(2)) == str(record_of_table(table, table.play))
    assert "rules: 1\n" in str(record_of_table(table, table.play))
