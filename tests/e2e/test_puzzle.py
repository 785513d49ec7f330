"""A decision of a finished game as a puzzle: made from the review, opened by a stranger, tried, answered."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import create_engine

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from steamshed.review.builder import METHOD
from steamshed.server.reviews import wire
from steamshed.server.storage import schema
from steamshed.server.tables.hints import described
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest
from tests.e2e.test_access import faults

Visit = Callable[..., Page]


def a_game() -> Record:
    """A whole game of steady random play."""
    game, chance, rng = steamshed.game("age_of_steam"), Chance(3), random.Random(3)
    record = Record.start(game, 3, {}, chance, ["Ada", "Bela", "Cyril"])
    while record.state.seat is not None:
        record.apply(game.steady(record.state, record.state.legal(), rng), chance)
    return record


def a_moment(record: Record) -> wire.Moment:
    """The choice of an action in the third turn, Urbanization, called a blunder: Engineer would have been better."""
    chosen = [at for at, entry in enumerate(record.entries) if entry.action.startswith("take ")]
    for number in chosen[2 * len(record.names) :]:
        state, entry = record.back_to(number).state, record.entries[number]
        legal = [str(action) for action in state.legal()]
        if entry.action == "take urbanization" and "take engineer" in legal:
            break
    view = state.view(entry.seat)
    return wire.Moment(
        number=number,
        until=number + 1,
        turn=3,
        phase=state.phase,
        seat=entry.seat,
        mark="blunder",
        chance_before=0.61,
        chance_after=0.35,
        chance_lost=0.26,
        points_lost=9.3,
        interval=(4.0, 14.0),
        played=described(record.game, view, [entry.action]),
        better=described(record.game, view, ["take engineer"]),
        better_chance=0.61,
        better_points=64.1,
        points_after=54.8,
        reasons=[],
    )


def reviewed(shed: Shed, record: Record, moment: wire.Moment, owner: str) -> str:
    """A finished table whose review has this moment; gives its address."""
    address = shed.put(record, [owner, None, None], name="Reviewed")
    review = wire.Review(METHOD, "master", wire.Thresholds(0.05, 0.1, 0.2), [], [], [moment], [0], [])
    values: dict[str, Any] = {"table": address.rpartition("/")[2], "state": "done", "method": METHOD, "worker": ""}
    values |= {"asked": time.time(), "changed": time.time(), "done": 9, "of": 9}
    engine = create_engine(f"sqlite:///{shed.folder / 'steamshed.sqlite'}", connect_args={"timeout": 30})
    with engine.begin() as connection:
        connection.execute(schema.reviews.insert().values(**values, body=msgspec.json.encode(review).decode()))
    engine.dispose()
    return address


def choose(page: Page, action: str) -> None:
    """Takes one of the actions that are to be selected."""
    page.locator(".act-bar").get_by_role("option", name=f"Take {action}").click()
    page.locator(".act-bar .go").click()


@pytest.mark.parametrize("phone", [False, True])
def test_a_decision_becomes_a_puzzle(shed: Shed, visit: Visit, phone: bool) -> None:
    page = visit(NOWHERE, phone=phone, permissions=("clipboard-read", "clipboard-write"))
    if not phone:
        page.set_viewport_size({"width": 1280, "height": 800})
    record = a_game()
    moment = a_moment(record)
    address = reviewed(shed, record, moment, be_guest(page, "Ada"))
    page.goto(f"{address}/review?at={moment.number + 1}")
    page.get_by_role("button", name="Make it a puzzle").click()
    link = page.get_by_label("Anyone with this link").input_value()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied", exact=True)).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    assert faults(page) == []

    # a stranger sees the position, and neither names nor the answer
    other = visit(link, phone=phone)
    if not phone:
        other.set_viewport_size({"width": 1280, "height": 800})
    expect(other.get_by_role("heading", level=1)).to_have_text("What would you do?")
    expect(other.locator(".act-bar")).to_be_visible()
    assert not re.search("Ada|Bela|Cyril", other.locator("body").inner_text())
    expect(other.get_by_role("button", name="Show the best plan")).to_have_count(0)
    assert faults(other) == []

    # a try is compared with the best plan and with what was played; then there is help
    choose(other, "Urbanization")
    expect(other.locator(".reply")).to_contain_text("There is a better plan.")
    expect(other.locator(".reply")).to_contain_text("That was also played in the game.")
    expect(other.locator(".reply .mark")).to_contain_text("blunder")
    expect(other.locator(".reply tbody tr")).to_have_count(3)
    expect(other.locator(".act-bar")).to_have_count(0)
    expect(other.locator(".reply")).not_to_contain_text("Engineer")
    assert faults(other) == []
    press(other, "A hint")
    expect(other.locator(".reply")).to_contain_text("begins at the 1")
    press(other, "Show the best plan")
    expect(other.locator(".words .plan")).to_contain_text("Engineer")

    # solved: the game can be looked at
    choose(other, "Engineer")
    expect(other.locator(".reply.good")).to_contain_text("That is the best plan!")
    expect(other.locator(".stations .done")).to_have_count(3)
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(other) == []
    other.get_by_role("link", name="See the game").click()
    expect(other.locator(".moment")).to_contain_text("Better:")

    # whoever made it can take it away
    page.goto("/my-games")
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("heading", name="My puzzles")).to_have_count(0)


def press(page: Page, word: str) -> None:
    page.locator(".words").get_by_role("button", name=word).click()


def test_a_puzzle_that_is_not_there(visit: Visit, complaints: list[str]) -> None:
    page = visit("/puzzle/nothing")
    expect(page.get_by_role("alert")).to_have_text("This puzzle does not exist.")
    complaints.clear()
