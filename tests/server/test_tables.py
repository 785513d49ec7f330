"""Tables over the socket: playing, refusals, undo, votes, clocks, bots, chat, reconnecting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import websockets

from tests.server.harness import Person, Running

Make = Callable[[], Person]


async def two_at_a_table(person: Make, game: str = "tally", **more: object) -> tuple[Person, Person, str]:
    ann, ben = await person().be_guest("Ann"), await person().be_guest("Ben")
    table = await ann.make(game, "me", "open", **more)
    await ben.join(table)
    return ann, ben, table


async def test_two_people_play_to_the_end(person: Make) -> None:
    ann, ben, table = await two_at_a_table(person, options={"goal": 6})
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await b.until("state")
        assert a.table["mine"] == [0]
        assert b.table["mine"] == [1]
        assert [choice["action"] for choice in a.state["legal"]] == ["add 1", "add 2", "add 3"]
        assert "legal" not in b.state
        await a.play("add 3")
        await b.until_state(a.state["version"])
        assert b.state["last"] == {"number": 1, "seat": 0, "action": "add 3"}
        assert b.state["events"][0]["args"] == {"amount": 3, "total": 3}
        await b.play("add 3")
        assert b.state["over"]
        assert b.state["ranking"] == [[0, 1]]
        assert b.state["winners"] == [0, 1]
    rows = (await ann.get("/tables", filter="mine")).json()["tables"]
    assert rows[0]["state"] == "finished"
    assert rows[0]["result"] == {"ranking": [[0, 1]], "scores": [3, 3]}


async def test_late_doubled_foreign_and_illegal_actions_are_refused(person: Make) -> None:
    ann, ben, table = await two_at_a_table(person)
    watcher = person()
    async with ann.at(table) as a, ben.at(table) as b, watcher.at(table) as w:
        for line in (a, b, w):
            await line.until("state")
        first = a.state["version"]
        answer = await b.act("add 1")
        assert answer["error"]["id"] == "not-your-turn"
        answer = await w.act("add 1")
        assert answer["error"]["id"] == "not-your-turn"
        answer = await a.act("add 7")
        assert (answer["type"], answer["rule"], answer["args"]) == ("refused", "TA-ADD-01", {"action": "add 7"})
        answer = await a.act("jump")
        assert answer["error"]["id"] == "bad-input"
        await a.play("add 1")
        answer = await a.act("add 1", version=first)
        assert answer == {"type": "stale", "id": "a", "version": a.state["version"]}
        await b.until_state(a.state["version"])
        answer = await b.act("add 2", version=first)
        assert answer["type"] == "stale"
        await w.connection.send("no JSON")
        assert (await w.until("error"))["error"]["id"] == "bad-message"
        await w.connection.send('{"type":"chat","text":"' + "x" * 5000 + '"}')
        assert (await w.until("error"))["error"]["id"] == "too-long"
    assert (await ann.get(f"/tables/{table}/log")).json()["entries"][-1]["number"] == 1


async def test_check_asks_without_playing(person: Make) -> None:
    ann, _, table = await two_at_a_table(person)
    async with ann.at(table) as a:
        await a.until("state")
        await a.send("check", id="c", action="add 2")
        assert await a.answer("c") == {"type": "legal", "id": "c"}
        await a.send("check", id="d", action="add 8")
        assert (await a.answer("d"))["rule"] == "TA-ADD-01"


async def test_undo_is_free_until_another_has_decided_then_needs_consent(person: Make) -> None:
    ann, ben, table = await two_at_a_table(person)
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await b.until("state")
        assert a.state["undo"] == "no"
        await a.play("add 3")
        assert a.state["undo"] == "free"
        await a.send("undo", version=a.state["version"])
        await a.until("state", number=0)
        await a.play("add 2")
        await b.until_state(a.state["version"])
        await b.play("add 1")
        await a.until_state(b.state["version"])
        assert a.state["undo"] == "ask"
        await a.send("undo", version=a.state["version"])
        vote = await b.a_vote()
        assert (vote["kind"], vote["by"], vote["to"], vote["yes"], vote["needed"]) == ("undo", 0, 0, [0], 2)
        await b.send("vote", vote=vote["id"], yes=False)
        assert (await a.until("votes", votes=[]))["votes"] == []
        await a.send("undo", version=a.state["version"])
        vote = await b.a_vote()
        await b.send("vote", vote=vote["id"], yes=True)
        state = await b.until("state", number=0)
        assert state["view"]["total"] == 0
        await a.until("state", number=0)
        await a.play("add 1")


async def test_what_was_revealed_is_not_free_to_undo(person: Make) -> None:
    ann, _, table = await two_at_a_table(person, "secrets")
    async with ann.at(table) as a:
        await a.until("state")
        await a.play(a.state["legal"][0]["action"])
        assert a.state["undo"] == "ask"


async def test_bots_cannot_agree_to_undo_what_was_revealed(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("secrets", "me", {"kind": "bot", "bot": "random"})
    async with ann.at(table) as a:
        await a.until("table")
        assert a.table["practice"] is False
        await a.until("state")
        await a.play(a.state["legal"][0]["action"])
        await a.until("state", number=2)
        assert a.state["undo"] == "no"
        await a.send("undo", id="u", version=a.state["version"])
        assert (await a.answer("u"))["error"]["id"] == "nobody-to-ask"
        await a.send("reset", id="r", version=a.state["version"])
        assert (await a.answer("r"))["error"]["id"] == "nothing-to-undo"
        assert a.state["number"] == 2


async def test_a_practice_table_takes_back_freely_and_says_so(person: Make) -> None:
    ann = await person().be_guest("Ann")
    seats = ["me", {"kind": "bot", "bot": "random"}]
    table = await ann.make("secrets", *seats, options={"turns": 2}, practice=True)
    async with ann.at(table) as a:
        await a.until("table")
        assert a.table["practice"] is True
        await a.until("state")
        await a.play(a.state["legal"][0]["action"])
        await a.until("state", number=2)
        assert a.state["undo"] == "free"
        await a.send("undo", version=a.state["version"], to=0)
        await a.until("state", number=0)
        while not a.state["over"]:
            if a.state["seat"] == 0:
                await a.play(a.state["legal"][0]["action"])
            else:
                await a.hear()
    record = (await ann.get(f"/tables/{table}/record")).text
    assert "practice: true" in record.splitlines()
    again = (await ann.http.post("/api/records", content=record, headers=ann.plain())).json()["id"]
    assert (await ann.get(f"/tables/{again}")).json()["practice"] is True
    assert (await ann.get(f"/tables/{again}/record")).text == record


async def test_at_a_practice_table_other_people_are_still_asked(person: Make) -> None:
    ann, ben = await person().be_guest("Ann"), await person().be_guest("Ben")
    table = await ann.make("secrets", "me", "open", practice=True)
    await ben.join(table)
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await a.play(a.state["legal"][0]["action"])
        assert a.state["undo"] == "free"
        await b.until_state(a.state["version"])
        await b.play(b.state["legal"][0]["action"])
        await a.until("state", number=2)
        assert a.state["undo"] == "ask"


async def test_reset_takes_back_the_whole_turn(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("age_of_steam", "me", "me", "me")
    async with ann.at(table) as a:
        await a.until("state")
        while a.state["phase"] != "build_track":
            await a.play(a.state["legal"][-1]["action"])
        first, seat = a.state["number"], a.state["seat"]
        while a.state["seat"] == seat and a.state["phase"] == "build_track" and a.state["number"] < first + 2:
            await a.play(a.state["legal"][0]["action"])
        assert a.state["number"] > first
        done = a.state["number"]
        await a.send("reset", version=a.state["version"])
        await a.until("state")
        assert a.state["number"] < done
        assert a.state["seat"] == seat


async def test_agree_to_end(person: Make) -> None:
    ann, ben, table = await two_at_a_table(person)
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await b.until("state")
        await a.play("add 3")
        await b.until_state(a.state["version"])
        await b.send("propose", kind="end")
        vote = await a.a_vote()
        await a.send("vote", vote=vote["id"], yes=True)
        await a.until("state", over=True)
        assert a.state["ranking"] == [[0], [1]]
    assert (await ann.get(f"/tables/{table}")).json()["state"] == "finished"


async def test_resigning_ends_a_game_for_two_and_hands_a_bigger_one_to_a_bot(person: Make) -> None:
    ann, ben, table = await two_at_a_table(person)
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await b.until("state")
        await b.send("resign")
        await a.until("state", over=True)
        assert a.state["ranking"] == [[0], [1]]
    table = await ann.make("tally", "me", "open", {"kind": "bot", "bot": "random"})
    await ben.join(table)
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await b.until("state")
        await b.send("resign")
        await b.until("table")
        while not b.table["players"][1].get("resigned"):
            await b.until("table")
        while not a.state["over"]:
            if a.state.get("legal") and a.state["seat"] == 0:
                await a.play("add 3")
            else:
                await a.hear()
        assert a.state["ranking"][-1] == [1]


async def test_a_bot_stands_in_by_vote_and_the_player_comes_back(person: Make, server: Running) -> None:
    ann = await person().be_guest("Ann")
    ben = await person().be_guest("Ben")
    cleo = await person().be_guest("Cleo")
    table = await ann.make("tally", "me", "open", "open", options={"goal": 1_000_000})
    await ben.join(table)
    await cleo.join(table)
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await b.until("state")
        server.away_for(table, 2, 601)
        await a.send("propose", kind="bot", seat=2, bot="random")
        vote = await b.a_vote()
        assert (vote["kind"], vote["seat"], vote["needed"]) == ("bot", 2, 2)
        await b.send("vote", vote=vote["id"], yes=True)
        await a.play("add 1")
        await b.until_state(a.state["version"])
        await b.play("add 1")
        await a.until("state", number=3)
        assert a.state["last"]["seat"] == 2
        async with cleo.at(table) as c:
            await c.until("state")
            assert c.table["players"][2]["bot"] == "random"
            await c.send("propose", kind="human", seat=2)
            while c.table["players"][2].get("bot"):
                await c.until("table")
            await a.play("add 1")
            await b.until_state(a.state["version"])
            await b.play("add 1")
            await c.until("state", number=5)
            await c.play("add 2")


async def test_bots_fill_seats_and_play_a_whole_game(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("tally", {"kind": "bot", "bot": "random"}, "me", {"kind": "bot", "bot": "random"})
    async with ann.at(table) as a:
        while not a.state.get("over"):
            if a.state.get("legal") and a.state["seat"] == 1:
                await a.act(a.state["legal"][0]["action"])
                a.state.pop("legal", None)
            await a.hear()
        assert sum(a.state["scores"]) >= 30


async def test_a_live_clock_runs_out_and_the_fallback_applies(person: Make) -> None:
    pace = {"kind": "live", "bank": 10, "increment": 0}
    ann, ben, table = await two_at_a_table(person, pace=pace, fallback="resign")
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await b.until("state")
        assert a.state["clocks"]["running"] == 0
        assert 9 < a.state["clocks"]["seats"][0] <= 10
        await asyncio.sleep(0.3)
        await a.play("add 1")
        assert a.state["clocks"]["seats"][0] < 9.8
        assert a.state["clocks"]["running"] == 1


async def test_chat_and_private_notes(person: Make) -> None:
    ann, ben, table = await two_at_a_table(person)
    async with ann.at(table) as a, ben.at(table) as b:
        await a.send("chat", text="Good luck!")
        said = (await b.until("chat"))["entries"][0]
        assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "Good luck!")
    async with ben.at(table) as b:
        assert (await b.until("chat"))["entries"][0]["text"] == "Good luck!"
    assert (await ann.put(f"/tables/{table}/notes", {"text": "He bluffs."})).status_code == 200
    assert (await ann.get(f"/tables/{table}/notes")).json() == {"text": "He bluffs."}
    assert (await ben.get(f"/tables/{table}/notes")).json() == {"text": ""}


async def online_in_lists(viewer: Person, table: str) -> list[bool]:
    """Who is there at a running table, as the list of tables tells it."""
    rows = (await viewer.get("/tables", filter="running")).json()["tables"]
    return next([player["online"] for player in row["players"]] for row in rows if row["id"] == table)


async def test_online_and_reconnect_resumes_with_the_present_state(person: Make) -> None:
    ann, ben, table = await two_at_a_table(person)
    async with ann.at(table) as a:
        await a.until("state")
        async with ben.at(table) as b:
            await b.until("state")
            while not a.table["players"][1]["online"]:
                await a.until("table")
            assert await online_in_lists(ann, table) == [True, True]
        while a.table["players"][1]["online"]:
            await a.until("table")
        assert await online_in_lists(person(), table) == [True, False]
        await a.play("add 2")
        async with ben.at(table) as b:
            await b.until("state")
            assert b.state["version"] == a.state["version"]
            await b.play("add 1")


async def test_changes_lead_to_the_same_scenes_as_whole_states(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("age_of_steam", "me", "me", "me")
    async with ann.at(table, "?changes=1") as a:
        first = await a.until("state")
        scenes = {scene["name"]: scene["things"] for scene in first["scenes"]}
        for number in range(1, 25):
            if a.state["over"]:
                break
            legal = a.state["legal"]
            await a.play(legal[number % len(legal)]["action"])
            assert "scenes" not in a.state
            for change in a.state["changes"]:
                things = {thing["id"]: thing for thing in scenes[change["name"]]}
                things |= {thing["id"]: thing for thing in change["set"]}
                order = change.get("order", [thing["id"] for thing in scenes[change["name"]]])
                scenes[change["name"]] = [things[id] for id in order]
        number = a.state["number"]
    whole = (await ann.get(f"/tables/{table}/at/{number}")).json()["scenes"]
    assert {scene["name"]: scene["things"] for scene in whole} == scenes


async def test_everybody_sees_the_scenes_in_his_language(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("age_of_steam", "me", "me", "me")

    def title(state: dict[str, Any]) -> str:
        board = next(scene for scene in state["scenes"] if scene["name"] == "order")
        return str(next(thing["title"] for thing in board["things"] if thing["id"] == "turn"))

    async with ann.at(table, "?changes=1&language=nl") as a, ann.at(table) as b, ann.at(table, "?language=xx") as c:
        assert title(await a.until("state")) == "Beurt 1 van 10"
        assert title(await b.until("state")) == "Turn 1 of 10"
        assert title(await c.until("state")) == "Turn 1 of 10"
        await a.play(a.state["legal"][0]["action"])
        assert "changes" in a.state
        await a.send(type="speak", language="hu")
        assert title(await a.until("state")) == "1. forduló, összesen 10"
    past = (await ann.get(f"/tables/{table}/at/0", language="nl")).json()
    assert title(past) == "Beurt 1 van 10"
    for language, name in (("en", "Goods display"), ("nl", "Goederenkaart")):
        scenery = (await ann.get(f"/tables/{table}/scenery", language=language)).json()["scenes"]
        assert name in [scene["title"] for scene in scenery]


async def test_other_sites_cannot_open_sockets(person: Make, server: Running) -> None:
    _, _, table = await two_at_a_table(person)
    address = server.address.replace("http", "ws") + f"/ws/tables/{table}"
    refused = False
    try:
        async with websockets.connect(address, additional_headers={"Origin": "https://elsewhere.example"}):
            pass
    except websockets.exceptions.InvalidStatus as error:
        refused = error.response.status_code == 403
    assert refused
