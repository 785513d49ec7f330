"""A path is the same from either end, streets keep what they join, and the box is counted for a whole path.

All of this came with version 2 of the rules.
"""

from __future__ import annotations

from typing import Any

import pytest

from steamshed.games.binario import Binario
from steamshed.games.binario.rules.ways.network import find_path
from steamshed.games.binario.rules.ways.planner import Planner
from steamshed.games.binario.rules.ways.proposals import key_of
from tests.rule import rule
from tests.rules.binario.naive import Judge
from tests.rules.binario.table import act, refused, seat_part, skip_to, station, table, texts, tile, way


def backwards(course: str) -> str:
    """A course on the surface from its other end."""
    return course[::-1].translate(str.maketrans("NESW", "SWNE"))


def built(state: Binario, type: str, first: str, second: str, course: str) -> int:
    """What a planned path between two stations that are there costs."""
    copy, seat = state.clone(), state.seat
    assert seat is not None
    act(copy, f"build {type}", "auto", f"end {first}", f"end {second}", f"path {course}")
    return state.silver[seat] - copy.silver[seat]


def two_stations(first: str, second: str, kind: str = "road_III", **parts: Any) -> dict[str, Any]:
    return {"silver": 120, "stations": {"0": station(first, kind), "1": station(second, kind)}, **parts}


@rule("BI-WAY-05", "BI-WAY-09", "BI-CITY-03")
def test_a_highway_that_is_turned_to_a_street_stays_a_highway():
    """So a motorway may be built behind it, from whichever end the path is written."""
    state = table(era=4, seats=[two_stations("5,2", "9,2"), {}], ways={"7,2": way("highway", 0, "NE")})
    price = built(state, "motorway", "9,2", "5,2", "WWWW")
    assert built(state, "motorway", "5,2", "9,2", "EEEE") == price
    act(state, "build motorway", "auto", "end 5,2", "end 9,2")
    assert texts(state)[0] == "path EEEE"
    act(state, "path EEEE")
    assert tile(state, "7,2") == ("highway", 0, "EW")
    assert tile(state, "8,2") == ("motorway", 0, "EW")


@rule("BI-CITY-03")
@pytest.mark.parametrize("exits", ["NE", "ES", "NES"])
def test_no_motorway_is_led_to_a_street(exits):
    """Neither turned nor reshaped, neither planned nor tile by tile, out of the city or into it."""
    state = table(era=4, seats=[two_stations("5,2", "9,2"), {}], ways={"7,2": way("motorway", 0, exits)})
    for first, second, course in (("5,2", "9,2", "EEEE"), ("9,2", "5,2", "WWWW")):
        planned = state.clone()
        act(planned, "build highway", "auto", f"end {first}", f"end {second}")
        assert refused(planned, f"path {course}") == "BI-CITY-03"
    act(state, "build highway", "manual", "start 5,2", "go E")
    assert refused(state, "go E") == "BI-CITY-03"


@rule("BI-WAY-09", "BI-JOIN-08")
def test_a_reshaped_tile_counts_as_what_it_becomes():
    """An earth road between an asphalt road and a highway: reshaped to asphalt it joins both, in either direction."""
    ways = {"5,6": way("earth", 1, "EW"), "4,6": way("highway", 1, "EW")}
    state = table(era=3, seats=[two_stations("5,7", "3,6"), {}], ways=ways)
    assert built(state, "asphalt", "5,7", "3,6", "NWW") == built(state, "asphalt", "3,6", "5,7", "EES")


@rule("BI-WAY-05", "BI-WAY-09")
def test_an_open_end_is_turned_whatever_leads_to_it():
    """What becomes of a tile follows from its sides alone; if it then joins nothing the path is refused both ways."""
    ways = {"5,6": way("earth", 0, "EW"), "4,6": way("highway", 1, "EW")}
    state = table(era=3, seats=[two_stations("5,7", "3,6"), {}], ways=ways)
    for first, second, course in (("5,7", "3,6", "NWW"), ("3,6", "5,7", "EES")):
        planned = state.clone()
        act(planned, "build asphalt", "auto", f"end {first}", f"end {second}")
        assert refused(planned, f"path {course}") == "BI-JOIN-01"


