"""Demolishing and modernising (BI-DEM, BI-MOD)."""

from __future__ import annotations

import pytest

from steamshed.games.binario.content import reader
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    finish_round,
    kind_at,
    line,
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
GRAIN = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "count": 3}


@rule("BI-DEM-01")
def test_price_and_supply():
    state = road_table()
    before = view_of(state, 0)["supply"][0]["earth"]
    act(state, "demolish", "route 1", "whole")
    assert state.silver[0] == 184 - 1 - 1 - 2 - 2
    assert view_of(state, 0)["supply"][0]["earth"] == before + 2
    assert refused(table(), "demolish") == "BI-DEM-01"


@rule("BI-DEM-02")
def test_what_is_protected():
    ways = {"3,6": way("earth", "both", "NEW", laid=0), "2,6": way("earth", 0, "NE")}
    state = road_table(ways=ways)
    act(state, "demolish", "route 1")
    assert refused(state, "tile 3,6") == "BI-DEM-02"
    act(state, "whole")
    assert tile(state, "3,6")[0] == "earth"
    assert tile(state, "2,6")[0] == ""
    ways = {"3,6": [*way("horse_tram", 1, "NS"), *way("earth", 0, "EW")]}
    state = road_table(ways=ways)
    act(state, "demolish", "route 1")
    assert refused(state, "tile 3,6 EW") == "BI-DEM-02"


@rule("BI-DEM-03")
def test_one_object():
    ways = {"9,6": way("earth", 0, "EW"), "10,6": way("earth", 0, "EW")}
    seat = {"stations": {"0": station("4,6", sides="W"), "1": station("2,5", sides="S"), "2": station("10,5"),
                         "A": station("5,1", "port_basic"), "B": station("7,1", "port_basic")}}  # fmt: skip
    state = road_table(seat=seat, ways=ways)
    act(state, "demolish")
    assert texts(state) == ["route 1", "stretch road 9,6", "at 5,1", "at 7,1", "at 10,5"]
    assert refused(state, "at 4,6") == "BI-DEM-03"
    act(state, "stretch road 9,6")
    assert texts(state) == ["whole", "tile 9,6", "tile 10,6"]
    state = road_table(seat=seat, ways=ways)
    act(state, "demolish", "at 5,1", "at 7,1", "whole")
    assert (kind_at(state, "5,1"), kind_at(state, "7,1")) == ("", "")


@rule("BI-DEM-04")
def test_not_under_a_line_under_way():
    state = road_table(seat={"lines": {"road 1": {**GRAIN, "progress": 1}}})
    assert refused(state, "demolish") == "BI-DEM-04"
    state = road_table(seat={"lines": {"road 1": GRAIN}})
    assert refused(state, "demolish") == ""


def guest(progress: int):
    """Seat 1 runs over two tiles of seat 0; seat 0 is to act."""
    line = {"from": "4,5", "to": "2,5", "out": "wine", "vehicle": "cart", "progress": progress}
    stations = {"0": station("4,5", sides="S"), "1": station("2,5", sides="S")}
    ways = {"4,6": way("earth", 0, "NW"), "3,6": way("earth", 0, "EW"), "2,6": way("earth", 0, "NE")}
    return table(seats=[{"silver": 50}, {"stations": stations, "lines": {"road 1": line}}], ways=ways)


@rule("BI-DEM-05", "BI-DEM-07")
def test_an_opponent_line_without_a_path_is_closed_unpaid():
    state = guest(2)
    silver = state.silver[1]
    act(state, "demolish", "stretch road 2,6")
    act(state, "tile 3,6", "done", "pass")
    assert seat_part(state, 1)["lines"] == {}
    assert seat_part(state, 1)["resting"][0]["vehicle"] == "cart"
    assert seat_part(state, 1)["resting"][0]["at"] is None
    assert state.silver[1] == silver
    state.audit()


