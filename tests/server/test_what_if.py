"""The private what-if board: it follows from what a seat may know, and nobody else hears of it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import steamshed
from steamshed.server.studies import worker as studying
from steamshed.server.studies.wire import TriedMove, WhatIfQuestion, WhatIfTry, WhatIfView
from steamshed.server.tables.state_messages import Frames
from steamshed.server.tables.table import Table
from tests.server.harness import Person
from tests.server.test_hidden import CASES, after, game_of

Make = Callable[[], Person]
HIDING = {name for name in steamshed.games() if steamshed.game(name).hidden}


def answers(table: Table, seat: int, seed: int) -> list[object]:
    """All that a seat is told that wonders about a table: the position, what can be tried, what comes of it."""
    play, shown = table.play, Frames(table)
    assert play is not None
    position = studying.imagined(play.game, shown.sight(shown.eye([seat])).view, seed)
    first = studying.wonder(WhatIfTry(position=position, seed=seed))
    assert isinstance(first, bytes), first
    found: list[object] = [position, first]
    for choice in msgspec.json.decode(first, type=WhatIfView).position.legal[:2]:
        found.append(studying.wonder(WhatIfTry(position=position, seed=seed, moves=[TriedMove(choice.action)])))
        asked = WhatIfQuestion(position=position, seed=seed, about="consider", what=[choice.action])
        found.append(studying.wonder_about(asked))
    return found


@pytest.mark.parametrize(("name", "number"), CASES)
def test_worlds_that_look_the_same_make_the_same_what_if(name: str, number: int) -> None:
    """Other draws, other choices: who cannot see the difference does not find it by wondering."""
    unseen = 0
    for step, (table, rng) in enumerate(game_of(name, number)):
        play = table.play
        assert play is not None
        legal = play.state.legal()
        action = rng.choice(legal)
        one = after(table, action, 100)
        for other in (after(table, action, 101), after(table, rng.choice(legal), 100)):
            assert one.play is not None
            assert other.play is not None
            if "finished" in (one.stage, other.stage) or one.play.state.dump() == other.play.state.dump():
                continue
            for seat in range(len(table.seats)):
                if unseen < 6 and one.play.state.view(seat) == other.play.state.view(seat):
                    assert answers(one, seat, step) == answers(other, seat, step)
                    unseen += 1
    assert unseen or name not in HIDING


@pytest.mark.parametrize("name", sorted(HIDING & {"binario", "days_of_steam", "railroad_revolution"}))
def test_what_is_hidden_is_imagined(name: str) -> None:
    """With other seeds other worlds come out, all of them with the view of the seat."""
    worlds: set[str] = set()
    for step, (table, _) in enumerate(game_of(name, 0)):
        play = table.play
        assert play is not None
        if step % 10 == 0:
            for seat in range(len(table.seats)):
                view = play.state.view(seat)
                for seed in range(3):
                    position = studying.imagined(play.game, view, seed)
                    assert play.game.load(position).view(seat) == view
                    worlds.add(f"{step} {seat} {msgspec.json.encode(position, order='sorted').decode()}")
    assert len(worlds) > 2 * len({world.partition("{")[0] for world in worlds}) / 2


async def test_nobody_else_hears_of_it(person: Make) -> None:
    """The other player's line is silent while one wonders, and the table has not changed."""
    ann, ben = await person().register("Ann Wonders"), await person().register("Ben Waits")
    table = await ann.make("days_of_steam", "me", "open")
    await ben.join(table)
    async with ann.at(table) as hers, ben.at(table) as his:
        state = await hers.until("state")
        await his.until("state")
        await his.send("ping")
        await his.until("pong")
        before = (await ann.get(f"/tables/{table}")).json()["version"]
        known = len(his.heard)
        found = (await ann.get(f"/tables/{table}/what-if", seed=4)).json()
        assert (found["game"], found["seat"], found["number"]) == ("days_of_steam", 0, state["number"])
        tried: list[dict[str, object]] = []
        for _ in range(4):
            answer = await ann.post("/what-if", {"position": found["position"], "moves": tried, "seed": 4})
            board = answer.json()
            tried.append({"action": board["position"]["legal"][0]["action"]})
        panel = {"position": found["position"], "moves": tried[:2], "seed": 4, "about": "panel"}
        assert (await ann.post("/what-if/ask", panel)).status_code == 200
        await his.send("ping")
        await his.until("pong")
        assert [message["type"] for message in his.heard[known:]] == ["pong"]
        assert (await ann.get(f"/tables/{table}")).json()["version"] == before


async def test_only_who_plays_wonders_about_a_game(person: Make) -> None:
    ann, ben = await person().register("Ann Alone"), await person().register("Ben Looks")
    table = await ann.make("days_of_steam", "me", "bot")
    assert (await ben.get(f"/tables/{table}/what-if")).status_code == 403
    assert (await person().get(f"/tables/{table}/what-if")).status_code == 403
    waiting = await ann.make("days_of_steam", "me", "open")
    assert (await ann.get(f"/tables/{waiting}/what-if")).status_code == 409


async def test_a_game_without_positions_says_so(person: Make) -> None:
    ann = await person().register("Ann Tallies")
    answer = await ann.get(f"/tables/{await ann.make('tally', 'me', 'me')}/what-if")
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad-input")


async def test_what_cannot_be_tried(person: Make) -> None:
    ann = person()
    position = steamshed.game("days_of_steam").new(2).dump()
    for body, words in [
        ({"position": {}}, "position, game: there is no game None"),
        ({"position": {"game": "tally"}}, "tally has no positions that could be studied"),
        ({"position": {**position, "weather": "rain"}}, "unknown field weather"),
        ({"position": position, "moves": [{"action": "nonsense"}]}, "'nonsense'"),
    ]:
        answer = await ann.post("/what-if", body)
        assert (answer.status_code, words in answer.json()["error"]["text"]) == (400, True), answer.text
