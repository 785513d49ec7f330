"""What a seat is sent: the state of a table as this seat may see it, and nothing else.

All that goes out about a position passes through here. A frame is computed once for everybody who sees the same, and
its heavy parts (view, scenes, choices) are encoded once.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

import msgspec

from steamshed.kernel.action import Choice, Event
from steamshed.kernel.game import Game
from steamshed.kernel.scene import Scene
from steamshed.kernel.state import State
from steamshed.server.play import Done, Play
from steamshed.server.table import Table, Vote

Json = dict[str, object]
encode = msgspec.json.Encoder().encode
Raw = msgspec.Raw


class Sight:
    """A position through the eyes of one seat: its view, and its drawings in the languages that were asked for."""

    __slots__ = ("_drawn", "_raw_scenes", "game", "raw_view", "scores", "things", "view")

    def __init__(self, game: Game, state: State, seat: int | None) -> None:
        self.game = game
        self.view = state.view(seat)
        self.raw_view = Raw(encode(self.view))
        scores = self.view.get("scores")
        self.scores = scores if isinstance(scores, list) else None
        self._drawn: dict[str, list[Scene]] = {}
        self._raw_scenes: dict[str, Raw] = {}

    def drawn(self, language: str) -> list[Scene]:
        found = self._drawn.get(language)
        if found is None:
            found = self._drawn[language] = self.game.scenes(self.view, language)
        return found

    def raw_scenes(self, language: str) -> Raw:
        """All things of all scenes."""
        found = self._raw_scenes.get(language)
        if found is None:
            scenes = self.drawn(language)
            shown = [{"name": scene.name, "things": [thing.to_json() for thing in scene.things]} for scene in scenes]
            found = self._raw_scenes[language] = Raw(encode(shown))
        return found

    def changes(self, before: Sight, language: str) -> list[Json]:
        """What has changed in the scenes: things to set, the order of all ids where that is not what it was, and what
        is new in the scenery."""
        old = {scene.name: scene for scene in before.drawn(language)}
        return [scene_changes(scene, old.get(scene.name)) for scene in self.drawn(language)]

    def scenery_since(self, known: Sight, language: str) -> list[Json]:
        """What the scenery of another position lacks to draw this one."""
        old = {scene.name: scene for scene in known.drawn(language)}
        found = [(scene.name, scenery_changes(scene, old.get(scene.name))) for scene in self.drawn(language)]
        return [{"name": name, **changes} for name, changes in found if changes]


def scene_changes(scene: Scene, before: Scene | None) -> Json:
    lay = () if before is None else before.things
    known = {thing.id: thing for thing in lay}
    changed = []
    for thing in scene.things:
        old = known.get(thing.id)
        if old is not thing and old != thing:  # most things are the same object as before
            changed.append(thing.to_json())
    found: Json = {"name": scene.name, "set": changed}
    order = [thing.id for thing in scene.things]
    if order != [thing.id for thing in lay]:
        found["order"] = order
    return found | scenery_changes(scene, before)


def scenery_changes(scene: Scene, before: Scene | None) -> Json:
    """What a client that has the scenery of before still needs: most games draw all on the same paper to the end."""
    if before is None:
        return scenery_json(scene)
    found: Json = {}
    for part in ("title", "box", "background"):
        if getattr(scene, part) != getattr(before, part):
            found[part] = getattr(scene, part)
    if scene.symbols is not before.symbols:
        symbols = {id: body for id, body in scene.symbols.items() if before.symbols.get(id) != body}
        if symbols:
            found["symbols"] = symbols
    return found


def scenery_json(scene: Scene) -> Json:
    """What a scene is drawn on and of."""
    return {"title": scene.title, "box": scene.box, "background": scene.background, "symbols": scene.symbols}


_drawn_before: set[tuple[str, str, str]] = set()
"""Games with their maps and languages of which something has been drawn: symbols, boards and words are known then."""


class Frames:
    """The frames of one version of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sights: dict[int | None, Sight] = {}
        self.made: dict[object, bytes] = {}
        self.changed: dict[tuple[int, int, str], Raw] = {}
        self._legal: Raw | None = None

    # -- the position --------------------------------------------------------------------------------------------

    def eye(self, mine: Sequence[int]) -> int | None:
        """The seat through whose eyes somebody looks: the one to move if it is his, else his first."""
        if not mine:
            return None
        return self.table.turn if self.table.turn in mine else mine[0]

    def new_to_draw(self, language: str) -> bool:
        """Whether this drawing would be the first of its kind and take long: better in a thread."""
        return self._kind(language) not in _drawn_before

    def draw_first(self, mine: Sequence[int], language: str) -> None:
        play = self.table.play
        if play is not None:
            play.game.scenes(play.state.view(self.eye(mine)), language)
        _drawn_before.add(self._kind(language))

    def _kind(self, language: str) -> tuple[str, str, str]:
        card = self.table.card
        return card.game, str(card.options.get("map")), language

    def sight(self, seat: int | None) -> Sight:
        play = self.table.play
        assert play is not None
        key = seat if play.game.hidden else None
        found = self.sights.get(key)
        if found is None:
            found = self.sights[key] = Sight(play.game, play.state, key)
        return found

    def state(self, mine: Sequence[int], before: Frames | None = None, language: str = "en") -> bytes:
        """The state message for somebody with these seats; ``before`` is what he was sent last, if he takes changes."""
        table, play = self.table, self.table.play
        assert play is not None
        eye, acting = self.eye(mine), table.stage == "running" and table.turn in mine
        undo = undo_of(table, mine)
        since = None if before is None or before.table.play is None else before.table.version
        looked = None if before is None else before.eye(mine)
        key = (eye, looked, acting, undo, since, language) if play.game.hidden else (acting, undo, since, language)
        found = self.made.get(key)
        if found is None:
            message = self.message(play, eye, acting, undo)
            if before is not None and since is not None:
                message["base"] = since
                message["changes"] = self.changes(eye, before, looked, language)
            else:
                message["scenes"] = self.sight(eye).raw_scenes(language)
            found = self.made[key] = encode(message)
        return found

    def message(self, play: Play, eye: int | None, acting: bool, undo: str) -> Json:
        table, state, sight = self.table, play.state, self.sight(eye)
        over = table.stage == "finished"
        last, events = told_last(play, eye, over)
        final = table.scores()
        message: Json = {
            "type": "state",
            "version": table.version,
            "number": play.count,
            "phase": state.phase,
            "seat": None if over else state.seat,
            "over": over,
            "view": sight.raw_view,
            "events": events,
            "last": last,
            "undo": undo,
            "scores": sight.scores if final is None else final,
            "ranking": table.ranking(),
            "winners": table.winners(),
            "clocks": clocks_of(table),
        }
        if acting:
            message["legal"] = self.legal()
        return message

    def changes(self, eye: int | None, before: Frames, looked: int | None, language: str) -> Raw:
        """What has changed in the scenes since an earlier frame."""
        now, old = self.sight(eye), before.sight(looked)
        key = (id(now), id(old), language)
        found = self.changed.get(key)
        if found is None:
            found = self.changed[key] = Raw(encode(now.changes(old, language)))
        return found

    def legal(self) -> Raw:
        """What the seat to move can do."""
        play = self.table.play
        assert play is not None
        if self._legal is None:
            state = play.state
            self._legal = Raw(encode([choice_json(state.choice(action)) for action in state.legal()]))
        return self._legal


