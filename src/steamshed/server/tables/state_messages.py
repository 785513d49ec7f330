"""What a seat is sent: the state of a table as this seat may see it, and nothing else.

All that goes out about a position passes through here. A frame is computed once for everybody who sees the same, and
its heavy parts (view, scenes, choices) are encoded once.
"""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Sequence
from typing import Any, TypeVar, cast

import msgspec

from steamshed.kernel.action import Choice
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.server import clock
from steamshed.server.api import endpoints, shapes
from steamshed.server.tables import socket_wire
from steamshed.server.tables import undo as undoing
from steamshed.server.tables.calendars import ALWAYS
from steamshed.server.tables.log import Seat
from steamshed.server.tables.play import Done, Play
from steamshed.server.tables.table import Table, TakenBack, Vote
from steamshed.ui.game_ui import ui_of
from steamshed.ui.scene import Scene, Thing
from steamshed.ui.turn_summary import Part

T = TypeVar("T")
encode = msgspec.json.Encoder().encode
FRESH = 1.0
"""Seconds for which a message with running clocks is right for somebody else, too."""
NOTHING_OWN = encode({"undo": "no"})
"""What of a state is for somebody without a seat alone."""
MOST_TAKEN_BACK = 200
"""So many undos are told with the log, the last ones."""


class Presence(msgspec.Struct, frozen=True):
    """Who is at a table now, when the others last were, and how many seconds one may be away."""

    online: frozenset[int]
    seen: dict[int, float]
    absence: float
    watching: int = 0
    """How many look on."""
    watchers: tuple[str, ...] = ()
    """The names of those of them who want it known."""


def encoded(value: T) -> T:
    """A value that is encoded already, in the place of the value: it is encoded only once for all who are sent it."""
    return cast(T, msgspec.Raw(encode(value)))


def joined(one: bytes, other: bytes) -> bytes:
    """Two encoded objects as one; neither is empty."""
    return b"%b,%b" % (one[:-1], other[1:])


def as_declared(data: object) -> Any:
    """Data that the kernel gives in the shape that the wire declares; the tests hold it to that."""
    return data


class Sight:
    """A position through the eyes of one seat: its view, and its drawings in the languages that were asked for."""

    __slots__ = ("_drawn", "_scenes", "game", "scores", "sent_view", "view")

    def __init__(self, game: Game, view: dict[str, object]) -> None:
        self.game = game
        self.view = view
        self.sent_view = encoded(self.view)
        scores = self.view.get("scores")
        self.scores = scores if isinstance(scores, list) else None
        self._drawn: dict[str, list[Scene]] = {}
        self._scenes: dict[str, list[shapes.Drawn]] = {}

    def drawn(self, language: str) -> list[Scene]:
        found = self._drawn.get(language)
        if found is None:
            found = self._drawn[language] = ui_of(self.game).scenes(self.view, language)
        return found

    def scenes(self, language: str) -> list[shapes.Drawn]:
        """All things of all scenes."""
        found = self._scenes.get(language)
        if found is None:
            shown = [shapes.Drawn(scene.name, things_of(scene.things)) for scene in self.drawn(language)]
            found = self._scenes[language] = encoded(shown)
        return found

    def let_go(self) -> None:
        """Forgets what is drawn in full."""
        self._scenes = {}

    def changes(self, before: Sight, language: str) -> list[shapes.SceneChange]:
        """What has changed in the scenes: things to set, the order of all ids where that is not what it was, and what
        is new in the scenery."""
        old = {scene.name: scene for scene in before.drawn(language)}
        return [scene_changes(scene, old.get(scene.name)) for scene in self.drawn(language)]

    def scenery(self, language: str) -> list[shapes.Scenery]:
        """What all scenes are drawn on and of."""
        return [
            shapes.Scenery(scene.name, scene.title, scene.box, scene.background, scene.symbols, scene.words)
            for scene in self.drawn(language)
        ]

    def scenery_since(self, known: Sight, language: str) -> list[shapes.SceneryPatch]:
        """What the scenery of another position lacks to draw this one."""
        old = {scene.name: scene for scene in known.drawn(language)}
        found = [(scene.name, scenery_changes(scene, old.get(scene.name))) for scene in self.drawn(language)]
        return [shapes.SceneryPatch(name, **changes) for name, changes in found if changes]


