"""The player aids on paper: each is one A4 sheet with nothing cut off, in the words of its language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import steamshed
from steamshed.kernel.words import LANGUAGES
from steamshed.learn.aid import Aid, aid, said
from steamshed.learn.texts import Words

Visit = Callable[..., Page]

LEAF = re.compile(rb"/Type\s*/Page\b")
INSIDE = 718
"""An A4 sheet less its margins, in pixels."""
SHEETS = [(game, "hu") for game in steamshed.games() if game != "binario"]
SHEETS += [("binario", language) for language in LANGUAGES]
"""Every game in a language of long words; the fullest aid in all of them."""


def titles(game: str, language: str) -> list[str]:
    """The headings of an aid as they are written."""
    known = steamshed.game(game)
    found = aid(known)
    assert isinstance(found, Aid)
    return [said(Words(known, language, "aid"), block).title for block in found.blocks()]


@pytest.mark.parametrize(("game", "language"), SHEETS)
def test_an_aid_is_one_sheet(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/learn/{game}/aid", language=language)
    expect(page.locator("main footer")).to_be_visible()
    page.evaluate("Promise.all([...document.querySelectorAll('main img')].map((one) => one.decode()))")
    shown = page.locator("main h2").all_inner_texts()
    assert shown == titles(game, language)
    if language == "hu":
        assert not set(shown) & set(titles(game, "en"))
    assert len(LEAF.findall(page.pdf(prefer_css_page_size=True))) == 1
    page.emulate_media(media="print")
    page.set_viewport_size({"width": INSIDE, "height": 1046})
    assert page.evaluate("[...document.querySelectorAll('.over')].every((one) => one.scrollWidth <= one.clientWidth)")
