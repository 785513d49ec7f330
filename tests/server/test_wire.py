"""The wire is declared once: all that follows from it is as declared, and what does not fit it is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from steamshed.server.api import description, endpoints, shapes
from steamshed.server.api.answering import place_and_reason
from steamshed.server.app import HANDLERS
from steamshed.server.tables.socket_wire import FromServer, ToServer
from tests.server.declared import check_message, check_response
from tests.server.harness import Person
from tools import wire

Make = Callable[[], Person]


def test_the_client_types_and_the_docs_are_as_declared() -> None:
    for file, text in wire.wanted().items():
        assert file.read_text(encoding="utf-8") == text, f"{file.name} is not as declared: make wire"


def test_a_new_field_changes_types_and_docs() -> None:
    class Vote(shapes.Vote, kw_only=True):
        """An open question to all who play."""

        until: float

    assert wire.interface(Vote) != wire.interface(shapes.Vote)
    assert "`until`: number" in ", ".join(wire.described(Vote, field) for field in wire.fields(Vote))


def test_every_request_is_answered_by_one_function() -> None:
    answered = [endpoint for handlers in HANDLERS for endpoint, _ in handlers.found]
    assert len(answered) == len(set(answered))
    assert set(answered) == set(endpoints.ENDPOINTS)


def test_names_of_shapes_are_used_once() -> None:
    names = [struct.__name__ for struct in wire.all_structs()]
    assert len(names) == len(set(names))


def test_the_description_of_the_socket_has_every_message() -> None:
    found = description.socket()["$defs"]
    for kind in (FromServer, ToServer):
        for struct in wire.members(kind):
            mark = wire.tag(struct)
            assert mark is not None
            assert found[struct.__name__]["properties"]["type"] == {"enum": [mark[1]]}


@pytest.mark.parametrize(
    "message",
    [
        {"type": "accepted", "id": "a", "version": 1, "owner": 2},
        {"type": "accepted", "id": "a"},
        {"type": "accepted", "id": 1, "version": 1},
        {"type": "news"},
    ],
    ids=["too much", "too little", "another type", "unknown"],
)
def test_the_harness_refuses_what_is_not_declared(message: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        check_message(msgspec.json.encode(message))


async def test_the_harness_refuses_answers_that_are_not_declared() -> None:
    request = httpx.Request("GET", "http://test/api/me")
    with pytest.raises(msgspec.ValidationError):
        await check_response(httpx.Response(200, json={"user": None}, request=request))
    with pytest.raises(AssertionError):
        await check_response(httpx.Response(200, json={}, request=httpx.Request("PUT", "http://test/api/me")))


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b'{"game": "tally"}', "seats"),
        (b'{"game": 1, "seats": []}', "game"),
        (b'{"game": "tally", "seats": []}', "seats"),
        (b'{"game": "tally", "seats": [{"kind": "me"}, {"kind": "cat"}]}', "seats.1.kind"),
        (b'{"game": "tally", "seats": [{"kind": "me"}], "pace": {"kind": "days", "days": -1}}', "pace.days"),
        (b'{"game": "tally", "seats": [{"kind": "me"}], "options": {"goal": 1.5}}', "options"),
        (b'{"game"', ""),
    ],
)
def test_a_refusal_names_the_field(data: bytes, place: str) -> None:
    with pytest.raises(msgspec.DecodeError) as refused:
        msgspec.json.decode(data, type=endpoints.NewTable)
    found, reason = place_and_reason(refused.value)
    assert found == place
    assert reason


@pytest.mark.parametrize(
    ("method", "path", "body", "where"),
    [
        ("POST", "/tables", b'{"game": "tally", "seats": [{"kind": "cat"}]}', "body.seats.0.kind"),
        ("POST", "/tables", b"[" * 100_000, "body"),
        ("POST", "/guest", b"", "body"),
        ("POST", "/records", b"\xff", "body"),
        ("GET", "/tables?filter=all", b"", "query.filter"),
        ("GET", "/tables?after=x", b"", "query.after"),
        ("GET", "/tables/a-b", b"", "path.id"),
        ("GET", "/tables/abc/at/-1", b"", "path.number"),
    ],
)
async def test_a_request_of_the_wrong_shape_is_refused_by_name(
    person: Make, method: str, path: str, body: bytes, where: str
) -> None:
    ann = await person().be_guest("Ann")
    headers = {"X-CSRF-Token": ann.csrf, "Content-Type": "application/json"}
    answer = await ann.http.request(method, f"/api{path}", content=body, headers=headers)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["id"], error["args"]["where"]) == ("wrong-shape", where)
    assert error["text"].startswith(where)


async def test_a_message_of_the_wrong_shape_is_refused_by_name(person: Make) -> None:
    ann = await person().be_guest("Ann")
    table = await ann.make("tally", "me", "me")
    async with ann.at(table) as line:
        await line.send("propose", kind="party")
        error = (await line.until("error"))["error"]
        assert error["id"] == "bad-message"
        assert "$.kind" in error["text"]


async def test_the_api_describes_itself(person: Make) -> None:
    ann = person()
    page = await ann.http.get("/api/docs", follow_redirects=False)
    assert all(endpoint.path in page.text for endpoint in endpoints.ENDPOINTS)
    assert (await ann.get("/socket.json")).json() == description.socket()
