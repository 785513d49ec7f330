"""Notices: who is told of what, when, and how often. Time is the test's; mails go through a real SMTP server."""

from __future__ import annotations

import asyncio
import pathlib
import re
from collections.abc import AsyncIterator, Iterator
from datetime import datetime
from email.message import EmailMessage
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import pytest_asyncio
from sqlalchemy import select

from steamshed.kernel.words import LANGUAGES
from steamshed.server.api.shapes import Days
from steamshed.server.jobs import queue
from steamshed.server.notices import detect, preferences
from steamshed.server.notices.web_push import decoded, encoded, encrypt
from steamshed.server.notices.wire import Quiet, WaysOf, Wishes
from steamshed.server.notices.words import catalogue, say
from steamshed.server.storage import schema
from steamshed.server.storage.store import Unavailable
from steamshed.server.tables import awaited_move, commands
from testbed.services import postgres
from tests.server.hall import NOON, Browser, Clock, Hall, Receiver, check_signature, hall, only
from tests.server.post import Post
from tests.server.services import require

HOUR, DAY = 3600.0, 86400.0
TURNS = Wishes(WaysOf(["mail"], [], [], [], []))
"""Only the turn, by mail."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest_asyncio.fixture
async def shed(tmp_path: pathlib.Path, clock: Clock, post: Post) -> AsyncIterator[Hall]:
    async with hall(tmp_path, clock, post) as made:
        yield made


def text_of(mail: EmailMessage) -> str:
    part = mail.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def subjects(post: Post) -> list[tuple[str, str]]:
    return [(to[0].partition("@")[0], str(mail["Subject"])) for to, mail in post.mails]


# -- one notice for one wait ---------------------------------------------------------------------------------------


async def test_who_waits_is_told_once_and_who_has_moved_is_not(shed: Hall, post: Post) -> None:
    table = await shed.table([await shed.user("Ann", TURNS), await shed.user("Ben", TURNS)])
    await shed.look(30)
    assert post.mails == []  # perhaps she answers at once
    await shed.look(31)
    assert subjects(post) == [("ann", "Your turn: title")]
    await shed.through(2 * DAY, HOUR)
    assert len(post.mails) == 1
    await shed.play(table)
    await shed.look(50)
    await shed.play(table)  # Ben was quick
    await shed.look(5)
    assert await shed.states(user="Ben") == []
    await shed.through(600)
    assert subjects(post)[1:] == [("ann", "Your turn: title")]
    assert await shed.states() == ["sent", "sent"]


async def test_a_notice_that_was_written_down_goes_when_its_wait_is_over(shed: Hall, post: Post) -> None:
    table = await shed.table([await shed.user("Ann", TURNS), await shed.user("Ben", TURNS)])
    shed.clock.now += 61
    await shed.noticing.look()
    assert await shed.states() == ["waiting"]
    await shed.play(table)
    await shed.sending.look()
    assert await shed.states() == ["gone"]
    assert post.mails == []


async def test_an_auction_of_eleven_rounds_is_no_flood(shed: Hall, post: Post) -> None:
    names = [await shed.user(name, TURNS) for name in ("Ann", "Ben", "Cleo")]
    table = await shed.table(names, options={"goal": 1_000_000})
    for _ in range(11):
        for _ in range(3):
            await shed.through(90)  # slower than the grace: but whoever bids is about
            await shed.play(table)
    assert [who for who, _ in subjects(post)] == ["ann", "ben", "cleo"]  # of the first wait: they had done nothing yet
    await shed.through(DAY, 300)
    assert [who for who, _ in subjects(post)] == ["ann", "ben", "cleo", "ann"]  # and the real one after all that


async def test_steps_of_ones_own_and_taking_them_back_are_the_same_wait(shed: Hall, post: Post) -> None:
    table = await shed.table([await shed.user("Ann", TURNS), await shed.user("Ben", TURNS)], game="tally")
    first = awaited_move.wait_of(table.now)
    assert first is not None
    await shed.play(table)
    second = awaited_move.wait_of(table.now)
    await commands.undo(shed.tables, table, [0], table.now.version)
    again = awaited_move.wait_of(table.now)
    assert second is not None
    assert again is not None
    assert (again.seat, again.mark) == (first.seat, first.mark)
    assert (second.seat, second.mark) != (first.seat, first.mark)
    shed.clock.now += 5
    await shed.play(table)
    third = awaited_move.wait_of(table.now)
    assert third is not None
    assert third.mark != second.mark  # another action made it his turn


async def test_who_is_at_the_table_is_not_told_unless_the_page_was_left_open(shed: Hall, post: Post) -> None:
    table = await shed.table([await shed.user("Ann", TURNS), await shed.user("Ben", TURNS)])
    table.attendance.is_there("there", frozenset({0}), frozenset())
    await shed.through(1700)
    assert post.mails == []
    await shed.through(200)
    assert [who for who, _ in subjects(post)] == ["ann"]


async def test_what_the_server_will_answer_is_not_told(shed: Hall, post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = True

    async def answers(tables: object, id: str, seat: int) -> bool:
        return expected

    monkeypatch.setattr("steamshed.server.orders.service.answers", answers)
    await shed.table([await shed.user("Ann", TURNS), await shed.user("Ben", TURNS)])
    await shed.through(600)
    assert post.mails == []
    expected = False
    await shed.through(120)
    assert len(post.mails) == 1


async def test_who_plays_with_bots_alone_is_not_told(shed: Hall, post: Post) -> None:
    table = await shed.table([await shed.user("Ann"), await shed.user("Ben")])
    await commands.resign(shed.tables, table, [1])
    assert awaited_move.wait_of(table.now) is None


# -- when ----------------------------------------------------------------------------------------------------------


def at(zone: str, words: str) -> float:
    return datetime.fromisoformat(words).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-11-14 21:59", "2026-11-14 21:59"),
        ("2026-11-14 22:00", "2026-11-15 07:00"),
        ("2026-11-15 03:00", "2026-11-15 07:00"),
        ("2026-11-15 07:00", "2026-11-15 07:00"),
        ("2027-03-27 23:30", "2027-03-28 07:00"),  # the night in which summer begins is an hour shorter
        ("2026-10-24 23:30", "2026-10-25 07:00"),  # and this one is longer
    ],
)
def test_quiet_hours_over_midnight_and_into_summer(now: str, then: str) -> None:
    mine = Wishes(quiet=Quiet(22 * 60, 7 * 60), zone="Europe/Budapest")
    assert preferences.after_quiet(mine, at("Europe/Budapest", now)) == at("Europe/Budapest", then)


def test_an_hour_that_comes_twice_and_one_that_does_not_come() -> None:
    zone = "Europe/Budapest"
    late = Wishes(quiet=Quiet(22 * 60, 2 * 60 + 30), zone=zone)
    second = datetime(2026, 10, 25, 2, 10, tzinfo=ZoneInfo(zone), fold=1).timestamp()
    assert preferences.after_quiet(late, second) == second + 20 * 60
    night = at(zone, "2027-03-28 01:50")  # the clock will never show 2:30
    assert preferences.after_quiet(late, night) == night + 40 * 60
    assert not preferences.is_quiet(late, night + 40 * 60)
    digest = Wishes(digest=2, zone=zone)
    days = [at(zone, "2027-03-26 12:00") + day * DAY for day in range(4)]
    hours = [datetime.fromtimestamp(preferences.next_digest(digest, day), ZoneInfo(zone)).hour for day in days]
    assert hours == [2, 3, 2, 2]


def test_the_beginning_of_quiet_hours() -> None:
    mine = Wishes(quiet=Quiet(22 * 60, 7 * 60), zone="Europe/Prague")
    assert preferences.before_quiet(mine, at("Europe/Prague", "2026-11-15 03:00")) == at(
        "Europe/Prague", "2026-11-14 22:00"
    )
    assert preferences.before_quiet(mine, at("Europe/Prague", "2026-11-15 12:00")) == at(
        "Europe/Prague", "2026-11-15 12:00"
    )


async def test_quiet_hours_hold_notices_back_and_bring_them_in_one_mail(shed: Hall, post: Post) -> None:
    quiet = Wishes(WaysOf(["mail"], [], [], [], []), quiet=Quiet(11 * 60, 14 * 60), zone="UTC")
    ann, ben = await shed.user("Ann", quiet), await shed.user("Ben", TURNS)
    tables = [await shed.table([ann, ben]) for _ in range(3)]
    await shed.through(HOUR, 60)
    assert post.mails == []
    await shed.play(tables[0])
    await shed.through(HOUR - 60, 60)
    assert [who for who, _ in subjects(post)] == ["ben"]
    await shed.look(60)  # it is 14:00
    assert subjects(post)[1:] == [("ann", "Steamshed: news from your tables (2)")]
    assert tables[0].now.info.id not in text_of(post.mails[1][1])


async def test_quiet_hours_that_begin_while_a_notice_waits(shed: Hall, post: Post) -> None:
    await shed.table([await shed.user("Ann", TURNS), await shed.user("Ben", TURNS)])
    shed.clock.now += 61
    await shed.noticing.look()
    await shed.wish("Ann", Wishes(TURNS.ways, quiet=Quiet(12 * 60, 15 * 60)))
    await shed.look()
    assert post.mails == []
    await shed.through(3 * HOUR, 600)
    assert len(post.mails) == 1


async def test_a_digest_a_day_at_my_hour(shed: Hall, post: Post) -> None:
    mine = only("digest", digest=18, zone="Europe/Warsaw")  # 17:00 UTC
    ann, ben = await shed.user("Ann", mine, "pl"), await shed.user("Ben", TURNS)
    tables = [await shed.table([ann, ben]) for _ in range(3)]
    await shed.through(4 * HOUR, 300)
    await shed.play(tables[0])
    await shed.look(60 * 59)
    assert [who for who, _ in subjects(post)] == ["ben"]
    await shed.look(61)
    assert subjects(post)[1] == ("ann", "Steamshed: twoje stoły dzisiaj (2)")
    await shed.through(2 * DAY, HOUR)
    assert [who for who, _ in subjects(post)].count("ann") == 1  # the same waits are not told again


async def test_a_reminder_before_my_time_runs_out(shed: Hall, post: Post) -> None:
    mine = Wishes(WaysOf([], ["mail"], [], [], []), lead=6, zone="Europe/Amsterdam")
    table = await shed.table([await shed.user("Ann", mine, "nl"), await shed.user("Ben", mine)], pace=Days(days=2))
    await shed.through(41 * HOUR, HOUR)
    assert post.mails == []
    await shed.through(2 * HOUR, HOUR)
    assert subjects(post) == [("ann", "Je tijd loopt af: title")]
    assert "loopt af op 2026-11-16 13:00 (CET)" in text_of(post.mails[0][1])
    await shed.play(table)
    await shed.through(2 * DAY, HOUR)
    assert [who for who, _ in subjects(post)] == ["ann", "ben"]


async def test_an_email_about_a_turn_says_until_when(shed: Hall, post: Post) -> None:
    mine = Wishes(WaysOf(["mail"], [], [], [], []), zone="Europe/Amsterdam")
    await shed.table([await shed.user("Ann", mine), await shed.user("Ben", mine)], pace=Days(days=2))
    await shed.through(HOUR, 600)
    assert "Your time runs out on 2026-11-16 13:00 (CET)." in text_of(post.mails[0][1])


async def test_a_reminder_that_quiet_hours_would_make_late_comes_before_them(shed: Hall, post: Post) -> None:
    mine = Wishes(WaysOf([], ["mail"], [], [], []), lead=2, quiet=Quiet(8 * 60, 13 * 60))
    await shed.table([await shed.user("Ann", mine), await shed.user("Ben", mine)], pace=Days(days=2))
    await shed.through(43 * HOUR, HOUR)
    assert post.mails == []
    await shed.through(HOUR, 600)
    assert subjects(post) == [("ann", "Your time is running out: title")]


# -- of what -------------------------------------------------------------------------------------------------------


async def test_a_game_begins_and_ends_and_something_is_said(shed: Hall, post: Post, clock: Clock) -> None:
    told = Wishes(WaysOf([], [], ["mail"], ["mail"], []))
    names = [await shed.user(name, told) for name in ("Ann", "Ben", "Cleo")]
    table = await shed.table(names)
    await shed.look(61)
    assert subjects(post) == []  # all were there when it began: it was made then
    await shed.tables.say(table, "Ann", 0, "Ann", "Hello")
    clock.now += 5
    await shed.tables.say(table, "Ann", 0, "Ann", "Is anybody there?")
    await shed.through(300)
    assert sorted(subjects(post)) == [
        ("ben", "New chat message: title"),
        ("cleo", "New chat message: title"),
    ]
    assert all("anybody" not in mail.as_string() for _, mail in post.mails)
    post.mails.clear()
    while table.now.stage == "running":
        await shed.play(table, "add 3")
    await shed.look(61)
    assert {subject for _, subject in subjects(post)} == {"The game is over: title"}
    assert sorted(who for who, _ in subjects(post)) == ["ann", "ben", "cleo"]
    assert "1. " in text_of(post.mails[0][1])


async def test_a_game_that_began_without_me(shed: Hall, post: Post, clock: Clock) -> None:
    told = Wishes(WaysOf(["mail"], [], ["mail"], [], []))
    names = [await shed.user(name, told) for name in ("Ann", "Ben", "Cleo")]
    await shed.table(names)
    await shed.store.write(schema.seats.update().values(seen=clock.now - HOUR))
    await shed.look(61)
    assert sorted(subjects(post)) == [
        ("ann", "Your turn: title"),  # that says it, too
        ("ben", "The game has begun: title"),
        ("cleo", "The game has begun: title"),
    ]


async def test_who_is_muted_is_no_news(shed: Hall, post: Post, clock: Clock) -> None:
    told = Wishes(WaysOf([], [], [], ["mail"], []))
    table = await shed.table([await shed.user("Ann", told), await shed.user("Ben", told)])
    values = {"id": "b", "user": "Ben", "other": "Ann", "kind": "mute", "name": "Ann", "time": 0.0}
    await shed.store.write(schema.blocks.insert().values(**values))
    clock.now += 5
    await shed.tables.say(table, "Ann", 0, "Ann", "Hello")
    await shed.look(120)
    assert post.mails == []


async def test_news_of_a_group(shed: Hall, post: Post) -> None:
    mine = Wishes(WaysOf([], [], [], [], ["mail"]))
    users = [await shed.user("Ann", mine, "cs"), await shed.user("Ben", TURNS)]
    for _ in range(2):
        await detect.group_news(shed.settings, shed.store, users, "table 5", "Pá<b>tek</b>, evil.com", "/groups/5")
    await shed.look(61)
    assert subjects(post) == [("ann", "Novinky ve skupině: Pá b tek b evil com")]
    assert "https://shed.example/groups/5" in text_of(post.mails[0][1])


# -- what it says --------------------------------------------------------------------------------------------------


async def test_a_mail_has_words_a_picture_and_the_way_to_the_film(shed: Hall, post: Post) -> None:
    names = [await shed.user("Ann", TURNS), await shed.user("Ben", TURNS, "hu"), await shed.user("Cleo", TURNS)]
    table = await shed.table(names, game="age_of_steam")
    for _ in range(3):
        await shed.play(table)
    while table.now.turn != 1:
        await shed.play(table)
    await shed.look(700)
    mail = post.mails[-1][1]
    assert str(mail["Subject"]) == "Te jössz: Age of Steam"
    words = text_of(mail)
    assert f"https://shed.example/tables/{table.now.info.id}?since=mine" in words
    assert "A legutóbbi lépésed óta:" in words
    assert re.search(r"^- (Ann|Cleo) ", words, re.MULTILINE)
    page = mail.get_body(("related",)) or mail.get_body(("html",))
    assert page is not None
    pictures = [part for part in mail.walk() if part.get_content_type() == "image/png"]
    assert len(pictures) == 1
    png = pictures[0].get_content()
    assert png.startswith(b"\x89PNG")
    assert len(png) < 400_000
    html = next(part for part in mail.walk() if part.get_content_type() == "text/html").get_content()
    assert 'src="cid:board0"' in html
    assert "Friday" not in mail.as_string()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


async def test_a_mail_tells_nothing_that_the_seat_may_not_know(shed: Hall, post: Post) -> None:
    table = await shed.table([await shed.user("Ann", TURNS), await shed.user("Ben", TURNS)], game="secrets")
    play = table.now.play
    assert play is not None
    for number in range(6):
        legal = [str(action) for action in table.now.play.state.legal()]  # type: ignore[union-attr]
        await shed.play(table, legal[number * 7 % len(legal)])
        await shed.look(700)
    for to, mail in post.mails:
        seat = 0 if to == ["ann@example.org"] else 1
        view = table.now.play.state.view(seat)  # type: ignore[union-attr]
        mine = re.findall(r"word\d\d", str(view))
        told = [word for part in mail.walk() if part.get_content_maintype() == "text" for word in
                re.findall(r"word\d\d", part.get_content())]  # fmt: skip
        assert {*told} <= {*mine}
    assert len(post.mails) >= 6


# -- the mail server is away, two workers --------------------------------------------------------------------------


async def test_a_mail_server_that_is_away_loses_nothing(tmp_path: pathlib.Path, clock: Clock, post: Post) -> None:
    dead = {"smtp": "smtp://127.0.0.1:9", "address": "https://shed.example"}
    async with hall(tmp_path, clock, None, **dead) as away:
        await away.table([await away.user("Ann", TURNS), await away.user("Ben", TURNS)])
        await away.through(HOUR, 60)
        assert await away.states() == ["waiting"]
        row = await away.store.row(select(schema.notices))
        assert 5 <= row.tries <= 7  # at longer and longer intervals
    async with hall(tmp_path, clock, post) as back:
        await back.through(2 * HOUR, 600)
        assert [who for who, _ in subjects(post)] == ["ann"]
        assert await back.states() == ["sent"]


async def test_an_address_that_is_refused_is_given_up(shed: Hall, post: Post) -> None:
    async def refuse(server: object, session: object, envelope: object, address: str, options: object) -> str:
        return "550 No such address"

    post.handle_RCPT = refuse  # type: ignore[attr-defined]
    await shed.table([await shed.user("Ann", TURNS), await shed.user("Ben", TURNS)])
    await shed.look(61)
    assert await shed.states() == ["failed"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The setting of the database."""
    if request.param == "sqlite":
        yield ""
        return
    require()
    with postgres() as address:
        yield address


