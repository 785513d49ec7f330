"""Numbers about the running server in the text format of Prometheus: counters, and gauges that are read when asked.

Workers share nothing but PostgreSQL and Redis, and a scrape reaches one of them: so each leaves its numbers in Redis
every few seconds, and whoever is asked gives those of all, told apart by the label ``worker``.
"""

from __future__ import annotations

import asyncio
import bisect
import contextlib
import itertools
import os
import pathlib
import re
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from steamshed.server import clock
from steamshed.server.cluster.fanout import CHANNEL, Fanout
from steamshed.server.jobs.periodic import Duty

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Upper bounds of the buckets of durations, in seconds."""
SHARE_EVERY = 5.0
FORGET_AFTER = 30
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

HELP = {
    "steamshed_requests_total": ("counter", "Requests over HTTP, by method and status."),
    "steamshed_request_seconds": ("histogram", "How long requests took."),
    "steamshed_route_requests_total": ("counter", "Requests that were answered, by kind of request."),
    "steamshed_route_seconds_total": ("counter", "How long their answers took together."),
    "steamshed_moves_total": ("counter", "Actions that were played through a socket."),
    "steamshed_move_seconds": ("histogram", "From the arrival of an action to its storage."),
    "steamshed_mails_total": ("counter", "Mails, by what became of them."),
    "steamshed_notices_total": ("counter", "Notices, by way and by what became of them."),
    "steamshed_sockets": ("gauge", "Open sockets at tables."),
    "steamshed_tables_in_memory": ("gauge", "Tables in memory."),
    "steamshed_writer_queue": ("gauge", "Changes that wait for the writer of SQLite."),
    "steamshed_due_work": ("gauge", "Due work that is being done."),
    "process_cpu_seconds_total": ("counter", "Processor time of the worker."),
    "process_resident_memory_bytes": ("gauge", "Memory of the worker."),
    "process_start_time_seconds": ("gauge", "When the worker was started."),
}

ROUTE_REQUESTS, ROUTE_SECONDS = "steamshed_route_requests_total", "steamshed_route_seconds_total"

Samples = dict[str, float]
"""A sample by its name and labels, as it is written: ``steamshed_requests_total{method="GET",status="200"}``."""


class Histogram:
    """How many durations there were of each size, and their sum."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        """So many were at most as long as the bound, and longer than the one before."""
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def samples(self, name: str) -> Samples:
        """As they are written: each bucket counts all that are not longer."""
        upto = list(itertools.accumulate(self.counts))
        found = {f"{name}_bucket{written({'le': str(bound)})}": float(n) for bound, n in zip(BOUNDS, upto)}
        all = float(upto[-1])
        return {
            **found,
            f"{name}_bucket{written({'le': '+Inf'})}": all,
            f"{name}_count": all,
            f"{name}_sum": self.total,
        }


class Metrics:
    """The numbers of this process."""

    def __init__(self) -> None:
        self.counted: Samples = {}
        self.histograms: dict[str, Histogram] = {}
        self.gauges: dict[str, Callable[[], float]] = {}
        self.started = clock.now()

    def count(self, name: str, **labels: str) -> None:
        key = name + written(labels)
        self.counted[key] = self.counted.get(key, 0.0) + 1.0

    def took(self, name: str, seconds: float) -> None:
        """One more duration in a histogram."""
        found = self.histograms.get(name)
        if found is None:
            found = self.histograms[name] = Histogram()
        found.add(seconds)

    def spent(self, route: str, seconds: float) -> None:
        """One more request of this kind was answered."""
        labels = f'{{route="{route}"}}'
        requests, together = ROUTE_REQUESTS + labels, ROUTE_SECONDS + labels
        self.counted[requests] = self.counted.get(requests, 0.0) + 1.0
        self.counted[together] = self.counted.get(together, 0.0) + seconds

    def answers(self) -> int:
        """How many durations were counted: of requests, and of actions that were played."""
        return sum(sum(histogram.counts) for histogram in self.histograms.values())

    def samples(self) -> Samples:
        found = dict(self.counted)
        for name, histogram in self.histograms.items():
            found |= histogram.samples(name)
        return {
            **found,
            **{name: float(read()) for name, read in self.gauges.items()},
            "process_cpu_seconds_total": time.process_time(),
            **memory(),
            "process_start_time_seconds": self.started,
        }


METRICS = Metrics()


def memory() -> Samples:
    """The memory of this process, where the system tells."""
    try:
        pages = int(pathlib.Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return {}
    return {"process_resident_memory_bytes": float(pages * os.sysconf("SC_PAGE_SIZE"))}


def written(labels: Mapping[str, str]) -> str:
    """Labels as they stand behind a name. Their values are words of this program, never of a request."""
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels.items()) + "}" if labels else ""


def label(sample: str, name: str) -> str:
    """The value of a label of a sample; empty if it has none of this name."""
    found = re.search(rf'[{{,]{name}="([^"]*)"', sample)
    return "" if found is None else found[1]


def family(sample: str) -> str:
    """The metric that a sample belongs to."""
    name = sample.partition("{")[0]
    for ending in ("_bucket", "_count", "_sum"):
        if name.endswith(ending) and name.removesuffix(ending) in HELP:
            return name.removesuffix(ending)
    return name


def exposition(workers: Mapping[str, Samples]) -> str:
    """The numbers of all workers as text, those of a metric together."""
    lines: list[str] = []
    for name, (kind, help) in HELP.items():
        found = [
            f"{with_worker(sample, worker)} {value:.10g}"
            for worker, samples in sorted(workers.items())
            for sample, value in samples.items()
            if family(sample) == name
        ]
        if found:
            lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}", *found]
    return "\n".join(lines) + "\n"


def with_worker(sample: str, worker: str) -> str:
    name, brace, rest = sample.partition("{")
    return f'{name}{{worker="{worker}",{rest}' if brace else f'{name}{{worker="{worker}"}}'


# -- together ------------------------------------------------------------------------------------------------------


class SharedMetrics(Duty):
    """The numbers of all workers."""

    def __init__(self, fanout: Fanout) -> None:
        self.fanout = fanout
        self.redis: Any = getattr(fanout, "redis", None)

    def start(self) -> None:
        if self.redis is not None:
            super().start()

    async def work(self) -> None:
        while True:
            with contextlib.suppress(Exception):  # while Redis is away, the numbers of the others are missing
                data = msgspec.json.encode(METRICS.samples())
                await self.redis.set(f"{CHANNEL}:metrics:{self.fanout.worker}", data, ex=FORGET_AFTER)
            await asyncio.sleep(SHARE_EVERY)

    async def text(self) -> str:
        return exposition(await self.workers())

    async def workers(self) -> dict[str, Samples]:
        """The numbers of all workers; only those of this one while Redis is away."""
        workers = {self.fanout.worker: METRICS.samples()}
        if self.redis is not None:
            with contextlib.suppress(Exception):
                workers = {**await asyncio.wait_for(self.of_others(), 2.0), **workers}
        return workers

    async def of_others(self) -> dict[str, Samples]:
        names = [name async for name in self.redis.scan_iter(match=f"{CHANNEL}:metrics:*")]
        kept: Iterable[bytes | None] = await self.redis.mget(names) if names else []
        return {
            name.decode().rpartition(":")[2]: msgspec.json.decode(data, type=Samples)
            for name, data in zip(names, kept)
            if data is not None
        }
