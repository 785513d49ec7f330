"""RR-DEAL: deals round the table."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.railroad_revolution.table import Table, in_action

RICH = {"cash": 5000, "shares": 9}


def offered(*others, tile="DL1", company=RICH, players=3, discards=(), **position):
    """Seat 0 has built on a deal icon: its window is open, if it can take anything."""
    table = Table(company, *others, players=players, deal={"tile": tile, "discards": list(discards)}, **position)
    return table.play("place white railroad", "rail R01", "rail R03", "done")


@rule("RR-DEAL-01")
def test_deals_come_after_the_whole_action():
    table = Table(RICH).play("place white railroad", "rail R03")
    assert table.phase == "action"
    table.play("rail R01")
    assert table.phase == "action"
    assert table.play("done").phase == "deal"


@rule("RR-DEAL-02")
def test_the_price_of_a_deal():
    table = offered(tile="DL2").play("accept lower")
    assert (table.shares(), table.cash()) == (7, 5000 - 700 - 100)
    assert table.seat()["supply"]["orange"] == 1
    poor = offered({}, company={"cash": 700, "shares": 3}, tile="DL7")
    assert poor.state.seat == 0
    assert poor.refusal("accept lower") == "RR-DEAL-02"  # four shares


@rule("RR-DEAL-03")
def test_the_active_player_takes_both_the_others_one():
    table = offered({"shares": 9}, {"shares": 9}, tile="DL1")
    table.play("accept lower", "step network", "stop", "accept upper", "stop")
    assert (table.phase, table.state.seat) == ("deal", 1)  # both taken: the window is closed
    assert table.shares(0) == 9 - 4
    table.play("accept lower")
    assert table.refusal("accept upper") == "RR-GEN-15"
    table.play("stop")
    assert table.state.seat == 2  # only one, and the same deal as seat 0
    table.play("pass")
    assert (table.phase, table.state.seat) == ("place", 1)


@rule("RR-DEAL-03")
def test_a_deal_is_taken_once():
    table = offered(tile="DL1").play("accept lower", "stop")
    assert table.refusal("accept lower") == "RR-DEAL-03"


@rule("RR-DEAL-04")
def test_a_deal_without_effect_is_not_accepted():
    table = offered(tile="DL3", company={**RICH, "trains": []})
    assert table.refusal("accept lower") == "RR-DEAL-04"
    assert table.refusal("accept upper") is None


@rule("RR-DEAL-05")
def test_the_next_tile_is_turned_up():
    broke = {"shares": 0}
    table = offered(broke, broke, tile="DL1", discards=["DL2"])
    table.play("pass", outcomes=["DL9"])
    assert table.state.dump()["deal"] == {"tile": "DL9", "discards": ["DL1", "DL2"]}
    assert any(event.reveals for event in table.events)
    everything = [f"DL{n}" for n in range(2, 10)]
    table = offered(broke, broke, tile="DL1", discards=everything)
    table.play("pass", outcomes=["DL1"])  # the used tile may come again at once
    assert table.state.dump()["deal"] == {"tile": "DL1", "discards": []}


@rule("RR-DEAL-06")
def test_rewards_trigger_no_deal():
    broke = {"shares": 0}
    table = offered(broke, broke, tile="DL7").play("accept upper", "rail R04")
    assert "R04" in table.seat()["rails"]
    table.play("pass")
    assert (table.phase, table.state.seat) == ("place", 1)


@rule("RR-DEAL-07")
def test_kinds_of_rewards():
    goal = {"milestones": [{"tile": "D-01"}], "supply": {"white": 4, "grey": 3}, "trains": ["shares3 down"]}
    phases = {
        ("DL1", "upper"): "exchange",
        ("DL1", "lower"): "steps",
        ("DL2", "upper"): "free_rail",
        ("DL2", "lower"): "deal",
        ("DL3", "upper"): "free_station",
        ("DL3", "lower"): "flip",
        ("DL4", "upper"): "free_office",
        ("DL4", "lower"): "promote",
        ("DL5", "upper"): "train",
        ("DL6", "upper"): "flip",
        ("DL6", "lower"): "deal",
    }
    for (tile, half), phase in phases.items():
        table = offered(tile=tile, company={**RICH, **goal}).play(f"accept {half}")
        assert table.phase == phase, tile
    paid = offered(tile="DL4", company={**RICH, **goal}).play("accept lower")
    before = paid.cash()
    paid.play("promote grey supply D-01", "promote grey supply D-01")
    assert paid.cash() == before - 200


@rule("RR-DEAL-08")
def test_a_window_opens_only_if_something_can_be_accepted():
    table = offered({"shares": 0}, {"shares": 1}, tile="DL1")
    table.play("pass")
    assert table.state.seat == 2  # seat 1 has no share
    nobody = offered({"shares": 0}, {"shares": 0}, company={"cash": 700, "shares": 0})
    assert nobody.phase == "place"
    selling = offered({"shares": 3, "cash": 0}, {"shares": 2, "cash": 50}, tile="DL2")
    selling.play("pass")
    assert selling.state.seat == 1
    assert selling.refusal("accept lower") == "RR-DEAL-02"  # $100 are missing: a sale makes it possible
    selling.play("sell", "accept lower")
    assert selling.seat(1)["supply"]["orange"] == 1
    assert selling.state.seat == 2  # the free rail of the upper deal is possible for two shares


@rule("RR-DEAL-08")
def test_a_window_opens_for_a_hiring():
    goal = {"milestones": [{"tile": "A1-1"}], "shares": 1, "cash": 1000, "stock": {"buildings": 0}}
    table = offered(goal, {"shares": 0}, tile="DL4").play("pass")
    assert table.state.seat == 1
    assert table.legal("accept") == []
    table.play("hire orange", "accept lower", "promote orange supply A1-1")
    assert table.workers(1) == 4


@rule("RR-DEAL-08")
def test_the_window_stays_until_there_are_enough_workers():
    """Three workers at the end of the action: only the workers of a deal can save the turn."""
    goal = [{"tile": "D-01"}]
    company = {"cash": 700, "shares": 4, "milestones": goal, "supply": {"white": 4}}
    table = Table(company, {"shares": 0}, players=2, deal={"tile": "DL6"})
    table.play("place white railroad", "rail R01", "rail R03")
    assert table.refusal("promo white supply D-01") is None
    table.play("promo white supply D-01", "done")
    assert (table.phase, table.workers()) == ("deal", 3)
    assert table.refusal("pass") == "RR-GEN-10"
    assert table.refusal("accept lower") is None
    assert table.refusal("sell") == "RR-GEN-12"  # the shares are needed
    table.play("accept lower")
    assert table.workers() == 5


@rule("RR-DEAL-08", "RR-GEN-10")
def test_in_the_open_window_a_hiring_is_enough():
    company = {"cash": 1500, "shares": 4, "milestones": [{"tile": "D-01"}], "supply": {"white": 4}}
    table = Table(company, {"shares": 0}, players=2, deal={"tile": "DL6"})
    table.play("place white railroad", "rail R01", "rail R03", "promo white supply D-01", "done")
    assert table.refusal("hire grey") is None
    table.play("hire grey", "pass")
    assert (table.phase, table.state.seat) == ("place", 1)


@rule("RR-DEAL-08")
def test_another_players_window_closes_by_passing_only():
    table = offered({"shares": 1}, {"shares": 0}, tile="DL1").play("pass", "sell")
    assert (table.phase, table.state.seat) == ("deal", 1)
    assert table.legal() == ["pass"]


@rule("RR-DEAL-09")
def test_later_players_see_what_earlier_ones_left():
    every = [f"{kind} up" for kind in ("money600", "steps3", "shares3", "rail100") for _ in range(4)]
    table = offered({"shares": 3}, {"shares": 3, "trains": every[1:]}, tile="DL8")
    table.play("accept upper")
    assert table.legal("train") == ["train money600"]
    table.play("train money600", "pass")
    assert table.state.seat == 1
    assert table.refusal("accept upper") == "RR-DEAL-04"
    assert table.refusal("accept lower") is None


@rule("RR-DEAL-08", "RR-GEN-10")
@pytest.mark.parametrize(("shares", "refused"), [(0, "RR-GEN-10"), (1, None)])
def test_an_action_ends_with_too_few_workers_only_if_the_window_opens(shares, refused):
    """A worker could be hired in the window; but without a share nothing can be accepted, and there is none."""
    company = {"supply": {"white": 4}, "milestones": [{"tile": "D-01"}], "cash": 1500, "shares": shares}
    table = in_action("railroad", deal={"tile": "DL1"}, **company)
    table.play("rail R03", "rail R05", "promo white board D-01")
    assert table.workers() == 3
    assert table.refusal("done") == refused
    table.play("hire grey")
    assert table.refusal("done") is None
