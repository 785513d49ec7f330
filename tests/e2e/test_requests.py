"""A move asks the server for nothing beside it: what is news comes over the sockets of those whom it concerns."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, Request, expect

from testbed.browser_steps import decide, number, table_for_two, turn_to, whose_move

Visit = Callable[..., Page]


def test_moves_cause_no_requests(visit: Visit) -> None:
    pages, rng = (visit(), visit()), random.Random(4)
    table_for_two(*pages)
    whose_move(*pages)
    for page in pages:
        page.wait_for_load_state("networkidle")
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/assets/" not in request.url:  # parts of the client that were not needed before
            asked.append(f"{request.method} {request.url}")

    for page in pages:
        page.on("request", note)
    begun = number(pages[0])
    for _ in range(6):
        decide(whose_move(*pages), rng)
    whose_move(*pages)
    assert number(pages[0]) >= begun + 6
    for page in pages:
        page.wait_for_load_state("networkidle")
    icons = [one for one in asked if "/icon" in one]
    assert len(icons) <= 2 * len(pages)  # each of the two at most once in each browser
    assert [one for one in asked if one not in icons] == []
    # a drawer of orders that is open costs no request either
    turn_to(pages[0], "Log")
    pages[0].locator("details.orders summary").click()
    expect(pages[0].get_by_label("Move for me where I have only one choice")).to_be_visible()
    asked.clear()
    for _ in range(2):
        decide(whose_move(*pages), rng)
    whose_move(*pages)
    assert [one for one in asked if "/icon" not in one] == []
