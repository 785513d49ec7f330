"""A circle of friends: founded, joined by its link, with a table that begins again when its game is over."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.test_access import faults

Visit = Callable[..., Page]
REGISTER = """async name => {
    const { csrf } = await (await fetch('/api/me')).json()
    const headers = { 'X-CSRF-Token': csrf, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ name, password: 'a good password' })
    await fetch('/api/register', { method: 'POST', headers, body })
}"""
SEATS = "async id => (await (await fetch(`/api/tables/${id}`)).json()).players.map((one) => one.name)"


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def seats(page: Page, table: str) -> list[str]:
    found: list[str] = page.evaluate(SEATS, table)
    return found


def test_a_group_and_its_standing_table(visit: Visit, complaints: list[str]) -> None:
    ada, bela = visit("/about"), visit("/about", phone=True)
    ada.evaluate(REGISTER, "Ada of the circle")
    ada.goto("/my-games")
    ada.get_by_role("link", name="Groups").click()
    ada.get_by_label("Name of the group").fill("Thursday circle")
    ada.get_by_role("button", name="Create a group").click()
    expect(ada.get_by_role("heading", name="Thursday circle")).to_be_visible()
    ada.get_by_role("button", name="Create a link").click()
    link = ada.get_by_role("textbox", name="Invitation link").input_value()

    # a new person joins by the link, on a phone and without an account
    bela.goto(link)
    expect(bela.get_by_role("heading", name="You are invited to Thursday circle")).to_be_visible()
    assert fits(bela)
    bela.get_by_label("Your name").fill("Bela")
    bela.get_by_role("button", name="Join").click()
    expect(bela.get_by_role("heading", name="Thursday circle")).to_be_visible()
    expect(bela.get_by_role("region", name="Invitation link")).to_have_count(0)
    people = ada.get_by_role("region", name="Members")
    expect(people).to_contain_text("Bela guest")
    bela.get_by_label("Message to the group").fill("Shall we begin?")
    bela.get_by_role("button", name="Send").click()
    expect(ada.get_by_role("log")).to_contain_text("Shall we begin?")

    # a table for the group that begins again
    ada.get_by_role("link", name="New table").click()
    ada.wait_for_url(re.compile("/new"))
    ada.goto(f"{ada.url}&game=days_of_steam")
    expect(ada.get_by_label("Who plays seat 2")).to_have_value("open")
    card = ada.get_by_role("region", name="For the group Thursday circle")
    card.get_by_role("radio", name="Start again").check()
    ada.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    ada.get_by_label("Who plays seat 3").select_option("bot:random")
    ada.get_by_label("Table name").fill("Every Thursday")
    ada.get_by_role("button", name="Open the table").click()
    ada.wait_for_url(re.compile("/table/"))
    first = ada.url.rpartition("/")[2]
    row = bela.get_by_role("listitem").filter(has_text="Every Thursday")
    row.get_by_role("link", name="Open Every Thursday").click()
    bela.get_by_role("button", name="Take a seat").first.click()
    expect(bela.locator(".act-bar").first).to_be_visible(timeout=60_000)
    before = seats(ada, first)
    assert before[:2] == ["Ada of the circle", "Bela"]

    # both agree to end the game: the next one begins by itself, with the seats passed on
    expect(ada.locator(".act-bar").first).to_be_visible(timeout=60_000)
    ada.get_by_label("Table menu").first.click()
    ada.locator(".sheet-menu").first.get_by_role("button", name="Propose to end the game").click()
    bela.get_by_label("Vote").get_by_role("button", name="Agree").first.click()
    expect(bela.get_by_role("region", name="Result")).to_be_visible()
    ada.goto(link.partition("?")[0])
    standing = ada.get_by_role("article", name="Every Thursday")
    expect(standing.get_by_role("link", name="Game 2")).to_be_visible(timeout=30_000)
    href = standing.get_by_role("link", name="Game 2").get_attribute("href") or ""
    second = href.rpartition("/")[2]
    assert second != first
    assert seats(ada, second) == [before[2], before[0], before[1]]
    expect(standing).to_contain_text("One game is over")
    results = ada.get_by_role("region", name="Results")
    expect(results.get_by_role("row").filter(has_text="Bela").first).to_contain_text("1")
    expect(results).to_contain_text("Who finished ahead of whom")
    expect(ada.get_by_role("region", name="Waiting for")).to_contain_text("since")
    assert faults(ada) == []

    # who does not want to go on says so; the founder pauses
    bela.goto(link.partition("?")[0])
    his = bela.get_by_role("article", name="Every Thursday")
    his.get_by_role("button", name="Leave after this game").click()
    expect(his.get_by_role("button", name="Stay after all")).to_be_visible()
    expect(his.get_by_role("button", name="Pause")).to_have_count(0)
    assert fits(bela)
    standing.get_by_role("button", name="Pause").click()
    expect(standing).to_contain_text("Paused: no new game starts.")
    bela.get_by_role("button", name="Leave the group").click()
    bela.get_by_role("dialog").get_by_role("button", name="Leave the group").click()
    expect(bela.get_by_text("You are not in any group yet.")).to_be_visible()
    assert fits(bela)
    expect(people).not_to_contain_text("Bela")
    complaints[:] = [one for one in complaints if "404" not in one]  # his page may have asked once more as he left
