"""Step 3: what may be built, and with which tiles (BI-BLD, BI-SUP)."""

from __future__ import annotations

import pytest

import steamshed
from steamshed.games.binario import GAME
from steamshed.games.binario.content import reader
from steamshed.kernel.chance import Scripted
from steamshed.kernel.undo import undoable
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    home,
    laying,
    refused,
    road_table,
    seat_part,
    station,
    table,
    texts,
    tile,
    view_of,
    way,
)

BOX = reader.box()


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
    assert all(refused(state, f"build {way.id}") == "BI-BLD-08" for way in BOX.ways if way.id not in ways)


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


@rule("BI-SUP-01", "BI-SUP-02")
def test_way_tiles_run_out():
    cells = [f"{x},{y}" for y in (2, 3) for x in (2, 3)] + [f"{x},2" for x in (7, 8, 9, 10, 11)] + ["10,3"]
    tram = {name: way("horse_tram", 0, "EW") for name in cells}
    assert len(tram) == 10
    state = table(seats=[{"stations": {"I": station("5,6", "tram")}}, {}], ways=tram)
    act(state, "build horse_tram", "manual")
    assert refused(state, "start 5,6") == "BI-SUP-02"
    tram.pop("10,3")
    state = table(seats=[{"stations": {"I": station("5,6", "tram")}}, {}], ways=tram)
    act(state, "build horse_tram", "manual", "start 5,6", "go E")
    assert refused(state, "go E") == "BI-SUP-02"


@rule("BI-BLD-01")
def test_modernising_ends_the_step():
    state = road_table(era=2)
    act(state, "modernise", "route 1", "target 2", "whole")
    assert (state.phase, state.seat) == ("build", 1)


@rule("BI-BLD-04")
def test_no_cell_twice_and_no_closed_start():
    state = home()
    act(state, "go E", "go S", "go W")
    assert refused(state, "go N") == "BI-BLD-04"
    state = road_table()
    act(state, "build earth", "manual")
    assert refused(state, "start 3,6") == "BI-BLD-04"


@rule("BI-BLD-05")
def test_the_last_silver_is_enough():
    state = home(seat={"silver": 2})
    assert refused(state, "go E") == ""
    for silver, rule_id in ((15, "BI-BLD-05"), (16, "")):
        state = table(seats=[{"silver": silver}, {}])
        act(state, "build earth", "auto", "end 4,6")
        assert refused(state, "end 2,5") == rule_id
    act(state, "end 2,5")
    assert texts(state) == ["path WWN"]
    assert refused(state, "path NWW") == "BI-BLD-05"


@rule("BI-BLD-05")
def test_a_reshape_at_the_end_is_paid_too():
    """(6,6) may be turned for nothing towards the south, but to lead on into (5,6) it becomes a branch for 3."""
    seat = {"silver": 2, "stations": {"0": station("5,6"), "1": station("6,7")}}
    ways = {"6,6": way("earth", 0, "EW"), "7,6": way("earth", 0, "EW")}
    state = laying("earth", "6,7", "go N", seats=[seat, {}], ways=ways)
    assert refused(state, "enter W") == "BI-BLD-05"
    seat["silver"] = 3
    state = laying("earth", "6,7", "go N", "enter W", seats=[seat, {}], ways=ways)
    assert state.silver[0] == 0


@rule("BI-BLD-09")
@pytest.mark.parametrize("cell", ["8,3", "10,4", "0,0", "5,1", "8,8", "8,4", "9,3", "6,2"])
def test_no_way_is_loaded_onto_barred_ground(cell):
    """Mountain, lake, sea, coast, mouth, spring, industry, city."""
    with pytest.raises(steamshed.PositionError, match="BI-BLD-09"):
        table(ways={cell: way("earth", 0, "EW")})


