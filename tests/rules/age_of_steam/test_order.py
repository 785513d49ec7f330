"""AS-ORDER: the auction for the player order."""

from __future__ import annotations

from typing import Any

import pytest

import steamshed
from tests.rule import rule
from tests.rules.age_of_steam.table import GAME, Table, table


def auction(cash: list[int], passer: int | None = None, **rest: Any) -> Table:
    """An auction at its very beginning, reached through issue shares so that the pass comes from the last turn."""
    action = {} if passer is None else {passer: "turn_order_pass"}
    there = table("issue_shares", players=len(cash), cash=cash, action=action, turn=2, **rest)
    while there.phase == "issue_shares":
        there.act("issue 0")
    return there


@rule("AS-ORDER-01")
def test_chances_go_round_in_the_old_order_skipping_the_dropped_and_the_highest_bidder():
    there = auction([20] * 5, order=[4, 2, 0, 1, 3])
    asked = []
    for text in ("bid 1", "drop", "bid 2", "bid 3", "drop", "bid 4", "drop", "drop"):
        asked.append(there.seat)
        there.act(text)
    # 4 bids, 2 drops, 0 and 1 bid, 3 drops; then 4 once more, 0 drops, 1 drops
    assert asked == [4, 2, 0, 1, 3, 4, 0, 1]
    assert there.order == [4, 1, 0, 3, 2]


@rule("AS-ORDER-01")
def test_the_highest_bidder_is_not_asked_when_all_others_have_passed_or_dropped():
    there = auction([20] * 4, passer=2)
    there.act("bid 2", "drop", "pass", "drop")
    assert there.seat == 2  # seat 0 is the highest bidder
    assert there.choices("bid")[0] == "bid 3"


@rule("AS-ORDER-02")
def test_bid_drop_or_pass():
    there = auction([3, 3, 3], passer=0)
    assert [str(action) for action in there.state.legal()] == ["bid 1", "bid 2", "bid 3", "drop", "pass"]
    there.act("bid 1")
    assert [str(action) for action in there.state.legal()] == ["bid 2", "bid 3", "drop"]


@rule("AS-ORDER-03", "AS-ORDER-12")
def test_a_bid_is_above_the_highest_and_within_the_cash():
    there = auction([5, 7, 7])
    assert there.refusal("bid 0") == "AS-ORDER-03"
    assert there.refusal("bid 6") == "AS-ORDER-03"
    there.act("bid 5")
    for amount in (0, 4, 5, 8):
        assert there.refusal(f"bid {amount}") == "AS-ORDER-03"
    assert there.choices("bid") == ["bid 6", "bid 7"]


@rule("AS-ORDER-03")
def test_a_later_bid_replaces_the_earlier_one():
    """Not added to it: who bid 2 and then 5 and wins pays 5, and may bid up to all his cash."""
    there = auction([5, 9, 9])
    there.act("bid 2", "bid 3", "drop", "bid 5", "drop")
    assert there.order == [0, 1, 2]
    assert there.cash == [0, 6, 9]


@rule("AS-ORDER-03")
def test_bids_are_whole_dollars():
    for text in ("bid 1.5", "bid -1", "bid"):
        with pytest.raises(steamshed.ParseError):
            GAME.parse(text)


@rule("AS-ORDER-04")
def test_who_drops_takes_the_lowest_free_place():
    there = auction([10] * 4)
    there.act("drop", "bid 1", "drop", "drop")
    assert there.order == [1, 3, 2, 0]


@rule("AS-ORDER-04")
def test_who_dropped_takes_no_more_part():
    there = auction([10] * 4, passer=0)
    there.act("drop", "bid 1", "bid 2", "bid 3")
    assert there.seat == 1
    there.act("bid 4", "bid 5")
    assert there.seat == 3


@rule("AS-ORDER-05")
def test_the_pass_keeps_a_player_in_with_his_bid():
    there = auction([10] * 4, passer=0)
    there.act("bid 3", "bid 4", "bid 5", "drop", "pass")
    assert there.seat == 1
    there.act("drop")
    # seat 0 is still in with his bid of 3, and pays it in full for place 2
    there.act("drop")
    assert there.order == [2, 0, 1, 3]
    assert there.cash == [7, 8, 5, 10]


@rule("AS-ORDER-05", "AS-ORDER-12")
def test_the_pass_can_be_used_once():
    there = auction([10] * 4, passer=0)
    there.act("pass", "bid 1", "bid 2", "bid 3")
    assert there.seat == 0
    assert there.refusal("pass") == "AS-ORDER-05"


@rule("AS-ORDER-05")
def test_only_the_holder_of_the_last_turn_can_pass():
    there = auction([10] * 3, passer=1)
    assert there.refusal("pass") == "AS-ORDER-05"
    there.act("bid 1")
    assert there.offers("pass")


@rule("AS-ORDER-05")
def test_an_unused_pass_is_lost():
    there = auction([20] * 3, passer=0)
    there.act("bid 1", "drop", "drop")
    there.act("take engineer", "take first_move", "take first_build", "done", "done", "done")
    there.finish_moves()
    there.act("issue 0", "issue 0", "issue 0")
    assert there.phase == "determine_player_order"
    while there.phase == "determine_player_order":
        assert there.refusal("pass") == "AS-ORDER-05"
        there.act("drop")


