"""A real server with a real client, and a browser to use it. `make test-e2e` runs these; plain pytest leaves them out.

There is no skipping: without a built client or a browser the fixtures fail and say what is missing.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if os.environ.get("STEAMSHED_BROWSER"):
    from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
else:
    collect_ignore_glob = ["*.py"]

from tools.web import STATIC, browser

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = (1440, 900)
PHONE = (390, 844)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty shed."""
    assert (STATIC / "index.html").exists(), "The client is not built: make web"
    folder, port = tmp_path_factory.mktemp("shed"), free_port()
    command = [sys.executable, "-c", "from steamshed.cli import main; main()", "serve"]
    options = ["--port", str(port), "--data", str(folder), "--no-rate-limits", "--client", str(STATIC)]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen([*command, *options], stdout=log, stderr=subprocess.STDOUT)
        try:
            wait_for(f"http://127.0.0.1:{port}/api/health", process, folder / "log")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(20)


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        assert process.poll() is None, log.read_text()
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"The server does not answer: {log.read_text()}")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def visit(chromium: Browser, server: str) -> Iterator[Callable[..., Page]]:
    """Opens a page in a browser of its own; whatever it complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", phone: bool = False, language: str = "en", dark: bool = False) -> Page:
        width, height = PHONE if phone else DESKTOP
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            locale=language,
            color_scheme="dark" if dark else "light",
            base_url=server,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
