"""Laws of orders given ahead, at tables in this process: nothing that was not legal, once, secret, after a while."""

from __future__ import annotations

import asyncio
import pathlib
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest
from sqlalchemy import select

import steamshed
from steamshed.kernel.record import play_again
from steamshed.orders import Order, Pass, Price, Scope, Step, bidding, forced, knowledge_of, passing, planned
from steamshed.server.api.shapes import Days, Live, NoClock, Pace
from steamshed.server.bots.moves_job import BotMoves
from steamshed.server.bots.processes import BotProcesses
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.errors import Stale
from steamshed.server.jobs.due_work import DueWork
from steamshed.server.limits import COUNTS
from steamshed.server.orders import service as orders
from steamshed.server.orders.job import Ordered
from steamshed.server.orders.service import Kept
from steamshed.server.orders.worker import sent
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables import commands, log, seating
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.state_messages import Frames, log_entries
from steamshed.server.tables.table import Table, TableInfo

rows = schema.orders


@asynccontextmanager
async def workers(folder: pathlib.Path, number: int = 1, order_delay: float = 0.0) -> AsyncIterator[list[LoadedTables]]:
    """Workers that share a database and tell each other nothing."""
    chosen = Settings(data=folder, order_delay=order_delay)
    stores = [Store(chosen) for _ in range(number)]
    try:
        for store in stores:
            await store.open()
        yield [LoadedTables(chosen, store, Fanout()) for store in stores]
    finally:
        for store in stores:
            await store.close()


async def begin(tables: LoadedTables, game: str, players: int, pace: Pace | None = None) -> LoadedTable:
    found = steamshed.game(game)
    users = schema.users
    for seat in range(players):
        row = await tables.store.row(select(users.c.id).where(users.c.id == f"u{seat}"))
        if row is None:
            await tables.store.write(users.insert().values(id=f"u{seat}", name=f"P{seat}", created=0.0))
    info = TableInfo(
        f"t{game}".replace("_", ""), "T", game, found.choose(players, {}), pace or NoClock(), "bot", "public", "en",
        None, time.time(),
    )  # fmt: skip
    draft = Table(info)
    seats = [Seat("human", f"P{seat}", user=f"u{seat}") for seat in range(players)]
    draft.add(log.Open(seats, found.rules), info.created)
    seating.begin(draft, info.created)
    return await tables.add(draft, {})


def rounds(tables: LoadedTables) -> Callable[[], Awaitable[None]]:
    """What a worker does with orders that are due."""
    work = DueWork(tables.store, Ordered(tables, lambda user, table: None).kinds())

    async def look() -> None:
        await work.look()
        await work.settle()

    return look


async def give(tables: LoadedTables, loaded: LoadedTable, seat: int, order: Order, id: str = "") -> str:
    play = loaded.now.play
    assert play is not None
    table, name = loaded.now.info.id, id or f"o{random.getrandbits(60)}"
    kept = Kept(name, table, seat, f"u{seat}", 0, time.time(), play.count, order, {}, 0, None, None)
    before = await orders.of_seat(tables.store, table, seat)
    replaces = (
        before[0].id if len(before) == COUNTS["orders"].number else None
    )  # those that wait for what never comes add up
    await orders.give(tables, loaded, kept, before, replaces)
    return name


def some_order(rng: random.Random, table: Table) -> Order:
    """An order for the seat to decide that answers here, or so it was meant."""
    play = table.play
    assert play is not None
    state, seat = play.state, play.state.seat
    assert seat is not None
    turns = orders.turns_begun([done.seat for done in play.done()], seat, seat)
    now = knowledge_of(play.game).now(state.view(seat), state.phase, turns)
    legal = [str(action) for action in state.legal()]
    made = [
        forced(),
        bidding(state.phase, rng.randrange(8), now),
        passing(state.phase, now),
        planned([(state.phase, now, rng.sample(legal, min(3, len(legal))))]),
        planned([(state.phase, now, [rng.choice(legal)])], [Price(rng.randrange(6))]),
        Order((Step(Pass()), Step(Pass(), scope=Scope(now.clock + 1)))),
    ]
    return rng.choice(made)


