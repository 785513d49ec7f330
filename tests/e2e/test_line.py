"""The server dies and comes back while a page is open: the page goes on by itself, and no move is lost or doubled."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from testbed.browser_server import Shed
from testbed.browser_steps import decide, moved_on, my_move, number, open_table, own_moves, put_down, turn_to

Visit = Callable[..., Page]
OUTAGE = ("WebSocket connection", "Failed to load resource")
"""What a browser itself writes into the console while nobody answers."""


def test_a_page_survives_the_death_of_the_server(own_shed: Shed, visit: Visit, complaints: list[str]) -> None:
    page, rng = visit(address=own_shed.address), random.Random(5)
    open_table(page, table="Power cut", bot="random")
    for _ in range(3):
        decide(page, rng)
        my_move(page)
    page.evaluate("() => { window.unbroken = true }")
    turn_to(page, "Chat")
    page.get_by_label("Message to the table").first.fill("Still here?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Still here?")
    turn_to(page, "Log")
    before, log = number(page), page.get_by_role("log", name="Log").inner_text()

    put_down(page)
    own_shed.kill()
    expect(page.locator(".lost")).to_have_text("Connection lost. Reconnecting…")
    expect(page.locator(".live-word")).to_have_text("offline")
    for _ in range(10):  # choosing goes on; what would be confirmed would be kept
        if page.locator(".act-bar .go").is_visible():
            break
        page.locator(".act-bar .opt").first.click()
    expect(page.locator(".act-bar .go")).to_be_enabled()
    own_shed.start()
    expect(page.locator(".lost")).to_have_count(0, timeout=20_000)
    expect(page.locator(".live-word")).to_have_text("live")
    assert number(page) == before
    turn_to(page, "Log")
    assert page.get_by_role("log", name="Log").inner_text() == log
    turn_to(page, "Chat")
    expect(page.get_by_role("log", name="Chat").get_by_text("Still here?")).to_have_count(1)
    my_move(page)
    decide(page, rng)
    my_move(page)
    assert page.evaluate("() => window.unbroken") is True, "the page was loaded anew"
    assert complaints
    assert [text for text in complaints if not text.startswith(OUTAGE)] == []
    complaints.clear()


def test_a_move_on_its_way_when_the_server_dies_is_played_once(
    own_shed: Shed, visit: Visit, complaints: list[str]
) -> None:
    page = visit(address=own_shed.address)
    open_table(page, bots=2, bot="random")
    before = number(page)
    assert own_shed.process is not None
    page.locator(".act-bar .go").click()
    own_shed.kill()
    expect(page.locator(".lost")).to_be_visible()
    own_shed.start()
    expect(page.locator(".lost")).to_have_count(0, timeout=20_000)
    moved_on(page, before)
    my_move(page)
    assert len(own_moves(page)) == 1
    assert [text for text in complaints if not text.startswith(OUTAGE)] == []
    complaints.clear()
