"""Sign-ins that fail: each makes the next one for the same account wait, longer and longer.

So a password cannot be guessed from many addresses at once. A stranger must not lock the owner out, though: a device on
which the account was signed in before has a count of its own, and a mailed link signs in without any.
"""

from __future__ import annotations

from sqlalchemy import select

from steamshed.server import clock, security
from steamshed.server.api.context import Server
from steamshed.server.limits import too_soon
from steamshed.server.storage import schema
from steamshed.server.storage.store import upsert

FREE = 5
"""Failures that nobody has to wait for: fingers slip."""
LONGEST = 900.0
FORGIVEN = 86400.0
"""Seconds after which failures are forgotten."""


def delay(failures: int) -> float:
    """Seconds from the last failure to the next attempt."""
    return 0.0 if failures < FREE else min(LONGEST, 2.0 ** (failures - FREE + 1))


async def count(server: Server, who: str) -> None:
    """Counts an attempt as failed until it has succeeded. Raises a Problem if it comes too early."""
    if not server.limits.active:
        return
    rows, now = schema.attempts, clock.now()
    async with server.counting:  # or a hundred attempts at once would all find the count of before
        row = await server.store.row(select(rows.c.failures, rows.c.last).where(rows.c.who == who))
        failures, last = (0, now) if row is None or now - row.last > FORGIVEN else (row.failures, row.last)
        wait = last + delay(failures) - now
        if wait > 0:
            raise too_soon(wait)
        values = {"who": who, "failures": failures + 1, "last": now}
        await server.store.write(
            upsert(server.settings, rows, ("who",), values), rows.delete().where(rows.c.last < now - FORGIVEN)
        )


async def succeeded(server: Server, who: str) -> None:
    rows = schema.attempts
    await server.store.write(rows.delete().where(rows.c.who == who))


# -- devices -------------------------------------------------------------------------------------------------------


def mark_of_device(server: Server, user: str, password: str) -> str:
    """What a device shows at its next sign-in; it is void when the password has changed."""
    device = security.new_id()
    return f"{user}.{device}.{security.signature(server.key, 'device', user, device, password)}"


def counted_as(server: Server, name: str, user: str | None, password: str | None, mark: str | None) -> str:
    """Under which name an attempt is counted: a device that the account knows has its own."""
    device = known_device(server, user, password, mark)
    return security.digest(f"name {name}" if device is None else f"device {user} {device}")


def known_device(server: Server, user: str | None, password: str | None, mark: str | None) -> str | None:
    """The device that shows a mark of this account; None if it shows none, or one of before the password."""
    parts = (mark or "").split(".")
    if user is not None and password is not None and len(parts) == 3:
        whose, device, proof = parts
        if whose == user and security.signed(server.key, proof, "device", user, device, password):
            return device
    return None
