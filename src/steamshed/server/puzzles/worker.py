"""Puzzles as they are made and sent: positions, questions, answers to tries.

What is here runs in the processes of ``background/readers.py``: it takes and gives plain data. A puzzle comes as it is
kept.
"""

from __future__ import annotations

import functools

import msgspec

import steamshed
from steamshed.kernel.action import Action
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.kernel.violation import IllegalAction, Violation
from steamshed.review import puzzle
from steamshed.review.builder import described, in_words
from steamshed.review.grading import mark_of
from steamshed.review.puzzle import Try
from steamshed.server.api.shapes import Advised, Effect
from steamshed.server.lessons.wire import LessonPosition, LessonRefusal
from steamshed.server.lessons.worker import BadTry, assistance
from steamshed.server.puzzles import wire
from steamshed.server.puzzles.service import Body, decode
from steamshed.server.reviews.wire import Moment
from steamshed.server.studies.worker import with_positions
from steamshed.server.tables import state_messages
from steamshed.server.tables.play import make_done
from steamshed.server.tables.replay_worker import Told, state_of
from steamshed.server.tables.state_messages import Sight, choice_shape

encode = msgspec.json.Encoder().encode
SECONDS = 2.0
"""Of processor time in which a try is played out, about."""
REMEMBERED = 128
"""Answers that are remembered: people try the same."""


def make(told: Told, moment: Moment) -> Body | BadTry:
    """A puzzle of the decision after what was told."""
    game = steamshed.game(told.game)
    try:
        known = puzzle.weighing_for(with_positions(game)).known(state_of(told))
        return Body(told.game, known.dump(), moment)
    except SteamshedError as error:
        return BadTry(str(error))


class Posed:
    """A puzzle that somebody tries."""

    def __init__(self, kept: str) -> None:
        body = decode(kept)
        self.moment = body.moment
        self.game: Game = steamshed.game(body.game)
        self.known: State = self.game.load(body.position)
        self.played = self.actions(body.moment.played)
        self.best = self.played if body.moment.better is None else self.actions(body.moment.better)

    def actions(self, plan: Advised) -> list[Action]:
        return [self.game.parse(text) for text in plan.actions]

    def tried(self, texts: list[str]) -> tuple[Try, Violation | None]:
        """The puzzle after the tries. One that is against a rule ends them, and the rule is told."""
        trying = puzzle.begin(self.game, self.known, self.best)
        for text in texts:
            try:
                trying.act(self.game.parse(text, trying.state))
            except IllegalAction as refused:
                return trying, refused.violation
        return trying, None


def show(kept: str, asked: wire.PuzzleTry) -> bytes | BadTry:
    """A puzzle after what was tried, as it is sent."""
    try:
        posed = Posed(kept)
        trying, violation = posed.tried(asked.tries)
    except SteamshedError as error:
        return BadTry(str(error))
    moment, seen = posed.moment, moment_eye(posed)
    beginning = Sight(posed.game, posed.known.view(seen))
    view = wire.PuzzleView(
        game=posed.game.name,
        seat=moment.seat,
        players=posed.known.setting().players,
        turn=moment.turn,
        phase=moment.phase,
        tries=[str(done.action) for done in trying.done],
        complete=trying.complete,
        position=position_of(posed, trying, beginning, asked.language),
        refused=msgspec.UNSET if violation is None else LessonRefusal(violation.rule, dict(violation.args)),
        scenery=beginning.scenery(asked.language) if asked.scenery else msgspec.UNSET,
    )
    return encode(view)


def moment_eye(posed: Posed) -> int | None:
    """Through whose eyes the position is seen, where something is hidden."""
    return posed.moment.seat if posed.game.hidden else None


def position_of(posed: Posed, trying: Try, beginning: Sight, language: str) -> LessonPosition:
    game, state, seat, number = posed.game, trying.state, posed.moment.seat, len(trying.done)
    done = None
    if trying.done:
        last = trying.done[-1]
        done = make_done(seat, last.phase, str(last.action), last.outcomes, last.events, 0.0, None, state.seat)
    found = state_messages.position(beginning, game, state, number, done, seat, True, language)
    return LessonPosition(
        number=number,
        phase=found.phase,
        seat=found.seat,
        over=state.over,
        view=found.view,
        events=found.events,
        last=found.last,
        scores=found.scores,
        legal=[] if trying.complete else [choice_shape(state.choice(action)) for action in state.legal()],
        scenes=found.scenes,
        scenery=found.scenery,
    )


def ask(kept: str, asked: wire.PuzzleQuestion) -> bytes | BadTry:
    """The answer to a question about the position after the tries, as it is sent."""
    try:
        posed = Posed(kept)
        trying, _ = posed.tried(asked.tries)
        if trying.complete:
            raise SteamshedError("the decision is made: nothing more is to be decided")
        seat = posed.moment.seat
        return encode(assistance(posed.game, trying.state, seat, asked.about, asked.what, asked.language))
    except SteamshedError as error:
        return BadTry(str(error))


@functools.lru_cache(maxsize=REMEMBERED)
def answer(kept: str, tries: tuple[str, ...]) -> wire.PuzzleAnswer | BadTry:
    """What a whole try is worth."""
    try:
        posed = Posed(kept)
        trying, violation = posed.tried(list(tries))
        if violation is not None:
            raise IllegalAction(tries[len(trying.done)], violation)
        if not trying.complete:
            raise SteamshedError("the decision is not made yet")
        return judged(posed, [done.action for done in trying.done])
    except SteamshedError as error:
        return BadTry(str(error))


def judged(posed: Posed, tried: list[Action]) -> wire.PuzzleAnswer:
    moment = posed.moment
    best = wire.Compared(moment.better or moment.played, moment.better_chance, moment.better_points)
    lost = moment.chance_lost if moment.better is not None else 0.0
    played = wire.Compared(moment.played, below(best.chance, lost), moment.points_after)
    plan: Advised = msgspec.convert(msgspec.to_builtins(described(posed.known, tried)), Advised)
    answer = wire.PuzzleAnswer(
        kind="best",
        as_played=puzzle.is_same(tried, posed.played),
        mark=None,
        tried=msgspec.structs.replace(best, plan=plan),
        best=best,
        played=played,
        reasons=moment.reasons,
        number=moment.number,
    )
    if puzzle.is_same(tried, posed.best):
        return answer
    if answer.as_played:
        answer.kind, answer.mark = "worse", moment.mark
        answer.tried = msgspec.structs.replace(played, plan=plan)
        return answer
    found = puzzle.compared(posed.game, posed.known, posed.best, tried, SECONDS)
    if not found.sure:
        answer.kind = "equal"
        return answer
    grading = puzzle.weighing_for(posed.game).grading
    answer.kind, answer.mark = "worse", mark_of(grading, found.chance)
    answer.tried = wire.Compared(plan, below(best.chance, found.chance), round(best.points - found.points, 2))
    answer.reasons = msgspec.convert(msgspec.to_builtins(in_words(found.reasons)), list[Effect])
    return answer


def below(chance: float, lost: float) -> float:
    """A chance that is so much less than another; none is below nothing."""
    return round(max(0.0, chance - lost), 4)
