"""The table holds still in windows of every size: whatever is chosen, the board and the confirmation keep their
places. On a phone the board is led to what is decided, and its own size comes back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, moved_on, my_move, number, offers, took_effect, turn_to
from testbed.decision_positions import standing_before

Visit = Callable[..., Page]

SIGHT = """() => {
    const board = document.querySelector('.area-board svg.scene')
    const { a, e, f } = board.getScreenCTM()
    return [a, e, f].map((one) => Math.round(100 * one) / 100)
}"""
"""Where the board is drawn, and how large: pixels for a unit, and the pixel of its origin."""
PLANE = """() => {
    const { width, height } = document.querySelector('.area-board svg.scene').viewBox.baseVal
    return width * height
}"""
"""How large the plane of the board is, in its own units."""


LAPTOP, PHONE = (1280, 800), (390, 844)
SIZES = (LAPTOP, (1366, 768), (1440, 900), (1920, 1080), (820, 1180))
"""All sizes in which nothing but the player moves the board."""


def at_table(visit: Visit, shed: Shed, game: str, phase: str, size: tuple[int, int] = LAPTOP) -> Page:
    """A table that stands before a phase, in a window of a size; the other seats are bots'."""
    page = visit(NOWHERE, phone=size == PHONE)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    record = standing_before(game, {phase})[phase]
    user, seat = be_guest(page, "Ada"), record.state.seat
    page.goto(shed.put(record, [user if other == seat else None for other in range(len(record.names))]))
    my_move(page)
    expect(page.locator(".area-board svg.scene use").first).to_be_attached()
    return page


def confirmation(page: Page) -> tuple[float, float]:
    """Where the lamp button ends, to the left and below: what it says may make it higher, not lower."""
    box = page.locator(".act-bar .go").bounding_box()
    assert box is not None
    return box["x"], box["y"] + box["height"]


PHASES = {
    "age_of_steam": "issue_shares",
    "steam": "take_action",
    "days_of_steam": "turn",
    "railroad_revolution": "place",
    "binario": "build",
}
"""Where a turn of each game begins."""
GROWING = ("days_of_steam",)
"""Games whose plane grows with what is laid: between decisions it may move, and is drawn smaller where it has grown."""
TURNS = [
    ("age_of_steam", 9, LAPTOP),
    ("steam", 4, LAPTOP),
    ("days_of_steam", 2, LAPTOP),
    ("railroad_revolution", 5, LAPTOP),
    ("binario", 2, LAPTOP),
    *(pytest.param("age_of_steam", 3, size, marks=pytest.mark.nightly) for size in SIZES[1:]),
]


@pytest.mark.parametrize(("game", "decisions", "size"), TURNS)
def test_a_city_keeps_its_place_and_size_through_a_turn(
    visit: Visit, shed: Shed, game: str, decisions: int, size: tuple[int, int]
) -> None:
    page = at_table(visit, shed, game, PHASES[game], size)
    still, plane, confirmed = page.evaluate(SIGHT), page.evaluate(PLANE), set[tuple[float, float]]()
    for _ in range(decisions):
        before = number(page)
        for _ in range(20):
            page.wait_for_function("() => !document.querySelector('.act-bar .coming')")
            offered = offers(page)
            if offered["ready"]:
                break
            key = offered["keys"][0]
            place = offered["drawn"].get(key)
            if place:
                page.mouse.click(*place)
            else:
                page.locator(f'.act-bar [data-key="{key}"]').click()
            assert page.evaluate(SIGHT) == still, key
            if took_effect(page, before, offered, f"{key} was clicked, and nothing happened"):
                break  # a step that one click plays
        if number(page) == before:
            confirmed.add(confirmation(page))
            page.locator(".act-bar .go").click()
            moved_on(page, before)
        my_move(page)
        if not page.locator(".act-bar.mine").count():
            break  # the game is over: now it is looked at
        if game in GROWING:
            assert page.evaluate(SIGHT)[0] == still[0] or page.evaluate(PLANE) > plane
            still, plane = page.evaluate(SIGHT), page.evaluate(PLANE)
        assert page.evaluate(SIGHT) == still
    assert len(confirmed) == 1


@pytest.mark.parametrize("game", PHASES)
def test_on_a_phone_a_city_is_again_where_it_was_when_a_choice_is_taken_back(
    visit: Visit, shed: Shed, game: str
) -> None:
    page = at_table(visit, shed, game, PHASES[game], PHONE)
    page.wait_for_timeout(600)
    still = page.evaluate(SIGHT)
    for key in offers(page)["keys"][:3]:
        page.locator(f'.act-bar [data-key="{key}"]').tap()
        page.wait_for_timeout(300)
        page.keyboard.press("Escape")
        page.wait_for_function(f"still => String(({SIGHT})()) === String(still)", arg=still)


def test_the_map_with_mats_is_wide_enough(visit: Visit, shed: Shed) -> None:
    page = at_table(visit, shed, "railroad_revolution", "place")
    scale, *_ = page.evaluate(SIGHT)
    wide = page.evaluate("document.querySelector('.area-board svg.scene').viewBox.baseVal.width")
    assert scale * wide >= 500
    still = page.evaluate(SIGHT)
    for mat in page.locator(".tray [role=tab][aria-selected=false]").all():
        mat.click()
        assert page.evaluate(SIGHT) == still


def test_only_the_player_moves_the_board(visit: Visit, shed: Shed) -> None:
    page = at_table(visit, shed, "age_of_steam", "build_track")
    still = page.evaluate(SIGHT)
    board = page.locator(".area-board")
    board.hover()
    page.mouse.wheel(0, 300)
    assert page.evaluate(SIGHT) == still
    for _ in range(5):
        board.get_by_role("button", name="Zoom in").click()
    assert page.evaluate(SIGHT)[0] > 2 * still[0]
    edges = board.get_by_role("button", name="Show what I can choose")
    near = page.evaluate(SIGHT)
    edges.first.click()
    assert page.evaluate(SIGHT) != near
    assert page.evaluate(SIGHT)[0] == near[0]
    board.get_by_role("button", name="Whole board").click()
    assert page.evaluate(SIGHT) == still
    expect(edges).to_have_count(0)


END = "() => { const log = document.querySelector('.log'); return log.scrollHeight - log.scrollTop - log.clientHeight }"


def test_the_log_follows_unless_its_reader_has_scrolled_up(visit: Visit, shed: Shed) -> None:
    page = at_table(visit, shed, "age_of_steam", "move_goods")
    turn_to(page, "Log")
    page.wait_for_function(f"({END})() < 2")
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".log .here")).to_be_in_viewport(timeout=20_000)
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator(".log .here")).to_be_in_viewport(timeout=20_000)
    page.get_by_role("button", name="To the latest move", exact=True).click()
    page.wait_for_function(f"({END})() < 2")
    page.locator(".log").evaluate("log => log.scrollTo(0, 0)")
    before = number(page)
    turn_to(page, "Log")
    page.keyboard.press("1")
    while not page.locator(".act-bar .go").count():
        page.keyboard.press("1")
    page.locator(".act-bar .go").click()
    moved_on(page, before)
    page.get_by_role("button", name=re.compile("new entr")).click()
    page.wait_for_function(f"({END})() < 2")
