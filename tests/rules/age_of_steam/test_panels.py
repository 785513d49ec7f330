"""What stands beside the board: ways with their real price, deliveries by gain, places and what they cost, and money at
the end of the turn that is what the rules will make of it."""

from __future__ import annotations

import json
import pathlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

from steamshed.games.age_of_steam import GAME, AgeOfSteam
from steamshed.games.age_of_steam.actions import Done
from steamshed.games.age_of_steam.plan.forecast import Future, future, idle
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.words import sentence
from steamshed.look.hexroute import BESIDE_DISC
from steamshed.ui import assist
from steamshed.ui.following import carried_out
from steamshed.ui.panel import Caution, Counters, Forecast, Note, Panel, Pictures, Rows, Section, Tickets

POSITIONS = pathlib.Path(__file__).resolve().parents[2] / "positions" / "age_of_steam"
NAMES = {seat: f"P{seat}" for seat in range(6)}


def load(name: str) -> AgeOfSteam:
    data = json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))
    return GAME.load(data)


def panel_of(state: AgeOfSteam, *things: str) -> Panel:
    panel = assist.panel(GAME, state.view(state.seat), things)
    assert panel is not None
    return panel


def only(sections: tuple[Section, ...] | list[Section], kind: type) -> list[Section]:
    return [section for section in sections if isinstance(section, kind)]


def test_ways_between_two_cities_cost_what_building_them_costs():
    state = load("first_tiles")
    tickets, ended = only(panel_of(state, "city-B3", "city-C1").sections, Tickets)
    assert isinstance(tickets, Tickets)
    assert isinstance(ended, Tickets)
    whole = [ticket.plan.actions for ticket in ended.tickets]
    going_on = [ticket.plan.actions for ticket in tickets.tickets if len(ticket.plan.actions) < state.builds_left]
    assert whole == [(*actions, Done()) for actions in going_on]
    assert 1 < len(tickets.tickets) <= 5
    prices = [ticket.plan.price or 0 for ticket in tickets.tickets]
    assert prices == sorted(prices)
    assert len({ticket.plan.things for ticket in tickets.tickets}) == len(tickets.tickets)
    for ticket in tickets.tickets:
        after, chance = state.clone(), Chance(0)
        for action in ticket.plan.actions:
            after.apply(action, chance)
        seat = state.seat
        assert seat is not None
        assert state.cash[seat] - after.cash[seat] == ticket.plan.price
        node = state.rules.board.node_at
        ends = {node["Minneapolis"], node["Duluth"]}
        assert any({link.to, at} == ends for at in ends for link in after.network.links()[at] if link.owner == seat)


def test_locomotive_is_taken_with_what_it_asks_for():
    state = next(state for state in build_turns() if state.phase == "select_actions")
    while str(state.legal()[0]) == "raise":
        state.apply(state.legal()[0], Chance(0))
    (pictures,) = only(panel_of(state).sections, Pictures)
    assert isinstance(pictures, Pictures)
    plans = [[str(action) for action in one.plan.actions] for one in pictures.pictures]
    assert [plan for plan in plans if plan[0] == "take locomotive"] == [
        ["take locomotive", "raise"],
        ["take locomotive", "decline"],
    ]
    for one in pictures.pictures:
        if str(one.plan.actions[0]) == "take locomotive":
            after = carried_out(state, one.plan.actions)
            assert isinstance(after, AgeOfSteam)
            assert state.seat is not None
            assert after.engine[state.seat] == one.plan.effect.args["engine"]


def build_turns() -> Iterator[AgeOfSteam]:
    """Positions of a game at random, at the beginning of build turns and in the choice of actions."""
    chance, rng = Chance(5), random.Random(5)
    state = GAME.new(4, chance=chance)
    before = None
    while state.seat is not None:
        if (state.phase, state.seat) != before and state.phase in ("select_actions", "build_track"):
            yield state.clone()
        before = state.phase, state.seat
        state.apply(GAME.steady(state, state.legal(), rng), chance)


