"""The worked examples, with their exact silver, lengths and times. Map test1, price table white.

See docs/rules/binario.md 8.
"""

from __future__ import annotations

import pytest

import steamshed
from steamshed.games.binario import GAME
from steamshed.games.binario.show.drawing.freight import oval_x
from tests.rule import rule
from tests.rules.binario.table import (
    SNAKE,
    act,
    draw,
    finish_round,
    harmless,
    kind_at,
    label_of,
    line,
    refused,
    road_table,
    route,
    seat_part,
    sides_of,
    skip_to,
    station,
    table,
    texts,
    tile,
    way,
)


def running(cells: list[str], types: str | list[str], kind: str, era: int, vehicle: str, count: int = 1):
    """A line without goods over some cells, opened with vehicles of the park."""
    stations, ways = route(cells, types, kind)
    board = "road" if kind.startswith("road") else "rail"
    state = table("freight", era=era, seats=[{"stations": stations, "park": {vehicle: count}}, {}], ways=ways)
    act(state, f"open {board}", f"from {cells[0]}", f"to {cells[-1]}", "out none", "back none")
    act(state, f"vehicle {vehicle}", f"number {count}")
    return state


def time_of(state, name: str = "road 1") -> int:
    return int(line(state, 0, name)["time"])


LONG_WAYS = {
    "9,5": way("earth", 0, "NS"),
    "9,6": way("earth", 0, "NE"),
    "10,6": way("earth", 0, "SW"),
    "10,7": way("earth", 0, "EN"),
}


@rule("BI-INC-01", "BI-INC-06")
def test_ex_01_ox_cart_with_brick():
    """2 x 3 + 6 = 12, from the bank."""
    seat = {
        "silver": 0,
        "stations": {"0": station("9,4", sides="S"), "1": station("11,7", sides="W")},
        "lines": {"road 1": {"from": "9,4", "to": "11,7", "out": "brick", "vehicle": "ox_cart", "progress": 5}},
    }
    state = table("control_card", seats=[seat, {}], ways=LONG_WAYS)
    assert line(state, 0, "road 1")["time"] == 6
    draw(state, "I_quiet")
    assert state.silver == [2 * 3 + 6, 200]


@rule("BI-TIME-01")
def test_ex_02_asphalt():
    """L 11 at 2-(1): ceil(5.5) = 6, minus 1."""
    assert time_of(running(SNAKE[:11], "asphalt", "road_II", 2, "steam_lorry")) == 5


@rule("BI-TIME-01", "BI-TIME-05")
def test_ex_03_steam_tractor():
    """Three tiles between two stations: L 5, T 5, the length marker lies on oval 6."""
    state = running(SNAKE[:5], "earth", "road_II", 2, "steam_tractor")
    assert len(line(state, 0, "road 1")["path"]) + 1 == 5
    assert time_of(state) == 5
    scene = next(scene for scene in GAME.scenes(state.view(0)) if scene.name == "freight-0")
    marker = next(thing for thing in scene.things if thing.id == "length-0-road-1")
    assert marker.at[0] == oval_x(6 - 1)


@rule("BI-TIME-01", "BI-TIME-04")
def test_ex_04_cart_on_earth():
    times = [time_of(running(SNAKE[:length], "earth", "road_basic", 1, "cart")) for length in (3, 4, 7, 8, 16)]
    assert times == [3, 3, 6, 6, 12]
    stations, ways = route(SNAKE[:17], "earth", "road_basic")
    state = table("freight", seats=[{"stations": stations, "park": {"cart": 1}}, {}], ways=ways)
    act(state, "open road", f"from {SNAKE[0]}", f"to {SNAKE[16]}", "out none", "back none")
    assert refused(state, "vehicle cart") == "BI-TIME-04"


MAIL_ROAD = ["7,2", "8,2", "9,2", "10,2", "11,2", "11,3", "11,4", "11,5"]


@rule("BI-VEH-07")
def test_ex_05_three_carts_with_mail():
    """From Győr to Bern, L 8: six rounds as with one cart, then 3 x 4 + 8 = 20."""
    stations, ways = route(MAIL_ROAD, "earth", "road_basic")
    for count, pay in ((1, 4 + 8), (3, 3 * 4 + 8)):
        state = table("freight", seats=[{"stations": stations, "park": {"cart": 3}}, {}], ways=ways)
        act(state, "open road", "from 7,2", "to 11,5", "out mail", "back none", "vehicle cart", f"number {count}")
        assert time_of(state) == 6
        for _ in range(5):
            finish_round(state)
        assert state.silver[0] == 200
        finish_round(state)
        assert state.silver[0] == 200 + pay


