"""A real server with a real client, and a browser to use it. `make test-e2e` runs these; plain pytest leaves them out.

There is no skipping: without a built client or a browser the fixtures fail and say what is missing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if os.environ.get("STEAMSHED_BROWSER"):
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

    from testbed.browser_server import Shed

    expect.set_options(timeout=20_000)
else:
    collect_ignore_glob = ["*.py"]

from tools.services import find

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BY_HAND = """try {
    const kept = JSON.parse(localStorage.getItem('steamshed-settings') ?? '{}')
    localStorage.setItem('steamshed-settings', JSON.stringify({ forced: false, endings: false, ...kept }))
} catch { /* a page that keeps nothing */ }"""
"""Decisions with a single answer wait for their click and turns end at once, unless a test wants otherwise."""
DESKTOP = (1440, 900)
PHONE = (390, 844)


@pytest.fixture(scope="session")
def shed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shed]:
    """A running server with an empty database."""
    made = Shed(tmp_path_factory.mktemp("shed"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def server(shed: Shed) -> str:
    """The server's address."""
    return shed.address


@pytest.fixture
def own_shed(tmp_path: Path) -> Iterator[Shed]:
    """A server for one test alone, which may kill it."""
    made = Shed(tmp_path)
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=find("chromium"), args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def complaints() -> list[str]:
    """What pages have complained about: a test that makes them complain on purpose takes it out."""
    return []


@pytest.fixture
def visit(chromium: Browser, server: str, complaints: list[str]) -> Iterator[Callable[..., Page]]:
    """Opens a page in a browser of its own; whatever it complains about fails the test. It has no service worker unless
    one is wanted: that would fetch the whole client for every test."""
    contexts: list[BrowserContext] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error" or message.text.startswith("no message"):
            complaints.append(message.text)

    def open_page(
        path: str = "/",
        phone: bool = False,
        language: str = "en",
        dark: bool = False,
        address: str = server,
        permissions: tuple[str, ...] = (),
        worker: bool = False,
    ) -> Page:
        width, height = PHONE if phone else DESKTOP
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            locale=language,
            color_scheme="dark" if dark else "light",
            base_url=address,
            permissions=list(permissions),
            service_workers="allow" if worker else "block",
        )
        contexts.append(context)
        context.add_init_script(BY_HAND)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", heard)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
