"""Step 3: through cities and under ground (BI-CITY, BI-TUN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.content import reader
from steamshed.kernel.errors import PositionError
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    home,
    laying,
    line,
    position,
    refused,
    seat_part,
    sides_of,
    station,
    table,
    texts,
    tile,
    way,
)

BOX = reader.box()


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


def through_gyor(before: str, after: str, kind: str = "road_IV", era: int = 4, owner: int = 0):
    """A way before and one after the city (6,2), stations behind them."""
    seats = [{"stations": {"0": station("4,2", kind, "E"), "1": station("8,2", kind, "W")}}, {}]
    ways = {"5,2": way(before, 0, "EW"), "7,2": way(after, owner, "EW")}
    return table("freight", era=era, seats=seats, ways=ways)


@rule("BI-CITY-01", "BI-CITY-02")
def test_lines_through_a_city():
    state = through_gyor("asphalt", "asphalt", "road_II", 2)
    act(state, "open road", "from 4,2", "to 8,2", "out none", "back none", "vehicle none")
    found = line(state, 0, "road 1")
    assert (found["path"], found["level"], found["toll"]) == ("EEEE", 2, 0)
    state = through_gyor("asphalt", "asphalt", "road_II", 2, owner=1)
    act(state, "open road", "from 4,2", "to 8,2", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["toll"] == 1
    seats = [{"stations": {"0": station("5,2", sides="E"), "1": station("7,2", sides="W")}}, {}]
    state = table("freight", seats=seats)
    act(state, "open road", "from 5,2", "to 7,2", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["toll"] == 0


@rule("BI-CITY-03")
def test_motorways_keep_away_from_streets():
    seats = [{"silver": 500, "stations": {"0": station("5,2", "road_IV")}}, {}]
    state = laying("motorway", "5,2", "go E", era=4, seats=seats)
    assert refused(state, "go E") == "BI-CITY-03"
    assert refused(state, "tunnel E") == "BI-CITY-03"
    assert refused(state, "station E road_IV") == ""
    state = laying("motorway", "5,2", "go E", era=4, seats=seats, ways={"7,2": way("motorway", 0, "EW")})
    assert refused(state, "go E") == "BI-CITY-03"
    # a motorway never takes a tile at a street with it
    street = {"7,2": way("highway", 0, "EW"), "8,2": way("highway", 0, "EW")}
    home_at = [{"silver": 500, "stations": {"0": station("7,4", "road_IV")}}, {}]
    state = laying("motorway", "7,4", "go N", era=4, seats=home_at, ways=street)
    assert refused(state, "go N") == "BI-JOIN-08"
    assert refused(through_gyor("highway", "motorway"), "open road") == "BI-LINE-03"
    assert refused(through_gyor("motorway", "highway"), "open road") == "BI-LINE-03"
    assert refused(through_gyor("highway", "highway"), "open road") == ""


@rule("BI-CITY-03")
def test_a_tile_at_a_street_is_not_raised_to_motorway():
    seats = [{"silver": 500, "stations": {"0": station("5,2", "road_IV", "E"), "1": station("8,2", "road_IV", "W")},
              "routes": [{"from": "5,2", "path": "EEE"}]}, {}]  # fmt: skip
    state = table(era=4, seats=seats, ways={"7,2": way("highway", 0, "EW")})
    assert refused(state, "modernise") == "BI-CITY-03"


@rule("BI-CITY-04")
def test_no_line_of_rail_through_a_city():
    seats = [{"stations": {"I": station("5,2", "rail_II", "E"), "II": station("7,2", "rail_II", "W")}}, {}]
    assert refused(table("freight", era=2, seats=seats), "open rail") == "BI-LINE-03"


@rule("BI-CITY-06")
def test_ways_before_and_after_a_city_join():
    assert refused(through_gyor("earth", "highway"), "open road") == "BI-LINE-03"
    assert refused(through_gyor("asphalt", "highway"), "open road") == ""
    seats = [{"silver": 500, "stations": {"0": station("4,2", "road_III")}}, {}]
    state = laying(
        "highway",
        "4,2",
        "go E",
        era=3,
        seats=seats,
        ways={"5,2": way("earth", 0, "EW"), "7,2": way("asphalt", 0, "EW")},
    )
    act(state, "go E")
    assert refused(state, "go S") == "BI-CITY-06"
    assert refused(state, "go E") == ""


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


@rule("BI-TUN-06", "BI-INC-05")
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
    assert refused(state, "end 3,3") == "BI-TUN-07"
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
    assert refused(state, "end 7,4") == "BI-TUN-08"
    four = {**stations, "I": station("3,4", "maglev_IV", "NESW")}
    state = table(era=4, seats=[{"silver": 900, "stations": four}, {}], tunnels=tunnels)
    act(state, "build maglev", "auto", "end 7,4")
    assert refused(state, "end 3,4") == "BI-TUN-08"
    one = {"I": station("3,4", "maglev_IV", "E")}
    other = {"0": station("7,6")}
    state = table(era=4, seats=[{"silver": 900, "stations": one}, {"stations": other}])
    act(state, "build maglev", "auto", "end 3,4")
    assert refused(state, "end 7,5") == ""


@rule("BI-TUN-01")
@pytest.mark.parametrize(
    ("type", "kind", "era", "rule_id"),
    [
        ("earth", "road_basic", 1, "BI-TUN-01"), ("earth", "road_basic", 2, "BI-TUN-01"),
        ("asphalt", "road_II", 3, "BI-TUN-01"), ("railway", "rail_II", 3, "BI-TUN-01"),
        ("highway", "road_III", 3, ""), ("highway", "road_III", 4, ""), ("motorway", "road_IV", 4, ""),
        ("express", "rail_III", 3, ""), ("express", "rail_III", 4, ""),
    ],
)  # fmt: skip
def test_types_and_eras_of_tunnels(type, kind, era, rule_id):
    label = "0" if kind.startswith("road") else "I"
    seats = [{"silver": 500, "stations": {label: station("6,3", kind)}}, {}]
    assert refused(laying(type, "6,3", era=era, seats=seats), "tunnel E") == rule_id
    assert BOX.tunnel_eras == 0b11000


@rule("BI-TUN-02")
def test_a_tunnel_bends_only_below():
    state = digging("tunnel E")
    assert refused(state, "under N") == "BI-TUN-02"
    assert refused(state, "station E road_III") == "BI-TUN-02"
    act(state, "under E")
    assert refused(state, "stop") == "BI-TUN-02"
    assert refused(state, "under N") == ""


@rule("BI-TUN-03")
def test_tunnels_stay_inside_the_frame():
    """Under the coast and the sea, but not out of the map."""
    seats = [{"silver": 500, "stations": {"0": station("10,2", "road_III")}}, {}]
    state = laying("highway", "10,2", "tunnel E", "under E", "under E", era=3, seats=seats)
    assert refused(state, "under E") == "BI-TUN-03"
    assert refused(state, "under S") == ""


@rule("BI-TUN-04")
def test_portals_stand_on_plain_cells_and_lead_straight():
    seats = [{"silver": 500, "stations": {"0": station("7,3", "road_III")}}, {}]
    assert refused(laying("highway", "7,3", era=3, seats=seats), "tunnel E") == "BI-TUN-04"
    state = digging("tunnel E", "under E", "under E", "surface E")
    assert refused(state, "go N") == "BI-TUN-04"
    assert refused(state, "go E") == ""
    # an old tunnel, entered at its eastern portal
    tunnels = [{"type": "highway", "owner": 0, "from": "7,3", "path": "eeE"}]
    ways = {"7,3": way("highway", 0, "W"), "10,3": way("highway", 0, "E")}
    seats = [{"silver": 500, "stations": {"0": station("11,3", "road_III")}}, {}]
    state = laying("highway", "11,3", "go W", era=3, seats=seats, ways=ways, tunnels=tunnels)
    assert refused(state, "go S") == "BI-TUN-04"
    assert refused(state, "go W") == ""


@rule("BI-TUN-04")
def test_no_way_leads_onto_a_portal_from_behind():
    """The cells above a tunnel are plain; its portal is entered only by its exit."""
    ways = {"3,6": way("highway", 1, "W"), "6,6": way("highway", 1, "E")}
    tunnels = [{"type": "highway", "owner": 1, "from": "3,6", "path": "eeE"}]
    seats = [{"silver": 500, "stations": {"0": station("5,7", "road_III")}}, {}]
    state = laying("highway", "5,7", "go N", era=3, seats=seats, ways=ways, tunnels=tunnels)
    assert refused(state, "go E") == "BI-TUN-04"


@rule("BI-TUN-07")
def test_the_other_course_when_a_side_is_taken():
    stations = {"I": station("3,4", "maglev_IV"), "II": station("7,5", "maglev_IV", "N")}
    state = table(era=4, seats=[{"silver": 900, "stations": stations}, {}])
    act(state, "build maglev", "auto", "end 3,4", "end 7,5")
    assert position(state)["tunnels"][0]["path"] == "seeeE"


@rule("BI-TUN-05")
def test_a_portal_in_a_forest():
    seats = [{"silver": 500, "stations": {"0": station("2,5", "road_III")}}, {}]
    state = laying("highway", "2,5", "tunnel E", "under E", "surface E", "stop", era=3, seats=seats)
    assert state.silver[0] == 500 - (9 + 1 + 4) - (9 + 3) - (9 + 4)


@rule("BI-TUN-06")
def test_an_own_tunnel_counts_in_length_but_costs_no_toll():
    """Every cell below counts: a shorter way above is taken."""
    stations = {"0": station("6,3", "road_III", "E"), "1": station("11,3", "road_III", "W")}
    ways = {"7,3": way("highway", 0, "W"), "10,3": way("highway", 0, "E")}
    seats = [{"stations": stations}, {}]
    tunnels = [{"type": "highway", "owner": 0, "from": "7,3", "path": "eeE"}]
    state = table("freight", era=3, seats=seats, ways=ways, tunnels=tunnels)
    act(state, "open road", "from 6,3", "to 11,3", "out none", "back none", "vehicle none")
    found = line(state, 0, "road 1")
    assert (found["path"], found["toll"]) == ("EeeEE", 0)
    # through the city six cells, below eight
    stations = {"0": station("5,3", "road_III", "NS"), "1": station("7,4", "road_III", "NS")}
    tunnel = {"5,4": way("highway", 0, "N"), "7,5": way("highway", 0, "N")}
    above = {"5,2": way("highway", 0, "ES"), "7,2": way("highway", 0, "SW"), "7,3": way("highway", 0, "NS")}
    tunnels = [{"type": "highway", "owner": 0, "from": "5,4", "path": "sseeN"}]
    state = table("freight", era=3, seats=[{"stations": stations}, {}], ways={**tunnel, **above}, tunnels=tunnels)
    act(state, "open road", "from 5,3", "to 7,4", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["path"] == "NEESS"


def beside_a_maglev(ways: dict[str, Any], maglev: int = 0, more: Sequence[Any] = (), **parts: Any) -> Binario:
    """Ways beside two maglev stations of a seat and above the tunnel that joins them, and perhaps more tunnels."""
    stations = {"I": station("3,4", "maglev_IV", "E"), "II": station("7,4", "maglev_IV", "W")}
    tunnels = [{"type": "maglev", "owner": maglev, "from": "3,4", "path": "eeeE"}, *more]
    seats: list[dict[str, Any]] = [{}, {}]
    seats[maglev] = {"stations": stations, "routes": [{"from": "3,4", "path": "eeeE"}]}
    return table(era=4, seats=seats, tunnels=tunnels, ways=ways, **parts)


@rule("BI-WAY-08", "BI-TUN-07")
@pytest.mark.parametrize("maglev", [0, 1])
@pytest.mark.parametrize("exits", ["NS", "EW"])
@pytest.mark.parametrize("words", [("whole",), ("tile 4,4", "done")])
def test_a_way_that_goes_leaves_the_tunnel_of_the_station_beside_it(words, exits, maglev):
    """The side of a maglev station leads below: it is not the way's, whoever owns the two."""
    state = beside_a_maglev({"4,4": way("highway", 0, exits)}, maglev)
    act(state, "demolish", "stretch road 4,4", *words)
    assert tile(state, "4,4")[0] == ""
    assert sides_of(state, "3,4") == "E"
    assert GAME.load(position(state)).dump() == state.dump()
    act(state, "pass")
    assert len(seat_part(state, maglev)["routes"]) == 1


