"""Hints over the socket: who may ask, what is said, and that nothing is used but what the seat may see."""

from __future__ import annotations

from typing import Any

import pytest

import steamshed
from steamshed.bots.protocol import Advised
from steamshed.server.tables import hints
from steamshed.server.tables.socket_wire import HintMessage, Weighed
from tests.server.harness import Line
from tests.server.test_plans import ask
from tests.server.test_tables import Make


async def hinted(line: Line) -> dict[str, Any]:
    await line.until("state")
    return await ask(line, "hint")


async def test_who_plays_against_bots_is_told_what_a_bot_would_do_and_why(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("days_of_steam", "me", {"kind": "bot", "bot": "random"})
    async with ann.at(table) as a:
        await a.until("state", seat=0)
        assert a.table["hints"] == "bots"
        found = await ask(a, "hint")
        assert found["type"] == "hint"
        legal = [choice["action"] for choice in a.state["legal"]]
        assert found["plan"]["actions"][0] in legal
        assert found["plan"]["steps"]
        assert found["runner_up"]["actions"] != found["plan"]["actions"]
        assert all(reason["id"].startswith("reason-") for reason in found["reasons"])
        played = await ask(a, "play", actions=found["plan"]["actions"][:1])
        assert played["type"] == "accepted"


async def test_what_a_move_costs_is_told_before_it_is_played(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("days_of_steam", "me", {"kind": "bot", "bot": "random"})
    async with ann.at(table) as a:
        await a.until("state", seat=0)
        best = (await ask(a, "hint"))["plan"]["actions"]
        answer = await ask(a, "weigh", actions=best)
        assert (answer["type"], answer["cost"]) == ("weighed", 0)
        assert (await ask(a, "weigh", actions=["nonsense"]))["type"] == "error"


async def test_people_who_play_each_other_are_refused(person: Make) -> None:
    ann = await person().be_guest("Ann")
    for seats in (("me", "me"), ("me", "open")):
        table = await ann.make("tally", *seats)
        if "open" in seats:
            await (await person().be_guest("Ben")).join(table)
        async with ann.at(table) as a:
            answer = await hinted(a)
            assert (answer["type"], answer["error"]["id"]) == ("error", "no-hints")
            assert a.table["hints"] == "no"


async def test_where_it_was_agreed_all_may_ask_but_nobody_is_warned(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("tally", "me", "me", hints=True)
    async with ann.at(table) as a:
        answer = await hinted(a)
        assert (answer["type"], answer["plan"]["steps"][0]["id"]) == ("hint", "action")
        assert a.table["hints"] == "agreed"
        refused = await ask(a, "weigh", actions=["add 1"])
        assert refused["error"]["id"] == "no-hints"


async def test_an_open_table_says_whether_hints_are_agreed(person: Make) -> None:
    ann = await person().be_guest("Ann")
    for agreed, word in ((True, "agreed"), (False, "no")):
        table = await ann.make("tally", "me", "open", hints=agreed)
        assert (await ann.get(f"/tables/{table}")).json()["hints"] == word


async def test_nobody_asks_for_others_or_for_another_time(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("tally", "me", "me", hints=True)
    async with ann.at(table) as a, person().at(table) as stranger:
        await stranger.until("state")
        await a.until("state")
        assert (await ask(stranger, "hint"))["error"]["id"] == "not-your-turn"
        await a.send("hint", id="q", version=a.state["version"] + 1)
        assert (await a.answer("q"))["type"] == "stale"


@pytest.mark.parametrize(
    ("difference", "interval", "cost"),
    [(9.0, (2.0, 16.0), 9.0), (9.0, (-1.0, 19.0), 0), (5.0, (4.0, 6.0), 0), (9.0, None, 0)],
)
def test_only_what_surely_costs_much_is_a_blunder(
    difference: float, interval: tuple[float, float] | None, cost: float
) -> None:
    game = steamshed.game("age_of_steam")
    state = game.new(3, None, steamshed.Chance(3))
    found = Advised(["issue 2"], ["issue 0"], difference, interval, 6.0, [("reason-cash", "+2.0")])
    answer = hints.cost(game, state.view(state.seat), found, "q", 1)
    assert isinstance(answer, Weighed)
    assert answer.cost == cost
    assert (answer.better is None) == (cost == 0)


def test_what_a_hint_does_is_what_it_says() -> None:
    """A step that the rules refuse is neither told nor played; a plan of which nothing can be played is none."""
    game = steamshed.game("age_of_steam")
    view = game.new(3, None, steamshed.Chance(3)).view(0)

    def said(plan: list[str], other: list[str] | None) -> HintMessage:
        found = Advised(plan, other, 1.0, None, 6.0, [])
        answer = hints.hint(game, view, found, "q", 1)
        assert isinstance(answer, HintMessage)
        return answer

    cut = said(["issue 2", "issue 2", "bid 3"], ["issue 0"])
    assert (cut.plan.actions, len(cut.plan.steps)) == (["issue 2"], 1)
    turned = said(["bid 3"], ["issue 0"])
    assert (turned.plan.actions, turned.runner_up) == (["issue 0"], None)
    only = said(["issue 1"], ["bid 3"])
    assert (only.plan.actions, only.runner_up) == (["issue 1"], None)
