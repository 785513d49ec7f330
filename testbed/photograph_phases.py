"""Pictures of every phase of every game, in the middle of a choice, on a laptop and a phone: `make phases` writes
docs/images/phases and the tables of docs/screens.md.

A real server and a real browser; the positions are those of the browser tests, the same ones every time.
"""

from __future__ import annotations

import argparse
import base64
import re
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

import steamshed
from testbed.browser_server import Shed
from testbed.browser_steps import be_guest, my_move, phases
from testbed.decision_positions import GAMES, standing_before
from tools.pictures import IMAGES, SIZES, settle
from tools.services import find
from tools.web import ROOT

FOLDER: Final = IMAGES / "phases"
QUALITY: Final = 55
"""Of the files, which are many: enough to read every word."""
PAGE: Final = ROOT / "docs" / "screens.md"
HEADING: Final = "\n### "
"""What a game's table begins with."""
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
            file = FOLDER / f"{game}-{phase}-{size}.webp"
            file.write_bytes(screenshot(page))
            print(file.relative_to(ROOT), flush=True)
            context.close()


def screenshot(page: Page) -> bytes:
    """What is in sight, as WebP: a third of what PNG takes."""
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(taken["data"])


# -- the page ----------------------------------------------------------------------------------------------------------


def table(game: str) -> str:
    """The pictures of a game, a phase in each row."""
    text = (steamshed.game(game).folder("locale") / "en.ftl").read_text(encoding="utf-8")
    (title,) = re.findall(r"^title = (.+)$", text, re.MULTILINE)
    rows = [f"### {title}", "", "| phase | laptop | phone |", "|---|---|---|"]
    for words, phase in phases(game).items():
        shown = [f"![{words} on a {size}](images/phases/{game}-{phase}-{size}.webp)" for size in SIZES]
        rows.append(f"| {words} | {shown[0]} | {shown[1]} |")
    return "\n".join(rows)


def write_page() -> None:
    """The tables of all games, below what the page says of them."""
    before = PAGE.read_text(encoding="utf-8").partition(HEADING)[0]
    tables = "\n\n".join(map(table, GAMES))
    PAGE.write_text(f"{before.rstrip()}\n\n{tables}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="names of games; all of them if none is named")
    games = parser.parse_args().games
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_page()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        shed = Shed(Path(folder))
        shed.start()
        chromium = playwright.chromium.launch(executable_path=find("chromium"), args=["--no-sandbox", "--disable-gpu"])
        try:
            for game in games:
                photograph(chromium, shed, game)
        finally:
            chromium.close()
            shed.stop()


if __name__ == "__main__":
    main()
