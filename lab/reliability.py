"""How true are expected points and chances: a page with tables and a plot, from games that were held out."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

BINS = (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.0)
STAGES = 4
SIZE = 240


@dataclass(frozen=True)
class Said:
    """What was expected in one position, and what came of it; seats that were out are left out."""

    game: int
    progress: float
    chances: list[float]
    won: list[float]
    """What a seat has of the win: 1, or its part of a shared one."""
    points: list[float]
    scores: list[float]


@dataclass(frozen=True)
class Bin:
    """Chances that are about the same."""

    count: int
    said: float
    came: float
    error: float
    """The standard error of what came, by games."""


@dataclass(frozen=True)
class Row:
    """How true it was in some positions."""

    positions: int
    games: int
    log_loss: float
    guessing: float
    error: float
    slope: float


def bins_of(said: Sequence[Said]) -> list[Bin]:
    found = []
    for low, high in itertools.pairwise(BINS):
        inside = [
            (one.game, chance, won)
            for one in said
            for chance, won in zip(one.chances, one.won, strict=True)
            if low <= chance < high or (high == 1.0 and chance == 1.0)
        ]
        if inside:
            count = len(inside)
            came = sum(won for _, _, won in inside) / count
            # positions of a game are alike: the error is that of so many games
            games = len({game for game, _, _ in inside})
            error = math.sqrt(max(came * (1 - came), 0.25 / games) / games)
            found.append(Bin(count, sum(chance for _, chance, _ in inside) / count, came, error))
    return found


def row_of(said: Sequence[Said]) -> Row:
    loss, guess, off, across, along, seats = 0.0, 0.0, 0.0, 0.0, 0.0, 0
    for one in said:
        loss -= sum(won * math.log(max(chance, 1e-6)) for chance, won in zip(one.chances, one.won, strict=True))
        guess += math.log(len(one.chances))
        usual, mean = sum(one.scores) / len(one.scores), sum(one.points) / len(one.points)
        for point, score in zip(one.points, one.scores, strict=True):
            seats += 1
            off += abs(point - score)
            across += (point - mean) * (score - usual)
            along += (point - mean) ** 2
    count, games = len(said), len({one.game for one in said})
    return Row(count, games, loss / count, guess / count, off / seats, across / along if along else 1.0)


def stages_of(said: Sequence[Said]) -> list[tuple[str, list[Said]]]:
    """The positions by how far the game was, each part with about as many."""
    marks = sorted(one.progress for one in said)
    cuts = sorted({marks[len(marks) * at // STAGES] for at in range(1, STAGES)})
    found: list[tuple[str, list[Said]]] = []
    for low, high in zip([-math.inf, *cuts], [*cuts, math.inf], strict=True):
        inside = [one for one in said if low <= one.progress < high]
        if inside:
            first, last = min(one.progress for one in inside), max(one.progress for one in inside)
            found.append((f"{first:.0%} to {last:.0%} of the game", inside))
    return found


def report_of(title: str, said: Sequence[Said]) -> str:
    """The page, in Markdown."""
    rows = [("all", list(said)), *stages_of(said)]
    sizes = sorted({len(one.scores) for one in said})
    if len(sizes) > 1:
        rows += [(f"{size} players in the game", [one for one in said if len(one.scores) == size]) for size in sizes]
    lines = [
        f"### {title}",
        "",
        "| positions | how many | games | log loss | guessing | points off | slope |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for name, inside in rows:
        row = row_of(inside)
        lines.append(
            f"| {name} | {row.positions} | {row.games} | {row.log_loss:.3f} | {row.guessing:.3f} |"
            f" {row.error:.1f} | {row.slope:.2f} |"
        )
    lines += ["", "| chance, on the average | seats | won |", "|---:|---:|---:|"]
    for one in bins_of(said):
        lines.append(f"| {one.said:.0%} | {one.count} | {one.came:.0%} ± {one.error:.0%} |")
    return "\n".join(lines) + "\n"


def plot_of(title: str, said: Sequence[Said]) -> str:
    """The reliability plot as SVG: what was said across, what came upwards, with its standard error."""
    margin, size = 40, SIZE
    marks = [f'<line x1="{margin}" y1="{margin + size}" x2="{margin + size}" y2="{margin}" stroke="#999"/>']
    for one in bins_of(said):
        x, y, error = margin + size * one.said, margin + size * (1 - one.came), size * one.error
        marks.append(f'<line x1="{x:.1f}" y1="{y - error:.1f}" x2="{x:.1f}" y2="{y + error:.1f}" stroke="#357"/>')
        marks.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#357"/>')
    for part in (0, 50, 100):
        at = size * part / 100
        marks.append(f'<text x="{margin + at}" y="{margin + size + 16}" text-anchor="middle">{part} %</text>')
        marks.append(f'<text x="{margin - 4}" y="{margin + size - at + 4}" text-anchor="end">{part} %</text>')
    whole = size + 2 * margin
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" width="{whole}"'
        f' font-family="sans-serif" font-size="11">'
        f"<title>{title}: chance that was said, and part of the games won</title>"
        f'<rect x="{margin}" y="{margin}" width="{size}" height="{size}" fill="none" stroke="#999"/>'
        f'<text x="{whole / 2}" y="24" text-anchor="middle" font-size="13">{title}</text>{"".join(marks)}</svg>\n'
    )
