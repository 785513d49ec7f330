"""Step 3: what may be built, stations, the central building, supply (BI-BLD, BI-STN, BI-HQ, BI-SUP)."""

from __future__ import annotations

import pytest

import steamshed
from steamshed.games.binario import GAME, content, lines
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
    view_of,
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
    assert all(refused(state, f"build {way.id}") == "BI-BLD-08" for way in CATALOG.ways if way.id not in ways)


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


@rule("BI-STN-05", "BI-BLD-07")
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


@rule("BI-HQ-02", "BI-BLD-07")
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


@rule("BI-HQ-05", "BI-DEM-02")
def test_the_seat_under_the_central_building_stays():
    state = road_table(seat={"central": 1})
    act(state, "demolish", "route 1")
    assert refused(state, "tile 4,6") == "BI-HQ-05"
    assert refused(state, "tile 2,5") == ""
    state = road_table()
    act(state, "demolish", "route 1")
    assert refused(state, "tile 4,6") == ""
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


# -- limits, one by one ----------------------------------------------------------------------------------------------


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


@rule("BI-STN-01")
def test_land_stations_and_ports_keep_to_their_ground():
    state = table()
    act(state, "station")
    assert refused(state, "at 8,8") == "BI-STN-01"
    act(state, "at 5,1")
    assert refused(state, "kind road_basic") == "BI-STN-01"
    state = table()
    act(state, "station", "at 5,6")
    assert refused(state, "kind port_basic") == "BI-STN-06"


@rule("BI-STN-02")
def test_a_station_serves_all_its_neighbours():
    """(5,4) of the first quick map: a city east, livestock south, a winery west."""
    state = table(options={"map_mode": "fixed:quick1"})
    served = [state.map.names[cell] for cell in lines.served(state, state.map.index["5,4"])]
    assert served == ["6,4", "5,5", "4,4"]


@rule("BI-STN-03")
def test_stations_take_ways_of_their_family():
    state = home(seat={"stations": {"0": station("5,6"), "I": station("7,6", "tram")}})
    act(state, "go E")
    assert refused(state, "enter E") == "BI-STN-03"
    state = table()
    act(state, "build earth", "auto", "end 4,6", "end 2,5", "path WWN")
    assert refused(state, "kind tram") == "BI-STN-03"


AROUND = {"N": "5,5", "E": "6,6", "S": "5,7", "W": "4,6"}


@rule("BI-STN-04")
@pytest.mark.parametrize(
    ("kind", "type", "era", "most"),
    [
        ("road_basic", "earth", 1, 2), ("road_expanded", "earth", 1, 3), ("road_II", "asphalt", 2, 4),
        ("road_III", "highway", 3, 4), ("road_IV", "motorway", 4, 4), ("tram", "horse_tram", 1, 2),
        ("rail_II", "railway", 2, 3), ("rail_III", "express", 3, 4),
    ],
)  # fmt: skip
def test_number_of_sides(kind, type, era, most):
    """One side less than the kind has may still be left or entered; a full station neither."""
    label = "0" if kind.startswith("road") else "I"
    for sides in ("WSE"[: most - 1], "WSE"[:most]):
        ways = {AROUND[side]: way(type, 0, "NS" if side in "NS" else "EW") for side in sides}
        own = {label: station("5,6", kind, sides)}
        seats = [{"silver": 500, "stations": own}, {}]
        full = len(sides) == most
        state = laying(type, "5,6", seats=seats, ways=ways, era=era)
        assert refused(state, "go N") == ("BI-STN-04" if full else "")
        stations = {**own, "1" if label == "0" else "II": station("4,5", kind)}
        state = laying(type, "4,5", "go E", seats=[{"silver": 500, "stations": stations}, {}], ways=ways, era=era)
        assert refused(state, "enter S") == ("BI-STN-04" if full else "")


@rule("BI-STN-04")
def test_sides_of_a_maglev_station():
    stations = {"I": station("5,5", "maglev_IV", "ESW"), "II": station("5,2", "maglev_IV")}
    state = table(era=4, seats=[{"silver": 900, "stations": stations}, {}])
    act(state, "build maglev", "auto", "end 5,2")
    assert refused(state, "end 5,5") == ""


