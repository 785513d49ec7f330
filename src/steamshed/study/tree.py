"""The tree of a study: what happened, and what could have.

Every node is an action after its parent; the root is the beginning of the game. The main line is what happened, all
other nodes are variations. The tree knows the rules by the contract of the kernel only: every action that is laid is
carried out, with the chance outcomes that it keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance, Keyed, Outcome, Scripted, mixed
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.options import OptionValue
from steamshed.kernel.record import MARKS, Entry, Position, Record, begin_again, play_again
from steamshed.kernel.state import State
from steamshed.kernel.undo import undoable

ROOT = 0
MOST_DEEP = 40
"""Variations in one another."""
MOST_COMMENT = 1000
"""Characters of a comment."""
MOST_COMMENTS = 20
"""Comments on one action."""
MOST_NAME = 80
"""Characters of the name of a study or a variation."""
TURNS = ("turn-begins", "round-begins")
"""Events that games tell of every new turn."""


class Comment(msgspec.Struct, frozen=True):
    """What somebody says of an action."""

    by: str
    text: str


class Node(msgspec.Struct, omit_defaults=True):
    """An action in the tree. The root has none: it is the beginning."""

    id: int
    parent: int | None = None
    number: int = 0
    """Of the action since the beginning, from 1."""
    seat: int = -1
    action: str = ""
    outcomes: list[Outcome] = []
    main: bool = False
    """Whether it happened."""
    name: str = ""
    """Of the variation that begins here."""
    mark: str = ""
    comments: list[Comment] = []
    effect: dict[str, object] | None = None
    """What it does: a message of the game with its arguments."""
    turn: int | None = None
    """The turn or round that begins with it."""


@dataclass
class Study:
    """A game with variations."""

    game: Game
    names: list[str]
    options: dict[str, OptionValue]
    setup: tuple[Outcome, ...]
    rules: int
    position: Position | None = None
    practice: bool = False
    result: str = "unfinished"
    """Of what happened, as the header of a record says it."""
    name: str = ""
    nodes: dict[int, Node] = field(default_factory=lambda: {ROOT: Node(ROOT, main=True)})

    # -- making --------------------------------------------------------------------------------------------------

    @classmethod
    def of_record(cls, record: Record, name: str = "") -> Study:
        """A study of a game: what happened is its main line."""
        made = cls.opened(record, name)
        state, at = record.beginning(), ROOT
        for entry in record.entries:
            before = state.clone()
            events = play_again(state, record.game.parse(entry.action), entry.outcomes)
            at = made.note(at, before, entry, events, main=True).id
        return made

    @classmethod
    def opened(cls, record: Record, name: str = "") -> Study:
        """A study of a game without its actions."""
        return cls(
            record.game,
            record.names,
            record.options,
            record.setup,
            record.rules,
            record.position,
            record.practice,
            record.result(),
            proper(name),
        )

    @classmethod
    def of_position(cls, game: Game, position: Position, names: Sequence[str] | None = None, name: str = "") -> Study:
        """A study of a position that somebody has written. Raises PositionError."""
        return cls.of_record(Record.from_position(game, position, names), name)

    # -- asking --------------------------------------------------------------------------------------------------

    def node(self, id: int) -> Node:
        found = self.nodes.get(id)
        if found is None:
            raise SteamshedError(f"there is no node {id} in this study")
        return found

    def children(self, id: int) -> list[Node]:
        """What follows a node: first what happened, then in the order in which it was laid."""
        found = [node for node in self.nodes.values() if node.parent == id]
        return sorted(found, key=lambda node: not node.main)

    def families(self) -> dict[int, list[Node]]:
        """The children of all nodes that have some."""
        found: dict[int, list[Node]] = {}
        for node in self.nodes.values():
            if node.parent is not None:
                found.setdefault(node.parent, []).append(node)
        for family in found.values():
            family.sort(key=lambda node: not node.main)
        return found

    def path(self, id: int) -> list[Node]:
        """The actions from the beginning to a node."""
        found: list[Node] = []
        at = self.node(id)
        while at.parent is not None:
            found.append(at)
            at = self.nodes[at.parent]
        return found[::-1]

    def beginning(self) -> State:
        return begin_again(self.game, len(self.names), self.options, self.setup, self.rules, self.position)

    def state(self, id: int) -> State:
        """The position after a node."""
        state = self.beginning()
        for node in self.path(id):
            play_again(state, self.game.parse(node.action), node.outcomes)
        return state

    def record(self, id: int) -> Record:
        """The game as it would have been up to a node, without the other variations."""
        state = self.beginning()
        made = Record(self.game, self.names, self.options, self.setup, state, self.rules, [], self.practice)
        made.position = self.position
        for node in self.path(id):
            events = play_again(state, self.game.parse(node.action), node.outcomes)
            made.note(node.seat, node.action, tuple(node.outcomes), events)
        return made

    def variations(self) -> int:
        """How many actions did not happen."""
        return sum(not node.main for node in self.nodes.values())

    def depth(self, id: int) -> int:
        """In how many variations a node stands."""
        families, at, found = self.families(), self.node(id), 0
        while at.parent is not None:
            parent = self.nodes[at.parent]
            found += not at.main and (parent.main or families[parent.id][0] is not at)
            at = parent
        return found

    def first_of_branch(self, id: int) -> Node:
        """Where the variation begins in which a node stands."""
        at = self.node(id)
        while at.parent is not None and not self.nodes[at.parent].main and self.children(at.parent)[0] is at:
            at = self.nodes[at.parent]
        if at.main:
            raise SteamshedError(f"node {id} is in no variation: it happened")
        return at

    def chance(self, id: int, seed: int) -> Chance:
        """What is drawn for an action after a node: the same questions at the same place of the game get the same
        answers in all variations, so that these can be compared."""
        return Keyed(mixed(seed) ^ mixed(self.node(id).number + 1))

    # -- changing ------------------------------------------------------------------------------------------------

    def lay(
        self, parent: int, action: Action, chance: Chance, state: State | None = None, join: bool = True
    ) -> tuple[Node, bool]:
        """An action after a node, and whether it is new: the same action joins the one that is there, unless the
        outcomes are to be other ones. ``state`` is the position after the parent, if it is known. Raises
        IllegalAction."""
        same = [node for node in self.children(parent) if node.action == str(action)]
        if join and same:
            return same[0], False
        before = self.state(parent) if state is None else state
        after = before.clone()
        if after.seat is None:
            raise SteamshedError("the game is over: nothing can follow")
        seat, seen = after.seat, len(chance.drawn)
        events = after.apply(action, chance)
        if isinstance(chance, Scripted) and chance.rest:
            raise SteamshedError(f"{str(action)!r} causes only {len(chance.drawn) - seen} outcomes")
        drawn = tuple(chance.drawn[seen:])
        for node in same:
            if tuple(node.outcomes) == drawn:
                return node, False
        made = self.note(parent, before, Entry(seat, str(action), drawn, undoable(events, len(drawn))), events)
        if self.depth(made.id) > MOST_DEEP:
            del self.nodes[made.id]
            raise SteamshedError(f"more than {MOST_DEEP} variations in one another")
        return made, True

    def note(self, parent: int, before: State, entry: Entry, events: Sequence[Event], main: bool = False) -> Node:
        """A node for an action that was carried out."""
        effect = before.choice(self.game.parse(entry.action, before)).effect
        turns = [event.args.get("turn", event.args.get("round")) for event in events if event.id in TURNS]
        node = Node(
            id=max(self.nodes) + 1,
            parent=parent,
            number=self.node(parent).number + 1,
            seat=entry.seat,
            action=entry.action,
            outcomes=list(entry.outcomes),
            main=main,
            effect=effect.to_json(),
            turn=next((turn for turn in turns if isinstance(turn, int)), None),
        )
        self.nodes[node.id] = node
        return node

    def prune(self, id: int) -> None:
        """Takes a node that did not happen out of the tree, with all that follows it."""
        if self.node(id).main:
            raise SteamshedError(f"node {id} happened: it cannot be taken out")
        families, gone = self.families(), [id]
        for at in gone:
            gone += [node.id for node in families.get(at, ())]
        for at in gone:
            del self.nodes[at]

    def rename(self, id: int, name: str) -> None:
        """Names the variation in which a node stands."""
        self.first_of_branch(id).name = proper(name)

    def mark(self, id: int, mark: str) -> None:
        if mark and mark not in MARKS:
            raise SteamshedError(f"{mark!r} is not a mark: expected one of {' '.join(MARKS)}")
        if mark and id == ROOT:
            raise SteamshedError("the beginning cannot be marked")
        self.node(id).mark = mark

    def comment(self, id: int, by: str, text: str) -> None:
        """What somebody says of a node, in place of what he said before; nothing takes it back."""
        node, said = self.node(id), proper_comment(by, text)
        others = [comment for comment in node.comments if comment.by != by]
        if said is not None and len(others) >= MOST_COMMENTS:
            raise SteamshedError(f"more than {MOST_COMMENTS} comments on one action")
        places = [comment.by for comment in node.comments]
        found = list(others)
        if said is not None:
            found.insert(places.index(by) if by in places else len(others), said)
        node.comments = found


def proper(name: str) -> str:
    """A name on one line."""
    found = " ".join(name.split())
    if len(found) > MOST_NAME:
        raise SteamshedError(f"name: {len(found)} characters, at most {MOST_NAME}")
    return found


def proper_comment(by: str, text: str) -> Comment | None:
    """A comment as it can stand in a record; None if it says nothing."""
    if not by.strip() or by != by.strip() or set(by) & set(":\n\r"):
        raise SteamshedError(f"comment: {by!r} is empty or has a colon, a line break or a space at its ends")
    lines = [" ".join(line.split()) for line in text.strip().splitlines()]
    found = "\n".join(lines)
    if len(found) > MOST_COMMENT:
        raise SteamshedError(f"comment: {len(found)} characters, at most {MOST_COMMENT}")
    return Comment(by, found) if found else None
