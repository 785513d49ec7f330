"""What tells a player that something has happened: replay, history, title, icon, notice, chat; and private notes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from testbed.browser_steps import (
    be_guest,
    decide,
    my_move,
    number,
    open_table,
    own_moves,
    table_for_two,
    turn_to,
    whose_move,
)

Visit = Callable[..., Page]

WATCH_POSITIONS = """() => {
    window.looked = []
    new MutationObserver(() => {
        const at = Number(document.querySelector('.hist .at').textContent.split('/')[0])
        if (window.looked.at(-1) !== at) window.looked.push(at)
    }).observe(document.querySelector('.hist .at'), { characterData: true, subtree: true, childList: true })
}"""


def test_what_happened_since_my_last_move_is_replayed(visit: Visit) -> None:
    page, rng = visit(), random.Random(6)
    open_table(page, bots=3, bot="random")
    for _ in range(20):
        decide(page, rng)
        my_move(page)
        last = number(page)
        mine = own_moves(page)
        if mine and mine[-1] < last - 1:
            break
    page.evaluate(WATCH_POSITIONS)
    page.get_by_role("button", name="Since my last move").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Since my last move")).to_be_visible(timeout=30_000)  # it is over
    expect(page.locator(".act-bar.mine")).to_be_visible()
    looked = page.evaluate("() => window.looked")
    assert looked == sorted({*looked}), "what decides nothing is left out, and nothing comes twice"
    assert mine[-1] < looked[0]
    assert looked[-1] == last


def test_the_history_slider_shows_every_position_and_the_log_leads_there(visit: Visit) -> None:
    page, rng = visit(), random.Random(7)
    open_table(page, bots=2, bot="random")
    for _ in range(4):
        decide(page, rng)
        my_move(page)
    last = number(page)
    slider = page.get_by_role("slider", name="History")
    slider.focus()
    slider.press("Home")
    expect(page.locator(".hist .at")).to_have_text(f"0 / {last}")
    expect(page.locator(".live-word")).to_have_text("past")
    for at in (1, 2):
        slider.press("ArrowRight")
        expect(page.locator(".hist .at")).to_have_text(f"{at} / {last}")
        expect(page.locator(".act-bar")).to_contain_text(f"Looking back at move {at}")
    page.get_by_role("button", name="To the latest move", exact=True).click()
    expect(page.locator(".hist .at")).to_have_text(f"{last} / {last}")
    turn_to(page, "Log")
    page.get_by_role("button", name="Look back at move 1", exact=True).first.click()
    expect(page.locator(".hist .at")).to_have_text(f"1 / {last}")
    page.get_by_role("button", name="Back to the current position").click()
    expect(page.locator(".act-bar.mine")).to_be_visible()


def test_title_and_icon_tell_of_my_move_and_of_unread_chat(visit: Visit) -> None:
    one, two = visit(), visit()
    table_for_two(one, two)
    rng = random.Random(8)
    icon = "() => document.getElementById('icon').getAttribute('href')"
    mover = whose_move(one, two)
    other = two if mover is one else one
    for _ in range(10):
        if not other.locator(".act-bar.mine").count():
            break
        decide(other, rng)
    mover = whose_move(one, two)
    other = two if mover is one else one
    expect(mover).to_have_title(re.compile(r"^\(1\) "))
    assert mover.evaluate(icon) == "/icon-lamp.svg"
    expect(other).to_have_title(re.compile(r"^[^(]"))
    assert other.evaluate(icon) == "/icon.svg"
    say(mover, "Hurry up")
    say(mover, "please")
    expect(other).to_have_title(re.compile(r"^\(2\) "))
    assert other.evaluate(icon) == "/icon-lamp.svg"
    other.reload()  # who was away is told just so
    tab = other.get_by_role("tab", name="Chat").first
    expect(tab.locator(".badge")).to_have_text("2")
    tab.click()
    expect(tab.locator(".badge")).to_have_count(0)
    expect(other).to_have_title(re.compile(r"^[^(]"))


def say(page: Page, words: str) -> None:
    turn_to(page, "Chat")
    page.get_by_label("Message to the table").first.fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text(words)


def test_two_browsers_chat_both_ways_in_order(visit: Visit) -> None:
    one, two = visit(), visit()
    table_for_two(one, two)
    say(one, "Not Evansville again")
    say(two, "Where else?")
    say(one, "<b>Chicago</b>")
    for page in (one, two):
        turn_to(page, "Chat")
        said = page.get_by_role("log", name="Chat").inner_text()
        assert re.search(r"Ada[\s\S]*Not Evansville[\s\S]*Bela[\s\S]*Where else\?[\s\S]*<b>Chicago</b>", said)
    one.reload()
    my_move(whose_move(one, two))
    turn_to(one, "Chat")
    expect(one.get_by_role("log", name="Chat").get_by_text("Where else?")).to_have_count(1)


def test_notes_are_private(visit: Visit) -> None:
    one, two = visit(), visit()
    table = table_for_two(one, two)
    turn_to(one, "Notes")
    one.get_by_label("Only you can read these.").fill("Bela bluffs")
    expect(one.get_by_text("Saved", exact=True)).to_be_visible()
    turn_to(two, "Notes")
    expect(two.get_by_label("Only you can read these.")).to_be_enabled()
    expect(two.get_by_label("Only you can read these.")).to_have_value("")
    three = visit(table)
    expect(three.locator(".act-bar").first).to_be_visible()
    expect(three.get_by_role("tab", name="Notes")).to_have_count(0)
    be_guest(three, "Eve")
    id = table.rsplit("/", 1)[1]
    assert "Bela bluffs" not in three.evaluate("async id => (await fetch(`/api/tables/${id}/notes`)).text()", id)


SPY = """() => {
    window.told = []
    window.Notification = new Proxy(window.Notification, {
        construct: (kind, args) => {
            window.told.push(args)
            return Reflect.construct(kind, args)
        },
    })
}"""
"""Watches what is notified; the notifications themselves are real."""


def test_the_browser_notifies_of_my_move_only_when_i_look_elsewhere(visit: Visit) -> None:
    one, two = visit(permissions=("notifications",)), visit(permissions=("notifications",))
    for page in (one, two):
        page.goto("/settings")
        page.get_by_role("group", name="Notifications").get_by_role("radio", name="On").check(force=True)
    table_for_two(one, two)
    rng = random.Random(9)
    for page in (one, two):
        page.evaluate(SPY)
    mover = whose_move(one, two)
    other = two if mover is one else one
    hide(other)
    for _ in range(12):
        if other.locator(".act-bar.mine").count():
            break
        decide(mover, rng)
        if whose_move(one, two) is other:
            break
    other.wait_for_function("() => window.told.length > 0")
    (told,) = other.evaluate("() => window.told")
    assert told[0] == "Steamshed"
    assert told[1]["body"] == "Age of Steam: it is your move."
    assert mover.evaluate("() => window.told") == [], "who looks at the table is not told"


def hide(page: Page) -> None:
    """As if another window were in front: headless browsers never hide a page themselves."""
    page.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true })")


def test_clocks_run_at_the_table_and_the_lobby_counts_who_is_there(visit: Visit) -> None:
    one, two = visit("/new"), visit("/new")
    one.get_by_role("group", name="Pace").get_by_role("radio", name="Live").check(force=True)
    one.get_by_label("Minutes each").fill("30")
    one.get_by_label("Who plays seat 2").select_option("open")
    one.get_by_label("Table name").fill("By the clock")
    one.get_by_label("Your name at this table").fill("Ada of the clock")
    one.get_by_role("button", name="Open the table").click()
    expect(one.get_by_role("button", name="Fill with bots and start")).to_be_visible()
    two.goto("/")
    expect(two.locator(".page-h")).to_contain_text(re.compile(r"(one player|[1-9]\d* players) online"))
    one.get_by_role("button", name="Fill with bots and start").click()
    my_move(one)
    mine = one.locator(".pl", has_text="Ada of the clock").locator(".clock")
    expect(one.locator(".pl .clock")).to_have_count(4)
    expect(mine).to_have_text(re.compile(r"0:(30|29):\d\d"))
    before = mine.inner_text()
    expect(mine).not_to_have_text(before, timeout=5_000)
