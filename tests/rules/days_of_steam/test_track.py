"""The square grid, its tiles, and track laid on it: routes, keys, covering, circuits."""

from __future__ import annotations

import random

import pytest

from steamshed.games.days_of_steam.track import circuits
from steamshed.games.days_of_steam.track.squaregrid import EDGES, PAIR_BIT, PAIRS, SquareGrid, grid_for, is_curve
from steamshed.games.days_of_steam.track.squaretiles import BLANK, NEAR, STOP, TRACK, Piece, SquareTiles
from steamshed.games.days_of_steam.track.squaretrack import NEVER, SquareTrack
from tests.rules.days_of_steam import plain_track as plain

N, E, S, W = range(4)
KINDS = {
    "straight": [Piece([(N, S)])],
    "curve": [Piece([(N, E)])],
    "siding": [Piece([(N, S)]), Piece([], E)],
    "bridge": [Piece([(N, S)]), Piece([(E, W)])],
    "curves": [Piece([(N, E)]), Piece([(S, W)])],
    "switch": [Piece([(N, S), (S, W)])],
    "fork": [Piece([(S, W), (E, S)])],
    "triangle": [Piece([(E, W), (S, W), (E, S)])],
}
TILES = SquareTiles(list(KINDS.items()))


def track(*tiles: str, near: int = 5, gap: int = 2) -> SquareTrack:
    """Tiles as ``1,0 curve/2``, stops as ``0,0 stop``, laid in this order."""
    made = SquareTrack(TILES, near, gap, grid_for(0))
    for text in tiles:
        lay(made, text)
    return made


def lay(made: SquareTrack, text: str) -> tuple[int, int]:
    """Lays a tile; its cell and what lay there before."""
    place, _, tile = text.partition(" ")
    x, y = map(int, place.split(","))
    made.make_room(made.grid.at(x, y))
    cell = made.grid.at(x, y)
    old = made.tile[cell]
    kind, _, turn = tile.partition("/")
    made.lay(cell, STOP if kind == "stop" else TILES.find[4 * TILES.names.index(kind) + int(turn)])
    return cell, old


def test_cells_are_numbered_in_reading_order() -> None:
    grid = SquareGrid(2)
    assert grid.names[:6] == ["-2,-2", "-1,-2", "0,-2", "1,-2", "2,-2", "-2,-1"]
    for cell in range(grid.size):
        assert grid.at(grid.x(cell), grid.y(cell)) == cell
    middle = grid.at(0, 0)
    assert [grid.names[middle + step] for step in grid.steps] == ["0,-1", "1,0", "0,1", "-1,0"]


def test_a_border_has_one_number_from_both_sides() -> None:
    grid = grid_for(0)
    seen = set()
    for cell in (grid.at(0, 0), grid.at(1, 0), grid.at(0, 1)):
        for edge in range(4):
            other = cell + grid.steps[edge]
            assert grid.border(cell, edge) == grid.border(other, (edge ^ 2))
            seen.add(grid.border(cell, edge))
    assert len(seen) == 10


def test_pairs_of_edges() -> None:
    assert [is_curve(a, b) for a, b in PAIRS] == [False, False, True, True, True, True]
    for bit, (a, b) in enumerate(PAIRS):
        assert PAIR_BIT[4 * a + b] == PAIR_BIT[4 * b + a] == 1 << bit


def test_different_turns() -> None:
    turns = dict(zip(TILES.names, TILES.turns, strict=True))
    assert turns["straight"] == turns["curves"] == [0, 1]
    assert turns["bridge"] == [0]
    assert turns["switch"] == turns["siding"] == turns["curve"] == [0, 1, 2, 3]
    assert TILES.label(TILES.find[4 * TILES.names.index("straight") + 3]) == "straight/1"


def test_exits_never_reverse() -> None:
    switch = TILES.find[4 * TILES.names.index("switch")]
    assert [[EDGES[out] for out in TILES.exits[4 * switch + edge]] for edge in range(4)] == [
        ["S"],
        [],
        ["N", "W"],
        ["S"],
    ]
    siding = TILES.find[4 * TILES.names.index("siding")]
    assert TILES.exits[4 * siding + E] == []
    assert TILES.piece[4 * siding : 4 * siding + 4] == [0, 1, 0, -1]


def test_distances_end_at_the_first_stop() -> None:
    made = track("0,0 stop", "1,0 straight/1", "2,0 straight/1", "3,0 stop", "4,0 straight/1")
    grid = made.grid
    assert made.distance(grid.at(5, 0), W) == 1
    assert made.distance(grid.at(2, 0), W) == 1
    assert made.distance(grid.at(1, 1), N) == NEVER
    # a train that enters the dead end of a siding goes nowhere
    siding = track("0,0 stop", "0,-1 siding/0")
    assert siding.distance(siding.grid.at(1, -1), W) == NEVER


