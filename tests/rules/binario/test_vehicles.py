"""Buying, selling and withdrawing vehicles (BI-VEH)."""

from __future__ import annotations

import pytest

from steamshed.games.binario import GAME
from steamshed.games.binario.content import reader
from steamshed.kernel.chance import Scripted
from tests.rule import rule
from tests.rules.binario.table import (
    act,
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


BUYABLE = {1: (1,), 2: (2, 3), 3: (3, 4), 4: (4,)}


@rule("BI-VEH-02")
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_what_can_be_bought(era):
    """By the era of the vehicle; cart and ox cart also in era II."""
    state = table("trade", era=era, seats=[{"silver": 900}, {}])
    for vehicle in BOX.vehicles:
        eras = (1, 2) if vehicle.id in ("cart", "ox_cart") else BUYABLE[vehicle.era]
        assert refused(state, f"buy {vehicle.id}") == ("" if era in eras else "BI-VEH-02"), vehicle.id


@rule("BI-VEH-01", "BI-VEH-09")
def test_bought_vehicles_leave_the_stock():
    state = table("trade", seats=[{"silver": 200}, {}])
    galleon = BOX.vehicle_of["galleon"]
    act(state, "buy galleon")
    assert state.stock[galleon] == 1
    act(state, "buy galleon")
    assert refused(state, "buy galleon") == "BI-VEH-09"
    state.audit()


@rule("BI-VEH-03", "BI-VEH-04", "BI-RND-07")
def test_what_nobody_takes_stays():
    """A declined vehicle brings nothing, and what is sold is paid by the other player."""
    state = table("trade", seats=[{"silver": 50, "park": {"caravel": 2}}, {"silver": 50}])
    act(state, "offer caravel", "decline")
    assert state.silver == [50, 50]
    assert seat_part(state, 0)["park"] == {"caravel": 2}
    state = table("trade", seats=[{"silver": 50, "park": {"caravel": 2}}, {"silver": 50}])
    act(state, "offer caravel", "accept")
    assert state.silver == [62, 38]
    assert (seat_part(state, 0)["park"], seat_part(state, 1)["park"]) == ({"caravel": 1}, {"caravel": 1})


@rule("BI-VEH-04")
def test_price_and_limits_of_an_offer(monkeypatch):
    for silver, rule_id in ((3, "BI-VEH-04"), (4, "")):
        state = table("trade", seats=[{"park": {"cart": 1}}, {"silver": silver}])
        assert refused(state, "offer cart") == rule_id
    assert refused(table("trade"), "offer caravel") == "BI-VEH-04"
    act(state, "offer cart", "decline")
    finish_round(state)
    skip_to(state, "trade", 0)
    assert refused(state, "offer cart") == ""
    # an odd price is rounded up
    monkeypatch.setattr(BOX.vehicles[BOX.vehicle_of["cart"]], "price", 9)
    state = table("trade", seats=[{"park": {"cart": 1}}, {}])
    act(state, "offer cart", "accept")
    assert state.silver == [205, 195]


@rule("BI-VEH-05")
def test_nothing_is_retired_in_the_basic_game():
    wagons = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "ox_cart"}
    state = road_table("freight", era=2, round=48, seat={"lines": {"road 1": wagons}}, piles=[0, 0])
    act(state, "done")
    state.apply(GAME.parse("done"), Scripted([1]))
    act(state, "factory 5,6")
    assert line(state, 0, "road 1")["vehicle"] == "ox_cart"


@rule("BI-VEH-06")
@pytest.mark.parametrize(
    ("type", "kind", "able", "unable"),
    [
        ("horse_tram", "tram", ["horse_tram", "ox_railway"], ["steam_freight", "high_speed", "maglev_train"]),
        ("railway", "rail_II", ["steam_freight", "high_speed"], ["horse_tram", "ox_railway", "maglev_cargo"]),
        ("express", "rail_III", ["steam_passenger", "high_speed"], ["horse_tram", "ox_railway", "maglev_train"]),
    ],
)
def test_tracks_and_trains(type, kind, able, unable):
    stations, ways = route(["5,6", "6,6", "7,6"], type, kind)
    stations["0"] = station("3,3")
    seat = {"central": 1, "stations": stations, "park": dict.fromkeys([*able, *unable], 1)}
    state = table("freight", era=4, seats=[seat, {}], ways=ways)
    act(state, "open rail", "from 5,6", "to 7,6", "out none", "back none")
    assert [refused(state, f"vehicle {vehicle}") for vehicle in able] == [""] * len(able)
    assert [refused(state, f"vehicle {vehicle}") for vehicle in unable] == ["BI-VEH-06"] * len(unable)


@rule("BI-VEH-06")
def test_only_maglevs_run_below():
    stations = {"I": station("3,4", "maglev_IV", "E"), "II": station("7,4", "maglev_IV", "W")}
    seat = {"stations": stations, "park": {"high_speed": 1, "maglev_train": 1, "maglev_cargo": 1}}
    tunnels = [{"type": "maglev", "owner": 0, "from": "3,4", "path": "eeeE"}]
    state = table("freight", era=4, seats=[seat, {}], tunnels=tunnels)
    act(state, "open rail", "from 3,4", "to 7,4", "out none", "back none")
    assert refused(state, "vehicle high_speed") == "BI-VEH-06"
    assert refused(state, "vehicle maglev_train") == ""
    assert refused(state, "vehicle maglev_cargo") == ""


@rule("BI-VEH-10")
def test_vehicles_on_a_line_are_not_in_the_park():
    state = road_table("freight", seat={"park": {"cart": 3}})
    act(state, "open road", "from 4,6", "to 2,5", "out grain", "back none", "vehicle cart", "number 2")
    assert seat_part(state, 0)["park"] == {"cart": 1}
    state.audit()


@rule("BI-VEH-11")
def test_withdrawing_again():
    state = road_table("trade", seat={"lines": {"road 1": {**GRAIN, "count": 2}}})
    act(state, "withdraw road 1")
    assert refused(state, "number 3") == "BI-VEH-11"
    assert refused(state, "number 0") == "BI-VEH-11"
    act(state, "number 1")
    for _ in range(3):
        finish_round(state)
    skip_to(state, "trade", 0)
    assert refused(state, "withdraw road 1") == ""
