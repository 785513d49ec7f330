"""Pictures of every phase of every game, in the middle of a choice, on a laptop and a phone: into docs/images/phases.

A real server and a real browser; the positions are those of the browser tests, the same ones every time.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.play import be_guest, my_move, phases
from tests.e2e.positions import GAMES, standing_before
from tests.e2e.shed import Shed
from tools.pictures import IMAGES, SIZES, settle
from tools.services import find
from tools.web import ROOT

FOLDER: Final = IMAGES / "phases"
QUALITY: Final = 60
"""Of the files, which are many: enough to read every word."""
SETTINGS: Final = "localStorage.setItem('steamshed-settings', JSON.stringify({ forced: false, steps: false }))"
"""Nothing is played without a confirmation, so that a choice can be shown."""


def choose(page: Page) -> None:
    """Takes the first answer into the hand: what it would do is drawn."""
    answers = page.locator(".act-bar.mine :is([role=option], .opt)")
    if answers.count():
        answers.first.click()
        page.mouse.move(1, 1)
        settle(page)


def photograph(chromium: Browser, shed: Shed, game: str) -> None:
    """Every phase of a game at both sizes."""
    for phase, record in standing_before(game, {*phases(game).values()}).items():
        for size, (width, height) in SIZES.items():
            context = chromium.new_context(
                viewport={"width": width, "height": height},
                has_touch=size == "phone",
                reduced_motion="reduce",
                base_url=shed.address,
            )
            context.add_init_script(SETTINGS)
            page = context.new_page()
            page.goto("/about")
            user, seat = be_guest(page, "Ada"), record.state.seat
            page.goto(shed.put(record, [user if other == seat else None for other in range(len(record.names))]))
            my_move(page)
            settle(page)
            choose(page)
            file = FOLDER / f"{game}-{phase}-{size}.jpg"
            page.screenshot(path=file, type="jpeg", quality=QUALITY)
            print(file.relative_to(ROOT), flush=True)
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="names of games; all of them if none is named")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        shed = Shed(Path(folder))
        shed.start()
        chromium = playwright.chromium.launch(executable_path=find("chromium"), args=["--no-sandbox", "--disable-gpu"])
        try:
            for game in parser.parse_args().games:
                photograph(chromium, shed, game)
        finally:
            chromium.close()
            shed.stop()


if __name__ == "__main__":
    main()
