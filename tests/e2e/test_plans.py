"""Plans chosen by hand, at 1280 x 800: where to run, which way to build and with which tiles, how far to bid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from playwright.sync_api import Page, expect

import steamshed
from steamshed.bots import bot
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from steamshed.ui import assist
from steamshed.ui.panel import Panel, Row, Rows, Tickets
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, moved_on, my_move, number, place_of, raw_words
from testbed.decision_positions import standing_before

Visit = Callable[..., Page]


def standing_where(game: str, players: int, wanted: Callable[[Panel], bool], seed: int = 1) -> Record:
    """A record that ends where the panel of the decision is as wanted: found by letting bots play."""
    engine = steamshed.game(game)
    chance, mind = Chance(seed), bot("greedy", engine)
    record = Record.start(engine, players, {}, chance, ["Ada", "Bela", "Cleo", "Dora"][:players])
    while record.state.seat is not None:
        panel = assist.panel(engine, record.state.view(record.state.seat))
        if panel is not None and wanted(panel):
            return record
        legal = record.state.legal()
        record.apply(mind.choose(record.state.view(record.state.seat), legal, None, chance.rng), chance)
    raise AssertionError("the game was over before that")


def sit_at(visit: Visit, shed: Shed, record: Record, wide: int = 1280, high: int = 800, alone: bool = False) -> Page:
    """At the seat that decides, on a laptop; bots have the others, or one has all of them, so that nobody moves
    meanwhile."""
    page = visit(NOWHERE)
    page.set_viewport_size({"width": wide, "height": high})
    user, seat = be_guest(page, "Ada"), record.state.seat
    mine = [alone or other == seat for other in range(len(record.names))]
    page.goto(shed.put(record, [user if one else None for one in mine]))
    my_move(page)
    return page


def click_on(page: Page, thing: str) -> None:
    place = place_of(page, thing)
    assert place is not None, f"{thing} cannot be clicked"
    page.mouse.click(*place)


# -- Days of Steam: where to run ---------------------------------------------------------------------------------------


def deliveries(panel: Panel) -> Iterator[Row]:
    for section in panel.sections:
        if isinstance(section, Rows) and section.title.id == "panel-deliveries":
            yield from section.rows


def test_a_run_is_chosen_by_clicking_where_to_go(visit: Visit, shed: Shed) -> None:
    record = standing_where("days_of_steam", 3, lambda panel: any(True for _ in deliveries(panel)))
    panel = assist.panel(record.game, record.state.view(record.state.seat))
    assert panel is not None
    plan = next(row.plan for row in deliveries(panel) if row.plan is not None)
    page = sit_at(visit, shed, record)
    click_on(page, plan.things[-1])
    expect(page.locator(".ticket[aria-selected=true]")).to_be_visible()
    expect(page.locator("svg.scene .route-line")).not_to_have_count(0)
    steps = sum(1 for action in plan.actions if str(action).startswith("move_step"))
    # the steam spent at each edge, and what the run brings
    plates = page.locator("svg.scene .on-plus .label")
    expect(plates.filter(has_text=str(steps)).first).to_be_visible()
    expect(page.locator("svg.scene .step")).to_have_count(0)
    assert raw_words(page) == []
    before = number(page)
    expect(page.locator(".act-bar .go")).to_contain_text("Run for")
    page.locator(".act-bar .go").click()
    moved_on(page, before)
    assert number(page) >= before + steps


# -- Age of Steam: which way to build, and with which tiles ------------------------------------------------------------


def ways_between(record: Record, things: tuple[str, str]) -> Tickets | None:
    panel = assist.panel(record.game, record.state.view(record.state.seat), things)
    assert panel is not None
    return next((section for section in panel.sections if isinstance(section, Tickets)), None)


def with_several_ways() -> tuple[Record, tuple[str, str], Tickets]:
    """A build turn, and two nodes with at least three ways of several tiles between them."""
    for seed in range(1, 20):
        record = standing_where("age_of_steam", 3, lambda panel: panel.question.id == "panel-build", seed)
        panel = assist.panel(record.game, record.state.view(record.state.seat))
        assert panel is not None
        for pair in combinations(panel.asks, 2):
            ways = ways_between(record, pair)
            if ways is not None and len(ways.tickets) >= 3 and len(ways.tickets[0].plan.actions) > 1:
                return record, pair, ways
    raise AssertionError("nowhere are there three ways")


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_another_way_is_chosen_on_the_board_and_a_tile_of_it_exchanged(visit: Visit, shed: Shed) -> None:
    record, pair, ways = with_several_ways()
    page = sit_at(visit, shed, record, alone=True)
    # who compares in the list wants to confirm
    page.evaluate("localStorage.setItem('steamshed-settings', JSON.stringify({ steps: false, endings: false }))")
    page.reload()
    my_move(page)
    for thing in pair:
        click_on(page, thing)
    chosen = page.locator(".ticket[aria-selected=true] .letter")
    expect(chosen).to_have_text("A")
    expect(page.locator(".other-way")).to_have_count(len(ways.tickets) - 1)
    # the letter on the board is that of the ticket
    letter = page.locator(".other-way .letter").first
    name = letter.text_content()
    page.mouse.click(*middle_of(page, f'.other-way:has-text("{name}") .letter rect'))
    expect(chosen).to_have_text(name or "")
    # the letter is a key, too
    for key in ("A", name or ""):
        page.keyboard.press(key.lower())
        expect(chosen).to_have_text(key)
    # a tile of the way is clicked on the board, and exchanged for another that leads there, too
    expect(page.locator(".others button:not(.refused), .cards [role=radio]").first).to_be_visible()
    page.locator(".cards [role=radio]").last.click()
    expect(page.locator(".cards [role=radio]").last).to_have_attribute("aria-checked", "true")
    plan = ways.tickets[ord((name or "A")[0]) - ord("A")].plan
    page.mouse.click(*middle_of(page, f'svg.scene [data-id="{plan.things[0]}"]'))
    expect(page.locator(".cards [role=radio]").first).to_have_attribute("aria-checked", "true")
    assert raw_words(page) == []
    other = page.locator(".others button:not(.refused)").first
    if other.count():
        other.click()
        expect(chosen).not_to_have_text(name or "")
    before = number(page)
    page.locator(".act-bar .go").click()
    moved_on(page, before)
    page.locator(".hist").get_by_role("button", name="Undo", exact=True).click()
    page.wait_for_function(
        "before => Number(document.querySelector('.hist .at').textContent.split('/')[1]) === before", arg=before
    )


# -- Age of Steam: bid up to a limit -----------------------------------------------------------------------------------


def bid(page: Page, amount: int) -> None:
    before = number(page)
    page.locator(".act-bar .stepper input[type=number]").fill(str(amount))
    page.locator(".act-bar .go").click()
    moved_on(page, before)


def test_bids_are_made_up_to_a_limit_and_no_further(visit: Visit, shed: Shed) -> None:
    record = standing_before("age_of_steam", {"determine_player_order"})["determine_player_order"]
    page = visit(NOWHERE)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(shed.put(record, [be_guest(page, "Ada")] * len(record.names)))
    my_move(page)
    page.locator(".limit [type=checkbox]").check()
    page.locator(".limit .most input").fill("4")
    page.locator(".limit .most input").press("Tab")
    expect(page.locator(".act-bar .go")).to_contain_text("Bid $1, up to $4")
    before = number(page)
    page.locator(".act-bar .go").click()
    moved_on(page, before)
    kept = page.locator(".notice", has_text="up to $4")
    expect(kept).to_be_visible()
    bid(page, 2)
    bid(page, 3)
    # the first seat has bid 4 by itself: two bids by hand, three in the log
    page.wait_for_function(
        "wanted => Number(document.querySelector('.hist .at').textContent.split('/')[1]) === wanted", arg=before + 4
    )
    expect(kept).to_be_visible()
    assert raw_words(page) == []
    bid(page, 5)
    bid(page, 6)
    # beyond the limit it is asked
    expect(kept).to_have_count(0)
    expect(page.locator(".notice", has_text="passed your limit")).to_be_visible()
    assert number(page) == before + 6
