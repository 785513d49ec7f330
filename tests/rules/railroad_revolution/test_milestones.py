"""RR-MIL: promotion and milestones."""

from __future__ import annotations

import pytest

from steamshed.games.railroad_revolution.rules import milestone
from tests.rule import rule
from tests.rules.railroad_revolution.table import Table, in_action

DRAWN = ["B-05", "B-01", "B-09"]
READY = {"milestones": [{"tile": "A2-4", "managers": ["turquoise"]}], "rails": ["R02", "R09"], "stock": {"rails": 13}}
"""A2-4: a rail over three triangles, one over plains."""


def end_turn(table, outcomes=None):
    return table.play("place white trade", "sell building").play("done", outcomes=outcomes)


@rule("RR-MIL-01")
def test_promotion():
    goal = [{"tile": "A1-1"}]
    table = in_action("trade", milestones=goal, supply={"white": 4, "orange": 1}).play("promo orange supply A1-1")
    assert table.seat()["milestones"][0] == {"tile": "A1-1", "managers": ["orange"]}
    assert table.workers() == 4
    other = in_action("trade", milestones=goal, supply={"white": 4, "orange": 1})
    assert other.refusal("promo orange supply A1-2") == "RR-MIL-01"
    assert other.refusal("promo orange board A1-1") == "RR-MIL-01"


@rule("RR-MIL-02")
def test_slots_take_their_colour():
    goal = [{"tile": "B-07"}, {"tile": "D-01"}]
    table = in_action("trade", milestones=goal, supply={"white": 4, "orange": 1, "purple": 1})
    assert table.refusal("promo orange supply B-07") == "RR-MIL-02"
    assert table.refusal("promo purple supply B-07") is None
    assert table.refusal("promo orange supply D-01") is None
    assert table.refusal("promo white supply D-01") is None
    full = [{"tile": "B-07", "managers": ["purple"]}]
    again = in_action("trade", milestones=full, supply={"white": 4, "orange": 1, "purple": 1})
    assert again.refusal("promo purple supply B-07") == "RR-MIL-02"
    train = in_action("trade", milestones=goal, supply={"white": 4, "orange": 1, "purple": 1}, trains=["promote2 up"])
    train.play("trade_flip promote2 up")
    assert train.refusal("promote orange supply B-07") == "RR-MIL-02"
    assert train.refusal("promote orange supply B-08") == "RR-MIL-01"
    assert train.refusal("promote purple supply B-07") is None


@rule("RR-MIL-03")
def test_promotion_asks_no_condition():
    table = in_action("trade", milestones=[{"tile": "C-09"}], supply={"white": 4, "grey": 1})
    assert not milestone.conditions_hold(table.state, 0, table.state.goals[0])
    assert table.refusal("promo grey supply C-09") is None


@rule("RR-MIL-04")
def test_managers_are_not_available():
    goal = [{"tile": "A1-3", "managers": ["grey"]}, {"tile": "D-01"}]
    table = in_action("telegraph", "purple", milestones=goal).play("spec")
    assert table.workers() == 5
    assert "give grey supply" not in table.legal()
    table.play("stop")
    assert in_action("trade", milestones=goal).refusal("promo grey supply D-01") == "RR-MIL-04"


@rule("RR-MIL-05")
def test_promoting_one_or_two():
    goal = [{"tile": "D-01"}, {"tile": "A1-1"}]
    company = {"milestones": goal, "trains": ["promote2 up"], "supply": {"white": 4, "orange": 2, "grey": 1}}
    table = in_action("trade", **company).play("trade_flip promote2 up", "promote white supply D-01")
    assert table.phase == "promote"
    table.play("promote orange supply A1-1")
    assert table.phase == "action"
    one = in_action("trade", **company).play("trade_flip promote2 up", "promote white supply D-01", "stop")
    assert one.phase == "action"
    assert in_action("trade", **company).refusal("promote white supply D-01") == "RR-TURN-09"


