"""Names: one rule for accounts, guests, seats and tables, and what bots are called.

A name is what a reader sees and nothing else: in one normal form, without characters that are invisible, turn the
direction of text or cannot stand in a record. Whether a name looks like that of an account is asked where the accounts
are (``accounts/routes.py``), by its skeleton.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from steamshed.bots import bots
from steamshed.server.accounts.lookalikes import normal, skeleton
from steamshed.server.errors import Problem

USUAL_BOT = "medium"
"""Who takes a seat if nobody says which bot; the client knows it, too (``lib/newTable/bots.ts``)."""

LONGEST = 40
SEPARATORS = re.compile(r"[,:]+")
"""They separate names in a record; in a name they become blanks."""

INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(0xFE00 + n) for n in range(16)}
"""Characters that show nothing although they count as letters, marks or signs."""

MOST_MARKS = 2
"""Marks on one letter: more of them climb over the lines above."""

GUESTS = ("Guest", "Vendég", "Host", "Gość", "Gast")
"""How guests who say no name are called, in five languages; no account is called so."""

RESERVED = frozenset(
    skeleton(name)
    for name in (
        *GUESTS,
        *("Admin", "Administrator", "Moderator", "Operator", "Root", "Staff", "Steamshed", "Support", "System"),
        *("Deleted player", "Törölt játékos", "Smazaný hráč", "Usunięty gracz", "Verwijderde speler"),
    )
)
"""Skeletons of names that would make believe something."""

BOT_NAMES = ("Rocket", "Mallard", "Adler", "Novelty", "Lion", "Evening Star")
"""Bots are called after engines, so that three of a kind can be told apart."""


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def unique_names(names: Sequence[str]) -> list[str]:
    """Names for the record: no two the same; a seat without a name is called by its number."""
    made: list[str] = []
    for number, name in enumerate(names, 1):
        clean = in_record(name) or f"Seat {number}"
        found, extra = clean, 2
        while found in made:
            found, extra = f"{clean} {extra}", extra + 1
        made.append(found)
    return made


def in_record(name: str) -> str:
    """A name of any age as it can stand in a record."""
    shown = "".join(" " if hidden(sign) else sign for sign in SEPARATORS.sub(" ", name))
    return " ".join(shown.split())[:LONGEST].strip()


def proper_name(text: str, longest: int = LONGEST) -> str:
    """A name as it is shown. Raises Problem for one that hides something or says nothing."""
    if any(sign != " " and hidden(sign) for sign in (*text, *unicodedata.normalize("NFKC", text))):
        raise bad_name("hidden", "A name has no invisible characters and none that turn the direction of text.")
    name = normal(SEPARATORS.sub(" ", unicodedata.normalize("NFKC", text)))
    if not any(sign.isalnum() for sign in name):
        raise bad_name("empty", "A name needs at least one letter or digit.")
    if len(name) > longest:
        raise bad_name("long", f"A name has at most {longest} characters.", longest)
    if heaped(name):
        raise bad_name("marks", "A letter of a name has at most two marks.")
    return name


def named(text: str | None, longest: int = LONGEST) -> str:
    """A name that may be missing: nothing, or a proper one."""
    return proper_name(text, longest) if text is not None and text.strip() else ""


def hidden(sign: str) -> bool:
    """Whether a character shows nothing, or something else than itself: controls, bidi marks, joiners, unassigned."""
    kind = unicodedata.category(sign)
    return sign in INVISIBLE or kind[0] == "C" or kind in ("Zl", "Zp") or "\U000e0000" <= sign <= "\U000e0fff"


def heaped(name: str) -> bool:
    """Whether some letter bears too many marks."""
    marks = 0
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def bad_name(reason: str, words: str, longest: int = LONGEST) -> Problem:
    return Problem(400, "bad-name", words, reason=reason, longest=longest)


def name_is_taken() -> Problem:
    return Problem(409, "name-is-taken", "This name is taken, or looks like one that is.")


def known_bot(name: str | None) -> str:
    """The name of a bot; the usual one if none was named."""
    if name is None:
        return USUAL_BOT
    if name not in bots():
        raise Problem(400, "no-such-bot", f"There is no bot {name!r}.", bot=name)
    return name
