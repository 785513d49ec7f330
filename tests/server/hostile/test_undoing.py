"""Undo is never silent, and never goes further than it says."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.server.harness import Person

Make = Callable[[], Person]


async def test_everybody_is_told_what_was_taken_back(person: Make) -> None:
    """A player shows a move, sees how the others take it, and makes it unseen."""
    ann, ben, eve = await person().be_guest("Ann"), await person().be_guest("Ben"), person()
    table = await ann.make("tally", "me", "open")
    await ben.join(table)
    async with ann.at(table) as a, ben.at(table, "?changes=1") as b, eve.at(table) as e:
        for line in (a, b, e):
            await line.until("state")
        await a.play("add 3")
        await a.send("undo", version=a.state["version"])
        for line in (a, b, e):
            state = await line.until("state", number=0)
            while "undone" not in state:  # a slow line is sent the last of several states
                state = await line.until("state", number=0)
            undone = state["undone"]
            assert (undone["by"], undone["to"]) == (0, 0)
            assert undone["actions"] == [{"number": 1, "seat": 0, "action": "add 3"}]
        await a.play("add 1")
        assert "undone" not in a.state
    for who in (ann, ben, eve):  # whoever comes later finds it in the log
        log = (await who.get(f"/tables/{table}/log")).json()
        assert [entry["action"] for entry in log["entries"]] == ["add 1"]
        assert [(one["by"], one["to"], len(one["actions"])) for one in log["undone"]] == [(0, 0, 1)]


async def test_against_bots_an_undo_says_how_far_it_goes_before_it_does(person: Make) -> None:
    """One click takes back half a round, because bots have moved since."""
    ann = await person().be_guest("Ann")
    table = await ann.make("tally", "me", *[{"kind": "bot", "bot": "random"}] * 2)
    async with ann.at(table) as a:
        await a.until("state")
        await a.play("add 2")
        await a.until("state", number=3)
        offer = a.state["offer"]
        assert (offer["to"], offer["count"], offer["seats"], offer["action"]) == (0, 3, [0, 1, 2], "add 2")
        await a.send("undo", id="u", version=a.state["version"])
        answer = await a.answer("u")
        assert answer["error"]["id"] == "undo-goes-further"
        assert answer["error"]["args"] == {"to": 0, "count": 3}
        await a.send("undo", id="v", version=a.state["version"], to=2)
        assert (await a.answer("v"))["type"] == "stale"
        assert a.state["number"] == 3
        await a.send("undo", version=a.state["version"], to=0)
        state = await a.until("state", number=0)
        assert [action["seat"] for action in state["undone"]["actions"]] == [0, 1, 2]


async def test_what_was_taken_back_stays_secret_if_it_was(person: Make) -> None:
    """A hidden choice is taken back, and the news of that gives it away."""
    ann, ben, eve = await person().be_guest("Ann"), await person().be_guest("Ben"), person()
    table = await ann.make("secrets", "me", "open", practice=True)
    await ben.join(table)
    async with ann.at(table) as a, ben.at(table) as b, eve.at(table) as e:
        for line in (a, b, e):
            await line.until("state")
        hide = next(choice["action"] for choice in a.state["legal"] if choice["action"].startswith("hide"))
        word = hide.partition(" ")[2]
        await a.play(hide)
        await a.send("undo", version=a.state["version"])
        told = {}
        for name, line in (("ann", a), ("ben", b), ("eve", e)):
            while "undone" not in line.state:
                await line.until("state")
            told[name] = line.state["undone"]["actions"][0]["action"]
        assert told == {"ann": hide, "ben": "hide", "eve": "hide"}
    for who in (ben, eve):
        assert word not in json.dumps((await who.get(f"/tables/{table}/log")).json()["undone"])
