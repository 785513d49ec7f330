"""Courses and lessons. Nothing of them is kept here, and nobody needs an account."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from starlette.responses import Response

from steamshed.kernel.words import LANGUAGES
from steamshed.learn.aid import aid
from steamshed.learn.companion import companion
from steamshed.learn.lesson import course, find_lesson
from steamshed.learn.rulebook import find_worked, rulebook
from steamshed.server import teaching
from steamshed.server.errors import Problem
from steamshed.server.routes.answering import JSON, Asked, Handlers
from steamshed.server.routes.context import address_of
from steamshed.server.routes.games import find_game, known_language
from steamshed.server.wire import http, learning

handlers = Handlers()
B = TypeVar("B", bound=learning.LessonAt)


@handlers.answers(learning.COURSES)
async def courses(asked: Asked[http.NoParameters, None]) -> list[learning.CourseRow]:
    return await asyncio.to_thread(teaching.courses)


@handlers.answers(learning.COURSE)
async def get_course(asked: Asked[learning.OfCourse, None]) -> learning.Course:
    game = find_game(asked.parameters.game)
    if not course(game):
        raise Problem(404, "no-such-lesson", "There is no such lesson.")
    return await asyncio.to_thread(teaching.course_of, game, known_language(asked.parameters.language))


@handlers.answers(learning.BOOK)
async def book(asked: Asked[learning.OfCourse, None]) -> learning.Book:
    game = find_game(asked.parameters.game)
    found = rulebook(game)
    if found is None:
        raise Problem(404, "no-such-book", "This game has no rulebook to read yet.")
    return await asyncio.to_thread(teaching.book_of, game, found, known_language(asked.parameters.language))


@handlers.answers(learning.COMPANION)
async def get_companion(asked: Asked[learning.OfCourse, None]) -> learning.Companion:
    game = find_game(asked.parameters.game)
    found = companion(game)
    if found is None:
        raise Problem(404, "no-such-companion", "This game has no companion.")
    return await asyncio.to_thread(teaching.companion_of, game, found, known_language(asked.parameters.language))


@handlers.answers(learning.EXAMPLE)
async def example(asked: Asked[learning.OfExample, None]) -> Response:
    wanted = asked.parameters
    if find_worked(find_game(wanted.game), wanted.example) is None:
        raise Problem(404, "no-such-example", "There is no such example.")
    await asked.limit("look")
    language = known_language(wanted.language)
    drawn = await asyncio.to_thread(teaching.picture, wanted.game, wanted.example, language, wanted.theme)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


@handlers.answers(learning.AID)
async def get_aid(asked: Asked[learning.OfCourse, None]) -> learning.Aid:
    game = find_game(asked.parameters.game)
    found = aid(game)
    if found is None:
        raise Problem(404, "no-such-lesson", "This game has no player aid.")
    return await asyncio.to_thread(teaching.aid_of, game, found, known_language(asked.parameters.language))


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
