"""What building adds, and what counts in the last rounds: the panels credit nothing that stands already."""

from __future__ import annotations

from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.plan.final import best_listing, ends_soon
from steamshed.games.binario.plan.income import best_load, income
from steamshed.games.binario.plan.ways import Site, new_way
from steamshed.games.binario.plan.worth import contested
from steamshed.games.binario.rules.ways.network import BOTH
from steamshed.kernel.words import sentence
from steamshed.ui.panel import Amounts, Panel, Plan, Rows, Tickets
from tests.rules.binario.table import act, finish_round, road_table, skip_to, table

ENDS = ("4,6", "2,5")
LAST = 80


def panel_of(state: Binario) -> Panel:
    assert state.seat is not None
    panel = GAME.panel(state, state.seat, [])
    assert panel is not None
    return panel


def answers(state: Binario) -> list[Plan]:
    """What stands below the rest, without the ways to wait."""
    return [one for one in panel_of(state).others if not one.until]


def names(site: Site, cells: list[int]) -> set[str]:
    return {site.state.map.names[cell] for cell in cells}


def with_carts() -> Binario:
    """Three parked carts beside a way between two stations."""
    state = road_table("trade")
    act(state, "buy cart", "buy cart", "buy cart")
    skip_to(state, "freight", 0)
    return state


def with_a_line() -> Binario:
    """Three carts run between the two stations; the next round's building."""
    state = with_carts()
    act(state, "open road", "from 4,6", "to 2,5", "out grain", "back pesticide", "vehicle cart", "number 3")
    finish_round(state)
    skip_to(state, "build", 0)
    return state


def test_a_loop_beside_a_way_that_could_earn_as_much_adds_nothing() -> None:
    """As in round 25 of a game that was played: two stations are joined; a second way between them was praised for what
    the first allows."""
    state = road_table("build")
    site = Site(state)
    cells = [state.map.index[name] for name in ENDS]
    loops = [one for one in site.between(*cells) if one.load is not None]
    assert loops
    assert all(one.tenths > 0 and one.gain <= 0 for one in loops)
    assert all(names(site, one.ends) != {*ENDS} for one in site.proposed())


def test_a_parallel_way_beside_a_running_line_adds_nothing() -> None:
    """As in round 9: parallel tracks between two stations whose line runs on the way that is there."""
    state = with_a_line()
    site = Site(state)
    cells = [state.map.index[name] for name in ENDS]
    assert income(state, 0) > 0
    assert all(one.gain <= 0 for one in site.between(*cells))
    assert all(names(site, one.ends) != {*ENDS} for one in site.proposed())


def test_a_first_way_is_credited_with_all_that_its_best_load_brings() -> None:
    state = table()
    site = Site(state)
    found = site.between(*(state.map.index[name] for name in ENDS))
    assert any(one.gain == one.tenths > 0 for one in found)
    assert site.proposed()


def test_the_last_token_is_not_counted_where_the_rival_chooses_first() -> None:
    """Both serve the same farm and works: who is first on the boards may take the only token."""
    both = road_table("build")
    good = both.rules.box.good_of["grain"]
    both.goods = [0] * len(both.goods)
    both.goods[good] = 1
    load = best_load(both, 0, *(both.map.index[name] for name in ENDS))
    assert load is not None
    assert load.out == good or load.back == good
    assert contested(both, 0, load) == []  # the holder chooses first
    follower = both.clone()
    follower.first = 1 - follower.first
    assert follower.holder == 1
    rival = dict.fromkeys(follower.stations[0], 1)
    follower.station_owner = [rival.get(cell, owner) for cell, owner in enumerate(follower.station_owner)]
    follower.stations = [follower.stations[0], [*follower.stations[0]]]
    follower.way_owner = [BOTH if owner == 0 else owner for owner in follower.way_owner]
    follower.changed()
    assert contested(follower, 0, load) == [good]


def test_what_was_built_last_is_offered_again_in_trade_and_on_the_boards() -> None:
    state = road_table("trade")
    assert new_way(state, 0) is not None
    (goods,) = [one for one in panel_of(state).sections if isinstance(one, Amounts)]
    assert sum(one.start for one in goods.amounts) > 0
    state = with_carts()
    (planned,) = [one for one in panel_of(state).sections if isinstance(one, Tickets)]
    actions = [str(action) for action in planned.tickets[0].plan.actions]
    assert actions[:3] in (["open road", "from 4,6", "to 2,5"], ["open road", "from 2,5", "to 4,6"])
    assert "out none" not in actions
    assert new_way(with_a_line(), 0) is None


# -- the last rounds ---------------------------------------------------------------------------------------------------


def at_the_end(step: str) -> Binario:
    state = road_table(step, era=4, round=LAST, first=1)
    assert ends_soon(state)
    return state


def test_in_the_last_rounds_ways_stand_by_the_points_that_they_bring() -> None:
    found = Site(at_the_end("build")).proposed()
    assert found
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
    (rows, *_) = [one for one in panel_of(at_the_end("build")).sections if isinstance(one, Rows)]
    assert sentence(GAME, "en", rows.columns[0], {}) == "points"
    assert not ends_soon(road_table("build", era=4))


def test_one_button_lists_what_is_best_for_the_final_count() -> None:
    """BI-SCORE-07: two stations and a route that no row lists count half."""
    state = at_the_end("freight")
    assert state.seat is not None
    relist = answers(state)[1]
    before = state.scores()[state.seat]
    found = best_listing(state, state.seat)
    assert found is not None
    act(state, *(str(action) for action in relist.actions))
    assert state.scores()[0] - before == found.points > 0
    assert best_listing(state, 0) is None
    assert [one.name.id for one in answers(state)] == ["panel-nothing-more"]


def test_before_the_last_rounds_no_such_button_is_offered() -> None:
    assert [one.name.id for one in answers(road_table("freight", era=4))] == ["panel-nothing-more"]


def test_a_central_building_says_its_points_and_is_not_chosen_beforehand() -> None:
    state = road_table(era=3, seat={"silver": 900})
    sections = panel_of(state).sections
    (central,) = [one for one in sections if isinstance(one, Rows) and one.title.id == "panel-central-title"]
    assert [sentence(GAME, "en", column, {}) for column in central.columns] == ["price", "points"]
    assert not [one for one in sections if isinstance(one, Tickets)]
