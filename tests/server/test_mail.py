"""Mails through a real SMTP server on this machine."""

from __future__ import annotations

import asyncio
import email
import email.policy
import pathlib
from collections.abc import Iterator
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tests.server.harness import Person, Running, free_port


class Post:
    """Keeps what was sent."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], email.message.EmailMessage]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.mails.append((envelope.rcpt_tos, mail))
        return "250 OK"


@pytest.fixture
def post() -> Iterator[tuple[Post, int]]:
    keeper, port = Post(), free_port()
    controller = Controller(keeper, hostname="127.0.0.1", port=port)
    controller.start()
    yield keeper, port
    controller.stop()


async def until(mails: list[Any], count: int) -> None:
    for _ in range(100):
        if len(mails) >= count:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{len(mails)} mails, not {count}")


async def test_your_turn_is_mailed_to_who_is_away_and_wishes_it(post: tuple[Post, int], tmp_path: pathlib.Path) -> None:
    keeper, port = post
    server = Running(tmp_path, smtp=f"smtp://127.0.0.1:{port}", address="https://shed.example").start()
    try:
        ann, ben, cleo = [await Person(server.address).be_guest(name) for name in ("Ann", "Ben", "Cleo")]
        await ben.put("/settings", {"email": "ben@example.org", "language": "nl"})
        await cleo.put("/settings", {"email": "cleo@example.org", "notify": False})
        table = await ann.make("tally", "me", "open", "open", name="Friday", pace={"kind": "days", "days": 2})
        await ben.join(table)
        await cleo.join(table)
        async with ann.at(table) as a:
            await a.until("state")
            await a.play("add 1")
            await until(keeper.mails, 1)
            to, mail = keeper.mails[0]
            assert to == ["ben@example.org"]
            assert mail["Subject"] == "Friday: jouw beurt"
            assert f"https://shed.example/tables/{table}" in mail.get_content()
            async with ben.at(table) as b:
                await b.until("state")
                await b.play("add 1")  # Cleo does not wish mails, Ann is here
            async with cleo.at(table) as c:
                await c.until("state")
                await c.play("add 1")
            await a.until("state", number=3)
            await a.play("add 1")
            await until(keeper.mails, 2)
        assert [to for to, _ in keeper.mails] == [["ben@example.org"]] * 2
        for one in (ann, ben, cleo):
            await one.close()
    finally:
        server.stop()
    assert "ben@example.org" not in server.log.read_text()
