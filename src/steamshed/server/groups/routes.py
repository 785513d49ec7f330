"""Groups: their page, people, link, chat and standing tables."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import select

from steamshed.server import clock, security
from steamshed.server.accounts.routes import arriving
from steamshed.server.api import context
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.endpoint import Done, NoParameters
from steamshed.server.errors import Problem
from steamshed.server.groups import members, standing_tables, wire
from steamshed.server.groups import results as group_results
from steamshed.server.groups import service as groups
from steamshed.server.groups.members import no_group
from steamshed.server.people.names import known_bot, proper_name
from steamshed.server.people.routes import DONE, check_reports, keep_away
from steamshed.server.storage import schema
from steamshed.server.tables import invitations

handlers = Handlers()

# -- my groups -----------------------------------------------------------------------------------------------------


@handlers.answers(wire.GROUPS)
async def my_groups(asked: Asked[NoParameters, None]) -> wire.GroupRows:
    return wire.GroupRows(await groups.mine(asked.server.store, asked.signed_in().id))


@handlers.answers(wire.FOUND)
async def found(asked: Asked[NoParameters, wire.GroupName]) -> wire.GroupId:
    await asked.limit("make")
    user = asked.signed_in()
    if user.guest:
        raise Problem(403, "founder-needs-account", "You need an account to create a group.")
    name = proper_name(asked.body.name, groups.LONGEST)
    return wire.GroupId(await groups.found(asked.server.store, name, user.id))


# -- one group -----------------------------------------------------------------------------------------------------


@handlers.answers(wire.GET_GROUP)
async def get_group(asked: Asked[wire.OfGroup, None]) -> wire.Group:
    id, user, server = asked.parameters.id, asked.signed_in(), asked.server
    role = await members.check_member(server.store, id, user.id)
    rows = schema.groups
    row = await server.store.row(select(rows).where(rows.c.id == id))
    if row is None:
        raise no_group()
    founder = role == "founder"
    open_link = founder and row.link is not None and row.expires > clock.now()
    return wire.Group(
        id=id,
        name=row.name,
        created=row.created,
        role=role,
        people=await groups.inside(server.store, id, user.id),
        owed=await group_results.owed(server.store, id, user.id),
        standings=await standing_tables.of_group(server.tables, id, user.id, founder),
        link=row.expires if open_link else msgspec.UNSET,
    )


@handlers.answers(wire.RESULTS)
async def results(asked: Asked[wire.OfGroup, None]) -> wire.GroupResults:
    id, user = asked.parameters.id, await member(asked)
    await asked.limit("look")
    return await group_results.results(asked.server.store, id, user)


async def member(asked: Asked[Any, Any]) -> str:
    """The member who asks. Raises Problem for everybody else."""
    user = asked.signed_in().id
    await members.check_member(asked.server.store, asked.parameters.id, user)
    return user


async def founder(asked: Asked[Any, Any]) -> str:
    user = asked.signed_in().id
    await members.check_founder(asked.server.store, asked.parameters.id, user)
    return user


@handlers.answers(wire.RENAME)
async def rename(asked: Asked[wire.OfGroup, wire.GroupName]) -> Done:
    await founder(asked)
    await groups.rename(asked.server.store, asked.parameters.id, proper_name(asked.body.name, groups.LONGEST))
    return DONE


@handlers.answers(wire.ROLE)
async def set_role(asked: Asked[wire.OfGroup, wire.NewRole]) -> Done:
    await founder(asked)
    await groups.set_role(asked.server.tables, asked.parameters.id, asked.body.user, asked.body.role)
    return DONE


@handlers.answers(wire.QUIT)
async def leave(asked: Asked[wire.OfGroup, None]) -> Done:
    await groups.leave(asked.server.tables, asked.parameters.id, await member(asked))
    return DONE


@handlers.answers(wire.CLOSE)
async def close(asked: Asked[wire.OfGroup, None]) -> Done:
    await founder(asked)
    await groups.close(asked.server.tables, asked.parameters.id)
    return DONE


# -- the link ------------------------------------------------------------------------------------------------------


@handlers.answers(wire.LINK)
async def new_link(asked: Asked[wire.OfGroup, None]) -> wire.GroupLink:
    await founder(asked)
    await asked.limit("make")
    id, token, expires = asked.parameters.id, security.new_secret(), invitations.expiry(asked.server.settings)
    await groups.set_link(asked.server.store, id, token, expires)
    return wire.GroupLink(f"{context.address_for(asked.request)}/group/{id}?token={token}", expires)


@handlers.answers(wire.UNLINK)
async def no_link(asked: Asked[wire.OfGroup, None]) -> Done:
    await founder(asked)
    await groups.set_link(asked.server.store, asked.parameters.id, None)
    return DONE


@handlers.answers(wire.DOOR)
async def door(asked: Asked[wire.AtDoor, None]) -> wire.Door:
    wanted = asked.parameters
    return await groups.at_door(asked.server.store, wanted.id, wanted.token, asked.user_id)


@handlers.answers(wire.ENTER)
async def enter(asked: Asked[wire.OfGroup, wire.Enter]) -> wire.Entered:
    server, id, body = asked.server, asked.parameters.id, asked.body
    await groups.at_door(server.store, id, body.token, asked.user_id)
    if asked.visitor.user is None:
        await asked.limit("sign")
    here = await arriving(asked, body.name)
    await groups.join(server.store, id, here.user.id, here.rows)
    return wire.Entered(await here.answer())


# -- chat and people -----------------------------------------------------------------------------------------------


@handlers.answers(wire.GROUP_CHAT)
async def get_chat(asked: Asked[wire.ChatFrom, None]) -> wire.GroupLines:
    user, wanted = await member(asked), asked.parameters
    return wire.GroupLines(await groups.heard(asked.server.store, wanted.id, user, wanted.after))


@handlers.answers(wire.SAY)
async def say(asked: Asked[wire.OfGroup, wire.GroupLine]) -> wire.GroupSaid:
    await member(asked)
    await asked.limit("chat")
    user = asked.signed_in()
    return await groups.say(asked.server.store, asked.parameters.id, user.id, user.name, asked.body.text, user.guest)


@handlers.answers(wire.GROUP_REGARD)
async def regard(asked: Asked[wire.OfGroup, wire.Whom]) -> Done:
    """Mutes or blocks a member, or whoever has said something."""
    user, body, store, id = await member(asked), asked.body, asked.server.store, asked.parameters.id
    other, name = None, ""
    if body.line is not None:
        line = await groups.speaker(store, id, body.line)
        other, name = line.user, line.name
    else:
        found = {one.id: one.name for one in await groups.inside(store, id, user)}
        if body.user in found:
            other, name = body.user, found[body.user]
    await keep_away(asked.server, user, other, name, body.kind)
    return DONE


@handlers.answers(wire.GROUP_REPORT)
async def report(asked: Asked[wire.OfGroup, wire.GroupReport]) -> Done:
    """Tells the operator of a group, or of a line of its chat, which is kept as it was."""
    await asked.limit("report")
    user, body, store, id = await member(asked), asked.body, asked.server.store, asked.parameters.id
    reason = body.reason.replace("\x00", "").strip()
    if not reason:
        raise Problem(400, "no-reason", "Say what is wrong.")
    if body.line is not None:
        line = await groups.speaker(store, id, body.line)
        quoted = f"{line.user or 'somebody'} says: {line.text}"
    else:
        row = await store.row(select(schema.groups.c.name).where(schema.groups.c.id == id))
        quoted = "" if row is None else row.name
    await check_reports(store, user)
    values = {"id": secrets.token_hex(6), "time": clock.now(), "by": user, "group": id, "line": body.line}
    await store.write(schema.reports.insert().values(**values, quoted=quoted, reason=reason))
    return DONE


# -- standing tables -----------------------------------------------------------------------------------------------


@handlers.answers(wire.CHANGE_STANDING)
async def change_standing(asked: Asked[wire.OfStanding, wire.StandingChange]) -> Done:
    user, wanted, body = await member(asked), asked.parameters, asked.body
    bot = None if body.bot is None else known_bot(body.bot)
    await standing_tables.change(asked.server.store, wanted.id, wanted.standing, user, body, bot)
    return DONE


@handlers.answers(wire.WISH)
async def wish(asked: Asked[wire.OfStanding, wire.MyWish]) -> Done:
    user, wanted = await member(asked), asked.parameters
    await standing_tables.wish(asked.server.store, wanted.id, wanted.standing, user, asked.body.wish)
    return DONE