def test_keys_tell_what_a_cell_faces() -> None:
    made = track("0,0 stop", *[f"{x},0 straight/1" for x in range(1, 6)], "1,1 curve/1")
    grid = made.grid
    assert made.key[grid.at(6, 0)] == TRACK << 2 * W
    assert grid.at(6, 0) in made.sites
    assert made.key[grid.at(0, 1)] == NEAR << 2 * N | BLANK << 2 * E
    assert grid.at(0, 1) not in made.sites
    assert grid.at(6, 0) in made.open
    assert grid.at(3, 1) not in made.open


def test_a_wider_grid_takes_over_when_track_comes_to_the_rim() -> None:
    made = track("0,0 stop", *[f"{x},0 straight/1" for x in range(1, 30)])
    assert made.grid.reach > 30
    assert [made.grid.x(cell) for cell in made.laid] == list(range(1, 30))
    assert made.distance(made.grid.at(30, 0), W) == made.most
    assert made.zones[made.grid.at(1, 0)] is made.zones[made.grid.at(29, 0)]


@pytest.mark.parametrize("seed", range(6))
def test_keeping_up_equals_laying_anew(seed: int) -> None:
    """Random tiles, one after the other and over each other, where sides match: nothing kept goes stale."""
    rng = random.Random(seed)
    made = track("0,0 stop")
    for _ in range(60):
        cell = rng.choice(made.open + made.laid)
        key = made.key[cell] if cell in made.open else made.cover_key(cell)
        fitting = [(tile, turn) for tile in range(len(KINDS)) for turn in range(4) if TILES.fits[tile][key] >> turn & 1]
        made.make_room(cell)
        if cell in made.sites and rng.random() < 0.3:
            made.lay(cell, STOP)
        elif fitting:
            tile, turn = rng.choice(fitting)
            made.lay(cell, TILES.find[4 * tile + turn])
        anew = SquareTrack(TILES, 5, 2, made.grid)
        for other in made.laid + made.stops:
            anew.lay(other, made.tile[other])
        assert (anew.dist, anew.key, anew.open, anew.sites) == (made.dist, made.key, made.open, made.sites)
        assert [sorted(made.zones[c].cells) for c in made.laid] == [sorted(anew.zones[c].cells) for c in made.laid]
        assert [sorted(made.zones[c].sides) for c in made.laid] == [sorted(anew.zones[c].sides) for c in made.laid]
        for other in made.laid:
            assert made.cover_key(other) == anew.cover_key(other)


def test_a_clone_goes_its_own_way() -> None:
    made = track("0,0 stop", "1,0 straight/1", "2,0 straight/1", "3,0 stop")
    copy = made.clone()
    lay(copy, "0,1 straight/0")
    assert len(copy.laid) == 3
    assert len(made.laid) == 2
    assert made.cover_key(made.grid.at(1, 0)) == copy.cover_key(copy.grid.at(1, 0))


def test_cuts() -> None:
    made = track("0,0 stop", "1,0 straight/1", "2,0 straight/1")
    assert made.cut_track(made.grid.at(1, 0), 0)
    assert not made.cut_track(made.grid.at(2, 0), 0)
    lay(made, "3,0 stop")
    assert not made.cut_track(made.grid.at(1, 0), 0)
    assert made.cut_stop(made.grid.at(1, 0), 0)
    assert not made.cut_stop(made.grid.at(1, 0), PAIR_BIT[4 * E + W])


RING = ("0,0 stop", "1,0 straight/1", "2,0 curve/2", "2,1 stop", "0,1 curve/0")


def verdict(made: SquareTrack, text: str, any_loop: bool = False) -> circuits.Verdict:
    cell, old = lay(made, text)
    return circuits.judge(made, cell, old, any_loop)


def test_why_a_ring_is_a_new_circuit_or_not() -> None:
    assert verdict(track(*RING), "1,1 straight/1").reason == circuits.NEW
    assert verdict(track(*RING), "1,1 fork/0").reason == circuits.REVERSING
    assert verdict(track(*RING[:-1]), "0,1 curve/0").reason == circuits.NO_RING
    full = track(*RING, "1,1 straight/1")
    assert verdict(full, "1,1 triangle/0").reason == circuits.KEPT
    assert verdict(track("0,0 stop", "1,0 curve/2", "0,1 curve/0"), "1,1 curve/3").reason == circuits.FEW_STOPS


def test_the_slow_reading_agrees_on_the_figures() -> None:
    before = track(*RING)
    old = plain.board_of(before)
    lay(before, "1,1 straight/1")
    assert plain.new_circuit(old, plain.board_of(before), False)
    assert len(plain.circuits(plain.board_of(before))) == 1