@rule("BI-BLD-05", "BI-STN-09", "BI-WAY-02", "BI-ROUTE-01")
def test_ex_09_first_route():
    state = table()
    act(state, "build earth", "auto", "end 4,6", "end 2,5")
    assert texts(state)[0] == "path WWN"
    act(state, "path WWN", "kind road_basic", "kind road_basic")
    assert state.silver[0] == 184
    assert (label_of(state, "4,6"), label_of(state, "2,5")) == ("0", "1")
    assert seat_part(state, 0)["routes"] == [{"from": "4,6", "path": "WWN"}]
    assert tile(state, "3,6") == ("earth", 0, "EW")
    assert tile(state, "2,6") == ("earth", 0, "NE")


def ex_10(options: dict[str, object] | None = None):
    state = road_table("trade", options=options or {})
    act(state, "buy cart", "buy cart", "buy cart", "done", "done")
    act(state, "open road", "from 4,6", "to 2,5", "out grain", "back pesticide", "vehicle cart", "number 3")
    return state


@rule("BI-VEH-01", "BI-MOVE-03", "BI-MOVE-04", "BI-GOOD-08", "BI-INC-01")
def test_ex_10_grain_and_pesticide():
    state = ex_10()
    assert state.silver[0] == 160
    assert line(state, 0, "road 1")["time"] == 3
    for _ in range(3):
        finish_round(state)
    assert state.silver[0] == 173
    for _ in range(3):
        finish_round(state)
    assert state.silver[0] == 186


@rule("BI-INC-03")
def test_ex_10_own_price():
    state = ex_10({"two_way_price": "own"})
    for _ in range(6):
        finish_round(state)
    assert state.silver[0] == 173 + 16


@rule("BI-WAY-03")
def test_ex_11_bridge():
    state = table()
    act(state, "build earth", "auto", "end 7,7", "end 10,6")
    found = texts(state)
    assert found[0] == "path NEEE"
    assert [state.choice(GAME.parse(text)).price for text in found[:3]] == [14, 14, 14]
    assert [len(text) - len("path ") + 1 for text in found[:3]] == [5, 7, 7]
    act(state, "path NEEE", "kind road_basic", "kind road_basic")
    assert state.silver[0] == 200 - 26
    assert tile(state, "8,6") == ("earth", 0, "EW")


@rule("BI-ROUTE-09", "BI-STN-06")
def test_ex_12_sea_route():
    state = table()
    act(state, "build ports", "end 12,2", "end 6,1", "kind port_basic", "kind port_basic")
    assert state.silver[0] == 180
    cells = state.map.index
    assert state.map.sea_route(cells["12,2"])[cells["6,1"]] == 10
    skip_to(state, "trade", 0)
    act(state, "buy cog", "buy caravel", "buy galleon")
    skip_to(state, "freight", 0)
    for ship, time in (("caravel", 6), ("galleon", 9)):
        tried = state.clone()
        act(tried, "open ship", "from 12,2", "to 6,1", "out fish", "back none", f"vehicle {ship}", "number 1")
        assert time_of(tried, "ship 1") == time
    act(state, "open ship", "from 12,2", "to 6,1", "out fish", "back none", "vehicle cog", "number 1")
    assert (len(line(state, 0, "ship 1")["path"]) + 1, time_of(state, "ship 1")) == (12, 8)
    silver = state.silver[0]
    for _ in range(8):
        finish_round(state)
    assert state.silver[0] == silver + 21


OWN_13 = {"0": station("5,5", sides="W"), "1": station("3,4", sides="E")}
WAYS_13 = {"4,5": way("earth", 0, "EN"), "4,4": way("earth", 0, "SW")}


