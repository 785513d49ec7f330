"""What a position is worth, measured in victory points at the end. The thoughts, in plain words:

* Milestones are most of the points. Each asks for some work (``prospects``); what is near counts nearly full, what can
  not be reached before the end counts nothing, and a milestone completed early leaves time for the next one.
* Money is worth what it can still buy: about 0.9 points for $100, less if there is a heap of it, nothing at the end.
* Tracks multiply: a step counts for the stations, offices or western cities there are, and for those still to come.
* A train is worth its points; lying face down it has to be turned again in time.
* Workers beyond the four that must stay are managers to come; specialists make every turn a little better.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution.content.box import LETTERS
from steamshed.games.railroad_revolution.content.effects import (
    EXCHANGE,
    FLIP,
    FREE_OFFICE,
    FREE_RAIL,
    FREE_STATION,
    PROMOTE,
    START_OFFICE,
    START_RAIL,
    START_STATION,
    STEPS,
    TRAIN,
    WORKER,
    first_of,
    op_of,
)
from steamshed.games.railroad_revolution.table.phases import OVER
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.games.railroad_revolution.think.prospects import Prospects

PACE: Final = 1.25
"""Pieces that a company takes from its stock in a turn."""
MONEY: Final = 0.0087
"""Points for a dollar that can still be spent."""
PURSE: Final = 1200.0
"""Money at hand that counts full; what lies above waits and counts less."""
IDLE: Final = 0.6
SPENT_A_TURN: Final = 450.0
"""Dollars that one turn can put to use: more than that for each turn left is worth nothing."""
SHARE: Final = 0.3
"""What a share is worth above its price, for deals and tolls."""
SHARES_KEPT: Final = 3
PROMOTION: Final = 0.3
"""Work to promote a worker who is there."""
NEW_WORKER: Final = 0.45
"""Work to find a worker who can be spared."""
COLOUR: Final = 0.35
"""Work to find a worker of the colour that a milestone asks for."""
SPARE_WORKER: Final = 1.6
"""Points for a worker beyond the minimum and those whom the open milestones wait for."""
SPECIALIST: Final = 1.3
"""Points a turn for having specialists only; with some of them, their part of it."""
BESIDE: Final = 0.8
"""What is left of the work for the second open milestone beside the first."""
NEXT_MANAGERS: Final[tuple[float, ...]] = (0.9, 1.3, 1.1)
"""Work for the managers of a milestone still to be drawn, by letter."""
NEXT_POINTS: Final[tuple[float, ...]] = (25.0, 32.5, 41.6)
"""Points of such a milestone."""
NO_LETTER: Final = len(LETTERS)
"""Stands for a line where nothing follows."""
LATE: Final = 1.5
"""How many turns of work beyond those left a milestone must be away to count nothing."""
FACE_DOWN: Final = 0.16
"""The part of its points that a train lying face down gets for every turn left: there may be time to turn it."""
FACE_DOWN_MOST: Final = 0.75
FLIP_LATER: Final = 1.2
"""What the bonus of a train is worth while there is time to turn it twice."""
GROWTH: Final[tuple[float, ...]] = (0.2, 0.22, 0.1)
"""Offices, stations and western cities that come with a turn."""
STEPS_A_TURN: Final[tuple[float, ...]] = (0.1, 0.12, 0.2)
"""Points on a track that come with a turn, by track."""
LINK_HOPE: Final = 0.25
"""What a link is worth with one of its two offices."""
OPEN_EFFECTS: Final = {
    WORKER: 3.0,
    STEPS: 2.0,
    PROMOTE: 3.0,
    EXCHANGE: 1.5,
    TRAIN: 9.0,
    FLIP: 3.0,
    FREE_RAIL: 7.0,
    FREE_STATION: 9.0,
    FREE_OFFICE: 7.0,
    START_RAIL: 7.0,
    START_OFFICE: 7.0,
    START_STATION: 7.0,
}
"""What an effect that is still to be resolved is worth, so that it is not forgotten on the way."""


class Judgement:
    """What a position is worth to a seat."""

    def __init__(self) -> None:
        self.prospects: Prospects | None = None

    def look_at(self, state: Table) -> None:
        """The city tiles of another game ask for another look at the map."""
        known, box = self.prospects, state.rules.box
        if known is None or known.box is not box or known.city_tile != state.city_tile:
            self.prospects = Prospects(box, state.city_tile)

    def worth(self, state: Table, seat: int) -> float:
        """Points to be expected at the end, on a map that was looked at."""
        turns = turns_left(state, seat)
        total = points_on_tracks(state, seat, turns) + links(state, seat, turns) + trains(state, seat, turns)
        total += money(state, seat, turns)
        promises = self.milestones(state, seat, turns)
        total += promises.total + promises.crew.worth(turns)
        for frame in state.frames:
            total += open_effect(frame)
        return total

    def milestones(self, state: Table, seat: int, turns: float) -> Promises:
        """What completed milestones, the open ones and their successors promise, the nearest first."""
        box = state.rules.box
        assert self.prospects is not None
        work = self.prospects.work(state.rails[seat], state.stations[seat])
        crew = Crew(state, seat)
        found = Promises(completed(state, seat), crew)
        horizon = turns + LATE
        time, letters = 0.0, [NO_LETTER, NO_LETTER]
        for number, line in enumerate(nearest_first(state, seat, work)):
            goal = box.milestones[state.goals[line]]
            effort = crew.staff(state, line, work[state.goals[line]] * (BESIDE if number else 1.0))
            letters[number] = goal.letter
            if effort <= 0.0:
                # complete: it only waits for the end of the turn
                found.add_done(goal.points)
            else:
                time += effort
                found.add_goal(goal.points * promise(time, horizon))
        # those that follow, in the order of their letters
        first = len(box.milestones)
        for letter in range(len(LETTERS)):
            for earlier in letters:
                if earlier <= letter:
                    time += work[first + letter] + NEXT_MANAGERS[letter]
                    if time >= horizon:
                        break
                    found.add_later(NEXT_POINTS[letter] * promise(time, horizon))
        return found


class Promises:
    """What milestones are worth to a seat, by how far they are; and in all, summed up in the order of their coming."""

    def __init__(self, done: float, crew: Crew) -> None:
        self.done = done
        self.goals = 0.0
        """The open ones."""
        self.later = 0.0
        """Those that come after them."""
        self.total = done
        self.crew = crew
        """The workers who are left for others."""

    def add_done(self, points: float) -> None:
        self.done += points
        self.total += points

    def add_goal(self, points: float) -> None:
        self.goals += points
        self.total += points

    def add_later(self, points: float) -> None:
        self.later += points
        self.total += points


class Crew:
    """The available workers of a seat, and how many of them are not yet thought of as managers."""

    def __init__(self, state: Table, seat: int) -> None:
        self.held = state.available[seat]
        self.spare = self.held - state.rules.box.minimum
        self.free = [state.hand[5 * seat + colour] + state.board[5 * seat + colour] for colour in range(5)]
        self.white = self.free[0]

    def staff(self, state: Table, line: int, effort: float) -> float:
        """The work for a milestone with that of filling its empty manager slots."""
        managers = state.rules.box.milestones[state.goals[line]].managers
        for slot in range(len(managers)):
            if state.managers[2 * line + slot] >= 0:
                continue
            effort += PROMOTION
            if self.spare > 0:
                self.spare -= 1
            else:
                effort += NEW_WORKER
            colour = managers[slot]
            if colour >= 0:
                if self.free[colour] > 0:
                    self.free[colour] -= 1
                else:
                    effort += COLOUR
        return effort

    def worth(self, turns: float) -> float:
        """Workers for whom no milestone waits yet, and the colours that all of them bring to a turn."""
        if turns <= 0.0 or self.held == 0:
            return 0.0
        spare = SPARE_WORKER * min(1.0, turns / 3.0) * max(0, self.spare)
        return spare + SPECIALIST * turns * (self.held - self.white) / self.held


def open_effect(frame: int) -> float:
    """What an effect that lies open is worth."""
    op = op_of(frame)
    return OPEN_EFFECTS.get(op, 0.0) * (first_of(frame) if op in (STEPS, PROMOTE, FLIP) else 1)


def completed(state: Table, seat: int) -> float:
    """RR-SCO-02."""
    total, done = 0.0, state.completed[seat]
    for at, tile in enumerate(state.rules.box.milestones):
        if done >> at & 1:
            total += tile.points
    return total


def nearest_first(state: Table, seat: int, work: list[float]) -> list[int]:
    """The lines with an open milestone, the one with less work first."""
    lines = [line for line in (2 * seat, 2 * seat + 1) if state.goals[line] >= 0]
    if len(lines) == 2:
        one, other = [work[state.goals[line]] + PROMOTION * empty_slots(state, line) for line in lines]
        if other < one:
            lines.reverse()
    return lines


def empty_slots(state: Table, line: int) -> int:
    """Manager slots of an open milestone that are empty."""
    found = 0
    for slot in range(len(state.rules.box.milestones[state.goals[line]].managers)):
        if state.managers[2 * line + slot] < 0:
            found += 1
    return found


def promise(time: float, horizon: float) -> float:
    """The part of a milestone's points that counts when it is so much work away."""
    return 1.0 - time / horizon if time < horizon else 0.0


