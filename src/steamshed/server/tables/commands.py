"""What can be done at a running table: act, take back, vote, resign. It is stored before it is acknowledged.

A command takes the table's lock, looks at the present table, drafts the next one and stores it. What the rules of the
game refuse raises IllegalAction; what the table refuses raises Problem; what comes too late raises Stale.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from sqlalchemy.sql.dml import UpdateBase

from steamshed.kernel.action import Action
from steamshed.kernel.violation import IllegalAction, Violation
from steamshed.server import clock
from steamshed.server.api.shapes import Change, Proposal
from steamshed.server.away import absence, holidays, seat_transfer, stand_ins
from steamshed.server.errors import Problem, Stale, not_your_seat, not_your_turn, wrong_stage
from steamshed.server.people.names import known_bot
from steamshed.server.tables import log, panel_wire
from steamshed.server.tables import undo as undoing
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.play import OtherGame, Play
from steamshed.server.tables.socket_wire import Considered
from steamshed.server.tables.state_messages import as_declared, choice_shape
from steamshed.server.tables.table import Table, Vote, demoted
from steamshed.ui import assist
from steamshed.ui.following import following, is_harmless, only
from steamshed.ui.panel import to_data

# -- playing -------------------------------------------------------------------------------------------------------


async def act(
    tables: LoadedTables,
    loaded: LoadedTable,
    mine: Sequence[int],
    action: str,
    version: int,
    bot: str | None = None,
    user: str | None = None,
) -> int:
    """Plays an action for the seat to move; gives the new version."""
    async with loaded.lock:
        table = loaded.now
        _, seat = to_act(table, mine, version, bot)
        player = log.NETWORK if bot is None and table.seats[seat].network else bot
        draft = table.draft()
        deputy, rows = played_by(draft, seat, user, clock.now())
        return await act_locked(tables, loaded, draft, action, player, deputy=deputy, others=rows)


async def act_locked(
    tables: LoadedTables,
    loaded: LoadedTable,
    draft: Table,
    action: str,
    bot: str | None,
    order: bool = False,
    deputy: str | None = None,
    others: Sequence[UpdateBase] = (),
) -> int:
    """Plays an action for the seat to move, whose decision it was found to be; ``others`` is stored with it."""
    play, now = running(loaded.now), clock.now()
    forced = bot is None and only(play.state) is not None
    after = play.advance(play.game.parse(action, play.state), now, bot, order=order, by=deputy, forced=forced)
    assert after.last is not None
    draft.add(after.last.entry(), now, after)
    await tables.store_change(loaded, draft, others)
    return draft.version


def played_by(draft: Table, seat: int, user: str | None, now: float) -> tuple[str | None, list[UpdateBase]]:
    """The user who plays for the player of a seat, None if that is himself: when he plays, his seat is his again."""
    deputy = draft.seats[seat].deputy
    if deputy is None or user == deputy:
        return deputy, []
    return None, stand_ins.take_back(draft, seat, now)


def to_act(table: Table, mine: Sequence[int], version: int, bot: str | None = None) -> tuple[Play, int]:
    """The game and the seat to move, if that is one of these and what comes is meant for this version."""
    play, seat = running(table), table.turn
    if version != table.version:
        raise Stale(table.version)
    if seat is None or seat not in mine:
        raise not_your_turn()
    if bot is None and table.seats[seat].player is not None:
        raise Problem(409, "bot-plays-for-you", "A bot plays for you; take your seat back first.")
    return play, seat


MOST_STEPS = 60
"""No plan is longer."""


class Halt(msgspec.Struct, frozen=True):
    """Where a plan stopped and why; without a rule, the decision had passed to somebody else."""

    step: int
    action: str
    violation: Violation | None


async def play_plan(
    tables: LoadedTables,
    loaded: LoadedTable,
    mine: Sequence[int],
    actions: Sequence[str],
    version: int,
    user: str | None = None,
) -> tuple[int, Halt | None]:
    """Plays actions for the seat to move, one by one, up to one that is refused; gives the new version, and where it
    stopped if it did. What was played before that stays."""
    async with loaded.lock:
        table = loaded.now
        play, seat = to_act(table, mine, version)
        steps = parsed(play, actions)
        draft, now, halt = table.draft(), clock.now(), None
        deputy, rows = played_by(draft, seat, user, now)
        forced = True
        for step, action in enumerate(steps, 1):
            if draft.turn != seat:
                halt = Halt(step, str(action), None)
                break
            forced = forced and only(play.state) is not None
            try:
                play = play.advance(action, now, None, follows=step > 1, by=deputy, forced=forced)
            except IllegalAction as refused:
                halt = Halt(step, str(action), refused.violation)
                break
            assert play.last is not None
            draft.add(play.last.entry(), now, play)
        if draft.pending:
            await tables.store_change(loaded, draft, rows)
        return draft.version, halt


def parsed(play: Play, actions: Sequence[str]) -> list[Action]:
    """The actions of a plan. Raises ParseError for a text that is none, Problem for too many or none."""
    if not 0 < len(actions) <= MOST_STEPS:
        raise Problem(400, "bad-plan", f"A plan has from 1 to {MOST_STEPS} actions.")
    return [play.game.parse(text, play.state) for text in actions]


def check(loaded: LoadedTable, mine: Sequence[int], action: str) -> None:
    """Raises what ``act`` would raise."""
    table = loaded.now
    play = running(table)
    if table.turn not in mine:
        raise not_your_turn()
    violation = play.state.check(play.game.parse(action, play.state))
    if violation is not None:
        raise IllegalAction(action, violation)


MOST_PREVIEWS = 24


async def preview(
    loaded: LoadedTable, mine: Sequence[int], actions: Sequence[str], version: int, language: str
) -> dict[str, list[Change]]:
    """What each of some legal actions would change in the drawings of the seat to move, as far as it is certain."""
    table = loaded.now
    play, seat = running(table), table.turn
    if version != table.version:
        raise Stale(table.version)
    if seat is None or seat not in mine:
        raise not_your_turn()

    def look() -> dict[str, list[Change]]:
        game, state = play.game, play.state
        some = actions[:MOST_PREVIEWS]
        found = {text: assist.preview(game, state, seat, [game.parse(text)], language) for text in some}
        shown: dict[str, list[Change]] = as_declared(found)
        return shown

    return await asyncio.to_thread(look)


async def panel(
    loaded: LoadedTable, mine: Sequence[int], things: Sequence[str], version: int
) -> panel_wire.Panel | None:
    """What stands beside the board for the seat to move, by what it may know."""
    play, seat = to_act(loaded.now, mine, version)
    view = loaded.frames.sight(seat).view
    found = await asyncio.to_thread(assist.panel, play.game, view, things[:8])
    shown: panel_wire.Panel | None = as_declared(to_data(found))
    return shown


async def consider(
    loaded: LoadedTable, mine: Sequence[int], actions: Sequence[str], version: int, language: str, id: str = ""
) -> Considered:
    """What actions of the seat to move would change in the drawings, what the game says follows from them, and what
    does by force."""
    play, seat = to_act(loaded.now, mine, version)
    steps, view = parsed(play, actions), loaded.frames.sight(seat).view
    violation = play.state.check(steps[0])
    if violation is not None:
        raise IllegalAction(actions[0], violation)

    def look() -> Considered:
        game, state = play.game, play.state
        drawn = as_declared(assist.preview(game, state, seat, steps, language))
        said = as_declared(to_data(assist.forecast(game, view, steps)))
        found = following(game, state, steps)
        harmless = len(steps) == 1 and only(state) is not None and is_harmless(game, state, steps[0])
        then = [choice_shape(choice) for choice in found.choices] or msgspec.UNSET
        return Considered(id, version, drawn, said, then, found.ends, harmless)

    return await asyncio.to_thread(look)


async def why(loaded: LoadedTable, mine: Sequence[int], things: Sequence[str]) -> Violation | None:
    """The rule that keeps the seat to move from choosing these things."""
    table = loaded.now
    play = running(table)
    if table.turn not in mine:
        raise not_your_turn()
    return await asyncio.to_thread(assist.why, play.game, play.state, things[:8])


async def undo(
    tables: LoadedTables, loaded: LoadedTable, mine: Sequence[int], version: int, wanted: int | None = None
) -> None:
    """Takes back the last action of these seats: at once if nothing was revealed, else if all others agree.

    Bots cannot agree: where nobody else can, what was revealed stays, but for practice tables. What bots have done
    since goes, too; then ``wanted`` must say how many actions are to be left, so that nobody loses more than he knows.
    """
    async with loaded.lock:
        table = loaded.now
        running(table)
        if version != table.version:
            raise Stale(table.version)
        to = undoing.target(table, mine)
        if to is None:
            raise Problem(409, "nothing-to-undo", "There is nothing to take back.")
        assert table.play is not None
        if wanted is not None and wanted != to:
            raise Stale(table.version)
        if undoing.is_free(table, to, mine):
            taken = table.play.actions[to : table.play.count]
            count = len(taken)
            if wanted is None and any(done.bot is not None for done in taken):
                text = f"This would take back {count} actions: say that {to} are to be left."
                raise Problem(409, "undo-goes-further", text, to=to, count=count)
            await take_back(tables, loaded, to, table.play.actions[to].seat)
        elif not undoing.can_be_asked(table, to):
            raise Problem(409, "nobody-to-ask", "Something has been shown since, and there is nobody who could agree.")
        else:
            await propose_locked(tables, loaded, mine, log.Propose("undo", table.play.actions[to].seat, to=to))


async def reset(tables: LoadedTables, loaded: LoadedTable, mine: Sequence[int], version: int) -> None:
    """Takes back all that these seats did in this turn, as far as that is free."""
    async with loaded.lock:
        table = loaded.now
        running(table)
        if version != table.version:
            raise Stale(table.version)
        to = undoing.reset_target(table, mine)
        if to is None:
            raise Problem(409, "nothing-to-undo", "There is nothing to take back.")
        assert table.play is not None
        await take_back(tables, loaded, to, table.play.actions[to].seat)


async def take_back(tables: LoadedTables, loaded: LoadedTable, to: int, by: int) -> None:
    play = running(loaded.now).back_to(to)
    draft = loaded.now.draft()
    draft.add(log.Undo(to, play.state.seat, by), clock.now(), play)
    await tables.store_change(loaded, draft)


# -- votes ---------------------------------------------------------------------------------------------------------


async def propose(
    tables: LoadedTables,
    loaded: LoadedTable,
    mine: Sequence[int],
    what: Proposal,
    seat: int | None = None,
    bot: str | None = None,
    own: Sequence[int] | None = None,
) -> None:
    """Asks all who play: to end the game, to let a bot play for somebody who is away, to go on by the newest rules. To
    come back needs no vote. Who stands in for somebody (``own`` are the seats that are not such) can ask for a bot for
    another, and no more."""
    own = mine if own is None else own
    async with loaded.lock:
        table = loaded.now
        running(table)
        if not (mine if what == "bot" and seat not in mine else own):
            raise not_your_seat()
        match what:
            case "end":
                await propose_locked(tables, loaded, own, log.Propose("end", own[0]))
            case "bot":
                if seat is None or not 0 <= seat < len(table.seats) or not table.seats[seat].decides:
                    raise Problem(400, "no-such-seat", "There is no player on this seat.")
                if seat not in mine:
                    await check_away(tables, loaded, seat)
                await propose_locked(tables, loaded, mine, log.Propose("bot", mine[0], seat=seat, bot=known_bot(bot)))
            case "human":
                await come_back(tables, loaded, own, seat)
            case "rules":
                await asyncio.to_thread(by_newest_rules, table)
                await propose_locked(tables, loaded, own, log.Propose("rules", own[0]))


async def check_away(tables: LoadedTables, loaded: LoadedTable, seat: int) -> None:
    """Raises a Problem if the player of a seat is there, or has not been away for the stated time."""
    table = loaded.now
    name = table.seats[seat].name
    if seat in loaded.online or loaded.noting[seat] > 0:
        raise Problem(409, "player-is-here", f"{name} is here, so no bot can take over.", name=name)
    draft = table.draft()
    await holidays.add_times(tables.store, draft)  # what he has stated counts, whether the table knows it or not
    holidays.check_within_time(draft, seat)
    seen = (await absence.last_seen(tables.store, table.info.id)).get(seat, table.info.created)
    absence.check_away(name, seen, tables.settings.absence_minutes * 60)


async def returned(tables: LoadedTables, loaded: LoadedTable, mine: Sequence[int]) -> None:
    """Somebody is there again: a vote on a bot for him is over."""
    if not any(vote.kind == "bot" and vote.seat in mine for vote in loaded.now.votes.values()):
        return
    async with loaded.lock:
        draft, now = loaded.now.draft(), clock.now()
        for vote in loaded.now.votes.values():
            if vote.kind == "bot" and vote.seat is not None and vote.seat in mine:
                draft.add(log.Cast(vote.id, [vote.seat], False), now)
        if draft.pending:
            await tables.store_change(loaded, draft)


async def come_back(tables: LoadedTables, loaded: LoadedTable, mine: Sequence[int], seat: int | None) -> None:
    """A player takes his seat back from the bot or the person who stood in."""
    table = loaded.now
    away = [own for own in mine if table.seats[own].stand_in is not None or table.seats[own].deputy is not None]
    back = [own for own in away if seat is None or seat == own]
    if not back:
        raise Problem(409, "no-stand-in", "Nobody plays for you.")
    if all(table.seats[own].resigned for own in back):
        raise Problem(409, "has-resigned", "You have resigned and cannot come back to this game.")
    draft, now = table.draft(), clock.now()
    returning = [own for own in back if not table.seats[own].resigned]
    rows = [row for own in returning for row in stand_ins.take_back(draft, own, now)]
    await tables.store_change(loaded, draft, rows)


async def propose_locked(tables: LoadedTables, loaded: LoadedTable, mine: Sequence[int], proposal: log.Propose) -> None:
    table = loaded.now
    for vote in table.votes.values():
        if (vote.kind, vote.seat, vote.to) == (proposal.what, proposal.seat, proposal.to):
            if not table.passed(vote, loaded.online):
                raise Problem(409, "vote-is-open", "There is already a vote on this.")
            # whoever had not answered is away himself by now
            return await cast_locked(tables, loaded, mine, vote, True)
    draft, now = table.draft(), clock.now()
    draft.add(proposal, now)
    draft.add(log.Cast(draft.serial, list(mine), True), now)
    rows = carry_out(draft, draft.votes[draft.serial - 1], now, loaded.online)
    await tables.store_change(loaded, draft, rows)


async def cast(
    tables: LoadedTables,
    loaded: LoadedTable,
    mine: Sequence[int],
    id: int,
    yes: bool,
    own: Sequence[int] | None = None,
) -> None:
    """Says yes or no. The last yes carries the vote out; the first no ends it. Who stands in for somebody agrees to
    what play needs, an undo or a bot; all else the player himself decides."""
    async with loaded.lock:
        table = loaded.now
        vote = table.votes.get(id)
        if vote is None:
            raise Problem(409, "vote-is-over", "This vote is over.")
        asked = mine if own is None or vote.kind in ("undo", "bot") else own
        await cast_locked(tables, loaded, asked, vote, yes)


async def cast_locked(tables: LoadedTables, loaded: LoadedTable, mine: Sequence[int], vote: Vote, yes: bool) -> None:
    table = loaded.now
    theirs = vote.kind in ("bot", "hand")  # the others decide; whom it is about can only say no
    voting = [seat for seat in table.electorate if seat in mine and (not theirs or seat != vote.seat or not yes)]
    if not voting:
        raise not_your_seat()
    if yes and vote.kind == "bot" and vote.seat is not None and vote.seat not in mine:
        await check_away(tables, loaded, vote.seat)
    draft, now = table.draft(), clock.now()
    draft.add(log.Cast(vote.id, voting, yes), now)
    rows: list[UpdateBase] = []
    if yes:
        rows = carry_out(draft, draft.votes[vote.id], now, loaded.online)
    elif vote.kind == "hand" and vote.seat is not None:
        rows = [seat_transfer.forgotten(table.info.id, vote.seat)]
    await tables.store_change(loaded, draft, rows)


def carry_out(draft: Table, vote: Vote, now: float, online: frozenset[int]) -> list[UpdateBase]:
    """Does what was voted on, if everybody who is asked has agreed; gives the rows that change with it."""
    if not draft.passed(vote, online):
        return []
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
        case "rules":
            draft.add(log.Rules(draft.game.rules), now, by_newest_rules(draft))
        case "hand":
            return seat_transfer.hand_over(draft, vote, now)
    return []


def by_newest_rules(table: Table) -> Play:
    """The game by the newest version of its rules. Raises Problem if that is its own, or makes it another game."""
    play, newest = running(table), table.game.rules
    if table.rules == newest:
        raise Problem(409, "newest-rules", "This game is played by the newest version of its rules.")
    try:
        return play.under(newest)
    except OtherGame as other:
        words = f"By version {newest} of the rules this would have been another game from action {other.number} on."
        raise Problem(409, "rules-do-not-fit", words, number=other.number, rules=newest) from None


def stand_in(draft: Table, seat: int, bot: str, now: float) -> None:
    draft.add(log.Sit(seat, msgspec.structs.replace(draft.seats[seat], stand_in=bot)), now)


def ending(draft: Table, play: Play, reason: str) -> log.End:
    """The end of a game before its rules end it: places by the points of now."""
    ranking = demoted(play.state.standing(), [seat.resigned for seat in draft.seats])
    return log.End("agreed" if reason == "agreed" else "resigned", ranking, play.state.scores())


async def resign(tables: LoadedTables, loaded: LoadedTable, mine: Sequence[int]) -> None:
    """Gives up all of these seats. The game ends when at most one seat has not given up."""
    async with loaded.lock:
        table = loaded.now
        running(table)
        giving = [seat for seat in mine if not table.seats[seat].resigned]
        if not giving:
            raise not_your_seat()
        draft = table.draft()
        give_up(draft, giving, clock.now())
        await tables.store_change(loaded, draft)


def give_up(draft: Table, giving: Sequence[int], now: float) -> None:
    play = running(draft)
    for seat in giving:
        draft.add(log.Resign(seat, known_bot(None)), now)
    people = [seat for seat in draft.seats if seat.kind == "human" and not seat.resigned]
    if not people or sum(not seat.resigned for seat in draft.seats) <= 1:
        draft.add(ending(draft, play, "resigned"), now)


def running(table: Table) -> Play:
    if table.stage != "running" or table.play is None:
        raise wrong_stage(table.stage)
    return table.play
