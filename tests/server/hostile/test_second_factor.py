"""Somebody who knows a password, or sits at a session of another: the second factor, and mails that tell the owner."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import pathlib
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import get_args

import pytest
import pytest_asyncio
import segno
from websockets.exceptions import ConnectionClosed

from steamshed.kernel.words import LANGUAGES
from steamshed.server.accounts import alerts, second_factor, sign_in_attempts
from steamshed.server.accounts.second_factor import HALF_MINUTE, code_at, step_of
from steamshed.server.app import create_app
from steamshed.server.notices.words import catalogue
from steamshed.server.settings import Settings
from tests.server.harness import Person, Running
from tests.server.hostile.test_sessions import Door, name_of
from tests.server.post import Post, confirm_address, link_of

Make = Callable[..., Person]
GOOD = "a good password"
PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"


@pytest_asyncio.fixture
async def shed(post: Post, tmp_path: pathlib.Path) -> AsyncIterator[Running]:
    running = Running(tmp_path, **post.settings, notice_grace=0).start()
    yield running
    running.stop()


class App:
    """The app on somebody's phone: a new code each time, for codes work once."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.used: set[int] = set()

    def code(self) -> str:
        """One of the three codes that are good now and not used; waits where there is none."""
        while True:
            now = int(time.time() // HALF_MINUTE)
            for step in (now, now + 1, now - 1):
                if step not in self.used:
                    self.used.add(step)
                    return code_at(self.secret, step)
            time.sleep(0.5)


async def set_up(person: Person) -> tuple[App, list[str]]:
    """Two-step sign-in for an account; its app and its recovery codes."""
    answer = await person.post("/account/second-factor", {"password": GOOD})
    assert answer.status_code == 200, answer.text
    app = App(answer.json()["secret"])
    answer = await person.post("/account/second-factor/confirm", {"code": app.code()})
    assert answer.status_code == 200, answer.text
    person.remember(answer.json()["me"])
    return app, answer.json()["codes"]


async def sign_in(person: Person, name: str, **more: str) -> tuple[int, str]:
    await person.look()
    answer = await person.post("/login", {"name": name, "password": GOOD, **more})
    if answer.status_code == 200:
        person.remember(answer.json())
        return 200, ""
    return answer.status_code, answer.json()["error"]["id"]


# -- codes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("second", "code"),
    [
        (59, "287082"),
        (1111111109, "081804"),
        (1111111111, "050471"),
        (1234567890, "005924"),
        (2000000000, "279037"),
        (20000000000, "353130"),
    ],
)
def test_codes_are_those_of_rfc_6238(second: int, code: str) -> None:
    secret = base64.b32encode(b"12345678901234567890").decode()
    assert code_at(secret, second // HALF_MINUTE) == code
    assert step_of(secret, code, second) == second // HALF_MINUTE


def test_clocks_may_differ_by_one_step_and_no_more() -> None:
    secret, now = second_factor.new_secret(), 1_800_000_010.0
    here = int(now // HALF_MINUTE)
    taken = [step - here for step in range(here - 4, here + 5) if step_of(secret, code_at(secret, step), now) == step]
    assert taken == [-1, 0, 1]


def test_the_drawing_is_the_qr_code_of_the_address() -> None:
    address = second_factor.address_of(second_factor.new_secret(), "Žofie & co")
    size, path = second_factor.drawn(address)
    dark = set[tuple[int, int]]()
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", path):
        dark |= {(int(x) + step, int(y)) for step in range(int(width))}
    rows = segno.make(address, error="m", micro=False).matrix
    assert size == len(rows) + 8
    assert dark == {(x + 4, y + 4) for y, row in enumerate(rows) for x, module in enumerate(row) if module}
    assert "%C5%BDofie%20%26%20co?" in address


# -- signing in ----------------------------------------------------------------------------------------------------


async def test_the_password_alone_is_not_enough(person: Make) -> None:
    ann, eve = await person().register("Ann of Two Steps"), person()
    app, codes = await set_up(ann)
    assert (len(codes), len(set(codes))) == (10, 10)
    assert await sign_in(eve, "Ann of Two Steps") == (401, "second-factor-needed")
    assert await sign_in(eve, "Ann of Two Steps", code="000 000") == (401, "wrong-code")
    assert await sign_in(eve, "Ann of Two Steps", code=codes[0][:-1]) == (401, "wrong-code")
    assert await name_of(eve) is None
    answer = await eve.post("/login", {"name": "Ann of Two Steps", "password": "not this one", "code": app.code()})
    assert answer.json()["error"]["id"] == "wrong-password", "a code is not looked at without the password"
    assert await sign_in(eve, "Ann of Two Steps", code=app.code()) == (200, "")


async def test_a_code_works_once_also_for_many_at_the_same_moment(person: Make) -> None:
    ann = await person().register("Ann and her Twins")
    app, codes = await set_up(ann)
    for code in (app.code(), codes[3].upper().replace("-", " ")):
        answers = await asyncio.gather(*(sign_in(person(), "Ann and her Twins", code=code) for _ in range(5)))
        assert sorted(answers) == [(200, ""), *[(401, "wrong-code")] * 4]
        assert await sign_in(person(), "Ann and her Twins", code=code) == (401, "wrong-code")
    account = (await ann.get("/account")).json()
    assert (account["second_factor"], account["recovery_codes"]) == (True, 9)


async def test_recovery_codes_are_kept_as_digests_and_new_ones_void_the_old(person: Make, server: Running) -> None:
    ann = await person().register("Ann with a List")
    app, codes = await set_up(ann)
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "steamshed.sqlite", timeout=10)) as database:
        everything = "\n".join(database.iterdump())
    for code in codes:
        assert code not in everything
        assert code.replace("-", "") not in everything
    wrong = await ann.post("/account/second-factor/codes", {"password": "not this one", "code": app.code()})
    assert wrong.json()["error"]["id"] == "wrong-password"
    answer = await ann.post("/account/second-factor/codes", {"password": GOOD, "code": codes[0]})
    ann.remember(answer.json()["me"])
    assert not set(answer.json()["codes"]) & set(codes)
    assert await sign_in(person(), "Ann with a List", code=codes[1]) == (401, "wrong-code")
    assert await sign_in(person(), "Ann with a List", code=answer.json()["codes"][1]) == (200, "")


