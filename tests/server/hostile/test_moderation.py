"""People who disturb others: not hearing and not meeting them, telling the operator, and what he can do."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest_asyncio
import websockets

from tests.server.harness import Line, Person, Running

Make = Callable[..., Person]


@pytest_asyncio.fixture
async def watched(tmp_path_factory: Any) -> AsyncIterator[Running]:
    """A server of its own: bans of this machine's address would shut out all other tests."""
    running = Running(tmp_path_factory.mktemp("watched")).start()
    yield running
    running.stop()


async def two(person: Make, **more: object) -> tuple[Person, Person, str]:
    ann, eve = await person().be_guest("Ann"), await person().be_guest("Eve")
    table = await ann.make("tally", "me", "open", **more)
    await eve.join(table)
    return ann, eve, table


async def line_of(line: Line, text: str) -> dict[str, Any]:
    """Listens until something was said."""
    while True:
        for entry in (await line.until("chat"))["entries"]:
            if entry["text"] == text:
                return dict(entry)


def chat_of(line: Line) -> list[str]:
    return [entry["text"] for message in line.heard if message["type"] == "chat" for entry in message["entries"]]


async def test_a_muted_person_is_not_heard(person: Make) -> None:
    """Somebody insults another player; he goes on after he was muted."""
    ann, eve, table = await two(person)
    async with ann.at(table) as a, eve.at(table) as e:
        await e.send("chat", text="something bad")
        said = await line_of(a, "something bad")
        answer = await ann.post(f"/tables/{table}/regard", {"kind": "mute", "line": said["id"]})
        assert answer.status_code == 200
    async with ann.at(table) as a, eve.at(table) as e:
        await e.send("chat", text="more of it")
        await line_of(e, "more of it")
        await a.send("chat", text="my own words")
        await line_of(a, "my own words")
        assert chat_of(a) == ["my own words"]
    people = (await ann.get("/people")).json()["people"]
    assert [(one["name"], one["kind"]) for one in people] == [("Eve", "mute")]
    await ann.post("/people/forget", {"id": people[0]["id"]})
    async with ann.at(table) as a:
        await line_of(a, "something bad")


async def test_a_blocked_person_cannot_sit_down_invite_or_speak(person: Make) -> None:
    """Somebody follows a player from table to table."""
    ann, eve, table = await two(person)
    assert (await ann.post(f"/tables/{table}/regard", {"kind": "block", "seat": 1})).status_code == 200
    mine = await ann.make("tally", "me", "open", "open")
    assert (await eve.post(f"/tables/{mine}/join")).json()["error"]["id"] == "not-welcome"
    async with eve.at(mine) as e:
        await e.send("chat", text="hello")
        assert (await e.until("error"))["error"]["id"] == "not-welcome"
    ben = await person().be_guest("Ben")
    bens = await ben.make("tally", "me", "open", "open")
    await ann.join(bens)
    assert (await eve.post(f"/tables/{bens}/join")).json()["error"]["id"] == "not-welcome"
    made = await eve.post("/tables", {"game": "tally", "seats": [{"kind": "me"}, {"kind": "invited"}]})
    link = made.json()["invitations"][0]["token"]
    answer = await ann.post(f"/tables/{made.json()['id']}/join", {"token": link})
    assert answer.json()["error"]["id"] == "you-block-the-owner"


async def test_nobody_regards_himself_bots_or_strangers(person: Make) -> None:
    """Lists are filled with nonsense, or somebody learns who is behind a line of another table."""
    ann, eve, table = await two(person)
    other = await person().be_guest("Ben")
    elsewhere = await other.make("tally", "me", {"kind": "bot", "bot": "random"})
    async with eve.at(table) as e:
        await e.send("chat", text="a line")
        said = await line_of(e, "a line")
    tries: list[tuple[str, dict[str, object]]] = [
        (table, {"seat": 0}),
        (table, {"seat": 7}),
        (table, {}),
        (table, {"line": "none"}),
        (elsewhere, {"seat": 1}),
        (elsewhere, {"line": said["id"]}),
    ]
    for place, body in tries:
        answer = await ann.post(f"/tables/{place}/regard", {"kind": "block", **body})
        assert answer.json()["error"]["id"] == "nobody-there", (place, body)


async def test_reports_are_bounded_and_quote_what_was_said(person: Make, server: Running) -> None:
    """The operator is flooded with reports, or with control characters in them."""
    ann, eve, table = await two(person, name="Report me")
    async with eve.at(table) as e:
        await e.send("chat", text="bad \x1b[2J words")
        said = await line_of(e, "bad \x1b[2J words")
    for body in ({"reason": ""}, {"reason": "x" * 501}, {"reason": "x", "line": 5}):
        assert (await ann.post(f"/tables/{table}/report", body)).status_code == 422
    assert (await ann.post(f"/tables/{table}/report", {"reason": " \x00 "})).status_code == 400
    assert (await ann.post(f"/tables/{table}/report", {"reason": "x", "line": "none"})).status_code == 404
    assert (await ann.post(f"/tables/{table}/report", {"reason": "rude", "line": said["id"]})).status_code == 200
    assert (await ann.post(f"/tables/{table}/report", {"reason": "the name"})).status_code == 200
    stranger = person()
    await stranger.look()
    assert (await stranger.post(f"/tables/{table}/report", {"reason": "x"})).status_code == 401
    listed = await asyncio.to_thread(server.admin, "reports")
    for words in (f"line {said['id']}", "rude", "Report me"):
        assert words in listed
    assert "\x1b" not in listed
    for _ in range(18):
        assert (await ann.post(f"/tables/{table}/report", {"reason": "again"})).status_code == 200
    answer = await ann.post(f"/tables/{table}/report", {"reason": "again"})
    assert answer.json()["error"]["id"] == "too-many-reports"


