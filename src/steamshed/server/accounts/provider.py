"""Signing in with the provider of a club (OpenID Connect): the authorization code flow with PKCE, state and nonce.

The operator names one provider; without that nothing here is asked. What must come back from it is bound to the session
that has asked: state, nonce and verifier are keyed digests of it, so nothing is kept, and what another browser was
given is of no use. The signature of what the provider says is checked by a library (``joserfc``), with keys that are
fetched from the provider; the algorithms are those of public keys only.
"""

from __future__ import annotations

import base64
import hashlib
from typing import Any
from urllib.parse import urlencode

import msgspec
from sqlalchemy import select

from steamshed.server import clock, security
from steamshed.server.errors import Problem
from steamshed.server.settings import Settings, safe_address
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store

GOOD_FOR = 600.0
"""Seconds that somebody may take at the provider."""
PATIENCE = 10.0
"""Seconds for an answer of the provider."""
LONGEST = 262_144
"""Bytes of an answer."""
KEPT = 3600.0
"""Seconds after which the provider is asked again what it is like."""
SIGNED_BY = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"]
LEEWAY = 60
"""Seconds by which the clock of the provider may differ."""
SCOPE = "openid profile"


class Described(msgspec.Struct, frozen=True):
    """What a provider says of itself."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)


class Tokens(msgspec.Struct, frozen=True):
    id_token: str


class Claims(msgspec.Struct, frozen=True):
    """Who it is, as far as anybody asks."""

    sub: str
    preferred_username: str = ""
    name: str = ""


class Provider:
    """The provider of this server, with what it last said of itself."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.issuer = settings.oidc_issuer
        self.back = f"{settings.public_address}/provider"
        self.described: Described | None = None
        self.keys: Any = None
        self.asked = 0.0

    # -- what it is like -------------------------------------------------------------------------------------------

    async def describe(self) -> Described:
        if self.described is None or clock.monotonic() - self.asked > KEPT:
            data = await self.fetch(f"{self.issuer.rstrip('/')}/.well-known/openid-configuration")
            found = read(data, Described)
            places = (found.authorization_endpoint, found.token_endpoint, found.jwks_uri)
            if found.issuer != self.issuer or not all(safe_address(place) for place in places):
                raise no_answer()
            self.described, self.keys, self.asked = found, None, clock.monotonic()
        return self.described

    async def key_set(self, described: Described) -> Any:
        from joserfc.jwk import KeySet

        if self.keys is None:
            data = await self.fetch(described.jwks_uri)
            try:
                self.keys = KeySet.import_key_set(read(data, dict[str, Any]))
            except Exception:  # whatever does not look like keys
                raise no_answer() from None
        return self.keys

    async def fetch(self, address: str, form: dict[str, str] | None = None, **more: Any) -> bytes:
        """What the provider answers. Raises a Problem if it does not, or with anything but yes."""
        import httpx

        body = bytearray()
        try:
            async with (
                httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False) as client,
                client.stream("GET" if form is None else "POST", address, data=form, **more) as answer,
            ):
                async for part in answer.aiter_bytes():
                    body += part
                    if len(body) > LONGEST:
                        raise no_answer()
        except (httpx.HTTPError, httpx.InvalidURL):
            raise no_answer() from None
        if answer.status_code != 200:
            raise no_answer() if form is None else not_signed_in_there()
        return bytes(body)

    # -- there and back --------------------------------------------------------------------------------------------

    async def address(self, key: str, session: str, purpose: str) -> str:
        """Where the browser of a session goes to say who sits there."""
        described = await self.describe()
        until = f"{clock.now() + GOOD_FOR:.0f}"
        mark = security.new_secret()
        state = f"{mark}.{until}.{security.signature(key, 'provider', purpose, session, mark, until)}"
        challenge = hashlib.sha256(verifier_of(key, session, state).encode()).digest()
        query = {
            "response_type": "code",
            "client_id": self.settings.oidc_client,
            "redirect_uri": self.back,
            "scope": SCOPE,
            "state": state,
            "nonce": nonce_of(key, session, state),
            "code_challenge": base64.urlsafe_b64encode(challenge).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
        }
        place = described.authorization_endpoint
        return f"{place}{'&' if '?' in place else '?'}{urlencode(query)}"

    async def redeem(self, key: str, session: str, state: str, code: str) -> Claims:
        """Who the provider says it is, for a code that it has given the browser of this session."""
        described, settings = await self.describe(), self.settings
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self.back,
            "client_id": settings.oidc_client,
            "code_verifier": verifier_of(key, session, state),
        }
        more: dict[str, Any] = {}
        if settings.oidc_secret and "client_secret_basic" in described.token_endpoint_auth_methods_supported:
            more["auth"] = (settings.oidc_client, settings.oidc_secret)
        elif settings.oidc_secret:
            form["client_secret"] = settings.oidc_secret
        token = read(await self.fetch(described.token_endpoint, form, **more), Tokens).id_token
        return await self.read_token(described, token, nonce_of(key, session, state))

    async def read_token(self, described: Described, token: str, nonce: str) -> Claims:
        """What stands in a token that the provider has signed, for us, for this question. Keys that it has changed are
        fetched anew, once."""
        from joserfc import jwt
        from joserfc.errors import JoseError
        from joserfc.jwt import JWTClaimsRegistry

        told, client = None, self.settings.oidc_client
        for _ in range(2):
            keys = await self.key_set(described)
            try:
                told = jwt.decode(token, keys, algorithms=SIGNED_BY)
                break
            except (JoseError, ValueError, TypeError, KeyError):
                self.keys = None
        if told is None:
            raise not_signed_in_there()
        registry = JWTClaimsRegistry(
            now=int(clock.now()),
            leeway=LEEWAY,
            iss={"essential": True, "value": self.issuer},
            aud={"essential": True, "value": client},
            exp={"essential": True},
            iat={"essential": True},
            sub={"essential": True},
            nonce={"essential": True, "value": nonce},
        )
        try:
            registry.validate(told.claims)
        except (JoseError, ValueError, TypeError):
            raise not_signed_in_there() from None
        audience = told.claims["aud"]
        if isinstance(audience, list) and len(audience) > 1 and told.claims.get("azp") != client:
            raise not_signed_in_there()
        claims: Claims = read(msgspec.json.encode(told.claims), Claims)
        return claims


def check_state(key: str, session: str, purpose: str, state: str) -> bool:
    """Whether this session has asked for just this, not too long ago."""
    mark, _, rest = state.partition(".")
    until, _, proof = rest.partition(".")
    if not security.signed(key, proof, "provider", purpose, session, mark, until):
        return False
    return float(until) > clock.now()


def nonce_of(key: str, session: str, state: str) -> str:
    return security.signature(key, "nonce", session, state)


def verifier_of(key: str, session: str, state: str) -> str:
    return security.signature(key, "verifier", session, state)


def read(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError:
        raise no_answer() from None


def no_answer() -> Problem:
    return Problem(409, "provider-is-away", "The sign-in of the club does not answer as it should.")


def not_signed_in_there() -> Problem:
    return Problem(401, "provider-says-no", "The sign-in of the club did not say who you are, or too long ago.")


# -- what is kept --------------------------------------------------------------------------------------------------


async def knows(store: Store, user: str) -> bool:
    """Whether an account signs in with a provider."""
    rows = schema.provided
    return await store.row(select(rows.c.user).where(rows.c.user == user).limit(1)) is not None
