"""Another game with the same people: asked for, set once, everybody on his seat."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.harness import Person, Running

Make = Callable[[], Person]


async def finished(first: Person, *others: Person, seats: tuple[Any, ...] = (), **more: Any) -> str:
    """A game that is over: everybody agrees to end it."""
    table = await first.make("tally", "me", *["open"] * len(others), *seats, **more)
    for other in others:
        await other.join(table)
    async with first.at(table) as line:
        await line.until("state")
        await line.send("propose", kind="end")
        if others:
            vote = await line.a_vote()
            for other in others:
                async with other.at(table) as his:
                    await his.until("state")
                    await his.send("vote", vote=vote["id"], yes=True)
                    if other is not others[-1]:
                        await his.until("votes")
                    else:
                        await his.until("state", over=True)
        else:
            await line.until("state", over=True)
    return table


async def about(person: Person, table: str) -> dict[str, Any]:
    answer = await person.get(f"/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def error(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


async def test_all_say_again_and_sit_at_a_new_table_like_the_old_one(person: Make) -> None:
    ann, ben = await person().be_guest("Ann"), await person().be_guest("Ben")
    bot = {"kind": "bot", "bot": "random", "name": "Old Smoky"}
    more = {"options": {"goal": 6}, "pace": {"kind": "days", "days": 2}, "hints": True, "watch_delay": 2}
    table = await finished(ann, ben, seats=(bot,), name="Thursday", **more)
    async with ben.at(table) as line:
        while line.table.get("state") != "finished":
            await line.until("table")
        assert line.table["again"] == {"yes": []}
        assert (await ann.post(f"/tables/{table}/again", {"rotate": True})).json() == {}
        while line.table["again"]["yes"] != [0]:
            await line.until("table")
        assert line.table["again"]["rotate"]
        made = (await ben.post(f"/tables/{table}/again")).json()["id"]
        while "next" not in line.table["again"]:
            await line.until("table")
        assert line.table["again"]["next"] == made
    old, new = await about(ann, table), await about(ann, made)
    for same in ("name", "game", "options", "pace", "privacy", "fallback", "language", "practice", "watch_delay"):
        assert new[same] == old[same]
    assert [player["name"] for player in new["players"]] == ["Old Smoky", "Ann", "Ben"]
    assert new["players"][0]["bot"] == "random"
    assert new["state"] == "running"
    assert new["mine"] == [1]
    assert error(await ann.post(f"/tables/{made}/again")) == (409, "table-is-running")


async def test_it_is_set_without_those_who_do_not_come_and_their_seat_waits(person: Make) -> None:
    ann, ben, cid = [await person().be_guest(name) for name in ("Ann", "Ben", "Cid")]
    table = await finished(ann, ben, cid)
    await ben.post(f"/tables/{table}/again")
    made = (await ann.post(f"/tables/{table}/rematch")).json()["id"]
    new = await about(ann, made)
    assert new["state"] == "open"
    assert new["owner"]
    assert [(player["name"], player["kind"]) for player in new["players"]] == [
        ("Ann", "human"), ("Ben", "human"), ("Cid", "open"),
    ]  # fmt: skip
    assert new["players"][2]["invited"]
    eve = await person().be_guest("Eve")
    assert error(await eve.post(f"/tables/{made}/join", {"seat": 2})) == (409, "seat-is-taken")
    assert (await cid.post(f"/tables/{table}/again")).json()["id"] == made
    new = await about(cid, made)
    assert new["state"] == "running"
    assert new["mine"] == [2]


async def test_a_bot_takes_the_seat_of_who_does_not_come(person: Make) -> None:
    ann, ben = await person().be_guest("Ann"), await person().be_guest("Ben")
    table = await finished(ann, ben)
    made = (await ann.post(f"/tables/{table}/rematch", {"fill": "random", "rotate": True})).json()["id"]
    new = await about(ann, made)
    assert new["state"] == "running"
    assert [player["kind"] for player in new["players"]] == ["bot", "human"]
    assert new["players"][0]["bot"] == "random"
    # who comes too late is told where it is played, and sits nowhere
    assert (await ben.post(f"/tables/{table}/again")).json()["id"] == made
    assert (await about(ben, made))["mine"] == []


async def test_who_changes_his_mind_is_not_seated(person: Make) -> None:
    ann, ben = await person().be_guest("Ann"), await person().be_guest("Ben")
    table = await finished(ann, ben)
    await ben.post(f"/tables/{table}/again", {"rotate": True})
    await ben.post(f"/tables/{table}/again", {"yes": False})
    assert (await about(ann, table))["again"] == {"yes": []}
    await ann.post(f"/tables/{table}/again")
    assert (await about(ann, table))["again"] == {"yes": [0]}  # how the first one wanted it is over, too
    made = (await ann.post(f"/tables/{table}/rematch")).json()["id"]
    assert [player["kind"] for player in (await about(ann, made))["players"]] == ["human", "open"]


async def test_strangers_and_who_is_not_wanted_say_nothing(person: Make) -> None:
    ann, ben = await person().register("Anna Again"), await person().register("Ben Again")
    table = await finished(ann, ben)
    eve = await person().be_guest("Eve")
    for path in ("again", "rematch"):
        assert error(await eve.post(f"/tables/{table}/{path}")) == (403, "not-your-seat")
    stranger = person()
    await stranger.look()
    assert (await stranger.post(f"/tables/{table}/again")).status_code == 401
    await ann.post(f"/tables/{table}/regard", {"kind": "block", "seat": 1})
    assert error(await ben.post(f"/tables/{table}/again")) == (403, "not-welcome")
    assert error(await ben.post(f"/tables/{table}/rematch")) == (403, "not-welcome")
    assert error(await ann.post(f"/tables/{table}/rematch", {"fill": "nobody"})) == (400, "no-such-bot")
    assert (await about(ann, table))["again"] == {"yes": []}


async def test_two_clicks_at_once_set_one_table(person: Make) -> None:
    ann, ben = await person().be_guest("Ann"), await person().be_guest("Ben")
    table = await finished(ann, ben)
    answers = await asyncio.gather(*(who.post(f"/tables/{table}/rematch") for who in (ann, ben, ann, ben)))
    made = {answer.json()["id"] for answer in answers}
    assert len(made) == 1
    new = await about(ann, made.pop())
    assert [player["kind"] for player in new["players"]] == ["human", "human"]
    assert new["state"] == "running"


@pytest.fixture
def two(tmp_path: pathlib.Path) -> Iterator[tuple[Running, Running]]:
    """Two servers over one database, who tell each other nothing."""
    made = Running(tmp_path).start(), Running(tmp_path).start()
    yield made
    for running in made:
        running.stop()


async def test_two_workers_set_one_table(two: tuple[Running, Running]) -> None:
    ann, ben = [await Person(two[0].address).be_guest(name) for name in ("Ann", "Ben")]
    elsewhere = Person(two[1].address)
    elsewhere.http.cookies, elsewhere.csrf = ben.http.cookies, ben.csrf
    for _ in range(4):
        table = await finished(ann, ben)
        await elsewhere.get(f"/tables/{table}")  # both have it before them
        answers = await asyncio.gather(ann.post(f"/tables/{table}/again"), elsewhere.post(f"/tables/{table}/again"))
        assert all(answer.status_code == 200 for answer in answers)
        made = {answer.json()["id"] for answer in answers if answer.json()}
        assert len(made) == 1
        new = await about(ben, made.pop())
        assert [player["kind"] for player in new["players"]] == ["human", "human"]
        mine = (await ann.get("/tables", filter="mine")).json()["tables"]
        assert len([row for row in mine if row["state"] == "running" and row["id"] == new["id"]]) == 1
        assert len([row for row in mine if row["state"] == "running"]) == _ + 1
    for one in (ann, ben, elsewhere):
        await one.close()
