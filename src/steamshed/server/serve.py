"""Runs the application on uvicorn: one process, or several that share PostgreSQL and Redis."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import time
from types import FrameType
from typing import Any

import click
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from steamshed.games.registry import register_modules
from steamshed.kernel.errors import OptionError
from steamshed.server.jobs import stopping
from steamshed.server.logs import set_up_log
from steamshed.server.settings import Settings, to_environment
from steamshed.server.storage.folder import make_private

logger = logging.getLogger("steamshed.serve")


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is run."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "http": "steamshed.server.api.header_timeout:PatientProtocol",
        "ws": "websockets-sansio",
        "ws_max_size": 65536,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 40.0,
        "proxy_headers": True,
        "forwarded_allow_ips": [name.strip() for name in settings.trusted_proxies.split(",") if name.strip()],
        "server_header": False,
        "timeout_graceful_shutdown": 4,
    }


APPLICATION = "steamshed.server.serve:application"
FAILED = 1
"""The exit status of a server that has ended although nobody told it to: whoever looks after it starts it again."""
PAUSE = 5.0
"""Seconds until a worker that could not begin is begun again."""


class Parent(Multiprocess):
    """Begins the workers, and others in place of those that end. It ends only when it is told to, or when the
    first workers cannot begin."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.told = False
        self.served = False
        """Whether a worker has ever begun."""
        self.not_before: dict[int, float] = {}
        """When a worker that could not begin is begun again."""
        for which in stopping.SIGNALS:
            signal.signal(which, self.hear)

    def hear(self, which: int, frame: FrameType | None) -> None:
        if not self.told:
            self.told = True
            stopping.end_later(stopping.LONGEST_OF_ALL, self.kill_all)
        self.should_exit.set()

    def kill_all(self) -> None:
        for worker in self.processes:
            worker.process.kill()

    def run(self) -> None:
        super().run()
        if not self.told:
            sys.exit(FAILED)

    def keep_subprocess_alive(self) -> None:
        for place, worker in enumerate(self.processes):
            if self.should_exit.is_set() or time.monotonic() < self.not_before.get(place, 0.0):
                continue
            if worker.is_alive(timeout=self.config.timeout_worker_healthcheck):
                self.served = self.served or worker.is_ready(timeout=1)
                continue
            if self.should_exit.is_set():
                return
            worker.kill()
            worker.join()
            logger.error("worker %s has ended with status %s", worker.pid, worker.exitcode)
            if worker.exitcode == STARTUP_FAILURE and place not in self.not_before:
                if not self.served:
                    self.should_exit.set()
                    return
                self.not_before[place] = time.monotonic() + PAUSE
                continue
            self.not_before.pop(place, None)
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()


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
    if settings.workers > 1:
        config = uvicorn.Config(APPLICATION, factory=True, workers=settings.workers, **options(settings))
        Parent(config, [config.bind_socket()]).run()
    else:
        uvicorn.run(APPLICATION, factory=True, **options(settings))


def application() -> Any:
    """For every worker process: the application with the settings of the environment."""
    from steamshed.server.api.header_timeout import PatientProtocol
    from steamshed.server.app import create_app
    from steamshed.server.settings import from_environment

    settings = from_environment()
    set_up_log(settings.log, settings.log_format)
    app = create_app(settings, served=True)
    PatientProtocol.seconds = settings.header_seconds
    # What is loaded now stays for good: the collector need not look at it again and again (jobs/collecting.py).
    gc.collect()
    gc.freeze()
    # The writer's thread gives up the interpreter at every statement; it should not wait 5 ms to get it back.
    sys.setswitchinterval(0.0005)
    return app
