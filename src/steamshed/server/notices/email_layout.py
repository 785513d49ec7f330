"""Mails as they are sent: those with a link that works once, in five languages, and those that carry notices.

Names of tables are left out on purpose, and names of players are made harmless (``telling``): they would make this
server's mails say what anybody likes.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from html import escape
from typing import Literal

from steamshed.server.notices.email_texts import Phrases, phrases
from steamshed.server.notices.render import Told

Occasion = Literal["confirm", "reset"]


@dataclass(frozen=True)
class Words:
    """Subject and text for each occasion, and the line about stopping mails. ``{link}`` is ours."""

    confirm: tuple[str, str]
    reset: tuple[str, str]
    stop: str


WORDS: dict[str, Words] = {
    "en": Words(
        (
            "Confirm your email address for Steamshed",
            "Hello,\n\nThis address was entered for emails from Steamshed, a server for railway board games. "
            "Please confirm it within two days:\n\n{link}\n\nIf you did not ask for this, ignore this email.\n",
        ),
        (
            "Reset your Steamshed password",
            "Hello,\n\nSomebody asked for a new password for your Steamshed account. "
            "If it was you, choose one within an hour:\n\n{link}\n\n"
            "If you did not ask for this, ignore this email: your password stays the same.\n",
        ),
        "Unsubscribe: {stop}",
    ),
    "hu": Words(
        (
            "Erősítsd meg az e-mail-címed a Steamshedben",
            "Szia!\n\nEzt a címet adták meg a Steamshed leveleihez; ez vasutas társasjátékok kiszolgálója. "
            "Erősítsd meg két napon belül:\n\n{link}\n\nHa nem te kérted, hagyd figyelmen kívül ezt a levelet.\n",
        ),
        (
            "Új jelszó a Steamshed-fiókodhoz",
            "Szia!\n\nValaki új jelszót kért a Steamshed-fiókodhoz. "
            "Ha te voltál, válassz új jelszót egy órán belül:\n\n{link}\n\n"
            "Ha nem te kérted, hagyd figyelmen kívül ezt a levelet: a jelszavad nem változik.\n",
        ),
        "Leiratkozás: {stop}",
    ),
    "cs": Words(
        (
            "Potvrď svou e-mailovou adresu pro Steamshed",
            "Ahoj,\n\ntato adresa je zadaná pro e-maily ze Steamshedu, serveru s železničními deskovými hrami. "
            "Potvrď ji prosím do dvou dnů:\n\n{link}\n\nPokud to není tvoje žádost, tento e-mail ignoruj.\n",
        ),
        (
            "Nové heslo ke Steamshedu",
            "Ahoj,\n\nněkdo požádal o nové heslo k tvému účtu ve Steamshedu. "
            "Pokud je to tvoje žádost, zvol si nové heslo do hodiny:\n\n{link}\n\n"
            "Pokud není, tento e-mail ignoruj: heslo se nezmění.\n",
        ),
        "Odhlásit se z odběru: {stop}",
    ),
    "pl": Words(
        (
            "Potwierdź swój adres e-mail w Steamshed",
            "Cześć!\n\nTen adres podano do wiadomości ze Steamshed, serwera kolejowych gier planszowych. "
            "Potwierdź go w ciągu dwóch dni:\n\n{link}\n\nJeśli to nie ty, zignoruj tę wiadomość.\n",
        ),
        (
            "Nowe hasło do Steamshed",
            "Cześć!\n\nKtoś poprosił o nowe hasło do twojego konta w Steamshed. "
            "Jeśli to ty, wybierz je w ciągu godziny:\n\n{link}\n\n"
            "Jeśli to nie ty, zignoruj tę wiadomość: hasło się nie zmieni.\n",
        ),
        "Wypisz się: {stop}",
    ),
    "nl": Words(
        (
            "Bevestig je e-mailadres voor Steamshed",
            "Hallo,\n\nDit adres is opgegeven voor e-mails van Steamshed, een server met spoorwegbordspellen. "
            "Bevestig het binnen twee dagen:\n\n{link}\n\nHeb je hier niet om gevraagd, negeer dan deze e-mail.\n",
        ),
        (
            "Nieuw wachtwoord voor Steamshed",
            "Hallo,\n\nIemand vroeg een nieuw wachtwoord voor je Steamshed-account. "
            "Was jij dat, kies er dan binnen een uur een:\n\n{link}\n\n"
            "Heb je hier niet om gevraagd, negeer dan deze e-mail: je wachtwoord verandert niet.\n",
        ),
        "Afmelden: {stop}",
    ),
}


def letter(occasion: Occasion, language: str, sender: str, to: str, link: str, stop: str) -> EmailMessage:
    """A mail with a link."""
    words = WORDS.get(language, WORDS["en"])
    subject, body = getattr(words, occasion)
    mail = headed(subject, sender, to, stop)
    mail.set_content(f"{body.format(link=link)}\n-- \n{words.stop.format(stop=stop)}\n")
    return mail


def headed(subject: str, sender: str, to: str, stop: str, id: str = "") -> EmailMessage:
    """A mail with the headers by which a mail program stops such mails with one click (RFC 8058). ``id`` is the same
    for the same notice: one that came twice because the line broke can be told as the same."""
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = formatdate(time.time())
    mail["Message-ID"] = f"<{id}@steamshed.invalid>" if id else make_msgid(domain="steamshed.invalid")
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def notice_letter(
    told: Sequence[Told], digest: bool, language: str, sender: str, to: str, address: str, stop: str, id: str
) -> EmailMessage:
    """A mail with notices, as text and as HTML with the pictures in it."""
    words = phrases(language)
    several = words.digest if digest else words.several
    subject = told[0].subject if len(told) == 1 and not digest else several.format(count=len(told))
    mail = headed(subject, sender, to, stop, id)
    settings = words.settings.format(link=f"{address}/settings")
    parts = [as_text(one, words) for one in told]
    end = f"-- \n{settings}\n{words.stop.format(stop=stop)}\n"
    mail.set_content("\n".join([*parts, end]))
    names = [f"board{number}" for number in range(len(told))]
    body = "".join(as_html(one, name, words) for one, name in zip(told, names))
    foot = f'<p style="{SMALL}">{escape(settings)}<br>{escape(words.stop.format(stop=stop))}</p>'
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


def as_text(told: Told, words: Phrases) -> str:
    lines = [told.sentence, ""]
    if told.happened:
        lines += [words.since, *([words.more.format(count=told.left_out)] if told.left_out else [])]
        lines += [f"- {line}" for line in told.happened]
        lines.append("")
    return "\n".join([*lines, told.link, ""])


def as_html(told: Told, name: str, words: Phrases) -> str:
    made = f"<h2>{escape(told.subject)}</h2><p>{escape(told.sentence)}</p>"
    if told.picture is not None:
        made += f'<p><img src="cid:{name}" alt="{escape(words.picture)}" width="560" style="max-width:100%"></p>'
    if told.happened:
        more = f"<li>{escape(words.more.format(count=told.left_out))}</li>" if told.left_out else ""
        items = "".join(f"<li>{escape(line)}</li>" for line in told.happened)
        made += f"<p>{escape(words.since)}</p><ul>{more}{items}</ul>"
    return made + f'<p><a href="{escape(told.link)}" style="{BUTTON}">{escape(words.look)}</a></p>'