@rule("BI-DEM-05")
def test_a_leg_under_way_is_finished_when_a_path_is_left():
    ways = {
        "3,6": way("earth", 0, "EW"), "2,6": way("earth", 0, "NE"), "4,6": way("earth", 0, "NW"),
        "3,5": way("earth", 1, "EW"),
    }  # fmt: skip
    stations = {"0": station("4,5", sides="SW"), "1": station("2,5", sides="SE")}
    rider = {"from": "4,5", "to": "2,5", "out": "wine", "vehicle": "cart", "progress": 1, "path": "SWWN", "toll": 3,
             "level": 1, "time": 4}  # fmt: skip
    state = table(seats=[{"silver": 50}, {"stations": stations, "lines": {"road 1": rider}}], ways=ways)
    act(state, "demolish", "stretch road 2,6")
    act(state, "whole", "pass")
    assert line(state, 1, "road 1")["path"] == "SWWN"
    finish_round(state)
    assert (line(state, 1, "road 1")["path"], line(state, 1, "road 1")["progress"]) == ("SWWN", 2)
    silver = state.silver[:]
    for _ in range(2):
        finish_round(state)
    # wine 5 and L 5, of which 3 for tiles that are no longer there
    assert state.silver == [silver[0] + 3, silver[1] + 5 + 5 - 3]
    finish_round(state)
    assert line(state, 1, "road 1")["path"] == "WW"


@rule("BI-DEM-06")
def test_what_is_left():
    state = table(seats=[{"stations": {"0": station("5,4"), "1": station("3,5")}}, {}])
    act(state, "demolish", "at 5,4", "whole")
    assert state.dump()["cleared"] == ["5,4"]
    state = table(seats=[{"stations": {"0": station("5,4"), "1": station("3,5")}}, {}])
    act(state, "demolish", "at 3,5", "whole")
    assert "cleared" not in state.dump()


@rule("BI-DEM-07")
def test_records_and_lines_are_lost_at_the_end_of_the_step():
    state = road_table(seat={"lines": {"road 1": GRAIN}})
    act(state, "demolish", "route 1", "tile 3,6", "done")
    assert len(seat_part(state, 0)["routes"]) == 1
    act(state, "pass")
    assert seat_part(state, 0)["routes"] == []
    assert seat_part(state, 0)["lines"] == {}
    assert state.goods[BOX.good_of["grain"]] == BOX.stock[0]["white"].goods[BOX.good_of["grain"]]


@rule("BI-DEM-08")
def test_a_tunnel_goes_as_a_whole():
    stations = {"0": station("6,3", "road_III", "E"), "1": station("11,3", "road_III", "W")}
    ways = {"7,3": way("highway", 0, "W"), "10,3": way("highway", 0, "E")}
    tunnels = [{"type": "highway", "owner": 0, "from": "7,3", "path": "eeE"}]
    seat = {"stations": stations, "routes": [{"from": "6,3", "path": "EeeEE"}]}
    state = table(era=3, seats=[seat, {}], ways=ways, tunnels=tunnels)
    act(state, "demolish", "route 1", "tile 7,3", "done", "pass")
    assert state.silver[0] == 200 - 3 - 3 - 3 - 3
    assert tile(state, "10,3")[0] == ""
    assert "tunnels" not in state.dump()
    maglev = {"I": station("3,4", "maglev_IV", "E"), "II": station("7,4", "maglev_IV", "W")}
    tunnels = [{"type": "maglev", "owner": 0, "from": "3,4", "path": "eeeE"}]
    seat = {"stations": maglev, "routes": [{"from": "3,4", "path": "eeeE"}]}
    state = table(era=4, seats=[seat, {}], tunnels=tunnels)
    act(state, "demolish", "route 1")
    assert refused(state, "tile 3,4") == "BI-DEM-08"
    act(state, "tile 4,4", "done", "pass")
    assert state.silver[0] == 200 - 3 * 4


@rule("BI-DEM-09")
def test_neighbours_keep_their_exits():
    state = road_table()
    act(state, "demolish", "route 1", "tile 3,6", "done")
    assert tile(state, "2,6") == ("earth", 0, "NE")
    act(state, "build earth", "manual")
    assert refused(state, "start 2,6") == ""


