"""The test that nothing is lost and nothing impossible stands on the table. A fault names its place in a position.

Here are the course of the game, cards, people, and the common stock; ``audit_map`` looks at stations, ways and a
continent under way, ``audit_lines`` at lines, ``audit_decision`` at a decision that takes several actions.
"""

from __future__ import annotations

from steamshed.games.binario.proof.audit_decision import find_decision_fault
from steamshed.games.binario.proof.audit_lines import find_line_fault
from steamshed.games.binario.proof.audit_map import (
    find_central_fault,
    find_making_fault,
    find_route_fault,
    find_station_fault,
    find_supply_fault,
    find_tunnel_fault,
    find_way_fault,
)
from steamshed.games.binario.rules.completing import goods_left, vehicles_left
from steamshed.games.binario.table.codecs import rounds_gone
from steamshed.games.binario.table.phases import BEFORE_CARD, BEFORE_ROUNDS, DRAFT_PHASES, FOLLOWS, OVER
from steamshed.games.binario.table.table import Table
from steamshed.kernel.state import NO_FAULT, Fault

TRADE_PHASES = ("trade", "withdraw", "offer")
FREIGHT_PHASES = ("freight", "departure", "destination", "outbound", "return", "vehicle", "number")
MODERNISING = ("modernise_object", "modernise_target", "modernise")
AFTER_DEMOLISHING = {"build", *FOLLOWS}.difference(TRADE_PHASES, FREIGHT_PHASES, MODERNISING)
AFTER_FREIGHT = {*FREIGHT_PHASES, "food_factory", OVER}
AFTER_TRADE = {*TRADE_PHASES, *AFTER_FREIGHT}


def find_fault(state: Table) -> Fault:
    """What is not conserved or cannot be."""
    for look in (
        find_turn_fault,
        find_flag_fault,
        find_card_fault,
        find_draft_fault,
        find_person_fault,
        find_making_fault,
        find_way_fault,
        find_station_fault,
        find_tunnel_fault,
        find_route_fault,
        find_supply_fault,
        find_central_fault,
        find_line_fault,
        find_stock_fault,
        find_decision_fault,
    ):
        fault = look(state)
        if fault != NO_FAULT:
            return fault
    if state.seat is not None and not state.legal():
        return "phase", f"nothing can be done in the phase {state.phase}"
    return NO_FAULT


def find_turn_fault(state: Table) -> Fault:
    """Round, phase and whose decision it is."""
    rules = state.rules
    if not 1 <= state.round <= rules.last_round:
        return "round", f"{state.round} is after the last round, {rules.last_round}"
    if state.phase == OVER:
        return NO_FAULT if state.seat is None else ("seat", "the game is over")
    if state.seat is None or not 0 <= state.seat <= 1:
        return "seat", f"there is no seat {state.seat}"
    if state.phase in BEFORE_ROUNDS and state.round > 1:
        return "round", f"the phase {state.phase} comes before the first round (BI-SETUP-08)"
    if state.phase in DRAFT_PHASES:
        if not rules.advanced:
            return "phase", "only the advanced game has personalities (BI-ADV-06)"
        if state.chosen[state.seat] >= 0:
            return "seat", f"seat {state.seat} has chosen already"
    if state.phase == "control_card" and state.seat != state.holder:
        return "seat", "only the holder of the start cube draws (BI-RND-03)"
    if state.phase == "food_factory":
        if not rules.box.food_tokens[state.era - 1] or rules.era(state.round - 1) == state.era:
            return "phase", "a food factory comes with the eras III and IV (BI-ERA-02)"
        if state.seat != (state.first if state.era == 3 else 1 - state.first):
            return "seat", "P1 places the food factory of era III, P2 that of era IV (BI-ERA-03)"
    return NO_FAULT


def find_flag_fault(state: Table) -> Fault:
    """What was done in this step or round was done in a phase before this one."""
    if state.demolished and state.phase not in AFTER_DEMOLISHING:
        return "demolished", f"nothing is demolished before the phase {state.phase} (BI-BLD-02)"
    if state.declined and state.phase not in TRADE_PHASES:
        return "declined", f"nothing is declined before the phase {state.phase} (BI-VEH-04)"
    if len(set(state.declined)) != len(state.declined):
        return "declined", "a kind is there twice"
    for row in range(2 * state.rules.all_rows):
        where = f"seats[{state.place_of(row)[0]}].lines.{state.line_name(row)}"
        if state.touched[row] and state.phase not in AFTER_FREIGHT:
            return f"{where}.touched", f"no line is changed before the phase {state.phase} (BI-LINE-05)"
        if state.withdrawn[row] and state.phase not in AFTER_TRADE:
            return f"{where}.withdrawn", f"nothing is withdrawn before the phase {state.phase} (BI-VEH-11)"
    if state.ended and (not state.rules.advanced or max(state.central) < len(state.rules.box.centrals)):
        return "ended", "only the last central building of the advanced game ends it early (BI-ADV-11)"
    return NO_FAULT


