"""Lists of the best cost what is on them, not what was played: asked of a database with 100,000 rated games."""

from __future__ import annotations

import asyncio
import pathlib
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import msgspec
import pytest
from sqlalchemy import Executable, func, select, text
from sqlalchemy.dialects import postgresql, sqlite

from steamshed.server.people import profiles
from steamshed.server.ratings import listing, wire
from steamshed.server.settings import Settings
from steamshed.server.storage.store import Store
from testbed import services
from tests.server.services import require
from tests.server.test_query_plans import sql_of, steps_of

PEOPLE, GAMES = 5000, 100_000
FILL = [
    """INSERT INTO users (id, name, settings, created) SELECT 'u' || n, 'U' || n, '{{}}', 0
        FROM {numbers} WHERE n < 5000""",
    """INSERT INTO profiles ("user", ratings, games, answers, found)
        SELECT 'u' || n, CASE WHEN n % 3 = 0 THEN 'everybody' WHEN n % 3 = 1 THEN 'members' ELSE 'me' END,
            'members', 'members', 'members' FROM {numbers} WHERE n < 1000""",
    """INSERT INTO results ("table", game, seats, ended, reason, number)
        SELECT 't' || n, 'tally', 4, {now} - n, '', n + 1 FROM {numbers}""",
    """INSERT INTO result_seats ("table", seat, who, bot, place, points, moves, kept, ended)
        SELECT 't' || n, s, 'u' || ((n + 1250 * s) % 5000), 0, s + 1, 50 - s, 1, 'kept', {now} - n
        FROM {numbers} CROSS JOIN (SELECT {seat} AS s) AS one""",
    """INSERT INTO rated (scope, "table", seat, who, ended, mean, deviation, new_mean, new_deviation, chances)
        SELECT '', 't' || n, s, 'u' || ((n + 1250 * s) % 5000), {now} - n, 1500, 50, 1505, 49, '[0.25,0.25,0.25,0.25]'
        FROM {numbers} CROSS JOIN (SELECT {seat} AS s) AS one""",
    """INSERT INTO ratings (scope, game, size, season, who, bot, mean, deviation, certain, games, wins, par, people,
            last, latest, start, sure)
        SELECT '', 'tally', '3-4', season, 'u' || n, 0, 1400 + n % 601, 50, 1300 + n % 601, 80, 20, 20, 80, {now} - n,
            '2033-2', 1500, CASE WHEN n % 10 = 0 THEN 0 ELSE 1 END
        FROM {numbers} CROSS JOIN (SELECT '' AS season UNION SELECT '2033-2') AS two WHERE n < 5000""",
]
NOW = 2_000_000_000.0
MOST_SECONDS = 0.02
TRIES = 40


