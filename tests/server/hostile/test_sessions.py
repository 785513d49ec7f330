"""Somebody who has, or had, a cookie or a link of another: it must be worth nothing afterwards."""

from __future__ import annotations

import asyncio
import pathlib
import sqlite3
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from steamshed.server.accounts import sign_in_attempts
from steamshed.server.app import create_app
from steamshed.server.settings import Settings
from tests.server.harness import Person, Running

Make = Callable[[], Person]
COOKIE = "steamshed_session"
GOOD = "a good password"


def thief(make: Make, victim: Person) -> Person:
    """Somebody with the cookie that another has at this moment."""
    made = make()
    made.http.cookies.set(COOKIE, victim.http.cookies[COOKIE])
    return made


async def name_of(someone: Person) -> str | None:
    user = (await someone.look())["user"]
    return None if user is None else str(user["name"])


async def test_a_cookie_of_before_registration_is_dead_afterwards(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("tally", "me", "open")
    eve = thief(person, ann)
    assert await name_of(eve) == "Ann"
    await ann.register("Ann of the Sessions")
    assert await name_of(eve) is None
    assert (await ann.get(f"/tables/{table}")).json()["mine"] == [0]
    eve = thief(person, ann)
    ann.remember((await ann.post("/logout")).json())
    assert await name_of(eve) is None
    assert await name_of(ann) is None


async def test_every_sign_in_gives_a_new_session_and_ends_the_one_of_before(person: Make) -> None:
    ann = await person().register("Twice Signed")
    first = thief(person, ann)
    ann.remember((await ann.post("/login", {"name": "Twice Signed", "password": GOOD})).json())
    assert await name_of(first) is None
    assert await name_of(ann) == "Twice Signed"
    planted = person()
    await planted.look()
    ben = person()
    ben.http.cookies.set(COOKIE, planted.http.cookies[COOKIE])  # a session that somebody else has chosen
    await ben.look()
    ben.remember((await ben.post("/login", {"name": "Twice Signed", "password": GOOD})).json())
    assert await name_of(planted) is None


async def test_a_socket_ends_with_its_session(person: Make) -> None:
    ann = await person().register("Ann at the Socket")
    table = await ann.make("tally", "me", "me")
    other = person()
    await other.look()
    other.remember((await other.post("/login", {"name": "Ann at the Socket", "password": GOOD})).json())
    async with other.at(table) as line:
        await line.until("state")
        assert (await ann.post("/account/sessions/end", {})).status_code == 200
        with pytest.raises(ConnectionClosed):
            await line.until("nothing that ever comes")


async def test_changing_the_password_ends_all_other_sessions(person: Make) -> None:
    ann = await person().register("Ann who Changes")
    eve = thief(person, ann)
    answer = await ann.post("/account/password", {"old": "not this one", "new": "another fine phrase"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (401, "wrong-password")
    answer = await ann.post("/account/password", {"old": GOOD, "new": "another fine phrase"})
    ann.remember(answer.json())
    assert await name_of(ann) == "Ann who Changes"
    assert await name_of(eve) is None
    ann.remember((await ann.post("/logout")).json())
    assert (await ann.post("/login", {"name": "Ann who Changes", "password": GOOD})).status_code == 401
    answer = await ann.post("/login", {"name": "Ann who Changes", "password": "another fine phrase"})
    assert answer.status_code == 200


async def test_sessions_are_listed_and_ended_one_by_one_or_all(person: Make) -> None:
    ann = await person().register("Ann of Two Devices")
    phone = person()
    phone.http.headers["User-Agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"
    await phone.look()
    phone.remember((await phone.post("/login", {"name": "Ann of Two Devices", "password": GOOD})).json())
    sessions = (await ann.get("/account")).json()["sessions"]
    assert [one["current"] for one in sessions].count(True) == 1
    other = next(one for one in sessions if not one["current"])
    assert other["device"] == "Firefox, Android"
    stranger = await person().register("Stranger to Ann")
    assert (await stranger.post("/account/sessions/end", {"id": other["id"]})).status_code == 200
    assert await name_of(phone) == "Ann of Two Devices", "a session of somebody else must not be ended"
    ann.remember((await ann.post("/account/sessions/end", {"id": other["id"]})).json())
    assert await name_of(phone) is None
    assert await name_of(ann) == "Ann of Two Devices"
    ann.remember((await ann.post("/account/sessions/end", {})).json())
    assert await name_of(ann) is None


async def test_a_deleted_account_leaves_its_games_and_not_its_name(person: Make, server: Running) -> None:
    name = "Zebulon Who Goes"
    zeb, ben = await person().register(name), await person().be_guest("Ben")
    table = await zeb.make("tally", "me", "open")
    await ben.join(table)
    finished = await zeb.make("tally", "me", {"kind": "bot", "bot": "random"})
    waiting = await zeb.make("tally", "me", "open")
    async with zeb.at(table) as line, ben.at(table) as other:
        await line.until("state")
        await line.play("add 1")
        await line.send("chat", text="farewell")
        await other.until("chat")
        await zeb.put(f"/tables/{table}/notes", {"text": "mine alone"})
        assert (await zeb.post("/account/delete", {"password": "wrong one"})).status_code == 401
        zeb.remember((await zeb.post("/account/delete", {"password": GOOD})).json())
        await other.until("state", over=True)
    assert await name_of(zeb) is None
    for id in (table, finished):
        shown = (await ben.get(f"/tables/{id}")).json()
        assert shown["state"] == "finished"
        assert (shown["players"][0]["name"], shown["players"][0]["deleted"]) == ("", True)
    assert (await ben.get(f"/tables/{waiting}")).json()["players"][0]["kind"] == "open"
    assert "Zebulon" not in (await ben.get(f"/tables/{table}/record")).text
    assert "Zebulon" not in (await ben.get("/tables", filter="finished")).text
    async with ben.at(table) as line:
        assert (await line.until("chat"))["entries"][0]["name"] == ""
    with sqlite3.connect(server.folder / "data" / "steamshed.sqlite") as database:
        everything = "\n".join(database.iterdump())
    database.close()
    assert "Zebulon" not in everything
    assert "mine alone" not in everything
    again = person()
    await again.look()
    assert (await again.post("/login", {"name": name, "password": GOOD})).status_code == 401
    await again.register(name)


async def test_my_data_is_mine_and_whole(person: Make) -> None:
    ann = await person().register("Ann with Data")
    table = await ann.make("tally", "me", "open", name="Kept")
    await ann.put("/settings", {"language": "cs"})
    await ann.put(f"/tables/{table}/notes", {"text": "a plan"})
    async with ann.at(table) as line:
        await line.send("chat", text="hello")
        await line.until("chat")
    eve = await person().be_guest("Eve")
    await eve.join(table)
    assert (await ann.post(f"/tables/{table}/regard", {"kind": "mute", "seat": 1})).status_code == 200
    assert (await ann.post(f"/tables/{table}/report", {"reason": "rude"})).status_code == 200
    await ann.put("/progress", {"lessons": [{"game": "steam", "lesson": "laying-track", "done": True, "moves": []}]})
    answer = await ann.get("/account/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["account"]["name"] == "Ann with Data"
    assert data["settings"] == {"language": "cs"}
    assert [(one["table"], one["seat"], one["name"]) for one in data["seats"]] == [(table, 0, "Kept")]
    assert [one["text"] for one in data["notes"]] == ["a plan"]
    assert [one["text"] for one in data["chat"]] == ["hello"]
    assert [(one["kind"], one["name"]) for one in data["distances"]] == [("mute", "Eve")]
    assert [(one["table"], one["reason"]) for one in data["reports"]] == [(table, "rude")]
    assert [(one["lesson"], one["done"]) for one in data["lessons"]] == [("laying-track", True)]
    assert "argon2" not in answer.text
    assert (await person().get("/account/data")).status_code == 401


# -- guessing passwords --------------------------------------------------------------------------------------------


class Door:
    """A server of its own that limits, and browsers that come from anywhere."""

    def __init__(self, app: Any) -> None:
        self.app = app

    def browser(self, address: str = "10.0.0.1") -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app, client=(address, 1)), base_url="http://test")

    async def ask(self, browser: httpx.AsyncClient, what: str, **body: str) -> httpx.Response:
        token = (await browser.get("/api/me")).json()["csrf"]
        return await browser.post(f"/api/{what}", json=body, headers={"X-CSRF-Token": token})


async def test_guesses_from_many_addresses_wait_but_the_owner_is_not_locked_out(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free, longest = sign_in_attempts.FREE, sign_in_attempts.LONGEST
    monkeypatch.setattr(sign_in_attempts, "delay", lambda failures: longest if failures >= free else 0.0)
    app = create_app(Settings(data=tmp_path))
    async with app.router.lifespan_context(app):
        door = Door(app)
        async with door.browser() as home:
            assert (await door.ask(home, "register", name="Victim", password=GOOD)).status_code == 200
            await door.ask(home, "logout")
            statuses = []
            for number in range(sign_in_attempts.FREE + 4):
                async with door.browser(f"10.0.1.{number}") as eve:
                    answer = await door.ask(eve, "login", name="Victim", password=f"guess number {number}")
                    statuses.append(answer.status_code)
            assert statuses == [401] * sign_in_attempts.FREE + [429] * 4
            assert int(answer.headers["retry-after"]) >= 1
            async with door.browser("10.0.2.1") as elsewhere:
                answer = await door.ask(elsewhere, "login", name="victim", password=GOOD)
                assert answer.status_code == 429, "a guesser must not be told by trying"
                # a name that nobody has is treated alike
                statuses = [
                    (await door.ask(elsewhere, "login", name="Nobody Here", password="x" * 9)).status_code
                    for _ in range(sign_in_attempts.FREE + 1)
                ]
                assert statuses == [401] * sign_in_attempts.FREE + [429]
            answer = await door.ask(home, "login", name="Victim", password=GOOD)
            assert answer.status_code == 200, "the device that the account knows passes"


async def test_guesses_at_the_same_moment_are_counted_one_by_one(tmp_path: pathlib.Path) -> None:
    app = create_app(Settings(data=tmp_path))
    async with app.router.lifespan_context(app):
        door = Door(app)

        async def guess(number: int) -> int:
            async with door.browser(f"10.0.3.{number}") as eve:
                return (await door.ask(eve, "login", name="Somebody", password=f"guess number {number}")).status_code

        statuses = await asyncio.gather(*map(guess, range(sign_in_attempts.FREE * 4)))
        assert sorted(statuses) == [401] * sign_in_attempts.FREE + [429] * sign_in_attempts.FREE * 3


def test_the_wait_grows_and_has_an_end() -> None:
    waits = [sign_in_attempts.delay(failures) for failures in range(60)]
    assert waits == sorted(waits)
    assert waits[: sign_in_attempts.FREE] == [0.0] * sign_in_attempts.FREE
    assert waits[sign_in_attempts.FREE] == 2.0
    assert waits[-1] == sign_in_attempts.LONGEST <= 900