def test_who_may_urbanize_points_at_a_town_for_new_cities_and_for_ways():
    tried = 0
    for state in build_turns():
        if state.phase != "build_track" or not state.may_urbanize or not state.towns_left():
            continue
        towns = [f"town-{state.rules.board.grid.names[town]}" for town in state.towns_left()]
        assert {*towns} <= {*panel_of(state).asks}
        panel = panel_of(state, towns[0])
        (pictures,) = only(panel.sections, Pictures)
        assert isinstance(pictures, Pictures)
        legal = [action for action in state.legal() if state.choice(action).things[:1] == (towns[0],)]
        assert [one.plan.actions[0] for one in pictures.pictures] == legal
        assert all(one.plan.at_once for one in pictures.pictures)
        assert any(isinstance(section, Rows | Note) for section in panel.sections)
        tried += 1
    assert tried > 2


def test_plans_between_are_the_same_from_either_end():
    state = load("first_tiles")
    one = GAME.plans_between(state, 1, ["city-B3", "city-C1"])
    other = GAME.plans_between(state, 1, ["city-C1", "city-B3"])
    assert [plan.price for plan in one] == [plan.price for plan in other]
    assert GAME.plans_between(state, 1, ["city-B3", "nothing"]) == []


def test_cities_too_far_apart_have_no_way_and_that_is_said():
    state = load("first_tiles")
    note = panel_of(state, "city-B3", "city-Q9").sections[-1]
    assert isinstance(note, Note)
    assert note.text.id == "panel-no-way"


def test_deliveries_are_ranked_by_own_gain_and_name_who_else_gains():
    state = load("late_deliveries")
    (rows,) = only(panel_of(state).sections[:1], Rows)
    assert isinstance(rows, Rows)
    gains = [row.cells[0][0].args["gain"] for row in rows.rows]
    assert gains == sorted(gains, reverse=True)
    for row in rows.rows[::7]:
        assert row.plan is not None
        after = state.clone()
        after.apply(row.plan.actions[0], Chance(0))
        assert after.turn == state.turn
        found = {seat: after.income[seat] - state.income[seat] for seat in range(state.rules.players)}
        told = {event.seat: event.args["gain"] for event in row.cells[1] if event.id == "panel-gain"}
        assert state.seat is not None
        assert found.pop(state.seat) == row.cells[0][0].args["gain"]
        assert {seat: gain for seat, gain in found.items() if gain} == told


def test_the_ranks_of_every_order_are_a_permutation():
    (rows,) = only(panel_of(load("late_deliveries")).sections[:1], Rows)
    assert isinstance(rows, Rows)
    for order in range(len(rows.orders)):
        assert sorted(row.ranks[order] for row in rows.rows) == list(range(len(rows.rows)))


def test_dropping_out_says_the_place_and_what_it_costs():
    state = load("auction")
    panel = panel_of(state)
    drop = panel.others[0]
    after = state.clone()
    events = after.apply(drop.actions[0], Chance(0))
    taken = next(event for event in events if event.id == "place-taken" and event.seat == state.seat)
    assert (drop.name.args["place"], drop.name.args["price"]) == (taken.args["place"], taken.args["price"])
    (counters,) = only(panel.sections, Counters)
    assert isinstance(counters, Counters)
    assert [counter.value for counter in counters.counters] == [4, 5]
    # whoever can bid again may say how far
    assert counters.limit is not None
    told = Event(counters.limit.effect.id, state.seat, {"value": 4, "limit": 5})
    assert sentence(GAME, "en", told, NAMES) == "Bid $4, up to $5"
    state.cash[state.seat or 0] = 4
    (alone,) = only(panel_of(state).sections, Counters)
    assert isinstance(alone, Counters)
    assert [counter.value for counter in alone.counters] == [4]
    assert alone.limit is None


def test_shares_say_what_they_cost_for_ever():
    panel = panel_of(load("opening"))
    (note,) = only(panel.sections, Note)
    assert isinstance(note, Note)
    assert sentence(GAME, "en", note.text, NAMES) == (
        "Each share brings $5 now and costs 3 points at the end and $1 each turn."
    )


