"""Lines and goods (BI-LINE, BI-GOOD)."""

from __future__ import annotations

import pytest

from steamshed.games.binario.content import reader
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    draw,
    finish_round,
    line,
    opened,
    refused,
    road_table,
    route,
    seat_part,
    skip_to,
    station,
    table,
    texts,
    way,
)

BOX = reader.box()
GRAIN = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "count": 3}


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
    grain = BOX.good_of["grain"]
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
    beams = state.goods[BOX.good_of["beam"]]
    act(state, "done")
    assert line(state, 0, "road 1")["out"] is None
    assert state.goods[BOX.good_of["beam"]] == beams + 1


@rule("BI-LINE-14", "BI-GOOD-06")
def test_what_can_no_longer_be_carried_is_not_kept():
    """Beams for a port that was demolished in this round."""
    cells = ["5,5", "5,6", "4,6", "4,5", "4,4", "3,4", "3,3", "3,2", "2,2"]
    stations, ways = route(cells, "earth", "road_basic")
    lines = {"road 1": {"from": "5,5", "to": "2,2", "out": "beam"}}
    for port, rule_id in (({"A": station("2,1", "port_basic")}, ""), ({}, "BI-GOOD-06")):
        state = table("freight", seats=[{"stations": {**stations, **port}, "lines": lines}, {}], ways=ways)
        act(state, "edit road 1")
        assert refused(state, "out keep") == rule_id
        assert refused(state, "out none") == ""


@rule("BI-LINE-15")
def test_two_rows_with_the_same_stations():
    state = road_table("freight", seat={"central": 1, "lines": {"road 1": GRAIN}})
    act(state, "open road", "from 4,6", "to 2,5", "out grain", "back none", "vehicle none")
    assert line(state, 0, "road 2")["out"] == "grain"


@rule("BI-LINE-13")
def test_vehicles_taken_off_under_way_fit_no_line():
    from steamshed.games.binario.rules import lines

    state = road_table("freight", seat={"lines": {"road 1": {**GRAIN, "progress": 1}}})
    lines.close(state, 0, [])
    assert seat_part(state, 0)["resting"][0]["at"] is None
    assert lines.available(state, 0, BOX.vehicle_of["cart"], state.map.index["4,6"]) == 0
    state.audit()


@rule("BI-LINE-02")
@pytest.mark.parametrize(
    ("variant", "board", "rows"),
    [("board", "rail", 4), ("board", "ship", 3), ("intro", "rail", 5), ("intro", "ship", 4)],
)
def test_rows_of_rail_and_ship(variant, board, rows):
    stations, ways = route(["5,6", "6,6", "7,6"], "horse_tram", "tram")
    stations |= {"0": station("3,3"), "A": station("12,2", "port_basic"), "B": station("6,1", "port_basic")}
    ends = {"rail": ("5,6", "7,6"), "ship": ("12,2", "6,1")}[board]
    for used in (rows - 1, rows):
        lines = {f"{board} {at}": {"from": ends[0], "to": ends[1]} for at in range(1, used + 1)}
        seat = {"central": 1, "stations": stations, "lines": lines}
        state = table("freight", seats=[seat, {}], ways=ways, options={"freight_slots_variant": variant})
        assert refused(state, f"open {board}") == ("" if used < rows else "BI-LINE-02")


@rule("BI-LINE-03")
def test_one_family():
    stations, ways = route(["5,6", "6,6", "7,6"], "railway", "rail_II")
    stations["III"] = station("3,3", "tram")
    state = table("freight", era=2, seats=[{"stations": stations}, {}], ways=ways)
    act(state, "open rail", "from 5,6")
    assert refused(state, "to 3,3") == "BI-LINE-03"


@rule("BI-LINE-05")
def test_again_in_the_next_round():
    state = road_table("freight", seat={"lines": {"road 1": {"from": "4,6", "to": "2,5"}}})
    assert refused(state, "close road 1") == ""
    act(state, "edit road 1", "out grain", "back keep", "vehicle keep")
    assert refused(state, "edit road 1") == "BI-LINE-05"
    finish_round(state)
    skip_to(state, "freight", 0)
    assert refused(state, "edit road 1") == ""


def between_cities(mail_lines: int):
    """Lines with mail between two cities; the common stock of white has four tokens."""
    stations = {"0": station("3,4", sides="N"), "1": station("5,2", sides="W")}
    ways = {"3,3": way("earth", 0, "NS"), "3,2": way("earth", 0, "ES"), "4,2": way("earth", 0, "EW")}
    lines = {f"road {at}": {"from": "3,4", "to": "5,2", "out": "mail"} for at in range(1, mail_lines + 1)}
    return table("freight", seats=[{"central": 1, "stations": stations, "lines": lines}, {}], ways=ways)


