"""Tables and games over HTTP: list, make, join, start; scenery, history, log, analysis, records, notes."""

from __future__ import annotations

import asyncio
import hashlib
import re
import time
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Body, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import ColumnElement, select

import steamshed
from steamshed.bots import bots
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.record import Record
from steamshed.kernel.words import LANGUAGES
from steamshed.server import analysis, context, deeds, frames, log, replies, security
from steamshed.server.accounts import about, make_guest
from steamshed.server.clocks import NoClock, Pace
from steamshed.server.context import Asker, Parts, Server, User, Visitor
from steamshed.server.errors import Problem, bad_input, no_table, not_your_seat, wrong_stage
from steamshed.server.frames import Sight
from steamshed.server.hall import Desk
from steamshed.server.log import Seat
from steamshed.server.play import Play, plays_from_record
from steamshed.server.replies import ERRORS
from steamshed.server.storage import schema
from steamshed.server.storage.store import upsert
from steamshed.server.table import Card, Table

router = APIRouter(prefix="/api", responses=ERRORS)

PAGE = 50
MOST_RECORD = 1_000_000
JSON = "application/json"
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"description": "Text.", "content": {"text/plain": {"schema": {"type": "string"}}}}
}
Language = Annotated[str, Query(max_length=10, description="en, hu, cs, pl or nl")]
TableId = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9]+$")]
encode = msgspec.json.Encoder().encode


def known_language(language: str | None) -> str:
    """A language of the shed: English for one that it does not speak."""
    return language if language in LANGUAGES else "en"


def raw(data: object) -> Response:
    return Response(encode(data), media_type=JSON)


# -- games ---------------------------------------------------------------------------------------------------------


@router.get("/health", response_model=replies.Health, tags=["server"])
async def health(parts: Parts) -> Any:
    """Whether the server and its database answer."""
    await parts.store.row(select(schema.facts.c.name).limit(1))
    return {"status": "ok", "version": steamshed.__version__, "games": steamshed.games()}


@router.get("/games", response_model=list[replies.GameReply], tags=["games"])
async def games(asker: Asker) -> Any:
    """All games with their options. Their texts are in the locale files."""
    return [about_game(steamshed.game(name)) for name in steamshed.games()]


@router.get("/bots", response_model=list[str], tags=["games"])
async def list_bots(asker: Asker) -> Any:
    """The bots that can be given a seat."""
    return bots()


@router.get("/locale/{language}/{game}.ftl", response_class=Response, responses=TEXT, tags=["games"])
async def locale(language: str, game: str, asker: Asker) -> Response:
    """The texts of a game in a language, as Fluent messages. What is missing is to be taken from English."""
    if language not in LANGUAGES:
        raise Problem(404, "no-such-language", "There is no such language.")
    file = find_game(game).folder("locale") / f"{language}.ftl"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return PlainTextResponse(text, headers={"Cache-Control": "max-age=60"})


@router.get("/games/{game}/rules", response_model=replies.Rules, tags=["games"])
async def rules(game: str, asker: Asker) -> Any:
    """The ids of all rules of a game, in the order of its ledger."""
    found = find_game(game)
    file = found.folder("locale") / "en.ftl"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return {"rules": re.findall(rf"^({re.escape(found.prefix)}-[A-Z0-9]+-[0-9A-Za-z-]+)\s*=", text, re.MULTILINE)}


def about_game(game: Game) -> dict[str, object]:
    options = [
        {"name": option.name, "kind": option.kind, "choices": list(option.choices), "default": option.default}
        for option in game.options
    ]
    return {
        "name": game.name,
        "seats": list(game.seats),
        "presets": game.options.presets,
        "options": options,
        "bots": bots(),
    }


def find_game(name: str) -> Game:
    if name not in steamshed.games():
        raise Problem(404, "no-such-game", "There is no such game.")
    return steamshed.game(name)


# -- lists of tables -----------------------------------------------------------------------------------------------