def test_who_cannot_pay_is_told_by_how_much_he_is_bankrupt():
    state = load("auction")
    found = assist.forecast(GAME, state.view(state.seat), [GAME.parse("bid 4")])
    (caution,) = only(found, Caution)
    assert isinstance(caution, Caution)
    assert sentence(GAME, "en", caution.text, NAMES) == "You would be out of the game: $3 short."


def test_the_ledger_adds_up():
    state = load("late_deliveries")
    (rows,) = only(panel_of(state).sections[:1], Rows)
    assert isinstance(rows, Rows)
    plan = rows.rows[0].plan
    assert plan is not None
    (ledger,) = only(assist.forecast(GAME, state.view(state.seat), plan.actions), Forecast)
    assert isinstance(ledger, Forecast)
    cash, income, paid, left, _ = (
        [int(str(cell.args.get("money", 0))) for cell in line.cells] for line in ledger.lines
    )
    assert [a + b - c for a, b, c in zip(cash, income, paid, strict=True)] == left
    assert income[1] == income[0] + 2


def money(state: AgeOfSteam, seat: int) -> tuple[int, int, bool]:
    return state.cash[seat], state.income[seat], bool(state.out[seat])


@pytest.mark.parametrize("seed", range(6))
def test_a_forecast_is_what_happens_when_nobody_does_anything_else(seed):
    """Played with other dice, at random positions of whole games."""
    chance, rng = Chance(seed), random.Random(seed)
    state = GAME.new(3 + seed % 4, chance=chance)
    tried = 0
    while not state.over and tried < 40:
        legal = state.legal()
        action = GAME.steady(state, legal, rng) if rng.random() < 0.98 else rng.choice(legal)
        if rng.random() < 0.25:
            tried += 1
            seat = state.seat
            assert seat is not None
            told = future(state, seat, [action], False)
            after, dice, turn = state.clone(), Chance(seed + 100), state.turn
            after.apply(action, dice)
            while not after.over and after.turn == turn:
                after.apply(idle(after), dice)
            assert (told.cash, told.income, bool(told.bankrupt)) == money(after, seat)
            assert told.owed == told.shares + told.engine
        state.apply(action, chance)
    assert tried > 20


def test_a_hopeful_future_is_never_poorer():
    state = load("late_deliveries")
    for seat in range(state.rules.players):
        futures: list[Future] = [future(state, seat, [], hopeful) for hopeful in (False, True)]
        assert futures[1].collected >= futures[0].collected


def test_the_shares_that_are_proposed_pay_for_the_turn_and_hardly_more_than_one_more_turn_of_track():
    rng, proposed = random.Random(3), set[int]()
    for seed in range(4):
        chance = Chance(seed)
        state = GAME.new(3, chance=chance)
        for _ in range(300):
            if state.seat is None:
                break
            if state.phase == "issue_shares":
                (counters,) = only(panel_of(state).sections, Counters)
                assert isinstance(counters, Counters)
                shorts = [future(state, state.seat, one.plan.actions, False).short for one in counters.counters]
                enough = [one.value for one, short in zip(counters.counters, shorts, strict=True) if not short]
                due = enough[0] if enough else 0
                assert due <= counters.start <= min(due + 2, len(shorts) - 1)
                proposed.add(counters.start)
            state.apply(GAME.steady(state, state.legal(), rng), chance)
    assert len(proposed) > 1


def test_a_plate_of_a_delivery_lies_beside_the_disc_of_who_is_paid():
    state = load("late_deliveries")
    discs = {thing.at for thing in GAME.scenes(state.view(state.seat))[0].things if thing.symbol.startswith("disc")}
    (rows,) = only(panel_of(state).sections[:1], Rows)
    assert isinstance(rows, Rows)
    plates = 0
    for row in rows.rows[:6]:
        assert row.plan is not None
        paid = int(str(row.cells[0][0].args["gain"])) + sum(int(str(one.args.get("gain", 0))) for one in row.cells[1])
        found = [thing for thing in GAME.route(state, state.seat, row.plan.actions[0]) if thing.symbol == "plus"]
        beside = [plate for plate in found if (plate.at[0] - BESIDE_DISC, plate.at[1]) in discs]
        assert len(beside) == paid
        plates += len(beside)
    assert plates


