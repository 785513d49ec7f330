"""Step 3: way tiles and how they are joined (BI-WAY, BI-JOIN)."""

from __future__ import annotations

import itertools

import pytest

import steamshed
from steamshed.games.binario.content import reader
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    home,
    laying,
    line,
    refused,
    road_table,
    sides_of,
    skip_to,
    station,
    table,
    tile,
    view_of,
    way,
)

BOX = reader.box()


# -- BI-WAY ----------------------------------------------------------------------------------------------------------


@rule("BI-WAY-01")
def test_way_types():
    modes = [(way.id, way.mode) for way in BOX.ways]
    assert modes == [
        ("earth", 0), ("asphalt", 0), ("highway", 0), ("motorway", 0),
        ("horse_tram", 1), ("railway", 1), ("express", 1), ("maglev", 1),
    ]  # fmt: skip


@rule("BI-WAY-02")
@pytest.mark.parametrize(("moves", "cost"), [(["go N"], 2), (["go W", "go W", "go N"], 2 + 2 + 3)])
def test_terrain_surcharge(moves, cost):
    state = home()
    act(state, *moves, "stop")
    assert state.silver[0] == 200 - cost


@rule("BI-WAY-03")
def test_bridges_are_straight():
    state = laying("earth", "7,5", "kind road_basic", "go E")
    assert refused(state, "go S") == "BI-WAY-03"
    assert refused(state, "go N") == "BI-WAY-03"
    assert refused(state, "go E") == ""
    act(state, "stop")
    assert state.silver[0] == 200 - 6 - 6
    assert tile(state, "8,5") == ("earth", 0, "EW")
    state = table(ways={"8,5": way("earth", 0, "EW")}, seats=[{"stations": {"0": station("7,6")}}, {}])
    act(state, "build earth", "manual", "start 7,6")
    assert refused(state, "go E") == ""
    act(state, "go E")
    assert refused(state, "go N") == "BI-WAY-03"


@rule("BI-WAY-04")
def test_shape_follows_from_the_path():
    state = home()
    act(state, "go E", "go S", "stop")
    assert tile(state, "6,6") == ("earth", 0, "SW")
    assert tile(state, "6,7") == ("earth", 0, "NS")


@rule("BI-WAY-05")
def test_open_ends_are_turned_for_nothing():
    state = home()
    act(state, "go E", "stop")
    assert tile(state, "6,6") == ("earth", 0, "EW")
    assert state.silver[0] == 198
    state.pending = None
    state.decide(0, "build")
    act(state, "build earth", "manual", "start 5,6", "go E", "go S", "stop")
    assert tile(state, "6,6") == ("earth", 0, "SW")
    assert state.silver[0] == 196


@rule("BI-WAY-06", "BI-JOIN-02")
def test_neighbouring_exits_are_connected_whoever_built_them():
    ways = {"6,6": way("earth", 1, "EW")}
    seats = [{"stations": {"0": station("5,6", sides="E"), "1": station("7,6", sides="W")}}, {}]
    state = table("freight", seats=seats, ways=ways)
    act(state, "open road", "from 5,6", "to 7,6")


@rule("BI-WAY-07")
def test_a_cell_holds_two_ways_only_as_a_crossing():
    crossing = {"6,6": [*way("earth", 0, "NS"), *way("horse_tram", 0, "EW")]}
    state = home(ways=crossing)
    assert refused(state, "go E") == "BI-JOIN-15"
    state = road_table()
    act(state, "station")
    assert refused(state, "at 3,6") == "BI-STN-01"


@rule("BI-WAY-08")
def test_a_new_station_attaches_what_points_to_it():
    ways = {"4,6": way("earth", 0, "EW"), "6,6": way("earth", 0, "EW"), "5,5": way("earth", 1, "NS")}
    state = table(ways=ways)
    act(state, "station", "at 5,6", "kind road_basic")
    assert sides_of(state, "5,6") == "EW"
    state = road_table(seat={"silver": 100})
    act(state, "demolish", "route 1", "tile 3,6", "done")
    assert sides_of(state, "4,6") == ""


