"""The advanced game (BI-ADV)."""

from __future__ import annotations

from typing import Any

import pytest

import steamshed
from steamshed.games.binario.content import reader
from steamshed.games.binario.rules import effects
from steamshed.games.binario.rules.scoring import breakdown
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    begin,
    draw,
    finish_round,
    foreign_road,
    laying,
    line,
    refused,
    road_table,
    route,
    seat_part,
    skip_to,
    station,
    table,
    texts,
    turn,
    view_of,
    way,
)

BOX = reader.box()
GRAIN = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "count": 3}


ADVANCED = {"advanced": True}


def people(first: str, second: str = "banker"):
    return [{"personality": first}, {"personality": second}]


def advanced(first: str = "banker", second: str = "inventor", phase: str = "build", era: int = 1, seat=None, **parts):
    """The usual road in the advanced game."""
    return road_table(
        phase,
        era=era,
        seat={"personality": first, **(seat or {})},
        other={"personality": second},
        options=ADVANCED,
        **parts,
    )


@rule("BI-ADV-01")
def test_own_rails_do_not_cross():
    tracks = {"6,6": way("horse_tram", 0, "NS"), "9,6": way("horse_tram", 1, "NS")}
    seats = people("banker", "inventor")
    seats[0]["stations"] = {"I": station("4,6", "tram"), "II": station("10,6", "tram")}
    state = table(options=ADVANCED, seats=seats, ways=tracks)
    act(state, "build horse_tram", "manual", "start 4,6", "go E", "go E")
    assert refused(state, "go E") == "BI-ADV-01"
    state = table(options=ADVANCED, seats=seats, ways=tracks)
    act(state, "build horse_tram", "manual", "start 10,6")
    assert refused(state, "go W") == ""


@rule("BI-ADV-02", "BI-ADV-03")
@pytest.mark.parametrize(
    ("vehicle", "era", "rule_id"),
    [
        ("ox_cart", 2, ""),
        ("ox_cart", 3, "BI-ADV-02"),
        ("cart", 3, ""),
        ("cart", 4, "BI-ADV-03"),
        ("steam_lorry", 4, "BI-ADV-03"),
    ],
)
def test_retired_vehicles(vehicle, era, rule_id):
    seat = {
        "park": {vehicle: 1},
        "stations": {"0": station("4,6", "road_II", "W"), "1": station("2,5", "road_II", "S")},
    }
    state = advanced(phase="freight", era=era, seat=seat)
    act(state, "open road", "from 4,6", "to 2,5", "out none", "back none")
    assert refused(state, f"vehicle {vehicle}") == rule_id


@rule("BI-ADV-04")
def test_vehicles_are_retired_at_the_start_of_an_era():
    wagons = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "ox_cart", "progress": 1}
    state = turn(
        3,
        options=ADVANCED,
        seat_0={"personality": "banker", "lines": {"road 1": wagons}},
        other={"personality": "inventor"},
    )
    assert line(state, 0, "road 1")["vehicle"] == "ox_cart"
    act(state, "factory 5,6")
    assert "vehicle" not in line(state, 0, "road 1")
    assert line(state, 0, "road 1")["out"] == "grain"
    draw(state, "III_quiet")
    while state.phase != "trade":
        act(state, "pass")
    assert refused(state, "offer ox_cart") == "BI-ADV-04"
    assert breakdown(state, 0)["vehicles"] == 10


@rule("BI-ADV-05")
def test_room_for_the_ways_of_a_station():
    """(9,2) between (8,2), (10,2), the coast and the brickworks: two ways out, so basic but not expanded."""
    state = table(options=ADVANCED, seats=people("banker", "inventor"))
    act(state, "station", "at 9,2")
    assert refused(state, "kind road_basic") == ""
    assert refused(state, "kind road_expanded") == "BI-ADV-05"
    seats = people("banker", "inventor")
    seats[1]["stations"] = {"0": station("9,2")}
    state = table(options=ADVANCED, seats=seats)
    act(state, "station")
    assert refused(state, "at 8,2") == "BI-ADV-05"
    assert refused(state, "at 7,2") == ""
    state = table(seats=[{}, {"stations": {"0": station("9,2")}}])
    act(state, "station")
    assert refused(state, "at 8,2") == ""


