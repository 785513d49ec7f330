"""Somebody who is no operator looks for the operator's page; and what an operator can do there."""

from __future__ import annotations

import asyncio
import pathlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest_asyncio

from steamshed.server.api.endpoint import Endpoint, Nothing
from steamshed.server.api.endpoints import ENDPOINTS
from testbed import services
from testbed.services import postgres
from tests.server.harness import Person, Running
from tests.server.hostile.test_operating import admin
from tests.server.hostile.test_second_factor import App, set_up, sign_in
from tests.server.test_costs import example

Make = Callable[..., Person]
OPERATING = [one for one in ENDPOINTS if one.path.startswith("/api/operator")]
GOOD = "a good password"


@pytest_asyncio.fixture
async def shed(tmp_path_factory: Any) -> AsyncIterator[Running]:
    """A server of its own: bans would shut out the other tests."""
    running = Running(tmp_path_factory.mktemp("operated")).start()
    yield running
    running.stop()


async def ask(person: Person, endpoint: Endpoint[Any, Any, Any], body: object) -> tuple[int, str]:
    if endpoint.method == "GET":
        answer = await person.http.get(endpoint.path)
    else:
        answer = await person.http.post(endpoint.path, json=body, headers={"X-CSRF-Token": person.csrf})
    return answer.status_code, answer.json().get("error", {}).get("id", "")


async def an_operator(person: Make, shed: Running, name: str = "Olga") -> tuple[Person, App, list[str]]:
    made = await person(shed.address).register(name)
    app, codes = await set_up(made)
    assert "is an operator" in shed.admin("operator", name, "--by", "root")
    return made, app, codes


async def test_for_everybody_else_there_is_no_such_address(person: Make, shed: Running) -> None:
    """A law over roles and requests: whoever asks, and whatever he sends, is told that there is nothing."""
    stranger, unproved = person(shed.address), await person(shed.address).register("With a Password")
    guest, secured = await person(shed.address).be_guest("Gus"), await person(shed.address).register("Secured")
    await set_up(secured)
    owner = await person(shed.address).register("Owner of a Bot")
    bot = person(shed.address)
    token = (await owner.post("/account/bots", {"name": "Engine of Owner"})).json()["token"]
    bot.http.headers["Authorization"] = f"Bearer {token}"
    former, _, _ = await an_operator(person, shed, "Former")
    assert "is no operator" in shed.admin("operator", "Former", "--remove")
    everybody = {"stranger": stranger, "guest": guest, "password": unproved, "secured": secured, "bot": bot}
    everybody |= {"owner": owner, "former": former}
    assert len(OPERATING) == 5
    for endpoint in OPERATING:
        right = None if endpoint.body is Nothing else example(msgspec.inspect.type_info(endpoint.body))
        for role, someone in everybody.items():
            for body in (right, {"id": 7}, "nonsense"):
                assert await ask(someone, endpoint, body) == (404, "not-found"), (role, endpoint.path, body)
    assert {one.path for one in ENDPOINTS if one.operator} == {one.path for one in OPERATING}


async def test_an_operator_without_a_second_factor_is_none(person: Make, shed: Running) -> None:
    """Somebody knows the password of an operator, who has taken his second factor off."""
    plain = await person(shed.address).register("Olaf")
    assert "has no second factor" in shed.admin("operator", "Olaf")
    assert (await plain.get("/operator")).status_code == 404
    olga, _, codes = await an_operator(person, shed)
    assert (await olga.get("/operator")).status_code == 200
    assert (await olga.get("/account")).json()["operator"] is True
    answer = await olga.post("/account/second-factor/end", {"password": GOOD, "code": codes[0]})
    olga.remember(answer.json())
    assert (await olga.get("/operator")).status_code == 404
    assert (await olga.get("/account")).json()["operator"] is False


async def test_an_operator_acts_only_with_the_token_of_his_session(person: Make, shed: Running) -> None:
    """A page of somebody else makes the operator's browser send a request."""
    olga, _, _ = await an_operator(person, shed)
    answer = await olga.http.post("/api/operator/ban", json={"who": "203.0.113.7", "hours": 1})
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "bad-csrf-token")


