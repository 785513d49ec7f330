"""Every page: what axe finds, whether it fits its window, its colours; the first page's weight, how soon a table can be
used."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import steamshed
from testbed.browser_steps import NOWHERE, open_table, reach
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


PAGES = [
    "/",
    "/new",
    "/my-games",
    "/archive",
    "/learn",
    "/learn/age_of_steam",
    "/learn/age_of_steam/first-train",
    "/rules",
    "/settings",
    "/about",
    "/sign-in",
    *(f"/rules/{game}" for game in steamshed.games()),
    *(f"/new?game={game}" for game in steamshed.games()),
]
LUMINANCE = """() => {
    const colours = [document.body, document.documentElement].map((one) => getComputedStyle(one).backgroundColor)
    const shown = colours.find((colour) => !/, 0\\)$|transparent/.test(colour))
    const [red, green, blue] = shown.match(/[\\d.]+/g).map(Number)
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
}"""


def luminance(page: Page) -> float:
    return float(page.evaluate(LUMINANCE))


def fits(page: Page) -> bool:
    """Whether nothing has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(
    ("phone", "dark"),
    [
        pytest.param(False, False, id="desktop-light"),
        pytest.param(True, True, id="phone-dark", marks=pytest.mark.nightly),
        pytest.param(False, True, id="desktop-dark", marks=pytest.mark.nightly),
        pytest.param(True, False, id="phone-light", marks=pytest.mark.nightly),
    ],
)
def test_every_page_can_be_used_fits_its_window_and_follows_the_colours(visit: Visit, phone: bool, dark: bool) -> None:
    page = visit(NOWHERE, phone=phone, dark=dark)
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert faults(page) == [], path
        assert fits(page), path
        light = luminance(page)
        assert light < 0.3 if dark else light > 0.7, path


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
    page = visit(NOWHERE)
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
