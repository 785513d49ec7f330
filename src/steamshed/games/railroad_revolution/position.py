"""Positions as readable data: dump, load, and the test that nothing is lost (docs/games/railroad_revolution.md).

A position holds what a person would note down: what each company has and has built, the tiles dealt, and where in the
turn the game is. What follows from that is not in it: the common supply, the train stacks, piles and columns, neutral
buildings, who comes next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from steamshed.games.railroad_revolution import ending
from steamshed.games.railroad_revolution.board import (
    ACTIONS,
    FACES,
    HALVES,
    LETTERS,
    RAILROAD,
    STATION,
    TELEGRAPH,
    TRACKS,
    Box,
)
from steamshed.games.railroad_revolution.completable import completable
from steamshed.games.railroad_revolution.effects import COLOURS, WrongEffect, frame_text, read_frame
from steamshed.games.railroad_revolution.faults import find_fault
from steamshed.games.railroad_revolution.perform import free_slot
from steamshed.games.railroad_revolution.steps import (
    ACTION_LOOP,
    DEALS,
    ENDOW_PICK,
    FINISH,
    MILESTONES,
    OVER,
    PLACE_WORKER,
    STEP_NAMES,
    USED_NAMES,
)
from steamshed.kernel.content import Strict, read_position
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import Count, check_head

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution

NAME = "railroad_revolution"
ENDS = (None, "triggered", "last_round")
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]


class StockPart(Strict):
    rails: Few | None = None
    buildings: Few | None = None


class GoalPart(Strict):
    tile: str
    managers: list[str] = []


class SeatPart(Strict):
    """One company."""

    cash: Count | None = None
    shares: Few | None = None
    supply: dict[str, Few] | None = None
    board: dict[str, dict[str, Few]] = {}
    stock: StockPart = msgspec.field(default_factory=StockPart)
    rails: list[str] = []
    stations: list[str] = []
    offices: list[int] = []
    trains: list[str] | None = None
    tracks: dict[str, Few] = {}
    milestones: list[GoalPart | None] = []
    completed: list[str] = []


class PilePart(Strict):
    """A milestone put back or drawn, and the seats that know it."""

    tile: str
    seen_by: list[Seat] = []


class EndowmentPart(Strict):
    tile: str
    side: str
    worker: str


class DealPart(Strict):
    tile: str | None = None
    discards: list[str] = []


class TurnPart(Strict):
    """What the acting player has done in his action so far."""

    placed: str
    action: str
    spec_used: bool = False
    city: str | None = None
    sector: int | None = None
    laid: Few = 0
    triangles: Few = 0
    need: Few | None = None
    owed: Count | None = None
    deal: bool | None = None
    used: list[str] = []


class ReplacePart(Strict):
    line: Annotated[int, msgspec.Meta(ge=0, le=1)]
    tile: str


class Position(Strict):
    """A whole position; everything but game, players and phase has a default."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    phase: str
    rules: int = 1
    step: str | None = None
    options: dict[str, bool | int | str] = {}
    seat: Seat | None = None
    active: Seat | None = None
    first_player: Seat = 0
    round: Annotated[int, msgspec.Meta(ge=1, le=999)] = 1
    end: str | None = None
    seats: list[SeatPart] | None = None
    city_tiles: dict[str, str] = {}
    telegraph_tiles: dict[str, str] = {}
    first_stations: dict[str, Seat] = {}
    first_offices: dict[str, Seat] = {}
    deal: DealPart = msgspec.field(default_factory=DealPart)
    under: dict[str, list[PilePart]] = {}
    endowment: list[EndowmentPart] = []
    turn: TurnPart | None = None
    accepted: list[str] = []
    drawn: list[PilePart] = []
    replacing: list[ReplacePart] = []
    frames: list[str] = []


# -- dump ------------------------------------------------------------------------------------------------------------


