"""The protocol of HTTP with an end to patience: the headers of a request must have come within some seconds.

Uvicorn waits for the headers of a request as long as a client likes; a few hundred that send a letter a minute would
keep all its places. (What follows the headers is limited at the edge of the application.)
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class PatientProtocol(HttpToolsProtocol):
    """Closes a connection on which the headers of a request take too long, the first or a later one."""

    seconds = 10.0
    """Set from the settings when a worker starts."""
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        self.transport.abort()