@rule("BI-DEM-10")
def test_replacing_costs_both_prices():
    state = road_table(era=2)
    act(
        state,
        "demolish",
        "route 1",
        "tile 3,6",
        "done",
        "build asphalt",
        "manual",
        "start 4,6",
        "go W",
        "go W",
        "enter N",
    )
    assert state.silver[0] == 184 - 1 - 5
    assert tile(state, "3,6") == ("asphalt", 0, "EW")
    assert len(seat_part(state, 0)["routes"]) >= 1


@rule("BI-DEM-01", "BI-DEM-03")
def test_only_own_things_of_the_object():
    ways = {"3,6": way("earth", 1, "EW")}
    state = road_table(ways=ways)
    act(state, "demolish", "route 1")
    assert refused(state, "tile 3,6") == "BI-DEM-01"
    assert refused(state, "tile 5,6") == "BI-DEM-03"
    ports = {"0": station("5,6"), "A": station("5,1", "port_basic"), "B": station("7,1", "port_basic")}
    state = table(seats=[{"stations": ports}, {}])
    act(state, "demolish", "at 5,1")
    assert refused(state, "at 5,6") == "BI-DEM-03"
    assert refused(state, "at 5,1") == "BI-DEM-03"
    assert refused(state, "at 7,1") == ""


@rule("BI-DEM-03")
def test_a_stretch_takes_its_stations_along():
    seat = {"stations": {"0": station("5,6", sides="E"), "1": station("7,5")}}
    state = table(seats=[seat, {}], ways={"6,6": way("earth", 0, "EW"), "7,6": way("earth", 0, "EW")})
    act(state, "demolish", "stretch road 6,6")
    assert texts(state) == ["whole", "tile 6,6", "tile 7,6", "tile 5,6"]


@rule("BI-DEM-04")
def test_no_maglev_is_demolished_under_a_train():
    stations = {"I": station("3,4", "maglev_IV", "E"), "II": station("7,4", "maglev_IV", "W")}
    tunnels = [{"type": "maglev", "owner": 0, "from": "3,4", "path": "eeeE"}]
    run = {"from": "3,4", "to": "7,4", "vehicle": "maglev_train", "progress": 1}
    seat = {"stations": stations, "routes": [{"from": "3,4", "path": "eeeE"}], "lines": {"rail 1": run}}
    state = table(era=4, seats=[seat, {}], tunnels=tunnels)
    assert refused(state, "demolish") == "BI-DEM-04"
    run["progress"] = 0
    assert refused(table(era=4, seats=[seat, {}], tunnels=tunnels), "demolish") == ""


@rule("BI-DEM-06")
def test_hills_and_deserts_become_meadows():
    seats = [{"stations": {"0": station("6,6")}}, {}]
    state = table(seats=seats, ways={"5,4": way("earth", 0, "NS"), "3,5": way("earth", 0, "NS")})
    act(state, "demolish", "stretch road 5,4", "whole")
    assert state.dump()["cleared"] == ["5,4"]
    options = {"map_mode": "fixed:quick1"}
    state = table(seats=[{"stations": {"0": station("6,7"), "1": station("6,6")}}, {}], options=options)
    act(state, "demolish", "at 6,7", "whole")
    assert state.dump()["cleared"] == ["6,7"]
    state = table(seats=[{"stations": {"0": station("6,7"), "1": station("6,6")}}, {}], options=options)
    act(state, "demolish", "at 6,6", "whole")
    assert "cleared" not in state.dump()
    state = table(ways={"8,5": way("earth", 0, "EW")})
    act(state, "demolish", "stretch road 8,5", "whole")
    assert "cleared" not in state.dump()