def draft():
    ids = [card.id for card in BOX.personalities[:6]]
    return begin({**ADVANCED, "map_mode": "fixed:test1"}, [[0, 1], 1, *ids]), ids


@rule("BI-ADV-06")
def test_others_are_not_told_which_card_was_chosen():
    game = steamshed.game("binario")
    assert game.tell("keep P3", [], 0, 1) == ("keep", [])
    assert game.tell("return P3", [], 1, None) == ("return", [])
    assert game.tell("pass P3", [], 0, 0) == ("pass P3", [])
    assert game.tell("pass", [], 0, 1) == ("pass", [])


@rule("BI-ADV-06")
def test_the_draft():
    state, ids = draft()
    assert texts(state) == [f"return {id}" for id in ids[:3]]
    assert refused(state, f"return {ids[4]}") == "BI-ADV-06"
    act(state, f"return {ids[0]}")
    assert state.seat == 1
    act(state, f"return {ids[3]}")
    assert texts(state) == [f"pass {id}" for id in ids[1:3]]
    act(state, f"pass {ids[1]}", f"pass {ids[4]}")
    assert texts(state) == [f"keep {ids[2]}", f"keep {ids[4]}"]
    assert view_of(state, 0)["seats"][1].get("hand") is None
    act(state, f"keep {ids[4]}", f"keep {ids[5]}")
    assert [entry["personality"] for entry in view_of(state, None)["seats"]] == [ids[4], ids[5]]
    assert state.phase == "control_card"


@rule("BI-ADV-06")
def test_events_of_the_draft_tell_nothing():
    state, ids = draft()
    events = act(state, f"return {ids[0]}", f"return {ids[3]}", f"pass {ids[1]}", f"pass {ids[4]}")
    assert not any(id in str(event.to_json()) for event in events for id in ids)


@rule("BI-ADV-06")
def test_chosen_set_of_personalities():
    ids = [card.id for card in BOX.personalities[3:9]]
    state = begin({**ADVANCED, "personality_set": ids, "map_mode": "fixed:test1"}, [[0, 1], 1, *ids])
    assert {BOX.personalities[card].id for hand in state.hands for card in hand} == set(ids)


def kept(first: str, second: str):
    """A game in which two personalities have just been kept."""
    rest = [card.id for card in BOX.personalities if card.id not in (first, second)][:4]
    state = begin({**ADVANCED, "map_mode": "fixed:test1"}, [[0, 1], 1, first, *rest[:2], second, *rest[2:]])
    act(state, f"return {rest[0]}", f"return {rest[2]}", f"pass {rest[1]}", f"pass {rest[3]}")
    act(state, f"keep {first}", f"keep {second}")
    return state


@rule("BI-ADV-07", "BI-ADV-08")
def test_start_effects():
    state = kept("ship_captain", "timber_merchant")
    assert seat_part(state, 0)["park"] == {"cog": 2}
    assert seat_part(state, 1)["park"] == {"cart": 2}
    assert state.silver == [200, 210]
    cogs = BOX.vehicle_of["cog"]
    assert state.stock[cogs] == BOX.stock[0]["white"].vehicles[cogs]
    state.audit()


@rule("BI-ADV-09")
def test_free_stations():
    state = kept("road_builder", "banker")
    assert seat_part(state, 0)["free"] == ["road_basic", "road_basic"]
    draw(state, "I_quiet")
    act(state, "build earth", "auto", "end 4,6", "end 2,5", "path WWN", "kind road_basic", "kind road_basic")
    assert state.silver[0] == 200 - 2
    assert "free" not in seat_part(state, 0)


@rule("BI-ADV-10")
def test_trip_time_no_stall_capacity():
    ports = {"A": station("12,2", "port_basic"), "B": station("6,1", "port_basic")}
    sail = {"from": "12,2", "to": "6,1", "out": "fish", "vehicle": "cog", "progress": 6}
    seats = people("ship_captain")
    seats[0] |= {"silver": 0, "stations": ports, "lines": {"ship 1": sail}}
    state = table("control_card", options=ADVANCED, seats=seats)
    assert line(state, 0, "ship 1")["time"] == 7
    draw(state, "I_storm")
    assert state.silver[0] == (3 + 1) * 3 + 12