def test_a_way_that_is_missing_says_what_it_needs():
    state = load("first_tiles")
    far = panel_of(state, "city-B3", "city-Q9").sections[-1]
    assert isinstance(far, Note)
    assert sentence(GAME, "en", far.text, NAMES).endswith("can be built now")
    dump: dict[str, Any] = state.dump()
    near = GAME.load({**dump, "seats": [{**seat, "cash": 1} for seat in dump["seats"]]})
    said = set[str]()
    for other in [thing for thing in panel_of(state).asks if thing.startswith("city-")]:
        for section in panel_of(near, panel_of(state).asks[0], other).sections:
            if isinstance(section, Note) and section.text.id == "panel-no-way":
                said.add(str(section.text.args["why"]))
                assert (
                    int(section.text.args["needs"]) > int(section.text.args["have"])
                    or section.text.args["why"] == "none"
                )
    assert "money" in said


# -- the auction -------------------------------------------------------------------------------------------------------


def auctions() -> Iterator[AgeOfSteam]:
    """Every decision of the auctions of some games at random."""
    for seed in range(3):
        chance, rng = Chance(seed), random.Random(seed)
        state = GAME.new(3 + seed, chance=chance)
        while state.seat is not None:
            if state.phase == "determine_player_order":
                yield state.clone()
            state.apply(GAME.steady(state, state.legal(), rng), chance)


def places_of(state: AgeOfSteam, action: str) -> tuple[str, list[tuple[str, int, int, int, int]]]:
    """The title of the ledger, and each place with what it costs and leaves."""
    assert state.seat is not None
    ledger = next(
        one for one in GAME.forecast(state, state.seat, [GAME.parse(action, state)]) if isinstance(one, Forecast)
    )
    found = []
    for line in ledger.lines:
        if line.name.id.startswith("panel-place"):
            args, (price, left) = line.name.args, line.cells
            found.append(
                (
                    line.name.id,
                    int(args["place"]),
                    int(args["final"]),
                    int(price.args["money"]),
                    int(left.args["money"]),
                )
            )
    return ledger.title.id, found


def test_the_auction_says_for_the_bid_in_hand_what_every_place_costs() -> None:
    tried = set[str]()
    for state in auctions():
        seat = state.seat
        assert seat is not None
        for action in [*state.legal()[:1], *(one for one in state.legal() if str(one).startswith("bid"))][-2:]:
            title, places = places_of(state, str(action))
            assert title == ("panel-places" if str(action).startswith("bid") else "panel-places-out")
            for name, first, final, price, left in places:
                tried.add(name)
                assert first <= final
                for place in range(first, final + 1):
                    assert paid_for(state, "drop" if name == "panel-place-drop" else str(action), place) == price
                assert left == state.cash[seat] - price
    assert tried == {"panel-places-whole", "panel-places-half", "panel-place-drop"}


def paid_for(state: AgeOfSteam, action: str, place: int) -> int:
    """What the deciding seat really pays for a place after an action: rivals with money enough outbid or drop out."""
    after, seat, chance = state.clone(), state.seat, Chance(0)
    assert seat is not None
    after.cash = [cash if other == seat else 150 for other, cash in enumerate(after.cash)]
    before = after.cash[seat]
    after.apply(GAME.parse(action, after), chance)
    while after.phase == "determine_player_order" and after.seat is not None:
        legal = [str(one) for one in after.legal()]
        mine, left = after.seat == seat, len(after.queue)
        if mine or left > max(place, 1):
            chosen = "drop"
        else:
            chosen = next((one for one in legal if one.startswith("bid")), "drop") if place > 1 else "drop"
        after.apply(GAME.parse(chosen, after), chance)
    assert after.order.index(seat) + 1 == place
    return before - after.cash[seat]