def dump(state: RailroadRevolution) -> dict[str, object]:
    """The position as JSON data."""
    box, players = state.rules.box, state.rules.players
    data: dict[str, object] = {
        "game": NAME,
        "rules": state.rules.version,
        "players": players,
        "options": dict(state.rules.options),
        "round": state.round,
        "phase": state.phase,
        "seat": state.seat,
        "active": state.active,
        "first_player": state.first_player,
        "end": ENDS[state.final],
        "seats": [dump_seat(state, seat) for seat in range(players)],
        "city_tiles": {
            id: box.city_tiles[state.city_tile[city]].name
            for city, id in enumerate(box.cities)
            if not box.printed[city]
        },
        "telegraph_tiles": {
            str(sector + 1): box.telegraph_names[tile] for sector, tile in enumerate(state.sector_tile) if tile >= 0
        },
        "first_stations": {
            id: state.first_station[city]
            for city, id in enumerate(box.cities)
            if 0 <= state.first_station[city] < players
        },
        "first_offices": {
            str(sector + 1): owner for sector, owner in enumerate(state.first_office) if 0 <= owner < players
        },
        "deal": {
            "tile": box.deal_names[state.deal_tile],
            "discards": [name for tile, name in enumerate(box.deal_names) if state.deal_discards >> tile & 1],
        },
        "under": {letter: dump_pile(box, state.under[at], state.under_seen[at]) for at, letter in enumerate(LETTERS)},
    }
    data.update(dump_step(state))
    return data


def dump_pile(box: Box, tiles: Sequence[int], seen: Sequence[int]) -> list[dict[str, object]]:
    return [
        {"tile": box.milestones[tile].name, "seen_by": [seat for seat in range(4) if knows >> seat & 1]}
        for tile, knows in zip(tiles, seen)
    ]


def dump_seat(state: RailroadRevolution, seat: int) -> dict[str, object]:
    box = state.rules.box
    kinds = len(box.trains)
    trains: list[str] = []
    for kind, train in enumerate(box.trains):
        for face, name in enumerate(FACES):
            trains += [f"{train.name} {name}"] * state.trains[2 * (seat * kinds + kind) + face]
    return {
        "cash": state.cash[seat],
        "shares": state.shares[seat],
        "supply": colours(state.hand[5 * seat : 5 * seat + 5]),
        "board": {
            name: workers
            for action, name in enumerate(ACTIONS)
            if (workers := colours(state.spaces[20 * seat + 5 * action : 20 * seat + 5 * action + 5]))
        },
        "stock": {"rails": state.rails_left[seat], "buildings": state.buildings_left[seat]},
        "rails": [name for space, name in enumerate(box.spaces) if state.rails[seat] >> space & 1],
        "stations": [name for city, name in enumerate(box.cities) if state.stations[seat] >> city & 1],
        "offices": [sector + 1 for sector in range(len(box.sector_shares)) if state.offices[seat] >> sector & 1],
        "trains": trains,
        "tracks": {name: state.marks[3 * seat + track] for track, name in enumerate(TRACKS)},
        "milestones": [dump_goal(state, 2 * seat), dump_goal(state, 2 * seat + 1)],
        "completed": [tile.name for at, tile in enumerate(box.milestones) if state.completed[seat] >> at & 1],
    }


def colours(counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(COLOURS, counts) if count}


def dump_goal(state: RailroadRevolution, line: int) -> dict[str, object] | None:
    if state.goals[line] < 0:
        return None
    managers = [COLOURS[colour] for colour in state.managers[2 * line : 2 * line + 2] if colour >= 0]
    return {"tile": state.rules.box.milestones[state.goals[line]].name, "managers": managers}


