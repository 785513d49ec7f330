"""Circuits: rings of track through at least two stops that a train can run without reversing.

A circuit is a cyclic sequence of pairwise different *nodes* (pieces and stops), each joined to the next across a
border; at every piece the two edges used form one segment, at every stop the two sides used are different. A *link* is
the part from one stop to the next; it crosses borders. The search is exact: simple cycles with forbidden turns, found
depth first; only junctions and stops branch.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.days_of_steam.track.squaregrid import PAIR_BIT, PAIRS
from steamshed.games.days_of_steam.track.squaretiles import EMPTY, STOP
from steamshed.games.days_of_steam.track.squaretrack import JOINED, SquareTrack

NEW: Final = "new"
"""There is a new circuit."""
SAME: Final = "same"
"""The circuit is a variation of one that was there before."""
KEPT: Final = "kept"
"""The circuit was there before and uses what the covered tile had."""
FEW_STOPS: Final = "few_stops"
"""The ring passes fewer than two stops."""
REVERSING: Final = "reversing"
"""The ring closes, but a train would have to reverse on it."""
NO_RING: Final = ""
"""The placement closes no ring."""


class Circuit:
    """Stops in their order, and for each the set of borders on the link to the next one."""

    def __init__(self, stops: list[int], links: list[set[int]]) -> None:
        self.stops = stops
        self.links = links


class Verdict:
    """Whether a placement made a new circuit, why or why not, and the circuit that decided it."""

    def __init__(self, reason: str, stops: list[int]) -> None:
        self.reason = reason
        self.stops = stops
        """The stops of the deciding circuit, in their order."""


def judge(track: SquareTrack, cell: int, old: int, any_loop: bool) -> Verdict:
    """Whether what was placed on a cell, where the laying ``old`` was before, made a new circuit."""
    mask, meets = track.tiles.mask[track.tile[cell]], 0
    for edge in range(4):
        if mask >> edge & 1 and track.tile[cell + track.grid.steps[edge]] != EMPTY:
            meets += 1
    # what meets other track at one side only closes nothing
    return CircuitSearch(track, cell, old, any_loop).verdict() if meets > 1 else Verdict(NO_RING, [])


class CircuitSearch:
    """Looks at one placement: ``track`` with the new tile or stop on ``cell``, where the laying ``old`` was before."""

    def __init__(self, track: SquareTrack, cell: int, old: int, any_loop: bool) -> None:
        self.track = track
        self.cell = cell
        self.old = old
        self.any_loop = any_loop
        self.tile = track.tile
        self.exits = track.tiles.exits
        self.piece = track.tiles.piece
        self.steps = track.grid.steps
        self.visited: set[int] = set()
        self.borders: list[int] = []
        self.stops: list[int] = []
        self.marks: list[int] = []
        """For each stop on the way how many borders were crossed before it."""
        self.entry = 0
        """The edge by which the ring has to come back."""
        self.start = 0
        """The node of the placed tile where the ring begins."""
        self.first = 0
        """The segment of the placed tile with which the ring begins, as a bit of a pair."""
        self.kept = False
        """Whether that segment was on the covered tile too."""
        self.second = 0
        """The segment of the placed tile used on its other piece, or 0."""
        self.reason = NO_RING
        self.deciding: list[int] = []

    def verdict(self) -> Verdict:
        """Searches the rings through every segment of the tile, or pair of sides of the stop, until one is new."""
        laying = self.tile[self.cell]
        may_ring = False
        for bit, (a, b) in enumerate(PAIRS):
            if laying != STOP and not self.track.tiles.segments[laying] >> bit & 1:
                continue
            if not (self.faces_track(a) and self.faces_track(b)):
                continue
            may_ring = True
            if self.rings(a, b):
                return Verdict(NEW, self.deciding)
        if self.reason == NO_RING and (may_ring or self.closes()) and self.physical_ring():
            self.reason = REVERSING
        return Verdict(self.reason, self.deciding)

    def faces_track(self, edge: int) -> bool:
        return self.tile[self.cell + self.steps[edge]] != EMPTY

    # -- rings on the new board ----------------------------------------------------------------------------------

    def rings(self, a: int, b: int) -> bool:
        """Whether a ring that leaves by b and comes back by a is a new circuit."""
        if not self.can_return(a, b):
            return False
        laying = self.tile[self.cell]
        self.entry = a
        self.start = 4 * self.cell + (0 if laying == STOP else self.piece[4 * laying + a])
        self.first = PAIR_BIT[4 * a + b]
        self.kept = self.old != EMPTY and bool(self.track.tiles.segments[self.old] & self.first)
        self.second = 0
        self.visited = {self.start}
        self.borders = []
        self.stops = [self.cell] if laying == STOP else []
        self.marks = [0] if laying == STOP else []
        return self.leave(self.cell, b)

    def can_return(self, a: int, b: int) -> bool:
        """Whether a train that leaves by b can come back by a at all: a quick test before the exact search."""
        goal = 4 * self.cell + a
        number, seen = self.track.search_number(), self.track.marks
        rest = [4 * (self.cell + self.steps[b]) + (b ^ 2)]
        while rest:
            slot = rest.pop()
            if slot == goal:
                return True
            cell, edge = slot >> 2, slot & 3
            laying = self.tile[cell]
            if laying == STOP:
                ways = JOINED[4 * 63 + edge]
            else:
                ways = self.exits[4 * laying + edge]
            for out in ways:
                following = 4 * (cell + self.steps[out]) + (out ^ 2)
                if seen[following] != number:
                    seen[following] = number
                    rest.append(following)
        return False

    def leave(self, cell: int, out: int) -> bool:
        """Crosses a border and goes on from the next node; True as soon as a new circuit is found."""
        self.borders.append(self.track.grid.border(cell, out))
        found = self.enter(cell + self.steps[out], (out ^ 2))
        self.borders.pop()
        return found

    def enter(self, cell: int, edge: int) -> bool:
        laying = self.tile[cell]
        if laying == EMPTY:
            return False
        piece = self.piece[4 * laying + edge]
        if piece < 0:
            return False
        node = 4 * cell + piece
        if node == self.start:
            return edge == self.entry and self.judge()
        if node in self.visited:
            return False
        self.visited.add(node)
        found = False
        if laying == STOP:
            self.stops.append(cell)
            self.marks.append(len(self.borders))
            for out in range(4):
                if out != edge and self.leave(cell, out):
                    found = True
                    break
            self.stops.pop()
            self.marks.pop()
        else:
            for out in self.exits[4 * laying + edge]:
                if cell == self.cell:
                    self.second = PAIR_BIT[4 * edge + out]
                if self.leave(cell, out):
                    found = True
                    break
            if cell == self.cell:
                self.second = 0
        self.visited.remove(node)
        return found

    def judge(self) -> bool:
        """Whether the ring just closed is a circuit, created by the placement, and new."""
        if len(self.stops) < 2:
            self.note(FEW_STOPS)
            return False
        if not self.created():
            self.note(KEPT)
            return False
        if not self.any_loop and self.was_there(self.circuit()):
            self.note(SAME)
            return False
        self.deciding = self.stops[:]
        return True

    def note(self, reason: str) -> None:
        """Remembers why rings did not count: the reason that came closest to counting."""
        order = (NO_RING, FEW_STOPS, KEPT, SAME)
        if order.index(reason) > order.index(self.reason):
            self.reason = reason
            self.deciding = self.stops[:]

    def created(self) -> bool:
        """Whether the ring did not exist before: it has a new segment, or uses two pieces that were one junction."""
        if not self.kept:
            return True
        if not self.second:
            return False
        segments, piece = self.track.tiles.segments[self.old], self.piece
        if not segments & self.second:
            return True
        return piece[4 * self.old + edge_of(self.first)] == piece[4 * self.old + edge_of(self.second)]

    def circuit(self) -> Circuit:
        """The ring as stops and links; the placed tile lies on the last link."""
        links: list[set[int]] = []
        for number, mark in enumerate(self.marks):
            if number + 1 < len(self.marks):
                links.append(set(self.borders[mark : self.marks[number + 1]]))
            else:
                links.append(set(self.borders[mark:] + self.borders[: self.marks[0]]))
        return Circuit(self.stops[:], links)

    # -- the same circuit on the old board -----------------------------------------------------------------------

    def was_there(self, circuit: Circuit) -> bool:
        """Whether a circuit of the old board visits the same stops, each link sharing a border with this one's."""
        if self.tile[self.cell] == STOP:
            return False
        placed = self.tile[self.cell]
        self.tile[self.cell] = self.old
        old = OldSearch(self, circuit)
        found = old.search()
        self.tile[self.cell] = placed
        return found

    # -- rings that are no circuits ------------------------------------------------------------------------------

    def closes(self) -> bool:
        """Whether at least two edges of one piece of the placed tile meet other track."""
        laying = self.tile[self.cell]
        pieces = [self.piece[4 * laying + edge] for edge in range(4) if self.faces_track(edge)]
        return any(piece >= 0 and pieces.count(piece) > 1 for piece in pieces)

    def physical_ring(self) -> bool:
        """Whether track joins two edges of the placed piece elsewhere, whatever a train would have to do on it."""
        laying = self.tile[self.cell]
        for first in range(4):
            piece = self.piece[4 * laying + first]
            if piece >= 0 and self.faces_track(first) and self.comes_back(first, piece):
                return True
        return False

    def comes_back(self, first: int, piece: int) -> bool:
        home = 4 * self.cell + piece
        number, seen = self.track.search_number(), self.track.marks
        seen[home] = number
        rest = [4 * (self.cell + self.steps[first]) + (first ^ 2)]
        while rest:
            slot = rest.pop()
            cell, edge = slot >> 2, slot & 3
            laying = self.tile[cell]
            if laying == EMPTY:
                continue
            piece = self.piece[4 * laying + edge]
            if piece < 0:
                continue
            node = 4 * cell + piece
            if node == home and edge != first:
                return True
            if seen[node] == number:
                continue
            seen[node] = number
            for out in range(4):
                if out != edge and self.piece[4 * laying + out] == piece:
                    rest.append(4 * (cell + self.steps[out]) + (out ^ 2))
        return False


