"""Beginning, by real clicks: the first lesson of each game, and a turn of a first game with the companion, in two
languages; hints where they are allowed and where not."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import steamshed
from steamshed.learn.companion import PART, companion
from steamshed.learn.lesson import course
from steamshed.learn.texts import Words
from testbed.browser_steps import moved_on, my_move, number, open_table, phases

Visit = Callable[..., Page]

WORDS = {
    "en": {"first": "Your first game", "hint": "What would a bot do?", "do": "Play it", "fold": "Got it"},
    "hu": {"first": "Az első játszmád", "hint": "Mit tenne egy bot?", "do": "Ezt lépem", "fold": "Értem"},
}
PUSHED = {("age_of_steam", "en"), ("binario", "hu")}
WAYS = [
    pytest.param(game, language, marks=() if (game, language) in PUSHED else pytest.mark.nightly)
    for game in steamshed.games()
    for language in WORDS
]


@pytest.mark.parametrize(("game", "language"), WAYS)
def test_the_first_lesson(visit: Visit, game: str, language: str) -> None:
    """Whoever lets himself be shown everything sees all of it."""
    lesson = course(steamshed.game(game))[0]
    page = visit(f"/learn/{game}/{lesson.id}", language=language)
    title = re.compile(re.escape(Words(steamshed.game(game), language).say(lesson.id)))
    expect(page).to_have_title(title, timeout=30_000)
    for step in lesson.steps:
        expect(page.locator(".words .said")).not_to_be_empty()
        if step.asks:
            page.locator(".task button").click()
            expect(page.locator(".reply.good")).to_be_visible()
        if step is not lesson.steps[-1]:
            page.locator(".words .do .go").click()
    expect(page.locator(".words .known, .words .do a").first).to_be_visible()


@pytest.mark.parametrize(("game", "language"), WAYS)
def test_a_turn_with_the_companion(visit: Visit, game: str, language: str) -> None:
    page, words = visit(f"/learn/{game}", language=language), WORDS[language]
    page.get_by_role("button", name=words["first"]).click()
    my_move(page)
    card = page.locator(".guide .companion")
    expect(card).to_be_visible()
    phase = phases(game, language)[card.locator("h3").inner_text()]
    expect(card).to_contain_text(Words(steamshed.game(game), language, PART).say(phase))
    expect(card.locator("a").first).to_have_attribute("href", f"/learn/{game}/rules#{chapter(game, phase)}")
    card.get_by_role("button", name=words["fold"]).click()
    expect(card).to_have_count(0)
    before = number(page)
    page.get_by_role("button", name=words["hint"]).click()
    page.locator(".hint").get_by_role("button", name=words["do"], exact=True).click()
    moved_on(page, before)
    # what was explained is remembered
    page.reload()
    my_move(page)
    kept = page.evaluate("JSON.parse(localStorage.getItem('steamshed-settings')).explained")
    assert f"{game}/{phase}" in kept.split()


def chapter(game: str, phase: str) -> str:
    found = companion(steamshed.game(game))
    assert found is not None
    return found.phases[phase].chapter


def test_every_question_is_explained_and_a_bot_is_asked(visit: Visit) -> None:
    page = visit()
    open_table(page)
    expect(page.locator(".guide .companion")).to_have_count(0)
    page.get_by_role("button", name="About this decision").click()
    expect(page.locator(".guide .companion")).to_contain_text("How many shares do you issue this turn?")
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(".hint li").first).to_be_visible()
    page.locator(".hint").get_by_role("button", name="Close").click()
    expect(page.locator(".hint")).to_have_count(0)


def test_where_people_play_each_other_nobody_is_told_unless_it_was_agreed(visit: Visit) -> None:
    page = visit("/new?game=days_of_steam")
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check(force=True)
    page.get_by_label("Who plays seat 2").select_option("me")
    page.get_by_role("button", name="Open the table").click()
    my_move(page)
    expect(page.get_by_role("button", name="What would a bot do?")).to_be_disabled()
    page.goto("/new?game=days_of_steam")
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check(force=True)
    page.get_by_label("Who plays seat 2").select_option("me")
    page.get_by_role("group", name="Hints").get_by_role("radio", name="Allowed for everybody").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    my_move(page)
    expect(page.locator(".where").first).to_contain_text("hints allowed")
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(".hint li").first).to_be_visible()
