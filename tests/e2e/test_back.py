"""Coming back: moved elsewhere, then what happened in short and as a film, my note and my plan, the next table."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from testbed.browser_steps import decide, my_move, number, open_table, own_moves, turn_to

Visit = Callable[..., Page]

ANOTHER = """async name => {
    const { csrf } = await (await fetch('/api/me')).json()
    const headers = { 'X-CSRF-Token': csrf, 'Content-Type': 'application/json' }
    const bot = { kind: 'bot', bot: 'random' }
    const body = JSON.stringify({ game: 'age_of_steam', name, seats: [{ kind: 'me' }, bot, bot] })
    return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).id
}"""


def test_coming_back(visit: Visit) -> None:
    page, rng = visit(), random.Random(6)
    address = open_table(page, table="First", bot="random")
    # a note and a plan
    turn_to(page, "Notes")
    page.locator("#notes-text").fill("To Evansville by turn 3")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.get_by_role("button", name="My plan on the board").click()
    page.get_by_role("radio", name="Circle").check(force=True)
    with page.expect_response(lambda answer: answer.url.endswith("/sketch") and answer.request.method == "PUT"):
        page.locator("svg.sketch").click(position={"x": 200, "y": 200})
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.locator("svg.sketch circle")).to_have_count(1)
    second = page.evaluate(ANOTHER, "Second")

    # on another device the same player moves
    other = visit()
    for one in page.context.cookies():
        other.context.add_cookies(
            [{"name": one["name"], "value": one["value"], "domain": one["domain"], "path": one["path"]}]
        )
    page.goto("/about")
    other.goto(address)
    my_move(other)
    expect(other.locator("svg.sketch circle")).to_have_count(1)
    for _ in range(20):
        decide(other, rng)
        my_move(other)
        if (mine := own_moves(other)) and mine[-1] < number(other) - 1:
            break
    other.goto("/about")

    # back at the first one: in short, then the film at my speed
    page.goto(f"{address}?since")
    dialog = page.get_by_role("dialog", name="Since your last move")
    expect(dialog.locator("li.mine")).to_contain_text("What changed for you")
    assert dialog.locator("li:not(.mine)").count() >= 1
    dialog.get_by_role("radio", name="4×").check(force=True)
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".act-bar")).to_contain_text("Looking back")
    expect(page.get_by_role("button", name="Since my last move")).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Since my last move").click()
    expect(dialog.get_by_role("radio", name="4×")).to_be_checked()
    dialog.get_by_role("button", name="Skip").click()
    expect(dialog).to_have_count(0)

    # my note and my plan are where I left them
    expect(page.locator("svg.sketch circle")).to_have_count(1)
    turn_to(page, "Notes")
    expect(page.locator("#notes-text")).to_have_value("To Evansville by turn 3")

    # the lobby has the table first that has waited longest; N leads from one to the other
    page.goto("/")
    expect(page.locator("tr.lamp-row .game span")).to_have_text(["Second", "First"])
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(f"/table/{second}$"))
    my_move(page)
    page.keyboard.press("n")
    expect(page).to_have_url(address)
