"""The second factor beside a password: codes of an authenticator app (TOTP, RFC 6238), a passkey (``passkeys.py``), and
a list of recovery codes for who has lost either.

A code is good for its half minute and the ones before and after it, for clocks differ, and works once: the row that
says that it is spent can be written once only. What the app shares with the account is kept as it is, for codes are
worked out from it; recovery codes are kept as digests.
"""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from typing import Any
from urllib.parse import quote, urlencode

from sqlalchemy import func, select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.accounts import passkeys, sign_in_attempts, wire
from steamshed.server.api.answering import Asked
from steamshed.server.api.context import Server
from steamshed.server.errors import Problem
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict, Store

HALF_MINUTE = 30
DIGITS = 6
DRIFT = 1
"""So many half minutes may clocks differ."""
RECOVERY_CODES = 10
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of recovery codes: none that could be taken for another."""
GROUPS, GROUP = 4, 4
REMEMBERED = 600.0
"""Seconds for which a spent code is remembered: longer than it would be good for."""
STEP = "step "
"""Begins the mark of a spent code of an app."""
LISTS = schema.recovery_codes
QUIET = 4
"""White modules around a QR code."""


# -- codes of an app -----------------------------------------------------------------------------------------------


def new_secret() -> str:
    """160 random bits, as apps take them."""
    return base64.b32encode(secrets.token_bytes(20)).decode()


def code_at(secret: str, step: int) -> str:
    """The code of a half minute, by its number since 1970.

    >>> code_at(base64.b32encode(b"12345678901234567890").decode(), 1)  # second 59 of RFC 6238, its last six digits
    '287082'
    """
    mac = hmac.new(base64.b32decode(secret), step.to_bytes(8, "big"), "sha1").digest()
    at = mac[-1] & 15
    number = int.from_bytes(mac[at : at + 4], "big") & 0x7FFF_FFFF
    return f"{number % 10**DIGITS:0{DIGITS}d}"


def step_of(secret: str, code: str, now: float) -> int | None:
    """The half minute of which this is the code, near enough to now; None if it is wrong."""
    here = int(now // HALF_MINUTE)
    near = range(max(0, here - DRIFT), here + DRIFT + 1)
    return next((step for step in near if security.same(code_at(secret, step), code)), None)


def address_of(secret: str, name: str) -> str:
    """What a QR code tells an app."""
    query = urlencode({"secret": secret, "issuer": "Steamshed"})
    return f"otpauth://totp/Steamshed:{quote(name, safe='')}?{query}"


def drawn(text: str) -> tuple[int, str]:
    """A QR code as the path of an SVG drawing, and how wide it is, with its margin."""
    import segno

    rows = segno.make(text, error="m", micro=False).matrix
    path = "".join(
        f"M{run.start() + QUIET} {y + QUIET}h{run.end() - run.start()}v1h-{run.end() - run.start()}z"
        for y, row in enumerate(rows)
        for run in re.finditer("1+", "".join(map(str, row)))
    )
    return len(rows) + 2 * QUIET, path


# -- what is kept --------------------------------------------------------------------------------------------------


async def kept(store: Store, user: str) -> Any:
    """The row of an account's second factor, also one that is only offered; None if there is none."""
    rows = schema.second_factors
    return await store.row(select(rows).where(rows.c.user == user))


async def secret_of(store: Store, user: str) -> str | None:
    """What an account shares with its app; None without a second factor."""
    row = await kept(store, user)
    return None if row is None or row.since is None else str(row.secret)


async def is_on(store: Store, user: str) -> bool:
    """Whether an account is asked for more than its password."""
    return await secret_of(store, user) is not None or await passkeys.has_any(store, user)


async def codes_left(store: Store, user: str) -> int:
    rows = schema.recovery_codes
    return int((await store.row(select(func.count()).select_from(rows).where(rows.c.user == user)))[0])


def new_codes(user: str) -> tuple[list[str], list[UpdateBase]]:
    """Recovery codes in place of those of before, and the row changes that keep their digests."""
    rows = schema.recovery_codes
    codes = [
        "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
        for _ in range(RECOVERY_CODES)
    ]
    values = [{"user": user, "digest": digest_of(user, plain(code))} for code in codes]
    return codes, [rows.delete().where(rows.c.user == user), *(rows.insert().values(**one) for one in values)]


def without(user: str) -> list[UpdateBase]:
    """The row changes that take every second factor off an account."""
    return [*without_app(user), *(table.delete().where(table.c.user == user) for table in (schema.passkeys, LISTS))]


def without_app(user: str) -> list[UpdateBase]:
    """The row changes that forget the app; what another app says is no used code."""
    rows, spent = schema.second_factors, schema.spent_codes
    used = (spent.c.user == user) & spent.c.code.startswith(STEP)
    return [rows.delete().where(rows.c.user == user), spent.delete().where(used)]


def without_codes(user: str) -> UpdateBase:
    return LISTS.delete().where(LISTS.c.user == user)


def plain(code: str) -> str:
    """A code as it is compared: without blanks and hyphens."""
    return re.sub(r"[\s-]", "", code).lower()


def digest_of(user: str, code: str) -> str:
    return security.digest(f"recovery {user} {code}")


# -- asking for it -------------------------------------------------------------------------------------------------


async def check(asked: Asked[Any, Any], user: str, who: str, step: wire.SecondStep) -> None:
    """Raises a Problem unless the account has no second factor, or this is a code or a passkey of it, which is spent
    now. Failures count for ``who`` tries."""
    server = asked.server
    if not await is_on(server.store, user):
        return
    if step.passkey is not None:
        await passkeys.prove(asked, step.passkey, user)
    elif step.code:
        await check_code(server, user, who, await secret_of(server.store, user), step.code)
    else:
        raise Problem(401, "second-factor-needed", "This account needs a code or a passkey, too.")


async def check_code(server: Server, user: str, who: str, secret: str | None, code: str) -> None:
    counted = security.digest(f"code {who}")
    await sign_in_attempts.count(server, counted)
    if not await spend(server.store, user, secret, plain(code)):
        raise Problem(401, "wrong-code", "This code is wrong, or was used already.")
    await sign_in_attempts.succeeded(server, counted)


async def spend(store: Store, user: str, secret: str | None, code: str) -> bool:
    """Whether this is a code of the account that nobody has used; then it is used."""
    now, spent, lists = clock.now(), schema.spent_codes, LISTS
    changes: list[UpdateBase] = [spent.delete().where(spent.c.time < now - REMEMBERED)]
    if len(code) == DIGITS:
        step = None if secret is None else step_of(secret, code, now)
        if step is None:
            return False
        mark = f"{STEP}{step}"
    else:
        mark = digest_of(user, code)
        listed = (lists.c.user == user) & (lists.c.digest == mark)
        if await store.row(select(lists.c.digest).where(listed)) is None:
            return False
        changes.append(lists.delete().where(listed))
    try:
        await store.write(*changes, spent.insert().values(user=user, code=mark, time=now))
    except Conflict:
        return False
    return True
