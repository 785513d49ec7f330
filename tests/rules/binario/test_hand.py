"""A continent built by hand (BI-HAND)."""

from __future__ import annotations

import random

import pytest

from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.content import map_check, reader
from steamshed.games.binario.content.continent import (
    COAST,
    COAST_SITE,
    DESERT,
    DESERT_MEADOW,
    GREAT,
    LAKE,
    MEADOW,
    MOUNTAIN,
    MOUTH,
    RIVER,
    S_STRAIGHT,
    SPRING,
    TRANSITION,
)
from steamshed.games.binario.rules.continent import by_hand, generator
from steamshed.kernel.chance import Chance, Scripted
from tests.rule import rule
from tests.rules.binario.table import act, refused, texts

BOX = reader.box()


def hand_game() -> Binario:
    state = GAME.new(2, {"map_mode": "hand"}, Scripted([[0, 1], 1, 1, 77]))
    assert isinstance(state, Binario)
    return state


def placed(*cells: str) -> Binario:
    """A continent with items on these cells: a lake, six mountains, then what follows."""
    state = hand_game()
    act(state, "outline 1", *(f"place {cell}" if cell[0].isdigit() else cell for cell in cells))
    return state


START = ("2,5", "7,3", "9,3", "4,4", "11,5", "13,6", "13,7")
RIVER_DONE = ("source 13,8", "flow E")


def terrain(state: Binario, cell: str) -> int:
    return state.map.terrain[state.map.index[cell]]


def at_item(item: str) -> Binario:
    """Random play up to an item."""
    state = hand_game()
    act(state, "outline 1")
    rng = random.Random(4)
    while by_hand.now(state) != item:
        state.apply(rng.choice(state.legal()), Chance(seed=1))
    return state


@rule("BI-HAND-01")
def test_p1_chooses_one_of_three_outlines():
    state = hand_game()
    assert (state.phase, state.seat) == ("outline", 0)
    assert texts(state) == ["outline 1", "outline 2", "outline 3"]
    assert refused(state, "outline 4") == "BI-HAND-01"
    assert refused(state, "outline 0") == "BI-HAND-01"
    act(state, "outline 2")
    assert state.map.corners == generator.outline(BOX, 78, "16x12", 0).corners


