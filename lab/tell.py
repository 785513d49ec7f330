"""Tells a game of bots as a page: what happened, and at the decisions that mattered why, in the bots' own reasons.

    python -m lab.tell age_of_steam --bots master --players 4 --seed 900000 --lines 100 > examples/told_game.md

Everybody thinks with the same number of lines and without a clock, so that the same command tells the same game. A
comment stands where lines spoke against the judge's first choice, or where the plan was better than the next best one
by at least a point; its reasons are the terms in which the two differ most.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import steamshed
from steamshed.ai.heuristics import Plan
from steamshed.bots.advice import reasons
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import LEVELS, Level
from steamshed.bots.search import Difference, difference
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.kernel.words import sentence, text

NAMES = ("Anna", "Bela", "Cyril", "Dora", "Edo", "Filip")
MATTERS = 1.0
"""Points by which a plan must be better than the next best one to be worth a comment."""
LONGEST = 4
"""Steps of a plan that are named."""
ENDLESS = 1e6
HEADING = "turn-begins"
"""The event under which a new part of the page begins, in games that have it."""
LANGUAGE = "en"


@dataclass(frozen=True)
class Comment:
    """Why a seat did something rather than something else."""

    who: str
    plan: Plan
    other: Plan
    found: Difference
    overruled: bool
    """Whether lines spoke against the judge's first choice."""
    why: list[str]

    def __str__(self) -> str:
        low, high = self.found.interval()
        said = f"by {self.found.mean:+.1f} points"
        if self.found.lines > 1:
            said += f" ({low:+.1f} to {high:+.1f} over {self.found.lines} lines)"
        against = "; at first sight it was the other way round" if self.overruled else ""
        told = "; ".join(self.why)
        because = f". {told[0].upper()}{told[1:]}" if told else ""
        return f"> **{self.who}**: {steps(self.plan)} rather than {steps(self.other)}, {said}{against}{because}."


def steps(plan: Plan) -> str:
    words = [str(action) for action in plan.actions[:LONGEST]]
    return "`" + ", ".join(words) + ("…`" if len(plan.actions) > LONGEST else "`")


def comment(game: Game, bot: LadderBot, state: State, seat: int, name: str) -> Comment | None:
    """What a bot that has just thought has to say, if it is worth saying."""
    if len(bot.considered) < 2:
        return None
    chosen, other = bot.considered[:2]
    found = difference(chosen, other)
    overruled = bool(chosen.values) and any(trial.plan.value > chosen.plan.value for trial in bot.considered)
    if not overruled and found.mean < MATTERS:
        return None
    thinking = bot.heuristics
    best, next_best = (thinking.explained(state, trial.plan, seat, 1) for trial in (chosen, other))
    found_reasons = reasons(best, next_best, thinking.told_with())
    why = [text(game, LANGUAGE, reason.id, dict(reason.args)) for reason in found_reasons]
    return Comment(name, chosen.plan, other.plan, found, overruled, why)


class Tale:
    """A page on its way."""

    def __init__(self, game: Game, names: Mapping[int, str]) -> None:
        self.game = game
        self.names = names
        self.lines: list[str] = []
        self.open: list[str] = []
        """Sentences that are not on the page yet."""
        self.phase = ""

    def enter(self, phase: str) -> None:
        """Every phase begins a paragraph."""
        if phase != self.phase:
            self.close()
            self.phase = phase
            self.open.append(f"*{text(self.game, LANGUAGE, f'phase-{phase}')}.*")

    def tell(self, events: Sequence[Event]) -> None:
        """What came of a decision."""
        for event in events:
            said = sentence(self.game, LANGUAGE, event, self.names)
            if event.id == HEADING:
                self.close()
                self.lines += [f"## {said.removesuffix(' begins.')}", ""]
            else:
                self.open.append(said)

    def say(self, comment: Comment) -> None:
        self.close()
        self.lines += [str(comment), ""]

    def close(self) -> None:
        if self.open:
            self.lines += [" ".join(self.open), ""]
        self.open = []


def told(game: Game, level: Level, players: int, seed: int) -> str:
    """The page."""
    names = {seat: NAMES[seat] for seat in range(players)}
    tale = Tale(game, names)
    bots = [LadderBot(game, level) for _ in range(players)]
    rngs = [random.Random(f"{seed}/{seat}") for seat in range(players)]
    chance = Chance(seed)
    state = game.new(players, {}, chance)
    while (seat := state.seat) is not None:
        action = bots[seat].choose(state.view(seat), state.legal(), None, rngs[seat])
        tale.enter(state.phase)
        if said := comment(game, bots[seat], state, seat, names[seat]):
            tale.say(said)
        tale.tell(state.apply(action, chance))
    tale.close()
    scores, winners = state.scores(), state.winners()
    rows = [f"| {names[seat]} | {scores[seat]} | {sources(game, state, seat)} |" for seat in range(players)]
    rows.sort(key=lambda row: -int(row.split("|")[2]))
    end = ["## The end", "", "| who | points | from |", "|---|---:|---|", *rows, ""]
    end += [f"{' and '.join(names[seat] for seat in winners)} {'wins' if len(winners) == 1 else 'win'}.", ""]
    return "\n".join([*tale.lines, *end])


def sources(game: Game, state: State, seat: int) -> str:
    parts = state.breakdown(seat)
    return ", ".join(f"{text(game, LANGUAGE, f'score-{name}').lower()} {points}" for name, points in parts.items())


def run(arguments: Sequence[str] | None = None) -> str:
    parser = argparse.ArgumentParser(prog="python -m lab.tell", description="Tells a game of bots with their reasons.")
    parser.add_argument("game")
    parser.add_argument("--bots", default="master", choices=sorted(LEVELS), help="the level of everybody")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=900000)
    parser.add_argument("--lines", type=int, default=100, help="lines a decision")
    chosen = parser.parse_args(arguments)
    game, level = steamshed.game(chosen.game), LEVELS[chosen.bots]
    level = replace(level, playouts=min(chosen.lines, level.playouts), seconds=ENDLESS)
    command = (
        f"python -m lab.tell {chosen.game} --bots {chosen.bots} --players {chosen.players} --seed {chosen.seed}"
        f" --lines {chosen.lines}"
    )
    head = [
        f"# A game of {text(game, LANGUAGE, 'title')}, told by those who played it",
        "",
        f"{', '.join(NAMES[: chosen.players])} are `{chosen.bots}`, with {chosen.lines} lines for a decision"
        f" (`{command}`). A comment stands where the lines that a player played out in thought spoke against its first"
        " sight, or where its plan was better by at least a point than the next best one; differences are points at"
        " the end, with the interval of 95 %, and the reasons are the terms of its judge in which the two positions"
        " differ most.",
        "",
    ]
    return "\n".join(head) + "\n" + told(game, level, chosen.players, chosen.seed)


if __name__ == "__main__":
    print(run(), end="")
