"""Small steps at a table, as a player takes them."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def open_table(page: Page, name: str = "Ada", bots: int = 2, table: str = "") -> str:
    """From the lobby to a table against bots; gives its address."""
    page.goto("/")
    page.get_by_role("link", name="New table").click()
    page.get_by_role("group", name="Players").get_by_role("radio", name=str(bots + 1)).check(force=True)
    if table:
        page.get_by_label("Name of the table").fill(table)
    page.get_by_label("Your name at this table").fill(name)
    page.get_by_role("button", name="Open the table").click()
    my_move(page)
    return str(page.url)


def my_move(page: Page) -> None:
    """Waits until the action bar asks something."""
    expect(page.locator(".act-bar.mine, [aria-label=Result]").first).to_be_visible(timeout=60_000)


def phase(page: Page) -> str:
    """The phase that the stations show."""
    return str(page.locator(".stations li.now").get_attribute("title") or "")


def number(page: Page) -> int:
    """How many actions the history counts."""
    return int((page.locator(".hist .at").text_content() or "/0").split("/")[1])


def confirm(page: Page) -> None:
    """Presses the lamp button and waits until the table has moved on."""
    before = number(page)
    page.locator(".act-bar .go").click()
    moved_on(page, before)


def moved_on(page: Page, before: int) -> None:
    """Waits until the history counts more actions than before."""
    page.wait_for_function(
        "before => Number(document.querySelector('.hist .at').textContent.split('/')[1]) > before", arg=before
    )


def reach(page: Page, wanted: str) -> None:
    """Plays the first thing that is offered until a phase is there and it is my move."""
    for _ in range(60):
        my_move(page)
        if phase(page) == wanted:
            return
        first = page.locator(".act-bar .opt, .act-bar .line button").first
        if not page.locator(".act-bar .go").is_visible():
            first.click()
            continue
        if phase(page) == "Issue shares":
            page.get_by_role("spinbutton").fill("4")
        confirm(page)
    raise AssertionError(f"{wanted} was never reached")
