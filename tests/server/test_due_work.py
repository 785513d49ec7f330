"""Due work is written down: it survives whoever was to do it, is done once, and what fails holds up nobody else."""

from __future__ import annotations

import asyncio
import logging
import pathlib
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from sqlalchemy import create_engine, select, text

from steamshed.server import limits
from steamshed.server.away.job import Away
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.jobs import due_work, queue
from steamshed.server.jobs.due_work import DueWork, Kind
from steamshed.server.jobs.queue import Job
from steamshed.server.notices.mail import Mails
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.migrate import downgrade, migrate
from steamshed.server.storage.store import Store, Unavailable
from steamshed.server.tables.live_tables import LoadedTables
from tests.server.hall import Clock
from tests.server.harness import Person, Running
from tests.server.post import Post, confirm_address, link_of


@pytest_asyncio.fixture
async def store(tmp_path: pathlib.Path) -> AsyncIterator[Store]:
    made = Store(Settings(data=tmp_path))
    await made.open()
    yield made
    await made.close()


async def put(store: Store, key: str, due: float, kind: str = "thing") -> None:
    await store.write(queue.written(store.settings, kind, key, due))


async def kept(store: Store) -> dict[str, float]:
    return {row.key: row.due for row in await store.rows(select(schema.jobs))}


async def nothing(job: Job) -> None:
    """Does it."""


async def through(work: DueWork) -> None:
    await work.look()
    await work.settle()


