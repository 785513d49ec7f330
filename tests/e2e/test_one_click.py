"""A double click sends a deed once and leaves no error, however slow the server answers; an undo holds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.record import Record
from steamshed.ui.following import following
from testbed.browser_server import Shed
from testbed.browser_steps import NOWHERE, be_guest, moved_on, my_move, number
from testbed.decision_positions import GAMES, SETTINGS, standing_before, stopped
from tests.e2e.reach import answers, choices_of

Visit = Callable[..., Page]

PHASES = {
    "age_of_steam": ("select_actions", "build_track"),
    "steam": ("build", "goods"),
    "days_of_steam": ("turn",),
    "railroad_revolution": ("place", "action"),
    "binario": ("build", "freight"),
}
PUSHED = ("age_of_steam", "railroad_revolution")
"""A game with decisions of one action, and one whose answers are sent one by one."""
MOST = 2
"""So many answers of each kind are tried."""
SECOND = 450
"""Milliseconds in which a double click has sent all that it sends, also what waits for a late answer."""
ERRORS = ".notices .notice:not(:has(button))"
"""What is kept for the player and can be called off is no error."""
KINDS = (".sections [role=option]", ".opt", ".line .btn:not(.said)", ".go")
LATE = """
    window.said = []
    window.heard = 0
    const send = WebSocket.prototype.send
    WebSocket.prototype.send = function (data) {
        window.said.push(JSON.parse(data))
        send.call(this, data)
    }
    const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
        ...own,
        set(heard) {
            const late = (event) => {
                const after = window.said.some((one) => one.type === 'act' || one.type === 'play')
                setTimeout(() => {
                    heard(event)
                    if (after) window.heard++
                }, 300)
            }
            own.set.call(this, heard && late)
        },
    })
"""
"""What the server says is heard 300 ms later; what the page says is written down, and what it hears after a deed
counted."""


def deeds(page: Page) -> list[int]:
    """The versions for which the page has sent something to be played."""
    found: list[int] = page.evaluate(
        "said.filter((one) => one.type === 'act' || one.type === 'play').map((one) => one.version)"
    )
    return found


def sit_down(page: Page, shed: Shed, record: Record, user: str) -> None:
    page.goto(shed.put(record, [user] * len(record.names)))
    my_move(page)
    page.wait_for_function("() => !document.querySelector('.act-bar .coming')")
    page.wait_for_function("() => !document.querySelector('.act-bar .coming')")
    page.wait_for_timeout(350)  # the panel comes later than the table, and later still by LATE


def all_answered(page: Page) -> None:
    """Waits until both clicks have sent what they send, and until that is answered and drawn."""
    page.wait_for_timeout(SECOND)
    if deeds(page):
        page.wait_for_function("() => heard > 0")
        page.wait_for_timeout(100)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in PUSHED else pytest.mark.nightly) for game in GAMES]
)
def test_a_double_click_sends_a_deed_once_and_leaves_no_error(visit: Visit, shed: Shed, game: str) -> None:
    page = visit(NOWHERE)
    user = be_guest(page, "Ada")
    page.context.add_init_script(LATE)
    tried, sent = 0, 0
    for phase, record in standing_before(game, {*PHASES[game]}).items():
        anew = True
        for kind in KINDS:
            for at in range(MOST):
                if anew:
                    sit_down(page, shed, record, user)
                answer = page.locator(f".act-bar.mine {kind}").nth(at)
                anew = answer.is_visible()
                if not anew:
                    break
                answer.dblclick()
                all_answered(page)
                tried += 1
                times = Counter(deeds(page))
                sent += len(times)
                assert max(times.values(), default=0) <= 1, (phase, kind, at)
                assert len(times) <= 1, (phase, kind, at)
                assert page.locator(".act-bar .why").all_text_contents() == [], (phase, kind, at)
                assert page.locator(ERRORS).all_text_contents() == [], (phase, kind, at)
    assert tried > 3
    assert sent


def forced_to_sell() -> tuple[Record, str, int]:
    """A game of Railroad Revolution in which an answer of the plain list is followed by a sale; the key of the answer,
    and how many actions come of it."""
    engine = steamshed.game("railroad_revolution")
    for seed in range(60):
        players, options = SETTINGS["railroad_revolution"][seed % 3]
        chance, rng = Chance(seed), random.Random(seed)
        record = Record.start(engine, players, options, chance, ["Ada", "Bela", "Cleo", "Dora"][:players])
        for _ in range(200):
            state = record.state
            if state.seat is None:
                break
            if len(state.legal()) > 1 and state.phase == "action":
                for key, choices in answers(choices_of(state)).items():
                    found = following(engine, state, [choices[0].action]) if len(choices) == 1 else None
                    if found and any(str(one.action).startswith("sell") for one in found.choices):
                        return stopped(record), key, 1 + len(found.choices)
            record.apply(rng.choice(state.legal()), chance)
    raise AssertionError("nobody has to sell")


def test_a_sale_that_follows_by_force_is_said_before_and_taken_back_with_its_cause(visit: Visit, shed: Shed) -> None:
    page = visit(NOWHERE)
    page.context.add_init_script(
        "localStorage.setItem('steamshed-settings', JSON.stringify({ forced: true, endings: false }))"
    )
    record, key, count = forced_to_sell()
    user, seat = be_guest(page, "Ada"), record.state.seat
    page.goto(shed.put(record, [user if other == seat else None for other in range(len(record.names))]))
    my_move(page)
    before = number(page)
    page.locator(f'.act-bar.mine [data-key="{key}"]').first.click()
    expect(page.locator(".act-bar .go small")).to_contain_text("then: ")
    assert number(page) == before
    page.locator(".act-bar .go").click()
    moved_on(page, before + count - 1)
    my_move(page)
    page.get_by_role("button", name="Undo").locator("visible=true").first.click()
    sure = page.locator("dialog[open]")
    if sure.count():
        sure.locator(".btn").last.click()
    page.wait_for_function(
        "before => Number(document.querySelector('.hist .at').textContent.split('/')[1]) === before", arg=before
    )
    page.wait_for_timeout(1000)
    assert number(page) == before