def turns_left(state: Table, seat: int) -> float:
    """How many turns the seat will have after the present one (RR-END-02); before the last rounds an estimate."""
    if state.step == OVER:
        return 0.0
    box, players = state.rules.box, state.rules.players
    later = 1.0 if (seat - state.first_player) % players > (state.active - state.first_player) % players else 0.0
    if state.final == 2:
        return later
    if state.final == 1:
        return later + 1.0
    least = 99
    for each in range(players):
        rails = max(0, state.rails_left[each] - box.rails_after_logo)
        houses = max(0, state.buildings_left[each] - box.buildings_after_logo)
        least = min(least, rails + houses)
    return least / PACE + 1.0 + (later if least == 0 else 0.5 * later)


def money(state: Table, seat: int, turns: float) -> float:
    """What cash and shares, less what the action of this turn costs, can still buy."""
    shares = state.shares[seat]
    funds = float(state.cash[seat] + state.rules.box.share_price * shares)
    if seat == state.active:
        funds -= state.owed
    if turns <= 0.0:
        # only a tie asks for it (RR-SCO-08)
        return funds * 0.00001
    useful = min(funds, SPENT_A_TURN * turns)
    if useful > PURSE:
        useful = PURSE + IDLE * (useful - PURSE)
    kept = min(shares, SHARES_KEPT) if turns > 2.0 else 0
    return MONEY * useful + SHARE * kept + funds * 0.00001