@rule("RR-MIL-06")
def test_managers_and_conditions_both_complete():
    assert end_turn(Table(READY), DRAWN).seat()["completed"] == ["A2-4"]
    empty = {**READY, "milestones": [{"tile": "A2-4"}]}
    assert end_turn(Table(empty)).seat()["completed"] == []
    short = {**READY, "rails": ["R02"]}
    assert end_turn(Table(short)).seat()["completed"] == []


@rule("RR-MIL-07")
def test_everybody_is_checked_at_the_end_of_every_turn():
    other = {**READY, "milestones": [{"tile": "A1-1", "managers": ["orange"]}]}
    other |= {"rails": ["R01", "R02"], "stations": ["chicago"], "stock": {"rails": 13, "buildings": 11}}
    table = Table(READY, {}, other, players=3, seat=1, active=1)
    table.play("place white trade", "sell rail").play("done", outcomes=DRAWN)
    assert (table.phase, table.state.seat) == ("milestone", 2)  # clockwise from the active player
    table.play("keep B-01", outcomes=["B-02", "B-03", "B-04"])
    assert (table.phase, table.state.seat) == ("milestone", 0)
    table.play("keep B-02")
    assert (table.phase, table.state.seat) == ("place", 2)
    assert table.seat(0)["completed"] == ["A2-4"]


@rule("RR-MIL-08")
def test_completed_tiles_are_kept_and_the_managers_leave():
    table = Table(READY)
    before = table.common("turquoise")
    end_turn(table, DRAWN)
    assert table.common("turquoise") == before + 1
    assert table.seat()["milestones"][0] is None
    assert table.state.scores()[0] == 17 + 8


@rule("RR-MIL-09")
def test_draw_three_keep_one():
    table = end_turn(Table(READY), DRAWN)
    assert table.legal() == ["keep B-05", "keep B-01", "keep B-09"]
    assert table.refusal("keep B-02") == "RR-MIL-09"
    table.play("keep B-01")
    data = table.state.dump()
    assert data["seats"][0]["milestones"][0] == {"tile": "B-01", "managers": []}
    assert [entry["tile"] for entry in data["under"]["B"]] == ["B-05", "B-09"]


@rule("RR-MIL-09")
def test_tiles_under_the_pile_come_last_and_in_their_order():
    done = [f"B-{n:02}" for n in range(1, 8)]
    under = {"B": [{"tile": "B-10", "seen_by": [1]}, {"tile": "B-08", "seen_by": [1]}]}
    table = end_turn(Table(READY, {"completed": done}, under=under), ["B-09"])
    assert table.legal() == ["keep B-09", "keep B-10", "keep B-08"]
    few = end_turn(Table(READY, {"completed": [*done, "B-09"]}, under=under), [])
    assert few.legal() == ["keep B-10", "keep B-08"]
    none = end_turn(Table(READY, {"completed": [*done, "B-08", "B-09", "B-10"]}), [])
    assert none.phase == "place"
    last = {"milestones": [{"tile": "D-02", "managers": ["white", "grey"]}]}
    rest = {"rails": ["R21", "R25", "R26"], "stock": {"rails": 12}, "supply": {"white": 3, "grey": 1}}
    assert end_turn(Table({**last, **rest}), []).seat()["completed"] == ["D-02"]


@rule("RR-MIL-10")
def test_two_at_once():
    both = [{"tile": "A2-4", "managers": ["turquoise"]}, {"tile": "B-10", "managers": ["orange", "grey"]}]
    company = {"milestones": both, "rails": ["R01", "R02", "R09", "R10"], "stock": {"rails": 11}}
    table = end_turn(Table(company))
    assert table.seat()["completed"] == ["A2-4", "B-10"]  # both are turned down first
    assert table.legal() == ["first A2-4", "first B-10"]
    assert table.refusal("first B-01") == "RR-MIL-10"
    table.play("first B-10", outcomes=["C-01", "C-02", "C-03"])
    table.play("keep C-02", outcomes=["B-01", "B-02", "B-03"])
    table.play("keep B-01")
    assert [goal["tile"] for goal in table.seat()["milestones"]] == ["B-01", "C-02"]
    assert not table.state.ordered  # the next time the question is asked again
    same = [{"tile": "A2-4", "managers": ["turquoise"]}, {"tile": "A2-3", "managers": ["grey"]}]
    table = end_turn(Table({**company, "milestones": same}), DRAWN)  # nothing to choose
    table.play("keep B-05", outcomes=["B-02", "B-03", "B-04"])
    table.play("keep B-04")
    assert [entry["tile"] for entry in table.state.dump()["under"]["B"]] == ["B-01", "B-09", "B-02", "B-03"]


