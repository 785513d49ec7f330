"""Every lesson and every exercise of every game, done by what its text asks for: with the mouse, and with a finger on a
phone; in two languages. A wrong move is answered in the words of the lesson, and the page is loaded anew in the middle.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import steamshed
from steamshed.learn.lesson import course, exercises, find_lesson
from testbed.browser_steps import NOWHERE
from tests.e2e.learner import Learner

Visit = Callable[..., Page]

LESSONS = [
    (game, lesson.id)
    for game in steamshed.games()
    for lesson in (*course(steamshed.game(game)), *exercises(steamshed.game(game)))
]
NAMES = [f"{game}-{lesson}" for game, lesson in LESSONS]
FIRST = {(game, course(steamshed.game(game))[7].id) for game in steamshed.games()}
FIRST |= {("age_of_steam", exercises(steamshed.game("age_of_steam"))[0].id), ("binario", "first-line")}
"""What a push proves of them: plans of several actions, steps in the middle of one, decisions of one action."""
SORTED = [pytest.param(*one, marks=() if one in FIRST else pytest.mark.nightly, id="-".join(one)) for one in LESSONS]


def walk(visit: Visit, game: str, name: str, language: str, phone: bool) -> None:
    lesson = find_lesson(steamshed.game(game), name)
    assert lesson is not None
    page = visit(NOWHERE, phone=phone, language=language)
    if not phone:
        page.set_viewport_size({"width": 1280, "height": 800})
    Learner(page, steamshed.game(game), lesson, finger=phone).walks()


@pytest.mark.parametrize(("game", "name"), SORTED)
def test_a_lesson_by_mouse(visit: Visit, game: str, name: str) -> None:
    walk(visit, game, name, "en", phone=False)


@pytest.mark.nightly
@pytest.mark.parametrize(("language", "phone"), [("hu", False), ("en", True), ("hu", True)], ids=lambda one: str(one))
@pytest.mark.parametrize(("game", "name"), LESSONS, ids=NAMES)
def test_a_lesson_in_two_languages_and_by_finger(
    visit: Visit, game: str, name: str, language: str, phone: bool
) -> None:
    walk(visit, game, name, language, phone)
