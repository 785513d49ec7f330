"""Route records and the paths of lines (BI-ROUTE)."""

from __future__ import annotations

import pytest

from steamshed.games.binario.content import reader
from steamshed.games.binario.rules.scoring import breakdown
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    kind_at,
    line,
    position,
    refused,
    road_table,
    seat_part,
    sides_of,
    station,
    table,
    way,
)

BOX = reader.box()
GRAIN = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "count": 3}


@rule("BI-ROUTE-03")
def test_one_cell_between_stations():
    state = table(seats=[{"stations": {"0": station("5,6"), "1": station("6,6")}}, {}])
    act(state, "build earth", "manual", "start 5,6")
    assert refused(state, "enter E") == "BI-ROUTE-03"


@rule("BI-ROUTE-04")
def test_the_shortest_path_and_its_ties():
    """N before E among equals; fewer opponent tiles first."""
    stations = {"0": station("3,6", "road_expanded", "NE"), "1": station("4,5", "road_expanded", "SW")}
    ways = {"3,5": way("earth", 0, "ES"), "4,6": way("earth", 0, "NW")}
    state = table("freight", seats=[{"stations": stations}, {}], ways=ways)
    act(state, "open road", "from 3,6", "to 4,5", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["path"] == "NE"
    ways = {"3,5": way("earth", 1, "ES"), "4,6": way("earth", 0, "NW")}
    state = table("freight", seats=[{"stations": stations}, {}], ways=ways)
    act(state, "open road", "from 3,6", "to 4,5", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["path"] == "EN"
    ways = {"3,5": way("earth", 0, "ES"), "4,6": way("asphalt", 0, "NW")}
    raised = {"0": station("3,6", "road_II", "NE"), "1": station("4,5", "road_II", "SW")}
    state = table("freight", era=2, seats=[{"stations": raised}, {}], ways=ways)
    act(state, "open road", "from 3,6", "to 4,5", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["path"] == "EN"


@rule("BI-ROUTE-04", "BI-ROUTE-07")
def test_a_longer_path_when_the_vehicle_needs_it():
    """An electric van has no speed on earth: it goes round over asphalt."""
    stations = {"0": station("3,6", "road_IV", "NE"), "1": station("5,6", "road_IV", "NW")}
    ways = {
        "4,6": way("earth", 0, "EW"), "3,5": way("asphalt", 0, "ES"), "4,5": way("asphalt", 0, "EW"),
        "5,5": way("asphalt", 0, "SW"),
    }  # fmt: skip
    seat = {"stations": stations, "park": {"e_van": 1, "cart": 1}}
    state = table("freight", era=4, seats=[seat, {}], ways=ways)
    act(state, "open road", "from 3,6", "to 5,6", "out none", "back none", "vehicle e_van", "number 1")
    assert line(state, 0, "road 1")["path"] == "NEES"
    assert line(state, 0, "road 1")["level"] == 2


@rule("BI-ROUTE-05")
def test_a_line_needs_no_record():
    state = road_table("freight", seat={"routes": []})
    act(state, "open road", "from 4,6", "to 2,5", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["path"] == "WWN"


@rule("BI-ROUTE-06")
def test_class_of_a_path():
    seat = {"stations": {"0": station("4,6", "road_II", "W"), "1": station("2,5", "road_II", "S")}}
    ways = {"3,6": way("asphalt", 0, "EW"), "2,6": way("earth", 0, "NE")}
    state = road_table("freight", era=2, seat=seat, ways=ways)
    act(state, "open road", "from 4,6", "to 2,5", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["level"] == 1


@rule("BI-ROUTE-07", "BI-ROUTE-08")
def test_carts_do_not_run_on_highways():
    seat = {
        "stations": {"0": station("4,6", "road_III", "W"), "1": station("2,5", "road_III", "S")},
        "park": {"cart": 1},
    }
    ways = {"3,6": way("highway", 0, "EW"), "2,6": way("highway", 0, "NE")}
    state = road_table("freight", era=3, seat=seat, ways=ways)
    act(state, "open road", "from 4,6", "to 2,5", "out none", "back none")
    assert refused(state, "vehicle cart") == "BI-ROUTE-07"
    ways = {"3,6": way("highway", 0, "EW"), "2,6": way("asphalt", 0, "NE")}
    state = road_table("freight", era=3, seat=seat, ways=ways)
    act(state, "open road", "from 4,6", "to 2,5", "out none", "back none")
    assert refused(state, "vehicle cart") == ""


@rule("BI-ROUTE-10")
def test_ports_have_no_record():
    state = table()
    act(state, "build ports", "end 12,2", "end 6,1", "kind port_basic", "kind port_basic")
    assert seat_part(state, 0)["routes"] == []
    assert sides_of(state, "12,2") == ""


@rule("BI-ROUTE-01")
def test_a_record_needs_a_way_that_is_in_none():
    """From (5,6) over the recorded tile (6,6) to a new station at (6,7): no second record; L 3 is enough for one."""
    state = table(seats=[{"stations": {"0": station("5,6"), "1": station("7,6")}}, {}])
    act(state, "build earth", "manual", "start 5,6", "go E", "enter E")
    assert seat_part(state, 0)["routes"] == [{"from": "5,6", "path": "EE"}]
    again = table(seats=[seat_part(state, 0), {}], ways=position(state)["ways"])
    act(again, "build earth", "manual", "start 5,6", "go E", "station S road_basic")
    assert kind_at(again, "6,7") == "road_basic"
    assert len(seat_part(again, 0)["routes"]) == 1
    state = table(seats=[{"stations": {"0": station("5,6")}}, {}])
    act(state, "build earth", "manual", "start 5,6", "go E", "go E", "stop")
    assert seat_part(state, 0)["routes"] == []


@rule("BI-ROUTE-03")
def test_three_cells_make_a_route():
    state = table(seats=[{"stations": {"0": station("5,6"), "1": station("7,6")}}, {}])
    act(state, "build earth", "manual", "start 5,6", "go E", "enter E")
    assert len(seat_part(state, 0)["routes"]) == 1
    state = table(seats=[{"stations": {"0": station("5,6")}}, {}])
    act(state, "build earth", "manual", "start 5,6")
    assert refused(state, "station E road_basic") == "BI-ROUTE-03"


@rule("BI-ROUTE-04")
def test_shorter_comes_before_cheaper():
    """Three cells over the opponent's tile, five over own ones."""
    stations = {"0": station("5,6", "road_expanded", "ES"), "1": station("7,6", "road_expanded", "WS")}
    ways = {"6,6": way("earth", 1, "EW"), "5,7": way("earth", 0, "NE"), "6,7": way("earth", 0, "EW"),
            "7,7": way("earth", 0, "NW")}  # fmt: skip
    state = table("freight", seats=[{"stations": stations}, {}], ways=ways)
    act(state, "open road", "from 5,6", "to 7,6", "out none", "back none", "vehicle none")
    found = line(state, 0, "road 1")
    assert (found["path"], found["toll"]) == ("EE", 1)


@rule("BI-ROUTE-04")
def test_two_paths_that_meet_are_told_apart_by_their_class():
    """Earth leads to (5,6) first; the electric van comes there over asphalt, then both go on over (6,6)."""
    stations = {"0": station("3,6", "road_IV", "NE"), "1": station("7,6", "road_IV", "W")}
    ways = {
        "4,6": way("earth", 0, "EW"), "3,5": way("asphalt", 0, "ES"), "4,5": way("asphalt", 0, "EW"),
        "5,5": way("asphalt", 0, "SW"), "5,6": way("asphalt", 0, "NEW"), "6,6": way("asphalt", 0, "EW"),
    }  # fmt: skip
    state = table("freight", era=4, seats=[{"stations": stations, "park": {"e_van": 1}}, {}], ways=ways)
    act(state, "open road", "from 3,6", "to 7,6", "out none", "back none")
    assert refused(state, "vehicle e_van") == ""
    act(state, "vehicle e_van", "number 1")
    assert line(state, 0, "road 1")["path"] == "NEESEE"


@rule("BI-ROUTE-06", "BI-SCORE-04", "BI-MOD-06")
@pytest.mark.parametrize(
    ("first", "second", "kind", "points"),
    [
        ("asphalt", "asphalt", "road_II", 20), ("asphalt", "earth", "road_II", 10),
        ("asphalt", "asphalt", "road_basic", 10), ("highway", "highway", "road_III", 30),
        ("motorway", "motorway", "road_IV", 40), ("motorway", "highway", "road_IV", 30),
        ("earth", "earth", "road_basic", 10),
    ],
)  # fmt: skip
def test_the_weakest_part_gives_the_class_of_a_record(first, second, kind, points):
    seat = {"stations": {"0": station("4,6", "road_IV", "W"), "1": station("2,5", kind, "S")},
            "lines": {"road 1": {"from": "4,6", "to": "2,5"}}}  # fmt: skip
    state = road_table(era=4, seat=seat, ways={"3,6": way(first, 0, "EW"), "2,6": way(second, 0, "NE")})
    assert breakdown(state, 0)["routes"] == points
    assert line(state, 0, "road 1")["level"] == points // 10


@rule("BI-ROUTE-07", "BI-ROUTE-08")
@pytest.mark.parametrize(
    ("vehicle", "able"),
    [
        ("cart", ["earth", "asphalt"]), ("ox_cart", ["earth", "asphalt"]), ("mail_coach", ["earth", "asphalt"]),
        ("steam_tractor", ["earth", "asphalt"]), ("steam_lorry", ["earth", "asphalt"]),
        ("steam_omnibus", ["earth", "asphalt"]), ("petrol_van", ["earth", "asphalt", "highway", "motorway"]),
        ("e_van", ["asphalt", "highway", "motorway"]),
    ],
)  # fmt: skip
def test_where_road_vehicles_run(vehicle, able):
    for type in ("earth", "asphalt", "highway", "motorway"):
        stations = {"0": station("5,6", "road_IV", "E"), "1": station("7,6", "road_IV", "W")}
        seat = {"stations": stations, "park": {vehicle: 1}}
        state = table("freight", era=4, seats=[seat, {}], ways={"6,6": way(type, 0, "EW")})
        act(state, "open road", "from 5,6", "to 7,6", "out none", "back none")
        assert refused(state, f"vehicle {vehicle}") == ("" if type in able else "BI-ROUTE-07")


@rule("BI-ROUTE-07")
def test_the_speed_of_the_class_counts():
    """A petrol van over asphalt and highway runs at its speed for asphalt."""
    stations = {"0": station("4,6", "road_III", "W"), "1": station("2,5", "road_III", "S")}
    seat = {"stations": stations, "park": {"petrol_van": 1}}
    ways = {"3,6": way("asphalt", 0, "EW"), "2,6": way("highway", 0, "NE")}
    state = road_table("freight", era=3, seat=seat, ways=ways)
    act(state, "open road", "from 4,6", "to 2,5", "out none", "back none", "vehicle petrol_van", "number 1")
    assert (line(state, 0, "road 1")["level"], line(state, 0, "road 1")["time"]) == (2, 2)
    state = road_table(
        "freight", era=3, seat={**seat, "park": {"diesel_lorry": 1}}, ways={**ways, "2,6": way("earth", 0, "NE")}
    )
    act(state, "open road", "from 4,6", "to 2,5", "out none", "back none", "vehicle diesel_lorry", "number 1")
    assert (line(state, 0, "road 1")["level"], line(state, 0, "road 1")["time"]) == (1, 2)
