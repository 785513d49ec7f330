"""What stands beside the plane: runs with their cost, risk and points, and tiles with what they join."""

from __future__ import annotations

import random

import steamshed
from steamshed.games.days_of_steam import GAME
from steamshed.games.days_of_steam.actions import Track
from steamshed.games.days_of_steam.show import panels
from steamshed.games.days_of_steam.show.panels import merit
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.state import State
from steamshed.kernel.words import sentence
from steamshed.ui import assist
from steamshed.ui.panel import Caution, Forecast, Note, Odds, Panel, Pictures, Rows, Section, Tickets
from tests.rules.days_of_steam.table import Table, driver, in_hand
from tests.rules.days_of_steam.test_examples import eleven_cities
from tests.rules.days_of_steam.test_turn import coaled

CURVE = {"0,0": "yellow", "1,0": "CU/2", "1,1": "ST/0", "1,2": "ST/0", "1,3": "red"}
NAMES = {0: "Ann", 1: "Ben"}


def panel_of(table: Table, *things: str) -> Panel:
    panel = assist.panel(GAME, table.state.view(0), things)
    assert panel is not None
    return panel


def follows(table: Table, *texts: str) -> list[Section]:
    actions: list[Action] = [GAME.parse(text) for text in texts]
    return assist.forecast(GAME, table.state.view(0), actions)


def loaded() -> Table:
    """A red good waits in the yellow city; the way to the red one has a curve."""
    return driver(CURVE, goods={"0,0": {"red": 1}})


def test_a_delivery_in_reach_says_points_steam_and_risk():
    rows = panel_of(loaded()).sections[0]
    assert isinstance(rows, Rows)
    row = rows.rows[0]
    assert sentence(GAME, "en", row.name, NAMES) == "Deliver a red good from the yellow city to the red city (1,3)"
    # points for a first good of a colour
    state = loaded()
    state.act("load red", "move_step E", *["move_step S"] * 3, "stop", chance=[6])
    assert row.cells[0][0].args["gain"] == state.state.scores()[0]
    told = [sentence(GAME, "en", word, NAMES) for word in (*row.apart, *row.words)]
    assert told == ["4 steam, 4 steps", "derails with 33%"]
    assert row.plan is not None
    assert [str(action) for action in row.plan.actions] == [
        "load red",
        "move_step E",
        *["move_step S"] * 3,
        "stop",
    ]
    assert row.plan.things == ("cell-1,3",)
    # DS-END-09: the gain is that of who runs, and nobody else's
    assert row.cells[0][0].seat == 0
    after = state.state.scores()
    assert [after[seat] for seat in range(1, len(after))] == [0] * (len(after) - 1)


def test_two_deliveries_of_a_run_name_both_ends():
    board = {"0,0": "yellow", "1,0": "red", "2,0": "ST/1", "3,0": "blue"}
    table = driver(board, goods={"0,0": {"red": 1}, "1,0": {"blue": 1}})
    rows = panel_of(table).sections[0]
    assert isinstance(rows, Rows)
    told = [sentence(GAME, "en", row.name, NAMES) for row in rows.rows]
    assert told[0] == "Deliver red, blue (to 1,0, 3,0)"
    assert "Deliver a red good from the yellow city to the red city (1,0)" in told


def drawn(table: Table, *texts: str) -> list[dict[str, object]]:
    """What is drawn of a run before it is made."""
    actions: list[Action] = [GAME.parse(text) for text in texts]
    board = assist.preview(steamshed.game("days_of_steam"), table.state, 0, actions)[0]
    route = board["route"]
    assert isinstance(route, list)
    return route


