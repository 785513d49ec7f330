"""Everything that can be wrong with what a caller hands in. Each error says what is wrong and where, in one line."""

from __future__ import annotations


class SteamshedError(ValueError):
    """Bad input of any kind. Nothing was changed. An error may come from another process: those with several arguments
    say what they are made of again."""


class ParseError(SteamshedError):
    """A text that is no action."""

    def __init__(self, text: str, token: str, expected: str) -> None:
        where = f"at {token!r}" if token else "at the end"
        super().__init__(f"{text!r}: {where}: expected {expected}")
        self.text = text
        self.token = token
        self.expected = expected

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.text, self.token, self.expected)


class OptionError(SteamshedError):
    """An option that does not exist or has no such value; a number of players the game is not for."""


class PositionError(SteamshedError):
    """A position that cannot be: the place in the data, then the reason."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"position, {where}: {reason}" if where else f"position: {reason}")
        self.where = where
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.where, self.reason)


class ContentError(SteamshedError):
    """A map, tile or price file that cannot be used: file, table and field, then the reason."""

    def __init__(self, file: str, where: str, reason: str) -> None:
        super().__init__(f"{file}, {where}: {reason}" if where else f"{file}: {reason}")
        self.file = file
        self.where = where
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.file, self.where, self.reason)


class RecordError(SteamshedError):
    """A record that cannot be read or does not replay: line number, then the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"record, line {line}: {reason}" if line else f"record: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.line, self.reason)


class ChanceError(SteamshedError):
    """A scripted outcome that cannot be, or that is missing."""


class AuditError(SteamshedError):
    """A state in which pieces are not conserved: a fault of the program, never of a player."""
