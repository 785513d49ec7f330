"""Nobody is put out of his seat: bots for others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.harness import Line, Person, Running

Make = Callable[[], Person]


async def table_for(person: Make, *names: str, bots: int = 0, **more: object) -> tuple[str, list[Person]]:
    people = [await person().be_guest(name) for name in names]
    seats = ["me", *["open"] * (len(names) - 1), *[{"kind": "bot", "bot": "random"}] * bots]
    table = await people[0].make("tally", *seats, options={"goal": 1_000_000}, **more)
    for one in people[1:]:
        await one.join(table)
    return table, people


async def refused(line: Line) -> str:
    return str((await line.until("error"))["error"]["id"])


async def test_a_person_who_is_there_is_never_replaced(person: Make, server: Running) -> None:
    """At a table for two, one message puts a bot on the seat of the opponent, who looks on."""
    table, (ann, ben) = await table_for(person, "Ann", "Ben")
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await b.until("state")
        server.away_for(table, 1, 10_000)
        for _ in range(3):
            await a.send("propose", kind="bot", seat=1)
            assert await refused(a) == "player-is-here"
        assert "bot" not in (await ann.get(f"/tables/{table}")).json()["players"][1]


async def test_a_person_who_is_away_has_the_stated_time(person: Make, server: Running) -> None:
    """The opponent loses his line for a moment, and is replaced before he can return. Bots for company change
    nothing."""
    for bots in (0, 1):
        table, (ann, _) = await table_for(person, "Ann", "Ben", bots=bots)
        async with ann.at(table) as a:
            await a.until("state")
            assert a.table["absence"] == 600
            server.away_for(table, 1, 590)
            await a.send("propose", kind="bot", seat=1)
            message = await a.until("error")
            assert message["error"]["id"] == "not-away-long-enough"
            assert message["error"]["args"] == {"name": "Ben", "minutes": 1}
            server.away_for(table, 1, 601)
            await a.send("propose", kind="bot", seat=1)
            while not a.table["players"][1].get("stand_in"):
                await a.until("table")


async def test_the_time_runs_from_when_he_was_last_there(person: Make, server: Running) -> None:
    """Somebody who looked in a moment ago is replaced because he had been away before."""
    table, (ann, ben) = await table_for(person, "Ann", "Ben")
    server.away_for(table, 1, 10_000)
    async with ann.at(table) as a:
        await a.until("state")
        async with ben.at(table) as b:
            await b.until("state")
        why = "player-is-here"  # until he has left
        while why == "player-is-here":
            await a.send("propose", kind="bot", seat=1)
            why = await refused(a)
        assert why == "not-away-long-enough"


async def test_at_a_table_of_days_the_stated_time_is_days(person: Make, server: Running) -> None:
    """Somebody sleeps, and finds a bot on his seat in the morning."""
    table, (ann, _) = await table_for(person, "Ann", "Ben", pace={"kind": "days", "days": 3})
    async with ann.at(table) as a:
        await a.until("state")
        assert a.table["absence"] == 3 * 86400
        server.away_for(table, 1, 30 * 86400)  # however long he was not needed
        await a.send("propose", kind="bot", seat=1)
        assert await refused(a) == "player-has-time"
        await a.play("add 1")
        await a.send("propose", kind="bot", seat=1)
        assert await refused(a) == "player-has-time"


async def test_all_others_who_are_there_must_agree(person: Make, server: Running) -> None:
    """One player wants a bot for somebody who is away, against the will of the third; a fourth is away himself."""
    table, (ann, ben, _, _) = await table_for(person, "Ann", "Ben", "Cleo", "Dan")
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await b.until("state")
        server.away_for(table, 2, 601)
        await a.send("propose", kind="bot", seat=2, bot="random")
        vote = await b.a_vote()
        assert (vote["needed"], vote["yes"]) == (2, [0])
        await b.send("vote", vote=vote["id"], yes=False)
        assert (await a.until("votes", votes=[]))["votes"] == []
        assert "bot" not in (await ann.get(f"/tables/{table}")).json()["players"][2]
        await a.send("propose", kind="bot", seat=2, bot="random")
        vote = await b.a_vote()
        await b.send("vote", vote=vote["id"], yes=True)
        while not a.table["players"][2].get("stand_in"):
            await a.until("table")


async def test_who_returns_ends_the_vote_and_has_his_seat_back(person: Make, server: Running) -> None:
    """The others vote a bot onto a seat while its player comes back; or keep the bot there after he has."""
    table, (ann, ben, cleo) = await table_for(person, "Ann", "Ben", "Cleo")
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await b.until("state")
        server.away_for(table, 2, 601)
        await a.send("propose", kind="bot", seat=2)
        vote = await b.a_vote()
        async with cleo.at(table) as c:
            await c.until("state")
            await b.until("votes", votes=[])
            await b.send("vote", vote=vote["id"], yes=True)
            assert await refused(b) == "vote-is-over"
        while b.table["players"][2]["online"]:
            await b.until("table")
        answer: dict[str, Any] = {"type": "error"}
        while answer["type"] == "error":  # until it is stored that he has left
            server.away_for(table, 2, 601)
            await b.send("propose", kind="bot", seat=2)
            while (answer := await b.hear())["type"] not in ("error", "votes"):
                pass
        await a.send("vote", vote=answer["votes"][0]["id"], yes=True)
        while not a.table["players"][2].get("stand_in"):
            await a.until("table")
        async with cleo.at(table) as c:
            await c.until("state")
            await c.send("propose", kind="human")
            while c.table["players"][2].get("stand_in"):
                await c.until("table")
            await a.send("propose", kind="bot", seat=2)
            assert await refused(a) == "player-is-here"