def test_the_way_of_a_run_is_drawn_with_its_steam_its_load_and_what_it_comes_to():
    route = drawn(loaded(), "load red", "move_step E", *["move_step S"] * 3, "stop")
    lines = [thing for thing in route if str(thing.get("kind", "")).startswith("route-line")]
    assert [(thing["symbol"], thing["at"]) for thing in lines] == [
        ("way-E", [0.0, 0.0]),
        ("way-WS", [120.0, 0.0]),
        ("way-NS", [120.0, 120.0]),
        ("way-NS", [120.0, 240.0]),
        ("way-N", [120.0, 360.0]),
    ]
    assert all("--g-red" in str(thing["style"]) for thing in lines)
    told = {str(thing["id"]): thing["label"] for thing in route if "label" in thing}
    assert [told[f"route-spent-{number}"] for number in range(4)] == ["1", "2", "3", "4"]
    assert told["route-load-0"] == "load"
    assert told["route-risks"] == "33 %"
    state = loaded()
    state.act("load red", "move_step E", *["move_step S"] * 3, "stop", chance=[6])
    assert told["route-brings"] == f"+{state.state.scores()[0]}"
    symbols = GAME.scenes(loaded().state.view(0))[0].symbols
    assert {str(thing["symbol"]) for thing in route} <= {*symbols}


def test_who_is_on_the_way_can_stop_where_he_is():
    table = loaded()
    table.act("load red", "move_step E")
    (tickets,) = panel_of(table, "cell-1,0").sections
    assert isinstance(tickets, Tickets)
    plan = tickets.tickets[0].plan
    assert [str(action) for action in plan.actions] == ["stop"]
    assert plan.things == ("cell-1,0",)


def test_a_way_there_and_back_shows_the_steam_of_both_crossings():
    table = driver({"0,0": "yellow", "1,0": "ST/1", "2,0": "red"})
    route = drawn(table, "move_step E", "move_step E", "move_step W", "stop")
    spent = {str(thing["label"]): thing["at"] for thing in route if thing["symbol"] == "spent"}
    assert spent["2"] != spent["3"]
    # nothing is brought and nothing risked: no ticket
    assert not [thing for thing in route if thing["symbol"] in ("brings", "risks")]
    # the train ends in the middle of its track
    lines = [thing for thing in route if str(thing.get("kind", "")).startswith("route-line")]
    assert lines[-1]["symbol"] == "way-EW-half"


def test_coal_and_the_run_it_is_burnt_for_are_one_answer():
    board = {**eleven_cities(), "33,0": "blue"}
    start, goal = board["0,0"], board["3,0"]
    assert start != goal
    table = coaled(
        [{"steam": 1, "coal": 5, "train": "0,0"}, {}], goods={"0,0": {goal: 1}}, options={"coal_same_turn": True}
    )
    rows = panel_of(table).sections[0]
    assert isinstance(rows, Rows)
    row = rows.rows[0]
    assert row.plan is not None
    texts = [str(action) for action in row.plan.actions]
    # no more coal than the run needs
    assert texts == ["burn 2", f"load {goal}", *["move_step E"] * 3, "stop"]
    assert [sentence(GAME, "en", word, NAMES) for word in (*row.apart, *row.words)] == [
        "3 steam, 3 steps",
        "burns 2 coal",
    ]
    after = table.copy()
    after.act(*texts)
    assert row.cells[0][0].args["gain"] == after.state.scores()[0]
    assert (after.seats[0]["steam"], after.seats[0]["coal"]) == (0, 3)
    ledger = next(section for section in follows(table, *texts) if isinstance(section, Forecast))
    assert [cell.args["number"] for cell in ledger.lines[1].cells] == [1, 0]


def test_coal_alone_needs_no_confirmation():
    panel = panel_of(coaled([{"steam": 5, "coal": 5}, {}]))
    (burn,) = [plan for plan in panel.others if str(plan.actions[0]).startswith("burn")]
    assert burn.at_once


def test_what_can_be_fetched_is_listed_the_nearest_to_its_city_first():
    far = {"0,0": "yellow", "1,0": "ST/1", "2,0": "ST/1", "3,0": "ST/1", "4,0": "red"}
    panel = panel_of(driver(far, goods={"0,0": {"red": 1}}, steam=3))
    rows = next(section for section in panel.sections if isinstance(section, Rows))
    assert sentence(GAME, "en", rows.title, NAMES) == "Runs that fetch something"
    plans = [row.plan for row in rows.rows if row.plan]
    assert [plan.things[-1] for plan in plans] == ["cell-3,0", "cell-2,0", "cell-1,0"]
    assert sentence(GAME, "en", plans[0].name, NAMES) == "Fetch a red good and stop on 3,0"


