"""Small steps at a table, as a player takes them, and a player who knows no game: he takes what the page offers."""

from __future__ import annotations

import contextlib
import random
import re
from collections import Counter
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

import steamshed

# -- coming to a table -------------------------------------------------------------------------------------------------

NOWHERE = "about:blank"
"""Where a page is that opens its first address later. To load the client only to leave it would take time."""


def open_table(
    page: Page,
    name: str = "Ada",
    bots: int = 2,
    table: str = "",
    game: str = "age_of_steam",
    bot: str = "greedy",
    options: dict[str, str] | None = None,
) -> str:
    """From the lobby to a table against bots; gives its address."""
    page.goto("/")
    page.get_by_role("link", name="New table").click()
    page.locator(f"input[name=game][value={game}]").check(force=True)
    page.get_by_role("group", name="Players").get_by_role("radio", name=str(bots + 1)).check(force=True)
    for option, value in (options or {}).items():
        page.get_by_role("group", name=option).get_by_role("radio", name=value).check(force=True)
    for seat in range(2, bots + 2):
        page.get_by_label(f"Who plays seat {seat}").select_option(f"bot:{bot}")
    if table:
        page.get_by_label("Table name", exact=True).fill(table)
    page.get_by_label("Your name at this table").fill(name)
    page.get_by_role("button", name="Open the table").click()
    my_move(page)
    return str(page.url)


def be_guest(page: Page, name: str) -> str:
    """Makes the browser a guest's, without a page of the client; gives the user's id."""
    ask = page.context.request
    token = ask.get("/api/me").json()["csrf"]
    made = ask.post("/api/guest", data={"name": name}, headers={"X-CSRF-Token": token})
    assert made.ok, made.text()
    return str(ask.get("/api/me").json()["user"]["id"])


def table_for_two(one: Page, two: Page, game: str = "age_of_steam", players: int = 3) -> str:
    """Ada opens a table and invites Bela by link; the other seats are bots'. Gives its address."""
    one.goto(f"/new?game={game}")
    one.get_by_role("group", name="Players").get_by_role("radio", name=str(players)).check(force=True)
    one.get_by_label("Your name at this table").fill("Ada")
    one.get_by_label("Who plays seat 2").select_option("invited")
    one.get_by_role("button", name="Open the table").click()
    two.goto(one.get_by_label("Invitation for seat 2").input_value())
    two.get_by_label("Your name at this table").fill("Bela")
    two.get_by_role("button", name="Take a seat").first.click()
    for page in (one, two):
        expect(page.locator(".act-bar").first).to_be_visible(timeout=60_000)
        expect(page.locator(".pl b", has_text="Bela")).to_be_visible()
    return str(one.url)


# -- looking -----------------------------------------------------------------------------------------------------------


def turn_to(page: Page, part: str) -> None:
    """Pulls a part of the table up: log, chat, notes. One that is in sight stays."""
    tab = page.get_by_role("tab", name=part).first
    if tab.get_attribute("aria-selected") != "true":
        tab.click()


def put_down(page: Page) -> None:
    """Takes down what is pulled up over the answers."""
    pulled = page.locator(".desk-tabs [aria-selected=true]")
    if pulled.is_visible():
        pulled.click()


def my_move(page: Page) -> None:
    """Waits until the desk asks something; where the screen goes to another player, he opens the curtain."""
    expect(page.locator(".act-bar.mine, .curtain, [aria-label=Result]").first).to_be_visible(timeout=60_000)
    if page.locator(".curtain").count():
        page.locator(".curtain .go").click()
        expect(page.locator(".act-bar.mine")).to_be_visible()


def whose_move(*pages: Page) -> Page:
    """Waits until one of the pages is asked something; gives that one."""
    for _ in range(300):
        for page in pages:
            if page.locator(".act-bar.mine").count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked anything")