@rule("BI-WAY-09")
def test_what_a_path_does_to_a_tile():
    """Along it nothing, from the side a reshape, across the other mode a level crossing."""
    straight = {"6,6": way("earth", 0, "NS"), "6,7": way("earth", 0, "NS")}
    state = home(ways=straight)
    act(state, "go E", "go E", "stop")
    assert tile(state, "6,6") == ("earth", 0, "NESW")
    assert state.silver[0] == 200 - 3 - 2
    tram = {"6,6": way("horse_tram", 0, "NS")}
    state = home(ways=tram)
    act(state, "go E", "go E", "stop")
    assert tile(state, "6,6", 1) == ("earth", 0, "EW")
    state = home(ways={"6,6": way("horse_tram", 0, "EW")})
    assert refused(state, "go E") == "BI-WAY-09"
    state = home(ways={"6,6": way("earth", 0, "EW")})
    act(state, "go E", "go E", "stop")
    assert state.silver[0] == 200 - 2
    assert tile(state, "6,6") == ("earth", 0, "EW")


# -- BI-JOIN ---------------------------------------------------------------------------------------------------------


@rule("BI-JOIN-01")
def test_what_can_be_joined():
    ids = BOX.way_of
    pairs = {
        tuple(sorted((a, b), key=lambda id: ids[id]))
        for a, b in itertools.product(ids, ids)
        if a != b and BOX.joins[ids[a]] >> ids[b] & 1
    }
    assert pairs == {("earth", "asphalt"), ("asphalt", "highway"), ("highway", "motorway"), ("railway", "express")}
    state = home(era=3, type="highway", ways={"6,6": way("earth", 0, "EW")}, seat={"silver": 200}, kind="road_III")
    assert refused(state, "go E") == ""
    act(state, "go E")
    assert refused(state, "go E") == "BI-JOIN-01"


@rule("BI-JOIN-03", "BI-JOIN-05")
def test_rails_cross_without_joining():
    tracks = {"6,6": way("horse_tram", 1, "NS")}
    stations = {"I": station("5,6", "tram")}
    state = laying("horse_tram", "5,6", seats=[{"stations": stations}, {}], ways=tracks)
    act(state, "go E", "go E", "stop")
    assert tile(state, "6,6", 0) == ("horse_tram", 1, "NS")
    assert tile(state, "6,6", 1) == ("horse_tram", 0, "EW")
    assert state.silver[0] == 200 - 2 - 3


@rule("BI-JOIN-03", "BI-JOIN-05")
def test_two_roads_cross_in_one_tile():
    state = home(ways={"6,6": way("earth", 1, "NS")})
    act(state, "go E", "go E", "stop")
    assert tile(state, "6,6") == ("earth", 2, "NESW")


@rule("BI-JOIN-04")
def test_extension_is_free():
    state = home(ways={"7,6": way("earth", 1, "EW")})
    act(state, "go E", "go E", "stop")
    assert state.silver[0] == 198
    assert tile(state, "7,6") == ("earth", 1, "EW")


@rule("BI-JOIN-06", "BI-WAY-05")
def test_own_reshape_costs_the_full_price():
    ways = {"6,6": way("earth", 0, "ES"), "6,7": way("earth", 0, "NS"), "7,6": way("earth", 0, "EW")}
    state = home(ways=ways)
    act(state, "go E", "stop")
    assert state.silver[0] == 200 - 3
    assert tile(state, "6,6") == ("earth", 0, "ESW")


@rule("BI-JOIN-07")
def test_rails_have_at_most_three_exits():
    tracks = {"6,6": way("horse_tram", 1, "NES")}
    state = laying("horse_tram", "5,6", seats=[{"stations": {"I": station("5,6", "tram")}}, {}], ways=tracks)
    assert refused(state, "go E") == "BI-JOIN-07"
    tracks = {"6,6": way("horse_tram", 1, "NS")}
    state = laying("horse_tram", "5,6", seats=[{"stations": {"I": station("5,6", "tram")}}, {}], ways=tracks)
    act(state, "go E", "stop")
    assert tile(state, "6,6") == ("horse_tram", 2, "NSW")