@rule("BI-JOIN-06", "BI-JOIN-09", "BI-JOIN-07")
def test_ex_13_joint_crossing():
    """(4,5) becomes a joint crossing for 2; (3,5) forest 3; stations 12."""
    state = table(
        seat=1,
        round=2,
        seats=[{"stations": OWN_13, "routes": [{"from": "5,5", "path": "WNW"}]}, {}],
        ways=WAYS_13,
    )
    act(state, "build earth", "auto", "end 4,6", "end 2,5", "path NWW", "kind road_basic", "kind road_basic")
    assert state.silver[1] == 200 - 17
    assert tile(state, "4,5") == ("earth", 2, "NESW")
    skip_to(state, "freight", 1)
    act(state, "open road", "from 4,6", "to 2,5", "out none", "back none", "vehicle none", "done")
    assert line(state, 1, "road 1")["toll"] == 0
    act(state, "open road", "from 5,5", "to 3,4", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["toll"] == 0


STATIONS_14 = {"0": station("3,7", sides="N"), "1": station("7,7", sides="N")}
WAYS_14 = {
    "3,6": way("earth", 0, "ES"),
    "4,6": way("earth", 0, "EW"),
    "5,6": way("earth", 0, "EW"),
    "6,6": way("earth", 0, "EW"),
    "7,6": way("earth", 0, "SW"),
}


@rule("BI-INC-05", "BI-JOIN-06")
def test_ex_14_toll():
    state = table(
        seat=1,
        round=2,
        seats=[{"stations": STATIONS_14, "routes": [{"from": "3,7", "path": "NEEEES"}]}, {}],
        ways=WAYS_14,
    )
    act(state, "build earth", "auto", "end 5,7", "end 7,5", "path NEEN", "kind road_basic", "kind road_basic")
    assert state.silver[1] == 200 - 16
    assert tile(state, "5,6")[1] == 2
    assert tile(state, "7,6")[1] == 2
    assert tile(state, "6,6")[1] == 0
    skip_to(state, "freight", 1)
    act(state, "open road", "from 5,7", "to 7,5", "out none", "back none", "vehicle none")
    assert line(state, 1, "road 1")["toll"] == 1
    assert len(line(state, 1, "road 1")["path"]) + 1 == 5


@rule("BI-INC-05")
def test_ex_06_toll_is_handed_over():
    """Three carts with grain over L 6 pay 3 x 3 + 6 = 15; three of the four tiles are the opponent's."""
    stations = {"0": station("4,6", sides="N"), "1": station("2,5", sides="E")}
    ways = {
        "4,5": way("earth", 0, "NS"), "4,4": way("earth", 1, "SW"), "3,4": way("earth", 1, "ES"),
        "3,5": way("earth", 1, "NW"),
    }  # fmt: skip
    state = table("freight", seats=[{"silver": 0, "stations": stations, "park": {"cart": 3}}, {"silver": 0}], ways=ways)
    act(state, "open road", "from 4,6", "to 2,5", "out grain", "back none", "vehicle cart", "number 3")
    assert (len(line(state, 0, "road 1")["path"]) + 1, line(state, 0, "road 1")["toll"], time_of(state)) == (6, 3, 5)
    for _ in range(4):
        finish_round(state)
    assert state.silver == [0, 0]
    finish_round(state)
    assert state.silver == [12, 3]


@rule("BI-MOD-04", "BI-MOD-06", "BI-MOD-10", "BI-ROUTE-06")
def test_ex_15_modernise():
    state = road_table(era=2)
    act(state, "modernise", "route 1", "target 2", "whole")
    assert state.silver[0] == 184 - 42
    state = road_table(era=2)
    act(state, "modernise", "route 1", "target 2", "element 3,6", "element 2,6", "element 4,6", "done")
    assert state.silver[0] == 184 - 25
    skip_to(state, "freight", 0)
    act(state, "open road", "from 4,6", "to 2,5", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["level"] == 1


@rule("BI-TUN-01", "BI-TUN-02", "BI-TUN-05", "BI-TUN-06")
def test_ex_16_tunnel():
    """Portals 2 x (9 + 4), underground 2 x 12: 50; the four cells count 4 in L."""
    state = table(era=3)
    act(state, "build highway", "manual", "start 6,3", "kind road_III")
    act(state, "tunnel E", "under E", "under E", "surface E", "station E road_III")
    assert state.silver[0] == 200 - 50 - 2 * 34
    assert (tile(state, "7,3"), tile(state, "10,3")) == (("highway", 0, "W"), ("highway", 0, "E"))
    assert seat_part(state, 0)["routes"] == [{"from": "6,3", "path": "EeeEE"}]
    skip_to(state, "freight", 0)
    act(state, "open road", "from 6,3", "to 11,3", "out none", "back none", "vehicle none")
    assert len(line(state, 0, "road 1")["path"]) + 1 == 2 + 4


@rule("BI-TUN-05", "BI-BLD-03")
def test_ex_16_by_the_planner():
    """The same tunnel among the proposals between stations beside the facilities, with its exact price."""
    seats = [{"silver": 200, "stations": {"0": station("6,3", "road_III")}}, {}]
    state = table(era=3, seats=seats)
    act(state, "build highway", "auto", "end 6,3", "end 11,3")
    prices = {text: state.choice(GAME.parse(text)).price for text in texts(state)}
    assert prices["path EeeEE"] == 50
    act(state, "path EeeEE", "kind road_III")
    assert state.silver[0] == 200 - 50 - 34
    skip_to(state, "trade", 0)
    act(state, "buy petrol_van")
    skip_to(state, "freight", 0)
    act(state, "open road", "from 6,3", "to 11,3", "out none", "back none", "vehicle petrol_van", "number 1")
    assert (len(line(state, 0, "road 1")["path"]) + 1, time_of(state)) == (6, 2)


@rule("BI-TUN-07")
def test_ex_17_maglev():
    state = table(era=4, seats=[{"silver": 300, "park": {"maglev_train": 1}}, {}])
    act(state, "build maglev", "auto", "end 3,4", "end 10,6", "kind maglev_IV", "kind maglev_IV")
    assert state.silver[0] == 300 - 8 * 15 - 2 * 60
    assert len(seat_part(state, 0)["routes"][0]["path"]) + 1 == 10
    skip_to(state, "freight", 0)
    act(state, "open rail", "from 3,4", "to 10,6", "out passengers", "back none", "vehicle maglev_train", "number 1")
    assert time_of(state, "rail 1") == 2


@rule("BI-HQ-04")
def test_ex_18_one_line_per_station():
    extra = {"3,5": way("earth", 0, "EW"), "4,5": way("earth", 0, "SW")}
    seat = {
        "stations": {"0": station("4,6", "road_expanded", "NW"), "1": station("2,5", sides="SE")},
        "lines": {"road 1": {"from": "4,6", "to": "2,5"}},
    }
    state = road_table("freight", seat=seat, ways=extra)
    assert refused(state, "open road") == "BI-HQ-04"
    state = road_table("build", seat=seat, ways=extra)
    act(state, "hq 1")
    assert state.silver[0] == 184 - 40
    skip_to(state, "freight", 0)
    act(state, "open road", "from 4,6", "to 2,5")


@rule("BI-SCORE-01", "BI-SCORE-02", "BI-SCORE-03", "BI-SCORE-04", "BI-SCORE-05", "BI-SCORE-06", "BI-SCORE-07")
def test_ex_19_scoring():
    seat = {
        "silver": 137,
        "central": 2,
        "park": {"cart": 3, "steam_lorry": 2},
        "stations": {
            "0": station("4,6", "road_II", "W"),
            "1": station("2,5", "road_II", "S"),
            "2": station("10,5", sides="S"),
            "3": station("10,7", sides="N"),
            "A": station("12,2", "port_II"),
            "B": station("6,1", "port_II"),
        },
        "routes": [{"from": "4,6", "path": "WWN"}, {"from": "10,5", "path": "SS"}],
        "lines": {"road 1": {"from": "4,6", "to": "2,5"}, "ship 1": {"from": "12,2", "to": "6,1"}},
    }
    ways = {
        "3,6": way("asphalt", 0, "EW"),
        "2,6": way("asphalt", 0, "NE"),
        "10,6": way("earth", 0, "NS"),
    }
    state = table("build", era=2, seats=[seat, {}], ways=ways)
    assert state.scores()[0] == 288


@rule("BI-LINE-08")
def test_ex_21_era_of_ports():
    def ports(second: str):
        stations = {"A": station("12,2", "port_II"), "B": station("6,1", second)}
        state = table("freight", era=2, seats=[{"stations": stations, "park": {"paddle_steamer": 1}}, {}])
        act(state, "open ship", "from 12,2", "to 6,1", "out fish", "back none")
        return refused(state, "vehicle paddle_steamer")

    assert ports("port_basic") == "BI-LINE-08"
    assert ports("port_II") == ""


@rule("BI-LINE-13")
def test_ex_22_rest():
    state = ex_10()
    for _ in range(3):
        finish_round(state)
    skip_to(state, "freight", 0)
    arrived = state.round
    act(state, "close road 1")
    resting = seat_part(state, 0)["resting"]
    assert resting == [{"vehicle": "cart", "count": 3, "until": arrived + 3, "at": "2,5"}]
    act(state, "open road", "from 4,6", "to 2,5", "out grain", "back none")
    assert refused(state, "vehicle cart") == "BI-LINE-13"


@rule("BI-LINE-13")
def test_ex_22_from_the_same_station():
    state = ex_10()
    for _ in range(3):
        finish_round(state)
    skip_to(state, "freight", 0)
    act(state, "close road 1", "open road", "from 2,5", "to 4,6", "out pesticide", "back none")
    assert refused(state, "vehicle cart") == ""


@rule("BI-LINE-13")
def test_ex_22_free_after_the_rest():
    state = ex_10()
    for _ in range(3):
        finish_round(state)
    skip_to(state, "freight", 0)
    act(state, "close road 1")
    for _ in range(3):
        finish_round(state)
    skip_to(state, "freight", 0)
    act(state, "open road", "from 4,6", "to 2,5", "out grain", "back none")
    assert refused(state, "vehicle cart") == ""


@rule("BI-DEM-10")
def test_ex_23_exchange_a_station():
    seat = {
        "silver": 160,
        "lines": {
            "road 1": {"from": "4,6", "to": "2,5", "out": "grain", "back": "pesticide", "vehicle": "cart", "count": 3}
        },
    }
    state = road_table(seat=seat)
    act(state, "demolish", "route 1", "tile 2,5", "done", "station", "at 2,5", "kind road_expanded")
    assert state.silver[0] == 160 - 12
    assert sides_of(state, "2,5") == "S"
    assert label_of(state, "2,5") == "1"
    assert len(seat_part(state, 0)["routes"]) == 1
    assert "road 1" in seat_part(state, 0)["lines"]
    state = road_table(seat=seat)
    act(state, "modernise", "at 2,5", "target expanded", "whole")
    assert state.silver[0] == 160 - 5
    assert kind_at(state, "2,5") == "road_expanded"


@rule("BI-ROUTE-06", "BI-ROUTE-08")
def test_ex_24_mixed_path():
    """2 earth and 3 asphalt tiles between two road II stations: L 7, class 1."""
    types = ["earth", "earth", "asphalt", "asphalt", "asphalt"]
    for vehicle, time in (("cart", 6), ("steam_lorry", 5)):
        state = running(SNAKE[:7], types, "road_II", 2, vehicle)
        found = line(state, 0, "road 1")
        assert (len(found["path"]) + 1, found["level"], found["time"]) == (7, 1, time)


@rule("BI-ROUTE-02")
def test_ex_25_second_record():
    state = road_table(seat={"lines": {"road 1": {"from": "4,6", "to": "2,5"}}})
    act(state, "build earth", "auto", "end 4,6", "end 2,5")
    assert texts(state)[0] == "path NWW"
    act(state, "path NWW")
    assert state.silver[0] == 184 - 5
    assert len(seat_part(state, 0)["routes"]) == 2
    skip_to(state, "freight", 1)
    act(state, "done")
    assert line(state, 0, "road 1")["path"] == "NWW"
    from steamshed.games.binario.rules.scoring import breakdown

    assert breakdown(state, 0)["routes"] == 15


WINE_WAYS = {
    "4,5": way("earth", 0, "NS"),
    "4,6": way("earth", 0, "NW"),
    "3,6": way("earth", 0, "EW"),
    "2,6": way("earth", 0, "NE"),
}
WINE_STATIONS = {"0": station("4,4", sides="S"), "1": station("2,5", sides="S")}


def wine(progress: int, **more: object) -> dict[str, object]:
    line = {"from": "4,4", "to": "2,5", "out": "wine", "vehicle": "cart", "count": 3, "progress": progress, **more}
    return {"silver": 0, "stations": WINE_STATIONS, "lines": {"road 1": line}}


@rule("BI-CARD-06", "BI-CARD-07", "BI-CARD-11")
def test_ex_07_a_line_under_way():
    """A pays 36 on arrival, whenever that is; its next wine leg pays 21."""
    state = table("control_card", era=2, seats=[wine(3), {}], ways=WINE_WAYS)
    assert line(state, 0, "road 1")["time"] == 5
    draw(state, "II_double_wine")
    assert state.silver[0] == 0
    finish_round(state)
    assert state.silver[0] == 3 * 10 + 6
    for _ in range(10):
        finish_round(state)
    assert state.silver[0] == 36 + 21


@rule("BI-CARD-06")
def test_ex_07_b_standing_line():
    state = table("control_card", era=2, seats=[wine(0), {}], ways=WINE_WAYS)
    draw(state, "II_double_wine")
    assert line(state, 0, "road 1")["mark"] == 10


@rule("BI-CARD-06")
def test_ex_07_c_and_d_lines_opened_later():
    seat = {"silver": 0, "stations": WINE_STATIONS, "park": {"cart": 3}}
    state = table("control_card", era=2, seats=[seat, {}], ways=WINE_WAYS)
    draw(state, "II_double_wine")
    later = state.clone()
    opening = ("open road", "from 4,4", "to 2,5", "out wine", "back none", "vehicle cart", "number 3")
    skip_to(state, "freight", 0)
    act(state, *opening)
    assert line(state, 0, "road 1")["mark"] == 10
    finish_round(later)
    skip_to(later, "freight", 0)
    act(later, *opening)
    assert "mark" not in line(later, 0, "road 1")


@rule("BI-CARD-13", "BI-RND-06", "BI-CARD-04")
def test_ex_08_robbed():
    state = table("control_card", era=3, seats=[{"silver": 3}, {"silver": 50}])
    draw(state, "III_mail_coach_robbed")
    assert state.silver == [0, 50]


@rule("BI-RND-05")
def test_ex_20_who_draws():
    state = table("control_card")
    assert state.seat == 0
    draw(state, "I_quiet")
    finish_round(state)
    assert state.round == 2
    assert state.holder == 1
    for era, number in ((2, 25), (3, 49), (4, 65)):
        assert table("control_card", era=era).round == number
        assert table("control_card", era=era).seat == 0
        assert table("control_card", era=era, first=1).seat == 1


@rule("BI-RND-05")
def test_the_second_player_begins_era_ii():
    """The default of option era_start since version 4; until then it was the cube's own way."""
    by_default = {"era_start": GAME.options["era_start"].default}
    for era, seat in ((1, 0), (2, 1), (3, 0), (4, 0)):
        state = table("control_card", era=era, options=by_default)
        assert state.seat == state.holder == seat
        assert table("control_card", era=era, first=1, options=by_default).holder == 1 - seat
        draw(state, harmless(state))
        finish_round(state)
        assert state.holder == 1 - seat
    for rules, era_start in ((1, "cube"), (3, "cube"), (4, "1-2-1-1")):
        assert GAME.new(2, {}, steamshed.Chance(seed=1), rules).rules.options["era_start"] == era_start


@rule("BI-RND-05")
def test_who_begins_which_era_is_a_sequence():
    for era, seat in ((1, 0), (2, 0), (3, 1), (4, 1)):
        assert table("control_card", era=era, options={"era_start": "1-1-2-2"}).holder == seat
    assert GAME.choose(2, {"era_start": "1-1-1-1"})["era_start"] == "cube"
    assert GAME.choose(2, {"era_start": "1-2-1-2"})["era_start"] == "alternate"
    for wrong in ("2-1-1-1", "1-2-1", "1-2-1-3", "1-2-1-1-1"):
        with pytest.raises(steamshed.OptionError, match="era_start"):
            GAME.choose(2, {"era_start": wrong})


@rule("BI-RND-05")
def test_eras_begun_in_turn():
    """Option era_start: P2 has the cube in the first round of the eras II and IV; it goes on from there."""
    for era, seat in ((1, 0), (2, 1), (3, 0), (4, 1)):
        state = table("control_card", era=era, options={"era_start": "alternate"})
        assert state.seat == state.holder == seat
        draw(state, harmless(state))
        finish_round(state)
        assert state.holder == 1 - seat