@router.get("/tables", response_model=replies.TableRows, tags=["tables"])
async def list_tables(
    asker: Asker,
    parts: Parts,
    filter: Literal["mine", "open", "running", "finished"] = "open",
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> Any:
    """Tables, the latest first: mine, or the public ones that are open, running or finished."""
    tables, seats = schema.tables, schema.seats
    user = asker.user_id
    own = select(seats.c.table).where(seats.c.user == user)
    where: list[ColumnElement[bool]]
    if filter == "mine":
        if user is None:
            return {"tables": []}
        where = [tables.c.id.in_(own) | (tables.c.owner == user)]
    else:
        where = [tables.c.state == filter, (tables.c.privacy == "public") | tables.c.id.in_(own)]
    query = select(tables).where(*where).order_by(tables.c.changed.desc(), tables.c.id)
    rows = await parts.store.rows(query.limit(PAGE).offset(page * PAGE))
    return {"tables": [table_row(row._mapping, user) for row in rows]}


def table_row(row: Any, user: str | None) -> dict[str, object]:
    seats = msgspec.json.decode(row["people"], type=list[Seat])
    mine = [number for number, seat in enumerate(seats) if user is not None and seat.user == user]
    turn = row["turn"]
    return {
        "id": row["id"],
        "name": row["name"],
        "game": row["game"],
        "players": [
            {"seat": number, "name": seat.name, "kind": seat.kind, "bot": seat.player}
            for number, seat in enumerate(seats)
        ],
        "state": row["state"],
        "turn_of": [] if turn is None else [turn],
        "my_seat": mine[0] if mine else None,
        "my_turn": turn is not None and turn in mine,
        "version": row["version"],
        "phase": row["phase"],
        "pace": msgspec.json.decode(row["pace"]),
        "created": row["created"],
        "changed": row["changed"],
        "result": None if row["result"] is None else msgspec.json.decode(row["result"]),
    }


# -- making a table ------------------------------------------------------------------------------------------------


@router.post("/tables", response_model=replies.Made, tags=["tables"])
async def make_table(request: Request, body: replies.NewTable, asker: Asker, parts: Parts) -> Any:
    """Sets a table. It begins at once if no seat is open."""
    await context.limit(request, "make")
    user = asker.signed_in()
    game = find_game(body.game)
    try:
        options = game.options.resolve(body.options)
        game.check_players(len(body.seats), options)
    except SteamshedError as error:
        raise bad_input(error) from None
    card = Card(
        id=security.new_id(),
        name=deeds.clean_name(body.name) or game.name.replace("_", " ").title(),
        game=game.name,
        options=options,
        pace=msgspec.convert(body.pace.model_dump(), Pace),
        fallback=body.fallback,
        privacy=body.privacy,
        language=body.language,
        owner=user.id,
        created=time.time(),
        practice=body.practice,
    )
    seats = [make_seat(seat, number, body, user) for number, seat in enumerate(body.seats)]
    tokens = {number: security.new_secret() for number, seat in enumerate(body.seats) if seat.kind == "invited"}
    draft = Table(card)
    draft.add(log.Open(seats), card.created)
    if all(seat.kind != "open" for seat in seats):
        deeds.begin(draft, card.created)
    await add_table(parts, draft, tokens)
    return {"id": card.id, "invitations": [invitation(parts, card.id, seat, tokens[seat]) for seat in tokens]}


def make_seat(seat: replies.SeatBody, number: int, body: replies.NewTable, user: User) -> Seat:
    name = deeds.clean_name(seat.name or "")
    match seat.kind:
        case "me":
            again = sum(other.kind == "me" for other in body.seats[:number])
            return Seat("human", name or (f"{user.name} {again + 1}" if again else user.name), user=user.id)
        case "bot":
            return Seat("bot", name or deeds.bot_name(number), bot=deeds.known_bot(seat.bot))
        case "open":
            return Seat("open", name)
        case "invited":
            return Seat("open", name, invited=True)


async def add_table(parts: Server, draft: Table, tokens: dict[int, str]) -> Desk:
    """Stores a new table with its log so far, and puts it among those in use."""
    card = draft.card
    row = {
        **{name: getattr(card, name) for name in ("id", "name", "game", "fallback", "privacy", "language", "owner")},
        "options": encode(card.options).decode(),
        "pace": encode(card.pace).decode(),
        "created": card.created,
        "practice": int(card.practice),
        **draft.summary(),
    }
    changes = [schema.tables.insert().values(**row)]
    digests = {number: security.digest(token) for number, token in tokens.items()}
    changes += [
        schema.seats.insert().values(table=card.id, seat=number, user=seat.user, token=digests.get(number))
        for number, seat in enumerate(draft.seats)
    ]
    changes += [
        schema.entries.insert().values(table=card.id, serial=serial, time=when, body=text)
        for serial, when, text in draft.pending
    ]
    await parts.store.write(*changes)
    draft.pending = []
    desk = Desk(draft)
    parts.hall.keep(card.id, desk)
    for call in parts.hall.after_change:
        call(desk, draft)
    return desk


def invitation(parts: Server, id: str, seat: int, token: str) -> dict[str, object]:
    return {"seat": seat, "token": token, "url": f"{parts.settings.public_address}/tables/{id}?token={token}"}


# -- one table -----------------------------------------------------------------------------------------------------


async def token_seat(parts: Server, id: str, token: str | None) -> int | None:
    """The seat that a secret opens."""
    if not token:
        return None
    seats = schema.seats
    query = select(seats.c.seat).where(seats.c.table == id, seats.c.token == security.digest(token))
    row = await parts.store.row(query)
    return None if row is None else int(row[0])


async def visible_desk(parts: Server, id: str, asker: Visitor, token: str | None = None) -> tuple[Desk, list[int]]:
    """The desk of a table that the visitor may look at, and the seats that are his."""
    desk = await parts.hall.desk(id)
    table, seat = desk.now, await token_seat(parts, id, token)
    mine = table.seats_of(asker.user_id)
    if seat is not None and seat not in mine and table.seats[seat].kind == "human":
        mine = sorted([*mine, seat])
    known = mine or seat is not None or (asker.user_id is not None and asker.user_id == table.card.owner)
    if table.card.privacy == "private" and not known:
        raise no_table()
    return desk, mine


def playing(desk: Desk) -> Play:
    if desk.now.play is None:
        raise wrong_stage("open")
    return desk.now.play


def over(desk: Desk) -> bool:
    return desk.now.stage == "finished"


@router.get("/tables/{id}", response_model=replies.TableReply, tags=["tables"])
async def get_table(id: TableId, asker: Asker, parts: Parts, token: str | None = None) -> Response:
    """A table with its people."""
    desk, mine = await visible_desk(parts, id, asker, token)
    return raw(frames.table_json(desk.now, mine, desk.online))


@router.post("/tables/{id}/join", response_model=replies.Joined, tags=["tables"])
async def join(id: TableId, body: replies.JoinBody, response: Response, asker: Asker, parts: Parts) -> Any:
    """Sits down. With the token of an invitation no account is needed: a guest's session is made."""
    desk, _ = await visible_desk(parts, id, asker, body.token)
    seat = await token_seat(parts, id, body.token)
    if body.token and seat is None:
        raise Problem(403, "bad-invitation", "This invitation is not valid.")
    user, session = asker.user, asker.session
    assert session is not None
    if user is None:
        if desk.now.stage != "open":
            raise wrong_stage(desk.now.stage)
        new = await make_guest(parts, body.name or "Guest")
        session = await context.open_session(parts, response, new)
        user = await context.find_user(parts, session)
        assert user is not None
    name = deeds.clean_name(body.name or "") or user.name
    taken = await deeds.join(parts.hall, desk, user.id, name, body.seat if seat is None else seat, seat is not None)
    return {"seat": taken, "me": await about(parts, user, session)}


@router.post("/tables/{id}/leave", response_model=replies.Done, tags=["tables"])
async def leave(id: TableId, asker: Asker, parts: Parts) -> Any:
    """Gets up from a table that has not begun."""
    desk, _ = await visible_desk(parts, id, asker)
    await deeds.leave(parts.hall, desk, asker.signed_in().id)
    return {"done": True}


@router.post("/tables/{id}/start", response_model=replies.Done, tags=["tables"])
async def start(id: TableId, body: replies.StartBody, asker: Asker, parts: Parts) -> Any:
    """Begins the game, with bots on the open seats if asked."""
    desk, _ = await visible_desk(parts, id, asker)
    await deeds.start(parts.hall, desk, asker.user_id, None if body.fill is None else deeds.known_bot(body.fill))
    return {"done": True}


@router.post("/tables/{id}/invite", response_model=replies.Invitation, tags=["tables"])
async def invite(id: TableId, body: replies.InviteBody, asker: Asker, parts: Parts) -> Any:
    """A new invitation for an open seat; the former one is void. Only who made the table can invite."""
    desk, _ = await visible_desk(parts, id, asker)
    table = desk.now
    if asker.signed_in().id != table.card.owner:
        raise not_your_seat()
    if body.seat >= len(table.seats) or table.seats[body.seat].kind != "open":
        raise Problem(409, "seat-is-taken", "The seat is not open.")
    token, seats = security.new_secret(), schema.seats
    await parts.store.write(
        seats.update().where(seats.c.table == id, seats.c.seat == body.seat).values(token=security.digest(token))
    )
    return invitation(parts, id, body.seat, token)


# -- looking at a game ---------------------------------------------------------------------------------------------


@router.get("/tables/{id}/scenery", tags=["history"], responses={304: {"description": "Not changed."}})
async def scenery(
    id: TableId,
    asker: Asker,
    parts: Parts,
    token: str | None = None,
    language: Language = "en",
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    """Backgrounds and symbols of all scenes as they are now, with their words in a language; states tell of changes."""
    desk, mine = await visible_desk(parts, id, asker, token)
    found = await asyncio.to_thread(make_scenery, desk, mine, known_language(language))
    tag = '"' + hashlib.sha256(found).hexdigest()[:24] + '"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if if_none_match == tag:
        return Response(status_code=304, headers=headers)
    return Response(found, media_type=JSON, headers=headers)


def make_scenery(desk: Desk, mine: Sequence[int], language: str) -> bytes:
    table, shown = desk.now, desk.frames
    if table.play is not None:
        scenes = shown.sight(shown.eye(mine)).drawn(language)
    else:
        scenes = []
    return encode({"scenes": [{"name": scene.name, **frames.scenery_json(scene)} for scene in scenes]})


Number = Annotated[int, Path(ge=0, le=1_000_000)]


@router.get("/tables/{id}/at/{number}", tags=["history"])
async def at(
    id: TableId, number: Number, asker: Asker, parts: Parts, token: str | None = None, language: Language = "en"
) -> Response:
    """The position after that many actions, as the caller may see it, drawn with words in a language."""
    desk, mine = await visible_desk(parts, id, asker, token)
    version, now = desk.now.version, playing(desk)
    if number > now.count:
        raise Problem(404, "no-such-action", f"There are {now.count} actions.", count=now.count)
    eye = desk.frames.eye(mine)
    play = await parts.hall.at(desk, number)
    sight = Sight(play.game, play.state, eye if play.game.hidden else None)
    last, events = frames.told_last(play, eye, over(desk))
    language = known_language(language)
    return raw(
        {
            "version": version,
            "number": number,
            "scenes": sight.raw_scenes(language),
            "scenery": sight.scenery_since(desk.frames.sight(eye), language),
            "view": sight.raw_view,
            "events": events,
            "last": last,
            "seat": play.state.seat,
            "phase": play.state.phase,
            "scores": sight.scores,
        }
    )


@router.get("/tables/{id}/log", tags=["history"])
async def get_log(
    id: TableId,
    asker: Asker,
    parts: Parts,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    token: str | None = None,
) -> Response:
    """Every action with what it caused, from a number on: message ids and arguments; the locale has the words."""
    desk, mine = await visible_desk(parts, id, asker, token)
    play, eye, ended = playing(desk), desk.frames.eye(mine), over(desk)
    entries = []
    for number, done in enumerate(play.done(), 1):
        if number >= first:
            action, events = frames.told(play.game, done, eye, ended)
            told = {"number": number, "seat": done.seat, "phase": done.phase, "action": action, "events": events}
            entries.append({**told, "time": done.time})
    return raw({"entries": entries, "version": desk.now.version})


@router.get("/tables/{id}/analysis", tags=["history"])
async def get_analysis(id: TableId, asker: Asker, parts: Parts, token: str | None = None) -> Response:
    """The points of every seat after every action, and where they come from. Of a game with secrets: at its end."""
    desk, _ = await visible_desk(parts, id, asker, token)
    play = playing(desk)
    if play.game.hidden and not over(desk):
        raise Problem(409, "not-yet", "This game has secrets: the analysis comes at its end.")
    return raw(await asyncio.to_thread(analysis.analyse, play, desk.now.ranking()))


# -- records -------------------------------------------------------------------------------------------------------


@router.get("/tables/{id}/record", response_class=Response, responses=TEXT, tags=["records"])
async def get_record(id: TableId, asker: Asker, parts: Parts, token: str | None = None) -> Response:
    """The record as text. Of a game with secrets: at its end."""
    desk, _ = await visible_desk(parts, id, asker, token)
    play = playing(desk)
    if play.game.hidden and not over(desk):
        raise Problem(409, "not-yet", "This game has secrets: the record comes at its end.")
    name = f'attachment; filename="{play.game.name}-{id}.txt"'
    record = play.record()
    record.practice = desk.now.card.practice
    return PlainTextResponse(str(record), headers={"Content-Disposition": name})


@router.post("/records", response_model=replies.Made, tags=["records"])
async def put_record(
    request: Request,
    asker: Asker,
    parts: Parts,
    text: Annotated[str, Body(media_type="text/plain", max_length=MOST_RECORD)],
) -> Any:
    """Verifies a record line by line and keeps it as a finished table to look at."""
    await context.limit(request, "make")
    try:
        record = await asyncio.to_thread(Record.parse, text, steamshed.game)
    except SteamshedError as error:
        raise bad_input(error) from None
    draft = await asyncio.to_thread(table_of_record, record, asker.user_id)
    await add_table(parts, draft, {})
    return {"id": draft.card.id, "invitations": []}


def table_of_record(record: Record, owner: str | None) -> Table:
    """A finished table with the record's game."""
    now = time.time()
    title = f"{record.game.name.replace('_', ' ').title()} (record)"
    card = Card(
        id=security.new_id(),
        name=title,
        game=record.game.name,
        options=record.options,
        pace=NoClock(),
        fallback="wait",
        privacy="public",
        language="en",
        owner=owner,
        created=now,
        practice=record.practice,
    )
    draft = Table(card)
    draft.add(log.Open([Seat("human", name) for name in record.names]), now)
    begun = Play.resume(record.game, record.options, record.names, record.setup, [])
    draft.add(log.Start(record.names, list(record.setup), record.game.rules, begun.state.seat), now)
    acts = plays_from_record(record)
    for act in acts:
        draft.add(act, now)
    draft.play = Play.resume(record.game, record.options, record.names, record.setup, [(now, act) for act in acts])
    if not draft.play.state.over:
        draft.add(deeds.ending(draft, draft.play, "agreed"), now)
    return draft


# -- notes ---------------------------------------------------------------------------------------------------------


@router.get("/tables/{id}/notes", response_model=replies.NotesBody, tags=["notes"])
async def get_notes(id: TableId, asker: Asker, parts: Parts) -> Any:
    """My private notes at this table."""
    user = asker.signed_in()
    await visible_desk(parts, id, asker)
    notes = schema.notes
    row = await parts.store.row(select(notes.c.text).where(notes.c.table == id, notes.c.user == user.id))
    return {"text": "" if row is None else row[0]}


@router.put("/tables/{id}/notes", response_model=replies.Done, tags=["notes"])
async def put_notes(id: TableId, body: replies.NotesBody, asker: Asker, parts: Parts) -> Any:
    """Keeps my private notes; nobody else ever gets them."""
    user = asker.signed_in()
    await visible_desk(parts, id, asker)
    values = {"table": id, "user": user.id, "text": body.text.replace("\x00", ""), "changed": time.time()}
    await parts.store.write(upsert(parts.settings, schema.notes, ("table", "user"), values))
    return {"done": True}
