"""The player aids on paper: each is one A4 sheet with nothing cut off, in the words of its language; one with wide
tables has them on its back."""

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


def read(game: str) -> Aid:
    found = aid(steamshed.game(game))
    assert isinstance(found, Aid)
    return found


def titles(game: str, language: str) -> list[str]:
    """The headings of an aid as they are written."""
    words = Words(steamshed.game(game), language, "aid")
    return [said(words, block).title for block in read(game).blocks()]


@pytest.mark.parametrize(("game", "language"), SHEETS)
def test_an_aid_is_one_sheet(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/learn/{game}/aid", language=language)
    expect(page.locator("main footer")).to_be_visible()
    page.evaluate("Promise.all([...document.querySelectorAll('main img')].map((one) => one.decode()))")
    shown = page.locator("main h2").all_inner_texts()
    assert shown == titles(game, language)
    if language == "hu":
        assert not set(shown) & set(titles(game, "en"))
    sides = 2 if read(game).back else 1
    assert len(LEAF.findall(page.pdf(prefer_css_page_size=True))) == sides
    page.emulate_media(media="print")
    page.set_viewport_size({"width": INSIDE, "height": 1046})
    assert page.evaluate("[...document.querySelectorAll('.over')].every((one) => one.scrollWidth <= one.clientWidth)")
