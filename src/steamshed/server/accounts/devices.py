"""What a session says of its browser: names of device and system, and its place in the network."""

from __future__ import annotations

import re

from steamshed.server import limits

BROWSERS = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device(agent: str) -> str:
    """Browser and system, as far as a browser says: names, which need no translation."""
    found = [next((name for mark, name in names if mark in agent), "") for names in (BROWSERS, SYSTEMS)]
    if not any(found):
        first = re.match(r"[\w.-]{1,30}", agent)
        return first[0] if first else ""
    return ", ".join(filter(None, found))


def place_of(address: str) -> str:
    """Where somebody is in the network, as he can tell it from elsewhere: his address; of IPv6 the network of his
    household, for the rest of it changes daily. Nothing is looked up.

    >>> place_of("192.0.2.7"), place_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    return limits.counted_as(address)[0][0]