@rule("BI-LINE-06")
def test_each_direction_takes_a_token():
    state = between_cities(3)
    act(state, "open road", "from 3,4", "to 5,2", "out mail")
    assert refused(state, "back mail") == "BI-LINE-06"
    state = between_cities(2)
    act(state, "open road", "from 3,4", "to 5,2", "out mail")
    assert refused(state, "back mail") == ""
    state = between_cities(4)
    mail = BOX.good_of["mail"]
    assert state.goods[mail] == 0
    act(state, "close road 1")
    assert state.goods[mail] == 1
    state.audit()


@rule("BI-LINE-07", "BI-CARD-06", "BI-CARD-07")
def test_the_card_of_the_round_holds_for_a_changed_good():
    seat = {"lines": {"road 1": {**GRAIN, "out": None}}}
    state = road_table("freight", seat=seat, card="I_double_grain")
    act(state, "edit road 1", "out grain", "back keep", "vehicle keep")
    assert line(state, 0, "road 1")["mark"] == 6
    state = road_table("freight", seat={"lines": {"road 1": {**GRAIN, "mark": 6}}})
    act(state, "edit road 1", "out none", "back keep", "vehicle keep")
    assert "mark" not in line(state, 0, "road 1")


@rule("BI-LINE-08")
def test_the_cap_after_building():
    stations = {"0": station("4,6", "road_III", "W"), "1": station("2,5", "road_III", "S")}
    seat = {"central": 1, "stations": stations, "park": {"diesel_lorry": 1}}
    state = opened("out grain", "back none", era=3, seat=seat, options={"hq_era_cap": True})
    assert refused(state, "vehicle diesel_lorry") == ""
    state = opened("out grain", "back none", era=3, seat={"central": 1, "park": {"diesel_lorry": 1}})
    assert refused(state, "vehicle diesel_lorry") == ""
    for kinds in (("road_II", "road_basic"), ("road_basic", "road_II")):
        stations = {"0": station("4,6", kinds[0], "W"), "1": station("2,5", kinds[1], "S")}
        state = opened("out grain", "back none", era=2, seat={"stations": stations, "park": {"steam_lorry": 1}})
        assert refused(state, "vehicle steam_lorry") == "BI-LINE-08"


@rule("BI-LINE-09")
def test_number_and_mode_of_vehicles():
    state = opened("out grain", "back none", "vehicle cart", seat={"park": {"cart": 5}})
    assert texts(state) == ["number 1", "number 2", "number 3"]
    assert refused(state, "number 4") == "BI-LINE-09"
    state = opened("out grain", "back none", "vehicle cart", seat={"park": {"cart": 2}})
    assert refused(state, "number 3") == "BI-LINE-09"
    state = opened("out grain", "back none", seat={"park": {"horse_tram": 1, "cog": 1}})
    assert refused(state, "vehicle horse_tram") == "BI-ROUTE-07"
    assert refused(state, "vehicle cog") == "BI-ROUTE-07"
    stations = {"0": station("4,6", "road_III", "W"), "1": station("2,5", "road_III", "S")}
    highway = {"3,6": way("highway", 0, "EW"), "2,6": way("highway", 0, "NE")}
    state = opened("out grain", "back none", era=3, seat={"stations": stations, "park": {"cart": 1}}, ways=highway)
    assert refused(state, "vehicle cart") == "BI-ROUTE-07"


@rule("BI-LINE-12")
def test_exchanged_vehicles_keep_the_heading():
    seat = {"park": {"ox_cart": 1}, "lines": {"road 1": {**GRAIN, "heading": "back"}}}
    state = road_table("freight", seat=seat)
    act(state, "edit road 1", "out keep", "back keep", "vehicle ox_cart", "number 1")
    found = line(state, 0, "road 1")
    assert (found["vehicle"], found["heading"], found["progress"]) == ("ox_cart", "back", 0)
    assert seat_part(state, 0)["resting"] == [{"vehicle": "cart", "count": 3, "until": 4, "at": "2,5"}]


@rule("BI-LINE-13")
def test_a_buyer_gets_a_rested_vehicle():
    resting = [{"vehicle": "cart", "count": 1, "until": 9, "at": "2,5"}]
    state = road_table("trade", seat={"resting": resting})
    act(state, "offer cart", "accept")
    assert seat_part(state, 1)["park"] == {"cart": 1}
    assert "resting" not in seat_part(state, 1)
    assert "resting" not in seat_part(state, 0)


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