@pytest.mark.parametrize("name", steamshed.games())
async def test_an_order_never_does_what_its_owner_could_not(name: str, tmp_path: pathlib.Path) -> None:
    """Random games with random orders: every action that the log calls an order was legal for its seat just then, and
    that seat was to decide."""
    rng, game = random.Random(name), steamshed.game(name)
    async with workers(tmp_path) as [tables]:
        loaded = await begin(tables, name, game.seats[-1])
        look = rounds(tables)
        for _ in range(120):
            table = loaded.now
            if table.stage != "running" or table.turn is None or table.play is None:
                break
            await give(tables, loaded, table.turn, some_order(rng, table))
            await look()
            table = loaded.now
            if table.turn is not None and table.play is not None and table.stage == "running":
                action = rng.choice(table.play.state.legal())
                await commands.act(tables, loaded, [table.turn], str(action), table.version)
        play = loaded.now.play
        assert play is not None
        state = play.begun.again()
        for done in play.done():
            legal = [str(action) for action in state.legal()]
            if done.order:
                assert (state.seat, done.action in legal) == (done.seat, True)
                assert done.bot is None
            play_again(state, game.parse(done.action, state), done.outcomes)
        assert sum(done.order for done in play.done()) > 20


# -- secret --------------------------------------------------------------------------------------------------------


def everything(table: Table, viewer: int | None) -> list[bytes]:
    """All that somebody is sent of a table."""
    mine, play = ([] if viewer is None else [viewer]), table.play
    assert play is not None
    shown = Frames(table)
    entries = log_entries(table, play, shown.eye(mine), 0, mine)
    return [shown.state(mine), msgspec.json.encode(entries), msgspec.json.encode(table.summary())]


async def test_nobody_can_tell_a_table_with_orders_from_one_without(tmp_path: pathlib.Path) -> None:
    """Until one is carried out, all that anybody is sent is the same to the letter; afterwards only the owner is told
    that it was one, and everybody at the end."""
    async with workers(tmp_path) as [tables]:
        loaded = await begin(tables, "age_of_steam", 3)
        assert loaded.now.turn is not None
        seat = loaded.now.turn
        before = [everything(loaded.now, viewer) for viewer in (None, 0, 1, 2)]
        stored = [tuple(row) for row in await tables.store.rows(select(schema.tables))]
        other = (seat + 1) % 3
        await give(tables, loaded, other, bidding("determine_player_order", 5, Scope(1, 1)))
        await give(tables, loaded, other, forced())
        await rounds(tables)()
        assert [everything(loaded.now, viewer) for viewer in (None, 0, 1, 2)] == before
        assert [tuple(row) for row in await tables.store.rows(select(schema.tables))] == stored
        # carried out: as if it had been played by hand, but for whoever gave it
        await give(tables, loaded, seat, planned([("issue_shares", Scope(1, 0), ["issue 1"])]))
        by_hand = loaded.now.draft()
        assert by_hand.play is not None
        await rounds(tables)()
        now = loaded.now
        assert now.play is not None
        assert now.play.last is not None
        assert (now.play.last.action, now.play.last.order) == ("issue 1", True)
        played = by_hand.play.advance(now.game.parse("issue 1"), now.play.last.time, None)
        assert played.last is not None
        by_hand.add(played.last.entry(), now.play.last.time, played)
        for viewer in (None, *{0, 1, 2} - {seat}):
            assert everything(now, viewer) == everything(by_hand, viewer)
        assert b'"order":true' in everything(now, seat)[0]
        assert b'"order":true' in everything(now, seat)[1]
        over = now.draft()
        over.add(commands.ending(over, now.play, "agreed"), time.time())
        assert b'"order":true' in everything(over, None)[0]
        assert b'"order":true' in everything(over, other)[1]


