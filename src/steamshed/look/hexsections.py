"""Which segments of laid track form one section: chains joined edge to edge, ending at cities and towns.

Works on what a view says of the tiles on a hexagon map: on each field the owners by segment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import msgspec

from steamshed.look.hexboard import DrawnMap
from steamshed.look.hextrack import TrackSegment
from steamshed.rail.hexgrid import opposite


class LaidTile(msgspec.Struct):
    """Track on one field: owners by segment ("2-4"), on a town field by exit ("2")."""

    tile: str
    owners: dict[str, int | None]

    @property
    def name(self) -> str:
        return self.tile.rpartition(" ")[0]

    @property
    def turns(self) -> int:
        return int(self.tile.rpartition(" ")[2])


@dataclass(frozen=True)
class Section:
    """A chain of segments joined edge to edge, in order of travel, and the nodes at its two ends."""

    segments: tuple[TrackSegment, ...]
    owner: int | None
    ends: tuple[str | None, str | None]

    @property
    def first_edge(self) -> tuple[str, int]:
        """The field and edge by which the section is known."""
        return self.segments[0].field, self.segments[0].a

    @property
    def fields(self) -> int:
        return len({segment.field for segment in self.segments})


def laid_segments(track: Mapping[str, LaidTile]) -> dict[TrackSegment, int | None]:
    """Every segment on the map and its owner."""
    found: dict[TrackSegment, int | None] = {}
    for name, laid in track.items():
        for key, owner in laid.owners.items():
            a, _, b = key.partition("-")
            found[TrackSegment(name, int(a), int(b) if b else None)] = owner
    return found


@dataclass
class _Walk:
    """Follows track from segment to segment."""

    board: DrawnMap
    cities: Mapping[str, str]
    towns: Mapping[str, str]
    owners: dict[TrackSegment, int | None]
    at_edge: dict[tuple[str, int], TrackSegment] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for segment in self.owners:
            self.at_edge[segment.field, segment.a] = segment
            if segment.b is not None:
                self.at_edge[segment.field, segment.b] = segment

    def onward(self, start: TrackSegment, edge: int) -> tuple[list[TrackSegment], str | None]:
        """What follows a segment across an edge (each turned to the way of travel), and the node at the end."""
        chain: list[TrackSegment] = []
        name, seen = start.field, {start}
        while True:
            across = self.board.neighbour(name, edge)
            if across is None or across in self.cities:
                return chain, None if across is None else self.cities[across]
            entry = opposite(edge)
            segment = self.at_edge.get((across, entry))
            if segment is None or segment in seen:
                return chain, None
            seen.add(segment)
            if segment.b is None:
                return [*chain, segment], self.towns[across]
            edge = segment.b if segment.a == entry else segment.a
            chain.append(TrackSegment(across, entry, edge))
            name = across

    def section(self, segment: TrackSegment) -> Section:
        """The whole section of a segment."""
        before, start = self.onward(segment, segment.a)
        after: list[TrackSegment] = []
        if segment.b is None:
            end: str | None = self.towns[segment.field]
        else:
            after, end = self.onward(segment, segment.b)
        chain = [*_turned(before), segment, *after]
        key = self.board.fields
        one, other = (key[chain[i].field] for i in (0, -1))
        if (one.col, one.row, chain[0].a) <= (other.col, other.row, chain[-1].b if chain[-1].b is not None else 6):
            return Section(tuple(chain), self.owners[segment], (start, end))
        return Section(tuple(_turned(chain)), self.owners[segment], (end, start))


def _turned(chain: Iterable[TrackSegment]) -> list[TrackSegment]:
    """A chain in the other way of travel."""
    back = reversed(list(chain))
    return [s if s.b is None else TrackSegment(s.field, s.b, s.a) for s in back]


def _key(segment: TrackSegment) -> tuple[str, int, int]:
    edges = sorted((segment.a, -1 if segment.b is None else segment.b))
    return segment.field, edges[0], edges[1]


def sections(
    board: DrawnMap, cities: Mapping[str, str], towns: Mapping[str, str], track: Mapping[str, LaidTile]
) -> list[Section]:
    """All sections on the map. ``cities`` (New Cities too) and ``towns`` are names by field."""
    owners = laid_segments(track)
    walk = _Walk(board, cities, towns, owners)
    found: list[Section] = []
    done: set[tuple[str, int, int]] = set()
    for segment in owners:
        if _key(segment) not in done:
            section = walk.section(segment)
            done.update(_key(part) for part in section.segments)
            found.append(section)
    return found