def holds(tile, **company):
    table = Table({"stock": {"rails": 8, "buildings": 8}, **company})
    return milestone.conditions_hold(table.state, 0, table.state.rules.box.milestone_of[tile])


@rule("RR-MIL-11")
def test_connecting_cities_of_a_level():
    assert holds("B-04", rails=["R17"])  # connect 4 2: Bismarck and Denver
    assert not holds("B-04", rails=["R14"])
    assert not holds("B-04", rails=["R14", "R25"])  # level 5 is not level 4


@rule("RR-MIL-12")
def test_stations_in_cities_of_a_level():
    assert holds("B-08", rails=["R11"], stations=["duluth", "kansas_city"])  # station 3 2
    assert not holds("B-08", rails=["R11"], stations=["duluth"])
    assert not holds("B-08", rails=["R11", "R14"], stations=["duluth", "denver"])


@rule("RR-MIL-13")
def test_rails_on_deal_icons():
    box_rails = ["R03", "R04", "R11"]
    assert holds("C-04", rails=[*box_rails, "R17"])  # deal_rails 3, connect 4 2
    assert not holds("C-04", rails=["R03", "R04", "R13", "R14"])


@rule("RR-MIL-14")
def test_rails_over_exact_terrain():
    assert holds("A2-3", rails=["R01", "R10"])  # two triangles, twice
    assert not holds("A2-3", rails=["R01", "R02"])
    assert holds("A2-4", rails=["R02", "R07"])
    assert not holds("A2-4", rails=["R02", "R03"])


@rule("RR-MIL-15")
def test_conditions_are_not_used_up_and_the_start_space_counts_for_none():
    both = [{"tile": "A2-4", "managers": ["turquoise"]}, {"tile": "A1-1", "managers": ["orange"]}]
    company = {"milestones": both, "rails": ["R02", "R07", "R01"], "stations": ["chicago"]}
    table = end_turn(Table({**company, "stock": {"rails": 12, "buildings": 11}}), DRAWN)
    assert table.seat()["completed"] == ["A1-1", "A2-4"]
    assert not holds("A2-1")  # plains and a deal icon: not by the start space


@rule("RR-MIL-16")
def test_a_drawn_tile_waits_and_without_milestones_nobody_is_promoted():
    company = {**READY, "rails": ["R02", "R09", "R11", "R07"], "stock": {"rails": 11}}
    table = end_turn(Table(company), DRAWN).play("keep B-05")
    assert table.state.managers[:2] == [-1, -1]
    assert table.seat()["completed"] == ["A2-4"]
    none = in_action("trade", milestones=[None, None], supply={"white": 4, "grey": 2})
    assert none.legal("promo") == []


@rule("RR-MIL-17")
def test_nothing_is_drawn_after_the_last_turn():
    table = Table({}, READY, players=2, seat=1, active=1, end="last_round")
    table.play("place white trade", "sell building").play("done", outcomes=[])
    assert table.state.over
    assert table.state.scores() == [8, 8 + 17]


@pytest.mark.parametrize("tile", ["A1-1", "B-03", "C-05"])
@rule("RR-MIL-09")
def test_each_letter_is_replaced_by_the_next(tile):
    box = Table().state.rules.box
    goal = box.milestones[box.milestone_of[tile]]
    assert goal.letter == {"A": 0, "B": 1, "C": 2}[tile[0]]
