"""Friends who live apart and play over weeks, by script: their hours, habits, holidays, lost lines and orders, on a
whole server in one process whose time the script moves. ``tests.server.month`` asks what came of it.

Every friend has a time zone and waking hours, comes one to three times a day, sometimes because he was told, and stays
while it is his turn again. Some go on holiday, some lose the line and send a move twice, some stop for good in the
second week, most give orders when they leave.
"""

from __future__ import annotations

import bisect
import contextlib
import itertools
import pathlib
import random
import tempfile
import time
import zlib
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from aiosmtpd.controller import Controller

import steamshed
from steamshed import bots
from steamshed.bots.base import Bot
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.orders import Order, bidding, forced, knowledge_of, passing, planned, written
from steamshed.server import security
from steamshed.server.api.shapes import Bank, Days, Fallback, Hours, Pace
from steamshed.server.away import absence
from steamshed.server.bots.processes import BotProcesses
from steamshed.server.errors import Problem
from steamshed.server.notices.deliver import Item, Sending
from steamshed.server.notices.preferences import Person as Wisher
from steamshed.server.notices.wire import Quiet, Way, WaysOf, Wishes
from steamshed.server.orders import service as orders
from steamshed.server.orders.service import turns_begun
from steamshed.server.orders.worker import next_auction, passing_in
from steamshed.server.settings import Settings
from steamshed.server.tables import commands, play
from steamshed.server.tables.live_tables import LoadedTable
from tests.server.hall import Browser, Clock, Receiver, Worker
from tests.server.harness import Person
from tests.server.post import Post

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
STEP = 15 * MINUTE
START = datetime(2026, 10, 5, 18, tzinfo=UTC).timestamp()
"""A Monday evening; summer time ends within the month."""
LONGEST = 120
"""Days after which a game that has not ended never will."""
SEATS = 4
PLAYER = "easy"
"""By which bot the friends decide, and who stands in."""

TABLES: Sequence[tuple[str, Pace, Fallback]] = (
    ("age_of_steam", Days(2.0), "bot"),
    ("railroad_revolution", Hours(16.0), "wait"),
    ("days_of_steam", Bank(4.0, 12.0), "resign"),
    ("steam", Days(3.0), "wait"),
    ("age_of_steam", Bank(6.0, 12.0), "wait"),
    ("steam", Hours(20.0), "bot"),
    ("days_of_steam", Days(1.5), "bot"),
    ("railroad_revolution", Bank(5.0, 8.0), "resign"),
)
ZONES = ("Europe/Budapest", "Europe/London", "America/New_York", "Asia/Tokyo", "Europe/Warsaw", "Europe/Amsterdam")
WAYS: Sequence[Way] = ("push", "push", "mail", "push", "hook", "push", "digest", "push")


