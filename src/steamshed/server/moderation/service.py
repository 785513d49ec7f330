"""What the operator decides: who is shut out, what is hidden; and the audit log that says so.

Decisions are made at the command line or on the operator's page, and stay in the database. Running servers look every
few seconds whether there is a new one (a fact with a number that each decision changes), and keep what is in force in
memory.
"""

from __future__ import annotations

import ipaddress
import secrets
import time
import unicodedata
from dataclasses import dataclass, field

from sqlalchemy import or_, select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock
from steamshed.server.errors import Problem
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, upsert

FACT = "moderation"


@dataclass(frozen=True)
class Ban:
    """Somebody is shut out until a time."""

    kind: str
    who: str
    until: float
    reason: str


@dataclass
class InForce:
    """What is in force now: asked at every request, so it is kept in memory."""

    number: str = ""
    bans: dict[str, Ban] = field(default_factory=dict)
    networks: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, Ban]] = field(default_factory=list)
    hidden: frozenset[str] = frozenset()
    """Tables that are out of sight."""

    def check(self, user: str | None, address: str) -> None:
        """Raises a Problem for whoever is shut out."""
        ban = self.ban_of(user, address)
        if ban is not None:
            hours = max(1, round((ban.until - clock.now()) / 3600))
            raise Problem(403, "shut-out", f"The operator has shut you out for {hours} more hours.", hours=hours)

    def ban_of(self, user: str | None, address: str) -> Ban | None:
        now = clock.now()
        ban = None if user is None else self.bans.get(user)
        if ban is not None and ban.until > now:
            return ban
        if not self.networks:
            return None
        try:
            there = ipaddress.ip_address(address)
        except ValueError:
            return None
        return next((ban for network, ban in self.networks if there in network and ban.until > now), None)

    async def refresh(self, store: Store) -> bool:
        """Reads what is in force; says whether something has changed."""
        facts = schema.facts
        row = await store.row(select(facts.c.value).where(facts.c.name == FACT))
        number = "" if row is None else str(row[0])
        if number == self.number:
            return False
        rows = await store.rows(select(schema.bans).where(schema.bans.c.until > clock.now()))
        found = [Ban(row.kind, row.who, row.until, row.reason) for row in rows]
        self.bans = {ban.who: ban for ban in found if ban.kind == "user"}
        owned = select(schema.bots.c.user, schema.bots.c.owner).where(schema.bots.c.owner.in_(list(self.bans)))
        for bot, owner in await store.rows(owned):  # whose owner is shut out is shut out, too
            self.bans[bot] = max(self.bans.get(bot, self.bans[owner]), self.bans[owner], key=lambda ban: ban.until)
        self.networks = [(ipaddress.ip_network(ban.who), ban) for ban in found if ban.kind == "address"]
        tables = schema.tables
        self.hidden = frozenset(row[0] for row in await store.rows(select(tables.c.id).where(tables.c.hidden == 1)))
        self.number = number
        return True


def decision(store: Store, who: str, what: str, subject: str, details: str = "") -> list[UpdateBase]:
    """The rows that go with every decision: its line in the audit log, and the news for running servers."""
    values = {"time": clock.now(), "who": who, "what": what, "subject": subject, "details": details}
    news = {"name": FACT, "value": secrets.token_hex(8)}
    return [
        schema.audit.insert().values(id=secrets.token_urlsafe(12), **values),
        upsert(store.settings, schema.facts, ("name",), news),
    ]


async def hide(store: Store, who: str, subject: str, hidden: bool, reason: str = "") -> bool:
    """Hides a table, a group or a line of chat, or shows it again; False if there is no such thing."""
    reports = schema.reports
    about = {"tables": reports.c.table, "groups": reports.c.group}
    for kind in (schema.tables, schema.chat, schema.groups, schema.group_chat):
        if await store.row(select(kind.c.id).where(kind.c.id == subject)) is not None:
            change = kind.update().where(kind.c.id == subject).values(hidden=int(hidden))
            reported = about.get(kind.name, reports.c.line)
            done = reports.update().where(reported == subject).values(closed=clock.now())
            words = decision(store, who, "hide" if hidden else "unhide", f"{kind.name} {subject}", reason)
            await store.write(change, *([done] if hidden else []), *words)
            return True
    return False


async def ban(store: Store, who: str, ban: Ban, shown: str) -> None:
    """Shuts somebody out; ``shown`` is how the audit log names him."""
    values = {"who": ban.who, "kind": ban.kind, "until": ban.until, "reason": ban.reason, "time": clock.now()}
    details = time.strftime("until %Y-%m-%d %H:%M UTC", time.gmtime(ban.until))
    words = decision(store, who, "ban", shown, f"{details} {ban.reason}".strip())
    await store.write(upsert(store.settings, schema.bans, ("who",), values), *words)


async def unban(store: Store, who: str, banned: str, shown: str) -> bool:
    """Lets somebody in again; False if he was not shut out."""
    bans = schema.bans
    if await store.row(select(bans.c.who).where(bans.c.who == banned)) is None:
        return False
    await store.write(bans.delete().where(bans.c.who == banned), *decision(store, who, "unban", shown))
    return True


async def find_subject(store: Store, text: str) -> tuple[str, str, str] | None:
    """Whom a ban is for: its kind, what is stored, and how the audit log names him; None if that is nobody."""
    try:
        network = str(ipaddress.ip_network(text))
        return "address", network, f"address {network}"
    except ValueError:
        users = schema.users
        key = unicodedata.normalize("NFKC", text).strip().casefold()
        row = await store.row(select(users.c.id, users.c.name).where(or_(users.c.key == key, users.c.id == text)))
        return None if row is None else ("user", row.id, f"user {row.id} {plain(row.name)}")


def plain(text: str) -> str:
    """Words of strangers on one line: nothing in them can steer a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


async def close_report(store: Store, id: str, who: str) -> bool:
    """Closes a report: nothing is wrong; False if there is none."""
    rows = schema.reports
    if await store.row(select(rows.c.id).where(rows.c.id == id)) is None:
        return False
    change = rows.update().where(rows.c.id == id).values(closed=clock.now())
    await store.write(change, *decision(store, who, "close", f"report {id}"))
    return True