def things_of(things: Sequence[Thing]) -> list[shapes.Thing]:
    found: list[shapes.Thing] = as_declared([thing.to_json() for thing in things])
    return found


def scene_changes(scene: Scene, before: Scene | None) -> shapes.SceneChange:
    lay = () if before is None else before.things
    known = {thing.id: thing for thing in lay}
    changed: list[Thing] = []
    for thing in scene.things:
        old = known.get(thing.id)
        if old is not thing and old != thing:  # most things are the same object as before
            changed.append(thing)
    found = shapes.SceneChange(scene.name, set=things_of(changed), **scenery_changes(scene, before))
    order = [thing.id for thing in scene.things]
    if order != [thing.id for thing in lay]:
        found.order = order
    return found


def scenery_changes(scene: Scene, before: Scene | None) -> dict[str, Any]:
    """The fields of a scenery that a client with the scenery of before still needs: most games draw all on the same
    paper to the end."""
    parts = ("title", "box", "background", "symbols")
    if before is None:
        return {part: getattr(scene, part) for part in parts}
    found = {part: getattr(scene, part) for part in parts[:3] if getattr(scene, part) != getattr(before, part)}
    if scene.symbols is not before.symbols:
        symbols = {id: body for id, body in scene.symbols.items() if before.symbols.get(id) != body}
        if symbols:
            found["symbols"] = symbols
    return found


_drawn_before: set[tuple[str, str, str]] = set()
"""Games with their maps and languages of which something has been drawn: symbols, boards and words are known then."""


MOST_TOLD = 16
_told: deque[weakref.ref[Frames]] = deque()
"""The frames of which messages are kept, those of all tables, the oldest first. What was told a while ago is made again
if somebody asks: everybody who looks on is told within moments, and an idle table need not hold it."""


