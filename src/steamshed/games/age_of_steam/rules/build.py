"""Build track: build turns and Urbanization (AS-BUILD, AS-URB). Tiles are in ``building``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.age_of_steam.actions import ENGINEER, FIRST_BUILD, URBANIZATION, Build, Done, Urbanize
from steamshed.games.age_of_steam.rules.building import build, check_build, legal_builds, note_link, take_up
from steamshed.games.age_of_steam.rules.phase import Phase, wrong_phase
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation
from steamshed.rail.network import CITY, NOBODY

if TYPE_CHECKING:
    from steamshed.games.age_of_steam.state import AgeOfSteam

DONE = Done()


class BuildTrack(Phase):
    """Build turns in player order, First Build in front (AS-BUILD-01)."""

    name = "build_track"

    def begin(self, state: AgeOfSteam, chance: Chance, events: list[Event]) -> None:
        state.queue = state.priority(FIRST_BUILD)
        self.begin_turn(state)

    def begin_turn(self, state: AgeOfSteam) -> None:
        seat = state.queue[0]
        numbers, special = state.rules.numbers, state.special[seat]
        state.seat = seat
        state.builds_left = numbers.engineer_limit if special == ENGINEER else numbers.build_limit
        state.built = 0
        state.may_urbanize = state.urbanizes(seat)
        state.network.settle()

    def legal(self, state: AgeOfSteam) -> list[Action]:
        found: list[Action] = []
        if state.may_urbanize:
            board = state.rules.board
            letters = [name for letter, name in enumerate(board.goods.letters) if state.letter_at[letter] < 0]
            for town in board.towns:
                if state.new_city[town] < 0:
                    found.extend([Urbanize(board.node_name[town], letter) for letter in letters])
        found.extend(legal_builds(state))
        found.append(DONE)
        return found

    def check(self, state: AgeOfSteam, action: Action) -> Violation | None:
        if isinstance(action, Build):
            return check_build(state, action)
        if isinstance(action, Urbanize):
            return check_urbanize(state, action)
        return None if isinstance(action, Done) else wrong_phase(state, action)

    def perform(self, state: AgeOfSteam, action: Action, chance: Chance, events: list[Event]) -> None:
        if isinstance(action, Urbanize):
            urbanize(state, action, events)
            state.may_urbanize = False
            return
        if isinstance(action, Build):
            build(state, action, events)
            # AS-URB-08: the first tile ends the chance to urbanize
            state.may_urbanize = False
            state.builds_left -= 1
            if state.builds_left:
                return
        self.end_turn(state, events)

    def end_turn(self, state: AgeOfSteam, events: list[Event]) -> None:
        """AS-BUILD-06, AS-BUILD-08."""
        assert state.seat is not None
        events.append(Event("build-turn-ended", state.seat))
        lose_unfinished(state, state.seat, events)
        state.network.settle()
        state.builds_left = 0
        state.built = 0
        state.may_urbanize = False
        if state.next_in_queue():
            self.begin_turn(state)


def lose_unfinished(state: AgeOfSteam, seat: int, events: list[Event]) -> None:
    """AS-OWN-04: an unfinished section that got no new segment in this build turn becomes unowned."""
    network = state.network
    for section in network.abandon(seat):
        hex = network.grid.names[network.open_slot[section] // 6]
        events.append(Event("section-lost", seat, {"hex": hex}))


def check_urbanize(state: AgeOfSteam, action: Urbanize) -> Violation | None:
    """AS-URB-01, AS-URB-02, AS-BUILD-04."""
    assert state.seat is not None
    board = state.rules.board
    letter = board.goods.letters.index(action.letter) if action.letter in board.goods.letters else -1
    if state.special[state.seat] != URBANIZATION:
        return Violation("AS-URB-01", {"town": action.town, "letter": action.letter})
    if state.builds_left < state.rules.numbers.build_limit:
        return Violation("AS-BUILD-04", {"town": action.town})
    # the tile is not in the supply, or this would be the second New City of the turn
    if letter < 0 or state.letter_at[letter] >= 0 or not state.may_urbanize:
        return Violation("AS-URB-01", {"town": action.town, "letter": action.letter})
    field = board.node_at.get(action.town, -1)
    if field < 0 or state.network.stop[field] == CITY:
        return Violation("AS-URB-02", {"town": action.town})
    return None


def urbanize(state: AgeOfSteam, action: Urbanize, events: list[Event]) -> None:
    """AS-URB-02 to 06: the town becomes a city; sections that meet it are complete."""
    assert state.seat is not None
    seat, board, network = state.seat, state.rules.board, state.network
    field = board.node_at[action.town]
    letter = board.goods.letters.index(action.letter)
    if network.piece[field]:
        take_up(state, field)
    state.place_new_city(field, letter)
    events.append(Event("urbanized", seat, {"town": board.node_name[field], "letter": action.letter}))
    limit = state.rules.disc_limit
    for section in network.make_city(field):
        if network.start[section] == network.end[section]:
            # AS-URB-06: dead
            network.give(section, NOBODY)
            continue
        if network.owner[section] == NOBODY and (limit == 0 or network.owned_by(seat) < limit):
            network.give(section, seat)
        note_link(state, section, events)
