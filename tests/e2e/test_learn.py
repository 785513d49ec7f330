"""Lessons by real clicks: the first of two games, in two languages, at a small window and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

Visit = Callable[..., Page]

WORDS = {
    "en": {
        "learn": "Learn",
        "on": "Go on",
        "back": "Take it back",
        "show": "Show me",
        "known": "What you know now",
        "left": "$5",
        "paid": "$3",
    },
    "hu": {
        "learn": "Tanulás",
        "on": "Tovább",
        "back": "Visszavonom",
        "show": "Mutasd meg",
        "known": "Amit már tudsz",
        "left": "5 $",
        "paid": "3 $",
    },
}
PUSHED = [("en", False), ("hu", True)]
WAYS = [
    pytest.param(language, phone, marks=() if (language, phone) in PUSHED else pytest.mark.nightly)
    for language in WORDS
    for phone in (False, True)
]


def begin(visit: Visit, language: str, phone: bool, game: str) -> Page:
    """From the list of courses to the first lesson of a game."""
    page = visit("/learn", phone=phone, language=language)
    if not phone:
        page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_role("heading", level=1)).to_have_text(WORDS[language]["learn"])
    page.locator(f'.courses a[href="/learn/{game}"]').click()
    page.locator("ol > li .btn").first.click()
    expect(page.locator(".words .said")).not_to_be_empty()
    return page


def things(page: Page, id: str) -> Locator:
    return page.locator(f'.area-board [data-id="{id}"], .area-side [data-id="{id}"], .area-displays [data-id="{id}"]')


def click(page: Page, id: str) -> None:
    """Clicks a thing, whatever lies on it; on a phone the displays are turned to where it lies there."""
    expect(page.locator(".task")).to_be_visible()
    if not things(page, id).count() and page.locator(".turn").count():
        page.locator(".turn").click()
    things(page, id).first.click(force=True)


def press(page: Page, word: str) -> None:
    page.locator(".words").get_by_role("button", name=word, exact=True).click()


def go_on(page: Page, word: str) -> None:
    """To the next step."""
    press(page, word)
    expect(page.locator(".reply")).to_have_count(0)
    expect(page.locator(".task")).to_be_visible()


def right(page: Page) -> None:
    expect(page.locator(".reply.good")).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), WAYS)
def test_the_first_train(visit: Visit, language: str, phone: bool) -> None:
    page, words = begin(visit, language, phone, "age_of_steam"), WORDS[language]
    # who is who: the pins are on the players and on the turn
    expect(page.locator(".words .pins li")).to_have_count(4)
    expect(page.locator(".area-board .pin")).to_have_count(0)
    press(page, words["on"])
    expect(page.locator(".words .pins li")).to_have_count(3)
    expect(page.locator(".area-board .pin")).to_have_count(3)
    go_on(page, words["on"])
    # a wrong answer is carried out, answered and taken back
    page.locator(".act-bar .do .line .btn").last.click()
    page.locator(".act-bar .go").click()
    expect(page.locator(".reply:not(.good)")).to_contain_text(words["left"])
    expect(page.locator(".act-bar")).to_have_count(0)
    press(page, words["back"])
    # the right one, as a plan of the panel
    page.locator(".act-bar .sections tr, .act-bar .sections button").filter(has_text="Evansville").first.click()
    page.locator(".act-bar .go").click()
    right(page)
    expect(page.locator(".reply")).to_contain_text(words["paid"])
    go_on(page, words["on"])
    click(page, "cube-J10-red-1")
    page.locator(".act-bar .go").click()
    right(page)
    expect(page.get_by_role("heading", name=words["known"])).to_be_visible()
    # it is noted, here and nowhere else
    page.goto("/learn/age_of_steam")
    expect(page.locator("ol > li.done")).to_have_count(1)


@pytest.mark.parametrize(("language", "phone"), WAYS)
def test_the_first_whistle(visit: Visit, language: str, phone: bool) -> None:
    page, words = begin(visit, language, phone, "days_of_steam"), WORDS[language]
    click(page, "hand-ST")
    click(page, "cell-5,0")
    page.locator(".act-bar .go").click()
    right(page)
    go_on(page, words["on"])
    # left in between: it goes on where it was
    page.reload()
    click(page, "display-1")
    click(page, "cell-6,0")
    page.locator(".act-bar .go").click()
    right(page)
    go_on(page, words["on"])
    press(page, words["show"])
    right(page)
    expect(page.get_by_role("heading", name=words["known"])).to_be_visible()


def test_a_lesson_by_keyboard(visit: Visit) -> None:
    """What comes next has the focus; a rule that refuses is explained in the words of the lesson."""
    page = visit("/learn/age_of_steam/first-train")
    for title in ("You and your rivals", "Look"):
        expect(page.locator(".now[aria-current=step]")).to_contain_text(title)
        expect(page.locator(".words .go")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator(".task")).to_be_visible()
    page.locator('[data-id="hex-G8"]').click()
    expect(page.locator(".reply")).to_contain_text("New track begins at a city or at your own track")
    page.keyboard.press("Escape")
    page.locator(".task button").focus()
    page.keyboard.press("Enter")
    right(page)
    expect(page.locator(".words .go")).to_be_focused()


def test_another_language_in_the_middle_of_a_lesson(visit: Visit) -> None:
    page = visit("/learn/age_of_steam/first-train")
    page.locator(".words .go").click()
    expect(page.locator(".words")).to_contain_text("Cities have colours")
    page.locator(".words .go").click()
    expect(page.locator(".task")).to_be_visible()
    page.evaluate("localStorage.setItem('steamshed-settings', JSON.stringify({ language: 'cs' }))")
    page.reload()
    expect(page.locator(".task")).to_contain_text("Jsi na tahu")
    expect(page.locator(".now[aria-current=step]")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_rulebook(visit: Visit, phone: bool) -> None:
    page = visit("/learn/age_of_steam", phone=phone)
    page.get_by_role("link", name="Rulebook").click()
    expect(page.locator("h2")).to_have_count(17)
    # a word is explained where it comes first, until Escape
    page.locator(".term").first.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    picture = page.locator("figure img").first
    picture.scroll_into_view_if_needed()
    expect(picture).to_be_visible()
    page.wait_for_function("document.querySelector('figure img').naturalWidth > 0")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".rules a").first.click()
    expect(page.locator("h1")).to_have_text("Age of Steam")


def test_a_lesson_that_is_not_there(visit: Visit, complaints: list[str]) -> None:
    page = visit("/learn/age_of_steam/no-such-lesson")
    expect(page.get_by_role("alert")).to_be_visible()
    complaints.clear()
