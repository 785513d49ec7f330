"""What stands beside what at a table: help beside the board, names, the control above the forecast."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, my_move

Visit = Callable[..., Page]
ZOOMED = {"width": 853, "height": 533}
"""1280x800 at zoom 150 %."""

COVERED = """() => {
    const drawn = [...document.querySelectorAll('.area-board [data-id^=name-] text, .area-board text[data-id^=name-]')]
    const board = document.querySelector('.area-board').getBoundingClientRect()
    const boxes = drawn.map((one) => [one.textContent, one.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.right > board.left && box.left < board.right)
    const met = []
    boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (wide > 3 && high > 4) met.push(`${one} / ${other}`)
    }))
    return [boxes.length, met]
}"""
"""How many names are drawn, and which of them cover each other."""


@pytest.fixture
def table(visit: Visit, shed: Shed) -> Callable[[bool], Page]:
    def open_one(phone: bool) -> Page:
        page = visit(NOWHERE, phone=phone)
        user = be_guest(page, "Bartholomew")
        game, chance = steamshed.game("age_of_steam"), Chance(5)
        page.goto(
            shed.put(Record.start(game, 3, {}, chance, ["Bartholomew", "Bartholomea", "Bartholomeus"]), [user] * 3)
        )
        my_move(page)
        return page

    return open_one


def test_help_opens_beside_the_table(table: Callable[[bool], Page]) -> None:
    page = table(False)
    address = page.url
    page.get_by_role("button", name="Help").click()
    beside = page.get_by_role("complementary", name="Help")
    expect(beside).to_contain_text("Keyboard shortcuts")
    expect(page.locator(".act-bar.mine")).to_be_visible()
    assert page.url == address
    page.keyboard.press("Escape")
    expect(beside).to_have_count(0)
    expect(page.get_by_role("button", name="Help")).to_be_focused()


def test_nothing_is_cut_at_zoom_150_and_no_name_on_a_phone(table: Callable[[bool], Page]) -> None:
    page = table(False)
    page.set_viewport_size({"width": ZOOMED["width"], "height": ZOOMED["height"]})
    own = page.locator(".pl.now .who b")
    wide = "node => [node.clientWidth, node.scrollWidth]"
    shown, whole = own.evaluate(wide)
    assert shown >= whole, (shown, whole)
    control, forecast = page.locator(".act-bar .stepper").first, page.locator(".act-bar .forecast").first
    low, high = control.bounding_box(), forecast.bounding_box()
    assert low is not None
    assert high is not None
    assert low["y"] + low["height"] <= high["y"]

    phone = table(True)
    shown, whole = phone.locator(".pl.now .who b").evaluate(wide)
    assert shown >= min(whole, 48), (shown, whole)
    drawn, covered = phone.evaluate(COVERED)
    assert drawn > 3
    assert covered == []