CROWDED: list[tuple[int, str, list[str], dict[str, Any]]] = [
    (4, "motorway", ["5,2", "9,2", "7,3", "3,6"], {
        "7,2": way("highway", 0, "NE"), "6,3": way("asphalt", 1, "NS"), "5,3": way("highway", 0, "NS"),
        "6,4": way("highway", 0, "NE"), "7,4": way("motorway", 1, "ESW"), "4,6": way("highway", "both", "ESW", laid=1),
        "5,6": way("motorway", 0, "NW"), "7,5": way("express", 1, "NS"), "5,4": way("earth", 0, "NS"),
    }),
    (3, "highway", ["5,2", "9,2", "7,3", "3,6"], {
        "7,2": way("asphalt", 0, "ES"), "8,2": way("earth", 1, "EW"), "6,3": way("highway", 1, "NS"),
        "6,4": way("highway", 0, "NW"), "5,4": way("asphalt", "both", "NESW", laid=0), "5,5": way("asphalt", 1, "NS"),
        "5,6": way("highway", 0, "NW"), "4,6": way("asphalt", 1, "EW"), "7,4": way("railway", 0, "NS"),
    }),
    (2, "asphalt", ["5,2", "9,2", "7,3", "3,6"], {
        "7,2": way("earth", 0, "ES"), "8,2": way("earth", 1, "EW"), "6,3": way("earth", 1, "NS"),
        "6,4": way("asphalt", 0, "NW"), "5,4": way("earth", 0, "NE"), "5,5": way("horse_tram", 1, "EW"),
        "5,6": way("earth", 0, "NW"), "4,6": way("earth", 1, "EW"), "7,4": way("railway", 0, "NS"),
    }),
    (3, "express", ["5,2", "9,2", "7,3", "3,6"], {
        "7,2": way("railway", 0, "ES"), "8,2": way("railway", 1, "EW"), "6,3": way("earth", 1, "NS"),
        "6,4": way("express", 0, "NW"), "5,4": way("railway", 0, "NE"), "5,5": way("horse_tram", 1, "EW"),
        "5,6": way("railway", 0, "NW"), "4,6": way("railway", 1, "EW"), "7,4": way("asphalt", 0, "NS"),
    }),
]  # fmt: skip


@rule("BI-WAY-09", "BI-JOIN-08", "BI-CITY-06")
@pytest.mark.parametrize(("era", "type", "ends", "ways"), CROWDED, ids=[case[1] for case in CROWDED])
@pytest.mark.parametrize("silver", [30, 90])
def test_proposals_from_both_ends_against_another_search(era, type, ends, ways, silver):
    """Legality, price and order are the same from A to B and from B to A; nothing comes before the first proposal."""
    kind = {"express": "rail_III", "asphalt": "road_II"}.get(type, "road_III")
    labels = ("I", "II", "III", "IV") if type == "express" else ("0", "1", "2", "3")
    stations = {label: station(cell, kind) for label, cell in zip(labels, ends)}
    state = table(era=era, seats=[{"silver": silver, "stations": stations}, {}], ways=ways)
    number = state.rules.box.way_of[type]
    planner, judge = Planner(state, 0, number), Judge(state, 0, number)
    compared = 0
    """Pairs of ends whose every path has been tried."""
    for first in ends:
        for second in ends:
            one, other = state.map.index[first], state.map.index[second]
            found = planner.proposals(one, other, 5) if one != other else []
            assert bool(found) == (other in planner.seconds(one))
            back = planner.proposals(other, one, 5) if one != other else []
            assert [key_of(spot)[:2] for spot in found] == [key_of(spot)[:2] for spot in back]
            for spot in found:
                cells = [part.cell for part in spot.spots()]
                assert judge.judge(cells, [level == "u" for level in "s" + spot.levels]) == spot.cost
            if found:
                better, all_tried = judge.better(one, other, key_of(found[0]), 4_000)
                assert better is None
                compared += all_tried
    assert compared > 1


# -- streets ---------------------------------------------------------------------------------------------------------


def across_the_city(west: list[dict[str, Any]], east: list[dict[str, Any]], era: int = 3, **parts: Any) -> Binario:
    """A route of seat 0 through Győr: (4,2), the west tile, the city, the east tile, (8,2)."""
    seat = {
        "silver": 200,
        "stations": {"0": station("4,2", "road_II", "E"), "1": station("8,2", "road_II", "W")},
        "routes": [{"from": "4,2", "path": "EEEE"}],
    }
    return table(era=era, seats=[seat, parts.pop("other", {})], ways={"5,2": west, "7,2": east}, **parts)


