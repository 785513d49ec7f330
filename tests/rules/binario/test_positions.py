"""Positions that cannot be are refused with their place; those that play comes to are not."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import steamshed
from steamshed.games.binario import GAME, Binario
from steamshed.kernel.chance import Chance
from tests.rules.binario.table import ROAD_WAYS, act, road_table, station, table, way

LINE = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart"}


def again(state: Binario, **changes: Any) -> Binario:
    """The position once more, with something changed."""
    return GAME.load({**json.loads(json.dumps(state.dump())), **changes})


def refusal(state: Binario, **changes: Any) -> str:
    with pytest.raises(steamshed.PositionError) as refused:
        again(state, **changes)
    return f"{refused.value.where}: {refused.value.reason}"


def road_refusal(seat: dict[str, Any], phase: str = "build", **parts: Any) -> str:
    with pytest.raises(steamshed.PositionError) as refused:
        road_table(phase, seat=seat, **parts)
    return refused.value.where


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"round": 99, "stock": None, "drawn": None, "card": None, "piles": None}, "round"),
        ({"phase": "control_card", "seat": 1, "card": None}, "seat"),
        ({"phase": "food_factory", "card": None}, "phase"),
        ({"phase": "draft_return", "card": None}, "phase"),
        ({"phase": "outline", "drawn": None, "card": None, "piles": None}, "hand"),
        ({"phase": "trade", "demolished": True}, "demolished"),
        ({"declined": ["cart"]}, "declined"),
        ({"ended": True}, "ended"),
        ({"card": "II_quiet", "drawn": ["II_quiet"]}, "drawn"),
        ({"card": "I_quiet", "drawn": []}, "card"),
        ({"piles": [11, 11]}, "piles"),
        ({"piles": [13, 10]}, "piles"),
        ({"stock": []}, "stock"),
        ({"extra_goods": {"coal": 1}, "round": 1, "stock": ["pink"]}, "stock"),
        ({"factories": ["0,0"]}, "factories"),
        ({"pending": {"what": "build"}}, "pending"),
    ],
)
def test_the_course_of_the_game(changes: dict[str, Any], where: str) -> None:
    assert refusal(table(), **changes).partition(":")[0] == where


@pytest.mark.parametrize(
    ("line", "where"),
    [
        ({**LINE, "to": "4,6"}, ""),
        ({**LINE, "to": "3,3"}, ""),
        ({**LINE, "path": "WW"}, ".path"),
        ({**LINE, "path": None}, ""),
        ({**LINE, "path": "WWN", "toll": 9, "level": 1}, ".toll"),
        ({**LINE, "path": "WWN", "level": 0}, ".level"),
        ({**LINE, "count": 0}, ".vehicle"),
        ({**LINE, "count": 9}, ".count"),
        ({**LINE, "vehicle": "cog"}, ""),
        ({**LINE, "path": "WWN", "level": 1, "time": 99}, ".time"),
        ({**LINE, "progress": 9}, ".progress"),
        ({**LINE, "vehicle": None, "mark": 3}, ".mark"),
        ({**LINE, "touched": True}, ".touched"),
        ({**LINE, "withdrawn": True}, ".withdrawn"),
    ],
)
def test_lines(line: dict[str, Any], where: str) -> None:
    assert road_refusal({"lines": {"road 1": line}}) == f"seats[0].lines.road 1{where}"


def test_a_line_without_vehicles_may_have_lost_its_path() -> None:
    """Play comes to this when a path is taken up or rebuilt so that no vehicle may go on it."""
    state = road_table(seat={"lines": {"road 1": {**LINE, "vehicle": None, "path": None}}})
    assert state.way[0] is None
    assert again(state).way[0] is None
    assert GAME.imagine(state.view(0), Chance(seed=1)).way[0] is None


@pytest.mark.parametrize(
    ("seat", "where"),
    [
        ({"free": ["road_basic"]}, "seats[0].free"),
        ({"personality": "banker"}, "seats"),
        ({"routes": [{"from": "4,6", "path": "NW"}]}, "seats[0].routes[0]"),
        ({"routes": [{"from": "4,6", "path": "WWn"}]}, "seats[0].routes[0]"),
        ({"resting": [{"vehicle": "cart", "count": 0, "until": 2}]}, "seats[0].resting[0].count"),
        ({"park": {"cart": 99}}, "seats"),
        ({"stations": {"1": station("4,6", sides="W")}, "routes": [], "central": 1}, "seats[0]"),
        ({"stations": {"0": station("4,6", sides="N")}, "routes": []}, "seats[0].stations"),
        ({"stations": {"0": station("3,6")}, "routes": []}, "ways.3,6"),
        ({"stations": {"A": station("4,6", "port_basic")}, "routes": []}, "seats[0].stations.A.at"),
    ],
)
def test_companies(seat: dict[str, Any], where: str) -> None:
    assert road_refusal(seat) == where


@pytest.mark.parametrize(
    ("tunnel", "where"),
    [
        ({"type": "highway", "owner": 1, "from": "7,3", "path": "eeE"}, "tunnels[0].owner"),
        ({"type": "railway", "owner": 0, "from": "7,3", "path": "eeE"}, "tunnels[0].type"),
        ({"type": "highway", "owner": 0, "from": "7,3", "path": "eee"}, "tunnels[0]"),
        ({"type": "maglev", "owner": 0, "from": "7,3", "path": "eeE"}, "ways.7,3"),
    ],
)
def test_tunnels(tunnel: dict[str, Any], where: str) -> None:
    ways = {"7,3": way("highway", 0, "W"), "10,3": way("highway", 0, "E")}
    with pytest.raises(steamshed.PositionError) as refused:
        table(era=3, ways=ways, tunnels=[tunnel])
    assert refused.value.where == where


PENDING = {"what": "build", "type": "earth", "ends": ["4,6", "2,5"]}


@pytest.mark.parametrize(
    "pending",
    [
        {**PENDING, "ends": ["4,6"]},
        {**PENDING, "ends": ["4,6", "4,6"]},
        {**PENDING, "ends": ["4,6", "2,5", "3,3"]},
        {**PENDING, "type": "motorway"},
        {**PENDING, "kinds": ["road_basic"]},
        {**PENDING, "moves": ["EEE"]},
        {**PENDING, "line": "road 1"},
        {**PENDING, "vehicle": "cart"},
        {**PENDING, "begun": True},
        {**PENDING, "what": "ports"},
    ],
)
def test_a_decision_is_one_that_its_actions_lead_to(pending: dict[str, Any]) -> None:
    state = table()
    act(state, "build earth", "auto", "end 4,6", "end 2,5")
    assert state.dump()["pending"] == PENDING
    assert again(state).legal() == state.legal()
    assert refusal(state, pending=pending).startswith("pending")


def test_elements_of_an_object_that_is_taken_up() -> None:
    state = road_table(ways={**ROAD_WAYS, "8,6": way("earth", 0, "EW")})
    act(state, "demolish", "route 1", "tile 3,6")
    pending = dict(json.loads(json.dumps(state.dump()["pending"])))
    assert again(state).legal() == state.legal()
    for name, value in (("object", ""), ("elements", ["way 2,6", "way 2,6"]), ("elements", ["way 9,9"])):
        assert refusal(state, pending={**pending, name: value}).startswith(f"pending.{name}")
    assert refusal(state, pending={**pending, "type": "earth"}).startswith("pending")


def by_hand(seed: int, steps: int) -> Binario:
    chance, rng = Chance(seed=seed), random.Random(seed)
    state = GAME.new(2, {"map_mode": "hand", "pile_choice": True}, chance)
    while state.phase in ("outline", "continent") and steps:
        state.apply(rng.choice(state.legal()), chance)
        steps -= 1
    return state


def test_a_continent_under_way() -> None:
    state = by_hand(1, 30)
    hand = dict(json.loads(json.dumps(state.dump()["hand"])))
    assert again(state).legal() == state.legal()
    assert refusal(state, hand={**hand, "item": 999}).startswith("hand.item")
    assert refusal(state, hand={**hand, "item": hand["item"] + 9}).startswith("map.facilities")
    assert refusal(state, hand={**hand, "outlined": False}).startswith("hand.outlined")
    assert refusal(state, hand={**hand, "course": ["5,5"]}).startswith("hand.course")
    assert refusal(state, hand=None).startswith("hand")
    assert refusal(state, hand={**hand, "left_out": ["city"]}).startswith("map.facilities")
    assert refusal(by_hand(1, 0), hand={"seed": 1, "item": 3}).startswith("hand")


@pytest.mark.parametrize("seed", [0, 1])
def test_a_river_under_way(seed: int) -> None:
    state = by_hand(seed, 1)
    while not (state.making and len(state.making.course) > 1):
        state.apply(random.Random(seed).choice(state.legal()), Chance(seed=seed))
    hand = dict(json.loads(json.dumps(state.dump()["hand"])))
    assert again(state).legal() == state.legal()
    assert refusal(state, hand={**hand, "widths": "rrrrrr"}).startswith("hand.widths")
    assert refusal(state, hand={**hand, "widths": "g" * len(hand["widths"])}).startswith("hand.widths")
    assert refusal(state, hand={**hand, "course": hand["course"][:1] * 2}).startswith("hand.course")


@pytest.mark.parametrize("seed", [3, 14])
def test_a_continent_built_by_hand_is_loaded_as_play_leaves_it(seed: int) -> None:
    """Also one whose rivers widen on their last cell."""
    state = by_hand(seed, 999)
    assert state.phase == "control_card"
    assert again(state).dump() == state.dump()
