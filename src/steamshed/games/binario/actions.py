"""What a player of Binario Duel can do, and how it is written (docs/rules/binario.md 5).

An action is a verb and a few words: cells are ``x,y``, sides N, E, S, W, names those of the content files. A decision
that takes several steps is several actions; nothing is paid before the last of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from steamshed.kernel.action import Action, Notation, expect_count, read_choice, read_number
from steamshed.kernel.errors import ParseError

SIDE_LETTERS: Final[tuple[str, ...]] = ("N", "E", "S", "W")
TARGETS = ("expanded", "2", "3", "4")
"""What can be modernised to."""


class Do(Action):
    """A verb with its words."""

    def __init__(self, verb: str, words: tuple[str, ...]) -> None:
        super().__init__(" ".join((verb, *words)))
        self.verb = verb
        self.words = words

    @property
    def word(self) -> str:
        return self.words[0] if self.words else ""

    def things(self) -> tuple[str, ...]:
        return tuple(thing_of(self.verb, word) for word in self.words if thing_of(self.verb, word))


def thing_of(verb: str, word: str) -> str:
    """The drawn thing that a word of an action names."""
    if is_cell(word):
        return f"cell-{word.replace(',', '-')}"
    if verb == "pile":
        return f"pile-{word}"
    if verb in ("buy", "offer", "vehicle") and word not in ("none", "keep"):
        return f"vehicle-{word}"
    if verb in ("out", "back") and word not in ("none", "keep"):
        return f"good-{word}"
    return ""


MADE: dict[str, Do] = {}
"""Actions made so far, by text: the lists are long and the same ones come again."""


def do(verb: str, *words: str) -> Do:
    text = " ".join((verb, *words))
    known = MADE.get(text)
    if known is None:
        known = Do(verb, words)
        if len(MADE) < 100_000:
            MADE[text] = known
    return known


def each(verb: str, words: Iterable[str]) -> list[Do]:
    """A verb with each of these words."""
    return [do(verb, word) for word in words]


PASS = do("pass")
DONE = do("done")
AUTO = do("auto")
MANUAL = do("manual")
ONE = do("one")
STOP = do("stop")
WHOLE = do("whole")
ACCEPT = do("accept")
DECLINE = do("decline")
STATION = do("station")
DEMOLISH = do("demolish")
MODERNISE = do("modernise")
PORTS = do("build", "ports")


# -- reading ---------------------------------------------------------------------------------------------------------


def is_cell(word: str) -> bool:
    x, comma, y = word.partition(",")
    return bool(comma) and is_number(x) and is_number(y)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 3 and (word == "0" or word[0] != "0")


Word = Callable[[str, str], str]
"""Checks a word of a text and gives it back."""


def cell(text: str, word: str) -> str:
    if not is_cell(word):
        raise ParseError(text, word, "a cell like 4,6")
    return word


def side(text: str, word: str) -> str:
    return read_choice(text, word, SIDE_LETTERS, "a side")


def number(text: str, word: str) -> str:
    return str(read_number(text, word, 0, 999, "a number"))


def course(text: str, word: str) -> str:
    if not word or set(word) - set("NESWnesw"):
        raise ParseError(text, word, "a path like WWN, small letters underground")
    return word


def axis(text: str, word: str) -> str:
    return read_choice(text, word, ("NS", "EW"), "a way of a level crossing")


def one_of(choices: Sequence[str], what: str) -> Word:
    def read(text: str, word: str) -> str:
        return read_choice(text, word, choices, what)

    return read


class Form:
    """How a verb is written: several possible sequences of words."""

    def __init__(self, verb: str, *patterns: Sequence[Word]) -> None:
        self.verb = verb
        self.patterns = patterns

    def read(self, text: str, words: Sequence[str]) -> Action:
        for pattern in self.patterns:
            if len(pattern) == len(words):
                if "" in words:
                    raise ParseError(text, "", "one space between words")
                return do(self.verb, *[read(text, word) for read, word in zip(pattern, words)])
        longest = max(len(pattern) for pattern in self.patterns)
        expect_count(text, words, longest, "more words")
        raise ParseError(text, words[0] if words else "", "another number of words")


def notation(
    people: Sequence[str],
    ways: Sequence[str],
    stations: Sequence[str],
    vehicles: Sequence[str],
    goods: Sequence[str],
    boards: Sequence[str],
) -> Notation:
    """How the actions of Binario Duel are written, with the names that the box gives things."""
    person = one_of(people, "a personality")
    way = one_of([*ways, "ports"], "a way type or ports")
    station = one_of(stations, "a kind of station")
    vehicle = one_of(vehicles, "a vehicle")
    vehicle_or = one_of([*vehicles, "none", "keep"], "a vehicle, none or keep")
    good_or = one_of([*goods, "none", "keep"], "a good, none or keep")
    board = one_of(boards, "a freight board")
    mode = one_of(("road", "rail"), "road or rail")
    target = one_of(TARGETS, "expanded or a class")
    forms: dict[str, tuple[str, Form]] = {
        "return": ("PERSONALITY", Form("return", [person])),
        "keep": ("PERSONALITY", Form("keep", [person])),
        "pass": ("[PERSONALITY]", Form("pass", [], [person])),
        "outline": ("NUMBER", Form("outline", [number])),
        "place": ("CELL", Form("place", [cell])),
        "source": ("CELL [SIDE]", Form("source", [cell], [cell, side])),
        "flow": ("SIDE", Form("flow", [side])),
        "widen": ("SIDE", Form("widen", [side])),
        "pile": ("NUMBER", Form("pile", [number])),
        "factory": ("CELL", Form("factory", [cell])),
        "build": ("TYPE", Form("build", [way])),
        "station": ("[SIDE KIND]", Form("station", [], [side, station])),
        "demolish": ("", Form("demolish", [])),
        "modernise": ("", Form("modernise", [])),
        "hq": ("GENERATION", Form("hq", [number])),
        "auto": ("", Form("auto", [])),
        "manual": ("", Form("manual", [])),
        "end": ("CELL", Form("end", [cell])),
        "one": ("", Form("one", [])),
        "path": ("SIDES", Form("path", [course])),
        "kind": ("KIND", Form("kind", [station])),
        "start": ("CELL", Form("start", [cell])),
        "go": ("SIDE", Form("go", [side])),
        "enter": ("SIDE", Form("enter", [side])),
        "tunnel": ("SIDE", Form("tunnel", [side])),
        "under": ("SIDE", Form("under", [side])),
        "surface": ("SIDE", Form("surface", [side])),
        "stop": ("", Form("stop", [])),
        "at": ("CELL", Form("at", [cell])),
        "route": ("NUMBER", Form("route", [number])),
        "stretch": ("MODE CELL [NS|EW]", Form("stretch", [mode, cell], [mode, cell, axis])),
        "whole": ("", Form("whole", [])),
        "tile": ("CELL [NS|EW]", Form("tile", [cell], [cell, axis])),
        "target": ("CLASS", Form("target", [target])),
        "element": ("CELL [NS|EW]", Form("element", [cell], [cell, axis])),
        "buy": ("VEHICLE", Form("buy", [vehicle])),
        "offer": ("VEHICLE", Form("offer", [vehicle])),
        "accept": ("", Form("accept", [])),
        "decline": ("", Form("decline", [])),
        "withdraw": ("BOARD ROW", Form("withdraw", [board, number])),
        "number": ("NUMBER", Form("number", [number])),
        "open": ("BOARD", Form("open", [board])),
        "edit": ("BOARD ROW", Form("edit", [board, number])),
        "close": ("BOARD ROW", Form("close", [board, number])),
        "from": ("CELL", Form("from", [cell])),
        "to": ("CELL", Form("to", [cell])),
        "out": ("GOOD", Form("out", [good_or])),
        "back": ("GOOD", Form("back", [good_or])),
        "vehicle": ("VEHICLE", Form("vehicle", [vehicle_or])),
        "done": ("", Form("done", [])),
    }
    return Notation({verb: (rest, form.read) for verb, (rest, form) in forms.items()})
