"""The end of a turn in the browser: step by step, skipped, switched off, shown again from the log."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from testbed.browser_server import Shed
from testbed.browser_steps import be_guest, moved_on, my_move, number
from testbed.decision_positions import standing_before

Visit = Callable[..., Page]

WANTS = "localStorage.setItem('steamshed-settings', JSON.stringify({ forced: false, endings: true }))"


def to_the_end_of_the_turn(page: Page) -> None:
    """Does nothing until the turn is over."""
    for _ in range(12):
        before = number(page)
        page.get_by_role("button", name="Do nothing", exact=True).first.click()
        page.locator(".act-bar .go").click()
        moved_on(page, before)
        page.wait_for_timeout(300)
        if page.locator(".ending").count() or not page.get_by_role("button", name="Do nothing", exact=True).count():
            return


def test_the_end_of_a_turn_is_shown_step_by_step(visit: Visit, shed: Shed) -> None:
    page = visit("/about")
    page.evaluate(WANTS)
    record = standing_before("age_of_steam", {"move_goods"})["move_goods"]
    user = be_guest(page, "Ada")
    page.goto(shed.put(record, [user] * len(record.names)))
    my_move(page)
    to_the_end_of_the_turn(page)
    ending = page.locator(".ending")
    expect(ending.get_by_role("heading", level=2)).to_contain_text("End of turn")
    expect(ending.get_by_role("row")).to_have_count(len(record.names) + 1)
    ending.get_by_role("button", name="Pause").click()
    at = ending.get_by_text("step ").inner_text()
    ending.get_by_role("button", name="Next").click()
    expect(ending.get_by_text("step ")).not_to_have_text(at)
    ending.get_by_role("button", name="Skip").click()
    expect(page.locator(".act-bar.mine")).to_be_visible()
    page.get_by_role("tab", name="Log").first.click()
    page.get_by_role("button", name="Show step by step").last.click()
    expect(ending).to_be_attached()
    page.get_by_role("tab", name="Log").first.click()
    ending.get_by_role("button", name="Skip").click()
    expect(page.locator(".act-bar.mine")).to_be_visible()
