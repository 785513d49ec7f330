"""What happens by itself costs what is due, not what is stored: asked of a database with a hundred thousand tables,
and at night with a million, of which a hundred thousand run."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import ClauseElement, Executable, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import create_async_engine

from steamshed.server.jobs import queue
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables import due, lists
from testbed import services
from tests.server.services import require

NOW = 2_000_000_000.0
NIGHTLY = bool(os.environ.get("STEAMSHED_NIGHTLY"))
TABLES, RUNNING, OVERDUE = 1_000_000 if NIGHTLY else 100_000, 100_000 if NIGHTLY else 30_000, 497
"""The first run; of these the first are overdue, and everybody waits there. At night it is ten times as much."""
PEOPLE = TABLES // 20
"""Each sits at eighty tables."""
PART = 50_000
"""So many tables at a time; all people are in the first part."""
FILL = [
    """INSERT INTO users (id, name, settings, created) SELECT 'u' || n, 'U' || n, '{{}}', 0
        FROM {numbers} WHERE n < {people}""",
    "INSERT INTO groups (id, name, created) SELECT 'g' || n, 'G' || n, 0 FROM {numbers} WHERE n < 500",
    """INSERT INTO members ("group", "user", role, joined) SELECT 'g' || n, 'u' || n, 'founder', 0
        FROM {numbers} WHERE n < 500""",
    """INSERT INTO tables (id, name, game, options, pace, fallback, privacy, language, created, state, serial, version,
            people, changed, turn, awaits, deadline, due, bot_due, "group")
        SELECT 't' || n, 'T', 'tally', '{{}}', '{{}}', CASE WHEN n < 1000 THEN 'wait' ELSE 'bot' END,
            CASE WHEN n % 3 = 0 THEN 'private' ELSE 'public' END, 'en', 0,
            CASE WHEN n < {running} THEN 'running' WHEN n % 5 = 0 THEN 'open' ELSE 'finished' END, 1, 1, '[]',
            {now} - n, CASE WHEN n < {running} THEN 0 END, CASE WHEN n < {running} THEN 'u' || (n % {people}) END,
            CASE WHEN n < {overdue} THEN {now} - 1000 WHEN n < {running} THEN {now} + n END,
            CASE WHEN n >= {overdue} AND n < {running} THEN {now} + n END,
            CASE WHEN n % 10 = 0 AND n < {running} THEN {now} + n END,
            CASE WHEN n % 200 = 0 THEN 'g' || (n / 200 % 500) END
        FROM {numbers}""",
    """INSERT INTO seats ("table", seat, "user") SELECT 't' || n, s, 'u' || ((n + s) % {people})
        FROM {numbers} CROSS JOIN (SELECT 0 AS s UNION SELECT 1 UNION SELECT 2 UNION SELECT 3) AS four""",
    """INSERT INTO stand_ins ("user", "table", bot, holiday, overtime, created) SELECT 'u' || n, '', 'easy', 0, 1, 0
        FROM {numbers} WHERE n >= 1000 AND n < 2000""",
    """INSERT INTO orders (id, "table", seat, "user", place, made, given, body, told, looked)
        SELECT 'o' || n, 't' || n, 0, 'u' || (n % {people}), 0, 0, 0, '', '', 1 FROM {numbers} WHERE n < 2000""",
    """INSERT INTO jobs (kind, key, due) SELECT 'holiday', 'h' || n, {now} - {overdue} + n FROM {numbers}""",
]


def filled_by(numbers: str) -> list[str]:
    return [one.format(numbers=numbers, people=PEOPLE, running=RUNNING, overdue=OVERDUE, now=NOW) for one in FILL]


QUERIES: dict[str, Executable] = {
    "due": due.due_at(NOW),
    "due work": queue.due_at(NOW),
    "tables that wait for somebody": select(text("id")).select_from(schema.tables).where(lists.awaiting("u7")),
    "bots of a dead worker": due.bots_at_once(NOW),
    "tables of somebody": due.overdue_of("u7", NOW),
    **{
        f"list of {name}, {number} for {user or 'a stranger'}": lists.page(query, "")
        for name in ("open", "running", "finished", "mine")
        for user in (None, "u7")
        for number, query in enumerate(lists.queries(name, user))
    },
}
MOST_STEPS = 10_000
"""Instructions of SQLite's machine that a question may take."""


