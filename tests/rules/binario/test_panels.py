"""What stands beside the map: plans that can be played, cost and bring what they say, and are taken back as one."""

from __future__ import annotations

import functools
import itertools
import random
from typing import TypeVar

import pytest

from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.plan.boards import Boards
from steamshed.games.binario.plan.changes import demolitions, raises
from steamshed.games.binario.plan.editor import write
from steamshed.games.binario.plan.income import best_load, due, income, paid_back, row_load
from steamshed.games.binario.plan.ways import Project, Site
from steamshed.games.binario.rules.reports import places
from steamshed.games.binario.show.panels.freight import lines_for
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.undo import undoable
from steamshed.kernel.words import sentence
from steamshed.ui import assist
from steamshed.ui.following import carried_out
from steamshed.ui.panel import Amounts, Editor, FieldValue, Forecast, Note, Panel, Plan, Section, Stage, Tickets
from tests.rules.binario.table import act, finish_round, road_table, skip_to, table
from tests.rules.binario.test_examples import STATIONS_14, WAYS_14

NAMES = {0: "Ann", 1: "Ben"}


def panel_of(state: Binario, *things: str) -> Panel:
    assert state.seat is not None
    panel = assist.panel(GAME, state.view(state.seat), things)
    assert panel is not None
    return panel


S = TypeVar("S", bound=Section)


def section(panel: Panel, kind: type[S]) -> S:
    return next(one for one in panel.sections if isinstance(one, kind))


def field(editor: Editor, name: str) -> dict[str, FieldValue]:
    """The values of a field by what they are called."""
    (found,) = [one for one in editor.fields if said(one.name) == [name]]
    return {said(value.name)[0]: value for value in found.values}


def chosen(editor: Editor, name: str) -> str:
    (found,) = [value for value, one in field(editor, name).items() if one.chosen]
    return found


def texts(plan: Plan) -> list[str]:
    return [str(action) for action in plan.actions]


def said(*events: Event | None) -> list[str]:
    return [sentence(GAME, "en", event, NAMES) for event in events if event is not None]


def notes(sections: list[Section]) -> list[str]:
    return said(*(one.text for one in sections if isinstance(one, Note)))


def follows(state: Binario, *actions: str) -> list[Section]:
    assert state.seat is not None
    return assist.forecast(GAME, state.view(state.seat), [GAME.parse(text) for text in actions])


# -- building ----------------------------------------------------------------------------------------------------------


def test_two_ends_are_enough_for_a_way_with_its_price_stations_trip_and_income():
    """The first worked example: earth from (4,6) to (2,5)."""
    state = table()
    panel = panel_of(state, "cell-4-6", "cell-2-5")
    tickets = section(panel, Tickets).tickets
    first = next(one for one in tickets if one.plan.actions[0].text == "build earth")
    assert texts(first.plan) == [
        "build earth", "auto", "end 4,6", "end 2,5", "path WWN", "kind road_basic", "kind road_basic",
    ]  # fmt: skip
    assert first.plan.price == 16
    assert first.plan.things == ("cell-4-6", "cell-3-6", "cell-2-6", "cell-2-5")
    words = said(*first.words)
    assert words[1:3] == ["new tiles: 2, reshaped: 0, cells: 4", "stations: basic road station"]
    assert words[3].endswith(": 3 rounds")
    assert said(first.left)[0].endswith(" a round")


def test_an_end_alone_has_its_second_ends_and_a_station_without_a_way():
    panel = panel_of(table(), "cell-4-6")
    assert "cell-2-5" in panel.asks
    assert any(one.plan.actions[0].text == "station" for one in section(panel, Tickets).tickets)
    assert panel_of(table(), "cell-4-6", "cell-15-11").sections


