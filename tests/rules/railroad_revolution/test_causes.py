"""Of several causes that one rule has, a refusal names the one that holds; the log tells an exchange in one line."""

from __future__ import annotations

import steamshed
from steamshed.kernel.violation import Violation
from steamshed.kernel.words import refusal, sentence

GAME = steamshed.game("railroad_revolution")


def at(cash: int, shares: int, phase: str = "place", **turn: str) -> steamshed.State:
    seats = [
        {
            "cash": cash,
            "shares": shares,
            "supply": {"white": 4},
            "board": {turn["action"]: {"purple": 1}} if turn else {},
        },
        {"supply": {"white": 4, "grey": 1}},
    ]
    position = {"game": "railroad_revolution", "players": 2, "phase": phase, "seat": 0, "round": 2, "seats": seats}
    return GAME.load(position | ({"turn": turn} if turn else {}))


def refused(state: steamshed.State, action: str) -> Violation:
    violation = state.check(GAME.parse(action))
    assert violation is not None
    return violation


def test_a_place_is_refused_for_its_one_cause() -> None:
    poor = refused(at(300, 0), "hire orange")
    assert (poor.rule, poor.args["reason"]) == ("RR-GEN-07", "cash")
    assert refusal(GAME, "en", poor) == "RR-GEN-07: Hiring costs $800, and you have $300."


def test_a_station_out_of_reach_is_not_one_that_is_too_dear() -> None:
    state = at(2000, 3, "action", placed="purple", action="station")
    far = refused(state, "city seattle")
    assert (far.rule, far.args["reason"]) == ("RR-STA-07", "reach")
    assert "Seattle" in refusal(GAME, "en", far)


def test_an_exchange_is_one_line() -> None:
    state, chance = at(300, 2, "action", placed="purple", action="telegraph"), steamshed.Chance(3)
    said = [
        [sentence(GAME, "en", event, {0: "Ada"}) for event in state.apply(GAME.parse(text), chance)]
        for text in ("spec", "give white supply", "take orange")
    ]
    assert said == [
        ["Ada uses the purple effect: an exchange of workers."],
        [],
        ["Ada exchanges a white worker for an orange one."],
    ]
