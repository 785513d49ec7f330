"""Snapshots of long games, and games that move on to newer rules: the log is what counts."""

from __future__ import annotations

import asyncio
import base64
import logging
import pathlib
import random
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import steamshed
from steamshed.games.registry import EXTRA, register
from steamshed.kernel.record import Record
from steamshed.server.admin.doctor import fault
from steamshed.server.api.shapes import NoClock
from steamshed.server.app import create_app
from steamshed.server.errors import Problem
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.tables import commands, log, seating, snapshots
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.play import OtherGame, Play
from steamshed.server.tables.records import record_of_table
from steamshed.server.tables.table import Table, TableInfo
from tests.server.toys import RevisedGame

LONG = 3 * snapshots.LONG + 7


@asynccontextmanager
async def opened(folder: pathlib.Path) -> AsyncIterator[LoadedTables]:
    app = create_app(Settings(data=folder, rate_limits=False, extra_games="tests.server.toys"))
    async with app.router.lifespan_context(app):
        yield app.state.server.tables
    EXTRA.clear()


async def new_table(
    tables: LoadedTables, game: str, players: int, rules: int | None = None, options: Any = None
) -> LoadedTable:
    found = steamshed.game(game)
    chosen = found.choose(players, options)
    info = TableInfo("t", "T", game, chosen, NoClock(), "bot", "public", "en", None, time.time(), True)
    draft = Table(info)
    seats = [Seat("human", f"P{number}", user=None) for number in range(players)]
    draft.add(log.Open(seats, found.rules if rules is None else rules), info.created)
    seating.begin(draft, info.created)
    return await tables.add(draft, {})


