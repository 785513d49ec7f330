"""What the browser client asks a game's catalogue for, found by playing: the questions, answers, events and names of
random games, as ``web/src/lib/sentences.ts`` and ``i18n.svelte.ts`` look them up. docs/client.md lists the messages.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping

from fluent.syntax import FluentParser, ast

import steamshed
from steamshed.kernel import words
from steamshed.kernel.action import Choice, Event
from steamshed.kernel.game import Game
from steamshed.kernel.options import OptionValue
from steamshed.kernel.state import State
from steamshed.ui.scene import Scene

PLAIN = re.compile(r"^[\w-]+$")
ID = re.compile(r"^([a-z][a-z0-9]*|\w*[A-Za-z]\w*_\w+)$")
"""What looks like a word of the code, not like a name or a place: first_move and I_mud, but not K10 or Chicago."""


class Messages:
    """The messages of a catalogue: ids, attributes as ``id.attribute``, and the arguments that each one shows."""

    def __init__(self, source: str) -> None:
        self.shown: dict[str, set[str]] = {}
        self.all: dict[str, set[str]] = {}
        self.junk: list[str] = []
        self.within: dict[str, set[str]] = {}
        self.wordless: set[str] = set()
        """Messages that have nothing to translate: arguments, names and signs."""
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                self.junk.append(entry.content or "")
            if isinstance(entry, ast.Message):
                patterns = {entry.id.name: entry.value}
                patterns |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
                for id, pattern in patterns.items():
                    if pattern is not None:
                        self.shown[id], self.all[id], self.within[id] = set(), set(), set()
                        self.wordless.add(id)
                        self._read(id, pattern)

    def _read(self, id: str, pattern: ast.Pattern) -> None:
        for element in pattern.elements:
            if not isinstance(element, ast.Placeable):
                if re.search(r"[^\W\d_]", element.value):
                    self.wordless.discard(id)
                continue
            match element.expression:
                case ast.VariableReference() as variable:
                    self.shown[id].add(variable.id.name)
                    self.all[id].add(variable.id.name)
                case ast.MessageReference() as reference:
                    self.within[id].add(reference.id.name)
                case ast.SelectExpression() as select:
                    if isinstance(select.selector, ast.VariableReference):
                        self.all[id].add(select.selector.id.name)
                    for variant in select.variants:
                        self._read(id, variant.value)
                case _:
                    pass

    def __contains__(self, id: str) -> bool:
        return id in self.shown

    def arguments(self, id: str) -> set[str]:
        """All arguments of a message and of those within it."""
        found = set(self.all[id])
        for other in self.within[id]:
            found |= self.arguments(other) if other in self.all else set()
        return found


def catalogue(game: Game, language: str) -> Messages:
    return Messages(words.source(game, language))


class Asked:
    """Collects what a catalogue lacks; each with where it was met."""

    def __init__(self, game: Game, messages: Messages) -> None:
        self.game = game
        self.messages = messages
        self.missing: dict[str, str] = {}
        self.phases: set[str] = set()

    def need(self, met: str, *ids: str) -> None:
        """One of these messages."""
        if not any(id in self.messages for id in ids):
            self.missing.setdefault(ids[0], met)

    # -- what happens in a game ------------------------------------------------------------------------------------

    def effect(self, event: Event, met: str) -> None:
        """An event or the effect of a choice; an argument that is shown and looks like an id needs a name."""
        self.need(met, event.id)
        for id in (event.id, f"{event.id}.button"):
            for name in self.messages.shown.get(id, set()) & set(event.args):
                self.argument(name, event.args[name], met)

    def argument(self, name: str, value: str | int, met: str) -> None:
        if not isinstance(value, str) or f"{name}-name" in self.messages:
            return
        for word in re.split(r", | ", value):
            if ID.match(word):
                one = f"{name.removesuffix('s')}-{word}"
                self.need(met, f"{name}-{word}", one)

    def position(self, state: State) -> None:
        """The question, the answers and the figures of a position."""
        self.phases.add(state.phase)
        self.need("the stations of the top bar", f"phase-{state.phase}")
        scenes = self.game.scenes(state.view(state.seat))
        self.figures(scenes)
        if state.seat is None:
            return
        titled = {thing.id for scene in scenes for thing in scene.things if thing.title}
        choices = [state.choice(action) for action in state.legal()]
        verbs = sorted({verb_of(choice) for choice in choices})
        asked = [f"ask-{state.phase}"] if len(verbs) > 1 else [f"ask-{verbs[0]}", f"ask-{state.phase}"]
        self.need(f"the question in {state.phase}: {', '.join(verbs)}", *reversed(asked))
        for choice in choices:
            verb = verb_of(choice)
            self.effect(choice.effect, f"the choice {choice.action}")
            if len(choice.things) > 1:
                self.need(f"the second question of {choice.action}", f"ask-{verb}-next", f"verb-{verb}")
            if len(verbs) > 1 or not choice.things:
                self.need(f"a group of answers in {state.phase}", f"verb-{verb}")
            for thing in choice.things:
                if thing not in titled:
                    self.thing(thing, f"the choice {choice.action}")

    def thing(self, thing: str, met: str) -> None:
        """What is not drawn yet is called by its id or its kind."""
        kind, *rest = thing.split("-")
        ids = [f"{kind}-{'-'.join(rest[:length])}" for length in range(len(rest), 0, -1)]
        self.need(f"the thing {thing} of {met}", *ids, f"{kind}-name")

    def figures(self, scenes: Iterable[Scene]) -> None:
        for scene in scenes:
            if scene.name == "players":
                for thing in scene.things:
                    if found := re.match(r"^figure-(.+)-\d+$", thing.id):
                        self.need("the list of players", f"figure-{found[1]}")

    # -- what is known before --------------------------------------------------------------------------------------

    def game_itself(self, rules: Iterable[str]) -> None:
        for option in self.game.options:
            self.need("a new table", f"option-{option.name}")
            self.need("a new table", f"option-{option.name}.name")
            for value in option.choices if option.kind == "choice" else ():
                name = str(value).replace(":", "-")
                self.need("a new table", f"option-{option.name}-{name}", f"{option.name}-{name}")
        for preset in self.game.options.presets:
            self.need("a new table", f"preset-{preset}")
            self.need("a new table", f"preset-{preset}.help")
        for chapter in {rule.split("-")[1] for rule in rules}:
            self.need("the rules", f"rules-{chapter}")

    def scores(self, state: State, players: int) -> None:
        for seat in range(players):
            for source in state.breakdown(seat):
                self.need("the result", f"score-{source}")


def verb_of(choice: Choice) -> str:
    return str(choice.action).split(" ", 1)[0]


def settings(game: Game) -> list[dict[str, OptionValue]]:
    """Every preset, and every option with every value it can have: each once."""
    found: list[dict[str, OptionValue]] = [{"preset": preset} for preset in game.options.presets] or [{}]
    for option in game.options:
        values = [True, False] if option.kind == "flag" else option.choices if option.kind == "choice" else ()
        found += [{option.name: value} for value in values if value != option.default]
    return found


def play(game: Game, asked: Asked, options: Mapping[str, object], players: int, seed: int, steps: int) -> None:
    """Plays a random game and asks for all that is said in it; looks at fewer and fewer positions of it."""
    chance, rng = steamshed.Chance(seed=seed), random.Random(seed)
    state = game.new(players, options, chance)
    seen: dict[tuple[str, str], int] = {}
    for _ in range(steps):
        legal = state.legal()
        action = game.steady(state, legal, rng) if rng.random() < 0.7 else rng.choice(legal)
        key = state.phase, str(action).split(" ", 1)[0]
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= 3 or seen[key] % 25 == 0:
            asked.position(state)
        for event in state.apply(action, chance):
            asked.effect(event, f"the action {action}")
        if state.seat is None:
            break
    asked.position(state)
    asked.scores(state, players)
