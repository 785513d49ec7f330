"""AS-SUP: tiles, town discs, money."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.age_of_steam.table import Track, both_presets, building, table

EIGHT_TOWNS: Track = {
    "E4": ("gentle 2", None), "F7": ("gentle 2", None), "G9": ("gentle 2", None), "H2": ("gentle 3", None),
    "H4": ("gentle 3", None), "I9": ("gentle 2", None), "J6": ("gentle 2", None), "M6": ("gentle 3", None),
}  # fmt: skip
"""Towns with track that nobody owns, and a disc on each."""


@rule("AS-SUP-01")
@both_presets
def test_a_type_that_is_used_up_cannot_be_built(preset):
    """There is a single tile of each coexisting kind."""
    track: Track = {"K11": ("acute 5", 0), "K10": ("straight 1", 0)}
    assert building(preset, track=track).offers("build K10 co_straight_acute 4")
    there = building(preset, track={**track, "N10": ("co_straight_acute 2", None)})
    assert there.supply["co_straight_acute"] == 0
    assert there.refusal("build K10 co_straight_acute 4") == "AS-SUP-01"


@rule("AS-SUP-01")
def test_a_tile_that_is_taken_up_is_available_at_once():
    """The tile on a town comes back with the New City and is built again in the same build turn."""
    track: Track = {
        "K9": ("co_straight_acute 1", None),
        "K11": ("acute 5", 0),
        "K10": ("straight 1", 0),
    }
    there = building(track=track, action={0: "urbanization"})
    assert there.refusal("build K10 co_straight_acute 4") == "AS-SUP-01"
    there.act("urbanize Indianapolis A", "build K10 co_straight_acute 4")
    assert there.supply["co_straight_acute"] == 0


@rule("AS-SUP-01")
def test_a_replaced_tile_is_available_for_the_next_build():
    there = building(track={"K10": ("straight 1", 0)})
    before = there.supply
    there.act("build K10 gentle 2")
    assert there.supply["straight"] == before["straight"] + 1
    assert there.supply["gentle"] == before["gentle"] - 1


@rule("AS-SUP-02")
@both_presets
def test_without_a_disc_a_town_takes_town_tiles_only(preset):
    there = building(preset, track={**EIGHT_TOWNS, "K10": ("gentle 4", 0)})
    assert there.discs == 0
    assert there.refusal("build K9 straight 0") == "AS-SUP-02"
    assert there.refusal("build K9 x_straight_straight 0") == "AS-SUP-02"
    assert there.offers("build K9 town_1 3")
    assert there.offers("build K9 town_3_star 1")


@rule("AS-SUP-02")
def test_a_town_tile_cannot_be_replaced_by_another_without_a_disc():
    there = building(track={**EIGHT_TOWNS, "K10": ("gentle 4", 0), "K9": ("town_1 3", 0)})
    assert there.refusal("build K9 straight 0") == "AS-SUP-02"
    assert there.offers("build K9 town_3_star 1")


@rule("AS-SUP-02")
def test_the_disc_on_the_replaced_tile_counts():
    seven = {hex: tile for hex, tile in EIGHT_TOWNS.items() if hex != "M6"}
    there = building(track={**seven, "K10": ("gentle 4", 0), "K9": ("straight 0", 0)})
    assert there.discs == 0
    assert there.offers("build K9 x_straight_straight 0")


@rule("AS-SUP-03")
def test_the_player_chooses_the_type_on_a_town():
    """Crossing or coexisting for the same four exits; what was chosen stays."""
    for tile, name in (("x_straight_straight 0", "x_straight_straight"), ("co_gentle_gentle 0", "co_gentle_gentle")):
        there = building(track={"K10": ("gentle 4", 0)})
        before = there.supply[name]
        there.act(f"build K9 {tile}")
        assert there.tile("K9") == tile
        assert there.supply[name] == before - 1
    # the coexisting one is used up, and the first town does not turn into a crossing to set it free
    there = building(track={"K10": ("gentle 4", 0), "K9": ("co_gentle_gentle 0", 0), "I10": ("gentle 0", 0)})
    assert there.refusal("build I9 co_gentle_gentle 0") == "AS-PLACE-07"
    assert there.offers("build I9 x_straight_straight 0")


@rule("AS-SUP-04")
def test_the_bank_pays_whatever_is_asked():
    there = table("move_goods", cash=900_000, income=500)
    there.finish_moves()
    assert there.cash == [900_000 + 500 - 3] * 3
    there.act("issue 13", "issue 13", "issue 13")
    assert there.cash == [900_562] * 3