class Frames:
    """The frames of one version of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sights: dict[int | None, Sight] = {}
        self.made: dict[object, bytes] = {}
        self.changed: dict[tuple[int, int | None, int | None, str], list[shapes.SceneChange]] = {}
        self._legal: list[shapes.Choice] | None = None
        self.told = clock.now()
        """Since when messages are kept."""
        self.kept = False
        """Whether they are among those that are kept."""

    # -- the position --------------------------------------------------------------------------------------------

    def eyes(self, mine: Sequence[int], look: int | None = None) -> Sequence[int]:
        """The seats whose secrets somebody may be shown: all of his. Where several people share his line and the game
        hides things, that is the seat that ``look`` says sits before the screen, until another one of his decides."""
        table, play = self.table, self.table.play
        if play is None or not play.game.hidden or table.stage != "running":
            return mine
        if play.game.secret_phases and play.state.phase not in play.game.secret_phases:
            return mine
        if sum(table.seats[seat].player is None for seat in mine) < 2:
            return mine
        if look is None or look not in mine or (table.turn != look and table.turn in mine):
            return []
        return [look]

    def eye(self, mine: Sequence[int], look: int | None = None) -> int | None:
        """The seat through whose eyes somebody looks: the one to move if it is his, else his first."""
        eyes = self.eyes(mine, look)
        if not eyes:
            return None
        return self.table.turn if self.table.turn in eyes else eyes[0]

    def new_to_draw(self, language: str) -> bool:
        """Whether this drawing would be the first of its kind and take long: better in a thread."""
        return self._kind(language) not in _drawn_before

    def draw_first(self, eye: int | None, language: str) -> None:
        play = self.table.play
        if play is not None:
            ui_of(play.game).scenes(play.state.view(eye), language)
        _drawn_before.add(self._kind(language))

    def _kind(self, language: str) -> tuple[str, str, str]:
        info = self.table.info
        return info.game, str(info.options.get("map")), language

    def sight(self, seat: int | None) -> Sight:
        play = self.table.play
        assert play is not None
        key = seat if play.game.hidden else None
        found = self.sights.get(key)
        if found is None:
            found = self.sights[key] = Sight(play.game, play.state.view(key))
        return found

    def state(
        self, mine: Sequence[int], before: Frames | None = None, language: str = "en", look: int | None = None
    ) -> bytes:
        """The state message for somebody with these seats; ``before`` is what he was sent last, if he takes changes."""
        table, play = self.table, self.table.play
        assert play is not None
        eye = self.eye(mine, look)
        since = None if before is None or before.table.play is None else before.table.version
        looked = None if before is None else before.eye(mine, look)
        ordered = play.last is not None and marked(table, play.last, mine)
        self.drop_old_clocks()
        key: tuple[object, ...] = (since, language, ordered)  # nothing of it is a seat's own: that comes behind
        if play.game.hidden:
            key += (eye, looked)
        found = self.made.get(key)
        if found is None:
            self.keep()
            message = self.message(play, eye)
            if message.last is not None:
                message.last.order = ordered
            if before is not None and since is not None:
                message.base = since
                message.changes = self.changes(eye, before, looked, language)
            else:
                message.scenes = self.sight(eye).scenes(language)
            found = self.made[key] = encode(message)
        return joined(found, self.own_part(mine, look, before))

    def own_part(self, mine: Sequence[int], look: int | None, before: Frames | None) -> bytes:
        """What of the state is for somebody with these seats alone."""
        table, log = self.table, self.missed(mine, look, before)
        if not mine and not log:
            return NOTHING_OWN
        undo, offer = undoing.possible(table, mine)
        own: dict[str, object] = {"undo": undo}
        if offer is not None:
            own["offer"] = offer
        if table.stage == "running" and table.turn in self.eyes(mine, look):
            own["legal"] = self.legal()
        if log:
            own["log"] = log
        return encode(own)

    def missed(self, mine: Sequence[int], look: int | None, before: Frames | None) -> list[shapes.LogEntry]:
        """The actions since what somebody was sent last, if there is more to tell than the last one."""
        play, known = self.table.play, None if before is None else before.table.play
        if play is None or known is None:
            return []
        old, new = known.actions, play.actions
        same = min(known.count, play.count)
        while same and old[same - 1] is not new[same - 1] and old[same - 1] != new[same - 1]:
            same -= 1
        if same == known.count and play.count <= same + 1:
            return []
        return log_entries(self.table, play, self.eye(mine, look), same + 1, mine)

    def keep(self) -> None:
        """Keeps messages from now on, and lets go of those that were told longest ago."""
        if self.kept:
            return
        self.kept = True
        _told.append(weakref.ref(self))
        if len(_told) > MOST_TOLD:
            oldest = _told.popleft()()
            if oldest is not None:
                oldest.let_go()

    def let_go(self) -> None:
        """Forgets all that can be made again, but for the drawings, from which what changes next is told."""
        self.kept = False
        self.made, self.changed, self._legal = {}, {}, None
        for sight in self.sights.values():
            sight.let_go()

    def drop_old_clocks(self) -> None:
        """Forgets messages whose clocks have run on since; where nobody is hurried, they stay."""
        clocks, now = self.table.clocks, clock.now()
        if clocks.running is not None and not isinstance(clocks.pace, shapes.NoClock) and now - self.told > FRESH:
            self.made, self.told = {}, now

    def message(self, play: Play, eye: int | None) -> socket_wire.Position:
        table, state, sight = self.table, play.state, self.sight(eye)
        over = table.stage == "finished"
        last, events = told_last(play.game, state, play.count, play.last, eye, over)
        final = table.scores()
        return socket_wire.Position(
            version=table.version,
            number=play.count,
            phase=state.phase,
            seat=None if over else state.seat,
            over=over,
            eye=eye if play.game.hidden else None,
            view=sight.sent_view,
            events=events,
            last=last,
            scores=sight.scores if final is None else final,
            ranking=table.ranking(),
            winners=table.winners(),
            clocks=clocks_shape(table, clock.now()),
            undone=undone_now(table, eye),
        )

    def changes(self, eye: int | None, before: Frames, looked: int | None, language: str) -> list[shapes.SceneChange]:
        """What has changed in the scenes since an earlier frame."""
        play, known = self.table.play, before.table
        assert play is not None
        if not play.game.hidden:
            eye = looked = None
        key = (known.version, eye, looked, language)
        found = self.changed.get(key)
        if found is None:
            found = self.changed[key] = encoded(self.sight(eye).changes(before.sight(looked), language))
        return found

    def legal(self) -> list[shapes.Choice]:
        """What the seat to move can do."""
        play = self.table.play
        assert play is not None
        if self._legal is None:
            state = play.state
            self._legal = encoded([choice_shape(state.choice(action)) for action in state.legal()])
        return self._legal


def position(
    present: Sight, game: Game, state: State, number: int, done: Done | None, eye: int | None, over: bool, language: str
) -> endpoints.PastPosition:
    """A position of the past, ``number`` actions after the beginning and just after ``done``, for whoever looks through
    the eyes of a seat and has the present scenery."""
    sight = Sight(game, state.view(eye if game.hidden else None))
    last, events = told_last(game, state, number, done, eye, over)
    return endpoints.PastPosition(
        version=0,
        number=number,
        phase=state.phase,
        seat=state.seat,
        view=sight.sent_view,
        events=events,
        last=last,
        scores=sight.scores,
        scenes=sight.scenes(language),
        scenery=sight.scenery_since(present, language),
    )


def marked(table: Table, done: Done, mine: Sequence[int]) -> bool:
    """Whether somebody with these seats is told that an action was an order: its owner at once, others at the end."""
    return done.order and (table.stage == "finished" or done.seat in mine)


def log_entries(
    table: Table, play: Play, eye: int | None, first: int, mine: Sequence[int] = ()
) -> list[shapes.LogEntry]:
    """The actions from a number on, as far as somebody with these seats who looks through the eyes of one is told."""
    over = table.stage == "finished"
    entries: list[shapes.LogEntry] = []
    first = max(1, first)
    for number, done in enumerate(play.actions[first - 1 : play.count], first):
        action, events = told(play.game, done, eye, over)
        order = marked(table, done, mine)
        by = "" if done.by is None else table.deputies.get(done.by, "")
        bot = done.bot if done.bot is not None and table.seats[done.seat].kind == "human" else ""
        entries.append(shapes.LogEntry(number, done.seat, done.phase, action, events, done.time, order, by, bot))
    return entries


def undone_now(table: Table, eye: int | None) -> shapes.TakenBack | msgspec.UnsetType:
    """The undo that led to the present version, if one did."""
    if not table.taken_back or table.taken_back[-1].version != table.version:
        return msgspec.UNSET
    return taken_back(table, table.taken_back[-1], eye)


def undone_since(table: Table, eye: int | None, first: int) -> list[shapes.TakenBack]:
    """The undos that took back an action from a number on, in order."""
    found = [undone for undone in table.taken_back if undone.to + len(undone.actions) >= first]
    return [taken_back(table, undone, eye) for undone in found[-MOST_TAKEN_BACK:]]


def taken_back(table: Table, undone: TakenBack, viewer: int | None) -> shapes.TakenBack:
    """An undo, as far as the viewer is told what it took back."""
    actions = []
    for number, (seat, action) in enumerate(undone.actions, undone.to + 1):
        if table.game.hidden and table.stage != "finished":
            action, _ = table.game.tell(action, [], seat, viewer)
        actions.append(shapes.TakenAction(number, seat, action))
    return shapes.TakenBack(undone.by, undone.to, actions, undone.time)


def told_last(
    game: Game, state: State, number: int, done: Done | None, viewer: int | None, over: bool
) -> tuple[shapes.Last | None, list[shapes.Effect]]:
    """The last action before a position and its events, as far as the viewer is told."""
    if done is None:
        return None, []
    action, events = told(game, done, viewer, over)
    last = shapes.Last(number, done.seat, action)
    if action == done.action:
        route = ui_of(game).route(state, viewer, game.parse(action))
        if route:
            last.route = things_of(route)
    return last, placed(game, state, events) if ui_of(game).endings else events


def placed(game: Game, state: State, events: list[shapes.Effect]) -> list[shapes.Effect]:
    """Events with the things at which they happened."""
    told: list[shapes.Effect] = msgspec.json.decode(encode(events), type=list[shapes.Effect])
    for event in told:
        things = ui_of(game).where(state, event.seat, event.args)
        if things:
            event.things = list(things)
    return told


def told(game: Game, done: Done, viewer: int | None, over: bool) -> tuple[str, list[shapes.Effect]]:
    """An action and its events, as far as the viewer is told."""
    if over or not game.hidden:
        return done.action, as_declared(msgspec.Raw(done.events))
    events = msgspec.json.decode(done.events, type=list[dict[str, object]])
    action, known = game.tell(done.action, events, done.seat, viewer)
    return action, as_declared(known)


def choice_shape(choice: Choice) -> shapes.Choice:
    effect = as_declared(choice.effect.to_json())
    return shapes.Choice(str(choice.action), list(choice.things), choice.price, effect)


# -- the people ----------------------------------------------------------------------------------------------------


def table_shape(table: Table, user: str | None, mine: Sequence[int], presence: Presence) -> shapes.Table:
    """The table with its people, as everybody may see it, and what of it is the user's."""
    info, online, now = table.info, presence.online, clock.now()
    hosted = [number for number, seat in enumerate(table.seats) if seat.user is not None and seat.user == info.owner]
    left = table.clocks.shown(now)
    players = [
        shapes.Player(
            seat=number,
            name=seat.name,
            kind=seat.kind,
            online=number in online or seat.player is not None,
            clock=left[number],
            connected_as_you=number in mine,
            bot=msgspec.UNSET if seat.player is None else seat.player,
            stand_in=seat.stand_in is not None,
            resigned=seat.resigned,
            invited=seat.invited and seat.kind == "open",
            guest=seat.guest,
            deleted=seat.deleted,
            seen=presence.seen.get(number, msgspec.UNSET) if seat.decides and number not in online else msgspec.UNSET,
            network=seat.network,
            challenged=seat.challenged is not None,
            declined=seat.declined,
            holiday=holiday_shape(table, seat, now),
            deputy=msgspec.UNSET if seat.deputy is None else seat.deputy_name,
        )
        for number, seat in enumerate(table.seats)
    ]
    return shapes.Table(
        id=info.id,
        name=info.name,
        game=info.game,
        options=info.options,
        state=table.stage,
        pace=info.pace,
        fallback=info.fallback,
        privacy=info.privacy,
        language=info.language,
        practice=info.practice,
        hints=table.hints if table.stage != "open" else "agreed" if info.hints else "no",
        hidden=table.play is not None and table.play.game.hidden,
        players=players,
        mine=list(mine),
        standing_in=[seat for seat in mine if user is not None and table.seats[seat].user != user],
        owner=user is not None and user == info.owner,
        watching=presence.watching,
        watchers=list(presence.watchers),
        version=table.version,
        changed=table.changed,
        votes=vote_shapes(table, online),
        absence=presence.absence,
        rules=table.rules,
        endings=[ending_shape(part) for part in ui_of(table.game).endings],
        steps=dict(ui_of(table.game).steps),
        aside=list(ui_of(table.game).aside),
        newer=table.game.rules if table.stage == "running" and table.rules < table.game.rules else msgspec.UNSET,
        again=again_shape(table),
        series=msgspec.UNSET if info.series is None else info.series.id,
        watch_delay=info.watch_delay,
        group=msgspec.UNSET if info.group is None else info.group,
        host=hosted[0] if hosted else msgspec.UNSET,
        rated=info.rated,
    )


