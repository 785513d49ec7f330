"""What the steps of a turn and the open effects have in common (docs/rules/railroad_revolution.md 5.1 to 5.3)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import HIRE, SELL, VERBS, Move
from steamshed.games.railroad_revolution.content.box import ACTIONS
from steamshed.games.railroad_revolution.rules import causes, legality, reports
from steamshed.games.railroad_revolution.rules.free_actions import Hire, Sell
from steamshed.games.railroad_revolution.rules.option import Never, Option, perform_option
from steamshed.games.railroad_revolution.rules.turn_order import go_on
from steamshed.games.railroad_revolution.table.table import Table, TurnPhase
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation


def by_verb(options: dict[int, Option], rule: str) -> list[Option]:
    """The options of one place in a turn; what is none there is against the rule. The free actions are options
    everywhere and say themselves where they are not allowed (RR-GEN-08)."""
    never = Never(rule)
    found = [options.get(verb, never) for verb in range(len(VERBS))]
    found[SELL], found[HIRE] = Sell(), Hire()
    return found


class VerbPhase(TurnPhase):
    """A step of the turn or an open effect: an option for each verb that belongs there."""

    def __init__(self, name: str, options: dict[int, Option], otherwise: str = "RR-TURN-09") -> None:
        self.name = name
        self.options = by_verb(options, otherwise)

    def option(self, state: Table, move: Move) -> Option:
        """The option that a move is here."""
        return self.options[move.verb]

    def check_option(self, state: Table, seat: int, move: Move) -> Violation | None:
        return self.option(state, move).check(state, seat, move)

    def perform_option(self, state: Table, seat: int, move: Move) -> None:
        self.option(state, move).perform(state, seat, move)

    def legal(self, state: Table) -> list[Action]:
        return legality.legal(state)

    def check(self, state: Table, action: Move) -> Violation | None:
        violation = legality.check_move(state, action)
        return None if violation is None else violation.about(causes.facts(state, action, violation.rule))

    def perform(self, state: Table, action: Move, chance: Chance) -> list[Event]:
        events = reports.report(state, action)
        perform_option(state, action)
        go_on(state, chance, events)
        return events


class ActionPhase(VerbPhase):
    """The step in which the main action is carried out: other options for each of the four."""

    def __init__(self, name: str, common: dict[int, Option], own: dict[int, dict[int, Option]]) -> None:
        super().__init__(name, common)
        self.in_action = [by_verb({**common, **own[action]}, "RR-TURN-09") for action in range(len(ACTIONS))]

    def option(self, state: Table, move: Move) -> Option:
        return self.in_action[state.action][move.verb]
