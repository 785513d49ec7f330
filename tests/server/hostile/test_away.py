"""Being away in bad faith: guests, strangers, what is another's, nonsense."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

from tests.server.harness import Person

Make = Callable[[], Person]
DAYS: dict[str, Any] = {"kind": "days", "days": 3}


async def refusal(answer: Any, status: int) -> str:
    found = await answer
    assert found.status_code == status, found.text
    return str(found.json()["error"]["id"])


async def table_of(ann: Person, ben: Person, **more: Any) -> str:
    table = await ann.make("secrets", "me", "open", pace=DAYS, **more)
    await ben.join(table)
    return table


async def test_only_accounts_are_away_by_their_word(person: Make) -> None:
    guest, nobody = await person().be_guest("Passing"), person()
    await nobody.look()
    for somebody, status, why in ((guest, 403, "needs-account"), (nobody, 401, "not-signed-in")):
        assert await refusal(somebody.get("/away"), status) == why
        asked = somebody.put("/away/hours", {"time_zone": "", "wake": 0, "sleep": 0})
        assert await refusal(asked, status) == why
        for path, body in (
            ("/away/holidays", {"first": "2030-01-01", "last": "2030-01-02"}),
            ("/away/holidays/x/end", None),
            ("/away/stand-in/answer", {"user": "x", "yes": True}),
            ("/tables/x/hand", {"seat": 0, "to": "Ann"}),
            ("/tables/x/hand/answer", {"seat": 0, "yes": True}),
        ):
            assert await refusal(somebody.post(path, body), status) == why
        assert await refusal(somebody.put("/away/stand-in", {"bot": "easy"}), status) == why


async def test_nonsense_is_refused_by_its_place(person: Make) -> None:
    ann = await person().register("Nonsense Ann")
    for first, last, id in (
        ("2030-02-30", "2030-03-01", "wrong-shape"),
        ("tomorrow", "2030-03-01", "wrong-shape"),
        ("1999-01-01", "1999-01-02", "holiday-dates"),
        ("9999-12-31", "9999-12-31", "holiday-dates"),
    ):
        status = 422 if id == "wrong-shape" else 400
        assert await refusal(ann.post("/away/holidays", {"first": first, "last": last}), status) == id
    for hours, status, id in (
        ({"time_zone": "Mars/Olympus", "wake": 0, "sleep": 0}, 400, "no-such-zone"),
        ({"time_zone": "../../etc/passwd", "wake": 0, "sleep": 0}, 400, "no-such-zone"),
        ({"time_zone": "", "wake": -1, "sleep": 0}, 422, "wrong-shape"),
        ({"time_zone": "", "wake": 0, "sleep": 1440}, 422, "wrong-shape"),
        ({"time_zone": "", "wake": 0, "sleep": 60}, 400, "too-few-hours"),
    ):
        assert await refusal(ann.put("/away/hours", hours), status) == id
    for plan, status, id in (
        ({"bot": "hal"}, 400, "no-such-bot"),
        ({"bot": "easy", "person": "Nonsense Ann"}, 400, "bad-input"),
        ({"person": "Nonsense Ann"}, 400, "nobody-there"),
        ({"person": "Whoever"}, 404, "nobody-of-that-name"),
        ({"table": "nowhere", "bot": "easy"}, 404, "no-such-table"),
    ):
        assert await refusal(ann.put("/away/stand-in", plan), status) == id
    for pace in (
        {"kind": "hours", "hours": 0.5},
        {"kind": "hours", "hours": 1000},
        {"kind": "bank", "days": 0},
        {"kind": "bank", "days": 7, "increment": -1},
        {"kind": "bank", "days": 1e9},
    ):
        body = {"game": "tally", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": pace}
        assert await refusal(ann.post("/tables", body), 422) == "wrong-shape"


async def test_what_is_anothers_stays_his(person: Make) -> None:
    ann, ben, eve = [await person().register(f"Others {name}") for name in ("Ann", "Ben", "Eve")]
    table = await table_of(ann, ben)
    first, last = (str(date.today() + timedelta(days=days)) for days in (3, 5))
    stated = await ann.post("/away/holidays", {"first": first, "last": last})
    (holiday,) = stated.json()["holidays"]
    assert await refusal(eve.post(f"/away/holidays/{holiday['id']}/end"), 404) == "no-such-holiday"
    assert await refusal(eve.put("/away/stand-in", {"table": table, "bot": "easy"}), 403) == "not-your-seat"
    assert await refusal(eve.post(f"/tables/{table}/hand", {"seat": 0, "to": "Others Eve"}), 403) == "not-your-seat"
    assert await refusal(ben.post(f"/tables/{table}/hand", {"seat": 0, "to": "Others Eve"}), 403) == "not-your-seat"
    assert await refusal(ben.post(f"/tables/{table}/hand", {"seat": 0, "to": None}), 403) == "not-your-seat"
    assert (await ann.post(f"/tables/{table}/hand", {"seat": 0, "to": "Others Eve"})).status_code == 200
    assert await refusal(ben.post(f"/tables/{table}/hand/answer", {"seat": 0, "yes": True}), 404) == "no-such-table"
    (offered,) = (await eve.get("/away")).json()["handings"]
    assert (offered["name"], offered["mine"], "until" in offered) == ("Others Ann", False, False)
    assert (await ben.get("/away")).json()["handings"] == []
    kept = (await ann.get("/account/data")).json()["away"]
    assert [one["first"] for one in kept["holidays"]] == [first]


async def test_who_stands_in_sees_that_seat_and_no_other_and_only_while_he_does(person: Make) -> None:
    """Secrets are the seat's: who is asked sees nothing before he plays, and nothing any more when he has stopped."""
    ann, ben, eve = [await person().register(f"Secret {name}") for name in ("Ann", "Ben", "Eve")]
    table = await table_of(ann, ben, fallback="bot")
    asked = {"table": table, "person": "Secret Eve", "overtime": True}
    assert (await ann.put("/away/stand-in", asked)).status_code == 200
    (request,) = (await eve.get("/away")).json()["asked"]
    assert (request["name"], request["accepted"]) == ("Secret Ann", False)
    said = {"user": request["user"], "table": table, "yes": True}
    assert (await eve.post("/away/stand-in/answer", said)).status_code == 200
    assert await refusal(ben.post("/away/stand-in/answer", said), 404) == "not-asked"
    async with eve.at(table) as line:
        await line.until("state")
        assert line.state["eye"] is None
        assert line.table["mine"] == []
        await line.send("act", id="a", action="keep 0", version=line.state["version"])
        assert (await line.answer("a"))["type"] == "error"
