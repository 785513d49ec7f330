"""Trip times, movement and income (BI-TIME, BI-MOVE, BI-INC)."""

from __future__ import annotations

from typing import Any

import pytest

import steamshed
from steamshed.games.binario import GAME
from steamshed.games.binario.content import reader
from steamshed.games.binario.rules import effects
from tests.rule import rule
from tests.rules.binario.table import (
    SNAKE,
    act,
    draw,
    finish_round,
    line,
    opened,
    refused,
    road_table,
    route,
    station,
    table,
    way,
)

BOX = reader.box()
GRAIN = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "count": 3}
PORTS = {"A": station("12,2", "port_basic"), "B": station("6,1", "port_basic")}


@rule("BI-TIME-02")
def test_personality_on_the_trip_time():
    people = [{"personality": "ship_captain", "stations": PORTS, "park": {"cog": 2}}, {"personality": "banker"}]
    state = table("freight", options={"advanced": True}, seats=people)
    act(state, "open ship", "from 12,2", "to 6,1", "out fish", "back none", "vehicle cog", "number 1")
    assert line(state, 0, "ship 1")["time"] == 7


@rule("BI-TIME-03")
def test_never_below_two():
    kind = BOX.vehicle_of["maglev_train"]
    assert BOX.vehicles[kind].time(7, 5) == 1
    assert effects.trip_time(table(), 0, kind, 7, 5) == 2


def on_snake(length: int, type: str, kind: str, vehicle: str, era: int = 1):
    """A line of a length, asked for its vehicle."""
    stations, ways = route(SNAKE[:length], type, kind)
    board = "road" if kind.startswith("road") else "rail"
    seat = {"stations": stations, "park": {vehicle: 1}}
    state = table("freight", era=era, seats=[seat, {}], ways=ways, options={"tile_supply": "unlimited"})
    act(state, f"open {board}", f"from {SNAKE[0]}", f"to {SNAKE[length - 1]}", "out none", "back none")
    return state


@rule("BI-TIME-04")
def test_too_long_for_the_board():
    """12 ovals for roads, 14 for rails, 16 for ships."""
    assert refused(on_snake(16, "earth", "road_basic", "cart"), "vehicle cart") == ""
    assert refused(on_snake(17, "earth", "road_basic", "cart"), "vehicle cart") == "BI-TIME-04"
    assert refused(on_snake(14, "horse_tram", "tram", "ox_railway"), "vehicle ox_railway") == ""
    assert refused(on_snake(15, "horse_tram", "tram", "ox_railway"), "vehicle ox_railway") == "BI-TIME-04"
    for first, second, rule_id in (("1,1", "12,6", ""), ("1,1", "12,7", "BI-TIME-04")):
        ports = {"A": station(first, "port_basic"), "B": station(second, "port_basic")}
        state = table("freight", seats=[{"stations": ports, "park": {"galleon": 1}}, {}])
        act(state, "open ship", f"from {first}", f"to {second}", "out none", "back none")
        assert refused(state, "vehicle galleon") == rule_id


def length_marker(state):
    scene = next(scene for scene in GAME.scenes(state.view(0)) if scene.name == "freight-0")
    return next((thing for thing in scene.things if thing.id == "length-0-road-1"), None)


@rule("BI-TIME-05")
def test_length_marker():
    from steamshed.games.binario.show.drawing.freight import oval_x

    marker = length_marker(road_table(seat={"lines": {"road 1": GRAIN}}))
    assert marker is not None
    assert marker.at[0] == oval_x(3)
    state = on_snake(16, "earth", "road_basic", "cart")
    act(state, "vehicle cart", "number 1")
    assert line(state, 0, "road 1")["time"] == 12
    assert length_marker(state) is None


@rule("BI-MOVE-01")
def test_vehicles_start_at_the_departure_station():
    state = opened("out grain", "back none", "vehicle cart", "number 2", seat={"park": {"cart": 3}})
    found = line(state, 0, "road 1")
    assert (found["heading"], found["progress"], found["count"]) == ("out", 0, 2)


@rule("BI-MOVE-02")
def test_order_of_movement():
    """The holder's rows first; each line moves one space."""
    own = {"lines": {"road 1": {**GRAIN, "progress": 2}}}
    rider = {
        "stations": {"0": station("10,5", sides="S"), "1": station("10,7", sides="N")},
        "lines": {"road 1": {"from": "10,5", "to": "10,7", "out": "vetmed", "vehicle": "cart", "progress": 2}},
    }
    state = road_table("control_card", seat=own, other=rider, ways={"10,6": way("earth", 1, "NS")})
    events = draw(state, "I_quiet")
    assert [event.seat for event in events if event.id == "leg-paid"] == [0, 1]


@rule("BI-MOVE-01")
def test_progress_is_less_than_the_trip_time():
    road_table(seat={"lines": {"road 1": {**GRAIN, "progress": 2}}})
    with pytest.raises(steamshed.PositionError, match=r"lines\.road 1\.progress.*BI-MOVE-01"):
        road_table(seat={"lines": {"road 1": {**GRAIN, "progress": 3}}})