@rule("BI-JOIN-08")
def test_a_reshaped_tile_takes_the_higher_class():
    state = home(era=2, type="asphalt", ways={"6,6": way("earth", 1, "NS")}, kind="road_II")
    act(state, "go E", "go E", "stop")
    assert tile(state, "6,6") == ("asphalt", 2, "NESW")
    ways = {"6,6": way("earth", 1, "NS"), "6,7": way("earth", 1, "NS")}
    state = home(era=3, type="highway", ways=ways, kind="road_III")
    assert refused(state, "go E") == "BI-JOIN-08"
    state = home(era=3, type="highway", ways={"6,6": way("earth", 1, "NS")}, kind="road_III")
    assert refused(state, "go E") == "BI-JOIN-08"
    ways = {"6,6": way("asphalt", 1, "NS"), "6,7": way("earth", 1, "NS")}
    state = home(era=3, type="highway", ways=ways, kind="road_III")
    assert refused(state, "go E") == "BI-JOIN-08"
    state = home(era=2, ways={"6,6": way("asphalt", 1, "NS")})
    act(state, "go E", "go E", "stop")
    assert tile(state, "6,6") == ("asphalt", 2, "NESW")
    assert state.silver[0] == 200 - 4 - 2


@rule("BI-JOIN-09", "BI-SUP-01")
def test_supply_of_a_joint_tile():
    state = home(ways={"6,6": way("earth", 1, "NS")})
    act(state, "go E", "go E", "stop")
    assert view_of(state, 0)["supply"][0]["earth"] == 24 - 2
    assert view_of(state, 0)["supply"][1]["earth"] == 24


@rule("BI-JOIN-10")
def test_an_open_branch_becomes_joint():
    ways = {"7,6": way("earth", 1, "NSW"), "7,5": way("earth", 1, "NS"), "7,7": way("earth", 1, "NS")}
    state = home(ways=ways)
    act(state, "go E", "go E", "stop")
    assert state.silver[0] == 198
    assert tile(state, "7,6") == ("earth", 2, "NSW")


BRANCH = {"6,6": way("earth", 1, "EW"), "7,6": way("earth", 1, "NSW"), "7,5": way("earth", 1, "NS")}


