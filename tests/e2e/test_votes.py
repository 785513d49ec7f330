"""What players decide together: a bot for who is gone, the end, taking back what was shown."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from testbed.browser_server import Shed
from testbed.browser_steps import (
    NOWHERE,
    be_guest,
    confirm,
    decide,
    my_move,
    number,
    open_table,
    reach,
    table_for_two,
    turn_to,
    whose_move,
)

Visit = Callable[..., Page]


def menu(page: Page, words: str) -> None:
    """Chooses from the table's menu."""
    page.get_by_label("Table menu").click()
    page.locator(".sheet-menu").get_by_role("button", name=words).click()


def test_a_gone_player_is_handed_to_a_bot_by_vote_and_comes_back(visit: Visit, shed: Shed) -> None:
    one, two, three, rng = visit(), visit(), visit(), random.Random(4)
    one.goto("/new")
    one.get_by_role("group", name="Players").get_by_role("radio", name="3").check(force=True)
    one.get_by_label("Your name at this table").fill("Ada")
    for seat in (2, 3):
        one.get_by_label(f"Who plays seat {seat}").select_option("invited")
    one.get_by_role("button", name="Open the table").click()
    for page, seat, name in ((two, 2, "Bela"), (three, 3, "Cleo")):
        page.goto(one.get_by_label(f"Invitation for seat {seat}").input_value())
        page.get_by_label("Your name at this table").fill(name)
        page.get_by_role("button", name="Take a seat").first.click()
        expect(page.get_by_label("Your name at this table")).to_have_count(0)
    table = three.url
    expect(three.locator(".act-bar").first).to_be_visible()
    three.goto("/about")
    expect(one.locator(".pl", has_text="Cleo")).to_contain_text("away")
    one.get_by_label("Table menu").click()
    soon = one.locator(".sheet-menu").get_by_role("button", name="Bot for Cleo: in 10 min")
    expect(soon).to_be_disabled()
    expect(one.locator(".sheet-menu")).not_to_contain_text("Bot for Bela")
    shed.away_for(table, 2, 601)
    one.clock.set_fixed_time(time.time() + 601)
    one.get_by_label("Table menu").click()
    menu(one, "Propose a bot for Cleo")
    expect(one.get_by_label("Vote")).to_contain_text("1 of 2")
    expect(one.get_by_label("Vote").get_by_role("button")).to_have_count(0)
    vote = two.get_by_label("Vote")
    expect(vote).to_contain_text("Ada proposes that a bot plays for Cleo.")
    vote.get_by_role("button", name="Agree", exact=True).click()
    for page in (one, two):
        expect(page.get_by_label("Vote")).to_have_count(0)
        expect(page.locator(".pl", has_text="Cleo")).to_contain_text("medium bot")
    for _ in range(4):  # the bot decides where Cleo would have had to
        decide(whose_move(one, two), rng)
    three.goto(table)
    notice = three.get_by_role("status").filter(has_text="A bot is playing for you.")
    expect(notice).to_be_visible()
    expect(three.locator(".act-bar.mine")).to_have_count(0)
    notice.get_by_role("button", name="Take my seat back").click()
    expect(notice).to_have_count(0)
    expect(one.locator(".pl", has_text="Cleo")).to_contain_text("here")
    for _ in range(40):
        mover = whose_move(one, two, three)
        if mover is three:
            break
        decide(mover, rng)
    expect(three.locator(".act-bar.mine")).to_be_visible()


def test_a_refused_vote_changes_nothing_and_an_agreed_end_scores(visit: Visit) -> None:
    one, two = visit(), visit()
    table_for_two(one, two)
    menu(one, "Propose to end the game")
    vote = two.get_by_label("Vote")
    expect(vote).to_contain_text("Ada proposes to end the game here.")
    vote.get_by_role("button", name="Disagree").click()
    for page in (one, two):
        expect(page.get_by_label("Vote")).to_have_count(0)
        expect(page.get_by_label("Result")).to_have_count(0)
    menu(two, "Propose to end the game")
    one.get_by_label("Vote").get_by_role("button", name="Agree", exact=True).click()
    for page in (one, two):
        expect(page.get_by_label("Result")).to_be_visible()
        expect(page.locator(".act-bar.mine")).to_have_count(0)
    one.get_by_role("link", name="Scores and chart").click()
    expect(one.locator(".scores tbody tr")).to_have_count(3)


