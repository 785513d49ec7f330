"""The content of Age of Steam: what is in the box, and that a mistake in a file is refused naming file, place, reason.

Broken maps are variants of the small map ``polder``; the broken other files lie in copies of the package.
"""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys
from collections import Counter

import pytest

import steamshed
from steamshed.games.age_of_steam.content import reader as content
from steamshed.kernel.errors import ContentError

PACKAGE = pathlib.Path(steamshed.__file__).parent
MAPS = PACKAGE / "games" / "age_of_steam" / "content" / "maps"
POLDER = (MAPS / "polder.toml").read_text(encoding="utf-8")
IN_THE_BOX = " ".join(["rust_belt", *sorted(file.stem for file in MAPS.glob("*.toml") if file.stem != "rust_belt")])
GAME = steamshed.game("age_of_steam")


# -- what is in the box ------------------------------------------------------------------------------------------------


def test_tiles() -> None:
    tiles = content.tile_set()
    assert sum(tile.count for tile in tiles.types) == 136
    groups: Counter[str] = Counter()
    for tile in tiles.types:
        groups[tile.group] += tile.count
    assert groups == {"simple": 110, "crossing": 11, "coexisting": 4, "town": 11}


def test_goods() -> None:
    goods = content.goods()
    assert dict(zip(goods.colours, goods.counts, strict=True)) == {
        "red": 20,
        "blue": 20,
        "purple": 20,
        "yellow": 20,
        "black": 16,
    }
    assert sum(goods.counts) == 96
    display = content.display()
    assert len(display.boxes) == 52
    assert display.boxes[:2] == ["W1/1", "W2/1"]
    assert display.boxes[12] == "W1/2"
    assert display.boxes[36] == "A/1"
    assert display.boxes[-1] == "H/2"
    assert display.letters == list("ABCDEFGH")


def test_rust_belt() -> None:
    board = content.MAPS.board("rust_belt")
    terrain = Counter(board.grid.kinds)
    assert board.grid.size == 189
    assert [terrain[kind] for kind in ".~^w@o"] == [108, 19, 9, 27, 12, 14]
    assert sum(board.start_cubes) == 26
    assert {board.node_name[city] for city in board.cities if board.start_cubes[city] == 3} == {
        "Pittsburgh",
        "Wheeling",
    }
    assert sorted(board.column_city[:12]) == sorted(board.cities)
    assert board.features == ["mississippi", "ohio", "niagara", "mountain_south", "mountain_north"]


def test_every_map_of_the_box_is_sound() -> None:
    for file in MAPS.glob("*.toml"):
        assert GAME.check_map(file)
        assert file.stem in GAME.options["map"].choices
    assert GAME.options["map"].default == "rust_belt"


def test_every_table_says_where_it_comes_from() -> None:
    for file in (MAPS.parent).rglob("*.toml"):
        if file.name != "options.toml":
            assert "provenance = " in file.read_text(encoding="utf-8")


def test_no_code_knows_a_map() -> None:
    """Names of cities, towns and features are in the map files only; code gives Rust Belt no more than its place."""
    words = set()
    for name in ("rust_belt", "polder"):
        board = content.MAPS.board(name)
        words |= {node for node in board.node_name if node} | set(board.features)
    # examples in docstrings and in messages about notation
    examples = {"Chicago", "Toledo", "Detroit"}
    for file in PACKAGE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        found = {word for word in words if re.search(rf"\b{re.escape(word)}\b", text)}
        assert found <= (examples if file.name == "actions.py" else set()), file
        assert "rust_belt" not in text or file.name == "reader.py" or "kernel" in file.parts, file


# -- broken maps -------------------------------------------------------------------------------------------------------


def swap(old: str, new: str, count: int = 1) -> str:
    """The polder map with something else in it."""
    assert old in POLDER
    return POLDER.replace(old, new, count)


def without(line: str) -> str:
    """The polder map without the line that begins like this."""
    kept = [text for text in POLDER.splitlines() if not text.strip().startswith(line)]
    assert len(kept) == len(POLDER.splitlines()) - 1
    return "\n".join(kept)


