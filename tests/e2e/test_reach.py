"""Every legal action can be reached by touch and by mouse: in every phase of every game, on every size of screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from steamshed.kernel.action import Choice
from steamshed.kernel.record import Record
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, my_move, phases
from testbed.decision_positions import GAMES, standing_before
from tests.e2e.reach import choices_of, controls, out_of_reach, question

Visit = Callable[..., Page]

PHONE = (390, 844)
SIZES = [(360, 640), (640, 400), (853, 533), (820, 1180), (1280, 800), (1920, 1080)]
"""A small phone; a laptop at 200 and at 150 percent; a tablet, a laptop, a large screen."""
TOUCH = 760
"""What is narrower is touched with a finger."""
ONE_EACH = {
    "age_of_steam": "determine_player_order",
    "steam": "build",
    "days_of_steam": "turn",
    "railroad_revolution": "action",
    "binario": "freight",
}
"""A phase of each game that is looked at in every size in every run."""


def sit_down(page: Page, shed: Shed, record: Record, user: str) -> None:
    page.goto(shed.put(record, [user] * len(record.names)))
    my_move(page)
    page.wait_for_function("() => !document.querySelector('.act-bar .coming')")


def walk(page: Page, record: Record) -> list[str]:
    """What is out of reach: among the answers to the first question, again once one is in hand, and after the first
    answer of each kind. In the end nothing is in hand."""
    choices = choices_of(record.state)
    expected = question(choices)
    missing = out_of_reach(page, expected)
    chosen = in_hand(page)
    if chosen:
        missing += [f"in hand: {key}" for key in out_of_reach(page, expected)]
        back(page)
    kinds = set[str]()
    for key, members in expected.items():
        kind = key.partition("-")[0].partition(":")[0]
        shown = page.locator(f'.act-bar [data-key="{key}"]')
        if kind in kinds or len(members) < 2 or key.startswith("number:") or not shown.count():
            continue
        kinds.add(kind)
        shown.click()
        missing += [f"{key} > {one}" for one in after(page, members)]
        back(page)
    return missing


def in_hand(page: Page) -> bool:
    """Takes an answer of the list into the hand, which plays nothing (WAITING); whether there was one."""
    first = page.locator(".act-bar.mine .sections [role=option]").first
    if not first.count():
        return False
    first.click()
    expect(page.locator(".act-bar .go")).to_be_visible()
    return True


def after(page: Page, members: Sequence[Choice]) -> list[str]:
    """What is out of reach after an answer: every way on has a control, and so has the way back."""
    found = [one for one in controls(page) if one["touched"]]
    lost = [] if any(one["back"] for one in found) else ["back"]
    onward = [one for one in found if one["key"] or one["stepper"] or one["go"]]
    return lost if onward else [*lost, f"{len(members)} choices"]


def back(page: Page) -> None:
    for _ in range(6):
        button = page.locator(".act-bar .confirm .btn:not(.go)")
        if not button.count():
            return
        button.click()


WAITING = """try {
    localStorage.setItem('steamshed-settings', JSON.stringify({ forced: false, endings: false, steps: false }))
} catch { /* a page that keeps nothing */ }"""
"""No answer is played by the click that chooses it."""


def stranger(visit: Visit, size: tuple[int, int]) -> Page:
    """A page of a size, by touch where that is a phone's."""
    page = visit(NOWHERE, phone=size[0] < TOUCH)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.context.add_init_script(WAITING)
    return page


def seen(visit: Visit, shed: Shed, game: str, wanted: set[str], size: tuple[int, int]) -> dict[str, list[str]]:
    """By phase what is out of reach."""
    page, found = stranger(visit, size), dict[str, list[str]]()
    user, records = be_guest(page, "Ada"), standing_before(game, wanted)
    assert records
    for phase, record in records.items():
        sit_down(page, shed, record, user)
        found[phase] = walk(page, record)
    return {phase: lost for phase, lost in found.items() if lost}


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_every_phase_can_be_reached_on_a_phone(visit: Visit, shed: Shed, game: str) -> None:
    assert seen(visit, shed, game, {*phases(game).values()}, PHONE) == {}


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
@pytest.mark.parametrize("game", ONE_EACH)
def test_every_action_can_be_reached_on_every_screen(visit: Visit, shed: Shed, game: str, touch: bool) -> None:
    """One page takes all sizes one after the other, as a window that is drawn larger."""
    sizes = [size for size in SIZES if (size[0] < TOUCH) == touch]
    page, lost = stranger(visit, sizes[0]), dict[tuple[int, int], list[str]]()
    record = standing_before(game, {ONE_EACH[game]})[ONE_EACH[game]]
    sit_down(page, shed, record, be_guest(page, "Ada"))
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        lost[width, height] = walk(page, record)
    assert {size: found for size, found in lost.items() if found} == {}


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_every_phase_can_be_reached(visit: Visit, shed: Shed, game: str, size: tuple[int, int]) -> None:
    assert seen(visit, shed, game, {*phases(game).values()}, size) == {}
