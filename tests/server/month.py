"""A month of games over weeks in some minutes: tables of four friends who live apart (``friends.py``).

    python -m tests.server.month                           # eight tables, with orders given ahead and without
    python -m tests.server.month --tables 2 --seed 7 --no-orders

Says how many notices people got, how long tables waited and when games ended. What must be so whatever happens is in
``faults``; one that is found is printed, and the command fails.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from steamshed.kernel.record import play_again
from steamshed.orders import Phase, knowledge_of
from steamshed.orders.deciding import deed
from steamshed.server.tables.live_tables import LoadedTable
from steamshed.server.tables.play import Done
from tests.server.friends import DAY, LONGEST, START, STEP, TABLES, Friend, Month, Sent, month

MOST_A_DAY = 6
"""Messages that somebody who plays at one table, and perhaps stands in at another, gets on one day."""


# -- what must be so -----------------------------------------------------------------------------------------------


def faults(found: Month, whole: bool = True) -> list[str]:
    """What is not as it must be; games need not have ended if it was not the ``whole`` time."""
    wrong = list(found.wrong)
    if whole:
        wrong += [f"{name(loaded)} has not ended" for loaded in found.tables if loaded.now.stage != "finished"]
    wrong += twice_told(found.sending.sent)
    mailed = len({one.message for one in found.sending.sent if one.way in ("mail", "digest")})
    if mailed != len(found.post.mails):
        wrong.append(f"{mailed} mails were sent, {len(found.post.mails)} came")
    wrong += [f"{one.id} is told in the night: {sent}" for one, sent in by_night(found)]
    for one in found.people:
        day, most = max(messages(found, one).items(), key=lambda item: item[1], default=("", 0))
        if most > MOST_A_DAY:
            wrong.append(f"{one.id} is told {most} times on {day}")
    for loaded in found.tables:
        wrong += [f"{name(loaded)}: {words}" for words in (*needless(found, loaded), *bad_orders(found, loaded))]
        own = sum(done.bot is None and not done.order for done in actions(loaded))
        if own != found.moves[loaded.now.info.id]:
            wrong.append(f"{name(loaded)}: {own} moves stand, {found.moves[loaded.now.info.id]} were made")
    return wrong


def name(loaded: LoadedTable) -> str:
    return f"{loaded.now.info.game} ({type(loaded.now.info.pace).__name__.lower()}, {loaded.now.info.fallback})"


def actions(loaded: LoadedTable) -> list[Done]:
    return [] if loaded.now.play is None else list(loaded.now.play.done())


def twice_told(sent: Sequence[Sent]) -> list[str]:
    """What somebody was told of one wait more than once in one way."""
    count = Counter((one.user, one.way, one.kind, one.table, one.mark) for one in sent)
    return [f"told {times} times: {' '.join(what)}" for what, times in count.items() if times > 1]


def by_night(found: Month) -> Iterator[tuple[Friend, Sent]]:
    """What came in somebody's quiet hours. A reminder that would be too late in the morning comes when they begin."""
    known = {one.id: one for one in found.people}
    for sent in found.sending.sent:
        one = known[sent.user]
        allowed = sent.kind == "reminder" and one.awake(sent.at - STEP)
        if sent.way != "digest" and not one.awake(sent.at) and not allowed:
            yield one, sent


def waits(done: Sequence[Done]) -> Iterator[tuple[str, list[Done]]]:
    """The waits of a game that nobody took anything back in: by which each is known, and the actions that ended it."""
    begins = 0
    for number in range(1, len(done) + 1):
        if number == len(done) or done[number].seat != done[begins].seat:
            yield (f"{begins}@{done[begins - 1].time:.3f}" if begins else "0"), list(done[begins:number])
            begins = number


def needless(found: Month, loaded: LoadedTable) -> Iterator[str]:
    """Notices of waits that orders have ended which were given before."""
    told = {one.mark for one in found.sending.sent if one.table == loaded.now.info.id and one.kind == "turn"}
    before, ended = START, list(waits(actions(loaded)))
    if ended and ended[-1][1][0].seat == loaded.now.turn:
        ended.pop()  # what is left of this turn may be for himself
    for mark, answers in ended:
        orders = found.given[loaded.now.info.id, answers[0].seat]
        new = any(before < one.at <= answers[-1].time for one in orders)
        if mark in told and all(one.order for one in answers) and not new:
            yield f"told of wait {mark}, which an order answered"
        before = answers[-1].time


