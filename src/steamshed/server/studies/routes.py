"""Studies: made, read, written in, shared, played on from; and the private what-if board of a running game."""

from __future__ import annotations

import asyncio
import logging
from typing import TypeVar

from starlette.responses import PlainTextResponse, Response

from steamshed.bots.base import BotFault
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.record import Record
from steamshed.kernel.words import LANGUAGES
from steamshed.server import clock, security
from steamshed.server.api import context, endpoints
from steamshed.server.api.answering import JSON, Asked, Handlers
from steamshed.server.api.context import User
from steamshed.server.api.shapes import NoClock
from steamshed.server.errors import Problem, bad_input, not_your_seat, wrong_stage
from steamshed.server.games.routes import find_game, known_language
from steamshed.server.lessons.wire import LessonRefusal
from steamshed.server.lessons.worker import BadTry
from steamshed.server.limits import COUNTS
from steamshed.server.people.names import bot_name, hidden, in_record, known_bot, unique_names
from steamshed.server.storage import schema
from steamshed.server.studies import service as studies
from steamshed.server.studies import wire
from steamshed.server.studies import worker as studying
from steamshed.server.studies.service import Body, Kept
from steamshed.server.tables import hints, replay_worker
from steamshed.server.tables.access import visible
from steamshed.server.tables.log import Seat
from steamshed.server.tables.records import table_of_record
from steamshed.server.tables.replay_worker import BadRecord
from steamshed.server.tables.socket_wire import HintMessage
from steamshed.server.tables.table import TableInfo

handlers = Handlers()
logger = logging.getLogger("steamshed.studies")
A = TypeVar("A")
B = TypeVar("B")
W = TypeVar("W", bound=wire.WhatIfTry)
DONE = endpoints.Done(True)

# -- making and finding --------------------------------------------------------------------------------------------


@handlers.answers(wire.STUDIES)
async def my_studies(asked: Asked[endpoints.NoParameters, None]) -> wire.StudyRows:
    found = [
        wire.StudyRow(row.id, row.name, row.game, row.table, row.changed, row.nodes, bool(row.reads or row.writes))
        for row in await studies.listed(asked.server.store, asked.signed_in().id)
    ]
    return wire.StudyRows(found, COUNTS["studies"].number)


@handlers.answers(wire.NEW_STUDY)
async def new_study(asked: Asked[endpoints.NoParameters, wire.NewStudy]) -> wire.StudyMade:
    await asked.limit("make")
    user, wanted = asked.signed_in(), asked.body
    given = [what for what in (wanted.table, wanted.record, wanted.position) if what is not None]
    if len(given) != 1:
        raise Problem(400, "bad-input", "A study is made from one of a table, a record and a position.")
    name = one_line(wanted.name)
    if wanted.table is not None:
        body = await of_table(asked, wanted.table, name)
    elif wanted.record is not None:
        body = read(await asked.ask(studying.from_text, wanted.record, name))
    else:
        assert wanted.position is not None
        game = find_game(wanted.game or str(wanted.position.get("game")))
        body = read(await asked.ask(studying.from_position, game.name, wanted.position, name))
    id, last = security.new_id(), max(node.id for node in body.nodes if node.main)
    if wanted.at is not None and not any(node.main and node.number == wanted.at for node in body.nodes):
        raise Problem(404, "no-such-action", f"There are {last} actions.", count=last)
    await studies.add(asked.server.store, id, user.id, wanted.table, body)
    return wire.StudyMade(id, last if wanted.at is None else wanted.at)


async def of_table(asked: Asked[endpoints.NoParameters, wire.NewStudy], table: str, name: str) -> Body:
    """A study of a finished game that the user may look at."""
    loaded, _ = await visible(asked.server.tables, table, asked.user_id, asked.body.invitation)
    now = loaded.now
    if now.play is None or now.stage != "finished":
        raise Problem(409, "not-yet-over", "A game can be studied when it is over.")
    told = replay_worker.tell(table, now.play, now.play.count)
    return read(await asked.ask(studying.from_table, told, name or now.info.name))