def clocks_shape(table: Table, now: float) -> shapes.Clocks:
    deadline, stands = table.deadline(), table.clocks.stands(now)
    return shapes.Clocks(
        seats=table.clocks.shown(now),
        running=table.clocks.running,
        deadline=msgspec.UNSET if deadline is None else deadline,
        stands=msgspec.UNSET if stands is None else stands,
    )


def holiday_shape(table: Table, seat: Seat, now: float) -> shapes.Holiday | msgspec.UnsetType:
    """The holiday that a player has now, or next."""
    span = table.times.get(seat.user or "", ALWAYS).next_holiday(now)
    return msgspec.UNSET if span is None or table.stage != "running" else shapes.Holiday(*span)


def again_shape(table: Table) -> shapes.Again | msgspec.UnsetType:
    if table.stage != "finished":
        return msgspec.UNSET
    return shapes.Again(list(table.again), table.rotate, msgspec.UNSET if table.next is None else table.next.table)


def ending_shape(part: Part) -> shapes.EndPart:
    columns = [shapes.EndColumn(one.event, one.argument, one.sign, one.figure, one.after) for one in part.columns]
    return shapes.EndPart(part.name, list(part.events), columns)


def vote_shapes(table: Table, online: frozenset[int]) -> list[shapes.Vote]:
    return [vote_shape(table, vote, online) for vote in table.votes.values()]


def vote_shape(table: Table, vote: Vote, online: frozenset[int]) -> shapes.Vote:
    return shapes.Vote(
        id=vote.id,
        kind=vote.kind,
        by=vote.by,
        yes=vote.yes,
        needed=len(table.voters(vote, online)),
        seat=msgspec.UNSET if vote.seat is None else vote.seat,
        to=msgspec.UNSET if vote.to is None else vote.to,
        name=vote.name or msgspec.UNSET,
        until=msgspec.UNSET if vote.until is None else vote.until,
    )
