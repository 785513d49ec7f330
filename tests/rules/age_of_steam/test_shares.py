"""AS-SHARE: issuing shares."""

from __future__ import annotations

import pytest

import steamshed
from tests.rule import rule
from tests.rules.age_of_steam.table import GAME, table


@rule("AS-SHARE-01")
def test_each_player_issues_once_for_five_dollars_a_share():
    there = table("issue_shares", players=4, order=[3, 1, 0, 2])
    there.act("issue 2")
    assert there.seat == 1
    there.act("issue 0", "issue 1", "issue 7")
    assert there.phase == "determine_player_order"
    assert there.cash == [15, 10, 45, 20]
    assert there.shares == [3, 2, 9, 4]


@rule("AS-SHARE-01")
@pytest.mark.parametrize("text", ["issue -1", "issue 1.5", "issue one", "issue", "issue 1 2", "issue 01", "issue +1"])
def test_shares_are_whole_numbers(text):
    with pytest.raises(steamshed.ParseError):
        GAME.parse(text)


@rule("AS-SHARE-01")
def test_a_negative_number_is_refused_even_without_the_notation():
    from steamshed.games.age_of_steam.actions import Issue

    violation = table("issue_shares").state.check(Issue(-1))
    assert violation is not None
    assert violation.rule == "AS-SHARE-01"


@rule("AS-SHARE-02")
def test_fifteen_shares_at_most():
    there = table("issue_shares", shares=[2, 13, 15])
    assert there.choices("issue") == [f"issue {n}" for n in range(14)]
    assert there.refusal("issue 14") == "AS-SHARE-02"
    there.act("issue 13")
    assert there.choices("issue") == ["issue 0", "issue 1", "issue 2"]
    assert there.refusal("issue 3") == "AS-SHARE-02"
    there.act("issue 2")
    assert there.choices("issue") == ["issue 0"]
    there.act("issue 0")
    assert there.shares == [15, 15, 15]


@rule("AS-SHARE-03")
def test_nobody_has_to_issue():
    """The two shares of the start were paid out before the game: issuing none pays nothing more."""
    there = table("issue_shares", cash=[10, 0, 0])
    there.act("issue 0", "issue 0", "issue 0")
    assert there.cash == [10, 0, 0]
    assert there.shares == [2, 2, 2]


@rule("AS-SHARE-04")
@pytest.mark.parametrize("phase", ["determine_player_order", "select_actions", "build_track", "move_goods"])
def test_no_shares_in_other_phases(phase):
    there = table(phase)
    assert there.refusal("issue 1") == "AS-SHARE-04"
    assert there.refusal("issue 0") == "AS-SHARE-04"


@rule("AS-SHARE-04")
def test_no_shares_while_producing():
    there = table("goods_growth", seat=0, action={0: "production"})
    assert there.refusal("issue 1") == "AS-SHARE-04"


@rule("AS-SHARE-04")
def test_shares_are_never_bought_back():
    there = table("issue_shares", cash=50, shares=9)
    assert min(int(text.split()[1]) for text in there.choices("issue")) == 0
    with pytest.raises(steamshed.ParseError):
        GAME.parse("buy 1")
