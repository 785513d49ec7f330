"""What the results of a tournament say: win shares with their uncertainty, scores, places, decision times."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from steamshed.arena.match import Result

NINETY_FIVE = 1.959964


@dataclass(frozen=True)
class Line:
    """One bot's results. A bot that holds several seats of a game is counted once for each."""

    bot: str
    seats: int
    wins: float
    """Shared wins count as their share."""
    win_share: float
    """Of the games with this bot: the part that one of its seats won."""
    low: float
    high: float
    """The 95 % interval of the win share (Wilson)."""
    score: float
    place: float
    eliminated: float
    p50: float
    p99: float
    """Milliseconds a decision."""
    faults: int


def summary(results: Sequence[Result]) -> list[Line]:
    """A line for every bot, in the order in which they first appear."""
    names = list(dict.fromkeys(name for result in results for name in result.bots))
    return [line_for(name, results) for name in sorted(names, key=str)]


def line_for(name: str, results: Sequence[Result]) -> Line:
    games = [result for result in results if name in result.bots]
    seats = [(result, seat) for result in games for seat, bot in enumerate(result.bots) if bot == name]
    wins = sum(win_of(result, seat) for result, seat in seats)
    low, high = wilson(wins, len(games))
    times = sorted(seconds for result, seat in seats for seconds in result.times[seat])
    return Line(
        bot=name,
        seats=len(seats),
        wins=round(wins, 2),
        win_share=wins / len(games),
        low=low,
        high=high,
        score=mean([result.scores[seat] for result, seat in seats]),
        place=mean([place_of(result, seat) for result, seat in seats]),
        eliminated=mean([float(seat in result.eliminated) for result, seat in seats]),
        p50=1000 * quantile(times, 0.5),
        p99=1000 * quantile(times, 0.99),
        faults=sum(1 for result in games for seat, _ in result.faults if result.bots[seat] == name),
    )


def win_of(result: Result, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0


def place_of(result: Result, seat: int) -> float:
    """The mean of the places that seats with the same rank share."""
    before = 0
    for place in result.places:
        if seat in place:
            return before + (len(place) + 1) / 2
        before += len(place)
    raise ValueError(f"seat {seat} has no place")


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, NINETY_FIVE**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NINETY_FIVE / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def quantile(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def as_text(results: Sequence[Result]) -> str:
    """The table for people."""
    rows = [("bot", "seats", "wins", "win share", "95 %", "score", "place", "out", "p50 ms", "p99 ms", "faults")]
    for line in summary(results):
        interval = f"{100 * line.low:.1f}-{100 * line.high:.1f}"
        rows.append(
            (
                line.bot, str(line.seats), f"{line.wins:g}", f"{100 * line.win_share:.1f} %", interval,
                f"{line.score:.1f}", f"{line.place:.2f}", f"{100 * line.eliminated:.1f} %",
                f"{line.p50:.1f}", f"{line.p99:.1f}", str(line.faults),
            )
        )  # fmt: skip
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    text = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    winners = mean([max(result.scores[seat] for seat in result.winners) for result in results if result.winners])
    length = mean([float(result.actions) for result in results])
    text.append(f"{len(results)} games, {length:.0f} actions a game, mean score of the winner {winners:.1f}")
    for reason in sorted({f"{result.bots[seat]}: {reason}" for result in results for seat, reason in result.faults})[
        :10
    ]:
        text.append(f"fault of {reason}")
    return "\n".join(text)
