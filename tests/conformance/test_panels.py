"""What the panels of every game must be like: as the wire declares, playable, in all languages, from a view alone."""

from __future__ import annotations

import json
import pathlib
import random
from collections.abc import Iterator

import msgspec
import pytest

import steamshed
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.kernel.words import LANGUAGES, sentence
from steamshed.server.tables import panel_wire as wire
from steamshed.ui import assist
from steamshed.ui.following import carried_out
from steamshed.ui.panel import Amounts, Counters, Editor, Panel, Pictures, Plan, Rows, Section, Tickets, to_data
from tests.asked import catalogue

POSITIONS = pathlib.Path(__file__).resolve().parent.parent / "positions"
WITH_PANELS = ["age_of_steam", "steam", "days_of_steam", "railroad_revolution", "binario"]
SEEDS = (1, 2)
EACH = 3
"""How many positions of a kind are looked at in one game."""


def positions(game: Game) -> Iterator[State]:
    """Those that are kept for counting, and some of every kind of decision in games at random."""
    for file in sorted((POSITIONS / game.name).glob("*.json")):
        yield game.load(json.loads(file.read_text(encoding="utf-8")))
    for seed in SEEDS:
        chance, rng = Chance(seed), random.Random(seed)
        state = game.new(game.seats[seed % len(game.seats)], chance=chance)
        seen: dict[tuple[str, str], int] = {}
        for _ in range(500):
            if state.seat is None:
                break
            legal = state.legal()
            action = game.steady(state, legal, rng)
            key = state.phase, str(action).split(" ")[0]
            seen[key] = seen.get(key, 0) + 1
            if seen[key] <= EACH or rng.random() < 0.02:
                yield state.clone()
            state.apply(action, chance)


def plans_of(panel: Panel) -> list[Plan]:
    found = list(panel.others)
    for section in panel.sections:
        match section:
            case Tickets():
                found += [ticket.plan for ticket in section.tickets]
            case Rows():
                found += [row.plan for row in section.rows if row.plan is not None]
            case Counters():
                found += [counter.plan for counter in section.counters]
            case Pictures():
                found += [picture.plan for picture in section.pictures]
            case Editor():
                found += [section.plan] if section.plan is not None else []
            case Amounts():
                found += [
                    taken(section, [int(at == one) for at in range(len(section.amounts))])
                    for one in range(len(section.amounts))
                ]
            case _:
                pass
    return found


def taken(section: Amounts, counts: list[int]) -> Plan:
    """The plan that a client puts together from amounts."""
    count, price = sum(counts), sum(one.price * many for one, many in zip(section.amounts, counts))
    effect = Event(section.effect.id, section.effect.seat, {**section.effect.args, "count": count, "price": price})
    actions = [one.action for one, many in zip(section.amounts, counts) for _ in range(many)]
    return Plan(effect, (*actions, *section.last), effect, price)


def ways_on(panel: Panel, things: list[str]) -> list[list[str]]:
    """What could be pointed at next: one more thing, or what the fields of an editor ask for."""
    editors = [section for section in panel.sections if isinstance(section, Editor)]
    values = [value for editor in editors for field in editor.fields for value in field.values]
    return [[*things, thing] for thing in panel.asks] + 3 * [list(one.ask) for one in values if not one.barred]


def said_in(data: object) -> Iterator[Event]:
    """Every message in a panel that was turned into data."""
    if isinstance(data, dict):
        if set(data) == {"id", "seat", "args"}:
            yield Event(data["id"], data["seat"], data["args"])
        for value in data.values():
            yield from said_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from said_in(value)


