"""Square track tiles in all their rotations.

A tile is a list of *pieces*, each one connected bit of track: its *segments* join two edges that a train can run
between without reversing; a piece without segments is a *dead end* at one edge; a piece with two or more is a
*junction*. A tile turned to one of its different positions is a *laying*, numbered from 2; 0 is "no tile", 1 a *stop*:
track at all four edges, where routes end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steamshed.games.days_of_steam.track.squaregrid import EDGES, PAIR_BIT

EMPTY: Final = 0
STOP: Final = 1

# what an edge of a cell faces, two bits an edge in the key of a cell (``Fits``)
FREE: Final = 0
BLANK: Final = 1
TRACK: Final = 2
NEAR: Final = 3


class Piece:
    """One connected bit of track, as it lies at rotation 0."""

    def __init__(self, segments: Sequence[tuple[int, int]], stub: int = -1) -> None:
        self.segments = tuple((min(a, b), max(a, b)) for a, b in segments)
        self.stub = stub
        """The edge of a dead end, or -1."""

    def turned(self, turn: int) -> Piece:
        turned = [((a + turn) % 4, (b + turn) % 4) for a, b in self.segments]
        return Piece(turned, (self.stub + turn) % 4 if self.stub >= 0 else -1)

    @property
    def edges(self) -> list[int]:
        """The edges that the piece meets, in the order N E S W."""
        met = {edge for segment in self.segments for edge in segment}
        return sorted(met | ({self.stub} if self.stub >= 0 else set()))

    @property
    def name(self) -> str:
        """The edges as text: ``NS``."""
        return "".join(EDGES[edge] for edge in self.edges)

    def look(self) -> tuple[frozenset[tuple[int, int]], int]:
        return frozenset(self.segments), self.stub


class Laying:
    """A tile in one position."""

    def __init__(self, number: int, tile: int, turn: int, pieces: Sequence[Piece]) -> None:
        self.number = number
        self.tile = tile
        """The number of the tile, -1 for a stop."""
        self.turn = turn
        self.pieces = tuple(pieces)
        self.mask = 0
        """Edges with track, as bits."""
        self.through = 0
        """Edges of segments, as bits: without dead ends."""
        self.segments = 0
        """The segments as bits of pairs of edges."""
        for piece in pieces:
            for a, b in piece.segments:
                self.through |= 1 << a | 1 << b
                self.segments |= PAIR_BIT[4 * a + b]
            for edge in piece.edges:
                self.mask |= 1 << edge


class SquareTiles:
    """All tiles of a game and their layings, with flat tables for those who follow track."""

    def __init__(self, tiles: Sequence[tuple[str, Sequence[Piece]]]) -> None:
        self.names = [name for name, _ in tiles]
        self.layings: list[Laying] = [Laying(EMPTY, -1, 0, ()), Laying(STOP, -1, 0, ())]
        self.layings[STOP].mask = 15
        self.find: list[int] = []
        """4 * tile + turn to the laying; turns that look the same give the same laying, that of the smallest turn."""
        self.turns: list[list[int]] = []
        """Tile to its different turns."""
        for tile, (_, pieces) in enumerate(tiles):
            self.add(tile, pieces)
        self.mask = [laying.mask for laying in self.layings]
        self.segments = [laying.segments for laying in self.layings]
        self.exits: list[list[int]] = []
        """4 * laying + edge entered by to the edges a train can leave by without reversing; none at a stop."""
        self.piece: list[int] = []
        """4 * laying + edge to the piece there: its number on the tile, 0 for a stop, -1 without track."""
        for laying in self.layings:
            for edge in range(4):
                self.exits.append(exits_of(laying.pieces, edge))
                self.piece.append(0 if laying.number == STOP else piece_at(laying.pieces, edge))
        self.fits = [fits(self, turns, tile) for tile, turns in enumerate(self.turns)]
        """Tile, then the key of a cell, to the turns that may be laid there, as bits (see ``fits``)."""

    def add(self, tile: int, pieces: Sequence[Piece]) -> None:
        looks: dict[object, int] = {}
        self.turns.append([])
        for turn in range(4):
            turned = [piece.turned(turn) for piece in pieces]
            look = frozenset(piece.look() for piece in turned)
            if look not in looks:
                looks[look] = len(self.layings)
                self.layings.append(Laying(len(self.layings), tile, turn, turned))
                self.turns[tile].append(turn)
            self.find.append(looks[look])

    def label(self, laying: int) -> str:
        """How a laying is written: ``SWL/1``."""
        found = self.layings[laying]
        return f"{self.names[found.tile]}/{found.turn}"


def exits_of(pieces: Sequence[Piece], edge: int) -> list[int]:
    """The edges joined to an edge by a segment, in the order N E S W."""
    found: list[int] = []
    for piece in pieces:
        for a, b in piece.segments:
            if edge in (a, b):
                found.append(b if edge == a else a)
    return sorted(found)


def piece_at(pieces: Sequence[Piece], edge: int) -> int:
    for number, piece in enumerate(pieces):
        if edge in piece.edges:
            return number
    return -1


def fits(tiles: SquareTiles, turns: Sequence[int], tile: int) -> list[int]:
    """For every key of a cell the turns of a tile, as bits, that match all four sides and begin near a stop.

    A key says of each edge, in two bits, what it faces: FREE (an empty cell), BLANK (a side without track), TRACK, or
    NEAR (track on which a train that leaves by this edge comes to a stop soon enough). Track must meet track and blank
    must meet blank, and some segment must have an edge that is NEAR.
    """
    found = [0] * 256
    for turn in turns:
        laying = tiles.layings[tiles.find[4 * tile + turn]]
        for key in range(256):
            near = False
            matches = True
            for edge in range(4):
                faces = key >> (2 * edge) & 3
                if faces != FREE and (faces != BLANK) != bool(laying.mask >> edge & 1):
                    matches = False
                near = near or (faces == NEAR and bool(laying.through >> edge & 1))
            if matches and near:
                found[key] |= 1 << turn
    return found
