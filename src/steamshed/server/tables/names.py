"""Names of people and bots, as they can stand in a record."""

from __future__ import annotations

import re
from collections.abc import Sequence

from steamshed.bots import bots
from steamshed.server.errors import Problem

BAD_IN_NAMES = re.compile(r"[,:\x00-\x1f\x7f\u2028\u2029]+")

BOT_NAMES = ("Rocket", "Mallard", "Adler", "Novelty", "Lion", "Evening Star")
"""Bots are called after engines, so that three of a kind can be told apart."""


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def unique_names(names: Sequence[str]) -> list[str]:
    """Names for the record: clean, and no two the same."""
    made: list[str] = []
    for number, name in enumerate(names, 1):
        clean = clean_name(name) or f"Seat {number}"
        found, extra = clean, 2
        while found in made:
            found, extra = f"{clean} {extra}", extra + 1
        made.append(found)
    return made


def clean_name(name: str) -> str:
    """A name as it can stand in a record."""
    return " ".join(BAD_IN_NAMES.sub(" ", name).split())[:40].strip()


def known_bot(name: str | None) -> str:
    """The name of a bot; the best of the general ones if none was named."""
    if name is None:
        return "greedy" if "greedy" in bots() else bots()[0]
    if name not in bots():
        raise Problem(400, "no-such-bot", f"There is no bot {name!r}.", bot=name)
    return name