@rule("BI-CITY-06", "BI-MOD-05")
def test_a_street_keeps_what_it_joins_when_one_side_is_raised():
    state = across_the_city(way("earth", 0, "EW"), way("asphalt", 0, "EW"))
    act(state, "modernise", "route 1", "target 3")
    assert refused(state, "element 7,2") == "BI-CITY-06"
    assert refused(state, "whole") == ""
    assert refused(state, "element 5,2") == ""
    act(state, "whole")
    assert [tile(state, name)[0] for name in ("5,2", "7,2")] == ["highway", "highway"]
    assert find_path(state, 0, state.map.index["4,2"], state.map.index["8,2"], 0b11110) is not None


@rule("BI-CITY-06", "BI-MOD-05", "BI-MOD-09")
def test_whoever_owns_the_other_side():
    """The earth road is the rival's: nothing of the route may be raised past it, and whole does not skip the tile."""
    state = across_the_city(way("earth", 1, "EW"), way("asphalt", 0, "EW"))
    act(state, "modernise", "route 1")
    assert refused(state, "target 3") == ""
    act(state, "target 3")
    assert refused(state, "whole") == "BI-CITY-06"
    assert refused(state, "element 7,2") == "BI-CITY-06"
    assert "element 4,2" in texts(state)


@rule("BI-CITY-06", "BI-JOIN-08")
def test_a_reshape_does_not_part_two_roads_at_a_street():
    """A rival's highway that joins the asphalt road would make it a highway, which the earth road does not join."""
    rival = {"silver": 100, "stations": {"0": station("7,3", "road_III")}}
    state = across_the_city(way("earth", 0, "EW"), way("asphalt", 0, "EW"), other=rival)
    act(state, "pass", "build highway", "manual")
    assert refused(state, "start 7,3") == ""
    act(state, "start 7,3")
    assert refused(state, "go N") == "BI-CITY-06"
    state = across_the_city(way("asphalt", 0, "EW"), way("asphalt", 0, "EW"), other=rival)
    act(state, "pass", "build highway", "manual", "start 7,3", "go N", "stop")
    assert tile(state, "7,2") == ("highway", 2, "ESW")


@rule("BI-CITY-06", "BI-DEM-07")
def test_a_record_whose_street_joins_its_roads_no_longer_is_lost():
    state = across_the_city(way("earth", 0, "EW"), way("asphalt", 0, "EW"))
    act(state, "demolish", "route 1", "tile 7,2", "done", "build highway", "manual", "start 8,2", "go W")
    events = act(state, "stop")
    assert "records-lost" in [event.id for event in events]
    assert seat_part(state, 0)["routes"] == []


@rule("BI-CITY-03", "BI-MOD-09")
def test_a_tunnel_with_either_portal_at_a_street_stops_below_motorway():
    seat = {
        "silver": 300,
        "stations": {"0": station("5,2", "road_III", "E"), "1": station("10,3", "road_III", "N")},
        "routes": [{"from": "5,2", "path": "EEeEES"}],
    }
    ways = {"7,2": way("highway", 0, "W"), "9,2": way("highway", 0, "E"), "10,2": way("highway", 0, "SW")}
    for start, path in (("7,2", "eE"), ("9,2", "wW")):
        tunnel = {"type": "highway", "owner": 0, "from": start, "path": path}
        state = table(era=4, seats=[seat, {}], ways=ways, tunnels=[tunnel])
        act(state, "modernise", "route 1", "target 4")
        assert refused(state, f"element {start}") == "BI-CITY-03"
        act(state, "whole")
        assert [tile(state, name)[0] for name in ("7,2", "9,2", "10,2")] == ["highway", "highway", "motorway"]


# -- the box ---------------------------------------------------------------------------------------------------------

SPARE = ["2,2", "3,2", "4,2", "2,3", "3,3", "5,3", "3,4", "4,4", "9,5"]


