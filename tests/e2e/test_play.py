"""Age of Steam against bots, through the picker: by mouse, by keyboard alone, on a phone, with two browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from testbed.browser_steps import answer_first, confirm, moved_on, my_move, number, open_table, phase, reach, turn_to

Visit = Callable[..., Page]


def test_from_the_lobby_to_a_built_link_by_mouse(visit: Visit) -> None:
    page = visit()
    open_table(page, table="By mouse")
    assert phase(page) == "Issue shares"
    shares = page.get_by_role("spinbutton")
    expect(page.locator(".act-bar .go")).to_be_visible()
    more = int(shares.input_value()) + 1  # than the panel proposes
    page.get_by_role("button", name="More", exact=True).click()
    expect(shares).to_have_value(str(more))
    expect(page.locator(".act-bar .go")).to_have_text(re.compile(f"for \\${5 * more}\\b"))
    expect(page.locator(".pl.now .figs")).to_contain_text(f"+{5 * more}")
    shares.fill("1")
    expect(page.locator(".act-bar .go")).to_have_text(re.compile("Issue one share for \\$5"))
    expect(page.locator(".pl.now .figs")).to_contain_text("+5")
    reach(page, "Build track")
    fields = page.locator("use.legal")
    assert fields.count() > 20
    fields.nth(3).click()
    cards = page.locator(".act-bar .opt")
    expect(cards.first.locator("svg")).to_be_visible()
    cards.nth(1).click()
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("use.ghost")).not_to_have_count(0)
    expect(page.locator(".price")).to_be_visible()
    expect(page.locator(".act-bar .go")).to_have_text(re.compile("Build for \\$"))
    confirm(page)
    turn_to(page, "Log")
    expect(page.get_by_role("log", name="Log")).to_contain_text("Ada builds")


def test_steps_go_back_and_free_actions_are_undone(visit: Visit) -> None:
    page = visit()
    open_table(page)
    reach(page, "Build track")
    page.locator("use.legal").first.click()
    expect(page.locator(".crumb")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".crumb")).to_have_count(0)
    page.locator("use.legal").first.click()
    page.locator(".act-bar .opt").first.click()
    before = number(page)
    confirm(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".hist .at")).to_have_text(f"{before} / {before}")
    turn_to(page, "Log")
    expect(page.get_by_role("log", name="Log")).not_to_contain_text("Ada builds")


def test_what_is_illegal_says_why_with_the_rule(visit: Visit) -> None:
    page = visit()
    open_table(page)
    reach(page, "Build track")
    page.locator("use.place:not(.legal)").first.click()
    alert = page.locator(".act-bar [role=alert]")
    expect(alert).to_contain_text(re.compile(r"AS-[A-Z]+-\d+: "))
    rule = alert.get_by_role("link").inner_text()
    alert.get_by_role("link").click()
    beside = page.get_by_role("complementary", name="Help")
    expect(beside.get_by_role("heading", name=rule)).to_be_in_viewport()
    expect(alert).to_be_visible()  # the table stays


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/new")
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()  # the games are there
    page.get_by_label("Your name at this table").focus()
    page.keyboard.type("Keyboard shortcuts")
    for _ in range(12):
        if page.evaluate("document.activeElement.innerText") == "Open the table":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    played = set[str]()
    for _ in range(40):
        my_move(page)
        now = phase(page)
        if now == "Move goods":
            break
        before = number(page)
        if not page.locator(".act-bar .go").is_visible():
            page.keyboard.press("1")
        if not page.locator(".act-bar .go").is_visible():
            page.keyboard.press("1")
        expect(page.locator(".act-bar .go")).to_be_visible()
        page.locator(".act-bar .go").focus()
        page.keyboard.press("Enter")
        played.add(now)
        moved_on(page, before)
    assert {"Issue shares", "Select actions", "Build track"} <= played


def test_the_board_by_arrow_keys(visit: Visit) -> None:
    page = visit()
    open_table(page)
    reach(page, "Build track")
    page.locator("use.legal[tabindex='0']").focus()
    first = page.evaluate("document.activeElement.dataset.id")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.id")
    assert first != second
    expect(page.locator(".focus-ring")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".crumb").first).to_contain_text(second.removeprefix("hex-"))


def test_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True)
    page.goto("/new")
    page.get_by_label("Your name at this table").fill("Pocket")
    page.get_by_role("button", name="Open the table").click()
    my_move(page)
    for _ in range(30):
        my_move(page)
        if page.locator("use.legal[data-id^=hex]").count():
            break
        if not page.locator(".act-bar .go").is_visible():
            answer_first(page, touch=True)
            continue
        before = number(page)
        page.locator(".act-bar .go").tap()
        moved_on(page, before)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    chip = page.locator(".act-bar .opt").first
    chip.tap()
    page.locator(".act-bar .opt").first.tap()
    go = page.locator(".act-bar .go")
    expect(go).to_be_visible()
    box = go.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    chosen = page.locator("use.selected").bounding_box()
    bar = page.locator(".act-bar").bounding_box()
    assert chosen is not None
    assert bar is not None
    assert chosen["y"] + chosen["height"] <= bar["y"] + 1, "the sheet covers the chosen field"
    for tab in ("Players", "Displays", "Log", "Chat", "Map"):
        page.get_by_role("tab", name=tab).last.tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_two_browsers_at_one_table(visit: Visit) -> None:
    one, two = visit("/new"), visit("/")
    one.get_by_label("Table name").fill("For two")
    one.get_by_label("Your name at this table").fill("Ada")
    one.get_by_label("Who plays seat 2").select_option("invited")
    one.get_by_role("button", name="Open the table").click()
    invitation = one.get_by_label("Invitation for seat 2").input_value()
    two.goto(invitation)
    two.get_by_label("Your name at this table").fill("Bela")
    two.get_by_role("button", name="Take a seat").first.click()
    for page in (one, two):
        expect(page.locator(".act-bar").first).to_be_visible(timeout=60_000)
        expect(page.locator(".pl b", has_text="Bela")).to_be_visible()
    turn_to(one, "Chat")
    one.get_by_label("Message to the table").first.fill("Not Evansville again")
    one.keyboard.press("Enter")
    turn_to(two, "Chat")
    expect(two.get_by_role("log", name="Chat")).to_contain_text("Not Evansville again")
    mover, other = (one, two) if one.locator(".act-bar.mine").count() else (two, one)
    if mover.locator(".act-bar.mine").count():
        confirm(mover)
        count = number(mover)
        expect(other.locator(".hist .at")).to_contain_text(f"/ {count}")


def test_a_new_table_offers_what_its_map_allows(visit: Visit) -> None:
    page = visit("/new?game=steam")
    players = page.get_by_role("group", name="Players")
    players.get_by_role("radio", name="6").check(force=True)
    expect(page.get_by_role("group", name="Map").get_by_role("radio", name="Ruhr")).to_be_checked()
    expect(page.locator(".tkt")).to_contain_text("Base game, Ruhr")
    page.get_by_text("More rules").click()
    relief = page.get_by_role("group", name="Relief for beginners")
    expect(relief.get_by_role("radio").first).to_be_disabled()
    expect(page.get_by_text("Only matters with").first).to_be_visible()
    page.get_by_role("group", name="Rules", exact=True).get_by_role("radio", name="Standard game").check(force=True)
    expect(relief.get_by_role("radio").first).to_be_enabled()
    expect(page.get_by_role("group", name="Map").get_by_role("radio", name="North-east USA")).to_be_disabled()
    page.get_by_role("button", name="Play with 5").first.click()
    expect(page.get_by_role("group", name="Map").get_by_role("radio", name="North-east USA")).to_be_checked()
    expect(players.get_by_role("radio", name="5")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".pl")).to_have_count(5, timeout=60_000)


def test_history_and_replay(visit: Visit) -> None:
    page = visit()
    open_table(page)
    reach(page, "Build track")
    last = number(page)
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".hist .at")).to_have_text(f"{last - 1} / {last}")
    expect(page.locator(".act-bar")).to_contain_text("Looking back")
    page.get_by_role("slider", name="History").press("Home")
    expect(page.locator(".hist .at")).to_have_text(f"0 / {last}")
    page.get_by_role("button", name="Back to the current position").click()
    expect(page.locator(".act-bar.mine")).to_be_visible()


def test_the_language_changes_without_losing_the_choice(visit: Visit) -> None:
    page = visit()
    table = open_table(page)
    page.goto("/settings")
    page.get_by_label("Language").select_option("hu")
    expect(page.locator("h1")).to_have_text("Beállítások")
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Indulás")
    page.goto(table)
    expect(page.locator(".act-bar h2")).to_have_text("Hány részvényt bocsátasz ki?")
    expect(page.locator("html")).to_have_attribute("lang", "hu")


def test_notes_are_kept(visit: Visit) -> None:
    page = visit()
    open_table(page)
    turn_to(page, "Notes")
    page.get_by_label("Only you can read these.").fill("Watch Chicago")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.reload()
    my_move(page)
    turn_to(page, "Notes")
    expect(page.get_by_label("Only you can read these.")).to_have_value("Watch Chicago")


def test_one_click_on_the_first_page_plays_against_bots(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.locator("input[name=play-game][value=days_of_steam]").check(force=True)
    page.get_by_role("group", name="Opponents").get_by_role("radio", name="1").check(force=True)
    page.get_by_role("group", name="Bot strength").get_by_role("radio", name="easy").check(force=True)
    page.get_by_role("button", name="Play Days of Steam").click()
    my_move(page)
    expect(page.locator(".pl")).to_have_count(2)
    page.goto("/")
    expect(page.get_by_role("button", name="Play Days of Steam")).to_be_visible()
    expect(page.get_by_role("group", name="Bot strength").get_by_role("radio", name="easy")).to_be_checked()
