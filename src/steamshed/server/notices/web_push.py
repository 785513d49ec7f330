"""Web Push: what is sent to a browser with no page open, encrypted for it alone (RFC 8291) and signed with the key of
this installation (VAPID, RFC 8292). The push service in between sees neither words nor tables.

The key is made on first start and kept with the facts of the installation: all workers have the same, and so has a
restored backup. With another key every browser would have to be asked again.
"""

from __future__ import annotations

import base64
import binascii
import os

import msgspec

from steamshed.server import clock
from steamshed.server.notices import guarded_post
from steamshed.server.notices.slow_hosts import Hosts
from steamshed.server.settings import Settings
from steamshed.server.storage.store import Store

RECORD = 4096
SIGNED_FOR = 12 * 3600.0
CURVE_POINT = 65
SECRET = 16
GONE = (404, 410)
"""Answers of a push service by which a browser takes no pushes any more."""


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises ValueError."""
    try:
        return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (binascii.Error, UnicodeEncodeError) as error:
        raise ValueError(str(error)) from None


def check_keys(key: str, auth: str) -> None:
    """Raises ValueError unless these are keys that a browser can have given."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point, secret = decoded(key), decoded(auth)
    if len(point) != CURVE_POINT or len(secret) != SECRET:
        raise ValueError("keys of the wrong length")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def new_key() -> str:
    """A private key, as it is kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


def encrypt(message: bytes, key: bytes, auth: bytes, own: str | None = None, salt: bytes | None = None) -> bytes:
    """A message for the browser with these keys, in one record; ``own`` and ``salt`` are new ones if not given."""
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    private = ec.derive_private_key(int(own or new_key(), 16), ec.SECP256R1())
    public = private.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    salt = os.urandom(16) if salt is None else salt
    shared = derive(private.exchange(ec.ECDH(), browser), auth, b"WebPush: info\0" + key + public, 32)
    content = derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return header + AESGCM(content).encrypt(nonce, message + b"\x02", None)


class Pusher:
    """Signs and sends."""

    def __init__(self, settings: Settings, key: str) -> None:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        self.settings = settings
        self.hosts = Hosts(settings.private_hooks)
        self.private = ec.derive_private_key(int(key, 16), ec.SECP256R1())
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self.public = encoded(self.private.public_key().public_bytes(*form))
        """What a browser subscribes with."""

    @classmethod
    async def open(cls, settings: Settings, store: Store) -> Pusher:
        return cls(settings, await store.fact("vapid", new_key))

    def signature(self, origin: str) -> str:
        """The Authorization header for a push service."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        secure = self.settings.public_address.startswith("https://")
        who = self.settings.public_address if secure else f"mailto:{self.settings.mail_from}"
        claims = {"aud": origin, "exp": int(clock.now() + SIGNED_FOR), "sub": who}
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public}"

    async def push(
        self, user: str, endpoint: str, key: str, auth: str, message: dict[str, object], topic: str, lasts: float
    ) -> int:
        """Sends to somebody's browser; gives the answer of the push service. One that waits there with the same
        ``topic`` is replaced, and after ``lasts`` seconds it is not delivered any more. Raises NotAllowed, OSError."""
        private = self.settings.private_hooks
        body = encrypt(msgspec.json.encode(message), decoded(key), decoded(auth))
        headers = {
            "Authorization": self.signature(guarded_post.target_of(endpoint, private).origin),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(0, int(lasts))),
            "Topic": topic,
            "Urgency": "normal",
        }
        return await self.hosts.post(user, endpoint, body, headers)
