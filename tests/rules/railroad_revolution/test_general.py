"""RR-GEN: supplies, payments, effects, free actions, the minimum of workers."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.railroad_revolution.table import Table, in_action, specialists

CHICAGO = {"rails": ["R01"], "stock": {"rails": 14}}
GREEDY = {"supply": {"white": 4, "orange": 12}}
"""Somebody has all orange workers."""


@rule("RR-GEN-01")
def test_money_and_shares_never_run_out():
    rich = Table({"cash": 100_000, "shares": 99}, {"shares": 99})
    rich.play("place white telegraph", "sector 1")
    assert rich.shares() == 104
    for _ in range(50):
        rich.play("sell")
    assert rich.cash() == 107_500


@rule("RR-GEN-02")
def test_a_colour_that_is_out_is_replaced_by_one_of_choice():
    table = in_action("station", cash=600, others=[GREEDY], **CHICAGO).play("city chicago", "primary orange")
    assert table.phase == "worker"
    assert table.legal() == ["take purple", "take grey", "take turquoise"]
    assert table.refusal("take orange") == "RR-GEN-02"
    table.play("take turquoise")
    assert table.seat()["supply"] == {"white": 3, "turquoise": 1}
    assert table.phase == "action"  # one, not more
    empty = [{"supply": {"white": 4, "orange": 12, "purple": 12, "grey": 12, "turquoise": 12}}]
    nobody = in_action("station", cash=600, others=empty, **CHICAGO).play("city chicago")
    assert nobody.refusal("primary orange") == "RR-GEN-14"
    assert nobody.refusal("hire orange") == "RR-GEN-07"


@rule("RR-GEN-03")
def test_discards_come_from_supply_or_board_and_never_from_managers():
    company = {"cash": 0, "supply": specialists(3, "purple"), "board": {"trade": {"grey": 1}}}
    company["milestones"] = [{"tile": "A1-1", "managers": ["orange"]}]
    table = Table(company, telegraph_tiles={"4": "TG_MONEY"}).play("place white telegraph", "sector 4")
    offered = ["tile_worker white supply", "tile_worker white board"]
    offered += ["tile_worker purple supply", "tile_worker grey board"]
    assert table.legal("tile_worker") == offered
    assert table.refusal("tile_worker orange supply") == "RR-GEN-03"
    before = table.common("grey")
    table.play("tile_worker grey board")
    assert (table.cash(), table.common("grey"), table.workers()) == (600, before + 1, 4)


@rule("RR-GEN-04")
def test_what_is_taken_is_at_hand():
    table = Table({"cash": 2000, "milestones": [{"tile": "A1-1"}], **CHICAGO}).play("hire purple")
    assert "place purple station" in table.legal()  # hired before placing
    table.play("place white station", "city chicago", "primary orange")
    assert table.seat()["supply"]["orange"] == 1
    assert "promo orange supply A1-1" in table.legal()


@rule("RR-GEN-05")
def test_a_cost_may_be_paid_with_a_later_gain():
    table = in_action("station", cash=0, shares=0, **CHICAGO)
    assert table.legal("city") == ["city chicago"]  # 300, the worth of its bonus
    table.play("city chicago", "first_bonus", "sell", "sell")
    assert (table.cash(), table.shares()) == (300, 0)
    table.play("done")
    assert table.cash() == 0


@rule("RR-GEN-06")
def test_selling_shares():
    table = Table({"cash": 0, "shares": 2}).play("sell", "sell")
    assert (table.cash(), table.shares()) == (300, 0)
    assert table.refusal("sell") == "RR-GEN-06"


@rule("RR-GEN-07")
def test_hiring():
    table = Table({"cash": 1700}, GREEDY).play("hire grey")
    assert (table.cash(), table.workers()) == (900, 5)
    assert table.refusal("hire orange") == "RR-GEN-07"
    assert table.refusal("hire white") == "RR-GEN-07"
    table.play("hire grey")
    assert table.refusal("hire grey") == "RR-GEN-07"


@rule("RR-GEN-08")
def test_where_free_actions_are_possible():
    rich = {"cash": 5000, "shares": 9}
    table = Table(rich, rich).play("place white railroad")
    assert {"sell", "hire grey"} <= set(table.legal())
    table.play("rail R01", "rail R03", "done")
    assert table.phase == "deal"
    assert {"sell", "hire grey"} <= set(table.legal())
    table.play("pass")
    assert table.state.seat == 1
    assert {"sell", "hire grey"} <= set(table.legal())
    seat = {"cash": 900, "completed": ["A1-1"], "milestones": [None]}
    drawing = Table(
        seat,
        phase="milestone",
        seat=0,
        replacing=[{"line": 0, "tile": "A1-1"}],
        drawn=[{"tile": "B-01", "seen_by": [0]}, {"tile": "B-02", "seen_by": [0]}],
    )
    assert drawing.legal() == ["keep B-01", "keep B-02"]
    assert drawing.refusal("sell") == "RR-GEN-08"


@rule("RR-GEN-09")
def test_at_the_end_of_a_turn_there_are_four_workers():
    goal = [{"tile": "D-01"}]
    table = in_action("telegraph", supply={"white": 4}, cash=0, shares=0, milestones=goal).play("sector 8")
    assert table.workers() == 4
    assert table.refusal("promo white supply D-01") == "RR-GEN-09"
    assert table.refusal("tile_worker white supply") == "RR-GEN-14"  # no step would be legal after it
    enough = in_action("telegraph", supply={"white": 4, "grey": 1}, milestones=goal).play("sector 8")
    assert enough.refusal("promo white supply D-01") is None


@rule("RR-GEN-10")
def test_inside_the_own_turn_there_may_be_fewer():
    tiles = {"4": "TG_MONEY"}
    table = in_action("telegraph", supply={"white": 4}, cash=200, shares=0, telegraph_tiles=tiles)
    table.play("sector 4", "tile_worker white supply")
    assert table.workers() == 3
    assert table.refusal("done") == "RR-GEN-10"
    table.play("hire grey")
    assert (table.workers(), table.cash()) == (4, 0)
    assert table.refusal("done") is None


def foreign_window(company, tile="DL4"):
    """Seat 0 has triggered deals and passes; seat 1 decides."""
    first = {"cash": 5000, "shares": 9}
    table = Table(first, company, deal={"tile": tile})
    table.play("place white railroad", "rail R01", "rail R03", "done")
    while table.state.seat == 0:
        table.play("pass")
    return table


@rule("RR-GEN-11")
def test_in_a_foreign_turn_there_are_always_four():
    company = {"cash": 1000, "shares": 2, "milestones": [{"tile": "D-01"}]}
    table = foreign_window(company)
    assert table.refusal("accept lower") == "RR-DEAL-04"  # four workers: no promotion is legal
    table.play("hire grey", "accept lower")
    assert table.refusal("promote white supply D-01") is None
    table.play("promote white supply D-01")
    assert (table.workers(1), table.cash(1)) == (4, 100)
    assert table.refusal("promote white supply D-01") == "RR-GEN-11"


@rule("RR-GEN-12")
def test_no_dead_ends():
    """The last $300 are needed for the station: the foreman can not be paid, unless the bonus of the city pays."""
    company = {"cash": 300, "shares": 0, "rails": ["R01"], "stations": ["washington", "charlotte"]}
    company |= {"stock": {"rails": 14, "buildings": 10}, "trains": ["promote2 down", "money600 up"]}
    other = {"stations": ["chicago"], "rails": ["R01"], "stock": {"rails": 14, "buildings": 11}}
    table = in_action("station", "purple", others=[other], **company)
    assert table.refusal("spec promote2 down") == "RR-GEN-12"
    assert table.refusal("spec money600 up") is None  # brings more than it costs
    first = in_action("station", "purple", **company)
    assert first.refusal("spec promote2 down") is None


@rule("RR-GEN-13")
def test_rewards_are_optional_but_shares_of_a_sector_are_not():
    table = in_action("telegraph", shares=0).play("sector 1")
    assert table.shares() == 5
    table = in_action("station", cash=600, **CHICAGO).play("city chicago")
    assert table.refusal("done") is None  # neither primary reward nor bonus
    two = {"rails": ["R01", "R06", "R13"], "stock": {"rails": 12}}
    table = in_action("station", cash=600, **two).play("city bismarck", "primary")
    assert table.seat()["supply"] == {"white": 3, "purple": 1, "grey": 1}  # taken whole


@rule("RR-GEN-14")
def test_an_option_without_a_live_effect_is_not_offered():
    table = in_action("station", cash=2000, **{**CHICAGO, "rails": ["R02"]}, milestones=[]).play("city little_rock")
    assert table.refusal("first_bonus") is None  # the share is live, the promotion is not
    miami = in_action("station", cash=300, shares=0, rails=["R03"], stock={"rails": 14})
    miami.play("city miami")
    assert miami.refusal("primary") is None
    top = {"telegraph": 5, "stations": 6, "network": 6}
    full = in_action("station", cash=900, rails=["R03"], stock={"rails": 14}, tracks=top).play("city miami")
    assert full.refusal("primary") == "RR-GEN-14"


@rule("RR-GEN-15")
def test_an_effect_is_finished_or_stopped_first():
    company = {"cash": 2000, "rails": ["R01", "R07"], "stock": {"rails": 13}, "milestones": [{"tile": "D-01"}]}
    table = in_action("station", **company).play("city kansas_city", "first_bonus")
    assert table.phase == "steps"  # the listed order: a step, then a promotion
    assert table.refusal("promote white supply D-01") == "RR-GEN-15"
    assert table.refusal("done") == "RR-GEN-15"
    assert table.refusal("sell") is None
    assert table.refusal("hire grey") is None
    table.play("stop")
    assert table.phase == "promote"
    table.play("promote white supply D-01")
    assert table.phase == "action"


@rule("RR-GEN-15")
def test_nothing_comes_between_a_toll_and_its_payment():
    company = {"cash": 2000, "tracks": {"telegraph": 4}}
    table = in_action("trade", "purple", **company).play("spec", "step telegraph")
    assert table.phase == "toll"
    assert table.refusal("sell") == table.refusal("hire grey") == table.refusal("stop") == "RR-GEN-15"


@rule("RR-GEN-16")
def test_exchange():
    company = {"supply": {"white": 3, "purple": 1}, "board": {"trade": {"purple": 1, "white": 1}}}
    table = Table(company, GREEDY).play("place purple telegraph", "spec")
    assert table.legal("give") == ["give white supply", "give white board", "give purple board"]
    table.play("give purple board")
    assert table.phase == "exchange_take"
    assert "take purple" in table.legal()  # the same colour, back in the supply
    assert table.refusal("take orange") == "RR-GEN-16"
    table.play("take purple")
    assert table.seat()["supply"] == {"white": 3, "purple": 1}
    assert table.workers() == 6
    again = Table({"supply": {"white": 3, "purple": 2}}).play("place purple telegraph", "spec", "give purple supply")
    assert again.refusal("take purple") == "RR-GEN-16"
    again.play("take grey")
    assert again.seat()["supply"] == {"white": 3, "grey": 1}


@rule("RR-GEN-17")
def test_prices_are_paid_out_of_cash():
    table = in_action("railroad", "purple", cash=200, shares=9)
    assert table.refusal("spec money600") == "RR-GEN-17"
    table.play("sell")
    assert table.refusal("spec money600") is None
    table.play("spec money600")
    assert table.cash() == 50