async def test_a_stolen_session_neither_sets_up_nor_takes_off_a_second_factor(person: Make) -> None:
    ann = await person().register("Ann and the Thief")
    for wrong in ("", "not this one"):
        answer = await ann.post("/account/second-factor", {"password": wrong})
        assert answer.status_code in (401, 422)
    assert (await ann.post("/account/second-factor/confirm", {"code": "123456"})).status_code == 409
    app, _ = await set_up(ann)
    again = await ann.post("/account/second-factor", {"password": GOOD})
    assert (again.status_code, again.json()["error"]["id"]) == (409, "second-factor-is-on")
    for body in ({"password": "not this one", "code": app.code()}, {"password": GOOD, "code": "000000"}):
        assert (await ann.post("/account/second-factor/end", body)).status_code == 401
    assert (await ann.get("/account")).json()["second_factor"]
    guest = await person().be_guest("Gus")
    assert (await guest.post("/account/second-factor", {"password": GOOD})).json()["error"]["id"] == "needs-account"


async def test_every_change_ends_the_other_sessions(person: Make) -> None:
    ann = await person().register("Ann on Many Devices")
    app = codes = None
    for change in ("on", "codes", "end"):
        other = person()
        more: dict[str, str] = {} if codes is None else {"code": codes.pop()}
        assert await sign_in(other, "Ann on Many Devices", **more) == (200, "")
        if app is None or codes is None:
            app, codes = await set_up(ann)
        else:
            answer = await ann.post(f"/account/second-factor/{change}", {"password": GOOD, "code": codes.pop()})
            assert answer.status_code == 200, answer.text
            ann.remember(answer.json().get("me", answer.json()))
            codes = answer.json().get("codes", [])
        assert await name_of(other) is None, change
        assert await name_of(ann) == "Ann on Many Devices", change
    assert await sign_in(person(), "Ann on Many Devices") == (200, "")


