"""Tables before they are played at: list, make, join, leave, start, invite; and the private notes of a player."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.options import OptionValue
from steamshed.server import clock, security
from steamshed.server.accounts.routes import arriving, free_name, seat_name
from steamshed.server.api import context, endpoints, shapes
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.context import Server, User
from steamshed.server.bots import network_bots
from steamshed.server.errors import Problem, bad_input, not_your_seat, wrong_stage
from steamshed.server.games.routes import find_game
from steamshed.server.groups import members, standing_tables
from steamshed.server.people import blocked
from steamshed.server.people.names import bot_name, known_bot, named
from steamshed.server.series.service import new_series
from steamshed.server.storage import schema
from steamshed.server.storage.store import upsert
from steamshed.server.tables import invitations, log, seating, state_messages
from steamshed.server.tables.access import visible
from steamshed.server.tables.lists import page_of, told_rows, waiting_for
from steamshed.server.tables.live_tables import LoadedTable
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table, TableInfo

handlers = Handlers()

LONGEST_TABLE = 80
"""Characters of a table's name."""
DONE = endpoints.Done(True)

# -- lists of tables -----------------------------------------------------------------------------------------------


@handlers.answers(endpoints.LIST_TABLES)
async def list_tables(asked: Asked[endpoints.TableList, None]) -> endpoints.TableRows:
    wanted, store = asked.parameters, asked.server.store
    if wanted.group:
        await members.check_member(store, wanted.group, asked.signed_in().id)
    if wanted.filter == "waiting":
        rows, rest = await waiting_for(store, asked.user_id), None
    else:
        rows, rest = await page_of(store, wanted.filter, asked.user_id, wanted.after, wanted.group)
    listed = await told_rows(asked.server.tables, rows, asked.user_id)
    return endpoints.TableRows(listed, msgspec.UNSET if rest is None else rest)


# -- making a table ------------------------------------------------------------------------------------------------


@handlers.answers(endpoints.MAKE_TABLE)
async def make_table(asked: Asked[endpoints.NoParameters, endpoints.NewTable]) -> endpoints.Made:
    await asked.limit("make")
    user, body = asked.signed_in(), asked.body
    game = find_game(body.game)
    try:
        options = game.choose(len(body.seats), body.options)
    except SteamshedError as error:
        raise bad_input(error) from None
    info = TableInfo(
        id=security.new_id(),
        name=named(body.name, LONGEST_TABLE) or game.name.replace("_", " ").title(),
        game=game.name,
        options=options,
        pace=body.pace,
        fallback=body.fallback,
        privacy=body.privacy,
        language=body.language,
        owner=user.id,
        created=clock.now(),
        practice=body.practice,
        hints=body.hints,
        watch_delay=body.watch_delay,
        group=body.group,
        rated=body.rated,
    )
    await check_group(asked, body, user)
    check_rated(body, user)
    others = []
    if body.duplicate:
        if body.practice:
            raise Problem(400, "no-practice-together", "A shared start cannot be a practice table.")
        shared, row = new_series(info, len(body.seats), game.rules)
        info, others = msgspec.structs.replace(info, series=shared), [row]
    if body.standing is not None:
        info, row = await standing_tables.new_standing(
            asked.server.store, info, body.standing, known_bot(body.standing.bot)
        )
        others.append(row)
    seats = [await make_seat(asked.server, number, body, user, options) for number in range(len(body.seats))]
    if len(asked_for := [seat.challenged for seat in seats if seat.challenged]) != len({*asked_for}):
        raise Problem(409, "bot-sits-here", "A bot can take only one seat at a table.")
    tokens = {number: security.new_secret() for number, seat in enumerate(body.seats) if seat.kind == "invited"}
    draft = Table(info)
    draft.add(log.Open(seats, game.rules), info.created)
    if all(seat.kind != "open" for seat in seats):
        seating.begin(draft, info.created)
    expires = invitations.expiry(asked.server.settings)
    await asked.server.tables.add(draft, tokens, expires, others)
    for bot in asked_for:
        asked.server.lines.look_at(bot, info.id)
    links = [invitation(asked, info.id, seat, token, expires) for seat, token in tokens.items()]
    return endpoints.Made(info.id, links)


