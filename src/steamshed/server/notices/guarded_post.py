"""Posting to addresses that people have given: webhooks of club chats, and the push services of browsers.

Such an address must not lead into the network that the server stands in. So it is https to a usual port, every address
that its name stands for must be a public one, the connection goes to one of just these addresses (the name is not asked
for again), and a redirection is not followed. Of the answer only the status is read.

Names are asked for in threads of their own: a name server that does not answer must not take those that others need.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

SECONDS = 15.0
"""For everything, from asking for the name to the status."""
LONGEST = 800
"""Characters of an address."""
VISIBLE = re.compile(r"[!-~]+")
MOST_ASKED = 64
"""Names that are asked for at the same time."""
PUBLIC = ipaddress.IPv6Network("2000::/3")
"""Nothing else of IPv6 is given out to be reached from everywhere: not what stands for an address of IPv4 (``::``,
``::ffff:0:0:0``, ``64:ff9b::``), nor segments (``5f00::``), nor the sites of old (``fec0::``)."""
RESERVED = [
    ipaddress.ip_network(net)
    for net in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
]
"""For protocols, documentation, and ways through tunnels to addresses that may be anywhere: not all that is reserved is
known to every Python."""


class NotAllowed(Exception):
    """An address that nothing is ever posted to, and why."""


@dataclass(frozen=True)
class Target:
    """Where to post."""

    host: str
    port: int
    path: str
    secure: bool

    @property
    def origin(self) -> str:
        scheme, usual = ("https", 443) if self.secure else ("http", 80)
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{scheme}://{host}" + ("" if self.port == usual else f":{self.port}")


def target_of(url: str, private: bool = False) -> Target:
    """What an address says, without asking anybody; ``private`` allows what a closed network needs. Raises
    NotAllowed."""
    if len(url) > LONGEST or not VISIBLE.fullmatch(url):
        raise NotAllowed("it is not an address")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise NotAllowed("it is not an address") from None
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise NotAllowed("it does not begin with https://")
    if not host or parts.username is not None or parts.password is not None:
        raise NotAllowed("it names no host, or somebody's password")
    secure = parts.scheme == "https"
    port = (443 if secure else 80) if port is None else port
    if not private and port != 443 and port < 1024:
        raise NotAllowed(f"nothing is posted to port {port}")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(host, port, path, secure)


def is_public(address: str) -> bool:
    """Whether an address is one of the open net."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found not in PUBLIC:
            return False
    return found.is_global and not found.is_multicast and not any(found in network for network in RESERVED)


asked: set[threading.Thread] = set()
"""Threads that ask for a name."""


async def look_up(host: str, port: int) -> list[str]:
    """The addresses that a name stands for. Raises OSError."""
    if len(asked) >= MOST_ASKED:
        raise OSError("too many names are asked for")
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[list[str]] = loop.create_future()

    def tell(found: list[str] | None, error: Exception | None) -> None:
        asked.discard(thread)
        if answer.done():  # nobody waits for it any more
            return
        if found is None:
            answer.set_exception(error or OSError("no answer"))
        else:
            answer.set_result(found)

    def ask() -> None:
        found, wrong = None, None
        try:
            found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        except (OSError, UnicodeError) as error:
            wrong = error
        with contextlib.suppress(RuntimeError):  # the server has stopped
            loop.call_soon_threadsafe(tell, found, wrong)

    thread = threading.Thread(target=ask, name="name server", daemon=True)
    asked.add(thread)
    thread.start()
    return await answer


async def addresses(target: Target, private: bool) -> list[str]:
    """The addresses of a host. Raises NotAllowed if one of them is not public."""
    known = list(dict.fromkeys(await look_up(target.host, target.port)))
    if not private and not all(map(is_public, known)):
        raise NotAllowed("it leads into a private network")
    return known


async def post(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> int:
    """Posts; gives the status of the answer. Raises NotAllowed, or OSError if it cannot be done now."""
    target = target_of(url, private)
    try:
        async with asyncio.timeout(SECONDS):
            known = await addresses(target, private)
            return await send(target, known[0], body, headers)
    except (TimeoutError, UnicodeError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
        raise OSError(f"{type(error).__name__} at {target.host}") from None


async def send(target: Target, address: str, body: bytes, headers: Mapping[str, str]) -> int:
    context = ssl.create_default_context() if target.secure else None
    name = target.host if target.secure else None
    reader, writer = await asyncio.open_connection(address, target.port, ssl=context, server_hostname=name, limit=8192)
    try:
        host = target.origin.partition("://")[2]
        lines = [f"POST {target.path} HTTP/1.1", f"Host: {host}", "Connection: close", "User-Agent: Steamshed"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"Content-Length: {len(body)}", "", ""]
        writer.write("\r\n".join(lines).encode("latin-1") + body)
        await writer.drain()
        status = await reader.readuntil(b"\n")
        return int(status.split()[1])
    except IndexError:
        raise OSError(f"no HTTP at {target.host}") from None
    finally:
        writer.close()
