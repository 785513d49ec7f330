"""A review in lines of text, for the terminal."""

from __future__ import annotations

import html

from steamshed.kernel.record import Record
from steamshed.review.page import MARKS, Page, signed
from steamshed.review.report import Review


def lines(record: Record, review: Review, language: str = "en") -> str:
    """Why the winner won, how well all have played, and the key moments."""
    page = Page(record, review, language)
    found = [page.verdict(), ""]
    for seat, one in enumerate(review.seats):
        exact = "–" if one.accuracy is None else f"{100 * one.accuracy:.0f} %"
        told = [(page.say("points"), str(one.points)), (page.say("accuracy"), exact)]
        told += [(page.say("given-away"), f"{one.given_away:.1f}"), (page.say("luck"), page.luck_of(one))]
        found.append(f"{record.names[seat]}: " + ", ".join(f"{name} {value}" for name, value in told))
    found.append("")
    for at in review.key:
        moment = review.moments[at]
        better = "" if moment.better is None else f"; {page.say('better')} {page.plan(moment.better)}"
        change = signed(-100 * moment.chance_lost)
        found.append(f"{page.when(moment)} {MARKS[moment.mark]} {change} %: {page.plan(moment.played)}{better}")
    return html.unescape("\n".join(found))
