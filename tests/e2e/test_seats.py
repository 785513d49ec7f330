"""Seats that belong to their players: invitations that end, and a guest who moves to another device."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

Visit = Callable[..., Page]


def open_by_invitation(page: Page, players: int = 3) -> None:
    """Ada opens a table where all other seats are by invitation."""
    page.goto("/new")
    page.get_by_role("group", name="Players").get_by_role("radio", name=str(players)).check(force=True)
    page.get_by_label("Your name at this table").fill("Ada")
    for seat in range(2, players + 1):
        page.get_by_label(f"Who plays seat {seat}").select_option("invited")
    page.get_by_role("button", name="Open the table").click()


def link_to(page: Page, seat: int) -> str:
    return str(page.get_by_label(f"Invitation for seat {seat}").input_value())


def take(page: Page, link: str, name: str) -> None:
    page.goto(link)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada invites you to Age of Steam")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("alert")).to_have_text("Enter your name first: the others will see it.")
    page.get_by_label("Your name at this table").fill(name)
    page.get_by_role("button", name="Take a seat").first.click()
    expect(page.get_by_label("Your name at this table")).to_have_count(0)


def test_an_invitation_is_used_up_and_the_owner_renews_another(visit: Visit, complaints: list[str]) -> None:
    owner, guest, stranger = visit(), visit(), visit()
    open_by_invitation(owner)
    taken, wrong = link_to(owner, 2), link_to(owner, 3)
    take(guest, taken, "Bela")
    assert "token" not in guest.url
    expect(owner.get_by_label("Invitation for seat 2")).to_have_count(0)
    stranger.goto(taken)
    expect(stranger.get_by_role("heading", name="This invitation has expired")).to_be_visible()
    expect(stranger.get_by_role("status").filter(has_text="was already used")).to_be_visible()
    stranger.get_by_role("link", name="Watch the table").click()
    expect(stranger.get_by_text("Bela")).to_be_visible()
    owner.get_by_role("button", name="New link").click()
    expect(owner.get_by_label("Invitation for seat 3")).not_to_have_value(wrong)
    stranger.goto(wrong)
    expect(stranger.get_by_role("status").filter(has_text="no longer valid")).to_be_visible()
    take(stranger, link_to(owner, 3), "Cleo")
    for page in (owner, guest, stranger):
        expect(page.locator(".act-bar").first).to_be_visible(timeout=60_000)
    assert all("410 (Gone)" in words for words in complaints)
    complaints.clear()


def test_a_guest_takes_the_seat_along_to_another_device(visit: Visit) -> None:
    owner, guest, other = visit(), visit(), visit()
    open_by_invitation(owner)
    take(guest, link_to(owner, 2), "Bela")
    table = guest.url
    guest.get_by_label("Table menu").click()
    guest.get_by_role("link", name="Take my seat to another device").click()
    guest.get_by_role("button", name="Create the link").click()
    other.goto(guest.get_by_label("Link for the other device").input_value())
    other.get_by_role("button", name="Play on here").click()
    other.wait_for_url("**/my-games")
    other.goto(table)
    expect(other.locator("li", has_text="Bela")).to_contain_text("you")
    guest.goto(table)
    expect(guest.locator("li", has_text="Bela")).to_be_visible()
    expect(guest.locator("li", has_text="Bela")).not_to_contain_text("you")


def test_a_table_of_bots_alone_is_opened_to_watch(visit: Visit) -> None:
    page = visit("/new?game=days_of_steam")
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check(force=True)
    page.get_by_label("Who plays seat 1").select_option("bot:random")
    page.get_by_label("Who plays seat 2").select_option("bot:random")
    expect(page.get_by_text("You have no seat at this table: you will only watch.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible(timeout=60_000)
    expect(page.locator(".hist .at")).not_to_have_text(re.compile(r"^0 "))
