"""Orders given ahead over HTTP: given, carried out, seen by their owner alone; kept through a kill."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import pytest_asyncio

import steamshed
from steamshed.kernel.record import Record
from tests.server.harness import Line, Person, Running


@pytest.fixture(scope="module")
def prompt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where orders answer at once."""
    running = Running(tmp_path_factory.mktemp("prompt"), order_delay=0).start()
    yield running
    running.stop()


Trio = tuple[Person, Person, Person]


@pytest_asyncio.fixture
async def trio(prompt: Running) -> AsyncIterator[Trio]:
    people = [await Person(prompt.address).be_guest(name) for name in ("Ann", "Ben", "Cleo")]
    yield people[0], people[1], people[2]
    for one in people:
        await one.close()


async def table_of(trio: Trio, game: str = "age_of_steam", **more: Any) -> str:
    table = await trio[0].make(game, "me", "open", "open", **more)
    for one in trio[1:]:
        await one.join(table)
    return table


async def number_after(line: Line, number: int) -> dict[str, Any]:
    while line.state.get("number", -1) < number:
        await line.hear()
    return line.state


async def orders(one: Person, table: str) -> list[dict[str, Any]]:
    answer = await one.get(f"/tables/{table}/orders")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["orders"]
    return found


async def give(one: Person, table: str, **order: Any) -> dict[str, Any]:
    answer = await one.post(f"/tables/{table}/orders", order)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def refused(one: Person, table: str, **order: Any) -> tuple[int, str]:
    answer = await one.post(f"/tables/{table}/orders", order)
    return answer.status_code, answer.json()["error"]["id"]


@contextlib.asynccontextmanager
async def seated(trio: Trio, table: str) -> AsyncIterator[list[Line]]:
    """The lines of the people, by seat, with the first state read."""
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(one.at(table)) for one in trio]
        for line in lines:
            await line.until("state")
        yield lines


async def shares_issued(trio: Trio, lines: list[Line]) -> tuple[list[int], list[Person]]:
    """Everybody issues nothing: the auction begins. Gives the seats and people in the order of play."""
    order: list[int] = lines[0].state["view"]["order"]
    for number, seat in enumerate(order):
        await number_after(lines[seat], number)
        await lines[seat].play("issue 0")
    for line in lines:
        await number_after(line, 3)
    return order, [trio[seat] for seat in order]


async def test_bid_up_to_a_limit_and_drop_out(trio: Trio) -> None:
    """The story of an auction: whoever bids ahead answers by himself, his rivals see only his moves."""
    table = await table_of(trio)
    async with seated(trio, table) as lines:
        order, people = await shares_issued(trio, lines)
        first, second, third = order
        given = await give(people[1], table, kind="bid", most=4)
        assert given["ways"] == {"bid": "determine_player_order", "passes": "determine_player_order", "counted": "turn"}
        [one] = given["orders"]
        assert (one["state"], one["reason"], one["text"]) == (
            "waits",
            "turn",
            'in 1.1 when phase "determine_player_order" again bid 4',
        )
        await lines[first].play("bid 1")
        await number_after(lines[second], 5)
        assert lines[second].state["last"]["action"] == "bid 2"
        assert lines[second].state["last"]["order"] is True
        await number_after(lines[third], 5)
        assert "order" not in lines[third].state["last"]
        await lines[third].play("bid 4")
        await number_after(lines[first], 6)
        await lines[first].play("drop")
        await number_after(lines[first], 8)  # it could only bid 5, and drops out
        log = [(await who.get(f"/tables/{table}/log")).json()["entries"] for who in people]
        assert [entry["action"] for entry in log[0]][3:] == ["bid 1", "bid 2", "bid 4", "drop", "drop"]
        assert [entry["number"] for entry in log[1] if entry.get("order")] == [5, 8]
        for rival in (log[0], log[2]):
            assert not any(entry.get("order") for entry in rival)
        assert await orders(people[1], table) == []  # its phase is over
        # at the end everybody is told, and so is the record, which is read as before
        await lines[first].send("propose", kind="end")
        for seat in (second, third):
            vote = await lines[seat].a_vote()
            await lines[seat].send("vote", vote=vote["id"], yes=True)
        over = await lines[third].until("state", over=True)
        assert over["over"]
        log = [(await who.get(f"/tables/{table}/log")).json()["entries"] for who in people]
        assert [entry["number"] for entry in log[2] if entry.get("order")] == [5, 8]
        text = (await people[0].get(f"/tables/{table}/record")).text
        assert text.count(": given ahead") == 2
        assert len(Record.parse(text, steamshed.game).entries) == 8
        put = await people[0].http.post("/api/records", content=text, headers=people[0].plain())
        assert put.status_code == 200


async def what_if(one: Person, table: str, *actions: str) -> dict[str, Any]:
    found = (await one.get(f"/tables/{table}/what-if", seed=1)).json()
    return {"position": found["position"], "moves": [{"action": action} for action in actions], "seed": 1}