def read(found: Body | BadRecord) -> Body:
    if isinstance(found, Body):
        return found
    if found.line is None:
        raise Problem(400, "bad-input", found.text)
    raise Problem(400, "bad-record", found.text, line=found.line, reason=found.reason)


async def kept_for(asked: Asked[wire.OfStudy, B]) -> Kept:
    """The study, if whoever asks may read it."""
    wanted = asked.parameters
    return await studies.find(asked.server.store, wanted.id, asked.user_id, wanted.token)


async def own(asked: Asked[wire.OfStudy, B]) -> Kept:
    kept = await kept_for(asked)
    if not kept.mine:
        raise Problem(403, "not-your-study", "Only the owner of a study can do that.")
    return kept


async def sent(asked: Asked[wire.OfStudy, B], kept: Kept) -> wire.Study:
    return studies.sent(kept, await studies.writers_of(asked.server.store, kept.id))


def fits(found: B | BadTry) -> B:
    if isinstance(found, BadTry):
        raise Problem(400, "bad-input", found.text)
    return found


# -- reading -------------------------------------------------------------------------------------------------------


@handlers.answers(wire.STUDY)
async def get_study(asked: Asked[wire.OfStudy, None]) -> wire.Study:
    return await sent(asked, await kept_for(asked))


@handlers.answers(wire.STUDY_AT)
async def at(asked: Asked[wire.AtNode, None]) -> Response:
    wanted = asked.parameters
    kept = await studies.find(asked.server.store, wanted.id, asked.user_id, wanted.token)
    await asked.limit("look")
    language, body = known_language(wanted.language), studies.decode(kept.body)
    return answer(await asked.ask(studying.show, kept.id, body, wanted.node, language, wanted.scenery))


def answer(found: bytes | BadTry) -> Response:
    return Response(fits(found), media_type=JSON)


@handlers.answers(wire.STUDY_ASK)
async def ask(asked: Asked[wire.OfStudy, wire.StudyQuestion]) -> Response:
    await asked.limit("look")
    asked.visitor = await context.find_visitor(asked.request, changing=False)
    kept, question = await kept_for(asked), asked.body
    language, body = known_language(question.language), studies.decode(kept.body)
    about, what = question.about, question.what
    return answer(await asked.ask(studying.ask, kept.id, body, question.node, about, what, language))


@handlers.answers(wire.STUDY_RECORD)
async def get_record(asked: Asked[wire.OfStudy, None]) -> Response:
    kept = await kept_for(asked)
    await asked.limit("look")
    body = studies.decode(kept.body)
    headers = {"Content-Disposition": f'attachment; filename="{body.game}-study-{kept.id}.txt"'}
    return PlainTextResponse(await asked.ask(studying.text, body), headers=headers)


# -- writing -------------------------------------------------------------------------------------------------------


@handlers.answers(wire.STUDY_MOVE)
async def move(asked: Asked[wire.OfStudy, wire.StudyMove]) -> wire.StudyChange:
    await asked.limit("look")

    async def lay(kept: Kept, body: Body) -> tuple[Body, studying.Laid]:
        laid = fits(await asked.ask(studying.lay, kept.id, body, asked.body))
        return laid.body, laid

    kept, laid = await changed(asked, lay)
    found = wire.StudyChange(await sent(asked, kept), laid.node)
    if laid.refused is not None:
        found.refused = LessonRefusal(*laid.refused)
    return found


async def changed(asked: Asked[wire.OfStudy, B], do: studies.Change[A]) -> tuple[Kept, A]:
    wanted, user = asked.parameters, asked.signed_in()
    return await studies.change(asked.server.store, wanted.id, user.id, wanted.token, do)


