"""The bots of the house as a program: ``python -m steamshed.bots greedy`` plays wherever a program can.

A server starts it without a name and says in its greeting which bot is wanted. ``--games`` names modules with a list
``GAMES`` beside the built-in games; with ``--own`` the views are of the program that started this one.
"""

from __future__ import annotations

import argparse
import math
import random
import signal
import sys
from collections.abc import Mapping

import msgspec

from steamshed.bots import bot
from steamshed.bots.advice import Advice, advice, weighed
from steamshed.bots.base import Bot
from steamshed.bots.protocol import Advise, Advised, Answer, Choose, Chosen, Failed, Hello, Question, Ready
from steamshed.games.registry import game, register_modules
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game


class Player:
    """Answers one question after the other."""

    def __init__(self, usual: str, own: bool = False) -> None:
        self.usual = usual
        self.own = own
        """Whether all views come from this very program, so that they need no audit."""
        self.game: Game | None = None
        self.bot: Bot | None = None

    def answer(self, question: Question) -> Answer:
        if isinstance(question, Hello):
            name = question.bot if isinstance(question.bot, str) else self.usual
            self.close()
            self.game = game(question.game)
            self.bot = bot(name, self.game)
            return Ready(name)
        if isinstance(question, Advise):
            self.audit(game(question.game), question.view)
            return advised(question)
        return self.choose(question)

    def choose(self, question: Choose) -> Answer:
        if self.game is None or self.bot is None:
            return Failed("nobody has said which game this is")
        self.audit(self.game, question.view)
        legal = [self.game.parse(text) for text in question.legal]
        return Chosen(str(self.bot.choose(question.view, legal, question.clock, random.Random(question.seed))))

    def audit(self, asked: Game, view: Mapping[str, object]) -> None:
        """Raises PositionError for a view that cannot be. Bots do not ask: they take views for those of the program."""
        if not self.own:
            asked.imagine(view, Chance(0))

    def close(self) -> None:
        if self.bot is not None:
            self.bot.close()
            self.bot = None


def advised(question: Advise) -> Advised:
    """What the house would do; the bot that plays is not asked, and forgets nothing by it."""
    asked = game(question.game)
    actions = [asked.parse(text) for text in question.actions]
    found: Advice = (
        weighed(asked, question.view, actions, question.budget)
        if actions
        else advice(asked, question.view, question.budget)
    )
    other = None if found.runner_up is None else [str(action) for action in found.runner_up.actions]
    return Advised(
        plan=[str(action) for action in found.plan.actions],
        other=other,
        difference=found.difference,
        interval=found.interval if all(map(math.isfinite, found.interval)) else None,
        blunder=found.blunder,
        reasons=[(reason.id, reason.args["points"]) for reason in found.reasons],
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steamshed.bots", description="Plays as a program.")
    parser.add_argument("bot", nargs="?", default="greedy", help="which bot plays if the greeting names none")
    parser.add_argument("--games", default="", help="modules with a list GAMES, separated by commas")
    parser.add_argument("--own", action="store_true", help="the views are of this very program: they are not audited")
    chosen = parser.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this program ends it
    register_modules(chosen.games)
    lines, sys.stdout = sys.stdout.buffer, sys.stderr  # what a bot prints is no answer
    read, player = msgspec.json.Decoder(Question).decode, Player(chosen.bot, chosen.own)
    for line in sys.stdin.buffer:
        try:
            answer = player.answer(read(line))
        except Exception as error:
            answer = Failed(f"{type(error).__name__}: {error}")
        lines.write(msgspec.json.encode(answer) + b"\n")
        lines.flush()
    player.close()


if __name__ == "__main__":
    main()