async def test_a_turn_tried_on_the_what_if_board_is_ordered(trio: Trio) -> None:
    """Two decisions of mine with those of the rivals imagined between; the second takes the first that is left."""
    table = await table_of(trio)
    async with seated(trio, table) as lines:
        order: list[int] = lines[0].state["view"]["order"]
        people = [trio[seat] for seat in order]
        line = await what_if(
            people[0], table, "issue 1", "issue 0", "issue 0", "bid 1", "drop", "drop", "take first_move"
        )
        line["others"] = ["take engineer", "take first_move"]
        given = await give(people[0], table, kind="plan", line=line)
        [one] = given["orders"]
        shown = [[action["action"] for action in step["actions"]] for step in one["steps"]]
        assert shown == [["issue 1"], ["bid 1"], ["take first_move", "take engineer"]]
        assert one["steps"][0]["actions"][0]["effect"]["id"] == "choice-issue"
        await number_after(lines[order[1]], 1)
        for number, (at, action) in enumerate(((1, "issue 0"), (2, "issue 0")), 1):
            await number_after(lines[order[at]], number)
            await lines[order[at]].play(action)
        await number_after(lines[order[1]], 4)
        await lines[order[1]].play("bid 2")
        await number_after(lines[order[2]], 5)
        await lines[order[2]].play("drop")
        # the bid was done; in the next phase the next step is asked, but the auction still runs
        await number_after(lines[order[0]], 6)
        [one] = await orders(people[0], table)
        assert (one["state"], one["reason"], one["done"]) == ("waits", "early", 2)
        await lines[order[0]].play("drop")
        await number_after(lines[order[1]], 7)
        await lines[order[1]].play("take first_move")
        await number_after(lines[order[1]], 9)
        assert lines[order[1]].state["last"]["action"] == "take engineer"
        assert await orders(people[0], table) == []


async def test_an_order_waits_and_says_why(trio: Trio) -> None:
    table = await table_of(trio)
    async with seated(trio, table) as lines:
        order, people = await shares_issued(trio, lines)
        line = await what_if(people[0], table, "bid 2")
        await give(people[0], table, kind="plan", line=line, price=1)
        await give(people[0], table, kind="text", text='play "take engineer"\nwhen forced only')
        [dear, other] = await orders(people[0], table)
        assert (dear["state"], dear["reason"], dear["what"]) == ("waits", "price", "2")
        assert (other["reason"], other["what"]) == ("illegal", "take engineer")
        # changed into one that answers; withdrawn; asked in another order
        [dear, other] = (await give(people[0], table, kind="forced", replaces=dear["id"]))["orders"]
        assert (dear["steps"][0]["do"], dear["reason"]) == ("only", "choice")
        ids = [other["id"], dear["id"]]
        arranged = await people[0].post(f"/tables/{table}/orders/arrange", {"ids": ids})
        assert [one["id"] for one in arranged.json()["orders"]] == ids
        left = (await people[0].post(f"/tables/{table}/orders/withdraw", {"id": other["id"]})).json()["orders"]
        assert [one["id"] for one in left] == [dear["id"]]
        assert lines[order[0]].state["number"] == 3


async def test_pass_until_something_changes(trio: Trio) -> None:
    table = await table_of(trio)
    async with seated(trio, table) as lines:
        order, people = await shares_issued(trio, lines)
        await give(people[1], table, kind="pass")
        await lines[order[0]].play("bid 1")
        await number_after(lines[order[1]], 4)
        [one] = await orders(people[1], table)
        assert (one["state"], one["reason"]) == ("waits", "changed")
        # given anew, nothing has changed since: it passes
        await give(people[1], table, kind="pass", replaces=one["id"])
        await number_after(lines[order[2]], 5)
        assert lines[order[2]].state["last"]["action"] == "drop"


# -- bad faith -----------------------------------------------------------------------------------------------------


async def test_orders_are_their_owners_alone(prompt: Running, trio: Trio) -> None:
    table = await table_of(trio)
    ann, ben, _ = trio
    async with seated(trio, table) as lines:
        seat = 1 - lines[0].state["seat"] if lines[0].state["seat"] < 2 else 0
        owner, rival = (ann, ben) if seat == 0 else (ben, ann)
        for line in lines:
            await line.send("ping")
            await line.until("pong")
        paths = ("", "/log", "/scenery", "/at/0", "/analysis", "/record", "/orders")
        before = [(await rival.get(f"/tables/{table}{path}")) for path in paths]
        lists = [(await rival.get("/tables", filter=kind)).text for kind in ("mine", "running")]
        heard = [len(line.heard) for line in lines]
        given = await give(owner, table, kind="forced")
        given = await give(owner, table, kind="bid", most=3)
        [id, other] = [one["id"] for one in given["orders"]]
        after = [(await rival.get(f"/tables/{table}{path}")) for path in paths]
        assert [one.content for one in after] == [one.content for one in before]
        same = {"etag", "content-length", "content-type"}
        for one, then in zip(after, before):
            assert {k: v for k, v in one.headers.items() if k in same} == {
                k: v for k, v in then.headers.items() if k in same
            }
        assert lists == [(await rival.get("/tables", filter=kind)).text for kind in ("mine", "running")]
        for line, known in zip(lines, heard):
            await line.send("ping")
            await line.until("pong")
            told = ["orders", "orders"] if line is lines[seat] else []
            assert [message["type"] for message in line.heard[known:]] == [*told, "pong"]
        # another's order can be neither withdrawn nor changed nor put in order
        assert (await rival.post(f"/tables/{table}/orders/withdraw", {"id": id})).status_code == 404
        assert await refused(rival, table, kind="forced", replaces=id) == (404, "no-such-order")
        assert (await rival.post(f"/tables/{table}/orders/arrange", {"ids": [other, id]})).status_code == 404
        # another's seat, no seat, nobody
        assert (await rival.get(f"/tables/{table}/orders", seat=seat)).json()["error"]["id"] == "not-your-seat"
        assert (await rival.post(f"/tables/{table}/orders?seat={seat}", {"kind": "forced"})).status_code == 403
        stranger = await Person(prompt.address).be_guest("Stranger")
        assert await refused(stranger, table, kind="forced") == (403, "not-your-seat")
        nobody = Person(prompt.address)
        assert (await nobody.get(f"/tables/{table}/orders")).status_code == 401
        await nobody.look()
        assert await refused(nobody, table, kind="forced") == (401, "not-signed-in")
        assert len(await orders(owner, table)) == 2
        kept = (await owner.get("/account/data")).json()["orders"]
        assert kept[0]["text"] == "when forced again only"
        await stranger.close()
        await nobody.close()