def find_card_fault(state: Table) -> Fault:
    """BI-CARD-01 to 04: cards drawn in this era, the one in force, and enough left for its rounds."""
    cards = state.rules.box.cards
    for card in state.drawn:
        if cards[card].era != state.era:
            return "drawn", f"{cards[card].id} is not a card of era {state.era}"
        if state.drawn.count(card) > cards[card].count:
            return "drawn", f"there are only {cards[card].count} {cards[card].id}"
    if state.card >= 0:
        if state.phase in BEFORE_CARD:
            return "card", f"no card is in force in the phase {state.phase}"
        if not state.drawn or state.drawn[-1] != state.card:
            return "card", f"{cards[state.card].id} is not the last card drawn"
    each = state.rules.cards_each[state.era - 1]
    if len(state.piles) != 2 or max(state.piles) > each:
        return "piles", f"two piles of at most {each} cards"
    if sum(state.piles) > 2 * each - len(state.drawn):
        # fewer is possible: a position need not say which cards were drawn in earlier rounds
        return "piles", f"{state.piles} is more than {len(state.drawn)} drawn cards leave of {2 * each}"
    needed = state.rules.rounds[state.era - 1] - rounds_gone(state)
    if sum(state.piles) < needed and state.phase != OVER:
        return "piles", f"{needed} cards are still to be drawn in this era (BI-CARD-02)"
    return NO_FAULT


def find_draft_fault(state: Table) -> Fault:
    """BI-ADV-06: cards in hand, returned and passed."""
    sizes = {"draft_return": (3, 0), "draft_pass": (2, 1), "draft_keep": (2, 1)}.get(state.phase, (0, 0))
    seen: list[int] = []
    for seat in range(2):
        where = f"seats[{seat}]"
        hand, returned = state.hands[seat], state.returned[seat]
        if state.chosen[seat] >= 0 and state.chosen[seat] not in hand:
            return f"{where}.chosen", "is not in hand"
        if (len(hand), len(returned)) != sizes:
            return f"{where}.hand", f"{sizes[0]} cards in hand and {sizes[1]} returned (BI-ADV-06)"
        if (state.passed[seat] >= 0) != (state.phase == "draft_keep"):
            return f"{where}.passed", "a card is passed before the last choice (BI-ADV-06)"
        if state.passed[seat] >= 0 and state.passed[seat] not in state.hands[1 - seat]:
            return f"{where}.passed", "is not in the other hand"
        seen += hand + returned
    if len(set(seen)) != len(seen) or any(card not in state.rules.personalities for card in seen):
        return "seats", "a personality is there twice or not in this game"
    return NO_FAULT


def find_person_fault(state: Table) -> Fault:
    """BI-ADV-06 to 09: each player has a personality after the draft, and what is left of its free stations."""
    before = state.phase in BEFORE_ROUNDS
    people = state.rules.box.personalities
    if state.rules.advanced and not before and -1 in state.personality:
        return "seats", "in the advanced game each player has a personality (BI-ADV-06)"
    if (not state.rules.advanced or before) and state.personality != [-1, -1]:
        return "seats", "nobody has a personality yet"
    if state.personality[0] >= 0 and state.personality[0] == state.personality[1]:
        return "seats", "two players have the same personality"
    for seat, card in enumerate(state.personality):
        if card >= 0 and card not in state.rules.personalities:
            return f"seats[{seat}].personality", f"{people[card].id} is not in this game"
        if card < 0 and state.free[seat]:
            return f"seats[{seat}].free", "come with a personality (BI-ADV-09)"
    return NO_FAULT


def find_stock_fault(state: Table) -> Fault:
    """Silver, goods and vehicles are all there."""
    box = state.rules.box
    for good, kind in enumerate(box.goods):
        over = not state.rules.good_eras[good] >> state.era
        if over and state.extra[good]:
            return f"extra_goods.{kind.id}", "its time is over (BI-GOOD-05)"
        if state.goods[good] < 0:
            return "seats", f"there are not enough {kind.id} tokens for the lines"
        if state.goods[good] != goods_left(state, good):
            return "seats", f"{kind.id} tokens are not conserved: {state.goods[good]}, not {goods_left(state, good)}"
    for number, vehicle in enumerate(box.vehicles):
        if state.stock[number] < 0:
            return "seats", f"there are not enough {vehicle.id} in the box"
        if state.stock[number] != vehicles_left(state, number):
            left = vehicles_left(state, number)
            return "seats", f"{vehicle.id} are not conserved: {state.stock[number]}, not {left}"
    for seat in range(2):
        if state.silver[seat] < 0:
            return f"seats[{seat}].silver", "silver can never be negative (BI-RND-06)"
        for number, rest in enumerate(state.resting[seat]):
            if rest.count < 1:
                return f"seats[{seat}].resting[{number}].count", "nobody rests there"
        if min(state.park[seat]) < 0:
            return f"seats[{seat}].park", "there are fewer than none"
    return NO_FAULT
