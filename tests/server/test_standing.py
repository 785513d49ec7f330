"""Standing tables: they begin again once, whoever looks and whatever dies, with the seats passed on by one."""

from __future__ import annotations

import asyncio
import pathlib
import sqlite3
from collections.abc import Callable, Collection, Iterator
from contextlib import closing
from typing import Any

import pytest

from steamshed.server.groups.standing_tables import Circle, next_seats
from steamshed.server.tables.log import Seat
from tests.server.harness import Person, Running
from tests.server.test_groups import about, error, group_of, id_of, link_of, member

Make = Callable[[], Person]
BOT = {"kind": "bot", "bot": "random", "name": "Old Smoky"}


async def standing_game(group: str, *people: Person, seats: tuple[Any, ...] = (), **how: Any) -> str:
    """The first game of a standing table."""
    kinds = ["me", *["open"] * (len(people) - 1), *seats]
    table = await people[0].make("tally", *kinds, group=group, standing=how, options={"goal": 6}, name="Standing")
    for other in people[1:]:
        await other.join(table)
    return table


async def finish(table: str, *people: Person) -> None:
    """Plays a game of people and bots to its end."""
    for _ in range(20):
        for one in people:
            async with one.at(table) as line:
                state = await line.until("state")
                if state["over"]:
                    return
                while line.state.get("legal") and not line.state["over"]:
                    await line.play("add 3")


async def names(person: Person, table: str) -> list[str]:
    players = (await person.get(f"/tables/{table}")).json()["players"]
    return [player["name"].split()[0] for player in players]


async def the_one(person: Person, group: str) -> dict[str, Any]:
    """The only standing table of a group."""
    (found,) = (await about(person, group))["standings"]
    return dict(found)


async def next_game(person: Person, group: str, old: str) -> str:
    """Waits until a standing table has begun again."""
    for _ in range(200):
        found = await the_one(person, group)
        if found["table"] != old:
            return str(found["table"])
        await asyncio.sleep(0.1)
    raise AssertionError("it did not begin again")


async def test_it_begins_again_with_the_seats_passed_on(person: Make) -> None:
    ann, ben = await member(person, "Ann"), await member(person, "Ben")
    group = await group_of(ann, ben)
    first = await standing_game(group, ann, ben, seats=(BOT,), bot="random")
    assert await names(ann, first) == ["Ann", "Ben", "Old"]
    found = await the_one(ben, group)
    assert (found["state"], found["stage"], found["games"], found["sits"]) == ("going", "running", 1, True)
    assert [name.split()[0] for name in found["next"]] == ["Old", "Ann", "Ben"]
    assert not found["may_change"]
    await finish(first, ann, ben)
    second = await next_game(ann, group, first)
    assert await names(ann, second) == ["Old", "Ann", "Ben"]
    table = (await ann.get(f"/tables/{second}")).json()
    assert (table["state"], table["name"], table["group"], table["owner"]) == ("running", "Standing", group, True)
    await finish(second, ann, ben)
    third = await next_game(ann, group, second)
    assert await names(ann, third) == ["Ben", "Old", "Ann"]
    found = await the_one(ann, group)
    assert [game["table"] for game in found["history"]] == [third, second, first]
    assert [game["state"] for game in found["history"]] == ["running", "finished", "finished"]
    assert len(found["history"][2]["ranking"]) >= 1
    assert (await ann.get(f"/groups/{group}/results")).json()["games"] == {"tally": 2}
    old = (await ann.get(f"/tables/{first}")).json()
    assert old["again"]["next"] == second  # who still looks at the old table finds the way


async def test_members_who_do_not_play_are_told_if_they_wish(person: Make, server: Running) -> None:
    ann, ben, cid = [await member(person, name) for name in ("Ann", "Ben", "Cid")]
    group = await group_of(ann, ben, cid)
    wishes = {"ways": {"turn": [], "reminder": [], "game": [], "chat": [], "group": ["hook"]}}
    for one in (ann, ben, cid):
        assert (await one.put("/notices", {"wishes": wishes, "hook": "https://chat.example/x"})).status_code == 200
    first = await standing_game(group, ann, ben, bot="random")
    await finish(first, ann, ben)
    second = await next_game(ann, group, first)
    for _ in range(100):
        with closing(sqlite3.connect(server.folder / "data" / "steamshed.sqlite", timeout=30)) as database:
            told = database.execute("SELECT user, kind FROM notices WHERE mark = ?", (f"standing-{second}",)).fetchall()
        if told:
            break
        await asyncio.sleep(0.1)
    assert [kind for _, kind in told] == ["group"]
    assert [user for user, _ in told] == [await id_of(cid)]


