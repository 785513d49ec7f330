"""What can be done at a table: join, start, act, undo, vote, resign. Every deed is stored before it is acknowledged.

A deed takes the desk's lock, looks at the present table, drafts the next one and stores it. What the rules of the game
refuse raises IllegalAction; what the table refuses raises Problem; what comes too late raises Stale.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence

import msgspec
from sqlalchemy.sql.dml import UpdateBase

from steamshed.bots import bots
from steamshed.kernel import assist
from steamshed.kernel.violation import IllegalAction, Violation
from steamshed.server import log
from steamshed.server.errors import Problem, Stale, not_your_seat, not_your_turn, wrong_stage
from steamshed.server.frames import can_be_asked, reset_target, undo_is_free, undo_target
from steamshed.server.hall import Desk, Hall
from steamshed.server.log import Seat
from steamshed.server.play import Play
from steamshed.server.storage import schema
from steamshed.server.table import Table, Vote, demoted

BAD_IN_NAMES = re.compile(r"[,:\x00-\x1f\x7f\u2028\u2029]+")


# -- playing -------------------------------------------------------------------------------------------------------


async def act(hall: Hall, desk: Desk, mine: Sequence[int], action: str, version: int, bot: str | None = None) -> int:
    """Plays an action for the seat to move; gives the new version."""
    async with desk.lock:
        table = desk.now
        play, seat = running(table), table.turn
        if version != table.version:
            raise Stale(table.version)
        if seat is None or seat not in mine:
            raise not_your_turn()
        if bot is None and table.seats[seat].player is not None:
            raise Problem(409, "bot-plays-for-you", "A bot plays for you; take your seat back first.")
        now = time.time()
        after = play.advance(play.game.parse(action), now, bot is not None)
        done = after.last
        assert done is not None
        draft = table.draft()
        draft.add(log.Act(seat, done.action, after.state.seat, list(done.outcomes), bot), now, after)
        await hall.store_change(desk, draft)
        return draft.version


def check(desk: Desk, mine: Sequence[int], action: str) -> None:
    """Raises what ``act`` would raise."""
    table = desk.now
    play = running(table)
    if table.turn not in mine:
        raise not_your_turn()
    violation = play.state.check(play.game.parse(action))
    if violation is not None:
        raise IllegalAction(action, violation)


MOST_PREVIEWS = 24


async def preview(
    desk: Desk, mine: Sequence[int], actions: Sequence[str], version: int, language: str
) -> dict[str, object]:
    """What each of some legal actions would change in the drawings of the seat to move; None where chance decides."""
    table = desk.now
    play, seat = running(table), table.turn
    if version != table.version:
        raise Stale(table.version)
    if seat is None or seat not in mine:
        raise not_your_turn()

    def look() -> dict[str, object]:
        game, state = play.game, play.state
        some = actions[:MOST_PREVIEWS]
        return {text: assist.preview(game, state, seat, game.parse(text), language) for text in some}

    return await asyncio.to_thread(look)


async def why(desk: Desk, mine: Sequence[int], things: Sequence[str]) -> Violation | None:
    """The rule that keeps the seat to move from choosing these things."""
    table = desk.now
    play = running(table)
    if table.turn not in mine:
        raise not_your_turn()
    return await asyncio.to_thread(assist.why, play.game, play.state, things[:8])


async def undo(hall: Hall, desk: Desk, mine: Sequence[int], version: int) -> None:
    """Takes back the last action of these seats: at once if nothing was revealed, else if all others agree.

    Bots cannot agree: where nobody else can, what was revealed stays, but for practice tables.
    """
    async with desk.lock:
        table = desk.now
        running(table)
        if version != table.version:
            raise Stale(table.version)
        to = undo_target(table, mine)
        if to is None:
            raise Problem(409, "nothing-to-undo", "There is nothing to take back.")
        if undo_is_free(table, to, mine):
            await take_back(hall, desk, to, mine[0])
        elif not can_be_asked(table, to):
            raise Problem(409, "nobody-to-ask", "Something has been shown since, and there is nobody who could agree.")
        else:
            assert table.play is not None
            await propose_locked(hall, desk, mine, log.Propose("undo", table.play.actions[to].seat, to=to))


async def reset(hall: Hall, desk: Desk, mine: Sequence[int], version: int) -> None:
    """Takes back all that these seats did in this turn, as far as that is free."""
    async with desk.lock:
        table = desk.now
        running(table)
        if version != table.version:
            raise Stale(table.version)
        to = reset_target(table, mine)
        if to is None:
            raise Problem(409, "nothing-to-undo", "There is nothing to take back.")
        await take_back(hall, desk, to, mine[0])


async def take_back(hall: Hall, desk: Desk, to: int, by: int) -> None:
    play = running(desk.now).back_to(to)
    draft = desk.now.draft()
    draft.add(log.Undo(to, play.state.seat, by), time.time(), play)
    await hall.store_change(desk, draft)


# -- votes ---------------------------------------------------------------------------------------------------------


async def propose(
    hall: Hall, desk: Desk, mine: Sequence[int], what: str, seat: int | None = None, bot: str | None = None
) -> None:
    """Asks all who play: to end the game, to let a bot play for a seat. To come back needs no vote."""
    async with desk.lock:
        table = desk.now
        running(table)
        if not mine:
            raise not_your_seat()
        match what:
            case "end":
                await propose_locked(hall, desk, mine, log.Propose("end", mine[0]))
            case "bot":
                if seat is None or not 0 <= seat < len(table.seats) or not table.seats[seat].votes:
                    raise Problem(400, "no-such-seat", "There is no player on this seat.")
                await propose_locked(hall, desk, mine, log.Propose("bot", mine[0], seat=seat, bot=known_bot(bot)))
            case "human":
                await come_back(hall, desk, mine, seat)
            case _:
                raise Problem(400, "no-such-vote", "A vote is about end, bot or human.")


async def come_back(hall: Hall, desk: Desk, mine: Sequence[int], seat: int | None) -> None:
    """A player takes his seat back from the bot that stood in."""
    table = desk.now
    back = [own for own in mine if table.seats[own].stand_in is not None and (seat is None or seat == own)]
    if not back:
        raise Problem(409, "no-stand-in", "No bot plays for you.")
    if all(table.seats[own].resigned for own in back):
        raise Problem(409, "has-resigned", "Who has resigned does not come back.")
    draft, now = table.draft(), time.time()
    for own in back:
        if not table.seats[own].resigned:
            draft.add(log.Sit(own, msgspec.structs.replace(table.seats[own], stand_in=None)), now)
    await hall.store_change(desk, draft)


async def propose_locked(hall: Hall, desk: Desk, mine: Sequence[int], proposal: log.Propose) -> None:
    table = desk.now
    for vote in table.votes.values():
        if (vote.kind, vote.seat, vote.to) == (proposal.what, proposal.seat, proposal.to):
            raise Problem(409, "vote-is-open", "This is being voted on already.")
    draft, now = table.draft(), time.time()
    draft.add(proposal, now)
    draft.add(log.Cast(draft.serial, list(mine), True), now)
    carry_out(draft, draft.votes[draft.serial - 1], now)
    await hall.store_change(desk, draft)


async def cast(hall: Hall, desk: Desk, mine: Sequence[int], id: int, yes: bool) -> None:
    """Says yes or no. The last yes carries the vote out; the first no ends it."""
    async with desk.lock:
        table = desk.now
        vote = table.votes.get(id)
        if vote is None:
            raise Problem(409, "vote-is-over", "This vote is over.")
        voting = [seat for seat in table.voters(vote) if seat in mine]
        if not voting:
            raise not_your_seat()
        draft, now = table.draft(), time.time()
        draft.add(log.Cast(id, voting, yes), now)
        if yes:
            carry_out(draft, draft.votes[id], now)
        await hall.store_change(desk, draft)


def carry_out(draft: Table, vote: Vote, now: float) -> None:
    """Does what was voted on, if everybody has agreed."""
    if not draft.passed(vote):
        return
    play = running(draft)
    match vote.kind:
        case "undo":
            assert vote.to is not None
            back = play.back_to(vote.to)
            draft.add(log.Undo(vote.to, back.state.seat, vote.by), now, back)
        case "end":
            draft.add(ending(draft, play, "agreed"), now)
        case "bot":
            assert vote.seat is not None
            stand_in(draft, vote.seat, known_bot(vote.bot), now)
            draft.votes.pop(vote.id, None)


def stand_in(draft: Table, seat: int, bot: str, now: float) -> None:
    draft.add(log.Sit(seat, msgspec.structs.replace(draft.seats[seat], stand_in=bot)), now)


def ending(draft: Table, play: Play, reason: str) -> log.End:
    """The end of a game before its rules end it: places by the points of now."""
    ranking = demoted(play.state.standing(), [seat.resigned for seat in draft.seats])
    return log.End("agreed" if reason == "agreed" else "resigned", ranking, play.state.scores())


async def resign(hall: Hall, desk: Desk, mine: Sequence[int]) -> None:
    """Gives up all of these seats. The game ends when at most one seat has not given up."""
    async with desk.lock:
        table = desk.now
        running(table)
        giving = [seat for seat in mine if not table.seats[seat].resigned]
        if not giving:
            raise not_your_seat()
        draft = table.draft()
        give_up(draft, giving, time.time())
        await hall.store_change(desk, draft)


def give_up(draft: Table, giving: Sequence[int], now: float) -> None:
    play = running(draft)
    for seat in giving:
        draft.add(log.Resign(seat, known_bot(None)), now)
    people = [seat for seat in draft.seats if seat.kind == "human" and not seat.resigned]
    if not people or sum(not seat.resigned for seat in draft.seats) <= 1:
        draft.add(ending(draft, play, "resigned"), now)


async def time_is_up(hall: Hall, desk: Desk) -> None:
    """The clock of the seat to move has run out: the table's fallback applies."""
    async with desk.lock:
        table, now = desk.now, time.time()
        deadline, seat = table.deadline(), table.turn
        if deadline is None or seat is None or deadline > now:
            return
        draft = table.draft()
        match table.card.fallback:
            case "bot":
                stand_in(draft, seat, known_bot(None), now)
            case "resign":
                give_up(draft, [seat], now)
            case "wait":
                return
        await hall.store_change(desk, draft)


