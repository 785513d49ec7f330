"""Between people no engine: while people play each other without hints, nothing that the server sends says what a bot
makes of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from steamshed.server.api.endpoints import ENDPOINTS, PlainText
from steamshed.server.tables.socket_wire import FromServer
from tests.server.harness import Person

Make = Callable[[], Person]
JUDGED = {"chances", "outlook", "runner_up", "difference", "reasons", "rivals", "kept_chance", "lost", "accuracy"}
"""Fields in which a bot's opinion stands: chances of winning, what a move is worth, what it would rather have done."""
OF_TABLES = "/api/tables/{id}"


def fields_in(kind: object, seen: set[object] | None = None) -> Iterator[str]:
    """The names of all fields of a type, and of the types in it."""
    seen = set() if seen is None else seen
    if kind in seen:
        return
    seen.add(kind)
    for part in get_args(kind):
        yield from fields_in(part, seen)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for name, inner in get_type_hints(kind, include_extras=True).items():
            yield name
            yield from fields_in(inner, seen)


def keys_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys_in(inner)


def judging() -> set[str]:
    return {
        f"{one.method} {one.path}"
        for one in ENDPOINTS
        if one.answer is not PlainText and JUDGED & {*fields_in(one.answer)}
    }


async def test_no_answer_about_a_game_among_people_has_a_judgement(person: Make) -> None:
    """Every question that can be asked about a table, asked by who plays and by who watches."""
    ann, ben, eve = [await person().register(name) for name in ("Ann Plays", "Ben Plays", "Eve Watches")]
    table = await ann.make("days_of_steam", "me", "open")
    await ben.join(table)
    asked = answered = 0
    for endpoint in ENDPOINTS:
        if endpoint.method != "GET" or not endpoint.path.startswith(OF_TABLES):
            continue
        path = endpoint.path.removeprefix("/api").replace("{id}", table).replace("{number}", "0")
        if "{" in path:
            continue
        for one in (ann, eve):
            answer = await one.get(path)
            asked += 1
            if answer.status_code == 200 and answer.headers["content-type"].startswith("application/json"):
                answered += 1
                assert not JUDGED & {*keys_in(answer.json())}, path
            elif f"GET {endpoint.path}" in judging():
                assert answer.status_code in (403, 404, 409), path
    assert asked > 15
    assert answered > 8


async def test_what_is_wondered_about_is_judged_by_nobody(person: Make) -> None:
    ann, ben = await person().register("Ann Thinks"), await person().register("Ben Thinks")
    table = await ann.make("days_of_steam", "me", "open")
    await ben.join(table)
    found = (await ann.get(f"/tables/{table}/what-if")).json()
    moves: list[dict[str, object]] = []
    for _ in range(3):
        board = (await ann.post("/what-if", {"position": found["position"], "moves": moves})).json()
        assert not (JUDGED | {"points"}) & {*board["position"]}
        moves.append({"action": board["position"]["legal"][0]["action"]})


def test_whatever_judges_is_known() -> None:
    """A new place that sends a judgement is added here, with a reason why nobody gets it about a game of people: it is
    about a game that is over, a puzzle or a study, or it is refused (above, and in the tests of hints)."""
    assert judging() == KNOWN
    messages = {str(kind.__struct_config__.tag) for kind in get_args(FromServer) if JUDGED & {*fields_in(kind)}}
    assert messages == {"hint", "weighed"}


KNOWN = {
    "GET /api/tables/{id}/at/{number}/outlook",
    "GET /api/tables/{id}/ratings",  # what the ratings of people expected before the game, told when it is over
    "GET /api/tables/{id}/review",
    "POST /api/tables/{id}/review",
    "POST /api/puzzles/{id}/answer",
    "POST /api/what-if",
    *(f"GET /api/studies/{{id}}{what}" for what in ("", "/at/{node}")),
    *(f"POST /api/studies/{{id}}/{what}" for what in ("advice", "moves", "name", "notes", "prune")),
}
