"""Somebody who uses this server's mails against others: to pester, to take over, to make them say what he likes."""

from __future__ import annotations

import contextlib
import pathlib
import re
import sqlite3
from collections.abc import AsyncIterator
from email.message import EmailMessage
from typing import Literal
from urllib.parse import urlsplit

import httpx
import pytest
import pytest_asyncio

from steamshed.kernel.errors import OptionError
from steamshed.kernel.words import LANGUAGES
from steamshed.server.notices.email_layout import letter
from steamshed.server.settings import Settings
from tests.server.harness import Person, Running
from tests.server.post import Post, confirm_address, link_of

GOOD = "a good password"


@pytest_asyncio.fixture
async def shed(post: Post, tmp_path: pathlib.Path) -> AsyncIterator[Running]:
    running = Running(tmp_path, **post.settings, notice_grace=0).start()
    yield running
    running.stop()


@contextlib.asynccontextmanager
async def somebody(shed: Running, name: str = "", account: bool = False) -> AsyncIterator[Person]:
    made = Person(shed.address)
    if account:
        await made.register(name)
    elif name:
        await made.be_guest(name)
    else:
        await made.look()
    yield made
    await made.close()


async def begin(shed: Running, owner: Person, other: Person, name: str = "") -> str:
    """A table at which it becomes the other's turn while he is away."""
    table = await owner.make("tally", "me", "open", name=name)
    await other.join(table)
    async with owner.at(table) as line:
        await line.until("state")
        await line.play("add 1")
    return table


async def test_nothing_is_mailed_to_an_address_that_was_not_confirmed(shed: Running, post: Post) -> None:
    async with somebody(shed, "Eve") as eve, somebody(shed, "Ben") as ben:
        await ben.post("/account/email", {"email": "victim@example.org"})
        mail = await post.until(1)
        assert mail["Subject"] == "Confirm your email address for Steamshed"
        await begin(shed, eve, ben)
        await post.quiet()
        assert len(post.mails) == 1
        token = link_of(mail)[1]
        assert (await eve.post("/mail/confirm", {"token": token})).status_code == 200
        again = await eve.post("/mail/confirm", {"token": token})
        assert (again.status_code, again.json()["error"]["id"]) == (404, "bad-link")
        await begin(shed, eve, ben)
        assert (await post.until(2))["Subject"].startswith(("Your turn: ", "Steamshed: news"))


async def test_a_link_is_void_when_it_is_old_or_the_address_has_changed(shed: Running, post: Post) -> None:
    async with somebody(shed, "Ben") as ben:
        await ben.post("/account/email", {"email": "one@example.org"})
        first = link_of(await post.until(1))[1]
        await ben.post("/account/email", {"email": "two@example.org"})
        second = link_of(await post.until(2))[1]
        assert (await ben.post("/mail/confirm", {"token": first})).status_code == 404
        with sqlite3.connect(shed.folder / "data" / "steamshed.sqlite", timeout=10) as database:
            assert second not in "\n".join(database.iterdump())
            database.execute("UPDATE links SET expires = 1")
        database.close()
        assert (await ben.post("/mail/confirm", {"token": second})).status_code == 404
        assert not (await ben.get("/account")).json()["confirmed"]


async def test_a_forgotten_password_is_reset_once_and_ends_all_sessions(shed: Running, post: Post) -> None:
    async with somebody(shed, "Forgetful Ann", account=True) as ann, somebody(shed) as lost, somebody(shed) as eve:
        await confirm_address(post, ann, "ann@example.org", GOOD)
        answers = [
            await lost.post("/password/forgotten", {"name": name})
            for name in ("Nobody at all", "forgetful ann", "nobody@example.org")
        ]
        assert len({(answer.status_code, answer.text) for answer in answers}) == 1, "accounts must not be found out"
        mail = await post.until(2)
        await post.quiet()
        assert len(post.mails) == 2
        assert post.mails[1][0] == ["ann@example.org"]
        purpose, token = link_of(mail)
        assert purpose == "reset"
        weak = await lost.post("/password/reset", {"token": token, "password": "password1"})
        assert weak.json()["error"]["id"] == "weak-password"
        lost.remember((await lost.post("/password/reset", {"token": token, "password": "brand new phrase"})).json())
        assert (await lost.look())["user"]["name"] == "Forgetful Ann"
        assert (await ann.look())["user"] is None
        answer = await eve.post("/password/reset", {"token": token, "password": "phrase of a thief"})
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, "bad-link")
        assert (await eve.post("/login", {"name": "Forgetful Ann", "password": GOOD})).status_code == 401


