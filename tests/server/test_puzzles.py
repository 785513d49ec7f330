"""Puzzles over HTTP: made from the review of a finished game, tried by strangers, and what nobody is told before."""

from __future__ import annotations

import contextlib
import functools
import random
import sqlite3
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from steamshed.review.builder import METHOD, review_of
from steamshed.review.game_log import played_of
from steamshed.server.limits import COUNTS
from steamshed.server.reviews.job import encoded
from steamshed.server.reviews.wire import Moment, Review
from tests.server.harness import Person, Running

Make = Callable[[], Person]
SECONDS = 12.0
"""Of processor time for a review: enough, plain and compiled, to be sure of some decisions."""


@functools.cache
def a_game() -> Record:
    """A short game whose players do anything that is allowed: much of it can be done better."""
    game, chance, rng = steamshed.game("days_of_steam"), Chance(16), random.Random(16)
    record = Record.start(game, 2, {}, chance, ["Ada", "Bela"])
    while record.state.seat is not None:
        record.apply(rng.choice(list(record.state.legal())), chance)
    return record


@functools.cache
def a_review() -> Review:
    return msgspec.json.decode(encoded(review_of(played_of(a_game()), SECONDS)), type=Review)


def a_moment() -> Moment:
    """A decision that could have been made better."""
    return next(moment for moment in a_review().moments if moment.better is not None)


async def reviewed(running: Running, ann: Person) -> str:
    """A finished table with its review."""
    answer = await ann.http.post("/api/records", content=str(a_game()), headers=ann.plain())
    table, now = str(answer.json()["id"]), time.time()
    with contextlib.closing(sqlite3.connect(running.folder / "data" / "steamshed.sqlite", timeout=30)) as stored:
        stored.execute(
            'INSERT INTO reviews ("table", state, method, asked, "by", changed, done, "of", worker, body)'
            " VALUES (?, 'done', ?, ?, NULL, ?, 9, 9, '', ?) ON CONFLICT DO UPDATE SET state = 'done', body = ?",
            (table, METHOD, now, now, body := msgspec.json.encode(a_review()).decode(), body),
        )
        stored.commit()
    return table


async def a_puzzle(running: Running, ann: Person) -> str:
    wanted = {"table": await reviewed(running, ann), "number": a_moment().number}
    answer = await ann.post("/puzzles", wanted)
    assert answer.status_code == 200, answer.text
    again = await ann.post("/puzzles", wanted)
    assert again.json() == answer.json(), "one puzzle of a decision is enough"
    assert answer.json()["url"].endswith(f"/puzzle/{answer.json()['id']}")
    return str(answer.json()["id"])


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


async def test_a_stranger_tries_a_decision(server: Running, person: Make) -> None:
    ann, stranger, moment = await person().register("Ann Puzzle"), person(), a_moment()
    id = await a_puzzle(server, ann)
    view = (await stranger.post(f"/puzzles/{id}", {"scenery": True, "language": "hu"})).json()
    assert (view["seat"], view["phase"], view["players"]) == (moment.seat, moment.phase, 2)
    assert (view["complete"], view["tries"]) == (False, [])
    assert view["scenery"]
    assert view["position"]["legal"]
    text = msgspec.json.encode(view).decode()
    assert not any(name in text for name in ("Ada", "Bela", "better", "reasons"))

    panel = await stranger.post(f"/puzzles/{id}/ask", {"about": "panel"})
    assert (panel.status_code, "panel" in panel.json()) == (200, True)

    assert moment.better is not None
    best = (await stranger.post(f"/puzzles/{id}/answer", {"tries": moment.better.actions})).json()
    assert (best["kind"], best["as_played"], best["mark"]) == ("best", False, None)
    assert best["tried"]["chance"] == best["best"]["chance"] == moment.better_chance
    played = (await stranger.post(f"/puzzles/{id}/answer", {"tries": moment.played.actions})).json()
    assert (played["kind"], played["as_played"], played["mark"]) == ("worse", True, moment.mark)
    assert played["tried"]["chance"] == played["played"]["chance"] < played["best"]["chance"]
    assert played["tried"]["points"] == pytest.approx(moment.points_after)
    assert played["best"]["plan"]["actions"] == moment.better.actions


