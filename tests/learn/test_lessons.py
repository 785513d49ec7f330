"""Every lesson of every game can be played to its end through the rules, in every language that has words for it."""

from __future__ import annotations

import pytest

import steamshed
from steamshed.kernel.words import LANGUAGES
from steamshed.learn.checking import Check
from steamshed.learn.lesson import Lesson, course, exercises
from steamshed.learn.player import begin, following
from steamshed.learn.texts import languages
from tools import teaching

GAMES = steamshed.games()
LESSONS = [(game, lesson, language) for game in GAMES for lesson in teaching.every(game)
           for language in languages(steamshed.game(game))]  # fmt: skip
NAMES = [f"{game}-{lesson.id}-{language}" for game, lesson, language in LESSONS]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_course(game: str) -> None:
    assert 6 <= len(course(steamshed.game(game))) <= 16
    assert languages(steamshed.game(game))[0] == "en"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_eight_exercises_of_one_decision(game: str) -> None:
    found = exercises(steamshed.game(game))
    assert len(found) == 8
    assert all([step.id for step in lesson.steps] == ["decide"] and lesson.steps[0].answers for lesson in found)


@pytest.mark.parametrize(("game", "lesson", "language"), LESSONS, ids=NAMES)
def test_a_lesson_can_be_played(game: str, lesson: Lesson, language: str) -> None:
    check = Check(steamshed.game(game), lesson, language)
    assert check.run() == []
    assert check.tries


@pytest.mark.parametrize(("game", "lesson"), [(game, lesson) for game, lesson, language in LESSONS if language == "en"])
def test_a_lesson_shows_the_way(game: str, lesson: Lesson) -> None:
    """*Show me*, step by step."""
    stage = begin(steamshed.game(game), lesson)
    for number in range(len(lesson.steps)):
        if stage.step.asks:
            stage = stage.shown()
            assert stage.reply.kind == "right"
        if number + 1 < len(lesson.steps):
            stage = following(stage)


@pytest.mark.parametrize("game", GAMES)
def test_english_says_nothing_in_vain(game: str) -> None:
    assert teaching.unneeded(game, teaching.read(game, "en", "lessons")) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_says_what_english_says(game: str, language: str) -> None:
    """What a language lacks is shown in English; what it has fits and is not stale."""
    for part in teaching.PARTS:
        found = teaching.differences(teaching.read(game, "en", part), teaching.read(game, language, part))
        assert [fault for fault in found if not fault.endswith(": missing")] == []
