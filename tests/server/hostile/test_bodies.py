"""How much may be sent, by whom; and as whom somebody with a network of addresses is counted."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from collections.abc import Callable
from ipaddress import IPv6Address
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import Request
from starlette.types import Message

from steamshed.server.api.answering import whole_body
from steamshed.server.api.endpoint import MOST_BODY, MOST_SENT, MOST_UNSIGNED, Endpoint, Nothing, PlainText
from steamshed.server.api.endpoints import ENDPOINTS
from steamshed.server.errors import Problem
from steamshed.server.jobs.replay_processes import AT_ONCE, Readers
from steamshed.server.limits import LIMITS, WIDER, Crowd, Limits, counted_as
from tests.server.harness import ROOT, Person

Make = Callable[[], Person]
WEB = ROOT / "web" / "src"
UNSIGNED = [one for one in ENDPOINTS if not one.visitors and one.body is not Nothing]


@pytest.mark.parametrize("endpoint", UNSIGNED, ids=lambda one: one.path)
async def test_unsigned_questions_are_small(person: Make, endpoint: Endpoint[Any, Any, Any]) -> None:
    path = re.sub(r"\{\w+\}", "x", endpoint.path)
    long = json.dumps({"position": {"x": "y" * MOST_UNSIGNED}}).encode()
    answer = await person().http.post(path, content=long, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    error = answer.json()["error"]
    assert (error["id"], error["args"]) == ("too-long", {"kilobytes": MOST_UNSIGNED // 1000})


async def test_a_body_that_does_not_say_how_long_it_is_is_read_only_so_far() -> None:
    read = 0

    async def receive() -> Message:
        nonlocal read
        read += 1000
        return {"type": "http.request", "body": b"x" * 1000, "more_body": True}

    with pytest.raises(Problem) as refused:
        await whole_body(Request({"type": "http", "headers": []}, receive), 5500)
    assert (refused.value.status, refused.value.id) == (413, "too-long")
    assert read == 6000


async def test_who_is_signed_in_may_send_more_but_only_records_are_long(person: Make) -> None:
    ann, stranger = await person().be_guest("Ann"), person()
    await stranger.look()
    long = b"x" * (MOST_UNSIGNED + 1)
    assert (await stranger.http.post("/api/records", content=long, headers=stranger.plain())).status_code == 413
    assert (await ann.http.post("/api/records", content=long, headers=ann.plain())).status_code == 400
    assert (await ann.post("/tables", {"game": "x" * MOST_SENT})).status_code == 413


def test_every_request_has_a_bound() -> None:
    for endpoint in ENDPOINTS:
        signed, unsigned = endpoint.most_body(True), endpoint.most_body(False)
        assert unsigned <= MOST_UNSIGNED
        assert (signed == MOST_BODY) == (endpoint.whole_record or endpoint.body is PlainText)
        assert signed in (MOST_BODY, MOST_SENT)


def test_records_that_are_kept_have_room_in_what_a_stranger_sends() -> None:
    longest = max(len(file.read_bytes()) for file in (ROOT / "tests" / "records").glob("*/*.txt"))
    assert 2 * longest < MOST_UNSIGNED


@pytest.mark.parametrize("language", ["en", "hu", "cs", "pl", "nl"])
def test_whoever_sends_too_much_reads_it_in_his_language(language: str) -> None:
    refusals = (WEB / "locale" / "refusals" / f"{language}.ftl").read_text()
    words = re.findall(r"^refused-too-large = (.+)$", refusals, re.MULTILINE)
    assert len(words) == 1
    assert "{ $kilobytes }" in words[0]


# -- networks ------------------------------------------------------------------------------------------------------


def addresses(bits: int, count: int) -> list[str]:
    """Addresses that differ from some bit on."""
    return [
        f"2001:db8:1:{number:x}::1" if bits == 48 else f"2001:db8:1:2::{number:x}" for number in range(1, count + 1)
    ]


async def test_whoever_has_a_network_of_addresses_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    limits, (burst, *_) = Limits(True), LIMITS["sign"]
    waits = [await limits.wait("sign", address) for address in addresses(64, 3 * int(burst))]
    assert sum(wait == 0 for wait in waits) == burst
    assert await limits.wait("sign", "2001:db8:1:3::1") == 0  # a neighbour is another
    assert await limits.wait("sign", "192.0.2.1") == 0


async def test_a_site_of_networks_is_counted_more_widely() -> None:
    limits, (burst, *_) = Limits(True), LIMITS["sign"]
    waits = [await limits.wait("sign", address) for address in addresses(48, 3 * WIDER * int(burst))]
    assert WIDER * burst <= sum(wait == 0 for wait in waits) <= WIDER * burst + 2
    assert await limits.wait("sign", "2001:db8:2::1") == 0


async def test_workers_count_networks_together() -> None:
    asked: list[tuple[str, float, float]] = []

    async def shared(name: str, burst: float, refill: float) -> float:
        asked.append((name, burst, refill))
        return 0.0

    await Limits(True, shared).wait("sign", "2001:db8:1:2::9")
    await Limits(True, shared).wait("sign", "some user")
    burst, refill, *_ = LIMITS["sign"]
    assert asked == [
        ("sign:2001:db8:1:2::/64", burst, refill),
        ("sign:2001:db8:1::/48", burst * WIDER, refill * WIDER),
        ("sign:some user", burst, refill),
    ]


def test_sockets_of_a_network_count_together_and_are_given_back() -> None:
    crowd = Crowd(per_address=5)
    let_in = [address for address in addresses(64, 20) if crowd.enter(address, None)]
    assert len(let_in) == 5
    many = [address for address in addresses(48, 20 * WIDER) if crowd.enter(address, None)]
    assert len(many) == 5 * WIDER - 5
    for address in [*let_in, *many]:
        crowd.leave(address, None)
    assert not crowd.open


async def test_questions_of_a_network_wait_for_one_another() -> None:
    readers, inside = Readers(0), 0
    most = 0

    async def ask(address: str) -> None:
        nonlocal inside, most
        async with readers.turn(address):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0.01)
            inside -= 1

    await asyncio.gather(*(ask(address) for address in addresses(64, 8)))
    assert most == AT_ONCE


@given(st.ip_addresses(v=6), st.ip_addresses(v=6))
def test_two_are_the_same_if_their_networks_are(one: IPv6Address, other: IPv6Address) -> None:
    same = int(one) >> 64 == int(other) >> 64
    if not any(address.ipv4_mapped for address in (one, other)):
        assert (counted_as(str(one))[0] == counted_as(str(other))[0]) == same


@given(st.ip_addresses(v=4))
def test_an_old_address_is_itself_however_it_is_written(one: object) -> None:
    assert counted_as(str(one)) == counted_as(f"::ffff:{one}") == ((str(one), 1),)


def test_names_are_no_addresses() -> None:
    for who in ("", "unknown", "x" * 12, "fe80::1%eth0x", "12345678"):
        assert all(times in (1, WIDER) for _, times in counted_as(who))
    assert counted_as("unknown") == (("unknown", 1),)
    assert len({counted_as(a)[0] for a in itertools.chain(addresses(64, 9), addresses(64, 5))}) == 1
