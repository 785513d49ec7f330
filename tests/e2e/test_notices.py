"""Notices set up as a player does it: address, kinds, quiet hours, feed, push; and one that arrives."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Page, expect

from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest
from testbed.decision_positions import standing_before
from tests.e2e.test_access import faults
from tests.e2e.test_account import GOOD, mailed_link, sign
from tests.server.hall import Browser, Receiver
from tests.server.post import Post

Visit = Callable[..., Page]
FAKE = """
(() => {
  const told = %s
  let taken = sessionStorage.getItem('taken') === 'yes'
  const keep = (yes) => { taken = yes; sessionStorage.setItem('taken', yes ? 'yes' : 'no') }
  const made = { endpoint: told.endpoint, toJSON: () => told, unsubscribe: async () => { keep(false); return true } }
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('not a subscription')
    keep(true)
    return made
  }
  PushManager.prototype.getSubscription = async () => (taken ? made : null)
})()
"""
"""The push service of the browser: there is none to be reached from a test, so this one stands for it."""


@pytest.fixture
def post() -> Iterator[Post]:
    keeper = Post()
    controller = Controller(keeper, hostname="127.0.0.1", port=keeper.port)
    controller.start()
    yield keeper
    controller.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A push service, in a thread."""
    made, ready, loop = Receiver(), threading.Event(), asyncio.new_event_loop()
    stop = asyncio.Event()

    async def serve() -> None:
        async with made.open():
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    assert ready.wait(10)
    yield made
    loop.call_soon_threadsafe(stop.set)
    thread.join(10)
    loop.close()


@pytest.fixture
def telling(tmp_path: Path, post: Post) -> Iterator[Shed]:
    """A server that tells at once."""
    made = Shed(tmp_path, "--smtp", f"smtp://127.0.0.1:{post.port}", "--notice-grace", "0", "--private-hooks")
    made.more += ("--address", made.address)
    made.start()
    yield made
    made.stop()


def asked(page: Page, method: str, path: str, body: object) -> object:
    """The answer to a request of the page."""
    script = """async ([method, path, body]) => {
        const me = await (await fetch('/api/me')).json()
        const headers = { 'content-type': 'application/json', 'x-csrf-token': me.csrf }
        return (await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) })).json()
    }"""
    return page.evaluate(script, [method, path, body])


def test_notices_are_set_up_and_one_arrives(telling: Shed, visit: Visit, post: Post, receiver: Receiver) -> None:
    page = visit(address=telling.address, permissions=("notifications",), worker=True)
    browser = Browser()
    keys = {"p256dh": browser.key, "auth": browser.auth}
    page.context.add_init_script(FAKE % json.dumps({"endpoint": f"{receiver.address}/nora", "keys": keys}))
    sign(page, "Nora", GOOD, new=True)

    page.goto("/settings")
    mail = page.get_by_role("form", name="Email address")
    mail.get_by_label("Address").fill("nora@example.org")
    mail.get_by_label("Current password").fill(GOOD)
    mail.get_by_role("button").click()
    expect(mail).to_contain_text("This address is not confirmed yet")
    page.goto(mailed_link(post, 1))
    page.get_by_role("button", name="Yes, confirm it").click()
    expect(page.get_by_role("status")).to_have_text("Confirmed. Thank you.")

    page.goto("/settings")
    told = page.get_by_role("form", name="What to notify me about")
    expect(told.get_by_label("It is my turn: Email at once")).to_be_checked()
    told.get_by_label("It is my turn: Push").check()
    told.get_by_label("A game has begun or ended: Push").check()
    told.get_by_label("Chat at my table while I am away: Daily digest").check()
    told.get_by_label("Digest at").select_option("07:00")
    told.get_by_label("Quiet hours").check()
    soon = time.gmtime(time.time() + 7200)  # it must not be quiet while the test runs
    told.get_by_label("From").fill(f"{soon.tm_hour:02d}:00")
    told.get_by_label("To", exact=True).fill(f"{soon.tm_hour:02d}:30")
    told.get_by_label("Time zone").select_option("UTC")
    told.get_by_role("button", name="Save").click()
    expect(told.get_by_role("status")).to_have_text("Saved.")

    push = page.get_by_role("form", name="Push notifications")
    push.get_by_role("button", name="Turn on push notifications here").click()
    expect(push.get_by_role("status")).to_contain_text("Push notifications are on in this browser.")
    expect(push.get_by_role("list", name="Browsers with push notifications").get_by_role("listitem")).to_have_count(1)

    feeds = page.get_by_role("form", name="Calendar and feed")
    calendar = feeds.get_by_label("Deadlines for a calendar (iCalendar)")
    before = calendar.input_value()
    assert before.endswith("/deadlines.ics")
    feeds.get_by_role("button", name="New links").click()
    expect(feeds.get_by_role("status")).to_have_text("The old links no longer work.")
    expect(calendar).not_to_have_value(before)

    page.reload()
    expect(told.get_by_label("It is my turn: Push")).to_be_checked()
    expect(told.get_by_label("Chat at my table while I am away: Daily digest")).to_be_checked()
    expect(told.get_by_label("Digest at")).to_have_value("7")
    expect(told.get_by_label("From")).to_have_value(f"{soon.tm_hour:02d}:00")
    expect(push.get_by_role("button", name="Turn off push notifications here")).to_be_visible()
    assert faults(page) == []

    table = asked(page, "POST", "/tables", {"game": "binario", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert isinstance(table, dict)
    friend = visit(address=telling.address)
    asked(friend, "POST", "/guest", {"name": "Friend"})
    asked(friend, "POST", f"/tables/{table['id']}/join", {})
    for _ in range(200):
        if receiver.came:
            break
        time.sleep(0.1)
    message = browser.read(receiver.came[0][2])
    assert message["tag"] == f"table-{table['id']}"
    assert f"/tables/{table['id']}" in message["url"]
    arrives(page, telling.address, message)


def arrives(page: Page, address: str, message: dict[str, object]) -> None:
    """What was pushed is shown by the service worker, and closed when it is over."""
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    line.send("ServiceWorker.enable")
    shown = "navigator.serviceWorker.ready.then(async (one) => (await one.getNotifications()).map((n) => n.tag))"
    page.evaluate(shown)
    assert found
    for pushed, tags in ((message, [message["tag"]]), ({"close": True, "tag": message["tag"]}, [])):
        line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": address, "registrationId": found[-1], "data": json.dumps(pushed)},
        )
        page.wait_for_function(f"async (tags) => JSON.stringify(await {shown}) === JSON.stringify(tags)", arg=tags)


def test_a_notice_leads_to_what_has_happened_since(visit: Visit, shed: Shed) -> None:
    page = visit(NOWHERE)
    record = standing_before("age_of_steam", {"build_track"})["build_track"]
    user, seat = be_guest(page, "Ada"), record.state.seat
    table = shed.put(record, [user if other == seat else None for other in range(len(record.names))])
    page.goto(f"{table}?since=mine")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_text("past", exact=True)).to_be_visible()
    page.get_by_role("button", name="To the latest move", exact=True).click()
    expect(page.get_by_text("live", exact=True)).to_be_visible()
