"""AS-PLACE: a tile on a field without one."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.age_of_steam.table import Track, both_presets, building

SEVEN_ACUTE = {
    "K11": ("acute 5", None), "M10": ("acute 5", None), "I11": ("acute 0", None), "B10": ("acute 4", None),
    "C9": ("acute 5", None), "D7": ("acute 4", None), "H7": ("acute 5", None),
}  # fmt: skip
SPUR: Track = {
    # a line of seat 1 from Evansville to Indianapolis, whose tile also has a spur towards J8 that nobody owns
    "J9": ("gentle 1", 1),
    "K9": ("acute 4", {"4": 1, "5": None}),
}


@rule("AS-PLACE-01")
def test_by_the_seed_an_ordinary_field_takes_a_simple_tile_first():
    there = building("seed", track={"K11": ("acute 5", 0)})
    assert there.refusal("build K10 x_straight_straight 0") == "AS-PLACE-01"
    assert there.refusal("build K10 co_straight_acute 4") == "AS-PLACE-01"
    for tile in ("straight 1", "gentle 4", "acute 4"):
        assert there.offers(f"build K10 {tile}")


@rule("AS-PLACE-01")
def test_officially_complex_tiles_may_come_first():
    there = building("official", track={"K11": ("acute 5", 0)})
    assert there.offers("build K10 x_straight_straight 0")
    assert there.offers("build K10 co_straight_acute 4")
    # the first printing: all official but this
    there = building("official", track={"K11": ("acute 5", 0)}, options={"direct_complex": False})
    assert there.refusal("build K10 x_straight_straight 0") == "AS-PLACE-01"


@rule("AS-PLACE-01")
@both_presets
def test_town_tiles_lie_on_towns_only(preset):
    there = building(preset)
    assert there.refusal("build K10 town_1 4") == "AS-PLACE-01"
    assert there.refusal("build K10 town_3_star 0") == "AS-PLACE-01"


@rule("AS-PLACE-02")
@both_presets
@pytest.mark.parametrize(
    ("tile", "disc"),
    [
        ("town_1 3", 0),
        ("town_3_star 1", 0),
        ("straight 0", 1),
        ("acute 3", 1),
        ("x_straight_straight 0", 1),
        ("co_gentle_gentle 0", 1),
    ],
)
def test_a_town_takes_town_tiles_or_others_with_a_disc(preset, tile, disc):
    there = building(preset, track={"K10": ("gentle 4", 0)})
    there.act(f"build K9 {tile}")
    assert there.discs == 8 - disc
    assert there.tile("K9") == tile
    data = there.state.dump()["track"]["K9"]  # type: ignore[index]
    assert data.get("disc", False) == bool(disc)


@rule("AS-PLACE-03")
@both_presets
def test_no_exit_faces_a_lake_or_the_outside(preset):
    there = building(preset)
    assert there.refusal("build H5 gentle 1") == "AS-PLACE-03"  # Lake Michigan
    assert there.refusal("build B10 acute 3") == "AS-PLACE-03"  # south of the map
    assert there.refusal("build K11 gentle 3") == "AS-PLACE-03"


@rule("AS-PLACE-03")
def test_a_town_exit_neither():
    there = building(track={"H5": ("straight 0", 0)})
    assert there.offers("build H4 straight 0")
    assert there.refusal("build H4 gentle 1") == "AS-PLACE-03"


@rule("AS-PLACE-03")
@both_presets
def test_a_blank_side_of_another_tile_may_be_faced(preset):
    """Also one of a rival; the track is blocked there until that tile is replaced."""
    there = building(preset, track={"K10": ("straight 1", 1), "L9": ("straight 1", 1)})
    there.act("build M10 acute 5")
    assert there.open_ends() == {"M10 5": 0}


@rule("AS-PLACE-04")
@both_presets
def test_no_exit_meets_the_end_of_another_player(preset):
    there = building(preset, track={"K10": ("straight 1", 1)})
    assert there.refusal("build L9 straight 1") == "AS-PLACE-04"
    assert there.refusal("build L9 gentle 2") == "AS-PLACE-04"
    assert there.offers("build L9 gentle 5")


@rule("AS-PLACE-04")
def test_also_on_a_town():
    there = building(track={"K10": ("gentle 4", 1), "J9": ("gentle 1", 0)})
    assert there.refusal("build K9 acute 3") == "AS-PLACE-04"
    assert there.offers("build K9 town_1 4")


@rule("AS-PLACE-04")
@pytest.mark.parametrize("owner", [0, None])
def test_own_and_unowned_ends_may_be_met(owner):
    there = building(track={"K10": ("straight 1", owner)})
    there.act("build L9 straight 1")
    assert there.links() == [("Cincinnati", "Evansville", 0)]


@rule("AS-PLACE-05")
@both_presets
def test_a_tile_begins_at_a_city_or_at_own_track(preset):
    there = building(preset, track={"K10": ("straight 1", 0), "B4": ("straight 0", 1)})
    assert there.offers("build N9 gentle 3")  # (a) a city
    assert there.offers("build L9 gentle 2")  # (b) own track
    assert there.refusal("build F5 straight 0") == "AS-PLACE-05"
    assert there.refusal("build B5 gentle 1") == "AS-PLACE-05"  # beside a rival, not joined
    assert there.refusal("build L8 gentle 3") == "AS-PLACE-05"  # a city is near, but no exit faces it


@rule("AS-PLACE-05")
def test_unowned_track_that_begins_at_a_city_is_an_anchor():
    there = building(track={"K10": ("straight 1", None)})
    there.act("build L9 gentle 2")
    assert there.owner("K10", 4) == 0


@rule("AS-PLACE-05")
def test_unowned_track_that_begins_at_a_town_is_one_only_with_own_track_on_that_town():
    there = building(track=SPUR)
    assert there.refusal("build J8 straight 2") == "AS-PLACE-05"
    there.act("done")
    assert there.seat == 1
    there.act("build J8 straight 2")
    assert there.owner("K9", 5) == 1


@rule("AS-PLACE-05")
def test_an_unowned_line_far_from_its_town_is_judged_by_its_far_end():
    """Seat 0 owns a segment on the town at the far end, two fields away."""
    track: Track = {**SPUR, "J8": ("straight 2", None)}
    there = building(track=track)
    assert there.refusal("build I8 straight 2") == "AS-PLACE-05"
    there = building(track={**track, "J9": ("gentle 1", 0), "K9": ("acute 4", {"4": 0, "5": None})})
    there.act("build I8 straight 2")
    assert there.open_ends() == {"I8 5": 0}


@rule("AS-PLACE-05")
def test_every_track_of_a_complex_tile_needs_an_anchor():
    there = building("official")
    assert there.refusal("build K10 x_straight_straight 0") == "AS-PLACE-05"
    there = building("official", track={"K11": ("acute 5", 0)})
    assert there.offers("build K10 x_straight_straight 0")


@rule("AS-PLACE-05")
def test_on_a_town_one_anchored_exit_is_enough():
    there = building(track={"K10": ("gentle 4", 0)})
    for tile in ("straight 0", "town_3_star 1", "x_straight_straight 2"):
        assert there.offers(f"build K9 {tile}"), tile
    assert there.refusal("build K9 straight 1") == "AS-PLACE-05"
    assert there.refusal("build M6 town_1 3") == "AS-PLACE-05"


@rule("AS-PLACE-06")
@both_presets
def test_no_section_from_a_city_to_itself(preset):
    there = building(preset, track={"K10": ("acute 4", 0)})
    assert there.refusal("build J9 acute 2") == "AS-PLACE-06"
    assert there.offers("build J9 gentle 0")


@rule("AS-PLACE-06")
@both_presets
def test_no_section_from_a_town_to_itself(preset):
    """Not by joining two spurs of a town, nor by a new exit that meets the town's own track."""
    there = building(preset, track={"K9": ("acute 3", 0), "K10": ("acute 5", 0)})
    assert there.refusal("build J9 acute 1") == "AS-PLACE-06"
    there = building(preset, track={"K9": ("town_1 3", 0), "K10": ("acute 5", 0), "J9": ("acute 1", 0)})
    assert there.refusal("build K9 acute 3") == "AS-PLACE-06"