def dump_step(state: RailroadRevolution) -> dict[str, object]:
    """What only the present step needs."""
    box, data = state.rules.box, dict[str, object]()
    if state.step == ENDOW_PICK:
        rest = state.endowment
        data["endowment"] = [
            {"tile": box.endowment_names[rest[at]], "side": "ab"[rest[at + 1]], "worker": COLOURS[rest[at + 2]]}
            for at in range(0, len(rest), 3)
        ]
    elif state.step == ACTION_LOOP:
        turn: dict[str, object] = {
            "placed": COLOURS[state.placed],
            "action": ACTIONS[state.action],
            "spec_used": state.spec_used,
            "used": [name for bit, name in enumerate(USED_NAMES) if state.used >> bit & 1],
        }
        if state.action == STATION:
            turn["city"] = box.cities[state.city] if state.city >= 0 else None
            turn["owed"] = state.owed
        elif state.action == RAILROAD:
            turn |= {"laid": state.laid, "triangles": state.triangles, "need": state.need, "deal": state.deal}
        elif state.action == TELEGRAPH:
            turn["sector"] = state.sector + 1 if state.sector >= 0 else None
        data["turn"] = turn
    elif state.step == DEALS:
        data["accepted"] = [half for bit, half in enumerate(HALVES) if state.accepted >> bit & 1]
    elif state.step == MILESTONES:
        data["drawn"] = dump_pile(box, state.drawn, state.drawn_seen)
        data["replacing"] = [
            {"line": state.lines[at], "tile": box.milestones[state.lines[at + 1]].name}
            for at in range(0, len(state.lines), 2)
        ]
    if state.frames:
        data["step"] = STEP_NAMES[state.step]
        data["frames"] = [frame_text(made) for made in state.frames]
    return data


# -- load ------------------------------------------------------------------------------------------------------------


def read(data: Mapping[str, Any]) -> Position:
    """The shape of a position. Raises PositionError."""
    part = read_position(data, Position)
    check_head(part, NAME)
    steps = [name for name in STEP_NAMES if name != STEP_NAMES[FINISH]]
    if part.phase not in steps and (not part.frames or part.frames[-1].split(" ")[0] != part.phase):
        raise PositionError("phase", f"{part.phase!r} is none of {', '.join(steps)}, nor the last of the frames")
    if part.step is not None and part.step not in steps:
        raise PositionError("step", f"{part.step!r} is none of {', '.join(steps)}")
    return part


def step_of(part: Position) -> int:
    """The step under the frames: the phase itself, or what ``step`` says, else the action."""
    if part.phase in STEP_NAMES and part.step in (None, part.phase):
        return STEP_NAMES.index(part.phase)
    return STEP_NAMES.index(part.step or STEP_NAMES[ACTION_LOOP])


def find(table: Mapping[str, int], name: str, where: str, what: str) -> int:
    if name not in table:
        raise PositionError(where, f"{name!r} is not {what}")
    return table[name]


COLOUR_OF = {name: number for number, name in enumerate(COLOURS)}
ACTION_OF = {name: number for number, name in enumerate(ACTIONS)}
TRACK_OF = {name: number for number, name in enumerate(TRACKS)}


def fill(state: RailroadRevolution, part: Position) -> None:
    """Puts a position into a blank state. Raises PositionError."""
    players = state.rules.players
    if part.end not in ENDS:
        raise PositionError("end", f"{part.end!r} is none of null, triggered, last_round")
    state.step = step_of(part)
    state.first_player, state.round, state.final = part.first_player, part.round, ENDS.index(part.end)
    seat = part.seat if part.seat is not None else part.active
    if state.step == OVER:
        if part.seat is not None:
            raise PositionError("seat", "nobody decides when the game is over")
        state.seat = None
        state.active = part.active or 0
    else:
        state.seat = 0 if seat is None else seat
        state.active = part.active if part.active is not None else state.seat
    for where, value in (("seat", state.seat or 0), ("active", state.active), ("first_player", part.first_player)):
        if value >= players:
            raise PositionError(where, f"there is no seat {value}")
    if part.seats is not None:
        if len(part.seats) != players:
            raise PositionError("seats", f"{len(part.seats)} for {players} players")
        for number, company in enumerate(part.seats):
            fill_seat(state, number, company)
    fill_tiles(state, part)
    fill_first_slots(state, part)
    fill_piles(state, part)
    fill_step(state, part)
    derive(state)
    problem = find_fault(state)
    if problem:
        where, _, reason = problem.partition(": ")
        raise PositionError(where, reason)
    if state.step == PLACE_WORKER:
        ending.begin_turn(state, state.active, [])
    if state.step in (ACTION_LOOP, DEALS) and state.seat == state.active and not completable(state):
        raise PositionError("turn", "there is no way to complete it (RR-GEN-12)")
    state.name_phase()


