"""Passkeys (WebAuthn): keys that a browser, a phone or a stick keeps, with which somebody signs in.

A key proves that somebody has it, for this site alone, by signing a question that was asked once. The question is a
signed word with the session to which it was put: nothing is kept of those that nobody answers, and a row that can be
written only once says that one was answered. With a password any passkey is the second step; without one it must also
have made sure who uses it (a finger, a face, a number), for then it is both steps.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase
from starlette.requests import HTTPConnection

from steamshed.server import clock, security
from steamshed.server.accounts import wire
from steamshed.server.api import context
from steamshed.server.api.answering import Asked
from steamshed.server.api.context import Server, User
from steamshed.server.errors import Problem
from steamshed.server.limits import check_count
from steamshed.server.people.names import hidden
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict, Store

logger = logging.getLogger("steamshed.request")
GOOD_FOR = 300.0
"""Seconds in which a question must be answered."""
REMEMBERED = 600.0
"""Seconds for which an answered question is remembered: longer than it would be good for."""
ALGORITHMS = [-8, -7, -257]
"""EdDSA, ES256, RS256, as the library verifies them."""


# -- where ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Site:
    """Where a browser finds this server. A passkey is good for one domain."""

    origin: str
    domain: str


def site_of(connection: HTTPConnection) -> Site | None:
    """The site that passkeys are for; None if there can be none: browsers want a name and https, or ``localhost``.

    A Host that a request brings is believed for ``localhost`` alone.
    """
    parts = urlsplit(context.address_for(connection))
    try:
        domain = (parts.hostname or "").encode("idna").decode()
    except UnicodeError:
        return None
    safe = parts.scheme == "https" and context.server_of(connection).settings.address and is_name(domain)
    if not safe and domain != "localhost":
        return None
    usual = {"http": 80, "https": 443}[parts.scheme]
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return Site(f"{parts.scheme}://{domain}{port}", domain)


def is_name(domain: str) -> bool:
    """Whether this is the name of a host, no address."""
    return ":" not in domain and not domain.rpartition(".")[2].isdecimal()


def needed_site(asked: Asked[Any, Any]) -> Site:
    site = site_of(asked.request)
    if site is None:
        raise Problem(409, "no-passkeys-here", "Passkeys need a server that has a name and speaks https.")
    return site


# -- questions -----------------------------------------------------------------------------------------------------


def question(asked: Asked[Any, Any], purpose: str) -> str:
    """Something to be signed, for this session and purpose, in base64url."""
    mark, until = security.new_secret(), f"{clock.now() + GOOD_FOR:.0f}"
    return encoded(f"{mark}.{until}.{signature_of(asked, purpose, mark, until)}".encode())


def answered(asked: Asked[Any, Any], purpose: str, client_data: str) -> tuple[bytes, str]:
    """The question that an answer says it is to, and the mark by which it is remembered. Raises a Problem unless it was
    put to this session, for this purpose, not long ago."""
    try:
        said = json.loads(decoded(client_data))
        challenge = decoded(said["challenge"])
        mark, until, proof = challenge.decode().split(".")
        good = float(until) > clock.now() and security.same(signature_of(asked, purpose, mark, until), proof)
    except (ValueError, TypeError, KeyError, RecursionError):
        raise wrong_passkey() from None
    if not good:
        raise wrong_passkey()
    return challenge, f"question {mark}"


def signature_of(asked: Asked[Any, Any], purpose: str, mark: str, until: str) -> str:
    return security.signature(asked.server.key, "passkey", purpose, asked.visitor.session or "", mark, until)


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError, TypeError):
        raise ValueError("not base64url") from None


def wrong_passkey() -> Problem:
    return Problem(401, "wrong-passkey", "This passkey does not open this account, or took too long.")


# -- what is kept --------------------------------------------------------------------------------------------------


async def all_of(store: Store, user: str) -> list[Any]:
    rows = schema.passkeys
    return list(await store.rows(select(rows).where(rows.c.user == user).order_by(rows.c.created)))


async def has_any(store: Store, user: str) -> bool:
    rows = schema.passkeys
    return await store.row(select(rows.c.id).where(rows.c.user == user).limit(1)) is not None


def shown(row: Any) -> wire.Passkey:
    return wire.Passkey(row.id, row.name, row.created, row.used)


# -- making one ----------------------------------------------------------------------------------------------------


async def offer(asked: Asked[Any, Any], user: User) -> wire.NewPasskey:
    """What a browser needs to make one. Whoever asks has proved who he is; the question says so."""
    site, mine = needed_site(asked), await all_of(asked.server.store, user.id)
    check_count("passkeys", len(mine))
    return wire.NewPasskey(
        challenge=question(asked, f"make {user.id}"),
        domain=site.domain,
        user=encoded(user.id.encode()),
        name=user.name,
        algorithms=ALGORITHMS,
        known=[row.id for row in mine],
        seconds=int(GOOD_FOR),
    )


async def made(asked: Asked[Any, Any], user: User, answer: wire.MadePasskey) -> list[UpdateBase]:
    """The row changes that keep a passkey that a browser has made. Raises a Problem if it did not make one for us."""
    site, store = needed_site(asked), asked.server.store
    challenge, mark = answered(asked, f"make {user.id}", answer.client_data)
    check_count("passkeys", len(await all_of(store, user.id)))

    def verify() -> Any:
        from webauthn import verify_registration_response

        return verify_registration_response(
            credential={
                **of_key(answer.id),
                "response": {"clientDataJSON": answer.client_data, "attestationObject": answer.attestation},
            },
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=site.origin,
        )

    found = await verified(verify)
    rows, id = schema.passkeys, encoded(found.credential_id)
    if await store.row(select(rows.c.id).where(rows.c.id == id)) is not None:
        raise wrong_passkey()
    values = {
        "id": id,
        "user": user.id,
        "key": encoded(found.credential_public_key),
        "count": found.sign_count,
        "name": "".join(sign for sign in answer.name if not hidden(sign)).strip()[:40],
        "transports": " ".join(answer.transports),
        "created": clock.now(),
    }
    return [*spent(user.id, mark), rows.insert().values(**values)]


# -- showing one ---------------------------------------------------------------------------------------------------


def ask(asked: Asked[Any, Any], alone: bool) -> wire.PasskeyQuestion:
    """What a browser needs to show one; ``alone`` if nothing else says who it is."""
    site = needed_site(asked)
    return wire.PasskeyQuestion(question(asked, "show"), site.domain, alone, int(GOOD_FOR))


async def prove(asked: Asked[Any, Any], answer: wire.PasskeyAnswer, of: str | None = None) -> Any:
    """The passkey that has signed the question put to this session, of the user ``of`` if that is known; else it must
    have made sure who uses it. Raises a Problem in all other cases. The question is spent."""
    site, server, rows = needed_site(asked), asked.server, schema.passkeys
    challenge, mark = answered(asked, "show", answer.client_data)
    row = await server.store.row(select(rows).where(rows.c.id == answer.id))
    if row is None or (of is not None and row.user != of):
        raise wrong_passkey()
    if answer.user not in ("", encoded(row.user.encode())):
        raise wrong_passkey()

    def verify() -> Any:
        from webauthn import verify_authentication_response

        return verify_authentication_response(
            credential={
                **of_key(answer.id),
                "response": {
                    "clientDataJSON": answer.client_data,
                    "authenticatorData": answer.authenticator_data,
                    "signature": answer.signature,
                },
            },
            expected_challenge=challenge,
            expected_rp_id=site.domain,
            expected_origin=site.origin,
            credential_public_key=decoded(row.key),
            credential_current_sign_count=row.count,
            require_user_verification=of is None,
        )

    found = await verified(verify)
    await note_use(server, row, mark, found.new_sign_count)
    return row


async def note_use(server: Server, row: Any, mark: str, count: int) -> None:
    rows = schema.passkeys
    change = rows.update().where(rows.c.id == row.id, rows.c.count <= count).values(count=count, used=clock.now())
    try:
        await server.store.write(*spent(row.user, mark), change)
    except Conflict:
        raise wrong_passkey() from None


def spent(user: str, mark: str) -> list[UpdateBase]:
    """The row that can be written once only, at whichever worker."""
    rows, now = schema.spent_codes, clock.now()
    return [rows.delete().where(rows.c.time < now - REMEMBERED), rows.insert().values(user=user, code=mark, time=now)]


def of_key(id: str) -> dict[str, str]:
    return {"id": id, "rawId": id, "type": "public-key"}


async def verified(verify: Callable[[], Any]) -> Any:
    """What the library finds, in a thread: loading it takes a while, and so does checking a signature."""

    def checked() -> Any:
        try:
            return verify()
        except Exception as error:  # it reads what strangers send, and says no in many ways
            logger.info("a passkey was refused: %s", type(error).__name__)
            return None

    found = await asyncio.to_thread(checked)
    if found is None:
        raise wrong_passkey()
    return found
