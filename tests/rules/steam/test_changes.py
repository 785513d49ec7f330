"""Redirecting and improving (ST-REDIR, ST-IMPR)."""

import pytest

from tests.rule import rule
from tests.rules.steam.table import building, tile

STUB = {"1,0": tile("21 2", 0)}
"""Seat 0's incomplete link from Albany to the south-east."""


@rule("ST-REDIR-01", "ST-REDIR-04", "ST-REDIR-06")
def test_the_open_end_is_turned_to_another_side():
    table = building(track=STUB).do("redirect 1,0 2 3")
    assert table.tile("1,0") == "22 3"
    assert table.incomplete(0) == [("L8", 3)]
    assert table.money(0)[0] == 48
    assert table.state.dump()["build"]["left"] == 2
    assert building(track=STUB).rule("redirect 1,0 5 3") == "ST-REDIR-01"
    assert building(track=STUB).rule("redirect 0,1 0 3") == "ST-REDIR-01"


@rule("ST-REDIR-02")
def test_whose_links_can_be_redirected():
    assert building(track={"1,0": tile("21 2", None)}).rule("redirect 1,0 2 3") is None
    assert building(track={"1,0": tile("21 2", 1)}).rule("redirect 1,0 2 3") == "ST-REDIR-02"
    complete = {"0,1": tile("21 0", 0), "0,2": tile("T11 0", 0)}
    assert building(track=complete).rule("redirect 0,1 3 2") == "ST-REDIR-02"
    # an unowned link that starts in a town where seat 0 owns nothing, then where he owns a section
    town = {"0,2": tile("T11 4", None), "-1,3": tile("21 1", None)}
    assert building(track=town).rule("redirect -1,3 4 3") == "ST-REDIR-02"
    own = {"0,1": tile("21 0", 0), "0,2": tile("T22 4", 0, None), "-1,3": tile("21 1", None)}
    assert building(track=own).rule("redirect -1,3 4 3") is None


@rule("ST-REDIR-03")
def test_the_other_path_stays_and_the_tile_must_exist():
    """On tile 41 the path 2-5 is seat 0's, open at 2; 0-3 is seat 1's. No tile has 0-3 with 5-1 and so on but 42."""
    crossing = {"1,0": tile("41 2", 1, 0), "1,-1": tile("23 3", 1)}
    table = building(track=crossing)
    assert table.rule("redirect 1,0 2 1") is None
    assert table.rule("redirect 1,0 2 4") is None
    assert table.rule("redirect 1,0 2 3") == "ST-REDIR-03"
    table.do("redirect 1,0 2 1")
    assert table.tile("1,0") == "42 0"
    assert (table.owner("1,0", "0-3"), table.owner("1,0", "1-5")) == (1, 0)


@rule("ST-REDIR-04")
def test_a_redirection_costs_its_exits_and_no_terrain():
    assert building(track={"-1,1": tile("22 1", 0)}).price("redirect -1,1 3 4") == 2
    assert building(track={"1,0": tile("41 2", 1, 0), "1,-1": tile("23 3", 1)}).price("redirect 1,0 2 1") == 4


@rule("ST-REDIR-05")
def test_the_new_direction_obeys_the_rules_of_building():
    assert building(track={"-10,3": tile("21 0", 0)}).rule("redirect -10,3 3 2") == "ST-BUILD-05"
    loop = {"0,1": tile("23 0", 0), "1,0": tile("21 1", 0)}
    assert building(track=loop).rule("redirect 1,0 1 5") == "ST-BUILD-12"
    # the open end may not point at the town where the link starts
    spur = {"1,-2": tile("T11 0", 0), "1,-3": tile("23 2", 0), "2,-3": tile("22 5", 0)}
    assert building(track=spur).rule("redirect 2,-3 1 4") == "ST-BUILD-12"


@rule("ST-REDIR-07")
def test_a_redirection_acquires_only_what_it_completes():
    table = building(track={"1,0": tile("21 2", None)}).do("redirect 1,0 2 3")
    assert table.incomplete(None) == [("L8", 3)]
    # (3,0) from Hartford, turned towards Worcester's spur
    track = {"3,0": tile("21 1", None), "3,-1": tile("T11 3", None)}
    table = building(track=track).do("redirect 3,0 1 0")
    assert table.links(0) == [("Hartford", "Worcester")]


