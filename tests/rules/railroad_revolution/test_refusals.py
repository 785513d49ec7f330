"""Refusals inside effects and prices: each by the rule that says it best."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.railroad_revolution.table import Table, in_action

ALL = {"white": 4, "purple": 11, "orange": 12, "grey": 12, "turquoise": 12}


@rule("RR-GEN-17")
def test_prices_in_cash():
    assert in_action("trade", cash=50, trains=["rail100 up"]).refusal("trade_flip rail100 up") == "RR-GEN-17"
    company = {"cash": 800, "shares": 2, "milestones": [{"tile": "D-01"}], "supply": {"white": 4, "grey": 2}}
    table = Table(company, deal={"tile": "DL4"}).play("place white railroad", "rail R01", "rail R03", "done")
    table.play("accept lower", "promote grey supply D-01")
    assert table.cash() == 0
    assert table.refusal("promote grey supply D-01") == "RR-GEN-17"


@rule("RR-GEN-14")
def test_colour_effects_that_change_nothing():
    exchange = in_action("telegraph", "purple", others=[{"supply": ALL}])
    assert exchange.refusal("spec") == "RR-GEN-14"
    top = {"telegraph": 5, "stations": 6, "network": 6}
    assert in_action("trade", "purple", tracks=top).refusal("spec") == "RR-GEN-14"
    tile = in_action("telegraph", "turquoise", cash=900, telegraph_tiles={"4": "TG_PROMOTE"}).play("sector 4")
    assert tile.refusal("spec") == "RR-GEN-14"


@rule("RR-GEN-03", "RR-PERF-02")
def test_only_own_workers_pay_tolls():
    toll = in_action("trade", "purple", supply={"white": 4, "purple": 2}, tracks={"telegraph": 4})
    toll.play("spec", "step telegraph")
    assert toll.refusal("discard orange supply") == "RR-GEN-03"
    assert toll.refusal("discard purple board") is None


@rule("RR-GEN-16")
def test_exchanges_that_are_none():
    others = [{"supply": {"white": 4, "orange": 12, "grey": 12, "turquoise": 12}}]
    table = in_action("telegraph", "purple", supply={"white": 4, "purple": 2}, others=others).play("spec")
    assert table.refusal("give grey supply") == "RR-GEN-03"
    assert table.refusal("give purple supply") == "RR-GEN-16"  # only purple workers lie in the common supply
    assert table.refusal("give purple board") is None


@rule("RR-RAIL-04", "RR-RAIL-11")
def test_a_free_rail_beside_an_own_one():
    company = {"cash": 100, "trains": ["rail100 up"], "rails": ["R01"], "stock": {"rails": 14}}
    table = in_action("trade", **company).play("trade_flip rail100 up")
    assert table.refusal("rail R01") == "RR-RAIL-04"


@rule("RR-TEL-05", "RR-TEL-13")
def test_a_free_office_beside_an_own_one():
    company = {"shares": 1, "offices": [3], "stock": {"buildings": 11}}
    table = in_action("trade", "grey", deal={"tile": "DL4"}, **company).play("spec upper")
    assert table.refusal("sector 3") == "RR-TEL-05"


@rule("RR-SET-05")
def test_the_spare_building_stands_in_a_printed_city():
    rest = [{"tile": "E3", "side": "b", "worker": "grey"}]
    table = Table({"rails": ["R01"]}, players=2, phase="endow_pick", seat=0, endowment=rest).play("pick E3")
    assert table.refusal("city chicago") == "RR-SET-05"
