"""Positions as readable data: how the declared fields of a state are written, read and shown to a seat.

A position is a table of *places*: ``turn`` at the top, ``seats.cash`` once for every seat, ``run.train`` in a part that
is there only while it means something. A ``Codec`` says how something of a state stands at its place. What a position
leaves out is as its codec says; what follows from the rest is not in it at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from steamshed.kernel.content import read_position
from steamshed.kernel.errors import PositionError
from steamshed.kernel.state import State

S = TypeVar("S", bound=State)

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]

UNSET: Final = msgspec.UNSET
LEFT_OUT: Final = object()
"""What a codec writes where nothing is to stand."""
ALL: Final = -1
"""Who looks at a position as it is, nothing hidden."""
SEATS: Final = "seats"
HEAD: Final = ("game", "rules", "players", "options", "phase")
"""What every position begins with."""


class InPhases:
    """Whether a state is in one of some phases."""

    def __init__(self, phases: Sequence[str]) -> None:
        self.phases = phases

    def __call__(self, state: State) -> bool:
        return state.phase in self.phases


def in_phases(*phases: str) -> Callable[[State], bool]:
    """Whether a state is in one of some phases."""
    return InPhases(phases)


class Part(Generic[S]):
    """A part of positions that is there only at times."""

    def __init__(self, when: Callable[[S], bool], needed: bool = False) -> None:
        self.when = when
        self.needed = needed
        """Whether it must be there then. If not, each of its codecs says what leaving it out means."""


class Given:
    """A position as it was handed in: of the right shape, not yet looked at for sense."""

    def __init__(self, whole: msgspec.Struct) -> None:
        self.whole = whole

    def get(self, place: str, seat: int = 0) -> Any:
        """What stands at a place, or UNSET."""
        part, _, key = place.rpartition(".")
        return self.of(part, key, seat)

    def of(self, part: str, key: str, seat: int) -> Any:
        """What stands under a key of a part, or UNSET."""
        where: object = self.whole
        if part:
            where = getattr(self.whole, part)
            if isinstance(where, list) and part == SEATS:
                where = where[seat]
        return UNSET if where is UNSET or where is None else getattr(where, key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(Generic[S]):
    """How something of a state stands in positions."""

    field = ""
    """The field it is about; a codec of its own, for several fields, has none."""

    def __init__(
        self,
        place: str,
        shape: Any,
        default: object = UNSET,
        *,
        lean: bool = False,
        hidden: bool = False,
        when: Callable[[S], bool] | None = None,
    ) -> None:
        self.place = place
        self.part, _, self.key = place.rpartition(".")
        self.shape = shape
        """The type that the data must have, for msgspec."""
        self.default = default
        """What leaving it out means: a value, or a function of the state (and the seat, in ``seats``)."""
        self.lean = lean
        """Whether it is left out where that means the same."""
        self.hidden = hidden
        """Whether only the seat itself may see it."""
        self.when = when
        self.sometimes = True
        """Whether there are positions in which it does not stand."""

    def of(self, field: str) -> Codec[S]:
        """This codec, for a field."""
        self.field = field
        return self

    def where(self, seat: int) -> str:
        """Its place as errors name it."""
        return f"{SEATS}[{seat}].{self.key}" if self.part == SEATS else self.place

    # -- writing -------------------------------------------------------------------------------------------------

    def write(self, state: S, seat: int) -> object:
        """The data, or LEFT_OUT."""
        raise NotImplementedError

    def show(self, state: S, seat: int, viewer: int | None) -> object:
        """The data as a viewer may see it, None for a spectator, ALL for whoever may see everything."""
        if self.hidden and viewer != ALL and seat != viewer:
            return LEFT_OUT
        value = self.write(state, seat)
        return LEFT_OUT if self.lean and value == self.default else value

    # -- reading -------------------------------------------------------------------------------------------------

    def read(self, state: S, seat: int, value: Any, given: Given) -> None:
        """Puts what stands in a position on the table. ``value`` is UNSET if it was left out."""
        raise NotImplementedError

    def value_of(self, state: S, seat: int, value: Any) -> Any:
        """The value, or what leaving it out (or null, where that is no value) means."""
        if value is not UNSET and (value is not None or self.default is None):
            return value
        if callable(self.default):
            return self.default(state, seat) if self.part == SEATS else self.default(state)
        return self.default

    # -- the field -----------------------------------------------------------------------------------------------

    def get(self, state: S, seat: int) -> Any:
        """The value of the field; in ``seats`` the seat's own."""
        value = getattr(state, self.field)
        return value[seat] if self.part == SEATS else value

    def set(self, state: S, seat: int, value: object) -> None:
        if self.part == SEATS:
            getattr(state, self.field)[seat] = value
        else:
            setattr(state, self.field, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Codec[S]):
    """A field that stands in positions as it is."""

    def write(self, state: S, seat: int) -> object:
        value = self.get(state, seat)
        return value[:] if isinstance(value, list) else value

    def read(self, state: S, seat: int, value: Any, given: Given) -> None:
        value = self.value_of(state, seat, value)
        self.set(state, seat, value[:] if isinstance(value, list) else value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Codec[S]):
    """A number that is nobody or nothing when it is ``none``, null in positions."""

    def __init__(
        self,
        place: str,
        shape: Any,
        *,
        none: int = -1,
        hidden: bool = False,
        when: Callable[[S], bool] | None = None,
    ) -> None:
        super().__init__(place, shape | None, None, hidden=hidden, when=when)
        self.none = none

    def write(self, state: S, seat: int) -> object:
        value = self.get(state, seat)
        return None if value == self.none else value

    def read(self, state: S, seat: int, value: Any, given: Given) -> None:
        value = self.value_of(state, seat, value)
        self.set(state, seat, self.none if value is None else value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Codec[S]):
    """A number that stands in positions by its name; -1 is null."""

    def __init__(
        self,
        place: str,
        names: Callable[[S], Sequence[str]],
        *,
        hidden: bool = False,
        when: Callable[[S], bool] | None = None,
    ) -> None:
        super().__init__(place, str | None, None, hidden=hidden, when=when)
        self.names = names

    def write(self, state: S, seat: int) -> object:
        value = self.get(state, seat)
        return None if value < 0 else self.names(state)[value]

    def read(self, state: S, seat: int, value: Any, given: Given) -> None:
        value = self.value_of(state, seat, value)
        self.set(state, seat, -1 if value is None else index_of(self.names(state), value, self.where(seat)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bits(Codec[S]):
    """A set of small numbers, kept as bits, that stands in positions as a list of names (or of the numbers)."""

    def __init__(
        self,
        place: str,
        names: Callable[[S], Sequence[str]] | None = None,
        default: object = (),
        *,
        when: Callable[[S], bool] | None = None,
    ) -> None:
        super().__init__(place, list[SeatNumber] if names is None else list[str], default, when=when)
        self.names = names

    def write(self, state: S, seat: int) -> object:
        value = self.get(state, seat)
        if self.names is None:
            return [bit for bit in range(value.bit_length()) if value >> bit & 1]
        return [name for bit, name in enumerate(self.names(state)) if value >> bit & 1]

    def read(self, state: S, seat: int, value: Any, given: Given) -> None:
        bits = 0
        for item in self.value_of(state, seat, value):
            bits |= 1 << (item if self.names is None else index_of(self.names(state), item, self.where(seat)))
        self.set(state, seat, bits)


def index_of(names: Sequence[str], name: str, where: str) -> int:
    """The number of a name."""
    if name not in names:
        raise PositionError(where, f"{name!r} is not one of {', '.join(names)}")
    return names.index(name)


def put(table: Any, key: str, value: object) -> None:
    """Writes a value, unless it is left out."""
    if value is not LEFT_OUT:
        table[key] = value


class Positions(Generic[S]):
    """The positions of one game."""

    def __init__(
        self,
        game: str,
        codecs: Iterable[Codec[S]],
        parts: Mapping[str, Part[S]],
        phases: Sequence[str],
        settle: Callable[[S, Given], None] | None = None,
    ) -> None:
        self.game = game
        self.codecs = list(codecs)
        self.parts = dict(parts)
        self.phases = phases
        self.settle = settle
        """Works out what follows from what was read."""
        self.inside: dict[str, set[str]] = {}
        """Part to its keys; "" is the top."""
        for codec in self.codecs:
            self.inside.setdefault(codec.part, set()).add(codec.key)
            codec.sometimes = codec.when is not None or codec.part in self.parts
        self.shape = self.make_shape()

    def make_shape(self) -> type[msgspec.Struct]:
        """The type of the data, made from the codecs."""
        keys: list[Any] = [("game", str), ("players", int), ("phase", str), ("rules", int | None, None)]
        nothing: dict[str, object] = {}
        keys.append(("options", dict[str, bool | int | str | list[int]], nothing))
        for part in self.inside:
            if part:
                inner = msgspec.defstruct(
                    part, self.keys_of(part), forbid_unknown_fields=True, module=__name__, kw_only=True
                )
                shape: Any = list[inner] if part == SEATS else inner  # type: ignore[valid-type]
                keys.append((part, shape | None | msgspec.UnsetType, UNSET))
        keys += self.keys_of("")
        return msgspec.defstruct("Position", keys, forbid_unknown_fields=True, module=__name__, kw_only=True)

    def keys_of(self, part: str) -> list[Any]:
        return [(codec.key, codec.shape | msgspec.UnsetType, UNSET) for codec in self.codecs if codec.part == part]

    # -- writing -------------------------------------------------------------------------------------------------

    def dump(self, state: S, viewer: int | None = ALL) -> dict[str, object]:
        """The position as JSON data, as a viewer may see it."""
        played = state.setting()
        players = played.players
        data: dict[str, object] = {
            "game": self.game,
            "rules": played.version,
            "players": players,
            "options": dict(played.options),
            "phase": state.phase,
        }
        seats: list[dict[str, object]] = [{} for _ in range(players)]
        for codec in self.codecs:
            if codec.sometimes and not self.belongs(codec, state):
                continue
            if codec.part == SEATS:
                data[SEATS] = seats
                for seat in range(players):
                    put(seats[seat], codec.key, codec.show(state, seat, viewer))
            elif codec.part:
                inner: dict[str, object] = {}
                put(data.setdefault(codec.part, inner), codec.key, codec.show(state, 0, viewer))
            else:
                put(data, codec.key, codec.show(state, 0, viewer))
        return data

    def belongs(self, codec: Codec[S], state: S) -> bool:
        """Whether a codec stands in positions like this one."""
        part = self.parts.get(codec.part)
        return (part is None or part.when(state)) and (codec.when is None or codec.when(state))

    def by_phase(self, codec: Codec[S]) -> bool:
        """Whether the phase alone decides that."""
        part = self.parts.get(codec.part)
        conditions = [codec.when, None if part is None else part.when]
        return all(when is None or isinstance(when, InPhases) for when in conditions)

    def known(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """What a view says of the position, without what it says beside that."""
        inside = self.inside[""] | {*HEAD} | {part for part in self.inside if part}
        data = {key: value for key, value in view.items() if key in inside}
        if SEATS in data:
            data[SEATS] = [{key: seat[key] for key in seat if key in self.inside[SEATS]} for seat in data[SEATS]]
        return data

    # -- reading -------------------------------------------------------------------------------------------------

    def read(self, data: Mapping[str, object]) -> Given:
        """The data, if it has the shape of a position of this game."""
        given = Given(read_position(data, self.shape))
        if given.get("game") != self.game:
            raise PositionError("game", f"{given.get('game')!r} is not {self.game}")
        return given

    def fill(self, state: S, given: Given, own: bool = False) -> None:
        """Puts a position on an empty table. Raises PositionError for one that cannot be; whether it can be is not
        asked of the ``own`` of this program."""
        players = state.setting().players
        state.phase = given.get("phase")
        if state.phase not in self.phases:
            raise PositionError("phase", f"{state.phase!r} is not one of {', '.join(self.phases)}")
        seats = given.get(SEATS)
        if isinstance(seats, list) and len(seats) != players:
            raise PositionError(SEATS, f"{len(seats)} for {players} players")
        for codec in self.codecs:
            self.fill_codec(state, codec, players, given)
        if self.settle is not None:
            self.settle(state, given)
        if own:
            return
        where, fault = state.fault()
        if fault:
            raise PositionError(where, fault)

    def fill_codec(self, state: S, codec: Codec[S], players: int, given: Given) -> None:
        if not self.belongs(codec, state):
            self.refuse_strangers(state, codec, given)
            return
        part = self.parts.get(codec.part)
        if part is not None and part.needed and given.get(codec.part) in (UNSET, None):
            raise PositionError(codec.part, f"is missing in phase {state.phase}")
        for seat in range(players if codec.part == SEATS else 1):
            codec.read(state, seat, given.of(codec.part, codec.key, seat), given)

    def refuse_strangers(self, state: S, codec: Codec[S], given: Given) -> None:
        """What does not belong to the phase must not be said."""
        part = self.parts.get(codec.part)
        if part is not None and not part.when(state):
            if given.get(codec.part) not in (UNSET, None):
                raise PositionError(codec.part, f"does not belong to phase {state.phase}")
        elif given.get(codec.place) not in (UNSET, None, [], {}):
            raise PositionError(codec.place, f"does not belong to phase {state.phase}")
