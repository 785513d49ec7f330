"""Control cards (BI-CARD)."""

from __future__ import annotations

import pytest

from steamshed.games.binario import GAME
from steamshed.games.binario.content import reader
from steamshed.games.binario.rules.rounds import unseen
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.errors import PositionError
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    begin,
    draw,
    finish_round,
    foreign_road,
    home,
    laying,
    line,
    position,
    refused,
    road_table,
    skip_to,
    station,
    table,
    texts,
    way,
)

BOX = reader.box()


@rule("BI-CARD-02")
def test_an_era_has_twice_the_cards_of_a_player():
    state = table(
        "control_card",
        round=24,
        piles=[0, 1],
        drawn=["I_quiet"] * 6
        + [card.id for card in BOX.cards if card.era == 1 and card.id.startswith("I_double")][:17],
    )
    draw(state, "I_storm", pile=2)
    assert state.phase == "build"
    while state.era == 1:
        state.apply(GAME.parse({"build": "pass"}.get(state.phase, "done")), Scripted([1]))
    assert state.round == 25


@rule("BI-CARD-02")
def test_other_number_of_cards():
    state = begin({"cards_variant": "cards"}, [[0, 1], 3, 2, 41])
    assert state.piles == [13, 13]
    assert state.rules.rounds == [26, 24, 20, 20]


@rule("BI-CARD-03")
def test_choice_of_the_pile():
    state = table("control_card", round=20, piles=[0, 5], drawn=None, first=1)
    assert texts(state) == ["pile 2"]
    assert refused(state, "pile 1") == "BI-CARD-03"
    # by default the engine draws: from the first pile until it is empty
    assert GAME.options["pile_choice"].default is False
    state = begin({"pile_choice": False}, [[0, 1], 3, 2, 41, "I_quiet"])
    assert state.phase == "build"
    assert state.piles == [11, 12]


@rule("BI-CARD-04")
def test_scope():
    state = table("control_card", seats=[{"silver": 10}, {"silver": 10}])
    draw(state, "I_market_day")
    assert state.silver == [16, 10]


@rule("BI-CARD-05")
def test_effects_end_with_the_round():
    state = table("control_card")
    draw(state, "I_masons")
    act(state, "station", "at 5,6", "kind road_basic")
    assert state.silver[0] == 197
    finish_round(state)
    skip_to(state, "build", 0)
    act(state, "station", "at 7,6", "kind road_basic")
    assert state.silver[0] == 191


@rule("BI-CARD-08")
def test_used_cards_never_come_back():
    state = table("control_card")
    draw(state, "I_crown_grant")
    assert "I_crown_grant" not in unseen(state)
    assert state.dump()["drawn"] == ["I_crown_grant"]


CARTS = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "count": 3}


def with_line(**more):
    return {"lines": {"road 1": {**CARTS, **more}}}


@rule("BI-CARD-10")
def test_none():
    state = road_table("control_card", seat=with_line())
    before = state.silver[:]
    draw(state, "I_quiet")
    assert state.silver == before
    assert line(state, 0, "road 1")["progress"] == 1


@rule("BI-CARD-11")
def test_price_mult_rounds_up():
    """Passengers pay half: 4 becomes 2, and half of an odd price is rounded up."""
    state = road_table("control_card", seat=with_line(out="passengers"), price="red")
    draw(state, "I_plague")
    assert line(state, 0, "road 1")["mark"] == 2


@rule("BI-CARD-12")
def test_price_add():
    state = road_table("control_card", seat=with_line())
    draw(state, "I_good_harvest")
    assert line(state, 0, "road 1")["mark"] == 4


@rule("BI-CARD-13")
def test_pay_at_most_what_he_has():
    state = table("control_card", seats=[{"silver": 2}, {}])
    draw(state, "I_highwaymen")
    assert state.silver[0] == 0


@rule("BI-CARD-14")
def test_gain():
    state = table("control_card")
    draw(state, "I_crown_grant")
    assert state.silver == [210, 200]


