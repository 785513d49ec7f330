"""Positions that cannot be are refused by their place; texts of actions with several names."""

from __future__ import annotations

import json
from typing import Any

import pytest

from steamshed.kernel.errors import PositionError
from tests.rules.steam.table import GAME, seats, tile

HEAD: dict[str, Any] = {"game": "steam", "players": 4}
STANDARD = {"options": {"preset": "standard"}}
AUCTION = {**STANDARD, "phase": "auction", "seats": seats(4, **{f"s{n}": {"cash": 9} for n in range(4)})}
OPENING = {"phase": "opening_auction", "seat": 0}
STUB = {"-1,1": tile("22 1", 0)}
POINTS = {"phase": "take_points", "seats": seats(4, s0={"locomotive": 4})}

IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "a round after the last": ({"phase": "build", "round": 9}, "round"),
    "over in the first round": ({"phase": "over", "round": 1}, "round"),
    "somebody acts after the end": ({"phase": "over", "queue": [1]}, "queue"),
    "one player left": ({"phase": "build", "seats": seats(4, s0={"out": 1}, s1={"out": 2}, s2={"out": 3})}, "seats"),
    "a bankruptcy is missing": ({"phase": "build", "seats": seats(4, s0={"out": 2})}, "seats"),
    "the bankrupt decide": ({"phase": "build", "seats": seats(4, s0={"out": 1}), "queue": [0, 1]}, "queue"),
    "the bankrupt in the order": ({"phase": "build", "seats": seats(4, s0={"out": 1}), "order": [0, 1, 2, 3]}, "order"),
    "a seat that is not there": ({"phase": "build", "queue": [5]}, "queue"),
    "a queue out of order": ({"phase": "take_action", "queue": [2, 1, 3]}, "queue"),
    "a queue that forgets First Move": (
        {"phase": "goods", "queue": [0, 1, 2, 3], "seats": seats(4, s3={"action": "first_move"})},
        "queue",
    ),
    "an opening auction in round 5": ({**OPENING, "round": 5}, "phase"),
    "an opening auction after the draw": ({**OPENING, "options": {"initial_order": "random_first_game"}}, "phase"),
    "an opening auction with track": ({**OPENING, "track": STUB}, "phase"),
    "an opening auction in the standard game": ({**OPENING, **STANDARD}, "phase"),
    "capital in the base game": ({"phase": "capital"}, "phase"),
    "a bid that nobody could pay": ({**OPENING, "auction": {"bids": {"1": 51}, "high_bidder": 1}}, "auction.bids"),
    "a bid above the cash": ({**AUCTION, "auction": {"bids": {"1": 10}, "high_bidder": 1}}, "auction.bids"),
    "the same bid twice": ({**AUCTION, "auction": {"bids": {"1": 4, "2": 4}, "high_bidder": 1}}, "auction.bids"),
    "a bid by a winner": ({**OPENING, "order": [1], "auction": {"bids": {"1": 3}, "high_bidder": 1}}, "auction.bids"),
    "a high bidder that is not there": (
        {**AUCTION, "auction": {"bids": {"1": 4}, "high_bidder": 5}},
        "auction.high_bidder",
    ),
    "a high bidder without a bid": ({**AUCTION, "auction": {"high_bidder": 1}}, "auction.high_bidder"),
    "bidders that do not go round": ({**AUCTION, "queue": [0, 2, 1, 3]}, "queue"),
    "a right of nobody": ({**AUCTION, "auction": {"right": 4}}, "auction.right"),
    "bids before the auction": ({**STANDARD, "phase": "capital", "auction": {"bids": {"1": 4}}}, "auction.bids"),
    "a tile before tiles are taken": ({**AUCTION, "seats": seats(4, s2={"action": "engineer"})}, "seats[2].action"),
    "a tile taken twice": (
        {"phase": "build", "seats": seats(4, s1={"action": "engineer"}, s2={"action": "engineer"})},
        "seats[2].action",
    ),
    "a use of nothing": ({"phase": "build", "seats": seats(4, s1={"use": True})}, "seats[1].use"),
    "more operations than the limit": ({"phase": "build", "build": {"left": 4}}, "build.left"),
    "used without the tile": ({"phase": "build", "build": {"left": 3, "done": True}}, "build.done"),
    "used without effect": (
        {
            "phase": "build",
            "seats": seats(4, s0={"action": "city_growth", "use": True}),
            "build": {"left": 3, "done": True},
        },
        "build.done",
    ),
    "a locomotive above its limit": (
        {"phase": "goods", "seats": seats(4, s0={"locomotive": 7})},
        "seats[0].locomotive",
    ),
    "improved by nobody": ({"phase": "goods", "goods": {"improved": [5]}}, "goods.improved"),
    "points for nobody": (POINTS, "points"),
    "points of who is out": (
        {**POINTS, "seats": seats(4, s0={"locomotive": 4}, s3={"out": 1}), "points": [{"seat": 3, "points": 1}]},
        "points",
    ),
    "points out of order": (
        {**POINTS, "queue": [0, 1, 2, 3], "points": [{"seat": 2, "points": 1}, {"seat": 1, "points": 1}]},
        "points",
    ),
    "income below the track": ({"phase": "build", "seats": seats(4, s0={"income": -11})}, "seats[0].income"),
    "a part of another phase": ({"phase": "build", "goods": {}}, "goods"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_is_refused_by_its_place(name: str) -> None:
    change, where = IMPOSSIBLE[name]
    with pytest.raises(PositionError) as refused:
        GAME.load({**HEAD, **change})
    assert refused.value.where == where, refused.value


@pytest.mark.parametrize(
    "change",
    [
        {"phase": "over"},
        {"phase": "over", "round": 2, "seats": seats(4, s0={"out": 1}, s1={"out": 2}, s2={"out": 3})},
        {**AUCTION, "queue": [2, 3, 0], "auction": {"bids": {"1": 3, "0": 5}, "high_bidder": 0, "dropped": [1]}},
        {**OPENING, "order": [2], "auction": {"bids": {"3": 50}, "high_bidder": 3}},
        {**POINTS, "points": [{"seat": 0, "points": 2}, {"seat": 1, "points": 1}, {"seat": 3, "points": 1}]},
    ],
)
def test_what_can_be_is_loaded_as_it_is(change: dict[str, Any]) -> None:
    state = GAME.load({**HEAD, **change})
    again = json.loads(json.dumps(state.dump()))
    assert GAME.load(again).dump() == state.dump()
    state.audit()
    assert state.over or state.legal()


# -- one text for one action -------------------------------------------------------------------------------------------

TEXTS = {
    "build 0,1 21 0": "build K9 21 0",
    "build K9 21 3": "build K9 21 0",
    "redirect -1,1 2 3": "redirect J8 2 3",
    "grow K8 1": "grow Albany 1",
    "grow 0,0 1": "grow Albany 1",
    "urbanize K10 red 2": "urbanize Poughkeepsie red 2",
    "deliver red K8-0,2-New York": "deliver red Albany-Poughkeepsie-New York",
}


@pytest.mark.parametrize("text", TEXTS)
def test_parse_gives_the_one_text_of_an_action(text: str) -> None:
    action = GAME.parse(text)
    assert str(action) == TEXTS[text]
    assert GAME.parse(TEXTS[text]) == action


def test_names_are_those_of_the_map_of_the_state() -> None:
    ruhr = GAME.load({**HEAD, "phase": "build", "options": {"map": "ruhr"}})
    assert str(GAME.parse("build 0,1 21 0")) == "build K9 21 0"
    assert str(GAME.parse("build 0,1 21 0", ruhr)) == "build I9 21 0"
    assert GAME.parse("build 0,1 21 0", ruhr) == GAME.parse("build I9 21 0")


def test_a_name_that_is_not_on_the_map_stays() -> None:
    assert str(GAME.parse("grow Zagreb 1")) == "grow Zagreb 1"
    assert str(GAME.parse("build ZZ9 21 0")) == "build ZZ9 21 0"
