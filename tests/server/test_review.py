"""The review of a finished game: asked for, made beside the play, kept; and the numbers of the game."""

from __future__ import annotations

import asyncio
import contextlib
import csv
import io
import sqlite3
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from steamshed.games.registry import EXTRA, game, register_modules
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from steamshed.review.builder import METHOD
from tests.server.harness import TOYS, Person, Running

Make = Callable[[], Person]


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    register_modules(TOYS)
    yield
    EXTRA.clear()


def played(name: str, players: int = 2) -> str:
    """A finished game of a toy: the first seat does as little as it may, the others as much."""
    chance = Chance(5)
    record = Record.start(game(name), players, {}, chance, ["Ann", "=Ben", "Cleo"][:players])
    while (seat := record.state.seat) is not None:
        record.apply(record.state.legal()[0 if seat == 0 else -1], chance)
    return str(record)


async def bring(who: Person, record: str) -> str:
    answer = await who.http.post("/api/records", content=record, headers=who.plain())
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


async def reviewed(who: Person, table: str) -> dict[str, Any]:
    for _ in range(600):
        found: dict[str, Any] = (await who.get(f"/tables/{table}/review")).json()
        if found["state"] in ("done", "failed"):
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("the review takes too long")


async def test_a_review_is_made_beside_the_play_and_kept(person: Make) -> None:
    ann = await person().register("Rosa")
    table = await bring(ann, played("tally"))
    assert (await ann.get(f"/tables/{table}/review")).json() == {"state": "none", "done": 0, "of": 0}
    assert (await ann.post(f"/tables/{table}/review")).json()["state"] == "waiting"
    found = await reviewed(ann, table)
    assert found["state"] == "done"
    assert found["done"] == found["of"]
    review = found["review"]
    assert review["steps"][0]["number"] == 0
    assert review["steps"][-1]["chances"] == [0.0, 1.0]
    assert review["seats"][1]["accuracy"] == 1.0
    assert review["seats"][0]["blunders"] > 0
    moment = review["moments"][review["key"][0]]
    assert moment["played"]["actions"] == ["add 1"]
    assert moment["better"]["actions"] in (["add 2"], ["add 3"])
    assert all(abs(sum(step["chances"]) - 1) < 0.01 for step in review["steps"])
    assert [seat["luck"] for seat in review["seats"]] == [0.0, 0.0]
    assert review["verdict"]["luck"] == 0
    assert review["verdict"]["play"] == review["verdict"]["margin"]
    # who asks again gets what is there
    assert (await ann.post(f"/tables/{table}/review")).json() == found


@pytest.mark.parametrize("moves", [0, 3])
async def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went(person: Make, moves: int) -> None:
    ann = await person().register(f"Rosamund {moves}")
    table = await ann.make("tally", "me", "me")
    async with ann.at(table) as line:
        await line.until("state")
        for _ in range(moves):
            await line.play("add 1")
        await line.send("resign")
        while line.table["state"] != "finished":
            await line.until("table")
    assert (await ann.post(f"/tables/{table}/review")).json()["state"] == "waiting"
    found = await reviewed(ann, table)
    assert (found["state"], found["done"]) == ("done", found["of"])
    review = found["review"]
    assert [step["number"] for step in review["steps"]] == list(range(moves + 1))
    assert sum(seat["decisions"] for seat in review["seats"]) == moves
    assert "verdict" not in review  # nobody has won by what he played
    assert (await ann.get(f"/tables/{table}/numbers")).status_code == 200


async def test_a_game_that_began_in_the_midst_of_another_is_reviewed(person: Make) -> None:
    ann = await person().register("Rosemary")
    record, chance = Record.start(game("days_of_steam"), 2, {}, Chance(5), ["Ann", "Ben"]), Chance(6)
    for _ in range(4):
        record.apply(record.state.legal()[-1], chance)
    answer = await ann.post("/studies", {"game": "days_of_steam", "position": record.state.dump()})
    assert answer.status_code == 200, answer.text
    study = answer.json()
    made = await ann.post(f"/studies/{study['id']}/play", {"node": study["node"], "seat": 0, "bot": "random"})
    assert made.status_code == 200, made.text
    table = made.json()["id"]
    async with ann.at(table) as line:
        await line.until("state")
        await line.send("resign")
        while line.table["state"] != "finished":
            await line.until("table")
    assert (await ann.post(f"/tables/{table}/review")).json()["state"] == "waiting"
    assert (await reviewed(ann, table))["state"] == "done"
    assert (await ann.get(f"/tables/{table}/numbers")).status_code == 200


async def test_what_has_failed_is_not_made_again_and_again(person: Make, server: Running) -> None:
    ann = await person().register("Rosanne")
    table = await bring(ann, played("tally"))
    set_state(server, table, "failed", time.time() - 3600)
    for _ in range(3):
        assert (await ann.post(f"/tables/{table}/review")).json()["state"] == "failed"
    assert (await ann.get(f"/tables/{table}/review")).json()["state"] == "failed"
    other = await bring(ann, played("tally"))
    set_state(server, other, "failed", time.time() - 2 * 86400)
    assert (await ann.post(f"/tables/{other}/review")).json()["state"] == "waiting"


async def test_only_games_that_are_over_are_reviewed(person: Make) -> None:
    ann, ben = await person().register("Rosalie"), person()
    made = await ann.post("/tables", {"game": "tally", "seats": [{"kind": "me"}, {"kind": "me"}], "privacy": "private"})
    table = made.json()["id"]
    for answer in (await ann.post(f"/tables/{table}/review"), await ann.get(f"/tables/{table}/numbers")):
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "not-yet-over")
    assert (await ben.get(f"/tables/{table}/review")).status_code == 404


async def test_what_was_asked_for_is_made_after_a_restart(tmp_path: Any) -> None:
    running = Running(tmp_path).start()
    try:
        ann = await Person(running.address).register("Rosita")
        table = await bring(ann, played("tally"))
        running.kill()
        set_state(running, table, "running", 0.0)
        running.start()
        assert (await reviewed(ann, table))["state"] == "done"
        await ann.close()
    finally:
        running.stop()


def set_state(running: Running, table: str, state: str, changed: float) -> None:
    """As a worker leaves a review that was killed while it made it."""
    with contextlib.closing(sqlite3.connect(running.folder / "data" / "steamshed.sqlite", timeout=30)) as stored:
        values = (table, state, METHOD, changed, changed)
        stored.execute(
            'INSERT INTO reviews ("table", state, method, asked, "by", changed, done, "of", worker, body)'
            " VALUES (?, ?, ?, ?, NULL, ?, 3, 9, 'another', '')",
            values,
        )
        stored.commit()


async def test_numbers_and_their_lines(person: Make) -> None:
    ann = await person().register("Rosanna")
    table = await bring(ann, played("tally"))
    numbers = (await ann.get(f"/tables/{table}/numbers")).json()
    assert [one["id"] for one in numbers["tables"]] == ["points"]
    assert [row["values"] for row in numbers["tables"][0]["totals"]] == [[row] for row in final_points(numbers)]
    answer = await ann.get(f"/tables/{table}/numbers.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    lines = list(csv.reader(io.StringIO(answer.text)))
    assert [line[0] for line in lines[1:]] == ["Ann", "'=Ben"]


def final_points(numbers: dict[str, Any]) -> list[int]:
    rows = numbers["tables"][0]["rows"]
    return [row["values"][0] for row in rows[-2:]]
