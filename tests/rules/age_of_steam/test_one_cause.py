"""A refusal names the one cause that there is, with its number; a delivery says who earns what."""

from __future__ import annotations

import pytest

from steamshed.games.age_of_steam import AgeOfSteam
from steamshed.kernel import words
from steamshed.kernel.words import LANGUAGES
from tests.rules.age_of_steam.table import GAME, Table

NAMES = {0: "Ada", 1: "Ben", 2: "Cleo"}
OPEN = {"H8": {"tile": "straight 1", "owners": {"1-4": 0}}}
LINE = {
    "F9": {"tile": "gentle 1", "owners": {"1-3": 0}},
    "G9": {"tile": "straight 1", "disc": True, "owners": {"1": 0, "4": 0}},
    **OPEN,
}


def loaded(position: dict[str, object]) -> Table:
    state = GAME.load(position)
    assert isinstance(state, AgeOfSteam)
    return Table(state)


def table(phase: str = "build_track", **parts: object) -> Table:
    seats = [{"cash": 12}, {"cash": 5}, {"cash": 5}]
    return loaded({"game": "age_of_steam", "players": 3, "phase": phase, "seats": seats, **parts})


def said(at: Table, text: str, language: str = "en") -> str:
    violation = at.state.check(GAME.parse(text))
    assert violation is not None
    return words.refusal(GAME, language, violation).partition(": ")[2]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("build J10 straight 0", "J10 is a city: no tile can lie there."),
        ("build I8 x_straight_straight 0", "tiles with two tracks only replace other tiles."),
        ("build I8 town_1 0", "town tiles go on towns only."),
        ("urbanize Terre Haute A", "You cannot place a New City: you do not have Urbanization this turn."),
    ],
)
def test_what_is_in_the_way_of_a_build(text, sentence):
    assert said(table(track=LINE), text).endswith(sentence)


def test_a_lake_is_no_edge_of_the_map():
    at = table()
    found = {said(at, str(action)) for action in GAME.candidates(at.state) if rule(at, str(action)) == "AS-PLACE-03"}
    assert any(text.endswith("would lead into a lake.") for text in found)
    assert any(text.endswith("would lead off the map.") for text in found)
    assert not any(" or " in text for text in found)


def rule(at: Table, text: str) -> str:
    violation = at.state.check(GAME.parse(text))
    return "" if violation is None else violation.rule


def test_a_bid_is_too_low_or_too_high():
    at = table("determine_player_order", auction={"bids": {"2": 3}, "high_bidder": 2, "dropped": [], "passes": []})
    assert said(at, "bid 2") == "A bid of $2 is too low: the highest bid is $3."
    assert said(at, "bid 13") == "You cannot bid $13: you have $12."
    assert said(at, "pass") == "You did not take Turn Order Pass last turn, so you cannot pass."


def test_an_engine_is_raised_once():
    at = table("move_goods", move={"round": 2, "raised": [0]})
    assert said(at, "raise_engine") == "You have already raised your engine in this phase."
    at = loaded({**at.state.dump(), "move": {"round": 2, "raised": []}})
    at.state.engine = [6, 1, 1]
    assert said(at, "raise_engine") == "Your engine is already 6, and that is the most."


def test_a_delivery_says_who_earns_what():
    track = {
        "G10": {"tile": "gentle 2", "owners": {"2-4": 2}},
        "H10": {"tile": "gentle 5", "owners": {"1-5": 2}},
        "I10": {"tile": "gentle 2", "owners": {"2-4": 2}},
        "K10": {"tile": "straight 1", "owners": {"1-4": 0}},
        "L9": {"tile": "straight 1", "owners": {"1-4": 0}},
    }
    seats = [{"engine": 2}, {}, {}]
    at = table("move_goods", track=track, cubes={"Cincinnati": {"red": 1}})
    at.state.engine = [int(str(seat.get("engine", 1))) for seat in seats]
    events = at.act("deliver red Cincinnati-Evansville-St. Louis")
    assert words.sentence(GAME, "en", events[0], NAMES) == (
        "Ada delivers a red cube over 2 links: Cincinnati – Evansville – St. Louis. Income: Ada +1, Cleo +1."
    )
    for language in LANGUAGES:
        assert "Ada +1, Cleo +1" in words.sentence(GAME, language, events[0], NAMES)
