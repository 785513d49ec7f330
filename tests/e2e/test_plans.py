"""Plans chosen by hand on the board, at 1280 x 800: where to run."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

import steamshed
from steamshed.bots import bot
from steamshed.kernel import assist
from steamshed.kernel.chance import Chance
from steamshed.kernel.panel import Panel, Row, Rows
from steamshed.kernel.record import Record
from tests.e2e.play import be_guest, moved_on, my_move, number, place_of, raw_words
from tests.e2e.shed import Shed

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


def sit_at(visit: Visit, shed: Shed, record: Record, wide: int = 1280, high: int = 800) -> Page:
    """At the seat that decides, on a laptop; bots have the others."""
    page = visit("/about")
    page.set_viewport_size({"width": wide, "height": high})
    user, seat = be_guest(page, "Ada"), record.state.seat
    page.goto(shed.put(record, [user if other == seat else None for other in range(len(record.names))]))
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
