"""Shapes inside the positions of Binario Duel."""

from __future__ import annotations

from typing import Annotated

import msgspec

from steamshed.kernel.content import Strict
from steamshed.kernel.position import UNSET, Count

Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]
Generation = Annotated[int, msgspec.Meta(ge=0, le=4)]
Round = Annotated[int, msgspec.Meta(ge=1)]


class StationPart(Strict):
    at: str
    kind: str
    sides: str = ""


class RoutePart(Strict, rename={"start": "from"}):
    start: str
    path: str


class WayPart(Strict):
    """A way tile: its type, who owns it (0, 1 or "both"), who laid it if that is another, its exits."""

    type: str
    owner: Seat | str
    exits: str
    laid: Seat | None = None


class TunnelPart(Strict, rename={"start": "from"}):
    type: str
    owner: Seat
    start: str
    path: str


class RestPart(Strict):
    vehicle: str
    count: Count
    until: Count
    at: str | None = None


class LinePart(Strict, rename={"start": "from", "end": "to"}):
    """A line. A path or time that is left out is worked out (``rules.completing``); null is a line without a path."""

    start: str
    end: str
    out: str | None = None
    back: str | None = None
    vehicle: str | None = None
    count: Count = 1
    heading: str = "out"
    progress: Count = 0
    mark: Count | None = None
    path: str | msgspec.UnsetType | None = UNSET
    toll: Count = 0
    level: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    time: Count = 0
    touched: bool = False
    withdrawn: bool = False


class PendingPart(Strict, rename={"start": "from", "end": "to"}):
    what: str
    type: str | None = None
    manual: bool = False
    ends: list[str] = []
    moves: list[str] = []
    kinds: list[str] = []
    object: str = ""
    elements: list[str] = []
    target: str | None = None
    begun: bool = False
    line: str | None = None
    board: str | None = None
    start: str | None = None
    end: str | None = None
    out: str | None = None
    back: str | None = None
    vehicle: str | None = None


class HandPart(Strict):
    """A continent that is being built by hand: which item comes next, and the river under way."""

    seed: Annotated[int, msgspec.Meta(ge=0)]
    item: Count = 0
    outlined: bool = False
    course: list[str] = []
    from_lake: str = ""
    widths: str = ""
    left_out: list[str] = []
