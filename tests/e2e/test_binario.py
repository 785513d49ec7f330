"""Binario Duel by few clicks at 1280 x 800: a round with its steps, the grand map, the draft of the advanced game."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import steamshed
from steamshed.games.binario import Binario
from steamshed.games.binario.actions import DONE, PASS, do
from steamshed.games.binario.plan.boards import Boards
from steamshed.games.binario.plan.ways import Site
from steamshed.kernel.chance import Chance
from steamshed.kernel.options import OptionValue
from steamshed.kernel.record import Record
from testbed.browser_server import Shed
from testbed.browser_steps import (
    NOWHERE,
    asked,
    be_guest,
    confirm,
    decide,
    moved_on,
    my_move,
    number,
    phases,
    place_of,
    raw_words,
)
from tests.e2e.deputy import Deputy

Visit = Callable[..., Page]
OPTIONS: dict[str, dict[str, OptionValue]] = {
    "quick": {},
    "grand": {"map_size": "32x20"},
    "advanced": {"preset": "advanced"},
}


def at_table(visit: Visit, shed: Shed, options: dict[str, OptionValue]) -> Page:
    """A table at the beginning of a game, on a laptop: I decide first, the rival is a bot that may do anything."""
    page = visit(NOWHERE)
    page.set_viewport_size({"width": 1280, "height": 800})
    record = Record.start(steamshed.game("binario"), 2, options, Chance(3), ["Ada", "Bela"])
    user, seat = be_guest(page, "Ada"), record.state.seat
    page.goto(shed.put(record, [user if other == seat else None for other in range(2)]))
    my_move(page)
    return page


STEPS = {"build": "Build", "trade": "Trade", "freight": "Freight"}


def come_to(page: Page, step: str) -> None:
    """Answers what is asked before a step (the draft, offers of the rival), and waits for its panel."""
    names, rng = phases("binario"), random.Random(1)
    for _ in range(600):
        now = names.get(asked(page) or "")
        if now == step:
            expect(page.locator(".stage.now")).to_contain_text(STEPS[step])
            assert raw_words(page) == []
            return
        if now is None or now in STEPS:
            # the rival decides, or a promise is being kept
            page.wait_for_timeout(100)
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


def state_of(page: Page) -> Binario:
    """The position at the table that the page shows, while its player decides."""
    state = steamshed.game("binario").imagine(Deputy(page, page.url).look()["view"], Chance(1))
    assert isinstance(state, Binario)
    return state


def build_by_clicks(page: Page) -> int:
    """Two ends on the map, one confirmation; the clicks. The way is one that is proposed now: nobody knows what the
    rival has built."""
    clicks, state = Clicks(page), state_of(page)
    way = Site(state).proposed()[0]
    for cell in way.ends:
        clicks.on_thing("cell-" + state.map.names[cell].replace(",", "-"))
    expect(page.locator(".ticket[aria-selected=true]")).to_be_visible()
    expect(page.locator(".sections.forecast")).to_contain_text("Paid back")
    before = number(page)
    clicks.confirm()
    assert number(page) - before >= len(way.actions)
    return clicks.count


def test_a_round_takes_few_clicks(visit: Visit, shed: Shed) -> None:
    page = at_table(visit, shed, OPTIONS["quick"])
    come_to(page, "build")
    expect(page.locator(".stage.later")).to_have_count(2)
    assert build_by_clicks(page) == 3
    come_to(page, "trade")
    for _ in range(3):
        page.locator(".amount").first.get_by_role("button", name="More").click()
    expect(page.locator(".act-bar .go")).to_contain_text("Buy 3: ")
    confirm(page)
    come_to(page, "freight")
    assert open_by_clicks(page) <= 4
    come_to(page, "build")  # nothing else can be opened: the same click ends the step, as its button has said


def open_by_clicks(page: Page) -> int:
    """A line by its ends and a wish of one's own; the clicks. The steps that are done say what was done."""
    expect(page.locator(".stage.done").nth(2)).to_contain_text("built")
    expect(page.locator(".stage.done").nth(3)).to_contain_text("bought 3 ×")
    clicks, state = Clicks(page), state_of(page)
    line = Boards(state).openings(1)[0].load
    for cell in (line.start, line.end):
        clicks.on_thing("cell-" + state.map.names[cell].replace(",", "-"))
        page.wait_for_timeout(300)
    editor = page.locator(".editor")
    expect(editor.locator(".figures")).to_contain_text("a round")
    clicks.on_button("Less")
    number = editor.get_by_role("group", name="How many")
    expect(number).to_contain_text("2")
    # its last field is in sight together with what the line earns
    expect(number).to_be_in_viewport(ratio=1)
    expect(editor.locator(".figures")).to_be_in_viewport(ratio=1)
    clicks.confirm()
    return clicks.count


def nothing_more(page: Page) -> None:
    """Clicks it and waits until the table has moved on."""
    before = number(page)
    page.get_by_role("button", name="Nothing more this round").click()
    moved_on(page, before)


def test_nothing_more_passes_the_rest_of_the_round(visit: Visit, shed: Shed) -> None:
    page = at_table(visit, shed, OPTIONS["quick"])
    come_to(page, "build")
    nothing_more(page)
    # trade and freight are passed unasked: but for offers of the rival the next question is about building again
    come_to(page, "build")
    expect(page.get_by_text("Round 2 of 80", exact=True)).to_be_visible()


def with_carts() -> Record:
    """A game in which both have bought a cart, at the beginning of the round after that."""
    chance = Chance(3)
    record = Record.start(steamshed.game("binario"), 2, {}, chance, ["Ada", "Bela"])
    for _ in range(6):
        if record.state.phase == "trade":
            record.apply(do("buy", "cart"), chance)
        record.apply(PASS if record.state.phase == "build" else DONE, chance)
    return record


def test_an_offer_is_asked_and_the_promise_goes_on(visit: Visit, shed: Shed) -> None:
    """Ada wants nothing more this round; what Bela offers is hers to answer all the same, and nothing else is asked."""
    ada, bela = visit(NOWHERE), visit(NOWHERE)
    users = be_guest(ada, "Ada"), be_guest(bela, "Bela")
    record = with_carts()
    table = shed.put(record, users if record.state.seat == 0 else users[::-1])
    ada.goto(table)
    come_to(ada, "build")
    nothing_more(ada)
    rival = Deputy(bela, shed.address + table)
    rival.answer("pass", "offer cart")
    expect(ada.get_by_role("heading", name="You are offered a used vehicle")).to_be_visible()
    expect(ada.get_by_role("button", name="Cancel")).to_be_visible()
    ada.get_by_role("button", name="Decline").click()
    confirm(ada)
    rival.answer("done", "done", "pass")  # Bela builds first in the next round
    come_to(ada, "build")
    expect(ada.get_by_text("Round 3 of 80", exact=True)).to_be_visible()


@pytest.mark.parametrize("setting", [pytest.param("grand", marks=pytest.mark.nightly), "advanced"])
def test_larger_games_begin_by_clicks_and_go_on(visit: Visit, shed: Shed, setting: str) -> None:
    page = at_table(visit, shed, OPTIONS[setting])
    come_to(page, "build")
    if setting == "grand":
        assert build_by_clicks(page) == 3
        come_to(page, "trade")
    for _ in range(2):
        nothing_more(page)
        come_to(page, "build")
    table = page.url
    page.goto("/about")
    Deputy(page, table).play(lambda state: state["view"]["round"] >= 5 and state["phase"] == "build")
    page.goto(table)
    come_to(page, "build")
