"""The course of the game: rounds and steps, eras, the end (BI-RND, BI-CARD-01 to 08, BI-MOVE, BI-ERA, BI-END)."""

from __future__ import annotations

from steamshed.games.binario.content.continent import MEADOW
from steamshed.games.binario.rules import effects, lines, reports
from steamshed.games.binario.rules.ways import demolishing
from steamshed.games.binario.rules.ways.network import is_free
from steamshed.games.binario.table.phases import OVER
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance


def p1(state: Table) -> int:
    return state.first


def p2(state: Table) -> int:
    return 1 - state.first


# -- step 1 ----------------------------------------------------------------------------------------------------------


def begin_round(state: Table, chance: Chance, events: list[Event]) -> None:
    """BI-RND-03, BI-CARD-03: only the holder draws; without pile_choice the engine takes pile 1, then pile 2."""
    rows = 2 * state.rules.all_rows
    state.card = -1
    state.touched = [False] * rows
    state.withdrawn = [False] * rows
    events.append(Event("round-begins", state.holder, {"round": state.round, "era": state.era}))
    if state.rules.pile_choice:
        state.decide(state.holder, "control_card")
    else:
        draw_card(state, 0 if state.piles[0] else 1, chance, events)


def unseen(state: Table) -> dict[str, int]:
    """BI-SETUP-09: the cards of this era that nobody has seen: face down or put back."""
    found: dict[str, int] = {}
    for number, card in enumerate(state.rules.box.cards):
        if card.era == state.era:
            left = card.count - state.drawn.count(number)
            if left:
                found[card.id] = left
    return found


def draw_card(state: Table, pile: int, chance: Chance, events: list[Event]) -> None:
    """BI-CARD-04: the card is revealed and executed at once; then the lines move."""
    id = chance.draw("control card", unseen(state))
    state.piles[pile] -= 1
    state.card = state.rules.box.card_of[id]
    state.drawn.append(state.card)
    events.append(Event("card-drawn", state.holder, {"card": id}, reveals=True))
    effects.execute(state, events)
    move(state, events)
    state.decide(state.holder, "build")


# -- step 2 ----------------------------------------------------------------------------------------------------------


def move(state: Table, events: list[Event]) -> None:
    """BI-MOVE-02: the holder's road, rail and ship rows, then the follower's."""
    for seat in (state.holder, 1 - state.holder):
        for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
            if state.vehicle[row] < 0:
                continue
            state.progress[row] += effects.spaces(state, row)
            if state.progress[row] >= state.time[row]:
                arrive(state, seat, row, events)


def arrive(state: Table, seat: int, row: int, events: list[Event]) -> None:
    """BI-MOVE-03: a loaded leg is paid, the heading is reversed and the next leg begins."""
    if effects.leg_good(state, row) >= 0:
        pay(state, seat, row, events)
    state.heading[row] = 1 - state.heading[row]
    state.progress[row] = 0
    effects.begin_leg(state, row, events)


def pay(state: Table, seat: int, row: int, events: list[Event]) -> None:
    """BI-INC-01, 05 and 06."""
    way = state.way[row]
    assert way is not None
    price = state.mark[row] if state.mark[row] >= 0 else effects.line_price(state, row)
    load = state.count[row] * effects.capacity(state, seat, state.vehicle[row])
    income = load * price + way.length
    state.silver[seat] += income
    good = state.rules.box.goods[effects.leg_good(state, row)].id
    events.append(Event("leg-paid", seat, reports.row(state, row) | {"good": good, "silver": income}))
    toll = min(way.toll * effects.toll_rate(state, seat), state.silver[seat])
    if toll:
        state.silver[seat] -= toll
        state.silver[1 - seat] += toll
        events.append(Event("toll-paid", seat, {"silver": toll}))


# -- steps 3, 4, 5 ---------------------------------------------------------------------------------------------------


def end_build(state: Table, chance: Chance, events: list[Event]) -> None:
    """The acting player has finished step 3: losses are settled (BI-DEM-07), the other one follows, then step 4."""
    state.pending = None
    if state.demolished:
        demolishing.settle(state, events)
        state.demolished = False
    if state.decider == state.holder:
        state.decide(1 - state.holder, "build")
    else:
        state.decide(state.holder, "trade")


def end_trade(state: Table) -> None:
    state.declined = []
    if state.decider == state.holder:
        state.decide(1 - state.holder, "trade")
    else:
        # BI-LINE-13: rest ends with the beginning of step 5
        lines.release(state)
        state.decide(state.holder, "freight")


