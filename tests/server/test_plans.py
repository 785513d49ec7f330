"""Panels over the socket, and plans: played action by action, stopped where one is refused, taken back as one."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Line, Person
from tests.server.test_tables import Make, two_at_a_table


async def at_the_build(person: Make) -> tuple[Person, str]:
    """A table of Age of Steam at which one person holds all seats."""
    ann = await person().be_guest("Ann")
    return ann, await ann.make("age_of_steam", "me", "me", "me")


async def go_to_build(line: Line) -> None:
    """Plays on with as little as possible until track is built."""
    await line.until("state")
    wanted = ("issue 2", "drop", "take production", "take turn_order_pass", "take first_move")
    while line.state["phase"] != "build_track":
        legal = [choice["action"] for choice in line.state["legal"]]
        await line.play(next(action for action in wanted if action in legal))


async def ask(line: Line, type: str, **facts: Any) -> dict[str, Any]:
    await line.send(type, id="q", version=line.state["version"], **facts)
    return await line.answer("q")


async def a_way(line: Line, tiles: int) -> list[str]:
    """The actions of a way of some tiles that the panel proposes."""
    panel = (await ask(line, "panel"))["panel"]
    rows = [row for section in panel["sections"] if section["kind"] == "rows" for row in section["rows"]]
    found: list[str] = next(row["plan"]["actions"] for row in rows if len(row["plan"]["actions"]) == tiles)
    return found


async def test_a_plan_is_played_as_single_actions_and_taken_back_as_one(person: Make) -> None:
    ann, table = await at_the_build(person)
    async with ann.at(table) as a:
        await go_to_build(a)
        before = a.state
        way = await a_way(a, 2)
        answer = await ask(a, "play", actions=way)
        assert answer["type"] == "accepted"
        await a.until_state(answer["version"])
        assert a.state["number"] == before["number"] + 2
        log = (await ann.get(f"/tables/{table}/log")).json()["entries"]
        assert [entry["action"] for entry in log[-2:]] == way
        assert a.state["undo"] == "free"
        await a.send("undo", version=a.state["version"])
        await a.until("state", number=before["number"])
        assert a.state["view"] == before["view"]


async def test_what_was_done_before_a_plan_stays_when_the_plan_is_taken_back(person: Make) -> None:
    ann, table = await at_the_build(person)
    async with ann.at(table) as a:
        await go_to_build(a)
        way = await a_way(a, 2)
        await a.play(way[0])
        number = a.state["number"]
        answer = await ask(a, "play", actions=way[1:])
        await a.until_state(answer["version"])
        await a.send("undo", version=a.state["version"])
        await a.until("state", number=number)
        await a.send("undo", version=a.state["version"])
        await a.until("state", number=number - 1)


async def test_a_plan_stops_at_the_action_that_is_refused_and_says_why(person: Make) -> None:
    ann, table = await at_the_build(person)
    async with ann.at(table) as a:
        await go_to_build(a)
        number = a.state["number"]
        way = await a_way(a, 2)
        answer = await ask(a, "play", actions=[way[0], way[0], way[1]])
        assert (answer["type"], answer["step"], answer["action"]) == ("stopped", 2, way[0])
        assert answer["rule"] == "AS-BUILD-05"
        await a.until_state(answer["version"])
        assert a.state["number"] == number + 1
        again = await ask(a, "play", actions=[way[0]])
        assert (again["type"], again["step"], again["version"]) == ("stopped", 1, a.state["version"])


async def test_a_plan_stops_when_the_decision_passes_on(person: Make) -> None:
    ann, _, table = await two_at_a_table(person)
    async with ann.at(table) as a:
        await a.until("state")
        answer = await ask(a, "play", actions=["add 1", "add 2"])
        assert (answer["type"], answer["step"], answer["rule"]) == ("stopped", 2, None)
        await a.until_state(answer["version"])
        assert a.state["view"]["total"] == 1


async def test_plans_that_are_late_foreign_or_no_plans_change_nothing(person: Make) -> None:
    ann, ben, table = await two_at_a_table(person)
    async with ann.at(table) as a, ben.at(table) as b:
        await a.until("state")
        await b.until("state")
        version = a.state["version"]
        assert (await ask(b, "play", actions=["add 1"]))["error"]["id"] == "not-your-turn"
        assert (await ask(b, "panel"))["error"]["id"] == "not-your-turn"
        assert (await ask(b, "consider", actions=["add 1"]))["error"]["id"] == "not-your-turn"
        assert (await ask(a, "play", actions=[]))["error"]["id"] == "bad-plan"
        assert (await ask(a, "play", actions=["add 1"] * 61))["error"]["id"] == "bad-plan"
        assert (await ask(a, "play", actions=["add 1", "jump"]))["type"] == "error"
        for type, facts in (("play", {"actions": ["add 1"]}), ("panel", {}), ("consider", {"actions": ["add 1"]})):
            await a.send(type, id="late", version=version - 1, **facts)
            assert (await a.answer("late"))["type"] == "stale"
        await a.play("add 1")
        assert a.state["number"] == 1


async def test_considering_shows_the_last_position_and_the_end_of_the_turn(person: Make) -> None:
    ann, table = await at_the_build(person)
    async with ann.at(table) as a:
        await go_to_build(a)
        way = await a_way(a, 2)
        answer = await ask(a, "consider", actions=way)
        board = next(change for change in answer["preview"] if change["name"] == "board")
        drawn = {thing["id"] for thing in board["things"]}
        assert {f"tile-{action.split(' ')[1]}" for action in way} <= drawn
        assert [section["kind"] for section in answer["sections"]][:2] == ["parts", "forecast"]
        refused = await ask(a, "consider", actions=["raise_engine"])
        assert (refused["type"], refused["rule"]) == ("refused", "AS-TURN-01")


async def test_two_things_that_were_pointed_at_are_answered_by_the_ways_between(person: Make) -> None:
    ann, table = await at_the_build(person)
    async with ann.at(table) as a:
        await go_to_build(a)
        panel = (await ask(a, "panel"))["panel"]
        one = panel["asks"][0]
        other = (await ask(a, "panel", things=[one]))["panel"]["asks"][0]
        sections = (await ask(a, "panel", things=[one, other]))["panel"]["sections"]
        tickets = next(section for section in sections if section["kind"] == "tickets")
        assert all(ticket["plan"]["price"] > 0 for ticket in tickets["tickets"])


async def test_a_game_without_panels_is_left_to_the_plain_list(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("tally", "me", "me")
    async with ann.at(table) as a:
        await a.until("state")
        assert (await ask(a, "panel"))["panel"] is None
