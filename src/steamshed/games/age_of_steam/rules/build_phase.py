"""Build track: build turns and Urbanization (AS-BUILD, AS-URB). Tiles are in ``track_rules``."""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import URBANIZATION, Build, Done, Urbanize
from steamshed.games.age_of_steam.rules.phase import wrong_phase
from steamshed.games.age_of_steam.rules.track_rules import add_builds, build, check_build, take_up
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.build_phase import BuildPhase
from steamshed.hexrail.rules.track_rules import note_link
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation
from steamshed.rail.network import CITY, NOBODY

DONE = Done()


class BuildTrack(BuildPhase[Table]):
    """Build turns in player order, First Build in front (AS-BUILD-01)."""

    name = "build_track"

    def open_turn(self, state: Table, seat: int) -> None:
        state.built = 0
        state.may_urbanize = state.urbanizes(seat)

    def close_turn(self, state: Table) -> None:
        """AS-BUILD-06, AS-BUILD-08, AS-OWN-04."""
        state.built = 0
        state.may_urbanize = False

    def legal(self, state: Table) -> list[Action]:
        found: list[Action] = []
        if state.may_urbanize:
            board = state.rules.board
            letters = state.letters_left()
            for place, town in enumerate(board.towns):
                if state.new_city[town] < 0:
                    actions = board.urbanizes[place]
                    found.extend([actions[letter] for letter in letters])
        add_builds(state, found)
        found.append(DONE)
        return found

    def check(self, state: Table, action: Action) -> Violation | None:
        if isinstance(action, Build):
            return check_build(state, action)
        if isinstance(action, Urbanize):
            return check_urbanize(state, action)
        return None if isinstance(action, Done) else wrong_phase(state, action)

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        if isinstance(action, Urbanize):
            urbanize(state, action, events)
            state.may_urbanize = False
            return events
        if isinstance(action, Build):
            build(state, action, events)
            # AS-URB-08: the first tile ends the chance to urbanize
            state.may_urbanize = False
            state.builds_left -= 1
            if state.builds_left:
                return events
        self.end_turn(state, events)
        return events


def check_urbanize(state: Table, action: Urbanize) -> Violation | None:
    """AS-URB-01, AS-URB-02, AS-BUILD-04."""
    assert state.seat is not None
    board = state.rules.board
    letter = board.display.letters.index(action.letter) if action.letter in board.display.letters else -1
    if state.special[state.seat] != URBANIZATION:
        return Violation("AS-URB-01", {"town": action.node, "letter": action.letter, "why": "none"})
    if state.builds_left < state.build_limit(state.seat):
        return Violation("AS-BUILD-04", {"town": action.node})
    if not state.may_urbanize:
        # this would be the second New City of the turn
        return Violation("AS-URB-01", {"town": action.node, "letter": action.letter, "why": "second"})
    if letter >= 0 and state.rules.map.new_cities and letter not in state.rules.map.new_cities:
        return Violation("MR-18", {"letter": action.letter})
    if letter < 0 or state.letter_at[letter] >= 0:
        return Violation("AS-URB-01", {"town": action.node, "letter": action.letter, "why": "tile"})
    field = board.node_at.get(action.node, -1)
    if field < 0 or state.network.stop[field] == CITY:
        return Violation("AS-URB-02", {"town": action.node})
    return None


def urbanize(state: Table, action: Urbanize, events: list[Event]) -> None:
    """AS-URB-02 to 06: the town becomes a city; sections that meet it are complete."""
    assert state.seat is not None
    seat, board, network = state.seat, state.rules.board, state.network
    field = board.node_at[action.node]
    letter = board.display.letters.index(action.letter)
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
