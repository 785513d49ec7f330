"""The requests about notices, at a real server: what is kept, what is refused, what a secret address opens, and that a
server that is killed neither loses a notice nor sends it twice."""

from __future__ import annotations

import asyncio
import pathlib
import re
import secrets
import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any

import httpx

from tests.server.hall import Browser, Receiver
from tests.server.harness import Person, Running
from tests.server.post import Post, confirm_address

Make = Callable[[], Person]
NONE: dict[str, list[str]] = {"turn": [], "reminder": [], "game": [], "chat": [], "group": []}
WISHES = {"ways": {**NONE, "turn": ["mail", "push"]}, "digest": 7, "quiet": None, "zone": "Europe/Prague", "lead": 12}


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


async def someone(person: Make) -> Person:
    return await person().register(f"Notice {secrets.token_hex(4)}")


async def test_wishes_are_kept_and_nonsense_is_not(person: Make) -> None:
    ann = await someone(person)
    before = (await ann.get("/notices")).json()
    assert before["wishes"]["ways"]["turn"] == ["mail"]
    assert before["mails"] is False
    quiet = {"begins": 1320, "ends": 420}
    answer = await ann.put("/notices", {"wishes": {**WISHES, "quiet": quiet}, "hook": "https://chat.example/x"})
    kept = answer.json()
    assert kept["wishes"] == {**WISHES, "quiet": quiet}
    assert kept["hook"] == "https://chat.example/x"
    assert (await ann.get("/notices")).json() == kept
    bad: list[tuple[dict[str, Any], tuple[int, str]]] = [
        ({"wishes": {**WISHES, "zone": "Mars/Olympus"}}, (400, "no-such-zone")),
        ({"wishes": {**WISHES, "zone": "../../etc/passwd"}}, (400, "no-such-zone")),
        ({"wishes": {**WISHES, "digest": 24}}, (422, "wrong-shape")),
        ({"wishes": {**WISHES, "quiet": {"begins": -1, "ends": 0}}}, (422, "wrong-shape")),
        ({"wishes": {**WISHES, "ways": {**NONE, "turn": ["pigeon"]}}}, (422, "wrong-shape")),
        ({"wishes": WISHES, "hook": "http://chat.example/x"}, (400, "bad-hook")),
        ({"wishes": WISHES, "hook": "https://chat.example:25/x"}, (400, "bad-hook")),
    ]
    for body, reason in bad:
        assert refused(await ann.put("/notices", body)) == reason
    assert (await ann.get("/notices")).json() == kept
    data = (await ann.get("/account/data")).json()
    assert data["notices"]["wishes"]["zone"] == "Europe/Prague"


async def test_nobody_has_no_notices_and_a_guest_has(person: Make) -> None:
    nobody = person()
    await nobody.look()
    assert refused(await nobody.get("/notices")) == (401, "not-signed-in")
    assert refused(await nobody.put("/notices", {"wishes": WISHES})) == (401, "not-signed-in")
    for path in ("/notices/feeds", "/notices/push", "/notices/push/end"):
        body = {"endpoint": "https://push.example/x", "key": Browser().key, "auth": Browser().auth}
        assert refused(await nobody.post(path, body)) == (401, "not-signed-in")
    guest = await person().be_guest("Gusti")
    assert (await guest.put("/notices", {"wishes": WISHES})).status_code == 200
    no_token = await guest.http.put("/api/notices", json={"wishes": WISHES})
    assert refused(no_token) == (403, "bad-csrf-token")


async def test_browsers_that_take_pushes_come_and_go_with_their_sessions(person: Make, server: Running) -> None:
    ann, eve = await someone(person), await someone(person)
    browser = Browser()
    sent = {"endpoint": "https://push.example/ann", "key": browser.key, "auth": browser.auth}
    found = (await ann.post("/notices/push", sent)).json()
    assert len(found["pushes"]) == 1
    assert len((await ann.post("/notices/push", sent)).json()["pushes"]) == 1  # the same browser again
    assert (await eve.get("/notices")).json()["pushes"] == []
    for body in ({"id": found["pushes"][0]["id"]}, {"endpoint": sent["endpoint"]}):
        await eve.post("/notices/push/end", body)  # not hers
    assert len((await ann.get("/notices")).json()["pushes"]) == 1
    bad = [
        ({**sent, "endpoint": "http://push.example/"}, "bad-hook"),
        ({**sent, "endpoint": ""}, "bad-hook"),
        ({**sent, "key": "AAAA"}, "bad-push-keys"),
        ({**sent, "key": "ü"}, "bad-push-keys"),
        ({**sent, "key": "B" + "A" * 86}, "bad-push-keys"),  # no point of the curve
        ({**sent, "auth": browser.key}, "bad-push-keys"),
    ]
    for body, reason in bad:
        assert refused(await ann.post("/notices/push", body)) == (400, reason)
    for number in range(11):
        more = (await ann.post("/notices/push", {**sent, "endpoint": f"https://push.example/{number}"})).json()
    assert len(more["pushes"]) == 10
    left = (await ann.post("/notices/push/end", {"endpoint": "https://push.example/10"})).json()
    assert len(left["pushes"]) == 9
    other = Person(server.address)
    await other.look()
    name = (await ann.look())["user"]["name"]
    other.remember((await other.post("/login", {"name": name, "password": "a good password"})).json())
    assert len((await other.get("/notices")).json()["pushes"]) == 9
    ann.remember((await ann.post("/logout")).json())
    assert (await other.get("/notices")).json()["pushes"] == []
    await other.close()


