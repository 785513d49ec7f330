"""Playing a lesson: the position of a step, what the learner tries in it, and what is said to that.

It knows the rules by the contract of the kernel only: every try is carried out, so that the learner sees what it does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance, Keyed, Outcome
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import AnyGame
from steamshed.kernel.state import State
from steamshed.learn.lesson import Lesson, Step
from steamshed.learn.lines import Line, is_pattern
from steamshed.ui.game_ui import Figure, ui_of

Kind = Literal["going", "right", "answer", "otherwise"]


class Reply(NamedTuple):
    """What a try is: not whole yet, right, answered in its own words, or none of these."""

    kind: Kind
    says: str = ""
    """The attribute with the words."""


GOING = Reply("going")
RIGHT = Reply("right", "after")
OTHERWISE = Reply("otherwise", "otherwise")


class Led(Chance):
    """Answers from a script as far as it fits, then by itself, always alike."""

    def __init__(self, script: Sequence[Outcome]) -> None:
        super().__init__(0)
        self.rest: list[Outcome] = list(script)
        self.then = Keyed(0)

    def draw(self, what: str, multiset: Mapping[str, int]) -> str:
        if self.rest and isinstance(self.rest[0], str) and multiset.get(self.rest[0], 0) > 0:
            return str(self.rest.pop(0))
        return self.then.draw(what, multiset)

    def roll(self, what: str, sides: int) -> int:
        if self.rest and isinstance(self.rest[0], int) and 1 <= self.rest[0] <= sides:
            return int(str(self.rest.pop(0)))
        return self.then.roll(what, sides)

    def order(self, what: str, count: int) -> list[int]:
        first = self.rest[0] if self.rest else None
        if isinstance(first, list) and sorted(first) == list(range(count)):
            del self.rest[0]
            return list(first)
        return self.then.order(what, count)


class Stage:
    """A step under way: its position, and what has been tried in it."""

    def __init__(self, game: AnyGame, lesson: Lesson, number: int, state: State) -> None:
        self.game = game
        self.lesson = lesson
        self.number = number
        self.before = state
        """The position in which the step began. Never changed."""
        self.state = state.clone()
        self.tried: list[str] = []
        self.reply = GOING
        self.chance: list[Outcome] = list(self.step.chance)
        self.others = list(self.step.others)
        """What the others have still to do."""
        self.done: list[tuple[int, str, list[Event]]] = []
        """Actions since the step began: seat, text, events."""
        self.price = 0
        """What the learner's actions cost."""

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    def copy(self) -> Stage:
        made = Stage(self.game, self.lesson, self.number, self.before)
        made.state, made.tried, made.reply = self.state.clone(), list(self.tried), self.reply
        made.chance, made.others, made.done = list(self.chance), list(self.others), list(self.done)
        made.price = self.price
        return made

    # -- playing -------------------------------------------------------------------------------------------------

    def act(self, text: str) -> None:
        """The learner tries an action. Raises a SteamshedError, with nothing changed, if it cannot be."""
        if self.reply is not GOING or not self.step.asks:
            raise SteamshedError(f"{text!r}: this step has its answer; take a try back before the next")
        self.try_out(text)
        self.reply = self.judge()
        if self.reply.kind in ("going", "right"):
            self.let_others()

    def try_out(self, text: str) -> None:
        action = self.game.parse(text, self.state)
        price = self.state.choice(action).price if self.state.check(action) is None else None
        self.carry_out(text)
        self.price += price or 0
        self.tried.append(str(action))

    def play(self, plan: Sequence[str]) -> None:
        """The learner does several things as one. They are judged one by one until the step has its answer. What would
        follow the right one is left out, since nothing asks for it yet; what follows a wrong one belongs to what was
        done and is carried out as far as the rules allow. Raises IllegalAction for what is refused before the answer;
        what was done until there stays."""
        for number, text in enumerate(plan):
            self.act(text)
            if self.reply.kind in ("answer", "otherwise"):
                self.finish(plan[number + 1 :])
            if self.reply is not GOING:
                return

    def finish(self, rest: Sequence[str]) -> None:
        """What the learner has chosen together with a wrong action."""
        for text in rest:
            if self.state.seat != self.lesson.seat:
                return
            try:
                self.try_out(text)
            except SteamshedError:
                return

    def carry_out(self, text: str) -> None:
        chance, seat = Led(self.chance), self.state.seat
        if seat is None:
            raise SteamshedError(f"{text!r}: the game is over")
        action = self.game.parse(text, self.state)
        events = self.state.apply(action, chance)
        self.chance = chance.rest
        self.done.append((seat, str(action), events))

    def let_others(self) -> None:
        """The others do what the lesson says, until the learner is to decide."""
        while self.others and self.state.seat not in (None, self.lesson.seat):
            self.carry_out(self.others[0])
            del self.others[0]

    def judge(self) -> Reply:
        step, tried = self.step, self.tried
        if step.goal and self.reached():
            return RIGHT
        accepted = [Line(text) for text in step.accept]
        if any(line.fits(tried) for line in accepted):
            return RIGHT
        if any(line.begins(tried) for line in accepted):
            return GOING
        for answer in step.answers:
            if any(Line(text).fits(tried) for text in answer.to):
                return Reply("answer", answer.says)
        named = [Line(text) for answer in step.answers for text in answer.to]
        if any(line.begins(tried) for line in named) or (step.goal and self.state.seat == self.lesson.seat):
            return GOING
        return OTHERWISE

    def reached(self) -> bool:
        figures = ui_of(self.game).figures(self.state, self.lesson.seat)
        return all(isinstance(now := figures.get(name), int) and now >= least for name, least in self.step.goal.items())

    # -- ways through --------------------------------------------------------------------------------------------

    def ways(self, line: Line) -> Iterator[Stage]:
        """This stage after every way to play a line from its beginning that the rules allow."""
        for order in line.orders():
            yield from self._ways(order)

    def _ways(self, order: Sequence[str]) -> Iterator[Stage]:
        if not order or self.reply is not GOING:
            if not order:
                yield self
            return
        pattern = order[0]
        legal = [str(action) for action in self.state.legal()]
        texts = [text for text in legal if Line(pattern).fits([text])] if is_pattern(pattern) else [pattern]
        for text in texts:
            following = self.copy()
            try:
                following.act(text)
            except SteamshedError:
                continue
            yield from following._ways(order[1:])

    def shown(self) -> Stage:
        """This stage after the first line that is right and can be played, from the beginning of the step."""
        start = Stage(self.game, self.lesson, self.number, self.before)
        for text in self.step.accept:
            for found in start.ways(Line(text)):
                return found
        raise SteamshedError(f"{self.lesson.id}, step {self.step.id}: no right answer can be played")

    # -- figures -------------------------------------------------------------------------------------------------

    def figures(self) -> dict[str, Figure]:
        """What sentences may quote: see docs/teaching.md."""
        before, now = self.all_figures(self.before), self.all_figures(self.state)
        found: dict[str, Figure] = {**now, "price": self.price}
        for name, value in before.items():
            found[f"{name}_before"] = value
            after = now.get(name)
            if isinstance(value, int) and isinstance(after, int):
                found[f"{name}_more"] = after - value
                found[f"{name}_less"] = value - after
        for seat, _, events in self.done:
            for event in events:
                if event.seat == self.lesson.seat or (event.seat is None and seat == self.lesson.seat):
                    found |= {f"told_{name}": value for name, value in event.args.items()}
        return found

    def all_figures(self, state: State) -> dict[str, Figure]:
        """Those of the learner by their names, those of every seat with its number."""
        found: dict[str, Figure] = {}
        for seat in range(state.setting().players):
            own = ui_of(self.game).figures(state, seat)
            found |= {f"{name}_{seat}": value for name, value in own.items()}
            if seat == self.lesson.seat:
                found |= own
        return found


