"""What can go wrong with a request, as every client can show it: message id, arguments, an English sentence."""

from __future__ import annotations

from steamshed.kernel.errors import RecordError, SteamshedError
from steamshed.server.api.shapes import Args, ErrorBody


class Problem(Exception):
    """A request that is refused. Nothing was changed."""

    def __init__(self, status: int, id: str, text: str, **args: str | int) -> None:
        super().__init__(text)
        self.status = status
        self.id = id
        self.text = text
        self.args_: Args = args
        self.headers: dict[str, str] = {}

    def body(self) -> ErrorBody:
        return ErrorBody(self.id, self.args_, self.text)


class Stale(Exception):
    """An action that was made for an older version of the table. Nothing happened."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the table is at version {version}")
        self.version = version


def no_start() -> Problem:
    return Problem(404, "no-such-series", "There is no such start.")


def no_table() -> Problem:
    return Problem(404, "no-such-table", "There is no such table.")


def not_signed_in() -> Problem:
    return Problem(401, "not-signed-in", "Sign in first.")


def not_your_seat() -> Problem:
    return Problem(403, "not-your-seat", "You do not play at this table.")


def not_your_turn() -> Problem:
    return Problem(409, "not-your-turn", "It is not your turn.")


STAGES = {"open": "has not begun yet", "running": "has already begun", "finished": "is already over"}


def wrong_stage(stage: str) -> Problem:
    return Problem(409, f"table-is-{stage}", f"The game {STAGES[stage]}.")


def not_stored() -> Problem:
    """For whoever wanted to change something while the database cannot be used."""
    words = "This was not saved: the database of the server is not responding. Look before you try again."
    return Problem(503, "not-stored", words)


def bad_input(error: SteamshedError) -> Problem:
    """What the kernel refuses, as a refused request."""
    if isinstance(error, RecordError):
        return Problem(400, "bad-record", str(error), line=error.line, reason=error.reason)
    return Problem(400, "bad-input", str(error))
