"""Work that is spread over processes: those of this machine, or of a Ray cluster (``pip install steamshed[scale]``).

A task is plain data, and what comes of it depends on nothing else. So it does not matter who does it, in which order,
or how often: a task whose worker dies is done again, and each is answered once.
"""

from __future__ import annotations

import concurrent.futures
import multiprocessing
import os
import socket
from collections.abc import Callable, Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from steamshed.kernel.errors import OptionError

T = TypeVar("T")
R = TypeVar("R")

HERE = "local"
"""Ray on this machine, started for the run."""
DEATHS = 20
"""So often may workers die over a task, or all over local ones, before the run is given up."""
AHEAD = 4
"""Tasks that wait for each worker, so that none is idle; more would fill the memory of a long run."""


class Ray(Protocol):
    """What is used of Ray."""

    def init(self, **given: Any) -> Any: ...
    def remote(self, **given: Any) -> Any: ...
    def wait(self, waiting: list[Any], *, num_returns: int) -> tuple[list[Any], list[Any]]: ...
    def get(self, one: Any) -> Any: ...
    def cluster_resources(self) -> dict[str, float]: ...
    def is_initialized(self) -> bool: ...
    def shutdown(self) -> None: ...


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int | None = None, ray: str | None = None) -> Generator[R]:
    """The results of all tasks, as they come. ``ray``: the address of a cluster, HERE, or None for plain processes."""
    if not tasks:
        return
    if ray is None:
        yield from on_cores(work, tasks, max(1, min(jobs or os.cpu_count() or 1, len(tasks))))
    else:
        yield from on_ray(work, tasks, jobs, ray)


def on_cores(work: Callable[[T], R], tasks: Sequence[T], workers: int) -> Generator[R]:
    """Plain processes. When one dies the others of its pool go with it; what they had not answered is done again."""
    left = dict(enumerate(tasks))
    for _ in range(DEATHS):
        context = multiprocessing.get_context("spawn")
        pool = concurrent.futures.ProcessPoolExecutor(workers, mp_context=context)
        try:
            waiting = {pool.submit(work, task): number for number, task in left.items()}
            for done in concurrent.futures.as_completed(waiting):
                result = done.result()
                del left[waiting[done]]
                yield result
            return
        except BrokenProcessPool:
            continue
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    raise OptionError(f"{DEATHS} times a process died over its work; {len(left)} tasks are left")


def on_ray(work: Callable[[T], R], tasks: Sequence[T], jobs: int | None, address: str) -> Generator[R]:
    """A Ray cluster, which does the work of dead workers and nodes again by itself."""
    ray, started = connect(address, jobs)
    try:
        remote = ray.remote(max_retries=DEATHS, num_cpus=1)(work)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for task in tasks:
            if len(waiting) >= ahead:
                done, waiting = ray.wait(waiting, num_returns=1)
                yield ray.get(done[0])
            waiting.append(remote.remote(task))
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            yield ray.get(done[0])
    finally:
        if started:
            ray.shutdown()


def connect(address: str, jobs: int | None) -> tuple[Ray, bool]:
    """Ray, ready, and whether it had to be started. One that this process uses already is used on.

    Raises OptionError where it is not installed or does not answer.
    """
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise OptionError("ray: is not installed; pip install 'steamshed[scale]' brings it") from None
    found: Ray = ray
    if found.is_initialized():
        return found, False
    given: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    if address == HERE:
        # without an address of its own Ray would listen on the outward one
        given |= {"num_cpus": jobs or os.cpu_count() or 1, "_node_ip_address": "127.0.0.1"}
    else:
        knock(address)
        given = {"address": address, "log_to_driver": False, "logging_level": "ERROR"}
    try:
        found.init(**given)
    except Exception as error:
        # Ray has no exceptions of its own for a start that fails
        raise OptionError(f"ray: {address}: {str(error).splitlines()[0]}") from None
    return found, True


def knock(address: str) -> None:
    """Raises OptionError where nobody answers: Ray itself would try for minutes."""
    host, colon, port = address.rpartition("//")[2].partition(":")
    if colon:
        try:
            socket.create_connection((host, int(port)), timeout=10).close()
        except (OSError, ValueError) as error:
            raise OptionError(f"ray: {address}: {error}") from None
