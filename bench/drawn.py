"""From the click that confirms a choice to the board drawn anew, in a real browser against a real server.

The time is split where the new position arrives in the browser: until then it is the server's, with the line between
them; then the browser's. Beside it, in the same run, what the machine needs at least: an answer of the server that does
nothing, and a frame.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from testbed.browser_server import Shed
from testbed.browser_steps import be_guest, moved_on, my_move, number, offers
from testbed.decision_positions import standing_before
from tools.services import find

PHASES: Final = {
    "age_of_steam": "build_track",
    "steam": "build",
    "days_of_steam": "turn",
    "railroad_revolution": "place",
}
SETTINGS: Final = (
    "localStorage.setItem('steamshed-settings', JSON.stringify({ forced: false, steps: false, endings: false }))"
)

HEARD: Final = """
    const Line = WebSocket
    window.WebSocket = class extends Line {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', ({ data }) => {
                if (data.includes('"type":"state"')) window.heard = performance.now()
            })
        }
    }
"""
"""Notes when the last position came."""

CONFIRMED: Final = """async () => {
    const moves = () => document.querySelector('.hist .at').textContent
    const frame = () => new Promise(requestAnimationFrame)
    const [before, from] = [moves(), performance.now()]
    document.querySelector('.act-bar .go').click()
    while (moves() === before) await frame()
    await frame()
    return [performance.now() - from, window.heard - from]
}"""
NOTHING: Final = """async () => {
    const from = performance.now()
    await fetch('/api/health')
    await new Promise(requestAnimationFrame)
    return performance.now() - from
}"""


def choose(page: Page) -> None:
    """Gives the first answers until something can be confirmed."""
    for _ in range(20):
        offered = offers(page)
        if offered["ready"]:
            return
        page.locator(f'.act-bar [data-key="{offered["keys"][0]}"]').click()
    raise AssertionError("twenty answers, and nothing to confirm")


def measured(page: Page, times: int) -> tuple[list[float], list[float], list[float]]:
    """Milliseconds of confirmed choices, each taken back, those of them until the position came, and the reference."""
    found, server, least = list[float](), list[float](), list[float]()
    for _ in range(times):
        least.append(page.evaluate(NOTHING))
        choose(page)
        before = number(page)
        drawn, heard = page.evaluate(CONFIRMED)
        found.append(drawn)
        server.append(heard)
        moved_on(page, before)
        page.locator(".hist").get_by_role("button", name="Undo").click()
        page.wait_for_function(
            "before => Number(document.querySelector('.hist .at').textContent.split('/')[1]) === before", arg=before
        )
        my_move(page)
    return found, server, least


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=15)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        shed = Shed(Path(folder))
        shed.start()
        chromium = playwright.chromium.launch(executable_path=find("chromium"), args=["--no-sandbox", "--disable-gpu"])
        try:
            for game, phase in PHASES.items():
                context = chromium.new_context(viewport={"width": 1280, "height": 800}, base_url=shed.address)
                context.add_init_script(SETTINGS)
                context.add_init_script(HEARD)
                page = context.new_page()
                page.goto("/about")
                record = standing_before(game, {phase})[phase]
                page.goto(shed.put(record, [be_guest(page, "Ada")] * len(record.names)))
                my_move(page)
                found, server, least = measured(page, times)
                print(
                    f"{game}: click to drawn board p50 {statistics.median(found):.0f} ms "
                    f"(server {statistics.median(server):.0f}), slowest {max(found):.0f} ms; "
                    f"reference {statistics.median(least):.0f} ms",
                    flush=True,
                )
                context.close()
        finally:
            chromium.close()
            shed.stop()


if __name__ == "__main__":
    main()
