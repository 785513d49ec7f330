"""Lessons over HTTP: without an account, without anything kept."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import msgspec
import pytest

import steamshed
from steamshed.learn.lesson import Lesson, course, exercises
from steamshed.learn.rulebook import find_worked, played, rulebook
from steamshed.server.jobs.replay_processes import Readers
from steamshed.server.lessons import worker as teaching
from steamshed.server.lessons.wire import LessonAnswer, LessonQuestion, LessonTry, LessonView
from steamshed.ui.game_ui import ui_of
from tests.server.harness import Person

Make = Callable[[], Person]
ALL = [
    (game, lesson)
    for game in steamshed.games()
    for lesson in (*course(steamshed.game(game)), *exercises(steamshed.game(game)))
]
FIRST = "/learn/age_of_steam/first-train"
BUILT = [[], [], ["build I10 gentle 2"]]


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{game}-{lesson.id}" for game, lesson in ALL])
def test_a_lesson_is_sent_as_declared(game: str, lesson: Lesson) -> None:
    """Step by step, as who lets the lesson show everything; with the panel of every decision."""
    moves: list[list[str]] = []
    while len(moves) < len(lesson.steps):
        at = sent(game, lesson.id, LessonTry(moves=moves, scenery=True, language="hu"))
        assert (at.step.number, at.step.text != "", at.reply.kind) == (len(moves), True, "going")
        assert at.scenery
        assert all(pin.says for pin in at.step.pins)
        if at.step.ask is None:
            moves.append([])
            continue
        assert at.position.legal
        asked = LessonQuestion(moves=moves, about="panel")
        said = teaching.answer(game, lesson.id, asked)
        assert isinstance(said, bytes)
        msgspec.json.decode(said, type=LessonAnswer)
        done = sent(game, lesson.id, LessonTry(moves=moves, show=True))
        assert (done.reply.kind, done.reply.text != "", done.position.legal) == ("right", True, [])
        moves.append(done.tries)


def sent(game: str, lesson: str, asked: LessonTry) -> LessonView:
    found = teaching.view(game, lesson, asked)
    assert isinstance(found, bytes), found
    return msgspec.json.decode(found, type=LessonView)


async def test_the_courses(person: Make) -> None:
    ann = person()
    rows = (await ann.get("/learn")).json()
    assert [row["game"] for row in rows] == steamshed.games()[:5]
    found = (await ann.get("/learn/steam", language="xx")).json()
    assert [row["id"] for row in found["lessons"]] == [lesson.id for lesson in course(steamshed.game("steam"))]
    assert all(row["title"] and row["idea"] and row["know"] for row in found["lessons"])


async def test_a_picture_of_a_lesson(person: Make) -> None:
    ann = person()
    drawn = await ann.get("/learn/steam/lessons/laying-track.svg", language="hu", theme="dark")
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
    assert drawn.text.startswith("<svg")
    assert (await ann.get("/learn/steam/lessons/nowhere.svg")).status_code == 404


@pytest.mark.parametrize(
    ("game", "lesson", "shown"),
    [
        ("steam", "laying-track", "Northeastern"),
        ("age_of_steam", "order-and-actions", "Turn and player order"),
        ("binario", "todays-card", "Control card"),
    ],
)
def test_a_picture_shows_what_the_lesson_asks_about(game: str, lesson: str, shown: str) -> None:
    """Where nothing of that is on the map it is not the map."""
    assert f"<title>{shown}" in teaching.board(game, lesson, "en", "light").decode()


MOST_CALLS = 90_000
"""Calls of functions for a picture of a lesson. When every element of a drawing was compared with every rule of the
sheets it took 240,000 to 600,000, and pictures stayed empty for seconds."""


@pytest.mark.parametrize("game", steamshed.games()[:5])
def test_a_picture_is_little_work_once_its_game_is_known(game: str) -> None:
    teaching.board(game, course(steamshed.game(game))[0].id, "en", "dark")
    teaching.board.cache_clear()
    spent: dict[str, int] = {}
    for lesson in [*course(steamshed.game(game)), *exercises(steamshed.game(game))]:
        spent[lesson.id] = 0

        def count(frame: FrameType, event: str, argument: object, id: str = lesson.id) -> None:
            spent[id] += event == "call"

        sys.setprofile(count)
        teaching.board(game, lesson.id, "en", "light")
        sys.setprofile(None)
    assert {id: calls for id, calls in spent.items() if not 0 < calls < MOST_CALLS} == {}


async def test_readers_are_ready_before_the_first_picture() -> None:
    readers = Readers(1)
    readers.wake(teaching.prepare)
    try:
        assert await readers.ask("1.1.1.1", courses_read) >= len(teaching.courses())
    finally:
        readers.close()


def courses_read() -> int:
    return course.cache_info().currsize


async def test_the_exercises_are_a_list_of_their_own(person: Make) -> None:
    ann = person()
    found = (await ann.get("/learn/age_of_steam")).json()
    ids = [row["id"] for row in found["exercises"]]
    assert len(ids) == 8
    assert not set(ids) & {row["id"] for row in found["lessons"]}
    last = (await ann.post(f"/learn/age_of_steam/{ids[-1]}", {})).json()
    assert (last["exercise"], last["place"], last["lessons"], last["next"]) == (True, 8, 8, None)


async def test_the_words_of_a_game(person: Make) -> None:
    found = (await person().get("/learn/age_of_steam/terms", language="hu")).json()
    share = next(term for term in found if term["id"] == "share")
    assert (share["word"], share["forms"]) == ("részvény", ["részvény*", "részvénn*"])
    assert share["says"].startswith("Azonnal 5\u00a0$")


async def test_a_lesson_needs_no_session(person: Make) -> None:
    """Nothing changes by it, so there is nothing that another site could do in somebody's name."""
    answer = await person().http.post(f"/api{FIRST}", json={"moves": BUILT, "tries": ["raise_engine"]})
    assert answer.status_code == 200
    found = answer.json()
    assert (found["reply"]["kind"], found["position"]["legal"], found["tries"]) == ("answer", [], ["raise_engine"])
    assert "Your engine is now 2" in found["reply"]["text"]


