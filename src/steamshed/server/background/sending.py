"""Sends notices that are due: by mail, as a daily digest, by push or to a webhook; once, whoever finds them first.

A row is claimed for some minutes before it is sent, and says afterwards what became of it; if a worker dies between, it
is taken up again when the claim has ended. Just before it is sent it is asked whether there is still something to tell:
whoever has moved or has come back meanwhile gets nothing. What cannot be sent now is tried again, later each time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Text, cast, select

from steamshed.kernel.words import text
from steamshed.server import security
from steamshed.server.background import outside, wishes
from steamshed.server.background.letters import notice_letter
from steamshed.server.background.mail import Mails
from steamshed.server.background.noticing import SHORTEST, due_for, last_there, reminded_at, reminding
from steamshed.server.background.phrases import phrases
from steamshed.server.background.pushing import GONE, Pusher
from steamshed.server.background.telling import Told, harmless, language_for, tell_group, tell_table
from steamshed.server.background.waits import wait_of
from steamshed.server.background.wishes import Person
from steamshed.server.duty import Rounds
from steamshed.server.errors import Problem
from steamshed.server.metrics import METRICS
from steamshed.server.storage import schema
from steamshed.server.tables import orders
from steamshed.server.tables.loaded import LoadedTable, LoadedTables
from steamshed.server.tables.table import Table

logger = logging.getLogger("steamshed.notices")
LEASE = 300.0
"""Seconds for which whoever has claimed a notice has it for himself."""
AT_ONCE = 200
TOGETHER = 4
"""So many people are sent to at the same time."""
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


class Temporary(Exception):
    """It could not be sent now."""


class NobodyTakesIt(Exception):
    """It can never be sent."""


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


class Sending(Rounds):
    """Looks for notices that are due."""

    pause = 2.0
    purpose = "sending notices"

    def __init__(self, tables: LoadedTables, mails: Mails, pusher: Pusher) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.store = tables.store
        self.mails = mails
        self.pusher = pusher
        self.purged = 0.0
        self.failed: dict[str, float] = {}
        """Tables whose chats did not answer, and until when they are left alone."""

    async def look(self) -> None:
        rows, now = schema.notices, time.time()
        query = (
            select(rows.c.user, rows.c.way)
            .where(rows.c.state == "waiting", rows.c.due <= now, rows.c.claimed < now)
            .group_by(rows.c.user, rows.c.way)
            .limit(AT_ONCE)
        )
        few = asyncio.Semaphore(TOGETHER)

        async def one(user: str, way: str) -> None:
            async with few:
                await self.send_all(user, way)

        await asyncio.gather(*(one(user, way) for user, way in await self.store.rows(query)))
        await self.withdraw()
        await self.tell_chats()
        await self.purge()

    # -- claiming ------------------------------------------------------------------------------------------------

    async def send_all(self, user: str, way: str) -> None:
        """Sends somebody what is due one way: together, where that is a mail."""
        rows, now, claim = schema.notices, time.time(), secrets.token_hex(8)
        mine = (rows.c.user == user) & (rows.c.way == way) & (rows.c.state == "waiting")
        free = mine & (rows.c.due <= now) & (rows.c.claimed < now)
        values = {"claimed": now + LEASE, "worker": claim, "tries": rows.c.tries + 1}
        await self.store.write(rows.update().where(free).values(values))
        claimed = await self.store.rows(select(rows).where(mine, rows.c.worker == claim).order_by(rows.c.due))
        person = (await wishes.people(self.store, [user])).get(user)
        if not claimed or person is None:
            return
        quiet = now if way == "digest" else wishes.after_quiet(person.wishes, now)
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
        try:
            if way in wishes.BY_MAIL:
                await self.mail(person, items, way == "digest")
            elif way == "push":
                await self.push(person, items)
            else:
                await self.hook(person, items)
        except NobodyTakesIt as error:
            logger.info("notice given up: %s", error)
            result = {"state": "failed"}
        except (Temporary, OSError) as error:
            tries = max(item.row.tries for item in items)
            logger.warning("notice failed, try %d: %s", tries, error)
            wait = min(LAST_RETRY, FIRST_RETRY * 2.0 ** (tries - 1))
            result = {"due": time.time() + wait, "claimed": 0.0}
        METRICS.count("steamshed_notices_total", way=way, result=str(result.get("state", "later")))
        for item in items:
            shown = way == "push" and item.row.kind in WITHDRAWN and result.get("state") == "sent"
            await self.note(item.row, **({"state": "shown"} if shown else result))

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
        table, now = loaded.now, time.time()
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
        return seen > max(since, time.time() - THERE)

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
            lasts = PUSHED_FOR if item.deadline is None else item.deadline - time.time()
            await self.push_to_all(person.id, shown, told.tag, min(PUSHED_FOR, lasts))

    async def push_to_all(self, user: str, message: dict[str, object], tag: str, lasts: float) -> None:
        """Pushes to all browsers of somebody; those that take nothing any more are forgotten."""
        rows, topic = schema.pushes, security.digest(tag)[:32]
        taken, troubles = 0, []
        for row in await self.store.rows(select(rows).where(rows.c.user == user)):
            try:
                status = await self.pusher.push(row.endpoint, row.key, row.auth, message, topic, lasts)
            except outside.NotAllowed:
                status = GONE[0]
            except OSError as error:
                troubles.append(str(error))
                continue
            if status in GONE:
                await self.store.write(rows.delete().where(rows.c.id == row.id))
            elif 200 <= status < 300:
                taken += 1
            else:
                troubles.append(f"the push service answers {status}")
        if not taken and troubles:
            raise Temporary(troubles[0])
        if not taken:
            raise NobodyTakesIt("no browser takes pushes")

    async def hook(self, person: Person, items: Sequence[Item]) -> None:
        if not person.hook:
            raise NobodyTakesIt("no webhook")
        told = [await self.told(person, item) for item in items]
        await self.post_words(person.hook, "\n".join(f"{one.sentence} {one.link}" for one in told))

    async def post_words(self, url: str, words: str) -> None:
        """Posts to a chat: the field ``content`` is what Discord reads, ``text`` Slack, Mattermost and Matrix."""
        body = {"content": words, "text": words, "username": "Steamshed", "allowed_mentions": {"parse": []}}
        headers = {"Content-Type": "application/json"}
        try:
            status = await outside.post(url, msgspec.json.encode(body), headers, self.settings.private_hooks)
        except outside.NotAllowed as error:
            raise NobodyTakesIt(f"webhook: {error}") from None
        if status in (404, 410):
            raise NobodyTakesIt(f"the webhook answers {status}")
        if not 200 <= status < 300:
            raise Temporary(f"the webhook answers {status}")

    # -- afterwards ----------------------------------------------------------------------------------------------

    async def withdraw(self) -> None:
        """Takes back what was pushed about a turn that is over: the browser closes it, and what a push service still
        holds is replaced."""
        rows, tables = schema.notices, schema.tables
        over = (tables.c.state != "running") | (tables.c.turn != rows.c.seat)
        query = (
            select(rows).join(tables, tables.c.id == rows.c.table).where(rows.c.state == "shown", over).limit(AT_ONCE)
        )
        closed: set[tuple[str, str]] = set()
        for row in await self.store.rows(query):
            if await self.tables.fanout.claim(f"withdraw:{row.id}", 60.0):
                tag = f"table-{row.table}"
                if (row.user, tag) not in closed:
                    closed.add((row.user, tag))
                    with contextlib.suppress(NobodyTakesIt, Temporary):
                        await self.push_to_all(row.user, {"close": True, "tag": tag}, tag, 3600.0)
                await self.note(row, state="gone")

    async def tell_chats(self) -> None:
        """Tells the chats of clubs whose turn it is at their tables."""
        hooks, tables = schema.hooks, schema.tables
        rested = tables.c.changed <= time.time() - self.settings.notice_grace
        query = (
            select(hooks.c.table, hooks.c.url, hooks.c.told, tables.c.version)
            .join(tables, tables.c.id == hooks.c.table)
            .where(tables.c.state != "open", tables.c.hidden == 0, rested)
            .where(hooks.c.told.not_like(cast(tables.c.version, Text) + " %"))
            .limit(AT_ONCE)
        )
        for row in await self.store.rows(query):
            if self.failed.get(row.table, 0.0) > time.time():
                continue
            if await self.tables.fanout.claim(f"hook:{row.table}:{row.version}", 60.0):
                await self.tell_chat(row)

    async def tell_chat(self, row: Any) -> None:
        hooks = schema.hooks
        try:
            loaded = await self.tables.get(row.table)
            words, mark = public_words(loaded.now, self.settings.public_address)
            if words and row.told.partition(" ")[2] != mark:
                await self.post_words(row.url, words)
            told = f"{row.version} {mark}"
        except (Temporary, OSError, Problem):
            self.failed[row.table] = time.time() + 5 * FIRST_RETRY
            return
        except NobodyTakesIt:
            told = f"{row.version} refused"
        await self.store.write(hooks.update().where(hooks.c.table == row.table).values(told=told))

    async def purge(self) -> None:
        now, rows = time.time(), schema.notices
        if now - self.purged > 3600.0:
            await self.store.write(rows.delete().where(rows.c.since < now - KEPT, rows.c.state != "waiting"))
            self.purged = now


def users_of(table: Table) -> Mapping[str, int]:
    """Who may be told something of a table, and of which seat: its player, and who stands in for him."""
    hands = [(user, at) for at, seat in enumerate(table.seats) for user in (seat.hand, seat.user)]
    return {user: at for user, at in hands if user is not None}


def public_words(table: Table, address: str) -> tuple[str, str]:
    """What everybody may be told of a table, and by which it is the same as before."""
    words, title = phrases(table.info.language), text(table.game, table.info.language, "title")
    link = f"{address}/tables/{table.info.id}"
    if table.stage == "finished":
        return f"{words.ended[0].format(game=title)} {link}", "ended"
    wait = wait_of(table)
    if wait is None:
        return "", "nobody"
    who = harmless(table.seats[wait.seat].name)
    return f"{words.hook.format(game=title, who=who)} {link}", wait.mark