async def test_the_operator_hides_a_line_and_a_table(person: Make, server: Running) -> None:
    """Something that must not be seen stands in a chat, or is the name of a table in the lobby."""
    ann, eve, table = await two(person)
    async with ann.at(table) as a, eve.at(table) as e:
        await e.send("chat", text="not for anybody")
        said = await line_of(a, "not for anybody")
        assert "is hidden" in await asyncio.to_thread(server.admin, "hide", said["id"], "--by", "Olga")
        assert (await a.until("unsaid"))["ids"] == [said["id"]]
        async with person().at(table) as late:
            await late.until("state")
            assert chat_of(late) == []
        await asyncio.to_thread(server.admin, "hide", table, "--reason", "its name", "--by", "Olga")
        closed = False
        try:
            while True:
                await a.hear()
        except websockets.exceptions.ConnectionClosed:
            closed = True
        assert closed
    for who in (ann, eve, person()):
        answer = await who.get(f"/tables/{table}")
        assert (answer.status_code, answer.json()["error"]["id"]) == (410, "table-is-hidden")
        rows = (await who.get("/tables", filter="running")).json()["tables"]
        assert table not in [row["id"] for row in rows]
    await asyncio.to_thread(server.admin, "unhide", table, "--by", "Olga")
    for _ in range(100):
        if (await ann.get(f"/tables/{table}")).status_code == 200:
            break
        await asyncio.sleep(0.1)
    assert (await ann.get(f"/tables/{table}")).status_code == 200
    audit = await asyncio.to_thread(server.admin, "audit")
    assert re.search(rf"Olga  hide  chat {re.escape(said['id'])}", audit)
    assert f"Olga  hide  tables {table}  its name" in audit
    assert f"Olga  unhide  tables {table}" in audit


async def shut_out(who: Person) -> bool:
    """Whether somebody is shut out, soon."""
    for _ in range(60):
        answer = await who.get("/me")
        if answer.status_code == 403 and answer.json()["error"]["id"] == "shut-out":
            return True
        await asyncio.sleep(0.1)
    return False


async def test_a_banned_account_is_sent_away_at_once_and_let_in_again(person: Make, server: Running) -> None:
    """Somebody who was shut out goes on at a table where he sits, or signs in again."""
    eve, ann = await person().register("Eve the Bad"), await person().be_guest("Ann")
    table = await ann.make("tally", "me", "open")
    await eve.join(table)
    async with eve.at(table) as e:
        await e.until("state")
        said = await asyncio.to_thread(server.admin, "ban", "eve the BAD", "--for", "2h", "--reason", "insults")
        assert "is shut out until" in said
        assert await shut_out(eve)
        closed = False
        try:
            while True:
                await e.hear()
        except websockets.exceptions.ConnectionClosed:
            closed = True
        assert closed
    again = person()
    await again.look()
    await again.post("/login", {"name": "Eve the Bad", "password": "a good password"})
    assert (await again.get("/tables")).status_code == 403
    async with eve.at(table) as e:
        assert (await e.hear())["error"]["id"] == "shut-out"
    assert (await ann.get(f"/tables/{table}")).status_code == 200
    await asyncio.to_thread(server.admin, "unban", "Eve the Bad")
    for _ in range(60):
        if (await eve.get("/me")).status_code == 200:
            break
        await asyncio.sleep(0.1)
    assert (await eve.get("/me")).json()["user"]["name"] == "Eve the Bad"
    assert re.search(r"ban  user \S+ Eve the Bad  until .* insults", await asyncio.to_thread(server.admin, "audit"))


async def test_a_banned_address_is_shut_out_with_all_its_guests(person: Make, watched: Running) -> None:
    """Somebody who was shut out comes back under another name."""
    eve = await person(watched.address).be_guest("Eve")
    await asyncio.to_thread(watched.admin, "ban", "127.0.0.0/8", "--for", "1d")
    assert await shut_out(eve)
    assert (await person(watched.address).get("/me")).status_code == 403
    await asyncio.to_thread(watched.admin, "unban", "127.0.0.0/8")
    for _ in range(60):
        if (await eve.get("/me")).status_code == 200:
            break
        await asyncio.sleep(0.1)
    assert (await eve.get("/me")).status_code == 200


async def test_the_operators_commands_refuse_nonsense_in_one_line(server: Running) -> None:
    """A slip of the operator must not shut out the wrong one, or show a traceback."""
    for words, wrong in (
        (("ban", "nobody at all"), "is no account, no id of a guest and no address"),
        (("ban", "127.0.0.1", "--for", "soon"), "expected minutes, hours or days"),
        (("ban", "127.0.0.1", "--for", "0d"), "expected minutes, hours or days"),
        (("unban", "10.9.8.7"), "is not shut out"),
        (("hide", "nothing"), "no table, no group and no line of chat"),
        (("reports", "--close", "nothing"), "there is no report"),
    ):
        said = await asyncio.to_thread(server.admin, *words)
        assert wrong in said
        assert said.count("\n") == 1
