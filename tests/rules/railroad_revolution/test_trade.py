"""RR-TRD: the action TRADE, and RR-TRN: trains."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.railroad_revolution.table import Table, in_action


@rule("RR-TRD-01")
def test_a_piece_of_the_leftmost_sector_is_sold():
    table = in_action("trade", cash=0)
    assert table.legal("sell") == ["sell rail", "sell building", "sell"]
    table.play("sell building")
    assert (table.cash(), table.seat()["stock"]) == (400, {"rails": 15, "buildings": 11})
    assert table.refusal("sell rail") == "RR-TRD-01"  # exactly one
    later = in_action("trade", cash=0, stock={"rails": 11, "buildings": 11})
    assert later.refusal("sell rail") == "RR-TRD-01"  # the second sector holds a building only
    assert later.play("sell building").cash() == 500


@rule("RR-TRD-02")
def test_a_flip_before_or_after():
    table = in_action("trade", trains=["money600 up", "shares3 up"], cash=0).play("trade_flip money600 up")
    assert table.refusal("trade_flip shares3 up") == "RR-TRD-02"
    table.play("sell rail", "done")
    assert table.cash() == 1000
    after = in_action("trade", trains=["money600 up"], cash=0).play("sell rail")
    assert after.refusal("trade_flip money600 up") is None
    last = {"rails": 1, "buildings": 0}
    stuck = in_action("trade", trains=["rail100 up"], cash=100, stock=last)
    assert stuck.refusal("trade_flip rail100 up") == "RR-TRN-05"  # nothing would be left to sell
    sector = in_action("trade", trains=["rail100 up"], cash=100, stock={"rails": 14, "buildings": 11})
    sector.play("trade_flip rail100 up", "rail R01")
    assert sector.play("sell building").cash() == 500  # the first sector is empty now


@rule("RR-TRD-03")
def test_only_an_empty_stock_stops_trade():
    assert Table({"stock": {"rails": 0, "buildings": 0}}).refusal("place white trade") == "RR-TRD-03"
    assert Table({"stock": {"rails": 0, "buildings": 1}, "cash": 0}).refusal("place white trade") is None


@rule("RR-TRD-04")
def test_purple_steps():
    table = in_action("trade", "purple").play("spec", "step stations", "step network", "step telegraph")
    assert table.seat()["tracks"] == {"telegraph": 1, "stations": 1, "network": 1}
    assert table.phase == "action"
    assert in_action("trade", "purple").refusal("spec upper") == "RR-TRD-04"


@rule("RR-TRD-05")
def test_grey_accepts_a_deal_alone():
    table = in_action("trade", "grey", shares=2, deal={"tile": "DL8", "discards": ["DL1"]})
    assert table.refusal("spec lower") is None
    table.play("spec upper", outcomes=["DL5"])  # three shares, one of them comes with it
    assert (table.shares(), table.phase) == (0, "train")
    data = table.state.dump()
    assert data["deal"] == {"tile": "DL5", "discards": ["DL1", "DL8"]}
    table.play("train money600", "sell rail", "done")
    assert (table.phase, table.state.seat) == ("place", 1)  # nobody else takes part
    assert in_action("trade", "grey", shares=1, deal={"tile": "DL8"}).refusal("spec upper") == "RR-TRD-05"
    paid = in_action("trade", "grey", shares=1, cash=100, deal={"tile": "DL8"}).play("spec lower", outcomes=["DL5"])
    assert (paid.shares(), paid.cash()) == (0, 0)  # two shares and $100 for a grey worker
    quiet = in_action("trade", "grey", shares=2, deal={"tile": "DL8"}).play("sell rail", "done")
    assert quiet.state.dump()["deal"]["tile"] == "DL8"
    assert quiet.shares() == 2


@rule("RR-TRD-06")
def test_orange_takes_money_for_trains():
    trains = ["promote2 up", "shares3 down", "rail100 up"]
    assert in_action("trade", "orange", cash=0, trains=trains).play("spec").cash() == 300
    assert in_action("trade", "orange", trains=[]).refusal("spec") == "RR-TRD-06"


@rule("RR-TRD-07")
def test_turquoise_flips_once_more():
    table = in_action("trade", "turquoise", shares=0, trains=["shares3 up"])
    table.play("trade_flip shares3 up", "spec shares3 down")
    assert table.seat()["trains"] == ["shares3 up"]
    assert table.shares() == 3
    assert in_action("trade", "turquoise").refusal("spec") == "RR-TRD-07"
    assert table.refusal("spec shares3 up") == "RR-TURN-07"
    other = in_action("trade", "turquoise", trains=["shares3 up", "promote2 up"], milestones=[])
    assert other.refusal("spec shares3 down") == "RR-TRN-04"
    assert other.refusal("spec steps3 up") == "RR-TRN-03"
    assert other.refusal("spec promote2 up") == "RR-TRN-05"


@rule("RR-TRD-08")
def test_a_free_station():
    company = {"shares": 2, "cash": 0, "rails": ["R01"], "stock": {"rails": 14}}
    table = in_action("trade", "grey", deal={"tile": "DL3"}, **company).play("spec upper", outcomes=["DL1"])
    assert table.phase == "free_station"
    assert table.legal("city") == ["city washington", "city charlotte", "city chicago"]
    assert table.refusal("city denver") == "RR-STA-07"
    table.play("city chicago")
    assert (table.cash(), table.shares(), table.phase) == (0, 0, "action")
    assert table.state.first_station[table.state.rules.box.city_of["chicago"]] == 0
    assert table.seat()["stock"]["buildings"] == 11


@rule("RR-TRN-01", "RR-TRN-02")
def test_taking_trains():
    table = in_action("railroad", "purple", cash=2000, trains=["shares3 up", "shares3 up"]).play("spec shares3")
    assert table.seat()["trains"] == ["shares3 up"] * 3
    assert table.state.view(None)["stacks"]["shares3"] == 2
    held = [{"trains": ["shares3 up"] * 5}]
    assert in_action("railroad", "purple", cash=2000, others=held).refusal("spec shares3") == "RR-TRN-01"
    every = [f"{kind} up" for kind in ("money600", "steps3", "shares3", "rail100") for _ in range(5)]
    company = {"cash": 2000, "rails": ["R01", "R06", "R13"], "stock": {"rails": 12}}
    empty = in_action("station", others=[{"trains": every}], **company).play("city bismarck")
    assert empty.refusal("first_bonus") == "RR-GEN-14"


@rule("RR-TRN-03", "RR-TRN-04")
def test_flipping_trains():
    up = in_action("trade", shares=0, trains=["shares3 up"]).play("trade_flip shares3 up")
    assert (up.shares(), up.seat()["trains"]) == (3, ["shares3 down"])
    down = in_action("trade", shares=0, trains=["shares3 down"])
    assert down.refusal("trade_flip shares3 up") == "RR-TRN-03"
    down.play("trade_flip shares3 down")
    assert (down.shares(), down.seat()["trains"]) == (0, ["shares3 up"])
    assert in_action("trade", trains=["shares3 up"]).refusal("trade_flip shares3 down") == "RR-TRN-04"


@rule("RR-TRN-05")
def test_a_face_up_train_needs_a_live_bonus():
    assert in_action("trade", trains=["promote2 up"], milestones=[]).refusal("trade_flip promote2 up") == "RR-TRN-05"
    goal = [{"tile": "D-01"}]
    live = in_action("trade", trains=["promote2 up"], milestones=goal, supply={"white": 4, "grey": 1})
    live.play("trade_flip promote2 up", "stop")  # stopped without using it
    assert live.seat()["trains"] == ["promote2 down"]
    assert in_action("trade", trains=["promote2 down"], milestones=[]).refusal("trade_flip promote2 down") is None


@rule("RR-TRN-05")
def test_a_flip_still_to_come_does_not_make_a_bonus_live():
    company = {"trains": ["promote2 up", "money600 up"], "milestones": [], "supply": {"white": 4, "grey": 2}}
    table = in_action("telegraph", telegraph_tiles={"1": "TG_FLIP2"}, **company)
    table.play("sector 1", "tile_worker white supply")
    assert table.legal("flip") == ["flip money600 up"]
    assert table.refusal("flip promote2 up") == "RR-TRN-05"


@rule("RR-TRN-06")
def test_flipping_twice():
    tiles = {"1": "TG_FLIP2"}
    company = {"shares": 0, "trains": ["shares3 up", "steps3 down"], "supply": {"white": 4, "grey": 2}}
    same = in_action("telegraph", telegraph_tiles=tiles, **company).play("sector 1", "tile_worker white supply")
    same.play("flip shares3 up", "flip shares3 down")
    assert same.seat()["trains"] == ["steps3 down", "shares3 up"]
    one = in_action("telegraph", telegraph_tiles=tiles, **company).play("sector 1", "tile_worker white supply")
    one.play("flip shares3 up")
    assert one.phase == "flip"
    assert one.play("stop").phase == "action"


@rule("RR-TRN-07")
@pytest.mark.parametrize(
    ("kind", "cash", "shares", "phase"),
    [
        ("promote2", 500, 0, "promote"),
        ("money600", 1100, 0, "action"),
        ("steps3", 500, 0, "steps"),
        ("shares3", 500, 3, "action"),
        ("rail100", 400, 0, "free_rail"),
    ],
)
def test_train_bonuses(kind, cash, shares, phase):
    goal = [{"tile": "D-01"}, {"tile": "D-02"}]
    company = {"cash": 500, "shares": 0, "trains": [f"{kind} up"], "milestones": goal}
    table = in_action("trade", supply={"white": 4, "grey": 2, "purple": 2}, **company)
    table.play(f"trade_flip {kind} up")
    assert (table.cash(), table.shares(), table.phase) == (cash, shares, phase)
    if kind == "promote2":
        table.play("promote grey supply D-01", "promote grey supply D-02")
        assert table.phase == "action"
    if kind == "steps3":
        table.play("step network", "step telegraph", "step stations")
        assert table.phase == "action"