async def test_feeds_open_by_their_secret_and_tell_what_waits(person: Make, server: Running) -> None:
    ann, ben = await someone(person), await someone(person)
    table = await ann.make("tally", "me", "open", pace={"kind": "days", "days": 2}, name="Secret name")
    await ben.join(table)
    mine = (await ann.get("/notices")).json()
    async with httpx.AsyncClient() as reader:
        feed = await reader.get(mine["feed"])
        assert feed.headers["content-type"].startswith("application/atom+xml")
        entries = ET.fromstring(feed.text).findall("{http://www.w3.org/2005/Atom}entry")
        assert len(entries) == 1
        assert f"/tables/{table}?since=mine" in feed.text
        assert "Secret name" not in feed.text
        calendar = await reader.get(mine["calendar"])
        assert calendar.headers["content-type"].startswith("text/calendar")
        lines = calendar.text.split("\r\n")
        assert lines.count("BEGIN:VEVENT") == 1
        assert all(len(line.encode()) <= 75 for line in lines)
        assert re.search(r"DTEND:\d{8}T\d{6}Z", calendar.text)
        async with ann.at(table) as line:
            await line.until("state")
            await line.play("add 1")
        assert "<entry>" not in (await reader.get(mine["feed"])).text
        assert "VEVENT" not in (await reader.get(mine["calendar"])).text
        renewed = (await ann.post("/notices/feeds")).json()
        assert renewed["feed"] != mine["feed"]
        assert (await reader.get(renewed["feed"])).status_code == 200
        theirs = (await ben.get("/notices")).json()["feed"]
        key, user = renewed["feed"].split("/")[-2], theirs.split("/")[-3]
        for address in (mine["feed"], mine["calendar"], f"{server.address}/feeds/{user}/{key}/waiting.atom"):
            assert refused(await reader.get(address)) == (404, "no-such-feed")


async def test_only_the_owner_gives_a_table_a_webhook(person: Make) -> None:
    ann, ben = await someone(person), await someone(person)
    table = await ann.make("tally", "me", "open", name="Club")
    await ben.join(table)
    good = {"url": "https://chat.example/hook"}
    assert refused(await ben.put(f"/tables/{table}/webhook", good)) == (403, "not-your-table")
    assert refused(await ann.put("/tables/nowhere/webhook", good)) == (403, "not-your-table")
    assert refused(await ann.put(f"/tables/{table}/webhook", {"url": "https://127.0.0.1:1/"})) == (400, "bad-hook")
    assert (await ann.put(f"/tables/{table}/webhook", good)).status_code == 200
    told = (await ann.get("/notices")).json()["tables"]
    assert told == [{"id": table, "name": "Club", "game": "tally", "url": good["url"]}]
    assert (await ben.get("/notices")).json()["tables"] == []
    await ann.put(f"/tables/{table}/webhook", {"url": ""})
    assert (await ann.get("/notices")).json()["tables"][0]["url"] == ""


async def test_a_private_network_is_never_posted_to(tmp_path: pathlib.Path) -> None:
    """The address is allowed to be given, since its name says nothing; when it is to be posted to, it is refused."""
    async with Receiver().open() as receiver:
        server = Running(tmp_path, notice_grace=0).start()
        try:
            ann, ben = [await Person(server.address).register(name) for name in ("Ann", "Ben")]
            table = await ann.make("tally", "me", "open", pace={"kind": "days", "days": 2})
            hook = {"url": f"https://localhost:{receiver.port}/club"}
            assert (await ann.put(f"/tables/{table}/webhook", hook)).status_code == 200
            await ben.join(table)
            await asyncio.sleep(5)
            assert receiver.came == []
            for one in (ann, ben):
                await one.close()
        finally:
            server.stop()


async def test_a_killed_server_loses_no_notice_and_sends_none_twice(tmp_path: pathlib.Path, post: Post) -> None:
    slow = Running(tmp_path, **post.settings, notice_grace=3).start()
    ann, ben = await Person(slow.address).be_guest("Ann"), await Person(slow.address).be_guest("Ben")
    try:
        await confirm_address(post, ben, "ben@example.org")
        post.mails.clear()
        table = await ann.make("tally", "me", "open", pace={"kind": "days", "days": 2})
        await ben.join(table)
        async with ann.at(table) as line:
            await line.until("state")
            await line.play("add 1")
        slow.kill()  # Ben was not told yet
        assert post.mails == []
        slow.start()
        await post.until(1)
        slow.kill()
        slow.start()
        await asyncio.sleep(5)
        assert [to for to, _ in post.mails] == [["ben@example.org"]]
        for one in (ann, ben):
            await one.close()
    finally:
        slow.stop()