def fill_seat(state: RailroadRevolution, seat: int, part: SeatPart) -> None:
    box, where = state.rules.box, f"seats[{seat}]"
    if part.cash is not None:
        state.cash[seat] = part.cash
    if part.shares is not None:
        state.shares[seat] = part.shares
    if part.supply is not None:
        for colour in range(5):
            state.hand[5 * seat + colour] = 0
        for name, count in part.supply.items():
            state.hand[5 * seat + find(COLOUR_OF, name, f"{where}.supply", "a colour of workers")] = count
    for action, workers in part.board.items():
        at = 20 * seat + 5 * find(ACTION_OF, action, f"{where}.board", "an action")
        for name, count in workers.items():
            colour = find(COLOUR_OF, name, f"{where}.board.{action}", "a colour of workers")
            state.spaces[at + colour] = count
            state.board[5 * seat + colour] += count
    if part.stock.rails is not None:
        state.rails_left[seat] = part.stock.rails
    if part.stock.buildings is not None:
        state.buildings_left[seat] = part.stock.buildings
    for name in part.rails:
        state.rails[seat] |= 1 << find(box.space_of, name, f"{where}.rails", "a rail space")
    for name in part.stations:
        state.stations[seat] |= 1 << city_of(box, name, f"{where}.stations")
    for number in part.offices:
        if not 1 <= number <= len(box.sector_shares):
            raise PositionError(f"{where}.offices", f"{number} is not a telegraph sector")
        state.offices[seat] |= 1 << number - 1
    if part.trains is not None:
        fill_trains(state, seat, part.trains, f"{where}.trains")
    for name, mark in part.tracks.items():
        state.marks[3 * seat + find(TRACK_OF, name, f"{where}.tracks", "a performance track")] = mark
    for name in part.completed:
        state.completed[seat] |= 1 << find(box.milestone_of, name, f"{where}.completed", "a milestone")
    if len(part.milestones) > 2:
        raise PositionError(f"{where}.milestones", "more than two")
    for line, goal in enumerate(part.milestones):
        if goal is not None:
            fill_goal(state, 2 * seat + line, goal, f"{where}.milestones[{line}]")


def city_of(box: Box, name: str, where: str) -> int:
    """A city by its id, also by its name."""
    if name in box.city_names:
        return box.city_names.index(name)
    return find(box.city_of, name, where, "a city")


def fill_trains(state: RailroadRevolution, seat: int, trains: Sequence[str], where: str) -> None:
    box = state.rules.box
    base = 2 * seat * len(box.trains)
    for at in range(base, base + 2 * len(box.trains)):
        state.trains[at] = 0
    for text in trains:
        name, _, face = text.partition(" ")
        kind = find(box.train_of, name, where, "a train")
        if face not in (*FACES, ""):
            raise PositionError(where, f"{text!r} lies neither up nor down")
        state.trains[base + 2 * kind + (1 if face == "down" else 0)] += 1


def fill_goal(state: RailroadRevolution, line: int, goal: GoalPart, where: str) -> None:
    tile = find(state.rules.box.milestone_of, goal.tile, f"{where}.tile", "a milestone")
    state.goals[line] = tile
    for name in goal.managers:
        colour = find(COLOUR_OF, name, f"{where}.managers", "a colour of workers")
        slot = free_slot(state, line, colour)
        if slot < 0:
            raise PositionError(f"{where}.managers", f"no empty slot takes {name}")
        state.managers[2 * line + slot] = colour


