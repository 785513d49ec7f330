"""Rated tables: chosen when the table is made, what the result changes, and the lists of the best, at both sizes."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import create_engine

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from steamshed.rating.fold import Standing, season_of
from steamshed.server.ratings import results, service
from steamshed.server.storage import schema
from testbed.browser_server import Shed
from tests.e2e.test_access import faults, fits
from tests.e2e.test_groups import REGISTER

Visit = Callable[..., Page]
PEOPLE = ["Hedvig Lindqvist", "Wilhelmina van den Bergh-Kowalczyk", "Jiří Novák", "Zsófia Kertész", "Ewa Lis"]
PEOPLE += ["Tomasz Zieliński", "Noor", "Hódmezővásárhelykutasipusztai Szent-Györgyi Bendegúz"]


def whole_game() -> Record:
    """A game of Steam to its end."""
    game, chance, rng = steamshed.game("steam"), Chance(3), random.Random(3)
    record = Record.start(game, 3, {}, chance, ["Ada", "Bela", "Old Smoky"])
    while record.state.seat is not None:
        record.apply(game.steady(record.state, record.state.legal(), rng), chance)
    return record


def write(shed: Shed, *changes: object) -> None:
    engine = create_engine(f"sqlite:///{shed.folder / 'steamshed.sqlite'}", connect_args={"timeout": 30})
    with engine.begin() as connection:
        for change in changes:
            connection.execute(change)  # type: ignore[call-overload]
    engine.dispose()


def member(page: Page, name: str) -> str:
    """Makes somebody with an account; gives the user's id."""
    page.evaluate(REGISTER, name)
    return str(page.context.request.get("/api/me").json()["user"]["id"])


def put_rated(shed: Shed, users: list[str | None], reason: str = "") -> str:
    """A finished rated table whose result is to be counted."""
    record, now = whole_game(), time.time()
    address = shed.put(record, users)
    table = address.rpartition("/")[2]
    rows, seats = schema.results, schema.result_seats
    place = {seat: at for at, shared in enumerate(record.state.ranking(), 1) for seat in shared}
    common = {"table": table, "ended": now}
    write(
        shed,
        schema.tables.update().where(schema.tables.c.id == table).values(rated=1),
        rows.insert().values(**common, game="steam", seats=3, reason=reason),
        *(
            seats.insert().values(
                **common, seat=seat, who=user or "bot:medium", bot=int(user is None), place=place[seat], moves=1,
                kept="kept",
            )
            for seat, user in enumerate(users)
        ),
        schema.jobs.insert().values(kind=results.KIND, key=results.KEY, due=now),
    )  # fmt: skip
    return address


def test_a_table_is_rated_when_it_is_made_so(visit: Visit) -> None:
    page = visit("/new?game=steam")
    expect(page.get_by_role("group", name="Taking back")).to_be_visible()
    expect(page.get_by_role("group", name="Result", exact=True)).to_have_count(0)  # that needs an account
    member(page, "Ada the rated")
    page.goto("/new?game=steam")
    stakes = page.get_by_role("group", name="Result", exact=True)
    stakes.get_by_role("radio", name="Rated").check(force=True)
    expect(page.get_by_text("The result changes the ratings of everyone at the table.")).to_be_visible()
    assert faults(page) == []
    page.get_by_label("Who plays seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("· rated")).to_be_visible()
    expect(page.get_by_text("1500")).to_have_count(3)  # mine, and those of two bots
    guest = visit("/about")
    guest.goto(page.url)
    expect(guest.get_by_text("You need an account to play at a rated table.")).to_be_visible()
    expect(guest.get_by_role("button", name="Take a seat")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_result_says_what_it_changes(visit: Visit, shed: Shed, phone: bool) -> None:
    page, other = visit("/about", phone=phone), visit("/about")
    ada, bela = member(page, f"Ada of {phone}"), member(other, f"Bela of {phone}")
    page.goto(f"{put_rated(shed, [ada, bela, None])}/result")
    strip = page.get_by_role("region", name="What it changes")
    expect(strip.get_by_role("row")).to_have_count(4, timeout=60_000)
    mine = strip.get_by_role("row", name="Ada")
    expect(mine).to_contain_text("±")
    expect(strip.get_by_role("row", name="Old Smoky")).to_contain_text("fixed")
    expect(strip).to_contain_text("The ratings expected place")
    assert fits(page)
    assert faults(page) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []


def test_a_result_that_does_not_count_says_why(visit: Visit, shed: Shed) -> None:
    page = visit("/about")
    ada = member(page, "Ada in haste")
    page.goto(f"{put_rated(shed, [ada, None, None], 'short')}/result")
    expect(page.get_by_role("region", name="Not rated")).to_contain_text("fewer than three decisions", timeout=60_000)


@pytest.mark.parametrize("phone", [False, True])
def test_the_list_of_the_best(visit: Visit, own_shed: Shed, phone: bool) -> None:
    page = visit(f"{own_shed.address}/about", phone=phone)
    page.evaluate(REGISTER, "Ada")
    ada = str(page.context.request.get(f"{own_shed.address}/api/me").json()["user"]["id"])
    now = time.time()
    users = schema.users
    for number, name in enumerate(PEOPLE):
        write(
            own_shed, users.insert().values(id=f"p{number}", name=name, key=name.casefold(), settings="{}", created=0)
        )
    for number, who in enumerate([*(f"p{number}" for number in range(len(PEOPLE))), ada]):
        margin = 70 if number == 4 else 20 + 4 * number
        standing = Standing(1720 - 30 * number, margin, 60, 20, 15.0, 60, now - 3600 * number, season_of(now), 1600.0)
        row = service.rating_row("", ("age_of_steam", "3-4", who), "", False, standing)
        write(own_shed, schema.ratings.insert().values(**row))
    page.goto(f"{own_shed.address}/leaderboards")
    expect(page.get_by_role("heading", name="Leaderboard")).to_be_visible()
    table = page.get_by_role("table")
    expect(table.get_by_role("row", name="Hedvig Lindqvist")).to_contain_text("1720")
    expect(table.get_by_role("row", name="strong")).to_be_visible()
    expect(table.get_by_role("rowheader").first).to_contain_text("Hedvig")
    expect(page.get_by_role("region", name="Not listed yet")).to_contain_text("Ewa Lis")
    expect(page.get_by_role("region", name="You")).to_contain_text("rank 8 of 8")
    assert fits(page)
    assert faults(page) == []
    page.get_by_label("Bots on the same scale").uncheck()
    expect(table.get_by_role("row", name="strong")).to_have_count(0)
    page.get_by_role("radio", name="Binario Duel").check(force=True)
    expect(page.get_by_text("Nobody is listed here yet.")).to_be_visible()
    for language in ("hu", "cs", "pl", "nl"):
        page.evaluate(
            "wanted => localStorage.setItem('steamshed-settings', JSON.stringify({ language: wanted }))", language
        )
        page.goto(f"{own_shed.address}/leaderboards?game=age_of_steam")
        expect(page.get_by_role("table")).to_be_visible()
        assert fits(page), language
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []
