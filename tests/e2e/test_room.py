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
from testbed.decision_positions import standing_before

Visit = Callable[..., Page]
ZOOMED = {"width": 853, "height": 533}
"""1280x800 at zoom 150 %."""

COVERED = """() => {
    const drawn = [...document.querySelectorAll('.area-board .thing.name')]
    const board = document.querySelector('.area-board').getBoundingClientRect()
    const boxes = drawn.map((one) => [one.dataset.id ?? one.getAttribute('href'), one.getBoundingClientRect()])
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


UNSAID = """() => [...document.querySelectorAll('.pl .figs div')]
    .filter((one) => one.getBoundingClientRect().width)
    .map((one) => [one.querySelector('dt').getBoundingClientRect(), one.querySelector('dt')])
    .filter(([box, word]) => box.height < 9 || box.width < 9 || word.scrollWidth > word.clientWidth + 1)
    .map(([, word]) => word.textContent)"""
"""Figures of players without a word that can be read."""


@pytest.mark.parametrize("size", [(390, 844), (853, 533)])
def test_figures_have_their_words_and_an_auction_shows_what_each_place_pays(
    visit: Visit, shed: Shed, size: tuple[int, int]
) -> None:
    page = visit(NOWHERE, phone=size[0] < 760)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    user = be_guest(page, "Ada")
    record = standing_before("steam", {"auction"})["auction"]
    page.goto(shed.put(record, [user] * len(record.names)))
    my_move(page)
    expect(page.locator(".act-bar .stepper")).to_be_visible()
    assert page.locator(".pl .figs dt").count() >= 3 * len(record.names)
    assert page.evaluate(UNSAID) == []
    decides = page.locator(".pl.now").bounding_box()
    assert decides is not None
    assert decides["x"] >= 0
    assert decides["x"] + decides["width"] <= size[0] + 1
    if size[0] < 760:
        cut = page.locator(".act-bar > .forecast").evaluate("one => one.scrollHeight - one.clientHeight")
        assert cut <= 1, "what each place pays is cut"


def test_what_stands_below_the_list_is_not_in_it(visit: Visit, shed: Shed) -> None:
    """Also where the panel has nothing but a note: then digits mean what stands below."""
    page = visit(NOWHERE)
    user = be_guest(page, "Ada")
    record = standing_before("steam", {"goods"})["goods"]
    page.goto(shed.put(record, [user] * len(record.names)))
    my_move(page)
    page.wait_for_function("() => !document.querySelector('.act-bar .coming')")
    below = page.locator(".act-bar .line button").all_inner_texts()
    assert below
    listed = page.locator(".act-bar .answers button").all_inner_texts()
    assert [text for text in listed if any(text.split("\n")[-1] == one.split("\n")[0] for one in below)] == []
    page.keyboard.press("1")
    expect(page.locator(".act-bar .go")).to_be_visible()
