"""How companies stand in positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from steamshed.games.railroad_revolution.content.box import ACTIONS, FACES, TRACKS
from steamshed.games.railroad_revolution.content.effects import COLOURS
from steamshed.games.railroad_revolution.table.codecs.names import (
    ACTION_OF,
    TRACK_OF,
    city_named,
    colour_named,
    find,
    sector_named,
)
from steamshed.games.railroad_revolution.table.position_shapes import GoalPart
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import UNSET, Codec, Given


def by_colour(counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(COLOURS, counts) if count}


class SupplyCodec(Codec[Table]):
    """Workers of the personal supply by colour."""

    def write(self, state: Table, seat: int) -> object:
        return by_colour(state.hand[5 * seat : 5 * seat + 5])

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value in (UNSET, None):
            return
        for colour in range(5):
            state.hand[5 * seat + colour] = 0
        for name, count in value.items():
            state.hand[5 * seat + colour_named(name, self.where(seat))] = count


class BoardCodec(Codec[Table]):
    """Workers on the action spaces, by action and colour."""

    def write(self, state: Table, seat: int) -> object:
        return {
            name: workers
            for action, name in enumerate(ACTIONS)
            if (workers := by_colour(state.spaces[20 * seat + 5 * action : 20 * seat + 5 * action + 5]))
        }

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for action, workers in self.value_of(state, seat, value).items():
            at = 20 * seat + 5 * find(ACTION_OF, action, self.where(seat), "an action")
            for name, count in workers.items():
                colour = colour_named(name, f"{self.where(seat)}.{action}")
                state.spaces[at + colour] = count
                state.board[5 * seat + colour] += count


class StockCodec(Codec[Table]):
    """Pieces left on the player board."""

    def write(self, state: Table, seat: int) -> object:
        return {"rails": state.rails_left[seat], "buildings": state.buildings_left[seat]}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value in (UNSET, None):
            return
        if value.rails is not None:
            state.rails_left[seat] = value.rails
        if value.buildings is not None:
            state.buildings_left[seat] = value.buildings


class CitiesCodec(Codec[Table]):
    """Cities, kept as bits."""

    def write(self, state: Table, seat: int) -> object:
        bits = self.get(state, seat)
        return [name for city, name in enumerate(state.rules.box.cities) if bits >> city & 1]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        bits = 0
        for name in self.value_of(state, seat, value):
            bits |= 1 << city_named(state.rules.box, name, self.where(seat))
        self.set(state, seat, bits)


class OfficesCodec(Codec[Table]):
    """Telegraph sectors from 1 on, kept as bits."""

    def write(self, state: Table, seat: int) -> object:
        bits = state.offices[seat]
        return [sector + 1 for sector in range(len(state.rules.box.sector_shares)) if bits >> sector & 1]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for number in self.value_of(state, seat, value):
            state.offices[seat] |= 1 << sector_named(state.rules.box, str(number), self.where(seat))


class TrainsCodec(Codec[Table]):
    """Trains, by kind and face."""

    def write(self, state: Table, seat: int) -> object:
        kinds, found = state.rules.box.trains, list[str]()
        for kind, train in enumerate(kinds):
            for face, name in enumerate(FACES):
                found += [f"{train.name} {name}"] * state.trains[2 * (seat * len(kinds) + kind) + face]
        return found

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value in (UNSET, None):
            return
        box, where = state.rules.box, self.where(seat)
        base = 2 * seat * len(box.trains)
        for at in range(base, base + 2 * len(box.trains)):
            state.trains[at] = 0
        for text in value:
            name, _, face = text.partition(" ")
            kind = find(box.train_of, name, where, "a train")
            if face and face not in FACES:
                raise PositionError(where, f"{text!r} lies neither up nor down")
            state.trains[base + 2 * kind + (1 if face == FACES[1] else 0)] += 1


class TracksCodec(Codec[Table]):
    """Positions on the performance tracks."""

    def write(self, state: Table, seat: int) -> object:
        return {name: state.marks[3 * seat + track] for track, name in enumerate(TRACKS)}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for name, mark in self.value_of(state, seat, value).items():
            state.marks[3 * seat + find(TRACK_OF, name, self.where(seat), "a performance track")] = mark


class MilestonesCodec(Codec[Table]):
    """The two open milestones of a seat with their managers, null for none."""

    def write(self, state: Table, seat: int) -> object:
        return [self.goal(state, 2 * seat), self.goal(state, 2 * seat + 1)]

    def goal(self, state: Table, line: int) -> dict[str, object] | None:
        if state.goals[line] < 0:
            return None
        managers = [COLOURS[colour] for colour in state.managers[2 * line : 2 * line + 2] if colour >= 0]
        return {"tile": state.rules.box.milestones[state.goals[line]].name, "managers": managers}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        goals = self.value_of(state, seat, value)
        if len(goals) > 2:
            raise PositionError(self.where(seat), "more than two")
        for number, goal in enumerate(goals):
            if goal is not None:
                self.put(state, 2 * seat + number, goal, f"{self.where(seat)}[{number}]")

    def put(self, state: Table, line: int, goal: GoalPart, where: str) -> None:
        state.goals[line] = find(state.rules.box.milestone_of, goal.tile, f"{where}.tile", "a milestone")
        for name in goal.managers:
            colour = colour_named(name, f"{where}.managers")
            slot = state.free_slot(line, colour)
            if slot < 0:
                raise PositionError(f"{where}.managers", f"no empty slot takes {name}")
            state.managers[2 * line + slot] = colour