class OldSearch:
    """Searches a board for a circuit that is the same as a given one."""

    def __init__(self, board: CircuitSearch, circuit: Circuit) -> None:
        self.tile = board.tile
        self.exits = board.exits
        self.piece = board.piece
        self.steps = board.steps
        self.track = board.track
        self.circuit = circuit
        self.visited: set[int] = set()
        self.first_side = 0

    def search(self) -> bool:
        """Leaves the first stop by each side."""
        first = self.circuit.stops[0]
        self.visited = set()
        for side in range(4):
            self.first_side = side
            if self.leave(first, side, 0, False):
                return True
        return False

    def leave(self, cell: int, out: int, link: int, shares: bool) -> bool:
        shares = shares or self.track.grid.border(cell, out) in self.circuit.links[link]
        return self.enter(cell + self.steps[out], (out ^ 2), link, shares)

    def enter(self, cell: int, edge: int, link: int, shares: bool) -> bool:
        laying = self.tile[cell]
        if laying == EMPTY:
            return False
        if laying == STOP:
            return self.arrive(cell, edge, link, shares)
        piece = self.piece[4 * laying + edge]
        node = 4 * cell + piece
        if piece < 0 or node in self.visited:
            return False
        self.visited.add(node)
        found = False
        for out in self.exits[4 * laying + edge]:
            if self.leave(cell, out, link, shares):
                found = True
                break
        self.visited.remove(node)
        return found

    def arrive(self, stop: int, edge: int, link: int, shares: bool) -> bool:
        """At a stop: the next one of the circuit, and the link shared a border; the last link leads to the first."""
        stops = self.circuit.stops
        last = link + 1 == len(stops)
        if not shares or stop != stops[0 if last else link + 1]:
            return False
        if last:
            return edge != self.first_side
        return any(out != edge and self.leave(stop, out, link + 1, False) for out in range(4))


def edge_of(pair: int) -> int:
    """One of the edges of a pair given as a bit."""
    for bit, (edge, _) in enumerate(PAIRS):
        if pair >> bit & 1:
            return edge
    raise ValueError(pair)