async def test_guessing_codes_waits(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free, longest = sign_in_attempts.FREE, sign_in_attempts.LONGEST
    monkeypatch.setattr(sign_in_attempts, "delay", lambda failures: longest if failures >= free else 0.0)
    app = create_app(Settings(data=tmp_path))
    async with app.router.lifespan_context(app):
        door = Door(app)
        async with door.browser() as home:
            await door.ask(home, "register", name="Victim", password=GOOD)
            secret = (await door.ask(home, "account/second-factor", password=GOOD)).json()["secret"]
            phone = App(secret)
            answer = await door.ask(home, "account/second-factor/confirm", code=phone.code())
            assert answer.status_code == 200
            statuses = []
            for number in range(sign_in_attempts.FREE + 3):
                async with door.browser(f"10.0.1.{number}") as eve:
                    answer = await door.ask(eve, "login", name="Victim", password=GOOD, code="000000")
                    statuses.append(answer.status_code)
            assert statuses == [401] * sign_in_attempts.FREE + [429] * 3
            async with door.browser("10.0.2.1") as eve:
                answer = await door.ask(eve, "login", name="Victim", password=GOOD, code=phone.code())
                assert answer.status_code == 429, "a guesser must not be told by trying"
            answer = await door.ask(home, "login", name="Victim", password=GOOD, code=phone.code())
            assert answer.status_code == 200, "the device that the account knows passes"


async def test_a_bot_with_a_token_needs_no_code(person: Make) -> None:
    ann = await person().register("Ann of the Bots")
    made = (await ann.post("/account/bots", {"name": "Ann Engine"})).json()
    await set_up(ann)
    headers = {"Authorization": f"Bearer {made['token']}"}
    assert (await person().http.get("/api/bot", headers=headers)).status_code == 200


# -- what is mailed ------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def with_address(shed: Running, post: Post, name: str) -> AsyncIterator[Person]:
    made = Person(shed.address)
    await made.register(name)
    await confirm_address(post, made, "owner@example.org", GOOD)
    post.mails.clear()
    yield made
    await made.close()


def subjects(post: Post) -> Iterator[str]:
    return (str(mail["Subject"]) for _, mail in post.mails)


async def test_the_owner_is_told_of_a_new_device_unless_he_wants_it_not(shed: Running, post: Post) -> None:
    async with with_address(shed, post, "Ann") as ann:
        phone = Person(shed.address)
        phone.http.headers["User-Agent"] = PHONE
        assert await sign_in(phone, "Ann") == (200, "")
        mail = await post.until(1)
        assert mail["Subject"] == "New sign-in to Steamshed"
        assert "Firefox, Android" in mail.get_content()
        assert "127.0.0.1" in mail.get_content()
        for known in (phone, ann):
            assert await sign_in(known, "Ann") == (200, "")
        await post.quiet()
        assert len(post.mails) == 1, "devices that the account knows are no news"
        stop = re.search(r"unsubscribe\?\S+", mail.get_content())
        assert stop is not None
        assert "what=alerts" in stop[0]
        assert (await ann.http.post(f"/{stop[0]}")).status_code == 200
        assert (await ann.get("/account")).json()["alerts"] is False
        other = Person(shed.address)
        assert await sign_in(other, "Ann") == (200, "")
        await post.quiet()
        assert len(post.mails) == 1
        await ann.put("/settings", {"alerts": True})
        another = Person(shed.address)
        assert await sign_in(another, "Ann") == (200, "")
        await post.until(2)
        for one in (phone, other, another):
            await one.close()


async def test_a_wrong_code_and_a_missing_one_mail_nobody(shed: Running, post: Post) -> None:
    async with with_address(shed, post, "Ann") as ann:
        await set_up(ann)
        assert (await post.until(1))["Subject"] == "Two-step sign-in is on at Steamshed"
        eve = Person(shed.address)
        await sign_in(eve, "Ann")
        await sign_in(eve, "Ann", code="000000")
        await eve.close()
        await post.quiet()
        assert len(post.mails) == 1


async def test_changes_of_password_address_and_second_factor_are_mailed(shed: Running, post: Post) -> None:
    async with with_address(shed, post, "Ann") as ann:
        await ann.put("/settings", {"alerts": False})  # these cannot be switched off
        _, codes = await set_up(ann)
        await post.until(1)
        answer = await ann.post("/account/second-factor/codes", {"password": GOOD, "code": codes[0]})
        ann.remember(answer.json()["me"])
        await post.until(2)
        code = answer.json()["codes"][0]
        ann.remember((await ann.post("/account/second-factor/end", {"password": GOOD, "code": code})).json())
        await post.until(3)
        answer = await ann.post("/account/password", {"old": GOOD, "new": "another fine phrase"})
        ann.remember(answer.json())
        await post.until(4)
        body = {"email": "thief@example.org", "password": "another fine phrase"}
        assert (await ann.post("/account/email", body)).status_code == 200
        await post.until(6)
    to_owner = [str(mail["Subject"]) for to, mail in post.mails if to == ["owner@example.org"]]
    assert to_owner == [
        "Two-step sign-in is on at Steamshed",
        "New recovery codes for Steamshed",
        "Two-step sign-in is off at Steamshed",
        "Your Steamshed password was changed",
        "Your Steamshed email address was changed",
    ]


async def test_a_mailed_link_for_a_new_password_needs_the_code_too(shed: Running, post: Post) -> None:
    """Somebody reads the mails of another."""
    async with with_address(shed, post, "Ann") as ann:
        app, _ = await set_up(ann)
        await post.until(1)
        eve = Person(shed.address)
        await eve.look()
        await eve.post("/password/forgotten", {"name": "Ann"})
        _, token = link_of(await post.until(2))
        wanted = {"token": token, "password": "another fine phrase"}
        answer = await eve.post("/password/reset", wanted)
        assert (answer.status_code, answer.json()["error"]["id"]) == (401, "second-factor-needed")
        assert (await eve.post("/password/reset", {**wanted, "code": "000000"})).status_code == 401
        assert await name_of(ann) == "Ann", "nothing has changed"
        assert (await eve.post("/password/reset", {**wanted, "code": app.code()})).status_code == 200
        assert (await post.until(3))["Subject"] == "Your Steamshed password was changed"
        await eve.close()


async def test_the_operator_takes_it_off_who_has_lost_all(shed: Running, post: Post) -> None:
    async with with_address(shed, post, "Ann") as ann:
        table = await ann.make("tally", "me", "me")
        await set_up(ann)
        await post.until(1)
        async with ann.at(table) as line:
            await line.until("state")
            assert "signs in with the password alone" in shed.admin("forget-factor", "ann", "--by", "op")
            with pytest.raises(ConnectionClosed):
                await line.until("nothing that ever comes")
        assert (await post.until(2))["Subject"] == "Two-step sign-in is off at Steamshed"
        assert await name_of(ann) is None
        assert await sign_in(ann, "Ann") == (200, "")
        assert "has no second factor" in shed.admin("forget-factor", "Ann")
        assert "there is no account" in shed.admin("forget-factor", "Nobody Here")
        assert re.search(r"op +forget-factor +user \S+ Ann", shed.admin("audit"))


def test_every_alert_has_its_sentences() -> None:
    for language in LANGUAGES:
        for event in get_args(alerts.Event):
            for id, attribute in ((f"alert-{event}", None), (f"alert-{event}", "subject")):
                said = catalogue(language).say(id, attribute, {"link": "L", "where": "W"})
                assert said is not None, (language, event)
                assert attribute or ("L" in said[0] and "W" in said[0]), (language, event)


# -- sessions ------------------------------------------------------------------------------------------------------


async def test_all_other_sessions_end_at_once_and_this_one_goes_on(person: Make) -> None:
    ann = await person().register("Ann Stays")
    others = [person() for _ in range(2)]
    for other in others:
        assert await sign_in(other, "Ann Stays") == (200, "")
    sessions = (await ann.get("/account")).json()["sessions"]
    assert [one["place"] for one in sessions] == ["127.0.0.1"] * 3
    ann.remember((await ann.post("/account/sessions/end", {"others": True})).json())
    assert [await name_of(other) for other in others] == [None, None]
    assert await name_of(ann) == "Ann Stays"
    assert len((await ann.get("/account")).json()["sessions"]) == 1