@rule("BI-ADV-10")
def test_price_add():
    state = advanced("postmaster")
    assert effects.table_price(state, 0, BOX.good_of["mail"]) == 5
    assert effects.table_price(state, 1, BOX.good_of["mail"]) == 4


@rule("BI-ADV-10")
def test_tile_cost():
    seats = people("road_builder", "banker")
    state = table(options=ADVANCED, seats=seats)
    act(state, "build earth", "auto", "end 4,6", "end 2,5", "path NWW", "kind road_basic", "kind road_basic")
    assert state.silver[0] == 200 - 12 - 1 - 2


@rule("BI-ADV-10")
def test_cost_percent():
    state = advanced("architect", seat={"free": []})
    act(state, "hq 1")
    assert state.silver[0] == 184 - 32
    state = advanced("architect", seat={"free": []})
    act(state, "modernise", "at 4,6", "target expanded", "whole")
    assert state.silver[0] == 184 - 4


@rule("BI-ADV-10")
def test_vehicle_percent():
    state = advanced("inventor", "banker", phase="trade")
    act(state, "buy cart")
    assert state.silver[0] == 184 - 7


@rule("BI-ADV-10")
def test_era_income():
    state = turn(2, options=ADVANCED, seat_0={"personality": "banker"}, other={"personality": "inventor"})
    assert state.silver == [184 + 30, 200]


@rule("BI-ADV-10")
@pytest.mark.parametrize(
    ("owner", "rider", "card", "silver"),
    [
        ("customs_officer", "banker", "I_quiet", [6, 8]),
        ("banker", "customs_officer", "I_quiet", [0, 14]),
        ("customs_officer", "banker", "I_toll_holiday", [0, 14]),
    ],
)
def test_tolls(owner, rider, card, silver):
    state = foreign_road(card, 1, seat0={"personality": owner}, seat1={"personality": rider}, options=ADVANCED)
    assert state.silver == silver


@rule("BI-ADV-10")
def test_chain_add():
    state = advanced("horse_breeder", phase="freight", seat={"park": {"cart": 4}})
    act(state, "open road", "from 4,6", "to 2,5", "out grain", "back none", "vehicle cart", "number 4")
    assert line(state, 0, "road 1")["count"] == 4
    assert effects.chain(state, 0, BOX.vehicle_of["mail_coach"]) == 1


@rule("BI-ADV-11")
def test_the_last_central_building_ends_the_game():
    state = advanced(era=4, seat={"silver": 500})
    act(state, "hq 4")
    while state.seat is not None:
        act(state, {"build": "pass"}.get(state.phase, "done"))
    assert state.round == 65
    basic = road_table(era=4, seat={"silver": 500})
    act(basic, "hq 4")
    finish_round(basic)
    assert basic.round == 66


@rule("BI-ADV-12")
def test_everything_else_is_as_in_the_basic_game():
    state = advanced()
    plain = road_table()
    shared = [text for text in texts(plain) if text in texts(state)]
    assert texts(state) == shared
    assert state.served(state.map.index["4,6"]) == plain.served(plain.map.index["4,6"])


# -- one by one ------------------------------------------------------------------------------------------------------


@rule("BI-ADV-01")
def test_what_may_cross():
    """The opponent's rails by rail, own rails by road; in the basic game own rails too."""
    tracks = {"6,6": way("horse_tram", 0, "NS"), "9,6": way("horse_tram", 1, "NS")}
    seats = people("banker", "inventor")
    seats[0]["stations"] = {"0": station("5,6"), "I": station("10,6", "tram"), "II": station("5,5", "tram")}
    state = laying("horse_tram", "10,6", "go W", options=ADVANCED, seats=seats, ways=tracks)
    assert refused(state, "go W") == ""
    state = laying("earth", "5,6", "go E", options=ADVANCED, seats=seats, ways=tracks)
    assert refused(state, "go E") == ""
    plain = [{"stations": {"I": station("4,6", "tram")}}, {}]
    state = laying("horse_tram", "4,6", "go E", "go E", seats=plain, ways=tracks)
    assert refused(state, "go E") == ""


