"""How companies, tiles, piles and the turn stand in positions (docs/games/railroad_revolution.md shows one).

What follows from the rest is not in a position: the common supply, the train stacks, piles and columns, neutral
buildings, networks, who comes next. ``work_out`` finds it when everything is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

import msgspec

from steamshed.games.railroad_revolution.content.box import ACTIONS, FACES, HALVES, LETTERS, RAILROAD, TRACKS, Box
from steamshed.games.railroad_revolution.content.effects import COLOURS, WrongEffect, frame_text, read_frame
from steamshed.games.railroad_revolution.table.phases import (
    ACTION_LOOP,
    DEALS,
    DECIDED,
    ENDOW_PICK,
    MILESTONES,
    OVER,
    PLACE_WORKER,
    STEP_NAMES,
    USED_NAMES,
)
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.content import Strict
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import ALL, LEFT_OUT, UNSET, Given, SeatNumber, Text, index_of

Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Round = Annotated[int, msgspec.Meta(ge=1, le=999)]
ENDS = (None, "triggered", "last_round")
SIDES = ("a", "b")
DRAWN = "drawn"


class StockPart(Strict):
    """Pieces left on the player board; what is not said is all there."""

    rails: Few | None = None
    buildings: Few | None = None


class GoalPart(Strict):
    """An open milestone."""

    tile: str
    managers: list[str] = []


class PilePart(Strict):
    """A milestone put back or drawn, and the seats that know it."""

    tile: str
    seen_by: list[SeatNumber] | None = None


class EndowmentPart(Strict):
    """An endowment tile with the worker on it."""

    tile: str
    side: str
    worker: str


class ReplacePart(Strict):
    """A completed milestone that is being replaced, and its line."""

    line: Annotated[int, msgspec.Meta(ge=0, le=1)]
    tile: str


# -- names and defaults ----------------------------------------------------------------------------------------------


def spaces(state: Table) -> Sequence[str]:
    return state.rules.box.spaces


def milestones(state: Table) -> Sequence[str]:
    return list(state.rules.box.milestone_of)


def deal_tiles(state: Table) -> Sequence[str]:
    return state.rules.box.deal_names


def halves(state: Table) -> Sequence[str]:
    return HALVES


def used_names(state: Table) -> Sequence[str]:
    return USED_NAMES


def start_money(state: Table, seat: int) -> int:
    return state.rules.box.start_money


def start_shares(state: Table, seat: int) -> int:
    return state.rules.box.start_shares


def usual_round(state: Table) -> int:
    """The round where a position does not say: the first in which it can be."""
    return state.final or 1


def in_step(*steps: int) -> Callable[[Table], bool]:
    """Whether a table is in one of some steps, whatever effects lie open over it."""
    return lambda state: state.step in steps


def in_action(*actions: int) -> Callable[[Table], bool]:
    """Whether one of some main actions is being carried out."""
    return lambda state: state.step == ACTION_LOOP and state.action in actions


def find(table: Mapping[str, int], name: str, where: str, what: str) -> int:
    if name not in table:
        raise PositionError(where, f"{name!r} is not {what}")
    return table[name]


COLOUR_OF = {name: number for number, name in enumerate(COLOURS)}
ACTION_OF = {name: number for number, name in enumerate(ACTIONS)}
TRACK_OF = {name: number for number, name in enumerate(TRACKS)}


def colour_named(name: str, where: str) -> int:
    return find(COLOUR_OF, name, where, "a colour of workers")


def city_named(box: Box, name: str, where: str) -> int:
    """A city by its id, also by its name."""
    if name in box.city_names:
        return box.city_names.index(name)
    return find(box.city_of, name, where, "a city")


def sector_named(box: Box, name: str, where: str) -> int:
    if name not in [str(number + 1) for number in range(len(box.sector_shares))]:
        raise PositionError(where, f"{name!r} is not a telegraph sector")
    return int(name) - 1


def seat_there(state: Table, seat: int, where: str) -> int:
    if seat >= state.rules.players:
        raise PositionError(where, f"there is no seat {seat}")
    return seat


# -- the turn --------------------------------------------------------------------------------------------------------


class StepText(Text[Table]):
    """The step under the open effects: the phase itself where none lie open, and the action where it is not said."""

    def write(self, state: Table, seat: int) -> object:
        return STEP_NAMES[state.step] if state.frames else LEFT_OUT

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        usual = state.phase if state.phase in DECIDED else STEP_NAMES[ACTION_LOOP]
        name = usual if value in (UNSET, None) else value
        index_of(DECIDED, name, self.place)
        state.step = STEP_NAMES.index(name)


class FramesText(Text[Table]):
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


class EndText(Text[Table]):
    """How near the end is; a game that is over has had its last round."""

    def write(self, state: Table, seat: int) -> object:
        return ENDS[state.final]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value is UNSET:
            value = ENDS[-1] if state.step == OVER else None
        if value not in ENDS:
            raise PositionError(self.place, f"{value!r} is none of null, triggered, last_round")
        state.final = ENDS.index(value)


class FirstPlayerText(Text[Table]):
    """Who began."""

    def write(self, state: Table, seat: int) -> object:
        return state.first_player

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        state.first_player = seat_there(state, self.value_of(state, seat, value), self.place)


class SeatText(Text[Table]):
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


class ActiveText(Text[Table]):
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


# -- companies -------------------------------------------------------------------------------------------------------


def by_colour(counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(COLOURS, counts) if count}


class SupplyText(Text[Table]):
    """Workers of the personal supply by colour."""

    def write(self, state: Table, seat: int) -> object:
        return by_colour(state.hand[5 * seat : 5 * seat + 5])

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value is UNSET:
            return
        for colour in range(5):
            state.hand[5 * seat + colour] = 0
        for name, count in value.items():
            state.hand[5 * seat + colour_named(name, self.where(seat))] = count


class BoardText(Text[Table]):
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


class StockText(Text[Table]):
    """Pieces left on the player board."""

    def write(self, state: Table, seat: int) -> object:
        return {"rails": state.rails_left[seat], "buildings": state.buildings_left[seat]}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value is UNSET:
            return
        if value.rails is not None:
            state.rails_left[seat] = value.rails
        if value.buildings is not None:
            state.buildings_left[seat] = value.buildings


class CitiesText(Text[Table]):
    """Cities, kept as bits."""

    def write(self, state: Table, seat: int) -> object:
        bits = self.get(state, seat)
        return [name for city, name in enumerate(state.rules.box.cities) if bits >> city & 1]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        bits = 0
        for name in self.value_of(state, seat, value):
            bits |= 1 << city_named(state.rules.box, name, self.where(seat))
        self.set(state, seat, bits)


class OfficesText(Text[Table]):
    """Telegraph sectors from 1 on, kept as bits."""

    def write(self, state: Table, seat: int) -> object:
        bits = state.offices[seat]
        return [sector + 1 for sector in range(len(state.rules.box.sector_shares)) if bits >> sector & 1]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for number in self.value_of(state, seat, value):
            state.offices[seat] |= 1 << sector_named(state.rules.box, str(number), self.where(seat))


class TrainsText(Text[Table]):
    """Trains, by kind and face."""

    def write(self, state: Table, seat: int) -> object:
        kinds, found = state.rules.box.trains, list[str]()
        for kind, train in enumerate(kinds):
            for face, name in enumerate(FACES):
                found += [f"{train.name} {name}"] * state.trains[2 * (seat * len(kinds) + kind) + face]
        return found

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value is UNSET:
            return
        box, where = state.rules.box, self.where(seat)
        base = 2 * seat * len(box.trains)
        for at in range(base, base + 2 * len(box.trains)):
            state.trains[at] = 0
        for text in value:
            name, _, face = text.partition(" ")
            kind = find(box.train_of, name, where, "a train")
            if face not in (*FACES, ""):
                raise PositionError(where, f"{text!r} lies neither up nor down")
            state.trains[base + 2 * kind + (1 if face == FACES[1] else 0)] += 1


class TracksText(Text[Table]):
    """Positions on the performance tracks."""

    def write(self, state: Table, seat: int) -> object:
        return {name: state.marks[3 * seat + track] for track, name in enumerate(TRACKS)}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for name, mark in self.value_of(state, seat, value).items():
            state.marks[3 * seat + find(TRACK_OF, name, self.where(seat), "a performance track")] = mark


class MilestonesText(Text[Table]):
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


# -- tiles -----------------------------------------------------------------------------------------------------------


class CityTilesText(Text[Table]):
    """The tiles dealt to cities; those not named take what is left, in the order of the content."""

    def write(self, state: Table, seat: int) -> object:
        box = state.rules.box
        dealt = [(id, city) for city, id in enumerate(box.cities) if not box.printed[city]]
        return {id: box.city_tiles[state.city_tile[city]].name for id, city in dealt}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        box = state.rules.box
        for name, tile in self.value_of(state, seat, value).items():
            where = f"{self.place}.{name}"
            city = city_named(box, name, where)
            number = find(box.city_tile_of, tile, where, "a city tile")
            if number not in self.left(state, city) or state.city_tile[city] >= 0:
                raise PositionError(where, f"{tile} can not lie there")
            state.city_tile[city] = number
        for city in range(len(box.cities)):
            if state.city_tile[city] < 0:
                state.city_tile[city] = self.left(state, city)[0]

    def left(self, state: Table, city: int) -> list[int]:
        """The tiles that could still be dealt to a city: those of its level."""
        box = state.rules.box
        level, dealt = box.city_level[city], {*state.city_tile, *box.printed_tile}
        return [number for number, tile in enumerate(box.city_tiles) if tile.level == level and number not in dealt]


class TelegraphTilesText(Text[Table]):
    """The tiles dealt to sectors without a deal icon; those not named take what is left."""

    def write(self, state: Table, seat: int) -> object:
        names = state.rules.box.telegraph_names
        return {str(sector + 1): names[tile] for sector, tile in enumerate(state.sector_tile) if tile >= 0}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        box = state.rules.box
        for name, tile in self.value_of(state, seat, value).items():
            where = f"{self.place}.{name}"
            sector = sector_named(box, name, where)
            number = find(box.telegraph_of, tile, where, "a telegraph tile")
            if box.sector_deal[sector] or number in state.sector_tile or state.sector_tile[sector] >= 0:
                raise PositionError(where, f"{tile} can not lie there")
            state.sector_tile[sector] = number
        for sector in range(len(box.sector_deal)):
            if state.sector_tile[sector] < 0 and not box.sector_deal[sector]:
                free = [number for number in range(len(box.telegraph_names)) if number not in state.sector_tile]
                state.sector_tile[sector] = free[0]


class FirstSlotsText(Text[Table]):
    """Who stands on first slots: as given, else the first seat that has a building there."""

    def names(self, box: Box) -> Sequence[str]:
        raise NotImplementedError

    def named(self, box: Box, name: str, where: str) -> int:
        raise NotImplementedError

    def built(self, state: Table) -> list[int]:
        """The buildings of the seats, as bits."""
        raise NotImplementedError

    def write(self, state: Table, seat: int) -> object:
        owners = self.get(state, seat)
        return {
            name: owner for name, owner in zip(self.names(state.rules.box), owners) if 0 <= owner < state.rules.players
        }

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        owners, built = self.get(state, seat), self.built(state)
        for name, owner in self.value_of(state, seat, value).items():
            where = f"{self.place}.{name}"
            place = self.named(state.rules.box, name, where)
            if owners[place] >= 0 or owner >= state.rules.players or not built[owner] >> place & 1:
                raise PositionError(where, f"seat {owner} can not stand there")
            owners[place] = owner
        for owner in range(state.rules.players):
            for place in range(len(owners)):
                if built[owner] >> place & 1 and owners[place] < 0:
                    owners[place] = owner


class FirstStationsText(FirstSlotsText):
    """By city."""

    def names(self, box: Box) -> Sequence[str]:
        return box.cities

    def named(self, box: Box, name: str, where: str) -> int:
        return city_named(box, name, where)

    def built(self, state: Table) -> list[int]:
        return state.stations


class FirstOfficesText(FirstSlotsText):
    """By sector."""

    def names(self, box: Box) -> Sequence[str]:
        return [str(sector + 1) for sector in range(len(box.sector_shares))]

    def named(self, box: Box, name: str, where: str) -> int:
        return sector_named(box, name, where)

    def built(self, state: Table) -> list[int]:
        return state.offices


class DealTileText(Text[Table]):
    """The face-up deal tile: where it is not said, the first that has not been used."""

    def write(self, state: Table, seat: int) -> object:
        return state.rules.box.deal_names[state.deal_tile]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        names = state.rules.box.deal_names
        if value not in (UNSET, None):
            state.deal_tile = index_of(names, value, self.place)
            return
        left = [tile for tile in range(len(names)) if not state.deal_discards >> tile & 1]
        state.deal_tile = left[0] if left else 0


# -- milestones that not everybody knows -----------------------------------------------------------------------------


def bits_of(state: Table, seats: Sequence[int], where: str) -> int:
    return sum(1 << seat_there(state, seat, where) for seat in set(seats))


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def write_pile(state: Table, tiles: Sequence[int], seen: Sequence[int]) -> list[object]:
    """Tiles as they lie, with the seats that know them."""
    names = state.rules.box.milestones
    return [{"tile": names[tile].name, "seen_by": seats_in(knows)} for tile, knows in zip(tiles, seen)]


def show_pile(
    state: Table, tiles: Sequence[int], seen: Sequence[int], openly: Sequence[int], viewer: int | None
) -> list[object]:
    """RR-INFO-02: a tile is shown to those who know it, with the open draw to all.

    Who knows it is told as far as everybody can tell: which of several drawn tiles was kept, nobody else has seen.
    """
    names, found = state.rules.box.milestones, list[object]()
    for tile, knows, known in zip(tiles, seen, openly):
        own = 0 if viewer is None else knows & 1 << viewer
        shown = names[tile].name if own or state.rules.open_draw else None
        found.append({"tile": shown, "seen_by": seats_in(known | own)})
    return found


def read_pile(state: Table, pile: Sequence[PilePart], usual: int, where: str) -> tuple[list[int], list[int]]:
    """Tiles and who knows each; ``usual`` where that is not said."""
    tiles = [find(state.rules.box.milestone_of, entry.tile, where, "a milestone") for entry in pile]
    return tiles, [usual if entry.seen_by is None else bits_of(state, entry.seen_by, where) for entry in pile]


class UnderText(Text[Table]):
    """Milestones put back, by letter, the next to come first."""

    def write(self, state: Table, seat: int) -> object:
        return {letter: write_pile(state, state.under[at], state.under_seen[at]) for at, letter in enumerate(LETTERS)}

    def show(self, state: Table, seat: int, viewer: int | None) -> object:
        if viewer == ALL:
            return self.write(state, seat)
        return {
            letter: show_pile(state, state.under[at], state.under_seen[at], state.under_openly[at], viewer)
            for at, letter in enumerate(LETTERS)
        }

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        usual = state.rules.everybody if state.rules.open_draw else 0
        for letter, pile in self.value_of(state, seat, value).items():
            at = index_of(LETTERS, letter, self.place)
            state.under[at], state.under_seen[at] = read_pile(state, pile, usual, f"{self.place}.{letter}")


class DrawnText(Text[Table]):
    """Milestones just drawn, which the deciding seat has seen."""

    def write(self, state: Table, seat: int) -> object:
        return write_pile(state, state.drawn, state.drawn_seen)

    def show(self, state: Table, seat: int, viewer: int | None) -> object:
        if viewer == ALL:
            return self.write(state, seat)
        return show_pile(state, state.drawn, state.drawn_seen, state.drawn_openly, viewer)

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        usual = state.rules.everybody if state.rules.open_draw or state.seat is None else 1 << state.seat
        state.drawn, state.drawn_seen = read_pile(state, self.value_of(state, seat, value), usual, self.place)


class OpenlyText(Text[Table]):
    """Of whom everybody knows that they know the tiles put back, by letter, and those drawn.

    It stands there only where it is not all of those who know them, and in no view.
    """

    def write(self, state: Table, seat: int) -> object:
        found = {
            letter: [seats_in(known) for known in state.under_openly[at]]
            for at, letter in enumerate(LETTERS)
            if state.under_openly[at] != state.under_seen[at]
        }
        if state.drawn_openly != state.drawn_seen:
            found[DRAWN] = [seats_in(known) for known in state.drawn_openly]
        return found

    def show(self, state: Table, seat: int, viewer: int | None) -> object:
        return super().show(state, seat, viewer) if viewer == ALL else LEFT_OUT

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        state.under_openly = [pile[:] for pile in state.under_seen]
        state.drawn_openly = state.drawn_seen[:]
        for name, seats in self.value_of(state, seat, value).items():
            where = f"{self.place}.{name}"
            at = index_of((*LETTERS, DRAWN), name, self.place)
            known = [bits_of(state, some, where) for some in seats]
            if name == DRAWN:
                state.drawn_openly = known
            else:
                state.under_openly[at] = known


class ReplacingText(Text[Table]):
    """Completed milestones that the deciding seat replaces, the first in turn first."""

    def write(self, state: Table, seat: int) -> object:
        names, lines = state.rules.box.milestones, state.replacing
        return [{"line": lines[at], "tile": names[lines[at + 1]].name} for at in range(0, len(lines), 2)]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for entry in self.value_of(state, seat, value):
            tile = find(state.rules.box.milestone_of, entry.tile, self.place, "a milestone")
            state.replacing += [entry.line, tile]


class EndowmentText(Text[Table]):
    """Endowment tiles not yet picked, with side and worker."""

    def write(self, state: Table, seat: int) -> object:
        names, rest = state.rules.box.endowment_names, state.endowment
        return [
            {"tile": names[rest[at]], "side": SIDES[rest[at + 1]], "worker": COLOURS[rest[at + 2]]}
            for at in range(0, len(rest), 3)
        ]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for at, entry in enumerate(self.value_of(state, seat, value)):
            where = f"{self.place}[{at}]"
            tile = find(state.rules.box.endowment_of, entry.tile, f"{where}.tile", "an endowment tile")
            if entry.side not in SIDES:
                raise PositionError(f"{where}.side", f"{entry.side!r} is neither a nor b")
            state.endowment += [tile, SIDES.index(entry.side), colour_named(entry.worker, f"{where}.worker")]


# -- the action under way --------------------------------------------------------------------------------------------


class PlacedText(Text[Table]):
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


class TurnCityText(Text[Table]):
    """The city chosen in this turn."""

    def write(self, state: Table, seat: int) -> object:
        return state.rules.box.cities[state.city] if state.city >= 0 else None

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value not in (UNSET, None):
            state.city = city_named(state.rules.box, value, self.place)


class OwedText(Text[Table]):
    """What the station costs; 0 after the effect of who builds it for nothing."""

    def write(self, state: Table, seat: int) -> object:
        return state.owed

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        box = state.rules.box
        cost = box.city_tiles[state.city_tile[state.city]].cost if state.city >= 0 else 0
        state.owed = cost if value is UNSET else value


class NeedText(Text[Table]):
    """How many rails the action takes: as many as usual, if the stock had them."""

    def write(self, state: Table, seat: int) -> object:
        return state.need

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        usual = min(state.rules.box.rails_per_action, state.rails_left[state.active] + state.laid)
        state.need = usual if value is UNSET else value


class SectorText(Text[Table]):
    """The sector chosen in this turn."""

    def write(self, state: Table, seat: int) -> object:
        return state.sector + 1 if state.sector >= 0 else None

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value not in (UNSET, None):
            state.sector = sector_named(state.rules.box, str(value), self.place)


# -- what follows from the rest --------------------------------------------------------------------------------------


def work_out(state: Table, given: Given) -> None:
    """Supplies, stacks, networks, what the action has brought, and who comes next."""
    rules, box = state.rules, state.rules.box
    for seat in range(rules.players):
        state.available[seat] = sum(state.hand[5 * seat : 5 * seat + 5]) + sum(state.board[5 * seat : 5 * seat + 5])
        state.network[seat] = rules.network(state.rails[seat])
    for colour in range(5):
        held = sum(state.hand[colour::5]) + sum(state.board[colour::5]) + state.managers.count(colour)
        state.common[colour] = rules.workers[colour] - held - state.endowment[2::3].count(colour)
    width = 2 * len(box.trains)
    for kind, train in enumerate(box.trains):
        if not train.starting:
            held = sum(state.trains[2 * kind :: width]) + sum(state.trains[2 * kind + 1 :: width])
            state.stacks[kind] = rules.stack - held
    work_out_action(state)
    work_out_queue(state)
    state.opened = state.step == DEALS
    if state.step == PLACE_WORKER and state.seat is not None:
        state.recall(state.seat)


def work_out_action(state: Table) -> None:
    """What the main action owes and has taken."""
    box, seat = state.rules.box, state.active
    if state.city >= 0:
        state.is_first = state.first_station[state.city] == seat
    if state.sector >= 0:
        state.is_first = state.first_office[state.sector] == seat
        state.taken = box.sector_shares[state.sector] + (box.sector_first[state.sector] if state.is_first else 0)
        state.deal = box.sector_deal[state.sector]
    if state.in_action(RAILROAD) and state.laid:
        state.owed = box.railroad_base + box.triangle * state.triangles


def work_out_queue(state: Table) -> None:
    """Who decides after the present seat."""
    players, seat = state.rules.players, state.seat
    if seat is None:
        return
    if state.step == ENDOW_PICK:
        state.queue = [(seat - n) % players for n in range((seat - state.first_player) % players + 1)]
    elif state.step in (DEALS, MILESTONES):
        state.queue = [(seat + n) % players for n in range(1, (state.active - seat - 1) % players + 1)]
