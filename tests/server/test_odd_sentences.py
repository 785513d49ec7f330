"""A reader tells the operator of a sentence of the program that sounds odd."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.server.harness import Person, Running

Make = Callable[[], Person]
ODD = {
    "messages": ["age_of_steam/delivered", "client/log"],
    "language": "hu",
    "page": "/tables/t1",
    "word": "olvasd \x1b",
}


async def test_the_operator_reads_which_message_sounds_odd(person: Make, server: Running) -> None:
    ann = await person().be_guest("Ann")
    assert (await ann.post("/odd-sentence", ODD)).status_code == 200
    assert (await ann.post("/odd-sentence", {**ODD, "messages": ["client/phase"], "word": ""})).status_code == 200
    told = await asyncio.to_thread(server.admin, "reports")
    assert "odd sentence age_of_steam/delivered client/log  by " in told
    assert "hu /tables/t1" in told
    assert "reason: olvasd" in told
    assert "\x1b" not in told
    assert "odd sentence client/phase" in told
    assert "reason: not said" in told
    kept = (await ann.get("/account/data")).json()["reports"]
    assert [(one["table"], one["quoted"]) for one in kept] == [(None, "hu /tables/t1")] * 2
    number = next(line.split()[0] for line in told.splitlines() if "client/phase" in line)
    await asyncio.to_thread(server.admin, "reports", "--close", number)
    assert "client/phase" not in await asyncio.to_thread(server.admin, "reports")


async def test_the_same_sentence_is_noted_once(person: Make, server: Running) -> None:
    ann = await person().be_guest("Ann")
    for _ in range(3):
        assert (await ann.post("/odd-sentence", {**ODD, "messages": ["steam/once"]})).status_code == 200
    assert (await asyncio.to_thread(server.admin, "reports")).count("odd sentence steam/once") == 1


async def test_what_can_be_told_is_bounded(person: Make, server: Running) -> None:
    ann = await person().be_guest("Ann")
    for number in range(20):
        answer = await ann.post("/odd-sentence", {**ODD, "messages": [f"steam/flood-{number}"]})
        assert answer.status_code == 200
    answer = await ann.post("/odd-sentence", {**ODD, "messages": ["steam/flood"]})
    assert answer.json()["error"]["id"] == "too-many-reports"


@pytest.mark.parametrize(
    "wrong",
    [
        {"messages": []},
        {"messages": ["x"] * 13},
        {"messages": ["a\nb"]},
        {"language": "<b>"},
        {"page": "https://elsewhere"},
        {"word": "x" * 301},
    ],
)
async def test_what_is_no_sentence_is_refused(person: Make, server: Running, wrong: dict[str, object]) -> None:
    ann = await person().be_guest("Ann")
    assert (await ann.post("/odd-sentence", {**ODD, **wrong})).status_code == 422


async def test_a_stranger_cannot_write_to_the_operator(person: Make, server: Running) -> None:
    stranger = person()
    await stranger.look()
    assert (await stranger.post("/odd-sentence", ODD)).status_code == 401