async def test_who_steps_out_is_replaced_by_the_line_or_a_bot(person: Make) -> None:
    ann, ben, cid = [await member(person, name) for name in ("Ann", "Ben", "Cid")]
    group = await group_of(ann, ben, cid)
    first = await standing_game(group, ann, ben, bot="random")
    standing = (await the_one(ann, group))["id"]
    wish = f"/groups/{group}/standing/{standing}/wish"
    await cid.post(wish, {"wish": "in"})
    found = await the_one(cid, group)
    assert [name.split()[0] for name in found["line"]] == ["Cid"]
    assert found["wish"] == "in"
    await ben.post(wish, {"wish": "out"})
    assert [name.split()[0] for name in (await the_one(ann, group))["next"]] == ["Cid", "Ann"]
    await finish(first, ann, ben)
    second = await next_game(ann, group, first)
    assert await names(ann, second) == ["Cid", "Ann"]
    found = await the_one(ben, group)
    assert found["line"] == []
    assert "wish" not in found
    await ann.post(wish, {"wish": "out"})
    await finish(second, cid, ann)
    third = await next_game(cid, group, second)
    players = (await cid.get(f"/tables/{third}")).json()["players"]
    assert [(player["kind"], player.get("bot")) for player in players] == [("bot", "random"), ("human", None)]
    await ann.post(wish, {"wish": "in"})  # the bot has only kept the place
    await finish(third, cid)
    assert await names(cid, await next_game(cid, group, third)) == ["Cid", "Ann"]


async def test_it_waits_for_somebody_where_no_bot_is_wanted(person: Make) -> None:
    ann, ben, cid = [await member(person, name) for name in ("Ann", "Ben", "Cid")]
    group = await group_of(ann, ben, cid)
    first = await standing_game(group, ann, ben, missing="wait")
    await ben.post(f"/groups/{group}/leave")
    await finish(first, ann, ben)
    await asyncio.sleep(3)
    found = await the_one(ann, group)
    assert (found["table"], found["stage"]) == (first, "finished")
    assert found["next"][0] == ""
    assert "due" not in found
    await cid.post(f"/groups/{group}/standing/{found['id']}/wish", {"wish": "in"})
    assert await names(ann, await next_game(ann, group, first)) == ["Cid", "Ann"]


async def test_it_is_paused_goes_on_and_ends(person: Make) -> None:
    ann, ben = await member(person, "Ann"), await member(person, "Ben")
    group = await group_of(ann, ben)
    first = await standing_game(group, ann, ben)
    path = f"/groups/{group}/standing/{(await the_one(ann, group))['id']}"
    assert error(await ben.post(path, {"state": "paused"})) == (403, "founders-only")
    await ann.post(path, {"state": "paused"})
    await finish(first, ann, ben)
    await asyncio.sleep(3)
    assert (await the_one(ann, group))["table"] == first
    await ann.post(path, {"state": "going", "hours": 5})
    found = await the_one(ann, group)
    assert found["hours"] == 5
    assert found["due"] > found["history"][0]["created"] + 4 * 3600
    await asyncio.sleep(2.5)
    assert (await the_one(ann, group))["table"] == first
    await ann.post(path, {"hours": 0})
    second = await next_game(ann, group, first)
    await ann.post(path, {"state": "ended"})
    assert error(await ann.post(path, {"state": "going"})) == (409, "standing-table-has-ended")
    assert (await about(ann, group))["standings"] == []
    await finish(second, ann, ben)
    await asyncio.sleep(2.5)
    assert "next" not in (await ann.get(f"/tables/{second}")).json()["again"]


async def test_a_rematch_that_the_players_set_themselves_is_its_next_game(person: Make) -> None:
    ann, ben = await member(person, "Ann"), await member(person, "Ben")
    group = await group_of(ann, ben)
    first = await standing_game(group, ann, ben, hours=48)
    await finish(first, ann, ben)
    await ann.post(f"/tables/{first}/again", {"rotate": True})
    second = (await ben.post(f"/tables/{first}/again")).json()["id"]
    found = await the_one(ann, group)
    assert (found["table"], found["games"]) == (second, 2)


async def test_what_cannot_be_a_standing_table_is_refused(person: Make) -> None:
    ann, ben, eve = [await member(person, name) for name in ("Ann", "Ben", "Eve")]
    group = await group_of(ann, ben)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = {"game": "tally", "seats": seats, "group": group, "standing": {}}
    assert error(await ann.post("/tables", {**table, "group": None})) == (400, "no-group")
    assert error(await ann.post("/tables", {**table, "duplicate": True})) == (400, "no-standing-table")
    assert error(await ann.post("/tables", {**table, "seats": [{"kind": "me"}] * 2})) == (400, "no-standing-table")
    assert error(await ann.post("/tables", {**table, "standing": {"bot": "nobody"}})) == (400, "no-such-bot")
    assert error(await ann.post("/tables", {**table, "standing": {"hours": 721}}))[0] == 422
    assert error(await eve.post("/tables", table)) == (404, "no-such-group")
    for _ in range(12):
        assert (await ann.post("/tables", table)).status_code == 200
    assert error(await ann.post("/tables", table)) == (409, "too-many-standing-tables")
    found = (await about(ann, group))["standings"][0]["id"]
    other = await group_of(ann)
    assert error(await ann.post(f"/groups/{other}/standing/{found}", {"state": "ended"})) == (
        404,
        "no-such-standing-table",
    )
    assert error(await eve.post(f"/groups/{group}/standing/{found}/wish", {"wish": "in"})) == (404, "no-such-group")


