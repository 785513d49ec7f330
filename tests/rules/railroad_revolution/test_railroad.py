"""RR-RAIL: the action RAILROAD and free rails."""

from __future__ import annotations

import pytest

from steamshed.games.railroad_revolution.content import reader as content
from steamshed.kernel.errors import ContentError
from tests.rule import rule
from tests.rules.railroad_revolution.table import Table, in_action


@rule("RR-RAIL-01")
def test_two_leftmost_rails():
    table = in_action("railroad", cash=2000)
    assert table.legal("rail") == ["rail R01", "rail R02", "rail R03"]
    assert table.refusal("rail R07") == "RR-RAIL-01"
    table.play("rail R01", "rail R02")
    assert table.seat()["stock"] == {"rails": 13, "buildings": 12}
    assert table.seat()["rails"] == ["R01", "R02"]


@rule("RR-RAIL-02")
def test_the_cost_of_rails():
    table = in_action("railroad", cash=700, shares=3).play("rail R01", "rail R02")
    assert table.refusal("done") == "RR-RAIL-02"  # 400 + 200 + 300
    table.play("sell", "sell", "done")
    assert table.cash() == 700 + 300 - 900
    plains = in_action("railroad", cash=500, rails=["R01"], stock={"rails": 14}).play("rail R06", "rail R07", "done")
    assert plains.cash() == 0


@rule("RR-RAIL-03")
def test_the_first_rail_opens_the_way_for_the_second():
    table = in_action("railroad", cash=2000)
    assert "rail R07" not in table.legal()
    table.play("rail R01")
    assert {"rail R07", "rail R03"} <= set(table.legal())  # joined or not


@rule("RR-RAIL-04")
def test_one_own_rail_per_space_but_many_players():
    other = {"rails": ["R01"], "stock": {"rails": 14}}
    table = in_action("railroad", cash=2000, others=[other]).play("rail R01")
    assert table.refusal("rail R01") == "RR-RAIL-04"


@rule("RR-RAIL-05")
def test_exactly_two_or_the_last_one():
    table = in_action("railroad", cash=2000).play("rail R01", "rail R02")
    assert table.refusal("rail R03") == "RR-RAIL-05"
    last = in_action("railroad", cash=700, stock={"rails": 1}).play("rail R02", "done")
    assert last.cash() == 0
    assert Table({"cash": 9000, "stock": {"rails": 0}}).refusal("place white railroad") == "RR-RAIL-05"
    assert Table({"cash": 100, "shares": 2}).refusal("place white railroad") == "RR-RAIL-05"
    short = in_action("railroad", cash=600, shares=0)
    assert short.legal("rail") == ["rail R01", "rail R03"]  # R01 and R07 cost 600; R02 could not be paid
    assert short.refusal("rail R02") == "RR-RAIL-05"


@rule("RR-RAIL-06")
def test_deal_icons_trigger_one_evaluation():
    rich = {"cash": 3000, "shares": 9}
    table = in_action("railroad", **rich).play("rail R01", "rail R07", "done")
    assert table.phase == "place"
    table = in_action("railroad", rails=["R01"], stock={"rails": 14}, **rich).play("rail R03", "rail R04")
    assert table.phase == "action"  # only after the whole action
    table.play("done", "pass", "pass", "pass", "pass")
    assert (table.phase, table.state.seat) == ("place", 1)  # one evaluation for two icons
    other = {"rails": ["R03"], "stock": {"rails": 14}}
    late = in_action("railroad", others=[other], **rich).play("rail R03", "rail R01", "done")
    assert late.phase == "deal"


@rule("RR-RAIL-07")
def test_purple_takes_a_train():
    table = in_action("railroad", "purple", cash=1000).play("spec shares3")
    assert (table.cash(), table.seat()["trains"]) == (700, ["promote2 up", "shares3 up"])
    assert table.refusal("spec promote2") == "RR-TURN-07"
    assert in_action("railroad", "purple", cash=1000).refusal("spec promote2") == "RR-TRN-01"
    assert in_action("railroad", "purple", cash=1000).refusal("spec") == "RR-RAIL-07"


@rule("RR-RAIL-08")
def test_grey_takes_two_shares():
    table = in_action("railroad", "grey", cash=1000, shares=0).play("spec")
    assert table.shares() == 2
    assert in_action("railroad", "grey", cash=1000).refusal("spec upper") == "RR-RAIL-08"


@rule("RR-RAIL-09")
def test_orange_takes_money_for_triangles():
    table = in_action("railroad", "orange", cash=1000).play("rail R01")
    assert table.refusal("spec") == "RR-RAIL-09"
    table.play("rail R02", "spec")
    assert table.cash() == 1000 + 100 + 5 * 50
    table.play("done")
    assert table.cash() == 1000 - 300 - 5 * 50


@rule("RR-RAIL-10")
def test_turquoise_lays_three():
    table = in_action("railroad", "turquoise", cash=2000).play("spec", "rail R01", "rail R07")
    assert table.refusal("done") == "RR-TURN-06"
    table.play("rail R14", "done")
    assert table.cash() == 2000 - 400 - 200
    late = in_action("railroad", "turquoise", cash=2000).play("rail R01", "rail R07", "spec")
    assert late.legal("rail")
    two = in_action("railroad", "turquoise", cash=2000, stock={"rails": 2})
    assert two.refusal("spec") == "RR-RAIL-10"
    assert two.play("rail R01", "rail R07").refusal("done") is None


@rule("RR-RAIL-11")
def test_free_rails():
    table = in_action("trade", cash=100, trains=["rail100 up"]).play("trade_flip rail100 up")
    assert (table.phase, table.cash()) == ("free_rail", 0)
    assert table.refusal("rail R12") == "RR-RAIL-11"
    table.play("rail R03", "sell building", "done")
    assert table.phase == "place"  # no deal, no terrain cost
    assert table.cash() == 400
    assert table.seat(0)["stock"] == {"rails": 14, "buildings": 11}
    turn = {"placed": "white", "action": "trade", "used": ["trade_flip"]}
    company = {"stock": {"rails": 0}, "supply": {"white": 3}, "board": {"trade": {"white": 1}}}
    empty = Table(company, phase="free_rail", turn=turn, frames=["free_rail"])
    assert empty.refusal("rail R01") == "RR-RAIL-11"  # no rail is left
    box = table.state.rules.box
    assert table.state.rails[0] & box.deal_mask  # the icon counts for milestones


@rule("RR-RAIL-12")
def test_an_available_space_always_exists(tmp_path):
    box = content.box()
    assert len(box.spaces) == 26
    assert len(box.spaces) > box.rails + 1
    for file in content.FOLDER.iterdir():
        if file.name.endswith(".toml"):
            (tmp_path / file.name).write_text(file.read_text())
    board = (tmp_path / "player_board.toml").read_text().replace("rails = 2", "rails = 5")
    (tmp_path / "player_board.toml").write_text(board)
    with pytest.raises(ContentError, match="fewer rail spaces than rails"):
        content.read_box(tmp_path)
