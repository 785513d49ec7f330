"""AS-TURN, AS-INFO: the frame of a turn, and what is known."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

import steamshed
from steamshed.kernel.chance import Chance
from tests.rule import rule
from tests.rules.age_of_steam.table import GAME, table

VERBS = {
    "issue", "bid", "drop", "pass", "take", "raise", "decline", "urbanize", "build", "done", "deliver",
    "raise_engine", "nothing", "produce", "place",
}  # fmt: skip


@rule("AS-TURN-01")
def test_a_turn_has_ten_phases_in_order():
    there = table("issue_shares", income=12, cash=30)
    events = there.act("issue 0", "issue 0", "issue 0")
    assert there.phase == "determine_player_order"
    events += there.act("drop", "drop")
    assert there.phase == "select_actions"
    events += there.act("take engineer", "take first_build", "take first_move")
    assert there.phase == "build_track"
    events += there.act("done", "done", "done")
    assert there.phase == "move_goods"
    events += there.finish_moves()
    assert (there.phase, there.state.turn) == ("issue_shares", 2)
    order = list(dict.fromkeys(event.id for event in events))
    assert order == [
        "shares-issued",
        "place-taken",
        "action-taken",
        "build-turn-ended",
        "move-skipped",
        "income-collected",
        "expenses-paid",
        "income-reduced",
        "growth-rolled",
        "turn-begins",
    ]


@rule("AS-TURN-01")
@pytest.mark.parametrize(
    ("phase", "own"),
    [
        ("issue_shares", {"issue"}),
        ("determine_player_order", {"bid", "drop", "pass"}),
        ("select_actions", {"take", "raise", "decline"}),
        ("build_track", {"build", "urbanize", "done"}),
        ("move_goods", {"deliver", "raise_engine", "nothing"}),
    ],
)
def test_an_action_of_another_phase_is_refused(phase, own):
    there = table(phase)
    examples = {
        "bid": "bid 1", "take": "take engineer", "urbanize": "urbanize Toledo A", "build": "build K10 straight 1",
        "deliver": "deliver red Chicago-Detroit", "place": "place W1/1",
    }  # fmt: skip
    for verb in VERBS - own - {"issue"}:
        assert there.refusal(examples.get(verb, verb)) == "AS-TURN-01", verb


@rule("AS-TURN-02")
def test_which_order_each_phase_uses():
    there = table("issue_shares", order=[2, 0, 1])
    asked = []
    for _ in range(3):
        asked.append(there.seat)
        there.act("issue 0")
    assert asked == [2, 0, 1]
    assert there.seat == 2  # the auction begins with the old first player
    there.act("drop", "drop")
    assert there.order == [1, 0, 2]
    for action in ("take production", "take engineer", "take urbanization"):
        asked.append(there.seat)
        there.act(action)
    for _ in range(3):
        asked.append(there.seat)
        there.act("done")
    for _ in range(3):
        asked.append(there.seat)
        there.act("nothing")
    assert asked == [2, 0, 1, 1, 0, 2, 1, 0, 2, 1, 0, 2]


@rule("AS-TURN-02")
def test_the_next_turn_issues_shares_in_the_auctioned_order():
    there = table("move_goods", order=[1, 2, 0], cash=20)
    there.finish_moves()
    assert (there.phase, there.seat) == ("issue_shares", 1)


@rule("AS-TURN-03")
def test_the_last_turn_plays_all_phases():
    """Income is paid and reduced, and goods grow, also in the last turn."""
    display = {"W1": ["red", None, None]}
    there = table("move_goods", turn=10, cash=0, income=[15, 15, 25], display=display)
    there.finish_moves(white=[1, 2, 2])
    assert there.phase == "over"
    assert there.cash == [12, 12, 22]
    assert there.income == [13, 13, 21]
    assert there.cubes("Chicago") == {"red": 1}


@rule("AS-INFO-01")
def test_everything_is_open():
    there = table("move_goods", cash=[3, 4, 5], cubes={"Chicago": {"red": 2}}, display={"W1": ["blue", None, None]})
    views: list[Any] = [there.state.view(seat) for seat in (0, 1, 2, None)]
    assert views[0] == views[1] == views[2] == views[3]
    view = views[1]
    assert [seat["cash"] for seat in view["seats"]] == [3, 4, 5]
    for name in ("cash", "income", "shares", "engine", "action"):
        assert name in view["seats"][2]
    assert view["cubes"]["Chicago"] == {"red": 2}
    assert view["display"]["W1"] == ["blue", None, None]
    assert view["bag"] == {"red": 18, "blue": 19, "purple": 20, "yellow": 20, "black": 16}
    assert view["supply"]["straight"] == 48


class Noting(Chance):
    """Notes what is asked for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: list[str] = []

    def draw(self, what: str, multiset: Mapping[str, int]) -> str:
        self.asked.append(what)
        return super().draw(what, multiset)

    def roll(self, what: str, sides: int) -> int:
        self.asked.append(what)
        assert sides == 6
        return super().roll(what, sides)

    def order(self, what: str, count: int) -> list[int]:
        raise AssertionError(what)


@rule("AS-INFO-02")
def test_only_setup_production_and_growth_are_left_to_chance():
    chance, rng = Noting(5), random.Random(5)
    state = GAME.new(4, chance=chance)
    assert set(chance.asked) == {"bag", "order die"}
    produced = 0
    while not state.over:
        action = GAME.steady(state, state.legal(), rng)
        chance.asked = []
        events = [event.id for event in state.apply(action, chance)]
        if str(action) == "produce":
            assert chance.asked == ["bag"] * len(chance.asked)
            assert 1 <= len(chance.asked) <= 2
            produced += 1
        elif "growth-rolled" in events:
            assert chance.asked == ["white die"] * 4 + ["black die"] * 4
        else:
            assert chance.asked == []
    assert produced


@rule("AS-INFO-03")
def test_nothing_can_be_given_to_another_player():
    """There is no verb for it, and no action makes anybody else richer before income is collected."""
    assert set(GAME.notation.verbs) == VERBS
    for text in ("trade 5", "loan 1 5", "give 1 5"):
        with pytest.raises(steamshed.ParseError):
            GAME.parse(text)
    chance, rng = Chance(seed=6), random.Random(6)
    state: Any = GAME.new(3, chance=chance)
    while not state.over:
        seat, before = state.seat, state.cash[:]
        events = state.apply(GAME.steady(state, state.legal(), rng), chance)
        if not any(event.id == "income-collected" for event in events):
            assert all(state.cash[other] <= before[other] for other in range(3) if other != seat)