def begin(game: AnyGame, lesson: Lesson, preset: str | None = None) -> Stage:
    """A lesson at its first step."""
    return Stage(game, lesson, 0, load(game, lesson, lesson.position, preset))


def load(game: AnyGame, lesson: Lesson, position: Mapping[str, object], preset: str | None) -> State:
    """A position of a lesson, played with a preset: with the first of the lesson if none is named."""
    chosen = preset or next(iter(lesson.presets), None)
    if chosen is not None:
        options = position.get("options")
        position = {**position, "options": {**(options if isinstance(options, dict) else {}), "preset": chosen}}
    state: State = game.load(position)
    return state


def following(stage: Stage, preset: str | None = None) -> Stage:
    """The step after one that is done."""
    if stage.step.asks and stage.reply is not RIGHT:
        raise SteamshedError(f"step {stage.step.id}: is not done yet")
    number = stage.number + 1
    if number >= len(stage.lesson.steps):
        raise SteamshedError(f"step {stage.step.id}: is the last one")
    position = stage.lesson.steps[number].position
    state = stage.state if position is None else load(stage.game, stage.lesson, position, preset)
    return Stage(stage.game, stage.lesson, number, state)


def at(game: AnyGame, lesson: Lesson, moves: Sequence[Sequence[str]], tries: Sequence[str]) -> Stage:
    """A lesson after the moves of so many steps that are done, and tries in the next."""
    stage = begin(game, lesson)
    for line in moves:
        for text in line:
            stage.act(text)
        stage = following(stage)
    stage.play(tries)
    return stage