@handlers.answers(wire.STUDY_NOTES)
async def write_notes(asked: Asked[wire.OfStudy, wire.StudyNotes]) -> wire.Study:
    user, said = asked.signed_in(), asked.body

    async def note(kept: Kept, body: Body) -> tuple[Body, None]:
        study = body.study()
        try:
            if said.comment is not None:
                study.comment(said.node, in_record(user.name), printable(said.comment))
            if said.mark is not None:
                study.mark(said.node, said.mark)
            if said.branch is not None:
                study.rename(said.node, one_line(said.branch))
        except SteamshedError as error:
            raise bad_input(error) from None
        return body, None

    kept, _ = await changed(asked, note)
    return await sent(asked, kept)


def printable(text: str) -> str:
    """A text without characters that show nothing or turn the direction; lines stay."""
    return "".join(sign for sign in text if sign in " \n" or not hidden(sign))


def one_line(text: str) -> str:
    return " ".join(printable(text).split())


@handlers.answers(wire.STUDY_PRUNE)
async def prune(asked: Asked[wire.OfStudy, wire.OneNode]) -> wire.Study:
    async def cut(kept: Kept, body: Body) -> tuple[Body, None]:
        study = body.study()
        try:
            study.prune(asked.body.node)
        except SteamshedError as error:
            raise bad_input(error) from None
        return studies.body_of(study, body.seed, body.advice), None

    kept, _ = await changed(asked, cut)
    return await sent(asked, kept)


@handlers.answers(wire.STUDY_NAME)
async def rename(asked: Asked[wire.OfStudy, wire.NewName]) -> wire.Study:
    await own(asked)
    name = one_line(asked.body.name)

    async def call(kept: Kept, body: Body) -> tuple[Body, None]:
        body.name = name
        return body, None

    kept, _ = await changed(asked, call)
    return await sent(asked, kept)


# -- bots ----------------------------------------------------------------------------------------------------------


@handlers.answers(wire.STUDY_ADVICE)
async def advice(asked: Asked[wire.OfStudy, wire.OneNode]) -> wire.Study:
    kept, user, node = await kept_for(asked), asked.signed_in(), asked.body.node
    if not kept.writes:
        raise Problem(403, "study-is-read-only", "You may read this study, but not write in it.")
    body = studies.decode(kept.body)
    if node not in body.advice:
        found = await advised(asked, kept, body, user)

        async def keep(kept: Kept, body: Body) -> tuple[Body, None]:
            if any(one.id == node for one in body.nodes):
                body.advice[node] = found
            return body, None

        kept, _ = await changed(asked, keep)
    return await sent(asked, kept)


async def advised(asked: Asked[wire.OfStudy, wire.OneNode], kept: Kept, body: Body, user: User) -> wire.StudyAdvice:
    """What the house would do after a node; people may ask only so often."""
    view = fits(await asked.ask(studying.seen, kept.id, body, asked.body.node))
    await asked.server.limits.check("hint", user.id)
    try:
        found = await asked.server.bots.advise(body.game, view, [], f"study-{kept.id}", hints.BUDGET)
    except BotFault as fault:
        logger.warning("advice game=%s failed: %s", body.game, fault)
        raise Problem(503, "no-advice", "The bots have no advice just now.") from None
    hint = await asyncio.to_thread(hints.hint, find_game(body.game), view, found, "", 0)
    assert isinstance(hint, HintMessage)
    return wire.StudyAdvice(hint.plan, hint.runner_up, hint.difference, hint.equal, hint.reasons)


