"""Mails: links that confirm an address or lead to a new password, and the way to the mail server for all others.

A link that is to be mailed is written down in the transaction of the request, so that a restart loses none, and sent
afterwards; whether there is an account of the name that somebody gave is found out here, after the request was
answered. Every address and every user gets so many and no more.
"""

from __future__ import annotations

import logging
import math
import re
from email.message import EmailMessage
from typing import Any, Literal
from urllib.parse import unquote, urlencode, urlsplit

import msgspec
from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.kernel.words import LANGUAGES
from steamshed.server import clock, limits, security
from steamshed.server.accounts.lookalikes import normal
from steamshed.server.jobs import queue
from steamshed.server.jobs.due_work import Kind
from steamshed.server.jobs.queue import Job
from steamshed.server.monitoring.metrics import METRICS
from steamshed.server.notices.email_layout import letter
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store

logger = logging.getLogger("steamshed.mail")
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")
"""What is taken for an address: nothing that could end a header or name a second one."""

Purpose = Literal["confirm", "reset"]
LASTS: dict[Purpose, float] = {"confirm": 2 * 86400.0, "reset": 3600.0}
"""Seconds for which a mailed link works."""

TRIES = 12
"""After so many a link is not mailed: by then it is an hour later."""


class NotSent(Exception):
    """The mail server did not take a mail."""


class Link(msgspec.Struct, frozen=True):
    """A mailed link, as it waits to be sent. Its secret is made when it is."""

    purpose: Purpose
    user: str
    address: str
    language: str


class Mails:
    """The mails of this server."""

    def __init__(self, settings: Settings, store: Store, limits: limits.Limits, key: str) -> None:
        self.settings = settings
        self.store = store
        self.limits = limits
        self.key = key

    def kinds(self) -> list[Kind]:
        return [Kind("forgotten", self.find_forgotten, tries=TRIES), Kind("link", self.send_link, tries=TRIES)]

    # -- occasions -----------------------------------------------------------------------------------------------

    def confirm(self, user: str, address: str, language: str) -> UpdateBase:
        """The row change by which the owner of an address is asked whether it is his."""
        return self.written(Link("confirm", user, address, language))

    def forgotten(self, who: str) -> UpdateBase:
        """The row change by which links for new passwords are mailed to the accounts with this name or confirmed
        address, if there are any."""
        return queue.written(self.settings, "forgotten", security.digest(who), clock.now(), who)

    def written(self, link: Link) -> UpdateBase:
        body = msgspec.json.encode(link).decode()
        return queue.written(self.settings, "link", f"{link.purpose} {link.user}", clock.now(), body)

    async def find_forgotten(self, job: Job) -> None:
        users, who = schema.users, job.body
        known = (users.c.key == normal(who).casefold()) | (users.c.email == who.strip())
        query = select(users).where(known, users.c.key.is_not(None), users.c.confirmed.is_not(None)).limit(5)
        found = [Link("reset", row.id, row.email, language_of(row)) for row in await self.store.rows(query)]
        if found:
            await self.store.write(*map(self.written, found))

    async def send_link(self, job: Job) -> None:
        """Mails a secret that works once; those of before for the same purpose are void."""
        link = msgspec.json.decode(job.body, type=Link)
        if job.tries == 1 and not await self.may("link", link.user, link.address):
            return
        users = schema.users
        theirs = select(users.c.id).where(users.c.id == link.user, users.c.email == link.address)
        if await self.store.row(theirs) is None:  # the address has changed meanwhile, or the account is gone
            return
        secret, rows, now = security.new_secret(), schema.links, clock.now()
        before = (rows.c.user == link.user) & (rows.c.purpose == link.purpose)
        await self.store.write(
            rows.delete().where(before | (rows.c.expires < now)),
            rows.insert().values(
                digest=security.digest(secret),
                user=link.user,
                purpose=link.purpose,
                address=link.address,
                expires=now + LASTS[link.purpose],
            ),
        )
        address = f"{self.settings.public_address}/{link.purpose}#{secret}"
        stop = self.stop_link(link.user, "all", link.address)
        words = link.purpose, link.language
        try:
            await self.deliver(letter(*words, self.settings.mail_from, link.address, address, stop))
        except Exception as error:  # the log names no address
            METRICS.count("steamshed_mails_total", result="failed")
            raise NotSent(type(error).__name__) from None
        logger.info("mail sent")
        METRICS.count("steamshed_mails_total", result="sent")

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
