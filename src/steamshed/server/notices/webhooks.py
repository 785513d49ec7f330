"""Posting to chats: the webhooks that people have named for themselves, and those of tables, which tell a club whose
turn it is."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Text, cast, select

from steamshed.kernel.words import text
from steamshed.server import clock
from steamshed.server.errors import Problem
from steamshed.server.notices import guarded_post
from steamshed.server.notices.destination_queues import Lane
from steamshed.server.notices.render import harmless
from steamshed.server.notices.slow_hosts import Hosts, LeftAlone
from steamshed.server.notices.words import say
from steamshed.server.storage import schema
from steamshed.server.tables.awaited_move import wait_of
from steamshed.server.tables.live_tables import LoadedTables
from steamshed.server.tables.table import Table

AT_ONCE = 64
"""Chats that are told at the same time."""
LOOKED_AT = 200
PAUSE = 300.0
"""Seconds for which a table is left alone whose chat did not answer."""
MOST_ALONE = 5000
"""Tables that are left alone at the same time; of more the first ones are tried again early."""


class Temporary(Exception):
    """It could not be sent now."""


class NobodyTakesIt(Exception):
    """It can never be sent."""


async def post_words(hosts: Hosts, account: str, url: str, words: str) -> None:
    """Posts to a chat that an account has named: the field ``content`` is what Discord reads, ``text`` Slack,
    Mattermost and Matrix. Raises Temporary, NobodyTakesIt or OSError."""
    body = {"content": words, "text": words, "username": "Steamshed", "allowed_mentions": {"parse": []}}
    headers = {"Content-Type": "application/json"}
    try:
        status = await hosts.post(account, url, msgspec.json.encode(body), headers)
    except guarded_post.NotAllowed as error:
        raise NobodyTakesIt(f"webhook: {error}") from None
    if status in (404, 410):
        raise NobodyTakesIt(f"the webhook answers {status}")
    if not 200 <= status < 300:
        raise Temporary(f"the webhook answers {status}")


class ChatsOfTables(Lane):
    """Tells the chats of clubs whose turn it is at their tables."""

    def __init__(self, tables: LoadedTables, hosts: Hosts) -> None:
        super().__init__("telling the chats of tables", AT_ONCE, self.find_tables)
        self.tables = tables
        self.store = tables.store
        self.hosts = hosts
        self.alone: dict[str, float] = {}
        """Tables whose chats did not answer, and until when they are left alone."""

    async def find_tables(self) -> None:
        hooks, tables, now = schema.hooks, schema.tables, clock.now()
        self.alone = dict([(id, until) for id, until in self.alone.items() if until > now][-MOST_ALONE:])
        rested = tables.c.changed <= now - self.tables.settings.notice_grace
        query = (
            select(hooks.c.table, hooks.c.url, hooks.c.told, tables.c.version, tables.c.owner)
            .join(tables, tables.c.id == hooks.c.table)
            .where(tables.c.state != "open", tables.c.hidden == 0, rested)
            .where(hooks.c.told.not_like(cast(tables.c.version, Text) + " %"))
            .where(hooks.c.table.not_in([*self.alone, *self.under_way]))
            .order_by(tables.c.changed)
            .limit(LOOKED_AT)
        )
        for row in await self.store.rows(query):
            self.begin(row.table, partial(self.tell, row))

    async def tell(self, row: Any) -> None:
        if not await self.tables.fanout.claim(f"hook:{row.table}:{row.version}", 60.0):
            return
        hooks = schema.hooks
        try:
            loaded = await self.tables.get(row.table)
            words, mark = public_words(loaded.now, self.tables.settings.public_address)
            if words and row.told.partition(" ")[2] != mark:
                await post_words(self.hosts, row.owner or row.table, row.url, words)
            told = f"{row.version} {mark}"
        except LeftAlone as error:
            self.alone[row.table] = clock.now() + error.seconds
            return
        except (Temporary, OSError, Problem):
            self.alone[row.table] = clock.now() + PAUSE
            return
        except NobodyTakesIt:
            told = f"{row.version} refused"
        await self.store.write(hooks.update().where(hooks.c.table == row.table).values(told=told))


def public_words(table: Table, address: str) -> tuple[str, str]:
    """What everybody may be told of a table, and by which it is the same as before."""
    language, title = table.info.language, text(table.game, table.info.language, "title")
    link = f"{address}/tables/{table.info.id}"
    if table.stage == "finished":
        return f"{say(language, 'ended.subject', game=title)} {link}", "ended"
    wait = wait_of(table)
    if wait is None:
        return "", "nobody"
    who = harmless(table.seats[wait.seat].name)
    return f"{say(language, 'hook', game=title, who=who)} {link}", wait.mark
