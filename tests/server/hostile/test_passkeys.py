"""Somebody has no passkey, or that of another, or has listened: what a passkey opens, and what it does not."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest_asyncio

from steamshed.server.accounts import passkeys
from steamshed.server.app import create_app
from steamshed.server.limits import COUNTS
from steamshed.server.settings import Settings
from tests.server.authenticator import Authenticator, text
from tests.server.harness import Person, Running
from tests.server.hostile.test_second_factor import GOOD, App, sign_in, with_address
from tests.server.hostile.test_second_factor import shed as shed
from tests.server.hostile.test_sessions import name_of
from tests.server.post import Post

Make = Callable[..., Person]


HOME = "http://localhost:8765"
"""The address that a browser needs for passkeys: a name."""


@pytest_asyncio.fixture
async def person(tmp_path: pathlib.Path) -> AsyncIterator[Make]:
    """Makes people who look at a server without a network."""
    app, made = create_app(Settings(data=tmp_path, rate_limits=False)), list[Person]()

    def make(address: str = HOME) -> Person:
        made.append(Person(address, httpx.ASGITransport(app)))
        return made[-1]

    async with app.router.lifespan_context(app):
        yield make
        for one in made:
            await one.close()


async def with_passkey(person: Person, origin: str = HOME, **proof: Any) -> tuple[Authenticator, list[str]]:
    """A passkey for an account, and the recovery codes that came with it."""
    key = Authenticator(origin)
    answer = await offer(person, **proof)
    assert answer.status_code == 200, answer.text
    answer = await person.post("/account/passkeys", key.make(answer.json()))
    assert answer.status_code == 200, answer.text
    person.remember(answer.json()["me"])
    return key, answer.json()["codes"]


async def offer(person: Person, **proof: Any) -> Any:
    return await person.post("/account/passkeys/offer", {"password": GOOD, **proof})


async def question(person: Person, alone: bool = True) -> dict[str, Any]:
    if not person.csrf:
        await person.look()
    answer = await person.post("/login/passkey/question", {"alone": alone})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def enter(person: Person, shown: dict[str, Any]) -> tuple[int, str]:
    answer = await person.post("/login/passkey", shown)
    if answer.status_code == 200:
        person.remember(answer.json())
        return 200, ""
    return answer.status_code, answer.json()["error"]["id"]


NO = (401, "wrong-passkey")


async def test_a_passkey_signs_in_alone_and_as_the_second_step(person: Make) -> None:
    ann = await person().register("Ann with a Key")
    key, codes = await with_passkey(ann)
    assert len(codes) == 10
    account = (await ann.get("/account")).json()
    assert [(one["name"], one["used"]) for one in account["passkeys"]] == [("Software", None)]
    assert (account["second_factor"], account["recovery_codes"], account["password"]) == (False, 10, True)
    other = person()
    asked = await question(other)
    assert (asked["verified"], asked["domain"]) == (True, "localhost")
    assert await enter(other, key.show(asked)) == (200, "")
    assert await name_of(other) == "Ann with a Key"
    third = person()
    assert await sign_in(third, "Ann with a Key") == (401, "second-factor-needed")
    shown = key.show(await question(third, alone=False))
    answer = await third.post("/login", {"name": "Ann with a Key", "password": GOOD, "passkey": shown})
    assert answer.status_code == 200
    assert await sign_in(person(), "Ann with a Key", code=codes[0]) == (200, ""), "a lost key has its list"
    assert (await ann.get("/account")).json()["passkeys"][0]["used"] is not None


async def test_an_answer_works_once_also_at_the_same_moment(person: Make) -> None:
    """Somebody has listened, or sends it twice."""
    ann = await person().register("Ann Repeated")
    key, _ = await with_passkey(ann)
    eve = person()
    shown = key.show(await question(eve))
    answers = await asyncio.gather(*(enter(eve, shown) for _ in range(4)))
    assert [status for status, _ in answers].count(200) == 1
    await eve.look()
    assert await enter(eve, shown) == NO


async def test_a_question_is_for_one_session_one_purpose_and_some_minutes(person: Make) -> None:
    ann, eve = await person().register("Ann Asked"), person()
    key, _ = await with_passkey(ann)
    theirs = await question(person())
    await eve.look()
    assert await enter(eve, key.show(theirs)) == NO, "the question of another session"
    for forged in ("", "bm9uc2Vuc2U", text(b"a.99999999999.b"), text(b"a.soon.b"), "é"):
        shown = key.show({"challenge": forged})
        assert (await enter(eve, shown))[0] in (401, 422), forged
    made = (await offer(ann, passkey=key.show(await question(ann)))).json()
    assert await enter(ann, key.show(made)) == NO, "a question for making one"
    new = Authenticator(HOME)
    answer = await ann.post("/account/passkeys", new.make({**made, "challenge": (await question(ann))["challenge"]}))
    assert answer.status_code == 401, "a question for showing one"
    asked = await question(eve)
    head, until, proof = passkeys.decoded(asked["challenge"]).decode().split(".")
    longer = text(f"{head}.{int(until) + 1}.{proof}".encode())
    assert await enter(eve, key.show({"challenge": longer})) == NO, "more time than was given"


async def test_another_origin_another_domain_another_key(person: Make) -> None:
    ann, eve = await person().register("Ann at Home"), person()
    key, _ = await with_passkey(ann)
    for origin, domain in (
        ("https://localhost", "localhost"),
        ("http://evil.example", "localhost"),
        (HOME, "evil.example"),
        (f"{HOME}.evil.example", "localhost"),
    ):
        liar = Authenticator(origin)
        liar.domain, liar.id, liar.key, liar.user, liar.count = domain, key.id, key.key, key.user, 100
        assert await enter(eve, liar.show(await question(eve))) == NO, (origin, domain)
    thief = Authenticator(HOME)
    thief.id, thief.user = key.id, key.user
    assert await enter(eve, thief.show(await question(eve))) == NO, "the id is no secret"
    key.count = 200
    for change in ({"signature": text(b"\x30\x00")}, {"authenticator_data": text(b"short")}, {"id": text(b"x")}):
        assert await enter(eve, key.show(await question(eve)) | change) == NO, change
    assert await name_of(eve) is None


async def test_the_key_of_another_account_is_no_second_step(person: Make) -> None:
    ann, eve = await person().register("Ann Alone"), await person().register("Eve with a Key")
    mine, _ = await with_passkey(ann)
    hers, _ = await with_passkey(eve)
    thief = person()
    body = {"name": "Ann Alone", "password": GOOD}
    for shown in (
        hers.show(await question(thief, alone=False)),
        hers.show(await question(thief, alone=False), user=mine.user),
        hers.show(await question(thief, alone=False), id=text(mine.id)),
    ):
        answer = await thief.post("/login", {**body, "passkey": shown})
        assert answer.json()["error"]["id"] == "wrong-passkey"
    answer = await offer(eve, passkey=mine.show(await question(eve)))
    assert answer.json()["error"]["id"] == "wrong-passkey"
    shown = mine.show(await question(thief), user=hers.user)
    assert await enter(thief, shown) == NO, "it says that it is hers"
    answer = await thief.post(
        "/login", {**body, "password": "not this one", "passkey": mine.show(await question(thief))}
    )
    assert answer.json()["error"]["id"] == "wrong-password"


async def test_a_count_that_goes_back_is_a_copy(person: Make) -> None:
    ann, eve = await person().register("Ann Copied"), person()
    key, _ = await with_passkey(ann)
    key.count = 10
    assert await enter(eve, key.show(await question(eve))) == (200, "")
    key.count = 10
    assert await enter(eve, key.show(await question(eve))) == NO, "11 was there before"
    key.count = 4
    assert await enter(eve, key.show(await question(eve))) == NO
    key.count = 11
    assert await enter(eve, key.show(await question(eve))) == (200, "")


async def test_a_key_that_asks_nobody_is_only_a_second_step(person: Make) -> None:
    """A stick without a number is found."""
    ann, eve = await person().register("Ann with a Stick"), person()
    key, _ = await with_passkey(ann)
    key.verifies = False
    assert await enter(eve, key.show(await question(eve))) == NO
    shown = key.show(await question(eve, alone=False))
    answer = await eve.post("/login", {"name": "Ann with a Stick", "password": GOOD, "passkey": shown})
    assert answer.status_code == 200


async def test_a_stolen_session_neither_makes_nor_forgets_a_passkey(person: Make) -> None:
    ann = await person().register("Ann and Keys")
    assert (await offer(ann, password="not this one")).json()["error"]["id"] == "wrong-password"
    key, codes = await with_passkey(ann)
    assert (await offer(ann)).json()["error"]["id"] == "second-factor-needed"
    answer = await ann.post("/account/passkeys/end", {"id": text(key.id), "password": GOOD})
    assert answer.json()["error"]["id"] == "second-factor-needed"
    answer = await ann.post("/account/second-factor", {"password": GOOD})
    assert answer.json()["error"]["id"] == "second-factor-needed", "nor an app beside it"
    eve = await person().register("Eve and Keys")
    answer = await eve.post("/account/passkeys/end", {"id": text(key.id), "password": GOOD})
    assert answer.json()["error"]["id"] == "no-such-passkey"
    answer = await eve.post("/account/passkeys", key.make((await offer(eve)).json()))
    assert answer.json()["error"]["id"] == "wrong-passkey", "it is Ann's"
    guest = await person().be_guest("Gus")
    assert (await offer(guest)).json()["error"]["id"] == "needs-account"
    twin = person()
    assert await sign_in(twin, "Ann and Keys", code=codes[1]) == (200, "")
    answer = await ann.post("/account/passkeys/end", {"id": text(key.id), "password": GOOD, "code": codes[0]})
    assert answer.status_code == 200, answer.text
    ann.remember(answer.json())
    assert await name_of(twin) is None, "a change ends all other sessions"
    assert await enter(eve, key.show(await question(eve))) == NO
    assert await sign_in(person(), "Ann and Keys") == (200, "")
    assert (await ann.get("/account")).json()["recovery_codes"] == 0


async def test_app_and_passkey_go_one_by_one_and_the_list_with_the_last(person: Make) -> None:
    ann = await person().register("Ann with Both")
    key, codes = await with_passkey(ann)
    proof = {"password": GOOD, "passkey": key.show(await question(ann))}
    app = App((await ann.post("/account/second-factor", proof)).json()["secret"])
    answer = (await ann.post("/account/second-factor/confirm", {"code": app.code()})).json()
    ann.remember(answer["me"])
    assert len(answer["codes"]) == 10
    assert await sign_in(person(), "Ann with Both", code=codes[0]) == (401, "wrong-code"), "there are new ones"
    other, more = await with_passkey(ann, code=app.code())
    assert more == [], "those of before go on being good"
    answer = await ann.post(
        "/account/second-factor/end", {"password": GOOD, "passkey": other.show(await question(ann))}
    )
    ann.remember(answer.json())
    account = (await ann.get("/account")).json()
    assert (account["second_factor"], len(account["passkeys"]), account["recovery_codes"]) == (False, 2, 10)
    for one, rest in ((key, 10), (other, 0)):
        proof = {"password": GOOD, "passkey": other.show(await question(ann))}
        answer = await ann.post("/account/passkeys/end", {"id": text(one.id), **proof})
        ann.remember(answer.json())
        assert (await ann.get("/account")).json()["recovery_codes"] == rest


async def test_an_account_has_ten_passkeys_at_most(person: Make) -> None:
    ann = await person().register("Ann the Collector")
    key, _ = await with_passkey(ann)
    for _ in range(COUNTS["passkeys"].number - 1):
        await with_passkey(ann, passkey=key.show(await question(ann)))
    answer = await offer(ann, passkey=key.show(await question(ann)))
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "too-many-passkeys")


async def test_without_a_name_there_are_no_passkeys(person: Make) -> None:
    """Browsers refuse numbers; and a Host that somebody made up is not believed."""
    ann = await person("http://127.0.0.1:8765").register("Ann by Number")
    assert (await ann.get("/sign-in")).json()["passkeys"] is False
    assert (await ann.get("/account")).json()["passkeys_here"] is False
    assert (await offer(ann)).json()["error"]["id"] == "no-passkeys-here"
    headers = {"Host": "evil.example", "X-CSRF-Token": ann.csrf}
    answer = await ann.http.post("/api/login/passkey/question", json={}, headers=headers)
    assert answer.json()["error"]["id"] == "no-passkeys-here"


async def test_the_operator_takes_passkeys_off_and_the_owner_hears_of_each(shed: Running, post: Post) -> None:
    async with with_address(shed, post, "Ann") as ann:
        await with_passkey(ann, str(shed.settings["address"]))
        assert (await post.until(1))["Subject"] == "New passkey for Steamshed"
        assert "is an operator" in shed.admin("operator", "Ann"), "a passkey is a second factor"
        assert (await ann.get("/operator")).status_code == 200
        assert "signs in with the password alone" in shed.admin("forget-factor", "Ann")
        assert (await post.until(2))["Subject"] == "Two-step sign-in is off at Steamshed"
        assert await sign_in(ann, "Ann") == (200, "")
        assert (await ann.get("/operator")).status_code == 404
