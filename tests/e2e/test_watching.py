"""Watching: a game that is played now on the start page, and a game that is over as fast and as far as one likes."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from testbed.browser_server import Shed
from tests.e2e.test_access import faults
from tests.e2e.test_again import whole_game

Visit = Callable[..., Page]


def test_a_game_is_watched_live_and_replayed(own_shed: Shed, visit: Visit) -> None:
    record = whole_game()
    last = len(record.entries)
    address = own_shed.put(record, [None, None, None])
    page = visit(f"{address}?at=5", address=own_shed.address, permissions=("clipboard-read", "clipboard-write"))
    place = page.locator(".hist .at")
    expect(place).to_have_text(f"5 / {last}", timeout=60_000)
    transport = page.get_by_role("region", name="Replay")
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(f"6 / {last}")
    transport.get_by_role("button", name="Link to this moment").click()
    expect(transport.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{own_shed.address}{address}?at=6"
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(transport.get_by_role("radio", name="4×")).to_be_checked()
    page.keyboard.press("-")
    page.keyboard.press("-")
    page.get_by_role("main").click(position={"x": 3, "y": 3})
    page.keyboard.press(" ")
    expect(transport.get_by_role("button", name="Pause")).to_be_visible()
    expect(place).to_have_text(re.compile(rf"(9|\d\d+) / {last}"))
    page.keyboard.press(" ")
    expect(transport.get_by_role("button", name="Play")).to_be_visible()
    transport.get_by_role("radio", name="Turn by turn").check(force=True)
    transport.get_by_role("button", name="To the beginning").click()
    expect(place).to_have_text(f"0 / {last}")
    expect(transport).to_contain_text("The beginning of the game")
    transport.get_by_role("button", name="One move forward").click()
    expect(place).not_to_have_text(f"0 / {last}")

    # the house plays for who looks at the start page
    page.goto("/")
    live = page.locator(".live")
    expect(live.locator("svg.scene")).to_be_visible(timeout=60_000)
    expect(live).to_contain_text("Bots are playing: Age of Steam")
    live.get_by_role("link", name="Watch").first.click()
    expect(transport.get_by_role("button", name="Pause")).to_be_visible(timeout=60_000)
    transport.get_by_role("button", name="Pause").click()
    expect(transport.get_by_role("button", name="Play")).to_be_visible()
    behind = transport.get_by_role("button", name=re.compile("Catch up: [3-9] moves"))
    expect(behind).to_be_visible()
    expect(page.locator(".hist")).to_contain_text("moves behind")
    behind.click()
    expect(transport.get_by_role("button", name=re.compile("Catch up"))).to_have_count(0)
    expect(transport.get_by_role("button", name="Pause")).to_be_visible()


def test_who_watches_reads_why_and_who_may_win(shed: Shed, visit: Visit) -> None:
    record = whole_game()
    address = shed.put(record, [None, None, None])
    page = visit(f"{address}?at=5")
    expect(page.locator(".hist .at")).to_have_text(f"5 / {len(record.entries)}", timeout=60_000)
    page.get_by_role("tab", name="Reasons").click()
    why = page.get_by_role("region", name="Why this move")
    expect(why.locator("p").first).to_be_visible(timeout=60_000)
    chances = page.get_by_role("region", name="Chance of winning")
    expect(chances.get_by_role("listitem")).to_have_count(3, timeout=60_000)
    expect(page.get_by_role("region", name="Spectators")).to_contain_text("one person")
    page.get_by_role("region", name="Replay").get_by_role("button", name="One move back").click()
    expect(page.locator(".hist .at")).to_have_text(f"4 / {len(record.entries)}")
    expect(chances.get_by_role("listitem")).to_have_count(3)
    assert faults(page) == []
