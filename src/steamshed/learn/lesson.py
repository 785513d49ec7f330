"""What a lesson is, and reading the lessons of a game. Whatever is wrong in a file is named with its place."""

from __future__ import annotations

import functools
from importlib.resources.abc import Traversable
from typing import Annotated

import msgspec

from steamshed.kernel.chance import Outcome
from steamshed.kernel.errors import ContentError
from steamshed.kernel.game import AnyGame
from steamshed.learn.files import read
from steamshed.learn.lines import Line
from steamshed.ui.game_ui import Figure

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]
Expected = dict[str, Figure | None]
"""Figures, or places in the position (``/seats/0/cash``), and what they must be."""


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What is said to a try that is allowed, but not what the step asks for."""

    to: Annotated[list[str], msgspec.Meta(min_length=1)]
    """Lines; the first answer that fits is given."""
    says: Name
    """The attribute with the words."""


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """A claim of a text, with the moves of all seats that show it. Nobody sees it."""

    of: str
    play: list[str]
    expect: Expected
    chance: list[Outcome] = []


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to look at or to do. Without ``accept`` it is to be looked at only."""

    id: Name
    pins: list[str] = []
    """Things to look at, in the order of their numbers."""
    accept: list[str] = []
    """Lines that are right; the first is what *Show me* plays."""
    goal: dict[str, int] = {}
    """Figures that must be at least so high: whatever reaches that is right, too."""
    answers: list[Answer] = []
    refused: dict[str, str] = {}
    """Rules that the lesson explains in its own words, each with a line whose last action it refuses."""
    chance: list[Outcome] = []
    """Outcomes for the learner's actions and those of the others, in order."""
    others: list[str] = []
    """What the other seats do, each as soon as it is to decide."""
    expect: Expected = {}
    """What holds once the step is done."""
    proofs: list[Proof] = []
    position: dict[str, object] | None = None
    """Where the step begins; without it, where the one before has ended."""

    @property
    def asks(self) -> bool:
        return bool(self.accept)


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson."""

    id: Name
    minutes: Annotated[int, msgspec.Meta(ge=1, le=30)]
    rules: list[str]
    """The rules of the ledger that it teaches."""
    position: dict[str, object]
    steps: Annotated[list[Step], msgspec.Meta(min_length=1)]
    seat: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The learner's."""
    presets: list[str] = []
    """Presets with which all of it holds; the first is shown. Without any, the options of the position."""


@functools.cache
def course(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; none where it has no course. Raises ContentError."""
    return lessons_in(game, "lessons")


@functools.cache
def exercises(game: AnyGame) -> tuple[Lesson, ...]:
    """The exercises in judgement after the course: lessons of one decision. Raises ContentError."""
    return lessons_in(game, "exercises")


def lessons_in(game: AnyGame, name: str) -> tuple[Lesson, ...]:
    folder = game.folder("learn") / name
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    lessons = tuple(read_lesson(file) for file in files)
    names = [lesson.id for lesson in lessons]
    for file, lesson in zip(files, lessons):
        if names.count(lesson.id) > 1:
            raise ContentError(file.name, "id", f"there are two lessons {lesson.id!r}")
    return lessons


def find_lesson(game: AnyGame, id: str) -> Lesson | None:
    return next((lesson for lesson in (*course(game), *exercises(game)) if lesson.id == id), None)


def read_lesson(file: Traversable) -> Lesson:
    """The lesson of a file ``NN-id.json``."""
    lesson = read(file, Lesson)
    if file.name[3:] != f"{lesson.id}.json":
        raise ContentError(file.name, "id", f"{lesson.id!r} is not the name of the file after its number")
    for number, step in enumerate(lesson.steps):
        fault = step_fault(lesson, number)
        if fault:
            raise ContentError(file.name, f"step {step.id}", fault)
    return lesson


def step_fault(lesson: Lesson, number: int) -> str:
    """What is wrong with a step in itself; nothing if all is well."""
    step = lesson.steps[number]
    if any(other.id == step.id for other in lesson.steps[:number]):
        return "there are two of this name"
    if not step.asks and (step.goal or step.answers or step.refused or step.chance or step.others or step.expect):
        return "nothing is accepted, so there is nothing to answer, to play or to expect"
    for text in [*step.accept, *(line for answer in step.answers for line in answer.to), *step.refused.values()]:
        if Line(text).empty:
            return f"the line {text!r} lacks an action"
    if any(Line(text).goes_on for text in step.accept):
        return "a line that is accepted must have an end"
    return ""
