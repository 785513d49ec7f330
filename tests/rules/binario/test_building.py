"""Step 3: what may be built, stations, the central building, supply (BI-BLD, BI-STN, BI-HQ, BI-SUP)."""

from __future__ import annotations

import pytest

from steamshed.games.binario import GAME, content
from steamshed.kernel.chance import Scripted
from steamshed.kernel.state import undoable
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    home,
    kind_at,
    label_of,
    laying,
    refused,
    road_table,
    seat_part,
    sides_of,
    station,
    table,
    texts,
    tile,
    way,
)

CATALOG = content.catalog()


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
    assert refused(state, "start 5,6") == "BI-SUP-02"
    tram.pop("10,3")
    state = table(seats=[{"stations": {"I": station("5,6", "tram")}}, {}], ways=tram)
    act(state, "build horse_tram", "manual", "start 5,6", "go E")
    assert refused(state, "go E") == "BI-SUP-02"