# -- people --------------------------------------------------------------------------------------------------------


async def join(hall: Hall, desk: Desk, user: str, name: str, seat: int | None, invited: bool) -> int:
    """Sits down: on the seat of an invitation, on a wanted open seat, or on the first open one."""
    async with desk.lock:
        table = desk.now
        if invited and seat is not None and table.seats[seat].user == user:
            return seat
        if table.stage != "open":
            raise wrong_stage(table.stage)
        if seat is None:
            free = [number for number, there in enumerate(table.seats) if there.kind == "open" and not there.invited]
            if not free:
                raise Problem(409, "table-is-full", "No seat is free.")
            seat = free[0]
        if not 0 <= seat < len(table.seats):
            raise Problem(400, "no-such-seat", "There is no such seat.")
        if table.seats[seat].kind != "open" or (table.seats[seat].invited and not invited):
            raise Problem(409, "seat-is-taken", "The seat is taken.")
        draft, now = table.draft(), time.time()
        draft.add(log.Sit(seat, Seat("human", name, user=user)), now)
        if all(there.kind != "open" for there in draft.seats):
            begin(draft, now)
        await hall.store_change(desk, draft, [seat_row(table.card.id, seat, user)])
        return seat


async def leave(hall: Hall, desk: Desk, user: str) -> None:
    """Gets up from a table that has not begun."""
    async with desk.lock:
        table = desk.now
        if table.stage != "open":
            raise wrong_stage(table.stage)
        seats = table.seats_of(user)
        if not seats:
            raise not_your_seat()
        draft, now = table.draft(), time.time()
        for seat in seats:
            draft.add(log.Sit(seat, Seat("open", "")), now)
        await hall.store_change(desk, draft, [seat_row(table.card.id, seat, None) for seat in seats])


