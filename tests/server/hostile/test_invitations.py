"""Seats that belong to their players: what links, owners and strangers try to get at."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable

from tests.server.harness import Person, Running

Make = Callable[[], Person]


async def invited_table(owner: Person, invited: int = 1, privacy: str = "public") -> tuple[str, list[str]]:
    """A table of the owner with so many invited seats, and the secrets of their invitations."""
    seats = [{"kind": "me"}, *({"kind": "invited"} for _ in range(invited))]
    made = (await owner.post("/tables", {"game": "tally", "seats": seats, "privacy": privacy})).json()
    return made["id"], [one["token"] for one in made["invitations"]]


async def error(person: Person, table: str, token: str) -> str:
    """Why somebody with the secret cannot sit down."""
    await person.look()
    answer = await person.post(f"/tables/{table}/join", {"token": token, "name": "Eve"})
    return str(answer.json()["error"]["id"])


async def test_a_taken_link_opens_nothing(person: Make) -> None:
    """Somebody finds the link of a seat that was taken long ago and wants its cards and its moves."""
    for privacy in ("public", "private"):
        ann, ben, eve = await person().be_guest("Ann"), person(), person()
        table, (token,) = await invited_table(ann, privacy=privacy)
        await ben.look()
        await ben.join(table, token=token, name="Ben")
        await eve.look()
        for path in ("", "/log", "/at/0", "/scenery", "/analysis", "/record"):
            answer = await eve.get(f"/tables/{table}{path}", token=token)
            assert (answer.status_code, answer.json()["error"]["id"]) == (410, "invitation-taken"), path
        async with eve.at(table, f"?token={token}") as line:
            assert (await line.hear())["error"]["id"] == "invitation-taken"
        assert await error(person(), table, token) == "invitation-taken"
        assert await ben.join(table, token=token) == 1  # who took it is let in by his own old link


async def test_the_owner_gets_no_seat_by_knowing_all_links(person: Make) -> None:
    """The owner of a table keeps the links of all invitations and plays, looks and resigns for the others."""
    ann, ben, cleo = await person().be_guest("Ann"), person(), person()
    table, tokens = await invited_table(ann, 2)
    for guest, token in ((ben, tokens[0]), (cleo, tokens[1])):
        await guest.look()
        await guest.join(table, token=token, name="Guest")
    async with ann.at(table, f"?token={tokens[0]}") as line:
        await line.until("state")
        assert line.table["mine"] == [0]
        await line.send("resign")
        while not line.table["players"][0].get("resigned"):
            await line.until("table")
        assert [player.get("resigned", False) for player in line.table["players"]] == [True, False, False]


async def test_a_seat_that_was_left_needs_a_new_invitation(person: Make) -> None:
    """A guest leaves his seat; the old link, or no link at all, must not give it to whoever comes next."""
    ann, ben = await person().be_guest("Ann"), person()
    table, tokens = await invited_table(ann, 2)
    await ben.look()
    await ben.join(table, token=tokens[0], name="Ben")
    assert (await ben.post(f"/tables/{table}/leave")).status_code == 200
    assert await error(person(), table, tokens[0]) == "invitation-taken"
    eve = await person().be_guest("Eve")
    for body in ({"seat": 1}, {}):
        answer = await eve.post(f"/tables/{table}/join", body)
        assert answer.json()["error"]["id"] in ("seat-is-taken", "table-is-full")
    new = (await ann.post(f"/tables/{table}/invite", {"seat": 1})).json()["token"]
    assert await eve.join(table, token=new) == 1


async def test_the_owner_voids_and_renews_open_invitations_and_nobody_else_does(person: Make) -> None:
    """A link has gone to the wrong person; or somebody who is not the owner wants to make links void."""
    ann, eve = await person().be_guest("Ann"), await person().be_guest("Eve")
    table, tokens = await invited_table(ann, 2)
    for path in ("invite", "uninvite"):
        assert (await eve.post(f"/tables/{table}/{path}", {"seat": 1})).status_code == 403
    assert (await eve.get(f"/tables/{table}/invitations")).status_code == 403
    new = (await ann.post(f"/tables/{table}/invite", {"seat": 1})).json()["token"]
    assert (await ann.post(f"/tables/{table}/uninvite", {"seat": 2})).status_code == 200
    for token in tokens:
        assert await error(person(), table, token) == "invitation-void"
    listed = (await ann.get(f"/tables/{table}/invitations")).json()["invitations"]
    assert [one["seat"] for one in listed] == [1]
    assert await eve.join(table, token=new) == 1
    assert (await ann.get(f"/tables/{table}/invitations")).json()["invitations"] == []
    assert (await ann.post(f"/tables/{table}/uninvite", {"seat": 1})).status_code == 409


async def test_an_old_invitation_expires(person: Make, server: Running) -> None:
    """A link is found in an old mail, years later."""
    ann = await person().be_guest("Ann")
    table, (token,) = await invited_table(ann)
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "steamshed.sqlite", timeout=30)) as stored:
        stored.execute('UPDATE invitations SET expires = expires - 15 * 86400 WHERE "table" = ?', (table,))
        stored.commit()
    assert await error(person(), table, token) == "invitation-expired"
    assert (await ann.get(f"/tables/{table}/invitations")).json()["invitations"] == []


async def test_a_game_that_begins_without_an_invited_player_ends_his_invitation(person: Make) -> None:
    """The owner begins with bots; the link must not lead behind a bot's cards."""
    ann = await person().be_guest("Ann")
    table, (token,) = await invited_table(ann, privacy="private")
    assert (await ann.post(f"/tables/{table}/start", {"fill": "random"})).status_code == 200
    assert await error(person(), table, token) == "invitation-void"


