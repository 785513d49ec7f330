"""AS-REPL: replacing and redirecting."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.age_of_steam.table import Track, both_presets, building, stubs

LINK: Track = {"K10": ("straight 1", 1), "L9": ("straight 1", 1)}
"""A link of seat 1 from Evansville to Cincinnati."""
SOUTH: Track = {"K11": ("acute 5", 0)}
"""Seat 0 from Evansville, open towards K10 from the south."""
CROSSED: Track = {
    **SOUTH,
    "L9": ("straight 1", 1),
    "K10": ("x_straight_straight 0", {"1-4": 1, "0-3": 0}),
}
"""Seat 0 crosses the link of seat 1 and is open towards Indianapolis."""
SPUR: Track = {
    "J9": ("gentle 1", 1),
    "K9": ("acute 4", {"4": 1, "5": None}),
    "J8": ("straight 2", None),
}
"""A line of seat 1 to Indianapolis; an unowned section leads on over J8 towards I8."""


@rule("AS-REPL-01")
@both_presets
def test_old_track_is_kept(preset):
    there = building(preset, track={**LINK, **SOUTH})
    assert there.offers("build K10 x_straight_straight 0")  # keeps 1-4
    assert there.refusal("build K10 x_straight_straight 2") == "AS-REPL-01"  # 2-5 and 0-3 instead
    assert there.refusal("build K10 town_1 4") == "AS-REPL-01"


@rule("AS-REPL-01")
def test_a_complex_tile_never_becomes_a_simple_one():
    own = {"L9": ("straight 1", 0), "K10": ("x_straight_straight 0", 0), "K11": ("acute 5", 0)}
    there = building(track=own)
    for tile in ("straight 0", "straight 1", "gentle 4"):
        assert there.refusal(f"build K10 {tile}") == "AS-REPL-01"


@rule("AS-REPL-01")
def test_each_old_segment_needs_its_own_successor():
    """Both new tracks touch the own open one, and the link of seat 1 would be gone."""
    there = building(track=CROSSED)
    assert there.refusal("build K10 co_gentle_gentle 2") == "AS-REPL-01"  # 0-2, 3-5
    assert there.refusal("build K10 x_gentle_gentle 3") == "AS-REPL-06"  # 0-4, 3-5


@rule("AS-REPL-01")
def test_something_must_be_added_or_redirected():
    there = building(track={**LINK, **SOUTH})
    assert there.refusal("build K10 straight 1") == "AS-REPL-10"


@rule("AS-REPL-02")
@pytest.mark.parametrize("owner", [0, 1, None])
def test_kept_segments_keep_owner_and_section(owner):
    track = {"K10": ("straight 1", owner), "L9": ("straight 1", owner), **SOUTH}
    there = building(track=track)
    there.act("build K10 x_straight_straight 0")
    assert there.owner("K10", 1) == owner
    assert there.owner("K10", 0) == 0
    assert there.links() == [("Cincinnati", "Evansville", owner)]


@rule("AS-REPL-02")
def test_an_unowned_open_end_is_not_claimed_by_building_across_it():
    there = building(track={"K10": ("straight 1", None), **SOUTH})
    there.act("build K10 x_straight_straight 0")
    assert there.open_ends() == {"K10 1": None, "K10 0": 0}


@rule("AS-REPL-03")
@both_presets
def test_an_added_segment_is_the_builders_and_needs_an_anchor(preset):
    there = building(preset, track=LINK)
    assert there.refusal("build K10 x_straight_straight 0") == "AS-PLACE-05"
    there = building(preset, track={**LINK, **SOUTH})
    there.act("build K10 x_straight_straight 0")
    assert there.owner("K10", 3) == 0


@rule("AS-REPL-03")
@both_presets
def test_a_city_is_anchor_enough(preset):
    """As in the example of the rulebook, where only the New City adjoins the replaced tile."""
    there = building(preset, track=LINK, new_cities={"K9": "B"})
    there.act("build K10 x_straight_straight 0")
    assert there.open_ends() == {"K10 3": 0}


@rule("AS-REPL-03")
def test_claimable_unowned_track_is_anchor_enough():
    there = building(track={**LINK, "K11": ("acute 5", None)})
    there.act("build K10 x_straight_straight 0")
    assert there.open_ends() == {"K10 0": 0}
    assert there.owner("K11", 5) == 0


@rule("AS-REPL-03")
def test_an_added_segment_obeys_the_rules_of_placing():
    there = building(track={**LINK, "K11": ("acute 5", 2)})
    assert there.refusal("build K10 x_straight_straight 0") == "AS-PLACE-04"
    # H5 lies at Lake Michigan
    there = building(track={"H5": ("straight 0", 1)})
    assert there.refusal("build H5 x_straight_straight 0") == "AS-PLACE-03"
    # I10 and K10 both come from Evansville: joining them through J9 would be a loop
    loop = {"J9": ("gentle 1", 1), "K10": ("acute 4", 0), "I10": ("acute 1", 0)}
    there = building(track=loop)
    assert there.refusal("build J9 x_gentle_gentle 1") == "AS-PLACE-06"


@rule("AS-REPL-04")
@both_presets
def test_the_open_end_of_an_own_section_is_redirected(preset):
    there = building(preset, track={"K10": ("straight 1", 0)})
    there.act("build K10 gentle 2")
    assert there.open_ends() == {"K10 2": 0}


@rule("AS-REPL-04")
def test_the_fixed_end_is_never_given_up():
    """Not even for a city: (4, 2) on L9 cannot become (1, 2) though Cincinnati lies behind edge 1."""
    there = building(track={"K10": ("straight 1", 0), "L9": ("gentle 2", 0)})
    assert there.offers("build L9 straight 1")
    assert there.refusal("build L9 acute 1") == "AS-REPL-04"
    # nor in the middle of a section
    assert there.refusal("build K10 gentle 4") == "AS-REPL-04"


@rule("AS-REPL-04")
def test_an_unowned_section_is_redirected_only_from_an_anchor():
    there = building(track=SPUR)
    assert there.refusal("build J8 gentle 2") == "AS-REPL-04"  # from 2-5 to 2-4
    # the new edge meets own track
    there = building(track={**SPUR, "I7": ("straight 2", 0), "J7": ("gentle 3", 0)})
    assert there.offers("build J8 gentle 0")
    # or the builder has track on the town at the fixed end
    there = building(track={**SPUR, "J9": ("gentle 1", 0), "K9": ("acute 4", {"4": 0, "5": None})})
    assert there.offers("build J8 gentle 2")


@rule("AS-REPL-04")
def test_an_unowned_section_from_a_city_may_be_redirected_by_anybody():
    there = building(track={"K10": ("straight 1", None), "L9": ("gentle 2", None)})
    there.act("build L9 gentle 4")
    assert there.open_ends() == {"L9 0": None}


@rule("AS-REPL-04")
def test_the_new_edge_obeys_the_rules_of_placing():
    there = building(track={"K10": ("straight 1", 0), "K11": ("acute 5", 1)})
    assert there.refusal("build K10 acute 3") == "AS-PLACE-04"  # would meet seat 1 in K11
    there = building(track={"H5": ("gentle 3", 0)})
    assert there.refusal("build H5 gentle 1") == "AS-PLACE-03"
    there = building(track={"K10": ("acute 4", 0), "J9": ("gentle 0", 0)})
    assert there.refusal("build J9 acute 2") == "AS-PLACE-06"


@rule("AS-REPL-05")
@both_presets
def test_links_are_never_redirected(preset):
    there = building(preset, track={"K10": ("straight 1", 0), "L9": ("straight 1", 0)})
    assert there.refusal("build L9 gentle 2") == "AS-REPL-05"
    assert there.refusal("build K10 gentle 2") == "AS-REPL-05"


@rule("AS-REPL-05")
@both_presets
def test_unowned_links_neither(preset):
    there = building(preset, track={"K10": ("straight 1", None), "L9": ("straight 1", None)})
    assert there.refusal("build L9 gentle 2") == "AS-REPL-05"


@rule("AS-REPL-05")
@both_presets
def test_nor_the_track_of_others(preset):
    there = building(preset, track={"K10": ("straight 1", 1)})
    assert there.refusal("build K10 gentle 2") == "AS-REPL-05"
    # not even while the own track beside it on the same tile is turned: 3-5 and, instead of 1-4, 1-2
    there = building(preset, track=CROSSED)
    assert there.refusal("build K10 co_gentle_acute_left 3") == "AS-REPL-05"


@rule("AS-REPL-05")
@both_presets
def test_nor_track_on_a_town(preset):
    there = building(preset, track={"K10": ("gentle 4", 0), "K9": ("straight 0", 0)})
    assert there.refusal("build K9 gentle 1") == "AS-REPL-07"
    assert there.refusal("build K9 town_1 3") == "AS-REPL-07"


@rule("AS-REPL-06")
def test_redirecting_and_adding_at_once_is_one_build_paid_once():
    there = building(track={"K10": ("straight 1", 0), **SOUTH})
    there.act("build K10 x_gentle_straight 2")  # 4-1 turns to 4-2, and 0-3 is new
    assert there.cash[0] == 17
    assert there.open_ends() == {"K10 2": 0, "K10 0": 0}
    assert there.state.builds_left == 2


@rule("AS-REPL-06")
def test_keeping_one_and_redirecting_the_other():
    there = building(track=CROSSED)
    there.act("build K10 x_gentle_straight 3")  # 1-4 stays, 3-0 turns to 3-5
    assert there.open_ends() == {"K10 5": 0}
    assert there.links() == [("Cincinnati", "Evansville", 1)]


@rule("AS-REPL-06")
def test_two_redirections_at_once():
    track = {**SOUTH, "K10": ("x_straight_straight 0", 0)}
    there = building(track=track)
    there.act("build K10 x_gentle_gentle 2")  # 2-4 and 3-5
    assert there.open_ends() == {"K10 2": 0, "K10 5": 0}
    assert there.cash[0] == 18


@rule("AS-REPL-06")
def test_the_freed_edge_stays_free():
    there = building(track={"K10": ("straight 1", 0), **SOUTH})
    # 4-1 would turn to 4-2 while 1-3 takes the freed edge
    assert there.refusal("build K10 x_gentle_gentle 1") == "AS-REPL-06"
    # two redirected segments cannot swap their ends
    there = building(track={**SOUTH, "K10": ("x_straight_straight 0", 0)})
    assert there.refusal("build K10 co_gentle_gentle 0") == "AS-REPL-06"


@rule("AS-REPL-07")
@both_presets
def test_a_town_keeps_all_exits_and_gets_more(preset):
    there = building(preset, track={"K10": ("gentle 4", 0), "K9": ("straight 0", 0)})
    assert there.offers("build K9 town_3_left 0")  # 0, 3, 5
    assert there.offers("build K9 x_straight_straight 0")  # 0, 1, 3, 4
    assert there.refusal("build K9 town_3_star 0") == "AS-REPL-07"  # 0, 2, 4: exit 3 is missing
    assert there.refusal("build K9 gentle 3") == "AS-REPL-07"


@rule("AS-REPL-07")
def test_another_type_with_the_same_exits_is_no_replacement():
    there = building(track={"K10": ("gentle 4", 0), "K9": ("x_straight_straight 0", 0)})
    assert there.refusal("build K9 co_gentle_gentle 0") == "AS-REPL-07"


@rule("AS-REPL-07")
def test_kept_exits_keep_their_owners_and_added_ones_are_the_builders():
    track = {"K10": ("gentle 4", 0), "J9": ("gentle 1", 1), "K9": ("town_1 4", 1)}
    there = building(track=track)
    there.act("build K9 x_straight_straight 0")
    assert [there.owner("K9", edge) for edge in (0, 1, 3, 4)] == [0, 0, 0, 1]
    assert there.links() == [("Evansville", "Indianapolis", 0), ("Evansville", "Indianapolis", 1)]


@rule("AS-REPL-07")
def test_an_added_exit_is_anchored_or_the_builder_is_on_the_tile():
    track = {"J9": ("gentle 1", 1), "K9": ("town_1 4", 1)}
    there = building(track=track)
    assert there.refusal("build K9 straight 1") == "AS-REPL-07"
    there.act("done")
    assert there.offers("build K9 straight 1")  # seat 1 is on the tile
    # one anchored exit among the added ones is enough for seat 0
    there = building(track={**track, "K10": ("gentle 4", 0)})
    assert there.offers("build K9 x_straight_straight 0")
    assert there.refusal("build K9 straight 1") == "AS-REPL-07"


@rule("AS-REPL-07")
def test_added_exits_obey_the_rules_of_placing():
    track = {"J9": ("gentle 1", 0), "K9": ("town_1 4", 0), "K10": ("gentle 4", 1)}
    there = building(track=track)
    assert there.refusal("build K9 acute 3") == "AS-PLACE-04"
    there = building(track={"H5": ("straight 0", 0), "H4": ("town_1 3", 0)})
    assert there.refusal("build H4 gentle 1") == "AS-PLACE-03"
    assert there.offers("build H4 acute 3")


@rule("AS-REPL-08")
def test_the_old_tile_is_back_before_the_new_one_is_taken():
    """All seven acute curves are on the map; the own one can still be turned."""
    track: Track = {
        "K11": ("acute 5", None), "M10": ("acute 5", None), "I11": ("acute 0", None), "B10": ("acute 4", None),
        "C9": ("acute 5", None), "D7": ("acute 4", None), "H7": ("acute 5", 0),
    }  # fmt: skip
    there = building(track=track)
    assert there.supply["acute"] == 0
    there.act("build H7 acute 0")
    assert there.supply["acute"] == 0


@rule("AS-REPL-08")
def test_the_town_disc_is_used_again():
    seven: Track = {
        "E4": ("gentle 2", None), "F7": ("gentle 2", None), "G9": ("gentle 2", None), "H2": ("gentle 3", None),
        "H4": ("gentle 3", None), "I9": ("gentle 2", None), "J6": ("gentle 2", None),
    }  # fmt: skip
    there = building(track={**seven, "K10": ("gentle 4", 0), "K9": ("straight 0", 0)})
    assert there.discs == 0
    there.act("build K9 x_straight_straight 0")
    assert there.discs == 0


@rule("AS-REPL-08")
def test_under_a_town_tile_the_disc_goes_back():
    there = building(track={"K10": ("gentle 4", 0), "K9": ("straight 0", 0)})
    assert (there.discs, there.supply["straight"]) == (7, 47)
    there.act("build K9 town_3_left 0")
    assert (there.discs, there.supply["straight"], there.supply["town_3_left"]) == (8, 48, 1)


@rule("AS-REPL-09")
@both_presets
def test_no_surcharge_for_replacing(preset):
    there = building(preset, track={"M10": ("acute 5", 0), "L9": ("straight 1", 1), "K10": ("straight 1", 1)})
    assert there.price_of("build M10 gentle 4") == 2  # a river
    there = building(preset, track={"R5": ("gentle 3", 0)})
    assert there.price_of("build R5 straight 0") == 2  # a mountain


@rule("AS-REPL-09")
@both_presets
def test_nor_for_a_crossing_on_a_river(preset):
    there = building(preset, track={"N9": ("gentle 3", 1), "N8": ("acute 3", 0)})
    assert there.price_of("build N9 x_gentle_gentle 3") == 3


@rule("AS-REPL-10")
@both_presets
def test_the_same_result_is_no_replacement(preset):
    there = building(preset, track={"K10": ("straight 1", 0)})
    assert there.refusal("build K10 straight 1") == "AS-REPL-10"
    assert there.refusal("build K10 straight 4") == "AS-REPL-10"  # looks the same


@rule("AS-REPL-10")
def test_nothing_is_replaced_on_a_city():
    there = building(new_cities={"K9": "A"}, track=stubs(2, 0))
    assert there.refusal("build K9 town_1 0") == "AS-MAP-01"
    assert there.refusal("build H6 straight 0") == "AS-MAP-01"
