"""A small provider of sign-ins (OpenID Connect) on this machine, as honest or dishonest as a test wants it."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import threading
import time
from base64 import b64encode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT, SECRET = "steamshed", "a secret of both"


class Provider:
    """Signs in whoever ``person`` is at the moment."""

    def __init__(self) -> None:
        self.key = RSAKey.generate_key(2048, {"kid": "one", "use": "sig"})
        self.person = {"sub": "1", "preferred_username": "Ada"}
        self.codes: dict[str, dict[str, str]] = {}
        self.changes: dict[str, Any] = {}
        """What the next tokens say instead."""
        self.described: dict[str, Any] = {}
        """What the provider says of itself instead."""
        self.signer: Any = None
        """With what the next tokens are signed instead: an algorithm and a key."""
        self.status = 200
        self.asked: list[str] = []
        provider = self

        class Answering(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.answer(provider.get(urlsplit(self.path).path))

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                form = {name: values[0] for name, values in parse_qs(body).items()}
                self.answer(provider.redeem(form, self.headers.get("Authorization", "")))

            def answer(self, found: Any) -> None:
                data = json.dumps(found).encode()
                self.send_response(400 if found is None else provider.status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *words: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        self.issuer = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def get(self, path: str) -> Any:
        self.asked.append(path)
        if path == "/keys":
            return {"keys": [self.key.as_dict(private=False)]}
        return {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/enter",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
            **self.described,
        }

    def enter(self, address: str) -> dict[str, str]:
        """What a browser brings back that was sent to this address."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        assert asked["response_type"] == "code"
        assert asked["client_id"] == CLIENT
        assert asked["code_challenge_method"] == "S256"
        assert "openid" in asked["scope"].split()
        code = secrets.token_urlsafe(16)
        self.codes[code] = asked
        return {"code": code, "state": asked["state"]}

    def back(self, address: str) -> str:
        """The same as the address to which the browser goes."""
        asked = parse_qs(urlsplit(address).query)
        return f"{asked['redirect_uri'][0]}?{urlencode(self.enter(address))}"

    def redeem(self, form: dict[str, str], proof: str) -> Any:
        self.asked.append("/token")
        asked = self.codes.pop(form["code"], None)
        expected = "Basic " + b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        if asked is None or form["redirect_uri"] != asked["redirect_uri"]:
            return None
        digest = hashlib.sha256(form["code_verifier"].encode()).digest()
        if urlsafe_b64encode(digest).rstrip(b"=").decode() != asked["code_challenge"]:
            return None
        if proof.replace("%20", " ") != expected and proof != expected:
            return None
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": CLIENT, "iat": now, "exp": now + 60, "nonce": asked["nonce"]}
        claims |= self.person | self.changes
        claims = {name: value for name, value in claims.items() if value is not None}
        algorithm, key = self.signer or ("RS256", self.key)
        header = {"alg": algorithm, "kid": "one"}
        if isinstance(key, bytes):  # the library makes no such token
            parts = [urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=") for part in (header, claims)]
            signature = hmac.new(key, b".".join(parts), "sha256").digest() if algorithm == "HS256" else b""
            return {"id_token": b".".join([*parts, urlsafe_b64encode(signature).rstrip(b"=")]).decode()}
        return {"id_token": jwt.encode(header, claims, key, algorithms=[algorithm]), "token_type": "Bearer"}
