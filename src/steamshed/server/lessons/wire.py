"""The requests over HTTP about lessons. The server keeps nothing of them: whoever learns sends what he has done."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steamshed.server.api.endpoint import Endpoint, NoParameters, Nothing, Parameters, Picture
from steamshed.server.api.shapes import Args, Change, Choice, Data, Drawn, Effect, Last, Scenery, SceneryPatch, Sent
from steamshed.server.tables.panel_wire import AnySection, Panel

Word = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(max_length=10, description="of the words: en, hu, cs, pl or nl")]
Text = Annotated[str, Meta(max_length=200)]
Actions = Annotated[list[Text], Meta(max_length=60)]
About = Literal["preview", "why", "panel", "consider"]

# -- what is asked -------------------------------------------------------------------------------------------------


class OfCourse(Parameters, frozen=True):
    game: Word
    language: Language = "en"


class OfLesson(Parameters, frozen=True):
    game: Word
    lesson: Word


class OfExample(Parameters, frozen=True):
    game: Word
    example: Word
    language: Language = "en"
    theme: Literal["light", "dark"] = "light"


class OfPicture(Parameters, frozen=True):
    game: Word
    lesson: Word
    language: Language = "en"
    theme: Literal["light", "dark"] = "light"


class LessonAt(msgspec.Struct, kw_only=True):
    """Where somebody is in a lesson: what he did in the steps before, and what he has tried in this one."""

    language: Language = "en"
    moves: Annotated[
        list[Actions],
        Meta(max_length=40, description="the right actions of each step before; none for one to read"),
    ] = []
    tries: Actions = []


class LessonTry(LessonAt, kw_only=True):
    show: Annotated[bool, Meta(description="the lesson plays a right answer instead of `tries`")] = False
    scenery: Annotated[bool, Meta(description="the scenery of the first position is sent, too")] = False


class LessonQuestion(LessonAt, kw_only=True):
    """A question about the position, as at a table: `preview` of actions, `why` things cannot be chosen, the `panel`
    for things that were pointed at, or to `consider` actions one after the other."""

    about: About
    what: Actions = []


class Standing(msgspec.Struct):
    """Where somebody stands in a lesson."""

    game: Word
    lesson: Word
    done: Annotated[bool, Meta(description="whether it was done to its end, once")]
    moves: Annotated[
        list[Actions], Meta(max_length=40, description="what was done in the steps so far; none where it is done")
    ]


class Progress(msgspec.Struct):
    """How far somebody has come in all courses."""

    lessons: Annotated[list[Standing], Meta(max_length=300)]


# -- what is answered ----------------------------------------------------------------------------------------------


class CourseRow(Sent):
    """A course: the names of its lessons, how many minutes."""

    game: str
    lessons: list[str]
    minutes: int


class LessonRow(Sent):
    """A lesson in the list of its course."""

    id: str
    title: str
    idea: str
    minutes: int
    steps: int
    know: Annotated[list[str], Meta(description="what one knows after it")]


class Course(Sent):
    game: str
    lessons: list[LessonRow]
    exercises: Annotated[list[LessonRow], Meta(description="exercises in judgement, for after the course")]
    book: Annotated[bool, Meta(description="whether the game has a rulebook to read")] = False
    aid: Annotated[bool, Meta(description="whether the game has a player aid")] = False


class BookPicture(Sent):
    """A picture beside a paragraph of a rulebook."""

    name: Annotated[str, Meta(description="for `/api/learn/{game}/rules/{example}.svg`")]
    text: str
    verdict: Annotated[
        Literal["allowed", "refused", "shown"], Meta(description="whether it shows what the rules allow or refuse")
    ]


class BookSection(Sent):
    """A paragraph of a rulebook, and the rules of the ledger that it tells."""

    id: str
    title: str
    text: str
    rules: list[str]
    parts: Annotated[list[str], Meta(description="what the numbers on its pictures are, from 1")]
    pictures: list[BookPicture]


class BookExample(Sent):
    """A worked example: its words, line by line, and the pictures of it."""

    text: str
    rows: list[str]
    pictures: Annotated[list[str], Meta(description="names, for `/api/learn/{game}/rules/{example}.svg`")]


class BookChapter(Sent):
    id: str
    title: str
    lead: str
    sections: list[BookSection]
    example: BookExample | UnsetType = UNSET


class Book(Sent):
    """The rulebook of a game."""

    game: str
    chapters: list[BookChapter]


class Term(Sent):
    """A word of a game, explained."""

    id: str
    word: str
    forms: Annotated[list[str], Meta(description="as it is met in sentences; `*` stands for any letters")]
    says: str


class AidStep(Sent):
    title: str
    says: str


class AidBlock(Sent):
    """A block of a player aid: whatever it has of steps, a table, a rule of thumb, a text and a footnote."""

    id: str
    title: str
    steps: list[AidStep]
    head: list[str]
    rows: list[list[str]]
    rule: str
    says: str
    note: str
    figure: Annotated[str | None, Meta(description="a picture, for `/api/learn/{game}/rules/{example}.svg`")]
    narrow: Annotated[bool, Meta(description="three such blocks stand side by side")]


class Aid(Sent):
    """The player aid of a game, in two columns, and wide tables for the back of the sheet."""

    game: str
    seats: Annotated[list[int], Meta(description="for how many players the game is")]
    left: list[AidBlock]
    right: list[AidBlock]
    back: Annotated[list[AidBlock], Meta(description="as wide as the page")]


class Pin(Sent):
    """A thing to look at, and what is said about it."""

    thing: str
    says: str


class LessonStep(Sent):
    """One step, in words."""

    number: Annotated[int, Meta(description="from 0")]
    text: str
    pins: list[Pin]
    ask: Annotated[str | None, Meta(description="the task; null where there is nothing to do but to read")]
    refused: Annotated[dict[str, str], Meta(description="rule to the words of this lesson for its refusal")]


class LessonReply(Sent):
    """What is said to a try: `going` while it may still become right."""

    kind: Literal["going", "right", "answer", "otherwise"]
    text: str


class LessonRefusal(Sent):
    """The rule that the last of the tries is against; it was not carried out."""

    rule: str
    args: Args


class LessonPosition(Sent):
    """The position after the tries."""

    number: Annotated[int, Meta(description="of actions since the step began")]
    phase: str
    seat: Annotated[int | None, Meta(description="whose decision it is")]
    over: bool
    view: Annotated[Data, Meta(description="what the learner may know")]
    events: Annotated[list[Effect], Meta(description="what the learner's last action caused")]
    last: Last | None
    scores: list[int] | None
    legal: list[Choice]
    scenes: list[Drawn]
    scenery: Annotated[list[SceneryPatch], Meta(description="what the scenery of the first position lacks")]


class LessonView(Sent):
    """A lesson as the learner sees it."""

    game: str
    lesson: str
    title: str
    exercise: Annotated[bool, Meta(description="whether it is one of the exercises after the course")]
    place: Annotated[int, Meta(description="its place in the course, or among the exercises, from 1")]
    lessons: Annotated[int, Meta(description="how many there are")]
    stations: Annotated[list[str], Meta(description="the names of the steps; empty where one has none")]
    know: list[str]
    seat: Annotated[int, Meta(description="the learner's")]
    players: int
    step: LessonStep
    tries: list[str]
    reply: LessonReply
    position: LessonPosition
    next: Annotated[str | None, Meta(description="the lesson after this one")]
    refused: LessonRefusal | UnsetType = UNSET
    scenery: list[Scenery] | UnsetType = UNSET


class LessonAnswer(Sent):
    """The answer to a question, in the fields that belong to what it was about."""

    previews: dict[str, list[Change]] | UnsetType = UNSET
    rule: Annotated[str | None, Meta(description="why; null where none is known")] | UnsetType = UNSET
    args: Args | UnsetType = UNSET
    panel: Annotated[Panel | None, Meta(description="null where that is the plain list")] | UnsetType = UNSET
    preview: list[Change] | UnsetType = UNSET
    sections: list[AnySection] | UnsetType = UNSET


class CompanionPhase(Sent):
    """What the companion says about the decisions of a phase."""

    asks: Annotated[str, Meta(description="what is to be decided, in two sentences")]
    matters: Annotated[str, Meta(description="what usually matters")]
    mistake: Annotated[str, Meta(description="what beginners get wrong")]
    chapter: Annotated[str, Meta(description="of the rulebook")]
    rules: list[str]


class Companion(Sent):
    """The companion of a game."""

    game: str
    phases: dict[str, CompanionPhase]


COURSES = Endpoint(
    "GET", "/api/learn", NoParameters, Nothing, list[CourseRow], "lessons", "All courses."
)  # fmt: skip
COURSE = Endpoint(
    "GET", "/api/learn/{game}", OfCourse, Nothing, Course, "lessons", "The lessons of a game."
)  # fmt: skip
BOOK = Endpoint(
    "GET", "/api/learn/{game}/rules", OfCourse, Nothing, Book, "lessons", "The rulebook of a game, to be read."
)  # fmt: skip
COMPANION = Endpoint(
    "GET", "/api/learn/{game}/companion", OfCourse, Nothing, Companion, "lessons",
    "What every decision of a game is about, phase by phase.",
)  # fmt: skip
EXAMPLE = Endpoint(
    "GET", "/api/learn/{game}/rules/{example}.svg", OfExample, Nothing, Picture, "lessons",
    "The board at the end of a worked example.",
)  # fmt: skip
AID = Endpoint(
    "GET", "/api/learn/{game}/aid", OfCourse, Nothing, Aid, "lessons", "The player aid of a game: one page."
)  # fmt: skip
BOARD = Endpoint(
    "GET", "/api/learn/{game}/lessons/{lesson}.svg", OfPicture, Nothing, Picture, "lessons",
    "The board on which a lesson begins, around what it points at.",
)  # fmt: skip
TERMS = Endpoint(
    "GET", "/api/learn/{game}/terms", OfCourse, Nothing, list[Term], "lessons", "The words of a game, explained."
)  # fmt: skip
PROGRESS = Endpoint(
    "PUT", "/api/progress", NoParameters, Progress, Progress, "lessons",
    "Keeps how far I have come, and answers with all that is known: done is done, else the longer way counts."
    " Of a guest nothing is kept.",
)  # fmt: skip
LESSON = Endpoint(
    "POST", "/api/learn/{game}/{lesson}", OfLesson, LessonTry, LessonView, "lessons",
    "A lesson after what was done and tried. It changes nothing, so it needs no token.",
    visitors=False,
)  # fmt: skip
QUESTION = Endpoint(
    "POST", "/api/learn/{game}/{lesson}/ask", OfLesson, LessonQuestion, LessonAnswer, "lessons",
    "What helps to decide in a lesson. It changes nothing, so it needs no token.",
    visitors=False,
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [
    COURSES, COURSE, BOOK, COMPANION, EXAMPLE, AID, BOARD, TERMS, PROGRESS, LESSON, QUESTION
]  # fmt: skip