def own_moves(page: Page) -> list[int]:
    """The numbers of my own actions in the log that the server gives."""
    found = page.evaluate(
        """async () => {
            const id = location.pathname.split('/')[2]
            const { entries } = await (await fetch(`/api/tables/${id}/log`)).json()
            const { mine } = await (await fetch(`/api/tables/${id}`)).json()
            return entries.filter((one) => mine.includes(one.seat)).map((one) => one.number)
        }"""
    )
    return [int(one) for one in found]


def phase(page: Page) -> str:
    """The phase that the stations show."""
    return str(page.locator(".stations li.now").get_attribute("title") or "")


ASKED = """() => document.querySelector('.act-bar.mine')
    ? document.querySelector('.stations li.now')?.title ?? ''
    : null"""


def asked(page: Page) -> str | None:
    """The phase in which something is asked of me now; None while others decide. Looked up at once: between two looks
    a rival may have moved."""
    found = page.evaluate(ASKED)
    return None if found is None else str(found)


def number(page: Page) -> int:
    """How many actions the history counts."""
    return int((page.locator(".hist .at").text_content() or "/0").split("/")[1])


def moved_on(page: Page, before: int) -> None:
    """Waits until the history counts more actions than before."""
    page.wait_for_function(
        "before => Number(document.querySelector('.hist .at').textContent.split('/')[1]) > before", arg=before
    )


def phases(game: str, language: str = "en") -> dict[str, str]:
    """All phases of a game in which something is decided: by their name on the page, their name in the rules."""
    text = (steamshed.game(game).folder("locale") / f"{language}.ftl").read_text(encoding="utf-8")
    return {words: id for id, words in re.findall(r"^phase-(\w+) = (.+)$", text, re.MULTILINE) if id != "over"}


RAW = re.compile(r"\bundefined\b|\bNaN\b|\[object|\{ ?\$")
"""What never belongs on a page: values that are not there, unfilled places of messages."""
NAMES = re.compile(r"\b[a-z]+_[a-z]+\b")
"""Names of the program. Only rules may mention them, where they speak of options."""


def all_words(page: Page) -> list[str]:
    """All that a page says: text, names for screen readers, titles of drawn things."""
    return list(
        page.evaluate(
            """() => {
                const said = document.body.innerText.split('\\n')
                for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], title')) {
                    for (const name of ['aria-label', 'title', 'placeholder']) said.push(one.getAttribute(name) ?? '')
                    if (one.tagName === 'title') said.push(one.textContent)
                }
                return [...new Set(said.map((text) => text.trim()).filter(Boolean))]
            }"""
        )
    )


def raw_words(page: Page, ids: frozenset[str] = frozenset(), rules: bool = False) -> list[str]:
    """What a page says that is not meant for people; ``ids`` are those of messages."""
    said = all_words(page)
    return [
        text
        for text in said
        if RAW.search(text) or ids.intersection(text.split()) or (not rules and NAMES.search(text))
    ]


TITLES = re.compile("Age of Steam|Days of Steam|Railroad Revolution|Binario Duel|Steamshed|English")
ENGLISH = re.compile(
    r"\b(the|and|with|your|you|from|this|are|they|which|their|has|have|when|then|may)\b", re.IGNORECASE
)
"""Words without which no English sentence does, and which mean nothing in the other languages."""


def english_words(page: Page) -> list[str]:
    """What a page says in English; names of games apart."""
    return [text for text in all_words(page) if ENGLISH.search(TITLES.sub("", text))]


def message_ids(game: str) -> frozenset[str]:
    """The ids of a game's messages that cannot be mistaken for words."""
    text = (steamshed.game(game).folder("locale") / "en.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^([a-z]+(?:-[\w-]+)) =", text, re.MULTILINE))


# -- deciding ----------------------------------------------------------------------------------------------------------


def confirm(page: Page) -> None:
    """Presses the lamp button and waits until the table has moved on."""
    before = number(page)
    page.locator(".act-bar .go").click()
    moved_on(page, before)