async def check_group(asked: Asked[Any, endpoints.NewTable], body: endpoints.NewTable, user: User) -> None:
    """Raises a Problem where somebody sets a table for a group that he is not in, or one that no group can have."""
    kinds = [seat.kind for seat in body.seats]
    if body.group is None:
        if body.standing is not None:
            raise Problem(400, "no-group", "A repeating table needs a group.")
        return
    await members.check_member(asked.server.store, body.group, user.id)
    if "invited" in kinds:
        raise Problem(400, "members-only", "The seats of a group's table are for its members, without invitations.")
    if body.standing is not None and (body.duplicate or body.practice or kinds.count("me") > 1):
        raise Problem(
            400, "no-standing-table", "A repeating table needs one seat per person and cannot be a practice table."
        )


def check_rated(body: endpoints.NewTable, user: User) -> None:
    """Raises a Problem for a rated table whose result could not count."""
    if not body.rated:
        return
    if user.guest:
        raise needs_account()
    kinds = [seat.kind for seat in body.seats]
    if body.practice or body.hints or body.duplicate or kinds.count("me") > 1 or len(kinds) < 2:
        raise Problem(
            400,
            "cannot-be-rated",
            "A rated table needs one seat per person, no practice, no hints and a start of its own.",
        )


def needs_account() -> Problem:
    return Problem(403, "rated-needs-account", "You need an account to play at a rated table.")


async def make_seat(
    server: Server, number: int, body: endpoints.NewTable, user: User, options: dict[str, OptionValue]
) -> Seat:
    """A seat as it is wanted. Who sits there bears no name of another account; an open seat may say for whom it is."""
    seat = body.seats[number]
    name = named(seat.name)
    if name and seat.kind in ("me", "bot"):
        await free_name(server, name, user)
    match seat.kind:
        case "me":
            again = sum(other.kind == "me" for other in body.seats[:number])
            own = f"{user.name} {again + 1}" if again else user.name
            return Seat("human", name or own, user=user.id, guest=user.guest)
        case "bot":
            return Seat("bot", name or bot_name(number), bot=known_bot(seat.bot))
        case "open":
            return Seat("open", name)
        case "invited":
            return Seat("open", name, invited=True)
        case "network":
            game, players = body.game, len(body.seats)
            return network_bots.waiting_for(
                await network_bots.wanted(server.store, seat.bot, user.id, game, players, options)
            )  # fmt: skip


def invitation(asked: Asked[Any, Any], id: str, seat: int, token: str, expires: float) -> endpoints.Invitation:
    return endpoints.Invitation(seat, token, f"{context.address_for(asked.request)}/tables/{id}?token={token}", expires)


@handlers.answers(endpoints.WATCH)
async def watch(asked: Asked[endpoints.NoParameters, None]) -> endpoints.ToWatch:
    await asked.limit("look")
    return endpoints.ToWatch(await asked.server.house.something_to_watch())


# -- one table -----------------------------------------------------------------------------------------------------


@handlers.answers(endpoints.GET_TABLE)
async def get_table(asked: Asked[endpoints.Looking, None]) -> shapes.Table:
    wanted = asked.parameters
    loaded, mine = await visible(asked.server.tables, wanted.id, asked.user_id, wanted.token)
    return state_messages.table_shape(loaded.now, asked.user_id, mine, asked.server.tables.presence(loaded))


