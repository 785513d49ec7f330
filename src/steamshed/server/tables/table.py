"""A table: a game with its people, as the fold of its log.

A ``Table`` is a value. To change it, take a ``draft``, ``add`` entries to that, store ``pending``, and let the draft
take the place of the old one. What is not stored is never seen by anybody.
"""

from __future__ import annotations

import copy
import sys
from collections.abc import Sequence
from typing import assert_never

import msgspec

from steamshed.games.registry import game as find_game
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import Game, check_version
from steamshed.kernel.options import OptionValue
from steamshed.server.api.shapes import Fallback, Hints, Pace, Privacy, Stage, VoteKind
from steamshed.server.tables import log
from steamshed.server.tables.calendars import ALWAYS, Calendar, Span
from steamshed.server.tables.chance import Series
from steamshed.server.tables.clocks import Clocks, over_days
from steamshed.server.tables.log import Seat, Unreadable
from steamshed.server.tables.play import Begun, Play

BOT_GRACE = 30.0
"""Seconds after which another worker plays for a bot whose worker has not."""


class TableInfo(msgspec.Struct, frozen=True):
    """What was fixed when the table was made."""

    id: str
    name: str
    game: str
    options: dict[str, OptionValue]
    pace: Pace
    fallback: Fallback
    privacy: Privacy
    language: str
    owner: str | None
    created: float
    practice: bool = False
    """Whether a player may take back what has shown something, as long as no other person has decided since."""
    hints: bool = False
    """Whether whoever plays here may ask the bots what they would do, also where people play each other."""
    house: bool = False
    """Whether bots of the house play here for those who watch: only while somebody does."""
    series: Series | None = None
    """The tables with which it shares its start and its chance."""
    watch_delay: int = 0
    """How many actions those who only watch are behind, until the game is over."""
    group: str | None = None
    """The group whose members may sit down here, and nobody else."""
    standing: str | None = None
    """The standing table whose game this is."""
    rated: bool = False
    """Whether the result counts for the ratings of those who play."""

    @property
    def needs_invitation(self) -> bool:
        """Whether nobody sits down on a seat that has become free without being invited."""
        return self.privacy == "private" and self.group is None


class Vote(msgspec.Struct, frozen=True):
    """An open question to all who play."""

    id: int
    kind: VoteKind
    by: int
    seat: int | None
    to: int | None
    bot: str | None
    yes: list[int]
    who: str | None = None
    """The user to whom a seat would be handed over, and his name."""
    name: str = ""
    until: float | None = None
    """When it is carried out if nobody has objected."""


class TakenBack(msgspec.Struct, frozen=True, gc=False):
    """An undo, for all to see."""

    version: int
    """Of the table after it."""
    time: float
    by: int | None
    to: int
    """How many actions were left."""
    actions: tuple[tuple[int, str], ...]
    """Seat and text of what was taken back, in the order of play."""


class RunsOut(msgspec.Struct, frozen=True):
    """The running clock of a table."""

    seat: int
    user: str | None
    """Who is to decide: the player, or who stands in for him."""
    deadline: float
    stands: Span | None
    """From when until when it stands next, as of the beginning of the decision."""