async def test_reports_are_seen_and_decided_and_every_decision_is_in_the_audit_log(person: Make, shed: Running) -> None:
    olga, _, _ = await an_operator(person, shed)
    ann, eve = await person(shed.address).register("Ann"), await person(shed.address).register("Eve the Rude")
    table = await ann.make("tally", "me", "open", name="Bad Name")
    other = await eve.make("tally", "me", "open", name="Fine Name")
    for id, reason in ((table, "its name"), (other, "no reason at all")):
        assert (await ann.post(f"/tables/{id}/report", {"reason": reason})).status_code == 200
    seen = (await olga.get("/operator")).json()
    reports = {one["subject"]: one for one in seen["reports"]}
    assert [(one["by"], one["about"], one["reason"]) for one in seen["reports"]] == [
        ("Ann", "table", "its name"),
        ("Ann", "table", "no reason at all"),
    ]
    assert (await olga.post("/operator/close", {"id": reports[other]["id"]})).status_code == 200
    body = {"id": table, "hidden": True, "reason": "insulting"}
    assert (await olga.post("/operator/hide", body)).status_code == 200
    assert (await ann.get(f"/tables/{table}")).status_code == 410
    assert (await olga.post("/operator/hide", {**body, "hidden": False})).status_code == 200
    assert (await ann.get(f"/tables/{table}")).status_code == 200
    assert (
        await olga.post("/operator/ban", {"who": "eve the rude", "hours": 3, "reason": "insults"})
    ).status_code == 200
    assert (await eve.get("/tables")).json()["error"]["id"] == "shut-out"
    seen = (await olga.get("/operator")).json()
    assert seen["reports"] == []
    assert [(one["name"], one["reason"]) for one in seen["bans"]] == [("Eve the Rude", "insults")]
    assert (await olga.post("/operator/unban", {"who": "Eve the Rude"})).status_code == 200
    assert (await eve.get("/tables")).status_code == 200
    audit = [(one["who"], one["what"]) for one in (await olga.get("/operator")).json()["audit"]]
    mine = ["unban", "ban", "unhide", "hide", "close"]
    assert audit == [*(("Olga (page)", what) for what in mine), ("root", "operator")]
    for path, wrong in (
        ("hide", {"id": "nothing", "hidden": True}),
        ("ban", {"who": "Nobody Here", "hours": 1}),
        ("unban", {"who": "Ann"}),
        ("close", {"id": "nothing"}),
    ):
        answer = await olga.post(f"/operator/{path}", wrong)
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, "no-such-subject"), path
    answer = await olga.post("/operator/ban", {"who": "Olga", "hours": 1})
    assert answer.json()["error"]["id"] == "cannot-ban-yourself"


async def test_queues_costs_and_broken_tables_are_shown(person: Make, shed: Running) -> None:
    olga, _, _ = await an_operator(person, shed)
    ann = await person(shed.address).be_guest("Ann")
    table, broken = await ann.make("tally", "me", "me", name="Busy"), await ann.make("tally", "me", "me")
    async with ann.at(table) as line:
        await line.until("state")
        await line.play("add 1")
        with closing(sqlite3.connect(shed.folder / "data" / "steamshed.sqlite", timeout=30)) as stored, stored:
            rows = [("alert", "late", time.time() - 600.0, 3, "{}"), ("link", "soon", time.time() + 600.0, 0, "{}")]
            stored.executemany("INSERT INTO jobs (kind, key, due, tries, body) VALUES (?, ?, ?, ?, ?)", rows)
            stored.execute("UPDATE jobs SET due = due + 1200, kind = 'unheard-of' WHERE key = 'late'")
            stored.execute('DELETE FROM entries WHERE "table" = ?', (broken,))
            stored.execute("UPDATE tables SET game = 'halma' WHERE id = ?", (broken,))
        seen = (await olga.get("/operator")).json()
    queues = {one["name"]: one for one in seen["queues"]}
    assert (queues["link"]["waiting"], queues["link"]["late"], queues["link"]["retried"]) == (1, 0, 0)
    assert (queues["unheard-of"]["waiting"], queues["unheard-of"]["retried"]) == (1, 1)
    busy = next(one for one in seen["tables"] if one["id"] == table)
    assert (busy["name"], busy["actions"], busy["sockets"]) == ("Busy", 1, 1)
    assert busy["seconds"] > 0
    made = next(one for one in seen["routes"] if one["route"] == "POST /api/tables")
    assert made["requests"] == 2
    assert made["seconds"] > 0
    assert seen["checks"]["database"] == "ok"
    shed.stop()
    shed.start()
    assert await sign_in(ann, "nobody") == (401, "wrong-password")
    assert (await ann.get(f"/tables/{broken}")).status_code == 409
    seen = (await olga.get("/operator")).json()
    assert [one["id"] for one in seen["broken"]] == [broken]
    assert seen["broken"][0]["reason"]


async def test_words_of_strangers_reach_the_audit_log_on_one_line(person: Make, shed: Running) -> None:
    olga, _, _ = await an_operator(person, shed)
    assert (
        await olga.post("/operator/ban", {"who": "203.0.113.7", "hours": 1, "reason": "in\x1b[2Jsults"})
    ).status_code == 200
    assert "\x1b" not in shed.admin("audit")


async def test_second_factor_and_page_are_the_same_on_postgresql(person: Make, tmp_path: pathlib.Path) -> None:
    services.require()
    with postgres() as database:
        running = Running(tmp_path, database=database).start()
        try:
            olga = await person(running.address).register("Olga")
            _, codes = await set_up(olga)
            assert "is an operator" in admin("operator", "olga", "--database", database)
            twins = [person(running.address) for _ in range(3)]
            answers = await asyncio.gather(*(sign_in(one, "Olga", code=codes[0]) for one in twins))
            assert sorted(answers) == [(200, ""), *[(401, "wrong-code")] * 2]
            table = await olga.make("tally", "me", "open")
            assert (await olga.post(f"/tables/{table}/report", {"reason": "odd"})).status_code == 200
            seen = (await olga.get("/operator")).json()
            assert [one["subject"] for one in seen["reports"]] == [table]
            assert {one["name"]: one["waiting"] for one in seen["queues"] if not one["notices"]}.keys() <= {"alert"}
            assert (await olga.post("/operator/hide", {"id": table, "hidden": True})).status_code == 200
            assert [one["what"] for one in (await olga.get("/operator")).json()["audit"]] == ["hide", "operator"]
            assert "signs in with the password alone" in admin("forget-factor", "Olga", "--database", database)
            assert (await olga.get("/operator")).status_code == 404
        finally:
            running.stop()
