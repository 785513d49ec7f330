"""How a program plays: it reads one JSON object a line and answers each with one line. docs/bots.md explains it.

The same lines go to programs that somebody has written and to the processes in which a server lets its bots think.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, UnsetType

VERSION = 1


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """A seat in this game is to be played; to be answered by Ready. ``bot`` says by whom, if there are several."""

    steamshed: int
    game: str
    bot: str | UnsetType = UNSET


class Choose(msgspec.Struct, tag_field="type", tag="choose"):
    """It is the seat's turn; to be answered by Chosen. This is all that a bot is ever told."""

    view: Mapping[str, object]
    legal: list[str]
    clock: float | None
    """Seconds for the decision; None without limit."""
    seed: int
    """For the bot's own random generator."""


class Ready(msgspec.Struct, tag_field="type", tag="ready"):
    """The program will play."""

    name: str = ""


class Chosen(msgspec.Struct, tag_field="type", tag="action"):
    """One of the legal actions."""

    action: str


class Failed(msgspec.Struct, tag_field="type", tag="failed"):
    """The program cannot answer, and why."""

    reason: str


Question = Hello | Choose
Answer = Ready | Chosen | Failed
