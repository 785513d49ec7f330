"""Where the chance of a table comes from: drawn anew for every action, or shared by all tables of a series.

At the tables of a series everybody meets the same answers to the same questions. Which answer the n-th asking of a
question gets follows from the secret of the series and from nothing else, so that it does not matter what is asked in
between. The secret never leaves the server, and no answer tells anything about another one.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

import msgspec

from steamshed.kernel.chance import Chance, Outcome


class Series(msgspec.Struct, frozen=True):
    """Tables with the same start and the same chance."""

    id: str
    secret: str
    setup: list[Outcome] | None = None
    """The outcomes of the game whose start is played again; None if the start, too, follows from the secret."""

    def __repr__(self) -> str:
        return f"Series({self.id!r})"


def new_secret() -> str:
    return secrets.token_hex(32)


def fresh_chance() -> Chance:
    """Chance for one action only: from what it draws nobody can tell what another will draw."""
    return Chance(secrets.randbits(128))


class SharedChance(Chance):
    """The chance of a series at one moment of a game; ``asked`` is how often each question was asked before it."""

    def __init__(self, secret: str, moment: str, asked: Mapping[str, int]) -> None:
        super().__init__(0)
        self.secret = secret.encode()
        self.moment = moment
        self.asked = dict(asked)
        self.questions: list[str] = []
        """What was asked here, in order."""

    def ask(self, what: str) -> None:
        times = self.asked.get(what, 0)
        self.asked[what] = times + 1
        self.questions.append(what)
        key = hmac.digest(self.secret, f"{self.moment}\0{what}\0{times}".encode(), hashlib.sha256)
        self.rng.seed(int.from_bytes(key))

    def draw(self, what: str, multiset: Mapping[str, int]) -> str:
        self.ask(what)
        return super().draw(what, multiset)

    def roll(self, what: str, sides: int) -> int:
        self.ask(what)
        return super().roll(what, sides)

    def order(self, what: str, count: int) -> list[int]:
        self.ask(what)
        return super().order(what, count)
