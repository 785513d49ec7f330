"""The scenes of Days of Steam: what is drawn, what is not shown, and that choices touch what is drawn."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

import steamshed
from steamshed.games.days_of_steam.show.drawing.words import say
from steamshed.games.days_of_steam.show.scenes import picture, scenes
from steamshed.kernel.state import State
from steamshed.ui.scene import Scene

NUMBER = re.compile(r'class="plane-number" x="(.*?)" y="(.*?)"[^>]*>(-?\d+)<')
GAME = steamshed.game("days_of_steam")
LINE = {"0,0": "yellow", "1,0": "BR/0", "2,0": "SWL+/1", "3,0": "red", "0,1": "WS/0", "0,2": "HS/0", "0,-1": "SD/2"}


def position(**parts: object) -> State:
    seats = [
        {"hand": ["ST", "ST", "CU+"], "steam": 3, "train": "1,0 NS", "cargo": {"good": "blue", "from": "0,0"}},
        {"hand": ["BR", "FN", "XL+"], "markers": 2, "delivered": {"red": 2, "green": 1}, "steam": 6},
    ]
    data = {"game": "days_of_steam", "players": 2, "phase": "turn", "board": LINE, "seats": seats, **parts}
    return GAME.load({"goods": {"0,0": {"red": 3, "green": 2}, "3,0": {"blue": 2}}, **data})


def drawn(state: State, viewer: int | None = 0) -> dict[str, Scene]:
    return {scene.name: scene for scene in scenes(state.view(viewer))}


def played(seed: int, actions: int) -> State:
    chance, rng = steamshed.Chance(seed=seed), random.Random(seed)
    state = GAME.new(4, {}, chance)
    for _ in range(actions):
        if state.seat is not None:
            state.apply(GAME.steady(state, state.legal(), rng), chance)
    return state


def test_every_piece_is_drawn_once_with_a_title() -> None:
    things = {thing.id: thing for thing in drawn(position())["board"].things}
    assert things["tile-2,0"].symbol == "tile-SWL-over-1"
    assert things["city-3,0"].title == "red city on 3,0"
    assert things["good-3,0-blue-2"].title == "blue good on 3,0"
    assert things["count-0,0-red"].label == "3"
    assert things["train-0"].title == "Green: train on 1,0 NS with a blue good from 0,0"
    assert things["cargo-0"].symbol == "cube-blue"
    assert all(thing.title for id, thing in things.items() if not id.startswith("count-"))


def test_the_margin_shows_the_numbers_that_name_cells() -> None:
    scene = drawn(position())["board"]
    numbers = [(float(x), float(y), int(word)) for x, y, word in NUMBER.findall(scene.background)]
    left, top, width, height = scene.box
    for cell in (thing for thing in scene.things if thing.id.startswith("cell-")):
        column, row = map(int, cell.id.removeprefix("cell-").split(","))
        assert any(x == cell.at[0] and word == column for x, _, word in numbers)
        assert any(abs(y - cell.at[1]) < 10 and word == row for _, y, word in numbers)
    assert all(left < x < left + width and top < y < top + height for x, y, _ in numbers)


def test_a_train_stands_along_its_piece() -> None:
    things = {thing.id: thing for thing in drawn(position())["board"].things}
    assert things["train-0"].at == (120.0, 0.0)
    assert abs(things["train-0"].turn) == 90
    assert things["train-1"].symbol == "small-train-2"


def test_the_plane_is_centred_on_what_is_laid_and_grows() -> None:
    small = drawn(GAME.new(2, {}, steamshed.Chance(seed=1)))["board"].box
    assert small[0] + small[2] / 2 == small[1] + small[3] / 2 == 0
    large = drawn(played(3, 150))["board"]
    assert large.box[2] > small[2]
    x, y, width, height = large.box
    for thing in large.things:
        assert x < thing.at[0] < x + width
        assert y < thing.at[1] < y + height


def test_only_the_own_hand_is_drawn() -> None:
    state = position()
    assert [thing.id for thing in drawn(state, 0)["hand"].things] == ["hand-ST", "hand-ST-2", "hand-CU+"]
    assert [thing.id for thing in drawn(state, 1)["hand"].things] == ["hand-BR", "hand-XL+", "hand-FN"]
    assert drawn(state, None)["hand"].things == ()
    for tile in ("FN", "XL"):
        assert not any(tile in thing.id or thing.symbol.endswith(tile) for thing in drawn(state, 0)["players"].things)


def test_players_show_their_gauges_and_figures() -> None:
    things = {thing.id: thing for thing in drawn(position())["players"].things}
    assert things["steam-1"].title == "Orange: 6 steam"
    assert things["steam-1"].at[0] > things["steam-0"].at[0]
    assert things["figure-points-1"].label == "9"
    assert {"delivered-1-red-1", "delivered-1-red-2", "delivered-1-green-1", "figure-coal-0", "to-move"} <= set(things)
    assert things["delivered-1-red-1"].kind == "cube kept"


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_touches_what_is_drawn(seed: int) -> None:
    for actions in (0, 40, 90, 140):
        state = played(seed, actions)
        if state.seat is None:
            continue
        shown = drawn(state, state.seat)
        ids = {thing.id for scene in shown.values() for thing in scene.things} | set(shown["board"].symbols)
        for action in state.legal():
            touched = state.choice(action).things
            assert touched
            assert set(touched) <= ids, action.text


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_stands_alone(theme: str) -> None:
    text = picture(position(phase="place_drawn", drawn="green").view(0), "dark" if theme == "dark" else "light")
    ElementTree.fromstring(text)
    assert "var(" not in text
    assert played(1, 30)._repr_svg_().startswith("<svg")


def test_no_word_is_missing_or_unused() -> None:
    state = position(phase="place_drawn", drawn="green")
    text = "".join(str(scene.things) for viewer in (0, None) for scene in drawn(state, viewer).values())
    assert not re.search(r"(kind|good|livery|short)_\w+", text)
    kinds = state.rules.box.types.kind  # type: ignore[attr-defined]
    assert all(say.name("tile", kind) != kind for kind in kinds)