async def play_on(tables: LoadedTables, loaded: LoadedTable, count: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        now = loaded.now
        if now.play is None or now.play.state.over:
            return
        seat = now.play.state.seat
        assert seat is not None
        action = str(rng.choice(now.play.state.legal()))
        await commands.act(tables, loaded, [seat], action, now.version)


def playing(loaded: LoadedTable) -> Play:
    assert loaded.now.play is not None
    return loaded.now.play


async def kept(tables: LoadedTables) -> Any:
    rows = schema.snapshots
    for _ in range(100):
        found = await tables.store.row(select(rows).where(rows.c.table == "t"))
        if found is not None:
            return found
        await asyncio.sleep(0.02)
    return None


async def loaded_anew(tables: LoadedTables) -> LoadedTable:
    tables.by_id.clear()
    return await tables.get("t")


def same(one: Play, two: Play) -> None:
    assert one.state.dump() == two.state.dump()
    assert one.done() == two.done()
    assert str(one.record()) == str(two.record())


@pytest.mark.parametrize("game", ["age_of_steam", "steam", "days_of_steam", "railroad_revolution", "binario"])
async def test_a_table_loaded_from_a_snapshot_is_the_same(
    game: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as tables:
        loaded = await new_table(tables, game, steamshed.game(game).seats[-1])
        await play_on(tables, loaded, snapshots.LONG + 9)
        assert playing(loaded).count > snapshots.LONG
        snapshot = await kept(tables)
        assert snapshot is not None
        asked: list[str] = []
        kind = type(playing(loaded).game)
        original = kind.parse

        def parse(self: Any, text: str, *more: Any) -> Any:
            asked.append(text)
            return original(self, text, *more)

        monkeypatch.setattr(kind, "parse", parse)
        again = await loaded_anew(tables)
        assert len(asked) == playing(again).count % snapshots.LONG  # only what came after it was replayed
        monkeypatch.undo()
        same(playing(again), playing(loaded))
        same(playing(again).replay(snapshots.LONG - 5), playing(loaded).replay(snapshots.LONG - 5))
        to = snapshots.LONG - 3
        await commands.take_back(tables, again, to, 0)  # behind the snapshot
        assert playing(again).count == to
        await play_on(tables, again, 2, seed=5)
        third = await loaded_anew(tables)
        same(playing(third), playing(again))


async def test_a_snapshot_that_disagrees_is_not_used_and_the_doctor_drops_it(
    tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path) as tables:
        loaded = await new_table(tables, "days_of_steam", 3)
        await play_on(tables, loaded, snapshots.LONG)
        row, rows = await kept(tables), schema.snapshots
        good = dict(row._mapping)
        table = (await tables.store.row(select(schema.tables)))._mapping
        assert await fault(tables.store, table) is None
        body = msgspec.json.decode(zlib.decompress(base64.b85decode(row.body)))
        seat = body["position"]["seats"][0]
        seat["steam"] = (seat.get("steam", 0) + 1) % 6
        forged = base64.b85encode(zlib.compress(msgspec.json.encode(body))).decode()
        bad: list[tuple[dict[str, Any], bool]] = [
            ({"digest": "0" * 64}, True),
            ({"body": "garbage"}, True),
            ({"body": forged}, False),  # a position that can be: only who replays the log knows better
            ({"stamp": "of another program"}, False),
        ]
        for change, told in bad:
            await tables.store.write(rows.update().values(**{**good, **change}))
            caplog.clear()
            with caplog.at_level(logging.ERROR, "steamshed"):
                again = await loaded_anew(tables)
            assert ("its snapshot is dropped" in caplog.text) == told
            if "body" not in change or told:
                same(playing(again), playing(loaded))
            if "body" not in change or told:  # what could not be used is replaced
                await replaced(tables, change)
            await tables.store.write(rows.update().values(**{**good, **change}))
            said = await fault(tables.store, table)
            if "stamp" in change:
                assert said is None
                continue
            assert said is not None
            assert "its snapshot is dropped" in said
            assert await tables.store.row(select(rows)) is None
            await tables.store.write(rows.insert().values(**good))


async def replaced(tables: LoadedTables, bad: dict[str, Any]) -> None:
    async with asyncio.timeout(5):
        while bad.items() <= dict((await kept(tables))._mapping).items():
            await asyncio.sleep(0.02)


async def test_a_game_without_positions_is_replayed(tmp_path: pathlib.Path) -> None:
    async with opened(tmp_path) as tables:
        loaded = await new_table(tables, "tally", 2, options={"goal": 1_000_000})
        await play_on(tables, loaded, snapshots.LONG)
        await asyncio.sleep(0.1)
        assert playing(await loaded_anew(tables)).count == snapshots.LONG
        assert await tables.store.row(select(schema.snapshots)) is None


# -- newer rules ---------------------------------------------------------------------------------------------------


async def test_players_agree_to_move_to_newer_rules(tmp_path: pathlib.Path) -> None:
    """Days of Steam: what version 2 allows beyond version 1 changes nothing that was played by version 1."""
    async with opened(tmp_path) as tables:
        loaded = await new_table(tables, "days_of_steam", 2, rules=1)
        await play_on(tables, loaded, 12)
        before = playing(loaded)
        await commands.propose(tables, loaded, [0], "rules")
        (vote,) = loaded.now.votes.values()
        assert (vote.kind, loaded.now.rules) == ("rules", 1)
        await commands.cast(tables, loaded, [1], vote.id, True)
        assert (loaded.now.rules, loaded.now.votes, playing(loaded).begun.rules) == (2, {}, 2)
        assert [done.action for done in playing(loaded).done()] == [done.action for done in before.done()]
        await play_on(tables, loaded, 10, seed=3)
        again = await loaded_anew(tables)
        same(playing(again), playing(loaded))
        record = str(record_of_table(again.now, playing(again)))
        assert "rules: 2\n" in record
        assert str(Record.parse(record, steamshed.game)) == record
        with pytest.raises(Problem, match="newest version"):
            await commands.propose(tables, again, [0], "rules")


async def test_another_worker_follows_to_newer_rules(tmp_path: pathlib.Path) -> None:
    async with opened(tmp_path) as tables, opened(tmp_path) as others:
        loaded = await new_table(tables, "days_of_steam", 2, rules=1)
        await play_on(tables, loaded, 5)
        elsewhere = await others.get("t")
        await commands.propose(tables, loaded, [0, 1], "rules")
        await play_on(tables, loaded, 3)
        await others.heard({"table": "t", "serial": loaded.now.serial})
        same(playing(elsewhere), playing(loaded))
        assert playing(elsewhere).begun.rules == 2


async def test_a_game_that_would_have_been_another_stays_with_its_rules(tmp_path: pathlib.Path) -> None:
    register(Stricter())
    async with opened(tmp_path) as tables:
        loaded = await new_table(tables, "stricter", 2, rules=1)
        for number, action in enumerate(("add 1", "add 3", "add 1")):
            await commands.act(tables, loaded, [number % 2], action, loaded.now.version)
        with pytest.raises(Problem, match="from action 2 on") as refused:
            await commands.propose(tables, loaded, [0], "rules")
        assert (refused.value.id, refused.value.args_) == ("rules-do-not-fit", {"number": 2, "rules": 2})
        assert (loaded.now.rules, loaded.now.votes) == (1, {})
        with pytest.raises(OtherGame):
            playing(loaded).under(2)


class Stricter(RevisedGame):
    """From version 2 on nobody can add 3."""

    name = "stricter"

    def begin(self, setting: Any, chance: Any) -> Any:
        state = super().begin(setting, chance)
        state.most = 3 if setting.version == 1 else 2
        return state