# -- who can sit with whom -----------------------------------------------------------------------------------------


class Row:
    """A standing table, and a wish."""

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)


def human(name: str) -> Seat:
    return Seat("human", name, user=name)


def planned(seats: list[Seat], line: str = "", blocks: Collection[tuple[str, str]] = (), **row: Any) -> list[str]:
    wishes = [Row(user=name, wish="in") for name in line]
    circle = Circle({name: human(name) for name in "ABCDE"}, blocks)
    made = next_seats(Row(kept="[]", bot="easy", **row), seats, wishes, circle)
    return ["" if seat is None else seat.bot or seat.name for seat in made.seats]


def test_people_who_do_not_want_to_meet_are_not_seated_together() -> None:
    seats = [human("A"), human("B")]
    assert planned(seats, missing="bot") == ["B", "A"]
    assert planned(seats, blocks={("B", "A")}, missing="bot") == ["easy", "A"]
    assert planned(seats, "CD", blocks={("B", "A"), ("A", "C")}, missing="bot") == ["D", "A"]


def test_strangers_and_deleted_people_lose_their_place() -> None:
    seats = [human("X"), Seat("human", "", deleted=True), human("C")]
    assert planned(seats, missing="wait") == ["C", "", ""]
    assert planned(seats, "CEX", missing="wait") == ["C", "E", ""]


# -- once ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def two(tmp_path: pathlib.Path) -> Iterator[tuple[Running, Running]]:
    """Two servers over one database, who tell each other nothing."""
    made = Running(tmp_path).start(), Running(tmp_path).start()
    yield made
    for running in made:
        running.stop()


def counted(running: Running) -> int:
    """How many tables there are."""
    with closing(sqlite3.connect(running.folder / "data" / "steamshed.sqlite", timeout=30)) as stored:
        found = stored.execute("SELECT count(*) FROM tables").fetchone()
    return int(found[0])


async def test_two_workers_begin_it_once(two: tuple[Running, Running]) -> None:
    ann, ben = [await Person(two[0].address).register(name) for name in ("Ann", "Ben")]
    group = await group_of(ann, ben)
    tables = [await standing_game(group, ann, ben) for _ in range(6)]
    for table in tables:
        await finish(table, ann, ben)
    for _ in range(100):
        found = (await about(ann, group))["standings"]
        if all(one["games"] > 1 for one in found):
            break
        await asyncio.sleep(0.1)
    await asyncio.sleep(3)  # both have looked once more
    assert counted(two[0]) == 12
    assert [one["games"] for one in (await about(ann, group))["standings"]] == [2] * 6
    for one in (ann, ben):
        await one.close()


async def test_a_kill_at_the_end_of_a_game_begins_it_once(tmp_path: pathlib.Path) -> None:
    server = Running(tmp_path).start()
    try:
        ann, ben = [await Person(server.address).register(name) for name in ("Ann", "Ben")]
        group = await group_of(ann, ben)
        for number in range(3):
            table = await standing_game(group, ann, ben)
            await finish(table, ann, ben)
            await asyncio.sleep(0.7 * number)  # sooner or later than the next game begins
            server.kill()
            await asyncio.to_thread(server.start)
            for _ in range(100):
                found = (await about(ann, group))["standings"]
                if found[number]["games"] > 1:
                    break
                await asyncio.sleep(0.1)
            assert await names(ann, found[number]["table"]) == ["Ben", "Ann"]
        await asyncio.sleep(2.5)
        assert counted(server) == 6
        for one in (ann, ben):
            await one.close()
    finally:
        server.stop()


async def test_a_member_joins_late_and_plays_in_the_next_game(person: Make) -> None:
    ann, ben = await member(person, "Ann"), await member(person, "Ben")
    group = await group_of(ann)
    first = await standing_game(group, ann, seats=(BOT,), bot="random")
    await ben.post(f"/groups/{group}/join", {"token": await link_of(ann, group)})
    standing = (await the_one(ann, group))["id"]
    await ben.post(f"/groups/{group}/standing/{standing}/wish", {"wish": "in"})
    await finish(first, ann)
    second = await next_game(ann, group, first)
    assert await names(ann, second) == ["Old", "Ann"]  # the seat of a bot is a bot's
    assert [name.split()[0] for name in (await the_one(ben, group))["line"]] == ["Ben"]
    assert await id_of(ben) not in str(await the_one(ann, group))
