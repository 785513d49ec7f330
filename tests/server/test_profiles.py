"""Profiles: what somebody has chosen to show, to whom; reliability; one's own games to take along."""

from __future__ import annotations

import csv
import io
import pathlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import select

from steamshed.server.accounts.account_routes import kept_results
from steamshed.server.api.shapes import Days
from steamshed.server.errors import Problem
from steamshed.server.people import profile, profiles, reliability
from steamshed.server.ratings import results
from steamshed.server.storage import schema
from steamshed.server.tables import commands, log
from steamshed.server.tables.calendars import Calendar
from tests.server.hall import Clock, hall
from tests.server.harness import Person
from tests.server.test_groups import error
from tests.server.test_ratings import Club

Make = Callable[[], Person]
HOUR = 3600.0


@pytest_asyncio.fixture
async def club(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    async with hall(tmp_path, Clock(monkeypatch)) as made:
        made.__class__ = Club
        assert isinstance(made, Club)
        for name in ("Ann", "Ben", "Cid", "Dan"):
            await made.user(name)
        await made.store.write(schema.users.insert().values(id="Gus", name="Gus", settings="{}", created=0))
        yield made


async def lines(club: Club, viewer: str | None, guest: bool = False) -> set[str]:
    """The lines of Ann's profile that somebody sees; none where there is no profile for him."""
    try:
        made = await profile.of_person(club.store, "Ann", viewer, guest)
    except Problem:
        return set()
    return set(profiles.LINES) - set(made.hidden)


async def test_each_line_is_shown_to_whom_its_owner_has_chosen(club: Club) -> None:
    await club.game("Ann", "Ben")
    await club.game("Ann", "Gus", rated=False)
    await club.count()
    everything = set(profiles.LINES)
    assert await lines(club, None) == set()
    assert await lines(club, "Dan") == everything
    assert await lines(club, "Gus", guest=True) == set()
    await profiles.choose(
        club.store, "Ann", {"found": "everybody", "ratings": "everybody", "games": "played", "answers": "me"}
    )
    assert await lines(club, None) == {"found", "ratings"}
    assert await lines(club, "Dan") == {"found", "ratings"}
    assert await lines(club, "Ben") == {"found", "ratings", "games"}
    assert await lines(club, "Gus", guest=True) == {"found", "ratings", "games"}
    assert await lines(club, "Ann") == everything
    shown = await profile.of_person(club.store, "Ann", "Dan", False)
    assert (shown.recent, shown.places, shown.reliability, shown.between) == ([], [], msgspec.UNSET, msgspec.UNSET)
    assert len(shown.ratings) == 1
    await profiles.choose(club.store, "Ann", {"ratings": "me"})
    assert (await profile.of_person(club.store, "Ann", "Ben", False)).ratings == []


async def test_who_is_blocked_and_guests_have_no_profile(club: Club) -> None:
    blocks = schema.blocks
    for one, other in (("Ann", "Ben"), ("Cid", "Ann")):
        await club.store.write(
            blocks.insert().values(id=one + other, user=one, other=other, kind="block", name=other, time=0)
        )
    await club.store.write(blocks.insert().values(id="m", user="Dan", other="Ann", kind="mute", name="Ann", time=0))
    assert await lines(club, "Ben") == set()
    assert await lines(club, "Cid") == set()
    assert await lines(club, "Dan") == set(profiles.LINES)
    with pytest.raises(Problem, match="no such person"):
        await profile.of_person(club.store, "Gus", "Ann", False)


async def test_private_tables_are_listed_to_nobody_else(club: Club) -> None:
    open_game = await club.game("Ann", "Ben")
    closed = await club.game("Ann", "Ben", rated=False)
    start = await club.game("Ann", "Ben", rated=False)
    await club.store.write(
        schema.tables.update().where(schema.tables.c.id == closed).values(privacy="private"),
        schema.tables.update().where(schema.tables.c.id == start).values(series="s"),
    )
    await club.count()
    mine = await profile.of_person(club.store, "Ann", "Ann", False)
    assert [game.table for game in mine.recent] == [start, closed, open_game]
    theirs = await profile.of_person(club.store, "Ann", "Ben", False)
    assert [(game.table, game.place) for game in theirs.recent] == [(open_game, 1)]
    assert theirs.recent[0].change is not msgspec.UNSET
    assert theirs.places[0].counts == [3, 0]
    assert theirs.between is not msgspec.UNSET
    assert [(one.before, one.behind, one.level) for one in theirs.between.games] == [(0, 3, 0)]


async def test_the_curve_has_a_point_for_each_game(club: Club) -> None:
    for winner in (0, 1, 0):
        await club.game("Ann", "Ben", winner=winner)
    await club.game("Ann", "Ben", "Cid")
    await club.count()
    curve = await profile.curve(club.store, "Ann", "tally", "2")
    assert len(curve.points) == 3
    assert curve.points[0].rating > curve.points[1].rating < curve.points[2].rating
    assert [point.ended for point in curve.points] == sorted(point.ended for point in curve.points)
    standing = await club.standing("Ann")
    assert standing is not None
    assert curve.points[-1].rating == round(standing.mean, 1)


# -- reliability ---------------------------------------------------------------------------------------------------


def test_quartiles_of_answers() -> None:
    assert reliability.quartiles(reliability.counted([HOUR] * 29)) is None
    quarter, half, most = reliability.quartiles(reliability.counted([120.0] * 10 + [HOUR] * 11 + [86400.0] * 10)) or []
    assert quarter == 120
    assert half == pytest.approx(HOUR, rel=0.2)
    assert most == pytest.approx(86400, rel=0.2)
    assert reliability.counted([]) == []
    assert reliability.step_of(0) == 0
    assert reliability.step_of(1e12) == reliability.STEPS - 1


async def test_answers_are_counted_without_nights(club: Club) -> None:
    """Ben sleeps from ten to eight; Ann, who has said nothing, is counted as she is."""
    loaded = await club.sit("Ann", "Ben", pace=Days(days=3))
    draft = loaded.now.draft()
    draft.add(log.Times("Ben", Calendar("", 8 * 60, 22 * 60)), club.clock.now)
    async with loaded.lock:
        await club.tables.store_change(loaded, draft)
    for hours in (1, 8, 14, 1, 1, 1):  # Ann at 13:00, Ben at 21:00, Ann at 11:00 of the next day …
        club.clock.now += hours * HOUR
        assert loaded.now.turn is not None
        await commands.act(club.tables, loaded, [loaded.now.turn], "add 3", loaded.now.version)
    assert [round(one / HOUR) for one in results.waits(loaded.now, 0)] == [14, 1]
    assert [round(one / HOUR) for one in results.waits(loaded.now, 1)] == [8, 1, 1]
    club.clock.now += 20 * HOUR  # through the night
    await commands.act(club.tables, loaded, [0], "add 3", loaded.now.version)
    club.clock.now += 20 * HOUR
    await commands.act(club.tables, loaded, [1], "add 3", loaded.now.version)
    assert round(results.waits(loaded.now, 1)[-1] / HOUR) == 12  # from ten in the morning until ten at night


async def test_games_that_were_kept_and_not(club: Club) -> None:
    await club.game("Ann", "Ben")
    loaded = await club.sit("Ann", "Ben", "Cid")
    await club.play_to_the_end(loaded, 0, most=7)
    await commands.resign(club.tables, loaded, [0])
    for _ in range(40):
        table = loaded.now
        if table.turn is None:
            break
        await commands.act(club.tables, loaded, [table.turn], "add 1", table.version, table.bot_to_move())
    await club.game("Ann", "bot:easy")  # nobody was let down
    known = await reliability.of_person(club.store, "Ann")
    assert known.games == ["lost", "kept"]
    assert known.kept == 1
    assert known.quartiles is None
    assert (await reliability.of_person(club.store, "Ben")).games == ["kept", "kept"]


async def test_the_copy_of_ones_data_has_results_and_ratings(club: Club) -> None:
    table = await club.game("Ann", "Ben")
    await club.game("Ann", "Ben", rated=False)
    await club.count()
    rated, friendly = await kept_results(club.store, "Ann")
    standing = await club.standing("Ann")
    assert standing is not None
    assert (rated.table, rated.place, rated.rating, rated.kept) == (table, 1, standing.mean, "kept")
    assert (friendly.rating, friendly.margin) == (None, None)


# -- to take along -------------------------------------------------------------------------------------------------


async def test_own_games_as_a_table_and_for_bg_stats(club: Club) -> None:
    table = await club.game("Ann", "Ben", "bot:medium", winner=1)
    await club.store.write(schema.tables.update().where(schema.tables.c.id == table).values(name="=1+1"))
    await club.count()
    await club.store.write(*results.forgotten("Ben"))
    games = await profile.own_games(club.store, "Ann")
    rows: list[dict[str, Any]] = list(csv.DictReader(io.StringIO(profile.as_csv(games))))
    assert [(row["player"], row["place"], row["seat"]) for row in rows] == [
        ("Ann", "2", "1"),
        ("", "1", "2"),
        ("medium", "2", "3"),
    ]
    assert rows[0]["name"] == "'=1+1"
    kept: Any = profile.as_bg_stats("Ann", games)
    play = kept["plays"][0]
    assert [score["winner"] for score in play["playerScores"]] == [False, True, False]
    assert kept["players"][kept["userInfo"]["meRefId"] - 1]["name"] == "Ann"
    assert kept["games"] == [{"id": 1, "name": "Tally"}]
    assert len(await club.store.rows(select(schema.result_seats))) == 3


async def test_profiles_over_the_network(person: Make) -> None:
    ann, ben, gus = await person().register("Anna"), await person().register("Benno"), await person().be_guest("Gus")
    id = (await ann.look())["user"]["id"]
    assert (await ben.get(f"/people/{id}")).json()["name"] == "Anna"
    assert error(await person().get(f"/people/{id}")) == (404, "no-such-person")
    assert error(await gus.get(f"/people/{id}")) == (404, "no-such-person")
    assert (await ann.get("/profile")).json() == dict.fromkeys(profiles.LINES, "members")
    chosen = {"ratings": "me", "games": "members", "answers": "members", "found": "everybody"}
    assert (await ann.put("/profile", chosen)).status_code == 200
    assert (await ann.get("/profile")).json() == chosen
    told = (await person().get(f"/people/{id}")).json()
    assert told["hidden"] == ["answers", "games", "ratings"]
    assert error(await ben.get(f"/people/{id}/curve", game="tally", size="2")) == (404, "no-such-person")
    assert (await ann.get(f"/people/{id}/curve", game="tally", size="2")).json()["points"] == []
    assert error(await ann.put("/profile", {"ratings": "friends"})) == (422, "wrong-shape")
    assert error(await gus.get("/profile")) == (403, "needs-account")
    kept = (await ann.get("/account/data")).json()
    assert (kept["shows"], kept.get("results", [])) == (chosen, [])
    assert "shows" not in (await gus.get("/account/data")).json()
    assert (await ann.get("/profile/games.csv")).text.startswith("table,name,game")
    assert (await ann.get("/profile/bgstats.json")).json()["plays"] == []
