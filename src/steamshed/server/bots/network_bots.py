"""Bots that somebody runs elsewhere: who they are, which of them are there, and how they come to a seat.

A network bot is a user with an owner and a token. Who is there is kept in the database, so that every worker knows:
whoever holds its line says so again and again. A challenge is an open seat that names the bot; the bot takes it or not.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
from sqlalchemy import func, select
from sqlalchemy.sql.dml import Update, UpdateBase

from steamshed.kernel.options import OptionValue
from steamshed.server import clock, security
from steamshed.server.bots.wire import OnlineBot, Plays
from steamshed.server.errors import Problem, wrong_stage
from steamshed.server.people import blocked
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables import log, seating
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table

BELIEVED = 20.0
"""Seconds after which a bot is not there any more unless its worker has said so again."""
MOST_REMEMBERED = 10_000
"""Questions whose wrong answers are remembered."""


class Offer(msgspec.Struct, frozen=True):
    """What a bot plays, and at how many tables at once."""

    games: list[Plays] = []
    tables: int = 1

    def covers(self, game: str, players: int, options: Mapping[str, OptionValue]) -> bool:
        """Whether it plays this."""
        return any(
            plays.game == game
            and (not plays.players or players in plays.players)
            and all(options.get(name) in values for name, values in plays.options.items())
            for plays in self.games
        )


@dataclass(frozen=True)
class NetworkBot:
    """A bot's account."""

    id: str
    name: str
    owner: str
    owner_name: str
    offer: Offer
    online: bool
    line: str
    """Its present connection."""


# -- who they are --------------------------------------------------------------------------------------------------


async def find(store: Store, *wanted: Any) -> list[NetworkBot]:
    """The bots that meet conditions on ``schema.bots``, by name."""
    bots, users, owners = schema.bots, schema.users, schema.users.alias("owners")
    query = (
        select(bots, users.c.name, owners.c.name.label("owner_name"))
        .join(users, users.c.id == bots.c.user)
        .join(owners, owners.c.id == bots.c.owner)
        .where(*wanted)
        .order_by(users.c.name)
    )
    now = clock.now()
    return [
        NetworkBot(
            row.user, row.name, row.owner, row.owner_name, read_offer(row.offer), row.until > now, row.line
        )
        for row in await store.rows(query)
    ]  # fmt: skip


def read_offer(text: str) -> Offer:
    """What is stored of an offer; one that a newer program has written offers nothing."""
    try:
        return msgspec.json.decode(text, type=Offer)
    except msgspec.DecodeError:
        return Offer()


async def by_token(store: Store, token: str) -> NetworkBot | None:
    """Whose token this is."""
    found = await find(store, schema.bots.c.token == security.digest(token)) if token else []
    return found[0] if found else None


async def tables_of(store: Store, bots: Collection[str]) -> list[tuple[str, str]]:
    """Where bots sit or are challenged and the game is not over: bot and table."""
    tables, seats = schema.tables, schema.seats
    query = (
        select(seats.c.user, tables.c.id)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.user.in_(list(bots)), tables.c.state.in_(("open", "running")), tables.c.hidden == 0)
    )
    return [(row[0], row[1]) for row in await store.rows(query)]


async def online(store: Store) -> list[OnlineBot]:
    """Those that are there."""
    found = await find(store, schema.bots.c.until > clock.now(), schema.bots.c.token.is_not(None))
    busy = Counter(bot for bot, _ in await tables_of(store, [bot.id for bot in found]))
    return [
        OnlineBot(bot.id, bot.name, bot.owner_name, bot.offer.games, busy[bot.id] < bot.offer.tables) for bot in found
    ]


def arrived(bot: str, line: str, offer: Offer) -> UpdateBase:
    """The change that says that a bot is there, by this line from now on."""
    text = msgspec.json.encode(offer).decode()
    return changed(bot).values(line=line, offer=text, until=clock.now() + BELIEVED)


def still_there(bot: str, line: str, there: bool = True) -> UpdateBase:
    """The change that says that a bot is still there, or has gone, unless another line has taken over."""
    until = clock.now() + BELIEVED if there else 0.0
    return changed(bot).where(schema.bots.c.line == line).values(until=until)


def changed(bot: str) -> Update:
    return schema.bots.update().where(schema.bots.c.user == bot)


async def how_many(store: Store, owner: str) -> int:
    """How many bots somebody has."""
    row = await store.row(select(func.count()).where(schema.bots.c.owner == owner))
    return 0 if row is None else int(row[0])


# -- how they come to a seat ---------------------------------------------------------------------------------------


async def wanted(
    store: Store, id: str | None, user: str, game: str, players: int, options: Mapping[str, OptionValue]
) -> NetworkBot:
    """The bot that somebody wants to challenge. Raises a Problem if it is not there, plays something else or has enough
    to do, or if one of them does not want to meet the other."""
    found = await find(store, schema.bots.c.user == (id or ""), schema.bots.c.token.is_not(None))
    if not found or not found[0].online:
        raise Problem(409, "bot-is-away", "This bot is offline.")
    bot = found[0]
    if not bot.offer.covers(game, players, options):
        raise Problem(409, "bot-does-not-play", f"{bot.name} does not play this.", name=bot.name)
    if len(await tables_of(store, [bot.id])) >= bot.offer.tables:
        raise Problem(409, "bot-is-busy", f"{bot.name} plays at as many tables as it can.", name=bot.name)
    for one in (bot.id, bot.owner):
        if await blocked.is_blocked(store, one, [user]) or await blocked.is_blocked(store, user, [one]):
            raise Problem(403, "not-welcome", "The owner of this bot has blocked you.")
    return bot


