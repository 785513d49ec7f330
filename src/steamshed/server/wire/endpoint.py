"""What a request is: an ``Endpoint``, with one struct for the parameters of its address (those that its path names, and
the others as query), its body and its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

import msgspec

from steamshed.server.wire.shapes import ErrorBody, Sent

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


class Parameters(msgspec.Struct, frozen=True):
    """What stands in an address."""


class NoParameters(Parameters, frozen=True):
    pass


class Refusal(Sent):
    """The answer to a refused request."""

    error: ErrorBody


class Done(Sent):
    done: Literal[True]
