"""AS-ACT: the seven special actions."""

from __future__ import annotations

from typing import Any

from tests.rule import rule
from tests.rules.age_of_steam.table import Table, table

ALL = ["first_move", "first_build", "engineer", "locomotive", "urbanization", "production", "turn_order_pass"]


def selecting(players: int = 3, **rest: Any) -> Table:
    return table("select_actions", players, **rest)


@rule("AS-ACT-01")
def test_each_action_once_in_the_new_order():
    there = selecting(6, order=[5, 3, 1, 0, 2, 4])
    assert there.choices("take") == [f"take {action}" for action in ALL]
    asked = []
    for action in ALL[:3] + ALL[4:]:
        asked.append(there.seat)
        there.act(f"take {action}")
        if there.phase == "select_actions":
            assert there.refusal(f"take {action}") == "AS-ACT-01"
            assert f"take {action}" not in there.choices("take")
    assert asked == [5, 3, 1, 0, 2, 4]
    assert there.phase == "build_track"


@rule("AS-ACT-01")
def test_choosing_is_compulsory():
    there = selecting()
    assert {str(action).split(" ")[0] for action in there.state.legal()} == {"take"}
    assert there.refusal("nothing") == "AS-TURN-01"


@rule("AS-ACT-01")
def test_using_an_action_is_voluntary():
    there = table("build_track", action={0: "urbanization", 1: "engineer", 2: "production"}, cash=20)
    there.act("done", "done", "done")
    assert there.phase == "move_goods"
    there.finish_moves()
    assert there.phase == "goods_growth"
    there.act("decline", chance=[6] * 6)
    assert there.phase == "issue_shares"


@rule("AS-ACT-02")
def test_actions_of_the_last_turn_are_handed_back():
    held = {0: "engineer", 1: "locomotive", 2: "first_build"}
    there = table("determine_player_order", action=held)
    there.act("drop", "drop")
    assert there.phase == "select_actions"
    assert there.choices("take") == [f"take {action}" for action in ALL]
    there.act("take engineer")
    assert [seat["action"] for seat in there.seats] == [None, None, "engineer"]


@rule("AS-ACT-02")
def test_actions_are_kept_until_then():
    """Turn Order Pass must still be held in the auction of the next turn."""
    there = table("move_goods", action={1: "turn_order_pass"}, cash=20)
    there.finish_moves()
    there.act("issue 0", "issue 0", "issue 0", "bid 1")
    assert there.seat == 1
    assert there.offers("pass")


@rule("AS-ACT-03")
def test_first_move_is_first_in_both_rounds():
    there = table("build_track", action={2: "first_move"}, order=[1, 0, 2])
    there.act("done", "done", "done")
    asked = []
    for _ in range(5):
        asked.append(there.seat)
        there.act("nothing")
    asked.append(there.seat)
    assert asked == [2, 1, 0, 2, 1, 0]


@rule("AS-ACT-03")
def test_first_move_does_not_build_first():
    there = selecting(order=[0, 1, 2])
    there.act("take engineer", "take production", "take first_move")
    assert (there.phase, there.seat) == ("build_track", 0)


@rule("AS-ACT-04")
def test_first_build_builds_before_everybody():
    there = selecting(order=[0, 1, 2])
    there.act("take engineer", "take production", "take first_build")
    asked = []
    for _ in range(3):
        asked.append(there.seat)
        there.act("done")
    assert asked == [2, 0, 1]
    assert (there.phase, there.seat) == ("move_goods", 0)


@rule("AS-ACT-05")
def test_the_engineer_builds_four_tiles():
    there = table("build_track", action={0: "engineer"}, cash=20)
    there.act("build K10 straight 1", "build L9 straight 1", "build N9 gentle 3")
    assert there.seat == 0
    there.act("build H7 straight 0")
    assert there.seat == 1
    there.act("build B4 straight 0", "build C9 straight 0", "build A10 straight 0")
    assert there.seat == 2


@rule("AS-ACT-06")
def test_locomotive_raises_the_engine_at_once():
    there = selecting(engine=[5, 1, 1])
    assert there.refusal("raise") == "AS-ACT-06"
    there.act("take locomotive")
    assert (there.seat, there.engine[0]) == (0, 5)
    assert [str(action) for action in there.state.legal()] == ["raise", "decline"]
    assert there.refusal("take engineer") == "AS-ACT-06"
    there.act("raise")
    assert there.engine == [6, 1, 1]
    assert there.seat == 1


@rule("AS-ACT-06")
def test_raising_may_be_declined():
    there = selecting()
    there.act("take locomotive", "decline")
    assert there.engine == [1, 1, 1]
    assert there.seat == 1
    assert there.refusal("take locomotive") == "AS-ACT-01"


@rule("AS-ACT-06")
def test_at_six_it_may_be_taken_without_effect():
    there = selecting(engine=[6, 1, 1])
    there.act("take locomotive")
    assert there.engine == [6, 1, 1]
    assert there.seat == 1


@rule("AS-ACT-07")
def test_urbanization_is_for_its_holder_only():
    there = table("build_track", action={1: "urbanization"}, cash=20)
    assert there.refusal("urbanize Toledo A") == "AS-URB-01"
    there.act("done")
    there.act("urbanize Toledo A")
    assert there.state.view(0)["new_cities"] == {"M6": "A"}


@rule("AS-ACT-08")
def test_production_is_for_its_holder_only():
    there = table("move_goods", action={1: "production"}, order=[2, 0, 1], cash=20)
    there.finish_moves()
    assert (there.phase, there.seat) == ("goods_growth", 1)
    without = table("move_goods", action={1: "engineer"}, cash=20)
    without.finish_moves()
    assert without.phase == "issue_shares"


@rule("AS-ACT-09")
def test_turn_order_pass_counts_in_the_next_auction_only():
    there = selecting(order=[0, 1, 2], cash=30)
    there.act("take turn_order_pass", "take engineer", "take first_move", "done", "done", "done")
    there.finish_moves()
    there.act("issue 0", "issue 0", "issue 0")
    assert there.seat == 0
    there.act("pass", "bid 1", "bid 2", "drop", "drop")
    # in the turn after that it has to be taken again
    there.act("take engineer", "take first_move", "take first_build", "done", "done", "done")
    there.finish_moves()
    there.act("issue 0", "issue 0", "issue 0")
    while there.phase == "determine_player_order":
        assert there.refusal("pass") == "AS-ORDER-05"
        there.act("drop")