def filled_by(numbers: str) -> list[str]:
    """The statements that fill a database, those about seats one seat at a time."""
    found = []
    for one in FILL:
        for seat in range(4 if "{seat}" in one else 1):
            found.append(one.format(numbers=numbers, now=NOW, seat=seat))
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A full database of SQLite."""
    found = tmp_path_factory.mktemp("rated")
    asyncio.run(opened(Settings(data=found)))
    numbers = f"(WITH RECURSIVE c(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n < {GAMES - 1}) SELECT n FROM c)"
    with closing(sqlite3.connect(found / "steamshed.sqlite")) as connection:
        for statement in filled_by(numbers):
            connection.execute(statement)
        connection.execute("ANALYZE")
        connection.commit()
    return found


async def opened(settings: Settings) -> None:
    store = Store(settings)
    await store.open()
    await store.close()


async def seconds(settings: Settings, viewer: str | None, wanted: wire.Listing) -> tuple[float, wire.Leaderboard]:
    """The least time that a list takes. On a busy machine it is asked for until it once has the processor."""
    store = Store(settings)
    await store.open()
    try:
        least, board = 60.0, None
        for _ in range(TRIES):
            if least < MOST_SECONDS / 2:
                break
            began = time.perf_counter()
            board = await listing.leaderboard(store, wanted, viewer)
            least = min(least, time.perf_counter() - began)
        assert board is not None
        return least, board
    finally:
        await store.close()


def check(board: wire.Leaderboard, viewer: str | None) -> None:
    assert len(board.rows) == listing.PAGE
    sure = [n for n in range(PEOPLE) if n % 10]
    choosers = [n for n in sure if n < 1000]
    hidden = {n for n in choosers if n % 3 == 2 and f"u{n}" != viewer}
    everybody = {n for n in choosers if n % 3 == 0}
    assert board.listed == (len(everybody) if viewer is None else len(sure) - len(hidden))
    certain = [row.rating - row.margin for row in board.rows]
    assert certain == sorted(certain, reverse=True)


@pytest.mark.parametrize("viewer", [None, "u7", "u20"])
def test_a_list_takes_less_than_20_ms_on_sqlite(
    folder: pathlib.Path, viewer: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("steamshed.server.clock.now", lambda: NOW)
    least, board = asyncio.run(seconds(Settings(data=folder), viewer, wire.Listing("tally", "3-4")))
    check(board, viewer)
    assert (board.me is msgspec.UNSET) == (viewer is None)
    print(f"SQLite, {viewer or 'a stranger'}: {1000 * least:.1f} ms")
    assert least < MOST_SECONDS


def test_a_page_and_its_counts_follow_the_index(folder: pathlib.Path) -> None:
    here = listing.board("", "tally", "3-4", "") & listing.ranked("", NOW)
    rows = listing.rows
    page = listing.lines(here, "u7", False, False, listing.PAGE)
    whole = select(func.count()).select_from(rows).where(here)
    mine = select(rows).where(rows.c.who == "u7")
    with closing(sqlite3.connect(folder / "steamshed.sqlite")) as connection:
        for name, query, most in (("page", page, 20_000), ("count", whole, 100_000), ("mine", mine, 1000)):
            sql = sql_of(query, sqlite.dialect())
            plan = [line[3] for line in connection.execute(f"EXPLAIN QUERY PLAN {sql}")]
            assert not [line for line in plan if line.startswith("SCAN") and "anon" not in line], (name, plan)
            steps = steps_of(connection, sql)
            assert steps < most, (name, steps, plan)
        plan = [line[3] for line in connection.execute(f"EXPLAIN QUERY PLAN {sql_of(whole, sqlite.dialect())}")]
        assert "COVERING INDEX ix_ratings_listed" in plan[0]


def test_a_list_takes_less_than_20_ms_on_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the database itself takes for all questions of a list: the least of several times for each."""
    require()
    monkeypatch.setattr("steamshed.server.clock.now", lambda: NOW)
    with services.postgres() as address:
        asyncio.run(filled(address))
        for viewer in (None, "u7", "u20"):
            board, spent = asyncio.run(explained(Settings(database=address), viewer, wire.Listing("tally", "3-4")))
            check(board, viewer)
            print(f"PostgreSQL, {viewer or 'a stranger'}: {1000 * spent:.1f} ms")
            assert spent < MOST_SECONDS


class Overheard(Store):
    """A store that keeps what it was asked."""

    asked: list[Executable]

    async def rows(self, query: Executable) -> Sequence[Any]:
        self.asked.append(query)
        return await super().rows(query)

    async def row(self, query: Executable) -> Any:
        self.asked.append(query)
        return await super().row(query)


async def explained(settings: Settings, viewer: str | None, wanted: wire.Listing) -> tuple[wire.Leaderboard, float]:
    """A list, and the seconds that PostgreSQL says it takes to plan and carry out its questions."""
    store = Overheard(settings)
    store.asked = []
    await store.open()
    store.asked.clear()
    board = await listing.leaderboard(store, wanted, viewer)
    asked, total = list(store.asked), 0.0
    for query in asked:
        sql = "EXPLAIN (ANALYZE, FORMAT JSON) " + sql_of(query, postgresql.dialect()).replace("%%", "%")
        times = []
        for _ in range(15):
            async with store.engine.connect() as connection:
                (plan,) = (await connection.exec_driver_sql(sql)).scalar_one()
            times.append((plan["Planning Time"] + plan["Execution Time"]) / 1000)
        total += min(times)
    await store.close()
    return board, total


async def filled(address: str) -> None:
    store = Store(Settings(database=address))
    await store.open()
    async with store.engine.begin() as connection:
        for statement in filled_by(f"generate_series(0, {GAMES - 1}) AS numbers(n)"):
            await connection.execute(text(statement))
        await connection.execute(text("ANALYZE"))
    await store.close()


def test_profiles_have_a_choice_for_every_line() -> None:
    columns = {column.name for column in profiles.rows.columns} - {"user"}
    assert columns == set(profiles.LINES)
