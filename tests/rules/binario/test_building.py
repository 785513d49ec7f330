"""Step 3: ways, joins, cities, tunnels, stations, the central building (BI-BLD, BI-WAY, BI-JOIN, BI-CITY, BI-TUN,
BI-STN, BI-HQ, BI-SUP)."""

from __future__ import annotations

import itertools

import pytest

from steamshed.games.binario import GAME, content
from steamshed.games.binario.planner import Planner
from steamshed.games.binario.survey import AT_STATION
from steamshed.kernel.chance import Scripted
from steamshed.kernel.state import undoable
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    kind_at,
    label_of,
    line,
    position,
    refused,
    road_table,
    seat_part,
    sides_of,
    station,
    table,
    texts,
    tile,
    view_of,
    way,
)

CATALOG = content.catalog()


def laying(type: str, start: str, *moves: str, **parts):
    """A path begun tile by tile."""
    state = table(**parts)
    act(state, f"build {type}", "manual", f"start {start}", *moves)
    return state


HOME = {"0": station("5,6")}


def home(**parts):
    """One road station at (5,6), a path begun there."""
    era = parts.pop("era", 1)
    type = parts.pop("type", "earth")
    kind = parts.pop("kind", "road_basic")
    seat = {"stations": {"0": station("5,6", kind)}, **parts.pop("seat", {})}
    return laying(type, "5,6", era=era, seats=[seat, parts.pop("other", {})], **parts)


# -- BI-BLD ----------------------------------------------------------------------------------------------------------


@rule("BI-BLD-01")
def test_one_thing_a_step():
    state = road_table(seat={"central": 0})
    act(state, "hq 1")
    assert (state.phase, state.seat) == ("build", 1)


@rule("BI-BLD-01", "BI-BLD-02")
def test_demolishing_comes_first():
    state = road_table()
    act(state, "demolish", "route 1", "tile 3,6", "done")
    assert (state.phase, state.seat) == ("build", 0)
    assert refused(state, "demolish") == "BI-BLD-01"
    assert refused(state, "hq 1") == "BI-BLD-01"
    assert refused(state, "modernise") == "BI-BLD-01"
    assert refused(state, "build earth") == ""


@rule("BI-BLD-03")
def test_two_ends():
    state = table()
    act(state, "build earth", "auto", "end 4,6")
    assert refused(state, "one") == "BI-BLD-03"
    state = table()
    act(state, "build ports", "end 12,2")
    assert refused(state, "one") == ""


@rule("BI-BLD-04")
def test_a_simple_path_from_an_own_thing():
    state = home()
    act(state, "go E", "go S")
    assert refused(state, "go N") == "BI-BLD-04"
    foreign = {"6,6": way("earth", 1, "EW")}
    state = table(ways=foreign)
    act(state, "build earth", "manual")
    assert refused(state, "start 6,6") == "BI-BLD-04"


@rule("BI-BLD-05")
def test_everything_is_paid_at_once():
    state = home(seat={"silver": 3})
    act(state, "go E")
    assert refused(state, "go E") == "BI-BLD-05"
    assert state.silver[0] == 3
    act(state, "stop")
    assert state.silver[0] == 1


@rule("BI-BLD-06")
def test_nothing_is_reserved():
    state = home()
    act(state, "go E", "stop")
    act(state, "build earth", "manual", "start 7,5", "kind road_basic", "go S", "go S", "stop")
    assert tile(state, "7,6") == ("earth", 1, "NS")


@rule("BI-BLD-07", "BI-BLD-08")
@pytest.mark.parametrize(
    ("era", "ways"),
    [
        (1, ["earth", "horse_tram"]),
        (2, ["earth", "asphalt", "railway"]),
        (3, ["asphalt", "highway", "railway", "express"]),
        (4, ["highway", "motorway", "express", "maglev"]),
    ],
)
def test_ways_by_era(era, ways):
    state = table(era=era, seats=[{"silver": 900}, {}])
    assert [text.split(" ")[1] for text in texts(state, "build") if text != "build ports"] == ways
    assert refused(state, "build motorway") == ("" if era == 4 else "BI-BLD-08")


