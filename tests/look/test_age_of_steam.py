import json
import re
from xml.etree import ElementTree

import msgspec
import pytest

from steamshed.games.age_of_steam.show.drawing.board import BOARD
from steamshed.games.age_of_steam.show.drawing.printed import printed
from steamshed.games.age_of_steam.show.drawing.viewed import Table
from steamshed.games.age_of_steam.show.scenes import picture, scenes
from steamshed.ui.scene import Scene, Thing

NAMES = ["board", "goods", "tracks", "order", "actions", "players"]


def seat(**changes):
    return {"cash": 10, "income": 0, "shares": 2, "engine": 1, "action": None, "out": None, **changes}


def view(**changes):
    """Three players on the Rust Belt; some track, a New City, a crowded Chicago, somebody out of the game."""
    boards = printed("rust_belt")
    display = {column: ["red", None, "blue"] for column in boards.columns}
    display |= {letter: [None, "black"] for letter in boards.new_cities}
    return {
        "game": "age_of_steam",
        "players": 3,
        "options": {"map": "rust_belt", "income_reduction_table": "official"},
        "turn": 3,
        "turns": 10,
        "phase": "build_track",
        "seat": 1,
        "order": [1, 0],
        "seats": [seat(income=12, action="engineer"), seat(income=57), seat(out=2)],
        "track": {
            # Chicago to Michigan City, then on to an open end
            "I7": {"tile": "gentle 5", "owners": {"1-5": 0}},
            "J6": {"tile": "straight 2", "disc": True, "owners": {"2": 1, "4": 0}},
            "K7": {"tile": "straight 2", "owners": {"2-5": 1}},
            # a crossing of two open sections, one of them nobody's, on the way over the Mississippi
            "E7": {"tile": "x_straight_straight 1", "owners": {"1-4": 1, "2-5": None}},
        },
        "new_cities": {"H4": "G"},
        "cubes": {"Chicago": {"red": 3, "blue": 4}, "Milwaukee": {"black": 1, "red": 1}, "Detroit": {}},
        "display": display,
        "bag": {"red": 3},
        **changes,
    }


def drawn(name: str, **changes) -> Scene:
    return next(scene for scene in scenes(view(**changes)) if scene.name == name)


def things(name: str, **changes) -> dict[str, Thing]:
    return {thing.id: thing for thing in drawn(name, **changes).things}


def test_the_table_has_its_scenes():
    assert [scene.name for scene in scenes(view())] == NAMES


def test_every_thing_has_its_symbol_and_an_id_of_its_own():
    found = scenes(view())
    ids = [thing.id for scene in found for thing in scene.things]
    assert len(ids) == len(set(ids))
    for scene in found:
        assert {thing.symbol for thing in scene.things} <= set(scene.symbols), scene.name


def test_everything_but_decoration_has_a_title():
    decoration = {"under", "name", "on-count"}
    for scene in scenes(view()):
        for thing in scene.things:
            assert thing.title or thing.label or thing.kind in decoration, thing.id


def test_things_are_plain_data():
    for scene in scenes(view()):
        json.dumps([thing.to_json() for thing in scene.things])


def test_background_and_symbols_do_not_change_with_the_position():
    now, empty = scenes(view()), scenes(view(track={}, new_cities={}, cubes={}, turn=9, order=[0, 1], seat=None))
    for one, other in zip(now, empty):
        assert (one.background, one.symbols, one.box) == (other.background, other.symbols, other.box)


def test_every_field_that_can_carry_track_can_be_chosen():
    found = things("board")
    assert sum(name.startswith("hex-") for name in found) == 189 - 27 - 12
    assert found["hex-K10"].symbol == "hex"
    assert found["hex-K10"].title == "K10, plain"
    assert found["hex-I7"].title == "I7, plain: gentle curve, Green"


def test_track_has_the_liveries_of_its_owners():
    found = things("board")
    assert (found["tile-I7"].symbol, found["tile-I7"].turn) == ("tile-gentle", 300)
    assert found["tile-E7"].style == "--t1:var(--p2);--t2:var(--unowned)"
    assert found["tile-J6"].symbol == "spurs-02"
    assert found["tile-J6"].style == "--t1:var(--p2);--t2:var(--p1)"
    assert found["tile-J6"].turn == 120


