"""Which pieces fit, and what replacing changes: the tables against a naive reading of the rules."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from steamshed.rail.placement import Change, Changes, Fits, change_between
from steamshed.rail.tiles import Segment
from tests.rail.world import EVERYWHERE, ON_TOWNS, TILES, piece

FITS = Fits(TILES, EVERYWHERE, False)
TOWN_FITS = Fits(TILES, ON_TOWNS, True)
CHANGES = Changes(TILES, EVERYWHERE, False)
TOWN_CHANGES = Changes(TILES, ON_TOWNS, True)
masks = st.integers(0, 63)


def has(mask: int, edge: int) -> bool:
    return mask >> edge & 1 == 1


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(blocked=masks, anchored=masks)
def test_fits(blocked, anchored):
    """No exit at a blocked edge; every segment with an anchored one, on a town one anchored exit in all."""
    expected = [
        id
        for id in EVERYWHERE
        if not any(has(blocked, edge) for edge in TILES.pieces[id].exits)
        and all(has(anchored, a) or has(anchored, b) for a, b in TILES.pieces[id].segments)
    ]
    assert list(FITS.find(blocked, anchored)) == expected
    on_town = [
        id
        for id in ON_TOWNS
        if not any(has(blocked, edge) for edge in TILES.pieces[id].exits)
        and any(has(anchored, edge) for edge in TILES.pieces[id].exits)
    ]
    assert list(TOWN_FITS.find(blocked, anchored)) == on_town
    assert FITS.find(blocked, anchored) is FITS.find(blocked, anchored)


Ways = list[tuple[tuple[tuple[int, int, int], ...], frozenset[Segment]]]


def naive_ways(old: int, new: int) -> Ways:
    """Every way to give each old segment a segment of its own: the same, or one that keeps one of its ends.

    An edge that a redirection gives up must not be used by the new piece.
    """
    before, after = TILES.pieces[old].segments, TILES.pieces[new].segments
    exits = TILES.pieces[new].exits
    ways: Ways = []
    for chosen in itertools.permutations(after, len(before)):
        options: list[list[tuple[int, int, int] | None]] = []
        for segment, successor in zip(before, chosen, strict=True):
            if segment == successor:
                options.append([None])
                continue
            turns: list[tuple[int, int, int] | None] = []
            for a, b in (segment, segment[::-1]):
                if a in successor and b not in exits:
                    c = successor[0] if successor[1] == a else successor[1]
                    turns.append((a, b, c))
            options.append(turns)
        for combination in itertools.product(*options):
            turned = tuple(turn for turn in combination if turn is not None)
            ways.append((turned, frozenset(after) - frozenset(chosen)))
    return ways


def test_changes_on_ordinary_fields():
    """There is never more than one way, and change_between finds it."""
    found = 0
    for old in EVERYWHERE:
        expected: list[int] = []
        for new in EVERYWHERE:
            ways = naive_ways(old, new)
            assert len(ways) <= 1, (TILES.label(old), TILES.label(new))
            change = change_between(TILES, old, new, False)
            assert (change is not None) == bool(ways)
            if change is None:
                continue
            found += 1
            assert change.piece == new
            assert (change.redirected, frozenset(change.added)) == ways[0]
            if change.redirected or change.added:
                expected.append(new)
        assert [change.piece for change in CHANGES.of(old)] == expected
    assert found > 300


def test_changes_on_towns():
    for old in ON_TOWNS:
        before = set(TILES.pieces[old].exits)
        expected = [new for new in ON_TOWNS if before < set(TILES.pieces[new].exits)]
        changes = TOWN_CHANGES.of(old)
        assert [change.piece for change in changes] == expected
        for change in changes:
            assert change.redirected == ()
            assert {edge for edge, _ in change.added} == set(TILES.pieces[change.piece].exits) - before
            assert all(town == -1 for _, town in change.added)


def test_an_exit_of_a_town_never_disappears():
    assert change_between(TILES, piece("straight 0"), piece("star 0"), True) is None
    same = change_between(TILES, piece("cross 0"), piece("curves 0"), True)
    assert same is not None
    assert (same.redirected, same.added) == ((), ())


def turned(old: str, new: str) -> Change | None:
    return change_between(TILES, piece(old), piece(new), False)


def test_some_changes_by_hand():
    change = turned("straight 1", "gentle 2")  # 1-4 to 2-4
    assert change is not None
    assert (change.redirected, change.added) == (((4, 1, 2),), ())
    change = turned("straight 1", "cross_gentle 2")  # 2-4 and 0-3
    assert change is not None
    assert (change.redirected, change.added) == (((4, 1, 2),), ((0, 3),))
    assert turned("straight 1", "cross_curves 1") is None  # 1-3 and 2-4: the edge given up is used
    assert turned("cross 0", "straight 0") is None
    assert turned("cross 0", "curves 0") is None  # ends would be swapped
    change = turned("cross 0", "cross_curves 2")
    assert change is not None
    assert change.redirected == ((3, 0, 5), (4, 1, 2))