@rule("BI-GOOD-01", "BI-GOOD-02")
def test_a_different_facility():
    """Both stations serve Venezia only."""
    stations = {"0": station("3,4", sides="S"), "1": station("2,5", sides="E")}
    state = table("freight", seats=[{"stations": stations}, {}], ways={"3,5": way("earth", 0, "NW")})
    act(state, "open road", "from 3,4", "to 2,5")
    assert refused(state, "out mail") == "BI-GOOD-02"
    assert texts(state) == ["out none"]


@rule("BI-GOOD-01")
def test_goods_of_the_present_era():
    """Workers in era II of a game in which they come in era III: their token returns at the next computation."""
    seat = {"lines": {"road 1": {"from": "2,5", "to": "4,6", "out": "workers"}}}
    state = road_table("freight", era=2, seat=seat, options={"workers_from_era": 3})
    finish_round(state)
    assert line(state, 0, "road 1")["out"] is None


@rule("BI-GOOD-02")
def test_only_cities_send_and_take_mail():
    state = opened()
    assert refused(state, "out passengers") == "BI-GOOD-02"
    act(state, "out none")
    assert refused(state, "back mail") == "BI-GOOD-02"


@rule("BI-GOOD-03")
def test_workers_go_between_a_city_and_an_industry():
    stations = {"0": station("3,4", "road_II", "N"), "1": station("5,2", "road_II", "W")}
    ways = {"3,3": way("earth", 0, "NS"), "3,2": way("earth", 0, "ES"), "4,2": way("earth", 0, "EW")}
    state = table("freight", era=2, seats=[{"stations": stations}, {}], ways=ways)
    act(state, "open road", "from 3,4", "to 5,2")
    assert refused(state, "out workers") == "BI-GOOD-03"
    state = opened(era=2)
    assert refused(state, "out workers") == ""
    act(state, "out none")
    assert refused(state, "back workers") == ""


@rule("BI-GOOD-04")
def test_food_comes_with_era_three():
    stations = {"0": station("3,6", sides="W"), "1": station("2,5", sides="S")}
    ways = {"2,6": way("earth", 0, "NE")}
    for era, rule_id in ((2, "BI-GOOD-04"), (3, ""), (4, "")):
        state = table("freight", era=era, seats=[{"stations": stations}, {}], ways=ways, factories=["3,5"])
        act(state, "open road", "from 3,6", "to 2,5")
        assert refused(state, "out food") == rule_id


@rule("BI-GOOD-05")
@pytest.mark.parametrize(("era", "rule_id"), [(1, ""), (2, ""), (3, "BI-GOOD-05"), (4, "BI-GOOD-05")])
def test_eras_of_manure(era, rule_id):
    stations, ways = route(["9,6", "8,6", "7,6", "6,6", "5,6", "4,6"], "earth", "road_basic")
    state = table("freight", era=era, seats=[{"stations": stations}, {}], ways=ways)
    act(state, "open road", "from 9,6", "to 4,6")
    assert refused(state, "out manure") == rule_id


@rule("BI-GOOD-06")
def test_beams_by_ship_and_by_land():
    """The sawmill (4,9) of the first quick map stands at the coast; by land a port of either player will do."""
    ports = {"A": station("4,10", "port_basic"), "B": station("1,1", "port_basic")}
    state = table("freight", seats=[{"stations": ports}, {}], options={"map_mode": "fixed:quick1"})
    act(state, "open ship", "from 4,10", "to 1,1")
    assert refused(state, "out beam") == ""
    cells = ["5,5", "5,6", "4,6", "4,5", "4,4", "3,4", "3,3", "3,2", "2,2"]
    stations, ways = route(cells, "earth", "road_basic")
    port = {"stations": {"A": station("2,1", "port_basic")}}
    for other, rule_id in (({}, "BI-GOOD-06"), (port, "")):
        state = table("freight", seats=[{"stations": stations}, other], ways=ways)
        act(state, "open road", "from 5,5", "to 2,2")
        assert refused(state, "out beam") == rule_id
    ports = {"A": station("12,2", "port_basic"), "B": station("3,1", "port_basic")}
    state = table("freight", seats=[{"stations": ports}, {}])
    act(state, "open ship", "from 12,2", "to 3,1")
    assert refused(state, "out fish") == "BI-GOOD-01"


@rule("BI-GOOD-07")
def test_facilities_never_run_out():
    """The token stays on the line and pays again and again."""
    state = road_table("control_card", seat={"lines": {"road 1": {**GRAIN, "progress": 2}}})
    grain = state.goods[BOX.good_of["grain"]]
    draw(state, "I_quiet")
    assert state.silver[0] == 184 + 13
    for _ in range(6):
        finish_round(state)
    assert state.silver[0] == 184 + 2 * 13
    assert state.goods[BOX.good_of["grain"]] == grain
    assert line(state, 0, "road 1")["out"] == "grain"
