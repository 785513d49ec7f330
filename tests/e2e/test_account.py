"""An account from its opening to its end: address, password, sessions, the links of mails, farewell."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Page, expect

from steamshed.server.accounts.second_factor import code_at
from testbed.browser_server import Shed
from testbed.browser_steps import be_guest
from tests.server.post import Post

Visit = Callable[..., Page]
GOOD, BETTER, BEST = "a good password", "a better password", "the best of passwords"


@pytest.fixture
def post() -> Iterator[Post]:
    keeper = Post()
    controller = Controller(keeper, hostname="127.0.0.1", port=keeper.port)
    controller.start()
    yield keeper
    controller.stop()


@pytest.fixture
def mailing(tmp_path: Path, post: Post) -> Iterator[Shed]:
    """A server that mails links to itself."""
    made = Shed(tmp_path, "--smtp", f"smtp://127.0.0.1:{post.port}")
    made.more += ("--address", made.address)
    made.start()
    yield made
    made.stop()


def sign(page: Page, name: str, password: str, new: bool = False) -> None:
    page.goto("/sign-in")
    page.get_by_role("radio", name="Create an account" if new else "I have an account").check(force=True)
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Create account" if new else "Sign in", exact=True).click()
    expect(page.get_by_role("link", name=name)).to_be_visible()


def mailed_link(post: Post, count: int) -> str:
    """The link in the last of so many mails that have one which works once; others tell what has changed."""
    for _ in range(100):
        found: list[str] = [
            link for _, mail in post.mails for link in re.findall(r"http://\S+#\S+", mail.get_content())
        ]
        if len(found) >= count:
            break
        time.sleep(0.05)
    assert len(found) == count
    return found[-1]


def test_the_life_of_an_account(visit: Visit, mailing: Shed, post: Post, complaints: list[str]) -> None:
    page, other = visit(address=mailing.address), visit(address=mailing.address)
    sign(page, "Wanda", GOOD, new=True)
    sign(other, "Wanda", GOOD)
    page.goto("/account")
    mail = page.get_by_role("form", name="Email address")
    mail.get_by_label("Address").fill("wanda@example.org")
    mail.get_by_label("Current password").fill("not this one")
    mail.get_by_role("button").click()
    expect(mail.get_by_role("alert")).to_have_text("Wrong name or password.")
    mail.get_by_label("Current password").fill(GOOD)
    mail.get_by_role("button").click()
    expect(mail).to_contain_text("This address is not confirmed yet")
    page.goto(mailed_link(post, 1))
    page.get_by_role("button", name="Yes, confirm it").click()
    expect(page.get_by_role("status")).to_have_text("Confirmed. Thank you.")
    page.goto("/account")
    expect(page.get_by_role("form", name="Email address")).to_contain_text("This address is confirmed.")

    sessions = page.get_by_role("form", name="Where you are signed in")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    sessions.get_by_role("button", name=re.compile("Sign out .+, ")).click()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    other.goto("/account")
    expect(other.get_by_role("main")).to_contain_text("You are not signed in.")

    word = page.get_by_role("form", name="Password")
    word.get_by_label("Current password").fill(GOOD)
    word.get_by_role("textbox", name="New password").fill("password1")
    word.get_by_role("button").click()
    expect(word.get_by_role("alert")).to_have_text("This password is too common.")
    word.get_by_role("textbox", name="New password").fill(BETTER)
    word.get_by_role("button").click()
    expect(word.get_by_role("status")).to_have_text("Saved.")

    other.goto("/sign-in")
    other.get_by_role("link", name="Forgotten your password?").click()
    other.get_by_label("Account name").fill("wanda")
    other.get_by_role("button", name="Send the link").click()
    expect(other.get_by_role("status")).to_contain_text("the email is on its way")
    link = mailed_link(post, 2)
    other.goto(link)
    other.get_by_role("textbox", name="New password").fill(BEST)
    other.get_by_role("button", name="Set the new password").click()
    expect(other.get_by_role("form", name="Email address")).to_be_visible()
    page.goto(link)
    page.get_by_role("textbox", name="New password").fill("phrase of a thief")
    page.get_by_role("button", name="Set the new password").click()
    expect(page.get_by_role("alert")).to_have_text("This link no longer works. Ask for a new one.")

    asked = [mail for _, mail in post.mails if link in mail.get_content()]
    stop = str(asked[0]["List-Unsubscribe"]).strip("<>")
    page.goto(stop)
    page.get_by_role("button", name="Unsubscribe").click()
    expect(page.get_by_role("status")).to_have_text("Done: you will get no more of these emails.")

    with other.expect_download() as kept:
        other.get_by_role("link", name="Download my data").click()
    assert '"wanda@example.org"' in Path(kept.value.path()).read_text()
    farewell = other.get_by_role("form", name="Delete my account")
    farewell.get_by_label("Current password").fill(BEST)
    farewell.get_by_label("Yes, I am sure").check()
    farewell.get_by_role("button").click()
    expect(other.get_by_role("link", name="Sign in").first).to_be_visible()
    assert len(complaints) == 3, complaints  # the browser notes the refused requests
    complaints.clear()


@pytest.mark.parametrize(
    ("language", "guest", "deleted"),
    [
        ("en", "guest", "deleted player"),
        ("hu", "vendég", "törölt játékos"),
        pytest.param("cs", "host", "smazaný hráč", marks=pytest.mark.nightly),
        pytest.param("pl", "gość", "usunięty gracz", marks=pytest.mark.nightly),
        pytest.param("nl", "gast", "verwijderde speler", marks=pytest.mark.nightly),
    ],
)
def test_guests_and_deleted_players_are_shown_as_such(visit: Visit, language: str, guest: str, deleted: str) -> None:
    one, two = visit(language=language), visit(language=language)
    be_guest(one, "Zuzana")
    be_guest(two, "Bela")
    table = one.evaluate(
        """async () => {
            const { csrf } = await (await fetch('/api/me')).json()
            const headers = { 'X-CSRF-Token': csrf, 'Content-Type': 'application/json' }
            const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }]
            const body = JSON.stringify({ game: 'age_of_steam', seats })
            return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).id
        }"""
    )
    two.evaluate(
        """async id => {
            const { csrf } = await (await fetch('/api/me')).json()
            const headers = { 'X-CSRF-Token': csrf, 'Content-Type': 'application/json' }
            await fetch(`/api/tables/${id}/join`, { method: 'POST', headers, body: '{}' })
        }""",
        table,
    )
    two.goto(f"/table/{table}")
    row = two.locator(".pl").filter(has_text="Zuzana")
    expect(row).to_contain_text(guest)
    one.goto("/account")
    one.locator("form").last.get_by_role("checkbox").check()
    one.locator("form").last.get_by_role("button").click()
    expect(two.locator(".pl").filter(has_text=deleted)).to_have_count(1)
    expect(two.get_by_text("Zuzana")).to_have_count(0)


def online(address: str) -> bool:
    with urllib.request.urlopen(f"{address}/api/bots/online", timeout=10) as answer:
        return bool(json.load(answer)["bots"])


def test_a_bot_of_ones_own_is_made_challenged_and_revoked(visit: Visit, shed: Shed) -> None:
    page = visit()
    sign(page, "Viktor", GOOD, new=True)
    page.goto("/account")
    mine = page.get_by_role("form", name="My bots")
    mine.get_by_label("Name of the bot").fill("Puffer")
    mine.get_by_role("button", name="Make a bot").click()
    token = mine.get_by_label("Token of Puffer").input_value()
    expect(mine.get_by_role("listitem")).to_contain_text("offline")
    client = Path(__file__).parents[2] / "examples" / "bots" / "network_bot.py"
    command = [sys.executable, str(client), shed.address, "--bot", "random", "--games", "days_of_steam"]
    environment = {**os.environ, "STEAMSHED_BOT_TOKEN": token}
    bot = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(600):
            if online(shed.address):
                break
            time.sleep(0.1)
        page.goto("/new?game=days_of_steam")
        page.get_by_role("group", name="Players").get_by_role("radio", name="2").check(force=True)
        page.get_by_label("Who plays seat 2").select_option("Network bot: Puffer, by Viktor")
        page.get_by_role("button", name="Open the table").click()
        players = page.get_by_role("list", name="Players")
        expect(players).to_contain_text("Puffer (bot)")
        expect(players).to_contain_text("network bot")
        page.goto("/account")
        expect(mine.get_by_role("listitem")).to_contain_text("online")
        mine.get_by_role("button", name="Revoke the token Puffer").click()
        expect(mine.get_by_role("listitem")).to_contain_text("has no token")
        assert bot.wait(30) != 0
    finally:
        bot.kill()
        bot.wait()


def test_two_step_sign_in_with_an_app_and_with_a_recovery_code(visit: Visit, complaints: list[str]) -> None:
    page = visit()
    sign(page, "Twyla Two", GOOD, new=True)
    page.goto("/account")
    card = page.get_by_role("form", name="Two-step sign-in")
    card.get_by_label("Current password").fill(GOOD)
    card.get_by_role("button", name="Set it up").click()
    expect(card.get_by_role("img", name="QR code for the authenticator app")).to_be_visible()
    secret = card.locator("code").inner_text()
    step = int(time.time() // 30)
    card.get_by_label("Code from the app").fill(code_at(secret, step))
    card.get_by_role("button", name="Turn it on").click()
    shown = page.get_by_role("form", name="Recovery codes")
    expect(shown.locator("code")).to_have_count(10)
    recovery = shown.locator("code").first.inner_text()
    shown.get_by_role("button", name="I have saved them").click()
    expect(card).to_contain_text("10 recovery codes are left.")
    for code in (code_at(secret, step + 1), recovery):
        page.wait_for_load_state("networkidle")
        page.get_by_role("button", name="Sign out", exact=True).click()
        expect(page.get_by_role("link", name="Twyla Two")).to_have_count(0)
        page.goto("/sign-in")
        page.get_by_label("Name").fill("Twyla Two")
        page.get_by_label("Password").fill(GOOD)
        page.get_by_role("button", name="Sign in", exact=True).click()
        page.get_by_label("Code from the app, or a recovery code").fill(code)
        page.get_by_role("button", name="Sign in", exact=True).click()
        expect(page.get_by_role("link", name="Twyla Two")).to_be_visible()
        page.goto("/account")
    expect(card).to_contain_text("9 recovery codes are left.")
    assert len(complaints) == 2, complaints  # the browser notes that the password alone was refused
    complaints.clear()


def test_the_operators_page_is_there_for_operators_alone(visit: Visit, shed: Shed, complaints: list[str]) -> None:
    page = visit(address=shed.address)
    sign(page, "Olga", GOOD, new=True)
    page.goto("/operator")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    assert len(complaints) == 1, complaints  # the browser notes that there is none
    complaints.clear()
    with closing(sqlite3.connect(shed.folder / "steamshed.sqlite", timeout=30)) as stored, stored:
        ((olga,),) = stored.execute("SELECT id FROM users WHERE key = 'olga'").fetchall()
        stored.execute("INSERT INTO second_factors VALUES (?, 'JBSWY3DPEHPK3PXP', 1.0)", (olga,))
        stored.execute("INSERT INTO operators VALUES (?, 1.0)", (olga,))
    page.goto("/account")
    page.get_by_role("link", name="Look after the server").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Looking after the server")
    expect(page.get_by_role("region", name="What costs most: requests")).to_contain_text("POST /api/register")
    act = page.get_by_role("form", name="Act")
    act.get_by_role("radio", name="Shut somebody out").check(force=True)
    act.get_by_label("Account, id of a guest, or address").fill("203.0.113.9")
    act.get_by_role("button", name="Do it").click()
    expect(act.get_by_label("Yes, I am sure")).not_to_be_checked()
    expect(page.get_by_role("region", name="Shut out")).to_contain_text("None.")
    act.get_by_label("Yes, I am sure").check()
    act.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("region", name="Shut out")).to_contain_text("203.0.113.9")
    expect(page.get_by_role("region", name="Audit log")).to_contain_text("Olga (page) ban")
