"""What mails say, in five languages. Nothing that a stranger could have written stands in them but the name of a game.

Table and player names are left out on purpose: they would make this server's mails say what anybody likes.
"""

from __future__ import annotations

from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal

Occasion = Literal["turn", "confirm", "reset"]


@dataclass(frozen=True)
class Words:
    """Subject and text for each occasion, and the line about stopping mails. ``{link}`` is ours, ``{game}`` a title."""

    turn: tuple[str, str]
    confirm: tuple[str, str]
    reset: tuple[str, str]
    stop: str


WORDS: dict[str, Words] = {
    "en": Words(
        ("Your turn: {game}", "It is your turn in a game of {game}.\n\n{link}\n"),
        (
            "Confirm your address",
            "Somebody gave this address for mails from Steamshed. If that was you, confirm it within two days:\n\n"
            "{link}\n\nIf it was not you, there is nothing to do.\n",
        ),
        (
            "A new password",
            "Somebody asked for a new password for your Steamshed account. If that was you, choose one within an hour:"
            "\n\n{link}\n\nIf it was not you, there is nothing to do: your password stays.\n",
        ),
        "No more such mails: {stop}",
    ),
    "hu": Words(
        ("Te jössz: {game}", "Te jössz egy játszmában: {game}.\n\n{link}\n"),
        (
            "Erősítsd meg a címed",
            "Valaki ezt a címet adta meg a Steamshed leveleihez. Ha te voltál, erősítsd meg két napon belül:\n\n"
            "{link}\n\nHa nem te voltál, nincs teendőd.\n",
        ),
        (
            "Új jelszó",
            "Valaki új jelszót kért a Steamshed-fiókodhoz. Ha te voltál, válassz egyet egy órán belül:\n\n"
            "{link}\n\nHa nem te voltál, nincs teendőd: a jelszavad marad.\n",
        ),
        "Ne jöjjön több ilyen levél: {stop}",
    ),
    "cs": Words(
        ("Jsi na tahu: {game}", "Jsi na tahu ve hře {game}.\n\n{link}\n"),
        (
            "Potvrď svou adresu",
            "Někdo uvedl tuto adresu pro zprávy ze Steamshedu. Pokud jsi to byl(a) ty, potvrď ji do dvou dnů:\n\n"
            "{link}\n\nPokud ne, nemusíš dělat nic.\n",
        ),
        (
            "Nové heslo",
            "Někdo požádal o nové heslo k tvému účtu ve Steamshedu. Pokud jsi to byl(a) ty, zvol si je do hodiny:\n\n"
            "{link}\n\nPokud ne, nemusíš dělat nic: heslo zůstává.\n",
        ),
        "Už neposílat takové zprávy: {stop}",
    ),
    "pl": Words(
        ("Twoja kolej: {game}", "Twoja kolej w grze {game}.\n\n{link}\n"),
        (
            "Potwierdź swój adres",
            "Ktoś podał ten adres do wiadomości ze Steamshed. Jeśli to ty, potwierdź go w ciągu dwóch dni:\n\n"
            "{link}\n\nJeśli nie, nic nie trzeba robić.\n",
        ),
        (
            "Nowe hasło",
            "Ktoś poprosił o nowe hasło do twojego konta w Steamshed. Jeśli to ty, wybierz je w ciągu godziny:\n\n"
            "{link}\n\nJeśli nie, nic nie trzeba robić: hasło zostaje.\n",
        ),
        "Nie wysyłaj więcej takich wiadomości: {stop}",
    ),
    "nl": Words(
        ("Jouw beurt: {game}", "Het is jouw beurt in een spel {game}.\n\n{link}\n"),
        (
            "Bevestig je adres",
            "Iemand gaf dit adres op voor mails van Steamshed. Was jij dat, bevestig het dan binnen twee dagen:\n\n"
            "{link}\n\nWas jij het niet, dan hoef je niets te doen.\n",
        ),
        (
            "Een nieuw wachtwoord",
            "Iemand vroeg een nieuw wachtwoord voor je Steamshed-account. Was jij dat, kies er dan een binnen een uur:"
            "\n\n{link}\n\nWas jij het niet, dan hoef je niets te doen: je wachtwoord blijft.\n",
        ),
        "Geen mails meer zoals deze: {stop}",
    ),
}


def letter(
    occasion: Occasion, language: str, sender: str, to: str, link: str, stop: str, game: str = ""
) -> EmailMessage:
    """A mail with the headers by which a mail program stops such mails with one click (RFC 8058)."""
    words = WORDS.get(language, WORDS["en"])
    subject, body = getattr(words, occasion)
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = to
    mail["Subject"] = subject.format(game=game)
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain="steamshed.invalid")
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(f"{body.format(game=game, link=link)}\n-- \n{words.stop.format(stop=stop)}\n")
    return mail
