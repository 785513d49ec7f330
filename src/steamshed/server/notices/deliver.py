"""Sends notices that are due: by mail, as a daily digest, by push or to a webhook; once, whoever finds them first.

A row is claimed for some minutes before it is sent, and says afterwards what became of it; if a worker dies between, it
is taken up again when the claim has ended. Just before it is sent it is asked whether there is still something to tell:
whoever has moved or has come back meanwhile gets nothing. What cannot be sent now is tried again, later each time.

Mails, pushes and webhooks have each a lane of their own, and in it every destination has: what one keeps waiting, by
malice or by chance, holds up nobody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import func, select

from steamshed.server import clock, security
from steamshed.server.errors import Problem
from steamshed.server.monitoring.metrics import METRICS
from steamshed.server.notices import guarded_post, preferences
from steamshed.server.notices.destination_queues import Lane
from steamshed.server.notices.detect import SHORTEST, due_for, last_there, reminded_at, reminding
from steamshed.server.notices.email_layout import notice_letter
from steamshed.server.notices.mail import Mails
from steamshed.server.notices.preferences import Person
from steamshed.server.notices.render import Told, language_for, tell_group, tell_table
from steamshed.server.notices.slow_hosts import Hosts, LeftAlone
from steamshed.server.notices.web_push import GONE, Pusher
from steamshed.server.notices.webhooks import ChatsOfTables, NobodyTakesIt, Temporary, post_words
from steamshed.server.notices.wire import Way
from steamshed.server.orders import service as orders
from steamshed.server.storage import schema
from steamshed.server.tables.awaited_move import wait_of
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.table import Table

logger = logging.getLogger("steamshed.notices")
LEASE = 300.0
"""Seconds for which whoever has claimed a notice has it for himself."""
AT_ONCE = 200
MAILS, PUSHES, HOOKS = 4, 64, 64
"""So many people are sent to at the same time, one way: the mail server is one's own, the others are anybody's."""
THERE = 45.0
"""Seconds after which whoever was last seen at a table has gone."""
LEFT_OPEN = 1800.0
"""Seconds of waiting after which a page that shows the table is believed to be left open."""
FIRST_RETRY, LAST_RETRY = 60.0, 6 * 3600.0
LOOK_AGAIN = 3600.0
"""Seconds after which it is asked again whether a clock that stands runs."""
KEPT = 30 * 86400.0
"""Seconds for which it is known what was told."""
PUSHED_FOR = 86400.0
WITHDRAWN = ("turn", "reminder")
"""What is taken back when its wait is over, where it can be."""


@dataclass(frozen=True)
class Item:
    """A notice that is to be sent now."""

    row: Any
    loaded: LoadedTable | None
    deadline: float | None = None

    @property
    def kind(self) -> str:
        """As it is worded."""
        return str(self.row.mark if self.row.kind == "game" else self.row.kind)


class Sending:
    """Looks for notices that are due."""

    def __init__(self, tables: LoadedTables, mails: Mails, pusher: Pusher) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.store = tables.store
        self.mails = mails
        self.pusher = pusher
        self.hosts = Hosts(tables.settings.private_hooks)
        """Those of webhooks; the services that push to browsers have others."""
        self.purged = 0.0
        self.mailing = Lane("sending mails", MAILS, self.find_mails)
        self.pushing = Lane("pushing to browsers", PUSHES, self.find_pushes)
        self.hooking = Lane("posting to webhooks", HOOKS, self.find_hooks)
        self.chatting = ChatsOfTables(tables, self.hosts)
        self.lanes = (self.mailing, self.pushing, self.hooking, self.chatting)

    def start(self) -> None:
        for lane in self.lanes:
            lane.start()

    async def stop(self) -> None:
        for lane in self.lanes:
            await lane.stop()

    async def look(self) -> None:
        """One look all ways, one after the other and to its end: for whoever moves the clock himself."""
        for lane in self.lanes:
            await lane.look()
            await lane.settle()

    async def find_mails(self) -> None:
        await self.find(self.mailing, preferences.BY_MAIL)
        await self.purge()

    async def find_pushes(self) -> None:
        await self.find(self.pushing, ("push",))
        await self.withdraw()

    async def find_hooks(self) -> None:
        await self.find(self.hooking, ("hook",))

    async def find(self, lane: Lane, ways: Sequence[Way]) -> None:
        """Begins to send what is due these ways, what has waited longest first."""
        rows, now = schema.notices, clock.now()
        query = (
            select(rows.c.user, rows.c.way)
            .where(rows.c.state == "waiting", rows.c.due <= now, rows.c.claimed < now, rows.c.way.in_(ways))
            .group_by(rows.c.user, rows.c.way)
            .order_by(func.min(rows.c.due))
            .limit(AT_ONCE)
        )
        for user, way in await self.store.rows(query):
            lane.begin(f"{way} {user}", partial(self.send_all, user, way))

    # -- claiming ------------------------------------------------------------------------------------------------

    async def send_all(self, user: str, way: str) -> None:
        """Sends somebody what is due one way: together, where that is a mail."""
        rows, now, claim = schema.notices, clock.now(), secrets.token_hex(8)
        mine = (rows.c.user == user) & (rows.c.way == way) & (rows.c.state == "waiting")
        free = mine & (rows.c.due <= now) & (rows.c.claimed < now)
        values = {"claimed": now + LEASE, "worker": claim, "tries": rows.c.tries + 1}
        await self.store.write(rows.update().where(free).values(values))
        claimed = await self.store.rows(select(rows).where(mine, rows.c.worker == claim).order_by(rows.c.due))
        person = (await preferences.people(self.store, [user])).get(user)
        if not claimed or person is None:
            return
        quiet = now if way == "digest" else preferences.after_quiet(person.wishes, now)
        items: list[Item] = []
        for row in claimed:
            if quiet > now and row.kind != "reminder":
                await self.note(row, due=quiet, claimed=0.0, tries=row.tries - 1)
            elif (item := await self.still(row, person)) is not None:
                items.append(item)
        for together in [[item] for item in items] if way == "push" else [items]:
            if together:
                await self.try_to_send(person, way, together)

    async def note(self, row: Any, **values: object) -> None:
        """Keeps what became of a notice, unless somebody else has it now."""
        rows = schema.notices
        await self.store.write(rows.update().where(rows.c.id == row.id, rows.c.worker == row.worker).values(**values))

    async def postpone(self, row: Any, due: float) -> None:
        await self.note(row, due=due, claimed=0.0, tries=row.tries - 1)

    async def try_to_send(self, person: Person, way: str, items: Sequence[Item]) -> None:
        result: dict[str, object] = {"state": "sent"}
        in_vain = 0
        """Tries that were none, as nobody was asked."""
        try:
            if way in preferences.BY_MAIL:
                await self.mail(person, items, way == "digest")
            elif way == "push":
                await self.push(person, items)
            else:
                await self.hook(person, items)
        except NobodyTakesIt as error:
            logger.info("notice given up: %s", error)
            result = {"state": "failed"}
        except LeftAlone as error:
            result, in_vain = {"due": clock.now() + error.seconds, "claimed": 0.0}, 1
        except (Temporary, OSError) as error:
            tries = max(item.row.tries for item in items)
            logger.warning("notice failed, try %d: %s", tries, error)
            wait = min(LAST_RETRY, FIRST_RETRY * 2.0 ** (tries - 1))
            result = {"due": clock.now() + wait, "claimed": 0.0}
        METRICS.count("steamshed_notices_total", way=way, result=str(result.get("state", "later")))
        for item in items:
            shown = way == "push" and item.row.kind in WITHDRAWN and result.get("state") == "sent"
            became = {"state": "shown"} if shown else result
            await self.note(item.row, **became, tries=item.row.tries - in_vain)

    # -- is there something to tell? -----------------------------------------------------------------------------

    async def still(self, row: Any, person: Person) -> Item | None:
        """A notice that is to be sent now; None if there is nothing to tell any more, or not yet."""
        if row.table is None:
            return Item(row, None)
        try:
            loaded = await self.tables.get(row.table)
        except Problem:
            loaded = None
        if loaded is None or row.table in self.tables.in_force.hidden or row.user not in users_of(loaded.now):
            await self.note(row, state="gone")
            return None
        if row.kind in WITHDRAWN:
            return await self.still_waits(row, loaded, person)
        seen = await last_there(self.store, loaded)
        over = row.kind == "game" and row.mark == "began" and loaded.now.stage != "running"
        if over or any(seen.get(seat, 0.0) >= row.since for seat in loaded.now.seats_of(row.user)):
            await self.note(row, state="gone")
            return None
        return Item(row, loaded)

    async def still_waits(self, row: Any, loaded: LoadedTable, person: Person) -> Item | None:
        table, now = loaded.now, clock.now()
        wait = wait_of(table)
        if wait is None or (wait.seat, wait.mark, wait.user) != (row.seat, row.mark, row.user):
            await self.note(row, state="gone")
            return None
        deadline = table.deadline()
        later = max(1.0, self.settings.notice_grace)
        if await orders.answers(self.store, table, wait.seat):
            await self.postpone(row, now + later)
            return None
        if row.kind == "reminder":
            if deadline is None or deadline - wait.since < SHORTEST:
                await self.postpone(row, now + LOOK_AGAIN)
                return None
            due = max(now, reminded_at(person, wait.since, deadline))
            wanted = due_for(person, row.way, reminding(table, wait, due, deadline))
            if row.way != "digest" and wanted > now + 1.0:  # the clock has stood meanwhile, or it is quiet
                await self.postpone(row, wanted)
                return None
        elif (
            row.way != "digest" and now < wait.since + LEFT_OPEN and await self.is_there(loaded, wait.seat, wait.since)
        ):
            await self.postpone(row, now + later)
            return None
        return Item(row, loaded, deadline)

    async def is_there(self, loaded: LoadedTable, seat: int, since: float) -> bool:
        if seat in loaded.online:
            return True
        seen = (await last_there(self.store, loaded)).get(seat, 0.0)
        return seen > max(since, clock.now() - THERE)

    # -- the ways ------------------------------------------------------------------------------------------------

    async def told(self, person: Person, item: Item, drawn: bool = False) -> Told:
        address = self.settings.public_address
        if item.loaded is None:
            details = msgspec.json.decode(item.row.details, type=dict[str, str])
            return tell_group(person, details.get("name", ""), details.get("link", "/"), address)
        return await asyncio.to_thread(tell_table, item.loaded, person, item.kind, address, item.deadline, drawn)

    async def mail(self, person: Person, items: Sequence[Item], digest: bool) -> None:
        import aiosmtplib

        if person.email is None or not self.settings.smtp:
            raise NobodyTakesIt("no address")
        held = await self.mails.held_back("turn", person.id, person.email)
        if held == math.inf:
            raise NobodyTakesIt("the address wants no mail")
        if held > 0:
            raise Temporary("too many mails")
        told = [await self.told(person, item, drawn=True) for item in items]
        language = language_for(person, None if items[0].loaded is None else items[0].loaded.now)
        stop = self.mails.stop_link(person.id, "turns", person.email)
        id = security.digest(" ".join(sorted(item.row.id for item in items)))[:40]
        sender, address = self.settings.mail_from, self.settings.public_address
        letter = notice_letter(told, digest, language, sender, person.email, address, stop, id)
        try:
            await self.mails.deliver(letter)
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(refused.code >= 500 for refused in error.recipients):
                raise NobodyTakesIt("the mail server refuses the address") from None
            raise Temporary(str(error)) from None
        except aiosmtplib.SMTPException as error:
            raise Temporary(str(error)) from None

    async def push(self, person: Person, items: Sequence[Item]) -> None:
        for item in items:
            told = await self.told(person, item)
            body = " ".join([told.sentence, *told.happened[-2:]])[:400]
            shown: dict[str, object] = {"title": told.subject, "body": body, "tag": told.tag, "url": told.link}
            lasts = PUSHED_FOR if item.deadline is None else item.deadline - clock.now()
            await self.push_to_all(person.id, shown, told.tag, min(PUSHED_FOR, lasts))

    async def push_to_all(self, user: str, message: dict[str, object], tag: str, lasts: float) -> None:
        """Pushes to all browsers of somebody; those that take nothing any more are forgotten."""
        rows, topic = schema.pushes, security.digest(tag)[:32]

        async def one(row: Any) -> str | None:
            """Nothing if this browser takes it, else what is wrong; an empty word if it takes no pushes any more."""
            try:
                status = await self.pusher.push(user, row.endpoint, row.key, row.auth, message, topic, lasts)
            except guarded_post.NotAllowed:
                status = GONE[0]
            except OSError as error:
                return str(error) or type(error).__name__
            if status in GONE:
                await self.store.write(rows.delete().where(rows.c.id == row.id))
                return ""
            return None if 200 <= status < 300 else f"the push service answers {status}"

        found = await asyncio.gather(*map(one, await self.store.rows(select(rows).where(rows.c.user == user))))
        troubles = [trouble for trouble in found if trouble]
        if None not in found and troubles:
            raise Temporary(troubles[0])
        if None not in found:
            raise NobodyTakesIt("no browser takes pushes")

    async def hook(self, person: Person, items: Sequence[Item]) -> None:
        if not person.hook:
            raise NobodyTakesIt("no webhook")
        told = [await self.told(person, item) for item in items]
        words = "\n".join(f"{one.sentence} {one.link}" for one in told)
        await post_words(self.hosts, person.id, person.hook, words)

    # -- afterwards ----------------------------------------------------------------------------------------------

    async def withdraw(self) -> None:
        """Takes back what was pushed about a turn that is over: the browser closes it, and what a push service still
        holds is replaced."""
        rows, tables = schema.notices, schema.tables
        over = (tables.c.state != "running") | (tables.c.turn != rows.c.seat)
        query = (
            select(rows).join(tables, tables.c.id == rows.c.table).where(rows.c.state == "shown", over).limit(AT_ONCE)
        )
        over_now: dict[str, list[Any]] = {}
        for row in await self.store.rows(query):
            over_now.setdefault(row.user, []).append(row)
        for user, shown in over_now.items():
            self.pushing.begin(f"push {user}", partial(self.take_back, user, shown))

    async def take_back(self, user: str, shown: Sequence[Any]) -> None:
        """Takes back what was pushed to somebody."""
        closed: set[str] = set()
        for row in shown:
            if await self.tables.fanout.claim(f"withdraw:{row.id}", 60.0):
                tag = f"table-{row.table}"
                if tag not in closed:
                    closed.add(tag)
                    with contextlib.suppress(NobodyTakesIt, Temporary):
                        await self.push_to_all(user, {"close": True, "tag": tag}, tag, 3600.0)
                await self.note(row, state="gone")

    async def purge(self) -> None:
        now, rows = clock.now(), schema.notices
        if now - self.purged > 3600.0:
            await self.store.write(rows.delete().where(rows.c.since < now - KEPT, rows.c.state != "waiting"))
            self.purged = now


def users_of(table: Table) -> Mapping[str, int]:
    """Who may be told something of a table, and of which seat: its player, and who stands in for him."""
    hands = [(user, at) for at, seat in enumerate(table.seats) for user in (seat.hand, seat.user)]
    return {user: at for user, at in hands if user is not None}
