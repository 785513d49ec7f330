import json
import random
import re
from xml.etree import ElementTree

import pytest

import steamshed
from steamshed.games.steam.show.drawing.printed import printed
from steamshed.games.steam.show.scenes import picture, scenes
from steamshed.ui.scene import Scene, Thing

GAME = steamshed.game("steam")
NAMES = ["board", "goods", "tracks", "order", "actions", "players"]


def view(**changes):
    """Four players on the us map; some track, a New City, a crowded Boston, somebody bankrupt."""
    position = {
        "game": "steam",
        "players": 4,
        "phase": "build",
        "round": 3,
        "order": [1, 0, 2],
        "seat": 1,
        "seats": [
            {"income": -10, "vp": 52, "action": "city_growth"},
            {"income": 10, "cash": 7, "locomotive": 3, "action": "engineer"},
            {"action": "urbanization", "use": True},
            {"out": 1},
        ],
        "track": {
            "K9": {"tile": "21 0", "owners": {"0-3": 0}},
            "K10": {"tile": "T21 0", "owners": {"0": 0, "3": 1}},
            # a crossing over the river before Boston, one path of it nobody's
            "O9": {"tile": "42 0", "owners": {"0-3": None, "1-5": 1}},
            "O10": {"tile": "T11 0", "owners": {"0": None}},
        },
        "new_cities": {"New Haven": "gray"},
        "growth": ["Boston"],
        "cubes": {"Boston": {"red": 4, "gray": 3}, "New Haven": {"blue": 1}},
        "goods_supply": {"2": {"red": 2, "gray": 1}},
        **changes,
    }
    return GAME.load(position).view(None)


def drawn(name: str, **changes) -> Scene:
    return next(scene for scene in scenes(view(**changes)) if scene.name == name)


def things(name: str, **changes) -> dict[str, Thing]:
    return {thing.id: thing for thing in drawn(name, **changes).things}


def test_the_table_has_its_scenes():
    assert [scene.name for scene in scenes(view())] == NAMES


@pytest.mark.parametrize("options", [{}, {"preset": "standard_ruhr"}])
def test_every_thing_has_its_symbol_and_an_id_of_its_own(options):
    changes = {"options": options} | ({"track": {}, "new_cities": {}, "growth": [], "cubes": {}} if options else {})
    changes |= {"seats": [{} for _ in range(4)], "order": [1, 0, 2, 3]} if options else {}
    found = scenes(view(**changes))
    for scene in found:
        ids = [thing.id for thing in scene.things]
        assert len(ids) == len(set(ids))
        assert {thing.symbol for thing in scene.things} <= set(scene.symbols), scene.name
        json.dumps([thing.to_json() for thing in scene.things])


def test_everything_but_decoration_has_a_title():
    decoration = {"under", "name", "on-count"}
    for scene in scenes(view()):
        for thing in scene.things:
            assert thing.title or thing.label or thing.kind in decoration, thing.id


def test_background_and_symbols_do_not_change_with_the_position():
    empty = {"track": {}, "new_cities": {}, "cubes": {}, "growth": [], "goods_supply": {}, "round": 8}
    for one, other in zip(scenes(view()), scenes(view(**empty))):
        assert (one.background, one.symbols, one.box) == (other.background, other.symbols, other.box)


def test_track_has_the_liveries_of_its_owners():
    found = things("board")
    assert (found["tile-K9"].symbol, found["tile-K9"].turn) == ("tile-21", 0)
    assert found["tile-O9"].style == "--t1:var(--unowned);--t2:var(--p2)"
    assert found["tile-K10"].style == "--t1:var(--p1);--t2:var(--p2)"
    discs = {name: thing.title for name, thing in found.items() if name.startswith("disc-")}
    assert discs == {
        "disc-K9-0": "Green: link Albany to Poughkeepsie, length 2",
        "disc-K10-3": "Orange: incomplete link from Poughkeepsie, length 1",
        "disc-O9-1": "Orange: incomplete link from Boston, length 1",
    }


