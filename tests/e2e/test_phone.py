"""The app on a phone: opened without a line it shows the tables as they were, keeps a move and sends it once; a lesson
is played; a new version takes the place of the old one."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from testbed.browser_server import Shed
from testbed.browser_steps import number, open_table, own_moves
from tools.web import STATIC

Visit = Callable[..., Page]
OUTAGE = ("WebSocket connection", "Failed to load resource")
"""What a browser itself writes into the console while there is no line."""


def has_worker(page: Page) -> None:
    """Waits until the worker is there and serves this page."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => !!navigator.serviceWorker.controller")


def kept(page: Page, name: str) -> None:
    """Waits until something of the player is kept in this browser."""
    page.evaluate(
        """async name => {
            const names = () => new Promise((done, fail) => {
                const asked = indexedDB.open('steamshed')
                asked.onerror = fail
                asked.onsuccess = () => {
                    const found = asked.result.transaction('known').objectStore('known').getAllKeys()
                    found.onsuccess = () => { asked.result.close(); done(found.result.map((key) => key[1])) }
                }
            })
            const pause = () => new Promise((go) => setTimeout(go, 50))
            for (let i = 0; i < 400 && !(await names()).includes(name); i++) await pause()
        }""",
        name,
    )


def decide_without_a_line(page: Page) -> None:
    """Chooses something from the plain list: nothing else is known now."""
    expect(page.locator(".act-bar :is(.go, .opt)").first).to_be_visible()
    if not page.locator(".act-bar .go").count():
        page.locator(".act-bar .opt").first.click()
    page.locator(".act-bar .go").click()


def only_outages(complaints: list[str]) -> None:
    assert [text for text in complaints if not text.startswith(OUTAGE)] == []
    complaints.clear()


def test_without_a_line(visit: Visit, complaints: list[str]) -> None:
    page = visit(phone=True, worker=True)
    address = open_table(page, table="On the train", bot="random")
    table = address.rpartition("/")[2]
    has_worker(page)
    kept(page, f"table-{table}")
    page.goto("/")
    expect(page.get_by_text("On the train").first).to_be_visible()
    kept(page, "mine")
    before = len(own_moves_of(page, table))

    # the lobby and the table as they were
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("Offline. Your tables as of")
    page.locator(f'a[href="/table/{table}"]').click()
    expect(page.locator(".lost")).to_contain_text("Offline. The table as of")
    expect(page.locator(".area-board use").first).to_be_visible()

    # a move is kept, over a reload, too
    moves = number(page)
    decide_without_a_line(page)
    expect(page.locator(".held .kept")).to_contain_text("Saved. It will be sent when you are back online.")
    expect(page.locator(".act-bar h2")).to_contain_text("Your move is saved until you are back online")
    page.reload()
    expect(page.locator(".held .kept")).to_be_visible()
    expect(page.locator(".lost")).to_be_visible()

    # the line is back: it arrives, once
    page.context.set_offline(False)
    expect(page.locator(".held .sent")).to_contain_text("Sent.")
    page.wait_for_function("n => Number(document.querySelector('.hist .at').textContent.split('/')[1]) > n", arg=moves)
    page.locator(".held .sent button").click()
    expect(page.locator(".held")).to_have_count(0)
    page.goto(address)
    expect(page.locator(".act-bar.mine")).to_be_visible()
    assert len(own_moves(page)) == before + 1

    # who signs out leaves nothing behind
    page.evaluate("""async () => {
        const { csrf } = await (await fetch('/api/me')).json()
        await fetch('/api/logout', { method: 'POST', headers: { 'X-CSRF-Token': csrf } })
    }""")
    page.goto("/")
    page.wait_for_function("() => !localStorage.getItem('steamshed-known')")
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_text("On the train")).to_have_count(0)
    only_outages(complaints)


