"""Positions: what is refused, with the place named, and what is filled in."""

from __future__ import annotations

from typing import Any

import pytest

from steamshed.kernel.errors import PositionError
from tests.rules.days_of_steam.table import GAME, LINE, driver, table

RUNNING = {"train": "0,0", "entered": "W", "spent": 1}


def place_of(**parts: Any) -> str:
    """The place for which a position is refused."""
    data = {"game": "days_of_steam", "players": 2, "phase": "turn", "board": LINE, **parts}
    with pytest.raises(PositionError) as caught:
        GAME.load(data)
    return caught.value.where


@pytest.mark.parametrize(
    ("parts", "where"),
    [
        ({"game": "steam"}, "game"),
        ({"phase": "auction"}, "phase"),
        ({"board": {}}, "board"),
        ({"board": {"0;0": "red"}}, "board.0;0"),
        ({"board": {"0,0": "pink"}}, "board.0,0"),
        ({"board": {"0,0": "red", "1,0": "ST/4"}}, "board.1,0"),
        ({"board": {"0,0": "red", "1,0": "ST/0"}}, "board.1,0"),
        ({"board": {"0,0": "red", "999,0": "red"}}, "board"),
        ({"board": {f"{3 * x},0": "red" for x in range(4)}}, "board"),
        ({"board": {"0,0": "red", **{f"{x},0": "BR/0" for x in range(1, 5)}}}, "board"),
        ({"seat": 2}, "seat"),
        ({"start": 3}, "start"),
        ({"goods": {"1,0": {"red": 1}}}, "goods.1,0"),
        ({"goods": {"0,0": {"pink": 1}}}, "goods.0,0"),
        ({"display": [None]}, "display"),
        ({"display": [{"city": "red", "goods": {"red": 3}}, {"city": "red"}]}, "display[0].goods"),
        ({"seats": [{}]}, "seats"),
        ({"seats": [{"train": "9,9"}, {}]}, "seats[0].train"),
        ({"seats": [{"train": "1,0 NE"}, {}]}, "seats[0].train"),
        ({"seats": [{"coal": 6}, {}]}, "seats[0].coal"),
        ({"seats": [{"cargo": {"good": "red", "from": "1,0"}, "train": "1,0"}, {}]}, "seats[0].cargo.from"),
        ({"gone": {"XX": 1}}, "gone.XX"),
        ({"stall": 24}, "stall"),
        ({"burnt": 1}, "burnt"),
        ({"drawn": "red"}, "drawn"),
        ({"phase": "place_drawn"}, "drawn"),
        ({"phase": "place_drawn", "drawn": "red", "board": {"0,0": "red"}}, "drawn"),
        ({"phase": "run"}, "run"),
        ({"phase": "run", "run": {"train": "0,0", "spent": 1}, "seats": [{"train": "1,0"}, {}]}, "run.entered"),
        ({"phase": "run", "run": RUNNING, "seats": [{"train": "1,0"}, {"train": "1,0"}]}, "run"),
        ({"phase": "run", "run": {**RUNNING, "spent": 6}, "seats": [{"train": "1,0", "steam": 1}, {}]}, "run.spent"),
        ({"phase": "over", "seat": 1}, "seat"),
        ({"options": {"coal_same_turn": "perhaps"}}, "options"),
    ],
)
def test_what_cannot_be_is_refused_by_its_place(parts: dict[str, Any], where: str) -> None:
    assert place_of(**parts) == where


def test_what_is_not_said_is_filled_in() -> None:
    bare = table()
    assert bare.seats[0]["train"] == "0,0"
    assert bare.seats[0]["hand"] == ["ST", "ST", "ST"]
    assert [city["city"] for city in bare.data["display"]] == ["red", "red"]
    assert bare.state.seat == 0
    bare.state.audit()


def test_a_move_under_way_is_a_position() -> None:
    run = driver(goods={"0,0": {"red": 1}, "3,0": {"blue": 1}})
    run.act("load red", "move_step E", "move_step E", "move_step E", "load blue", "move_step W")
    again = GAME.load(run.data)
    assert again.dump() == run.data
    assert run.data["run"]["loads"] == [{"good": "red", "from": "0,0"}, {"good": "blue", "from": "3,0"}]
    # red is delivered but not final: it is neither with the player nor in the bag
    assert run.seats[0]["delivered"] == {}
    assert again.view(0)["bag"] == {"red": 6, "green": 7, "yellow": 7, "blue": 6}
