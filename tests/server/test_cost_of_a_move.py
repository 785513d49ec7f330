"""What a move costs the server, counted: it cannot grow unseen.

Counts of calls and bytes are the same on every machine. Who makes a move dearer on purpose raises the number here.
"""

from __future__ import annotations

import asyncio
import pathlib
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest
import pytest_asyncio

import steamshed
from steamshed.games.registry import EXTRA, register
from steamshed.kernel.options import OptionValue
from steamshed.server.api.shapes import NoClock
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.monitoring.metrics import BOUNDS, Histogram, Metrics
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables import commands, log, seating, undo
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.state_messages import Frames
from steamshed.server.tables.table import Table, TableInfo
from tests.server.test_crowds import calls_of
from tests.server.toys import GAMES

SEATS = 5
MOVES = 40
MOST_CALLS = {"tally": 450, "age_of_steam": 11_500}
"""Calls of functions that a move takes until all five are told of it, those in C among them."""
MOST_BYTES = {"tally": 3_500, "age_of_steam": 56_000}
"""That all five are sent of it."""


@pytest_asyncio.fixture
async def tables(tmp_path: pathlib.Path) -> AsyncIterator[LoadedTables]:
    for game in GAMES:
        register(game)
    store = Store(Settings(data=tmp_path))
    await store.open()
    for name in "ABCDE":
        await store.write(schema.users.insert().values(id=name, name=name, settings="{}", created=0.0))
    yield LoadedTables(store.settings, store, Fanout())
    await store.close()
    EXTRA.clear()


async def a_table(tables: LoadedTables, game: str) -> LoadedTable:
    options: dict[str, OptionValue] = {"goal": 1_000_000} if game == "tally" else {}
    info = TableInfo("t", "T", game, options, NoClock(), "bot", "public", "en", None, time.time())
    draft = Table(info)
    draft.add(log.Open([Seat("human", name, name) for name in "ABCDE"]), info.created)
    seating.begin(draft, info.created)
    return await tables.add(draft, {})


async def one_move(tables: LoadedTables, loaded: LoadedTable, rng: random.Random) -> None:
    assert loaded.now.play is not None
    state, seat = loaded.now.play.state, loaded.now.turn
    assert seat is not None
    action = str(rng.choice(state.legal()))
    await commands.act(tables, loaded, [seat], action, loaded.now.version)


def told(now: Frames, before: Frames) -> list[bytes]:
    return [now.state([seat], before) for seat in range(SEATS)]


@pytest.mark.parametrize("game", ["tally", "age_of_steam"])
async def test_calls_and_bytes_of_a_move(tables: LoadedTables, game: str) -> None:
    loaded, rng = await a_table(tables, game), random.Random(5)
    for _ in range(10):  # boards and words are drawn by then
        before = loaded.frames
        await one_move(tables, loaded, rng)
        told(loaded.frames, before)
    calls, sent = 0, 0
    for _ in range(MOVES):
        before = loaded.frames
        await one_move(tables, loaded, rng)
        found: list[bytes] = []
        calls += calls_of(lambda before=before, found=found: found.extend(told(loaded.frames, before)))  # type: ignore[misc]
        sent += sum(map(len, found))
    assert calls / MOVES <= MOST_CALLS[game]
    assert sent / MOVES <= MOST_BYTES[game]


async def test_a_state_is_made_once_for_all_who_see_the_same(
    tables: LoadedTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded, rng, counted = await a_table(tables, "tally"), random.Random(5), Counter[str]()

    def counting(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def counted_work(*arguments: Any, **more: Any) -> Any:
            counted[name] += 1
            return work(*arguments, **more)

        return counted_work

    monkeypatch.setattr(Frames, "message", counting("made", Frames.message))
    monkeypatch.setattr(undo, "target", counting("searched", undo.target))
    for _ in range(SEATS + 1):
        before = loaded.frames
        await one_move(tables, loaded, rng)
        counted.clear()
        messages = [msgspec.json.decode(one) for one in told(loaded.frames, before)]
        assert counted == {"made": 1, "searched": SEATS}
    assert ["legal" in one for one in messages] == [seat == loaded.now.turn for seat in range(SEATS)]
    offers = [one["offer"]["to"] for one in messages]
    assert sorted(offers) == list(range(1, SEATS + 1))  # each has its own
    assert [one["undo"] for one in messages].count("free") == 1


async def test_who_is_told_of_several_actions_at_once_is_told_the_log_of_them(tables: LoadedTables) -> None:
    loaded = await a_table(tables, "tally")

    async def add(amount: int) -> None:
        await commands.act(tables, loaded, [loaded.now.turn or 0], f"add {amount}", loaded.now.version)

    def log_since(before: Frames) -> list[tuple[int, str]]:
        state = msgspec.json.decode(loaded.frames.state([3], before))
        return [(entry["number"], entry["action"]) for entry in state.get("log", [])]

    first = loaded.frames
    await add(1)
    assert log_since(first) == []  # the state tells the last action itself
    second = loaded.frames
    await add(2)
    assert log_since(first) == [(1, "add 1"), (2, "add 2")]
    assert log_since(second) == []
    third = loaded.frames
    await commands.undo(tables, loaded, [1], loaded.now.version, 1)
    assert log_since(third) == []  # it tells what was taken back
    await add(3)
    assert log_since(third) == [(2, "add 3")]  # in the place of what was taken back
    assert log_since(second) == []


def test_a_duration_is_counted_in_one_bucket() -> None:
    histogram, metrics = Histogram(), Metrics()
    assert calls_of(lambda: histogram.add(0.03)) <= 4
    metrics.took("steamshed_move_seconds", 0.03)
    metrics.took("steamshed_move_seconds", 0.001)
    metrics.took("steamshed_move_seconds", 60.0)
    samples = metrics.samples()
    assert samples["steamshed_move_seconds_count"] == samples['steamshed_move_seconds_bucket{le="+Inf"}'] == 3
    buckets = [samples[f'steamshed_move_seconds_bucket{{le="{bound}"}}'] for bound in BOUNDS]
    assert buckets == [1 if bound < 0.05 else 2 for bound in BOUNDS]
    assert samples["steamshed_move_seconds_sum"] == pytest.approx(60.031)


async def test_a_field_without_track_is_drawn_once() -> None:
    """Beside the same position drawn anew, the things of empty fields are the same objects: nothing compares them."""
    from steamshed.ui.game_ui import ui_of

    game = steamshed.game("age_of_steam")
    state = game.new(3)
    drawn = [ui_of(game).scenes(state.view(None), "en") for _ in range(2)]
    fields = [
        {thing.id: thing for scene in scenes for thing in scene.things if thing.id.startswith("hex-")}
        for scenes in drawn
    ]
    assert len(fields[0]) > 50
    assert all(fields[1][id] is thing for id, thing in fields[0].items())
    await asyncio.sleep(0)