async def test_orders_have_limits_and_bad_ones_are_refused(trio: Trio) -> None:
    table = await table_of(trio)
    ann = trio[0]
    assert await refused(ann, table, kind="plan") == (400, "bad-order")
    assert await refused(ann, table, kind="text", text="dance") == (400, "bad-order")
    assert await refused(ann, table, kind="text", text='play "dance all night"') == (400, "bad-input")
    assert await refused(ann, table, kind="text", text="") == (400, "bad-order")
    assert await refused(ann, table, kind="text", text="only\n" * 61) == (400, "bad-order")
    assert await refused(ann, table, kind="bid") == (409, "no-auction")
    assert await refused(ann, table, kind="bid", most=-1) == (422, "wrong-shape")
    assert await refused(ann, table, kind="text", text="x" * 8001) == (422, "wrong-shape")
    assert await refused(ann, table, kind="spy") == (422, "wrong-shape")
    first = (await ann.get(f"/tables/{table}/what-if")).json()
    line = {"position": first["position"], "moves": [{"action": "build A1 gentle 0"}]}
    assert await refused(ann, table, kind="plan", line=line) == (400, "bad-order")
    line = {"position": {"game": "steam"}, "moves": [{"action": "issue 0"}]}
    assert await refused(ann, table, kind="plan", line=line) == (400, "bad-order")
    for _ in range(20):
        await give(ann, table, kind="text", text='play "take engineer"')
    assert await refused(ann, table, kind="forced") == (409, "too-many-orders")
    finished = await ann.make("tally", "me", "me", options={"goal": 6})
    async with ann.at(finished) as line_:
        await line_.until("state")
        await line_.play("add 3")
        assert await refused(ann, finished, kind="pass") == (409, "no-passing")
        await line_.play("add 3")
    assert await refused(ann, finished, kind="forced") == (409, "table-is-finished")
    over = await ann.get(f"/tables/{finished}/orders")
    assert (over.status_code, over.json()) == (200, {"seat": 0, "orders": [], "ways": {}})


# -- a kill --------------------------------------------------------------------------------------------------------


async def test_an_order_that_is_due_survives_a_kill_and_is_carried_out_once(tmp_path: pathlib.Path) -> None:
    """Killed when the time is drawn and the order not carried out: after the restart it is, at that time, once."""
    running = Running(tmp_path, order_delay=0.25).start()
    ann = await Person(running.address).be_guest("Ann")
    table = await ann.make("tally", "me", {"kind": "me", "name": "Bo"}, pace={"kind": "live", "bank": 600})
    answer = await ann.post(f"/tables/{table}/orders?seat=0", {"kind": "text", "text": 'play "add 2"'})
    assert answer.status_code == 200, answer.text

    def due() -> float | None:
        with contextlib.closing(sqlite3.connect(tmp_path / "data" / "steamshed.sqlite", timeout=30)) as stored:
            row = stored.execute("SELECT due FROM orders").fetchone()
            return None if row is None else row[0]

    while due() is None:
        await asyncio.sleep(0.01)
    then = due()
    running.kill()
    assert then is not None
    assert due() == then
    running.start()
    async with ann.at(table) as line:
        state = await line.until("state")
        while state["number"] < 1:
            state = await line.until("state")
        [entry] = (await ann.get(f"/tables/{table}/log")).json()["entries"]
        assert (entry["seat"], entry["action"], entry["order"]) == (0, "add 2", True)
        assert then <= entry["time"] <= time.time()
        await line.play("add 1")
        await asyncio.sleep(1.2)
        assert len((await ann.get(f"/tables/{table}/log")).json()["entries"]) == 2
    assert (await ann.get(f"/tables/{table}/orders")).json()["orders"] == []
    await ann.close()
    running.stop()
