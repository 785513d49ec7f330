"""The language in which tiles say what they give: one line an effect, the same for every tile.

See docs/rules/railroad_revolution.md 5.3.

    money 600 · shares 3 · steps 4 · promote 2 · promote 2 paying 100 · exchange · worker_any 1 · workers purple grey
    either orange grey · train · flip 2 · free_rail · free_station · free_office
    start_rail · start_office · start_station (endowment tiles only)

An effect becomes a frame: a number that says what is still to be resolved. Frames lie on a stack, those opened later
on top; those of one tile lie in the order of its list (RR-GEN-15).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

COLOURS: Final[tuple[str, ...]] = ("white", "purple", "orange", "grey", "turquoise")
PLACES: Final[tuple[str, ...]] = ("supply", "board")

MONEY: Final = 0
SHARES: Final = 1
NAMED: Final = 2
"""A worker of a named colour: taken without a decision while there is one (RR-GEN-02)."""
WORKER: Final = 3
STEPS: Final = 4
PROMOTE: Final = 5
EXCHANGE: Final = 6
TRAIN: Final = 7
FLIP: Final = 8
FREE_RAIL: Final = 9
FREE_STATION: Final = 10
FREE_OFFICE: Final = 11
START_RAIL: Final = 12
START_OFFICE: Final = 13
START_STATION: Final = 14
TOLL: Final = 15
EXCHANGE_TAKE: Final = 16

FRAME_NAMES: Final[tuple[str, ...]] = (
    "money",
    "shares",
    "workers",
    "worker",
    "steps",
    "promote",
    "exchange",
    "train",
    "flip",
    "free_rail",
    "free_station",
    "free_office",
    "start_rail",
    "start_office",
    "start_station",
    "toll",
    "exchange_take",
)
BARE: Final = {
    "exchange": EXCHANGE,
    "train": TRAIN,
    "free_rail": FREE_RAIL,
    "free_station": FREE_STATION,
    "free_office": FREE_OFFICE,
    "start_rail": START_RAIL,
    "start_office": START_OFFICE,
    "start_station": START_STATION,
}
COUNTED: Final = {"money": MONEY, "shares": SHARES, "steps": STEPS, "promote": PROMOTE, "flip": FLIP}
SETUP_ONLY: Final = (START_RAIL, START_OFFICE, START_STATION)
MOST: Final = 9999


class WrongEffect(Exception):
    """A line that is no effect: the reason."""


def frame(op: int, a: int = 0, b: int = 0) -> int:
    """What is to be resolved, with up to two numbers."""
    return op + (a << 5) + (b << 20)


def op_of(made: int) -> int:
    return made & 31


def first_of(made: int) -> int:
    return made >> 5 & 0x7FFF


def second_of(made: int) -> int:
    return made >> 20


class Effects:
    """A list of effects: its frames, the last one first, and what it is worth at most."""

    def __init__(self, frames: Sequence[int], texts: Sequence[str]) -> None:
        self.texts = tuple(texts)
        self.frames = list(frames)
        self.reversed = list(reversed(frames))
        self.either: list[int] = []
        """Colours of which the player names one."""
        self.money = 0
        self.shares = 0
        self.workers = 0
        self.flips = 0
        self.trains = 0
        for made in frames:
            op, count = op_of(made), first_of(made)
            if op == MONEY:
                self.money += count
            elif op == SHARES:
                self.shares += count
            elif op in (NAMED, WORKER):
                self.workers += 1
            elif op == FLIP:
                self.flips += count
            elif op == TRAIN:
                self.trains += 1
        self.helps = bool(self.money or self.shares or self.workers or self.flips or self.trains)
        """Whether it can help a player who is short of money or workers (docs/rules/railroad_revolution.md 5.4)."""


def read_number(word: str, least: int) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 4 and least <= int(word) <= MOST:
        return int(word)
    raise WrongEffect(f"{word!r} is not a whole number from {least} to {MOST}")


def read_colour(word: str) -> int:
    if word not in COLOURS:
        raise WrongEffect(f"{word!r} is not a colour of workers: " + ", ".join(COLOURS))
    return COLOURS.index(word)


def read_effect(text: str) -> list[int]:
    """The frames of one line. Raises WrongEffect."""
    words = text.split(" ")
    verb, rest = words[0], words[1:]
    if verb in BARE:
        if rest:
            raise WrongEffect(f"nothing follows {verb!r}")
        return [frame(BARE[verb])]
    if verb == "promote" and len(rest) == 3 and rest[1] == "paying":
        return [frame(PROMOTE, read_number(rest[0], 1), read_number(rest[2], 1))]
    if verb in COUNTED or verb == "worker_any":
        if len(rest) != 1:
            raise WrongEffect(f"one number follows {verb!r}")
        count = read_number(rest[0], 1)
        return [frame(COUNTED[verb], count)] if verb in COUNTED else [frame(WORKER)] * count
    if verb == "workers":
        if not rest:
            raise WrongEffect("colours follow 'workers'")
        return [frame(NAMED, read_colour(word)) for word in rest]
    raise WrongEffect(f"{verb!r} is not an effect: " + ", ".join([*COUNTED, *BARE, "worker_any", "workers"]))


def read_effects(texts: Sequence[str], setup: bool = False, either: bool = False) -> Effects:
    """A list of effects. ``setup``: of an endowment tile; ``either``: of a primary reward. Raises WrongEffect."""
    frames: list[int] = []
    for text in texts:
        if either and len(texts) == 1 and text.startswith("either "):
            colours = [read_colour(word) for word in text.split(" ")[1:]]
            if len(colours) < 2 or len(set(colours)) != len(colours):
                raise WrongEffect("two or more different colours follow 'either'")
            made = Effects([frame(WORKER)], texts)
            made.either = sorted(colours)
            return made
        try:
            found = read_effect(text)
        except WrongEffect as error:
            raise WrongEffect(f"effect {text!r}: {error}") from None
        if not setup and op_of(found[0]) in SETUP_ONLY:
            raise WrongEffect(f"effect {text!r}: is for endowment tiles only")
        frames.extend(found)
    if not frames:
        raise WrongEffect("at least one effect is needed")
    return Effects(frames, texts)


def frame_text(made: int) -> str:
    """A frame as positions write it."""
    op, a, b = op_of(made), first_of(made), second_of(made)
    name = FRAME_NAMES[op]
    if op == NAMED:
        return f"workers {COLOURS[a]}"
    if op == WORKER:
        return "worker"
    if op == EXCHANGE_TAKE:
        return f"exchange_take {COLOURS[a]} {PLACES[b]}"
    if op == PROMOTE and b:
        return f"promote {a} paying {b}"
    return f"{name} {a}" if name in COUNTED else name


def read_frame(text: str) -> int:
    """A frame of a position. Raises WrongEffect."""
    words = text.split(" ")
    if text == "worker":
        return frame(WORKER)
    if text == "toll":
        return frame(TOLL)
    if words[0] == "exchange_take":
        if len(words) != 3 or words[2] not in PLACES:
            raise WrongEffect("a colour and supply or board follow 'exchange_take'")
        return frame(EXCHANGE_TAKE, read_colour(words[1]), PLACES.index(words[2]))
    found = read_effect(text)
    if len(found) != 1 or words[0] == "worker_any":
        raise WrongEffect(f"{text!r} is not one frame")
    return found[0]