class Table:
    """The state of a table after the entry ``serial``."""

    def __init__(self, info: TableInfo) -> None:
        self.info = info
        self.game: Game = find_game(info.game)
        self.seats: list[Seat] = []
        self.rules = self.game.rules
        """The version of the rules by which the game is played."""
        self.play: Play | None = None
        self.votes: dict[int, Vote] = {}
        self.clocks = Clocks(info.pace, 0)
        self.serial = 0
        self.version = 0
        """The serial of the last entry that changed the position: what actions are made for."""
        self.changed = info.created
        self.last_moved: float | None = None
        """When the position last changed: since when whoever is to decide is waited for."""
        self.turn: int | None = None
        self.ended: log.End | None = None
        self.again: tuple[int, ...] = ()
        """The seats that want another game."""
        self.rotate = False
        """Whether they want it with the seats passed on."""
        self.next: log.Next | None = None
        """Where that is played."""
        self.taken_back: tuple[TakenBack, ...] = ()
        """Every undo so far."""
        self.times: dict[str, Calendar] = {}
        """When the clocks of the players count, by user."""
        self.played: dict[str, int] = {}
        """The seat that somebody has or had here, or played for another, since the game began: he knows its secrets."""
        self.deputies: dict[str, str] = {}
        """The names of those who have stood in, by user."""
        self.relieved = -1
        """The version at which somebody stood in last because time was up: that happens once to a decision."""
        self.pending: list[tuple[int, float, str]] = []
        self.restored = False
        """Whether a snapshot has saved replaying it."""

    # -- changing ------------------------------------------------------------------------------------------------

    def draft(self) -> Table:
        """A copy to change."""
        made = copy.copy(self)
        made.seats = list(self.seats)
        made.votes = dict(self.votes)
        made.times, made.played, made.deputies = dict(self.times), dict(self.played), dict(self.deputies)
        made.clocks = self.clocks.copy()
        made.pending = []
        return made

    def add(self, entry: log.Entry, time: float, play: Play | None = None) -> None:
        """Adds an entry of now; ``play`` is the position after it where the entry changes that."""
        self.fold(self.serial + 1, time, entry)
        if isinstance(entry, log.Undo) and self.play is not None:
            undone = self.play.actions[entry.to : self.play.count]
            self.take_back(entry, time, [(done.seat, done.action) for done in undone])
        if play is not None:
            self.play = play
        self.pending.append((self.serial, time, log.write(entry)))

    def fold(self, serial: int, time: float, entry: log.Entry) -> None:
        """Takes over one entry; the position itself is taken over by ``add`` or ``follow``."""
        if serial != self.serial + 1:
            raise SteamshedError(f"it comes after entry {self.serial}; what is between is missing")
        self.serial = serial
        match entry:
            case log.Open():
                check_version(self.game, entry.rules)
                self.rules = entry.rules
                self.seats = list(entry.seats)
                self.clocks = Clocks(self.info.pace, len(self.seats))
            case log.Sit():
                self.sit(entry, time)
            case log.Times():
                self.times[entry.user] = entry.calendar
                seat = self.clocks.running
                if seat is not None and self.seats[seat].hand == entry.user:
                    self.clocks.follow(time, self.calendar(seat))
            case log.Start():
                self.moved(serial, time, entry.turn)
                self.played = {seat.user: number for number, seat in enumerate(self.seats) if seat.user}
            case log.Act():
                self.moved(serial, time, entry.turn)
            case log.Undo():
                self.moved(serial, time, entry.turn)
            case log.Propose():
                yes = [entry.by] if entry.what != "hand" else []
                about = (entry.seat, entry.to, entry.bot, yes, entry.who, entry.name, entry.until)
                self.votes[serial] = Vote(serial, entry.what, entry.by, *about)
            case log.Cast():
                self.cast(entry)
            case log.Resign():
                self.seats[entry.seat] = msgspec.structs.replace(
                    self.seats[entry.seat], stand_in=entry.bot, resigned=True, deputy=None, deputy_name=""
                )
                self.changed = time
                self.run_clock(time)
            case log.Rules():
                check_version(self.game, entry.rules)
                self.rules = entry.rules
                self.version, self.changed = serial, time
                self.votes = {id: vote for id, vote in self.votes.items() if vote.kind != "rules"}
            case log.End():
                self.ended = entry
                self.moved(serial, time, None)
            case log.Again():
                self.rotate = entry.rotate if not self.again else self.rotate
                said = {*self.again, *entry.seats} if entry.yes else {*self.again} - {*entry.seats}
                self.again = tuple(sorted(said))
                self.rotate = self.rotate and bool(said)
            case log.Next():
                self.next = entry
            case _:
                assert_never(entry)

    def moved(self, serial: int, time: float, turn: int | None) -> None:
        """The position has changed."""
        self.version = serial
        self.changed = self.last_moved = time
        self.turn = turn
        self.votes = {id: vote for id, vote in self.votes.items() if vote.kind != "undo"} if turn is not None else {}
        self.run_clock(time)

    def take_back(self, entry: log.Undo, time: float, undone: Sequence[tuple[int, str]]) -> None:
        """Remembers what the undo that was just folded has taken back."""
        self.taken_back += (TakenBack(self.serial, time, entry.by, entry.to, tuple(undone)),)

    def run_clock(self, time: float) -> None:
        person = self.turn is not None and self.seats[self.turn].player is None
        calendar = self.calendar(self.turn) if person and self.turn is not None else ALWAYS
        self.clocks.turn_to(self.turn if person else None, time, calendar)

    def calendar(self, seat: int) -> Calendar:
        """When the clock of a seat counts. Who stands in for another has no holidays there."""
        who = self.seats[seat]
        if who.hand is None or not over_days(self.info.pace):
            return ALWAYS
        found = self.times.get(who.hand, ALWAYS)
        return found if who.deputy is None else msgspec.structs.replace(found, away=())

    def sit(self, entry: log.Sit, time: float) -> None:
        before, who = self.seats[entry.seat], entry.who
        self.seats[entry.seat] = who
        self.changed = time
        if self.version:
            self.note_played(entry.seat, who)
        settled = {"bot"} if who.player is not None else {"hand"} if before.user != who.user else set()
        self.votes = {
            id: vote for id, vote in self.votes.items() if vote.seat != entry.seat or vote.kind not in settled
        }
        person_again = before.player is not None and who.player is None
        if person_again and self.turn is not None:
            self.clocks.refresh(entry.seat)
        if self.turn != entry.seat:
            return
        if self.clocks.running != entry.seat or who.player is not None or entry.fresh:
            self.run_clock(time)
            if entry.fresh and who.player is None:
                self.clocks.refresh(entry.seat)
        elif before.hand != who.hand:  # the clock goes on: taking a seat back gains no time
            self.clocks.follow(time, self.calendar(entry.seat), other=True)
        if entry.fresh:
            self.relieved = self.version

    def note_played(self, seat: int, who: Seat) -> None:
        """Keeps who knows the secrets of a seat."""
        self.played |= {user: seat for user in (who.user, who.deputy) if user}
        if who.deputy:
            self.deputies[who.deputy] = who.deputy_name

    def cast(self, entry: log.Cast) -> None:
        vote = self.votes.get(entry.vote)
        if vote is None:
            return
        if entry.yes:
            yes = sorted({*vote.yes, *entry.seats})
            self.votes[entry.vote] = msgspec.structs.replace(vote, yes=yes)
        else:
            del self.votes[entry.vote]

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        if self.ended is not None:
            return "finished"
        if self.play is None:
            return "open"
        return "finished" if self.play.state.over else "running"

    @property
    def electorate(self) -> list[int]:
        """The seats whose consent counts."""
        return [number for number, seat in enumerate(self.seats) if seat.votes]

    @property
    def hints(self) -> Hints:
        """Who may ask the bots: where people play each other nobody, unless the table was made so."""
        people = [seat for seat in self.seats if seat.kind != "bot" and not seat.resigned]
        alone = len(people) <= 1 and self.info.series is None  # results of a series are compared
        return "bots" if alone else "agreed" if self.info.hints else "no"

    def voters(self, vote: Vote, online: frozenset[int]) -> list[int]:
        """The seats that must all say yes. On a bot for somebody the others decide, those of them who are there; on
        handing a seat over all others."""
        if vote.kind == "hand":
            return [seat for seat in self.electorate if seat != vote.seat]
        if vote.kind != "bot":
            return self.electorate
        return [seat for seat in self.electorate if seat != vote.seat and (seat in online or seat in vote.yes)]

    def passed(self, vote: Vote, online: frozenset[int]) -> bool:
        return set(self.voters(vote, online)) <= set(vote.yes)

    def seats_of(self, user: str | None) -> list[int]:
        """The seats that a user has, or plays for somebody who is away."""
        if user is None:
            return []
        return [number for number, seat in enumerate(self.seats) if user in (seat.user, seat.deputy)]

    def owned_by(self, user: str | None) -> list[int]:
        """The seats that are a user's own."""
        return [] if user is None else [number for number, seat in enumerate(self.seats) if seat.user == user]

    def scores(self) -> list[int] | None:
        """The final scores; None before the end."""
        if self.ended is not None:
            return self.ended.scores
        return self.play.state.scores() if self.play is not None and self.play.state.over else None

    def ranking(self) -> list[list[int]] | None:
        """The seats by place once the game is over; who has resigned comes last."""
        if self.ended is not None:
            return self.ended.ranking
        if self.play is None or not self.play.state.over:
            return None
        return demoted(self.play.state.ranking(), [seat.resigned for seat in self.seats])

    def winners(self) -> list[int] | None:
        """Who has won: the first place, or nobody if all have dropped out. None before the end."""
        ranking = self.ranking()
        if ranking is None or self.play is None:
            return None
        gone = self.play.state.eliminated()
        return [seat for seat in ranking[0] if seat not in gone]

    def deadline(self) -> float | None:
        return self.clocks.deadline() if self.stage == "running" else None

    def runs_out(self) -> RunsOut | None:
        """Whose clock runs, and when it will have run out, holidays and nights taken into account."""
        deadline, seat = self.deadline(), self.turn
        if deadline is None or seat is None:
            return None
        return RunsOut(seat, self.seats[seat].hand, deadline, self.clocks.stands(self.clocks.since))

    def holiday(self, seat: int, time: float) -> Span | None:
        """The holiday that the player of a seat has at a time."""
        return self.times.get(self.seats[seat].user or "", ALWAYS).holiday(time)

    def bot_to_move(self) -> str | None:
        """The bot whose decision it is."""
        return self.seats[self.turn].player if self.turn is not None and self.stage == "running" else None

    @property
    def awaits(self) -> str | None:
        """The user for whom the table waits. Lists, counts and feeds ask for it by its column."""
        return None if self.stage != "running" or self.turn is None else self.seats[self.turn].awaited

    def summary(self) -> dict[str, object]:
        """What lists of tables, clocks and bots are looked up by, as columns."""
        stage, ranking = self.stage, self.ranking()
        result = None if ranking is None else {"ranking": ranking, "scores": self.scores()}
        deadline = self.deadline()
        bot_due = None if self.info.house or self.bot_to_move() is None else self.changed + BOT_GRACE
        return {
            "state": stage,
            "serial": self.serial,
            "version": self.version,
            "turn": self.turn if stage == "running" else None,
            "awaits": self.awaits,
            "phase": None if self.play is None else self.play.state.phase,
            "result": None if result is None else msgspec.json.encode(result).decode(),
            "people": msgspec.json.encode(self.seats).decode(),
            "changed": self.changed,
            "moved": self.last_moved,
            "deadline": deadline,
            "bot_due": bot_due,
            "due": min((when for when in (deadline, bot_due) if when is not None), default=None),
        }


