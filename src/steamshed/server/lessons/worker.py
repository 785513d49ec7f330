"""Lessons as they are sent. Nothing is kept: a lesson is played anew from what the learner has done.

What is here runs in the processes of ``background/readers.py``: it takes and gives plain data.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import replace

import msgspec

import steamshed
from steamshed.kernel.action import Action
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.kernel.violation import IllegalAction, Violation
from steamshed.learn.aid import Aid, Block, aid, said
from steamshed.learn.companion import PART, Companion
from steamshed.learn.lesson import Lesson, course, exercises, find_lesson
from steamshed.learn.player import Stage, at, begin
from steamshed.learn.rulebook import Chapter, Rulebook, Section, Worked, find_worked, played, rulebook
from steamshed.learn.texts import Words
from steamshed.look.svg import compose
from steamshed.look.symbols import refused_place
from steamshed.look.theme import Theme
from steamshed.server.api import shapes
from steamshed.server.lessons import wire as learning
from steamshed.server.tables.state_messages import Sight, as_declared, choice_shape, things_of
from steamshed.ui import assist
from steamshed.ui.game_ui import ui_of
from steamshed.ui.panel import to_data
from steamshed.ui.scene import Scene, Thing

encode = msgspec.json.Encoder().encode
MOST_KNOWN = 12
"""So many things one may know after a lesson."""
MOST_PREVIEWS = 24
MOST_THINGS = 8


class BadTry(msgspec.Struct, frozen=True):
    """What was sent does not fit the lesson."""

    text: str


def courses() -> list[learning.CourseRow]:
    """Every game that has a course."""
    found = [(name, course(steamshed.game(name))) for name in steamshed.games()]
    return [
        learning.CourseRow(name, [lesson.id for lesson in lessons], sum(lesson.minutes for lesson in lessons))
        for name, lessons in found
        if lessons
    ]


def course_of(game: Game, language: str) -> learning.Course:
    rows, more = ([row(game, lesson, language) for lesson in list] for list in (course(game), exercises(game)))
    return learning.Course(game.name, rows, more, rulebook(game) is not None, aid(game) is not None)


def row(game: Game, lesson: Lesson, language: str) -> learning.LessonRow:
    words = Words(game, language)
    title, idea = words.say(lesson.id), words.say(lesson.id, "idea")
    return learning.LessonRow(lesson.id, title, idea, lesson.minutes, len(lesson.steps), known_after(words, lesson))


def known_after(words: Words, lesson: Lesson) -> list[str]:
    said = (words.say(lesson.id, f"know-{number}") for number in range(1, MOST_KNOWN + 1))
    return [text for text in said if text]


# -- the rulebook ----------------------------------------------------------------------------------------------------


AROUND = 170.0
"""So much of the board is drawn around the things that an example is about, in its units."""
NARROW = 450.0
"""Scenes that are no wider than this keep their width."""
MOST_ROWS = 20
"""So many lines a worked example may have."""


def book_of(game: Game, book: Rulebook, language: str) -> learning.Book:
    words = Words(game, language, "rulebook")
    return learning.Book(game.name, [chapter_of(words, chapter) for chapter in book.chapters])


def chapter_of(words: Words, chapter: Chapter) -> learning.BookChapter:
    sections = [section_of(words, f"{chapter.id}-{section.id}", section) for section in chapter.sections]
    found = learning.BookChapter(chapter.id, words.say(chapter.id), words.say(chapter.id, "lead"), sections)
    if chapter.worked:
        rows = [text for number in range(MOST_ROWS) if (text := words.say(chapter.id, f"row-{number}"))]
        names = [worked.id for worked in chapter.worked]
        found.example = learning.BookExample(words.say(chapter.id, "worked"), rows, names)
    return found


def section_of(words: Words, id: str, section: Section) -> learning.BookSection:
    parts = sum(len(worked.parts) for worked in section.pictures)
    pictures = [
        learning.BookPicture(worked.id, words.say(id, f"picture-{worked.id}"), worked.verdict)
        for worked in section.pictures
    ]
    numbered = [words.say(id, f"part-{number}") for number in range(1, parts + 1)]
    return learning.BookSection(section.id, words.say(id), words.say(id, "says"), section.rules, numbered, pictures)


@functools.lru_cache(maxsize=64)
def picture(name: str, example: str, language: str, theme: Theme) -> bytes:
    """The board at the end of a worked example. It takes long, and never changes."""
    game = steamshed.game(name)
    worked = find_worked(game, example)
    assert worked is not None
    state = played(game, worked, next(iter(worked.presets), None))
    scenes = {scene.name: scene for scene in ui_of(game).scenes(state.view(None), language)}
    first, *others = (numbered(scenes[name], worked) for name in worked.shows)
    for wished in worked.refused.values():
        first = crossed_out(first, game.parse(wished, state), state.seat or 0)
    return compose([near(first, worked.around), *others], theme).encode()


def numbered(scene: Scene, worked: Worked) -> Scene:
    """A scene with numbers on those of its things that are parts."""
    at = {thing.id: thing.at for thing in scene.things}
    found = {number: at[part] for number, part in enumerate(worked.parts, worked.first_part) if part in at}
    symbols = {f"part-{number}": part_symbol(number) for number in found}
    things = [Thing(f"part-{number}", f"part-{number}", place, kind="part") for number, place in found.items()]
    return replace(scene, symbols={**scene.symbols, **symbols}, things=(*scene.things, *things))


def part_symbol(number: int) -> str:
    """A number in a circle, readable on any ground."""
    disc = '<circle r="17" fill="#8c1d18" stroke="#fff" stroke-width="3"/>'
    text = 'fill="#fff" font-size="20" font-weight="700" font-family="sans-serif" text-anchor="middle"'
    return f'{disc}<text {text} dy="0.36em">{number}</text>'


def crossed_out(scene: Scene, wished: Action, seat: int) -> Scene:
    """A scene with what the rules refuse: the tile as it was wished, where the scene has its symbol, and a cross."""
    said = wished.said()
    touched = {*wished.things(), *(f"{kind}-{word}" for kind in ("hex", "space", "city", "sector") for word in said)}
    place = next((thing.at for thing in scene.things if thing.id in touched), None)
    if place is None:
        return scene
    marks = [Thing("refused", "refused", place)]
    turned = next((name for name in wished.things() if name in scene.symbols), None)
    if turned is not None:  # a symbol for each turn of a tile
        marks.insert(0, Thing("wished", turned, place, kind="tile"))
    elif len(said) == 3 and f"tile-{said[1]}" in scene.symbols:
        style = f"--t1:var(--p{seat + 1})"
        marks.insert(0, Thing("wished", f"tile-{said[1]}", place, 60.0 * int(said[2]), style, kind="tile"))
    symbols = {"refused": refused_place(), **scene.symbols}
    return replace(scene, symbols=symbols, things=(*scene.things, *marks))


@functools.lru_cache(maxsize=128)
def board(name: str, lesson: str, language: str, theme: Theme) -> bytes:
    """Where a lesson begins: what its first question is about, around the things that the lesson points at there."""
    game = steamshed.game(name)
    found = find_lesson(game, lesson)
    assert found is not None
    scenes = ui_of(game).scenes(begin(game, found).state.view(found.seat), language)
    scene = asked_about(scenes, next((step.pins for step in found.steps if step.asks), []))
    return compose([near(scene, [pin for step in found.steps for pin in step.pins])], theme).encode()


def prepare() -> None:
    """Loads all games and reads their courses: whoever asks for a picture does not wait for that."""
    courses()


def asked_about(scenes: Sequence[Scene], pins: list[str]) -> Scene:
    """The first scene if any of these things is on it, else that with the first of them: an auction is not seen on the
    map."""
    things = [{thing.id for thing in scene.things} for scene in scenes]
    if any(pin in things[0] for pin in pins):
        return scenes[0]
    return next((scene for pin in pins for scene, there in zip(scenes, things) if pin in there), scenes[0])


def near(scene: Scene, names: list[str]) -> Scene:
    """The part of a scene around some things; the whole of it if none is named."""
    places = [thing.at for thing in scene.things if thing.id in names]
    if not places:
        return scene
    x, y, width, height = scene.box
    left, right = max(x, min(p[0] for p in places) - AROUND), min(x + width, max(p[0] for p in places) + AROUND)
    if width <= NARROW:
        left, right = x, x + width
    top, bottom = max(y, min(p[1] for p in places) - AROUND), min(y + height, max(p[1] for p in places) + AROUND)
    return replace(scene, box=(left, top, right - left, bottom - top))


def aid_of(game: Game, found: Aid, language: str) -> learning.Aid:
    words = Words(game, language, "aid")
    left, right, back = (
        [aid_block(words, block) for block in blocks] for blocks in (found.left, found.right, found.back)
    )
    return learning.Aid(game.name, list(game.seats), left, right, back)


def aid_block(words: Words, block: Block) -> learning.AidBlock:
    text = said(words, block)
    return learning.AidBlock(
        id=block.id,
        title=text.title,
        steps=[learning.AidStep(step.title, step.says) for step in text.steps],
        head=text.head,
        rows=text.rows,
        rule=text.rule,
        says=text.says,
        note=text.note,
        figure=block.figure,
        narrow=block.narrow,
    )


# -- the companion ---------------------------------------------------------------------------------------------------


def companion_of(game: Game, found: Companion, language: str) -> learning.Companion:
    words = Words(game, language, PART)
    phases = {
        phase: learning.CompanionPhase(
            asks=words.say(phase),
            matters=words.say(phase, "matters"),
            mistake=words.say(phase, "mistake"),
            chapter=where.chapter,
            rules=where.rules,
        )
        for phase, where in found.phases.items()
    }
    return learning.Companion(game.name, phases)


# -- a lesson --------------------------------------------------------------------------------------------------------


def view(game: str, lesson: str, asked: learning.LessonTry) -> bytes | BadTry:
    """A lesson after what was done and tried, as it is sent."""
    known, found = steamshed.game(game), find_lesson(steamshed.game(game), lesson)
    assert found is not None
    try:
        stage, violation = tried(known, found, asked)
    except SteamshedError as error:
        return BadTry(str(error))
    return encode(shown(known, stage, asked, violation))


def tried(game: Game, lesson: Lesson, asked: learning.LessonTry) -> tuple[Stage, Violation | None]:
    """The stage after the tries. One that is against a rule is left out, and the rule is told."""
    stage = at(game, lesson, asked.moves, [])
    if asked.show and stage.step.asks:
        return stage.shown(), None
    try:
        stage.play(asked.tries)
    except IllegalAction as refused:
        return stage, refused.violation
    return stage, None


def shown(game: Game, stage: Stage, asked: learning.LessonTry, violation: Violation | None) -> learning.LessonView:
    lesson, words, language = stage.lesson, Words(game, asked.language), asked.language
    beginning = Sight(game, begin(game, lesson).state.view(lesson.seat))
    exercise = lesson in exercises(game)
    ids = [one.id for one in (exercises(game) if exercise else course(game))]
    place = ids.index(lesson.id)
    return learning.LessonView(
        game=game.name,
        lesson=lesson.id,
        title=words.say(lesson.id),
        exercise=exercise,
        place=place + 1,
        lessons=len(ids),
        stations=[words.say(f"{lesson.id}-{step.id}", "title") for step in lesson.steps],
        know=known_after(words, lesson),
        seat=lesson.seat,
        players=stage.state.setting().players,
        step=step_of(stage, words),
        tries=stage.tried,
        reply=reply_of(stage, words),
        position=position_of(game, stage, beginning, language),
        next=ids[place + 1] if place + 1 < len(ids) else None,
        refused=msgspec.UNSET if violation is None else learning.LessonRefusal(violation.rule, dict(violation.args)),
        scenery=beginning.scenery(language) if asked.scenery else msgspec.UNSET,
    )


def step_of(stage: Stage, words: Words) -> learning.LessonStep:
    step, id = stage.step, f"{stage.lesson.id}-{stage.step.id}"
    figures = Stage(stage.game, stage.lesson, stage.number, stage.before).figures()
    return learning.LessonStep(
        number=stage.number,
        text=words.say(id, None, figures),
        pins=[
            learning.Pin(thing, words.say(id, f"pin-{number}", figures)) for number, thing in enumerate(step.pins, 1)
        ],
        ask=words.say(id, "ask", figures) if step.asks else None,
        refused={rule: words.say(id, rule, figures) for rule in step.refused},
    )


def reply_of(stage: Stage, words: Words) -> learning.LessonReply:
    says = stage.reply.says
    id = f"{stage.lesson.id}-{stage.step.id}"
    return learning.LessonReply(stage.reply.kind, words.say(id, says, stage.figures()) if says else "")


def position_of(game: Game, stage: Stage, beginning: Sight, language: str) -> learning.LessonPosition:
    state, seat = stage.state, stage.lesson.seat
    sight = Sight(game, state.view(seat))
    mine = [number for number, done in enumerate(stage.done) if done[0] == seat]
    last: shapes.Last | None = None
    events: list[shapes.Effect] = []
    if mine:
        _, action, caused = stage.done[mine[-1]]
        last = shapes.Last(len(stage.done), seat, action)
        if mine[-1] == len(stage.done) - 1 and (route := ui_of(game).route(state, seat, game.parse(action, state))):
            last.route = things_of(route)
        events = as_declared([event.to_json() for event in caused])
    return learning.LessonPosition(
        number=len(stage.done),
        phase=state.phase,
        seat=state.seat,
        over=state.over,
        view=sight.sent_view,
        events=events,
        last=last,
        scores=sight.scores,
        legal=[choice_shape(state.choice(action)) for action in state.legal()] if decides(stage) else [],
        scenes=sight.scenes(language),
        scenery=sight.scenery_since(beginning, language),
    )


def decides(stage: Stage) -> bool:
    """Whether the learner is to do something."""
    return stage.step.asks and stage.reply.kind == "going" and stage.state.seat == stage.lesson.seat


# -- questions -------------------------------------------------------------------------------------------------------


def answer(game: str, lesson: str, asked: learning.LessonQuestion) -> bytes | BadTry:
    """The answer to a question about a position of a lesson, as it is sent."""
    known, found = steamshed.game(game), find_lesson(steamshed.game(game), lesson)
    assert found is not None
    try:
        stage = at(known, found, asked.moves, asked.tries)
        if not decides(stage):
            raise SteamshedError(f"step {stage.step.id}: nothing is to be decided now")
        return encode(helped(known, stage, asked))
    except SteamshedError as error:
        return BadTry(str(error))


def helped(game: Game, stage: Stage, asked: learning.LessonQuestion) -> learning.LessonAnswer:
    return assistance(game, stage.state, stage.lesson.seat, asked.about, asked.what, asked.language)


def assistance(
    game: Game, state: State, seat: int, about: learning.About, what: list[str], language: str
) -> learning.LessonAnswer:
    """What helps a seat to decide: as at a table, but for a position that belongs to none."""
    match about:
        case "preview":
            texts = what[:MOST_PREVIEWS]
            found = {text: assist.preview(game, state, seat, [game.parse(text, state)], language) for text in texts}
            return learning.LessonAnswer(previews=as_declared(found))
        case "why":
            violation = assist.why(game, state, what[:MOST_THINGS])
            rule, args = (None, {}) if violation is None else (violation.rule, dict(violation.args))
            return learning.LessonAnswer(rule=rule, args=args)
        case "panel":
            panel = assist.panel(game, state.view(seat), what[:MOST_THINGS])
            return learning.LessonAnswer(panel=as_declared(to_data(panel)))
        case "consider":
            actions = [game.parse(text, state) for text in what]
            if not actions:
                raise SteamshedError("consider: there are no actions")
            if (violation := state.check(actions[0])) is not None:
                return learning.LessonAnswer(rule=violation.rule, args=dict(violation.args))
            drawn = assist.preview(game, state, seat, actions, language)
            said = to_data(assist.forecast(game, state.view(seat), actions))
            return learning.LessonAnswer(preview=as_declared(drawn), sections=as_declared(said))
