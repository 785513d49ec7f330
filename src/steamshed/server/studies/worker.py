"""Studies and what-if boards as they are sent: positions, questions, new variations.

What is here runs in the processes of ``background/readers.py``: it takes and gives plain data. A position is replayed
from the beginning of its game, with positions on the way kept as for those who look back at a table.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

import msgspec

import steamshed
from steamshed.bots.evaluation import evaluation_of
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.errors import RecordError, SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.record import Record, play_again
from steamshed.kernel.state import State
from steamshed.kernel.violation import IllegalAction, Violation
from steamshed.review.turn_end import expected
from steamshed.server.lessons.wire import About, LessonRefusal
from steamshed.server.lessons.worker import BadTry, assistance
from steamshed.server.studies import wire
from steamshed.server.studies.service import MOST_VARIATIONS, Body, body_of
from steamshed.server.tables import state_messages
from steamshed.server.tables.play import Done, Play, make_done
from steamshed.server.tables.replay_worker import BadRecord, Told, state_of
from steamshed.server.tables.state_messages import Sight, choice_shape
from steamshed.study import Study, parse, written

encode = msgspec.json.Encoder().encode
SEED_BITS = 30

# -- beginning -----------------------------------------------------------------------------------------------------


def from_table(told: Told, name: str) -> Body | BadRecord:
    """A study of a game that was played at a table."""
    begun = told.begun()
    state = begun.again()
    record = Play(begun, state, [], 0).record()
    for action, outcomes in told.actions:
        seat = state.seat
        assert seat is not None
        record.note(seat, action, outcomes, play_again(state, begun.game.parse(action), outcomes))
    return made(lambda: Study.of_record(record, name))


def from_text(text: str, name: str) -> Body | BadRecord:
    """A study of a record, with the variations that it has."""

    def read() -> Study:
        study = parse(text, steamshed.game, MOST_VARIATIONS)
        study.name = name or study.name
        return study

    return made(read)


def from_position(game: str, position: Mapping[str, object], name: str) -> Body | BadRecord:
    return made(lambda: Study.of_position(with_positions(steamshed.game(game)), position, None, name))


def made(make: Callable[[], Study]) -> Body | BadRecord:
    try:
        study = make()
        with_positions(study.game)
        return body_of(study, secrets.randbits(SEED_BITS))
    except RecordError as error:
        return BadRecord(str(error), error.line, error.reason)
    except SteamshedError as error:
        return BadRecord(str(error), None, str(error))


def with_positions(game: Game) -> Game:
    """The game, if its positions can be written and read; not every game that is added to the house says how."""
    if not hasattr(game, "positions"):
        raise SteamshedError(f"{game.name} has no positions that could be studied")
    return game


# -- positions -----------------------------------------------------------------------------------------------------


class Place(msgspec.Struct, frozen=True):
    """A line of play that somebody looks at the end of: the game, how it began, and its actions."""

    told: Told

    @classmethod
    def of(cls, id: str, body: Body, node: int) -> Place:
        path = body.study().path(node)
        actions = [(one.action, tuple(one.outcomes)) for one in path]
        key = f"study-{id}"
        return cls(Told(key, body.game, body.options, body.names, body.setup, body.rules, actions, body.position))

    def end(self) -> tuple[State, Done | None]:
        """The position, and the last action before it."""
        actions = self.told.actions
        if not actions:
            return self.told.begun().again(), None
        before = state_of(msgspec.structs.replace(self.told, actions=actions[:-1]))
        (text, outcomes), game = actions[-1], steamshed.game(self.told.game)
        seat, phase = before.seat, before.phase
        if seat is None:
            raise SteamshedError(f"{text!r}: the game is over")
        events = play_again(before, game.parse(text, before), outcomes)
        return before, make_done(seat, phase, text, outcomes, events, 0.0, None, before.seat)


def show(id: str, body: Body, node: int, language: str, scenery: bool) -> bytes | BadTry:
    """The position after a node, as it is sent."""
    try:
        place = Place.of(id, body, node)
        return encode(judged(drawn(place, language, scenery), place))
    except SteamshedError as error:
        return BadTry(str(error))


def drawn(place: Place, language: str, scenery: bool) -> wire.StudyPosition:
    """The position after a node. Nobody judges it: somebody may wonder about it while he plays with other people."""
    game, number = steamshed.game(place.told.game), len(place.told.actions)
    state, done = place.end()
    eye = state.seat if state.seat is not None else None if done is None else done.seat
    seen = eye if game.hidden else None
    beginning = Sight(game, place.told.begun().again().view(seen))
    found = state_messages.position(beginning, game, state, number, done, eye, True, language)
    return wire.StudyPosition(
        number=number,
        phase=found.phase,
        seat=found.seat,
        over=state.over,
        eye=seen,
        view=found.view,
        events=found.events,
        last=found.last,
        scores=found.scores,
        legal=[choice_shape(state.choice(action)) for action in state.legal()] if not state.over else [],
        scenes=found.scenes,
        patch=found.scenery,
        scenery=beginning.scenery(language) if scenery else msgspec.UNSET,
    )


def judged(found: wire.StudyPosition, place: Place) -> wire.StudyPosition:
    """With what a review makes of the position."""
    points, chances = expected(evaluation_of(steamshed.game(place.told.game)), place.end()[0])
    found.points, found.chances = [round(one, 1) for one in points], [round(chance, 3) for chance in chances]
    return found


def ask(id: str, body: Body, node: int, about: About, what: list[str], language: str) -> bytes | BadTry:
    """The answer to a question about the position after a node, as it is sent."""
    try:
        return answered(Place.of(id, body, node), about, what, language)
    except SteamshedError as error:
        return BadTry(str(error))


def answered(place: Place, about: About, what: list[str], language: str) -> bytes:
    state, _ = place.end()
    if state.seat is None:
        raise SteamshedError("the game is over: nothing is to be decided")
    return encode(assistance(steamshed.game(place.told.game), state, state.seat, about, what, language))


def seen(id: str, body: Body, node: int) -> dict[str, object] | BadTry:
    """What the seat knows that decides after a node."""
    try:
        state, _ = Place.of(id, body, node).end()
    except SteamshedError as error:
        return BadTry(str(error))
    return BadTry("the game is over: there is nothing to advise") if state.seat is None else state.view(state.seat)


# -- new variations ------------------------------------------------------------------------------------------------


class Laid(msgspec.Struct, frozen=True):
    """A study after actions were laid: where they led, and the rule that the next one is against."""

    body: Body
    node: int
    refused: tuple[str, dict[str, str | int]] | None = None


def lay(id: str, body: Body, asked: wire.StudyMove) -> Laid | BadTry:
    """Lays actions after a node. What was laid before one that is refused stays."""
    try:
        study = body.study()
        if (asked.again or asked.outcomes is not None) and len(asked.actions) > 1:
            raise SteamshedError("other outcomes are for one action at a time")
        state, _ = Place.of(id, body, asked.node).end()
        node, refused = asked.node, None
        for text in asked.actions:
            action = study.game.parse(text, state)
            try:
                laid, new = study.lay(node, action, chance_for(study, body.seed, node, asked), state, not other(asked))
            except IllegalAction as illegal:
                refused = illegal.violation
                break
            if new and study.variations() > MOST_VARIATIONS:
                raise SteamshedError(f"the study has {MOST_VARIATIONS} actions in its variations, which is the most")
            play_again(state, action, laid.outcomes)
            node = laid.id
    except SteamshedError as error:
        return BadTry(str(error))
    after = body_of(study, body.seed, body.advice)
    return Laid(after, node, None if refused is None else (refused.rule, dict(refused.args)))


def other(asked: wire.StudyMove) -> bool:
    """Whether an action that is there already is laid once more, with other outcomes."""
    return asked.again or asked.outcomes is not None


def chance_for(study: Study, seed: int, node: int, asked: wire.StudyMove) -> Chance:
    if asked.outcomes is not None:
        return Scripted(asked.outcomes)
    return Chance(secrets.randbits(128)) if asked.again else study.chance(node, seed)


def record(body: Body, node: int) -> Record:
    """The game as it would have been up to a node."""
    return body.study().record(node)


def text(body: Body) -> str:
    return written(body.study())


# -- what if -------------------------------------------------------------------------------------------------------


def imagined(game: Game, view: Mapping[str, object], seed: int) -> dict[str, object]:
    """A whole position that a view allows: it follows from the view and the seed alone."""
    return with_positions(game).imagine(view, Chance(seed)).dump()


def tried(asked: wire.WhatIfTry) -> tuple[Study, int, Violation | None]:
    """A what-if board after the moves that could be made: its tree has one line, whose nodes are numbered."""
    name = asked.position.get("game")
    if name not in steamshed.games():
        raise SteamshedError(f"position, game: there is no game {name!r}")
    study = Study.of_position(with_positions(steamshed.game(str(name))), asked.position)
    state, node = study.beginning(), 0
    for move in asked.moves:
        action = study.game.parse(move.action, state)
        chance = study.chance(node, asked.seed) if move.outcomes is None else Scripted(move.outcomes)
        try:
            laid, _ = study.lay(node, action, chance, state)
        except IllegalAction as illegal:
            return study, node, illegal.violation
        play_again(state, action, laid.outcomes)
        node = laid.id
    return study, node, None


def wonder(asked: wire.WhatIfTry) -> bytes | BadTry:
    """A what-if board, as it is sent."""
    try:
        study, node, refused = tried(asked)
        body = body_of(study, asked.seed)
        nodes: list[wire.StudyNode] = msgspec.convert(msgspec.to_builtins(body.nodes), list[wire.StudyNode])
        found = wire.WhatIfView(nodes, drawn(Place.of("", body, node), asked.language, asked.scenery))
        if refused is not None:
            found.refused = LessonRefusal(refused.rule, dict(refused.args))
        return encode(found)
    except SteamshedError as error:
        return BadTry(str(error))


def wonder_about(asked: wire.WhatIfQuestion) -> bytes | BadTry:
    """The answer to a question about a what-if board, as it is sent."""
    try:
        study, node, _ = tried(asked)
        return answered(Place.of("", body_of(study, asked.seed), node), asked.about, asked.what, asked.language)
    except SteamshedError as error:
        return BadTry(str(error))
