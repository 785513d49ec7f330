"""Mails: "your turn". Sent to players who gave an address, wish it, and are not looking at the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import msgspec
from sqlalchemy import select

from steamshed.kernel.words import text
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.tables.loaded import LoadedTable, LoadedTables
from steamshed.server.tables.table import Table

logger = logging.getLogger("steamshed.mail")
ATTEMPTS = 3


class TurnMails:
    """Sends mails one after the other, and never holds up a table."""

    def __init__(self, settings: Settings, tables: LoadedTables) -> None:
        self.settings = settings
        self.tables = tables
        self.queue: asyncio.Queue[tuple[str, Table]] = asyncio.Queue(1000)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.settings.smtp:
            self.tables.after_change.append(self.changed)
            self.task = asyncio.create_task(self.send_all())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def changed(self, loaded: LoadedTable, before: Table) -> None:
        """After a change: if it has become somebody's turn who is not here, tell him."""
        table = loaded.now
        if table.stage != "running" or table.turn is None or (before is not table and before.turn == table.turn):
            return
        seat = table.seats[table.turn]
        if seat.user is not None and seat.player is None and table.turn not in loaded.online:
            with contextlib.suppress(asyncio.QueueFull):
                self.queue.put_nowait((seat.user, table))

    async def send_all(self) -> None:
        while True:
            user, table = await self.queue.get()
            try:
                await self.send(user, table)
            except Exception as error:
                logger.warning("mail table=%s failed: %s", table.info.id, type(error).__name__)

    async def send(self, user: str, table: Table) -> None:
        row = await self.tables.store.row(select(schema.users).where(schema.users.c.id == user))
        if row is None or not row.email:
            return
        wishes = msgspec.json.decode(row.settings, type=dict[str, object])
        if wishes.get("notify") is False:
            return
        mail = self.your_turn(row.email, str(wishes.get("language", table.info.language)), table)
        import aiosmtplib

        for attempt in range(ATTEMPTS):
            try:
                await self.deliver(mail)
                logger.info("mail table=%s sent", table.info.id)
                return
            except (aiosmtplib.SMTPException, OSError):
                if attempt == ATTEMPTS - 1:
                    raise
                await asyncio.sleep(2.0**attempt)

    def your_turn(self, address: str, language: str, table: Table) -> EmailMessage:
        title = text(table.game, language if language in WORDS else "en", "title")
        subject, body = WORDS.get(language, WORDS["en"])
        link = f"{self.settings.public_address}/tables/{table.info.id}"
        mail = EmailMessage()
        mail["From"] = self.settings.mail_from
        mail["To"] = address
        mail["Subject"] = subject.format(table=table.info.name)
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(body.format(table=table.info.name, game=title, link=link))
        return mail

    async def deliver(self, mail: EmailMessage) -> None:
        import aiosmtplib

        server = urlsplit(self.settings.smtp)
        await aiosmtplib.send(
            mail,
            hostname=server.hostname,
            port=server.port or (465 if server.scheme == "smtps" else 25),
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=server.scheme == "smtps",
            timeout=20,
        )


WORDS: dict[str, tuple[str, str]] = {
    "en": ("{table}: your turn", "It is your turn at {table} ({game}).\n\n{link}\n"),
    "hu": ("{table}: te jössz", "Te jössz ennél az asztalnál: {table} ({game}).\n\n{link}\n"),
    "cs": ("{table}: jsi na tahu", "Jsi na tahu u stolu {table} ({game}).\n\n{link}\n"),
    "pl": ("{table}: twoja kolej", "Twoja kolej przy stole {table} ({game}).\n\n{link}\n"),
    "nl": ("{table}: jouw beurt", "Het is jouw beurt aan tafel {table} ({game}).\n\n{link}\n"),
}
