"""After a game: from its result to the review, moment by moment, what would have been better, and the numbers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import create_engine, select

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from steamshed.server.reviews import wire
from steamshed.server.storage import schema
from steamshed.server.tables.hints import described
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest
from tests.e2e.test_access import faults

Visit = Callable[..., Page]


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Shed]:
    """A server whose reviews are made in haste."""
    made = Shed(tmp_path, "--review-seconds", "1")
    made.start()
    yield made
    made.stop()


def careless() -> Record:
    """A short game whose players do anything that is allowed: much of it can be done better."""
    game, chance, rng = steamshed.game("days_of_steam"), Chance(16), random.Random(16)
    record = Record.start(game, 2, {}, chance, ["Ada", "Bela"])
    while record.state.seat is not None:
        record.apply(rng.choice(list(record.state.legal())), chance)
    return record


def moment_of(record: Record) -> wire.Moment:
    """A decision of the second half of a game that could have been made otherwise on the board: called a blunder."""
    game = record.game
    for number in range(len(record.entries) // 2, len(record.entries)):
        state, entry = record.back_to(number).state, record.entries[number]
        view = state.view(entry.seat)
        board = {thing.id for thing in game.scenes(view)[0].things}
        for action in state.legal():
            plan = described(game, view, [str(action)])
            if str(action) != entry.action and board.intersection(plan.things):
                played = described(game, view, [entry.action])
                return wire.Moment(
                    number=number,
                    until=number + 1,
                    turn=1,
                    phase=state.phase,
                    seat=entry.seat,
                    mark="blunder",
                    chance_before=0.72,
                    chance_after=0.09,
                    chance_lost=0.63,
                    points_lost=2.5,
                    interval=(1.0, 4.0),
                    played=played,
                    better=plan,
                    better_chance=0.72,
                    better_points=3.0,
                    points_after=0.5,
                    reasons=[],
                )
    raise AssertionError("nothing could have been done otherwise")


def blame(shed: Shed, table: str, moment: wire.Moment) -> None:
    """Puts one blunder into a review that is kept: which the bots find in haste depends on how fast they are."""
    rows = schema.reviews
    engine = create_engine(f"sqlite:///{shed.folder / 'steamshed.sqlite'}", connect_args={"timeout": 30})
    with engine.begin() as connection:
        body = connection.execute(select(rows.c.body).where(rows.c.table == table)).scalar_one()
        review = msgspec.json.decode(body, type=wire.Review)
        review.moments, review.key = [moment], [0]
        changed = msgspec.json.encode(review).decode()
        connection.execute(rows.update().where(rows.c.table == table).values(body=changed))
    engine.dispose()


def test_a_game_is_reviewed_and_each_moment_can_be_looked_at(quick: Shed, visit: Visit) -> None:
    page = visit(NOWHERE, address=quick.address)
    record = careless()
    address = quick.put(record, [be_guest(page, "Ada"), None], name="Careless")
    page.goto(f"{address}/result")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins by|has won|share the victory"))
    expect(page.locator(".scores tbody tr")).to_have_count(2)
    expect(page.locator(".picture svg")).to_be_visible()
    assert faults(page) == []

    page.get_by_role("link", name="Review the game").click()
    expect(page.locator(".won")).to_contain_text(re.compile(r"Bela won by 1"), timeout=300_000)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("table", name="How everybody played").get_by_role("row")).to_have_count(3)
    chart = page.locator(".area-chart").get_by_role("img")
    expect(chart).to_have_attribute("aria-label", re.compile("Ada, Bela"))
    assert faults(page) == []

    # a mark on the chart leads the list and the board to its moment
    moment = moment_of(record)
    blame(quick, address.rpartition("/")[2], moment)
    page.goto(f"{address}/review?at=1")
    chosen = page.locator(".moments").get_by_role("button")
    expect(chosen).to_contain_text("blunder")
    expect(page.locator(".hist .at")).to_have_text(re.compile("^1 / "))
    mark = chart.locator('[data-moment="0"]')
    mark.click()
    expect(mark).to_have_class(re.compile(r"\bon\b"))
    expect(chosen).to_have_attribute("aria-current", "true")
    expect(page.locator(".moment")).to_contain_text("Better:")
    expect(page.locator(".hist .at")).to_have_text(re.compile(rf"^{moment.number} / "))
    expect(page.get_by_role("radio", name="Better")).to_be_checked()
    expect(page.locator(".area-board .advised").first).to_be_attached()
    expect(page.locator(".area-board .pin")).to_have_text("1")
    assert faults(page) == []

    # space swaps what was played and what would have been better
    page.keyboard.press("Space")
    expect(page.get_by_role("radio", name="As played")).to_be_checked()
    expect(page.locator(".area-board .pin")).to_have_count(0)
    expect(page.locator(".hist .at")).to_have_text(re.compile(rf"^{moment.until} / "))
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".hist .at")).to_have_text(re.compile("^0 / "))
    chosen.click()
    expect(page.locator(".area-board .pin")).to_have_text("1")
    study = page.get_by_role("link", name="Study from here")
    expect(study).to_have_attribute("href", re.compile(rf"^/study\?table=\w+&at={moment.number}$"))

    # marks in the log and on the history of the table itself
    page.goto(address)
    expect(page.locator(".hist .mark-at.blunder")).to_have_count(1)
    expect(page.locator(".log .mark.blunder")).to_have_count(1)

    page.goto(f"{address}/numbers")
    expect(page.locator("main table").first).to_be_visible()
    assert faults(page) == []
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download as CSV").click()
    heads, *lines = coming.value.path().read_text().splitlines()
    assert heads.startswith("Player,")
    assert [line.partition(",")[0] for line in lines] == record.names
    page.set_viewport_size({"width": 390, "height": 844})
    for path in ("numbers", "review", "result"):
        page.goto(f"{address}/{path}")
        expect(page.locator("main")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
