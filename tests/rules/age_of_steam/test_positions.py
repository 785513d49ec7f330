"""Positions that cannot be are refused by their place; those that are hardly ever reached are not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from steamshed.kernel.errors import PositionError
from tests.rules.age_of_steam.table import GAME, table

HEAD: dict[str, Any] = {"game": "age_of_steam", "players": 3}
FULL = {column: ["red"] * 3 for column in ("W1", "W2", "W3", "W4", "W5", "W6")}
PRODUCER = {"phase": "goods_growth", "seat": 0, "seats": [{"action": "production"}, {}, {}]}


def growth(**rest: Any) -> dict[str, Any]:
    return {**PRODUCER, **rest}


def display(empty: int) -> dict[str, list[str | None]]:
    """A display with so many empty boxes, the others full of goods of all colours."""
    goods = table("issue_shares").state.rules.board
    colours, boxes = goods.goods.colours, goods.display
    cubes: list[str | None] = [colours[box % 5] for box in range(len(boxes.boxes))]
    cubes[:empty] = [None] * empty
    return {column: [cubes[box] for box in boxes.column_boxes[at]] for at, column in enumerate(boxes.columns)}


AUCTION = {"phase": "determine_player_order", "turn": 2}
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "a turn after the last": ({"phase": "issue_shares", "turn": 11}, "turn"),
    "over before the last turn": ({"phase": "over", "turn": 1}, "turn"),
    "over with somebody to act": ({"phase": "over", "queue": [0]}, "queue"),
    "somebody decides after the end": ({"phase": "over", "seat": 1}, "seat"),
    "one company left": (
        {"phase": "issue_shares", "turn": 3, "seats": [{}, {"out": 1}, {"out": 2}]},
        "seats",
    ),
    "an elimination to come": ({"phase": "issue_shares", "turn": 2, "seats": [{}, {}, {"out": 3}]}, "seats[2].out"),
    "a seat that is not there in the order": ({"phase": "issue_shares", "order": [0, 1, 5]}, "order"),
    "the eliminated in the order": (
        {"phase": "issue_shares", "turn": 3, "seats": [{}, {}, {"out": 2}], "order": [0, 1, 2]},
        "order",
    ),
    "an eliminated seat decides": (
        {"phase": "issue_shares", "turn": 3, "seats": [{}, {}, {"out": 2}], "queue": [2, 0]},
        "queue",
    ),
    "a queue out of order": ({"phase": "issue_shares", "queue": [1, 0, 2]}, "queue"),
    "a queue that forgets First Build": (
        {"phase": "build_track", "queue": [0, 1, 2], "seats": [{}, {}, {"action": "first_build"}]},
        "queue",
    ),
    "nobody in the queue": ({"phase": "move_goods", "queue": []}, "queue"),
    "another seat than the first": ({"phase": "move_goods", "seat": 1, "queue": [0, 1, 2]}, "seat"),
    "a bid above the cash": ({**AUCTION, "auction": {"bids": {"1": 11}, "high_bidder": 1}}, "auction.bids"),
    "a bid of nothing": ({**AUCTION, "auction": {"bids": {"1": 0}, "high_bidder": 1}}, "auction.bids"),
    "the same bid twice": ({**AUCTION, "auction": {"bids": {"1": 4, "2": 4}, "high_bidder": 1}}, "auction.bids"),
    "a bid of nobody": ({**AUCTION, "auction": {"bids": {"7": 4}}}, "auction.bids"),
    "a high bidder that is not there": (
        {**AUCTION, "auction": {"bids": {"1": 4}, "high_bidder": 5}},
        "auction.high_bidder",
    ),
    "a high bidder without a bid": ({**AUCTION, "auction": {"high_bidder": 1}}, "auction.high_bidder"),
    "the high bidder decides": ({**AUCTION, "auction": {"bids": {"0": 4}, "high_bidder": 0}}, "auction"),
    "bidders that do not go round": (
        {**AUCTION, "players": 4, "queue": [0, 2, 1, 3], "seats": [{}] * 4},
        "queue",
    ),
    "dropped and still bidding": ({**AUCTION, "queue": [0, 1, 2], "auction": {"dropped": [2]}}, "auction.dropped"),
    "a pass without the action": ({**AUCTION, "auction": {"passes": [1]}}, "auction.passes"),
    "an action taken twice": (
        {"phase": "build_track", "seats": [{"action": "engineer"}, {"action": "engineer"}, {}]},
        "seats[1].action",
    ),
    "an action before it is taken": (
        {"phase": "select_actions", "seats": [{}, {"action": "engineer"}, {}]},
        "seats[1].action",
    ),
    "an action of the eliminated": (
        {"phase": "build_track", "turn": 3, "seats": [{}, {}, {"out": 1, "action": "engineer"}]},
        "seats[2].action",
    ),
    "Locomotive not taken": ({"phase": "select_actions", "locomotive": True}, "locomotive"),
    "an engine above its limit to come": (
        {"phase": "select_actions", "locomotive": True, "seats": [{"action": "locomotive", "engine": 6}, {}, {}]},
        "locomotive",
    ),
    "more fields than tiles": ({"phase": "build_track", "build": {"left": 3, "built": ["H5"]}}, "build.built"),
    "a field without the tile": ({"phase": "build_track", "build": {"left": 2, "built": ["H5"]}}, "build.built"),
    "Urbanization not held": (
        {"phase": "build_track", "build": {"left": 3, "may_urbanize": True}},
        "build.may_urbanize",
    ),
    "raised by nobody": ({"phase": "move_goods", "move": {"raised": [4]}}, "move.raised"),
    "no Production": ({"phase": "goods_growth", "seat": 0}, "seat"),
    "three cubes drawn": (growth(drawn=["red"] * 3), "drawn"),
    "cubes drawn with a full display": (growth(drawn=["red"], display=display(0)), "drawn"),
    "nothing to draw for": (growth(display=display(0)), "seat"),
    "a part of another phase": ({"phase": "issue_shares", "auction": {}}, "auction"),
    "more cubes than there are": ({"phase": "issue_shares", "cubes": {"Chicago": {"red": 21}}}, "cubes"),
    "an owner out of the game": (
        {
            "phase": "issue_shares",
            "turn": 3,
            "seats": [{}, {}, {"out": 1}],
            "track": {"H5": {"tile": "straight 0", "owners": {"0-3": 2}}},
        },
        "track",
    ),
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
        {"phase": "over", "turn": 3, "seats": [{}, {"out": 2}, {"out": 3}]},
        {"phase": "goods_growth", "seat": 0, "seats": [{"action": "production"}, {}, {}], "drawn": ["red", "blue"]},
        {**AUCTION, "auction": {"bids": {"1": 4, "2": 6}, "high_bidder": 2, "dropped": []}},
        {
            **AUCTION,
            "queue": [1, 2],
            "seats": [{"cash": 0}, {}, {}],
            "auction": {"bids": {"0": 9, "2": 10}, "high_bidder": 2, "dropped": [0]},
        },
        {"phase": "move_goods", "queue": [1, 2], "move": {"round": 2, "raised": [0, 1]}},
    ],
)
def test_what_can_be_is_loaded_as_it_is(change: dict[str, Any]) -> None:
    state = GAME.load({**HEAD, **change})
    again = json.loads(json.dumps(state.dump()))
    assert GAME.load(again).dump() == state.dump()
    state.audit()
    assert state.over or state.legal()
