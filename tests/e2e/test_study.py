"""Studying a game, by real clicks: from a finished game to a branch with a comment and a bot's word, out as a record
that can be read again; and the private what-if board of a game that is still played."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from steamshed.study import parse
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, place_of

Visit = Callable[..., Page]
GLOWING = "svg.scene .can[data-id]"


def a_game(actions: int | None = None) -> Record:
    """A game of Days of Steam, or its beginning."""
    game, chance, rng = steamshed.game("days_of_steam"), Chance(3), random.Random(3)
    record = Record.start(game, 2, {}, chance, ["Ada", "Bela"])
    while record.state.seat is not None and len(record.entries) != actions:
        record.apply(game.steady(record.state, record.state.legal(), rng), chance)
    return record


def a_choice(record: Record) -> int:
    """The number of actions after which Ada can choose something on the board."""
    state = record.beginning()
    for number, entry in enumerate(record.entries):
        legal = state.legal()
        if number > 5 and state.seat == 0 and len(legal) > 6 and all(action.things() for action in legal):
            return number
        state.apply(record.game.parse(entry.action), steamshed.Scripted(entry.outcomes))
    raise AssertionError("nothing is to be chosen")


def lay_a_branch(page: Page) -> None:
    """Chooses a move: what glows on the board first, then whatever is asked, and the lamp."""
    rows = page.locator(".tree [role=treeitem]").count()
    thing = page.locator(GLOWING).last.get_attribute("data-id")
    place = place_of(page, str(thing))
    assert place is not None
    page.mouse.click(*place)
    expect(page.get_by_role("tab", name="Try a move")).to_have_attribute("aria-selected", "true")
    go, answers = page.locator(".act-bar .go"), page.locator(".act-bar [data-key]")
    for _ in range(6):
        expect(go.or_(answers).first).to_be_visible()
        if go.count() and go.is_enabled():
            break
        answers.first.click()
    go.click()
    expect(page.locator(".flag")).to_be_visible()
    expect(page.locator(".tree [role=treeitem]")).not_to_have_count(rows)


def test_from_a_finished_game_to_a_record_with_variations(visit: Visit, shed: Shed) -> None:
    page, record = visit(NOWHERE), a_game()
    at = a_choice(record)
    user = be_guest(page, "Ada")
    address = shed.put(record, [user, None], name="One turn late")
    page.goto(f"{address}/result")
    page.get_by_role("link", name="Study it").click()
    expect(page.locator(".tree [aria-selected=true]")).to_be_visible()
    expect(page.locator(".area-top h1")).to_have_text("One turn late")

    page.goto(f"/study?table={address.rpartition('/')[2]}&at={at}")
    expect(page.locator(".hist .at")).to_have_text(f"{at} / {len(record.entries)}")
    expect(page.locator(".flag")).to_have_count(0)
    lay_a_branch(page)
    expect(page.locator(".flag")).to_contain_text("Branch A, move 1")
    expect(page.locator(".flag")).to_contain_text("not what happened")

    page.get_by_role("tab", name="Comment").click()
    page.get_by_role("textbox", name="Your comment on this move").fill("Four links of my own.\nOne turn earlier.")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".tree q")).to_contain_text("Four links of my own.")
    page.get_by_role("button", name="inaccuracy").click()
    expect(page.locator(".tree [aria-selected=true] .mark")).to_have_text("?!")
    page.get_by_label("Branch", exact=True).fill("what if Ada builds?")
    page.keyboard.press("Tab")
    expect(page.locator(".tree .name")).to_have_text("what if Ada builds?")

    page.get_by_role("button", name="What would the bot do?").click()
    expect(page.locator(".bot ol li").first).to_be_visible(timeout=60_000)
    expect(page.locator(".tree [aria-selected=true] em")).to_be_visible()
    page.locator(".bot").get_by_role("button", name="Close").click()

    # the keys of a tree
    page.locator(".tree [aria-selected=true]").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".hist .at")).to_have_text(f"{at} / {len(record.entries)}")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".flag")).to_contain_text("Branch A, move 1")

    with page.expect_download() as saved:
        page.get_by_label("More about this study").click()
        page.get_by_role("button", name="Save as a record").click()
    text = saved.value.path().read_text()
    assert str(Record.parse(text, steamshed.game)) == str(record)
    study = parse(text, steamshed.game)
    [node] = [node for node in study.nodes.values() if not node.main]
    assert (node.number, node.mark, node.name) == (at + 1, "?!", "what if Ada builds?")
    assert [(said.by, said.text) for said in node.comments] == [("Ada", "Four links of my own.\nOne turn earlier.")]

    page.get_by_role("button", name="Play on against bots").click()
    page.get_by_role("button", name="As Ada").click()
    expect(page.locator(".act-bar").first).to_be_visible(timeout=60_000)
    expect(page.locator(".area-top")).to_contain_text("practice")

    page.goto("/my-games")
    expect(page.get_by_role("heading", name="My studies")).to_be_visible()
    expect(page.locator("a[href^='/study/']")).to_have_count(2)

    what_if(page, shed, user)


def what_if(page: Page, shed: Shed, user: str) -> None:
    """At a running game, for all seats; the table does not move."""
    record = a_game(a_choice(a_game()))
    page.goto(shed.put(record, [user, None]))
    expect(page.locator(".act-bar").first).to_be_visible(timeout=60_000)
    page.get_by_label("Table menu").click()
    page.get_by_role("link", name="What if? A private board").click()
    expect(page.locator(".flag")).to_contain_text("only you see this")
    lay_a_branch(page)
    expect(page.locator(".flag")).to_contain_text("Branch A, move 1")
    expect(page.get_by_role("button", name="What would the bot do?")).to_have_count(0)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".hist .at")).to_have_text(f"{len(record.entries)} / {len(record.entries)}")
