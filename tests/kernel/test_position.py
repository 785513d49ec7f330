"""What the positions of all games have alike."""

from __future__ import annotations

import json
import pathlib

import pytest

import steamshed
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import check_order, check_queue, first_in

POSITIONS = pathlib.Path(__file__).resolve().parent.parent / "positions"
WRONG = [("game", "whist"), ("rules", 99), ("phase", "tea"), ("options", {"tea": 1})]


@pytest.mark.parametrize("name", steamshed.games())
@pytest.mark.parametrize(
    ("field", "value"), [("game", "whist"), ("rules", 99), ("phase", "tea"), ("options", {"tea": 1})]
)
def test_every_game_refuses_a_wrong_head(name: str, field: str, value: object) -> None:
    data = json.loads((min((POSITIONS / name).glob("*.json"))).read_text(encoding="utf-8"))
    with pytest.raises(PositionError) as refused:
        steamshed.game(name).load({**data, field: value})
    assert refused.value.where == field


def test_an_order_names_every_seat_once() -> None:
    check_order([2, 0, 1], [0, 1, 2])
    for wrong in ([0, 1], [0, 1, 1], [0, 1, 3]):
        with pytest.raises(PositionError, match="order: "):
            check_order(wrong, [0, 1, 2])


def test_a_queue_has_seats_in_the_game() -> None:
    check_queue([2, 0], [0, 1, 2])
    for wrong in ([0, 0], [3]):
        with pytest.raises(PositionError, match="auction: "):
            check_queue(wrong, [0, 1, 2], "auction")


def test_the_first_in_the_queue_decides() -> None:
    assert first_in([2, 0], None) == 2
    assert first_in([2, 0], 2) == 2
    with pytest.raises(PositionError, match="seat: seat 2 is the first in the queue, not 0"):
        first_in([2, 0], 0)
    with pytest.raises(PositionError, match="queue: "):
        first_in([], None)