RETIRED_ROAD = ["ox_cart", "mail_coach", "cart", "steam_tractor", "steam_lorry", "steam_omnibus", "petrol_van"]
RETIRED = {
    "road": (RETIRED_ROAD, "road_IV", "earth"), "rail": (["horse_tram", "ox_railway"], "tram", "horse_tram"),
    "ship": (["cog", "caravel", "galleon", "paddle_steamer"], "port_IV", ""),
}  # fmt: skip
LAST_ERA = {"cart": 3, "cog": 3, "caravel": 3, "galleon": 3, "petrol_van": 4, "paddle_steamer": 4,
            "steam_tractor": 3, "steam_lorry": 3, "steam_omnibus": 3}  # fmt: skip


@rule("BI-ADV-02", "BI-ADV-03")
@pytest.mark.parametrize("board", ["road", "rail", "ship"])
@pytest.mark.parametrize("era", [2, 3, 4])
def test_every_retired_vehicle(board, era):
    """Ox cart, mail coach, horse tram and ox railway end with era II; carts, sails and steam on roads with era III."""
    names, kind, type = RETIRED[board]
    vehicles = [name for name in names if BOX.vehicles[BOX.vehicle_of[name]].era <= era]
    if board == "ship":
        stations = {"A": station("12,2", kind), "B": station("6,1", kind)}
        ways: dict[str, Any] = {}
        first, last = "12,2", "6,1"
    else:
        stations, ways = route(["5,6", "6,6", "7,6"], type, kind)
        first, last = "5,6", "7,6"
    seats = people("banker", "inventor")
    seats[0] |= {"stations": stations, "park": dict.fromkeys(vehicles, 1)}
    state = table("freight", era=era, options=ADVANCED, seats=seats, ways=ways)
    act(state, f"open {board}", f"from {first}", f"to {last}", "out none", "back none")
    for vehicle in vehicles:
        end = LAST_ERA.get(vehicle, 2)
        expected = "" if era <= end else "BI-ADV-02" if end == 2 else "BI-ADV-03"
        assert refused(state, f"vehicle {vehicle}") == expected, vehicle


@rule("BI-ADV-04")
def test_retired_vehicles_are_not_bought(monkeypatch):
    monkeypatch.setattr(BOX.vehicles[BOX.vehicle_of["cart"]], "use", 0b10)
    assert refused(advanced(phase="trade", era=2), "buy cart") == "BI-ADV-04"
    assert refused(road_table("trade", era=2), "buy cart") == ""


def placing(cell: str, era: int = 1, other=None, **parts):
    """A single station about to be placed on a cell."""
    seats = people("banker", "inventor")
    seats[1]["stations"] = other or {}
    state = table(era=era, options=ADVANCED, seats=seats, **parts)
    state.silver[0] = 500
    act(state, "station", f"at {cell}")
    return state


@rule("BI-ADV-05")
def test_what_can_carry_on_a_way():
    """A city for roads only, straight water, ways that may be joined; maglev stations need no room."""
    assert refused(placing("7,2"), "kind road_expanded") == ""
    assert refused(placing("7,2", era=2), "kind rail_II") == "BI-ADV-05"
    assert refused(placing("7,5"), "kind road_expanded") == ""
    assert refused(placing("9,2", era=4), "kind maglev_IV") == ""
    assert refused(placing("9,2", era=4), "kind road_IV") == "BI-ADV-05"
    assert refused(placing("9,2", ways={"8,2": way("earth", 1, "NS")}), "kind road_basic") == ""
    crossing = {"8,2": [*way("horse_tram", 1, "NS"), *way("earth", 1, "EW")]}
    assert refused(placing("9,2", ways=crossing), "kind road_basic") == ""


