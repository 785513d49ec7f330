"""The colour effect of the placed worker: one class for each kind that content may give to a colour.

See docs/rules/railroad_revolution.md 5.2.1.
"""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import SPEC, SPEC_COLOUR, SPEC_DEAL, SPEC_FLIP, SPEC_TRAIN, Move
from steamshed.games.railroad_revolution.content.box import SPEC_RULES, SPECS, Spec
from steamshed.games.railroad_revolution.content.effects import EXCHANGE, STEPS, frame
from steamshed.games.railroad_revolution.rules.changes import (
    count_trains,
    first_bonus,
    flip,
    primary,
    push,
    take_train,
)
from steamshed.games.railroad_revolution.rules.conditions import (
    bonus,
    flipping,
    live,
    live_exchange,
    live_op,
    live_slowly,
    rewarding,
)
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.violation import Violation


class Colour:
    """What a kind of colour effect asks for beyond its price, and what it does. ``rule`` is the rule of the colour."""

    def words(self, state: Table) -> int:
        """Which words follow ``spec``."""
        return SPEC

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return None

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        raise NotImplementedError


class Flip(Colour):
    """A train is turned."""

    def words(self, state: Table) -> int:
        return SPEC_FLIP

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return flipping(state, seat, move, spec.pay)

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        flip(state, seat, move.a, move.b)


class Train(Colour):
    """A train is taken."""

    def words(self, state: Table) -> int:
        return SPEC_TRAIN

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return None if state.stacks[move.a] else Violation("RR-TRN-01")

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        take_train(state, seat, move.a)


class Exchange(Colour):
    """A worker is exchanged."""

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return None if live_exchange(state, seat) else Violation("RR-GEN-14")

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        state.frames.append(frame(EXCHANGE))


class Steps(Colour):
    """Performance steps."""

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return None if live_op(state, seat, STEPS, 0, 0, 0, 0) or live_slowly(state, move) else Violation("RR-GEN-14")

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        state.frames.append(frame(STEPS, spec.a))


class Shares(Colour):
    """Shares."""

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        state.shares[seat] += spec.a


class Bonus(Colour):
    """The first-station bonus of the city."""

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return Violation(rule) if state.city < 0 else bonus(state, seat, move)

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        first_bonus(state, seat)


class NoCost(Colour):
    """The station costs nothing."""

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return None if state.city >= 0 and state.owed > 0 else Violation(rule)

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        state.owed = 0


class Primary(Colour):
    """The primary reward again."""

    def words(self, state: Table) -> int:
        if state.city < 0:
            return SPEC
        return SPEC_COLOUR if state.rules.box.city_tiles[state.city_tile[state.city]].primary.either else SPEC

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return Violation(rule) if state.city < 0 else rewarding(state, move, spec.pay)

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        primary(state, move.a)


class TerrainMoney(Colour):
    """Money for the triangles of all rails laid."""

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return None if state.laid >= state.need else Violation(rule)

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        state.cash[seat] += spec.a + spec.b * state.triangles


class ExtraRail(Colour):
    """One rail more, if the stock had it at the start of the action."""

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return None if state.rails_left[seat] + state.laid > state.rules.box.rails_per_action else Violation(rule)

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        state.need = state.rules.box.rails_per_action + 1


class FirstShares(Colour):
    """The first-office shares of the sector."""

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return None if state.sector >= 0 else Violation(rule)

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        state.shares[seat] += state.rules.box.sector_first[state.sector]


class ShareMoney(Colour):
    """Money for the shares of the sector."""

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return None if state.sector >= 0 else Violation(rule)

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        state.cash[seat] += spec.a * state.taken


class Tile(Colour):
    """The tile of the sector."""

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        if state.sector < 0:
            return Violation(rule)
        tile = state.sector_tile[state.sector]
        if tile < 0:
            return Violation("RR-TEL-07")
        return live(state, move, state.rules.box.telegraph_tiles[tile], spec.pay, 0, "RR-GEN-14")

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        push(state, state.rules.box.telegraph_tiles[state.sector_tile[state.sector]])


class Deal(Colour):
    """RR-TRD-05: a deal, used up at once; the next tile is revealed by whoever has the chance."""

    def words(self, state: Table) -> int:
        return SPEC_DEAL

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        box = state.rules.box
        deal = box.deals[state.deal_tile][move.a]
        if state.shares[seat] + spec.a < deal.shares or state.cash[seat] < deal.money:
            return Violation(rule)
        given = box.share_price * (deal.shares - spec.a)
        return live(state, move, deal.effects, deal.money, 0, "RR-DEAL-04", given)

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        deal = state.rules.box.deals[state.deal_tile][move.a]
        state.shares[seat] += spec.a - deal.shares
        state.cash[seat] -= deal.money
        state.deal_discards |= 1 << state.deal_tile
        state.deal_tile = -1
        push(state, deal.effects)


class TrainMoney(Colour):
    """Money for the own trains."""

    def check(self, state: Table, seat: int, move: Move, spec: Spec, rule: str) -> Violation | None:
        return None if count_trains(state, seat) else Violation(rule)

    def perform(self, state: Table, seat: int, move: Move, spec: Spec) -> None:
        state.cash[seat] += spec.a * count_trains(state, seat)


class ColourEffect(Option):
    """RR-TURN-07, 08, 12: the effect of the placed worker, once, for its price."""

    def __init__(self) -> None:
        by_name: dict[str, Colour] = {
            "flip": Flip(),
            "train": Train(),
            "exchange": Exchange(),
            "steps": Steps(),
            "shares": Shares(),
            "bonus": Bonus(),
            "no_cost": NoCost(),
            "primary": Primary(),
            "terrain_money": TerrainMoney(),
            "extra_rail": ExtraRail(),
            "first_shares": FirstShares(),
            "share_money": ShareMoney(),
            "tile": Tile(),
            "deal": Deal(),
            "train_money": TrainMoney(),
        }
        self.kinds: list[Colour] = [by_name[name] for name in SPECS]

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        if state.spec_used:
            return Violation("RR-TURN-07")
        if state.placed == 0:
            return Violation("RR-TURN-08")
        spec, rule = state.rules.box.specs[state.action][state.placed], SPEC_RULES[state.action][state.placed]
        kind = self.kinds[spec.kind]
        if move.verb != kind.words(state):
            return Violation(rule)
        if state.cash[seat] < spec.pay:
            return Violation("RR-GEN-17")
        return kind.check(state, seat, move, spec, rule)

    def perform(self, state: Table, seat: int, move: Move) -> None:
        spec = state.rules.box.specs[state.action][state.placed]
        state.spec_used = True
        state.cash[seat] -= spec.pay
        self.kinds[spec.kind].perform(state, seat, move, spec)
