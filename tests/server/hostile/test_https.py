"""Over https: sessions that nobody can plant, browsers that ask no other way, and nobody signed out by the change; and
how the containers are kept apart."""

from __future__ import annotations

import contextlib
import pathlib
from collections.abc import AsyncIterator
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest
import yaml

from steamshed.server.app import create_app
from steamshed.server.settings import Settings
from tests.server.harness import ROOT, TOYS, Person, Running

OLD, NEW = "steamshed_session", "__Host-steamshed_session"
HSTS = "Strict-Transport-Security"


class Site:
    """An application in this process, and browsers that keep no cookie by themselves."""

    def __init__(self, app: Any, base: str) -> None:
        transport = httpx.ASGITransport(app, client=("192.0.2.7", 1))
        self.http = httpx.AsyncClient(transport=transport, base_url=base)

    async def ask(self, path: str = "/api/me", csrf: str = "", body: Any = None, **cookies: str) -> httpx.Response:
        self.http.cookies.clear()
        shown = "; ".join(f"{name}={value}" for name, value in cookies.items())
        headers = {"X-CSRF-Token": csrf, **({"Cookie": shown} if shown else {})}
        return await self.http.request("GET" if body is None else "POST", path, json=body, headers=headers)

    async def register(self, name: str, cookie: str) -> str:
        """A new account; gives the secret of its session."""
        first = await self.ask()
        cookies, body = {cookie: given(first)[cookie].value}, {"name": name, "password": "a good password"}
        answer = await self.ask("/api/register", first.json()["csrf"], body, **cookies)
        assert answer.status_code == 200, answer.text
        return str(given(answer)[cookie].value)


def given(answer: httpx.Response) -> SimpleCookie:
    """The cookies that come with an answer."""
    found = SimpleCookie()
    for line in answer.headers.get_list("Set-Cookie"):
        found.load(line)
    return found


def name_in(answer: httpx.Response) -> str | None:
    user = answer.json()["user"]
    return None if user is None else str(user["name"])


@contextlib.asynccontextmanager
async def site(folder: pathlib.Path, secure: bool) -> AsyncIterator[Site]:
    app = create_app(Settings(data=folder, secure_cookies=secure, rate_limits=False, readers=0, extra_games=TOYS))
    async with app.router.lifespan_context(app):
        made = Site(app, "https://shed.example" if secure else "http://localhost:8765")
        yield made
        await made.http.aclose()


async def test_a_session_is_of_this_host_and_comes_by_https_alone(tmp_path: pathlib.Path) -> None:
    async with site(tmp_path, secure=True) as shed:
        cookie = given(await shed.ask())[NEW]
        assert (cookie["path"], cookie["domain"]) == ("/", "")
        assert cookie["secure"]
        assert cookie["httponly"]
        assert cookie["samesite"] == "lax"
        secret = await shed.register("Ann", NEW)
        answer = await shed.ask(**{NEW: secret})
        assert name_in(answer) == "Ann"
        assert not given(answer)


async def test_plain_http_goes_on_as_it_was(tmp_path: pathlib.Path) -> None:
    async with site(tmp_path, secure=False) as shed:
        cookie = given(await shed.ask())[OLD]
        assert not cookie["secure"]
        secret = await shed.register("Ann", OLD)
        assert name_in(await shed.ask(**{OLD: secret})) == "Ann"
        assert HSTS not in (await shed.ask()).headers