@pytest.mark.parametrize(
    ("pace", "least", "most"),
    [
        (NoClock(), 10.0, 60.0),
        (Live(600.0, 20.0), 2.0, 8.0),
        (Days(3.0), 60.0, 900.0),
        (Live(10.0, 0.0), 1.25, 5.0),
        (Days(0.001), 10.8, 43.2),
    ],
)
async def test_an_order_answers_after_a_while_that_nobody_can_foretell(
    pace: Pace, least: float, most: float, tmp_path: pathlib.Path
) -> None:
    async with workers(tmp_path, order_delay=1.0) as [tables]:
        loaded = await begin(tables, "age_of_steam", 3, pace)
        table, now = loaded.now, loaded.now.changed
        assert table.turn is not None
        drawn = [orders.delay(table, table.turn, now, 1.0) for _ in range(60)]
        assert least <= min(drawn) <= max(drawn) <= most
        assert len(set(drawn)) > 50
        # it is drawn once for a turn, and not carried out before
        id = await give(tables, loaded, table.turn, planned([("issue_shares", Scope(1, 0), ["issue 1"])]))
        await rounds(tables)()
        first = await tables.store.row(select(rows.c.due, rows.c.looked).where(rows.c.id == id))
        await rounds(tables)()
        assert tuple(await tables.store.row(select(rows.c.due, rows.c.looked).where(rows.c.id == id))) == tuple(first)
        assert first.looked == loaded.now.version == table.version
        assert first.due > time.time() - 1


# -- once ----------------------------------------------------------------------------------------------------------


async def test_two_workers_carry_it_out_once(tmp_path: pathlib.Path) -> None:
    """Both see that an order is due, both try at the same time: one of them is too late."""
    async with workers(tmp_path, 2) as [one, two]:
        first = await begin(one, "age_of_steam", 3)
        second = await two.get(first.now.info.id)
        for _ in range(8):
            await one.compare([first])
            await two.compare([second])
            table = first.now
            assert table.play is not None
            assert table.turn is not None
            legal = str(table.play.state.legal()[0])
            scope = knowledge_of(table.game).now(table.play.state.view(0), table.play.state.phase, 0)
            id = await give(one, first, table.turn, planned([(table.play.state.phase, scope, [legal])]))
            tried = [orders.carry_out(one, first, id, table.version), orders.carry_out(two, second, id, table.version)]
            found = await asyncio.gather(*tried, return_exceptions=True)
            assert sum(done is True for done in found) == 1, found
            assert all(done in (True, False) or isinstance(done, Stale) for done in found), found
            await one.compare([first])
            assert first.now.play is not None
            assert first.now.play.count == table.play.count + 1
            assert await one.store.row(select(rows.c.id).where(rows.c.id == id)) is None


async def test_who_takes_an_order_back_is_asked_himself(tmp_path: pathlib.Path) -> None:
    async with workers(tmp_path) as [tables]:
        loaded = await begin(tables, "age_of_steam", 3)
        seat, round = loaded.now.turn, rounds(tables)
        assert seat is not None
        await give(tables, loaded, seat, Order((Step(Pass(), again=True),)))
        await round()
        assert loaded.now.turn != seat
        await commands.undo(tables, loaded, [seat], loaded.now.version)
        await round()
        assert (loaded.now.turn, await orders.answers(tables.store, loaded.now, seat)) == (seat, False)
        await commands.act(tables, loaded, [seat], "issue 1", loaded.now.version)
        assert len(await orders.of_seat(tables.store, loaded.now.info.id, seat)) == 1


# -- gone ----------------------------------------------------------------------------------------------------------


