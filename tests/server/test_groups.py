"""Groups: who may do what, how one joins, what is counted, and who is told nothing."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import time
from collections.abc import Callable
from typing import Any

from tests.server.harness import Person, Running

Make = Callable[[], Person]
NUMBER = iter(range(10_000))


def error(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


async def member(person: Make, name: str) -> Person:
    """Somebody with an account that no other test has."""
    return await person().register(f"{name} of groups {next(NUMBER)}")


async def link_of(founder: Person, group: str) -> str:
    answer = await founder.post(f"/groups/{group}/link")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["url"].rpartition("token=")[2])


async def group_of(founder: Person, *others: Person, name: str = "Thursday") -> str:
    answer = await founder.post("/groups", {"name": name})
    assert answer.status_code == 200, answer.text
    id: str = answer.json()["id"]
    token = await link_of(founder, id)
    for other in others:
        joined = await other.post(f"/groups/{id}/join", {"token": token})
        assert joined.status_code == 200, joined.text
    return id


async def about(person: Person, group: str) -> dict[str, Any]:
    answer = await person.get(f"/groups/{group}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def id_of(person: Person) -> str:
    return str((await person.look())["user"]["id"])


async def game(group: str, *people: Person, **more: Any) -> str:
    """A game of two to its end: the first one wins by one point."""
    table = await people[0].make("tally", "me", "open", group=group, options={"goal": 6}, **more)
    await people[1].join(table)
    async with people[0].at(table) as first, people[1].at(table) as second:
        await first.until("state")
        await second.until("state")
        await first.play("add 3")
        await second.until("state", number=1)
        await second.play("add 2")
        await first.until("state", number=2)
        await first.play("add 1")
    return table


# -- founding and joining ------------------------------------------------------------------------------------------


async def test_a_group_is_founded_and_joined_by_its_link(person: Make) -> None:
    ann, ben = await member(person, "Ann"), await member(person, "Ben")
    group = await group_of(ann, name="  The   Thursday circle ")
    assert (await about(ann, group))["name"] == "The Thursday circle"
    token = await link_of(ann, group)
    door = (await ben.get(f"/groups/{group}/door", token=token)).json()
    assert (door["name"], door["people"], "member" in door) == ("The Thursday circle", 1, False)
    for _ in range(2):  # who clicks twice is in it once
        assert (await ben.post(f"/groups/{group}/join", {"token": token})).status_code == 200
    found = await about(ben, group)
    assert [(one["role"], one.get("mine", False)) for one in found["people"]] == [("founder", False), ("member", True)]
    assert "link" not in found
    assert (await about(ann, group))["link"] > time.time()
    rows = (await ben.get("/groups")).json()["groups"]
    assert [(row["name"], row["role"], row["people"]) for row in rows] == [("The Thursday circle", "member", 2)]


async def test_a_stranger_joins_by_the_link_without_an_account(person: Make) -> None:
    ann = await member(person, "Ann")
    group, eve = await group_of(ann), person()
    token = await link_of(ann, group)
    await eve.look()
    assert error(await eve.get(f"/groups/{group}")) == (401, "not-signed-in")
    joined = await eve.post(f"/groups/{group}/join", {"token": token, "name": "Eve without account"})
    eve.remember(joined.json()["me"])
    assert [(one["name"], one.get("guest", False)) for one in (await about(eve, group))["people"]][1] == (
        "Eve without account",
        True,
    )
    who = await id_of(eve)
    assert error(await ann.post(f"/groups/{group}/people", {"user": who, "role": "founder"})) == (
        409,
        "founder-needs-account",
    )
    assert error(await eve.post("/groups", {"name": "Mine"})) == (403, "founder-needs-account")


async def test_a_link_is_renewed_withdrawn_and_too_old(person: Make, server: Running) -> None:
    ann, ben = await member(person, "Ann"), await member(person, "Ben")
    group = await group_of(ann)
    first = await link_of(ann, group)
    second = await link_of(ann, group)
    assert first != second
    assert error(await ben.post(f"/groups/{group}/join", {"token": first})) == (403, "bad-invitation")
    assert (await ben.get(f"/groups/{group}/door", token=second)).status_code == 200
    await ann.post(f"/groups/{group}/unlink")
    for token in (second, "", "x"):
        assert error(await ben.get(f"/groups/{group}/door", token=token)) == (403, "bad-invitation")
        assert error(await ben.post(f"/groups/{group}/join", {"token": token})) == (403, "bad-invitation")
    assert "link" not in await about(ann, group)
    third = await link_of(ann, group)
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "steamshed.sqlite", timeout=30)) as stored:
        stored.execute("UPDATE groups SET expires = ? WHERE id = ?", (time.time() - 1, group))
        stored.commit()
    assert error(await ben.post(f"/groups/{group}/join", {"token": third})) == (410, "invitation-expired")
    assert "link" not in await about(ann, group)
    assert error(await ben.get("/groups/nosuchgroup/door", token=second)) == (404, "no-such-group")


async def test_names_are_proper_and_numbers_limited(person: Make) -> None:
    ann = await member(person, "Ann")
    for name in ("   ", "\u202egnitset", "x" * 61):
        assert error(await ann.post("/groups", {"name": name}))[1] == "bad-name"
    assert error(await ann.post("/groups", {"name": ""}))[0] == 422
    for number in range(30):
        await ann.post("/groups", {"name": f"Group {number}"})
    assert error(await ann.post("/groups", {"name": "One more"})) == (409, "too-many-groups")


# -- roles ---------------------------------------------------------------------------------------------------------


async def test_strangers_see_nothing_and_members_do_not_what_founders_do(person: Make) -> None:
    ann, ben, eve = [await member(person, name) for name in ("Ann", "Ben", "Eve")]
    group = await group_of(ann, ben)
    who = await id_of(ann)
    asked = {
        "name": {"name": "Mine"}, "link": {}, "unlink": {}, "close": {}, "people": {"user": who, "role": "out"},
    }  # fmt: skip
    for path, body in asked.items():
        assert error(await eve.post(f"/groups/{group}/{path}", body)) == (404, "no-such-group")
        assert error(await ben.post(f"/groups/{group}/{path}", body)) == (403, "founders-only")
    others = {"chat": {"text": "hi"}, "leave": {}, "regard": {"kind": "mute", "user": who}, "report": {"reason": "x"}}
    for path, body in others.items():
        assert error(await eve.post(f"/groups/{group}/{path}", body)) == (404, "no-such-group")
    for path in ("", "/results", "/chat"):
        assert error(await eve.get(f"/groups/{group}{path}")) == (404, "no-such-group")
    assert error(await eve.get("/tables", filter="open", group=group)) == (404, "no-such-group")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = {"game": "tally", "seats": seats, "group": group}
    assert error(await eve.post("/tables", made)) == (404, "no-such-group")
    nobody = person()
    await nobody.look()
    assert error(await nobody.get("/groups")) == (401, "not-signed-in")
    assert error(await nobody.post(f"/groups/{group}/chat", {"text": "hi"})) == (401, "not-signed-in")
    assert [one["role"] for one in (await about(ann, group))["people"]] == ["founder", "member"]


async def test_the_last_founder_hands_over_before_he_leaves(person: Make) -> None:
    ann, ben = await member(person, "Ann"), await member(person, "Ben")
    group = await group_of(ann, ben)
    ids = [await id_of(one) for one in (ann, ben)]
    assert error(await ann.post(f"/groups/{group}/leave")) == (409, "last-founder")
    for role in ("member", "out"):
        assert error(await ann.post(f"/groups/{group}/people", {"user": ids[0], "role": role})) == (409, "last-founder")
    assert error(await ann.post(f"/groups/{group}/people", {"user": "nobody", "role": "out"})) == (
        404,
        "no-such-member",
    )
    await ann.post(f"/groups/{group}/people", {"user": ids[1], "role": "founder"})
    assert (await ann.post(f"/groups/{group}/leave")).status_code == 200
    assert error(await ann.get(f"/groups/{group}")) == (404, "no-such-group")
    token = await link_of(ben, group)
    await ben.post(f"/groups/{group}/name", {"name": "Ben's own"})
    assert (await about(ben, group))["name"] == "Ben's own"
    await ben.post(f"/groups/{group}/leave")  # the last one closes the door
    assert error(await ann.post(f"/groups/{group}/join", {"token": token})) == (404, "no-such-group")


async def test_who_is_removed_is_out_and_gets_up(person: Make) -> None:
    ann, ben, cid = [await member(person, name) for name in ("Ann", "Ben", "Cid")]
    group = await group_of(ann, ben)
    open_table = await ann.make("tally", "me", "open", "open", group=group, privacy="private")
    await ben.join(open_table)
    await ann.post(f"/groups/{group}/people", {"user": await id_of(ben), "role": "out"})
    assert error(await ben.get(f"/groups/{group}")) == (404, "no-such-group")
    assert error(await ben.get(f"/tables/{open_table}")) == (404, "no-such-table")
    players = (await ann.get(f"/tables/{open_table}")).json()["players"]
    assert [one["kind"] for one in players] == ["human", "open", "open"]
    await cid.post(f"/groups/{group}/join", {"token": await link_of(ann, group)})
    assert await cid.join(open_table) == 1  # the seat needs no invitation


async def test_a_closed_group_is_gone_and_its_games_go_on(person: Make) -> None:
    ann, ben = await member(person, "Ann"), await member(person, "Ben")
    group = await group_of(ann, ben)
    token = await link_of(ann, group)
    table = await ann.make("tally", "me", "open", group=group)
    await ben.join(table)
    await ann.post(f"/groups/{group}/close")
    for one in (ann, ben):
        assert (await one.get("/groups")).json() == {"groups": []}
        assert error(await one.post(f"/groups/{group}/join", {"token": token})) == (404, "no-such-group")
    async with ann.at(table) as line:
        await line.until("state")
        await line.play("add 1")


async def test_who_deletes_himself_is_taken_out_and_somebody_follows_him(person: Make) -> None:
    ann, ben, cid = [await member(person, name) for name in ("Ann", "Ben", "Cid")]
    group = await group_of(ann, ben, cid)
    await ann.post(f"/groups/{group}/chat", {"text": "See you"})
    kept = (await ann.get("/account/data")).json()
    assert [(one["name"], one["role"]) for one in kept["groups"]] == [("Thursday", "founder")]
    assert [one["text"] for one in kept["group_chat"]] == ["See you"]
    assert (await ann.post("/account/delete", {"password": "a good password"})).status_code == 200
    assert [one["role"] for one in (await about(ben, group))["people"]] == ["founder", "member"]
    assert (await about(ben, group))["role"] == "founder"
    said = (await ben.get(f"/groups/{group}/chat")).json()["lines"]
    assert [(line["name"], line["text"]) for line in said] == [("", "See you")]


# -- tables --------------------------------------------------------------------------------------------------------


async def test_only_members_sit_down_at_a_table_of_the_group(person: Make) -> None:
    ann, ben, eve = [await member(person, name) for name in ("Ann", "Ben", "Eve")]
    group = await group_of(ann, ben)
    table = await ann.make("tally", "me", "open", group=group)
    assert error(await eve.post(f"/tables/{table}/join")) == (403, "members-only")
    nobody = person()
    await nobody.look()
    assert error(await nobody.post(f"/tables/{table}/join", {"name": "Nobody there"})) == (403, "members-only")
    invite = (await ann.post(f"/tables/{table}/invite", {"seat": 1})).json()["token"]
    assert error(await eve.post(f"/tables/{table}/join", {"token": invite})) == (403, "members-only")
    wrong = {"game": "tally", "seats": [{"kind": "me"}, {"kind": "invited"}], "group": group}
    assert error(await ann.post("/tables", wrong)) == (400, "members-only")
    listed = {row["id"] for row in (await eve.get("/tables", filter="open")).json()["tables"]}
    assert table not in listed
    for rows in (
        (await ben.get("/tables", filter="open")).json()["tables"],
        (await ben.get("/tables", filter="open", group=group)).json()["tables"],
    ):
        assert [row["group"] for row in rows if row["id"] == table] == [group]
    assert await ben.join(table) == 1
    assert (await eve.get(f"/tables/{table}")).status_code == 200  # it is public: anybody may watch


async def test_a_private_table_is_seen_by_the_group_alone_and_shows_no_secret(person: Make) -> None:
    ann, ben, cid, eve = [await member(person, name) for name in ("Ann", "Ben", "Cid", "Eve")]
    group = await group_of(ann, ben, cid)
    table = await ann.make("secrets", "me", "open", group=group, privacy="private", watch_delay=3)
    await ben.join(table)
    async with ann.at(table) as line:
        await line.until("state")
        await line.play(line.state["legal"][0]["action"])
        words = set(re.findall(r"word\d\d", line.texts[-1]))
    for filter in ("running", "open", "mine"):
        assert table not in {row["id"] for row in (await eve.get("/tables", filter=filter)).json()["tables"]}
    assert error(await eve.get(f"/tables/{table}")) == (404, "no-such-table")
    async with cid.at(table) as line:  # a member who only watches is as far behind as the table says
        state = await line.until("state")
        assert state["number"] == 0
        assert not words & set(re.findall(r"word\d\d", " ".join(line.texts)))
    listed = (await cid.get("/tables", filter="running", group=group)).json()["tables"]
    assert [row["id"] for row in listed] == [table]
    told = str(await about(cid, group)) + str(listed)
    assert not re.findall(r"word\d\d", told)


async def test_who_owes_a_move_and_since_when(person: Make) -> None:
    ann, ben = await member(person, "Ann"), await member(person, "Ben")
    group = await group_of(ann, ben)
    first = await ann.make("tally", "me", "open", group=group, pace={"kind": "days", "days": 2}, name="Slow")
    await ben.join(first)
    begun = time.time()
    owed = (await about(ben, group))["owed"]
    assert [(one["table_name"], one["seat"], "mine" in one) for one in owed] == [("Slow", 0, False)]
    assert abs(owed[0]["since"] - begun) < 20
    assert abs(owed[0]["deadline"] - owed[0]["since"] - 2 * 86400) < 2
    second = await ben.make("tally", {"kind": "bot", "bot": "random"}, "me", group=group)
    async with ben.at(second) as line:
        await line.until("state", number=1)
    async with ann.at(first) as line:
        await line.until("state")
        await line.play("add 2")
    owed = (await about(ben, group))["owed"]
    assert {(one["table"], one["seat"], one["mine"]) for one in owed} == {(first, 1, True), (second, 1, True)}
    assert owed == sorted(owed, key=lambda one: one["since"])
    rows = (await ben.get("/groups")).json()["groups"]
    assert [(row["running"], row["mine"]) for row in rows] == [(2, 2)]


async def test_results_by_person_by_game_and_against_each_other(person: Make) -> None:
    ann, ben, cid = [await member(person, name) for name in ("Ann", "Ben", "Cid")]
    group = await group_of(ann, ben, cid)
    await game(group, ann, ben)
    await game(group, ann, cid)
    await game(group, cid, ann)
    await ann.make("tally", "me", "open", group=group)  # one that has not begun counts for nothing
    await game(await group_of(ann, ben), ben, ann)  # nor does that of another group
    found = (await ben.get(f"/groups/{group}/results")).json()
    assert found["games"] == {"tally": 3}
    names = [one["name"].split()[0] for one in found["people"]]
    assert names == ["Ann", "Cid", "Ben"]
    assert [one["all"] for one in found["people"]] == [
        {"games": 3, "wins": 2, "places": [2, 1]},
        {"games": 2, "wins": 1, "places": [1, 1]},
        {"games": 1, "wins": 0, "places": [0, 1]},
    ]
    assert found["people"][0]["by_game"] == {"tally": {"games": 3, "wins": 2, "places": [2, 1]}}
    assert found["beat"] == [[0, 1, 1], [1, 0, 0], [0, 0, 0]]
    assert [one.get("mine", False) for one in found["people"]] == [False, False, True]


# -- chat and moderation -------------------------------------------------------------------------------------------


async def test_chat_is_heard_by_all_but_those_who_do_not_want_to(person: Make) -> None:
    ann, ben, cid = [await member(person, name) for name in ("Ann", "Ben", "Cid")]
    group = await group_of(ann, ben, cid)
    said = (await ben.post(f"/groups/{group}/chat", {"text": "  Who plays?  "})).json()
    assert said["text"] == "Who plays?"
    assert (await ann.get(f"/groups/{group}/chat")).json()["lines"][0]["id"] == said["id"]
    assert (await ann.get(f"/groups/{group}/chat", after=said["time"])).json() == {"lines": []}
    assert error(await ben.post(f"/groups/{group}/chat", {"text": " "})) == (400, "nothing-said")
    assert (await ben.post(f"/groups/{group}/chat", {"text": "x" * 1001})).status_code == 422
    await cid.post(f"/groups/{group}/regard", {"kind": "mute", "line": said["id"]})
    assert (await cid.get(f"/groups/{group}/chat")).json() == {"lines": []}
    assert error(await cid.post(f"/groups/{group}/regard", {"kind": "mute"})) == (400, "nobody-there")
    await ann.post(f"/groups/{group}/regard", {"kind": "block", "user": await id_of(ben)})
    assert error(await ben.post(f"/groups/{group}/chat", {"text": "Still here"})) == (403, "not-welcome")
    assert error(await ann.post(f"/groups/{group}/regard", {"kind": "mute", "line": "none"})) == (404, "no-such-line")


async def test_who_is_blocked_by_a_founder_does_not_come_in(person: Make) -> None:
    ann, eve = await member(person, "Ann"), await member(person, "Eve")
    table = await ann.make("tally", "me", "open")
    await eve.join(table)
    await ann.post(f"/tables/{table}/regard", {"kind": "block", "seat": 1})
    group = await group_of(ann)
    token = await link_of(ann, group)
    assert error(await eve.post(f"/groups/{group}/join", {"token": token})) == (403, "not-welcome")


async def test_the_operator_reads_reports_and_hides(person: Make, server: Running) -> None:
    ann, ben = await member(person, "Ann"), await member(person, "Ben")
    group = await group_of(ann, ben, name="Bad company")
    line = (await ben.post(f"/groups/{group}/chat", {"text": "something bad in a group"})).json()["id"]
    assert error(await ann.post(f"/groups/{group}/report", {"reason": " "})) == (400, "no-reason")
    await ann.post(f"/groups/{group}/report", {"reason": "he insults me", "line": line})
    await ann.post(f"/groups/{group}/report", {"reason": "this name"})
    told = server.admin("reports")
    assert f"group {group}  line {line}" in told
    assert "says: something bad in a group" in told
    assert "Bad company" in told
    assert server.admin("hide", line).strip() == f"{line} is hidden"
    assert (await ann.get(f"/groups/{group}/chat")).json() == {"lines": []}
    table = await ann.make("tally", "me", "open", group=group)
    server.admin("hide", group)
    assert error(await ann.get(f"/groups/{group}")) == (404, "no-such-group")
    assert error(await ben.post(f"/tables/{table}/join")) == (403, "members-only")
    server.admin("unhide", group)
    assert (await about(ann, group))["name"] == "Bad company"
    assert "he insults me" not in server.admin("reports")
    kept = (await ann.get("/account/data")).json()["reports"]
    assert {one["reason"] for one in kept} == {"he insults me", "this name"}
