"""Movement, income, lines, goods, vehicles (BI-TIME, BI-MOVE, BI-INC, BI-LINE, BI-GOOD, BI-VEH)."""

from __future__ import annotations

import pytest

from steamshed.games.binario import GAME, content, effects
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    draw,
    finish_round,
    line,
    refused,
    road_table,
    seat_part,
    skip_to,
    station,
    table,
    texts,
    way,
)

CATALOG = content.catalog()
GRAIN = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "count": 3}
PORTS = {"A": station("12,2", "port_basic"), "B": station("6,1", "port_basic")}


def opened(*words: str, **parts):
    """A line opened between (4,6) and (2,5), up to the given words."""
    state = road_table("freight", **parts)
    act(state, "open road", "from 4,6", "to 2,5", *words)
    return state


@rule("BI-TIME-02")
def test_personality_on_the_trip_time():
    people = [{"personality": "ship_captain", "stations": PORTS, "park": {"cog": 2}}, {"personality": "banker"}]
    state = table("freight", options={"advanced": True}, seats=people)
    act(state, "open ship", "from 12,2", "to 6,1", "out fish", "back none", "vehicle cog", "number 1")
    assert line(state, 0, "ship 1")["time"] == 7


@rule("BI-TIME-03")
def test_never_below_two():
    kind = CATALOG.vehicle_of["maglev_train"]
    assert CATALOG.vehicles[kind].time(7, 5) == 1
    assert effects.trip_time(table(), 0, kind, 7, 5) == 2


@rule("BI-TIME-04")
def test_too_long_for_the_board():
    """The test map has no route that long, so the board is shortened."""
    state = table("freight", seats=[{"stations": PORTS, "park": {"cog": 1}}, {}])
    act(state, "open ship", "from 12,2", "to 6,1", "out fish", "back none")
    assert refused(state, "vehicle cog") == ""
    ovals = CATALOG.ovals[2]
    CATALOG.ovals[2] = 7
    try:
        assert refused(state, "vehicle cog") == "BI-TIME-04"
    finally:
        CATALOG.ovals[2] = ovals


@rule("BI-TIME-05")
def test_length_marker():
    state = road_table(seat={"lines": {"road 1": GRAIN}})
    scene = next(scene for scene in GAME.scenes(state.view(0)) if scene.name == "freight-0")
    marker = next(thing for thing in scene.things if thing.id == "length-0-road-1")
    from steamshed.games.binario.drawing.panels import FIRST_OVAL, OVAL

    assert marker.at[0] == FIRST_OVAL + 3 * OVAL


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
    from steamshed.games.binario import lines

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


# -- BI-LINE ---------------------------------------------------------------------------------------------------------


@rule("BI-LINE-01")
def test_a_row():
    state = opened("out grain", "back pesticide", "vehicle cart", "number 1", seat={"park": {"cart": 1}})
    found = line(state, 0, "road 1")
    assert [found[name] for name in ("from", "to", "out", "back", "vehicle")] == [
        "4,6", "2,5", "grain", "pesticide", "cart",
    ]  # fmt: skip
    assert refused(state, "close road 2") == "BI-LINE-01"


@rule("BI-LINE-02")
@pytest.mark.parametrize(("variant", "rows"), [("board", 5), ("intro", 6)])
def test_rows_of_the_boards(variant, rows):
    lines = {f"road {at}": {"from": "4,6", "to": "2,5"} for at in range(1, rows + 1)}
    state = road_table("freight", seat={"central": 1, "lines": lines}, options={"freight_slots_variant": variant})
    assert refused(state, "open road") == "BI-LINE-02"
    lines.pop(f"road {rows}")
    state = road_table("freight", seat={"central": 1, "lines": lines}, options={"freight_slots_variant": variant})
    assert refused(state, "open road") == ""


@rule("BI-LINE-03")
def test_stations_must_be_joined():
    seat = {"stations": {"0": station("4,6", sides="W"), "1": station("2,5", sides="S"), "2": station("7,6")}}
    state = road_table("freight", seat=seat)
    act(state, "open road", "from 4,6")
    assert refused(state, "to 7,6") == "BI-LINE-03"
    assert refused(state, "to 4,6") == "BI-LINE-03"
    act(state, "to 2,5", "out none", "back none", "vehicle none")
    assert line(state, 0, "road 1")["out"] is None


@rule("BI-LINE-04")
def test_lines_change_only_in_step_five():
    state = road_table("trade", seat={"lines": {"road 1": GRAIN}})
    for text in ("open road", "edit road 1", "close road 1"):
        assert refused(state, text) == "BI-RND-01"


