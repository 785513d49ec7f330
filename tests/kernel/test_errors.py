"""Errors say what is wrong and where."""

from __future__ import annotations

import copy
import json
import pathlib
import pickle
from typing import Any

import msgspec
import pytest

import steamshed
from steamshed.kernel.content import read_position, read_struct
from steamshed.kernel.errors import ContentError, ParseError, PositionError, RecordError, SteamshedError
from steamshed.kernel.violation import IllegalAction, Violation

GAME = steamshed.game("age_of_steam")


def test_all_errors_are_value_errors():
    for error in (
        ParseError("a", "a", "b"),
        PositionError("seats", "wrong"),
        ContentError("tiles.toml", "simple", "wrong"),
        RecordError(3, "wrong"),
        IllegalAction("bid 5", Violation("AS-ORDER-03")),
    ):
        assert isinstance(error, SteamshedError)
        assert isinstance(error, ValueError)


@pytest.mark.parametrize(
    "error",
    [
        ParseError("a", "a", "b"),
        PositionError("seats", "wrong"),
        ContentError("tiles.toml", "simple", "wrong"),
        RecordError(3, "wrong"),
        IllegalAction("bid 5", Violation("AS-ORDER-03", {"cash": 3})),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_of_another_process_says_the_same(error: SteamshedError):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)


def test_texts():
    assert str(PositionError("seats[1].cash", "too little")) == "position, seats[1].cash: too little"
    assert str(PositionError("", "too little")) == "position: too little"
    assert str(ContentError("a.toml", "b.c", "bad")) == "a.toml, b.c: bad"
    assert str(ContentError("a.toml", "", "bad")) == "a.toml: bad"
    assert str(RecordError(7, "bad")) == "record, line 7: bad"
    assert str(RecordError(0, "bad")) == "record: bad"
    assert str(IllegalAction("bid 5", Violation("AS-ORDER-03", {"cash": 3}))) == (
        "'bid 5' is against AS-ORDER-03 (cash: 3)"
    )


def test_violations_are_values():
    assert Violation("A", {"x": 1}) == Violation("A", {"x": 1})
    assert Violation("A", {"x": 1}) != Violation("A", {"x": 2})
    assert len({Violation("A"), Violation("A")}) == 1
    assert repr(Violation("A", {"x": 1})) == "Violation(rule='A', args={'x': 1})"


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    sizes: list[int] = []


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("name = 3", "name", "Expected str, got int"),
        ('name = "a"\nsizes = [1, "b"]', "sizes[1]", "Expected int, got str"),
        ('name = "a"\nother = 1', "", "unknown field"),
        ("sizes = []", "", "missing required field name"),
        ("name =", "", "is not TOML"),
    ],
)
def test_content_errors_name_file_and_field(tmp_path, text, where, reason):
    file = tmp_path / "shape.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_struct(file, Shape)
    assert (caught.value.file, caught.value.where) == ("shape.toml", where)
    assert reason in caught.value.reason


def test_a_file_that_is_not_there_or_not_text(tmp_path: pathlib.Path):
    with pytest.raises(ContentError, match=r"shape\.toml: cannot be read"):
        read_struct(tmp_path / "shape.toml", Shape)
    (tmp_path / "shape.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=r"shape\.toml: is not text in UTF-8"):
        read_struct(tmp_path / "shape.toml", Shape)


def test_position_errors_name_the_field():
    with pytest.raises(PositionError) as caught:
        read_position({"name": "a", "sizes": [1, None]}, Shape)
    assert caught.value.where == "sizes[1]"


POSITION: Any = {
    "game": "age_of_steam",
    "players": 3,
    "phase": "build_track",
    "seats": [{"cash": 10}, {"cash": 5}, {"cash": 0}],
    "track": {"K10": {"tile": "straight 1", "owners": {"1-4": 0}}},
    "cubes": {"Chicago": {"red": 2}},
    "display": {"W1": ["red", None, None]},
    "new_cities": {"M6": "A"},
}


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (["game"], "chess", "game"),
        (["players"], 7, "players"),
        (["players"], 4, "seats"),
        (["phase"], "lunch", "phase"),
        (["turn"], 0, "turn"),
        (["options"], {"preset": "house"}, "options"),
        (["no_such_part"], 1, ""),
        (["seats", 1, "cash"], -1, "seats[1].cash"),
        (["seats", 1, "cash"], "5", "seats[1].cash"),
        (["seats", 2, "shares"], 16, "seats[2].shares"),
        (["seats", 0, "action"], "nap", "seats[0].action"),
        (["seats", 0, "features"], ["nile"], "seats[0].features"),
        (["order"], [0, 1], "order"),
        (["order"], [0, 1, 1], "order"),
        (["queue"], [0, 0], "queue"),
        (["queue"], [], "queue"),
        (["seat"], 7, "seat"),
        (["track", "K10", "tile"], "bent 1", "track.K10.tile"),
        (["track", "K10", "tile"], "straight 9", "track.K10.tile"),
        (["track", "K10", "tile"], "town_1 1", "track.K10.tile"),
        (["track", "K10", "disc"], True, "track.K10.disc"),
        (["track", "K10", "owners"], {"0-3": 0}, "track.K10.owners"),
        (["track", "K10", "owners"], {"1-4": 5}, "track.K10.owners"),
        (["track", "H6"], {"tile": "straight 1"}, "track.H6"),
        (["track", "N5"], {"tile": "straight 1"}, "track.N5"),
        (["track", "M6"], {"tile": "town_1 0"}, "track.M6"),
        (["track", "F5"], {"tile": "straight 1"}, "track.F5"),
        (["track", "A3"], {"tile": "straight 2"}, "track.A3"),
        (["new_cities", "M6"], "Z", "new_cities.M6"),
        (["new_cities", "K9"], "A", "new_cities.K9"),
        (["new_cities", "H6"], "B", "new_cities.H6"),
        (["cubes", "Chicago", "pink"], 1, "cubes.Chicago"),
        (["cubes", "Chicago", "red"], 30, "cubes"),
        (["cubes", "Buffalo"], {"red": 1}, "cubes.Buffalo"),
        (["cubes", "Atlantis"], {"red": 1}, "cubes.Atlantis"),
        (["display", "W1"], ["red"], "display.W1"),
        (["display", "W1"], ["pink", None, None], "display.W1"),
        (["display", "Z"], ["red"], "display.Z"),
        (["auction"], {}, "auction"),
        (["move"], {"round": 2}, "move"),
        (["drawn"], ["red"], "drawn"),
        (["locomotive"], True, "locomotive"),
        (["build"], {"left": 4}, "build.left"),
        (["build"], {"left": 3, "may_urbanize": True}, "build.may_urbanize"),
        (["build"], {"left": 3, "built": ["Z1"]}, "build.built"),
        (["build"], {"left": 3, "extended": ["K10 2"]}, "build.extended"),
    ],
)
def test_positions_that_cannot_be_are_refused_naming_the_place(path, value, where):
    GAME.load(json.loads(json.dumps(POSITION)))
    data = copy.deepcopy(POSITION)
    node = data
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    with pytest.raises(PositionError) as caught:
        GAME.load(data)
    if where:
        assert caught.value.where == where
    assert caught.value.reason
