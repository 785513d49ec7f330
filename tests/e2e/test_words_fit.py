"""Nothing that is written on a page is cut off: in five languages, and in a lengthened pseudo-language."""

from __future__ import annotations

import json
import os
import pathlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

import steamshed
from steamshed.kernel.words import LANGUAGES
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, my_move
from testbed.decision_positions import GAMES, standing_before
from tools.words.catalogue import ROOT
from tools.words.pseudo import OPEN, pseudo

Visit = Callable[..., Page]
PSEUDO = "pseudo"
PAGES = ("/", "/new", "/learn", "/archive", "/my-games", "/groups", "/about", "/settings", "/account", "/rules/steam")

CUT = """() => {
    const found = []
    for (const one of document.querySelectorAll('body *')) {
        const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
        const { overflowX, textOverflow, visibility, clip, clipPath } = getComputedStyle(one)
        const meant = textOverflow === 'ellipsis' || clip !== 'auto' || clipPath !== 'none' || visibility === 'hidden'
        if (!own || meant || one.closest('svg, .hidden, .skip') || !one.clientWidth) continue
        const cut = ['hidden', 'clip'].includes(overflowX) && one.scrollWidth > one.clientWidth + 1
        if (cut) found.push(`${one.className}: ${one.textContent.trim().slice(0, 60)}`)
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page is wider than the window')
    return found
}"""
"""What is cut off, and whether the page leaves the window. Names that end in an ellipsis are meant to."""


def speak_pseudo(page: Page) -> None:
    """Gives the pseudo-language for Dutch: the client's own messages and those of the games."""
    english: dict[str, str] = {}
    folders = [
        ROOT / "web" / "src" / "locale",
        *(pathlib.Path(str(steamshed.game(one).folder("lobby"))) for one in GAMES),
    ]
    for file in [file for folder in folders for file in folder.rglob("en.ftl")]:
        source = file.read_text(encoding="utf-8")
        english[first_of(source)] = english.get(first_of(source), "") + source

    def part(route: Route) -> None:
        body = route.fetch().text()
        source = english.get(first_of(body))
        if source is None:
            route.fulfill(body=body, content_type="text/javascript")
        else:
            told = f"export default {json.dumps(pseudo(source))}"
            route.fulfill(body=told, content_type="text/javascript")

    def of_game(route: Route) -> None:
        name = route.request.url.rpartition("/")[2].removesuffix(".ftl")
        text = (steamshed.game(name).folder("locale") / "en.ftl").read_text(encoding="utf-8")
        route.fulfill(body=pseudo(text), content_type="text/plain; charset=utf-8")

    page.route(re.compile(r"/assets/nl-[\w-]+\.js"), part)
    page.route(re.compile(r"/locale/nl/\w+\.ftl"), of_game)


def first_of(source: str) -> str:
    found = re.search(r"^(?:.*`)?([a-z][\w-]*) = ", source, re.MULTILINE)
    return found[1] if found else ""


def visited(visit: Visit, language: str) -> Page:
    page = visit(NOWHERE, language="nl" if language == PSEUDO else language)
    if language == PSEUDO:
        speak_pseudo(page)
    return page


def picture(page: Page, name: str) -> None:
    """Photographs the page, where ``make words-pictures`` has said where to."""
    folder = os.environ.get("STEAMSHED_WORDS_PICTURES")
    if folder:
        page.screenshot(path=pathlib.Path(folder) / f"{name}.png", full_page=True)


@pytest.mark.nightly
@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_nothing_on_a_page_is_cut(visit: Visit, language: str, width: int) -> None:
    page = visited(visit, language)
    page.set_viewport_size({"width": width, "height": 800})
    found = {}
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1, h2").first).to_be_visible()
        found[path] = page.evaluate(CUT)
        picture(page, f"{path.strip('/').replace('/', '-') or 'lobby'}-{language}-{width}")
    if language == PSEUDO:
        assert OPEN in page.locator("body").inner_text()
    assert {path: cut for path, cut in found.items() if cut} == {}


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_nothing_at_a_table_is_cut(visit: Visit, shed: Shed, language: str, game: str) -> None:
    page = visited(visit, language)
    phase = next(iter(steamshed.game(game).positions.phases))
    record = standing_before(game, {phase}).get(phase)
    if record is None:
        pytest.fail(f"{game} never comes to {phase}")
    page.goto(shed.put(record, [be_guest(page, "Ada")] * len(record.names)))
    my_move(page)
    picture(page, f"{game}-{language}")
    assert page.evaluate(CUT) == []