def bad_orders(found: Month, loaded: LoadedTable) -> Iterator[str]:
    """Orders that did what was not legal, or what their owner had not said."""
    played = loaded.now.play
    assert played is not None
    state, known = played.begun.again(), knowledge_of(played.game)
    for number, done in enumerate(played.done(), 1):
        if done.order:
            legal = [str(action) for action in state.legal()]
            given = [one for one in found.given[loaded.now.info.id, done.seat] if one.at <= done.time]
            steps = [step for one in given for step in one.order.steps if said_for(step.when, state.phase)]
            said = [step for step in steps if deed(step, state.phase, legal, known) == done.action]
            if done.action not in legal or state.seat != done.seat or not said:
                yield f"action {number}, {done.action!r}, is nobody's order"
        play_again(state, played.game.parse(done.action, state), done.outcomes)


def said_for(when: Sequence[object], phase: str) -> bool:
    return all(one.name == phase for one in when if isinstance(one, Phase))


# -- what is measured ----------------------------------------------------------------------------------------------


def messages(found: Month, one: Friend) -> Counter[str]:
    """How many messages somebody got on which day of his."""
    seen = {sent.message: sent.at for sent in found.sending.sent if sent.user == one.id}
    return Counter(one.local(at).date().isoformat() for at in seen.values())


@dataclass(frozen=True)
class Game:
    """How it went at a table."""

    name: str
    days: float
    decisions: int
    ordered: int
    bots: int
    waits: int

    @property
    def hours(self) -> float:
        """That the table waited for a decision, on the average."""
        return self.days * 24 / max(1, self.decisions)


@dataclass(frozen=True)
class Measured:
    games: list[Game]
    mean: float
    """Messages a person and a day while he played."""
    most: int
    twice: int
    """Moves that were sent twice."""
    orders: int


def measured(found: Month) -> Measured:
    games, days, got, most = [], 0.0, 0, 0
    for loaded in found.tables:
        done = actions(loaded)
        length = (found.ended.get(loaded.now.info.id, found.now) - START) / DAY
        ordered, bots = sum(one.order for one in done), sum(one.bot is not None for one in done)
        games.append(Game(name(loaded), length, len(done), ordered, bots, sum(1 for _ in waits(done))))
    for one in found.people:
        days += games[one.table].days
        by_day = messages(found, one)
        got, most = got + by_day.total(), max(most, *by_day.values(), 0)
    return Measured(games, got / days, most, found.twice, sum(map(len, found.given.values())))


async def simulated(tables: int, seed: int, with_orders: bool, days: int = LONGEST) -> tuple[Measured, list[str]]:
    async with month(tables, seed, with_orders) as found:
        await found.run(days)
        return measured(found), faults(found, whole=days == LONGEST)


def report(found: Measured, with_orders: bool) -> None:
    print(f"\n{'with' if with_orders else 'without'} orders given ahead")
    print(f"{'game':42}{'days':>7}{'decisions':>11}{'by order':>10}{'by bots':>9}{'waits':>7}{'h/decision':>12}")
    for game in found.games:
        numbers = f"{game.decisions:11}{game.ordered:10}{game.bots:9}{game.waits:7}{game.hours:12.2f}"
        print(f"{game.name:42}{game.days:7.1f}{numbers}")
    mean = statistics.mean(game.days for game in found.games)
    total = sum(game.days for game in found.games) * 24 / sum(game.decisions for game in found.games)
    print(f"a table waited {mean * 24:.0f} hours a game, {total:.2f} hours a decision; {found.orders} orders given")
    print(f"messages a person a day: {found.mean:.2f} on the average, {found.most} at most")
    print(f"moves sent twice: {found.twice}, each stands once")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=len(TABLES), choices=range(1, len(TABLES) + 1), metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--days", type=int, default=LONGEST, help="stop after so many")
    parser.add_argument("--no-orders", action="store_true", help="nobody gives any; else both are measured")
    given = parser.parse_args()
    wrong: list[str] = []
    for with_orders in (False,) if given.no_orders else (True, False):
        found, bad = asyncio.run(simulated(given.tables, given.seed, with_orders, given.days))
        report(found, with_orders)
        for words in bad:
            print(f"wrong: {words}", flush=True)
        wrong += bad
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