def test_cities_new_cities_and_growth_markers():
    found = things("board")
    assert found["city-P8"].title == "Boston, red city"
    assert found["growth-P8"].title == "Boston has a growth marker"
    assert found["newcity-N11"].symbol == "newcity-gray"
    assert found["town-N11"].symbol == "board-N11"
    assert found["town-K10"].symbol == "town-plate"
    assert found["count-P8-red"].label == "4"
    assert found["cube-N11-blue-1"].title == "blue cube in New Haven"


def test_fields_can_be_chosen_and_black_sides_are_drawn():
    found = things("board")
    assert sum(name.startswith("hex-") for name in found) == 168 - 15
    assert found["hex-K9"].title == "K9, river: straight, Green"
    assert drawn("board").background.count('class="wall"') == 5


def test_the_goods_supply_and_what_is_left():
    found = things("goods")
    assert found["space-2"].title == "Space 2: red, red, grey"
    assert found["space-1"].title == "Space 1: empty"
    assert [name for name in found if name.startswith("cube-")] == [f"cube-space-2-{n}" for n in (1, 2, 3)]
    assert found["newcity-count-gray"].label == "3"
    assert found["growth-count"].label == "9"


def test_income_points_and_locomotives():
    found = things("tracks")
    assert {name for name in found if name.startswith("income-")} == {"income-0", "income-1", "income-2"}
    assert found["income-0"].title == "Green: income -10"
    assert found["vp-0"].title == "Green: 52 victory points"
    assert found["income-0"].at[1] < found["income-1"].at[1]
    background = drawn("tracks").background
    assert ">-10<" in background
    assert ">10<" in background


def test_action_tiles_say_who_has_them_and_what_they_cost():
    found = things("actions")
    assert found["action-engineer"].title == "3 Engineer: builds one tile more. Taken by Orange"
    assert "$4 + level" in drawn("actions").background
    assert things("players")["player-action-0"].label == "City Growth (pass)"
    assert things("players")["player-action-2"].label == "Urbanization"
    assert things("players")["player-action-3"].label == "bankrupt"


def test_choices_touch_things_that_are_there():
    """Every thing that a choice names is on the table, but for tiles to be laid."""
    own = view(track={"L8": {"tile": "21 2", "owners": {"2-5": 2}}})
    state = GAME.load({**{key: value for key, value in own.items() if key in POSITION}, "seat": 2, "queue": [2]})
    ids = {thing.id for scene in scenes(state.view(None)) for thing in scene.things}
    assert {str(action).split(" ")[0] for action in state.legal()} == {"urbanize", "build", "redirect"}
    for action in state.legal():
        for thing in state.choice(action).things:
            assert thing in ids or thing.startswith("tile-"), (action, thing)


POSITION = {
    "game",
    "players",
    "phase",
    "round",
    "order",
    "seats",
    "track",
    "new_cities",
    "growth",
    "cubes",
    "goods_supply",
    "options",
}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_is_one_valid_document(theme):
    text = picture(view(), theme)
    root = ElementTree.fromstring(text)
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    assert not re.search(r"var\(|light-dark\(|color-mix\(", text)
    assert {f"scene-{name}" for name in NAMES} <= set(ids)
    assert {"hex-K10", "space-1", "action-engineer", "income-0", "round"} <= set(ids)


def test_no_word_is_missing():
    """An id in a title would be a message that has no words."""
    shown = " ".join(f"{thing.title} {thing.label}" for scene in scenes(view()) for thing in scene.things)
    assert not re.findall(r"\b[a-z]+_[a-zA-Z_0-9]+\b", shown)


def test_a_whole_game_can_be_drawn():
    chance, rng = steamshed.Chance(seed=2), random.Random(2)
    state = GAME.new(3, {"preset": "standard_ruhr"}, chance)
    while state.seat is not None:
        state.apply(GAME.steady(state, state.legal(), rng), chance)
        if rng.random() < 0.05:
            assert len(scenes(state.view(None))) == len(NAMES)
    assert printed("ruhr").title == "Lower Rhine & Ruhr"
