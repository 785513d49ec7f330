"""Declared options, presets, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from steamshed.kernel.errors import OptionError
from steamshed.kernel.options import Option, Options, SeatsOption, text_of


def explain(id: str) -> str:
    return f"help of {id}"


OPTIONS = Options(
    [
        Option("map", ["plains", "alps"], "plains", explain),
        Option("limit", [20, 0], 20, explain),
        Option("quick", [False, True], False, explain),
    ],
    {"home": {"limit": 20, "quick": False}, "club": {"limit": 0, "quick": True}},
)


def test_the_first_preset_is_the_default():
    assert OPTIONS.default_preset == "home"
    assert OPTIONS.resolve() == {"map": "plains", "limit": 20, "quick": False}
    assert OPTIONS.resolve({}) == OPTIONS.resolve(None) == OPTIONS.resolve({"preset": "home"})


def test_choices_win_over_the_preset_whatever_their_order():
    expected = {"map": "alps", "limit": 20, "quick": True}
    assert OPTIONS.resolve({"preset": "club", "limit": 20, "map": "alps"}) == expected
    assert OPTIONS.resolve({"limit": 20, "map": "alps", "preset": "club"}) == expected


def test_values_come_as_text_too():
    assert OPTIONS.resolve({"limit": "0", "quick": "true"}) == {"map": "plains", "limit": 0, "quick": True}
    assert OPTIONS["quick"].accept("true") is True


def test_a_flag_is_not_a_number():
    """False equals 0 in Python, but not here."""
    with pytest.raises(OptionError, match="option limit: False is not one of 20, 0"):
        OPTIONS.resolve({"limit": False})
    with pytest.raises(OptionError, match="option quick: 0 is not one of false, true"):
        OPTIONS.resolve({"quick": 0})
    with pytest.raises(OptionError, match="option quick: 'True' is not one of false, true"):
        OPTIONS.resolve({"quick": "True"})


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"limit": 19}, "option limit: 19 is not one of 20, 0"),
        ({"limit": None}, "option limit: None is not one of 20, 0"),
        ({"map": ["alps"]}, "option map: .* is not one of plains, alps"),
        ({"preset": "house"}, "option preset: 'house' is not one of home, club"),
        ({"speed": 3}, "option 'speed' does not exist; there are preset, map, limit, quick"),
        (["limit"], "options: expected names with values"),
        ("limit=0", "options: expected names with values"),
    ],
)
def test_refusals_name_the_option(chosen: Any, message):
    with pytest.raises(OptionError, match=message):
        OPTIONS.resolve(chosen)


def test_kinds_help_and_access():
    assert [option.kind for option in OPTIONS] == ["choice", "number", "flag"]
    assert OPTIONS["map"].help == "help of option-map"
    assert len(OPTIONS) == 3
    with pytest.raises(KeyError):
        OPTIONS["speed"]


def test_preset_of():
    assert OPTIONS.preset_of({"map": "alps", "limit": 0, "quick": True}) == "club"
    assert OPTIONS.preset_of({"map": "plains", "limit": 0, "quick": False}) is None


def test_resolving_leaves_the_presets_alone():
    values = OPTIONS.resolve()
    values["limit"] = 5
    assert OPTIONS.resolve()["limit"] == 20


def test_a_game_without_presets():
    plain = Options([Option("limit", [20, 0], 20, explain)], {})
    assert plain.default_preset is None
    assert plain.resolve() == {"limit": 20}
    with pytest.raises(OptionError, match="option preset"):
        plain.resolve({"preset": "home"})


def test_how_values_are_written():
    assert [text_of(value) for value in (True, False, 20, "alps")] == ["true", "false", "20", "alps"]


def test_some_of_the_seats():
    option = SeatsOption("who", explain)
    assert option.kind == "seats"
    assert option.default == "all"
    assert [option.accept(value) for value in ([2, 0, 2], (1,), "0,2", "all", "", [])] == [
        "0,2",
        "1",
        "0,2",
        "all",
        "all",
        "all",
    ]
    for wrong in ("x", "0 2", "0,", [True], [-1], 3, None, {"a": 1}):
        with pytest.raises(OptionError, match="option who"):
            option.accept(wrong)
