from itertools import combinations
from math import cos, degrees, dist, isclose, pi, radians, sin, sqrt

import pytest

from steamshed.look.geometry import (
    APOTHEM,
    SQUARE,
    R,
    Run,
    crossing,
    hex_direction,
    hex_middle,
    hex_run,
    number,
    square_middle,
    square_run,
)
from steamshed.look.symbols import sleepers

PAIRS = list(combinations(range(6), 2))


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_track_runs_from_the_middle_of_one_edge_to_the_middle_of_the_other(a: int, b: int):
    run = hex_run(a, b)
    assert dist(run.at(0), hex_middle(a)) < 1e-9
    assert dist(run.at(1), hex_middle(b)) < 1e-9


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_track_crosses_an_edge_at_a_right_angle(a: int, b: int):
    run = hex_run(a, b)
    for t, edge, way in ((0.0, a, -1), (1.0, b, 1)):
        heading = radians(run.heading(t))
        x, y = hex_direction(edge)
        assert isclose(cos(heading) * x + sin(heading) * y, way, abs_tol=1e-9)


@pytest.mark.parametrize(
    ("b", "length", "ties"),
    [(3, sqrt(3), 13), (2, pi / 2, 12), (1, pi / 3, 8), (None, sqrt(3) / 2, 7)],
    ids=["opposite", "two apart", "adjacent", "spur"],
)
def test_lengths_and_sleepers(b: int | None, length: float, ties: int):
    run = hex_run(0, b)
    assert isclose(run.length, length * R)
    assert sleepers(run) == ties


def test_radii():
    assert isclose(hex_run(0, 2).radius, 1.5 * R)
    assert isclose(hex_run(0, 1).radius, 0.5 * R)
    assert hex_run(0, 3).centre is None


def test_an_arc_stays_on_its_hexagon():
    for a, b in PAIRS:
        for t in range(11):
            x, y = hex_run(a, b).at(t / 10)
            assert all(x * dx + y * dy <= APOTHEM + 1e-9 for dx, dy in map(hex_direction, range(6)))


def test_a_spur_ends_in_the_middle():
    assert hex_run(4, None).end == (0, 0)


def test_track_does_not_turn_back():
    with pytest.raises(ValueError, match="edge"):
        hex_run(2, 2)


def test_rails_keep_their_distance():
    run = hex_run(1, 3)
    for t in (0.0, 0.3, 1.0):
        assert isclose(dist(run.at(t, 3.7), run.at(t, -3.7)), 7.4)


def test_squares():
    assert square_run("N", "S").length == SQUARE
    curve = square_run("N", "E")
    assert isclose(curve.length, pi * SQUARE / 4)
    assert dist(curve.at(1), square_middle("E")) < 1e-9
    assert abs(curve.heading(1)) < 1e-9
    assert square_run("W", None, 25).length == 35


def test_crossing():
    ta, tb = crossing(hex_run(0, 3), hex_run(1, 4))
    assert (round(ta, 2), round(tb, 2)) == (0.5, 0.5)


def test_heading_of_a_line():
    assert Run((0, 0), (0, 5)).heading(0.5) == degrees(pi / 2)


def test_numbers_are_short():
    assert [number(x) for x in (-0.0001, 2.0, 1.25, -3.10)] == ["0", "2", "1.25", "-3.1"]
