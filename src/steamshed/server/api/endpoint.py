"""What a request is: an ``Endpoint``, with one struct for the parameters of its address (those that its path names, and
the others as query), its body and its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

import msgspec

from steamshed.server.api.shapes import ErrorBody, Sent

P = TypeVar("P")
B = TypeVar("B")
A = TypeVar("A")

Nothing = type(None)


class PlainText(str):
    """A body that is text and not JSON."""

    __slots__ = ()


class Picture(str):
    """An answer that is an SVG document."""

    __slots__ = ()


MOST_TEXT = 1_000_000
"""Characters of a plain text that is sent to the server."""
MOST_BODY = 2_000_000
"""Bytes of a body that holds a whole record."""
MOST_SENT = 262_144
"""Bytes of any other body."""
MOST_UNSIGNED = 100_000
"""Bytes of a body of whoever has not said who he is: a position and what is tried there have room in it."""


@dataclass(frozen=True, eq=False)
class Endpoint(Generic[P, B, A]):
    """One kind of request."""

    method: Literal["GET", "POST", "PUT"]
    path: str
    parameters: type[P]
    body: type[B]
    answer: type[A]
    tag: str
    text: str
    """What it is for: a sentence or two."""
    cached: bool = False
    """Whether the answer has an ETag and 304 says that it has not changed."""
    visitors: bool = True
    """Whether it asks who is there, and counts how often he comes."""
    unwell: bool = False
    """Whether 503 has the same answer."""
    bearer: bool = False
    """Whether the token of a bot says who asks."""
    operator: bool = False
    """Whether it is there for operators alone."""
    whole_record: bool = False
    """Whether the body can hold a whole record."""

    def most_body(self, signed_in: bool) -> int:
        """Bytes that a body may have."""
        most = MOST_BODY if self.whole_record or self.body is PlainText else MOST_SENT
        return most if signed_in else min(most, MOST_UNSIGNED)


class Parameters(msgspec.Struct, frozen=True):
    """What stands in an address."""


class NoParameters(Parameters, frozen=True):
    pass


class Refusal(Sent):
    """The answer to a refused request."""

    error: ErrorBody


class Done(Sent):
    done: Literal[True]
