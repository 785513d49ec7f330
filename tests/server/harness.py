"""A real server process for the tests, and players that talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import pathlib
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from steamshed.server.tables.live_tables import LoadedTable
from testbed.services import free_port

STARTING = 60.0
"""Seconds in which a server answers, also on a crowded machine."""
from tests.server.declared import check_message, check_response

ROOT = pathlib.Path(__file__).parents[2]
TOYS = "tests.server.toys"


def played(loaded: LoadedTable) -> int:
    """How many actions have been played at a table."""
    return 0 if loaded.now.play is None else loaded.now.play.count


class Running:
    """A server process with its data folder. It can be killed and started again."""

    program: tuple[str, ...] = (sys.executable, "-m", "steamshed.cli")

    def __init__(self, folder: pathlib.Path, **settings: object) -> None:
        self.folder = folder
        self.port = free_port()
        self.settings = {"data": folder / "data", "port": self.port, "extra_games": TOYS, "rate_limits": "false"}
        self.settings |= {"bot_pause": 0, "log": "info"}
        self.settings |= settings
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Running:
        environment = dict(os.environ)
        environment |= {f"STEAMSHED_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment["PYTHONPATH"] = self.path()
        with self.log.open("ab") as log:
            command = [*self.program, "serve"]
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=self.folder)
        until = time.monotonic() + STARTING
        while time.monotonic() < until and self.process.poll() is None:
            if self.answers():
                return self
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def answers(self) -> bool:
        """Whether the server is well. Asked without httpx, whose clients read all certificates of the system first."""
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, http.client.HTTPException):
            return False

    def path(self) -> str:
        """Where the process looks for modules first."""
        return os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)])

    def away_for(self, table: str, seat: int, seconds: float) -> None:
        """Makes it so long ago that a player was last at his table."""
        with contextlib.closing(sqlite3.connect(self.folder / "data" / "steamshed.sqlite", timeout=30)) as stored:
            values = (time.time() - seconds, table, seat)
            stored.execute('UPDATE seats SET seen = ? WHERE "table" = ? AND seat = ?', values)
            stored.commit()

    def admin(self, *words: str) -> str:
        """What the operator's command says."""
        command = [sys.executable, "-m", "steamshed.cli", "admin", *words, "--data", str(self.folder / "data")]
        environment = {**os.environ, "STEAMSHED_EXTRA_GAMES": TOYS}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=ROOT, timeout=60)
        return done.stdout + done.stderr

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


class Person:
    """Somebody with a browser: cookies, a CSRF token, sockets."""

    def __init__(self, address: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self.address = address
        hooks: dict[str, list[Any]] = {"response": [check_response]}
        # No certificates are checked, and so none are read: that takes 24 ms for every person.
        self.http = httpx.AsyncClient(
            base_url=address, timeout=20, event_hooks=hooks, transport=transport, verify=False
        )
        self.csrf = ""

    async def look(self) -> dict[str, Any]:
        return self.remember((await self.http.get("/api/me")).json())

    def remember(self, me: dict[str, Any]) -> dict[str, Any]:
        self.csrf = me["csrf"]
        return me

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(f"/api{path}", params=query)

    async def post(self, path: str, body: object = None) -> httpx.Response:
        return await self.http.post(
            f"/api{path}", json={} if body is None else body, headers={"X-CSRF-Token": self.csrf}
        )

    def plain(self) -> dict[str, str]:
        """Headers to send a text with."""
        return {"X-CSRF-Token": self.csrf, "Content-Type": "text/plain"}

    async def put(self, path: str, body: object) -> httpx.Response:
        return await self.http.put(f"/api{path}", json=body, headers={"X-CSRF-Token": self.csrf})

    async def be_guest(self, name: str) -> Person:
        await self.look()
        self.remember((await self.post("/guest", {"name": name})).json())
        return self

    async def register(self, name: str, password: str = "a good password") -> Person:
        await self.look()
        answer = await self.post("/register", {"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        self.remember(answer.json())
        return self

    async def make(self, game: str, *seats: Any, **more: Any) -> str:
        """A table; a seat is a kind or a whole description."""
        described = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        answer = await self.post("/tables", {"game": game, "seats": described, **more})
        assert answer.status_code == 200, answer.text
        id: str = answer.json()["id"]
        return id

    async def join(self, table: str, **body: Any) -> int:
        answer = await self.post(f"/tables/{table}/join", body)
        assert answer.status_code == 200, answer.text
        self.remember(answer.json()["me"])
        seat: int = answer.json()["seat"]
        return seat

    @contextlib.asynccontextmanager
    async def at(self, table: str, query: str = "") -> AsyncIterator[Line]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1) + f"/ws/tables/{table}{query}"
        headers = {"Cookie": cookies} if cookies else {}
        async with websockets.connect(address, additional_headers=headers, max_size=None) as connection:
            yield Line(connection)

    async def close(self) -> None:
        await self.http.aclose()


class Line:
    """A socket at a table. Remembers everything that came through it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}

    async def hear(self, seconds: float = 15) -> dict[str, Any]:
        text = await asyncio.wait_for(self.connection.recv(), seconds)
        assert isinstance(text, str)
        check_message(text)
        message: dict[str, Any] = json.loads(text)
        self.texts.append(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    async def until(self, type: str, **facts: Any) -> dict[str, Any]:
        """Listens until a message of this type with these facts comes."""
        while True:
            message = await self.hear()
            if message["type"] == type and all(message.get(key) == value for key, value in facts.items()):
                return message

    async def a_vote(self) -> dict[str, Any]:
        """Listens until something is voted on."""
        while not (votes := (await self.until("votes"))["votes"]):
            pass
        first: dict[str, Any] = votes[0]
        return first

    async def until_state(self, version: int) -> dict[str, Any]:
        while self.state.get("version", -1) < version:
            await self.hear()
        return self.state

    async def send(self, type: str, **facts: Any) -> None:
        await self.connection.send(json.dumps({"type": type, **facts}))

    async def act(self, action: str, version: int | None = None, id: str = "a") -> dict[str, Any]:
        """Plays an action and gives the answer to it."""
        await self.send("act", id=id, action=action, version=self.state["version"] if version is None else version)
        return await self.answer(id)

    async def answer(self, id: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message.get("id") == id and message["type"] != "state":
                return message

    async def play(self, action: str) -> dict[str, Any]:
        """Plays an action that must be accepted; gives the state after it."""
        answer = await self.act(action)
        assert answer["type"] == "accepted", answer
        return await self.until_state(answer["version"])
