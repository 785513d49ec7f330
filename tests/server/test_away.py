"""People who are away: holidays at tables, who stands in, seats handed over; time is moved by the tests."""

from __future__ import annotations

import asyncio
import pathlib
import time
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import select

from steamshed.games.registry import EXTRA, register
from steamshed.server import clock
from steamshed.server.accounts import deletion
from steamshed.server.api.shapes import Bank, Days, Fallback, Hours, Live, NoClock, Pace
from steamshed.server.away import holidays, seat_transfer, stand_ins
from steamshed.server.away.job import Away
from steamshed.server.away.stand_ins import Account
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.errors import Problem
from steamshed.server.jobs.due_work import DueWork
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables import commands, log, seating
from steamshed.server.tables.calendars import DAY, HOUR
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.state_messages import log_entries
from steamshed.server.tables.table import Table, TableInfo
from steamshed.server.tables.timeout_job import OverdueTables
from tests.server.toys import GAMES

START = datetime(2026, 12, 1, 12, tzinfo=UTC).timestamp()
USERS = {"ann": "Ann", "ben": "Ben", "cleo": "Cleo", "dan": "Dan", "eve": "Eve"}


class NoBots:
    """Bots that never move: what they would do is no matter here."""

    def __init__(self) -> None:
        self.moving: dict[str, Any] = {}
        self.begun: list[str] = []
        self.failed = type("Never", (), {"alone": lambda self, id: False})()

    def begin(self, loaded: LoadedTable) -> None:
        self.begun.append(loaded.now.info.id)


class World:
    """A server of one worker, and its time."""

    def __init__(self, settings: Settings) -> None:
        self.now = START
        self.settings = settings
        self.store = Store(settings)
        self.bots = NoBots()
        self.restart()

    def restart(self) -> None:
        """As if the process had died: nothing is known but what is stored."""
        self.tables = LoadedTables(self.settings, self.store, Fanout())
        self.due_work = DueWork(self.store, Away(self.tables).kinds())
        bots: Any = self.bots
        self.overdue = OverdueTables(self.tables, bots)

    async def passes(self, seconds: float) -> None:
        """Time goes by; then everything that happens by itself happens."""
        self.now += seconds
        await self.rounds()

    async def rounds(self) -> None:
        for _ in range(2):
            await asyncio.gather(*self.tables.tasks)
            await self.due_work.look()
            await self.due_work.settle()
            await self.overdue.look()

    async def table(
        self, *users: str, pace: Pace, fallback: Fallback = "bot", id: str = "t", **more: Any
    ) -> LoadedTable:
        info = TableInfo(id, id, "tally", {"goal": 1_000_000}, pace, fallback, "private", "en", None, self.now, **more)
        draft = Table(info)
        draft.add(log.Open([Seat("human", USERS[user], user=user) for user in users]), self.now)
        seating.begin(draft, self.now)
        loaded = await self.tables.add(draft, {})
        await asyncio.gather(*self.tables.tasks)
        return loaded

    async def act(self, loaded: LoadedTable, user: str) -> None:
        table = loaded.now
        await commands.act(self.tables, loaded, table.seats_of(user), "add 1", table.version, user=user)

    async def holiday(self, user: str, first: int, last: int, zone: str = "") -> holidays.Stated:
        """From one day after today until another one."""
        today = datetime.fromtimestamp(self.now, UTC).date()
        days = today + timedelta(days=first), today + timedelta(days=last)
        return await holidays.state(self.tables, user, zone, *days)

    async def plan(self, user: str, table: str = "", accept: bool = True, **more: Any) -> None:
        """Says who stands in; a person accepts it."""
        values = {"bot": None, "person": None, "holiday": False, "overtime": False} | more
        await stand_ins.set_plan(self.tables, user, table, **values)
        if accept and values["person"]:
            await stand_ins.answer(self.tables, values["person"].lower(), user, table, True)

    async def deadline(self, id: str = "t") -> float:
        row = await self.store.row(select(schema.tables.c.deadline).where(schema.tables.c.id == id))
        assert row is not None
        return float(row[0])


