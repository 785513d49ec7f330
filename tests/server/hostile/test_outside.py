"""Addresses that people give for their webhooks and browsers: none of them leads into the server's own network."""

from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steamshed.server.notices.guarded_post import NotAllowed, addresses, is_public, post, target_of


@pytest.mark.parametrize(
    "url",
    [
        "http://chat.example/hook",
        "ftp://chat.example/hook",
        "https://user:password@chat.example/",
        "https://chat.example:22/",
        "https:///nowhere",
        "https://chat.example/a b",
        "https://chat.example/\r\nX: y",
        "https://[::1",
        "javascript:alert(1)",
        "https://" + "a" * 900,
    ],
)
def test_what_nothing_is_posted_to(url: str) -> None:
    with pytest.raises(NotAllowed):
        target_of(url)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("192.168.0.1", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::1", False),
        ("fec0::1", False),
        ("::10.0.0.1", False),
        ("::93.184.216.34", False),
        ("::ffff:0:10.0.0.1", False),
        ("::ffff:0:93.184.216.34", False),
        ("3fff::1", False),
        ("3fff:fff::1", False),
        ("5f00::1", False),
        ("192.88.99.1", False),
        ("192.0.0.9", False),
        ("198.18.0.1", False),
        ("255.255.255.255", False),
        ("2001:db8::1", False),
        ("2001::1", False),
        ("2001:20::1", False),
        ("100::1", False),
        ("64:ff9b:1::a00:1", False),
        ("ff0e::1", False),
        ("::", False),
        ("::ffff:93.184.216.34", True),
        ("2a00:1450:4001:80e::200e", True),
        ("93.184.216.34", True),
        ("2606:4700::1111", True),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


INSIDE = [
    "10.0.0.0/8",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "100.64.0.0/10",
    "0.0.0.0/8",
]
WAYS_TO_V4 = ["::", "::ffff:0:0", "::ffff:0:0:0", "64:ff9b::", "64:ff9b:1::", "2002:{hex}::", "2001:0:{hex}::"]
"""By which an address of IPv4 can stand in one of IPv6: in its last bits, or where it says so."""


@given(st.sampled_from(INSIDE), st.integers(0, 2**24 - 1), st.sampled_from(WAYS_TO_V4))
def test_no_way_of_writing_an_inner_address_is_public(net: str, offset: int, way: str) -> None:
    network = ipaddress.IPv4Network(net)
    inner = network[offset % network.num_addresses]
    written = f"{int(inner):08x}"
    base = ipaddress.IPv6Address(way.format(hex=f"{written[:4]}:{written[4:]}"))
    assert not is_public(str(inner))
    assert not is_public(str(base if "{" in way else ipaddress.IPv6Address(int(base) + int(inner))))


@given(st.integers(0, 2**128 - 1))
def test_only_what_is_given_out_is_public(number: int) -> None:
    address = ipaddress.IPv6Address(number)
    if is_public(str(address)):
        assert address in ipaddress.IPv6Network("2000::/3") or address.ipv4_mapped is not None


async def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server that answers otherwise when it is asked again: it is asked once."""
    asked: list[str] = []
    connected: list[str] = []

    def answer(host: str, port: int, *rest: object, **more: object) -> list[tuple[object, ...]]:
        asked.append(host)
        return [(2, 1, 6, "", ("93.184.216.34" if len(asked) == 1 else "127.0.0.1", port))]

    async def connect(address: str, *rest: object, **more: object) -> None:
        connected.append(address)
        raise ConnectionRefusedError("nobody is there")

    monkeypatch.setattr("socket.getaddrinfo", answer)
    monkeypatch.setattr("asyncio.open_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        await post("https://rebinding.example/", b"", {})
    assert (asked, connected) == (["rebinding.example"], ["93.184.216.34"])


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "0x7f.1", "2130706433"])
async def test_a_name_that_leads_home_is_refused(host: str) -> None:
    with pytest.raises((NotAllowed, OSError)):
        await addresses(target_of(f"https://{host}:8443/"), private=False)
