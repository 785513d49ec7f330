"""AS-COST: what tiles cost."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.age_of_steam.table import Track, both_presets, building


@rule("AS-COST-01")
@both_presets
@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("build K10 straight 1", 2),
        ("build K10 acute 4", 2),
        ("build M10 acute 5", 3),  # Ohio
        ("build C4 straight 2", 3),  # Mississippi
        ("build R5 straight 0", 4),  # Alleghenies
        ("build Q10 straight 0", 4),  # Appalachians
    ],
)
def test_simple_tiles(preset, text, price):
    assert building(preset).price_of(text) == price


@rule("AS-COST-02")
def test_by_the_seed_the_surcharge_is_paid_once_for_each_river_and_mountain_group():
    there = building("seed", action={0: "engineer"}, cash=30)
    there.act("build M10 acute 5")
    assert there.cash[0] == 27
    assert there.price_of("build N9 gentle 3") == 2  # the same river
    assert there.price_of("build C4 straight 2") == 3  # another river
    assert there.price_of("build Q3 gentle 0") == 3
    assert there.price_of("build R5 straight 0") == 4
    there.act("build R5 straight 0")
    assert there.price_of("build R7 straight 0") == 4  # the other group of mountains
    there.act("build R7 straight 0")
    assert there.price_of("build Q10 straight 0") == 2
    there.act("done")
    assert there.price_of("build N9 gentle 3") == 3  # every player pays for himself


@rule("AS-COST-02")
def test_it_is_remembered_in_later_turns():
    there = building("seed", features={0: ["ohio", "mountain_south"], 1: ["mississippi"]})
    assert there.price_of("build M10 acute 5") == 2
    assert there.price_of("build R9 acute 4") == 2
    assert there.price_of("build C4 straight 2") == 3


@rule("AS-COST-02")
def test_a_replacement_neither_pays_nor_uses_up_the_surcharge():
    there = building("seed", track={"M10": ("acute 5", 0)})
    assert there.price_of("build M10 gentle 4") == 2
    there.act("build M10 gentle 4")
    assert there.price_of("build N9 gentle 3") == 3


@rule("AS-COST-03")
def test_officially_every_tile_pays():
    there = building("official", features={0: ["ohio", "mountain_south"]}, action={0: "engineer"})
    assert there.price_of("build Q10 straight 0") == 4
    there.act("build M10 acute 5")
    assert there.price_of("build N9 gentle 3") == 3
    there.act("build N9 gentle 3")
    assert there.cash[0] == 14


@rule("AS-COST-03")
def test_the_surcharge_rule_is_an_option_of_its_own():
    there = building("seed", features={0: ["ohio"]}, options={"terrain_cost": "every_tile"})
    assert there.price_of("build M10 acute 5") == 3
    there = building("official", features={0: ["ohio"]}, options={"terrain_cost": "first_per_feature"})
    assert there.price_of("build M10 acute 5") == 2


@rule("AS-COST-04")
def test_complex_tiles_on_empty_fields():
    there = building("official", track={"K11": ("acute 5", 0)})
    assert there.price_of("build K10 x_straight_straight 0") == 4
    assert there.price_of("build K10 co_straight_acute 4") == 3
    river = building("official", track={"N8": ("acute 3", 0)})
    assert river.price_of("build N9 x_gentle_gentle 3") == 5  # 3-5 from Cincinnati, 0-4 from N8
    assert river.price_of("build N9 co_gentle_gentle 2") == 4
    mountain = building("official", track={"R8": ("acute 3", 0)})
    assert mountain.price_of("build R9 x_gentle_gentle 3") == 6
    assert mountain.price_of("build R9 co_straight_acute 0") == 5


@rule("AS-COST-04")
def test_their_surcharge_follows_the_terrain_option():
    there = building(
        "official", track={"N8": ("acute 3", 0)}, features={0: ["ohio"]}, options={"terrain_cost": "first_per_feature"}
    )
    assert there.price_of("build N9 x_gentle_gentle 3") == 4


@rule("AS-COST-05")
@both_presets
@pytest.mark.parametrize(
    ("tile", "price"),
    [("town_1 3", 2), ("straight 0", 3), ("acute 3", 3), ("town_3_star 1", 4), ("x_straight_straight 0", 5)],
)
def test_towns_cost_one_and_one_for_each_exit(preset, tile, price):
    there = building(preset, track={"K10": ("gentle 4", 0)})
    assert there.price_of(f"build K9 {tile}") == price


@rule("AS-COST-05")
@both_presets
def test_coexisting_tiles_cost_the_same_there(preset):
    there = building(preset, track={"K10": ("gentle 4", 0)})
    assert there.price_of("build K9 co_gentle_gentle 0") == 5


@rule("AS-COST-06")
@both_presets
@pytest.mark.parametrize("tile", ["town_3_left 0", "x_straight_straight 0", "co_gentle_gentle 0"])
def test_replacing_on_a_town_costs_three_whatever_it_has(preset, tile):
    there = building(preset, track={"K10": ("gentle 4", 0), "K9": ("straight 0", 0)})
    assert there.price_of(f"build K9 {tile}") == 3


@rule("AS-COST-06")
@both_presets
def test_also_a_simple_tile_on_a_town(preset):
    there = building(preset, track={"K10": ("gentle 4", 0), "K9": ("town_1 3", 0)})
    assert there.price_of("build K9 straight 0") == 3


@rule("AS-COST-07")
@both_presets
def test_a_crossing_in_place_of_a_simple_tile_costs_three(preset):
    there = building(preset, track={"K10": ("straight 1", 0), "K11": ("acute 5", 0)})
    assert there.price_of("build K10 x_straight_straight 0") == 3
    assert there.price_of("build K10 x_gentle_straight 2") == 3  # turning 1-4 at the same time


@rule("AS-COST-08")
@pytest.mark.parametrize(("preset", "price"), [("seed", 3), ("official", 2)])
def test_a_coexisting_tile_in_place_of_a_simple_one(preset, price):
    there = building(preset, track={"K10": ("straight 1", 0), "K11": ("acute 5", 0)})
    assert there.price_of("build K10 co_straight_acute 4") == price  # 1-4 and 2-3
    assert there.price_of("build K10 co_straight_acute 0") == price  # 0-3, and 4-1 turns to 4-5


@rule("AS-COST-08")
def test_the_price_is_an_option_of_its_own():
    track: Track = {"K10": ("straight 1", 0), "K11": ("acute 5", 0)}
    there = building("seed", track=track, options={"coexisting_upgrade_cost": 2})
    assert there.price_of("build K10 co_straight_acute 4") == 2
    assert there.price_of("build K10 x_straight_straight 0") == 3


@rule("AS-COST-09")
@both_presets
def test_every_other_replacement_costs_two(preset):
    there = building(preset, track={"K10": ("straight 1", 0)})
    assert there.price_of("build K10 gentle 2") == 2
    crossed: Track = {
        "K11": ("acute 5", 0),
        "L9": ("straight 1", 1),
        "K10": ("x_straight_straight 0", {"1-4": 1, "0-3": 0}),
    }
    there = building(preset, track=crossed)
    assert there.price_of("build K10 x_gentle_straight 3") == 2  # complex by complex
    assert there.price_of("build K10 co_straight_acute 4") == 2


@rule("AS-COST-09")
@both_presets
def test_two_redirections_on_one_tile_cost_two_together(preset):
    track: Track = {"K11": ("acute 5", 0), "K10": ("x_straight_straight 0", 0)}
    there = building(preset, track=track, cash=[2, 0, 0])
    assert there.price_of("build K10 x_gentle_gentle 2") == 2


@rule("AS-COST-10")
@both_presets
def test_urbanization_is_free(preset):
    there = building(preset, action={0: "urbanization"}, cash=0)
    assert there.price_of("urbanize Toledo C") == 0
