"""What is in hand stays in sight on a phone, and no word is cut off. How large words are: test_games.py."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import steamshed
from steamshed.kernel.words import LANGUAGES
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, my_move
from testbed.decision_positions import GAMES, standing_before

Visit = Callable[..., Page]

LAPTOP = {"width": 1280, "height": 800}


def test_on_a_phone_the_answer_in_hand_stays_in_sight(visit: Visit, shed: Shed) -> None:
    page = visit(NOWHERE, phone=True)
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
    page = visit(NOWHERE)
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