def told_last(play: Play, viewer: int | None, over: bool) -> tuple[Json | None, object]:
    """The last action and its events, as far as the viewer is told."""
    done = play.last
    if done is None:
        return None, []
    action, events = told(play.game, done, viewer, over)
    last: Json = {"number": play.count, "seat": done.seat, "action": action}
    if action == done.action:
        route = play.game.route(play.state, viewer, play.game.parse(action))
        if route:
            last["route"] = [thing.to_json() for thing in route]
    return last, events


def told(game: Game, done: Done, viewer: int | None, over: bool) -> tuple[str, object]:
    """An action and its events, as far as the viewer is told."""
    if over or not game.hidden:
        return done.action, Raw(done.events)
    return game.tell(done.action, msgspec.json.decode(done.events, type=list[Json]), done.seat, viewer)


def choice_json(choice: Choice) -> Json:
    return {
        "action": str(choice.action),
        "things": choice.things,
        "price": choice.price,
        "effect": event_json(choice.effect),
    }


def event_json(event: Event) -> Mapping[str, object]:
    return event.to_json()


def clocks_of(table: Table) -> Json:
    """What is left for each seat now, and for whom the clock runs."""
    return {"seats": table.clocks.shown(time.time()), "running": table.clocks.running}


# -- the people ----------------------------------------------------------------------------------------------------