async def test_nobody_is_signed_out_and_nothing_is_planted(tmp_path: pathlib.Path) -> None:
    """A neighbour of the domain can set a cookie under the name of before, but none that begins with __Host-."""
    async with site(tmp_path, secure=False) as shed:
        old = await shed.register("Ann", OLD)
    async with site(tmp_path, secure=True) as shed:
        answer = await shed.ask(**{OLD: old})
        assert name_in(answer) == "Ann"
        moved = given(answer)
        assert moved[NEW].value == old
        assert moved[OLD]["max-age"] == "0"  # the one of before is taken away
        assert name_in(await shed.ask(**{NEW: old})) == "Ann"
        eve = await shed.register("Eve", NEW)
        planted = await shed.ask(**{OLD: eve})
        assert name_in(planted) is None
        assert given(planted)[NEW].value != eve
        assert name_in(await shed.ask(**{NEW: old, OLD: eve})) == "Ann"
        csrf = (await shed.ask(**{NEW: eve})).json()["csrf"]
        refused = await shed.ask("/api/logout", csrf, {}, **{OLD: eve})
        assert (refused.status_code, refused.json()["error"]["id"]) == (403, "bad-csrf-token")
        left = await shed.ask("/api/logout", answer.json()["csrf"], {}, **{OLD: old})  # also by a cookie of before
        assert left.status_code == 200
        assert name_in(await shed.ask(**{NEW: old})) is None
        assert name_in(await shed.ask(**{OLD: old})) is None
    async with site(tmp_path, secure=True) as shed:  # it began then, not when it was started last
        assert name_in(await shed.ask(**{OLD: eve})) is None
        assert name_in(await shed.ask(**{NEW: eve})) == "Eve"


async def test_a_line_takes_a_session_under_either_name(tmp_path: pathlib.Path) -> None:
    running = Running(tmp_path).start()
    ann = await Person(running.address).be_guest("Ann")
    table = await ann.make("tally", "me", "open", privacy="private")
    secret = ann.http.cookies[OLD]
    running.stop()
    running.settings["secure_cookies"] = "true"
    running.start()
    try:
        for name in (OLD, NEW):
            ann.http.cookies.clear()
            ann.http.cookies.set(name, secret)
            async with ann.at(table) as line:
                await line.until("table")
                assert line.table["mine"] == [0]
    finally:
        await ann.close()
        running.stop()


@pytest.mark.parametrize(
    ("settings", "headers", "told"),
    [
        ({}, {}, False),
        ({}, {"X-Forwarded-Proto": "https"}, False),  # anybody can say so
        ({"trusted_proxies": "127.0.0.1"}, {"X-Forwarded-Proto": "https"}, True),
        ({"trusted_proxies": "127.0.0.1"}, {"X-Forwarded-Proto": "http"}, False),
        ({"secure_cookies": "true"}, {}, True),
    ],
)
def test_browsers_are_told_to_come_by_https_where_it_is_spoken(
    tmp_path: pathlib.Path, settings: dict[str, str], headers: dict[str, str], told: bool
) -> None:
    running = Running(tmp_path, **settings).start()
    try:
        for path in ("/", "/api/me", "/api/nothing"):
            found = httpx.get(running.address + path, headers=headers).headers.get(HSTS, "")
            assert ("max-age=31536000" in found) is told, path
    finally:
        running.stop()


# -- containers ----------------------------------------------------------------------------------------------------


def test_no_secret_of_the_folder_comes_into_the_image() -> None:
    """``compose.yaml`` has its passwords in ``.env``, beside the Dockerfile that copies everything."""
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert {".env", "**/.env", "**/*.env"} <= {*ignored}


def test_the_proxy_reaches_the_server_and_nothing_else() -> None:
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text())
    services, networks = composed["services"], composed["networks"]
    joined = {name: set(service["networks"]) for name, service in services.items()}
    assert joined["proxy"].isdisjoint(joined["db"] | joined["redis"])
    assert joined["proxy"] & joined["app"]
    assert joined["db"] <= joined["app"]
    assert joined["redis"] <= joined["app"]
    for name in joined["db"] | joined["redis"]:
        assert networks[name]["internal"] is True  # no way out to the internet
    assert "ports" not in {key for name in ("app", "db", "redis") for key in services[name]}
    (between,) = joined["proxy"] & joined["app"]
    trusted = services["app"]["environment"]["STEAMSHED_TRUSTED_PROXIES"]
    assert trusted == networks[between]["ipam"]["config"][0]["subnet"]