async def test_an_account_changes_its_address_only_with_its_password(shed: Running, post: Post) -> None:
    async with somebody(shed, "Guarded Ann", account=True) as ann:
        answer = await ann.post("/account/email", {"email": "thief@example.org", "password": "no idea"})
        assert answer.status_code == 401
        await post.quiet()
        assert post.mails == []


def text_of(mail: EmailMessage, kind: Literal["plain", "html"] = "plain") -> str:
    """The words of a mail, where it has pictures beside them, too."""
    body = mail.get_body((kind,))
    assert body is not None
    return str(body.get_content())


async def test_every_mail_stops_with_one_click_and_without_signing_in(shed: Running, post: Post) -> None:
    async with somebody(shed, "Eve") as eve, somebody(shed, "Ben") as ben:
        await confirm_address(post, ben, "ben@example.org")
        await begin(shed, eve, ben)
        await post.until(2)
        for _, mail in post.mails:
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert mail["List-Unsubscribe"].strip("<>") in text_of(mail)
        links = [urlsplit(mail["List-Unsubscribe"].strip("<>")) for _, mail in post.mails]
        async with httpx.AsyncClient(base_url=shed.address) as program:
            forged = links[1].query.replace("key=", "key=0")
            assert (await program.post(f"/unsubscribe?{forged[:-1]}")).status_code == 404
            answer = await program.post(f"/unsubscribe?{links[1].query}", data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200
            await begin(shed, eve, ben)
            await post.quiet()
            assert len(post.mails) == 2
            assert (await ben.look())["settings"] == {"mails": False}
            # who never gave his address stops even the mails that ask for it
            answer = await program.post(f"/unsubscribe?{links[0].query}", data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200
            await eve.post("/account/email", {"email": "Ben@example.org"})
            await post.quiet()
            assert len(post.mails) == 2
            assert (await program.post(f"/unsubscribe?{links[0].query}&again=true")).status_code == 200
            await eve.post("/account/email", {"email": "other@example.org"})
            await post.until(3)
            await eve.post("/account/email", {"email": "ben@example.org"})
            await post.until(4)


async def test_an_address_gets_so_many_mails_and_no_more(post: Post, tmp_path: pathlib.Path) -> None:
    shed = Running(tmp_path, **post.settings, rate_limits="true").start()
    try:
        for number in range(2):
            async with somebody(shed, f"Eve {number}") as eve:
                for count, name in enumerate(("victim", "Victim", "VICTIM", "vicTIM"), 1):
                    answer = await eve.post("/account/email", {"email": f"{name}@example.org"})
                    assert answer.status_code == 200
                    await post.until(min(4, 4 * number + count))  # only the last address is asked for
        await post.quiet()
        assert len(post.mails) == 4
    finally:
        shed.stop()


async def test_no_words_of_strangers_in_a_mail_and_no_second_header(shed: Running, post: Post) -> None:
    async with somebody(shed, "Buy pills") as eve, somebody(shed, "Ben") as ben:
        await confirm_address(post, ben, "ben@example.org")
        await begin(shed, eve, ben, name="You have won a prize")
        mail = await post.until(2)
        assert "prize" not in mail["Subject"] + text_of(mail)
        assert "pills" not in mail["Subject"]
        # who plays with him is named, by letters alone: nothing of a stranger's becomes a link
        assert "Buy pills" in text_of(mail)
        links = re.findall(r"https?://[^/\s]+", text_of(mail) + text_of(mail, "html"))
        assert set(links) == {post.settings["address"]}
        for address in (
            "a@example.org\nBcc: b@example.org",
            "a@example.org, b@example.org",
            "a b@c",
            "<a@b.org>",
            "é@b.org",
        ):
            answer = await eve.post("/account/email", {"email": address})
            assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad-email")


def test_a_letter_never_takes_a_line_break_into_a_header() -> None:
    for language in LANGUAGES:
        with pytest.raises(ValueError, match="linefeed"):
            letter("reset", language, "shed@example.org", "a@example.org\nBcc: b@c.org", "l", "s")


def test_mails_need_an_address_that_no_request_can_choose() -> None:
    """A link to a new password must not begin with the Host of whoever asked for it."""
    with pytest.raises(OptionError, match="address"):
        Settings(smtp="smtp://localhost").check()
