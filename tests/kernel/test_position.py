"""What the positions of all games have alike."""

from __future__ import annotations

import json
import pathlib

import pytest

import steamshed
from steamshed.kernel.errors import PositionError

POSITIONS = pathlib.Path(__file__).resolve().parent.parent / "positions"


@pytest.mark.parametrize("name", steamshed.games())
@pytest.mark.parametrize(
    ("field", "value"), [("game", "whist"), ("rules", 99), ("phase", "tea"), ("options", {"tea": 1})]
)
def test_every_game_refuses_a_wrong_head(name: str, field: str, value: object) -> None:
    data = json.loads((min((POSITIONS / name).glob("*.json"))).read_text(encoding="utf-8"))
    with pytest.raises(PositionError) as refused:
        steamshed.game(name).load({**data, field: value})
    assert refused.value.where == field


@pytest.mark.parametrize("name", steamshed.games())
@pytest.mark.parametrize(("field", "value"), [("players", 9), ("seats", [{}]), ("tea", 1)])
def test_every_game_refuses_a_wrong_shape(name: str, field: str, value: object) -> None:
    data = json.loads((min((POSITIONS / name).glob("*.json"))).read_text(encoding="utf-8"))
    with pytest.raises(PositionError) as refused:
        steamshed.game(name).load({**data, field: value})
    assert field in str(refused.value)


def test_what_says_nothing_may_stand_anywhere() -> None:
    """A part that belongs to another phase is refused, unless it is empty."""
    game = steamshed.game("days_of_steam")
    data = json.loads((POSITIONS / "days_of_steam" / "opening.json").read_text(encoding="utf-8"))
    assert game.load({**data, "run": None, "drawn": None}).dump() == game.load(data).dump()
    with pytest.raises(PositionError, match="drawn: does not belong to phase turn"):
        game.load({**data, "drawn": "red"})