@rule("BI-LINE-05")
def test_once_a_round_and_only_standing():
    state = road_table("freight", seat={"lines": {"road 1": {**GRAIN, "progress": 1}}})
    assert refused(state, "edit road 1") == "BI-LINE-05"
    state = road_table("freight", seat={"lines": {"road 1": GRAIN}})
    act(state, "edit road 1", "out none", "back keep", "vehicle keep")
    assert refused(state, "close road 1") == "BI-LINE-05"
    state = opened("out grain", "back none", "vehicle none")
    assert refused(state, "close road 1") == "BI-LINE-05"


@rule("BI-LINE-06")
def test_tokens():
    grain = CATALOG.good_of["grain"]
    state = opened("out grain", "back none", "vehicle none")
    assert state.goods[grain] == 2
    finish_round(state)
    skip_to(state, "freight", 0)
    act(state, "edit road 1", "out none", "back none", "vehicle keep")
    assert state.goods[grain] == 3
    taken = {f"road {at}": {"from": "4,6", "to": "2,5", "out": "grain"} for at in (1, 2, 3)}
    state = road_table("freight", seat={"central": 1, "lines": taken})
    act(state, "open road", "from 4,6", "to 2,5")
    assert refused(state, "out grain") == "BI-LINE-06"


@rule("BI-LINE-07")
def test_a_changed_good_counts_at_once():
    state = road_table("freight", seat={"lines": {"road 1": {**GRAIN, "out": None}}})
    act(state, "edit road 1", "out grain", "back keep", "vehicle keep")
    for _ in range(3):
        finish_round(state)
    assert state.silver[0] == 184 + 13


@rule("BI-LINE-08")
def test_era_of_vehicle_and_stations():
    seat = {"central": 2, "park": {"diesel_lorry": 1}}
    state = opened("out grain", "back none", era=3, seat=seat, options={"hq_era_cap": True})
    assert refused(state, "vehicle diesel_lorry") == "BI-LINE-08"
    state = opened("out grain", "back none", era=3, seat={**seat, "central": 3}, options={"hq_era_cap": True})
    assert refused(state, "vehicle diesel_lorry") == ""
    ports = {"0": station("4,6"), "A": station("12,2", "port_III"), "B": station("6,1", "port_IV")}
    state = table("freight", era=4, seats=[{"central": 4, "stations": ports, "park": {"hydrofoil": 1}}, {}])
    act(state, "open ship", "from 12,2", "to 6,1", "out fish", "back none")
    assert refused(state, "vehicle hydrofoil") == "BI-LINE-08"


@rule("BI-LINE-09")
def test_goods_of_a_vehicle():
    state = opened("out grain", "back none", seat={"park": {"mail_coach": 1, "ox_cart": 2}})
    assert refused(state, "vehicle mail_coach") == "BI-LINE-09"
    act(state, "vehicle ox_cart")
    assert texts(state) == ["number 1", "number 2"]
    assert refused(state, "number 3") == "BI-LINE-09"


@rule("BI-LINE-10")
def test_values_are_computed_at_the_end_of_step_five():
    """A shorter way does not change a leg under way; the standing line takes it."""
    shorter = ("build earth", "manual", "start 4,6", "go N", "go W", "enter W")
    seat = {"lines": {"road 1": {**GRAIN, "progress": 1}}}
    state = road_table(seat=seat)
    act(state, *shorter)
    skip_to(state, "freight", 1)
    act(state, "done")
    assert line(state, 0, "road 1")["path"] == "WWN"
    state = road_table(seat={"lines": {"road 1": GRAIN}})
    act(state, *shorter)
    assert line(state, 0, "road 1")["path"] == "WWN"
    skip_to(state, "freight", 1)
    act(state, "done")
    assert line(state, 0, "road 1")["path"] == "NWW"


@rule("BI-LINE-11")
def test_vehicles_that_fit_no_path_are_parked():
    """The carts stand on a road that becomes a highway."""
    ways = {"3,6": way("asphalt", 0, "EW"), "2,6": way("asphalt", 0, "NE")}
    stations = {"0": station("4,6", "road_II", "W"), "1": station("2,5", "road_II", "S")}
    state = road_table(era=3, seat={"silver": 300, "stations": stations, "lines": {"road 1": GRAIN}}, ways=ways)
    act(state, "modernise", "route 1", "target 3", "whole")
    skip_to(state, "freight", 1)
    act(state, "done")
    assert "vehicle" not in line(state, 0, "road 1")
    assert seat_part(state, 0)["resting"][0]["count"] == 3


