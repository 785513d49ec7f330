"""How many clicks a game costs by hand: with the plain list of answers, and with panels and plans.

python -m bench.clicks            prints both, for the same moves of scripted games
python -m bench.clicks --seed 3   other games
python -m bench.clicks --bot greedy   games of players who choose what brings them most
python -m bench.clicks --phases   which decisions they go to

Moves are those that a game's heuristics advise, and where they have no advice, random ones that ruin nobody. With the
plain list every answer that narrows the legal actions is a click, and so is the confirmation. With panels a move, or
several that a plan has in common with what is played next, costs what leads to the plan: pointing at things, selecting
it, confirming; a step that can be taken back and leaves the decision where it is needs no confirmation. What cannot be
reached so costs what it costs with the plain list. Two plans are the same moves if they lead to the same position: the
tiles of a turn in another order, the other of two own links. A decision with a single answer is made by itself where
the player wants that.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import steamshed
from steamshed.bots import bot
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.ui.following import carried_out, with_gestures
from steamshed.ui.panel import Amounts, Counters, Editor, Panel, Pictures, Plan, Rows, Tickets

GAMES = ("age_of_steam", "steam", "days_of_steam", "railroad_revolution", "binario")
CONFIRM = 1
POINTED = 2
"""How many things are pointed at, at most."""
ROWS = 12
"""How many rows of a list are shown at first."""
CHIPS = 24
"""Up to so many values, every number is a chip; beyond that it is stepped to."""
MOST_NEAR = 4
"""How many things somebody thinks of pointing at."""


def plain_clicks(state: State, action: Action) -> int:
    """Clicks with the plain list: for every thing that narrows it, or for the answer itself; and the confirmation."""
    left = [state.choice(legal) for legal in state.legal()]
    if len(left) == 1:
        return CONFIRM
    wanted, clicks = state.choice(action), 0
    for depth in range(len(wanted.things)):
        if len({choice.things[depth : depth + 1] for choice in left}) > 1:
            clicks += 1
        left = [choice for choice in left if choice.things[: depth + 1] == wanted.things[: depth + 1]]
        if len(left) == 1:
            return clicks + CONFIRM
    verb = action.text.split(" ")[0]
    alike = [choice for choice in left if choice.action.text.split(" ")[0] == verb]
    if len(alike) > 1 and not wanted.things and all(word.isdigit() for word in action.text.split(" ")[1:]):
        # a stepper: at its lowest, or some steps up
        return clicks + abs(alike.index(next(one for one in alike if one.action == action))) + CONFIRM
    return clicks + 1 + CONFIRM


def plans_in(panel: Panel, pointed: bool) -> Iterator[tuple[Plan, int]]:
    """The plans of a panel, each with the clicks that select it; the first of those that lead to what was pointed at is
    in hand already."""
    for plan in panel.others:
        yield plan, 1
    in_hand = pointed
    for section in panel.sections:
        match section:
            case Tickets() | Pictures():
                shown = section.tickets if isinstance(section, Tickets) else section.pictures
                for at, plan in enumerate([one.plan for one in shown]):
                    yield plan, 0 if in_hand and at == 0 else 1
                in_hand = False
            case Editor():
                if section.plan is not None:
                    yield section.plan, 0
                in_hand = False
            case Rows():
                yield from rows_in(section)
            case Counters():
                start = next((at for at, one in enumerate(section.counters) if one.value == section.start), 0)
                chips = len(section.counters) <= CHIPS
                for at, counter in enumerate(section.counters):
                    yield counter.plan, min(1, abs(at - start)) if chips else abs(at - start)
            case _:
                pass


def rows_in(section: Rows) -> Iterator[tuple[Plan, int]]:
    """The plans of rows: those further down are a click away, and so are further ways to the same, and another order in
    which they stand further up."""
    for order in range(max(1, len(section.orders))):
        rows = sorted(section.rows, key=lambda row: row.ranks[order]) if section.orders else section.rows
        seen: set[str] = set()
        shown = 0
        for row in rows:
            again = row.group != "" and row.group in seen
            seen.add(row.group)
            shown += not again
            if row.plan is not None:
                yield row.plan, 1 + (shown > ROWS) + again + (order > 0)


def amounts_clicks(panel: Panel, coming: Sequence[Action]) -> tuple[int, int]:
    """Clicks for what is taken together, and how many moves that is; none if it is something else."""
    for section in panel.sections:
        if not isinstance(section, Amounts):
            continue
        counts = {amount.action: 0 for amount in section.amounts}
        at = 0
        while at < len(coming) and coming[at] in counts:
            counts[coming[at]] += 1
            at += 1
        length = at + len(section.last)
        if at and list(section.last) == list(coming[at:length]):
            steps = [
                min(abs(counts[one.action] - one.start), 1 + (one.most - counts[one.action]))
                if counts[one.action] != one.start
                else 0
                for one in section.amounts
            ]
            return sum(steps) + CONFIRM, length
    return 0, 0


def panel_of(game: Game, state: State, things: Sequence[str] = ()) -> Panel | None:
    """The panel of the seat that decides, as it is sent."""
    assert state.seat is not None
    found = game.panel(state, state.seat, things)
    return None if found is None else with_gestures(game, state, found)


def panel_clicks(
    game: Game, state: State, coming: Sequence[Action], later: Sequence[Action], tried: Sequence[str]
) -> tuple[int, int]:
    """The fewest clicks for the next moves, or for as many of them as one plan has and promises: the clicks, how many
    moves. ``coming`` follow at once, ``later`` when the seat is asked again."""
    best = (plain_clicks(state, coming[0]), 1)
    first = panel_of(game, state)
    if first is None:
        return best
    asked: list[tuple[list[str], int]] = [([], 0)]
    near = [thing for thing in dict.fromkeys(tried) if thing in first.asks][:MOST_NEAR]
    asked += [([thing], 1) for thing in near]
    if len(coming) > 1:
        asked += [([one, other], POINTED) for one in near for other in near if one != other]
    taken = amounts_clicks(first, coming)
    if taken[1] and taken[0] * best[1] < best[0] * taken[1]:
        best = taken
    for things, pointing in asked:
        panel = first if not things else panel_of(game, state, things)
        if panel is None:
            continue
        for plan, selecting in plans_in(panel, bool(things)):
            length = len(plan.actions)
            clicks = pointing + (max(1, selecting) if plan.at_once else selecting + CONFIRM)
            following = [*coming[length:], *later][: len(plan.later)]
            moves = length + len(following)
            if list(plan.later) != following or clicks * best[1] >= best[0] * moves:
                continue
            if is_meant(state, plan.actions, coming[:length]):
                best = (clicks, moves)
    return best


def is_meant(state: State, plan: Sequence[Action], moves: Sequence[Action]) -> bool:
    """Whether a plan is what is played, or leads to the same position."""
    if list(plan) == list(moves):
        return True
    if verbs(plan) != verbs(moves):
        return False
    while plan[-1:] == moves[-1:]:  # the end of a turn, with what chance may bring then
        plan, moves = plan[:-1], moves[:-1]
    ends = [carried_out(state, actions) for actions in (plan, moves)]
    return ends[0] is not None and ends[1] is not None and ends[0].dump() == ends[1].dump()


def verbs(actions: Sequence[Action]) -> list[str]:
    return sorted(action.text.split(" ")[0] for action in actions)


def touched(game: Game, state: State, coming: Sequence[Action]) -> list[str]:
    """Things that a player who has these moves in mind would point at: what changes, and where it leads to."""
    found: list[str] = []
    at = state.clone()
    for action in coming:
        if at.check(action) is not None:  # chance has come out otherwise here
            break
        found += at.choice(action).things
        events = at.apply(action, Chance(0))
        for event in events:
            for value in event.args.values():
                found += [f"{kind}-{value}" for kind in ("cell", "city", "town", "space", "sector")]
        if at.seat != state.seat:
            break
    return found + nodes_named(game, state, found)


def nodes_named(game: Game, state: State, found: Sequence[str]) -> list[str]:
    """Cities and towns whose names events told, by the things that are drawn for them."""
    board = getattr(getattr(state, "rules", None), "board", None)
    names = getattr(board, "node_at", {})
    grid = getattr(board, "grid", None)
    things: list[str] = []
    for thing in found:
        kind, _, name = thing.partition("-")
        if kind == "city" and name in names and grid is not None:
            field = grid.names[names[name]]
            things += [f"city-{field}", f"town-{field}", f"newcity-{field}"]
    return things


def script(game: Game, seed: int, most: int, player: str = "") -> list[tuple[State, Action]]:
    """A whole game as positions with what was played in them, by a bot if one is named."""
    chance, rng = Chance(seed), random.Random(seed)
    mind = bot(player, game) if player else None
    state = game.new(3 if 3 in game.seats else game.seats[0], chance=chance)
    moves: list[tuple[State, Action]] = []
    heuristics = game.heuristics()
    while state.seat is not None and len(moves) < most:
        legal = state.legal()
        if mind is not None:
            action = mind.choose(state.view(state.seat), legal, None, rng)
        else:
            action = heuristics.advise(state, legal, rng) or game.steady(state, legal, rng)
        moves.append((state.clone(), action))
        state.apply(action, chance)
    return moves


@dataclass
class Tally:
    """Decisions with their clicks: with the plain list; with panels and forced decisions made by themselves."""

    decisions: int = 0
    plain: int = 0
    helped: int = 0

    def add(self, decisions: int, plain: int, helped: int) -> None:
        self.decisions += decisions
        self.plain += plain
        self.helped += helped

    def line(self, name: str) -> str:
        each = self.plain / self.decisions, self.helped / self.decisions
        return f"{name:26}{self.decisions:10}{self.plain:8}{self.helped:8}{each[0]:12.2f}{each[1]:13.2f}"


def measure(game: Game, seed: int, most: int, player: str, tallies: dict[str, Tally]) -> None:
    """Plays a game and adds what its decisions cost, by phase."""
    moves = script(game, seed, most, player)
    for state, action in moves:
        tallies.setdefault(state.phase, Tally()).add(1, plain_clicks(state, action), 0)
    for seat in {state.seat for state, _ in moves}:
        for phase, clicks in helped(game, moves, seat):
            tallies[phase].add(0, 0, clicks)


AHEAD = 30
"""How many moves are looked at for what is meant as one thing."""


def helped(game: Game, moves: Sequence[tuple[State, Action]], seat: int | None) -> Iterator[tuple[str, int]]:
    """Clicks of a seat with panels, with the phase in which they are made."""
    mine = [at for at, (state, _) in enumerate(moves) if state.seat == seat and len(state.legal()) > 1]
    number = 0
    while number < len(mine):
        at = mine[number]
        following = mine[number : number + AHEAD]
        # what follows before anybody else decides; forced answers in between are given by themselves
        unbroken = [one for one in following if all(moves[other][0].seat == seat for other in range(at, one))]
        state, end = moves[at][0], unbroken[-1] + 1
        while end < len(moves) and moves[end][0].seat == seat and len(moves[end][0].legal()) == 1:
            end += 1
        coming = [moves[one][1] for one in range(at, end)]
        later = [moves[one][1] for one in following[len(unbroken) :]]
        clicks, length = panel_clicks(game, state, coming, later, touched(game, state, coming))
        yield state.phase, clicks
        number += chosen_among(mine[number:], at, coming, length)


def chosen_among(mine: Sequence[int], at: int, coming: Sequence[Action], length: int) -> int:
    """How many of a seat's own choices so many moves are."""
    inside = [one for one in mine if one < at + min(length, len(coming))]
    return max(1, len(inside) + max(0, length - len(coming)))


def main() -> None:
    parser = argparse.ArgumentParser(description="clicks of whole games with the plain list and with panels")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--most", type=int, default=400, help="moves a game at most")
    parser.add_argument("--bot", default="", help="who plays the games; players who follow advice, else at random")
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--phases", action="store_true", help="a line for each kind of decision, too")
    given = parser.parse_args()
    print(f"{'game':26}{'decisions':>10}{'plain':>8}{'panels':>8}{'a decision':>12}{'with panels':>13}")
    for name in given.game:
        tallies: dict[str, Tally] = {}
        for number in range(given.games):
            measure(steamshed.game(name), given.seed + number, given.most, given.bot, tallies)
        whole = Tally()
        for tally in tallies.values():
            whole.add(tally.decisions, tally.plain, tally.helped)
        print(whole.line(name), flush=True)
        if given.phases:
            for phase, tally in tallies.items():
                print(tally.line(f"  {phase}"), flush=True)


if __name__ == "__main__":
    main()