@rule("BI-DEM-07")
def test_a_record_over_ways_that_no_longer_join_is_lost():
    """In era III (3,6) is replaced by a highway: it does not join the earth of (2,6)."""
    raised = {"0": station("4,6", "road_II", "W"), "1": station("2,5", "road_II", "S")}
    state = road_table(era=3, seat={"stations": raised})
    act(state, "demolish", "route 1", "tile 3,6", "done")
    act(state, "build highway", "manual", "start 4,6", "go W", "stop")
    assert tile(state, "3,6") == ("highway", 0, "EW")
    assert seat_part(state, 0)["routes"] == []


# -- BI-MOD ----------------------------------------------------------------------------------------------------------


@rule("BI-MOD-01")
def test_objects_of_modernising():
    ports = {"A": station("5,1", "port_basic"), "B": station("7,1", "port_basic")}
    state = road_table(era=2, seat={"stations": {**road_stations(), **ports}})
    act(state, "modernise")
    assert texts(state) == ["route 1", "at 5,1", "at 7,1", "at 2,5", "at 4,6"]
    assert refused(state, "route 2") == "BI-MOD-01"
    act(state, "at 5,1", "at 7,1", "target expanded", "whole")
    assert state.silver[0] == 184 - 16


def road_stations():
    return {"0": station("4,6", sides="W"), "1": station("2,5", sides="S")}


@rule("BI-MOD-02")
def test_ladders():
    ups = {way.id: BOX.ways[way.up].id for way in BOX.ways if way.up >= 0}
    assert ups == {"earth": "asphalt", "asphalt": "highway", "highway": "motorway", "railway": "express"}
    state = road_table(era=2)
    act(state, "modernise", "at 4,6")
    assert refused(state, "target 3") == "BI-MOD-04"
    act(state, "target 2", "whole")
    assert kind_at(state, "4,6") == "road_II"
    assert state.silver[0] == 184 - 17


@rule("BI-MOD-03")
def test_what_cannot_be_raised():
    seat = {"stations": {"I": station("5,6", "tram", "E"), "II": station("7,6", "tram", "W")},
            "routes": [{"from": "5,6", "path": "EE"}]}  # fmt: skip
    state = table(era=2, seats=[seat, {}], ways={"6,6": way("horse_tram", 0, "EW")})
    assert refused(state, "modernise") == "BI-MOD-03"


@rule("BI-MOD-04")
def test_the_target_must_be_buildable():
    state = road_table(era=1)
    act(state, "modernise", "at 4,6")
    assert refused(state, "target 2") == "BI-MOD-04"


@rule("BI-MOD-05")
def test_everything_stays_joined():
    """Earth beside earth may not become a highway alone; as a whole it may."""
    state = road_table(era=3, seat={"silver": 500, "stations": {
        "0": station("4,6", "road_II", "W"), "1": station("2,5", "road_II", "S")}})  # fmt: skip
    act(state, "modernise", "route 1", "target 3")
    assert refused(state, "element 3,6") == "BI-MOD-05"
    act(state, "whole")
    assert tile(state, "3,6")[0] == "highway"


@rule("BI-MOD-07", "BI-MOD-09")
def test_joint_tiles_stay_joint():
    ways = {"3,6": way("earth", "both", "NEW", laid=1), "2,6": way("earth", 1, "NE")}
    state = road_table(era=2, ways=ways)
    act(state, "modernise", "route 1", "target 2")
    assert refused(state, "element 2,6") == "BI-MOD-07"
    act(state, "element 3,6", "done")
    assert tile(state, "3,6") == ("asphalt", 2, "NEW")
    assert state.silver[0] == 184 - 4


@rule("BI-MOD-08", "BI-SUP-01")
def test_supply_when_modernising():
    ways = {"3,6": way("earth", "both", "NEW", laid=1)}
    state = road_table(era=2, ways=ways)
    before = view_of(state, 0)["supply"]
    act(state, "modernise", "route 1", "target 2", "element 3,6", "done")
    after = view_of(state, 0)["supply"]
    assert after[1]["earth"] == before[1]["earth"] + 1
    assert after[0]["asphalt"] == before[0]["asphalt"] - 1