def own_moves_of(page: Page, table: str) -> list[int]:
    found = page.evaluate(
        """async id => {
            const { entries } = await (await fetch(`/api/tables/${id}/log`)).json()
            const { mine } = await (await fetch(`/api/tables/${id}`)).json()
            return entries.filter((one) => mine.includes(one.seat)).map((one) => one.number)
        }""",
        table,
    )
    return [int(one) for one in found]


def test_a_move_that_came_too_late_is_not_lost_silently(visit: Visit, complaints: list[str]) -> None:
    page = visit(phone=True)
    address = open_table(page, table="Two devices", bot="random")
    expect(page.locator(".act-bar.mine")).to_be_visible()
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    decide_without_a_line(page)
    expect(page.locator(".held .kept")).to_be_visible()
    # elsewhere the same player moves otherwise: the version that the move was made for is gone
    page.evaluate(
        """() => new Promise((done) => {
            const asked = indexedDB.open('steamshed')
            asked.onsuccess = () => {
                const moves = asked.result.transaction('moves', 'readwrite').objectStore('moves')
                moves.getAll().onsuccess = (event) => {
                    const [move] = event.target.result
                    moves.put({ ...move, version: move.version - 1, number: 0, actions: ['another one'] })
                    moves.transaction.oncomplete = () => { asked.result.close(); done() }
                }
            }
        })"""
    )
    page.context.set_offline(False)
    expect(page.locator(".held .unsent")).to_contain_text("Not sent")
    expect(page.locator(".act-bar.mine")).to_be_visible()
    assert page.url == address
    only_outages(complaints)


def test_a_lesson_without_a_line(visit: Visit, complaints: list[str]) -> None:
    page = visit("/learn/days_of_steam", worker=True)
    has_worker(page)
    page.get_by_role("button", name="Save lessons").click()
    expect(page.get_by_text("Saved since")).to_be_visible(timeout=120_000)
    page.context.set_offline(True)
    page.goto("/learn/days_of_steam")
    page.locator("ol > li .btn").first.click()
    expect(page.locator(".words .said")).not_to_be_empty()
    for thing in ("hand-ST", "cell-5,0"):
        page.locator(f'[data-id="{thing}"]').first.click(force=True)
    page.locator(".act-bar .go").click()
    expect(page.locator(".reply.good")).to_be_visible()
    page.locator(".words").get_by_role("button", name="Go on", exact=True).click()
    expect(page.locator(".task")).to_be_visible()
    # another way than that of the lesson has to wait
    page.locator(".words").get_by_role("button", name="Show me", exact=True).click()
    expect(page.locator(".reply.good")).to_be_visible()
    only_outages(complaints)


def test_a_new_version_takes_over(tmp_path: Path, visit: Visit, complaints: list[str]) -> None:
    """No page of an old client goes on with a new server, and an old page still finds its own files."""
    client = tmp_path / "client"
    shutil.copytree(STATIC, client)
    shed = Shed(tmp_path, "--client", str(client))
    shed.start()
    try:
        page = visit(address=shed.address, worker=True)
        open_table(page, table="Renewed", bot="random")
        has_worker(page)
        manifest = json.loads((client / "manifest-en.webmanifest").read_text())
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        page.goto("/")
        kept(page, "mine")
        page.context.set_offline(True)
        page.goto("/")
        expect(page.get_by_role("alert")).to_contain_text("Offline")
        page.evaluate("() => { window.old = true }")

        index, worker = client / "index.html", client / "worker.js"
        index.write_text(re.sub(r'(name="version" content=")[^"]*', r"\1newer", index.read_text()))
        worker.write_text(f"// newer\n{worker.read_text().replace('shell-', 'shell-newer-')}")
        gone = next(client.glob("assets/About-*.js"))
        gone.rename(gone.with_name("About-newer.js"))
        page.context.set_offline(False)
        page.wait_for_function("() => !window.old && document.querySelector('meta[name=version]')?.content === 'newer'")
        expect(page.get_by_text("Renewed").first).to_be_visible()
    finally:
        shed.stop()
    only_outages(complaints)