def fill_tiles(state: RailroadRevolution, part: Position) -> None:
    """City and telegraph tiles; those not named take what is left, in the order of the content."""
    box = state.rules.box
    state.city_tile = box.printed_tile[:]
    for name, tile in part.city_tiles.items():
        city = city_of(box, name, "city_tiles")
        number = find(box.city_tile_of, tile, f"city_tiles.{name}", "a city tile")
        fits = box.city_tiles[number].level == box.city_level[city] and number not in box.printed_tile
        if box.printed[city] or not fits or number in state.city_tile:
            raise PositionError(f"city_tiles.{name}", f"{tile} can not lie there")
        state.city_tile[city] = number
    for city in range(len(box.cities)):
        if state.city_tile[city] < 0:
            state.city_tile[city] = next(
                number
                for number, entry in enumerate(box.city_tiles)
                if entry.level == box.city_level[city]
                and number not in state.city_tile
                and number not in box.printed_tile
            )
    for name, tile in part.telegraph_tiles.items():
        sector = sector_of(box, name, "telegraph_tiles")
        number = find(box.telegraph_of, tile, f"telegraph_tiles.{name}", "a telegraph tile")
        if box.sector_deal[sector] or number in state.sector_tile:
            raise PositionError(f"telegraph_tiles.{name}", f"{tile} can not lie there")
        state.sector_tile[sector] = number
    for sector in range(len(box.sector_deal)):
        if state.sector_tile[sector] < 0 and not box.sector_deal[sector]:
            free = [number for number in range(len(box.telegraph_names)) if number not in state.sector_tile]
            state.sector_tile[sector] = free[0]


def sector_of(box: Box, name: str, where: str) -> int:
    if name not in [str(number + 1) for number in range(len(box.sector_shares))]:
        raise PositionError(where, f"{name!r} is not a telegraph sector")
    return int(name) - 1


def fill_first_slots(state: RailroadRevolution, part: Position) -> None:
    """Who stands on the first slots: as given, else the first seat that has a building there."""
    box = state.rules.box
    for name, owner in part.first_stations.items():
        city = city_of(box, name, "first_stations")
        if state.first_station[city] >= 0 or owner >= state.rules.players or not state.stations[owner] >> city & 1:
            raise PositionError(f"first_stations.{name}", f"seat {owner} can not stand there")
        state.first_station[city] = owner
    for name, owner in part.first_offices.items():
        sector = sector_of(box, name, "first_offices")
        if state.first_office[sector] >= 0 or owner >= state.rules.players or not state.offices[owner] >> sector & 1:
            raise PositionError(f"first_offices.{name}", f"seat {owner} can not stand there")
        state.first_office[sector] = owner
    for seat in range(state.rules.players):
        for city in range(len(box.cities)):
            if state.stations[seat] >> city & 1 and state.first_station[city] < 0:
                state.first_station[city] = seat
        for sector in range(len(box.sector_shares)):
            if state.offices[seat] >> sector & 1 and state.first_office[sector] < 0:
                state.first_office[sector] = seat


def fill_piles(state: RailroadRevolution, part: Position) -> None:
    box = state.rules.box
    for name in part.deal.discards:
        state.deal_discards |= 1 << find(box.deal_of, name, "deal.discards", "a deal tile")
    if part.deal.tile is not None:
        state.deal_tile = find(box.deal_of, part.deal.tile, "deal.tile", "a deal tile")
    else:
        left = [tile for tile in range(len(box.deals)) if not state.deal_discards >> tile & 1]
        state.deal_tile = left[0] if left else 0
    for letter, pile in part.under.items():
        if letter not in LETTERS:
            raise PositionError("under", f"{letter!r} is none of " + ", ".join(LETTERS))
        at = LETTERS.index(letter)
        state.under[at], state.under_seen[at] = read_pile(state, pile, f"under.{letter}")
    state.drawn, state.drawn_seen = read_pile(state, part.drawn, "drawn")


def read_pile(state: RailroadRevolution, pile: Sequence[PilePart], where: str) -> tuple[list[int], list[int]]:
    tiles = [find(state.rules.box.milestone_of, entry.tile, where, "a milestone") for entry in pile]
    for entry in pile:
        if any(seat >= state.rules.players for seat in entry.seen_by):
            raise PositionError(where, f"{entry.tile} is known to a seat that is not there")
    return tiles, [sum(1 << seat for seat in set(entry.seen_by)) for entry in pile]