@rule("BI-WAY-08", "BI-TUN-07", "BI-DEM-08")
def test_a_portal_that_goes_leaves_the_tunnel_of_the_station_beside_it():
    road = {"type": "highway", "owner": 0, "from": "4,4", "path": "nnE"}
    ways = {"4,4": way("highway", 0, "S"), "5,2": way("highway", 0, "E")}
    state = beside_a_maglev(ways, more=[road])
    act(state, "demolish", "stretch road 5,2", "whole")
    assert tile(state, "4,4")[0] == ""
    assert sides_of(state, "3,4") == "E"
    assert GAME.load(position(state)).dump() == state.dump()


@rule("BI-DEM-03", "BI-TUN-07")
def test_a_stretch_does_not_take_the_maglev_station_beside_it_along():
    state = beside_a_maglev({"4,4": way("highway", 0, "EW")})
    act(state, "demolish", "stretch road 4,4")
    assert refused(state, "tile 3,4") == "BI-DEM-03"


@rule("BI-WAY-05", "BI-BLD-04", "BI-TUN-07")
def test_an_exit_towards_the_tunnel_of_a_maglev_station_is_open():
    ways = {"4,4": way("highway", 0, "EW"), "5,4": way("highway", 0, "EW")}
    state = beside_a_maglev(ways)
    act(state, "build highway", "manual", "start 4,4", "go S", "stop")
    assert tile(state, "4,4") == ("highway", 0, "ES")
    assert state.silver[0] == 200 - 9


@rule("BI-WAY-08", "BI-TUN-07")
def test_until_version_2_the_side_of_the_tunnel_became_free():
    """Such games go on: what they come to can be loaded, and is played on as it was."""
    state = beside_a_maglev({"4,4": way("highway", 0, "NS")}, rules=2)
    act(state, "demolish", "stretch road 4,4", "whole")
    assert sides_of(state, "3,4") == ""
    assert GAME.load(position(state)).dump() == state.dump()
    with pytest.raises(PositionError, match=r"tunnels\[0\]: is not attached to the station at 3,4 \(BI-TUN-07\)"):
        GAME.load({**position(state), "rules": 3})
