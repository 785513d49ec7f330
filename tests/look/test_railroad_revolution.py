import json
import random
import re
from typing import Any
from xml.etree import ElementTree

import pytest

import steamshed
from steamshed.games.railroad_revolution.content import reader as content
from steamshed.games.railroad_revolution.show.drawing import icons, usa
from steamshed.games.railroad_revolution.show.drawing.board import CARD_H, CARD_W
from steamshed.games.railroad_revolution.show.drawing.words import effect_words
from steamshed.games.railroad_revolution.show.scenes import picture, scenes
from steamshed.kernel.chance import Chance
from steamshed.kernel.words import LANGUAGES
from steamshed.ui.scene import Thing

GAME: Any = steamshed.game("railroad_revolution")
DISPLAYS = ["board", "telegraph", "tracks", "deal", "supply"]


def position(**changes):
    company = {
        "cash": 450,
        "shares": 4,
        "supply": {"white": 2, "grey": 1},
        "board": {"station": {"white": 1}, "trade": {"white": 1, "purple": 2}},
        "stock": {"rails": 12, "buildings": 9},
        "rails": ["R01", "R07"],
        "stations": ["chicago", "washington"],
        "offices": [3],
        "trains": ["promote2 up", "shares3 down", "shares3 down"],
        "tracks": {"telegraph": 2},
        "milestones": [{"tile": "B-07", "managers": ["purple"]}, {"tile": "D-01", "managers": ["grey"]}],
        "completed": ["A1-1"],
    }
    data = {"game": "railroad_revolution", "players": 3, "phase": "place", "seats": [company, {}, {}]}
    return GAME.load(data | changes)


def view(seat: int | None = 0, **changes):
    return position(**changes).view(seat)


def things(name: str, **changes) -> dict[str, Thing]:
    scene = next(scene for scene in scenes(view(**changes)) if scene.name == name)
    return {thing.id: thing for thing in scene.things}


def test_the_table_has_its_scenes():
    assert [scene.name for scene in scenes(view())] == [*DISPLAYS, "players", "player-0", "player-1", "player-2"]


def test_every_thing_has_its_symbol_and_an_id_of_its_own():
    found = scenes(view())
    ids = [thing.id for scene in found for thing in scene.things]
    assert len(ids) == len(set(ids))
    for scene in found:
        assert {thing.symbol for thing in scene.things} <= set(scene.symbols), scene.name


def test_everything_has_a_title_or_is_a_figure():
    for scene in scenes(view()):
        for thing in scene.things:
            assert thing.title or thing.label, thing.id
        json.dumps([thing.to_json() for thing in scene.things])


def test_backgrounds_do_not_change_with_the_position():
    now, later = scenes(view()), scenes(view(round=9, deal={"tile": "DL4"}))
    for one, other in zip(now, later):
        assert (one.background, one.box) == (other.background, other.box)


def test_rails_lie_on_lanes_of_their_space():
    found = things("board")
    assert found["space-R01"].title == "Washington to Chicago: two triangles"
    assert found["space-R04"].title == "Chicago to Little Rock: one triangle, deal"
    assert found["rail-R01-0"].style == "--c:var(--p1);--c-ink:var(--p1-ink)"
    assert "rail-R01-1" not in found
    assert {"rail-R00-0", "rail-R00-1", "rail-R00-2"} <= set(found)
    assert len([name for name in found if name.startswith("space-")]) == 27


def test_cities_say_what_their_tile_gives():
    found = things("board")
    assert (
        found["city-chicago"].title == "Chicago, level 2: station $300, then one worker: orange or grey; first 2 shares"
    )
    assert found["station-chicago-0"].title == "First station of Green in Chicago"
    assert found["station-houston-neutral"].title == "Neutral building"


def test_no_city_covers_another():
    box = content.box()
    places = [usa.at(*at) for at in box.city_at]
    for one, (ax, ay) in enumerate(places):
        assert CARD_W / 2 < ax < usa.WIDTH - CARD_W / 2
        for bx, by in places[one + 1 :]:
            assert abs(ax - bx) > CARD_W or abs(ay - by) > CARD_H