def test_who_resigns_is_asked_before_and_placed_last(visit: Visit) -> None:
    one, two = visit(), visit()
    table_for_two(one, two)
    menu(two, "Resign")
    dialog = two.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot plays your seat to the end, and you finish last.")
    dialog.get_by_role("button", name="Play on").click()
    expect(two.get_by_role("status").filter(has_text="A bot is playing for you.")).to_have_count(0)
    menu(two, "Resign")
    two.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(two.get_by_role("status").filter(has_text="A bot is playing for you.")).to_be_visible()
    expect(two.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(one.locator(".pl", has_text="Bela")).to_contain_text("resigned")
    menu(one, "Propose to end the game")  # nobody else is left to agree
    expect(one.get_by_label("Result")).to_be_visible()
    places = one.get_by_label("Result").get_by_role("listitem").all_inner_texts()
    assert "Bela" in places[-1]


# -- taking back -------------------------------------------------------------------------------------------------------


def before_a_draw() -> Record:
    """Days of Steam: laying a tile draws the next one."""
    game = steamshed.game("days_of_steam")
    return Record.start(game, 2, {}, Chance(3), ["Ada", "Bela"])


def lay_something(page: Page) -> None:
    my_move(page)
    for _ in range(5):
        if page.locator(".act-bar .go").is_visible():
            break
        page.locator(".act-bar .opt").first.click()
    confirm(page)


def test_what_was_shown_is_taken_back_only_with_consent(visit: Visit, shed: Shed) -> None:
    one, two = visit(NOWHERE), visit(NOWHERE)
    table = shed.put(before_a_draw(), [be_guest(one, "Ada"), be_guest(two, "Bela")])
    for page in (one, two):
        page.goto(table)
        expect(page.locator(".act-bar").first).to_be_visible()
    mover = whose_move(one, two)
    other = two if mover is one else one
    lay_something(mover)
    last = number(mover)
    expect(mover.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    for answer in ("Disagree", "Agree"):
        mover.get_by_role("button", name="Ask for undo").click()
        vote = other.get_by_label("Vote")
        expect(vote).to_contain_text("asks to take back the last move.")
        vote.get_by_role("button", name=answer, exact=True).click()
        expect(other.get_by_label("Vote")).to_have_count(0)
        left = last if answer == "Disagree" else last - 1
        for page in (mover, other):
            expect(page.locator(".hist .at")).to_have_text(f"{left} / {left}")
    for page in (mover, other):
        turn_to(page, "Log")
        expect(page.get_by_role("log", name="Log")).to_contain_text(f"took back move {last}")


def test_among_bots_what_was_shown_stays_but_not_at_a_practice_table(visit: Visit) -> None:
    page = visit()
    open_table(page, game="days_of_steam", bots=1, bot="random")
    lay_something(page)
    my_move(page)
    for words in ("Undo", "Ask for undo", "Restart my turn"):
        expect(page.locator(".hist").get_by_role("button", name=words, exact=True)).to_have_count(0)
    page = visit()
    page.goto("/new")
    page.get_by_role("group", name="Taking back").get_by_role("radio", name="Any move (practice)").check(force=True)
    open_table_here(page)
    expect(page.locator(".where").first).to_contain_text("practice")
    my_move(page)
    before = number(page)
    lay_something(page)
    my_move(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text(f"Back to before move {before + 1}")
    expect(page.locator(".hist .at")).not_to_have_text(f"{before} / {before}")
    asked.get_by_role("button", name="Take back").click()
    expect(page.locator(".hist .at")).to_have_text(f"{before} / {before}")
    turn_to(page, "Log")
    expect(page.get_by_role("log", name="Log")).to_contain_text("Ada took back")


def open_table_here(page: Page) -> None:
    """Opens a table for two, Days of Steam, against a bot, on a page for a new table as it is."""
    page.locator("input[name=game][value=days_of_steam]").check(force=True)
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check(force=True)
    page.get_by_label("Who plays seat 1").select_option("me")
    page.get_by_label("Your name at this table").fill("Ada")
    page.get_by_role("button", name="Open the table").click()


def test_reset_takes_the_whole_turn_back(visit: Visit) -> None:
    page = visit()
    open_table(page)
    reach(page, "Build track")
    before = number(page)
    for _ in range(2):
        page.locator("use.legal").first.click()
        page.locator(".act-bar .opt").first.click()
        confirm(page)
    page.locator(".hist").get_by_role("button", name="Restart my turn").click()
    expect(page.locator(".hist .at")).to_have_text(re.compile(rf"^{before} / {before}$"))
    turn_to(page, "Log")
    expect(page.get_by_role("log", name="Log")).not_to_contain_text("Ada builds")
