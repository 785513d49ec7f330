"""The log of the server: one line an event, as words or as JSON, with nothing in it that is secret or moves a terminal.

What a request says can come into a line (a path, a message of an error). So every line is cleaned, whoever wrote it:
control characters are made visible, and what looks like a secret is left out.
"""

from __future__ import annotations

import logging
import re
import sys
import time
import traceback
import unicodedata

import msgspec

SECRETS = [
    (re.compile(r"(?i)\b(token|password|secret|key|csrf|cookie)(['\"]?\s*[=:]\s*['\"]?)[^\s&'\",;]+"), r"\1\2…"),
    (re.compile(r"(?i)(steamshed_(?:session|known)=)[^\s;]+"), r"\1…"),
    (re.compile(r"(\w+://[^\s:/@]+:)[^\s@]+@"), r"\1…@"),
    (re.compile(r"(/(?:join|along|invitations?)/(?:[^\s/]+/)?)[\w-]{16,}"), r"\1…"),
    (re.compile(r"(/(?:reset|confirm|unsubscribe|along)[#?])\S+"), r"\1…"),
]
"""What is left out: values of names that mean secrets, cookies, passwords in addresses, the secrets of links."""


def without_secrets(words: str) -> str:
    for pattern, instead in SECRETS:
        words = pattern.sub(instead, words)
    return words


def visible(words: str) -> str:
    """Words on one line: what would end it, hide in it or command a terminal is written out."""
    return "".join(sign if harmless(sign) else repr(sign)[1:-1] for sign in words)


def harmless(sign: str) -> bool:
    return sign == " " or (sign.isprintable() and unicodedata.category(sign)[0] != "C")


class Line(logging.Formatter):
    """An event as words: time, level, logger, message; a traceback follows as one more piece of the line."""

    def format(self, record: logging.LogRecord) -> str:
        words = cleaned(record.getMessage())
        line = f"{moment(record)} {record.levelname.lower()} {record.name} {words}"
        return line if not record.exc_info else f"{line} error={cleaned(self.trace(record))}"

    def trace(self, record: logging.LogRecord) -> str:
        assert isinstance(record.exc_info, tuple)
        return "".join(traceback.format_exception(*record.exc_info)).strip()


class JsonLine(Line):
    """An event as a JSON object. ``name=value`` pairs of the message become fields."""

    def format(self, record: logging.LogRecord) -> str:
        words = cleaned(record.getMessage())
        fields = {"time": moment(record), "level": record.levelname.lower(), "logger": record.name, "message": words}
        for name, value in PAIR.findall(words):
            fields.setdefault(name, value)
        if record.exc_info:
            fields["error"] = cleaned(self.trace(record))
        return msgspec.json.encode(fields).decode()


PAIR = re.compile(r"\b([a-z]+)=(\S+)")


def cleaned(words: str) -> str:
    return visible(without_secrets(words))


def moment(record: logging.LogRecord) -> str:
    when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{when}.{int(record.msecs):03d}Z"


def set_up_log(level: str, form: str = "text") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine() if form == "json" else Line())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("steamshed").setLevel(level.upper())
