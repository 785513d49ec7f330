"""What an attacker, or a bad day, does to whoever runs the server: logs, files, headers, health, copies of the data."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import pathlib
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest

from steamshed.server.app import create_app
from steamshed.server.logs import JsonLine, Line, set_up_log
from steamshed.server.monitoring.health import Health
from steamshed.server.monitoring.metrics import Metrics, exposition
from steamshed.server.settings import Settings
from testbed.services import postgres
from tests.server import services
from tests.server.harness import Person, Running

Make = Callable[[], Person]


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Callable[..., httpx.AsyncClient]]:
    """An application in this process, and browsers that come from any address and call it by any name."""
    app = create_app(settings)
    async with app.router.lifespan_context(app):

        def browser(client: str = "192.0.2.7", base: str = "http://test") -> httpx.AsyncClient:
            return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(client, 1)), base_url=base)

        yield browser


# -- logs ----------------------------------------------------------------------------------------------------------


def logged(form: logging.Formatter, words: str, *values: object, error: Exception | None = None) -> str:
    handed = (type(error), error, None) if error is not None else None
    return form.format(logging.LogRecord("steamshed.x", logging.INFO, "x.py", 1, words, values, handed))


@pytest.mark.parametrize("form", [Line(), JsonLine()])
def test_nobody_writes_a_second_line_or_commands_a_terminal(form: logging.Formatter) -> None:
    evil = "/x\r\n2026-01-01 error admin logged in\x1b[2J\x9b31m\u2028\u202e\x00"
    for line in (logged(form, "GET %s status=404", evil), logged(form, "failed", error=ValueError(evil))):
        assert len(line.splitlines()) == 1
        assert all(sign == " " or sign.isprintable() for sign in line)
        assert "\u202e" not in line


SECRETS = [
    "GET /tables/abc?token=Sup3rSecretSup3rSecret",
    "GET /join/abc/Sup3rSecretSup3rSecret",
    "opened https://shed.example/reset#Sup3rSecretSup3rSecret",
    "opened https://shed.example/along?code=Sup3rSecretSup3rSecret",
    "cannot connect to postgresql://steamshed:Sup3rSecret@db/steamshed",
    "Cookie: steamshed_session=Sup3rSecretSup3rSecret",
    "Cookie: __Host-steamshed_session=Sup3rSecretSup3rSecret",
    "body {'name': 'Ann', 'password': 'Sup3rSecret'}",
    'body {"token": "Sup3rSecret"}',
]


@pytest.mark.parametrize("words", SECRETS)
@pytest.mark.parametrize("form", [Line(), JsonLine()])
def test_no_secret_comes_into_the_log(form: logging.Formatter, words: str) -> None:
    assert "Sup3rSecret" not in logged(form, "%s", words)
    assert "Sup3rSecret" not in logged(form, "failed", error=RuntimeError(words))


def test_json_lines_have_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", root.handlers[:])
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    levels = root.level, logging.getLogger("steamshed").level
    try:
        set_up_log("info", "json")
        assert isinstance(root.handlers[0].formatter, JsonLine)
    finally:
        root.setLevel(levels[0])
        logging.getLogger("steamshed").setLevel(levels[1])
    event = json.loads(logged(JsonLine(), "GET %s status=%d ms=%.1f", "/api/me", 200, 1.5))
    assert (event["level"], event["status"], event["ms"]) == ("info", "200", "1.5")


async def test_a_hostile_request_is_one_harmless_line(tmp_path: pathlib.Path) -> None:
    server = Running(tmp_path, log_format="json").start()
    try:
        async with httpx.AsyncClient(base_url=server.address) as eve:
            await eve.get("/api/x%0A%1b%5b2Jadmin")
            await eve.get("/api/tables/abc?token=Sup3rSecretSup3rSecret")
            await eve.post("/api/login", json={"name": "x", "password": "Sup3rSecret"})
    finally:
        server.stop()
    text = server.log.read_text()
    assert "Sup3rSecret" not in text
    assert "\x1b" not in text
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert any("admin" in line["message"] for line in lines)


# -- files ---------------------------------------------------------------------------------------------------------


def test_the_data_is_for_nobody_else(tmp_path: pathlib.Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)  # as an older version has made it
    with contextlib.closing(sqlite3.connect(data / "steamshed.sqlite")) as old:
        old.execute("PRAGMA user_version = 0")
    before = os.umask(0o000)
    server = Running(tmp_path, data=data)
    try:
        server.start()
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()}
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        assert modes
        assert set(modes.values()) == {0o600}, modes
    finally:
        os.umask(before)
        server.stop()


# -- headers -------------------------------------------------------------------------------------------------------


async def test_invitations_begin_with_the_address_that_the_browser_used(tmp_path: pathlib.Path) -> None:
    async with running(Settings(data=tmp_path, host="0.0.0.0")) as browser:
        urls = [await invitation(browser(base=base)) for base in ("http://192.168.1.20:8765", "https://shed.local")]
        assert urls[0].startswith("http://192.168.1.20:8765/tables/")
        assert urls[1].startswith("https://shed.local/tables/")
        forged = browser(base="http://192.168.1.20:8765")
        forged.headers["X-Forwarded-Host"] = "evil.example"
        assert (await invitation(forged)).startswith("http://192.168.1.20:8765/")


async def test_an_address_that_was_set_is_the_only_one(tmp_path: pathlib.Path) -> None:
    async with running(Settings(data=tmp_path, address="https://shed.example")) as browser:
        assert (await invitation(browser(base="http://evil.example"))).startswith("https://shed.example/tables/")


async def invitation(browser: httpx.AsyncClient) -> str:
    async with browser:
        headers = {"X-CSRF-Token": (await browser.get("/api/me")).json()["csrf"]}
        answer = await browser.post("/api/guest", json={"name": "Ann"}, headers=headers)
        headers = {"X-CSRF-Token": answer.json()["csrf"]}
        seats = [{"kind": "me"}, {"kind": "invited"}, {"kind": "invited"}]
        answer = await browser.post("/api/tables", json={"game": "age_of_steam", "seats": seats}, headers=headers)
        return str(answer.json()["invitations"][0]["url"])


@pytest.mark.parametrize("host", ["evil.example/x", "a b", "x@evil.example", "shed;script-src *", "<script>", "a,b"])
async def test_a_host_that_is_none_goes_no_further(server: Running, host: str) -> None:
    async with httpx.AsyncClient(base_url=server.address) as eve:
        answer = await eve.get("/api/me", headers={"Host": host})
        assert answer.status_code == 400
        assert host not in answer.headers.get("content-security-policy", "")


async def test_pages_connect_to_their_own_socket_only(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address) as browser:
        policy = (await browser.get("/api/me")).headers["content-security-policy"]
    directives = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    own = server.address.replace("http", "ws", 1)
    assert directives["connect-src"].split() == ["'self'", own]
    assert "ws:" not in policy.replace(own, "")


async def test_the_page_about_the_api_has_the_same_policy_and_no_script(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address) as browser:
        page, other = await browser.get("/api/docs"), await browser.get("/api/me")
    assert page.headers["content-security-policy"] == other.headers["content-security-policy"]
    assert "<script" not in page.text
    assert "//" not in page.text.replace("<!doctype html>", "")


async def test_a_stranger_cannot_choose_his_address(tmp_path: pathlib.Path) -> None:
    """Without a configured proxy X-Forwarded-For is nothing; ten sign-ins are ten, whatever they say they are."""
    server = Running(tmp_path, rate_limits="true").start()
    try:
        async with httpx.AsyncClient(base_url=server.address) as eve:
            statuses = []
            for number in range(12):
                headers = {"X-Forwarded-For": f"10.0.0.{number}"}
                token = (await eve.get("/api/me", headers=headers)).json()["csrf"]
                headers["X-CSRF-Token"] = token
                body = {"name": f"Nobody {number}", "password": "x" * 9}
                statuses.append((await eve.post("/api/login", json=body, headers=headers)).status_code)
            assert 429 in statuses
    finally:
        server.stop()


# -- health and numbers --------------------------------------------------------------------------------------------


async def test_health_tells_of_database_disk_queue_and_redis(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path)
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        server = app.state.server
        good = await Health(server.store, server.tables.fanout).look()
        assert (good.status, set(good.checks)) == ("ok", {"database", "queue", "redis", "disk"})

        class Away:
            async def ping(self) -> None:
                raise ConnectionError

        monkeypatch.setattr(server.tables.fanout, "redis", Away(), raising=False)
        away = await Health(server.store, server.tables.fanout).look()
        assert (away.status, away.checks["redis"]) == ("degraded", "ConnectionError")
        usage = shutil.disk_usage(tmp_path)
        monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=5_000_000))
        full = await Health(server.store, server.tables.fanout).look()
        assert (full.status, full.checks["disk"]) == ("failing", "5 MB are free")
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as probe:
            answer = await probe.get("/api/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")


async def test_health_tells_of_a_queue_that_does_not_move(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("steamshed.server.monitoring.health.PATIENCE", 0.2)
    app = create_app(Settings(data=tmp_path))
    async with app.router.lifespan_context(app):
        server = app.state.server
        with contextlib.closing(sqlite3.connect(tmp_path / "steamshed.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # somebody else holds the database
            stuck = await Health(server.store, server.tables.fanout).look()
            other.execute("ROLLBACK")
        assert (stuck.status, stuck.checks["queue"], stuck.checks["database"]) == ("failing", "no answer", "ok")


async def test_numbers_are_for_this_machine_or_the_token(tmp_path: pathlib.Path) -> None:
    async with running(Settings(data=tmp_path, metrics_token="a token")) as browser:
        near, far = browser("127.0.0.1"), browser("192.0.2.7")
        async with near, far:
            await near.get("/api/health")  # something to count
            answer = await near.get("/metrics")
            assert answer.status_code == 200
            assert "# TYPE steamshed_requests_total counter" in answer.text
            assert "steamshed_writer_queue{" in answer.text
            assert (await far.get("/metrics")).status_code == 404
            assert (await near.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"})).status_code == 404
            assert (await far.get("/metrics", headers={"Authorization": "Bearer wrong"})).status_code == 404
            assert (await far.get("/metrics", headers={"Authorization": "Bearer a token"})).status_code == 200


async def test_a_stranger_cannot_make_numbers(tmp_path: pathlib.Path) -> None:
    async with running(Settings(data=tmp_path)) as browser, browser("127.0.0.1") as near:
        for number in range(5):
            await near.request(f"EVIL{number}", "/api/me")
            await near.get(f"/api/never-{number}")
        text = (await near.get("/metrics")).text
        assert "EVIL" not in text
        assert "never" not in text


def test_the_numbers_of_workers_stand_together() -> None:
    one, two = Metrics(), Metrics()
    for metrics in (one, two):
        metrics.count("steamshed_requests_total", method="GET", status="200")
        metrics.took("steamshed_move_seconds", 0.03)
    text = exposition({"a": one.samples(), "b": two.samples()})
    assert text.count("# TYPE steamshed_requests_total") == 1
    for worker in "ab":
        assert f'steamshed_requests_total{{worker="{worker}",method="GET",status="200"}} 1' in text
        assert f'steamshed_move_seconds_bucket{{worker="{worker}",le="0.025"}} 0' in text
        assert f'steamshed_move_seconds_bucket{{worker="{worker}",le="0.05"}} 1' in text
        assert f'steamshed_move_seconds_count{{worker="{worker}"}} 1' in text


# -- copies --------------------------------------------------------------------------------------------------------


def admin(*words: object, expect: int = 0) -> str:
    command = [sys.executable, "-m", "steamshed.cli", "admin", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == expect, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


async def log_of(server: Running, table: str) -> Any:
    async with httpx.AsyncClient(base_url=server.address) as browser:
        return (await browser.get(f"/api/tables/{table}/log")).json()["entries"]


async def test_a_copy_made_while_moves_go_on_is_a_whole_server(tmp_path: pathlib.Path) -> None:
    first = Running(tmp_path / "one")
    first.folder.mkdir()
    first.start()
    ann = Person(first.address)
    copy = tmp_path / "copy.sqlite"
    try:
        await ann.register("Ann of the Copy")
        table = await ann.make("tally", "me", "me", options={"goal": 30})
        async with ann.at(table) as line:
            await line.until("state")
            await line.play("add 1")
            making = asyncio.create_task(asyncio.to_thread(admin, "backup", copy, "--data", first.folder / "data"))
            while not making.done() and not line.state["over"]:
                await line.play("add 1")
            await making
            played = await log_of(first, table)
        assert "is there already" in admin("backup", copy, "--data", first.folder / "data", expect=1)
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert "not empty" in admin("restore", copy, "--data", first.folder / "data", expect=1)
    finally:
        first.stop()
        await ann.close()
    second = Running(tmp_path / "two")
    second.folder.mkdir()
    admin("restore", copy, "--data", second.folder / "data")
    second.start()
    again = Person(second.address)
    try:
        restored = await log_of(second, table)
        assert restored
        assert restored == played[: len(restored)]
        await again.look()
        again.remember((await again.post("/login", {"name": "Ann of the Copy", "password": "a good password"})).json())
        assert (await again.get(f"/tables/{table}")).json()["mine"] == [0, 1]
    finally:
        second.stop()
        await again.close()


def test_what_is_no_copy_is_refused(tmp_path: pathlib.Path) -> None:
    for name, content in (("nothing", b""), ("words", b"hello"), ("half", b"\x1f\x8b\x08\x00")):
        file = tmp_path / name
        file.write_bytes(content)
        assert name in admin("restore", file, "--data", tmp_path / "data", expect=1)
    assert "no-such" in admin("restore", tmp_path / "no-such", "--data", tmp_path / "data", expect=1)


async def test_a_copy_goes_from_one_database_to_the_other_and_back(tmp_path: pathlib.Path) -> None:
    services.require()
    first = Running(tmp_path)
    first.start()
    ann = Person(first.address)
    try:
        await ann.register("Ann who Moves")
        table = await ann.make("tally", "me", "me")
        async with ann.at(table) as line:
            await line.until("state")
            await line.play("add 2")
        played = await log_of(first, table)
    finally:
        first.stop()
        await ann.close()
    with postgres() as database:
        admin("backup", tmp_path / "a", "--data", tmp_path / "data")
        admin("restore", tmp_path / "a", "--database", database)
        admin("backup", tmp_path / "b", "--database", database)
        assert "not empty" in admin("restore", tmp_path / "b", "--database", database, expect=1)
    admin("restore", tmp_path / "b", "--data", tmp_path / "again")
    last = Running(tmp_path, data=tmp_path / "again").start()
    try:
        assert await log_of(last, table) == played
    finally:
        last.stop()
