"""Headers of every answer that keep browsers careful: what a page may load, who may frame it, https only."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from steamshed.server.api import context

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
}
HTTPS_ONLY = "max-age=31536000"
"""Told over https: for a year browsers ask this host by https only. Other hosts of the domain are not ours to speak
for."""
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'{socket}; object-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'self'"
)
"""What a page may load and where it may connect to: this server, and its own socket by name for older browsers."""


def security_headers(scope: Scope, address: str, secure: bool) -> dict[str, str]:
    """The headers of an answer. ``secure``: the site is served over https, whatever a proxy says of a request."""
    sent = {**HEADERS, "Content-Security-Policy": policy(scope, address)}
    if secure or scope["scheme"] == "https":
        sent["Strict-Transport-Security"] = HTTPS_ONLY
    return sent


def policy(scope: Scope, address: str) -> str:
    """The policy for a page: its sockets are those of the server that it came from."""
    host = context.host_of(Headers(scope=scope))
    own = urlsplit(address) if address else urlsplit(f"{scope['scheme']}://{host}")
    socket = f" {'wss' if own.scheme == 'https' else 'ws'}://{own.netloc}" if host else ""
    return POLICY.format(socket=socket)
