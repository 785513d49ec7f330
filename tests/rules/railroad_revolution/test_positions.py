"""Positions that can not be are refused, naming the place; notation knows more than one name of a thing."""

from __future__ import annotations

import random

import pytest

from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import ParseError, PositionError
from tests.rules.railroad_revolution.table import GAME, Table, in_action


@pytest.mark.parametrize(
    ("company", "where"),
    [
        ({"supply": {"white": 3}}, "seats[0].supply"),
        ({"supply": {"pink": 4}}, "seats[0].supply"),
        ({"board": {"sleep": {"white": 1}}}, "seats[0].board"),
        ({"rails": ["R99"]}, "seats[0].rails"),
        ({"rails": ["R01", "R02"]}, "seats[0].rails"),
        ({"stations": ["denver"], "stock": {"buildings": 11}}, "seats[0].stations"),
        ({"offices": [9]}, "seats[0].offices"),
        ({"tracks": {"telegraph": 6}}, "seats[0].tracks.telegraph"),
        ({"trains": ["money600 sideways"]}, "seats[0].trains"),
        ({"trains": ["money600 up"] * 6}, "seats"),
        ({"milestones": [{"tile": "A1-1", "managers": ["grey"]}]}, "seats[0].milestones[0].managers"),
        ({"milestones": [{"tile": "A1-1"}], "completed": ["A1-1"]}, "seats"),
        ({"stock": {"rails": 16}}, "seats[0].stock.rails"),
        ({"cash": -1}, "seats[0].cash"),
        ({"hat": 1}, "seats[0]"),
    ],
)
def test_impossible_companies(company, where):
    with pytest.raises(PositionError) as caught:
        Table(company)
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"phase": "sleep"}, "phase"),
        ({"phase": "action"}, "turn"),
        ({"phase": "place", "frames": ["steps 1"]}, "frames"),
        ({"phase": "flip", "frames": ["steps 1"]}, "phase"),
        ({"phase": "steps", "step": "sleep", "frames": ["steps 1"]}, "step"),
        ({"phase": "place", "deal": {"tile": "DL1", "discards": ["DL1"]}}, "deal.tile"),
        ({"phase": "place", "seat": 5}, "seat"),
        ({"phase": "place", "end": "soon"}, "end"),
        ({"phase": "place", "city_tiles": {"denver": "L2a"}}, "city_tiles.denver"),
        ({"phase": "place", "telegraph_tiles": {"3": "TG_RAIL"}}, "telegraph_tiles.3"),
        ({"phase": "place", "first_stations": {"denver": 0}}, "first_stations.denver"),
        ({"phase": "place", "under": {"B": [{"tile": "C-01"}]}}, "under.B"),
        ({"phase": "milestone"}, "replacing"),
        ({"phase": "endow_pick"}, "endowment"),
        ({"phase": "over", "seat": 1}, "seat"),
        ({"phase": "action", "turn": {"placed": "white", "action": "station", "owed": 7}}, "turn.owed"),
    ],
)
def test_impossible_positions(position, where):
    with pytest.raises(PositionError) as caught:
        Table(**position)
    assert caught.value.where == where


def test_a_turn_that_can_not_be_completed_is_refused():
    turn = {"placed": "white", "action": "station"}
    company = {"cash": 0, "shares": 0, "supply": {"white": 3}, "board": {"station": {"white": 1}}}
    with pytest.raises(PositionError, match="RR-GEN-12"):
        Table(company, phase="action", turn=turn)


def test_a_position_in_the_middle_of_an_effect():
    turn = {"placed": "purple", "action": "trade", "spec_used": True}
    company = {"supply": {"white": 4}, "board": {"trade": {"purple": 1}}}
    table = Table(company, phase="action", turn=turn, frames=["steps 2"])
    assert table.phase == "steps"
    data = table.state.dump()
    assert (data["phase"], data["step"], data["frames"]) == ("steps", "action", ["steps 2"])
    assert GAME.load(data).dump() == data
    table.play("step network", "step network")
    assert table.phase == "action"


def test_names_of_cities_and_sides_are_understood():
    assert str(GAME.parse("city Little Rock")) == "city little_rock"
    assert str(GAME.parse("pick E1b")) == "pick E1"
    assert str(GAME.parse("sell share")) == "sell"


@pytest.mark.parametrize("text", ["city boston", "place white", "place white sleep", "rail R27", "spec up", "sector 9"])
def test_what_is_no_action(text):
    with pytest.raises(ParseError):
        GAME.parse(text)


def test_a_choice_says_what_it_touches_and_costs():
    state = in_action("station", cash=900, rails=["R01"], stock={"rails": 14}).state
    choice = state.choice(GAME.parse("city chicago"))
    assert (choice.things, choice.price, choice.effect.id) == (("city-chicago",), 300, "choice-city")


NOT_OF_THE_POSITION = {"rules", "over", "known_margin", "margin_is_known", "known_legal", "frames_before"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_played_position_is_the_loaded_one(players):
    """Nothing is left over of earlier actions, windows and turns, and nothing known before is still believed."""
    chance, rng = Chance(seed=players), random.Random(players)
    state = GAME.new(players, {}, chance)
    facts = [name for name in dir(state) if not name.startswith("_") and name not in NOT_OF_THE_POSITION]
    facts = [name for name in facts if not callable(getattr(state, name))]
    while state.seat is not None:
        state.apply(GAME.steady(state, state.legal(), rng), chance)
        loaded = GAME.load(state.dump())
        assert {name: getattr(state, name) for name in facts} == {name: getattr(loaded, name) for name in facts}
        assert state.legal() == loaded.legal()