@rule("BI-BLD-09")
def test_no_way_on_a_lake_or_a_river_bend():
    assert refused(laying("earth", "9,4", "kind road_basic"), "go E") == "BI-BLD-09"
    state = laying("earth", "12,7", "kind road_basic", options={"map_mode": "fixed:quick2"})
    assert refused(state, "go W") == "BI-BLD-09"


@rule("BI-BLD-11")
def test_a_path_over_recorded_ways_only_is_no_build():
    stations = {"0": station("5,6", sides="E"), "1": station("7,6", sides="W")}
    seats = [{"stations": stations, "routes": [{"from": "5,6", "path": "EE"}]}, {}]
    state = laying("earth", "5,6", "go E", seats=seats, ways={"6,6": way("earth", 0, "EW")})
    assert refused(state, "enter E") == "BI-BLD-11"


SUPPLY = {
    "earth": 24, "asphalt": 20, "highway": 12, "motorway": 10, "horse_tram": 10, "railway": 14, "express": 10,
    "portal": 4, "road_basic": 6, "road_expanded": 4, "road_II": 5, "road_III": 4, "road_IV": 4, "tram": 4,
    "rail_II": 4, "rail_III": 4, "maglev_IV": 3, "port_basic": 3, "port_expanded": 2, "port_II": 3, "port_III": 2,
    "port_IV": 2,
}  # fmt: skip


@rule("BI-SUP-01")
def test_the_tiles_of_a_player():
    assert view_of(table(), 0)["supply"] == [SUPPLY, SUPPLY]
    tunnels = [{"type": "highway", "owner": 0, "from": "7,3", "path": "eeE"}]
    ways = {"7,3": way("highway", 0, "W"), "10,3": way("highway", 0, "E"), "5,6": way("highway", "both", "EW", laid=1)}
    supply = view_of(table(era=3, ways=ways, tunnels=tunnels), 0)["supply"]
    assert [supply[0][name] for name in ("highway", "portal")] == [12, 2]
    assert [supply[1][name] for name in ("highway", "portal")] == [11, 4]


@rule("BI-SUP-02")
def test_builds_that_need_missing_tiles_are_not_offered():
    """One earth tile left for a path of two; one portal left for a tunnel."""
    plain = [f"{x},{y}" for y in (2, 3) for x in (2, 3, 5, 7, 10, 11)] + [
        f"{x},{y}" for y in (4, 5, 6) for x in (7, 9, 11)
    ]
    cells = [cell for cell in plain if cell != "11,6"] + ["10,5", "10,6", "10,7", "11,7"]
    earth = {cell: way("earth", 0, "EW") for cell in cells[:23]}
    assert len(earth) == 23
    state = table(ways=earth)
    act(state, "build earth", "auto", "end 4,6")
    assert refused(state, "end 2,5") == "BI-BLD-05"
    earth.popitem()
    state = table(ways=earth)
    act(state, "build earth", "auto", "end 4,6")
    assert refused(state, "end 2,5") == ""
    tunnels = [
        {"type": "highway", "owner": 0, "from": "7,3", "path": "eeE"},
        {"type": "highway", "owner": 0, "from": "3,6", "path": "eE"},
    ]
    first = {"7,3": way("highway", 0, "W"), "10,3": way("highway", 0, "E")}
    ways = {**first, "3,6": way("highway", 0, "W"), "5,6": way("highway", 0, "E")}
    seats = [{"silver": 500, "stations": {"0": station("5,2", "road_III")}}, {}]
    state = laying("highway", "5,2", era=3, seats=seats, ways=ways, tunnels=tunnels)
    assert refused(state, "tunnel S") == "BI-SUP-02"
    state = laying(
        "highway", "5,2", era=3, seats=seats, ways={"7,3": ways["7,3"], "10,3": ways["10,3"]}, tunnels=tunnels[:1]
    )
    assert refused(state, "tunnel S") == ""
    act(state, "tunnel S", "under S", "surface S")
    assert refused(state, "tunnel S") == "BI-SUP-02"
