"""Names that make believe: look-alikes, invisible characters, guests who bear an account's name; weak passwords."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import create_engine, text

from steamshed.server.accounts.lookalikes import LOOKS, RARE_LOOKS, normal, skeleton
from steamshed.server.accounts.passwords import weakness
from steamshed.server.errors import Problem
from steamshed.server.people.names import hidden, proper_name
from steamshed.server.storage.migrate import downgrade, migrate
from tests.server.harness import ROOT, Person

Make = Callable[[], Person]
GOOD = "a good password"

HIDING = {
    "right-to-left override": "Ann\u202enobody",
    "zero width space": "An\u200bn",
    "soft hyphen": "An\u00adn",
    "hangul filler": "Ann\u3164",
    "variation selector": "Ann\ufe0f",
    "a tag": "Ann\U000e0041",
    "a line break": "Ann\nBen",
    "an escape": "Ann\x1b[2J",
    "unassigned": "Ann\u0378",
}
ALIKE = ["Pаula Stоne", "PauIa Stone", "pau1a st0ne", "Ρaula Stone", "Paula_Stone", "PaulaStone", "Ｐａｕｌａ Stone"]
"""Cyrillic а and о; a capital I; digits; a Greek capital rho; joined; fullwidth."""
BOB = [
    "\ua4d0obby Dott",
    "\u15f7obby Dott",
    "\ua4d0\ua4f3bby Dott",
    "\u13f4obby Dott",
    "Bobb\u10e7 Dott",
    "Bobby D\u1ecdtt",
]
"""Lisu, Canadian syllabics, Cherokee, Georgian; a dot below."""


@pytest.mark.parametrize("name", HIDING.values(), ids=HIDING.keys())
async def test_a_name_that_hides_something_is_refused_everywhere(person: Make, name: str) -> None:
    ann = person()
    await ann.look()
    for path, body in (("/register", {"name": name, "password": GOOD}), ("/guest", {"name": name})):
        answer = await ann.post(path, body)
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad-name")
    await ann.be_guest("Ann")
    two = [{"kind": "me"}, {"kind": "open"}]
    for change in ({"name": name}, {"seats": [{"kind": "me", "name": name}, {"kind": "open"}]}):
        answer = await ann.post("/tables", {"game": "tally", "seats": two, **change})
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad-name")
    table, ben = await ann.make("tally", *two), await person().be_guest("Ben")
    answer = await ben.post(f"/tables/{table}/join", {"name": name})
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad-name")


async def test_a_record_that_hides_something_in_a_name_is_refused(person: Make) -> None:
    ann = await person().be_guest("Ann")
    record = (ROOT / "tests/records/age_of_steam/3_players_official.txt").read_text()
    answer = await ann.http.post("/api/records", content=record.replace("Ada", "Ada\u202e"), headers=ann.plain())
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad-name")


async def test_a_record_names_nobody_who_has_an_account_but_who_brings_it(person: Make) -> None:
    """Somebody writes a shameful game and says that well-known players have played it."""
    ada, eve = await person().register("Ada Records"), await person().register("Eve Records")
    record = (ROOT / "tests/records/age_of_steam/3_players_official.txt").read_text()
    first, second, third = re.search(r"^players: (.*)$", record, re.MULTILINE)[1].split(", ")  # type: ignore[index]
    for before, after in ((first, "Ada R\u0435cords"), (second, "Eve Records"), (third, "Nobody here")):
        record = re.sub(rf"\b{before}\b", after, record)
    shown = {}
    for who in (ada, eve):
        answer = await who.http.post("/api/records", content=record, headers=who.plain())
        assert answer.status_code == 200, answer.text
        table = answer.json()["id"]
        players = (await who.get(f"/tables/{table}")).json()["players"]
        shown[who] = [player["name"] for player in players]
        again = (await who.get(f"/tables/{table}/record")).text
        assert f"players: {', '.join(shown[who])}\n" in again
        rows = (await who.get("/tables", filter="finished")).json()["tables"]
        assert [one["name"] for row in rows if row["id"] == table for one in row["players"]] == shown[who]
    assert shown[ada] == ["Ada R\u0435cords", "Seat 2", "Nobody here"]
    assert shown[eve] == ["Seat 1", "Eve Records", "Nobody here"]


async def test_a_record_of_an_office_names_none(person: Make) -> None:
    ann = await person().be_guest("Ann")
    record = (ROOT / "tests/records/age_of_steam/3_players_official.txt").read_text()
    first = re.search(r"^players: (.*?),", record, re.MULTILINE)[1]  # type: ignore[index]
    answer = await ann.http.post("/api/records", content=re.sub(rf"\b{first}\b", "Admin", record), headers=ann.plain())
    players = (await ann.get(f"/tables/{answer.json()['id']}")).json()["players"]
    assert players[0]["name"] == "Seat 1"


@given(st.text(max_size=60))
def test_what_passes_shows_itself_and_passes_again(name: str) -> None:
    try:
        proper = proper_name(name)
    except Problem as problem:
        assert problem.id == "bad-name"
        return
    assert 0 < len(proper) <= 40
    assert not any(hidden(sign) for sign in proper)
    assert not set(proper) & set(",:\n")
    assert proper_name(proper) == proper


async def test_nobody_bears_a_name_that_looks_like_an_account_s(person: Make) -> None:
    paula = await person().register("Paula Stone")
    for name in ALIKE:
        eve = person()
        await eve.look()
        answer = await eve.post("/register", {"name": name, "password": GOOD})
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "name-is-taken"), name
        answer = await eve.post("/guest", {"name": name})
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "name-is-taken"), name
    table = await paula.make("tally", {"kind": "me", "name": "Paula Stone"}, "open")
    eve = await person().be_guest("Eve")
    for path, body in (
        (f"/tables/{table}/join", {"name": ALIKE[0]}),
        ("/tables", {"game": "tally", "seats": [{"kind": "me", "name": ALIKE[1]}, {"kind": "open"}]}),
        ("/tables", {"game": "tally", "seats": [{"kind": "me"}, {"kind": "bot", "name": ALIKE[2]}]}),
    ):
        answer = await eve.post(path, body)
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "name-is-taken"), path


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        *(("Bobby Dott", name) for name in BOB),
        ("Bob", "\ua4d0\ua4f3\ua4d0"),  # all of it of another alphabet
        ("Peter", "P\u1eb9ter"),  # a dot below
        ("Peter", "Pet\u0117r"),  # a dot above
        ("Peter", "Pete\u0332r"),  # a line below
        ("Ivan", "\u0130van"),
    ],
)
def test_a_rare_letter_or_a_dot_makes_no_other_name(name: str, alike: str) -> None:
    assert proper_name(alike)  # it can be written
    assert skeleton(alike) == skeleton(name)


@pytest.mark.parametrize("table", [LOOKS, RARE_LOOKS], ids=["known", "rare"])
def test_every_look_alike_has_the_skeleton_of_its_letter(table: dict[str, str]) -> None:
    looks = [(letter, look) for letter, all in table.items() for look in all if normal(look) == look]
    assert len(looks) > 100
    wrong = [(letter, look) for letter, look in looks if skeleton(look) != skeleton(letter)]
    assert wrong == []
    assert [look for _, look in looks if skeleton(f"Zoe{look}") != skeleton(f"zoe{skeleton(look)}")] == []


async def test_nobody_bears_the_name_of_an_account_in_rare_letters(person: Make) -> None:
    await person().register("Bobby Dott")
    for name in BOB:
        eve = person()
        await eve.look()
        for path, body in (("/register", {"name": name, "password": GOOD}), ("/guest", {"name": name})):
            answer = await eve.post(path, body)
            assert (answer.status_code, answer.json()["error"]["id"]) == (409, "name-is-taken"), name


async def test_a_guest_is_shown_as_a_guest(person: Make) -> None:
    ann, gus = await person().register("Account Ann"), await person().be_guest("Gus")
    table = await ann.make("tally", "me", "open")
    await gus.join(table)
    assert [one.get("guest", False) for one in (await ann.get(f"/tables/{table}")).json()["players"]] == [False, True]
    rows = (await ann.get("/tables", filter="mine")).json()["tables"]
    assert [one.get("guest", False) for one in rows[0]["players"]] == [False, True]
    async with gus.at(table) as line:
        await line.send("chat", text="hello")
        assert (await line.until("chat"))["entries"][0]["guest"]


@pytest.mark.parametrize("name", ["Guest", "Admin", "ADMIN1STRATOR", "Stеamshed", "Moderator", "Deleted player"])
async def test_a_name_that_claims_an_office_is_nobody_s(person: Make, name: str) -> None:
    ann = person()
    await ann.look()
    answer = await ann.post("/register", {"name": name, "password": GOOD})
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "name-is-taken")


def test_different_names_stay_different() -> None:
    names = ["Zoe", "Zoë", "Jan", "Ján", "Ivan", "Иван", "Anna", "Hanna", "Łukasz", "Lukas", "Ben 2", "Ben 3"]
    names += ["Żak", "Zak", "Žak", "Ålund", "Alund", "Åsa", "Ősz", "Ösz", "Kůň", "Kuň", "Gęś", "Geś"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_old_accounts_that_look_alike_stay_and_the_older_one_is_protected(tmp_path: pathlib.Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/x.sqlite")
    insert = text("INSERT INTO users (id, name, key, email, created) VALUES (:id, :name, :key, :email, :created)")
    with engine.connect() as connection:
        migrate(connection)
        downgrade(connection, "0002")
        for id, name, key, created in (
            ("a", "Paula", "paula", 2.0),
            ("b", "PauIa", "pauia", 1.0),
            ("g", "Paula", None, 0.0),
        ):
            values = {"id": id, "name": name, "key": key, "email": "x@example.org", "created": created}
            connection.execute(insert, values)
        connection.commit()
        migrate(connection)
        found = connection.execute(text("SELECT id, skeleton, confirmed FROM users ORDER BY id")).all()
    engine.dispose()
    assert found == [("a", None, None), ("b", skeleton("Paula"), None), ("g", None, None)]


def test_accounts_that_look_alike_only_now_stay_and_the_oldest_is_protected(tmp_path: pathlib.Path) -> None:
    """A database of before: its skeletons told more names apart."""
    engine = create_engine(f"sqlite:///{tmp_path}/x.sqlite")
    insert = text("INSERT INTO users (id, name, key, skeleton, created) VALUES (:id, :name, :key, :look, :created)")
    with engine.connect() as connection:
        migrate(connection)
        downgrade(connection, "0017")
        for id, name, look, created in (
            ("a", "Bob", "bob", 2.0),
            ("b", "\ua4d0ob", "\ua4d0ob", 1.0),
            ("c", "\u15f7ob", "\u15f7ob", 3.0),
            ("d", "Paula", "paula", 4.0),
            ("e", "PauIa", None, 5.0),
        ):
            values = {"id": id, "name": name, "key": name.casefold(), "look": look, "created": created}
            connection.execute(insert, values)
        connection.execute(text("INSERT INTO users (id, name, created) VALUES ('g', 'Bob', 0)"))
        connection.commit()
        migrate(connection)
        found = connection.execute(text("SELECT id, name, skeleton FROM users ORDER BY id")).all()
    engine.dispose()
    names = ["Bob", "\ua4d0ob", "\u15f7ob", "Paula", "PauIa", "Bob"]
    assert found == list(zip("abcdeg", names, [None, "bob", None, "paula", None, None], strict=True))


# -- passwords -----------------------------------------------------------------------------------------------------

WEAK = {
    "password": "common",
    "Passw0rd!": "common",
    "iloveyou2024": "common",
    "trustno1": "common",
    "12345678": "row",
    "abcdefgh": "row",
    "qwertzuiop": "row",
    "87654321": "row",
    "abc12345": "row",
    "aaaaaaaaaa": "repeated",
    "xyzzyxyzzy": "repeated",
    "ababababab": "repeated",
    "ann marie": "name",
    "AnnMarie1": "name",
    "short": "short",
}


@pytest.mark.parametrize(("password", "reason"), WEAK.items())
def test_what_anybody_would_guess_is_weak(password: str, reason: str) -> None:
    assert weakness(password, "Ann Marie") == reason


@pytest.mark.parametrize(
    "password", ["a good password", "correct horse battery", "kV9#mm2_pLx", "Ann Marie rides at dawn"]
)
def test_a_good_password_passes(password: str) -> None:
    assert weakness(password, "Ann Marie") is None


async def test_a_weak_password_is_refused_with_the_reason(person: Make) -> None:
    ann = person()
    await ann.look()
    answer = await ann.post("/register", {"name": "Weak One", "password": "password1"})
    error = answer.json()["error"]
    assert (answer.status_code, error["id"], error["args"]) == (400, "weak-password", {"reason": "common"})
    await ann.register("Weak One")
    answer = await ann.post("/account/password", {"old": GOOD, "new": "weak one 1"})
    assert answer.json()["error"]["args"] == {"reason": "name"}
