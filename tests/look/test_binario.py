"""The table of Binario Duel as pictures."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET

import pytest

from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.show.scenes import picture
from steamshed.kernel.chance import Chance
from steamshed.kernel.scene import Scene
from steamshed.look.theme import Theme
from tests.rules.binario.table import road_table, station, table, way


@pytest.fixture(scope="module")
def late() -> Binario:
    chance, rng = Chance(seed=3), random.Random(3)
    state = GAME.new(2, None, chance)
    assert isinstance(state, Binario)
    while state.round < 70:
        state.apply(GAME.steady(state, state.legal(), rng), chance)
    return state


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_is_one_picture(late: Binario, theme: Theme) -> None:
    root = ET.fromstring(picture(late.view(None), theme))
    assert root.tag.endswith("svg")
    assert "var(" not in picture(late.view(None), theme)


def scene(state: Binario, name: str) -> Scene:
    return next(scene for scene in GAME.scenes(state.view(0)) if scene.name == name)


def test_scenes() -> None:
    names = [scene.name for scene in GAME.scenes(table().view(0))]
    assert names == ["board", "card", "freight-0", "freight-1", "stock", "players"]


def test_ways_have_the_band_of_their_owner() -> None:
    state = table(ways={"6,6": way("earth", 1, "EW"), "6,7": way("earth", "both", "NS", laid=0)})
    things = {thing.id: thing for thing in scene(state, "board").things}
    assert things["way-6-6-0"].style == "--t1:var(--p2)"
    assert things["way-6-7-0"].style == "--t1:var(--shared)"
    assert "earth" in things["way-6-6-0"].title


def test_a_vehicle_moves_along_its_line() -> None:
    def place(progress: int) -> tuple[float, float]:
        lines = {"road 1": {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "progress": progress}}
        things = {thing.id: thing for thing in scene(road_table(seat={"lines": lines}), "board").things}
        return things["line-0-road-1"].at

    assert [place(progress) for progress in range(3)] == [(540.0, 750.0), (420.0, 750.0), (300.0, 750.0)]


def test_stations_have_their_labels_and_tunnels_are_dashed() -> None:
    stations = {"0": station("6,3", "road_III", "E"), "A": station("5,1", "port_III")}
    ways = {"7,3": way("highway", 0, "W"), "10,3": way("highway", 0, "E")}
    tunnels = [{"type": "highway", "owner": 0, "from": "7,3", "path": "eeE"}]
    board = scene(table(era=3, seats=[{"stations": stations}, {}], ways=ways, tunnels=tunnels), "board")
    things = {thing.id: thing for thing in board.things}
    assert (things["label-6-3"].label, things["label-5-1"].label) == ("0", "A")
    assert "tunnel-line" in board.symbols[things["under-0-1"].symbol]
    assert {"portal-7-3", "portal-10-3"} <= set(things)


def test_what_an_action_touches_is_drawn() -> None:
    state = table()
    ids = {thing.id for drawn in GAME.scenes(state.view(0)) for thing in drawn.things}
    for text in ("end 4,6", "buy cart", "out grain"):
        assert set(GAME.parse(text).things()) <= ids


def test_the_card_is_written_out() -> None:
    words = " ".join(thing.label for thing in scene(table(card="I_mud"), "card").things)
    assert "deep in mud" in words
