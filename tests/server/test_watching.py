"""Who only watches is as many actions behind as the table was made with, whichever way he asks."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.harness import Line, Person

Make = Callable[[], Person]


async def test_who_watches_is_behind_until_the_end(person: Make) -> None:
    ann, eve = await person().be_guest("Ann"), await person().be_guest("Eve")
    table = await ann.make("tally", "me", "me", options={"goal": 1_000_000}, watch_delay=3)
    async with ann.at(table, "?changes=1") as a, eve.at(table, "?changes=1") as e:
        await a.until("state")
        await e.until("state")
        assert e.table["watch_delay"] == 3
        for number in range(1, 8):
            await a.play(f"add {number % 3 + 1}")
            await e.until_state(a.state["version"])
            assert e.state["number"] == max(0, number - 3)
            assert e.state["seat"] == e.state["number"] % 2
            assert sum(e.state["view"]["sums"]) == sum(n % 3 + 1 for n in range(1, number - 2))
        assert len((await ann.get(f"/tables/{table}/log")).json()["entries"]) == 7
        assert len((await eve.get(f"/tables/{table}/log")).json()["entries"]) == 4
        assert (await eve.get(f"/tables/{table}/at/5")).status_code == 404
        assert (await ann.get(f"/tables/{table}/at/5")).status_code == 200
        assert (await eve.post(f"/tables/{table}/at/5", {"actions": ["add 1"]})).status_code == 404
        assert (await ann.post(f"/tables/{table}/at/5", {"actions": ["add 1"]})).status_code == 200
        assert (await eve.get(f"/tables/{table}/at/4")).json()["view"]["total"] == 8
        assert (await eve.get(f"/tables/{table}/analysis")).json()["numbers"][-1] == 4
        assert (await ann.get(f"/tables/{table}/analysis")).json()["numbers"][-1] == 7
        assert (await eve.get(f"/tables/{table}/record")).text.count("add ") == 4
        # what is taken back was never seen, and what comes instead is not believed to be it
        for _ in range(2):
            await a.send("undo", version=a.state["version"])
            await a.until("state")
        await e.until_state(a.state["version"])
        assert e.state["number"] == 2
        for _ in range(5):
            await a.play("add 3")
        await e.until_state(a.state["version"])
        assert e.state["number"] == 7
        log = (await eve.get(f"/tables/{table}/log")).json()
        assert [entry["action"] for entry in log["entries"][5:]] == ["add 3", "add 3"]
        await a.send("propose", kind="end")
        await e.until("state", over=True)
        assert e.state["number"] == 10


async def test_a_delay_is_a_number_of_actions(person: Make) -> None:
    ann = await person().be_guest("Ann")
    body = {"game": "tally", "seats": [{"kind": "me"}, {"kind": "me"}]}
    for wrong in (-1, 101, "soon"):
        answer = await ann.post("/tables", {**body, "watch_delay": wrong})
        assert answer.status_code == 422
        assert answer.json()["error"]["args"]["where"] == "body.watch_delay"


# -- what is said beside the board -----------------------------------------------------------------------------------


async def test_chances_and_reasons_of_a_game_among_bots(person: Make) -> None:
    ann, eve = await person().be_guest("Ann"), await person().be_guest("Eve")
    table = await ann.make("steam", "me", {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    async with ann.at(table) as a:
        acted = -1
        while a.state.get("number", 0) < 2:
            if a.state.get("legal") and a.state["version"] != acted:
                acted = a.state["version"]
                await a.act(a.state["legal"][0]["action"])
            else:
                await a.hear()
    said = (await eve.get(f"/tables/{table}/at/1/outlook")).json()
    assert said["number"] == 1
    assert len(said["points"]) == 3
    assert abs(sum(said["chances"]) - 1) < 0.01
    move = said["move"]
    assert move["played"]["actions"] == [(await eve.get(f"/tables/{table}/log")).json()["entries"][0]["action"]]
    assert move["better"] is None or move["better"]["actions"] != move["played"]["actions"]
    assert "move" not in (await eve.get(f"/tables/{table}/at/0/outlook")).json()
    assert (await eve.get(f"/tables/{table}/at/999/outlook")).status_code == 404


async def test_where_people_play_each_other_nobody_is_told(person: Make) -> None:
    ann, ben, eve = await person().be_guest("Ann"), await person().be_guest("Ben"), person()
    table = await ann.make("tally", "me", "open")
    await ben.join(table)
    for one in (ann, ben, eve):
        answer = await one.get(f"/tables/{table}/at/0/outlook")
        assert answer.status_code == 403
        assert answer.json()["error"]["id"] == "no-hints"


async def test_nothing_is_told_of_secrets_or_ahead_of_the_delay(person: Make) -> None:
    ann, eve = await person().be_guest("Ann"), person()
    secret = await ann.make("secrets", "me", "me")
    for one in (ann, eve):
        answer = await one.get(f"/tables/{secret}/at/0/outlook")
        assert answer.status_code == 409
        assert answer.json()["error"]["id"] == "not-yet"
    late = await ann.make("tally", "me", "me", options={"goal": 1_000_000}, watch_delay=2, hints=True)
    async with ann.at(late) as a:
        await a.until("state")
        for _ in range(3):
            await a.play("add 1")
    assert (await eve.get(f"/tables/{late}/at/1/outlook")).status_code == 200
    assert (await eve.get(f"/tables/{late}/at/2/outlook")).status_code == 404
    assert (await ann.get(f"/tables/{late}/at/3/outlook")).status_code == 200
    private = await ann.make("tally", "me", "me", privacy="private")
    assert (await eve.get(f"/tables/{private}/at/0/outlook")).status_code == 404
    for wrong in ("x", "-1"):
        assert (await eve.get(f"/tables/{late}/at/{wrong}/outlook")).status_code in (404, 422)


# -- who looks on --------------------------------------------------------------------------------------------------


async def test_watchers_are_counted_and_named_only_if_they_want(person: Make) -> None:
    ann, eve, ida = await person().be_guest("Ann"), await person().register("Eve"), await person().be_guest("Ida")
    table = await ann.make("tally", "me", "me")

    async def known(line: Line, **facts: object) -> None:
        while any(line.table.get(name, type(fact)()) != fact for name, fact in facts.items()):
            await line.until("table")  # without what nobody does

    async with ann.at(table) as a:
        await a.until("table")
        await known(a, watching=0)
        async with eve.at(table) as e, eve.at(table) as again, ida.at(table) as i, person().at(table):
            await known(a, watching=3)  # Eve in two windows is one
            await known(a, watchers=[])
            await i.send("show-name", yes=True)
            await e.send("show-name", yes=True)
            await known(a, watchers=["Eve"])  # guests have no name that could be shown
            await known(again, watchers=["Eve"])
            await e.send("show-name", yes=False)
            await known(a, watchers=[])
            await e.send("show-name", yes="perhaps")
            await e.until("error")
        await known(a, watching=0)