def sql_of(query: Executable, dialect: Any) -> str:
    assert isinstance(query, ClauseElement)
    return str(query.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    """A full database of SQLite."""
    folder = tmp_path_factory.mktemp("full")
    asyncio.run(opened(Settings(data=folder)))
    numbers = (
        f"(WITH RECURSIVE c(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n < {TABLES - 1}) SELECT n FROM c)"
    )
    with closing(sqlite3.connect(folder / "steamshed.sqlite")) as connection:
        for statement in filled_by(numbers):
            connection.execute(statement)
        connection.commit()
        yield connection


async def opened(settings: Settings) -> None:
    store = Store(settings)
    await store.open()
    await store.close()


@pytest.mark.parametrize("analysed", [False, True])
def test_what_is_asked_again_and_again_follows_an_index(full: sqlite3.Connection, analysed: bool) -> None:
    if analysed:
        full.execute("ANALYZE")
    long = {}
    for name, query in QUERIES.items():
        sql = sql_of(query, sqlite.dialect())
        plan = [row[3] for row in full.execute(f"EXPLAIN QUERY PLAN {sql}")]
        steps = steps_of(full, sql)
        if steps > MOST_STEPS and name != "bots of a dead worker":  # asked once, and changes all that it finds
            long[name] = steps, plan
        assert not [line for line in plan if line.startswith("SCAN")], (name, plan)
        if name == "due":
            assert plan == ["SEARCH tables USING INDEX ix_tables_due (due<?)"]
        if name == "due work":
            assert plan == ["SEARCH jobs USING INDEX ix_jobs_due (due<?)"]
    assert long == {}


def steps_of(connection: sqlite3.Connection, sql: str) -> int:
    """How many instructions, in tens, a statement takes; what it changes is undone."""
    count = 0

    def note() -> int:
        nonlocal count
        count += 1
        return 0

    connection.set_progress_handler(note, 10)
    connection.execute("SAVEPOINT before")
    connection.execute(sql).fetchall()
    connection.execute("ROLLBACK TO before")
    connection.execute("RELEASE before")
    connection.set_progress_handler(None, 0)
    return count * 10


# -- PostgreSQL ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A full database of PostgreSQL."""
    require()
    with services.postgres() as address:
        asyncio.run(filled(address))
        yield address


async def filled(address: str) -> None:
    settings = Settings(database=address)
    await opened(settings)
    patient = create_async_engine(settings.database_url)  # a server's statements may take only so long
    async with patient.begin() as connection:
        for first in range(0, TABLES, PART):
            for statement in filled_by(f"generate_series({first}, {first + PART - 1}) AS numbers(n)"):
                await connection.execute(text(statement))
        await connection.execute(text("ANALYZE"))
    await patient.dispose()


@pytest_asyncio.fixture
async def two(address: str) -> AsyncIterator[list[Store]]:
    stores = [Store(Settings(database=address)) for _ in range(2)]
    for store in stores:
        await store.open()
    yield stores
    for store in stores:
        await store.close()


async def test_postgresql_follows_an_index_too(two: list[Store]) -> None:
    dialect: Any = postgresql.dialect()
    wrong = {}
    for name, query in {**QUERIES, "taking": due.taking(NOW), "taking work": queue.taking(NOW)}.items():
        async with two[0].engine.begin() as connection:
            plan = (await connection.execute(text(f"EXPLAIN (FORMAT JSON) {sql_of(query, dialect)}"))).scalar_one()
        scans = [node for node in nodes(plan[0]["Plan"]) if node["Node Type"] == "Seq Scan"]
        if big := [node["Relation Name"] for node in scans if node["Relation Name"] in ("tables", "seats", "jobs")]:
            wrong[name] = big
        if name in ("due", "taking"):
            assert "ix_tables_due" in [node.get("Index Name") for node in nodes(plan[0]["Plan"])]
    assert wrong == {}


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for child in plan.get("Plans", []):
        yield from nodes(child)


async def test_two_workers_take_what_is_due_once(two: list[Store]) -> None:
    async with two[0].engine.begin() as connection:
        await connection.execute(text(f"UPDATE tables SET due = {NOW} - 1 WHERE deadline < {NOW}"))
    taken: list[str] = []
    while True:
        both = await asyncio.gather(*(due.take(store, NOW) for store in two for _ in range(2)))
        found = [one for some in both for one in some]
        if not found:
            break
        taken += [one.id for one in found]
        await asyncio.gather(*(due.put_off(two[0], one, None) for one in found[::2]))
    assert len(taken) == len(set(taken)) == OVERDUE
    jobs = await asyncio.gather(*(queue.take(store, NOW) for store in two for _ in range(6)))
    work = [job.key for some in jobs for job in some]
    assert len(work) == len(set(work)) == min(OVERDUE + 1, 12 * queue.MOST)
    again = await due.take(two[1], NOW + due.LEASE + 1)
    assert len(again) == due.MOST  # those that were not put off are due again: their worker may have died
    assert {one.id for one in again} <= set(taken)