async def test_a_refusal_names_the_rule_in_the_words_of_the_lesson(person: Make) -> None:
    found = (await person().post(FIRST, {"moves": [[], []], "tries": ["build I8 straight 0"]})).json()
    assert (found["refused"]["rule"], found["tries"], found["reply"]["kind"]) == ("AS-PLACE-05", [], "going")
    assert found["step"]["refused"]["AS-PLACE-05"].startswith("New track begins at a city")


async def test_questions(person: Make) -> None:
    ann = person()
    at: dict[str, object] = {"moves": [[], []]}
    action = "build I10 gentle 2"
    found = (await ann.post(f"{FIRST}/ask", {**at, "about": "preview", "what": [action]})).json()
    assert found["previews"][action]
    found = (await ann.post(f"{FIRST}/ask", {**at, "about": "why", "what": ["hex-A1"]})).json()
    assert "rule" in found
    found = (await ann.post(f"{FIRST}/ask", {**at, "about": "consider", "what": [action]})).json()
    assert found["preview"]
    found = (await ann.post(f"{FIRST}/ask", {**at, "about": "consider", "what": ["build I8 straight 0"]})).json()
    assert (found["rule"], "preview" in found) == ("AS-PLACE-05", False)


async def test_the_rulebook(person: Make) -> None:
    ann = person()
    book = (await ann.get("/learn/age_of_steam/rules", language="pl")).json()
    examples = [chapter["example"] for chapter in book["chapters"] if "example" in chapter]
    assert len(examples) >= 10
    name = examples[0]["pictures"][0]
    answer = await ann.get(f"/learn/age_of_steam/rules/{name}.svg", theme="dark")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert (await ann.get("/learn/age_of_steam/rules/none.svg")).status_code == 404


