"""Orders given ahead, by real clicks: a limit for bids at the table, a move tried on the what-if board. Their owner is
told by the log that they were orders, the rival is not."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, my_move, turn_to
from tests.e2e.test_study import a_choice, a_game, lay_a_branch

Visit = Callable[..., Page]


def an_auction() -> tuple[Record, list[int]]:
    """A game of Age of Steam whose first auction begins, and the order in which the seats bid."""
    game, chance = steamshed.game("age_of_steam"), Chance(5)
    record = Record.start(game, 3, {}, chance, ["One", "Two", "Three"])
    for _ in range(3):
        record.apply(game.parse("issue 0"), chance)
    order = record.state.view(0)["order"]
    assert isinstance(order, list)
    return record, order


def orders_of(page: Page) -> None:
    """Opens the list of orders above the log."""
    turn_to(page, "Log")
    page.locator("details.orders summary").click()


def test_orders_are_given_by_clicks_and_only_their_owner_knows(visit: Visit, shed: Shed) -> None:
    ada, bela = visit(NOWHERE), visit(NOWHERE)
    users = be_guest(ada, "Ada"), be_guest(bela, "Bela")
    record, order = an_auction()
    seats = [users[1]] * 3
    seats[order[1]] = users[0]
    address = shed.put(record, seats)
    ada.goto(address)
    bela.goto(address)

    # at the table: a limit for bids, changed once; forced choices
    expect(ada.locator("details.orders")).to_be_visible()
    orders_of(ada)
    most = ada.get_by_label("bid for me up to")
    most.fill("9")
    ada.get_by_role("button", name="Give the order").click()
    given = ada.get_by_role("list", name="Orders in advance").get_by_role("listitem")
    expect(given).to_contain_text("Bid up to 9, then pass")
    most.fill("2")
    ada.get_by_role("button", name="Change").click()
    expect(given).to_contain_text("Bid up to 2, then pass")
    expect(given).to_contain_text("Waiting for your turn.")
    forced = ada.get_by_label("Move for me when I have only one choice")
    forced.check()
    expect(given).to_have_count(2)
    given.last.get_by_role("button", name="Withdraw").click()
    expect(given).to_have_count(1)
    expect(forced).not_to_be_checked()

    # the rival bids: the order bids more, and the rival sees a bid like any other
    my_move(bela)
    bela.locator(".act-bar .stepper input[type=number]").fill("1")
    bela.locator(".act-bar .go").click()
    bidden = "li.e:has-text('bids $2')"
    for page in (ada, bela):
        turn_to(page, "Log")
        expect(page.locator(bidden)).to_have_count(1)
    expect(ada.locator(bidden).get_by_text("order", exact=True)).to_be_visible()
    expect(bela.locator(bidden)).to_be_visible()
    expect(bela.locator(bidden).get_by_text("order", exact=True)).to_have_count(0)

    a_move_tried_is_ordered(ada, bela, users, shed)


def a_move_tried_is_ordered(ada: Page, bela: Page, users: tuple[str, str], shed: Shed) -> None:
    """From the what-if board: tried, ordered, carried out."""
    record = a_game(a_choice(a_game()))
    address = shed.put(record, list(users))
    for page in (ada, bela):
        page.goto(address)
        expect(page.locator(".act-bar").first).to_be_visible()
    orders_of(ada)
    ada.get_by_role("link", name="Try moves on the what-if board").click()
    expect(ada.locator(".flag")).to_contain_text("only you see this")
    ada.get_by_role("tab", name="Order").click()
    expect(ada.locator(".maker")).to_contain_text("You can make your own moves an order")
    lay_a_branch(ada)
    ada.get_by_role("tab", name="Order").click()
    ada.get_by_label("Only if all opponents have just passed since").check()
    ada.get_by_role("button", name="Give this order").click()
    expect(ada.locator(".maker")).to_contain_text("Order given.")
    count = len(record.entries) + 1
    expect(bela.locator(".hist .at")).to_have_text(f"{count} / {count}")
    ada.get_by_role("link", name="Back to the table").click()
    expect(ada.locator(".hist .at")).to_have_text(f"{count} / {count}")
    for page in (ada, bela):
        turn_to(page, "Log")
        expect(page.locator(".log li.e")).to_have_count(count)
    expect(ada.locator(".log li.e").last.get_by_text("order", exact=True)).to_be_visible()
    expect(bela.locator(".log .mark")).to_have_count(0)
