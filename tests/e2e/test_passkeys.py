"""Passkeys in a real browser with an authenticator of its own, and the sign-in of a club."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from testbed.browser_server import Shed
from tests.e2e.test_account import GOOD, sign
from tests.server.provider import CLIENT, SECRET, Provider

Visit = Callable[..., Page]


@pytest.fixture
def club() -> Iterator[Provider]:
    made = Provider()
    yield made
    made.stop()


@pytest.fixture
def named(tmp_path: Path, club: Provider) -> Iterator[Shed]:
    """A server with a name, as browsers want it for passkeys, and a club that has a sign-in of its own."""
    made = Shed(tmp_path)
    made.more += ("--address", home_of(made), "--oidc-issuer", club.issuer)
    made.more += ("--oidc-client", CLIENT, "--oidc-secret", SECRET, "--oidc-name", "The Club")
    made.start()
    yield made
    made.stop()


def home_of(shed: Shed) -> str:
    return shed.address.replace("127.0.0.1", "localhost")


def with_authenticator(page: Page) -> None:
    """A passkey that this browser keeps, whose owner always agrees."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable", {"enableUI": False})
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def leave(page: Page, name: str) -> None:
    page.goto("/account")
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("link", name=name)).to_have_count(0)


def test_a_passkey_is_added_signs_in_alone_and_as_second_step_and_goes(
    visit: Visit, named: Shed, complaints: list[str]
) -> None:
    page = visit(address=home_of(named))
    with_authenticator(page)
    sign(page, "Petra Key", GOOD, new=True)
    page.goto("/account")
    card = page.get_by_role("form", name="Passkeys")
    card.get_by_label("A name for it").fill("This browser")
    card.get_by_label("Current password").fill(GOOD)
    card.get_by_role("button", name="Add a passkey").click()
    shown = page.get_by_role("form", name="Recovery codes")
    expect(shown.locator("code")).to_have_count(10)
    shown.get_by_role("button", name="I have saved them").click()
    expect(card.get_by_role("listitem")).to_contain_text("This browser")
    page.wait_for_load_state("networkidle")
    leave(page, "Petra Key")
    page.goto("/sign-in")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("link", name="Petra Key")).to_be_visible()
    leave(page, "Petra Key")
    page.goto("/sign-in")
    page.get_by_label("Name").fill("Petra Key")
    page.get_by_label("Password").fill(GOOD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("link", name="Petra Key")).to_be_visible()
    page.goto("/account")
    card.get_by_role("button", name="Remove This browser").click()
    card.get_by_label("Current password").fill(GOOD)
    card.get_by_role("button", name="Use a passkey").click()
    expect(card.get_by_role("listitem")).to_have_count(0)
    assert len(complaints) == 1, complaints  # the browser notes that the password alone was refused
    complaints.clear()


def test_somebody_without_a_passkey_is_told_so(visit: Visit, named: Shed, complaints: list[str]) -> None:
    page = visit(address=home_of(named))
    with_authenticator(page)
    page.goto("/sign-in")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("No passkey was used. Try again, or sign in another way.")


def test_a_member_signs_in_with_the_club(visit: Visit, named: Shed, club: Provider, complaints: list[str]) -> None:
    page = visit(address=home_of(named))
    page.route(f"{club.issuer}/enter*", lambda route: route.fulfill(status=302, headers=to(club, route.request.url)))
    page.goto("/sign-in")
    page.get_by_role("button", name="Sign in with The Club").click()
    expect(page.get_by_role("link", name="Ada")).to_be_visible()
    page.goto("/account")
    expect(page.get_by_role("form", name="Club sign-in")).to_contain_text("You can sign in with The Club.")
    expect(page.get_by_label("Current password")).to_have_count(0)
    word = page.get_by_role("form", name="Password", exact=True)
    word.get_by_role("textbox", name="New password").fill(GOOD)
    word.get_by_role("button").click()
    expect(word.get_by_label("Current password")).to_be_visible()
    page.goto("/provider?error=access_denied")
    expect(page.get_by_role("alert")).to_have_text("Your club’s sign-in did not work. Start again.")


def to(club: Provider, address: str) -> dict[str, str]:
    return {"Location": club.back(address)}