def end_freight(state: Table, chance: Chance, events: list[Event]) -> None:
    if state.decider == state.holder:
        state.decide(1 - state.holder, "freight")
        return
    lines.compute(state, events)
    end_round(state, chance, events)


def end_round(state: Table, chance: Chance, events: list[Event]) -> None:
    """BI-RND-05, BI-CARD-02, BI-END-01, BI-ADV-11."""
    if state.round == state.rules.last_round or state.ended:
        state.seat = None
        state.phase = OVER
        state.card = -1
        events.append(Event("game-over", None))
        return
    state.round += 1
    if state.rules.era(state.round) != state.era:
        begin_era(state, chance, events)
    else:
        begin_round(state, chance, events)


# -- eras ------------------------------------------------------------------------------------------------------------


def lay_out_deck(state: Table) -> None:
    """BI-CARD-01: two face-down piles; what is in them nobody knows."""
    state.drawn = []
    state.card = -1
    count = state.rules.cards_each[state.era - 1]
    state.piles = [count, count]


def begin_era(state: Table, chance: Chance, events: list[Event]) -> None:
    """BI-ERA-01."""
    state.era += 1
    events.append(Event("era-begun", None, {"era": state.era}))
    lay_out_deck(state)
    colours = state.rules.box.colours
    state.stock_colours.append(colours[chance.roll("stock die", len(colours)) - 1])
    add_stock(state)
    drop_goods(state, events)
    state.goods[food(state)] += state.rules.box.food_tokens[state.era - 1]
    drop_vehicles(state)
    if state.rules.box.food_tokens[state.era - 1] and factory_cells(state):
        # BI-ERA-02, BI-ERA-03: P1 in era III, P2 in era IV
        state.decide(p1(state) if state.era == 3 else p2(state), "food_factory")
        return
    settle_era(state, chance, events)


def food(state: Table) -> int:
    return state.rules.box.good_of["food"]


def add_stock(state: Table) -> None:
    """The table of the colour rolled for this era joins the common stock."""
    table = state.rules.box.stock[state.era - 1][state.stock_colours[-1]]
    times = state.rules.vehicle_times[state.era - 1]
    state.goods = [have + more for have, more in zip(state.goods, table.goods)]
    state.stock = [have + times * more for have, more in zip(state.stock, table.vehicles)]


def drop_goods(state: Table, events: list[Event]) -> None:
    """BI-ERA-02, BI-GOOD-05: tokens of goods whose time is over leave the game, also from lines."""
    for good, eras in enumerate(state.rules.good_eras):
        if eras >> state.era:
            continue
        state.goods[good] = state.extra[good] = 0
        for row in range(2 * state.rules.all_rows):
            for heading, goods in ((0, state.out_good), (1, state.back_good)):
                if goods[row] == good:
                    goods[row] = -1
                    if heading == state.heading[row]:
                        state.mark[row] = -1


def drop_vehicles(state: Table) -> None:
    """BI-ERA-06: vehicles that can no longer be bought leave the stock."""
    for kind, vehicle in enumerate(state.rules.box.vehicles):
        if not vehicle.buy >> state.era:
            state.stock[kind] = 0


def factory_cells(state: Table) -> list[int]:
    """BI-ERA-04: an empty meadow with a plain cell beside it, else any plain cell with one."""
    plain = [cell for cell in range(state.map.size) if is_free(state, cell)]
    good = [
        cell
        for cell in plain
        if any(
            is_free(state, state.map.near[4 * cell + side]) for side in range(4) if state.map.near[4 * cell + side] >= 0
        )
    ]
    meadows = [cell for cell in good if state.terrain[cell] == MEADOW]
    return meadows or good


def settle_era(state: Table, chance: Chance, events: list[Event]) -> None:
    """BI-ERA-01 (4) and (5), then the first round of the era."""
    if state.rules.advanced:
        retire_vehicles(state, events)
        for seat in (p1(state), p2(state)):
            for effect in effects.ongoing(state, seat, "era_income"):
                state.silver[seat] += effect.amount
                events.append(Event("era-income", seat, {"silver": effect.amount}))
    state.changed()
    lines.compute(state, events)
    begin_round(state, chance, events)


def retire_vehicles(state: Table, events: list[Event]) -> None:
    """BI-ADV-04: vehicles outside their eras go from the lines to the park; cargo under way is lost, the rows stay."""
    for seat in (p1(state), p2(state)):
        for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
            kind = state.vehicle[row]
            if kind >= 0 and not state.rules.box.vehicles[kind].use >> state.era & 1:
                events.append(Event("vehicles-parked", seat, reports.vehicles(state, row) | {"reason": "retired"}))
                lines.take_off(state, row, state.count[row])