async def test_a_move_that_was_left_undone_is_told_until_another_is_ordered(tmp_path: pathlib.Path) -> None:
    async with workers(tmp_path) as [tables]:
        loaded = await begin(tables, "age_of_steam", 3)
        id, round = loaded.now.info.id, rounds(tables)
        seat = loaded.now.turn
        assert seat is not None

        async def told() -> list[tuple[str, str]]:
            kept = await orders.of_seat(tables.store, id, seat)
            return [(one.id, one.state) for one in sent(loaded.now, seat, kept)]

        impossible = planned([("issue_shares", Scope(1, 0), ["issue 14"])])
        await give(tables, loaded, seat, impossible, "undone")
        await give(tables, loaded, seat, bidding("issue_shares", 3, Scope(1, 0)), "bids")
        await round()
        assert await told() == [("undone", "waits"), ("bids", "waits")]
        while loaded.now.play is not None and loaded.now.play.state.phase == "issue_shares":
            async with loaded.lock:
                await commands.act_locked(tables, loaded, loaded.now.draft(), "issue 0", None)
        while loaded.now.turn != seat:
            async with loaded.lock:
                await commands.act_locked(tables, loaded, loaded.now.draft(), "pass", None)
        await round()
        assert await told() == [("undone", "lapsed")]
        await orders.give(
            tables,
            loaded,
            Kept("next", id, seat, f"u{seat}", 0, 0.0, 0, forced(), {}, 0, None, None),
            [],
            None,
            ["undone"],
        )
        assert [one for one, _ in await told()] == ["next"]


async def test_an_order_is_gone_when_its_phase_or_its_game_is_over(tmp_path: pathlib.Path) -> None:
    async with workers(tmp_path) as [tables]:
        loaded = await begin(tables, "age_of_steam", 3)
        id, round = loaded.now.info.id, rounds(tables)
        assert loaded.now.turn is not None
        await give(tables, loaded, loaded.now.turn, bidding("issue_shares", 1, Scope(0, 0)))
        await round()
        assert await orders.of_seat(tables.store, id, loaded.now.turn) == []
        # who has resigned has no orders, and a game that is over needs none
        seat = loaded.now.turn
        await give(tables, loaded, seat, forced())
        await give(tables, loaded, (seat + 1) % 3, forced())
        await commands.resign(tables, loaded, [seat])
        await round()
        assert await orders.of_seat(tables.store, id, seat) == []
        async with loaded.lock:
            draft, play = loaded.now.draft(), loaded.now.play
            assert play is not None
            draft.add(commands.ending(draft, play, "agreed"), time.time())
            await tables.store_change(loaded, draft)
        await round()
        assert await orders.of_seat(tables.store, id, (seat + 1) % 3) == []


async def test_an_order_answers_for_a_seat_that_nobody_needs_to_be_told_of(tmp_path: pathlib.Path) -> None:
    async with workers(tmp_path, order_delay=1.0) as [tables]:
        loaded = await begin(tables, "age_of_steam", 3)
        seat = loaded.now.turn
        assert seat is not None
        assert not await orders.answers(tables.store, loaded.now, seat)
        await give(tables, loaded, seat, planned([("issue_shares", Scope(1, 0), ["issue 1"])]))
        assert await orders.answers(tables.store, loaded.now, seat)
        assert not await orders.answers(tables.store, loaded.now, (seat + 1) % 3)


async def test_a_bot_that_stands_in_lets_orders_answer_first(tmp_path: pathlib.Path) -> None:
    async with workers(tmp_path) as [tables]:
        loaded = await begin(tables, "age_of_steam", 3)
        seat = loaded.now.turn
        assert seat is not None
        await give(tables, loaded, seat, planned([("issue_shares", Scope(1, 0), ["issue 1"])]))
        processes = BotProcesses(1, 20.0)
        bots = BotMoves(tables, processes)
        try:
            async with loaded.lock:
                draft = loaded.now.draft()
                commands.stand_in(draft, seat, "random", time.time())
                await tables.store_change(loaded, draft)
            await asyncio.gather(*bots.moving.values())
            assert loaded.now.play is not None
            assert loaded.now.play.count == 0
            await rounds(tables)()
            assert loaded.now.play.last is not None
            assert (loaded.now.play.last.action, loaded.now.play.last.order) == ("issue 1", True)
        finally:
            await bots.stop()
            processes.close()