@rule("BI-CARD-15")
def test_per_unit():
    state = road_table("control_card", seat=with_line(), other={"silver": 50})
    draw(state, "I_dear_fodder")
    assert state.silver == [184 - 3, 50]
    state = road_table("control_card")
    draw(state, "I_inn_rent")
    assert state.silver[0] == 184 + 2
    ports = {"stations": {"A": station("12,2", "port_basic"), "B": station("6,1", "port_basic")}}
    state = table("control_card", seats=[ports, {}])
    draw(state, "I_harbour_dues")
    assert state.silver[0] == 198
    bridge = {"8,5": way("earth", 0, "EW"), "8,6": way("earth", "both", "EW", laid=0)}
    state = table("control_card", era=2, ways=bridge)
    draw(state, "II_bridge_repair")
    assert state.silver == [198, 200]


@rule("BI-CARD-15")
def test_cap():
    rows = {"road 1": {**CARTS}, "road 2": {**CARTS, "out": None}}
    seat = {"central": 1, "lines": rows}
    state = road_table("control_card", seat=seat)
    draw(state, "I_dear_fodder")
    assert state.silver[0] == 184 - 5


@rule("BI-CARD-16", "BI-CARD-22")
def test_stall():
    state = road_table("control_card", seat=with_line())
    draw(state, "I_mud")
    assert line(state, 0, "road 1")["progress"] == 0
    state = road_table("control_card", era=3, seat=with_line())
    draw(state, "III_oil_crisis")
    assert line(state, 0, "road 1")["progress"] == 1
    lorry = with_line(vehicle="diesel_lorry", count=1)
    state = road_table("control_card", era=3, seat={"central": 1, **lorry})
    draw(state, "III_oil_crisis")
    assert line(state, 0, "road 1")["progress"] == 0


@rule("BI-CARD-17")
def test_boost():
    ports = {"A": station("12,2", "port_basic"), "B": station("6,1", "port_basic")}
    sail = {"from": "12,2", "to": "6,1", "out": "fish", "vehicle": "cog"}
    state = table("control_card", seats=[{"stations": ports, "lines": {"ship 1": sail}}, {}])
    draw(state, "I_fair_wind")
    assert line(state, 0, "ship 1")["progress"] == 2
    state = table("control_card", seats=[{"stations": ports, "lines": {"ship 1": {**sail, "progress": 7}}}, {}])
    draw(state, "I_fair_wind")
    assert (line(state, 0, "ship 1")["heading"], line(state, 0, "ship 1")["progress"]) == ("back", 0)


@rule("BI-CARD-18")
def test_build_discount():
    state = table(card="I_statute_labour")
    act(state, "build earth", "auto", "end 4,6", "end 2,5", "path NWW", "kind road_basic", "kind road_basic")
    assert state.silver[0] == 200 - 12 - 1 - 2
    state = table(card="I_masons")
    act(state, "station", "at 5,4", "kind road_expanded")
    assert state.silver[0] == 200 - 6
    state = road_table(era=3, card="III_modernisation_grant")
    act(state, "modernise", "route 1", "target 2", "whole")
    assert state.silver[0] == 184 - 2 * 2 - 2 * 9
    state = road_table(era=4, card="IV_hq_grant", seat={"silver": 300})
    act(state, "hq 4")
    assert state.silver[0] == 300 - 180


@rule("BI-CARD-19")
def test_vehicle_discount():
    state = table("trade", card="I_wheelwrights_fair")
    act(state, "buy cart", "buy cog")
    assert state.silver[0] == 200 - 6 - 20


@rule("BI-CARD-20")
def test_stock_add():
    state = table("control_card")
    wine = BOX.good_of["wine"]
    before = state.goods[wine]
    draw(state, "I_new_vineyard")
    assert state.goods[wine] == before + 1
    state.audit()


@rule("BI-CARD-21")
def test_toll_card():
    state = foreign_road("I_toll_holiday", 1)
    assert state.silver == [0, 14]
    assert foreign_road("IV_toll_double", 4).silver == [6, 8]


@rule("BI-CARD-23")
def test_no_card_asks_for_a_decision():
    for card in BOX.cards:
        state = road_table("control_card", era=card.era)
        draw(state, card.id)
        assert state.phase == "build"


@rule("BI-CARD-24")
def test_card_before_personality():
    """Era I basic station 6 on a meadow: half is 3, a fifth less of it is 2.4, rounded up 3; expanded 10: 5, 4."""
    people = [{"personality": "architect", "free": []}, {"personality": "banker"}]
    state = table(card="I_masons", options={"advanced": True}, seats=people)
    act(state, "station", "at 5,6", "kind road_expanded")
    assert state.silver[0] == 200 - 4


