"""The effect language of control cards and personalities: what each kind of effect does to whom (BI-CARD, BI-ADV-10).

Effects that last a round are not stored: they are read from the card in force. Effects of personalities are read from
the card of their owner.
"""

from __future__ import annotations

from steamshed.games.binario.content.box import F_ROAD, F_SHIP, Effect, ceil_part, percent_off
from steamshed.games.binario.rules import reports
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event


def in_force(state: Table, seat: int, kind: str) -> Effect | None:
    """The effect of this round's card if it is of the kind and concerns the seat (BI-CARD-04, BI-CARD-05)."""
    if state.card < 0:
        return None
    card = state.rules.box.cards[state.card]
    if card.effect.kind != kind or not (card.both or seat == state.holder):
        return None
    return card.effect


def ongoing(state: Table, seat: int, kind: str) -> list[Effect]:
    """The effects of a kind that a seat's personality has (BI-ADV-07)."""
    person = state.personality[seat]
    if person < 0:
        return []
    return [effect for effect in state.rules.box.personalities[person].effects if effect.kind == kind]


# -- what a card does at once ----------------------------------------------------------------------------------------


def execute(state: Table, events: list[Event]) -> None:
    """BI-CARD-04: carries out the card just drawn, the drawer first."""
    card = state.rules.box.cards[state.card]
    effect = card.effect
    if effect.kind == "stock_add":
        # BI-CARD-20
        for good in effect.good_list:
            state.goods[good] += effect.amount
            state.extra[good] += effect.amount
            name = state.rules.box.goods[good].id
            events.append(Event("stock-added", None, {"good": name, "amount": effect.amount}))
        return
    for seat in (state.holder, 1 - state.holder) if card.both else (state.holder,):
        if effect.kind in ("pay", "pay_per"):
            take(state, seat, amount_of(state, seat, effect), events)
        elif effect.kind in ("gain", "gain_per"):
            give(state, seat, amount_of(state, seat, effect), events)
        elif effect.kind in ("price_mult", "price_add"):
            mark_legs(state, seat, effect, events)


def amount_of(state: Table, seat: int, effect: Effect) -> int:
    """BI-CARD-13 to 15: a fixed amount, or an amount for each own unit up to a cap."""
    if effect.kind in ("pay", "gain"):
        return effect.amount
    return min(effect.cap, effect.amount * units(state, seat, effect))


def units(state: Table, seat: int, effect: Effect) -> int:
    """BI-CARD-15."""
    box = state.rules.box
    if effect.unit == "vehicle_on_line":
        total = 0
        for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
            kind = state.vehicle[row]
            if kind >= 0 and effect.matches(box.vehicles[kind]):
                total += state.count[row]
        return total
    if effect.unit == "bridge":
        slots = range(0, len(state.way_type), 2)
        return len([slot for slot in slots if state.way_owner[slot] == seat and state.map.bridge[slot >> 1]])
    family = F_ROAD if effect.unit == "road_station" else F_SHIP
    return len([cell for cell in state.stations[seat] if box.stations[state.station[cell]].family == family])


def take(state: Table, seat: int, amount: int, events: list[Event]) -> None:
    """BI-RND-06, BI-CARD-13: at most what the player has."""
    paid = min(amount, state.silver[seat])
    state.silver[seat] -= paid
    events.append(Event("card-paid", seat, {"silver": paid}))


def give(state: Table, seat: int, amount: int, events: list[Event]) -> None:
    """BI-CARD-14."""
    state.silver[seat] += amount
    events.append(Event("card-gained", seat, {"silver": amount}))


# -- prices ----------------------------------------------------------------------------------------------------------


def table_price(state: Table, seat: int, good: int) -> int:
    """BI-INC-04: the colour table and the additions of a personality."""
    price = state.rules.box.prices[state.price_colour][good]
    for effect in ongoing(state, seat, "price_add"):
        if effect.goods >> good & 1:
            price += effect.amount
    return price


def leg_good(state: Table, row: int) -> int:
    """The good of the direction in which a line is heading, or -1."""
    return state.back_good[row] if state.heading[row] else state.out_good[row]


def line_price(state: Table, row: int) -> int:
    """BI-INC-03: one price for both directions, that of the outbound good; option two_way_price."""
    seat = row // state.rules.all_rows
    good = leg_good(state, row)
    if not state.rules.own_price and state.out_good[row] >= 0:
        good = state.out_good[row]
    return table_price(state, seat, good)


def mark_legs(state: Table, seat: int, effect: Effect, events: list[Event]) -> None:
    """BI-CARD-06 (1): every current leg that carries the good."""
    for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
        mark(state, row, effect, events)


def begin_leg(state: Table, row: int, events: list[Event]) -> None:
    """BI-CARD-06 (2), BI-CARD-07: a new leg has no mark, unless this round's card sets one."""
    state.mark[row] = -1
    seat = row // state.rules.all_rows
    for kind in ("price_mult", "price_add"):
        effect = in_force(state, seat, kind)
        if effect is not None:
            mark(state, row, effect, events)


