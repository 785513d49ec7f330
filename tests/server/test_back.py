"""Coming back: a move that was made without a line arrives once; the plan over the board; tables that wait."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

from steamshed.server.bots.processes import BotProcesses
from steamshed.server.settings import Settings
from tests.server.hall import Clock, Worker
from tests.server.harness import Person

Make = Callable[[], Person]
ARROW = {"kind": "arrow", "points": [[1.5, 2], [30, -4]], "colour": 2}


async def two(person: Make) -> tuple[Person, Person, str]:
    ann, ben = await person().be_guest("Ann"), await person().be_guest("Ben")
    table = await ann.make("tally", "me", "open")
    await ben.join(table)
    return ann, ben, table


async def now(who: Person, table: str) -> dict[str, Any]:
    async with who.at(table) as line:
        return await line.until("state")


async def log(who: Person, table: str) -> list[tuple[int, str]]:
    entries = (await who.get(f"/tables/{table}/log")).json()["entries"]
    return [(one["seat"], one["action"]) for one in entries]


async def test_the_position_without_sitting_down(person: Make) -> None:
    ann, ben, table = await two(person)
    async with ann.at(table) as line:
        told = await line.until("state")
    answer = (await ann.get(f"/tables/{table}/now")).json()
    assert answer == told
    assert "legal" in answer
    assert "legal" not in (await ben.get(f"/tables/{table}/now")).json()
    stranger = await person().be_guest("Cy")
    assert (await stranger.get(f"/tables/{table}/now")).json()["error"]["id"] == "not-your-seat"
    waits = await ann.make("tally", "me", "open")
    assert (await ann.get(f"/tables/{waits}/now")).json()["error"]["id"] == "table-is-open"
    players = (await ben.get(f"/tables/{table}")).json()["players"]
    assert not players[0]["online"], "asking for it is not being there"


# -- moves made without a line -------------------------------------------------------------------------------------


async def test_a_move_that_is_sent_again_is_played_once(person: Make) -> None:
    ann, ben, table = await two(person)
    state = await now(ann, table)
    move = {"actions": ["add 2"], "version": state["version"], "number": state["number"]}
    first = await ann.post(f"/tables/{table}/play", move)
    assert first.json()["played"] == 1
    again = await asyncio.gather(*(ann.post(f"/tables/{table}/play", move) for _ in range(3)))
    assert [(one.status_code, one.json()) for one in again] == [(200, first.json())] * 3
    assert await log(ann, table) == [(0, "add 2")]
    # also when the game has gone on
    state = await now(ben, table)
    answer = await ben.post(f"/tables/{table}/play", {"actions": ["add 1"], "version": state["version"], "number": 1})
    assert answer.json()["played"] == 1
    assert (await ann.post(f"/tables/{table}/play", move)).json()["played"] == 1
    assert await log(ann, table) == [(0, "add 2"), (1, "add 1")]


async def test_a_move_that_ended_the_game_and_is_sent_again_stands(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("tally", "me", "me", options={"goal": 6})
    path, played = f"/tables/{table}/play", []
    for number, action in enumerate(("add 3", "add 3")):
        state = await now(ann, table)
        played.append({"actions": [action], "version": state["version"], "number": number})
        assert (await ann.post(path, played[-1])).json()["played"] == 1
    for move in played:
        assert (await ann.post(path, move)).json()["played"] == 1
    other = await ann.post(path, {**played[-1], "actions": ["add 1"]})
    assert other.json()["error"]["id"] == "table-is-finished"


async def test_at_another_position_it_is_not_played(person: Make) -> None:
    ann, _, table = await two(person)
    state = await now(ann, table)
    held = {"version": state["version"], "number": state["number"]}
    async with ann.at(table) as line:  # played otherwise at another device
        await line.until("state")
        await line.play("add 1")
    answer = await ann.post(f"/tables/{table}/play", {"actions": ["add 2"], **held})
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "stale")
    assert await log(ann, table) == [(0, "add 1")]


async def test_a_move_of_another_or_of_nobody_is_refused(person: Make) -> None:
    ann, ben, table = await two(person)
    state = await now(ann, table)
    move = {"actions": ["add 2"], "version": state["version"], "number": state["number"]}
    path = f"/tables/{table}/play"
    assert (await ben.post(path, move)).json()["error"]["id"] == "not-your-turn"
    stranger = await person().be_guest("Cy")
    assert (await stranger.post(path, move)).json()["error"]["id"] == "not-your-seat"
    nobody = person()
    await nobody.look()
    assert (await nobody.post(path, move)).status_code == 401
    wrongs: list[dict[str, object]] = [{"actions": []}, {"actions": ["x" * 401]}, {"actions": ["add 1"] * 61}]
    for wrong in [*wrongs, dict[str, object](number=-1)]:
        assert (await ann.post(path, {**move, **wrong})).status_code == 422
    assert (await ann.post(path, {**move, "actions": ["jump"]})).json()["error"]["id"] == "bad-input"
    assert await log(ann, table) == []


async def test_a_plan_is_played_as_far_as_it_goes(person: Make) -> None:
    ann, _, table = await two(person)
    state = await now(ann, table)
    move = {"actions": ["add 2", "add 1"], "version": state["version"], "number": 0}
    for _ in range(2):
        assert (await ann.post(f"/tables/{table}/play", move)).json()["played"] == 1
    assert await log(ann, table) == [(0, "add 2")]


async def test_who_stands_in_sends_a_move_as_himself(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat stays his, and the log says that it was he."""
    hall = Worker(Settings(data=tmp_path, rate_limits=False), Clock(monkeypatch))
    await hall.open()
    processes = BotProcesses(1, 1.0)
    hall.staff(processes)
    for name in ("Ann", "Ben", "Cleo"):
        await hall.user(name)
    loaded = await hall.table(["Ann", "Ben"])
    ann, cleo = [await hall.visitor(name) for name in ("Ann", "Cleo")]
    assert (await ann.put("/away/stand-in", {"person": "Cleo"})).status_code == 200
    assert (await cleo.post("/away/stand-in/answer", {"user": "Ann", "yes": True})).status_code == 200
    days = {"first": "2026-11-15", "last": "2026-11-17"}
    assert (await ann.post("/away/holidays", days)).status_code == 200
    await hall.look(86400.0)
    assert loaded.now.seats[0].deputy == "Cleo"
    move = {"actions": ["add 2"], "version": loaded.now.version, "number": 0}
    for _ in range(2):
        answer = await cleo.post(f"/tables/{loaded.now.info.id}/play", move)
        assert answer.json()["played"] == 1
    assert loaded.now.play is not None
    assert [done.by for done in loaded.now.play.done()] == ["Cleo"]
    assert loaded.now.seats[0].deputy == "Cleo"
    for one in (ann, cleo):
        await one.close()
    processes.close()
    await hall.close()


