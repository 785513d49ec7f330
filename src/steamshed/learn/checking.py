"""Proving lessons by the rules: every right answer leads to the end, every named wrong one is answered in its words,
every named refusal is one, and every sentence can be said in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from itertools import islice

from steamshed.kernel.chance import Scripted
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import AnyGame
from steamshed.kernel.state import State
from steamshed.kernel.words import catalogue
from steamshed.learn.lesson import Expected, Lesson, Proof
from steamshed.learn.lines import Line
from steamshed.learn.places import place
from steamshed.learn.player import RIGHT, Stage, begin, following
from steamshed.learn.texts import Words
from steamshed.ui.game_ui import Figure, ui_of

MOST_WAYS = 12
"""So many ways to play one pattern are tried."""
MOST_PINS = 6
PATH = re.compile(r"(^|\s)/(work|home|tmp|usr|root|var)/")


class Check:
    """The check of one lesson in one language."""

    def __init__(self, game: AnyGame, lesson: Lesson, language: str = "en") -> None:
        self.game = game
        self.lesson = lesson
        self.words = Words(game, language)
        self.faults: list[str] = []
        self.tries = 0
        """How many lines were played."""
        self.met: set[tuple[str, str]] = set()
        """Lines of steps that could be played, and answers that were given, in some way through the lesson."""

    def fault(self, where: str, what: str) -> None:
        text = f"{self.lesson.id}, {where}: {what}" if where else f"{self.lesson.id}: {what}"
        if text not in self.faults:
            self.faults.append(text)

    # -- the whole -----------------------------------------------------------------------------------------------

    def run(self) -> list[str]:
        """What is wrong, a line each."""
        ledger = catalogue(self.game, "en")
        for rule in self.lesson.rules:
            if rule not in ledger:
                self.fault("rules", f"there is no rule {rule}")
        self.say("", self.lesson.id, None, {})
        self.say("", self.lesson.id, "idea", {})
        self.say("", self.lesson.id, "know-1", {})
        presets: list[str | None] = [*self.lesson.presets]
        for preset in presets or [None]:
            self.met = set()
            try:
                self.follow(begin(self.game, self.lesson, preset), preset)
            except SteamshedError as error:
                self.fault(f"with {preset}" if preset else "", str(error))
            self.missed()
        return self.faults

    def missed(self) -> None:
        """Lines that could be played in no way through the lesson."""
        for step in self.lesson.steps:
            lines = [("accept", line) for line in step.accept]
            lines += [(answer.says, line) for answer in step.answers for line in answer.to]
            for what, line in lines:
                if (step.id, f"{what} {line}") not in self.met:
                    self.fault(f"step {step.id}", f"{what}: it never comes to {line!r}")

    def follow(self, stage: Stage, preset: str | None) -> None:
        """Plays on from a step in every right way."""
        ends = self.step(stage)
        if stage.number + 1 == len(self.lesson.steps):
            return
        seen: set[str] = set()
        for end in ends:
            key = json.dumps(end.state.dump(), sort_keys=True)
            if key not in seen:
                seen.add(key)
                self.follow(following(end, preset), preset)

    # -- one step ------------------------------------------------------------------------------------------------

    def step(self, stage: Stage) -> list[Stage]:
        """Checks a step from where it begins; gives it after each right answer."""
        step, where = stage.step, f"step {stage.step.id}"
        start = stage.figures()
        self.say(where, self.id(stage), None, start)
        self.pins(stage, where, start)
        for proof in step.proofs:
            self.prove(stage, proof, where)
        if not step.asks:
            return [stage]
        self.say(where, self.id(stage), "ask", start)
        if stage.state.seat != self.lesson.seat:
            self.fault(where, f"seat {stage.state.seat} is to decide, not {self.lesson.seat}")
            return []
        for name in step.goal:
            if not isinstance(start.get(name), int):
                self.fault(where, f"goal: there is no number {name!r}")
        ends = self.right(stage, where)
        self.wrong(stage, where)
        self.refusals(stage, where, start)
        return ends

    def pins(self, stage: Stage, where: str, figures: Mapping[str, Figure]) -> None:
        things = {
            thing.id for scene in ui_of(self.game).scenes(stage.state.view(self.lesson.seat)) for thing in scene.things
        }
        if len(stage.step.pins) > MOST_PINS:
            self.fault(where, f"more than {MOST_PINS} pins")
        for number, pin in enumerate(stage.step.pins, 1):
            if pin not in things:
                self.fault(where, f"pins: there is no thing {pin!r}")
            self.say(where, self.id(stage), f"pin-{number}", figures)

    def right(self, stage: Stage, where: str) -> list[Stage]:
        ends: list[Stage] = []
        for text in stage.step.accept:
            for end in islice(stage.ways(Line(text)), MOST_WAYS):
                self.tries += 1
                if end.reply is not RIGHT:
                    self.fault(where, f"accept {text!r}: is not taken as right, but as {end.reply.kind}")
                    continue
                self.met.add((stage.step.id, f"accept {text}"))
                if end.chance:
                    self.fault(where, f"accept {text!r}: outcomes are left over: {end.chance}")
                if end.others:
                    self.fault(where, f"accept {text!r}: the others have still to do {end.others}")
                self.compare(end.figures(), end.state, stage.step.expect, f"{where}, after {text!r}")
                self.say(where, self.id(stage), "after", end.figures())
                ends.append(end)
        if not ends:
            self.fault(where, "no right answer can be played")
        return ends

    def wrong(self, stage: Stage, where: str) -> None:
        for answer in stage.step.answers:
            for text in answer.to:
                for end in islice(stage.ways(Line(text)), MOST_WAYS):
                    self.tries += 1
                    if end.reply.says == answer.says:
                        self.met.add((stage.step.id, f"{answer.says} {text}"))
                        self.say(where, self.id(stage), answer.says, end.figures())
        for action in stage.state.legal():
            end = stage.copy()
            end.act(str(action))
            if end.reply.kind == "otherwise":
                self.say(where, self.id(stage), "otherwise", end.figures())
                break

    def refusals(self, stage: Stage, where: str, figures: Mapping[str, Figure]) -> None:
        for rule, text in stage.step.refused.items():
            *before, last = Line(text).orders()[0]
            self.say(where, self.id(stage), rule, figures)
            at = next(stage.ways(Line("; ".join(before))), None) if before else stage
            if at is None:
                self.fault(where, f"refused {rule}: {'; '.join(before)!r} cannot be played")
                continue
            violation = at.state.check(self.game.parse(last, at.state))
            if violation is None or violation.rule != rule:
                by = "nothing" if violation is None else violation.rule
                self.fault(where, f"refused {rule}: {text!r} is refused by {by}")

    def prove(self, stage: Stage, proof: Proof, where: str) -> None:
        then, chance = stage.copy(), Scripted(proof.chance)
        try:
            for text in proof.play:
                then.state.apply(self.game.parse(text, then.state), chance)
        except SteamshedError as error:
            self.fault(where, f"proof of {proof.of!r}: {error}")
            return
        if chance.rest:
            self.fault(where, f"proof of {proof.of!r}: outcomes are left over: {chance.rest}")
        self.compare(then.figures(), then.state, proof.expect, f"{where}, proof of {proof.of!r}")

    # -- words and numbers ---------------------------------------------------------------------------------------

    def id(self, stage: Stage) -> str:
        return f"{self.lesson.id}-{stage.step.id}"

    def say(self, where: str, id: str, attribute: str | None, figures: Mapping[str, Figure]) -> None:
        """Says a message as the learner would read it."""
        name = f"{id}.{attribute}" if attribute else id
        found = self.words.find(id, attribute, figures)
        if found is None:
            self.fault(where, f"there are no words for {name}")
            return
        text, missing = found
        for figure in missing:
            self.fault(where, f"{self.words.language}, {name}: there is no figure {figure}")
        if not text.strip() or PATH.search(text):
            self.fault(where, f"{self.words.language}, {name}: {text!r}")

    def compare(self, figures: Mapping[str, Figure], state: State, expected: Expected, where: str) -> None:
        for name, value in expected.items():
            found = place(state.dump(), name) if name.startswith("/") else figures.get(name)
            if found != value:
                self.fault(where, f"{name} is {found!r}, not {value!r}")


def needed(lesson: Lesson) -> Iterator[tuple[str, str | None]]:
    """The messages and attributes that a lesson must have. It may have more: see docs/teaching.md."""
    yield lesson.id, None
    yield lesson.id, "idea"
    yield lesson.id, "know-1"
    for step in lesson.steps:
        id = f"{lesson.id}-{step.id}"
        yield id, None
        for number in range(1, len(step.pins) + 1):
            yield id, f"pin-{number}"
        if step.asks:
            yield id, "ask"
            yield id, "after"
            yield from ((id, answer.says) for answer in step.answers)
            yield from ((id, rule) for rule in step.refused)
