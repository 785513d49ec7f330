"""Setup and rounds (BI-SETUP, BI-RND)."""

from __future__ import annotations

import pytest

import steamshed
from steamshed.games.binario import GAME
from steamshed.games.binario.content import reader
from steamshed.games.binario.rules.rounds import unseen
from steamshed.kernel.chance import Chance
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    begin,
    draw,
    finish_round,
    foreign_road,
    refused,
    seat_part,
    table,
    texts,
    view_of,
)

BOX = reader.box()


def new(options=None, outcomes=None):
    return begin(options, outcomes if outcomes is not None else [[1, 0], 3, 2, 41])


@rule("BI-SETUP-01", "BI-RND-05")
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
    table = BOX.stock[0]["yellow"]
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
    cards = [card.id for card in BOX.personalities[:6]]
    state = new({"advanced": True}, [[0, 1], 3, 2, 41, *cards])
    assert (state.phase, state.seat, state.round) == ("draft_return", 0, 1)


@rule("BI-SETUP-09")
def test_what_is_hidden():
    cards = [card.id for card in BOX.personalities[:6]]
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
def test_no_loans_no_gifts_and_nobody_goes_out():
    """Who has nothing plays on; cards pay to and from the bank; a toll is all that moves between players here."""
    state = table("build", seats=[{"silver": 0}, {"silver": 0}])
    assert texts(state) == ["pass"]
    finish_round(state, "I_market_day")
    assert state.round == 2
    assert state.silver == [0, 6]
    state = table("control_card", seats=[{"silver": 30}, {"silver": 30}])
    draw(state, "I_highwaymen")
    assert state.silver == [26, 30]
    # 2 x 5 + 4 of the bank, three of them handed over
    assert foreign_road("I_quiet", 1).silver == [3, 11]


def test_options_without_effect_stay_as_by_default():
    """A fixed map has its own size and islands; only the advanced game has personalities."""
    six = "+".join(card.id for card in BOX.personalities[:6])
    idle = {"map_mode": "fixed:test1", "map_size": "22x14", "islands": 2, "personality_set": six}
    options = GAME.new(2, idle).rules.options
    assert (options["map_size"], options["islands"], options["personality_set"]) == ("16x12", 0, "all")
    assert GAME.options.idle(idle) == [
        "option map_size: has an effect only with map_mode=generated|hand; it stays as by default",
        "option islands: has an effect only with map_mode=generated|hand; it stays as by default",
        "option personality_set: has an effect only with advanced=true; it stays as by default",
    ]
    assert GAME.options.idle({"map_size": "22x14", "islands": 2, "advanced": True, "personality_set": six}) == []
