"""Square tiles: where track runs on them and what is drawn over what."""

import re

import pytest

from steamshed.look import squares
from steamshed.look.geometry import SQUARE


@pytest.mark.parametrize(("text", "length"), [("NS", SQUARE), ("EW", SQUARE), ("E", SQUARE / 2 - squares.BUFFER)])
def test_runs_of_segments_and_dead_ends(text, length):
    assert squares.segment_run(text).length == pytest.approx(length)


def test_a_curve_is_a_quarter_circle():
    assert squares.segment_run("NE").length == pytest.approx(squares.segment_run("WS").length)
    assert squares.segment_run("NE").radius == SQUARE / 2


def test_only_pieces_that_cross_get_a_bridge():
    straight, across = squares.segment_run("NS"), squares.segment_run("EW")
    assert "t-deck" in squares.pieces([[straight], [across]])
    assert "t-deck" not in squares.pieces([[squares.segment_run("NE")], [squares.segment_run("SW")]])
    assert "t-deck" not in squares.pieces([[straight, squares.segment_run("SW")]])
    assert "t-deck" not in squares.pieces([[straight], [squares.segment_run("E")]])


def test_the_free_corner_is_not_inside_a_curve():
    assert squares.free_corner(["NS"]) == (-1.0, -1.0)
    assert squares.free_corner(["NW"]) == (1.0, -1.0)
    assert squares.free_corner(["NW", "NE", "ES"]) == (-1.0, 1.0)


@pytest.mark.parametrize("segments", [["NS"], ["EW"], ["NE"], ["SW"]])
def test_hills_keep_off_the_track_and_the_number(segments):
    drawn = squares.hills(segments, (-43, -43))
    assert drawn.count("contour") >= 6
    tops = [(float(x), float(y)) for x, y in re.findall(r'd="M(-?[\d.]+) (-?[\d.]+)C', drawn)]
    assert all(abs(x) < 62 and abs(y) < 60 for x, y in tops)


def test_a_train_has_the_mark_of_its_seat():
    assert len({squares.train(livery) for livery in range(1, 5)}) == 4
