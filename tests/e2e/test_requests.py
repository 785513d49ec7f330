"""A move asks the server for nothing beside it: what is news comes over the sockets of those whom it concerns."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Request, expect

from testbed.browser_steps import decide, number, table_for_two, turn_to, whose_move

Visit = Callable[..., Page]


def icons_fetched(page: Page) -> list[str]:
    """The icons of the page that the browser fetches from the server from now on: one of two is shown in turn."""
    fetched: list[str] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")

    def came(event: dict[str, Any]) -> None:
        answer = event["response"]
        if "/icon" in answer["url"] and not answer.get("fromDiskCache"):
            fetched.append(answer["url"])

    session.on("Network.responseReceived", came)
    return fetched


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

    icons = [icons_fetched(page) for page in pages]
    for page in pages:
        page.on("request", note)
    begun = number(pages[0])
    for _ in range(6):
        decide(whose_move(*pages), rng)
    whose_move(*pages)
    assert number(pages[0]) >= begun + 6
    for page in pages:
        page.wait_for_load_state("networkidle")
    assert [one for one in asked if "/icon" not in one] == []
    assert all(len(fetched) == len({*fetched}) for fetched in icons), icons  # then they are in the browser
    # a drawer of orders that is open costs no request either
    turn_to(pages[0], "Log")
    pages[0].locator("details.orders summary").click()
    expect(pages[0].get_by_label("Move for me when I have only one choice")).to_be_visible()
    asked.clear()
    for _ in range(2):
        decide(whose_move(*pages), rng)
    whose_move(*pages)
    assert [one for one in asked if "/icon" not in one] == []
