"""Bots that are programs of their own, in any language: JSON lines over standard input and output.

The protocol is in docs/bots.md. A program that crashes, answers too late or answers nonsense is a BotFault: whoever
runs the game takes the seat from it.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import select
import shlex
import subprocess
import time
from collections.abc import Mapping, Sequence

from steamshed.bots.base import BotFault
from steamshed.kernel.action import Action
from steamshed.kernel.game import Game

PROTOCOL = 1
STARTING_TIME = 20.0
"""Seconds that a program has to say that it is ready."""
ANSWERING_TIME = 60.0
"""Seconds for an answer when the game has no clock."""
LONGEST_LINE = 1_000_000


class ExternalBot:
    """A running program that holds one seat."""

    def __init__(self, game: Game, command: str) -> None:
        self.game = game
        self.command = command
        self.buffer = b""
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError, IndexError) as error:
            raise BotFault(f"{command!r} cannot be started: {error}") from None
        try:
            answer = self.ask({"type": "hello", "steamshed": PROTOCOL, "game": game.name}, STARTING_TIME)
            if answer.get("type") != "ready":
                raise BotFault(f"answers the greeting with {answer!r} instead of ready")
        except BotFault:
            self.close()
            raise

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Action], clock: float | None, rng: random.Random
    ) -> Action:
        question = {
            "type": "choose",
            "view": view,
            "legal": [str(action) for action in legal],
            "clock": clock,
            "seed": rng.getrandbits(31),
        }
        answer = self.ask(question, ANSWERING_TIME if clock is None else clock)
        wanted = answer.get("action")
        for action in legal:
            if str(action) == wanted:
                return action
        raise BotFault(f"answers {wanted!r}, which is not among the {len(legal)} legal actions")

    def ask(self, question: Mapping[str, object], seconds: float) -> dict[str, object]:
        """One line out, one line in."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise BotFault(f"has ended with code {self.process.poll()}") from None
        try:
            answer = json.loads(self.read_line(seconds))
        except ValueError:
            raise BotFault("answers with something that is not JSON") from None
        if not isinstance(answer, dict):
            raise BotFault("answers with JSON that is not an object")
        return answer

    def read_line(self, seconds: float) -> bytes:
        assert self.process.stdout is not None
        handle = self.process.stdout.fileno()
        deadline = time.monotonic() + seconds
        while b"\n" not in self.buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([handle], [], [], left)[0]:
                raise BotFault(f"has not answered within {seconds:g} s")
            more = os.read(handle, 65536)
            if not more:
                raise BotFault(f"has ended with code {self.process.wait()}")
            self.buffer += more
            if len(self.buffer) > LONGEST_LINE:
                raise BotFault(f"answers with a line of more than {LONGEST_LINE} bytes")
        line, _, self.buffer = self.buffer.partition(b"\n")
        return line

    def close(self) -> None:
        """Ends the program; one that does not end by itself is killed."""
        with contextlib.suppress(OSError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        try:
            self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
