"""Setup, rounds and control cards (BI-SETUP, BI-RND, BI-CARD)."""

from __future__ import annotations

import pytest

import steamshed
from steamshed.games.binario import GAME, content
from steamshed.games.binario.steps import unseen
from steamshed.kernel.chance import Chance, Scripted
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    begin,
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
    view_of,
    way,
)

CATALOG = content.catalog()


def new(options=None, outcomes=None):
    return begin(options, outcomes if outcomes is not None else [[1, 0], 3, 2, 41])


@rule("BI-SETUP-01")
def test_two_players_and_p1():
    with pytest.raises(steamshed.OptionError):
        GAME.new(3)
    state = new()
    assert (state.first, state.seat, state.holder, state.phase) == (1, 1, 1, "control_card")


@rule("BI-SETUP-02")
def test_silver():
    assert new().silver == [200, 200]


@rule("BI-SETUP-03")
def test_price_table():
    assert new().price_colour == "red"


@rule("BI-SETUP-04", "BI-SETUP-05")
def test_stock_table():
    state = new()
    table = CATALOG.stock[0]["yellow"]
    assert (state.goods, state.stock) == (table.goods, table.vehicles)
    for kind, count in enumerate(table.facilities):
        assert state.map.facility.count(kind) == count
    assert sorted(number for number in state.map.city if number >= 0) == list(range(table.facilities[0]))


@rule("BI-SETUP-06")
def test_tiles_and_empty_boards():
    state = new()
    assert view_of(state, 0)["supply"][0]["earth"] == 24
    assert seat_part(state, 0)["lines"] == {}


@rule("BI-SETUP-07", "BI-CARD-01")
def test_deck_of_era_one():
    state = new()
    assert state.piles == [12, 12]
    assert sum(unseen(state).values()) == 56
    assert all(id.startswith("I_") for id in unseen(state))


@rule("BI-SETUP-08")
def test_personalities_come_before_round_one():
    cards = [card.id for card in CATALOG.personalities[:6]]
    state = new({"advanced": True}, [[0, 1], 3, 2, 41, *cards])
    assert (state.phase, state.seat, state.round) == ("draft_return", 0, 1)


@rule("BI-SETUP-09")
def test_what_is_hidden():
    cards = [card.id for card in CATALOG.personalities[:6]]
    state = new({"advanced": True}, [[0, 1], 3, 2, 41, *cards])
    act(state, f"return {cards[0]}")
    seen = view_of(state, 1)["seats"]
    assert "hand" not in seen[0]
    assert "chosen" not in seen[0]
    assert seen[0]["chose"] is True
    assert sorted(seen[1]["hand"]) == sorted(cards[3:])
    watched = view_of(state, None)["seats"]
    assert all("hand" not in entry for entry in watched)


@rule("BI-SETUP-10")
def test_fixed_map_brings_its_stock():
    state = begin({"map_mode": "fixed:quick2"}, [[0, 1], 4])
    assert state.stock_colours == ["blue"]
    assert state.price_colour == "green"
    assert state.map.name == "quick2"


# -- rounds ----------------------------------------------------------------------------------------------------------


@rule("BI-RND-01", "BI-RND-03", "BI-RND-04")
def test_the_order_of_the_steps():
    state = table("control_card")
    assert refused(state, "pass") == "BI-RND-01"
    assert refused(state, "done") == "BI-RND-01"
    draw(state, "I_quiet")
    seen = []
    while state.round == 1:
        seen.append((state.phase, state.seat))
        state.apply(GAME.parse({"build": "pass"}.get(state.phase, "done")), Chance(seed=0))
    assert seen == [("build", 0), ("build", 1), ("trade", 0), ("trade", 1), ("freight", 0), ("freight", 1)]


@rule("BI-RND-02")
def test_steps_three_to_five_may_be_passed():
    assert "pass" in texts(table("build"))
    assert "done" in texts(table("trade"))
    assert "done" in texts(table("freight"))
    assert texts(table("control_card")) == ["pile 1", "pile 2"]


@rule("BI-RND-06")
def test_no_debts():
    state = table("trade", seats=[{"silver": 7}, {}])
    assert refused(state, "buy cart") == "BI-RND-06"
    assert texts(state) == ["done"]


@rule("BI-RND-07")
def test_no_loans_and_no_gifts():
    """Nobody goes out of the game and nothing but tolls and used vehicles moves silver between players."""
    state = table("build", seats=[{"silver": 0}, {"silver": 0}])
    assert texts(state) == ["pass"]
    finish_round(state)
    assert state.seat is not None
    assert {str(form).split(" ")[0] for form in GAME.notation.forms()}.isdisjoint({"loan", "borrow", "give", "gift"})


# -- cards -----------------------------------------------------------------------------------------------------------


@rule("BI-CARD-02")
def test_an_era_has_twice_the_cards_of_a_player():
    state = table(
        "control_card",
        round=24,
        piles=[0, 1],
        drawn=["I_quiet"] * 6
        + [card.id for card in CATALOG.cards if card.era == 1 and card.id.startswith("I_double")][:17],
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
    state = table("control_card", piles=[0, 5], drawn=None)
    assert texts(state) == ["pile 2"]
    assert refused(state, "pile 1") == "BI-CARD-03"
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
    wine = CATALOG.good_of["wine"]
    before = state.goods[wine]
    draw(state, "I_new_vineyard")
    assert state.goods[wine] == before + 1
    state.audit()


@rule("BI-CARD-21")
def test_toll_card():
    state = foreign_road("I_toll_holiday", 1)
    assert state.silver == [0, 14]
    assert foreign_road("IV_toll_double", 4).silver == [6, 8]


def foreign_road(card: str, era: int, **options):
    """Seat 1 arrives over three tiles of seat 0."""
    own = {"0": station("3,7", sides="N"), "1": station("7,7", sides="N")}
    rider = {
        "silver": 0,
        "stations": {"0": station("4,5", sides="S"), "1": station("5,7", sides="N")},
        "lines": {
            "road 1": {
                "from": "4,5", "to": "5,7", "out": "wine", "vehicle": "ox_cart", "progress": 3, "path": "SES",
                "toll": 3, "level": 1, "time": 4, "mark": 5,
            }
        },
    }  # fmt: skip
    ways = {
        "3,6": way("earth", 0, "ES"), "4,6": way("earth", 0, "NEW"), "5,6": way("earth", 0, "ESW"),
        "6,6": way("earth", 0, "EW"), "7,6": way("earth", 0, "SW"),
    }  # fmt: skip
    seats = [{"silver": 0, "stations": own, **options.pop("seat0", {})}, {**rider, **options.pop("seat1", {})}]
    state = table("control_card", era=era, seats=seats, ways=ways, **options)
    draw(state, card)
    return state


@rule("BI-CARD-23")
def test_no_card_asks_for_a_decision():
    for card in CATALOG.cards:
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