OFFERS = """() => {
    const bar = document.querySelector('.act-bar.mine')
    if (!bar) return { keys: [], drawn: {}, ready: false, more: false, path: [], pressed: null }
    const keys = [...bar.querySelectorAll('[data-key]')].map((one) => one.dataset.key)
    const drawn = {}
    for (const thing of document.querySelectorAll('svg.scene .can[data-id]')) {
        if (!keys.includes(thing.dataset.id) || drawn[thing.dataset.id]) continue
        const box = thing.getBoundingClientRect()
        search: for (const v of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const u of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const [x, y] = [box.x + u * box.width, box.y + v * box.height]
            const under = document.elementsFromPoint(x, y).map((one) => one.closest('[data-id]'))
            if (!under.includes(thing)) continue
            drawn[thing.dataset.id] = [x, y]
            break search
        }
    }
    const go = bar.querySelector('.go')
    const more = bar.querySelector('.stepper button:last-of-type')
    return {
        keys,
        drawn,
        ready: !!go && !go.disabled,
        more: !!more && !more.disabled,
        path: [...bar.querySelectorAll('.crumb')].map((one) => one.textContent),
        pressed: bar.querySelector('[aria-pressed=true]')?.dataset.key ?? null,
    }
}"""


def offers(page: Page) -> dict[str, Any]:
    """What the picker offers: the keys of all answers, where their things are drawn, whether something is chosen."""
    return dict(page.evaluate(OFFERS))


GLOWING = """() => {
    const found = [...document.querySelectorAll('svg.scene .can[data-id]')]
    return [...new Set(found.filter((one) => one.getBoundingClientRect().width).map((one) => one.dataset.id))]
}"""
"""The ids of all that glows and is drawn."""

POINT = """(id) => {
    const places = [0.5, 0.3, 0.7, 0.15, 0.85]
    for (const thing of document.querySelectorAll(`svg.scene .can[data-id="${CSS.escape(id)}"]`)) {
        thing.scrollIntoView({ block: 'nearest' })
        const box = thing.getBoundingClientRect()
        for (const v of places) for (const u of places) {
            const [x, y] = [box.x + u * box.width, box.y + v * box.height]
            const under = document.elementsFromPoint(x, y)
            const first = under.map((one) => one.closest('.can[data-id]')).find((one) => one)
            if (first === thing && thing.closest('svg').contains(under[0])) return [x, y]
        }
    }
    return null
}"""
"""A point at which a glowing thing is on top; null where there is none."""

CHOSEN = """() => document.querySelectorAll(
    '.act-bar .crumb, .act-bar [aria-pressed=true], .act-bar [role=option][aria-selected=true], .act-bar .anew'
).length"""
"""Whether something is chosen, or pointed at."""
ALIKE = 6
"""So many of things that are alike (fields of a map) are tried."""


def place_of(page: Page, thing: str) -> list[float] | None:
    """Where a thing that glows can be clicked. What was pointed at before may still have to be forgotten."""
    for _ in range(10):
        place: list[float] | None = page.evaluate(POINT, thing)
        if place is not None:
            return place
        page.wait_for_timeout(100)
    return None


def clicked(page: Page, place: list[float] | None) -> bool:
    """Whether a click has chosen something, or soon does: the server may be asked first."""
    if place is None:
        return False
    page.mouse.click(*place)
    try:
        page.wait_for_function(CHOSEN, timeout=1500)
    except TimeoutError:
        return False
    return True


def try_all(page: Page) -> list[str]:
    """Clicks what glows with the mouse, on the board, in the desk and on every mat; gives what is dead."""
    tried, dead, kinds = set[str](), list[str](), Counter[str]()

    def try_these() -> None:
        for thing in page.evaluate(GLOWING):
            kind = thing.partition("-")[0]
            if thing in tried or kinds[kind] >= ALIKE:
                continue
            tried.add(thing)
            kinds[kind] += 1
            if not clicked(page, place_of(page, thing)):
                dead.append(thing)
            for _ in range(6):
                if not page.evaluate(CHOSEN):
                    break
                page.keyboard.press("Escape")

    try_these()
    for mat in page.locator(".tray [role=tab][aria-selected=false]:has(.lampdot)").all():
        mat.click()
        try_these()
    if page.locator(".desk-tabs [role=tab] .lampdot").count():
        turn_to(page, "Displays")
        page.wait_for_timeout(200)  # it is pulled up
        try_these()
        page.get_by_role("tab", name="Displays").first.click()
    return dead