@rule("BI-ADV-05")
@pytest.mark.parametrize(
    ("kind", "era", "ways"),
    [
        ("road_basic", 1, {"8,2": way("horse_tram", 1, "NS")}),
        ("road_basic", 1, {"8,2": [*way("earth", 1, "NS"), *way("horse_tram", 1, "EW")]}),
        ("tram", 1, {"8,2": way("horse_tram", 1, "NSW")}),
    ],
)
def test_what_cannot_be_joined(kind, era, ways):
    """(9,2) has only (8,2) and (10,2) beside it: another mode, a level crossing, a full rail tile do not count."""
    seats = people("banker", "inventor")
    state = table(era=era, options=ADVANCED, seats=seats, ways=ways)
    act(state, "station")
    if refused(state, "at 9,2") == "BI-ADV-05":
        return
    act(state, "at 9,2")
    assert refused(state, f"kind {kind}") == "BI-ADV-05"


@rule("BI-ADV-05")
def test_a_portal_is_joined_only_at_its_exit():
    tunnels = [{"type": "highway", "owner": 1, "from": "7,3", "path": "eeE"}]
    ways = {"7,3": way("highway", 1, "W"), "10,3": way("highway", 1, "E")}
    # (10,2): beside it (9,2), (11,2) and the portal (10,3), which leads east
    assert refused(placing("10,2", era=3), "kind rail_II") == ""
    state = table(era=3, options=ADVANCED, seats=people("banker", "inventor"), ways=ways, tunnels=tunnels)
    act(state, "station")
    assert refused(state, "at 10,2") == "BI-ADV-05"
    tunnels = [{"type": "highway", "owner": 1, "from": "5,5", "path": "eE"}]
    ways = {"5,5": way("highway", 1, "W"), "7,5": way("highway", 1, "E")}
    assert refused(placing("5,6", era=3), "kind road_II") == ""
    assert refused(placing("5,6", era=3, ways=ways, tunnels=tunnels), "kind road_II") == "BI-ADV-05"
    assert refused(placing("5,6", era=3, ways={"5,5": way("highway", 1, "EW")}), "kind road_II") == ""


@rule("BI-ADV-05")
def test_earlier_stations_keep_their_room():
    """The basic station (9,2) has two ways on; a station on (10,2) takes one. An expanded one has too few already."""
    state = table(
        options=ADVANCED, seats=[people("banker")[0], {"personality": "inventor", "stations": {"0": station("9,2")}}]
    )
    act(state, "station")
    assert refused(state, "at 10,2") == "BI-ADV-05"
    crowded = {"personality": "inventor", "stations": {"0": station("9,2", "road_expanded")}}
    state = table(options=ADVANCED, seats=[people("banker")[0], crowded])
    act(state, "station")
    assert refused(state, "at 10,2") == ""


@rule("BI-ADV-06")
def test_cards_outside_the_set_are_never_dealt():
    ids = [card.id for card in BOX.personalities]
    options = {**ADVANCED, "personality_set": ids[3:9], "map_mode": "fixed:test1"}
    with pytest.raises(steamshed.ChanceError):
        begin(options, [[0, 1], 1, ids[0], *ids[3:8]])


@rule("BI-ADV-07")
def test_ongoing_effects_last_all_game():
    for era in (1, 4):
        state = advanced(
            "landowner", phase="control_card", era=era, seat={"lines": {"road 1": {**GRAIN, "progress": 2}}}
        )
        if era == 4:
            # carts are retired in era IV; those under way still arrive in this position
            assert line(state, 0, "road 1")["vehicle"] == "cart"
        draw(state, "I_quiet" if era == 1 else "IV_quiet")
        assert state.silver[0] == 184 + 3 * 4 + 4


@rule("BI-ADV-09")
def test_one_free_station_of_two():
    seats = people("road_builder")
    seats[0]["free"] = ["road_basic"]
    state = table(options=ADVANCED, seats=seats)
    act(state, "build earth", "auto", "end 4,6", "end 2,5", "path WWN", "kind road_basic", "kind road_basic")
    assert state.silver[0] == 200 - 2 - 6
    for silver, rule_id in ((7, "BI-BLD-05"), (8, "")):
        seats[0]["silver"] = silver
        state = table(options=ADVANCED, seats=seats)
        act(state, "build earth", "auto", "end 4,6")
        assert refused(state, "end 2,5") == rule_id
    seats[0]["silver"] = 200
    seats[0]["free"] = ["road_expanded"]
    state = table(options=ADVANCED, seats=seats)
    act(state, "station", "at 5,4", "kind road_expanded")
    assert state.silver[0] == 200


