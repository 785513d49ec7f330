"""What a move costs the server with real pages: four Chromium pages at one table of Age of Steam.

    python -m bench.pages [--moves 40] [--pages 4]

Each page is a player's. Moves are sent over the page's own socket, at random, one every second, so that what a page
asks for after a move is the server's work, too. Processor time is that of the server and its processes, above what it
takes when the same pages stand still; requests are those that the pages sent meanwhile.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil
from playwright.sync_api import Page, Request, sync_playwright

from bench.load import seconds_of
from testbed.browser_server import Shed
from testbed.browser_steps import be_guest
from tools.services import find

LINE = """
    const Line = WebSocket
    window.WebSocket = class extends Line {
        constructor(...given) {
            super(...given)
            if (!String(given[0]).includes('/ws/tables/')) return
            window.line = this
            this.addEventListener('message', ({ data }) => {
                const said = JSON.parse(data)
                if (said.type === 'state') window.state = { version: said.version, legal: said.legal, over: said.over }
            })
        }
    }
"""
"""Keeps the socket of the table and what it told last."""
ASK = """async ({ path, body }) => {
    const { csrf } = await (await fetch('/api/me')).json()
    const headers = { 'X-CSRF-Token': csrf, 'Content-Type': 'application/json' }
    return (await fetch(path, { method: 'POST', headers, body })).json()
}"""


def spent(server: psutil.Process) -> float:
    return sum(map(seconds_of, [server, *server.children(recursive=True)]))


def opened(pages: list[Page]) -> None:
    """A table of them all, open on every page."""
    seats: list[dict[str, str]] = [{"kind": "me"}, *({"kind": "open"} for _ in pages[1:])]
    made = json.dumps({"game": "age_of_steam", "seats": seats})
    for number, page in enumerate(pages):
        be_guest(page, f"Player {number}")
        page.goto("/about")
    table = pages[0].evaluate(ASK, {"path": "/api/tables", "body": made})["id"]
    for page in pages[1:]:
        page.evaluate(ASK, {"path": f"/api/tables/{table}/join", "body": "{}"})
    for page in pages:
        page.goto(f"/table/{table}")
        page.wait_for_function("() => window.state !== undefined", timeout=60_000)
        page.wait_for_load_state("networkidle")


def move(pages: list[Page], rng: random.Random) -> bool:
    """Whoever's turn it is plays something; False when the game is over."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for page in pages:
            state: dict[str, Any] = page.evaluate("() => window.state")
            if state["over"]:
                return False
            if state.get("legal"):
                action = rng.choice(state["legal"])["action"]
                body = json.dumps({"type": "act", "id": "bench", "action": action, "version": state["version"]})
                page.evaluate("body => { window.state.legal = null; window.line.send(body) }", body)
                page.wait_for_function("version => window.state.version > version", arg=state["version"])
                return True
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def measure(count: int, moves: int) -> None:
    with tempfile.TemporaryDirectory(prefix="steamshed-pages-") as folder, sync_playwright() as play:
        shed, browser = (
            Shed(Path(folder)),
            play.chromium.launch(executable_path=str(find("chromium")), args=["--no-sandbox"]),
        )
        shed.start()
        try:
            assert shed.process is not None
            server, asked, rng = psutil.Process(shed.process.pid), list[str](), random.Random(7)
            contexts = [browser.new_context(base_url=shed.address) for _ in range(count)]
            for context in contexts:
                context.add_init_script(LINE)
            pages = [context.new_page() for context in contexts]
            opened(pages)
            for _ in range(6):  # boards and words are drawn by then
                move(pages, rng)
            before = spent(server)
            pages[0].wait_for_timeout(15_000)
            idle = (spent(server) - before) / 15
            for page in pages:
                page.on("request", note_of(asked))
            began, before, done = time.monotonic(), spent(server), 0
            while done < moves and move(pages, rng):
                done += 1
                pages[0].wait_for_timeout(1000)
            took = time.monotonic() - began
            a_move = (spent(server) - before - idle * took) / done * 1000
            print(
                f"{count} pages, {done} moves: {a_move:.1f} ms of the server's processors a move above standing still"
            )
            print(f"standing still: {idle * 1000:.1f} ms a second; requests because of {done} moves: {len(asked)}")
            for url in sorted(set(asked)):
                print(f"  {asked.count(url)} {url}")
        finally:
            browser.close()
            shed.stop()


def note_of(asked: list[str]) -> Any:
    def note(request: Request) -> None:
        if "/assets/" not in request.url and "/icon" not in request.url:
            asked.append(request.url)

    return note


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--pages", type=int, default=4)
    chosen = parser.parse_args()
    measure(chosen.pages, chosen.moves)


if __name__ == "__main__":
    main()