@rule("BI-LINE-12")
def test_coupling_keeps_the_heading():
    seat = {"park": {"cart": 1}, "lines": {"road 1": {**GRAIN, "count": 2, "heading": "back"}}}
    state = road_table("freight", seat=seat)
    act(state, "edit road 1", "out keep", "back keep", "vehicle cart", "number 3")
    found = line(state, 0, "road 1")
    assert (found["count"], found["heading"]) == (3, "back")
    state = road_table("freight", seat=seat)
    act(state, "edit road 1", "out keep", "back keep", "vehicle none")
    assert state.heading[0] == 0


@rule("BI-LINE-14")
def test_goods_that_can_no_longer_be_carried():
    """Beams go to a station beside a port; when the port is gone, the token returns."""
    stations = {"0": station("5,5", sides="S"), "1": station("2,2", sides="E"), "A": station("2,1", "port_basic")}
    ways = {
        "5,6": way("earth", 0, "NW"), "4,6": way("earth", 0, "NE"), "4,5": way("earth", 0, "NS"),
        "4,4": way("earth", 0, "SW"), "3,4": way("earth", 0, "NE"), "3,3": way("earth", 0, "NS"),
        "3,2": way("earth", 0, "SW"),
    }  # fmt: skip
    lines = {"road 1": {"from": "5,5", "to": "2,2", "out": "beam", "vehicle": "cart"}}
    state = table(seats=[{"stations": stations, "lines": lines}, {}], ways=ways)
    act(state, "demolish", "at 2,1", "one", "whole", "pass")
    skip_to(state, "freight", 1)
    beams = state.goods[CATALOG.good_of["beam"]]
    act(state, "done")
    assert line(state, 0, "road 1")["out"] is None
    assert state.goods[CATALOG.good_of["beam"]] == beams + 1


@rule("BI-LINE-15")
def test_two_rows_with_the_same_stations():
    state = road_table("freight", seat={"central": 1, "lines": {"road 1": GRAIN}})
    act(state, "open road", "from 4,6", "to 2,5", "out grain", "back none", "vehicle none")
    assert line(state, 0, "road 2")["out"] == "grain"


# -- BI-GOOD ---------------------------------------------------------------------------------------------------------


@rule("BI-GOOD-01", "BI-GOOD-07")
def test_who_gives_and_who_takes():
    state = opened()
    assert texts(state) == ["out none", "out grain"]
    assert refused(state, "out straw") == "BI-GOOD-01"
    act(state, "out grain")
    assert texts(state) == ["back none", "back pesticide"]


@rule("BI-GOOD-02")
def test_mail_between_cities():
    stations = {"0": station("3,4", sides="N"), "1": station("5,2", sides="W")}
    ways = {"3,3": way("earth", 0, "NS"), "3,2": way("earth", 0, "ES"), "4,2": way("earth", 0, "EW")}
    state = table("freight", seats=[{"stations": stations}, {}], ways=ways)
    act(state, "open road", "from 3,4", "to 5,2")
    assert refused(state, "out mail") == ""
    assert refused(state, "out passengers") == ""
    assert refused(opened(), "out mail") == "BI-GOOD-02"


@rule("BI-GOOD-03")
@pytest.mark.parametrize(("era", "first", "able"), [(1, 2, False), (2, 2, True), (2, 3, False), (3, 3, True)])
def test_workers(era, first, able):
    state = opened(era=era, options={"workers_from_era": first})
    assert (refused(state, "out workers") == "") == able
    assert able or refused(state, "out workers") == "BI-GOOD-03"


@rule("BI-GOOD-04")
def test_food():
    stations = {"0": station("3,6", sides="W"), "1": station("2,5", sides="S")}
    ways = {"2,6": way("earth", 0, "NE")}
    state = table("freight", era=3, seats=[{"stations": stations}, {}], ways=ways, factories=["3,5"])
    act(state, "open road", "from 3,6", "to 2,5")
    assert refused(state, "out food") == ""
    assert refused(opened(), "out food") == "BI-GOOD-04"


@rule("BI-GOOD-05")
def test_manure_ends_with_era_two():
    assert refused(opened(era=3), "back manure") == "BI-RND-01"
    assert refused(opened(era=3), "out manure") == "BI-GOOD-05"


@rule("BI-GOOD-06")
def test_beams_to_ports():
    ports = {"A": station("2,1", "port_basic"), "B": station("5,1", "port_basic")}
    state = table("freight", seats=[{"stations": ports}, {}])
    act(state, "open ship", "from 2,1", "to 5,1")
    assert refused(state, "out beam") == "BI-GOOD-06"


