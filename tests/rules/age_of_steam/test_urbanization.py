"""AS-URB: New Cities."""

from __future__ import annotations

from typing import Any

from tests.rule import rule
from tests.rules.age_of_steam.table import BOARD, Table, Track, both_presets, building, stubs, table

HOLDER = {0: "urbanization"}
LINES: Track = {
    # seat 1 from Evansville through Indianapolis to Cincinnati; seat 2 has a spur on the tile towards K8
    "J9": ("gentle 1", 1),
    "L8": ("gentle 2", 1),
    "K9": ("town_3_right 1", {"1": 1, "4": 1, "2": 2}),
}


def urban(track: Track | None = None, preset: str = "seed", **rest: Any) -> Table:
    return building(preset, track, action=HOLDER, **rest)


@rule("AS-URB-01")
@both_presets
def test_any_tile_on_any_town_for_nothing(preset):
    there = urban(preset=preset, cash=0)
    assert len(there.choices("urbanize")) == 14 * 8
    assert there.offers("urbanize Buffalo A")  # a western letter in the east
    there.act("urbanize Rock Island H")
    assert there.cash[0] == 0
    assert there.state.view(0)["new_cities"] == {"F7": "H"}


@rule("AS-URB-01")
def test_in_addition_to_the_three_tiles_and_only_once():
    there = urban()
    there.act("urbanize Toledo A")
    assert there.refusal("urbanize Cleveland B") == "AS-URB-01"
    there.act("build K10 straight 1", "build L9 straight 1", "build N9 gentle 3")
    assert there.seat == 1


@rule("AS-URB-01")
def test_a_tile_that_is_used_up_cannot_be_placed():
    there = urban(new_cities={"M6": "A"})
    assert there.refusal("urbanize Cleveland A") == "AS-URB-01"
    assert there.offers("urbanize Cleveland B")
    assert len(there.choices("urbanize")) == 13 * 7


@rule("AS-URB-01")
def test_towns_with_track_too():
    there = urban(LINES)
    there.act("urbanize Indianapolis B")
    assert there.tile("K9") is None


@rule("AS-URB-02")
def test_the_field_is_a_city_of_that_colour_for_good():
    track: Track = {"J9": ("gentle 1", 1)}
    there = urban(track)
    there.act("urbanize Indianapolis A")
    assert there.links() == [("Evansville", "Indianapolis", 1)]
    moving = table("move_goods", track=track, new_cities={"K9": "A"}, cubes={"Evansville": {"red": 1, "blue": 1}})
    assert moving.choices("deliver") == ["deliver red Evansville-Indianapolis"]


@rule("AS-URB-02")
def test_tile_and_disc_go_back():
    track: Track = {"J9": ("gentle 1", 1), "K9": ("straight 1", 1)}
    there = urban(track)
    assert (there.supply["straight"], there.discs) == (47, 7)
    there.act("urbanize Indianapolis A")
    assert (there.supply["straight"], there.discs) == (48, 8)
    there = urban(LINES)
    there.act("urbanize Indianapolis A")
    assert (there.supply["town_3_right"], there.discs) == (2, 8)


@rule("AS-URB-02")
def test_never_on_a_city_a_new_city_or_elsewhere():
    there = urban(new_cities={"M6": "A"})
    for place in ("Chicago", "Toledo", "K10", "Atlantis", "N5"):
        assert there.refusal(f"urbanize {place} B") == "AS-URB-02", place


@rule("AS-URB-03")
@both_presets
def test_track_on_the_tile_vanishes_and_longer_sections_end_at_the_city(preset):
    there = urban(LINES, preset)
    assert there.state.network.owned_by(2) == 1
    there.act("urbanize Indianapolis B")
    # the spur of seat 2 was only on the tile
    assert there.state.network.owned_by(2) == 0
    assert there.open_ends() == {}
    assert there.links() == [("Cincinnati", "Indianapolis", 1), ("Evansville", "Indianapolis", 1)]


@rule("AS-URB-03")
def test_a_longer_unfinished_section_stays_and_begins_at_the_city():
    track = {**LINES, "K9": ("town_3_right 1", {"1": 1, "4": 1, "2": 1}), "L9": ("straight 2", 1)}
    there = urban(track)
    there.act("urbanize Indianapolis B")
    assert there.open_ends() == {"L9 2": 1}


@rule("AS-URB-04")
@both_presets
def test_open_ends_that_faced_the_town_are_complete(preset):
    """Also those of another player, and also where the tile on the town had a blank side."""
    track: Track = {
        "J9": ("gentle 1", 1),
        "K9": ("town_1 4", 1),
        "L8": ("gentle 2", 2),
        "K10": ("gentle 4", 0),
    }
    there = urban(track, preset)
    assert there.open_ends() == {"L8 4": 2, "K10 0": 0}
    there.act("urbanize Indianapolis C")
    assert there.open_ends() == {}
    assert there.links() == [
        ("Cincinnati", "Indianapolis", 2),
        ("Evansville", "Indianapolis", 0),
        ("Evansville", "Indianapolis", 1),
    ]


