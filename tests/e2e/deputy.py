"""Plays for a browser's player over his own socket: the long middle of a game, without the page."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import connect

State = dict[str, Any]


class Deputy:
    """A second line of a player to a table. He plays anything that is legal."""

    def __init__(self, page: Page, table: str, seed: int = 0) -> None:
        cookies = page.context.cookies()
        origin, _, id = table.partition("/table/")
        self.address = origin.replace("http", "ws", 1) + f"/ws/tables/{id}"
        self.headers = {"Cookie": "; ".join(f"{one.get('name')}={one.get('value')}" for one in cookies)}
        self.rng = random.Random(seed)

    def look(self) -> State:
        """The table as it is now."""
        with connect(self.address, additional_headers=self.headers, max_size=None) as line:
            while True:
                message = json.loads(line.recv(timeout=60))
                if message["type"] == "state":
                    return dict(message)

    def answer(self, *actions: str) -> None:
        """Answers with these whenever he is asked, until all of them are said."""
        left = list(actions)
        self.attend(lambda _: not left, lambda _: left.pop(0))

    def play(self, enough: Callable[[State], bool]) -> State:
        """Plays until it is enough, asked whenever a decision is due, or the game is over."""
        return self.attend(
            lambda message: bool(message.get("legal")) and enough(message),
            lambda message: str(self.rng.choice(message["legal"])["action"]),
        )

    def attend(self, enough: Callable[[State], bool], choose: Callable[[State], str]) -> State:
        """Answers every question until a state of the table is enough, or the game is over."""
        with connect(self.address, additional_headers=self.headers, max_size=None) as line:
            while True:
                message = json.loads(line.recv(timeout=60))
                assert message["type"] not in ("error", "refused"), message
                if message["type"] != "state":
                    continue
                if message["over"] or enough(message):
                    return dict(message)
                if message.get("legal"):
                    line.send(json.dumps({"type": "act", "action": choose(message), "version": message["version"]}))