@rule("BI-GOOD-08")
def test_two_goods():
    state = opened("out grain", "back pesticide", "vehicle none")
    assert (line(state, 0, "road 1")["out"], line(state, 0, "road 1")["back"]) == ("grain", "pesticide")


# -- BI-VEH ----------------------------------------------------------------------------------------------------------


@rule("BI-VEH-01")
def test_buying():
    state = table("trade")
    act(state, "buy cart", "buy cart", "buy cog")
    assert state.silver[0] == 200 - 8 - 8 - 20
    assert seat_part(state, 0)["park"] == {"cart": 2, "cog": 1}


@rule("BI-VEH-02")
def test_eras_of_buying():
    state = table("trade", era=2)
    assert refused(state, "buy cart") == ""
    assert refused(state, "buy mail_coach") == "BI-VEH-02"
    assert refused(state, "buy bus") == "BI-VEH-02"


@rule("BI-VEH-03")
def test_nothing_is_sold_to_the_bank():
    state = table("trade", seats=[{"park": {"cart": 1}}, {"silver": 0}])
    assert refused(state, "offer cart") == "BI-VEH-04"
    assert "sell" not in GAME.notation.verbs


@rule("BI-VEH-04")
def test_used_vehicles():
    state = table("trade", seats=[{"park": {"cart": 2, "caravel": 1}}, {}])
    act(state, "offer cart")
    assert (state.seat, state.phase) == (1, "offer")
    act(state, "decline")
    assert refused(state, "offer cart") == "BI-VEH-04"
    act(state, "offer caravel", "accept")
    assert state.silver == [212, 188]
    assert seat_part(state, 1)["park"] == {"caravel": 1}


@rule("BI-VEH-05")
def test_every_vehicle_in_every_era():
    state = opened("out grain", "back none", era=4, seat={"park": {"ox_cart": 1}})
    assert refused(state, "vehicle ox_cart") == ""


@rule("BI-VEH-06")
def test_horse_trams_keep_to_their_track():
    stations = {"I": station("4,6", "rail_II", "W"), "II": station("2,5", "rail_II", "S")}
    ways = {"3,6": way("railway", 0, "EW"), "2,6": way("railway", 0, "NE")}
    seat = {"stations": stations, "park": {"horse_tram": 1, "steam_freight": 1}}
    state = table("freight", era=2, seats=[seat, {}], ways=ways)
    act(state, "open rail", "from 4,6", "to 2,5", "out grain", "back none")
    assert refused(state, "vehicle horse_tram") == "BI-VEH-06"
    assert refused(state, "vehicle steam_freight") == ""


@rule("BI-VEH-08")
def test_used_sales_by_era():
    state = table("trade", era=3, seats=[{"park": {"cart": 1}}, {}])
    assert refused(state, "offer cart") == ""
    options = {"era_restricted_used_sale": True}
    state = table("trade", era=3, seats=[{"park": {"cart": 1}}, {}], options=options)
    assert refused(state, "offer cart") == "BI-VEH-08"


@rule("BI-VEH-09")
def test_the_stock_runs_out():
    state = table("trade", seats=[{"silver": 500}, {"park": {"galleon": 2}}])
    assert refused(state, "buy galleon") == "BI-VEH-09"


@rule("BI-VEH-10")
def test_parked_vehicles_go_on_lines():
    assert refused(opened("out grain", "back none"), "vehicle cart") == "BI-VEH-10"
    assert refused(opened("out grain", "back none", seat={"park": {"cart": 1}}), "vehicle cart") == ""


@rule("BI-VEH-11")
def test_withdrawing():
    state = road_table("trade", seat={"lines": {"road 1": GRAIN}})
    act(state, "withdraw road 1")
    assert texts(state) == ["number 1", "number 2", "number 3"]
    act(state, "number 2")
    assert line(state, 0, "road 1")["count"] == 1
    assert refused(state, "withdraw road 1") == "BI-VEH-11"
    act(state, "offer cart", "accept")
    assert seat_part(state, 1)["park"] == {"cart": 1}
    state = road_table("trade", seat={"lines": {"road 1": {**GRAIN, "progress": 1}}})
    assert refused(state, "withdraw road 1") == "BI-VEH-11"


@rule("BI-LINE-13")
def test_vehicles_taken_off_under_way_fit_no_line():
    from steamshed.games.binario import lines

    state = road_table("freight", seat={"lines": {"road 1": {**GRAIN, "progress": 1}}})
    lines.close(state, 0, [])
    assert seat_part(state, 0)["resting"][0]["at"] is None
    assert lines.available(state, 0, CATALOG.vehicle_of["cart"], state.map.index["4,6"]) == 0
    state.audit()