# -- one by one ------------------------------------------------------------------------------------------------------


@rule("BI-CARD-04")
def test_both_players_or_the_drawer():
    other = {"silver": 50, "stations": {"0": station("7,6"), "1": station("7,4"), "2": station("7,2")}}
    state = road_table("control_card", other=other)
    draw(state, "I_inn_rent")
    assert state.silver == [184 + 2, 50 + 3]


@rule("BI-CARD-05")
def test_no_card_before_the_next_one_is_drawn():
    state = table("freight", seat=1, card="I_masons")
    act(state, "done")
    assert (state.phase, position(state)["card"]) == ("control_card", None)
    assert position(state)["drawn"] == ["I_masons"]


@rule("BI-CARD-06")
def test_rows_without_vehicles_and_new_legs():
    state = road_table("control_card", seat={"lines": {"road 1": {"from": "4,6", "to": "2,5", "out": "grain"}}})
    draw(state, "I_double_grain")
    assert "mark" not in line(state, 0, "road 1")
    # the line turns round in step 2: its new leg carries pesticide at the line price of grain
    state = road_table("control_card", seat=with_line(back="pesticide", progress=2))
    draw(state, "I_double_pesticide")
    assert state.silver[0] == 184 + 13
    assert (line(state, 0, "road 1")["heading"], line(state, 0, "road 1")["mark"]) == ("back", 6)


@rule("BI-CARD-07")
def test_a_later_card_replaces_the_mark():
    state = road_table("control_card", seat=with_line(mark=4))
    draw(state, "I_double_grain")
    assert line(state, 0, "road 1")["mark"] == 6


@rule("BI-CARD-07")
def test_a_mark_is_lost_with_the_vehicles():
    state = road_table("freight", seat=with_line(mark=6))
    act(state, "edit road 1", "out keep", "back keep", "vehicle none")
    assert "mark" not in line(state, 0, "road 1")
    state = road_table("freight", seat=with_line(mark=6))
    act(state, "close road 1", "open road", "from 4,6", "to 2,5", "out grain", "back none", "vehicle cart", "number 1")
    assert "mark" not in line(state, 0, "road 1")
    state = road_table("freight", seat=with_line(mark=6))
    act(state, "edit road 1", "out keep", "back keep", "vehicle cart", "number 2")
    assert line(state, 0, "road 1")["mark"] == 6


@rule("BI-CARD-10")
def test_a_quiet_card_moves_no_silver():
    events = draw(table("control_card"), "I_quiet")
    assert [event.id for event in events] == ["card-drawn"]


@rule("BI-CARD-13")
def test_pay():
    state = table("control_card", seats=[{"silver": 10}, {"silver": 10}])
    draw(state, "I_highwaymen")
    assert state.silver == [6, 10]


SAIL = {"from": "12,2", "to": "6,1", "out": "fish", "vehicle": "cog"}


@rule("BI-CARD-15", "BI-CARD-16", "BI-CARD-17")
def test_only_vehicles_that_match():
    """A cart line and a cog line: fodder is for animals, mud for roads, fair wind for sails."""
    ports = {"A": station("12,2", "port_basic"), "B": station("6,1", "port_basic")}
    stations = {"0": station("4,6", sides="W"), "1": station("2,5", sides="S"), **ports}
    seat = {"stations": stations, "lines": {"road 1": {**CARTS, "count": 2}, "ship 1": SAIL}}

    def moved(card: str) -> tuple[int, int, int]:
        state = road_table("control_card", seat=seat)
        draw(state, card)
        return state.silver[0] - 184, line(state, 0, "road 1")["progress"], line(state, 0, "ship 1")["progress"]

    assert moved("I_dear_fodder") == (-2, 1, 1)
    assert moved("I_mud") == (0, 0, 1)
    assert moved("I_storm") == (0, 1, 0)
    assert moved("I_fair_wind") == (0, 1, 2)