@rule("AS-PLACE-06")
def test_two_links_between_the_same_two_nodes_are_no_loop():
    line = {"K10": ("straight 1", 0), "L9": ("straight 1", 0)}
    there = building(track={**line, "K11": ("gentle 5", 0), "L10": ("straight 1", 0)})
    there.act("build M10 gentle 4")
    assert there.links() == [("Cincinnati", "Evansville", 0)] * 2


@rule("AS-PLACE-07")
def test_the_tile_must_be_in_supply():
    there = building(track=SEVEN_ACUTE)
    assert there.supply["acute"] == 0
    assert there.refusal("build B4 acute 5") == "AS-PLACE-07"
    assert there.offers("build B4 straight 0")
    six = {hex: tile for hex, tile in SEVEN_ACUTE.items() if hex != "H7"}
    assert building(track=six).offers("build B4 acute 5")


@rule("AS-PLACE-08")
@both_presets
def test_a_network_may_be_in_several_parts(preset):
    there = building(preset, track={"K10": ("straight 1", 0)})
    there.act("build P1 gentle 2")  # at Toronto
    there.act("build A10 straight 0")  # at Kansas City
    assert there.refusal("build E3 straight 0") == "AS-PLACE-05"


@rule("AS-PLACE-08")
def test_the_first_tile_of_a_player_touches_a_city():
    there = building()
    for text in there.choices("build"):
        hex = text.split(" ")[1]
        assert there.state.network.city_edges[there.state.rules.board.grid.index[hex]], text


@rule("AS-PLACE-09")
def test_everything_on_the_tile_and_what_it_joins_is_the_builders():
    track = {"K10": ("gentle 4", None), "J9": ("gentle 1", None)}
    there = building(track=track)
    there.act("build K9 x_straight_straight 0")  # exits 0, 1, 3, 4
    assert [there.owner("K9", edge) for edge in (0, 1, 3, 4)] == [0, 0, 0, 0]
    assert there.owner("K10", 4) == 0
    assert there.owner("J9", 3) == 0


@rule("AS-PLACE-09")
def test_both_tracks_of_a_crossing_are_the_builders():
    there = building("official", track={"K11": ("acute 5", None)})
    there.act("build K10 x_straight_straight 0")
    assert [there.owner("K10", edge) for edge in (0, 1, 3, 4)] == [0, 0, 0, 0]
    assert there.owner("K11", 5) == 0