async def test_two_who_take_one_invitation_at_once_get_one_seat(person: Make) -> None:
    """A link was posted in public, and many click it in the same moment."""
    ann = await person().be_guest("Ann")
    table, (token,) = await invited_table(ann)
    crowd = [await person().be_guest(f"Guest {number}") for number in range(6)]
    answers = await asyncio.gather(*(one.post(f"/tables/{table}/join", {"token": token}) for one in crowd))
    assert sorted(answer.status_code for answer in answers) == [200] + [410] * 5


# -- taking a seat along -------------------------------------------------------------------------------------------


async def test_a_guest_takes_his_seat_along_once(person: Make) -> None:
    """The link to another device is used again by somebody who has seen it; or two use it at once."""
    ann, ben = await person().be_guest("Ann"), person()
    table, (token,) = await invited_table(ann, privacy="private")
    await ben.look()
    await ben.join(table, token=token, name="Ben")
    url = (await ben.post("/along")).json()["url"]
    code = url.partition("code=")[2]
    devices = [person() for _ in range(4)]
    for device in devices:
        await device.look()
    answers = await asyncio.gather(*(device.post("/along/arrive", {"code": code}) for device in devices))
    assert sorted(answer.status_code for answer in answers) == [200, 410, 410, 410]
    for device, answer in zip(devices, answers):
        seen = await device.get(f"/tables/{table}")
        if answer.status_code == 200:
            assert seen.json()["mine"] == [1]
        else:
            assert answer.json()["error"]["id"] == "handover-gone"
            assert seen.status_code == 404
    assert (await ben.look())["user"] is None  # he has moved
    assert (await ben.get(f"/tables/{table}")).status_code == 404


async def test_only_who_has_the_session_can_move_a_guest(person: Make, server: Running) -> None:
    """A stranger guesses codes, an old code is tried, an account is moved by link in place of its password."""
    eve, ann = person(), await person().register("Ann with an account")
    await eve.look()
    assert (await eve.post("/along")).status_code == 401
    assert (await ann.post("/along")).json()["error"]["id"] == "has-an-account"
    assert (await eve.post("/along/arrive", {"code": "guess"})).status_code == 410
    ben = await person().be_guest("Ben")
    code = (await ben.post("/along")).json()["url"].partition("code=")[2]
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "steamshed.sqlite", timeout=30)) as stored:
        stored.execute("UPDATE handovers SET expires = expires - 901")
        stored.commit()
    assert (await eve.post("/along/arrive", {"code": code})).status_code == 410


async def test_nobody_loses_his_own_seats_by_opening_a_link(person: Make) -> None:
    """A link is sent to a player, so that his browser forgets who he is."""
    ann, eve = await person().be_guest("Ann"), await person().be_guest("Eve")
    await ann.make("tally", "me", "open")
    code = (await eve.post("/along")).json()["url"].partition("code=")[2]
    assert (await ann.post("/along/arrive", {"code": code})).json()["error"]["id"] == "somebody-already"
    assert (await ann.look())["user"]["name"] == "Ann"


def guests(server: Running) -> int:
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "steamshed.sqlite", timeout=30)) as stored:
        users, sessions = (
            stored.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("users", "sessions")
        )
    return int(users) + int(sessions)


async def test_who_cannot_sit_down_leaves_no_guest_behind(person: Make, server: Running) -> None:
    """Somebody without a session knocks again and again where nothing is free."""
    ann, ben, eve = await person().be_guest("Ann"), await person().be_guest("Ben"), person()
    await person().register("Somebody Known")
    full = await ann.make("tally", "me", "open", "open")
    await ben.join(full, seat=1)
    kept, _ = await invited_table(ann)
    await eve.look()
    group = (await (await person().register("Founder of nothing")).post("/groups", {"name": "Closed"})).json()["id"]
    before, cookie = guests(server), eve.http.cookies["steamshed_session"]
    for table, body, why in (
        (full, {"seat": 1}, "seat-is-taken"),
        (full, {"seat": 7}, "no-such-seat"),
        (full, {"name": "Somebody Known"}, "name-is-taken"),
        (full, {"name": "\u202e"}, "bad-name"),
        (kept, {}, "table-is-full"),
        (kept, {"seat": 1}, "seat-is-taken"),
        (kept, {"token": "nonsense"}, "bad-invitation"),
    ):
        answer = await eve.post(f"/tables/{table}/join", body)
        assert answer.json()["error"]["id"] == why, (table, body)
    assert (await eve.post(f"/groups/{group}/join", {"token": "nonsense"})).status_code == 403
    assert guests(server) == before
    assert eve.http.cookies["steamshed_session"] == cookie
    assert await eve.join(full) == 2  # now he is a guest, who has a session
    assert guests(server) == before + 2
    assert (await eve.look())["user"]["guest"]
