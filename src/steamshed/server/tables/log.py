"""What the log of a table is made of. A table is nothing but the fold of these entries, in order.

The position changes by Start, Act, Undo, Resign and End; the people by Open and Sit; votes by Propose and Cast; the
version of the rules by Rules; Times says when the clocks of a player count. Again and Next are said after the end.
Nothing is ever changed or removed: an undo is an entry like any other, and says how many actions are left.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from steamshed.kernel.errors import SteamshedError
from steamshed.server.api.shapes import SeatKind, VoteKind
from steamshed.server.tables.calendars import ALWAYS, Calendar

Outcome = str | int | list[int]


class Unreadable(SteamshedError):
    """A table that cannot be made from what is stored: where, and what is wrong there."""

    def __init__(self, where: str, reason: object) -> None:
        said = str(reason) if not isinstance(reason, Exception) else reason_of(reason)
        super().__init__(f"{where}: {said}")


def reason_of(error: Exception) -> str:
    """What went wrong, in one line; errors of the program are named by their kind."""
    words = " ".join(str(error).split())
    if isinstance(error, SteamshedError | msgspec.DecodeError) and words:
        return words
    return f"{type(error).__name__}: {words}" if words else type(error).__name__


NETWORK = "network"
"""By whom the log says that an action of a network bot was played."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. ``stand_in`` is the bot that plays while the player is away or has resigned; an open seat
    that is ``invited`` waits for whoever has its invitation, and it will again when that player leaves. A bot that has
    a ``user`` plays over the network, one with a ``bot`` is the server's own."""

    kind: SeatKind
    name: str
    user: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    invited: bool = False
    guest: bool = False
    """Whether the player had no account when he sat down."""
    deleted: bool = False
    """Whether the player's account is gone, and his name with it."""
    challenged: str | None = None
    """The network bot (its user) that is asked to take this open seat."""
    declined: str = ""
    """The name of the network bot that did not want this open seat."""
    deputy: str | None = None
    """The user who plays here for the player until he takes his seat back."""
    deputy_name: str = ""
    on_holiday: bool = False
    """Whether whoever stands in does so until the player's holiday is over."""

    @property
    def hand(self) -> str | None:
        """The user who decides, as far as one does: whoever is told that it is his turn."""
        return self.user if self.deputy is None else self.deputy

    @property
    def awaited(self) -> str | None:
        """Whom the table waits for when it is this seat's turn: whoever plays here, the owner or a deputy; nobody
        where a bot plays."""
        return self.hand if self.votes else None

    @property
    def player(self) -> str | None:
        """The server's bot that decides; None if a person or a network bot does."""
        return self.stand_in if self.bot is None else self.bot

    @property
    def network(self) -> bool:
        """Whether a program that somebody runs elsewhere sits here."""
        return self.kind == "bot" and self.bot is None

    @property
    def decides(self) -> bool:
        """Whether somebody decides who may be away."""
        return self.kind != "open" and self.player is None and not self.resigned

    @property
    def votes(self) -> bool:
        """Whether the seat is asked for its consent."""
        return self.kind == "human" and self.decides


class Body(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", gc=False):
    """One entry without its serial and its time."""


class Open(Body, frozen=True, tag="open", omit_defaults=False):
    """The table is set: always the first entry. It says by which version of the rules the game is played to its end;
    entries that were made before there were versions mean the first."""

    seats: list[Seat]
    rules: int = 1


class Sit(Body, frozen=True, tag="sit"):
    """Somebody sits down, leaves, is stood in for or comes back. One who is ``fresh`` has the whole time of a move."""

    seat: int
    who: Seat
    fresh: bool = False


class Times(Body, frozen=True, tag="times"):
    """When the clocks of a user count from now on."""

    user: str
    calendar: Calendar = ALWAYS


class Start(Body, frozen=True, tag="start"):
    """The game begins: by its setup, or in a position. ``turn`` is whose decision it is then."""

    names: list[str]
    setup: list[Outcome]
    turn: int | None
    position: dict[str, Any] | None = None


class Act(Body, frozen=True, tag="act"):
    """An action, the chance outcomes it caused, and whose decision it is afterwards. One that ``follows`` belongs to
    the same plan as the action before it; at a table of a series ``asked`` is which questions the outcomes answer. One
    that was an ``order`` was given ahead: only its owner is told so before the end."""

    seat: int
    action: str
    turn: int | None
    outcomes: list[Outcome] = []
    bot: str | None = None
    follows: bool = False
    asked: list[str] = []
    order: bool = False
    by: str | None = None
    """The user who played it for the player of the seat; empty if he has deleted himself."""
    forced: bool = False
    """Whether there was no other answer: an undo goes past it. Entries from before this was noted say no."""


class Undo(Body, frozen=True, tag="undo"):
    """All actions from number ``to`` + 1 on are taken back."""

    to: int
    turn: int | None
    by: int | None = None


class Propose(Body, frozen=True, tag="propose"):
    """A vote begins; its id is the serial of this entry."""

    what: VoteKind
    by: int
    seat: int | None = None
    to: int | None = None
    bot: str | None = None
    who: str | None = None
    """The user to whom a seat is handed over, his name, and when that happens if nobody objects."""
    name: str = ""
    until: float | None = None


class Cast(Body, frozen=True, tag="cast"):
    """Seats say yes or no to a vote."""

    vote: int
    seats: list[int]
    yes: bool


class Resign(Body, frozen=True, tag="resign"):
    """A player gives up: a bot plays the seat to the end, and it is placed behind all that did not."""

    seat: int
    bot: str


class Rules(Body, frozen=True, tag="rules"):
    """All have agreed to go on by another version of the rules. The whole game until here is the same by that one, so
    that it counts as played by it from its beginning."""

    rules: int


class End(Body, frozen=True, tag="end"):
    """The game ends before its rules end it."""

    reason: Literal["agreed", "resigned"]
    ranking: list[list[int]]
    scores: list[int]


class Again(Body, frozen=True, tag="again"):
    """Players of a finished game want another one, or no longer; ``rotate``: with the seats passed on by one."""

    seats: list[int]
    yes: bool = True
    rotate: bool = False


class Next(Body, frozen=True, tag="next"):
    """The other game has its table: who sat on seat s of n sits on seat s + ``shift`` there, modulo n."""

    table: str
    shift: int = 0


Entry = Open | Sit | Times | Start | Act | Undo | Propose | Cast | Resign | Rules | End | Again | Next

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode


def write(entry: Entry) -> str:
    return encode(entry).decode()