@dataclass
class Friend:
    """Somebody who plays: his habits, and what he has done."""

    id: str
    table: int
    zone: str
    wake: int
    sleep: int
    rng: random.Random
    way: Way
    reacts: bool
    gives_orders: bool
    loses_line: bool
    stops: float
    """When he is gone for good."""
    away: tuple[float, float] = (0.0, 0.0)
    coming: list[float] = field(default_factory=list)
    until: float = 0.0
    """How long he stays this time."""
    there: bool = False
    again: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    """Moves whose answer was lost, to be sent again."""
    line: Person = field(init=False)

    def local(self, at: float) -> datetime:
        return datetime.fromtimestamp(at, ZoneInfo(self.zone))

    def awake(self, at: float) -> bool:
        clock = self.local(at)
        return self.wake <= clock.hour * 60 + clock.minute < self.sleep

    def draw_visits(self) -> None:
        first = self.local(START)
        for day in range(LONGEST):
            date = (first + timedelta(days=day)).replace(hour=0, minute=0)
            for minute in self.rng.sample(range(self.wake, self.sleep), self.rng.randint(1, 3)):
                self.coming.append(date.replace(hour=minute // 60, minute=minute % 60).timestamp())
        self.coming.sort()

    def comes(self, now: float) -> bool:
        """Whether he comes about now; what he has missed he does not make up for."""
        due = False
        while self.coming and self.coming[0] <= now:
            due |= self.coming.pop(0) > now - STEP
        return due and now < self.stops and not self.away[0] <= now < self.away[1]

    def is_told(self, now: float) -> None:
        """He has been sent a notice, and perhaps comes for it."""
        at = now + self.rng.uniform(10 * MINUTE, 3 * HOUR)
        if self.reacts and self.rng.random() < 0.5 and self.awake(at):
            bisect.insort(self.coming, at)


def friends(tables: int, seed: int, with_orders: bool) -> list[Friend]:
    """One in four goes on holiday, one in four loses the line now and then, three in four give orders; of every
    fallback somebody makes use by stopping."""
    made = []
    for number in range(tables * SEATS):
        rng = random.Random(f"{seed} {number}")
        table, seat = divmod(number, SEATS)
        one = Friend(
            f"friend{number:02d}",
            table,
            rng.choice(ZONES),
            rng.randrange(6 * 60, 9 * 60, 30),
            rng.randrange(21 * 60, 24 * 60, 30),
            rng,
            WAYS[number % len(WAYS)],
            rng.random() < 0.5,
            with_orders and seat != 3,
            number % 4 == 1,
            START + rng.uniform(7, 13) * DAY if seat == 3 and table in (0, 1, 2) else float("inf"),
        )
        one.draw_visits()
        made.append(one)
    return made


# -- deciding ------------------------------------------------------------------------------------------------------


class Minds(BotProcesses):
    """The bots that stand in think in this process, each time by the same chance."""

    def __init__(self, seed: int) -> None:
        super().__init__(1, 20.0)
        self.rng = random.Random(seed)
        self.known: dict[str, Bot] = {}

    def think(self, game: Game, view: Mapping[str, object], legal: Sequence[Any], rng: random.Random) -> str:
        if game.name not in self.known:
            self.known[game.name] = bots.bot(PLAYER, game)
        return str(self.known[game.name].choose(view, legal, None, rng)) if len(legal) > 1 else str(legal[0])

    async def choose(self, game: str, bot: str, view: Mapping[str, object], legal: list[str], table: str = "") -> str:
        found = steamshed.game(game)
        state = found.imagine(view, Chance(self.rng.getrandbits(32)))
        return self.think(found, view, [found.parse(text, state) for text in legal], self.rng)


# -- what is written down ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sent:
    """A notice that was sent; those of one message have the same number."""

    message: int
    at: float
    user: str
    way: str
    kind: str
    table: str
    mark: str


@dataclass(frozen=True)
class Given:
    """An order, and when it was given."""

    at: float
    order: Order


class Watched(Sending):
    """Sends, and keeps what was taken."""

    def __init__(self, hall: Worker) -> None:
        super().__init__(hall.tables, hall.mails, hall.pusher)
        self.sent: list[Sent] = []
        self.messages = 0

    async def mail(self, person: Wisher, items: Sequence[Item], digest: bool) -> None:
        await super().mail(person, items, digest)
        self.keep("digest" if digest else "mail", items)

    async def push(self, person: Wisher, items: Sequence[Item]) -> None:
        await super().push(person, items)
        self.keep("push", items)

    async def hook(self, person: Wisher, items: Sequence[Item]) -> None:
        await super().hook(person, items)
        self.keep("hook", items)

    def keep(self, way: str, items: Sequence[Item]) -> None:
        self.messages += 1
        rows = [item.row for item in items]
        about = [(row.user, way, row.kind, row.table or "", row.mark) for row in rows]
        self.sent += [Sent(self.messages, time.time(), *one) for one in about]


# -- the month -----------------------------------------------------------------------------------------------------


class Month:
    """The server, its tables and the friends who play there."""

    def __init__(self, hall: Worker, minds: Minds, people: Sequence[Friend], post: Post, address: str) -> None:
        self.hall, self.minds, self.people, self.post, self.address = hall, minds, people, post, address
        self.tables: list[LoadedTable] = []
        self.sending = hall.sending = Watched(hall)
        self.moves: Counter[str] = Counter()
        """Actions that friends have sent and that were accepted, by table."""
        self.twice = 0
        self.given: dict[tuple[str, int], list[Given]] = defaultdict(list)
        self.wrong: list[str] = []
        self.stood: dict[tuple[str, str], tuple[float, float]] = {}
        """Clocks of friends on holiday: of which turn, and what was left when last looked at."""
        self.taken: dict[tuple[str, str], bool] = {}
        """Whether somebody whom they have not chosen had their seats already."""
        self.ended: dict[str, float] = {}
        self.told = 0

    @property
    def now(self) -> float:
        return self.hall.clock.now

    async def begin(self, tables: int) -> None:
        for one in self.people:
            await self.arrive(one)
        for number, (game, pace, fallback) in enumerate(TABLES[:tables]):
            users = [one.id for one in self.people if one.table == number]
            self.tables.append(await self.hall.table(users, game, pace, fallback=fallback))
        await self.hall.settle()
        for number, one in enumerate(self.people):
            if number % 4 == 2:
                await self.plan_holiday(one, number)

    async def arrive(self, one: Friend) -> None:
        ways = [one.way]
        quiet = Quiet(one.sleep % 1440, one.wake)
        wishes = Wishes(WaysOf(ways, ways, ways, [], []), quiet=quiet, zone=one.zone)
        await self.hall.user(one.id, wishes, hook=f"{self.address}/{one.id}" if one.way == "hook" else "")
        if one.way == "push":
            await Browser().subscribe(self.hall, one.id, f"{self.address}/{one.id}")
        one.line = await self.hall.visitor(one.id)
        await self.asked(one, "PUT", "/away/hours", time_zone=one.zone, wake=one.wake, sleep=one.sleep % 1440)

    async def asked(self, one: Friend, method: str, path: str, **body: Any) -> Any:
        """What the server says to a request that it must grant."""
        answer = await (one.line.put(path, body) if method == "PUT" else one.line.post(path, body))
        assert answer.status_code == 200, (path, body, answer.text)
        return answer.json()

    async def plan_holiday(self, one: Friend, number: int) -> None:
        """Some days; for one in three a bot plays then, for one in three a friend. The first goes tomorrow."""
        first = one.local(START + (one.rng.uniform(3, 9) if number > SEATS else 1.0) * DAY).date()
        last = first + timedelta(days=one.rng.randint(2, 6))
        match number // 4 % 3:
            case 1:
                await self.asked(one, "PUT", "/away/stand-in", bot=PLAYER)
            case 2 if len(self.tables) > 1:
                other = self.people[(number + SEATS - 1) % len(self.people)]
                await self.asked(one, "PUT", "/away/stand-in", person=other.id)
                await self.asked(other, "POST", "/away/stand-in/answer", user=one.id, yes=True)
        said = await self.asked(one, "POST", "/away/holidays", first=first.isoformat(), last=last.isoformat())
        found = said["holidays"][-1]
        one.away = found["since"], found["until"]

    async def run(self, days: int) -> None:
        while self.now < START + days * DAY and len(self.ended) < len(self.tables):
            self.hall.clock.now += STEP
            await self.step()

    async def step(self) -> None:
        here = [one for one in self.people if self.is_here(one)]
        for one in here:
            await self.come(one)
        while any([await self.play_all(one) for one in here]):
            pass
        for one in here:
            if one.until <= self.now:
                one.there = False
                await self.leave(one)
        self.watch_clocks()
        await self.hall.look()
        for sent in self.sending.sent[self.told :]:
            next(one for one in self.people if one.id == sent.user).is_told(self.now)
        self.told = len(self.sending.sent)
        for loaded in self.tables:
            if loaded.now.stage == "finished":
                self.ended.setdefault(loaded.now.info.id, self.now)

    def is_here(self, one: Friend) -> bool:
        if one.comes(self.now):
            one.there = True
            one.until = self.now + one.rng.uniform(0.0, 30 * MINUTE)
        return one.there

    def seats_of(self, one: Friend) -> list[tuple[LoadedTable, int]]:
        """Where he decides now, for himself or for somebody else."""
        return [
            (loaded, seat)
            for loaded in self.tables
            for seat in loaded.now.seats_of(one.id)
            if loaded.now.stage == "running" and one.id in (loaded.now.seats[seat].hand, loaded.now.seats[seat].user)
        ]

    # -- at the table ----------------------------------------------------------------------------------------------

    async def come(self, one: Friend) -> None:
        """What somebody does who opens the page: he sends what was lost, has his seat back, and says who is gone."""
        for id, body in one.again:
            before = self.counts()
            answer = await one.line.post(f"/tables/{id}/play", body)
            if answer.status_code != 200 or answer.json()["played"] != 1 or self.counts() != before:
                self.wrong.append(f"{one.id}: a move that was sent again: {answer.text}")
            self.twice += 1
        one.again.clear()
        for loaded, seat in self.seats_of(one):
            table, chair = loaded.now, loaded.now.seats[seat]
            await self.hall.store.write(absence.seen_now(table.info.id, [seat]))
            if chair.user == one.id and chair.stand_in is not None and not chair.resigned:
                await commands.propose(self.hall.tables, loaded, [seat], "human", own=[seat])
            await self.vote(loaded, seat)

    async def vote(self, loaded: LoadedTable, seat: int) -> None:
        """Where everybody waits for somebody whose time is up, the others let a bot play."""
        table, deadline = loaded.now, loaded.now.deadline()
        late = table.turn is not None and table.turn != seat and deadline is not None and deadline < self.now
        if late and table.info.fallback == "wait":
            with contextlib.suppress(Problem):
                await commands.propose(self.hall.tables, loaded, [seat], "bot", table.turn, PLAYER, own=[seat])
            await self.hall.settle()

    def counts(self) -> list[int]:
        return [0 if loaded.now.play is None else loaded.now.play.count for loaded in self.tables]

    async def play_all(self, one: Friend) -> bool:
        """Decides wherever it is his turn; whether it was anywhere."""
        acted = False
        for loaded, seat in self.seats_of(one):
            while loaded.now.stage == "running" and loaded.now.turn == seat:
                if loaded.now.seats[seat].player is not None or loaded.now.seats[seat].hand != one.id:
                    break
                await self.move(one, loaded, seat)
                acted = True
            await self.hall.settle()
        if acted:
            one.until = max(one.until, self.now + 2 * STEP)
        return acted

    async def move(self, one: Friend, loaded: LoadedTable, seat: int) -> None:
        table, game = loaded.now, loaded.now.play
        assert game is not None
        action = self.minds.think(game.game, game.state.view(seat), game.state.legal(), one.rng)
        body = {"actions": [action], "version": table.version, "number": game.count}
        said = await self.asked(one, "POST", f"/tables/{table.info.id}/play", **body)
        if said["played"] != 1:
            self.wrong.append(f"{one.id}: {action} was not played")
        self.moves[table.info.id] += 1
        if one.loses_line and one.rng.random() < 0.2:
            one.again.append((table.info.id, body))

    # -- orders ----------------------------------------------------------------------------------------------------

    async def leave(self, one: Friend) -> None:
        """Before he goes he says what is to be done without him."""
        for loaded, seat in self.seats_of(one):
            chair = loaded.now.seats[seat]
            if one.gives_orders and chair.user == one.id and chair.decides and loaded.now.turn != seat:
                for order in self.wanted(one, loaded, seat):
                    await self.order(one, loaded, seat, order)

    def wanted(self, one: Friend, loaded: LoadedTable, seat: int) -> list[Order]:
        game, made = loaded.now.play, list[Order]()
        assert game is not None
        if not self.given[loaded.now.info.id, seat]:
            made.append(forced())
        auction, where = next_auction(game, seat), passing_in(game, seat)
        if auction is not None and one.rng.random() < 0.7:
            made.append(bidding(auction[0], one.rng.randint(1, 6), auction[1]))
        elif where is not None and one.rng.random() < 0.1:
            made.append(passing(*where))
        if one.rng.random() < 0.7:
            made += self.imagined(one, game, seat)
        return made

    def imagined(self, one: Friend, game: play.Play, seat: int) -> list[Order]:
        """What he would do next, by a line that he has tried on the what-if board: in its first decision also what else
        he could live with."""
        state = game.game.imagine(game.state.view(seat), Chance(one.rng.getrandbits(32)))
        known, acted = knowledge_of(game.game), [done.seat for done in game.done()]
        steps, at = list[tuple[str, Any, Sequence[str]]](), len(acted)
        while state.seat is not None and len(acted) < at + 12 and len(steps) < 3:
            legal = state.legal()
            action = self.minds.think(game.game, state.view(state.seat), legal, one.rng)
            if state.seat == seat:
                now = known.now(state.view(seat), state.phase, turns_begun(acted, seat, seat))
                likes = [] if known.bids_in(state.phase) else [str(other) for other in legal]
                others = one.rng.sample(likes, min(3, len(likes)))
                steps.append((state.phase, now, list(dict.fromkeys([action, *others]))))
            acted.append(state.seat)
            state.apply(game.game.parse(action, state), Chance(one.rng.getrandbits(32)))
        return [planned(steps)] if steps else []

    async def order(self, one: Friend, loaded: LoadedTable, seat: int, order: Order) -> None:
        id = loaded.now.info.id
        answer = await one.line.post(f"/tables/{id}/orders", {"kind": "text", "text": written(order)})
        if answer.status_code == 200:
            self.given[id, seat].append(Given(self.now, order))
        elif answer.json()["error"]["id"] not in ("too-many-orders", "bad-input"):
            self.wrong.append(f"{one.id}: order {written(order)!r}: {answer.text}")

    # -- holidays --------------------------------------------------------------------------------------------------

    def watch_clocks(self) -> None:
        """The clock of somebody on holiday stands, and nobody takes his seat whom he has not chosen."""
        for one in self.people:
            if not one.away[0] <= self.now < one.away[1]:
                continue
            for loaded, seat in self.seats_of(one):
                table, key = loaded.now, (loaded.now.info.id, one.id)
                chair = table.seats[seat]
                if chair.user != one.id:
                    continue
                taken = chair.resigned or (chair.stand_in is not None and not chair.on_holiday)
                if taken and not self.taken.setdefault(key, taken):
                    self.wrong.append(f"{one.id} has lost his seat on holiday at {table.info.game}")
                self.taken[key] = taken
                if table.clocks.running == seat and chair.hand == one.id:
                    turn, left = table.clocks.since, table.clocks.remaining(seat, self.now)
                    before = self.stood.get(key)
                    if before is not None and before[0] == turn and left < before[1] - 1.0:
                        self.wrong.append(f"{one.id} has lost {before[1] - left:.0f} s on holiday at {table.info.game}")
                    self.stood[key] = turn, left


# -- opening it ----------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def same_chance(seed: int) -> Iterator[Clock]:
    """The time as the script says; chance and the times of orders follow from the seed."""

    def chance(self: play.Play) -> Chance:
        return Chance(zlib.crc32(f"{seed} {self.begun.names} {self.count}".encode()))

    with pytest.MonkeyPatch.context() as patch:
        numbers = itertools.count()
        patch.setattr(play, "fresh_chance", lambda: Chance(1000 * seed + next(numbers)))
        patch.setattr(play.Play, "chance", chance)
        patch.setattr(orders, "drawing", random.Random(seed))
        patch.setattr(security, "new_id", lambda: f"id{next(numbers):06d}")  # tables are looked at in their order
        yield Clock(patch, START)


@contextlib.asynccontextmanager
async def month(tables: int, seed: int, with_orders: bool) -> AsyncIterator[Month]:
    """A server with the first of the tables, whose friends have just sat down. Mails, pushes and webhooks arrive."""
    post, receiver, minds = Post(), Receiver(), Minds(seed)
    controller = Controller(post, hostname="127.0.0.1", port=post.port)
    with same_chance(seed) as clock, tempfile.TemporaryDirectory() as folder:
        controller.start()
        more: dict[str, Any] = {**post.settings, "private_hooks": True, "bot_pause": 0.0}
        hall = Worker(Settings(data=pathlib.Path(folder), rate_limits=False, **more), clock)
        async with receiver.open():
            await hall.open()
            people = friends(tables, seed, with_orders)
            made = Month(hall, minds, people, post, receiver.address)
            hall.staff(minds)
            try:
                await made.begin(tables)
                yield made
            finally:
                for one in people:
                    await one.line.close()
                await hall.close()
                minds.close()
                controller.stop()
