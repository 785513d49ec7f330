"""An event loop whose time passes only when nobody has anything to do, and machines on it that can be killed or frozen.

An hour of it takes seconds, and nothing in it depends on how busy this machine is: what is to be done next is decided
by the times alone. There are no threads: what would run in one runs at once. A *machine* is whatever was begun in its
context. Killed, none of its tasks goes on, not even to clean up, as after ``kill -9``; frozen, they wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import selectors
import warnings
from collections.abc import Callable, Coroutine, Mapping
from contextvars import Context, ContextVar
from typing import Any
from weakref import WeakSet

from steamshed.server.clock import CLOCK, Steady

BEGINNING = 1_794_657_600.0
"""Saturday, 14 November 2026, 12:00 UTC."""


class Machine:
    """One of them, with a clock of its own."""

    def __init__(self, name: str, loop: VirtualLoop, ahead: float = 0.0) -> None:
        self.name = name
        self.loop = loop
        self.dead = self.frozen = False
        self.ahead = ahead
        """Seconds by which its clock is ahead of the time."""
        self.parked: list[Callable[[], None]] = []
        self.tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self.buried: list[object] = []
        """What will never go on: kept, or Python would let it clean up after itself."""
        self.gone: asyncio.Future[None] = loop.create_future()
        """Done when it is dead."""
        self.context = contextvars.copy_context()
        self.context.run(MACHINE.set, self)
        self.context.run(CLOCK.set, Steady(self))

    def now(self) -> float:
        return self.loop.now + self.ahead

    def monotonic(self) -> float:
        return self.loop.time()

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begins something on this machine."""
        return self.loop.create_task(work, context=self.context.copy())

    def kill(self) -> None:
        if not self.dead:
            self.dead = True
            self.buried += self.parked
            self.buried += self.tasks
            self.loop.unfinished |= set(self.tasks)
            self.parked = []
            self.gone.set_result(None)

    def freeze(self) -> None:
        self.frozen = True

    def thaw(self) -> None:
        self.frozen = False
        parked, self.parked = self.parked, []
        for go_on in parked:
            go_on()


MACHINE: ContextVar[Machine | None] = ContextVar("machine", default=None)


class Nothing(selectors.BaseSelector):
    """Nothing comes from outside: to wait is to let the time pass."""

    loop: VirtualLoop

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return selectors.SelectorKey(fileobj, 0, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return selectors.SelectorKey(fileobj, 0, 0, None)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everybody waits for something that never comes")
        self.loop.passed += timeout
        return []

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return {}

    def get_key(self, fileobj: Any) -> selectors.SelectorKey:
        raise KeyError(fileobj)


class VirtualLoop(asyncio.SelectorEventLoop):
    """The loop."""

    def __init__(self) -> None:
        self.passed = 0.0
        """Seconds since the beginning."""
        self.faults: list[dict[str, Any]] = []
        """What went wrong in tasks for which nobody waits."""
        self.unfinished: set[asyncio.Task[Any]] = set()
        """Those of dead machines."""
        selector = Nothing()
        selector.loop = self
        super().__init__(selector)
        self.set_task_factory(self.make_task)
        self.set_exception_handler(lambda _, about: self.faults.append(about))

    @property
    def now(self) -> float:
        return BEGINNING + self.passed

    def time(self) -> float:
        return self.passed

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        machine = machine_of(context)
        if machine is None:
            return super().call_soon(callback, *args, context=context)
        handle: asyncio.Handle = super().call_soon(
            lambda: machine_does(machine, handle, callback, args, context), context=context
        )
        return handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        machine = machine_of(context)
        if machine is None:
            return super().call_at(when, callback, *args, context=context)
        handle: asyncio.TimerHandle = super().call_at(
            when, lambda: machine_does(machine, handle, callback, args, context), context=context
        )
        return handle

    def end(self) -> None:
        """Lets go of everything. What the dead would do to clean up comes to nothing."""
        self.unfinished |= asyncio.all_tasks(self)
        self.close()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for task in self.unfinished:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                for _ in range(20):  # each wait in its cleaning up is one more to be ended
                    with contextlib.suppress(Exception):
                        task.get_coro().close()
                        break

    def make_task(self, loop: Any, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
        machine = machine_of(context)
        if machine is not None:
            machine.tasks.add(task)
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Any, *args: Any
    ) -> asyncio.Future[Any]:
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def machine_of(context: Context | None) -> Machine | None:
    return MACHINE.get() if context is None else context.get(MACHINE)


def machine_does(
    machine: Machine, handle: asyncio.Handle, callback: Any, args: tuple[Any, ...], context: Context | None
) -> None:
    """Does the next thing on a machine, if it is there to do it."""
    if machine.dead:
        machine.buried.append((callback, args))
    elif machine.frozen:
        current = contextvars.copy_context() if context is None else context

        def go_on() -> None:
            if not handle.cancelled():
                machine.loop.call_soon(callback, *args, context=current)

        machine.parked.append(go_on)
    else:
        callback(*args)
