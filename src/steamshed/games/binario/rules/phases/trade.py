"""Step 4: buying, withdrawing and used-vehicle sales (docs/rules/binario.md 5.3, S4 and S4r; BI-VEH)."""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.actions import ACCEPT, DECLINE, DONE, Do, do
from steamshed.games.binario.content.box import MODES, ceil_part
from steamshed.games.binario.rules import effects, lines, reports, rounds
from steamshed.games.binario.rules.phases.phase import BinarioPhase
from steamshed.games.binario.table.pieces import Pending
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

# asked for everything whenever the legal actions are listed, so these refusals are made once
NOTHING_TO_WITHDRAW: Final = Violation("BI-VEH-11")
NOT_SOLD_NOW: Final = Violation("BI-VEH-02")
NOT_USED_NOW: Final = Violation("BI-ADV-04")
OUT_OF_STOCK: Final = Violation("BI-VEH-09")
TOO_DEAR: Final = Violation("BI-RND-06")
NOT_ON_OFFER: Final = Violation("BI-VEH-04")
NO_LONGER_SOLD: Final = Violation("BI-VEH-08")


def row_named(state: Table, seat: int, action: Do) -> int:
    """The row that an action names ("road 1"), or -1."""
    board, number = MODES.index(action.words[0]), int(action.words[1]) - 1
    return state.row_of(seat, board, number) if 0 <= number < state.rules.rows[board] else -1


def row_name(state: Table, verb: str, row: int) -> Do:
    _, board, number = state.place_of(row)
    return do(verb, board, str(number))


def used_price(state: Table, kind: int) -> int:
    """BI-VEH-04: half the list price, rounded up."""
    box = state.rules.box
    return ceil_part(box.vehicles[kind].price, box.used_numerator, box.used_denominator)


class Trade(BinarioPhase):
    """S4: buy, withdraw, offer, until done."""

    name = "trade"
    verbs: tuple[str, ...] = ("buy", "withdraw", "offer", "done")

    def legal(self, state: Table) -> list[Action]:
        seat, rules = state.decider, state.rules
        found: list[Action] = []
        for kind, left in enumerate(state.stock):
            if left and not check_buy(state, seat, kind):
                found.append(rules.buy[kind])
        for at in range(rules.all_rows):
            if not check_withdraw(state, seat * rules.all_rows + at):
                found.append(rules.withdraw[at])
        for kind in range(len(rules.box.vehicles)):
            if not check_offer(state, seat, kind):
                found.append(rules.offer[kind])
        found.append(DONE)
        return found

    def check_words(self, state: Table, action: Do) -> Violation | None:
        seat = state.decider
        if action.verb == "done":
            return None
        if action.verb == "withdraw":
            return check_withdraw(state, row_named(state, seat, action))
        kind = state.rules.box.vehicle_of[action.word]
        if action.verb == "buy":
            return check_buy(state, seat, kind)
        return check_offer(state, seat, kind)

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        seat = state.decider
        if action.verb == "done":
            rounds.end_trade(state)
            return events
        if action.verb == "withdraw":
            pending = Pending("withdraw")
            pending.row = row_named(state, seat, action)
            state.pending = pending
            state.decide(seat, "withdraw")
            return events
        kind = state.rules.box.vehicle_of[action.word]
        if action.verb == "buy":
            price = effects.vehicle_price(state, seat, kind)
            state.silver[seat] -= price
            state.stock[kind] -= 1
            state.park[seat][kind] += 1
            events.append(Event("vehicle-bought", seat, {"vehicle": action.word, "silver": price}))
            state.decide(seat, "trade")
            return events
        pending = Pending("offer")
        pending.vehicle = kind
        state.pending = pending
        events.append(Event("vehicle-offered", seat, {"vehicle": action.word, "silver": used_price(state, kind)}))
        state.decide(1 - seat, "offer")
        return events


def check_withdraw(state: Table, row: int) -> Violation | None:
    """BI-VEH-11."""
    stands = row >= 0 and state.vehicle[row] >= 0 and not state.progress[row] and not state.withdrawn[row]
    return None if stands else NOTHING_TO_WITHDRAW


def check_buy(state: Table, seat: int, kind: int) -> Violation | None:
    """BI-VEH-01, 02 and 09; BI-ADV-04."""
    vehicle = state.rules.box.vehicles[kind]
    if not vehicle.buy >> state.era & 1:
        return NOT_SOLD_NOW
    if state.rules.advanced and not vehicle.use >> state.era & 1:
        return NOT_USED_NOW
    if state.stock[kind] < 1:
        return OUT_OF_STOCK
    return None if effects.vehicle_price(state, seat, kind) <= state.silver[seat] else TOO_DEAR


def check_offer(state: Table, seat: int, kind: int) -> Violation | None:
    """BI-VEH-04, BI-VEH-08, BI-ADV-04."""
    vehicle = state.rules.box.vehicles[kind]
    if not lines.owned_parked(state, seat, kind) or kind in state.declined:
        return NOT_ON_OFFER
    if used_price(state, kind) > state.silver[1 - seat]:
        return NOT_ON_OFFER
    if state.rules.restricted_sale and not vehicle.buy >> state.era & 1:
        return NO_LONGER_SOLD
    if state.rules.advanced and not vehicle.use >> state.era & 1:
        return NOT_USED_NOW
    return None


class Withdraw(BinarioPhase):
    """How many vehicles are withdrawn (BI-VEH-11)."""

    name = "withdraw"
    verbs: tuple[str, ...] = ("number",)

    def proposed(self, state: Table) -> list[Do]:
        return [do("number", str(number)) for number in range(1, state.count[state.decision.row] + 1)]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        return None if 1 <= int(action.word) <= state.count[state.decision.row] else Violation("BI-VEH-11")

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        row = state.decision.row
        args = reports.vehicles(state, row) | {"count": int(action.word)}
        lines.take_off(state, row, int(action.word))
        state.withdrawn[row] = True
        events.append(Event("vehicles-withdrawn", state.decider, args))
        state.pending = None
        state.decide(state.decider, "trade")
        return events


class Offer(BinarioPhase):
    """S4r: the other player accepts and pays, or declines."""

    name = "offer"
    verbs: tuple[str, ...] = ("accept", "decline")

    def proposed(self, state: Table) -> list[Do]:
        return [ACCEPT, DECLINE]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        return None

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        pending = state.decision
        buyer, kind = state.decider, pending.vehicle
        seller = 1 - buyer
        args: dict[str, str | int] = {
            "vehicle": state.rules.box.vehicles[kind].id,
            "silver": used_price(state, kind),
        }
        if action.verb == "accept":
            price = used_price(state, kind)
            lines.fetch_any(state, seller, kind)
            state.park[buyer][kind] += 1
            state.silver[buyer] -= price
            state.silver[seller] += price
            events.append(Event("offer-accepted", buyer, args))
        else:
            state.declined.append(kind)
            events.append(Event("offer-declined", buyer, args))
        state.pending = None
        state.decide(seller, "trade")
        return events


PHASES: list[BinarioPhase] = [Trade(), Withdraw(), Offer()]
