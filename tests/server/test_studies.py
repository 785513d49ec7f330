"""Studies over HTTP: made, written in, shared, played on from; and who may not."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from typing import Any

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from steamshed.server.limits import COUNTS
from steamshed.study import parse
from tests.server.harness import Person, Running

Make = Callable[[], Person]
GAME = "days_of_steam"


@functools.cache
def a_game() -> Record:
    """A whole game of steady random play."""
    game, rng, chance = steamshed.game(GAME), random.Random(5), Chance(5)
    record = Record.start(game, 2, None, chance, ["Ada", "Bartek"])
    while record.state.seat is not None:
        record.apply(game.steady(record.state, record.state.legal(), rng), chance)
    return record


async def finished(ann: Person) -> str:
    """A finished table."""
    answer = await ann.http.post("/api/records", content=str(a_game()), headers=ann.plain())
    id: str = answer.json()["id"]
    return id


async def a_study(ann: Person, **more: Any) -> tuple[str, int]:
    answer = await ann.post("/studies", {"table": await finished(ann), "at": 10, "name": "One turn late", **more})
    assert answer.status_code == 200, answer.text
    return answer.json()["id"], answer.json()["node"]


async def tree(ann: Person, id: str) -> dict[str, Any]:
    found: dict[str, Any] = (await ann.get(f"/studies/{id}")).json()
    return found


async def branched(ann: Person, id: str, node: int) -> dict[str, Any]:
    """The study with another action than the one that was played after a node, as the answer to laying it."""
    position = (await ann.get(f"/studies/{id}/at/{node}")).json()
    played = next(one["action"] for one in (await tree(ann, id))["nodes"] if one.get("parent") == node)
    other = next(choice["action"] for choice in position["legal"] if choice["action"] != played)
    answer = await ann.post(f"/studies/{id}/moves", {"node": node, "actions": [other]})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_study_from_a_move_of_a_finished_game(person: Make) -> None:
    ann = await person().register("Ann Study")
    id, node = await a_study(ann)
    found = await tree(ann, id)
    count = len(a_game().entries)
    assert (node, found["name"], found["players"], found["mine"]) == (10, "One turn late", ["Ada", "Bartek"], True)
    assert [one["number"] for one in found["nodes"][1:]] == list(range(1, count + 1))
    assert all(one["main"] and one["effect"]["id"] for one in found["nodes"][1:])
    at = (await ann.get(f"/studies/{id}/at/10", scenery=True, language="hu")).json()
    assert all(at[part] for part in ("scenery", "legal", "scenes"))
    assert len(at["points"]) == 2
    assert abs(sum(at["chances"]) - 1) < 0.01
    end = (await ann.get(f"/studies/{id}/at/{count}")).json()
    assert (end["over"], end["legal"]) == (True, [])
    assert (await ann.get(f"/studies/{id}/at/{count + 1}")).status_code == 400


async def test_a_branch_joins_and_is_exported(person: Make) -> None:
    ann = await person().register("Ann Branch")
    id, node = await a_study(ann)
    change = await branched(ann, id, node)
    new = next(one for one in change["study"]["nodes"] if one["id"] == change["node"])
    assert (new["parent"], new["number"], new.get("main", False)) == (node, 11, False)
    again = await ann.post(f"/studies/{id}/moves", {"node": node, "actions": [new["action"]]})
    assert (again.json()["node"], len(again.json()["study"]["nodes"])) == (new["id"], len(change["study"]["nodes"]))
    happened = next(one for one in change["study"]["nodes"] if one.get("number") == 11 and one.get("main"))
    same = await ann.post(f"/studies/{id}/moves", {"node": node, "actions": [happened["action"]]})
    assert same.json()["node"] == happened["id"]
    notes = {"node": new["id"], "comment": "Four links\nof my own.", "mark": "?!", "branch": "what if: she builds?"}
    said = (await ann.post(f"/studies/{id}/notes", notes)).json()
    kept = next(one for one in said["nodes"] if one["id"] == new["id"])
    assert kept["comments"] == [{"by": "Ann Branch", "text": "Four links\nof my own."}]
    assert (kept["mark"], kept["name"]) == ("?!", "what if: she builds?")
    text = (await ann.get(f"/studies/{id}/record")).text
    assert str(Record.parse(text, steamshed.game)) == str(a_game())
    study = parse(text, steamshed.game)
    assert [(one.action, one.mark, one.name) for one in study.nodes.values() if not one.main] == [
        (new["action"], "?!", "what if: she builds?")
    ]
    brought = (await ann.post("/studies", {"record": text})).json()
    assert (await ann.get(f"/studies/{brought['id']}/record")).text == text
    cut = (await ann.post(f"/studies/{id}/prune", {"node": new["id"]})).json()
    assert all(one["id"] != new["id"] for one in cut["nodes"])
    assert (await ann.get(f"/studies/{id}/record")).text == str(a_game()).replace(
        "\n\n0 setup", "\nstudy: One turn late\n\n0 setup"
    )


async def test_other_chance_is_another_branch(person: Make) -> None:
    ann = await person().register("Ann Dice")
    id, _ = await a_study(ann)
    drawn = next(one for one in (await tree(ann, id))["nodes"] if one.get("outcomes") and one["number"] > 4)
    before, action = drawn["parent"], drawn["action"]
    move = {"node": before, "actions": [action]}
    assert (await ann.post(f"/studies/{id}/moves", move)).json()["node"] == drawn["id"]
    chosen = (await ann.post(f"/studies/{id}/moves", {**move, "outcomes": drawn["outcomes"]})).json()
    assert chosen["node"] == drawn["id"]
    others = {(await ann.post(f"/studies/{id}/moves", {**move, "again": True})).json()["node"] for _ in range(12)}
    assert others - {drawn["id"]}
    lie = await ann.post(f"/studies/{id}/moves", {**move, "outcomes": ["a lie"]})
    assert (lie.status_code, "a lie" in lie.json()["error"]["text"]) == (400, True)
    both = await ann.post(f"/studies/{id}/moves", {**move, "actions": [action, action], "again": True})
    assert both.status_code == 400


async def test_what_the_rules_refuse_is_told_and_not_laid(person: Make) -> None:
    ann = await person().register("Ann Rules")
    id, node = await a_study(ann)
    last = a_game().entries[-1].action
    found = await ann.post(f"/studies/{id}/moves", {"node": 0, "actions": [last]})
    assert found.status_code == 200, found.text
    assert (found.json()["node"], found.json()["refused"]["rule"][:3]) == (0, "DS-")
    for body, status in [
        ({"node": node, "actions": ["nonsense"]}, 400),
        ({"node": 9999, "actions": [last]}, 400),
        ({"node": node, "actions": []}, 422),
    ]:
        assert (await ann.post(f"/studies/{id}/moves", body)).status_code == status
    for notes in ({"mark": "x"}, {"comment": "x" * 1001}, {"branch": "mine"}):
        refused = await ann.post(f"/studies/{id}/notes", {"node": node, **notes})
        assert refused.status_code == 400, refused.text
    assert (await ann.post(f"/studies/{id}/prune", {"node": node})).status_code == 400


async def test_questions_as_at_a_table(person: Make) -> None:
    ann = await person().register("Ann Questions")
    id, node = await a_study(ann)
    at = (await ann.get(f"/studies/{id}/at/{node}")).json()
    action = at["legal"][0]["action"]
    for about, what, field in [
        ("preview", [action], "previews"),
        ("why", ["nothing"], "rule"),
        ("panel", [], "panel"),
        ("consider", [action], "preview"),
    ]:
        found = (await ann.post(f"/studies/{id}/ask", {"node": node, "about": about, "what": what})).json()
        assert field in found


async def test_from_a_position_and_played_on_against_bots(person: Make, server: Running) -> None:
    """The table outlives the server: its log begins in the position."""
    ann = await person().register("Ann Position")
    middle = a_game().back_to(30).state
    made = await ann.post("/studies", {"position": middle.dump(), "name": "From the middle"})
    id = made.json()["id"]
    found = await tree(ann, id)
    assert (found["game"], len(found["nodes"]), found["table"]) == (GAME, 1, None)
    seat = middle.seat
    assert seat is not None
    table = (await ann.post(f"/studies/{id}/play", {"node": 0, "seat": seat, "bot": "easy"})).json()["id"]
    shape = (await ann.get(f"/tables/{table}")).json()
    assert (shape["practice"], shape["privacy"], shape["mine"]) == (True, "private", [seat])
    async with ann.at(table) as line:
        state = await line.until("state")
        assert (state["seat"], state["number"]) == (seat, 0)
        assert state["view"]["phase"] == middle.view(seat)["phase"]
        await line.play(state["legal"][0]["action"])
    text = (await ann.get(f"/tables/{table}/at/0")).json()
    assert text["number"] == 0
    server.stop()
    server.start()
    async with ann.at(table) as line:
        state = await line.until("state")
        assert state["number"] >= 1


async def test_play_on_from_a_branch(person: Make) -> None:
    ann = await person().register("Ann Branches")
    id, node = await a_study(ann)
    change = await branched(ann, id, node)
    table = (await ann.post(f"/studies/{id}/play", {"node": change["node"], "seat": 1})).json()["id"]
    shape = (await ann.get(f"/tables/{table}")).json()
    assert [player["kind"] for player in shape["players"]] == ["bot", "human"]
    async with ann.at(table) as line:
        assert (await line.until("state"))["number"] >= 11
    over = len(a_game().entries)
    assert (await ann.post(f"/studies/{id}/play", {"node": over, "seat": 1})).status_code == 409
    assert (await ann.post(f"/studies/{id}/play", {"node": node, "seat": 2})).status_code == 400


async def test_the_bots_are_asked_once(person: Make) -> None:
    ann = await person().register("Ann Asks")
    id, node = await a_study(ann)
    first = await ann.post(f"/studies/{id}/advice", {"node": node})
    assert first.status_code == 200, first.text
    said = next(one for one in first.json()["nodes"] if one["id"] == node)["advice"]
    assert all(said["plan"][part] for part in ("actions", "steps"))
    assert (await ann.post(f"/studies/{id}/advice", {"node": node})).json() == first.json()
    over = await ann.post(f"/studies/{id}/advice", {"node": len(a_game().entries)})
    assert over.status_code == 400


async def test_who_may_read_and_write(person: Make) -> None:
    ann, ben, stranger = await person().register("Ann Owns"), await person().register("Ben Reads"), person()
    await stranger.look()
    id, node = await a_study(ann)
    moves = {"node": node, "actions": ["anything"]}
    deeds: list[tuple[str, object]] = [
        ("moves", moves),
        ("notes", {"node": node, "comment": "mine"}),
        ("prune", {"node": node}),
        ("advice", {"node": node}),
        ("play", {"node": node, "seat": 0}),
        ("name", {"name": "mine"}),
        ("share", {}),
        ("unshare", None),
        ("delete", None),
    ]
    for who in (ben, stranger):
        for path in ("", f"/at/{node}", "/record"):
            assert (await who.get(f"/studies/{id}{path}")).status_code == 404
            assert (await who.get(f"/studies/{id}{path}", token="wrong")).status_code == 404
        assert (await who.post(f"/studies/{id}/ask", {"node": node, "about": "panel"})).status_code == 404
        for deed, body in deeds:
            answer = await who.post(f"/studies/{id}/{deed}", body)
            assert answer.status_code in (401, 404), (deed, answer.text)
    assert (await stranger.get("/studies")).status_code == 401
    assert (await ben.get("/studies")).json()["studies"] == []

    url = (await ann.post(f"/studies/{id}/share", {})).json()["url"]
    assert url.startswith(f"{ann.address}/study/{id}?token=")
    token = url.partition("token=")[2]
    read = (await ben.get(f"/studies/{id}", token=token)).json()
    assert (read["mine"], read["writes"], read["shared"]) == (False, False, [])
    assert (await stranger.get(f"/studies/{id}/at/{node}", token=token)).status_code == 200
    for deed, body in deeds:
        if deed != "play":
            answer = await ben.post(f"/studies/{id}/{deed}?token={token}", body)
            assert answer.status_code == 403, (deed, answer.text)

    url = (await ann.post(f"/studies/{id}/share", {"write": True})).json()["url"]
    token = url.partition("token=")[2]
    said = await ben.post(f"/studies/{id}/notes?token={token}", {"node": node, "comment": "I held my breath."})
    assert said.status_code == 200, said.text
    assert (said.json()["writes"], said.json()["writers"], said.json()["shared"]) == (True, ["Ben Reads"], [])
    for deed in ("name", "share", "unshare", "delete"):
        answer = await ben.post(f"/studies/{id}/{deed}?token={token}", {"name": "mine"} if deed == "name" else {})
        assert answer.status_code == 403, (deed, answer.text)
    assert (await stranger.post(f"/studies/{id}/notes?token={token}", {"node": 1, "mark": "!"})).status_code == 401

    assert (await ann.post(f"/studies/{id}/unshare")).status_code == 200
    assert (await ben.get(f"/studies/{id}", token=token)).status_code == 404
    row = (await ann.get("/studies")).json()["studies"][0]
    assert (row["id"], row["name"], row["shared"]) == (id, "One turn late", False)
    assert (await ann.post(f"/studies/{id}/name", {"name": "Two turns: late"})).json()["name"] == "Two turns: late"
    assert (await ann.post(f"/studies/{id}/delete")).status_code == 200
    assert (await ann.get(f"/studies/{id}")).status_code == 404


async def test_names_go_with_their_people(person: Make) -> None:
    """Who deletes himself is named neither in what he said in studies of others nor in the copy of anybody."""
    ann, ben = await person().register("Ann Stays"), await person().register("Ben Leaves")
    id, node = await a_study(ann)
    token = (await ann.post(f"/studies/{id}/share", {"write": True})).json()["url"].partition("token=")[2]
    await ben.post(f"/studies/{id}/notes?token={token}", {"node": node, "comment": "I was here."})
    own, _ = await a_study(ben)
    data = (await ben.get("/account/data")).json()
    assert [kept["name"] for kept in data["studies"]] == ["One turn late"]
    answer = await ben.post("/account/delete", {"password": "a good password"})
    assert answer.status_code == 200, answer.text
    found = await tree(ann, id)
    assert next(one for one in found["nodes"] if one["id"] == node)["comments"] == [
        {"by": "Deleted player", "text": "I was here."}
    ]
    assert found["writers"] == []
    assert (await ann.get(f"/studies/{own}")).status_code == 404


async def test_what_a_study_cannot_be_made_of(person: Make) -> None:
    ann = await person().register("Ann Goes Wrong")
    running = await ann.make(GAME, "me", "me")
    text = str(a_game())
    for body, status, id in [
        ({}, 400, "bad-input"),
        ({"record": text, "position": {}}, 400, "bad-input"),
        ({"table": "nowhere"}, 404, "no-such-table"),
        ({"table": running}, 409, "not-yet-over"),
        ({"record": "nonsense"}, 400, "bad-record"),
        ({"record": text.replace("2 Bartek", "2 Ada", 1)}, 400, "bad-record"),
        ({"position": {"game": "chess"}}, 404, "no-such-game"),
        ({"position": {"game": GAME}}, 400, "bad-input"),
        ({"record": text, "at": 10_000}, 404, "no-such-action"),
        ({"record": text, "name": "x" * 81}, 422, "wrong-shape"),
    ]:
        answer = await ann.post("/studies", body)
        assert (answer.status_code, answer.json()["error"]["id"]) == (status, id), answer.text


async def test_so_many_studies_and_no_more(person: Make) -> None:
    ann, body = await person().register("Ann Many"), {"position": a_game().back_to(3).state.dump()}
    for _ in range(COUNTS["studies"].number):
        assert (await ann.post("/studies", body)).status_code == 200
    more = await ann.post("/studies", body)
    assert (more.status_code, more.json()["error"]["id"]) == (409, "too-many-studies")