@rule("BI-JOIN-10", "BI-JOIN-11")
def test_other_branches_stay_the_opponents():
    """The path comes in by an open end and uses no open exit of the branch (7,6)."""
    seats = [{"stations": {"0": station("5,6"), "1": station("7,4")}}, {}]
    state = laying("earth", "5,6", "go E", "go E", "go N", seats=seats, ways=BRANCH)
    assert refused(state, "enter N") == "BI-BLD-11"
    seats = [{"stations": {"0": station("5,6"), "1": station("7,3")}}, {}]
    state = laying("earth", "5,6", "go E", "go E", "go N", "go N", "enter N", seats=seats, ways=BRANCH)
    assert [tile(state, cell)[1] for cell in ("6,6", "7,6", "7,5", "7,4")] == [1, 1, 1, 0]
    skip_to(state, "freight", 0)
    act(state, "open road", "from 5,6", "to 7,3", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["toll"] == 3


@rule("BI-JOIN-12")
def test_crossing_a_level_crossing_is_free():
    ways = {"6,6": [*way("horse_tram", 1, "NS"), *way("earth", 0, "EW")]}
    seats = [{"stations": {"0": station("5,6", sides="E"), "1": station("7,6", sides="W")}}, {}]
    state = table("freight", seats=seats, ways=ways)
    act(state, "open road", "from 5,6", "to 7,6", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["toll"] == 0


@rule("BI-JOIN-13")
def test_the_opponents_station_is_closed():
    state = home(other={"stations": {"0": station("7,6")}})
    act(state, "go E")
    assert refused(state, "enter E") == "BI-JOIN-13"
    assert refused(state, "go E") == "BI-JOIN-13"


@rule("BI-JOIN-14")
def test_lines_pass_own_stations():
    stations = {"0": station("4,6", sides="E"), "1": station("6,6", sides="EW"), "2": station("7,5", sides="S")}
    ways = {"5,6": way("earth", 0, "EW"), "7,6": way("earth", 0, "NW")}
    state = table("freight", seats=[{"stations": stations}, {}], ways=ways)
    act(state, "open road", "from 4,6", "to 7,5", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["path"] == "EEEN"


@rule("BI-JOIN-15")
def test_level_crossings_are_never_reshaped():
    ways = {"6,6": [*way("horse_tram", 1, "NS"), *way("earth", 0, "EW")]}
    state = laying("earth", "6,7", "kind road_basic", ways=ways)
    assert refused(state, "go N") == "BI-JOIN-15"
    state = home(ways=ways)
    act(state, "go E")
    assert refused(state, "go S") == "BI-JOIN-15"
    assert refused(state, "go E") == ""


@rule("BI-JOIN-12", "BI-JOIN-15")
def test_a_level_crossing_takes_a_tile_of_the_builder():
    track = {"6,6": way("horse_tram", 1, "NS")}
    state = home(ways=track)
    before = view_of(state, 0)["supply"]
    act(state, "go E", "go E", "stop")
    after = view_of(state, 0)["supply"]
    assert (before[0]["earth"] - after[0]["earth"], before[1]["horse_tram"] - after[1]["horse_tram"]) == (2, 0)
    assert (tile(state, "6,6", 0)[1], tile(state, "6,6", 1)[1]) == (1, 0)
    free = [cell for cell in state.map.names if state.map.is_plain(state.map.index[cell])]
    used = {cell: way("earth", 0, "EW") for cell in free if cell not in ("5,6", "6,6", "7,6")}
    track["7,6"] = way("earth", 1, "EW")
    for left, rule_id in ((0, "BI-SUP-02"), (1, "")):
        laid = dict(list(used.items())[: 24 - left])
        state = table(seats=[{"stations": {"0": station("5,6")}}, {}], ways={**laid, **track})
        act(state, "build earth", "manual")
        assert refused(state, "start 5,6") == rule_id


QUICK1 = {"map_mode": "fixed:quick1"}
QUICK2 = {"map_mode": "fixed:quick2"}


@rule("BI-WAY-01")
@pytest.mark.parametrize(
    ("type", "era", "kind", "other"),
    [
        ("earth", 1, "road_basic", "horse_tram"), ("asphalt", 2, "road_II", "railway"),
        ("highway", 3, "road_III", "express"), ("motorway", 4, "road_IV", "express"),
        ("horse_tram", 1, "tram", "earth"), ("railway", 2, "rail_II", "asphalt"),
        ("express", 3, "rail_III", "highway"),
    ],
)  # fmt: skip
def test_a_way_crosses_one_of_the_other_mode(type, era, kind, other):
    """A road over a track, or a track over a road, is a level crossing: two ways, each of its own type."""
    label = "0" if kind.startswith("road") else "I"
    seats = [{"silver": 500, "stations": {label: station("5,6", kind)}}, {}]
    state = laying(type, "5,6", "go E", "go E", "stop", era=era, seats=seats, ways={"6,6": way(other, 1, "NS")})
    assert (tile(state, "6,6", 0), tile(state, "6,6", 1)) == ((other, 1, "NS"), (type, 0, "EW"))


@rule("BI-WAY-02")
def test_surcharge_of_hill_and_desert():
    state = laying("earth", "5,3", "kind road_basic", "go S", "stop")
    assert state.silver[0] == 200 - 6 - (2 + 2)
    moves = ("kind road_basic", "go E", "go S", "go S", "stop")
    state = laying("earth", "5,6", *moves, options=QUICK1)
    assert state.silver[0] == 200 - 6 - 2 - (2 + 2) - 2


@rule("BI-WAY-03")
def test_bridges_over_wide_water_are_never_bent_or_branched():
    state = laying("earth", "7,7", "kind road_basic", "go E", "stop")
    assert state.silver[0] == 200 - 6 - (2 + 8)
    assert tile(state, "8,7") == ("earth", 0, "EW")
    state = laying("earth", "7,6", "kind road_basic", "go E", "stop")
    assert state.silver[0] == 200 - 6 - (2 + 8)
    bridge = {"8,6": way("earth", 0, "EW")}
    state = laying("earth", "7,6", "kind road_basic", "go E", ways=bridge)
    assert refused(state, "go S") == "BI-WAY-03"
    bridge = {"8,5": way("earth", 0, "EW")}
    state = laying("earth", "7,5", "kind road_basic", "go E", ways=bridge)
    assert refused(state, "go N") == "BI-WAY-03"
    with pytest.raises(steamshed.PositionError, match="BI-WAY-03"):
        table(ways={"8,6": way("earth", 0, "NS")})


@rule("BI-WAY-05")
def test_only_own_open_ends_with_two_exits_are_turned():
    state = laying("earth", "6,7", "kind road_basic", "go N", "stop", ways={"6,6": way("earth", 1, "EW")})
    assert state.silver[0] == 200 - 6 - 2
    assert tile(state, "6,6") == ("earth", 2, "ESW")
    state = home(ways={"6,6": way("earth", 0, "NES")})
    act(state, "go E", "stop")
    assert state.silver[0] == 200 - 3
    assert tile(state, "6,6") == ("earth", 0, "NESW")


@rule("BI-WAY-06")
def test_what_is_connected():
    """Two owners, types that do not join, and a motorway at a street."""
    seats = [
        {"stations": {"0": station("5,6", "road_IV", "E"), "1": station("7,5", "road_IV", "S")}},
        {},
    ]
    ways = {"6,6": way("earth", 1, "EW"), "7,6": way("earth", 0, "NW")}
    state = table("freight", era=4, seats=seats, ways=ways)
    act(state, "open road", "from 5,6", "to 7,5")
    assert state.phase == "outbound"
    state = table("freight", era=4, seats=seats, ways={**ways, "7,6": way("highway", 0, "NW")})
    assert refused(state, "open road") == "BI-LINE-03"
    seats = [{"stations": {"0": station("4,2", "road_IV", "E"), "1": station("7,2", "road_IV", "W")}}, {}]
    for type, rule_id in (("highway", ""), ("motorway", "BI-LINE-03")):
        state = table("freight", era=4, seats=seats, ways={"5,2": way(type, 0, "EW")})
        assert refused(state, "open road") == rule_id


@rule("BI-WAY-07")
def test_a_station_cell_holds_no_way():
    with pytest.raises(steamshed.PositionError, match="BI-BLD-09"):
        table(seats=[{"stations": {"0": station("5,6")}}, {}], ways={"5,6": way("earth", 0, "EW")})
    with pytest.raises(steamshed.PositionError, match="BI-WAY-07"):
        table(ways={"5,6": [*way("earth", 0, "NS"), *way("horse_tram", 0, "EW"), *way("railway", 0, "EW")]})
    state = laying(
        "earth", "6,7", "kind road_basic", ways={"6,6": [*way("earth", 1, "NS"), *way("horse_tram", 0, "EW")]}
    )
    act(state, "go N")
    assert refused(state, "go E") == "BI-JOIN-15"


@rule("BI-WAY-08")
def test_sides_of_a_new_station():
    """N, E, S, W as far as the sides go, the present path first; only ways of the family."""
    ways = {"4,6": way("earth", 0, "EW"), "6,6": way("earth", 0, "EW"), "5,5": way("earth", 0, "NS")}
    state = table(ways=ways)
    act(state, "station", "at 5,6", "kind road_basic")
    assert sides_of(state, "5,6") == "NE"
    state = laying("earth", "4,6", "station E road_basic", ways=ways)
    assert sides_of(state, "5,6") == "NW"
    state = table(ways={**ways, "5,5": way("horse_tram", 0, "NS")})
    act(state, "station", "at 5,6", "kind road_basic")
    assert sides_of(state, "5,6") == "EW"
    state = home(seat={"stations": {"0": station("5,6"), "1": station("7,6")}})
    act(state, "go E", "enter E")
    assert (sides_of(state, "5,6"), sides_of(state, "7,6")) == ("E", "W")


@rule("BI-JOIN-01")
def test_new_ways_meet_only_joinable_ones():
    state = home(era=3, type="highway", ways={"7,6": way("earth", 0, "EW")}, seat={"silver": 200}, kind="road_III")
    act(state, "go E")
    assert refused(state, "go E") == "BI-JOIN-01"
    rails = {"I": station("5,6", "rail_II", "E"), "II": station("7,5", "rail_II", "S")}
    ways = {"6,6": way("railway", 0, "EW"), "7,6": way("express", 0, "NW")}
    state = table("freight", era=3, seats=[{"stations": rails}, {}], ways=ways)
    act(state, "open rail", "from 5,6", "to 7,5")
    assert state.phase == "outbound"


@rule("BI-JOIN-05", "BI-WAY-09")
def test_level_crossings_are_straight_and_at_right_angles():
    for exits in ("NE", "NES"):
        state = home(ways={"6,6": way("horse_tram", 0, exits)})
        assert refused(state, "go E") == "BI-JOIN-05"
    state = home(ways={"6,6": way("horse_tram", 0, "NS")})
    act(state, "go E")
    assert refused(state, "go S") == "BI-JOIN-05"
    assert refused(state, "stop") == "BI-JOIN-05"
    rails = [{"silver": 200, "stations": {"I": station("5,6", "rail_II")}}, {}]
    state = laying(
        "railway", "5,6", "go E", "go E", "stop", era=2, seats=rails, ways={"6,6": way("horse_tram", 1, "NS")}
    )
    assert tile(state, "6,6", 1) == ("railway", 0, "EW")
    assert state.silver[0] == 200 - 4 - 7


@rule("BI-JOIN-06")
@pytest.mark.parametrize(
    ("owner", "laid", "cost"),
    [(0, None, 1 + 5), ("both", 1, 1 + 5), (1, None, 3)],
)
def test_price_of_a_reshape(owner, laid, cost):
    """Asphalt over earth: taking up earth 1, laying asphalt 5; half of it on the opponent's tile."""
    ways = {"6,6": way("earth", owner, "ES", laid), "6,7": way("earth", 0, "NS"), "7,6": way("earth", 0, "EW")}
    state = home(era=2, type="asphalt", kind="road_II", ways=ways)
    act(state, "go E", "stop")
    assert state.silver[0] == 200 - cost


@rule("BI-JOIN-12")
def test_along_the_opponents_way_in_a_crossing():
    ways = {"6,6": [*way("horse_tram", 0, "NS"), *way("earth", 1, "EW")]}
    seats = [{"stations": {"0": station("5,6", sides="E"), "1": station("7,6", sides="W")}}, {}]
    state = table("freight", seats=seats, ways=ways)
    act(state, "open road", "from 5,6", "to 7,6", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["toll"] == 1


@rule("BI-JOIN-13", "BI-JOIN-14")
@pytest.mark.parametrize(
    ("owner", "sides", "asked"), [(0, "EW", ""), (1, "EW", "open road"), (0, "W", "to 7,6"), (0, "E", "from 3,6")]
)
def test_stations_on_the_way(owner, sides, asked):
    """A line passes an own station by two attached sides, and no station of the opponent."""
    ways = {"4,6": way("earth", 0, "EW"), "6,6": way("earth", 0, "EW")}
    seats = [{"stations": {"0": station("3,6", sides="E"), "1": station("7,6", sides="W")}}, {"stations": {}}]
    seats[owner]["stations"]["2"] = station("5,6", sides=sides)
    state = table("freight", seats=seats, ways=ways)
    for text in ("open road", "from 3,6", "to 7,6"):
        if text == asked:
            assert refused(state, text) == "BI-LINE-03"
            return
        act(state, text)
    assert asked == ""


@rule("BI-JOIN-13")
def test_no_path_starts_at_the_opponents_station():
    state = table(seats=[{}, {"stations": {"0": station("5,6")}}])
    act(state, "build earth", "manual")
    assert refused(state, "start 5,6") == "BI-JOIN-13"
    state = table(seats=[{}, {"stations": {"0": station("4,6")}}])
    act(state, "build earth", "auto")
    assert refused(state, "end 4,6") == "BI-JOIN-13"
