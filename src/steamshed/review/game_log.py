"""A game that is over, gone through once more: its positions, turns and decisions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Outcome
from steamshed.kernel.game import Game
from steamshed.kernel.options import OptionValue
from steamshed.kernel.record import Position, Record, begin_again, play_again
from steamshed.kernel.state import State

COUNTS = ("turn", "round")
"""What games count; ``turn-begins`` or ``round-begins`` tells that the next one does."""


@dataclass(frozen=True)
class Played:
    """A game as it was played: all that it is replayed from."""

    game: Game
    players: int
    options: Mapping[str, OptionValue]
    setup: Sequence[Outcome]
    rules: int
    actions: Sequence[tuple[str, Sequence[Outcome]]]
    position: Position | None = None
    """In which it began, if not with its setup."""

    def begin(self) -> State:
        return begin_again(self.game, self.players, self.options, self.setup, self.rules, self.position)


def played_of(record: Record) -> Played:
    actions = [(entry.action, entry.outcomes) for entry in record.entries]
    begun = (record.game, len(record.names), record.options, record.setup, record.rules)
    return Played(*begun, actions, record.position)


@dataclass(frozen=True)
class Step:
    """One action: the position before it (a copy that is nobody else's), and what it caused."""

    number: int
    """Of the action, from 1."""
    turn: int
    """Or round; 0 in a game that counts none."""
    seat: int
    phase: str
    action: Action
    outcomes: Sequence[Outcome]
    before: State
    events: list[Event] = field(default_factory=list)


def turn_after(events: Sequence[Event], turn: int) -> int:
    """The turn or round that goes on after these events."""
    for event in events:
        for count in COUNTS:
            if event.id == f"{count}-begins":
                return int(event.args.get("turn", event.args.get("round", turn + 1)))
    return turn


def counts_turns(played: Played) -> bool:
    """Whether the game tells that turns or rounds begin."""
    state = played.begin()
    caused = (play_again(state, played.game.parse(text), outcomes) for text, outcomes in played.actions)
    return any(turn_after(events, 0) for events in caused)


def steps(played: Played) -> Iterator[tuple[Step, State]]:
    """Every action with the position after it, which goes on: copy it to keep it."""
    state, turn = played.begin(), int(counts_turns(played))
    for number, (text, outcomes) in enumerate(played.actions, 1):
        seat = state.seat
        assert seat is not None
        before, phase, action = state.clone(), state.phase, played.game.parse(text)
        events = play_again(state, action, outcomes)
        yield Step(number, turn, seat, phase, action, outcomes, before, events), state
        turn = turn_after(events, turn)