def delayed(table: Table, before: Table | None) -> Table:
    """A running table as it was some actions ago, for those who watch it with a delay; ``before`` is what this gave for
    an earlier version, from which little is to be replayed."""
    play = table.play
    assert play is not None
    count = max(0, play.count - table.info.watch_delay)
    start = None if before is None else before.play
    if start is not None and start.last is not None:
        same = start.count <= count and play.actions[start.count - 1] is start.last
        start = start if same else None  # something was taken back since
    made = table.draft()
    made.play = play.replay(count, start)
    made.turn = made.play.state.seat
    made.clocks = Clocks(table.info.pace, len(table.seats))
    made.votes = {}
    made.taken_back = tuple(undone for undone in table.taken_back if undone.to + len(undone.actions) <= count)
    return made


def demoted(ranking: list[list[int]], resigned: Sequence[bool]) -> list[list[int]]:
    """A ranking with the seats that have resigned behind all others, in the same order among themselves."""
    stayed = [[seat for seat in place if not resigned[seat]] for place in ranking]
    left = [[seat for seat in place if resigned[seat]] for place in ranking]
    return [place for place in stayed + left if place]


def follow(table: Table, rows: Sequence[tuple[int, float, str]]) -> Table:
    """The table after these rows of its log: a draft with the people folded and the game replayed where needed.

    Raises Unreadable, whatever is wrong with the rows.
    """
    made, tail = fold_all(table, rows)
    play = made.play
    if play is None:
        if tail.start is not None:
            made.play = Play.read(begun_by(made, tail.start), tail.acts)
        return made
    if tail.keep < play.count:
        play = play.back_to(tail.keep)
    if play.begun.rules != made.rules:
        play = play.under(made.rules)
    for serial, time, act in tail.acts:
        play = play.followed(act, serial, time)
    made.play = play
    return made


