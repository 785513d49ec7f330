"""A passkey made of software, as honest or dishonest as a test wants it."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """Keeps one key for one site."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.domain = origin.partition("://")[2].partition(":")[0]
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.verifies = True
        self.user = ""

    def data(self, flags: int) -> bytes:
        flags |= PRESENT | (VERIFIED if self.verifies else 0)
        return hashlib.sha256(self.domain.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)

    def said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def make(self, asked: dict[str, Any], **more: Any) -> dict[str, Any]:
        """The body that keeps it."""
        self.user = asked["user"]
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        named = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        made = {"fmt": "none", "attStmt": {}, "authData": self.data(ATTESTED) + named}
        return {
            "id": text(self.id),
            "client_data": text(self.said("webauthn.create", asked["challenge"])),
            "attestation": text(cbor2.dumps(made)),
            "transports": ["internal"],
            "name": "Software",
            **more,
        }

    def show(self, asked: dict[str, Any], **more: Any) -> dict[str, Any]:
        """The answer to a question."""
        self.count += 1
        client, data = self.said("webauthn.get", asked["challenge"]), self.data(0)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": text(self.id),
            "client_data": text(client),
            "authenticator_data": text(data),
            "signature": text(signature),
            "user": self.user,
            **more,
        }
