"""Whether somebody keeps his games and how quickly he answers: counted with each result, told of the last ones.

Answers are counted in steps of half an octave from a minute on, so that the quartiles of many games can be told without
keeping every move.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import select

from steamshed.server import clock
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store

STEPS = 32
"""From a minute to a month."""
LAST = 20
"""So many games are told."""
ENOUGH = 30
"""Of fewer answers nothing is said."""
LATELY = 90 * 86400.0


def counted(waits: Iterable[float]) -> list[int]:
    """How many answers fall into each step; what is empty at the end is left out."""
    found = [0] * STEPS
    for seconds in waits:
        found[step_of(seconds)] += 1
    while found and not found[-1]:
        found.pop()
    return found


def step_of(seconds: float) -> int:
    return min(STEPS - 1, max(0, round(2 * math.log2(max(seconds, 60.0) / 60.0))))


def quartiles(counts: Sequence[int]) -> list[float] | None:
    """The seconds within which a quarter, half and three quarters of the answers came; None if they are too few."""
    count = sum(counts)
    if count < ENOUGH:
        return None
    found = []
    for part in (0.25, 0.5, 0.75):
        left = part * count
        for step, some in enumerate(counts):
            left -= some
            if left <= 0:
                found.append(round(60 * 2 ** (step / 2)))
                break
    return [float(seconds) for seconds in found]


class Reliability(msgspec.Struct, frozen=True):
    """The last games of somebody with other people, the latest first, and how quickly he answers."""

    games: list[str]
    """Of each: ``kept``, ``deputy`` or ``lost``."""
    answers: int
    quartiles: list[float] | None

    @property
    def kept(self) -> int:
        return sum(one != "lost" for one in self.games)


async def of_person(store: Store, user: str) -> Reliability:
    seats = schema.result_seats
    games = (
        select(seats.c.kept).where(seats.c.who == user, seats.c.kept != "").order_by(seats.c.ended.desc()).limit(LAST)
    )
    lately = select(seats.c.answers).where(seats.c.who == user, seats.c.ended > clock.now() - LATELY)
    counts = [0] * STEPS
    for (body,) in await store.rows(lately):
        for step, some in enumerate(msgspec.json.decode(body, type=list[int])[:STEPS]):
            counts[step] += some
    return Reliability([row[0] for row in await store.rows(games)], sum(counts), quartiles(counts))
