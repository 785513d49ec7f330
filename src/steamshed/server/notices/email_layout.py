"""Mails as they are sent: those with a link that works once, in five languages, and those that carry notices.

Names of tables are left out on purpose, and names of players are made harmless (``telling``): they would make this
server's mails say what anybody likes.
"""

from __future__ import annotations

from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from html import escape
from typing import Literal

from steamshed.server import clock
from steamshed.server.notices.render import Told
from steamshed.server.notices.words import say

Occasion = Literal["confirm", "reset"]


def letter(occasion: Occasion, language: str, sender: str, to: str, link: str, stop: str) -> EmailMessage:
    """A mail with a link."""
    mail = headed(say(language, f"{occasion}.subject"), sender, to, stop)
    mail.set_content(f"{say(language, occasion, link=link)}\n\n-- \n{say(language, 'stop-letters', stop=stop)}\n")
    return mail


def headed(subject: str, sender: str, to: str, stop: str, id: str = "") -> EmailMessage:
    """A mail with the headers by which a mail program stops such mails with one click (RFC 8058). ``id`` is the same
    for the same notice: one that came twice because the line broke can be told as the same."""
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = formatdate(clock.now())
    mail["Message-ID"] = f"<{id}@steamshed.invalid>" if id else make_msgid(domain="steamshed.invalid")
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def notice_letter(
    told: Sequence[Told], digest: bool, language: str, sender: str, to: str, address: str, stop: str, id: str
) -> EmailMessage:
    """A mail with notices, as text and as HTML with the pictures in it."""
    several = say(language, "digest" if digest else "several", count=len(told))
    subject = told[0].subject if len(told) == 1 and not digest else several
    mail = headed(subject, sender, to, stop, id)
    settings, no_more = say(language, "settings", link=f"{address}/settings"), say(language, "stop", stop=stop)
    parts = [as_text(one, language) for one in told]
    end = f"-- \n{settings}\n{no_more}\n"
    mail.set_content("\n".join([*parts, end]))
    names = [f"board{number}" for number in range(len(told))]
    body = "".join(as_html(one, name, language) for one, name in zip(told, names))
    foot = f'<p style="{SMALL}">{escape(settings)}<br>{escape(no_more)}</p>'
    page = f'<!doctype html><html lang="{language}"><body style="{PAGE}">{body}<hr>{foot}</body></html>'
    mail.add_alternative(page, subtype="html")
    html = mail.get_payload()[1]  # type: ignore[index]
    assert isinstance(html, EmailMessage)
    for one, name in zip(told, names):
        if one.picture is not None:
            html.add_related(one.picture, "image", "png", cid=f"<{name}>", filename=f"{name}.png", disposition="inline")
    return mail


PAGE = "font-family:sans-serif;color:#222;max-width:560px"
SMALL = "font-size:12px;color:#666"
BUTTON = "display:inline-block;padding:8px 14px;background:#7a2e1d;color:#fff;text-decoration:none;border-radius:6px"


def as_text(told: Told, language: str) -> str:
    lines = [told.sentence, ""]
    if told.happened:
        lines += [say(language, "since"), *([say(language, "more", count=told.left_out)] if told.left_out else [])]
        lines += [f"- {line}" for line in told.happened]
        lines.append("")
    return "\n".join([*lines, told.link, ""])


def as_html(told: Told, name: str, language: str) -> str:
    made = f"<h2>{escape(told.subject)}</h2><p>{escape(told.sentence)}</p>"
    if told.picture is not None:
        shown = escape(say(language, "picture"))
        made += f'<p><img src="cid:{name}" alt="{shown}" width="560" style="max-width:100%"></p>'
    if told.happened:
        more = f"<li>{escape(say(language, 'more', count=told.left_out))}</li>" if told.left_out else ""
        items = "".join(f"<li>{escape(line)}</li>" for line in told.happened)
        made += f"<p>{escape(say(language, 'since'))}</p><ul>{more}{items}</ul>"
    look = escape(say(language, "look"))
    return made + f'<p><a href="{escape(told.link)}" style="{BUTTON}">{look}</a></p>'