async def test_two_workers_send_once(tmp_path: pathlib.Path, clock: Clock, post: Post, database: str) -> None:
    both = [hall(tmp_path, clock, post, database=database, private_hooks=False) for _ in range(2)]
    async with both[0] as one, both[1] as two:
        ann, ben = await one.user("Ann", TURNS), await one.user("Ben", TURNS)
        for _ in range(5):
            table = await one.table([ann, ben])
        clock.now += 61
        await asyncio.gather(one.noticing.look(), two.noticing.look())
        assert await one.states() == ["waiting"] * 5
        await asyncio.gather(*(worker.sending.look() for worker in (one, two, one, two)))
        assert await two.states() == ["sent"] * 5
        assert sum(text_of(mail).count("?since=mine") for _, mail in post.mails) == 5
        await one.store.write(schema.hooks.insert().values(table=table.now.info.id, url="https://127.0.0.1:1/"))
        await two.sending.look()
        assert (await one.store.row(select(schema.hooks))).told.endswith(" refused")


async def test_what_a_dead_worker_had_claimed_is_sent_later_and_once(shed: Hall, post: Post) -> None:
    await shed.table([await shed.user("Ann", TURNS), await shed.user("Ben", TURNS)])
    shed.clock.now += 61
    await shed.noticing.look()
    dead = schema.notices.update().values(claimed=shed.clock.now + 300, worker="dead", tries=1)
    await shed.store.write(dead)
    await shed.through(290, 60)
    assert post.mails == []
    await shed.through(DAY, HOUR)
    assert len(post.mails) == 1


