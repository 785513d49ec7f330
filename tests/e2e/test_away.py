"""People who are away: a holiday that the rivals see, a seat that goes to a friend for good."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

from testbed.browser_server import Shed
from testbed.browser_steps import whose_move

Visit = Callable[..., Page]


def register(page: Page, name: str) -> Page:
    page.evaluate(
        """async name => {
            const { csrf } = await (await fetch('/api/me')).json()
            const headers = { 'X-CSRF-Token': csrf, 'Content-Type': 'application/json' }
            const body = JSON.stringify({ name, password: 'a good password' })
            await fetch('/api/register', { method: 'POST', headers, body })
        }""",
        name,
    )
    return page


def table_over_days(one: Page, two: Page) -> str:
    """A table of two accounts with a bank of days; gives its address."""
    one.goto("/new?game=binario")
    one.get_by_label("Who plays seat 2").select_option("invited")
    one.get_by_role("group", name="Pace").get_by_role("radio", name="Time bank in days").check(force=True)
    one.get_by_label("Days each").fill("5")
    expect(one.locator(".tkt")).to_contain_text("5 days + 12 h a turn")
    one.get_by_role("button", name="Open the table").click()
    two.goto(one.get_by_label("Invitation for seat 2").input_value())
    two.get_by_role("button", name="Take a seat").first.click()
    for page in (one, two):
        expect(page.locator(".act-bar").first).to_be_visible(timeout=60_000)
    return str(two.url)


def test_a_holiday_is_stated_and_the_rival_sees_the_clock_stand(visit: Visit, shed: Shed) -> None:
    one, two = register(visit(), "Anna Away"), register(visit(), "Bert Away")
    table = table_over_days(one, two)
    goer = whose_move(one, two)
    rival, name = (two, "Anna Away") if goer is one else (one, "Bert Away")
    seat = rival.locator(".pl", has_text=name)
    expect(seat.locator(".clock")).to_have_text("4 d 23 h")
    goer.goto("/settings")
    away = goer.get_by_label("Away", exact=True)
    days = [datetime.fromtimestamp(time.time(), UTC).date() + timedelta(days=day) for day in (2, 4)]
    for label, day in zip(("First day", "Last day"), days):
        away.get_by_label(label).fill(day.isoformat())
    away.get_by_role("button", name="Add holiday").click()
    expect(away.get_by_text("upcoming")).to_be_visible()
    expect(away.locator(".left")).to_contain_text("Days left")
    shed.begin_holidays()
    expect(seat.locator(".away")).to_have_attribute("title", re.compile("^away until"))
    expect(seat.locator(".clock.stands")).to_contain_text("Clock stopped until")
    rival.goto("/my-games")
    expect(rival.locator("main")).to_contain_text(f"{name} (away →")
    goer.reload()
    goer.get_by_role("button", name="I am back").click()
    expect(goer.get_by_label("Away", exact=True).get_by_text("over")).to_be_visible()
    rival.goto(table)
    expect(seat.locator(".clock")).to_have_text("4 d 23 h")
    expect(seat.locator(".away")).to_have_count(0)


def test_a_seat_is_handed_to_a_friend(visit: Visit, complaints: list[str]) -> None:
    one, two, friend = (register(visit(), name) for name in ("Ada Leaves", "Bela Stays", "Cleo Comes"))
    table = table_over_days(one, two)
    one.get_by_label("Table menu").click()
    one.locator(".sheet-menu").get_by_role("button", name="When I am away").click()
    dialog = one.get_by_role("dialog", name="When I am away")
    offer = dialog.get_by_role("form", name="Hand my seat over for good")
    offer.get_by_label("Account name").fill("Nobody Knows")
    offer.get_by_role("button", name="Offer my seat").click()
    expect(offer.get_by_role("alert")).to_have_text("There is no account called Nobody Knows.")
    complaints.clear()  # browsers report every refused request
    offer.get_by_label("Account name").fill("Cleo Comes")
    offer.get_by_role("button", name="Offer my seat").click()
    expect(offer.get_by_role("status")).to_have_text("Offered to Cleo Comes, who has not answered yet.")
    friend.goto("/settings")
    asked = friend.get_by_role("group", name="Requests for you")
    expect(asked).to_contain_text("Ada Leaves wants to hand you a seat for good")
    asked.get_by_role("button", name="Take the seat").click()
    expect(asked).to_contain_text("Waiting for the other players to agree.")
    vote = two.get_by_label("Vote")
    expect(vote).to_contain_text("Ada Leaves hands the seat to Cleo Comes.")
    vote.get_by_role("button", name="Agree").click()
    expect(two.locator(".pl b", has_text="Cleo Comes")).to_be_visible()
    friend.goto(table)
    expect(friend.locator(".pl", has_text="Cleo Comes")).to_contain_text("you")
    whose_move(friend, two)