@rule("BI-MOD-09")
def test_whole_or_one_by_one():
    state = road_table(era=2)
    act(state, "modernise", "route 1", "target 2", "element 3,6")
    assert refused(state, "whole") == "BI-MOD-09"
    state = road_table(era=2, seat={"lines": {"road 1": {**GRAIN, "progress": 1}}})
    act(state, "modernise", "route 1", "target 2", "whole")
    assert tile(state, "2,6")[0] == "asphalt"
    street = {"stations": {"0": station("5,2", "road_III", "E"), "1": station("8,2", "road_III", "W")},
              "routes": [{"from": "5,2", "path": "EEE"}], "silver": 900}  # fmt: skip
    state = table(era=4, seats=[street, {}], ways={"7,2": way("highway", 0, "EW")})
    act(state, "modernise", "route 1", "target 4", "whole")
    assert tile(state, "7,2")[0] == "highway"
    assert kind_at(state, "5,2") == "road_IV"


LADDER = [
    ("road_basic", 1, "expanded", "road_expanded", 5), ("road_expanded", 2, "2", "road_II", 12),
    ("road_basic", 2, "2", "road_II", 5 + 12), ("road_II", 3, "3", "road_III", 18),
    ("road_III", 4, "4", "road_IV", 24), ("road_II", 4, "4", "road_IV", 18 + 24),
    ("rail_II", 3, "3", "rail_III", 20), ("port_basic", 2, "expanded", "port_expanded", 8),
    ("port_expanded", 2, "2", "port_II", 14), ("port_II", 3, "3", "port_III", 20), ("port_III", 4, "4", "port_IV", 28),
    ("port_II", 4, "4", "port_IV", 20 + 28),
]  # fmt: skip


@rule("BI-MOD-02", "BI-MOD-04", "BI-MOD-10")
@pytest.mark.parametrize(("kind", "era", "target", "made", "cost"), LADDER)
def test_rungs_of_stations(kind, era, target, made, cost):
    """Every rung passed is paid, and nothing for taking up the old tile."""
    family = kind.partition("_")[0]
    label, cell = {"road": ("0", "5,6"), "rail": ("I", "5,6"), "port": ("A", "5,1")}[family]
    state = table(era=era, seats=[{"silver": 200, "stations": {label: station(cell, kind)}}, {}])
    act(state, "modernise", f"at {cell}", *(["one"] if family == "port" else []), f"target {target}", "whole")
    assert kind_at(state, cell) == made
    assert state.silver[0] == 200 - cost


@rule("BI-MOD-02")
def test_nothing_is_raised_to_what_it_is_or_was():
    state = table(era=2, seats=[{"stations": {"0": station("5,6", "road_expanded")}}, {}])
    act(state, "modernise", "at 5,6")
    assert refused(state, "target expanded") == "BI-MOD-02"


@rule("BI-MOD-01")
def test_one_object_of_modernising():
    ports = {"0": station("5,6"), "A": station("5,1", "port_basic"), "B": station("7,1", "port_basic")}
    state = table(era=2, seats=[{"stations": ports}, {}])
    act(state, "modernise", "at 5,1")
    assert refused(state, "at 5,6") == "BI-MOD-01"
    assert refused(state, "at 5,1") == "BI-MOD-01"
    state = road_table(era=2)
    act(state, "modernise", "route 1", "target 2")
    assert refused(state, "element 5,6") == "BI-MOD-01"


@rule("BI-MOD-03")
@pytest.mark.parametrize(
    ("type", "kind", "era"), [("express", "rail_III", 4), ("motorway", "road_IV", 4), ("horse_tram", "tram", 2)]
)
def test_the_tops_of_the_ladders(type, kind, era):
    labels = ("0", "1") if kind.startswith("road") else ("I", "II")
    seat = {"silver": 500, "stations": {labels[0]: station("5,6", kind, "E"), labels[1]: station("7,6", kind, "W")},
            "routes": [{"from": "5,6", "path": "EE"}]}  # fmt: skip
    state = table(era=era, seats=[seat, {}], ways={"6,6": way(type, 0, "EW")})
    assert refused(state, "modernise") == "BI-MOD-03"


