"""RR-INFO-02: a view tells what the table shows: two worlds that look alike to a seat give it the same view."""

from __future__ import annotations

import itertools

import pytest

from steamshed.games.railroad_revolution.rules.milestone import Keep, draw, unseen_tiles
from steamshed.games.railroad_revolution.table.phases import MILESTONES
from steamshed.kernel.chance import Chance, Scripted
from tests.rule import rule
from tests.rules.railroad_revolution.table import GAME, Table

PLAYERS = 3
VIEWERS = (0, 1, 2, None)


def replacing(rest, under, *, seat=0):
    """A seat is about to draw from the rest of pile B and what lies under it: tiles with the seats that know them."""
    everything = [f"B-{number:02}" for number in range(1, 11)]
    gone = [tile for tile in everything if tile not in rest and tile not in [name for name, _ in under]]
    ready = {
        "milestones": [{"tile": "A2-4", "managers": ["turquoise"]}],
        "rails": ["R02", "R09"],
        "stock": {"rails": 13},
    }
    seats: list[dict[str, object]] = [{}, {}, {}]
    seats[seat] = ready
    seats[(seat + 1) % PLAYERS] = {"completed": gone}
    pile = [{"tile": tile, "seen_by": seen} for tile, seen in under]
    table = Table(*seats, players=PLAYERS, seat=seat, active=seat, under={"B": pile})
    return table.play("place white trade", "sell building").play("done", outcomes=rest)


@rule("RR-INFO-02")
@pytest.mark.parametrize("viewer", [2, None])
def test_nobody_else_sees_which_of_the_drawn_tiles_is_kept(viewer):
    """Seat 1 knows two of the three; whether the new one is kept is not to be seen in who knows the others."""
    new = replacing(["B-09"], [("B-10", [1]), ("B-08", [1])]).play("keep B-09").state
    old = replacing(["B-10"], [("B-09", [1]), ("B-08", [1])]).play("keep B-09").state
    assert new.view(viewer) == old.view(viewer)
    assert new.view(viewer)["under"]["B"] == [{"tile": None, "seen_by": [0]}, {"tile": None, "seen_by": [0, 1]}]
    assert new.dump() != old.dump()


@rule("RR-INFO-02")
def test_who_knew_a_tile_may_not_know_where_it_lies():
    """Seat 1 knows the second of three. It is put back; if the first was kept it lies first, else last."""
    first = replacing(["B-09"], [("B-10", [1]), ("B-08", [2])]).play("keep B-09").state
    third = replacing(["B-08"], [("B-10", [1]), ("B-09", [2])]).play("keep B-09").state
    assert first.view(1) == third.view(1)
    assert first.view(1)["under"]["B"] == [{"tile": None, "seen_by": [0]}, {"tile": None, "seen_by": [0]}]
    # seat 2 knows in each of the worlds what was kept, and seat 0 drew them
    assert first.view(2)["under"]["B"][1] == {"tile": "B-08", "seen_by": [0, 2]}
    assert [entry["tile"] for entry in third.view(0)["under"]["B"]] == ["B-08", "B-10"]


@rule("RR-INFO-02")
def test_a_face_that_one_knows_tells_which_it_was():
    known = replacing(["B-09"], [("B-10", [1]), ("B-08", [1])]).play("keep B-10").state
    assert [entry["tile"] for entry in known.view(1)["under"]["B"]] == [None, "B-08"]
    other = replacing(["B-09"], [("B-10", [1]), ("B-08", [1])]).play("keep B-09").state
    assert [entry["tile"] for entry in other.view(1)["under"]["B"]] == ["B-10", "B-08"]


def test_what_everybody_knows_of_knowing_is_kept_in_positions():
    state = replacing(["B-09"], [("B-10", [1]), ("B-08", [1])]).play("keep B-09").state
    data = state.dump()
    assert [entry["seen_by"] for entry in data["under"]["B"]] == [[0, 1], [0, 1]]
    assert data["openly"] == {"B": [[0], [0, 1]]}
    loaded = GAME.load(data)
    assert loaded.dump() == data
    for viewer in VIEWERS:
        assert loaded.view(viewer) == state.view(viewer)
        assert "openly" not in state.view(viewer)
        assert GAME.imagine(state.view(viewer), Chance(seed=1)).view(viewer) == state.view(viewer)


class Histories:
    """What each viewer has seen so far, and the view that he was given then."""

    def __init__(self):
        self.views = {}

    def compare(self, state, seen):
        for viewer, history in zip(VIEWERS, seen):
            view = state.view(viewer)
            told = (view["under"], view.get("drawn"))
            assert self.views.setdefault((viewer, history), told) == told, f"seat {viewer} after {history}"


def play_all(state, seen, drawers, histories):
    """Plays every way in which the seats draw and keep, comparing what is told on the way."""
    if not drawers:
        return
    seat, names = drawers[0], [tile.name for tile in state.rules.box.milestones]
    unseen = [names[tile] for tile in unseen_tiles(state, 0)]
    for order in itertools.permutations(unseen, min(len(unseen), 3)):
        drawn = state.clone()
        draw(drawn, seat, 0, Scripted(order), [])
        drawn.step, drawn.seat, drawn.replacing = MILESTONES, seat, [0, 0]
        told = [(*one, ("drew", tuple(drawn.drawn) if viewer == seat else None)) for viewer, one in zip(VIEWERS, seen)]
        histories.compare(drawn, told)
        for number, tile in enumerate(drawn.drawn):
            kept = drawn.clone()
            Keep().perform(kept, seat, kept.rules.moves.keep[tile])
            after = [
                (*one, ("kept", names[tile], number if viewer == seat else None)) for viewer, one in zip(VIEWERS, told)
            ]
            histories.compare(kept, after)
            play_all(kept, after, drawers[1:], histories)


@rule("RR-INFO-02")
@pytest.mark.parametrize(("left", "drawers"), [(4, (0, 1, 2)), (5, (0, 1))])
def test_worlds_that_look_alike_give_the_same_view(left, drawers):
    """Every order of the last tiles of a pile, every choice: views depend on what a seat has seen, on nothing else."""
    gone = [f"B-{number:02}" for number in range(1, 11 - left)]
    state = Table({"completed": gone}, players=PLAYERS).state
    play_all(state, [()] * len(VIEWERS), drawers, Histories())
