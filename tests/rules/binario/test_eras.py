"""Eras, the end, scoring, and the advanced game (BI-ERA, BI-END, BI-SCORE, BI-ADV)."""

from __future__ import annotations

import pytest

import steamshed
from steamshed.games.binario import GAME, content, effects, lines
from steamshed.games.binario.scoring import breakdown
from steamshed.kernel.chance import Scripted
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    begin,
    draw,
    finish_round,
    foreign_road,
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

CATALOG = content.catalog()
GRAIN = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "count": 3}
LAST = {1: 24, 2: 48, 3: 64}


def turn(era: int, colour: int = 1, options=None, seat_0=None, other=None, **parts):
    """Era ``era`` begins with a stock colour."""
    ways = parts.pop("ways", {})
    state = road_table(
        "freight",
        era=era - 1,
        seat=seat_0 or {},
        other=other or {},
        ways=ways,
        round=LAST[era - 1],
        options=options or {},
        piles=[0, 0],
        **parts,
    )
    act(state, "done")
    state.apply(GAME.parse("done"), Scripted([colour]))
    return state


@rule("BI-ERA-01")
def test_a_new_era():
    state = turn(2, colour=3)
    assert (state.era, state.round, state.phase, state.seat) == (2, 25, "control_card", 0)
    assert state.piles == [12, 12]
    assert state.stock_colours == ["white", "red"]
    workers = CATALOG.good_of["workers"]
    assert state.goods[workers] == CATALOG.stock[1]["red"].goods[workers]
    state.audit()


@rule("BI-ERA-02")
def test_era_three():
    state = turn(3, seat_0={"lines": {"road 1": {**GRAIN, "out": None, "back": "manure"}}})
    assert (state.phase, state.seat) == ("food_factory", 0)
    assert state.goods[CATALOG.good_of["food"]] == 4
    assert state.goods[CATALOG.good_of["manure"]] == 0
    assert line(state, 0, "road 1")["back"] is None
    act(state, "factory 5,6")
    assert state.facility[state.map.index["5,6"]] == CATALOG.facility_of["food_factory"]
    assert state.phase == "control_card"


@rule("BI-ERA-03")
def test_era_four():
    state = turn(4, factories=["5,6"])
    assert (state.phase, state.seat) == ("food_factory", 1)
    assert state.goods[CATALOG.good_of["food"]] == 6
    act(state, "factory 6,6")
    assert [state.map.names[cell] for cell in state.factories] == ["5,6", "6,6"]


@rule("BI-ERA-04")
def test_where_a_food_factory_goes():
    state = turn(3)
    assert refused(state, "factory 3,5") == "BI-ERA-04"
    assert refused(state, "factory 6,2") == "BI-ERA-04"
    assert refused(state, "factory 3,6") == "BI-ERA-04"
    assert refused(state, "factory 5,6") == ""


@rule("BI-ERA-05")
def test_old_tiles_leave_the_supply():
    assert view_of(road_table(era=2), 0)["supply"][0]["earth"] == 22
    supply = view_of(road_table(era=3), 0)["supply"][0]
    assert [supply[name] for name in ("earth", "horse_tram", "road_basic", "port_expanded")] == [0, 0, 0, 0]
    assert supply["asphalt"] == 20
    assert view_of(road_table(era=4), 0)["supply"][0]["asphalt"] == 0
    assert tile(road_table(era=4), "3,6")[0] == "earth"


@rule("BI-ERA-06")
def test_old_vehicles_leave_the_stock():
    state = turn(2)
    assert state.stock[CATALOG.vehicle_of["mail_coach"]] == 0
    assert state.stock[CATALOG.vehicle_of["cart"]] == 14
    state = turn(3)
    assert state.stock[CATALOG.vehicle_of["cart"]] == 0
    assert state.stock[CATALOG.vehicle_of["steam_lorry"]] == 6


@rule("BI-END-01")
def test_the_game_ends_after_round_80():
    state = table("freight", era=4, round=80, seat=0, piles=[0, 0])
    holder = state.holder
    assert holder == 1
    state = table("freight", era=4, round=80, seat=1, piles=[0, 0])
    act(state, "done", "done")
    assert state.over
    refusal = state.check(GAME.parse("done"))
    assert refusal is not None
    assert refusal.rule == "BI-END-01"
    assert state.legal() == []


@rule("BI-SCORE-03")
def test_idle_vehicles():
    seat = {"silver": 0, "park": {"cart": 3}, "stations": {}, "routes": []}
    full = table(seats=[seat, {}])
    half = table(seats=[seat, {}], options={"idle_vehicle_points": "half"})
    assert (breakdown(full, 0)["vehicles"], breakdown(half, 0)["vehicles"]) == (30, 15)


@rule("BI-SCORE-08")
def test_ways_in_no_record_score_nothing():
    state = table(ways={"6,6": way("earth", 0, "EW")}, seats=[{"silver": 0}, {}])
    assert sum(breakdown(state, 0).values()) == 0


@rule("BI-SCORE-07")
def test_unlisted_items_score_half():
    state = road_table(seat={"silver": 0})
    assert breakdown(state, 0) == {"silver": 0, "vehicles": 0, "routes": 5, "stations": 10, "central": 0}
    state = road_table(seat={"silver": 0, "lines": {"road 1": {"from": "4,6", "to": "2,5"}}})
    assert breakdown(state, 0) == {"silver": 0, "vehicles": 0, "routes": 10, "stations": 20, "central": 0}


@rule("BI-SCORE-09")
def test_ties():
    assert table("over", era=4, seats=[{"silver": 5}, {"silver": 7}]).ranking() == [[1], [0]]
    assert table("over", era=4, seats=[{"silver": 5}, {"silver": 5}]).ranking() == [[0, 1]]
    seats = [{"silver": 105, "park": {"e_van": 1}}, {"silver": 105, "park": {"cart": 4}}]
    assert table("over", era=4, seats=seats).ranking() == [[1], [0]]


# -- advanced --------------------------------------------------------------------------------------------------------

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
    ids = [card.id for card in CATALOG.personalities[:6]]
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
    ids = [card.id for card in CATALOG.personalities[3:9]]
    state = begin({**ADVANCED, "personality_set": ids, "map_mode": "fixed:test1"}, [[0, 1], 1, *ids])
    assert {CATALOG.personalities[card].id for hand in state.hands for card in hand} == set(ids)


def kept(first: str, second: str):
    """A game in which two personalities have just been kept."""
    rest = [card.id for card in CATALOG.personalities if card.id not in (first, second)][:4]
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
    cogs = CATALOG.vehicle_of["cog"]
    assert state.stock[cogs] == CATALOG.stock[0]["white"].vehicles[cogs]
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
    assert effects.table_price(state, 0, CATALOG.good_of["mail"]) == 5
    assert effects.table_price(state, 1, CATALOG.good_of["mail"]) == 4


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
    assert effects.chain(state, 0, CATALOG.vehicle_of["mail_coach"]) == 1


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
    assert lines.served(state, state.map.index["4,6"]) == lines.served(plain, plain.map.index["4,6"])