@rule("AS-ORDER-06")
def test_no_pass_against_the_highest_bidder_alone():
    there = auction([10] * 3, passer=2)
    there.act("bid 1", "drop")
    assert there.seat == 2
    assert there.refusal("pass") == "AS-ORDER-06"


@rule("AS-ORDER-06")
def test_the_pass_is_offered_to_the_last_two_before_any_bid():
    there = auction([10] * 3, passer=1)
    there.act("drop")
    assert there.seat == 1
    there.act("pass")
    assert there.seat == 2
    there.act("drop")
    assert there.order == [1, 2, 0]


@rule("AS-ORDER-06")
def test_the_pass_is_offered_with_three_left():
    there = auction([10] * 4, passer=3)
    there.act("bid 1", "drop", "bid 2")
    assert there.offers("pass")


@rule("AS-ORDER-07")
def test_the_last_one_takes_place_one_with_his_last_bid():
    there = auction([10] * 3)
    there.act("bid 4", "drop", "drop")
    assert there.phase == "select_actions"
    assert there.order == [0, 2, 1]
    assert there.cash == [6, 10, 10]


@rule("AS-ORDER-07")
def test_who_never_bid_wins_for_nothing():
    there = auction([10] * 3)
    there.act("drop", "drop")
    assert there.order == [2, 1, 0]
    assert there.cash == [10, 10, 10]


@rule("AS-ORDER-08")
def test_places_one_and_two_pay_all_the_last_nothing_the_others_half_rounded_up():
    there = auction([20] * 6)
    there.act("bid 1", "bid 3", "bid 4", "bid 5", "bid 7", "bid 9")
    # now 0 to 4 drop: places 6 (bid 1), 5 (3), 4 (4), 3 (5), 2 (7); 5 wins with 9
    there.act("drop")
    assert there.cash == [20, 20, 20, 20, 20, 20]
    there.act("drop")
    assert there.cash[1] == 18  # paid at once
    there.act("drop", "drop", "drop")
    assert there.order == [5, 4, 3, 2, 1, 0]
    assert there.cash == [20, 18, 18, 17, 13, 11]


@rule("AS-ORDER-08")
def test_the_first_to_drop_pays_nothing_even_after_a_bid():
    there = auction([20] * 4)
    there.act("bid 6", "bid 7", "bid 8", "bid 9", "drop")
    assert there.cash[0] == 20


@rule("AS-ORDER-08")
def test_the_winner_pays_only_at_the_end():
    there = auction([20] * 3)
    there.act("bid 5", "drop")
    assert there.cash[0] == 20
    there.act("drop")
    assert there.cash[0] == 15


@rule("AS-ORDER-09")
def test_of_two_players_the_first_to_drop_pays_nothing():
    there = auction([20, 20, 0], out={2: 1})
    there.act("bid 3", "bid 5", "drop")
    assert there.order == [1, 0]
    assert there.cash[:2] == [20, 15]


@rule("AS-ORDER-08", "AS-ORDER-10")
def test_of_three_players_nobody_pays_half():
    there = auction([20] * 3)
    there.act("bid 3", "bid 5", "bid 7", "drop", "drop")
    assert there.cash == [20, 15, 13]


@rule("AS-ORDER-10")
def test_after_an_elimination_the_places_count_the_players_left():
    """Four started, three are left: the middle one pays in full, as if three had started."""
    there = auction([20, 20, 20, 0], out={3: 1})
    there.act("bid 3", "bid 5", "bid 7", "drop", "drop")
    assert there.order == [2, 1, 0]
    assert there.cash[:3] == [20, 15, 13]


@rule("AS-ORDER-11")
def test_who_can_neither_bid_nor_pass_drops_by_himself():
    there = auction([5, 3, 4])
    there.act("bid 4")
    assert there.phase == "select_actions"
    assert there.order == [0, 2, 1]
    assert there.cash == [1, 3, 4]


@rule("AS-ORDER-11")
def test_with_the_pass_a_poor_player_is_still_asked():
    there = auction([5, 0, 6, 6], passer=1)
    there.act("bid 3")
    assert there.seat == 1
    assert [str(action) for action in there.state.legal()] == ["drop", "pass"]
    there.act("pass", "bid 4", "drop", "drop")
    # his pass is used: when his chance comes again he drops by himself
    assert there.order == [2, 1, 0, 3]


@rule("AS-ORDER-11")
def test_penniless_players_are_not_asked_at_all():
    there = auction([0, 0, 0])
    assert there.phase == "select_actions"
    assert there.order == [2, 1, 0]


@rule("AS-ORDER-11")
def test_equal_cash_is_not_enough():
    there = auction([4, 4, 9])
    there.act("bid 4")
    assert there.seat == 2


@rule("AS-ORDER-12")
def test_illegal_bids_and_passes():
    there = auction([10] * 4, passer=3)
    assert there.refusal("bid 0") == "AS-ORDER-03"
    there.act("bid 4")
    assert there.refusal("bid 4") == "AS-ORDER-03"
    assert there.refusal("bid 11") == "AS-ORDER-03"
    there.act("bid 5", "drop", "pass", "bid 6", "bid 7")
    assert there.seat == 3
    assert there.refusal("pass") == "AS-ORDER-05"
