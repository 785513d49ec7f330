"""Step 3: stations, ports and the central building (BI-STN, BI-HQ)."""

from __future__ import annotations

import pytest

from steamshed.games.binario.content import reader
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    home,
    kind_at,
    label_of,
    laying,
    refused,
    road_table,
    sides_of,
    station,
    table,
    texts,
    way,
)

BOX = reader.box()


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
    assert [state.map.names[cell] for cell in state.served(index["4,6"])] == ["4,7"]
    assert [state.map.names[cell] for cell in state.served(index["2,5"])] == ["2,4"]
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
    served = [state.map.names[cell] for cell in state.served(state.map.index["5,4"])]
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
