"""A whole game of Binario Duel by clicks in a real browser: how many clicks it takes a person, and how long.

    python -m bench.binario_by_clicks
    python -m bench.binario_by_clicks --preset short --pictures build/binario-game

A scripted person sits before the page at 1280 x 800 against the bot medium. He builds the first way that the panel
proposes if it is paid back in time, the central building when he can, buys what is proposed or as many as he can of the
newest vehicle that fits his routes, opens the first line while it brings more, and in the last rounds lists what is
best for the final count. When nothing is left to do he waits until something new is possible, where the page offers
that, else until the next round. He thinks no time at all: seconds are those of page and server. The client must be
built (make web), and a browser be there.
"""

from __future__ import annotations

import argparse
import pathlib
import random
import re
import sys
import tempfile
import time

from playwright.sync_api import Page, sync_playwright

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, decide
from tools.services import find

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
LOOK = """() => {
  const bar = document.querySelector('.act-bar.mine')
  const text = (one) => (one?.textContent ?? '').replace(/\\s+/g, ' ').trim()
  const counter = [...document.querySelectorAll('.where b')].map(text).find((one) => one.startsWith('Round')) ?? ''
  const rows = [...document.querySelectorAll('.act-bar.mine .row[data-plan]')].map((row) => {
    return {
      title: text(document.getElementById(row.parentElement.getAttribute('aria-labelledby'))),
      cells: [...row.querySelectorAll('.cell')].map(text),
      plan: row.dataset.plan,
    }
  })
  const amounts = [...document.querySelectorAll('.act-bar.mine .amount')].map((one) => ({
    words: text(one),
    some: one.classList.contains('some'),
  }))
  return {
    mine: !!bar && !!bar.querySelector('.do'),
    stage: text(document.querySelector('.stage.now b, .stage.now')),
    heading: text(bar?.querySelector('h2')),
    counter, rows, amounts,
    go: text(bar?.querySelector('.go')),
    buttons: [...(bar?.querySelectorAll('.line .btn') ?? [])].map(text),
  }
}"""
PAID_BACK = 12
"""A way is built that is paid back in so many rounds."""
PATIENCE = 90.0


class Player:
    """The scripted person."""

    def __init__(self, page: Page, pictures: pathlib.Path | None) -> None:
        self.page = page
        self.pictures = pictures
        self.clicks = 0
        self.built_in: set[str] = set()
        self.shown: set[str] = set()
        self.refused: set[str] = set()
        self.longest = 0.0
        self.chance = random.Random(1)

    def look(self) -> dict:  # type: ignore[type-arg]
        return dict(self.page.evaluate(LOOK))

    def picture(self, name: str) -> None:
        if self.pictures is not None and name not in self.shown:
            self.shown.add(name)
            self.pictures.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=str(self.pictures / f"{name}.png"))

    def click(self, selector: str) -> bool:
        found = self.page.locator(selector).first
        if not found.count() or not found.is_enabled():
            return False
        found.click(timeout=5000)
        self.clicks += 1
        return True

    def row(self, plan: str) -> bool:
        """Clicks a row; confirms it unless that was enough."""
        if not self.click(f'.act-bar.mine .row[data-plan="{css(plan)}"]'):
            return False
        self.page.wait_for_timeout(150)
        now = self.look()
        if now["mine"] and now["go"] and now["rows"] and self.selected(plan):
            self.click(".act-bar.mine .go")
        return True

    def selected(self, plan: str) -> bool:
        return bool(self.page.locator(f'.act-bar.mine .row[data-plan="{css(plan)}"][aria-selected=true]').count())

    def idle(self) -> None:
        """Nothing is left to do."""
        waits = self.page.locator(".act-bar.mine select.waits")
        if waits.count():
            waits.select_option(index=1)
            self.clicks += 2
            self.page.wait_for_timeout(100)
            if (
                self.page.locator(".act-bar.mine .go:not([disabled])").count()
                and not self.page.locator(".notices .btn").count()
            ):
                self.click(".act-bar.mine .go")
        else:
            self.click('.act-bar.mine .line .btn:has-text("Nothing more this round")')

    def decide(self, seen: dict) -> None:  # type: ignore[type-arg]
        stage, rows = seen["stage"], seen["rows"]
        if "Build" in stage:
            self.picture(
                f"build-{seen['counter'].replace(' ', '-')}" if seen["counter"][-2:] in ("25", "40", "80") else "build"
            )
            for row in rows:
                central = row["title"].startswith("Central")
                way = row["title"].startswith("Ways") and rounds(row["cells"]) <= PAID_BACK
                key = f"{seen['counter']} {row['plan']}"
                if (central or way) and key not in self.refused:
                    self.refused.add(key)
                    if self.row(row["plan"]):
                        return
            if seen["go"].startswith(("Build the central", "Build for")) and "hq" not in self.refused and not rows:
                self.refused.add("hq")
                self.click(".act-bar.mine .go")
                return
        elif "Trade" in stage:
            if any(one["some"] for one in seen["amounts"]):
                self.picture("trade-planned")
                self.click(".act-bar.mine .go")
                return
            fits = [at for at, one in enumerate(seen["amounts"]) if "fits routes" in one["words"]]
            key = f"{seen['counter']} trade"
            if fits and key not in self.refused:
                self.refused.add(key)
                all_of = self.page.locator(".act-bar.mine .amount").nth(fits[-1]).locator(".all")
                if all_of.count():
                    all_of.click()
                    self.clicks += 1
                    self.page.wait_for_timeout(50)
                    self.click(".act-bar.mine .go")
                    return
        elif "Freight" in stage:
            self.picture("freight")
            relist = self.page.locator('.act-bar.mine .line .btn:has-text("Rows best for")')
            if relist.count() and f"{seen['counter']} relist" not in self.refused and "80" in seen["counter"]:
                self.refused.add(f"{seen['counter']} relist")
                self.picture("relist")
                relist.first.click()
                self.clicks += 1
                self.page.wait_for_timeout(100)
                if self.page.locator(".act-bar.mine .go:not([disabled])").count():
                    self.click(".act-bar.mine .go")
                return
            for row in rows:
                key = f"{seen['counter']} {row['plan']}"
                if row["title"].startswith("Lines") and row["cells"][1].startswith("+") and key not in self.refused:
                    self.refused.add(key)
                    if row["cells"][1] != "+0.0" and self.row(row["plan"]):
                        return
        else:
            # an offer, a food factory: whatever comes
            decide(self.page, self.chance)
            self.clicks += 2
            return
        self.idle()