@rule("ST-REDIR-09")
def test_details_of_redirecting():
    assert building(track=STUB).rule("redirect 1,0 2 2") == "ST-REDIR-09"
    # a tile laid in the same turn
    assert building().do("build 1,0 21 2").rule("redirect 1,0 2 3") is None
    # meeting another player's open end, and an own one
    for owner, rule_ in ((1, "ST-REDIR-09"), (0, None)):
        track = {"3,0": tile("21 1", 0), "3,-1": tile("T11 3", owner)}
        assert building(track=track).rule("redirect 3,0 1 0") == rule_
    own = building(track={"3,0": tile("21 1", 0), "3,-1": tile("T11 3", 0)}).do("redirect 3,0 1 0")
    assert own.links(0) == [("Hartford", "Worcester")]


# -- improving -------------------------------------------------------------------------------------------------------

CROSSED = {"1,0": tile("21 2", 1), "1,-1": tile("23 3", 0)}
"""Seat 1's tile south-east of Albany, and seat 0's end to its north."""


@rule("ST-IMPR-01", "ST-IMPR-02")
def test_a_path_is_added_and_the_old_one_stays():
    table = building(track=CROSSED)
    assert table.rule("build 1,0 22 0") == "ST-IMPR-01"
    assert table.rule("build 1,0 42 4") == "ST-IMPR-02"
    table.do("build 1,0 41 2")
    assert (table.owner("1,0", "2-5"), table.owner("1,0", "0-3")) == (1, 0)
    assert table.incomplete(0) == [("L8", 3)]


@rule("ST-IMPR-01")
def test_a_town_tile_is_replaced_by_one_with_more_exits():
    track = {"0,1": tile("21 0", 0), "0,2": tile("T21 0", 0)}
    table = building(track=track)
    assert table.rule("build 0,2 T34 0") == "ST-IMPR-01"
    table.do("build 0,2 T33 0")
    assert table.incomplete(0) == [("K10", 1), ("K10", 3)]


@rule("ST-IMPR-03")
@pytest.mark.parametrize(
    ("track", "text", "refused"),
    [
        # a spur over a black side; into another player's track; unconnected
        ({"4,0": tile("T11 5", 0)}, "build 4,0 T22 5", None),
        ({"4,0": tile("T11 5", 0)}, "build 4,0 T21 2", "ST-BUILD-05"),
        ({**CROSSED, "1,1": tile("22 0", 2)}, "build 1,0 41 2", "ST-BUILD-08"),
        ({"1,0": tile("21 2", 1)}, "build 1,0 41 2", "ST-BUILD-09"),
    ],
)
def test_new_segments_follow_the_rules_of_building(track, text, refused):
    assert building(track=track).rule(text) == refused


@rule("ST-IMPR-03", "ST-BUILD-12")
def test_an_improvement_makes_no_loop():
    """Two own ends from Albany meet on seat 1's tile south-east of Albany."""
    track = {"1,0": tile("21 2", 1), "0,1": tile("23 0", 0), "1,-1": tile("23 3", 0)}
    table = building(track=track)
    assert table.rule("build 1,0 42 5") == "ST-BUILD-12"
    assert table.rule("build 1,0 44 5") is None


@rule("ST-IMPR-04")
def test_spurs_are_added_where_the_builder_has_track_or_meets_it():
    track = {"0,1": tile("21 0", 1), "0,2": tile("T11 0", 1)}
    assert building(track=track).rule("build 0,2 T21 0") == "ST-IMPR-04"
    table = building(track={**track, "0,3": tile("21 0", 0)}).do("build 0,2 T21 0")
    assert table.links(0) == [("New York", "Poughkeepsie")]
    assert table.links(1) == [("Albany", "Poughkeepsie")]
    own = {"0,1": tile("21 0", 0), "0,2": tile("T11 0", 0)}
    assert building(track=own).rule("build 0,2 T21 0") is None


@rule("ST-IMPR-05", "ST-IMPR-06")
def test_an_improvement_costs_all_exits_and_no_terrain():
    table = building(track=CROSSED)
    table.do("build 1,0 41 2")
    assert table.money(0)[0] == 46
    assert table.state.dump()["build"]["left"] == 2
    track = {"0,1": tile("21 0", 0), "0,2": tile("T21 0", 0)}
    assert building(track=track).price("build 0,2 T33 0") == 4


@rule("ST-IMPR-07")
def test_some_tiles_cannot_be_improved():
    full = {"1,0": tile("41 2", 0, 1), "1,-1": tile("23 3", 0)}
    assert building(track=full).rule("build 1,0 42 0") == "ST-IMPR-07"
    # the four pieces with face 41 lie on towns, the other face up
    towns = {hex: tile("T42 0", None) for hex in ("-6,4", "-4,3", "0,2", "-2,0")}
    table = building(track={**CROSSED, **towns})
    assert table.rule("build 1,0 41 2") == "ST-IMPR-07"
    assert table.rule("build 1,0 42 5") is None