async def test_what_is_due_is_done_once_and_what_is_written_anew_meanwhile_stays(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, seen = Clock(monkeypatch), list[str]()

    async def do(job: Job) -> float | None:
        seen.append(job.key)
        if job.key == "anew":
            await put(store, "anew", clock.now + 5)
        return clock.now + 100 if job.key == "later" else None

    work = DueWork(store, [Kind("thing", do)])
    for key, due in (("once", -1.0), ("later", -2.0), ("anew", -3.0), ("not yet", 1000.0)):
        await put(store, key, clock.now + due)
    await through(work)
    assert sorted(seen) == ["anew", "later", "once"]
    assert await kept(store) == {"later": clock.now + 100, "anew": clock.now + 5, "not yet": clock.now + 1000}
    clock.now += 6
    await through(work)
    assert seen[3:] == ["anew"]


async def test_work_of_a_worker_that_has_died_is_due_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    await put(store, "a", clock.now)
    [job] = await queue.take(store, clock.now)
    assert await queue.take(store, clock.now) == []
    clock.now += queue.LEASE + 1
    [again] = await queue.take(store, clock.now)
    assert (job.tries, again.tries) == (1, 2)
    assert again.key == job.key
    await queue.done(store, job)  # who was believed to be dead comes too late
    assert list(await kept(store)) == ["a"]
    work, seen = DueWork(store, [Kind("thing", nothing)]), await kept(store)
    assert seen["a"] > clock.now
    await through(work)  # a worker that is alone and begins need not wait for others
    assert await kept(store) == {}


async def test_what_fails_is_tried_later_each_time_and_holds_up_nobody(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock, done, stuck = Clock(monkeypatch), list[str](), asyncio.Event()

    async def do(job: Job) -> None:
        if job.key.startswith("slow"):
            await stuck.wait()
        if job.key == "bad":
            raise ValueError("no")
        if job.key == "away":
            raise Unavailable("no database")
        done.append(job.key)

    work = DueWork(store, [Kind("thing", do, tries=3), Kind("other", do)])
    for number in range(due_work.AT_ONCE):
        await put(store, f"slow{number}", clock.now - 10)
    await put(store, "good", clock.now, kind="other")
    await work.look()
    for _ in range(100):
        if done:
            break
        await asyncio.sleep(0.01)
    assert done == ["good"]  # one kind is full: the other goes on
    stuck.set()
    await work.settle()
    await put(store, "bad", clock.now)
    await put(store, "away", clock.now)
    waits = []
    for _ in range(3):
        clock.now = max(clock.now, (await kept(store)).get("bad", 0.0))
        await through(work)
        waits.append((await kept(store)).get("bad", clock.now) - clock.now)
    assert waits == [due_work.FIRST_RETRY, 2 * due_work.FIRST_RETRY, 0]  # then it is given up
    assert "bad" not in await kept(store)
    assert "away" in await kept(store)  # nothing is wrong with it
    assert "thing bad failed, try 2: ValueError: no" in caplog.text


async def test_a_comparison_finds_what_was_not_written_down(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock(monkeypatch)
    away = Away(LoadedTables(store.settings, store, Fanout()))
    work = DueWork(store, away.kinds())
    await through(work)
    await store.write(schema.users.insert().values(id="ann", name="Ann", settings="{}", created=0.0))
    dates = {"first": "2026-11-20", "last": "2026-11-22", "stated": clock.now}
    since, until = clock.now + 1e5, clock.now + 2e5
    await store.write(schema.holidays.insert().values(id="h", user="ann", since=since, until=until, **dates))
    await through(work)
    assert await kept(store) == {}
    clock.now += due_work.COMPARED
    with caplog.at_level(logging.ERROR):
        await through(work)
    assert await kept(store) == {"h": since}
    assert "holiday h was due and not written down" in caplog.text
    caplog.clear()
    clock.now += due_work.COMPARED
    await through(work)
    assert caplog.text == ""
    clock.now = since + 1
    await through(work)
    assert await kept(store) == {"h": until}
    clock.now = until + 1
    await through(work)
    assert await kept(store) == {}


async def test_a_link_waits_for_the_mail_server_through_a_kill(post: Post, tmp_path: pathlib.Path) -> None:
    server = Running(tmp_path, **post.settings).start()
    ann = await Person(server.address).register("Ann")
    await confirm_address(post, ann, "ann@example.org", "a good password")
    server.stop()
    post.mails.clear()
    working = server.settings["smtp"]
    server.settings["smtp"] = "smtp://127.0.0.1:9"  # nobody is there
    server.start()
    stranger = Person(server.address)
    await stranger.look()
    assert (await stranger.post("/password/forgotten", {"name": "Ann"})).status_code == 200
    for _ in range(100):
        if "link reset" in server.log.read_text():
            break
        await asyncio.sleep(0.1)
    assert "ann@example.org" not in server.log.read_text()
    server.kill()
    server.settings["smtp"] = working
    server.start()
    try:
        purpose, secret = link_of(await post.until(1))
        assert purpose == "reset"
        answer = await stranger.post("/password/reset", {"token": secret, "password": "another good one"})
        assert answer.status_code == 200
        await post.quiet()
        links = [mail for _, mail in post.mails if "/reset#" in str(mail.get_body(("plain",)))]
        assert len(links) == 1  # beside it he is told that his password was changed
    finally:
        server.stop()
        await ann.close()
        await stranger.close()


async def test_nobody_is_mailed_a_link_for_an_address_that_is_no_longer_his(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    mails, sent = Mails(store.settings, store, limits.Limits(False), "key"), list[object]()

    async def deliver(mail: object) -> None:
        sent.append(mail)

    monkeypatch.setattr(mails, "deliver", deliver)
    work = DueWork(store, mails.kinds())
    values = {"id": "ann", "name": "Ann", "settings": "{}", "created": 0.0, "email": "new@example.org"}
    await store.write(schema.users.insert().values(**values))
    await store.write(mails.confirm("ann", "old@example.org", "en"), mails.confirm("nobody", "a@example.org", "en"))
    await through(work)
    assert sent == []
    assert await kept(store) == {}
    await store.write(mails.confirm("ann", "new@example.org", "en"))
    await through(work)
    assert len(sent) == 1


def test_what_was_due_before_there_was_a_list_is_on_it(tmp_path: pathlib.Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/x.sqlite")
    with engine.connect() as connection:
        migrate(connection, "0020")
        connection.execute(text("INSERT INTO users (id, name, settings, created) VALUES ('u', 'U', '{}', 0)"))
        for id, stage in (("to come", "stated"), ("now", "begun"), ("past", "over")):
            values = f"'{id}', 'u', '2026-01-01', '2026-01-02', 5, 6, 0, '{stage}'"
            columns = 'id, "user", first, last, since, until, stated, stage'
            connection.execute(text(f"INSERT INTO holidays ({columns}) VALUES ({values})"))
        connection.execute(text("""INSERT INTO calendars ("user", wake, sleep, due) VALUES ('u', 0, 0, 3)"""))
        connection.commit()
        migrate(connection)
        found = {(row.kind, row.key): row.due for row in connection.execute(text("SELECT * FROM jobs"))}
        assert found == {("holiday", "to come"): 5, ("holiday", "now"): 6, ("calendar", "u"): 0}
        downgrade(connection, "0020")
        stages = {row.id: row.stage for row in connection.execute(text("SELECT id, stage FROM holidays"))}
        assert stages == {"to come": "stated", "now": "stated", "past": "over"}
    engine.dispose()
