"""Every number and every word of the drawings stands out from its background, in light and in the dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, my_move
from testbed.decision_positions import GAMES, standing_before
from tests.e2e.contrast import contrasts
from tests.e2e.test_access import luminance
from tests.e2e.test_everywhere import LATER

Visit = Callable[..., Page]

LEAST = 3.0
"""What large and bold text needs."""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.mark.parametrize("game", GAMES)
def test_every_drawn_text_stands_out(visit: Visit, shed: Shed, game: str) -> None:
    page = visit(NOWHERE)
    page.set_viewport_size({"width": 1920, "height": 1080})
    record = standing_before(game, {LATER[game]})[LATER[game]]
    page.goto(shed.put(record, [be_guest(page, "Ada")] * len(record.names)))
    my_move(page)
    expect(page.locator(".area-board svg.scene use").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    found = in_light_and_dark(page)
    displays = page.get_by_role("tab", name="Displays").first
    if displays.count():
        displays.click()
        page.wait_for_timeout(300)
        found += in_light_and_dark(page)
    assert len(found) > 40
    assert [one for one in found if one[0] < LEAST] == []


def in_light_and_dark(page: Page) -> list[tuple[float, str, str]]:
    """The contrasts of all that is in sight, twice."""
    found = list[tuple[float, str, str]]()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert (luminance(page) < 0.3) == (scheme == "dark")
        found += contrasts(page)
    return found