BROKEN = {
    "unknown terrain letter": (swap('".o..@~."', '".o#.@~."'), "grid, D3", "'#' is no terrain; there are . ~ ^ w @ o"),
    "not TOML": ("grid = [", "", "is not TOML: "),
    "a number that never ends": ("players = " + "9" * 5000, "", "is not TOML: "),
    "nested too deeply": ("grid = " + "[" * 100_000, "", "is not TOML: nested too deeply"),
    "unknown key": ('weather = "rain"\n' + POLDER, "", "Object contains unknown field weather"),
    "unknown key of a city": (
        swap('colour = "red",', 'colour = "red", mayor = "Ann",'),
        "cities[0]",
        "Object contains unknown field mayor",
    ),
    "missing key": (without("title"), "", "Object missing required field title"),
    "missing provenance": (without("provenance"), "", "Object missing required field provenance"),
    "missing key of a city": (
        swap('{ name = "Den Haag", hex', "{ hex"),
        "cities[0]",
        "Object missing required field name",
    ),
    "wrong type": (swap('title = "Polder"', "title = 5"), "title", "Expected str, got int"),
    "of another game": (swap('game = "age_of_steam"', 'game = "chess"'), "game", "Invalid enum value 'chess'"),
    "wrong file name": (swap('name = "polder"', 'name = "veluwe"'), "name", "'veluwe' is not the name of the file"),
    "no players": (swap("players = [3]", "players = []"), "players", "[] must be among [3, 4, 5, 6]"),
    "wrong number of players": (
        swap("players = [3]", "players = [3, 7]"),
        "players",
        "[3, 7] must be among [3, 4, 5, 6]",
    ),
    "city without colour": (swap('hex = "B3", colour = "red",', 'hex = "B3",'), "cities[0]", "required field colour"),
    "unknown colour": (swap('"yellow"', '"green"'), "cities, D5", "'green' is not a colour of goods"),
    "one colour only": (
        re.sub(r'colour = "\w+"', 'colour = "red"', POLDER),
        "cities",
        "at least two cities of different colours are needed",
    ),
    "no cities": (re.sub(r"cities = \[.*?\n\]", "cities = []", POLDER, flags=re.DOTALL), "cities", "no city is fed by"),
    "unknown column": (swap('"W1"', '"W7"'), "cities, B3", "'W7' is not a numbered column of the display"),
    "letter column": (swap('"W1"', '"A"'), "cities, B3", "'A' is not a numbered column of the display"),
    "column fed twice": (swap('"W3"', '"W1"'), "cities, D5", "column W1 feeds two cities"),
    "column fed by none": (swap('"B5", "B6"', '"B5"'), "cities", "no city is fed by B6"),
    "fewer cubes than none": (
        swap("start_cubes = 3", "start_cubes = -1"),
        "cities[0].start_cubes",
        "Expected int >= 0",
    ),
    "more cubes than there are": (swap("start_cubes = 3", "start_cubes = 30"), "cities", "the setup takes 97 cubes"),
    "city outside the grid": (swap('hex = "B3"', 'hex = "Z9"'), "cities, Z9", "'Z9' is not a field of the grid"),
    "city where the grid has none": (
        swap('hex = "B3"', 'hex = "B2"'),
        "cities, B2",
        "the grid does not have '@' there",
    ),
    "city in the grid only": (swap('"....o.~."', '"@...o.~."'), "grid, G1", "a city or town that no table names"),
    "town in the grid only": (swap('"....o.~."', '"o...o.~."'), "grid, G1", "a city or town that no table names"),
    "town in the table only": (
        swap('hex = "D2" }', 'hex = "D2" },\n  { name = "Lelystad", hex = "G1" }'),
        "towns, G1",
        "the grid does not have 'o' there",
    ),
    "two towns on a field": (
        swap('hex = "D2" }', 'hex = "D2" },\n  { name = "Hoorn", hex = "D2" }'),
        "towns, D2",
        "the field is named twice",
    ),
    "two of a name": (swap('"Alkmaar"', '"Utrecht"'), "towns, D2", "'Utrecht' is the name of another city or town"),
    "name with a hyphen": (
        swap('"Alkmaar"', '"Oud-Alkmaar"'),
        "towns, D2",
        "the name 'Oud-Alkmaar' is empty, the name",
    ),
    "name with a slash": (swap('"Den Haag"', '"Den/Haag"'), "cities, B3", "the name 'Den/Haag' is empty, the name"),
    "name of a field": (swap('"Alkmaar"', '"C3"'), "towns, D2", "the name 'C3' is empty, the name of a field"),
    "empty name": (swap('"Alkmaar"', '""'), "towns, D2", "the name '' is empty"),
    "name with two spaces": (swap('"Den Haag"', '"Den  Haag"'), "cities, B3", "the name 'Den  Haag' is empty"),
    "two neighbours": (
        swap('".o..@~."', '".oo.@~."').replace('hex = "D2" }', 'hex = "D2" },\n  { name = "Hoorn", hex = "D3" }'),
        "grid, D",
        "are neighbours",
    ),
    "unreachable town": (
        swap('"ww..~..w"', '"oww.~..w"')
        .replace('"w.@.~.o"', '"ww@.~.o"')
        .replace('hex = "D2" }', 'hex = "D2" },\n  { name = "Texel", hex = "A1" }'),
        "grid, A1",
        "no land way leads to Texel",
    ),
    "river field of no feature": (
        swap('"A5", "B5", ', '"B5", '),
        "grid, A5",
        "a river or mountain field of no feature",
    ),
    "mountain field of no feature": (
        swap('["H3", "H4"]', '["H3"]'),
        "grid, H4",
        "a river or mountain field of no feature",
    ),
    "feature where the grid has none": (
        swap('["H3", "H4"]', '["H3", "H4", "H5"]'),
        "features, veluwe, H5",
        "the grid has no mountain there",
    ),
    "feature outside the grid": (
        swap('["H3", "H4"]', '["H3", "H4", "Q1"]'),
        "features, veluwe, Q1",
        "'Q1' is not a field of the grid",
    ),
    "feature of an unknown kind": (
        swap('kind = "mountain"', 'kind = "desert"'),
        "features, veluwe",
        "kind 'desert' is not river or mountain",
    ),
    "two features of an id": (swap('id = "veluwe"', 'id = "rhine"'), "features, rhine", "two features have this id"),
    "field of two features": (
        swap(
            'hexes = ["H3", "H4"] }',
            'hexes = ["H3", "H4"] },\n  { id = "x", kind = "river", label = "X", hexes = ["A5"] }',
        ),
        "features, x, A5",
        "the field belongs to two features",
    ),
    "river line outside the grid": (
        swap("H7 = [2, 5]", "Q7 = [2, 5]"),
        "rivers, Q7",
        "'Q7' is not a field of the grid",
    ),
    "river line over no edge": (swap("H7 = [2, 5]", "H7 = [2, 6]"), "rivers.H7[1]", "Expected int <= 5"),
    "label without a place": (swap("x = 0.9, ", ""), "labels[0]", "Object missing required field x"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_broken_map_is_refused(fault: str, tmp_path: pathlib.Path) -> None:
    """By ``map check``, naming the file, the place and the reason."""
    text, where, reason = BROKEN[fault]
    file = tmp_path / "polder.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        GAME.check_map(file)
    assert caught.value.file == "polder.toml"
    assert caught.value.where.startswith(where)
    assert bool(caught.value.where) == bool(where)
    assert reason in caught.value.reason
    assert str(caught.value).startswith("polder.toml")
    assert "\n" not in str(caught.value)


def test_unreadable_map_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(ContentError, match=r"^nowhere\.toml: cannot be read \(No such file or directory\)$"):
        GAME.check_map(tmp_path / "nowhere.toml")
    binary = tmp_path / "polder.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match=r"^polder\.toml: is not text in UTF-8$"):
        GAME.check_map(binary)


@pytest.mark.parametrize("name", ["my map", "Polder", "2polder", "pol=der"])
def test_name_that_cannot_stand_in_a_record(name: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / f"{name}.toml"
    file.write_text(swap('name = "polder"', f'name = "{name}"'), encoding="utf-8")
    with pytest.raises(ContentError, match="has something else than a to z, 0 to 9 and _"):
        GAME.check_map(file)


def test_the_unchanged_map_is_accepted(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "polder.toml"
    file.write_text(POLDER, encoding="utf-8")
    assert GAME.check_map(file) == "Polder: 68 fields, 6 cities, 4 towns, for 3 players"


def test_maps_are_for_some_numbers_of_players() -> None:
    with pytest.raises(steamshed.OptionError, match="the map polder is for 3, not 4"):
        GAME.new(4, {"map": "polder"})


# -- a folder of one's own ---------------------------------------------------------------------------------------------


def python(code: str, *path: pathlib.Path, **env: str) -> str:
    """What a new process prints that runs this code, with some folders first on its path."""
    paths = os.pathsep.join([*map(str, path), str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": paths, **env},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_map_in_a_folder_of_ones_own(tmp_path: pathlib.Path) -> None:
    """STEAMSHED_CONTENT names a folder; its maps can be chosen, played to the end and replayed."""
    folder = tmp_path / "age_of_steam" / "maps"
    folder.mkdir(parents=True)
    text = swap('name = "polder"', 'name = "meer"').replace("Den Haag", "'s Gravenhage aan Zee")
    (folder / "meer.toml").write_text(text, encoding="utf-8")
    code = """
import random, steamshed
game = steamshed.game("age_of_steam")
print(*game.options["map"].choices)
chance, rng = steamshed.Chance(seed=1), random.Random(1)
record = steamshed.Record.start(game, 3, {"map": "meer"}, chance)
while not record.state.over:
    record.state.audit()
    record.apply(game.steady(record.state, record.state.legal(), rng), chance)
again = steamshed.Record.parse(str(record), steamshed.game)
print(again.state.dump() == record.state.dump(), "'s Gravenhage aan Zee" in again.state.dump()["cubes"])
print(record.state.svg()[:4])
"""
    out = python(code, STEAMSHED_CONTENT=str(tmp_path)).splitlines()
    assert out == [f"{IN_THE_BOX} meer", "True True", "<svg"]


def test_own_map_wins_over_one_of_the_box(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "age_of_steam" / "maps"
    folder.mkdir(parents=True)
    (folder / "polder.toml").write_text(swap("Alkmaar", "Hoorn"), encoding="utf-8")
    code = """
from steamshed.games.age_of_steam.content import reader as content
print("Hoorn" in content.MAPS.board("polder").node_name)
"""
    assert python(code, STEAMSHED_CONTENT=str(tmp_path)) == "True\n"


def test_a_folder_that_is_not_there_changes_nothing(tmp_path: pathlib.Path) -> None:
    code = 'import steamshed; print(*steamshed.game("age_of_steam").options["map"].choices)'
    assert python(code, STEAMSHED_CONTENT=str(tmp_path / "nowhere")) == f"{IN_THE_BOX}\n"


# -- other prices, other numbers ---------------------------------------------------------------------------------------


def copy_with(folder: pathlib.Path, name: str, *changes: tuple[str, str]) -> pathlib.Path:
    """A copy of the package with changes in one of its content files."""
    shutil.copytree(PACKAGE, folder / "steamshed", ignore=shutil.ignore_patterns("__pycache__"))
    file = folder / "steamshed" / "games" / "age_of_steam" / "content" / name
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text, encoding="utf-8")
    return folder


BRUTE_FORCE = """
import random, steamshed
game = steamshed.game("age_of_steam")
chance, rng = steamshed.Chance(seed=3), random.Random(3)
state = game.new(3, {"preset": "official"}, chance)
while not state.over:
    legal = state.legal()
    if rng.random() < 0.05:
        assert set(legal) == {action for action in game.candidates(state) if state.check(action) is None}
        assert game.load(state.dump()).legal() == legal
    state.apply(game.steady(state, legal, rng), chance)
    state.audit()
"""


def test_other_prices(tmp_path: pathlib.Path) -> None:
    """A price that is changed in costs.toml is the price; the tables of legal builds go by it."""
    changed = copy_with(tmp_path, "costs.toml", ("simple = 2", "simple = 17"), ("mountain = 2", "mountain = 9"))
    code = """
import steamshed
game = steamshed.game("age_of_steam")
for cash in (16, 17, 25, 26):
    seats = [{"cash": cash}, {}, {}]
    state = game.load({"game": "age_of_steam", "players": 3, "phase": "build_track", "seats": seats})
    assert set(state.legal()) == {action for action in game.candidates(state) if state.check(action) is None}
    plain, mountain = game.parse("build H5 straight 0"), game.parse("build R7 straight 0")
    print(cash, plain in state.legal(), mountain in state.legal())
    if state.check(plain) is None:
        print(state.choice(plain).price)
"""
    assert python(code, changed).split() == [
        *("16", "False", "False"),
        *("17", "True", "False", "17"),
        *("25", "True", "False", "17"),
        *("26", "True", "True", "17"),
    ]


def test_other_numbers(tmp_path: pathlib.Path) -> None:
    """More shares, a stronger engine, more builds and other start values are played, dumped and loaded."""
    changed = copy_with(
        tmp_path,
        "components.toml",
        ("maximum = 15", "maximum = 25"),
        ("maximum = 6", "maximum = 12"),
        ("shares = 2", "shares = 3"),
        ("engine = 1", "engine = 2"),
        ("engineer_limit = 4", "engineer_limit = 6"),
        ("3 = 10", "3 = 14"),
    )
    code = """
state = game.load({"game": "age_of_steam", "players": 3, "phase": "issue_shares", "turn": 14})
print(state.dump()["seats"][0]["shares"], state.dump()["seats"][0]["engine"], len(state.legal()))
"""
    assert python(BRUTE_FORCE + code, changed) == "3 2 23\n"


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("costs.toml", "river = 1", "river = -1", "costs.toml, terrain_surcharge.river: Expected int >= 0"),
        ("costs.toml", "simple = 2\n", "", "costs.toml, place: Object missing required field simple"),
        (
            "tiles.toml",
            "[[0, 3], [1, 4]]",
            "[[0, 3], [3, 4]]",
            "tiles.toml, crossing.x_straight_straight.segments: two",
        ),
        ("tiles.toml", "count = 48", "count = true", "tiles.toml, simple.straight.count: Expected int, got bool"),
        ("components.toml", '"red", column', '"pink", column', "components.toml, new_cities.A.colour: 'pink' is not"),
        (
            "components.toml",
            'column = "W4"',
            'column = "W3"',
            "components.toml, new_cities.B.column: 'W3' is not a free",
        ),
        ("components.toml", '"W1", ', '"X1", ', "components.toml, display.numbered_columns: expected W1 to W6"),
        (
            "options.toml",
            "direct_complex = true",
            "direct_complex = 7",
            "options.toml, presets.official.direct_complex: 7",
        ),
        (
            "options.toml",
            'vp_track_unit = "section"\n',
            "",
            "options.toml, presets.official: a preset fixes every option",
        ),
    ],
)
def test_broken_content_is_refused(tmp_path: pathlib.Path, name: str, old: str, new: str, said: str) -> None:
    changed = copy_with(tmp_path, name, (old, new))
    code = """
import steamshed
try:
    game = steamshed.game("age_of_steam")
    game.new(3)
except steamshed.ContentError as error:
    print(error)
"""
    assert python(code, changed).startswith(said)
