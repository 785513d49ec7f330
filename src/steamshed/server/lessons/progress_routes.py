"""How far people with an account have come in the lessons, so that they find it on another device."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from steamshed.kernel.errors import SteamshedError
from steamshed.learn.lesson import find_lesson
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.endpoint import NoParameters
from steamshed.server.errors import Problem
from steamshed.server.games.routes import find_game
from steamshed.server.lessons.wire import PROGRESS, Progress, Standing
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, upsert

handlers = Handlers()
MOST_MOVES = 8000
"""So many letters the way through one lesson may have."""


@handlers.answers(PROGRESS)
async def put_progress(asked: Asked[NoParameters, Progress]) -> Progress:
    """Keeps what is new, and answers with all that is known. Of a guest nothing is kept."""
    user, store = asked.signed_in(), asked.server.store
    if user.guest:
        return Progress([])
    kept = {(one.game, one.lesson): one for one in await kept_progress(store, user.id)}
    changes = []
    for one in asked.body.lessons:
        if not known(one):
            continue
        before = kept.get((one.game, one.lesson))
        both = further(before, one)
        if both != before:
            kept[one.game, one.lesson] = both
            values = {"user": user.id, "game": both.game, "lesson": both.lesson, "done": int(both.done)}
            values["moves"] = text_of(both)
            changes.append(upsert(asked.server.settings, schema.progress, ("user", "game", "lesson"), values))
    if changes:
        await store.write(*changes)
    return Progress(list(kept.values()))


async def kept_progress(store: Store, user: str) -> list[Standing]:
    rows = schema.progress
    query = select(rows).where(rows.c.user == user).order_by(rows.c.game, rows.c.lesson)
    return [
        Standing(row.game, row.lesson, bool(row.done), msgspec.json.decode(row.moves, type=list[list[str]]))
        for row in await store.rows(query)
    ]


def known(one: Standing) -> bool:
    """Whether there is such a lesson; a browser may remember one that is gone."""
    try:
        return find_lesson(find_game(one.game), one.lesson) is not None
    except (Problem, SteamshedError):
        return False


def further(one: Standing | None, other: Standing) -> Standing:
    """The better of two: done is done, else the longer way. What is done needs no way."""
    if other.done or (one is not None and one.done):
        return Standing(other.game, other.lesson, True, [])
    return one if one is not None and len(one.moves) >= len(other.moves) else other


def text_of(one: Standing) -> str:
    text = msgspec.json.encode(one.moves).decode()
    if len(text) > MOST_MOVES or "\x00" in text or "\\u0000" in text:
        raise Problem(400, "too-long", f"{one.game}, {one.lesson}: these moves cannot be kept: they are too long.")
    return text
