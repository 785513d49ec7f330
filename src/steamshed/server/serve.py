"""Runs the application on uvicorn: one process, or several that share PostgreSQL and Redis."""

from __future__ import annotations

import gc
import logging
import os
import sys
import time
from typing import Any

import click
import uvicorn

from steamshed.games.registry import register_modules
from steamshed.kernel.errors import OptionError
from steamshed.server.settings import Settings, to_environment


class Line(logging.Formatter):
    """One line an event: time, level, logger, words. Line breaks in what others said are made visible."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        words = record.getMessage().replace("\n", "\\n").replace("\r", "\\r")
        line = f"{when}.{int(record.msecs):03d}Z {record.levelname.lower()} {record.name} {words}"
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line


def set_up_log(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("steamshed").setLevel(level.upper())


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is run."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "http": "steamshed.server.patient:PatientProtocol",
        "ws": "websockets-sansio",
        "ws_max_size": 65536,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 40.0,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.trusted_proxies,
        "server_header": False,
        "timeout_graceful_shutdown": 5,
    }


def serve(settings: Settings) -> None:
    """Serves until it is told to stop."""
    settings.check()
    register_modules(settings.extra_games)
    set_up_log(settings.log)
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"data: {settings.data}: {error.strerror}") from None
    click.echo(f"Steamshed is at {settings.public_address}   (stop with Ctrl-C)")
    os.environ.update(to_environment(settings))
    workers = settings.workers if settings.workers > 1 else None
    uvicorn.run("steamshed.server.serve:application", factory=True, workers=workers, **options(settings))


def application() -> Any:
    """For every worker process: the application with the settings of the environment."""
    from steamshed.server.app import create_app
    from steamshed.server.patient import PatientProtocol
    from steamshed.server.settings import from_environment

    settings = from_environment()
    set_up_log(settings.log)
    app = create_app(settings)
    PatientProtocol.seconds = settings.header_seconds
    # What is loaded now stays for good: the collector need not look at it again and again while people wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # The writer's thread gives up the interpreter at every statement; it should not wait 5 ms to get it back.
    sys.setswitchinterval(0.0005)
    return app