def waiting_for(bot: NetworkBot) -> Seat:
    """An open seat that is kept for a bot."""
    return Seat("open", bot.name, invited=True, challenged=bot.id)


def challenged_seat(table: Table, bot: str) -> int | None:
    """The seat that a bot is challenged to."""
    found = [number for number, seat in enumerate(table.seats) if seat.kind == "open" and seat.challenged == bot]
    return found[0] if found else None


def check_alone(seats: Sequence[Seat], bot: NetworkBot) -> None:
    """Raises a Problem if a bot is at this table already: one program must not know what two seats know."""
    if any(bot.id in (seat.user, seat.challenged) for seat in seats):
        raise Problem(409, "bot-sits-here", f"{bot.name} is at this table already.", name=bot.name)


async def challenge(tables: LoadedTables, loaded: LoadedTable, seat: int, bot: NetworkBot | None) -> None:
    """Asks a bot to take an open seat; None: nobody is asked any more."""
    async with loaded.lock:
        table = loaded.now
        if table.stage != "open":
            raise wrong_stage(table.stage)
        if seat >= len(table.seats) or table.seats[seat].kind != "open":
            raise Problem(409, "seat-is-taken", "The seat is not open.")
        if bot is not None:
            check_alone([there for number, there in enumerate(table.seats) if number != seat], bot)
        await open_again(tables, loaded, seat, open_seat(table) if bot is None else waiting_for(bot))


async def accept(tables: LoadedTables, loaded: LoadedTable, bot: NetworkBot) -> None:
    """A bot takes the seat that it is challenged to; the game begins if that was the last."""
    async with loaded.lock:
        table = loaded.now
        seat = challenged_seat(table, bot.id)
        if seat is None or table.stage != "open":
            raise Problem(409, "challenge-is-over", "This challenge was withdrawn.")
        draft, now = table.draft(), clock.now()
        draft.add(log.Sit(seat, Seat("bot", bot.name, user=bot.id)), now)
        if all(there.kind != "open" for there in draft.seats):
            seating.begin(draft, now)
        await tables.store_change(loaded, draft, [seating.seat_row(table.info.id, seat, bot.id)])


async def decline(tables: LoadedTables, loaded: LoadedTable, bot: str) -> None:
    """A bot does not want the seat that it is challenged to: it is open again."""
    async with loaded.lock:
        table = loaded.now
        seat = challenged_seat(table, bot)
        if seat is not None and table.stage == "open":
            free = msgspec.structs.replace(open_seat(table), declined=table.seats[seat].name)
            await open_again(tables, loaded, seat, free)


def open_seat(table: Table) -> Seat:
    return Seat("open", "", invited=table.info.needs_invitation)


async def open_again(tables: LoadedTables, loaded: LoadedTable, seat: int, who: Seat) -> None:
    draft = loaded.now.draft()
    draft.add(log.Sit(seat, who), clock.now())
    await tables.store_change(loaded, draft, [seating.seat_row(draft.info.id, seat, who.challenged)])


# -- their lines ---------------------------------------------------------------------------------------------------


class BotLine(Protocol):
    """A bot's connection at this worker."""

    id: str

    def visit(self, table: str) -> None:
        """Something may have happened to the bot at a table."""

    def cut_off(self, problem: Problem) -> None:
        """Ends the connection, and says why."""


class BotLines:
    """The bots whose lines are at this worker, and what other workers are told of theirs."""

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        self.here: dict[str, BotLine] = {}
        self.wrong: OrderedDict[tuple[str, str], int] = OrderedDict()
        """How often a bot has answered a question wrongly."""
        tables.about_bots = self.heard

    def look_at(self, bot: str, table: str) -> None:
        """Lets a bot know, at whichever worker, that there is something for it at a table."""
        self.tell({"bot": bot, "table": table})

    def only(self, bot: str, line: str) -> None:
        """Cuts off all lines of a bot, at all workers, but this one."""
        self.tell({"bot": bot, "line": line})

    def tell(self, notice: dict[str, object]) -> None:
        self.heard(notice)
        self.tables.fanout.tell(notice)

    def heard(self, notice: Mapping[str, object]) -> None:
        line = self.here.get(str(notice["bot"]))
        match notice:
            case {"table": str(table)} if line is not None:
                line.visit(table)
            case {"line": str(id)} if line is not None and line.id != id:
                line.cut_off(replaced() if id else token_ended())

    def count_wrong(self, bot: str, question: str) -> int:
        """Remembers one more wrong answer to a question; gives how many there were."""
        count = self.wrong.pop((bot, question), 0) + 1
        self.wrong[bot, question] = count
        if len(self.wrong) > MOST_REMEMBERED:
            self.wrong.popitem(last=False)
        return count


def replaced() -> Problem:
    return Problem(409, "another-line", "This bot has connected again elsewhere.")


def token_ended() -> Problem:
    return Problem(401, "bad-token", "This token is not, or no longer, that of a bot.")