def css(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\a ")


def rounds(cells: list[str]) -> int:
    found = re.match(r"(\d+)", cells[2]) if len(cells) > 2 else None
    return int(found[1]) if found else 99


def main() -> None:
    parser = argparse.ArgumentParser(description="clicks and seconds of a whole game in a browser")
    parser.add_argument("--preset", default="basic")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--pause", default="0.4", help="of the server's bots")
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("--seconds", type=float, default=560, help="it gives up after that and says how far it came")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        shed = Shed(pathlib.Path(folder), "--bot-pause", chosen.pause)
        shed.start()
        browser = playwright.chromium.launch(executable_path=find("chromium"), args=FLAGS)
        try:
            context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=shed.address, locale="en")
            page = context.new_page()
            page.goto(NOWHERE)
            record = Record.start(
                steamshed.game("binario"), 2, {"preset": chosen.preset}, Chance(chosen.seed), ["Ada", "Bela"]
            )
            user, seat = be_guest(page, "Ada"), record.state.seat
            page.goto(shed.put(record, [user if other == seat else None for other in range(2)], bot="medium"))
            player, began = Player(page, chosen.pictures), time.monotonic()
            watch(player, began + chosen.seconds)
            took = time.monotonic() - began
            print(
                f"{chosen.preset}, seed {chosen.seed}: {player.clicks} clicks, {took:.0f} s,",
                f"longest wait {player.longest:.1f} s",
            )
            print(player.look()["counter"], page.locator("main").inner_text()[:200].replace("\n", " "))
        finally:
            browser.close()
            shed.stop()


def watch(player: Player, until: float) -> None:
    page = player.page
    quiet = time.monotonic()
    while time.monotonic() < until:
        seen = player.look()
        if page.locator(".act-bar .btn:has-text('again'), .finished, .ways-on").count() and not seen["mine"]:
            player.picture("end")
            return
        if not seen["mine"]:
            page.wait_for_timeout(40)
            if time.monotonic() - quiet > PATIENCE:
                player.picture("stuck")
                sys.exit(f"nothing happens: {seen}")
            continue
        player.longest = max(player.longest, time.monotonic() - quiet)
        page.wait_for_timeout(120)
        seen = player.look()
        if seen["mine"]:
            player.decide(seen)
        page.wait_for_timeout(120)
        quiet = time.monotonic()


if __name__ == "__main__":
    main()