# -- pushes and webhooks -------------------------------------------------------------------------------------------


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    """RFC 8291, appendix A."""
    made = encrypt(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").hex(),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_a_push_is_encrypted_signed_and_taken_back(shed: Hall) -> None:
    pushed = Wishes(WaysOf(["push"], [], [], [], []))
    table = await shed.table([await shed.user("Ann", pushed, "hu"), await shed.user("Ben", Wishes())])
    browser, tag = Browser(), f"table-{table.now.info.id}"
    async with Receiver().open() as receiver:
        await browser.subscribe(shed, "Ann", f"{receiver.address}/ann")
        await shed.look(61)
        (path, headers, body), *more = receiver.came
        assert more == []
        assert path == "/ann"
        message = browser.read(body)
        assert message["title"] == "Te jössz: title"
        assert message["tag"] == tag
        assert message["url"] == f"https://shed.example/tables/{table.now.info.id}?since=mine"
        claims = check_signature(headers["authorization"], shed.pusher.public, receiver.address)
        assert claims["sub"] == "https://shed.example"
        assert headers["content-encoding"] == "aes128gcm"
        assert len(headers["topic"]) <= 32
        await shed.through(HOUR, 600)
        assert len(receiver.came) == 1
        await shed.play(table)
        await shed.look(1)
        assert browser.read(receiver.came[1][2]) == {"close": True, "tag": tag}
        assert receiver.came[1][1]["topic"] == headers["topic"]
        await shed.through(HOUR, 600)
        assert len(receiver.came) == 2


async def test_a_browser_that_is_gone_is_forgotten_and_one_that_is_away_is_not(shed: Hall) -> None:
    pushed = Wishes(WaysOf(["push"], [], [], [], []))
    await shed.table([await shed.user("Ann", pushed), await shed.user("Ben", Wishes())])
    async with Receiver().open() as receiver:
        await Browser().subscribe(shed, "Ann", f"{receiver.address}/ann")
        receiver.status = 503
        await shed.through(300, 30)
        assert 2 <= len(receiver.came) <= 4
        assert await shed.states() == ["waiting"]
        receiver.status = 410
        await shed.through(600, 30)
        assert await shed.states() == ["failed"]
        assert await shed.store.rows(select(schema.pushes)) == []


async def test_webhooks_of_a_person_and_of_a_table(shed: Hall) -> None:
    async with Receiver().open() as receiver:
        hooked = Wishes(WaysOf(["hook"], [], [], [], []))
        ann = await shed.user("Ann", hooked, hook=f"{receiver.address}/mine?key=1")
        table = await shed.table([ann, await shed.user("B@everyone <!x>", Wishes())])
        values = {"table": table.now.info.id, "url": f"{receiver.address}/club"}
        await shed.store.write(schema.hooks.insert().values(**values))
        receiver.status = 204
        await shed.look(61)
        said = {path: body.decode() for path, _, body in receiver.came}
        link = f"https://shed.example/tables/{table.now.info.id}"
        assert f"title: it is Ann’s turn. {link}" in said["/club"]
        assert f"{link}?since=mine" in said["/mine?key=1"]
        assert '"content":"' in said["/club"]
        assert '"text":"' in said["/club"]
        await shed.through(HOUR, 600)
        assert len(receiver.came) == 2
        await shed.play(table)
        await shed.look(61)
        assert "it is B everyone x’s turn" in receiver.came[2][2].decode()
        assert [path for path, _, _ in receiver.came] == ["/mine?key=1", "/club", "/club"]


def test_the_noon_of_these_tests() -> None:
    assert datetime.fromtimestamp(NOON, ZoneInfo("UTC")).isoformat() == "2026-11-14T12:00:00+00:00"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_notice_is_filled_in(language: str) -> None:
    args = {"game": "Steam", "others": "Ada", "when": "noon", "group": "Club", "count": 2, "link": "x", "stop": "y"}
    args |= {"where": "When: noon", "device": "Firefox", "place": "203.0.113.7"}
    words, english = catalogue(language), catalogue("en")
    assert list(words.entries) == list(english.entries)
    assert len(english.entries) == 31
    for id in english.entries:
        for attribute in (None, "subject"):
            said = words.say(id, attribute, {**args, "who": "Bob"})
            assert (said is None) == (english.pattern(id, attribute) is None), id
            assert said is None or (said[0] and not said[1] and not set(said[0]) & set("{}$_")), said


def test_a_notice_in_a_language_that_is_not_there_is_in_english() -> None:
    assert say("xx", "turn.subject", game="Steam") == "Your turn: Steam"
    assert say("hu", "turn.subject", game="Steam") == "Te jössz: Steam"


async def test_a_notice_survives_a_database_that_is_away_when_it_is_written_down(
    shed: Hall, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shed.table([await shed.user("Ann", TURNS), await shed.user("Ben", TURNS)])
    plain, failed = detect.write_down, 0

    async def away(*words: Any) -> None:
        nonlocal failed
        failed += 1
        if failed == 1:
            raise Unavailable("away")
        await plain(*words)

    monkeypatch.setattr(detect, "write_down", away)
    await shed.through(300)
    assert failed == 2
    assert subjects(post) == [("ann", "Your turn: title")]


async def test_what_a_server_of_before_had_not_looked_at_is_looked_at(shed: Hall, post: Post) -> None:
    """It kept until when it had looked; now every change writes down that it is to be looked at."""
    old = await shed.table([await shed.user("Ann", TURNS), await shed.user("Ben", TURNS)])
    shed.clock.now += DAY
    await shed.table([await shed.user("Cleo", TURNS), await shed.user("Dan", TURNS)])
    since = {"name": detect.BEFORE, "value": str(shed.clock.now - 10)}
    await shed.store.write(schema.jobs.delete(), schema.facts.insert().values(**since))
    noticing = detect.Noticing(shed.tables)
    await noticing.take_over()
    await noticing.take_over()
    found = await shed.store.rows(select(schema.jobs.c.kind, schema.jobs.c.key))
    assert [row.kind for row in found] == [queue.RESTED]
    assert found[0].key != old.now.info.id
    await shed.through(300)
    assert subjects(post) == [("cleo", "Your turn: title")]