@rule("BI-BLD-08")
def test_horse_tram_in_era_two_by_option():
    state = table(era=2, options={"horse_tram_in_era2": True})
    assert refused(state, "build horse_tram") == ""


@rule("BI-BLD-09")
def test_no_way_on_mountain_lake_spring_or_facility():
    state = home()
    assert refused(state, "go N") == ""
    act(state, "go N")
    assert refused(state, "go E") == "BI-BLD-09"
    state = laying("earth", "7,3", "kind road_basic")
    assert refused(state, "go E") == "BI-BLD-09"
    state = laying("earth", "7,4", "kind road_basic")
    assert refused(state, "go E") == "BI-BLD-09"
    state = laying("earth", "2,3", "kind road_basic")
    assert refused(state, "go W") == "BI-BLD-09"


@rule("BI-BLD-10")
def test_no_path_through_a_station():
    state = home(seat={"stations": {"0": station("5,6"), "1": station("7,6")}})
    act(state, "go E")
    assert refused(state, "go E") == "BI-BLD-10"
    assert refused(state, "enter E") == ""


@rule("BI-BLD-11")
def test_a_build_adds_something():
    state = road_table()
    act(state, "build earth", "manual")
    act(state, "start 4,6", "go W")
    assert refused(state, "go W") == "BI-BLD-11"
    assert refused(state, "stop") == "BI-BLD-11"
    state = road_table(seat={"routes": []})
    act(state, "build earth", "auto", "end 4,6", "end 2,5", "path WWN")
    assert state.silver[0] == 184
    assert len(seat_part(state, 0)["routes"]) == 1


def test_every_step_of_a_build_can_be_taken_back():
    """Nothing is paid or placed before the last step, and no step shows anything."""
    state = table()
    before = state.dump()
    steps = ["build earth", "manual", "start 4,6", "kind road_basic", "go W", "go W"]
    for text in steps:
        events = state.apply(GAME.parse(text), Scripted([]))
        assert undoable(events, 0)
        assert state.silver == [200, 200]
        assert state.dump()["ways"] == before["ways"]
    act(state, "station N road_basic")
    assert state.silver[0] == 184


# -- BI-WAY ----------------------------------------------------------------------------------------------------------


@rule("BI-WAY-01")
def test_way_types():
    modes = [(way.id, way.mode) for way in CATALOG.ways]
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
    assert refused(state, "go E") == "BI-JOIN-01"
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
    state = home(ways={"6,6": way("horse_tram", 0, "NE")})
    assert refused(state, "go E") == "BI-BLD-11"


# -- BI-JOIN ---------------------------------------------------------------------------------------------------------