@pytest.mark.parametrize("name", WITH_PANELS)
def test_panels_are_declared_playable_and_said_in_all_languages(name: str) -> None:
    game = steamshed.game(name)
    catalogues = {language: catalogue(game, language) for language in LANGUAGES}
    rng, panels = random.Random(5), 0
    for state in positions(game):
        assert state.seat is not None or state.over
        if state.seat is None:
            continue
        view, legal = state.view(state.seat), state.legal()
        things: list[str] = []
        for _ in range(5):
            panel = assist.panel(game, view, things)
            if panel is None:
                break
            panels += 1
            data = to_data(panel)
            msgspec.convert(data, wire.Panel)
            considered: list[Section] = []
            for plan in plans_of(panel):
                assert plan.actions[0] in legal, (state.phase, str(plan.actions[0]))
                assert len(plan.actions) == 1 or is_playable(state, plan), plan
            for plan in rng.sample(plans_of(panel), min(2, len(plans_of(panel)))):
                considered += assist.forecast(game, view, plan.actions)
            msgspec.convert(to_data(considered), list[wire.AnySection])
            for event in said_in([data, to_data(considered)]):
                for language, messages in catalogues.items():
                    if event.id.startswith("panel-") or language == "en":
                        assert event.id in messages, (language, event.id)
                        shown = messages.arguments(event.id)
                        assert shown <= {*event.args, "who"}, (language, event.id, shown)
            following = ways_on(panel, things)
            if not following:
                break
            things = rng.choice(following)
    assert panels > 10


def is_playable(state: State, plan: Plan) -> bool:
    """Whether all actions of a plan are legal one after the other, up to one in which chance decides."""
    after = state.clone()
    for action in plan.actions:
        if after.check(action) is not None:
            return False
        following = carried_out(after, [action])
        if following is None:
            return True
        after = following
    return True


@pytest.mark.parametrize("name", WITH_PANELS)
def test_what_a_seat_cannot_know_changes_no_panel_and_no_forecast(name: str) -> None:
    """Worlds that look the same to a seat: all that its view does not say is drawn anew for each."""
    game = steamshed.game(name)
    for state in positions(game):
        if state.seat is None:
            continue
        view = state.view(state.seat)
        worlds = [game.imagine(view, Chance(seed)) for seed in (11, 12, 13)]
        legal = state.legal()
        for world in worlds:
            assert world.view(state.seat) == view
        panels = [to_data(game.panel(world, state.seat)) for world in (state, *worlds)]
        assert all(panel == panels[0] for panel in panels)
        futures = [to_data(game.forecast(world, state.seat, legal[-1:])) for world in (state, *worlds)]
        assert all(found == futures[0] for found in futures)


# -- titles ------------------------------------------------------------------------------------------------------------


NAMES = {seat: f"Player {seat}" for seat in range(6)}


def titles_of(game: Game, panel: Panel, language: str) -> Iterator[tuple[str, object]]:
    """The titles of the answers of a list in words, with the answer: ways to the same once."""

    def title(at: int, *events: Event) -> str:
        marks = [f"{NAMES[event.seat]} " if event.seat is not None else "" for event in events]
        return f"{at}: " + " · ".join(map(str.__add__, marks, (sentence(game, language, one, NAMES) for one in events)))

    for at, section in enumerate(panel.sections):
        if isinstance(section, Rows):
            groups = set[str]()
            for row in section.rows:
                if row.plan is not None and (not row.group or row.group not in groups):
                    yield title(at, row.name, *row.apart), row
                groups.add(row.group)
        elif isinstance(section, Pictures):
            for one in section.pictures:
                yield title(at, one.plan.name, *one.apart), one


@pytest.mark.parametrize("name", WITH_PANELS)
def test_no_two_answers_of_a_list_have_the_same_title(name: str) -> None:
    """Nobody chooses the wrong one of two that look alike."""
    game, told, alike = steamshed.game(name), 0, list[object]()
    for state in positions(game):
        panel = None if state.seat is None else assist.panel(game, state.view(state.seat))
        for language in LANGUAGES if panel is not None else ():
            assert panel is not None
            seen = dict[str, object]()
            for title, answer in titles_of(game, panel, language):
                if title in seen:
                    alike.append((state.phase, title, seen[title], answer))
                seen[title] = answer
                told += 1
    assert alike[:3] == []
    assert told > 20