@rule("AS-URB-05")
def test_unowned_sections_that_become_complete_go_to_the_urbanizing_player():
    track: Track = {"L8": ("gentle 2", None), "B4": ("straight 0", None)}
    there = urban(track)
    there.act("urbanize Indianapolis C")
    assert there.links() == [("Cincinnati", "Indianapolis", 0)]
    assert there.open_ends() == {"B4 3": None}


@rule("AS-URB-05")
def test_links_that_were_complete_and_unowned_stay_unowned():
    track: Track = {"J9": ("gentle 1", None), "K9": ("town_1 4", None)}
    there = urban(track)
    there.act("urbanize Indianapolis C")
    assert there.links() == [("Evansville", "Indianapolis", None)]


@rule("AS-URB-05")
def test_unfinished_unowned_sections_of_the_town_stay_unowned():
    track = {**LINES, "L9": ("straight 2", None), "K9": ("town_3_right 1", {"1": 1, "4": 1, "2": None})}
    there = urban(track)
    there.act("urbanize Indianapolis C")
    assert there.open_ends() == {"L9 2": None}


@rule("AS-URB-05")
def test_claims_go_by_the_edges_while_discs_last():
    """Edges 1 (L8) and 3 (K10) and 4 (J9) bring unowned sections, one disc is left: L8 comes first."""
    near: Track = {
        "L8": ("gentle 2", None),
        "K10": ("gentle 4", None),
        "J9": ("gentle 1", None),
    }
    avoid = ["L8", "K10", "J9", "K9", "L9", "K8", "J8"]
    there = urban({**stubs(19, 0, avoid), **near})
    there.act("urbanize Indianapolis C")
    assert there.owner("L8", 2) == 0
    assert there.owner("K10", 4) is None
    assert there.owner("J9", 3) is None
    free = urban({**stubs(19, 0, avoid), **near}, options={"ownership_disc_limit": 0})
    free.act("urbanize Indianapolis C")
    assert [free.owner("L8", 2), free.owner("K10", 4), free.owner("J9", 3)] == [0, 0, 0]


@rule("AS-URB-05")
def test_a_spur_that_vanishes_gives_its_disc_back_first():
    avoid = ["L8", "K10", "J9", "K9", "L9", "K8", "J8"]
    track = {**stubs(19, 0, avoid), "L8": ("gentle 2", None), "K9": ("town_1 0", 0)}
    there = urban(track)
    assert there.state.network.owned_by(0) == 20
    there.act("urbanize Indianapolis C")
    assert there.owner("L8", 2) == 0


@rule("AS-URB-06")
@both_presets
def test_a_section_from_the_city_to_itself_is_dead(preset):
    """It left the town by exit 3 and its open end faced another side of the town."""
    track: Track = {
        "K9": ("town_1 3", 1),
        "K10": ("acute 5", 1),
        "J9": ("acute 1", 1),
    }
    there = urban(track, preset)
    there.act("urbanize Indianapolis B")
    assert there.links() == []
    assert there.open_ends() == {}
    assert there.owner("K10", 0) is None
    assert there.owner("J9", 1) is None
    # it can be neither redirected nor claimed, only crossed
    assert there.refusal("build J9 gentle 0") == "AS-REPL-05"
    there.act("done", "done", "done")
    assert there.phase == "move_goods"
    assert there.state.scores()[1] == -6


@rule("AS-URB-06")
def test_a_dead_section_is_not_taken_by_the_urbanizing_player():
    track: Track = {
        "K9": ("town_1 3", None),
        "K10": ("acute 5", None),
        "J9": ("acute 1", None),
    }
    there = urban(track)
    there.act("urbanize Indianapolis B")
    assert there.state.network.owned_by(0) == 0


@rule("AS-URB-07")
def test_a_new_city_starts_empty_and_grows_from_its_letter_column():
    display = {"W4": ["red", "blue", None], "B": ["yellow", "purple"], "A": ["black", None]}
    there = table("build_track", action=HOLDER, cash=20, display=display)
    there.act("urbanize Indianapolis B", "done", "done", "done")
    assert there.cubes("Indianapolis") == {}
    there.finish_moves(white=[3, 4, 1])
    assert there.cubes("Indianapolis") == {"yellow": 1}
    assert there.cubes("Des Moines") == {"red": 1}
    assert there.column("A") == ["black", None]


@rule("AS-URB-08")
def test_placing_is_voluntary_and_the_first_tile_ends_the_chance():
    there = urban()
    there.act("build K10 straight 1")
    assert there.refusal("urbanize Toledo A") == "AS-BUILD-04"
    there.act("done")
    assert there.seat == 1
    lazy = urban()
    lazy.act("done")
    assert lazy.state.view(0)["new_cities"] == {}


@rule("AS-URB-09")
def test_when_all_eight_are_placed_there_is_nothing_to_decide():
    towns = [BOARD.grid.names[town] for town in BOARD.towns]
    all_eight = dict(zip(towns, "ABCDEFGH", strict=False))
    there = table("select_actions", new_cities=all_eight)
    there.act("take urbanization", "take engineer", "take production")
    assert (there.phase, there.seat) == ("build_track", 0)
    assert there.choices("urbanize") == []
    assert not there.state.may_urbanize
    assert there.refusal("urbanize Buffalo A") == "AS-URB-01"