BOT_NAMES = ("Rocket", "Mallard", "Adler", "Novelty", "Lion", "Evening Star")
"""Bots are called after engines, so that three of a kind can be told apart."""


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


async def start(hall: Hall, desk: Desk, user: str | None, fill: str | None) -> None:
    """Begins the game; open seats are filled with bots if asked."""
    async with desk.lock:
        table = desk.now
        if table.stage == "running":
            return
        if table.stage != "open":
            raise wrong_stage(table.stage)
        if not (table.seats_of(user) or (user is not None and user == table.card.owner)):
            raise not_your_seat()
        draft, now = table.draft(), time.time()
        for number, seat in enumerate(table.seats):
            if seat.kind == "open":
                if fill is None:
                    raise Problem(409, "seats-are-open", "Some seats are still open.")
                draft.add(log.Sit(number, Seat("bot", bot_name(number), bot=known_bot(fill))), now)
        begin(draft, now)
        await hall.store_change(desk, draft)


def begin(draft: Table, now: float) -> None:
    play = Play.begin(draft.game, draft.card.options, unique_names([seat.name for seat in draft.seats]))
    draft.add(log.Start(play.names, list(play.setup), draft.game.rules, play.state.seat), now, play)


def seat_row(table: str, seat: int, user: str | None) -> UpdateBase:
    rows = schema.seats
    return rows.update().where(rows.c.table == table, rows.c.seat == seat).values(user=user)


def unique_names(names: Sequence[str]) -> list[str]:
    """Names for the record: clean, and no two the same."""
    made: list[str] = []
    for number, name in enumerate(names, 1):
        clean = clean_name(name) or f"Seat {number}"
        found, extra = clean, 2
        while found in made:
            found, extra = f"{clean} {extra}", extra + 1
        made.append(found)
    return made


def clean_name(name: str) -> str:
    """A name as it can stand in a record."""
    return " ".join(BAD_IN_NAMES.sub(" ", name).split())[:40].strip()


def known_bot(name: str | None) -> str:
    """The name of a bot; the best of the general ones if none was named."""
    if name is None:
        return "greedy" if "greedy" in bots() else bots()[0]
    if name not in bots():
        raise Problem(400, "no-such-bot", f"There is no bot {name!r}.", bot=name)
    return name


def running(table: Table) -> Play:
    if table.stage != "running" or table.play is None:
        raise wrong_stage(table.stage)
    return table.play