def test_tiles_and_cities_are_offered_before_a_cell_was_pointed_at():
    table = in_hand({"0,0": "yellow"}, "ST", "CU")
    shown = [section for section in panel_of(table).sections if isinstance(section, Pictures)]
    texts = [str(one.plan.actions[0]) for section in shown for one in section.pictures]
    assert texts
    assert len(texts) == len(set(texts))
    assert {*texts} <= {*table.texts("track"), *table.texts("city")}


def test_the_faces_that_derail_are_those_of_the_rule():
    run = ("load red", "move_step E", "move_step S", "move_step S", "move_step S", "stop")
    sections = follows(loaded(), *run)
    odds = sections[0]
    assert isinstance(odds, Odds)
    for face in odds.faces:
        table = loaded()
        table.act(*run, chance=[face.value])
        assert (table.seats[0]["train"] == "0,0") == face.bad
    assert isinstance(sections[-1], Caution)
    ledger = sections[1]
    assert isinstance(ledger, Forecast)
    assert [cell.args["number"] for cell in ledger.lines[1].cells] == [6, 2]


def test_pointing_at_a_cell_of_track_gives_the_runs_that_end_there():
    table = loaded()
    (tickets,) = panel_of(table, "cell-1,2").sections
    assert isinstance(tickets, Tickets)
    assert all(ticket.plan.things[-1] == "cell-1,2" for ticket in tickets.tickets)
    prices = [plan.price for plan in GAME.plans_between(table.state, 0, ["cell-1,2"])]
    assert 3 in prices


def test_pointing_at_a_free_cell_gives_the_tiles_that_fit_with_what_they_join():
    table = in_hand({"0,0": "yellow"}, "ST", "CU")
    (pictures,) = panel_of(table, "cell-1,0").sections
    assert isinstance(pictures, Pictures)
    assert {str(picture.plan.actions[0]) for picture in pictures.pictures} == {
        action for action in table.texts("track") if " 1 0 " in action
    }
    straight = next(picture for picture in pictures.pictures if str(picture.plan.actions[0]).startswith("track ST"))
    assert [sentence(GAME, "en", word, NAMES) for word in straight.words] == ["Joins west", "Opens east"]


def test_a_tile_says_what_comes_of_it():
    table = in_hand({"0,0": "yellow"}, "ST")
    sections = follows(table, "track ST 1 0 1")
    told = [sentence(GAME, "en", section.text, NAMES) for section in sections if isinstance(section, Note)]
    assert told == ["Joins west", "Opens east", "Then you draw a tile."]


def asks_of(state: State) -> tuple[str, ...]:
    panel = assist.panel(GAME, state.view(state.seat))
    assert panel is not None
    return panel.asks


def test_tiles_for_a_cell_come_with_most_steam_first_then_with_most_joined_sides():
    chance = Chance(1)
    state = GAME.new(2, chance=chance)
    told = False
    for _ in range(12):
        assert state.seat is not None
        for thing in asks_of(state):
            panel = GAME.panel(state, state.seat, [thing])
            pictures = [one for one in panel.sections if isinstance(one, Pictures)] if panel else []
            laid = [action for one in pictures for shown in one.pictures for action in shown.plan.actions]
            merits = [merit(state, action) for action in laid if isinstance(action, Track)]
            assert merits == sorted(merits, reverse=True)
            told |= len(set(merits)) > 2
        state.apply(next(action for action in state.legal() if isinstance(action, Track)), chance)
    assert told


def test_no_two_runs_that_fetch_something_are_said_in_the_same_words():
    seen = 0
    for seed in range(4):
        chance, rng = Chance(seed), random.Random(seed)
        state = GAME.new(3, chance=chance)
        while state.seat is not None:
            for section in panels.fetch_sections(state, panels.runs(state)) if state.phase == "turn" else ():
                assert isinstance(section, Rows)
                said = [str((row.name, row.words)) for row in section.rows]
                assert len(set(said)) == len(said)
                seen += len(said) > 1
            state.apply(GAME.steady(state, state.legal(), rng), chance)
    assert seen > 10
