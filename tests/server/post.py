"""A real SMTP server on this machine that keeps what was sent, and what people do with their mails."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
from email.message import EmailMessage
from typing import Any

from testbed.services import free_port
from tests.server.harness import Person

ADDRESS = "https://shed.example"
LINK = re.compile(re.escape(ADDRESS) + r"/(\w+)#([\w-]+)")


class Post:
    """Keeps what was sent."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], EmailMessage]] = []
        self.port = free_port()

    @property
    def settings(self) -> dict[str, str]:
        """With which a server sends its mails here."""
        return {"smtp": f"smtp://127.0.0.1:{self.port}", "address": ADDRESS}

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append((envelope.rcpt_tos, mail))
        return "250 OK"

    async def until(self, count: int) -> EmailMessage:
        """Waits for so many mails; gives the last."""
        for _ in range(200):
            if len(self.mails) >= count:
                return self.mails[-1][1]
            await asyncio.sleep(0.05)
        raise AssertionError(f"{len(self.mails)} mails, not {count}")

    async def quiet(self) -> None:
        """Waits until a mail that was on its way would have come."""
        await asyncio.sleep(0.6)


def link_of(mail: EmailMessage) -> tuple[str, str]:
    """The purpose and the secret of the link in a mail."""
    found = LINK.search(mail.get_content())
    assert found is not None
    return found[1], found[2]


async def confirm_address(post: Post, person: Person, address: str, password: str = "") -> None:
    """Gives an address and uses the link that is mailed to it."""
    before = len(post.mails)
    answer = await person.post("/account/email", {"email": address, "password": password})
    assert answer.status_code == 200, answer.text
    purpose, secret = link_of(await post.until(before + 1))
    assert purpose == "confirm"
    assert (await person.post("/mail/confirm", {"token": secret})).status_code == 200
