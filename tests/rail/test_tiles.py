"""Tile types in all their positions."""

from __future__ import annotations

from steamshed.rail.tiles import TileSet, TileType, turned_segments
from tests.rail.world import TILES


def test_a_tile_has_as_many_pieces_as_it_has_looks():
    count: dict[str, int] = {}
    for piece in TILES.pieces[1:]:
        count[piece.tile.name] = count.get(piece.tile.name, 0) + 1
    assert count == {
        "straight": 3, "gentle": 6, "acute": 6, "cross": 3, "cross_gentle": 6, "cross_curves": 6, "curves": 3,
        "left": 6, "right": 6, "side": 6, "end": 6, "fork": 6, "star": 2,
    }  # fmt: skip


def test_piece_zero_is_no_tile():
    assert TILES.pieces[0].segments == ()
    assert TILES.pieces[0].mask == 0
    assert [piece.id for piece in TILES.pieces] == list(range(len(TILES.pieces)))


def test_turns_that_look_the_same_are_one_piece():
    assert TILES.find[("straight", 1)] == TILES.find[("straight", 4)]
    assert TILES.find[("cross", 0)] == TILES.find[("cross", 3)]
    assert TILES.find[("star", 1)] == TILES.find[("star", 5)]
    assert TILES.label(TILES.find[("straight", 4)]) == "straight 1"


def test_turning_adds_to_every_edge():
    assert turned_segments([(0, 2)], 5) == ((1, 5),)
    piece = TILES.pieces[TILES.find[("cross_gentle", 2)]]
    assert piece.segments == ((2, 4), (0, 3))
    assert piece.exits == (0, 2, 3, 4)
    assert piece.mask == 0b11101
    assert piece.partner == [3, -1, 4, 0, 2, -1]


def test_town_tiles_have_exits_and_no_segments():
    piece = TILES.pieces[TILES.find[("fork", 4)]]
    assert (piece.segments, piece.exits) == ((), (1, 4, 5))
    assert piece.partner == [-1] * 6


def test_every_piece_is_consistent():
    for piece in TILES.pieces[1:]:
        assert piece.mask == sum(1 << edge for edge in piece.exits)
        for a, b in piece.segments:
            assert a < b
            assert (piece.partner[a], piece.partner[b]) == (b, a)
        if not piece.tile.for_towns:
            assert sorted(edge for segment in piece.segments for edge in segment) == list(piece.exits)


def test_the_same_segments_in_another_order_are_the_same_look():
    tiles = TileSet([TileType("x", "complex", [(0, 3), (1, 4)], [], 1, False)])
    assert len(tiles.pieces) == 1 + 3
