"""Secrets: passwords, session cookies, seat tokens, CSRF tokens. Limits are in ``limits.py``.

The database holds digests of session and seat secrets only. A CSRF token is a keyed digest of the session secret, so it
needs no storage and dies with the session.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

COOKIE = "steamshed_session"
HOST_COOKIE = "__Host-steamshed_session"
"""The same over https: browsers take it from this very host only, for all its paths, and never over plain http. So
neither a neighbour with a name beside ours nor somebody on the line can plant a session."""
KNOWN = "steamshed_known"
"""The cookie of a device on which an account was signed in: it says which, and that the server said so."""
HASHER = PasswordHasher()
DUMMY = HASHER.hash("nobody has this password")
HASHING = ThreadPoolExecutor(2, thread_name_prefix="argon2")
"""Argon2 takes 64 MiB and a core; a few at a time are enough."""


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def signature(key: str, *words: str) -> str:
    """A keyed digest: nobody else can make one, and nothing needs to be kept."""
    return hmac.new(key.encode(), "\0".join(words).encode(), hashlib.sha256).hexdigest()


def csrf_token(key: str, session: str) -> str:
    return signature(key, session)


def csrf_matches(key: str, session: str, token: str) -> bool:
    return signed(key, token, session)


def signed(key: str, token: str, *words: str) -> bool:
    return same(signature(key, *words), token)


def same(secret: str, given: str) -> bool:
    """Whether a secret was given, in the same time for every wrong one."""
    return hmac.compare_digest(secret.encode(), given.encode())


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(HASHING, HASHER.hash, password)


async def password_matches(hashed: str | None, password: str) -> bool:
    """Takes the same time whether or not there is such an account."""
    matches = await asyncio.get_running_loop().run_in_executor(HASHING, verify, hashed or DUMMY, password)
    return matches and hashed is not None


def verify(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
