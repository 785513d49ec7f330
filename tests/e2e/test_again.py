"""After the game: the same people at a new table, and one start that several play without seeing one another."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest

Visit = Callable[..., Page]
BEGINNING = "async id => JSON.stringify((await (await fetch(`/api/tables/${id}/at/0`)).json()).view)"


def whole_game() -> Record:
    """A game of Days of Steam from its beginning to its end."""
    game, chance, rng = steamshed.game("days_of_steam"), Chance(1), random.Random(1)
    record = Record.start(game, 3, {}, chance, ["Ada", "Bela", "Mallard"])
    while record.state.seat is not None:
        record.apply(game.steady(record.state, record.state.legal(), rng), chance)
    return record


def names(page: Page) -> list[str]:
    found: list[str] = page.locator(".area-players .pl b").all_inner_texts()
    return found


def id_of(page: Page) -> str:
    address: str = page.url
    return address.partition("?")[0].rpartition("/")[2]


def play_start(page: Page) -> str:
    """Plays the start whose page is open; gives the id of the table."""
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".act-bar").first).to_be_visible(timeout=60_000)
    return id_of(page)


def test_a_rematch_and_a_start_for_all(visit: Visit, shed: Shed, complaints: list[str]) -> None:
    ada, bela = visit(NOWHERE), visit(NOWHERE)
    address = shed.put(whole_game(), [be_guest(ada, "Ada"), be_guest(bela, "Bela"), None], name="Thursday")
    ada.goto(f"{address}/result")
    bela.goto(address)
    card = ada.get_by_role("region", name="Rematch?")
    expect(card).to_contain_text("Nobody has answered yet.")
    card.get_by_role("radio", name="Everybody moves one seat on").check(force=True)
    card.get_by_role("button", name="Rematch: same table").click()
    expect(card).to_contain_text("Ada is in")
    expect(card).to_contain_text("Bela has not said yet")
    said = bela.get_by_role("region", name="Rematch?")
    expect(said).to_contain_text("Ada is in")
    expect(said).to_contain_text("Everybody moves one seat on")
    said.get_by_role("button", name="Rematch: same table").click()
    bela.wait_for_url(re.compile(f"/table/(?!{address.rpartition('/')[2]})"))
    expect(bela.locator(".act-bar").first).to_be_visible(timeout=60_000)
    card.get_by_role("link", name="Go to the new table").click()
    expect(ada.locator(".act-bar").first).to_be_visible(timeout=60_000)
    assert id_of(ada) == id_of(bela)
    assert sorted(names(ada)) == ["Ada", "Bela", "Mallard"]
    seats = ada.evaluate("async id => (await (await fetch(`/api/tables/${id}`)).json()).players", id_of(ada))
    assert [player["name"] for player in seats] == ["Mallard", "Ada", "Bela"]

    # the start of the old game, for everybody who likes
    ada.goto(f"{address}/result")
    ada.get_by_role("button", name="Play this start").click()
    expect(ada.get_by_role("heading", name="Shared start")).to_be_visible()
    link = ada.get_by_label("Link to share").input_value()
    assert link == ada.url
    hers = play_start(ada)
    bela.goto(link)
    other = play_start(bela)
    assert ada.evaluate(BEGINNING, hers) == bela.evaluate(BEGINNING, other)
    bela.goto(f"/table/{hers}")
    expect(bela.get_by_text("You are playing this start yourself")).to_be_visible()
    complaints[:] = [one for one in complaints if "403" not in one]
    bela.goto(link)
    expect(bela.get_by_role("link", name="Back to my game")).to_be_visible()
    expect(bela.get_by_role("link", name="Ada’s table")).to_have_count(0)

    # who has finished his own is compared, and may look
    ada.get_by_label("Table menu").first.click()
    ada.get_by_role("button", name="Resign").first.click()
    ada.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ada.get_by_role("region", name="Result")).to_be_visible()
    ada.goto(link)
    row = ada.get_by_role("row", name=re.compile("Ada"))
    expect(row.get_by_role("cell")).to_have_count(6)
    expect(ada.get_by_role("row", name=re.compile("Bela"))).to_contain_text("playing")
    ada.get_by_role("link", name="Bela’s table").click()
    expect(ada.get_by_role("region", name="Replay")).to_be_visible(timeout=60_000)
