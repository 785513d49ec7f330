"""One start that several play: the same setup, the same chance for the same questions, and nobody peeps."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from steamshed.server.tables.chance import Series, SharedChance
from steamshed.server.tables.play import Play
from tests.server.harness import Line, Person, Running

Make = Callable[[], Person]


def error(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


async def hide_to_the_end(line: Line) -> list[str]:
    """Plays a game of secrets alone against a bot; gives the words that came to hand."""
    await line.until("state")
    seen: list[str] = []
    while not line.state["over"]:
        if line.state["seat"] in line.table["mine"]:
            seen.append(" ".join(line.state["view"]["hand"]))
            await line.play(f"hide {line.state['view']['hand'][0]}")
        else:
            await line.until("state")
    return seen


async def start_of(person: Person, table: str) -> str:
    answer = await person.post(f"/tables/{table}/series")
    assert answer.status_code == 200, answer.text
    id: str = answer.json()["id"]
    return id


# -- the chance ----------------------------------------------------------------------------------------------------


def test_answers_follow_from_the_question_and_not_from_what_is_asked_between() -> None:
    one, two = SharedChance("s", "play", {}), SharedChance("s", "play", {})
    first = [one.roll("die", 6) for _ in range(20)]
    second = []
    for _ in range(20):
        two.draw("bag", {"red": 3, "blue": 2})
        second.append(two.roll("die", 6))
        two.order("players", 4)
    assert first == second
    assert len(set(first)) > 1
    other = SharedChance("t", "play", {})
    assert [other.roll("die", 6) for _ in range(20)] != first
    later = SharedChance("s", "play", {"die": 12})
    assert [later.roll("die", 6) for _ in range(8)] == first[12:]


@pytest.mark.parametrize("name", steamshed.games())
def test_two_who_play_alike_meet_the_same_game(name: str) -> None:
    """Whoever decides alike has the same game to its last outcome, also when it was stored and read in between."""
    game = steamshed.game(name)
    players = min(game.seats)
    options = game.choose(players, {})
    series = Series("x", "a secret")
    games = []
    for reload in (False, True):
        play = Play.begin(game, options, [f"Seat {seat + 1}" for seat in range(players)], game.rules, series)
        choices = Chance(7)
        for number in range(60):
            legal = play.state.legal()
            if play.state.over:
                break
            play = play.advance(legal[choices.roll("choice", len(legal)) - 1], 0.0, None)
            if reload and number % 9 == 0:
                play = Play.resume(play.begun, [(done.time, done.entry()) for done in play.done()])
        games.append(str(play.record()))
    assert games[0] == games[1]
    Record.parse(games[0], steamshed.game)  # and it is a record like any other
    other = Play.begin(game, options, play.begun.names, game.rules, Series("y", "another secret"))
    again = Play.begin(game, options, play.begun.names, game.rules, Series("y", "another", list(play.begun.setup)))
    assert again.state.view(0) == play.replay(0).state.view(0)
    assert other.begun.setup != again.begun.setup or not again.begun.setup


# -- at tables -----------------------------------------------------------------------------------------------------


async def test_a_start_is_played_again_with_the_same_chance_for_all(person: Make, server: Running) -> None:
    ann, ben, cid = [await person().be_guest(name) for name in ("Ann", "Ben", "Cid")]
    bot = {"kind": "bot", "bot": "random"}
    origin = await ann.make("secrets", "me", bot, options={"turns": 2})
    assert error(await ann.post(f"/tables/{origin}/series")) == (409, "table-is-running")
    async with ann.at(origin) as line:
        first = await hide_to_the_end(line)
    series = await start_of(ann, origin)
    assert await start_of(ben, origin) == series
    met = []
    for who in (ben, cid):
        answer = await who.post(f"/series/{series}/play", {"seat": 0, "bot": "random"})
        table = answer.json()["id"]
        async with who.at(table) as line:
            met.append(await hide_to_the_end(line))
        assert line.table["series"] == series
        assert await start_of(who, table) == series
    assert met[0] == met[1], "the same start and the same chance"
    assert met[0][0] == first[0], "the start of the game that was played"
    compared = (await ben.get(f"/series/{series}")).json()
    assert compared["origin"] == origin
    assert compared["finished"]
    # who is first depends on what the bots have hidden
    assert sorted((row["name"], row["seat"], row["bots"], row["attempt"]) for row in compared["results"]) == [
        ("Ben", 0, ["random"], 1), ("Cid", 0, ["random"], 1),
    ]  # fmt: skip
    margins = [row["margin"] for row in compared["results"]]
    assert margins == sorted(margins, reverse=True)
    assert [row["mine"] for row in compared["results"] if row.get("mine")] == [True]
    for row in compared["results"]:
        assert row["points"] == 2
        assert row["place"] == (1 if row["margin"] >= 0 else 2)
    assert not (await ann.get(f"/series/{series}")).json()["finished"]
    again = (await ben.post(f"/series/{series}/play", {"seat": 1, "bot": "random"})).json()["id"]
    rows = (await ben.get(f"/series/{series}")).json()["results"]
    assert [(row["attempt"], row["points"]) for row in rows if row["table"] == again] == [(2, None)]
    # the secret stays where it is
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "steamshed.sqlite")) as stored:
        secret = stored.execute("SELECT secret FROM series WHERE id = ?", (series,)).fetchone()[0]
    async with ben.at(again) as line:
        await line.until("state")
    told = [json.dumps(compared), *line.texts]
    told += [(await ben.get(f"/tables/{again}")).text, (await ben.get(f"/tables/{again}/log")).text]
    assert not any(secret in text for text in told)


async def test_nobody_sees_another_table_of_the_start_that_he_plays(person: Make) -> None:
    ann, ben = await person().be_guest("Ann"), await person().be_guest("Ben")
    bot = {"kind": "bot", "bot": "random"}
    mine = await ann.make("secrets", "me", bot, options={"turns": 2}, duplicate=True)
    series = (await ann.get(f"/tables/{mine}")).json()["series"]
    # who does not play it may watch, until he plays it himself
    async with ben.at(mine) as watching:
        await watching.until("state")
        his = (await ben.post(f"/series/{series}/play", {"seat": 0, "bot": "random"})).json()["id"]
        assert (await ben.post(f"/series/{series}/play", {"seat": 1})).json()["id"] == his, "one at a time"
        async with ann.at(mine) as line:
            await line.until("state")
            await line.play(f"hide {line.state['view']['hand'][0]}")
        told = await watching.until("error")
        assert told["error"]["id"] == "finish-yours-first"
    refused = (403, "finish-yours-first")
    for who, other in ((ben, mine), (ann, his)):
        for path in ("", "/log", "/at/1", "/scenery", "/record", "/analysis"):
            assert error(await who.get(f"/tables/{other}{path}")) == refused, path
        async with who.at(other) as line:
            assert (await line.hear())["error"]["id"] == "finish-yours-first"
        assert error(await who.post(f"/tables/{other}/series")) == refused
    # nor does he whose table it is, and who plays elsewhere
    async with ann.at(mine) as line:
        await hide_to_the_end(line)
    assert error(await ben.get(f"/tables/{mine}/log")) == refused, "nor one that is over"
    assert (await ann.get(f"/tables/{his}")).status_code == 200, "who has finished may look"
    async with ben.at(his) as line:
        await hide_to_the_end(line)
    assert (await ben.get(f"/tables/{mine}/log")).status_code == 200


async def test_a_start_is_for_no_practice_and_no_hints_and_bad_questions_are_refused(person: Make) -> None:
    ann = await person().be_guest("Ann")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    body = {"game": "tally", "seats": seats, "duplicate": True, "practice": True}
    assert error(await ann.post("/tables", body)) == (400, "no-practice-together")
    table = await ann.make("tally", *seats, duplicate=True)
    found = (await ann.get(f"/tables/{table}")).json()
    assert found["hints"] == "no"
    assert error(await ann.post("/series/nothing/play", {})) == (404, "no-such-series")
    assert error(await ann.get("/series/nothing")) == (404, "no-such-series")
    ben = await person().be_guest("Ben")
    play = f"/series/{found['series']}/play"
    assert error(await ben.post(play, {"seat": 2})) == (400, "no-such-seat")
    assert error(await ben.post(play, {"seat": -1})) == (422, "wrong-shape")
    assert error(await ben.post(play, {"bot": "nobody"})) == (400, "no-such-bot")
    private = await ann.make("tally", "me", "me", privacy="private")
    assert error(await ben.post(f"/tables/{private}/series")) == (404, "no-such-table")


async def test_a_private_start_is_there_for_who_may_look_at_one_of_its_tables(person: Make) -> None:
    """Its id comes to others by a link that was passed on, or by a guess."""
    ann, ben, eve, nobody = [await person().be_guest(name) for name in ("Ann", "Ben", "Eve", "Kim")]
    await nobody.post("/logout")
    bot = {"kind": "bot", "bot": "random"}
    body = {"game": "tally", "seats": [{"kind": "me"}, {"kind": "invited"}, bot], "privacy": "private"}
    made = (await ann.post("/tables", body)).json()
    await ben.join(made["id"], token=made["invitations"][0]["token"])
    async with ann.at(made["id"]) as line:
        await line.until("state")
        await line.send("resign")
        async with ben.at(made["id"]) as other:
            await other.until("state")
            await other.send("resign")
            while other.table["state"] != "finished":
                await other.until("table")
    series = await start_of(ann, made["id"])
    for who in (ann, ben):
        assert (await who.get(f"/series/{series}")).status_code == 200
    assert error(await eve.get(f"/series/{series}")) == (404, "no-such-series")
    assert error(await eve.post(f"/series/{series}/play", {"seat": 0, "bot": "random"})) == (404, "no-such-series")
    assert error(await eve.get("/series/nowhere")) == (404, "no-such-series")
    assert error(await nobody.get(f"/series/{series}")) == (404, "no-such-series")
    assert (await ben.post(f"/series/{series}/play", {"seat": 0, "bot": "random"})).status_code == 200


async def test_a_private_start_of_a_group_is_there_for_its_members(person: Make) -> None:
    ann, ben, eve = [await person().register(f"{name} of private starts") for name in ("Ann", "Ben", "Eve")]
    group = (await ann.post("/groups", {"name": "Thursday"})).json()["id"]
    token = (await ann.post(f"/groups/{group}/link")).json()["url"].rpartition("token=")[2]
    assert (await ben.post(f"/groups/{group}/join", {"token": token})).status_code == 200
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "tally", "seats": seats, "privacy": "private", "group": group, "duplicate": True}
    table = (await ann.post("/tables", body)).json()["id"]
    series = (await ann.get(f"/tables/{table}")).json()["series"]
    assert (await ben.get(f"/series/{series}")).status_code == 200
    assert error(await eve.get(f"/series/{series}")) == (404, "no-such-series")
    assert (await ben.post(f"/groups/{group}/leave")).status_code == 200
    assert error(await ben.get(f"/series/{series}")) == (404, "no-such-series")
