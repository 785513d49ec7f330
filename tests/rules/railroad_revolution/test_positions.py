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
        ({"trains": ["promote2 up", "promote2 down"]}, "seats[0].trains"),
        ({"milestones": [None, None, None]}, "seats[0].milestones"),
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


REPLACED = {
    "phase": "milestone",
    "seats": [{"completed": ["A1-1"]}, {}, {}, {}],
    "replacing": [{"line": 0, "tile": "A1-1"}],
}
DRAWN = {**REPLACED, "drawn": [{"tile": "B-01"}, {"tile": "B-02"}, {"tile": "B-03"}]}
PICK = {"tile": "E1", "side": "a", "worker": "grey"}
SETUP = {"phase": "endow_pick", "endowment": [PICK]}


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"phase": "place", "round": 1, "end": "last_round"}, "round"),
        ({"phase": "place", "active": 1, "seat": 0}, "seat"),
        ({"phase": "place", "active": 4}, "active"),
        ({"phase": "place", "first_player": 4}, "first_player"),
        ({"phase": "deal", "step": "place"}, "phase"),
        ({"phase": "steps"}, "phase"),
        ({"phase": "over", "end": None}, "end"),
        ({"phase": "over", "active": 0}, "active"),
        ({"phase": "over", "frames": ["steps 1"]}, "frames"),
        ({"phase": "place", "accepted": ["upper"]}, "accepted"),
        ({"phase": "place", "drawn": [{"tile": "B-01"}]}, "drawn"),
        ({"phase": "place", "turn": {"placed": "white", "action": "trade"}}, "turn"),
        ({"phase": "place", "endowment": [PICK]}, "endowment"),
        ({"phase": "place", "first_stations": {"duluth": 5}}, "first_stations.duluth"),
        ({"phase": "place", "under": {"B": [{"tile": "B-01", "seen_by": [4]}]}}, "under.B"),
        ({"phase": "place", "under": {"A": []}}, "under"),
        ({"phase": "place", "under": {"B": [{"tile": "B-01"}]}, "openly": {"B": [[0]]}}, "openly.B"),
        ({"phase": "place", "openly": {"C": [[0]]}}, "openly.C"),
        ({"phase": "deal", "seat": 1, "active": 0, "accepted": ["upper"]}, "accepted"),
        ({"phase": "deal", "accepted": ["upper", "lower"]}, "accepted"),
        ({"phase": "deal", "frames": ["exchange"]}, "accepted"),
        ({"phase": "deal", "frames": ["steps 99"], "accepted": ["upper"]}, "frames[0]"),
        ({"phase": "deal", "frames": ["start_rail"], "accepted": ["upper"]}, "frames[0]"),
        ({"phase": "deal", "frames": ["toll"], "accepted": ["upper"]}, "frames[0]"),
        ({"phase": "deal", "frames": ["money 600"], "accepted": ["upper"]}, "frames[0]"),
        ({**SETUP, "active": 1}, "active"),
        ({**SETUP, "round": 2}, "round"),
        ({**SETUP, "end": "triggered"}, "end"),
        ({**SETUP, "deal": {"discards": ["DL1"]}}, "deal.discards"),
        ({**SETUP, "under": {"B": [{"tile": "B-01"}]}}, "under"),
        ({**SETUP, "seats": [{}, {"supply": {"white": 4, "grey": 2}}, {}, {}]}, "seats[1].supply"),
        ({**SETUP, "seats": [{}, {"stock": {"rails": 14}}, {}, {}]}, "seats[1].stock"),
        ({**SETUP, "seats": [{}, {"completed": ["A1-1"]}, {}, {}]}, "seats[1].completed"),
        ({**REPLACED, "drawn": [{"tile": "C-01"}]}, "drawn"),
        ({**REPLACED, "drawn": [{"tile": "B-01", "seen_by": [1]}]}, "drawn"),
        ({**DRAWN, "active": 3, "seat": 0, "end": "last_round"}, "phase"),
        ({**DRAWN, "replacing": [{"line": 0, "tile": "A1-2"}]}, "replacing"),
    ],
)
def test_what_can_not_be_in_a_phase(position, where):
    with pytest.raises(PositionError) as caught:
        GAME.load({"game": "railroad_revolution", "players": 4, **position})
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("turn", "where"),
    [
        ({"placed": "white"}, "turn"),
        ({"placed": "pink", "action": "trade"}, "turn.placed"),
        ({"placed": "grey", "action": "trade"}, "turn.placed"),
        ({"placed": "white", "action": "sleep"}, "turn.action"),
        ({"placed": "white", "action": "trade", "used": ["primary"]}, "turn.used"),
        ({"placed": "white", "action": "trade", "city": "miami"}, "turn.city"),
        ({"placed": "white", "action": "station", "city": "denver"}, "turn.city"),
        ({"placed": "white", "action": "station", "city": "washington", "owed": 0}, "turn.owed"),
        ({"placed": "white", "action": "station", "used": ["primary"]}, "turn.used"),
        ({"placed": "white", "action": "station", "city": "washington", "used": ["first_bonus"]}, "turn.used"),
        ({"placed": "white", "action": "railroad", "laid": 3}, "turn.laid"),
        ({"placed": "white", "action": "railroad", "need": 1}, "turn.need"),
        ({"placed": "white", "action": "railroad", "need": 3}, "turn.need"),
        ({"placed": "white", "action": "railroad", "laid": 1, "triangles": 3}, "turn.triangles"),
        ({"placed": "white", "action": "railroad", "laid": 1, "triangles": 2, "deal": True}, "turn.triangles"),
        ({"placed": "white", "action": "telegraph", "sector": 9}, "turn.sector"),
        ({"placed": "white", "action": "telegraph", "sector": 4}, "turn.sector"),
        ({"placed": "white", "action": "telegraph", "used": ["tile_worker"]}, "turn.used"),
    ],
)
def test_what_can_not_have_been_done_in_an_action(turn, where):
    board = {"board": {action: {"white": 1} for action in ("trade", "station", "railroad", "telegraph")}, "supply": {}}
    stock = {"stock": {"rails": 14, "buildings": 11}, "rails": ["R01"], "stations": ["washington"], "cash": 2000}
    other = {"stations": ["washington"], "stock": {"buildings": 11}}
    with pytest.raises(PositionError) as caught:
        Table({**board, **stock}, other, phase="action", turn=turn, first_stations={"washington": 1})
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


NOT_OF_THE_POSITION = {"rules", "over", "decider", "known_margin", "margin_is_known", "known_legal", "frames_before"}


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
