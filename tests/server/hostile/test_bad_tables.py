"""A table that cannot be read is set aside: it hurts nobody else, the log has one line, and the doctor knows why."""

from __future__ import annotations

import asyncio
import json
import logging
import pathlib
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
import pytest_asyncio

from steamshed.games.registry import EXTRA
from steamshed.server.api.shapes import BotSpeed, Live, NoClock
from steamshed.server.app import create_app
from steamshed.server.settings import Settings
from steamshed.server.storage.store import Store
from steamshed.server.tables import commands, log, seating
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table, TableInfo
from tests.server.harness import TOYS, Person, Running

Break = Callable[[sqlite3.Connection], object]


def entry(serial: int, **changes: object) -> Break:
    """Changes fields of an entry; one that becomes None is left out."""

    def change(connection: sqlite3.Connection) -> None:
        where = ("t", serial)
        (body,) = connection.execute('SELECT body FROM entries WHERE "table" = ? AND serial = ?', where).fetchone()
        made = {key: value for key, value in {**json.loads(body), **changes}.items() if value is not None}
        connection.execute('UPDATE entries SET body = ? WHERE "table" = ? AND serial = ?', (json.dumps(made), *where))

    return change


def row(**values: object) -> Break:
    sets = ", ".join(f"{name} = ?" for name in values)
    return lambda connection: connection.execute(f"UPDATE tables SET {sets} WHERE id = 't'", (*values.values(),))


def sql(text: str) -> Break:
    return lambda connection: connection.execute(text)


def log_of_t(text: str, where: str) -> Break:
    return sql(f"{text} WHERE \"table\" = 't' AND {where}")


# The log of the table: 1 open, 2 start, 3 to 6 actions of seats 0, 1, 0, 1.
BROKEN: dict[str, tuple[Break, str]] = {
    "no JSON": (log_of_t("UPDATE entries SET body = 'no'", "serial = 4"), "entry 4"),
    "deep JSON": (log_of_t(f"UPDATE entries SET body = '{'[' * 3000}'", "serial = 4"), "entry 4"),
    "unknown kind": (entry(4, kind="teleport"), "entry 4: Invalid value 'teleport'"),
    "missing field": (entry(4, action=None), "entry 4: Object missing required field `action`"),
    "gap": (log_of_t("DELETE FROM entries", "serial = 4"), "entry 5: it comes after entry 3"),
    "no beginning": (log_of_t("DELETE FROM entries", "serial = 1"), "entry 2"),
    "end cut off": (log_of_t("DELETE FROM entries", "serial > 4"), "entry 5: it is missing"),
    "no log": (log_of_t("DELETE FROM entries", "true"), "entry 1: it is missing"),
    "no action": (entry(4, action="jump"), "entry 4"),
    "illegal action": (entry(4, action="add 9"), "entry 4"),
    "foreign seat": (entry(4, seat=0), "entry 4: seat 0 plays, but seat 1 is to move"),
    "no such seat": (entry(4, seat=7), "entry 4: there is no seat 7"),
    "other turn": (entry(4, turn=1), "entry 4: seat 0 is to move after 'add 1', but the log says 1"),
    "outcomes": (entry(4, outcomes=[3]), "entry 4"),
    "undone too far": (entry(4, kind="undo", to=9, seat=None), "entry 4: 9 of 1 actions cannot be left"),
    "begun twice": (entry(4, kind="start", names=["A", "B"], setup=[], seat=None), "entry 4: the game begins twice"),
    "opened twice": (entry(4, kind="open", seats=[], seat=None), "entry 4"),
    "people": (entry(2, names=["A"] * 9), "the beginning"),
    "unknown rules": (entry(1, rules=9), "entry 1: rules: version 9"),
    "unknown game": (row(game="halma"), "its row"),
    "options": (row(options="{"), "its row"),
    "pace": (row(pace='{"kind": "hasty"}'), "its row"),
}


@pytest_asyncio.fixture
async def served(tmp_path: pathlib.Path) -> AsyncIterator[tuple[LoadedTables, httpx.AsyncClient]]:
    """A server without a process of its own; tables ``t``, which will be broken, and ``u``."""
    app = create_app(Settings(data=tmp_path, extra_games=TOYS, rate_limits=False, bot_pause=0.0))
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")
    async with app.router.lifespan_context(app), client:
        tables: LoadedTables = app.state.server.tables
        for id in ("t", "u"):
            await played_table(tables, id)
        tables.by_id.clear()
        yield tables, client
    EXTRA.clear()