@rule("BI-MOVE-02")
def test_order_of_the_rows():
    """In round 2 seat 1 holds the cube: its road, rail and ship rows arrive first, then those of seat 0."""
    stations, ways = route(["2,6", "3,6", "4,6"], "earth", "road_basic")
    trams, tracks = route(["2,2", "3,2", "4,2"], "horse_tram", "tram")
    roads = {"0": station("5,6", sides="E"), "1": station("7,6", sides="W")}
    seats: list[dict[str, Any]] = [
        {"stations": roads, "lines": {"road 1": {"from": "5,6", "to": "7,6", "vehicle": "cart", "progress": 2}}},
        {
            "central": 1,
            "stations": {**stations, **trams, **PORTS},
            "lines": {
                "ship 1": {"from": "12,2", "to": "6,1", "vehicle": "cog", "progress": 7},
                "rail 1": {"from": "2,2", "to": "4,2", "vehicle": "horse_tram", "progress": 2},
                "road 2": {"from": "2,6", "to": "4,6", "vehicle": "cart", "progress": 2},
                "road 1": {"from": "4,6", "to": "2,6", "vehicle": "cart", "progress": 2},
            },
        },
    ]
    loads = ("wine", "mail", "fish", "brick", "log")
    lines = [seats[1]["lines"][name] for name in ("road 1", "road 2", "rail 1", "ship 1")] + [
        seats[0]["lines"]["road 1"]
    ]
    for entry, good in zip(lines, loads):
        entry["out"] = good
    tiles = {cell: way(entry[0]["type"], 1, entry[0]["exits"]) for cell, entry in {**ways, **tracks}.items()}
    state = table("control_card", round=2, seats=seats, ways={**tiles, "6,6": way("earth", 0, "EW")})
    events = draw(state, "I_quiet")
    paid = [event.args["good"] for event in events if event.id == "leg-paid"]
    assert paid == list(loads)


@rule("BI-MOVE-03", "BI-MOVE-04")
def test_each_leg_lasts_its_trip_time():
    state = road_table("control_card", seat={"lines": {"road 1": GRAIN}})
    draw(state, "I_quiet")
    for _ in range(2):
        finish_round(state)
    assert (line(state, 0, "road 1")["heading"], line(state, 0, "road 1")["progress"]) == ("back", 0)
    for _ in range(3):
        finish_round(state)
    assert (line(state, 0, "road 1")["heading"], line(state, 0, "road 1")["progress"]) == ("out", 0)


@rule("BI-MOVE-05")
def test_where_a_line_stands():
    from steamshed.games.binario.rules import lines

    state = road_table(seat={"lines": {"road 1": {**GRAIN, "heading": "back"}}})
    assert state.map.names[lines.stands_at(state, 0)] == "2,5"
    state = road_table(seat={"lines": {"road 1": GRAIN}})
    assert state.map.names[lines.stands_at(state, 0)] == "4,6"
    state = road_table(seat={"lines": {"road 1": {**GRAIN, "progress": 1}}})
    assert lines.stands_at(state, 0) == -1


@rule("BI-INC-02")
def test_an_empty_leg_pays_nothing():
    state = road_table("control_card", seat={"lines": {"road 1": {**GRAIN, "heading": "back", "progress": 2}}})
    draw(state, "I_quiet")
    assert state.silver[0] == 184
    assert line(state, 0, "road 1")["heading"] == "out"


@rule("BI-INC-02")
def test_an_empty_leg_costs_no_toll():
    rider = {"from": "5,6", "to": "7,6", "out": "wine", "vehicle": "cart", "heading": "back", "progress": 2}
    stations = {"0": station("5,6", sides="E"), "1": station("7,6", sides="W")}
    seats = [{"silver": 9, "stations": stations, "lines": {"road 1": rider}}, {"silver": 9}]
    state = table("control_card", seats=seats, ways={"6,6": way("earth", 1, "EW")})
    draw(state, "I_quiet")
    assert state.silver == [9, 9]


@rule("BI-INC-04")
@pytest.mark.parametrize("colour", ["white", "yellow", "red", "green", "blue", "black"])
def test_the_price_table_of_the_game(colour):
    state = road_table("control_card", seat={"lines": {"road 1": {**GRAIN, "progress": 2}}}, price=colour)
    draw(state, "I_quiet")
    assert state.silver[0] == 184 + 3 * BOX.prices[colour][BOX.good_of["grain"]] + 4
    assert len({tuple(table) for table in BOX.prices.values()}) == 6


@rule("BI-INC-03")
def test_one_price_for_both_directions():
    loaded = {**GRAIN, "back": "pesticide", "heading": "back", "progress": 2}
    state = road_table("control_card", seat={"lines": {"road 1": loaded}})
    draw(state, "I_quiet")
    assert state.silver[0] == 184 + 3 * 3 + 4
    only_back = {**loaded, "out": None}
    state = road_table("control_card", seat={"lines": {"road 1": only_back}})
    draw(state, "I_quiet")
    assert state.silver[0] == 184 + 3 * 4 + 4


@rule("BI-INC-04")
def test_personality_additions_are_part_of_the_price():
    seat = {"personality": "landowner", "lines": {"road 1": {**GRAIN, "progress": 2}}}
    state = road_table("control_card", seat=seat, other={"personality": "banker"}, options={"advanced": True})
    draw(state, "I_quiet")
    assert state.silver[0] == 184 + 3 * 4 + 4