def fill_step(state: RailroadRevolution, part: Position) -> None:
    """What only the present step needs, and the seats that come next."""
    box, players, step = state.rules.box, state.rules.players, state.step
    for at, entry in enumerate(part.endowment):
        tile = find(box.endowment_of, entry.tile, f"endowment[{at}].tile", "an endowment tile")
        colour = find(COLOUR_OF, entry.worker, f"endowment[{at}].worker", "a colour of workers")
        if entry.side not in ("a", "b"):
            raise PositionError(f"endowment[{at}].side", f"{entry.side!r} is neither a nor b")
        state.endowment += [tile, "ab".index(entry.side), colour]
    for number, text in enumerate(part.frames):
        try:
            state.frames.append(read_frame(text))
        except WrongEffect as error:
            raise PositionError(f"frames[{number}]", str(error)) from None
    if step == ACTION_LOOP:
        if part.turn is None:
            raise PositionError("turn", "is missing")
        fill_turn(state, part.turn)
    elif part.turn is not None:
        raise PositionError("turn", f"there is none in {STEP_NAMES[step]}")
    for half in part.accepted:
        if half not in HALVES or step != DEALS:
            raise PositionError("accepted", f"{half!r} can not have been accepted")
        state.accepted |= 1 << HALVES.index(half)
    state.opened = step == DEALS
    for replaced in part.replacing:
        state.lines += [replaced.line, find(box.milestone_of, replaced.tile, "replacing", "a milestone")]
    seat, active = state.seat, state.active
    if seat is None:
        return
    if step == ENDOW_PICK:
        state.queue = [(seat - n) % players for n in range((seat - state.first_player) % players + 1)]
    elif step in (DEALS, MILESTONES):
        state.queue = [(seat + n) % players for n in range(1, (active - seat - 1) % players + 1)]


def fill_turn(state: RailroadRevolution, part: TurnPart) -> None:
    box, seat = state.rules.box, state.active
    state.placed = find(COLOUR_OF, part.placed, "turn.placed", "a colour of workers")
    state.action = find(ACTION_OF, part.action, "turn.action", "an action")
    state.spec_used = part.spec_used
    for name in part.used:
        if name not in USED_NAMES:
            raise PositionError("turn.used", f"{name!r} is none of " + ", ".join(USED_NAMES))
        state.used |= 1 << USED_NAMES.index(name)
    state.laid, state.triangles = part.laid, part.triangles
    if part.need is not None:
        state.need = part.need
    elif state.action == RAILROAD:
        state.need = min(box.rails_per_action, state.rails_left[seat] + part.laid)
    state.deal = bool(part.deal)
    if part.city is not None:
        state.city = city_of(box, part.city, "turn.city")
        state.is_first = state.first_station[state.city] == seat
        state.owed = box.city_tiles[state.city_tile[state.city]].cost
    if part.sector is not None:
        state.sector = sector_of(box, str(part.sector), "turn.sector")
        state.is_first = state.first_office[state.sector] == seat
        state.taken = box.sector_shares[state.sector] + (box.sector_first[state.sector] if state.is_first else 0)
        state.deal = box.sector_deal[state.sector]
    if part.laid:
        state.owed = box.railroad_base + box.triangle * part.triangles
    if part.owed is not None:
        if part.owed not in (0, state.owed):
            raise PositionError("turn.owed", f"{part.owed} is not what the action costs ({state.owed})")
        state.owed = part.owed


def derive(state: RailroadRevolution) -> None:
    """Supplies, stacks and networks follow from the rest."""
    rules, box = state.rules, state.rules.box
    players = rules.players
    for seat in range(players):
        state.available[seat] = sum(state.hand[5 * seat : 5 * seat + 5]) + sum(state.board[5 * seat : 5 * seat + 5])
        state.network[seat] = rules.network(state.rails[seat])
    for colour in range(5):
        held = sum(state.hand[colour::5]) + sum(state.board[colour::5]) + state.managers.count(colour)
        state.common[colour] = rules.workers[colour] - held - state.endowment[2::3].count(colour)
    for kind, train in enumerate(box.trains):
        if not train.starting:
            width = 2 * len(box.trains)
            held = sum(state.trains[2 * kind :: width]) + sum(state.trains[2 * kind + 1 :: width])
            state.stacks[kind] = rules.stack - held
