"""Somebody asks for everything: each declared request, about what belongs to another, as each who is not that other.

Two laws over roles and requests. Nothing of hers that is not public is in any answer, and no row of hers is gone or
changed afterwards. And a page of somebody else, which has her cookie but no token, changes nothing at all.
"""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from steamshed.server import security
from steamshed.server.api.endpoints import ENDPOINTS, Endpoint
from steamshed.server.app import create_app, running
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from tests.server.harness import TOYS
from tests.server.test_costs import RECORD, Browser, Filled, Steps, address_of, body_of

ANN, SECRET = "annzyx", "zyx"
"""Her id, and what stands in all that is hers alone."""
ADDED = {"blocks", "reports"}
"""What others may note down about her: that they do not want to hear her, that something is wrong."""
Row = tuple[str, tuple[tuple[str, str], ...]]


@dataclass
class World:
    app: Any
    ann: Browser
    filled: Filled
    store: Store
    hers: tuple[str, ...]
    """Her id and those of what is hers."""


@pytest_asyncio.fixture
async def world(tmp_path: pathlib.Path) -> AsyncIterator[World]:
    """She has something of everything, all of it private, and looks after the server."""
    settings = Settings(data=tmp_path, rate_limits=False, extra_games=TOYS, bot_pause=0.0, address="https://shed.test")
    app = create_app(settings)
    async with running(app, settings):
        store: Store = app.state.server.store
        user = {"id": ANN, "name": "Ann", "key": "ann", "created": 1.0, "skeleton": "ann", "confirmed": 1.0}
        await store.write(schema.users.insert().values(**user, email="zyx@example.org", settings='{"x": "zyx"}'))
        await store.write(
            schema.second_factors.insert().values(user=ANN, secret="JBSWY3DPEHPK3PXP", since=1.0),
            schema.passkeys.insert().values(
                id="zyxkey", user=ANN, key="zyxpub", count=1, name="zyx stick", transports="", created=1.0
            ),
            schema.recovery_codes.insert().values(user=ANN, digest="zyxdigest"),
            schema.provided.insert().values(issuer="https://id", subject="zyxsubject", user=ANN, created=1.0),
            schema.operators.insert().values(user=ANN, since=1.0),
        )
        ann = Browser(app)
        await ann.sign_in(ANN)
        me = [{"kind": "me"}] * 3
        going = (
            await ann.post(
                "/api/tables", {"game": "age_of_steam", "seats": me, "privacy": "private", "name": "zyx table"}
            )
        )["id"]
        open_one = {"game": "tally", "seats": [{"kind": "me"}, {"kind": "invited"}], "privacy": "private"}
        waiting = await ann.post("/api/tables", {**open_one, "name": "zyx waiting"})
        group = (await ann.post("/api/groups", {"name": "zyx group"}))["id"]
        study = (await ann.post("/api/studies", {"name": "zyx study", "record": RECORD}))["id"]
        bot = (await ann.post("/api/account/bots", {"name": "Engine"}))["bot"]["id"]
        await ann.ask("PUT", f"/api/tables/{going}/notes", msgspec.json.encode({"text": "zyx note"}))
        ids = {"game": "age_of_steam", "language": "hu", "map": "rust_belt", "number": "0", "node": "0", "over": going}
        ids |= {"groups": group, "studies": study, "theme": "light", "account": bot}
        filled = Filled(ann, ids, going, Steps())
        yield World(app, ann, filled, store, (ANN, going, waiting["id"], group, study, bot))


async def rows_of(world: World) -> set[Row]:
    """All rows in which she or something of hers stands."""
    found = set()
    for table in schema.metadata.sorted_tables:
        for row in await world.store.rows(table.select()):
            values = tuple((name, str(value)) for name, value in row._mapping.items() if name != "seen")
            if table.name != "jobs" and any(value in world.hers for _, value in values):
                found.add((table.name, values))
    return found


async def role(world: World, name: str) -> Browser:
    """Whoever is not she, anew for each request: some of them end what he is."""
    made = Browser(world.app)
    if name == "stranger":
        session = security.new_secret()
        made.cookie, made.csrf = (
            f"{security.COOKIE}={session}",
            security.csrf_token(world.app.state.server.key, session),
        )
    else:
        id = f"{name}{security.new_id()}"
        key = None if name == "guest" else id
        user = {"id": id, "name": f"A {name} {id}", "key": key, "skeleton": key, "created": 2.0}
        await world.store.write(schema.users.insert().values(**user))
        if name == "secured":
            await world.store.write(
                schema.second_factors.insert().values(user=id, secret="KRSXG5CTMVRXEZLU", since=1.0)
            )
        await made.sign_in(id)
    return made


def asked(world: World) -> list[tuple[Endpoint[Any, Any, Any], str, bytes]]:
    return [(one, address_of(one, world.filled), body_of(one)) for one in ENDPOINTS]


@pytest.mark.parametrize("name", ["stranger", "guest", "account", "secured"])
async def test_nobody_is_told_or_changes_what_is_hers(world: World, name: str) -> None:
    before, met = await rows_of(world), 0
    assert len(before) > 15
    for endpoint, address, body in asked(world):
        someone = await role(world, name)
        answer = await someone.ask(endpoint.method, address, body)
        assert answer.status < 500, address
        assert SECRET not in answer.body.decode(), (name, address)
        if endpoint.operator:
            assert answer.status == 404, address
        met += answer.status == 200
    after = await rows_of(world)
    assert before <= after, before - after
    assert {table for table, _ in after - before} <= ADDED
    assert met > 20, "what everybody may is answered"


async def test_ids_of_hers_in_a_body_open_nothing(world: World) -> None:
    """What names a thing in the body of a request, not in its address."""
    before = await rows_of(world)
    session = next(dict(values)["digest"] for table, values in before if table == "sessions")[:16]
    bodies: dict[str, list[object]] = {
        "/api/account/sessions/end": [{"id": session}],
        "/api/account/passkeys/end": [{"id": "zyxkey"}],
        "/api/login/passkey": [
            {"id": "zyxkey", "client_data": "e30", "authenticator_data": "", "signature": "", "user": "YW5uenl4"}
        ],
        "/api/login/provider/prove": [{"ticket": f"{ANN}.9999999999.0"}, {"ticket": f"{ANN}..", "code": "000000"}],
        "/api/odd-sentence": [{"messages": ["x/y"], "language": "en", "page": f"/table/{world.hers[1]}"}],
        "/api/operator/ban": [{"who": "Ann", "hours": 1}],
        "/api/operator/hide": [{"id": world.hers[1], "hidden": True}],
    }
    for path, several in bodies.items():
        for body in several:
            someone = await role(world, "account")
            answer = await someone.ask("POST", path, msgspec.json.encode(body))
            assert answer.status < 500, (path, answer.body)
            assert SECRET not in answer.body.decode(), path
    assert before <= await rows_of(world)


async def test_her_cookie_without_her_token_changes_nothing(world: World) -> None:
    """A page of somebody else makes her browser send requests."""
    before = await rows_of(world)
    for endpoint, address, body in asked(world):
        if endpoint.method == "GET" or not endpoint.visitors:
            continue
        for token in ("", "0" * 64):
            page = Browser(world.app)
            page.cookie, page.csrf = world.ann.cookie, token
            answer = await page.ask(endpoint.method, address, body)
            assert answer.status == 403, (address, answer.status)
            assert msgspec.json.decode(answer.body)["error"]["id"] == "bad-csrf-token", address
    assert await rows_of(world) == before