def test_a_new_city_takes_the_place_of_its_town():
    found = things("board")
    assert found["newcity-H4"].symbol == "newcity-G"
    assert found["newcity-H4"].title == "New City G at Milwaukee, black"
    assert found["town-H4"].symbol == "board-H4"
    assert "name-H4" not in found
    assert found["town-J6"].symbol == "town-plate"
    assert found["town-K9"].symbol == "town-empty"


def test_many_cubes_are_counted():
    found = things("board")
    assert found["count-H6-blue"].label == "4"
    assert "cube-H6-blue-2" not in found
    assert found["cube-H4-red-1"].title == "red cube in Milwaukee"


def test_a_name_moves_out_of_the_way_of_track():
    northern_spur = {"K9": {"tile": "town_1 0", "owners": {"0": 0}}}
    before, after = (things("board", track=track)["name-K9"] for track in ({}, northern_spur))
    assert before.at != after.at


def test_sections_have_one_disc_each_unless_they_are_nobodys():
    found = {name: thing.title for name, thing in things("board").items() if name.startswith("disc-")}
    assert found == {
        "disc-I7-5": "Green: link Chicago to Michigan City, length 2",
        "disc-J6-2": "Orange: unfinished section from Michigan City, length 2",
        "disc-E7-1": "Orange: section, length 1",
    }


def test_a_section_is_the_same_wherever_its_walk_begins():
    turned = dict(reversed(view()["track"].items()))
    tables = [msgspec.convert(data, Table) for data in (view(), view(track=turned))]
    one, other = ({section.first_edge: section for section in BOARD.sections(printed("rust_belt"), t)} for t in tables)
    assert one == other
    assert len(one) == 4


def test_boxes_and_their_cubes():
    found = things("goods")
    assert found["box-W1-1"].title == "Box W1 1: red cube"
    assert "cube-W1-2" not in found
    assert found["cube-W1-3"].symbol == "cube-blue"
    assert found["cube-A-2"].at[0] == found["cube-W3-1"].at[0]
    assert found["column-W3"].title == "Column white 3: Kansas City (purple)"
    assert found["column-G"].title == "Column G: black New City, Milwaukee"
    assert found["column-A"].kind == "column waiting"
    assert sum(name.startswith("box-") for name in found) == 52


def test_who_is_out_of_the_game_has_no_disc_on_the_tracks():
    assert set(things("tracks")) == {f"{track}-{i}" for track in ("income", "shares", "engine") for i in (0, 1)}
    assert set(things("order")) == {"turn", "order-0", "order-1"}
    assert things("players")["figure-cash-2"].label == "–"


def test_income_is_reduced_by_the_table_in_use():
    assert "−8 −10" in drawn("tracks").background
    assert "−10" not in drawn("tracks", options={"map": "rust_belt", "income_reduction_table": "seed"}).background


def test_actions_say_who_has_them():
    found = things("actions")
    assert found["action-engineer"].title == "Engineer: builds one tile more. Taken by Green"
    assert found["action-production"].title == "Production: adds goods to the display"
    assert found["taken-0"].at[1] == found["action-engineer"].at[1]


def test_the_player_to_decide_is_marked():
    assert "to-move" in things("players")
    assert "to-move" not in things("players", seat=None)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_is_one_valid_document(theme):
    text = picture(view(), theme)
    root = ElementTree.fromstring(text)
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    assert not re.search(r"var\(|light-dark\(|color-mix\(", text)
    assert {f"scene-{name}" for name in NAMES} <= set(ids)
    assert {"hex-K10", "cube-W1-1", "action-engineer", "income-0", "turn"} <= set(ids)


def test_the_themes_differ_in_colours_only():
    light, dark = (re.sub(r"#[0-9A-Fa-f]{6}", "#", picture(view(), theme)) for theme in ("light", "dark"))
    assert light == dark


def test_no_word_is_missing():
    """An id in a title would be a message that has no words."""
    shown = " ".join(f"{thing.title} {thing.label}" for scene in scenes(view()) for thing in scene.things)
    assert not re.findall(r"\b[a-z]+_[a-z_0-9]+\b", shown)