@rule("BI-STN-08")
def test_no_line_from_the_opponents_port():
    state = road_table("freight", other={"stations": {"A": station("5,1", "port_basic")}})
    act(state, "open road")
    assert refused(state, "from 5,1") == "BI-STN-08"


@rule("BI-STN-09")
@pytest.mark.parametrize(
    ("labels", "kind", "era", "cell"),
    [
        ([str(number) for number in range(12)], "road_basic", 1, "5,6"),
        (["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"], "tram", 1, "5,6"),
        (list("ABCDEFGH"), "port_basic", 1, "11,1"),
    ],
)
def test_the_last_label(labels, kind, era, cell):
    """All labels but one: the last one is taken; then no more station of the kind."""
    land = [f"{x},{y}" for y in (2, 3) for x in (2, 3, 5, 7, 10, 11)]
    cells = [f"{x},1" for x in range(2, 11)] if kind.startswith("port") else land
    for used in (len(labels) - 1, len(labels)):
        stations = {label: station(at, kind) for label, at in zip(labels[:used], cells)}
        state = table(era=era, options={"tile_supply": "unlimited"}, seats=[{"stations": stations}, {}])
        act(state, "station")
        if kind.startswith("port"):
            assert refused(state, f"at {cell}") == ("BI-STN-09" if used == len(labels) else "")
            continue
        act(state, f"at {cell}")
        assert refused(state, f"kind {kind}") == ("BI-STN-09" if used == len(labels) else "")
    first = table(era=era, options={"tile_supply": "unlimited"}, seats=[{"stations": {}}, {}])
    act(first, "station", f"at {cell}", f"kind {kind}")
    assert label_of(first, cell) == labels[0]


@rule("BI-STN-10")
def test_two_stations_need_two_tiles():
    five = {str(at + 2): station(at_cell) for at, at_cell in enumerate(["2,2", "3,2", "4,2", "2,3", "3,3"])}
    state = table(seats=[{"stations": five}, {}])
    act(state, "build earth", "auto", "end 4,6", "end 2,5", "path WWN", "kind road_basic")
    assert refused(state, "kind road_basic") == "BI-STN-10"
    assert refused(state, "kind road_expanded") == ""


@rule("BI-HQ-04")
def test_a_busy_destination():
    stations = {
        "0": station("5,6", sides="E"),
        "1": station("7,6", "road_expanded", "WN"),
        "2": station("7,4", sides="S"),
    }
    ways = {"6,6": way("earth", 0, "EW"), "7,5": way("earth", 0, "NS")}
    seat = {"stations": stations, "lines": {"road 1": {"from": "5,6", "to": "7,6"}}}
    state = table("freight", seats=[seat, {}], ways=ways)
    assert refused(state, "open road") == "BI-HQ-04"
    stations["3"] = station("7,2", sides="S")
    stations["2"] = station("7,4", sides="NS")
    ways["7,3"] = way("earth", 0, "NS")
    state = table("freight", seats=[seat, {}], ways=ways)
    act(state, "open road", "from 7,4")
    assert refused(state, "to 7,6") == "BI-HQ-04"
    assert refused(state, "to 7,2") == ""


BOX = {
    "earth": 24, "asphalt": 20, "highway": 12, "motorway": 10, "horse_tram": 10, "railway": 14, "express": 10,
    "portal": 4, "road_basic": 6, "road_expanded": 4, "road_II": 5, "road_III": 4, "road_IV": 4, "tram": 4,
    "rail_II": 4, "rail_III": 4, "maglev_IV": 3, "port_basic": 3, "port_expanded": 2, "port_II": 3, "port_III": 2,
    "port_IV": 2,
}  # fmt: skip


@rule("BI-SUP-01")
def test_the_tiles_of_a_player():
    assert view_of(table(), 0)["supply"] == [BOX, BOX]
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
