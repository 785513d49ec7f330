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

    def play(self, enough: Callable[[State], bool]) -> State:
        """Plays until it is enough, asked whenever a decision is due, or the game is over."""
        with connect(self.address, additional_headers=self.headers, max_size=None) as line:
            while True:
                message = json.loads(line.recv(timeout=60))
                assert message["type"] not in ("error", "refused"), message
                if message["type"] != "state":
                    continue
                if message["over"] or (message.get("legal") and enough(message)):
                    return dict(message)
                if message.get("legal"):
                    action = self.rng.choice(message["legal"])["action"]
                    line.send(json.dumps({"type": "act", "action": action, "version": message["version"]}))
