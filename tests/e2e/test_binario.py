"""Binario Duel by few clicks at 1280 x 800: a round with its steps, the grand map, the draft of the advanced game."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import steamshed
from steamshed.games.binario import Binario
from steamshed.games.binario.plan.ways import Project, Site
from steamshed.kernel.chance import Chance
from steamshed.kernel.options import OptionValue
from steamshed.kernel.record import Record
from tests.e2e.deputy import Deputy
from tests.e2e.play import be_guest, confirm, decide, moved_on, my_move, number, phase, phases, place_of, raw_words
from tests.e2e.shed import Shed

Visit = Callable[..., Page]
OPTIONS: dict[str, dict[str, OptionValue]] = {
    "quick": {},
    "grand": {"map_size": "32x20"},
    "advanced": {"preset": "advanced"},
}


def at_table(visit: Visit, shed: Shed, options: dict[str, OptionValue]) -> tuple[Page, Record]:
    """A table at the beginning of a game, on a laptop: I decide first, the rival is a bot."""
    page = visit("/about")
    page.set_viewport_size({"width": 1280, "height": 800})
    record = Record.start(steamshed.game("binario"), 2, options, Chance(3), ["Ada", "Bela"])
    user, seat = be_guest(page, "Ada"), record.state.seat
    page.goto(shed.put(record, [user if other == seat else None for other in range(2)]))
    my_move(page)
    return page, record


STEPS = {"build": "Build", "trade": "Trade", "freight": "Freight"}


def come_to(page: Page, step: str) -> None:
    """Answers what is asked before a step (the draft, an offer of the rival), and waits for its panel."""
    names, rng = phases("binario"), random.Random(1)
    for _ in range(100):
        my_move(page)
        now = names[phase(page)]
        if now == step:
            expect(page.locator(".stage.now")).to_contain_text(STEPS[step])
            assert raw_words(page) == []
            return
        if now in STEPS:
            # a promise is being kept
            page.wait_for_timeout(200)
        else:
            decide(page, rng)
    raise AssertionError(f"{step} was never reached")


class Clicks:
    """Clicks that are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def on_thing(self, thing: str) -> None:
        place = place_of(self.page, thing)
        assert place is not None, thing
        self.page.mouse.click(*place)
        self.count += 1

    def on_button(self, name: str) -> None:
        self.page.get_by_role("button", name=name).first.click()
        self.count += 1

    def confirm(self) -> None:
        confirm(self.page)
        self.count += 1


def best_way(record: Record) -> Project:
    assert isinstance(record.state, Binario)
    return Site(record.state).proposed()[0]


def thing(record: Record, cell: int) -> str:
    assert isinstance(record.state, Binario)
    return "cell-" + record.state.map.names[cell].replace(",", "-")


def build_by_clicks(page: Page, record: Record) -> int:
    """Two ends on the map, one confirmation; the clicks."""
    clicks, way = Clicks(page), best_way(record)
    for cell in way.ends:
        clicks.on_thing(thing(record, cell))
    expect(page.locator(".ticket[aria-selected=true]")).to_be_visible()
    expect(page.locator(".sections.forecast")).to_contain_text("Paid back")
    before = number(page)
    clicks.confirm()
    assert number(page) - before >= len(way.actions)
    return clicks.count


def test_a_round_takes_few_clicks(visit: Visit, shed: Shed) -> None:
    page, record = at_table(visit, shed, OPTIONS["quick"])
    come_to(page, "build")
    expect(page.locator(".stage.later")).to_have_count(2)
    assert build_by_clicks(page, record) == 3
    come_to(page, "trade")
    for _ in range(3):
        page.locator(".amount").first.get_by_role("button", name="More").click()
    expect(page.locator(".act-bar .go")).to_contain_text("Buy 3 for")
    confirm(page)
    come_to(page, "freight")
    before = number(page)
    page.locator("button.row").first.click()
    moved_on(page, before)
    come_to(page, "freight")
    expect(page.locator(".stage.now")).to_contain_text("1 of 12 lines")
    before = number(page)
    nothing_more(page).click()
    moved_on(page, before)


def nothing_more(page: Page) -> Locator:
    return page.get_by_role("button", name="Nothing more this round")


def test_nothing_more_passes_the_rest_of_the_round(visit: Visit, shed: Shed) -> None:
    page, _ = at_table(visit, shed, OPTIONS["quick"])
    come_to(page, "build")
    nothing_more(page).click()
    # no further question in this round: trade and freight are passed, and the next question is about building again
    expect(page.get_by_text("Round 2", exact=True)).to_be_visible(timeout=60_000)
    come_to(page, "build")


@pytest.mark.parametrize("setting", ["grand", "advanced"])
def test_larger_games_begin_by_clicks_and_go_on(visit: Visit, shed: Shed, setting: str) -> None:
    page, record = at_table(visit, shed, OPTIONS[setting])
    come_to(page, "build")
    if setting == "grand":
        assert build_by_clicks(page, record) == 3
        come_to(page, "trade")
    for _ in range(2):
        before = number(page)
        nothing_more(page).click()
        moved_on(page, before)
        come_to(page, "build")
    table = page.url
    page.goto("/about")
    Deputy(page, table).play(lambda state: state["view"]["round"] >= 5 and state["phase"] == "build")
    page.goto(table)
    come_to(page, "build")
