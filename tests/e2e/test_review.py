"""After a game: from its result to the review, moment by moment, what would have been better, and the numbers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from tests.e2e.play import be_guest
from tests.e2e.shed import Shed
from tests.e2e.test_access import faults

Visit = Callable[..., Page]


def careless() -> Record:
    """A short game whose players do anything that is allowed: much of it can be done better."""
    game, chance, rng = steamshed.game("days_of_steam"), Chance(7), random.Random(7)
    record = Record.start(game, 2, {}, chance, ["Ada", "Bela"])
    while record.state.seat is not None:
        record.apply(rng.choice(list(record.state.legal())), chance)
    return record


def test_a_game_is_reviewed_and_each_moment_can_be_looked_at(visit: Visit, shed: Shed) -> None:
    page = visit("/about")
    address = shed.put(careless(), [be_guest(page, "Ada"), None], name="Careless")
    page.goto(f"{address}/result")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins by|has won|share the victory"))
    expect(page.locator(".scores tbody tr")).to_have_count(2)
    expect(page.locator(".picture svg")).to_be_visible()
    assert faults(page) == []

    page.get_by_role("link", name="Review the game").click()
    moments = page.locator(".moments").get_by_role("button")
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=120_000)
    expect(moments.first).to_be_visible()
    chart = page.locator(".area-chart").get_by_role("img")
    expect(chart).to_have_attribute("aria-label", re.compile("Ada, Bela"))
    assert faults(page) == []

    # a mark on the chart leads the list and the board to its moment
    place = int(chart.locator("[data-moment]:not(.best)").last.get_attribute("data-moment") or -1)
    mark = chart.locator(f'[data-moment="{place}"]')
    mark.click()
    expect(mark).to_have_class(re.compile(r"\bon\b"))
    expect(page.locator(".moment")).to_contain_text("Better:")
    looked = re.compile(r"at=(\d+)").search(page.url)
    assert looked is not None
    number = int(looked[1])
    expect(page.locator(".hist .at")).to_have_text(re.compile(rf"^{number - 1} / "))
    expect(page.get_by_role("radio", name="Better")).to_be_checked()
    expect(page.locator(".area-board .advised").first).to_be_attached()
    expect(page.locator(".area-board .pin").first).to_be_visible()

    # space swaps what was played and what would have been better; the bar of history says where one is
    page.keyboard.press("Space")
    expect(page.get_by_role("radio", name="As played")).to_be_checked()
    expect(page.locator(".area-board .pin")).to_have_count(0)
    expect(page.locator(".hist .at")).not_to_have_text(re.compile(rf"^{number - 1} / "))
    page.get_by_role("radio", name="Better").check(force=True)
    expect(page.locator(".area-board .pin").first).to_be_visible()

    # the list leads the chart
    moments.first.click()
    expect(moments.first).to_have_attribute("aria-current", "true")
    expect(chart.locator(".on")).to_have_count(1)
    expect(page.get_by_role("link", name="Study from here")).to_have_attribute(
        "href", re.compile(r"^/study\?table=.*at=")
    )

    # marks in the log and on the history of the table itself
    page.goto(address)
    expect(page.locator(".hist .mark-at").first).to_be_attached()
    expect(page.locator(".log .mark").first).to_be_attached()

    page.goto(f"{address}/numbers")
    expect(page.locator("main table").first).to_be_visible()
    assert faults(page) == []
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download as CSV").click()
    assert coming.value.path().read_text().count("\n") > 4
    page.set_viewport_size({"width": 390, "height": 844})
    for path in ("numbers", "review", "result"):
        page.goto(f"{address}/{path}")
        expect(page.locator("main")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
