"""Milestones at the end of a turn: what is complete is turned down and replaced (RR-MIL-06 to 17)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.content.box import GROUPS
from steamshed.games.railroad_revolution.rules.next_turn import end_check, last_turn
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation


class Keep(Option):
    """RR-MIL-09: one is kept, the others go under the pile in the order drawn; who drew them knows them."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return None if move.a in state.drawn else Violation("RR-MIL-09")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        tile = move.a
        letter = state.rules.box.milestones[tile].letter - 1
        kept = state.drawn.index(tile)
        back = [other for other in state.drawn if other != tile]
        seen, openly = put_back(state.drawn_seen, kept), put_back_openly(state.drawn_openly)
        state.under = with_pile(state.under, letter, state.under[letter] + back)
        state.under_seen = with_pile(state.under_seen, letter, state.under_seen[letter] + seen)
        state.under_openly = with_pile(state.under_openly, letter, state.under_openly[letter] + openly)
        state.goals = state.goals[:]
        state.goals[2 * seat + state.replacing[0]] = tile
        del state.replacing[:2]
        state.drawn = []
        state.drawn_seen = []
        state.drawn_openly = []


class First(Option):
    """RR-MIL-10: which of two completed milestones is replaced first."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return Violation("RR-MIL-10") if state.drawn or move.a not in state.replacing[1::2] else None

    def perform(self, state: Table, seat: int, move: Move) -> None:
        if move.a != state.replacing[1]:
            state.replacing = state.replacing[2:] + state.replacing[:2]
        state.ordered = True


def milestones(state: Table, chance: Chance, events: list[Event]) -> None:
    """RR-MIL-07 to 10: seat by seat, what is complete is turned down and replaced."""
    if state.replacing and state.seat is not None and replace(state, state.seat, chance, events):
        return
    while state.queue:
        seat = state.queue.pop(0)
        state.seat = seat
        complete(state, seat, events)
        if replace(state, seat, chance, events):
            return
    end_check(state, events)


def complete(state: Table, seat: int, events: list[Event]) -> None:
    """RR-MIL-06, 08: full of managers and all conditions true: the managers leave, the tile is turned down."""
    box = state.rules.box
    for line in (0, 1):
        tile = state.goals[2 * seat + line]
        if tile < 0 or not is_complete(state, seat, line):
            continue
        state.common, state.managers = state.common[:], state.managers[:]
        for slot in (0, 1):
            at = 2 * (2 * seat + line) + slot
            if state.managers[at] >= 0:
                state.common[state.managers[at]] += 1
                state.managers[at] = -1
        state.goals = state.goals[:]
        state.goals[2 * seat + line] = -1
        state.completed = state.completed[:]
        state.completed[seat] |= 1 << tile
        goal = box.milestones[tile]
        args: dict[str, str | int] = {"tile": goal.name, "letter": goal.name[0], "points": goal.points}
        events.append(Event("milestone-completed", seat, args))
        # RR-MIL-09: nothing replaces a D; RR-MIL-17: nor anything at the end of the last turn
        if goal.letter < 3 and not last_turn(state):
            state.replacing += [line, tile]


def is_complete(state: Table, seat: int, line: int) -> bool:
    at = 2 * seat + line
    goal = state.rules.box.milestones[state.goals[at]]
    for slot in range(len(goal.managers)):
        if state.managers[2 * at + slot] < 0:
            return False
    return conditions_hold(state, seat, state.goals[at])


def conditions_hold(state: Table, seat: int, tile: int) -> bool:
    """RR-MIL-11 to 15: tested on the state, never used up; the start space is no rail space and counts for none."""
    for kind, which, number in state.rules.box.milestones[tile].asks:
        have = state.network[seat] if kind == 0 else state.stations[seat] if kind == 1 else state.rails[seat]
        if (have & which).bit_count() < number:
            return False
    return True


def replace(state: Table, seat: int, chance: Chance, events: list[Event]) -> bool:
    """RR-MIL-09, 10: draws for the next milestone to be replaced. Says whether the seat has to decide."""
    box = state.rules.box
    while state.replacing:
        letters = [box.milestones[tile].letter for tile in state.replacing[1::2]]
        if len(letters) == 2 and letters[0] != letters[1] and not state.ordered:
            return True
        state.ordered = False
        draw(state, seat, letters[0], chance, events)
        if state.drawn:
            return True
        del state.replacing[:2]
    return False


def draw(state: Table, seat: int, letter: int, chance: Chance, events: list[Event]) -> None:
    """The top tiles of a pile: unseen ones first, then those put under it, in their order."""
    box, everybody = state.rules.box, state.rules.everybody
    unseen = unseen_tiles(state, letter)
    pile, known, openly = state.under[letter], state.under_seen[letter], state.under_openly[letter]
    drawn: list[int] = []
    seen: list[int] = []
    sure: list[int] = []
    for _ in range(box.draw_size):
        if unseen:
            name = chance.draw(f"milestone {GROUPS[letter + 2]}", {box.milestones[tile].name: 1 for tile in unseen})
            unseen.remove(box.milestone_of[name])
            drawn.append(box.milestone_of[name])
            seen.append(0)
            sure.append(0)
        elif pile:
            drawn.append(pile[0])
            seen.append(known[0])
            sure.append(openly[0])
            pile, known, openly = pile[1:], known[1:], openly[1:]
    state.under = with_pile(state.under, letter, pile)
    state.under_seen = with_pile(state.under_seen, letter, known)
    state.under_openly = with_pile(state.under_openly, letter, openly)
    learns = everybody if state.rules.open_draw else 1 << seat
    state.drawn = drawn
    state.drawn_seen = [knows | learns for knows in seen]
    state.drawn_openly = [knows | learns for knows in sure]
    if drawn:
        args: dict[str, str | int] = {"letter": GROUPS[letter + 2], "count": len(drawn)}
        events.append(Event("milestones-drawn", seat, args, reveals=True))


def with_pile(piles: list[list[int]], letter: int, pile: list[int]) -> list[list[int]]:
    """The piles with another one in the place of one of them."""
    return [pile if at == letter else old for at, old in enumerate(piles)]


# RR-INFO-02: everybody sees the face of the tile that is kept, but not which of the drawn ones it was. So who knew some
# of them before may no longer know which of them lies where.


def put_back(seen: list[int], kept: int) -> list[int]:
    """Who knows each of the tiles put back, as bits, if ``seen`` knew the drawn ones and this one was kept."""
    found = [0] * (len(seen) - 1)
    everybody = 0
    for knows in seen:
        everybody |= knows
    for seat in range(everybody.bit_length()):
        known = [knows >> seat & 1 == 1 for knows in seen]
        unknown = [at for at, knows in enumerate(known) if not knows]
        if known[kept] or len(unknown) == 1:
            # the face tells which one it was
            unknown = [kept]
        for place in range(len(found)):
            # there lies the tile drawn at this place, or the next one if an earlier one was kept
            later = [at > place for at in unknown]
            if (all(later) and known[place]) or (not any(later) and known[place + 1]):
                found[place] |= 1 << seat
    return found


def put_back_openly(openly: list[int]) -> list[int]:
    """Of whom everybody knows that they know a tile put back: they do whichever of the drawn ones was kept."""
    found = put_back(openly, 0)
    for kept in range(1, len(openly)):
        found = [one & other for one, other in zip(found, put_back(openly, kept))]
    return found


def unseen_tiles(state: Table, letter: int) -> list[int]:
    """The part of a pile whose order is not fixed: all tiles of the letter that are nowhere else."""
    found: list[int] = []
    for tile in state.rules.box.group_tiles[letter + 2]:
        if tile in state.drawn or tile in state.under[letter] or tile in state.goals:
            continue
        if not any(done >> tile & 1 for done in state.completed):
            found.append(tile)
    return found
