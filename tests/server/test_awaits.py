"""Whom a table waits for has one answer, whoever asks."""

from __future__ import annotations

import pathlib
import time
from collections.abc import AsyncIterator

import msgspec
import pytest_asyncio
from sqlalchemy import create_engine, select, text

from steamshed.games.registry import EXTRA, register
from steamshed.server.api.shapes import NoClock
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.groups import results
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.migrate import downgrade, migrate
from steamshed.server.storage.store import Store
from steamshed.server.tables import commands, lists, log, seating
from steamshed.server.tables.awaited_move import wait_of
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table, TableInfo
from tests.server.toys import GAMES

PEOPLE = ("anna", "bela", "cleo")


@pytest_asyncio.fixture
async def tables(tmp_path: pathlib.Path) -> AsyncIterator[LoadedTables]:
    for game in GAMES:
        register(game)
    store = Store(Settings(data=tmp_path))
    await store.open()
    for name in PEOPLE:
        await store.write(schema.users.insert().values(id=name, name=name, settings="{}", created=0.0))
    await store.write(schema.groups.insert().values(id="g", name="G", created=0.0))
    yield LoadedTables(store.settings, store, Fanout())
    await store.close()
    EXTRA.clear()


async def begun(tables: LoadedTables) -> LoadedTable:
    """Anna and Cleo play; it is Anna's turn."""
    info = TableInfo("t", "T", "tally", {"goal": 30}, NoClock(), "bot", "public", "en", None, time.time(), group="g")
    draft = Table(info)
    draft.add(log.Open([Seat("human", "Anna", "anna"), Seat("human", "Cleo", "cleo")]), info.created)
    seating.begin(draft, info.created)
    return await tables.add(draft, {})


async def sits(tables: LoadedTables, loaded: LoadedTable, seat: int, **who: object) -> None:
    draft = loaded.now.draft()
    draft.add(log.Sit(seat, msgspec.structs.replace(draft.seats[seat], **who)), time.time())
    async with loaded.lock:
        await tables.store_change(loaded, draft)


async def answers(tables: LoadedTables, loaded: LoadedTable) -> dict[str, set[str | None]]:
    """What everybody who asks is told."""
    store, wait = tables.store, wait_of(loaded.now)
    owed = {user for user in PEOPLE for debt in await results.owed(store, "g", user) if debt.mine}
    return {
        "the table": {loaded.now.awaits} - {None},
        "its row": {row[0] for row in await store.rows(select(schema.tables.c.awaits))} - {None},
        "notices": set() if wait is None else {wait.user},
        "the number on the page": {user for user in PEOPLE if await lists.count_waiting(store, user)},
        "the list and the feeds": {user for user in PEOPLE if await lists.waiting_for(store, user)},
        "debts of a group": set(owed),
    }


async def test_all_who_ask_for_whom_a_table_waits_are_told_the_same(tables: LoadedTables) -> None:
    loaded = await begun(tables)

    async def all_say(*users: str) -> None:
        found = await answers(tables, loaded)
        assert found == {who: set(users) for who in found}

    await all_say("anna")
    await sits(tables, loaded, 0, deputy="bela", deputy_name="Bela")
    await all_say("bela")  # who plays for her, and not she
    assert [debt.name for debt in await results.owed(tables.store, "g", "bela")] == ["Bela"]
    await commands.act(tables, loaded, [0], "add 1", loaded.now.version, user="bela")
    await all_say("cleo")
    await sits(tables, loaded, 1, stand_in="easy")
    await all_say()  # a bot plays
    await sits(tables, loaded, 1, stand_in=None)
    await all_say("cleo")
    await tables.store.write(schema.tables.update().values(hidden=1))
    shown = await answers(tables, loaded)
    assert shown["the number on the page"] == shown["the list and the feeds"] == shown["debts of a group"] == set()


def test_a_database_of_before_says_for_whom_its_tables_wait(tmp_path: pathlib.Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/x.sqlite")
    columns = "id, name, game, options, pace, fallback, privacy, language, created, serial, version, changed"
    rest = "'T', 'tally', '{}', '{}', 'bot', 'public', 'en', 0, 1, 1, 0"
    human = {"kind": "human", "name": "A", "user": "anna"}
    with engine.connect() as connection:
        migrate(connection, "0019")
        for id, state, turn, seats in (
            ("own", "running", "0", [human]),
            ("second", "running", "1", [{"kind": "bot", "name": "B", "bot": "easy"}, human]),
            ("deputy", "running", "0", [human | {"deputy": "bela", "deputy_name": "B"}]),
            ("bot", "running", "0", [human | {"stand_in": "easy"}]),
            ("resigned", "running", "0", [human | {"resigned": True}]),
            ("odd", "running", "7", [human]),
            ("over", "finished", "NULL", [human]),
        ):
            values = {"people": msgspec.json.encode(seats).decode()}
            row = f"'{id}', {rest}, '{state}', {turn}, :people"
            connection.execute(text(f"INSERT INTO tables ({columns}, state, turn, people) VALUES ({row})"), values)
        connection.commit()
        migrate(connection)
        found = {row.id: row.awaits for row in connection.execute(text("SELECT id, awaits FROM tables"))}
        nobody = dict.fromkeys(("bot", "resigned", "odd", "over"))
        assert found == {"own": "anna", "second": "anna", "deputy": "bela", **nobody}
        downgrade(connection, "0019")
    engine.dispose()
