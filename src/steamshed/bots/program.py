"""A running program that is asked over its standard input and answers on its standard output."""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
import time
from collections.abc import Mapping, Sequence

import msgspec

from steamshed.bots.base import BotFault
from steamshed.bots.protocol import VERSION, Answer, Choose, Chosen, Failed, Hello, Question, Ready

LONGEST_LINE = 1_000_000
encode = msgspec.json.Encoder().encode


class Program:
    """The process with its lines. Whatever it does wrong is a BotFault."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self.buffer = b""
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
            )
        except (OSError, ValueError, IndexError) as error:
            raise BotFault(f"{' '.join(command)!r} cannot be started: {error}") from None

    def greet(self, game: str, seconds: float, bot: str | msgspec.UnsetType = msgspec.UNSET) -> None:
        """Says which game is to be played, and by which of the program's bots if it has several."""
        answer = self.ask(Hello(VERSION, game, bot), seconds)
        if not isinstance(answer, Ready):
            raise BotFault(f"answers the greeting with {plain(answer)!r} instead of ready")

    def choose(
        self, view: Mapping[str, object], legal: list[str], clock: float | None, seed: int, seconds: float
    ) -> str:
        """The text of the legal action that it chooses within some seconds."""
        answer = self.ask(Choose(view, legal, clock, seed), seconds)
        if not isinstance(answer, Chosen):
            raise BotFault(f"answers {plain(answer)!r} instead of an action")
        if answer.action not in legal:
            raise BotFault(f"answers {answer.action!r}, which is not among the {len(legal)} legal actions")
        return answer.action

    def ask(self, question: Question, seconds: float) -> Answer | dict[str, object]:
        """One line out, one line in: an answer of the protocol, or another object."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(encode(question) + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise BotFault(f"has ended with code {self.process.poll()}") from None
        try:
            data = msgspec.json.decode(self.read_line(seconds))
        except (msgspec.DecodeError, RecursionError):
            raise BotFault("answers with something that is not JSON") from None
        if not isinstance(data, dict):
            raise BotFault("answers with JSON that is not an object")
        try:
            answer: Answer = msgspec.convert(data, Answer)
        except msgspec.ValidationError:
            return data
        if isinstance(answer, Failed):
            raise BotFault(f"fails: {answer.reason}")
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

    def close(self, patience: float = 1.0) -> None:
        """Ends the program; one that does not end by itself is killed."""
        with contextlib.suppress(OSError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        try:
            self.process.wait(timeout=patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def plain(answer: object) -> object:
    return msgspec.to_builtins(answer)
