"""Runs the application on uvicorn: one process, or several that share PostgreSQL and Redis."""

from __future__ import annotations

import gc
import os
import sys
from typing import Any

import click
import uvicorn

from steamshed.games.registry import register_modules
from steamshed.kernel.errors import OptionError
from steamshed.server.logs import set_up_log
from steamshed.server.settings import Settings, to_environment
from steamshed.server.storage.folder import make_private


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
        "forwarded_allow_ips": [name.strip() for name in settings.trusted_proxies.split(",") if name.strip()],
        "server_header": False,
        "timeout_graceful_shutdown": 5,
    }


def serve(settings: Settings) -> None:
    """Serves until it is told to stop."""
    settings.check()
    register_modules(settings.extra_games)
    set_up_log(settings.log, settings.log_format)
    try:
        make_private(settings.data)
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
    set_up_log(settings.log, settings.log_format)
    app = create_app(settings)
    PatientProtocol.seconds = settings.header_seconds
    # What is loaded now stays for good: the collector need not look at it again and again while people wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # The writer's thread gives up the interpreter at every statement; it should not wait 5 ms to get it back.
    sys.setswitchinterval(0.0005)
    return app
