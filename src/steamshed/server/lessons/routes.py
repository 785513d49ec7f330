"""Courses and lessons. Nothing of them is kept here, and nobody needs an account."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from starlette.responses import Response

from steamshed.kernel.game import Game
from steamshed.kernel.words import LANGUAGES
from steamshed.learn.aid import aid
from steamshed.learn.companion import companion
from steamshed.learn.lesson import course, find_lesson
from steamshed.learn.rulebook import find_worked, rulebook
from steamshed.learn.terms import terms
from steamshed.server.api import endpoints
from steamshed.server.api.answering import JSON, Asked, Handlers
from steamshed.server.api.context import address_of
from steamshed.server.errors import Problem
from steamshed.server.games.routes import find_game, known_language
from steamshed.server.lessons import wire as learning
from steamshed.server.lessons import worker as teaching

handlers = Handlers()
B = TypeVar("B", bound=learning.LessonAt)
F = TypeVar("F")
A = TypeVar("A")


@handlers.answers(learning.COURSES)
async def courses(asked: Asked[endpoints.NoParameters, None]) -> list[learning.CourseRow]:
    return await asyncio.to_thread(teaching.courses)


@handlers.answers(learning.COURSE)
async def get_course(asked: Asked[learning.OfCourse, None]) -> learning.Course:
    game = find_game(asked.parameters.game)
    if not course(game):
        raise Problem(404, "no-such-lesson", "There is no such lesson.")
    return await asyncio.to_thread(teaching.course_of, game, known_language(asked.parameters.language))


@handlers.answers(learning.BOOK)
async def book(asked: Asked[learning.OfCourse, None]) -> learning.Book:
    return await told(asked, rulebook, teaching.book_of)


@handlers.answers(learning.COMPANION)
async def get_companion(asked: Asked[learning.OfCourse, None]) -> learning.Companion:
    return await told(asked, companion, teaching.companion_of)


@handlers.answers(learning.AID)
async def get_aid(asked: Asked[learning.OfCourse, None]) -> learning.Aid:
    return await told(asked, aid, teaching.aid_of)


async def told(
    asked: Asked[learning.OfCourse, None], find: Callable[[Game], F | None], tell: Callable[[Game, F, str], A]
) -> A:
    """Something to read about a game, in the words of a language. Raises a Problem where the game has none."""
    game = find_game(asked.parameters.game)
    found = find(game)
    if found is None:
        raise Problem(404, "no-such-lesson", "This game has nothing of the kind.")
    return await asyncio.to_thread(tell, game, found, known_language(asked.parameters.language))


@handlers.answers(learning.EXAMPLE)
async def example(asked: Asked[learning.OfExample, None]) -> Response:
    wanted = asked.parameters
    if find_worked(find_game(wanted.game), wanted.example) is None:
        raise Problem(404, "no-such-example", "There is no such example.")
    await asked.limit("look")
    language = known_language(wanted.language)
    return svg(await asked.ask(teaching.picture, wanted.game, wanted.example, language, wanted.theme))


@handlers.answers(learning.BOARD)
async def board(asked: Asked[learning.OfPicture, None]) -> Response:
    wanted = asked.parameters
    if find_lesson(find_game(wanted.game), wanted.lesson) is None:
        raise Problem(404, "no-such-lesson", "There is no such lesson.")
    await asked.limit("look")
    language = known_language(wanted.language)
    return svg(await asked.ask(teaching.board, wanted.game, wanted.lesson, language, wanted.theme))


def svg(drawn: bytes) -> Response:
    """A picture that does not change."""
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


@handlers.answers(learning.TERMS)
async def get_terms(asked: Asked[learning.OfCourse, None]) -> list[learning.Term]:
    game, language = find_game(asked.parameters.game), known_language(asked.parameters.language)
    found = await asyncio.to_thread(terms, game, language)
    return [learning.Term(term.id, term.word, list(term.forms), term.says) for term in found]


@handlers.answers(learning.LESSON)
async def lesson(asked: Asked[learning.OfLesson, learning.LessonTry]) -> Response:
    await check(asked)
    return sent(await asked.ask(teaching.view, asked.parameters.game, asked.parameters.lesson, asked.body))


@handlers.answers(learning.QUESTION)
async def question(asked: Asked[learning.OfLesson, learning.LessonQuestion]) -> Response:
    await check(asked)
    return sent(await asked.ask(teaching.answer, asked.parameters.game, asked.parameters.lesson, asked.body))


async def check(asked: Asked[learning.OfLesson, B]) -> None:
    """Raises a Problem for a lesson that is not there, and for whoever asks too often or is shut out."""
    await asked.limit("look")
    asked.server.tables.in_force.check(None, address_of(asked.request))
    if find_lesson(find_game(asked.parameters.game), asked.parameters.lesson) is None:
        raise Problem(404, "no-such-lesson", "There is no such lesson.")
    if asked.body.language not in LANGUAGES:
        asked.body.language = "en"


def sent(found: bytes | teaching.BadTry) -> Response:
    if isinstance(found, teaching.BadTry):
        raise Problem(400, "bad-input", found.text)
    return Response(found, media_type=JSON)