@rule("BI-ADV-10")
def test_a_captain_helps_no_cart():
    seat = {"lines": {"road 1": {**GRAIN, "progress": 2}}}
    state = advanced("ship_captain", phase="control_card", seat=seat)
    assert line(state, 0, "road 1")["time"] == 3
    draw(state, "I_mud")
    assert line(state, 0, "road 1")["progress"] == 2
    state = advanced("ship_captain", phase="control_card", seat=seat)
    draw(state, "I_quiet")
    assert state.silver[0] == 184 + 3 * 3 + 4


@rule("BI-ADV-10")
def test_effects_keep_to_their_goods_modes_and_categories(monkeypatch):
    assert effects.table_price(advanced("postmaster"), 0, BOX.good_of["grain"]) == 3
    for card, cost in (("I_quiet", 1), ("I_statute_labour", 1)):
        state = advanced("road_builder", card=card)
        act(state, "build earth", "manual", "start 4,6", "go N", "stop")
        assert state.silver[0] == 184 - cost
    state = advanced("railway_engineer")
    act(state, "build earth", "manual", "start 4,6", "go N", "stop")
    assert state.silver[0] == 184 - 2
    state = advanced("architect")
    act(state, "station", "at 5,3", "kind road_basic")
    assert state.silver[0] == 184 - 5
    architect = BOX.personalities[BOX.personality_of["architect"]]
    monkeypatch.setattr(architect.effects[0], "categories", ("port",))
    state = advanced("architect")
    act(state, "station", "at 5,3", "kind road_basic")
    assert state.silver[0] == 184 - 6
    state = advanced("horse_breeder", phase="freight", era=2)
    assert effects.chain(state, 0, BOX.vehicle_of["steam_lorry"]) == 2
    assert effects.chain(state, 0, BOX.vehicle_of["ox_cart"]) == 3


@rule("BI-ADV-10")
def test_the_receivers_rule_wins(monkeypatch):
    """Both would have their say about a toll: who receives it takes 2 a tile, who pays it would pay nothing."""
    officer = BOX.personalities[BOX.personality_of["customs_officer"]]
    monkeypatch.setattr(BOX.personalities[BOX.personality_of["banker"]], "effects", officer.effects)
    seats = {"seat0": {"personality": "customs_officer"}, "seat1": {"personality": "banker"}}
    assert foreign_road("I_quiet", 1, options=ADVANCED, **seats).silver == [6, 8]


@rule("BI-ADV-11")
def test_only_the_fourth_generation_ends_the_game():
    state = advanced(era=4, seat={"silver": 500})
    act(state, "hq 3")
    finish_round(state)
    assert state.round == 66


@rule("BI-ADV-12")
def test_the_rest_of_the_rules():
    """One line a station, the same income, box, eras of ways and points as in the basic game."""
    seat = {"lines": {"road 1": {**GRAIN, "progress": 2}}}
    for state in (advanced(phase="control_card", seat=seat), road_table("control_card", seat=seat)):
        supply = view_of(state, 0)["supply"][0]
        assert (supply["earth"], supply["road_basic"]) == (22, 4)
        draw(state, "I_quiet")
        assert state.silver[0] == 184 + 13
        assert refused(state, "build asphalt") == "BI-BLD-08"
        skip_to(state, "freight", 0)
        assert refused(state, "open road") == "BI-HQ-04"
    unlisted = {"silver": 0, "routes": [{"from": "4,6", "path": "WWN"}]}
    assert breakdown(advanced(seat=unlisted), 0) == breakdown(road_table(seat=unlisted), 0)
    assert breakdown(advanced(seat=unlisted), 0)["routes"] == 5
