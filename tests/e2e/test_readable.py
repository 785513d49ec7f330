"""Words on a map can be read: all at a laptop; on a phone and on the largest map, in the part that is opened."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.options import OptionValue
from steamshed.kernel.record import Record
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, my_move

Visit = Callable[..., Page]
LEAST = 11.0
SMALLEST = """() => {
    const words = [...document.querySelectorAll('.area-board svg.scene text')]
    const height = (text) => {
        const { a, b } = text.getScreenCTM()
        return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)
    }
    return { count: words.length, least: Math.min(...words.map(height)) }
}"""


def played(options: dict[str, OptionValue], rounds: int) -> Record:
    """A game in which a good deal has been built."""
    game, chance, rng = steamshed.game("binario"), Chance(3), random.Random(3)
    record = Record.start(game, 2, options, chance, ["Ada", "Bela"])
    while int(str(record.state.view(0)["round"])) < rounds or record.state.phase != "build":
        record.apply(game.steady(record.state, record.state.legal(), rng), chance)
    return record


@pytest.fixture(scope="module")
def late() -> Record:
    return played({}, 40)


def at_table(visit: Visit, shed: Shed, record: Record, *, phone: bool = False) -> Page:
    page = visit(NOWHERE, phone=phone)
    if not phone:
        page.set_viewport_size({"width": 1280, "height": 800})
    user = be_guest(page, "Ada")
    page.goto(shed.put(record, [user] * 2))
    my_move(page)
    return page


def smallest(page: Page) -> float:
    found = page.evaluate(SMALLEST)
    assert found["count"] > 40
    return float(found["least"])


def legible(page: Page) -> None:
    """Once everything stands where it stays, all words of the board can be read."""
    page.wait_for_function(f"least => ({SMALLEST})().least >= least", arg=LEAST - 0.01)
    assert smallest(page) >= LEAST - 0.01


def test_the_whole_map_can_be_read_at_a_laptop(visit: Visit, shed: Shed, late: Record) -> None:
    page = at_table(visit, shed, late)
    legible(page)
    expect(page.locator(".area-board .key")).to_have_count(0)


def test_a_phone_opens_the_map_near_enough_to_read(visit: Visit, shed: Shed, late: Record) -> None:
    page = at_table(visit, shed, late, phone=True)
    legible(page)
    page.get_by_role("button", name="Whole board").tap()
    assert smallest(page) < LEAST


def test_the_small_map_leads_to_a_part_of_the_largest_one(visit: Visit, shed: Shed) -> None:
    page = at_table(visit, shed, played({"map_size": "32x20"}, 2))
    legible(page)
    key, board = page.locator(".area-board .key"), page.locator(".area-board svg.scene")
    before = board.get_attribute("viewBox")
    box = key.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 4, box["y"] + 4)
    after = board.get_attribute("viewBox")
    assert before != after
    assert smallest(page) >= LEAST - 0.01
    page.get_by_role("button", name="Whole board").click()
    expect(key).to_have_count(0)


def test_a_phone_is_led_to_the_plan_in_hand(visit: Visit, shed: Shed, late: Record) -> None:
    page = at_table(visit, shed, late, phone=True)
    page.locator(".act-bar.mine .row[role=option]").first.tap()
    steps = page.locator(".area-board .step")
    expect(steps.first).to_be_visible()
    board = page.locator(".area-board").bounding_box()
    assert board is not None
    for step in steps.all():
        box = step.bounding_box()
        assert box is not None
        assert board["x"] <= box["x"] <= board["x"] + board["width"] - box["width"]
        assert board["y"] <= box["y"] <= board["y"] + board["height"] - box["height"]
