"""The log of results: what is written down of a game in the transaction that ends it, and why it may not count."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec
from sqlalchemy.sql.dml import UpdateBase

from steamshed.rating.anchors import OF_THE_HOUSE
from steamshed.server.jobs import queue
from steamshed.server.people import reliability
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import once
from steamshed.server.tables.calendars import ALWAYS
from steamshed.server.tables.clocks import over_days
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table

KIND, KEY = "ratings", "next"
"""The due work that counts results, one after the other."""
FEWEST = 3
"""So many decisions of his own has everybody made in a game that counts."""
GONE = "gone-"
"""What somebody is called in the log whose account is gone."""


def of_table(settings: Settings, draft: Table, now: float) -> list[UpdateBase]:
    """The rows of a game that has just ended; none of one that nobody played."""
    ranking, play = draft.ranking(), draft.play
    if ranking is None or play is None or draft.info.house or all(seat.kind != "human" for seat in draft.seats):
        return []
    info, scores = draft.info, draft.scores()
    result = {
        "table": info.id,
        "game": info.game,
        "seats": len(draft.seats),
        "ended": now,
        "group": info.group,
        "reason": why_not(draft),
    }
    rows = [once(settings, schema.results, result)]
    place, places = 1, dict[int, int]()
    for shared in ranking:
        places |= dict.fromkeys(shared, place)
        place += len(shared)
    for number, seat in enumerate(draft.seats):
        values: dict[str, object] = {
            "table": info.id,
            "seat": number,
            "who": who(seat),
            "bot": int(seat.kind == "bot"),
            "place": places.get(number, len(draft.seats)),
            "points": None if scores is None else scores[number],
            "moves": int(seat.user is not None and began(draft, number) == seat.user),
            "kept": kept(seat) if others_than(draft, number) else "",
            "answers": msgspec.json.encode(reliability.counted(waits(draft, number))).decode(),
            "ended": now,
        }
        rows.append(once(settings, schema.result_seats, values))
    return [*rows, queue.written(settings, KIND, KEY, now)]


def who(seat: Seat) -> str:
    """Whom the log of results names for a seat."""
    if seat.user is not None:
        return seat.user
    return f"{OF_THE_HOUSE}{seat.bot}" if seat.bot is not None else f"{GONE}{secrets.token_hex(8)}"


def began(draft: Table, number: int) -> str | None:
    """Who sat on a seat when the game began: who has taken it over since is not rated for what he found there, nor is
    who has given it away, with the consent of all."""
    return next((user for user, seat in draft.played.items() if seat == number), None)


def kept(seat: Seat) -> str:
    """Whether a player has played to the end: himself, by somebody whom he had named, or not."""
    if seat.resigned or (seat.stand_in is not None and not seat.on_holiday):
        return "lost"
    return "deputy" if seat.deputy is not None or seat.stand_in is not None else "kept"


def others_than(draft: Table, number: int) -> bool:
    """Whether another person plays beside a seat."""
    return draft.seats[number].kind == "human" and any(
        seat.kind == "human" for at, seat in enumerate(draft.seats) if at != number
    )


def waits(draft: Table, number: int) -> list[float]:
    """The seconds after which a player has answered, at a table that is played over days: from the moment at which it
    became his turn until his own move, without his nights and holidays."""
    user, play = draft.seats[number].user, draft.play
    if user is None or play is None or not over_days(draft.info.pace):
        return []
    calendar, before, found = draft.times.get(user, ALWAYS), None, list[float]()
    for done in play.done():
        mine = done.seat == number and done.bot is None and done.by is None and not done.order
        if mine and before is not None and before.seat != number:
            found.append(calendar.counted(before.time, done.time, awake=user in draft.times))
        before = done
    return found


def why_not(draft: Table) -> str:
    """Why a game changes no rating; empty if it does. Whose network bot plays is looked up when it is counted."""
    info, play = draft.info, draft.play
    assert play is not None
    people = [seat for seat in draft.seats if seat.kind == "human"]
    users = [seat.user for seat in draft.seats if seat.user is not None]
    if info.practice:
        return "practice"
    if info.hints:
        return "hints"
    if info.series is not None:
        return "series"
    if play.begun.position is not None:
        return "position"
    if len(users) != len({*users}):
        return "several"
    made: dict[int, int] = {}
    for done in play.done():
        if done.bot is None:
            made[done.seat] = made.get(done.seat, 0) + 1
    if any(made.get(number, 0) < FEWEST for number, seat in enumerate(draft.seats) if seat.kind == "human"):
        return "short"
    if not info.rated:
        return "friendly"
    return "guest" if any(seat.guest for seat in people) else ""


COUNTS_IN_GROUPS = ("", "friendly", "guest")
"""Inside a group all games count that were played in earnest."""


def forgotten(user: str) -> list[UpdateBase]:
    """The row changes by which somebody who deletes himself is nobody in all results, and the same nobody."""
    name = f"{GONE}{secrets.token_hex(8)}"
    changes: list[UpdateBase] = []
    columns: Mapping[str, tuple[str, ...]] = {"met": ("one", "other")}
    for table in (schema.result_seats, schema.ratings, schema.rated, schema.met):
        for column in columns.get(table.name, ("who",)):
            changes.append(table.update().where(table.c[column] == user).values({column: name}))
    nameless = schema.ratings.update().where(schema.ratings.c.who == name)
    return [*changes, nameless.values(sure=0)]
