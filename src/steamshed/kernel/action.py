"""What a player can do, and what comes of it.

An action is content: it says what is done, never the place of an entry in a list. Its text is canonical:
``str(action)`` and ``game.parse`` are inverse. An event says what happened as a message id with arguments; the sentence
is in the locale files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mypy_extensions import mypyc_attr

from steamshed.kernel.errors import ParseError
from steamshed.kernel.violation import NO_ARGS


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One decision of one seat. Equal when the text is equal."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.numbering: object | None = None
        self.number = -1
        """Its number by the numbering that was asked last, which notes it here to find it again."""

    def things(self) -> tuple[str, ...]:
        """The ids of the drawn things that this action touches, in the order in which a player would click them."""
        return ()

    def said(self) -> tuple[str, ...]:
        """What is said after the verb, word by word: names and numbers. Where a name has several words or a word says
        several things, the action says which."""
        return tuple(self.text.split(" ")[1:])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


class Event:
    """Something that happened: a message id with its arguments, and the seat it happened to.

    In the text of an argument ``@SEAT`` stands for the player of another seat.
    """

    def __init__(
        self, id: str, seat: int | None = None, args: Mapping[str, str | int] = NO_ARGS, reveals: bool = False
    ) -> None:
        self.id = id
        self.seat = seat
        self.args = args
        self.reveals = reveals
        """Whether somebody learnt something he could not know before: then there is no way back."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.id, self.seat))

    def __repr__(self) -> str:
        return f"Event({self.id!r}, seat={self.seat}, args={dict(self.args)!r})"

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"id": self.id, "seat": self.seat, "args": dict(self.args)}
        if self.reveals:
            data["reveals"] = True
        return data


def gain_of(seat: int, points: int) -> str:
    """What a seat gains, as a part of the argument of an event."""
    return f"@{seat} +{points}"


class Choice:
    """How one legal action is shown to a player: what it touches, what it costs, what it does."""

    def __init__(self, action: Action, things: tuple[str, ...], price: int | None, effect: Event) -> None:
        self.action = action
        self.things = things
        self.price = price
        self.effect = effect


Reader = Callable[[str, Sequence[str]], Action]


class Notation:
    """The verbs of a game: each with what follows it, for error messages, and a reader of the words that follow."""

    def __init__(self, verbs: Mapping[str, tuple[str, Reader]]) -> None:
        self.verbs = dict(verbs)

    def parse(self, text: object) -> Action:
        if not isinstance(text, str):
            raise ParseError(repr(text), repr(text), "the text of an action")
        words = text.split(" ")
        verb = words[0]
        if verb not in self.verbs:
            raise ParseError(text, verb, "one of " + ", ".join(self.verbs))
        return self.verbs[verb][1](text, words[1:])

    def forms(self) -> list[str]:
        """How each action is written, for help texts: ``build HEX TILE TURN``."""
        return [f"{verb} {rest}".strip() for verb, (rest, _) in self.verbs.items()]


def bare(action: Action) -> Reader:
    """A reader for a verb that stands alone."""

    def read(text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 0, "")
        return action

    return read


def expect_count(text: str, words: Sequence[str], count: int, expected: str) -> None:
    """Refuses too few or too many words after the verb."""
    if "" in words:
        raise ParseError(text, "", "one space between words")
    if len(words) < count:
        raise ParseError(text, "", expected)
    if len(words) > count:
        raise ParseError(text, words[count], "nothing more")


def read_number(text: str, word: str, low: int, high: int, what: str) -> int:
    """A whole number in its shortest decimal form."""
    if word.isascii() and word.isdigit() and (word == "0" or word[0] != "0") and len(word) <= 9:
        value = int(word)
        if low <= value <= high:
            return value
    raise ParseError(text, word, f"{what}, a whole number from {low} to {high}")


def read_choice(text: str, word: str, choices: Sequence[str], what: str) -> str:
    if word in choices:
        return word
    raise ParseError(text, word, f"{what}: one of " + ", ".join(choices))
