"""Which pieces fit a field, computed once for every combination of blocked and anchored edges.

An edge is *blocked* if no track may end there and *anchored* if track that ends there is connected to what the builder
may build from. Both are bit masks of edges. Replacing keeps old track: a ``Change`` says which segments a new piece
redirects and which it adds.
"""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.rail.network import CITY, NOBODY, Network
from steamshed.rail.tiles import Segment, TileSet


class Edges:
    """The edges of one field as a builder sees them, as bits."""

    def __init__(self, network: Network, closed: int, seat: int, field: int) -> None:
        self.closed = closed
        """At which no track may end."""
        self.rival = 0
        """A segment end of another player."""
        self.anchored = 0
        """A city, an own open end, or an unowned one that can be claimed."""
        self.own = 0
        """An open end of the builder's own."""
        self.joins = 0
        """A city, or an open end of whomever."""
        for edge in range(6):
            other = network.grid.across[6 * field + edge]
            if other < 0 or network.section_at[6 * field + edge]:
                continue
            if network.stop[other // 6] == CITY:
                self.anchored |= 1 << edge
                self.joins |= 1 << edge
                continue
            section = network.section_at[other]
            if section == 0:
                continue
            self.joins |= 1 << edge
            owner = network.owner[section]
            if owner == seat:
                self.anchored |= 1 << edge
                self.own |= 1 << edge
            elif owner != NOBODY:
                self.rival |= 1 << edge
            elif network.claimable(seat, section):
                self.anchored |= 1 << edge


class Fits:
    """The pieces of a list that fit an empty field."""

    def __init__(self, tiles: TileSet, pieces: Sequence[int], town: bool) -> None:
        self.tiles = tiles
        self.pieces = tuple(pieces)
        self.town = town
        self.known: dict[int, tuple[int, ...]] = {}

    def find(self, blocked: int, anchored: int) -> tuple[int, ...]:
        """Pieces with no blocked exit and enough anchored ones, in the order of the list."""
        key = blocked << 6 | anchored
        found = self.known.get(key)
        if found is None:
            found = tuple(piece for piece in self.pieces if self.fits(piece, blocked, anchored))
            self.known[key] = found
        return found

    def fits(self, piece: int, blocked: int, anchored: int) -> bool:
        return self.tiles.pieces[piece].mask & blocked == 0 and self.is_anchored(piece, anchored)

    def is_anchored(self, piece: int, anchored: int) -> bool:
        """On a town one exit is enough; elsewhere every segment needs an anchored edge."""
        if self.town:
            return self.tiles.pieces[piece].mask & anchored != 0
        return all((1 << a | 1 << b) & anchored for a, b in self.tiles.pieces[piece].segments)


class Change:
    """What becomes of the track on an ordinary field when one piece replaces another."""

    def __init__(self, piece: int, redirected: tuple[tuple[int, int, int], ...], added: tuple[Segment, ...]) -> None:
        self.piece = piece
        self.redirected = redirected
        """(fixed edge, open edge given up, new edge) for each old segment that turns."""
        self.added = added


def change_between(tiles: TileSet, old: int, new: int, town: bool) -> Change | None:
    """How a new piece takes over the track of an old one, or None if track would disappear.

    Every old segment is kept or redirected by a segment of its own; an edge that a redirection gives up stays free. So
    there is never more than one way.
    """
    before, after = tiles.pieces[old], tiles.pieces[new]
    if town:
        if before.mask & ~after.mask:
            return None
        return Change(new, (), tuple((edge, -1) for edge in after.exits if not before.mask >> edge & 1))
    rest = [segment for segment in after.segments if segment not in before.segments]
    redirected: list[tuple[int, int, int]] = []
    for segment in before.segments:
        if segment in after.segments:
            continue
        turned = turn_of(segment, rest, after.mask)
        if turned is None:
            return None
        redirected.append(turned)
        fixed, _, turned_to = turned
        rest.remove((min(fixed, turned_to), max(fixed, turned_to)))
    return Change(new, tuple(redirected), tuple(rest))


def turn_of(segment: Segment, rest: Sequence[Segment], exits: int) -> tuple[int, int, int] | None:
    """The redirection (a, b) to (a, c) into one of the remaining segments that leaves edge b free."""
    for a, b in (segment, (segment[1], segment[0])):
        if exits >> b & 1:
            continue
        for c, d in rest:
            if c == a:
                return a, b, d
            if d == a:
                return a, b, c
    return None


def loop_node(network: Network, field: int, change: Change) -> int:
    """The node at which both ends of a section would lie after a change of the track on a field, or -1."""
    for a, b in change.added:
        first = network.reached(6 * field + a)
        second = field if b < 0 else network.reached(6 * field + b)
        if first >= 0 and first == second:
            return first
    for a, _, c in change.redirected:
        start = network.start[network.section_at[6 * field + a]]
        if network.reached(6 * field + c) == start:
            return start
    return -1


class Changes:
    """All ways to replace a piece, found when first asked for."""

    def __init__(self, tiles: TileSet, pieces: Sequence[int], town: bool) -> None:
        self.tiles = tiles
        self.pieces = tuple(pieces)
        self.town = town
        self.known: dict[int, tuple[Change, ...]] = {}
        self.single: dict[int, Change] = {}

    def between(self, old: int, new: int) -> Change | None:
        """See ``change_between``. Without an old piece (0) all track of the new one is added."""
        key = old * len(self.tiles.pieces) + new
        found = self.single.get(key)
        if found is None:
            found = change_between(self.tiles, old, new, self.town)
            if found is not None:
                self.single[key] = found
        return found

    def of(self, old: int) -> tuple[Change, ...]:
        """Every piece that may follow ``old``, with what it changes; a piece that changes nothing is left out."""
        found = self.known.get(old)
        if found is None:
            changes: list[Change] = []
            for piece in self.pieces:
                change = self.between(old, piece)
                if change is not None and (change.redirected or change.added):
                    changes.append(change)
            found = tuple(changes)
            self.known[old] = found
        return found
