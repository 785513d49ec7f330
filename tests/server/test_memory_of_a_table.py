"""What a table takes in memory, without its sockets: it cannot grow unseen.

The sizes are those of Python's own allocator, so they are nearly the same on every machine. Who makes a table larger on
purpose raises the number here.
"""

from __future__ import annotations

import gc
import pathlib
import random
import time
import tracemalloc
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

import steamshed
from steamshed.server.api.shapes import NoClock
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables import commands, log, seating, state_messages
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.play import ALL_KEPT, EVERY, MOST_BACK, Play
from steamshed.server.tables.state_messages import Frames
from steamshed.server.tables.table import Table, TableInfo
from steamshed.ui.scene import Thing, shared

PEOPLE = "ABCD"
MOVES = 40
MOST_KB = 275
"""Kilobytes of a table of Age of Steam after so many moves, drawings among them that later tables share."""


@pytest_asyncio.fixture
async def tables(tmp_path: pathlib.Path) -> AsyncIterator[LoadedTables]:
    store = Store(Settings(data=tmp_path))
    await store.open()
    for name in PEOPLE:
        await store.write(schema.users.insert().values(id=name, name=name, settings="{}", created=0.0))
    yield LoadedTables(store.settings, store, Fanout())
    await store.close()


async def opened(tables: LoadedTables, name: str) -> LoadedTable:
    info = TableInfo(name, "T", "age_of_steam", {}, NoClock(), "bot", "public", "en", None, time.time())
    draft = Table(info)
    draft.add(log.Open([Seat("human", each, each) for each in PEOPLE]), info.created)
    seating.begin(draft, info.created)
    return await tables.add(draft, {})


async def one_move(tables: LoadedTables, loaded: LoadedTable, rng: random.Random) -> None:
    """A move, which all four are told of."""
    play, before = loaded.now.play, loaded.frames
    assert play is not None
    state, seat = play.state, play.state.decider
    action = steamshed.game("age_of_steam").steady(state.clone(), state.legal(), rng)
    await commands.act(tables, loaded, [seat], action.text, loaded.now.version)
    for each in range(len(PEOPLE)):
        loaded.frames.state([each], before)


async def played(tables: LoadedTables, number: int) -> LoadedTable:
    loaded, rng = await opened(tables, f"t{number}"), random.Random(number)
    for _ in range(MOVES):
        await one_move(tables, loaded, rng)
    return loaded


async def test_what_one_more_table_takes(tables: LoadedTables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_messages, "MOST_TOLD", 1)
    kept = [await played(tables, number) for number in range(4)]
    gc.collect()
    tracemalloc.start()
    try:
        more = [await played(tables, number) for number in range(4, 8)]
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] / len(more) / 1000
    finally:
        tracemalloc.stop()
    assert len(kept) == len(more)
    assert taken <= MOST_KB


async def test_messages_told_long_ago_are_made_again(tables: LoadedTables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_messages, "MOST_TOLD", 2)
    loaded = await opened(tables, "t")
    frames: Frames = loaded.frames
    seat = loaded.now.turn
    assert seat is not None
    first = frames.state([seat])
    assert frames.made
    others = [Frames(loaded.now) for _ in range(3)]
    for other in others:
        other.state([seat])
    assert not frames.made
    assert not frames.kept
    assert frames.state([seat]) == first
    assert frames.made
    assert not others[1].made


async def test_positions_for_undo_are_few_and_lead_everywhere(tables: LoadedTables) -> None:
    loaded, rng = await opened(tables, "t"), random.Random(3)
    positions: dict[int, dict[str, object]] = {}
    assert loaded.now.play is not None
    play: Play = loaded.now.play
    for _ in range(60):
        await one_move(tables, loaded, rng)
        assert loaded.now.play is not None
        play = loaded.now.play
        positions[play.count] = play.state.dump()
        kept: list[int] = []
        at: Play | None = play
        while at is not None:
            kept.append(at.count)
            at = at.previous
        assert kept[0] - kept[-1] <= MOST_BACK
        assert len(kept) <= 2 + ALL_KEPT + MOST_BACK // EVERY
        assert kept[1:] == sorted(kept[1:], reverse=True)
    for count in (59, 58, 57, 54, 51, 46, 30, 1):
        back = play.back_to(count)
        assert back.count == count
        assert back.state.dump() == positions[count]
        assert back.back_to(max(1, count - 1)).state.dump() == positions[max(1, count - 1)]


def test_equal_things_are_one_object() -> None:
    first, again = (Thing("town-A1", "town", (1.0, 2.0), title="Reno") for _ in range(2))
    other = Thing("town-A1", "town", (1.0, 2.5), title="Reno")
    assert first is not again
    one, two, three = shared([first, again, other])
    assert one is two
    assert three is other