@rule("BI-SUP-01", "BI-SUP-02")
@pytest.mark.parametrize(("placed", "fault"), [(8, ""), (9, "BI-SUP-02")])
def test_the_box_is_counted_for_the_whole_path(placed, fault):
    """Two motorways of the rival are reshaped: two tiles are taken from the box, whichever way the route is laid."""
    ways = {
        **{cell: way("motorway", 0, "NS") for cell in SPARE[:placed]},
        "4,6": way("motorway", 1, "EW"),
        "5,6": way("motorway", 1, "EW"),
    }
    state = table(era=4, seats=[two_stations("4,5", "5,5"), {}], ways=ways)
    for first, second, course in (("4,5", "5,5", "SEN"), ("5,5", "4,5", "SWN")):
        planned = state.clone()
        act(planned, "build highway", "auto", f"end {first}", f"end {second}")
        assert refused(planned, f"path {course}") == fault
        assert (f"path {course}" in texts(planned)) == (not fault)
    laid = state.clone()
    act(laid, "build highway", "manual", "start 4,5", "go S", "go E")
    assert refused(laid, "enter N") == fault


# -- lines -----------------------------------------------------------------------------------------------------------


@rule("BI-LINE-03", "BI-DEM-07")
def test_a_line_does_not_stay_on_the_board_of_what_was_demolished():
    """A road between two stations is taken up and a railway built between the same cells: the road line ends."""
    seat = {
        "silver": 184,
        "stations": {"0": station("4,6", sides="W"), "1": station("2,5", sides="S")},
        "routes": [{"from": "4,6", "path": "WWN"}],
        "lines": {"road 1": {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "count": 2}},
    }
    ways = {"3,6": way("earth", 0, "EW"), "2,6": way("earth", 0, "NE")}
    state = table(era=2, seats=[seat, {}], ways=ways)
    act(state, "demolish", "route 1", "whole", "build railway", "auto", "end 4,6", "end 2,5", "path WWN")
    events = act(state, "kind rail_II", "kind rail_II")
    assert "line-closed" in [event.id for event in events]
    assert seat_part(state, 0)["lines"] == {}
    assert [rest.count for rest in state.resting[0]] == [2]
    skip_to(state, "freight", 0)
    state.audit()


@rule("BI-ROUTE-01", "BI-DEM-07", "BI-DEM-10")
def test_a_route_that_is_moved_gets_its_record():
    """A tile that was taken up is in no record, although its record is deleted only at the end of the step."""
    seat = {
        "silver": 184,
        "stations": {"0": station("4,6", sides="W"), "1": station("2,5", sides="S")},
        "routes": [{"from": "4,6", "path": "WWN"}],
    }
    ways = {"3,6": way("earth", 0, "EW"), "2,6": way("earth", 0, "NE")}
    state = table(seats=[seat, {}], ways=ways)
    act(state, "demolish", "route 1", "whole", "build earth", "manual", "start 4,6", "kind road_basic", "go W")
    act(state, "station W road_basic")
    assert seat_part(state, 0)["routes"] == [{"from": "4,6", "path": "WW"}]


@rule("BI-DEM-04", "BI-TUN-03")
def test_a_station_above_an_own_tunnel_can_be_demolished():
    """Even while a line is under way below it; the stations of that line cannot."""
    seat = {
        "silver": 90,
        "stations": {
            "0": station("5,3", "road_III", "E"),
            "1": station("11,3", "road_III", "W"),
            "2": station("7,3", "road_III"),
        },
        "routes": [{"from": "5,3", "path": "EeeeEE"}],
        "lines": {"road 1": {"from": "5,3", "to": "11,3", "vehicle": "diesel_lorry", "progress": 1}},
    }
    ways = {"6,3": way("highway", 0, "W"), "10,3": way("highway", 0, "E")}
    tunnels = [{"type": "highway", "owner": 0, "from": "6,3", "path": "eeeE"}]
    state = table(era=3, seats=[seat, {}], ways=ways, tunnels=tunnels)
    act(state, "demolish")
    assert refused(state, "at 7,3") == ""
    assert refused(state, "route 1") == "BI-DEM-04"
    act(state, "at 7,3", "whole", "pass")
    assert "7,3" not in [part["at"] for part in seat_part(state, 0)["stations"].values()]
    assert seat_part(state, 0)["lines"]["road 1"]["progress"] == 1
