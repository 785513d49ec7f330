"""What the positions of all games have alike: their head, and seats in an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Protocol

import msgspec

from steamshed.kernel.errors import PositionError

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Head(Protocol):
    """Which game it is, by which version of its rules, and what is being decided."""

    game: str
    rules: int
    phase: str


def check_head(part: Head, game: str, phases: Sequence[str] = ()) -> None:
    """The position is one of this game, in one of its phases where these are given."""
    if part.game != game:
        raise PositionError("game", f"{part.game!r} is not {game}")
    if phases and part.phase not in phases:
        raise PositionError("phase", f"{part.phase!r} is not one of {', '.join(phases)}")


def check_order(order: Sequence[int], inside: Sequence[int]) -> None:
    """An order names every seat in the game once."""
    if sorted(order) != inside:
        raise PositionError("order", f"{order} is not an order of the seats in the game, {inside}")


def check_queue(queue: Sequence[int], inside: Sequence[int], where: str = "queue") -> None:
    """Seats that have still to act are in the game, and none is there twice."""
    if len(set(queue)) != len(queue) or not set(queue) <= set(inside):
        raise PositionError(where, f"{queue} names a seat twice or one that is not in the game")


def first_in(queue: Sequence[int], seat: int | None) -> int:
    """Whose decision it is: the first in the queue, which ``seat`` must not contradict."""
    if not queue:
        raise PositionError("queue", "nobody is left to act")
    if seat not in (None, queue[0]):
        raise PositionError("seat", f"seat {queue[0]} is the first in the queue, not {seat}")
    return queue[0]