@pytest.mark.parametrize(
    ("path", "body", "status", "text"),
    [
        ("/learn/chess", None, 404, "no such game"),
        ("/learn/chess/rules", None, 404, "no such game"),
        ("/learn/age_of_steam/no-such-lesson", {}, 404, "no such lesson"),
        ("/learn/chess/first-train", {}, 404, "no such game"),
        (FIRST, {"moves": [["done"]]}, 400, "'done': this step has its answer"),
        (FIRST, {"moves": [[], [], ["done"]]}, 400, "step build: is not done yet"),
        (FIRST, {"moves": [[], []], "tries": ["fly"]}, 400, "'fly'"),
        (FIRST, {"moves": [[]] * 41}, 422, "body.moves"),
        (FIRST, {"moves": [[], []], "tries": ["x" * 201]}, 422, "body.tries"),
        (FIRST, {"show": "yes"}, 422, "body.show"),
        (f"{FIRST}/ask", {"about": "panel"}, 400, "nothing is to be decided now"),
        (f"{FIRST}/ask", {"moves": [[], []], "about": "consider"}, 400, "there are no actions"),
        (f"{FIRST}/ask", {"moves": [[], []], "about": "rain"}, 422, "body.about"),
    ],
)
async def test_what_does_not_fit_is_refused(
    person: Make, path: str, body: dict[str, Any] | None, status: int, text: str
) -> None:
    answer = await (person().get(path) if body is None else person().post(path, body))
    assert answer.status_code == status
    assert text in answer.json()["error"]["text"]


@pytest.mark.parametrize("game", ["age_of_steam", "steam"])
def test_pictures_of_the_rulebook_number_parts_and_cross_out_what_is_refused(game: str) -> None:
    for name, numbers in (("the-map", range(1, 5)), ("the-displays", range(5, 10))):
        found = teaching.picture(game, name, "en", "light").decode()
        assert all(f'id="part-{number}"' in found or f"part-{number}" in found for number in numbers)
    assert "refused" in teaching.picture(game, "begin-refused", "en", "light").decode()
    book = rulebook(steamshed.game(game))
    assert book is not None
    sections = teaching.book_of(steamshed.game(game), book, "cs").chapters[0].sections
    assert (len(sections[0].parts), [one.verdict for one in sections[0].pictures]) == (
        9 if game == "age_of_steam" else 10,
        ["shown", "shown"],
    )


@pytest.mark.parametrize(
    ("game", "example", "drawn"),
    [
        ("days_of_steam", "meets-refused", "tile-CU-0"),
        ("days_of_steam", "city-refused", ""),
        ("railroad_revolution", "rails-refused", ""),
        ("railroad_revolution", "station-refused", ""),
        ("railroad_revolution", "office-refused", ""),
    ],
)
def test_what_is_refused_is_crossed_out_on_places_of_any_shape(game: str, example: str, drawn: str) -> None:
    worked = find_worked(steamshed.game(game), example)
    assert worked is not None
    state = played(steamshed.game(game), worked, None)
    scene = {one.name: one for one in ui_of(steamshed.game(game)).scenes(state.view(None), "en")}[worked.shows[0]]
    (wished,) = worked.refused.values()
    shown = teaching.crossed_out(scene, steamshed.game(game).parse(wished, state), 0)
    added = shown.things[len(scene.things) :]
    assert [one.symbol for one in added] == ([drawn, "refused"] if drawn else ["refused"])
    assert {one.symbol for one in added} <= shown.symbols.keys()
    assert added[-1].at in {one.at for one in scene.things}


@pytest.mark.parametrize(("game", "parts"), [("days_of_steam", 11), ("railroad_revolution", 16)])
def test_a_rulebook_begins_with_the_table_part_by_part(game: str, parts: int) -> None:
    book = rulebook(steamshed.game(game))
    assert book is not None
    section = teaching.book_of(steamshed.game(game), book, "pl").chapters[0].sections[0]
    assert section.id == "the-table"
    assert len(section.parts) == len(set(section.parts)) == parts