@rule("BI-JOIN-01")
def test_what_can_be_joined():
    ids = CATALOG.way_of
    pairs = {
        tuple(sorted((a, b), key=lambda id: ids[id]))
        for a, b in itertools.product(ids, ids)
        if a != b and CATALOG.joins[ids[a]] >> ids[b] & 1
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


@rule("BI-JOIN-05")
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


@rule("BI-JOIN-06")
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
    assert refused(state, "go E") != ""


@rule("BI-JOIN-08")
def test_a_reshaped_tile_takes_the_higher_class():
    state = home(era=2, type="asphalt", ways={"6,6": way("earth", 1, "NS")}, kind="road_II")
    act(state, "go E", "go E", "stop")
    assert tile(state, "6,6") == ("asphalt", 2, "NESW")
    ways = {"6,6": way("earth", 1, "NS"), "6,7": way("earth", 1, "NS")}
    state = home(era=3, type="highway", ways=ways, kind="road_III")
    assert refused(state, "go E") != ""


@rule("BI-JOIN-09")
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


@rule("BI-JOIN-11")
def test_other_branches_stay_the_opponents():
    ways = {
        "6,6": way("earth", 1, "EW"), "7,6": way("earth", 1, "NSW"), "7,5": way("earth", 1, "NS"),
    }  # fmt: skip
    seats = [{"stations": {"0": station("5,6"), "1": station("7,4")}}, {}]
    state = laying("earth", "5,6", "go E", "go E", "go N", seats=seats, ways=ways)
    assert refused(state, "enter N") != ""
    assert tile(state, "7,6")[1] == 1


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
    assert refused(state, "go N") != ""


# -- BI-CITY ---------------------------------------------------------------------------------------------------------


@rule("BI-CITY-01")
def test_roads_lead_through_a_city():
    state = laying("earth", "5,2", "kind road_basic", "go E", "go E")
    assert refused(state, "stop") == ""
    act(state, "stop")
    assert state.silver[0] == 200 - 6 - 2
    assert tile(state, "7,2") == ("earth", 0, "EW")


@rule("BI-CITY-01", "BI-CITY-02", "BI-CITY-06")
def test_a_city_counts_one_and_lowers_no_class():
    seats = [{"stations": {"0": station("5,2", "road_II", "E"), "1": station("7,2", "road_II", "W")}}, {}]
    state = table("freight", era=2, seats=seats)
    act(state, "open road", "from 5,2", "to 7,2", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["path"] == "EE"
    assert line(state, 0, "road 1")["level"] == 2


@rule("BI-CITY-03")
def test_no_motorway_at_a_city():
    seats = [{"silver": 500, "stations": {"0": station("4,2", "road_IV")}}, {}]
    state = laying("motorway", "4,2", "go E", era=4, seats=seats)
    assert refused(state, "go E") == "BI-CITY-03"


@rule("BI-CITY-04")
def test_no_rail_through_a_city():
    state = laying("horse_tram", "5,2", "kind tram")
    assert refused(state, "go E") == "BI-CITY-04"


@rule("BI-CITY-05")
def test_no_path_ends_in_a_city():
    state = laying("earth", "5,2", "kind road_basic", "go E")
    assert refused(state, "stop") == "BI-CITY-05"


@rule("BI-CITY-06")
def test_joinable_before_and_after_a_city():
    ways = {"7,2": way("earth", 1, "EW")}
    seats = [{"silver": 500, "stations": {"0": station("4,2", "road_III")}}, {}]
    state = laying("highway", "4,2", "go E", "go E", era=3, seats=seats, ways=ways)
    assert refused(state, "go E") == "BI-CITY-06"


# -- BI-TUN ----------------------------------------------------------------------------------------------------------


def digging(*moves: str, silver: int = 500, **parts):
    seats = [{"silver": silver, "stations": {"0": station("6,3", "road_III")}}, parts.pop("other", {})]
    return laying("highway", "6,3", *moves, era=3, seats=seats, **parts)


@rule("BI-TUN-01")
def test_tunnels_from_era_three():
    state = home(seat={"silver": 500})
    assert refused(state, "tunnel E") == "BI-TUN-01"
    state = home(era=3, type="asphalt", kind="road_II", seat={"silver": 500})
    assert refused(state, "tunnel E") == "BI-TUN-01"
    assert refused(digging(), "tunnel E") == ""


@rule("BI-TUN-02")
def test_at_least_one_cell_below():
    state = digging("tunnel E")
    assert texts(state) == ["under E"]
    assert refused(state, "surface E") == "BI-TUN-02"
    assert refused(state, "stop") == "BI-TUN-02"
    act(state, "under E")
    assert refused(state, "go E") == "BI-TUN-02"


@rule("BI-TUN-03")
def test_tunnels_go_under_anything():
    """Under the mountain (8,3) and the brickworks (9,3); the mountain stays what it is."""
    state = digging("tunnel E", "under E", "under E", "surface E", "stop")
    assert tile(state, "8,3") == ("", -1, "")
    assert seat_part(state, 0)["stations"]["0"]["at"] == "6,3"
    assert state.dump()["tunnels"] == [{"type": "highway", "owner": 0, "from": "7,3", "path": "eeE"}]


@rule("BI-TUN-04")
def test_portals():
    state = digging("tunnel E", "under E")
    assert refused(state, "surface E") == "BI-TUN-04"
    done = digging("tunnel E", "under E", "under E", "surface E", "stop")
    assert tile(done, "7,3") == ("highway", 0, "W")
    other = {"silver": 500, "stations": {"0": station("7,4", "road_III")}}
    state = digging("tunnel E", "under E", "under E", "surface E", "stop", other=other)
    act(state, "build highway", "manual", "start 7,4")
    assert refused(state, "go N") == "BI-TUN-04"


@rule("BI-TUN-06")
def test_tunnels_count_in_length_and_toll():
    stations = {"0": station("6,3", "road_III", "E"), "1": station("11,3", "road_III", "W")}
    ways = {"7,3": way("highway", 1, "W"), "10,3": way("highway", 1, "E")}
    tunnels = [{"type": "highway", "owner": 1, "from": "7,3", "path": "eeE"}]
    state = table("freight", era=3, seats=[{"stations": stations}, {}], ways=ways, tunnels=tunnels)
    act(state, "open road", "from 6,3", "to 11,3", "out none", "back none", "vehicle none")
    found = line(state, 0, "road 1")
    assert (found["path"], found["toll"]) == ("EeeEE", 4)


@rule("BI-TUN-07")
def test_course_of_a_maglev():
    seats = [{"silver": 900, "stations": {"I": station("3,4", "maglev_IV")}}, {}]
    state = table(era=4, seats=seats)
    act(state, "build maglev", "auto", "end 3,4")
    assert refused(state, "end 3,3") != ""
    act(state, "end 10,6", "kind maglev_IV")
    assert position(state)["tunnels"][0]["path"] == "eeeeeeesS"
    state.decide(0, "build")
    act(state, "build maglev", "auto", "end 3,4", "end 7,5", "kind maglev_IV")
    assert position(state)["tunnels"][1]["path"] == "seeeE"


@rule("BI-TUN-08")
def test_one_tunnel_per_side():
    stations = {"I": station("3,4", "maglev_IV", "E"), "II": station("7,4", "maglev_IV", "W")}
    tunnels = [{"type": "maglev", "owner": 0, "from": "3,4", "path": "eeeE"}]
    state = table(era=4, seats=[{"silver": 900, "stations": stations}, {}], tunnels=tunnels)
    act(state, "build maglev", "auto", "end 3,4")
    assert refused(state, "end 7,4") != ""


# -- BI-STN ----------------------------------------------------------------------------------------------------------


@rule("BI-STN-01")
def test_stations_stand_on_plain_cells():
    state = table()
    act(state, "station")
    assert refused(state, "at 8,3") == "BI-STN-01"
    assert refused(state, "at 6,2") == "BI-STN-01"
    act(state, "at 5,4", "kind road_basic")
    assert state.silver[0] == 200 - 8


@rule("BI-STN-02")
def test_a_station_serves_what_is_beside_it():
    from steamshed.games.binario import lines

    state = road_table()
    index = state.map.index
    assert [state.map.names[cell] for cell in lines.served(state, index["4,6"])] == ["4,7"]
    assert [state.map.names[cell] for cell in lines.served(state, index["2,5"])] == ["2,4"]
    state = table()
    act(state, "build earth", "auto")
    assert refused(state, "end 3,5") == "BI-STN-02"


@rule("BI-STN-03")
def test_families():
    state = home()
    assert refused(state, "station E tram") == "BI-STN-03"
    state = table(seats=[{"stations": {"I": station("5,6", "tram")}}, {}])
    act(state, "build earth", "manual")
    assert refused(state, "start 5,6") == "BI-STN-03"


@rule("BI-STN-04")
def test_sides_of_a_station():
    ways = {"4,6": way("earth", 0, "EW"), "6,6": way("earth", 0, "EW")}
    seats = [{"stations": {"0": station("5,6", "road_basic", "EW")}}, {}]
    state = table(seats=seats, ways=ways)
    act(state, "build earth", "manual", "start 5,6")
    assert refused(state, "go N") == "BI-STN-04"
    seats = [{"stations": {"0": station("5,6", "road_expanded", "EW")}}, {}]
    state = table(seats=seats, ways=ways)
    act(state, "build earth", "manual", "start 5,6")
    assert refused(state, "go N") == ""


@rule("BI-STN-05")
@pytest.mark.parametrize(
    ("era", "kinds"),
    [
        (1, ["road_basic", "road_expanded", "tram"]),
        (2, ["road_basic", "road_expanded", "road_II", "rail_II"]),
        (3, ["road_II", "road_III", "rail_II", "rail_III"]),
        (4, ["road_III", "road_IV", "rail_III", "maglev_IV"]),
    ],
)
def test_stations_by_era(era, kinds):
    state = table(era=era)
    act(state, "station", "at 5,6")
    assert [text.split(" ")[1] for text in texts(state)] == kinds
    assert refused(state, "kind road_IV") == ("" if era == 4 else "BI-STN-05")


@rule("BI-STN-06")
@pytest.mark.parametrize(
    ("era", "kinds"),
    [
        (1, ["port_basic"]),
        (2, ["port_basic", "port_expanded", "port_II"]),
        (3, ["port_II", "port_III"]),
        (4, ["port_III", "port_IV"]),
    ],
)
def test_ports_by_era(era, kinds):
    state = table(era=era)
    act(state, "station", "at 5,1")
    assert [text.split(" ")[1] for text in texts(state)] == kinds
    state = table(seats=[{"stations": {"A": station("5,1", "port_basic")}}, {}])
    act(state, "station")
    assert refused(state, "at 5,1") == "BI-STN-06"


@rule("BI-STN-07")
def test_a_station_alone():
    state = table()
    act(state, "station", "at 5,6", "kind road_basic")
    assert kind_at(state, "5,6") == "road_basic"
    assert sides_of(state, "5,6") == ""


@rule("BI-STN-08")
def test_lines_end_at_own_stations():
    state = road_table("freight", other={"stations": {"0": station("7,6")}})
    act(state, "open road")
    assert refused(state, "from 7,6") == "BI-STN-08"
    act(state, "from 4,6")
    assert refused(state, "to 7,6") == "BI-STN-08"


@rule("BI-STN-09")
def test_labels():
    state = table(seats=[{"stations": {"1": station("5,6")}}, {}])
    act(state, "station", "at 7,6", "kind road_basic")
    assert label_of(state, "7,6") == "0"
    eight = {
        label: station(f"{x},1", "port_basic" if x < 6 else "port_II") for label, x in zip("ABCDEFGH", range(3, 11))
    }
    state = table(era=2, options={"tile_supply": "unlimited"}, seats=[{"silver": 500, "stations": eight}, {}])
    act(state, "station")
    assert refused(state, "at 2,1") == "BI-STN-09"


@rule("BI-STN-10", "BI-SUP-01")
def test_station_tiles_are_limited():
    six = {str(at): station(f"{2 + at},6") for at in range(6)}
    state = table(seats=[{"stations": six}, {}])
    act(state, "station", "at 5,3")
    assert refused(state, "kind road_basic") == "BI-STN-10"
    assert refused(state, "kind road_expanded") == ""
    state = table(options={"tile_supply": "unlimited"}, seats=[{"stations": six}, {}])
    act(state, "station", "at 5,3")
    assert refused(state, "kind road_basic") == ""


# -- BI-HQ -----------------------------------------------------------------------------------------------------------


@rule("BI-HQ-01")
def test_the_central_building_needs_station_zero():
    assert refused(table(), "hq 1") == "BI-HQ-01"
    assert refused(table(seats=[{"stations": {"1": station("5,6")}}, {}]), "hq 1") == "BI-HQ-01"
    assert refused(road_table(), "hq 1") == ""


@rule("BI-HQ-02")
@pytest.mark.parametrize(("era", "able"), [(1, [1]), (2, [1, 2]), (3, [2, 3]), (4, [3, 4])])
def test_generations_by_era(era, able):
    state = road_table(era=era, seat={"silver": 900})
    assert texts(state, "hq") == [f"hq {generation}" for generation in able]
    assert all(refused(state, f"hq {g}") == "BI-HQ-02" for g in range(1, 5) if g not in able)


@rule("BI-HQ-03")
def test_cost_of_the_central_building():
    state = road_table(era=3, seat={"silver": 900})
    act(state, "hq 3")
    assert state.silver[0] == 900 - 160
    state = road_table(era=3, seat={"silver": 900, "central": 1})
    act(state, "hq 3")
    assert state.silver[0] == 900 - 60 - 90
    state = road_table(era=2, seat={"silver": 900, "central": 2})
    assert refused(state, "hq 2") == "BI-HQ-03"


@rule("BI-HQ-04")
def test_a_central_building_lifts_both_limits():
    seat = {"central": 1, "park": {"steam_tractor": 1}}
    state = road_table("freight", era=2, seat=seat)
    act(state, "open road", "from 4,6", "to 2,5", "out grain", "back none")
    assert refused(state, "vehicle steam_tractor") == ""
    state = road_table("freight", era=2, seat={"park": {"steam_tractor": 1}})
    act(state, "open road", "from 4,6", "to 2,5", "out grain", "back none")
    assert refused(state, "vehicle steam_tractor") == "BI-LINE-08"


@rule("BI-HQ-05")
def test_the_seat_under_the_central_building_stays():
    state = road_table(seat={"central": 1})
    act(state, "demolish", "route 1")
    assert refused(state, "tile 4,6") == "BI-HQ-05"
    assert refused(state, "tile 2,5") == ""
    state = road_table(seat={"central": 1})
    act(state, "modernise", "at 4,6", "target expanded", "whole")
    assert kind_at(state, "4,6") == "road_expanded"


# -- BI-SUP ----------------------------------------------------------------------------------------------------------


@rule("BI-SUP-01", "BI-SUP-02")
def test_way_tiles_run_out():
    cells = [f"{x},{y}" for y in (2, 3) for x in (2, 3)] + [f"{x},2" for x in (7, 8, 9, 10, 11)] + ["10,3"]
    tram = {name: way("horse_tram", 0, "EW") for name in cells}
    assert len(tram) == 10
    state = table(seats=[{"stations": {"I": station("5,6", "tram")}}, {}], ways=tram)
    act(state, "build horse_tram", "manual")
    assert refused(state, "start 5,6") == "BI-BLD-11"
    tram.pop("10,3")
    state = table(seats=[{"stations": {"I": station("5,6", "tram")}}, {}], ways=tram)
    act(state, "build horse_tram", "manual", "start 5,6", "go E")
    assert refused(state, "go E") == "BI-SUP-02"


# -- the planner against brute force ---------------------------------------------------------------------------------


def all_paths(planner: Planner, first: int, second: int):
    """Every simple path between two ends, by trying everything."""
    from steamshed.games.binario.planner import steps

    budget = planner.silver - planner.station_cost(first, second)
    found = []

    def walk(spot):
        for after in steps(planner.survey, spot, budget, second, planner.sites, True):
            if after.kind == AT_STATION:
                if after.cell == second and after.good:
                    found.append((after.cost, after.length, after.word, after.levels))
            else:
                walk(after)

    walk(planner.from_end(first))
    return sorted(found)


@pytest.mark.parametrize(
    ("first", "second", "silver", "era", "type"),
    [
        ("4,6", "2,5", 26, 1, "earth"),
        ("5,5", "2,5", 28, 1, "earth"),
        ("7,7", "10,6", 30, 1, "earth"),
        ("3,3", "5,2", 26, 1, "earth"),
        ("4,6", "2,5", 32, 1, "horse_tram"),
        ("7,4", "9,4", 160, 3, "highway"),
    ],
)
def test_the_first_proposals_are_the_best(first, second, silver, era, type):
    state = table(
        era=era, seats=[{"silver": silver}, {}], ways={"3,6": way("earth", 1, "NS"), "4,5": way("earth", 0, "EW")}
    )
    planner = Planner(state, 0, CATALOG.way_of[type])
    a, b = state.map.index[first], state.map.index[second]
    expected = all_paths(planner, a, b)[:5]
    assert expected
    found = [(spot.cost, spot.length, spot.word, spot.levels) for spot in planner.proposals(a, b, 5)]
    assert found == expected
