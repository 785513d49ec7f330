"""Mails: links that confirm an address or lead to a new password, and the way to the mail server for all others.

Links are sent one after the other and never hold up a request; whether there is an account of the name that somebody
gave is found out here, after the request was answered. Every address and every user gets so many and no more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import re
import time
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlencode, urlsplit

import msgspec
from sqlalchemy import select

from steamshed.kernel.words import LANGUAGES
from steamshed.server import limits, security
from steamshed.server.accounts.lookalikes import normal
from steamshed.server.jobs.periodic import Duty
from steamshed.server.monitoring.metrics import METRICS
from steamshed.server.notices.email_layout import letter
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store

logger = logging.getLogger("steamshed.mail")
ATTEMPTS = 3
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")
"""What is taken for an address: nothing that could end a header or name a second one."""

LASTS = {"confirm": 2 * 86400.0, "reset": 3600.0}
"""Seconds for which a mailed link works."""

Job = Callable[[], Awaitable[None]]


class Mails(Duty):
    """The mails that wait to be sent."""

    def __init__(self, settings: Settings, store: Store, limits: limits.Limits, key: str) -> None:
        self.settings = settings
        self.store = store
        self.limits = limits
        self.key = key
        self.queue: asyncio.Queue[Job] = asyncio.Queue(1000)

    def start(self) -> None:
        if self.settings.smtp:
            super().start()

    def put(self, job: Job) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self.queue.put_nowait(job)

    async def work(self) -> None:
        while True:
            job = await self.queue.get()
            try:
                await job()
            except Exception as error:
                logger.warning("mail failed: %s", type(error).__name__)
                METRICS.count("steamshed_mails_total", result="failed")

    # -- occasions -----------------------------------------------------------------------------------------------

    def confirm(self, user: str, address: str, language: str) -> None:
        """Asks the owner of an address whether it is his."""
        self.put(lambda: self.send_link("confirm", user, address, language))

    def forgotten(self, who: str) -> None:
        """Mails links for new passwords to the accounts with this name or confirmed address, if there are any."""
        self.put(lambda: self.send_resets(who))

    async def send_resets(self, who: str) -> None:
        users = schema.users
        known = (users.c.key == normal(who).casefold()) | (users.c.email == who.strip())
        query = select(users).where(known, users.c.key.is_not(None), users.c.confirmed.is_not(None)).limit(5)
        for row in await self.store.rows(query):
            await self.send_link("reset", row.id, row.email, language_of(row))

    async def send_link(self, purpose: Any, user: str, address: str, language: str) -> None:
        """Mails a secret that works once; those of before for the same purpose are void."""
        if not await self.may("link", user, address):
            return
        secret, links = security.new_secret(), schema.links
        await self.store.write(
            links.delete().where(
                ((links.c.user == user) & (links.c.purpose == purpose)) | (links.c.expires < time.time())
            ),
            links.insert().values(
                digest=security.digest(secret),
                user=user,
                purpose=purpose,
                address=address,
                expires=time.time() + LASTS[purpose],
            ),
        )
        link = f"{self.settings.public_address}/{purpose}#{secret}"
        stop = self.stop_link(user, "all", address)
        await self.post(letter(purpose, language, self.settings.mail_from, address, link, stop))

    # -- limits --------------------------------------------------------------------------------------------------

    async def may(self, kind: str, user: str, address: str) -> bool:
        """Whether one more mail may go to this address for this user."""
        if await self.held_back(kind, user, address) > 0:
            logger.info("mail held back")
            return False
        return True

    async def held_back(self, kind: str, user: str, address: str) -> float:
        """Seconds to wait before one more mail may go to this address for this user; without end if its owner wants
        none."""
        unwanted, digest = schema.unwanted, address_digest(address)
        if await self.store.row(select(unwanted.c.since).where(unwanted.c.digest == digest)) is not None:
            return math.inf
        return max([await self.limits.wait(kind, who) for who in (f"address {digest}", f"user {user}")])

    # -- stopping ------------------------------------------------------------------------------------------------

    def stop_link(self, user: str, what: str, address: str) -> str:
        """The link that stops mails: it works without signing in, for whoever has got the mail."""
        to = address_digest(address)
        key = security.signature(self.key, "stop", user, what, to)
        query = urlencode({"user": user, "what": what, "to": to, "key": key})
        return f"{self.settings.public_address}/unsubscribe?{query}"

    # -- sending -------------------------------------------------------------------------------------------------

    async def post(self, mail: EmailMessage) -> None:
        import aiosmtplib

        for attempt in range(ATTEMPTS):
            try:
                await self.deliver(mail)
                logger.info("mail sent")
                METRICS.count("steamshed_mails_total", result="sent")
                return
            except (aiosmtplib.SMTPException, OSError):
                if attempt == ATTEMPTS - 1:
                    raise
                await asyncio.sleep(2.0**attempt)

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


def address_digest(address: str) -> str:
    return security.digest(address.casefold())


def language_of(row: Any) -> str:
    """The language that a user has chosen, of those that mails are written in."""
    wished = str(msgspec.json.decode(row.settings, type=dict[str, object]).get("language", ""))
    return wished if wished in LANGUAGES else "en"
