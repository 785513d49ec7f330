"""What a socket or a request gives away: nothing that the seat may not know, and no seed, ever."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Callable
from typing import Any

import steamshed
from tests.server.harness import Line, Person, Running

Make = Callable[[], Person]
WORD = re.compile(r"word\d\d")


def known(line: Line) -> set[str]:
    """The words that the views of a line's own seat contained."""
    words: set[str] = set()
    for message in line.heard:
        if message["type"] == "state":
            view = message["view"]
            words |= {*view.get("hand", []), *view.get("hidden", []), *view["played"]}
    return words


async def play_secrets(lines: list[Line], turns: int) -> None:
    for number in range(turns):
        line = lines[number % len(lines)]
        while line.state.get("number") != number:
            await line.hear()
        legal = line.state["legal"]
        await line.play(legal[number * 7 % len(legal)]["action"])


async def test_nobody_gets_what_his_seat_may_not_know(person: Make) -> None:
    ann, ben, eve = await person().be_guest("Ann"), await person().be_guest("Ben"), person()
    table = await ann.make("secrets", "me", "open")
    await ben.join(table)
    async with ann.at(table) as a, ben.at(table, "?changes=1") as b, eve.at(table) as e:
        await play_secrets([a, b], 9)
        for line in (b, e):
            await line.until("state", number=9)
        for line in (a, b, e):
            told = {word for text in line.texts for word in WORD.findall(text)}
            assert told <= known(line)
        assert known(a) & known(b) == {*e.state["view"]["played"]}
        assert "legal" not in e.state
        hidden = [m["last"]["action"] for m in e.heard if m["type"] == "state" and m["last"]]
        assert "hide" in hidden
        # the same by asking
        played = {*e.state["view"]["played"]}
        for who, line in ((ann, a), (ben, b), (eve, e)):
            texts = [(await who.get(f"/tables/{table}/{what}")).text for what in ("log", "at/3", "at/9", "scenery", "")]
            texts += [(await who.get(f"/tables/{table}")).text, (await who.get("/tables", filter="running")).text]
            told = {word for text in texts for word in WORD.findall(text)}
            assert told <= known(line) | played
        for what in ("record", "analysis"):
            assert (await ann.get(f"/tables/{table}/{what}")).json()["error"]["id"] == "not-yet"


async def test_players_at_one_screen_see_nothing_hidden_before_one_says_that_he_looks(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("secrets", "me", "me")
    async with ann.at(table, "?changes=1") as line:
        first = await line.until("state", number=0)
        assert (first["seat"], first["eye"]) == (0, None)
        assert "legal" not in line.state
        assert not WORD.search("".join(line.texts))
        for what in ("log", "scenery", "at/0"):
            assert not WORD.search((await ann.get(f"/tables/{table}/{what}")).text)
        for asked in ({"type": "panel", "version": line.state["version"]}, {"type": "check", "action": "hide word01"}):
            await line.send(**asked)
            assert (await line.until("error"))["error"]["id"] == "not-your-turn"
        await line.send(type="look", seat=0)
        hand = (await line.until("state", eye=0))["view"]["hand"]
        assert hand
        now = await line.play(line.state["legal"][0]["action"])
        # the next one is to decide: what the first one holds goes, what the second one holds is not there yet
        assert (now["number"], now["seat"], now["eye"]) == (1, 1, None)
        assert "hand" not in now["view"]
        await line.send(type="look", seat=5)
        assert (await line.until("error"))["error"]["id"] == "not-your-seat"
    async with ann.at(table, "?look=1") as line:
        await line.until("state", number=1)
        assert line.state["eye"] == 1
        assert not {*line.state["view"]["hand"]} & {*hand}
        assert "legal" in line.state


async def test_no_seed_leaves_the_server_and_none_is_stored(person: Make, server: Running) -> None:
    ann, ben = await person().be_guest("Ann"), await person().be_guest("Ben")
    table = await ann.make("secrets", "me", "open", options={"turns": 2})
    await ben.join(table)
    async with ann.at(table) as a, ben.at(table) as b:
        await play_secrets([a, b], 4)
        assert not any("seed" in text for text in a.texts + b.texts)
    record = (await ann.get(f"/tables/{table}/record")).text
    assert "seed" not in record
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "steamshed.sqlite")) as stored:
        bodies = [body for (body,) in stored.execute('SELECT body FROM entries WHERE "table" = ?', (table,))]
    assert len(bodies) == 7
    assert not any("seed" in body for body in bodies)


async def test_passwords_and_tokens_are_not_stored_or_logged(person: Make, server: Running) -> None:
    secret = "correct horse battery"
    ann = await person().register("Ann the Discreet", secret)
    seats: list[Any] = [{"kind": "me"}, {"kind": "invited"}]
    made = (await ann.post("/tables", {"game": "tally", "seats": seats})).json()
    token, session = made["invitations"][0]["token"], ann.http.cookies["steamshed_session"]
    await ann.get(f"/tables/{made['id']}", token=token)
    stored = b"".join(file.read_bytes() for file in (server.folder / "data").iterdir())
    logged = server.log.read_bytes()
    for text in (secret, token, session):
        assert text.encode() not in stored
        assert text.encode() not in logged


async def test_bots_get_the_view_and_nothing_else(person: Make) -> None:
    """The question to a bot is made of the view of its seat and of legal texts: see also test_bot_processes."""
    import msgspec

    from steamshed.bots.protocol import Choose, Hello

    assert [field.name for field in msgspec.structs.fields(Hello)] == ["steamshed", "game", "bot"]
    assert [field.name for field in msgspec.structs.fields(Choose)] == ["view", "legal", "clock", "seed"]


async def test_open_games_say_so() -> None:
    """A game that declares that nothing is hidden shows every seat the same."""
    for name in steamshed.games():
        game = steamshed.game(name)
        if not game.hidden:
            state = game.new(game.seats[0], None, steamshed.Chance(1))
            assert all(state.view(seat) == state.view(None) for seat in range(game.seats[0]))


async def test_two_at_one_screen_look_away_only_while_something_is_hidden(person: Make) -> None:
    """Binario Duel: in the draft a personality is a secret of its seat; after it, and in the basic game, nothing is."""
    ann = await person().be_guest("Ann")
    table = await ann.make("binario", "me", "me", options={"preset": "advanced"})
    async with ann.at(table) as line:
        await line.until("state", number=0)
        assert line.state["phase"] == "draft_return"
        assert line.state["eye"] is None
    open_from_the_start = await ann.make("binario", "me", "me")
    async with ann.at(open_from_the_start) as line:
        await line.until("state", number=0)
        assert line.state["phase"] == "build"
        assert line.state["eye"] == line.state["seat"]
        assert line.state["legal"]
