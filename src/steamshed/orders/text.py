"""The written form of an order, one line a step.

    in 3.1 when phase "determine_player_order" again bid 5
    in 4 when phase "build_track", price 3 play "build K10 gentle 2" or "build K10 gentle 3"
    when forced again only

``in TURN.STAGE`` is the time, ``again`` means as long as it lasts. What the game calls things stands in quotes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import assert_never

from steamshed.kernel.errors import SteamshedError
from steamshed.orders.order import (
    Bid,
    Condition,
    Deed,
    Forced,
    Legal,
    Only,
    Order,
    Pass,
    Phase,
    Play,
    Price,
    Scope,
    Step,
    Unchanged,
    fault,
)

TOKEN = re.compile(r'\s*(?:("(?:[^"\\]|\\.)*")|([0-9]+(?:\.[0-9]+)?)|([a-z]+)|(,))')

# -- writing -------------------------------------------------------------------------------------------------------


def written(order: Order) -> str:
    return "\n".join(step_text(step) for step in order.steps)


def step_text(step: Step) -> str:
    words: list[str] = []
    if step.scope is not None:
        stage = "" if step.scope.stage < 0 else f".{step.scope.stage}"
        words.append(f"in {step.scope.clock}{stage}")
    if step.when:
        words.append("when " + ", ".join(condition_text(one) for one in step.when))
    if step.again:
        words.append("again")
    return " ".join([*words, deed_text(step.do)])


def condition_text(condition: Condition) -> str:
    match condition:
        case Phase(name):
            return f"phase {quoted(name)}"
        case Legal(action):
            return f"legal {quoted(action)}"
        case Price(most):
            return f"price {most}"
        case Unchanged():
            return "unchanged"
        case Forced():
            return "forced"
        case _:
            assert_never(condition)


def deed_text(deed: Deed) -> str:
    match deed:
        case Play(actions):
            return "play " + " or ".join(quoted(action) for action in actions)
        case Bid(most):
            return f"bid {most}"
        case Pass():
            return "pass"
        case Only():
            return "only"
        case _:
            assert_never(deed)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


# -- reading -------------------------------------------------------------------------------------------------------


def parse(text: str) -> Order:
    """Reads a written order. Raises SteamshedError, which names the line and what is wrong there."""
    steps = tuple(Reader(number, line).step() for number, line in enumerate(text.split("\n"), 1) if line.strip())
    order = Order(steps)
    wrong = fault(order)
    if wrong is not None:
        raise SteamshedError(f"order: {wrong}")
    return order


class Reader:
    """One line, word by word."""

    def __init__(self, number: int, line: str) -> None:
        self.number = number
        self.words = list(self.split(line.rstrip()))
        self.at = 0

    def split(self, line: str) -> Iterator[str]:
        at = 0
        while at < len(line):
            found = TOKEN.match(line, at)
            if found is None:
                raise self.wrong(f"{line[at:].strip()[:20]!r} is not understood")
            at = found.end()
            yield found[0].strip()

    def wrong(self, reason: str) -> SteamshedError:
        return SteamshedError(f"order, line {self.number}: {reason}")

    @property
    def next(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def take(self, word: str) -> bool:
        """Goes on if this is the next word."""
        if self.next != word:
            return False
        self.at += 1
        return True

    def string(self) -> str:
        word = self.next
        if not word.startswith('"'):
            raise self.wrong(f"expected something in quotes, not {word!r}")
        self.at += 1
        try:
            return str(json.loads(word))
        except ValueError:
            raise self.wrong(f"{word} is not a text") from None

    def integer(self) -> int:
        word = self.next
        if not word.isdecimal() or len(word) > 9:
            raise self.wrong(f"expected a number, not {word!r}")
        self.at += 1
        return int(word)

    def step(self) -> Step:
        scope = self.scope() if self.take("in") else None
        when: list[Condition] = []
        if self.take("when"):
            when.append(self.condition())
            while self.take(","):
                when.append(self.condition())
        again = self.take("again")
        deed = self.deed()
        if self.next:
            raise self.wrong(f"{self.next!r} after the end")
        return Step(deed, tuple(when), scope, again)

    def scope(self) -> Scope:
        clock, dot, stage = self.next.partition(".")
        if not clock.isdecimal() or (dot and not stage.isdecimal()) or len(self.next) > 12:
            raise self.wrong(f"expected a turn like 3 or 3.1, not {self.next!r}")
        self.at += 1
        return Scope(int(clock), int(stage) if dot else -1)

    def condition(self) -> Condition:
        if self.take("phase"):
            return Phase(self.string())
        if self.take("legal"):
            return Legal(self.string())
        if self.take("price"):
            return Price(self.integer())
        if self.take("unchanged"):
            return Unchanged()
        if self.take("forced"):
            return Forced()
        raise self.wrong(f"{self.next!r} is not a condition: phase, legal, price, unchanged or forced")

    def deed(self) -> Deed:
        if self.take("play"):
            actions = [self.string()]
            while self.take("or"):
                actions.append(self.string())
            return Play(tuple(actions))
        if self.take("bid"):
            return Bid(self.integer())
        if self.take("pass"):
            return Pass()
        if self.take("only"):
            return Only()
        raise self.wrong(f"{self.next!r} is not a deed: play, bid, pass or only")
