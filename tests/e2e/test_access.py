"""What axe finds, what the first page weighs, how soon a table can be used."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from testbed.browser_steps import open_table, reach
from tools.web import WEB

Visit = Callable[..., Page]
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """Serious and critical faults of the page, with the first place of each."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:200]} {fault['nodes'][0]['failureSummary']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(
    ("phone", "dark"),
    [
        pytest.param(False, False, id="desktop-light"),
        pytest.param(True, True, id="phone-dark"),
        pytest.param(False, True, id="desktop-dark", marks=pytest.mark.nightly),
        pytest.param(True, False, id="phone-light", marks=pytest.mark.nightly),
    ],
)
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/my-games",
        "/archive",
        "/learn",
        "/learn/age_of_steam",
        "/learn/age_of_steam/first-train",
        "/rules",
        "/rules/age_of_steam",
        "/settings",
        "/about",
        "/sign-in",
    ],
)
def test_axe_finds_no_serious_fault_on_pages(visit: Visit, path: str, phone: bool, dark: bool) -> None:
    page = visit(path, phone=phone, dark=dark)
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_no_serious_fault_at_a_table(visit: Visit, dark: bool) -> None:
    page = visit(dark=dark)
    open_table(page)
    assert faults(page) == []
    reach(page, "Build track")
    page.locator("use.legal").first.click()
    page.locator(".act-bar .opt").first.click()
    assert faults(page) == []


def test_the_first_page_is_light(visit: Visit) -> None:
    page = visit("/about")
    page.goto("about:blank")
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    got: list[int] = []
    client.on("Network.loadingFinished", lambda event: got.append(int(event["encodedDataLength"])))
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    print(f"first page: {sum(got) / 1000:.0f} kB in {len(got)} answers")
    assert sum(got) < 200_000


def test_a_table_can_be_used_within_a_second(visit: Visit) -> None:
    page = visit()
    address = open_table(page)
    times = []
    for _ in range(4):
        page.goto("/about")
        started = time.perf_counter()
        page.goto(address, wait_until="commit")
        page.locator(".act-bar.mine .go").wait_for()
        times.append(time.perf_counter() - started)
    print("table usable after", ", ".join(f"{taken:.2f} s" for taken in times))
    assert min(times) < 1.0