@rule("BI-HAND-02")
@pytest.mark.parametrize("size", ["16x12", "32x20"])
def test_order_and_number_of_the_items(size):
    state = GAME.new(2, {"map_mode": "hand", "map_size": size}, Scripted([[0, 1], 1, 1, 77]))
    assert isinstance(state, Binario)
    act(state, "outline 1")
    assert (state.phase, state.seat) == ("continent", 1)
    items = by_hand.items(state)
    names = list(dict.fromkeys(items))
    assert names[:8] == ["lake", "mountain", "river", "desert", "city", "salt_works", "fishery", "farm"]
    assert names[8:-2] == [facility.id for facility in BOX.facilities if facility.id in names[8:-2]]
    assert names[-2:] == ["hill", "forest"]
    land = by_hand.land_cells(state.map)
    numbers = {"lake": max(1, land // 70), "mountain": land // 14, "river": max(1, land // 45),
               "desert": max(1, land // 110), "hill": land // 16, "forest": land // 8}  # fmt: skip
    table = BOX.stock[0]["white"].facilities
    if size == "32x20":
        # BI-MAP-09: all of the box
        table = [facility.count if facility.first_era == 1 else 0 for facility in BOX.facilities]
    numbers |= {facility.id: count for facility, count in zip(BOX.facilities, table, strict=True) if count}
    assert {item: items.count(item) for item in names} == numbers
    state.apply(state.legal()[0], Scripted([]))
    assert state.seat == 0


@rule("BI-HAND-03")
def test_things_go_on_empty_land():
    state = placed("2,5")
    assert refused(state, "place 2,5") == "BI-HAND-03"
    assert refused(state, "place 1,5") == "BI-HAND-03"
    act(state, "place 7,3")
    assert terrain(state, "7,3") == MOUNTAIN


@rule("BI-HAND-03")
def test_deserts_need_empty_land_around():
    """(4,3) has a mountain south of it; the mountain (4,4) itself stands among meadows."""
    state = placed(*START, *RIVER_DONE)
    assert by_hand.now(state) == "desert"
    assert refused(state, "place 4,4") == "BI-HAND-03"
    assert refused(state, "place 4,3") == "BI-HAND-03"
    assert refused(state, "place 5,7") == ""
    act(state, "place 5,7")
    assert terrain(state, "5,7") == DESERT
    assert [terrain(state, cell) for cell in ("5,6", "6,7", "5,8", "4,7")] == [DESERT_MEADOW] * 4


@rule("BI-HAND-04")
def test_sources():
    state = placed(*START)
    assert refused(state, "source 7,3") == "BI-HAND-04"
    assert refused(state, "source 2,4 N") == "BI-HAND-04"
    assert refused(state, "source 2,4 S") == ""
    assert refused(state, "source 6,5") == ""
    assert refused(state, "place 6,5") == "BI-HAND-04"
    assert refused(state, "flow N") == "BI-HAND-04"


@rule("BI-MAP-05", "BI-HAND-04")
def test_a_river_widens_between_river_and_great_river():
    """Neither on the cell where it leaves a lake nor on the last one before a lake; since version 2 of the rules."""
    state = placed(*START, "source 2,4 S")
    assert refused(state, "widen N") == "BI-MAP-05"
    assert refused(state, "flow N") == ""
    state = placed(*START, "source 2,7", "flow N")
    assert refused(state, "widen N") == "BI-MAP-05"
    assert refused(state, "flow N") == ""


@rule("BI-HAND-04")
def test_the_course_of_a_river():
    """No cell twice; wider once, on leaving a cell straight; it is laid when it reaches the sea."""
    state = placed(*START, "source 6,5")
    seat = state.seat
    assert refused(state, "widen S") == "BI-HAND-04"
    loop = state.clone()
    act(loop, "flow S", "flow E", "flow N")
    assert refused(loop, "flow S") == "BI-HAND-04"
    assert refused(loop, "flow W") == "BI-HAND-04"
    act(state, "flow S")
    assert state.seat == seat
    assert refused(state, "widen E") == "BI-HAND-04"
    assert refused(state, "widen S") == ""
    act(state, "widen S")
    assert refused(state, "widen S") == "BI-HAND-04"
    act(state, "flow S", "flow S")
    assert state.map.rivers == []
    act(state, "flow S")
    cells = ("6,5", "6,6", "6,7", "6,8", "6,9", "6,10")
    assert [terrain(state, cell) for cell in cells] == [SPRING, TRANSITION, GREAT, GREAT, GREAT, MOUTH]
    assert "".join(state.map.rivers[0].widths) == "rtgggg"
    assert state.seat != seat
    assert refused(state, "flow N") == "BI-HAND-04"


@rule("BI-HAND-04")
def test_rivers_end_in_a_lake_only_from_a_spring():
    state = placed(*START, "source 2,4 S", "flow E", "flow S")
    assert refused(state, "flow W") == "BI-HAND-04"
    state = placed(*START, "source 3,4", "flow S")
    assert refused(state, "flow W") == ""
    act(state, "flow W")
    assert [terrain(state, cell) for cell in ("3,4", "3,5", "2,5")] == [SPRING, RIVER, LAKE]


@rule("BI-HAND-04")
def test_no_step_into_a_dead_end():
    """(6,5) is open to the north only."""
    state = placed("2,5", "5,5", "7,5", "6,6", "11,5", "13,6", "13,7", "source 6,3", "flow S")
    assert refused(state, "flow S") == "BI-HAND-04"
    assert refused(state, "flow E") == ""


@rule("BI-HAND-05")
def test_sites_of_facilities():
    """Venezia and the fourth city beside a port site; no two cities side by side; on land, with a plain cell beside."""
    state = placed("2,5", "5,5", "7,5", "6,6", "6,4", "13,6", "13,7", *RIVER_DONE, "9,5")
    assert by_hand.now(state) == "city"
    assert refused(state, "place 6,7") == "BI-HAND-05"
    assert refused(state, "place 1,5") == "BI-MAP-08"
    act(state, "place 2,2")
    assert refused(state, "place 2,3") == "BI-MAP-07"
    assert refused(state, "place 3,2") == "BI-MAP-07"
    # between four mountains nothing could load there
    assert refused(state, "place 6,5") == "BI-HAND-05"
    assert refused(state, "place 6,7") == ""
    act(state, "place 6,7", "place 10,7")
    assert refused(state, "place 5,8") == "BI-HAND-05"
    act(state, "place 13,4")
    assert refused(state, "place 5,8") == ""


@rule("BI-HAND-05")
def test_venezia_keeps_its_port_site():
    """(2,6) has the shore only in the west."""
    cities = ("2,6", "6,3", "9,8", "13,4", "6,8", "10,3", "4,8")
    state = placed(*START, *RIVER_DONE, "9,6", *cities)
    assert by_hand.now(state) == "salt_works"
    assert refused(state, "place 1,6") == "BI-HAND-05"
    assert refused(state, "place 1,3") == ""


def leave(state: Binario, kept: list[int]) -> None:
    """All meadows but some become mountains."""
    made = by_hand.copy_map(state.map)
    for cell in range(made.size):
        if made.terrain[cell] == MEADOW and cell not in kept:
            made.terrain[cell] = MOUNTAIN
    by_hand.use(state, made)
    state.options_now = None


@rule("BI-HAND-05")
def test_room_for_what_is_to_come():
    """24 facilities are to come after the lake: with 24 open cells left it may not take one, with 25 it may."""
    for room, rule_id in ((24, "BI-HAND-05"), (25, "")):
        state = placed()
        cells = [state.map.index[f"{x},{y}"] for y in (4, 5, 6) for x in range(2, 14)][:room]
        leave(state, cells)
        assert by_hand.facilities_to_come(state) == 24
        assert refused(state, "place 3,4") == rule_id


@rule("BI-HAND-05")
@pytest.mark.parametrize(("meadows", "rule_id"), [(3, "BI-HAND-05"), (4, "")])
def test_three_meadows_stay(meadows, rule_id):
    state = at_item("hill")
    found = [cell for cell in range(state.map.size) if state.map.terrain[cell] == MEADOW]
    row = next(
        [cell + step for step in range(meadows)]
        for cell in found
        if all(cell + step in found for step in range(meadows))
    )
    leave(state, row)
    assert map_check.free_meadows(state.map) == meadows
    assert refused(state, f"place {state.map.names[row[0]]}") == rule_id


@rule("BI-HAND-06")
def test_the_finished_continent_is_sound():
    state = hand_game()
    act(state, "outline 1")
    rng = random.Random(7)
    while state.phase == "continent":
        state.apply(rng.choice(state.legal()), Chance(seed=1))
    assert state.making is None
    counts = BOX.stock[0][state.stock_colours[0]].facilities
    assert map_check.check(BOX, state.map, counts) == []


@rule("BI-HAND-06")
def test_what_has_no_place_is_left_out():
    """All straight shores are taken when the salt works come: they return to the box, the same player goes on."""
    cities = ("2,6", "6,3", "9,8", "13,4", "6,8", "10,3")
    state = placed(*START, *RIVER_DONE, "9,6", *cities)
    made = by_hand.copy_map(state.map)
    for cell in range(made.size):
        if (
            made.terrain[cell] == COAST
            and state.map.shape[cell] == S_STRAIGHT
            and made.names[cell] not in ("1,6", "14,4")
        ):
            made.terrain[cell] = COAST_SITE
    by_hand.use(state, made)
    state.options_now = None
    seat = state.seat
    events = act(state, "place 4,8")
    left = [event.args["item"] for event in events if event.id == "item-left-out"]
    assert left[0] == "salt_works"
    assert [BOX.facilities[kind].id for kind in state.map.left_out] == left
    assert (state.phase, state.seat) == ("continent", 1 - (seat or 0))
    assert by_hand.now(state) not in left[:1]
    # they count as placed
    table = BOX.stock[0]["white"].facilities
    found: list[map_check.Fault] = []
    map_check.check_counts(BOX, state.map, table, found)
    assert not any("salt_works" in fault.reason for fault in found)