def test_telegraph_tracks_and_deals():
    line = things("telegraph")
    assert line["sector-3"].title == "Sector 3: 2 shares, first office 2 more; deal"
    assert line["sector-1"].title == "Sector 1: 4 shares, first office 1 more; for a worker a free rail"
    assert line["office-3-0"].title == "First office of Green in sector 3"
    assert line["link-5"].title == "8 points for offices in sectors 5 and 6"
    assert things("tracks")["mark-0-telegraph"].title == "Green: Telegraph 2 points, position 2"
    assert things("deal")["deal-upper"].title == "Upper deal: one share for exchange of a worker"
    assert things("supply")["stack-shares3"].title == "2 trains: 3 shares"


def test_a_player_board_shows_what_can_be_chosen():
    found = things("player-0")
    assert found["worker-0-white-supply-count"].label == "2"
    assert found["worker-0-purple-board"].title == "Green: 2 purple workers on Trade"
    assert "worker-0-white-board-trade" in found  # the second place with the colour
    assert found["train-0-shares3-down-count"].label == "2"
    assert found["milestone-B-07"].title.endswith("filled: purple")
    assert found["manager-B-07-1"].symbol == "small-worker-purple"
    assert found["done-A1-1"].title == "Completed: milestone A, 18 points"
    assert {"stock-0-rail", "stock-0-building", "shares-0", "action-0-trade", "company-to-move-0"} <= set(found)
    assert len([name for name in found if name.startswith("stock-0-rail")]) == 12


def test_milestones_that_a_seat_has_not_seen_are_not_drawn():
    seat = {"completed": ["A1-1"], "milestones": [None]}
    data = {"game": "railroad_revolution", "players": 2, "phase": "milestone", "seat": 0, "seats": [seat, {}]}
    data["replacing"] = [{"line": 0, "tile": "A1-1"}]
    data["drawn"] = [{"tile": "B-01", "seen_by": [0]}, {"tile": "B-02", "seen_by": [0]}]
    state = GAME.load(data)
    own, other = (json.dumps([s.symbols for s in scenes(state.view(seat))]) for seat in (0, 1))
    assert "milestone-B-01" in own
    assert "milestone-B-01" not in other


def test_every_choice_touches_things_that_are_drawn():
    """A client lights the things of the legal actions: they must be on the table of the seat that decides."""
    rng, chance = random.Random(2), Chance(seed=2)
    state = GAME.new(3, None, chance)
    while not state.over:
        legal = state.legal()
        if rng.random() < 0.15:
            drawn = {thing.id for scene in scenes(state.view(state.seat)) for thing in scene.things}
            for action in legal:
                assert set(state.choice(action).things) <= drawn, action
        state.apply(GAME.steady(state, legal, rng), chance)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_is_one_valid_document(theme):
    text = picture(view(), theme)
    root = ElementTree.fromstring(text)
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    assert not re.search(r"var\(|light-dark\(|color-mix\(", text)
    assert {"scene-board", "city-denver", "sector-8", "mark-2-network", "deal-lower"} <= set(ids)


def test_every_effect_of_the_box_has_a_picture_and_words():
    box = content.box()
    lists = [effects for pair in box.endowments for effects in pair] + box.telegraph_tiles
    lists += [tile.bonus for tile in box.city_tiles] + [tile.primary for tile in box.city_tiles]
    lists += [deal.effects for pair in box.deals for deal in pair] + [train.effects for train in box.trains]
    for effects in lists:
        picture_, width = icons.effects(effects.texts)
        ElementTree.fromstring(f"<g>{picture_}</g>")
        assert width > 20
        assert "effect_" not in effect_words(effects.texts)


def test_no_word_is_missing():
    shown = " ".join(f"{thing.title} {thing.label}" for scene in scenes(view()) for thing in scene.things)
    assert not re.findall(r"\b[a-z]+_[a-z_0-9]+\b", shown)


def test_no_ring_strikes_through_what_figures_are_called():
    mat = things("player-0")
    icon, word = mat["shares-0"].at, mat["shares-word-0"].at
    assert word[1] - icon[1] >= 30


def test_what_lies_before_all_stands_side_by_side():
    row = [scene for scene in scenes(view()) if scene.name in ("telegraph", "tracks", "deal")]
    assert len({scene.box[3] for scene in row}) == 1
    assert sum(scene.box[2] for scene in row) <= 1400


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_track_counts_fits_before_its_first_place(language):
    tracks = next(scene for scene in scenes(view(), language=language) if scene.name == "tracks")
    said = re.findall(r'<text x="16"[^>]*font-text[^>]*>([^<]+)</text>', tracks.background)
    assert len(said) == 6
    assert max(map(len, said)) <= 20