async def test_any_whole_try_is_answered(server: Running, person: Make) -> None:
    ann, stranger, rng = await person().register("Ann Puzzle Tries"), person(), random.Random(3)
    id = await a_puzzle(server, ann)
    tries: list[str] = []
    while not (view := (await stranger.post(f"/puzzles/{id}", {"tries": tries})).json())["complete"]:
        assert view["tries"] == tries
        tries.append(rng.choice(view["position"]["legal"])["action"])
    assert view["position"]["legal"] == []
    answer = (await stranger.post(f"/puzzles/{id}/answer", {"tries": tries})).json()
    assert answer["kind"] in ("best", "equal", "worse")
    assert 0 <= answer["tried"]["chance"] <= answer["best"]["chance"]
    assert answer["tried"]["points"] <= answer["best"]["points"]
    assert (await stranger.post(f"/puzzles/{id}/answer", {"tries": tries})).json() == answer
    more = await stranger.post(f"/puzzles/{id}", {"tries": [*tries, tries[0]]})
    assert refusal(more) == (400, "bad-input")


async def test_the_game_is_shown_to_who_may_see_it(server: Running, person: Make) -> None:
    ann, stranger = await person().register("Ann Puzzle Shows"), person()
    id = await a_puzzle(server, ann)
    tries = {"tries": a_moment().played.actions}
    mine = (await ann.post(f"/puzzles/{id}/answer", tries)).json()
    theirs = (await stranger.post(f"/puzzles/{id}/answer", tries)).json()
    assert mine["number"] == a_moment().number
    shown = await stranger.get(f"/tables/{mine['table']}")
    assert (theirs.get("table") == mine["table"]) == (shown.status_code == 200)


async def test_bad_input_has_its_answer(server: Running, person: Make) -> None:
    ann, stranger = await person().register("Ann Puzzle Errs"), person()
    id = await a_puzzle(server, ann)
    table = (await ann.post(f"/puzzles/{id}/answer", {"tries": a_moment().played.actions})).json()["table"]
    assert refusal(await stranger.post("/puzzles/nothing", {})) == (404, "no-such-puzzle")
    assert refusal(await stranger.post(f"/puzzles/{id}", {"tries": ["dance"]})) == (400, "bad-input")
    assert refusal(await stranger.post(f"/puzzles/{id}/answer", {"tries": []})) == (400, "bad-input")
    assert refusal(await stranger.post(f"/puzzles/{id}/answer", {"tries": 7})) == (422, "wrong-shape")
    assert refusal(await ann.post("/puzzles", {"table": table, "number": 100_000})) == (404, "no-such-moment")
    assert refusal(await ann.post("/puzzles", {"table": "nothing", "number": 1})) == (404, "no-such-table")
    assert (await stranger.post("/puzzles", {"table": table, "number": 1})).status_code == 403
    made = await ann.post("/tables", {"game": "days_of_steam", "seats": [{"kind": "me"}, {"kind": "me"}]})
    running = {"table": made.json()["id"], "number": 1}
    assert refusal(await ann.post("/puzzles", running)) == (409, "not-yet-over")


async def test_who_made_it_deletes_it(server: Running, person: Make) -> None:
    ann, ben = await person().register("Ann Puzzle Deletes"), await person().register("Ben Puzzle Deletes")
    id = await a_puzzle(server, ann)
    rows = (await ann.get("/puzzles")).json()
    assert [(row["id"], row["game"]) for row in rows["puzzles"]] == [(id, "days_of_steam")]
    assert rows["most"] == COUNTS["puzzles"].number
    kept = (await ann.get("/account/data")).json()["puzzles"]
    assert [one["body"]["game"] for one in kept] == ["days_of_steam"]
    assert refusal(await ben.post(f"/puzzles/{id}/delete")) == (403, "not-your-puzzle")
    assert (await ann.post(f"/puzzles/{id}/delete")).status_code == 200
    assert refusal(await ben.post(f"/puzzles/{id}", {})) == (404, "no-such-puzzle")
    assert (await ann.get("/puzzles")).json()["puzzles"] == []
