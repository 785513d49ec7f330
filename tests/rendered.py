"""Everything that games say while they are played, put into words in every language as a player reads it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import steamshed
from steamshed.kernel.action import Event
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.kernel.violation import NO_ARGS
from steamshed.kernel.words import LANGUAGES, find
from steamshed.ui import assist
from steamshed.ui.panel import to_data
from tests.asked import Messages, catalogue

Args = Mapping[str, str | int]
KEPT = 40
"""So many different arguments of a message are put into words."""
TRIED = 60
"""So many candidates of a position are tried for what refuses them."""
FILLED: dict[str, str | int] = {
    "at": 1, "value": 2, "limit": 3, "count": 2, "price": 4, "silver": 4, "tiles": 2, "points": 3, "who": "Ada",
}  # fmt: skip
"""What the page fills in by itself where a panel counts: numbers that are chosen, sums over what was done."""

RAW = re.compile(r"[{}]|(?<!\d\u00a0)\$(?![\d−-])|\bundefined\b|\bNone\b|\bNaN\b")
"""An argument that is not there, or a dollar sign that stands neither before a number nor after one."""
NAME = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b")
"""A name of the program."""


@dataclass
class Said:
    """What was said, once for each way in which its arguments differed."""

    game: Game
    found: dict[tuple[str, str | None], dict[str, Args]] = field(default_factory=dict)
    verbs: dict[str, str] = field(default_factory=dict)
    """Verbs of actions, each with an action."""

    def add(self, id: str, args: Args, attribute: str | None = None) -> None:
        kept = self.found.setdefault((id, attribute), {})
        if len(kept) < KEPT:
            kept.setdefault(repr(sorted(args.items(), key=lambda one: one[0])), dict(args))

    def event(self, event: Event, more: Args = NO_ARGS) -> None:
        for attribute in (None, "button", "short"):
            self.add(event.id, {**more, **event.args, "who": "Ada"}, attribute)

    def data(self, value: object) -> None:
        """Everything that a panel, or a part of it, says."""
        if isinstance(value, dict):
            if isinstance(value.get("id"), str) and isinstance(value.get("args"), dict):
                self.event(Event(value["id"], value.get("seat"), value["args"]), FILLED)
                return
            for part in value.values():
                self.data(part)
        elif isinstance(value, list):
            for part in value:
                self.data(part)

    def faults(self) -> Iterator[str]:
        """What is not for people, in any language."""
        messages: dict[str, Messages] = {language: catalogue(self.game, language) for language in LANGUAGES}
        for (id, attribute), several in self.found.items():
            name = id if attribute is None else f"{id}.{attribute}"
            for args in several.values():
                for language in LANGUAGES:
                    lacks = messages[language].arguments(name) - args.keys() if name in messages[language] else ()
                    text = find(self.game, language, id, attribute, {**{one: f"{{{one}}}" for one in lacks}, **args})
                    if text is None:
                        if attribute is None:
                            yield f"{id}: nobody says it"
                        continue
                    if RAW.search(text) or NAME.search(text):
                        yield f"{name} in {language}: {text!r} of {dict(args)}"
                        break

    def unnamed(self) -> Iterator[str]:
        """Actions that the page cannot name by their text alone, as where they were taken back."""
        messages: dict[str, Messages] = {language: catalogue(self.game, language) for language in LANGUAGES}
        for verb, action in self.verbs.items():
            for language, said in messages.items():
                choice = f"choice-{verb}"
                whole = choice in said and said.arguments(choice) <= {"what"}
                if not whole and f"verb-{verb}" not in said:
                    yield f"{verb} in {language}: {action}"


def played(game: Game, options: Mapping[str, object], players: int, seed: int, steps: int, said: Said) -> None:
    """Plays a game at random, with steady moves in between, and notes all that is said in it."""
    chance, rng = steamshed.Chance(seed), random.Random(seed)
    state = game.new(players, options, chance)
    seen: dict[tuple[str, str], int] = {}
    for _ in range(steps):
        if state.seat is None:
            break
        legal = state.legal()
        action = game.steady(state, legal, rng) if rng.random() < 0.7 else rng.choice(legal)
        key = state.phase, str(action).split(" ", 1)[0]
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= 2 or seen[key] % 40 == 0:
            position(game, state, rng, said)
        for event in state.apply(action, chance):
            said.event(event)


def position(game: Game, state: State, rng: random.Random, said: Said) -> None:
    """What is said of a position: by its answers, its panels, what follows, and what is refused."""
    assert state.seat is not None
    legal = state.legal()
    for action in legal:
        said.verbs.setdefault(str(action).split(" ", 1)[0], str(action))
        said.event(state.choice(action).effect)
    view = state.view(state.seat)
    panel = assist.panel(game, view)
    if panel is not None:
        said.data(to_data(panel))
        asks = list(panel.asks)
        rng.shuffle(asks)
        for things in (asks[:1], asks[:2]):
            pointed = assist.panel(game, view, things) if things else None
            if pointed is not None:
                said.data(to_data(pointed))
    for action in rng.sample(legal, min(2, len(legal))):
        said.data([to_data(section) for section in assist.forecast(game, view, [action])])
    candidates = list(game.candidates(state))
    for action in rng.sample(candidates, min(TRIED, len(candidates))):
        violation = state.check(action)
        if violation is not None:
            said.add(violation.rule, violation.args, "refusal")
