"""Games by somebody who has keys and a screen reader: each step is a key, each decision what the tree says."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, my_move

Visit = Callable[..., Page]
MOST_TABS = 5
"""From a cell to the confirmation."""
FAR = 60
"""No more tabs than this lead to an answer."""

FOCUSED = """() => {
    const one = document.activeElement
    const kind = one.getAttribute('role') ?? one.tagName.toLowerCase()
    const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()
    const desk = !!one.closest('#act')
    const answer = kind === 'option' || (kind === 'button' && !!one.closest('.answers, .do'))
    return { kind, name, desk, answer, enabled: !one.disabled, go: one.classList.contains('go') }
}"""
"""What has the focus: its role, its name, and whether it answers the question."""


def focused(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate(FOCUSED)
    return found


def give_an_answer(page: Page, before: str) -> None:
    """From where the focus is by Tab to an answer, and by Enter until something is played: an option is chosen and
    chosen again, the plain list leads on to what comes next, a confirmation plays."""
    for _ in range(8):
        for _ in range(FAR):
            now = focused(page)
            if now["answer"] and now["enabled"] and now["name"] != "Back":
                break
            page.keyboard.press("Tab")
        assert now["answer"], f"no answer within {FAR} tabs: {now}"
        assert now["name"]
        page.keyboard.press("Enter")
        page.wait_for_timeout(120)
        if page.locator(".hist .at").inner_text() != before:
            return


def play_by_keys(page: Page, decisions: int | None) -> int:
    """Decides so often, or to the end; gives how often."""
    question = page.locator(".act-bar.mine h2")
    over = page.get_by_role("region", name="Result")
    page.keyboard.press("Tab")
    assert focused(page)["name"] == "Skip to the action bar"
    page.keyboard.press("Enter")
    done = 0
    while decisions is None or done < decisions:
        expect(question.or_(over).first).to_be_visible(timeout=60_000)
        if over.count():
            return done
        before = page.locator(".hist .at").inner_text()
        give_an_answer(page, before)
        expect(page.locator(".hist .at")).not_to_have_text(before)
        expect(question.or_(over).first).to_be_visible(timeout=60_000)
        if question.count():
            expect(page.locator(".act-bar.mine h2")).to_be_focused()
        done += 1
    return done


def open_by_api(page: Page, shed: Shed, game: str, players: int) -> None:
    """A table against bots, without a click."""
    be_guest(page, "Ada")
    ask = page.context.request
    token = ask.get("/api/me").json()["csrf"]
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(players - 1))]
    wanted = {"name": "Keys", "game": game, "seats": seats, "options": {}, "pace": {"kind": "none"}, "language": "en"}
    made = ask.post("/api/tables", data=wanted, headers={"X-CSRF-Token": token})
    assert made.ok, made.text()
    page.goto(f"/table/{made.json()['id']}")
    my_move(page)


@pytest.mark.parametrize(("game", "players"), [("days_of_steam", 2), ("age_of_steam", 3)])
def test_decisions_follow_by_keys_alone(visit: Visit, shed: Shed, game: str, players: int) -> None:
    page = visit(NOWHERE)
    open_by_api(page, shed, game, players)
    assert play_by_keys(page, 4) == 4
    told = page.locator("[data-told=others]")
    expect(told).not_to_have_text("")


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "players"), [("days_of_steam", 2), ("age_of_steam", 3)])
def test_a_whole_game_by_keys_alone(visit: Visit, shed: Shed, game: str, players: int) -> None:
    page = visit(NOWHERE)
    open_by_api(page, shed, game, players)
    assert play_by_keys(page, None) > 10
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_a_tile_says_its_cell_and_its_sides_and_is_five_tabs_from_its_confirmation(visit: Visit, shed: Shed) -> None:
    page = visit(NOWHERE)
    open_by_api(page, shed, "days_of_steam", 2)
    offered = page.get_by_role("option")
    expect(offered.first).to_have_accessible_name(re.compile(r"^Lay .* on -?\d+,-?\d+"))
    cell = page.locator(".area-board .can").first
    cell.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Choose again")).to_be_visible()
    tabs = 0
    while not focused(page)["go"]:
        page.keyboard.press("Tab")
        tabs += 1
        assert tabs <= MOST_TABS, focused(page)
    page.keyboard.press("Enter")
    expect(page.locator(".act-bar.mine h2")).to_be_focused(timeout=60_000)
    laid = page.locator(".area-board [data-id^=tile-]").first
    expect(laid).to_have_attribute("aria-label", re.compile(r"track to (north|east|south|west)"))
