"""Bots over the network: accounts and tokens, challenges, questions and answers, what a bot does wrong."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pathlib
import signal
import subprocess
import sys
from typing import Any

import websockets

from tests.server.harness import Line, Person, Running
from tests.server.robots import TALLY, Make, bot_line, owner_with_bot

CLIENT = pathlib.Path(__file__).parents[2] / "examples" / "bots" / "network_bot.py"


def refused(answer: Any) -> str:
    assert answer.status_code >= 400, answer.text
    found: str = answer.json()["error"]["id"]
    return found


# -- accounts and tokens -------------------------------------------------------------------------------------------


async def test_an_account_has_a_few_bots_and_a_guest_none(person: Make) -> None:
    owner, bot, _ = await owner_with_bot(person)
    guest = await person().be_guest("Passer-by")
    assert refused(await guest.post("/account/bots", {"name": "Mine"})) == "needs-account"
    assert refused(await owner.post("/account/bots", {"name": bot["name"].upper()})) == "name-is-taken"
    for number in range(4):
        assert (await owner.post("/account/bots", {"name": f"{bot['name']}, {number}"})).status_code == 200
    assert refused(await owner.post("/account/bots", {"name": "One too many"})) == "enough-bots"
    found = (await owner.get("/account/bots")).json()
    assert (len(found["bots"]), found["most"]) == (5, 5)
    assert found["bots"][0] == bot
    assert (await owner.get("/account/data")).json()["bots"][0]["name"] == bot["name"]
    assert refused(await guest.post(f"/account/bots/{bot['id']}/revoke")) == "no-such-bot"


async def test_a_token_is_good_for_the_bot_and_nothing_else(server: Running, person: Make) -> None:
    owner, bot, token = await owner_with_bot(person)
    headers = {"Authorization": f"Bearer {token}"}
    found = (await owner.http.get("/api/bot", headers=headers)).json()
    assert (found["id"], found["name"]) == (bot["id"], bot["name"])
    stranger = person()
    assert (await stranger.http.get("/api/me", headers=headers)).json()["user"] is None
    assert refused(await stranger.http.get("/api/account", headers=headers)) == "not-signed-in"
    assert refused(await stranger.http.get("/api/bot", headers={"Authorization": "Bearer nonsense"})) == "bad-token"
    await stranger.look()
    login = {"name": bot["name"], "password": token}
    assert refused(await stranger.post("/login", login)) == "wrong-password"
    data = (server.folder / "data" / "steamshed.sqlite").read_bytes()
    assert token.encode() not in data


async def test_a_revoked_or_renewed_token_ends_with_its_line(server: Running, person: Make) -> None:
    owner, bot, token = await owner_with_bot(person)
    async with bot_line(server, token) as line:
        await line.ready()
        assert [one["id"] for one in (await owner.get("/bots/online")).json()["bots"]] == [bot["id"]]
        renewed = (await owner.post(f"/account/bots/{bot['id']}/token")).json()["token"]
        assert await line.ended() == (4401, "bad-token")
    async with bot_line(server, token) as line:
        assert await line.ended() == (4401, "bad-token")
    async with bot_line(server, renewed) as line:
        await line.ready()
        assert (await owner.post(f"/account/bots/{bot['id']}/revoke")).status_code == 200
        assert await line.ended() == (4401, "bad-token")
    assert not (await owner.get("/account/bots")).json()["bots"][0]["token"]
    assert (await owner.get("/bots/online")).json()["bots"] == []


async def test_of_two_lines_with_one_token_the_newer_wins(server: Running, person: Make) -> None:
    _, _, token = await owner_with_bot(person)
    async with bot_line(server, token) as old:
        await old.ready()
        async with bot_line(server, token) as new:
            await new.ready()
            assert await old.ended() == (4409, "another-line")
            await new.send("ping")
            await new.hear("pong")


# -- playing -------------------------------------------------------------------------------------------------------


async def test_a_person_challenges_a_bot_and_plays(server: Running, person: Make) -> None:
    owner, bot, token = await owner_with_bot(person)
    async with bot_line(server, token) as line:
        await line.ready()
        table = await owner.make(
            "tally", "me", {"kind": "network", "bot": bot["id"]}, options={"goal": 6}, fallback="bot"
        )
        async with owner.at(table) as seat:
            waiting = (await seat.until("table"))["table"]["players"][1]
            assert waiting["challenged"]
            assert (waiting["kind"], waiting["name"]) == ("open", bot["name"])
            challenge = await line.take()
            assert (challenge["game"], challenge["seat"], challenge["players"]) == ("tally", 1, 2)
            await seat.until("state")
            there = seat.table["players"][1]
            assert (there["kind"], there["network"], there["online"]) == ("bot", True, True)
            await seat.play("add 1")
            question = await line.hear("choose")
            assert question["legal"] == ["add 1", "add 2", "add 3"]
            await line.send("action", id=question["id"], action="add 3")
            await line.hear("accepted")
            await seat.until("state", seat=0)
            await seat.play("add 3")
            end = await line.hear("end")
            assert end["scores"] == [4, 3]
            assert end["ranking"] == [[0], [1]]


async def test_a_bot_declines_and_its_seat_is_open_again(server: Running, person: Make) -> None:
    owner, bot, token = await owner_with_bot(person)
    async with bot_line(server, token) as line:
        await line.ready()
        table = await owner.make("tally", "me", {"kind": "network", "bot": bot["id"]})
        async with owner.at(table) as seat:
            await line.send("decline", table=(await line.hear("challenge"))["table"])
            while not (there := (await seat.until("table"))["table"]["players"][1]).get("declined"):
                pass
            assert there["declined"] == bot["name"]
            assert "challenged" not in there
        assert (await owner.post(f"/tables/{table}/challenge", {"seat": 1, "bot": bot["id"]})).status_code == 200
        await line.hear("challenge")
        assert (await owner.post(f"/tables/{table}/challenge", {"seat": 1})).status_code == 200
        await line.send("accept", table=table)
        assert (await line.hear("error"))["error"]["id"] == "challenge-is-over"


async def test_whom_a_bot_cannot_be_challenged_by(server: Running, person: Make) -> None:
    owner, bot, token = await owner_with_bot(person)
    network = {"kind": "network", "bot": bot["id"]}
    wanted = {"game": "tally", "seats": [{"kind": "me"}, network]}
    assert refused(await owner.post("/tables", wanted)) == "bot-is-away"
    async with bot_line(server, token) as line:
        await line.ready({"game": "tally", "players": [2], "options": {"goal": [30]}}, tables=1)
        assert refused(await owner.post("/tables", {**wanted, "game": "secrets"})) == "bot-does-not-play"
        assert refused(await owner.post("/tables", {**wanted, "options": {"goal": 6}})) == "bot-does-not-play"
        assert refused(await owner.post("/tables", {**wanted, "seats": [{"kind": "me"}] * 2 + [network]})) == (
            "bot-does-not-play"
        )
        assert refused(await owner.post("/tables", {**wanted, "seats": [network, network]})) == "bot-sits-here"
        assert (await owner.post("/tables", wanted)).status_code == 200
        assert refused(await owner.post("/tables", wanted)) == "bot-is-busy"
        await line.hear("challenge")


async def test_a_bot_sees_what_its_seat_may_see(server: Running, person: Make) -> None:
    owner, bot, token = await owner_with_bot(person)
    async with bot_line(server, token) as line:
        await line.ready({"game": "secrets"})
        table = await owner.make("secrets", "me", {"kind": "network", "bot": bot["id"]})
        await line.take()
        async with owner.at(table) as seat:
            hand = (await seat.until("state"))["view"]["hand"]
            await seat.play(f"hide {hand[0]}")
            question = await line.hear("choose")
            assert len(question["view"]["hand"]) == 3
            for word in seat.state["view"]["hand"] + [hand[0]]:
                assert word not in json.dumps(question)


async def test_a_new_line_is_asked_again_and_plays_several_tables(server: Running, person: Make) -> None:
    owner, bot, token = await owner_with_bot(person)
    network = {"kind": "network", "bot": bot["id"]}
    questions = {}
    async with bot_line(server, token) as line:
        await line.ready()
        for _ in range(2):
            await owner.make("tally", network, "me")
            await line.take()
            question = await line.hear("choose")
            questions[question["table"]] = question["id"]
    async with bot_line(server, token) as line:
        await line.hear("hello")
        await line.send("ready", steamshed=1, games=[TALLY], tables=3)
        again = [await line.hear("choose") for _ in range(2)]
        assert {one["table"]: one["id"] for one in again} == questions
        for one in again:
            await line.send("action", id=one["id"], action="add 1")
            assert (await line.hear("accepted"))["id"] == one["id"]
        await line.send("action", id=again[0]["id"], action="add 1")
        assert (await line.hear("late"))["id"] == again[0]["id"]


async def test_wrong_answers_are_told_and_counted(server: Running, person: Make) -> None:
    owner, bot, token = await owner_with_bot(person)
    async with bot_line(server, token) as line:
        await line.ready()
        table = await owner.make("tally", {"kind": "network", "bot": bot["id"]}, "me")
        await line.take()
        id = (await line.hear("choose"))["id"]
        await line.send("action", id=id, action="add 9")
        wrong = await line.hear("wrong")
        assert (wrong["rule"], wrong["left"]) == ("TA-ADD-01", 2)
        await line.send("action", id=id, action="fly away")
        assert "fly" in (await line.hear("wrong"))["reason"]
        await line.send("action", id=id, action="add 9")
        assert (await line.hear("wrong"))["left"] == 0
        assert (await line.hear("lost"))["table"] == table
        async with owner.at(table) as seat:
            await seat.until("state", seat=1)  # a bot of the server has played for it
            assert seat.table["players"][0]["stand_in"]
    async with bot_line(server, token) as line:  # the seat is its own again
        await line.ready()
        async with owner.at(table) as seat:
            await seat.until("state")
            await seat.play("add 1")
        await line.hear("choose")


async def test_a_bot_that_does_not_answer_loses_its_seat(tmp_path: pathlib.Path) -> None:
    server = Running(tmp_path, network_bot_seconds=0.5).start()
    try:
        owner, bot, token = await owner_with_bot(lambda: Person(server.address))
        async with bot_line(server, token) as line:
            await line.ready()
            await owner.make("tally", {"kind": "network", "bot": bot["id"]}, "me")
            await line.take()
            id = (await line.hear("choose"))["id"]
            await line.hear("lost")
            await line.send("action", id=id, action="add 1")
            await line.hear("late")
        await owner.close()
    finally:
        server.stop()


async def test_what_bots_did_can_be_taken_back_as_at_any_table_of_bots(server: Running, person: Make) -> None:
    owner, bot, token = await owner_with_bot(person)
    async with bot_line(server, token) as line:
        await line.ready()
        table = await owner.make("tally", "me", {"kind": "network", "bot": bot["id"]})
        await line.take()
        async with owner.at(table) as seat:
            await seat.until("state")
            await seat.play("add 1")
            first = await line.hear("choose")
            await line.send("action", id=first["id"], action="add 2")
            await line.hear("accepted")
            state = await seat.until("state", number=2)
            assert state["offer"]["to"] == 0
            await seat.send("undo", version=state["version"], to=0)
            await seat.until("state", number=0)
            await seat.play("add 3")
            assert (await line.hear("choose"))["view"]["total"] == 3


async def test_a_bot_that_stays_away_can_be_replaced(server: Running, person: Make) -> None:
    owner, bot, token = await owner_with_bot(person)
    async with bot_line(server, token) as line:
        await line.ready()
        table = await owner.make("tally", {"kind": "network", "bot": bot["id"]}, "me")
        await line.take()
        await line.hear("choose")
    async with owner.at(table) as seat:
        await seat.until("state")
        while seat.table["players"][0]["online"]:
            await seat.until("table")
        await seat.send("propose", kind="bot", seat=0)
        assert (await seat.until("error"))["error"]["id"] == "not-away-long-enough"
        server.away_for(table, 0, 3600)
        await seat.send("propose", kind="bot", seat=0)
        await seat.until("state", seat=1)


async def test_a_deleted_bot_resigns_and_its_name_goes(server: Running, person: Make) -> None:
    owner, bot, token = await owner_with_bot(person)
    async with bot_line(server, token) as line:
        await line.ready()
        table = await owner.make("tally", "me", {"kind": "network", "bot": bot["id"]})
        await line.take()
        await owner.make("tally", "me", {"kind": "network", "bot": bot["id"]})
        await line.hear("challenge")
        assert (await owner.post(f"/account/bots/{bot['id']}/delete")).status_code == 200
        assert (await line.ended())[0] == 4401
    there = (await owner.get(f"/tables/{table}")).json()["players"][1]
    assert (there["name"], there["deleted"], there["resigned"]) == ("", True, True)
    assert (await owner.get("/account/bots")).json()["bots"] == []


async def test_who_deletes_his_account_deletes_his_bots(server: Running, person: Make) -> None:
    owner, _, token = await owner_with_bot(person)
    async with bot_line(server, token) as line:
        await line.ready()
        assert (await owner.post("/account/delete", {"password": "a good password"})).status_code == 200
        assert (await line.ended())[0] == 4401


# -- what bots do wrong --------------------------------------------------------------------------------------------


NONSENSE = [
    ("nonsense", "bad-message"),
    ('{"type": "fly"}', "bad-message"),
    ('{"type": "ready", "steamshed": 1, "games": []}', "bad-message"),
    ('{"type": "ready", "steamshed": 2, "games": [{"game": "tally"}]}', "other-version"),
    ('{"type": "action", "id": "x", "action": "add 1"}', "not-ready"),
    ("[" * 9_000, "bad-message"),
    ("x" * 20_000, "bad-message"),
]


async def test_nonsense_is_refused_by_name(server: Running, person: Make) -> None:
    _, _, token = await owner_with_bot(person)
    async with bot_line(server, token) as line:
        await line.hear("hello")
        for message, error in NONSENSE:
            await line.connection.send(message)
            assert (await line.hear("error"))["error"]["id"] == error, message
        await line.send("ready", steamshed=1, games=[TALLY])
        await line.send("accept", table="nowhere")
        assert (await line.hear("error"))["error"]["id"] == "challenge-is-over"
        await line.send("action", id="nowhere.3", action="add 1")
        await line.hear("late")


async def test_too_much_nonsense_ends_the_line(server: Running, person: Make) -> None:
    _, _, token = await owner_with_bot(person)
    async with bot_line(server, token) as line:
        await line.ready()
        for _ in range(30):
            with contextlib.suppress(websockets.ConnectionClosed):
                await line.connection.send("nonsense")
        assert await line.ended() == (4400, "bad-message")


async def test_a_flood_waits_and_guessing_is_slowed(tmp_path: pathlib.Path) -> None:
    server = Running(tmp_path, rate_limits="true").start()
    try:
        owner, _, token = await owner_with_bot(lambda: Person(server.address))
        async with bot_line(server, token) as line:
            await line.ready()
            for _ in range(130):
                await line.send("ping")
            began = asyncio.get_running_loop().time()
            for _ in range(130):
                await line.hear("pong")
            assert asyncio.get_running_loop().time() - began > 0.5  # 100 at once, then 30 a second
        reasons = []
        for number in range(12):
            async with bot_line(server, f"guess {number}") as line:
                reasons.append(await line.ended())
        assert reasons[0] == (4401, "bad-token")
        assert reasons[-1] == (4429, "too-many-requests")
        await owner.close()
    finally:
        server.stop()


async def test_whose_owner_is_shut_out_is_shut_out(server: Running, person: Make) -> None:
    owner, _, token = await owner_with_bot(person)
    name = (await owner.look())["user"]["name"]
    async with bot_line(server, token) as line:
        await line.ready()
        assert "is shut out" in server.admin("ban", name, "--for", "30m")
        assert await line.ended() == (4403, "shut-out")
    async with bot_line(server, token) as line:
        assert await line.ended() == (4403, "shut-out")
    assert (await person().get("/bots/online")).json()["bots"] == []


# -- the example ---------------------------------------------------------------------------------------------------


def start_client(server: Running, token: str, log: pathlib.Path, *words: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "STEAMSHED_BOT_TOKEN": token}
    with log.open("ab") as out:
        command = [sys.executable, str(CLIENT), server.address, *words]
        return subprocess.Popen(command, env=environment, stdout=out, stderr=out)


async def until_online(owner: Person) -> None:
    for _ in range(300):
        if (await owner.get("/bots/online")).json()["bots"]:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the bot does not come")


async def play_on(seat: Line, actions: int | None = None) -> None:
    """Plays the first legal action, so many times or to the end."""
    while not seat.state["over"] and actions != 0:
        if "legal" in seat.state:
            await seat.play(seat.state["legal"][0]["action"])
            actions = None if actions is None else actions - 1
        else:
            await seat.until("state")


async def test_the_example_plays_a_whole_game_and_survives_being_killed(
    server: Running, person: Make, tmp_path: pathlib.Path
) -> None:
    owner, bot, token = await owner_with_bot(person)
    log = tmp_path / "client.log"
    words = ["--games", "days_of_steam", "--bot", "random", "--tables", "3"]
    client = start_client(server, token, log, *words)
    try:
        await until_online(owner)
        table = await owner.make("days_of_steam", "me", {"kind": "network", "bot": bot["id"]})
        async with owner.at(table) as seat:
            await seat.until("state")
            await play_on(seat, 12)
            client.send_signal(signal.SIGKILL)
            client.wait()
            client = start_client(server, token, log, *words)
            await play_on(seat)
            assert seat.state["ranking"] is not None
            assert not seat.table["players"][1].get("stand_in")
        assert "challenged to days_of_steam" in log.read_text()
        assert (await owner.post(f"/account/bots/{bot['id']}/revoke")).status_code == 200
        assert await asyncio.to_thread(client.wait, 15) != 0
        assert "the token is not good" in log.read_text()
    finally:
        client.kill()
        client.wait()
