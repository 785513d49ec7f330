"""A club's own sign-in (OpenID Connect): who it lets in, and whoever would like to be let in as another."""

from __future__ import annotations

import asyncio
import pathlib
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import httpx
import pytest
import pytest_asyncio
from joserfc.jwk import RSAKey

from steamshed.kernel.errors import OptionError
from steamshed.server import clock
from steamshed.server.accounts import account_routes
from steamshed.server.app import create_app
from steamshed.server.settings import Settings
from tests.server.harness import Person
from tests.server.hostile.test_passkeys import question, with_passkey
from tests.server.hostile.test_second_factor import GOOD, set_up, sign_in
from tests.server.hostile.test_sessions import name_of
from tests.server.provider import CLIENT, SECRET, Provider

Make = Callable[..., Person]
HOME = "http://localhost:8765"
CLUB: dict[str, Any] = {"oidc_client": CLIENT, "oidc_secret": SECRET, "oidc_name": "The Club"}


@pytest.fixture
def provider() -> Iterator[Provider]:
    made = Provider()
    yield made
    made.stop()


@pytest_asyncio.fixture
async def person(tmp_path: pathlib.Path, provider: Provider) -> AsyncIterator[Make]:
    """Makes people who look at a server of the club, without a network."""
    settings = Settings(data=tmp_path, rate_limits=False, address=HOME, oidc_issuer=provider.issuer, **CLUB)
    app, made = create_app(settings), list[Person]()

    def make() -> Person:
        made.append(Person(HOME, httpx.ASGITransport(app)))
        return made[-1]

    async with app.router.lifespan_context(app):
        yield make
        for one in made:
            await one.close()


async def go(person: Person, **body: Any) -> str:
    """Where the browser is sent."""
    if not person.csrf:
        await person.look()
    answer = await person.post("/login/provider", body)
    assert answer.status_code == 200, answer.text
    address: str = answer.json()["url"]
    return address


async def come(person: Person, brought: dict[str, str]) -> tuple[int, str]:
    answer = await person.post("/login/provider/finish", brought)
    if answer.status_code != 200:
        return answer.status_code, answer.json()["error"]["id"]
    if answer.json()["me"] is not None:
        person.remember(answer.json()["me"])
    return 200, answer.json()["ticket"]


async def enter(person: Person, provider: Provider, **body: Any) -> tuple[int, str]:
    return await come(person, provider.enter(await go(person, **body)))


NO = (401, "provider-says-no")


async def test_a_member_gets_an_account_and_finds_it_again(person: Make, provider: Provider) -> None:
    ada, again = person(), person()
    assert (await ada.get("/sign-in")).json()["provider"] == "The Club"
    assert await enter(ada, provider) == (200, "")
    assert await name_of(ada) == "Ada"
    account = (await ada.get("/account")).json()
    assert (account["guest"], account["password"], account["provided"]) == (False, False, True)
    assert await enter(again, provider) == (200, "")
    assert (await again.look())["user"] == (await ada.look())["user"]
    answer = await person().post("/login", {"name": "Ada", "password": ""})
    assert answer.status_code in (403, 422)
    stranger = person()
    assert await sign_in(stranger, "Ada") == (401, "wrong-password"), "an account without a password has none"


async def test_nobody_is_given_the_account_of_a_namesake(person: Make, provider: Provider) -> None:
    """A member calls himself like somebody who is here, or like the operator."""
    ann = await person().register("Ann")
    for number, (said, becomes) in enumerate((("Ann", "Ann 2"), ("Ann", "Ann 3"), ("Admin", "Admin 2"))):
        provider.person = {"sub": f"namesake {number}", "preferred_username": said}
        member = person()
        assert await enter(member, provider) == (200, "")
        assert await name_of(member) == becomes
        assert (await member.look())["user"]["id"] != (await ann.look())["user"]["id"]
    for number, said in enumerate(("", "\u202egnorw", "\x00", "x" * 200)):
        provider.person = {"sub": f"odd {number}", "preferred_username": said, "name": said}
        assert await enter(person(), provider) == (200, "")


async def test_a_guest_keeps_his_seats(person: Make, provider: Provider) -> None:
    guest = await person().be_guest("Gus")
    id = (await guest.look())["user"]["id"]
    assert await enter(guest, provider) == (200, "")
    assert (await guest.look())["user"] == {"id": id, "name": "Ada", "guest": False}


