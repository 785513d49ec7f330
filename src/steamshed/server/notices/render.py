"""What a notice says: a sentence, what has happened since the reader's last move, a picture of the board, a link.

Everything is told as the reader's own seat sees it. A name that somebody chose stands in it only as letters and
figures, so that nobody can write links or orders into the mails of others; what was said in the chat does not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from steamshed.kernel.action import Event
from steamshed.kernel.words import LANGUAGES, sentence, text
from steamshed.look.svg import compose
from steamshed.server.api.shapes import Effect
from steamshed.server.notices.preferences import Person, local
from steamshed.server.notices.words import say
from steamshed.server.tables.live_tables import LoadedTable
from steamshed.server.tables.state_messages import encode, log_entries
from steamshed.server.tables.table import Table
from steamshed.ui.game_ui import ui_of

MOST_SENTENCES = 14
WIDE = 560
"""Pixels of a picture."""
FONT = "DejaVu Sans"
"""For the names on the board, where the machine has none of the page's."""


@dataclass(frozen=True)
class Told:
    """A notice in words."""

    subject: str
    sentence: str
    link: str
    tag: str = ""
    """What it is about: a later one about the same takes its place."""
    happened: list[str] = field(default_factory=list)
    left_out: int = 0
    picture: bytes | None = None


def language_for(person: Person, table: Table | None = None) -> str:
    """The language that somebody has chosen, else that of the table."""
    wished = [person.language, "" if table is None else table.info.language, "en"]
    return next(language for language in wished if language in LANGUAGES)


def harmless(name: str) -> str:
    """A name as letters, figures and blanks: no address, no sign that a mail or chat program makes something of."""
    return " ".join(re.sub(r"[^\w '-]|_", " ", name).split())[:40] or "?"


def others(table: Table, mine: Sequence[int]) -> str:
    names = [harmless(seat.name) for number, seat in enumerate(table.seats) if number not in mine]
    return ", ".join(names) or "?"


def when(person: Person, at: float) -> str:
    """Date and time on somebody's clock."""
    return local(person.wishes, at).strftime("%Y-%m-%d %H:%M (%Z)")


def tell_table(
    loaded: LoadedTable, person: Person, kind: str, address: str, deadline: float | None = None, drawn: bool = False
) -> Told:
    """A notice about a table. Takes long if it is ``drawn``: better in a thread."""
    table = loaded.now
    mine = table.seats_of(person.id)
    language = language_for(person, table)
    args = {
        "game": text(table.game, language, "title"),
        "others": others(table, mine),
        "when": "" if deadline is None else when(person, deadline),
    }
    shown = loaded.shown_to(mine)
    eye = shown.eye(mine)
    happened = [] if kind == "chat" else since_my_move(shown.table, mine, eye, language)
    if kind == "ended":
        happened = [*results(table), *happened]
    query = "?since=mine" if table.stage == "running" and mine else ""
    sentence = say(language, kind, **args)
    if kind == "turn" and deadline is not None:
        sentence = f"{sentence} {say(language, 'until', **args)}"
    return Told(
        say(language, f"{kind}.subject", **args),
        sentence,
        f"{address}/tables/{table.info.id}{query}",
        f"table-{table.info.id}",
        happened[-MOST_SENTENCES:] if kind != "ended" else happened[:MOST_SENTENCES],
        max(0, len(happened) - MOST_SENTENCES) if kind != "ended" else 0,
        picture(shown.table, eye, language) if drawn and kind != "chat" else None,
    )


def tell_group(person: Person, name: str, link: str, address: str) -> Told:
    """A notice about a group."""
    language, group = language_for(person), harmless(name)
    subject = say(language, "group.subject", group=group)
    return Told(subject, say(language, "group", group=group), f"{address}{link}", link)


def since_my_move(table: Table, mine: Sequence[int], eye: int | None, language: str) -> list[str]:
    """What the others have done since the last action of some seats, as one of them is told it."""
    play = table.play
    if play is None:
        return []
    done = play.actions[: play.count]
    last = next((number for number in range(len(done), 0, -1) if done[number - 1].seat in mine), 0)
    names = {number: harmless(seat.name) for number, seat in enumerate(table.seats)}
    found = []
    for entry in log_entries(table, play, eye, last + 1):
        for event in msgspec.json.decode(encode(entry.events), type=list[Effect]):
            found.append(sentence(table.game, language, Event(event.id, event.seat, event.args), names))
    return found


def results(table: Table) -> list[str]:
    ranking, scores = table.ranking() or [], table.scores() or []
    return [
        f"{place}. {harmless(table.seats[seat].name)}: {scores[seat]}"
        for place, seats in enumerate(ranking, 1)
        for seat in seats
    ]


def picture(table: Table, eye: int | None, language: str) -> bytes | None:
    """The board as a seat sees it, as PNG: mail programs show no SVG."""
    import resvg_py

    play = table.play
    if play is None:
        return None
    scenes = ui_of(play.game).scenes(play.state.view(eye if play.game.hidden else None), language)
    if not scenes:
        return None
    drawn = compose(scenes[:1])
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=WIDE, sans_serif_family=FONT, font_family=FONT))
