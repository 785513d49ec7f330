"""RR-TEL: the action TELEGRAPH."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.railroad_revolution.table import Table, in_action

MONEY = {"4": "TG_MONEY"}


@rule("RR-TEL-01")
def test_the_leftmost_building_goes_to_any_sector():
    table = in_action("telegraph", cash=0)
    assert table.legal("sector") == [f"sector {n}" for n in range(1, 9)]
    table.play("sector 7")
    assert (table.seat()["offices"], table.seat()["stock"]["buildings"]) == ([7], 11)
    assert table.refusal("sector 1") == "RR-TEL-01"
    table.play("done")
    assert table.cash() == 0


@rule("RR-TEL-02", "RR-TEL-03", "RR-TEL-04")
def test_shares_of_a_sector():
    first = in_action("telegraph", shares=0).play("sector 2")
    assert first.shares() == 3 + 2
    assert first.state.first_office[1] == 0
    late = in_action("telegraph", shares=0, others=[{"offices": [2], "stock": {"buildings": 11}}]).play("sector 2")
    assert late.shares() == 3
    assert late.state.first_office[1] == 1
    neutral = in_action("telegraph", shares=0, players=2).play("sector 1")
    assert neutral.shares() == 4


@rule("RR-TEL-05")
def test_one_own_office_per_sector():
    table = in_action("telegraph", offices=[3], stock={"buildings": 11})
    assert table.refusal("sector 3") == "RR-TEL-05"


@rule("RR-TEL-06")
def test_a_worker_for_the_tile():
    table = in_action("telegraph", cash=0, supply={"white": 4, "grey": 2}, telegraph_tiles=MONEY)
    assert table.refusal("tile_worker white supply") == "RR-TEL-06"
    table.play("sector 4", "tile_worker white board")
    assert (table.cash(), table.workers()) == (600, 5)
    assert table.refusal("tile_worker white supply") == "RR-TEL-06"  # once per action
    table.play("done")
    assert table.state.sector_tile[3] >= 0  # the tile stays


@rule("RR-TEL-07")
def test_deal_sectors_have_a_deal_and_no_tile():
    table = in_action("telegraph", supply={"white": 4, "grey": 1}).play("sector 6")
    assert table.refusal("tile_worker white supply") == "RR-TEL-07"
    assert table.play("done").phase == "deal"


@rule("RR-TEL-08")
def test_no_building_or_no_sector():
    assert Table({"stock": {"buildings": 0}}).refusal("place white telegraph") == "RR-TEL-08"
    full = {"offices": [1, 2, 3, 4, 5, 6, 7, 8], "stock": {"buildings": 4}}
    assert Table(full).refusal("place white telegraph") == "RR-TEL-08"


@rule("RR-TEL-09")
def test_purple_exchanges():
    table = in_action("telegraph", "purple")
    assert table.refusal("spec grey") == "RR-TEL-09"
    table.play("spec", "give purple board", "take grey")
    assert table.seat()["supply"] == {"white": 4, "grey": 1}


@rule("RR-TEL-10")
def test_grey_takes_the_first_office_shares():
    first = in_action("telegraph", "grey", shares=0).play("sector 8", "spec")
    assert first.shares() == 1 + 2 + 2
    other = [{"offices": [8], "stock": {"buildings": 11}}]
    assert in_action("telegraph", "grey", shares=0, others=other).play("sector 8", "spec").shares() == 1 + 2


@rule("RR-TEL-11")
def test_orange_takes_money_for_the_shares_of_the_sector():
    table = in_action("telegraph", "orange", cash=0, telegraph_tiles={"1": "TG_FLIP2"}, trains=["shares3 up"])
    table.play("sector 1", "tile_worker white supply", "flip shares3 up", "stop", "spec")
    assert table.shares() == 3 + 5 + 3
    assert table.cash() == 500  # the shares of the train do not count


@rule("RR-TEL-12")
def test_turquoise_pays_for_the_tile():
    table = in_action("telegraph", "turquoise", cash=400, supply={"white": 4, "turquoise": 1}, telegraph_tiles=MONEY)
    table.play("sector 4", "spec")
    assert (table.cash(), table.workers()) == (600, 5)
    table.play("tile_worker white supply")  # and once more for a worker
    assert (table.cash(), table.workers()) == (1200, 4)
    assert in_action("telegraph", "turquoise", cash=400).play("sector 3").refusal("spec") == "RR-TEL-07"
    assert in_action("telegraph", "turquoise", cash=399, shares=0).play("sector 4").refusal("spec") == "RR-GEN-17"


@rule("RR-TEL-13")
def test_a_free_office():
    table = in_action("trade", "grey", shares=1, deal={"tile": "DL4"}).play("spec upper", outcomes=["DL1"])
    assert (table.phase, table.shares()) == ("free_office", 0)
    table.play("sector 3")
    assert (table.shares(), table.state.first_office[2], table.seat()["stock"]["buildings"]) == (0, 0, 11)
    table.play("sell rail", "done")
    assert table.phase == "place"  # no deal
    none = in_action("trade", "grey", shares=1, deal={"tile": "DL4"}, stock={"buildings": 0})
    assert none.refusal("spec upper") == "RR-DEAL-04"
