"""Every page in every language; every game's table on a phone in the dark, and for who only watches."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from steamshed.kernel.record import Record
from testbed.browser_server import Shed
from testbed.browser_steps import (
    NOWHERE,
    all_words,
    be_guest,
    english_words,
    message_ids,
    my_move,
    open_table,
    phases,
    raw_words,
)
from testbed.decision_positions import GAMES, standing_before
from tests.e2e.conftest import PHONE
from tests.e2e.test_access import fits, luminance

Visit = Callable[..., Page]
PAGES = ["/", "/new", "/my-games", "/archive", "/learn", "/rules", "/settings", "/about", "/sign-in"]
LATER = {
    "age_of_steam": "move_goods",
    "steam": "goods",
    "days_of_steam": "run",
    "railroad_revolution": "milestone",
    "binario": "freight",
}
"""A phase of each game in which a good deal lies on the table."""


def later(game: str) -> Record:
    return standing_before(game, {LATER[game]})[LATER[game]]


@pytest.fixture(scope="module")
def records() -> dict[str, Record]:
    return {game: later(game) for game in GAMES}


# -- languages ---------------------------------------------------------------------------------------------------------

LOBBY = {"hu": "Indulás", "cs": "Odjezdy", "pl": "Odjazdy", "nl": "Vertrek"}


@pytest.mark.parametrize("language", [pytest.param(one, marks=pytest.mark.nightly) for one in ("hu", "cs", "pl", "nl")])
def test_every_language_says_everything(visit: Visit, shed: Shed, records: dict[str, Record], language: str) -> None:
    page = visit("/", language=language)
    expect(page.locator("h1")).to_have_text(LOBBY[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert raw_words(page) == [], path
        assert english_words(page) == [], path
    user = be_guest(page, "Ada")
    for game, record in records.items():
        page.goto(shed.put(record, [user] * len(record.names)))
        my_move(page)
        assert raw_words(page, message_ids(game)) == [], game
        assert english_words(page) == [], game
        page.get_by_role("tab").nth(1).click()
        assert english_words(page) == [], game
        for path in (f"/rules/{game}", f"/learn/{game}", f"/learn/{game}/rules", f"/learn/{game}/aid"):
            page.goto(path)
            expect(page.locator("h1")).to_be_visible()
            page.wait_for_load_state("networkidle")
            assert raw_words(page, message_ids(game), rules=True) == [], path
            assert english_words(page) == [], path
        page.goto(f"/learn/{game}")
        page.locator("main ol .btn").first.click()
        page.wait_for_load_state("networkidle")
        assert english_words(page) == [], page.url


def test_the_language_changes_at_the_table(visit: Visit) -> None:
    page = visit()
    table = open_table(page)
    page.get_by_role("button", name="More").click()
    expect(page.locator(".act-bar .go")).to_contain_text("Issue 3 shares")
    page.get_by_role("link", name="Settings").click()
    page.get_by_label("Language").select_option("hu")
    expect(page.locator("h1")).to_have_text("Beállítások")
    page.go_back()
    expect(page).to_have_url(table)
    expect(page.locator(".act-bar h2")).to_have_text("Hány részvényt bocsátasz ki?")
    stations = page.locator(".stations li").evaluate_all("all => all.map(one => one.title)")
    assert stations == list(phases("age_of_steam", "hu"))
    assert raw_words(page, message_ids("age_of_steam")) == []


# -- phones and darkness -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_table_fits_a_phone(visit: Visit, shed: Shed, records: dict[str, Record], game: str) -> None:
    page, record = visit(NOWHERE, phone=True, dark=True), records[game]
    user = be_guest(page, "A name that is rather long")
    record.names[0] = "A name that is rather long"
    page.goto(shed.put(record, [user] * len(record.names), name="A table with a name that is rather long, too"))
    my_move(page)
    assert luminance(page) < 0.3
    for tab in ("Players", "Displays", "Log", "Chat", "Map"):
        page.get_by_role("tab", name=tab).last.tap()
        assert fits(page), tab
    bar = page.locator(".act-bar.mine").bounding_box()
    assert bar is not None
    assert bar["x"] >= 0
    assert bar["x"] + bar["width"] <= PHONE[0]
    assert bar["y"] + bar["height"] <= PHONE[1]
    if not record.game.hidden:  # where there are secrets the analysis waits for the end
        page.goto(page.url + "/result")
        expect(page.locator("figure")).to_be_visible()
        assert fits(page)


# -- who only watches --------------------------------------------------------------------------------------------------

SECRET = {"days_of_steam": "turn", "railroad_revolution": "milestone", "binario": "draft_keep"}
"""A phase of each game with secrets in which the seat to move holds something."""


def titles(record: Record, seat: int | None) -> set[str]:
    scenes = record.game.scenes(record.state.view(seat))
    return {thing.title for scene in scenes for thing in scene.things if thing.title}


def leaves(data: object) -> set[str]:
    """All texts of a view that are not names of its parts."""
    if isinstance(data, dict):
        return set().union(*map(leaves, data.values()))
    if isinstance(data, list):
        return set().union(*map(leaves, data))
    return {data} if isinstance(data, str) else set()


@pytest.mark.parametrize("game", SECRET)
def test_who_watches_sees_no_hands(visit: Visit, shed: Shed, game: str) -> None:
    player, watcher = visit(NOWHERE), visit(NOWHERE)
    record = standing_before(game, {SECRET[game]})[SECRET[game]]
    seat, state = record.state.seat, record.state
    held = titles(record, seat) - titles(record, None)
    words = set() if held else leaves(state.view(seat)) - leaves(state.view(None))
    assert held or words
    table = shed.put(record, [be_guest(player, "Ada")] * len(record.names))
    frames: list[str] = []
    watcher.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    player.goto(table)
    my_move(player)
    assert not held or held & {*all_words(player)}
    watcher.goto(table)
    expect(watcher.locator(".act-bar").first).to_be_visible()
    assert not held & {*all_words(watcher)}
    assert frames
    for frame in frames:
        assert '"legal":' not in frame
        assert not any(title in frame for title in held | words)
    expect(watcher.locator(".act-bar.mine")).to_have_count(0)
    expect(watcher.locator(".can")).to_have_count(0)
    expect(watcher.get_by_role("tab", name="Notes")).to_have_count(0)
    for button in ("Undo", "Ask for undo", "Since my last move"):
        expect(watcher.get_by_role("button", name=button, exact=True)).to_have_count(0)