async def played_table(tables: LoadedTables, id: str, pace: Any = None, bot: bool = False) -> LoadedTable:
    pace = NoClock() if pace is None else pace
    info = TableInfo(id, "T", "tally", {"goal": 1_000_000}, pace, "bot", "public", "en", None, time.time())
    draft = Table(info)
    other = Seat("bot", "Ben", bot="random") if bot else Seat("human", "Ben")
    draft.add(log.Open([Seat("human", "Ann"), other]), info.created)
    seating.begin(draft, info.created)
    loaded = await tables.add(draft, {})
    for number in range(0 if bot else 4):
        await commands.act(tables, loaded, [number % 2], "add 1", loaded.now.version)
    return loaded


def damage(folder: pathlib.Path, change: Break) -> None:
    with closing(sqlite3.connect(folder / "steamshed.sqlite")) as connection, connection:
        change(connection)


def doctor(folder: pathlib.Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "steamshed.cli", "admin", "doctor", "--data", str(folder)]
    root = pathlib.Path(__file__).parents[3]
    environment = {"PYTHONPATH": f"{root / 'src'}:{root}", "STEAMSHED_EXTRA_GAMES": TOYS, "PATH": "/usr/bin:/bin"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("kind", BROKEN)
async def test_a_broken_table_is_set_aside_and_the_others_go_on(
    served: tuple[LoadedTables, httpx.AsyncClient],
    tmp_path: pathlib.Path,
    caplog: pytest.LogCaptureFixture,
    kind: str,
) -> None:
    tables, client = served
    change, reason = BROKEN[kind]
    damage(tmp_path, change)
    with caplog.at_level(logging.ERROR, "steamshed"):
        for path in ("", "/log", "/at/1", "/scenery", "/record", "/analysis"):
            answer = await client.get(f"/api/tables/t{path}")
            assert (answer.status_code, answer.json()["error"]["id"]) == (409, "cannot-be-opened"), path
            assert reason in answer.json()["error"]["text"]
        assert (await client.get("/api/tables/u")).status_code == 200
        found = (await client.get("/api/tables?filter=running")).json()["tables"]
        assert "u" in [listed["id"] for listed in found]
        other = await tables.get("u")
        await commands.act(tables, other, [0], "add 1", other.now.version)
    lines = [record.getMessage() for record in caplog.records if "table=t" in record.getMessage()]
    assert len(lines) == 1
    assert "\n" not in lines[0]


async def test_clocks_and_bots_of_the_others_go_on_behind_many_broken_tables(
    served: tuple[LoadedTables, httpx.AsyncClient], tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    tables, _ = served
    for number in range(230):  # more than are asked for at a time, and before the good one in the order of ids
        await played_table(tables, f"b{number}", Live(10.0, 0.0), bot=True)
    damage(tmp_path, sql("UPDATE entries SET body = 'no' WHERE serial = 2 AND \"table\" LIKE 'b%'"))
    damage(tmp_path, sql("UPDATE tables SET deadline = 1.0, due = 1.0 WHERE id LIKE 'b%'"))
    tables.by_id.clear()
    clock = await played_table(tables, "z-clock", Live(0.01, 0.0))
    async with asyncio.timeout(20):
        while clock.now.seats[0].stand_in is None:
            await asyncio.sleep(0.1)
    await asyncio.sleep(2.5)  # it is looked for them twice more
    lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(lines) == len(set(lines)) == 230


async def test_a_table_that_breaks_while_people_are_there_is_closed_for_them(
    served: tuple[LoadedTables, httpx.AsyncClient], tmp_path: pathlib.Path
) -> None:
    """As if a worker with a newer program had written an entry that this one does not know."""
    tables, client = served
    loaded = await tables.get("t")
    heard: list[str] = []

    class Somebody:
        def __init__(self) -> None:
            self.mine: list[int] = []
            self.bot_speed: BotSpeed = "steps"

        def watcher(self) -> None: ...

        def people_changed(self, loaded: LoadedTable) -> None: ...

        def position_changed(self, loaded: LoadedTable) -> None: ...

        def votes_changed(self, loaded: LoadedTable) -> None: ...

        def said(self, lines: Any) -> None: ...

        def unsaid(self, ids: Any) -> None: ...

        def moderated(self, loaded: Any, in_force: Any) -> None: ...

        def rights_changed(self, loaded: LoadedTable) -> None: ...

        def sessions_ended(self, digests: frozenset[str]) -> None: ...

        def set_aside(self, problem: Any) -> None:
            heard.append(problem.id)

    tables.enter(loaded, Somebody())
    damage(tmp_path, sql("INSERT INTO entries VALUES ('t', 7, 0.0, '{\"kind\": \"teleport\"}')"))
    damage(tmp_path, row(serial=7))
    await tables.heard({"table": "t", "serial": 7})
    assert heard == ["cannot-be-opened"]
    assert (await client.get("/api/tables/t")).status_code == 409
    damage(tmp_path, sql("DELETE FROM entries WHERE serial = 7"))
    damage(tmp_path, row(serial=6))
    tables.aside["t"] = tables.aside["t"][0], 0.0  # as if half a minute had passed
    assert (await client.get("/api/tables/t")).status_code == 200


async def test_a_row_that_cannot_be_read_is_left_out_of_lists(
    served: tuple[LoadedTables, httpx.AsyncClient], tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    _, client = served
    for broken in ("people", "pace", "result"):
        damage(tmp_path, row(**{broken: "{"}))
        for _ in range(3):
            found = (await client.get("/api/tables?filter=running")).json()["tables"]
            assert [listed["id"] for listed in found] == ["u"]
    assert len([record for record in caplog.records if "table=t" in record.getMessage()]) <= 3


@pytest.fixture
def stopped(tmp_path: pathlib.Path) -> Iterator[Running]:
    server = Running(tmp_path, log="info")
    yield server
    server.stop()


async def test_a_server_starts_with_broken_tables_and_the_doctor_lists_them(stopped: Running) -> None:
    data = pathlib.Path(str(stopped.settings["data"]))
    ann = await Person(stopped.start().address).be_guest("Ann")
    bots = [{"kind": "bot", "bot": "random"}] * 2
    good = await ann.make("tally", *bots, options={"goal": 1_000_000}, pace={"kind": "live", "bank": 10})
    bad = [await ann.make("tally", "me", *bots) for _ in range(3)]
    assert doctor(data).returncode == 0
    stopped.kill()
    for number, id in enumerate(bad):
        change = ("UPDATE entries SET body = 'no' WHERE serial = 2", "DELETE FROM entries WHERE serial = 1")[number % 2]
        damage(data, sql(f"{change} AND \"table\" = '{id}'"))
        damage(data, sql(f"UPDATE tables SET deadline = 1.0, bot_due = 1.0 WHERE id = '{id}'"))
    stopped.start()

    async def count() -> int:
        return len((await ann.get(f"/tables/{good}/log")).json()["entries"])

    before = await count()
    await asyncio.sleep(3)
    assert await count() > before  # the bots of the good table play
    assert (await ann.get("/tables", filter="running")).status_code == 200
    lines = [line for line in stopped.log.read_text().splitlines() if "is set aside" in line]
    assert sorted(line.split("table=")[1].split()[0] for line in lines) == sorted(bad)
    found = doctor(data)
    assert found.returncode == 1
    assert sorted(line.split()[0] for line in found.stdout.splitlines()[:-1]) == sorted(bad)
    assert "4 tables, something is wrong with 3" in found.stdout
    assert "Traceback" not in found.stderr
    await ann.close()


async def test_the_doctor_says_where_a_row_and_its_log_differ(tmp_path: pathlib.Path) -> None:
    app = create_app(Settings(data=tmp_path, extra_games=TOYS, rate_limits=False))
    async with app.router.lifespan_context(app):
        await played_table(app.state.server.tables, "t")
    EXTRA.clear()
    damage(tmp_path, row(turn=1))
    found = doctor(tmp_path)
    assert (found.returncode, found.stdout.splitlines()[0]) == (
        1,
        "t  tally  running  its row: turn is 1, but by its log 0",
    )
    store = Store(Settings(data=tmp_path))
    assert store.trouble is None
    await store.close()
