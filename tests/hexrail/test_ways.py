"""Ways to compare: their lines over the map, their letters, and other tiles in the place of each."""

from __future__ import annotations

import functools
from math import dist

import pytest

import steamshed
from steamshed.games.age_of_steam.show.drawing.printed import printed
from steamshed.hexrail.actions import Build
from steamshed.hexrail.show.panels.lines import letter_place
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.look.hextrack import TrackSegment
from steamshed.ui.following import carried_out
from steamshed.ui.panel import Parts, Plan, Tickets
from tests.hexrail.played import played
from tests.hexrail.test_turns import prices

PHASES = {"age_of_steam": "build_track", "steam": "build"}
MOST = 5
Compared = tuple[HexTable, Tickets]


@functools.cache
def compared(name: str) -> list[Compared]:
    """Positions with two nodes between which there are several ways, and those ways."""
    found: list[Compared] = []
    game = steamshed.game(name)
    for state in played(name):
        if state.phase != PHASES[name] or state.seat is None:
            continue
        panel = game.panel(state, state.seat)
        assert panel is not None
        for one, other in zip(panel.asks, panel.asks[1:], strict=False):
            between = game.panel(state, state.seat, [one, other])
            assert between is not None
            ways = next((section for section in between.sections if isinstance(section, Tickets)), None)
            if ways is not None and len(ways.tickets) > 1:
                found.append((state, ways))
                break
        if len(found) == MOST:
            break
    return found


def parts_of(name: str, state: HexTable, plan: Plan) -> Parts:
    assert state.seat is not None
    return next(one for one in steamshed.game(name).forecast(state, state.seat, plan.actions) if isinstance(one, Parts))


def hexes(actions: tuple[Action, ...]) -> list[str]:
    return [action.hex for action in actions if isinstance(action, Build)]


@pytest.mark.parametrize("name", PHASES)
def test_every_way_has_a_line_over_its_fields_and_a_place_for_its_letter(name: str) -> None:
    game, seen = steamshed.game(name), 0
    for state, ways in compared(name):
        symbols = game.scenes(state.view(state.seat))[0].symbols
        letters = []
        for ticket in ways.tickets:
            *lines, letter = ticket.plan.line
            assert {line.id.split("-")[2] for line in lines} == {*hexes(ticket.plan.actions)}
            assert {line.kind for line in lines} == {"route-line"}
            assert {line.symbol for line in lines} <= {*symbols}
            assert letter.kind == "letter"
            assert min(dist(letter.at, line.at) for line in lines) < 60
            letters.append(letter.at)
            seen += 1
        assert len({*letters}) > 1
    assert seen >= 4


@pytest.mark.parametrize("name", PHASES)
def test_a_tile_is_exchanged_with_the_rest_of_the_way_planned_anew_or_refused_with_a_reason(name: str) -> None:
    exchanged = refused = 0
    for state, ways in compared(name):
        plan = ways.tickets[0].plan
        parts = parts_of(name, state, plan).parts
        assert [part.thing for part in parts] == [f"hex-{hex}" for hex in hexes(plan.actions)]
        after = carried_out(state, plan.actions)
        assert isinstance(after, HexTable)
        grid, board = state.rules.board.grid, state.rules.board
        for part in parts:
            field = grid.index[part.thing.removeprefix("hex-")]
            for other in part.others:
                if other.ticket is None:
                    assert other.why is not None
                    refused += 1
                    continue
                # legal tile by tile, at the price it says, with another tile in this place
                price, end = prices(state, other.ticket.plan.actions)
                assert price == other.ticket.plan.price
                assert end.network.piece[field] not in (0, after.network.piece[field])
                assert other.ticket.plan.name.args["start"] in board.node_name
                assert {other.ticket.plan.name.args[at] for at in ("start", "end")} == {
                    plan.name.args[at] for at in ("start", "end")
                }
                exchanged += 1
    assert exchanged >= 4
    assert refused >= 4


@pytest.mark.parametrize("name", PHASES)
def test_a_way_that_ends_the_turn_stays_one_when_a_tile_is_exchanged(name: str) -> None:
    game, seen = steamshed.game(name), 0
    for state, ways in compared(name):
        assert state.seat is not None
        panel = game.panel(state, state.seat, [])
        assert panel is not None
        end = panel.others[-1].actions[-1]
        plan = ways.tickets[0].plan
        after = carried_out(state, plan.actions)
        if after is None or after.seat != state.seat or after.phase != state.phase or after.check(end) is not None:
            continue
        whole = Plan(plan.name, (*plan.actions, end), plan.effect, plan.price, plan.things)
        for part in parts_of(name, state, whole).parts:
            for other in part.others:
                if other.ticket is not None:
                    reached = carried_out(state, other.ticket.plan.actions)
                    assert reached is None or (reached.seat, reached.phase) != (state.seat, state.phase)
                    seen += 1
    assert seen


def test_the_letter_of_a_way_stands_on_one_of_its_own_fields_though_they_are_no_neighbours() -> None:
    board = printed("rust_belt").board
    way = [TrackSegment("C7", 0, 3), TrackSegment("C6", 0, 3), TrackSegment("C5", 0, 3)]
    place = letter_place(board, way, {"C7": 1, "C6": 2, "C5": 1})
    assert dist(place, board.at("C5")) < 60


def test_actions_that_build_no_single_way_have_no_parts() -> None:
    game = steamshed.game("age_of_steam")
    state = next(one for one in played("age_of_steam") if one.phase == "build_track" and one.seat is not None)
    assert state.seat is not None
    done = game.parse("done", state)
    assert not [section for section in game.forecast(state, state.seat, [done]) if isinstance(section, Parts)]
