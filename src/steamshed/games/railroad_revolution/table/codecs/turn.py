"""How the turn and the action under way stand in positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from steamshed.games.railroad_revolution.content.effects import WrongEffect, frame_text, read_frame
from steamshed.games.railroad_revolution.table.codecs.names import city_named, find, seat_there, sector_named
from steamshed.games.railroad_revolution.table.phases import ACTION_LOOP, DECIDED, ENDOW_PICK, OVER, STEP_NAMES
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import LEFT_OUT, UNSET, Codec, Given, index_of

ENDS = (None, "triggered", "last_round")


class StepCodec(Codec[Table]):
    """The step under the open effects: the phase itself where none lie open, and the action where it is not said."""

    def write(self, state: Table, seat: int) -> object:
        return STEP_NAMES[state.step] if state.frames else LEFT_OUT

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        usual = state.phase if state.phase in DECIDED else STEP_NAMES[ACTION_LOOP]
        name = usual if value in (UNSET, None) else value
        index_of(DECIDED, name, self.place)
        state.step = STEP_NAMES.index(name)


class FramesCodec(Codec[Table]):
    """The open effects, the one on top last. A phase that names the step is understood, too."""

    def write(self, state: Table, seat: int) -> object:
        return [frame_text(made) for made in state.frames]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for number, text in enumerate(self.value_of(state, seat, value)):
            try:
                state.frames.append(read_frame(text))
            except WrongEffect as error:
                raise PositionError(f"frames[{number}]", str(error)) from None
        if state.phase == STEP_NAMES[state.step]:
            state.phase = state.phase_name()


class EndCodec(Codec[Table]):
    """How near the end is; a game that is over has had its last round."""

    def write(self, state: Table, seat: int) -> object:
        return ENDS[state.final]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value is UNSET:
            value = ENDS[-1] if state.step == OVER else None
        if value not in ENDS:
            raise PositionError(self.place, f"{value!r} is none of null, triggered, last_round")
        state.final = ENDS.index(value)


class FirstPlayerCodec(Codec[Table]):
    """Who began."""

    def write(self, state: Table, seat: int) -> object:
        return state.first_player

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        state.first_player = seat_there(state, self.value_of(state, seat, value), self.place)


class SeatCodec(Codec[Table]):
    """Whose decision it is: the active player's where it is not said, nobody's when the game is over."""

    def write(self, state: Table, seat: int) -> object:
        return state.seat

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        where = self.place
        if value in (UNSET, None) and state.step != OVER:
            where, value = "active", given.get("active")
        if value in (UNSET, None):
            value = None if state.step == OVER else 0
        state.seat = None if value is None else seat_there(state, value, where)


class ActiveCodec(Codec[Table]):
    """Whose turn it is: in the setup the first player's, after the end that of who was last, else who decides."""

    def write(self, state: Table, seat: int) -> object:
        return state.active

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value in (UNSET, None):
            value = state.seat
            if state.step == ENDOW_PICK:
                value = state.first_player
            elif state.seat is None:
                value = (state.first_player - 1) % state.rules.players
        state.active = seat_there(state, value, self.place)


class PlacedCodec(Codec[Table]):
    """The worker placed and the action: two texts of one kind, of what they name."""

    def __init__(self, place: str, names: Mapping[str, int], what: str) -> None:
        super().__init__(place, str)
        self.names = names
        self.what = what

    def write(self, state: Table, seat: int) -> object:
        return list(self.names)[self.get(state, seat)]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value is not UNSET:
            self.set(state, seat, find(self.names, value, self.place, self.what))


class TurnCityCodec(Codec[Table]):
    """The city chosen in this turn."""

    def write(self, state: Table, seat: int) -> object:
        return state.rules.box.cities[state.city] if state.city >= 0 else None

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value not in (UNSET, None):
            state.city = city_named(state.rules.box, value, self.place)


class OwedCodec(Codec[Table]):
    """What the station costs; 0 after the effect of who builds it for nothing."""

    def write(self, state: Table, seat: int) -> object:
        return state.owed

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        box = state.rules.box
        cost = box.city_tiles[state.city_tile[state.city]].cost if state.city >= 0 else 0
        state.owed = cost if value in (UNSET, None) else value


class NeedCodec(Codec[Table]):
    """How many rails the action takes: as many as usual, if the stock had them."""

    def write(self, state: Table, seat: int) -> object:
        return state.need

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        usual = min(state.rules.box.rails_per_action, state.rails_left[state.active] + state.laid)
        state.need = usual if value in (UNSET, None) else value


class SectorCodec(Codec[Table]):
    """The sector chosen in this turn."""

    def write(self, state: Table, seat: int) -> object:
        return state.sector + 1 if state.sector >= 0 else None

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value not in (UNSET, None):
            state.sector = sector_named(state.rules.box, str(value), self.place)
