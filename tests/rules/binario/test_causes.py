"""Of several causes that one rule has, a refusal names the one that holds; the log says what was opened."""

from __future__ import annotations

import steamshed
from steamshed.kernel.words import refusal, sentence

GAME = steamshed.game("binario")
LINE = {"from": "2,5", "to": "4,6", "out": "pesticide", "vehicle": "cart", "count": 1, "heading": "out"}


def at(phase: str, progress: int = 0, lines: bool = True) -> steamshed.State:
    seat = {
        "silver": 10,
        "stations": {
            "0": {"at": "4,6", "kind": "road_basic", "sides": "W"},
            "1": {"at": "2,5", "kind": "road_basic", "sides": "S"},
        },
        "routes": [{"from": "4,6", "path": "WWN"}],
        "lines": {"road 1": LINE | {"progress": progress}} if lines else {},
    }
    return GAME.load(
        {
            "game": "binario",
            "players": 2,
            "phase": phase,
            "round": 3,
            "options": {"map_mode": "fixed:test1"},
            "card": "I_quiet",
            "seats": [seat, {}],
            "ways": {
                "3,6": [{"type": "earth", "owner": 0, "exits": "EW"}],
                "2,6": [{"type": "earth", "owner": 0, "exits": "NE"}],
            },
        }
    )


def why(state: steamshed.State, action: str) -> str:
    violation = state.check(GAME.parse(action))
    assert violation is not None
    return refusal(GAME, "en", violation)


def test_a_line_under_way_is_said_to_be_under_way() -> None:
    assert why(at("freight", 1), "close road 1") == "BI-LINE-05: This line is under way. It arrives in 2 rounds."


def test_withdrawing_names_the_cause() -> None:
    assert why(at("trade", 1), "withdraw road 1").endswith(
        "This line is under way. Vehicles are withdrawn at a station."
    )
    assert why(at("trade", lines=False), "withdraw road 1").endswith("This line has no vehicles.")


def test_an_offer_names_the_cause() -> None:
    assert why(at("trade"), "offer cart").endswith("You have no such vehicle in your depot.")


def test_buying_says_price_and_silver() -> None:
    assert why(at("trade"), "buy ox_cart") == "BI-RND-06: It costs 12 silver, and you have 10."


def test_a_line_is_told_with_its_stations_and_goods() -> None:
    state, chance = at("freight", lines=False), steamshed.Chance(1)
    told = [
        sentence(GAME, "en", event, {0: "Ada"})
        for text in ("open road", "from 2,5", "to 4,6", "out pesticide", "back grain", "vehicle none")
        for event in state.apply(GAME.parse(text), chance)
    ]
    assert told == ["Ada opens road line 1, Venezia – farm: pesticide / grain, no vehicles."]
