"""What a seat sees of a state, as named lists of numbers of fixed length: for those who learn by playing.

The lists are made from the declared fields of a game (``kernel/fields.py``): a number is a list of one, a set kept as
bits is a list of noughts and ones, a list that grows is filled up with -1. A game says in a ``Sensed`` how long such
lists can become, which fields are left out because a seat may not know them or because they say what another says
better, and what it shows beside them. What a view does not say at the moment is -1 everywhere (0 in sets), so that the
lists, too, follow from the view alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias, cast

from mypy_extensions import mypyc_attr

from steamshed.kernel.fields import Declaration, Field
from steamshed.kernel.position import SEATS, Bits, Codec, Positions
from steamshed.kernel.state import State

Block: TypeAlias = "array[int] | memoryview[int]"
"""Numbers of 32 bits, one behind the other."""
ABSENT: Final = -1
LARGE: Final = 1_000_000
"""No number is larger, or smaller than its negative."""
PHASE: Final = "phase"
VIEWER: Final = "viewer"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """One named list of numbers."""

    def __init__(self, name: str, about: str, shape: tuple[int, ...], low: int = -LARGE, high: int = LARGE) -> None:
        self.name = name
        self.about = about
        """What its numbers mean, in a line."""
        self.shape = shape
        self.low = low
        self.high = high
        size = 1
        for side in shape:
            size *= side
        self.size = size
        self.written = [0] * size
        """The numbers as ``write`` left them."""
        self.needs: tuple[str, ...] | None = None
        """The fields, by name, from which the numbers follow; PHASE and VIEWER beside them where they matter. None:
        not said, so they are read every time."""

    def read(self, state: State, viewer: int) -> list[int]:
        """The numbers, as many as ``size`` says, row by row. Not to be changed: it may be a list of the state."""
        raise NotImplementedError

    def write(self, state: State, viewer: int, block: Block, start: int) -> None:
        """Brings the numbers up to date in a block, where they begin at a place. It is always the same block, at first
        full of noughts: only what has changed since the last time is written.

        Whether a number is the same object is asked, not whether it is equal: that is quicker, small numbers are the
        same, and to write another once more does no harm.
        """
        value = self.read(state, viewer)
        if value != self.written:
            was, into = cast("list[object]", self.written), cast(Any, block)
            for place, number in enumerate(cast("list[object]", value)):
                if number is not was[place]:
                    into[start + place] = was[place] = number

    def write_one(self, number: int, block: Block, start: int) -> None:
        """The same for a single number."""
        if number != self.written[0]:
            self.written[0] = block[start] = number


class OneSense(Sense):
    """A list of one number."""

    def number(self, state: State, viewer: int) -> int:
        """The number."""
        raise NotImplementedError

    def read(self, state: State, viewer: int) -> list[int]:
        return [self.number(state, viewer)]

    def write(self, state: State, viewer: int, block: Block, start: int) -> None:
        self.write_one(self.number(state, viewer), block, start)


class Sensed:
    """What a game adds to its declared fields, and takes away from them."""

    def __init__(
        self,
        longest: Mapping[str, Callable[[Any], int]] | None = None,
        left_out: Iterable[str] = (),
        more: Callable[[Any], list[Sense]] | None = None,
        scores: tuple[str, ...] | None = None,
    ) -> None:
        self.longest = dict(longest or {})
        """Field to how long its list can become (each of its lists, if there are several)."""
        self.left_out = frozenset(left_out)
        self.more = more
        self.scores = scores
        """The fields from which the points follow; None: not said."""


class FieldSense(Sense):
    """A declared field. While it does not stand in positions like this one it is not shown."""

    def __init__(
        self,
        field: Field,
        codec: Codec[Any] | None,
        positions: Positions[Any],
        shape: tuple[int, ...],
        low: int = -LARGE,
        high: int = LARGE,
    ) -> None:
        place = f"`{codec.place}` of positions" if codec is not None else field.name.replace("_", " ")
        super().__init__(field.name, field.why or place, shape, low, high)
        self.codec = codec if codec is not None and codec.sometimes else None
        self.positions = positions
        self.nothing = [0 if low == 0 else ABSENT] * self.size
        if self.codec is None:
            self.needs = (field.name,)
        elif positions.by_phase(self.codec):
            self.needs = (field.name, PHASE)

    def shown(self, state: State) -> bool:
        """Whether it means something now."""
        return self.codec is None or self.positions.belongs(self.codec, state)


class OneNumber(FieldSense):
    """A number, or a flag."""

    def number(self, state: State, viewer: int) -> int:
        return int(getattr(state, self.name)) if self.shown(state) else self.nothing[0]

    def read(self, state: State, viewer: int) -> list[int]:
        return [self.number(state, viewer)]

    def write(self, state: State, viewer: int, block: Block, start: int) -> None:
        self.write_one(self.number(state, viewer), block, start)


class Numbers(FieldSense):
    """A list that keeps its length."""

    def read(self, state: State, viewer: int) -> list[int]:
        value: list[int] = getattr(state, self.name)
        return value if self.shown(state) else self.nothing


class Growing(FieldSense):
    """A list that grows, filled up."""

    def read(self, state: State, viewer: int) -> list[int]:
        value: list[int] = getattr(state, self.name)
        return filled(value, self.size) if value and self.shown(state) else self.nothing


class Several(FieldSense):
    """A list for every seat, each filled up to the same length; a hidden one only for the seat that looks."""

    def read(self, state: State, viewer: int) -> list[int]:
        values: list[list[int]] = getattr(state, self.name)
        if not self.shown(state):
            return self.nothing
        if self.size == self.shape[0]:
            return filled(values[viewer], self.size)
        found: list[int] = []
        for value in values:
            found += filled(value, self.shape[1])
        return found


class OwnNumber(FieldSense):
    """A hidden number by seat, of which a seat sees its own."""

    def read(self, state: State, viewer: int) -> list[int]:
        values: list[int] = getattr(state, self.name)
        return [values[viewer]] if self.shown(state) else self.nothing


class Flags(FieldSense):
    """A set kept as bits, or one for every seat."""

    def __init__(self, field: Field, codec: Codec[Any], positions: Positions[Any], shape: tuple[int, ...]) -> None:
        super().__init__(field, codec, positions, shape, 0, 1)
        self.width = shape[-1]
        self.last = [0] * (self.size // self.width)
        """The sets as they were written."""

    def sets(self, state: State) -> list[int]:
        """As bits; none while they mean nothing."""
        if not self.shown(state):
            return []
        value: object = getattr(state, self.name)
        return value if isinstance(value, list) else [cast("int", value)]

    def read(self, state: State, viewer: int) -> list[int]:
        found: list[int] = []
        for bits in self.sets(state):
            found += spread(bits, self.width)
        return found or self.nothing

    def write(self, state: State, viewer: int, block: Block, start: int) -> None:
        sets = self.sets(state)
        for number, before in enumerate(self.last):
            bits = sets[number] if sets else 0
            if bits != before:
                self.last[number] = bits
                different = bits ^ before
                while different:
                    last = different.bit_length() - 1
                    block[start + number * self.width + last] = bits >> last & 1
                    different ^= 1 << last


class Phase(OneSense):
    """What is being decided."""

    def __init__(self, phases: Sequence[str]) -> None:
        super().__init__("phase", "What is decided: " + ", ".join(phases), (1,), 0, len(phases))
        self.needs = (PHASE,)
        self.numbers = {phase: at for at, phase in enumerate(phases)}

    def number(self, state: State, viewer: int) -> int:
        return self.numbers[state.phase]


class Seat(OneSense):
    """Whose decision it is."""

    def __init__(self, players: int) -> None:
        super().__init__("seat", "Whose decision it is; -1 when the game is over", (1,), -1, players - 1)

    def number(self, state: State, viewer: int) -> int:
        return ABSENT if state.seat is None else state.seat


class Viewer(OneSense):
    """Who looks."""

    def __init__(self, players: int) -> None:
        super().__init__("viewer", "The seat that looks", (1,), 0, players - 1)
        self.needs = (VIEWER,)

    def number(self, state: State, viewer: int) -> int:
        return viewer


class Scores(Sense):
    """Points as if the game ended now."""

    def __init__(self, players: int, needs: tuple[str, ...] | None) -> None:
        super().__init__("scores", "Points by seat, as if the game ended now", (players,))
        self.needs = needs

    def read(self, state: State, viewer: int) -> list[int]:
        return state.scores()


def filled(value: list[int], size: int) -> list[int]:
    """A list with -1 behind it; what is too long for it is cut off."""
    length = len(value)
    return value[:size] if length >= size else value + [ABSENT] * (size - length)


def spread(bits: int, width: int) -> list[int]:
    """A set as noughts and ones."""
    found = [0] * width
    while bits:
        last = bits.bit_length() - 1
        found[last] = 1
        bits ^= 1 << last
    return found


def update(senses: list[Sense], state: State, viewer: int, block: Block) -> None:
    """Brings a block of all numbers up to date."""
    start = 0
    for sense in senses:
        sense.write(state, viewer, block, start)
        start += sense.size


# -- from the declaration --------------------------------------------------------------------------------------------


def senses_of(declared: Declaration, positions: Positions[Any], sensed: Sensed, state: State) -> list[Sense]:
    """Everything that a seat sees of states like this one, which is at the beginning of a game."""
    players = state.setting().players
    found: list[Sense] = [Phase(positions.phases), Seat(players), Viewer(players), Scores(players, sensed.scores)]
    codecs = {codec.field: codec for codec in positions.codecs if codec.field}
    for field in declared.fields:
        if field.keep != "forgotten" and field.name not in sensed.left_out:
            sense = sense_of(field, codecs.get(field.name), positions, sensed, state, players)
            if sense is not None:
                found.append(sense)
    if sensed.more is not None:
        found += sensed.more(state)
    return found


def sense_of(
    field: Field, codec: Codec[Any] | None, positions: Positions[Any], sensed: Sensed, state: State, players: int
) -> Sense | None:
    """How a field is seen; None for what is not made of numbers."""
    own = codec is not None and codec.hidden and codec.part == SEATS
    value: Any = getattr(state, field.name)
    if isinstance(codec, Bits):
        width = players if codec.names is None else len(codec.names(state))
        return Flags(field, codec, positions, (players, width) if codec.part == SEATS else (width,))
    if field.type is int:
        return OneNumber(field, codec, positions, (1,))
    if field.type is bool:
        return OneNumber(field, codec, positions, (1,), 0, 1)
    if field.name in sensed.longest:
        length = sensed.longest[field.name](state)
        if field.type == list[list[int]]:
            return of_own(Several(field, codec, positions, (length,) if own else (len(value), length)), own)
        return Growing(field, codec, positions, (length,))
    if field.type == list[list[int]]:
        return Several(field, codec, positions, (len(value), len(value[0])))
    if field.type == list[int]:
        if own:
            return of_own(OwnNumber(field, codec, positions, (1,)), own)
        return Numbers(field, codec, positions, (len(value),))
    if field.type == list[bool]:
        return Numbers(field, codec, positions, (len(value),), 0, 1)
    return None


def of_own(sense: Sense, own: bool) -> Sense:
    """Says that a sense depends on who looks, if it does."""
    if own and sense.needs is not None:
        sense.needs = (*sense.needs, VIEWER)
    return sense
