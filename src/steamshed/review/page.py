"""A review as a page that needs nothing else: chart, players, key moments with pictures, in a language."""

from __future__ import annotations

import base64
import functools
import html
import importlib.resources
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from steamshed.kernel import words
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.fluent import Catalogue
from steamshed.kernel.record import Record
from steamshed.kernel.state import State
from steamshed.review.report import Moment, Plan, Review, SeatReport, StepReport
from steamshed.ui.game_ui import ui_of
from steamshed.ui.scene import Scene, Thing

COLOURS: Final = ("#0b6b4f", "#2f8fc9", "#d97511", "#c73f8c", "#6b5bb5", "#a08a10", "#444444", "#8a4b2a")
DASHES: Final = ("", "2 3", "9 4", "9 3 2 3", "4 4", "1 4", "12 3", "6 2 2 2")
"""Lines are told apart by their pattern, too."""
MARKS: Final = {"inaccuracy": "?!", "mistake": "?", "blunder": "??", "best": "!"}
WIDE, HIGH, EDGE = 960.0, 240.0, 34.0
APART: Final = 24.0
"""How far numbers of turns stand apart, at least."""
PIN: Final = "review-pin"
PINS_ACROSS: Final = 90
"""Half as many would fill a board from edge to edge."""

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 1rem; color: #17211c; background: #f4f6f2 }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2 }
svg { box-sizing: border-box; width: 100%; height: auto; background: #fff; border: 1px solid #c9d1ca }
table { border-collapse: collapse } td, th { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #c9d1ca }
td:first-child, th:first-child { text-align: left }
article { background: #fff; border: 1px solid #c9d1ca; padding: .5rem 1rem; margin: 1rem 0 }
.mark { font-weight: bold; padding: 0 .4rem; border: 1px solid currentcolor; border-radius: 3px }
.blunder { color: #a3231b } .best { color: #14663f }
img { width: 100%; height: auto } small { color: #4a574f }
.wide { overflow-x: auto } .wide svg { min-width: 40rem; display: block } .wide table { white-space: nowrap }
"""  # noqa: E501


@functools.cache
def messages(language: str) -> Catalogue:
    file = importlib.resources.files("steamshed.review") / "locale" / f"{language}.ftl"
    return Catalogue(file.read_text(encoding="utf-8"), language)


class Page:
    """Writes one page."""

    def __init__(self, record: Record, review: Review, language: str) -> None:
        self.record = record
        self.game = record.game
        self.review = review
        self.language = language
        self.names = dict(enumerate(record.names))

    def say(self, id: str, **args: object) -> str:
        found = messages(self.language).say(f"review-{id}", None, args)
        assert found is not None
        return html.escape(found[0])

    def text(self) -> str:
        title = self.say("title", game=words.text(self.game, self.language, "title"))
        parts = [
            f"<h1>{title}</h1>",
            f"<p>{self.verdict()}</p>",
            f"<h2>{self.say('chart')}</h2>",
            f'<div class="wide" tabindex="0">{self.chart()}</div>',
            self.legend(),
            f"<h2>{self.say('players')}</h2>",
            f'<div class="wide" tabindex="0">{self.players()}</div>',
            f"<h2>{self.say('moments')}</h2>",
            *([self.moment(self.review.moments[at]) for at in self.review.key] or [f"<p>{self.say('none')}</p>"]),
            f"<p><small>{self.thresholds()} {self.say('method', judge=self.review.judge)}</small></p>",
        ]
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        head += f"<style>{STYLE}</style>"
        body = "\n".join(parts)
        return f'<!doctype html>\n<html lang="{self.language}"><head>{head}</head>\n<body>{body}</body></html>\n'

    def verdict(self) -> str:
        found = self.review.verdict
        if found is None:
            return self.say("shared")
        who = self.names[found.winner]
        if not self.review.luck:
            return self.say("won-by-play", who=who, margin=found.margin)
        return self.say("won", who=who, margin=found.margin, play=signed(found.play), luck=signed(found.luck))

    def thresholds(self) -> str:
        marks = self.review.thresholds
        found = {"inaccuracy": marks.inaccuracy, "mistake": marks.mistake, "blunder": marks.blunder}
        said = [
            self.say("marks", name=f"{MARKS[mark]} {self.say(f'mark-{mark}')}", percent=round(100 * loss))
            for mark, loss in found.items()
        ]
        return "; ".join(said) + "."

    # -- chart -------------------------------------------------------------------------------------------------------

    def chart(self) -> str:
        steps = self.review.steps
        last = max(1, steps[-1].number)

        def x(number: int) -> float:
            return EDGE + (WIDE - EDGE - 10) * number / last

        def y(chance: float) -> float:
            return 10 + (HIGH - 40) * (1 - chance)

        parts = [f'<svg viewBox="0 0 {WIDE:g} {HIGH:g}" role="img" aria-label="{self.say("chart")}">']
        for part in (0.0, 0.5, 1.0):
            label = (
                f'<text x="{EDGE - 4:g}" y="{y(part) + 4:.1f}" font-size="12" text-anchor="end">{100 * part:g}</text>'
            )
            parts.append(f'<path d="M{EDGE:g} {y(part):.1f}H{WIDE - 10:g}" stroke="#c9d1ca"/>{label}')
        parts += self.turns(steps, x)
        for seat in self.names:
            points = " ".join(f"{x(step.number):.1f},{y(step.chances[seat]):.1f}" for step in steps)
            style = f'stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"'
            parts.append(f'<polyline points="{points}" fill="none" stroke-width="2.5" {style}/>')
        for moment in self.review.moments:
            at, up = x(moment.until), y(moment.chance_after)
            parts.append(f'<circle cx="{at:.1f}" cy="{up:.1f}" r="9" fill="#fff" stroke="{COLOURS[moment.seat]}"/>')
            mark = MARKS[moment.mark]
            parts.append(f'<text x="{at:.1f}" y="{up + 4:.1f}" font-size="11" text-anchor="middle">{mark}</text>')
        return "".join([*parts, "</svg>"])

    def turns(self, steps: Sequence[StepReport], x: object) -> list[str]:
        assert callable(x)
        parts, before, last = [], 0, -APART
        for step, following in itertools.pairwise(steps):
            if following.turn != before:
                before = following.turn
                at = x(step.number)
                if at - last < APART:
                    continue  # a short turn: there is no room for its number
                last = at
                parts.append(f'<path d="M{at:.1f} 10V{HIGH - 30:g}" stroke="#c9d1ca" stroke-dasharray="2 3"/>')
                parts.append(f'<text x="{at:.1f}" y="{HIGH - 12:g}" font-size="12">{before}</text>')
        return parts

    def legend(self) -> str:
        parts = []
        for seat, name in self.names.items():
            line = f'<path d="M0 6H36" stroke-width="3" stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"/>'
            picture = f'<svg viewBox="0 0 36 12" style="width:36px;border:0">{line}</svg>'
            parts.append(f'<span style="white-space:nowrap">{picture} {html.escape(name)}</span>')
        return f"<p>{' &nbsp; '.join(parts)}</p>"

    # -- tables ------------------------------------------------------------------------------------------------------

    def players(self) -> str:
        marks = [self.say(f"mark-{mark}") for mark in ("inaccuracy", "mistake", "blunder")]
        heads = ["", self.say("points"), self.say("accuracy"), self.say("given-away"), self.say("luck"), *marks]
        rows = ["<tr>" + "".join(f"<th>{head}</th>" for head in heads) + "</tr>"]
        for seat, one in enumerate(self.review.seats):
            exact = "–" if one.accuracy is None else f"{100 * one.accuracy:.0f} %"
            cells = [
                html.escape(self.names[seat]), one.points, exact, f"{one.given_away:.1f}", self.luck_of(one),
                one.inaccuracies, one.mistakes, one.blunders,
            ]  # fmt: skip
            rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        return f"<table>{''.join(rows)}</table>"

    def luck_of(self, one: SeatReport) -> str:
        return signed(one.luck) if self.review.luck else "–"

    # -- moments -----------------------------------------------------------------------------------------------------

    def moment(self, moment: Moment) -> str:
        mark = f'<span class="mark {moment.mark}">{MARKS[moment.mark]}</span> {self.say(f"mark-{moment.mark}")}'
        phase = html.escape(words.text(self.game, self.language, f"phase-{moment.phase}"))
        name = html.escape(self.names[moment.seat])
        percent = round(100 * abs(moment.chance_lost))
        cost = self.say("gained", percent=percent)
        if moment.mark != "best":
            cost = self.say("lost", percent=percent, points=f"{moment.points_lost:.1f}")
        parts = [f"<h3>{self.when(moment)} · {name} · {phase} {mark}</h3>", f"<p>{cost}</p>"]
        parts.append(f"<p><b>{self.say('played')}</b> {self.plan(moment.played)}</p>")
        if moment.better is not None:
            parts.append(f"<p><b>{self.say('better')}</b> {self.plan(moment.better)}</p>")
        if moment.reasons:
            why = [self.sentence(reason.id, reason.seat, reason.args) for reason in moment.reasons]
            parts.append(f"<p>{self.say('why')} {'; '.join(why)}</p>")
        if moment.better is not None:
            parts.append(self.board(moment, moment.better))
        return f"<article>{''.join(parts)}</article>"

    def when(self, moment: Moment) -> str:
        """The turn or round, or in a game that counts none the number of the move."""
        if not moment.turn:
            return self.say("move", number=moment.number + 1)
        return self.say("turn", turn=moment.turn, period=words.text(self.game, self.language, "period"))

    def sentence(self, id: str, seat: int | None, args: Mapping[str, str | int]) -> str:
        return html.escape(words.sentence(self.game, self.language, Event(id, seat, args), self.names))

    def plan(self, plan: Plan) -> str:
        told = [self.sentence(step.id, step.seat, step.args) for step in plan.steps]
        return "; ".join(told) or html.escape(", ".join(plan.actions))

    def board(self, moment: Moment, plan: Plan) -> str:
        """The board after the plan, as far as chance has no say."""
        from steamshed.look.svg import scene_svg

        state: State = self.record.back_to(moment.number).state
        for text in plan.actions:
            action, after, chance = self.game.parse(text), state.clone(), Chance(0)
            if state.seat != moment.seat or state.check(action) is not None:
                break
            after.apply(action, chance)
            if chance.drawn:
                break
            state = after
        drawn = scene_svg(pinned(ui_of(self.game).scenes(state.view(None), self.language)[0], plan.things))
        data = base64.b64encode(drawn.encode()).decode()
        return f'<img alt="{self.say("board")}" loading="lazy" src="data:image/svg+xml;base64,{data}">'


def pinned(scene: Scene, ids: Sequence[str]) -> Scene:
    """A scene with numbers where the steps of a plan are."""
    places = {thing.id: thing.at for thing in scene.things}
    radius = scene.box[2] / PINS_ACROSS
    there = [places[id] for id in ids if id in places]
    size = f"font-size:{radius:.1f}px"
    pins = [
        Thing(f"pin-{at}", PIN, (place[0] - radius, place[1] - radius), label=str(at), style=size)
        for at, place in enumerate(there, 1)
    ]
    circle = f'<circle r="{radius:.1f}" fill="#fff" stroke="#17211c" stroke-width="{radius / 6:.1f}"/>'
    return replace(scene, symbols={**scene.symbols, PIN: circle}, things=(*scene.things, *pins)) if pins else scene


def signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def page(record: Record, review: Review, language: str = "en") -> str:
    """The whole page."""
    return Page(record, review, language).text()
