"""How a program plays: it reads one JSON object a line and answers each with one line (docs/bot-protocol.md).

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


class Advise(msgspec.Struct, tag_field="type", tag="advise"):
    """A person asks what to do in this view; to be answered by Advised. Only the processes of a server are asked. With
    ``actions`` the question is what these cost, compared with the best."""

    game: str
    view: Mapping[str, object]
    budget: float
    """Seconds to think."""
    actions: list[str] = []


class Ready(msgspec.Struct, tag_field="type", tag="ready"):
    """The program will play."""

    name: str = ""


class Chosen(msgspec.Struct, tag_field="type", tag="action"):
    """One of the legal actions."""

    action: str


class Advised(msgspec.Struct, tag_field="type", tag="advice"):
    """The best plan and another one: the next best, or the one that was asked about."""

    plan: list[str]
    other: list[str] | None
    """None where there is only one thing to do."""
    difference: float
    """Points at the end by which the plan is better."""
    interval: tuple[float, float] | None
    """In 95 of 100 cases the difference is within; None where nobody knows."""
    blunder: float
    """A difference of so many points is one that a player should be warned of."""
    reasons: list[tuple[str, str]]
    """Message of the game, and its argument ``points``."""


class Failed(msgspec.Struct, tag_field="type", tag="failed"):
    """The program cannot answer, and why."""

    reason: str


Question = Hello | Choose | Advise
Answer = Ready | Chosen | Advised | Failed
