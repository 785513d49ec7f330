"""AS-OWN: who owns track, and who loses it."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.age_of_steam.table import Track, both_presets, building, stubs, table


@rule("AS-OWN-01")
@both_presets
def test_the_builder_owns_what_he_builds(preset):
    there = building(preset)
    there.act("build K10 straight 1", "done")
    there.act("build B4 straight 0")
    assert there.open_ends() == {"K10 1": 0, "B4 3": 1}


@rule("AS-OWN-01")
def test_one_disc_a_section_however_long():
    there = building()
    there.act("build K10 straight 1", "build L9 gentle 2")
    assert there.state.network.owned_by(0) == 1
    there.act("build H7 straight 0")
    assert there.state.network.owned_by(0) == 2


@rule("AS-OWN-02")
@both_presets
def test_links_stay_without_being_extended(preset):
    track: Track = {
        "K10": ("straight 1", 0),
        "L9": ("straight 1", 0),
        "J9": ("gentle 1", 0),
        "K9": ("town_1 4", 0),
    }
    there = building(preset, track=track)
    there.act("done", "done", "done")
    assert there.links() == [("Cincinnati", "Evansville", 0), ("Evansville", "Indianapolis", 0)]


@rule("AS-OWN-02")
def test_a_link_between_two_towns_is_a_link():
    """Indianapolis and Fort Wayne over K8: not lost at the end of the build turn, and goods may use it."""
    track: Track = {
        "K10": ("gentle 4", 0),
        "K9": ("straight 0", 0),
        "K8": ("gentle 1", 0),
        "L7": ("town_1 4", 0),
    }
    there = building(track=track)
    there.act("done")
    assert there.links() == [("Evansville", "Indianapolis", 0), ("Fort Wayne", "Indianapolis", 0)]


@rule("AS-OWN-03")
def test_a_new_segment_claims_the_unowned_section_it_joins():
    there = building(track={"K10": ("straight 1", None)})
    there.act("build L9 gentle 2")
    assert there.owner("K10", 4) == 0
    there.act("done")
    assert there.open_ends() == {"L9 2": 0}


@rule("AS-OWN-03")
def test_an_added_segment_claims_too():
    track = {"K10": ("straight 1", 1), "L9": ("straight 1", 1), "K11": ("acute 5", None)}
    there = building(track=track)
    there.act("build K10 x_straight_straight 0")
    assert there.owner("K11", 0) == 0


@rule("AS-OWN-03")
def test_both_unowned_sections_that_a_segment_joins_are_claimed():
    there = building(track={"K10": ("straight 1", None), "M10": ("acute 5", None)})
    there.act("build L9 gentle 2")
    assert there.links() == [("Cincinnati", "Evansville", 0)]


@rule("AS-OWN-04")
def test_an_unfinished_section_that_was_not_extended_is_lost():
    there = building(track={"K10": ("straight 1", 0), "B4": ("straight 0", 0), "C9": ("straight 0", 1)})
    there.act("build B5 straight 0", "done")
    assert there.open_ends() == {"K10 1": None, "B5 3": 0, "C9 3": 1}


@rule("AS-OWN-04")
def test_a_section_begun_in_this_build_turn_is_kept():
    there = building()
    there.act("build K10 straight 1", "done")
    assert there.open_ends() == {"K10 1": 0}


@rule("AS-OWN-04")
def test_but_not_through_the_next_build_turn():
    there = building(cash=30)
    there.act("build K10 straight 1", "done", "done", "done")
    there.finish_moves()
    there.act("issue 0", "issue 0", "issue 0", "drop", "drop")
    there.act("take engineer", "take first_move", "take production")
    while there.seat != 0:
        assert there.open_ends() == {"K10 1": 0}
        there.act("done")
    assert there.open_ends() == {"K10 1": 0}
    there.act("done")
    assert there.open_ends() == {"K10 1": None}


@rule("AS-OWN-04")
def test_each_spur_of_a_town_is_judged_alone():
    """One spur goes on, the other two are lost, though all lie on the tile of a town with a new segment."""
    track: Track = {"K10": ("gentle 4", 0), "K9": ("x_straight_straight 0", 0)}
    there = building(track=track)
    there.act("build K8 straight 0", "done")
    assert there.open_ends() == {"K8 0": 0, "K9 1": None, "K9 4": None}


@rule("AS-OWN-04")
def test_spurs_added_in_this_build_turn_are_kept():
    track: Track = {"K10": ("gentle 4", 0), "K9": ("straight 0", 0)}
    there = building(track=track)
    there.act("build K9 x_straight_straight 0", "done")
    assert there.open_ends() == {"K9 0": None, "K9 1": 0, "K9 4": 0}


@rule("AS-OWN-05")
@both_presets
def test_redirecting_does_not_save_an_own_section(preset):
    there = building(preset, track={"K10": ("straight 1", 0)})
    there.act("build K10 gentle 2")
    assert there.open_ends() == {"K10 2": 0}
    there.act("done")
    assert there.open_ends() == {"K10 2": None}


@rule("AS-OWN-05")
def test_redirecting_does_not_claim_an_unowned_section_even_for_a_moment():
    there = building(track={"K10": ("straight 1", None)})
    there.act("build K10 gentle 2")
    assert there.open_ends() == {"K10 2": None}
    # extending it afterwards does
    there.act("build L10 gentle 5", "done")
    assert there.open_ends() == {"L10 1": 0}


@rule("AS-OWN-05")
def test_crossing_an_own_section_does_not_save_it():
    """The replaced tile has a new track, but it is another section."""
    there = building(track={"K10": ("straight 1", 0), "K11": ("acute 5", 0)})
    there.act("build K10 x_straight_straight 0", "done")
    assert there.open_ends() == {"K10 1": None, "K10 0": 0}


@rule("AS-OWN-06")
@both_presets
def test_redirecting_into_a_city_makes_the_link_the_builders(preset):
    there = building(preset, track={"K10": ("straight 1", None), "L9": ("gentle 2", None)})
    there.act("build L9 straight 1")
    assert there.links() == [("Cincinnati", "Evansville", 0)]
    there.act("done")
    assert there.links() == [("Cincinnati", "Evansville", 0)]


@rule("AS-OWN-06")
@pytest.mark.parametrize(("turned", "joined"), [(None, None), (None, 0), (0, None), (0, 0)])
def test_redirecting_into_another_section_completes_a_link(turned, joined):
    track = {"K10": ("straight 1", turned), "L9": ("gentle 4", turned), "M10": ("acute 5", joined)}
    there = building(track=track)
    there.act("build L9 gentle 2")
    assert there.links() == [("Cincinnati", "Evansville", 0)]
    assert there.owner("M10", 0) == 0


@rule("AS-OWN-06")
def test_redirecting_into_a_town_makes_a_link():
    """The exit of a town is an open end like another; here it is unowned and seat 1 holds the town."""
    track: Track = {
        "J9": ("gentle 1", 1),
        "K9": ("gentle 2", {"2": None, "4": 1}),
        "K10": ("straight 1", 0),
        "L9": ("gentle 2", 0),
    }
    there = building(track=track)
    there.act("build L9 acute 4")
    assert there.links() == [("Evansville", "Indianapolis", 0), ("Evansville", "Indianapolis", 1)]


@rule("AS-OWN-07")
def test_unfinished_sections_are_safe_between_build_turns():
    there = building()
    there.act("build K10 straight 1", "done")
    assert there.seat == 1
    assert there.refusal("build L9 straight 1") == "AS-PLACE-04"
    assert there.refusal("build K10 gentle 2") == "AS-REPL-05"
    there.act("done", "done")
    there.finish_moves()
    assert there.open_ends() == {"K10 1": 0}


@rule("AS-OWN-08")
@both_presets
def test_twenty_sections_and_no_more(preset):
    nineteen = stubs(19, 0, avoid=["K10", "L9", "L8", "Q1", "P1", "O2"])
    there = building(preset, track=nineteen)
    there.act("build K10 straight 1")
    assert there.state.network.owned_by(0) == 20
    assert there.refusal("build P1 gentle 2") == "AS-OWN-08"
    # what needs no new disc is allowed
    there.act("build L9 straight 1")
    assert there.state.network.owned_by(0) == 20


@rule("AS-OWN-08")
def test_joining_two_own_sections_frees_a_disc():
    track = {**stubs(18, 0, avoid=["K10", "L9", "M10", "L8", "N10"]), "K10": ("straight 1", 0), "M10": ("acute 5", 0)}
    there = building(track=track)
    there.act("build L9 gentle 2")
    assert there.state.network.owned_by(0) == 19


@rule("AS-OWN-08")
def test_claiming_needs_a_disc_and_so_does_a_redirection_that_claims():
    track = {
        **stubs(20, 0, avoid=["K10", "L9", "M10", "L8", "N10", "K9"]),
        "K10": ("straight 1", None),
        "L9": ("gentle 2", None),
    }
    there = building(track=track)
    assert there.refusal("build M10 gentle 3") == "AS-OWN-08"
    assert there.refusal("build L9 straight 1") == "AS-OWN-08"
    assert there.offers("build L9 gentle 4")  # stays unowned


@rule("AS-OWN-08")
def test_a_town_tile_with_several_spurs_needs_several_discs():
    track = {**stubs(17, 0, avoid=["K10", "K9", "L9", "J9", "K8", "L8", "J8"]), "K10": ("gentle 4", 0)}
    there = building(track=track)
    assert there.state.network.owned_by(0) == 18
    assert there.offers("build K9 town_3_star 1")  # the exit to K10 joins, two spurs are new
    assert there.refusal("build K9 x_straight_straight 0") == "AS-OWN-08"


@rule("AS-OWN-08")
def test_without_the_limit():
    there = building(track=stubs(20, 0, avoid=["P1", "O2"]), options={"ownership_disc_limit": 0})
    there.act("build P1 gentle 2")
    assert there.state.network.owned_by(0) == 21


@rule("AS-OWN-08")
def test_other_players_sections_do_not_count():
    there = building(track=stubs(20, 1, avoid=["P1", "O2"]))
    assert there.offers("build P1 gentle 2")
    assert table("move_goods", track=stubs(20, 1)).state.network.owned_by(0) == 0
