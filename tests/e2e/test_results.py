"""When a game is over: who has won and why, when it was, and points that can be read, at a desk and on a phone."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest

Visit = Callable[..., Page]
SMALL = """() => [...document.querySelectorAll('figure text')].filter((text) => {
    const { a } = text.getScreenCTM()
    return a * parseFloat(getComputedStyle(text).fontSize) < 10.9
}).map((text) => text.textContent)"""
"""What stands in the chart in less than eleven pixels."""


def bankrupt() -> Record:
    """A game of Steam in which somebody drops out."""
    game = steamshed.game("steam")
    for seed in range(4, 40):
        chance, rng = Chance(seed), random.Random(seed)
        record = Record.start(game, 3, {}, chance, ["Ada", "Bela", "Cleo"])
        while record.state.seat is not None:
            record.apply(game.steady(record.state, record.state.legal(), rng), chance)
        if record.state.eliminated():
            return record
    raise AssertionError("nobody drops out")


def test_a_result_has_its_day_its_points_and_who_dropped_out(visit: Visit, shed: Shed) -> None:
    page, record = visit(NOWHERE), bankrupt()
    address = shed.put(record, [be_guest(page, "Ada"), None, None], name="Last week")
    page.goto(f"{address}/result")
    expect(page.locator("figure")).to_be_visible(timeout=60_000)
    expect(page.locator("section.ticket .stub")).to_contain_text(str(time.gmtime().tm_year))
    expect(page.locator("section.ticket")).to_contain_text("Steam · Last week · ")
    gone = record.state.eliminated()
    expect(page.locator("tbody tr", has_text="dropped out")).to_have_count(len(gone))
    assert page.locator("thead th").all_inner_texts().count("Points") == 1
    for size in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator("figure text").first).to_be_visible()
        page.wait_for_timeout(200)
        assert page.evaluate(SMALL) == []
    page.goto(address)
    expect(page.locator(".area-top")).to_contain_text("Game over")
    assert len(re.findall("game over", page.locator(".area-top").inner_text(), re.IGNORECASE)) == 1
