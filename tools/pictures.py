"""Pictures of every page and every game on a laptop and a phone, light and dark, and of the documentation: `make
pictures` writes docs/images.

A real server, real games against the greedy bots, a real browser. The games are new ones each time.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright
from websockets.sync.client import connect
from websockets.typing import Origin

import steamshed
from steamshed.bots import bot as bot_of
from tools.services import find
from tools.web import ROOT, STATIC

IMAGES: Final = ROOT / "docs" / "images"
SIZES: Final = {"laptop": (1280, 800), "phone": (390, 844)}
PAGES: Final = {
    "lobby": "/",
    "new-table": "/new",
    "my-games": "/my-games",
    "archive": "/archive",
    "course": "/learn/age_of_steam",
    "lesson": "/learn/age_of_steam/laying-track",
    "rulebook": "/learn/age_of_steam/rules",
    "aid": "/learn/age_of_steam/aid",
    "rules": "/rules/age_of_steam",
    "settings": "/settings",
    "notices": "/settings",
    "about": "/about",
}
AFTER: Final = {
    "result": "/table/{}/result",
    "review": "/table/{}/review",
    "numbers": "/table/{}/numbers",
    "study": "/study?table={}&at=120",
}
"""Pages of a game that is over."""
DARK: Final = ("lobby", "age_of_steam", "days_of_steam", "binario", "binario-late", "review")
"""What is shown in dark too."""

TABLES: Final[Mapping[str, tuple[int, str, Mapping[str, int]]]] = {
    "age_of_steam": (4, "build_track", {"": 110}),
    "steam": (4, "build", {"": 110}),
    "days_of_steam": (3, "turn", {"": 40}),
    "railroad_revolution": (3, "", {"": 90}),
    "binario": (2, "build", {"-early": 200, "": 700, "-late": 1300}),
}
"""Seats, the phase that pictures wait for, and after how many actions they are taken, by what their names end
with."""


SITE: Final = {"docs-home": "/", "docs-python": "/python/", "docs-notebook": "/notebooks/thousand_games/"}
"""Pages of the documentation as a site, which `make docs` builds."""
DOWN: Final = {"away": "#away", "notices": "#notices"}
"""Where a page is looked at that is longer than the window."""
MOMENT: Final = "Next"
"""The button of a review that leads to its next moment."""
LONG: Final = 6000
"""Milliseconds until a bot has answered, and a game has begun."""


class Guest:
    """Somebody with a browser session who opens tables and plays them over the socket."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server, timeout=60)
        self.csrf = self.http.get("/api/me").json()["csrf"]
        self.csrf = self.post("/api/guest", {"name": name})["csrf"]

    def post(self, path: str, body: Mapping[str, object]) -> Any:
        answer = self.http.post(path, json=body, headers={"X-CSRF-Token": self.csrf})
        answer.raise_for_status()
        return answer.json()

    def open(self, game: str, name: str, seats: int) -> str:
        others = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
        body = {"game": game, "name": name, "options": {}, "seats": [{"kind": "me"}, *others], "pace": {"kind": "none"}}
        return str(self.post("/api/tables", body)["id"])

    def play(self, game: str, table: str, until: int | None = None, phase: str = "") -> None:
        """Plays as the greedy bot would, up to a number of actions and a phase, or to the end."""
        bot, rng = bot_of("greedy", steamshed.game(game)), random.Random(7)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.server.replace("http", "ws") + f"/ws/tables/{table}"
        with connect(
            address, additional_headers={"Cookie": cookies}, max_size=None, origin=Origin(self.server)
        ) as socket:
            for text in socket:
                state = json.loads(text)
                if state["type"] != "state":
                    continue
                if state["over"]:
                    return
                if "legal" not in state:
                    continue
                if until is not None and state["number"] >= until and state["phase"].startswith(phase):
                    return
                legal = [steamshed.game(game).parse(each["action"]) for each in state["legal"]]
                action = bot.choose(state["view"], legal, None, rng)
                socket.send(json.dumps({"type": "act", "id": "1", "action": str(action), "version": state["version"]}))

    def found_group(self, *friends: Guest) -> str:
        """A circle of friends with a table that has begun again, one that waits for somebody, and a few words; gives
        its page."""
        register = {"name": "Ada Lovelace", "password": "difference engine"}
        self.csrf = self.post("/api/register", register)["csrf"]
        group = str(self.post("/api/groups", {"name": "The Thursday circle"})["id"])
        token = self.post(f"/api/groups/{group}/link", {})["url"].rpartition("=")[2]
        for friend in friends:
            friend.post(f"/api/groups/{group}/join", {"token": token})
        bots = [{"kind": "bot", "bot": "greedy"}] * 2
        days: dict[str, object] = {"game": "days_of_steam", "name": "Every Thursday", "group": group}
        first = self.post("/api/tables", {**days, "seats": [{"kind": "me"}, *bots], "standing": {"bot": "medium"}})
        self.play("days_of_steam", first["id"])
        pace = {"kind": "days", "days": 3}
        slow = {"game": "steam", "name": "Over the winter", "group": group, "pace": pace}
        seats = [{"kind": "me"}, *[{"kind": "open"}] * len(friends)]
        table = self.post("/api/tables", {**slow, "seats": seats})["id"]
        for friend in friends:
            friend.post(f"/api/tables/{table}/join", {})
        friends[0].post(f"/api/groups/{group}/chat", {"text": "Whose move is it in the winter game?"})
        self.post(f"/api/groups/{group}/chat", {"text": "See above."})
        while not any(one["games"] > 1 for one in self.http.get(f"/api/groups/{group}").json()["standings"]):
            time.sleep(1)
        return f"/group/{group}"

    def review(self, table: str) -> None:
        """Has a finished game reviewed."""
        path = f"/api/tables/{table}/review"
        self.post(path, {})
        while self.http.get(path).json()["state"] != "done":
            time.sleep(1)