def take_first(page: Page, before: int, offered: dict[str, Any]) -> bool:
    """Takes the first answer of the panel for what was pointed at, unless the click was an answer itself that came a
    little later; whether something has been played already."""
    for _ in range(200):
        if page.locator(".act-bar .anew").is_visible():
            break
        if number(page) > before or offers(page) != offered:
            return number(page) > before
        page.wait_for_timeout(100)
    page.locator(".sections [role=option]").first.click()
    page.wait_for_timeout(500)
    return number(page) > before


def decide(page: Page, rng: random.Random) -> list[str]:
    """Makes one decision by the mouse: on the board where the answer is drawn, else in the list; confirms it.

    Gives how each answer was given: board, list, number.
    """
    put_down(page)
    before, ways = number(page), list[str]()
    for _ in range(20):
        offered = offers(page)
        if offered["ready"]:
            if offered["more"] and rng.random() < 0.5:
                page.get_by_role("button", name="More", exact=True).click()
                ways.append("number")
            page.locator(".act-bar .go").click()
            moved_on(page, before)
            return ways
        key = rng.choice(offered["keys"])
        place = offered["drawn"].get(key)
        if place is not None and rng.random() < 0.7:
            page.mouse.click(*place)
            ways.append("board")
            if offers(page) == offered and take_first(page, before, offered):
                return ways
        else:
            with contextlib.suppress(TimeoutError):  # a panel that came meanwhile has taken the list's place
                same = page.locator(f'.act-bar [data-key="{key}"]')  # several where plans begin alike
                same.nth(rng.randrange(many) if (many := same.count()) > 1 else 0).click(timeout=8_000)
            ways.append("list")
        if took_effect(page, before, offered, f"{key} was clicked ({ways[-1]}), and nothing happened"):
            return ways
    raise AssertionError("twenty answers, and nothing to confirm")


def took_effect(page: Page, before: int, offered: dict[str, Any], failure: str) -> bool:
    """Waits until a click has changed something; whether it has played its answer."""
    for _ in range(50):
        if number(page) > before:
            return True
        if offers(page) != offered:
            page.wait_for_timeout(300)  # an answer that can be taken back is played by the click
            return number(page) > before
        page.wait_for_timeout(100)
    raise AssertionError(failure)


ANSWERS = ".act-bar .sections [role=option], .act-bar .opt, .act-bar .line button"
"""What can be chosen in the desk: in the panel, in the plain list, beside it."""


def answer_first(page: Page, touch: bool = False) -> bool:
    """Gives the first answer that the desk offers once all of them are there; whether that has played it."""
    page.wait_for_function("() => !document.querySelector('.act-bar .coming')")
    before, offered, first = number(page), offers(page), page.locator(ANSWERS).first
    if touch:
        first.tap()
    else:
        first.click()
    return took_effect(page, before, offered, "the first answer was given, and nothing happened")


def reach(page: Page, wanted: str) -> None:
    """Plays the first thing that is offered until a phase is there and it is my move."""
    for _ in range(60):
        my_move(page)
        if phase(page) == wanted:
            return
        ready = page.locator(".act-bar .go")
        expect(ready.or_(page.locator(ANSWERS)).first).to_be_visible()
        if not ready.is_visible():
            answer_first(page)
            continue
        if phase(page) == "Issue shares":
            page.get_by_role("spinbutton").fill("4")
        confirm(page)
    raise AssertionError(f"{wanted} was never reached")
