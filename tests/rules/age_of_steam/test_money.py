"""AS-INC, AS-EXP, AS-ELIM, AS-RED: income, expenses, elimination, reduction."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.age_of_steam.table import Table, Track, both_presets, table


def ending(**rest: Any) -> Table:
    """The last opportunity of the move phase: after it everything runs by itself."""
    players = rest.get("players", 3)
    assert isinstance(players, int)
    return table("move_goods", **{"move": {"round": 2}, "seat": players - 1, **rest})


@rule("AS-INC-01")
def test_income_is_paid_out_and_stays():
    there = ending(cash=[10, 10, 10], income=[0, 4, 9])
    there.finish_moves()
    assert there.cash == [7, 11, 16]
    assert there.income == [0, 4, 9]


@rule("AS-INC-01")
def test_income_gained_by_the_last_delivery_is_paid_in_the_same_turn():
    track: Track = {"K10": ("straight 1", 0), "L9": ("straight 1", 0)}
    there = ending(track=track, cubes={"Evansville": {"blue": 1}}, cash=10)
    there.act("deliver blue Evansville-Cincinnati", chance=[6] * 6)
    assert there.cash == [8, 7, 7]


@rule("AS-EXP-01")
def test_a_dollar_a_share_and_a_dollar_an_engine_link():
    there = ending(cash=30, shares=[2, 5, 15], engine=[1, 6, 3])
    there.finish_moves()
    assert there.cash == [27, 19, 12]


@rule("AS-EXP-02")
def test_each_missing_dollar_costs_one_income():
    """Income is collected first; what is short is taken off the income, not left as a debt."""
    there = ending(cash=[0, 1, 9], income=[5, 2, 0], shares=[6, 4, 2], engine=[2, 1, 1])
    there.finish_moves()
    assert there.cash == [0, 0, 6]
    assert there.income == [2, 0, 0]


@rule("AS-EXP-03")
def test_exactly_zero_survives_below_zero_does_not():
    there = ending(cash=[0, 0, 10], income=[2, 1, 0], shares=2, engine=[2, 1, 1])
    # seat 0 owes 4, has 2, is 2 short: income 0; seat 1 owes 3, has 1, is 2 short with income 1
    there.finish_moves()
    assert there.income[0] == 0
    assert there.order == [0, 2]
    assert there.seats[1]["out"] == 1


@rule("AS-EXP-04")
def test_expenses_in_player_order_without_influence():
    there = ending(order=[2, 0, 1], seat=1, cash=[0, 20, 20], income=[1, 3, 3])
    events = there.finish_moves()
    assert [event.seat for event in events if event.id == "expenses-paid"] == [2, 0, 1]
    assert there.cash[1:] == [20, 20]


@rule("AS-EXP-04")
def test_everybody_pays_even_after_an_elimination():
    there = ending(order=[0, 1, 2], cash=[0, 0, 20], income=[0, 0, 0])
    events = there.act("nothing")
    assert [event.seat for event in events if event.id == "expenses-paid"] == [0, 1, 2]
    assert [event.seat for event in events if event.id == "eliminated"] == [0, 1]
    assert there.phase == "over"


TRACK: Track = {
    "K10": ("straight 1", 0), "L9": ("straight 1", 0),  # a link
    "B4": ("straight 0", 0),  # unfinished
    "C9": ("straight 0", 1),
}  # fmt: skip


@rule("AS-ELIM-01")
def test_track_of_an_eliminated_company_stays_unowned():
    there = ending(players=4, track=TRACK, cash=[0, 20, 20, 20], cubes={"Evansville": {"blue": 1}})
    there.finish_moves()
    assert there.links() == [("Cincinnati", "Evansville", None)]
    assert there.open_ends() == {"B4 3": None, "C9 3": 1}
    assert there.tile("B4") == "straight 0"
    assert there.supply["straight"] == 44


@rule("AS-ELIM-01")
def test_its_links_carry_goods_for_nobody_and_cannot_be_claimed():
    there = ending(players=4, track=TRACK, cash=[0, 40, 40, 40], cubes={"Evansville": {"blue": 1}})
    there.finish_moves()
    there.act("issue 0", "issue 0", "issue 0", "drop", "drop")
    there.act("take engineer", "take first_build", "take production")
    # the link can be neither redirected nor extended; the unfinished section can be claimed
    assert there.refusal("build L9 gentle 2") == "AS-REPL-05"
    there.act("build B5 straight 0")
    assert there.owner("B4", 0) == there.order[1]
    there.act("done", "done", "done")
    assert there.links() == [("Cincinnati", "Evansville", None)]
    there.act("deliver blue Evansville-Cincinnati")
    assert there.income == [0, 0, 0, 0]


@rule("AS-ELIM-01")
def test_the_discs_leave_the_displays():
    there = ending(players=4, cash=[0, 20, 20, 20], income=[1, 0, 0, 0], shares=[9, 2, 2, 2], engine=[3, 1, 1, 1])
    there.finish_moves()
    seat = there.seats[0]
    assert seat == {"cash": 0, "income": 0, "shares": 0, "engine": 0, "action": None, "features": [], "out": 1}


@rule("AS-ELIM-02")
def test_no_further_part_and_the_places_close_up():
    there = ending(players=4, order=[1, 3, 0, 2], seat=2, cash=[20, 20, 20, 0])
    there.finish_moves()
    assert there.order == [1, 0, 2]
    asked = []
    for _ in range(3):
        asked.append(there.seat)
        there.act("issue 0")
    assert asked == [1, 0, 2]
    there.act("drop", "drop")
    assert there.phase == "select_actions"


@rule("AS-ELIM-02")
def test_production_of_an_eliminated_player_is_void():
    there = ending(players=4, action={0: "production"}, cash=[0, 20, 20, 20])
    there.act("nothing", chance=[6] * 8)
    assert there.phase == "issue_shares"


@rule("AS-ELIM-02")
def test_his_turn_order_pass_is_void_too():
    there = ending(players=4, action={0: "turn_order_pass"}, cash=[0, 20, 20, 20])
    there.act("nothing", chance=[6] * 8)
    there.act("issue 0", "issue 0", "issue 0")
    while there.phase == "determine_player_order":
        assert there.refusal("pass") == "AS-ORDER-05"
        there.act("drop")


@rule("AS-ELIM-03")
def test_with_one_player_left_the_game_ends_before_reduction_and_growth():
    display = {"W1": ["red", None, None]}
    there = ending(cash=[0, 0, 20], income=[0, 0, 15], display=display)
    events = there.act("nothing")
    assert there.phase == "over"
    assert there.income[2] == 15
    assert there.column("W1") == ["red", None, None]
    assert [event.id for event in events][-1] == "game-over"
    assert there.state.ranking() == [[2], [0, 1]]
    assert there.state.winners() == [2]
    assert there.state.scores()[2] == 3 * 15 - 3 * 2
    assert there.refusal("issue 0") == "AS-END-02"


@rule("AS-ELIM-03")
def test_the_last_one_wins_even_with_a_negative_score():
    there = ending(cash=[0, 0, 30], shares=[2, 2, 14])
    there.act("nothing")
    assert there.state.ranking()[0] == [2]
    assert there.state.scores() == [0, 0, -42]


@rule("AS-ELIM-03")
def test_with_none_left_everybody_shares_the_same_place_and_nobody_wins():
    there = ending(cash=0)
    there.act("nothing")
    assert there.phase == "over"
    assert there.state.ranking() == [[0, 1, 2]]
    assert there.state.winners() == []


@rule("AS-ELIM-03")
def test_two_players_go_on():
    there = ending(cash=[0, 20, 20])
    there.act("nothing", chance=[6] * 6)
    assert there.phase == "issue_shares"


@rule("AS-RED-01")
@both_presets
@pytest.mark.parametrize(
    ("income", "after"),
    [(0, 0), (10, 10), (11, 9), (20, 18), (21, 17), (30, 26), (31, 25), (40, 34), (41, 33), (49, 41)],
)
def test_the_reduction(preset, income, after):
    there = ending(preset=preset, cash=20, income=income)
    there.finish_moves()
    assert there.income == [after] * 3


@rule("AS-RED-01")
@pytest.mark.parametrize(
    ("preset", "income", "after"),
    [("seed", 50, 42), ("seed", 80, 72), ("official", 50, 40), ("official", 80, 70)],
)
def test_from_50_on_the_tables_differ(preset, income, after):
    there = ending(preset=preset, cash=20, income=income)
    there.finish_moves()
    assert there.income == [after] * 3


@rule("AS-RED-01")
def test_the_table_is_an_option_of_its_own():
    there = ending(cash=20, income=50, options={"income_reduction_table": "official"})
    there.finish_moves()
    assert there.income == [40] * 3


@rule("AS-RED-01")
def test_money_is_paid_before_the_reduction():
    there = ending(cash=0, income=21)
    there.finish_moves()
    assert there.cash == [18] * 3


@rule("AS-RED-02")
def test_the_income_after_expenses_counts_and_is_looked_up_once():
    """12 falls to 10 by the expenses and is not reduced; 21 falls to 17, not on to 15; 22 falls by 4, not 6."""
    there = ending(cash=[0, 20, 20], income=[12, 21, 22], shares=[10, 2, 2], engine=[4, 1, 1])
    there.finish_moves()
    assert there.income == [10, 17, 18]


@rule("AS-RED-03")
def test_income_has_no_upper_limit_and_does_not_fall_otherwise():
    track: Track = {"K10": ("straight 1", 0), "L9": ("straight 1", 0)}
    there = table("move_goods", track=track, income=120, cubes={"Evansville": {"blue": 2}}, cash=50)
    there.act("deliver blue Evansville-Cincinnati")
    assert there.income == [121, 120, 120]
    there.finish_moves()
    assert there.income == [113, 112, 112]
    there.act("issue 5", "issue 0", "issue 0", "bid 9", "drop", "drop")
    assert there.income == [113, 112, 112]
