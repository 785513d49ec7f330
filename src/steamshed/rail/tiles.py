"""Track tiles: pieces of track between edges, in all their rotations.

A *piece* is a tile type turned to one of its different positions; pieces are numbered from 1 (0 is "no tile"). On an
ordinary field a piece joins pairs of edges; on a town field every exit leads to the town.
"""

from __future__ import annotations

from collections.abc import Sequence

Segment = tuple[int, int]
"""Two edges with the smaller first."""


class TileType:
    """One kind of tile: its name, its group, its segments (or exits, for a town tile) and how many there are."""

    def __init__(
        self, name: str, group: str, segments: Sequence[Segment], exits: Sequence[int], count: int, for_towns: bool
    ) -> None:
        self.name = name
        self.group = group
        self.segments = tuple(segments)
        self.exits = tuple(exits) if exits else tuple(edge for segment in segments for edge in segment)
        self.count = count
        self.for_towns = for_towns
        """A tile that can lie on towns only."""


class Piece:
    """A tile type in one position."""

    def __init__(self, id: int, type: int, turn: int, tile: TileType) -> None:
        self.id = id
        self.type = type
        """Index of the tile type."""
        self.turn = turn
        self.tile = tile
        self.label = f"{tile.name} {turn}"
        self.segments: tuple[Segment, ...] = turned_segments(tile.segments, turn)
        self.exits: tuple[int, ...] = tuple(sorted((edge + turn) % 6 for edge in tile.exits))
        self.mask = 0
        """The exits as bits."""
        for edge in self.exits:
            self.mask |= 1 << edge
        self.partner = [-1] * 6
        """Edge to the edge that a segment joins it with."""
        for a, b in self.segments:
            self.partner[a] = b
            self.partner[b] = a


def turned_segments(segments: Sequence[Segment], turn: int) -> tuple[Segment, ...]:
    """The segments of a tile after a rotation, in their order, each with its smaller edge first."""
    result: list[Segment] = []
    for a, b in segments:
        c, d = (a + turn) % 6, (b + turn) % 6
        result.append((c, d) if c < d else (d, c))
    return tuple(result)


class TileSet:
    """All tile types of a game and all their pieces."""

    def __init__(self, types: Sequence[TileType]) -> None:
        self.types = tuple(types)
        self.by_name = {tile.name: index for index, tile in enumerate(types)}
        self.pieces: list[Piece] = [Piece(0, -1, 0, TileType("none", "", (), (), 0, False))]
        self.find: dict[tuple[str, int], int] = {}
        """(type name, turn 0..5) to piece; turns that look the same give the same piece."""
        for index, tile in enumerate(types):
            looks: dict[object, int] = {}
            for turn in range(6):
                piece = Piece(len(self.pieces), index, turn, tile)
                look = (frozenset(piece.segments), piece.mask)
                if look not in looks:
                    looks[look] = piece.id
                    self.pieces.append(piece)
                self.find[(tile.name, turn)] = looks[look]

    def label(self, piece: int) -> str:
        """How a piece is written: ``gentle 2``."""
        return self.pieces[piece].label