async def test_what_one_browser_was_given_is_of_no_use_in_another(person: Make, provider: Provider) -> None:
    """Somebody slips his own sign-in to another, or has found the way back of another."""
    eve, ann = person(), person()
    brought = provider.enter(await go(eve))
    await ann.look()
    assert await come(ann, brought) == NO
    assert await name_of(ann) is None
    mine = provider.enter(await go(ann))
    assert await come(ann, {"code": brought["code"], "state": mine["state"]}) == NO, "the verifier is another"
    for state in ("", "a.b.c", mine["state"][:-1], mine["state"].replace(".", "..", 1)):
        assert await come(ann, {"code": mine["code"], "state": state}) == NO
    assert await come(ann, mine) == (200, "")
    assert await come(ann, mine) == NO, "once"
    assert "/token" in provider.asked


async def test_the_way_back_is_open_for_some_minutes(
    person: Make, provider: Provider, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, now = person(), time.time()
    brought = provider.enter(await go(ann))
    monkeypatch.setattr(clock, "now", lambda: now + 601.0)
    assert await come(ann, brought) == NO


@pytest.mark.parametrize(
    "lie",
    [
        {"iss": "https://evil.example"},
        {"aud": "another"},
        {"aud": [CLIENT, "another"]},
        {"aud": [CLIENT, "another"], "azp": "another"},
        {"nonce": "another"},
        {"nonce": None},
        {"exp": 1000},
        {"exp": None},
        {"iat": 99_999_999_999},
        {"sub": None},
    ],
)
async def test_a_token_that_was_not_made_for_this_opens_nothing(
    person: Make, provider: Provider, lie: dict[str, Any]
) -> None:
    ann = person()
    provider.changes = lie
    assert await enter(ann, provider) == NO
    assert await name_of(ann) is None
    provider.changes = {}
    assert await enter(ann, provider) == (200, "")


async def test_a_token_that_the_provider_has_not_signed_opens_nothing(person: Make, provider: Provider) -> None:
    """Another key, the public key taken as a secret, no signature; but a key that was changed is found."""
    ann, public = person(), provider.key.as_pem(private=False)
    another = RSAKey.generate_key(2048, {"kid": "one"})
    for signer in (("RS256", another), ("HS256", public), ("none", b"")):
        provider.signer = signer
        assert await enter(ann, provider) == NO, signer[0]
    provider.signer = None
    assert await enter(ann, provider) == (200, "")
    provider.key = another
    assert await enter(ann, provider) == (200, "")


async def test_a_provider_that_is_away_or_talks_nonsense_is_said_to_be(person: Make, provider: Provider) -> None:
    ann = person()
    await ann.look()
    for lie in (
        {"issuer": "https://evil.example"},
        {"token_endpoint": "http://evil.example/token"},
        {"jwks_uri": 7},
    ):
        provider.described = lie
        answer = await ann.post("/login/provider", {})
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "provider-is-away"), lie
    provider.described = {}
    address = await go(ann)
    provider.status = 500
    assert await come(ann, provider.enter(address)) == NO
    provider.stop()
    assert (await come(ann, provider.enter(await go(ann))))[1] == "provider-is-away"


async def test_an_account_with_a_second_factor_is_asked_for_it(person: Make, provider: Provider) -> None:
    """Whoever runs the sign-in of the club is not yet the owner of an account."""
    ann = await person().register("Ann Linked")
    answer = await ann.post("/login/provider", {"link": True, "password": "not this one"})
    assert answer.json()["error"]["id"] == "wrong-password"
    assert await enter(ann, provider, link=True, password=GOOD) == (200, "")
    assert await name_of(ann) == "Ann Linked"
    assert await enter(person(), provider) == (200, "")
    app, _ = await set_up(ann)
    club, other = person(), person()
    status, ticket = await enter(club, provider)
    assert (status, bool(ticket)) == (200, True)
    assert await name_of(club) is None
    await other.look()
    for who, body in (
        (other, {"ticket": ticket, "code": app.code()}),
        (club, {"ticket": ticket[:-1], "code": app.code()}),
        (club, {"ticket": "", "code": app.code()}),
    ):
        assert (await who.post("/login/provider/prove", body)).json()["error"]["id"] == "provider-says-no"
    answer = await club.post("/login/provider/prove", {"ticket": ticket})
    assert answer.json()["error"]["id"] == "second-factor-needed"
    answer = await club.post("/login/provider/prove", {"ticket": ticket, "code": "000000"})
    assert answer.json()["error"]["id"] == "wrong-code"
    answer = await club.post("/login/provider/prove", {"ticket": ticket, "code": (await codes_of(ann, app))[0]})
    assert answer.status_code == 200, answer.text
    club.remember(answer.json())
    assert await name_of(club) == "Ann Linked"


