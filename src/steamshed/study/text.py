"""The text of a study: a record with marks, comments and variations between its actions, see ``docs/records.md``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from steamshed.kernel.action import Event
from steamshed.kernel.errors import RecordError, SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.record import Entry, Note, Record, read_header, read_line, read_notes
from steamshed.kernel.state import State
from steamshed.study.tree import MOST_COMMENT, ROOT, Comment, Node, Study, proper

T = TypeVar("T")
STEP = "    "

# -- writing -------------------------------------------------------------------------------------------------------


def written(study: Study) -> str:
    """The text. Without anything but what happened it is that of the record."""
    record = study.record(ROOT)
    header = record.header(study.result)
    if study.name:
        header.append(f"study: {study.name}")
    body = Writing(study, record, study.families()).line(study.node(ROOT), "", [])
    return "\n".join([*header, "", *body]) + "\n"


@dataclass
class Writing:
    study: Study
    record: Record
    families: dict[int, list[Node]]

    def line(self, first: Node, indent: str, others: list[Node]) -> Iterator[str]:
        """A node with all that follows it; ``others`` are the variations beside it."""
        at: Node | None = first
        while at is not None:
            yield indent + self.action(at)
            yield from self.notes(at, indent + STEP)
            for other in others:
                yield from self.variation(other, indent + STEP)
            family = self.families.get(at.id, [])
            following = family[0] if family and (not at.main or family[0].main) else None
            others = [node for node in family if node is not following]
            if following is None:
                for other in others:
                    yield from self.variation(other, indent + STEP)
            at = following

    def variation(self, first: Node, indent: str) -> Iterator[str]:
        yield f"{indent}( {first.name}".rstrip()
        yield from self.line(first, indent, [])
        yield f"{indent})"

    def action(self, node: Node) -> str:
        if node.id == ROOT:
            return self.record.first_line()
        return self.record.action_line(node.number, Entry(node.seat, node.action, tuple(node.outcomes)))

    def notes(self, node: Node, indent: str) -> Iterator[str]:
        if node.mark:
            yield indent + node.mark
        for comment in node.comments:
            first, *more = comment.text.split("\n")
            yield f"{indent}; {comment.by}: {first}"
            for line in more:
                yield f"{indent};; {line}".rstrip()


# -- reading -------------------------------------------------------------------------------------------------------


@dataclass
class Branch:
    """A line of play under way, while it is read."""

    record: Record
    """Where the line stands."""
    before: State
    """The position before its last action."""
    last: int
    """Its last node."""
    previous: int
    name: str = ""
    fresh: bool = False
    """Whether its first action has still to come."""


def parse(text: str, find: Callable[[str], Game], most: int | None = None) -> Study:
    """Reads a study, or a plain record, and replays it, verifying every line; ``most`` limits the actions that did not
    happen. Raises RecordError, naming the line.
    """
    lines = text.splitlines()
    header, first = read_header(lines)
    notes = read_notes(lines, first)
    start = [read_line(lines, note.at - 1) for note in notes[:1] if note.kind == "action"]
    record = Record.opened(header, first, find, start)
    name = header.get("study", (0, ""))
    study = checked(name[0], lambda: Study.opened(record, name[1]))
    reading = Reading(study, [Branch(record, record.state, ROOT, ROOT)], lines, most)
    for note in notes[1:]:
        reading.take(note)
    record.check_result(header)
    study.result = record.result()
    return study


@dataclass
class Reading:
    study: Study
    branches: list[Branch]
    lines: list[str]
    most: int | None
    said: int = 0
    """The line of the last comment, which lines of more may follow."""

    def take(self, note: Note) -> None:
        branch, at = self.branches[-1], note.at
        if branch.fresh and note.kind != "action":
            raise RecordError(at, "expected the first action of the variation")
        match note.kind:
            case "action":
                self.act(branch, note)
            case "begin":
                name = checked(at, lambda: proper(note.text))
                self.branches.append(replace(branch, name=name, fresh=True))
            case "end":
                self.branches.pop()
            case "mark":
                checked(at, lambda: self.study.mark(branch.last, note.text))
            case "comment":
                self.comment(branch.last, note)
                self.said = at
            case "more":
                if self.said != at - 1:
                    raise RecordError(at, "';;' goes on with a comment, but there is none in the line above")
                self.more(branch.last, note)
                self.said = at

    def comment(self, node: int, note: Note) -> None:
        by, colon, text = note.text.partition(": ")
        if not colon or not text.strip():
            raise RecordError(note.at, f"{note.text!r}: expected '; name: comment'")
        if any(comment.by == by for comment in self.study.node(node).comments):
            raise RecordError(note.at, f"{by} has commented on this action already")
        checked(note.at, lambda: self.study.comment(node, by, text))

    def more(self, node: int, note: Note) -> None:
        comment = self.study.node(node).comments[-1]
        text = f"{comment.text}\n{' '.join(note.text.split())}"
        if len(text) > MOST_COMMENT:
            raise RecordError(note.at, f"comment: {len(text)} characters, at most {MOST_COMMENT}")
        self.study.node(node).comments[-1] = Comment(comment.by, text)

    def act(self, branch: Branch, note: Note) -> None:
        line = read_line(self.lines, note.at - 1)
        main = len(self.branches) == 1
        if branch.fresh:
            self.enter(branch, line.number, note.at)
        if not main and self.most is not None and self.study.variations() >= self.most:
            raise RecordError(note.at, f"more than {self.most} actions in variations")
        record, caused = branch.record, list[Event]()
        branch.before = record.state.clone()
        record.follow(line, lambda entry, state, events: caused.extend(events))
        entry = record.entries[-1]
        for node in self.study.children(branch.last):
            if (node.action, tuple(node.outcomes)) == (entry.action, entry.outcomes):
                raise RecordError(note.at, f"{entry.action!r} is there already")
        made = self.study.note(branch.last, branch.before, entry, caused, main)
        if branch.fresh:
            made.name, branch.fresh = branch.name, False
        branch.previous, branch.last = branch.last, made.id

    def enter(self, branch: Branch, number: int, at: int) -> None:
        """Finds where a variation leaves the line around it: before that line's last action, or after it."""
        outer = self.branches[-2]
        last = self.study.node(outer.last).number
        if number == last and number:
            state, branch.last = outer.before.clone(), outer.previous
            entries = outer.record.entries[: number - 1]
        elif number == last + 1:
            state, branch.last = outer.record.state.clone(), outer.last
            entries = list(outer.record.entries)
        else:
            before = f"{last} or " if last else ""
            raise RecordError(at, f"a variation here begins with action {before}{last + 1}, not {number}")
        branch.record = replace(outer.record, state=state, entries=entries)


def checked(at: int, do: Callable[[], T]) -> T:
    """Does something; what is wrong with it is wrong with a line."""
    try:
        return do()
    except SteamshedError as error:
        raise RecordError(at, str(error)) from None
