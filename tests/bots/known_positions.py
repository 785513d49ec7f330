"""Positions where the right idea is known, from the folder `judgement`, and what a level does in them.

Searches get the time they need for a fixed number of lines, so that the same position is decided the same everywhere.
"""

from __future__ import annotations

import json
import pathlib
import random
from dataclasses import dataclass, replace

import steamshed
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import LEVELS

FOLDER = pathlib.Path(__file__).parent / "judgement"
LINES = 60
"""Lines that a search plays out here."""


@dataclass(frozen=True)
class Known:
    """A position and the idea in it."""

    game: str
    id: str
    idea: str
    seat: int
    position: dict[str, object]
    solved_by: tuple[str, ...]
    accept: tuple[str, ...] = ()
    refuse: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.game}-{self.id}"

    def is_right(self, action: str) -> bool:
        if self.accept:
            return any(matches(action, text) for text in self.accept)
        return not any(matches(action, text) for text in self.refuse)


def matches(action: str, text: str) -> bool:
    return action.startswith(text.removesuffix("...")) if text.endswith("...") else action == text


def positions() -> list[Known]:
    found = []
    for file in sorted(FOLDER.glob("*.json")):
        for entry in json.loads(file.read_text(encoding="utf-8")):
            lists = {name: tuple(entry.get(name, ())) for name in ("solved_by", "accept", "refuse")}
            found.append(Known(file.stem, entry["id"], entry["idea"], entry["seat"], entry["position"], **lists))
    return found


def decision(known: Known, level: str, lines: int = LINES) -> str:
    """What a level does in a position."""
    game = steamshed.game(known.game)
    state = game.load(known.position)
    assert state.seat == known.seat
    chosen = LEVELS[level]
    bot = LadderBot(game, replace(chosen, playouts=min(lines, chosen.playouts), seconds=600.0))
    return str(bot.choose(state.view(known.seat), state.legal(), None, random.Random(1)))
