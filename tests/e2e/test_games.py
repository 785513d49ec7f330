"""Every game in the browser: each of its phases by clicks, and a whole game from the lobby to the scores."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from testbed.browser_server import Shed
from testbed.browser_steps import (
    NOWHERE,
    be_guest,
    decide,
    message_ids,
    my_move,
    open_table,
    phase,
    phases,
    raw_words,
    try_all,
)
from testbed.decision_positions import GAMES, standing_before
from tests.e2e.deputy import Deputy
from tests.e2e.sizes import few_in_sight, too_small

Visit = Callable[..., Page]


LAPTOP: ViewportSize = {"width": 1280, "height": 800}
LEAST = 10.9
"""In pixels: eleven, but for what browsers round."""


def smallest(page: Page) -> list[tuple[float, str, str]]:
    """What is too small to be read, on all mats; in the end the same one is up."""
    page.wait_for_function("() => !document.querySelector('.act-bar .coming')")
    found, mats = too_small(page, LEAST), page.locator(".tray [role=tab]")
    up = [mat.get_attribute("aria-selected") for mat in mats.all()]
    for at, selected in enumerate(up):
        if selected != "true":
            mats.nth(at).click()
            found += too_small(page, LEAST)
    if len(up) > 1:
        mats.nth(up.index("true")).click()
    return found


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.nightly if game == "binario" else ()) for game in GAMES]
)
def test_every_phase_is_decided_by_clicks(visit: Visit, shed: Shed, game: str) -> None:
    """All that is drawn and written can be read on a laptop, at least five answers of a list are in sight, and all that
    glows can be clicked."""
    page, rng, ids = visit(NOWHERE), random.Random(1), message_ids(game)
    page.set_viewport_size(LAPTOP)
    names, ways = phases(game), set[str]()
    prepared = standing_before(game, {*names.values()})
    left = {*names.values()}
    assert {*prepared} == left
    user = be_guest(page, "Ada")
    for wanted, record in prepared.items():
        if wanted not in left:
            continue
        page.goto(shed.put(record, [user] * len(record.names)))
        my_move(page)
        expect(page.locator(".area-board svg.scene use").first).to_be_attached()
        assert names[phase(page)] == wanted
        while page.locator(".act-bar.mine").count() and names[phase(page)] in left:
            now = names[phase(page)]
            assert raw_words(page, ids) == []
            if game != "binario":  # its map is led to, see test_readable.py
                assert smallest(page) == [], now
            assert few_in_sight(page) == [], now
            assert try_all(page) == [], now
            ways.update(decide(page, rng))
            left.remove(now)
        assert raw_words(page, ids) == []
    assert left == set()
    assert {"board", "list"} <= ways


MOST_CLICKS = 12
"""Decisions of a whole game that are made by clicks; the deputy makes the others."""


def number_of(text: str) -> int:
    """What a page says with a true minus."""
    return int(text.replace("−", "-"))


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("age_of_steam", 2),
        ("days_of_steam", 1),
        pytest.param("steam", 2, marks=pytest.mark.nightly),
        pytest.param("railroad_revolution", 1, marks=pytest.mark.nightly),
        pytest.param("binario", 1, marks=pytest.mark.nightly),
    ],
)
def test_from_the_lobby_to_the_scores(visit: Visit, game: str, bots: int) -> None:
    page, rng, ids = visit(), random.Random(2), message_ids(game)
    table = open_table(page, bots=bots, game=game, bot="random", table="To the end")
    deputy, names, clicked = Deputy(page, table), phases(game), list[str]()
    while len(clicked) < MOST_CLICKS:
        my_move(page)
        if page.locator("[aria-label=Result]").count():
            break
        clicked.append(names[phase(page)])
        decide(page, rng)
        if len(clicked) % 4 == 0:
            page.goto("/about")
            if deputy.play(lambda state: state["phase"] not in clicked and len(clicked) < MOST_CLICKS)["over"]:
                break
            page.goto(table)
    page.goto("/about")
    final = deputy.play(lambda state: False)
    assert final["over"]
    page.goto(table)
    result = page.get_by_label("Result")
    expect(result).to_contain_text(re.compile("has won|share the victory"))
    told = [int(text.split()[-1]) for text in result.get_by_role("listitem").all_inner_texts()]
    assert sorted(told) == sorted(final["scores"])
    assert raw_words(page, ids) == []
    page.get_by_role("link", name="Scores and chart").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins by|won|share the victory"))
    rows = page.locator(".scores tbody tr")
    expect(rows).to_have_count(bots + 1)
    for row in rows.all():
        cells = [number_of(text) for text in row.locator("td.num").all_inner_texts()]
        assert len(cells) == 1 or sum(cells[:-1]) == cells[-1]
    totals = sorted(number_of(text) for text in page.locator("td.total").all_inner_texts())
    assert totals == sorted(final["scores"])
    expect(page.locator("figure polyline.curve")).to_have_count(bots + 1)
    assert raw_words(page, ids) == []
    page.get_by_role("link", name="Archive").click()
    expect(page.get_by_role("main").get_by_role("link", name="Replay").first).to_be_visible()
