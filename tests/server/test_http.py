"""Tables, accounts, invitations, records and what a browser must not be able to do."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from xml.etree import ElementTree

import httpx
import pytest

import steamshed
from steamshed.server.app import create_app
from steamshed.server.limits import Buckets
from steamshed.server.settings import Settings
from tests.server.harness import ROOT, Person

Make = Callable[[], Person]
RECORD = (ROOT / "tests/records/age_of_steam/3_players_official.txt").read_text()


async def test_register_sign_out_and_in(person: Make) -> None:
    ann = await person().register("Zoë the Great")
    me = (await ann.get("/me")).json()
    assert me["user"]["name"] == "Zoë the Great"
    assert not me["user"]["guest"]
    ann.remember((await ann.post("/logout")).json())
    assert (await ann.get("/me")).json()["user"] is None
    answer = await ann.post("/login", {"name": "zoë the great", "password": "a bad password"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (401, "wrong-password")
    answer = await ann.post("/login", {"name": "nobody at all", "password": "a bad password"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (401, "wrong-password")
    answer = await ann.post("/login", {"name": "ZOË the great", "password": "a good password"})
    assert answer.status_code == 200
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


async def test_a_name_is_taken_once(person: Make) -> None:
    await person().register("Only One")
    second = person()
    await second.look()
    answer = await second.post("/register", {"name": "only one", "password": "a good password"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "name-is-taken")


async def test_a_guest_who_registers_keeps_his_seats(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("tally", "me", "open")
    await ann.register("Ann of Keeping")
    assert (await ann.get(f"/tables/{table}")).json()["mine"] == [0]


async def test_nothing_changes_without_the_csrf_token(person: Make) -> None:
    ann = await person().be_guest("Ann")
    for token in (b"", b"wrong", "é".encode()):
        answer = await ann.http.post("/api/tables", json={}, headers={b"X-CSRF-Token": token})
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "bad-csrf-token")
    other = await person().be_guest("Ben")
    answer = await ann.http.post("/api/logout", headers={"X-CSRF-Token": other.csrf})
    assert answer.status_code == 403


async def test_settings_are_kept(person: Make) -> None:
    ann = await person().be_guest("Ann")
    answer = await ann.put("/settings", {"language": "hu", "mails": True})
    assert answer.json()["settings"] == {"language": "hu", "mails": True}
    assert (await ann.get("/me")).json()["settings"]["language"] == "hu"
    assert (await ann.put("/settings", {"email": "ann@example.org"})).status_code == 400
    assert (await ann.put("/settings", {"x": "y" * 9000})).status_code == 400


async def test_an_invitation_opens_its_seat_and_no_other(person: Make) -> None:
    ann = await person().register("Ann who invites")
    seats = [{"kind": "me"}, {"kind": "invited", "name": "Ben"}, {"kind": "invited"}]
    made = (await ann.post("/tables", {"game": "tally", "seats": seats, "privacy": "private"})).json()
    table, tokens = made["id"], {one["seat"]: one["token"] for one in made["invitations"]}
    assert sorted(tokens) == [1, 2]
    stranger = person()
    await stranger.look()
    assert (await stranger.get(f"/tables/{table}")).status_code == 404
    answer = await stranger.post(f"/tables/{table}/join", {"name": "Eve"})
    assert answer.status_code == 404
    answer = await stranger.post(f"/tables/{table}/join", {"token": "guess", "name": "Eve"})
    assert answer.status_code in (403, 404)
    shown = (await ann.get(f"/tables/{table}")).json()
    assert shown["owner"]
    assert [player.get("invited", False) for player in shown["players"]] == [False, True, True]
    ben = person()
    await ben.look()
    assert await ben.join(table, token=tokens[1], name="Ben") == 1
    shown = (await ben.get(f"/tables/{table}")).json()
    assert not shown["owner"]
    assert [player.get("invited", False) for player in shown["players"]] == [False, False, True]
    assert (await ben.get("/me")).json()["user"]["guest"]
    cleo = await person().be_guest("Cleo")
    answer = await cleo.post(f"/tables/{table}/join", {"token": tokens[1]})
    assert (answer.status_code, answer.json()["error"]["id"]) == (410, "invitation-taken")
    assert await cleo.join(table, token=tokens[2]) == 2
    async with ben.at(table) as line:
        await line.until("state")
        assert line.table["mine"] == [1]
    rows = (await stranger.get("/tables", filter="running")).json()["tables"]
    assert table not in [row["id"] for row in rows]


async def test_leaving_and_starting_with_bots(person: Make) -> None:
    ann, ben = await person().be_guest("Ann"), await person().be_guest("Ben")
    table = await ann.make("tally", "me", "open", "open")
    await ben.join(table, seat=2)
    assert (await ben.post(f"/tables/{table}/leave")).status_code == 200
    assert (await ben.post(f"/tables/{table}/start", {"fill": "random"})).status_code == 403
    assert (await ann.post(f"/tables/{table}/start")).json()["error"]["id"] == "seats-are-open"
    assert (await ann.post(f"/tables/{table}/start", {"fill": "no such bot"})).status_code == 400
    assert (await ann.post(f"/tables/{table}/start", {"fill": "random"})).status_code == 200
    players = (await ann.get(f"/tables/{table}")).json()["players"]
    assert [player["kind"] for player in players] == ["human", "bot", "bot"]
    assert (await ben.post(f"/tables/{table}/join")).status_code == 409


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "no such game"}, 404),
        ({"seats": [{"kind": "me"}]}, 400),
        ({"options": {"goal": 7}}, 400),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "cheat"}]}, 400),
        ({"pace": {"kind": "days", "days": -1}}, 422),
        ({"seats": "me"}, 422),
    ],
)
async def test_a_table_that_cannot_be_is_refused(person: Make, change: dict[str, object], status: int) -> None:
    ann = await person().be_guest("Ann")
    body = {"game": "tally", "seats": [{"kind": "me"}, {"kind": "open"}], **change}
    answer = await ann.post("/tables", body)
    assert answer.status_code == status
    assert set(answer.json()["error"]) == {"id", "args", "text"}


async def test_a_record_goes_up_and_comes_down_the_same(person: Make) -> None:
    ann = await person().be_guest("Ann")
    headers = {"X-CSRF-Token": ann.csrf, "Content-Type": "text/plain; charset=utf-8"}
    answer = await ann.http.post("/api/records", content=RECORD, headers=headers)
    assert answer.status_code == 200, answer.text
    table = answer.json()["id"]
    assert (await ann.get(f"/tables/{table}/record")).text == RECORD
    log = (await ann.get(f"/tables/{table}/log", **{"from": 5})).json()["entries"]
    assert log[0]["number"] == 5
    assert log[0]["events"]
    found = (await ann.get(f"/tables/{table}/analysis")).json()
    assert len(found["scores"]) == len(log) + 5
    assert set(found["breakdown"][0]) == {"income", "track", "shares"}
    early = (await ann.get(f"/tables/{table}/at/0")).json()
    late = (await ann.get(f"/tables/{table}/at/{log[-1]['number']}")).json()
    assert early["phase"] == "issue_shares"
    assert late["phase"] == "over"
    assert (await ann.get(f"/tables/{table}/at/99999")).status_code == 404


async def test_what_could_have_been_played_is_drawn(person: Make) -> None:
    ann = await person().be_guest("Ann")
    headers = {"X-CSRF-Token": ann.csrf, "Content-Type": "text/plain; charset=utf-8"}
    table = (await ann.http.post("/api/records", content=RECORD, headers=headers)).json()["id"]
    entries = (await ann.get(f"/tables/{table}/log")).json()["entries"]
    built = next(entry for entry in entries if entry["action"].startswith("build"))
    path = f"/tables/{table}/at/{built['number'] - 1}"
    found = (await ann.post(path, {"actions": [built["action"]]})).json()["preview"]
    board = next(change for change in found if change["name"] == "board")
    assert any(thing["id"].startswith("tile-") for thing in board["things"])
    early = await ann.post(f"/tables/{table}/at/0", {"actions": [built["action"]]})
    assert (early.status_code, early.json()["error"]["id"]) == (400, "bad-input")
    for actions, status in (([], 422), (["fly away"], 400)):
        assert (await ann.post(path, {"actions": actions})).status_code == status
    assert (await ann.post(f"/tables/{table}/at/99999", {"actions": ["pass"]})).status_code == 404


async def test_a_bad_record_is_refused_with_line_and_reason(person: Make) -> None:
    ann = await person().be_guest("Ann")
    lines = RECORD.splitlines()
    lines[20] += " x"
    headers = {"X-CSRF-Token": ann.csrf, "Content-Type": "text/plain"}
    answer = await ann.http.post("/api/records", content="\n".join(lines), headers=headers)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert (error["id"], error["args"]["line"]) == ("bad-record", 21)
    assert error["args"]["reason"]
    answer = await ann.http.post("/api/records", content="nonsense", headers=headers)
    assert answer.json()["error"]["args"]["line"] == 1


async def test_games_scenery_locale_and_rules(person: Make) -> None:
    ann = await person().be_guest("Ann")
    names = [game["name"] for game in (await ann.get("/games")).json()]
    assert set(steamshed.games()) <= set(names)
    assert "AS-BUILD-07" in (await ann.get("/games/age_of_steam/rules")).json()["rules"]
    assert "AS-BUILD-07" in (await ann.get("/locale/en/age_of_steam.ftl")).text
    assert (await ann.get("/locale/xx/age_of_steam.ftl")).status_code == 404
    changed = (await ann.get("/games/age_of_steam/maps/high_fold/rules", players=4)).json()["changes"]
    assert {"rule": "MR-01", "id": "change-turns", "args": {"turns": 8}} in changed
    assert (await ann.get("/games/age_of_steam/maps/rust_belt/rules", players=4)).json() == {"changes": []}
    for map, players in (("high_fold", 6), ("atlantis", 4)):
        assert (await ann.get(f"/games/age_of_steam/maps/{map}/rules", players=players)).status_code == 404
    table = await ann.make("age_of_steam", "me", "me", "me")
    answer = await ann.get(f"/tables/{table}/scenery")
    assert answer.json()["scenes"][0]["symbols"]
    again = await ann.http.get(f"/api/tables/{table}/scenery", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_a_map_is_drawn_as_it_is_in_the_beginning(person: Make) -> None:
    ann = person()
    pictures = [await ann.get(f"/games/steam/maps/{name}.svg", theme="dark") for name in ("us", "ruhr")]
    for picture in pictures:
        assert picture.headers["content-type"] == "image/svg+xml"
        assert ElementTree.fromstring(picture.text).tag.endswith("svg")
    assert "Northeastern USA" in pictures[0].text
    assert "Northeastern USA" not in pictures[1].text
    for path in ("/games/steam/maps/moon.svg", "/games/binario/maps/us.svg", "/games/chess/maps/us.svg"):
        assert (await ann.get(path)).status_code == 404


async def test_a_map_for_the_number_of_players_is_found_and_its_sizes_are_told(person: Make) -> None:
    ann = await person().be_guest("Ann")
    games = {game["name"]: game for game in (await ann.get("/games")).json()}
    maps = games["steam"]["maps"]
    assert 6 not in maps[next(iter(maps))]
    table = await ann.make("steam", *["me"] * 6)
    chosen = (await ann.get(f"/tables/{table}")).json()["options"]["map"]
    assert 6 in maps[chosen]
    named = {"game": "steam", "seats": [{"kind": "me"}] * 6, "options": {"map": next(iter(maps))}}
    refused = (await ann.post("/tables", named)).json()["error"]
    assert refused["id"] == "bad-input"
    assert chosen in refused["text"]


def test_a_bucket_refills_steadily() -> None:
    bucket = Buckets(2, 0.5)
    assert [bucket.take("a", 0.0), bucket.take("a", 0.0)] == [0.0, 0.0]
    assert bucket.take("a", 0.0) == pytest.approx(2.0)
    assert bucket.take("b", 0.0) == 0.0
    assert bucket.take("a", 2.0) == 0.0


async def test_too_many_sign_ins_are_refused_with_the_time_to_wait(tmp_path: pathlib.Path) -> None:
    app = create_app(Settings(data=tmp_path))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as eve,
    ):
        for number in range(1, 13):
            headers = {"X-CSRF-Token": (await eve.get("/api/me")).json()["csrf"]}
            answer = await eve.post("/api/guest", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == (200 if number <= 10 else 429)
        assert answer.json()["error"]["id"] == "too-many-requests"
        assert int(answer.headers["retry-after"]) >= 1


async def test_headers_and_unknown_addresses(person: Make) -> None:
    ann = person()
    answer = await ann.http.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["error"]["id"] == "not-found"
    assert answer.headers["x-content-type-options"] == "nosniff"
    answer = await ann.http.get("/../../etc/passwd")
    assert b"root:" not in answer.content