def table_json(table: Table, mine: Sequence[int], online: frozenset[int]) -> Json:
    """The table with its people, as everybody may see it."""
    card = table.card
    left = table.clocks.shown(time.time())
    players: list[Json] = []
    for number, seat in enumerate(table.seats):
        player: Json = {
            "seat": number,
            "name": seat.name,
            "kind": seat.kind,
            "online": number in online or seat.player is not None,
            "clock": left[number],
            "connected_as_you": number in mine,
        }
        if seat.player is not None:
            player["bot"] = seat.player
        if seat.stand_in is not None:
            player["stand_in"] = True
        if seat.resigned:
            player["resigned"] = True
        players.append(player)
    return {
        "id": card.id,
        "name": card.name,
        "game": card.game,
        "options": card.options,
        "state": table.stage,
        "pace": card.pace,
        "fallback": card.fallback,
        "privacy": card.privacy,
        "language": card.language,
        "practice": card.practice,
        "players": players,
        "mine": list(mine),
        "version": table.version,
        "votes": votes_json(table),
    }


def votes_json(table: Table) -> list[Json]:
    return [vote_json(table, vote) for vote in table.votes.values()]


def vote_json(table: Table, vote: Vote) -> Json:
    made: Json = {"id": vote.id, "kind": vote.kind, "by": vote.by, "yes": vote.yes, "needed": len(table.voters(vote))}
    if vote.seat is not None:
        made["seat"] = vote.seat
    if vote.to is not None:
        made["to"] = vote.to
    return made


# -- undo ----------------------------------------------------------------------------------------------------------


def undo_of(table: Table, mine: Sequence[int]) -> str:
    """Whether somebody with these seats can take back his last action: free, ask or no."""
    to = undo_target(table, mine)
    if to is None or table.stage != "running":
        return "no"
    if undo_is_free(table, to, mine):
        return "free"
    return "ask" if can_be_asked(table, to) else "no"


def can_be_asked(table: Table, to: int) -> bool:
    """Whether anybody but the seat whose action is taken back can agree to it."""
    assert table.play is not None
    seat = table.play.actions[to].seat
    return any(other != seat for other in table.electorate)


def undo_target(table: Table, mine: Sequence[int]) -> int | None:
    """How many actions are left when the last action of these seats is taken back."""
    if table.play is None or not mine:
        return None
    actions = table.play.actions
    for at in range(table.play.count - 1, -1, -1):
        if actions[at].seat in mine and not actions[at].bot:
            return at
    return None


def undo_is_free(table: Table, to: int, mine: Sequence[int]) -> bool:
    """Nothing was revealed since (or this is a practice table), and nobody else has decided anything since."""
    assert table.play is not None
    taken = table.play.actions[to : table.play.count]
    practice = table.card.practice
    return all((done.undoable or practice) and (done.seat in mine or done.bot) for done in taken)


def reset_target(table: Table, mine: Sequence[int]) -> int | None:
    """How many actions are left when all free actions of this turn of mine are taken back; None if there are none."""
    if table.play is None:
        return None
    actions, to = table.play.actions, table.play.count
    seat = actions[to - 1].seat if to else None
    if seat not in mine:
        return None
    while to and actions[to - 1].seat == seat and (actions[to - 1].undoable or table.card.practice):
        to -= 1
    return to if to < table.play.count else None
