from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator

import pytest
import pytest_asyncio
from aiosmtpd.controller import Controller

from tests.server.harness import Person, Running
from tests.server.post import Post


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with SQLite, shared by all tests that do not kill it."""
    running = Running(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest_asyncio.fixture
async def person(server: Running) -> AsyncIterator[Callable[[], Person]]:
    """Makes people who look at the server."""
    made: list[Person] = []

    def make(address: str | None = None) -> Person:
        made.append(Person(address or server.address))
        return made[-1]

    yield make
    for one in made:
        await one.close()


@pytest.fixture
def post() -> Iterator[Post]:
    """Where mails arrive."""
    keeper = Post()
    controller = Controller(keeper, hostname="127.0.0.1", port=keeper.port)
    controller.start()
    yield keeper
    controller.stop()
