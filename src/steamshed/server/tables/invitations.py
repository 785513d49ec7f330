"""Invitations: secrets that open one seat, once, for a time. Only digests are stored.

An invitation is open until somebody takes its seat with it, the owner makes it void (a new one for the same seat does),
the game begins without it, or its time is over. What it was stays known, so that whoever comes too late is told why.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.errors import Problem
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store

Ended = Literal["taken", "void", "expired"]
DAY = 86400

WORDS: dict[Ended, str] = {
    "taken": "This invitation has been used: its seat is taken.",
    "void": "This invitation is no longer valid.",
    "expired": "This invitation has expired.",
}


@dataclass(frozen=True)
class Invitation:
    """What a secret opens, or opened."""

    seat: int
    expires: float
    ended: Ended | None

    def check(self, privacy: str) -> None:
        """Raises a Problem if it opens nothing any more."""
        if self.ended is not None:
            raise Problem(410, f"invitation-{self.ended}", WORDS[self.ended], privacy=privacy)


async def find(store: Store, table: str, token: str | None) -> Invitation | None:
    """The invitation to a table with this secret."""
    if not token:
        return None
    rows = schema.invitations
    row = await store.row(select(rows).where(rows.c.digest == security.digest(token), rows.c.table == table))
    if row is None:
        return None
    ended: Ended | None = row.ended
    if ended is None and row.expires < clock.now():
        ended = "expired"
    return Invitation(row.seat, row.expires, ended)


async def open_ones(store: Store, table: str) -> list[Invitation]:
    """The invitations to a table that open a seat now, by seat."""
    rows = schema.invitations
    query = select(rows).where(rows.c.table == table, rows.c.ended.is_(None), rows.c.expires > clock.now())
    return [Invitation(row.seat, row.expires, None) for row in await store.rows(query.order_by(rows.c.seat))]


def expiry(settings: Settings) -> float:
    """Until when an invitation that is made now is good."""
    return clock.now() + settings.invitation_days * DAY


def new_rows(table: str, tokens: Mapping[int, str], expires: float) -> list[UpdateBase]:
    """Rows for new invitations, by seat."""
    now = clock.now()
    return [
        schema.invitations.insert().values(
            digest=security.digest(token), table=table, seat=seat, created=now, expires=expires
        )
        for seat, token in tokens.items()
    ]


def ending(table: str, seat: int | None, ended: Ended) -> UpdateBase:
    """Ends the open invitations to a seat; None: to all seats."""
    rows = schema.invitations
    change = rows.update().where(rows.c.table == table, rows.c.ended.is_(None)).values(ended=ended)
    return change if seat is None else change.where(rows.c.seat == seat)