@rule("BI-MOD-03")
def test_maglevs_are_not_raised():
    stations = {"I": station("3,4", "maglev_IV", "E"), "II": station("7,4", "maglev_IV", "W")}
    tunnels = [{"type": "maglev", "owner": 0, "from": "3,4", "path": "eeeE"}]
    seat = {"stations": stations, "routes": [{"from": "3,4", "path": "eeeE"}]}
    assert refused(table(era=4, seats=[seat, {}], tunnels=tunnels), "modernise") == "BI-MOD-03"


HIGHWAY_TUNNEL = {"7,3": way("highway", 0, "W"), "10,3": way("highway", 0, "E")}
TUNNELS = [{"type": "highway", "owner": 0, "from": "7,3", "path": "eeE"}]


@rule("BI-MOD-04", "BI-MOD-09")
def test_rungs_of_ways():
    state = road_table()
    act(state, "modernise", "route 1")
    assert refused(state, "target 2") == "BI-MOD-04"
    raised = {"0": station("4,6", "road_II", "W"), "1": station("2,5", "road_II", "S")}
    state = road_table(era=3, seat={"stations": raised})
    act(state, "modernise", "route 1", "target 3", "whole")
    assert state.silver[0] == 184 - 2 * (4 + 6) - 2 * 18
    # a tunnel: four cells at 8, and no tile of the box for them
    stations = {"0": station("6,3", "road_IV", "E"), "1": station("11,3", "road_IV", "W")}
    seat = {"silver": 200, "stations": stations, "routes": [{"from": "6,3", "path": "EeeEE"}]}
    motorways = {f"{x},{y}": way("motorway", 0, "EW") for y in (5, 6) for x in (2, 3, 4, 5)}
    motorways |= {"7,5": way("motorway", 0, "EW"), "7,6": way("motorway", 0, "EW")}
    state = table(era=4, seats=[seat, {}], ways={**HIGHWAY_TUNNEL, **motorways}, tunnels=TUNNELS)
    assert view_of(state, 0)["supply"][0]["motorway"] == 0
    act(state, "modernise", "route 1", "target 4", "whole")
    assert state.silver[0] == 200 - 4 * 8


@rule("BI-MOD-05")
def test_a_branch_of_another_route_holds_a_route_back():
    raised = {"0": station("4,6", "road_II", "W"), "1": station("2,5", "road_II", "S")}
    ways = {"3,6": way("earth", 0, "NEW"), "3,5": way("earth", 0, "NS")}
    state = road_table(era=3, seat={"silver": 500, "stations": raised}, ways=ways)
    act(state, "modernise", "route 1", "target 3")
    assert refused(state, "whole") == "BI-MOD-05"


@rule("BI-MOD-08", "BI-MOD-09")
def test_whole_is_offered_only_if_everything_can_be_had():
    state = road_table(era=2, seat={"silver": 41})
    act(state, "modernise", "route 1", "target 2")
    assert refused(state, "whole") == "BI-BLD-05"
    assert refused(state, "element 3,6") == ""
    free = [f"{x},{y}" for y in (2, 3) for x in (2, 3, 5, 7, 10, 11)] + [f"{x},{y}" for y in (4, 5) for x in (7, 9, 11)]
    asphalt = {cell: way("asphalt", 0, "EW") for cell in [*free, "7,6", "9,6"]}
    assert len(asphalt) == 20
    state = road_table(era=2, ways=asphalt)
    act(state, "modernise", "route 1", "target 2")
    assert refused(state, "element 3,6") == "BI-SUP-02"
    asphalt.popitem()
    state = road_table(era=2, ways=asphalt)
    act(state, "modernise", "route 1", "target 2")
    assert refused(state, "element 3,6") == ""
    assert refused(state, "whole") == "BI-SUP-02"