def test_ways_stand_in_the_order_in_which_they_are_paid_back():
    state = table()
    found = Site(state).proposed()
    assert found
    assert found == sorted(found, key=Project.rank)
    first = found[0]
    assert first.load is not None
    assert paid_back(first.outlay, first.tenths) == -(-10 * first.outlay // first.tenths)


SETTINGS: list[dict[str, str | bool]] = [{}, {"advanced": True}, {"two_way_price": "own"}]
LAST_ROUND = 34
EVERY = 11


@functools.cache
def positions(number: int) -> dict[str, list[Binario]]:
    """Some positions of every step in a game of players who follow advice, by phase."""
    chance, rng = Chance(number), random.Random(number)
    state, heuristics = GAME.new(2, SETTINGS[number], chance), GAME.heuristics()
    found: dict[str, list[Binario]] = {"build": [], "freight": []}
    decisions = 0
    while state.seat is not None and state.round <= LAST_ROUND:
        legal = state.legal()
        if state.phase in found:
            decisions += 1
            if decisions % EVERY == 0:
                found[state.phase].append(state.clone())
        state.apply(heuristics.advise(state, legal, rng) or GAME.steady(state, legal, rng), chance)
    return found


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_a_way_costs_what_it_says_and_is_taken_back_as_one(number: int):
    tried = 0
    for state in positions(number)["build"]:
        assert state.seat is not None
        seat, site = state.seat, Site(state)
        found = site.proposed()[:4]
        projects = [*found, *(site.between(*found[0].ends)[:6] if found else [])]
        for project in projects:
            after = state.clone()
            events = [event for action in project.actions for event in after.apply(action, Scripted([]))]
            assert undoable(events, 0)
            assert state.silver[seat] - after.silver[seat] == project.price
            assert project.after is not None
            assert after.stations == project.after.stations
            load = best_load(after, seat, *project.ends) if len(project.ends) == 2 else None
            assert (load.tenths if load else 0) == project.tenths
            tried += 1
        for change in [*raises(state, seat)[:3], *demolitions(state, seat)[:2]]:
            after = state.clone()
            for action in change.actions:
                after.apply(action, Scripted([]))
            assert state.silver[seat] - after.silver[seat] == change.price
            tried += 1
    assert tried > 10


# -- trade -------------------------------------------------------------------------------------------------------------


def test_how_many_of_each_are_bought_at_once():
    state = road_table("trade")
    panel = panel_of(state)
    amounts = section(panel, Amounts)
    carts = next(one for one in amounts.amounts if one.action.text == "buy cart")
    assert carts.price * carts.most <= amounts.money == state.silver[0]
    assert [str(action) for action in amounts.last] == ["done"]
    before = state.silver[0]
    for action in (*[carts.action] * 3, *amounts.last):
        state.apply(action, Scripted([]))
    assert before - state.silver[0] == 3 * carts.price


def test_what_cannot_be_paid_is_not_on_sale():
    state = table("trade", seats=[{"silver": 3}, {"silver": 3}])
    assert not [one for one in panel_of(state).sections if isinstance(one, Amounts)]
    assert "Nothing on sale can be paid." in notes(list(panel_of(state).sections))


# -- freight -----------------------------------------------------------------------------------------------------------


def carts() -> Binario:
    """The worked example with three parked carts."""
    state = road_table("trade")
    act(state, "buy cart", "buy cart", "buy cart")
    skip_to(state, "freight", 0)
    return state


def test_a_line_is_one_plan_that_pays_what_it_promises():
    """docs/rules/binario.md EX-10: grain out, pesticide back, three carts: 13 silver a leg, every third round."""
    state = carts()
    editor = section(panel_of(state, "cell-4-6", "cell-2-5", "out-grain"), Editor)
    plan = editor.plan
    assert plan is not None
    assert texts(plan) == [
        "open road", "from 4,6", "to 2,5", "out grain", "back pesticide", "vehicle cart", "number 3",
    ]  # fmt: skip
    assert [said(one.value)[0] for one in editor.figures] == ["3 rounds", "13 / 13", "4.3", "round 4"]
    sections = follows(state, *texts(plan))
    ledger = sections[0]
    assert isinstance(ledger, Forecast)
    assert said(*ledger.lines[1].cells) == ["0.0", "4.3"]
    assert "First pay in 3 rounds." in notes(sections)
    for action in plan.actions:
        state.apply(action, Scripted([]))
    load = row_load(state, 0)
    assert load is not None
    assert (load.there, load.home, load.time) == (13, 13, 3)
    before = state.silver[0]
    finish_round(state)
    finish_round(state)
    assert due(state, 0) == 13
    finish_round(state)
    assert state.silver[0] - before == 13


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_lines_earn_what_they_say(number: int):
    tried = 0
    for state in positions(number)["freight"]:
        boards = Boards(state)
        found = [*boards.openings(2), *boards.replacements(3)]
        found += [plan for row in boards.rows() for plan in boards.changes(row, 2)]
        for plan in found[:10]:
            after = carried_out(state, plan.actions)
            assert isinstance(after, Binario), [str(action) for action in plan.actions]
            assert after.seat == state.seat
            assert income(after, boards.seat) - income(state, boards.seat) == plan.gain
            tried += 1
    assert tried > 10


def test_pointing_at_a_good_leaves_the_lines_that_carry_it():
    panel = panel_of(carts(), "good-pesticide")
    for ticket in section(panel, Tickets).tickets:
        assert {"out pesticide", "back pesticide"} & set(texts(ticket.plan))


def test_the_editor_keeps_the_last_wish_and_what_goes_with_it():
    state = carts()
    ends = ("cell-4-6", "cell-2-5")
    editor = section(panel_of(state, *ends), Editor)
    assert list(field(editor, "Line")) == ["0 → 1, new", "1 → 0, new"]
    assert "no vehicle for it" not in said(*(one.barred for one in field(editor, "Out").values()))
    fewer = section(panel_of(state, *field(editor, "How many")["2"].ask), Editor)
    assert chosen(fewer, "How many") == "2"
    empty = section(panel_of(state, *field(fewer, "Back")["empty"].ask), Editor)
    assert (chosen(empty, "Back"), chosen(empty, "How many")) == ("empty", "2")
    other = section(panel_of(state, *field(empty, "Line")["1 → 0, new"].ask), Editor)
    assert other.plan is not None
    assert texts(other.plan)[1:3] == ["from 2,5", "to 4,6"]
    assert "back none" in texts(other.plan)


def test_the_editor_says_why_a_good_cannot_go():
    state = carts()
    state.goods = [0 if good.id == "grain" else state.goods[at] for at, good in enumerate(state.rules.box.goods)]
    panel = GAME.panel(state, 0, ["cell-4-6", "cell-2-5", "line-new-4-6"])
    assert panel is not None
    editor = section(panel, Editor)
    assert said(field(editor, "Out")["grain"].barred) == ["none left"]


def test_the_editor_changes_a_line_that_stands():
    state = carts()
    act(state, "open road", "from 4,6", "to 2,5", "out grain", "back none", "vehicle cart", "number 2")
    state.touched = [False] * len(state.touched)
    ends = ["cell-4-6", "cell-2-5"]

    def written(*wishes: str) -> Editor:
        panel = GAME.panel(state, 0, [*ends, *wishes])
        assert panel is not None
        return section(panel, Editor)

    changed = written("line-road-1", "back-pesticide")
    assert next(iter(field(changed, "Line"))) == "road 1, 0 → 1"
    assert changed.plan is not None
    assert texts(changed.plan) == ["edit road 1", "out keep", "back pesticide", "vehicle cart", "number 3"]
    assert written("line-road-1", "out-grain", "back-none", "number-2").plan is None
    assert carried_out(state, changed.plan.actions) is not None


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_what_the_editor_writes_earns_what_it_says(number: int):
    """New lines, changed ones, and those for which another makes room."""
    verbs = set[str]()
    for state in positions(number)["freight"]:
        seat = state.seat
        assert seat is not None
        stations = state.stations[seat]
        for one, other in itertools.islice(itertools.combinations(stations, 2), 0, None, 3):
            written, _ = write(state, one, other, [])
            if written is None:
                continue
            plan = written.plan()
            after = carried_out(state, plan.actions)
            assert isinstance(after, Binario), [str(action) for action in plan.actions]
            assert income(after, seat) - income(state, seat) == plan.gain
            verbs.add(plan.actions[0].text.split(" ")[0])
    assert len(verbs) > 1


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_the_ends_that_the_editor_offers_have_a_line(number: int):
    """Also where not every line that could make room leaves a vehicle that could run."""
    for state in positions(number)["freight"]:
        for plan in lines_for(Boards(state), set(), []):
            written, _ = write(state, plan.load.start, plan.load.end, [])
            assert written is not None, places(state, (plan.load.start, plan.load.end))


def test_an_editor_begins_with_one_end():
    editor = section(panel_of(carts()), Editor)
    (value, *_) = field(editor, "From").values()
    following = section(panel_of(carts(), *value.ask), Editor)
    (other,) = field(following, "To").values()
    assert section(panel_of(carts(), *other.ask), Editor).plan is not None


# -- the round ---------------------------------------------------------------------------------------------------------


def test_a_round_is_its_steps_with_the_present_one_open():
    steps = [one for one in panel_of(road_table("trade")).sections if isinstance(one, Stage)]
    assert said(*(one.name for one in steps)) == ["Control card", "Movement", "Build", "Trade", "Freight boards"]
    assert [one.when for one in steps] == ["done", "done", "done", "now", "later"]


@pytest.mark.parametrize("step", ["build", "trade", "freight"])
def test_nothing_more_passes_what_is_left_of_the_round_and_says_so(step: str):
    state = road_table(step)
    plan = panel_of(state).others[0]
    assert plan.at_once
    assert said(plan.name) == ["Nothing more this round"]
    assert said(plan.effect) != said(plan.name)
    assert state.seat is not None
    seat, promised, round = state.seat, [*plan.later], state.round
    state.apply(plan.actions[0], Scripted([]))
    while state.round == round and state.seat is not None and state.phase != "control_card":
        mine = state.seat == seat
        action = promised.pop(0) if mine else GAME.parse("pass" if state.phase == "build" else "done")
        state.apply(action, Scripted([]))
    assert promised == []


# -- what the rival could do -------------------------------------------------------------------------------------------


def test_a_way_says_what_the_rival_could_do_with_it():
    state = table()
    way = ["build earth", "auto", "end 4,6", "end 2,5", "path WWN", "kind road_basic", "kind road_basic"]
    sections = follows(state, *way)
    told, ledger = notes(sections), sections[0]
    assert isinstance(ledger, Forecast)
    figures = {said(line.name)[0].partition(" (")[0]: said(*line.cells) for line in ledger.lines}
    assert figures["Silver"] == ["200", "184"]
    assert figures["Trip"] == ["–", "3 rounds"]
    assert figures["Paid back"][1].endswith(" rounds")
    assert "Ben has nothing beside it. If they join it later, every loaded trip pays you 1 silver a tile." in told


def test_a_way_over_the_rivals_tiles_says_what_is_joint():
    """docs/rules/binario.md EX-14: two tiles of the rival become joint, one stays his own."""
    state = table(
        seat=1,
        round=2,
        seats=[{"stations": STATIONS_14, "routes": [{"from": "3,7", "path": "NEEEES"}]}, {}],
        ways=WAYS_14,
    )
    plan = next(one for one in GAME.plans_between(state, 1, ["cell-5-7", "cell-7-5"]) if "path NEEN" in texts(one))
    assert plan.price == 16
    told = notes(follows(state, *texts(plan)))
    assert "Joint tiles: 2, free for you and Ann." in told


def test_what_is_only_begun_has_no_outlook():
    assert follows(table(), "build earth") == []