def goes_away(guest: Guest) -> None:
    """Somebody with an account says when he is awake, and states a holiday."""
    guest.csrf = guest.post("/api/register", {"name": "Bela", "password": "a good password"})["csrf"]
    hours = {"time_zone": "Europe/Budapest", "wake": 7 * 60 + 30, "sleep": 22 * 60}
    guest.http.put("/api/away/hours", json=hours, headers={"X-CSRF-Token": guest.csrf}).raise_for_status()
    days = [date.today() + timedelta(days=ahead) for ahead in (10, 23)]
    guest.post("/api/away/holidays", {"first": days[0].isoformat(), "last": days[1].isoformat()})


def photograph(
    chromium: Browser,
    guest: Guest,
    path: str,
    name: str,
    dark: bool = False,
    press: str = "",
    prepare: Callable[[Page], None] | None = None,
) -> None:
    """One page at both sizes, perhaps after a button was pressed there, or otherwise prepared."""
    for size, (width, height) in SIZES.items():
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            base_url=guest.server,
        )
        for cookie, value in guest.http.cookies.items():
            context.add_cookies([{"name": cookie, "value": value, "url": guest.server}])
        page = context.new_page()
        page.goto(path)
        page.wait_for_load_state("networkidle")
        settle(page)
        if name in DOWN:
            page.locator(DOWN[name]).evaluate("place => place.scrollIntoView()")
        if press:
            page.get_by_role("button", name=press).first.click()
            page.wait_for_timeout(LONG)
        elif prepare is not None:
            prepare(page)
        else:
            begin(page)
        file = IMAGES / f"{name}-{size}{'-dark' if dark else ''}.png"
        page.screenshot(path=file)
        print(file.relative_to(ROOT), flush=True)
        context.close()


def orders(chromium: Browser, guest: Guest) -> None:
    """A table at which orders were given ahead: a limit for bids, an action or another, forced choices."""
    table = guest.open("age_of_steam", "Over weeks", 3)
    guest.play("age_of_steam", table, 30, "determine_player_order")
    path, turn = f"/api/tables/{table}/orders", "take first_build"
    for order in (
        {"kind": "bid", "most": 4},
        {"kind": "text", "text": f'in 2.2 when phase "select_actions" play "{turn}" or "take engineer"'},
        {"kind": "forced"},
    ):
        guest.post(path, order)

    def opened(page: Page) -> None:
        page.get_by_role("tab", name="Log").locator("visible=true").first.click()
        page.locator("details.orders summary").click()
        page.locator("details.orders li").first.wait_for()

    photograph(chromium, guest, f"/table/{table}", "orders", prepare=opened)


def watches(chromium: Browser, guest: Guest) -> None:
    """A game that is over, watched once more, with what the bots make of a move."""
    table = guest.open("age_of_steam", "Last month", 4)
    guest.play("age_of_steam", table)

    def opened(page: Page) -> None:
        phone = page.get_by_role("tab", name="Reasons").count() == 0
        page.get_by_role("tab", name="Log" if phone else "Reasons").locator("visible=true").first.click()
        page.get_by_role("region", name="Chance of winning").wait_for()

    photograph(chromium, guest, f"/table/{table}?at=150", "watching", prepare=opened)


def comes_back(chromium: Browser, guest: Guest) -> None:
    """Somebody comes back to a table, and loses the line there."""
    table = guest.open("age_of_steam", "Over weeks", 4)
    guest.play("age_of_steam", table, 110, "build_track")
    for size, (width, height) in SIZES.items():
        context = chromium.new_context(
            viewport={"width": width, "height": height}, has_touch=size == "phone", base_url=guest.server
        )
        for cookie, value in guest.http.cookies.items():
            context.add_cookies([{"name": cookie, "value": value, "url": guest.server}])
        page = context.new_page()
        page.goto(f"/table/{table}?since")
        page.locator("dialog li.mine").wait_for()
        taken(page, f"since-{size}")
        page.get_by_role("button", name="Skip").click()
        if size == "phone":
            context.set_offline(True)
            page.locator(".lost").wait_for()
            page.locator(".act-bar.mine .line .btn").last.click()
            page.locator(".act-bar.mine .go").click()
            page.locator(".held").wait_for()
            taken(page, "offline-phone")
        context.close()