@handlers.answers(endpoints.JOIN)
async def join(asked: Asked[endpoints.OfTable, endpoints.Join]) -> endpoints.Joined:
    server, body, id = asked.server, asked.body, asked.parameters.id
    loaded, _ = await visible(server.tables, id, asked.user_id, body.token)
    await seating.opened_by(server.tables, loaded.now, body.token)
    if asked.visitor.user is None:
        if loaded.now.stage != "open":
            raise wrong_stage(loaded.now.stage)
        if loaded.now.info.group is not None:
            raise blocked.members_only()
        if loaded.now.info.rated:
            raise needs_account()
    here = await arriving(asked, body.name)
    user = here.user
    if loaded.now.info.rated and user.guest:
        raise needs_account()
    await blocked.check_welcome(server.store, loaded.now, user.id)
    who = Seat("human", await seat_name(server, body.name, user), user=user.id, guest=user.guest)
    taken = await seating.join(server.tables, loaded, who, body.seat, body.token, others=here.rows)
    return endpoints.Joined(taken, await here.answer())


@handlers.answers(endpoints.LEAVE)
async def leave(asked: Asked[endpoints.OfTable, None]) -> endpoints.Done:
    tables = asked.server.tables
    loaded, _ = await visible(tables, asked.parameters.id, asked.user_id)
    await seating.leave(tables, loaded, asked.signed_in().id)
    return DONE


@handlers.answers(endpoints.START)
async def start(asked: Asked[endpoints.OfTable, endpoints.Start]) -> endpoints.Done:
    tables, fill = asked.server.tables, asked.body.fill
    loaded, _ = await visible(tables, asked.parameters.id, asked.user_id)
    await seating.start(tables, loaded, asked.user_id, None if fill is None else known_bot(fill))
    return DONE


# -- invitations ---------------------------------------------------------------------------------------------------


async def own_table(asked: Asked[endpoints.OfTable, Any]) -> LoadedTable:
    """A table that the asking user has made."""
    loaded, _ = await visible(asked.server.tables, asked.parameters.id, asked.user_id)
    if asked.signed_in().id != loaded.now.info.owner:
        raise not_your_seat()
    return loaded


@handlers.answers(endpoints.INVITE)
async def invite(asked: Asked[endpoints.OfTable, endpoints.Invite]) -> endpoints.Invitation:
    loaded, seat, token = await own_table(asked), asked.body.seat, security.new_secret()
    expires = invitations.expiry(asked.server.settings)
    await seating.invite(asked.server.tables, loaded, seat, token, expires)
    return invitation(asked, asked.parameters.id, seat, token, expires)


@handlers.answers(endpoints.UNINVITE)
async def uninvite(asked: Asked[endpoints.OfTable, endpoints.Invite]) -> endpoints.Done:
    await seating.invite(asked.server.tables, await own_table(asked), asked.body.seat)
    return DONE


@handlers.answers(endpoints.INVITATIONS)
async def list_invitations(asked: Asked[endpoints.OfTable, None]) -> endpoints.OpenInvitations:
    await own_table(asked)
    found = await invitations.open_ones(asked.server.store, asked.parameters.id)
    return endpoints.OpenInvitations([endpoints.OpenInvitation(one.seat, one.expires) for one in found])


# -- notes ---------------------------------------------------------------------------------------------------------


@handlers.answers(endpoints.GET_NOTES)
async def get_notes(asked: Asked[endpoints.OfTable, None]) -> endpoints.Notes:
    user, id = asked.signed_in(), asked.parameters.id
    await visible(asked.server.tables, id, user.id)
    notes = schema.notes
    row = await asked.server.store.row(select(notes.c.text).where(notes.c.table == id, notes.c.user == user.id))
    return endpoints.Notes("" if row is None else row[0])


@handlers.answers(endpoints.PUT_NOTES)
async def put_notes(asked: Asked[endpoints.OfTable, endpoints.Notes]) -> endpoints.Done:
    user, id = asked.signed_in(), asked.parameters.id
    await visible(asked.server.tables, id, user.id)
    values = {"table": id, "user": user.id, "text": asked.body.text.replace("\x00", ""), "changed": clock.now()}
    await asked.server.store.write(upsert(asked.server.settings, schema.notes, ("table", "user"), values))
    return DONE