def test_who_bids_what_comes_before_the_number_and_stands_on_the_plates() -> None:
    for state in auctions():
        panel = panel_of(state)
        assert [type(section) for section in panel.sections][:2] in ([Rows, Counters], [Rows])
        players = GAME.scenes(state.view(state.seat))[-1]
        said = {thing.id: thing.label for thing in players.things if thing.id.startswith("player-action")}
        for seat, bid in enumerate(state.bids):
            if seat in state.queue:
                assert said[f"player-action-{seat}"] == (f"bid ${bid}" if bid >= 0 else "no bid yet")
        assert {said[f"player-action-{seat}"] for seat in state.dropped} == {
            f"place {len(state.order) - at}" for at in range(len(state.dropped))
        }


def test_shares_are_proposed_that_pay_for_a_turn() -> None:
    state = GAME.new(4, chance=Chance(1))
    (counters,) = only(panel_of(state).sections, Counters)
    assert isinstance(counters, Counters)
    assert counters.start == 2
    rich = state.clone()
    rich.cash = [100] * 4
    (counters,) = only(panel_of(rich).sections, Counters)
    assert isinstance(counters, Counters)
    assert counters.start == 0
    # in the last turn only what is due is borrowed
    last = state.clone()
    last.turn = last.rules.turns
    (counters,) = only(panel_of(last).sections, Counters)
    assert isinstance(counters, Counters)
    assert counters.start == 0


# -- what cannot be built, and Urbanization ----------------------------------------------------------------------------


def test_a_way_that_cannot_be_built_says_the_number_and_offers_its_beginning() -> None:
    said = set[str]()
    for state in build_turns():
        if state.phase != "build_track" or len(said) == 2:
            continue
        names, seat = state.rules.board.grid.names, state.seat
        assert seat is not None
        for one, other in zip(state.rules.board.nodes[:12], state.rules.board.nodes[1:13], strict=True):
            kind = ["city" if node in state.rules.board.column_city else "town" for node in (one, other)]
            sections = panel_of(state, f"{kind[0]}-{names[one]}", f"{kind[1]}-{names[other]}").sections
            note = next((section for section in sections if isinstance(section, Note)), None)
            if note is None or note.text.args.get("why") not in ("tiles", "money"):
                continue
            args = note.text.args
            if args["why"] == "tiles":
                assert int(args["needs"]) > int(args["have"]) == state.builds_left
                for section in sections:
                    if isinstance(section, Tickets):
                        said.add("begun")
                        (ticket,) = section.tickets
                        assert len(ticket.plan.actions) == state.builds_left
                        after = carried_out(state, ticket.plan.actions)
                        assert isinstance(after, AgeOfSteam)
                        assert state.cash[seat] - after.cash[seat] == ticket.plan.price
            else:
                assert int(args["needs"]) > int(args["have"]) == state.cash[seat]
            said.add("why")
    assert said == {"begun", "why"}


def test_urbanization_says_first_what_it_can_do_and_what_each_new_city_brings() -> None:
    seen = 0
    for state in build_turns():
        if state.phase != "build_track" or not state.may_urbanize or not state.towns_left():
            continue
        first = panel_of(state).sections[0]
        assert isinstance(first, Note)
        assert first.text.id == "panel-urbanize"
        town = f"town-{state.rules.board.grid.names[state.towns_left()[0]]}"
        cities = panel_of(state, town).sections[0]
        assert isinstance(cities, Pictures)
        assert cities.alike
        display = state.view(state.seat)["display"]
        assert isinstance(display, dict)
        for picture in cities.pictures:
            waiting = [colour for colour in display[picture.thing.removeprefix("newcity-")] if colour]
            told = {str(word.args["colour"]): word.args["count"] for word in picture.words if "colour" in word.args}
            assert told == {colour: waiting.count(colour) for colour in waiting}
            assert picture.words
        seen += 1
    assert seen > 2
