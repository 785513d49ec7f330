"""Results that count: written down with the end of a game, counted once, the same numbers from the log again."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import select

import steamshed
from steamshed.rating import anchors, fold, model
from steamshed.server import security
from steamshed.server.api.shapes import NoClock, Pace
from steamshed.server.ratings import listing, results, service, wire
from steamshed.server.ratings.job import Counting
from steamshed.server.storage import schema
from steamshed.server.tables import commands, log, seating
from steamshed.server.tables.live_tables import LoadedTable
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table, TableInfo
from tests.server.hall import NOON, Clock, Hall, ToItsEnd, hall
from tests.server.harness import Person, Running
from tests.server.test_groups import error

Make = Callable[[], Person]
DAY = 86400.0


class Club(Hall):
    """A worker where games are played and counted."""

    async def sit(
        self, *users: str, rated: bool = True, group: str | None = None, pace: Pace | None = None, **more: Any
    ) -> LoadedTable:
        """A running table; ``bot:LEVEL`` is a bot of the house, ``guest:NAME`` somebody without an account."""
        found, now = steamshed.game("tally"), self.clock.now
        fixed = (
            "t" + security.new_id(),
            "Club",
            "tally",
            found.choose(len(users), {}),
            pace or NoClock(),
            "wait",
            "public",
            "en",
        )
        info = TableInfo(*fixed, users[0], now, rated=rated, group=group, **more)  # type: ignore[arg-type]
        draft = Table(info)
        seats = [
            Seat("bot", user, bot=user.removeprefix("bot:"))
            if user.startswith("bot:")
            else Seat("human", user, user=user.removeprefix("guest:"), guest=user.startswith("guest:"))
            for user in users
        ]
        draft.add(log.Open(seats, found.rules), now)
        seating.begin(draft, now)
        return await self.tables.add(draft, {})

    async def play_to_the_end(self, loaded: LoadedTable, winner: int, most: int = 1000) -> None:
        """Everybody adds 1, the winner 3."""
        for _ in range(most):
            seat = loaded.now.turn
            if seat is None:
                return
            await commands.act(
                self.tables,
                loaded,
                [seat],
                f"add {3 if seat == winner else 1}",
                loaded.now.version,
                loaded.now.bot_to_move(),
            )

    async def game(self, *users: str, winner: int = 0, **more: Any) -> str:
        """A whole game; gives its table."""
        loaded = await self.sit(*users, **more)
        await self.play_to_the_end(loaded, winner)
        self.clock.now += 60
        return loaded.now.info.id

    async def count(self) -> None:
        await ToItsEnd(self.store, Counting(self.store).kinds()).look()

    async def result(self, table: str) -> Any:
        return await self.store.row(select(schema.results).where(schema.results.c.table == table))

    async def standing(self, who: str, size: str = "2", scope: str = "") -> fold.Standing | None:
        rows = schema.ratings
        here = (rows.c.scope == scope) & (rows.c.season == "") & (rows.c.size == size) & (rows.c.who == who)
        row = await self.store.row(select(rows).where(here))
        return None if row is None else service.standing_of(row)


@pytest_asyncio.fixture
async def club(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    async with hall(tmp_path, Clock(monkeypatch)) as made:
        made.__class__ = Club
        assert isinstance(made, Club)
        for name in ("Ann", "Ben", "Cid", "Dan"):
            await made.user(name)
        yield made


async def test_a_rated_game_counts_once_for_those_who_played_it(club: Club) -> None:
    table = await club.game("Ann", "Ben", "Cid", winner=1)
    found = await club.result(table)
    assert (found.reason, found.number) == ("", None)
    assert await club.standing("Ann", "3-4") is None
    await club.count()
    await club.count()
    assert (await club.result(table)).number == 1
    first, second = await club.standing("Ben", "3-4"), await club.standing("Ann", "3-4")
    assert first is not None
    assert second is not None
    assert first.mean > 1500 > second.mean
    assert (first.games, first.wins, first.people, first.season) == (1, 1, 1, fold.season_of(NOON))
    assert await club.standing("Ben", "2") is None
    told = await listing.of_table(club.store, (await club.tables.get(table)).now)
    assert (told.rated, told.reason, told.counted) == (True, "", True)
    assert [change.place for change in told.changes] == [2, 1, 2]
    assert sum(change.after - change.before for change in told.changes) == pytest.approx(0, abs=0.2)
    assert all(change.chances == pytest.approx([1 / 3] * 3, abs=1e-4) for change in told.changes)
    assert all(change.provisional for change in told.changes)


async def test_the_result_is_written_with_the_end_of_the_game_or_not_at_all(club: Club) -> None:
    loaded = await club.sit("Ann", "Ben")
    for _ in range(14):
        await club.play(loaded, "add 2")
    assert await club.result(loaded.now.info.id) is None
    await club.play(loaded, "add 2")
    assert (await club.result(loaded.now.info.id)).ended == club.clock.now
    jobs = schema.jobs
    assert await club.store.row(select(jobs).where(jobs.c.kind == results.KIND)) is not None
    again = draft_again(loaded)
    async with loaded.lock:  # what is said after the end changes nothing
        await club.tables.store_change(loaded, again)
    await club.count()
    assert (await club.result(loaded.now.info.id)).number == 1


def draft_again(loaded: LoadedTable) -> Table:
    draft = loaded.now.draft()
    draft.add(log.Again([0]), NOON)
    return draft


@pytest.mark.parametrize(
    ("users", "more", "reason"),
    [
        (("Ann", "Ben"), {"rated": False}, "friendly"),
        (("Ann", "Ben"), {"practice": True}, "practice"),
        (("Ann", "Ben"), {"hints": True}, "hints"),
        (("Ann", "guest:Gus"), {}, "guest"),
        (("Ann", "Ann", "Ben"), {}, "several"),
    ],
)
async def test_why_a_result_changes_nothing(club: Club, users: tuple[str, ...], more: Any, reason: str) -> None:
    await club.store.write(schema.users.insert().values(id="Gus", name="Gus", settings="{}", created=0))
    table = await club.game(*users, **more)
    await club.count()
    found = await club.result(table)
    assert found.reason == reason
    assert found.number == 1  # it has its place in the log all the same
    assert await club.store.rows(select(schema.ratings)) == []
    told = await listing.of_table(club.store, (await club.tables.get(table)).now)
    assert (told.reason, told.changes) == (reason, [])


async def test_who_resigns_at_once_leaves_no_result_that_counts_later_one_is_placed_last(club: Club) -> None:
    loaded = await club.sit("Ann", "Ben", "Cid")
    await club.play_to_the_end(loaded, 0, most=5)
    await commands.resign(club.tables, loaded, [1])
    await club.play_to_the_end(loaded, 0, most=0)
    state = loaded.now
    assert state.seats[1].resigned
    await finish_with_bot(club, loaded)
    assert (await club.result(loaded.now.info.id)).reason == "short"
    loaded = await club.sit("Ann", "Ben", "Cid")
    await club.play_to_the_end(loaded, 1, most=11)
    await commands.resign(club.tables, loaded, [1])
    await finish_with_bot(club, loaded)
    id = loaded.now.info.id
    await club.count()
    assert (await club.result(id)).reason == ""
    seats = schema.result_seats
    found = await club.store.rows(select(seats).where(seats.c.table == id).order_by(seats.c.seat))
    assert [one.kept for one in found] == ["kept", "lost", "kept"]
    assert found[1].place == 3
    changes = (await listing.of_table(club.store, loaded.now)).changes
    assert changes[1].after < changes[1].before


async def finish_with_bot(club: Club, loaded: LoadedTable, winner: int | None = None) -> None:
    """Plays on, for bots, too: everybody adds 1, the winner 3."""
    for _ in range(100):
        table = loaded.now
        if table.turn is None or table.play is None:
            return
        await commands.act(
            club.tables,
            loaded,
            [table.turn],
            f"add {3 if table.turn == winner else 1}",
            table.version,
            table.bot_to_move(),
        )


async def test_bots_hold_the_scale_and_a_solo_player_has_a_rating_without_a_rank(club: Club) -> None:
    loaded = await club.sit("Ann", "bot:medium")
    await finish_with_bot(club, loaded, winner=0)
    await club.count()
    (ann, bot) = (await listing.of_table(club.store, loaded.now)).changes
    assert bot.fixed
    assert bot.before == bot.after == round(anchors.rating("tally", "2", "bot:medium").mean, 1)
    assert ann.before < ann.after
    standing = await club.standing("Ann")
    assert standing is not None
    assert standing.people == 0
    board = await listing.leaderboard(club.store, wire.Listing("tally", "2"), "Ann")
    assert board.listed == 0
    assert board.me is not msgspec.UNSET
    assert board.me.bots_only
    assert board.me.rank is msgspec.UNSET


async def test_a_bot_of_ones_own_does_not_count(club: Club) -> None:
    await club.user("Rex")
    await club.store.write(schema.bots.insert().values(user="Rex", owner="Ann", token="x"))
    for users, reason in ((("Ann", "Rex"), "owner"), (("Ben", "Rex"), "")):
        loaded = await club.sit(users[0], "Cid")
        draft = loaded.now.draft()
        draft.add(log.Sit(1, Seat("bot", "Rex", user="Rex")), club.clock.now)
        draft.played = {users[0]: 0, "Rex": 1}
        async with loaded.lock:
            await club.tables.store_change(loaded, draft)
        await club.play_to_the_end(loaded, 0)
        await club.count()
        assert (await club.result(loaded.now.info.id)).reason == reason


async def test_a_seat_that_was_handed_over_changes_neither_rating(club: Club) -> None:
    loaded = await club.sit("Ann", "Ben")
    await club.play_to_the_end(loaded, 0, most=8)
    draft = loaded.now.draft()
    draft.add(log.Sit(1, Seat("human", "Cid", user="Cid")), club.clock.now)
    async with loaded.lock:
        await club.tables.store_change(loaded, draft)
    await club.play_to_the_end(loaded, 0)
    await club.count()
    assert (await club.result(loaded.now.info.id)).reason == ""
    assert await club.standing("Ann") is not None
    assert await club.standing("Ben") is None
    assert await club.standing("Cid") is None


async def test_the_same_numbers_from_the_log_again(club: Club) -> None:
    people = ("Ann", "Ben", "Cid", "Dan")
    for number in range(12):
        users = [people[number % 4], people[(number + 1 + number // 4) % 4], "bot:medium"][: 2 + number % 2]
        loaded = await club.sit(*users, rated=number % 5 != 4, group="g" if number % 3 else None)
        await finish_with_bot(club, loaded, winner=number % 3)
        club.clock.now += 5 * DAY
        if number % 3 == 2:
            await club.count()
    await club.count()
    stored = await service.stored(club.store)
    made = service.folded(await service.counted(club.store))
    assert made.games == 12
    assert {key[0] for key in made.ratings} == {"", "g"}
    assert stored.differences(made) == 0
    assert stored.ratings == made.ratings
    assert stored.rated == made.rated
    spoilt = schema.ratings.update().where(schema.ratings.c.who == "Ann").values(mean=2000.0)
    await club.store.write(spoilt, schema.rated.delete().where(schema.rated.c.seat == 0))
    assert (await service.stored(club.store)).differences(made) > 3
    await service.again(club.store)
    assert (await service.stored(club.store)).differences(made) == 0


async def test_results_are_counted_in_an_order_that_stays(club: Club) -> None:
    """What comes late, from a worker whose clock was behind, comes after what is counted already: then and for ever."""
    first = await club.game("Ann", "Ben")
    await club.count()
    club.clock.now -= 1000
    late = await club.game("Ann", "Ben", winner=1)
    await club.count()
    assert [(await club.result(one)).number for one in (first, late)] == [1, 2]
    assert (await service.stored(club.store)).differences(service.folded(await service.counted(club.store))) == 0


async def test_two_workers_count_a_result_once(club: Club) -> None:
    await club.game("Ann", "Ben")
    done = await asyncio.gather(*(service.count_next(club.store) for _ in range(3)), return_exceptions=True)
    assert any(one == 1 for one in done)
    standing = await club.standing("Ann")
    assert standing is not None
    assert standing.games == 1
    assert (await service.stored(club.store)).differences(service.folded(await service.counted(club.store))) == 0


async def test_a_deleted_account_leaves_results_without_a_name(club: Club) -> None:
    table = await club.game("Ann", "Ben")
    await club.game("Ben", "Ann", winner=1)
    await club.count()
    ben = await club.standing("Ben")
    await club.store.write(*results.forgotten("Ann"))
    for rows in (schema.result_seats, schema.ratings, schema.rated):
        names = {one.who for one in await club.store.rows(select(rows))}
        assert "Ann" not in names
        assert len([name for name in names if name.startswith(results.GONE)]) == 1
    assert await club.standing("Ben") == ben
    assert (await service.stored(club.store)).differences(service.folded(await service.counted(club.store))) == 0
    board = await listing.leaderboard(club.store, wire.Listing("tally", "2"), "Ben")
    assert [one.name for one in (*board.rows, *board.waiting)] == ["Ben"]
    assert (await listing.of_table(club.store, (await club.tables.get(table)).now)).counted


async def test_ratings_inside_a_group_do_not_touch_those_of_the_site(club: Club) -> None:
    await club.game("Ann", "Ben", rated=False, group="g")
    await club.count()
    assert await club.standing("Ann") is None
    inside = await club.standing("Ann", scope="g")
    assert inside is not None
    assert inside.mean > model.START
    board = await listing.leaderboard(club.store, wire.Listing("tally", "2", group="g"), "Ben")
    assert {one.name for one in board.waiting} == {"Ann", "Ben"}
    assert (await listing.leaderboard(club.store, wire.Listing("tally", "2"), "Ben")).waiting == []


async def test_accounts_from_one_address_that_meet_are_reported_once(club: Club) -> None:
    sessions, reports = schema.sessions, schema.reports
    for user, place in (("Ann", "192.0.2.7"), ("Ben", "192.0.2.7"), ("Cid", "192.0.2.8"), ("Dan", "")):
        values = {"digest": user, "user": user, "created": 0, "expires": 9e9, "place": place}
        await club.store.write(sessions.insert().values(**values))
    await club.game("Ann", "Cid", "Dan")
    await club.game("Ann", "Ben", rated=False)
    await club.count()
    assert await club.store.rows(select(reports)) == []
    for _ in range(2):
        await club.game("Ann", "Ben", "Cid")
        await club.count()
    (found,) = await club.store.rows(select(reports))
    assert found.quoted == "Ann and Ben"
    assert (found.by, found.closed) == (None, None)
    standing = await club.standing("Ann", "3-4")
    assert standing is not None
    assert standing.games == 3  # nothing follows by itself


# -- lists ---------------------------------------------------------------------------------------------------------


async def ranked(club: Club, who: str, mean: float, deviation: float = 30, **more: Any) -> None:
    """A rating as if it had been earned."""
    standing = fold.Standing(mean, deviation, 40, 10, 10.0, 40, club.clock.now, fold.season_of(club.clock.now), 1500.0)
    for name, value in more.items():
        object.__setattr__(standing, name, value)
    for season in ("", fold.season_of(standing.last)):
        values = service.rating_row("", ("tally", "2", who), season, False, standing)
        await club.store.write(schema.ratings.insert().values(**values))


def names_of(rows: Sequence[wire.Ranked]) -> list[str]:
    return [one.name for one in rows]


async def test_the_list_goes_by_what_is_certain(club: Club) -> None:
    await ranked(club, "Ann", 1600, 30)
    await ranked(club, "Ben", 1640, 59)
    await ranked(club, "Cid", 1700, 61)
    await ranked(club, "Dan", 1550, 20, last=club.clock.now - 61 * DAY)
    board = await listing.leaderboard(club.store, wire.Listing("tally", "2"), "Dan")
    assert names_of(board.rows) == ["Ann", "Ben"]
    assert [one.rank for one in board.rows] == [1, 2]
    assert names_of(board.waiting) == ["Cid"]
    assert board.waiting[0].provisional
    assert (board.listed, board.ranks) == (2, False)
    assert [one.change for one in board.rows] == [100, 140]
    assert board.me is not msgspec.UNSET
    assert (board.me.name, board.me.rank, board.me.mine) == ("Dan", msgspec.UNSET, True)
    mine = (await listing.leaderboard(club.store, wire.Listing("tally", "2"), "Ben")).me
    assert mine is not msgspec.UNSET
    assert mine.rank == 2


async def test_a_season_that_is_over_stays_as_it_ended(club: Club) -> None:
    await club.game("Ann", "Ben")
    await club.count()
    autumn = await club.standing("Ann")
    assert autumn is not None
    club.clock.now += 100 * DAY
    await club.game("Ann", "Ben", winner=1)
    await club.count()
    assert await listing.seasons(club.store, club.clock.now) == ["2026-4"]
    board = await listing.leaderboard(club.store, wire.Listing("tally", "2", season="2026-4"), "Ann")
    mine = next(one for one in board.waiting if one.mine)
    assert (mine.rating, mine.games) == (round(autumn.mean, 1), 1)
    now = await listing.leaderboard(club.store, wire.Listing("tally", "2"), "Ann")
    assert now.season == "2027-1"
    assert next(one for one in now.waiting if one.mine).change < 0


async def test_people_choose_who_sees_their_rating(club: Club) -> None:
    from steamshed.server.people import profiles

    for name, mean in (("Ann", 1600), ("Ben", 1640), ("Cid", 1700)):
        await ranked(club, name, mean)
    await profiles.choose(club.store, "Ann", {"ratings": "everybody"})
    await profiles.choose(club.store, "Cid", {"ratings": "me"})
    wanted = wire.Listing("tally", "2")
    assert names_of((await listing.leaderboard(club.store, wanted, None)).rows) == ["Ann"]
    assert names_of((await listing.leaderboard(club.store, wanted, "Dan")).rows) == ["Ben", "Ann"]
    assert names_of((await listing.leaderboard(club.store, wanted, "Cid")).rows) == ["Cid", "Ben", "Ann"]


# -- over the network ------------------------------------------------------------------------------------------------


async def test_rated_tables_are_for_accounts_and_games_in_earnest(person: Make, server: Running) -> None:
    ann, gus = await person().register("Annie"), await person().be_guest("Gus")
    table = await ann.make("tally", "me", "open", rated=True)
    assert (await ann.get(f"/tables/{table}")).json()["rated"] is True
    assert error(await gus.post(f"/tables/{table}/join", {})) == (403, "rated-needs-account")
    assert error(await person().post(f"/tables/{table}/join", {"name": "X"}))[0] in (401, 403)
    two = [{"kind": "me"}, {"kind": "open"}]
    assert error(await gus.post("/tables", {"game": "tally", "seats": two, "rated": True}))[1] == "rated-needs-account"
    for more in ({"practice": True}, {"hints": True}, {"duplicate": True}, {"seats": [{"kind": "me"}] * 2}):
        answer = await ann.post("/tables", {"game": "tally", "seats": two, "rated": True, **more})
        assert error(answer) == (400, "cannot-be-rated")
    ben = await person().register("Benny")
    await ben.join(table)
    seats = (await ben.get(f"/tables/{table}/ratings")).json()["seats"]
    assert [(seat["rating"], seat["margin"], seat["provisional"]) for seat in seats] == [(1500, 500, True)] * 2
    for _ in range(20):
        for one in (ann, ben):
            async with one.at(table) as line:
                state = await line.until("state")
                while line.state.get("legal") and not line.state["over"]:
                    await line.play("add 2" if one is ann else "add 1")
            if state["over"]:
                break
    for _ in range(100):
        told = (await ben.get(f"/tables/{table}/ratings")).json()
        if told.get("counted"):
            break
        await asyncio.sleep(0.1)
    assert told["reason"] == ""
    assert told["changes"][0]["after"] > 1500 > told["changes"][1]["after"]
    board = (await ann.get("/leaderboard", game="tally", size="2")).json()
    assert [one["name"] for one in board["waiting"]] == ["Annie", "Benny"]
    assert (await person().get("/leaderboard", game="tally", size="2")).json()["waiting"] == []
    assert error(await ann.get("/leaderboard", game="nothing"))[0] == 404
    assert error(await ann.get("/leaderboard", game="tally", group="nothing"))[0] == 404
    assert "0 rows are different" in server.admin("ratings")
    assert "0 rows were different" in server.admin("ratings", "--again")
