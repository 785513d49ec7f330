"""Looking at a game: scenery, earlier positions, log, analysis, records."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence

from starlette.responses import PlainTextResponse, Response

from steamshed.server import clock, security
from steamshed.server.accounts.routes import names_of_others
from steamshed.server.api import endpoints
from steamshed.server.api.answering import JSON, Asked, Handlers, encode
from steamshed.server.api.documents import is_known
from steamshed.server.errors import Problem, wrong_stage
from steamshed.server.games.routes import known_language
from steamshed.server.people.names import proper_name, unique_names
from steamshed.server.reviews import wire as review
from steamshed.server.tables import hints, replay_worker, state_messages
from steamshed.server.tables.access import visible
from steamshed.server.tables.play import Play
from steamshed.server.tables.records import text_of_table
from steamshed.server.tables.table import Table
from steamshed.server.watch import worker as watching

handlers = Handlers()


def playing(table: Table) -> Play:
    if table.play is None:
        raise wrong_stage("open")
    return table.play


def with_nothing_secret(table: Table) -> Play:
    """The game at a table, if everybody may know all of it now."""
    play = playing(table)
    if play.game.hidden and table.stage != "finished":
        raise Problem(409, "not-yet", "This game has hidden information: that comes at its end.")
    return play


@handlers.answers(endpoints.SCENERY)
async def scenery(asked: Asked[endpoints.LookingInLanguage, None]) -> Response:
    wanted = asked.parameters
    loaded, mine = await visible(asked.server.tables, wanted.id, asked.user_id, wanted.token)
    shown = loaded.shown_to(mine)
    eye = shown.eye(mine, wanted.look)
    found = await asyncio.to_thread(make_scenery, shown, eye, known_language(wanted.language))
    tag = '"' + hashlib.sha256(found).hexdigest()[:24] + '"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if is_known(asked.request, tag):
        return Response(status_code=304, headers=headers)
    return Response(found, media_type=JSON, headers=headers)


def make_scenery(shown: state_messages.Frames, eye: int | None, language: str) -> bytes:
    scenes = [] if shown.table.play is None else shown.sight(eye).scenery(language)
    return encode(endpoints.Sceneries(scenes))


@handlers.answers(endpoints.AT)
async def at(asked: Asked[endpoints.LookingBack, None]) -> Response:
    wanted, language = asked.parameters, known_language(asked.parameters.language)
    loaded, mine = await visible(asked.server.tables, wanted.id, asked.user_id, wanted.token)
    shown = loaded.shown_to(mine)
    table = shown.table
    now, over = playing(table), table.stage == "finished"
    if wanted.number > now.count:
        raise Problem(404, "no-such-action", f"There are {now.count} actions.", count=now.count)
    eye = shown.eye(mine, wanted.look)
    await asked.limit("look")
    last = now.actions[wanted.number - 1] if wanted.number else None
    packed = "gzip" in asked.request.headers.get("Accept-Encoding", "")
    look = replay_worker.Look(table.version, over, eye, language, shown.sight(eye).view, last, packed)
    told = replay_worker.tell(wanted.id, now, wanted.number)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if packed else {}
    return Response(await asked.ask(replay_worker.position, told, look), media_type=JSON, headers=headers)


@handlers.answers(endpoints.OTHERWISE)
async def otherwise(asked: Asked[endpoints.LookingBack, endpoints.Otherwise]) -> Response:
    wanted = asked.parameters
    loaded, mine = await visible(asked.server.tables, wanted.id, asked.user_id, wanted.token)
    shown = loaded.shown_to(mine)
    play = with_nothing_secret(shown.table)
    if wanted.number > play.count:
        raise Problem(404, "no-such-action", f"There are {play.count} actions.", count=play.count)
    await asked.limit("look")
    eye, language = shown.eye(mine, wanted.look), known_language(wanted.language)
    told = replay_worker.tell(wanted.id, play, wanted.number)
    found = await asked.ask(replay_worker.foreseen, told, eye, asked.body.actions, language)
    if isinstance(found, replay_worker.BadPlan):
        raise Problem(400, "bad-input", found.text)
    return Response(found, media_type=JSON)


@handlers.answers(review.GET_OUTLOOK)
async def outlook(asked: Asked[review.OutlookAt, None]) -> Response:
    """For who watches a game among bots, or one that is over. Where people play each other a second window would be a
    hint that nobody has agreed to."""
    wanted = asked.parameters
    loaded, mine = await visible(asked.server.tables, wanted.id, asked.user_id, wanted.token)
    table = loaded.shown_to(mine).table
    play = with_nothing_secret(table)
    if wanted.number > play.count:
        raise Problem(404, "no-such-action", f"There are {play.count} actions.", count=play.count)
    if table.stage != "finished":
        hints.check_allowed(loaded.now)
    await asked.limit("look")
    first = watching.beginning_of_decision(play.actions, wanted.number) if wanted.number else None
    told = replay_worker.tell(wanted.id, play, wanted.number)
    return Response(await asked.ask(watching.seen, told, first), media_type=JSON)


@handlers.answers(endpoints.LOG)
async def get_log(asked: Asked[endpoints.LogFrom, None]) -> endpoints.Log:
    wanted = asked.parameters
    loaded, mine = await visible(asked.server.tables, wanted.id, asked.user_id, wanted.token)
    shown = loaded.shown_to(mine)
    table, eye = shown.table, shown.eye(mine, wanted.look)
    entries = state_messages.log_entries(table, playing(table), eye, wanted.first, mine)
    return endpoints.Log(entries, table.version, state_messages.undone_since(table, eye, wanted.first))


@handlers.answers(endpoints.ANALYSIS)
async def get_analysis(asked: Asked[endpoints.Looking, None]) -> Response:
    wanted = asked.parameters
    loaded, mine = await visible(asked.server.tables, wanted.id, asked.user_id, wanted.token)
    table = loaded.shown_to(mine).table
    play = with_nothing_secret(table)
    version = table.version, play.count
    if loaded.analysed is None or loaded.analysed[0] != version:
        await asked.limit("look")
        told = replay_worker.tell(wanted.id, play, play.count)
        loaded.analysed = version, await asked.ask(replay_worker.analysis, told, table.ranking())
    return Response(loaded.analysed[1], media_type=JSON)


# -- records -------------------------------------------------------------------------------------------------------


@handlers.answers(endpoints.GET_RECORD)
async def get_record(asked: Asked[endpoints.Looking, None]) -> Response:
    wanted = asked.parameters
    loaded, mine = await visible(asked.server.tables, wanted.id, asked.user_id, wanted.token)
    table = loaded.shown_to(mine).table
    play = with_nothing_secret(table)
    name = f'attachment; filename="{play.game.name}-{wanted.id}.txt"'
    return PlainTextResponse(text_of_table(table, play), headers={"Content-Disposition": name})


@handlers.answers(endpoints.PUT_RECORD)
async def put_record(asked: Asked[endpoints.NoParameters, endpoints.PlainText]) -> endpoints.Made:
    """A record says who played; nobody has to believe it. Who has an account is not named by what a stranger brings."""
    await asked.limit("make")
    id = security.new_id()
    found = await brought(asked, id)
    names = [seat.name for seat in found.seats]
    for name in names:
        proper_name(name)
    if others := await names_of_others(asked.server, names, asked.visitor.user):
        found = await brought(asked, id, unique_names(["" if name in others else name for name in names]))
    await asked.server.tables.put(found.info, found.seats, found.entries, found.summary)
    return endpoints.Made(id, [])


async def brought(
    asked: Asked[endpoints.NoParameters, endpoints.PlainText], id: str, names: Sequence[str] | None = None
) -> replay_worker.Brought:
    found = await asked.ask(replay_worker.bring, str(asked.body), id, asked.user_id, clock.now(), names)
    if isinstance(found, replay_worker.Brought):
        return found
    if found.line is None:
        raise Problem(400, "bad-input", found.text)
    raise Problem(400, "bad-record", found.text, line=found.line, reason=found.reason)