def mark(state: Table, row: int, effect: Effect, events: list[Event]) -> None:
    """BI-CARD-07, BI-CARD-11, BI-CARD-12: fixes the price of the leg, from the unmarked line price of this moment."""
    good = leg_good(state, row)
    if state.vehicle[row] < 0 or good < 0 or not effect.goods >> good & 1:
        return
    state.mark[row] = marked_price(effect, line_price(state, row))
    told = reports.row(state, row) | {"good": state.rules.box.goods[good].id, "price": state.mark[row]}
    events.append(Event("leg-marked", row // state.rules.all_rows, told))


def marked_price(effect: Effect, price: int) -> int:
    """The price that a card makes of one."""
    if effect.kind == "price_mult":
        return ceil_part(price, effect.numerator, effect.denominator)
    return price + effect.amount


# -- movement --------------------------------------------------------------------------------------------------------


def spaces(state: Table, row: int) -> int:
    """BI-MOVE-02, BI-CARD-16, BI-CARD-17: how far a line moves in step 2."""
    seat = row // state.rules.all_rows
    vehicle = state.rules.box.vehicles[state.vehicle[row]]
    stall = in_force(state, seat, "stall")
    immune = any(effect.mode == vehicle.mode for effect in ongoing(state, seat, "no_stall"))
    if stall is not None and stall.matches(vehicle) and not immune:
        return 0
    boost = in_force(state, seat, "boost")
    return 1 + boost.amount if boost is not None and boost.matches(vehicle) else 1


def trip_time(state: Table, seat: int, kind: int, speed: int, length: int) -> int:
    """BI-TIME-01 to 03: with the additions of a personality, never below the least time."""
    box = state.rules.box
    vehicle = box.vehicles[kind]
    time = vehicle.time(speed, length)
    for effect in ongoing(state, seat, "trip_time"):
        if effect.mode == vehicle.mode:
            time += effect.amount
    return max(box.least_time, time)


def capacity(state: Table, seat: int, kind: int) -> int:
    """What one vehicle loads; BI-ADV-10 capacity_add."""
    vehicle = state.rules.box.vehicles[kind]
    load = vehicle.capacity
    for effect in ongoing(state, seat, "capacity_add"):
        if effect.mode == vehicle.mode:
            load += effect.amount
    return load


def chain(state: Table, seat: int, kind: int) -> int:
    """How many vehicles of a kind may be coupled; BI-ADV-10 chain_add."""
    vehicle = state.rules.box.vehicles[kind]
    longest = vehicle.chain
    for effect in ongoing(state, seat, "chain_add"):
        if longest >= 2 and vehicle.traction in effect.tractions:
            longest += effect.amount
    return longest


def toll_rate(state: Table, payer: int) -> int:
    """BI-INC-05, BI-CARD-21, BI-ADV-10: a card replaces all; then the receiver's rule, then the payer's."""
    card = in_force(state, payer, "toll")
    if card is not None:
        return card.amount
    for effect in ongoing(state, 1 - payer, "toll_receive"):
        return effect.amount
    for effect in ongoing(state, payer, "toll_pay"):
        return effect.amount
    return state.rules.box.toll


# -- costs -----------------------------------------------------------------------------------------------------------


def discount(state: Table, seat: int) -> int:
    """The card whose discount on building a seat has in this round, or -1: with the map and the era all that its prices
    hang on. The same card may come again for the other player, so whoever keeps prices must ask for whom it is."""
    return -1 if in_force(state, seat, "build_discount") is None else state.card


def discounted(state: Table, seat: int, category: str, cost: int) -> int:
    """BI-CARD-18: the card of this round on one item of a category."""
    effect = in_force(state, seat, "build_discount")
    if effect is not None and category in effect.categories:
        return percent_off(cost, effect.percent)
    return cost


def tile_cost(state: Table, seat: int, mode: int, cost: int) -> int:
    """BI-CARD-24: a new surface tile, a reshape or a level crossing: first the card, then the personality."""
    cost = discounted(state, seat, "rail_tile" if mode else "road_tile", cost)
    for effect in ongoing(state, seat, "tile_cost"):
        if effect.mode == mode:
            cost = max(effect.least, cost + effect.amount)
    return cost


def part_cost(state: Table, seat: int, category: str, cost: int) -> int:
    """BI-ADV-10 cost_percent on a station, port or central building, built or raised."""
    for effect in ongoing(state, seat, "cost_percent"):
        if category in effect.categories:
            cost = -(-cost * (100 + effect.percent) // 100)
    return cost


def vehicle_price(state: Table, seat: int, kind: int) -> int:
    """BI-VEH-01, BI-CARD-19, BI-ADV-10 vehicle_percent: a vehicle of the common stock."""
    vehicle = state.rules.box.vehicles[kind]
    price = vehicle.price
    card = in_force(state, seat, "vehicle_discount")
    if card is not None and card.matches(vehicle):
        price = max(1, price - card.amount)
    for effect in ongoing(state, seat, "vehicle_percent"):
        price = -(-price * (100 + effect.percent) // 100)
    return price