def begun_by(table: Table, start: log.Start) -> Begun:
    setup, series = tuple(start.setup), table.info.series
    return Begun(table.game, table.info.options, start.names, setup, table.rules, start.position, series)


class Tail:
    """What rows of a log do to the game: actions that are kept of those before, and those that follow."""

    def __init__(self, play: Play | None, watch: int = 0) -> None:
        self.begun = play is not None
        self.keep = 0 if play is None else play.count
        self.watch = watch
        self.least = sys.maxsize
        """The fewest actions that an undo after the entry ``watch`` has left."""
        self.start: log.Start | None = None
        self.acts: list[tuple[int, float, log.Act]] = []

    def undone(self, play: Play | None, entry: log.Undo) -> list[tuple[int, str]]:
        """Seat and text of what an undo takes back of what there is so far."""
        before = [] if play is None else play.actions[min(entry.to, self.keep) : self.keep]
        found = [(done.seat, done.action) for done in before]
        return found + [(act.seat, act.action) for _, _, act in self.acts[max(0, entry.to - self.keep) :]]

    def take(self, serial: int, time: float, entry: log.Entry) -> None:
        match entry:
            case log.Start():
                if self.begun:
                    raise SteamshedError("the game begins twice")
                self.start, self.begun = entry, True
            case log.Act():
                if not self.begun:
                    raise SteamshedError("an action before the game begins")
                self.acts.append((serial, time, entry))
            case log.Undo():
                if not 0 <= entry.to <= self.keep + len(self.acts):
                    raise SteamshedError(f"{entry.to} of {self.keep + len(self.acts)} actions cannot be left")
                if entry.to < self.keep:
                    self.keep, self.acts = entry.to, []
                else:
                    del self.acts[entry.to - self.keep :]
                if serial > self.watch:
                    self.least = min(self.least, entry.to)
            case _:
                pass


def fold_all(table: Table, rows: Sequence[tuple[int, float, str]], watch: int = 0) -> tuple[Table, Tail]:
    """The table with its people after these rows, and what they do to the game. Raises Unreadable."""
    made = table.draft()
    tail = Tail(made.play, watch)
    for serial, time, body in rows:
        try:
            entry = log.decode(body)
            if (serial == 1) != isinstance(entry, log.Open):
                raise SteamshedError(f"{type(entry).__name__.lower()!r} cannot stand here")
            seat = getattr(entry, "seat", None)
            if seat is not None and not 0 <= seat < len(made.seats):
                raise SteamshedError(f"there is no seat {seat}")
            made.fold(serial, time, entry)
            undone = tail.undone(made.play, entry) if isinstance(entry, log.Undo) else None
            tail.take(serial, time, entry)
            if undone is not None and isinstance(entry, log.Undo):
                made.take_back(entry, time, undone)
        except Exception as error:
            raise Unreadable(f"entry {serial}", error) from error
    return made, tail