def points_on_tracks(state: Table, seat: int, turns: float) -> float:
    """Each track with what it multiplies now and what will be there at the end."""
    box = state.rules.box
    west = (state.network[seat] & box.last_level_mask).bit_count()
    counts = (state.offices[seat].bit_count(), state.stations[seat].bit_count(), west)
    total = 0.0
    for track in range(3):
        points = box.track_points[track]
        value = float(points[state.marks[3 * seat + track]])
        growth = GROWTH[track] * turns
        if track == 2:
            growth = min(growth, float(box.last_level_mask.bit_count() - west))
        more = min(STEPS_A_TURN[track] * turns, points[len(points) - 1] - value)
        total += value * (counts[track] + growth) + more * counts[track]
    return total


def links(state: Table, seat: int, turns: float) -> float:
    """RR-SCO-06, and links with one office so far."""
    offices, values = state.offices[seat], state.rules.box.sector_link
    hope = LINK_HOPE * min(1.0, turns / 6.0) if state.buildings_left[seat] else 0.0
    total = 0.0
    for at in range(len(values) - 1):
        pair = offices >> at & 3
        if pair == 3:
            total += values[at]
        elif pair:
            total += hope * values[at]
    return total


def trains(state: Table, seat: int, turns: float) -> float:
    """Trains face up, and those that can still be turned."""
    box = state.rules.box
    kinds = len(box.trains)
    up, down = 0, 0
    for kind in range(kinds):
        up += state.trains[2 * (seat * kinds + kind)]
        down += state.trains[2 * (seat * kinds + kind) + 1]
    later = FLIP_LATER * min(1.0, turns / 8.0)
    return up * (box.train_points + later) + down * box.train_points * min(FACE_DOWN_MOST, FACE_DOWN * turns)