async def codes_of(person: Person, app: Any) -> list[str]:
    answer = (await person.post("/account/second-factor/codes", {"password": GOOD, "code": app.code()})).json()
    person.remember(answer["me"])
    codes: list[str] = answer["codes"]
    return codes


async def test_a_member_is_linked_to_one_account(person: Make, provider: Provider) -> None:
    ann, eve = await person().register("Ann First"), await person().register("Eve Second")
    assert await enter(ann, provider, link=True, password=GOOD) == (200, "")
    assert await enter(eve, provider, link=True, password=GOOD) == (409, "provided-already")
    brought = provider.enter(await go(eve))
    assert await come(eve, brought) == (200, ""), "signing in is not linking: he is Ann First now"
    assert await name_of(eve) == "Ann First"
    answer = await ann.post("/account/provider/end", {"password": GOOD})
    ann.remember(answer.json())
    assert (await ann.get("/account")).json()["provided"] is False
    assert await enter(person(), provider) == (200, "")
    assert (await person().register("Somebody")).csrf


async def test_many_at_once_are_one_account(person: Make, provider: Provider) -> None:
    people = [person() for _ in range(4)]
    brought = [provider.enter(await go(one)) for one in people]
    assert set(await asyncio.gather(*map(come, people, brought))) == {(200, "")}
    assert len({(await one.look())["user"]["id"] for one in people}) == 1


async def test_without_a_password_somebody_proves_himself_by_signing_in_anew(
    person: Make, provider: Provider, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A session that is older than some minutes was left open somewhere."""
    ada = person()
    assert await enter(ada, provider) == (200, "")
    assert (await ada.post("/account/provider/end", {})).json()["error"]["id"] == "last-way-in"
    key, codes = await with_passkey(ada, password="")
    assert len(codes) == 10
    monkeypatch.setattr(account_routes, "FRESH", -1.0)
    for path, body in (
        ("/account/passkeys/offer", {"passkey": key.show(await question(ada))}),
        ("/account/second-factor", {}),
        ("/account/password", {"new": "another fine phrase"}),
        ("/account/delete", {}),
        ("/account/email", {"email": None}),
        ("/login/provider", {"link": True}),
    ):
        answer = await ada.post(path, body)
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "sign-in-again"), path
    monkeypatch.setattr(account_routes, "FRESH", 600.0)
    answer = await ada.post("/account/password", {"new": "another fine phrase"})
    assert answer.status_code == 200, answer.text
    ada.remember(answer.json())
    assert (await ada.get("/account")).json()["password"] is True


async def test_without_settings_there_is_no_such_sign_in(tmp_path: pathlib.Path) -> None:
    app = create_app(Settings(data=tmp_path, rate_limits=False))
    async with app.router.lifespan_context(app):
        ann = Person(HOME, httpx.ASGITransport(app))
        await ann.look()
        assert (await ann.get("/sign-in")).json()["provider"] == ""
        assert (await ann.post("/login/provider", {})).json()["error"]["id"] == "no-provider"
        body = {"code": "x", "state": "y"}
        assert (await ann.post("/login/provider/finish", body)).json()["error"]["id"] == "no-provider"
        await ann.close()


@pytest.mark.parametrize(
    "wrong",
    [
        {"oidc_issuer": "https://id.example"},
        {"oidc_issuer": "https://id.example", "oidc_client": "a", "oidc_name": "b"},
        {"oidc_issuer": "http://id.example", "address": HOME, "oidc_client": "a", "oidc_name": "b"},
    ],
)
def test_settings_that_cannot_work_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(OptionError, match="oidc-issuer"):
        Settings(**wrong).check()  # type: ignore[arg-type]