def documentation(chromium: Browser) -> None:
    """The documentation as a site, on a laptop."""
    answer = partial(Silent, directory=str(ROOT / "build" / "site"))
    with ThreadingHTTPServer(("127.0.0.1", 0), answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        width, height = SIZES["laptop"]
        page = chromium.new_page(viewport={"width": width, "height": height}, color_scheme="light")
        for name, path in SITE.items():
            page.goto(f"http://127.0.0.1:{server.server_port}{path}")
            page.wait_for_load_state("networkidle")
            taken(page, f"{name}-laptop")
        page.close()
        server.shutdown()


class Silent(SimpleHTTPRequestHandler):
    """Serves files and does not say so."""

    def log_message(self, format: str, *args: object) -> None:
        pass


def taken(page: Page, name: str) -> None:
    settle(page)
    file = IMAGES / f"{name}.png"
    page.screenshot(path=file)
    print(file.relative_to(ROOT), flush=True)


def begin(page: Page) -> None:
    """At a table that asks something, the first answer is given: the picture shows a choice that is being made. Where a
    round is a panel with its steps, it is the first plan."""
    if not page.locator(".act-bar.mine").count():
        return
    with contextlib.suppress(TimeoutError):
        page.locator(".act-bar.mine .sections").first.wait_for(timeout=4000)
    steps = page.locator(".act-bar.mine .stage").count()
    answer = page.locator(f".act-bar.mine {'[role=option]' if steps else '.opt'}").first
    if answer.is_visible():
        answer.click()
        page.wait_for_timeout(1500)
        settle(page)


def settle(page: Page) -> None:
    page.wait_for_timeout(400)
    page.evaluate("document.fonts.ready")


def serve(folder: Path, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", "from steamshed.cli import main; main()", "serve"]
    options = ["--port", str(port), "--data", str(folder), "--no-rate-limits", "--client", str(STATIC)]
    options += ["--bot-pause", "0", "--smtp", "smtp://127.0.0.1:9", "--address", f"http://127.0.0.1:{port}"]
    return subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wait_for(server: str) -> None:
    httpx.Client(transport=httpx.HTTPTransport(retries=20)).get(f"{server}/api/health").raise_for_status()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", help="names of pages or games")
    parser.add_argument("--port", type=int, default=8799)
    options = parser.parse_args()
    only = set(options.only)
    server = f"http://127.0.0.1:{options.port}"
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        process = serve(Path(folder), options.port)
        chromium = playwright.chromium.launch(executable_path=find("chromium"), args=["--no-sandbox", "--disable-gpu"])
        try:
            wait_for(server)
            guest = Guest(server, "Ada")
            for game, (seats, phase, moments) in TABLES.items():
                if only and not only & {game, "lobby", "my-games"}:
                    continue
                table = guest.open(game, f"Friday {game.replace('_', ' ')}", seats)
                for moment, number in moments.items():
                    guest.play(game, table, number, phase)
                    photograph(chromium, guest, f"/table/{table}", game + moment)
                    if game + moment in DARK:
                        photograph(chromium, guest, f"/table/{table}", game + moment, dark=True)
                if game == "age_of_steam":
                    photograph(chromium, guest, f"/table/{table}", "hint", press="What would you do")
            if not only or only & {*AFTER, "archive", "lobby", "my-games"}:
                table = guest.open("age_of_steam", "Last week", 3)
                guest.play("age_of_steam", table)
                guest.review(table)
                for name, path in AFTER.items():
                    photograph(chromium, guest, path.format(table), name, press=MOMENT if name == "review" else "")
                    if name in DARK:
                        photograph(chromium, guest, path.format(table), name, dark=True, press=MOMENT)
            if not only or "watching" in only:
                watches(chromium, guest)
            if not only or only & {*SITE}:
                documentation(chromium)
            if not only or "orders" in only:
                orders(chromium, guest)
            if not only or "group" in only:
                founder = Guest(server, "Ada Lovelace")
                page = founder.found_group(Guest(server, "Bela"), Guest(server, "Cleo"))
                photograph(chromium, founder, page, "group")
            if not only or only & {"since", "offline"}:
                comes_back(chromium, guest)
            if not only or "companion" in only:
                photograph(chromium, guest, PAGES["course"], "companion", press="Your first game")
            if not only or "away" in only:
                goes_away(traveller := Guest(server, "Bela"))
                photograph(chromium, traveller, "/settings", "away")
            for name, path in PAGES.items():
                if not only or name in only:
                    photograph(chromium, guest, path, name)
                    if name in DARK:
                        photograph(chromium, guest, path, name, dark=True)
        finally:
            chromium.close()
            process.terminate()
            process.wait(20)


if __name__ == "__main__":
    main()
