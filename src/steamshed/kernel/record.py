"""A played game as text that a person can read and paste.

A header (game, rules version, players, options, result), then one line an action: number, seat, action and, after an
arrow, the chance outcomes it caused. Line 0 is the setup. Replay needs no random generator.

    steamshed record 1
    game: age_of_steam
    rules: 1
    players: Ann, Ben, Cleo
    options: preset=official map=rust_belt
    result: Ben 44, Ann 31, Cleo 12

    0 setup -> red, blue, 4, [2 0 1]
    1 Ann: issue 2
    2 Ben: produce -> red, blue

A game that was not begun by its setup has a position in line 0. Between the actions there may be marks, comments and
variations: ``steamshed.study`` reads them, a ``Record`` passes over them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance, Outcome, Scripted
from steamshed.kernel.errors import OptionError, PositionError, RecordError, SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.options import OptionValue, text_of
from steamshed.kernel.state import State
from steamshed.kernel.undo import undoable

MAGIC = "steamshed record 1"
ARROW = " -> "
POSITION = "position "
MARKS = ("!!", "!", "!?", "?!", "?", "??")
"""What may be thought of an action, the best first."""
HEADED = ("game", "players", "options", "rules")
"""What the header says of a position."""
WORD = re.compile(r"[A-Za-z_][\w.' /()+&:-]*", re.ASCII)


@dataclass(frozen=True)
class Entry:
    """One action as it was played."""

    seat: int
    action: str
    outcomes: tuple[Outcome, ...] = ()
    undoable: bool = field(default=True, compare=False)


Position = Mapping[str, object]
"""A position as JSON data, without what the header of a record says of it."""


def begin_again(
    game: Game,
    players: int,
    options: Mapping[str, object],
    setup: Sequence[Outcome],
    rules: int,
    position: Position | None = None,
) -> State:
    """A game that was set up with these outcomes, or began in a position, at its first decision. With ``play_again``
    the one way to replay."""
    if position is not None:
        return game.load({**position, "game": game.name, "players": players, "options": options, "rules": rules})
    chance = Scripted(setup)
    state = game.new(players, options, chance, rules)
    if chance.rest:
        raise SteamshedError(f"the setup needs only {len(chance.drawn)} outcomes")
    return state


def play_again(state: State, action: Action, outcomes: Sequence[Outcome]) -> list[Event]:
    """Plays an action with the outcomes that it caused when it was played first: all of them and no others."""
    chance = Scripted(outcomes)
    events = state.apply(action, chance)
    if chance.rest:
        raise SteamshedError(f"{str(action)!r} causes only {len(chance.drawn)} outcomes")
    return events


@dataclass
class Record:
    """A game from its setup to its last action, and the position it has reached."""

    game: Game
    names: list[str]
    options: dict[str, OptionValue]
    setup: tuple[Outcome, ...]
    state: State
    rules: int
    """The version of the rules by which the game is played."""
    entries: list[Entry] = field(default_factory=list)
    practice: bool = False
    """Whether players could take back what had been shown to them."""
    position: Position | None = None
    """In which it began, where that was not by a setup."""

    # -- playing -------------------------------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
        names: Sequence[str] | None = None,
        rules: int | None = None,
    ) -> Record:
        """A new game under record, by the newest rules unless an older version is named."""
        chance = Chance() if chance is None else chance
        version = game.rules if rules is None else rules
        values = game.choose(players, options, version)
        seen = len(chance.drawn)
        state = game.new(players, values, chance, version)
        labels = check_names(players, names)
        return cls(game, labels, values, tuple(chance.drawn[seen:]), state, version)

    @classmethod
    def from_position(cls, game: Game, position: Position, names: Sequence[str] | None = None) -> Record:
        """A game under record that begins in a position, see ``docs/positions.md``. Raises PositionError."""
        if position.get("game", game.name) != game.name:
            raise PositionError("game", f"{position['game']!r} is not {game.name}")
        state: State = game.load({**position, "game": game.name})
        setting = state.setting()
        whole = {key: value for key, value in state.dump().items() if key not in HEADED}
        labels = check_names(setting.players, names)
        return cls(game, labels, dict(setting.options), (), state, setting.version, position=whole)

    def apply(self, action: Action, chance: Chance) -> list[Event]:
        """Plays an action and notes it with its outcomes."""
        seat, seen = self.state.seat, len(chance.drawn)
        events = self.state.apply(action, chance)
        assert seat is not None
        self.note(seat, str(action), tuple(chance.drawn[seen:]), events)
        return events

    def note(self, seat: int, action: str, outcomes: tuple[Outcome, ...], events: list[Event]) -> None:
        self.entries.append(Entry(seat, action, outcomes, undoable(events, len(outcomes))))

    def back_to(self, count: int) -> Record:
        """The game after its first ``count`` actions."""
        state = self.beginning()
        for entry in self.entries[:count]:
            play_again(state, self.game.parse(entry.action), entry.outcomes)
        return replace(self, state=state, entries=self.entries[:count])

    def beginning(self) -> State:
        """The position at the first decision."""
        return begin_again(self.game, len(self.names), self.options, self.setup, self.rules, self.position)

    # -- reading and writing -------------------------------------------------------------------------------------

    def result(self) -> str:
        """The result as the header states it."""
        if self.state.seat is not None:
            return "unfinished"
        scores = self.state.scores()
        places = [" = ".join(f"{self.names[seat]} {scores[seat]}" for seat in place) for place in self.state.ranking()]
        return ", ".join(places)

    def header(self, result: str | None = None) -> list[str]:
        """The lines before the empty one, with the result so far or another one."""
        options = " ".join(f"{name}={text_of(value)}" for name, value in self.options.items())
        return [
            MAGIC,
            f"game: {self.game.name}",
            f"rules: {self.rules}",
            f"players: {', '.join(self.names)}",
            f"options: {options}",
            *self.map_line(),
            f"result: {self.result() if result is None else result}",
            *(["practice: true"] if self.practice else []),
        ]

    def map_line(self) -> list[str]:
        """The map by name and content, where the name alone does not say by which rules it is played."""
        name = str(self.options.get("map", ""))
        content = self.game.maps.content(name) if self.game.maps is not None and name else ""
        return [f"map: {name} {content}"] if content else []

    def first_line(self) -> str:
        """Line 0: how the game began."""
        if self.position is not None:
            return f"0 {POSITION}{json.dumps(self.position, ensure_ascii=False)}"
        return "0 setup" + write_outcomes(self.setup)

    def action_line(self, number: int, entry: Entry) -> str:
        return f"{number} {self.names[entry.seat]}: {entry.action}{write_outcomes(entry.outcomes)}"

    def __str__(self) -> str:
        actions = [self.action_line(number, entry) for number, entry in enumerate(self.entries, 1)]
        return "\n".join([*self.header(), "", self.first_line(), *actions]) + "\n"

    @classmethod
    def parse(
        cls,
        text: str,
        find: Callable[[str], Game],
        to: int | None = None,
        watch: Callable[[Entry, State, list[Event]], None] | None = None,
    ) -> Record:
        """Reads a record and replays it, verifying every line: seats, actions, outcomes, result.

        ``to`` stops after that many actions. ``watch`` is called after each action. Variations are passed over.
        """
        lines = text.splitlines()
        header, first = read_header(lines)
        notes = read_notes(lines, first)
        entries = [read_line(lines, note.at - 1) for note in notes if note.kind == "action" and not note.depth]
        record = cls.opened(header, first, find, entries)
        wanted = entries[1:] if to is None else entries[1 : to + 1]
        if to is not None and not 0 <= to <= len(entries) - 1:
            raise RecordError(0, f"there are {len(entries) - 1} actions, not {to}")
        for line in wanted:
            record.follow(line, watch)
        if to is None or to == len(entries) - 1:
            record.check_result(header)
        return record

    @staticmethod
    def setting(text: str, find: Callable[[str], Game]) -> tuple[Game, list[str]]:
        """The game and the names of the players, from the header alone."""
        header, _ = read_header(text.splitlines())
        game, names, _, _ = read_setting(header, find)
        return game, names

    @classmethod
    def opened(cls, header: Header, first: int, find: Callable[[str], Game], lines: Sequence[Line]) -> Record:
        """The game of a header at its first decision, by the first of the lines."""
        game, names, options, rules = read_setting(header, find)
        if not lines or lines[0].number != 0 or not (lines[0].action == "setup" or lines[0].begins):
            raise RecordError(first + 1, "expected '0 setup' with the outcomes of the setup")
        record = cls.open(game, names, options, rules, lines[0])
        record.practice = read_practice(header)
        return record

    @classmethod
    def open(cls, game: Game, names: list[str], options: dict[str, OptionValue], rules: int, line: Line) -> Record:
        try:
            position = read_position(line) if line.begins else None
            state = begin_again(game, len(names), options, line.outcomes, rules, position)
        except SteamshedError as error:
            raise RecordError(line.at, error.reason if isinstance(error, RecordError) else str(error)) from None
        return cls(game, names, options, line.outcomes, state, rules, position=position)

    def follow(self, line: Line, watch: Callable[[Entry, State, list[Event]], None] | None) -> None:
        """Plays one line of a record, verifying it."""
        seat = self.state.seat
        if line.number != len(self.entries) + 1:
            raise RecordError(line.at, f"expected action number {len(self.entries) + 1}, got {line.number}")
        if seat is None:
            raise RecordError(line.at, f"the game is over, {line.action!r} comes too late")
        if line.name != self.names[seat]:
            raise RecordError(line.at, f"it is the turn of {self.names[seat]}, not of {line.name}")
        try:
            action = self.game.parse(line.action, self.state)
            events = play_again(self.state, action, line.outcomes)
        except SteamshedError as error:
            raise RecordError(line.at, str(error)) from None
        self.note(seat, str(action), line.outcomes, events)
        if watch is not None:
            watch(self.entries[-1], self.state, events)

    def check_result(self, header: Header) -> None:
        at, stated = header["result"]
        if stated != self.result():
            raise RecordError(at, f"the result is {self.result()!r}, not {stated!r}")


Header = Mapping[str, tuple[int, str]]
"""Key to line number and value."""


@dataclass(frozen=True)
class Line:
    """One line of the body, read but not yet played."""

    at: int
    number: int
    name: str
    action: str
    outcomes: tuple[Outcome, ...]

    @property
    def begins(self) -> bool:
        """Whether it is a line 0 with a position."""
        return self.number == 0 and self.action.startswith(POSITION)


@dataclass(frozen=True)
class Note:
    """A line of the body by its kind: an action, or something about the one above it."""

    at: int
    depth: int
    """In how many variations it stands."""
    kind: Literal["action", "mark", "comment", "more", "begin", "end"]
    text: str


def read_notes(lines: Sequence[str], first: int) -> list[Note]:
    """The lines of the body from an index on, by their kinds. Raises RecordError for one that is nothing."""
    found: list[Note] = []
    open_at: list[int] = []
    for at, line in enumerate(lines[first:], first + 1):
        text = line.strip()
        if not text:
            continue
        depth = len(open_at)
        if text[0].isdigit():
            found.append(Note(at, depth, "action", text))
        elif text in MARKS:
            found.append(Note(at, depth, "mark", text))
        elif text.startswith(";;"):
            found.append(Note(at, depth, "more", text[2:].strip()))
        elif text[0] == ";":
            found.append(Note(at, depth, "comment", text[1:].strip()))
        elif text[0] == "(":
            open_at.append(at)
            found.append(Note(at, depth + 1, "begin", text[1:].strip()))
        elif text == ")":
            if not open_at:
                raise RecordError(at, "')': no variation is open")
            open_at.pop()
            found.append(Note(at, depth, "end", ""))
        else:
            raise RecordError(at, f"{text!r}: expected the number of the action first")
    if open_at:
        raise RecordError(open_at[-1], "this variation has no end: expected ')' on a line of its own")
    return found


def check_names(players: int, names: Sequence[str] | None) -> list[str]:
    labels = [f"Seat {seat + 1}" for seat in range(players)] if names is None else list(names)
    if len(labels) != players:
        raise OptionError(f"names: {len(labels)} for {players} players")
    for label in labels:
        if not isinstance(label, str) or not label.strip() or label != label.strip() or set(label) & set(",:\n\r"):
            raise OptionError(f"names: {label!r} is empty or has a comma, a colon, a line break or a space at its ends")
    if len(set(labels)) != players:
        raise OptionError("names: two players have the same name")
    return labels


def write_outcomes(outcomes: Sequence[Outcome]) -> str:
    return ARROW + ", ".join(map(write_outcome, outcomes)) if outcomes else ""


def write_outcome(outcome: Outcome) -> str:
    if isinstance(outcome, list):
        return "[" + " ".join(map(str, outcome)) + "]"
    return str(outcome)


def read_outcome(text: str, at: int) -> Outcome:
    if re.fullmatch(r"-?\d{1,9}", text, re.ASCII):
        return int(text)
    if re.fullmatch(r"\[\d{1,4}( \d{1,4})*\]", text, re.ASCII):
        return [int(word) for word in text[1:-1].split()]
    if WORD.fullmatch(text):
        return text
    raise RecordError(at, f"outcome {text!r}: expected a word, a number or an order like [2 0 1]")


def read_header(lines: Sequence[str]) -> tuple[dict[str, tuple[int, str]], int]:
    """The header as key to (line number, value), and the index of the first line of the body."""
    if not lines or lines[0].strip() != MAGIC:
        raise RecordError(1, f"expected {MAGIC!r}")
    header: dict[str, tuple[int, str]] = {}
    first = len(lines)
    for at, line in enumerate(lines[1:], 1):
        if not line.strip():
            first = at + 1
            break
        key, colon, value = line.partition(":")
        if not colon:
            raise RecordError(at + 1, f"{line!r}: expected 'key: value' or an empty line")
        header[key.strip()] = (at + 1, value.strip())
    for key in ("game", "rules", "players", "options", "result"):
        if key not in header:
            raise RecordError(1, f"the header lacks {key!r}")
    return header, first


def read_position(line: Line) -> Position:
    try:
        found = json.loads(line.action.removeprefix(POSITION))
    except (ValueError, RecursionError):
        raise RecordError(line.at, "the position is not JSON") from None
    if not isinstance(found, dict):
        raise RecordError(line.at, "the position is not a JSON object")
    for key in HEADED:
        if key in found:
            raise RecordError(line.at, f"the position has {key!r}, which the header says")
    return found


def read_practice(header: Header) -> bool:
    at, value = header.get("practice", (0, "false"))
    if value not in ("true", "false"):
        raise RecordError(at, f"practice: {value!r} is not true or false")
    return value == "true"


def read_setting(header: Header, find: Callable[[str], Game]) -> tuple[Game, list[str], dict[str, OptionValue], int]:
    at, name = header["game"]
    try:
        game = find(name)
        at, stated = header["rules"]
        rules = next((version for version in game.versions if str(version) == stated), None)
        if rules is None:
            known = " or ".join(map(str, game.versions))
            raise RecordError(at, f"rules version {stated!r}; this program plays version {known}")
        at, players = header["players"]
        names = [word.strip() for word in players.split(",")]
        check_names(len(names), names)
        at, chosen = header["options"]
        pairs = {name: value for name, _, value in (word.partition("=") for word in chosen.split())}
        if "map" in header:
            at, stated = header["map"]
            pairs["map"] = map_at_hand(game, stated, pairs.get("map", ""), at)
        options = game.options.resolve(pairs, rules)
        at, _ = header["players"]
        options = game.choose(len(names), pairs, rules)
        return game, names, options, rules
    except RecordError:
        raise
    except SteamshedError as error:
        raise RecordError(at, str(error)) from None


def map_at_hand(game: Game, stated: str, named: str, at: int) -> str:
    """The map of a record, by its name and content: one with this content, whatever it is called here."""
    name, _, content = stated.partition(" ")
    if name != named:
        raise RecordError(at, f"map: {name!r} is not the map of the options, {named!r}")
    found = None if game.maps is None else game.maps.by_content(name, content)
    if found is None:
        raise RecordError(at, f"no map with the content {content!r}, called {name!r}, is at hand")
    return found


def read_line(lines: Sequence[str], index: int) -> Line:
    at, text = index + 1, lines[index].strip()
    if text.startswith(f"0 {POSITION}"):  # JSON may have arrows in it
        return Line(at, 0, "", text[2:], ())
    left, arrow, right = text.partition(ARROW)
    outcomes = tuple(read_outcome(word.strip(), at) for word in right.split(",")) if arrow else ()
    number, _, rest = left.partition(" ")
    if not re.fullmatch(r"\d{1,9}", number, re.ASCII):
        raise RecordError(at, f"{text!r}: expected the number of the action first")
    if int(number) == 0:
        return Line(at, 0, "", rest.strip(), outcomes)
    name, colon, action = rest.partition(": ")
    if not colon:
        raise RecordError(at, f"{text!r}: expected 'number name: action'")
    return Line(at, int(number), name.strip(), action.strip(), outcomes)
