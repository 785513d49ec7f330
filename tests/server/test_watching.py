"""Who only watches is as many actions behind as the table was made with, whichever way he asks."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.harness import Person

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
