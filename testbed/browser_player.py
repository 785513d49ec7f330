"""Somebody who plays a whole game on a page, by mouse or touch: he takes what it offers, and tells how it went.

A decision is made as people make it: what lies ready is confirmed, or an answer is chosen on the board or in the desk
first. Whatever hinders him is an error: a confirmation out of sight, a click without effect, a good answer that is
refused.
"""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, TimeoutError

from testbed.browser_steps import GLOWING, place_of, raw_words

READY = """() => {
    const bar = document.querySelector('.act-bar.mine')
    return !bar || !bar.querySelector('.coming')
}"""
OFFERED = ".act-bar.mine :is(.sections [role=option], .opt, .line button:not(.said)):not([disabled])"
"""What can be chosen in the desk."""
SEEN = """one => {
    const box = one.getBoundingClientRect()
    return box.width > 8 && box.height > 8 && box.top >= -1 && box.bottom <= innerHeight + 1
        && box.left >= -1 && box.right <= innerWidth + 1
}"""
OVER = "[aria-label=Result]"
MOST_PRESSES = 30
"""A decision that takes more is no decision."""
NEAR = 6
"""So many answers are thought of."""
MOST_SPENT = 6
"""He spends no more at once, in a game of dollars."""
READ_EVERY = 10
"""The words of the page are read every so many decisions."""


def cost(said: str) -> int:
    """The highest price that is named."""
    return max((int(price) for price in re.findall(r"\$(\d+)", said)), default=0)


class Player:
    """A player on a page; ``story`` is what he did, a line a decision, ``presses`` how often he clicked or tapped."""

    def __init__(self, page: Page, seed: int, touch: bool, ids: frozenset[str] = frozenset()) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.touch = touch
        self.ids = ids
        self.story: list[str] = []
        self.presses = 0

    def play(self, most: int = 2000) -> None:
        """Decides until the game is over."""
        while self.wait():
            assert len(self.story) < most, self.told("the game does not end")
            if len(self.story) % READ_EVERY == 0:
                assert raw_words(self.page, self.ids) == [], self.told("the page shows what is not for people")
            self.decide()

    def wait(self) -> bool:
        """Until something is asked of him; False when the game is over."""
        asked = self.page.locator(f".act-bar.mine, .curtain .go, {OVER}")
        try:
            asked.first.wait_for(timeout=120_000)
        except TimeoutError:
            raise AssertionError(self.told("nothing is asked any more")) from None
        if self.page.locator(OVER).count():
            return False
        self.page.wait_for_function(READY)
        return True

    def decide(self) -> None:
        page, before, pressed = self.page, self.moves(), list[str]()
        question = page.locator(".act-bar.mine h2").inner_text()
        while self.moves() == before and page.locator(".act-bar.mine").count():
            assert len(pressed) < MOST_PRESSES, self.told(f"{question}: {pressed}")
            pressed.append(self.press_something(wander=not pressed and self.rng.random() < 0.5))
            page.wait_for_timeout(150)
            page.wait_for_function(READY)
        self.story.append(f"{question}: {', then '.join(pressed)}")

    def press_something(self, wander: bool) -> str:
        """Confirms what is ready, unless he looks around first; else chooses an answer."""
        page, go = self.page, self.page.locator(".act-bar.mine .go:not([disabled])")
        wander = wander and bool(page.locator(OFFERED).count() or page.evaluate(GLOWING))
        if go.count() and not wander:
            assert go.evaluate(SEEN), self.told("the confirmation is not in sight")
            said = str(go.inner_text()).replace("\n", " ")
            before = self.moves()
            self.press(*self.middle(".act-bar.mine .go"))
            page.wait_for_timeout(200)
            why = page.locator(".act-bar.mine .why")
            if self.moves() == before and why.count():
                raise AssertionError(self.told(f"{said} was ready and is refused: {why.inner_text()}"))
            return f"[{said}]"
        if self.rng.random() < 0.4 and (thing := self.on_board()):
            return thing
        answers = page.locator(OFFERED)
        if not answers.count():
            thing = self.on_board()
            assert thing, self.told("nothing can be chosen")
            return thing
        one = answers.nth(self.choice(answers.all_inner_texts()))
        said = str(one.inner_text()).partition("\n")[0]
        one.scroll_into_view_if_needed()
        if self.touch:
            one.tap()
        else:
            one.click()
        self.presses += 1
        return said

    def choice(self, answers: list[str]) -> int:
        """One of the first answers that are cheap, or of the last: who spends all he has is out of the game soon."""
        cheap = [at for at, said in enumerate(answers) if cost(said) <= MOST_SPENT]
        found: int = self.rng.choice([*cheap[:NEAR], *cheap[-2:]] or [*range(len(answers))][-2:])
        return found

    def on_board(self) -> str:
        """Points at something that glows; its id, or nothing where nothing does."""
        glowing = self.page.evaluate(GLOWING)
        if not glowing:
            return ""
        thing = self.rng.choice(glowing)
        place = place_of(self.page, thing)
        if place is None:
            return ""
        self.press(*place)
        return str(thing)

    def middle(self, selector: str) -> tuple[float, float]:
        box = self.page.locator(selector).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, x: float, y: float) -> None:
        self.presses += 1
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def moves(self) -> str:
        """What the history counts; on a phone it is not drawn, but there."""
        return str(self.page.evaluate("() => document.querySelector('.hist .at')?.textContent ?? ''"))

    def told(self, fault: str) -> str:
        return "\n".join([*self.story[-12:], fault])