# -- the plan over the board ---------------------------------------------------------------------------------------


async def test_a_plan_over_the_board_is_its_makers_alone(person: Make) -> None:
    ann, ben, table = await two(person)
    path = f"/tables/{table}/sketch"
    assert (await ann.get(path)).json() == {"marks": []}
    assert (await ann.put(path, {"marks": [ARROW]})).status_code == 200
    assert (await ann.get(path)).json() == {"marks": [ARROW]}
    assert (await ben.get(path)).json() == {"marks": []}
    assert (await ann.put(path, {"marks": []})).status_code == 200
    assert (await ann.get(path)).json() == {"marks": []}


async def test_what_cannot_be_drawn_is_refused(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("tally", "me", "me", privacy="private")
    path = f"/tables/{table}/sketch"
    wrongs: list[dict[str, object]] = [
        {"kind": "heart"},
        {"points": []},
        {"points": [[0, 0]] * 301},
        {"points": [[0, 1e9]]},
        {"points": [["a", 0]]},
        {"colour": 4},
    ]
    for wrong in wrongs:
        assert (await ann.put(path, {"marks": [{**ARROW, **wrong}]})).status_code == 422
    assert (await ann.put(path, {"marks": [ARROW] * 201})).status_code == 422
    much = {"kind": "stroke", "points": [[0.123456789, 1.123456789]] * 300}
    assert (await ann.put(path, {"marks": [much] * 100})).status_code == 413
    stranger = await person().be_guest("Cy")
    assert (await stranger.get(path)).status_code == 404
    assert (await stranger.put(path, {"marks": []})).status_code == 404
    nobody = person()
    await nobody.look()
    assert (await nobody.get(path)).status_code == 401


# -- tables that wait ----------------------------------------------------------------------------------------------


async def test_tables_that_wait_for_me_the_longest_first(person: Make) -> None:
    ann, ben = await person().be_guest("Ann"), await person().be_guest("Ben")
    tables = []
    for _ in range(3):
        tables.append(await ann.make("tally", "me", "open"))
        await ben.join(tables[-1])

    async def waiting(who: Person) -> list[str]:
        rows = (await who.get("/tables", filter="waiting")).json()["tables"]
        assert all(row["my_turn"] for row in rows)
        assert [row["since"] for row in rows] == sorted(row["since"] for row in rows)
        return [row["id"] for row in rows]

    assert await waiting(ann) == tables
    assert await waiting(ben) == []
    for who in (ann, ben):  # the first table comes back to Ann, and is the one that waits shortest now
        async with who.at(tables[0]) as line:
            await line.until("state")
            await line.play("add 1")
    assert await waiting(ann) == [*tables[1:], tables[0]]
    async with ann.at(tables[1]) as line:
        await line.until("state")
        await line.play("add 1")
    assert await waiting(ann) == [tables[2], tables[0]]
    assert await waiting(ben) == [tables[1]]
    nobody = person()
    await nobody.look()
    assert await waiting(nobody) == []
