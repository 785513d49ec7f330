"""Mails to the owner of an account when somebody signs in on a new device or changes what protects it.

They go to the confirmed address, are written down in the transaction of what they tell, and survive a restart. Those
about new devices can be switched off; the others cannot, but for an address that wants no mail at all.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase
from starlette.requests import HTTPConnection

from steamshed.server import clock, security
from steamshed.server.accounts.devices import device, place_of
from steamshed.server.api import context
from steamshed.server.jobs import queue
from steamshed.server.jobs.due_work import Kind
from steamshed.server.jobs.queue import Job
from steamshed.server.monitoring.metrics import METRICS
from steamshed.server.notices.email_layout import headed
from steamshed.server.notices.mail import TRIES, Mails, NotSent, language_of
from steamshed.server.notices.words import say
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.tables.calendars import zone_of
from steamshed.server.tables.live_tables import LoadedTables

logger = logging.getLogger("steamshed.mail")
Event = Literal[
    "signed-in", "password", "factor-on", "factor-off", "passkey-on", "passkey-off", "provider-on", "provider-off",
    "codes", "address",
]  # fmt: skip
SETTING = "alerts"
"""The setting by which somebody wants no mails about new devices."""


class Alert(msgspec.Struct, frozen=True):
    """What somebody is told, as it waits to be sent."""

    event: Event
    user: str
    address: str
    device: str
    place: str
    time: float


class Alerts:
    """Sends them, and cuts off sessions that the operator has ended."""

    def __init__(self, mails: Mails, tables: LoadedTables) -> None:
        self.mails = mails
        self.tables = tables

    def kinds(self) -> list[Kind]:
        return [Kind("alert", self.send, tries=TRIES), Kind("cut-off", self.cut_off, tries=TRIES)]

    async def send(self, job: Job) -> None:
        alert, mails = msgspec.json.decode(job.body, type=Alert), self.mails
        if not mails.settings.smtp:
            return
        if job.tries == 1 and not await mails.may("alert", alert.user, alert.address):
            return
        row = await mails.store.row(select(schema.users).where(schema.users.c.id == alert.user))
        if row is None:
            return
        what = "alerts" if alert.event == "signed-in" else "all"
        stop = mails.stop_link(alert.user, what, alert.address)
        language, settings = language_of(row), mails.settings
        mail = headed(say(language, f"alert-{alert.event}.subject"), settings.mail_from, alert.address, stop)
        when = datetime.fromtimestamp(alert.time, UTC).astimezone(zone_of(row.time_zone))
        known = {"device": alert.device or say(language, "alert-device"), "place": alert.place or "–"}
        where = say(language, "alert-where", when=f"{when:%Y-%m-%d %H:%M %Z}", **known)
        words = say(language, f"alert-{alert.event}", link=f"{settings.public_address}/account", where=where)
        mail.set_content(f"{words}\n\n-- \n{say(language, 'stop-letters', stop=stop)}\n")
        try:
            await mails.deliver(mail)
        except Exception as error:  # the log names no address
            METRICS.count("steamshed_mails_total", result="failed")
            raise NotSent(type(error).__name__) from None
        logger.info("mail sent")
        METRICS.count("steamshed_mails_total", result="sent")

    async def cut_off(self, job: Job) -> None:
        self.tables.end_sessions(msgspec.json.decode(job.body, type=list[str]))


def alert(server: context.Server, row: Any, event: Event, connection: HTTPConnection) -> list[UpdateBase]:
    """The row changes by which the owner of an account (the row of a user) is told what a browser has just done."""
    agent = connection.headers.get("User-Agent", "")[: context.MOST_AGENT]
    place = place_of(context.address_of(connection))
    if event == "signed-in" and not wants_alerts(row):
        return []
    return written(server.settings, row, event, device(agent), place)


def written(settings: Settings, row: Any, event: Event, device: str = "", place: str = "") -> list[UpdateBase]:
    if row.email is None or row.confirmed is None:
        return []
    told = Alert(event, row.id, row.email, device, place, clock.now())
    body = msgspec.json.encode(told).decode()
    return [queue.written(settings, "alert", f"{row.id} {security.new_id()}", told.time, body)]


def wants_alerts(row: Any) -> bool:
    return msgspec.json.decode(row.settings, type=dict[str, object]).get(SETTING) is not False
