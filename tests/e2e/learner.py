"""Somebody who learns: does what a step of a lesson asks by what the page offers, with the mouse or with a finger.

He knows what is right from the lesson itself, and gives it as a player would: he points at the board where the page
asks for that, else takes a plan of the panel, else goes through the plain list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect

from steamshed.kernel.game import AnyGame
from steamshed.learn.lesson import Lesson, Step
from steamshed.learn.lines import Line
from steamshed.learn.player import Stage, at, begin, following
from testbed.browser_steps import POINT, raw_words

MOST = 30
"""So many things are done for one step at most."""

HELD = """() => {
    const bar = document.querySelector('.act-bar.mine')
    if (!bar || bar.querySelector('.coming')) return null
    const plans = [...bar.querySelectorAll('[data-plan]:not(.go)')].map((one) => one.dataset.plan)
    const keys = [...bar.querySelectorAll('[data-key]')].map((one) => one.dataset.key)
    const can = [...document.querySelectorAll('svg.scene .can[data-id]')]
    const go = bar.querySelector('.go')
    return {
        plans,
        keys,
        things: [...new Set(can.filter((one) => one.getBoundingClientRect().width).map((one) => one.dataset.id))],
        hand: go && !go.disabled ? go.dataset.plan : null,
        amounts: bar.querySelectorAll('.amount').length,
        editor: !!bar.querySelector('.editor'),
        number: !!bar.querySelector('.stepper input[type=number]'),
    }
}"""
"""What is offered now; null while it is on its way."""


def actions_of(plan: str | None) -> list[str]:
    """The actions of a plan as the page notes it; promises for later are none."""
    return [text for text in (plan or "").split("\n") if text and not text.startswith("later ")]


class Learner:
    """A lesson on a page."""

    def __init__(self, page: Page, game: AnyGame, lesson: Lesson, finger: bool = False) -> None:
        self.page = page
        self.game = game
        self.lesson = lesson
        self.finger = finger
        self.moves: list[list[str]] = []
        self.view: dict[str, Any] = {}
        self.ways: list[str] = []
        """How each thing was done: by pointing, by a plan of the panel, by amounts, by the plain list."""
        self.answers: list[Response] = []
        """What the server has sent of the lesson, in order."""
        page.on("response", lambda answer: self.answers.append(answer) if self.is_mine(answer) else None)

    # -- the page ----------------------------------------------------------------------------------------------------

    def is_mine(self, answer: Response) -> bool:
        asked = f"/learn/{self.game.name}/{self.lesson.id}"
        return bool(answer.request.method == "POST" and answer.url.endswith(asked))

    def sends(self, target: Locator) -> None:
        """Presses what asks the server for the lesson anew."""
        before = len(self.answers)
        self.press(target)
        self.came(before)

    def came(self, before: int) -> None:
        """Waits for the next answer, and for the page to show it."""
        for _ in range(400):
            if len(self.answers) > before:
                break
            self.page.wait_for_timeout(25)
        assert len(self.answers) > before, "the lesson was not asked for"
        answer = self.answers[-1]
        assert answer.ok, f"{answer.status}: {answer.text()} for {answer.request.post_data}"
        self.view = answer.json()
        here = self.view["step"]["number"]
        expect(self.page.locator(".words .said")).to_be_visible()
        if self.view["reply"]["kind"] in ("right", "answer", "otherwise"):
            expect(self.page.locator(".words .reply")).to_have_count(1)
        elif self.lesson.steps[here].asks and self.view["position"]["legal"]:
            expect(self.page.locator(".act-bar.mine")).to_be_visible()
        notices = self.page.locator(".notice:not(:has(button))").all_inner_texts()
        assert not notices, f"{notices} after {answer.request.post_data}"

    def opens(self) -> None:
        """The page is loaded, at the first step or where it was left."""
        before = len(self.answers)
        self.page.goto(f"/learn/{self.game.name}/{self.lesson.id}")
        self.came(before)

    def press(self, target: Locator) -> None:
        if self.finger:
            target.tap()
        else:
            target.click()

    def touch(self, thing: str) -> bool:
        """Points at a thing that is drawn; whether there is a place where it can be."""
        place: list[float] | None = self.page.evaluate(POINT, thing)
        if place is None:
            return False
        if self.finger:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)
        return True

    def offered(self) -> dict[str, Any]:
        for _ in range(100):
            found: dict[str, Any] | None = self.page.evaluate(HELD)
            if found is not None:
                return found
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing is offered")

    def settled(self, before: dict[str, Any]) -> dict[str, Any]:
        """What is offered once something that was done shows, or after a while in which nothing does."""
        for _ in range(30):
            found = self.offered()
            if found != before:
                self.page.wait_for_timeout(60)
                return self.offered()
            self.page.wait_for_timeout(50)
        return before

    # -- the lesson --------------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        return self.lesson.steps[len(self.moves)]

    @property
    def kind(self) -> str:
        return str(self.view["reply"]["kind"])

    def stage(self) -> Stage:
        return at(self.game, self.lesson, self.moves, self.view["tries"])

    def beginning(self) -> Stage:
        return at(self.game, self.lesson, self.moves, [])

    def right(self) -> list[str]:
        """What is right, action by action, beginning with what was done of it already."""
        tried = self.view["tries"]
        for line in self.step.accept:
            for stage in self.beginning().ways(Line(line)):
                if stage.tried[: len(tried)] == tried:
                    return stage.tried
        raise AssertionError(f"nothing that is right begins with {tried}")

    def wrong_at(self) -> tuple[int, list[str]]:
        """A step in the middle, and something in it that is allowed and not right."""
        stage, found = begin(self.game, self.lesson), list[tuple[int, list[str]]]()
        for number, step in enumerate(self.lesson.steps):
            if step.asks:
                wrong = wrong_in(stage)
                if wrong:
                    found.append((number, wrong))
                stage = stage.shown()
            if number + 1 < len(self.lesson.steps):
                stage = following(stage)
        assert found, "all that can be done is right"
        return found[len(found) // 2]

    # -- doing -------------------------------------------------------------------------------------------------------

    def do(self, line: Sequence[str], until: tuple[str, ...]) -> None:
        """Gives a line by what the page offers, until the lesson answers as expected."""
        for _ in range(MOST):
            if self.kind in until:
                return
            assert self.kind == "going", self.view["reply"]
            rest = list(line[len(self.view["tries"]) :])
            assert rest, f"all of {line} was done: {self.view['reply']}"
            self.give(rest)
        raise AssertionError(f"{line}: {self.view['tries']} was done after {MOST} tries")

    def give(self, rest: list[str]) -> None:
        """Does the next of some actions, or several of them at once."""
        before = len(self.view["tries"])
        for way in (self.by_pointing, self.by_plan, self.by_amounts, self.by_list):
            if way(rest):
                self.ways.append(way.__name__.removeprefix("by_"))
                done = self.view["tries"][before:]
                assert done, f"{way.__name__} did nothing of {rest}"
                wanted = min(len(done), len(rest))
                assert done[:wanted] == rest[:wanted], f"{way.__name__} did {done} instead of {rest}"
                return
        raise AssertionError(f"{rest} cannot be given: {self.offered()}")

    def fits(self, plan: str | None, rest: list[str]) -> int:
        """How much of some actions a plan does; 0 if it does something else. What follows the last of them may be of
        any kind: the lesson leaves it out."""
        actions = actions_of(plan)
        count = min(len(actions), len(rest))
        return count if actions[:count] == rest[:count] else 0

    def confirmed(self, rest: list[str], offered: dict[str, Any]) -> bool:
        if not self.fits(offered["hand"], rest):
            return False
        self.sends(self.page.locator(".act-bar .go"))
        return True

    def things(self, rest: list[str]) -> list[str]:
        """What the next actions touch, in order, each once."""
        stage, found = self.stage(), list[str]()
        for text in rest:
            if stage.reply.kind != "going" or stage.state.seat != self.lesson.seat:
                break
            found += [one for one in stage.state.choice(self.game.parse(text, stage.state)).things if one not in found]
            stage.act(text)
        return found

    def by_pointing(self, rest: list[str]) -> bool:
        """At one or two things on the board, for which the panel proposes plans."""
        offered = self.offered()
        if not offered["plans"] and not offered["editor"]:
            return False
        wanted = [one for one in self.things(rest) if one in offered["things"]][:2]
        for thing in wanted:
            if thing not in self.offered()["things"] or not self.touch(thing):
                break
            offered = self.settled(offered)
            if self.page.locator(".act-bar .anew").count() == 0 and not offered["plans"]:
                break
        else:
            if wanted and (self.taken(rest, offered) or self.edited(rest, offered)):
                return True
        self.anew()
        return False

    def anew(self) -> None:
        """Takes nothing into the hand, and forgets what was pointed at."""
        for _ in range(4):
            before, back = self.offered(), self.page.locator(".act-bar .confirm .btn:not(.go)")
            if back.count():
                self.press(back)
            elif self.page.locator(".act-bar .anew, .act-bar .crumb, .act-bar [aria-pressed=true]").count():
                self.page.keyboard.press("Escape")
            else:
                return
            self.settled(before)

    def taken(self, rest: list[str], offered: dict[str, Any]) -> bool:
        """Takes what is in hand, or the longest plan that begins so."""
        best = max(offered["plans"], key=lambda plan: (self.fits(plan, rest), "later " not in plan), default=None)
        if best is not None and self.fits(best, rest) > self.fits(offered["hand"], rest):
            before = len(self.answers)
            self.press(self.option(best))
            for _ in range(100):
                if len(self.answers) > before:  # choosing it was enough
                    self.came(before)
                    return True
                offered = self.page.evaluate(HELD) or offered
                if actions_of(offered["hand"]) == actions_of(best):
                    break
                self.page.wait_for_timeout(25)
        return self.confirmed(rest, offered)

    def option(self, plan: str) -> Locator:
        return self.page.locator(f".act-bar [data-plan={quoted(plan)}]:not(.go)").first

    def by_plan(self, rest: list[str]) -> bool:
        offered = self.offered()
        more = self.page.locator(".sections .rows ~ .more:not([aria-expanded]), .sections .tickets ~ .hidden")
        for _ in range(more.count()):
            self.press(more.first)
        offered = self.offered()
        return self.taken(rest, offered) or self.edited(rest, offered)

    def edited(self, rest: list[str], offered: dict[str, Any]) -> bool:
        """Changes the fields of an editor, one after the other, while that comes nearer."""
        radios = self.page.locator(".act-bar .editor [role=radio]:not([aria-checked=true]):enabled")
        for _ in range(6):
            best = self.fits(offered["hand"], rest)
            if best == len(rest) or (best and best == len(actions_of(offered["hand"]))):
                return self.confirmed(rest, offered)
            for number in range(radios.count()):
                if number >= radios.count():
                    break
                self.press(radios.nth(number))
                offered = self.settled(offered)
                if self.agrees(offered["hand"], rest) > best:
                    break
            else:
                return False
        return False

    def agrees(self, plan: str | None, rest: list[str]) -> int:
        """How many actions a plan has in common with some actions, from the first."""
        count = 0
        for one, other in zip(actions_of(plan), rest):
            if one != other:
                break
            count += 1
        return count

    def by_amounts(self, rest: list[str]) -> bool:
        """Numbers of things that are taken together."""
        rows = self.page.locator(".act-bar .amount")
        for number in range(rows.count()):
            row, offered = rows.nth(number), self.offered()
            if row.locator(".steps button").nth(1).is_disabled():
                continue  # of this none can be taken
            self.press(row.locator(".steps button").nth(1))
            offered = self.settled(offered)
            if actions_of(offered["hand"])[:1] != rest[:1]:
                self.press(row.locator(".steps button").nth(0))
                self.settled(offered)
                continue
            more = len([text for text in rest if text == rest[0]]) - 1
            for _ in range(more):
                self.press(row.locator(".steps button").nth(1))
                offered = self.settled(offered)
            return self.confirmed(rest, offered)
        return False

    def by_list(self, rest: list[str]) -> bool:
        """One action, by what it touches, in the plain list or on the board."""
        text, verb = rest[0], rest[0].split(" ", 1)[0]
        keys = [*self.things(rest[:1]), f"number:{verb}", f"action:{text}", f"verb:{verb}"]
        used = set[str]()
        self.anew()
        for _ in range(8):
            offered = self.offered()
            if actions_of(offered["hand"]) == [text]:
                return self.confirmed(rest, offered)
            if offered["number"] and self.counted(text):
                continue
            key = next((one for one in keys if one in offered["keys"] and one not in used), None)
            if key is None:
                key = next((one for one in keys if one in offered["things"] and one not in used), None)
                if key is None or not self.touch(key):
                    return False
            elif key not in offered["things"] or not self.touch(key):
                self.press(self.page.locator(f".act-bar [data-key={quoted(key)}]").first)
            used.add(key)
            self.settled(offered)
        return False

    def counted(self, text: str) -> bool:
        """Sets the number that an action has."""
        offered = self.offered()
        for word in text.split():
            if word.isdigit():
                self.page.locator(".act-bar .stepper input[type=number]").fill(word)
                self.page.locator(".act-bar .stepper input[type=number]").blur()
                if actions_of(self.settled(offered)["hand"]) == [text]:
                    return True
        return False

    # -- going on ----------------------------------------------------------------------------------------------------

    def goes_wrong(self, line: Sequence[str]) -> None:
        """Does what is wrong, is told why, and takes the whole of it back."""
        self.do(line, ("answer", "otherwise"))
        wrong = self.page.locator(".words .reply:not(.good)")
        expect(wrong).to_be_visible()
        assert (wrong.locator("p").text_content() or "").strip() != ""
        expect(self.page.locator(".act-bar")).to_have_count(0)
        self.sends(self.page.locator(".words .do .go"))
        assert self.kind == "going"

    def loads_anew(self) -> None:
        """The page is loaded in the middle of a step: the step begins again."""
        before = len(self.answers)
        self.page.reload()
        self.came(before)
        assert self.view["step"]["number"] == len(self.moves), self.view["step"]
        assert (self.kind, self.view["tries"]) == ("going", [])

    def goes_right(self) -> None:
        self.do(self.right(), ("right",))
        expect(self.page.locator(".words .reply.good")).to_be_visible()
        assert raw_words(self.page) == []

    def goes_on(self) -> None:
        self.moves.append(self.view["tries"])
        if len(self.moves) < len(self.lesson.steps):
            self.sends(self.page.locator(".words .do .go"))

    def walks(self) -> None:
        """The whole lesson: every step, one wrong move in the middle, and the page loaded anew after it."""
        middle, wrong = self.wrong_at()
        self.opens()
        for number, step in enumerate(self.lesson.steps):
            assert self.view["step"]["number"] == number
            if number == middle:
                self.goes_wrong(wrong)
                self.loads_anew()
            if step.asks:
                self.goes_right()
            self.goes_on()
        expect(self.page.locator(".words .known")).to_be_visible()


def wrong_in(stage: Stage) -> list[str]:
    """Something that is allowed in a step and not right, if possible with an answer of its own; nothing if all is."""
    for answer in stage.step.answers:
        for line in answer.to:
            for tried in stage.ways(Line(line.removesuffix("; ..."))):
                if tried.reply.kind == "answer":
                    return tried.tried
    for action in stage.state.legal():
        other = stage.copy()
        other.act(str(action))
        if other.reply.kind in ("answer", "otherwise"):
            return other.tried
    return []


def quoted(text: str) -> str:
    """A text as a string of CSS."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\a ") + '"'
