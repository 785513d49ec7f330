"""Nothing at a table is too small to be read, on a laptop and on a phone, in any phase."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.play import be_guest, my_move, phases
from tests.e2e.positions import GAMES, standing_before
from tests.e2e.shed import Shed
from tests.e2e.sizes import too_small

Visit = Callable[..., Page]

LEAST = 10.9
"""In pixels: eleven, but for what browsers round."""
LAPTOP = {"width": 1280, "height": 800}


@pytest.mark.parametrize("game", [game for game in GAMES if game != "binario"])
def test_words_can_be_read_on_a_laptop(visit: Visit, shed: Shed, game: str) -> None:
    page = visit("/about")
    page.set_viewport_size({"width": LAPTOP["width"], "height": LAPTOP["height"]})
    user = be_guest(page, "Ada")
    for phase, record in standing_before(game, {*phases(game).values()}).items():
        page.goto(shed.put(record, [user] * len(record.names)))
        my_move(page)
        expect(page.locator(".area-board svg.scene use").first).to_be_attached()
        assert too_small(page, LEAST) == [], phase
        for mat in page.locator(".tray [role=tab][aria-selected=false]").all():
            mat.click()
            assert too_small(page, LEAST) == [], phase
