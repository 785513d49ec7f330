"""Lines that are open when the right to look at a private table ends: at the worker where that happens, and at another.

Each of them says why and is closed, within seconds; what a request is answered afterwards is the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from typing import Any

import pytest
import pytest_asyncio
import websockets
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from testbed.services import postgres, redis
from tests.server.harness import Line, Person, Running
from tests.server.services import require

DAYS: dict[str, Any] = {"kind": "days", "days": 9}
SOON = 5.0
"""Seconds in which a line is closed whose right has ended."""


class Place:
    """A server: who changes rights is at one worker of it, whoever loses them at another (or there is only one)."""

    def __init__(self, here: Running, there: Running, database: str = "") -> None:
        self.here, self.there, self.database = here, there, database
        self.people: list[Person] = []

    async def somebody(self, name: str, elsewhere: bool = False) -> Person:
        made = Person((self.there if elsewhere else self.here).address)
        self.people.append(made)
        return await made.register(f"{name} {time.monotonic_ns()}")

    async def change(self, statement: str, **values: object) -> None:
        """Changes the database behind the back of all workers."""
        if not self.database:
            file = self.here.folder / "data" / "steamshed.sqlite"
            with contextlib.closing(sqlite3.connect(file, timeout=30)) as stored:
                stored.execute(statement, values)
                stored.commit()
            return
        engine = create_async_engine(self.database.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.begin() as connection:
            await connection.execute(text(statement), values)
        await engine.dispose()

    async def close(self) -> None:
        for one in self.people:
            await one.close()


@pytest.fixture(scope="module", params=["one worker", "two workers"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("sight")
    if request.param == "one worker":
        alone = Running(folder).start()
        yield Place(alone, alone)
        alone.stop()
        return
    require()
    with postgres() as database, redis() as channel:
        made = [Running(folder, database=database, redis=channel) for _ in range(2)]
        with ThreadPoolExecutor() as both:
            list(both.map(Running.start, made))
        yield Place(made[0], made[1], database)
        for one in made:
            one.stop()


@pytest_asyncio.fixture
async def place(running: Place) -> AsyncIterator[Place]:
    yield running
    await running.close()


async def private_table(owner: Person, *kinds: str, **more: Any) -> tuple[str, list[str]]:
    """A private table of its owner, and the secrets of its invitations."""
    body = {"game": "tally", "seats": [{"kind": kind} for kind in kinds], "privacy": "private", **more}
    made = await owner.post("/tables", body)
    assert made.status_code == 200, made.text
    return made.json()["id"], [one["token"] for one in made.json()["invitations"]]


async def cut(line: Line, seconds: float = SOON) -> tuple[str, int]:
    """How a line ends: the reason that is told, and the code. What is told before must be of the past."""
    reason, until = "", time.monotonic() + seconds
    try:
        while True:
            message = await line.hear(until - time.monotonic())
            if message["type"] == "error":
                reason = message["error"]["id"]
    except websockets.ConnectionClosed as closed:
        assert closed.rcvd is not None
        return reason, closed.rcvd.code


async def refused(person: Person, table: str, **query: str) -> str:
    """Why somebody may not look at a table over HTTP, in all ways alike."""
    why: set[str] = set()
    for path in ("", "/log", "/at/0", "/scenery"):
        answer = await person.get(f"/tables/{table}{path}", **query)
        assert answer.status_code in (403, 404, 410), (path, answer.text)
        why.add(answer.json()["error"]["id"])
    (only,) = why
    return only


async def test_a_withdrawn_invitation_ends_the_line_of_who_looks_on_with_it(place: Place) -> None:
    ann, eve = await place.somebody("Ann"), await place.somebody("Eve", elsewhere=True)
    table, tokens = await private_table(ann, "me", "invited", "invited")
    async with eve.at(table, f"?token={tokens[0]}") as line, eve.at(table, f"?token={tokens[1]}") as other:
        await line.until("table")
        await other.until("table")
        assert (await ann.post(f"/tables/{table}/uninvite", {"seat": 1})).status_code == 200
        assert await cut(line) == ("invitation-void", 4410)
        await other.send("chat", text="still here")  # the other invitation is open
        await other.until("chat")
        assert (await ann.post(f"/tables/{table}/invite", {"seat": 2})).status_code == 200  # a new one in its place
        assert await cut(other) == ("invitation-void", 4410)
    assert await refused(eve, table, token=tokens[0]) == "invitation-void"


async def test_an_invitation_that_another_takes_ends_the_line(place: Place) -> None:
    ann, ben, eve = await place.somebody("Ann"), await place.somebody("Ben"), await place.somebody("Eve", True)
    table, (token, _) = await private_table(ann, "me", "invited", "invited")
    async with eve.at(table, f"?token={token}") as line:
        await line.until("table")
        await ben.join(table, token=token)
        assert await cut(line) == ("invitation-taken", 4410)
    assert await refused(eve, table, token=token) == "invitation-taken"


async def test_the_beginning_of_the_game_ends_invitations_and_their_lines(place: Place) -> None:
    ann, eve = await place.somebody("Ann"), await place.somebody("Eve", elsewhere=True)
    table, (token,) = await private_table(ann, "me", "invited")
    async with eve.at(table, f"?token={token}") as line:
        await line.until("table")
        assert (await ann.post(f"/tables/{table}/start", {"fill": "easy"})).status_code == 200
        assert await cut(line) == ("invitation-void", 4410)
        assert not any(message["type"] == "state" for message in line.heard)


async def test_an_invitation_that_grows_too_old_ends_the_line(place: Place) -> None:
    """Nobody tells of that, as of a notice that was lost: it is found by asking again."""
    ann, eve = await place.somebody("Ann"), await place.somebody("Eve", elsewhere=True)
    table, (token,) = await private_table(ann, "me", "invited")
    async with eve.at(table, f"?token={token}") as line:
        await line.until("table")
        await place.change('UPDATE invitations SET expires = :past WHERE "table" = :id', past=1.0, id=table)
        assert await cut(line, 20) == ("invitation-expired", 4410)


async def group_of(founder: Person, *others: Person) -> str:
    group: str = (await founder.post("/groups", {"name": "Thursday"})).json()["id"]
    token = (await founder.post(f"/groups/{group}/link")).json()["url"].rpartition("token=")[2]
    for other in others:
        assert (await other.post(f"/groups/{group}/join", {"token": token})).status_code == 200
    return group


async def test_who_is_put_out_of_a_group_sees_its_private_tables_no_more(place: Place) -> None:
    ann, ben = await place.somebody("Ann"), await place.somebody("Ben")
    eve, kim = await place.somebody("Eve", elsewhere=True), await place.somebody("Kim", elsewhere=True)
    group = await group_of(ann, ben, eve, kim)
    table, _ = await private_table(ann, "me", "open", group=group)
    await ben.join(table)
    id = (await eve.look())["user"]["id"]
    async with eve.at(table) as line, kim.at(table) as other, ben.at(table) as seat:
        for one in (line, other, seat):
            await one.until("state")
        assert (await ann.post(f"/groups/{group}/people", {"user": id, "role": "out"})).status_code == 200
        assert await cut(line) == ("no-such-table", 4404)
        assert (await kim.post(f"/groups/{group}/leave")).status_code == 200
        assert await cut(other) == ("no-such-table", 4404)
        assert (await ann.post(f"/groups/{group}/close")).status_code == 200
        await seat.send("chat", text="the game goes on")  # who plays stays
        await seat.until("chat")
    assert await refused(eve, table) == "no-such-table"


async def test_a_closed_group_has_nobody_who_looks_on(place: Place) -> None:
    ann, eve = await place.somebody("Ann"), await place.somebody("Eve", elsewhere=True)
    group = await group_of(ann, eve)
    table, _ = await private_table(ann, "me", "open", group=group)
    async with eve.at(table) as line:
        await line.until("table")
        assert (await ann.post(f"/groups/{group}/close")).status_code == 200
        assert await cut(line) == ("no-such-table", 4404)


async def test_who_gets_up_before_the_beginning_needs_a_new_invitation(place: Place) -> None:
    ann, eve = await place.somebody("Ann"), await place.somebody("Eve", elsewhere=True)
    table, (token, _) = await private_table(ann, "me", "invited", "invited")
    await eve.join(table, token=token)
    async with eve.at(table) as line:
        await line.until("table")
        assert (await eve.post(f"/tables/{table}/leave")).status_code == 200
        assert await cut(line) == ("no-such-table", 4404)


async def test_who_has_stood_in_sees_nothing_any_more(place: Place) -> None:
    ann, ben, eve = await place.somebody("Ann"), await place.somebody("Ben"), await place.somebody("Eve", True)
    table, (token,) = await private_table(ben, "me", "invited", game="secrets", pace=DAYS, fallback="bot")
    await ann.join(table, token=token)
    name = (await eve.look())["user"]["name"]
    assert (await ann.put("/away/stand-in", {"table": table, "person": name, "holiday": True})).status_code == 200
    said = {"user": (await ann.look())["user"]["id"], "table": table, "yes": True}
    assert (await eve.post("/away/stand-in/answer", said)).status_code == 200
    first, last = (str(date.today() + timedelta(days=days)) for days in (3, 5))
    (holiday,) = (await ann.post("/away/holidays", {"first": first, "last": last})).json()["holidays"]
    now = time.time()
    await place.change(
        "UPDATE holidays SET since = :since, until = :until WHERE id = :id",
        since=now - 60,
        until=now + 86400,
        id=holiday["id"],
    )
    await place.change("UPDATE jobs SET due = :now WHERE kind = 'holiday'", now=now)
    await place.change("DELETE FROM jobs WHERE kind = 'calendar' AND key = :user", user=said["user"])
    await place.change("INSERT INTO jobs (kind, key, due) VALUES ('calendar', :user, :now)", user=said["user"], now=now)
    for _ in range(100):
        if (await eve.get(f"/tables/{table}")).status_code == 200:
            break
        await asyncio.sleep(0.1)
    async with eve.at(table) as line:
        await line.until("state")
        assert line.state["eye"] == 1  # she sees what the seat may know
        before = len(line.heard)
        assert (await ann.post(f"/away/holidays/{holiday['id']}/end")).status_code == 200
        assert await cut(line) == ("no-such-table", 4404)
        assert all(message["eye"] == 1 for message in line.heard[before:] if message["type"] == "state")
    assert await refused(eve, table) == "no-such-table"


async def test_who_has_handed_his_seat_over_sees_nothing_any_more(place: Place) -> None:
    ann, ben, dan = (
        await place.somebody("Ann", elsewhere=True),
        await place.somebody("Ben"),
        await place.somebody("Dan"),
    )
    table, (token,) = await private_table(ben, "me", "invited", game="secrets", pace=DAYS)
    await ann.join(table, token=token)
    name = (await dan.look())["user"]["name"]
    async with ann.at(table) as line, ben.at(table) as voter:
        await line.until("state")
        await voter.until("state")
        assert (await ann.post(f"/tables/{table}/hand", {"seat": 1, "to": name})).status_code == 200
        assert (await dan.post(f"/tables/{table}/hand/answer", {"seat": 1, "yes": True})).status_code == 200
        vote = await voter.a_vote()
        await voter.send("vote", vote=vote["id"], yes=True)
        assert await cut(line) == ("no-such-table", 4404)
    assert await refused(ann, table) == "no-such-table"
    assert (await dan.get(f"/tables/{table}")).json()["mine"] == [1]


async def test_who_begins_a_start_himself_sees_the_tables_of_others_no_more(place: Place) -> None:
    """Also where nothing moves at the table that he looks at."""
    ann, eve = await place.somebody("Ann"), await place.somebody("Eve", elsewhere=True)
    table = await ann.make("tally", "me", {"kind": "bot", "bot": "easy"}, duplicate=True)
    async with ann.at(table) as seat, eve.at(table) as line:
        await seat.until("state")
        await line.until("state")
        series = seat.table["series"]
        assert (await eve.post(f"/series/{series}/play", {"seat": 0, "bot": "easy"})).status_code == 200
        assert await cut(line) == ("finish-yours-first", 4403)
