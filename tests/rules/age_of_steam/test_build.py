"""AS-MAP and AS-BUILD: where track lies, and the build turn."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.age_of_steam.table import BOARD, both_presets, building, table

LINE = {"K10": ("straight 1", 0)}
"""Seat 0 from Evansville, open towards L9."""


@rule("AS-MAP-01")
@both_presets
@pytest.mark.parametrize("hex", ["M9", "N5", "I3", "Z9", "A12", "D11"])
def test_no_track_on_cities_lakes_and_outside(preset, hex):
    there = building(preset)
    assert there.refusal(f"build {hex} straight 0") == "AS-MAP-01"


@rule("AS-MAP-01")
def test_track_on_plain_river_mountain_and_town():
    there = building(track=LINE)
    for text in ("build L9 straight 1", "build M10 acute 5", "build R5 straight 0", "build K9 straight 0"):
        terrain = BOARD.grid.kinds[BOARD.grid.index[text.split(" ")[1]]]
        assert there.offers(text) == (terrain != "o"), text
    there = building(track={"K10": ("gentle 4", 0)})
    assert there.offers("build K9 straight 0")


@rule("AS-MAP-02")
def test_a_city_joins_all_its_edges():
    """Blue goods cross Cincinnati from one side to another; track starts at any of its six edges."""
    there = building()
    for hex, turn in (("M8", 0), ("N8", 1), ("N9", 2), ("M10", 0), ("L9", 1), ("L8", 2)):
        assert there.offers(f"build {hex} straight {turn}"), hex


@rule("AS-MAP-02")
def test_a_new_city_counts_as_a_city_on_all_edges_and_carries_no_tile():
    there = building(new_cities={"K9": "B"})
    for hex, turn in (("K8", 0), ("L8", 1), ("L9", 2), ("K10", 0), ("J9", 1), ("J8", 2)):
        assert there.offers(f"build {hex} straight {turn}"), hex
    assert there.refusal("build K9 town_1 0") == "AS-MAP-01"


@rule("AS-MAP-03")
def test_a_town_joins_the_track_on_its_tile_and_nothing_without_one():
    """Both neighbours point at the town, but only the tile on it joins them to links."""
    track = {"K10": ("gentle 4", 0), "J9": ("gentle 1", 0)}
    there = building(track=track)
    assert there.links() == []
    assert there.open_ends() == {"J9 1": 0, "K10 0": 0}
    there.act("build K9 acute 3")
    assert there.links() == [("Evansville", "Indianapolis", 0), ("Evansville", "Indianapolis", 0)]


@rule("AS-MAP-03")
def test_all_exits_of_a_town_meet_there_even_on_a_crossing_tile():
    """Goods go in by one track of the crossing and out by the other."""
    track = {
        "K10": ("gentle 4", 0),
        "K9": ("x_straight_straight 0", 0),  # exits 0, 3 and 1, 4
        "L8": ("gentle 2", 0),
    }
    there = table("move_goods", track=track, engine=2, cubes={"Evansville": {"blue": 1}})
    assert there.offers("deliver blue Evansville-Indianapolis-Cincinnati")


@rule("AS-BUILD-01")
def test_build_turns_go_in_player_order_with_first_build_in_front():
    there = table("select_actions", players=4, order=[3, 1, 0, 2])
    there.act("take engineer", "take first_move", "take first_build", "take production")
    asked = []
    for _ in range(4):
        asked.append(there.seat)
        there.act("done")
    assert asked == [0, 3, 1, 2]


@rule("AS-BUILD-02")
@both_presets
def test_three_tiles_placed_or_replaced(preset):
    there = building(preset, track=LINE)
    there.act("build K10 gentle 2")  # a redirection is one of the three
    there.act("build L10 gentle 5")
    assert there.seat == 0
    there.act("build B4 straight 0")
    assert there.seat == 1


@rule("AS-BUILD-02")
def test_a_player_may_stop_at_any_time():
    there = building()
    there.act("done")
    assert there.seat == 1
    there.act("build K10 straight 1", "done")
    assert there.seat == 2
    assert there.cash == [20, 18, 20]


@rule("AS-BUILD-03")
def test_a_tile_is_paid_at_once_and_not_on_credit():
    there = building(cash=[5, 0, 0])
    assert there.offers("build R5 straight 0")  # $4
    there.act("build K10 straight 1")
    assert there.cash == [3, 0, 0]
    assert there.refusal("build R5 straight 0") == "AS-BUILD-03"
    there.act("build N9 gentle 3")  # a river: exactly $3
    assert there.cash == [0, 0, 0]
    assert there.refusal("build L9 straight 1") == "AS-BUILD-03"


@rule("AS-BUILD-04")
def test_the_new_city_comes_before_the_first_tile():
    there = building(action={0: "urbanization"})
    assert there.offers("urbanize Toledo A")
    there.act("build K10 straight 1")
    assert there.refusal("urbanize Toledo A") == "AS-BUILD-04"
    assert there.choices("urbanize") == []


@rule("AS-BUILD-05")
@both_presets
def test_a_field_is_built_on_once_in_a_build_turn(preset):
    there = building(preset)
    there.act("build K10 straight 1")
    assert there.refusal("build K10 gentle 2") == "AS-BUILD-05"
    there.act("build L9 straight 1", "done", "done", "done")
    # in the next build turn it is free again
    again = building(preset, track=LINE)
    assert again.offers("build K10 gentle 2")


@rule("AS-BUILD-05")
def test_nor_after_a_replacement():
    there = building(track=LINE)
    there.act("build K10 gentle 2")
    assert there.refusal("build K10 straight 1") == "AS-BUILD-05"


@rule("AS-BUILD-05")
def test_the_option_lifts_it_but_each_build_counts_and_costs():
    there = building(options={"rebuild_same_hex_same_turn": True})
    there.act("build K10 straight 1", "build K10 gentle 2", "build K10 straight 1")
    assert there.cash[0] == 20 - 2 - 2 - 2
    assert there.seat == 1


@rule("AS-BUILD-06")
def test_the_end_of_a_build_turn_takes_the_unfinished_sections_of_that_player_only():
    there = building(track={**LINE, "B4": ("straight 0", 1)})
    there.act("done")
    assert there.open_ends() == {"K10 1": None, "B4 3": 1}
    there.act("done")
    assert there.open_ends() == {"K10 1": None, "B4 3": None}


@rule("AS-BUILD-06")
def test_also_when_the_build_turn_ends_by_itself():
    there = building(track=LINE)
    there.act("build B4 straight 0", "build C9 straight 0", "build A10 straight 0")
    assert there.seat == 1
    assert there.open_ends()["K10 1"] is None
    assert there.open_ends()["B4 3"] == 0


@rule("AS-BUILD-07")
def test_anchors_are_judged_before_the_build():
    """The second track of a crossing is not anchored by the first track of the same tile."""
    there = building("official")
    assert there.refusal("build K10 x_straight_straight 0") == "AS-PLACE-05"


@rule("AS-BUILD-07")
def test_loops_come_before_supply_and_supply_before_cash():
    loop = {"K10": ("acute 4", 0), "J9": ("gentle 0", 0)}
    there = building(track=loop, cash=0)
    assert there.refusal("build J9 acute 2") == "AS-PLACE-06"  # no cash either
    spent = {
        "K11": ("acute 5", None), "M10": ("acute 5", None), "I11": ("acute 0", None), "B10": ("acute 4", None),
        "C9": ("acute 5", None), "D7": ("acute 4", None), "H7": ("acute 5", None),
    }  # fmt: skip
    there = building(track=spent, cash=0)
    assert there.refusal("build B4 acute 5") == "AS-PLACE-07"
    assert there.refusal("build B4 straight 0") == "AS-BUILD-03"


@rule("AS-BUILD-07")
def test_a_redirected_segment_keeps_its_mark():
    """Placed and turned in the same build turn it is still new; turned alone it is not."""
    there = building(options={"rebuild_same_hex_same_turn": True})
    there.act("build K10 straight 1", "build K10 gentle 2", "done")
    assert there.open_ends() == {"K10 2": 0}
    there = building(track=LINE)
    there.act("build K10 gentle 2", "done")
    assert there.open_ends() == {"K10 2": None}


@rule("AS-BUILD-07")
def test_the_mark_belongs_to_one_section():
    """Extending one section does not save another."""
    there = building(track={**LINE, "B4": ("straight 0", 0)})
    there.act("build B5 straight 0", "done")
    assert there.open_ends() == {"B5 3": 0, "K10 1": None}


@rule("AS-BUILD-07")
def test_placing_on_a_feature_is_noted_and_replacing_is_not():
    there = building(track={"M10": ("acute 5", 0)}, action={0: "engineer"})
    there.act("build M10 gentle 4")
    assert there.seats[0]["features"] == []
    there.act("build K11 acute 5")
    assert there.seats[0]["features"] == ["ohio"]


@rule("AS-BUILD-08")
def test_the_build_turn_ends_by_itself_with_the_last_tile():
    there = building()
    events = there.act("build K10 straight 1", "build L9 straight 1", "build N9 gentle 3")
    assert [event.id for event in events][-1] == "build-turn-ended"
    assert there.seat == 1


@rule("AS-BUILD-08")
@both_presets
def test_without_a_legal_build_only_done_is_offered(preset):
    """The turn does not end by itself: it is a recorded choice."""
    there = building(preset, cash=[1, 20, 20])
    assert there.seat == 0
    assert [str(action) for action in there.state.legal()] == ["done"]
    there.act("done")
    assert there.seat == 1


@rule("AS-BUILD-08")
def test_having_run_out_of_money_the_turn_still_waits_for_done():
    there = building(cash=[3, 20, 20])
    there.act("build K10 straight 1")
    assert [str(action) for action in there.state.legal()] == ["done"]