@handlers.answers(wire.STUDY_PLAY)
async def play_on(asked: Asked[wire.OfStudy, wire.PlayOn]) -> wire.StudyTable:
    await asked.limit("make")
    user, wanted, kept = asked.signed_in(), asked.body, await kept_for(asked)
    body = studies.decode(kept.body)
    if wanted.seat >= len(body.names):
        raise Problem(400, "no-such-seat", "There is no such seat.")
    bot = known_bot(wanted.bot)
    seats = [
        Seat("human", user.name, user=user.id, guest=user.guest)
        if seat == wanted.seat
        else Seat("bot", bot_name(seat), bot=bot)
        for seat in range(len(body.names))
    ]
    try:
        record = await asyncio.to_thread(studying.record, body, wanted.node)
    except SteamshedError as error:
        raise bad_input(error) from None
    if record.state.over:
        raise wrong_stage("finished")
    info = info_of(record, user, in_record(body.name))
    record.names = unique_names([seat.name for seat in seats])
    draft = await asyncio.to_thread(table_of_record, record, info, seats)
    await asked.server.tables.add(draft, {})
    return wire.StudyTable(info.id)


def info_of(record: Record, user: User, name: str) -> TableInfo:
    """A table to practise at."""
    return TableInfo(
        id=security.new_id(),
        name=name or record.game.name.replace("_", " ").title(),
        game=record.game.name,
        options=record.options,
        pace=NoClock(),
        fallback="wait",
        privacy="private",
        language="en",
        owner=user.id,
        created=clock.now(),
        practice=True,
    )


# -- sharing -------------------------------------------------------------------------------------------------------


@handlers.answers(wire.STUDY_SHARE)
async def share(asked: Asked[wire.OfStudy, wire.Share]) -> wire.StudyLink:
    kept, secret = await own(asked), security.new_secret()
    column = "writes" if asked.body.write else "reads"
    rows = schema.studies
    await asked.server.store.write(rows.update().where(rows.c.id == kept.id).values({column: security.digest(secret)}))
    return wire.StudyLink(f"{context.address_for(asked.request)}/study/{kept.id}?token={secret}")


@handlers.answers(wire.STUDY_UNSHARE)
async def unshare(asked: Asked[wire.OfStudy, None]) -> endpoints.Done:
    kept, rows = await own(asked), schema.studies
    await asked.server.store.write(rows.update().where(rows.c.id == kept.id).values(reads=None, writes=None))
    return DONE


@handlers.answers(wire.STUDY_DELETE)
async def delete(asked: Asked[wire.OfStudy, None]) -> endpoints.Done:
    kept, rows = await own(asked), schema.studies
    await asked.server.store.write(rows.delete().where(rows.c.id == kept.id))
    return DONE


# -- what if -------------------------------------------------------------------------------------------------------


@handlers.answers(wire.WHAT_IF)
async def what_if(asked: Asked[wire.Wondering, None]) -> wire.WhatIf:
    wanted = asked.parameters
    loaded, mine = await visible(asked.server.tables, wanted.id, asked.user_id, wanted.token)
    table, shown = loaded.now, loaded.frames
    if table.stage != "running" or table.play is None:
        raise wrong_stage(table.stage)
    eye = shown.eye(mine, wanted.look)
    if not mine or eye is None:
        raise not_your_seat()
    await asked.limit("look")
    game, names = table.play.game, [seat.name for seat in table.seats]
    position = await asyncio.to_thread(studying.imagined, game, shown.sight(eye).view, wanted.seed)
    return wire.WhatIf(game.name, names, eye, table.play.count, position)


@handlers.answers(wire.TRY)
async def try_it(asked: Asked[endpoints.NoParameters, wire.WhatIfTry]) -> Response:
    await open_to_all(asked)
    return answer(await asked.ask(studying.wonder, asked.body))


@handlers.answers(wire.TRY_ASK)
async def ask_about_try(asked: Asked[endpoints.NoParameters, wire.WhatIfQuestion]) -> Response:
    await open_to_all(asked)
    return answer(await asked.ask(studying.wonder_about, asked.body))


async def open_to_all(asked: Asked[endpoints.NoParameters, W]) -> None:
    """Raises a Problem for whoever asks too often or is shut out."""
    await asked.limit("look")
    asked.server.tables.in_force.check(None, context.address_of(asked.request))
    if asked.body.language not in LANGUAGES:
        asked.body.language = "en"
