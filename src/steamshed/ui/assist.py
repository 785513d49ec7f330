"""Help for whoever chooses an action at a drawn table: what it would change, why something cannot be chosen, and what a
game says beside the board.

All of it works for every game: a preview compares the scenes before and after the actions, a reason tries what the game
could propose for the things that were clicked and asks ``check`` for the rule. Panels and forecasts are asked of a
position that is imagined from a view, so that they say nothing that the seat may not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import islice
from typing import cast

from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance, Extreme
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import AnyGame, Game
from steamshed.kernel.state import State
from steamshed.kernel.violation import Violation
from steamshed.kernel.words import sentence
from steamshed.ui.following import carried_out, with_gestures
from steamshed.ui.game_ui import ui_of
from steamshed.ui.panel import Panel, Section
from steamshed.ui.scene import Scene, Thing
from steamshed.ui.titles import told_apart

MOST_TRIED = 4000
"""How many candidates are asked about one refusal."""
SEATS = {seat: str(seat) for seat in range(12)}
"""Names for seats where only titles are compared."""


def preview(
    game: Game, state: State, seat: int | None, actions: Sequence[Action], language: str = "en"
) -> list[dict[str, object]]:
    """What legal actions, one after the other, would change in the scenes of a seat, and the way over the board that
    they take together or the last that goes one; as far as it is certain: up to the first in which chance decides or
    something hidden shows."""
    after, sure = state, False
    route: tuple[Thing, ...] = ()
    for action in actions:
        route = ui_of(game).route(after, seat, action) or route
        following = carried_out(after, [action])
        if following is None:
            break
        after, sure = following, True
    scenes = ui_of(game).scenes(state.view(seat), language)
    if sure:
        found = changes(scenes, ui_of(game).scenes(after.view(seat), language))
    else:
        found = certain_changes(game, state, seat, actions[0], scenes, language)
    route = ui_of(game).course(state, seat, actions, language) or route
    if route:
        board = next((change for change in found if change["name"] == scenes[0].name), None)
        if board is None:
            board = {"name": scenes[0].name, "things": [], "gone": []}
            found.append(board)
        board["route"] = [thing.to_json() for thing in route]
    return found


def certain_changes(
    game: Game, state: State, seat: int | None, action: Action, scenes: Sequence[Scene], language: str
) -> list[dict[str, object]]:
    """What an action in which chance decides changes in any case: alike in worlds that the seat may imagine, with the
    first and with the last of all outcomes."""
    view = state.view(seat)
    found: list[list[dict[str, object]]] = []
    for last in (False, True):
        world = game.imagine(view, Chance(1 if last else 0), own=True)
        try:
            world.apply(action, Extreme(last))
        except SteamshedError:
            return []
        found.append(changes(scenes, ui_of(game).scenes(world.view(seat), language)))
    return [both for one in found[0] if (both := in_both(one, found[1])) is not None]


def in_both(one: dict[str, object], others: Sequence[dict[str, object]]) -> dict[str, object] | None:
    """The part of a change that is also in the change of the same scene among others; None if there is nothing."""
    other = next((change for change in others if change["name"] == one["name"]), None)
    if other is None:
        return None
    things, gone, also = one["things"], one["gone"], other["things"]
    assert isinstance(things, list) and isinstance(gone, list) and isinstance(also, list)
    same = [thing for thing in things if thing in also]
    left = [id for id in gone if id in cast("list[str]", other["gone"])]
    return {**one, "things": same, "gone": left} if same or left else None


def imagined(game: AnyGame, view: Mapping[str, object]) -> State:
    """A position to ask for help: the same one for the same view."""
    state: State = game.imagine(view, Chance(0), own=True)
    return state


def panel(game: AnyGame, view: Mapping[str, object], things: Sequence[str] = ()) -> Panel | None:
    """What stands beside the board for the seat that decides in its view; None if that is the plain list."""
    state = imagined(game, view)
    found = None if state.seat is None else ui_of(game).panel(state, state.seat, things)
    return None if found is None else told_apart(with_gestures(game, state, found), partial(in_english, game))


def in_english(game: AnyGame, event: Event) -> str:
    """An event in words, with the seat whose mark is drawn before them: so titles are compared."""
    said = sentence(game, "en", event, SEATS)
    return said if event.seat is None else f"{event.seat} {said}"


def forecast(game: AnyGame, view: Mapping[str, object], actions: Sequence[Action]) -> list[Section]:
    """What follows from legal actions for the seat that decides in its view."""
    state = imagined(game, view)
    return [] if state.seat is None else ui_of(game).forecast(state, state.seat, actions)


def changes(before: Sequence[Scene], after: Sequence[Scene]) -> list[dict[str, object]]:
    """The things that are new or different in each scene with symbols they need, and the ids of those that are gone."""
    old = {scene.name: scene for scene in before}
    found: list[dict[str, object]] = []
    for scene in after:
        was = old.get(scene.name, Scene(scene.name, "", scene.box))
        known = {thing.id: thing for thing in was.things}
        new = [thing.to_json() for thing in scene.things if known.get(thing.id) != thing]
        gone = sorted(known.keys() - {thing.id for thing in scene.things})
        if new or gone:
            change: dict[str, object] = {"name": scene.name, "things": new, "gone": gone}
            drawn = {name: body for name, body in scene.symbols.items() if name not in was.symbols}
            found.append(change | {"symbols": drawn} if drawn else change)
    return found


def why(game: Game, state: State, things: Sequence[str]) -> Violation | None:
    """The rule that candidates touching these things first, in order, would break; None if there is none.

    Candidates that go on like a legal action (the same tile elsewhere) say more about the things than the rest do. Of
    the chapter of the ledger that forbids most of them, the last rule is named: it stopped those that came furthest.
    """
    wanted = tuple(things)
    tails = {action.things()[len(wanted) :] for action in state.legal()}
    touching = [action for action in game.candidates(state) if action.things()[: len(wanted)] == wanted]
    alike = [action for action in touching if action.things()[len(wanted) :] in tails]
    found: dict[str, Violation] = {}
    times: Counter[str] = Counter()
    for action in islice(alike or touching, MOST_TRIED):
        violation = state.check(action)
        if violation is not None:
            found.setdefault(violation.rule, violation)
            times[_chapter(violation.rule)] += 1
    if not times:
        return None
    chapter = times.most_common(1)[0][0]
    return found[max(rule for rule in found if _chapter(rule) == chapter)]


def _chapter(rule: str) -> str:
    return rule.rpartition("-")[0]