@rule("BI-CARD-18")
def test_discounts_by_category():
    """Half of every item, rounded up: rails, reshapes, tunnels, maglevs, ports; other things cost what they cost."""
    stations = {"0": station("5,6"), "I": station("3,3", "tram")}
    state = table(card="I_tram_concession", seats=[{"stations": stations}, {}])
    act(state, "build horse_tram", "manual", "start 3,3", "go N", "stop")
    assert state.silver[0] == 200 - 2
    state = home(card="I_tram_concession")
    act(state, "go E", "stop")
    assert state.silver[0] == 200 - 2
    ways = {"6,6": way("earth", 0, "ES"), "6,7": way("earth", 0, "NS"), "7,6": way("earth", 0, "EW")}
    state = home(card="I_statute_labour", ways=ways)
    act(state, "go E", "stop")
    assert state.silver[0] == 200 - 2
    seats = [{"silver": 200, "stations": {"0": station("6,3", "road_III")}}, {}]
    state = laying("highway", "6,3", era=3, seats=seats, card="III_drilling_machine")
    act(state, "tunnel E", "under E", "under E", "surface E", "stop")
    assert state.silver[0] == 200 - 2 * 7 - 2 * 6
    state = table(era=4, seats=[{"silver": 300}, {}], card="IV_tunnel_grant")
    act(state, "build maglev", "auto", "end 3,4", "end 10,6", "kind maglev_IV", "kind maglev_IV")
    assert state.silver[0] == 300 - 8 * 8 - 120
    state = table(era=4, card="IV_port_automation")
    act(state, "station", "at 5,1", "kind port_III")
    assert state.silver[0] == 200 - 22
    state = table(era=4, card="IV_port_automation")
    act(state, "station", "at 5,6", "kind road_III")
    assert state.silver[0] == 200 - 34
    state = table(card="I_masons")
    act(state, "station", "at 5,1", "kind port_basic")
    assert state.silver[0] == 200 - 10


@rule("BI-CARD-18", "BI-BLD-05")
def test_the_same_card_again_is_for_the_other_player():
    """Two rounds running the masons come for who draws: each time he alone has the silver for a station, and nobody is
    asked where to put one that he cannot pay."""
    state = table(card="I_masons", seats=[{"silver": 3}, {"silver": 3}])
    for drawer in (0, 1):
        if drawer:
            finish_round(state, "I_masons")
        for seat in (drawer, 1 - drawer):
            skip_to(state, "build", seat)
            able = seat == drawer
            assert ("station" in texts(state), "build earth" in texts(state)) == (able, able)
            assert refused(state, "station") == ("" if able else "BI-BLD-05")


@rule("BI-CARD-18")
def test_a_level_crossing_belongs_to_the_new_way():
    ways = {"6,6": way("horse_tram", 1, "NS")}
    for card, cost in (("I_statute_labour", 1 + 1), ("I_tram_concession", 2 + 2)):
        state = home(card=card, ways=ways)
        act(state, "go E", "go E", "stop")
        assert state.silver[0] == 200 - cost


@rule("BI-CARD-19")
def test_a_discount_leaves_one_silver(monkeypatch):
    monkeypatch.setattr(BOX.vehicles[BOX.vehicle_of["cart"]], "price", 2)
    state = table("trade", card="I_wheelwrights_fair", seats=[{"silver": 10, "park": {}}, {}])
    act(state, "buy cart")
    assert state.silver[0] == 9


@rule("BI-CARD-24")
def test_the_card_comes_first():
    """A station in a forest 7: half 4, a fifth less 4. A tile on a hill 4: half 2, one less 1. A cart 8: 6, then 6."""
    people = [{"personality": "architect"}, {"personality": "banker"}]
    state = table(card="I_masons", options={"advanced": True}, seats=people)
    act(state, "station", "at 3,5", "kind road_basic")
    assert state.silver[0] == 200 - 4
    builder = {"personality": "road_builder", "stations": {"0": station("5,3")}}
    seats = [builder, {"personality": "banker"}]
    state = laying("earth", "5,3", "go S", "stop", card="I_statute_labour", options={"advanced": True}, seats=seats)
    assert state.silver[0] == 200 - 1
    people = [{"personality": "inventor"}, {"personality": "banker"}]
    state = table("trade", card="I_wheelwrights_fair", options={"advanced": True}, seats=people)
    act(state, "buy cart")
    assert state.silver[0] == 200 - 6


def test_a_position_need_not_name_the_cards_of_earlier_rounds():
    state = table(round=20, card="I_quiet")
    assert state.piles == [0, 4]
    assert GAME.load(state.dump()).dump() == state.dump()
    assert GAME.imagine(state.view(1), Chance(1)).dump() == state.dump()
    with pytest.raises(PositionError, match="piles"):
        GAME.load({**state.dump(), "piles": [12, 12]})
