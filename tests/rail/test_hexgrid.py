"""Fields, neighbours and edges."""

from __future__ import annotations

from steamshed.rail.hexgrid import HexGrid, column_letters, opposite


def test_names_and_places():
    grid = HexGrid(["..", ".o.", " @"])
    assert grid.names == ["A1", "A2", "B1", "B2", "B3", "C2"]
    assert grid.places == [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]
    assert grid.kinds == [".", ".", ".", "o", ".", "@"]
    assert grid.index["C2"] == 5
    assert grid.size == 6


def test_columns_beyond_z():
    assert [column_letters(number) for number in (0, 25, 26, 27, 52)] == ["A", "Z", "AA", "AB", "BA"]


def neighbours(grid: HexGrid, hex: str) -> list[str]:
    found = [grid.neighbour(grid.index[hex], edge) for edge in range(6)]
    return [grid.names[field] if field >= 0 else "--" for field in found]


def test_every_second_column_lies_half_a_field_lower():
    """Edges are north, north-east, south-east, south, south-west, north-west."""
    grid = HexGrid(["...", "...", "..."])
    assert neighbours(grid, "B2") == ["B1", "C2", "C3", "B3", "A3", "A2"]
    assert neighbours(grid, "A2") == ["A1", "B1", "B2", "A3", "--", "--"]
    assert neighbours(grid, "C2") == ["C1", "--", "--", "C3", "B2", "B1"]
    assert neighbours(grid, "B1") == ["--", "C1", "C2", "B2", "A2", "A1"]
    assert neighbours(grid, "A1") == ["--", "--", "B1", "A2", "--", "--"]


def test_gaps_have_no_neighbours():
    grid = HexGrid(["...", ". .", "..."])
    assert "B2" not in grid.index
    assert neighbours(grid, "A2") == ["A1", "B1", "--", "A3", "--", "--"]


def test_across_is_its_own_inverse():
    grid = HexGrid(["....", ".. .", "...", " ....", "."])
    seen = 0
    for slot, other in enumerate(grid.across):
        if other >= 0:
            seen += 1
            assert grid.across[other] == slot
            assert other % 6 == opposite(slot % 6)
            assert other // 6 != slot // 6
    assert seen > 20
    assert len(grid.across) == 6 * grid.size


def test_opposite():
    assert [opposite(edge) for edge in range(6)] == [3, 4, 5, 0, 1, 2]


def test_an_empty_map():
    assert HexGrid([]).size == 0
    assert HexGrid(["", " "]).size == 0


def test_a_wall_closes_an_edge_from_both_sides():
    grid = HexGrid(["..", ".."])
    one, other = grid.index["A1"], grid.neighbour(grid.index["A1"], 2)
    assert other >= 0
    grid.wall(one, 2)
    assert (grid.neighbour(one, 2), grid.neighbour(other, 5)) == (-1, -1)
    assert grid.neighbour(one, 3) == grid.index["A2"]
    grid.wall(one, 0)
    assert grid.neighbour(one, 0) == -1