@pytest_asyncio.fixture
async def world(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    for game in GAMES:
        register(game)
    made = World(Settings(data=tmp_path, bot_pause=0.0, holiday_days=10))
    monkeypatch.setattr(time, "time", lambda: made.now)
    monkeypatch.setattr(clock, "now", lambda: made.now)
    await made.store.open()
    for id, name in USERS.items():
        values = {"id": id, "name": name, "key": name.casefold(), "created": START}
        await made.store.write(schema.users.insert().values(**values))
    yield made
    await asyncio.gather(*made.tables.tasks)
    await made.store.close()
    EXTRA.clear()


async def refused(what: Any) -> str:
    with pytest.raises(Problem) as caught:
        await what
    return caught.value.id


def seat(loaded: LoadedTable, number: int) -> Seat:
    return loaded.now.seats[number]


def same(loaded: LoadedTable, other: LoadedTable) -> bool:
    names = ("serial", "version", "turn", "seats", "votes", "times", "played", "deputies", "relieved")
    one, two = loaded.now, other.now
    return all(getattr(one, name) == getattr(two, name) for name in names) and one.summary() == two.summary()


# -- holidays ------------------------------------------------------------------------------------------------------


async def test_the_clocks_of_somebody_on_holiday_stand_at_all_his_tables_over_days(world: World) -> None:
    days = await world.table("ann", "ben", pace=Days(2.0), id="days")
    bank = await world.table("ann", "ben", pace=Bank(4.0, 12.0), id="bank")
    live = await world.table("ann", "ben", pace=Live(4000.0, 0.0), id="live", fallback="wait")
    await world.holiday("ann", 1, 3)  # from midnight, twelve hours from now, for three days
    assert [await world.deadline(id) - START for id in ("days", "bank", "live")] == [5 * DAY, 7 * DAY, 4000.0]
    await world.passes(2 * DAY)
    left = [table.now.clocks.remaining(0, world.now) for table in (days, bank)]
    assert left == [1.5 * DAY, 3.5 * DAY]
    assert days.now.holiday(0, world.now) is not None
    assert live.now.holiday(0, world.now) is None
    world.restart()
    again = await world.tables.get("days")
    assert same(days, again)
    assert again.now.clocks.remaining(0, world.now) == 1.5 * DAY
    await world.passes(3 * DAY - 1)
    assert seat(again, 0).stand_in is None
    await world.passes(2)
    assert seat(again, 0).stand_in == "medium"
    assert world.bots.begun[-1:] == ["days"]


async def test_a_table_that_begins_later_knows_the_holiday(world: World) -> None:
    await world.holiday("ben", 1, 2)
    loaded = await world.table("ann", "ben", pace=Days(1.0))
    await world.act(loaded, "ann")
    assert await world.deadline() == START + 3 * DAY
    shown = loaded.now.times["ben"].next_holiday(world.now)
    assert shown == (START + DAY / 2, START + 2.5 * DAY)


async def test_nobodys_time_is_up_who_has_stated_a_holiday_that_his_table_was_not_told_of(world: World) -> None:
    """A worker dies between keeping what somebody has stated and telling his tables."""
    loaded = await world.table("ann", "ben", pace=Days(2.0))
    rows = schema.holidays
    since, until = START + DAY, START + 3 * DAY
    dates = {"first": "2026-12-02", "last": "2026-12-04"}
    values = {"id": "h", "user": "ann", "since": since, "until": until, "stated": START}
    await world.store.write(rows.insert().values(**values, **dates))
    world.now += 2 * DAY + 1
    await world.overdue.look()
    assert seat(loaded, 0).stand_in is None
    assert await world.deadline() == START + 4 * DAY


async def test_a_holiday_ends_early_and_its_days_come_back(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(2.0))
    made = await world.holiday("ann", 1, 8)
    assert holidays.used(await holidays.of_user(world.store, "ann"), 2026) == 8
    await world.passes(2 * DAY)  # the second of these days
    await holidays.end(world.tables, "ann", "", made.id)
    assert holidays.used(await holidays.of_user(world.store, "ann"), 2026) == 2
    assert await world.deadline() == world.now + 1.5 * DAY
    assert loaded.now.holiday(0, world.now) is None
    assert await refused(holidays.end(world.tables, "ann", "", made.id)) == "no-such-holiday"
    later = await world.holiday("ann", 3, 4)
    await holidays.end(world.tables, "ann", "", later.id)
    assert holidays.used(await holidays.of_user(world.store, "ann"), 2026) == 2
    assert await world.deadline() == world.now + 1.5 * DAY


async def test_days_of_a_year_are_counted_by_the_calendar(world: World) -> None:
    """Ten days a year: the end of December and the beginning of January are of two years."""
    await holidays.state(world.tables, "ann", "", date(2026, 12, 25), date(2027, 1, 8))
    found = await holidays.of_user(world.store, "ann")
    assert [holidays.used(found, year) for year in (2026, 2027)] == [7, 8]
    assert await refused(holidays.state(world.tables, "ann", "", date(2026, 12, 2), date(2026, 12, 5))) == (
        "too-many-days"
    )
    await holidays.state(world.tables, "ann", "", date(2026, 12, 2), date(2026, 12, 4))
    assert await refused(holidays.state(world.tables, "ann", "", date(2027, 3, 1), date(2027, 3, 3))) == "too-many-days"
    assert await refused(holidays.state(world.tables, "ann", "", date(2027, 1, 8), date(2027, 1, 9))) == (
        "holiday-overlaps"
    )
    for first, last in ((date(2026, 11, 30), date(2026, 12, 1)), (date(2026, 12, 9), date(2026, 12, 8))):
        assert await refused(holidays.state(world.tables, "ann", "", first, last)) == "holiday-dates"
    assert await refused(holidays.state(world.tables, "ann", "", date(2028, 1, 1), date(2028, 1, 2))) == "holiday-dates"


async def test_a_holiday_begins_at_midnight_of_the_players_zone_and_not_before_the_next_hour(world: World) -> None:
    world.now += 20 * 60
    made = await world.holiday("ann", 0, 1)
    assert made.since == START + HOUR
    there = await holidays.state(world.tables, "ben", "Asia/Tokyo", date(2026, 12, 3), date(2026, 12, 3))
    assert (there.since, there.until) == (START + 27 * HOUR, START + 51 * HOUR)
    world.now = START + 11.5 * HOUR
    today = date(2026, 12, 1)
    assert await refused(holidays.state(world.tables, "cleo", "", today, today)) == "holiday-dates"


async def test_a_holiday_is_no_way_out_when_time_is_nearly_up(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(2.0))
    await world.passes(1.5 * DAY + 1)
    assert await refused(world.holiday("ann", 0, 3)) == "clock-nearly-out"
    await world.holiday("ben", 0, 3)  # whose clock does not run
    await world.act(loaded, "ann")
    await world.holiday("ann", 0, 3)


async def test_two_holidays_stated_at_once_are_not_both_taken(world: World) -> None:
    both = [world.holiday("ann", 1, 8), world.holiday("ann", 1, 8)]
    results = await asyncio.gather(*both, return_exceptions=True)
    assert len(await holidays.of_user(world.store, "ann")) <= 1
    assert any(isinstance(result, Problem) for result in results)


async def test_hours_of_a_player_are_told_to_his_tables_for_the_next_turn(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Hours(12.0))
    assert await world.deadline() == START + 22 * HOUR
    await holidays.set_hours(world.tables, "ann", "", 9 * 60, 15 * 60)
    assert await world.deadline() == START + 22 * HOUR
    await world.act(loaded, "ann")
    await world.act(loaded, "ben")
    assert await world.deadline() == START + 2 * DAY  # three hours today, six tomorrow, three
    for zone, wake, sleep, why in (
        ("Mars/Olympus", 0, 0, "no-such-zone"),
        ("", 600, 900, "too-few-hours"),
    ):
        assert await refused(holidays.set_hours(world.tables, "ann", zone, wake, sleep)) == why
    moved = schema.users.update().where(schema.users.c.id == "ben").values(time_zone="Asia/Tokyo")
    await world.store.write(moved, holidays.to_be_told(world.settings, "ben"))
    await world.rounds()  # a zone that was set elsewhere is told, too
    assert loaded.now.times["ben"].zone == "Asia/Tokyo"


# -- who stands in -------------------------------------------------------------------------------------------------


async def test_a_bot_stands_in_on_a_holiday_and_goes_when_it_is_over(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(3.0))
    nobody = await world.table("ann", "ben", pace=Live(9e4, 0.0), id="live", fallback="wait")
    await world.plan("ann", bot="random", holiday=True)
    await world.holiday("ann", 1, 2)
    await world.passes(DAY / 2 - 1)
    assert seat(loaded, 0).stand_in is None
    await world.passes(2)
    assert (seat(loaded, 0).stand_in, seat(loaded, 0).on_holiday) == ("random", True)
    assert seat(nobody, 0).stand_in is None
    await world.passes(2 * DAY)
    assert seat(loaded, 0) == Seat("human", "Ann", user="ann")
    world.restart()
    assert same(loaded, await world.tables.get("t"))


async def test_who_takes_his_seat_back_on_holiday_keeps_it(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(3.0))
    await world.plan("ann", "t", bot="random", holiday=True)
    await world.holiday("ann", 1, 4)
    await world.passes(DAY)
    await commands.propose(world.tables, loaded, [0], "human", own=[0])
    await world.passes(DAY)
    assert seat(loaded, 0).stand_in is None
    assert loaded.now.clocks.stands(world.now) is not None


async def test_a_person_stands_in_and_the_log_says_so(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(1.0))
    await world.plan("ann", person="Cleo", holiday=True)
    await world.holiday("ann", 1, 4)
    await world.passes(DAY / 2 + 1)
    table = loaded.now
    assert (table.seats[0].hand, table.seats_of("cleo"), table.owned_by("cleo")) == ("cleo", [0], [])
    assert await world.deadline() == START + DAY + 1  # the clock goes on: he who plays has no holiday
    await world.act(loaded, "cleo")
    await world.act(loaded, "ben")
    await world.act(loaded, "ann")  # his seat is his again
    assert seat(loaded, 0).deputy is None
    assert loaded.now.play is not None
    told = log_entries(loaded.now, loaded.now.play, None, 1)
    assert [entry.by for entry in told] == ["Cleo", "", ""]
    assert await refused(world.act(loaded, "cleo")) == "not-your-turn"
    world.restart()
    assert same(loaded, await world.tables.get("t"))


async def test_who_was_asked_and_has_not_accepted_plays_for_nobody(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(1.0))
    await world.plan("ann", person="Cleo", accept=False, holiday=True, overtime=True)
    await world.holiday("ann", 1, 1)
    await world.passes(DAY)
    assert seat(loaded, 0).hand == "ann"
    await world.passes(2 * DAY)
    assert (seat(loaded, 0).deputy, seat(loaded, 0).stand_in) == (None, "medium")


async def test_whoever_is_chosen_plays_on_when_time_is_up(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(1.0), fallback="resign")
    await world.plan("ann", "t", bot="random", overtime=True)
    await world.passes(DAY + 1)
    assert (seat(loaded, 0).stand_in, seat(loaded, 0).resigned) == ("random", False)
    other = await world.table("ann", "ben", pace=Days(1.0), fallback="wait", id="u")
    await world.plan("ann", "u", person="Dan", overtime=True)
    await world.passes(DAY + 1)
    assert seat(other, 0).deputy == "dan"
    assert await world.deadline("u") == world.now + DAY


async def test_who_stands_in_and_is_late_is_gone_and_the_table_decides(world: World) -> None:
    """Two friends who take turns at being late do not hold up a table: it happens once to a decision."""
    loaded = await world.table("ann", "ben", pace=Days(1.0))
    await world.plan("ann", person="Cleo", overtime=True)
    await world.passes(DAY + 1)
    assert seat(loaded, 0).deputy == "cleo"
    await world.passes(DAY - 10)
    await commands.propose(world.tables, loaded, [0], "human", own=[0])
    assert await world.deadline() == world.now + 10  # taking it back gains nothing
    await world.passes(60)
    assert (seat(loaded, 0).deputy, seat(loaded, 0).stand_in) == (None, "medium")


async def test_who_stands_in_badly_costs_nobody_his_holiday(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(1.0), fallback="resign")
    await world.plan("ann", person="Cleo", holiday=True)
    await world.holiday("ann", 1, 6)
    await world.passes(DAY / 2 + 1)
    assert seat(loaded, 0).deputy == "cleo"
    await world.passes(DAY)
    assert (seat(loaded, 0).deputy, seat(loaded, 0).resigned) == (None, False)
    assert await world.deadline() == START + 6.5 * DAY + DAY


async def test_nobody_stands_in_who_knows_what_another_seat_knows(world: World) -> None:
    loaded = await world.table("ann", "ben", "cleo", pace=Days(1.0))
    assert await refused(world.plan("ann", "t", person="Ben", holiday=True)) == "plays-here"
    await world.plan("ann", person="Ben", holiday=True)  # at other tables he may
    await world.plan("cleo", person="Dan", holiday=True)
    await world.holiday("cleo", 0, 1)
    await world.passes(HOUR + 1)
    assert seat(loaded, 2).deputy == "dan"
    assert await refused(world.plan("ann", "t", person="Dan", holiday=True)) == "plays-here"
    await world.passes(3 * DAY)
    assert seat(loaded, 2).deputy is None
    assert await refused(world.plan("ann", "t", person="Dan", holiday=True)) == "plays-here"
    assert await refused(seat_transfer.offer(world.tables, loaded, "ann", 0, "Dan")) == "plays-here"
    await world.holiday("ann", 1, 1)
    await world.passes(DAY)
    assert seat(loaded, 0).deputy is None


async def test_who_stands_in_stops_when_he_likes(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(1.0))
    await world.plan("ann", person="Cleo", holiday=True)
    await world.holiday("ann", 0, 3)
    await world.passes(HOUR + 1)
    assert seat(loaded, 0).deputy == "cleo"
    assert await refused(stand_ins.answer(world.tables, "dan", "ann", "", False)) == "not-asked"
    await stand_ins.answer(world.tables, "cleo", "ann", "", False)
    assert seat(loaded, 0).deputy is None
    assert loaded.now.clocks.stands(world.now) is not None


async def test_who_stands_in_cannot_give_the_game_away(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(1.0))
    await world.plan("ann", person="Cleo", holiday=True)
    await world.holiday("ann", 0, 3)
    await world.passes(HOUR + 1)
    tables, table = world.tables, loaded.now
    mine, own = table.seats_of("cleo"), table.owned_by("cleo")
    assert (mine, own) == ([0], [])
    assert await refused(commands.resign(tables, loaded, own)) == "not-your-seat"
    for what in ("end", "rules", "human"):
        assert await refused(commands.propose(tables, loaded, mine, what, own=own)) == "not-your-seat"
    assert await refused(commands.propose(tables, loaded, mine, "bot", 0, own=own)) == "not-your-seat"
    await commands.propose(tables, loaded, [1], "end", own=[1])
    (vote,) = loaded.now.votes
    assert await refused(commands.cast(tables, loaded, mine, vote, True, own)) == "not-your-seat"
    assert await refused(seat_transfer.offer(tables, loaded, "cleo", 0, "Dan")) == "not-your-seat"


# -- votes ---------------------------------------------------------------------------------------------------------


async def test_nobody_who_is_on_holiday_or_has_time_is_voted_out(world: World) -> None:
    loaded = await world.table("ann", "ben", "cleo", pace=Days(2.0), fallback="wait")

    async def vote() -> str:
        await world.store.write(schema.seats.update().values(seen=START - 30 * DAY))
        return await refused(commands.propose(world.tables, loaded, [1], "bot", 0, "random", own=[1]))

    assert await vote() == "player-has-time"
    await world.holiday("ann", 1, 3)
    await world.passes(2 * DAY)
    assert await vote() == "player-on-holiday"
    await world.passes(3 * DAY)
    await world.store.write(schema.seats.update().values(seen=world.now - 60))
    late = commands.propose(world.tables, loaded, [1], "bot", 0, "random", own=[1])
    assert await refused(late) == "not-away-long-enough"  # he looked in a minute ago
    await world.store.write(schema.seats.update().values(seen=world.now - HOUR))
    await commands.propose(world.tables, loaded, [1], "bot", 0, "random", own=[1])
    assert seat(loaded, 0).stand_in == "random"  # Ben alone is there
    assert not loaded.now.votes
    world.restart()
    assert same(loaded, await world.tables.get("t"))


async def test_a_holiday_protects_where_nobody_is_hurried(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=NoClock(), fallback="wait")
    await world.holiday("ann", 0, 1)
    await world.passes(HOUR + 1)
    await world.store.write(schema.seats.update().values(seen=START - DAY))
    assert await refused(commands.propose(world.tables, loaded, [1], "bot", 0, own=[1])) == "player-on-holiday"


# -- handing over --------------------------------------------------------------------------------------------------


async def ask_table(world: World, loaded: LoadedTable) -> int:
    """Ann offers her seat to Dan, who takes it; gives the vote."""
    await seat_transfer.offer(world.tables, loaded, "ann", 0, "Dan")
    await seat_transfer.answer(world.tables, loaded, Account("dan", "Dan"), 0, True)
    return next(iter(loaded.now.votes))


async def test_a_seat_is_handed_over_when_all_agree(world: World) -> None:
    loaded = await world.table("ann", "ben", "cleo", pace=Bank(3.0, 0.0))
    await world.passes(2.9 * DAY)
    vote = await ask_table(world, loaded)
    assert await refused(commands.cast(world.tables, loaded, [0], vote, True, [0])) == "not-your-seat"
    await commands.cast(world.tables, loaded, [1], vote, True, [1])
    assert seat(loaded, 0).user == "ann"
    await commands.cast(world.tables, loaded, [2], vote, True, [2])
    table = loaded.now
    assert table.seats[0] == Seat("human", "Dan", user="dan")
    assert (table.seats_of("ann"), table.seats_of("dan"), table.votes) == ([], [0], {})
    assert await world.store.row(select(schema.handings)) is None
    await world.act(loaded, "dan")
    assert await refused(world.plan("ben", "t", person="Ann", holiday=True)) == "plays-here"
    world.restart()
    assert same(loaded, await world.tables.get("t"))


async def test_who_says_nothing_agrees_but_not_on_holiday(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(20.0))
    await ask_table(world, loaded)
    await world.holiday("ben", 2, 5)
    await world.passes(3 * DAY + 1)
    assert seat(loaded, 0).user == "ann"
    await world.passes(3 * DAY)  # Ben is back, and has as long as he would have had
    assert seat(loaded, 0).user == "ann"
    await world.passes(3 * DAY)
    assert seat(loaded, 0).user == "dan"


async def test_a_seat_is_not_handed_over_against_anybody(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(20.0))
    tables = world.tables
    for user, number, name, why in (
        ("ben", 0, "Dan", "not-your-seat"),
        ("eve", 0, "Dan", "not-your-seat"),
        ("ann", 0, "Ben", "plays-here"),
        ("ann", 0, "Ann", "nobody-there"),
        ("ann", 0, "Nobody", "nobody-of-that-name"),
    ):
        assert await refused(seat_transfer.offer(tables, loaded, user, number, name)) == why
    await seat_transfer.offer(tables, loaded, "ann", 0, "Dan")
    assert await refused(seat_transfer.answer(tables, loaded, Account("eve", "Eve"), 0, True)) == "not-asked"
    vote = await ask_table(world, loaded)
    assert await refused(seat_transfer.offer(tables, loaded, "ann", 0, "Eve")) == "vote-is-open"
    await commands.cast(tables, loaded, [1], vote, False, [1])
    await world.passes(4 * DAY)
    assert seat(loaded, 0).user == "ann"
    await ask_table(world, loaded)
    await seat_transfer.withdraw(tables, loaded, "ann", 0)
    await world.passes(4 * DAY)
    assert (seat(loaded, 0).user, loaded.now.votes) == ("ann", {})
    blocks = schema.blocks
    values = {"id": "b", "user": "ben", "other": "dan", "kind": "block", "name": "Dan", "time": world.now}
    await world.store.write(blocks.insert().values(**values))
    assert await refused(seat_transfer.offer(tables, loaded, "ann", 0, "Dan")) == "not-welcome"


async def test_who_deletes_himself_goes_from_tables_where_he_stood_in(world: World) -> None:
    loaded = await world.table("ann", "ben", pace=Days(9.0))
    await world.plan("ann", person="Cleo", holiday=True)
    await world.holiday("ann", 0, 3)
    await world.passes(HOUR + 1)
    await world.act(loaded, "cleo")
    await deletion.forget_player(world.tables, "cleo")
    assert seat(loaded, 0) == Seat("human", "Ann", user="ann")
    assert "leo" not in " ".join(body for _, _, body in await world.store.entries("t"))
