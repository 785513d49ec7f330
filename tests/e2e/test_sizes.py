"""Nothing at a table is too small to be read, on a laptop and on a phone, in any phase."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import steamshed
from steamshed.kernel.words import LANGUAGES
from testbed.browser_server import Shed
from testbed.browser_steps import be_guest, my_move, phases
from testbed.decision_positions import GAMES, standing_before
from tests.e2e.sizes import too_small

Visit = Callable[..., Page]

LEAST = 10.9
"""In pixels: eleven, but for what browsers round."""
LAPTOP = {"width": 1280, "height": 800}


IN_SIGHT = """() => [...document.querySelectorAll('.act-bar .sections .rows')].map((list) => {
    const room = list.closest('.room').getBoundingClientRect()
    const rows = [...list.querySelectorAll('[role=option]')].map((row) => row.getBoundingClientRect())
    return [rows.length, rows.filter((row) => row.top >= room.top - 1 && row.bottom <= room.bottom + 1).length]
})"""
"""Of every list of answers: how many there are, and how many are whole in sight."""
ENOUGH = 5


def few_in_sight(page: Page) -> list[list[int]]:
    """The first list from which somebody decides, if less than five of its answers are in sight though there are more."""
    page.wait_for_function("() => !document.querySelector('.act-bar .coming')")
    lists = [one for one in page.evaluate(IN_SIGHT) if one[0]]
    return [[answers, shown] for answers, shown in lists[:1] if shown < min(ENOUGH, answers)]


def test_at_least_five_ways_of_binario_are_in_sight_on_a_laptop(visit: Visit, shed: Shed) -> None:
    page = visit("/about")
    page.set_viewport_size({"width": 1280, "height": 800})
    user = be_guest(page, "Ada")
    for phase, record in standing_before("binario", {"build", "freight"}).items():
        page.goto(shed.put(record, [user] * len(record.names)))
        my_move(page)
        assert few_in_sight(page) == [], phase


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
        assert few_in_sight(page) == [], phase
        for mat in page.locator(".tray [role=tab][aria-selected=false]").all():
            mat.click()
            assert too_small(page, LEAST) == [], phase


def test_on_a_phone_the_answer_in_hand_stays_in_sight(visit: Visit, shed: Shed) -> None:
    page = visit("/about", phone=True)
    record = standing_before("age_of_steam", {"build_track"})["build_track"]
    user, seat = be_guest(page, "Ada"), record.state.seat
    page.goto(shed.put(record, [user if other == seat else None for other in range(len(record.names))]))
    my_move(page)
    page.locator(".act-bar.mine [role=option]").nth(1).tap()
    expect(page.locator(".act-bar .forecast table")).to_be_visible()
    chosen, room = (
        page.locator(one).first.bounding_box() for one in (".act-bar [aria-selected=true]", ".act-bar .body .room")
    )
    assert chosen is not None
    assert room is not None
    assert room["y"] <= chosen["y"]
    assert chosen["y"] + chosen["height"] <= room["y"] + room["height"]


# -- words that must not be cut off ------------------------------------------------------------------------------------

TABLET = {"width": 820, "height": 1180}
CUT = """words => words.filter((word) => {
    const station = document.querySelector('.stations .now span')
    station.textContent = word
    const line = document.querySelector('.stations')
    return station.scrollWidth > station.clientWidth || line.scrollWidth > line.clientWidth
})"""
"""Which words are cut off where the station of now stands."""


def stations() -> list[str]:
    """What every phase of every game is called in the top bar, in every language."""
    found = set[str]()
    for game in GAMES:
        for language in LANGUAGES:
            text = (steamshed.game(game).folder("locale") / f"{language}.ftl").read_text(encoding="utf-8")
            for name, short in re.findall(r"^phase-\w+ = (.+)\n(?:    \.short = (.+)\n)?", text, re.MULTILINE):
                found.add(short or name)
    return sorted(found)


def test_no_station_is_cut_off_on_a_tablet(visit: Visit, shed: Shed) -> None:
    page = visit("/about")
    page.set_viewport_size({"width": TABLET["width"], "height": TABLET["height"]})
    record = standing_before("railroad_revolution", {"place"})["place"]
    page.goto(shed.put(record, [be_guest(page, "Ada")] * len(record.names)))
    my_move(page)
    words = stations()
    assert len(words) > 100
    assert page.evaluate(CUT, words) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_of_a_new_table_leaves_its_frame(visit: Visit, language: str) -> None:
    page = visit("/about", language=language)
    page.set_viewport_size({"width": LAPTOP["width"], "height": LAPTOP["height"]})
    for game in ("steam", "binario"):
        page.goto(f"/new?game={game}")
        expect(page.locator(".opt-row .seg").first).to_be_visible()
        wide = page.locator(".seg").evaluate_all(
            "frames => frames.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
        )
        assert wide == [], game
